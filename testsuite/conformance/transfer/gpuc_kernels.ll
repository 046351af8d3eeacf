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
	%50 = sext i32 %p9 to i64, !dbg !31
	%51 = sub i64 %50, 9, !dbg !31
	%52 = trunc i64 %p10 to i32, !dbg !31
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !31
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !31
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !31
	%56 = icmp ne i64 %p4, %p6, !dbg !31
	%57 = icmp uge i64 %p10, %49, !dbg !31
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	%59 = icmp ugt i64 %51, 1, !dbg !31
	%60 = or i1 %56, %57, !dbg !31
	%61 = or i1 %60, %58, !dbg !31
	%62 = or i1 %61, %59, !dbg !31
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !31, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !31
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52), !dbg !31
	br label %b41, !dbg !31

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !32
	br i1 %64, label %b13, label %b41, !dbg !32

b13:
	%65 = sext i32 %3 to i64, !dbg !33
	%66 = sext i32 %p9 to i64, !dbg !33
	%67 = sub i64 %66, 9, !dbg !33
	%68 = trunc i64 %p10 to i32, !dbg !33
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !33
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !33
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%72 = icmp ne i64 %p4, %p6, !dbg !33
	%73 = icmp uge i64 %p10, %65, !dbg !33
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	%75 = icmp ugt i64 %67, 1, !dbg !33
	%76 = or i1 %72, %73, !dbg !33
	%77 = or i1 %76, %74, !dbg !33
	%78 = or i1 %77, %75, !dbg !33
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !33, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !33
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68), !dbg !33
	br label %b41, !dbg !33

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !34
	br i1 %80, label %b15, label %b28, !dbg !34

b15:
	%81 = sdiv i64 %13, 32, !dbg !35
	%82 = icmp eq i64 %81, %p2, !dbg !36
	br i1 %82, label %b16, label %b28, !dbg !36

b16:
	%83 = icmp eq i64 %p0, 0, !dbg !39
	br i1 %83, label %b17, label %b18, !dbg !39

b17:
	%84 = sext i32 %3 to i64, !dbg !40
	%85 = trunc i64 %p10 to i32, !dbg !40
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !40
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !40
	%88 = icmp ne i64 %p4, %p6, !dbg !40
	%89 = icmp uge i64 %p10, %84, !dbg !40
	%90 = or i1 %88, %89, !dbg !40
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !40
	br label %b41, !dbg !40

b18:
	%91 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %91, label %b19, label %b20, !dbg !41

b19:
	%92 = sext i32 %3 to i64, !dbg !42
	%93 = trunc i64 %p10 to i32, !dbg !42
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !42
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !42
	%96 = icmp ne i64 %p4, %p6, !dbg !42
	%97 = icmp uge i64 %p10, %92, !dbg !42
	%98 = or i1 %96, %97, !dbg !42
	br i1 %98, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !42
	br label %b41, !dbg !42

b20:
	%99 = icmp eq i64 %p0, 2, !dbg !43
	br i1 %99, label %b21, label %b22, !dbg !43

b21:
	%100 = sext i32 %3 to i64, !dbg !44
	%101 = trunc i64 %p10 to i32, !dbg !44
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !44
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !44
	%104 = icmp ne i64 %p4, %p6, !dbg !44
	%105 = icmp uge i64 %p10, %100, !dbg !44
	%106 = or i1 %104, %105, !dbg !44
	br i1 %106, label %b21_fail1, label %b21_ok1, !dbg !44, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !44
	br label %b41, !dbg !44

b22:
	%107 = icmp eq i64 %p0, 3, !dbg !45
	br i1 %107, label %b23, label %b24, !dbg !45

b23:
	%108 = sext i32 %3 to i64, !dbg !46
	%109 = trunc i64 %p10 to i32, !dbg !46
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%112 = icmp ne i64 %p4, %p6, !dbg !46
	%113 = icmp uge i64 %p10, %108, !dbg !46
	%114 = or i1 %112, %113, !dbg !46
	br i1 %114, label %b23_fail1, label %b23_ok1, !dbg !46, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %110, i8* %111, i64 %p6, i32 %109), !dbg !46
	br label %b41, !dbg !46

b24:
	%115 = icmp eq i64 %p0, 4, !dbg !47
	br i1 %115, label %b25, label %b26, !dbg !47

b25:
	%116 = sext i32 %3 to i64, !dbg !48
	%117 = sext i32 %p9 to i64, !dbg !48
	%118 = sub i64 %117, 9, !dbg !48
	%119 = trunc i64 %p10 to i32, !dbg !48
	%120 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !48
	%121 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !48
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !48
	%123 = icmp ne i64 %p4, %p6, !dbg !48
	%124 = icmp uge i64 %p10, %116, !dbg !48
	%125 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	%126 = icmp ugt i64 %118, 1, !dbg !48
	%127 = or i1 %123, %124, !dbg !48
	%128 = or i1 %127, %125, !dbg !48
	%129 = or i1 %128, %126, !dbg !48
	br i1 %129, label %b25_fail1, label %b25_ok1, !dbg !48, !prof !21

b25_ok1:
	%130 = bitcast i64* %122 to i8*, !dbg !48
	call void @gpuc_put_signal_warp(i8* %120, i8* %121, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %119), !dbg !48
	br label %b41, !dbg !48

b26:
	%131 = icmp eq i64 %p0, 5, !dbg !49
	br i1 %131, label %b27, label %b41, !dbg !49

b27:
	%132 = sext i32 %3 to i64, !dbg !50
	%133 = sext i32 %p9 to i64, !dbg !50
	%134 = sub i64 %133, 9, !dbg !50
	%135 = trunc i64 %p10 to i32, !dbg !50
	%136 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !50
	%137 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !50
	%138 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !50
	%139 = icmp ne i64 %p4, %p6, !dbg !50
	%140 = icmp uge i64 %p10, %132, !dbg !50
	%141 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	%142 = icmp ugt i64 %134, 1, !dbg !50
	%143 = or i1 %139, %140, !dbg !50
	%144 = or i1 %143, %141, !dbg !50
	%145 = or i1 %144, %142, !dbg !50
	br i1 %145, label %b27_fail1, label %b27_ok1, !dbg !50, !prof !21

b27_ok1:
	%146 = bitcast i64* %138 to i8*, !dbg !50
	call void @gpuc_put_signal_nbi_warp(i8* %136, i8* %137, i64 %p6, i8* %146, i64 %p8, i32 %p9, i32 %135), !dbg !50
	br label %b41, !dbg !50

b28:
	%147 = icmp eq i64 %p1, 2, !dbg !51
	br i1 %147, label %b29, label %b41, !dbg !51

b29:
	%148 = icmp eq i64 %p0, 0, !dbg !54
	br i1 %148, label %b30, label %b31, !dbg !54

b30:
	%149 = sext i32 %3 to i64, !dbg !55
	%150 = trunc i64 %p10 to i32, !dbg !55
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !55
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !55
	%153 = icmp ne i64 %p4, %p6, !dbg !55
	%154 = icmp uge i64 %p10, %149, !dbg !55
	%155 = or i1 %153, %154, !dbg !55
	br i1 %155, label %b30_fail1, label %b30_ok1, !dbg !55, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !55
	br label %b41, !dbg !55

b31:
	%156 = icmp eq i64 %p0, 1, !dbg !56
	br i1 %156, label %b32, label %b33, !dbg !56

b32:
	%157 = sext i32 %3 to i64, !dbg !57
	%158 = trunc i64 %p10 to i32, !dbg !57
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !57
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !57
	%161 = icmp ne i64 %p4, %p6, !dbg !57
	%162 = icmp uge i64 %p10, %157, !dbg !57
	%163 = or i1 %161, %162, !dbg !57
	br i1 %163, label %b32_fail1, label %b32_ok1, !dbg !57, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !57
	br label %b41, !dbg !57

b33:
	%164 = icmp eq i64 %p0, 2, !dbg !58
	br i1 %164, label %b34, label %b35, !dbg !58

b34:
	%165 = sext i32 %3 to i64, !dbg !59
	%166 = trunc i64 %p10 to i32, !dbg !59
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !59
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !59
	%169 = icmp ne i64 %p4, %p6, !dbg !59
	%170 = icmp uge i64 %p10, %165, !dbg !59
	%171 = or i1 %169, %170, !dbg !59
	br i1 %171, label %b34_fail1, label %b34_ok1, !dbg !59, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %167, i8* %168, i64 %p6, i32 %166), !dbg !59
	br label %b41, !dbg !59

b35:
	%172 = icmp eq i64 %p0, 3, !dbg !60
	br i1 %172, label %b36, label %b37, !dbg !60

b36:
	%173 = sext i32 %3 to i64, !dbg !61
	%174 = trunc i64 %p10 to i32, !dbg !61
	%175 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !61
	%176 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !61
	%177 = icmp ne i64 %p4, %p6, !dbg !61
	%178 = icmp uge i64 %p10, %173, !dbg !61
	%179 = or i1 %177, %178, !dbg !61
	br i1 %179, label %b36_fail1, label %b36_ok1, !dbg !61, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %175, i8* %176, i64 %p6, i32 %174), !dbg !61
	br label %b41, !dbg !61

b37:
	%180 = icmp eq i64 %p0, 4, !dbg !62
	br i1 %180, label %b38, label %b39, !dbg !62

b38:
	%181 = sext i32 %3 to i64, !dbg !63
	%182 = sext i32 %p9 to i64, !dbg !63
	%183 = sub i64 %182, 9, !dbg !63
	%184 = trunc i64 %p10 to i32, !dbg !63
	%185 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !63
	%186 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !63
	%187 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !63
	%188 = icmp ne i64 %p4, %p6, !dbg !63
	%189 = icmp uge i64 %p10, %181, !dbg !63
	%190 = icmp eq i64 addrspace(1)* %2, null, !dbg !63
	%191 = icmp ugt i64 %183, 1, !dbg !63
	%192 = or i1 %188, %189, !dbg !63
	%193 = or i1 %192, %190, !dbg !63
	%194 = or i1 %193, %191, !dbg !63
	br i1 %194, label %b38_fail1, label %b38_ok1, !dbg !63, !prof !21

b38_ok1:
	%195 = bitcast i64* %187 to i8*, !dbg !63
	call void @gpuc_put_signal_block(i8* %185, i8* %186, i64 %p6, i8* %195, i64 %p8, i32 %p9, i32 %184), !dbg !63
	br label %b41, !dbg !63

b39:
	%196 = icmp eq i64 %p0, 5, !dbg !64
	br i1 %196, label %b40, label %b41, !dbg !64

b40:
	%197 = sext i32 %3 to i64, !dbg !65
	%198 = sext i32 %p9 to i64, !dbg !65
	%199 = sub i64 %198, 9, !dbg !65
	%200 = trunc i64 %p10 to i32, !dbg !65
	%201 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !65
	%202 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !65
	%203 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !65
	%204 = icmp ne i64 %p4, %p6, !dbg !65
	%205 = icmp uge i64 %p10, %197, !dbg !65
	%206 = icmp eq i64 addrspace(1)* %2, null, !dbg !65
	%207 = icmp ugt i64 %199, 1, !dbg !65
	%208 = or i1 %204, %205, !dbg !65
	%209 = or i1 %208, %206, !dbg !65
	%210 = or i1 %209, %207, !dbg !65
	br i1 %210, label %b40_fail1, label %b40_ok1, !dbg !65, !prof !21

b40_ok1:
	%211 = bitcast i64* %203 to i8*, !dbg !65
	call void @gpuc_put_signal_nbi_block(i8* %201, i8* %202, i64 %p6, i8* %211, i64 %p8, i32 %p9, i32 %200), !dbg !65
	br label %b41, !dbg !65

b41:
	ret void, !dbg !11

b3_fail1:
	%212 = icmp ne i64 %p4, %p6, !dbg !13
	br i1 %212, label %b3_fail2, label %b3_ok2, !dbg !13

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !13
	ret void, !dbg !13

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !13
	ret void, !dbg !13

b5_fail1:
	%213 = icmp ne i64 %p4, %p6, !dbg !25
	br i1 %213, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !25
	ret void, !dbg !25

b7_fail1:
	%214 = icmp ne i64 %p4, %p6, !dbg !27
	br i1 %214, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !27
	ret void, !dbg !27

b9_fail1:
	%215 = icmp ne i64 %p4, %p6, !dbg !29
	br i1 %215, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !29
	ret void, !dbg !29

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !29
	ret void, !dbg !29

b11_fail1:
	%216 = icmp ne i64 %p4, %p6, !dbg !31
	br i1 %216, label %b11_fail2, label %b11_ok2, !dbg !31

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !31
	ret void, !dbg !31

b11_ok2:
	%217 = icmp uge i64 %p10, %49, !dbg !31
	br i1 %217, label %b11_fail3, label %b11_ok3, !dbg !31

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !31
	ret void, !dbg !31

b11_ok3:
	%218 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	br i1 %218, label %b11_fail4, label %b11_ok4, !dbg !31

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !31
	ret void, !dbg !31

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !31
	ret void, !dbg !31

b13_fail1:
	%219 = icmp ne i64 %p4, %p6, !dbg !33
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !33

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !33
	ret void, !dbg !33

b13_ok2:
	%220 = icmp uge i64 %p10, %65, !dbg !33
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !33

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !33
	ret void, !dbg !33

b13_ok3:
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	br i1 %221, label %b13_fail4, label %b13_ok4, !dbg !33

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !33
	ret void, !dbg !33

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !33
	ret void, !dbg !33

b17_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !40
	br i1 %222, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !40
	ret void, !dbg !40

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %84), !dbg !40
	ret void, !dbg !40

b19_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !42
	br i1 %223, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !42
	ret void, !dbg !42

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %92), !dbg !42
	ret void, !dbg !42

b21_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !44
	br i1 %224, label %b21_fail2, label %b21_ok2, !dbg !44

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !44
	ret void, !dbg !44

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %100), !dbg !44
	ret void, !dbg !44

b23_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !46
	br i1 %225, label %b23_fail2, label %b23_ok2, !dbg !46

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !46
	ret void, !dbg !46

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %108), !dbg !46
	ret void, !dbg !46

b25_fail1:
	%226 = icmp ne i64 %p4, %p6, !dbg !48
	br i1 %226, label %b25_fail2, label %b25_ok2, !dbg !48

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !48
	ret void, !dbg !48

b25_ok2:
	%227 = icmp uge i64 %p10, %116, !dbg !48
	br i1 %227, label %b25_fail3, label %b25_ok3, !dbg !48

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %116), !dbg !48
	ret void, !dbg !48

b25_ok3:
	%228 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	br i1 %228, label %b25_fail4, label %b25_ok4, !dbg !48

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !48
	ret void, !dbg !48

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %118, i64 1), !dbg !48
	ret void, !dbg !48

b27_fail1:
	%229 = icmp ne i64 %p4, %p6, !dbg !50
	br i1 %229, label %b27_fail2, label %b27_ok2, !dbg !50

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !50
	ret void, !dbg !50

b27_ok2:
	%230 = icmp uge i64 %p10, %132, !dbg !50
	br i1 %230, label %b27_fail3, label %b27_ok3, !dbg !50

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %132), !dbg !50
	ret void, !dbg !50

b27_ok3:
	%231 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	br i1 %231, label %b27_fail4, label %b27_ok4, !dbg !50

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !50
	ret void, !dbg !50

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %134, i64 1), !dbg !50
	ret void, !dbg !50

b30_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !55
	br i1 %232, label %b30_fail2, label %b30_ok2, !dbg !55

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !55
	ret void, !dbg !55

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %149), !dbg !55
	ret void, !dbg !55

b32_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !57
	br i1 %233, label %b32_fail2, label %b32_ok2, !dbg !57

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !57
	ret void, !dbg !57

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %157), !dbg !57
	ret void, !dbg !57

b34_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !59
	br i1 %234, label %b34_fail2, label %b34_ok2, !dbg !59

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !59
	ret void, !dbg !59

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %165), !dbg !59
	ret void, !dbg !59

b36_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !61
	br i1 %235, label %b36_fail2, label %b36_ok2, !dbg !61

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !61
	ret void, !dbg !61

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %173), !dbg !61
	ret void, !dbg !61

b38_fail1:
	%236 = icmp ne i64 %p4, %p6, !dbg !63
	br i1 %236, label %b38_fail2, label %b38_ok2, !dbg !63

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !63
	ret void, !dbg !63

b38_ok2:
	%237 = icmp uge i64 %p10, %181, !dbg !63
	br i1 %237, label %b38_fail3, label %b38_ok3, !dbg !63

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %181), !dbg !63
	ret void, !dbg !63

b38_ok3:
	%238 = icmp eq i64 addrspace(1)* %2, null, !dbg !63
	br i1 %238, label %b38_fail4, label %b38_ok4, !dbg !63

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !63
	ret void, !dbg !63

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %183, i64 1), !dbg !63
	ret void, !dbg !63

b40_fail1:
	%239 = icmp ne i64 %p4, %p6, !dbg !65
	br i1 %239, label %b40_fail2, label %b40_ok2, !dbg !65

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !65
	ret void, !dbg !65

b40_ok2:
	%240 = icmp uge i64 %p10, %197, !dbg !65
	br i1 %240, label %b40_fail3, label %b40_ok3, !dbg !65

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %197), !dbg !65
	ret void, !dbg !65

b40_ok3:
	%241 = icmp eq i64 addrspace(1)* %2, null, !dbg !65
	br i1 %241, label %b40_fail4, label %b40_ok4, !dbg !65

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !65
	ret void, !dbg !65

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %199, i64 1), !dbg !65
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
	%62 = sext i32 %p9 to i64, !dbg !84
	%63 = sub i64 %62, 9, !dbg !84
	%64 = mul i64 %p6, 2, !dbg !84
	%65 = trunc i64 %p10 to i32, !dbg !84
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !84
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !84
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !84
	%69 = icmp ne i64 %p4, %p6, !dbg !84
	%70 = icmp uge i64 %p10, %61, !dbg !84
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !84
	%72 = icmp ugt i64 %63, 1, !dbg !84
	%73 = or i1 %69, %70, !dbg !84
	%74 = or i1 %73, %71, !dbg !84
	%75 = or i1 %74, %72, !dbg !84
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !84, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !84
	%77 = bitcast i16* %67 to i8*, !dbg !84
	%78 = bitcast i64* %68 to i8*, !dbg !84
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !84
	br label %b41, !dbg !84

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !85
	br i1 %79, label %b13, label %b41, !dbg !85

b13:
	%80 = sext i32 %3 to i64, !dbg !86
	%81 = sext i32 %p9 to i64, !dbg !86
	%82 = sub i64 %81, 9, !dbg !86
	%83 = mul i64 %p6, 2, !dbg !86
	%84 = trunc i64 %p10 to i32, !dbg !86
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !86
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !86
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !86
	%88 = icmp ne i64 %p4, %p6, !dbg !86
	%89 = icmp uge i64 %p10, %80, !dbg !86
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !86
	%91 = icmp ugt i64 %82, 1, !dbg !86
	%92 = or i1 %88, %89, !dbg !86
	%93 = or i1 %92, %90, !dbg !86
	%94 = or i1 %93, %91, !dbg !86
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !86, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !86
	%96 = bitcast i16* %86 to i8*, !dbg !86
	%97 = bitcast i64* %87 to i8*, !dbg !86
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !86
	br label %b41, !dbg !86

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !87
	br i1 %98, label %b15, label %b28, !dbg !87

b15:
	%99 = sdiv i64 %13, 32, !dbg !88
	%100 = icmp eq i64 %99, %p2, !dbg !89
	br i1 %100, label %b16, label %b28, !dbg !89

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !92
	br i1 %101, label %b17, label %b18, !dbg !92

b17:
	%102 = sext i32 %3 to i64, !dbg !93
	%103 = mul i64 %p6, 2, !dbg !93
	%104 = trunc i64 %p10 to i32, !dbg !93
	%105 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !93
	%106 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !93
	%107 = icmp ne i64 %p4, %p6, !dbg !93
	%108 = icmp uge i64 %p10, %102, !dbg !93
	%109 = or i1 %107, %108, !dbg !93
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !93, !prof !21

b17_ok1:
	%110 = bitcast i16* %105 to i8*, !dbg !93
	%111 = bitcast i16* %106 to i8*, !dbg !93
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !93
	br label %b41, !dbg !93

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !94
	br i1 %112, label %b19, label %b20, !dbg !94

b19:
	%113 = sext i32 %3 to i64, !dbg !95
	%114 = mul i64 %p6, 2, !dbg !95
	%115 = trunc i64 %p10 to i32, !dbg !95
	%116 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !95
	%117 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !95
	%118 = icmp ne i64 %p4, %p6, !dbg !95
	%119 = icmp uge i64 %p10, %113, !dbg !95
	%120 = or i1 %118, %119, !dbg !95
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !95, !prof !21

b19_ok1:
	%121 = bitcast i16* %116 to i8*, !dbg !95
	%122 = bitcast i16* %117 to i8*, !dbg !95
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !95
	br label %b41, !dbg !95

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !96
	br i1 %123, label %b21, label %b22, !dbg !96

b21:
	%124 = sext i32 %3 to i64, !dbg !97
	%125 = mul i64 %p6, 2, !dbg !97
	%126 = trunc i64 %p10 to i32, !dbg !97
	%127 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !97
	%128 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !97
	%129 = icmp ne i64 %p4, %p6, !dbg !97
	%130 = icmp uge i64 %p10, %124, !dbg !97
	%131 = or i1 %129, %130, !dbg !97
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !97, !prof !21

b21_ok1:
	%132 = bitcast i16* %127 to i8*, !dbg !97
	%133 = bitcast i16* %128 to i8*, !dbg !97
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !97
	br label %b41, !dbg !97

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !98
	br i1 %134, label %b23, label %b24, !dbg !98

b23:
	%135 = sext i32 %3 to i64, !dbg !99
	%136 = mul i64 %p6, 2, !dbg !99
	%137 = trunc i64 %p10 to i32, !dbg !99
	%138 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !99
	%139 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !99
	%140 = icmp ne i64 %p4, %p6, !dbg !99
	%141 = icmp uge i64 %p10, %135, !dbg !99
	%142 = or i1 %140, %141, !dbg !99
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !99, !prof !21

b23_ok1:
	%143 = bitcast i16* %138 to i8*, !dbg !99
	%144 = bitcast i16* %139 to i8*, !dbg !99
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !99
	br label %b41, !dbg !99

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !100
	br i1 %145, label %b25, label %b26, !dbg !100

b25:
	%146 = sext i32 %3 to i64, !dbg !101
	%147 = sext i32 %p9 to i64, !dbg !101
	%148 = sub i64 %147, 9, !dbg !101
	%149 = mul i64 %p6, 2, !dbg !101
	%150 = trunc i64 %p10 to i32, !dbg !101
	%151 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !101
	%152 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !101
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !101
	%154 = icmp ne i64 %p4, %p6, !dbg !101
	%155 = icmp uge i64 %p10, %146, !dbg !101
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !101
	%157 = icmp ugt i64 %148, 1, !dbg !101
	%158 = or i1 %154, %155, !dbg !101
	%159 = or i1 %158, %156, !dbg !101
	%160 = or i1 %159, %157, !dbg !101
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !101, !prof !21

b25_ok1:
	%161 = bitcast i16* %151 to i8*, !dbg !101
	%162 = bitcast i16* %152 to i8*, !dbg !101
	%163 = bitcast i64* %153 to i8*, !dbg !101
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !101
	br label %b41, !dbg !101

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !102
	br i1 %164, label %b27, label %b41, !dbg !102

b27:
	%165 = sext i32 %3 to i64, !dbg !103
	%166 = sext i32 %p9 to i64, !dbg !103
	%167 = sub i64 %166, 9, !dbg !103
	%168 = mul i64 %p6, 2, !dbg !103
	%169 = trunc i64 %p10 to i32, !dbg !103
	%170 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !103
	%171 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !103
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !103
	%173 = icmp ne i64 %p4, %p6, !dbg !103
	%174 = icmp uge i64 %p10, %165, !dbg !103
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !103
	%176 = icmp ugt i64 %167, 1, !dbg !103
	%177 = or i1 %173, %174, !dbg !103
	%178 = or i1 %177, %175, !dbg !103
	%179 = or i1 %178, %176, !dbg !103
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !103, !prof !21

b27_ok1:
	%180 = bitcast i16* %170 to i8*, !dbg !103
	%181 = bitcast i16* %171 to i8*, !dbg !103
	%182 = bitcast i64* %172 to i8*, !dbg !103
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !103
	br label %b41, !dbg !103

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !104
	br i1 %183, label %b29, label %b41, !dbg !104

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !107
	br i1 %184, label %b30, label %b31, !dbg !107

b30:
	%185 = sext i32 %3 to i64, !dbg !108
	%186 = mul i64 %p6, 2, !dbg !108
	%187 = trunc i64 %p10 to i32, !dbg !108
	%188 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !108
	%189 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !108
	%190 = icmp ne i64 %p4, %p6, !dbg !108
	%191 = icmp uge i64 %p10, %185, !dbg !108
	%192 = or i1 %190, %191, !dbg !108
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !108, !prof !21

b30_ok1:
	%193 = bitcast i16* %188 to i8*, !dbg !108
	%194 = bitcast i16* %189 to i8*, !dbg !108
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !108
	br label %b41, !dbg !108

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !109
	br i1 %195, label %b32, label %b33, !dbg !109

b32:
	%196 = sext i32 %3 to i64, !dbg !110
	%197 = mul i64 %p6, 2, !dbg !110
	%198 = trunc i64 %p10 to i32, !dbg !110
	%199 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !110
	%200 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !110
	%201 = icmp ne i64 %p4, %p6, !dbg !110
	%202 = icmp uge i64 %p10, %196, !dbg !110
	%203 = or i1 %201, %202, !dbg !110
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !110, !prof !21

b32_ok1:
	%204 = bitcast i16* %199 to i8*, !dbg !110
	%205 = bitcast i16* %200 to i8*, !dbg !110
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !110
	br label %b41, !dbg !110

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !111
	br i1 %206, label %b34, label %b35, !dbg !111

b34:
	%207 = sext i32 %3 to i64, !dbg !112
	%208 = mul i64 %p6, 2, !dbg !112
	%209 = trunc i64 %p10 to i32, !dbg !112
	%210 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !112
	%211 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !112
	%212 = icmp ne i64 %p4, %p6, !dbg !112
	%213 = icmp uge i64 %p10, %207, !dbg !112
	%214 = or i1 %212, %213, !dbg !112
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !112, !prof !21

b34_ok1:
	%215 = bitcast i16* %210 to i8*, !dbg !112
	%216 = bitcast i16* %211 to i8*, !dbg !112
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !112
	br label %b41, !dbg !112

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !113
	br i1 %217, label %b36, label %b37, !dbg !113

b36:
	%218 = sext i32 %3 to i64, !dbg !114
	%219 = mul i64 %p6, 2, !dbg !114
	%220 = trunc i64 %p10 to i32, !dbg !114
	%221 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !114
	%222 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !114
	%223 = icmp ne i64 %p4, %p6, !dbg !114
	%224 = icmp uge i64 %p10, %218, !dbg !114
	%225 = or i1 %223, %224, !dbg !114
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !114, !prof !21

b36_ok1:
	%226 = bitcast i16* %221 to i8*, !dbg !114
	%227 = bitcast i16* %222 to i8*, !dbg !114
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !114
	br label %b41, !dbg !114

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !115
	br i1 %228, label %b38, label %b39, !dbg !115

b38:
	%229 = sext i32 %3 to i64, !dbg !116
	%230 = sext i32 %p9 to i64, !dbg !116
	%231 = sub i64 %230, 9, !dbg !116
	%232 = mul i64 %p6, 2, !dbg !116
	%233 = trunc i64 %p10 to i32, !dbg !116
	%234 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !116
	%235 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !116
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !116
	%237 = icmp ne i64 %p4, %p6, !dbg !116
	%238 = icmp uge i64 %p10, %229, !dbg !116
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !116
	%240 = icmp ugt i64 %231, 1, !dbg !116
	%241 = or i1 %237, %238, !dbg !116
	%242 = or i1 %241, %239, !dbg !116
	%243 = or i1 %242, %240, !dbg !116
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !116, !prof !21

b38_ok1:
	%244 = bitcast i16* %234 to i8*, !dbg !116
	%245 = bitcast i16* %235 to i8*, !dbg !116
	%246 = bitcast i64* %236 to i8*, !dbg !116
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !116
	br label %b41, !dbg !116

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !117
	br i1 %247, label %b40, label %b41, !dbg !117

b40:
	%248 = sext i32 %3 to i64, !dbg !118
	%249 = sext i32 %p9 to i64, !dbg !118
	%250 = sub i64 %249, 9, !dbg !118
	%251 = mul i64 %p6, 2, !dbg !118
	%252 = trunc i64 %p10 to i32, !dbg !118
	%253 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !118
	%254 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !118
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !118
	%256 = icmp ne i64 %p4, %p6, !dbg !118
	%257 = icmp uge i64 %p10, %248, !dbg !118
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !118
	%259 = icmp ugt i64 %250, 1, !dbg !118
	%260 = or i1 %256, %257, !dbg !118
	%261 = or i1 %260, %258, !dbg !118
	%262 = or i1 %261, %259, !dbg !118
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !118, !prof !21

b40_ok1:
	%263 = bitcast i16* %253 to i8*, !dbg !118
	%264 = bitcast i16* %254 to i8*, !dbg !118
	%265 = bitcast i64* %255 to i8*, !dbg !118
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !118
	br label %b41, !dbg !118

b41:
	ret void, !dbg !70

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !72
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !72

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !72
	ret void, !dbg !72

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !72
	ret void, !dbg !72

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !78
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !78

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !78
	ret void, !dbg !78

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !78
	ret void, !dbg !78

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !80
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !80

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !80
	ret void, !dbg !80

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !80
	ret void, !dbg !80

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !82
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !82

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !82
	ret void, !dbg !82

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !82
	ret void, !dbg !82

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !84
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !84

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !84
	ret void, !dbg !84

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !84
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !84

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !84
	ret void, !dbg !84

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !84
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !84

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !84
	ret void, !dbg !84

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !84
	ret void, !dbg !84

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !86
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !86

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !86
	ret void, !dbg !86

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !86
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !86

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !86
	ret void, !dbg !86

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !86
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !86

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !86
	ret void, !dbg !86

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !86
	ret void, !dbg !86

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !93
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !93

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !93
	ret void, !dbg !93

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !93
	ret void, !dbg !93

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !95
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !95

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !95
	ret void, !dbg !95

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !95
	ret void, !dbg !95

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !97
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !97

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !97
	ret void, !dbg !97

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !97
	ret void, !dbg !97

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !99
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !99

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !99
	ret void, !dbg !99

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !99
	ret void, !dbg !99

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !101
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !101

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !101
	ret void, !dbg !101

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !101
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !101

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !101
	ret void, !dbg !101

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !101
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !101

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !101
	ret void, !dbg !101

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !101
	ret void, !dbg !101

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !103
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !103

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !103
	ret void, !dbg !103

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !103
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !103

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !103
	ret void, !dbg !103

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !103
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !103

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !103
	ret void, !dbg !103

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !103
	ret void, !dbg !103

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !108
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !108

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !108
	ret void, !dbg !108

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !108
	ret void, !dbg !108

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !110
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !110

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !110
	ret void, !dbg !110

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !110
	ret void, !dbg !110

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !112
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !112

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !112
	ret void, !dbg !112

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !112
	ret void, !dbg !112

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !114
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !114

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !114
	ret void, !dbg !114

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !114
	ret void, !dbg !114

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !116
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !116

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !116
	ret void, !dbg !116

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !116
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !116

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !116
	ret void, !dbg !116

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !116
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !116

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !116
	ret void, !dbg !116

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !116
	ret void, !dbg !116

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !118
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !118

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !118
	ret void, !dbg !118

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !118
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !118

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !118
	ret void, !dbg !118

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !118
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !118

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !118
	ret void, !dbg !118

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !118
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
	%62 = sext i32 %p9 to i64, !dbg !137
	%63 = sub i64 %62, 9, !dbg !137
	%64 = mul i64 %p6, 4, !dbg !137
	%65 = trunc i64 %p10 to i32, !dbg !137
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !137
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !137
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !137
	%69 = icmp ne i64 %p4, %p6, !dbg !137
	%70 = icmp uge i64 %p10, %61, !dbg !137
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !137
	%72 = icmp ugt i64 %63, 1, !dbg !137
	%73 = or i1 %69, %70, !dbg !137
	%74 = or i1 %73, %71, !dbg !137
	%75 = or i1 %74, %72, !dbg !137
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !137, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !137
	%77 = bitcast i32* %67 to i8*, !dbg !137
	%78 = bitcast i64* %68 to i8*, !dbg !137
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !137
	br label %b41, !dbg !137

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !138
	br i1 %79, label %b13, label %b41, !dbg !138

b13:
	%80 = sext i32 %3 to i64, !dbg !139
	%81 = sext i32 %p9 to i64, !dbg !139
	%82 = sub i64 %81, 9, !dbg !139
	%83 = mul i64 %p6, 4, !dbg !139
	%84 = trunc i64 %p10 to i32, !dbg !139
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !139
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !139
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !139
	%88 = icmp ne i64 %p4, %p6, !dbg !139
	%89 = icmp uge i64 %p10, %80, !dbg !139
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !139
	%91 = icmp ugt i64 %82, 1, !dbg !139
	%92 = or i1 %88, %89, !dbg !139
	%93 = or i1 %92, %90, !dbg !139
	%94 = or i1 %93, %91, !dbg !139
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !139, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !139
	%96 = bitcast i32* %86 to i8*, !dbg !139
	%97 = bitcast i64* %87 to i8*, !dbg !139
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !139
	br label %b41, !dbg !139

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !140
	br i1 %98, label %b15, label %b28, !dbg !140

b15:
	%99 = sdiv i64 %13, 32, !dbg !141
	%100 = icmp eq i64 %99, %p2, !dbg !142
	br i1 %100, label %b16, label %b28, !dbg !142

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !145
	br i1 %101, label %b17, label %b18, !dbg !145

b17:
	%102 = sext i32 %3 to i64, !dbg !146
	%103 = mul i64 %p6, 4, !dbg !146
	%104 = trunc i64 %p10 to i32, !dbg !146
	%105 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !146
	%106 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !146
	%107 = icmp ne i64 %p4, %p6, !dbg !146
	%108 = icmp uge i64 %p10, %102, !dbg !146
	%109 = or i1 %107, %108, !dbg !146
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !146, !prof !21

b17_ok1:
	%110 = bitcast i32* %105 to i8*, !dbg !146
	%111 = bitcast i32* %106 to i8*, !dbg !146
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !146
	br label %b41, !dbg !146

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !147
	br i1 %112, label %b19, label %b20, !dbg !147

b19:
	%113 = sext i32 %3 to i64, !dbg !148
	%114 = mul i64 %p6, 4, !dbg !148
	%115 = trunc i64 %p10 to i32, !dbg !148
	%116 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !148
	%117 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !148
	%118 = icmp ne i64 %p4, %p6, !dbg !148
	%119 = icmp uge i64 %p10, %113, !dbg !148
	%120 = or i1 %118, %119, !dbg !148
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !148, !prof !21

b19_ok1:
	%121 = bitcast i32* %116 to i8*, !dbg !148
	%122 = bitcast i32* %117 to i8*, !dbg !148
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !148
	br label %b41, !dbg !148

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !149
	br i1 %123, label %b21, label %b22, !dbg !149

b21:
	%124 = sext i32 %3 to i64, !dbg !150
	%125 = mul i64 %p6, 4, !dbg !150
	%126 = trunc i64 %p10 to i32, !dbg !150
	%127 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !150
	%128 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !150
	%129 = icmp ne i64 %p4, %p6, !dbg !150
	%130 = icmp uge i64 %p10, %124, !dbg !150
	%131 = or i1 %129, %130, !dbg !150
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !150, !prof !21

b21_ok1:
	%132 = bitcast i32* %127 to i8*, !dbg !150
	%133 = bitcast i32* %128 to i8*, !dbg !150
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !150
	br label %b41, !dbg !150

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !151
	br i1 %134, label %b23, label %b24, !dbg !151

b23:
	%135 = sext i32 %3 to i64, !dbg !152
	%136 = mul i64 %p6, 4, !dbg !152
	%137 = trunc i64 %p10 to i32, !dbg !152
	%138 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !152
	%139 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !152
	%140 = icmp ne i64 %p4, %p6, !dbg !152
	%141 = icmp uge i64 %p10, %135, !dbg !152
	%142 = or i1 %140, %141, !dbg !152
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !152, !prof !21

b23_ok1:
	%143 = bitcast i32* %138 to i8*, !dbg !152
	%144 = bitcast i32* %139 to i8*, !dbg !152
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !152
	br label %b41, !dbg !152

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !153
	br i1 %145, label %b25, label %b26, !dbg !153

b25:
	%146 = sext i32 %3 to i64, !dbg !154
	%147 = sext i32 %p9 to i64, !dbg !154
	%148 = sub i64 %147, 9, !dbg !154
	%149 = mul i64 %p6, 4, !dbg !154
	%150 = trunc i64 %p10 to i32, !dbg !154
	%151 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !154
	%152 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !154
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !154
	%154 = icmp ne i64 %p4, %p6, !dbg !154
	%155 = icmp uge i64 %p10, %146, !dbg !154
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !154
	%157 = icmp ugt i64 %148, 1, !dbg !154
	%158 = or i1 %154, %155, !dbg !154
	%159 = or i1 %158, %156, !dbg !154
	%160 = or i1 %159, %157, !dbg !154
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !154, !prof !21

b25_ok1:
	%161 = bitcast i32* %151 to i8*, !dbg !154
	%162 = bitcast i32* %152 to i8*, !dbg !154
	%163 = bitcast i64* %153 to i8*, !dbg !154
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !154
	br label %b41, !dbg !154

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !155
	br i1 %164, label %b27, label %b41, !dbg !155

b27:
	%165 = sext i32 %3 to i64, !dbg !156
	%166 = sext i32 %p9 to i64, !dbg !156
	%167 = sub i64 %166, 9, !dbg !156
	%168 = mul i64 %p6, 4, !dbg !156
	%169 = trunc i64 %p10 to i32, !dbg !156
	%170 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !156
	%171 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !156
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !156
	%173 = icmp ne i64 %p4, %p6, !dbg !156
	%174 = icmp uge i64 %p10, %165, !dbg !156
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !156
	%176 = icmp ugt i64 %167, 1, !dbg !156
	%177 = or i1 %173, %174, !dbg !156
	%178 = or i1 %177, %175, !dbg !156
	%179 = or i1 %178, %176, !dbg !156
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !156, !prof !21

b27_ok1:
	%180 = bitcast i32* %170 to i8*, !dbg !156
	%181 = bitcast i32* %171 to i8*, !dbg !156
	%182 = bitcast i64* %172 to i8*, !dbg !156
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !156
	br label %b41, !dbg !156

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !157
	br i1 %183, label %b29, label %b41, !dbg !157

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !160
	br i1 %184, label %b30, label %b31, !dbg !160

b30:
	%185 = sext i32 %3 to i64, !dbg !161
	%186 = mul i64 %p6, 4, !dbg !161
	%187 = trunc i64 %p10 to i32, !dbg !161
	%188 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !161
	%189 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !161
	%190 = icmp ne i64 %p4, %p6, !dbg !161
	%191 = icmp uge i64 %p10, %185, !dbg !161
	%192 = or i1 %190, %191, !dbg !161
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !161, !prof !21

b30_ok1:
	%193 = bitcast i32* %188 to i8*, !dbg !161
	%194 = bitcast i32* %189 to i8*, !dbg !161
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !161
	br label %b41, !dbg !161

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !162
	br i1 %195, label %b32, label %b33, !dbg !162

b32:
	%196 = sext i32 %3 to i64, !dbg !163
	%197 = mul i64 %p6, 4, !dbg !163
	%198 = trunc i64 %p10 to i32, !dbg !163
	%199 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !163
	%200 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !163
	%201 = icmp ne i64 %p4, %p6, !dbg !163
	%202 = icmp uge i64 %p10, %196, !dbg !163
	%203 = or i1 %201, %202, !dbg !163
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !163, !prof !21

b32_ok1:
	%204 = bitcast i32* %199 to i8*, !dbg !163
	%205 = bitcast i32* %200 to i8*, !dbg !163
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !163
	br label %b41, !dbg !163

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !164
	br i1 %206, label %b34, label %b35, !dbg !164

b34:
	%207 = sext i32 %3 to i64, !dbg !165
	%208 = mul i64 %p6, 4, !dbg !165
	%209 = trunc i64 %p10 to i32, !dbg !165
	%210 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !165
	%211 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !165
	%212 = icmp ne i64 %p4, %p6, !dbg !165
	%213 = icmp uge i64 %p10, %207, !dbg !165
	%214 = or i1 %212, %213, !dbg !165
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !165, !prof !21

b34_ok1:
	%215 = bitcast i32* %210 to i8*, !dbg !165
	%216 = bitcast i32* %211 to i8*, !dbg !165
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !165
	br label %b41, !dbg !165

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !166
	br i1 %217, label %b36, label %b37, !dbg !166

b36:
	%218 = sext i32 %3 to i64, !dbg !167
	%219 = mul i64 %p6, 4, !dbg !167
	%220 = trunc i64 %p10 to i32, !dbg !167
	%221 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !167
	%222 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !167
	%223 = icmp ne i64 %p4, %p6, !dbg !167
	%224 = icmp uge i64 %p10, %218, !dbg !167
	%225 = or i1 %223, %224, !dbg !167
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !167, !prof !21

b36_ok1:
	%226 = bitcast i32* %221 to i8*, !dbg !167
	%227 = bitcast i32* %222 to i8*, !dbg !167
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !167
	br label %b41, !dbg !167

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !168
	br i1 %228, label %b38, label %b39, !dbg !168

b38:
	%229 = sext i32 %3 to i64, !dbg !169
	%230 = sext i32 %p9 to i64, !dbg !169
	%231 = sub i64 %230, 9, !dbg !169
	%232 = mul i64 %p6, 4, !dbg !169
	%233 = trunc i64 %p10 to i32, !dbg !169
	%234 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !169
	%235 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !169
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !169
	%237 = icmp ne i64 %p4, %p6, !dbg !169
	%238 = icmp uge i64 %p10, %229, !dbg !169
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !169
	%240 = icmp ugt i64 %231, 1, !dbg !169
	%241 = or i1 %237, %238, !dbg !169
	%242 = or i1 %241, %239, !dbg !169
	%243 = or i1 %242, %240, !dbg !169
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !169, !prof !21

b38_ok1:
	%244 = bitcast i32* %234 to i8*, !dbg !169
	%245 = bitcast i32* %235 to i8*, !dbg !169
	%246 = bitcast i64* %236 to i8*, !dbg !169
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !169
	br label %b41, !dbg !169

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !170
	br i1 %247, label %b40, label %b41, !dbg !170

b40:
	%248 = sext i32 %3 to i64, !dbg !171
	%249 = sext i32 %p9 to i64, !dbg !171
	%250 = sub i64 %249, 9, !dbg !171
	%251 = mul i64 %p6, 4, !dbg !171
	%252 = trunc i64 %p10 to i32, !dbg !171
	%253 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !171
	%254 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !171
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !171
	%256 = icmp ne i64 %p4, %p6, !dbg !171
	%257 = icmp uge i64 %p10, %248, !dbg !171
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !171
	%259 = icmp ugt i64 %250, 1, !dbg !171
	%260 = or i1 %256, %257, !dbg !171
	%261 = or i1 %260, %258, !dbg !171
	%262 = or i1 %261, %259, !dbg !171
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !171, !prof !21

b40_ok1:
	%263 = bitcast i32* %253 to i8*, !dbg !171
	%264 = bitcast i32* %254 to i8*, !dbg !171
	%265 = bitcast i64* %255 to i8*, !dbg !171
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !171
	br label %b41, !dbg !171

b41:
	ret void, !dbg !123

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !125
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !125

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !125
	ret void, !dbg !125

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !125
	ret void, !dbg !125

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !131
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !131

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !131
	ret void, !dbg !131

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !131
	ret void, !dbg !131

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !133
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !133

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !133
	ret void, !dbg !133

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !133
	ret void, !dbg !133

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !135
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !135

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !135
	ret void, !dbg !135

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !135
	ret void, !dbg !135

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !137
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !137

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !137
	ret void, !dbg !137

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !137
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !137

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !137
	ret void, !dbg !137

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !137
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !137

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !137
	ret void, !dbg !137

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !137
	ret void, !dbg !137

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !139
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !139

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !139
	ret void, !dbg !139

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !139
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !139

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !139
	ret void, !dbg !139

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !139
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !139

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !139
	ret void, !dbg !139

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !139
	ret void, !dbg !139

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !146
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !146

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !146
	ret void, !dbg !146

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !146
	ret void, !dbg !146

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !148
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !148

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !148
	ret void, !dbg !148

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !148
	ret void, !dbg !148

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !150
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !150

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !150
	ret void, !dbg !150

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !150
	ret void, !dbg !150

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !152
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !152

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !152
	ret void, !dbg !152

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !152
	ret void, !dbg !152

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !154
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !154

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !154
	ret void, !dbg !154

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !154
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !154

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !154
	ret void, !dbg !154

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !154
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !154

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !154
	ret void, !dbg !154

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !154
	ret void, !dbg !154

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !156
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !156

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !156
	ret void, !dbg !156

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !156
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !156

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !156
	ret void, !dbg !156

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !156
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !156

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !156
	ret void, !dbg !156

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !156
	ret void, !dbg !156

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !161
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !161

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !161
	ret void, !dbg !161

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !161
	ret void, !dbg !161

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !163
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !163

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !163
	ret void, !dbg !163

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !163
	ret void, !dbg !163

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !165
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !165

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !165
	ret void, !dbg !165

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !165
	ret void, !dbg !165

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !167
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !167

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !167
	ret void, !dbg !167

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !167
	ret void, !dbg !167

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !169
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !169

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !169
	ret void, !dbg !169

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !169
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !169

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !169
	ret void, !dbg !169

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !169
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !169

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !169
	ret void, !dbg !169

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !169
	ret void, !dbg !169

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !171
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !171

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !171
	ret void, !dbg !171

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !171
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !171

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !171
	ret void, !dbg !171

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !171
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !171

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !171
	ret void, !dbg !171

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !171
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
	%62 = sext i32 %p9 to i64, !dbg !190
	%63 = sub i64 %62, 9, !dbg !190
	%64 = mul i64 %p6, 8, !dbg !190
	%65 = trunc i64 %p10 to i32, !dbg !190
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !190
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !190
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !190
	%69 = icmp ne i64 %p4, %p6, !dbg !190
	%70 = icmp uge i64 %p10, %61, !dbg !190
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !190
	%72 = icmp ugt i64 %63, 1, !dbg !190
	%73 = or i1 %69, %70, !dbg !190
	%74 = or i1 %73, %71, !dbg !190
	%75 = or i1 %74, %72, !dbg !190
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !190, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !190
	%77 = bitcast i64* %67 to i8*, !dbg !190
	%78 = bitcast i64* %68 to i8*, !dbg !190
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !190
	br label %b41, !dbg !190

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !191
	br i1 %79, label %b13, label %b41, !dbg !191

b13:
	%80 = sext i32 %3 to i64, !dbg !192
	%81 = sext i32 %p9 to i64, !dbg !192
	%82 = sub i64 %81, 9, !dbg !192
	%83 = mul i64 %p6, 8, !dbg !192
	%84 = trunc i64 %p10 to i32, !dbg !192
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !192
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !192
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !192
	%88 = icmp ne i64 %p4, %p6, !dbg !192
	%89 = icmp uge i64 %p10, %80, !dbg !192
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !192
	%91 = icmp ugt i64 %82, 1, !dbg !192
	%92 = or i1 %88, %89, !dbg !192
	%93 = or i1 %92, %90, !dbg !192
	%94 = or i1 %93, %91, !dbg !192
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !192, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !192
	%96 = bitcast i64* %86 to i8*, !dbg !192
	%97 = bitcast i64* %87 to i8*, !dbg !192
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !192
	br label %b41, !dbg !192

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !193
	br i1 %98, label %b15, label %b28, !dbg !193

b15:
	%99 = sdiv i64 %13, 32, !dbg !194
	%100 = icmp eq i64 %99, %p2, !dbg !195
	br i1 %100, label %b16, label %b28, !dbg !195

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !198
	br i1 %101, label %b17, label %b18, !dbg !198

b17:
	%102 = sext i32 %3 to i64, !dbg !199
	%103 = mul i64 %p6, 8, !dbg !199
	%104 = trunc i64 %p10 to i32, !dbg !199
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !199
	%106 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !199
	%107 = icmp ne i64 %p4, %p6, !dbg !199
	%108 = icmp uge i64 %p10, %102, !dbg !199
	%109 = or i1 %107, %108, !dbg !199
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !199, !prof !21

b17_ok1:
	%110 = bitcast i64* %105 to i8*, !dbg !199
	%111 = bitcast i64* %106 to i8*, !dbg !199
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !199
	br label %b41, !dbg !199

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !200
	br i1 %112, label %b19, label %b20, !dbg !200

b19:
	%113 = sext i32 %3 to i64, !dbg !201
	%114 = mul i64 %p6, 8, !dbg !201
	%115 = trunc i64 %p10 to i32, !dbg !201
	%116 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !201
	%117 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !201
	%118 = icmp ne i64 %p4, %p6, !dbg !201
	%119 = icmp uge i64 %p10, %113, !dbg !201
	%120 = or i1 %118, %119, !dbg !201
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !201, !prof !21

b19_ok1:
	%121 = bitcast i64* %116 to i8*, !dbg !201
	%122 = bitcast i64* %117 to i8*, !dbg !201
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !201
	br label %b41, !dbg !201

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !202
	br i1 %123, label %b21, label %b22, !dbg !202

b21:
	%124 = sext i32 %3 to i64, !dbg !203
	%125 = mul i64 %p6, 8, !dbg !203
	%126 = trunc i64 %p10 to i32, !dbg !203
	%127 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !203
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !203
	%129 = icmp ne i64 %p4, %p6, !dbg !203
	%130 = icmp uge i64 %p10, %124, !dbg !203
	%131 = or i1 %129, %130, !dbg !203
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !203, !prof !21

b21_ok1:
	%132 = bitcast i64* %127 to i8*, !dbg !203
	%133 = bitcast i64* %128 to i8*, !dbg !203
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !203
	br label %b41, !dbg !203

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !204
	br i1 %134, label %b23, label %b24, !dbg !204

b23:
	%135 = sext i32 %3 to i64, !dbg !205
	%136 = mul i64 %p6, 8, !dbg !205
	%137 = trunc i64 %p10 to i32, !dbg !205
	%138 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !205
	%139 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !205
	%140 = icmp ne i64 %p4, %p6, !dbg !205
	%141 = icmp uge i64 %p10, %135, !dbg !205
	%142 = or i1 %140, %141, !dbg !205
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !205, !prof !21

b23_ok1:
	%143 = bitcast i64* %138 to i8*, !dbg !205
	%144 = bitcast i64* %139 to i8*, !dbg !205
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !205
	br label %b41, !dbg !205

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !206
	br i1 %145, label %b25, label %b26, !dbg !206

b25:
	%146 = sext i32 %3 to i64, !dbg !207
	%147 = sext i32 %p9 to i64, !dbg !207
	%148 = sub i64 %147, 9, !dbg !207
	%149 = mul i64 %p6, 8, !dbg !207
	%150 = trunc i64 %p10 to i32, !dbg !207
	%151 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !207
	%152 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !207
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !207
	%154 = icmp ne i64 %p4, %p6, !dbg !207
	%155 = icmp uge i64 %p10, %146, !dbg !207
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !207
	%157 = icmp ugt i64 %148, 1, !dbg !207
	%158 = or i1 %154, %155, !dbg !207
	%159 = or i1 %158, %156, !dbg !207
	%160 = or i1 %159, %157, !dbg !207
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !207, !prof !21

b25_ok1:
	%161 = bitcast i64* %151 to i8*, !dbg !207
	%162 = bitcast i64* %152 to i8*, !dbg !207
	%163 = bitcast i64* %153 to i8*, !dbg !207
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !207
	br label %b41, !dbg !207

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !208
	br i1 %164, label %b27, label %b41, !dbg !208

b27:
	%165 = sext i32 %3 to i64, !dbg !209
	%166 = sext i32 %p9 to i64, !dbg !209
	%167 = sub i64 %166, 9, !dbg !209
	%168 = mul i64 %p6, 8, !dbg !209
	%169 = trunc i64 %p10 to i32, !dbg !209
	%170 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !209
	%171 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !209
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !209
	%173 = icmp ne i64 %p4, %p6, !dbg !209
	%174 = icmp uge i64 %p10, %165, !dbg !209
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !209
	%176 = icmp ugt i64 %167, 1, !dbg !209
	%177 = or i1 %173, %174, !dbg !209
	%178 = or i1 %177, %175, !dbg !209
	%179 = or i1 %178, %176, !dbg !209
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !209, !prof !21

b27_ok1:
	%180 = bitcast i64* %170 to i8*, !dbg !209
	%181 = bitcast i64* %171 to i8*, !dbg !209
	%182 = bitcast i64* %172 to i8*, !dbg !209
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !209
	br label %b41, !dbg !209

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !210
	br i1 %183, label %b29, label %b41, !dbg !210

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !213
	br i1 %184, label %b30, label %b31, !dbg !213

b30:
	%185 = sext i32 %3 to i64, !dbg !214
	%186 = mul i64 %p6, 8, !dbg !214
	%187 = trunc i64 %p10 to i32, !dbg !214
	%188 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !214
	%189 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !214
	%190 = icmp ne i64 %p4, %p6, !dbg !214
	%191 = icmp uge i64 %p10, %185, !dbg !214
	%192 = or i1 %190, %191, !dbg !214
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !214, !prof !21

b30_ok1:
	%193 = bitcast i64* %188 to i8*, !dbg !214
	%194 = bitcast i64* %189 to i8*, !dbg !214
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !214
	br label %b41, !dbg !214

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !215
	br i1 %195, label %b32, label %b33, !dbg !215

b32:
	%196 = sext i32 %3 to i64, !dbg !216
	%197 = mul i64 %p6, 8, !dbg !216
	%198 = trunc i64 %p10 to i32, !dbg !216
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !216
	%200 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !216
	%201 = icmp ne i64 %p4, %p6, !dbg !216
	%202 = icmp uge i64 %p10, %196, !dbg !216
	%203 = or i1 %201, %202, !dbg !216
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !216, !prof !21

b32_ok1:
	%204 = bitcast i64* %199 to i8*, !dbg !216
	%205 = bitcast i64* %200 to i8*, !dbg !216
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !216
	br label %b41, !dbg !216

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !217
	br i1 %206, label %b34, label %b35, !dbg !217

b34:
	%207 = sext i32 %3 to i64, !dbg !218
	%208 = mul i64 %p6, 8, !dbg !218
	%209 = trunc i64 %p10 to i32, !dbg !218
	%210 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !218
	%211 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !218
	%212 = icmp ne i64 %p4, %p6, !dbg !218
	%213 = icmp uge i64 %p10, %207, !dbg !218
	%214 = or i1 %212, %213, !dbg !218
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !218, !prof !21

b34_ok1:
	%215 = bitcast i64* %210 to i8*, !dbg !218
	%216 = bitcast i64* %211 to i8*, !dbg !218
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !218
	br label %b41, !dbg !218

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !219
	br i1 %217, label %b36, label %b37, !dbg !219

b36:
	%218 = sext i32 %3 to i64, !dbg !220
	%219 = mul i64 %p6, 8, !dbg !220
	%220 = trunc i64 %p10 to i32, !dbg !220
	%221 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !220
	%222 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !220
	%223 = icmp ne i64 %p4, %p6, !dbg !220
	%224 = icmp uge i64 %p10, %218, !dbg !220
	%225 = or i1 %223, %224, !dbg !220
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !220, !prof !21

b36_ok1:
	%226 = bitcast i64* %221 to i8*, !dbg !220
	%227 = bitcast i64* %222 to i8*, !dbg !220
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !220
	br label %b41, !dbg !220

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !221
	br i1 %228, label %b38, label %b39, !dbg !221

b38:
	%229 = sext i32 %3 to i64, !dbg !222
	%230 = sext i32 %p9 to i64, !dbg !222
	%231 = sub i64 %230, 9, !dbg !222
	%232 = mul i64 %p6, 8, !dbg !222
	%233 = trunc i64 %p10 to i32, !dbg !222
	%234 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !222
	%235 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !222
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !222
	%237 = icmp ne i64 %p4, %p6, !dbg !222
	%238 = icmp uge i64 %p10, %229, !dbg !222
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !222
	%240 = icmp ugt i64 %231, 1, !dbg !222
	%241 = or i1 %237, %238, !dbg !222
	%242 = or i1 %241, %239, !dbg !222
	%243 = or i1 %242, %240, !dbg !222
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !222, !prof !21

b38_ok1:
	%244 = bitcast i64* %234 to i8*, !dbg !222
	%245 = bitcast i64* %235 to i8*, !dbg !222
	%246 = bitcast i64* %236 to i8*, !dbg !222
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !222
	br label %b41, !dbg !222

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !223
	br i1 %247, label %b40, label %b41, !dbg !223

b40:
	%248 = sext i32 %3 to i64, !dbg !224
	%249 = sext i32 %p9 to i64, !dbg !224
	%250 = sub i64 %249, 9, !dbg !224
	%251 = mul i64 %p6, 8, !dbg !224
	%252 = trunc i64 %p10 to i32, !dbg !224
	%253 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !224
	%254 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !224
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !224
	%256 = icmp ne i64 %p4, %p6, !dbg !224
	%257 = icmp uge i64 %p10, %248, !dbg !224
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !224
	%259 = icmp ugt i64 %250, 1, !dbg !224
	%260 = or i1 %256, %257, !dbg !224
	%261 = or i1 %260, %258, !dbg !224
	%262 = or i1 %261, %259, !dbg !224
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !224, !prof !21

b40_ok1:
	%263 = bitcast i64* %253 to i8*, !dbg !224
	%264 = bitcast i64* %254 to i8*, !dbg !224
	%265 = bitcast i64* %255 to i8*, !dbg !224
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !224
	br label %b41, !dbg !224

b41:
	ret void, !dbg !176

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !178
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !178

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !178
	ret void, !dbg !178

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !178
	ret void, !dbg !178

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !184
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !184

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !184
	ret void, !dbg !184

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !184
	ret void, !dbg !184

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !186
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !186

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !186
	ret void, !dbg !186

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !186
	ret void, !dbg !186

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !188
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !188

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !188
	ret void, !dbg !188

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !188
	ret void, !dbg !188

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !190
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !190

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !190
	ret void, !dbg !190

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !190
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !190

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !190
	ret void, !dbg !190

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !190
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !190

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !190
	ret void, !dbg !190

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !190
	ret void, !dbg !190

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !192
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !192

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !192
	ret void, !dbg !192

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !192
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !192

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !192
	ret void, !dbg !192

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !192
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !192

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !192
	ret void, !dbg !192

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !192
	ret void, !dbg !192

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !199
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !199

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !199
	ret void, !dbg !199

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !199
	ret void, !dbg !199

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !201
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !201

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !201
	ret void, !dbg !201

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !201
	ret void, !dbg !201

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !203
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !203

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !203
	ret void, !dbg !203

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !203
	ret void, !dbg !203

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !205
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !205

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !205
	ret void, !dbg !205

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !205
	ret void, !dbg !205

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !207
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !207

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !207
	ret void, !dbg !207

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !207
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !207

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !207
	ret void, !dbg !207

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !207
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !207

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !207
	ret void, !dbg !207

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !207
	ret void, !dbg !207

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !209
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !209

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !209
	ret void, !dbg !209

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !209
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !209

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !209
	ret void, !dbg !209

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !209
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !209

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !209
	ret void, !dbg !209

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !209
	ret void, !dbg !209

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !214
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !214

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !214
	ret void, !dbg !214

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !214
	ret void, !dbg !214

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !216
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !216

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !216
	ret void, !dbg !216

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !216
	ret void, !dbg !216

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !218
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !218

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !218
	ret void, !dbg !218

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !218
	ret void, !dbg !218

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !220
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !220

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !220
	ret void, !dbg !220

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !220
	ret void, !dbg !220

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !222
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !222

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !222
	ret void, !dbg !222

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !222
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !222

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !222
	ret void, !dbg !222

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !222
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !222

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !222
	ret void, !dbg !222

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !222
	ret void, !dbg !222

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !224
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !224

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !224
	ret void, !dbg !224

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !224
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !224

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !224
	ret void, !dbg !224

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !224
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !224

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !224
	ret void, !dbg !224

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !224
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
	%62 = sext i32 %p9 to i64, !dbg !243
	%63 = sub i64 %62, 9, !dbg !243
	%64 = mul i64 %p6, 8, !dbg !243
	%65 = trunc i64 %p10 to i32, !dbg !243
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !243
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !243
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !243
	%69 = icmp ne i64 %p4, %p6, !dbg !243
	%70 = icmp uge i64 %p10, %61, !dbg !243
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !243
	%72 = icmp ugt i64 %63, 1, !dbg !243
	%73 = or i1 %69, %70, !dbg !243
	%74 = or i1 %73, %71, !dbg !243
	%75 = or i1 %74, %72, !dbg !243
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !243, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !243
	%77 = bitcast i64* %67 to i8*, !dbg !243
	%78 = bitcast i64* %68 to i8*, !dbg !243
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !243
	br label %b41, !dbg !243

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !244
	br i1 %79, label %b13, label %b41, !dbg !244

b13:
	%80 = sext i32 %3 to i64, !dbg !245
	%81 = sext i32 %p9 to i64, !dbg !245
	%82 = sub i64 %81, 9, !dbg !245
	%83 = mul i64 %p6, 8, !dbg !245
	%84 = trunc i64 %p10 to i32, !dbg !245
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !245
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !245
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !245
	%88 = icmp ne i64 %p4, %p6, !dbg !245
	%89 = icmp uge i64 %p10, %80, !dbg !245
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !245
	%91 = icmp ugt i64 %82, 1, !dbg !245
	%92 = or i1 %88, %89, !dbg !245
	%93 = or i1 %92, %90, !dbg !245
	%94 = or i1 %93, %91, !dbg !245
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !245, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !245
	%96 = bitcast i64* %86 to i8*, !dbg !245
	%97 = bitcast i64* %87 to i8*, !dbg !245
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !245
	br label %b41, !dbg !245

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !246
	br i1 %98, label %b15, label %b28, !dbg !246

b15:
	%99 = sdiv i64 %13, 32, !dbg !247
	%100 = icmp eq i64 %99, %p2, !dbg !248
	br i1 %100, label %b16, label %b28, !dbg !248

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !251
	br i1 %101, label %b17, label %b18, !dbg !251

b17:
	%102 = sext i32 %3 to i64, !dbg !252
	%103 = mul i64 %p6, 8, !dbg !252
	%104 = trunc i64 %p10 to i32, !dbg !252
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !252
	%106 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !252
	%107 = icmp ne i64 %p4, %p6, !dbg !252
	%108 = icmp uge i64 %p10, %102, !dbg !252
	%109 = or i1 %107, %108, !dbg !252
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !252, !prof !21

b17_ok1:
	%110 = bitcast i64* %105 to i8*, !dbg !252
	%111 = bitcast i64* %106 to i8*, !dbg !252
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !252
	br label %b41, !dbg !252

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !253
	br i1 %112, label %b19, label %b20, !dbg !253

b19:
	%113 = sext i32 %3 to i64, !dbg !254
	%114 = mul i64 %p6, 8, !dbg !254
	%115 = trunc i64 %p10 to i32, !dbg !254
	%116 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !254
	%117 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !254
	%118 = icmp ne i64 %p4, %p6, !dbg !254
	%119 = icmp uge i64 %p10, %113, !dbg !254
	%120 = or i1 %118, %119, !dbg !254
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !254, !prof !21

b19_ok1:
	%121 = bitcast i64* %116 to i8*, !dbg !254
	%122 = bitcast i64* %117 to i8*, !dbg !254
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !254
	br label %b41, !dbg !254

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !255
	br i1 %123, label %b21, label %b22, !dbg !255

b21:
	%124 = sext i32 %3 to i64, !dbg !256
	%125 = mul i64 %p6, 8, !dbg !256
	%126 = trunc i64 %p10 to i32, !dbg !256
	%127 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !256
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !256
	%129 = icmp ne i64 %p4, %p6, !dbg !256
	%130 = icmp uge i64 %p10, %124, !dbg !256
	%131 = or i1 %129, %130, !dbg !256
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !256, !prof !21

b21_ok1:
	%132 = bitcast i64* %127 to i8*, !dbg !256
	%133 = bitcast i64* %128 to i8*, !dbg !256
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !256
	br label %b41, !dbg !256

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !257
	br i1 %134, label %b23, label %b24, !dbg !257

b23:
	%135 = sext i32 %3 to i64, !dbg !258
	%136 = mul i64 %p6, 8, !dbg !258
	%137 = trunc i64 %p10 to i32, !dbg !258
	%138 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !258
	%139 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !258
	%140 = icmp ne i64 %p4, %p6, !dbg !258
	%141 = icmp uge i64 %p10, %135, !dbg !258
	%142 = or i1 %140, %141, !dbg !258
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !258, !prof !21

b23_ok1:
	%143 = bitcast i64* %138 to i8*, !dbg !258
	%144 = bitcast i64* %139 to i8*, !dbg !258
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !258
	br label %b41, !dbg !258

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !259
	br i1 %145, label %b25, label %b26, !dbg !259

b25:
	%146 = sext i32 %3 to i64, !dbg !260
	%147 = sext i32 %p9 to i64, !dbg !260
	%148 = sub i64 %147, 9, !dbg !260
	%149 = mul i64 %p6, 8, !dbg !260
	%150 = trunc i64 %p10 to i32, !dbg !260
	%151 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !260
	%152 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !260
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !260
	%154 = icmp ne i64 %p4, %p6, !dbg !260
	%155 = icmp uge i64 %p10, %146, !dbg !260
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !260
	%157 = icmp ugt i64 %148, 1, !dbg !260
	%158 = or i1 %154, %155, !dbg !260
	%159 = or i1 %158, %156, !dbg !260
	%160 = or i1 %159, %157, !dbg !260
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !260, !prof !21

b25_ok1:
	%161 = bitcast i64* %151 to i8*, !dbg !260
	%162 = bitcast i64* %152 to i8*, !dbg !260
	%163 = bitcast i64* %153 to i8*, !dbg !260
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !260
	br label %b41, !dbg !260

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !261
	br i1 %164, label %b27, label %b41, !dbg !261

b27:
	%165 = sext i32 %3 to i64, !dbg !262
	%166 = sext i32 %p9 to i64, !dbg !262
	%167 = sub i64 %166, 9, !dbg !262
	%168 = mul i64 %p6, 8, !dbg !262
	%169 = trunc i64 %p10 to i32, !dbg !262
	%170 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !262
	%171 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !262
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !262
	%173 = icmp ne i64 %p4, %p6, !dbg !262
	%174 = icmp uge i64 %p10, %165, !dbg !262
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !262
	%176 = icmp ugt i64 %167, 1, !dbg !262
	%177 = or i1 %173, %174, !dbg !262
	%178 = or i1 %177, %175, !dbg !262
	%179 = or i1 %178, %176, !dbg !262
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !262, !prof !21

b27_ok1:
	%180 = bitcast i64* %170 to i8*, !dbg !262
	%181 = bitcast i64* %171 to i8*, !dbg !262
	%182 = bitcast i64* %172 to i8*, !dbg !262
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !262
	br label %b41, !dbg !262

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !263
	br i1 %183, label %b29, label %b41, !dbg !263

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !266
	br i1 %184, label %b30, label %b31, !dbg !266

b30:
	%185 = sext i32 %3 to i64, !dbg !267
	%186 = mul i64 %p6, 8, !dbg !267
	%187 = trunc i64 %p10 to i32, !dbg !267
	%188 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !267
	%189 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !267
	%190 = icmp ne i64 %p4, %p6, !dbg !267
	%191 = icmp uge i64 %p10, %185, !dbg !267
	%192 = or i1 %190, %191, !dbg !267
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !267, !prof !21

b30_ok1:
	%193 = bitcast i64* %188 to i8*, !dbg !267
	%194 = bitcast i64* %189 to i8*, !dbg !267
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !267
	br label %b41, !dbg !267

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !268
	br i1 %195, label %b32, label %b33, !dbg !268

b32:
	%196 = sext i32 %3 to i64, !dbg !269
	%197 = mul i64 %p6, 8, !dbg !269
	%198 = trunc i64 %p10 to i32, !dbg !269
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !269
	%200 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !269
	%201 = icmp ne i64 %p4, %p6, !dbg !269
	%202 = icmp uge i64 %p10, %196, !dbg !269
	%203 = or i1 %201, %202, !dbg !269
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !269, !prof !21

b32_ok1:
	%204 = bitcast i64* %199 to i8*, !dbg !269
	%205 = bitcast i64* %200 to i8*, !dbg !269
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !269
	br label %b41, !dbg !269

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !270
	br i1 %206, label %b34, label %b35, !dbg !270

b34:
	%207 = sext i32 %3 to i64, !dbg !271
	%208 = mul i64 %p6, 8, !dbg !271
	%209 = trunc i64 %p10 to i32, !dbg !271
	%210 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !271
	%211 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !271
	%212 = icmp ne i64 %p4, %p6, !dbg !271
	%213 = icmp uge i64 %p10, %207, !dbg !271
	%214 = or i1 %212, %213, !dbg !271
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !271, !prof !21

b34_ok1:
	%215 = bitcast i64* %210 to i8*, !dbg !271
	%216 = bitcast i64* %211 to i8*, !dbg !271
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !271
	br label %b41, !dbg !271

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !272
	br i1 %217, label %b36, label %b37, !dbg !272

b36:
	%218 = sext i32 %3 to i64, !dbg !273
	%219 = mul i64 %p6, 8, !dbg !273
	%220 = trunc i64 %p10 to i32, !dbg !273
	%221 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !273
	%222 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !273
	%223 = icmp ne i64 %p4, %p6, !dbg !273
	%224 = icmp uge i64 %p10, %218, !dbg !273
	%225 = or i1 %223, %224, !dbg !273
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !273, !prof !21

b36_ok1:
	%226 = bitcast i64* %221 to i8*, !dbg !273
	%227 = bitcast i64* %222 to i8*, !dbg !273
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !273
	br label %b41, !dbg !273

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !274
	br i1 %228, label %b38, label %b39, !dbg !274

b38:
	%229 = sext i32 %3 to i64, !dbg !275
	%230 = sext i32 %p9 to i64, !dbg !275
	%231 = sub i64 %230, 9, !dbg !275
	%232 = mul i64 %p6, 8, !dbg !275
	%233 = trunc i64 %p10 to i32, !dbg !275
	%234 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !275
	%235 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !275
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !275
	%237 = icmp ne i64 %p4, %p6, !dbg !275
	%238 = icmp uge i64 %p10, %229, !dbg !275
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !275
	%240 = icmp ugt i64 %231, 1, !dbg !275
	%241 = or i1 %237, %238, !dbg !275
	%242 = or i1 %241, %239, !dbg !275
	%243 = or i1 %242, %240, !dbg !275
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !275, !prof !21

b38_ok1:
	%244 = bitcast i64* %234 to i8*, !dbg !275
	%245 = bitcast i64* %235 to i8*, !dbg !275
	%246 = bitcast i64* %236 to i8*, !dbg !275
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !275
	br label %b41, !dbg !275

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !276
	br i1 %247, label %b40, label %b41, !dbg !276

b40:
	%248 = sext i32 %3 to i64, !dbg !277
	%249 = sext i32 %p9 to i64, !dbg !277
	%250 = sub i64 %249, 9, !dbg !277
	%251 = mul i64 %p6, 8, !dbg !277
	%252 = trunc i64 %p10 to i32, !dbg !277
	%253 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !277
	%254 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !277
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !277
	%256 = icmp ne i64 %p4, %p6, !dbg !277
	%257 = icmp uge i64 %p10, %248, !dbg !277
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !277
	%259 = icmp ugt i64 %250, 1, !dbg !277
	%260 = or i1 %256, %257, !dbg !277
	%261 = or i1 %260, %258, !dbg !277
	%262 = or i1 %261, %259, !dbg !277
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !277, !prof !21

b40_ok1:
	%263 = bitcast i64* %253 to i8*, !dbg !277
	%264 = bitcast i64* %254 to i8*, !dbg !277
	%265 = bitcast i64* %255 to i8*, !dbg !277
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !277
	br label %b41, !dbg !277

b41:
	ret void, !dbg !229

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !231
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !231

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !231
	ret void, !dbg !231

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !231
	ret void, !dbg !231

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !237
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !237

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !237
	ret void, !dbg !237

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !237
	ret void, !dbg !237

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !239
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !239

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !239
	ret void, !dbg !239

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !239
	ret void, !dbg !239

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !241
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !241

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !241
	ret void, !dbg !241

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !241
	ret void, !dbg !241

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !243
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !243

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !243
	ret void, !dbg !243

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !243
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !243

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !243
	ret void, !dbg !243

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !243
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !243

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !243
	ret void, !dbg !243

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !243
	ret void, !dbg !243

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !245
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !245

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !245
	ret void, !dbg !245

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !245
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !245

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !245
	ret void, !dbg !245

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !245
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !245

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !245
	ret void, !dbg !245

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !245
	ret void, !dbg !245

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !252
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !252

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !252
	ret void, !dbg !252

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !252
	ret void, !dbg !252

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !254
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !254

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !254
	ret void, !dbg !254

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !254
	ret void, !dbg !254

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !256
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !256

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !256
	ret void, !dbg !256

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !256
	ret void, !dbg !256

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !258
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !258

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !258
	ret void, !dbg !258

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !258
	ret void, !dbg !258

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !260
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !260

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !260
	ret void, !dbg !260

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !260
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !260

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !260
	ret void, !dbg !260

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !260
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !260

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !260
	ret void, !dbg !260

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !260
	ret void, !dbg !260

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !262
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !262

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !262
	ret void, !dbg !262

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !262
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !262

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !262
	ret void, !dbg !262

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !262
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !262

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !262
	ret void, !dbg !262

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !262
	ret void, !dbg !262

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !267
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !267

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !267
	ret void, !dbg !267

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !267
	ret void, !dbg !267

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !269
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !269

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !269
	ret void, !dbg !269

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !269
	ret void, !dbg !269

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !271
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !271

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !271
	ret void, !dbg !271

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !271
	ret void, !dbg !271

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !273
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !273

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !273
	ret void, !dbg !273

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !273
	ret void, !dbg !273

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !275
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !275

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !275
	ret void, !dbg !275

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !275
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !275

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !275
	ret void, !dbg !275

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !275
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !275

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !275
	ret void, !dbg !275

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !275
	ret void, !dbg !275

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !277
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !277

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !277
	ret void, !dbg !277

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !277
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !277

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !277
	ret void, !dbg !277

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !277
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !277

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !277
	ret void, !dbg !277

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !277
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
	%50 = sext i32 %p9 to i64, !dbg !296
	%51 = sub i64 %50, 9, !dbg !296
	%52 = trunc i64 %p10 to i32, !dbg !296
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !296
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !296
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !296
	%56 = icmp ne i64 %p4, %p6, !dbg !296
	%57 = icmp uge i64 %p10, %49, !dbg !296
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !296
	%59 = icmp ugt i64 %51, 1, !dbg !296
	%60 = or i1 %56, %57, !dbg !296
	%61 = or i1 %60, %58, !dbg !296
	%62 = or i1 %61, %59, !dbg !296
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !296, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !296
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52), !dbg !296
	br label %b41, !dbg !296

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !297
	br i1 %64, label %b13, label %b41, !dbg !297

b13:
	%65 = sext i32 %3 to i64, !dbg !298
	%66 = sext i32 %p9 to i64, !dbg !298
	%67 = sub i64 %66, 9, !dbg !298
	%68 = trunc i64 %p10 to i32, !dbg !298
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !298
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !298
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !298
	%72 = icmp ne i64 %p4, %p6, !dbg !298
	%73 = icmp uge i64 %p10, %65, !dbg !298
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !298
	%75 = icmp ugt i64 %67, 1, !dbg !298
	%76 = or i1 %72, %73, !dbg !298
	%77 = or i1 %76, %74, !dbg !298
	%78 = or i1 %77, %75, !dbg !298
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !298, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !298
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68), !dbg !298
	br label %b41, !dbg !298

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !299
	br i1 %80, label %b15, label %b28, !dbg !299

b15:
	%81 = sdiv i64 %13, 32, !dbg !300
	%82 = icmp eq i64 %81, %p2, !dbg !301
	br i1 %82, label %b16, label %b28, !dbg !301

b16:
	%83 = icmp eq i64 %p0, 0, !dbg !304
	br i1 %83, label %b17, label %b18, !dbg !304

b17:
	%84 = sext i32 %3 to i64, !dbg !305
	%85 = trunc i64 %p10 to i32, !dbg !305
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !305
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !305
	%88 = icmp ne i64 %p4, %p6, !dbg !305
	%89 = icmp uge i64 %p10, %84, !dbg !305
	%90 = or i1 %88, %89, !dbg !305
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !305, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !305
	br label %b41, !dbg !305

b18:
	%91 = icmp eq i64 %p0, 1, !dbg !306
	br i1 %91, label %b19, label %b20, !dbg !306

b19:
	%92 = sext i32 %3 to i64, !dbg !307
	%93 = trunc i64 %p10 to i32, !dbg !307
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !307
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !307
	%96 = icmp ne i64 %p4, %p6, !dbg !307
	%97 = icmp uge i64 %p10, %92, !dbg !307
	%98 = or i1 %96, %97, !dbg !307
	br i1 %98, label %b19_fail1, label %b19_ok1, !dbg !307, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !307
	br label %b41, !dbg !307

b20:
	%99 = icmp eq i64 %p0, 2, !dbg !308
	br i1 %99, label %b21, label %b22, !dbg !308

b21:
	%100 = sext i32 %3 to i64, !dbg !309
	%101 = trunc i64 %p10 to i32, !dbg !309
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !309
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !309
	%104 = icmp ne i64 %p4, %p6, !dbg !309
	%105 = icmp uge i64 %p10, %100, !dbg !309
	%106 = or i1 %104, %105, !dbg !309
	br i1 %106, label %b21_fail1, label %b21_ok1, !dbg !309, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !309
	br label %b41, !dbg !309

b22:
	%107 = icmp eq i64 %p0, 3, !dbg !310
	br i1 %107, label %b23, label %b24, !dbg !310

b23:
	%108 = sext i32 %3 to i64, !dbg !311
	%109 = trunc i64 %p10 to i32, !dbg !311
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !311
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !311
	%112 = icmp ne i64 %p4, %p6, !dbg !311
	%113 = icmp uge i64 %p10, %108, !dbg !311
	%114 = or i1 %112, %113, !dbg !311
	br i1 %114, label %b23_fail1, label %b23_ok1, !dbg !311, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %110, i8* %111, i64 %p6, i32 %109), !dbg !311
	br label %b41, !dbg !311

b24:
	%115 = icmp eq i64 %p0, 4, !dbg !312
	br i1 %115, label %b25, label %b26, !dbg !312

b25:
	%116 = sext i32 %3 to i64, !dbg !313
	%117 = sext i32 %p9 to i64, !dbg !313
	%118 = sub i64 %117, 9, !dbg !313
	%119 = trunc i64 %p10 to i32, !dbg !313
	%120 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !313
	%121 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !313
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !313
	%123 = icmp ne i64 %p4, %p6, !dbg !313
	%124 = icmp uge i64 %p10, %116, !dbg !313
	%125 = icmp eq i64 addrspace(1)* %2, null, !dbg !313
	%126 = icmp ugt i64 %118, 1, !dbg !313
	%127 = or i1 %123, %124, !dbg !313
	%128 = or i1 %127, %125, !dbg !313
	%129 = or i1 %128, %126, !dbg !313
	br i1 %129, label %b25_fail1, label %b25_ok1, !dbg !313, !prof !21

b25_ok1:
	%130 = bitcast i64* %122 to i8*, !dbg !313
	call void @gpuc_put_signal_warp(i8* %120, i8* %121, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %119), !dbg !313
	br label %b41, !dbg !313

b26:
	%131 = icmp eq i64 %p0, 5, !dbg !314
	br i1 %131, label %b27, label %b41, !dbg !314

b27:
	%132 = sext i32 %3 to i64, !dbg !315
	%133 = sext i32 %p9 to i64, !dbg !315
	%134 = sub i64 %133, 9, !dbg !315
	%135 = trunc i64 %p10 to i32, !dbg !315
	%136 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !315
	%137 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !315
	%138 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !315
	%139 = icmp ne i64 %p4, %p6, !dbg !315
	%140 = icmp uge i64 %p10, %132, !dbg !315
	%141 = icmp eq i64 addrspace(1)* %2, null, !dbg !315
	%142 = icmp ugt i64 %134, 1, !dbg !315
	%143 = or i1 %139, %140, !dbg !315
	%144 = or i1 %143, %141, !dbg !315
	%145 = or i1 %144, %142, !dbg !315
	br i1 %145, label %b27_fail1, label %b27_ok1, !dbg !315, !prof !21

b27_ok1:
	%146 = bitcast i64* %138 to i8*, !dbg !315
	call void @gpuc_put_signal_nbi_warp(i8* %136, i8* %137, i64 %p6, i8* %146, i64 %p8, i32 %p9, i32 %135), !dbg !315
	br label %b41, !dbg !315

b28:
	%147 = icmp eq i64 %p1, 2, !dbg !316
	br i1 %147, label %b29, label %b41, !dbg !316

b29:
	%148 = icmp eq i64 %p0, 0, !dbg !319
	br i1 %148, label %b30, label %b31, !dbg !319

b30:
	%149 = sext i32 %3 to i64, !dbg !320
	%150 = trunc i64 %p10 to i32, !dbg !320
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !320
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !320
	%153 = icmp ne i64 %p4, %p6, !dbg !320
	%154 = icmp uge i64 %p10, %149, !dbg !320
	%155 = or i1 %153, %154, !dbg !320
	br i1 %155, label %b30_fail1, label %b30_ok1, !dbg !320, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !320
	br label %b41, !dbg !320

b31:
	%156 = icmp eq i64 %p0, 1, !dbg !321
	br i1 %156, label %b32, label %b33, !dbg !321

b32:
	%157 = sext i32 %3 to i64, !dbg !322
	%158 = trunc i64 %p10 to i32, !dbg !322
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !322
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !322
	%161 = icmp ne i64 %p4, %p6, !dbg !322
	%162 = icmp uge i64 %p10, %157, !dbg !322
	%163 = or i1 %161, %162, !dbg !322
	br i1 %163, label %b32_fail1, label %b32_ok1, !dbg !322, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !322
	br label %b41, !dbg !322

b33:
	%164 = icmp eq i64 %p0, 2, !dbg !323
	br i1 %164, label %b34, label %b35, !dbg !323

b34:
	%165 = sext i32 %3 to i64, !dbg !324
	%166 = trunc i64 %p10 to i32, !dbg !324
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !324
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !324
	%169 = icmp ne i64 %p4, %p6, !dbg !324
	%170 = icmp uge i64 %p10, %165, !dbg !324
	%171 = or i1 %169, %170, !dbg !324
	br i1 %171, label %b34_fail1, label %b34_ok1, !dbg !324, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %167, i8* %168, i64 %p6, i32 %166), !dbg !324
	br label %b41, !dbg !324

b35:
	%172 = icmp eq i64 %p0, 3, !dbg !325
	br i1 %172, label %b36, label %b37, !dbg !325

b36:
	%173 = sext i32 %3 to i64, !dbg !326
	%174 = trunc i64 %p10 to i32, !dbg !326
	%175 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !326
	%176 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !326
	%177 = icmp ne i64 %p4, %p6, !dbg !326
	%178 = icmp uge i64 %p10, %173, !dbg !326
	%179 = or i1 %177, %178, !dbg !326
	br i1 %179, label %b36_fail1, label %b36_ok1, !dbg !326, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %175, i8* %176, i64 %p6, i32 %174), !dbg !326
	br label %b41, !dbg !326

b37:
	%180 = icmp eq i64 %p0, 4, !dbg !327
	br i1 %180, label %b38, label %b39, !dbg !327

b38:
	%181 = sext i32 %3 to i64, !dbg !328
	%182 = sext i32 %p9 to i64, !dbg !328
	%183 = sub i64 %182, 9, !dbg !328
	%184 = trunc i64 %p10 to i32, !dbg !328
	%185 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !328
	%186 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !328
	%187 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !328
	%188 = icmp ne i64 %p4, %p6, !dbg !328
	%189 = icmp uge i64 %p10, %181, !dbg !328
	%190 = icmp eq i64 addrspace(1)* %2, null, !dbg !328
	%191 = icmp ugt i64 %183, 1, !dbg !328
	%192 = or i1 %188, %189, !dbg !328
	%193 = or i1 %192, %190, !dbg !328
	%194 = or i1 %193, %191, !dbg !328
	br i1 %194, label %b38_fail1, label %b38_ok1, !dbg !328, !prof !21

b38_ok1:
	%195 = bitcast i64* %187 to i8*, !dbg !328
	call void @gpuc_put_signal_block(i8* %185, i8* %186, i64 %p6, i8* %195, i64 %p8, i32 %p9, i32 %184), !dbg !328
	br label %b41, !dbg !328

b39:
	%196 = icmp eq i64 %p0, 5, !dbg !329
	br i1 %196, label %b40, label %b41, !dbg !329

b40:
	%197 = sext i32 %3 to i64, !dbg !330
	%198 = sext i32 %p9 to i64, !dbg !330
	%199 = sub i64 %198, 9, !dbg !330
	%200 = trunc i64 %p10 to i32, !dbg !330
	%201 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !330
	%202 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !330
	%203 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !330
	%204 = icmp ne i64 %p4, %p6, !dbg !330
	%205 = icmp uge i64 %p10, %197, !dbg !330
	%206 = icmp eq i64 addrspace(1)* %2, null, !dbg !330
	%207 = icmp ugt i64 %199, 1, !dbg !330
	%208 = or i1 %204, %205, !dbg !330
	%209 = or i1 %208, %206, !dbg !330
	%210 = or i1 %209, %207, !dbg !330
	br i1 %210, label %b40_fail1, label %b40_ok1, !dbg !330, !prof !21

b40_ok1:
	%211 = bitcast i64* %203 to i8*, !dbg !330
	call void @gpuc_put_signal_nbi_block(i8* %201, i8* %202, i64 %p6, i8* %211, i64 %p8, i32 %p9, i32 %200), !dbg !330
	br label %b41, !dbg !330

b41:
	ret void, !dbg !282

b3_fail1:
	%212 = icmp ne i64 %p4, %p6, !dbg !284
	br i1 %212, label %b3_fail2, label %b3_ok2, !dbg !284

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !284
	ret void, !dbg !284

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !284
	ret void, !dbg !284

b5_fail1:
	%213 = icmp ne i64 %p4, %p6, !dbg !290
	br i1 %213, label %b5_fail2, label %b5_ok2, !dbg !290

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !290
	ret void, !dbg !290

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !290
	ret void, !dbg !290

b7_fail1:
	%214 = icmp ne i64 %p4, %p6, !dbg !292
	br i1 %214, label %b7_fail2, label %b7_ok2, !dbg !292

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !292
	ret void, !dbg !292

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !292
	ret void, !dbg !292

b9_fail1:
	%215 = icmp ne i64 %p4, %p6, !dbg !294
	br i1 %215, label %b9_fail2, label %b9_ok2, !dbg !294

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !294
	ret void, !dbg !294

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !294
	ret void, !dbg !294

b11_fail1:
	%216 = icmp ne i64 %p4, %p6, !dbg !296
	br i1 %216, label %b11_fail2, label %b11_ok2, !dbg !296

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !296
	ret void, !dbg !296

b11_ok2:
	%217 = icmp uge i64 %p10, %49, !dbg !296
	br i1 %217, label %b11_fail3, label %b11_ok3, !dbg !296

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !296
	ret void, !dbg !296

b11_ok3:
	%218 = icmp eq i64 addrspace(1)* %2, null, !dbg !296
	br i1 %218, label %b11_fail4, label %b11_ok4, !dbg !296

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !296
	ret void, !dbg !296

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !296
	ret void, !dbg !296

b13_fail1:
	%219 = icmp ne i64 %p4, %p6, !dbg !298
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !298

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !298
	ret void, !dbg !298

b13_ok2:
	%220 = icmp uge i64 %p10, %65, !dbg !298
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !298

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !298
	ret void, !dbg !298

b13_ok3:
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !298
	br i1 %221, label %b13_fail4, label %b13_ok4, !dbg !298

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !298
	ret void, !dbg !298

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !298
	ret void, !dbg !298

b17_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !305
	br i1 %222, label %b17_fail2, label %b17_ok2, !dbg !305

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !305
	ret void, !dbg !305

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %84), !dbg !305
	ret void, !dbg !305

b19_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !307
	br i1 %223, label %b19_fail2, label %b19_ok2, !dbg !307

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !307
	ret void, !dbg !307

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %92), !dbg !307
	ret void, !dbg !307

b21_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !309
	br i1 %224, label %b21_fail2, label %b21_ok2, !dbg !309

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !309
	ret void, !dbg !309

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %100), !dbg !309
	ret void, !dbg !309

b23_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !311
	br i1 %225, label %b23_fail2, label %b23_ok2, !dbg !311

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !311
	ret void, !dbg !311

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %108), !dbg !311
	ret void, !dbg !311

b25_fail1:
	%226 = icmp ne i64 %p4, %p6, !dbg !313
	br i1 %226, label %b25_fail2, label %b25_ok2, !dbg !313

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !313
	ret void, !dbg !313

b25_ok2:
	%227 = icmp uge i64 %p10, %116, !dbg !313
	br i1 %227, label %b25_fail3, label %b25_ok3, !dbg !313

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %116), !dbg !313
	ret void, !dbg !313

b25_ok3:
	%228 = icmp eq i64 addrspace(1)* %2, null, !dbg !313
	br i1 %228, label %b25_fail4, label %b25_ok4, !dbg !313

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !313
	ret void, !dbg !313

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %118, i64 1), !dbg !313
	ret void, !dbg !313

b27_fail1:
	%229 = icmp ne i64 %p4, %p6, !dbg !315
	br i1 %229, label %b27_fail2, label %b27_ok2, !dbg !315

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !315
	ret void, !dbg !315

b27_ok2:
	%230 = icmp uge i64 %p10, %132, !dbg !315
	br i1 %230, label %b27_fail3, label %b27_ok3, !dbg !315

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %132), !dbg !315
	ret void, !dbg !315

b27_ok3:
	%231 = icmp eq i64 addrspace(1)* %2, null, !dbg !315
	br i1 %231, label %b27_fail4, label %b27_ok4, !dbg !315

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !315
	ret void, !dbg !315

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %134, i64 1), !dbg !315
	ret void, !dbg !315

b30_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !320
	br i1 %232, label %b30_fail2, label %b30_ok2, !dbg !320

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !320
	ret void, !dbg !320

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %149), !dbg !320
	ret void, !dbg !320

b32_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !322
	br i1 %233, label %b32_fail2, label %b32_ok2, !dbg !322

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !322
	ret void, !dbg !322

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %157), !dbg !322
	ret void, !dbg !322

b34_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !324
	br i1 %234, label %b34_fail2, label %b34_ok2, !dbg !324

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !324
	ret void, !dbg !324

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %165), !dbg !324
	ret void, !dbg !324

b36_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !326
	br i1 %235, label %b36_fail2, label %b36_ok2, !dbg !326

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !326
	ret void, !dbg !326

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %173), !dbg !326
	ret void, !dbg !326

b38_fail1:
	%236 = icmp ne i64 %p4, %p6, !dbg !328
	br i1 %236, label %b38_fail2, label %b38_ok2, !dbg !328

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !328
	ret void, !dbg !328

b38_ok2:
	%237 = icmp uge i64 %p10, %181, !dbg !328
	br i1 %237, label %b38_fail3, label %b38_ok3, !dbg !328

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %181), !dbg !328
	ret void, !dbg !328

b38_ok3:
	%238 = icmp eq i64 addrspace(1)* %2, null, !dbg !328
	br i1 %238, label %b38_fail4, label %b38_ok4, !dbg !328

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !328
	ret void, !dbg !328

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %183, i64 1), !dbg !328
	ret void, !dbg !328

b40_fail1:
	%239 = icmp ne i64 %p4, %p6, !dbg !330
	br i1 %239, label %b40_fail2, label %b40_ok2, !dbg !330

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !330
	ret void, !dbg !330

b40_ok2:
	%240 = icmp uge i64 %p10, %197, !dbg !330
	br i1 %240, label %b40_fail3, label %b40_ok3, !dbg !330

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %197), !dbg !330
	ret void, !dbg !330

b40_ok3:
	%241 = icmp eq i64 addrspace(1)* %2, null, !dbg !330
	br i1 %241, label %b40_fail4, label %b40_ok4, !dbg !330

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !330
	ret void, !dbg !330

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %199, i64 1), !dbg !330
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
	%62 = sext i32 %p9 to i64, !dbg !349
	%63 = sub i64 %62, 9, !dbg !349
	%64 = mul i64 %p6, 2, !dbg !349
	%65 = trunc i64 %p10 to i32, !dbg !349
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !349
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !349
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !349
	%69 = icmp ne i64 %p4, %p6, !dbg !349
	%70 = icmp uge i64 %p10, %61, !dbg !349
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !349
	%72 = icmp ugt i64 %63, 1, !dbg !349
	%73 = or i1 %69, %70, !dbg !349
	%74 = or i1 %73, %71, !dbg !349
	%75 = or i1 %74, %72, !dbg !349
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !349, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !349
	%77 = bitcast i16* %67 to i8*, !dbg !349
	%78 = bitcast i64* %68 to i8*, !dbg !349
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !349
	br label %b41, !dbg !349

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !350
	br i1 %79, label %b13, label %b41, !dbg !350

b13:
	%80 = sext i32 %3 to i64, !dbg !351
	%81 = sext i32 %p9 to i64, !dbg !351
	%82 = sub i64 %81, 9, !dbg !351
	%83 = mul i64 %p6, 2, !dbg !351
	%84 = trunc i64 %p10 to i32, !dbg !351
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !351
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !351
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !351
	%88 = icmp ne i64 %p4, %p6, !dbg !351
	%89 = icmp uge i64 %p10, %80, !dbg !351
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !351
	%91 = icmp ugt i64 %82, 1, !dbg !351
	%92 = or i1 %88, %89, !dbg !351
	%93 = or i1 %92, %90, !dbg !351
	%94 = or i1 %93, %91, !dbg !351
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !351, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !351
	%96 = bitcast i16* %86 to i8*, !dbg !351
	%97 = bitcast i64* %87 to i8*, !dbg !351
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !351
	br label %b41, !dbg !351

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !352
	br i1 %98, label %b15, label %b28, !dbg !352

b15:
	%99 = sdiv i64 %13, 32, !dbg !353
	%100 = icmp eq i64 %99, %p2, !dbg !354
	br i1 %100, label %b16, label %b28, !dbg !354

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !357
	br i1 %101, label %b17, label %b18, !dbg !357

b17:
	%102 = sext i32 %3 to i64, !dbg !358
	%103 = mul i64 %p6, 2, !dbg !358
	%104 = trunc i64 %p10 to i32, !dbg !358
	%105 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !358
	%106 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !358
	%107 = icmp ne i64 %p4, %p6, !dbg !358
	%108 = icmp uge i64 %p10, %102, !dbg !358
	%109 = or i1 %107, %108, !dbg !358
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !358, !prof !21

b17_ok1:
	%110 = bitcast i16* %105 to i8*, !dbg !358
	%111 = bitcast i16* %106 to i8*, !dbg !358
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !358
	br label %b41, !dbg !358

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !359
	br i1 %112, label %b19, label %b20, !dbg !359

b19:
	%113 = sext i32 %3 to i64, !dbg !360
	%114 = mul i64 %p6, 2, !dbg !360
	%115 = trunc i64 %p10 to i32, !dbg !360
	%116 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !360
	%117 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !360
	%118 = icmp ne i64 %p4, %p6, !dbg !360
	%119 = icmp uge i64 %p10, %113, !dbg !360
	%120 = or i1 %118, %119, !dbg !360
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !360, !prof !21

b19_ok1:
	%121 = bitcast i16* %116 to i8*, !dbg !360
	%122 = bitcast i16* %117 to i8*, !dbg !360
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !360
	br label %b41, !dbg !360

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !361
	br i1 %123, label %b21, label %b22, !dbg !361

b21:
	%124 = sext i32 %3 to i64, !dbg !362
	%125 = mul i64 %p6, 2, !dbg !362
	%126 = trunc i64 %p10 to i32, !dbg !362
	%127 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !362
	%128 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !362
	%129 = icmp ne i64 %p4, %p6, !dbg !362
	%130 = icmp uge i64 %p10, %124, !dbg !362
	%131 = or i1 %129, %130, !dbg !362
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !362, !prof !21

b21_ok1:
	%132 = bitcast i16* %127 to i8*, !dbg !362
	%133 = bitcast i16* %128 to i8*, !dbg !362
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !362
	br label %b41, !dbg !362

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !363
	br i1 %134, label %b23, label %b24, !dbg !363

b23:
	%135 = sext i32 %3 to i64, !dbg !364
	%136 = mul i64 %p6, 2, !dbg !364
	%137 = trunc i64 %p10 to i32, !dbg !364
	%138 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !364
	%139 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !364
	%140 = icmp ne i64 %p4, %p6, !dbg !364
	%141 = icmp uge i64 %p10, %135, !dbg !364
	%142 = or i1 %140, %141, !dbg !364
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !364, !prof !21

b23_ok1:
	%143 = bitcast i16* %138 to i8*, !dbg !364
	%144 = bitcast i16* %139 to i8*, !dbg !364
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !364
	br label %b41, !dbg !364

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !365
	br i1 %145, label %b25, label %b26, !dbg !365

b25:
	%146 = sext i32 %3 to i64, !dbg !366
	%147 = sext i32 %p9 to i64, !dbg !366
	%148 = sub i64 %147, 9, !dbg !366
	%149 = mul i64 %p6, 2, !dbg !366
	%150 = trunc i64 %p10 to i32, !dbg !366
	%151 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !366
	%152 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !366
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !366
	%154 = icmp ne i64 %p4, %p6, !dbg !366
	%155 = icmp uge i64 %p10, %146, !dbg !366
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !366
	%157 = icmp ugt i64 %148, 1, !dbg !366
	%158 = or i1 %154, %155, !dbg !366
	%159 = or i1 %158, %156, !dbg !366
	%160 = or i1 %159, %157, !dbg !366
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !366, !prof !21

b25_ok1:
	%161 = bitcast i16* %151 to i8*, !dbg !366
	%162 = bitcast i16* %152 to i8*, !dbg !366
	%163 = bitcast i64* %153 to i8*, !dbg !366
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !366
	br label %b41, !dbg !366

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !367
	br i1 %164, label %b27, label %b41, !dbg !367

b27:
	%165 = sext i32 %3 to i64, !dbg !368
	%166 = sext i32 %p9 to i64, !dbg !368
	%167 = sub i64 %166, 9, !dbg !368
	%168 = mul i64 %p6, 2, !dbg !368
	%169 = trunc i64 %p10 to i32, !dbg !368
	%170 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !368
	%171 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !368
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !368
	%173 = icmp ne i64 %p4, %p6, !dbg !368
	%174 = icmp uge i64 %p10, %165, !dbg !368
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !368
	%176 = icmp ugt i64 %167, 1, !dbg !368
	%177 = or i1 %173, %174, !dbg !368
	%178 = or i1 %177, %175, !dbg !368
	%179 = or i1 %178, %176, !dbg !368
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !368, !prof !21

b27_ok1:
	%180 = bitcast i16* %170 to i8*, !dbg !368
	%181 = bitcast i16* %171 to i8*, !dbg !368
	%182 = bitcast i64* %172 to i8*, !dbg !368
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !368
	br label %b41, !dbg !368

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !369
	br i1 %183, label %b29, label %b41, !dbg !369

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !372
	br i1 %184, label %b30, label %b31, !dbg !372

b30:
	%185 = sext i32 %3 to i64, !dbg !373
	%186 = mul i64 %p6, 2, !dbg !373
	%187 = trunc i64 %p10 to i32, !dbg !373
	%188 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !373
	%189 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !373
	%190 = icmp ne i64 %p4, %p6, !dbg !373
	%191 = icmp uge i64 %p10, %185, !dbg !373
	%192 = or i1 %190, %191, !dbg !373
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !373, !prof !21

b30_ok1:
	%193 = bitcast i16* %188 to i8*, !dbg !373
	%194 = bitcast i16* %189 to i8*, !dbg !373
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !373
	br label %b41, !dbg !373

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !374
	br i1 %195, label %b32, label %b33, !dbg !374

b32:
	%196 = sext i32 %3 to i64, !dbg !375
	%197 = mul i64 %p6, 2, !dbg !375
	%198 = trunc i64 %p10 to i32, !dbg !375
	%199 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !375
	%200 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !375
	%201 = icmp ne i64 %p4, %p6, !dbg !375
	%202 = icmp uge i64 %p10, %196, !dbg !375
	%203 = or i1 %201, %202, !dbg !375
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !375, !prof !21

b32_ok1:
	%204 = bitcast i16* %199 to i8*, !dbg !375
	%205 = bitcast i16* %200 to i8*, !dbg !375
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !375
	br label %b41, !dbg !375

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !376
	br i1 %206, label %b34, label %b35, !dbg !376

b34:
	%207 = sext i32 %3 to i64, !dbg !377
	%208 = mul i64 %p6, 2, !dbg !377
	%209 = trunc i64 %p10 to i32, !dbg !377
	%210 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !377
	%211 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !377
	%212 = icmp ne i64 %p4, %p6, !dbg !377
	%213 = icmp uge i64 %p10, %207, !dbg !377
	%214 = or i1 %212, %213, !dbg !377
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !377, !prof !21

b34_ok1:
	%215 = bitcast i16* %210 to i8*, !dbg !377
	%216 = bitcast i16* %211 to i8*, !dbg !377
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !377
	br label %b41, !dbg !377

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !378
	br i1 %217, label %b36, label %b37, !dbg !378

b36:
	%218 = sext i32 %3 to i64, !dbg !379
	%219 = mul i64 %p6, 2, !dbg !379
	%220 = trunc i64 %p10 to i32, !dbg !379
	%221 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !379
	%222 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !379
	%223 = icmp ne i64 %p4, %p6, !dbg !379
	%224 = icmp uge i64 %p10, %218, !dbg !379
	%225 = or i1 %223, %224, !dbg !379
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !379, !prof !21

b36_ok1:
	%226 = bitcast i16* %221 to i8*, !dbg !379
	%227 = bitcast i16* %222 to i8*, !dbg !379
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !379
	br label %b41, !dbg !379

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !380
	br i1 %228, label %b38, label %b39, !dbg !380

b38:
	%229 = sext i32 %3 to i64, !dbg !381
	%230 = sext i32 %p9 to i64, !dbg !381
	%231 = sub i64 %230, 9, !dbg !381
	%232 = mul i64 %p6, 2, !dbg !381
	%233 = trunc i64 %p10 to i32, !dbg !381
	%234 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !381
	%235 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !381
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !381
	%237 = icmp ne i64 %p4, %p6, !dbg !381
	%238 = icmp uge i64 %p10, %229, !dbg !381
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !381
	%240 = icmp ugt i64 %231, 1, !dbg !381
	%241 = or i1 %237, %238, !dbg !381
	%242 = or i1 %241, %239, !dbg !381
	%243 = or i1 %242, %240, !dbg !381
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !381, !prof !21

b38_ok1:
	%244 = bitcast i16* %234 to i8*, !dbg !381
	%245 = bitcast i16* %235 to i8*, !dbg !381
	%246 = bitcast i64* %236 to i8*, !dbg !381
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !381
	br label %b41, !dbg !381

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !382
	br i1 %247, label %b40, label %b41, !dbg !382

b40:
	%248 = sext i32 %3 to i64, !dbg !383
	%249 = sext i32 %p9 to i64, !dbg !383
	%250 = sub i64 %249, 9, !dbg !383
	%251 = mul i64 %p6, 2, !dbg !383
	%252 = trunc i64 %p10 to i32, !dbg !383
	%253 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !383
	%254 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !383
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !383
	%256 = icmp ne i64 %p4, %p6, !dbg !383
	%257 = icmp uge i64 %p10, %248, !dbg !383
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !383
	%259 = icmp ugt i64 %250, 1, !dbg !383
	%260 = or i1 %256, %257, !dbg !383
	%261 = or i1 %260, %258, !dbg !383
	%262 = or i1 %261, %259, !dbg !383
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !383, !prof !21

b40_ok1:
	%263 = bitcast i16* %253 to i8*, !dbg !383
	%264 = bitcast i16* %254 to i8*, !dbg !383
	%265 = bitcast i64* %255 to i8*, !dbg !383
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !383
	br label %b41, !dbg !383

b41:
	ret void, !dbg !335

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !337
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !337

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !337
	ret void, !dbg !337

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !337
	ret void, !dbg !337

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !343
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !343

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !343
	ret void, !dbg !343

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !343
	ret void, !dbg !343

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !345
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !345

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !345
	ret void, !dbg !345

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !345
	ret void, !dbg !345

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !347
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !347

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !347
	ret void, !dbg !347

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !347
	ret void, !dbg !347

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !349
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !349

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !349
	ret void, !dbg !349

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !349
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !349

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !349
	ret void, !dbg !349

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !349
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !349

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !349
	ret void, !dbg !349

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !349
	ret void, !dbg !349

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !351
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !351

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !351
	ret void, !dbg !351

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !351
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !351

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !351
	ret void, !dbg !351

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !351
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !351

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !351
	ret void, !dbg !351

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !351
	ret void, !dbg !351

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !358
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !358

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !358
	ret void, !dbg !358

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !358
	ret void, !dbg !358

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !360
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !360

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !360
	ret void, !dbg !360

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !360
	ret void, !dbg !360

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !362
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !362

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !362
	ret void, !dbg !362

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !362
	ret void, !dbg !362

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !364
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !364

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !364
	ret void, !dbg !364

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !364
	ret void, !dbg !364

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !366
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !366

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !366
	ret void, !dbg !366

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !366
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !366

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !366
	ret void, !dbg !366

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !366
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !366

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !366
	ret void, !dbg !366

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !366
	ret void, !dbg !366

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !368
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !368

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !368
	ret void, !dbg !368

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !368
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !368

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !368
	ret void, !dbg !368

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !368
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !368

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !368
	ret void, !dbg !368

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !368
	ret void, !dbg !368

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !373
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !373

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !373
	ret void, !dbg !373

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !373
	ret void, !dbg !373

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !375
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !375

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !375
	ret void, !dbg !375

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !375
	ret void, !dbg !375

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !377
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !377

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !377
	ret void, !dbg !377

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !377
	ret void, !dbg !377

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !379
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !379

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !379
	ret void, !dbg !379

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !379
	ret void, !dbg !379

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !381
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !381

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !381
	ret void, !dbg !381

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !381
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !381

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !381
	ret void, !dbg !381

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !381
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !381

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !381
	ret void, !dbg !381

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !381
	ret void, !dbg !381

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !383
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !383

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !383
	ret void, !dbg !383

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !383
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !383

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !383
	ret void, !dbg !383

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !383
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !383

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !383
	ret void, !dbg !383

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !383
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
	%62 = sext i32 %p9 to i64, !dbg !402
	%63 = sub i64 %62, 9, !dbg !402
	%64 = mul i64 %p6, 4, !dbg !402
	%65 = trunc i64 %p10 to i32, !dbg !402
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !402
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !402
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !402
	%69 = icmp ne i64 %p4, %p6, !dbg !402
	%70 = icmp uge i64 %p10, %61, !dbg !402
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !402
	%72 = icmp ugt i64 %63, 1, !dbg !402
	%73 = or i1 %69, %70, !dbg !402
	%74 = or i1 %73, %71, !dbg !402
	%75 = or i1 %74, %72, !dbg !402
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !402, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !402
	%77 = bitcast i32* %67 to i8*, !dbg !402
	%78 = bitcast i64* %68 to i8*, !dbg !402
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !402
	br label %b41, !dbg !402

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !403
	br i1 %79, label %b13, label %b41, !dbg !403

b13:
	%80 = sext i32 %3 to i64, !dbg !404
	%81 = sext i32 %p9 to i64, !dbg !404
	%82 = sub i64 %81, 9, !dbg !404
	%83 = mul i64 %p6, 4, !dbg !404
	%84 = trunc i64 %p10 to i32, !dbg !404
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !404
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !404
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !404
	%88 = icmp ne i64 %p4, %p6, !dbg !404
	%89 = icmp uge i64 %p10, %80, !dbg !404
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !404
	%91 = icmp ugt i64 %82, 1, !dbg !404
	%92 = or i1 %88, %89, !dbg !404
	%93 = or i1 %92, %90, !dbg !404
	%94 = or i1 %93, %91, !dbg !404
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !404, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !404
	%96 = bitcast i32* %86 to i8*, !dbg !404
	%97 = bitcast i64* %87 to i8*, !dbg !404
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !404
	br label %b41, !dbg !404

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !405
	br i1 %98, label %b15, label %b28, !dbg !405

b15:
	%99 = sdiv i64 %13, 32, !dbg !406
	%100 = icmp eq i64 %99, %p2, !dbg !407
	br i1 %100, label %b16, label %b28, !dbg !407

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !410
	br i1 %101, label %b17, label %b18, !dbg !410

b17:
	%102 = sext i32 %3 to i64, !dbg !411
	%103 = mul i64 %p6, 4, !dbg !411
	%104 = trunc i64 %p10 to i32, !dbg !411
	%105 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !411
	%106 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !411
	%107 = icmp ne i64 %p4, %p6, !dbg !411
	%108 = icmp uge i64 %p10, %102, !dbg !411
	%109 = or i1 %107, %108, !dbg !411
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !411, !prof !21

b17_ok1:
	%110 = bitcast i32* %105 to i8*, !dbg !411
	%111 = bitcast i32* %106 to i8*, !dbg !411
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !411
	br label %b41, !dbg !411

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !412
	br i1 %112, label %b19, label %b20, !dbg !412

b19:
	%113 = sext i32 %3 to i64, !dbg !413
	%114 = mul i64 %p6, 4, !dbg !413
	%115 = trunc i64 %p10 to i32, !dbg !413
	%116 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !413
	%117 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !413
	%118 = icmp ne i64 %p4, %p6, !dbg !413
	%119 = icmp uge i64 %p10, %113, !dbg !413
	%120 = or i1 %118, %119, !dbg !413
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !413, !prof !21

b19_ok1:
	%121 = bitcast i32* %116 to i8*, !dbg !413
	%122 = bitcast i32* %117 to i8*, !dbg !413
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !413
	br label %b41, !dbg !413

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !414
	br i1 %123, label %b21, label %b22, !dbg !414

b21:
	%124 = sext i32 %3 to i64, !dbg !415
	%125 = mul i64 %p6, 4, !dbg !415
	%126 = trunc i64 %p10 to i32, !dbg !415
	%127 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !415
	%128 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !415
	%129 = icmp ne i64 %p4, %p6, !dbg !415
	%130 = icmp uge i64 %p10, %124, !dbg !415
	%131 = or i1 %129, %130, !dbg !415
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !415, !prof !21

b21_ok1:
	%132 = bitcast i32* %127 to i8*, !dbg !415
	%133 = bitcast i32* %128 to i8*, !dbg !415
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !415
	br label %b41, !dbg !415

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !416
	br i1 %134, label %b23, label %b24, !dbg !416

b23:
	%135 = sext i32 %3 to i64, !dbg !417
	%136 = mul i64 %p6, 4, !dbg !417
	%137 = trunc i64 %p10 to i32, !dbg !417
	%138 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !417
	%139 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !417
	%140 = icmp ne i64 %p4, %p6, !dbg !417
	%141 = icmp uge i64 %p10, %135, !dbg !417
	%142 = or i1 %140, %141, !dbg !417
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !417, !prof !21

b23_ok1:
	%143 = bitcast i32* %138 to i8*, !dbg !417
	%144 = bitcast i32* %139 to i8*, !dbg !417
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !417
	br label %b41, !dbg !417

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !418
	br i1 %145, label %b25, label %b26, !dbg !418

b25:
	%146 = sext i32 %3 to i64, !dbg !419
	%147 = sext i32 %p9 to i64, !dbg !419
	%148 = sub i64 %147, 9, !dbg !419
	%149 = mul i64 %p6, 4, !dbg !419
	%150 = trunc i64 %p10 to i32, !dbg !419
	%151 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !419
	%152 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !419
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !419
	%154 = icmp ne i64 %p4, %p6, !dbg !419
	%155 = icmp uge i64 %p10, %146, !dbg !419
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !419
	%157 = icmp ugt i64 %148, 1, !dbg !419
	%158 = or i1 %154, %155, !dbg !419
	%159 = or i1 %158, %156, !dbg !419
	%160 = or i1 %159, %157, !dbg !419
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !419, !prof !21

b25_ok1:
	%161 = bitcast i32* %151 to i8*, !dbg !419
	%162 = bitcast i32* %152 to i8*, !dbg !419
	%163 = bitcast i64* %153 to i8*, !dbg !419
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !419
	br label %b41, !dbg !419

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !420
	br i1 %164, label %b27, label %b41, !dbg !420

b27:
	%165 = sext i32 %3 to i64, !dbg !421
	%166 = sext i32 %p9 to i64, !dbg !421
	%167 = sub i64 %166, 9, !dbg !421
	%168 = mul i64 %p6, 4, !dbg !421
	%169 = trunc i64 %p10 to i32, !dbg !421
	%170 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !421
	%171 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !421
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !421
	%173 = icmp ne i64 %p4, %p6, !dbg !421
	%174 = icmp uge i64 %p10, %165, !dbg !421
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !421
	%176 = icmp ugt i64 %167, 1, !dbg !421
	%177 = or i1 %173, %174, !dbg !421
	%178 = or i1 %177, %175, !dbg !421
	%179 = or i1 %178, %176, !dbg !421
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !421, !prof !21

b27_ok1:
	%180 = bitcast i32* %170 to i8*, !dbg !421
	%181 = bitcast i32* %171 to i8*, !dbg !421
	%182 = bitcast i64* %172 to i8*, !dbg !421
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !421
	br label %b41, !dbg !421

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !422
	br i1 %183, label %b29, label %b41, !dbg !422

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !425
	br i1 %184, label %b30, label %b31, !dbg !425

b30:
	%185 = sext i32 %3 to i64, !dbg !426
	%186 = mul i64 %p6, 4, !dbg !426
	%187 = trunc i64 %p10 to i32, !dbg !426
	%188 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !426
	%189 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !426
	%190 = icmp ne i64 %p4, %p6, !dbg !426
	%191 = icmp uge i64 %p10, %185, !dbg !426
	%192 = or i1 %190, %191, !dbg !426
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !426, !prof !21

b30_ok1:
	%193 = bitcast i32* %188 to i8*, !dbg !426
	%194 = bitcast i32* %189 to i8*, !dbg !426
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !426
	br label %b41, !dbg !426

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !427
	br i1 %195, label %b32, label %b33, !dbg !427

b32:
	%196 = sext i32 %3 to i64, !dbg !428
	%197 = mul i64 %p6, 4, !dbg !428
	%198 = trunc i64 %p10 to i32, !dbg !428
	%199 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !428
	%200 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !428
	%201 = icmp ne i64 %p4, %p6, !dbg !428
	%202 = icmp uge i64 %p10, %196, !dbg !428
	%203 = or i1 %201, %202, !dbg !428
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !428, !prof !21

b32_ok1:
	%204 = bitcast i32* %199 to i8*, !dbg !428
	%205 = bitcast i32* %200 to i8*, !dbg !428
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !428
	br label %b41, !dbg !428

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !429
	br i1 %206, label %b34, label %b35, !dbg !429

b34:
	%207 = sext i32 %3 to i64, !dbg !430
	%208 = mul i64 %p6, 4, !dbg !430
	%209 = trunc i64 %p10 to i32, !dbg !430
	%210 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !430
	%211 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !430
	%212 = icmp ne i64 %p4, %p6, !dbg !430
	%213 = icmp uge i64 %p10, %207, !dbg !430
	%214 = or i1 %212, %213, !dbg !430
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !430, !prof !21

b34_ok1:
	%215 = bitcast i32* %210 to i8*, !dbg !430
	%216 = bitcast i32* %211 to i8*, !dbg !430
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !430
	br label %b41, !dbg !430

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !431
	br i1 %217, label %b36, label %b37, !dbg !431

b36:
	%218 = sext i32 %3 to i64, !dbg !432
	%219 = mul i64 %p6, 4, !dbg !432
	%220 = trunc i64 %p10 to i32, !dbg !432
	%221 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !432
	%222 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !432
	%223 = icmp ne i64 %p4, %p6, !dbg !432
	%224 = icmp uge i64 %p10, %218, !dbg !432
	%225 = or i1 %223, %224, !dbg !432
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !432, !prof !21

b36_ok1:
	%226 = bitcast i32* %221 to i8*, !dbg !432
	%227 = bitcast i32* %222 to i8*, !dbg !432
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !432
	br label %b41, !dbg !432

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !433
	br i1 %228, label %b38, label %b39, !dbg !433

b38:
	%229 = sext i32 %3 to i64, !dbg !434
	%230 = sext i32 %p9 to i64, !dbg !434
	%231 = sub i64 %230, 9, !dbg !434
	%232 = mul i64 %p6, 4, !dbg !434
	%233 = trunc i64 %p10 to i32, !dbg !434
	%234 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !434
	%235 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !434
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !434
	%237 = icmp ne i64 %p4, %p6, !dbg !434
	%238 = icmp uge i64 %p10, %229, !dbg !434
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !434
	%240 = icmp ugt i64 %231, 1, !dbg !434
	%241 = or i1 %237, %238, !dbg !434
	%242 = or i1 %241, %239, !dbg !434
	%243 = or i1 %242, %240, !dbg !434
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !434, !prof !21

b38_ok1:
	%244 = bitcast i32* %234 to i8*, !dbg !434
	%245 = bitcast i32* %235 to i8*, !dbg !434
	%246 = bitcast i64* %236 to i8*, !dbg !434
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !434
	br label %b41, !dbg !434

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !435
	br i1 %247, label %b40, label %b41, !dbg !435

b40:
	%248 = sext i32 %3 to i64, !dbg !436
	%249 = sext i32 %p9 to i64, !dbg !436
	%250 = sub i64 %249, 9, !dbg !436
	%251 = mul i64 %p6, 4, !dbg !436
	%252 = trunc i64 %p10 to i32, !dbg !436
	%253 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !436
	%254 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !436
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !436
	%256 = icmp ne i64 %p4, %p6, !dbg !436
	%257 = icmp uge i64 %p10, %248, !dbg !436
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !436
	%259 = icmp ugt i64 %250, 1, !dbg !436
	%260 = or i1 %256, %257, !dbg !436
	%261 = or i1 %260, %258, !dbg !436
	%262 = or i1 %261, %259, !dbg !436
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !436, !prof !21

b40_ok1:
	%263 = bitcast i32* %253 to i8*, !dbg !436
	%264 = bitcast i32* %254 to i8*, !dbg !436
	%265 = bitcast i64* %255 to i8*, !dbg !436
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !436
	br label %b41, !dbg !436

b41:
	ret void, !dbg !388

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !390
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !390

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !390
	ret void, !dbg !390

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !390
	ret void, !dbg !390

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !396
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !396

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !396
	ret void, !dbg !396

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !396
	ret void, !dbg !396

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !398
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !398

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !398
	ret void, !dbg !398

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !398
	ret void, !dbg !398

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !400
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !400

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !400
	ret void, !dbg !400

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !400
	ret void, !dbg !400

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !402
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !402

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !402
	ret void, !dbg !402

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !402
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !402

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !402
	ret void, !dbg !402

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !402
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !402

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !402
	ret void, !dbg !402

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !402
	ret void, !dbg !402

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !404
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !404

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !404
	ret void, !dbg !404

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !404
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !404

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !404
	ret void, !dbg !404

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !404
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !404

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !404
	ret void, !dbg !404

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !404
	ret void, !dbg !404

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !411
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !411

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !411
	ret void, !dbg !411

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !411
	ret void, !dbg !411

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !413
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !413

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !413
	ret void, !dbg !413

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !413
	ret void, !dbg !413

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !415
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !415

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !415
	ret void, !dbg !415

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !415
	ret void, !dbg !415

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !417
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !417

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !417
	ret void, !dbg !417

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !417
	ret void, !dbg !417

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !419
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !419

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !419
	ret void, !dbg !419

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !419
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !419

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !419
	ret void, !dbg !419

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !419
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !419

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !419
	ret void, !dbg !419

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !419
	ret void, !dbg !419

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !421
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !421

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !421
	ret void, !dbg !421

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !421
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !421

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !421
	ret void, !dbg !421

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !421
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !421

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !421
	ret void, !dbg !421

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !421
	ret void, !dbg !421

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !426
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !426

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !426
	ret void, !dbg !426

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !426
	ret void, !dbg !426

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !428
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !428

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !428
	ret void, !dbg !428

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !428
	ret void, !dbg !428

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !430
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !430

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !430
	ret void, !dbg !430

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !430
	ret void, !dbg !430

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !432
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !432

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !432
	ret void, !dbg !432

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !432
	ret void, !dbg !432

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !434
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !434

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !434
	ret void, !dbg !434

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !434
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !434

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !434
	ret void, !dbg !434

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !434
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !434

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !434
	ret void, !dbg !434

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !434
	ret void, !dbg !434

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !436
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !436

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !436
	ret void, !dbg !436

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !436
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !436

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !436
	ret void, !dbg !436

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !436
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !436

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !436
	ret void, !dbg !436

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !436
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
	%62 = sext i32 %p9 to i64, !dbg !455
	%63 = sub i64 %62, 9, !dbg !455
	%64 = mul i64 %p6, 8, !dbg !455
	%65 = trunc i64 %p10 to i32, !dbg !455
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !455
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !455
	%69 = icmp ne i64 %p4, %p6, !dbg !455
	%70 = icmp uge i64 %p10, %61, !dbg !455
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !455
	%72 = icmp ugt i64 %63, 1, !dbg !455
	%73 = or i1 %69, %70, !dbg !455
	%74 = or i1 %73, %71, !dbg !455
	%75 = or i1 %74, %72, !dbg !455
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !455, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !455
	%77 = bitcast i64* %67 to i8*, !dbg !455
	%78 = bitcast i64* %68 to i8*, !dbg !455
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !455
	br label %b41, !dbg !455

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !456
	br i1 %79, label %b13, label %b41, !dbg !456

b13:
	%80 = sext i32 %3 to i64, !dbg !457
	%81 = sext i32 %p9 to i64, !dbg !457
	%82 = sub i64 %81, 9, !dbg !457
	%83 = mul i64 %p6, 8, !dbg !457
	%84 = trunc i64 %p10 to i32, !dbg !457
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !457
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !457
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !457
	%88 = icmp ne i64 %p4, %p6, !dbg !457
	%89 = icmp uge i64 %p10, %80, !dbg !457
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !457
	%91 = icmp ugt i64 %82, 1, !dbg !457
	%92 = or i1 %88, %89, !dbg !457
	%93 = or i1 %92, %90, !dbg !457
	%94 = or i1 %93, %91, !dbg !457
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !457, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !457
	%96 = bitcast i64* %86 to i8*, !dbg !457
	%97 = bitcast i64* %87 to i8*, !dbg !457
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !457
	br label %b41, !dbg !457

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !458
	br i1 %98, label %b15, label %b28, !dbg !458

b15:
	%99 = sdiv i64 %13, 32, !dbg !459
	%100 = icmp eq i64 %99, %p2, !dbg !460
	br i1 %100, label %b16, label %b28, !dbg !460

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %101, label %b17, label %b18, !dbg !463

b17:
	%102 = sext i32 %3 to i64, !dbg !464
	%103 = mul i64 %p6, 8, !dbg !464
	%104 = trunc i64 %p10 to i32, !dbg !464
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !464
	%106 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !464
	%107 = icmp ne i64 %p4, %p6, !dbg !464
	%108 = icmp uge i64 %p10, %102, !dbg !464
	%109 = or i1 %107, %108, !dbg !464
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !464, !prof !21

b17_ok1:
	%110 = bitcast i64* %105 to i8*, !dbg !464
	%111 = bitcast i64* %106 to i8*, !dbg !464
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !464
	br label %b41, !dbg !464

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %112, label %b19, label %b20, !dbg !465

b19:
	%113 = sext i32 %3 to i64, !dbg !466
	%114 = mul i64 %p6, 8, !dbg !466
	%115 = trunc i64 %p10 to i32, !dbg !466
	%116 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !466
	%117 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !466
	%118 = icmp ne i64 %p4, %p6, !dbg !466
	%119 = icmp uge i64 %p10, %113, !dbg !466
	%120 = or i1 %118, %119, !dbg !466
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !466, !prof !21

b19_ok1:
	%121 = bitcast i64* %116 to i8*, !dbg !466
	%122 = bitcast i64* %117 to i8*, !dbg !466
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !466
	br label %b41, !dbg !466

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %123, label %b21, label %b22, !dbg !467

b21:
	%124 = sext i32 %3 to i64, !dbg !468
	%125 = mul i64 %p6, 8, !dbg !468
	%126 = trunc i64 %p10 to i32, !dbg !468
	%127 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !468
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !468
	%129 = icmp ne i64 %p4, %p6, !dbg !468
	%130 = icmp uge i64 %p10, %124, !dbg !468
	%131 = or i1 %129, %130, !dbg !468
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !468, !prof !21

b21_ok1:
	%132 = bitcast i64* %127 to i8*, !dbg !468
	%133 = bitcast i64* %128 to i8*, !dbg !468
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !468
	br label %b41, !dbg !468

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !469
	br i1 %134, label %b23, label %b24, !dbg !469

b23:
	%135 = sext i32 %3 to i64, !dbg !470
	%136 = mul i64 %p6, 8, !dbg !470
	%137 = trunc i64 %p10 to i32, !dbg !470
	%138 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !470
	%139 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !470
	%140 = icmp ne i64 %p4, %p6, !dbg !470
	%141 = icmp uge i64 %p10, %135, !dbg !470
	%142 = or i1 %140, %141, !dbg !470
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !470, !prof !21

b23_ok1:
	%143 = bitcast i64* %138 to i8*, !dbg !470
	%144 = bitcast i64* %139 to i8*, !dbg !470
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !470
	br label %b41, !dbg !470

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !471
	br i1 %145, label %b25, label %b26, !dbg !471

b25:
	%146 = sext i32 %3 to i64, !dbg !472
	%147 = sext i32 %p9 to i64, !dbg !472
	%148 = sub i64 %147, 9, !dbg !472
	%149 = mul i64 %p6, 8, !dbg !472
	%150 = trunc i64 %p10 to i32, !dbg !472
	%151 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !472
	%152 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !472
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !472
	%154 = icmp ne i64 %p4, %p6, !dbg !472
	%155 = icmp uge i64 %p10, %146, !dbg !472
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !472
	%157 = icmp ugt i64 %148, 1, !dbg !472
	%158 = or i1 %154, %155, !dbg !472
	%159 = or i1 %158, %156, !dbg !472
	%160 = or i1 %159, %157, !dbg !472
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !472, !prof !21

b25_ok1:
	%161 = bitcast i64* %151 to i8*, !dbg !472
	%162 = bitcast i64* %152 to i8*, !dbg !472
	%163 = bitcast i64* %153 to i8*, !dbg !472
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !472
	br label %b41, !dbg !472

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !473
	br i1 %164, label %b27, label %b41, !dbg !473

b27:
	%165 = sext i32 %3 to i64, !dbg !474
	%166 = sext i32 %p9 to i64, !dbg !474
	%167 = sub i64 %166, 9, !dbg !474
	%168 = mul i64 %p6, 8, !dbg !474
	%169 = trunc i64 %p10 to i32, !dbg !474
	%170 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !474
	%171 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !474
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !474
	%173 = icmp ne i64 %p4, %p6, !dbg !474
	%174 = icmp uge i64 %p10, %165, !dbg !474
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !474
	%176 = icmp ugt i64 %167, 1, !dbg !474
	%177 = or i1 %173, %174, !dbg !474
	%178 = or i1 %177, %175, !dbg !474
	%179 = or i1 %178, %176, !dbg !474
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !474, !prof !21

b27_ok1:
	%180 = bitcast i64* %170 to i8*, !dbg !474
	%181 = bitcast i64* %171 to i8*, !dbg !474
	%182 = bitcast i64* %172 to i8*, !dbg !474
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !474
	br label %b41, !dbg !474

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !475
	br i1 %183, label %b29, label %b41, !dbg !475

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %184, label %b30, label %b31, !dbg !478

b30:
	%185 = sext i32 %3 to i64, !dbg !479
	%186 = mul i64 %p6, 8, !dbg !479
	%187 = trunc i64 %p10 to i32, !dbg !479
	%188 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !479
	%189 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !479
	%190 = icmp ne i64 %p4, %p6, !dbg !479
	%191 = icmp uge i64 %p10, %185, !dbg !479
	%192 = or i1 %190, %191, !dbg !479
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !479, !prof !21

b30_ok1:
	%193 = bitcast i64* %188 to i8*, !dbg !479
	%194 = bitcast i64* %189 to i8*, !dbg !479
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !479
	br label %b41, !dbg !479

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %195, label %b32, label %b33, !dbg !480

b32:
	%196 = sext i32 %3 to i64, !dbg !481
	%197 = mul i64 %p6, 8, !dbg !481
	%198 = trunc i64 %p10 to i32, !dbg !481
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !481
	%200 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !481
	%201 = icmp ne i64 %p4, %p6, !dbg !481
	%202 = icmp uge i64 %p10, %196, !dbg !481
	%203 = or i1 %201, %202, !dbg !481
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !481, !prof !21

b32_ok1:
	%204 = bitcast i64* %199 to i8*, !dbg !481
	%205 = bitcast i64* %200 to i8*, !dbg !481
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !481
	br label %b41, !dbg !481

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %206, label %b34, label %b35, !dbg !482

b34:
	%207 = sext i32 %3 to i64, !dbg !483
	%208 = mul i64 %p6, 8, !dbg !483
	%209 = trunc i64 %p10 to i32, !dbg !483
	%210 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !483
	%211 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !483
	%212 = icmp ne i64 %p4, %p6, !dbg !483
	%213 = icmp uge i64 %p10, %207, !dbg !483
	%214 = or i1 %212, %213, !dbg !483
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !483, !prof !21

b34_ok1:
	%215 = bitcast i64* %210 to i8*, !dbg !483
	%216 = bitcast i64* %211 to i8*, !dbg !483
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !483
	br label %b41, !dbg !483

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !484
	br i1 %217, label %b36, label %b37, !dbg !484

b36:
	%218 = sext i32 %3 to i64, !dbg !485
	%219 = mul i64 %p6, 8, !dbg !485
	%220 = trunc i64 %p10 to i32, !dbg !485
	%221 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !485
	%222 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !485
	%223 = icmp ne i64 %p4, %p6, !dbg !485
	%224 = icmp uge i64 %p10, %218, !dbg !485
	%225 = or i1 %223, %224, !dbg !485
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !485, !prof !21

b36_ok1:
	%226 = bitcast i64* %221 to i8*, !dbg !485
	%227 = bitcast i64* %222 to i8*, !dbg !485
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !485
	br label %b41, !dbg !485

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !486
	br i1 %228, label %b38, label %b39, !dbg !486

b38:
	%229 = sext i32 %3 to i64, !dbg !487
	%230 = sext i32 %p9 to i64, !dbg !487
	%231 = sub i64 %230, 9, !dbg !487
	%232 = mul i64 %p6, 8, !dbg !487
	%233 = trunc i64 %p10 to i32, !dbg !487
	%234 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !487
	%235 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !487
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !487
	%237 = icmp ne i64 %p4, %p6, !dbg !487
	%238 = icmp uge i64 %p10, %229, !dbg !487
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !487
	%240 = icmp ugt i64 %231, 1, !dbg !487
	%241 = or i1 %237, %238, !dbg !487
	%242 = or i1 %241, %239, !dbg !487
	%243 = or i1 %242, %240, !dbg !487
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !487, !prof !21

b38_ok1:
	%244 = bitcast i64* %234 to i8*, !dbg !487
	%245 = bitcast i64* %235 to i8*, !dbg !487
	%246 = bitcast i64* %236 to i8*, !dbg !487
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !487
	br label %b41, !dbg !487

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !488
	br i1 %247, label %b40, label %b41, !dbg !488

b40:
	%248 = sext i32 %3 to i64, !dbg !489
	%249 = sext i32 %p9 to i64, !dbg !489
	%250 = sub i64 %249, 9, !dbg !489
	%251 = mul i64 %p6, 8, !dbg !489
	%252 = trunc i64 %p10 to i32, !dbg !489
	%253 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !489
	%254 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !489
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !489
	%256 = icmp ne i64 %p4, %p6, !dbg !489
	%257 = icmp uge i64 %p10, %248, !dbg !489
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !489
	%259 = icmp ugt i64 %250, 1, !dbg !489
	%260 = or i1 %256, %257, !dbg !489
	%261 = or i1 %260, %258, !dbg !489
	%262 = or i1 %261, %259, !dbg !489
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !489, !prof !21

b40_ok1:
	%263 = bitcast i64* %253 to i8*, !dbg !489
	%264 = bitcast i64* %254 to i8*, !dbg !489
	%265 = bitcast i64* %255 to i8*, !dbg !489
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !489
	br label %b41, !dbg !489

b41:
	ret void, !dbg !441

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !443
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !443

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !443
	ret void, !dbg !443

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !443
	ret void, !dbg !443

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !449
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !449

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !449
	ret void, !dbg !449

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !449
	ret void, !dbg !449

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !451
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !451

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !451
	ret void, !dbg !451

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !451
	ret void, !dbg !451

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !453
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !453

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !453
	ret void, !dbg !453

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !453
	ret void, !dbg !453

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !455
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !455

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !455
	ret void, !dbg !455

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !455
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !455

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !455
	ret void, !dbg !455

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !455
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !455

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !455
	ret void, !dbg !455

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !455
	ret void, !dbg !455

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !457
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !457

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !457
	ret void, !dbg !457

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !457
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !457

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !457
	ret void, !dbg !457

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !457
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !457

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !457
	ret void, !dbg !457

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !457
	ret void, !dbg !457

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !464
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !464

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !464
	ret void, !dbg !464

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !464
	ret void, !dbg !464

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !466
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !466

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !466
	ret void, !dbg !466

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !466
	ret void, !dbg !466

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !468
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !468

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !468
	ret void, !dbg !468

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !468
	ret void, !dbg !468

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !470
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !470

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !470
	ret void, !dbg !470

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !470
	ret void, !dbg !470

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !472
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !472

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !472
	ret void, !dbg !472

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !472
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !472

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !472
	ret void, !dbg !472

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !472
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !472

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !472
	ret void, !dbg !472

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !472
	ret void, !dbg !472

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !474
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !474

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !474
	ret void, !dbg !474

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !474
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !474

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !474
	ret void, !dbg !474

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !474
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !474

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !474
	ret void, !dbg !474

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !474
	ret void, !dbg !474

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !479
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !479

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !479
	ret void, !dbg !479

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !479
	ret void, !dbg !479

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !481
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !481

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !481
	ret void, !dbg !481

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !481
	ret void, !dbg !481

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !483
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !483

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !483
	ret void, !dbg !483

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !483
	ret void, !dbg !483

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !485
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !485

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !485
	ret void, !dbg !485

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !485
	ret void, !dbg !485

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !487
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !487

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !487
	ret void, !dbg !487

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !487
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !487

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !487
	ret void, !dbg !487

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !487
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !487

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !487
	ret void, !dbg !487

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !487
	ret void, !dbg !487

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !489
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !489

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !489
	ret void, !dbg !489

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !489
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !489

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !489
	ret void, !dbg !489

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !489
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !489

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !489
	ret void, !dbg !489

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !489
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
	%62 = sext i32 %p9 to i64, !dbg !508
	%63 = sub i64 %62, 9, !dbg !508
	%64 = mul i64 %p6, 8, !dbg !508
	%65 = trunc i64 %p10 to i32, !dbg !508
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !508
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !508
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !508
	%69 = icmp ne i64 %p4, %p6, !dbg !508
	%70 = icmp uge i64 %p10, %61, !dbg !508
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !508
	%72 = icmp ugt i64 %63, 1, !dbg !508
	%73 = or i1 %69, %70, !dbg !508
	%74 = or i1 %73, %71, !dbg !508
	%75 = or i1 %74, %72, !dbg !508
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !508, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !508
	%77 = bitcast i64* %67 to i8*, !dbg !508
	%78 = bitcast i64* %68 to i8*, !dbg !508
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !508
	br label %b41, !dbg !508

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !509
	br i1 %79, label %b13, label %b41, !dbg !509

b13:
	%80 = sext i32 %3 to i64, !dbg !510
	%81 = sext i32 %p9 to i64, !dbg !510
	%82 = sub i64 %81, 9, !dbg !510
	%83 = mul i64 %p6, 8, !dbg !510
	%84 = trunc i64 %p10 to i32, !dbg !510
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !510
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !510
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !510
	%88 = icmp ne i64 %p4, %p6, !dbg !510
	%89 = icmp uge i64 %p10, %80, !dbg !510
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !510
	%91 = icmp ugt i64 %82, 1, !dbg !510
	%92 = or i1 %88, %89, !dbg !510
	%93 = or i1 %92, %90, !dbg !510
	%94 = or i1 %93, %91, !dbg !510
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !510, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !510
	%96 = bitcast i64* %86 to i8*, !dbg !510
	%97 = bitcast i64* %87 to i8*, !dbg !510
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !510
	br label %b41, !dbg !510

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !511
	br i1 %98, label %b15, label %b28, !dbg !511

b15:
	%99 = sdiv i64 %13, 32, !dbg !512
	%100 = icmp eq i64 %99, %p2, !dbg !513
	br i1 %100, label %b16, label %b28, !dbg !513

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !516
	br i1 %101, label %b17, label %b18, !dbg !516

b17:
	%102 = sext i32 %3 to i64, !dbg !517
	%103 = mul i64 %p6, 8, !dbg !517
	%104 = trunc i64 %p10 to i32, !dbg !517
	%105 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !517
	%106 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !517
	%107 = icmp ne i64 %p4, %p6, !dbg !517
	%108 = icmp uge i64 %p10, %102, !dbg !517
	%109 = or i1 %107, %108, !dbg !517
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !517, !prof !21

b17_ok1:
	%110 = bitcast i64* %105 to i8*, !dbg !517
	%111 = bitcast i64* %106 to i8*, !dbg !517
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !517
	br label %b41, !dbg !517

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !518
	br i1 %112, label %b19, label %b20, !dbg !518

b19:
	%113 = sext i32 %3 to i64, !dbg !519
	%114 = mul i64 %p6, 8, !dbg !519
	%115 = trunc i64 %p10 to i32, !dbg !519
	%116 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !519
	%117 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !519
	%118 = icmp ne i64 %p4, %p6, !dbg !519
	%119 = icmp uge i64 %p10, %113, !dbg !519
	%120 = or i1 %118, %119, !dbg !519
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !519, !prof !21

b19_ok1:
	%121 = bitcast i64* %116 to i8*, !dbg !519
	%122 = bitcast i64* %117 to i8*, !dbg !519
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !519
	br label %b41, !dbg !519

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !520
	br i1 %123, label %b21, label %b22, !dbg !520

b21:
	%124 = sext i32 %3 to i64, !dbg !521
	%125 = mul i64 %p6, 8, !dbg !521
	%126 = trunc i64 %p10 to i32, !dbg !521
	%127 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !521
	%128 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !521
	%129 = icmp ne i64 %p4, %p6, !dbg !521
	%130 = icmp uge i64 %p10, %124, !dbg !521
	%131 = or i1 %129, %130, !dbg !521
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !521, !prof !21

b21_ok1:
	%132 = bitcast i64* %127 to i8*, !dbg !521
	%133 = bitcast i64* %128 to i8*, !dbg !521
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !521
	br label %b41, !dbg !521

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !522
	br i1 %134, label %b23, label %b24, !dbg !522

b23:
	%135 = sext i32 %3 to i64, !dbg !523
	%136 = mul i64 %p6, 8, !dbg !523
	%137 = trunc i64 %p10 to i32, !dbg !523
	%138 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !523
	%139 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !523
	%140 = icmp ne i64 %p4, %p6, !dbg !523
	%141 = icmp uge i64 %p10, %135, !dbg !523
	%142 = or i1 %140, %141, !dbg !523
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !523, !prof !21

b23_ok1:
	%143 = bitcast i64* %138 to i8*, !dbg !523
	%144 = bitcast i64* %139 to i8*, !dbg !523
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !523
	br label %b41, !dbg !523

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !524
	br i1 %145, label %b25, label %b26, !dbg !524

b25:
	%146 = sext i32 %3 to i64, !dbg !525
	%147 = sext i32 %p9 to i64, !dbg !525
	%148 = sub i64 %147, 9, !dbg !525
	%149 = mul i64 %p6, 8, !dbg !525
	%150 = trunc i64 %p10 to i32, !dbg !525
	%151 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !525
	%152 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !525
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !525
	%154 = icmp ne i64 %p4, %p6, !dbg !525
	%155 = icmp uge i64 %p10, %146, !dbg !525
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !525
	%157 = icmp ugt i64 %148, 1, !dbg !525
	%158 = or i1 %154, %155, !dbg !525
	%159 = or i1 %158, %156, !dbg !525
	%160 = or i1 %159, %157, !dbg !525
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !525, !prof !21

b25_ok1:
	%161 = bitcast i64* %151 to i8*, !dbg !525
	%162 = bitcast i64* %152 to i8*, !dbg !525
	%163 = bitcast i64* %153 to i8*, !dbg !525
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !525
	br label %b41, !dbg !525

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !526
	br i1 %164, label %b27, label %b41, !dbg !526

b27:
	%165 = sext i32 %3 to i64, !dbg !527
	%166 = sext i32 %p9 to i64, !dbg !527
	%167 = sub i64 %166, 9, !dbg !527
	%168 = mul i64 %p6, 8, !dbg !527
	%169 = trunc i64 %p10 to i32, !dbg !527
	%170 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !527
	%171 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !527
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !527
	%173 = icmp ne i64 %p4, %p6, !dbg !527
	%174 = icmp uge i64 %p10, %165, !dbg !527
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !527
	%176 = icmp ugt i64 %167, 1, !dbg !527
	%177 = or i1 %173, %174, !dbg !527
	%178 = or i1 %177, %175, !dbg !527
	%179 = or i1 %178, %176, !dbg !527
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !527, !prof !21

b27_ok1:
	%180 = bitcast i64* %170 to i8*, !dbg !527
	%181 = bitcast i64* %171 to i8*, !dbg !527
	%182 = bitcast i64* %172 to i8*, !dbg !527
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !527
	br label %b41, !dbg !527

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !528
	br i1 %183, label %b29, label %b41, !dbg !528

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !531
	br i1 %184, label %b30, label %b31, !dbg !531

b30:
	%185 = sext i32 %3 to i64, !dbg !532
	%186 = mul i64 %p6, 8, !dbg !532
	%187 = trunc i64 %p10 to i32, !dbg !532
	%188 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !532
	%189 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !532
	%190 = icmp ne i64 %p4, %p6, !dbg !532
	%191 = icmp uge i64 %p10, %185, !dbg !532
	%192 = or i1 %190, %191, !dbg !532
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !532, !prof !21

b30_ok1:
	%193 = bitcast i64* %188 to i8*, !dbg !532
	%194 = bitcast i64* %189 to i8*, !dbg !532
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !532
	br label %b41, !dbg !532

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !533
	br i1 %195, label %b32, label %b33, !dbg !533

b32:
	%196 = sext i32 %3 to i64, !dbg !534
	%197 = mul i64 %p6, 8, !dbg !534
	%198 = trunc i64 %p10 to i32, !dbg !534
	%199 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !534
	%200 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !534
	%201 = icmp ne i64 %p4, %p6, !dbg !534
	%202 = icmp uge i64 %p10, %196, !dbg !534
	%203 = or i1 %201, %202, !dbg !534
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !534, !prof !21

b32_ok1:
	%204 = bitcast i64* %199 to i8*, !dbg !534
	%205 = bitcast i64* %200 to i8*, !dbg !534
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !534
	br label %b41, !dbg !534

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !535
	br i1 %206, label %b34, label %b35, !dbg !535

b34:
	%207 = sext i32 %3 to i64, !dbg !536
	%208 = mul i64 %p6, 8, !dbg !536
	%209 = trunc i64 %p10 to i32, !dbg !536
	%210 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !536
	%211 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !536
	%212 = icmp ne i64 %p4, %p6, !dbg !536
	%213 = icmp uge i64 %p10, %207, !dbg !536
	%214 = or i1 %212, %213, !dbg !536
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !536, !prof !21

b34_ok1:
	%215 = bitcast i64* %210 to i8*, !dbg !536
	%216 = bitcast i64* %211 to i8*, !dbg !536
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !536
	br label %b41, !dbg !536

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !537
	br i1 %217, label %b36, label %b37, !dbg !537

b36:
	%218 = sext i32 %3 to i64, !dbg !538
	%219 = mul i64 %p6, 8, !dbg !538
	%220 = trunc i64 %p10 to i32, !dbg !538
	%221 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !538
	%222 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !538
	%223 = icmp ne i64 %p4, %p6, !dbg !538
	%224 = icmp uge i64 %p10, %218, !dbg !538
	%225 = or i1 %223, %224, !dbg !538
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !538, !prof !21

b36_ok1:
	%226 = bitcast i64* %221 to i8*, !dbg !538
	%227 = bitcast i64* %222 to i8*, !dbg !538
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !538
	br label %b41, !dbg !538

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !539
	br i1 %228, label %b38, label %b39, !dbg !539

b38:
	%229 = sext i32 %3 to i64, !dbg !540
	%230 = sext i32 %p9 to i64, !dbg !540
	%231 = sub i64 %230, 9, !dbg !540
	%232 = mul i64 %p6, 8, !dbg !540
	%233 = trunc i64 %p10 to i32, !dbg !540
	%234 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !540
	%235 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !540
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !540
	%237 = icmp ne i64 %p4, %p6, !dbg !540
	%238 = icmp uge i64 %p10, %229, !dbg !540
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !540
	%240 = icmp ugt i64 %231, 1, !dbg !540
	%241 = or i1 %237, %238, !dbg !540
	%242 = or i1 %241, %239, !dbg !540
	%243 = or i1 %242, %240, !dbg !540
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !540, !prof !21

b38_ok1:
	%244 = bitcast i64* %234 to i8*, !dbg !540
	%245 = bitcast i64* %235 to i8*, !dbg !540
	%246 = bitcast i64* %236 to i8*, !dbg !540
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !540
	br label %b41, !dbg !540

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !541
	br i1 %247, label %b40, label %b41, !dbg !541

b40:
	%248 = sext i32 %3 to i64, !dbg !542
	%249 = sext i32 %p9 to i64, !dbg !542
	%250 = sub i64 %249, 9, !dbg !542
	%251 = mul i64 %p6, 8, !dbg !542
	%252 = trunc i64 %p10 to i32, !dbg !542
	%253 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !542
	%254 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !542
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !542
	%256 = icmp ne i64 %p4, %p6, !dbg !542
	%257 = icmp uge i64 %p10, %248, !dbg !542
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !542
	%259 = icmp ugt i64 %250, 1, !dbg !542
	%260 = or i1 %256, %257, !dbg !542
	%261 = or i1 %260, %258, !dbg !542
	%262 = or i1 %261, %259, !dbg !542
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !542, !prof !21

b40_ok1:
	%263 = bitcast i64* %253 to i8*, !dbg !542
	%264 = bitcast i64* %254 to i8*, !dbg !542
	%265 = bitcast i64* %255 to i8*, !dbg !542
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !542
	br label %b41, !dbg !542

b41:
	ret void, !dbg !494

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !496
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !496

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !496
	ret void, !dbg !496

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !496
	ret void, !dbg !496

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !502
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !502

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !502
	ret void, !dbg !502

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !502
	ret void, !dbg !502

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !504
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !504

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !504
	ret void, !dbg !504

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !504
	ret void, !dbg !504

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !506
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !506

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !506
	ret void, !dbg !506

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !506
	ret void, !dbg !506

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !508
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !508

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !508
	ret void, !dbg !508

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !508
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !508

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !508
	ret void, !dbg !508

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !508
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !508

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !508
	ret void, !dbg !508

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !508
	ret void, !dbg !508

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !510
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !510

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !510
	ret void, !dbg !510

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !510
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !510

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !510
	ret void, !dbg !510

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !510
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !510

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !510
	ret void, !dbg !510

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !510
	ret void, !dbg !510

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !517
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !517

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !517
	ret void, !dbg !517

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !517
	ret void, !dbg !517

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !519
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !519

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !519
	ret void, !dbg !519

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !519
	ret void, !dbg !519

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !521
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !521

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !521
	ret void, !dbg !521

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !521
	ret void, !dbg !521

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !523
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !523

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !523
	ret void, !dbg !523

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !523
	ret void, !dbg !523

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !525
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !525

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !525
	ret void, !dbg !525

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !525
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !525

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !525
	ret void, !dbg !525

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !525
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !525

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !525
	ret void, !dbg !525

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !525
	ret void, !dbg !525

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !527
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !527

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !527
	ret void, !dbg !527

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !527
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !527

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !527
	ret void, !dbg !527

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !527
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !527

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !527
	ret void, !dbg !527

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !527
	ret void, !dbg !527

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !532
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !532

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !532
	ret void, !dbg !532

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !532
	ret void, !dbg !532

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !534
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !534

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !534
	ret void, !dbg !534

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !534
	ret void, !dbg !534

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !536
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !536

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !536
	ret void, !dbg !536

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !536
	ret void, !dbg !536

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !538
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !538

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !538
	ret void, !dbg !538

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !538
	ret void, !dbg !538

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !540
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !540

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !540
	ret void, !dbg !540

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !540
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !540

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !540
	ret void, !dbg !540

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !540
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !540

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !540
	ret void, !dbg !540

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !540
	ret void, !dbg !540

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !542
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !542

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !542
	ret void, !dbg !542

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !542
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !542

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !542
	ret void, !dbg !542

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !542
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !542

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !542
	ret void, !dbg !542

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !542
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
	%62 = sext i32 %p9 to i64, !dbg !561
	%63 = sub i64 %62, 9, !dbg !561
	%64 = mul i64 %p6, 4, !dbg !561
	%65 = trunc i64 %p10 to i32, !dbg !561
	%66 = addrspacecast float addrspace(1)* %0 to float*, !dbg !561
	%67 = addrspacecast float addrspace(1)* %1 to float*, !dbg !561
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !561
	%69 = icmp ne i64 %p4, %p6, !dbg !561
	%70 = icmp uge i64 %p10, %61, !dbg !561
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !561
	%72 = icmp ugt i64 %63, 1, !dbg !561
	%73 = or i1 %69, %70, !dbg !561
	%74 = or i1 %73, %71, !dbg !561
	%75 = or i1 %74, %72, !dbg !561
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !561, !prof !21

b11_ok1:
	%76 = bitcast float* %66 to i8*, !dbg !561
	%77 = bitcast float* %67 to i8*, !dbg !561
	%78 = bitcast i64* %68 to i8*, !dbg !561
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !561
	br label %b41, !dbg !561

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !562
	br i1 %79, label %b13, label %b41, !dbg !562

b13:
	%80 = sext i32 %3 to i64, !dbg !563
	%81 = sext i32 %p9 to i64, !dbg !563
	%82 = sub i64 %81, 9, !dbg !563
	%83 = mul i64 %p6, 4, !dbg !563
	%84 = trunc i64 %p10 to i32, !dbg !563
	%85 = addrspacecast float addrspace(1)* %0 to float*, !dbg !563
	%86 = addrspacecast float addrspace(1)* %1 to float*, !dbg !563
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !563
	%88 = icmp ne i64 %p4, %p6, !dbg !563
	%89 = icmp uge i64 %p10, %80, !dbg !563
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !563
	%91 = icmp ugt i64 %82, 1, !dbg !563
	%92 = or i1 %88, %89, !dbg !563
	%93 = or i1 %92, %90, !dbg !563
	%94 = or i1 %93, %91, !dbg !563
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !563, !prof !21

b13_ok1:
	%95 = bitcast float* %85 to i8*, !dbg !563
	%96 = bitcast float* %86 to i8*, !dbg !563
	%97 = bitcast i64* %87 to i8*, !dbg !563
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !563
	br label %b41, !dbg !563

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !564
	br i1 %98, label %b15, label %b28, !dbg !564

b15:
	%99 = sdiv i64 %13, 32, !dbg !565
	%100 = icmp eq i64 %99, %p2, !dbg !566
	br i1 %100, label %b16, label %b28, !dbg !566

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !569
	br i1 %101, label %b17, label %b18, !dbg !569

b17:
	%102 = sext i32 %3 to i64, !dbg !570
	%103 = mul i64 %p6, 4, !dbg !570
	%104 = trunc i64 %p10 to i32, !dbg !570
	%105 = addrspacecast float addrspace(1)* %0 to float*, !dbg !570
	%106 = addrspacecast float addrspace(1)* %1 to float*, !dbg !570
	%107 = icmp ne i64 %p4, %p6, !dbg !570
	%108 = icmp uge i64 %p10, %102, !dbg !570
	%109 = or i1 %107, %108, !dbg !570
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !570, !prof !21

b17_ok1:
	%110 = bitcast float* %105 to i8*, !dbg !570
	%111 = bitcast float* %106 to i8*, !dbg !570
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !570
	br label %b41, !dbg !570

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !571
	br i1 %112, label %b19, label %b20, !dbg !571

b19:
	%113 = sext i32 %3 to i64, !dbg !572
	%114 = mul i64 %p6, 4, !dbg !572
	%115 = trunc i64 %p10 to i32, !dbg !572
	%116 = addrspacecast float addrspace(1)* %0 to float*, !dbg !572
	%117 = addrspacecast float addrspace(1)* %1 to float*, !dbg !572
	%118 = icmp ne i64 %p4, %p6, !dbg !572
	%119 = icmp uge i64 %p10, %113, !dbg !572
	%120 = or i1 %118, %119, !dbg !572
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !572, !prof !21

b19_ok1:
	%121 = bitcast float* %116 to i8*, !dbg !572
	%122 = bitcast float* %117 to i8*, !dbg !572
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !572
	br label %b41, !dbg !572

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !573
	br i1 %123, label %b21, label %b22, !dbg !573

b21:
	%124 = sext i32 %3 to i64, !dbg !574
	%125 = mul i64 %p6, 4, !dbg !574
	%126 = trunc i64 %p10 to i32, !dbg !574
	%127 = addrspacecast float addrspace(1)* %0 to float*, !dbg !574
	%128 = addrspacecast float addrspace(1)* %1 to float*, !dbg !574
	%129 = icmp ne i64 %p4, %p6, !dbg !574
	%130 = icmp uge i64 %p10, %124, !dbg !574
	%131 = or i1 %129, %130, !dbg !574
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !574, !prof !21

b21_ok1:
	%132 = bitcast float* %127 to i8*, !dbg !574
	%133 = bitcast float* %128 to i8*, !dbg !574
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !574
	br label %b41, !dbg !574

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !575
	br i1 %134, label %b23, label %b24, !dbg !575

b23:
	%135 = sext i32 %3 to i64, !dbg !576
	%136 = mul i64 %p6, 4, !dbg !576
	%137 = trunc i64 %p10 to i32, !dbg !576
	%138 = addrspacecast float addrspace(1)* %0 to float*, !dbg !576
	%139 = addrspacecast float addrspace(1)* %1 to float*, !dbg !576
	%140 = icmp ne i64 %p4, %p6, !dbg !576
	%141 = icmp uge i64 %p10, %135, !dbg !576
	%142 = or i1 %140, %141, !dbg !576
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !576, !prof !21

b23_ok1:
	%143 = bitcast float* %138 to i8*, !dbg !576
	%144 = bitcast float* %139 to i8*, !dbg !576
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !576
	br label %b41, !dbg !576

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !577
	br i1 %145, label %b25, label %b26, !dbg !577

b25:
	%146 = sext i32 %3 to i64, !dbg !578
	%147 = sext i32 %p9 to i64, !dbg !578
	%148 = sub i64 %147, 9, !dbg !578
	%149 = mul i64 %p6, 4, !dbg !578
	%150 = trunc i64 %p10 to i32, !dbg !578
	%151 = addrspacecast float addrspace(1)* %0 to float*, !dbg !578
	%152 = addrspacecast float addrspace(1)* %1 to float*, !dbg !578
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !578
	%154 = icmp ne i64 %p4, %p6, !dbg !578
	%155 = icmp uge i64 %p10, %146, !dbg !578
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !578
	%157 = icmp ugt i64 %148, 1, !dbg !578
	%158 = or i1 %154, %155, !dbg !578
	%159 = or i1 %158, %156, !dbg !578
	%160 = or i1 %159, %157, !dbg !578
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !578, !prof !21

b25_ok1:
	%161 = bitcast float* %151 to i8*, !dbg !578
	%162 = bitcast float* %152 to i8*, !dbg !578
	%163 = bitcast i64* %153 to i8*, !dbg !578
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !578
	br label %b41, !dbg !578

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !579
	br i1 %164, label %b27, label %b41, !dbg !579

b27:
	%165 = sext i32 %3 to i64, !dbg !580
	%166 = sext i32 %p9 to i64, !dbg !580
	%167 = sub i64 %166, 9, !dbg !580
	%168 = mul i64 %p6, 4, !dbg !580
	%169 = trunc i64 %p10 to i32, !dbg !580
	%170 = addrspacecast float addrspace(1)* %0 to float*, !dbg !580
	%171 = addrspacecast float addrspace(1)* %1 to float*, !dbg !580
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !580
	%173 = icmp ne i64 %p4, %p6, !dbg !580
	%174 = icmp uge i64 %p10, %165, !dbg !580
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !580
	%176 = icmp ugt i64 %167, 1, !dbg !580
	%177 = or i1 %173, %174, !dbg !580
	%178 = or i1 %177, %175, !dbg !580
	%179 = or i1 %178, %176, !dbg !580
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !580, !prof !21

b27_ok1:
	%180 = bitcast float* %170 to i8*, !dbg !580
	%181 = bitcast float* %171 to i8*, !dbg !580
	%182 = bitcast i64* %172 to i8*, !dbg !580
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !580
	br label %b41, !dbg !580

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !581
	br i1 %183, label %b29, label %b41, !dbg !581

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !584
	br i1 %184, label %b30, label %b31, !dbg !584

b30:
	%185 = sext i32 %3 to i64, !dbg !585
	%186 = mul i64 %p6, 4, !dbg !585
	%187 = trunc i64 %p10 to i32, !dbg !585
	%188 = addrspacecast float addrspace(1)* %0 to float*, !dbg !585
	%189 = addrspacecast float addrspace(1)* %1 to float*, !dbg !585
	%190 = icmp ne i64 %p4, %p6, !dbg !585
	%191 = icmp uge i64 %p10, %185, !dbg !585
	%192 = or i1 %190, %191, !dbg !585
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !585, !prof !21

b30_ok1:
	%193 = bitcast float* %188 to i8*, !dbg !585
	%194 = bitcast float* %189 to i8*, !dbg !585
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !585
	br label %b41, !dbg !585

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !586
	br i1 %195, label %b32, label %b33, !dbg !586

b32:
	%196 = sext i32 %3 to i64, !dbg !587
	%197 = mul i64 %p6, 4, !dbg !587
	%198 = trunc i64 %p10 to i32, !dbg !587
	%199 = addrspacecast float addrspace(1)* %0 to float*, !dbg !587
	%200 = addrspacecast float addrspace(1)* %1 to float*, !dbg !587
	%201 = icmp ne i64 %p4, %p6, !dbg !587
	%202 = icmp uge i64 %p10, %196, !dbg !587
	%203 = or i1 %201, %202, !dbg !587
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !587, !prof !21

b32_ok1:
	%204 = bitcast float* %199 to i8*, !dbg !587
	%205 = bitcast float* %200 to i8*, !dbg !587
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !587
	br label %b41, !dbg !587

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !588
	br i1 %206, label %b34, label %b35, !dbg !588

b34:
	%207 = sext i32 %3 to i64, !dbg !589
	%208 = mul i64 %p6, 4, !dbg !589
	%209 = trunc i64 %p10 to i32, !dbg !589
	%210 = addrspacecast float addrspace(1)* %0 to float*, !dbg !589
	%211 = addrspacecast float addrspace(1)* %1 to float*, !dbg !589
	%212 = icmp ne i64 %p4, %p6, !dbg !589
	%213 = icmp uge i64 %p10, %207, !dbg !589
	%214 = or i1 %212, %213, !dbg !589
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !589, !prof !21

b34_ok1:
	%215 = bitcast float* %210 to i8*, !dbg !589
	%216 = bitcast float* %211 to i8*, !dbg !589
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !589
	br label %b41, !dbg !589

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !590
	br i1 %217, label %b36, label %b37, !dbg !590

b36:
	%218 = sext i32 %3 to i64, !dbg !591
	%219 = mul i64 %p6, 4, !dbg !591
	%220 = trunc i64 %p10 to i32, !dbg !591
	%221 = addrspacecast float addrspace(1)* %0 to float*, !dbg !591
	%222 = addrspacecast float addrspace(1)* %1 to float*, !dbg !591
	%223 = icmp ne i64 %p4, %p6, !dbg !591
	%224 = icmp uge i64 %p10, %218, !dbg !591
	%225 = or i1 %223, %224, !dbg !591
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !591, !prof !21

b36_ok1:
	%226 = bitcast float* %221 to i8*, !dbg !591
	%227 = bitcast float* %222 to i8*, !dbg !591
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !591
	br label %b41, !dbg !591

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !592
	br i1 %228, label %b38, label %b39, !dbg !592

b38:
	%229 = sext i32 %3 to i64, !dbg !593
	%230 = sext i32 %p9 to i64, !dbg !593
	%231 = sub i64 %230, 9, !dbg !593
	%232 = mul i64 %p6, 4, !dbg !593
	%233 = trunc i64 %p10 to i32, !dbg !593
	%234 = addrspacecast float addrspace(1)* %0 to float*, !dbg !593
	%235 = addrspacecast float addrspace(1)* %1 to float*, !dbg !593
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !593
	%237 = icmp ne i64 %p4, %p6, !dbg !593
	%238 = icmp uge i64 %p10, %229, !dbg !593
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !593
	%240 = icmp ugt i64 %231, 1, !dbg !593
	%241 = or i1 %237, %238, !dbg !593
	%242 = or i1 %241, %239, !dbg !593
	%243 = or i1 %242, %240, !dbg !593
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !593, !prof !21

b38_ok1:
	%244 = bitcast float* %234 to i8*, !dbg !593
	%245 = bitcast float* %235 to i8*, !dbg !593
	%246 = bitcast i64* %236 to i8*, !dbg !593
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !593
	br label %b41, !dbg !593

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !594
	br i1 %247, label %b40, label %b41, !dbg !594

b40:
	%248 = sext i32 %3 to i64, !dbg !595
	%249 = sext i32 %p9 to i64, !dbg !595
	%250 = sub i64 %249, 9, !dbg !595
	%251 = mul i64 %p6, 4, !dbg !595
	%252 = trunc i64 %p10 to i32, !dbg !595
	%253 = addrspacecast float addrspace(1)* %0 to float*, !dbg !595
	%254 = addrspacecast float addrspace(1)* %1 to float*, !dbg !595
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !595
	%256 = icmp ne i64 %p4, %p6, !dbg !595
	%257 = icmp uge i64 %p10, %248, !dbg !595
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !595
	%259 = icmp ugt i64 %250, 1, !dbg !595
	%260 = or i1 %256, %257, !dbg !595
	%261 = or i1 %260, %258, !dbg !595
	%262 = or i1 %261, %259, !dbg !595
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !595, !prof !21

b40_ok1:
	%263 = bitcast float* %253 to i8*, !dbg !595
	%264 = bitcast float* %254 to i8*, !dbg !595
	%265 = bitcast i64* %255 to i8*, !dbg !595
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !595
	br label %b41, !dbg !595

b41:
	ret void, !dbg !547

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !549
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !549

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !549
	ret void, !dbg !549

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !549
	ret void, !dbg !549

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !555
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !555

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !555
	ret void, !dbg !555

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !555
	ret void, !dbg !555

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !557
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !557

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !557
	ret void, !dbg !557

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !557
	ret void, !dbg !557

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !559
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !559

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !559
	ret void, !dbg !559

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !559
	ret void, !dbg !559

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !561
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !561

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !561
	ret void, !dbg !561

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !561
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !561

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !561
	ret void, !dbg !561

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !561
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !561

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !561
	ret void, !dbg !561

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !561
	ret void, !dbg !561

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !563
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !563

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !563
	ret void, !dbg !563

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !563
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !563

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !563
	ret void, !dbg !563

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !563
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !563

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !563
	ret void, !dbg !563

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !563
	ret void, !dbg !563

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !570
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !570

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !570
	ret void, !dbg !570

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !570
	ret void, !dbg !570

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !572
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !572

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !572
	ret void, !dbg !572

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !572
	ret void, !dbg !572

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !574
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !574

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !574
	ret void, !dbg !574

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !574
	ret void, !dbg !574

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !576
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !576

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !576
	ret void, !dbg !576

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !576
	ret void, !dbg !576

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !578
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !578

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !578
	ret void, !dbg !578

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !578
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !578

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !578
	ret void, !dbg !578

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !578
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !578

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !578
	ret void, !dbg !578

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !578
	ret void, !dbg !578

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !580
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !580

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !580
	ret void, !dbg !580

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !580
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !580

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !580
	ret void, !dbg !580

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !580
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !580

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !580
	ret void, !dbg !580

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !580
	ret void, !dbg !580

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !585
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !585

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !585
	ret void, !dbg !585

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !585
	ret void, !dbg !585

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !587
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !587

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !587
	ret void, !dbg !587

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !587
	ret void, !dbg !587

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !589
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !589

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !589
	ret void, !dbg !589

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !589
	ret void, !dbg !589

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !591
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !591

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !591
	ret void, !dbg !591

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !591
	ret void, !dbg !591

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !593
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !593

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !593
	ret void, !dbg !593

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !593
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !593

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !593
	ret void, !dbg !593

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !593
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !593

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !593
	ret void, !dbg !593

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !593
	ret void, !dbg !593

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !595
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !595

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !595
	ret void, !dbg !595

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !595
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !595

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !595
	ret void, !dbg !595

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !595
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !595

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !595
	ret void, !dbg !595

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !595
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
	%62 = sext i32 %p9 to i64, !dbg !614
	%63 = sub i64 %62, 9, !dbg !614
	%64 = mul i64 %p6, 8, !dbg !614
	%65 = trunc i64 %p10 to i32, !dbg !614
	%66 = addrspacecast double addrspace(1)* %0 to double*, !dbg !614
	%67 = addrspacecast double addrspace(1)* %1 to double*, !dbg !614
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !614
	%69 = icmp ne i64 %p4, %p6, !dbg !614
	%70 = icmp uge i64 %p10, %61, !dbg !614
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !614
	%72 = icmp ugt i64 %63, 1, !dbg !614
	%73 = or i1 %69, %70, !dbg !614
	%74 = or i1 %73, %71, !dbg !614
	%75 = or i1 %74, %72, !dbg !614
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !614, !prof !21

b11_ok1:
	%76 = bitcast double* %66 to i8*, !dbg !614
	%77 = bitcast double* %67 to i8*, !dbg !614
	%78 = bitcast i64* %68 to i8*, !dbg !614
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !614
	br label %b41, !dbg !614

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !615
	br i1 %79, label %b13, label %b41, !dbg !615

b13:
	%80 = sext i32 %3 to i64, !dbg !616
	%81 = sext i32 %p9 to i64, !dbg !616
	%82 = sub i64 %81, 9, !dbg !616
	%83 = mul i64 %p6, 8, !dbg !616
	%84 = trunc i64 %p10 to i32, !dbg !616
	%85 = addrspacecast double addrspace(1)* %0 to double*, !dbg !616
	%86 = addrspacecast double addrspace(1)* %1 to double*, !dbg !616
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !616
	%88 = icmp ne i64 %p4, %p6, !dbg !616
	%89 = icmp uge i64 %p10, %80, !dbg !616
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !616
	%91 = icmp ugt i64 %82, 1, !dbg !616
	%92 = or i1 %88, %89, !dbg !616
	%93 = or i1 %92, %90, !dbg !616
	%94 = or i1 %93, %91, !dbg !616
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !616, !prof !21

b13_ok1:
	%95 = bitcast double* %85 to i8*, !dbg !616
	%96 = bitcast double* %86 to i8*, !dbg !616
	%97 = bitcast i64* %87 to i8*, !dbg !616
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !616
	br label %b41, !dbg !616

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !617
	br i1 %98, label %b15, label %b28, !dbg !617

b15:
	%99 = sdiv i64 %13, 32, !dbg !618
	%100 = icmp eq i64 %99, %p2, !dbg !619
	br i1 %100, label %b16, label %b28, !dbg !619

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !622
	br i1 %101, label %b17, label %b18, !dbg !622

b17:
	%102 = sext i32 %3 to i64, !dbg !623
	%103 = mul i64 %p6, 8, !dbg !623
	%104 = trunc i64 %p10 to i32, !dbg !623
	%105 = addrspacecast double addrspace(1)* %0 to double*, !dbg !623
	%106 = addrspacecast double addrspace(1)* %1 to double*, !dbg !623
	%107 = icmp ne i64 %p4, %p6, !dbg !623
	%108 = icmp uge i64 %p10, %102, !dbg !623
	%109 = or i1 %107, %108, !dbg !623
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !623, !prof !21

b17_ok1:
	%110 = bitcast double* %105 to i8*, !dbg !623
	%111 = bitcast double* %106 to i8*, !dbg !623
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !623
	br label %b41, !dbg !623

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !624
	br i1 %112, label %b19, label %b20, !dbg !624

b19:
	%113 = sext i32 %3 to i64, !dbg !625
	%114 = mul i64 %p6, 8, !dbg !625
	%115 = trunc i64 %p10 to i32, !dbg !625
	%116 = addrspacecast double addrspace(1)* %0 to double*, !dbg !625
	%117 = addrspacecast double addrspace(1)* %1 to double*, !dbg !625
	%118 = icmp ne i64 %p4, %p6, !dbg !625
	%119 = icmp uge i64 %p10, %113, !dbg !625
	%120 = or i1 %118, %119, !dbg !625
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !625, !prof !21

b19_ok1:
	%121 = bitcast double* %116 to i8*, !dbg !625
	%122 = bitcast double* %117 to i8*, !dbg !625
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !625
	br label %b41, !dbg !625

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !626
	br i1 %123, label %b21, label %b22, !dbg !626

b21:
	%124 = sext i32 %3 to i64, !dbg !627
	%125 = mul i64 %p6, 8, !dbg !627
	%126 = trunc i64 %p10 to i32, !dbg !627
	%127 = addrspacecast double addrspace(1)* %0 to double*, !dbg !627
	%128 = addrspacecast double addrspace(1)* %1 to double*, !dbg !627
	%129 = icmp ne i64 %p4, %p6, !dbg !627
	%130 = icmp uge i64 %p10, %124, !dbg !627
	%131 = or i1 %129, %130, !dbg !627
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !627, !prof !21

b21_ok1:
	%132 = bitcast double* %127 to i8*, !dbg !627
	%133 = bitcast double* %128 to i8*, !dbg !627
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !627
	br label %b41, !dbg !627

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !628
	br i1 %134, label %b23, label %b24, !dbg !628

b23:
	%135 = sext i32 %3 to i64, !dbg !629
	%136 = mul i64 %p6, 8, !dbg !629
	%137 = trunc i64 %p10 to i32, !dbg !629
	%138 = addrspacecast double addrspace(1)* %0 to double*, !dbg !629
	%139 = addrspacecast double addrspace(1)* %1 to double*, !dbg !629
	%140 = icmp ne i64 %p4, %p6, !dbg !629
	%141 = icmp uge i64 %p10, %135, !dbg !629
	%142 = or i1 %140, %141, !dbg !629
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !629, !prof !21

b23_ok1:
	%143 = bitcast double* %138 to i8*, !dbg !629
	%144 = bitcast double* %139 to i8*, !dbg !629
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !629
	br label %b41, !dbg !629

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !630
	br i1 %145, label %b25, label %b26, !dbg !630

b25:
	%146 = sext i32 %3 to i64, !dbg !631
	%147 = sext i32 %p9 to i64, !dbg !631
	%148 = sub i64 %147, 9, !dbg !631
	%149 = mul i64 %p6, 8, !dbg !631
	%150 = trunc i64 %p10 to i32, !dbg !631
	%151 = addrspacecast double addrspace(1)* %0 to double*, !dbg !631
	%152 = addrspacecast double addrspace(1)* %1 to double*, !dbg !631
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !631
	%154 = icmp ne i64 %p4, %p6, !dbg !631
	%155 = icmp uge i64 %p10, %146, !dbg !631
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !631
	%157 = icmp ugt i64 %148, 1, !dbg !631
	%158 = or i1 %154, %155, !dbg !631
	%159 = or i1 %158, %156, !dbg !631
	%160 = or i1 %159, %157, !dbg !631
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !631, !prof !21

b25_ok1:
	%161 = bitcast double* %151 to i8*, !dbg !631
	%162 = bitcast double* %152 to i8*, !dbg !631
	%163 = bitcast i64* %153 to i8*, !dbg !631
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !631
	br label %b41, !dbg !631

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !632
	br i1 %164, label %b27, label %b41, !dbg !632

b27:
	%165 = sext i32 %3 to i64, !dbg !633
	%166 = sext i32 %p9 to i64, !dbg !633
	%167 = sub i64 %166, 9, !dbg !633
	%168 = mul i64 %p6, 8, !dbg !633
	%169 = trunc i64 %p10 to i32, !dbg !633
	%170 = addrspacecast double addrspace(1)* %0 to double*, !dbg !633
	%171 = addrspacecast double addrspace(1)* %1 to double*, !dbg !633
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !633
	%173 = icmp ne i64 %p4, %p6, !dbg !633
	%174 = icmp uge i64 %p10, %165, !dbg !633
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !633
	%176 = icmp ugt i64 %167, 1, !dbg !633
	%177 = or i1 %173, %174, !dbg !633
	%178 = or i1 %177, %175, !dbg !633
	%179 = or i1 %178, %176, !dbg !633
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !633, !prof !21

b27_ok1:
	%180 = bitcast double* %170 to i8*, !dbg !633
	%181 = bitcast double* %171 to i8*, !dbg !633
	%182 = bitcast i64* %172 to i8*, !dbg !633
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !633
	br label %b41, !dbg !633

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !634
	br i1 %183, label %b29, label %b41, !dbg !634

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !637
	br i1 %184, label %b30, label %b31, !dbg !637

b30:
	%185 = sext i32 %3 to i64, !dbg !638
	%186 = mul i64 %p6, 8, !dbg !638
	%187 = trunc i64 %p10 to i32, !dbg !638
	%188 = addrspacecast double addrspace(1)* %0 to double*, !dbg !638
	%189 = addrspacecast double addrspace(1)* %1 to double*, !dbg !638
	%190 = icmp ne i64 %p4, %p6, !dbg !638
	%191 = icmp uge i64 %p10, %185, !dbg !638
	%192 = or i1 %190, %191, !dbg !638
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !638, !prof !21

b30_ok1:
	%193 = bitcast double* %188 to i8*, !dbg !638
	%194 = bitcast double* %189 to i8*, !dbg !638
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !638
	br label %b41, !dbg !638

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !639
	br i1 %195, label %b32, label %b33, !dbg !639

b32:
	%196 = sext i32 %3 to i64, !dbg !640
	%197 = mul i64 %p6, 8, !dbg !640
	%198 = trunc i64 %p10 to i32, !dbg !640
	%199 = addrspacecast double addrspace(1)* %0 to double*, !dbg !640
	%200 = addrspacecast double addrspace(1)* %1 to double*, !dbg !640
	%201 = icmp ne i64 %p4, %p6, !dbg !640
	%202 = icmp uge i64 %p10, %196, !dbg !640
	%203 = or i1 %201, %202, !dbg !640
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !640, !prof !21

b32_ok1:
	%204 = bitcast double* %199 to i8*, !dbg !640
	%205 = bitcast double* %200 to i8*, !dbg !640
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !640
	br label %b41, !dbg !640

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !641
	br i1 %206, label %b34, label %b35, !dbg !641

b34:
	%207 = sext i32 %3 to i64, !dbg !642
	%208 = mul i64 %p6, 8, !dbg !642
	%209 = trunc i64 %p10 to i32, !dbg !642
	%210 = addrspacecast double addrspace(1)* %0 to double*, !dbg !642
	%211 = addrspacecast double addrspace(1)* %1 to double*, !dbg !642
	%212 = icmp ne i64 %p4, %p6, !dbg !642
	%213 = icmp uge i64 %p10, %207, !dbg !642
	%214 = or i1 %212, %213, !dbg !642
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !642, !prof !21

b34_ok1:
	%215 = bitcast double* %210 to i8*, !dbg !642
	%216 = bitcast double* %211 to i8*, !dbg !642
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !642
	br label %b41, !dbg !642

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !643
	br i1 %217, label %b36, label %b37, !dbg !643

b36:
	%218 = sext i32 %3 to i64, !dbg !644
	%219 = mul i64 %p6, 8, !dbg !644
	%220 = trunc i64 %p10 to i32, !dbg !644
	%221 = addrspacecast double addrspace(1)* %0 to double*, !dbg !644
	%222 = addrspacecast double addrspace(1)* %1 to double*, !dbg !644
	%223 = icmp ne i64 %p4, %p6, !dbg !644
	%224 = icmp uge i64 %p10, %218, !dbg !644
	%225 = or i1 %223, %224, !dbg !644
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !644, !prof !21

b36_ok1:
	%226 = bitcast double* %221 to i8*, !dbg !644
	%227 = bitcast double* %222 to i8*, !dbg !644
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !644
	br label %b41, !dbg !644

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !645
	br i1 %228, label %b38, label %b39, !dbg !645

b38:
	%229 = sext i32 %3 to i64, !dbg !646
	%230 = sext i32 %p9 to i64, !dbg !646
	%231 = sub i64 %230, 9, !dbg !646
	%232 = mul i64 %p6, 8, !dbg !646
	%233 = trunc i64 %p10 to i32, !dbg !646
	%234 = addrspacecast double addrspace(1)* %0 to double*, !dbg !646
	%235 = addrspacecast double addrspace(1)* %1 to double*, !dbg !646
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !646
	%237 = icmp ne i64 %p4, %p6, !dbg !646
	%238 = icmp uge i64 %p10, %229, !dbg !646
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !646
	%240 = icmp ugt i64 %231, 1, !dbg !646
	%241 = or i1 %237, %238, !dbg !646
	%242 = or i1 %241, %239, !dbg !646
	%243 = or i1 %242, %240, !dbg !646
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !646, !prof !21

b38_ok1:
	%244 = bitcast double* %234 to i8*, !dbg !646
	%245 = bitcast double* %235 to i8*, !dbg !646
	%246 = bitcast i64* %236 to i8*, !dbg !646
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !646
	br label %b41, !dbg !646

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !647
	br i1 %247, label %b40, label %b41, !dbg !647

b40:
	%248 = sext i32 %3 to i64, !dbg !648
	%249 = sext i32 %p9 to i64, !dbg !648
	%250 = sub i64 %249, 9, !dbg !648
	%251 = mul i64 %p6, 8, !dbg !648
	%252 = trunc i64 %p10 to i32, !dbg !648
	%253 = addrspacecast double addrspace(1)* %0 to double*, !dbg !648
	%254 = addrspacecast double addrspace(1)* %1 to double*, !dbg !648
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !648
	%256 = icmp ne i64 %p4, %p6, !dbg !648
	%257 = icmp uge i64 %p10, %248, !dbg !648
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !648
	%259 = icmp ugt i64 %250, 1, !dbg !648
	%260 = or i1 %256, %257, !dbg !648
	%261 = or i1 %260, %258, !dbg !648
	%262 = or i1 %261, %259, !dbg !648
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !648, !prof !21

b40_ok1:
	%263 = bitcast double* %253 to i8*, !dbg !648
	%264 = bitcast double* %254 to i8*, !dbg !648
	%265 = bitcast i64* %255 to i8*, !dbg !648
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !648
	br label %b41, !dbg !648

b41:
	ret void, !dbg !600

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !602
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !602

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !602
	ret void, !dbg !602

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !602
	ret void, !dbg !602

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !608
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !608

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !608
	ret void, !dbg !608

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !608
	ret void, !dbg !608

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !610
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !610

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !610
	ret void, !dbg !610

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !610
	ret void, !dbg !610

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !612
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !612

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !612
	ret void, !dbg !612

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !612
	ret void, !dbg !612

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !614
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !614

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !614
	ret void, !dbg !614

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !614
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !614

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !614
	ret void, !dbg !614

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !614
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !614

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !614
	ret void, !dbg !614

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !614
	ret void, !dbg !614

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !616
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !616

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !616
	ret void, !dbg !616

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !616
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !616

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !616
	ret void, !dbg !616

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !616
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !616

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !616
	ret void, !dbg !616

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !616
	ret void, !dbg !616

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !623
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !623

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !623
	ret void, !dbg !623

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !623
	ret void, !dbg !623

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !625
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !625

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !625
	ret void, !dbg !625

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !625
	ret void, !dbg !625

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !627
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !627

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !627
	ret void, !dbg !627

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !627
	ret void, !dbg !627

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !629
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !629

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !629
	ret void, !dbg !629

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !629
	ret void, !dbg !629

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !631
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !631

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !631
	ret void, !dbg !631

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !631
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !631

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !631
	ret void, !dbg !631

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !631
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !631

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !631
	ret void, !dbg !631

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !631
	ret void, !dbg !631

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !633
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !633

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !633
	ret void, !dbg !633

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !633
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !633

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !633
	ret void, !dbg !633

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !633
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !633

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !633
	ret void, !dbg !633

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !633
	ret void, !dbg !633

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !638
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !638

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !638
	ret void, !dbg !638

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !638
	ret void, !dbg !638

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !640
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !640

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !640
	ret void, !dbg !640

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !640
	ret void, !dbg !640

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !642
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !642

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !642
	ret void, !dbg !642

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !642
	ret void, !dbg !642

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !644
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !644

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !644
	ret void, !dbg !644

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !644
	ret void, !dbg !644

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !646
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !646

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !646
	ret void, !dbg !646

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !646
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !646

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !646
	ret void, !dbg !646

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !646
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !646

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !646
	ret void, !dbg !646

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !646
	ret void, !dbg !646

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !648
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !648

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !648
	ret void, !dbg !648

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !648
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !648

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !648
	ret void, !dbg !648

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !648
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !648

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !648
	ret void, !dbg !648

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !648
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
	%62 = sext i32 %p9 to i64, !dbg !667
	%63 = sub i64 %62, 9, !dbg !667
	%64 = mul i64 %p6, 2, !dbg !667
	%65 = trunc i64 %p10 to i32, !dbg !667
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !667
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !667
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !667
	%69 = icmp ne i64 %p4, %p6, !dbg !667
	%70 = icmp uge i64 %p10, %61, !dbg !667
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !667
	%72 = icmp ugt i64 %63, 1, !dbg !667
	%73 = or i1 %69, %70, !dbg !667
	%74 = or i1 %73, %71, !dbg !667
	%75 = or i1 %74, %72, !dbg !667
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !667, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !667
	%77 = bitcast i16* %67 to i8*, !dbg !667
	%78 = bitcast i64* %68 to i8*, !dbg !667
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !667
	br label %b41, !dbg !667

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !668
	br i1 %79, label %b13, label %b41, !dbg !668

b13:
	%80 = sext i32 %3 to i64, !dbg !669
	%81 = sext i32 %p9 to i64, !dbg !669
	%82 = sub i64 %81, 9, !dbg !669
	%83 = mul i64 %p6, 2, !dbg !669
	%84 = trunc i64 %p10 to i32, !dbg !669
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !669
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !669
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !669
	%88 = icmp ne i64 %p4, %p6, !dbg !669
	%89 = icmp uge i64 %p10, %80, !dbg !669
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !669
	%91 = icmp ugt i64 %82, 1, !dbg !669
	%92 = or i1 %88, %89, !dbg !669
	%93 = or i1 %92, %90, !dbg !669
	%94 = or i1 %93, %91, !dbg !669
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !669, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !669
	%96 = bitcast i16* %86 to i8*, !dbg !669
	%97 = bitcast i64* %87 to i8*, !dbg !669
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !669
	br label %b41, !dbg !669

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !670
	br i1 %98, label %b15, label %b28, !dbg !670

b15:
	%99 = sdiv i64 %13, 32, !dbg !671
	%100 = icmp eq i64 %99, %p2, !dbg !672
	br i1 %100, label %b16, label %b28, !dbg !672

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !675
	br i1 %101, label %b17, label %b18, !dbg !675

b17:
	%102 = sext i32 %3 to i64, !dbg !676
	%103 = mul i64 %p6, 2, !dbg !676
	%104 = trunc i64 %p10 to i32, !dbg !676
	%105 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !676
	%106 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !676
	%107 = icmp ne i64 %p4, %p6, !dbg !676
	%108 = icmp uge i64 %p10, %102, !dbg !676
	%109 = or i1 %107, %108, !dbg !676
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !676, !prof !21

b17_ok1:
	%110 = bitcast i16* %105 to i8*, !dbg !676
	%111 = bitcast i16* %106 to i8*, !dbg !676
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !676
	br label %b41, !dbg !676

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !677
	br i1 %112, label %b19, label %b20, !dbg !677

b19:
	%113 = sext i32 %3 to i64, !dbg !678
	%114 = mul i64 %p6, 2, !dbg !678
	%115 = trunc i64 %p10 to i32, !dbg !678
	%116 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !678
	%117 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !678
	%118 = icmp ne i64 %p4, %p6, !dbg !678
	%119 = icmp uge i64 %p10, %113, !dbg !678
	%120 = or i1 %118, %119, !dbg !678
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !678, !prof !21

b19_ok1:
	%121 = bitcast i16* %116 to i8*, !dbg !678
	%122 = bitcast i16* %117 to i8*, !dbg !678
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !678
	br label %b41, !dbg !678

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !679
	br i1 %123, label %b21, label %b22, !dbg !679

b21:
	%124 = sext i32 %3 to i64, !dbg !680
	%125 = mul i64 %p6, 2, !dbg !680
	%126 = trunc i64 %p10 to i32, !dbg !680
	%127 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !680
	%128 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !680
	%129 = icmp ne i64 %p4, %p6, !dbg !680
	%130 = icmp uge i64 %p10, %124, !dbg !680
	%131 = or i1 %129, %130, !dbg !680
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !680, !prof !21

b21_ok1:
	%132 = bitcast i16* %127 to i8*, !dbg !680
	%133 = bitcast i16* %128 to i8*, !dbg !680
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !680
	br label %b41, !dbg !680

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !681
	br i1 %134, label %b23, label %b24, !dbg !681

b23:
	%135 = sext i32 %3 to i64, !dbg !682
	%136 = mul i64 %p6, 2, !dbg !682
	%137 = trunc i64 %p10 to i32, !dbg !682
	%138 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !682
	%139 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !682
	%140 = icmp ne i64 %p4, %p6, !dbg !682
	%141 = icmp uge i64 %p10, %135, !dbg !682
	%142 = or i1 %140, %141, !dbg !682
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !682, !prof !21

b23_ok1:
	%143 = bitcast i16* %138 to i8*, !dbg !682
	%144 = bitcast i16* %139 to i8*, !dbg !682
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !682
	br label %b41, !dbg !682

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !683
	br i1 %145, label %b25, label %b26, !dbg !683

b25:
	%146 = sext i32 %3 to i64, !dbg !684
	%147 = sext i32 %p9 to i64, !dbg !684
	%148 = sub i64 %147, 9, !dbg !684
	%149 = mul i64 %p6, 2, !dbg !684
	%150 = trunc i64 %p10 to i32, !dbg !684
	%151 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !684
	%152 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !684
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !684
	%154 = icmp ne i64 %p4, %p6, !dbg !684
	%155 = icmp uge i64 %p10, %146, !dbg !684
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !684
	%157 = icmp ugt i64 %148, 1, !dbg !684
	%158 = or i1 %154, %155, !dbg !684
	%159 = or i1 %158, %156, !dbg !684
	%160 = or i1 %159, %157, !dbg !684
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !684, !prof !21

b25_ok1:
	%161 = bitcast i16* %151 to i8*, !dbg !684
	%162 = bitcast i16* %152 to i8*, !dbg !684
	%163 = bitcast i64* %153 to i8*, !dbg !684
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !684
	br label %b41, !dbg !684

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !685
	br i1 %164, label %b27, label %b41, !dbg !685

b27:
	%165 = sext i32 %3 to i64, !dbg !686
	%166 = sext i32 %p9 to i64, !dbg !686
	%167 = sub i64 %166, 9, !dbg !686
	%168 = mul i64 %p6, 2, !dbg !686
	%169 = trunc i64 %p10 to i32, !dbg !686
	%170 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !686
	%171 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !686
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !686
	%173 = icmp ne i64 %p4, %p6, !dbg !686
	%174 = icmp uge i64 %p10, %165, !dbg !686
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !686
	%176 = icmp ugt i64 %167, 1, !dbg !686
	%177 = or i1 %173, %174, !dbg !686
	%178 = or i1 %177, %175, !dbg !686
	%179 = or i1 %178, %176, !dbg !686
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !686, !prof !21

b27_ok1:
	%180 = bitcast i16* %170 to i8*, !dbg !686
	%181 = bitcast i16* %171 to i8*, !dbg !686
	%182 = bitcast i64* %172 to i8*, !dbg !686
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !686
	br label %b41, !dbg !686

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !687
	br i1 %183, label %b29, label %b41, !dbg !687

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !690
	br i1 %184, label %b30, label %b31, !dbg !690

b30:
	%185 = sext i32 %3 to i64, !dbg !691
	%186 = mul i64 %p6, 2, !dbg !691
	%187 = trunc i64 %p10 to i32, !dbg !691
	%188 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !691
	%189 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !691
	%190 = icmp ne i64 %p4, %p6, !dbg !691
	%191 = icmp uge i64 %p10, %185, !dbg !691
	%192 = or i1 %190, %191, !dbg !691
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !691, !prof !21

b30_ok1:
	%193 = bitcast i16* %188 to i8*, !dbg !691
	%194 = bitcast i16* %189 to i8*, !dbg !691
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !691
	br label %b41, !dbg !691

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !692
	br i1 %195, label %b32, label %b33, !dbg !692

b32:
	%196 = sext i32 %3 to i64, !dbg !693
	%197 = mul i64 %p6, 2, !dbg !693
	%198 = trunc i64 %p10 to i32, !dbg !693
	%199 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !693
	%200 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !693
	%201 = icmp ne i64 %p4, %p6, !dbg !693
	%202 = icmp uge i64 %p10, %196, !dbg !693
	%203 = or i1 %201, %202, !dbg !693
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !693, !prof !21

b32_ok1:
	%204 = bitcast i16* %199 to i8*, !dbg !693
	%205 = bitcast i16* %200 to i8*, !dbg !693
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !693
	br label %b41, !dbg !693

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !694
	br i1 %206, label %b34, label %b35, !dbg !694

b34:
	%207 = sext i32 %3 to i64, !dbg !695
	%208 = mul i64 %p6, 2, !dbg !695
	%209 = trunc i64 %p10 to i32, !dbg !695
	%210 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !695
	%211 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !695
	%212 = icmp ne i64 %p4, %p6, !dbg !695
	%213 = icmp uge i64 %p10, %207, !dbg !695
	%214 = or i1 %212, %213, !dbg !695
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !695, !prof !21

b34_ok1:
	%215 = bitcast i16* %210 to i8*, !dbg !695
	%216 = bitcast i16* %211 to i8*, !dbg !695
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !695
	br label %b41, !dbg !695

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !696
	br i1 %217, label %b36, label %b37, !dbg !696

b36:
	%218 = sext i32 %3 to i64, !dbg !697
	%219 = mul i64 %p6, 2, !dbg !697
	%220 = trunc i64 %p10 to i32, !dbg !697
	%221 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !697
	%222 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !697
	%223 = icmp ne i64 %p4, %p6, !dbg !697
	%224 = icmp uge i64 %p10, %218, !dbg !697
	%225 = or i1 %223, %224, !dbg !697
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !697, !prof !21

b36_ok1:
	%226 = bitcast i16* %221 to i8*, !dbg !697
	%227 = bitcast i16* %222 to i8*, !dbg !697
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !697
	br label %b41, !dbg !697

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !698
	br i1 %228, label %b38, label %b39, !dbg !698

b38:
	%229 = sext i32 %3 to i64, !dbg !699
	%230 = sext i32 %p9 to i64, !dbg !699
	%231 = sub i64 %230, 9, !dbg !699
	%232 = mul i64 %p6, 2, !dbg !699
	%233 = trunc i64 %p10 to i32, !dbg !699
	%234 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !699
	%235 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !699
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !699
	%237 = icmp ne i64 %p4, %p6, !dbg !699
	%238 = icmp uge i64 %p10, %229, !dbg !699
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !699
	%240 = icmp ugt i64 %231, 1, !dbg !699
	%241 = or i1 %237, %238, !dbg !699
	%242 = or i1 %241, %239, !dbg !699
	%243 = or i1 %242, %240, !dbg !699
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !699, !prof !21

b38_ok1:
	%244 = bitcast i16* %234 to i8*, !dbg !699
	%245 = bitcast i16* %235 to i8*, !dbg !699
	%246 = bitcast i64* %236 to i8*, !dbg !699
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !699
	br label %b41, !dbg !699

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !700
	br i1 %247, label %b40, label %b41, !dbg !700

b40:
	%248 = sext i32 %3 to i64, !dbg !701
	%249 = sext i32 %p9 to i64, !dbg !701
	%250 = sub i64 %249, 9, !dbg !701
	%251 = mul i64 %p6, 2, !dbg !701
	%252 = trunc i64 %p10 to i32, !dbg !701
	%253 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !701
	%254 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !701
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !701
	%256 = icmp ne i64 %p4, %p6, !dbg !701
	%257 = icmp uge i64 %p10, %248, !dbg !701
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !701
	%259 = icmp ugt i64 %250, 1, !dbg !701
	%260 = or i1 %256, %257, !dbg !701
	%261 = or i1 %260, %258, !dbg !701
	%262 = or i1 %261, %259, !dbg !701
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !701, !prof !21

b40_ok1:
	%263 = bitcast i16* %253 to i8*, !dbg !701
	%264 = bitcast i16* %254 to i8*, !dbg !701
	%265 = bitcast i64* %255 to i8*, !dbg !701
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !701
	br label %b41, !dbg !701

b41:
	ret void, !dbg !653

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !655
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !655

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !655
	ret void, !dbg !655

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !655
	ret void, !dbg !655

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !661
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !661

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !661
	ret void, !dbg !661

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !661
	ret void, !dbg !661

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !663
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !663

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !663
	ret void, !dbg !663

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !663
	ret void, !dbg !663

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !665
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !665

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !665
	ret void, !dbg !665

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !665
	ret void, !dbg !665

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !667
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !667

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !667
	ret void, !dbg !667

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !667
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !667

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !667
	ret void, !dbg !667

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !667
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !667

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !667
	ret void, !dbg !667

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !667
	ret void, !dbg !667

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !669
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !669

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !669
	ret void, !dbg !669

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !669
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !669

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !669
	ret void, !dbg !669

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !669
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !669

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !669
	ret void, !dbg !669

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !669
	ret void, !dbg !669

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !676
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !676

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !676
	ret void, !dbg !676

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !676
	ret void, !dbg !676

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !678
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !678

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !678
	ret void, !dbg !678

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !678
	ret void, !dbg !678

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !680
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !680

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !680
	ret void, !dbg !680

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !680
	ret void, !dbg !680

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !682
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !682

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !682
	ret void, !dbg !682

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !682
	ret void, !dbg !682

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !684
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !684

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !684
	ret void, !dbg !684

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !684
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !684

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !684
	ret void, !dbg !684

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !684
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !684

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !684
	ret void, !dbg !684

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !684
	ret void, !dbg !684

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !686
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !686

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !686
	ret void, !dbg !686

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !686
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !686

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !686
	ret void, !dbg !686

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !686
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !686

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !686
	ret void, !dbg !686

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !686
	ret void, !dbg !686

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !691
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !691

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !691
	ret void, !dbg !691

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !691
	ret void, !dbg !691

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !693
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !693

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !693
	ret void, !dbg !693

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !693
	ret void, !dbg !693

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !695
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !695

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !695
	ret void, !dbg !695

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !695
	ret void, !dbg !695

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !697
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !697

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !697
	ret void, !dbg !697

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !697
	ret void, !dbg !697

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !699
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !699

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !699
	ret void, !dbg !699

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !699
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !699

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !699
	ret void, !dbg !699

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !699
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !699

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !699
	ret void, !dbg !699

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !699
	ret void, !dbg !699

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !701
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !701

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !701
	ret void, !dbg !701

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !701
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !701

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !701
	ret void, !dbg !701

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !701
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !701

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !701
	ret void, !dbg !701

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !701
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
	%62 = sext i32 %p9 to i64, !dbg !720
	%63 = sub i64 %62, 9, !dbg !720
	%64 = mul i64 %p6, 2, !dbg !720
	%65 = trunc i64 %p10 to i32, !dbg !720
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !720
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !720
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !720
	%69 = icmp ne i64 %p4, %p6, !dbg !720
	%70 = icmp uge i64 %p10, %61, !dbg !720
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !720
	%72 = icmp ugt i64 %63, 1, !dbg !720
	%73 = or i1 %69, %70, !dbg !720
	%74 = or i1 %73, %71, !dbg !720
	%75 = or i1 %74, %72, !dbg !720
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !720, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !720
	%77 = bitcast i16* %67 to i8*, !dbg !720
	%78 = bitcast i64* %68 to i8*, !dbg !720
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65), !dbg !720
	br label %b41, !dbg !720

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !721
	br i1 %79, label %b13, label %b41, !dbg !721

b13:
	%80 = sext i32 %3 to i64, !dbg !722
	%81 = sext i32 %p9 to i64, !dbg !722
	%82 = sub i64 %81, 9, !dbg !722
	%83 = mul i64 %p6, 2, !dbg !722
	%84 = trunc i64 %p10 to i32, !dbg !722
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !722
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !722
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !722
	%88 = icmp ne i64 %p4, %p6, !dbg !722
	%89 = icmp uge i64 %p10, %80, !dbg !722
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !722
	%91 = icmp ugt i64 %82, 1, !dbg !722
	%92 = or i1 %88, %89, !dbg !722
	%93 = or i1 %92, %90, !dbg !722
	%94 = or i1 %93, %91, !dbg !722
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !722, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !722
	%96 = bitcast i16* %86 to i8*, !dbg !722
	%97 = bitcast i64* %87 to i8*, !dbg !722
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84), !dbg !722
	br label %b41, !dbg !722

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !723
	br i1 %98, label %b15, label %b28, !dbg !723

b15:
	%99 = sdiv i64 %13, 32, !dbg !724
	%100 = icmp eq i64 %99, %p2, !dbg !725
	br i1 %100, label %b16, label %b28, !dbg !725

b16:
	%101 = icmp eq i64 %p0, 0, !dbg !728
	br i1 %101, label %b17, label %b18, !dbg !728

b17:
	%102 = sext i32 %3 to i64, !dbg !729
	%103 = mul i64 %p6, 2, !dbg !729
	%104 = trunc i64 %p10 to i32, !dbg !729
	%105 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !729
	%106 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !729
	%107 = icmp ne i64 %p4, %p6, !dbg !729
	%108 = icmp uge i64 %p10, %102, !dbg !729
	%109 = or i1 %107, %108, !dbg !729
	br i1 %109, label %b17_fail1, label %b17_ok1, !dbg !729, !prof !21

b17_ok1:
	%110 = bitcast i16* %105 to i8*, !dbg !729
	%111 = bitcast i16* %106 to i8*, !dbg !729
	call void @gpuc_put_warp(i8* %110, i8* %111, i64 %103, i32 %104), !dbg !729
	br label %b41, !dbg !729

b18:
	%112 = icmp eq i64 %p0, 1, !dbg !730
	br i1 %112, label %b19, label %b20, !dbg !730

b19:
	%113 = sext i32 %3 to i64, !dbg !731
	%114 = mul i64 %p6, 2, !dbg !731
	%115 = trunc i64 %p10 to i32, !dbg !731
	%116 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !731
	%117 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !731
	%118 = icmp ne i64 %p4, %p6, !dbg !731
	%119 = icmp uge i64 %p10, %113, !dbg !731
	%120 = or i1 %118, %119, !dbg !731
	br i1 %120, label %b19_fail1, label %b19_ok1, !dbg !731, !prof !21

b19_ok1:
	%121 = bitcast i16* %116 to i8*, !dbg !731
	%122 = bitcast i16* %117 to i8*, !dbg !731
	call void @gpuc_put_nbi_warp(i8* %121, i8* %122, i64 %114, i32 %115), !dbg !731
	br label %b41, !dbg !731

b20:
	%123 = icmp eq i64 %p0, 2, !dbg !732
	br i1 %123, label %b21, label %b22, !dbg !732

b21:
	%124 = sext i32 %3 to i64, !dbg !733
	%125 = mul i64 %p6, 2, !dbg !733
	%126 = trunc i64 %p10 to i32, !dbg !733
	%127 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !733
	%128 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !733
	%129 = icmp ne i64 %p4, %p6, !dbg !733
	%130 = icmp uge i64 %p10, %124, !dbg !733
	%131 = or i1 %129, %130, !dbg !733
	br i1 %131, label %b21_fail1, label %b21_ok1, !dbg !733, !prof !21

b21_ok1:
	%132 = bitcast i16* %127 to i8*, !dbg !733
	%133 = bitcast i16* %128 to i8*, !dbg !733
	call void @gpuc_get_warp(i8* %132, i8* %133, i64 %125, i32 %126), !dbg !733
	br label %b41, !dbg !733

b22:
	%134 = icmp eq i64 %p0, 3, !dbg !734
	br i1 %134, label %b23, label %b24, !dbg !734

b23:
	%135 = sext i32 %3 to i64, !dbg !735
	%136 = mul i64 %p6, 2, !dbg !735
	%137 = trunc i64 %p10 to i32, !dbg !735
	%138 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !735
	%139 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !735
	%140 = icmp ne i64 %p4, %p6, !dbg !735
	%141 = icmp uge i64 %p10, %135, !dbg !735
	%142 = or i1 %140, %141, !dbg !735
	br i1 %142, label %b23_fail1, label %b23_ok1, !dbg !735, !prof !21

b23_ok1:
	%143 = bitcast i16* %138 to i8*, !dbg !735
	%144 = bitcast i16* %139 to i8*, !dbg !735
	call void @gpuc_get_nbi_warp(i8* %143, i8* %144, i64 %136, i32 %137), !dbg !735
	br label %b41, !dbg !735

b24:
	%145 = icmp eq i64 %p0, 4, !dbg !736
	br i1 %145, label %b25, label %b26, !dbg !736

b25:
	%146 = sext i32 %3 to i64, !dbg !737
	%147 = sext i32 %p9 to i64, !dbg !737
	%148 = sub i64 %147, 9, !dbg !737
	%149 = mul i64 %p6, 2, !dbg !737
	%150 = trunc i64 %p10 to i32, !dbg !737
	%151 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !737
	%152 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !737
	%153 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !737
	%154 = icmp ne i64 %p4, %p6, !dbg !737
	%155 = icmp uge i64 %p10, %146, !dbg !737
	%156 = icmp eq i64 addrspace(1)* %2, null, !dbg !737
	%157 = icmp ugt i64 %148, 1, !dbg !737
	%158 = or i1 %154, %155, !dbg !737
	%159 = or i1 %158, %156, !dbg !737
	%160 = or i1 %159, %157, !dbg !737
	br i1 %160, label %b25_fail1, label %b25_ok1, !dbg !737, !prof !21

b25_ok1:
	%161 = bitcast i16* %151 to i8*, !dbg !737
	%162 = bitcast i16* %152 to i8*, !dbg !737
	%163 = bitcast i64* %153 to i8*, !dbg !737
	call void @gpuc_put_signal_warp(i8* %161, i8* %162, i64 %149, i8* %163, i64 %p8, i32 %p9, i32 %150), !dbg !737
	br label %b41, !dbg !737

b26:
	%164 = icmp eq i64 %p0, 5, !dbg !738
	br i1 %164, label %b27, label %b41, !dbg !738

b27:
	%165 = sext i32 %3 to i64, !dbg !739
	%166 = sext i32 %p9 to i64, !dbg !739
	%167 = sub i64 %166, 9, !dbg !739
	%168 = mul i64 %p6, 2, !dbg !739
	%169 = trunc i64 %p10 to i32, !dbg !739
	%170 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !739
	%171 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !739
	%172 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !739
	%173 = icmp ne i64 %p4, %p6, !dbg !739
	%174 = icmp uge i64 %p10, %165, !dbg !739
	%175 = icmp eq i64 addrspace(1)* %2, null, !dbg !739
	%176 = icmp ugt i64 %167, 1, !dbg !739
	%177 = or i1 %173, %174, !dbg !739
	%178 = or i1 %177, %175, !dbg !739
	%179 = or i1 %178, %176, !dbg !739
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !739, !prof !21

b27_ok1:
	%180 = bitcast i16* %170 to i8*, !dbg !739
	%181 = bitcast i16* %171 to i8*, !dbg !739
	%182 = bitcast i64* %172 to i8*, !dbg !739
	call void @gpuc_put_signal_nbi_warp(i8* %180, i8* %181, i64 %168, i8* %182, i64 %p8, i32 %p9, i32 %169), !dbg !739
	br label %b41, !dbg !739

b28:
	%183 = icmp eq i64 %p1, 2, !dbg !740
	br i1 %183, label %b29, label %b41, !dbg !740

b29:
	%184 = icmp eq i64 %p0, 0, !dbg !743
	br i1 %184, label %b30, label %b31, !dbg !743

b30:
	%185 = sext i32 %3 to i64, !dbg !744
	%186 = mul i64 %p6, 2, !dbg !744
	%187 = trunc i64 %p10 to i32, !dbg !744
	%188 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !744
	%189 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !744
	%190 = icmp ne i64 %p4, %p6, !dbg !744
	%191 = icmp uge i64 %p10, %185, !dbg !744
	%192 = or i1 %190, %191, !dbg !744
	br i1 %192, label %b30_fail1, label %b30_ok1, !dbg !744, !prof !21

b30_ok1:
	%193 = bitcast i16* %188 to i8*, !dbg !744
	%194 = bitcast i16* %189 to i8*, !dbg !744
	call void @gpuc_put_block(i8* %193, i8* %194, i64 %186, i32 %187), !dbg !744
	br label %b41, !dbg !744

b31:
	%195 = icmp eq i64 %p0, 1, !dbg !745
	br i1 %195, label %b32, label %b33, !dbg !745

b32:
	%196 = sext i32 %3 to i64, !dbg !746
	%197 = mul i64 %p6, 2, !dbg !746
	%198 = trunc i64 %p10 to i32, !dbg !746
	%199 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !746
	%200 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !746
	%201 = icmp ne i64 %p4, %p6, !dbg !746
	%202 = icmp uge i64 %p10, %196, !dbg !746
	%203 = or i1 %201, %202, !dbg !746
	br i1 %203, label %b32_fail1, label %b32_ok1, !dbg !746, !prof !21

b32_ok1:
	%204 = bitcast i16* %199 to i8*, !dbg !746
	%205 = bitcast i16* %200 to i8*, !dbg !746
	call void @gpuc_put_nbi_block(i8* %204, i8* %205, i64 %197, i32 %198), !dbg !746
	br label %b41, !dbg !746

b33:
	%206 = icmp eq i64 %p0, 2, !dbg !747
	br i1 %206, label %b34, label %b35, !dbg !747

b34:
	%207 = sext i32 %3 to i64, !dbg !748
	%208 = mul i64 %p6, 2, !dbg !748
	%209 = trunc i64 %p10 to i32, !dbg !748
	%210 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !748
	%211 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !748
	%212 = icmp ne i64 %p4, %p6, !dbg !748
	%213 = icmp uge i64 %p10, %207, !dbg !748
	%214 = or i1 %212, %213, !dbg !748
	br i1 %214, label %b34_fail1, label %b34_ok1, !dbg !748, !prof !21

b34_ok1:
	%215 = bitcast i16* %210 to i8*, !dbg !748
	%216 = bitcast i16* %211 to i8*, !dbg !748
	call void @gpuc_get_block(i8* %215, i8* %216, i64 %208, i32 %209), !dbg !748
	br label %b41, !dbg !748

b35:
	%217 = icmp eq i64 %p0, 3, !dbg !749
	br i1 %217, label %b36, label %b37, !dbg !749

b36:
	%218 = sext i32 %3 to i64, !dbg !750
	%219 = mul i64 %p6, 2, !dbg !750
	%220 = trunc i64 %p10 to i32, !dbg !750
	%221 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !750
	%222 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !750
	%223 = icmp ne i64 %p4, %p6, !dbg !750
	%224 = icmp uge i64 %p10, %218, !dbg !750
	%225 = or i1 %223, %224, !dbg !750
	br i1 %225, label %b36_fail1, label %b36_ok1, !dbg !750, !prof !21

b36_ok1:
	%226 = bitcast i16* %221 to i8*, !dbg !750
	%227 = bitcast i16* %222 to i8*, !dbg !750
	call void @gpuc_get_nbi_block(i8* %226, i8* %227, i64 %219, i32 %220), !dbg !750
	br label %b41, !dbg !750

b37:
	%228 = icmp eq i64 %p0, 4, !dbg !751
	br i1 %228, label %b38, label %b39, !dbg !751

b38:
	%229 = sext i32 %3 to i64, !dbg !752
	%230 = sext i32 %p9 to i64, !dbg !752
	%231 = sub i64 %230, 9, !dbg !752
	%232 = mul i64 %p6, 2, !dbg !752
	%233 = trunc i64 %p10 to i32, !dbg !752
	%234 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !752
	%235 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !752
	%236 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !752
	%237 = icmp ne i64 %p4, %p6, !dbg !752
	%238 = icmp uge i64 %p10, %229, !dbg !752
	%239 = icmp eq i64 addrspace(1)* %2, null, !dbg !752
	%240 = icmp ugt i64 %231, 1, !dbg !752
	%241 = or i1 %237, %238, !dbg !752
	%242 = or i1 %241, %239, !dbg !752
	%243 = or i1 %242, %240, !dbg !752
	br i1 %243, label %b38_fail1, label %b38_ok1, !dbg !752, !prof !21

b38_ok1:
	%244 = bitcast i16* %234 to i8*, !dbg !752
	%245 = bitcast i16* %235 to i8*, !dbg !752
	%246 = bitcast i64* %236 to i8*, !dbg !752
	call void @gpuc_put_signal_block(i8* %244, i8* %245, i64 %232, i8* %246, i64 %p8, i32 %p9, i32 %233), !dbg !752
	br label %b41, !dbg !752

b39:
	%247 = icmp eq i64 %p0, 5, !dbg !753
	br i1 %247, label %b40, label %b41, !dbg !753

b40:
	%248 = sext i32 %3 to i64, !dbg !754
	%249 = sext i32 %p9 to i64, !dbg !754
	%250 = sub i64 %249, 9, !dbg !754
	%251 = mul i64 %p6, 2, !dbg !754
	%252 = trunc i64 %p10 to i32, !dbg !754
	%253 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !754
	%254 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !754
	%255 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !754
	%256 = icmp ne i64 %p4, %p6, !dbg !754
	%257 = icmp uge i64 %p10, %248, !dbg !754
	%258 = icmp eq i64 addrspace(1)* %2, null, !dbg !754
	%259 = icmp ugt i64 %250, 1, !dbg !754
	%260 = or i1 %256, %257, !dbg !754
	%261 = or i1 %260, %258, !dbg !754
	%262 = or i1 %261, %259, !dbg !754
	br i1 %262, label %b40_fail1, label %b40_ok1, !dbg !754, !prof !21

b40_ok1:
	%263 = bitcast i16* %253 to i8*, !dbg !754
	%264 = bitcast i16* %254 to i8*, !dbg !754
	%265 = bitcast i64* %255 to i8*, !dbg !754
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %251, i8* %265, i64 %p8, i32 %p9, i32 %252), !dbg !754
	br label %b41, !dbg !754

b41:
	ret void, !dbg !706

b3_fail1:
	%266 = icmp ne i64 %p4, %p6, !dbg !708
	br i1 %266, label %b3_fail2, label %b3_ok2, !dbg !708

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !708
	ret void, !dbg !708

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !708
	ret void, !dbg !708

b5_fail1:
	%267 = icmp ne i64 %p4, %p6, !dbg !714
	br i1 %267, label %b5_fail2, label %b5_ok2, !dbg !714

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !714
	ret void, !dbg !714

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !714
	ret void, !dbg !714

b7_fail1:
	%268 = icmp ne i64 %p4, %p6, !dbg !716
	br i1 %268, label %b7_fail2, label %b7_ok2, !dbg !716

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !716
	ret void, !dbg !716

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !716
	ret void, !dbg !716

b9_fail1:
	%269 = icmp ne i64 %p4, %p6, !dbg !718
	br i1 %269, label %b9_fail2, label %b9_ok2, !dbg !718

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !718
	ret void, !dbg !718

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !718
	ret void, !dbg !718

b11_fail1:
	%270 = icmp ne i64 %p4, %p6, !dbg !720
	br i1 %270, label %b11_fail2, label %b11_ok2, !dbg !720

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !720
	ret void, !dbg !720

b11_ok2:
	%271 = icmp uge i64 %p10, %61, !dbg !720
	br i1 %271, label %b11_fail3, label %b11_ok3, !dbg !720

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !720
	ret void, !dbg !720

b11_ok3:
	%272 = icmp eq i64 addrspace(1)* %2, null, !dbg !720
	br i1 %272, label %b11_fail4, label %b11_ok4, !dbg !720

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !720
	ret void, !dbg !720

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !720
	ret void, !dbg !720

b13_fail1:
	%273 = icmp ne i64 %p4, %p6, !dbg !722
	br i1 %273, label %b13_fail2, label %b13_ok2, !dbg !722

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !722
	ret void, !dbg !722

b13_ok2:
	%274 = icmp uge i64 %p10, %80, !dbg !722
	br i1 %274, label %b13_fail3, label %b13_ok3, !dbg !722

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !722
	ret void, !dbg !722

b13_ok3:
	%275 = icmp eq i64 addrspace(1)* %2, null, !dbg !722
	br i1 %275, label %b13_fail4, label %b13_ok4, !dbg !722

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !722
	ret void, !dbg !722

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !722
	ret void, !dbg !722

b17_fail1:
	%276 = icmp ne i64 %p4, %p6, !dbg !729
	br i1 %276, label %b17_fail2, label %b17_ok2, !dbg !729

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !729
	ret void, !dbg !729

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %102), !dbg !729
	ret void, !dbg !729

b19_fail1:
	%277 = icmp ne i64 %p4, %p6, !dbg !731
	br i1 %277, label %b19_fail2, label %b19_ok2, !dbg !731

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !731
	ret void, !dbg !731

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %113), !dbg !731
	ret void, !dbg !731

b21_fail1:
	%278 = icmp ne i64 %p4, %p6, !dbg !733
	br i1 %278, label %b21_fail2, label %b21_ok2, !dbg !733

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !733
	ret void, !dbg !733

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %124), !dbg !733
	ret void, !dbg !733

b23_fail1:
	%279 = icmp ne i64 %p4, %p6, !dbg !735
	br i1 %279, label %b23_fail2, label %b23_ok2, !dbg !735

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !735
	ret void, !dbg !735

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %135), !dbg !735
	ret void, !dbg !735

b25_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !737
	br i1 %280, label %b25_fail2, label %b25_ok2, !dbg !737

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !737
	ret void, !dbg !737

b25_ok2:
	%281 = icmp uge i64 %p10, %146, !dbg !737
	br i1 %281, label %b25_fail3, label %b25_ok3, !dbg !737

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %146), !dbg !737
	ret void, !dbg !737

b25_ok3:
	%282 = icmp eq i64 addrspace(1)* %2, null, !dbg !737
	br i1 %282, label %b25_fail4, label %b25_ok4, !dbg !737

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !737
	ret void, !dbg !737

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %148, i64 1), !dbg !737
	ret void, !dbg !737

b27_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !739
	br i1 %283, label %b27_fail2, label %b27_ok2, !dbg !739

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !739
	ret void, !dbg !739

b27_ok2:
	%284 = icmp uge i64 %p10, %165, !dbg !739
	br i1 %284, label %b27_fail3, label %b27_ok3, !dbg !739

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %165), !dbg !739
	ret void, !dbg !739

b27_ok3:
	%285 = icmp eq i64 addrspace(1)* %2, null, !dbg !739
	br i1 %285, label %b27_fail4, label %b27_ok4, !dbg !739

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !739
	ret void, !dbg !739

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %167, i64 1), !dbg !739
	ret void, !dbg !739

b30_fail1:
	%286 = icmp ne i64 %p4, %p6, !dbg !744
	br i1 %286, label %b30_fail2, label %b30_ok2, !dbg !744

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !744
	ret void, !dbg !744

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %185), !dbg !744
	ret void, !dbg !744

b32_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !746
	br i1 %287, label %b32_fail2, label %b32_ok2, !dbg !746

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !746
	ret void, !dbg !746

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %196), !dbg !746
	ret void, !dbg !746

b34_fail1:
	%288 = icmp ne i64 %p4, %p6, !dbg !748
	br i1 %288, label %b34_fail2, label %b34_ok2, !dbg !748

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !748
	ret void, !dbg !748

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %207), !dbg !748
	ret void, !dbg !748

b36_fail1:
	%289 = icmp ne i64 %p4, %p6, !dbg !750
	br i1 %289, label %b36_fail2, label %b36_ok2, !dbg !750

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !750
	ret void, !dbg !750

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %218), !dbg !750
	ret void, !dbg !750

b38_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !752
	br i1 %290, label %b38_fail2, label %b38_ok2, !dbg !752

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !752
	ret void, !dbg !752

b38_ok2:
	%291 = icmp uge i64 %p10, %229, !dbg !752
	br i1 %291, label %b38_fail3, label %b38_ok3, !dbg !752

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %229), !dbg !752
	ret void, !dbg !752

b38_ok3:
	%292 = icmp eq i64 addrspace(1)* %2, null, !dbg !752
	br i1 %292, label %b38_fail4, label %b38_ok4, !dbg !752

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !752
	ret void, !dbg !752

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %231, i64 1), !dbg !752
	ret void, !dbg !752

b40_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !754
	br i1 %293, label %b40_fail2, label %b40_ok2, !dbg !754

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !754
	ret void, !dbg !754

b40_ok2:
	%294 = icmp uge i64 %p10, %248, !dbg !754
	br i1 %294, label %b40_fail3, label %b40_ok3, !dbg !754

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %248), !dbg !754
	ret void, !dbg !754

b40_ok3:
	%295 = icmp eq i64 addrspace(1)* %2, null, !dbg !754
	br i1 %295, label %b40_fail4, label %b40_ok4, !dbg !754

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !754
	ret void, !dbg !754

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 1), !dbg !754
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
	%50 = sext i32 %p9 to i64, !dbg !773
	%51 = sub i64 %50, 9, !dbg !773
	%52 = trunc i64 %p10 to i32, !dbg !773
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !773
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !773
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !773
	%56 = icmp ne i64 %p4, %p6, !dbg !773
	%57 = icmp uge i64 %p10, %49, !dbg !773
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !773
	%59 = icmp ugt i64 %51, 1, !dbg !773
	%60 = or i1 %56, %57, !dbg !773
	%61 = or i1 %60, %58, !dbg !773
	%62 = or i1 %61, %59, !dbg !773
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !773, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !773
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52), !dbg !773
	br label %b41, !dbg !773

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !774
	br i1 %64, label %b13, label %b41, !dbg !774

b13:
	%65 = sext i32 %3 to i64, !dbg !775
	%66 = sext i32 %p9 to i64, !dbg !775
	%67 = sub i64 %66, 9, !dbg !775
	%68 = trunc i64 %p10 to i32, !dbg !775
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !775
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !775
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !775
	%72 = icmp ne i64 %p4, %p6, !dbg !775
	%73 = icmp uge i64 %p10, %65, !dbg !775
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !775
	%75 = icmp ugt i64 %67, 1, !dbg !775
	%76 = or i1 %72, %73, !dbg !775
	%77 = or i1 %76, %74, !dbg !775
	%78 = or i1 %77, %75, !dbg !775
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !775, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !775
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68), !dbg !775
	br label %b41, !dbg !775

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !776
	br i1 %80, label %b15, label %b28, !dbg !776

b15:
	%81 = sdiv i64 %13, 32, !dbg !777
	%82 = icmp eq i64 %81, %p2, !dbg !778
	br i1 %82, label %b16, label %b28, !dbg !778

b16:
	%83 = icmp eq i64 %p0, 0, !dbg !781
	br i1 %83, label %b17, label %b18, !dbg !781

b17:
	%84 = sext i32 %3 to i64, !dbg !782
	%85 = trunc i64 %p10 to i32, !dbg !782
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !782
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !782
	%88 = icmp ne i64 %p4, %p6, !dbg !782
	%89 = icmp uge i64 %p10, %84, !dbg !782
	%90 = or i1 %88, %89, !dbg !782
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !782, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !782
	br label %b41, !dbg !782

b18:
	%91 = icmp eq i64 %p0, 1, !dbg !783
	br i1 %91, label %b19, label %b20, !dbg !783

b19:
	%92 = sext i32 %3 to i64, !dbg !784
	%93 = trunc i64 %p10 to i32, !dbg !784
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !784
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !784
	%96 = icmp ne i64 %p4, %p6, !dbg !784
	%97 = icmp uge i64 %p10, %92, !dbg !784
	%98 = or i1 %96, %97, !dbg !784
	br i1 %98, label %b19_fail1, label %b19_ok1, !dbg !784, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !784
	br label %b41, !dbg !784

b20:
	%99 = icmp eq i64 %p0, 2, !dbg !785
	br i1 %99, label %b21, label %b22, !dbg !785

b21:
	%100 = sext i32 %3 to i64, !dbg !786
	%101 = trunc i64 %p10 to i32, !dbg !786
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !786
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !786
	%104 = icmp ne i64 %p4, %p6, !dbg !786
	%105 = icmp uge i64 %p10, %100, !dbg !786
	%106 = or i1 %104, %105, !dbg !786
	br i1 %106, label %b21_fail1, label %b21_ok1, !dbg !786, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !786
	br label %b41, !dbg !786

b22:
	%107 = icmp eq i64 %p0, 3, !dbg !787
	br i1 %107, label %b23, label %b24, !dbg !787

b23:
	%108 = sext i32 %3 to i64, !dbg !788
	%109 = trunc i64 %p10 to i32, !dbg !788
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !788
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !788
	%112 = icmp ne i64 %p4, %p6, !dbg !788
	%113 = icmp uge i64 %p10, %108, !dbg !788
	%114 = or i1 %112, %113, !dbg !788
	br i1 %114, label %b23_fail1, label %b23_ok1, !dbg !788, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %110, i8* %111, i64 %p6, i32 %109), !dbg !788
	br label %b41, !dbg !788

b24:
	%115 = icmp eq i64 %p0, 4, !dbg !789
	br i1 %115, label %b25, label %b26, !dbg !789

b25:
	%116 = sext i32 %3 to i64, !dbg !790
	%117 = sext i32 %p9 to i64, !dbg !790
	%118 = sub i64 %117, 9, !dbg !790
	%119 = trunc i64 %p10 to i32, !dbg !790
	%120 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !790
	%121 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !790
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !790
	%123 = icmp ne i64 %p4, %p6, !dbg !790
	%124 = icmp uge i64 %p10, %116, !dbg !790
	%125 = icmp eq i64 addrspace(1)* %2, null, !dbg !790
	%126 = icmp ugt i64 %118, 1, !dbg !790
	%127 = or i1 %123, %124, !dbg !790
	%128 = or i1 %127, %125, !dbg !790
	%129 = or i1 %128, %126, !dbg !790
	br i1 %129, label %b25_fail1, label %b25_ok1, !dbg !790, !prof !21

b25_ok1:
	%130 = bitcast i64* %122 to i8*, !dbg !790
	call void @gpuc_put_signal_warp(i8* %120, i8* %121, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %119), !dbg !790
	br label %b41, !dbg !790

b26:
	%131 = icmp eq i64 %p0, 5, !dbg !791
	br i1 %131, label %b27, label %b41, !dbg !791

b27:
	%132 = sext i32 %3 to i64, !dbg !792
	%133 = sext i32 %p9 to i64, !dbg !792
	%134 = sub i64 %133, 9, !dbg !792
	%135 = trunc i64 %p10 to i32, !dbg !792
	%136 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !792
	%137 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !792
	%138 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !792
	%139 = icmp ne i64 %p4, %p6, !dbg !792
	%140 = icmp uge i64 %p10, %132, !dbg !792
	%141 = icmp eq i64 addrspace(1)* %2, null, !dbg !792
	%142 = icmp ugt i64 %134, 1, !dbg !792
	%143 = or i1 %139, %140, !dbg !792
	%144 = or i1 %143, %141, !dbg !792
	%145 = or i1 %144, %142, !dbg !792
	br i1 %145, label %b27_fail1, label %b27_ok1, !dbg !792, !prof !21

b27_ok1:
	%146 = bitcast i64* %138 to i8*, !dbg !792
	call void @gpuc_put_signal_nbi_warp(i8* %136, i8* %137, i64 %p6, i8* %146, i64 %p8, i32 %p9, i32 %135), !dbg !792
	br label %b41, !dbg !792

b28:
	%147 = icmp eq i64 %p1, 2, !dbg !793
	br i1 %147, label %b29, label %b41, !dbg !793

b29:
	%148 = icmp eq i64 %p0, 0, !dbg !796
	br i1 %148, label %b30, label %b31, !dbg !796

b30:
	%149 = sext i32 %3 to i64, !dbg !797
	%150 = trunc i64 %p10 to i32, !dbg !797
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !797
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !797
	%153 = icmp ne i64 %p4, %p6, !dbg !797
	%154 = icmp uge i64 %p10, %149, !dbg !797
	%155 = or i1 %153, %154, !dbg !797
	br i1 %155, label %b30_fail1, label %b30_ok1, !dbg !797, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !797
	br label %b41, !dbg !797

b31:
	%156 = icmp eq i64 %p0, 1, !dbg !798
	br i1 %156, label %b32, label %b33, !dbg !798

b32:
	%157 = sext i32 %3 to i64, !dbg !799
	%158 = trunc i64 %p10 to i32, !dbg !799
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !799
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !799
	%161 = icmp ne i64 %p4, %p6, !dbg !799
	%162 = icmp uge i64 %p10, %157, !dbg !799
	%163 = or i1 %161, %162, !dbg !799
	br i1 %163, label %b32_fail1, label %b32_ok1, !dbg !799, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !799
	br label %b41, !dbg !799

b33:
	%164 = icmp eq i64 %p0, 2, !dbg !800
	br i1 %164, label %b34, label %b35, !dbg !800

b34:
	%165 = sext i32 %3 to i64, !dbg !801
	%166 = trunc i64 %p10 to i32, !dbg !801
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !801
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !801
	%169 = icmp ne i64 %p4, %p6, !dbg !801
	%170 = icmp uge i64 %p10, %165, !dbg !801
	%171 = or i1 %169, %170, !dbg !801
	br i1 %171, label %b34_fail1, label %b34_ok1, !dbg !801, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %167, i8* %168, i64 %p6, i32 %166), !dbg !801
	br label %b41, !dbg !801

b35:
	%172 = icmp eq i64 %p0, 3, !dbg !802
	br i1 %172, label %b36, label %b37, !dbg !802

b36:
	%173 = sext i32 %3 to i64, !dbg !803
	%174 = trunc i64 %p10 to i32, !dbg !803
	%175 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !803
	%176 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !803
	%177 = icmp ne i64 %p4, %p6, !dbg !803
	%178 = icmp uge i64 %p10, %173, !dbg !803
	%179 = or i1 %177, %178, !dbg !803
	br i1 %179, label %b36_fail1, label %b36_ok1, !dbg !803, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %175, i8* %176, i64 %p6, i32 %174), !dbg !803
	br label %b41, !dbg !803

b37:
	%180 = icmp eq i64 %p0, 4, !dbg !804
	br i1 %180, label %b38, label %b39, !dbg !804

b38:
	%181 = sext i32 %3 to i64, !dbg !805
	%182 = sext i32 %p9 to i64, !dbg !805
	%183 = sub i64 %182, 9, !dbg !805
	%184 = trunc i64 %p10 to i32, !dbg !805
	%185 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !805
	%186 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !805
	%187 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !805
	%188 = icmp ne i64 %p4, %p6, !dbg !805
	%189 = icmp uge i64 %p10, %181, !dbg !805
	%190 = icmp eq i64 addrspace(1)* %2, null, !dbg !805
	%191 = icmp ugt i64 %183, 1, !dbg !805
	%192 = or i1 %188, %189, !dbg !805
	%193 = or i1 %192, %190, !dbg !805
	%194 = or i1 %193, %191, !dbg !805
	br i1 %194, label %b38_fail1, label %b38_ok1, !dbg !805, !prof !21

b38_ok1:
	%195 = bitcast i64* %187 to i8*, !dbg !805
	call void @gpuc_put_signal_block(i8* %185, i8* %186, i64 %p6, i8* %195, i64 %p8, i32 %p9, i32 %184), !dbg !805
	br label %b41, !dbg !805

b39:
	%196 = icmp eq i64 %p0, 5, !dbg !806
	br i1 %196, label %b40, label %b41, !dbg !806

b40:
	%197 = sext i32 %3 to i64, !dbg !807
	%198 = sext i32 %p9 to i64, !dbg !807
	%199 = sub i64 %198, 9, !dbg !807
	%200 = trunc i64 %p10 to i32, !dbg !807
	%201 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !807
	%202 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !807
	%203 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !807
	%204 = icmp ne i64 %p4, %p6, !dbg !807
	%205 = icmp uge i64 %p10, %197, !dbg !807
	%206 = icmp eq i64 addrspace(1)* %2, null, !dbg !807
	%207 = icmp ugt i64 %199, 1, !dbg !807
	%208 = or i1 %204, %205, !dbg !807
	%209 = or i1 %208, %206, !dbg !807
	%210 = or i1 %209, %207, !dbg !807
	br i1 %210, label %b40_fail1, label %b40_ok1, !dbg !807, !prof !21

b40_ok1:
	%211 = bitcast i64* %203 to i8*, !dbg !807
	call void @gpuc_put_signal_nbi_block(i8* %201, i8* %202, i64 %p6, i8* %211, i64 %p8, i32 %p9, i32 %200), !dbg !807
	br label %b41, !dbg !807

b41:
	ret void, !dbg !759

b3_fail1:
	%212 = icmp ne i64 %p4, %p6, !dbg !761
	br i1 %212, label %b3_fail2, label %b3_ok2, !dbg !761

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !761
	ret void, !dbg !761

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !761
	ret void, !dbg !761

b5_fail1:
	%213 = icmp ne i64 %p4, %p6, !dbg !767
	br i1 %213, label %b5_fail2, label %b5_ok2, !dbg !767

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !767
	ret void, !dbg !767

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !767
	ret void, !dbg !767

b7_fail1:
	%214 = icmp ne i64 %p4, %p6, !dbg !769
	br i1 %214, label %b7_fail2, label %b7_ok2, !dbg !769

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !769
	ret void, !dbg !769

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !769
	ret void, !dbg !769

b9_fail1:
	%215 = icmp ne i64 %p4, %p6, !dbg !771
	br i1 %215, label %b9_fail2, label %b9_ok2, !dbg !771

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !771
	ret void, !dbg !771

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !771
	ret void, !dbg !771

b11_fail1:
	%216 = icmp ne i64 %p4, %p6, !dbg !773
	br i1 %216, label %b11_fail2, label %b11_ok2, !dbg !773

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !773
	ret void, !dbg !773

b11_ok2:
	%217 = icmp uge i64 %p10, %49, !dbg !773
	br i1 %217, label %b11_fail3, label %b11_ok3, !dbg !773

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !773
	ret void, !dbg !773

b11_ok3:
	%218 = icmp eq i64 addrspace(1)* %2, null, !dbg !773
	br i1 %218, label %b11_fail4, label %b11_ok4, !dbg !773

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !773
	ret void, !dbg !773

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !773
	ret void, !dbg !773

b13_fail1:
	%219 = icmp ne i64 %p4, %p6, !dbg !775
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !775

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !775
	ret void, !dbg !775

b13_ok2:
	%220 = icmp uge i64 %p10, %65, !dbg !775
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !775

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !775
	ret void, !dbg !775

b13_ok3:
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !775
	br i1 %221, label %b13_fail4, label %b13_ok4, !dbg !775

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !775
	ret void, !dbg !775

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !775
	ret void, !dbg !775

b17_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !782
	br i1 %222, label %b17_fail2, label %b17_ok2, !dbg !782

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !782
	ret void, !dbg !782

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %84), !dbg !782
	ret void, !dbg !782

b19_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !784
	br i1 %223, label %b19_fail2, label %b19_ok2, !dbg !784

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !784
	ret void, !dbg !784

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %92), !dbg !784
	ret void, !dbg !784

b21_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !786
	br i1 %224, label %b21_fail2, label %b21_ok2, !dbg !786

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !786
	ret void, !dbg !786

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %100), !dbg !786
	ret void, !dbg !786

b23_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !788
	br i1 %225, label %b23_fail2, label %b23_ok2, !dbg !788

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !788
	ret void, !dbg !788

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %108), !dbg !788
	ret void, !dbg !788

b25_fail1:
	%226 = icmp ne i64 %p4, %p6, !dbg !790
	br i1 %226, label %b25_fail2, label %b25_ok2, !dbg !790

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !790
	ret void, !dbg !790

b25_ok2:
	%227 = icmp uge i64 %p10, %116, !dbg !790
	br i1 %227, label %b25_fail3, label %b25_ok3, !dbg !790

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %116), !dbg !790
	ret void, !dbg !790

b25_ok3:
	%228 = icmp eq i64 addrspace(1)* %2, null, !dbg !790
	br i1 %228, label %b25_fail4, label %b25_ok4, !dbg !790

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !790
	ret void, !dbg !790

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %118, i64 1), !dbg !790
	ret void, !dbg !790

b27_fail1:
	%229 = icmp ne i64 %p4, %p6, !dbg !792
	br i1 %229, label %b27_fail2, label %b27_ok2, !dbg !792

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !792
	ret void, !dbg !792

b27_ok2:
	%230 = icmp uge i64 %p10, %132, !dbg !792
	br i1 %230, label %b27_fail3, label %b27_ok3, !dbg !792

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %132), !dbg !792
	ret void, !dbg !792

b27_ok3:
	%231 = icmp eq i64 addrspace(1)* %2, null, !dbg !792
	br i1 %231, label %b27_fail4, label %b27_ok4, !dbg !792

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !792
	ret void, !dbg !792

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %134, i64 1), !dbg !792
	ret void, !dbg !792

b30_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !797
	br i1 %232, label %b30_fail2, label %b30_ok2, !dbg !797

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !797
	ret void, !dbg !797

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %149), !dbg !797
	ret void, !dbg !797

b32_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !799
	br i1 %233, label %b32_fail2, label %b32_ok2, !dbg !799

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !799
	ret void, !dbg !799

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %157), !dbg !799
	ret void, !dbg !799

b34_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !801
	br i1 %234, label %b34_fail2, label %b34_ok2, !dbg !801

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !801
	ret void, !dbg !801

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %165), !dbg !801
	ret void, !dbg !801

b36_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !803
	br i1 %235, label %b36_fail2, label %b36_ok2, !dbg !803

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !803
	ret void, !dbg !803

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %173), !dbg !803
	ret void, !dbg !803

b38_fail1:
	%236 = icmp ne i64 %p4, %p6, !dbg !805
	br i1 %236, label %b38_fail2, label %b38_ok2, !dbg !805

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !805
	ret void, !dbg !805

b38_ok2:
	%237 = icmp uge i64 %p10, %181, !dbg !805
	br i1 %237, label %b38_fail3, label %b38_ok3, !dbg !805

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %181), !dbg !805
	ret void, !dbg !805

b38_ok3:
	%238 = icmp eq i64 addrspace(1)* %2, null, !dbg !805
	br i1 %238, label %b38_fail4, label %b38_ok4, !dbg !805

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !805
	ret void, !dbg !805

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %183, i64 1), !dbg !805
	ret void, !dbg !805

b40_fail1:
	%239 = icmp ne i64 %p4, %p6, !dbg !807
	br i1 %239, label %b40_fail2, label %b40_ok2, !dbg !807

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !807
	ret void, !dbg !807

b40_ok2:
	%240 = icmp uge i64 %p10, %197, !dbg !807
	br i1 %240, label %b40_fail3, label %b40_ok3, !dbg !807

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %197), !dbg !807
	ret void, !dbg !807

b40_ok3:
	%241 = icmp eq i64 addrspace(1)* %2, null, !dbg !807
	br i1 %241, label %b40_fail4, label %b40_ok4, !dbg !807

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !807
	ret void, !dbg !807

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %199, i64 1), !dbg !807
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
	%50 = sext i32 %p9 to i64, !dbg !826
	%51 = sub i64 %50, 9, !dbg !826
	%52 = trunc i64 %p10 to i32, !dbg !826
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !826
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !826
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !826
	%56 = icmp ne i64 %p4, %p6, !dbg !826
	%57 = icmp uge i64 %p10, %49, !dbg !826
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !826
	%59 = icmp ugt i64 %51, 1, !dbg !826
	%60 = or i1 %56, %57, !dbg !826
	%61 = or i1 %60, %58, !dbg !826
	%62 = or i1 %61, %59, !dbg !826
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !826, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !826
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52), !dbg !826
	br label %b41, !dbg !826

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !827
	br i1 %64, label %b13, label %b41, !dbg !827

b13:
	%65 = sext i32 %3 to i64, !dbg !828
	%66 = sext i32 %p9 to i64, !dbg !828
	%67 = sub i64 %66, 9, !dbg !828
	%68 = trunc i64 %p10 to i32, !dbg !828
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !828
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !828
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !828
	%72 = icmp ne i64 %p4, %p6, !dbg !828
	%73 = icmp uge i64 %p10, %65, !dbg !828
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !828
	%75 = icmp ugt i64 %67, 1, !dbg !828
	%76 = or i1 %72, %73, !dbg !828
	%77 = or i1 %76, %74, !dbg !828
	%78 = or i1 %77, %75, !dbg !828
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !828, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !828
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68), !dbg !828
	br label %b41, !dbg !828

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !829
	br i1 %80, label %b15, label %b28, !dbg !829

b15:
	%81 = sdiv i64 %13, 32, !dbg !830
	%82 = icmp eq i64 %81, %p2, !dbg !831
	br i1 %82, label %b16, label %b28, !dbg !831

b16:
	%83 = icmp eq i64 %p0, 0, !dbg !834
	br i1 %83, label %b17, label %b18, !dbg !834

b17:
	%84 = sext i32 %3 to i64, !dbg !835
	%85 = trunc i64 %p10 to i32, !dbg !835
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !835
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !835
	%88 = icmp ne i64 %p4, %p6, !dbg !835
	%89 = icmp uge i64 %p10, %84, !dbg !835
	%90 = or i1 %88, %89, !dbg !835
	br i1 %90, label %b17_fail1, label %b17_ok1, !dbg !835, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %86, i8* %87, i64 %p6, i32 %85), !dbg !835
	br label %b41, !dbg !835

b18:
	%91 = icmp eq i64 %p0, 1, !dbg !836
	br i1 %91, label %b19, label %b20, !dbg !836

b19:
	%92 = sext i32 %3 to i64, !dbg !837
	%93 = trunc i64 %p10 to i32, !dbg !837
	%94 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !837
	%95 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !837
	%96 = icmp ne i64 %p4, %p6, !dbg !837
	%97 = icmp uge i64 %p10, %92, !dbg !837
	%98 = or i1 %96, %97, !dbg !837
	br i1 %98, label %b19_fail1, label %b19_ok1, !dbg !837, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %94, i8* %95, i64 %p6, i32 %93), !dbg !837
	br label %b41, !dbg !837

b20:
	%99 = icmp eq i64 %p0, 2, !dbg !838
	br i1 %99, label %b21, label %b22, !dbg !838

b21:
	%100 = sext i32 %3 to i64, !dbg !839
	%101 = trunc i64 %p10 to i32, !dbg !839
	%102 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !839
	%103 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !839
	%104 = icmp ne i64 %p4, %p6, !dbg !839
	%105 = icmp uge i64 %p10, %100, !dbg !839
	%106 = or i1 %104, %105, !dbg !839
	br i1 %106, label %b21_fail1, label %b21_ok1, !dbg !839, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %102, i8* %103, i64 %p6, i32 %101), !dbg !839
	br label %b41, !dbg !839

b22:
	%107 = icmp eq i64 %p0, 3, !dbg !840
	br i1 %107, label %b23, label %b24, !dbg !840

b23:
	%108 = sext i32 %3 to i64, !dbg !841
	%109 = trunc i64 %p10 to i32, !dbg !841
	%110 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !841
	%111 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !841
	%112 = icmp ne i64 %p4, %p6, !dbg !841
	%113 = icmp uge i64 %p10, %108, !dbg !841
	%114 = or i1 %112, %113, !dbg !841
	br i1 %114, label %b23_fail1, label %b23_ok1, !dbg !841, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %110, i8* %111, i64 %p6, i32 %109), !dbg !841
	br label %b41, !dbg !841

b24:
	%115 = icmp eq i64 %p0, 4, !dbg !842
	br i1 %115, label %b25, label %b26, !dbg !842

b25:
	%116 = sext i32 %3 to i64, !dbg !843
	%117 = sext i32 %p9 to i64, !dbg !843
	%118 = sub i64 %117, 9, !dbg !843
	%119 = trunc i64 %p10 to i32, !dbg !843
	%120 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !843
	%121 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !843
	%122 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !843
	%123 = icmp ne i64 %p4, %p6, !dbg !843
	%124 = icmp uge i64 %p10, %116, !dbg !843
	%125 = icmp eq i64 addrspace(1)* %2, null, !dbg !843
	%126 = icmp ugt i64 %118, 1, !dbg !843
	%127 = or i1 %123, %124, !dbg !843
	%128 = or i1 %127, %125, !dbg !843
	%129 = or i1 %128, %126, !dbg !843
	br i1 %129, label %b25_fail1, label %b25_ok1, !dbg !843, !prof !21

b25_ok1:
	%130 = bitcast i64* %122 to i8*, !dbg !843
	call void @gpuc_put_signal_warp(i8* %120, i8* %121, i64 %p6, i8* %130, i64 %p8, i32 %p9, i32 %119), !dbg !843
	br label %b41, !dbg !843

b26:
	%131 = icmp eq i64 %p0, 5, !dbg !844
	br i1 %131, label %b27, label %b41, !dbg !844

b27:
	%132 = sext i32 %3 to i64, !dbg !845
	%133 = sext i32 %p9 to i64, !dbg !845
	%134 = sub i64 %133, 9, !dbg !845
	%135 = trunc i64 %p10 to i32, !dbg !845
	%136 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !845
	%137 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !845
	%138 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !845
	%139 = icmp ne i64 %p4, %p6, !dbg !845
	%140 = icmp uge i64 %p10, %132, !dbg !845
	%141 = icmp eq i64 addrspace(1)* %2, null, !dbg !845
	%142 = icmp ugt i64 %134, 1, !dbg !845
	%143 = or i1 %139, %140, !dbg !845
	%144 = or i1 %143, %141, !dbg !845
	%145 = or i1 %144, %142, !dbg !845
	br i1 %145, label %b27_fail1, label %b27_ok1, !dbg !845, !prof !21

b27_ok1:
	%146 = bitcast i64* %138 to i8*, !dbg !845
	call void @gpuc_put_signal_nbi_warp(i8* %136, i8* %137, i64 %p6, i8* %146, i64 %p8, i32 %p9, i32 %135), !dbg !845
	br label %b41, !dbg !845

b28:
	%147 = icmp eq i64 %p1, 2, !dbg !846
	br i1 %147, label %b29, label %b41, !dbg !846

b29:
	%148 = icmp eq i64 %p0, 0, !dbg !849
	br i1 %148, label %b30, label %b31, !dbg !849

b30:
	%149 = sext i32 %3 to i64, !dbg !850
	%150 = trunc i64 %p10 to i32, !dbg !850
	%151 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !850
	%152 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !850
	%153 = icmp ne i64 %p4, %p6, !dbg !850
	%154 = icmp uge i64 %p10, %149, !dbg !850
	%155 = or i1 %153, %154, !dbg !850
	br i1 %155, label %b30_fail1, label %b30_ok1, !dbg !850, !prof !21

b30_ok1:
	call void @gpuc_put_block(i8* %151, i8* %152, i64 %p6, i32 %150), !dbg !850
	br label %b41, !dbg !850

b31:
	%156 = icmp eq i64 %p0, 1, !dbg !851
	br i1 %156, label %b32, label %b33, !dbg !851

b32:
	%157 = sext i32 %3 to i64, !dbg !852
	%158 = trunc i64 %p10 to i32, !dbg !852
	%159 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !852
	%160 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !852
	%161 = icmp ne i64 %p4, %p6, !dbg !852
	%162 = icmp uge i64 %p10, %157, !dbg !852
	%163 = or i1 %161, %162, !dbg !852
	br i1 %163, label %b32_fail1, label %b32_ok1, !dbg !852, !prof !21

b32_ok1:
	call void @gpuc_put_nbi_block(i8* %159, i8* %160, i64 %p6, i32 %158), !dbg !852
	br label %b41, !dbg !852

b33:
	%164 = icmp eq i64 %p0, 2, !dbg !853
	br i1 %164, label %b34, label %b35, !dbg !853

b34:
	%165 = sext i32 %3 to i64, !dbg !854
	%166 = trunc i64 %p10 to i32, !dbg !854
	%167 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !854
	%168 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !854
	%169 = icmp ne i64 %p4, %p6, !dbg !854
	%170 = icmp uge i64 %p10, %165, !dbg !854
	%171 = or i1 %169, %170, !dbg !854
	br i1 %171, label %b34_fail1, label %b34_ok1, !dbg !854, !prof !21

b34_ok1:
	call void @gpuc_get_block(i8* %167, i8* %168, i64 %p6, i32 %166), !dbg !854
	br label %b41, !dbg !854

b35:
	%172 = icmp eq i64 %p0, 3, !dbg !855
	br i1 %172, label %b36, label %b37, !dbg !855

b36:
	%173 = sext i32 %3 to i64, !dbg !856
	%174 = trunc i64 %p10 to i32, !dbg !856
	%175 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !856
	%176 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !856
	%177 = icmp ne i64 %p4, %p6, !dbg !856
	%178 = icmp uge i64 %p10, %173, !dbg !856
	%179 = or i1 %177, %178, !dbg !856
	br i1 %179, label %b36_fail1, label %b36_ok1, !dbg !856, !prof !21

b36_ok1:
	call void @gpuc_get_nbi_block(i8* %175, i8* %176, i64 %p6, i32 %174), !dbg !856
	br label %b41, !dbg !856

b37:
	%180 = icmp eq i64 %p0, 4, !dbg !857
	br i1 %180, label %b38, label %b39, !dbg !857

b38:
	%181 = sext i32 %3 to i64, !dbg !858
	%182 = sext i32 %p9 to i64, !dbg !858
	%183 = sub i64 %182, 9, !dbg !858
	%184 = trunc i64 %p10 to i32, !dbg !858
	%185 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !858
	%186 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !858
	%187 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !858
	%188 = icmp ne i64 %p4, %p6, !dbg !858
	%189 = icmp uge i64 %p10, %181, !dbg !858
	%190 = icmp eq i64 addrspace(1)* %2, null, !dbg !858
	%191 = icmp ugt i64 %183, 1, !dbg !858
	%192 = or i1 %188, %189, !dbg !858
	%193 = or i1 %192, %190, !dbg !858
	%194 = or i1 %193, %191, !dbg !858
	br i1 %194, label %b38_fail1, label %b38_ok1, !dbg !858, !prof !21

b38_ok1:
	%195 = bitcast i64* %187 to i8*, !dbg !858
	call void @gpuc_put_signal_block(i8* %185, i8* %186, i64 %p6, i8* %195, i64 %p8, i32 %p9, i32 %184), !dbg !858
	br label %b41, !dbg !858

b39:
	%196 = icmp eq i64 %p0, 5, !dbg !859
	br i1 %196, label %b40, label %b41, !dbg !859

b40:
	%197 = sext i32 %3 to i64, !dbg !860
	%198 = sext i32 %p9 to i64, !dbg !860
	%199 = sub i64 %198, 9, !dbg !860
	%200 = trunc i64 %p10 to i32, !dbg !860
	%201 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !860
	%202 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !860
	%203 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !860
	%204 = icmp ne i64 %p4, %p6, !dbg !860
	%205 = icmp uge i64 %p10, %197, !dbg !860
	%206 = icmp eq i64 addrspace(1)* %2, null, !dbg !860
	%207 = icmp ugt i64 %199, 1, !dbg !860
	%208 = or i1 %204, %205, !dbg !860
	%209 = or i1 %208, %206, !dbg !860
	%210 = or i1 %209, %207, !dbg !860
	br i1 %210, label %b40_fail1, label %b40_ok1, !dbg !860, !prof !21

b40_ok1:
	%211 = bitcast i64* %203 to i8*, !dbg !860
	call void @gpuc_put_signal_nbi_block(i8* %201, i8* %202, i64 %p6, i8* %211, i64 %p8, i32 %p9, i32 %200), !dbg !860
	br label %b41, !dbg !860

b41:
	ret void, !dbg !812

b3_fail1:
	%212 = icmp ne i64 %p4, %p6, !dbg !814
	br i1 %212, label %b3_fail2, label %b3_ok2, !dbg !814

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !814
	ret void, !dbg !814

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !814
	ret void, !dbg !814

b5_fail1:
	%213 = icmp ne i64 %p4, %p6, !dbg !820
	br i1 %213, label %b5_fail2, label %b5_ok2, !dbg !820

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !820
	ret void, !dbg !820

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !820
	ret void, !dbg !820

b7_fail1:
	%214 = icmp ne i64 %p4, %p6, !dbg !822
	br i1 %214, label %b7_fail2, label %b7_ok2, !dbg !822

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !822
	ret void, !dbg !822

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !822
	ret void, !dbg !822

b9_fail1:
	%215 = icmp ne i64 %p4, %p6, !dbg !824
	br i1 %215, label %b9_fail2, label %b9_ok2, !dbg !824

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !824
	ret void, !dbg !824

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !824
	ret void, !dbg !824

b11_fail1:
	%216 = icmp ne i64 %p4, %p6, !dbg !826
	br i1 %216, label %b11_fail2, label %b11_ok2, !dbg !826

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !826
	ret void, !dbg !826

b11_ok2:
	%217 = icmp uge i64 %p10, %49, !dbg !826
	br i1 %217, label %b11_fail3, label %b11_ok3, !dbg !826

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !826
	ret void, !dbg !826

b11_ok3:
	%218 = icmp eq i64 addrspace(1)* %2, null, !dbg !826
	br i1 %218, label %b11_fail4, label %b11_ok4, !dbg !826

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !826
	ret void, !dbg !826

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !826
	ret void, !dbg !826

b13_fail1:
	%219 = icmp ne i64 %p4, %p6, !dbg !828
	br i1 %219, label %b13_fail2, label %b13_ok2, !dbg !828

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !828
	ret void, !dbg !828

b13_ok2:
	%220 = icmp uge i64 %p10, %65, !dbg !828
	br i1 %220, label %b13_fail3, label %b13_ok3, !dbg !828

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !828
	ret void, !dbg !828

b13_ok3:
	%221 = icmp eq i64 addrspace(1)* %2, null, !dbg !828
	br i1 %221, label %b13_fail4, label %b13_ok4, !dbg !828

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !828
	ret void, !dbg !828

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !828
	ret void, !dbg !828

b17_fail1:
	%222 = icmp ne i64 %p4, %p6, !dbg !835
	br i1 %222, label %b17_fail2, label %b17_ok2, !dbg !835

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !835
	ret void, !dbg !835

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %84), !dbg !835
	ret void, !dbg !835

b19_fail1:
	%223 = icmp ne i64 %p4, %p6, !dbg !837
	br i1 %223, label %b19_fail2, label %b19_ok2, !dbg !837

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !837
	ret void, !dbg !837

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %92), !dbg !837
	ret void, !dbg !837

b21_fail1:
	%224 = icmp ne i64 %p4, %p6, !dbg !839
	br i1 %224, label %b21_fail2, label %b21_ok2, !dbg !839

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !839
	ret void, !dbg !839

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %100), !dbg !839
	ret void, !dbg !839

b23_fail1:
	%225 = icmp ne i64 %p4, %p6, !dbg !841
	br i1 %225, label %b23_fail2, label %b23_ok2, !dbg !841

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !841
	ret void, !dbg !841

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %108), !dbg !841
	ret void, !dbg !841

b25_fail1:
	%226 = icmp ne i64 %p4, %p6, !dbg !843
	br i1 %226, label %b25_fail2, label %b25_ok2, !dbg !843

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !843
	ret void, !dbg !843

b25_ok2:
	%227 = icmp uge i64 %p10, %116, !dbg !843
	br i1 %227, label %b25_fail3, label %b25_ok3, !dbg !843

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %116), !dbg !843
	ret void, !dbg !843

b25_ok3:
	%228 = icmp eq i64 addrspace(1)* %2, null, !dbg !843
	br i1 %228, label %b25_fail4, label %b25_ok4, !dbg !843

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !843
	ret void, !dbg !843

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %118, i64 1), !dbg !843
	ret void, !dbg !843

b27_fail1:
	%229 = icmp ne i64 %p4, %p6, !dbg !845
	br i1 %229, label %b27_fail2, label %b27_ok2, !dbg !845

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !845
	ret void, !dbg !845

b27_ok2:
	%230 = icmp uge i64 %p10, %132, !dbg !845
	br i1 %230, label %b27_fail3, label %b27_ok3, !dbg !845

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %132), !dbg !845
	ret void, !dbg !845

b27_ok3:
	%231 = icmp eq i64 addrspace(1)* %2, null, !dbg !845
	br i1 %231, label %b27_fail4, label %b27_ok4, !dbg !845

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !845
	ret void, !dbg !845

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %134, i64 1), !dbg !845
	ret void, !dbg !845

b30_fail1:
	%232 = icmp ne i64 %p4, %p6, !dbg !850
	br i1 %232, label %b30_fail2, label %b30_ok2, !dbg !850

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !850
	ret void, !dbg !850

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %149), !dbg !850
	ret void, !dbg !850

b32_fail1:
	%233 = icmp ne i64 %p4, %p6, !dbg !852
	br i1 %233, label %b32_fail2, label %b32_ok2, !dbg !852

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !852
	ret void, !dbg !852

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %157), !dbg !852
	ret void, !dbg !852

b34_fail1:
	%234 = icmp ne i64 %p4, %p6, !dbg !854
	br i1 %234, label %b34_fail2, label %b34_ok2, !dbg !854

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !854
	ret void, !dbg !854

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %165), !dbg !854
	ret void, !dbg !854

b36_fail1:
	%235 = icmp ne i64 %p4, %p6, !dbg !856
	br i1 %235, label %b36_fail2, label %b36_ok2, !dbg !856

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !856
	ret void, !dbg !856

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %173), !dbg !856
	ret void, !dbg !856

b38_fail1:
	%236 = icmp ne i64 %p4, %p6, !dbg !858
	br i1 %236, label %b38_fail2, label %b38_ok2, !dbg !858

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !858
	ret void, !dbg !858

b38_ok2:
	%237 = icmp uge i64 %p10, %181, !dbg !858
	br i1 %237, label %b38_fail3, label %b38_ok3, !dbg !858

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %181), !dbg !858
	ret void, !dbg !858

b38_ok3:
	%238 = icmp eq i64 addrspace(1)* %2, null, !dbg !858
	br i1 %238, label %b38_fail4, label %b38_ok4, !dbg !858

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !858
	ret void, !dbg !858

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %183, i64 1), !dbg !858
	ret void, !dbg !858

b40_fail1:
	%239 = icmp ne i64 %p4, %p6, !dbg !860
	br i1 %239, label %b40_fail2, label %b40_ok2, !dbg !860

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !860
	ret void, !dbg !860

b40_ok2:
	%240 = icmp uge i64 %p10, %197, !dbg !860
	br i1 %240, label %b40_fail3, label %b40_ok3, !dbg !860

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %197), !dbg !860
	ret void, !dbg !860

b40_ok3:
	%241 = icmp eq i64 addrspace(1)* %2, null, !dbg !860
	br i1 %241, label %b40_fail4, label %b40_ok4, !dbg !860

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !860
	ret void, !dbg !860

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %199, i64 1), !dbg !860
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
