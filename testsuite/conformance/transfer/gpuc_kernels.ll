target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [16 x i8*] [i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint to i8*), i8* bitcast (void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32 to i8*), i8* bitcast (void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16 to i8*), i8* bitcast (void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2 to i8*)], section "llvm.metadata"

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !14, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !14, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !14, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !14, !range !17
	%6 = mul i32 %5, %3, !dbg !14
	%7 = add i32 %2, %6, !dbg !14
	%8 = mul i32 %4, %7, !dbg !14
	%9 = add i32 %1, %8, !dbg !14
	%10 = sext i32 %9 to i64, !dbg !14
	%11 = icmp eq i64 %p1, 0, !dbg !18
	br i1 %11, label %b1, label %b14, !dbg !18

b1:
	%12 = icmp eq i64 %10, 0, !dbg !19
	br i1 %12, label %b2, label %b14, !dbg !19

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !20
	br i1 %13, label %b3, label %b4, !dbg !20

b3:
	%14 = sext i32 %0 to i64, !dbg !13
	%15 = trunc i64 %p10 to i32, !dbg !13
	%16 = icmp ne i64 %p4, %p6, !dbg !13
	%17 = icmp uge i64 %p10, %14, !dbg !13
	%18 = or i1 %16, %17, !dbg !13
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !13, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %p3, i8* %p5, i64 %p6, i32 %15), !dbg !13
	br label %b41, !dbg !13

b4:
	%19 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %19, label %b5, label %b6, !dbg !24

b5:
	%20 = sext i32 %0 to i64, !dbg !25
	%21 = trunc i64 %p10 to i32, !dbg !25
	%22 = icmp ne i64 %p4, %p6, !dbg !25
	%23 = icmp uge i64 %p10, %20, !dbg !25
	%24 = or i1 %22, %23, !dbg !25
	br i1 %24, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %21), !dbg !25
	br label %b41, !dbg !25

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %25, label %b7, label %b8, !dbg !26

b7:
	%26 = sext i32 %0 to i64, !dbg !27
	%27 = trunc i64 %p10 to i32, !dbg !27
	%28 = icmp ne i64 %p4, %p6, !dbg !27
	%29 = icmp uge i64 %p10, %26, !dbg !27
	%30 = or i1 %28, %29, !dbg !27
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %p3, i8* %p5, i64 %p6, i32 %27), !dbg !27
	br label %b41, !dbg !27

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !28
	br i1 %31, label %b9, label %b10, !dbg !28

b9:
	%32 = sext i32 %0 to i64, !dbg !29
	%33 = trunc i64 %p10 to i32, !dbg !29
	%34 = icmp ne i64 %p4, %p6, !dbg !29
	%35 = icmp uge i64 %p10, %32, !dbg !29
	%36 = or i1 %34, %35, !dbg !29
	br i1 %36, label %b9_fail1, label %b9_ok1, !dbg !29, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %33), !dbg !29
	br label %b41, !dbg !29

b10:
	%37 = icmp eq i64 %p0, 4, !dbg !30
	br i1 %37, label %b11, label %b12, !dbg !30

b11:
	%38 = sext i32 %0 to i64, !dbg !31
	%39 = sext i32 %p9 to i64, !dbg !31
	%40 = sub i64 %39, 9, !dbg !31
	%41 = trunc i64 %p10 to i32, !dbg !31
	%42 = icmp ne i64 %p4, %p6, !dbg !31
	%43 = icmp uge i64 %p10, %38, !dbg !31
	%44 = icmp eq i64* %p7, null, !dbg !31
	%45 = icmp ugt i64 %40, 1, !dbg !31
	%46 = or i1 %42, %43, !dbg !31
	%47 = or i1 %46, %44, !dbg !31
	%48 = or i1 %47, %45, !dbg !31
	br i1 %48, label %b11_fail1, label %b11_ok1, !dbg !31, !prof !21

b11_ok1:
	%49 = bitcast i64* %p7 to i8*, !dbg !31
	call void @gpuc_put_signal_thread(i8* %p3, i8* %p5, i64 %p6, i8* %49, i64 %p8, i32 %p9, i32 %41), !dbg !31
	br label %b41, !dbg !31

b12:
	%50 = icmp eq i64 %p0, 5, !dbg !32
	br i1 %50, label %b13, label %b41, !dbg !32

b13:
	%51 = sext i32 %0 to i64, !dbg !33
	%52 = sext i32 %p9 to i64, !dbg !33
	%53 = sub i64 %52, 9, !dbg !33
	%54 = trunc i64 %p10 to i32, !dbg !33
	%55 = icmp ne i64 %p4, %p6, !dbg !33
	%56 = icmp uge i64 %p10, %51, !dbg !33
	%57 = icmp eq i64* %p7, null, !dbg !33
	%58 = icmp ugt i64 %53, 1, !dbg !33
	%59 = or i1 %55, %56, !dbg !33
	%60 = or i1 %59, %57, !dbg !33
	%61 = or i1 %60, %58, !dbg !33
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !33, !prof !21

b13_ok1:
	%62 = bitcast i64* %p7 to i8*, !dbg !33
	call void @gpuc_put_signal_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i8* %62, i64 %p8, i32 %p9, i32 %54), !dbg !33
	br label %b41, !dbg !33

b14:
	%63 = icmp eq i64 %p1, 1, !dbg !34
	br i1 %63, label %b15, label %b28, !dbg !34

b15:
	%64 = sdiv i64 %10, 32, !dbg !35
	%65 = icmp eq i64 %64, %p2, !dbg !36
	br i1 %65, label %b16, label %b28, !dbg !36

b16:
	%66 = icmp eq i64 %p0, 0, !dbg !39
	br i1 %66, label %b17, label %b18, !dbg !39

b17:
	%67 = sext i32 %0 to i64, !dbg !40
	%68 = trunc i64 %p10 to i32, !dbg !40
	%69 = icmp ne i64 %p4, %p6, !dbg !40
	%70 = icmp uge i64 %p10, %67, !dbg !40
	%71 = or i1 %69, %70, !dbg !40
	br i1 %71, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %p3, i8* %p5, i64 %p6, i32 %68), !dbg !40
	br label %b41, !dbg !40

b18:
	%72 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %72, label %b19, label %b20, !dbg !41

b19:
	%73 = sext i32 %0 to i64, !dbg !42
	%74 = trunc i64 %p10 to i32, !dbg !42
	%75 = icmp ne i64 %p4, %p6, !dbg !42
	%76 = icmp uge i64 %p10, %73, !dbg !42
	%77 = or i1 %75, %76, !dbg !42
	br i1 %77, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %74), !dbg !42
	br label %b41, !dbg !42

b20:
	%78 = icmp eq i64 %p0, 2, !dbg !43
	br i1 %78, label %b21, label %b22, !dbg !43

b21:
	%79 = sext i32 %0 to i64, !dbg !44
	%80 = trunc i64 %p10 to i32, !dbg !44
	%81 = icmp ne i64 %p4, %p6, !dbg !44
	%82 = icmp uge i64 %p10, %79, !dbg !44
	%83 = or i1 %81, %82, !dbg !44
	br i1 %83, label %b21_fail1, label %b21_ok1, !dbg !44, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %p3, i8* %p5, i64 %p6, i32 %80), !dbg !44
	br label %b41, !dbg !44

b22:
	%84 = icmp eq i64 %p0, 3, !dbg !45
	br i1 %84, label %b23, label %b24, !dbg !45

b23:
	%85 = sext i32 %0 to i64, !dbg !46
	%86 = trunc i64 %p10 to i32, !dbg !46
	%87 = icmp ne i64 %p4, %p6, !dbg !46
	%88 = icmp uge i64 %p10, %85, !dbg !46
	%89 = or i1 %87, %88, !dbg !46
	br i1 %89, label %b23_fail1, label %b23_ok1, !dbg !46, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %86), !dbg !46
	br label %b41, !dbg !46

b24:
	%90 = icmp eq i64 %p0, 4, !dbg !47
	br i1 %90, label %b25, label %b26, !dbg !47

b25:
	%91 = sext i32 %0 to i64, !dbg !48
	%92 = sext i32 %p9 to i64, !dbg !48
	%93 = sub i64 %92, 9, !dbg !48
	%94 = trunc i64 %p10 to i32, !dbg !48
	%95 = icmp ne i64 %p4, %p6, !dbg !48
	%96 = icmp uge i64 %p10, %91, !dbg !48
	%97 = icmp eq i64* %p7, null, !dbg !48
	%98 = icmp ugt i64 %93, 1, !dbg !48
	%99 = or i1 %95, %96, !dbg !48
	%100 = or i1 %99, %97, !dbg !48
	%101 = or i1 %100, %98, !dbg !48
	br i1 %101, label %b25_fail1, label %b25_ok1, !dbg !48, !prof !21

b25_ok1:
	%102 = bitcast i64* %p7 to i8*, !dbg !48
	call void @gpuc_put_signal_warp(i8* %p3, i8* %p5, i64 %p6, i8* %102, i64 %p8, i32 %p9, i32 %94), !dbg !48
	br label %b41, !dbg !48

b26:
	%103 = icmp eq i64 %p0, 5, !dbg !49
	br i1 %103, label %b27, label %b41, !dbg !49

b27:
	%104 = sext i32 %0 to i64, !dbg !50
	%105 = sext i32 %p9 to i64, !dbg !50
	%106 = sub i64 %105, 9, !dbg !50
	%107 = trunc i64 %p10 to i32, !dbg !50
	%108 = icmp ne i64 %p4, %p6, !dbg !50
	%109 = icmp uge i64 %p10, %104, !dbg !50
	%110 = icmp eq i64* %p7, null, !dbg !50
	%111 = icmp ugt i64 %106, 1, !dbg !50
	%112 = or i1 %108, %109, !dbg !50
	%113 = or i1 %112, %110, !dbg !50
	%114 = or i1 %113, %111, !dbg !50
	br i1 %114, label %b27_fail1, label %b27_ok1, !dbg !50, !prof !21

b27_ok1:
	%115 = bitcast i64* %p7 to i8*, !dbg !50
	call void @gpuc_put_signal_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i8* %115, i64 %p8, i32 %p9, i32 %107), !dbg !50
	br label %b41, !dbg !50

b28:
	%116 = icmp eq i64 %p1, 2, !dbg !51
	br i1 %116, label %b29, label %b41, !dbg !51

b29:
	%117 = icmp eq i64 %p0, 0, !dbg !54
	br i1 %117, label %b30, label %b31, !dbg !54

b30:
	%118 = sext i32 %0 to i64, !dbg !55
	%119 = trunc i64 %p10 to i32, !dbg !55
	%120 = icmp ne i64 %p4, %p6, !dbg !55
	%121 = icmp uge i64 %p10, %118, !dbg !55
	%122 = or i1 %120, %121, !dbg !55
	br i1 %122, label %b30_fail1, label %b30_ok1, !dbg !55, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %p3, i8* %p5, i64 %p6, i32 %119), !dbg !55
	br label %b41, !dbg !55

b31:
	%123 = icmp eq i64 %p0, 1, !dbg !56
	br i1 %123, label %b32, label %b33, !dbg !56

b32:
	%124 = sext i32 %0 to i64, !dbg !57
	%125 = trunc i64 %p10 to i32, !dbg !57
	%126 = icmp ne i64 %p4, %p6, !dbg !57
	%127 = icmp uge i64 %p10, %124, !dbg !57
	%128 = or i1 %126, %127, !dbg !57
	br i1 %128, label %b32_fail1, label %b32_ok1, !dbg !57, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %125), !dbg !57
	br label %b41, !dbg !57

b33:
	%129 = icmp eq i64 %p0, 2, !dbg !58
	br i1 %129, label %b34, label %b35, !dbg !58

b34:
	%130 = sext i32 %0 to i64, !dbg !59
	%131 = trunc i64 %p10 to i32, !dbg !59
	%132 = icmp ne i64 %p4, %p6, !dbg !59
	%133 = icmp uge i64 %p10, %130, !dbg !59
	%134 = or i1 %132, %133, !dbg !59
	br i1 %134, label %b34_fail1, label %b34_ok1, !dbg !59, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %p3, i8* %p5, i64 %p6, i32 %131), !dbg !59
	br label %b41, !dbg !59

b35:
	%135 = icmp eq i64 %p0, 3, !dbg !60
	br i1 %135, label %b36, label %b37, !dbg !60

b36:
	%136 = sext i32 %0 to i64, !dbg !61
	%137 = trunc i64 %p10 to i32, !dbg !61
	%138 = icmp ne i64 %p4, %p6, !dbg !61
	%139 = icmp uge i64 %p10, %136, !dbg !61
	%140 = or i1 %138, %139, !dbg !61
	br i1 %140, label %b36_fail1, label %b36_ok1, !dbg !61, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %137), !dbg !61
	br label %b41, !dbg !61

b37:
	%141 = icmp eq i64 %p0, 4, !dbg !62
	br i1 %141, label %b38, label %b39, !dbg !62

b38:
	%142 = sext i32 %0 to i64, !dbg !63
	%143 = sext i32 %p9 to i64, !dbg !63
	%144 = sub i64 %143, 9, !dbg !63
	%145 = trunc i64 %p10 to i32, !dbg !63
	%146 = icmp ne i64 %p4, %p6, !dbg !63
	%147 = icmp uge i64 %p10, %142, !dbg !63
	%148 = icmp eq i64* %p7, null, !dbg !63
	%149 = icmp ugt i64 %144, 1, !dbg !63
	%150 = or i1 %146, %147, !dbg !63
	%151 = or i1 %150, %148, !dbg !63
	%152 = or i1 %151, %149, !dbg !63
	br i1 %152, label %b38_fail1, label %b38_ok1, !dbg !63, !prof !21

b38_ok1:
	%153 = bitcast i64* %p7 to i8*, !dbg !63
	call void @gpuc_put_signal_block(i8* %p3, i8* %p5, i64 %p6, i8* %153, i64 %p8, i32 %p9, i32 %145), !dbg !63
	br label %b41, !dbg !63

b39:
	%154 = icmp eq i64 %p0, 5, !dbg !64
	br i1 %154, label %b40, label %b41, !dbg !64

b40:
	%155 = sext i32 %0 to i64, !dbg !65
	%156 = sext i32 %p9 to i64, !dbg !65
	%157 = sub i64 %156, 9, !dbg !65
	%158 = trunc i64 %p10 to i32, !dbg !65
	%159 = icmp ne i64 %p4, %p6, !dbg !65
	%160 = icmp uge i64 %p10, %155, !dbg !65
	%161 = icmp eq i64* %p7, null, !dbg !65
	%162 = icmp ugt i64 %157, 1, !dbg !65
	%163 = or i1 %159, %160, !dbg !65
	%164 = or i1 %163, %161, !dbg !65
	%165 = or i1 %164, %162, !dbg !65
	br i1 %165, label %b40_fail1, label %b40_ok1, !dbg !65, !prof !21

b40_ok1:
	%166 = bitcast i64* %p7 to i8*, !dbg !65
	call void @gpuc_put_signal_nbi_block(i8* %p3, i8* %p5, i64 %p6, i8* %166, i64 %p8, i32 %p9, i32 %158), !dbg !65
	br label %b41, !dbg !65

b41:
	ret void, !dbg !11

b3_fail1:
	%167 = icmp ne i64 %p4, %p6, !dbg !13
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !13

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !13
	ret void, !dbg !13

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !13
	ret void, !dbg !13

b5_fail1:
	%168 = icmp ne i64 %p4, %p6, !dbg !25
	br i1 %168, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %20), !dbg !25
	ret void, !dbg !25

b7_fail1:
	%169 = icmp ne i64 %p4, %p6, !dbg !27
	br i1 %169, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %26), !dbg !27
	ret void, !dbg !27

b9_fail1:
	%170 = icmp ne i64 %p4, %p6, !dbg !29
	br i1 %170, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !29
	ret void, !dbg !29

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %32), !dbg !29
	ret void, !dbg !29

b11_fail1:
	%171 = icmp ne i64 %p4, %p6, !dbg !31
	br i1 %171, label %b11_fail2, label %b11_ok2, !dbg !31

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !31
	ret void, !dbg !31

b11_ok2:
	%172 = icmp uge i64 %p10, %38, !dbg !31
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !31

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %38), !dbg !31
	ret void, !dbg !31

b11_ok3:
	%173 = icmp eq i64* %p7, null, !dbg !31
	br i1 %173, label %b11_fail4, label %b11_ok4, !dbg !31

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !31
	ret void, !dbg !31

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %40, i64 1), !dbg !31
	ret void, !dbg !31

b13_fail1:
	%174 = icmp ne i64 %p4, %p6, !dbg !33
	br i1 %174, label %b13_fail2, label %b13_ok2, !dbg !33

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !33
	ret void, !dbg !33

b13_ok2:
	%175 = icmp uge i64 %p10, %51, !dbg !33
	br i1 %175, label %b13_fail3, label %b13_ok3, !dbg !33

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %51), !dbg !33
	ret void, !dbg !33

b13_ok3:
	%176 = icmp eq i64* %p7, null, !dbg !33
	br i1 %176, label %b13_fail4, label %b13_ok4, !dbg !33

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !33
	ret void, !dbg !33

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 1), !dbg !33
	ret void, !dbg !33

b17_fail1:
	%177 = icmp ne i64 %p4, %p6, !dbg !40
	br i1 %177, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !40
	ret void, !dbg !40

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %67), !dbg !40
	ret void, !dbg !40

b19_fail1:
	%178 = icmp ne i64 %p4, %p6, !dbg !42
	br i1 %178, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !42
	ret void, !dbg !42

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %73), !dbg !42
	ret void, !dbg !42

b21_fail1:
	%179 = icmp ne i64 %p4, %p6, !dbg !44
	br i1 %179, label %b21_fail2, label %b21_ok2, !dbg !44

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !44
	ret void, !dbg !44

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %79), !dbg !44
	ret void, !dbg !44

b23_fail1:
	%180 = icmp ne i64 %p4, %p6, !dbg !46
	br i1 %180, label %b23_fail2, label %b23_ok2, !dbg !46

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !46
	ret void, !dbg !46

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %85), !dbg !46
	ret void, !dbg !46

b25_fail1:
	%181 = icmp ne i64 %p4, %p6, !dbg !48
	br i1 %181, label %b25_fail2, label %b25_ok2, !dbg !48

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !48
	ret void, !dbg !48

b25_ok2:
	%182 = icmp uge i64 %p10, %91, !dbg !48
	br i1 %182, label %b25_fail3, label %b25_ok3, !dbg !48

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %91), !dbg !48
	ret void, !dbg !48

b25_ok3:
	%183 = icmp eq i64* %p7, null, !dbg !48
	br i1 %183, label %b25_fail4, label %b25_ok4, !dbg !48

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 1), !dbg !48
	ret void, !dbg !48

b27_fail1:
	%184 = icmp ne i64 %p4, %p6, !dbg !50
	br i1 %184, label %b27_fail2, label %b27_ok2, !dbg !50

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !50
	ret void, !dbg !50

b27_ok2:
	%185 = icmp uge i64 %p10, %104, !dbg !50
	br i1 %185, label %b27_fail3, label %b27_ok3, !dbg !50

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %104), !dbg !50
	ret void, !dbg !50

b27_ok3:
	%186 = icmp eq i64* %p7, null, !dbg !50
	br i1 %186, label %b27_fail4, label %b27_ok4, !dbg !50

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %106, i64 1), !dbg !50
	ret void, !dbg !50

b30_fail1:
	%187 = icmp ne i64 %p4, %p6, !dbg !55
	br i1 %187, label %b30_fail2, label %b30_ok2, !dbg !55

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !55
	ret void, !dbg !55

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %118), !dbg !55
	ret void, !dbg !55

b32_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !57
	br i1 %188, label %b32_fail2, label %b32_ok2, !dbg !57

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !57
	ret void, !dbg !57

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %124), !dbg !57
	ret void, !dbg !57

b34_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !59
	br i1 %189, label %b34_fail2, label %b34_ok2, !dbg !59

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !59
	ret void, !dbg !59

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %130), !dbg !59
	ret void, !dbg !59

b36_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !61
	br i1 %190, label %b36_fail2, label %b36_ok2, !dbg !61

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !61
	ret void, !dbg !61

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %136), !dbg !61
	ret void, !dbg !61

b38_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !63
	br i1 %191, label %b38_fail2, label %b38_ok2, !dbg !63

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !63
	ret void, !dbg !63

b38_ok2:
	%192 = icmp uge i64 %p10, %142, !dbg !63
	br i1 %192, label %b38_fail3, label %b38_ok3, !dbg !63

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %142), !dbg !63
	ret void, !dbg !63

b38_ok3:
	%193 = icmp eq i64* %p7, null, !dbg !63
	br i1 %193, label %b38_fail4, label %b38_ok4, !dbg !63

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %144, i64 1), !dbg !63
	ret void, !dbg !63

b40_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !65
	br i1 %194, label %b40_fail2, label %b40_ok2, !dbg !65

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !65
	ret void, !dbg !65

b40_ok2:
	%195 = icmp uge i64 %p10, %155, !dbg !65
	br i1 %195, label %b40_fail3, label %b40_ok3, !dbg !65

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %155), !dbg !65
	ret void, !dbg !65

b40_ok3:
	%196 = icmp eq i64* %p7, null, !dbg !65
	br i1 %196, label %b40_fail4, label %b40_ok4, !dbg !65

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !65
	ret void, !dbg !65

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %157, i64 1), !dbg !65
	ret void, !dbg !65
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !72
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !73, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !73, !range !17
	%6 = mul i32 %5, %3, !dbg !73
	%7 = add i32 %2, %6, !dbg !73
	%8 = mul i32 %4, %7, !dbg !73
	%9 = add i32 %1, %8, !dbg !73
	%10 = sext i32 %9 to i64, !dbg !73
	%11 = icmp eq i64 %p1, 0, !dbg !74
	br i1 %11, label %b1, label %b14, !dbg !74

b1:
	%12 = icmp eq i64 %10, 0, !dbg !75
	br i1 %12, label %b2, label %b14, !dbg !75

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !76
	br i1 %13, label %b3, label %b4, !dbg !76

b3:
	%14 = sext i32 %0 to i64, !dbg !72
	%15 = mul i64 %p6, 2, !dbg !72
	%16 = trunc i64 %p10 to i32, !dbg !72
	%17 = icmp ne i64 %p4, %p6, !dbg !72
	%18 = icmp uge i64 %p10, %14, !dbg !72
	%19 = or i1 %17, %18, !dbg !72
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !72, !prof !21

b3_ok1:
	%20 = bitcast i16* %p3 to i8*, !dbg !72
	%21 = bitcast i16* %p5 to i8*, !dbg !72
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !72
	br label %b41, !dbg !72

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !77
	br i1 %22, label %b5, label %b6, !dbg !77

b5:
	%23 = sext i32 %0 to i64, !dbg !78
	%24 = mul i64 %p6, 2, !dbg !78
	%25 = trunc i64 %p10 to i32, !dbg !78
	%26 = icmp ne i64 %p4, %p6, !dbg !78
	%27 = icmp uge i64 %p10, %23, !dbg !78
	%28 = or i1 %26, %27, !dbg !78
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !78, !prof !21

b5_ok1:
	%29 = bitcast i16* %p3 to i8*, !dbg !78
	%30 = bitcast i16* %p5 to i8*, !dbg !78
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !78
	br label %b41, !dbg !78

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !79
	br i1 %31, label %b7, label %b8, !dbg !79

b7:
	%32 = sext i32 %0 to i64, !dbg !80
	%33 = mul i64 %p6, 2, !dbg !80
	%34 = trunc i64 %p10 to i32, !dbg !80
	%35 = icmp ne i64 %p4, %p6, !dbg !80
	%36 = icmp uge i64 %p10, %32, !dbg !80
	%37 = or i1 %35, %36, !dbg !80
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !80, !prof !21

b7_ok1:
	%38 = bitcast i16* %p3 to i8*, !dbg !80
	%39 = bitcast i16* %p5 to i8*, !dbg !80
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !80
	br label %b41, !dbg !80

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !81
	br i1 %40, label %b9, label %b10, !dbg !81

b9:
	%41 = sext i32 %0 to i64, !dbg !82
	%42 = mul i64 %p6, 2, !dbg !82
	%43 = trunc i64 %p10 to i32, !dbg !82
	%44 = icmp ne i64 %p4, %p6, !dbg !82
	%45 = icmp uge i64 %p10, %41, !dbg !82
	%46 = or i1 %44, %45, !dbg !82
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !82, !prof !21

b9_ok1:
	%47 = bitcast i16* %p3 to i8*, !dbg !82
	%48 = bitcast i16* %p5 to i8*, !dbg !82
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !82
	br label %b41, !dbg !82

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !83
	br i1 %49, label %b11, label %b12, !dbg !83

b11:
	%50 = sext i32 %0 to i64, !dbg !84
	%51 = sext i32 %p9 to i64, !dbg !84
	%52 = sub i64 %51, 9, !dbg !84
	%53 = mul i64 %p6, 2, !dbg !84
	%54 = trunc i64 %p10 to i32, !dbg !84
	%55 = icmp ne i64 %p4, %p6, !dbg !84
	%56 = icmp uge i64 %p10, %50, !dbg !84
	%57 = icmp eq i64* %p7, null, !dbg !84
	%58 = icmp ugt i64 %52, 1, !dbg !84
	%59 = or i1 %55, %56, !dbg !84
	%60 = or i1 %59, %57, !dbg !84
	%61 = or i1 %60, %58, !dbg !84
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !84, !prof !21

b11_ok1:
	%62 = bitcast i16* %p3 to i8*, !dbg !84
	%63 = bitcast i16* %p5 to i8*, !dbg !84
	%64 = bitcast i64* %p7 to i8*, !dbg !84
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !84
	br label %b41, !dbg !84

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !85
	br i1 %65, label %b13, label %b41, !dbg !85

b13:
	%66 = sext i32 %0 to i64, !dbg !86
	%67 = sext i32 %p9 to i64, !dbg !86
	%68 = sub i64 %67, 9, !dbg !86
	%69 = mul i64 %p6, 2, !dbg !86
	%70 = trunc i64 %p10 to i32, !dbg !86
	%71 = icmp ne i64 %p4, %p6, !dbg !86
	%72 = icmp uge i64 %p10, %66, !dbg !86
	%73 = icmp eq i64* %p7, null, !dbg !86
	%74 = icmp ugt i64 %68, 1, !dbg !86
	%75 = or i1 %71, %72, !dbg !86
	%76 = or i1 %75, %73, !dbg !86
	%77 = or i1 %76, %74, !dbg !86
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !86, !prof !21

b13_ok1:
	%78 = bitcast i16* %p3 to i8*, !dbg !86
	%79 = bitcast i16* %p5 to i8*, !dbg !86
	%80 = bitcast i64* %p7 to i8*, !dbg !86
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !86
	br label %b41, !dbg !86

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !87
	br i1 %81, label %b15, label %b28, !dbg !87

b15:
	%82 = sdiv i64 %10, 32, !dbg !88
	%83 = icmp eq i64 %82, %p2, !dbg !89
	br i1 %83, label %b16, label %b28, !dbg !89

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !92
	br i1 %84, label %b17, label %b18, !dbg !92

b17:
	%85 = sext i32 %0 to i64, !dbg !93
	%86 = mul i64 %p6, 2, !dbg !93
	%87 = trunc i64 %p10 to i32, !dbg !93
	%88 = icmp ne i64 %p4, %p6, !dbg !93
	%89 = icmp uge i64 %p10, %85, !dbg !93
	%90 = or i1 %88, %89, !dbg !93
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !93, !prof !21

b17_ok1:
	%91 = bitcast i16* %p3 to i8*, !dbg !93
	%92 = bitcast i16* %p5 to i8*, !dbg !93
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !93
	br label %b41, !dbg !93

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !94
	br i1 %93, label %b19, label %b20, !dbg !94

b19:
	%94 = sext i32 %0 to i64, !dbg !95
	%95 = mul i64 %p6, 2, !dbg !95
	%96 = trunc i64 %p10 to i32, !dbg !95
	%97 = icmp ne i64 %p4, %p6, !dbg !95
	%98 = icmp uge i64 %p10, %94, !dbg !95
	%99 = or i1 %97, %98, !dbg !95
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !95, !prof !21

b19_ok1:
	%100 = bitcast i16* %p3 to i8*, !dbg !95
	%101 = bitcast i16* %p5 to i8*, !dbg !95
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !95
	br label %b41, !dbg !95

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !96
	br i1 %102, label %b21, label %b22, !dbg !96

b21:
	%103 = sext i32 %0 to i64, !dbg !97
	%104 = mul i64 %p6, 2, !dbg !97
	%105 = trunc i64 %p10 to i32, !dbg !97
	%106 = icmp ne i64 %p4, %p6, !dbg !97
	%107 = icmp uge i64 %p10, %103, !dbg !97
	%108 = or i1 %106, %107, !dbg !97
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !97, !prof !21

b21_ok1:
	%109 = bitcast i16* %p3 to i8*, !dbg !97
	%110 = bitcast i16* %p5 to i8*, !dbg !97
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !97
	br label %b41, !dbg !97

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !98
	br i1 %111, label %b23, label %b24, !dbg !98

b23:
	%112 = sext i32 %0 to i64, !dbg !99
	%113 = mul i64 %p6, 2, !dbg !99
	%114 = trunc i64 %p10 to i32, !dbg !99
	%115 = icmp ne i64 %p4, %p6, !dbg !99
	%116 = icmp uge i64 %p10, %112, !dbg !99
	%117 = or i1 %115, %116, !dbg !99
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !99, !prof !21

b23_ok1:
	%118 = bitcast i16* %p3 to i8*, !dbg !99
	%119 = bitcast i16* %p5 to i8*, !dbg !99
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !99
	br label %b41, !dbg !99

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !100
	br i1 %120, label %b25, label %b26, !dbg !100

b25:
	%121 = sext i32 %0 to i64, !dbg !101
	%122 = sext i32 %p9 to i64, !dbg !101
	%123 = sub i64 %122, 9, !dbg !101
	%124 = mul i64 %p6, 2, !dbg !101
	%125 = trunc i64 %p10 to i32, !dbg !101
	%126 = icmp ne i64 %p4, %p6, !dbg !101
	%127 = icmp uge i64 %p10, %121, !dbg !101
	%128 = icmp eq i64* %p7, null, !dbg !101
	%129 = icmp ugt i64 %123, 1, !dbg !101
	%130 = or i1 %126, %127, !dbg !101
	%131 = or i1 %130, %128, !dbg !101
	%132 = or i1 %131, %129, !dbg !101
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !101, !prof !21

b25_ok1:
	%133 = bitcast i16* %p3 to i8*, !dbg !101
	%134 = bitcast i16* %p5 to i8*, !dbg !101
	%135 = bitcast i64* %p7 to i8*, !dbg !101
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !101
	br label %b41, !dbg !101

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !102
	br i1 %136, label %b27, label %b41, !dbg !102

b27:
	%137 = sext i32 %0 to i64, !dbg !103
	%138 = sext i32 %p9 to i64, !dbg !103
	%139 = sub i64 %138, 9, !dbg !103
	%140 = mul i64 %p6, 2, !dbg !103
	%141 = trunc i64 %p10 to i32, !dbg !103
	%142 = icmp ne i64 %p4, %p6, !dbg !103
	%143 = icmp uge i64 %p10, %137, !dbg !103
	%144 = icmp eq i64* %p7, null, !dbg !103
	%145 = icmp ugt i64 %139, 1, !dbg !103
	%146 = or i1 %142, %143, !dbg !103
	%147 = or i1 %146, %144, !dbg !103
	%148 = or i1 %147, %145, !dbg !103
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !103, !prof !21

b27_ok1:
	%149 = bitcast i16* %p3 to i8*, !dbg !103
	%150 = bitcast i16* %p5 to i8*, !dbg !103
	%151 = bitcast i64* %p7 to i8*, !dbg !103
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !103
	br label %b41, !dbg !103

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !104
	br i1 %152, label %b29, label %b41, !dbg !104

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !107
	br i1 %153, label %b30, label %b31, !dbg !107

b30:
	%154 = sext i32 %0 to i64, !dbg !108
	%155 = mul i64 %p6, 2, !dbg !108
	%156 = trunc i64 %p10 to i32, !dbg !108
	%157 = icmp ne i64 %p4, %p6, !dbg !108
	%158 = icmp uge i64 %p10, %154, !dbg !108
	%159 = or i1 %157, %158, !dbg !108
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !108, !prof !21

b30_ok1:
	%160 = bitcast i16* %p3 to i8*, !dbg !108
	%161 = bitcast i16* %p5 to i8*, !dbg !108
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !108
	br label %b41, !dbg !108

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !109
	br i1 %162, label %b32, label %b33, !dbg !109

b32:
	%163 = sext i32 %0 to i64, !dbg !110
	%164 = mul i64 %p6, 2, !dbg !110
	%165 = trunc i64 %p10 to i32, !dbg !110
	%166 = icmp ne i64 %p4, %p6, !dbg !110
	%167 = icmp uge i64 %p10, %163, !dbg !110
	%168 = or i1 %166, %167, !dbg !110
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !110, !prof !21

b32_ok1:
	%169 = bitcast i16* %p3 to i8*, !dbg !110
	%170 = bitcast i16* %p5 to i8*, !dbg !110
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !110
	br label %b41, !dbg !110

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !111
	br i1 %171, label %b34, label %b35, !dbg !111

b34:
	%172 = sext i32 %0 to i64, !dbg !112
	%173 = mul i64 %p6, 2, !dbg !112
	%174 = trunc i64 %p10 to i32, !dbg !112
	%175 = icmp ne i64 %p4, %p6, !dbg !112
	%176 = icmp uge i64 %p10, %172, !dbg !112
	%177 = or i1 %175, %176, !dbg !112
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !112, !prof !21

b34_ok1:
	%178 = bitcast i16* %p3 to i8*, !dbg !112
	%179 = bitcast i16* %p5 to i8*, !dbg !112
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !112
	br label %b41, !dbg !112

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !113
	br i1 %180, label %b36, label %b37, !dbg !113

b36:
	%181 = sext i32 %0 to i64, !dbg !114
	%182 = mul i64 %p6, 2, !dbg !114
	%183 = trunc i64 %p10 to i32, !dbg !114
	%184 = icmp ne i64 %p4, %p6, !dbg !114
	%185 = icmp uge i64 %p10, %181, !dbg !114
	%186 = or i1 %184, %185, !dbg !114
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !114, !prof !21

b36_ok1:
	%187 = bitcast i16* %p3 to i8*, !dbg !114
	%188 = bitcast i16* %p5 to i8*, !dbg !114
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !114
	br label %b41, !dbg !114

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !115
	br i1 %189, label %b38, label %b39, !dbg !115

b38:
	%190 = sext i32 %0 to i64, !dbg !116
	%191 = sext i32 %p9 to i64, !dbg !116
	%192 = sub i64 %191, 9, !dbg !116
	%193 = mul i64 %p6, 2, !dbg !116
	%194 = trunc i64 %p10 to i32, !dbg !116
	%195 = icmp ne i64 %p4, %p6, !dbg !116
	%196 = icmp uge i64 %p10, %190, !dbg !116
	%197 = icmp eq i64* %p7, null, !dbg !116
	%198 = icmp ugt i64 %192, 1, !dbg !116
	%199 = or i1 %195, %196, !dbg !116
	%200 = or i1 %199, %197, !dbg !116
	%201 = or i1 %200, %198, !dbg !116
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !116, !prof !21

b38_ok1:
	%202 = bitcast i16* %p3 to i8*, !dbg !116
	%203 = bitcast i16* %p5 to i8*, !dbg !116
	%204 = bitcast i64* %p7 to i8*, !dbg !116
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !116
	br label %b41, !dbg !116

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !117
	br i1 %205, label %b40, label %b41, !dbg !117

b40:
	%206 = sext i32 %0 to i64, !dbg !118
	%207 = sext i32 %p9 to i64, !dbg !118
	%208 = sub i64 %207, 9, !dbg !118
	%209 = mul i64 %p6, 2, !dbg !118
	%210 = trunc i64 %p10 to i32, !dbg !118
	%211 = icmp ne i64 %p4, %p6, !dbg !118
	%212 = icmp uge i64 %p10, %206, !dbg !118
	%213 = icmp eq i64* %p7, null, !dbg !118
	%214 = icmp ugt i64 %208, 1, !dbg !118
	%215 = or i1 %211, %212, !dbg !118
	%216 = or i1 %215, %213, !dbg !118
	%217 = or i1 %216, %214, !dbg !118
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !118, !prof !21

b40_ok1:
	%218 = bitcast i16* %p3 to i8*, !dbg !118
	%219 = bitcast i16* %p5 to i8*, !dbg !118
	%220 = bitcast i64* %p7 to i8*, !dbg !118
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !118
	br label %b41, !dbg !118

b41:
	ret void, !dbg !70

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !72
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !72

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !72
	ret void, !dbg !72

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !72
	ret void, !dbg !72

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !78
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !78

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !78
	ret void, !dbg !78

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !78
	ret void, !dbg !78

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !80
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !80

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !80
	ret void, !dbg !80

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !80
	ret void, !dbg !80

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !82
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !82

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !82
	ret void, !dbg !82

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !82
	ret void, !dbg !82

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !84
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !84

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !84
	ret void, !dbg !84

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !84
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !84

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !84
	ret void, !dbg !84

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !84
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !84

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !84
	ret void, !dbg !84

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !84
	ret void, !dbg !84

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !86
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !86

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !86
	ret void, !dbg !86

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !86
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !86

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !86
	ret void, !dbg !86

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !86
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !86

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !86
	ret void, !dbg !86

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !86
	ret void, !dbg !86

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !93
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !93

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !93
	ret void, !dbg !93

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !93
	ret void, !dbg !93

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !95
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !95

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !95
	ret void, !dbg !95

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !95
	ret void, !dbg !95

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !97
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !97

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !97
	ret void, !dbg !97

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !97
	ret void, !dbg !97

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !99
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !99

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !99
	ret void, !dbg !99

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !99
	ret void, !dbg !99

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !101
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !101

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !101
	ret void, !dbg !101

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !101
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !101

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !101
	ret void, !dbg !101

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !101
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !101

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !101
	ret void, !dbg !101

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !101
	ret void, !dbg !101

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !103
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !103

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !103
	ret void, !dbg !103

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !103
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !103

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !103
	ret void, !dbg !103

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !103
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !103

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !103
	ret void, !dbg !103

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !103
	ret void, !dbg !103

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !108
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !108

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !108
	ret void, !dbg !108

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !108
	ret void, !dbg !108

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !110
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !110

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !110
	ret void, !dbg !110

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !110
	ret void, !dbg !110

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !112
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !112

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !112
	ret void, !dbg !112

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !112
	ret void, !dbg !112

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !114
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !114

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !114
	ret void, !dbg !114

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !114
	ret void, !dbg !114

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !116
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !116

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !116
	ret void, !dbg !116

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !116
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !116

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !116
	ret void, !dbg !116

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !116
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !116

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !116
	ret void, !dbg !116

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !118
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !118

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !118
	ret void, !dbg !118

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !118
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !118

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !118
	ret void, !dbg !118

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !118
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !118

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !118
	ret void, !dbg !118

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !118
	ret void, !dbg !118
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !119 {
entry:
	br label %b0, !dbg !120

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !125
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !126, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !126, !range !17
	%6 = mul i32 %5, %3, !dbg !126
	%7 = add i32 %2, %6, !dbg !126
	%8 = mul i32 %4, %7, !dbg !126
	%9 = add i32 %1, %8, !dbg !126
	%10 = sext i32 %9 to i64, !dbg !126
	%11 = icmp eq i64 %p1, 0, !dbg !127
	br i1 %11, label %b1, label %b14, !dbg !127

b1:
	%12 = icmp eq i64 %10, 0, !dbg !128
	br i1 %12, label %b2, label %b14, !dbg !128

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !129
	br i1 %13, label %b3, label %b4, !dbg !129

b3:
	%14 = sext i32 %0 to i64, !dbg !125
	%15 = mul i64 %p6, 4, !dbg !125
	%16 = trunc i64 %p10 to i32, !dbg !125
	%17 = icmp ne i64 %p4, %p6, !dbg !125
	%18 = icmp uge i64 %p10, %14, !dbg !125
	%19 = or i1 %17, %18, !dbg !125
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !125, !prof !21

b3_ok1:
	%20 = bitcast i32* %p3 to i8*, !dbg !125
	%21 = bitcast i32* %p5 to i8*, !dbg !125
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !125
	br label %b41, !dbg !125

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !130
	br i1 %22, label %b5, label %b6, !dbg !130

b5:
	%23 = sext i32 %0 to i64, !dbg !131
	%24 = mul i64 %p6, 4, !dbg !131
	%25 = trunc i64 %p10 to i32, !dbg !131
	%26 = icmp ne i64 %p4, %p6, !dbg !131
	%27 = icmp uge i64 %p10, %23, !dbg !131
	%28 = or i1 %26, %27, !dbg !131
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !131, !prof !21

b5_ok1:
	%29 = bitcast i32* %p3 to i8*, !dbg !131
	%30 = bitcast i32* %p5 to i8*, !dbg !131
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !131
	br label %b41, !dbg !131

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !132
	br i1 %31, label %b7, label %b8, !dbg !132

b7:
	%32 = sext i32 %0 to i64, !dbg !133
	%33 = mul i64 %p6, 4, !dbg !133
	%34 = trunc i64 %p10 to i32, !dbg !133
	%35 = icmp ne i64 %p4, %p6, !dbg !133
	%36 = icmp uge i64 %p10, %32, !dbg !133
	%37 = or i1 %35, %36, !dbg !133
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !133, !prof !21

b7_ok1:
	%38 = bitcast i32* %p3 to i8*, !dbg !133
	%39 = bitcast i32* %p5 to i8*, !dbg !133
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !133
	br label %b41, !dbg !133

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !134
	br i1 %40, label %b9, label %b10, !dbg !134

b9:
	%41 = sext i32 %0 to i64, !dbg !135
	%42 = mul i64 %p6, 4, !dbg !135
	%43 = trunc i64 %p10 to i32, !dbg !135
	%44 = icmp ne i64 %p4, %p6, !dbg !135
	%45 = icmp uge i64 %p10, %41, !dbg !135
	%46 = or i1 %44, %45, !dbg !135
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !135, !prof !21

b9_ok1:
	%47 = bitcast i32* %p3 to i8*, !dbg !135
	%48 = bitcast i32* %p5 to i8*, !dbg !135
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !135
	br label %b41, !dbg !135

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !136
	br i1 %49, label %b11, label %b12, !dbg !136

b11:
	%50 = sext i32 %0 to i64, !dbg !137
	%51 = sext i32 %p9 to i64, !dbg !137
	%52 = sub i64 %51, 9, !dbg !137
	%53 = mul i64 %p6, 4, !dbg !137
	%54 = trunc i64 %p10 to i32, !dbg !137
	%55 = icmp ne i64 %p4, %p6, !dbg !137
	%56 = icmp uge i64 %p10, %50, !dbg !137
	%57 = icmp eq i64* %p7, null, !dbg !137
	%58 = icmp ugt i64 %52, 1, !dbg !137
	%59 = or i1 %55, %56, !dbg !137
	%60 = or i1 %59, %57, !dbg !137
	%61 = or i1 %60, %58, !dbg !137
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !137, !prof !21

b11_ok1:
	%62 = bitcast i32* %p3 to i8*, !dbg !137
	%63 = bitcast i32* %p5 to i8*, !dbg !137
	%64 = bitcast i64* %p7 to i8*, !dbg !137
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !137
	br label %b41, !dbg !137

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !138
	br i1 %65, label %b13, label %b41, !dbg !138

b13:
	%66 = sext i32 %0 to i64, !dbg !139
	%67 = sext i32 %p9 to i64, !dbg !139
	%68 = sub i64 %67, 9, !dbg !139
	%69 = mul i64 %p6, 4, !dbg !139
	%70 = trunc i64 %p10 to i32, !dbg !139
	%71 = icmp ne i64 %p4, %p6, !dbg !139
	%72 = icmp uge i64 %p10, %66, !dbg !139
	%73 = icmp eq i64* %p7, null, !dbg !139
	%74 = icmp ugt i64 %68, 1, !dbg !139
	%75 = or i1 %71, %72, !dbg !139
	%76 = or i1 %75, %73, !dbg !139
	%77 = or i1 %76, %74, !dbg !139
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !139, !prof !21

b13_ok1:
	%78 = bitcast i32* %p3 to i8*, !dbg !139
	%79 = bitcast i32* %p5 to i8*, !dbg !139
	%80 = bitcast i64* %p7 to i8*, !dbg !139
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !139
	br label %b41, !dbg !139

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !140
	br i1 %81, label %b15, label %b28, !dbg !140

b15:
	%82 = sdiv i64 %10, 32, !dbg !141
	%83 = icmp eq i64 %82, %p2, !dbg !142
	br i1 %83, label %b16, label %b28, !dbg !142

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !145
	br i1 %84, label %b17, label %b18, !dbg !145

b17:
	%85 = sext i32 %0 to i64, !dbg !146
	%86 = mul i64 %p6, 4, !dbg !146
	%87 = trunc i64 %p10 to i32, !dbg !146
	%88 = icmp ne i64 %p4, %p6, !dbg !146
	%89 = icmp uge i64 %p10, %85, !dbg !146
	%90 = or i1 %88, %89, !dbg !146
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !146, !prof !21

b17_ok1:
	%91 = bitcast i32* %p3 to i8*, !dbg !146
	%92 = bitcast i32* %p5 to i8*, !dbg !146
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !146
	br label %b41, !dbg !146

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !147
	br i1 %93, label %b19, label %b20, !dbg !147

b19:
	%94 = sext i32 %0 to i64, !dbg !148
	%95 = mul i64 %p6, 4, !dbg !148
	%96 = trunc i64 %p10 to i32, !dbg !148
	%97 = icmp ne i64 %p4, %p6, !dbg !148
	%98 = icmp uge i64 %p10, %94, !dbg !148
	%99 = or i1 %97, %98, !dbg !148
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !148, !prof !21

b19_ok1:
	%100 = bitcast i32* %p3 to i8*, !dbg !148
	%101 = bitcast i32* %p5 to i8*, !dbg !148
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !148
	br label %b41, !dbg !148

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !149
	br i1 %102, label %b21, label %b22, !dbg !149

b21:
	%103 = sext i32 %0 to i64, !dbg !150
	%104 = mul i64 %p6, 4, !dbg !150
	%105 = trunc i64 %p10 to i32, !dbg !150
	%106 = icmp ne i64 %p4, %p6, !dbg !150
	%107 = icmp uge i64 %p10, %103, !dbg !150
	%108 = or i1 %106, %107, !dbg !150
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !150, !prof !21

b21_ok1:
	%109 = bitcast i32* %p3 to i8*, !dbg !150
	%110 = bitcast i32* %p5 to i8*, !dbg !150
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !150
	br label %b41, !dbg !150

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !151
	br i1 %111, label %b23, label %b24, !dbg !151

b23:
	%112 = sext i32 %0 to i64, !dbg !152
	%113 = mul i64 %p6, 4, !dbg !152
	%114 = trunc i64 %p10 to i32, !dbg !152
	%115 = icmp ne i64 %p4, %p6, !dbg !152
	%116 = icmp uge i64 %p10, %112, !dbg !152
	%117 = or i1 %115, %116, !dbg !152
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !152, !prof !21

b23_ok1:
	%118 = bitcast i32* %p3 to i8*, !dbg !152
	%119 = bitcast i32* %p5 to i8*, !dbg !152
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !152
	br label %b41, !dbg !152

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !153
	br i1 %120, label %b25, label %b26, !dbg !153

b25:
	%121 = sext i32 %0 to i64, !dbg !154
	%122 = sext i32 %p9 to i64, !dbg !154
	%123 = sub i64 %122, 9, !dbg !154
	%124 = mul i64 %p6, 4, !dbg !154
	%125 = trunc i64 %p10 to i32, !dbg !154
	%126 = icmp ne i64 %p4, %p6, !dbg !154
	%127 = icmp uge i64 %p10, %121, !dbg !154
	%128 = icmp eq i64* %p7, null, !dbg !154
	%129 = icmp ugt i64 %123, 1, !dbg !154
	%130 = or i1 %126, %127, !dbg !154
	%131 = or i1 %130, %128, !dbg !154
	%132 = or i1 %131, %129, !dbg !154
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !154, !prof !21

b25_ok1:
	%133 = bitcast i32* %p3 to i8*, !dbg !154
	%134 = bitcast i32* %p5 to i8*, !dbg !154
	%135 = bitcast i64* %p7 to i8*, !dbg !154
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !154
	br label %b41, !dbg !154

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !155
	br i1 %136, label %b27, label %b41, !dbg !155

b27:
	%137 = sext i32 %0 to i64, !dbg !156
	%138 = sext i32 %p9 to i64, !dbg !156
	%139 = sub i64 %138, 9, !dbg !156
	%140 = mul i64 %p6, 4, !dbg !156
	%141 = trunc i64 %p10 to i32, !dbg !156
	%142 = icmp ne i64 %p4, %p6, !dbg !156
	%143 = icmp uge i64 %p10, %137, !dbg !156
	%144 = icmp eq i64* %p7, null, !dbg !156
	%145 = icmp ugt i64 %139, 1, !dbg !156
	%146 = or i1 %142, %143, !dbg !156
	%147 = or i1 %146, %144, !dbg !156
	%148 = or i1 %147, %145, !dbg !156
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !156, !prof !21

b27_ok1:
	%149 = bitcast i32* %p3 to i8*, !dbg !156
	%150 = bitcast i32* %p5 to i8*, !dbg !156
	%151 = bitcast i64* %p7 to i8*, !dbg !156
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !156
	br label %b41, !dbg !156

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !157
	br i1 %152, label %b29, label %b41, !dbg !157

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !160
	br i1 %153, label %b30, label %b31, !dbg !160

b30:
	%154 = sext i32 %0 to i64, !dbg !161
	%155 = mul i64 %p6, 4, !dbg !161
	%156 = trunc i64 %p10 to i32, !dbg !161
	%157 = icmp ne i64 %p4, %p6, !dbg !161
	%158 = icmp uge i64 %p10, %154, !dbg !161
	%159 = or i1 %157, %158, !dbg !161
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !161, !prof !21

b30_ok1:
	%160 = bitcast i32* %p3 to i8*, !dbg !161
	%161 = bitcast i32* %p5 to i8*, !dbg !161
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !161
	br label %b41, !dbg !161

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %162, label %b32, label %b33, !dbg !162

b32:
	%163 = sext i32 %0 to i64, !dbg !163
	%164 = mul i64 %p6, 4, !dbg !163
	%165 = trunc i64 %p10 to i32, !dbg !163
	%166 = icmp ne i64 %p4, %p6, !dbg !163
	%167 = icmp uge i64 %p10, %163, !dbg !163
	%168 = or i1 %166, %167, !dbg !163
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !163, !prof !21

b32_ok1:
	%169 = bitcast i32* %p3 to i8*, !dbg !163
	%170 = bitcast i32* %p5 to i8*, !dbg !163
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !163
	br label %b41, !dbg !163

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !164
	br i1 %171, label %b34, label %b35, !dbg !164

b34:
	%172 = sext i32 %0 to i64, !dbg !165
	%173 = mul i64 %p6, 4, !dbg !165
	%174 = trunc i64 %p10 to i32, !dbg !165
	%175 = icmp ne i64 %p4, %p6, !dbg !165
	%176 = icmp uge i64 %p10, %172, !dbg !165
	%177 = or i1 %175, %176, !dbg !165
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !165, !prof !21

b34_ok1:
	%178 = bitcast i32* %p3 to i8*, !dbg !165
	%179 = bitcast i32* %p5 to i8*, !dbg !165
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !165
	br label %b41, !dbg !165

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !166
	br i1 %180, label %b36, label %b37, !dbg !166

b36:
	%181 = sext i32 %0 to i64, !dbg !167
	%182 = mul i64 %p6, 4, !dbg !167
	%183 = trunc i64 %p10 to i32, !dbg !167
	%184 = icmp ne i64 %p4, %p6, !dbg !167
	%185 = icmp uge i64 %p10, %181, !dbg !167
	%186 = or i1 %184, %185, !dbg !167
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !167, !prof !21

b36_ok1:
	%187 = bitcast i32* %p3 to i8*, !dbg !167
	%188 = bitcast i32* %p5 to i8*, !dbg !167
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !167
	br label %b41, !dbg !167

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !168
	br i1 %189, label %b38, label %b39, !dbg !168

b38:
	%190 = sext i32 %0 to i64, !dbg !169
	%191 = sext i32 %p9 to i64, !dbg !169
	%192 = sub i64 %191, 9, !dbg !169
	%193 = mul i64 %p6, 4, !dbg !169
	%194 = trunc i64 %p10 to i32, !dbg !169
	%195 = icmp ne i64 %p4, %p6, !dbg !169
	%196 = icmp uge i64 %p10, %190, !dbg !169
	%197 = icmp eq i64* %p7, null, !dbg !169
	%198 = icmp ugt i64 %192, 1, !dbg !169
	%199 = or i1 %195, %196, !dbg !169
	%200 = or i1 %199, %197, !dbg !169
	%201 = or i1 %200, %198, !dbg !169
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !169, !prof !21

b38_ok1:
	%202 = bitcast i32* %p3 to i8*, !dbg !169
	%203 = bitcast i32* %p5 to i8*, !dbg !169
	%204 = bitcast i64* %p7 to i8*, !dbg !169
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !169
	br label %b41, !dbg !169

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !170
	br i1 %205, label %b40, label %b41, !dbg !170

b40:
	%206 = sext i32 %0 to i64, !dbg !171
	%207 = sext i32 %p9 to i64, !dbg !171
	%208 = sub i64 %207, 9, !dbg !171
	%209 = mul i64 %p6, 4, !dbg !171
	%210 = trunc i64 %p10 to i32, !dbg !171
	%211 = icmp ne i64 %p4, %p6, !dbg !171
	%212 = icmp uge i64 %p10, %206, !dbg !171
	%213 = icmp eq i64* %p7, null, !dbg !171
	%214 = icmp ugt i64 %208, 1, !dbg !171
	%215 = or i1 %211, %212, !dbg !171
	%216 = or i1 %215, %213, !dbg !171
	%217 = or i1 %216, %214, !dbg !171
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !171, !prof !21

b40_ok1:
	%218 = bitcast i32* %p3 to i8*, !dbg !171
	%219 = bitcast i32* %p5 to i8*, !dbg !171
	%220 = bitcast i64* %p7 to i8*, !dbg !171
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !171
	br label %b41, !dbg !171

b41:
	ret void, !dbg !123

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !125
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !125

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !125
	ret void, !dbg !125

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !125
	ret void, !dbg !125

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !131
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !131

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !131
	ret void, !dbg !131

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !131
	ret void, !dbg !131

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !133
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !133

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !133
	ret void, !dbg !133

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !133
	ret void, !dbg !133

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !135
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !135

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !135
	ret void, !dbg !135

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !135
	ret void, !dbg !135

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !137
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !137

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !137
	ret void, !dbg !137

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !137
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !137

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !137
	ret void, !dbg !137

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !137
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !137

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !137
	ret void, !dbg !137

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !137
	ret void, !dbg !137

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !139
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !139

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !139
	ret void, !dbg !139

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !139
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !139

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !139
	ret void, !dbg !139

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !139
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !139

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !139
	ret void, !dbg !139

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !139
	ret void, !dbg !139

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !146
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !146

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !146
	ret void, !dbg !146

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !146
	ret void, !dbg !146

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !148
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !148

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !148
	ret void, !dbg !148

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !148
	ret void, !dbg !148

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !150
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !150

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !150
	ret void, !dbg !150

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !150
	ret void, !dbg !150

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !152
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !152

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !152
	ret void, !dbg !152

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !152
	ret void, !dbg !152

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !154
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !154

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !154
	ret void, !dbg !154

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !154
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !154

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !154
	ret void, !dbg !154

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !154
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !154

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !154
	ret void, !dbg !154

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !154
	ret void, !dbg !154

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !156
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !156

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !156
	ret void, !dbg !156

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !156
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !156

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !156
	ret void, !dbg !156

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !156
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !156

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !156
	ret void, !dbg !156

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !156
	ret void, !dbg !156

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !161
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !161

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !161
	ret void, !dbg !161

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !161
	ret void, !dbg !161

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !163
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !163

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !163
	ret void, !dbg !163

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !163
	ret void, !dbg !163

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !165
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !165

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !165
	ret void, !dbg !165

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !165
	ret void, !dbg !165

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !167
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !167

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !167
	ret void, !dbg !167

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !167
	ret void, !dbg !167

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !169
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !169

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !169
	ret void, !dbg !169

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !169
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !169

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !169
	ret void, !dbg !169

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !169
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !169

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !169
	ret void, !dbg !169

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !169
	ret void, !dbg !169

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !171
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !171

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !171
	ret void, !dbg !171

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !171
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !171

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !171
	ret void, !dbg !171

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !171
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !171

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !171
	ret void, !dbg !171

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !171
	ret void, !dbg !171
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !172 {
entry:
	br label %b0, !dbg !173

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !178
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !179, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !179, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !179, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !179, !range !17
	%6 = mul i32 %5, %3, !dbg !179
	%7 = add i32 %2, %6, !dbg !179
	%8 = mul i32 %4, %7, !dbg !179
	%9 = add i32 %1, %8, !dbg !179
	%10 = sext i32 %9 to i64, !dbg !179
	%11 = icmp eq i64 %p1, 0, !dbg !180
	br i1 %11, label %b1, label %b14, !dbg !180

b1:
	%12 = icmp eq i64 %10, 0, !dbg !181
	br i1 %12, label %b2, label %b14, !dbg !181

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !182
	br i1 %13, label %b3, label %b4, !dbg !182

b3:
	%14 = sext i32 %0 to i64, !dbg !178
	%15 = mul i64 %p6, 8, !dbg !178
	%16 = trunc i64 %p10 to i32, !dbg !178
	%17 = icmp ne i64 %p4, %p6, !dbg !178
	%18 = icmp uge i64 %p10, %14, !dbg !178
	%19 = or i1 %17, %18, !dbg !178
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !178, !prof !21

b3_ok1:
	%20 = bitcast i64* %p3 to i8*, !dbg !178
	%21 = bitcast i64* %p5 to i8*, !dbg !178
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !178
	br label %b41, !dbg !178

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !183
	br i1 %22, label %b5, label %b6, !dbg !183

b5:
	%23 = sext i32 %0 to i64, !dbg !184
	%24 = mul i64 %p6, 8, !dbg !184
	%25 = trunc i64 %p10 to i32, !dbg !184
	%26 = icmp ne i64 %p4, %p6, !dbg !184
	%27 = icmp uge i64 %p10, %23, !dbg !184
	%28 = or i1 %26, %27, !dbg !184
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !184, !prof !21

b5_ok1:
	%29 = bitcast i64* %p3 to i8*, !dbg !184
	%30 = bitcast i64* %p5 to i8*, !dbg !184
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !184
	br label %b41, !dbg !184

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !185
	br i1 %31, label %b7, label %b8, !dbg !185

b7:
	%32 = sext i32 %0 to i64, !dbg !186
	%33 = mul i64 %p6, 8, !dbg !186
	%34 = trunc i64 %p10 to i32, !dbg !186
	%35 = icmp ne i64 %p4, %p6, !dbg !186
	%36 = icmp uge i64 %p10, %32, !dbg !186
	%37 = or i1 %35, %36, !dbg !186
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !186, !prof !21

b7_ok1:
	%38 = bitcast i64* %p3 to i8*, !dbg !186
	%39 = bitcast i64* %p5 to i8*, !dbg !186
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !186
	br label %b41, !dbg !186

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !187
	br i1 %40, label %b9, label %b10, !dbg !187

b9:
	%41 = sext i32 %0 to i64, !dbg !188
	%42 = mul i64 %p6, 8, !dbg !188
	%43 = trunc i64 %p10 to i32, !dbg !188
	%44 = icmp ne i64 %p4, %p6, !dbg !188
	%45 = icmp uge i64 %p10, %41, !dbg !188
	%46 = or i1 %44, %45, !dbg !188
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !188, !prof !21

b9_ok1:
	%47 = bitcast i64* %p3 to i8*, !dbg !188
	%48 = bitcast i64* %p5 to i8*, !dbg !188
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !188
	br label %b41, !dbg !188

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !189
	br i1 %49, label %b11, label %b12, !dbg !189

b11:
	%50 = sext i32 %0 to i64, !dbg !190
	%51 = sext i32 %p9 to i64, !dbg !190
	%52 = sub i64 %51, 9, !dbg !190
	%53 = mul i64 %p6, 8, !dbg !190
	%54 = trunc i64 %p10 to i32, !dbg !190
	%55 = icmp ne i64 %p4, %p6, !dbg !190
	%56 = icmp uge i64 %p10, %50, !dbg !190
	%57 = icmp eq i64* %p7, null, !dbg !190
	%58 = icmp ugt i64 %52, 1, !dbg !190
	%59 = or i1 %55, %56, !dbg !190
	%60 = or i1 %59, %57, !dbg !190
	%61 = or i1 %60, %58, !dbg !190
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !190, !prof !21

b11_ok1:
	%62 = bitcast i64* %p3 to i8*, !dbg !190
	%63 = bitcast i64* %p5 to i8*, !dbg !190
	%64 = bitcast i64* %p7 to i8*, !dbg !190
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !190
	br label %b41, !dbg !190

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !191
	br i1 %65, label %b13, label %b41, !dbg !191

b13:
	%66 = sext i32 %0 to i64, !dbg !192
	%67 = sext i32 %p9 to i64, !dbg !192
	%68 = sub i64 %67, 9, !dbg !192
	%69 = mul i64 %p6, 8, !dbg !192
	%70 = trunc i64 %p10 to i32, !dbg !192
	%71 = icmp ne i64 %p4, %p6, !dbg !192
	%72 = icmp uge i64 %p10, %66, !dbg !192
	%73 = icmp eq i64* %p7, null, !dbg !192
	%74 = icmp ugt i64 %68, 1, !dbg !192
	%75 = or i1 %71, %72, !dbg !192
	%76 = or i1 %75, %73, !dbg !192
	%77 = or i1 %76, %74, !dbg !192
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !192, !prof !21

b13_ok1:
	%78 = bitcast i64* %p3 to i8*, !dbg !192
	%79 = bitcast i64* %p5 to i8*, !dbg !192
	%80 = bitcast i64* %p7 to i8*, !dbg !192
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !192
	br label %b41, !dbg !192

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !193
	br i1 %81, label %b15, label %b28, !dbg !193

b15:
	%82 = sdiv i64 %10, 32, !dbg !194
	%83 = icmp eq i64 %82, %p2, !dbg !195
	br i1 %83, label %b16, label %b28, !dbg !195

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !198
	br i1 %84, label %b17, label %b18, !dbg !198

b17:
	%85 = sext i32 %0 to i64, !dbg !199
	%86 = mul i64 %p6, 8, !dbg !199
	%87 = trunc i64 %p10 to i32, !dbg !199
	%88 = icmp ne i64 %p4, %p6, !dbg !199
	%89 = icmp uge i64 %p10, %85, !dbg !199
	%90 = or i1 %88, %89, !dbg !199
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !199, !prof !21

b17_ok1:
	%91 = bitcast i64* %p3 to i8*, !dbg !199
	%92 = bitcast i64* %p5 to i8*, !dbg !199
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !199
	br label %b41, !dbg !199

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !200
	br i1 %93, label %b19, label %b20, !dbg !200

b19:
	%94 = sext i32 %0 to i64, !dbg !201
	%95 = mul i64 %p6, 8, !dbg !201
	%96 = trunc i64 %p10 to i32, !dbg !201
	%97 = icmp ne i64 %p4, %p6, !dbg !201
	%98 = icmp uge i64 %p10, %94, !dbg !201
	%99 = or i1 %97, %98, !dbg !201
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !21

b19_ok1:
	%100 = bitcast i64* %p3 to i8*, !dbg !201
	%101 = bitcast i64* %p5 to i8*, !dbg !201
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !201
	br label %b41, !dbg !201

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !202
	br i1 %102, label %b21, label %b22, !dbg !202

b21:
	%103 = sext i32 %0 to i64, !dbg !203
	%104 = mul i64 %p6, 8, !dbg !203
	%105 = trunc i64 %p10 to i32, !dbg !203
	%106 = icmp ne i64 %p4, %p6, !dbg !203
	%107 = icmp uge i64 %p10, %103, !dbg !203
	%108 = or i1 %106, %107, !dbg !203
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !203, !prof !21

b21_ok1:
	%109 = bitcast i64* %p3 to i8*, !dbg !203
	%110 = bitcast i64* %p5 to i8*, !dbg !203
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !203
	br label %b41, !dbg !203

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !204
	br i1 %111, label %b23, label %b24, !dbg !204

b23:
	%112 = sext i32 %0 to i64, !dbg !205
	%113 = mul i64 %p6, 8, !dbg !205
	%114 = trunc i64 %p10 to i32, !dbg !205
	%115 = icmp ne i64 %p4, %p6, !dbg !205
	%116 = icmp uge i64 %p10, %112, !dbg !205
	%117 = or i1 %115, %116, !dbg !205
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !205, !prof !21

b23_ok1:
	%118 = bitcast i64* %p3 to i8*, !dbg !205
	%119 = bitcast i64* %p5 to i8*, !dbg !205
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !205
	br label %b41, !dbg !205

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !206
	br i1 %120, label %b25, label %b26, !dbg !206

b25:
	%121 = sext i32 %0 to i64, !dbg !207
	%122 = sext i32 %p9 to i64, !dbg !207
	%123 = sub i64 %122, 9, !dbg !207
	%124 = mul i64 %p6, 8, !dbg !207
	%125 = trunc i64 %p10 to i32, !dbg !207
	%126 = icmp ne i64 %p4, %p6, !dbg !207
	%127 = icmp uge i64 %p10, %121, !dbg !207
	%128 = icmp eq i64* %p7, null, !dbg !207
	%129 = icmp ugt i64 %123, 1, !dbg !207
	%130 = or i1 %126, %127, !dbg !207
	%131 = or i1 %130, %128, !dbg !207
	%132 = or i1 %131, %129, !dbg !207
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !21

b25_ok1:
	%133 = bitcast i64* %p3 to i8*, !dbg !207
	%134 = bitcast i64* %p5 to i8*, !dbg !207
	%135 = bitcast i64* %p7 to i8*, !dbg !207
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !207
	br label %b41, !dbg !207

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !208
	br i1 %136, label %b27, label %b41, !dbg !208

b27:
	%137 = sext i32 %0 to i64, !dbg !209
	%138 = sext i32 %p9 to i64, !dbg !209
	%139 = sub i64 %138, 9, !dbg !209
	%140 = mul i64 %p6, 8, !dbg !209
	%141 = trunc i64 %p10 to i32, !dbg !209
	%142 = icmp ne i64 %p4, %p6, !dbg !209
	%143 = icmp uge i64 %p10, %137, !dbg !209
	%144 = icmp eq i64* %p7, null, !dbg !209
	%145 = icmp ugt i64 %139, 1, !dbg !209
	%146 = or i1 %142, %143, !dbg !209
	%147 = or i1 %146, %144, !dbg !209
	%148 = or i1 %147, %145, !dbg !209
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !209, !prof !21

b27_ok1:
	%149 = bitcast i64* %p3 to i8*, !dbg !209
	%150 = bitcast i64* %p5 to i8*, !dbg !209
	%151 = bitcast i64* %p7 to i8*, !dbg !209
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !209
	br label %b41, !dbg !209

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !210
	br i1 %152, label %b29, label %b41, !dbg !210

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !213
	br i1 %153, label %b30, label %b31, !dbg !213

b30:
	%154 = sext i32 %0 to i64, !dbg !214
	%155 = mul i64 %p6, 8, !dbg !214
	%156 = trunc i64 %p10 to i32, !dbg !214
	%157 = icmp ne i64 %p4, %p6, !dbg !214
	%158 = icmp uge i64 %p10, %154, !dbg !214
	%159 = or i1 %157, %158, !dbg !214
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !214, !prof !21

b30_ok1:
	%160 = bitcast i64* %p3 to i8*, !dbg !214
	%161 = bitcast i64* %p5 to i8*, !dbg !214
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !214
	br label %b41, !dbg !214

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !215
	br i1 %162, label %b32, label %b33, !dbg !215

b32:
	%163 = sext i32 %0 to i64, !dbg !216
	%164 = mul i64 %p6, 8, !dbg !216
	%165 = trunc i64 %p10 to i32, !dbg !216
	%166 = icmp ne i64 %p4, %p6, !dbg !216
	%167 = icmp uge i64 %p10, %163, !dbg !216
	%168 = or i1 %166, %167, !dbg !216
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !216, !prof !21

b32_ok1:
	%169 = bitcast i64* %p3 to i8*, !dbg !216
	%170 = bitcast i64* %p5 to i8*, !dbg !216
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !216
	br label %b41, !dbg !216

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !217
	br i1 %171, label %b34, label %b35, !dbg !217

b34:
	%172 = sext i32 %0 to i64, !dbg !218
	%173 = mul i64 %p6, 8, !dbg !218
	%174 = trunc i64 %p10 to i32, !dbg !218
	%175 = icmp ne i64 %p4, %p6, !dbg !218
	%176 = icmp uge i64 %p10, %172, !dbg !218
	%177 = or i1 %175, %176, !dbg !218
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !218, !prof !21

b34_ok1:
	%178 = bitcast i64* %p3 to i8*, !dbg !218
	%179 = bitcast i64* %p5 to i8*, !dbg !218
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !218
	br label %b41, !dbg !218

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !219
	br i1 %180, label %b36, label %b37, !dbg !219

b36:
	%181 = sext i32 %0 to i64, !dbg !220
	%182 = mul i64 %p6, 8, !dbg !220
	%183 = trunc i64 %p10 to i32, !dbg !220
	%184 = icmp ne i64 %p4, %p6, !dbg !220
	%185 = icmp uge i64 %p10, %181, !dbg !220
	%186 = or i1 %184, %185, !dbg !220
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !220, !prof !21

b36_ok1:
	%187 = bitcast i64* %p3 to i8*, !dbg !220
	%188 = bitcast i64* %p5 to i8*, !dbg !220
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !220
	br label %b41, !dbg !220

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !221
	br i1 %189, label %b38, label %b39, !dbg !221

b38:
	%190 = sext i32 %0 to i64, !dbg !222
	%191 = sext i32 %p9 to i64, !dbg !222
	%192 = sub i64 %191, 9, !dbg !222
	%193 = mul i64 %p6, 8, !dbg !222
	%194 = trunc i64 %p10 to i32, !dbg !222
	%195 = icmp ne i64 %p4, %p6, !dbg !222
	%196 = icmp uge i64 %p10, %190, !dbg !222
	%197 = icmp eq i64* %p7, null, !dbg !222
	%198 = icmp ugt i64 %192, 1, !dbg !222
	%199 = or i1 %195, %196, !dbg !222
	%200 = or i1 %199, %197, !dbg !222
	%201 = or i1 %200, %198, !dbg !222
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !222, !prof !21

b38_ok1:
	%202 = bitcast i64* %p3 to i8*, !dbg !222
	%203 = bitcast i64* %p5 to i8*, !dbg !222
	%204 = bitcast i64* %p7 to i8*, !dbg !222
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !222
	br label %b41, !dbg !222

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !223
	br i1 %205, label %b40, label %b41, !dbg !223

b40:
	%206 = sext i32 %0 to i64, !dbg !224
	%207 = sext i32 %p9 to i64, !dbg !224
	%208 = sub i64 %207, 9, !dbg !224
	%209 = mul i64 %p6, 8, !dbg !224
	%210 = trunc i64 %p10 to i32, !dbg !224
	%211 = icmp ne i64 %p4, %p6, !dbg !224
	%212 = icmp uge i64 %p10, %206, !dbg !224
	%213 = icmp eq i64* %p7, null, !dbg !224
	%214 = icmp ugt i64 %208, 1, !dbg !224
	%215 = or i1 %211, %212, !dbg !224
	%216 = or i1 %215, %213, !dbg !224
	%217 = or i1 %216, %214, !dbg !224
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !224, !prof !21

b40_ok1:
	%218 = bitcast i64* %p3 to i8*, !dbg !224
	%219 = bitcast i64* %p5 to i8*, !dbg !224
	%220 = bitcast i64* %p7 to i8*, !dbg !224
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !224
	br label %b41, !dbg !224

b41:
	ret void, !dbg !176

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !178
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !178

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !178
	ret void, !dbg !178

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !178
	ret void, !dbg !178

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !184
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !184

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !184
	ret void, !dbg !184

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !184
	ret void, !dbg !184

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !186
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !186

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !186
	ret void, !dbg !186

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !186
	ret void, !dbg !186

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !188
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !188

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !188
	ret void, !dbg !188

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !188
	ret void, !dbg !188

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !190
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !190

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !190
	ret void, !dbg !190

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !190
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !190

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !190
	ret void, !dbg !190

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !190
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !190

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !190
	ret void, !dbg !190

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !190
	ret void, !dbg !190

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !192
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !192

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !192
	ret void, !dbg !192

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !192
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !192

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !192
	ret void, !dbg !192

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !192
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !192

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !192
	ret void, !dbg !192

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !192
	ret void, !dbg !192

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !199
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !199

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !199
	ret void, !dbg !199

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !199
	ret void, !dbg !199

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !201
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !201

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !201
	ret void, !dbg !201

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !201
	ret void, !dbg !201

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !203
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !203

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !203
	ret void, !dbg !203

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !203
	ret void, !dbg !203

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !205
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !205

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !205
	ret void, !dbg !205

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !205
	ret void, !dbg !205

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !207
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !207

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !207
	ret void, !dbg !207

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !207
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !207

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !207
	ret void, !dbg !207

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !207
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !207

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !207
	ret void, !dbg !207

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !207
	ret void, !dbg !207

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !209
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !209

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !209
	ret void, !dbg !209

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !209
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !209

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !209
	ret void, !dbg !209

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !209
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !209

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !209
	ret void, !dbg !209

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !209
	ret void, !dbg !209

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !214
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !214

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !214
	ret void, !dbg !214

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !214
	ret void, !dbg !214

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !216
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !216

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !216
	ret void, !dbg !216

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !216
	ret void, !dbg !216

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !218
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !218

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !218
	ret void, !dbg !218

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !218
	ret void, !dbg !218

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !220
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !220

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !220
	ret void, !dbg !220

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !220
	ret void, !dbg !220

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !222
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !222

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !222
	ret void, !dbg !222

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !222
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !222

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !222
	ret void, !dbg !222

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !222
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !222

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !222
	ret void, !dbg !222

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !224
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !224

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !224
	ret void, !dbg !224

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !224
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !224

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !224
	ret void, !dbg !224

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !224
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !224

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !224
	ret void, !dbg !224

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !224
	ret void, !dbg !224
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !225 {
entry:
	br label %b0, !dbg !226

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !231
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !232, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !232, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !232, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !232, !range !17
	%6 = mul i32 %5, %3, !dbg !232
	%7 = add i32 %2, %6, !dbg !232
	%8 = mul i32 %4, %7, !dbg !232
	%9 = add i32 %1, %8, !dbg !232
	%10 = sext i32 %9 to i64, !dbg !232
	%11 = icmp eq i64 %p1, 0, !dbg !233
	br i1 %11, label %b1, label %b14, !dbg !233

b1:
	%12 = icmp eq i64 %10, 0, !dbg !234
	br i1 %12, label %b2, label %b14, !dbg !234

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !235
	br i1 %13, label %b3, label %b4, !dbg !235

b3:
	%14 = sext i32 %0 to i64, !dbg !231
	%15 = mul i64 %p6, 8, !dbg !231
	%16 = trunc i64 %p10 to i32, !dbg !231
	%17 = icmp ne i64 %p4, %p6, !dbg !231
	%18 = icmp uge i64 %p10, %14, !dbg !231
	%19 = or i1 %17, %18, !dbg !231
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !231, !prof !21

b3_ok1:
	%20 = bitcast i64* %p3 to i8*, !dbg !231
	%21 = bitcast i64* %p5 to i8*, !dbg !231
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !231
	br label %b41, !dbg !231

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !236
	br i1 %22, label %b5, label %b6, !dbg !236

b5:
	%23 = sext i32 %0 to i64, !dbg !237
	%24 = mul i64 %p6, 8, !dbg !237
	%25 = trunc i64 %p10 to i32, !dbg !237
	%26 = icmp ne i64 %p4, %p6, !dbg !237
	%27 = icmp uge i64 %p10, %23, !dbg !237
	%28 = or i1 %26, %27, !dbg !237
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !237, !prof !21

b5_ok1:
	%29 = bitcast i64* %p3 to i8*, !dbg !237
	%30 = bitcast i64* %p5 to i8*, !dbg !237
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !237
	br label %b41, !dbg !237

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !238
	br i1 %31, label %b7, label %b8, !dbg !238

b7:
	%32 = sext i32 %0 to i64, !dbg !239
	%33 = mul i64 %p6, 8, !dbg !239
	%34 = trunc i64 %p10 to i32, !dbg !239
	%35 = icmp ne i64 %p4, %p6, !dbg !239
	%36 = icmp uge i64 %p10, %32, !dbg !239
	%37 = or i1 %35, %36, !dbg !239
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !239, !prof !21

b7_ok1:
	%38 = bitcast i64* %p3 to i8*, !dbg !239
	%39 = bitcast i64* %p5 to i8*, !dbg !239
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !239
	br label %b41, !dbg !239

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !240
	br i1 %40, label %b9, label %b10, !dbg !240

b9:
	%41 = sext i32 %0 to i64, !dbg !241
	%42 = mul i64 %p6, 8, !dbg !241
	%43 = trunc i64 %p10 to i32, !dbg !241
	%44 = icmp ne i64 %p4, %p6, !dbg !241
	%45 = icmp uge i64 %p10, %41, !dbg !241
	%46 = or i1 %44, %45, !dbg !241
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !241, !prof !21

b9_ok1:
	%47 = bitcast i64* %p3 to i8*, !dbg !241
	%48 = bitcast i64* %p5 to i8*, !dbg !241
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !241
	br label %b41, !dbg !241

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !242
	br i1 %49, label %b11, label %b12, !dbg !242

b11:
	%50 = sext i32 %0 to i64, !dbg !243
	%51 = sext i32 %p9 to i64, !dbg !243
	%52 = sub i64 %51, 9, !dbg !243
	%53 = mul i64 %p6, 8, !dbg !243
	%54 = trunc i64 %p10 to i32, !dbg !243
	%55 = icmp ne i64 %p4, %p6, !dbg !243
	%56 = icmp uge i64 %p10, %50, !dbg !243
	%57 = icmp eq i64* %p7, null, !dbg !243
	%58 = icmp ugt i64 %52, 1, !dbg !243
	%59 = or i1 %55, %56, !dbg !243
	%60 = or i1 %59, %57, !dbg !243
	%61 = or i1 %60, %58, !dbg !243
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !243, !prof !21

b11_ok1:
	%62 = bitcast i64* %p3 to i8*, !dbg !243
	%63 = bitcast i64* %p5 to i8*, !dbg !243
	%64 = bitcast i64* %p7 to i8*, !dbg !243
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !243
	br label %b41, !dbg !243

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !244
	br i1 %65, label %b13, label %b41, !dbg !244

b13:
	%66 = sext i32 %0 to i64, !dbg !245
	%67 = sext i32 %p9 to i64, !dbg !245
	%68 = sub i64 %67, 9, !dbg !245
	%69 = mul i64 %p6, 8, !dbg !245
	%70 = trunc i64 %p10 to i32, !dbg !245
	%71 = icmp ne i64 %p4, %p6, !dbg !245
	%72 = icmp uge i64 %p10, %66, !dbg !245
	%73 = icmp eq i64* %p7, null, !dbg !245
	%74 = icmp ugt i64 %68, 1, !dbg !245
	%75 = or i1 %71, %72, !dbg !245
	%76 = or i1 %75, %73, !dbg !245
	%77 = or i1 %76, %74, !dbg !245
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !245, !prof !21

b13_ok1:
	%78 = bitcast i64* %p3 to i8*, !dbg !245
	%79 = bitcast i64* %p5 to i8*, !dbg !245
	%80 = bitcast i64* %p7 to i8*, !dbg !245
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !245
	br label %b41, !dbg !245

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !246
	br i1 %81, label %b15, label %b28, !dbg !246

b15:
	%82 = sdiv i64 %10, 32, !dbg !247
	%83 = icmp eq i64 %82, %p2, !dbg !248
	br i1 %83, label %b16, label %b28, !dbg !248

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !251
	br i1 %84, label %b17, label %b18, !dbg !251

b17:
	%85 = sext i32 %0 to i64, !dbg !252
	%86 = mul i64 %p6, 8, !dbg !252
	%87 = trunc i64 %p10 to i32, !dbg !252
	%88 = icmp ne i64 %p4, %p6, !dbg !252
	%89 = icmp uge i64 %p10, %85, !dbg !252
	%90 = or i1 %88, %89, !dbg !252
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !252, !prof !21

b17_ok1:
	%91 = bitcast i64* %p3 to i8*, !dbg !252
	%92 = bitcast i64* %p5 to i8*, !dbg !252
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !252
	br label %b41, !dbg !252

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !253
	br i1 %93, label %b19, label %b20, !dbg !253

b19:
	%94 = sext i32 %0 to i64, !dbg !254
	%95 = mul i64 %p6, 8, !dbg !254
	%96 = trunc i64 %p10 to i32, !dbg !254
	%97 = icmp ne i64 %p4, %p6, !dbg !254
	%98 = icmp uge i64 %p10, %94, !dbg !254
	%99 = or i1 %97, %98, !dbg !254
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !254, !prof !21

b19_ok1:
	%100 = bitcast i64* %p3 to i8*, !dbg !254
	%101 = bitcast i64* %p5 to i8*, !dbg !254
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !254
	br label %b41, !dbg !254

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !255
	br i1 %102, label %b21, label %b22, !dbg !255

b21:
	%103 = sext i32 %0 to i64, !dbg !256
	%104 = mul i64 %p6, 8, !dbg !256
	%105 = trunc i64 %p10 to i32, !dbg !256
	%106 = icmp ne i64 %p4, %p6, !dbg !256
	%107 = icmp uge i64 %p10, %103, !dbg !256
	%108 = or i1 %106, %107, !dbg !256
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !256, !prof !21

b21_ok1:
	%109 = bitcast i64* %p3 to i8*, !dbg !256
	%110 = bitcast i64* %p5 to i8*, !dbg !256
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !256
	br label %b41, !dbg !256

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !257
	br i1 %111, label %b23, label %b24, !dbg !257

b23:
	%112 = sext i32 %0 to i64, !dbg !258
	%113 = mul i64 %p6, 8, !dbg !258
	%114 = trunc i64 %p10 to i32, !dbg !258
	%115 = icmp ne i64 %p4, %p6, !dbg !258
	%116 = icmp uge i64 %p10, %112, !dbg !258
	%117 = or i1 %115, %116, !dbg !258
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !258, !prof !21

b23_ok1:
	%118 = bitcast i64* %p3 to i8*, !dbg !258
	%119 = bitcast i64* %p5 to i8*, !dbg !258
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !258
	br label %b41, !dbg !258

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !259
	br i1 %120, label %b25, label %b26, !dbg !259

b25:
	%121 = sext i32 %0 to i64, !dbg !260
	%122 = sext i32 %p9 to i64, !dbg !260
	%123 = sub i64 %122, 9, !dbg !260
	%124 = mul i64 %p6, 8, !dbg !260
	%125 = trunc i64 %p10 to i32, !dbg !260
	%126 = icmp ne i64 %p4, %p6, !dbg !260
	%127 = icmp uge i64 %p10, %121, !dbg !260
	%128 = icmp eq i64* %p7, null, !dbg !260
	%129 = icmp ugt i64 %123, 1, !dbg !260
	%130 = or i1 %126, %127, !dbg !260
	%131 = or i1 %130, %128, !dbg !260
	%132 = or i1 %131, %129, !dbg !260
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !260, !prof !21

b25_ok1:
	%133 = bitcast i64* %p3 to i8*, !dbg !260
	%134 = bitcast i64* %p5 to i8*, !dbg !260
	%135 = bitcast i64* %p7 to i8*, !dbg !260
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !260
	br label %b41, !dbg !260

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !261
	br i1 %136, label %b27, label %b41, !dbg !261

b27:
	%137 = sext i32 %0 to i64, !dbg !262
	%138 = sext i32 %p9 to i64, !dbg !262
	%139 = sub i64 %138, 9, !dbg !262
	%140 = mul i64 %p6, 8, !dbg !262
	%141 = trunc i64 %p10 to i32, !dbg !262
	%142 = icmp ne i64 %p4, %p6, !dbg !262
	%143 = icmp uge i64 %p10, %137, !dbg !262
	%144 = icmp eq i64* %p7, null, !dbg !262
	%145 = icmp ugt i64 %139, 1, !dbg !262
	%146 = or i1 %142, %143, !dbg !262
	%147 = or i1 %146, %144, !dbg !262
	%148 = or i1 %147, %145, !dbg !262
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !262, !prof !21

b27_ok1:
	%149 = bitcast i64* %p3 to i8*, !dbg !262
	%150 = bitcast i64* %p5 to i8*, !dbg !262
	%151 = bitcast i64* %p7 to i8*, !dbg !262
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !262
	br label %b41, !dbg !262

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !263
	br i1 %152, label %b29, label %b41, !dbg !263

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !266
	br i1 %153, label %b30, label %b31, !dbg !266

b30:
	%154 = sext i32 %0 to i64, !dbg !267
	%155 = mul i64 %p6, 8, !dbg !267
	%156 = trunc i64 %p10 to i32, !dbg !267
	%157 = icmp ne i64 %p4, %p6, !dbg !267
	%158 = icmp uge i64 %p10, %154, !dbg !267
	%159 = or i1 %157, %158, !dbg !267
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !267, !prof !21

b30_ok1:
	%160 = bitcast i64* %p3 to i8*, !dbg !267
	%161 = bitcast i64* %p5 to i8*, !dbg !267
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !267
	br label %b41, !dbg !267

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !268
	br i1 %162, label %b32, label %b33, !dbg !268

b32:
	%163 = sext i32 %0 to i64, !dbg !269
	%164 = mul i64 %p6, 8, !dbg !269
	%165 = trunc i64 %p10 to i32, !dbg !269
	%166 = icmp ne i64 %p4, %p6, !dbg !269
	%167 = icmp uge i64 %p10, %163, !dbg !269
	%168 = or i1 %166, %167, !dbg !269
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !269, !prof !21

b32_ok1:
	%169 = bitcast i64* %p3 to i8*, !dbg !269
	%170 = bitcast i64* %p5 to i8*, !dbg !269
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !269
	br label %b41, !dbg !269

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !270
	br i1 %171, label %b34, label %b35, !dbg !270

b34:
	%172 = sext i32 %0 to i64, !dbg !271
	%173 = mul i64 %p6, 8, !dbg !271
	%174 = trunc i64 %p10 to i32, !dbg !271
	%175 = icmp ne i64 %p4, %p6, !dbg !271
	%176 = icmp uge i64 %p10, %172, !dbg !271
	%177 = or i1 %175, %176, !dbg !271
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !271, !prof !21

b34_ok1:
	%178 = bitcast i64* %p3 to i8*, !dbg !271
	%179 = bitcast i64* %p5 to i8*, !dbg !271
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !271
	br label %b41, !dbg !271

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !272
	br i1 %180, label %b36, label %b37, !dbg !272

b36:
	%181 = sext i32 %0 to i64, !dbg !273
	%182 = mul i64 %p6, 8, !dbg !273
	%183 = trunc i64 %p10 to i32, !dbg !273
	%184 = icmp ne i64 %p4, %p6, !dbg !273
	%185 = icmp uge i64 %p10, %181, !dbg !273
	%186 = or i1 %184, %185, !dbg !273
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !273, !prof !21

b36_ok1:
	%187 = bitcast i64* %p3 to i8*, !dbg !273
	%188 = bitcast i64* %p5 to i8*, !dbg !273
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !273
	br label %b41, !dbg !273

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !274
	br i1 %189, label %b38, label %b39, !dbg !274

b38:
	%190 = sext i32 %0 to i64, !dbg !275
	%191 = sext i32 %p9 to i64, !dbg !275
	%192 = sub i64 %191, 9, !dbg !275
	%193 = mul i64 %p6, 8, !dbg !275
	%194 = trunc i64 %p10 to i32, !dbg !275
	%195 = icmp ne i64 %p4, %p6, !dbg !275
	%196 = icmp uge i64 %p10, %190, !dbg !275
	%197 = icmp eq i64* %p7, null, !dbg !275
	%198 = icmp ugt i64 %192, 1, !dbg !275
	%199 = or i1 %195, %196, !dbg !275
	%200 = or i1 %199, %197, !dbg !275
	%201 = or i1 %200, %198, !dbg !275
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !275, !prof !21

b38_ok1:
	%202 = bitcast i64* %p3 to i8*, !dbg !275
	%203 = bitcast i64* %p5 to i8*, !dbg !275
	%204 = bitcast i64* %p7 to i8*, !dbg !275
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !275
	br label %b41, !dbg !275

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !276
	br i1 %205, label %b40, label %b41, !dbg !276

b40:
	%206 = sext i32 %0 to i64, !dbg !277
	%207 = sext i32 %p9 to i64, !dbg !277
	%208 = sub i64 %207, 9, !dbg !277
	%209 = mul i64 %p6, 8, !dbg !277
	%210 = trunc i64 %p10 to i32, !dbg !277
	%211 = icmp ne i64 %p4, %p6, !dbg !277
	%212 = icmp uge i64 %p10, %206, !dbg !277
	%213 = icmp eq i64* %p7, null, !dbg !277
	%214 = icmp ugt i64 %208, 1, !dbg !277
	%215 = or i1 %211, %212, !dbg !277
	%216 = or i1 %215, %213, !dbg !277
	%217 = or i1 %216, %214, !dbg !277
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !277, !prof !21

b40_ok1:
	%218 = bitcast i64* %p3 to i8*, !dbg !277
	%219 = bitcast i64* %p5 to i8*, !dbg !277
	%220 = bitcast i64* %p7 to i8*, !dbg !277
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !277
	br label %b41, !dbg !277

b41:
	ret void, !dbg !229

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !231
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !231

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !231
	ret void, !dbg !231

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !231
	ret void, !dbg !231

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !237
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !237

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !237
	ret void, !dbg !237

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !237
	ret void, !dbg !237

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !239
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !239

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !239
	ret void, !dbg !239

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !239
	ret void, !dbg !239

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !241
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !241

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !241
	ret void, !dbg !241

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !241
	ret void, !dbg !241

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !243
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !243

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !243
	ret void, !dbg !243

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !243
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !243

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !243
	ret void, !dbg !243

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !243
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !243

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !243
	ret void, !dbg !243

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !243
	ret void, !dbg !243

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !245
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !245

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !245
	ret void, !dbg !245

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !245
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !245

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !245
	ret void, !dbg !245

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !245
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !245

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !245
	ret void, !dbg !245

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !245
	ret void, !dbg !245

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !252
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !252

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !252
	ret void, !dbg !252

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !252
	ret void, !dbg !252

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !254
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !254

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !254
	ret void, !dbg !254

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !254
	ret void, !dbg !254

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !256
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !256

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !256
	ret void, !dbg !256

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !256
	ret void, !dbg !256

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !258
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !258

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !258
	ret void, !dbg !258

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !258
	ret void, !dbg !258

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !260
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !260

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !260
	ret void, !dbg !260

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !260
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !260

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !260
	ret void, !dbg !260

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !260
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !260

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !260
	ret void, !dbg !260

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !260
	ret void, !dbg !260

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !262
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !262

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !262
	ret void, !dbg !262

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !262
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !262

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !262
	ret void, !dbg !262

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !262
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !262

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !262
	ret void, !dbg !262

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !262
	ret void, !dbg !262

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !267
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !267

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !267
	ret void, !dbg !267

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !267
	ret void, !dbg !267

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !269
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !269

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !269
	ret void, !dbg !269

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !269
	ret void, !dbg !269

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !271
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !271

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !271
	ret void, !dbg !271

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !271
	ret void, !dbg !271

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !273
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !273

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !273
	ret void, !dbg !273

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !273
	ret void, !dbg !273

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !275
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !275

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !275
	ret void, !dbg !275

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !275
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !275

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !275
	ret void, !dbg !275

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !275
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !275

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !275
	ret void, !dbg !275

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !275
	ret void, !dbg !275

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !277
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !277

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !277
	ret void, !dbg !277

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !277
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !277

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !277
	ret void, !dbg !277

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !277
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !277

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !277
	ret void, !dbg !277

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !277
	ret void, !dbg !277
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !284
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !285, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !285, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !285, !range !17
	%6 = mul i32 %5, %3, !dbg !285
	%7 = add i32 %2, %6, !dbg !285
	%8 = mul i32 %4, %7, !dbg !285
	%9 = add i32 %1, %8, !dbg !285
	%10 = sext i32 %9 to i64, !dbg !285
	%11 = icmp eq i64 %p1, 0, !dbg !286
	br i1 %11, label %b1, label %b14, !dbg !286

b1:
	%12 = icmp eq i64 %10, 0, !dbg !287
	br i1 %12, label %b2, label %b14, !dbg !287

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !288
	br i1 %13, label %b3, label %b4, !dbg !288

b3:
	%14 = sext i32 %0 to i64, !dbg !284
	%15 = trunc i64 %p10 to i32, !dbg !284
	%16 = icmp ne i64 %p4, %p6, !dbg !284
	%17 = icmp uge i64 %p10, %14, !dbg !284
	%18 = or i1 %16, %17, !dbg !284
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !284, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %p3, i8* %p5, i64 %p6, i32 %15), !dbg !284
	br label %b41, !dbg !284

b4:
	%19 = icmp eq i64 %p0, 1, !dbg !289
	br i1 %19, label %b5, label %b6, !dbg !289

b5:
	%20 = sext i32 %0 to i64, !dbg !290
	%21 = trunc i64 %p10 to i32, !dbg !290
	%22 = icmp ne i64 %p4, %p6, !dbg !290
	%23 = icmp uge i64 %p10, %20, !dbg !290
	%24 = or i1 %22, %23, !dbg !290
	br i1 %24, label %b5_fail1, label %b5_ok1, !dbg !290, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %21), !dbg !290
	br label %b41, !dbg !290

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !291
	br i1 %25, label %b7, label %b8, !dbg !291

b7:
	%26 = sext i32 %0 to i64, !dbg !292
	%27 = trunc i64 %p10 to i32, !dbg !292
	%28 = icmp ne i64 %p4, %p6, !dbg !292
	%29 = icmp uge i64 %p10, %26, !dbg !292
	%30 = or i1 %28, %29, !dbg !292
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !292, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %p3, i8* %p5, i64 %p6, i32 %27), !dbg !292
	br label %b41, !dbg !292

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !293
	br i1 %31, label %b9, label %b10, !dbg !293

b9:
	%32 = sext i32 %0 to i64, !dbg !294
	%33 = trunc i64 %p10 to i32, !dbg !294
	%34 = icmp ne i64 %p4, %p6, !dbg !294
	%35 = icmp uge i64 %p10, %32, !dbg !294
	%36 = or i1 %34, %35, !dbg !294
	br i1 %36, label %b9_fail1, label %b9_ok1, !dbg !294, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %33), !dbg !294
	br label %b41, !dbg !294

b10:
	%37 = icmp eq i64 %p0, 4, !dbg !295
	br i1 %37, label %b11, label %b12, !dbg !295

b11:
	%38 = sext i32 %0 to i64, !dbg !296
	%39 = sext i32 %p9 to i64, !dbg !296
	%40 = sub i64 %39, 9, !dbg !296
	%41 = trunc i64 %p10 to i32, !dbg !296
	%42 = icmp ne i64 %p4, %p6, !dbg !296
	%43 = icmp uge i64 %p10, %38, !dbg !296
	%44 = icmp eq i64* %p7, null, !dbg !296
	%45 = icmp ugt i64 %40, 1, !dbg !296
	%46 = or i1 %42, %43, !dbg !296
	%47 = or i1 %46, %44, !dbg !296
	%48 = or i1 %47, %45, !dbg !296
	br i1 %48, label %b11_fail1, label %b11_ok1, !dbg !296, !prof !21

b11_ok1:
	%49 = bitcast i64* %p7 to i8*, !dbg !296
	call void @gpuc_put_signal_thread(i8* %p3, i8* %p5, i64 %p6, i8* %49, i64 %p8, i32 %p9, i32 %41), !dbg !296
	br label %b41, !dbg !296

b12:
	%50 = icmp eq i64 %p0, 5, !dbg !297
	br i1 %50, label %b13, label %b41, !dbg !297

b13:
	%51 = sext i32 %0 to i64, !dbg !298
	%52 = sext i32 %p9 to i64, !dbg !298
	%53 = sub i64 %52, 9, !dbg !298
	%54 = trunc i64 %p10 to i32, !dbg !298
	%55 = icmp ne i64 %p4, %p6, !dbg !298
	%56 = icmp uge i64 %p10, %51, !dbg !298
	%57 = icmp eq i64* %p7, null, !dbg !298
	%58 = icmp ugt i64 %53, 1, !dbg !298
	%59 = or i1 %55, %56, !dbg !298
	%60 = or i1 %59, %57, !dbg !298
	%61 = or i1 %60, %58, !dbg !298
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !298, !prof !21

b13_ok1:
	%62 = bitcast i64* %p7 to i8*, !dbg !298
	call void @gpuc_put_signal_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i8* %62, i64 %p8, i32 %p9, i32 %54), !dbg !298
	br label %b41, !dbg !298

b14:
	%63 = icmp eq i64 %p1, 1, !dbg !299
	br i1 %63, label %b15, label %b28, !dbg !299

b15:
	%64 = sdiv i64 %10, 32, !dbg !300
	%65 = icmp eq i64 %64, %p2, !dbg !301
	br i1 %65, label %b16, label %b28, !dbg !301

b16:
	%66 = icmp eq i64 %p0, 0, !dbg !304
	br i1 %66, label %b17, label %b18, !dbg !304

b17:
	%67 = sext i32 %0 to i64, !dbg !305
	%68 = trunc i64 %p10 to i32, !dbg !305
	%69 = icmp ne i64 %p4, %p6, !dbg !305
	%70 = icmp uge i64 %p10, %67, !dbg !305
	%71 = or i1 %69, %70, !dbg !305
	br i1 %71, label %b17_fail1, label %b17_ok1, !dbg !305, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %p3, i8* %p5, i64 %p6, i32 %68), !dbg !305
	br label %b41, !dbg !305

b18:
	%72 = icmp eq i64 %p0, 1, !dbg !306
	br i1 %72, label %b19, label %b20, !dbg !306

b19:
	%73 = sext i32 %0 to i64, !dbg !307
	%74 = trunc i64 %p10 to i32, !dbg !307
	%75 = icmp ne i64 %p4, %p6, !dbg !307
	%76 = icmp uge i64 %p10, %73, !dbg !307
	%77 = or i1 %75, %76, !dbg !307
	br i1 %77, label %b19_fail1, label %b19_ok1, !dbg !307, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %74), !dbg !307
	br label %b41, !dbg !307

b20:
	%78 = icmp eq i64 %p0, 2, !dbg !308
	br i1 %78, label %b21, label %b22, !dbg !308

b21:
	%79 = sext i32 %0 to i64, !dbg !309
	%80 = trunc i64 %p10 to i32, !dbg !309
	%81 = icmp ne i64 %p4, %p6, !dbg !309
	%82 = icmp uge i64 %p10, %79, !dbg !309
	%83 = or i1 %81, %82, !dbg !309
	br i1 %83, label %b21_fail1, label %b21_ok1, !dbg !309, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %p3, i8* %p5, i64 %p6, i32 %80), !dbg !309
	br label %b41, !dbg !309

b22:
	%84 = icmp eq i64 %p0, 3, !dbg !310
	br i1 %84, label %b23, label %b24, !dbg !310

b23:
	%85 = sext i32 %0 to i64, !dbg !311
	%86 = trunc i64 %p10 to i32, !dbg !311
	%87 = icmp ne i64 %p4, %p6, !dbg !311
	%88 = icmp uge i64 %p10, %85, !dbg !311
	%89 = or i1 %87, %88, !dbg !311
	br i1 %89, label %b23_fail1, label %b23_ok1, !dbg !311, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %86), !dbg !311
	br label %b41, !dbg !311

b24:
	%90 = icmp eq i64 %p0, 4, !dbg !312
	br i1 %90, label %b25, label %b26, !dbg !312

b25:
	%91 = sext i32 %0 to i64, !dbg !313
	%92 = sext i32 %p9 to i64, !dbg !313
	%93 = sub i64 %92, 9, !dbg !313
	%94 = trunc i64 %p10 to i32, !dbg !313
	%95 = icmp ne i64 %p4, %p6, !dbg !313
	%96 = icmp uge i64 %p10, %91, !dbg !313
	%97 = icmp eq i64* %p7, null, !dbg !313
	%98 = icmp ugt i64 %93, 1, !dbg !313
	%99 = or i1 %95, %96, !dbg !313
	%100 = or i1 %99, %97, !dbg !313
	%101 = or i1 %100, %98, !dbg !313
	br i1 %101, label %b25_fail1, label %b25_ok1, !dbg !313, !prof !21

b25_ok1:
	%102 = bitcast i64* %p7 to i8*, !dbg !313
	call void @gpuc_put_signal_warp(i8* %p3, i8* %p5, i64 %p6, i8* %102, i64 %p8, i32 %p9, i32 %94), !dbg !313
	br label %b41, !dbg !313

b26:
	%103 = icmp eq i64 %p0, 5, !dbg !314
	br i1 %103, label %b27, label %b41, !dbg !314

b27:
	%104 = sext i32 %0 to i64, !dbg !315
	%105 = sext i32 %p9 to i64, !dbg !315
	%106 = sub i64 %105, 9, !dbg !315
	%107 = trunc i64 %p10 to i32, !dbg !315
	%108 = icmp ne i64 %p4, %p6, !dbg !315
	%109 = icmp uge i64 %p10, %104, !dbg !315
	%110 = icmp eq i64* %p7, null, !dbg !315
	%111 = icmp ugt i64 %106, 1, !dbg !315
	%112 = or i1 %108, %109, !dbg !315
	%113 = or i1 %112, %110, !dbg !315
	%114 = or i1 %113, %111, !dbg !315
	br i1 %114, label %b27_fail1, label %b27_ok1, !dbg !315, !prof !21

b27_ok1:
	%115 = bitcast i64* %p7 to i8*, !dbg !315
	call void @gpuc_put_signal_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i8* %115, i64 %p8, i32 %p9, i32 %107), !dbg !315
	br label %b41, !dbg !315

b28:
	%116 = icmp eq i64 %p1, 2, !dbg !316
	br i1 %116, label %b29, label %b41, !dbg !316

b29:
	%117 = icmp eq i64 %p0, 0, !dbg !319
	br i1 %117, label %b30, label %b31, !dbg !319

b30:
	%118 = sext i32 %0 to i64, !dbg !320
	%119 = trunc i64 %p10 to i32, !dbg !320
	%120 = icmp ne i64 %p4, %p6, !dbg !320
	%121 = icmp uge i64 %p10, %118, !dbg !320
	%122 = or i1 %120, %121, !dbg !320
	br i1 %122, label %b30_fail1, label %b30_ok1, !dbg !320, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %p3, i8* %p5, i64 %p6, i32 %119), !dbg !320
	br label %b41, !dbg !320

b31:
	%123 = icmp eq i64 %p0, 1, !dbg !321
	br i1 %123, label %b32, label %b33, !dbg !321

b32:
	%124 = sext i32 %0 to i64, !dbg !322
	%125 = trunc i64 %p10 to i32, !dbg !322
	%126 = icmp ne i64 %p4, %p6, !dbg !322
	%127 = icmp uge i64 %p10, %124, !dbg !322
	%128 = or i1 %126, %127, !dbg !322
	br i1 %128, label %b32_fail1, label %b32_ok1, !dbg !322, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %125), !dbg !322
	br label %b41, !dbg !322

b33:
	%129 = icmp eq i64 %p0, 2, !dbg !323
	br i1 %129, label %b34, label %b35, !dbg !323

b34:
	%130 = sext i32 %0 to i64, !dbg !324
	%131 = trunc i64 %p10 to i32, !dbg !324
	%132 = icmp ne i64 %p4, %p6, !dbg !324
	%133 = icmp uge i64 %p10, %130, !dbg !324
	%134 = or i1 %132, %133, !dbg !324
	br i1 %134, label %b34_fail1, label %b34_ok1, !dbg !324, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %p3, i8* %p5, i64 %p6, i32 %131), !dbg !324
	br label %b41, !dbg !324

b35:
	%135 = icmp eq i64 %p0, 3, !dbg !325
	br i1 %135, label %b36, label %b37, !dbg !325

b36:
	%136 = sext i32 %0 to i64, !dbg !326
	%137 = trunc i64 %p10 to i32, !dbg !326
	%138 = icmp ne i64 %p4, %p6, !dbg !326
	%139 = icmp uge i64 %p10, %136, !dbg !326
	%140 = or i1 %138, %139, !dbg !326
	br i1 %140, label %b36_fail1, label %b36_ok1, !dbg !326, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %137), !dbg !326
	br label %b41, !dbg !326

b37:
	%141 = icmp eq i64 %p0, 4, !dbg !327
	br i1 %141, label %b38, label %b39, !dbg !327

b38:
	%142 = sext i32 %0 to i64, !dbg !328
	%143 = sext i32 %p9 to i64, !dbg !328
	%144 = sub i64 %143, 9, !dbg !328
	%145 = trunc i64 %p10 to i32, !dbg !328
	%146 = icmp ne i64 %p4, %p6, !dbg !328
	%147 = icmp uge i64 %p10, %142, !dbg !328
	%148 = icmp eq i64* %p7, null, !dbg !328
	%149 = icmp ugt i64 %144, 1, !dbg !328
	%150 = or i1 %146, %147, !dbg !328
	%151 = or i1 %150, %148, !dbg !328
	%152 = or i1 %151, %149, !dbg !328
	br i1 %152, label %b38_fail1, label %b38_ok1, !dbg !328, !prof !21

b38_ok1:
	%153 = bitcast i64* %p7 to i8*, !dbg !328
	call void @gpuc_put_signal_block(i8* %p3, i8* %p5, i64 %p6, i8* %153, i64 %p8, i32 %p9, i32 %145), !dbg !328
	br label %b41, !dbg !328

b39:
	%154 = icmp eq i64 %p0, 5, !dbg !329
	br i1 %154, label %b40, label %b41, !dbg !329

b40:
	%155 = sext i32 %0 to i64, !dbg !330
	%156 = sext i32 %p9 to i64, !dbg !330
	%157 = sub i64 %156, 9, !dbg !330
	%158 = trunc i64 %p10 to i32, !dbg !330
	%159 = icmp ne i64 %p4, %p6, !dbg !330
	%160 = icmp uge i64 %p10, %155, !dbg !330
	%161 = icmp eq i64* %p7, null, !dbg !330
	%162 = icmp ugt i64 %157, 1, !dbg !330
	%163 = or i1 %159, %160, !dbg !330
	%164 = or i1 %163, %161, !dbg !330
	%165 = or i1 %164, %162, !dbg !330
	br i1 %165, label %b40_fail1, label %b40_ok1, !dbg !330, !prof !21

b40_ok1:
	%166 = bitcast i64* %p7 to i8*, !dbg !330
	call void @gpuc_put_signal_nbi_block(i8* %p3, i8* %p5, i64 %p6, i8* %166, i64 %p8, i32 %p9, i32 %158), !dbg !330
	br label %b41, !dbg !330

b41:
	ret void, !dbg !282

b3_fail1:
	%167 = icmp ne i64 %p4, %p6, !dbg !284
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !284

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !284
	ret void, !dbg !284

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !284
	ret void, !dbg !284

b5_fail1:
	%168 = icmp ne i64 %p4, %p6, !dbg !290
	br i1 %168, label %b5_fail2, label %b5_ok2, !dbg !290

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !290
	ret void, !dbg !290

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %20), !dbg !290
	ret void, !dbg !290

b7_fail1:
	%169 = icmp ne i64 %p4, %p6, !dbg !292
	br i1 %169, label %b7_fail2, label %b7_ok2, !dbg !292

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !292
	ret void, !dbg !292

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %26), !dbg !292
	ret void, !dbg !292

b9_fail1:
	%170 = icmp ne i64 %p4, %p6, !dbg !294
	br i1 %170, label %b9_fail2, label %b9_ok2, !dbg !294

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !294
	ret void, !dbg !294

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %32), !dbg !294
	ret void, !dbg !294

b11_fail1:
	%171 = icmp ne i64 %p4, %p6, !dbg !296
	br i1 %171, label %b11_fail2, label %b11_ok2, !dbg !296

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !296
	ret void, !dbg !296

b11_ok2:
	%172 = icmp uge i64 %p10, %38, !dbg !296
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !296

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %38), !dbg !296
	ret void, !dbg !296

b11_ok3:
	%173 = icmp eq i64* %p7, null, !dbg !296
	br i1 %173, label %b11_fail4, label %b11_ok4, !dbg !296

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !296
	ret void, !dbg !296

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %40, i64 1), !dbg !296
	ret void, !dbg !296

b13_fail1:
	%174 = icmp ne i64 %p4, %p6, !dbg !298
	br i1 %174, label %b13_fail2, label %b13_ok2, !dbg !298

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !298
	ret void, !dbg !298

b13_ok2:
	%175 = icmp uge i64 %p10, %51, !dbg !298
	br i1 %175, label %b13_fail3, label %b13_ok3, !dbg !298

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %51), !dbg !298
	ret void, !dbg !298

b13_ok3:
	%176 = icmp eq i64* %p7, null, !dbg !298
	br i1 %176, label %b13_fail4, label %b13_ok4, !dbg !298

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !298
	ret void, !dbg !298

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 1), !dbg !298
	ret void, !dbg !298

b17_fail1:
	%177 = icmp ne i64 %p4, %p6, !dbg !305
	br i1 %177, label %b17_fail2, label %b17_ok2, !dbg !305

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !305
	ret void, !dbg !305

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %67), !dbg !305
	ret void, !dbg !305

b19_fail1:
	%178 = icmp ne i64 %p4, %p6, !dbg !307
	br i1 %178, label %b19_fail2, label %b19_ok2, !dbg !307

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !307
	ret void, !dbg !307

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %73), !dbg !307
	ret void, !dbg !307

b21_fail1:
	%179 = icmp ne i64 %p4, %p6, !dbg !309
	br i1 %179, label %b21_fail2, label %b21_ok2, !dbg !309

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !309
	ret void, !dbg !309

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %79), !dbg !309
	ret void, !dbg !309

b23_fail1:
	%180 = icmp ne i64 %p4, %p6, !dbg !311
	br i1 %180, label %b23_fail2, label %b23_ok2, !dbg !311

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !311
	ret void, !dbg !311

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %85), !dbg !311
	ret void, !dbg !311

b25_fail1:
	%181 = icmp ne i64 %p4, %p6, !dbg !313
	br i1 %181, label %b25_fail2, label %b25_ok2, !dbg !313

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !313
	ret void, !dbg !313

b25_ok2:
	%182 = icmp uge i64 %p10, %91, !dbg !313
	br i1 %182, label %b25_fail3, label %b25_ok3, !dbg !313

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %91), !dbg !313
	ret void, !dbg !313

b25_ok3:
	%183 = icmp eq i64* %p7, null, !dbg !313
	br i1 %183, label %b25_fail4, label %b25_ok4, !dbg !313

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !313
	ret void, !dbg !313

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 1), !dbg !313
	ret void, !dbg !313

b27_fail1:
	%184 = icmp ne i64 %p4, %p6, !dbg !315
	br i1 %184, label %b27_fail2, label %b27_ok2, !dbg !315

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !315
	ret void, !dbg !315

b27_ok2:
	%185 = icmp uge i64 %p10, %104, !dbg !315
	br i1 %185, label %b27_fail3, label %b27_ok3, !dbg !315

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %104), !dbg !315
	ret void, !dbg !315

b27_ok3:
	%186 = icmp eq i64* %p7, null, !dbg !315
	br i1 %186, label %b27_fail4, label %b27_ok4, !dbg !315

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %106, i64 1), !dbg !315
	ret void, !dbg !315

b30_fail1:
	%187 = icmp ne i64 %p4, %p6, !dbg !320
	br i1 %187, label %b30_fail2, label %b30_ok2, !dbg !320

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !320
	ret void, !dbg !320

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %118), !dbg !320
	ret void, !dbg !320

b32_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !322
	br i1 %188, label %b32_fail2, label %b32_ok2, !dbg !322

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !322
	ret void, !dbg !322

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %124), !dbg !322
	ret void, !dbg !322

b34_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !324
	br i1 %189, label %b34_fail2, label %b34_ok2, !dbg !324

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !324
	ret void, !dbg !324

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %130), !dbg !324
	ret void, !dbg !324

b36_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !326
	br i1 %190, label %b36_fail2, label %b36_ok2, !dbg !326

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !326
	ret void, !dbg !326

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %136), !dbg !326
	ret void, !dbg !326

b38_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !328
	br i1 %191, label %b38_fail2, label %b38_ok2, !dbg !328

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !328
	ret void, !dbg !328

b38_ok2:
	%192 = icmp uge i64 %p10, %142, !dbg !328
	br i1 %192, label %b38_fail3, label %b38_ok3, !dbg !328

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %142), !dbg !328
	ret void, !dbg !328

b38_ok3:
	%193 = icmp eq i64* %p7, null, !dbg !328
	br i1 %193, label %b38_fail4, label %b38_ok4, !dbg !328

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !328
	ret void, !dbg !328

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %144, i64 1), !dbg !328
	ret void, !dbg !328

b40_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !330
	br i1 %194, label %b40_fail2, label %b40_ok2, !dbg !330

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !330
	ret void, !dbg !330

b40_ok2:
	%195 = icmp uge i64 %p10, %155, !dbg !330
	br i1 %195, label %b40_fail3, label %b40_ok3, !dbg !330

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %155), !dbg !330
	ret void, !dbg !330

b40_ok3:
	%196 = icmp eq i64* %p7, null, !dbg !330
	br i1 %196, label %b40_fail4, label %b40_ok4, !dbg !330

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !330
	ret void, !dbg !330

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %157, i64 1), !dbg !330
	ret void, !dbg !330
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !331 {
entry:
	br label %b0, !dbg !332

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !337
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !338, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !338, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !338, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !338, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !338, !range !17
	%6 = mul i32 %5, %3, !dbg !338
	%7 = add i32 %2, %6, !dbg !338
	%8 = mul i32 %4, %7, !dbg !338
	%9 = add i32 %1, %8, !dbg !338
	%10 = sext i32 %9 to i64, !dbg !338
	%11 = icmp eq i64 %p1, 0, !dbg !339
	br i1 %11, label %b1, label %b14, !dbg !339

b1:
	%12 = icmp eq i64 %10, 0, !dbg !340
	br i1 %12, label %b2, label %b14, !dbg !340

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !341
	br i1 %13, label %b3, label %b4, !dbg !341

b3:
	%14 = sext i32 %0 to i64, !dbg !337
	%15 = mul i64 %p6, 2, !dbg !337
	%16 = trunc i64 %p10 to i32, !dbg !337
	%17 = icmp ne i64 %p4, %p6, !dbg !337
	%18 = icmp uge i64 %p10, %14, !dbg !337
	%19 = or i1 %17, %18, !dbg !337
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !337, !prof !21

b3_ok1:
	%20 = bitcast i16* %p3 to i8*, !dbg !337
	%21 = bitcast i16* %p5 to i8*, !dbg !337
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !337
	br label %b41, !dbg !337

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !342
	br i1 %22, label %b5, label %b6, !dbg !342

b5:
	%23 = sext i32 %0 to i64, !dbg !343
	%24 = mul i64 %p6, 2, !dbg !343
	%25 = trunc i64 %p10 to i32, !dbg !343
	%26 = icmp ne i64 %p4, %p6, !dbg !343
	%27 = icmp uge i64 %p10, %23, !dbg !343
	%28 = or i1 %26, %27, !dbg !343
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !343, !prof !21

b5_ok1:
	%29 = bitcast i16* %p3 to i8*, !dbg !343
	%30 = bitcast i16* %p5 to i8*, !dbg !343
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !343
	br label %b41, !dbg !343

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !344
	br i1 %31, label %b7, label %b8, !dbg !344

b7:
	%32 = sext i32 %0 to i64, !dbg !345
	%33 = mul i64 %p6, 2, !dbg !345
	%34 = trunc i64 %p10 to i32, !dbg !345
	%35 = icmp ne i64 %p4, %p6, !dbg !345
	%36 = icmp uge i64 %p10, %32, !dbg !345
	%37 = or i1 %35, %36, !dbg !345
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !345, !prof !21

b7_ok1:
	%38 = bitcast i16* %p3 to i8*, !dbg !345
	%39 = bitcast i16* %p5 to i8*, !dbg !345
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !345
	br label %b41, !dbg !345

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !346
	br i1 %40, label %b9, label %b10, !dbg !346

b9:
	%41 = sext i32 %0 to i64, !dbg !347
	%42 = mul i64 %p6, 2, !dbg !347
	%43 = trunc i64 %p10 to i32, !dbg !347
	%44 = icmp ne i64 %p4, %p6, !dbg !347
	%45 = icmp uge i64 %p10, %41, !dbg !347
	%46 = or i1 %44, %45, !dbg !347
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !347, !prof !21

b9_ok1:
	%47 = bitcast i16* %p3 to i8*, !dbg !347
	%48 = bitcast i16* %p5 to i8*, !dbg !347
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !347
	br label %b41, !dbg !347

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !348
	br i1 %49, label %b11, label %b12, !dbg !348

b11:
	%50 = sext i32 %0 to i64, !dbg !349
	%51 = sext i32 %p9 to i64, !dbg !349
	%52 = sub i64 %51, 9, !dbg !349
	%53 = mul i64 %p6, 2, !dbg !349
	%54 = trunc i64 %p10 to i32, !dbg !349
	%55 = icmp ne i64 %p4, %p6, !dbg !349
	%56 = icmp uge i64 %p10, %50, !dbg !349
	%57 = icmp eq i64* %p7, null, !dbg !349
	%58 = icmp ugt i64 %52, 1, !dbg !349
	%59 = or i1 %55, %56, !dbg !349
	%60 = or i1 %59, %57, !dbg !349
	%61 = or i1 %60, %58, !dbg !349
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !349, !prof !21

b11_ok1:
	%62 = bitcast i16* %p3 to i8*, !dbg !349
	%63 = bitcast i16* %p5 to i8*, !dbg !349
	%64 = bitcast i64* %p7 to i8*, !dbg !349
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !349
	br label %b41, !dbg !349

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !350
	br i1 %65, label %b13, label %b41, !dbg !350

b13:
	%66 = sext i32 %0 to i64, !dbg !351
	%67 = sext i32 %p9 to i64, !dbg !351
	%68 = sub i64 %67, 9, !dbg !351
	%69 = mul i64 %p6, 2, !dbg !351
	%70 = trunc i64 %p10 to i32, !dbg !351
	%71 = icmp ne i64 %p4, %p6, !dbg !351
	%72 = icmp uge i64 %p10, %66, !dbg !351
	%73 = icmp eq i64* %p7, null, !dbg !351
	%74 = icmp ugt i64 %68, 1, !dbg !351
	%75 = or i1 %71, %72, !dbg !351
	%76 = or i1 %75, %73, !dbg !351
	%77 = or i1 %76, %74, !dbg !351
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !351, !prof !21

b13_ok1:
	%78 = bitcast i16* %p3 to i8*, !dbg !351
	%79 = bitcast i16* %p5 to i8*, !dbg !351
	%80 = bitcast i64* %p7 to i8*, !dbg !351
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !351
	br label %b41, !dbg !351

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !352
	br i1 %81, label %b15, label %b28, !dbg !352

b15:
	%82 = sdiv i64 %10, 32, !dbg !353
	%83 = icmp eq i64 %82, %p2, !dbg !354
	br i1 %83, label %b16, label %b28, !dbg !354

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !357
	br i1 %84, label %b17, label %b18, !dbg !357

b17:
	%85 = sext i32 %0 to i64, !dbg !358
	%86 = mul i64 %p6, 2, !dbg !358
	%87 = trunc i64 %p10 to i32, !dbg !358
	%88 = icmp ne i64 %p4, %p6, !dbg !358
	%89 = icmp uge i64 %p10, %85, !dbg !358
	%90 = or i1 %88, %89, !dbg !358
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !358, !prof !21

b17_ok1:
	%91 = bitcast i16* %p3 to i8*, !dbg !358
	%92 = bitcast i16* %p5 to i8*, !dbg !358
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !358
	br label %b41, !dbg !358

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !359
	br i1 %93, label %b19, label %b20, !dbg !359

b19:
	%94 = sext i32 %0 to i64, !dbg !360
	%95 = mul i64 %p6, 2, !dbg !360
	%96 = trunc i64 %p10 to i32, !dbg !360
	%97 = icmp ne i64 %p4, %p6, !dbg !360
	%98 = icmp uge i64 %p10, %94, !dbg !360
	%99 = or i1 %97, %98, !dbg !360
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !360, !prof !21

b19_ok1:
	%100 = bitcast i16* %p3 to i8*, !dbg !360
	%101 = bitcast i16* %p5 to i8*, !dbg !360
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !360
	br label %b41, !dbg !360

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !361
	br i1 %102, label %b21, label %b22, !dbg !361

b21:
	%103 = sext i32 %0 to i64, !dbg !362
	%104 = mul i64 %p6, 2, !dbg !362
	%105 = trunc i64 %p10 to i32, !dbg !362
	%106 = icmp ne i64 %p4, %p6, !dbg !362
	%107 = icmp uge i64 %p10, %103, !dbg !362
	%108 = or i1 %106, %107, !dbg !362
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !362, !prof !21

b21_ok1:
	%109 = bitcast i16* %p3 to i8*, !dbg !362
	%110 = bitcast i16* %p5 to i8*, !dbg !362
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !362
	br label %b41, !dbg !362

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !363
	br i1 %111, label %b23, label %b24, !dbg !363

b23:
	%112 = sext i32 %0 to i64, !dbg !364
	%113 = mul i64 %p6, 2, !dbg !364
	%114 = trunc i64 %p10 to i32, !dbg !364
	%115 = icmp ne i64 %p4, %p6, !dbg !364
	%116 = icmp uge i64 %p10, %112, !dbg !364
	%117 = or i1 %115, %116, !dbg !364
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !364, !prof !21

b23_ok1:
	%118 = bitcast i16* %p3 to i8*, !dbg !364
	%119 = bitcast i16* %p5 to i8*, !dbg !364
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !364
	br label %b41, !dbg !364

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !365
	br i1 %120, label %b25, label %b26, !dbg !365

b25:
	%121 = sext i32 %0 to i64, !dbg !366
	%122 = sext i32 %p9 to i64, !dbg !366
	%123 = sub i64 %122, 9, !dbg !366
	%124 = mul i64 %p6, 2, !dbg !366
	%125 = trunc i64 %p10 to i32, !dbg !366
	%126 = icmp ne i64 %p4, %p6, !dbg !366
	%127 = icmp uge i64 %p10, %121, !dbg !366
	%128 = icmp eq i64* %p7, null, !dbg !366
	%129 = icmp ugt i64 %123, 1, !dbg !366
	%130 = or i1 %126, %127, !dbg !366
	%131 = or i1 %130, %128, !dbg !366
	%132 = or i1 %131, %129, !dbg !366
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !366, !prof !21

b25_ok1:
	%133 = bitcast i16* %p3 to i8*, !dbg !366
	%134 = bitcast i16* %p5 to i8*, !dbg !366
	%135 = bitcast i64* %p7 to i8*, !dbg !366
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !366
	br label %b41, !dbg !366

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !367
	br i1 %136, label %b27, label %b41, !dbg !367

b27:
	%137 = sext i32 %0 to i64, !dbg !368
	%138 = sext i32 %p9 to i64, !dbg !368
	%139 = sub i64 %138, 9, !dbg !368
	%140 = mul i64 %p6, 2, !dbg !368
	%141 = trunc i64 %p10 to i32, !dbg !368
	%142 = icmp ne i64 %p4, %p6, !dbg !368
	%143 = icmp uge i64 %p10, %137, !dbg !368
	%144 = icmp eq i64* %p7, null, !dbg !368
	%145 = icmp ugt i64 %139, 1, !dbg !368
	%146 = or i1 %142, %143, !dbg !368
	%147 = or i1 %146, %144, !dbg !368
	%148 = or i1 %147, %145, !dbg !368
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !368, !prof !21

b27_ok1:
	%149 = bitcast i16* %p3 to i8*, !dbg !368
	%150 = bitcast i16* %p5 to i8*, !dbg !368
	%151 = bitcast i64* %p7 to i8*, !dbg !368
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !368
	br label %b41, !dbg !368

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !369
	br i1 %152, label %b29, label %b41, !dbg !369

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !372
	br i1 %153, label %b30, label %b31, !dbg !372

b30:
	%154 = sext i32 %0 to i64, !dbg !373
	%155 = mul i64 %p6, 2, !dbg !373
	%156 = trunc i64 %p10 to i32, !dbg !373
	%157 = icmp ne i64 %p4, %p6, !dbg !373
	%158 = icmp uge i64 %p10, %154, !dbg !373
	%159 = or i1 %157, %158, !dbg !373
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !373, !prof !21

b30_ok1:
	%160 = bitcast i16* %p3 to i8*, !dbg !373
	%161 = bitcast i16* %p5 to i8*, !dbg !373
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !373
	br label %b41, !dbg !373

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !374
	br i1 %162, label %b32, label %b33, !dbg !374

b32:
	%163 = sext i32 %0 to i64, !dbg !375
	%164 = mul i64 %p6, 2, !dbg !375
	%165 = trunc i64 %p10 to i32, !dbg !375
	%166 = icmp ne i64 %p4, %p6, !dbg !375
	%167 = icmp uge i64 %p10, %163, !dbg !375
	%168 = or i1 %166, %167, !dbg !375
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !375, !prof !21

b32_ok1:
	%169 = bitcast i16* %p3 to i8*, !dbg !375
	%170 = bitcast i16* %p5 to i8*, !dbg !375
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !375
	br label %b41, !dbg !375

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !376
	br i1 %171, label %b34, label %b35, !dbg !376

b34:
	%172 = sext i32 %0 to i64, !dbg !377
	%173 = mul i64 %p6, 2, !dbg !377
	%174 = trunc i64 %p10 to i32, !dbg !377
	%175 = icmp ne i64 %p4, %p6, !dbg !377
	%176 = icmp uge i64 %p10, %172, !dbg !377
	%177 = or i1 %175, %176, !dbg !377
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !377, !prof !21

b34_ok1:
	%178 = bitcast i16* %p3 to i8*, !dbg !377
	%179 = bitcast i16* %p5 to i8*, !dbg !377
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !377
	br label %b41, !dbg !377

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !378
	br i1 %180, label %b36, label %b37, !dbg !378

b36:
	%181 = sext i32 %0 to i64, !dbg !379
	%182 = mul i64 %p6, 2, !dbg !379
	%183 = trunc i64 %p10 to i32, !dbg !379
	%184 = icmp ne i64 %p4, %p6, !dbg !379
	%185 = icmp uge i64 %p10, %181, !dbg !379
	%186 = or i1 %184, %185, !dbg !379
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !379, !prof !21

b36_ok1:
	%187 = bitcast i16* %p3 to i8*, !dbg !379
	%188 = bitcast i16* %p5 to i8*, !dbg !379
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !379
	br label %b41, !dbg !379

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !380
	br i1 %189, label %b38, label %b39, !dbg !380

b38:
	%190 = sext i32 %0 to i64, !dbg !381
	%191 = sext i32 %p9 to i64, !dbg !381
	%192 = sub i64 %191, 9, !dbg !381
	%193 = mul i64 %p6, 2, !dbg !381
	%194 = trunc i64 %p10 to i32, !dbg !381
	%195 = icmp ne i64 %p4, %p6, !dbg !381
	%196 = icmp uge i64 %p10, %190, !dbg !381
	%197 = icmp eq i64* %p7, null, !dbg !381
	%198 = icmp ugt i64 %192, 1, !dbg !381
	%199 = or i1 %195, %196, !dbg !381
	%200 = or i1 %199, %197, !dbg !381
	%201 = or i1 %200, %198, !dbg !381
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !381, !prof !21

b38_ok1:
	%202 = bitcast i16* %p3 to i8*, !dbg !381
	%203 = bitcast i16* %p5 to i8*, !dbg !381
	%204 = bitcast i64* %p7 to i8*, !dbg !381
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !381
	br label %b41, !dbg !381

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !382
	br i1 %205, label %b40, label %b41, !dbg !382

b40:
	%206 = sext i32 %0 to i64, !dbg !383
	%207 = sext i32 %p9 to i64, !dbg !383
	%208 = sub i64 %207, 9, !dbg !383
	%209 = mul i64 %p6, 2, !dbg !383
	%210 = trunc i64 %p10 to i32, !dbg !383
	%211 = icmp ne i64 %p4, %p6, !dbg !383
	%212 = icmp uge i64 %p10, %206, !dbg !383
	%213 = icmp eq i64* %p7, null, !dbg !383
	%214 = icmp ugt i64 %208, 1, !dbg !383
	%215 = or i1 %211, %212, !dbg !383
	%216 = or i1 %215, %213, !dbg !383
	%217 = or i1 %216, %214, !dbg !383
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !383, !prof !21

b40_ok1:
	%218 = bitcast i16* %p3 to i8*, !dbg !383
	%219 = bitcast i16* %p5 to i8*, !dbg !383
	%220 = bitcast i64* %p7 to i8*, !dbg !383
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !383
	br label %b41, !dbg !383

b41:
	ret void, !dbg !335

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !337
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !337

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !337
	ret void, !dbg !337

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !337
	ret void, !dbg !337

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !343
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !343

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !343
	ret void, !dbg !343

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !343
	ret void, !dbg !343

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !345
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !345

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !345
	ret void, !dbg !345

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !345
	ret void, !dbg !345

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !347
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !347

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !347
	ret void, !dbg !347

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !347
	ret void, !dbg !347

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !349
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !349

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !349
	ret void, !dbg !349

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !349
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !349

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !349
	ret void, !dbg !349

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !349
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !349

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !349
	ret void, !dbg !349

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !349
	ret void, !dbg !349

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !351
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !351

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !351
	ret void, !dbg !351

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !351
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !351

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !351
	ret void, !dbg !351

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !351
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !351

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !351
	ret void, !dbg !351

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !358
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !358

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !358
	ret void, !dbg !358

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !358
	ret void, !dbg !358

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !360
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !360

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !360
	ret void, !dbg !360

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !360
	ret void, !dbg !360

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !362
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !362

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !362
	ret void, !dbg !362

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !362
	ret void, !dbg !362

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !364
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !364

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !364
	ret void, !dbg !364

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !364
	ret void, !dbg !364

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !366
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !366

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !366
	ret void, !dbg !366

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !366
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !366

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !366
	ret void, !dbg !366

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !366
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !366

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !366
	ret void, !dbg !366

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !366
	ret void, !dbg !366

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !368
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !368

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !368
	ret void, !dbg !368

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !368
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !368

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !368
	ret void, !dbg !368

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !368
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !368

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !368
	ret void, !dbg !368

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !368
	ret void, !dbg !368

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !373
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !373

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !373
	ret void, !dbg !373

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !373
	ret void, !dbg !373

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !375
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !375

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !375
	ret void, !dbg !375

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !375
	ret void, !dbg !375

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !377
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !377

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !377
	ret void, !dbg !377

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !377
	ret void, !dbg !377

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !379
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !379

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !379
	ret void, !dbg !379

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !379
	ret void, !dbg !379

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !381
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !381

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !381
	ret void, !dbg !381

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !381
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !381

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !381
	ret void, !dbg !381

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !381
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !381

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !381
	ret void, !dbg !381

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !381
	ret void, !dbg !381

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !383
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !383

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !383
	ret void, !dbg !383

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !383
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !383

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !383
	ret void, !dbg !383

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !383
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !383

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !383
	ret void, !dbg !383

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !383
	ret void, !dbg !383
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !384 {
entry:
	br label %b0, !dbg !385

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !390
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !17
	%6 = mul i32 %5, %3, !dbg !391
	%7 = add i32 %2, %6, !dbg !391
	%8 = mul i32 %4, %7, !dbg !391
	%9 = add i32 %1, %8, !dbg !391
	%10 = sext i32 %9 to i64, !dbg !391
	%11 = icmp eq i64 %p1, 0, !dbg !392
	br i1 %11, label %b1, label %b14, !dbg !392

b1:
	%12 = icmp eq i64 %10, 0, !dbg !393
	br i1 %12, label %b2, label %b14, !dbg !393

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !394
	br i1 %13, label %b3, label %b4, !dbg !394

b3:
	%14 = sext i32 %0 to i64, !dbg !390
	%15 = mul i64 %p6, 4, !dbg !390
	%16 = trunc i64 %p10 to i32, !dbg !390
	%17 = icmp ne i64 %p4, %p6, !dbg !390
	%18 = icmp uge i64 %p10, %14, !dbg !390
	%19 = or i1 %17, %18, !dbg !390
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !390, !prof !21

b3_ok1:
	%20 = bitcast i32* %p3 to i8*, !dbg !390
	%21 = bitcast i32* %p5 to i8*, !dbg !390
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !390
	br label %b41, !dbg !390

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !395
	br i1 %22, label %b5, label %b6, !dbg !395

b5:
	%23 = sext i32 %0 to i64, !dbg !396
	%24 = mul i64 %p6, 4, !dbg !396
	%25 = trunc i64 %p10 to i32, !dbg !396
	%26 = icmp ne i64 %p4, %p6, !dbg !396
	%27 = icmp uge i64 %p10, %23, !dbg !396
	%28 = or i1 %26, %27, !dbg !396
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !396, !prof !21

b5_ok1:
	%29 = bitcast i32* %p3 to i8*, !dbg !396
	%30 = bitcast i32* %p5 to i8*, !dbg !396
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !396
	br label %b41, !dbg !396

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !397
	br i1 %31, label %b7, label %b8, !dbg !397

b7:
	%32 = sext i32 %0 to i64, !dbg !398
	%33 = mul i64 %p6, 4, !dbg !398
	%34 = trunc i64 %p10 to i32, !dbg !398
	%35 = icmp ne i64 %p4, %p6, !dbg !398
	%36 = icmp uge i64 %p10, %32, !dbg !398
	%37 = or i1 %35, %36, !dbg !398
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !398, !prof !21

b7_ok1:
	%38 = bitcast i32* %p3 to i8*, !dbg !398
	%39 = bitcast i32* %p5 to i8*, !dbg !398
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !398
	br label %b41, !dbg !398

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !399
	br i1 %40, label %b9, label %b10, !dbg !399

b9:
	%41 = sext i32 %0 to i64, !dbg !400
	%42 = mul i64 %p6, 4, !dbg !400
	%43 = trunc i64 %p10 to i32, !dbg !400
	%44 = icmp ne i64 %p4, %p6, !dbg !400
	%45 = icmp uge i64 %p10, %41, !dbg !400
	%46 = or i1 %44, %45, !dbg !400
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !400, !prof !21

b9_ok1:
	%47 = bitcast i32* %p3 to i8*, !dbg !400
	%48 = bitcast i32* %p5 to i8*, !dbg !400
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !400
	br label %b41, !dbg !400

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !401
	br i1 %49, label %b11, label %b12, !dbg !401

b11:
	%50 = sext i32 %0 to i64, !dbg !402
	%51 = sext i32 %p9 to i64, !dbg !402
	%52 = sub i64 %51, 9, !dbg !402
	%53 = mul i64 %p6, 4, !dbg !402
	%54 = trunc i64 %p10 to i32, !dbg !402
	%55 = icmp ne i64 %p4, %p6, !dbg !402
	%56 = icmp uge i64 %p10, %50, !dbg !402
	%57 = icmp eq i64* %p7, null, !dbg !402
	%58 = icmp ugt i64 %52, 1, !dbg !402
	%59 = or i1 %55, %56, !dbg !402
	%60 = or i1 %59, %57, !dbg !402
	%61 = or i1 %60, %58, !dbg !402
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !402, !prof !21

b11_ok1:
	%62 = bitcast i32* %p3 to i8*, !dbg !402
	%63 = bitcast i32* %p5 to i8*, !dbg !402
	%64 = bitcast i64* %p7 to i8*, !dbg !402
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !402
	br label %b41, !dbg !402

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !403
	br i1 %65, label %b13, label %b41, !dbg !403

b13:
	%66 = sext i32 %0 to i64, !dbg !404
	%67 = sext i32 %p9 to i64, !dbg !404
	%68 = sub i64 %67, 9, !dbg !404
	%69 = mul i64 %p6, 4, !dbg !404
	%70 = trunc i64 %p10 to i32, !dbg !404
	%71 = icmp ne i64 %p4, %p6, !dbg !404
	%72 = icmp uge i64 %p10, %66, !dbg !404
	%73 = icmp eq i64* %p7, null, !dbg !404
	%74 = icmp ugt i64 %68, 1, !dbg !404
	%75 = or i1 %71, %72, !dbg !404
	%76 = or i1 %75, %73, !dbg !404
	%77 = or i1 %76, %74, !dbg !404
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !404, !prof !21

b13_ok1:
	%78 = bitcast i32* %p3 to i8*, !dbg !404
	%79 = bitcast i32* %p5 to i8*, !dbg !404
	%80 = bitcast i64* %p7 to i8*, !dbg !404
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !404
	br label %b41, !dbg !404

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !405
	br i1 %81, label %b15, label %b28, !dbg !405

b15:
	%82 = sdiv i64 %10, 32, !dbg !406
	%83 = icmp eq i64 %82, %p2, !dbg !407
	br i1 %83, label %b16, label %b28, !dbg !407

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !410
	br i1 %84, label %b17, label %b18, !dbg !410

b17:
	%85 = sext i32 %0 to i64, !dbg !411
	%86 = mul i64 %p6, 4, !dbg !411
	%87 = trunc i64 %p10 to i32, !dbg !411
	%88 = icmp ne i64 %p4, %p6, !dbg !411
	%89 = icmp uge i64 %p10, %85, !dbg !411
	%90 = or i1 %88, %89, !dbg !411
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !411, !prof !21

b17_ok1:
	%91 = bitcast i32* %p3 to i8*, !dbg !411
	%92 = bitcast i32* %p5 to i8*, !dbg !411
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !411
	br label %b41, !dbg !411

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !412
	br i1 %93, label %b19, label %b20, !dbg !412

b19:
	%94 = sext i32 %0 to i64, !dbg !413
	%95 = mul i64 %p6, 4, !dbg !413
	%96 = trunc i64 %p10 to i32, !dbg !413
	%97 = icmp ne i64 %p4, %p6, !dbg !413
	%98 = icmp uge i64 %p10, %94, !dbg !413
	%99 = or i1 %97, %98, !dbg !413
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !413, !prof !21

b19_ok1:
	%100 = bitcast i32* %p3 to i8*, !dbg !413
	%101 = bitcast i32* %p5 to i8*, !dbg !413
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !413
	br label %b41, !dbg !413

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !414
	br i1 %102, label %b21, label %b22, !dbg !414

b21:
	%103 = sext i32 %0 to i64, !dbg !415
	%104 = mul i64 %p6, 4, !dbg !415
	%105 = trunc i64 %p10 to i32, !dbg !415
	%106 = icmp ne i64 %p4, %p6, !dbg !415
	%107 = icmp uge i64 %p10, %103, !dbg !415
	%108 = or i1 %106, %107, !dbg !415
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !415, !prof !21

b21_ok1:
	%109 = bitcast i32* %p3 to i8*, !dbg !415
	%110 = bitcast i32* %p5 to i8*, !dbg !415
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !415
	br label %b41, !dbg !415

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !416
	br i1 %111, label %b23, label %b24, !dbg !416

b23:
	%112 = sext i32 %0 to i64, !dbg !417
	%113 = mul i64 %p6, 4, !dbg !417
	%114 = trunc i64 %p10 to i32, !dbg !417
	%115 = icmp ne i64 %p4, %p6, !dbg !417
	%116 = icmp uge i64 %p10, %112, !dbg !417
	%117 = or i1 %115, %116, !dbg !417
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !417, !prof !21

b23_ok1:
	%118 = bitcast i32* %p3 to i8*, !dbg !417
	%119 = bitcast i32* %p5 to i8*, !dbg !417
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !417
	br label %b41, !dbg !417

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !418
	br i1 %120, label %b25, label %b26, !dbg !418

b25:
	%121 = sext i32 %0 to i64, !dbg !419
	%122 = sext i32 %p9 to i64, !dbg !419
	%123 = sub i64 %122, 9, !dbg !419
	%124 = mul i64 %p6, 4, !dbg !419
	%125 = trunc i64 %p10 to i32, !dbg !419
	%126 = icmp ne i64 %p4, %p6, !dbg !419
	%127 = icmp uge i64 %p10, %121, !dbg !419
	%128 = icmp eq i64* %p7, null, !dbg !419
	%129 = icmp ugt i64 %123, 1, !dbg !419
	%130 = or i1 %126, %127, !dbg !419
	%131 = or i1 %130, %128, !dbg !419
	%132 = or i1 %131, %129, !dbg !419
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !419, !prof !21

b25_ok1:
	%133 = bitcast i32* %p3 to i8*, !dbg !419
	%134 = bitcast i32* %p5 to i8*, !dbg !419
	%135 = bitcast i64* %p7 to i8*, !dbg !419
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !419
	br label %b41, !dbg !419

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !420
	br i1 %136, label %b27, label %b41, !dbg !420

b27:
	%137 = sext i32 %0 to i64, !dbg !421
	%138 = sext i32 %p9 to i64, !dbg !421
	%139 = sub i64 %138, 9, !dbg !421
	%140 = mul i64 %p6, 4, !dbg !421
	%141 = trunc i64 %p10 to i32, !dbg !421
	%142 = icmp ne i64 %p4, %p6, !dbg !421
	%143 = icmp uge i64 %p10, %137, !dbg !421
	%144 = icmp eq i64* %p7, null, !dbg !421
	%145 = icmp ugt i64 %139, 1, !dbg !421
	%146 = or i1 %142, %143, !dbg !421
	%147 = or i1 %146, %144, !dbg !421
	%148 = or i1 %147, %145, !dbg !421
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !421, !prof !21

b27_ok1:
	%149 = bitcast i32* %p3 to i8*, !dbg !421
	%150 = bitcast i32* %p5 to i8*, !dbg !421
	%151 = bitcast i64* %p7 to i8*, !dbg !421
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !421
	br label %b41, !dbg !421

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !422
	br i1 %152, label %b29, label %b41, !dbg !422

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !425
	br i1 %153, label %b30, label %b31, !dbg !425

b30:
	%154 = sext i32 %0 to i64, !dbg !426
	%155 = mul i64 %p6, 4, !dbg !426
	%156 = trunc i64 %p10 to i32, !dbg !426
	%157 = icmp ne i64 %p4, %p6, !dbg !426
	%158 = icmp uge i64 %p10, %154, !dbg !426
	%159 = or i1 %157, %158, !dbg !426
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !426, !prof !21

b30_ok1:
	%160 = bitcast i32* %p3 to i8*, !dbg !426
	%161 = bitcast i32* %p5 to i8*, !dbg !426
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !426
	br label %b41, !dbg !426

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !427
	br i1 %162, label %b32, label %b33, !dbg !427

b32:
	%163 = sext i32 %0 to i64, !dbg !428
	%164 = mul i64 %p6, 4, !dbg !428
	%165 = trunc i64 %p10 to i32, !dbg !428
	%166 = icmp ne i64 %p4, %p6, !dbg !428
	%167 = icmp uge i64 %p10, %163, !dbg !428
	%168 = or i1 %166, %167, !dbg !428
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !428, !prof !21

b32_ok1:
	%169 = bitcast i32* %p3 to i8*, !dbg !428
	%170 = bitcast i32* %p5 to i8*, !dbg !428
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !428
	br label %b41, !dbg !428

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !429
	br i1 %171, label %b34, label %b35, !dbg !429

b34:
	%172 = sext i32 %0 to i64, !dbg !430
	%173 = mul i64 %p6, 4, !dbg !430
	%174 = trunc i64 %p10 to i32, !dbg !430
	%175 = icmp ne i64 %p4, %p6, !dbg !430
	%176 = icmp uge i64 %p10, %172, !dbg !430
	%177 = or i1 %175, %176, !dbg !430
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !430, !prof !21

b34_ok1:
	%178 = bitcast i32* %p3 to i8*, !dbg !430
	%179 = bitcast i32* %p5 to i8*, !dbg !430
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !430
	br label %b41, !dbg !430

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !431
	br i1 %180, label %b36, label %b37, !dbg !431

b36:
	%181 = sext i32 %0 to i64, !dbg !432
	%182 = mul i64 %p6, 4, !dbg !432
	%183 = trunc i64 %p10 to i32, !dbg !432
	%184 = icmp ne i64 %p4, %p6, !dbg !432
	%185 = icmp uge i64 %p10, %181, !dbg !432
	%186 = or i1 %184, %185, !dbg !432
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !432, !prof !21

b36_ok1:
	%187 = bitcast i32* %p3 to i8*, !dbg !432
	%188 = bitcast i32* %p5 to i8*, !dbg !432
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !432
	br label %b41, !dbg !432

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !433
	br i1 %189, label %b38, label %b39, !dbg !433

b38:
	%190 = sext i32 %0 to i64, !dbg !434
	%191 = sext i32 %p9 to i64, !dbg !434
	%192 = sub i64 %191, 9, !dbg !434
	%193 = mul i64 %p6, 4, !dbg !434
	%194 = trunc i64 %p10 to i32, !dbg !434
	%195 = icmp ne i64 %p4, %p6, !dbg !434
	%196 = icmp uge i64 %p10, %190, !dbg !434
	%197 = icmp eq i64* %p7, null, !dbg !434
	%198 = icmp ugt i64 %192, 1, !dbg !434
	%199 = or i1 %195, %196, !dbg !434
	%200 = or i1 %199, %197, !dbg !434
	%201 = or i1 %200, %198, !dbg !434
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !434, !prof !21

b38_ok1:
	%202 = bitcast i32* %p3 to i8*, !dbg !434
	%203 = bitcast i32* %p5 to i8*, !dbg !434
	%204 = bitcast i64* %p7 to i8*, !dbg !434
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !434
	br label %b41, !dbg !434

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !435
	br i1 %205, label %b40, label %b41, !dbg !435

b40:
	%206 = sext i32 %0 to i64, !dbg !436
	%207 = sext i32 %p9 to i64, !dbg !436
	%208 = sub i64 %207, 9, !dbg !436
	%209 = mul i64 %p6, 4, !dbg !436
	%210 = trunc i64 %p10 to i32, !dbg !436
	%211 = icmp ne i64 %p4, %p6, !dbg !436
	%212 = icmp uge i64 %p10, %206, !dbg !436
	%213 = icmp eq i64* %p7, null, !dbg !436
	%214 = icmp ugt i64 %208, 1, !dbg !436
	%215 = or i1 %211, %212, !dbg !436
	%216 = or i1 %215, %213, !dbg !436
	%217 = or i1 %216, %214, !dbg !436
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !436, !prof !21

b40_ok1:
	%218 = bitcast i32* %p3 to i8*, !dbg !436
	%219 = bitcast i32* %p5 to i8*, !dbg !436
	%220 = bitcast i64* %p7 to i8*, !dbg !436
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !436
	br label %b41, !dbg !436

b41:
	ret void, !dbg !388

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !390
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !390

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !390
	ret void, !dbg !390

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !390
	ret void, !dbg !390

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !396
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !396

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !396
	ret void, !dbg !396

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !396
	ret void, !dbg !396

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !398
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !398

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !398
	ret void, !dbg !398

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !398
	ret void, !dbg !398

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !400
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !400

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !400
	ret void, !dbg !400

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !400
	ret void, !dbg !400

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !402
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !402

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !402
	ret void, !dbg !402

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !402
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !402

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !402
	ret void, !dbg !402

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !402
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !402

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !402
	ret void, !dbg !402

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !404
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !404

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !404
	ret void, !dbg !404

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !404
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !404

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !404
	ret void, !dbg !404

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !404
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !404

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !404
	ret void, !dbg !404

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !404
	ret void, !dbg !404

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !411
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !411

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !411
	ret void, !dbg !411

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !411
	ret void, !dbg !411

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !413
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !413

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !413
	ret void, !dbg !413

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !413
	ret void, !dbg !413

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !415
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !415

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !415
	ret void, !dbg !415

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !415
	ret void, !dbg !415

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !417
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !417

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !417
	ret void, !dbg !417

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !417
	ret void, !dbg !417

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !419
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !419

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !419
	ret void, !dbg !419

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !419
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !419

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !419
	ret void, !dbg !419

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !419
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !419

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !419
	ret void, !dbg !419

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !419
	ret void, !dbg !419

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !421
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !421

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !421
	ret void, !dbg !421

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !421
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !421

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !421
	ret void, !dbg !421

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !421
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !421

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !421
	ret void, !dbg !421

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !421
	ret void, !dbg !421

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !426
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !426

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !426
	ret void, !dbg !426

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !426
	ret void, !dbg !426

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !428
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !428

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !428
	ret void, !dbg !428

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !428
	ret void, !dbg !428

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !430
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !430

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !430
	ret void, !dbg !430

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !430
	ret void, !dbg !430

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !432
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !432

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !432
	ret void, !dbg !432

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !432
	ret void, !dbg !432

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !434
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !434

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !434
	ret void, !dbg !434

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !434
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !434

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !434
	ret void, !dbg !434

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !434
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !434

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !434
	ret void, !dbg !434

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !434
	ret void, !dbg !434

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !436
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !436

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !436
	ret void, !dbg !436

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !436
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !436

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !436
	ret void, !dbg !436

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !436
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !436

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !436
	ret void, !dbg !436

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !436
	ret void, !dbg !436
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !437 {
entry:
	br label %b0, !dbg !438

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !17
	%6 = mul i32 %5, %3, !dbg !444
	%7 = add i32 %2, %6, !dbg !444
	%8 = mul i32 %4, %7, !dbg !444
	%9 = add i32 %1, %8, !dbg !444
	%10 = sext i32 %9 to i64, !dbg !444
	%11 = icmp eq i64 %p1, 0, !dbg !445
	br i1 %11, label %b1, label %b14, !dbg !445

b1:
	%12 = icmp eq i64 %10, 0, !dbg !446
	br i1 %12, label %b2, label %b14, !dbg !446

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !447
	br i1 %13, label %b3, label %b4, !dbg !447

b3:
	%14 = sext i32 %0 to i64, !dbg !443
	%15 = mul i64 %p6, 8, !dbg !443
	%16 = trunc i64 %p10 to i32, !dbg !443
	%17 = icmp ne i64 %p4, %p6, !dbg !443
	%18 = icmp uge i64 %p10, %14, !dbg !443
	%19 = or i1 %17, %18, !dbg !443
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !443, !prof !21

b3_ok1:
	%20 = bitcast i64* %p3 to i8*, !dbg !443
	%21 = bitcast i64* %p5 to i8*, !dbg !443
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !443
	br label %b41, !dbg !443

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !448
	br i1 %22, label %b5, label %b6, !dbg !448

b5:
	%23 = sext i32 %0 to i64, !dbg !449
	%24 = mul i64 %p6, 8, !dbg !449
	%25 = trunc i64 %p10 to i32, !dbg !449
	%26 = icmp ne i64 %p4, %p6, !dbg !449
	%27 = icmp uge i64 %p10, %23, !dbg !449
	%28 = or i1 %26, %27, !dbg !449
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !449, !prof !21

b5_ok1:
	%29 = bitcast i64* %p3 to i8*, !dbg !449
	%30 = bitcast i64* %p5 to i8*, !dbg !449
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !449
	br label %b41, !dbg !449

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !450
	br i1 %31, label %b7, label %b8, !dbg !450

b7:
	%32 = sext i32 %0 to i64, !dbg !451
	%33 = mul i64 %p6, 8, !dbg !451
	%34 = trunc i64 %p10 to i32, !dbg !451
	%35 = icmp ne i64 %p4, %p6, !dbg !451
	%36 = icmp uge i64 %p10, %32, !dbg !451
	%37 = or i1 %35, %36, !dbg !451
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !451, !prof !21

b7_ok1:
	%38 = bitcast i64* %p3 to i8*, !dbg !451
	%39 = bitcast i64* %p5 to i8*, !dbg !451
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !451
	br label %b41, !dbg !451

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !452
	br i1 %40, label %b9, label %b10, !dbg !452

b9:
	%41 = sext i32 %0 to i64, !dbg !453
	%42 = mul i64 %p6, 8, !dbg !453
	%43 = trunc i64 %p10 to i32, !dbg !453
	%44 = icmp ne i64 %p4, %p6, !dbg !453
	%45 = icmp uge i64 %p10, %41, !dbg !453
	%46 = or i1 %44, %45, !dbg !453
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !453, !prof !21

b9_ok1:
	%47 = bitcast i64* %p3 to i8*, !dbg !453
	%48 = bitcast i64* %p5 to i8*, !dbg !453
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !453
	br label %b41, !dbg !453

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !454
	br i1 %49, label %b11, label %b12, !dbg !454

b11:
	%50 = sext i32 %0 to i64, !dbg !455
	%51 = sext i32 %p9 to i64, !dbg !455
	%52 = sub i64 %51, 9, !dbg !455
	%53 = mul i64 %p6, 8, !dbg !455
	%54 = trunc i64 %p10 to i32, !dbg !455
	%55 = icmp ne i64 %p4, %p6, !dbg !455
	%56 = icmp uge i64 %p10, %50, !dbg !455
	%57 = icmp eq i64* %p7, null, !dbg !455
	%58 = icmp ugt i64 %52, 1, !dbg !455
	%59 = or i1 %55, %56, !dbg !455
	%60 = or i1 %59, %57, !dbg !455
	%61 = or i1 %60, %58, !dbg !455
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !455, !prof !21

b11_ok1:
	%62 = bitcast i64* %p3 to i8*, !dbg !455
	%63 = bitcast i64* %p5 to i8*, !dbg !455
	%64 = bitcast i64* %p7 to i8*, !dbg !455
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !455
	br label %b41, !dbg !455

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !456
	br i1 %65, label %b13, label %b41, !dbg !456

b13:
	%66 = sext i32 %0 to i64, !dbg !457
	%67 = sext i32 %p9 to i64, !dbg !457
	%68 = sub i64 %67, 9, !dbg !457
	%69 = mul i64 %p6, 8, !dbg !457
	%70 = trunc i64 %p10 to i32, !dbg !457
	%71 = icmp ne i64 %p4, %p6, !dbg !457
	%72 = icmp uge i64 %p10, %66, !dbg !457
	%73 = icmp eq i64* %p7, null, !dbg !457
	%74 = icmp ugt i64 %68, 1, !dbg !457
	%75 = or i1 %71, %72, !dbg !457
	%76 = or i1 %75, %73, !dbg !457
	%77 = or i1 %76, %74, !dbg !457
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !457, !prof !21

b13_ok1:
	%78 = bitcast i64* %p3 to i8*, !dbg !457
	%79 = bitcast i64* %p5 to i8*, !dbg !457
	%80 = bitcast i64* %p7 to i8*, !dbg !457
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !457
	br label %b41, !dbg !457

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !458
	br i1 %81, label %b15, label %b28, !dbg !458

b15:
	%82 = sdiv i64 %10, 32, !dbg !459
	%83 = icmp eq i64 %82, %p2, !dbg !460
	br i1 %83, label %b16, label %b28, !dbg !460

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %84, label %b17, label %b18, !dbg !463

b17:
	%85 = sext i32 %0 to i64, !dbg !464
	%86 = mul i64 %p6, 8, !dbg !464
	%87 = trunc i64 %p10 to i32, !dbg !464
	%88 = icmp ne i64 %p4, %p6, !dbg !464
	%89 = icmp uge i64 %p10, %85, !dbg !464
	%90 = or i1 %88, %89, !dbg !464
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !464, !prof !21

b17_ok1:
	%91 = bitcast i64* %p3 to i8*, !dbg !464
	%92 = bitcast i64* %p5 to i8*, !dbg !464
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !464
	br label %b41, !dbg !464

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %93, label %b19, label %b20, !dbg !465

b19:
	%94 = sext i32 %0 to i64, !dbg !466
	%95 = mul i64 %p6, 8, !dbg !466
	%96 = trunc i64 %p10 to i32, !dbg !466
	%97 = icmp ne i64 %p4, %p6, !dbg !466
	%98 = icmp uge i64 %p10, %94, !dbg !466
	%99 = or i1 %97, %98, !dbg !466
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !466, !prof !21

b19_ok1:
	%100 = bitcast i64* %p3 to i8*, !dbg !466
	%101 = bitcast i64* %p5 to i8*, !dbg !466
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !466
	br label %b41, !dbg !466

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %102, label %b21, label %b22, !dbg !467

b21:
	%103 = sext i32 %0 to i64, !dbg !468
	%104 = mul i64 %p6, 8, !dbg !468
	%105 = trunc i64 %p10 to i32, !dbg !468
	%106 = icmp ne i64 %p4, %p6, !dbg !468
	%107 = icmp uge i64 %p10, %103, !dbg !468
	%108 = or i1 %106, %107, !dbg !468
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !468, !prof !21

b21_ok1:
	%109 = bitcast i64* %p3 to i8*, !dbg !468
	%110 = bitcast i64* %p5 to i8*, !dbg !468
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !468
	br label %b41, !dbg !468

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !469
	br i1 %111, label %b23, label %b24, !dbg !469

b23:
	%112 = sext i32 %0 to i64, !dbg !470
	%113 = mul i64 %p6, 8, !dbg !470
	%114 = trunc i64 %p10 to i32, !dbg !470
	%115 = icmp ne i64 %p4, %p6, !dbg !470
	%116 = icmp uge i64 %p10, %112, !dbg !470
	%117 = or i1 %115, %116, !dbg !470
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !470, !prof !21

b23_ok1:
	%118 = bitcast i64* %p3 to i8*, !dbg !470
	%119 = bitcast i64* %p5 to i8*, !dbg !470
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !470
	br label %b41, !dbg !470

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !471
	br i1 %120, label %b25, label %b26, !dbg !471

b25:
	%121 = sext i32 %0 to i64, !dbg !472
	%122 = sext i32 %p9 to i64, !dbg !472
	%123 = sub i64 %122, 9, !dbg !472
	%124 = mul i64 %p6, 8, !dbg !472
	%125 = trunc i64 %p10 to i32, !dbg !472
	%126 = icmp ne i64 %p4, %p6, !dbg !472
	%127 = icmp uge i64 %p10, %121, !dbg !472
	%128 = icmp eq i64* %p7, null, !dbg !472
	%129 = icmp ugt i64 %123, 1, !dbg !472
	%130 = or i1 %126, %127, !dbg !472
	%131 = or i1 %130, %128, !dbg !472
	%132 = or i1 %131, %129, !dbg !472
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !472, !prof !21

b25_ok1:
	%133 = bitcast i64* %p3 to i8*, !dbg !472
	%134 = bitcast i64* %p5 to i8*, !dbg !472
	%135 = bitcast i64* %p7 to i8*, !dbg !472
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !472
	br label %b41, !dbg !472

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !473
	br i1 %136, label %b27, label %b41, !dbg !473

b27:
	%137 = sext i32 %0 to i64, !dbg !474
	%138 = sext i32 %p9 to i64, !dbg !474
	%139 = sub i64 %138, 9, !dbg !474
	%140 = mul i64 %p6, 8, !dbg !474
	%141 = trunc i64 %p10 to i32, !dbg !474
	%142 = icmp ne i64 %p4, %p6, !dbg !474
	%143 = icmp uge i64 %p10, %137, !dbg !474
	%144 = icmp eq i64* %p7, null, !dbg !474
	%145 = icmp ugt i64 %139, 1, !dbg !474
	%146 = or i1 %142, %143, !dbg !474
	%147 = or i1 %146, %144, !dbg !474
	%148 = or i1 %147, %145, !dbg !474
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !474, !prof !21

b27_ok1:
	%149 = bitcast i64* %p3 to i8*, !dbg !474
	%150 = bitcast i64* %p5 to i8*, !dbg !474
	%151 = bitcast i64* %p7 to i8*, !dbg !474
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !474
	br label %b41, !dbg !474

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !475
	br i1 %152, label %b29, label %b41, !dbg !475

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %153, label %b30, label %b31, !dbg !478

b30:
	%154 = sext i32 %0 to i64, !dbg !479
	%155 = mul i64 %p6, 8, !dbg !479
	%156 = trunc i64 %p10 to i32, !dbg !479
	%157 = icmp ne i64 %p4, %p6, !dbg !479
	%158 = icmp uge i64 %p10, %154, !dbg !479
	%159 = or i1 %157, %158, !dbg !479
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !479, !prof !21

b30_ok1:
	%160 = bitcast i64* %p3 to i8*, !dbg !479
	%161 = bitcast i64* %p5 to i8*, !dbg !479
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !479
	br label %b41, !dbg !479

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %162, label %b32, label %b33, !dbg !480

b32:
	%163 = sext i32 %0 to i64, !dbg !481
	%164 = mul i64 %p6, 8, !dbg !481
	%165 = trunc i64 %p10 to i32, !dbg !481
	%166 = icmp ne i64 %p4, %p6, !dbg !481
	%167 = icmp uge i64 %p10, %163, !dbg !481
	%168 = or i1 %166, %167, !dbg !481
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !481, !prof !21

b32_ok1:
	%169 = bitcast i64* %p3 to i8*, !dbg !481
	%170 = bitcast i64* %p5 to i8*, !dbg !481
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !481
	br label %b41, !dbg !481

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %171, label %b34, label %b35, !dbg !482

b34:
	%172 = sext i32 %0 to i64, !dbg !483
	%173 = mul i64 %p6, 8, !dbg !483
	%174 = trunc i64 %p10 to i32, !dbg !483
	%175 = icmp ne i64 %p4, %p6, !dbg !483
	%176 = icmp uge i64 %p10, %172, !dbg !483
	%177 = or i1 %175, %176, !dbg !483
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !483, !prof !21

b34_ok1:
	%178 = bitcast i64* %p3 to i8*, !dbg !483
	%179 = bitcast i64* %p5 to i8*, !dbg !483
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !483
	br label %b41, !dbg !483

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !484
	br i1 %180, label %b36, label %b37, !dbg !484

b36:
	%181 = sext i32 %0 to i64, !dbg !485
	%182 = mul i64 %p6, 8, !dbg !485
	%183 = trunc i64 %p10 to i32, !dbg !485
	%184 = icmp ne i64 %p4, %p6, !dbg !485
	%185 = icmp uge i64 %p10, %181, !dbg !485
	%186 = or i1 %184, %185, !dbg !485
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !485, !prof !21

b36_ok1:
	%187 = bitcast i64* %p3 to i8*, !dbg !485
	%188 = bitcast i64* %p5 to i8*, !dbg !485
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !485
	br label %b41, !dbg !485

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !486
	br i1 %189, label %b38, label %b39, !dbg !486

b38:
	%190 = sext i32 %0 to i64, !dbg !487
	%191 = sext i32 %p9 to i64, !dbg !487
	%192 = sub i64 %191, 9, !dbg !487
	%193 = mul i64 %p6, 8, !dbg !487
	%194 = trunc i64 %p10 to i32, !dbg !487
	%195 = icmp ne i64 %p4, %p6, !dbg !487
	%196 = icmp uge i64 %p10, %190, !dbg !487
	%197 = icmp eq i64* %p7, null, !dbg !487
	%198 = icmp ugt i64 %192, 1, !dbg !487
	%199 = or i1 %195, %196, !dbg !487
	%200 = or i1 %199, %197, !dbg !487
	%201 = or i1 %200, %198, !dbg !487
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !487, !prof !21

b38_ok1:
	%202 = bitcast i64* %p3 to i8*, !dbg !487
	%203 = bitcast i64* %p5 to i8*, !dbg !487
	%204 = bitcast i64* %p7 to i8*, !dbg !487
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !487
	br label %b41, !dbg !487

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !488
	br i1 %205, label %b40, label %b41, !dbg !488

b40:
	%206 = sext i32 %0 to i64, !dbg !489
	%207 = sext i32 %p9 to i64, !dbg !489
	%208 = sub i64 %207, 9, !dbg !489
	%209 = mul i64 %p6, 8, !dbg !489
	%210 = trunc i64 %p10 to i32, !dbg !489
	%211 = icmp ne i64 %p4, %p6, !dbg !489
	%212 = icmp uge i64 %p10, %206, !dbg !489
	%213 = icmp eq i64* %p7, null, !dbg !489
	%214 = icmp ugt i64 %208, 1, !dbg !489
	%215 = or i1 %211, %212, !dbg !489
	%216 = or i1 %215, %213, !dbg !489
	%217 = or i1 %216, %214, !dbg !489
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !489, !prof !21

b40_ok1:
	%218 = bitcast i64* %p3 to i8*, !dbg !489
	%219 = bitcast i64* %p5 to i8*, !dbg !489
	%220 = bitcast i64* %p7 to i8*, !dbg !489
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !489
	br label %b41, !dbg !489

b41:
	ret void, !dbg !441

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !443
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !443

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !443
	ret void, !dbg !443

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !443
	ret void, !dbg !443

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !449
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !449

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !449
	ret void, !dbg !449

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !449
	ret void, !dbg !449

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !451
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !451

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !451
	ret void, !dbg !451

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !451
	ret void, !dbg !451

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !453
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !453

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !453
	ret void, !dbg !453

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !453
	ret void, !dbg !453

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !455
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !455

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !455
	ret void, !dbg !455

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !455
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !455

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !455
	ret void, !dbg !455

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !455
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !455

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !455
	ret void, !dbg !455

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !455
	ret void, !dbg !455

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !457
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !457

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !457
	ret void, !dbg !457

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !457
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !457

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !457
	ret void, !dbg !457

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !457
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !457

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !457
	ret void, !dbg !457

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !457
	ret void, !dbg !457

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !464
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !464

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !464
	ret void, !dbg !464

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !464
	ret void, !dbg !464

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !466
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !466

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !466
	ret void, !dbg !466

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !466
	ret void, !dbg !466

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !468
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !468

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !468
	ret void, !dbg !468

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !468
	ret void, !dbg !468

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !470
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !470

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !470
	ret void, !dbg !470

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !470
	ret void, !dbg !470

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !472
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !472

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !472
	ret void, !dbg !472

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !472
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !472

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !472
	ret void, !dbg !472

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !472
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !472

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !472
	ret void, !dbg !472

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !472
	ret void, !dbg !472

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !474
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !474

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !474
	ret void, !dbg !474

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !474
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !474

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !474
	ret void, !dbg !474

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !474
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !474

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !474
	ret void, !dbg !474

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !479
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !479

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !479
	ret void, !dbg !479

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !479
	ret void, !dbg !479

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !481
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !481

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !481
	ret void, !dbg !481

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !481
	ret void, !dbg !481

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !483
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !483

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !483
	ret void, !dbg !483

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !483
	ret void, !dbg !483

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !485
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !485

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !485
	ret void, !dbg !485

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !485
	ret void, !dbg !485

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !487
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !487

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !487
	ret void, !dbg !487

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !487
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !487

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !487
	ret void, !dbg !487

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !487
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !487

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !487
	ret void, !dbg !487

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !489
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !489

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !489
	ret void, !dbg !489

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !489
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !489

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !489
	ret void, !dbg !489

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !489
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !489

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !489
	ret void, !dbg !489

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !489
	ret void, !dbg !489
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !490 {
entry:
	br label %b0, !dbg !491

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !496
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !497, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !497, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !497, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !497, !range !17
	%6 = mul i32 %5, %3, !dbg !497
	%7 = add i32 %2, %6, !dbg !497
	%8 = mul i32 %4, %7, !dbg !497
	%9 = add i32 %1, %8, !dbg !497
	%10 = sext i32 %9 to i64, !dbg !497
	%11 = icmp eq i64 %p1, 0, !dbg !498
	br i1 %11, label %b1, label %b14, !dbg !498

b1:
	%12 = icmp eq i64 %10, 0, !dbg !499
	br i1 %12, label %b2, label %b14, !dbg !499

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !500
	br i1 %13, label %b3, label %b4, !dbg !500

b3:
	%14 = sext i32 %0 to i64, !dbg !496
	%15 = mul i64 %p6, 8, !dbg !496
	%16 = trunc i64 %p10 to i32, !dbg !496
	%17 = icmp ne i64 %p4, %p6, !dbg !496
	%18 = icmp uge i64 %p10, %14, !dbg !496
	%19 = or i1 %17, %18, !dbg !496
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !496, !prof !21

b3_ok1:
	%20 = bitcast i64* %p3 to i8*, !dbg !496
	%21 = bitcast i64* %p5 to i8*, !dbg !496
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !496
	br label %b41, !dbg !496

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !501
	br i1 %22, label %b5, label %b6, !dbg !501

b5:
	%23 = sext i32 %0 to i64, !dbg !502
	%24 = mul i64 %p6, 8, !dbg !502
	%25 = trunc i64 %p10 to i32, !dbg !502
	%26 = icmp ne i64 %p4, %p6, !dbg !502
	%27 = icmp uge i64 %p10, %23, !dbg !502
	%28 = or i1 %26, %27, !dbg !502
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !502, !prof !21

b5_ok1:
	%29 = bitcast i64* %p3 to i8*, !dbg !502
	%30 = bitcast i64* %p5 to i8*, !dbg !502
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !502
	br label %b41, !dbg !502

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !503
	br i1 %31, label %b7, label %b8, !dbg !503

b7:
	%32 = sext i32 %0 to i64, !dbg !504
	%33 = mul i64 %p6, 8, !dbg !504
	%34 = trunc i64 %p10 to i32, !dbg !504
	%35 = icmp ne i64 %p4, %p6, !dbg !504
	%36 = icmp uge i64 %p10, %32, !dbg !504
	%37 = or i1 %35, %36, !dbg !504
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !504, !prof !21

b7_ok1:
	%38 = bitcast i64* %p3 to i8*, !dbg !504
	%39 = bitcast i64* %p5 to i8*, !dbg !504
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !504
	br label %b41, !dbg !504

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !505
	br i1 %40, label %b9, label %b10, !dbg !505

b9:
	%41 = sext i32 %0 to i64, !dbg !506
	%42 = mul i64 %p6, 8, !dbg !506
	%43 = trunc i64 %p10 to i32, !dbg !506
	%44 = icmp ne i64 %p4, %p6, !dbg !506
	%45 = icmp uge i64 %p10, %41, !dbg !506
	%46 = or i1 %44, %45, !dbg !506
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !506, !prof !21

b9_ok1:
	%47 = bitcast i64* %p3 to i8*, !dbg !506
	%48 = bitcast i64* %p5 to i8*, !dbg !506
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !506
	br label %b41, !dbg !506

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !507
	br i1 %49, label %b11, label %b12, !dbg !507

b11:
	%50 = sext i32 %0 to i64, !dbg !508
	%51 = sext i32 %p9 to i64, !dbg !508
	%52 = sub i64 %51, 9, !dbg !508
	%53 = mul i64 %p6, 8, !dbg !508
	%54 = trunc i64 %p10 to i32, !dbg !508
	%55 = icmp ne i64 %p4, %p6, !dbg !508
	%56 = icmp uge i64 %p10, %50, !dbg !508
	%57 = icmp eq i64* %p7, null, !dbg !508
	%58 = icmp ugt i64 %52, 1, !dbg !508
	%59 = or i1 %55, %56, !dbg !508
	%60 = or i1 %59, %57, !dbg !508
	%61 = or i1 %60, %58, !dbg !508
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !508, !prof !21

b11_ok1:
	%62 = bitcast i64* %p3 to i8*, !dbg !508
	%63 = bitcast i64* %p5 to i8*, !dbg !508
	%64 = bitcast i64* %p7 to i8*, !dbg !508
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !508
	br label %b41, !dbg !508

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !509
	br i1 %65, label %b13, label %b41, !dbg !509

b13:
	%66 = sext i32 %0 to i64, !dbg !510
	%67 = sext i32 %p9 to i64, !dbg !510
	%68 = sub i64 %67, 9, !dbg !510
	%69 = mul i64 %p6, 8, !dbg !510
	%70 = trunc i64 %p10 to i32, !dbg !510
	%71 = icmp ne i64 %p4, %p6, !dbg !510
	%72 = icmp uge i64 %p10, %66, !dbg !510
	%73 = icmp eq i64* %p7, null, !dbg !510
	%74 = icmp ugt i64 %68, 1, !dbg !510
	%75 = or i1 %71, %72, !dbg !510
	%76 = or i1 %75, %73, !dbg !510
	%77 = or i1 %76, %74, !dbg !510
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !510, !prof !21

b13_ok1:
	%78 = bitcast i64* %p3 to i8*, !dbg !510
	%79 = bitcast i64* %p5 to i8*, !dbg !510
	%80 = bitcast i64* %p7 to i8*, !dbg !510
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !510
	br label %b41, !dbg !510

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !511
	br i1 %81, label %b15, label %b28, !dbg !511

b15:
	%82 = sdiv i64 %10, 32, !dbg !512
	%83 = icmp eq i64 %82, %p2, !dbg !513
	br i1 %83, label %b16, label %b28, !dbg !513

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !516
	br i1 %84, label %b17, label %b18, !dbg !516

b17:
	%85 = sext i32 %0 to i64, !dbg !517
	%86 = mul i64 %p6, 8, !dbg !517
	%87 = trunc i64 %p10 to i32, !dbg !517
	%88 = icmp ne i64 %p4, %p6, !dbg !517
	%89 = icmp uge i64 %p10, %85, !dbg !517
	%90 = or i1 %88, %89, !dbg !517
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !517, !prof !21

b17_ok1:
	%91 = bitcast i64* %p3 to i8*, !dbg !517
	%92 = bitcast i64* %p5 to i8*, !dbg !517
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !517
	br label %b41, !dbg !517

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !518
	br i1 %93, label %b19, label %b20, !dbg !518

b19:
	%94 = sext i32 %0 to i64, !dbg !519
	%95 = mul i64 %p6, 8, !dbg !519
	%96 = trunc i64 %p10 to i32, !dbg !519
	%97 = icmp ne i64 %p4, %p6, !dbg !519
	%98 = icmp uge i64 %p10, %94, !dbg !519
	%99 = or i1 %97, %98, !dbg !519
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !519, !prof !21

b19_ok1:
	%100 = bitcast i64* %p3 to i8*, !dbg !519
	%101 = bitcast i64* %p5 to i8*, !dbg !519
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !519
	br label %b41, !dbg !519

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !520
	br i1 %102, label %b21, label %b22, !dbg !520

b21:
	%103 = sext i32 %0 to i64, !dbg !521
	%104 = mul i64 %p6, 8, !dbg !521
	%105 = trunc i64 %p10 to i32, !dbg !521
	%106 = icmp ne i64 %p4, %p6, !dbg !521
	%107 = icmp uge i64 %p10, %103, !dbg !521
	%108 = or i1 %106, %107, !dbg !521
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !521, !prof !21

b21_ok1:
	%109 = bitcast i64* %p3 to i8*, !dbg !521
	%110 = bitcast i64* %p5 to i8*, !dbg !521
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !521
	br label %b41, !dbg !521

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !522
	br i1 %111, label %b23, label %b24, !dbg !522

b23:
	%112 = sext i32 %0 to i64, !dbg !523
	%113 = mul i64 %p6, 8, !dbg !523
	%114 = trunc i64 %p10 to i32, !dbg !523
	%115 = icmp ne i64 %p4, %p6, !dbg !523
	%116 = icmp uge i64 %p10, %112, !dbg !523
	%117 = or i1 %115, %116, !dbg !523
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !523, !prof !21

b23_ok1:
	%118 = bitcast i64* %p3 to i8*, !dbg !523
	%119 = bitcast i64* %p5 to i8*, !dbg !523
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !523
	br label %b41, !dbg !523

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !524
	br i1 %120, label %b25, label %b26, !dbg !524

b25:
	%121 = sext i32 %0 to i64, !dbg !525
	%122 = sext i32 %p9 to i64, !dbg !525
	%123 = sub i64 %122, 9, !dbg !525
	%124 = mul i64 %p6, 8, !dbg !525
	%125 = trunc i64 %p10 to i32, !dbg !525
	%126 = icmp ne i64 %p4, %p6, !dbg !525
	%127 = icmp uge i64 %p10, %121, !dbg !525
	%128 = icmp eq i64* %p7, null, !dbg !525
	%129 = icmp ugt i64 %123, 1, !dbg !525
	%130 = or i1 %126, %127, !dbg !525
	%131 = or i1 %130, %128, !dbg !525
	%132 = or i1 %131, %129, !dbg !525
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !525, !prof !21

b25_ok1:
	%133 = bitcast i64* %p3 to i8*, !dbg !525
	%134 = bitcast i64* %p5 to i8*, !dbg !525
	%135 = bitcast i64* %p7 to i8*, !dbg !525
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !525
	br label %b41, !dbg !525

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !526
	br i1 %136, label %b27, label %b41, !dbg !526

b27:
	%137 = sext i32 %0 to i64, !dbg !527
	%138 = sext i32 %p9 to i64, !dbg !527
	%139 = sub i64 %138, 9, !dbg !527
	%140 = mul i64 %p6, 8, !dbg !527
	%141 = trunc i64 %p10 to i32, !dbg !527
	%142 = icmp ne i64 %p4, %p6, !dbg !527
	%143 = icmp uge i64 %p10, %137, !dbg !527
	%144 = icmp eq i64* %p7, null, !dbg !527
	%145 = icmp ugt i64 %139, 1, !dbg !527
	%146 = or i1 %142, %143, !dbg !527
	%147 = or i1 %146, %144, !dbg !527
	%148 = or i1 %147, %145, !dbg !527
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !527, !prof !21

b27_ok1:
	%149 = bitcast i64* %p3 to i8*, !dbg !527
	%150 = bitcast i64* %p5 to i8*, !dbg !527
	%151 = bitcast i64* %p7 to i8*, !dbg !527
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !527
	br label %b41, !dbg !527

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !528
	br i1 %152, label %b29, label %b41, !dbg !528

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !531
	br i1 %153, label %b30, label %b31, !dbg !531

b30:
	%154 = sext i32 %0 to i64, !dbg !532
	%155 = mul i64 %p6, 8, !dbg !532
	%156 = trunc i64 %p10 to i32, !dbg !532
	%157 = icmp ne i64 %p4, %p6, !dbg !532
	%158 = icmp uge i64 %p10, %154, !dbg !532
	%159 = or i1 %157, %158, !dbg !532
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !532, !prof !21

b30_ok1:
	%160 = bitcast i64* %p3 to i8*, !dbg !532
	%161 = bitcast i64* %p5 to i8*, !dbg !532
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !532
	br label %b41, !dbg !532

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !533
	br i1 %162, label %b32, label %b33, !dbg !533

b32:
	%163 = sext i32 %0 to i64, !dbg !534
	%164 = mul i64 %p6, 8, !dbg !534
	%165 = trunc i64 %p10 to i32, !dbg !534
	%166 = icmp ne i64 %p4, %p6, !dbg !534
	%167 = icmp uge i64 %p10, %163, !dbg !534
	%168 = or i1 %166, %167, !dbg !534
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !534, !prof !21

b32_ok1:
	%169 = bitcast i64* %p3 to i8*, !dbg !534
	%170 = bitcast i64* %p5 to i8*, !dbg !534
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !534
	br label %b41, !dbg !534

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !535
	br i1 %171, label %b34, label %b35, !dbg !535

b34:
	%172 = sext i32 %0 to i64, !dbg !536
	%173 = mul i64 %p6, 8, !dbg !536
	%174 = trunc i64 %p10 to i32, !dbg !536
	%175 = icmp ne i64 %p4, %p6, !dbg !536
	%176 = icmp uge i64 %p10, %172, !dbg !536
	%177 = or i1 %175, %176, !dbg !536
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !536, !prof !21

b34_ok1:
	%178 = bitcast i64* %p3 to i8*, !dbg !536
	%179 = bitcast i64* %p5 to i8*, !dbg !536
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !536
	br label %b41, !dbg !536

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !537
	br i1 %180, label %b36, label %b37, !dbg !537

b36:
	%181 = sext i32 %0 to i64, !dbg !538
	%182 = mul i64 %p6, 8, !dbg !538
	%183 = trunc i64 %p10 to i32, !dbg !538
	%184 = icmp ne i64 %p4, %p6, !dbg !538
	%185 = icmp uge i64 %p10, %181, !dbg !538
	%186 = or i1 %184, %185, !dbg !538
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !538, !prof !21

b36_ok1:
	%187 = bitcast i64* %p3 to i8*, !dbg !538
	%188 = bitcast i64* %p5 to i8*, !dbg !538
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !538
	br label %b41, !dbg !538

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !539
	br i1 %189, label %b38, label %b39, !dbg !539

b38:
	%190 = sext i32 %0 to i64, !dbg !540
	%191 = sext i32 %p9 to i64, !dbg !540
	%192 = sub i64 %191, 9, !dbg !540
	%193 = mul i64 %p6, 8, !dbg !540
	%194 = trunc i64 %p10 to i32, !dbg !540
	%195 = icmp ne i64 %p4, %p6, !dbg !540
	%196 = icmp uge i64 %p10, %190, !dbg !540
	%197 = icmp eq i64* %p7, null, !dbg !540
	%198 = icmp ugt i64 %192, 1, !dbg !540
	%199 = or i1 %195, %196, !dbg !540
	%200 = or i1 %199, %197, !dbg !540
	%201 = or i1 %200, %198, !dbg !540
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !540, !prof !21

b38_ok1:
	%202 = bitcast i64* %p3 to i8*, !dbg !540
	%203 = bitcast i64* %p5 to i8*, !dbg !540
	%204 = bitcast i64* %p7 to i8*, !dbg !540
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !540
	br label %b41, !dbg !540

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !541
	br i1 %205, label %b40, label %b41, !dbg !541

b40:
	%206 = sext i32 %0 to i64, !dbg !542
	%207 = sext i32 %p9 to i64, !dbg !542
	%208 = sub i64 %207, 9, !dbg !542
	%209 = mul i64 %p6, 8, !dbg !542
	%210 = trunc i64 %p10 to i32, !dbg !542
	%211 = icmp ne i64 %p4, %p6, !dbg !542
	%212 = icmp uge i64 %p10, %206, !dbg !542
	%213 = icmp eq i64* %p7, null, !dbg !542
	%214 = icmp ugt i64 %208, 1, !dbg !542
	%215 = or i1 %211, %212, !dbg !542
	%216 = or i1 %215, %213, !dbg !542
	%217 = or i1 %216, %214, !dbg !542
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !542, !prof !21

b40_ok1:
	%218 = bitcast i64* %p3 to i8*, !dbg !542
	%219 = bitcast i64* %p5 to i8*, !dbg !542
	%220 = bitcast i64* %p7 to i8*, !dbg !542
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !542
	br label %b41, !dbg !542

b41:
	ret void, !dbg !494

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !496
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !496

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !496
	ret void, !dbg !496

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !496
	ret void, !dbg !496

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !502
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !502

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !502
	ret void, !dbg !502

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !502
	ret void, !dbg !502

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !504
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !504

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !504
	ret void, !dbg !504

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !504
	ret void, !dbg !504

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !506
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !506

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !506
	ret void, !dbg !506

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !506
	ret void, !dbg !506

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !508
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !508

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !508
	ret void, !dbg !508

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !508
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !508

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !508
	ret void, !dbg !508

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !508
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !508

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !508
	ret void, !dbg !508

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !508
	ret void, !dbg !508

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !510
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !510

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !510
	ret void, !dbg !510

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !510
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !510

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !510
	ret void, !dbg !510

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !510
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !510

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !510
	ret void, !dbg !510

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !510
	ret void, !dbg !510

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !517
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !517

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !517
	ret void, !dbg !517

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !517
	ret void, !dbg !517

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !519
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !519

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !519
	ret void, !dbg !519

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !519
	ret void, !dbg !519

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !521
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !521

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !521
	ret void, !dbg !521

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !521
	ret void, !dbg !521

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !523
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !523

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !523
	ret void, !dbg !523

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !523
	ret void, !dbg !523

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !525
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !525

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !525
	ret void, !dbg !525

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !525
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !525

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !525
	ret void, !dbg !525

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !525
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !525

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !525
	ret void, !dbg !525

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !525
	ret void, !dbg !525

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !527
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !527

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !527
	ret void, !dbg !527

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !527
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !527

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !527
	ret void, !dbg !527

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !527
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !527

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !527
	ret void, !dbg !527

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !527
	ret void, !dbg !527

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !532
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !532

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !532
	ret void, !dbg !532

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !532
	ret void, !dbg !532

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !534
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !534

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !534
	ret void, !dbg !534

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !534
	ret void, !dbg !534

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !536
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !536

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !536
	ret void, !dbg !536

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !536
	ret void, !dbg !536

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !538
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !538

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !538
	ret void, !dbg !538

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !538
	ret void, !dbg !538

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !540
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !540

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !540
	ret void, !dbg !540

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !540
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !540

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !540
	ret void, !dbg !540

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !540
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !540

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !540
	ret void, !dbg !540

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !540
	ret void, !dbg !540

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !542
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !542

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !542
	ret void, !dbg !542

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !542
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !542

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !542
	ret void, !dbg !542

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !542
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !542

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !542
	ret void, !dbg !542

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !542
	ret void, !dbg !542
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !543 {
entry:
	br label %b0, !dbg !544

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !549
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !550, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !550, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !550, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !550, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !550, !range !17
	%6 = mul i32 %5, %3, !dbg !550
	%7 = add i32 %2, %6, !dbg !550
	%8 = mul i32 %4, %7, !dbg !550
	%9 = add i32 %1, %8, !dbg !550
	%10 = sext i32 %9 to i64, !dbg !550
	%11 = icmp eq i64 %p1, 0, !dbg !551
	br i1 %11, label %b1, label %b14, !dbg !551

b1:
	%12 = icmp eq i64 %10, 0, !dbg !552
	br i1 %12, label %b2, label %b14, !dbg !552

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !553
	br i1 %13, label %b3, label %b4, !dbg !553

b3:
	%14 = sext i32 %0 to i64, !dbg !549
	%15 = mul i64 %p6, 4, !dbg !549
	%16 = trunc i64 %p10 to i32, !dbg !549
	%17 = icmp ne i64 %p4, %p6, !dbg !549
	%18 = icmp uge i64 %p10, %14, !dbg !549
	%19 = or i1 %17, %18, !dbg !549
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !549, !prof !21

b3_ok1:
	%20 = bitcast float* %p3 to i8*, !dbg !549
	%21 = bitcast float* %p5 to i8*, !dbg !549
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !549
	br label %b41, !dbg !549

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !554
	br i1 %22, label %b5, label %b6, !dbg !554

b5:
	%23 = sext i32 %0 to i64, !dbg !555
	%24 = mul i64 %p6, 4, !dbg !555
	%25 = trunc i64 %p10 to i32, !dbg !555
	%26 = icmp ne i64 %p4, %p6, !dbg !555
	%27 = icmp uge i64 %p10, %23, !dbg !555
	%28 = or i1 %26, %27, !dbg !555
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !555, !prof !21

b5_ok1:
	%29 = bitcast float* %p3 to i8*, !dbg !555
	%30 = bitcast float* %p5 to i8*, !dbg !555
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !555
	br label %b41, !dbg !555

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !556
	br i1 %31, label %b7, label %b8, !dbg !556

b7:
	%32 = sext i32 %0 to i64, !dbg !557
	%33 = mul i64 %p6, 4, !dbg !557
	%34 = trunc i64 %p10 to i32, !dbg !557
	%35 = icmp ne i64 %p4, %p6, !dbg !557
	%36 = icmp uge i64 %p10, %32, !dbg !557
	%37 = or i1 %35, %36, !dbg !557
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !557, !prof !21

b7_ok1:
	%38 = bitcast float* %p3 to i8*, !dbg !557
	%39 = bitcast float* %p5 to i8*, !dbg !557
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !557
	br label %b41, !dbg !557

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !558
	br i1 %40, label %b9, label %b10, !dbg !558

b9:
	%41 = sext i32 %0 to i64, !dbg !559
	%42 = mul i64 %p6, 4, !dbg !559
	%43 = trunc i64 %p10 to i32, !dbg !559
	%44 = icmp ne i64 %p4, %p6, !dbg !559
	%45 = icmp uge i64 %p10, %41, !dbg !559
	%46 = or i1 %44, %45, !dbg !559
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !559, !prof !21

b9_ok1:
	%47 = bitcast float* %p3 to i8*, !dbg !559
	%48 = bitcast float* %p5 to i8*, !dbg !559
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !559
	br label %b41, !dbg !559

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !560
	br i1 %49, label %b11, label %b12, !dbg !560

b11:
	%50 = sext i32 %0 to i64, !dbg !561
	%51 = sext i32 %p9 to i64, !dbg !561
	%52 = sub i64 %51, 9, !dbg !561
	%53 = mul i64 %p6, 4, !dbg !561
	%54 = trunc i64 %p10 to i32, !dbg !561
	%55 = icmp ne i64 %p4, %p6, !dbg !561
	%56 = icmp uge i64 %p10, %50, !dbg !561
	%57 = icmp eq i64* %p7, null, !dbg !561
	%58 = icmp ugt i64 %52, 1, !dbg !561
	%59 = or i1 %55, %56, !dbg !561
	%60 = or i1 %59, %57, !dbg !561
	%61 = or i1 %60, %58, !dbg !561
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !561, !prof !21

b11_ok1:
	%62 = bitcast float* %p3 to i8*, !dbg !561
	%63 = bitcast float* %p5 to i8*, !dbg !561
	%64 = bitcast i64* %p7 to i8*, !dbg !561
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !561
	br label %b41, !dbg !561

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !562
	br i1 %65, label %b13, label %b41, !dbg !562

b13:
	%66 = sext i32 %0 to i64, !dbg !563
	%67 = sext i32 %p9 to i64, !dbg !563
	%68 = sub i64 %67, 9, !dbg !563
	%69 = mul i64 %p6, 4, !dbg !563
	%70 = trunc i64 %p10 to i32, !dbg !563
	%71 = icmp ne i64 %p4, %p6, !dbg !563
	%72 = icmp uge i64 %p10, %66, !dbg !563
	%73 = icmp eq i64* %p7, null, !dbg !563
	%74 = icmp ugt i64 %68, 1, !dbg !563
	%75 = or i1 %71, %72, !dbg !563
	%76 = or i1 %75, %73, !dbg !563
	%77 = or i1 %76, %74, !dbg !563
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !563, !prof !21

b13_ok1:
	%78 = bitcast float* %p3 to i8*, !dbg !563
	%79 = bitcast float* %p5 to i8*, !dbg !563
	%80 = bitcast i64* %p7 to i8*, !dbg !563
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !563
	br label %b41, !dbg !563

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !564
	br i1 %81, label %b15, label %b28, !dbg !564

b15:
	%82 = sdiv i64 %10, 32, !dbg !565
	%83 = icmp eq i64 %82, %p2, !dbg !566
	br i1 %83, label %b16, label %b28, !dbg !566

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !569
	br i1 %84, label %b17, label %b18, !dbg !569

b17:
	%85 = sext i32 %0 to i64, !dbg !570
	%86 = mul i64 %p6, 4, !dbg !570
	%87 = trunc i64 %p10 to i32, !dbg !570
	%88 = icmp ne i64 %p4, %p6, !dbg !570
	%89 = icmp uge i64 %p10, %85, !dbg !570
	%90 = or i1 %88, %89, !dbg !570
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !570, !prof !21

b17_ok1:
	%91 = bitcast float* %p3 to i8*, !dbg !570
	%92 = bitcast float* %p5 to i8*, !dbg !570
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !570
	br label %b41, !dbg !570

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !571
	br i1 %93, label %b19, label %b20, !dbg !571

b19:
	%94 = sext i32 %0 to i64, !dbg !572
	%95 = mul i64 %p6, 4, !dbg !572
	%96 = trunc i64 %p10 to i32, !dbg !572
	%97 = icmp ne i64 %p4, %p6, !dbg !572
	%98 = icmp uge i64 %p10, %94, !dbg !572
	%99 = or i1 %97, %98, !dbg !572
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !572, !prof !21

b19_ok1:
	%100 = bitcast float* %p3 to i8*, !dbg !572
	%101 = bitcast float* %p5 to i8*, !dbg !572
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !572
	br label %b41, !dbg !572

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !573
	br i1 %102, label %b21, label %b22, !dbg !573

b21:
	%103 = sext i32 %0 to i64, !dbg !574
	%104 = mul i64 %p6, 4, !dbg !574
	%105 = trunc i64 %p10 to i32, !dbg !574
	%106 = icmp ne i64 %p4, %p6, !dbg !574
	%107 = icmp uge i64 %p10, %103, !dbg !574
	%108 = or i1 %106, %107, !dbg !574
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !574, !prof !21

b21_ok1:
	%109 = bitcast float* %p3 to i8*, !dbg !574
	%110 = bitcast float* %p5 to i8*, !dbg !574
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !574
	br label %b41, !dbg !574

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !575
	br i1 %111, label %b23, label %b24, !dbg !575

b23:
	%112 = sext i32 %0 to i64, !dbg !576
	%113 = mul i64 %p6, 4, !dbg !576
	%114 = trunc i64 %p10 to i32, !dbg !576
	%115 = icmp ne i64 %p4, %p6, !dbg !576
	%116 = icmp uge i64 %p10, %112, !dbg !576
	%117 = or i1 %115, %116, !dbg !576
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !576, !prof !21

b23_ok1:
	%118 = bitcast float* %p3 to i8*, !dbg !576
	%119 = bitcast float* %p5 to i8*, !dbg !576
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !576
	br label %b41, !dbg !576

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !577
	br i1 %120, label %b25, label %b26, !dbg !577

b25:
	%121 = sext i32 %0 to i64, !dbg !578
	%122 = sext i32 %p9 to i64, !dbg !578
	%123 = sub i64 %122, 9, !dbg !578
	%124 = mul i64 %p6, 4, !dbg !578
	%125 = trunc i64 %p10 to i32, !dbg !578
	%126 = icmp ne i64 %p4, %p6, !dbg !578
	%127 = icmp uge i64 %p10, %121, !dbg !578
	%128 = icmp eq i64* %p7, null, !dbg !578
	%129 = icmp ugt i64 %123, 1, !dbg !578
	%130 = or i1 %126, %127, !dbg !578
	%131 = or i1 %130, %128, !dbg !578
	%132 = or i1 %131, %129, !dbg !578
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !578, !prof !21

b25_ok1:
	%133 = bitcast float* %p3 to i8*, !dbg !578
	%134 = bitcast float* %p5 to i8*, !dbg !578
	%135 = bitcast i64* %p7 to i8*, !dbg !578
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !578
	br label %b41, !dbg !578

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !579
	br i1 %136, label %b27, label %b41, !dbg !579

b27:
	%137 = sext i32 %0 to i64, !dbg !580
	%138 = sext i32 %p9 to i64, !dbg !580
	%139 = sub i64 %138, 9, !dbg !580
	%140 = mul i64 %p6, 4, !dbg !580
	%141 = trunc i64 %p10 to i32, !dbg !580
	%142 = icmp ne i64 %p4, %p6, !dbg !580
	%143 = icmp uge i64 %p10, %137, !dbg !580
	%144 = icmp eq i64* %p7, null, !dbg !580
	%145 = icmp ugt i64 %139, 1, !dbg !580
	%146 = or i1 %142, %143, !dbg !580
	%147 = or i1 %146, %144, !dbg !580
	%148 = or i1 %147, %145, !dbg !580
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !580, !prof !21

b27_ok1:
	%149 = bitcast float* %p3 to i8*, !dbg !580
	%150 = bitcast float* %p5 to i8*, !dbg !580
	%151 = bitcast i64* %p7 to i8*, !dbg !580
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !580
	br label %b41, !dbg !580

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !581
	br i1 %152, label %b29, label %b41, !dbg !581

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !584
	br i1 %153, label %b30, label %b31, !dbg !584

b30:
	%154 = sext i32 %0 to i64, !dbg !585
	%155 = mul i64 %p6, 4, !dbg !585
	%156 = trunc i64 %p10 to i32, !dbg !585
	%157 = icmp ne i64 %p4, %p6, !dbg !585
	%158 = icmp uge i64 %p10, %154, !dbg !585
	%159 = or i1 %157, %158, !dbg !585
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !585, !prof !21

b30_ok1:
	%160 = bitcast float* %p3 to i8*, !dbg !585
	%161 = bitcast float* %p5 to i8*, !dbg !585
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !585
	br label %b41, !dbg !585

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !586
	br i1 %162, label %b32, label %b33, !dbg !586

b32:
	%163 = sext i32 %0 to i64, !dbg !587
	%164 = mul i64 %p6, 4, !dbg !587
	%165 = trunc i64 %p10 to i32, !dbg !587
	%166 = icmp ne i64 %p4, %p6, !dbg !587
	%167 = icmp uge i64 %p10, %163, !dbg !587
	%168 = or i1 %166, %167, !dbg !587
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !587, !prof !21

b32_ok1:
	%169 = bitcast float* %p3 to i8*, !dbg !587
	%170 = bitcast float* %p5 to i8*, !dbg !587
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !587
	br label %b41, !dbg !587

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !588
	br i1 %171, label %b34, label %b35, !dbg !588

b34:
	%172 = sext i32 %0 to i64, !dbg !589
	%173 = mul i64 %p6, 4, !dbg !589
	%174 = trunc i64 %p10 to i32, !dbg !589
	%175 = icmp ne i64 %p4, %p6, !dbg !589
	%176 = icmp uge i64 %p10, %172, !dbg !589
	%177 = or i1 %175, %176, !dbg !589
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !589, !prof !21

b34_ok1:
	%178 = bitcast float* %p3 to i8*, !dbg !589
	%179 = bitcast float* %p5 to i8*, !dbg !589
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !589
	br label %b41, !dbg !589

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !590
	br i1 %180, label %b36, label %b37, !dbg !590

b36:
	%181 = sext i32 %0 to i64, !dbg !591
	%182 = mul i64 %p6, 4, !dbg !591
	%183 = trunc i64 %p10 to i32, !dbg !591
	%184 = icmp ne i64 %p4, %p6, !dbg !591
	%185 = icmp uge i64 %p10, %181, !dbg !591
	%186 = or i1 %184, %185, !dbg !591
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !591, !prof !21

b36_ok1:
	%187 = bitcast float* %p3 to i8*, !dbg !591
	%188 = bitcast float* %p5 to i8*, !dbg !591
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !591
	br label %b41, !dbg !591

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !592
	br i1 %189, label %b38, label %b39, !dbg !592

b38:
	%190 = sext i32 %0 to i64, !dbg !593
	%191 = sext i32 %p9 to i64, !dbg !593
	%192 = sub i64 %191, 9, !dbg !593
	%193 = mul i64 %p6, 4, !dbg !593
	%194 = trunc i64 %p10 to i32, !dbg !593
	%195 = icmp ne i64 %p4, %p6, !dbg !593
	%196 = icmp uge i64 %p10, %190, !dbg !593
	%197 = icmp eq i64* %p7, null, !dbg !593
	%198 = icmp ugt i64 %192, 1, !dbg !593
	%199 = or i1 %195, %196, !dbg !593
	%200 = or i1 %199, %197, !dbg !593
	%201 = or i1 %200, %198, !dbg !593
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !593, !prof !21

b38_ok1:
	%202 = bitcast float* %p3 to i8*, !dbg !593
	%203 = bitcast float* %p5 to i8*, !dbg !593
	%204 = bitcast i64* %p7 to i8*, !dbg !593
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !593
	br label %b41, !dbg !593

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !594
	br i1 %205, label %b40, label %b41, !dbg !594

b40:
	%206 = sext i32 %0 to i64, !dbg !595
	%207 = sext i32 %p9 to i64, !dbg !595
	%208 = sub i64 %207, 9, !dbg !595
	%209 = mul i64 %p6, 4, !dbg !595
	%210 = trunc i64 %p10 to i32, !dbg !595
	%211 = icmp ne i64 %p4, %p6, !dbg !595
	%212 = icmp uge i64 %p10, %206, !dbg !595
	%213 = icmp eq i64* %p7, null, !dbg !595
	%214 = icmp ugt i64 %208, 1, !dbg !595
	%215 = or i1 %211, %212, !dbg !595
	%216 = or i1 %215, %213, !dbg !595
	%217 = or i1 %216, %214, !dbg !595
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !595, !prof !21

b40_ok1:
	%218 = bitcast float* %p3 to i8*, !dbg !595
	%219 = bitcast float* %p5 to i8*, !dbg !595
	%220 = bitcast i64* %p7 to i8*, !dbg !595
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !595
	br label %b41, !dbg !595

b41:
	ret void, !dbg !547

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !549
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !549

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !549
	ret void, !dbg !549

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !549
	ret void, !dbg !549

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !555
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !555

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !555
	ret void, !dbg !555

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !555
	ret void, !dbg !555

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !557
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !557

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !557
	ret void, !dbg !557

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !557
	ret void, !dbg !557

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !559
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !559

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !559
	ret void, !dbg !559

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !559
	ret void, !dbg !559

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !561
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !561

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !561
	ret void, !dbg !561

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !561
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !561

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !561
	ret void, !dbg !561

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !561
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !561

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !561
	ret void, !dbg !561

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !561
	ret void, !dbg !561

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !563
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !563

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !563
	ret void, !dbg !563

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !563
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !563

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !563
	ret void, !dbg !563

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !563
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !563

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !563
	ret void, !dbg !563

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !563
	ret void, !dbg !563

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !570
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !570

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !570
	ret void, !dbg !570

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !570
	ret void, !dbg !570

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !572
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !572

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !572
	ret void, !dbg !572

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !572
	ret void, !dbg !572

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !574
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !574

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !574
	ret void, !dbg !574

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !574
	ret void, !dbg !574

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !576
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !576

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !576
	ret void, !dbg !576

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !576
	ret void, !dbg !576

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !578
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !578

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !578
	ret void, !dbg !578

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !578
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !578

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !578
	ret void, !dbg !578

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !578
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !578

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !578
	ret void, !dbg !578

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !578
	ret void, !dbg !578

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !580
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !580

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !580
	ret void, !dbg !580

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !580
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !580

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !580
	ret void, !dbg !580

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !580
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !580

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !580
	ret void, !dbg !580

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !580
	ret void, !dbg !580

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !585
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !585

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !585
	ret void, !dbg !585

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !585
	ret void, !dbg !585

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !587
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !587

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !587
	ret void, !dbg !587

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !587
	ret void, !dbg !587

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !589
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !589

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !589
	ret void, !dbg !589

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !589
	ret void, !dbg !589

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !591
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !591

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !591
	ret void, !dbg !591

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !591
	ret void, !dbg !591

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !593
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !593

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !593
	ret void, !dbg !593

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !593
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !593

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !593
	ret void, !dbg !593

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !593
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !593

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !593
	ret void, !dbg !593

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !593
	ret void, !dbg !593

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !595
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !595

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !595
	ret void, !dbg !595

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !595
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !595

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !595
	ret void, !dbg !595

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !595
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !595

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !595
	ret void, !dbg !595

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !595
	ret void, !dbg !595
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !596 {
entry:
	br label %b0, !dbg !597

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !602
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !603, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !603, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !603, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !603, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !603, !range !17
	%6 = mul i32 %5, %3, !dbg !603
	%7 = add i32 %2, %6, !dbg !603
	%8 = mul i32 %4, %7, !dbg !603
	%9 = add i32 %1, %8, !dbg !603
	%10 = sext i32 %9 to i64, !dbg !603
	%11 = icmp eq i64 %p1, 0, !dbg !604
	br i1 %11, label %b1, label %b14, !dbg !604

b1:
	%12 = icmp eq i64 %10, 0, !dbg !605
	br i1 %12, label %b2, label %b14, !dbg !605

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !606
	br i1 %13, label %b3, label %b4, !dbg !606

b3:
	%14 = sext i32 %0 to i64, !dbg !602
	%15 = mul i64 %p6, 8, !dbg !602
	%16 = trunc i64 %p10 to i32, !dbg !602
	%17 = icmp ne i64 %p4, %p6, !dbg !602
	%18 = icmp uge i64 %p10, %14, !dbg !602
	%19 = or i1 %17, %18, !dbg !602
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !602, !prof !21

b3_ok1:
	%20 = bitcast double* %p3 to i8*, !dbg !602
	%21 = bitcast double* %p5 to i8*, !dbg !602
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !602
	br label %b41, !dbg !602

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !607
	br i1 %22, label %b5, label %b6, !dbg !607

b5:
	%23 = sext i32 %0 to i64, !dbg !608
	%24 = mul i64 %p6, 8, !dbg !608
	%25 = trunc i64 %p10 to i32, !dbg !608
	%26 = icmp ne i64 %p4, %p6, !dbg !608
	%27 = icmp uge i64 %p10, %23, !dbg !608
	%28 = or i1 %26, %27, !dbg !608
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !608, !prof !21

b5_ok1:
	%29 = bitcast double* %p3 to i8*, !dbg !608
	%30 = bitcast double* %p5 to i8*, !dbg !608
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !608
	br label %b41, !dbg !608

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !609
	br i1 %31, label %b7, label %b8, !dbg !609

b7:
	%32 = sext i32 %0 to i64, !dbg !610
	%33 = mul i64 %p6, 8, !dbg !610
	%34 = trunc i64 %p10 to i32, !dbg !610
	%35 = icmp ne i64 %p4, %p6, !dbg !610
	%36 = icmp uge i64 %p10, %32, !dbg !610
	%37 = or i1 %35, %36, !dbg !610
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !610, !prof !21

b7_ok1:
	%38 = bitcast double* %p3 to i8*, !dbg !610
	%39 = bitcast double* %p5 to i8*, !dbg !610
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !610
	br label %b41, !dbg !610

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !611
	br i1 %40, label %b9, label %b10, !dbg !611

b9:
	%41 = sext i32 %0 to i64, !dbg !612
	%42 = mul i64 %p6, 8, !dbg !612
	%43 = trunc i64 %p10 to i32, !dbg !612
	%44 = icmp ne i64 %p4, %p6, !dbg !612
	%45 = icmp uge i64 %p10, %41, !dbg !612
	%46 = or i1 %44, %45, !dbg !612
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !612, !prof !21

b9_ok1:
	%47 = bitcast double* %p3 to i8*, !dbg !612
	%48 = bitcast double* %p5 to i8*, !dbg !612
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !612
	br label %b41, !dbg !612

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !613
	br i1 %49, label %b11, label %b12, !dbg !613

b11:
	%50 = sext i32 %0 to i64, !dbg !614
	%51 = sext i32 %p9 to i64, !dbg !614
	%52 = sub i64 %51, 9, !dbg !614
	%53 = mul i64 %p6, 8, !dbg !614
	%54 = trunc i64 %p10 to i32, !dbg !614
	%55 = icmp ne i64 %p4, %p6, !dbg !614
	%56 = icmp uge i64 %p10, %50, !dbg !614
	%57 = icmp eq i64* %p7, null, !dbg !614
	%58 = icmp ugt i64 %52, 1, !dbg !614
	%59 = or i1 %55, %56, !dbg !614
	%60 = or i1 %59, %57, !dbg !614
	%61 = or i1 %60, %58, !dbg !614
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !614, !prof !21

b11_ok1:
	%62 = bitcast double* %p3 to i8*, !dbg !614
	%63 = bitcast double* %p5 to i8*, !dbg !614
	%64 = bitcast i64* %p7 to i8*, !dbg !614
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !614
	br label %b41, !dbg !614

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !615
	br i1 %65, label %b13, label %b41, !dbg !615

b13:
	%66 = sext i32 %0 to i64, !dbg !616
	%67 = sext i32 %p9 to i64, !dbg !616
	%68 = sub i64 %67, 9, !dbg !616
	%69 = mul i64 %p6, 8, !dbg !616
	%70 = trunc i64 %p10 to i32, !dbg !616
	%71 = icmp ne i64 %p4, %p6, !dbg !616
	%72 = icmp uge i64 %p10, %66, !dbg !616
	%73 = icmp eq i64* %p7, null, !dbg !616
	%74 = icmp ugt i64 %68, 1, !dbg !616
	%75 = or i1 %71, %72, !dbg !616
	%76 = or i1 %75, %73, !dbg !616
	%77 = or i1 %76, %74, !dbg !616
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !616, !prof !21

b13_ok1:
	%78 = bitcast double* %p3 to i8*, !dbg !616
	%79 = bitcast double* %p5 to i8*, !dbg !616
	%80 = bitcast i64* %p7 to i8*, !dbg !616
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !616
	br label %b41, !dbg !616

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !617
	br i1 %81, label %b15, label %b28, !dbg !617

b15:
	%82 = sdiv i64 %10, 32, !dbg !618
	%83 = icmp eq i64 %82, %p2, !dbg !619
	br i1 %83, label %b16, label %b28, !dbg !619

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !622
	br i1 %84, label %b17, label %b18, !dbg !622

b17:
	%85 = sext i32 %0 to i64, !dbg !623
	%86 = mul i64 %p6, 8, !dbg !623
	%87 = trunc i64 %p10 to i32, !dbg !623
	%88 = icmp ne i64 %p4, %p6, !dbg !623
	%89 = icmp uge i64 %p10, %85, !dbg !623
	%90 = or i1 %88, %89, !dbg !623
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !623, !prof !21

b17_ok1:
	%91 = bitcast double* %p3 to i8*, !dbg !623
	%92 = bitcast double* %p5 to i8*, !dbg !623
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !623
	br label %b41, !dbg !623

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !624
	br i1 %93, label %b19, label %b20, !dbg !624

b19:
	%94 = sext i32 %0 to i64, !dbg !625
	%95 = mul i64 %p6, 8, !dbg !625
	%96 = trunc i64 %p10 to i32, !dbg !625
	%97 = icmp ne i64 %p4, %p6, !dbg !625
	%98 = icmp uge i64 %p10, %94, !dbg !625
	%99 = or i1 %97, %98, !dbg !625
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !625, !prof !21

b19_ok1:
	%100 = bitcast double* %p3 to i8*, !dbg !625
	%101 = bitcast double* %p5 to i8*, !dbg !625
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !625
	br label %b41, !dbg !625

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !626
	br i1 %102, label %b21, label %b22, !dbg !626

b21:
	%103 = sext i32 %0 to i64, !dbg !627
	%104 = mul i64 %p6, 8, !dbg !627
	%105 = trunc i64 %p10 to i32, !dbg !627
	%106 = icmp ne i64 %p4, %p6, !dbg !627
	%107 = icmp uge i64 %p10, %103, !dbg !627
	%108 = or i1 %106, %107, !dbg !627
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !627, !prof !21

b21_ok1:
	%109 = bitcast double* %p3 to i8*, !dbg !627
	%110 = bitcast double* %p5 to i8*, !dbg !627
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !627
	br label %b41, !dbg !627

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !628
	br i1 %111, label %b23, label %b24, !dbg !628

b23:
	%112 = sext i32 %0 to i64, !dbg !629
	%113 = mul i64 %p6, 8, !dbg !629
	%114 = trunc i64 %p10 to i32, !dbg !629
	%115 = icmp ne i64 %p4, %p6, !dbg !629
	%116 = icmp uge i64 %p10, %112, !dbg !629
	%117 = or i1 %115, %116, !dbg !629
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !629, !prof !21

b23_ok1:
	%118 = bitcast double* %p3 to i8*, !dbg !629
	%119 = bitcast double* %p5 to i8*, !dbg !629
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !629
	br label %b41, !dbg !629

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !630
	br i1 %120, label %b25, label %b26, !dbg !630

b25:
	%121 = sext i32 %0 to i64, !dbg !631
	%122 = sext i32 %p9 to i64, !dbg !631
	%123 = sub i64 %122, 9, !dbg !631
	%124 = mul i64 %p6, 8, !dbg !631
	%125 = trunc i64 %p10 to i32, !dbg !631
	%126 = icmp ne i64 %p4, %p6, !dbg !631
	%127 = icmp uge i64 %p10, %121, !dbg !631
	%128 = icmp eq i64* %p7, null, !dbg !631
	%129 = icmp ugt i64 %123, 1, !dbg !631
	%130 = or i1 %126, %127, !dbg !631
	%131 = or i1 %130, %128, !dbg !631
	%132 = or i1 %131, %129, !dbg !631
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !631, !prof !21

b25_ok1:
	%133 = bitcast double* %p3 to i8*, !dbg !631
	%134 = bitcast double* %p5 to i8*, !dbg !631
	%135 = bitcast i64* %p7 to i8*, !dbg !631
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !631
	br label %b41, !dbg !631

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !632
	br i1 %136, label %b27, label %b41, !dbg !632

b27:
	%137 = sext i32 %0 to i64, !dbg !633
	%138 = sext i32 %p9 to i64, !dbg !633
	%139 = sub i64 %138, 9, !dbg !633
	%140 = mul i64 %p6, 8, !dbg !633
	%141 = trunc i64 %p10 to i32, !dbg !633
	%142 = icmp ne i64 %p4, %p6, !dbg !633
	%143 = icmp uge i64 %p10, %137, !dbg !633
	%144 = icmp eq i64* %p7, null, !dbg !633
	%145 = icmp ugt i64 %139, 1, !dbg !633
	%146 = or i1 %142, %143, !dbg !633
	%147 = or i1 %146, %144, !dbg !633
	%148 = or i1 %147, %145, !dbg !633
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !633, !prof !21

b27_ok1:
	%149 = bitcast double* %p3 to i8*, !dbg !633
	%150 = bitcast double* %p5 to i8*, !dbg !633
	%151 = bitcast i64* %p7 to i8*, !dbg !633
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !633
	br label %b41, !dbg !633

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !634
	br i1 %152, label %b29, label %b41, !dbg !634

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !637
	br i1 %153, label %b30, label %b31, !dbg !637

b30:
	%154 = sext i32 %0 to i64, !dbg !638
	%155 = mul i64 %p6, 8, !dbg !638
	%156 = trunc i64 %p10 to i32, !dbg !638
	%157 = icmp ne i64 %p4, %p6, !dbg !638
	%158 = icmp uge i64 %p10, %154, !dbg !638
	%159 = or i1 %157, %158, !dbg !638
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !638, !prof !21

b30_ok1:
	%160 = bitcast double* %p3 to i8*, !dbg !638
	%161 = bitcast double* %p5 to i8*, !dbg !638
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !638
	br label %b41, !dbg !638

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !639
	br i1 %162, label %b32, label %b33, !dbg !639

b32:
	%163 = sext i32 %0 to i64, !dbg !640
	%164 = mul i64 %p6, 8, !dbg !640
	%165 = trunc i64 %p10 to i32, !dbg !640
	%166 = icmp ne i64 %p4, %p6, !dbg !640
	%167 = icmp uge i64 %p10, %163, !dbg !640
	%168 = or i1 %166, %167, !dbg !640
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !640, !prof !21

b32_ok1:
	%169 = bitcast double* %p3 to i8*, !dbg !640
	%170 = bitcast double* %p5 to i8*, !dbg !640
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !640
	br label %b41, !dbg !640

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !641
	br i1 %171, label %b34, label %b35, !dbg !641

b34:
	%172 = sext i32 %0 to i64, !dbg !642
	%173 = mul i64 %p6, 8, !dbg !642
	%174 = trunc i64 %p10 to i32, !dbg !642
	%175 = icmp ne i64 %p4, %p6, !dbg !642
	%176 = icmp uge i64 %p10, %172, !dbg !642
	%177 = or i1 %175, %176, !dbg !642
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !642, !prof !21

b34_ok1:
	%178 = bitcast double* %p3 to i8*, !dbg !642
	%179 = bitcast double* %p5 to i8*, !dbg !642
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !642
	br label %b41, !dbg !642

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !643
	br i1 %180, label %b36, label %b37, !dbg !643

b36:
	%181 = sext i32 %0 to i64, !dbg !644
	%182 = mul i64 %p6, 8, !dbg !644
	%183 = trunc i64 %p10 to i32, !dbg !644
	%184 = icmp ne i64 %p4, %p6, !dbg !644
	%185 = icmp uge i64 %p10, %181, !dbg !644
	%186 = or i1 %184, %185, !dbg !644
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !644, !prof !21

b36_ok1:
	%187 = bitcast double* %p3 to i8*, !dbg !644
	%188 = bitcast double* %p5 to i8*, !dbg !644
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !644
	br label %b41, !dbg !644

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !645
	br i1 %189, label %b38, label %b39, !dbg !645

b38:
	%190 = sext i32 %0 to i64, !dbg !646
	%191 = sext i32 %p9 to i64, !dbg !646
	%192 = sub i64 %191, 9, !dbg !646
	%193 = mul i64 %p6, 8, !dbg !646
	%194 = trunc i64 %p10 to i32, !dbg !646
	%195 = icmp ne i64 %p4, %p6, !dbg !646
	%196 = icmp uge i64 %p10, %190, !dbg !646
	%197 = icmp eq i64* %p7, null, !dbg !646
	%198 = icmp ugt i64 %192, 1, !dbg !646
	%199 = or i1 %195, %196, !dbg !646
	%200 = or i1 %199, %197, !dbg !646
	%201 = or i1 %200, %198, !dbg !646
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !646, !prof !21

b38_ok1:
	%202 = bitcast double* %p3 to i8*, !dbg !646
	%203 = bitcast double* %p5 to i8*, !dbg !646
	%204 = bitcast i64* %p7 to i8*, !dbg !646
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !646
	br label %b41, !dbg !646

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !647
	br i1 %205, label %b40, label %b41, !dbg !647

b40:
	%206 = sext i32 %0 to i64, !dbg !648
	%207 = sext i32 %p9 to i64, !dbg !648
	%208 = sub i64 %207, 9, !dbg !648
	%209 = mul i64 %p6, 8, !dbg !648
	%210 = trunc i64 %p10 to i32, !dbg !648
	%211 = icmp ne i64 %p4, %p6, !dbg !648
	%212 = icmp uge i64 %p10, %206, !dbg !648
	%213 = icmp eq i64* %p7, null, !dbg !648
	%214 = icmp ugt i64 %208, 1, !dbg !648
	%215 = or i1 %211, %212, !dbg !648
	%216 = or i1 %215, %213, !dbg !648
	%217 = or i1 %216, %214, !dbg !648
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !648, !prof !21

b40_ok1:
	%218 = bitcast double* %p3 to i8*, !dbg !648
	%219 = bitcast double* %p5 to i8*, !dbg !648
	%220 = bitcast i64* %p7 to i8*, !dbg !648
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !648
	br label %b41, !dbg !648

b41:
	ret void, !dbg !600

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !602
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !602

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !602
	ret void, !dbg !602

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !602
	ret void, !dbg !602

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !608
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !608

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !608
	ret void, !dbg !608

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !608
	ret void, !dbg !608

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !610
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !610

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !610
	ret void, !dbg !610

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !610
	ret void, !dbg !610

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !612
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !612

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !612
	ret void, !dbg !612

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !612
	ret void, !dbg !612

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !614
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !614

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !614
	ret void, !dbg !614

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !614
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !614

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !614
	ret void, !dbg !614

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !614
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !614

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !614
	ret void, !dbg !614

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !614
	ret void, !dbg !614

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !616
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !616

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !616
	ret void, !dbg !616

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !616
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !616

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !616
	ret void, !dbg !616

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !616
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !616

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !616
	ret void, !dbg !616

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !616
	ret void, !dbg !616

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !623
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !623

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !623
	ret void, !dbg !623

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !623
	ret void, !dbg !623

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !625
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !625

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !625
	ret void, !dbg !625

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !625
	ret void, !dbg !625

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !627
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !627

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !627
	ret void, !dbg !627

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !627
	ret void, !dbg !627

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !629
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !629

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !629
	ret void, !dbg !629

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !629
	ret void, !dbg !629

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !631
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !631

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !631
	ret void, !dbg !631

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !631
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !631

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !631
	ret void, !dbg !631

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !631
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !631

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !631
	ret void, !dbg !631

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !631
	ret void, !dbg !631

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !633
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !633

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !633
	ret void, !dbg !633

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !633
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !633

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !633
	ret void, !dbg !633

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !633
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !633

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !633
	ret void, !dbg !633

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !633
	ret void, !dbg !633

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !638
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !638

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !638
	ret void, !dbg !638

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !638
	ret void, !dbg !638

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !640
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !640

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !640
	ret void, !dbg !640

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !640
	ret void, !dbg !640

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !642
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !642

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !642
	ret void, !dbg !642

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !642
	ret void, !dbg !642

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !644
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !644

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !644
	ret void, !dbg !644

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !644
	ret void, !dbg !644

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !646
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !646

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !646
	ret void, !dbg !646

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !646
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !646

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !646
	ret void, !dbg !646

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !646
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !646

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !646
	ret void, !dbg !646

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !648
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !648

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !648
	ret void, !dbg !648

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !648
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !648

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !648
	ret void, !dbg !648

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !648
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !648

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !648
	ret void, !dbg !648

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !648
	ret void, !dbg !648
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !649 {
entry:
	br label %b0, !dbg !650

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !655
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !656, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !656, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !656, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !656, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !656, !range !17
	%6 = mul i32 %5, %3, !dbg !656
	%7 = add i32 %2, %6, !dbg !656
	%8 = mul i32 %4, %7, !dbg !656
	%9 = add i32 %1, %8, !dbg !656
	%10 = sext i32 %9 to i64, !dbg !656
	%11 = icmp eq i64 %p1, 0, !dbg !657
	br i1 %11, label %b1, label %b14, !dbg !657

b1:
	%12 = icmp eq i64 %10, 0, !dbg !658
	br i1 %12, label %b2, label %b14, !dbg !658

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !659
	br i1 %13, label %b3, label %b4, !dbg !659

b3:
	%14 = sext i32 %0 to i64, !dbg !655
	%15 = mul i64 %p6, 2, !dbg !655
	%16 = trunc i64 %p10 to i32, !dbg !655
	%17 = icmp ne i64 %p4, %p6, !dbg !655
	%18 = icmp uge i64 %p10, %14, !dbg !655
	%19 = or i1 %17, %18, !dbg !655
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !655, !prof !21

b3_ok1:
	%20 = bitcast i16* %p3 to i8*, !dbg !655
	%21 = bitcast i16* %p5 to i8*, !dbg !655
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !655
	br label %b41, !dbg !655

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !660
	br i1 %22, label %b5, label %b6, !dbg !660

b5:
	%23 = sext i32 %0 to i64, !dbg !661
	%24 = mul i64 %p6, 2, !dbg !661
	%25 = trunc i64 %p10 to i32, !dbg !661
	%26 = icmp ne i64 %p4, %p6, !dbg !661
	%27 = icmp uge i64 %p10, %23, !dbg !661
	%28 = or i1 %26, %27, !dbg !661
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !661, !prof !21

b5_ok1:
	%29 = bitcast i16* %p3 to i8*, !dbg !661
	%30 = bitcast i16* %p5 to i8*, !dbg !661
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !661
	br label %b41, !dbg !661

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !662
	br i1 %31, label %b7, label %b8, !dbg !662

b7:
	%32 = sext i32 %0 to i64, !dbg !663
	%33 = mul i64 %p6, 2, !dbg !663
	%34 = trunc i64 %p10 to i32, !dbg !663
	%35 = icmp ne i64 %p4, %p6, !dbg !663
	%36 = icmp uge i64 %p10, %32, !dbg !663
	%37 = or i1 %35, %36, !dbg !663
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !663, !prof !21

b7_ok1:
	%38 = bitcast i16* %p3 to i8*, !dbg !663
	%39 = bitcast i16* %p5 to i8*, !dbg !663
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !663
	br label %b41, !dbg !663

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !664
	br i1 %40, label %b9, label %b10, !dbg !664

b9:
	%41 = sext i32 %0 to i64, !dbg !665
	%42 = mul i64 %p6, 2, !dbg !665
	%43 = trunc i64 %p10 to i32, !dbg !665
	%44 = icmp ne i64 %p4, %p6, !dbg !665
	%45 = icmp uge i64 %p10, %41, !dbg !665
	%46 = or i1 %44, %45, !dbg !665
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !665, !prof !21

b9_ok1:
	%47 = bitcast i16* %p3 to i8*, !dbg !665
	%48 = bitcast i16* %p5 to i8*, !dbg !665
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !665
	br label %b41, !dbg !665

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !666
	br i1 %49, label %b11, label %b12, !dbg !666

b11:
	%50 = sext i32 %0 to i64, !dbg !667
	%51 = sext i32 %p9 to i64, !dbg !667
	%52 = sub i64 %51, 9, !dbg !667
	%53 = mul i64 %p6, 2, !dbg !667
	%54 = trunc i64 %p10 to i32, !dbg !667
	%55 = icmp ne i64 %p4, %p6, !dbg !667
	%56 = icmp uge i64 %p10, %50, !dbg !667
	%57 = icmp eq i64* %p7, null, !dbg !667
	%58 = icmp ugt i64 %52, 1, !dbg !667
	%59 = or i1 %55, %56, !dbg !667
	%60 = or i1 %59, %57, !dbg !667
	%61 = or i1 %60, %58, !dbg !667
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !667, !prof !21

b11_ok1:
	%62 = bitcast i16* %p3 to i8*, !dbg !667
	%63 = bitcast i16* %p5 to i8*, !dbg !667
	%64 = bitcast i64* %p7 to i8*, !dbg !667
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !667
	br label %b41, !dbg !667

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !668
	br i1 %65, label %b13, label %b41, !dbg !668

b13:
	%66 = sext i32 %0 to i64, !dbg !669
	%67 = sext i32 %p9 to i64, !dbg !669
	%68 = sub i64 %67, 9, !dbg !669
	%69 = mul i64 %p6, 2, !dbg !669
	%70 = trunc i64 %p10 to i32, !dbg !669
	%71 = icmp ne i64 %p4, %p6, !dbg !669
	%72 = icmp uge i64 %p10, %66, !dbg !669
	%73 = icmp eq i64* %p7, null, !dbg !669
	%74 = icmp ugt i64 %68, 1, !dbg !669
	%75 = or i1 %71, %72, !dbg !669
	%76 = or i1 %75, %73, !dbg !669
	%77 = or i1 %76, %74, !dbg !669
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !669, !prof !21

b13_ok1:
	%78 = bitcast i16* %p3 to i8*, !dbg !669
	%79 = bitcast i16* %p5 to i8*, !dbg !669
	%80 = bitcast i64* %p7 to i8*, !dbg !669
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !669
	br label %b41, !dbg !669

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !670
	br i1 %81, label %b15, label %b28, !dbg !670

b15:
	%82 = sdiv i64 %10, 32, !dbg !671
	%83 = icmp eq i64 %82, %p2, !dbg !672
	br i1 %83, label %b16, label %b28, !dbg !672

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !675
	br i1 %84, label %b17, label %b18, !dbg !675

b17:
	%85 = sext i32 %0 to i64, !dbg !676
	%86 = mul i64 %p6, 2, !dbg !676
	%87 = trunc i64 %p10 to i32, !dbg !676
	%88 = icmp ne i64 %p4, %p6, !dbg !676
	%89 = icmp uge i64 %p10, %85, !dbg !676
	%90 = or i1 %88, %89, !dbg !676
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !676, !prof !21

b17_ok1:
	%91 = bitcast i16* %p3 to i8*, !dbg !676
	%92 = bitcast i16* %p5 to i8*, !dbg !676
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !676
	br label %b41, !dbg !676

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !677
	br i1 %93, label %b19, label %b20, !dbg !677

b19:
	%94 = sext i32 %0 to i64, !dbg !678
	%95 = mul i64 %p6, 2, !dbg !678
	%96 = trunc i64 %p10 to i32, !dbg !678
	%97 = icmp ne i64 %p4, %p6, !dbg !678
	%98 = icmp uge i64 %p10, %94, !dbg !678
	%99 = or i1 %97, %98, !dbg !678
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !678, !prof !21

b19_ok1:
	%100 = bitcast i16* %p3 to i8*, !dbg !678
	%101 = bitcast i16* %p5 to i8*, !dbg !678
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !678
	br label %b41, !dbg !678

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !679
	br i1 %102, label %b21, label %b22, !dbg !679

b21:
	%103 = sext i32 %0 to i64, !dbg !680
	%104 = mul i64 %p6, 2, !dbg !680
	%105 = trunc i64 %p10 to i32, !dbg !680
	%106 = icmp ne i64 %p4, %p6, !dbg !680
	%107 = icmp uge i64 %p10, %103, !dbg !680
	%108 = or i1 %106, %107, !dbg !680
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !680, !prof !21

b21_ok1:
	%109 = bitcast i16* %p3 to i8*, !dbg !680
	%110 = bitcast i16* %p5 to i8*, !dbg !680
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !680
	br label %b41, !dbg !680

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !681
	br i1 %111, label %b23, label %b24, !dbg !681

b23:
	%112 = sext i32 %0 to i64, !dbg !682
	%113 = mul i64 %p6, 2, !dbg !682
	%114 = trunc i64 %p10 to i32, !dbg !682
	%115 = icmp ne i64 %p4, %p6, !dbg !682
	%116 = icmp uge i64 %p10, %112, !dbg !682
	%117 = or i1 %115, %116, !dbg !682
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !682, !prof !21

b23_ok1:
	%118 = bitcast i16* %p3 to i8*, !dbg !682
	%119 = bitcast i16* %p5 to i8*, !dbg !682
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !682
	br label %b41, !dbg !682

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !683
	br i1 %120, label %b25, label %b26, !dbg !683

b25:
	%121 = sext i32 %0 to i64, !dbg !684
	%122 = sext i32 %p9 to i64, !dbg !684
	%123 = sub i64 %122, 9, !dbg !684
	%124 = mul i64 %p6, 2, !dbg !684
	%125 = trunc i64 %p10 to i32, !dbg !684
	%126 = icmp ne i64 %p4, %p6, !dbg !684
	%127 = icmp uge i64 %p10, %121, !dbg !684
	%128 = icmp eq i64* %p7, null, !dbg !684
	%129 = icmp ugt i64 %123, 1, !dbg !684
	%130 = or i1 %126, %127, !dbg !684
	%131 = or i1 %130, %128, !dbg !684
	%132 = or i1 %131, %129, !dbg !684
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !684, !prof !21

b25_ok1:
	%133 = bitcast i16* %p3 to i8*, !dbg !684
	%134 = bitcast i16* %p5 to i8*, !dbg !684
	%135 = bitcast i64* %p7 to i8*, !dbg !684
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !684
	br label %b41, !dbg !684

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !685
	br i1 %136, label %b27, label %b41, !dbg !685

b27:
	%137 = sext i32 %0 to i64, !dbg !686
	%138 = sext i32 %p9 to i64, !dbg !686
	%139 = sub i64 %138, 9, !dbg !686
	%140 = mul i64 %p6, 2, !dbg !686
	%141 = trunc i64 %p10 to i32, !dbg !686
	%142 = icmp ne i64 %p4, %p6, !dbg !686
	%143 = icmp uge i64 %p10, %137, !dbg !686
	%144 = icmp eq i64* %p7, null, !dbg !686
	%145 = icmp ugt i64 %139, 1, !dbg !686
	%146 = or i1 %142, %143, !dbg !686
	%147 = or i1 %146, %144, !dbg !686
	%148 = or i1 %147, %145, !dbg !686
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !686, !prof !21

b27_ok1:
	%149 = bitcast i16* %p3 to i8*, !dbg !686
	%150 = bitcast i16* %p5 to i8*, !dbg !686
	%151 = bitcast i64* %p7 to i8*, !dbg !686
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !686
	br label %b41, !dbg !686

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !687
	br i1 %152, label %b29, label %b41, !dbg !687

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !690
	br i1 %153, label %b30, label %b31, !dbg !690

b30:
	%154 = sext i32 %0 to i64, !dbg !691
	%155 = mul i64 %p6, 2, !dbg !691
	%156 = trunc i64 %p10 to i32, !dbg !691
	%157 = icmp ne i64 %p4, %p6, !dbg !691
	%158 = icmp uge i64 %p10, %154, !dbg !691
	%159 = or i1 %157, %158, !dbg !691
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !691, !prof !21

b30_ok1:
	%160 = bitcast i16* %p3 to i8*, !dbg !691
	%161 = bitcast i16* %p5 to i8*, !dbg !691
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !691
	br label %b41, !dbg !691

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !692
	br i1 %162, label %b32, label %b33, !dbg !692

b32:
	%163 = sext i32 %0 to i64, !dbg !693
	%164 = mul i64 %p6, 2, !dbg !693
	%165 = trunc i64 %p10 to i32, !dbg !693
	%166 = icmp ne i64 %p4, %p6, !dbg !693
	%167 = icmp uge i64 %p10, %163, !dbg !693
	%168 = or i1 %166, %167, !dbg !693
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !693, !prof !21

b32_ok1:
	%169 = bitcast i16* %p3 to i8*, !dbg !693
	%170 = bitcast i16* %p5 to i8*, !dbg !693
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !693
	br label %b41, !dbg !693

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !694
	br i1 %171, label %b34, label %b35, !dbg !694

b34:
	%172 = sext i32 %0 to i64, !dbg !695
	%173 = mul i64 %p6, 2, !dbg !695
	%174 = trunc i64 %p10 to i32, !dbg !695
	%175 = icmp ne i64 %p4, %p6, !dbg !695
	%176 = icmp uge i64 %p10, %172, !dbg !695
	%177 = or i1 %175, %176, !dbg !695
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !695, !prof !21

b34_ok1:
	%178 = bitcast i16* %p3 to i8*, !dbg !695
	%179 = bitcast i16* %p5 to i8*, !dbg !695
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !695
	br label %b41, !dbg !695

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !696
	br i1 %180, label %b36, label %b37, !dbg !696

b36:
	%181 = sext i32 %0 to i64, !dbg !697
	%182 = mul i64 %p6, 2, !dbg !697
	%183 = trunc i64 %p10 to i32, !dbg !697
	%184 = icmp ne i64 %p4, %p6, !dbg !697
	%185 = icmp uge i64 %p10, %181, !dbg !697
	%186 = or i1 %184, %185, !dbg !697
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !697, !prof !21

b36_ok1:
	%187 = bitcast i16* %p3 to i8*, !dbg !697
	%188 = bitcast i16* %p5 to i8*, !dbg !697
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !697
	br label %b41, !dbg !697

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !698
	br i1 %189, label %b38, label %b39, !dbg !698

b38:
	%190 = sext i32 %0 to i64, !dbg !699
	%191 = sext i32 %p9 to i64, !dbg !699
	%192 = sub i64 %191, 9, !dbg !699
	%193 = mul i64 %p6, 2, !dbg !699
	%194 = trunc i64 %p10 to i32, !dbg !699
	%195 = icmp ne i64 %p4, %p6, !dbg !699
	%196 = icmp uge i64 %p10, %190, !dbg !699
	%197 = icmp eq i64* %p7, null, !dbg !699
	%198 = icmp ugt i64 %192, 1, !dbg !699
	%199 = or i1 %195, %196, !dbg !699
	%200 = or i1 %199, %197, !dbg !699
	%201 = or i1 %200, %198, !dbg !699
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !699, !prof !21

b38_ok1:
	%202 = bitcast i16* %p3 to i8*, !dbg !699
	%203 = bitcast i16* %p5 to i8*, !dbg !699
	%204 = bitcast i64* %p7 to i8*, !dbg !699
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !699
	br label %b41, !dbg !699

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !700
	br i1 %205, label %b40, label %b41, !dbg !700

b40:
	%206 = sext i32 %0 to i64, !dbg !701
	%207 = sext i32 %p9 to i64, !dbg !701
	%208 = sub i64 %207, 9, !dbg !701
	%209 = mul i64 %p6, 2, !dbg !701
	%210 = trunc i64 %p10 to i32, !dbg !701
	%211 = icmp ne i64 %p4, %p6, !dbg !701
	%212 = icmp uge i64 %p10, %206, !dbg !701
	%213 = icmp eq i64* %p7, null, !dbg !701
	%214 = icmp ugt i64 %208, 1, !dbg !701
	%215 = or i1 %211, %212, !dbg !701
	%216 = or i1 %215, %213, !dbg !701
	%217 = or i1 %216, %214, !dbg !701
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !701, !prof !21

b40_ok1:
	%218 = bitcast i16* %p3 to i8*, !dbg !701
	%219 = bitcast i16* %p5 to i8*, !dbg !701
	%220 = bitcast i64* %p7 to i8*, !dbg !701
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !701
	br label %b41, !dbg !701

b41:
	ret void, !dbg !653

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !655
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !655

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !655
	ret void, !dbg !655

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !655
	ret void, !dbg !655

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !661
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !661

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !661
	ret void, !dbg !661

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !661
	ret void, !dbg !661

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !663
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !663

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !663
	ret void, !dbg !663

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !663
	ret void, !dbg !663

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !665
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !665

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !665
	ret void, !dbg !665

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !665
	ret void, !dbg !665

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !667
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !667

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !667
	ret void, !dbg !667

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !667
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !667

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !667
	ret void, !dbg !667

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !667
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !667

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !667
	ret void, !dbg !667

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !667
	ret void, !dbg !667

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !669
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !669

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !669
	ret void, !dbg !669

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !669
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !669

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !669
	ret void, !dbg !669

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !669
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !669

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !669
	ret void, !dbg !669

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !669
	ret void, !dbg !669

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !676
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !676

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !676
	ret void, !dbg !676

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !676
	ret void, !dbg !676

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !678
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !678

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !678
	ret void, !dbg !678

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !678
	ret void, !dbg !678

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !680
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !680

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !680
	ret void, !dbg !680

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !680
	ret void, !dbg !680

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !682
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !682

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !682
	ret void, !dbg !682

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !682
	ret void, !dbg !682

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !684
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !684

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !684
	ret void, !dbg !684

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !684
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !684

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !684
	ret void, !dbg !684

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !684
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !684

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !684
	ret void, !dbg !684

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !684
	ret void, !dbg !684

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !686
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !686

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !686
	ret void, !dbg !686

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !686
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !686

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !686
	ret void, !dbg !686

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !686
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !686

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !686
	ret void, !dbg !686

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !686
	ret void, !dbg !686

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !691
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !691

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !691
	ret void, !dbg !691

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !691
	ret void, !dbg !691

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !693
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !693

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !693
	ret void, !dbg !693

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !693
	ret void, !dbg !693

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !695
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !695

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !695
	ret void, !dbg !695

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !695
	ret void, !dbg !695

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !697
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !697

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !697
	ret void, !dbg !697

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !697
	ret void, !dbg !697

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !699
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !699

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !699
	ret void, !dbg !699

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !699
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !699

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !699
	ret void, !dbg !699

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !699
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !699

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !699
	ret void, !dbg !699

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !699
	ret void, !dbg !699

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !701
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !701

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !701
	ret void, !dbg !701

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !701
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !701

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !701
	ret void, !dbg !701

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !701
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !701

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !701
	ret void, !dbg !701

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !701
	ret void, !dbg !701
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !702 {
entry:
	br label %b0, !dbg !703

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !708
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !709, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !709, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !709, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !709, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !709, !range !17
	%6 = mul i32 %5, %3, !dbg !709
	%7 = add i32 %2, %6, !dbg !709
	%8 = mul i32 %4, %7, !dbg !709
	%9 = add i32 %1, %8, !dbg !709
	%10 = sext i32 %9 to i64, !dbg !709
	%11 = icmp eq i64 %p1, 0, !dbg !710
	br i1 %11, label %b1, label %b14, !dbg !710

b1:
	%12 = icmp eq i64 %10, 0, !dbg !711
	br i1 %12, label %b2, label %b14, !dbg !711

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !712
	br i1 %13, label %b3, label %b4, !dbg !712

b3:
	%14 = sext i32 %0 to i64, !dbg !708
	%15 = mul i64 %p6, 2, !dbg !708
	%16 = trunc i64 %p10 to i32, !dbg !708
	%17 = icmp ne i64 %p4, %p6, !dbg !708
	%18 = icmp uge i64 %p10, %14, !dbg !708
	%19 = or i1 %17, %18, !dbg !708
	br i1 %19, label %b3_fail1, label %b3_ok1, !dbg !708, !prof !21

b3_ok1:
	%20 = bitcast i16* %p3 to i8*, !dbg !708
	%21 = bitcast i16* %p5 to i8*, !dbg !708
	call void @gpuc_put_thread(i8* %20, i8* %21, i64 %15, i32 %16), !dbg !708
	br label %b41, !dbg !708

b4:
	%22 = icmp eq i64 %p0, 1, !dbg !713
	br i1 %22, label %b5, label %b6, !dbg !713

b5:
	%23 = sext i32 %0 to i64, !dbg !714
	%24 = mul i64 %p6, 2, !dbg !714
	%25 = trunc i64 %p10 to i32, !dbg !714
	%26 = icmp ne i64 %p4, %p6, !dbg !714
	%27 = icmp uge i64 %p10, %23, !dbg !714
	%28 = or i1 %26, %27, !dbg !714
	br i1 %28, label %b5_fail1, label %b5_ok1, !dbg !714, !prof !21

b5_ok1:
	%29 = bitcast i16* %p3 to i8*, !dbg !714
	%30 = bitcast i16* %p5 to i8*, !dbg !714
	call void @gpuc_put_nbi_thread(i8* %29, i8* %30, i64 %24, i32 %25), !dbg !714
	br label %b41, !dbg !714

b6:
	%31 = icmp eq i64 %p0, 2, !dbg !715
	br i1 %31, label %b7, label %b8, !dbg !715

b7:
	%32 = sext i32 %0 to i64, !dbg !716
	%33 = mul i64 %p6, 2, !dbg !716
	%34 = trunc i64 %p10 to i32, !dbg !716
	%35 = icmp ne i64 %p4, %p6, !dbg !716
	%36 = icmp uge i64 %p10, %32, !dbg !716
	%37 = or i1 %35, %36, !dbg !716
	br i1 %37, label %b7_fail1, label %b7_ok1, !dbg !716, !prof !21

b7_ok1:
	%38 = bitcast i16* %p3 to i8*, !dbg !716
	%39 = bitcast i16* %p5 to i8*, !dbg !716
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !716
	br label %b41, !dbg !716

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !717
	br i1 %40, label %b9, label %b10, !dbg !717

b9:
	%41 = sext i32 %0 to i64, !dbg !718
	%42 = mul i64 %p6, 2, !dbg !718
	%43 = trunc i64 %p10 to i32, !dbg !718
	%44 = icmp ne i64 %p4, %p6, !dbg !718
	%45 = icmp uge i64 %p10, %41, !dbg !718
	%46 = or i1 %44, %45, !dbg !718
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !718, !prof !21

b9_ok1:
	%47 = bitcast i16* %p3 to i8*, !dbg !718
	%48 = bitcast i16* %p5 to i8*, !dbg !718
	call void @gpuc_get_nbi_thread(i8* %47, i8* %48, i64 %42, i32 %43), !dbg !718
	br label %b41, !dbg !718

b10:
	%49 = icmp eq i64 %p0, 4, !dbg !719
	br i1 %49, label %b11, label %b12, !dbg !719

b11:
	%50 = sext i32 %0 to i64, !dbg !720
	%51 = sext i32 %p9 to i64, !dbg !720
	%52 = sub i64 %51, 9, !dbg !720
	%53 = mul i64 %p6, 2, !dbg !720
	%54 = trunc i64 %p10 to i32, !dbg !720
	%55 = icmp ne i64 %p4, %p6, !dbg !720
	%56 = icmp uge i64 %p10, %50, !dbg !720
	%57 = icmp eq i64* %p7, null, !dbg !720
	%58 = icmp ugt i64 %52, 1, !dbg !720
	%59 = or i1 %55, %56, !dbg !720
	%60 = or i1 %59, %57, !dbg !720
	%61 = or i1 %60, %58, !dbg !720
	br i1 %61, label %b11_fail1, label %b11_ok1, !dbg !720, !prof !21

b11_ok1:
	%62 = bitcast i16* %p3 to i8*, !dbg !720
	%63 = bitcast i16* %p5 to i8*, !dbg !720
	%64 = bitcast i64* %p7 to i8*, !dbg !720
	call void @gpuc_put_signal_thread(i8* %62, i8* %63, i64 %53, i8* %64, i64 %p8, i32 %p9, i32 %54), !dbg !720
	br label %b41, !dbg !720

b12:
	%65 = icmp eq i64 %p0, 5, !dbg !721
	br i1 %65, label %b13, label %b41, !dbg !721

b13:
	%66 = sext i32 %0 to i64, !dbg !722
	%67 = sext i32 %p9 to i64, !dbg !722
	%68 = sub i64 %67, 9, !dbg !722
	%69 = mul i64 %p6, 2, !dbg !722
	%70 = trunc i64 %p10 to i32, !dbg !722
	%71 = icmp ne i64 %p4, %p6, !dbg !722
	%72 = icmp uge i64 %p10, %66, !dbg !722
	%73 = icmp eq i64* %p7, null, !dbg !722
	%74 = icmp ugt i64 %68, 1, !dbg !722
	%75 = or i1 %71, %72, !dbg !722
	%76 = or i1 %75, %73, !dbg !722
	%77 = or i1 %76, %74, !dbg !722
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !722, !prof !21

b13_ok1:
	%78 = bitcast i16* %p3 to i8*, !dbg !722
	%79 = bitcast i16* %p5 to i8*, !dbg !722
	%80 = bitcast i64* %p7 to i8*, !dbg !722
	call void @gpuc_put_signal_nbi_thread(i8* %78, i8* %79, i64 %69, i8* %80, i64 %p8, i32 %p9, i32 %70), !dbg !722
	br label %b41, !dbg !722

b14:
	%81 = icmp eq i64 %p1, 1, !dbg !723
	br i1 %81, label %b15, label %b28, !dbg !723

b15:
	%82 = sdiv i64 %10, 32, !dbg !724
	%83 = icmp eq i64 %82, %p2, !dbg !725
	br i1 %83, label %b16, label %b28, !dbg !725

b16:
	%84 = icmp eq i64 %p0, 0, !dbg !728
	br i1 %84, label %b17, label %b18, !dbg !728

b17:
	%85 = sext i32 %0 to i64, !dbg !729
	%86 = mul i64 %p6, 2, !dbg !729
	%87 = trunc i64 %p10 to i32, !dbg !729
	%88 = icmp ne i64 %p4, %p6, !dbg !729
	%89 = icmp uge i64 %p10, %85, !dbg !729
	%90 = or i1 %88, %89, !dbg !729
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !729, !prof !21

b17_ok1:
	%91 = bitcast i16* %p3 to i8*, !dbg !729
	%92 = bitcast i16* %p5 to i8*, !dbg !729
	call void @gpuc_put_warp(i8* %91, i8* %92, i64 %86, i32 %87), !dbg !729
	br label %b41, !dbg !729

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !730
	br i1 %93, label %b19, label %b20, !dbg !730

b19:
	%94 = sext i32 %0 to i64, !dbg !731
	%95 = mul i64 %p6, 2, !dbg !731
	%96 = trunc i64 %p10 to i32, !dbg !731
	%97 = icmp ne i64 %p4, %p6, !dbg !731
	%98 = icmp uge i64 %p10, %94, !dbg !731
	%99 = or i1 %97, %98, !dbg !731
	br i1 %99, label %b19_fail1, label %b19_ok1, !dbg !731, !prof !21

b19_ok1:
	%100 = bitcast i16* %p3 to i8*, !dbg !731
	%101 = bitcast i16* %p5 to i8*, !dbg !731
	call void @gpuc_put_nbi_warp(i8* %100, i8* %101, i64 %95, i32 %96), !dbg !731
	br label %b41, !dbg !731

b20:
	%102 = icmp eq i64 %p0, 2, !dbg !732
	br i1 %102, label %b21, label %b22, !dbg !732

b21:
	%103 = sext i32 %0 to i64, !dbg !733
	%104 = mul i64 %p6, 2, !dbg !733
	%105 = trunc i64 %p10 to i32, !dbg !733
	%106 = icmp ne i64 %p4, %p6, !dbg !733
	%107 = icmp uge i64 %p10, %103, !dbg !733
	%108 = or i1 %106, %107, !dbg !733
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !733, !prof !21

b21_ok1:
	%109 = bitcast i16* %p3 to i8*, !dbg !733
	%110 = bitcast i16* %p5 to i8*, !dbg !733
	call void @gpuc_get_warp(i8* %109, i8* %110, i64 %104, i32 %105), !dbg !733
	br label %b41, !dbg !733

b22:
	%111 = icmp eq i64 %p0, 3, !dbg !734
	br i1 %111, label %b23, label %b24, !dbg !734

b23:
	%112 = sext i32 %0 to i64, !dbg !735
	%113 = mul i64 %p6, 2, !dbg !735
	%114 = trunc i64 %p10 to i32, !dbg !735
	%115 = icmp ne i64 %p4, %p6, !dbg !735
	%116 = icmp uge i64 %p10, %112, !dbg !735
	%117 = or i1 %115, %116, !dbg !735
	br i1 %117, label %b23_fail1, label %b23_ok1, !dbg !735, !prof !21

b23_ok1:
	%118 = bitcast i16* %p3 to i8*, !dbg !735
	%119 = bitcast i16* %p5 to i8*, !dbg !735
	call void @gpuc_get_nbi_warp(i8* %118, i8* %119, i64 %113, i32 %114), !dbg !735
	br label %b41, !dbg !735

b24:
	%120 = icmp eq i64 %p0, 4, !dbg !736
	br i1 %120, label %b25, label %b26, !dbg !736

b25:
	%121 = sext i32 %0 to i64, !dbg !737
	%122 = sext i32 %p9 to i64, !dbg !737
	%123 = sub i64 %122, 9, !dbg !737
	%124 = mul i64 %p6, 2, !dbg !737
	%125 = trunc i64 %p10 to i32, !dbg !737
	%126 = icmp ne i64 %p4, %p6, !dbg !737
	%127 = icmp uge i64 %p10, %121, !dbg !737
	%128 = icmp eq i64* %p7, null, !dbg !737
	%129 = icmp ugt i64 %123, 1, !dbg !737
	%130 = or i1 %126, %127, !dbg !737
	%131 = or i1 %130, %128, !dbg !737
	%132 = or i1 %131, %129, !dbg !737
	br i1 %132, label %b25_fail1, label %b25_ok1, !dbg !737, !prof !21

b25_ok1:
	%133 = bitcast i16* %p3 to i8*, !dbg !737
	%134 = bitcast i16* %p5 to i8*, !dbg !737
	%135 = bitcast i64* %p7 to i8*, !dbg !737
	call void @gpuc_put_signal_warp(i8* %133, i8* %134, i64 %124, i8* %135, i64 %p8, i32 %p9, i32 %125), !dbg !737
	br label %b41, !dbg !737

b26:
	%136 = icmp eq i64 %p0, 5, !dbg !738
	br i1 %136, label %b27, label %b41, !dbg !738

b27:
	%137 = sext i32 %0 to i64, !dbg !739
	%138 = sext i32 %p9 to i64, !dbg !739
	%139 = sub i64 %138, 9, !dbg !739
	%140 = mul i64 %p6, 2, !dbg !739
	%141 = trunc i64 %p10 to i32, !dbg !739
	%142 = icmp ne i64 %p4, %p6, !dbg !739
	%143 = icmp uge i64 %p10, %137, !dbg !739
	%144 = icmp eq i64* %p7, null, !dbg !739
	%145 = icmp ugt i64 %139, 1, !dbg !739
	%146 = or i1 %142, %143, !dbg !739
	%147 = or i1 %146, %144, !dbg !739
	%148 = or i1 %147, %145, !dbg !739
	br i1 %148, label %b27_fail1, label %b27_ok1, !dbg !739, !prof !21

b27_ok1:
	%149 = bitcast i16* %p3 to i8*, !dbg !739
	%150 = bitcast i16* %p5 to i8*, !dbg !739
	%151 = bitcast i64* %p7 to i8*, !dbg !739
	call void @gpuc_put_signal_nbi_warp(i8* %149, i8* %150, i64 %140, i8* %151, i64 %p8, i32 %p9, i32 %141), !dbg !739
	br label %b41, !dbg !739

b28:
	%152 = icmp eq i64 %p1, 2, !dbg !740
	br i1 %152, label %b29, label %b41, !dbg !740

b29:
	%153 = icmp eq i64 %p0, 0, !dbg !743
	br i1 %153, label %b30, label %b31, !dbg !743

b30:
	%154 = sext i32 %0 to i64, !dbg !744
	%155 = mul i64 %p6, 2, !dbg !744
	%156 = trunc i64 %p10 to i32, !dbg !744
	%157 = icmp ne i64 %p4, %p6, !dbg !744
	%158 = icmp uge i64 %p10, %154, !dbg !744
	%159 = or i1 %157, %158, !dbg !744
	br i1 %159, label %b30_fail1, label %b30_ok1, !dbg !744, !prof !21

b30_ok1:
	%160 = bitcast i16* %p3 to i8*, !dbg !744
	%161 = bitcast i16* %p5 to i8*, !dbg !744
	call void @gpuc_put_block(i8* %160, i8* %161, i64 %155, i32 %156), !dbg !744
	br label %b41, !dbg !744

b31:
	%162 = icmp eq i64 %p0, 1, !dbg !745
	br i1 %162, label %b32, label %b33, !dbg !745

b32:
	%163 = sext i32 %0 to i64, !dbg !746
	%164 = mul i64 %p6, 2, !dbg !746
	%165 = trunc i64 %p10 to i32, !dbg !746
	%166 = icmp ne i64 %p4, %p6, !dbg !746
	%167 = icmp uge i64 %p10, %163, !dbg !746
	%168 = or i1 %166, %167, !dbg !746
	br i1 %168, label %b32_fail1, label %b32_ok1, !dbg !746, !prof !21

b32_ok1:
	%169 = bitcast i16* %p3 to i8*, !dbg !746
	%170 = bitcast i16* %p5 to i8*, !dbg !746
	call void @gpuc_put_nbi_block(i8* %169, i8* %170, i64 %164, i32 %165), !dbg !746
	br label %b41, !dbg !746

b33:
	%171 = icmp eq i64 %p0, 2, !dbg !747
	br i1 %171, label %b34, label %b35, !dbg !747

b34:
	%172 = sext i32 %0 to i64, !dbg !748
	%173 = mul i64 %p6, 2, !dbg !748
	%174 = trunc i64 %p10 to i32, !dbg !748
	%175 = icmp ne i64 %p4, %p6, !dbg !748
	%176 = icmp uge i64 %p10, %172, !dbg !748
	%177 = or i1 %175, %176, !dbg !748
	br i1 %177, label %b34_fail1, label %b34_ok1, !dbg !748, !prof !21

b34_ok1:
	%178 = bitcast i16* %p3 to i8*, !dbg !748
	%179 = bitcast i16* %p5 to i8*, !dbg !748
	call void @gpuc_get_block(i8* %178, i8* %179, i64 %173, i32 %174), !dbg !748
	br label %b41, !dbg !748

b35:
	%180 = icmp eq i64 %p0, 3, !dbg !749
	br i1 %180, label %b36, label %b37, !dbg !749

b36:
	%181 = sext i32 %0 to i64, !dbg !750
	%182 = mul i64 %p6, 2, !dbg !750
	%183 = trunc i64 %p10 to i32, !dbg !750
	%184 = icmp ne i64 %p4, %p6, !dbg !750
	%185 = icmp uge i64 %p10, %181, !dbg !750
	%186 = or i1 %184, %185, !dbg !750
	br i1 %186, label %b36_fail1, label %b36_ok1, !dbg !750, !prof !21

b36_ok1:
	%187 = bitcast i16* %p3 to i8*, !dbg !750
	%188 = bitcast i16* %p5 to i8*, !dbg !750
	call void @gpuc_get_nbi_block(i8* %187, i8* %188, i64 %182, i32 %183), !dbg !750
	br label %b41, !dbg !750

b37:
	%189 = icmp eq i64 %p0, 4, !dbg !751
	br i1 %189, label %b38, label %b39, !dbg !751

b38:
	%190 = sext i32 %0 to i64, !dbg !752
	%191 = sext i32 %p9 to i64, !dbg !752
	%192 = sub i64 %191, 9, !dbg !752
	%193 = mul i64 %p6, 2, !dbg !752
	%194 = trunc i64 %p10 to i32, !dbg !752
	%195 = icmp ne i64 %p4, %p6, !dbg !752
	%196 = icmp uge i64 %p10, %190, !dbg !752
	%197 = icmp eq i64* %p7, null, !dbg !752
	%198 = icmp ugt i64 %192, 1, !dbg !752
	%199 = or i1 %195, %196, !dbg !752
	%200 = or i1 %199, %197, !dbg !752
	%201 = or i1 %200, %198, !dbg !752
	br i1 %201, label %b38_fail1, label %b38_ok1, !dbg !752, !prof !21

b38_ok1:
	%202 = bitcast i16* %p3 to i8*, !dbg !752
	%203 = bitcast i16* %p5 to i8*, !dbg !752
	%204 = bitcast i64* %p7 to i8*, !dbg !752
	call void @gpuc_put_signal_block(i8* %202, i8* %203, i64 %193, i8* %204, i64 %p8, i32 %p9, i32 %194), !dbg !752
	br label %b41, !dbg !752

b39:
	%205 = icmp eq i64 %p0, 5, !dbg !753
	br i1 %205, label %b40, label %b41, !dbg !753

b40:
	%206 = sext i32 %0 to i64, !dbg !754
	%207 = sext i32 %p9 to i64, !dbg !754
	%208 = sub i64 %207, 9, !dbg !754
	%209 = mul i64 %p6, 2, !dbg !754
	%210 = trunc i64 %p10 to i32, !dbg !754
	%211 = icmp ne i64 %p4, %p6, !dbg !754
	%212 = icmp uge i64 %p10, %206, !dbg !754
	%213 = icmp eq i64* %p7, null, !dbg !754
	%214 = icmp ugt i64 %208, 1, !dbg !754
	%215 = or i1 %211, %212, !dbg !754
	%216 = or i1 %215, %213, !dbg !754
	%217 = or i1 %216, %214, !dbg !754
	br i1 %217, label %b40_fail1, label %b40_ok1, !dbg !754, !prof !21

b40_ok1:
	%218 = bitcast i16* %p3 to i8*, !dbg !754
	%219 = bitcast i16* %p5 to i8*, !dbg !754
	%220 = bitcast i64* %p7 to i8*, !dbg !754
	call void @gpuc_put_signal_nbi_block(i8* %218, i8* %219, i64 %209, i8* %220, i64 %p8, i32 %p9, i32 %210), !dbg !754
	br label %b41, !dbg !754

b41:
	ret void, !dbg !706

b3_fail1:
	%221 = icmp ne i64 %p4, %p6, !dbg !708
	br i1 %221, label %b3_fail2, label %b3_ok2, !dbg !708

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !708
	ret void, !dbg !708

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !708
	ret void, !dbg !708

b5_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !714
	br i1 %222, label %b5_fail2, label %b5_ok2, !dbg !714

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !714
	ret void, !dbg !714

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %23), !dbg !714
	ret void, !dbg !714

b7_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !716
	br i1 %223, label %b7_fail2, label %b7_ok2, !dbg !716

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !716
	ret void, !dbg !716

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %32), !dbg !716
	ret void, !dbg !716

b9_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !718
	br i1 %224, label %b9_fail2, label %b9_ok2, !dbg !718

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !718
	ret void, !dbg !718

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !718
	ret void, !dbg !718

b11_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !720
	br i1 %225, label %b11_fail2, label %b11_ok2, !dbg !720

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !720
	ret void, !dbg !720

b11_ok2:
	%226 = icmp uge i64 %p10, %50, !dbg !720
	br i1 %226, label %b11_fail3, label %b11_ok3, !dbg !720

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %50), !dbg !720
	ret void, !dbg !720

b11_ok3:
	%227 = icmp eq i64* %p7, null, !dbg !720
	br i1 %227, label %b11_fail4, label %b11_ok4, !dbg !720

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !720
	ret void, !dbg !720

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %52, i64 1), !dbg !720
	ret void, !dbg !720

b13_fail1:
	%228 = icmp ne i64 %p4, %p6, !dbg !722
	br i1 %228, label %b13_fail2, label %b13_ok2, !dbg !722

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !722
	ret void, !dbg !722

b13_ok2:
	%229 = icmp uge i64 %p10, %66, !dbg !722
	br i1 %229, label %b13_fail3, label %b13_ok3, !dbg !722

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %66), !dbg !722
	ret void, !dbg !722

b13_ok3:
	%230 = icmp eq i64* %p7, null, !dbg !722
	br i1 %230, label %b13_fail4, label %b13_ok4, !dbg !722

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !722
	ret void, !dbg !722

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %68, i64 1), !dbg !722
	ret void, !dbg !722

b17_fail1:
	%231 = icmp ne i64 %p4, %p6, !dbg !729
	br i1 %231, label %b17_fail2, label %b17_ok2, !dbg !729

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !729
	ret void, !dbg !729

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %85), !dbg !729
	ret void, !dbg !729

b19_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !731
	br i1 %232, label %b19_fail2, label %b19_ok2, !dbg !731

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !731
	ret void, !dbg !731

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !731
	ret void, !dbg !731

b21_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !733
	br i1 %233, label %b21_fail2, label %b21_ok2, !dbg !733

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !733
	ret void, !dbg !733

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %103), !dbg !733
	ret void, !dbg !733

b23_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !735
	br i1 %234, label %b23_fail2, label %b23_ok2, !dbg !735

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !735
	ret void, !dbg !735

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %112), !dbg !735
	ret void, !dbg !735

b25_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !737
	br i1 %235, label %b25_fail2, label %b25_ok2, !dbg !737

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !737
	ret void, !dbg !737

b25_ok2:
	%236 = icmp uge i64 %p10, %121, !dbg !737
	br i1 %236, label %b25_fail3, label %b25_ok3, !dbg !737

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %121), !dbg !737
	ret void, !dbg !737

b25_ok3:
	%237 = icmp eq i64* %p7, null, !dbg !737
	br i1 %237, label %b25_fail4, label %b25_ok4, !dbg !737

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !737
	ret void, !dbg !737

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %123, i64 1), !dbg !737
	ret void, !dbg !737

b27_fail1:
	%238 = icmp ne i64 %p4, %p6, !dbg !739
	br i1 %238, label %b27_fail2, label %b27_ok2, !dbg !739

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !739
	ret void, !dbg !739

b27_ok2:
	%239 = icmp uge i64 %p10, %137, !dbg !739
	br i1 %239, label %b27_fail3, label %b27_ok3, !dbg !739

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %137), !dbg !739
	ret void, !dbg !739

b27_ok3:
	%240 = icmp eq i64* %p7, null, !dbg !739
	br i1 %240, label %b27_fail4, label %b27_ok4, !dbg !739

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !739
	ret void, !dbg !739

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %139, i64 1), !dbg !739
	ret void, !dbg !739

b30_fail1:
	%241 = icmp ne i64 %p4, %p6, !dbg !744
	br i1 %241, label %b30_fail2, label %b30_ok2, !dbg !744

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !744
	ret void, !dbg !744

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %154), !dbg !744
	ret void, !dbg !744

b32_fail1:
	%242 = icmp ne i64 %p4, %p6, !dbg !746
	br i1 %242, label %b32_fail2, label %b32_ok2, !dbg !746

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !746
	ret void, !dbg !746

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %163), !dbg !746
	ret void, !dbg !746

b34_fail1:
	%243 = icmp ne i64 %p4, %p6, !dbg !748
	br i1 %243, label %b34_fail2, label %b34_ok2, !dbg !748

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !748
	ret void, !dbg !748

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %172), !dbg !748
	ret void, !dbg !748

b36_fail1:
	%244 = icmp ne i64 %p4, %p6, !dbg !750
	br i1 %244, label %b36_fail2, label %b36_ok2, !dbg !750

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !750
	ret void, !dbg !750

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %181), !dbg !750
	ret void, !dbg !750

b38_fail1:
	%245 = icmp ne i64 %p4, %p6, !dbg !752
	br i1 %245, label %b38_fail2, label %b38_ok2, !dbg !752

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !752
	ret void, !dbg !752

b38_ok2:
	%246 = icmp uge i64 %p10, %190, !dbg !752
	br i1 %246, label %b38_fail3, label %b38_ok3, !dbg !752

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %190), !dbg !752
	ret void, !dbg !752

b38_ok3:
	%247 = icmp eq i64* %p7, null, !dbg !752
	br i1 %247, label %b38_fail4, label %b38_ok4, !dbg !752

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !752
	ret void, !dbg !752

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %192, i64 1), !dbg !752
	ret void, !dbg !752

b40_fail1:
	%248 = icmp ne i64 %p4, %p6, !dbg !754
	br i1 %248, label %b40_fail2, label %b40_ok2, !dbg !754

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !754
	ret void, !dbg !754

b40_ok2:
	%249 = icmp uge i64 %p10, %206, !dbg !754
	br i1 %249, label %b40_fail3, label %b40_ok3, !dbg !754

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %206), !dbg !754
	ret void, !dbg !754

b40_ok3:
	%250 = icmp eq i64* %p7, null, !dbg !754
	br i1 %250, label %b40_fail4, label %b40_ok4, !dbg !754

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !754
	ret void, !dbg !754

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %208, i64 1), !dbg !754
	ret void, !dbg !754
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !755 {
entry:
	br label %b0, !dbg !756

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !761
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !762, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !762, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !762, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !762, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !762, !range !17
	%6 = mul i32 %5, %3, !dbg !762
	%7 = add i32 %2, %6, !dbg !762
	%8 = mul i32 %4, %7, !dbg !762
	%9 = add i32 %1, %8, !dbg !762
	%10 = sext i32 %9 to i64, !dbg !762
	%11 = icmp eq i64 %p1, 0, !dbg !763
	br i1 %11, label %b1, label %b14, !dbg !763

b1:
	%12 = icmp eq i64 %10, 0, !dbg !764
	br i1 %12, label %b2, label %b14, !dbg !764

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !765
	br i1 %13, label %b3, label %b4, !dbg !765

b3:
	%14 = sext i32 %0 to i64, !dbg !761
	%15 = trunc i64 %p10 to i32, !dbg !761
	%16 = icmp ne i64 %p4, %p6, !dbg !761
	%17 = icmp uge i64 %p10, %14, !dbg !761
	%18 = or i1 %16, %17, !dbg !761
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !761, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %p3, i8* %p5, i64 %p6, i32 %15), !dbg !761
	br label %b41, !dbg !761

b4:
	%19 = icmp eq i64 %p0, 1, !dbg !766
	br i1 %19, label %b5, label %b6, !dbg !766

b5:
	%20 = sext i32 %0 to i64, !dbg !767
	%21 = trunc i64 %p10 to i32, !dbg !767
	%22 = icmp ne i64 %p4, %p6, !dbg !767
	%23 = icmp uge i64 %p10, %20, !dbg !767
	%24 = or i1 %22, %23, !dbg !767
	br i1 %24, label %b5_fail1, label %b5_ok1, !dbg !767, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %21), !dbg !767
	br label %b41, !dbg !767

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !768
	br i1 %25, label %b7, label %b8, !dbg !768

b7:
	%26 = sext i32 %0 to i64, !dbg !769
	%27 = trunc i64 %p10 to i32, !dbg !769
	%28 = icmp ne i64 %p4, %p6, !dbg !769
	%29 = icmp uge i64 %p10, %26, !dbg !769
	%30 = or i1 %28, %29, !dbg !769
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !769, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %p3, i8* %p5, i64 %p6, i32 %27), !dbg !769
	br label %b41, !dbg !769

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !770
	br i1 %31, label %b9, label %b10, !dbg !770

b9:
	%32 = sext i32 %0 to i64, !dbg !771
	%33 = trunc i64 %p10 to i32, !dbg !771
	%34 = icmp ne i64 %p4, %p6, !dbg !771
	%35 = icmp uge i64 %p10, %32, !dbg !771
	%36 = or i1 %34, %35, !dbg !771
	br i1 %36, label %b9_fail1, label %b9_ok1, !dbg !771, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %33), !dbg !771
	br label %b41, !dbg !771

b10:
	%37 = icmp eq i64 %p0, 4, !dbg !772
	br i1 %37, label %b11, label %b12, !dbg !772

b11:
	%38 = sext i32 %0 to i64, !dbg !773
	%39 = sext i32 %p9 to i64, !dbg !773
	%40 = sub i64 %39, 9, !dbg !773
	%41 = trunc i64 %p10 to i32, !dbg !773
	%42 = icmp ne i64 %p4, %p6, !dbg !773
	%43 = icmp uge i64 %p10, %38, !dbg !773
	%44 = icmp eq i64* %p7, null, !dbg !773
	%45 = icmp ugt i64 %40, 1, !dbg !773
	%46 = or i1 %42, %43, !dbg !773
	%47 = or i1 %46, %44, !dbg !773
	%48 = or i1 %47, %45, !dbg !773
	br i1 %48, label %b11_fail1, label %b11_ok1, !dbg !773, !prof !21

b11_ok1:
	%49 = bitcast i64* %p7 to i8*, !dbg !773
	call void @gpuc_put_signal_thread(i8* %p3, i8* %p5, i64 %p6, i8* %49, i64 %p8, i32 %p9, i32 %41), !dbg !773
	br label %b41, !dbg !773

b12:
	%50 = icmp eq i64 %p0, 5, !dbg !774
	br i1 %50, label %b13, label %b41, !dbg !774

b13:
	%51 = sext i32 %0 to i64, !dbg !775
	%52 = sext i32 %p9 to i64, !dbg !775
	%53 = sub i64 %52, 9, !dbg !775
	%54 = trunc i64 %p10 to i32, !dbg !775
	%55 = icmp ne i64 %p4, %p6, !dbg !775
	%56 = icmp uge i64 %p10, %51, !dbg !775
	%57 = icmp eq i64* %p7, null, !dbg !775
	%58 = icmp ugt i64 %53, 1, !dbg !775
	%59 = or i1 %55, %56, !dbg !775
	%60 = or i1 %59, %57, !dbg !775
	%61 = or i1 %60, %58, !dbg !775
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !775, !prof !21

b13_ok1:
	%62 = bitcast i64* %p7 to i8*, !dbg !775
	call void @gpuc_put_signal_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i8* %62, i64 %p8, i32 %p9, i32 %54), !dbg !775
	br label %b41, !dbg !775

b14:
	%63 = icmp eq i64 %p1, 1, !dbg !776
	br i1 %63, label %b15, label %b28, !dbg !776

b15:
	%64 = sdiv i64 %10, 32, !dbg !777
	%65 = icmp eq i64 %64, %p2, !dbg !778
	br i1 %65, label %b16, label %b28, !dbg !778

b16:
	%66 = icmp eq i64 %p0, 0, !dbg !781
	br i1 %66, label %b17, label %b18, !dbg !781

b17:
	%67 = sext i32 %0 to i64, !dbg !782
	%68 = trunc i64 %p10 to i32, !dbg !782
	%69 = icmp ne i64 %p4, %p6, !dbg !782
	%70 = icmp uge i64 %p10, %67, !dbg !782
	%71 = or i1 %69, %70, !dbg !782
	br i1 %71, label %b17_fail1, label %b17_ok1, !dbg !782, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %p3, i8* %p5, i64 %p6, i32 %68), !dbg !782
	br label %b41, !dbg !782

b18:
	%72 = icmp eq i64 %p0, 1, !dbg !783
	br i1 %72, label %b19, label %b20, !dbg !783

b19:
	%73 = sext i32 %0 to i64, !dbg !784
	%74 = trunc i64 %p10 to i32, !dbg !784
	%75 = icmp ne i64 %p4, %p6, !dbg !784
	%76 = icmp uge i64 %p10, %73, !dbg !784
	%77 = or i1 %75, %76, !dbg !784
	br i1 %77, label %b19_fail1, label %b19_ok1, !dbg !784, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %74), !dbg !784
	br label %b41, !dbg !784

b20:
	%78 = icmp eq i64 %p0, 2, !dbg !785
	br i1 %78, label %b21, label %b22, !dbg !785

b21:
	%79 = sext i32 %0 to i64, !dbg !786
	%80 = trunc i64 %p10 to i32, !dbg !786
	%81 = icmp ne i64 %p4, %p6, !dbg !786
	%82 = icmp uge i64 %p10, %79, !dbg !786
	%83 = or i1 %81, %82, !dbg !786
	br i1 %83, label %b21_fail1, label %b21_ok1, !dbg !786, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %p3, i8* %p5, i64 %p6, i32 %80), !dbg !786
	br label %b41, !dbg !786

b22:
	%84 = icmp eq i64 %p0, 3, !dbg !787
	br i1 %84, label %b23, label %b24, !dbg !787

b23:
	%85 = sext i32 %0 to i64, !dbg !788
	%86 = trunc i64 %p10 to i32, !dbg !788
	%87 = icmp ne i64 %p4, %p6, !dbg !788
	%88 = icmp uge i64 %p10, %85, !dbg !788
	%89 = or i1 %87, %88, !dbg !788
	br i1 %89, label %b23_fail1, label %b23_ok1, !dbg !788, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %86), !dbg !788
	br label %b41, !dbg !788

b24:
	%90 = icmp eq i64 %p0, 4, !dbg !789
	br i1 %90, label %b25, label %b26, !dbg !789

b25:
	%91 = sext i32 %0 to i64, !dbg !790
	%92 = sext i32 %p9 to i64, !dbg !790
	%93 = sub i64 %92, 9, !dbg !790
	%94 = trunc i64 %p10 to i32, !dbg !790
	%95 = icmp ne i64 %p4, %p6, !dbg !790
	%96 = icmp uge i64 %p10, %91, !dbg !790
	%97 = icmp eq i64* %p7, null, !dbg !790
	%98 = icmp ugt i64 %93, 1, !dbg !790
	%99 = or i1 %95, %96, !dbg !790
	%100 = or i1 %99, %97, !dbg !790
	%101 = or i1 %100, %98, !dbg !790
	br i1 %101, label %b25_fail1, label %b25_ok1, !dbg !790, !prof !21

b25_ok1:
	%102 = bitcast i64* %p7 to i8*, !dbg !790
	call void @gpuc_put_signal_warp(i8* %p3, i8* %p5, i64 %p6, i8* %102, i64 %p8, i32 %p9, i32 %94), !dbg !790
	br label %b41, !dbg !790

b26:
	%103 = icmp eq i64 %p0, 5, !dbg !791
	br i1 %103, label %b27, label %b41, !dbg !791

b27:
	%104 = sext i32 %0 to i64, !dbg !792
	%105 = sext i32 %p9 to i64, !dbg !792
	%106 = sub i64 %105, 9, !dbg !792
	%107 = trunc i64 %p10 to i32, !dbg !792
	%108 = icmp ne i64 %p4, %p6, !dbg !792
	%109 = icmp uge i64 %p10, %104, !dbg !792
	%110 = icmp eq i64* %p7, null, !dbg !792
	%111 = icmp ugt i64 %106, 1, !dbg !792
	%112 = or i1 %108, %109, !dbg !792
	%113 = or i1 %112, %110, !dbg !792
	%114 = or i1 %113, %111, !dbg !792
	br i1 %114, label %b27_fail1, label %b27_ok1, !dbg !792, !prof !21

b27_ok1:
	%115 = bitcast i64* %p7 to i8*, !dbg !792
	call void @gpuc_put_signal_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i8* %115, i64 %p8, i32 %p9, i32 %107), !dbg !792
	br label %b41, !dbg !792

b28:
	%116 = icmp eq i64 %p1, 2, !dbg !793
	br i1 %116, label %b29, label %b41, !dbg !793

b29:
	%117 = icmp eq i64 %p0, 0, !dbg !796
	br i1 %117, label %b30, label %b31, !dbg !796

b30:
	%118 = sext i32 %0 to i64, !dbg !797
	%119 = trunc i64 %p10 to i32, !dbg !797
	%120 = icmp ne i64 %p4, %p6, !dbg !797
	%121 = icmp uge i64 %p10, %118, !dbg !797
	%122 = or i1 %120, %121, !dbg !797
	br i1 %122, label %b30_fail1, label %b30_ok1, !dbg !797, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %p3, i8* %p5, i64 %p6, i32 %119), !dbg !797
	br label %b41, !dbg !797

b31:
	%123 = icmp eq i64 %p0, 1, !dbg !798
	br i1 %123, label %b32, label %b33, !dbg !798

b32:
	%124 = sext i32 %0 to i64, !dbg !799
	%125 = trunc i64 %p10 to i32, !dbg !799
	%126 = icmp ne i64 %p4, %p6, !dbg !799
	%127 = icmp uge i64 %p10, %124, !dbg !799
	%128 = or i1 %126, %127, !dbg !799
	br i1 %128, label %b32_fail1, label %b32_ok1, !dbg !799, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %125), !dbg !799
	br label %b41, !dbg !799

b33:
	%129 = icmp eq i64 %p0, 2, !dbg !800
	br i1 %129, label %b34, label %b35, !dbg !800

b34:
	%130 = sext i32 %0 to i64, !dbg !801
	%131 = trunc i64 %p10 to i32, !dbg !801
	%132 = icmp ne i64 %p4, %p6, !dbg !801
	%133 = icmp uge i64 %p10, %130, !dbg !801
	%134 = or i1 %132, %133, !dbg !801
	br i1 %134, label %b34_fail1, label %b34_ok1, !dbg !801, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %p3, i8* %p5, i64 %p6, i32 %131), !dbg !801
	br label %b41, !dbg !801

b35:
	%135 = icmp eq i64 %p0, 3, !dbg !802
	br i1 %135, label %b36, label %b37, !dbg !802

b36:
	%136 = sext i32 %0 to i64, !dbg !803
	%137 = trunc i64 %p10 to i32, !dbg !803
	%138 = icmp ne i64 %p4, %p6, !dbg !803
	%139 = icmp uge i64 %p10, %136, !dbg !803
	%140 = or i1 %138, %139, !dbg !803
	br i1 %140, label %b36_fail1, label %b36_ok1, !dbg !803, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %137), !dbg !803
	br label %b41, !dbg !803

b37:
	%141 = icmp eq i64 %p0, 4, !dbg !804
	br i1 %141, label %b38, label %b39, !dbg !804

b38:
	%142 = sext i32 %0 to i64, !dbg !805
	%143 = sext i32 %p9 to i64, !dbg !805
	%144 = sub i64 %143, 9, !dbg !805
	%145 = trunc i64 %p10 to i32, !dbg !805
	%146 = icmp ne i64 %p4, %p6, !dbg !805
	%147 = icmp uge i64 %p10, %142, !dbg !805
	%148 = icmp eq i64* %p7, null, !dbg !805
	%149 = icmp ugt i64 %144, 1, !dbg !805
	%150 = or i1 %146, %147, !dbg !805
	%151 = or i1 %150, %148, !dbg !805
	%152 = or i1 %151, %149, !dbg !805
	br i1 %152, label %b38_fail1, label %b38_ok1, !dbg !805, !prof !21

b38_ok1:
	%153 = bitcast i64* %p7 to i8*, !dbg !805
	call void @gpuc_put_signal_block(i8* %p3, i8* %p5, i64 %p6, i8* %153, i64 %p8, i32 %p9, i32 %145), !dbg !805
	br label %b41, !dbg !805

b39:
	%154 = icmp eq i64 %p0, 5, !dbg !806
	br i1 %154, label %b40, label %b41, !dbg !806

b40:
	%155 = sext i32 %0 to i64, !dbg !807
	%156 = sext i32 %p9 to i64, !dbg !807
	%157 = sub i64 %156, 9, !dbg !807
	%158 = trunc i64 %p10 to i32, !dbg !807
	%159 = icmp ne i64 %p4, %p6, !dbg !807
	%160 = icmp uge i64 %p10, %155, !dbg !807
	%161 = icmp eq i64* %p7, null, !dbg !807
	%162 = icmp ugt i64 %157, 1, !dbg !807
	%163 = or i1 %159, %160, !dbg !807
	%164 = or i1 %163, %161, !dbg !807
	%165 = or i1 %164, %162, !dbg !807
	br i1 %165, label %b40_fail1, label %b40_ok1, !dbg !807, !prof !21

b40_ok1:
	%166 = bitcast i64* %p7 to i8*, !dbg !807
	call void @gpuc_put_signal_nbi_block(i8* %p3, i8* %p5, i64 %p6, i8* %166, i64 %p8, i32 %p9, i32 %158), !dbg !807
	br label %b41, !dbg !807

b41:
	ret void, !dbg !759

b3_fail1:
	%167 = icmp ne i64 %p4, %p6, !dbg !761
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !761

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !761
	ret void, !dbg !761

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !761
	ret void, !dbg !761

b5_fail1:
	%168 = icmp ne i64 %p4, %p6, !dbg !767
	br i1 %168, label %b5_fail2, label %b5_ok2, !dbg !767

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !767
	ret void, !dbg !767

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %20), !dbg !767
	ret void, !dbg !767

b7_fail1:
	%169 = icmp ne i64 %p4, %p6, !dbg !769
	br i1 %169, label %b7_fail2, label %b7_ok2, !dbg !769

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !769
	ret void, !dbg !769

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %26), !dbg !769
	ret void, !dbg !769

b9_fail1:
	%170 = icmp ne i64 %p4, %p6, !dbg !771
	br i1 %170, label %b9_fail2, label %b9_ok2, !dbg !771

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !771
	ret void, !dbg !771

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %32), !dbg !771
	ret void, !dbg !771

b11_fail1:
	%171 = icmp ne i64 %p4, %p6, !dbg !773
	br i1 %171, label %b11_fail2, label %b11_ok2, !dbg !773

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !773
	ret void, !dbg !773

b11_ok2:
	%172 = icmp uge i64 %p10, %38, !dbg !773
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !773

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %38), !dbg !773
	ret void, !dbg !773

b11_ok3:
	%173 = icmp eq i64* %p7, null, !dbg !773
	br i1 %173, label %b11_fail4, label %b11_ok4, !dbg !773

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !773
	ret void, !dbg !773

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %40, i64 1), !dbg !773
	ret void, !dbg !773

b13_fail1:
	%174 = icmp ne i64 %p4, %p6, !dbg !775
	br i1 %174, label %b13_fail2, label %b13_ok2, !dbg !775

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !775
	ret void, !dbg !775

b13_ok2:
	%175 = icmp uge i64 %p10, %51, !dbg !775
	br i1 %175, label %b13_fail3, label %b13_ok3, !dbg !775

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %51), !dbg !775
	ret void, !dbg !775

b13_ok3:
	%176 = icmp eq i64* %p7, null, !dbg !775
	br i1 %176, label %b13_fail4, label %b13_ok4, !dbg !775

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !775
	ret void, !dbg !775

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 1), !dbg !775
	ret void, !dbg !775

b17_fail1:
	%177 = icmp ne i64 %p4, %p6, !dbg !782
	br i1 %177, label %b17_fail2, label %b17_ok2, !dbg !782

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !782
	ret void, !dbg !782

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %67), !dbg !782
	ret void, !dbg !782

b19_fail1:
	%178 = icmp ne i64 %p4, %p6, !dbg !784
	br i1 %178, label %b19_fail2, label %b19_ok2, !dbg !784

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !784
	ret void, !dbg !784

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %73), !dbg !784
	ret void, !dbg !784

b21_fail1:
	%179 = icmp ne i64 %p4, %p6, !dbg !786
	br i1 %179, label %b21_fail2, label %b21_ok2, !dbg !786

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !786
	ret void, !dbg !786

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %79), !dbg !786
	ret void, !dbg !786

b23_fail1:
	%180 = icmp ne i64 %p4, %p6, !dbg !788
	br i1 %180, label %b23_fail2, label %b23_ok2, !dbg !788

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !788
	ret void, !dbg !788

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %85), !dbg !788
	ret void, !dbg !788

b25_fail1:
	%181 = icmp ne i64 %p4, %p6, !dbg !790
	br i1 %181, label %b25_fail2, label %b25_ok2, !dbg !790

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !790
	ret void, !dbg !790

b25_ok2:
	%182 = icmp uge i64 %p10, %91, !dbg !790
	br i1 %182, label %b25_fail3, label %b25_ok3, !dbg !790

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %91), !dbg !790
	ret void, !dbg !790

b25_ok3:
	%183 = icmp eq i64* %p7, null, !dbg !790
	br i1 %183, label %b25_fail4, label %b25_ok4, !dbg !790

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !790
	ret void, !dbg !790

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 1), !dbg !790
	ret void, !dbg !790

b27_fail1:
	%184 = icmp ne i64 %p4, %p6, !dbg !792
	br i1 %184, label %b27_fail2, label %b27_ok2, !dbg !792

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !792
	ret void, !dbg !792

b27_ok2:
	%185 = icmp uge i64 %p10, %104, !dbg !792
	br i1 %185, label %b27_fail3, label %b27_ok3, !dbg !792

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %104), !dbg !792
	ret void, !dbg !792

b27_ok3:
	%186 = icmp eq i64* %p7, null, !dbg !792
	br i1 %186, label %b27_fail4, label %b27_ok4, !dbg !792

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !792
	ret void, !dbg !792

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %106, i64 1), !dbg !792
	ret void, !dbg !792

b30_fail1:
	%187 = icmp ne i64 %p4, %p6, !dbg !797
	br i1 %187, label %b30_fail2, label %b30_ok2, !dbg !797

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !797
	ret void, !dbg !797

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %118), !dbg !797
	ret void, !dbg !797

b32_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !799
	br i1 %188, label %b32_fail2, label %b32_ok2, !dbg !799

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !799
	ret void, !dbg !799

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %124), !dbg !799
	ret void, !dbg !799

b34_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !801
	br i1 %189, label %b34_fail2, label %b34_ok2, !dbg !801

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !801
	ret void, !dbg !801

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %130), !dbg !801
	ret void, !dbg !801

b36_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !803
	br i1 %190, label %b36_fail2, label %b36_ok2, !dbg !803

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !803
	ret void, !dbg !803

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %136), !dbg !803
	ret void, !dbg !803

b38_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !805
	br i1 %191, label %b38_fail2, label %b38_ok2, !dbg !805

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !805
	ret void, !dbg !805

b38_ok2:
	%192 = icmp uge i64 %p10, %142, !dbg !805
	br i1 %192, label %b38_fail3, label %b38_ok3, !dbg !805

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %142), !dbg !805
	ret void, !dbg !805

b38_ok3:
	%193 = icmp eq i64* %p7, null, !dbg !805
	br i1 %193, label %b38_fail4, label %b38_ok4, !dbg !805

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !805
	ret void, !dbg !805

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %144, i64 1), !dbg !805
	ret void, !dbg !805

b40_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !807
	br i1 %194, label %b40_fail2, label %b40_ok2, !dbg !807

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !807
	ret void, !dbg !807

b40_ok2:
	%195 = icmp uge i64 %p10, %155, !dbg !807
	br i1 %195, label %b40_fail3, label %b40_ok3, !dbg !807

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %155), !dbg !807
	ret void, !dbg !807

b40_ok3:
	%196 = icmp eq i64* %p7, null, !dbg !807
	br i1 %196, label %b40_fail4, label %b40_ok4, !dbg !807

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !807
	ret void, !dbg !807

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %157, i64 1), !dbg !807
	ret void, !dbg !807
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !808 {
entry:
	br label %b0, !dbg !809

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !814
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !815, !range !15
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !815, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !815, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !815, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !815, !range !17
	%6 = mul i32 %5, %3, !dbg !815
	%7 = add i32 %2, %6, !dbg !815
	%8 = mul i32 %4, %7, !dbg !815
	%9 = add i32 %1, %8, !dbg !815
	%10 = sext i32 %9 to i64, !dbg !815
	%11 = icmp eq i64 %p1, 0, !dbg !816
	br i1 %11, label %b1, label %b14, !dbg !816

b1:
	%12 = icmp eq i64 %10, 0, !dbg !817
	br i1 %12, label %b2, label %b14, !dbg !817

b2:
	%13 = icmp eq i64 %p0, 0, !dbg !818
	br i1 %13, label %b3, label %b4, !dbg !818

b3:
	%14 = sext i32 %0 to i64, !dbg !814
	%15 = trunc i64 %p10 to i32, !dbg !814
	%16 = icmp ne i64 %p4, %p6, !dbg !814
	%17 = icmp uge i64 %p10, %14, !dbg !814
	%18 = or i1 %16, %17, !dbg !814
	br i1 %18, label %b3_fail1, label %b3_ok1, !dbg !814, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %p3, i8* %p5, i64 %p6, i32 %15), !dbg !814
	br label %b41, !dbg !814

b4:
	%19 = icmp eq i64 %p0, 1, !dbg !819
	br i1 %19, label %b5, label %b6, !dbg !819

b5:
	%20 = sext i32 %0 to i64, !dbg !820
	%21 = trunc i64 %p10 to i32, !dbg !820
	%22 = icmp ne i64 %p4, %p6, !dbg !820
	%23 = icmp uge i64 %p10, %20, !dbg !820
	%24 = or i1 %22, %23, !dbg !820
	br i1 %24, label %b5_fail1, label %b5_ok1, !dbg !820, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %21), !dbg !820
	br label %b41, !dbg !820

b6:
	%25 = icmp eq i64 %p0, 2, !dbg !821
	br i1 %25, label %b7, label %b8, !dbg !821

b7:
	%26 = sext i32 %0 to i64, !dbg !822
	%27 = trunc i64 %p10 to i32, !dbg !822
	%28 = icmp ne i64 %p4, %p6, !dbg !822
	%29 = icmp uge i64 %p10, %26, !dbg !822
	%30 = or i1 %28, %29, !dbg !822
	br i1 %30, label %b7_fail1, label %b7_ok1, !dbg !822, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %p3, i8* %p5, i64 %p6, i32 %27), !dbg !822
	br label %b41, !dbg !822

b8:
	%31 = icmp eq i64 %p0, 3, !dbg !823
	br i1 %31, label %b9, label %b10, !dbg !823

b9:
	%32 = sext i32 %0 to i64, !dbg !824
	%33 = trunc i64 %p10 to i32, !dbg !824
	%34 = icmp ne i64 %p4, %p6, !dbg !824
	%35 = icmp uge i64 %p10, %32, !dbg !824
	%36 = or i1 %34, %35, !dbg !824
	br i1 %36, label %b9_fail1, label %b9_ok1, !dbg !824, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i32 %33), !dbg !824
	br label %b41, !dbg !824

b10:
	%37 = icmp eq i64 %p0, 4, !dbg !825
	br i1 %37, label %b11, label %b12, !dbg !825

b11:
	%38 = sext i32 %0 to i64, !dbg !826
	%39 = sext i32 %p9 to i64, !dbg !826
	%40 = sub i64 %39, 9, !dbg !826
	%41 = trunc i64 %p10 to i32, !dbg !826
	%42 = icmp ne i64 %p4, %p6, !dbg !826
	%43 = icmp uge i64 %p10, %38, !dbg !826
	%44 = icmp eq i64* %p7, null, !dbg !826
	%45 = icmp ugt i64 %40, 1, !dbg !826
	%46 = or i1 %42, %43, !dbg !826
	%47 = or i1 %46, %44, !dbg !826
	%48 = or i1 %47, %45, !dbg !826
	br i1 %48, label %b11_fail1, label %b11_ok1, !dbg !826, !prof !21

b11_ok1:
	%49 = bitcast i64* %p7 to i8*, !dbg !826
	call void @gpuc_put_signal_thread(i8* %p3, i8* %p5, i64 %p6, i8* %49, i64 %p8, i32 %p9, i32 %41), !dbg !826
	br label %b41, !dbg !826

b12:
	%50 = icmp eq i64 %p0, 5, !dbg !827
	br i1 %50, label %b13, label %b41, !dbg !827

b13:
	%51 = sext i32 %0 to i64, !dbg !828
	%52 = sext i32 %p9 to i64, !dbg !828
	%53 = sub i64 %52, 9, !dbg !828
	%54 = trunc i64 %p10 to i32, !dbg !828
	%55 = icmp ne i64 %p4, %p6, !dbg !828
	%56 = icmp uge i64 %p10, %51, !dbg !828
	%57 = icmp eq i64* %p7, null, !dbg !828
	%58 = icmp ugt i64 %53, 1, !dbg !828
	%59 = or i1 %55, %56, !dbg !828
	%60 = or i1 %59, %57, !dbg !828
	%61 = or i1 %60, %58, !dbg !828
	br i1 %61, label %b13_fail1, label %b13_ok1, !dbg !828, !prof !21

b13_ok1:
	%62 = bitcast i64* %p7 to i8*, !dbg !828
	call void @gpuc_put_signal_nbi_thread(i8* %p3, i8* %p5, i64 %p6, i8* %62, i64 %p8, i32 %p9, i32 %54), !dbg !828
	br label %b41, !dbg !828

b14:
	%63 = icmp eq i64 %p1, 1, !dbg !829
	br i1 %63, label %b15, label %b28, !dbg !829

b15:
	%64 = sdiv i64 %10, 32, !dbg !830
	%65 = icmp eq i64 %64, %p2, !dbg !831
	br i1 %65, label %b16, label %b28, !dbg !831

b16:
	%66 = icmp eq i64 %p0, 0, !dbg !834
	br i1 %66, label %b17, label %b18, !dbg !834

b17:
	%67 = sext i32 %0 to i64, !dbg !835
	%68 = trunc i64 %p10 to i32, !dbg !835
	%69 = icmp ne i64 %p4, %p6, !dbg !835
	%70 = icmp uge i64 %p10, %67, !dbg !835
	%71 = or i1 %69, %70, !dbg !835
	br i1 %71, label %b17_fail1, label %b17_ok1, !dbg !835, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %p3, i8* %p5, i64 %p6, i32 %68), !dbg !835
	br label %b41, !dbg !835

b18:
	%72 = icmp eq i64 %p0, 1, !dbg !836
	br i1 %72, label %b19, label %b20, !dbg !836

b19:
	%73 = sext i32 %0 to i64, !dbg !837
	%74 = trunc i64 %p10 to i32, !dbg !837
	%75 = icmp ne i64 %p4, %p6, !dbg !837
	%76 = icmp uge i64 %p10, %73, !dbg !837
	%77 = or i1 %75, %76, !dbg !837
	br i1 %77, label %b19_fail1, label %b19_ok1, !dbg !837, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %74), !dbg !837
	br label %b41, !dbg !837

b20:
	%78 = icmp eq i64 %p0, 2, !dbg !838
	br i1 %78, label %b21, label %b22, !dbg !838

b21:
	%79 = sext i32 %0 to i64, !dbg !839
	%80 = trunc i64 %p10 to i32, !dbg !839
	%81 = icmp ne i64 %p4, %p6, !dbg !839
	%82 = icmp uge i64 %p10, %79, !dbg !839
	%83 = or i1 %81, %82, !dbg !839
	br i1 %83, label %b21_fail1, label %b21_ok1, !dbg !839, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %p3, i8* %p5, i64 %p6, i32 %80), !dbg !839
	br label %b41, !dbg !839

b22:
	%84 = icmp eq i64 %p0, 3, !dbg !840
	br i1 %84, label %b23, label %b24, !dbg !840

b23:
	%85 = sext i32 %0 to i64, !dbg !841
	%86 = trunc i64 %p10 to i32, !dbg !841
	%87 = icmp ne i64 %p4, %p6, !dbg !841
	%88 = icmp uge i64 %p10, %85, !dbg !841
	%89 = or i1 %87, %88, !dbg !841
	br i1 %89, label %b23_fail1, label %b23_ok1, !dbg !841, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i32 %86), !dbg !841
	br label %b41, !dbg !841

b24:
	%90 = icmp eq i64 %p0, 4, !dbg !842
	br i1 %90, label %b25, label %b26, !dbg !842

b25:
	%91 = sext i32 %0 to i64, !dbg !843
	%92 = sext i32 %p9 to i64, !dbg !843
	%93 = sub i64 %92, 9, !dbg !843
	%94 = trunc i64 %p10 to i32, !dbg !843
	%95 = icmp ne i64 %p4, %p6, !dbg !843
	%96 = icmp uge i64 %p10, %91, !dbg !843
	%97 = icmp eq i64* %p7, null, !dbg !843
	%98 = icmp ugt i64 %93, 1, !dbg !843
	%99 = or i1 %95, %96, !dbg !843
	%100 = or i1 %99, %97, !dbg !843
	%101 = or i1 %100, %98, !dbg !843
	br i1 %101, label %b25_fail1, label %b25_ok1, !dbg !843, !prof !21

b25_ok1:
	%102 = bitcast i64* %p7 to i8*, !dbg !843
	call void @gpuc_put_signal_warp(i8* %p3, i8* %p5, i64 %p6, i8* %102, i64 %p8, i32 %p9, i32 %94), !dbg !843
	br label %b41, !dbg !843

b26:
	%103 = icmp eq i64 %p0, 5, !dbg !844
	br i1 %103, label %b27, label %b41, !dbg !844

b27:
	%104 = sext i32 %0 to i64, !dbg !845
	%105 = sext i32 %p9 to i64, !dbg !845
	%106 = sub i64 %105, 9, !dbg !845
	%107 = trunc i64 %p10 to i32, !dbg !845
	%108 = icmp ne i64 %p4, %p6, !dbg !845
	%109 = icmp uge i64 %p10, %104, !dbg !845
	%110 = icmp eq i64* %p7, null, !dbg !845
	%111 = icmp ugt i64 %106, 1, !dbg !845
	%112 = or i1 %108, %109, !dbg !845
	%113 = or i1 %112, %110, !dbg !845
	%114 = or i1 %113, %111, !dbg !845
	br i1 %114, label %b27_fail1, label %b27_ok1, !dbg !845, !prof !21

b27_ok1:
	%115 = bitcast i64* %p7 to i8*, !dbg !845
	call void @gpuc_put_signal_nbi_warp(i8* %p3, i8* %p5, i64 %p6, i8* %115, i64 %p8, i32 %p9, i32 %107), !dbg !845
	br label %b41, !dbg !845

b28:
	%116 = icmp eq i64 %p1, 2, !dbg !846
	br i1 %116, label %b29, label %b41, !dbg !846

b29:
	%117 = icmp eq i64 %p0, 0, !dbg !849
	br i1 %117, label %b30, label %b31, !dbg !849

b30:
	%118 = sext i32 %0 to i64, !dbg !850
	%119 = trunc i64 %p10 to i32, !dbg !850
	%120 = icmp ne i64 %p4, %p6, !dbg !850
	%121 = icmp uge i64 %p10, %118, !dbg !850
	%122 = or i1 %120, %121, !dbg !850
	br i1 %122, label %b30_fail1, label %b30_ok1, !dbg !850, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %p3, i8* %p5, i64 %p6, i32 %119), !dbg !850
	br label %b41, !dbg !850

b31:
	%123 = icmp eq i64 %p0, 1, !dbg !851
	br i1 %123, label %b32, label %b33, !dbg !851

b32:
	%124 = sext i32 %0 to i64, !dbg !852
	%125 = trunc i64 %p10 to i32, !dbg !852
	%126 = icmp ne i64 %p4, %p6, !dbg !852
	%127 = icmp uge i64 %p10, %124, !dbg !852
	%128 = or i1 %126, %127, !dbg !852
	br i1 %128, label %b32_fail1, label %b32_ok1, !dbg !852, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %125), !dbg !852
	br label %b41, !dbg !852

b33:
	%129 = icmp eq i64 %p0, 2, !dbg !853
	br i1 %129, label %b34, label %b35, !dbg !853

b34:
	%130 = sext i32 %0 to i64, !dbg !854
	%131 = trunc i64 %p10 to i32, !dbg !854
	%132 = icmp ne i64 %p4, %p6, !dbg !854
	%133 = icmp uge i64 %p10, %130, !dbg !854
	%134 = or i1 %132, %133, !dbg !854
	br i1 %134, label %b34_fail1, label %b34_ok1, !dbg !854, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %p3, i8* %p5, i64 %p6, i32 %131), !dbg !854
	br label %b41, !dbg !854

b35:
	%135 = icmp eq i64 %p0, 3, !dbg !855
	br i1 %135, label %b36, label %b37, !dbg !855

b36:
	%136 = sext i32 %0 to i64, !dbg !856
	%137 = trunc i64 %p10 to i32, !dbg !856
	%138 = icmp ne i64 %p4, %p6, !dbg !856
	%139 = icmp uge i64 %p10, %136, !dbg !856
	%140 = or i1 %138, %139, !dbg !856
	br i1 %140, label %b36_fail1, label %b36_ok1, !dbg !856, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %p3, i8* %p5, i64 %p6, i32 %137), !dbg !856
	br label %b41, !dbg !856

b37:
	%141 = icmp eq i64 %p0, 4, !dbg !857
	br i1 %141, label %b38, label %b39, !dbg !857

b38:
	%142 = sext i32 %0 to i64, !dbg !858
	%143 = sext i32 %p9 to i64, !dbg !858
	%144 = sub i64 %143, 9, !dbg !858
	%145 = trunc i64 %p10 to i32, !dbg !858
	%146 = icmp ne i64 %p4, %p6, !dbg !858
	%147 = icmp uge i64 %p10, %142, !dbg !858
	%148 = icmp eq i64* %p7, null, !dbg !858
	%149 = icmp ugt i64 %144, 1, !dbg !858
	%150 = or i1 %146, %147, !dbg !858
	%151 = or i1 %150, %148, !dbg !858
	%152 = or i1 %151, %149, !dbg !858
	br i1 %152, label %b38_fail1, label %b38_ok1, !dbg !858, !prof !21

b38_ok1:
	%153 = bitcast i64* %p7 to i8*, !dbg !858
	call void @gpuc_put_signal_block(i8* %p3, i8* %p5, i64 %p6, i8* %153, i64 %p8, i32 %p9, i32 %145), !dbg !858
	br label %b41, !dbg !858

b39:
	%154 = icmp eq i64 %p0, 5, !dbg !859
	br i1 %154, label %b40, label %b41, !dbg !859

b40:
	%155 = sext i32 %0 to i64, !dbg !860
	%156 = sext i32 %p9 to i64, !dbg !860
	%157 = sub i64 %156, 9, !dbg !860
	%158 = trunc i64 %p10 to i32, !dbg !860
	%159 = icmp ne i64 %p4, %p6, !dbg !860
	%160 = icmp uge i64 %p10, %155, !dbg !860
	%161 = icmp eq i64* %p7, null, !dbg !860
	%162 = icmp ugt i64 %157, 1, !dbg !860
	%163 = or i1 %159, %160, !dbg !860
	%164 = or i1 %163, %161, !dbg !860
	%165 = or i1 %164, %162, !dbg !860
	br i1 %165, label %b40_fail1, label %b40_ok1, !dbg !860, !prof !21

b40_ok1:
	%166 = bitcast i64* %p7 to i8*, !dbg !860
	call void @gpuc_put_signal_nbi_block(i8* %p3, i8* %p5, i64 %p6, i8* %166, i64 %p8, i32 %p9, i32 %158), !dbg !860
	br label %b41, !dbg !860

b41:
	ret void, !dbg !812

b3_fail1:
	%167 = icmp ne i64 %p4, %p6, !dbg !814
	br i1 %167, label %b3_fail2, label %b3_ok2, !dbg !814

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !814
	ret void, !dbg !814

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %14), !dbg !814
	ret void, !dbg !814

b5_fail1:
	%168 = icmp ne i64 %p4, %p6, !dbg !820
	br i1 %168, label %b5_fail2, label %b5_ok2, !dbg !820

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !820
	ret void, !dbg !820

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %20), !dbg !820
	ret void, !dbg !820

b7_fail1:
	%169 = icmp ne i64 %p4, %p6, !dbg !822
	br i1 %169, label %b7_fail2, label %b7_ok2, !dbg !822

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !822
	ret void, !dbg !822

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %26), !dbg !822
	ret void, !dbg !822

b9_fail1:
	%170 = icmp ne i64 %p4, %p6, !dbg !824
	br i1 %170, label %b9_fail2, label %b9_ok2, !dbg !824

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !824
	ret void, !dbg !824

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %32), !dbg !824
	ret void, !dbg !824

b11_fail1:
	%171 = icmp ne i64 %p4, %p6, !dbg !826
	br i1 %171, label %b11_fail2, label %b11_ok2, !dbg !826

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !826
	ret void, !dbg !826

b11_ok2:
	%172 = icmp uge i64 %p10, %38, !dbg !826
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !826

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %38), !dbg !826
	ret void, !dbg !826

b11_ok3:
	%173 = icmp eq i64* %p7, null, !dbg !826
	br i1 %173, label %b11_fail4, label %b11_ok4, !dbg !826

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !826
	ret void, !dbg !826

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %40, i64 1), !dbg !826
	ret void, !dbg !826

b13_fail1:
	%174 = icmp ne i64 %p4, %p6, !dbg !828
	br i1 %174, label %b13_fail2, label %b13_ok2, !dbg !828

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !828
	ret void, !dbg !828

b13_ok2:
	%175 = icmp uge i64 %p10, %51, !dbg !828
	br i1 %175, label %b13_fail3, label %b13_ok3, !dbg !828

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %51), !dbg !828
	ret void, !dbg !828

b13_ok3:
	%176 = icmp eq i64* %p7, null, !dbg !828
	br i1 %176, label %b13_fail4, label %b13_ok4, !dbg !828

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !828
	ret void, !dbg !828

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 1), !dbg !828
	ret void, !dbg !828

b17_fail1:
	%177 = icmp ne i64 %p4, %p6, !dbg !835
	br i1 %177, label %b17_fail2, label %b17_ok2, !dbg !835

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !835
	ret void, !dbg !835

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %67), !dbg !835
	ret void, !dbg !835

b19_fail1:
	%178 = icmp ne i64 %p4, %p6, !dbg !837
	br i1 %178, label %b19_fail2, label %b19_ok2, !dbg !837

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !837
	ret void, !dbg !837

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %73), !dbg !837
	ret void, !dbg !837

b21_fail1:
	%179 = icmp ne i64 %p4, %p6, !dbg !839
	br i1 %179, label %b21_fail2, label %b21_ok2, !dbg !839

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !839
	ret void, !dbg !839

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %79), !dbg !839
	ret void, !dbg !839

b23_fail1:
	%180 = icmp ne i64 %p4, %p6, !dbg !841
	br i1 %180, label %b23_fail2, label %b23_ok2, !dbg !841

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !841
	ret void, !dbg !841

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %85), !dbg !841
	ret void, !dbg !841

b25_fail1:
	%181 = icmp ne i64 %p4, %p6, !dbg !843
	br i1 %181, label %b25_fail2, label %b25_ok2, !dbg !843

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !843
	ret void, !dbg !843

b25_ok2:
	%182 = icmp uge i64 %p10, %91, !dbg !843
	br i1 %182, label %b25_fail3, label %b25_ok3, !dbg !843

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %91), !dbg !843
	ret void, !dbg !843

b25_ok3:
	%183 = icmp eq i64* %p7, null, !dbg !843
	br i1 %183, label %b25_fail4, label %b25_ok4, !dbg !843

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !843
	ret void, !dbg !843

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 1), !dbg !843
	ret void, !dbg !843

b27_fail1:
	%184 = icmp ne i64 %p4, %p6, !dbg !845
	br i1 %184, label %b27_fail2, label %b27_ok2, !dbg !845

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !845
	ret void, !dbg !845

b27_ok2:
	%185 = icmp uge i64 %p10, %104, !dbg !845
	br i1 %185, label %b27_fail3, label %b27_ok3, !dbg !845

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %104), !dbg !845
	ret void, !dbg !845

b27_ok3:
	%186 = icmp eq i64* %p7, null, !dbg !845
	br i1 %186, label %b27_fail4, label %b27_ok4, !dbg !845

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !845
	ret void, !dbg !845

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %106, i64 1), !dbg !845
	ret void, !dbg !845

b30_fail1:
	%187 = icmp ne i64 %p4, %p6, !dbg !850
	br i1 %187, label %b30_fail2, label %b30_ok2, !dbg !850

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !850
	ret void, !dbg !850

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %118), !dbg !850
	ret void, !dbg !850

b32_fail1:
	%188 = icmp ne i64 %p4, %p6, !dbg !852
	br i1 %188, label %b32_fail2, label %b32_ok2, !dbg !852

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !852
	ret void, !dbg !852

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %124), !dbg !852
	ret void, !dbg !852

b34_fail1:
	%189 = icmp ne i64 %p4, %p6, !dbg !854
	br i1 %189, label %b34_fail2, label %b34_ok2, !dbg !854

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !854
	ret void, !dbg !854

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %130), !dbg !854
	ret void, !dbg !854

b36_fail1:
	%190 = icmp ne i64 %p4, %p6, !dbg !856
	br i1 %190, label %b36_fail2, label %b36_ok2, !dbg !856

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !856
	ret void, !dbg !856

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %136), !dbg !856
	ret void, !dbg !856

b38_fail1:
	%191 = icmp ne i64 %p4, %p6, !dbg !858
	br i1 %191, label %b38_fail2, label %b38_ok2, !dbg !858

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !858
	ret void, !dbg !858

b38_ok2:
	%192 = icmp uge i64 %p10, %142, !dbg !858
	br i1 %192, label %b38_fail3, label %b38_ok3, !dbg !858

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %142), !dbg !858
	ret void, !dbg !858

b38_ok3:
	%193 = icmp eq i64* %p7, null, !dbg !858
	br i1 %193, label %b38_fail4, label %b38_ok4, !dbg !858

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !858
	ret void, !dbg !858

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %144, i64 1), !dbg !858
	ret void, !dbg !858

b40_fail1:
	%194 = icmp ne i64 %p4, %p6, !dbg !860
	br i1 %194, label %b40_fail2, label %b40_ok2, !dbg !860

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !860
	ret void, !dbg !860

b40_ok2:
	%195 = icmp uge i64 %p10, %155, !dbg !860
	br i1 %195, label %b40_fail3, label %b40_ok3, !dbg !860

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %155), !dbg !860
	ret void, !dbg !860

b40_ok3:
	%196 = icmp eq i64* %p7, null, !dbg !860
	br i1 %196, label %b40_fail4, label %b40_ok4, !dbg !860

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !860
	ret void, !dbg !860

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %157, i64 1), !dbg !860
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
