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
	%18 = trunc i64 %p10 to i32, !dbg !18
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !18
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !18
	%21 = icmp ne i64 %p4, %p6, !dbg !18
	%22 = icmp uge i64 %p10, %17, !dbg !18
	%23 = or i1 %21, %22, !dbg !18
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !18, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !18
	br label %b41, !dbg !18

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %24, label %b5, label %b6, !dbg !24

b5:
	%25 = sext i32 %14 to i64, !dbg !25
	%26 = trunc i64 %p10 to i32, !dbg !25
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !25
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !25
	%29 = icmp ne i64 %p4, %p6, !dbg !25
	%30 = icmp uge i64 %p10, %25, !dbg !25
	%31 = or i1 %29, %30, !dbg !25
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !25
	br label %b41, !dbg !25

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %32, label %b7, label %b8, !dbg !26

b7:
	%33 = sext i32 %14 to i64, !dbg !27
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
	%41 = sext i32 %14 to i64, !dbg !29
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
	%49 = sext i32 %14 to i64, !dbg !31
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
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !31
	br label %b41, !dbg !31

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !32
	br i1 %64, label %b13, label %b41, !dbg !32

b13:
	%65 = sext i32 %14 to i64, !dbg !33
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
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !33
	br label %b41, !dbg !33

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !34
	br i1 %80, label %b15, label %b28, !dbg !34

b15:
	%81 = trunc i64 %12 to i32, !dbg !35
	%82 = udiv i32 %81, 32, !dbg !35
	%83 = zext i32 %82 to i64, !dbg !35
	%84 = icmp eq i64 %83, %p2, !dbg !36
	br i1 %84, label %b16, label %b28, !dbg !36

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !39
	br i1 %85, label %b17, label %b18, !dbg !39

b17:
	%86 = sext i32 %14 to i64, !dbg !40
	%87 = trunc i64 %p10 to i32, !dbg !40
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !40
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !40
	%90 = icmp ne i64 %p4, %p6, !dbg !40
	%91 = icmp uge i64 %p10, %86, !dbg !40
	%92 = or i1 %90, %91, !dbg !40
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !40, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !40
	br label %b41, !dbg !40

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !41
	br i1 %93, label %b19, label %b20, !dbg !41

b19:
	%94 = sext i32 %14 to i64, !dbg !42
	%95 = trunc i64 %p10 to i32, !dbg !42
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !42
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !42
	%98 = icmp ne i64 %p4, %p6, !dbg !42
	%99 = icmp uge i64 %p10, %94, !dbg !42
	%100 = or i1 %98, %99, !dbg !42
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !42, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !42
	br label %b41, !dbg !42

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !43
	br i1 %101, label %b21, label %b22, !dbg !43

b21:
	%102 = sext i32 %14 to i64, !dbg !44
	%103 = trunc i64 %p10 to i32, !dbg !44
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !44
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !44
	%106 = icmp ne i64 %p4, %p6, !dbg !44
	%107 = icmp uge i64 %p10, %102, !dbg !44
	%108 = or i1 %106, %107, !dbg !44
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !44, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !44
	br label %b41, !dbg !44

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !45
	br i1 %109, label %b23, label %b24, !dbg !45

b23:
	%110 = sext i32 %14 to i64, !dbg !46
	%111 = trunc i64 %p10 to i32, !dbg !46
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%114 = icmp ne i64 %p4, %p6, !dbg !46
	%115 = icmp uge i64 %p10, %110, !dbg !46
	%116 = or i1 %114, %115, !dbg !46
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !46, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !46
	br label %b41, !dbg !46

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !47
	br i1 %117, label %b25, label %b26, !dbg !47

b25:
	%118 = sext i32 %14 to i64, !dbg !48
	%119 = sext i32 %p9 to i64, !dbg !48
	%120 = sub i64 %119, 9, !dbg !48
	%121 = trunc i64 %p10 to i32, !dbg !48
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !48
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !48
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !48
	%125 = icmp ne i64 %p4, %p6, !dbg !48
	%126 = icmp uge i64 %p10, %118, !dbg !48
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	%128 = icmp ugt i64 %120, 1, !dbg !48
	%129 = or i1 %125, %126, !dbg !48
	%130 = or i1 %129, %127, !dbg !48
	%131 = or i1 %130, %128, !dbg !48
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !48, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !48
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !48
	br label %b41, !dbg !48

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !49
	br i1 %133, label %b27, label %b41, !dbg !49

b27:
	%134 = sext i32 %14 to i64, !dbg !50
	%135 = sext i32 %p9 to i64, !dbg !50
	%136 = sub i64 %135, 9, !dbg !50
	%137 = trunc i64 %p10 to i32, !dbg !50
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !50
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !50
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !50
	%141 = icmp ne i64 %p4, %p6, !dbg !50
	%142 = icmp uge i64 %p10, %134, !dbg !50
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	%144 = icmp ugt i64 %136, 1, !dbg !50
	%145 = or i1 %141, %142, !dbg !50
	%146 = or i1 %145, %143, !dbg !50
	%147 = or i1 %146, %144, !dbg !50
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !50, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !50
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !50
	br label %b41, !dbg !50

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !51
	br i1 %149, label %b29, label %b41, !dbg !51

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !54
	br i1 %150, label %b30, label %b31, !dbg !54

b30:
	%151 = sext i32 %14 to i64, !dbg !55
	%152 = trunc i64 %p10 to i32, !dbg !55
	%153 = mul i32 %6, %7, !dbg !55
	%154 = icmp ne i64 %p4, %p6, !dbg !55
	%155 = icmp uge i64 %p10, %151, !dbg !55
	%156 = or i1 %154, %155, !dbg !55
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !55, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !55, !range !56
	%158 = mul i32 %153, %157, !dbg !55
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !55
	%160 = sext i32 %159 to i64, !dbg !55
	%161 = icmp ult i64 %p10, %160, !dbg !55
	%162 = trunc i64 %p10 to i32, !dbg !55
	%163 = select i1 %161, i32 %162, i32 0, !dbg !55
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !55
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !55
	%166 = sext i32 %165 to i64, !dbg !55
	%167 = sext i32 %158 to i64, !dbg !55
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !55
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !55
	%170 = icmp ne i64 %166, %167, !dbg !55
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !55, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !55
	br label %b41, !dbg !55

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !57
	br i1 %171, label %b32, label %b33, !dbg !57

b32:
	%172 = sext i32 %14 to i64, !dbg !58
	%173 = trunc i64 %p10 to i32, !dbg !58
	%174 = mul i32 %6, %7, !dbg !58
	%175 = icmp ne i64 %p4, %p6, !dbg !58
	%176 = icmp uge i64 %p10, %172, !dbg !58
	%177 = or i1 %175, %176, !dbg !58
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !58, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !58, !range !56
	%179 = mul i32 %174, %178, !dbg !58
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !58
	%181 = sext i32 %180 to i64, !dbg !58
	%182 = icmp ult i64 %p10, %181, !dbg !58
	%183 = trunc i64 %p10 to i32, !dbg !58
	%184 = select i1 %182, i32 %183, i32 0, !dbg !58
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !58
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !58
	%187 = sext i32 %186 to i64, !dbg !58
	%188 = sext i32 %179 to i64, !dbg !58
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !58
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !58
	%191 = icmp ne i64 %187, %188, !dbg !58
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !58, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !58
	br label %b41, !dbg !58

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !59
	br i1 %192, label %b34, label %b35, !dbg !59

b34:
	%193 = sext i32 %14 to i64, !dbg !60
	%194 = trunc i64 %p10 to i32, !dbg !60
	%195 = mul i32 %6, %7, !dbg !60
	%196 = icmp ne i64 %p4, %p6, !dbg !60
	%197 = icmp uge i64 %p10, %193, !dbg !60
	%198 = or i1 %196, %197, !dbg !60
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !60, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !60, !range !56
	%200 = mul i32 %195, %199, !dbg !60
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !60
	%202 = sext i32 %201 to i64, !dbg !60
	%203 = sext i32 %200 to i64, !dbg !60
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !60
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !60
	%206 = icmp ne i64 %202, %203, !dbg !60
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !60, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !60
	br label %b41, !dbg !60

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !61
	br i1 %207, label %b36, label %b37, !dbg !61

b36:
	%208 = sext i32 %14 to i64, !dbg !62
	%209 = trunc i64 %p10 to i32, !dbg !62
	%210 = mul i32 %6, %7, !dbg !62
	%211 = icmp ne i64 %p4, %p6, !dbg !62
	%212 = icmp uge i64 %p10, %208, !dbg !62
	%213 = or i1 %211, %212, !dbg !62
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !62, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !62, !range !56
	%215 = mul i32 %210, %214, !dbg !62
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !62
	%217 = sext i32 %216 to i64, !dbg !62
	%218 = sext i32 %215 to i64, !dbg !62
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !62
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !62
	%221 = icmp ne i64 %217, %218, !dbg !62
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !62, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !62
	br label %b41, !dbg !62

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !63
	br i1 %222, label %b38, label %b39, !dbg !63

b38:
	%223 = sext i32 %14 to i64, !dbg !64
	%224 = sext i32 %p9 to i64, !dbg !64
	%225 = sub i64 %224, 9, !dbg !64
	%226 = trunc i64 %p10 to i32, !dbg !64
	%227 = mul i32 %6, %7, !dbg !64
	%228 = icmp ne i64 %p4, %p6, !dbg !64
	%229 = icmp uge i64 %p10, %223, !dbg !64
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !64
	%231 = icmp ugt i64 %225, 1, !dbg !64
	%232 = or i1 %228, %229, !dbg !64
	%233 = or i1 %232, %230, !dbg !64
	%234 = or i1 %233, %231, !dbg !64
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !64, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !64, !range !56
	%236 = mul i32 %227, %235, !dbg !64
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !64
	%238 = sext i32 %237 to i64, !dbg !64
	%239 = icmp ult i64 %p10, %238, !dbg !64
	%240 = trunc i64 %p10 to i32, !dbg !64
	%241 = select i1 %239, i32 %240, i32 0, !dbg !64
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !64
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !64
	%244 = sext i32 %243 to i64, !dbg !64
	%245 = sext i32 %236 to i64, !dbg !64
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !64
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !64
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !64
	%249 = icmp ne i64 %244, %245, !dbg !64
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !64, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !64
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !64
	br label %b41, !dbg !64

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !65
	br i1 %251, label %b40, label %b41, !dbg !65

b40:
	%252 = sext i32 %14 to i64, !dbg !66
	%253 = sext i32 %p9 to i64, !dbg !66
	%254 = sub i64 %253, 9, !dbg !66
	%255 = trunc i64 %p10 to i32, !dbg !66
	%256 = mul i32 %6, %7, !dbg !66
	%257 = icmp ne i64 %p4, %p6, !dbg !66
	%258 = icmp uge i64 %p10, %252, !dbg !66
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !66
	%260 = icmp ugt i64 %254, 1, !dbg !66
	%261 = or i1 %257, %258, !dbg !66
	%262 = or i1 %261, %259, !dbg !66
	%263 = or i1 %262, %260, !dbg !66
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !66, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !56
	%265 = mul i32 %256, %264, !dbg !66
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !66
	%267 = sext i32 %266 to i64, !dbg !66
	%268 = icmp ult i64 %p10, %267, !dbg !66
	%269 = trunc i64 %p10 to i32, !dbg !66
	%270 = select i1 %268, i32 %269, i32 0, !dbg !66
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !66
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !66
	%273 = sext i32 %272 to i64, !dbg !66
	%274 = sext i32 %265 to i64, !dbg !66
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !66
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !66
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !66
	%278 = icmp ne i64 %273, %274, !dbg !66
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !66, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !66
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !66
	br label %b41, !dbg !66

b41:
	ret void, !dbg !10

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !18
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !18

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !18
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !18
	ret void, !dbg !18

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !18
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !18
	ret void, !dbg !18

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !25
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !25
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !25
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !25
	ret void, !dbg !25

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !27
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !27
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !27
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !27
	ret void, !dbg !27

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !29
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !29

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !29
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !29
	ret void, !dbg !29

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !29
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !29
	ret void, !dbg !29

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !31
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !31

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !31
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !31
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !31

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !31
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !31
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !31

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !31
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !31
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !31
	ret void, !dbg !31

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !33
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !33

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !33
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !33
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !33

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !33
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !33
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !33

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !33
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !33
	ret void, !dbg !33

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !33
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !33
	ret void, !dbg !33

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !40
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !40

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !40
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !40
	ret void, !dbg !40

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !40
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !40
	ret void, !dbg !40

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !42
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !42

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !42
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !42
	ret void, !dbg !42

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !42
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !42
	ret void, !dbg !42

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !44
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !44

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !44
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !44
	ret void, !dbg !44

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !44
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !44
	ret void, !dbg !44

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !46
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !46

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !46
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !46
	ret void, !dbg !46

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !46
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !46
	ret void, !dbg !46

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !48
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !48

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !48
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !48
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !48

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !48
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !48
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !48

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !48
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !48
	ret void, !dbg !48

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !48
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !48
	ret void, !dbg !48

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !50
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !50

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !50
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !50
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !50

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !50
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !50
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !50

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !50
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !50
	ret void, !dbg !50

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !50
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !50
	ret void, !dbg !50

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !55
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !55

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !55
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !55
	ret void, !dbg !55

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !55
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !55
	ret void, !dbg !55

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %166, i64 %167), !dbg !55
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !55
	ret void, !dbg !55

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !58
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !58

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !58
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !58
	ret void, !dbg !58

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !58
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !58
	ret void, !dbg !58

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %187, i64 %188), !dbg !58
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !58
	ret void, !dbg !58

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !60
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !60

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !60
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !60
	ret void, !dbg !60

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !60
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !60
	ret void, !dbg !60

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %202, i64 %203), !dbg !60
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !60
	ret void, !dbg !60

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !62
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !62

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !62
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !62
	ret void, !dbg !62

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !62
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !62
	ret void, !dbg !62

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %217, i64 %218), !dbg !62
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !62
	ret void, !dbg !62

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !64
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !64

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !64
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !64
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !64

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !64
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !64
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !64

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !64
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !64
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !64
	ret void, !dbg !64

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %244, i64 %245), !dbg !64
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !64
	ret void, !dbg !64

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !66
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !66

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !66
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !66
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !66

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !66
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !66
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !66

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !66
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !66
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !66
	ret void, !dbg !66

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %273, i64 %274), !dbg !66
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !66
	ret void, !dbg !66
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !67 {
entry:
	br label %b0, !dbg !68

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !68
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !68
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
	%18 = mul i64 %p6, 2, !dbg !75
	%19 = trunc i64 %p10 to i32, !dbg !75
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !75
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !75
	%22 = icmp ne i64 %p4, %p6, !dbg !75
	%23 = icmp uge i64 %p10, %17, !dbg !75
	%24 = or i1 %22, %23, !dbg !75
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !75, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !75
	%26 = bitcast i16* %21 to i8*, !dbg !75
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !75
	br label %b41, !dbg !75

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !78
	br i1 %27, label %b5, label %b6, !dbg !78

b5:
	%28 = sext i32 %14 to i64, !dbg !79
	%29 = mul i64 %p6, 2, !dbg !79
	%30 = trunc i64 %p10 to i32, !dbg !79
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !79
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !79
	%33 = icmp ne i64 %p4, %p6, !dbg !79
	%34 = icmp uge i64 %p10, %28, !dbg !79
	%35 = or i1 %33, %34, !dbg !79
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !79, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !79
	%37 = bitcast i16* %32 to i8*, !dbg !79
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !79
	br label %b41, !dbg !79

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !80
	br i1 %38, label %b7, label %b8, !dbg !80

b7:
	%39 = sext i32 %14 to i64, !dbg !81
	%40 = mul i64 %p6, 2, !dbg !81
	%41 = trunc i64 %p10 to i32, !dbg !81
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !81
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%44 = icmp ne i64 %p4, %p6, !dbg !81
	%45 = icmp uge i64 %p10, %39, !dbg !81
	%46 = or i1 %44, %45, !dbg !81
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !81, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !81
	%48 = bitcast i16* %43 to i8*, !dbg !81
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !81
	br label %b41, !dbg !81

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !82
	br i1 %49, label %b9, label %b10, !dbg !82

b9:
	%50 = sext i32 %14 to i64, !dbg !83
	%51 = mul i64 %p6, 2, !dbg !83
	%52 = trunc i64 %p10 to i32, !dbg !83
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !83
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !83
	%55 = icmp ne i64 %p4, %p6, !dbg !83
	%56 = icmp uge i64 %p10, %50, !dbg !83
	%57 = or i1 %55, %56, !dbg !83
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !83, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !83
	%59 = bitcast i16* %54 to i8*, !dbg !83
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !83
	br label %b41, !dbg !83

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !84
	br i1 %60, label %b11, label %b12, !dbg !84

b11:
	%61 = sext i32 %14 to i64, !dbg !85
	%62 = sext i32 %p9 to i64, !dbg !85
	%63 = sub i64 %62, 9, !dbg !85
	%64 = mul i64 %p6, 2, !dbg !85
	%65 = trunc i64 %p10 to i32, !dbg !85
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !85
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !85
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
	%76 = bitcast i16* %66 to i8*, !dbg !85
	%77 = bitcast i16* %67 to i8*, !dbg !85
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
	%83 = mul i64 %p6, 2, !dbg !87
	%84 = trunc i64 %p10 to i32, !dbg !87
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !87
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !87
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
	%95 = bitcast i16* %85 to i8*, !dbg !87
	%96 = bitcast i16* %86 to i8*, !dbg !87
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
	%105 = mul i64 %p6, 2, !dbg !94
	%106 = trunc i64 %p10 to i32, !dbg !94
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !94
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !94
	%109 = icmp ne i64 %p4, %p6, !dbg !94
	%110 = icmp uge i64 %p10, %104, !dbg !94
	%111 = or i1 %109, %110, !dbg !94
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !94, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !94
	%113 = bitcast i16* %108 to i8*, !dbg !94
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !94
	br label %b41, !dbg !94

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !95
	br i1 %114, label %b19, label %b20, !dbg !95

b19:
	%115 = sext i32 %14 to i64, !dbg !96
	%116 = mul i64 %p6, 2, !dbg !96
	%117 = trunc i64 %p10 to i32, !dbg !96
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !96
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !96
	%120 = icmp ne i64 %p4, %p6, !dbg !96
	%121 = icmp uge i64 %p10, %115, !dbg !96
	%122 = or i1 %120, %121, !dbg !96
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !96, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !96
	%124 = bitcast i16* %119 to i8*, !dbg !96
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !96
	br label %b41, !dbg !96

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !97
	br i1 %125, label %b21, label %b22, !dbg !97

b21:
	%126 = sext i32 %14 to i64, !dbg !98
	%127 = mul i64 %p6, 2, !dbg !98
	%128 = trunc i64 %p10 to i32, !dbg !98
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !98
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !98
	%131 = icmp ne i64 %p4, %p6, !dbg !98
	%132 = icmp uge i64 %p10, %126, !dbg !98
	%133 = or i1 %131, %132, !dbg !98
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !98, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !98
	%135 = bitcast i16* %130 to i8*, !dbg !98
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !98
	br label %b41, !dbg !98

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !99
	br i1 %136, label %b23, label %b24, !dbg !99

b23:
	%137 = sext i32 %14 to i64, !dbg !100
	%138 = mul i64 %p6, 2, !dbg !100
	%139 = trunc i64 %p10 to i32, !dbg !100
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !100
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !100
	%142 = icmp ne i64 %p4, %p6, !dbg !100
	%143 = icmp uge i64 %p10, %137, !dbg !100
	%144 = or i1 %142, %143, !dbg !100
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !100, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !100
	%146 = bitcast i16* %141 to i8*, !dbg !100
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !100
	br label %b41, !dbg !100

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !101
	br i1 %147, label %b25, label %b26, !dbg !101

b25:
	%148 = sext i32 %14 to i64, !dbg !102
	%149 = sext i32 %p9 to i64, !dbg !102
	%150 = sub i64 %149, 9, !dbg !102
	%151 = mul i64 %p6, 2, !dbg !102
	%152 = trunc i64 %p10 to i32, !dbg !102
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !102
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !102
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
	%163 = bitcast i16* %153 to i8*, !dbg !102
	%164 = bitcast i16* %154 to i8*, !dbg !102
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
	%170 = mul i64 %p6, 2, !dbg !104
	%171 = trunc i64 %p10 to i32, !dbg !104
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !104
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !104
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
	%182 = bitcast i16* %172 to i8*, !dbg !104
	%183 = bitcast i16* %173 to i8*, !dbg !104
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
	%188 = mul i64 %p6, 2, !dbg !109
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
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !109
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !109
	%207 = icmp ne i64 %203, %204, !dbg !109
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !109, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !109
	%209 = bitcast i16* %206 to i8*, !dbg !109
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !109
	br label %b41, !dbg !109

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !110
	br i1 %210, label %b32, label %b33, !dbg !110

b32:
	%211 = sext i32 %14 to i64, !dbg !111
	%212 = mul i64 %p6, 2, !dbg !111
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
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !111
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !111
	%231 = icmp ne i64 %227, %228, !dbg !111
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !111, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !111
	%233 = bitcast i16* %230 to i8*, !dbg !111
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !111
	br label %b41, !dbg !111

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !112
	br i1 %234, label %b34, label %b35, !dbg !112

b34:
	%235 = sext i32 %14 to i64, !dbg !113
	%236 = mul i64 %p6, 2, !dbg !113
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
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !113
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !113
	%249 = icmp ne i64 %245, %246, !dbg !113
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !113, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !113
	%251 = bitcast i16* %248 to i8*, !dbg !113
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !113
	br label %b41, !dbg !113

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !114
	br i1 %252, label %b36, label %b37, !dbg !114

b36:
	%253 = sext i32 %14 to i64, !dbg !115
	%254 = mul i64 %p6, 2, !dbg !115
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
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !115
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !115
	%267 = icmp ne i64 %263, %264, !dbg !115
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !115, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !115
	%269 = bitcast i16* %266 to i8*, !dbg !115
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !115
	br label %b41, !dbg !115

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !116
	br i1 %270, label %b38, label %b39, !dbg !116

b38:
	%271 = sext i32 %14 to i64, !dbg !117
	%272 = sext i32 %p9 to i64, !dbg !117
	%273 = sub i64 %272, 9, !dbg !117
	%274 = mul i64 %p6, 2, !dbg !117
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
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !117
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !117
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !117
	%298 = icmp ne i64 %293, %294, !dbg !117
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !117, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !117
	%300 = bitcast i16* %296 to i8*, !dbg !117
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
	%306 = mul i64 %p6, 2, !dbg !119
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
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !119
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !119
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !119
	%330 = icmp ne i64 %325, %326, !dbg !119
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !119, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !119
	%332 = bitcast i16* %328 to i8*, !dbg !119
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

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !120 {
entry:
	br label %b0, !dbg !121

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !121
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !121
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !121
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !124, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !124, !range !14
	%8 = mul i32 %7, %5, !dbg !124
	%9 = add i32 %4, %8, !dbg !124
	%10 = mul i32 %6, %9, !dbg !124
	%11 = add i32 %3, %10, !dbg !124
	%12 = sext i32 %11 to i64, !dbg !124
	%13 = icmp eq i64 %p1, 0, !dbg !125
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !128
	br i1 %13, label %b1, label %b14, !dbg !125

b1:
	%15 = icmp eq i64 %12, 0, !dbg !129
	br i1 %15, label %b2, label %b14, !dbg !129

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !130
	br i1 %16, label %b3, label %b4, !dbg !130

b3:
	%17 = sext i32 %14 to i64, !dbg !128
	%18 = mul i64 %p6, 4, !dbg !128
	%19 = trunc i64 %p10 to i32, !dbg !128
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !128
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !128
	%22 = icmp ne i64 %p4, %p6, !dbg !128
	%23 = icmp uge i64 %p10, %17, !dbg !128
	%24 = or i1 %22, %23, !dbg !128
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !128, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !128
	%26 = bitcast i32* %21 to i8*, !dbg !128
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !128
	br label %b41, !dbg !128

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !131
	br i1 %27, label %b5, label %b6, !dbg !131

b5:
	%28 = sext i32 %14 to i64, !dbg !132
	%29 = mul i64 %p6, 4, !dbg !132
	%30 = trunc i64 %p10 to i32, !dbg !132
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !132
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !132
	%33 = icmp ne i64 %p4, %p6, !dbg !132
	%34 = icmp uge i64 %p10, %28, !dbg !132
	%35 = or i1 %33, %34, !dbg !132
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !132, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !132
	%37 = bitcast i32* %32 to i8*, !dbg !132
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !132
	br label %b41, !dbg !132

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !133
	br i1 %38, label %b7, label %b8, !dbg !133

b7:
	%39 = sext i32 %14 to i64, !dbg !134
	%40 = mul i64 %p6, 4, !dbg !134
	%41 = trunc i64 %p10 to i32, !dbg !134
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !134
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !134
	%44 = icmp ne i64 %p4, %p6, !dbg !134
	%45 = icmp uge i64 %p10, %39, !dbg !134
	%46 = or i1 %44, %45, !dbg !134
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !134, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !134
	%48 = bitcast i32* %43 to i8*, !dbg !134
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !134
	br label %b41, !dbg !134

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !135
	br i1 %49, label %b9, label %b10, !dbg !135

b9:
	%50 = sext i32 %14 to i64, !dbg !136
	%51 = mul i64 %p6, 4, !dbg !136
	%52 = trunc i64 %p10 to i32, !dbg !136
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !136
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !136
	%55 = icmp ne i64 %p4, %p6, !dbg !136
	%56 = icmp uge i64 %p10, %50, !dbg !136
	%57 = or i1 %55, %56, !dbg !136
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !136, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !136
	%59 = bitcast i32* %54 to i8*, !dbg !136
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !136
	br label %b41, !dbg !136

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !137
	br i1 %60, label %b11, label %b12, !dbg !137

b11:
	%61 = sext i32 %14 to i64, !dbg !138
	%62 = sext i32 %p9 to i64, !dbg !138
	%63 = sub i64 %62, 9, !dbg !138
	%64 = mul i64 %p6, 4, !dbg !138
	%65 = trunc i64 %p10 to i32, !dbg !138
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !138
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !138
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !138
	%69 = icmp ne i64 %p4, %p6, !dbg !138
	%70 = icmp uge i64 %p10, %61, !dbg !138
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !138
	%72 = icmp ugt i64 %63, 1, !dbg !138
	%73 = or i1 %69, %70, !dbg !138
	%74 = or i1 %73, %71, !dbg !138
	%75 = or i1 %74, %72, !dbg !138
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !138, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !138
	%77 = bitcast i32* %67 to i8*, !dbg !138
	%78 = bitcast i64* %68 to i8*, !dbg !138
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !138
	br label %b41, !dbg !138

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !139
	br i1 %79, label %b13, label %b41, !dbg !139

b13:
	%80 = sext i32 %14 to i64, !dbg !140
	%81 = sext i32 %p9 to i64, !dbg !140
	%82 = sub i64 %81, 9, !dbg !140
	%83 = mul i64 %p6, 4, !dbg !140
	%84 = trunc i64 %p10 to i32, !dbg !140
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !140
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !140
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !140
	%88 = icmp ne i64 %p4, %p6, !dbg !140
	%89 = icmp uge i64 %p10, %80, !dbg !140
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !140
	%91 = icmp ugt i64 %82, 1, !dbg !140
	%92 = or i1 %88, %89, !dbg !140
	%93 = or i1 %92, %90, !dbg !140
	%94 = or i1 %93, %91, !dbg !140
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !140, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !140
	%96 = bitcast i32* %86 to i8*, !dbg !140
	%97 = bitcast i64* %87 to i8*, !dbg !140
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !140
	br label %b41, !dbg !140

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !141
	br i1 %98, label %b15, label %b28, !dbg !141

b15:
	%99 = trunc i64 %12 to i32, !dbg !142
	%100 = udiv i32 %99, 32, !dbg !142
	%101 = zext i32 %100 to i64, !dbg !142
	%102 = icmp eq i64 %101, %p2, !dbg !143
	br i1 %102, label %b16, label %b28, !dbg !143

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !146
	br i1 %103, label %b17, label %b18, !dbg !146

b17:
	%104 = sext i32 %14 to i64, !dbg !147
	%105 = mul i64 %p6, 4, !dbg !147
	%106 = trunc i64 %p10 to i32, !dbg !147
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !147
	%108 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !147
	%109 = icmp ne i64 %p4, %p6, !dbg !147
	%110 = icmp uge i64 %p10, %104, !dbg !147
	%111 = or i1 %109, %110, !dbg !147
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !147, !prof !21

b17_ok1:
	%112 = bitcast i32* %107 to i8*, !dbg !147
	%113 = bitcast i32* %108 to i8*, !dbg !147
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !147
	br label %b41, !dbg !147

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !148
	br i1 %114, label %b19, label %b20, !dbg !148

b19:
	%115 = sext i32 %14 to i64, !dbg !149
	%116 = mul i64 %p6, 4, !dbg !149
	%117 = trunc i64 %p10 to i32, !dbg !149
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !149
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !149
	%120 = icmp ne i64 %p4, %p6, !dbg !149
	%121 = icmp uge i64 %p10, %115, !dbg !149
	%122 = or i1 %120, %121, !dbg !149
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !149, !prof !21

b19_ok1:
	%123 = bitcast i32* %118 to i8*, !dbg !149
	%124 = bitcast i32* %119 to i8*, !dbg !149
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !149
	br label %b41, !dbg !149

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !150
	br i1 %125, label %b21, label %b22, !dbg !150

b21:
	%126 = sext i32 %14 to i64, !dbg !151
	%127 = mul i64 %p6, 4, !dbg !151
	%128 = trunc i64 %p10 to i32, !dbg !151
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !151
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !151
	%131 = icmp ne i64 %p4, %p6, !dbg !151
	%132 = icmp uge i64 %p10, %126, !dbg !151
	%133 = or i1 %131, %132, !dbg !151
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !151, !prof !21

b21_ok1:
	%134 = bitcast i32* %129 to i8*, !dbg !151
	%135 = bitcast i32* %130 to i8*, !dbg !151
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !151
	br label %b41, !dbg !151

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !152
	br i1 %136, label %b23, label %b24, !dbg !152

b23:
	%137 = sext i32 %14 to i64, !dbg !153
	%138 = mul i64 %p6, 4, !dbg !153
	%139 = trunc i64 %p10 to i32, !dbg !153
	%140 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !153
	%141 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !153
	%142 = icmp ne i64 %p4, %p6, !dbg !153
	%143 = icmp uge i64 %p10, %137, !dbg !153
	%144 = or i1 %142, %143, !dbg !153
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !153, !prof !21

b23_ok1:
	%145 = bitcast i32* %140 to i8*, !dbg !153
	%146 = bitcast i32* %141 to i8*, !dbg !153
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !153
	br label %b41, !dbg !153

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !154
	br i1 %147, label %b25, label %b26, !dbg !154

b25:
	%148 = sext i32 %14 to i64, !dbg !155
	%149 = sext i32 %p9 to i64, !dbg !155
	%150 = sub i64 %149, 9, !dbg !155
	%151 = mul i64 %p6, 4, !dbg !155
	%152 = trunc i64 %p10 to i32, !dbg !155
	%153 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !155
	%154 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !155
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !155
	%156 = icmp ne i64 %p4, %p6, !dbg !155
	%157 = icmp uge i64 %p10, %148, !dbg !155
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !155
	%159 = icmp ugt i64 %150, 1, !dbg !155
	%160 = or i1 %156, %157, !dbg !155
	%161 = or i1 %160, %158, !dbg !155
	%162 = or i1 %161, %159, !dbg !155
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !155, !prof !21

b25_ok1:
	%163 = bitcast i32* %153 to i8*, !dbg !155
	%164 = bitcast i32* %154 to i8*, !dbg !155
	%165 = bitcast i64* %155 to i8*, !dbg !155
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !155
	br label %b41, !dbg !155

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !156
	br i1 %166, label %b27, label %b41, !dbg !156

b27:
	%167 = sext i32 %14 to i64, !dbg !157
	%168 = sext i32 %p9 to i64, !dbg !157
	%169 = sub i64 %168, 9, !dbg !157
	%170 = mul i64 %p6, 4, !dbg !157
	%171 = trunc i64 %p10 to i32, !dbg !157
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !157
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !157
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !157
	%175 = icmp ne i64 %p4, %p6, !dbg !157
	%176 = icmp uge i64 %p10, %167, !dbg !157
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !157
	%178 = icmp ugt i64 %169, 1, !dbg !157
	%179 = or i1 %175, %176, !dbg !157
	%180 = or i1 %179, %177, !dbg !157
	%181 = or i1 %180, %178, !dbg !157
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !157, !prof !21

b27_ok1:
	%182 = bitcast i32* %172 to i8*, !dbg !157
	%183 = bitcast i32* %173 to i8*, !dbg !157
	%184 = bitcast i64* %174 to i8*, !dbg !157
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !157
	br label %b41, !dbg !157

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !158
	br i1 %185, label %b29, label %b41, !dbg !158

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !161
	br i1 %186, label %b30, label %b31, !dbg !161

b30:
	%187 = sext i32 %14 to i64, !dbg !162
	%188 = mul i64 %p6, 4, !dbg !162
	%189 = trunc i64 %p10 to i32, !dbg !162
	%190 = mul i32 %6, %7, !dbg !162
	%191 = icmp ne i64 %p4, %p6, !dbg !162
	%192 = icmp uge i64 %p10, %187, !dbg !162
	%193 = or i1 %191, %192, !dbg !162
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !162, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !162, !range !56
	%195 = mul i32 %190, %194, !dbg !162
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !162
	%197 = sext i32 %196 to i64, !dbg !162
	%198 = icmp ult i64 %p10, %197, !dbg !162
	%199 = trunc i64 %p10 to i32, !dbg !162
	%200 = select i1 %198, i32 %199, i32 0, !dbg !162
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !162
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !162
	%203 = sext i32 %202 to i64, !dbg !162
	%204 = sext i32 %195 to i64, !dbg !162
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !162
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !162
	%207 = icmp ne i64 %203, %204, !dbg !162
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !162, !prof !21

b30_ok3:
	%208 = bitcast i32* %205 to i8*, !dbg !162
	%209 = bitcast i32* %206 to i8*, !dbg !162
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !162
	br label %b41, !dbg !162

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !163
	br i1 %210, label %b32, label %b33, !dbg !163

b32:
	%211 = sext i32 %14 to i64, !dbg !164
	%212 = mul i64 %p6, 4, !dbg !164
	%213 = trunc i64 %p10 to i32, !dbg !164
	%214 = mul i32 %6, %7, !dbg !164
	%215 = icmp ne i64 %p4, %p6, !dbg !164
	%216 = icmp uge i64 %p10, %211, !dbg !164
	%217 = or i1 %215, %216, !dbg !164
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !164, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !164, !range !56
	%219 = mul i32 %214, %218, !dbg !164
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !164
	%221 = sext i32 %220 to i64, !dbg !164
	%222 = icmp ult i64 %p10, %221, !dbg !164
	%223 = trunc i64 %p10 to i32, !dbg !164
	%224 = select i1 %222, i32 %223, i32 0, !dbg !164
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !164
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !164
	%227 = sext i32 %226 to i64, !dbg !164
	%228 = sext i32 %219 to i64, !dbg !164
	%229 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !164
	%230 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !164
	%231 = icmp ne i64 %227, %228, !dbg !164
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !164, !prof !21

b32_ok3:
	%232 = bitcast i32* %229 to i8*, !dbg !164
	%233 = bitcast i32* %230 to i8*, !dbg !164
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !164
	br label %b41, !dbg !164

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !165
	br i1 %234, label %b34, label %b35, !dbg !165

b34:
	%235 = sext i32 %14 to i64, !dbg !166
	%236 = mul i64 %p6, 4, !dbg !166
	%237 = trunc i64 %p10 to i32, !dbg !166
	%238 = mul i32 %6, %7, !dbg !166
	%239 = icmp ne i64 %p4, %p6, !dbg !166
	%240 = icmp uge i64 %p10, %235, !dbg !166
	%241 = or i1 %239, %240, !dbg !166
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !166, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !166, !range !56
	%243 = mul i32 %238, %242, !dbg !166
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !166
	%245 = sext i32 %244 to i64, !dbg !166
	%246 = sext i32 %243 to i64, !dbg !166
	%247 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !166
	%248 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !166
	%249 = icmp ne i64 %245, %246, !dbg !166
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !166, !prof !21

b34_ok3:
	%250 = bitcast i32* %247 to i8*, !dbg !166
	%251 = bitcast i32* %248 to i8*, !dbg !166
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !166
	br label %b41, !dbg !166

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !167
	br i1 %252, label %b36, label %b37, !dbg !167

b36:
	%253 = sext i32 %14 to i64, !dbg !168
	%254 = mul i64 %p6, 4, !dbg !168
	%255 = trunc i64 %p10 to i32, !dbg !168
	%256 = mul i32 %6, %7, !dbg !168
	%257 = icmp ne i64 %p4, %p6, !dbg !168
	%258 = icmp uge i64 %p10, %253, !dbg !168
	%259 = or i1 %257, %258, !dbg !168
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !168, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !168, !range !56
	%261 = mul i32 %256, %260, !dbg !168
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !168
	%263 = sext i32 %262 to i64, !dbg !168
	%264 = sext i32 %261 to i64, !dbg !168
	%265 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !168
	%266 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !168
	%267 = icmp ne i64 %263, %264, !dbg !168
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !168, !prof !21

b36_ok3:
	%268 = bitcast i32* %265 to i8*, !dbg !168
	%269 = bitcast i32* %266 to i8*, !dbg !168
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !168
	br label %b41, !dbg !168

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !169
	br i1 %270, label %b38, label %b39, !dbg !169

b38:
	%271 = sext i32 %14 to i64, !dbg !170
	%272 = sext i32 %p9 to i64, !dbg !170
	%273 = sub i64 %272, 9, !dbg !170
	%274 = mul i64 %p6, 4, !dbg !170
	%275 = trunc i64 %p10 to i32, !dbg !170
	%276 = mul i32 %6, %7, !dbg !170
	%277 = icmp ne i64 %p4, %p6, !dbg !170
	%278 = icmp uge i64 %p10, %271, !dbg !170
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !170
	%280 = icmp ugt i64 %273, 1, !dbg !170
	%281 = or i1 %277, %278, !dbg !170
	%282 = or i1 %281, %279, !dbg !170
	%283 = or i1 %282, %280, !dbg !170
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !170, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !170, !range !56
	%285 = mul i32 %276, %284, !dbg !170
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !170
	%287 = sext i32 %286 to i64, !dbg !170
	%288 = icmp ult i64 %p10, %287, !dbg !170
	%289 = trunc i64 %p10 to i32, !dbg !170
	%290 = select i1 %288, i32 %289, i32 0, !dbg !170
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !170
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !170
	%293 = sext i32 %292 to i64, !dbg !170
	%294 = sext i32 %285 to i64, !dbg !170
	%295 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !170
	%296 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !170
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !170
	%298 = icmp ne i64 %293, %294, !dbg !170
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !170, !prof !21

b38_ok5:
	%299 = bitcast i32* %295 to i8*, !dbg !170
	%300 = bitcast i32* %296 to i8*, !dbg !170
	%301 = bitcast i64* %297 to i8*, !dbg !170
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !170
	br label %b41, !dbg !170

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !171
	br i1 %302, label %b40, label %b41, !dbg !171

b40:
	%303 = sext i32 %14 to i64, !dbg !172
	%304 = sext i32 %p9 to i64, !dbg !172
	%305 = sub i64 %304, 9, !dbg !172
	%306 = mul i64 %p6, 4, !dbg !172
	%307 = trunc i64 %p10 to i32, !dbg !172
	%308 = mul i32 %6, %7, !dbg !172
	%309 = icmp ne i64 %p4, %p6, !dbg !172
	%310 = icmp uge i64 %p10, %303, !dbg !172
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !172
	%312 = icmp ugt i64 %305, 1, !dbg !172
	%313 = or i1 %309, %310, !dbg !172
	%314 = or i1 %313, %311, !dbg !172
	%315 = or i1 %314, %312, !dbg !172
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !172, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !172, !range !56
	%317 = mul i32 %308, %316, !dbg !172
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !172
	%319 = sext i32 %318 to i64, !dbg !172
	%320 = icmp ult i64 %p10, %319, !dbg !172
	%321 = trunc i64 %p10 to i32, !dbg !172
	%322 = select i1 %320, i32 %321, i32 0, !dbg !172
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !172
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !172
	%325 = sext i32 %324 to i64, !dbg !172
	%326 = sext i32 %317 to i64, !dbg !172
	%327 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !172
	%328 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !172
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !172
	%330 = icmp ne i64 %325, %326, !dbg !172
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !172, !prof !21

b40_ok5:
	%331 = bitcast i32* %327 to i8*, !dbg !172
	%332 = bitcast i32* %328 to i8*, !dbg !172
	%333 = bitcast i64* %329 to i8*, !dbg !172
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !172
	br label %b41, !dbg !172

b41:
	ret void, !dbg !123

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !128
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !128

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !128
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !128
	ret void, !dbg !128

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !128
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !128
	ret void, !dbg !128

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !132
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !132

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !132
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !132
	ret void, !dbg !132

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !132
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !132
	ret void, !dbg !132

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !134
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !134

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !134
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !134
	ret void, !dbg !134

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !134
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !134
	ret void, !dbg !134

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !136
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !136

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !136
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !136
	ret void, !dbg !136

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !136
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !136
	ret void, !dbg !136

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !138
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !138

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !138
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !138
	ret void, !dbg !138

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !138
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !138

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !138
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !138
	ret void, !dbg !138

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !138
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !138

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !138
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !138
	ret void, !dbg !138

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !138
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !138
	ret void, !dbg !138

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !140
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !140

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !140
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !140
	ret void, !dbg !140

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !140
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !140

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !140
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !140
	ret void, !dbg !140

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !140
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !140

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !140
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !140
	ret void, !dbg !140

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !140
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !140
	ret void, !dbg !140

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !147
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !147

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !147
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !147
	ret void, !dbg !147

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !147
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !147
	ret void, !dbg !147

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !149
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !149

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !149
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !149
	ret void, !dbg !149

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !149
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !149
	ret void, !dbg !149

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !151
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !151

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !151
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !151
	ret void, !dbg !151

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !151
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !151
	ret void, !dbg !151

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !153
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !153

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !153
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !153
	ret void, !dbg !153

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !153
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !153
	ret void, !dbg !153

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !155
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !155

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !155
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !155
	ret void, !dbg !155

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !155
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !155

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !155
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !155
	ret void, !dbg !155

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !155
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !155

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !155
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !155
	ret void, !dbg !155

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !155
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !155
	ret void, !dbg !155

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !157
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !157

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !157
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !157
	ret void, !dbg !157

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !157
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !157

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !157
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !157
	ret void, !dbg !157

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !157
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !157

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !157
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !157
	ret void, !dbg !157

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !157
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !157
	ret void, !dbg !157

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !162
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !162

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !162
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !162
	ret void, !dbg !162

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !162
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !162
	ret void, !dbg !162

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %203, i64 %204), !dbg !162
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !162
	ret void, !dbg !162

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !164
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !164

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !164
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !164
	ret void, !dbg !164

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !164
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !164
	ret void, !dbg !164

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %227, i64 %228), !dbg !164
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !164
	ret void, !dbg !164

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !166
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !166

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !166
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !166
	ret void, !dbg !166

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !166
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !166
	ret void, !dbg !166

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %245, i64 %246), !dbg !166
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !166
	ret void, !dbg !166

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !168
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !168

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !168
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !168
	ret void, !dbg !168

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !168
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !168
	ret void, !dbg !168

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %263, i64 %264), !dbg !168
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !168
	ret void, !dbg !168

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !170
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !170

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !170
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !170
	ret void, !dbg !170

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !170
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !170

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !170
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !170
	ret void, !dbg !170

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !170
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !170

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !170
	ret void, !dbg !170

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !170
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !170
	ret void, !dbg !170

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %293, i64 %294), !dbg !170
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !170
	ret void, !dbg !170

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !172
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !172

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !172
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !172
	ret void, !dbg !172

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !172
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !172

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !172
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !172
	ret void, !dbg !172

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !172
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !172

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !172
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !172
	ret void, !dbg !172

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !172
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !172
	ret void, !dbg !172

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %325, i64 %326), !dbg !172
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !172
	ret void, !dbg !172
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !173 {
entry:
	br label %b0, !dbg !174

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !174
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !174
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !174
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !177, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !177, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !177, !range !14
	%8 = mul i32 %7, %5, !dbg !177
	%9 = add i32 %4, %8, !dbg !177
	%10 = mul i32 %6, %9, !dbg !177
	%11 = add i32 %3, %10, !dbg !177
	%12 = sext i32 %11 to i64, !dbg !177
	%13 = icmp eq i64 %p1, 0, !dbg !178
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !181
	br i1 %13, label %b1, label %b14, !dbg !178

b1:
	%15 = icmp eq i64 %12, 0, !dbg !182
	br i1 %15, label %b2, label %b14, !dbg !182

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !183
	br i1 %16, label %b3, label %b4, !dbg !183

b3:
	%17 = sext i32 %14 to i64, !dbg !181
	%18 = mul i64 %p6, 8, !dbg !181
	%19 = trunc i64 %p10 to i32, !dbg !181
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !181
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !181
	%22 = icmp ne i64 %p4, %p6, !dbg !181
	%23 = icmp uge i64 %p10, %17, !dbg !181
	%24 = or i1 %22, %23, !dbg !181
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !181, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !181
	%26 = bitcast i64* %21 to i8*, !dbg !181
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !181
	br label %b41, !dbg !181

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !184
	br i1 %27, label %b5, label %b6, !dbg !184

b5:
	%28 = sext i32 %14 to i64, !dbg !185
	%29 = mul i64 %p6, 8, !dbg !185
	%30 = trunc i64 %p10 to i32, !dbg !185
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !185
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !185
	%33 = icmp ne i64 %p4, %p6, !dbg !185
	%34 = icmp uge i64 %p10, %28, !dbg !185
	%35 = or i1 %33, %34, !dbg !185
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !185, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !185
	%37 = bitcast i64* %32 to i8*, !dbg !185
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !185
	br label %b41, !dbg !185

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !186
	br i1 %38, label %b7, label %b8, !dbg !186

b7:
	%39 = sext i32 %14 to i64, !dbg !187
	%40 = mul i64 %p6, 8, !dbg !187
	%41 = trunc i64 %p10 to i32, !dbg !187
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !187
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !187
	%44 = icmp ne i64 %p4, %p6, !dbg !187
	%45 = icmp uge i64 %p10, %39, !dbg !187
	%46 = or i1 %44, %45, !dbg !187
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !187, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !187
	%48 = bitcast i64* %43 to i8*, !dbg !187
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !187
	br label %b41, !dbg !187

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !188
	br i1 %49, label %b9, label %b10, !dbg !188

b9:
	%50 = sext i32 %14 to i64, !dbg !189
	%51 = mul i64 %p6, 8, !dbg !189
	%52 = trunc i64 %p10 to i32, !dbg !189
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !189
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !189
	%55 = icmp ne i64 %p4, %p6, !dbg !189
	%56 = icmp uge i64 %p10, %50, !dbg !189
	%57 = or i1 %55, %56, !dbg !189
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !189, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !189
	%59 = bitcast i64* %54 to i8*, !dbg !189
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !189
	br label %b41, !dbg !189

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !190
	br i1 %60, label %b11, label %b12, !dbg !190

b11:
	%61 = sext i32 %14 to i64, !dbg !191
	%62 = sext i32 %p9 to i64, !dbg !191
	%63 = sub i64 %62, 9, !dbg !191
	%64 = mul i64 %p6, 8, !dbg !191
	%65 = trunc i64 %p10 to i32, !dbg !191
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !191
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !191
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !191
	%69 = icmp ne i64 %p4, %p6, !dbg !191
	%70 = icmp uge i64 %p10, %61, !dbg !191
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !191
	%72 = icmp ugt i64 %63, 1, !dbg !191
	%73 = or i1 %69, %70, !dbg !191
	%74 = or i1 %73, %71, !dbg !191
	%75 = or i1 %74, %72, !dbg !191
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !191, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !191
	%77 = bitcast i64* %67 to i8*, !dbg !191
	%78 = bitcast i64* %68 to i8*, !dbg !191
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !191
	br label %b41, !dbg !191

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !192
	br i1 %79, label %b13, label %b41, !dbg !192

b13:
	%80 = sext i32 %14 to i64, !dbg !193
	%81 = sext i32 %p9 to i64, !dbg !193
	%82 = sub i64 %81, 9, !dbg !193
	%83 = mul i64 %p6, 8, !dbg !193
	%84 = trunc i64 %p10 to i32, !dbg !193
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !193
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !193
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !193
	%88 = icmp ne i64 %p4, %p6, !dbg !193
	%89 = icmp uge i64 %p10, %80, !dbg !193
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !193
	%91 = icmp ugt i64 %82, 1, !dbg !193
	%92 = or i1 %88, %89, !dbg !193
	%93 = or i1 %92, %90, !dbg !193
	%94 = or i1 %93, %91, !dbg !193
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !193, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !193
	%96 = bitcast i64* %86 to i8*, !dbg !193
	%97 = bitcast i64* %87 to i8*, !dbg !193
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !193
	br label %b41, !dbg !193

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !194
	br i1 %98, label %b15, label %b28, !dbg !194

b15:
	%99 = trunc i64 %12 to i32, !dbg !195
	%100 = udiv i32 %99, 32, !dbg !195
	%101 = zext i32 %100 to i64, !dbg !195
	%102 = icmp eq i64 %101, %p2, !dbg !196
	br i1 %102, label %b16, label %b28, !dbg !196

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !199
	br i1 %103, label %b17, label %b18, !dbg !199

b17:
	%104 = sext i32 %14 to i64, !dbg !200
	%105 = mul i64 %p6, 8, !dbg !200
	%106 = trunc i64 %p10 to i32, !dbg !200
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !200
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !200
	%109 = icmp ne i64 %p4, %p6, !dbg !200
	%110 = icmp uge i64 %p10, %104, !dbg !200
	%111 = or i1 %109, %110, !dbg !200
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !200, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !200
	%113 = bitcast i64* %108 to i8*, !dbg !200
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !200
	br label %b41, !dbg !200

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !201
	br i1 %114, label %b19, label %b20, !dbg !201

b19:
	%115 = sext i32 %14 to i64, !dbg !202
	%116 = mul i64 %p6, 8, !dbg !202
	%117 = trunc i64 %p10 to i32, !dbg !202
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !202
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !202
	%120 = icmp ne i64 %p4, %p6, !dbg !202
	%121 = icmp uge i64 %p10, %115, !dbg !202
	%122 = or i1 %120, %121, !dbg !202
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !202, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !202
	%124 = bitcast i64* %119 to i8*, !dbg !202
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !202
	br label %b41, !dbg !202

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !203
	br i1 %125, label %b21, label %b22, !dbg !203

b21:
	%126 = sext i32 %14 to i64, !dbg !204
	%127 = mul i64 %p6, 8, !dbg !204
	%128 = trunc i64 %p10 to i32, !dbg !204
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !204
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !204
	%131 = icmp ne i64 %p4, %p6, !dbg !204
	%132 = icmp uge i64 %p10, %126, !dbg !204
	%133 = or i1 %131, %132, !dbg !204
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !204, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !204
	%135 = bitcast i64* %130 to i8*, !dbg !204
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !204
	br label %b41, !dbg !204

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !205
	br i1 %136, label %b23, label %b24, !dbg !205

b23:
	%137 = sext i32 %14 to i64, !dbg !206
	%138 = mul i64 %p6, 8, !dbg !206
	%139 = trunc i64 %p10 to i32, !dbg !206
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !206
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !206
	%142 = icmp ne i64 %p4, %p6, !dbg !206
	%143 = icmp uge i64 %p10, %137, !dbg !206
	%144 = or i1 %142, %143, !dbg !206
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !206, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !206
	%146 = bitcast i64* %141 to i8*, !dbg !206
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !206
	br label %b41, !dbg !206

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !207
	br i1 %147, label %b25, label %b26, !dbg !207

b25:
	%148 = sext i32 %14 to i64, !dbg !208
	%149 = sext i32 %p9 to i64, !dbg !208
	%150 = sub i64 %149, 9, !dbg !208
	%151 = mul i64 %p6, 8, !dbg !208
	%152 = trunc i64 %p10 to i32, !dbg !208
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !208
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !208
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !208
	%156 = icmp ne i64 %p4, %p6, !dbg !208
	%157 = icmp uge i64 %p10, %148, !dbg !208
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !208
	%159 = icmp ugt i64 %150, 1, !dbg !208
	%160 = or i1 %156, %157, !dbg !208
	%161 = or i1 %160, %158, !dbg !208
	%162 = or i1 %161, %159, !dbg !208
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !208, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !208
	%164 = bitcast i64* %154 to i8*, !dbg !208
	%165 = bitcast i64* %155 to i8*, !dbg !208
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !208
	br label %b41, !dbg !208

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !209
	br i1 %166, label %b27, label %b41, !dbg !209

b27:
	%167 = sext i32 %14 to i64, !dbg !210
	%168 = sext i32 %p9 to i64, !dbg !210
	%169 = sub i64 %168, 9, !dbg !210
	%170 = mul i64 %p6, 8, !dbg !210
	%171 = trunc i64 %p10 to i32, !dbg !210
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !210
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !210
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !210
	%175 = icmp ne i64 %p4, %p6, !dbg !210
	%176 = icmp uge i64 %p10, %167, !dbg !210
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !210
	%178 = icmp ugt i64 %169, 1, !dbg !210
	%179 = or i1 %175, %176, !dbg !210
	%180 = or i1 %179, %177, !dbg !210
	%181 = or i1 %180, %178, !dbg !210
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !210, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !210
	%183 = bitcast i64* %173 to i8*, !dbg !210
	%184 = bitcast i64* %174 to i8*, !dbg !210
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !210
	br label %b41, !dbg !210

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !211
	br i1 %185, label %b29, label %b41, !dbg !211

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !214
	br i1 %186, label %b30, label %b31, !dbg !214

b30:
	%187 = sext i32 %14 to i64, !dbg !215
	%188 = mul i64 %p6, 8, !dbg !215
	%189 = trunc i64 %p10 to i32, !dbg !215
	%190 = mul i32 %6, %7, !dbg !215
	%191 = icmp ne i64 %p4, %p6, !dbg !215
	%192 = icmp uge i64 %p10, %187, !dbg !215
	%193 = or i1 %191, %192, !dbg !215
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !215, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !56
	%195 = mul i32 %190, %194, !dbg !215
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !215
	%197 = sext i32 %196 to i64, !dbg !215
	%198 = icmp ult i64 %p10, %197, !dbg !215
	%199 = trunc i64 %p10 to i32, !dbg !215
	%200 = select i1 %198, i32 %199, i32 0, !dbg !215
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !215
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !215
	%203 = sext i32 %202 to i64, !dbg !215
	%204 = sext i32 %195 to i64, !dbg !215
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !215
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !215
	%207 = icmp ne i64 %203, %204, !dbg !215
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !215, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !215
	%209 = bitcast i64* %206 to i8*, !dbg !215
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !215
	br label %b41, !dbg !215

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !216
	br i1 %210, label %b32, label %b33, !dbg !216

b32:
	%211 = sext i32 %14 to i64, !dbg !217
	%212 = mul i64 %p6, 8, !dbg !217
	%213 = trunc i64 %p10 to i32, !dbg !217
	%214 = mul i32 %6, %7, !dbg !217
	%215 = icmp ne i64 %p4, %p6, !dbg !217
	%216 = icmp uge i64 %p10, %211, !dbg !217
	%217 = or i1 %215, %216, !dbg !217
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !217, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !217, !range !56
	%219 = mul i32 %214, %218, !dbg !217
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%221 = sext i32 %220 to i64, !dbg !217
	%222 = icmp ult i64 %p10, %221, !dbg !217
	%223 = trunc i64 %p10 to i32, !dbg !217
	%224 = select i1 %222, i32 %223, i32 0, !dbg !217
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !217
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !217
	%227 = sext i32 %226 to i64, !dbg !217
	%228 = sext i32 %219 to i64, !dbg !217
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !217
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !217
	%231 = icmp ne i64 %227, %228, !dbg !217
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !217, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !217
	%233 = bitcast i64* %230 to i8*, !dbg !217
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !217
	br label %b41, !dbg !217

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !218
	br i1 %234, label %b34, label %b35, !dbg !218

b34:
	%235 = sext i32 %14 to i64, !dbg !219
	%236 = mul i64 %p6, 8, !dbg !219
	%237 = trunc i64 %p10 to i32, !dbg !219
	%238 = mul i32 %6, %7, !dbg !219
	%239 = icmp ne i64 %p4, %p6, !dbg !219
	%240 = icmp uge i64 %p10, %235, !dbg !219
	%241 = or i1 %239, %240, !dbg !219
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !219, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !219, !range !56
	%243 = mul i32 %238, %242, !dbg !219
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !219
	%245 = sext i32 %244 to i64, !dbg !219
	%246 = sext i32 %243 to i64, !dbg !219
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !219
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !219
	%249 = icmp ne i64 %245, %246, !dbg !219
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !219, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !219
	%251 = bitcast i64* %248 to i8*, !dbg !219
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !219
	br label %b41, !dbg !219

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !220
	br i1 %252, label %b36, label %b37, !dbg !220

b36:
	%253 = sext i32 %14 to i64, !dbg !221
	%254 = mul i64 %p6, 8, !dbg !221
	%255 = trunc i64 %p10 to i32, !dbg !221
	%256 = mul i32 %6, %7, !dbg !221
	%257 = icmp ne i64 %p4, %p6, !dbg !221
	%258 = icmp uge i64 %p10, %253, !dbg !221
	%259 = or i1 %257, %258, !dbg !221
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !221, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !221, !range !56
	%261 = mul i32 %256, %260, !dbg !221
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !221
	%263 = sext i32 %262 to i64, !dbg !221
	%264 = sext i32 %261 to i64, !dbg !221
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !221
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !221
	%267 = icmp ne i64 %263, %264, !dbg !221
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !221, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !221
	%269 = bitcast i64* %266 to i8*, !dbg !221
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !221
	br label %b41, !dbg !221

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !222
	br i1 %270, label %b38, label %b39, !dbg !222

b38:
	%271 = sext i32 %14 to i64, !dbg !223
	%272 = sext i32 %p9 to i64, !dbg !223
	%273 = sub i64 %272, 9, !dbg !223
	%274 = mul i64 %p6, 8, !dbg !223
	%275 = trunc i64 %p10 to i32, !dbg !223
	%276 = mul i32 %6, %7, !dbg !223
	%277 = icmp ne i64 %p4, %p6, !dbg !223
	%278 = icmp uge i64 %p10, %271, !dbg !223
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !223
	%280 = icmp ugt i64 %273, 1, !dbg !223
	%281 = or i1 %277, %278, !dbg !223
	%282 = or i1 %281, %279, !dbg !223
	%283 = or i1 %282, %280, !dbg !223
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !223, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !56
	%285 = mul i32 %276, %284, !dbg !223
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !223
	%287 = sext i32 %286 to i64, !dbg !223
	%288 = icmp ult i64 %p10, %287, !dbg !223
	%289 = trunc i64 %p10 to i32, !dbg !223
	%290 = select i1 %288, i32 %289, i32 0, !dbg !223
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !223
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !223
	%293 = sext i32 %292 to i64, !dbg !223
	%294 = sext i32 %285 to i64, !dbg !223
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !223
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !223
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !223
	%298 = icmp ne i64 %293, %294, !dbg !223
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !223, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !223
	%300 = bitcast i64* %296 to i8*, !dbg !223
	%301 = bitcast i64* %297 to i8*, !dbg !223
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !223
	br label %b41, !dbg !223

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !224
	br i1 %302, label %b40, label %b41, !dbg !224

b40:
	%303 = sext i32 %14 to i64, !dbg !225
	%304 = sext i32 %p9 to i64, !dbg !225
	%305 = sub i64 %304, 9, !dbg !225
	%306 = mul i64 %p6, 8, !dbg !225
	%307 = trunc i64 %p10 to i32, !dbg !225
	%308 = mul i32 %6, %7, !dbg !225
	%309 = icmp ne i64 %p4, %p6, !dbg !225
	%310 = icmp uge i64 %p10, %303, !dbg !225
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !225
	%312 = icmp ugt i64 %305, 1, !dbg !225
	%313 = or i1 %309, %310, !dbg !225
	%314 = or i1 %313, %311, !dbg !225
	%315 = or i1 %314, %312, !dbg !225
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !225, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !225, !range !56
	%317 = mul i32 %308, %316, !dbg !225
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !225
	%319 = sext i32 %318 to i64, !dbg !225
	%320 = icmp ult i64 %p10, %319, !dbg !225
	%321 = trunc i64 %p10 to i32, !dbg !225
	%322 = select i1 %320, i32 %321, i32 0, !dbg !225
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !225
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !225
	%325 = sext i32 %324 to i64, !dbg !225
	%326 = sext i32 %317 to i64, !dbg !225
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !225
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !225
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !225
	%330 = icmp ne i64 %325, %326, !dbg !225
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !225, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !225
	%332 = bitcast i64* %328 to i8*, !dbg !225
	%333 = bitcast i64* %329 to i8*, !dbg !225
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !225
	br label %b41, !dbg !225

b41:
	ret void, !dbg !176

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !181
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !181

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !181
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !181
	ret void, !dbg !181

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !181
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !181
	ret void, !dbg !181

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !185
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !185

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !185
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !185
	ret void, !dbg !185

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !185
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !185
	ret void, !dbg !185

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !187
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !187

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !187
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !187
	ret void, !dbg !187

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !187
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !187
	ret void, !dbg !187

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !189
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !189

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !189
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !189
	ret void, !dbg !189

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !189
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !189
	ret void, !dbg !189

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !191
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !191

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !191
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !191
	ret void, !dbg !191

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !191
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !191

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !191
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !191
	ret void, !dbg !191

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !191
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !191

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !191
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !191
	ret void, !dbg !191

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !191
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !191
	ret void, !dbg !191

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !193
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !193

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !193
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !193
	ret void, !dbg !193

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !193
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !193

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !193
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !193
	ret void, !dbg !193

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !193
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !193

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !193
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !193
	ret void, !dbg !193

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !193
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !193
	ret void, !dbg !193

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !200
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !200

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !200
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !200
	ret void, !dbg !200

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !200
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !200
	ret void, !dbg !200

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !202
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !202

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !202
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !202
	ret void, !dbg !202

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !202
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !202
	ret void, !dbg !202

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !204
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !204

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !204
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !204
	ret void, !dbg !204

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !204
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !204
	ret void, !dbg !204

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !206
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !206

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !206
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !206
	ret void, !dbg !206

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !206
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !206
	ret void, !dbg !206

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !208
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !208

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !208
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !208
	ret void, !dbg !208

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !208
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !208

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !208
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !208
	ret void, !dbg !208

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !208
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !208

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !208
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !208
	ret void, !dbg !208

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !208
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !208
	ret void, !dbg !208

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !210
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !210

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !210
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !210
	ret void, !dbg !210

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !210
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !210

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !210
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !210
	ret void, !dbg !210

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !210
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !210

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !210
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !210
	ret void, !dbg !210

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !210
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !210
	ret void, !dbg !210

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !215
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !215

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !215
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !215
	ret void, !dbg !215

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !215
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !215
	ret void, !dbg !215

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %203, i64 %204), !dbg !215
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !215
	ret void, !dbg !215

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !217
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !217

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !217
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !217
	ret void, !dbg !217

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !217
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !217
	ret void, !dbg !217

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %227, i64 %228), !dbg !217
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !217
	ret void, !dbg !217

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !219
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !219

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !219
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !219
	ret void, !dbg !219

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !219
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !219
	ret void, !dbg !219

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %245, i64 %246), !dbg !219
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !219
	ret void, !dbg !219

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !221
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !221

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !221
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !221
	ret void, !dbg !221

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !221
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !221
	ret void, !dbg !221

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %263, i64 %264), !dbg !221
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !221
	ret void, !dbg !221

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !223
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !223

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !223
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !223
	ret void, !dbg !223

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !223
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !223

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !223
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !223
	ret void, !dbg !223

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !223
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !223

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !223
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !223
	ret void, !dbg !223

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !223
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !223
	ret void, !dbg !223

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %293, i64 %294), !dbg !223
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !223
	ret void, !dbg !223

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !225
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !225

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !225
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !225
	ret void, !dbg !225

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !225
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !225

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !225
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !225
	ret void, !dbg !225

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !225
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !225

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !225
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !225
	ret void, !dbg !225

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !225
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !225
	ret void, !dbg !225

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %325, i64 %326), !dbg !225
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !225
	ret void, !dbg !225
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !226 {
entry:
	br label %b0, !dbg !227

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !227
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !227
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !227
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !230, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !230, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !230, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !230, !range !14
	%8 = mul i32 %7, %5, !dbg !230
	%9 = add i32 %4, %8, !dbg !230
	%10 = mul i32 %6, %9, !dbg !230
	%11 = add i32 %3, %10, !dbg !230
	%12 = sext i32 %11 to i64, !dbg !230
	%13 = icmp eq i64 %p1, 0, !dbg !231
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !234
	br i1 %13, label %b1, label %b14, !dbg !231

b1:
	%15 = icmp eq i64 %12, 0, !dbg !235
	br i1 %15, label %b2, label %b14, !dbg !235

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !236
	br i1 %16, label %b3, label %b4, !dbg !236

b3:
	%17 = sext i32 %14 to i64, !dbg !234
	%18 = mul i64 %p6, 8, !dbg !234
	%19 = trunc i64 %p10 to i32, !dbg !234
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !234
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !234
	%22 = icmp ne i64 %p4, %p6, !dbg !234
	%23 = icmp uge i64 %p10, %17, !dbg !234
	%24 = or i1 %22, %23, !dbg !234
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !234, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !234
	%26 = bitcast i64* %21 to i8*, !dbg !234
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !234
	br label %b41, !dbg !234

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !237
	br i1 %27, label %b5, label %b6, !dbg !237

b5:
	%28 = sext i32 %14 to i64, !dbg !238
	%29 = mul i64 %p6, 8, !dbg !238
	%30 = trunc i64 %p10 to i32, !dbg !238
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !238
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !238
	%33 = icmp ne i64 %p4, %p6, !dbg !238
	%34 = icmp uge i64 %p10, %28, !dbg !238
	%35 = or i1 %33, %34, !dbg !238
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !238, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !238
	%37 = bitcast i64* %32 to i8*, !dbg !238
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !238
	br label %b41, !dbg !238

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !239
	br i1 %38, label %b7, label %b8, !dbg !239

b7:
	%39 = sext i32 %14 to i64, !dbg !240
	%40 = mul i64 %p6, 8, !dbg !240
	%41 = trunc i64 %p10 to i32, !dbg !240
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !240
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !240
	%44 = icmp ne i64 %p4, %p6, !dbg !240
	%45 = icmp uge i64 %p10, %39, !dbg !240
	%46 = or i1 %44, %45, !dbg !240
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !240, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !240
	%48 = bitcast i64* %43 to i8*, !dbg !240
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !240
	br label %b41, !dbg !240

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !241
	br i1 %49, label %b9, label %b10, !dbg !241

b9:
	%50 = sext i32 %14 to i64, !dbg !242
	%51 = mul i64 %p6, 8, !dbg !242
	%52 = trunc i64 %p10 to i32, !dbg !242
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !242
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !242
	%55 = icmp ne i64 %p4, %p6, !dbg !242
	%56 = icmp uge i64 %p10, %50, !dbg !242
	%57 = or i1 %55, %56, !dbg !242
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !242, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !242
	%59 = bitcast i64* %54 to i8*, !dbg !242
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !242
	br label %b41, !dbg !242

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !243
	br i1 %60, label %b11, label %b12, !dbg !243

b11:
	%61 = sext i32 %14 to i64, !dbg !244
	%62 = sext i32 %p9 to i64, !dbg !244
	%63 = sub i64 %62, 9, !dbg !244
	%64 = mul i64 %p6, 8, !dbg !244
	%65 = trunc i64 %p10 to i32, !dbg !244
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !244
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !244
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !244
	%69 = icmp ne i64 %p4, %p6, !dbg !244
	%70 = icmp uge i64 %p10, %61, !dbg !244
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !244
	%72 = icmp ugt i64 %63, 1, !dbg !244
	%73 = or i1 %69, %70, !dbg !244
	%74 = or i1 %73, %71, !dbg !244
	%75 = or i1 %74, %72, !dbg !244
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !244, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !244
	%77 = bitcast i64* %67 to i8*, !dbg !244
	%78 = bitcast i64* %68 to i8*, !dbg !244
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !244
	br label %b41, !dbg !244

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !245
	br i1 %79, label %b13, label %b41, !dbg !245

b13:
	%80 = sext i32 %14 to i64, !dbg !246
	%81 = sext i32 %p9 to i64, !dbg !246
	%82 = sub i64 %81, 9, !dbg !246
	%83 = mul i64 %p6, 8, !dbg !246
	%84 = trunc i64 %p10 to i32, !dbg !246
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !246
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !246
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !246
	%88 = icmp ne i64 %p4, %p6, !dbg !246
	%89 = icmp uge i64 %p10, %80, !dbg !246
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !246
	%91 = icmp ugt i64 %82, 1, !dbg !246
	%92 = or i1 %88, %89, !dbg !246
	%93 = or i1 %92, %90, !dbg !246
	%94 = or i1 %93, %91, !dbg !246
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !246, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !246
	%96 = bitcast i64* %86 to i8*, !dbg !246
	%97 = bitcast i64* %87 to i8*, !dbg !246
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !246
	br label %b41, !dbg !246

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !247
	br i1 %98, label %b15, label %b28, !dbg !247

b15:
	%99 = trunc i64 %12 to i32, !dbg !248
	%100 = udiv i32 %99, 32, !dbg !248
	%101 = zext i32 %100 to i64, !dbg !248
	%102 = icmp eq i64 %101, %p2, !dbg !249
	br i1 %102, label %b16, label %b28, !dbg !249

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !252
	br i1 %103, label %b17, label %b18, !dbg !252

b17:
	%104 = sext i32 %14 to i64, !dbg !253
	%105 = mul i64 %p6, 8, !dbg !253
	%106 = trunc i64 %p10 to i32, !dbg !253
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !253
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !253
	%109 = icmp ne i64 %p4, %p6, !dbg !253
	%110 = icmp uge i64 %p10, %104, !dbg !253
	%111 = or i1 %109, %110, !dbg !253
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !253, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !253
	%113 = bitcast i64* %108 to i8*, !dbg !253
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !253
	br label %b41, !dbg !253

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !254
	br i1 %114, label %b19, label %b20, !dbg !254

b19:
	%115 = sext i32 %14 to i64, !dbg !255
	%116 = mul i64 %p6, 8, !dbg !255
	%117 = trunc i64 %p10 to i32, !dbg !255
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !255
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !255
	%120 = icmp ne i64 %p4, %p6, !dbg !255
	%121 = icmp uge i64 %p10, %115, !dbg !255
	%122 = or i1 %120, %121, !dbg !255
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !255, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !255
	%124 = bitcast i64* %119 to i8*, !dbg !255
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !255
	br label %b41, !dbg !255

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !256
	br i1 %125, label %b21, label %b22, !dbg !256

b21:
	%126 = sext i32 %14 to i64, !dbg !257
	%127 = mul i64 %p6, 8, !dbg !257
	%128 = trunc i64 %p10 to i32, !dbg !257
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !257
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !257
	%131 = icmp ne i64 %p4, %p6, !dbg !257
	%132 = icmp uge i64 %p10, %126, !dbg !257
	%133 = or i1 %131, %132, !dbg !257
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !257, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !257
	%135 = bitcast i64* %130 to i8*, !dbg !257
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !257
	br label %b41, !dbg !257

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !258
	br i1 %136, label %b23, label %b24, !dbg !258

b23:
	%137 = sext i32 %14 to i64, !dbg !259
	%138 = mul i64 %p6, 8, !dbg !259
	%139 = trunc i64 %p10 to i32, !dbg !259
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !259
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !259
	%142 = icmp ne i64 %p4, %p6, !dbg !259
	%143 = icmp uge i64 %p10, %137, !dbg !259
	%144 = or i1 %142, %143, !dbg !259
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !259, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !259
	%146 = bitcast i64* %141 to i8*, !dbg !259
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !259
	br label %b41, !dbg !259

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !260
	br i1 %147, label %b25, label %b26, !dbg !260

b25:
	%148 = sext i32 %14 to i64, !dbg !261
	%149 = sext i32 %p9 to i64, !dbg !261
	%150 = sub i64 %149, 9, !dbg !261
	%151 = mul i64 %p6, 8, !dbg !261
	%152 = trunc i64 %p10 to i32, !dbg !261
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !261
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !261
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !261
	%156 = icmp ne i64 %p4, %p6, !dbg !261
	%157 = icmp uge i64 %p10, %148, !dbg !261
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !261
	%159 = icmp ugt i64 %150, 1, !dbg !261
	%160 = or i1 %156, %157, !dbg !261
	%161 = or i1 %160, %158, !dbg !261
	%162 = or i1 %161, %159, !dbg !261
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !261, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !261
	%164 = bitcast i64* %154 to i8*, !dbg !261
	%165 = bitcast i64* %155 to i8*, !dbg !261
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !261
	br label %b41, !dbg !261

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !262
	br i1 %166, label %b27, label %b41, !dbg !262

b27:
	%167 = sext i32 %14 to i64, !dbg !263
	%168 = sext i32 %p9 to i64, !dbg !263
	%169 = sub i64 %168, 9, !dbg !263
	%170 = mul i64 %p6, 8, !dbg !263
	%171 = trunc i64 %p10 to i32, !dbg !263
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !263
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !263
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !263
	%175 = icmp ne i64 %p4, %p6, !dbg !263
	%176 = icmp uge i64 %p10, %167, !dbg !263
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !263
	%178 = icmp ugt i64 %169, 1, !dbg !263
	%179 = or i1 %175, %176, !dbg !263
	%180 = or i1 %179, %177, !dbg !263
	%181 = or i1 %180, %178, !dbg !263
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !263, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !263
	%183 = bitcast i64* %173 to i8*, !dbg !263
	%184 = bitcast i64* %174 to i8*, !dbg !263
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !263
	br label %b41, !dbg !263

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !264
	br i1 %185, label %b29, label %b41, !dbg !264

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !267
	br i1 %186, label %b30, label %b31, !dbg !267

b30:
	%187 = sext i32 %14 to i64, !dbg !268
	%188 = mul i64 %p6, 8, !dbg !268
	%189 = trunc i64 %p10 to i32, !dbg !268
	%190 = mul i32 %6, %7, !dbg !268
	%191 = icmp ne i64 %p4, %p6, !dbg !268
	%192 = icmp uge i64 %p10, %187, !dbg !268
	%193 = or i1 %191, %192, !dbg !268
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !268, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !268, !range !56
	%195 = mul i32 %190, %194, !dbg !268
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !268
	%197 = sext i32 %196 to i64, !dbg !268
	%198 = icmp ult i64 %p10, %197, !dbg !268
	%199 = trunc i64 %p10 to i32, !dbg !268
	%200 = select i1 %198, i32 %199, i32 0, !dbg !268
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !268
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !268
	%203 = sext i32 %202 to i64, !dbg !268
	%204 = sext i32 %195 to i64, !dbg !268
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !268
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !268
	%207 = icmp ne i64 %203, %204, !dbg !268
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !268, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !268
	%209 = bitcast i64* %206 to i8*, !dbg !268
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !268
	br label %b41, !dbg !268

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !269
	br i1 %210, label %b32, label %b33, !dbg !269

b32:
	%211 = sext i32 %14 to i64, !dbg !270
	%212 = mul i64 %p6, 8, !dbg !270
	%213 = trunc i64 %p10 to i32, !dbg !270
	%214 = mul i32 %6, %7, !dbg !270
	%215 = icmp ne i64 %p4, %p6, !dbg !270
	%216 = icmp uge i64 %p10, %211, !dbg !270
	%217 = or i1 %215, %216, !dbg !270
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !270, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !270, !range !56
	%219 = mul i32 %214, %218, !dbg !270
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%221 = sext i32 %220 to i64, !dbg !270
	%222 = icmp ult i64 %p10, %221, !dbg !270
	%223 = trunc i64 %p10 to i32, !dbg !270
	%224 = select i1 %222, i32 %223, i32 0, !dbg !270
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !270
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !270
	%227 = sext i32 %226 to i64, !dbg !270
	%228 = sext i32 %219 to i64, !dbg !270
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !270
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !270
	%231 = icmp ne i64 %227, %228, !dbg !270
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !270, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !270
	%233 = bitcast i64* %230 to i8*, !dbg !270
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !270
	br label %b41, !dbg !270

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !271
	br i1 %234, label %b34, label %b35, !dbg !271

b34:
	%235 = sext i32 %14 to i64, !dbg !272
	%236 = mul i64 %p6, 8, !dbg !272
	%237 = trunc i64 %p10 to i32, !dbg !272
	%238 = mul i32 %6, %7, !dbg !272
	%239 = icmp ne i64 %p4, %p6, !dbg !272
	%240 = icmp uge i64 %p10, %235, !dbg !272
	%241 = or i1 %239, %240, !dbg !272
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !272, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !272, !range !56
	%243 = mul i32 %238, %242, !dbg !272
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !272
	%245 = sext i32 %244 to i64, !dbg !272
	%246 = sext i32 %243 to i64, !dbg !272
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !272
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !272
	%249 = icmp ne i64 %245, %246, !dbg !272
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !272, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !272
	%251 = bitcast i64* %248 to i8*, !dbg !272
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !272
	br label %b41, !dbg !272

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !273
	br i1 %252, label %b36, label %b37, !dbg !273

b36:
	%253 = sext i32 %14 to i64, !dbg !274
	%254 = mul i64 %p6, 8, !dbg !274
	%255 = trunc i64 %p10 to i32, !dbg !274
	%256 = mul i32 %6, %7, !dbg !274
	%257 = icmp ne i64 %p4, %p6, !dbg !274
	%258 = icmp uge i64 %p10, %253, !dbg !274
	%259 = or i1 %257, %258, !dbg !274
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !274, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !274, !range !56
	%261 = mul i32 %256, %260, !dbg !274
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !274
	%263 = sext i32 %262 to i64, !dbg !274
	%264 = sext i32 %261 to i64, !dbg !274
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !274
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !274
	%267 = icmp ne i64 %263, %264, !dbg !274
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !274, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !274
	%269 = bitcast i64* %266 to i8*, !dbg !274
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !274
	br label %b41, !dbg !274

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !275
	br i1 %270, label %b38, label %b39, !dbg !275

b38:
	%271 = sext i32 %14 to i64, !dbg !276
	%272 = sext i32 %p9 to i64, !dbg !276
	%273 = sub i64 %272, 9, !dbg !276
	%274 = mul i64 %p6, 8, !dbg !276
	%275 = trunc i64 %p10 to i32, !dbg !276
	%276 = mul i32 %6, %7, !dbg !276
	%277 = icmp ne i64 %p4, %p6, !dbg !276
	%278 = icmp uge i64 %p10, %271, !dbg !276
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !276
	%280 = icmp ugt i64 %273, 1, !dbg !276
	%281 = or i1 %277, %278, !dbg !276
	%282 = or i1 %281, %279, !dbg !276
	%283 = or i1 %282, %280, !dbg !276
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !276, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !276, !range !56
	%285 = mul i32 %276, %284, !dbg !276
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !276
	%287 = sext i32 %286 to i64, !dbg !276
	%288 = icmp ult i64 %p10, %287, !dbg !276
	%289 = trunc i64 %p10 to i32, !dbg !276
	%290 = select i1 %288, i32 %289, i32 0, !dbg !276
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !276
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !276
	%293 = sext i32 %292 to i64, !dbg !276
	%294 = sext i32 %285 to i64, !dbg !276
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !276
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !276
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !276
	%298 = icmp ne i64 %293, %294, !dbg !276
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !276, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !276
	%300 = bitcast i64* %296 to i8*, !dbg !276
	%301 = bitcast i64* %297 to i8*, !dbg !276
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !276
	br label %b41, !dbg !276

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !277
	br i1 %302, label %b40, label %b41, !dbg !277

b40:
	%303 = sext i32 %14 to i64, !dbg !278
	%304 = sext i32 %p9 to i64, !dbg !278
	%305 = sub i64 %304, 9, !dbg !278
	%306 = mul i64 %p6, 8, !dbg !278
	%307 = trunc i64 %p10 to i32, !dbg !278
	%308 = mul i32 %6, %7, !dbg !278
	%309 = icmp ne i64 %p4, %p6, !dbg !278
	%310 = icmp uge i64 %p10, %303, !dbg !278
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !278
	%312 = icmp ugt i64 %305, 1, !dbg !278
	%313 = or i1 %309, %310, !dbg !278
	%314 = or i1 %313, %311, !dbg !278
	%315 = or i1 %314, %312, !dbg !278
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !278, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !278, !range !56
	%317 = mul i32 %308, %316, !dbg !278
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !278
	%319 = sext i32 %318 to i64, !dbg !278
	%320 = icmp ult i64 %p10, %319, !dbg !278
	%321 = trunc i64 %p10 to i32, !dbg !278
	%322 = select i1 %320, i32 %321, i32 0, !dbg !278
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !278
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !278
	%325 = sext i32 %324 to i64, !dbg !278
	%326 = sext i32 %317 to i64, !dbg !278
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !278
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !278
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !278
	%330 = icmp ne i64 %325, %326, !dbg !278
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !278, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !278
	%332 = bitcast i64* %328 to i8*, !dbg !278
	%333 = bitcast i64* %329 to i8*, !dbg !278
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !278
	br label %b41, !dbg !278

b41:
	ret void, !dbg !229

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !234
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !234

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !234
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !234
	ret void, !dbg !234

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !234
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !234
	ret void, !dbg !234

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !238
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !238

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !238
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !238
	ret void, !dbg !238

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !238
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !238
	ret void, !dbg !238

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !240
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !240

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !240
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !240
	ret void, !dbg !240

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !240
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !240
	ret void, !dbg !240

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !242
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !242

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !242
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !242
	ret void, !dbg !242

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !242
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !242
	ret void, !dbg !242

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !244
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !244

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !244
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !244
	ret void, !dbg !244

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !244
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !244

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !244
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !244
	ret void, !dbg !244

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !244
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !244

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !244
	ret void, !dbg !244

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !244
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !244
	ret void, !dbg !244

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !246
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !246

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !246
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !246
	ret void, !dbg !246

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !246
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !246

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !246
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !246
	ret void, !dbg !246

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !246
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !246

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !246
	ret void, !dbg !246

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !246
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !246
	ret void, !dbg !246

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !253
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !253

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !253
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !253
	ret void, !dbg !253

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !253
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !253
	ret void, !dbg !253

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !255
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !255

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !255
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !255
	ret void, !dbg !255

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !255
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !255
	ret void, !dbg !255

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !257
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !257

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !257
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !257
	ret void, !dbg !257

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !257
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !257
	ret void, !dbg !257

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !259
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !259

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !259
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !259
	ret void, !dbg !259

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !259
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !259
	ret void, !dbg !259

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !261
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !261

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !261
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !261
	ret void, !dbg !261

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !261
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !261

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !261
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !261
	ret void, !dbg !261

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !261
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !261

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !261
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !261
	ret void, !dbg !261

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !261
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !261
	ret void, !dbg !261

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !263
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !263

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !263
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !263
	ret void, !dbg !263

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !263
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !263

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !263
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !263
	ret void, !dbg !263

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !263
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !263

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !263
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !263
	ret void, !dbg !263

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !263
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !263
	ret void, !dbg !263

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !268
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !268

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !268
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !268
	ret void, !dbg !268

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !268
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !268
	ret void, !dbg !268

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %203, i64 %204), !dbg !268
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !268
	ret void, !dbg !268

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !270
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !270

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !270
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !270
	ret void, !dbg !270

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !270
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !270
	ret void, !dbg !270

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %227, i64 %228), !dbg !270
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !270
	ret void, !dbg !270

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !272
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !272

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !272
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !272
	ret void, !dbg !272

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !272
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !272
	ret void, !dbg !272

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %245, i64 %246), !dbg !272
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !272
	ret void, !dbg !272

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !274
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !274

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !274
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !274
	ret void, !dbg !274

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !274
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !274
	ret void, !dbg !274

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %263, i64 %264), !dbg !274
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !274
	ret void, !dbg !274

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !276
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !276

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !276
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !276
	ret void, !dbg !276

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !276
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !276

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !276
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !276
	ret void, !dbg !276

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !276
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !276

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !276
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !276
	ret void, !dbg !276

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !276
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !276
	ret void, !dbg !276

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %293, i64 %294), !dbg !276
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !276
	ret void, !dbg !276

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !278
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !278

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !278
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !278
	ret void, !dbg !278

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !278
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !278

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !278
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !278
	ret void, !dbg !278

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !278
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !278

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !278
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !278
	ret void, !dbg !278

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !278
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !278
	ret void, !dbg !278

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %325, i64 %326), !dbg !278
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !278
	ret void, !dbg !278
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !279 {
entry:
	br label %b0, !dbg !280

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !280
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !280
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !280
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !283, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !283, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !283, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !283, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !283, !range !14
	%8 = mul i32 %7, %5, !dbg !283
	%9 = add i32 %4, %8, !dbg !283
	%10 = mul i32 %6, %9, !dbg !283
	%11 = add i32 %3, %10, !dbg !283
	%12 = sext i32 %11 to i64, !dbg !283
	%13 = icmp eq i64 %p1, 0, !dbg !284
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !287
	br i1 %13, label %b1, label %b14, !dbg !284

b1:
	%15 = icmp eq i64 %12, 0, !dbg !288
	br i1 %15, label %b2, label %b14, !dbg !288

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !289
	br i1 %16, label %b3, label %b4, !dbg !289

b3:
	%17 = sext i32 %14 to i64, !dbg !287
	%18 = trunc i64 %p10 to i32, !dbg !287
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !287
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !287
	%21 = icmp ne i64 %p4, %p6, !dbg !287
	%22 = icmp uge i64 %p10, %17, !dbg !287
	%23 = or i1 %21, %22, !dbg !287
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !287, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !287
	br label %b41, !dbg !287

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !290
	br i1 %24, label %b5, label %b6, !dbg !290

b5:
	%25 = sext i32 %14 to i64, !dbg !291
	%26 = trunc i64 %p10 to i32, !dbg !291
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !291
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !291
	%29 = icmp ne i64 %p4, %p6, !dbg !291
	%30 = icmp uge i64 %p10, %25, !dbg !291
	%31 = or i1 %29, %30, !dbg !291
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !291, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !291
	br label %b41, !dbg !291

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !292
	br i1 %32, label %b7, label %b8, !dbg !292

b7:
	%33 = sext i32 %14 to i64, !dbg !293
	%34 = trunc i64 %p10 to i32, !dbg !293
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !293
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !293
	%37 = icmp ne i64 %p4, %p6, !dbg !293
	%38 = icmp uge i64 %p10, %33, !dbg !293
	%39 = or i1 %37, %38, !dbg !293
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !293, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !293
	br label %b41, !dbg !293

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !294
	br i1 %40, label %b9, label %b10, !dbg !294

b9:
	%41 = sext i32 %14 to i64, !dbg !295
	%42 = trunc i64 %p10 to i32, !dbg !295
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !295
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !295
	%45 = icmp ne i64 %p4, %p6, !dbg !295
	%46 = icmp uge i64 %p10, %41, !dbg !295
	%47 = or i1 %45, %46, !dbg !295
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !295, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !295
	br label %b41, !dbg !295

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !296
	br i1 %48, label %b11, label %b12, !dbg !296

b11:
	%49 = sext i32 %14 to i64, !dbg !297
	%50 = sext i32 %p9 to i64, !dbg !297
	%51 = sub i64 %50, 9, !dbg !297
	%52 = trunc i64 %p10 to i32, !dbg !297
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !297
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !297
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !297
	%56 = icmp ne i64 %p4, %p6, !dbg !297
	%57 = icmp uge i64 %p10, %49, !dbg !297
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !297
	%59 = icmp ugt i64 %51, 1, !dbg !297
	%60 = or i1 %56, %57, !dbg !297
	%61 = or i1 %60, %58, !dbg !297
	%62 = or i1 %61, %59, !dbg !297
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !297, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !297
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !297
	br label %b41, !dbg !297

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !298
	br i1 %64, label %b13, label %b41, !dbg !298

b13:
	%65 = sext i32 %14 to i64, !dbg !299
	%66 = sext i32 %p9 to i64, !dbg !299
	%67 = sub i64 %66, 9, !dbg !299
	%68 = trunc i64 %p10 to i32, !dbg !299
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !299
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !299
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !299
	%72 = icmp ne i64 %p4, %p6, !dbg !299
	%73 = icmp uge i64 %p10, %65, !dbg !299
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !299
	%75 = icmp ugt i64 %67, 1, !dbg !299
	%76 = or i1 %72, %73, !dbg !299
	%77 = or i1 %76, %74, !dbg !299
	%78 = or i1 %77, %75, !dbg !299
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !299, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !299
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !299
	br label %b41, !dbg !299

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !300
	br i1 %80, label %b15, label %b28, !dbg !300

b15:
	%81 = trunc i64 %12 to i32, !dbg !301
	%82 = udiv i32 %81, 32, !dbg !301
	%83 = zext i32 %82 to i64, !dbg !301
	%84 = icmp eq i64 %83, %p2, !dbg !302
	br i1 %84, label %b16, label %b28, !dbg !302

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !305
	br i1 %85, label %b17, label %b18, !dbg !305

b17:
	%86 = sext i32 %14 to i64, !dbg !306
	%87 = trunc i64 %p10 to i32, !dbg !306
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !306
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !306
	%90 = icmp ne i64 %p4, %p6, !dbg !306
	%91 = icmp uge i64 %p10, %86, !dbg !306
	%92 = or i1 %90, %91, !dbg !306
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !306, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !306
	br label %b41, !dbg !306

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !307
	br i1 %93, label %b19, label %b20, !dbg !307

b19:
	%94 = sext i32 %14 to i64, !dbg !308
	%95 = trunc i64 %p10 to i32, !dbg !308
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !308
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !308
	%98 = icmp ne i64 %p4, %p6, !dbg !308
	%99 = icmp uge i64 %p10, %94, !dbg !308
	%100 = or i1 %98, %99, !dbg !308
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !308, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !308
	br label %b41, !dbg !308

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !309
	br i1 %101, label %b21, label %b22, !dbg !309

b21:
	%102 = sext i32 %14 to i64, !dbg !310
	%103 = trunc i64 %p10 to i32, !dbg !310
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !310
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !310
	%106 = icmp ne i64 %p4, %p6, !dbg !310
	%107 = icmp uge i64 %p10, %102, !dbg !310
	%108 = or i1 %106, %107, !dbg !310
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !310, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !310
	br label %b41, !dbg !310

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !311
	br i1 %109, label %b23, label %b24, !dbg !311

b23:
	%110 = sext i32 %14 to i64, !dbg !312
	%111 = trunc i64 %p10 to i32, !dbg !312
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !312
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !312
	%114 = icmp ne i64 %p4, %p6, !dbg !312
	%115 = icmp uge i64 %p10, %110, !dbg !312
	%116 = or i1 %114, %115, !dbg !312
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !312, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !312
	br label %b41, !dbg !312

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !313
	br i1 %117, label %b25, label %b26, !dbg !313

b25:
	%118 = sext i32 %14 to i64, !dbg !314
	%119 = sext i32 %p9 to i64, !dbg !314
	%120 = sub i64 %119, 9, !dbg !314
	%121 = trunc i64 %p10 to i32, !dbg !314
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !314
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !314
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !314
	%125 = icmp ne i64 %p4, %p6, !dbg !314
	%126 = icmp uge i64 %p10, %118, !dbg !314
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !314
	%128 = icmp ugt i64 %120, 1, !dbg !314
	%129 = or i1 %125, %126, !dbg !314
	%130 = or i1 %129, %127, !dbg !314
	%131 = or i1 %130, %128, !dbg !314
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !314, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !314
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !314
	br label %b41, !dbg !314

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !315
	br i1 %133, label %b27, label %b41, !dbg !315

b27:
	%134 = sext i32 %14 to i64, !dbg !316
	%135 = sext i32 %p9 to i64, !dbg !316
	%136 = sub i64 %135, 9, !dbg !316
	%137 = trunc i64 %p10 to i32, !dbg !316
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !316
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !316
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !316
	%141 = icmp ne i64 %p4, %p6, !dbg !316
	%142 = icmp uge i64 %p10, %134, !dbg !316
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !316
	%144 = icmp ugt i64 %136, 1, !dbg !316
	%145 = or i1 %141, %142, !dbg !316
	%146 = or i1 %145, %143, !dbg !316
	%147 = or i1 %146, %144, !dbg !316
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !316, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !316
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !316
	br label %b41, !dbg !316

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !317
	br i1 %149, label %b29, label %b41, !dbg !317

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !320
	br i1 %150, label %b30, label %b31, !dbg !320

b30:
	%151 = sext i32 %14 to i64, !dbg !321
	%152 = trunc i64 %p10 to i32, !dbg !321
	%153 = mul i32 %6, %7, !dbg !321
	%154 = icmp ne i64 %p4, %p6, !dbg !321
	%155 = icmp uge i64 %p10, %151, !dbg !321
	%156 = or i1 %154, %155, !dbg !321
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !321, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !321, !range !56
	%158 = mul i32 %153, %157, !dbg !321
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !321
	%160 = sext i32 %159 to i64, !dbg !321
	%161 = icmp ult i64 %p10, %160, !dbg !321
	%162 = trunc i64 %p10 to i32, !dbg !321
	%163 = select i1 %161, i32 %162, i32 0, !dbg !321
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !321
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !321
	%166 = sext i32 %165 to i64, !dbg !321
	%167 = sext i32 %158 to i64, !dbg !321
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !321
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !321
	%170 = icmp ne i64 %166, %167, !dbg !321
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !321, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !321
	br label %b41, !dbg !321

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !322
	br i1 %171, label %b32, label %b33, !dbg !322

b32:
	%172 = sext i32 %14 to i64, !dbg !323
	%173 = trunc i64 %p10 to i32, !dbg !323
	%174 = mul i32 %6, %7, !dbg !323
	%175 = icmp ne i64 %p4, %p6, !dbg !323
	%176 = icmp uge i64 %p10, %172, !dbg !323
	%177 = or i1 %175, %176, !dbg !323
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !323, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !323, !range !56
	%179 = mul i32 %174, %178, !dbg !323
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !323
	%181 = sext i32 %180 to i64, !dbg !323
	%182 = icmp ult i64 %p10, %181, !dbg !323
	%183 = trunc i64 %p10 to i32, !dbg !323
	%184 = select i1 %182, i32 %183, i32 0, !dbg !323
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !323
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !323
	%187 = sext i32 %186 to i64, !dbg !323
	%188 = sext i32 %179 to i64, !dbg !323
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !323
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !323
	%191 = icmp ne i64 %187, %188, !dbg !323
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !323, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !323
	br label %b41, !dbg !323

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !324
	br i1 %192, label %b34, label %b35, !dbg !324

b34:
	%193 = sext i32 %14 to i64, !dbg !325
	%194 = trunc i64 %p10 to i32, !dbg !325
	%195 = mul i32 %6, %7, !dbg !325
	%196 = icmp ne i64 %p4, %p6, !dbg !325
	%197 = icmp uge i64 %p10, %193, !dbg !325
	%198 = or i1 %196, %197, !dbg !325
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !325, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !325, !range !56
	%200 = mul i32 %195, %199, !dbg !325
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !325
	%202 = sext i32 %201 to i64, !dbg !325
	%203 = sext i32 %200 to i64, !dbg !325
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !325
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !325
	%206 = icmp ne i64 %202, %203, !dbg !325
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !325, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !325
	br label %b41, !dbg !325

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !326
	br i1 %207, label %b36, label %b37, !dbg !326

b36:
	%208 = sext i32 %14 to i64, !dbg !327
	%209 = trunc i64 %p10 to i32, !dbg !327
	%210 = mul i32 %6, %7, !dbg !327
	%211 = icmp ne i64 %p4, %p6, !dbg !327
	%212 = icmp uge i64 %p10, %208, !dbg !327
	%213 = or i1 %211, %212, !dbg !327
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !327, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !327, !range !56
	%215 = mul i32 %210, %214, !dbg !327
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !327
	%217 = sext i32 %216 to i64, !dbg !327
	%218 = sext i32 %215 to i64, !dbg !327
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !327
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !327
	%221 = icmp ne i64 %217, %218, !dbg !327
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !327, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !327
	br label %b41, !dbg !327

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !328
	br i1 %222, label %b38, label %b39, !dbg !328

b38:
	%223 = sext i32 %14 to i64, !dbg !329
	%224 = sext i32 %p9 to i64, !dbg !329
	%225 = sub i64 %224, 9, !dbg !329
	%226 = trunc i64 %p10 to i32, !dbg !329
	%227 = mul i32 %6, %7, !dbg !329
	%228 = icmp ne i64 %p4, %p6, !dbg !329
	%229 = icmp uge i64 %p10, %223, !dbg !329
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !329
	%231 = icmp ugt i64 %225, 1, !dbg !329
	%232 = or i1 %228, %229, !dbg !329
	%233 = or i1 %232, %230, !dbg !329
	%234 = or i1 %233, %231, !dbg !329
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !329, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !329, !range !56
	%236 = mul i32 %227, %235, !dbg !329
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !329
	%238 = sext i32 %237 to i64, !dbg !329
	%239 = icmp ult i64 %p10, %238, !dbg !329
	%240 = trunc i64 %p10 to i32, !dbg !329
	%241 = select i1 %239, i32 %240, i32 0, !dbg !329
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !329
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !329
	%244 = sext i32 %243 to i64, !dbg !329
	%245 = sext i32 %236 to i64, !dbg !329
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !329
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !329
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !329
	%249 = icmp ne i64 %244, %245, !dbg !329
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !329, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !329
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !329
	br label %b41, !dbg !329

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !330
	br i1 %251, label %b40, label %b41, !dbg !330

b40:
	%252 = sext i32 %14 to i64, !dbg !331
	%253 = sext i32 %p9 to i64, !dbg !331
	%254 = sub i64 %253, 9, !dbg !331
	%255 = trunc i64 %p10 to i32, !dbg !331
	%256 = mul i32 %6, %7, !dbg !331
	%257 = icmp ne i64 %p4, %p6, !dbg !331
	%258 = icmp uge i64 %p10, %252, !dbg !331
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !331
	%260 = icmp ugt i64 %254, 1, !dbg !331
	%261 = or i1 %257, %258, !dbg !331
	%262 = or i1 %261, %259, !dbg !331
	%263 = or i1 %262, %260, !dbg !331
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !331, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !331, !range !56
	%265 = mul i32 %256, %264, !dbg !331
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !331
	%267 = sext i32 %266 to i64, !dbg !331
	%268 = icmp ult i64 %p10, %267, !dbg !331
	%269 = trunc i64 %p10 to i32, !dbg !331
	%270 = select i1 %268, i32 %269, i32 0, !dbg !331
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !331
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !331
	%273 = sext i32 %272 to i64, !dbg !331
	%274 = sext i32 %265 to i64, !dbg !331
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !331
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !331
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !331
	%278 = icmp ne i64 %273, %274, !dbg !331
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !331, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !331
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !331
	br label %b41, !dbg !331

b41:
	ret void, !dbg !282

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !287
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !287

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !287
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !287
	ret void, !dbg !287

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !287
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !287
	ret void, !dbg !287

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !291
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !291

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !291
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !291
	ret void, !dbg !291

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !291
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !291
	ret void, !dbg !291

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !293
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !293

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !293
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !293
	ret void, !dbg !293

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !293
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !293
	ret void, !dbg !293

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !295
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !295

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !295
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !295
	ret void, !dbg !295

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !295
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !295
	ret void, !dbg !295

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !297
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !297

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !297
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !297
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !297

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !297
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !297
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !297

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !297
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !297
	ret void, !dbg !297

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !297
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !297
	ret void, !dbg !297

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !299
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !299

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !299
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !299
	ret void, !dbg !299

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !299
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !299

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !299
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !299
	ret void, !dbg !299

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !299
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !299

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !299
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !299
	ret void, !dbg !299

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !299
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !299
	ret void, !dbg !299

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !306
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !306

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !306
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !306
	ret void, !dbg !306

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !306
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !306
	ret void, !dbg !306

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !308
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !308

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !308
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !308
	ret void, !dbg !308

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !308
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !308
	ret void, !dbg !308

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !310
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !310

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !310
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !310
	ret void, !dbg !310

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !310
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !310
	ret void, !dbg !310

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !312
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !312

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !312
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !312
	ret void, !dbg !312

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !312
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !312
	ret void, !dbg !312

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !314
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !314

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !314
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !314
	ret void, !dbg !314

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !314
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !314

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !314
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !314
	ret void, !dbg !314

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !314
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !314

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !314
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !314
	ret void, !dbg !314

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !314
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !314
	ret void, !dbg !314

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !316
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !316

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !316
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !316
	ret void, !dbg !316

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !316
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !316

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !316
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !316
	ret void, !dbg !316

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !316
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !316

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !316
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !316
	ret void, !dbg !316

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !316
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !316
	ret void, !dbg !316

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !321
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !321

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !321
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !321
	ret void, !dbg !321

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !321
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !321
	ret void, !dbg !321

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %166, i64 %167), !dbg !321
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !321
	ret void, !dbg !321

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !323
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !323

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !323
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !323
	ret void, !dbg !323

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !323
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !323
	ret void, !dbg !323

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %187, i64 %188), !dbg !323
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !323
	ret void, !dbg !323

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !325
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !325

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !325
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !325
	ret void, !dbg !325

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !325
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !325
	ret void, !dbg !325

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %202, i64 %203), !dbg !325
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !325
	ret void, !dbg !325

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !327
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !327

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !327
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !327
	ret void, !dbg !327

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !327
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !327
	ret void, !dbg !327

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %217, i64 %218), !dbg !327
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !327
	ret void, !dbg !327

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !329
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !329

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !329
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !329
	ret void, !dbg !329

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !329
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !329

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !329
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !329
	ret void, !dbg !329

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !329
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !329

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !329
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !329
	ret void, !dbg !329

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !329
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !329
	ret void, !dbg !329

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %244, i64 %245), !dbg !329
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !329
	ret void, !dbg !329

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !331
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !331

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !331
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !331
	ret void, !dbg !331

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !331
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !331

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !331
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !331
	ret void, !dbg !331

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !331
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !331

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !331
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !331
	ret void, !dbg !331

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !331
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !331
	ret void, !dbg !331

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %273, i64 %274), !dbg !331
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !331
	ret void, !dbg !331
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !332 {
entry:
	br label %b0, !dbg !333

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !333
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !333
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !333
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !336, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !336, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !336, !range !14
	%8 = mul i32 %7, %5, !dbg !336
	%9 = add i32 %4, %8, !dbg !336
	%10 = mul i32 %6, %9, !dbg !336
	%11 = add i32 %3, %10, !dbg !336
	%12 = sext i32 %11 to i64, !dbg !336
	%13 = icmp eq i64 %p1, 0, !dbg !337
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !340
	br i1 %13, label %b1, label %b14, !dbg !337

b1:
	%15 = icmp eq i64 %12, 0, !dbg !341
	br i1 %15, label %b2, label %b14, !dbg !341

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !342
	br i1 %16, label %b3, label %b4, !dbg !342

b3:
	%17 = sext i32 %14 to i64, !dbg !340
	%18 = mul i64 %p6, 2, !dbg !340
	%19 = trunc i64 %p10 to i32, !dbg !340
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !340
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !340
	%22 = icmp ne i64 %p4, %p6, !dbg !340
	%23 = icmp uge i64 %p10, %17, !dbg !340
	%24 = or i1 %22, %23, !dbg !340
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !340, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !340
	%26 = bitcast i16* %21 to i8*, !dbg !340
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !340
	br label %b41, !dbg !340

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !343
	br i1 %27, label %b5, label %b6, !dbg !343

b5:
	%28 = sext i32 %14 to i64, !dbg !344
	%29 = mul i64 %p6, 2, !dbg !344
	%30 = trunc i64 %p10 to i32, !dbg !344
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !344
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !344
	%33 = icmp ne i64 %p4, %p6, !dbg !344
	%34 = icmp uge i64 %p10, %28, !dbg !344
	%35 = or i1 %33, %34, !dbg !344
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !344, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !344
	%37 = bitcast i16* %32 to i8*, !dbg !344
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !344
	br label %b41, !dbg !344

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !345
	br i1 %38, label %b7, label %b8, !dbg !345

b7:
	%39 = sext i32 %14 to i64, !dbg !346
	%40 = mul i64 %p6, 2, !dbg !346
	%41 = trunc i64 %p10 to i32, !dbg !346
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !346
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !346
	%44 = icmp ne i64 %p4, %p6, !dbg !346
	%45 = icmp uge i64 %p10, %39, !dbg !346
	%46 = or i1 %44, %45, !dbg !346
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !346, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !346
	%48 = bitcast i16* %43 to i8*, !dbg !346
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !346
	br label %b41, !dbg !346

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !347
	br i1 %49, label %b9, label %b10, !dbg !347

b9:
	%50 = sext i32 %14 to i64, !dbg !348
	%51 = mul i64 %p6, 2, !dbg !348
	%52 = trunc i64 %p10 to i32, !dbg !348
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !348
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !348
	%55 = icmp ne i64 %p4, %p6, !dbg !348
	%56 = icmp uge i64 %p10, %50, !dbg !348
	%57 = or i1 %55, %56, !dbg !348
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !348, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !348
	%59 = bitcast i16* %54 to i8*, !dbg !348
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !348
	br label %b41, !dbg !348

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !349
	br i1 %60, label %b11, label %b12, !dbg !349

b11:
	%61 = sext i32 %14 to i64, !dbg !350
	%62 = sext i32 %p9 to i64, !dbg !350
	%63 = sub i64 %62, 9, !dbg !350
	%64 = mul i64 %p6, 2, !dbg !350
	%65 = trunc i64 %p10 to i32, !dbg !350
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !350
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !350
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !350
	%69 = icmp ne i64 %p4, %p6, !dbg !350
	%70 = icmp uge i64 %p10, %61, !dbg !350
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !350
	%72 = icmp ugt i64 %63, 1, !dbg !350
	%73 = or i1 %69, %70, !dbg !350
	%74 = or i1 %73, %71, !dbg !350
	%75 = or i1 %74, %72, !dbg !350
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !350, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !350
	%77 = bitcast i16* %67 to i8*, !dbg !350
	%78 = bitcast i64* %68 to i8*, !dbg !350
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !350
	br label %b41, !dbg !350

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !351
	br i1 %79, label %b13, label %b41, !dbg !351

b13:
	%80 = sext i32 %14 to i64, !dbg !352
	%81 = sext i32 %p9 to i64, !dbg !352
	%82 = sub i64 %81, 9, !dbg !352
	%83 = mul i64 %p6, 2, !dbg !352
	%84 = trunc i64 %p10 to i32, !dbg !352
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !352
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !352
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !352
	%88 = icmp ne i64 %p4, %p6, !dbg !352
	%89 = icmp uge i64 %p10, %80, !dbg !352
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !352
	%91 = icmp ugt i64 %82, 1, !dbg !352
	%92 = or i1 %88, %89, !dbg !352
	%93 = or i1 %92, %90, !dbg !352
	%94 = or i1 %93, %91, !dbg !352
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !352, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !352
	%96 = bitcast i16* %86 to i8*, !dbg !352
	%97 = bitcast i64* %87 to i8*, !dbg !352
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !352
	br label %b41, !dbg !352

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !353
	br i1 %98, label %b15, label %b28, !dbg !353

b15:
	%99 = trunc i64 %12 to i32, !dbg !354
	%100 = udiv i32 %99, 32, !dbg !354
	%101 = zext i32 %100 to i64, !dbg !354
	%102 = icmp eq i64 %101, %p2, !dbg !355
	br i1 %102, label %b16, label %b28, !dbg !355

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !358
	br i1 %103, label %b17, label %b18, !dbg !358

b17:
	%104 = sext i32 %14 to i64, !dbg !359
	%105 = mul i64 %p6, 2, !dbg !359
	%106 = trunc i64 %p10 to i32, !dbg !359
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !359
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !359
	%109 = icmp ne i64 %p4, %p6, !dbg !359
	%110 = icmp uge i64 %p10, %104, !dbg !359
	%111 = or i1 %109, %110, !dbg !359
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !359, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !359
	%113 = bitcast i16* %108 to i8*, !dbg !359
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !359
	br label %b41, !dbg !359

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !360
	br i1 %114, label %b19, label %b20, !dbg !360

b19:
	%115 = sext i32 %14 to i64, !dbg !361
	%116 = mul i64 %p6, 2, !dbg !361
	%117 = trunc i64 %p10 to i32, !dbg !361
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !361
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !361
	%120 = icmp ne i64 %p4, %p6, !dbg !361
	%121 = icmp uge i64 %p10, %115, !dbg !361
	%122 = or i1 %120, %121, !dbg !361
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !361, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !361
	%124 = bitcast i16* %119 to i8*, !dbg !361
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !361
	br label %b41, !dbg !361

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !362
	br i1 %125, label %b21, label %b22, !dbg !362

b21:
	%126 = sext i32 %14 to i64, !dbg !363
	%127 = mul i64 %p6, 2, !dbg !363
	%128 = trunc i64 %p10 to i32, !dbg !363
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !363
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !363
	%131 = icmp ne i64 %p4, %p6, !dbg !363
	%132 = icmp uge i64 %p10, %126, !dbg !363
	%133 = or i1 %131, %132, !dbg !363
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !363, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !363
	%135 = bitcast i16* %130 to i8*, !dbg !363
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !363
	br label %b41, !dbg !363

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !364
	br i1 %136, label %b23, label %b24, !dbg !364

b23:
	%137 = sext i32 %14 to i64, !dbg !365
	%138 = mul i64 %p6, 2, !dbg !365
	%139 = trunc i64 %p10 to i32, !dbg !365
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !365
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !365
	%142 = icmp ne i64 %p4, %p6, !dbg !365
	%143 = icmp uge i64 %p10, %137, !dbg !365
	%144 = or i1 %142, %143, !dbg !365
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !365, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !365
	%146 = bitcast i16* %141 to i8*, !dbg !365
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !365
	br label %b41, !dbg !365

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !366
	br i1 %147, label %b25, label %b26, !dbg !366

b25:
	%148 = sext i32 %14 to i64, !dbg !367
	%149 = sext i32 %p9 to i64, !dbg !367
	%150 = sub i64 %149, 9, !dbg !367
	%151 = mul i64 %p6, 2, !dbg !367
	%152 = trunc i64 %p10 to i32, !dbg !367
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !367
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !367
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !367
	%156 = icmp ne i64 %p4, %p6, !dbg !367
	%157 = icmp uge i64 %p10, %148, !dbg !367
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !367
	%159 = icmp ugt i64 %150, 1, !dbg !367
	%160 = or i1 %156, %157, !dbg !367
	%161 = or i1 %160, %158, !dbg !367
	%162 = or i1 %161, %159, !dbg !367
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !367, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !367
	%164 = bitcast i16* %154 to i8*, !dbg !367
	%165 = bitcast i64* %155 to i8*, !dbg !367
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !367
	br label %b41, !dbg !367

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !368
	br i1 %166, label %b27, label %b41, !dbg !368

b27:
	%167 = sext i32 %14 to i64, !dbg !369
	%168 = sext i32 %p9 to i64, !dbg !369
	%169 = sub i64 %168, 9, !dbg !369
	%170 = mul i64 %p6, 2, !dbg !369
	%171 = trunc i64 %p10 to i32, !dbg !369
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !369
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !369
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !369
	%175 = icmp ne i64 %p4, %p6, !dbg !369
	%176 = icmp uge i64 %p10, %167, !dbg !369
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !369
	%178 = icmp ugt i64 %169, 1, !dbg !369
	%179 = or i1 %175, %176, !dbg !369
	%180 = or i1 %179, %177, !dbg !369
	%181 = or i1 %180, %178, !dbg !369
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !369, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !369
	%183 = bitcast i16* %173 to i8*, !dbg !369
	%184 = bitcast i64* %174 to i8*, !dbg !369
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !369
	br label %b41, !dbg !369

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !370
	br i1 %185, label %b29, label %b41, !dbg !370

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !373
	br i1 %186, label %b30, label %b31, !dbg !373

b30:
	%187 = sext i32 %14 to i64, !dbg !374
	%188 = mul i64 %p6, 2, !dbg !374
	%189 = trunc i64 %p10 to i32, !dbg !374
	%190 = mul i32 %6, %7, !dbg !374
	%191 = icmp ne i64 %p4, %p6, !dbg !374
	%192 = icmp uge i64 %p10, %187, !dbg !374
	%193 = or i1 %191, %192, !dbg !374
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !374, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374, !range !56
	%195 = mul i32 %190, %194, !dbg !374
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !374
	%197 = sext i32 %196 to i64, !dbg !374
	%198 = icmp ult i64 %p10, %197, !dbg !374
	%199 = trunc i64 %p10 to i32, !dbg !374
	%200 = select i1 %198, i32 %199, i32 0, !dbg !374
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !374
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !374
	%203 = sext i32 %202 to i64, !dbg !374
	%204 = sext i32 %195 to i64, !dbg !374
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !374
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !374
	%207 = icmp ne i64 %203, %204, !dbg !374
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !374, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !374
	%209 = bitcast i16* %206 to i8*, !dbg !374
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !374
	br label %b41, !dbg !374

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !375
	br i1 %210, label %b32, label %b33, !dbg !375

b32:
	%211 = sext i32 %14 to i64, !dbg !376
	%212 = mul i64 %p6, 2, !dbg !376
	%213 = trunc i64 %p10 to i32, !dbg !376
	%214 = mul i32 %6, %7, !dbg !376
	%215 = icmp ne i64 %p4, %p6, !dbg !376
	%216 = icmp uge i64 %p10, %211, !dbg !376
	%217 = or i1 %215, %216, !dbg !376
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !376, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !376, !range !56
	%219 = mul i32 %214, %218, !dbg !376
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !376
	%221 = sext i32 %220 to i64, !dbg !376
	%222 = icmp ult i64 %p10, %221, !dbg !376
	%223 = trunc i64 %p10 to i32, !dbg !376
	%224 = select i1 %222, i32 %223, i32 0, !dbg !376
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !376
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !376
	%227 = sext i32 %226 to i64, !dbg !376
	%228 = sext i32 %219 to i64, !dbg !376
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !376
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !376
	%231 = icmp ne i64 %227, %228, !dbg !376
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !376, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !376
	%233 = bitcast i16* %230 to i8*, !dbg !376
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !376
	br label %b41, !dbg !376

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !377
	br i1 %234, label %b34, label %b35, !dbg !377

b34:
	%235 = sext i32 %14 to i64, !dbg !378
	%236 = mul i64 %p6, 2, !dbg !378
	%237 = trunc i64 %p10 to i32, !dbg !378
	%238 = mul i32 %6, %7, !dbg !378
	%239 = icmp ne i64 %p4, %p6, !dbg !378
	%240 = icmp uge i64 %p10, %235, !dbg !378
	%241 = or i1 %239, %240, !dbg !378
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !378, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !378, !range !56
	%243 = mul i32 %238, %242, !dbg !378
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !378
	%245 = sext i32 %244 to i64, !dbg !378
	%246 = sext i32 %243 to i64, !dbg !378
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !378
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !378
	%249 = icmp ne i64 %245, %246, !dbg !378
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !378, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !378
	%251 = bitcast i16* %248 to i8*, !dbg !378
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !378
	br label %b41, !dbg !378

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !379
	br i1 %252, label %b36, label %b37, !dbg !379

b36:
	%253 = sext i32 %14 to i64, !dbg !380
	%254 = mul i64 %p6, 2, !dbg !380
	%255 = trunc i64 %p10 to i32, !dbg !380
	%256 = mul i32 %6, %7, !dbg !380
	%257 = icmp ne i64 %p4, %p6, !dbg !380
	%258 = icmp uge i64 %p10, %253, !dbg !380
	%259 = or i1 %257, %258, !dbg !380
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !380, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !56
	%261 = mul i32 %256, %260, !dbg !380
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !380
	%263 = sext i32 %262 to i64, !dbg !380
	%264 = sext i32 %261 to i64, !dbg !380
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !380
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !380
	%267 = icmp ne i64 %263, %264, !dbg !380
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !380, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !380
	%269 = bitcast i16* %266 to i8*, !dbg !380
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !380
	br label %b41, !dbg !380

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !381
	br i1 %270, label %b38, label %b39, !dbg !381

b38:
	%271 = sext i32 %14 to i64, !dbg !382
	%272 = sext i32 %p9 to i64, !dbg !382
	%273 = sub i64 %272, 9, !dbg !382
	%274 = mul i64 %p6, 2, !dbg !382
	%275 = trunc i64 %p10 to i32, !dbg !382
	%276 = mul i32 %6, %7, !dbg !382
	%277 = icmp ne i64 %p4, %p6, !dbg !382
	%278 = icmp uge i64 %p10, %271, !dbg !382
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !382
	%280 = icmp ugt i64 %273, 1, !dbg !382
	%281 = or i1 %277, %278, !dbg !382
	%282 = or i1 %281, %279, !dbg !382
	%283 = or i1 %282, %280, !dbg !382
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !382, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !56
	%285 = mul i32 %276, %284, !dbg !382
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !382
	%287 = sext i32 %286 to i64, !dbg !382
	%288 = icmp ult i64 %p10, %287, !dbg !382
	%289 = trunc i64 %p10 to i32, !dbg !382
	%290 = select i1 %288, i32 %289, i32 0, !dbg !382
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !382
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !382
	%293 = sext i32 %292 to i64, !dbg !382
	%294 = sext i32 %285 to i64, !dbg !382
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !382
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !382
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !382
	%298 = icmp ne i64 %293, %294, !dbg !382
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !382, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !382
	%300 = bitcast i16* %296 to i8*, !dbg !382
	%301 = bitcast i64* %297 to i8*, !dbg !382
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !382
	br label %b41, !dbg !382

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !383
	br i1 %302, label %b40, label %b41, !dbg !383

b40:
	%303 = sext i32 %14 to i64, !dbg !384
	%304 = sext i32 %p9 to i64, !dbg !384
	%305 = sub i64 %304, 9, !dbg !384
	%306 = mul i64 %p6, 2, !dbg !384
	%307 = trunc i64 %p10 to i32, !dbg !384
	%308 = mul i32 %6, %7, !dbg !384
	%309 = icmp ne i64 %p4, %p6, !dbg !384
	%310 = icmp uge i64 %p10, %303, !dbg !384
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !384
	%312 = icmp ugt i64 %305, 1, !dbg !384
	%313 = or i1 %309, %310, !dbg !384
	%314 = or i1 %313, %311, !dbg !384
	%315 = or i1 %314, %312, !dbg !384
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !384, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384, !range !56
	%317 = mul i32 %308, %316, !dbg !384
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !384
	%319 = sext i32 %318 to i64, !dbg !384
	%320 = icmp ult i64 %p10, %319, !dbg !384
	%321 = trunc i64 %p10 to i32, !dbg !384
	%322 = select i1 %320, i32 %321, i32 0, !dbg !384
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !384
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !384
	%325 = sext i32 %324 to i64, !dbg !384
	%326 = sext i32 %317 to i64, !dbg !384
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !384
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !384
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !384
	%330 = icmp ne i64 %325, %326, !dbg !384
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !384, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !384
	%332 = bitcast i16* %328 to i8*, !dbg !384
	%333 = bitcast i64* %329 to i8*, !dbg !384
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !384
	br label %b41, !dbg !384

b41:
	ret void, !dbg !335

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !340
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !340

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !340
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !340
	ret void, !dbg !340

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !340
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !340
	ret void, !dbg !340

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !344
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !344

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !344
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !344
	ret void, !dbg !344

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !344
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !344
	ret void, !dbg !344

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !346
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !346

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !346
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !346
	ret void, !dbg !346

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !346
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !346
	ret void, !dbg !346

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !348
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !348

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !348
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !348
	ret void, !dbg !348

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !348
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !348
	ret void, !dbg !348

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !350
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !350

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !350
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !350
	ret void, !dbg !350

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !350
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !350

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !350
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !350
	ret void, !dbg !350

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !350
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !350

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !350
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !350
	ret void, !dbg !350

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !350
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !350
	ret void, !dbg !350

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !352
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !352

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !352
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !352
	ret void, !dbg !352

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !352
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !352

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !352
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !352
	ret void, !dbg !352

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !352
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !352

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !352
	ret void, !dbg !352

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !352
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !352
	ret void, !dbg !352

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !359
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !359

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !359
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !359
	ret void, !dbg !359

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !359
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !359
	ret void, !dbg !359

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !361
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !361

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !361
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !361
	ret void, !dbg !361

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !361
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !361
	ret void, !dbg !361

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !363
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !363

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !363
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !363
	ret void, !dbg !363

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !363
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !363
	ret void, !dbg !363

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !365
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !365

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !365
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !365
	ret void, !dbg !365

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !365
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !365
	ret void, !dbg !365

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !367
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !367

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !367
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !367
	ret void, !dbg !367

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !367
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !367

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !367
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !367
	ret void, !dbg !367

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !367
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !367

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !367
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !367
	ret void, !dbg !367

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !367
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !367
	ret void, !dbg !367

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !369
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !369

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !369
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !369
	ret void, !dbg !369

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !369
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !369

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !369
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !369
	ret void, !dbg !369

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !369
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !369

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !369
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !369
	ret void, !dbg !369

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !369
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !369
	ret void, !dbg !369

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !374
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !374

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !374
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !374
	ret void, !dbg !374

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !374
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !374
	ret void, !dbg !374

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %203, i64 %204), !dbg !374
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !374
	ret void, !dbg !374

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !376
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !376

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !376
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !376
	ret void, !dbg !376

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !376
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !376
	ret void, !dbg !376

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %227, i64 %228), !dbg !376
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !376
	ret void, !dbg !376

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !378
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !378

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !378
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !378
	ret void, !dbg !378

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !378
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !378
	ret void, !dbg !378

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %245, i64 %246), !dbg !378
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !378
	ret void, !dbg !378

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !380
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !380

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !380
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !380
	ret void, !dbg !380

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !380
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !380
	ret void, !dbg !380

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %263, i64 %264), !dbg !380
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !380
	ret void, !dbg !380

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !382
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !382

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !382
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !382
	ret void, !dbg !382

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !382
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !382

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !382
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !382
	ret void, !dbg !382

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !382
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !382

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !382
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !382
	ret void, !dbg !382

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !382
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !382
	ret void, !dbg !382

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %293, i64 %294), !dbg !382
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !382
	ret void, !dbg !382

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !384
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !384

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !384
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !384
	ret void, !dbg !384

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !384
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !384

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !384
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !384
	ret void, !dbg !384

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !384
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !384

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !384
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !384
	ret void, !dbg !384

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !384
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !384
	ret void, !dbg !384

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %325, i64 %326), !dbg !384
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !384
	ret void, !dbg !384
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32* %p3, i64 %p4, i32* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !385 {
entry:
	br label %b0, !dbg !386

b0:
	%0 = addrspacecast i32* %p3 to i32 addrspace(1)*, !dbg !386
	%1 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !386
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !386
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !14
	%8 = mul i32 %7, %5, !dbg !389
	%9 = add i32 %4, %8, !dbg !389
	%10 = mul i32 %6, %9, !dbg !389
	%11 = add i32 %3, %10, !dbg !389
	%12 = sext i32 %11 to i64, !dbg !389
	%13 = icmp eq i64 %p1, 0, !dbg !390
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !393
	br i1 %13, label %b1, label %b14, !dbg !390

b1:
	%15 = icmp eq i64 %12, 0, !dbg !394
	br i1 %15, label %b2, label %b14, !dbg !394

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !395
	br i1 %16, label %b3, label %b4, !dbg !395

b3:
	%17 = sext i32 %14 to i64, !dbg !393
	%18 = mul i64 %p6, 4, !dbg !393
	%19 = trunc i64 %p10 to i32, !dbg !393
	%20 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !393
	%21 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !393
	%22 = icmp ne i64 %p4, %p6, !dbg !393
	%23 = icmp uge i64 %p10, %17, !dbg !393
	%24 = or i1 %22, %23, !dbg !393
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !393, !prof !21

b3_ok1:
	%25 = bitcast i32* %20 to i8*, !dbg !393
	%26 = bitcast i32* %21 to i8*, !dbg !393
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !393
	br label %b41, !dbg !393

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !396
	br i1 %27, label %b5, label %b6, !dbg !396

b5:
	%28 = sext i32 %14 to i64, !dbg !397
	%29 = mul i64 %p6, 4, !dbg !397
	%30 = trunc i64 %p10 to i32, !dbg !397
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !397
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !397
	%33 = icmp ne i64 %p4, %p6, !dbg !397
	%34 = icmp uge i64 %p10, %28, !dbg !397
	%35 = or i1 %33, %34, !dbg !397
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !397, !prof !21

b5_ok1:
	%36 = bitcast i32* %31 to i8*, !dbg !397
	%37 = bitcast i32* %32 to i8*, !dbg !397
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !397
	br label %b41, !dbg !397

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !398
	br i1 %38, label %b7, label %b8, !dbg !398

b7:
	%39 = sext i32 %14 to i64, !dbg !399
	%40 = mul i64 %p6, 4, !dbg !399
	%41 = trunc i64 %p10 to i32, !dbg !399
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !399
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !399
	%44 = icmp ne i64 %p4, %p6, !dbg !399
	%45 = icmp uge i64 %p10, %39, !dbg !399
	%46 = or i1 %44, %45, !dbg !399
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !399, !prof !21

b7_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !399
	%48 = bitcast i32* %43 to i8*, !dbg !399
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !399
	br label %b41, !dbg !399

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !400
	br i1 %49, label %b9, label %b10, !dbg !400

b9:
	%50 = sext i32 %14 to i64, !dbg !401
	%51 = mul i64 %p6, 4, !dbg !401
	%52 = trunc i64 %p10 to i32, !dbg !401
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !401
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !401
	%55 = icmp ne i64 %p4, %p6, !dbg !401
	%56 = icmp uge i64 %p10, %50, !dbg !401
	%57 = or i1 %55, %56, !dbg !401
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !401, !prof !21

b9_ok1:
	%58 = bitcast i32* %53 to i8*, !dbg !401
	%59 = bitcast i32* %54 to i8*, !dbg !401
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !401
	br label %b41, !dbg !401

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !402
	br i1 %60, label %b11, label %b12, !dbg !402

b11:
	%61 = sext i32 %14 to i64, !dbg !403
	%62 = sext i32 %p9 to i64, !dbg !403
	%63 = sub i64 %62, 9, !dbg !403
	%64 = mul i64 %p6, 4, !dbg !403
	%65 = trunc i64 %p10 to i32, !dbg !403
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !403
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !403
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !403
	%69 = icmp ne i64 %p4, %p6, !dbg !403
	%70 = icmp uge i64 %p10, %61, !dbg !403
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !403
	%72 = icmp ugt i64 %63, 1, !dbg !403
	%73 = or i1 %69, %70, !dbg !403
	%74 = or i1 %73, %71, !dbg !403
	%75 = or i1 %74, %72, !dbg !403
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !403, !prof !21

b11_ok1:
	%76 = bitcast i32* %66 to i8*, !dbg !403
	%77 = bitcast i32* %67 to i8*, !dbg !403
	%78 = bitcast i64* %68 to i8*, !dbg !403
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !403
	br label %b41, !dbg !403

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !404
	br i1 %79, label %b13, label %b41, !dbg !404

b13:
	%80 = sext i32 %14 to i64, !dbg !405
	%81 = sext i32 %p9 to i64, !dbg !405
	%82 = sub i64 %81, 9, !dbg !405
	%83 = mul i64 %p6, 4, !dbg !405
	%84 = trunc i64 %p10 to i32, !dbg !405
	%85 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !405
	%86 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !405
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !405
	%88 = icmp ne i64 %p4, %p6, !dbg !405
	%89 = icmp uge i64 %p10, %80, !dbg !405
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !405
	%91 = icmp ugt i64 %82, 1, !dbg !405
	%92 = or i1 %88, %89, !dbg !405
	%93 = or i1 %92, %90, !dbg !405
	%94 = or i1 %93, %91, !dbg !405
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !405, !prof !21

b13_ok1:
	%95 = bitcast i32* %85 to i8*, !dbg !405
	%96 = bitcast i32* %86 to i8*, !dbg !405
	%97 = bitcast i64* %87 to i8*, !dbg !405
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !405
	br label %b41, !dbg !405

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !406
	br i1 %98, label %b15, label %b28, !dbg !406

b15:
	%99 = trunc i64 %12 to i32, !dbg !407
	%100 = udiv i32 %99, 32, !dbg !407
	%101 = zext i32 %100 to i64, !dbg !407
	%102 = icmp eq i64 %101, %p2, !dbg !408
	br i1 %102, label %b16, label %b28, !dbg !408

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !411
	br i1 %103, label %b17, label %b18, !dbg !411

b17:
	%104 = sext i32 %14 to i64, !dbg !412
	%105 = mul i64 %p6, 4, !dbg !412
	%106 = trunc i64 %p10 to i32, !dbg !412
	%107 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !412
	%108 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !412
	%109 = icmp ne i64 %p4, %p6, !dbg !412
	%110 = icmp uge i64 %p10, %104, !dbg !412
	%111 = or i1 %109, %110, !dbg !412
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !412, !prof !21

b17_ok1:
	%112 = bitcast i32* %107 to i8*, !dbg !412
	%113 = bitcast i32* %108 to i8*, !dbg !412
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !412
	br label %b41, !dbg !412

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !413
	br i1 %114, label %b19, label %b20, !dbg !413

b19:
	%115 = sext i32 %14 to i64, !dbg !414
	%116 = mul i64 %p6, 4, !dbg !414
	%117 = trunc i64 %p10 to i32, !dbg !414
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !414
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !414
	%120 = icmp ne i64 %p4, %p6, !dbg !414
	%121 = icmp uge i64 %p10, %115, !dbg !414
	%122 = or i1 %120, %121, !dbg !414
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !414, !prof !21

b19_ok1:
	%123 = bitcast i32* %118 to i8*, !dbg !414
	%124 = bitcast i32* %119 to i8*, !dbg !414
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !414
	br label %b41, !dbg !414

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !415
	br i1 %125, label %b21, label %b22, !dbg !415

b21:
	%126 = sext i32 %14 to i64, !dbg !416
	%127 = mul i64 %p6, 4, !dbg !416
	%128 = trunc i64 %p10 to i32, !dbg !416
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !416
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !416
	%131 = icmp ne i64 %p4, %p6, !dbg !416
	%132 = icmp uge i64 %p10, %126, !dbg !416
	%133 = or i1 %131, %132, !dbg !416
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !416, !prof !21

b21_ok1:
	%134 = bitcast i32* %129 to i8*, !dbg !416
	%135 = bitcast i32* %130 to i8*, !dbg !416
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !416
	br label %b41, !dbg !416

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !417
	br i1 %136, label %b23, label %b24, !dbg !417

b23:
	%137 = sext i32 %14 to i64, !dbg !418
	%138 = mul i64 %p6, 4, !dbg !418
	%139 = trunc i64 %p10 to i32, !dbg !418
	%140 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !418
	%141 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !418
	%142 = icmp ne i64 %p4, %p6, !dbg !418
	%143 = icmp uge i64 %p10, %137, !dbg !418
	%144 = or i1 %142, %143, !dbg !418
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !418, !prof !21

b23_ok1:
	%145 = bitcast i32* %140 to i8*, !dbg !418
	%146 = bitcast i32* %141 to i8*, !dbg !418
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !418
	br label %b41, !dbg !418

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !419
	br i1 %147, label %b25, label %b26, !dbg !419

b25:
	%148 = sext i32 %14 to i64, !dbg !420
	%149 = sext i32 %p9 to i64, !dbg !420
	%150 = sub i64 %149, 9, !dbg !420
	%151 = mul i64 %p6, 4, !dbg !420
	%152 = trunc i64 %p10 to i32, !dbg !420
	%153 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !420
	%154 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !420
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !420
	%156 = icmp ne i64 %p4, %p6, !dbg !420
	%157 = icmp uge i64 %p10, %148, !dbg !420
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !420
	%159 = icmp ugt i64 %150, 1, !dbg !420
	%160 = or i1 %156, %157, !dbg !420
	%161 = or i1 %160, %158, !dbg !420
	%162 = or i1 %161, %159, !dbg !420
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !420, !prof !21

b25_ok1:
	%163 = bitcast i32* %153 to i8*, !dbg !420
	%164 = bitcast i32* %154 to i8*, !dbg !420
	%165 = bitcast i64* %155 to i8*, !dbg !420
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !420
	br label %b41, !dbg !420

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !421
	br i1 %166, label %b27, label %b41, !dbg !421

b27:
	%167 = sext i32 %14 to i64, !dbg !422
	%168 = sext i32 %p9 to i64, !dbg !422
	%169 = sub i64 %168, 9, !dbg !422
	%170 = mul i64 %p6, 4, !dbg !422
	%171 = trunc i64 %p10 to i32, !dbg !422
	%172 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !422
	%173 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !422
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !422
	%175 = icmp ne i64 %p4, %p6, !dbg !422
	%176 = icmp uge i64 %p10, %167, !dbg !422
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !422
	%178 = icmp ugt i64 %169, 1, !dbg !422
	%179 = or i1 %175, %176, !dbg !422
	%180 = or i1 %179, %177, !dbg !422
	%181 = or i1 %180, %178, !dbg !422
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !422, !prof !21

b27_ok1:
	%182 = bitcast i32* %172 to i8*, !dbg !422
	%183 = bitcast i32* %173 to i8*, !dbg !422
	%184 = bitcast i64* %174 to i8*, !dbg !422
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !422
	br label %b41, !dbg !422

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !423
	br i1 %185, label %b29, label %b41, !dbg !423

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !426
	br i1 %186, label %b30, label %b31, !dbg !426

b30:
	%187 = sext i32 %14 to i64, !dbg !427
	%188 = mul i64 %p6, 4, !dbg !427
	%189 = trunc i64 %p10 to i32, !dbg !427
	%190 = mul i32 %6, %7, !dbg !427
	%191 = icmp ne i64 %p4, %p6, !dbg !427
	%192 = icmp uge i64 %p10, %187, !dbg !427
	%193 = or i1 %191, %192, !dbg !427
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !427, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !427, !range !56
	%195 = mul i32 %190, %194, !dbg !427
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%197 = sext i32 %196 to i64, !dbg !427
	%198 = icmp ult i64 %p10, %197, !dbg !427
	%199 = trunc i64 %p10 to i32, !dbg !427
	%200 = select i1 %198, i32 %199, i32 0, !dbg !427
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !427
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !427
	%203 = sext i32 %202 to i64, !dbg !427
	%204 = sext i32 %195 to i64, !dbg !427
	%205 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !427
	%206 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !427
	%207 = icmp ne i64 %203, %204, !dbg !427
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !427, !prof !21

b30_ok3:
	%208 = bitcast i32* %205 to i8*, !dbg !427
	%209 = bitcast i32* %206 to i8*, !dbg !427
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !427
	br label %b41, !dbg !427

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !428
	br i1 %210, label %b32, label %b33, !dbg !428

b32:
	%211 = sext i32 %14 to i64, !dbg !429
	%212 = mul i64 %p6, 4, !dbg !429
	%213 = trunc i64 %p10 to i32, !dbg !429
	%214 = mul i32 %6, %7, !dbg !429
	%215 = icmp ne i64 %p4, %p6, !dbg !429
	%216 = icmp uge i64 %p10, %211, !dbg !429
	%217 = or i1 %215, %216, !dbg !429
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !429, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !56
	%219 = mul i32 %214, %218, !dbg !429
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !429
	%221 = sext i32 %220 to i64, !dbg !429
	%222 = icmp ult i64 %p10, %221, !dbg !429
	%223 = trunc i64 %p10 to i32, !dbg !429
	%224 = select i1 %222, i32 %223, i32 0, !dbg !429
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !429
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !429
	%227 = sext i32 %226 to i64, !dbg !429
	%228 = sext i32 %219 to i64, !dbg !429
	%229 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !429
	%230 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !429
	%231 = icmp ne i64 %227, %228, !dbg !429
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !429, !prof !21

b32_ok3:
	%232 = bitcast i32* %229 to i8*, !dbg !429
	%233 = bitcast i32* %230 to i8*, !dbg !429
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !429
	br label %b41, !dbg !429

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !430
	br i1 %234, label %b34, label %b35, !dbg !430

b34:
	%235 = sext i32 %14 to i64, !dbg !431
	%236 = mul i64 %p6, 4, !dbg !431
	%237 = trunc i64 %p10 to i32, !dbg !431
	%238 = mul i32 %6, %7, !dbg !431
	%239 = icmp ne i64 %p4, %p6, !dbg !431
	%240 = icmp uge i64 %p10, %235, !dbg !431
	%241 = or i1 %239, %240, !dbg !431
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !431, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !56
	%243 = mul i32 %238, %242, !dbg !431
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !431
	%245 = sext i32 %244 to i64, !dbg !431
	%246 = sext i32 %243 to i64, !dbg !431
	%247 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !431
	%248 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !431
	%249 = icmp ne i64 %245, %246, !dbg !431
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !431, !prof !21

b34_ok3:
	%250 = bitcast i32* %247 to i8*, !dbg !431
	%251 = bitcast i32* %248 to i8*, !dbg !431
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !431
	br label %b41, !dbg !431

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !432
	br i1 %252, label %b36, label %b37, !dbg !432

b36:
	%253 = sext i32 %14 to i64, !dbg !433
	%254 = mul i64 %p6, 4, !dbg !433
	%255 = trunc i64 %p10 to i32, !dbg !433
	%256 = mul i32 %6, %7, !dbg !433
	%257 = icmp ne i64 %p4, %p6, !dbg !433
	%258 = icmp uge i64 %p10, %253, !dbg !433
	%259 = or i1 %257, %258, !dbg !433
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !433, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !56
	%261 = mul i32 %256, %260, !dbg !433
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !433
	%263 = sext i32 %262 to i64, !dbg !433
	%264 = sext i32 %261 to i64, !dbg !433
	%265 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !433
	%266 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !433
	%267 = icmp ne i64 %263, %264, !dbg !433
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !433, !prof !21

b36_ok3:
	%268 = bitcast i32* %265 to i8*, !dbg !433
	%269 = bitcast i32* %266 to i8*, !dbg !433
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !433
	br label %b41, !dbg !433

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !434
	br i1 %270, label %b38, label %b39, !dbg !434

b38:
	%271 = sext i32 %14 to i64, !dbg !435
	%272 = sext i32 %p9 to i64, !dbg !435
	%273 = sub i64 %272, 9, !dbg !435
	%274 = mul i64 %p6, 4, !dbg !435
	%275 = trunc i64 %p10 to i32, !dbg !435
	%276 = mul i32 %6, %7, !dbg !435
	%277 = icmp ne i64 %p4, %p6, !dbg !435
	%278 = icmp uge i64 %p10, %271, !dbg !435
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !435
	%280 = icmp ugt i64 %273, 1, !dbg !435
	%281 = or i1 %277, %278, !dbg !435
	%282 = or i1 %281, %279, !dbg !435
	%283 = or i1 %282, %280, !dbg !435
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !435, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !435, !range !56
	%285 = mul i32 %276, %284, !dbg !435
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !435
	%287 = sext i32 %286 to i64, !dbg !435
	%288 = icmp ult i64 %p10, %287, !dbg !435
	%289 = trunc i64 %p10 to i32, !dbg !435
	%290 = select i1 %288, i32 %289, i32 0, !dbg !435
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !435
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !435
	%293 = sext i32 %292 to i64, !dbg !435
	%294 = sext i32 %285 to i64, !dbg !435
	%295 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !435
	%296 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !435
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !435
	%298 = icmp ne i64 %293, %294, !dbg !435
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !435, !prof !21

b38_ok5:
	%299 = bitcast i32* %295 to i8*, !dbg !435
	%300 = bitcast i32* %296 to i8*, !dbg !435
	%301 = bitcast i64* %297 to i8*, !dbg !435
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !435
	br label %b41, !dbg !435

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !436
	br i1 %302, label %b40, label %b41, !dbg !436

b40:
	%303 = sext i32 %14 to i64, !dbg !437
	%304 = sext i32 %p9 to i64, !dbg !437
	%305 = sub i64 %304, 9, !dbg !437
	%306 = mul i64 %p6, 4, !dbg !437
	%307 = trunc i64 %p10 to i32, !dbg !437
	%308 = mul i32 %6, %7, !dbg !437
	%309 = icmp ne i64 %p4, %p6, !dbg !437
	%310 = icmp uge i64 %p10, %303, !dbg !437
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !437
	%312 = icmp ugt i64 %305, 1, !dbg !437
	%313 = or i1 %309, %310, !dbg !437
	%314 = or i1 %313, %311, !dbg !437
	%315 = or i1 %314, %312, !dbg !437
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !437, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !56
	%317 = mul i32 %308, %316, !dbg !437
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !437
	%319 = sext i32 %318 to i64, !dbg !437
	%320 = icmp ult i64 %p10, %319, !dbg !437
	%321 = trunc i64 %p10 to i32, !dbg !437
	%322 = select i1 %320, i32 %321, i32 0, !dbg !437
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !437
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !437
	%325 = sext i32 %324 to i64, !dbg !437
	%326 = sext i32 %317 to i64, !dbg !437
	%327 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !437
	%328 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !437
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !437
	%330 = icmp ne i64 %325, %326, !dbg !437
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !437, !prof !21

b40_ok5:
	%331 = bitcast i32* %327 to i8*, !dbg !437
	%332 = bitcast i32* %328 to i8*, !dbg !437
	%333 = bitcast i64* %329 to i8*, !dbg !437
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !437
	br label %b41, !dbg !437

b41:
	ret void, !dbg !388

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !393
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !393

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !393
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !393
	ret void, !dbg !393

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !393
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !393
	ret void, !dbg !393

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !397
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !397

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !397
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !397
	ret void, !dbg !397

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !397
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !397
	ret void, !dbg !397

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !399
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !399

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !399
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !399
	ret void, !dbg !399

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !399
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !399
	ret void, !dbg !399

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !401
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !401

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !401
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !401
	ret void, !dbg !401

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !401
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !401
	ret void, !dbg !401

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !403
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !403

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !403
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !403
	ret void, !dbg !403

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !403
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !403

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !403
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !403
	ret void, !dbg !403

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !403
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !403

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !403
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !403
	ret void, !dbg !403

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !403
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !403
	ret void, !dbg !403

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !405
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !405

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !405
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !405
	ret void, !dbg !405

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !405
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !405

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !405
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !405
	ret void, !dbg !405

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !405
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !405

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !405
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !405
	ret void, !dbg !405

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !405
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !405
	ret void, !dbg !405

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !412
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !412

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !412
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !412
	ret void, !dbg !412

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !412
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !412
	ret void, !dbg !412

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !414
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !414

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !414
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !414
	ret void, !dbg !414

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !414
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !414
	ret void, !dbg !414

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !416
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !416

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !416
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !416
	ret void, !dbg !416

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !416
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !416
	ret void, !dbg !416

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !418
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !418

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !418
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !418
	ret void, !dbg !418

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !418
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !418
	ret void, !dbg !418

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !420
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !420

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !420
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !420
	ret void, !dbg !420

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !420
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !420

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !420
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !420
	ret void, !dbg !420

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !420
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !420

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !420
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !420
	ret void, !dbg !420

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !420
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !420
	ret void, !dbg !420

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !422
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !422

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !422
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !422
	ret void, !dbg !422

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !422
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !422

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !422
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !422
	ret void, !dbg !422

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !422
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !422

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !422
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !422
	ret void, !dbg !422

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !422
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !422
	ret void, !dbg !422

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !427
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !427

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !427
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !427
	ret void, !dbg !427

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !427
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !427
	ret void, !dbg !427

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %203, i64 %204), !dbg !427
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !427
	ret void, !dbg !427

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !429
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !429

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !429
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !429
	ret void, !dbg !429

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !429
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !429
	ret void, !dbg !429

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %227, i64 %228), !dbg !429
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !429
	ret void, !dbg !429

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !431
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !431

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !431
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !431
	ret void, !dbg !431

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !431
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !431
	ret void, !dbg !431

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %245, i64 %246), !dbg !431
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !431
	ret void, !dbg !431

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !433
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !433

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !433
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !433
	ret void, !dbg !433

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !433
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !433
	ret void, !dbg !433

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %263, i64 %264), !dbg !433
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !433
	ret void, !dbg !433

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !435
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !435

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !435
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !435
	ret void, !dbg !435

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !435
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !435

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !435
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !435
	ret void, !dbg !435

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !435
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !435

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !435
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !435
	ret void, !dbg !435

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !435
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !435
	ret void, !dbg !435

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %293, i64 %294), !dbg !435
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !435
	ret void, !dbg !435

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !437
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !437

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !437
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !437
	ret void, !dbg !437

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !437
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !437

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !437
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !437
	ret void, !dbg !437

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !437
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !437

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !437
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !437
	ret void, !dbg !437

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !437
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !437
	ret void, !dbg !437

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %325, i64 %326), !dbg !437
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !437
	ret void, !dbg !437
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !438 {
entry:
	br label %b0, !dbg !439

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !439
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !439
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !439
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !442, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !442, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !442, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !442, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !442, !range !14
	%8 = mul i32 %7, %5, !dbg !442
	%9 = add i32 %4, %8, !dbg !442
	%10 = mul i32 %6, %9, !dbg !442
	%11 = add i32 %3, %10, !dbg !442
	%12 = sext i32 %11 to i64, !dbg !442
	%13 = icmp eq i64 %p1, 0, !dbg !443
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !446
	br i1 %13, label %b1, label %b14, !dbg !443

b1:
	%15 = icmp eq i64 %12, 0, !dbg !447
	br i1 %15, label %b2, label %b14, !dbg !447

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !448
	br i1 %16, label %b3, label %b4, !dbg !448

b3:
	%17 = sext i32 %14 to i64, !dbg !446
	%18 = mul i64 %p6, 8, !dbg !446
	%19 = trunc i64 %p10 to i32, !dbg !446
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !446
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !446
	%22 = icmp ne i64 %p4, %p6, !dbg !446
	%23 = icmp uge i64 %p10, %17, !dbg !446
	%24 = or i1 %22, %23, !dbg !446
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !446, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !446
	%26 = bitcast i64* %21 to i8*, !dbg !446
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !446
	br label %b41, !dbg !446

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !449
	br i1 %27, label %b5, label %b6, !dbg !449

b5:
	%28 = sext i32 %14 to i64, !dbg !450
	%29 = mul i64 %p6, 8, !dbg !450
	%30 = trunc i64 %p10 to i32, !dbg !450
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !450
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !450
	%33 = icmp ne i64 %p4, %p6, !dbg !450
	%34 = icmp uge i64 %p10, %28, !dbg !450
	%35 = or i1 %33, %34, !dbg !450
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !450, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !450
	%37 = bitcast i64* %32 to i8*, !dbg !450
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !450
	br label %b41, !dbg !450

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !451
	br i1 %38, label %b7, label %b8, !dbg !451

b7:
	%39 = sext i32 %14 to i64, !dbg !452
	%40 = mul i64 %p6, 8, !dbg !452
	%41 = trunc i64 %p10 to i32, !dbg !452
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !452
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !452
	%44 = icmp ne i64 %p4, %p6, !dbg !452
	%45 = icmp uge i64 %p10, %39, !dbg !452
	%46 = or i1 %44, %45, !dbg !452
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !452, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !452
	%48 = bitcast i64* %43 to i8*, !dbg !452
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !452
	br label %b41, !dbg !452

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !453
	br i1 %49, label %b9, label %b10, !dbg !453

b9:
	%50 = sext i32 %14 to i64, !dbg !454
	%51 = mul i64 %p6, 8, !dbg !454
	%52 = trunc i64 %p10 to i32, !dbg !454
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !454
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !454
	%55 = icmp ne i64 %p4, %p6, !dbg !454
	%56 = icmp uge i64 %p10, %50, !dbg !454
	%57 = or i1 %55, %56, !dbg !454
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !454, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !454
	%59 = bitcast i64* %54 to i8*, !dbg !454
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !454
	br label %b41, !dbg !454

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !455
	br i1 %60, label %b11, label %b12, !dbg !455

b11:
	%61 = sext i32 %14 to i64, !dbg !456
	%62 = sext i32 %p9 to i64, !dbg !456
	%63 = sub i64 %62, 9, !dbg !456
	%64 = mul i64 %p6, 8, !dbg !456
	%65 = trunc i64 %p10 to i32, !dbg !456
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !456
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !456
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !456
	%69 = icmp ne i64 %p4, %p6, !dbg !456
	%70 = icmp uge i64 %p10, %61, !dbg !456
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !456
	%72 = icmp ugt i64 %63, 1, !dbg !456
	%73 = or i1 %69, %70, !dbg !456
	%74 = or i1 %73, %71, !dbg !456
	%75 = or i1 %74, %72, !dbg !456
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !456, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !456
	%77 = bitcast i64* %67 to i8*, !dbg !456
	%78 = bitcast i64* %68 to i8*, !dbg !456
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !456
	br label %b41, !dbg !456

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !457
	br i1 %79, label %b13, label %b41, !dbg !457

b13:
	%80 = sext i32 %14 to i64, !dbg !458
	%81 = sext i32 %p9 to i64, !dbg !458
	%82 = sub i64 %81, 9, !dbg !458
	%83 = mul i64 %p6, 8, !dbg !458
	%84 = trunc i64 %p10 to i32, !dbg !458
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !458
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !458
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !458
	%88 = icmp ne i64 %p4, %p6, !dbg !458
	%89 = icmp uge i64 %p10, %80, !dbg !458
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !458
	%91 = icmp ugt i64 %82, 1, !dbg !458
	%92 = or i1 %88, %89, !dbg !458
	%93 = or i1 %92, %90, !dbg !458
	%94 = or i1 %93, %91, !dbg !458
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !458, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !458
	%96 = bitcast i64* %86 to i8*, !dbg !458
	%97 = bitcast i64* %87 to i8*, !dbg !458
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !458
	br label %b41, !dbg !458

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !459
	br i1 %98, label %b15, label %b28, !dbg !459

b15:
	%99 = trunc i64 %12 to i32, !dbg !460
	%100 = udiv i32 %99, 32, !dbg !460
	%101 = zext i32 %100 to i64, !dbg !460
	%102 = icmp eq i64 %101, %p2, !dbg !461
	br i1 %102, label %b16, label %b28, !dbg !461

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !464
	br i1 %103, label %b17, label %b18, !dbg !464

b17:
	%104 = sext i32 %14 to i64, !dbg !465
	%105 = mul i64 %p6, 8, !dbg !465
	%106 = trunc i64 %p10 to i32, !dbg !465
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !465
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !465
	%109 = icmp ne i64 %p4, %p6, !dbg !465
	%110 = icmp uge i64 %p10, %104, !dbg !465
	%111 = or i1 %109, %110, !dbg !465
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !465, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !465
	%113 = bitcast i64* %108 to i8*, !dbg !465
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !465
	br label %b41, !dbg !465

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !466
	br i1 %114, label %b19, label %b20, !dbg !466

b19:
	%115 = sext i32 %14 to i64, !dbg !467
	%116 = mul i64 %p6, 8, !dbg !467
	%117 = trunc i64 %p10 to i32, !dbg !467
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !467
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !467
	%120 = icmp ne i64 %p4, %p6, !dbg !467
	%121 = icmp uge i64 %p10, %115, !dbg !467
	%122 = or i1 %120, %121, !dbg !467
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !467, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !467
	%124 = bitcast i64* %119 to i8*, !dbg !467
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !467
	br label %b41, !dbg !467

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !468
	br i1 %125, label %b21, label %b22, !dbg !468

b21:
	%126 = sext i32 %14 to i64, !dbg !469
	%127 = mul i64 %p6, 8, !dbg !469
	%128 = trunc i64 %p10 to i32, !dbg !469
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !469
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !469
	%131 = icmp ne i64 %p4, %p6, !dbg !469
	%132 = icmp uge i64 %p10, %126, !dbg !469
	%133 = or i1 %131, %132, !dbg !469
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !469, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !469
	%135 = bitcast i64* %130 to i8*, !dbg !469
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !469
	br label %b41, !dbg !469

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !470
	br i1 %136, label %b23, label %b24, !dbg !470

b23:
	%137 = sext i32 %14 to i64, !dbg !471
	%138 = mul i64 %p6, 8, !dbg !471
	%139 = trunc i64 %p10 to i32, !dbg !471
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !471
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !471
	%142 = icmp ne i64 %p4, %p6, !dbg !471
	%143 = icmp uge i64 %p10, %137, !dbg !471
	%144 = or i1 %142, %143, !dbg !471
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !471, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !471
	%146 = bitcast i64* %141 to i8*, !dbg !471
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !471
	br label %b41, !dbg !471

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !472
	br i1 %147, label %b25, label %b26, !dbg !472

b25:
	%148 = sext i32 %14 to i64, !dbg !473
	%149 = sext i32 %p9 to i64, !dbg !473
	%150 = sub i64 %149, 9, !dbg !473
	%151 = mul i64 %p6, 8, !dbg !473
	%152 = trunc i64 %p10 to i32, !dbg !473
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !473
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !473
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !473
	%156 = icmp ne i64 %p4, %p6, !dbg !473
	%157 = icmp uge i64 %p10, %148, !dbg !473
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !473
	%159 = icmp ugt i64 %150, 1, !dbg !473
	%160 = or i1 %156, %157, !dbg !473
	%161 = or i1 %160, %158, !dbg !473
	%162 = or i1 %161, %159, !dbg !473
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !473, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !473
	%164 = bitcast i64* %154 to i8*, !dbg !473
	%165 = bitcast i64* %155 to i8*, !dbg !473
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !473
	br label %b41, !dbg !473

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !474
	br i1 %166, label %b27, label %b41, !dbg !474

b27:
	%167 = sext i32 %14 to i64, !dbg !475
	%168 = sext i32 %p9 to i64, !dbg !475
	%169 = sub i64 %168, 9, !dbg !475
	%170 = mul i64 %p6, 8, !dbg !475
	%171 = trunc i64 %p10 to i32, !dbg !475
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !475
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !475
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !475
	%175 = icmp ne i64 %p4, %p6, !dbg !475
	%176 = icmp uge i64 %p10, %167, !dbg !475
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !475
	%178 = icmp ugt i64 %169, 1, !dbg !475
	%179 = or i1 %175, %176, !dbg !475
	%180 = or i1 %179, %177, !dbg !475
	%181 = or i1 %180, %178, !dbg !475
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !475, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !475
	%183 = bitcast i64* %173 to i8*, !dbg !475
	%184 = bitcast i64* %174 to i8*, !dbg !475
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !475
	br label %b41, !dbg !475

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !476
	br i1 %185, label %b29, label %b41, !dbg !476

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !479
	br i1 %186, label %b30, label %b31, !dbg !479

b30:
	%187 = sext i32 %14 to i64, !dbg !480
	%188 = mul i64 %p6, 8, !dbg !480
	%189 = trunc i64 %p10 to i32, !dbg !480
	%190 = mul i32 %6, %7, !dbg !480
	%191 = icmp ne i64 %p4, %p6, !dbg !480
	%192 = icmp uge i64 %p10, %187, !dbg !480
	%193 = or i1 %191, %192, !dbg !480
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !480, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !480, !range !56
	%195 = mul i32 %190, %194, !dbg !480
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !480
	%197 = sext i32 %196 to i64, !dbg !480
	%198 = icmp ult i64 %p10, %197, !dbg !480
	%199 = trunc i64 %p10 to i32, !dbg !480
	%200 = select i1 %198, i32 %199, i32 0, !dbg !480
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !480
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !480
	%203 = sext i32 %202 to i64, !dbg !480
	%204 = sext i32 %195 to i64, !dbg !480
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !480
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !480
	%207 = icmp ne i64 %203, %204, !dbg !480
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !480, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !480
	%209 = bitcast i64* %206 to i8*, !dbg !480
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !480
	br label %b41, !dbg !480

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !481
	br i1 %210, label %b32, label %b33, !dbg !481

b32:
	%211 = sext i32 %14 to i64, !dbg !482
	%212 = mul i64 %p6, 8, !dbg !482
	%213 = trunc i64 %p10 to i32, !dbg !482
	%214 = mul i32 %6, %7, !dbg !482
	%215 = icmp ne i64 %p4, %p6, !dbg !482
	%216 = icmp uge i64 %p10, %211, !dbg !482
	%217 = or i1 %215, %216, !dbg !482
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !482, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !482, !range !56
	%219 = mul i32 %214, %218, !dbg !482
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !482
	%221 = sext i32 %220 to i64, !dbg !482
	%222 = icmp ult i64 %p10, %221, !dbg !482
	%223 = trunc i64 %p10 to i32, !dbg !482
	%224 = select i1 %222, i32 %223, i32 0, !dbg !482
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !482
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !482
	%227 = sext i32 %226 to i64, !dbg !482
	%228 = sext i32 %219 to i64, !dbg !482
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !482
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !482
	%231 = icmp ne i64 %227, %228, !dbg !482
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !482, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !482
	%233 = bitcast i64* %230 to i8*, !dbg !482
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !482
	br label %b41, !dbg !482

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !483
	br i1 %234, label %b34, label %b35, !dbg !483

b34:
	%235 = sext i32 %14 to i64, !dbg !484
	%236 = mul i64 %p6, 8, !dbg !484
	%237 = trunc i64 %p10 to i32, !dbg !484
	%238 = mul i32 %6, %7, !dbg !484
	%239 = icmp ne i64 %p4, %p6, !dbg !484
	%240 = icmp uge i64 %p10, %235, !dbg !484
	%241 = or i1 %239, %240, !dbg !484
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !484, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !484, !range !56
	%243 = mul i32 %238, %242, !dbg !484
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !484
	%245 = sext i32 %244 to i64, !dbg !484
	%246 = sext i32 %243 to i64, !dbg !484
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !484
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !484
	%249 = icmp ne i64 %245, %246, !dbg !484
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !484, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !484
	%251 = bitcast i64* %248 to i8*, !dbg !484
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !484
	br label %b41, !dbg !484

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !485
	br i1 %252, label %b36, label %b37, !dbg !485

b36:
	%253 = sext i32 %14 to i64, !dbg !486
	%254 = mul i64 %p6, 8, !dbg !486
	%255 = trunc i64 %p10 to i32, !dbg !486
	%256 = mul i32 %6, %7, !dbg !486
	%257 = icmp ne i64 %p4, %p6, !dbg !486
	%258 = icmp uge i64 %p10, %253, !dbg !486
	%259 = or i1 %257, %258, !dbg !486
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !486, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486, !range !56
	%261 = mul i32 %256, %260, !dbg !486
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !486
	%263 = sext i32 %262 to i64, !dbg !486
	%264 = sext i32 %261 to i64, !dbg !486
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !486
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !486
	%267 = icmp ne i64 %263, %264, !dbg !486
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !486, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !486
	%269 = bitcast i64* %266 to i8*, !dbg !486
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !486
	br label %b41, !dbg !486

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !487
	br i1 %270, label %b38, label %b39, !dbg !487

b38:
	%271 = sext i32 %14 to i64, !dbg !488
	%272 = sext i32 %p9 to i64, !dbg !488
	%273 = sub i64 %272, 9, !dbg !488
	%274 = mul i64 %p6, 8, !dbg !488
	%275 = trunc i64 %p10 to i32, !dbg !488
	%276 = mul i32 %6, %7, !dbg !488
	%277 = icmp ne i64 %p4, %p6, !dbg !488
	%278 = icmp uge i64 %p10, %271, !dbg !488
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !488
	%280 = icmp ugt i64 %273, 1, !dbg !488
	%281 = or i1 %277, %278, !dbg !488
	%282 = or i1 %281, %279, !dbg !488
	%283 = or i1 %282, %280, !dbg !488
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !488, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !488, !range !56
	%285 = mul i32 %276, %284, !dbg !488
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !488
	%287 = sext i32 %286 to i64, !dbg !488
	%288 = icmp ult i64 %p10, %287, !dbg !488
	%289 = trunc i64 %p10 to i32, !dbg !488
	%290 = select i1 %288, i32 %289, i32 0, !dbg !488
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !488
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !488
	%293 = sext i32 %292 to i64, !dbg !488
	%294 = sext i32 %285 to i64, !dbg !488
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !488
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !488
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !488
	%298 = icmp ne i64 %293, %294, !dbg !488
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !488, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !488
	%300 = bitcast i64* %296 to i8*, !dbg !488
	%301 = bitcast i64* %297 to i8*, !dbg !488
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !488
	br label %b41, !dbg !488

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !489
	br i1 %302, label %b40, label %b41, !dbg !489

b40:
	%303 = sext i32 %14 to i64, !dbg !490
	%304 = sext i32 %p9 to i64, !dbg !490
	%305 = sub i64 %304, 9, !dbg !490
	%306 = mul i64 %p6, 8, !dbg !490
	%307 = trunc i64 %p10 to i32, !dbg !490
	%308 = mul i32 %6, %7, !dbg !490
	%309 = icmp ne i64 %p4, %p6, !dbg !490
	%310 = icmp uge i64 %p10, %303, !dbg !490
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !490
	%312 = icmp ugt i64 %305, 1, !dbg !490
	%313 = or i1 %309, %310, !dbg !490
	%314 = or i1 %313, %311, !dbg !490
	%315 = or i1 %314, %312, !dbg !490
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !490, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !490, !range !56
	%317 = mul i32 %308, %316, !dbg !490
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !490
	%319 = sext i32 %318 to i64, !dbg !490
	%320 = icmp ult i64 %p10, %319, !dbg !490
	%321 = trunc i64 %p10 to i32, !dbg !490
	%322 = select i1 %320, i32 %321, i32 0, !dbg !490
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !490
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !490
	%325 = sext i32 %324 to i64, !dbg !490
	%326 = sext i32 %317 to i64, !dbg !490
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !490
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !490
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !490
	%330 = icmp ne i64 %325, %326, !dbg !490
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !490, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !490
	%332 = bitcast i64* %328 to i8*, !dbg !490
	%333 = bitcast i64* %329 to i8*, !dbg !490
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !490
	br label %b41, !dbg !490

b41:
	ret void, !dbg !441

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !446
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !446

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !446
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !446
	ret void, !dbg !446

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !446
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !446
	ret void, !dbg !446

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !450
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !450

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !450
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !450
	ret void, !dbg !450

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !450
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !450
	ret void, !dbg !450

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !452
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !452

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !452
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !452
	ret void, !dbg !452

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !452
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !452
	ret void, !dbg !452

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !454
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !454

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !454
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !454
	ret void, !dbg !454

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !454
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !454
	ret void, !dbg !454

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !456
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !456

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !456
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !456
	ret void, !dbg !456

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !456
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !456

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !456
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !456
	ret void, !dbg !456

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !456
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !456

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !456
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !456
	ret void, !dbg !456

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !456
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !456
	ret void, !dbg !456

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !458
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !458

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !458
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !458
	ret void, !dbg !458

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !458
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !458

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !458
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !458
	ret void, !dbg !458

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !458
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !458

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !458
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !458
	ret void, !dbg !458

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !458
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !458
	ret void, !dbg !458

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !465
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !465

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !465
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !465
	ret void, !dbg !465

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !465
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !465
	ret void, !dbg !465

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !467
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !467

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !467
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !467
	ret void, !dbg !467

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !467
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !467
	ret void, !dbg !467

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !469
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !469

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !469
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !469
	ret void, !dbg !469

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !469
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !469
	ret void, !dbg !469

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !471
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !471

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !471
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !471
	ret void, !dbg !471

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !471
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !471
	ret void, !dbg !471

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !473
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !473

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !473
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !473
	ret void, !dbg !473

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !473
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !473

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !473
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !473
	ret void, !dbg !473

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !473
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !473

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !473
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !473
	ret void, !dbg !473

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !473
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !473
	ret void, !dbg !473

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !475
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !475

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !475
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !475
	ret void, !dbg !475

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !475
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !475

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !475
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !475
	ret void, !dbg !475

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !475
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !475

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !475
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !475
	ret void, !dbg !475

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !475
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !475
	ret void, !dbg !475

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !480
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !480

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !480
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !480
	ret void, !dbg !480

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !480
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !480
	ret void, !dbg !480

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %203, i64 %204), !dbg !480
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !480
	ret void, !dbg !480

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !482
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !482

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !482
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !482
	ret void, !dbg !482

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !482
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !482
	ret void, !dbg !482

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 %227, i64 %228), !dbg !482
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !482
	ret void, !dbg !482

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !484
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !484

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !484
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !484
	ret void, !dbg !484

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !484
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !484
	ret void, !dbg !484

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %245, i64 %246), !dbg !484
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !484
	ret void, !dbg !484

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !486
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !486

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !486
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !486
	ret void, !dbg !486

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !486
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !486
	ret void, !dbg !486

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %263, i64 %264), !dbg !486
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !486
	ret void, !dbg !486

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !488
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !488

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !488
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !488
	ret void, !dbg !488

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !488
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !488

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !488
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !488
	ret void, !dbg !488

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !488
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !488

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !488
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !488
	ret void, !dbg !488

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !488
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !488
	ret void, !dbg !488

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %293, i64 %294), !dbg !488
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !488
	ret void, !dbg !488

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !490
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !490

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !490
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !490
	ret void, !dbg !490

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !490
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !490

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !490
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !490
	ret void, !dbg !490

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !490
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !490

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !490
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !490
	ret void, !dbg !490

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !490
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !490
	ret void, !dbg !490

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %325, i64 %326), !dbg !490
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !490
	ret void, !dbg !490
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !491 {
entry:
	br label %b0, !dbg !492

b0:
	%0 = addrspacecast i64* %p3 to i64 addrspace(1)*, !dbg !492
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !492
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !492
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !495, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !495, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495, !range !14
	%8 = mul i32 %7, %5, !dbg !495
	%9 = add i32 %4, %8, !dbg !495
	%10 = mul i32 %6, %9, !dbg !495
	%11 = add i32 %3, %10, !dbg !495
	%12 = sext i32 %11 to i64, !dbg !495
	%13 = icmp eq i64 %p1, 0, !dbg !496
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !499
	br i1 %13, label %b1, label %b14, !dbg !496

b1:
	%15 = icmp eq i64 %12, 0, !dbg !500
	br i1 %15, label %b2, label %b14, !dbg !500

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !501
	br i1 %16, label %b3, label %b4, !dbg !501

b3:
	%17 = sext i32 %14 to i64, !dbg !499
	%18 = mul i64 %p6, 8, !dbg !499
	%19 = trunc i64 %p10 to i32, !dbg !499
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !499
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !499
	%22 = icmp ne i64 %p4, %p6, !dbg !499
	%23 = icmp uge i64 %p10, %17, !dbg !499
	%24 = or i1 %22, %23, !dbg !499
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !499, !prof !21

b3_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !499
	%26 = bitcast i64* %21 to i8*, !dbg !499
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !499
	br label %b41, !dbg !499

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !502
	br i1 %27, label %b5, label %b6, !dbg !502

b5:
	%28 = sext i32 %14 to i64, !dbg !503
	%29 = mul i64 %p6, 8, !dbg !503
	%30 = trunc i64 %p10 to i32, !dbg !503
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !503
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !503
	%33 = icmp ne i64 %p4, %p6, !dbg !503
	%34 = icmp uge i64 %p10, %28, !dbg !503
	%35 = or i1 %33, %34, !dbg !503
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !503, !prof !21

b5_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !503
	%37 = bitcast i64* %32 to i8*, !dbg !503
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !503
	br label %b41, !dbg !503

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !504
	br i1 %38, label %b7, label %b8, !dbg !504

b7:
	%39 = sext i32 %14 to i64, !dbg !505
	%40 = mul i64 %p6, 8, !dbg !505
	%41 = trunc i64 %p10 to i32, !dbg !505
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !505
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !505
	%44 = icmp ne i64 %p4, %p6, !dbg !505
	%45 = icmp uge i64 %p10, %39, !dbg !505
	%46 = or i1 %44, %45, !dbg !505
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !505, !prof !21

b7_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !505
	%48 = bitcast i64* %43 to i8*, !dbg !505
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !505
	br label %b41, !dbg !505

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !506
	br i1 %49, label %b9, label %b10, !dbg !506

b9:
	%50 = sext i32 %14 to i64, !dbg !507
	%51 = mul i64 %p6, 8, !dbg !507
	%52 = trunc i64 %p10 to i32, !dbg !507
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !507
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !507
	%55 = icmp ne i64 %p4, %p6, !dbg !507
	%56 = icmp uge i64 %p10, %50, !dbg !507
	%57 = or i1 %55, %56, !dbg !507
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !507, !prof !21

b9_ok1:
	%58 = bitcast i64* %53 to i8*, !dbg !507
	%59 = bitcast i64* %54 to i8*, !dbg !507
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !507
	br label %b41, !dbg !507

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !508
	br i1 %60, label %b11, label %b12, !dbg !508

b11:
	%61 = sext i32 %14 to i64, !dbg !509
	%62 = sext i32 %p9 to i64, !dbg !509
	%63 = sub i64 %62, 9, !dbg !509
	%64 = mul i64 %p6, 8, !dbg !509
	%65 = trunc i64 %p10 to i32, !dbg !509
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !509
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !509
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !509
	%69 = icmp ne i64 %p4, %p6, !dbg !509
	%70 = icmp uge i64 %p10, %61, !dbg !509
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !509
	%72 = icmp ugt i64 %63, 1, !dbg !509
	%73 = or i1 %69, %70, !dbg !509
	%74 = or i1 %73, %71, !dbg !509
	%75 = or i1 %74, %72, !dbg !509
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !509, !prof !21

b11_ok1:
	%76 = bitcast i64* %66 to i8*, !dbg !509
	%77 = bitcast i64* %67 to i8*, !dbg !509
	%78 = bitcast i64* %68 to i8*, !dbg !509
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !509
	br label %b41, !dbg !509

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !510
	br i1 %79, label %b13, label %b41, !dbg !510

b13:
	%80 = sext i32 %14 to i64, !dbg !511
	%81 = sext i32 %p9 to i64, !dbg !511
	%82 = sub i64 %81, 9, !dbg !511
	%83 = mul i64 %p6, 8, !dbg !511
	%84 = trunc i64 %p10 to i32, !dbg !511
	%85 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !511
	%86 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !511
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !511
	%88 = icmp ne i64 %p4, %p6, !dbg !511
	%89 = icmp uge i64 %p10, %80, !dbg !511
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !511
	%91 = icmp ugt i64 %82, 1, !dbg !511
	%92 = or i1 %88, %89, !dbg !511
	%93 = or i1 %92, %90, !dbg !511
	%94 = or i1 %93, %91, !dbg !511
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !511, !prof !21

b13_ok1:
	%95 = bitcast i64* %85 to i8*, !dbg !511
	%96 = bitcast i64* %86 to i8*, !dbg !511
	%97 = bitcast i64* %87 to i8*, !dbg !511
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !511
	br label %b41, !dbg !511

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !512
	br i1 %98, label %b15, label %b28, !dbg !512

b15:
	%99 = trunc i64 %12 to i32, !dbg !513
	%100 = udiv i32 %99, 32, !dbg !513
	%101 = zext i32 %100 to i64, !dbg !513
	%102 = icmp eq i64 %101, %p2, !dbg !514
	br i1 %102, label %b16, label %b28, !dbg !514

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !517
	br i1 %103, label %b17, label %b18, !dbg !517

b17:
	%104 = sext i32 %14 to i64, !dbg !518
	%105 = mul i64 %p6, 8, !dbg !518
	%106 = trunc i64 %p10 to i32, !dbg !518
	%107 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !518
	%108 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !518
	%109 = icmp ne i64 %p4, %p6, !dbg !518
	%110 = icmp uge i64 %p10, %104, !dbg !518
	%111 = or i1 %109, %110, !dbg !518
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !518, !prof !21

b17_ok1:
	%112 = bitcast i64* %107 to i8*, !dbg !518
	%113 = bitcast i64* %108 to i8*, !dbg !518
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !518
	br label %b41, !dbg !518

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !519
	br i1 %114, label %b19, label %b20, !dbg !519

b19:
	%115 = sext i32 %14 to i64, !dbg !520
	%116 = mul i64 %p6, 8, !dbg !520
	%117 = trunc i64 %p10 to i32, !dbg !520
	%118 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !520
	%119 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !520
	%120 = icmp ne i64 %p4, %p6, !dbg !520
	%121 = icmp uge i64 %p10, %115, !dbg !520
	%122 = or i1 %120, %121, !dbg !520
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !520, !prof !21

b19_ok1:
	%123 = bitcast i64* %118 to i8*, !dbg !520
	%124 = bitcast i64* %119 to i8*, !dbg !520
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !520
	br label %b41, !dbg !520

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !521
	br i1 %125, label %b21, label %b22, !dbg !521

b21:
	%126 = sext i32 %14 to i64, !dbg !522
	%127 = mul i64 %p6, 8, !dbg !522
	%128 = trunc i64 %p10 to i32, !dbg !522
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !522
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !522
	%131 = icmp ne i64 %p4, %p6, !dbg !522
	%132 = icmp uge i64 %p10, %126, !dbg !522
	%133 = or i1 %131, %132, !dbg !522
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !522, !prof !21

b21_ok1:
	%134 = bitcast i64* %129 to i8*, !dbg !522
	%135 = bitcast i64* %130 to i8*, !dbg !522
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !522
	br label %b41, !dbg !522

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !523
	br i1 %136, label %b23, label %b24, !dbg !523

b23:
	%137 = sext i32 %14 to i64, !dbg !524
	%138 = mul i64 %p6, 8, !dbg !524
	%139 = trunc i64 %p10 to i32, !dbg !524
	%140 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !524
	%141 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !524
	%142 = icmp ne i64 %p4, %p6, !dbg !524
	%143 = icmp uge i64 %p10, %137, !dbg !524
	%144 = or i1 %142, %143, !dbg !524
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !524, !prof !21

b23_ok1:
	%145 = bitcast i64* %140 to i8*, !dbg !524
	%146 = bitcast i64* %141 to i8*, !dbg !524
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !524
	br label %b41, !dbg !524

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !525
	br i1 %147, label %b25, label %b26, !dbg !525

b25:
	%148 = sext i32 %14 to i64, !dbg !526
	%149 = sext i32 %p9 to i64, !dbg !526
	%150 = sub i64 %149, 9, !dbg !526
	%151 = mul i64 %p6, 8, !dbg !526
	%152 = trunc i64 %p10 to i32, !dbg !526
	%153 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !526
	%154 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !526
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !526
	%156 = icmp ne i64 %p4, %p6, !dbg !526
	%157 = icmp uge i64 %p10, %148, !dbg !526
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !526
	%159 = icmp ugt i64 %150, 1, !dbg !526
	%160 = or i1 %156, %157, !dbg !526
	%161 = or i1 %160, %158, !dbg !526
	%162 = or i1 %161, %159, !dbg !526
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !526, !prof !21

b25_ok1:
	%163 = bitcast i64* %153 to i8*, !dbg !526
	%164 = bitcast i64* %154 to i8*, !dbg !526
	%165 = bitcast i64* %155 to i8*, !dbg !526
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !526
	br label %b41, !dbg !526

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !527
	br i1 %166, label %b27, label %b41, !dbg !527

b27:
	%167 = sext i32 %14 to i64, !dbg !528
	%168 = sext i32 %p9 to i64, !dbg !528
	%169 = sub i64 %168, 9, !dbg !528
	%170 = mul i64 %p6, 8, !dbg !528
	%171 = trunc i64 %p10 to i32, !dbg !528
	%172 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !528
	%173 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !528
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !528
	%175 = icmp ne i64 %p4, %p6, !dbg !528
	%176 = icmp uge i64 %p10, %167, !dbg !528
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !528
	%178 = icmp ugt i64 %169, 1, !dbg !528
	%179 = or i1 %175, %176, !dbg !528
	%180 = or i1 %179, %177, !dbg !528
	%181 = or i1 %180, %178, !dbg !528
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !528, !prof !21

b27_ok1:
	%182 = bitcast i64* %172 to i8*, !dbg !528
	%183 = bitcast i64* %173 to i8*, !dbg !528
	%184 = bitcast i64* %174 to i8*, !dbg !528
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !528
	br label %b41, !dbg !528

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !529
	br i1 %185, label %b29, label %b41, !dbg !529

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !532
	br i1 %186, label %b30, label %b31, !dbg !532

b30:
	%187 = sext i32 %14 to i64, !dbg !533
	%188 = mul i64 %p6, 8, !dbg !533
	%189 = trunc i64 %p10 to i32, !dbg !533
	%190 = mul i32 %6, %7, !dbg !533
	%191 = icmp ne i64 %p4, %p6, !dbg !533
	%192 = icmp uge i64 %p10, %187, !dbg !533
	%193 = or i1 %191, %192, !dbg !533
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !533, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !533, !range !56
	%195 = mul i32 %190, %194, !dbg !533
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !533
	%197 = sext i32 %196 to i64, !dbg !533
	%198 = icmp ult i64 %p10, %197, !dbg !533
	%199 = trunc i64 %p10 to i32, !dbg !533
	%200 = select i1 %198, i32 %199, i32 0, !dbg !533
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !533
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !533
	%203 = sext i32 %202 to i64, !dbg !533
	%204 = sext i32 %195 to i64, !dbg !533
	%205 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !533
	%206 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !533
	%207 = icmp ne i64 %203, %204, !dbg !533
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !533, !prof !21

b30_ok3:
	%208 = bitcast i64* %205 to i8*, !dbg !533
	%209 = bitcast i64* %206 to i8*, !dbg !533
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !533
	br label %b41, !dbg !533

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !534
	br i1 %210, label %b32, label %b33, !dbg !534

b32:
	%211 = sext i32 %14 to i64, !dbg !535
	%212 = mul i64 %p6, 8, !dbg !535
	%213 = trunc i64 %p10 to i32, !dbg !535
	%214 = mul i32 %6, %7, !dbg !535
	%215 = icmp ne i64 %p4, %p6, !dbg !535
	%216 = icmp uge i64 %p10, %211, !dbg !535
	%217 = or i1 %215, %216, !dbg !535
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !535, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !56
	%219 = mul i32 %214, %218, !dbg !535
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !535
	%221 = sext i32 %220 to i64, !dbg !535
	%222 = icmp ult i64 %p10, %221, !dbg !535
	%223 = trunc i64 %p10 to i32, !dbg !535
	%224 = select i1 %222, i32 %223, i32 0, !dbg !535
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !535
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !535
	%227 = sext i32 %226 to i64, !dbg !535
	%228 = sext i32 %219 to i64, !dbg !535
	%229 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !535
	%230 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !535
	%231 = icmp ne i64 %227, %228, !dbg !535
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !535, !prof !21

b32_ok3:
	%232 = bitcast i64* %229 to i8*, !dbg !535
	%233 = bitcast i64* %230 to i8*, !dbg !535
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !535
	br label %b41, !dbg !535

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !536
	br i1 %234, label %b34, label %b35, !dbg !536

b34:
	%235 = sext i32 %14 to i64, !dbg !537
	%236 = mul i64 %p6, 8, !dbg !537
	%237 = trunc i64 %p10 to i32, !dbg !537
	%238 = mul i32 %6, %7, !dbg !537
	%239 = icmp ne i64 %p4, %p6, !dbg !537
	%240 = icmp uge i64 %p10, %235, !dbg !537
	%241 = or i1 %239, %240, !dbg !537
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !537, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !537, !range !56
	%243 = mul i32 %238, %242, !dbg !537
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !537
	%245 = sext i32 %244 to i64, !dbg !537
	%246 = sext i32 %243 to i64, !dbg !537
	%247 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !537
	%248 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !537
	%249 = icmp ne i64 %245, %246, !dbg !537
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !537, !prof !21

b34_ok3:
	%250 = bitcast i64* %247 to i8*, !dbg !537
	%251 = bitcast i64* %248 to i8*, !dbg !537
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !537
	br label %b41, !dbg !537

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !538
	br i1 %252, label %b36, label %b37, !dbg !538

b36:
	%253 = sext i32 %14 to i64, !dbg !539
	%254 = mul i64 %p6, 8, !dbg !539
	%255 = trunc i64 %p10 to i32, !dbg !539
	%256 = mul i32 %6, %7, !dbg !539
	%257 = icmp ne i64 %p4, %p6, !dbg !539
	%258 = icmp uge i64 %p10, %253, !dbg !539
	%259 = or i1 %257, %258, !dbg !539
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !539, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !539, !range !56
	%261 = mul i32 %256, %260, !dbg !539
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !539
	%263 = sext i32 %262 to i64, !dbg !539
	%264 = sext i32 %261 to i64, !dbg !539
	%265 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !539
	%266 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !539
	%267 = icmp ne i64 %263, %264, !dbg !539
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !539, !prof !21

b36_ok3:
	%268 = bitcast i64* %265 to i8*, !dbg !539
	%269 = bitcast i64* %266 to i8*, !dbg !539
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !539
	br label %b41, !dbg !539

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !540
	br i1 %270, label %b38, label %b39, !dbg !540

b38:
	%271 = sext i32 %14 to i64, !dbg !541
	%272 = sext i32 %p9 to i64, !dbg !541
	%273 = sub i64 %272, 9, !dbg !541
	%274 = mul i64 %p6, 8, !dbg !541
	%275 = trunc i64 %p10 to i32, !dbg !541
	%276 = mul i32 %6, %7, !dbg !541
	%277 = icmp ne i64 %p4, %p6, !dbg !541
	%278 = icmp uge i64 %p10, %271, !dbg !541
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !541
	%280 = icmp ugt i64 %273, 1, !dbg !541
	%281 = or i1 %277, %278, !dbg !541
	%282 = or i1 %281, %279, !dbg !541
	%283 = or i1 %282, %280, !dbg !541
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !541, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !541, !range !56
	%285 = mul i32 %276, %284, !dbg !541
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !541
	%287 = sext i32 %286 to i64, !dbg !541
	%288 = icmp ult i64 %p10, %287, !dbg !541
	%289 = trunc i64 %p10 to i32, !dbg !541
	%290 = select i1 %288, i32 %289, i32 0, !dbg !541
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !541
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !541
	%293 = sext i32 %292 to i64, !dbg !541
	%294 = sext i32 %285 to i64, !dbg !541
	%295 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !541
	%296 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !541
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !541
	%298 = icmp ne i64 %293, %294, !dbg !541
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !541, !prof !21

b38_ok5:
	%299 = bitcast i64* %295 to i8*, !dbg !541
	%300 = bitcast i64* %296 to i8*, !dbg !541
	%301 = bitcast i64* %297 to i8*, !dbg !541
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !541
	br label %b41, !dbg !541

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !542
	br i1 %302, label %b40, label %b41, !dbg !542

b40:
	%303 = sext i32 %14 to i64, !dbg !543
	%304 = sext i32 %p9 to i64, !dbg !543
	%305 = sub i64 %304, 9, !dbg !543
	%306 = mul i64 %p6, 8, !dbg !543
	%307 = trunc i64 %p10 to i32, !dbg !543
	%308 = mul i32 %6, %7, !dbg !543
	%309 = icmp ne i64 %p4, %p6, !dbg !543
	%310 = icmp uge i64 %p10, %303, !dbg !543
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !543
	%312 = icmp ugt i64 %305, 1, !dbg !543
	%313 = or i1 %309, %310, !dbg !543
	%314 = or i1 %313, %311, !dbg !543
	%315 = or i1 %314, %312, !dbg !543
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !543, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !543, !range !56
	%317 = mul i32 %308, %316, !dbg !543
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !543
	%319 = sext i32 %318 to i64, !dbg !543
	%320 = icmp ult i64 %p10, %319, !dbg !543
	%321 = trunc i64 %p10 to i32, !dbg !543
	%322 = select i1 %320, i32 %321, i32 0, !dbg !543
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !543
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !543
	%325 = sext i32 %324 to i64, !dbg !543
	%326 = sext i32 %317 to i64, !dbg !543
	%327 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !543
	%328 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !543
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !543
	%330 = icmp ne i64 %325, %326, !dbg !543
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !543, !prof !21

b40_ok5:
	%331 = bitcast i64* %327 to i8*, !dbg !543
	%332 = bitcast i64* %328 to i8*, !dbg !543
	%333 = bitcast i64* %329 to i8*, !dbg !543
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !543
	br label %b41, !dbg !543

b41:
	ret void, !dbg !494

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !499
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !499

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !499
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !499
	ret void, !dbg !499

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !499
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !499
	ret void, !dbg !499

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !503
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !503

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !503
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !503
	ret void, !dbg !503

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !503
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !503
	ret void, !dbg !503

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !505
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !505

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !505
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !505
	ret void, !dbg !505

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !505
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !505
	ret void, !dbg !505

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !507
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !507

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !507
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !507
	ret void, !dbg !507

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !507
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !507
	ret void, !dbg !507

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !509
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !509

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !509
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !509
	ret void, !dbg !509

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !509
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !509

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !509
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !509
	ret void, !dbg !509

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !509
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !509

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !509
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !509
	ret void, !dbg !509

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !509
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !509
	ret void, !dbg !509

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !511
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !511

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !511
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !511
	ret void, !dbg !511

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !511
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !511

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !511
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !511
	ret void, !dbg !511

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !511
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !511

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !511
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !511
	ret void, !dbg !511

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !511
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !511
	ret void, !dbg !511

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !518
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !518

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !518
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !518
	ret void, !dbg !518

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !518
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !518
	ret void, !dbg !518

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !520
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !520

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !520
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !520
	ret void, !dbg !520

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !520
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !520
	ret void, !dbg !520

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !522
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !522

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !522
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !522
	ret void, !dbg !522

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !522
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !522
	ret void, !dbg !522

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !524
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !524

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !524
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !524
	ret void, !dbg !524

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !524
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !524
	ret void, !dbg !524

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !526
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !526

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !526
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !526
	ret void, !dbg !526

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !526
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !526

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !526
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !526
	ret void, !dbg !526

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !526
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !526

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !526
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !526
	ret void, !dbg !526

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !526
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !526
	ret void, !dbg !526

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !528
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !528

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !528
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !528
	ret void, !dbg !528

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !528
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !528

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !528
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !528
	ret void, !dbg !528

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !528
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !528

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !528
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !528
	ret void, !dbg !528

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !528
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !528
	ret void, !dbg !528

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !533
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !533

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !533
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !533
	ret void, !dbg !533

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !533
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !533
	ret void, !dbg !533

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %203, i64 %204), !dbg !533
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !533
	ret void, !dbg !533

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !535
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !535

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !535
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !535
	ret void, !dbg !535

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !535
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !535
	ret void, !dbg !535

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %227, i64 %228), !dbg !535
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !535
	ret void, !dbg !535

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !537
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !537

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !537
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !537
	ret void, !dbg !537

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !537
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !537
	ret void, !dbg !537

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %245, i64 %246), !dbg !537
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !537
	ret void, !dbg !537

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !539
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !539

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !539
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !539
	ret void, !dbg !539

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !539
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !539
	ret void, !dbg !539

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %263, i64 %264), !dbg !539
	call void asm sideeffect "// site 73", ""() nounwind, !dbg !539
	ret void, !dbg !539

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !541
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !541

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !541
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !541
	ret void, !dbg !541

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !541
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !541

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !541
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !541
	ret void, !dbg !541

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !541
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !541

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !541
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !541
	ret void, !dbg !541

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !541
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !541
	ret void, !dbg !541

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %293, i64 %294), !dbg !541
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !541
	ret void, !dbg !541

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !543
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !543

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !543
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !543
	ret void, !dbg !543

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !543
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !543

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !543
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !543
	ret void, !dbg !543

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !543
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !543

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !543
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !543
	ret void, !dbg !543

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !543
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !543
	ret void, !dbg !543

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %325, i64 %326), !dbg !543
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !543
	ret void, !dbg !543
}

define void @Float32(i64 %p0, i64 %p1, i64 %p2, float* %p3, i64 %p4, float* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !544 {
entry:
	br label %b0, !dbg !545

b0:
	%0 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !545
	%1 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !545
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !545
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !548, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !548, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !548, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !548, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !548, !range !14
	%8 = mul i32 %7, %5, !dbg !548
	%9 = add i32 %4, %8, !dbg !548
	%10 = mul i32 %6, %9, !dbg !548
	%11 = add i32 %3, %10, !dbg !548
	%12 = sext i32 %11 to i64, !dbg !548
	%13 = icmp eq i64 %p1, 0, !dbg !549
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !552
	br i1 %13, label %b1, label %b14, !dbg !549

b1:
	%15 = icmp eq i64 %12, 0, !dbg !553
	br i1 %15, label %b2, label %b14, !dbg !553

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !554
	br i1 %16, label %b3, label %b4, !dbg !554

b3:
	%17 = sext i32 %14 to i64, !dbg !552
	%18 = mul i64 %p6, 4, !dbg !552
	%19 = trunc i64 %p10 to i32, !dbg !552
	%20 = addrspacecast float addrspace(1)* %0 to float*, !dbg !552
	%21 = addrspacecast float addrspace(1)* %1 to float*, !dbg !552
	%22 = icmp ne i64 %p4, %p6, !dbg !552
	%23 = icmp uge i64 %p10, %17, !dbg !552
	%24 = or i1 %22, %23, !dbg !552
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !552, !prof !21

b3_ok1:
	%25 = bitcast float* %20 to i8*, !dbg !552
	%26 = bitcast float* %21 to i8*, !dbg !552
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !552
	br label %b41, !dbg !552

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !555
	br i1 %27, label %b5, label %b6, !dbg !555

b5:
	%28 = sext i32 %14 to i64, !dbg !556
	%29 = mul i64 %p6, 4, !dbg !556
	%30 = trunc i64 %p10 to i32, !dbg !556
	%31 = addrspacecast float addrspace(1)* %0 to float*, !dbg !556
	%32 = addrspacecast float addrspace(1)* %1 to float*, !dbg !556
	%33 = icmp ne i64 %p4, %p6, !dbg !556
	%34 = icmp uge i64 %p10, %28, !dbg !556
	%35 = or i1 %33, %34, !dbg !556
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !556, !prof !21

b5_ok1:
	%36 = bitcast float* %31 to i8*, !dbg !556
	%37 = bitcast float* %32 to i8*, !dbg !556
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !556
	br label %b41, !dbg !556

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !557
	br i1 %38, label %b7, label %b8, !dbg !557

b7:
	%39 = sext i32 %14 to i64, !dbg !558
	%40 = mul i64 %p6, 4, !dbg !558
	%41 = trunc i64 %p10 to i32, !dbg !558
	%42 = addrspacecast float addrspace(1)* %0 to float*, !dbg !558
	%43 = addrspacecast float addrspace(1)* %1 to float*, !dbg !558
	%44 = icmp ne i64 %p4, %p6, !dbg !558
	%45 = icmp uge i64 %p10, %39, !dbg !558
	%46 = or i1 %44, %45, !dbg !558
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !558, !prof !21

b7_ok1:
	%47 = bitcast float* %42 to i8*, !dbg !558
	%48 = bitcast float* %43 to i8*, !dbg !558
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !558
	br label %b41, !dbg !558

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !559
	br i1 %49, label %b9, label %b10, !dbg !559

b9:
	%50 = sext i32 %14 to i64, !dbg !560
	%51 = mul i64 %p6, 4, !dbg !560
	%52 = trunc i64 %p10 to i32, !dbg !560
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !560
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !560
	%55 = icmp ne i64 %p4, %p6, !dbg !560
	%56 = icmp uge i64 %p10, %50, !dbg !560
	%57 = or i1 %55, %56, !dbg !560
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !560, !prof !21

b9_ok1:
	%58 = bitcast float* %53 to i8*, !dbg !560
	%59 = bitcast float* %54 to i8*, !dbg !560
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !560
	br label %b41, !dbg !560

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !561
	br i1 %60, label %b11, label %b12, !dbg !561

b11:
	%61 = sext i32 %14 to i64, !dbg !562
	%62 = sext i32 %p9 to i64, !dbg !562
	%63 = sub i64 %62, 9, !dbg !562
	%64 = mul i64 %p6, 4, !dbg !562
	%65 = trunc i64 %p10 to i32, !dbg !562
	%66 = addrspacecast float addrspace(1)* %0 to float*, !dbg !562
	%67 = addrspacecast float addrspace(1)* %1 to float*, !dbg !562
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !562
	%69 = icmp ne i64 %p4, %p6, !dbg !562
	%70 = icmp uge i64 %p10, %61, !dbg !562
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !562
	%72 = icmp ugt i64 %63, 1, !dbg !562
	%73 = or i1 %69, %70, !dbg !562
	%74 = or i1 %73, %71, !dbg !562
	%75 = or i1 %74, %72, !dbg !562
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !562, !prof !21

b11_ok1:
	%76 = bitcast float* %66 to i8*, !dbg !562
	%77 = bitcast float* %67 to i8*, !dbg !562
	%78 = bitcast i64* %68 to i8*, !dbg !562
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !562
	br label %b41, !dbg !562

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !563
	br i1 %79, label %b13, label %b41, !dbg !563

b13:
	%80 = sext i32 %14 to i64, !dbg !564
	%81 = sext i32 %p9 to i64, !dbg !564
	%82 = sub i64 %81, 9, !dbg !564
	%83 = mul i64 %p6, 4, !dbg !564
	%84 = trunc i64 %p10 to i32, !dbg !564
	%85 = addrspacecast float addrspace(1)* %0 to float*, !dbg !564
	%86 = addrspacecast float addrspace(1)* %1 to float*, !dbg !564
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !564
	%88 = icmp ne i64 %p4, %p6, !dbg !564
	%89 = icmp uge i64 %p10, %80, !dbg !564
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !564
	%91 = icmp ugt i64 %82, 1, !dbg !564
	%92 = or i1 %88, %89, !dbg !564
	%93 = or i1 %92, %90, !dbg !564
	%94 = or i1 %93, %91, !dbg !564
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !564, !prof !21

b13_ok1:
	%95 = bitcast float* %85 to i8*, !dbg !564
	%96 = bitcast float* %86 to i8*, !dbg !564
	%97 = bitcast i64* %87 to i8*, !dbg !564
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !564
	br label %b41, !dbg !564

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !565
	br i1 %98, label %b15, label %b28, !dbg !565

b15:
	%99 = trunc i64 %12 to i32, !dbg !566
	%100 = udiv i32 %99, 32, !dbg !566
	%101 = zext i32 %100 to i64, !dbg !566
	%102 = icmp eq i64 %101, %p2, !dbg !567
	br i1 %102, label %b16, label %b28, !dbg !567

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !570
	br i1 %103, label %b17, label %b18, !dbg !570

b17:
	%104 = sext i32 %14 to i64, !dbg !571
	%105 = mul i64 %p6, 4, !dbg !571
	%106 = trunc i64 %p10 to i32, !dbg !571
	%107 = addrspacecast float addrspace(1)* %0 to float*, !dbg !571
	%108 = addrspacecast float addrspace(1)* %1 to float*, !dbg !571
	%109 = icmp ne i64 %p4, %p6, !dbg !571
	%110 = icmp uge i64 %p10, %104, !dbg !571
	%111 = or i1 %109, %110, !dbg !571
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !571, !prof !21

b17_ok1:
	%112 = bitcast float* %107 to i8*, !dbg !571
	%113 = bitcast float* %108 to i8*, !dbg !571
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !571
	br label %b41, !dbg !571

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !572
	br i1 %114, label %b19, label %b20, !dbg !572

b19:
	%115 = sext i32 %14 to i64, !dbg !573
	%116 = mul i64 %p6, 4, !dbg !573
	%117 = trunc i64 %p10 to i32, !dbg !573
	%118 = addrspacecast float addrspace(1)* %0 to float*, !dbg !573
	%119 = addrspacecast float addrspace(1)* %1 to float*, !dbg !573
	%120 = icmp ne i64 %p4, %p6, !dbg !573
	%121 = icmp uge i64 %p10, %115, !dbg !573
	%122 = or i1 %120, %121, !dbg !573
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !573, !prof !21

b19_ok1:
	%123 = bitcast float* %118 to i8*, !dbg !573
	%124 = bitcast float* %119 to i8*, !dbg !573
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !573
	br label %b41, !dbg !573

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !574
	br i1 %125, label %b21, label %b22, !dbg !574

b21:
	%126 = sext i32 %14 to i64, !dbg !575
	%127 = mul i64 %p6, 4, !dbg !575
	%128 = trunc i64 %p10 to i32, !dbg !575
	%129 = addrspacecast float addrspace(1)* %0 to float*, !dbg !575
	%130 = addrspacecast float addrspace(1)* %1 to float*, !dbg !575
	%131 = icmp ne i64 %p4, %p6, !dbg !575
	%132 = icmp uge i64 %p10, %126, !dbg !575
	%133 = or i1 %131, %132, !dbg !575
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !575, !prof !21

b21_ok1:
	%134 = bitcast float* %129 to i8*, !dbg !575
	%135 = bitcast float* %130 to i8*, !dbg !575
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !575
	br label %b41, !dbg !575

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !576
	br i1 %136, label %b23, label %b24, !dbg !576

b23:
	%137 = sext i32 %14 to i64, !dbg !577
	%138 = mul i64 %p6, 4, !dbg !577
	%139 = trunc i64 %p10 to i32, !dbg !577
	%140 = addrspacecast float addrspace(1)* %0 to float*, !dbg !577
	%141 = addrspacecast float addrspace(1)* %1 to float*, !dbg !577
	%142 = icmp ne i64 %p4, %p6, !dbg !577
	%143 = icmp uge i64 %p10, %137, !dbg !577
	%144 = or i1 %142, %143, !dbg !577
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !577, !prof !21

b23_ok1:
	%145 = bitcast float* %140 to i8*, !dbg !577
	%146 = bitcast float* %141 to i8*, !dbg !577
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !577
	br label %b41, !dbg !577

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !578
	br i1 %147, label %b25, label %b26, !dbg !578

b25:
	%148 = sext i32 %14 to i64, !dbg !579
	%149 = sext i32 %p9 to i64, !dbg !579
	%150 = sub i64 %149, 9, !dbg !579
	%151 = mul i64 %p6, 4, !dbg !579
	%152 = trunc i64 %p10 to i32, !dbg !579
	%153 = addrspacecast float addrspace(1)* %0 to float*, !dbg !579
	%154 = addrspacecast float addrspace(1)* %1 to float*, !dbg !579
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !579
	%156 = icmp ne i64 %p4, %p6, !dbg !579
	%157 = icmp uge i64 %p10, %148, !dbg !579
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !579
	%159 = icmp ugt i64 %150, 1, !dbg !579
	%160 = or i1 %156, %157, !dbg !579
	%161 = or i1 %160, %158, !dbg !579
	%162 = or i1 %161, %159, !dbg !579
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !579, !prof !21

b25_ok1:
	%163 = bitcast float* %153 to i8*, !dbg !579
	%164 = bitcast float* %154 to i8*, !dbg !579
	%165 = bitcast i64* %155 to i8*, !dbg !579
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !579
	br label %b41, !dbg !579

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !580
	br i1 %166, label %b27, label %b41, !dbg !580

b27:
	%167 = sext i32 %14 to i64, !dbg !581
	%168 = sext i32 %p9 to i64, !dbg !581
	%169 = sub i64 %168, 9, !dbg !581
	%170 = mul i64 %p6, 4, !dbg !581
	%171 = trunc i64 %p10 to i32, !dbg !581
	%172 = addrspacecast float addrspace(1)* %0 to float*, !dbg !581
	%173 = addrspacecast float addrspace(1)* %1 to float*, !dbg !581
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !581
	%175 = icmp ne i64 %p4, %p6, !dbg !581
	%176 = icmp uge i64 %p10, %167, !dbg !581
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !581
	%178 = icmp ugt i64 %169, 1, !dbg !581
	%179 = or i1 %175, %176, !dbg !581
	%180 = or i1 %179, %177, !dbg !581
	%181 = or i1 %180, %178, !dbg !581
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !581, !prof !21

b27_ok1:
	%182 = bitcast float* %172 to i8*, !dbg !581
	%183 = bitcast float* %173 to i8*, !dbg !581
	%184 = bitcast i64* %174 to i8*, !dbg !581
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !581
	br label %b41, !dbg !581

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !582
	br i1 %185, label %b29, label %b41, !dbg !582

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !585
	br i1 %186, label %b30, label %b31, !dbg !585

b30:
	%187 = sext i32 %14 to i64, !dbg !586
	%188 = mul i64 %p6, 4, !dbg !586
	%189 = trunc i64 %p10 to i32, !dbg !586
	%190 = mul i32 %6, %7, !dbg !586
	%191 = icmp ne i64 %p4, %p6, !dbg !586
	%192 = icmp uge i64 %p10, %187, !dbg !586
	%193 = or i1 %191, %192, !dbg !586
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !586, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !586, !range !56
	%195 = mul i32 %190, %194, !dbg !586
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !586
	%197 = sext i32 %196 to i64, !dbg !586
	%198 = icmp ult i64 %p10, %197, !dbg !586
	%199 = trunc i64 %p10 to i32, !dbg !586
	%200 = select i1 %198, i32 %199, i32 0, !dbg !586
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !586
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !586
	%203 = sext i32 %202 to i64, !dbg !586
	%204 = sext i32 %195 to i64, !dbg !586
	%205 = addrspacecast float addrspace(1)* %0 to float*, !dbg !586
	%206 = addrspacecast float addrspace(1)* %1 to float*, !dbg !586
	%207 = icmp ne i64 %203, %204, !dbg !586
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !586, !prof !21

b30_ok3:
	%208 = bitcast float* %205 to i8*, !dbg !586
	%209 = bitcast float* %206 to i8*, !dbg !586
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !586
	br label %b41, !dbg !586

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !587
	br i1 %210, label %b32, label %b33, !dbg !587

b32:
	%211 = sext i32 %14 to i64, !dbg !588
	%212 = mul i64 %p6, 4, !dbg !588
	%213 = trunc i64 %p10 to i32, !dbg !588
	%214 = mul i32 %6, %7, !dbg !588
	%215 = icmp ne i64 %p4, %p6, !dbg !588
	%216 = icmp uge i64 %p10, %211, !dbg !588
	%217 = or i1 %215, %216, !dbg !588
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !588, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !588, !range !56
	%219 = mul i32 %214, %218, !dbg !588
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !588
	%221 = sext i32 %220 to i64, !dbg !588
	%222 = icmp ult i64 %p10, %221, !dbg !588
	%223 = trunc i64 %p10 to i32, !dbg !588
	%224 = select i1 %222, i32 %223, i32 0, !dbg !588
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !588
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !588
	%227 = sext i32 %226 to i64, !dbg !588
	%228 = sext i32 %219 to i64, !dbg !588
	%229 = addrspacecast float addrspace(1)* %0 to float*, !dbg !588
	%230 = addrspacecast float addrspace(1)* %1 to float*, !dbg !588
	%231 = icmp ne i64 %227, %228, !dbg !588
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !588, !prof !21

b32_ok3:
	%232 = bitcast float* %229 to i8*, !dbg !588
	%233 = bitcast float* %230 to i8*, !dbg !588
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !588
	br label %b41, !dbg !588

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !589
	br i1 %234, label %b34, label %b35, !dbg !589

b34:
	%235 = sext i32 %14 to i64, !dbg !590
	%236 = mul i64 %p6, 4, !dbg !590
	%237 = trunc i64 %p10 to i32, !dbg !590
	%238 = mul i32 %6, %7, !dbg !590
	%239 = icmp ne i64 %p4, %p6, !dbg !590
	%240 = icmp uge i64 %p10, %235, !dbg !590
	%241 = or i1 %239, %240, !dbg !590
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !590, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !590, !range !56
	%243 = mul i32 %238, %242, !dbg !590
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !590
	%245 = sext i32 %244 to i64, !dbg !590
	%246 = sext i32 %243 to i64, !dbg !590
	%247 = addrspacecast float addrspace(1)* %0 to float*, !dbg !590
	%248 = addrspacecast float addrspace(1)* %1 to float*, !dbg !590
	%249 = icmp ne i64 %245, %246, !dbg !590
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !590, !prof !21

b34_ok3:
	%250 = bitcast float* %247 to i8*, !dbg !590
	%251 = bitcast float* %248 to i8*, !dbg !590
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !590
	br label %b41, !dbg !590

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !591
	br i1 %252, label %b36, label %b37, !dbg !591

b36:
	%253 = sext i32 %14 to i64, !dbg !592
	%254 = mul i64 %p6, 4, !dbg !592
	%255 = trunc i64 %p10 to i32, !dbg !592
	%256 = mul i32 %6, %7, !dbg !592
	%257 = icmp ne i64 %p4, %p6, !dbg !592
	%258 = icmp uge i64 %p10, %253, !dbg !592
	%259 = or i1 %257, %258, !dbg !592
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !592, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !592, !range !56
	%261 = mul i32 %256, %260, !dbg !592
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !592
	%263 = sext i32 %262 to i64, !dbg !592
	%264 = sext i32 %261 to i64, !dbg !592
	%265 = addrspacecast float addrspace(1)* %0 to float*, !dbg !592
	%266 = addrspacecast float addrspace(1)* %1 to float*, !dbg !592
	%267 = icmp ne i64 %263, %264, !dbg !592
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !592, !prof !21

b36_ok3:
	%268 = bitcast float* %265 to i8*, !dbg !592
	%269 = bitcast float* %266 to i8*, !dbg !592
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !592
	br label %b41, !dbg !592

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !593
	br i1 %270, label %b38, label %b39, !dbg !593

b38:
	%271 = sext i32 %14 to i64, !dbg !594
	%272 = sext i32 %p9 to i64, !dbg !594
	%273 = sub i64 %272, 9, !dbg !594
	%274 = mul i64 %p6, 4, !dbg !594
	%275 = trunc i64 %p10 to i32, !dbg !594
	%276 = mul i32 %6, %7, !dbg !594
	%277 = icmp ne i64 %p4, %p6, !dbg !594
	%278 = icmp uge i64 %p10, %271, !dbg !594
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !594
	%280 = icmp ugt i64 %273, 1, !dbg !594
	%281 = or i1 %277, %278, !dbg !594
	%282 = or i1 %281, %279, !dbg !594
	%283 = or i1 %282, %280, !dbg !594
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !594, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !594, !range !56
	%285 = mul i32 %276, %284, !dbg !594
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !594
	%287 = sext i32 %286 to i64, !dbg !594
	%288 = icmp ult i64 %p10, %287, !dbg !594
	%289 = trunc i64 %p10 to i32, !dbg !594
	%290 = select i1 %288, i32 %289, i32 0, !dbg !594
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !594
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !594
	%293 = sext i32 %292 to i64, !dbg !594
	%294 = sext i32 %285 to i64, !dbg !594
	%295 = addrspacecast float addrspace(1)* %0 to float*, !dbg !594
	%296 = addrspacecast float addrspace(1)* %1 to float*, !dbg !594
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !594
	%298 = icmp ne i64 %293, %294, !dbg !594
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !594, !prof !21

b38_ok5:
	%299 = bitcast float* %295 to i8*, !dbg !594
	%300 = bitcast float* %296 to i8*, !dbg !594
	%301 = bitcast i64* %297 to i8*, !dbg !594
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !594
	br label %b41, !dbg !594

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !595
	br i1 %302, label %b40, label %b41, !dbg !595

b40:
	%303 = sext i32 %14 to i64, !dbg !596
	%304 = sext i32 %p9 to i64, !dbg !596
	%305 = sub i64 %304, 9, !dbg !596
	%306 = mul i64 %p6, 4, !dbg !596
	%307 = trunc i64 %p10 to i32, !dbg !596
	%308 = mul i32 %6, %7, !dbg !596
	%309 = icmp ne i64 %p4, %p6, !dbg !596
	%310 = icmp uge i64 %p10, %303, !dbg !596
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !596
	%312 = icmp ugt i64 %305, 1, !dbg !596
	%313 = or i1 %309, %310, !dbg !596
	%314 = or i1 %313, %311, !dbg !596
	%315 = or i1 %314, %312, !dbg !596
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !596, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !56
	%317 = mul i32 %308, %316, !dbg !596
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !596
	%319 = sext i32 %318 to i64, !dbg !596
	%320 = icmp ult i64 %p10, %319, !dbg !596
	%321 = trunc i64 %p10 to i32, !dbg !596
	%322 = select i1 %320, i32 %321, i32 0, !dbg !596
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !596
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !596
	%325 = sext i32 %324 to i64, !dbg !596
	%326 = sext i32 %317 to i64, !dbg !596
	%327 = addrspacecast float addrspace(1)* %0 to float*, !dbg !596
	%328 = addrspacecast float addrspace(1)* %1 to float*, !dbg !596
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !596
	%330 = icmp ne i64 %325, %326, !dbg !596
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !596, !prof !21

b40_ok5:
	%331 = bitcast float* %327 to i8*, !dbg !596
	%332 = bitcast float* %328 to i8*, !dbg !596
	%333 = bitcast i64* %329 to i8*, !dbg !596
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !596
	br label %b41, !dbg !596

b41:
	ret void, !dbg !547

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !552
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !552

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !552
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !552
	ret void, !dbg !552

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !552
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !552
	ret void, !dbg !552

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !556
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !556

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !556
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !556
	ret void, !dbg !556

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !556
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !556
	ret void, !dbg !556

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !558
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !558

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !558
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !558
	ret void, !dbg !558

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !558
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !558
	ret void, !dbg !558

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !560
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !560

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !560
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !560
	ret void, !dbg !560

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !560
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !560
	ret void, !dbg !560

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !562
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !562

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !562
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !562
	ret void, !dbg !562

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !562
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !562

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !562
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !562
	ret void, !dbg !562

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !562
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !562

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !562
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !562
	ret void, !dbg !562

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !562
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !562
	ret void, !dbg !562

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !564
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !564

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !564
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !564
	ret void, !dbg !564

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !564
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !564

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !564
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !564
	ret void, !dbg !564

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !564
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !564

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !564
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !564
	ret void, !dbg !564

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !564
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !564
	ret void, !dbg !564

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !571
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !571

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !571
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !571
	ret void, !dbg !571

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !571
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !571
	ret void, !dbg !571

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !573
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !573

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !573
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !573
	ret void, !dbg !573

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !573
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !573
	ret void, !dbg !573

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !575
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !575

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !575
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !575
	ret void, !dbg !575

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !575
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !575
	ret void, !dbg !575

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !577
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !577

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !577
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !577
	ret void, !dbg !577

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !577
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !577
	ret void, !dbg !577

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !579
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !579

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !579
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !579
	ret void, !dbg !579

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !579
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !579

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !579
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !579
	ret void, !dbg !579

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !579
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !579

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !579
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !579
	ret void, !dbg !579

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !579
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !579
	ret void, !dbg !579

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !581
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !581

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !581
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !581
	ret void, !dbg !581

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !581
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !581

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !581
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !581
	ret void, !dbg !581

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !581
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !581

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !581
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !581
	ret void, !dbg !581

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !581
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !581
	ret void, !dbg !581

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !586
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !586

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !586
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !586
	ret void, !dbg !586

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !586
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !586
	ret void, !dbg !586

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 %203, i64 %204), !dbg !586
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !586
	ret void, !dbg !586

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !588
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !588

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !588
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !588
	ret void, !dbg !588

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !588
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !588
	ret void, !dbg !588

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %227, i64 %228), !dbg !588
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !588
	ret void, !dbg !588

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !590
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !590

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !590
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !590
	ret void, !dbg !590

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !590
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !590
	ret void, !dbg !590

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %245, i64 %246), !dbg !590
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !590
	ret void, !dbg !590

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !592
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !592

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !592
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !592
	ret void, !dbg !592

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !592
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !592
	ret void, !dbg !592

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 %263, i64 %264), !dbg !592
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !592
	ret void, !dbg !592

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !594
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !594

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !594
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !594
	ret void, !dbg !594

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !594
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !594

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !594
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !594
	ret void, !dbg !594

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !594
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !594

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !594
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !594
	ret void, !dbg !594

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !594
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !594
	ret void, !dbg !594

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %293, i64 %294), !dbg !594
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !594
	ret void, !dbg !594

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !596
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !596

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !596
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !596
	ret void, !dbg !596

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !596
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !596

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !596
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !596
	ret void, !dbg !596

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !596
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !596

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !596
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !596
	ret void, !dbg !596

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !596
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !596
	ret void, !dbg !596

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %325, i64 %326), !dbg !596
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !596
	ret void, !dbg !596
}

define void @Float64(i64 %p0, i64 %p1, i64 %p2, double* %p3, i64 %p4, double* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !597 {
entry:
	br label %b0, !dbg !598

b0:
	%0 = addrspacecast double* %p3 to double addrspace(1)*, !dbg !598
	%1 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !598
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !598
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !601, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !601, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !601, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !601, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !601, !range !14
	%8 = mul i32 %7, %5, !dbg !601
	%9 = add i32 %4, %8, !dbg !601
	%10 = mul i32 %6, %9, !dbg !601
	%11 = add i32 %3, %10, !dbg !601
	%12 = sext i32 %11 to i64, !dbg !601
	%13 = icmp eq i64 %p1, 0, !dbg !602
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !605
	br i1 %13, label %b1, label %b14, !dbg !602

b1:
	%15 = icmp eq i64 %12, 0, !dbg !606
	br i1 %15, label %b2, label %b14, !dbg !606

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !607
	br i1 %16, label %b3, label %b4, !dbg !607

b3:
	%17 = sext i32 %14 to i64, !dbg !605
	%18 = mul i64 %p6, 8, !dbg !605
	%19 = trunc i64 %p10 to i32, !dbg !605
	%20 = addrspacecast double addrspace(1)* %0 to double*, !dbg !605
	%21 = addrspacecast double addrspace(1)* %1 to double*, !dbg !605
	%22 = icmp ne i64 %p4, %p6, !dbg !605
	%23 = icmp uge i64 %p10, %17, !dbg !605
	%24 = or i1 %22, %23, !dbg !605
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !605, !prof !21

b3_ok1:
	%25 = bitcast double* %20 to i8*, !dbg !605
	%26 = bitcast double* %21 to i8*, !dbg !605
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !605
	br label %b41, !dbg !605

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !608
	br i1 %27, label %b5, label %b6, !dbg !608

b5:
	%28 = sext i32 %14 to i64, !dbg !609
	%29 = mul i64 %p6, 8, !dbg !609
	%30 = trunc i64 %p10 to i32, !dbg !609
	%31 = addrspacecast double addrspace(1)* %0 to double*, !dbg !609
	%32 = addrspacecast double addrspace(1)* %1 to double*, !dbg !609
	%33 = icmp ne i64 %p4, %p6, !dbg !609
	%34 = icmp uge i64 %p10, %28, !dbg !609
	%35 = or i1 %33, %34, !dbg !609
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !609, !prof !21

b5_ok1:
	%36 = bitcast double* %31 to i8*, !dbg !609
	%37 = bitcast double* %32 to i8*, !dbg !609
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !609
	br label %b41, !dbg !609

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !610
	br i1 %38, label %b7, label %b8, !dbg !610

b7:
	%39 = sext i32 %14 to i64, !dbg !611
	%40 = mul i64 %p6, 8, !dbg !611
	%41 = trunc i64 %p10 to i32, !dbg !611
	%42 = addrspacecast double addrspace(1)* %0 to double*, !dbg !611
	%43 = addrspacecast double addrspace(1)* %1 to double*, !dbg !611
	%44 = icmp ne i64 %p4, %p6, !dbg !611
	%45 = icmp uge i64 %p10, %39, !dbg !611
	%46 = or i1 %44, %45, !dbg !611
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !611, !prof !21

b7_ok1:
	%47 = bitcast double* %42 to i8*, !dbg !611
	%48 = bitcast double* %43 to i8*, !dbg !611
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !611
	br label %b41, !dbg !611

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !612
	br i1 %49, label %b9, label %b10, !dbg !612

b9:
	%50 = sext i32 %14 to i64, !dbg !613
	%51 = mul i64 %p6, 8, !dbg !613
	%52 = trunc i64 %p10 to i32, !dbg !613
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !613
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !613
	%55 = icmp ne i64 %p4, %p6, !dbg !613
	%56 = icmp uge i64 %p10, %50, !dbg !613
	%57 = or i1 %55, %56, !dbg !613
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !613, !prof !21

b9_ok1:
	%58 = bitcast double* %53 to i8*, !dbg !613
	%59 = bitcast double* %54 to i8*, !dbg !613
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !613
	br label %b41, !dbg !613

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !614
	br i1 %60, label %b11, label %b12, !dbg !614

b11:
	%61 = sext i32 %14 to i64, !dbg !615
	%62 = sext i32 %p9 to i64, !dbg !615
	%63 = sub i64 %62, 9, !dbg !615
	%64 = mul i64 %p6, 8, !dbg !615
	%65 = trunc i64 %p10 to i32, !dbg !615
	%66 = addrspacecast double addrspace(1)* %0 to double*, !dbg !615
	%67 = addrspacecast double addrspace(1)* %1 to double*, !dbg !615
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !615
	%69 = icmp ne i64 %p4, %p6, !dbg !615
	%70 = icmp uge i64 %p10, %61, !dbg !615
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !615
	%72 = icmp ugt i64 %63, 1, !dbg !615
	%73 = or i1 %69, %70, !dbg !615
	%74 = or i1 %73, %71, !dbg !615
	%75 = or i1 %74, %72, !dbg !615
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !615, !prof !21

b11_ok1:
	%76 = bitcast double* %66 to i8*, !dbg !615
	%77 = bitcast double* %67 to i8*, !dbg !615
	%78 = bitcast i64* %68 to i8*, !dbg !615
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !615
	br label %b41, !dbg !615

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !616
	br i1 %79, label %b13, label %b41, !dbg !616

b13:
	%80 = sext i32 %14 to i64, !dbg !617
	%81 = sext i32 %p9 to i64, !dbg !617
	%82 = sub i64 %81, 9, !dbg !617
	%83 = mul i64 %p6, 8, !dbg !617
	%84 = trunc i64 %p10 to i32, !dbg !617
	%85 = addrspacecast double addrspace(1)* %0 to double*, !dbg !617
	%86 = addrspacecast double addrspace(1)* %1 to double*, !dbg !617
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !617
	%88 = icmp ne i64 %p4, %p6, !dbg !617
	%89 = icmp uge i64 %p10, %80, !dbg !617
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !617
	%91 = icmp ugt i64 %82, 1, !dbg !617
	%92 = or i1 %88, %89, !dbg !617
	%93 = or i1 %92, %90, !dbg !617
	%94 = or i1 %93, %91, !dbg !617
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !617, !prof !21

b13_ok1:
	%95 = bitcast double* %85 to i8*, !dbg !617
	%96 = bitcast double* %86 to i8*, !dbg !617
	%97 = bitcast i64* %87 to i8*, !dbg !617
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !617
	br label %b41, !dbg !617

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !618
	br i1 %98, label %b15, label %b28, !dbg !618

b15:
	%99 = trunc i64 %12 to i32, !dbg !619
	%100 = udiv i32 %99, 32, !dbg !619
	%101 = zext i32 %100 to i64, !dbg !619
	%102 = icmp eq i64 %101, %p2, !dbg !620
	br i1 %102, label %b16, label %b28, !dbg !620

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !623
	br i1 %103, label %b17, label %b18, !dbg !623

b17:
	%104 = sext i32 %14 to i64, !dbg !624
	%105 = mul i64 %p6, 8, !dbg !624
	%106 = trunc i64 %p10 to i32, !dbg !624
	%107 = addrspacecast double addrspace(1)* %0 to double*, !dbg !624
	%108 = addrspacecast double addrspace(1)* %1 to double*, !dbg !624
	%109 = icmp ne i64 %p4, %p6, !dbg !624
	%110 = icmp uge i64 %p10, %104, !dbg !624
	%111 = or i1 %109, %110, !dbg !624
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !624, !prof !21

b17_ok1:
	%112 = bitcast double* %107 to i8*, !dbg !624
	%113 = bitcast double* %108 to i8*, !dbg !624
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !624
	br label %b41, !dbg !624

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !625
	br i1 %114, label %b19, label %b20, !dbg !625

b19:
	%115 = sext i32 %14 to i64, !dbg !626
	%116 = mul i64 %p6, 8, !dbg !626
	%117 = trunc i64 %p10 to i32, !dbg !626
	%118 = addrspacecast double addrspace(1)* %0 to double*, !dbg !626
	%119 = addrspacecast double addrspace(1)* %1 to double*, !dbg !626
	%120 = icmp ne i64 %p4, %p6, !dbg !626
	%121 = icmp uge i64 %p10, %115, !dbg !626
	%122 = or i1 %120, %121, !dbg !626
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !626, !prof !21

b19_ok1:
	%123 = bitcast double* %118 to i8*, !dbg !626
	%124 = bitcast double* %119 to i8*, !dbg !626
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !626
	br label %b41, !dbg !626

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !627
	br i1 %125, label %b21, label %b22, !dbg !627

b21:
	%126 = sext i32 %14 to i64, !dbg !628
	%127 = mul i64 %p6, 8, !dbg !628
	%128 = trunc i64 %p10 to i32, !dbg !628
	%129 = addrspacecast double addrspace(1)* %0 to double*, !dbg !628
	%130 = addrspacecast double addrspace(1)* %1 to double*, !dbg !628
	%131 = icmp ne i64 %p4, %p6, !dbg !628
	%132 = icmp uge i64 %p10, %126, !dbg !628
	%133 = or i1 %131, %132, !dbg !628
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !628, !prof !21

b21_ok1:
	%134 = bitcast double* %129 to i8*, !dbg !628
	%135 = bitcast double* %130 to i8*, !dbg !628
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !628
	br label %b41, !dbg !628

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !629
	br i1 %136, label %b23, label %b24, !dbg !629

b23:
	%137 = sext i32 %14 to i64, !dbg !630
	%138 = mul i64 %p6, 8, !dbg !630
	%139 = trunc i64 %p10 to i32, !dbg !630
	%140 = addrspacecast double addrspace(1)* %0 to double*, !dbg !630
	%141 = addrspacecast double addrspace(1)* %1 to double*, !dbg !630
	%142 = icmp ne i64 %p4, %p6, !dbg !630
	%143 = icmp uge i64 %p10, %137, !dbg !630
	%144 = or i1 %142, %143, !dbg !630
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !630, !prof !21

b23_ok1:
	%145 = bitcast double* %140 to i8*, !dbg !630
	%146 = bitcast double* %141 to i8*, !dbg !630
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !630
	br label %b41, !dbg !630

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !631
	br i1 %147, label %b25, label %b26, !dbg !631

b25:
	%148 = sext i32 %14 to i64, !dbg !632
	%149 = sext i32 %p9 to i64, !dbg !632
	%150 = sub i64 %149, 9, !dbg !632
	%151 = mul i64 %p6, 8, !dbg !632
	%152 = trunc i64 %p10 to i32, !dbg !632
	%153 = addrspacecast double addrspace(1)* %0 to double*, !dbg !632
	%154 = addrspacecast double addrspace(1)* %1 to double*, !dbg !632
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !632
	%156 = icmp ne i64 %p4, %p6, !dbg !632
	%157 = icmp uge i64 %p10, %148, !dbg !632
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !632
	%159 = icmp ugt i64 %150, 1, !dbg !632
	%160 = or i1 %156, %157, !dbg !632
	%161 = or i1 %160, %158, !dbg !632
	%162 = or i1 %161, %159, !dbg !632
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !632, !prof !21

b25_ok1:
	%163 = bitcast double* %153 to i8*, !dbg !632
	%164 = bitcast double* %154 to i8*, !dbg !632
	%165 = bitcast i64* %155 to i8*, !dbg !632
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !632
	br label %b41, !dbg !632

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !633
	br i1 %166, label %b27, label %b41, !dbg !633

b27:
	%167 = sext i32 %14 to i64, !dbg !634
	%168 = sext i32 %p9 to i64, !dbg !634
	%169 = sub i64 %168, 9, !dbg !634
	%170 = mul i64 %p6, 8, !dbg !634
	%171 = trunc i64 %p10 to i32, !dbg !634
	%172 = addrspacecast double addrspace(1)* %0 to double*, !dbg !634
	%173 = addrspacecast double addrspace(1)* %1 to double*, !dbg !634
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !634
	%175 = icmp ne i64 %p4, %p6, !dbg !634
	%176 = icmp uge i64 %p10, %167, !dbg !634
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !634
	%178 = icmp ugt i64 %169, 1, !dbg !634
	%179 = or i1 %175, %176, !dbg !634
	%180 = or i1 %179, %177, !dbg !634
	%181 = or i1 %180, %178, !dbg !634
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !634, !prof !21

b27_ok1:
	%182 = bitcast double* %172 to i8*, !dbg !634
	%183 = bitcast double* %173 to i8*, !dbg !634
	%184 = bitcast i64* %174 to i8*, !dbg !634
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !634
	br label %b41, !dbg !634

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !635
	br i1 %185, label %b29, label %b41, !dbg !635

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !638
	br i1 %186, label %b30, label %b31, !dbg !638

b30:
	%187 = sext i32 %14 to i64, !dbg !639
	%188 = mul i64 %p6, 8, !dbg !639
	%189 = trunc i64 %p10 to i32, !dbg !639
	%190 = mul i32 %6, %7, !dbg !639
	%191 = icmp ne i64 %p4, %p6, !dbg !639
	%192 = icmp uge i64 %p10, %187, !dbg !639
	%193 = or i1 %191, %192, !dbg !639
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !639, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !639, !range !56
	%195 = mul i32 %190, %194, !dbg !639
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !639
	%197 = sext i32 %196 to i64, !dbg !639
	%198 = icmp ult i64 %p10, %197, !dbg !639
	%199 = trunc i64 %p10 to i32, !dbg !639
	%200 = select i1 %198, i32 %199, i32 0, !dbg !639
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !639
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !639
	%203 = sext i32 %202 to i64, !dbg !639
	%204 = sext i32 %195 to i64, !dbg !639
	%205 = addrspacecast double addrspace(1)* %0 to double*, !dbg !639
	%206 = addrspacecast double addrspace(1)* %1 to double*, !dbg !639
	%207 = icmp ne i64 %203, %204, !dbg !639
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !639, !prof !21

b30_ok3:
	%208 = bitcast double* %205 to i8*, !dbg !639
	%209 = bitcast double* %206 to i8*, !dbg !639
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !639
	br label %b41, !dbg !639

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !640
	br i1 %210, label %b32, label %b33, !dbg !640

b32:
	%211 = sext i32 %14 to i64, !dbg !641
	%212 = mul i64 %p6, 8, !dbg !641
	%213 = trunc i64 %p10 to i32, !dbg !641
	%214 = mul i32 %6, %7, !dbg !641
	%215 = icmp ne i64 %p4, %p6, !dbg !641
	%216 = icmp uge i64 %p10, %211, !dbg !641
	%217 = or i1 %215, %216, !dbg !641
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !641, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !641, !range !56
	%219 = mul i32 %214, %218, !dbg !641
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !641
	%221 = sext i32 %220 to i64, !dbg !641
	%222 = icmp ult i64 %p10, %221, !dbg !641
	%223 = trunc i64 %p10 to i32, !dbg !641
	%224 = select i1 %222, i32 %223, i32 0, !dbg !641
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !641
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !641
	%227 = sext i32 %226 to i64, !dbg !641
	%228 = sext i32 %219 to i64, !dbg !641
	%229 = addrspacecast double addrspace(1)* %0 to double*, !dbg !641
	%230 = addrspacecast double addrspace(1)* %1 to double*, !dbg !641
	%231 = icmp ne i64 %227, %228, !dbg !641
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !641, !prof !21

b32_ok3:
	%232 = bitcast double* %229 to i8*, !dbg !641
	%233 = bitcast double* %230 to i8*, !dbg !641
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !641
	br label %b41, !dbg !641

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !642
	br i1 %234, label %b34, label %b35, !dbg !642

b34:
	%235 = sext i32 %14 to i64, !dbg !643
	%236 = mul i64 %p6, 8, !dbg !643
	%237 = trunc i64 %p10 to i32, !dbg !643
	%238 = mul i32 %6, %7, !dbg !643
	%239 = icmp ne i64 %p4, %p6, !dbg !643
	%240 = icmp uge i64 %p10, %235, !dbg !643
	%241 = or i1 %239, %240, !dbg !643
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !643, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !643, !range !56
	%243 = mul i32 %238, %242, !dbg !643
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !643
	%245 = sext i32 %244 to i64, !dbg !643
	%246 = sext i32 %243 to i64, !dbg !643
	%247 = addrspacecast double addrspace(1)* %0 to double*, !dbg !643
	%248 = addrspacecast double addrspace(1)* %1 to double*, !dbg !643
	%249 = icmp ne i64 %245, %246, !dbg !643
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !643, !prof !21

b34_ok3:
	%250 = bitcast double* %247 to i8*, !dbg !643
	%251 = bitcast double* %248 to i8*, !dbg !643
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !643
	br label %b41, !dbg !643

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !644
	br i1 %252, label %b36, label %b37, !dbg !644

b36:
	%253 = sext i32 %14 to i64, !dbg !645
	%254 = mul i64 %p6, 8, !dbg !645
	%255 = trunc i64 %p10 to i32, !dbg !645
	%256 = mul i32 %6, %7, !dbg !645
	%257 = icmp ne i64 %p4, %p6, !dbg !645
	%258 = icmp uge i64 %p10, %253, !dbg !645
	%259 = or i1 %257, %258, !dbg !645
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !645, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !645, !range !56
	%261 = mul i32 %256, %260, !dbg !645
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !645
	%263 = sext i32 %262 to i64, !dbg !645
	%264 = sext i32 %261 to i64, !dbg !645
	%265 = addrspacecast double addrspace(1)* %0 to double*, !dbg !645
	%266 = addrspacecast double addrspace(1)* %1 to double*, !dbg !645
	%267 = icmp ne i64 %263, %264, !dbg !645
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !645, !prof !21

b36_ok3:
	%268 = bitcast double* %265 to i8*, !dbg !645
	%269 = bitcast double* %266 to i8*, !dbg !645
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !645
	br label %b41, !dbg !645

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !646
	br i1 %270, label %b38, label %b39, !dbg !646

b38:
	%271 = sext i32 %14 to i64, !dbg !647
	%272 = sext i32 %p9 to i64, !dbg !647
	%273 = sub i64 %272, 9, !dbg !647
	%274 = mul i64 %p6, 8, !dbg !647
	%275 = trunc i64 %p10 to i32, !dbg !647
	%276 = mul i32 %6, %7, !dbg !647
	%277 = icmp ne i64 %p4, %p6, !dbg !647
	%278 = icmp uge i64 %p10, %271, !dbg !647
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !647
	%280 = icmp ugt i64 %273, 1, !dbg !647
	%281 = or i1 %277, %278, !dbg !647
	%282 = or i1 %281, %279, !dbg !647
	%283 = or i1 %282, %280, !dbg !647
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !647, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !647, !range !56
	%285 = mul i32 %276, %284, !dbg !647
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !647
	%287 = sext i32 %286 to i64, !dbg !647
	%288 = icmp ult i64 %p10, %287, !dbg !647
	%289 = trunc i64 %p10 to i32, !dbg !647
	%290 = select i1 %288, i32 %289, i32 0, !dbg !647
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !647
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !647
	%293 = sext i32 %292 to i64, !dbg !647
	%294 = sext i32 %285 to i64, !dbg !647
	%295 = addrspacecast double addrspace(1)* %0 to double*, !dbg !647
	%296 = addrspacecast double addrspace(1)* %1 to double*, !dbg !647
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !647
	%298 = icmp ne i64 %293, %294, !dbg !647
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !647, !prof !21

b38_ok5:
	%299 = bitcast double* %295 to i8*, !dbg !647
	%300 = bitcast double* %296 to i8*, !dbg !647
	%301 = bitcast i64* %297 to i8*, !dbg !647
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !647
	br label %b41, !dbg !647

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !648
	br i1 %302, label %b40, label %b41, !dbg !648

b40:
	%303 = sext i32 %14 to i64, !dbg !649
	%304 = sext i32 %p9 to i64, !dbg !649
	%305 = sub i64 %304, 9, !dbg !649
	%306 = mul i64 %p6, 8, !dbg !649
	%307 = trunc i64 %p10 to i32, !dbg !649
	%308 = mul i32 %6, %7, !dbg !649
	%309 = icmp ne i64 %p4, %p6, !dbg !649
	%310 = icmp uge i64 %p10, %303, !dbg !649
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !649
	%312 = icmp ugt i64 %305, 1, !dbg !649
	%313 = or i1 %309, %310, !dbg !649
	%314 = or i1 %313, %311, !dbg !649
	%315 = or i1 %314, %312, !dbg !649
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !649, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !649, !range !56
	%317 = mul i32 %308, %316, !dbg !649
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !649
	%319 = sext i32 %318 to i64, !dbg !649
	%320 = icmp ult i64 %p10, %319, !dbg !649
	%321 = trunc i64 %p10 to i32, !dbg !649
	%322 = select i1 %320, i32 %321, i32 0, !dbg !649
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !649
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !649
	%325 = sext i32 %324 to i64, !dbg !649
	%326 = sext i32 %317 to i64, !dbg !649
	%327 = addrspacecast double addrspace(1)* %0 to double*, !dbg !649
	%328 = addrspacecast double addrspace(1)* %1 to double*, !dbg !649
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !649
	%330 = icmp ne i64 %325, %326, !dbg !649
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !649, !prof !21

b40_ok5:
	%331 = bitcast double* %327 to i8*, !dbg !649
	%332 = bitcast double* %328 to i8*, !dbg !649
	%333 = bitcast i64* %329 to i8*, !dbg !649
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !649
	br label %b41, !dbg !649

b41:
	ret void, !dbg !600

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !605
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !605

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !605
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !605
	ret void, !dbg !605

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !605
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !605
	ret void, !dbg !605

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !609
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !609

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !609
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !609
	ret void, !dbg !609

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !609
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !609
	ret void, !dbg !609

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !611
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !611

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !611
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !611
	ret void, !dbg !611

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !611
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !611
	ret void, !dbg !611

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !613
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !613

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !613
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !613
	ret void, !dbg !613

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !613
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !613
	ret void, !dbg !613

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !615
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !615

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !615
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !615
	ret void, !dbg !615

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !615
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !615

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !615
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !615
	ret void, !dbg !615

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !615
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !615

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !615
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !615
	ret void, !dbg !615

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !615
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !615
	ret void, !dbg !615

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !617
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !617

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !617
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !617
	ret void, !dbg !617

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !617
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !617

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !617
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !617
	ret void, !dbg !617

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !617
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !617

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !617
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !617
	ret void, !dbg !617

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !617
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !617
	ret void, !dbg !617

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !624
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !624

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !624
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !624
	ret void, !dbg !624

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !624
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !624
	ret void, !dbg !624

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !626
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !626

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !626
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !626
	ret void, !dbg !626

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !626
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !626
	ret void, !dbg !626

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !628
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !628

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !628
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !628
	ret void, !dbg !628

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !628
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !628
	ret void, !dbg !628

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !630
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !630

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !630
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !630
	ret void, !dbg !630

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !630
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !630
	ret void, !dbg !630

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !632
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !632

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !632
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !632
	ret void, !dbg !632

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !632
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !632

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !632
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !632
	ret void, !dbg !632

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !632
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !632

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !632
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !632
	ret void, !dbg !632

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !632
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !632
	ret void, !dbg !632

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !634
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !634

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !634
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !634
	ret void, !dbg !634

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !634
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !634

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !634
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !634
	ret void, !dbg !634

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !634
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !634

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !634
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !634
	ret void, !dbg !634

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !634
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !634
	ret void, !dbg !634

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !639
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !639

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !639
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !639
	ret void, !dbg !639

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !639
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !639
	ret void, !dbg !639

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %203, i64 %204), !dbg !639
	call void asm sideeffect "// site 82", ""() nounwind, !dbg !639
	ret void, !dbg !639

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !641
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !641

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !641
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !641
	ret void, !dbg !641

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !641
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !641
	ret void, !dbg !641

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %227, i64 %228), !dbg !641
	call void asm sideeffect "// site 83", ""() nounwind, !dbg !641
	ret void, !dbg !641

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !643
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !643

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !643
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !643
	ret void, !dbg !643

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !643
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !643
	ret void, !dbg !643

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %245, i64 %246), !dbg !643
	call void asm sideeffect "// site 84", ""() nounwind, !dbg !643
	ret void, !dbg !643

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !645
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !645

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !645
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !645
	ret void, !dbg !645

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !645
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !645
	ret void, !dbg !645

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %263, i64 %264), !dbg !645
	call void asm sideeffect "// site 85", ""() nounwind, !dbg !645
	ret void, !dbg !645

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !647
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !647

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !647
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !647
	ret void, !dbg !647

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !647
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !647

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !647
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !647
	ret void, !dbg !647

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !647
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !647

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !647
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !647
	ret void, !dbg !647

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !647
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !647
	ret void, !dbg !647

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %293, i64 %294), !dbg !647
	call void asm sideeffect "// site 86", ""() nounwind, !dbg !647
	ret void, !dbg !647

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !649
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !649

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !649
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !649
	ret void, !dbg !649

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !649
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !649

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !649
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !649
	ret void, !dbg !649

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !649
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !649

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !649
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !649
	ret void, !dbg !649

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !649
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !649
	ret void, !dbg !649

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %325, i64 %326), !dbg !649
	call void asm sideeffect "// site 87", ""() nounwind, !dbg !649
	ret void, !dbg !649
}

define void @Float16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !650 {
entry:
	br label %b0, !dbg !651

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !651
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !651
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !651
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !654, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !654, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !654, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !654, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !654, !range !14
	%8 = mul i32 %7, %5, !dbg !654
	%9 = add i32 %4, %8, !dbg !654
	%10 = mul i32 %6, %9, !dbg !654
	%11 = add i32 %3, %10, !dbg !654
	%12 = sext i32 %11 to i64, !dbg !654
	%13 = icmp eq i64 %p1, 0, !dbg !655
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !658
	br i1 %13, label %b1, label %b14, !dbg !655

b1:
	%15 = icmp eq i64 %12, 0, !dbg !659
	br i1 %15, label %b2, label %b14, !dbg !659

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !660
	br i1 %16, label %b3, label %b4, !dbg !660

b3:
	%17 = sext i32 %14 to i64, !dbg !658
	%18 = mul i64 %p6, 2, !dbg !658
	%19 = trunc i64 %p10 to i32, !dbg !658
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !658
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !658
	%22 = icmp ne i64 %p4, %p6, !dbg !658
	%23 = icmp uge i64 %p10, %17, !dbg !658
	%24 = or i1 %22, %23, !dbg !658
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !658, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !658
	%26 = bitcast i16* %21 to i8*, !dbg !658
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !658
	br label %b41, !dbg !658

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !661
	br i1 %27, label %b5, label %b6, !dbg !661

b5:
	%28 = sext i32 %14 to i64, !dbg !662
	%29 = mul i64 %p6, 2, !dbg !662
	%30 = trunc i64 %p10 to i32, !dbg !662
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !662
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !662
	%33 = icmp ne i64 %p4, %p6, !dbg !662
	%34 = icmp uge i64 %p10, %28, !dbg !662
	%35 = or i1 %33, %34, !dbg !662
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !662, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !662
	%37 = bitcast i16* %32 to i8*, !dbg !662
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !662
	br label %b41, !dbg !662

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !663
	br i1 %38, label %b7, label %b8, !dbg !663

b7:
	%39 = sext i32 %14 to i64, !dbg !664
	%40 = mul i64 %p6, 2, !dbg !664
	%41 = trunc i64 %p10 to i32, !dbg !664
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !664
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !664
	%44 = icmp ne i64 %p4, %p6, !dbg !664
	%45 = icmp uge i64 %p10, %39, !dbg !664
	%46 = or i1 %44, %45, !dbg !664
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !664, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !664
	%48 = bitcast i16* %43 to i8*, !dbg !664
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !664
	br label %b41, !dbg !664

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !665
	br i1 %49, label %b9, label %b10, !dbg !665

b9:
	%50 = sext i32 %14 to i64, !dbg !666
	%51 = mul i64 %p6, 2, !dbg !666
	%52 = trunc i64 %p10 to i32, !dbg !666
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !666
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !666
	%55 = icmp ne i64 %p4, %p6, !dbg !666
	%56 = icmp uge i64 %p10, %50, !dbg !666
	%57 = or i1 %55, %56, !dbg !666
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !666, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !666
	%59 = bitcast i16* %54 to i8*, !dbg !666
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !666
	br label %b41, !dbg !666

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !667
	br i1 %60, label %b11, label %b12, !dbg !667

b11:
	%61 = sext i32 %14 to i64, !dbg !668
	%62 = sext i32 %p9 to i64, !dbg !668
	%63 = sub i64 %62, 9, !dbg !668
	%64 = mul i64 %p6, 2, !dbg !668
	%65 = trunc i64 %p10 to i32, !dbg !668
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !668
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !668
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !668
	%69 = icmp ne i64 %p4, %p6, !dbg !668
	%70 = icmp uge i64 %p10, %61, !dbg !668
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !668
	%72 = icmp ugt i64 %63, 1, !dbg !668
	%73 = or i1 %69, %70, !dbg !668
	%74 = or i1 %73, %71, !dbg !668
	%75 = or i1 %74, %72, !dbg !668
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !668, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !668
	%77 = bitcast i16* %67 to i8*, !dbg !668
	%78 = bitcast i64* %68 to i8*, !dbg !668
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !668
	br label %b41, !dbg !668

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !669
	br i1 %79, label %b13, label %b41, !dbg !669

b13:
	%80 = sext i32 %14 to i64, !dbg !670
	%81 = sext i32 %p9 to i64, !dbg !670
	%82 = sub i64 %81, 9, !dbg !670
	%83 = mul i64 %p6, 2, !dbg !670
	%84 = trunc i64 %p10 to i32, !dbg !670
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !670
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !670
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !670
	%88 = icmp ne i64 %p4, %p6, !dbg !670
	%89 = icmp uge i64 %p10, %80, !dbg !670
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !670
	%91 = icmp ugt i64 %82, 1, !dbg !670
	%92 = or i1 %88, %89, !dbg !670
	%93 = or i1 %92, %90, !dbg !670
	%94 = or i1 %93, %91, !dbg !670
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !670, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !670
	%96 = bitcast i16* %86 to i8*, !dbg !670
	%97 = bitcast i64* %87 to i8*, !dbg !670
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !670
	br label %b41, !dbg !670

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !671
	br i1 %98, label %b15, label %b28, !dbg !671

b15:
	%99 = trunc i64 %12 to i32, !dbg !672
	%100 = udiv i32 %99, 32, !dbg !672
	%101 = zext i32 %100 to i64, !dbg !672
	%102 = icmp eq i64 %101, %p2, !dbg !673
	br i1 %102, label %b16, label %b28, !dbg !673

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !676
	br i1 %103, label %b17, label %b18, !dbg !676

b17:
	%104 = sext i32 %14 to i64, !dbg !677
	%105 = mul i64 %p6, 2, !dbg !677
	%106 = trunc i64 %p10 to i32, !dbg !677
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !677
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !677
	%109 = icmp ne i64 %p4, %p6, !dbg !677
	%110 = icmp uge i64 %p10, %104, !dbg !677
	%111 = or i1 %109, %110, !dbg !677
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !677, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !677
	%113 = bitcast i16* %108 to i8*, !dbg !677
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !677
	br label %b41, !dbg !677

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !678
	br i1 %114, label %b19, label %b20, !dbg !678

b19:
	%115 = sext i32 %14 to i64, !dbg !679
	%116 = mul i64 %p6, 2, !dbg !679
	%117 = trunc i64 %p10 to i32, !dbg !679
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !679
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !679
	%120 = icmp ne i64 %p4, %p6, !dbg !679
	%121 = icmp uge i64 %p10, %115, !dbg !679
	%122 = or i1 %120, %121, !dbg !679
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !679, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !679
	%124 = bitcast i16* %119 to i8*, !dbg !679
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !679
	br label %b41, !dbg !679

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !680
	br i1 %125, label %b21, label %b22, !dbg !680

b21:
	%126 = sext i32 %14 to i64, !dbg !681
	%127 = mul i64 %p6, 2, !dbg !681
	%128 = trunc i64 %p10 to i32, !dbg !681
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !681
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !681
	%131 = icmp ne i64 %p4, %p6, !dbg !681
	%132 = icmp uge i64 %p10, %126, !dbg !681
	%133 = or i1 %131, %132, !dbg !681
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !681, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !681
	%135 = bitcast i16* %130 to i8*, !dbg !681
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !681
	br label %b41, !dbg !681

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !682
	br i1 %136, label %b23, label %b24, !dbg !682

b23:
	%137 = sext i32 %14 to i64, !dbg !683
	%138 = mul i64 %p6, 2, !dbg !683
	%139 = trunc i64 %p10 to i32, !dbg !683
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !683
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !683
	%142 = icmp ne i64 %p4, %p6, !dbg !683
	%143 = icmp uge i64 %p10, %137, !dbg !683
	%144 = or i1 %142, %143, !dbg !683
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !683, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !683
	%146 = bitcast i16* %141 to i8*, !dbg !683
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !683
	br label %b41, !dbg !683

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !684
	br i1 %147, label %b25, label %b26, !dbg !684

b25:
	%148 = sext i32 %14 to i64, !dbg !685
	%149 = sext i32 %p9 to i64, !dbg !685
	%150 = sub i64 %149, 9, !dbg !685
	%151 = mul i64 %p6, 2, !dbg !685
	%152 = trunc i64 %p10 to i32, !dbg !685
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !685
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !685
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !685
	%156 = icmp ne i64 %p4, %p6, !dbg !685
	%157 = icmp uge i64 %p10, %148, !dbg !685
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !685
	%159 = icmp ugt i64 %150, 1, !dbg !685
	%160 = or i1 %156, %157, !dbg !685
	%161 = or i1 %160, %158, !dbg !685
	%162 = or i1 %161, %159, !dbg !685
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !685, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !685
	%164 = bitcast i16* %154 to i8*, !dbg !685
	%165 = bitcast i64* %155 to i8*, !dbg !685
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !685
	br label %b41, !dbg !685

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !686
	br i1 %166, label %b27, label %b41, !dbg !686

b27:
	%167 = sext i32 %14 to i64, !dbg !687
	%168 = sext i32 %p9 to i64, !dbg !687
	%169 = sub i64 %168, 9, !dbg !687
	%170 = mul i64 %p6, 2, !dbg !687
	%171 = trunc i64 %p10 to i32, !dbg !687
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !687
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !687
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !687
	%175 = icmp ne i64 %p4, %p6, !dbg !687
	%176 = icmp uge i64 %p10, %167, !dbg !687
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !687
	%178 = icmp ugt i64 %169, 1, !dbg !687
	%179 = or i1 %175, %176, !dbg !687
	%180 = or i1 %179, %177, !dbg !687
	%181 = or i1 %180, %178, !dbg !687
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !687, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !687
	%183 = bitcast i16* %173 to i8*, !dbg !687
	%184 = bitcast i64* %174 to i8*, !dbg !687
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !687
	br label %b41, !dbg !687

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !688
	br i1 %185, label %b29, label %b41, !dbg !688

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !691
	br i1 %186, label %b30, label %b31, !dbg !691

b30:
	%187 = sext i32 %14 to i64, !dbg !692
	%188 = mul i64 %p6, 2, !dbg !692
	%189 = trunc i64 %p10 to i32, !dbg !692
	%190 = mul i32 %6, %7, !dbg !692
	%191 = icmp ne i64 %p4, %p6, !dbg !692
	%192 = icmp uge i64 %p10, %187, !dbg !692
	%193 = or i1 %191, %192, !dbg !692
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !692, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !692, !range !56
	%195 = mul i32 %190, %194, !dbg !692
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !692
	%197 = sext i32 %196 to i64, !dbg !692
	%198 = icmp ult i64 %p10, %197, !dbg !692
	%199 = trunc i64 %p10 to i32, !dbg !692
	%200 = select i1 %198, i32 %199, i32 0, !dbg !692
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !692
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !692
	%203 = sext i32 %202 to i64, !dbg !692
	%204 = sext i32 %195 to i64, !dbg !692
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !692
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !692
	%207 = icmp ne i64 %203, %204, !dbg !692
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !692, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !692
	%209 = bitcast i16* %206 to i8*, !dbg !692
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !692
	br label %b41, !dbg !692

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !693
	br i1 %210, label %b32, label %b33, !dbg !693

b32:
	%211 = sext i32 %14 to i64, !dbg !694
	%212 = mul i64 %p6, 2, !dbg !694
	%213 = trunc i64 %p10 to i32, !dbg !694
	%214 = mul i32 %6, %7, !dbg !694
	%215 = icmp ne i64 %p4, %p6, !dbg !694
	%216 = icmp uge i64 %p10, %211, !dbg !694
	%217 = or i1 %215, %216, !dbg !694
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !694, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !694, !range !56
	%219 = mul i32 %214, %218, !dbg !694
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !694
	%221 = sext i32 %220 to i64, !dbg !694
	%222 = icmp ult i64 %p10, %221, !dbg !694
	%223 = trunc i64 %p10 to i32, !dbg !694
	%224 = select i1 %222, i32 %223, i32 0, !dbg !694
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !694
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !694
	%227 = sext i32 %226 to i64, !dbg !694
	%228 = sext i32 %219 to i64, !dbg !694
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !694
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !694
	%231 = icmp ne i64 %227, %228, !dbg !694
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !694, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !694
	%233 = bitcast i16* %230 to i8*, !dbg !694
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !694
	br label %b41, !dbg !694

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !695
	br i1 %234, label %b34, label %b35, !dbg !695

b34:
	%235 = sext i32 %14 to i64, !dbg !696
	%236 = mul i64 %p6, 2, !dbg !696
	%237 = trunc i64 %p10 to i32, !dbg !696
	%238 = mul i32 %6, %7, !dbg !696
	%239 = icmp ne i64 %p4, %p6, !dbg !696
	%240 = icmp uge i64 %p10, %235, !dbg !696
	%241 = or i1 %239, %240, !dbg !696
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !696, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !56
	%243 = mul i32 %238, %242, !dbg !696
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !696
	%245 = sext i32 %244 to i64, !dbg !696
	%246 = sext i32 %243 to i64, !dbg !696
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !696
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !696
	%249 = icmp ne i64 %245, %246, !dbg !696
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !696, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !696
	%251 = bitcast i16* %248 to i8*, !dbg !696
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !696
	br label %b41, !dbg !696

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !697
	br i1 %252, label %b36, label %b37, !dbg !697

b36:
	%253 = sext i32 %14 to i64, !dbg !698
	%254 = mul i64 %p6, 2, !dbg !698
	%255 = trunc i64 %p10 to i32, !dbg !698
	%256 = mul i32 %6, %7, !dbg !698
	%257 = icmp ne i64 %p4, %p6, !dbg !698
	%258 = icmp uge i64 %p10, %253, !dbg !698
	%259 = or i1 %257, %258, !dbg !698
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !698, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !698, !range !56
	%261 = mul i32 %256, %260, !dbg !698
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !698
	%263 = sext i32 %262 to i64, !dbg !698
	%264 = sext i32 %261 to i64, !dbg !698
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !698
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !698
	%267 = icmp ne i64 %263, %264, !dbg !698
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !698, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !698
	%269 = bitcast i16* %266 to i8*, !dbg !698
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !698
	br label %b41, !dbg !698

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !699
	br i1 %270, label %b38, label %b39, !dbg !699

b38:
	%271 = sext i32 %14 to i64, !dbg !700
	%272 = sext i32 %p9 to i64, !dbg !700
	%273 = sub i64 %272, 9, !dbg !700
	%274 = mul i64 %p6, 2, !dbg !700
	%275 = trunc i64 %p10 to i32, !dbg !700
	%276 = mul i32 %6, %7, !dbg !700
	%277 = icmp ne i64 %p4, %p6, !dbg !700
	%278 = icmp uge i64 %p10, %271, !dbg !700
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !700
	%280 = icmp ugt i64 %273, 1, !dbg !700
	%281 = or i1 %277, %278, !dbg !700
	%282 = or i1 %281, %279, !dbg !700
	%283 = or i1 %282, %280, !dbg !700
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !700, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !700, !range !56
	%285 = mul i32 %276, %284, !dbg !700
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !700
	%287 = sext i32 %286 to i64, !dbg !700
	%288 = icmp ult i64 %p10, %287, !dbg !700
	%289 = trunc i64 %p10 to i32, !dbg !700
	%290 = select i1 %288, i32 %289, i32 0, !dbg !700
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !700
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !700
	%293 = sext i32 %292 to i64, !dbg !700
	%294 = sext i32 %285 to i64, !dbg !700
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !700
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !700
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !700
	%298 = icmp ne i64 %293, %294, !dbg !700
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !700, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !700
	%300 = bitcast i16* %296 to i8*, !dbg !700
	%301 = bitcast i64* %297 to i8*, !dbg !700
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !700
	br label %b41, !dbg !700

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !701
	br i1 %302, label %b40, label %b41, !dbg !701

b40:
	%303 = sext i32 %14 to i64, !dbg !702
	%304 = sext i32 %p9 to i64, !dbg !702
	%305 = sub i64 %304, 9, !dbg !702
	%306 = mul i64 %p6, 2, !dbg !702
	%307 = trunc i64 %p10 to i32, !dbg !702
	%308 = mul i32 %6, %7, !dbg !702
	%309 = icmp ne i64 %p4, %p6, !dbg !702
	%310 = icmp uge i64 %p10, %303, !dbg !702
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !702
	%312 = icmp ugt i64 %305, 1, !dbg !702
	%313 = or i1 %309, %310, !dbg !702
	%314 = or i1 %313, %311, !dbg !702
	%315 = or i1 %314, %312, !dbg !702
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !702, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !702, !range !56
	%317 = mul i32 %308, %316, !dbg !702
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !702
	%319 = sext i32 %318 to i64, !dbg !702
	%320 = icmp ult i64 %p10, %319, !dbg !702
	%321 = trunc i64 %p10 to i32, !dbg !702
	%322 = select i1 %320, i32 %321, i32 0, !dbg !702
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !702
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !702
	%325 = sext i32 %324 to i64, !dbg !702
	%326 = sext i32 %317 to i64, !dbg !702
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !702
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !702
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !702
	%330 = icmp ne i64 %325, %326, !dbg !702
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !702, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !702
	%332 = bitcast i16* %328 to i8*, !dbg !702
	%333 = bitcast i64* %329 to i8*, !dbg !702
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !702
	br label %b41, !dbg !702

b41:
	ret void, !dbg !653

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !658
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !658

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !658
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !658
	ret void, !dbg !658

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !658
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !658
	ret void, !dbg !658

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !662
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !662

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !662
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !662
	ret void, !dbg !662

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !662
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !662
	ret void, !dbg !662

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !664
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !664

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !664
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !664
	ret void, !dbg !664

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !664
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !664
	ret void, !dbg !664

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !666
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !666

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !666
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !666
	ret void, !dbg !666

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !666
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !666
	ret void, !dbg !666

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !668
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !668

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !668
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !668
	ret void, !dbg !668

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !668
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !668

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !668
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !668
	ret void, !dbg !668

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !668
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !668

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !668
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !668
	ret void, !dbg !668

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !668
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !668
	ret void, !dbg !668

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !670
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !670

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !670
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !670
	ret void, !dbg !670

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !670
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !670

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !670
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !670
	ret void, !dbg !670

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !670
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !670

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !670
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !670
	ret void, !dbg !670

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !670
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !670
	ret void, !dbg !670

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !677
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !677

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !677
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !677
	ret void, !dbg !677

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !677
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !677
	ret void, !dbg !677

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !679
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !679

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !679
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !679
	ret void, !dbg !679

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !679
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !679
	ret void, !dbg !679

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !681
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !681

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !681
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !681
	ret void, !dbg !681

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !681
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !681
	ret void, !dbg !681

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !683
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !683

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !683
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !683
	ret void, !dbg !683

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !683
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !683
	ret void, !dbg !683

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !685
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !685

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !685
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !685
	ret void, !dbg !685

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !685
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !685

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !685
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !685
	ret void, !dbg !685

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !685
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !685

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !685
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !685
	ret void, !dbg !685

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !685
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !685
	ret void, !dbg !685

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !687
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !687

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !687
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !687
	ret void, !dbg !687

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !687
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !687

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !687
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !687
	ret void, !dbg !687

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !687
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !687

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !687
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !687
	ret void, !dbg !687

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !687
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !687
	ret void, !dbg !687

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !692
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !692

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !692
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !692
	ret void, !dbg !692

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !692
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !692
	ret void, !dbg !692

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %203, i64 %204), !dbg !692
	call void asm sideeffect "// site 88", ""() nounwind, !dbg !692
	ret void, !dbg !692

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !694
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !694

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !694
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !694
	ret void, !dbg !694

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !694
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !694
	ret void, !dbg !694

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %227, i64 %228), !dbg !694
	call void asm sideeffect "// site 89", ""() nounwind, !dbg !694
	ret void, !dbg !694

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !696
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !696

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !696
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !696
	ret void, !dbg !696

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !696
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !696
	ret void, !dbg !696

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 %245, i64 %246), !dbg !696
	call void asm sideeffect "// site 90", ""() nounwind, !dbg !696
	ret void, !dbg !696

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !698
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !698

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !698
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !698
	ret void, !dbg !698

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !698
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !698
	ret void, !dbg !698

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %263, i64 %264), !dbg !698
	call void asm sideeffect "// site 91", ""() nounwind, !dbg !698
	ret void, !dbg !698

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !700
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !700

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !700
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !700
	ret void, !dbg !700

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !700
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !700

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !700
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !700
	ret void, !dbg !700

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !700
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !700

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !700
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !700
	ret void, !dbg !700

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !700
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !700
	ret void, !dbg !700

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %293, i64 %294), !dbg !700
	call void asm sideeffect "// site 92", ""() nounwind, !dbg !700
	ret void, !dbg !700

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !702
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !702

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !702
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !702
	ret void, !dbg !702

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !702
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !702

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !702
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !702
	ret void, !dbg !702

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !702
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !702

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !702
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !702
	ret void, !dbg !702

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !702
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !702
	ret void, !dbg !702

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 %325, i64 %326), !dbg !702
	call void asm sideeffect "// site 93", ""() nounwind, !dbg !702
	ret void, !dbg !702
}

define void @BFloat16(i64 %p0, i64 %p1, i64 %p2, i16* %p3, i64 %p4, i16* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !703 {
entry:
	br label %b0, !dbg !704

b0:
	%0 = addrspacecast i16* %p3 to i16 addrspace(1)*, !dbg !704
	%1 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !704
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !704
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !707, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !707, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !707, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !707, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !707, !range !14
	%8 = mul i32 %7, %5, !dbg !707
	%9 = add i32 %4, %8, !dbg !707
	%10 = mul i32 %6, %9, !dbg !707
	%11 = add i32 %3, %10, !dbg !707
	%12 = sext i32 %11 to i64, !dbg !707
	%13 = icmp eq i64 %p1, 0, !dbg !708
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !711
	br i1 %13, label %b1, label %b14, !dbg !708

b1:
	%15 = icmp eq i64 %12, 0, !dbg !712
	br i1 %15, label %b2, label %b14, !dbg !712

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !713
	br i1 %16, label %b3, label %b4, !dbg !713

b3:
	%17 = sext i32 %14 to i64, !dbg !711
	%18 = mul i64 %p6, 2, !dbg !711
	%19 = trunc i64 %p10 to i32, !dbg !711
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !711
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !711
	%22 = icmp ne i64 %p4, %p6, !dbg !711
	%23 = icmp uge i64 %p10, %17, !dbg !711
	%24 = or i1 %22, %23, !dbg !711
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !711, !prof !21

b3_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !711
	%26 = bitcast i16* %21 to i8*, !dbg !711
	call void @gpuc_put_thread(i8* %25, i8* %26, i64 %18, i32 %19, i32 0, i32 0, i8* null), !dbg !711
	br label %b41, !dbg !711

b4:
	%27 = icmp eq i64 %p0, 1, !dbg !714
	br i1 %27, label %b5, label %b6, !dbg !714

b5:
	%28 = sext i32 %14 to i64, !dbg !715
	%29 = mul i64 %p6, 2, !dbg !715
	%30 = trunc i64 %p10 to i32, !dbg !715
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !715
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !715
	%33 = icmp ne i64 %p4, %p6, !dbg !715
	%34 = icmp uge i64 %p10, %28, !dbg !715
	%35 = or i1 %33, %34, !dbg !715
	br i1 %35, label %b5_fail1, label %b5_ok1, !dbg !715, !prof !21

b5_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !715
	%37 = bitcast i16* %32 to i8*, !dbg !715
	call void @gpuc_put_nbi_thread(i8* %36, i8* %37, i64 %29, i32 %30, i32 0, i32 0, i8* null), !dbg !715
	br label %b41, !dbg !715

b6:
	%38 = icmp eq i64 %p0, 2, !dbg !716
	br i1 %38, label %b7, label %b8, !dbg !716

b7:
	%39 = sext i32 %14 to i64, !dbg !717
	%40 = mul i64 %p6, 2, !dbg !717
	%41 = trunc i64 %p10 to i32, !dbg !717
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !717
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !717
	%44 = icmp ne i64 %p4, %p6, !dbg !717
	%45 = icmp uge i64 %p10, %39, !dbg !717
	%46 = or i1 %44, %45, !dbg !717
	br i1 %46, label %b7_fail1, label %b7_ok1, !dbg !717, !prof !21

b7_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !717
	%48 = bitcast i16* %43 to i8*, !dbg !717
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !717
	br label %b41, !dbg !717

b8:
	%49 = icmp eq i64 %p0, 3, !dbg !718
	br i1 %49, label %b9, label %b10, !dbg !718

b9:
	%50 = sext i32 %14 to i64, !dbg !719
	%51 = mul i64 %p6, 2, !dbg !719
	%52 = trunc i64 %p10 to i32, !dbg !719
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !719
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !719
	%55 = icmp ne i64 %p4, %p6, !dbg !719
	%56 = icmp uge i64 %p10, %50, !dbg !719
	%57 = or i1 %55, %56, !dbg !719
	br i1 %57, label %b9_fail1, label %b9_ok1, !dbg !719, !prof !21

b9_ok1:
	%58 = bitcast i16* %53 to i8*, !dbg !719
	%59 = bitcast i16* %54 to i8*, !dbg !719
	call void @gpuc_get_nbi_thread(i8* %58, i8* %59, i64 %51, i32 %52), !dbg !719
	br label %b41, !dbg !719

b10:
	%60 = icmp eq i64 %p0, 4, !dbg !720
	br i1 %60, label %b11, label %b12, !dbg !720

b11:
	%61 = sext i32 %14 to i64, !dbg !721
	%62 = sext i32 %p9 to i64, !dbg !721
	%63 = sub i64 %62, 9, !dbg !721
	%64 = mul i64 %p6, 2, !dbg !721
	%65 = trunc i64 %p10 to i32, !dbg !721
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !721
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !721
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !721
	%69 = icmp ne i64 %p4, %p6, !dbg !721
	%70 = icmp uge i64 %p10, %61, !dbg !721
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !721
	%72 = icmp ugt i64 %63, 1, !dbg !721
	%73 = or i1 %69, %70, !dbg !721
	%74 = or i1 %73, %71, !dbg !721
	%75 = or i1 %74, %72, !dbg !721
	br i1 %75, label %b11_fail1, label %b11_ok1, !dbg !721, !prof !21

b11_ok1:
	%76 = bitcast i16* %66 to i8*, !dbg !721
	%77 = bitcast i16* %67 to i8*, !dbg !721
	%78 = bitcast i64* %68 to i8*, !dbg !721
	call void @gpuc_put_signal_thread(i8* %76, i8* %77, i64 %64, i8* %78, i64 %p8, i32 %p9, i32 %65, i32 0, i32 0, i8* null), !dbg !721
	br label %b41, !dbg !721

b12:
	%79 = icmp eq i64 %p0, 5, !dbg !722
	br i1 %79, label %b13, label %b41, !dbg !722

b13:
	%80 = sext i32 %14 to i64, !dbg !723
	%81 = sext i32 %p9 to i64, !dbg !723
	%82 = sub i64 %81, 9, !dbg !723
	%83 = mul i64 %p6, 2, !dbg !723
	%84 = trunc i64 %p10 to i32, !dbg !723
	%85 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !723
	%86 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !723
	%87 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !723
	%88 = icmp ne i64 %p4, %p6, !dbg !723
	%89 = icmp uge i64 %p10, %80, !dbg !723
	%90 = icmp eq i64 addrspace(1)* %2, null, !dbg !723
	%91 = icmp ugt i64 %82, 1, !dbg !723
	%92 = or i1 %88, %89, !dbg !723
	%93 = or i1 %92, %90, !dbg !723
	%94 = or i1 %93, %91, !dbg !723
	br i1 %94, label %b13_fail1, label %b13_ok1, !dbg !723, !prof !21

b13_ok1:
	%95 = bitcast i16* %85 to i8*, !dbg !723
	%96 = bitcast i16* %86 to i8*, !dbg !723
	%97 = bitcast i64* %87 to i8*, !dbg !723
	call void @gpuc_put_signal_nbi_thread(i8* %95, i8* %96, i64 %83, i8* %97, i64 %p8, i32 %p9, i32 %84, i32 0, i32 0, i8* null), !dbg !723
	br label %b41, !dbg !723

b14:
	%98 = icmp eq i64 %p1, 1, !dbg !724
	br i1 %98, label %b15, label %b28, !dbg !724

b15:
	%99 = trunc i64 %12 to i32, !dbg !725
	%100 = udiv i32 %99, 32, !dbg !725
	%101 = zext i32 %100 to i64, !dbg !725
	%102 = icmp eq i64 %101, %p2, !dbg !726
	br i1 %102, label %b16, label %b28, !dbg !726

b16:
	%103 = icmp eq i64 %p0, 0, !dbg !729
	br i1 %103, label %b17, label %b18, !dbg !729

b17:
	%104 = sext i32 %14 to i64, !dbg !730
	%105 = mul i64 %p6, 2, !dbg !730
	%106 = trunc i64 %p10 to i32, !dbg !730
	%107 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !730
	%108 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !730
	%109 = icmp ne i64 %p4, %p6, !dbg !730
	%110 = icmp uge i64 %p10, %104, !dbg !730
	%111 = or i1 %109, %110, !dbg !730
	br i1 %111, label %b17_fail1, label %b17_ok1, !dbg !730, !prof !21

b17_ok1:
	%112 = bitcast i16* %107 to i8*, !dbg !730
	%113 = bitcast i16* %108 to i8*, !dbg !730
	call void @gpuc_put_warp(i8* %112, i8* %113, i64 %105, i32 %106, i32 0, i32 0, i8* null), !dbg !730
	br label %b41, !dbg !730

b18:
	%114 = icmp eq i64 %p0, 1, !dbg !731
	br i1 %114, label %b19, label %b20, !dbg !731

b19:
	%115 = sext i32 %14 to i64, !dbg !732
	%116 = mul i64 %p6, 2, !dbg !732
	%117 = trunc i64 %p10 to i32, !dbg !732
	%118 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !732
	%119 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !732
	%120 = icmp ne i64 %p4, %p6, !dbg !732
	%121 = icmp uge i64 %p10, %115, !dbg !732
	%122 = or i1 %120, %121, !dbg !732
	br i1 %122, label %b19_fail1, label %b19_ok1, !dbg !732, !prof !21

b19_ok1:
	%123 = bitcast i16* %118 to i8*, !dbg !732
	%124 = bitcast i16* %119 to i8*, !dbg !732
	call void @gpuc_put_nbi_warp(i8* %123, i8* %124, i64 %116, i32 %117, i32 0, i32 0, i8* null), !dbg !732
	br label %b41, !dbg !732

b20:
	%125 = icmp eq i64 %p0, 2, !dbg !733
	br i1 %125, label %b21, label %b22, !dbg !733

b21:
	%126 = sext i32 %14 to i64, !dbg !734
	%127 = mul i64 %p6, 2, !dbg !734
	%128 = trunc i64 %p10 to i32, !dbg !734
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !734
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !734
	%131 = icmp ne i64 %p4, %p6, !dbg !734
	%132 = icmp uge i64 %p10, %126, !dbg !734
	%133 = or i1 %131, %132, !dbg !734
	br i1 %133, label %b21_fail1, label %b21_ok1, !dbg !734, !prof !21

b21_ok1:
	%134 = bitcast i16* %129 to i8*, !dbg !734
	%135 = bitcast i16* %130 to i8*, !dbg !734
	call void @gpuc_get_warp(i8* %134, i8* %135, i64 %127, i32 %128), !dbg !734
	br label %b41, !dbg !734

b22:
	%136 = icmp eq i64 %p0, 3, !dbg !735
	br i1 %136, label %b23, label %b24, !dbg !735

b23:
	%137 = sext i32 %14 to i64, !dbg !736
	%138 = mul i64 %p6, 2, !dbg !736
	%139 = trunc i64 %p10 to i32, !dbg !736
	%140 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !736
	%141 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !736
	%142 = icmp ne i64 %p4, %p6, !dbg !736
	%143 = icmp uge i64 %p10, %137, !dbg !736
	%144 = or i1 %142, %143, !dbg !736
	br i1 %144, label %b23_fail1, label %b23_ok1, !dbg !736, !prof !21

b23_ok1:
	%145 = bitcast i16* %140 to i8*, !dbg !736
	%146 = bitcast i16* %141 to i8*, !dbg !736
	call void @gpuc_get_nbi_warp(i8* %145, i8* %146, i64 %138, i32 %139), !dbg !736
	br label %b41, !dbg !736

b24:
	%147 = icmp eq i64 %p0, 4, !dbg !737
	br i1 %147, label %b25, label %b26, !dbg !737

b25:
	%148 = sext i32 %14 to i64, !dbg !738
	%149 = sext i32 %p9 to i64, !dbg !738
	%150 = sub i64 %149, 9, !dbg !738
	%151 = mul i64 %p6, 2, !dbg !738
	%152 = trunc i64 %p10 to i32, !dbg !738
	%153 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !738
	%154 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !738
	%155 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !738
	%156 = icmp ne i64 %p4, %p6, !dbg !738
	%157 = icmp uge i64 %p10, %148, !dbg !738
	%158 = icmp eq i64 addrspace(1)* %2, null, !dbg !738
	%159 = icmp ugt i64 %150, 1, !dbg !738
	%160 = or i1 %156, %157, !dbg !738
	%161 = or i1 %160, %158, !dbg !738
	%162 = or i1 %161, %159, !dbg !738
	br i1 %162, label %b25_fail1, label %b25_ok1, !dbg !738, !prof !21

b25_ok1:
	%163 = bitcast i16* %153 to i8*, !dbg !738
	%164 = bitcast i16* %154 to i8*, !dbg !738
	%165 = bitcast i64* %155 to i8*, !dbg !738
	call void @gpuc_put_signal_warp(i8* %163, i8* %164, i64 %151, i8* %165, i64 %p8, i32 %p9, i32 %152, i32 0, i32 0, i8* null), !dbg !738
	br label %b41, !dbg !738

b26:
	%166 = icmp eq i64 %p0, 5, !dbg !739
	br i1 %166, label %b27, label %b41, !dbg !739

b27:
	%167 = sext i32 %14 to i64, !dbg !740
	%168 = sext i32 %p9 to i64, !dbg !740
	%169 = sub i64 %168, 9, !dbg !740
	%170 = mul i64 %p6, 2, !dbg !740
	%171 = trunc i64 %p10 to i32, !dbg !740
	%172 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !740
	%173 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !740
	%174 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !740
	%175 = icmp ne i64 %p4, %p6, !dbg !740
	%176 = icmp uge i64 %p10, %167, !dbg !740
	%177 = icmp eq i64 addrspace(1)* %2, null, !dbg !740
	%178 = icmp ugt i64 %169, 1, !dbg !740
	%179 = or i1 %175, %176, !dbg !740
	%180 = or i1 %179, %177, !dbg !740
	%181 = or i1 %180, %178, !dbg !740
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !740, !prof !21

b27_ok1:
	%182 = bitcast i16* %172 to i8*, !dbg !740
	%183 = bitcast i16* %173 to i8*, !dbg !740
	%184 = bitcast i64* %174 to i8*, !dbg !740
	call void @gpuc_put_signal_nbi_warp(i8* %182, i8* %183, i64 %170, i8* %184, i64 %p8, i32 %p9, i32 %171, i32 0, i32 0, i8* null), !dbg !740
	br label %b41, !dbg !740

b28:
	%185 = icmp eq i64 %p1, 2, !dbg !741
	br i1 %185, label %b29, label %b41, !dbg !741

b29:
	%186 = icmp eq i64 %p0, 0, !dbg !744
	br i1 %186, label %b30, label %b31, !dbg !744

b30:
	%187 = sext i32 %14 to i64, !dbg !745
	%188 = mul i64 %p6, 2, !dbg !745
	%189 = trunc i64 %p10 to i32, !dbg !745
	%190 = mul i32 %6, %7, !dbg !745
	%191 = icmp ne i64 %p4, %p6, !dbg !745
	%192 = icmp uge i64 %p10, %187, !dbg !745
	%193 = or i1 %191, %192, !dbg !745
	br i1 %193, label %b30_fail1, label %b30_ok1, !dbg !745, !prof !21

b30_ok1:
	%194 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !745, !range !56
	%195 = mul i32 %190, %194, !dbg !745
	%196 = call i32 @gpuc_num_pes_thread(), !dbg !745
	%197 = sext i32 %196 to i64, !dbg !745
	%198 = icmp ult i64 %p10, %197, !dbg !745
	%199 = trunc i64 %p10 to i32, !dbg !745
	%200 = select i1 %198, i32 %199, i32 0, !dbg !745
	%201 = call i8* @gpuc_peer_early(i32 %200), !dbg !745
	%202 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !745
	%203 = sext i32 %202 to i64, !dbg !745
	%204 = sext i32 %195 to i64, !dbg !745
	%205 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !745
	%206 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !745
	%207 = icmp ne i64 %203, %204, !dbg !745
	br i1 %207, label %b30_fail3, label %b30_ok3, !dbg !745, !prof !21

b30_ok3:
	%208 = bitcast i16* %205 to i8*, !dbg !745
	%209 = bitcast i16* %206 to i8*, !dbg !745
	call void @gpuc_put_block(i8* %208, i8* %209, i64 %188, i32 %189, i32 1, i32 1, i8* %201), !dbg !745
	br label %b41, !dbg !745

b31:
	%210 = icmp eq i64 %p0, 1, !dbg !746
	br i1 %210, label %b32, label %b33, !dbg !746

b32:
	%211 = sext i32 %14 to i64, !dbg !747
	%212 = mul i64 %p6, 2, !dbg !747
	%213 = trunc i64 %p10 to i32, !dbg !747
	%214 = mul i32 %6, %7, !dbg !747
	%215 = icmp ne i64 %p4, %p6, !dbg !747
	%216 = icmp uge i64 %p10, %211, !dbg !747
	%217 = or i1 %215, %216, !dbg !747
	br i1 %217, label %b32_fail1, label %b32_ok1, !dbg !747, !prof !21

b32_ok1:
	%218 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !747, !range !56
	%219 = mul i32 %214, %218, !dbg !747
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !747
	%221 = sext i32 %220 to i64, !dbg !747
	%222 = icmp ult i64 %p10, %221, !dbg !747
	%223 = trunc i64 %p10 to i32, !dbg !747
	%224 = select i1 %222, i32 %223, i32 0, !dbg !747
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !747
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !747
	%227 = sext i32 %226 to i64, !dbg !747
	%228 = sext i32 %219 to i64, !dbg !747
	%229 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !747
	%230 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !747
	%231 = icmp ne i64 %227, %228, !dbg !747
	br i1 %231, label %b32_fail3, label %b32_ok3, !dbg !747, !prof !21

b32_ok3:
	%232 = bitcast i16* %229 to i8*, !dbg !747
	%233 = bitcast i16* %230 to i8*, !dbg !747
	call void @gpuc_put_nbi_block(i8* %232, i8* %233, i64 %212, i32 %213, i32 1, i32 1, i8* %225), !dbg !747
	br label %b41, !dbg !747

b33:
	%234 = icmp eq i64 %p0, 2, !dbg !748
	br i1 %234, label %b34, label %b35, !dbg !748

b34:
	%235 = sext i32 %14 to i64, !dbg !749
	%236 = mul i64 %p6, 2, !dbg !749
	%237 = trunc i64 %p10 to i32, !dbg !749
	%238 = mul i32 %6, %7, !dbg !749
	%239 = icmp ne i64 %p4, %p6, !dbg !749
	%240 = icmp uge i64 %p10, %235, !dbg !749
	%241 = or i1 %239, %240, !dbg !749
	br i1 %241, label %b34_fail1, label %b34_ok1, !dbg !749, !prof !21

b34_ok1:
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !749, !range !56
	%243 = mul i32 %238, %242, !dbg !749
	%244 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !749
	%245 = sext i32 %244 to i64, !dbg !749
	%246 = sext i32 %243 to i64, !dbg !749
	%247 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !749
	%248 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !749
	%249 = icmp ne i64 %245, %246, !dbg !749
	br i1 %249, label %b34_fail3, label %b34_ok3, !dbg !749, !prof !21

b34_ok3:
	%250 = bitcast i16* %247 to i8*, !dbg !749
	%251 = bitcast i16* %248 to i8*, !dbg !749
	call void @gpuc_get_block(i8* %250, i8* %251, i64 %236, i32 %237), !dbg !749
	br label %b41, !dbg !749

b35:
	%252 = icmp eq i64 %p0, 3, !dbg !750
	br i1 %252, label %b36, label %b37, !dbg !750

b36:
	%253 = sext i32 %14 to i64, !dbg !751
	%254 = mul i64 %p6, 2, !dbg !751
	%255 = trunc i64 %p10 to i32, !dbg !751
	%256 = mul i32 %6, %7, !dbg !751
	%257 = icmp ne i64 %p4, %p6, !dbg !751
	%258 = icmp uge i64 %p10, %253, !dbg !751
	%259 = or i1 %257, %258, !dbg !751
	br i1 %259, label %b36_fail1, label %b36_ok1, !dbg !751, !prof !21

b36_ok1:
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !751, !range !56
	%261 = mul i32 %256, %260, !dbg !751
	%262 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !751
	%263 = sext i32 %262 to i64, !dbg !751
	%264 = sext i32 %261 to i64, !dbg !751
	%265 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !751
	%266 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !751
	%267 = icmp ne i64 %263, %264, !dbg !751
	br i1 %267, label %b36_fail3, label %b36_ok3, !dbg !751, !prof !21

b36_ok3:
	%268 = bitcast i16* %265 to i8*, !dbg !751
	%269 = bitcast i16* %266 to i8*, !dbg !751
	call void @gpuc_get_nbi_block(i8* %268, i8* %269, i64 %254, i32 %255), !dbg !751
	br label %b41, !dbg !751

b37:
	%270 = icmp eq i64 %p0, 4, !dbg !752
	br i1 %270, label %b38, label %b39, !dbg !752

b38:
	%271 = sext i32 %14 to i64, !dbg !753
	%272 = sext i32 %p9 to i64, !dbg !753
	%273 = sub i64 %272, 9, !dbg !753
	%274 = mul i64 %p6, 2, !dbg !753
	%275 = trunc i64 %p10 to i32, !dbg !753
	%276 = mul i32 %6, %7, !dbg !753
	%277 = icmp ne i64 %p4, %p6, !dbg !753
	%278 = icmp uge i64 %p10, %271, !dbg !753
	%279 = icmp eq i64 addrspace(1)* %2, null, !dbg !753
	%280 = icmp ugt i64 %273, 1, !dbg !753
	%281 = or i1 %277, %278, !dbg !753
	%282 = or i1 %281, %279, !dbg !753
	%283 = or i1 %282, %280, !dbg !753
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !753, !prof !21

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !753, !range !56
	%285 = mul i32 %276, %284, !dbg !753
	%286 = call i32 @gpuc_num_pes_thread(), !dbg !753
	%287 = sext i32 %286 to i64, !dbg !753
	%288 = icmp ult i64 %p10, %287, !dbg !753
	%289 = trunc i64 %p10 to i32, !dbg !753
	%290 = select i1 %288, i32 %289, i32 0, !dbg !753
	%291 = call i8* @gpuc_peer_early(i32 %290), !dbg !753
	%292 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !753
	%293 = sext i32 %292 to i64, !dbg !753
	%294 = sext i32 %285 to i64, !dbg !753
	%295 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !753
	%296 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !753
	%297 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !753
	%298 = icmp ne i64 %293, %294, !dbg !753
	br i1 %298, label %b38_fail5, label %b38_ok5, !dbg !753, !prof !21

b38_ok5:
	%299 = bitcast i16* %295 to i8*, !dbg !753
	%300 = bitcast i16* %296 to i8*, !dbg !753
	%301 = bitcast i64* %297 to i8*, !dbg !753
	call void @gpuc_put_signal_block(i8* %299, i8* %300, i64 %274, i8* %301, i64 %p8, i32 %p9, i32 %275, i32 1, i32 1, i8* %291), !dbg !753
	br label %b41, !dbg !753

b39:
	%302 = icmp eq i64 %p0, 5, !dbg !754
	br i1 %302, label %b40, label %b41, !dbg !754

b40:
	%303 = sext i32 %14 to i64, !dbg !755
	%304 = sext i32 %p9 to i64, !dbg !755
	%305 = sub i64 %304, 9, !dbg !755
	%306 = mul i64 %p6, 2, !dbg !755
	%307 = trunc i64 %p10 to i32, !dbg !755
	%308 = mul i32 %6, %7, !dbg !755
	%309 = icmp ne i64 %p4, %p6, !dbg !755
	%310 = icmp uge i64 %p10, %303, !dbg !755
	%311 = icmp eq i64 addrspace(1)* %2, null, !dbg !755
	%312 = icmp ugt i64 %305, 1, !dbg !755
	%313 = or i1 %309, %310, !dbg !755
	%314 = or i1 %313, %311, !dbg !755
	%315 = or i1 %314, %312, !dbg !755
	br i1 %315, label %b40_fail1, label %b40_ok1, !dbg !755, !prof !21

b40_ok1:
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !755, !range !56
	%317 = mul i32 %308, %316, !dbg !755
	%318 = call i32 @gpuc_num_pes_thread(), !dbg !755
	%319 = sext i32 %318 to i64, !dbg !755
	%320 = icmp ult i64 %p10, %319, !dbg !755
	%321 = trunc i64 %p10 to i32, !dbg !755
	%322 = select i1 %320, i32 %321, i32 0, !dbg !755
	%323 = call i8* @gpuc_peer_early(i32 %322), !dbg !755
	%324 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !755
	%325 = sext i32 %324 to i64, !dbg !755
	%326 = sext i32 %317 to i64, !dbg !755
	%327 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !755
	%328 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !755
	%329 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !755
	%330 = icmp ne i64 %325, %326, !dbg !755
	br i1 %330, label %b40_fail5, label %b40_ok5, !dbg !755, !prof !21

b40_ok5:
	%331 = bitcast i16* %327 to i8*, !dbg !755
	%332 = bitcast i16* %328 to i8*, !dbg !755
	%333 = bitcast i64* %329 to i8*, !dbg !755
	call void @gpuc_put_signal_nbi_block(i8* %331, i8* %332, i64 %306, i8* %333, i64 %p8, i32 %p9, i32 %307, i32 1, i32 1, i8* %323), !dbg !755
	br label %b41, !dbg !755

b41:
	ret void, !dbg !706

b3_fail1:
	%334 = icmp ne i64 %p4, %p6, !dbg !711
	br i1 %334, label %b3_fail2, label %b3_ok2, !dbg !711

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !711
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !711
	ret void, !dbg !711

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !711
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !711
	ret void, !dbg !711

b5_fail1:
	%335 = icmp ne i64 %p4, %p6, !dbg !715
	br i1 %335, label %b5_fail2, label %b5_ok2, !dbg !715

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !715
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !715
	ret void, !dbg !715

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %28), !dbg !715
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !715
	ret void, !dbg !715

b7_fail1:
	%336 = icmp ne i64 %p4, %p6, !dbg !717
	br i1 %336, label %b7_fail2, label %b7_ok2, !dbg !717

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !717
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !717
	ret void, !dbg !717

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %39), !dbg !717
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !717
	ret void, !dbg !717

b9_fail1:
	%337 = icmp ne i64 %p4, %p6, !dbg !719
	br i1 %337, label %b9_fail2, label %b9_ok2, !dbg !719

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !719
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !719
	ret void, !dbg !719

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %50), !dbg !719
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !719
	ret void, !dbg !719

b11_fail1:
	%338 = icmp ne i64 %p4, %p6, !dbg !721
	br i1 %338, label %b11_fail2, label %b11_ok2, !dbg !721

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !721
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !721
	ret void, !dbg !721

b11_ok2:
	%339 = icmp uge i64 %p10, %61, !dbg !721
	br i1 %339, label %b11_fail3, label %b11_ok3, !dbg !721

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %61), !dbg !721
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !721
	ret void, !dbg !721

b11_ok3:
	%340 = icmp eq i64 addrspace(1)* %2, null, !dbg !721
	br i1 %340, label %b11_fail4, label %b11_ok4, !dbg !721

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !721
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !721
	ret void, !dbg !721

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %63, i64 1), !dbg !721
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !721
	ret void, !dbg !721

b13_fail1:
	%341 = icmp ne i64 %p4, %p6, !dbg !723
	br i1 %341, label %b13_fail2, label %b13_ok2, !dbg !723

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !723
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !723
	ret void, !dbg !723

b13_ok2:
	%342 = icmp uge i64 %p10, %80, !dbg !723
	br i1 %342, label %b13_fail3, label %b13_ok3, !dbg !723

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %80), !dbg !723
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !723
	ret void, !dbg !723

b13_ok3:
	%343 = icmp eq i64 addrspace(1)* %2, null, !dbg !723
	br i1 %343, label %b13_fail4, label %b13_ok4, !dbg !723

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !723
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !723
	ret void, !dbg !723

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %82, i64 1), !dbg !723
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !723
	ret void, !dbg !723

b17_fail1:
	%344 = icmp ne i64 %p4, %p6, !dbg !730
	br i1 %344, label %b17_fail2, label %b17_ok2, !dbg !730

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !730
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !730
	ret void, !dbg !730

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %104), !dbg !730
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !730
	ret void, !dbg !730

b19_fail1:
	%345 = icmp ne i64 %p4, %p6, !dbg !732
	br i1 %345, label %b19_fail2, label %b19_ok2, !dbg !732

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !732
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !732
	ret void, !dbg !732

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %115), !dbg !732
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !732
	ret void, !dbg !732

b21_fail1:
	%346 = icmp ne i64 %p4, %p6, !dbg !734
	br i1 %346, label %b21_fail2, label %b21_ok2, !dbg !734

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !734
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !734
	ret void, !dbg !734

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %126), !dbg !734
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !734
	ret void, !dbg !734

b23_fail1:
	%347 = icmp ne i64 %p4, %p6, !dbg !736
	br i1 %347, label %b23_fail2, label %b23_ok2, !dbg !736

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !736
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !736
	ret void, !dbg !736

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %137), !dbg !736
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !736
	ret void, !dbg !736

b25_fail1:
	%348 = icmp ne i64 %p4, %p6, !dbg !738
	br i1 %348, label %b25_fail2, label %b25_ok2, !dbg !738

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !738
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !738
	ret void, !dbg !738

b25_ok2:
	%349 = icmp uge i64 %p10, %148, !dbg !738
	br i1 %349, label %b25_fail3, label %b25_ok3, !dbg !738

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %148), !dbg !738
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !738
	ret void, !dbg !738

b25_ok3:
	%350 = icmp eq i64 addrspace(1)* %2, null, !dbg !738
	br i1 %350, label %b25_fail4, label %b25_ok4, !dbg !738

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !738
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !738
	ret void, !dbg !738

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %150, i64 1), !dbg !738
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !738
	ret void, !dbg !738

b27_fail1:
	%351 = icmp ne i64 %p4, %p6, !dbg !740
	br i1 %351, label %b27_fail2, label %b27_ok2, !dbg !740

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !740
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !740
	ret void, !dbg !740

b27_ok2:
	%352 = icmp uge i64 %p10, %167, !dbg !740
	br i1 %352, label %b27_fail3, label %b27_ok3, !dbg !740

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %167), !dbg !740
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !740
	ret void, !dbg !740

b27_ok3:
	%353 = icmp eq i64 addrspace(1)* %2, null, !dbg !740
	br i1 %353, label %b27_fail4, label %b27_ok4, !dbg !740

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !740
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !740
	ret void, !dbg !740

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %169, i64 1), !dbg !740
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !740
	ret void, !dbg !740

b30_fail1:
	%354 = icmp ne i64 %p4, %p6, !dbg !745
	br i1 %354, label %b30_fail2, label %b30_ok2, !dbg !745

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !745
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !745
	ret void, !dbg !745

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %187), !dbg !745
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !745
	ret void, !dbg !745

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 94, i64 %203, i64 %204), !dbg !745
	call void asm sideeffect "// site 94", ""() nounwind, !dbg !745
	ret void, !dbg !745

b32_fail1:
	%355 = icmp ne i64 %p4, %p6, !dbg !747
	br i1 %355, label %b32_fail2, label %b32_ok2, !dbg !747

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !747
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !747
	ret void, !dbg !747

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %211), !dbg !747
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !747
	ret void, !dbg !747

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 95, i64 %227, i64 %228), !dbg !747
	call void asm sideeffect "// site 95", ""() nounwind, !dbg !747
	ret void, !dbg !747

b34_fail1:
	%356 = icmp ne i64 %p4, %p6, !dbg !749
	br i1 %356, label %b34_fail2, label %b34_ok2, !dbg !749

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !749
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !749
	ret void, !dbg !749

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %235), !dbg !749
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !749
	ret void, !dbg !749

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 96, i64 %245, i64 %246), !dbg !749
	call void asm sideeffect "// site 96", ""() nounwind, !dbg !749
	ret void, !dbg !749

b36_fail1:
	%357 = icmp ne i64 %p4, %p6, !dbg !751
	br i1 %357, label %b36_fail2, label %b36_ok2, !dbg !751

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !751
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !751
	ret void, !dbg !751

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %253), !dbg !751
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !751
	ret void, !dbg !751

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 97, i64 %263, i64 %264), !dbg !751
	call void asm sideeffect "// site 97", ""() nounwind, !dbg !751
	ret void, !dbg !751

b38_fail1:
	%358 = icmp ne i64 %p4, %p6, !dbg !753
	br i1 %358, label %b38_fail2, label %b38_ok2, !dbg !753

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !753
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !753
	ret void, !dbg !753

b38_ok2:
	%359 = icmp uge i64 %p10, %271, !dbg !753
	br i1 %359, label %b38_fail3, label %b38_ok3, !dbg !753

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %271), !dbg !753
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !753
	ret void, !dbg !753

b38_ok3:
	%360 = icmp eq i64 addrspace(1)* %2, null, !dbg !753
	br i1 %360, label %b38_fail4, label %b38_ok4, !dbg !753

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !753
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !753
	ret void, !dbg !753

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %273, i64 1), !dbg !753
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !753
	ret void, !dbg !753

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 98, i64 %293, i64 %294), !dbg !753
	call void asm sideeffect "// site 98", ""() nounwind, !dbg !753
	ret void, !dbg !753

b40_fail1:
	%361 = icmp ne i64 %p4, %p6, !dbg !755
	br i1 %361, label %b40_fail2, label %b40_ok2, !dbg !755

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !755
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !755
	ret void, !dbg !755

b40_ok2:
	%362 = icmp uge i64 %p10, %303, !dbg !755
	br i1 %362, label %b40_fail3, label %b40_ok3, !dbg !755

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %303), !dbg !755
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !755
	ret void, !dbg !755

b40_ok3:
	%363 = icmp eq i64 addrspace(1)* %2, null, !dbg !755
	br i1 %363, label %b40_fail4, label %b40_ok4, !dbg !755

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !755
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !755
	ret void, !dbg !755

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %305, i64 1), !dbg !755
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !755
	ret void, !dbg !755

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 99, i64 %325, i64 %326), !dbg !755
	call void asm sideeffect "// site 99", ""() nounwind, !dbg !755
	ret void, !dbg !755
}

define void @Float8E4M3(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !756 {
entry:
	br label %b0, !dbg !757

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !757
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !757
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !757
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !760, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !760, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !760, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !760, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !760, !range !14
	%8 = mul i32 %7, %5, !dbg !760
	%9 = add i32 %4, %8, !dbg !760
	%10 = mul i32 %6, %9, !dbg !760
	%11 = add i32 %3, %10, !dbg !760
	%12 = sext i32 %11 to i64, !dbg !760
	%13 = icmp eq i64 %p1, 0, !dbg !761
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !764
	br i1 %13, label %b1, label %b14, !dbg !761

b1:
	%15 = icmp eq i64 %12, 0, !dbg !765
	br i1 %15, label %b2, label %b14, !dbg !765

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !766
	br i1 %16, label %b3, label %b4, !dbg !766

b3:
	%17 = sext i32 %14 to i64, !dbg !764
	%18 = trunc i64 %p10 to i32, !dbg !764
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !764
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !764
	%21 = icmp ne i64 %p4, %p6, !dbg !764
	%22 = icmp uge i64 %p10, %17, !dbg !764
	%23 = or i1 %21, %22, !dbg !764
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !764, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !764
	br label %b41, !dbg !764

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !767
	br i1 %24, label %b5, label %b6, !dbg !767

b5:
	%25 = sext i32 %14 to i64, !dbg !768
	%26 = trunc i64 %p10 to i32, !dbg !768
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !768
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !768
	%29 = icmp ne i64 %p4, %p6, !dbg !768
	%30 = icmp uge i64 %p10, %25, !dbg !768
	%31 = or i1 %29, %30, !dbg !768
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !768, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !768
	br label %b41, !dbg !768

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !769
	br i1 %32, label %b7, label %b8, !dbg !769

b7:
	%33 = sext i32 %14 to i64, !dbg !770
	%34 = trunc i64 %p10 to i32, !dbg !770
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !770
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !770
	%37 = icmp ne i64 %p4, %p6, !dbg !770
	%38 = icmp uge i64 %p10, %33, !dbg !770
	%39 = or i1 %37, %38, !dbg !770
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !770, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !770
	br label %b41, !dbg !770

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !771
	br i1 %40, label %b9, label %b10, !dbg !771

b9:
	%41 = sext i32 %14 to i64, !dbg !772
	%42 = trunc i64 %p10 to i32, !dbg !772
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !772
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !772
	%45 = icmp ne i64 %p4, %p6, !dbg !772
	%46 = icmp uge i64 %p10, %41, !dbg !772
	%47 = or i1 %45, %46, !dbg !772
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !772, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !772
	br label %b41, !dbg !772

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !773
	br i1 %48, label %b11, label %b12, !dbg !773

b11:
	%49 = sext i32 %14 to i64, !dbg !774
	%50 = sext i32 %p9 to i64, !dbg !774
	%51 = sub i64 %50, 9, !dbg !774
	%52 = trunc i64 %p10 to i32, !dbg !774
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !774
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !774
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !774
	%56 = icmp ne i64 %p4, %p6, !dbg !774
	%57 = icmp uge i64 %p10, %49, !dbg !774
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !774
	%59 = icmp ugt i64 %51, 1, !dbg !774
	%60 = or i1 %56, %57, !dbg !774
	%61 = or i1 %60, %58, !dbg !774
	%62 = or i1 %61, %59, !dbg !774
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !774, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !774
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !774
	br label %b41, !dbg !774

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !775
	br i1 %64, label %b13, label %b41, !dbg !775

b13:
	%65 = sext i32 %14 to i64, !dbg !776
	%66 = sext i32 %p9 to i64, !dbg !776
	%67 = sub i64 %66, 9, !dbg !776
	%68 = trunc i64 %p10 to i32, !dbg !776
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !776
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !776
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !776
	%72 = icmp ne i64 %p4, %p6, !dbg !776
	%73 = icmp uge i64 %p10, %65, !dbg !776
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !776
	%75 = icmp ugt i64 %67, 1, !dbg !776
	%76 = or i1 %72, %73, !dbg !776
	%77 = or i1 %76, %74, !dbg !776
	%78 = or i1 %77, %75, !dbg !776
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !776, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !776
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !776
	br label %b41, !dbg !776

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !777
	br i1 %80, label %b15, label %b28, !dbg !777

b15:
	%81 = trunc i64 %12 to i32, !dbg !778
	%82 = udiv i32 %81, 32, !dbg !778
	%83 = zext i32 %82 to i64, !dbg !778
	%84 = icmp eq i64 %83, %p2, !dbg !779
	br i1 %84, label %b16, label %b28, !dbg !779

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !782
	br i1 %85, label %b17, label %b18, !dbg !782

b17:
	%86 = sext i32 %14 to i64, !dbg !783
	%87 = trunc i64 %p10 to i32, !dbg !783
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !783
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !783
	%90 = icmp ne i64 %p4, %p6, !dbg !783
	%91 = icmp uge i64 %p10, %86, !dbg !783
	%92 = or i1 %90, %91, !dbg !783
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !783, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !783
	br label %b41, !dbg !783

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !784
	br i1 %93, label %b19, label %b20, !dbg !784

b19:
	%94 = sext i32 %14 to i64, !dbg !785
	%95 = trunc i64 %p10 to i32, !dbg !785
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !785
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !785
	%98 = icmp ne i64 %p4, %p6, !dbg !785
	%99 = icmp uge i64 %p10, %94, !dbg !785
	%100 = or i1 %98, %99, !dbg !785
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !785, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !785
	br label %b41, !dbg !785

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !786
	br i1 %101, label %b21, label %b22, !dbg !786

b21:
	%102 = sext i32 %14 to i64, !dbg !787
	%103 = trunc i64 %p10 to i32, !dbg !787
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !787
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !787
	%106 = icmp ne i64 %p4, %p6, !dbg !787
	%107 = icmp uge i64 %p10, %102, !dbg !787
	%108 = or i1 %106, %107, !dbg !787
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !787, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !787
	br label %b41, !dbg !787

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !788
	br i1 %109, label %b23, label %b24, !dbg !788

b23:
	%110 = sext i32 %14 to i64, !dbg !789
	%111 = trunc i64 %p10 to i32, !dbg !789
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !789
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !789
	%114 = icmp ne i64 %p4, %p6, !dbg !789
	%115 = icmp uge i64 %p10, %110, !dbg !789
	%116 = or i1 %114, %115, !dbg !789
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !789, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !789
	br label %b41, !dbg !789

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !790
	br i1 %117, label %b25, label %b26, !dbg !790

b25:
	%118 = sext i32 %14 to i64, !dbg !791
	%119 = sext i32 %p9 to i64, !dbg !791
	%120 = sub i64 %119, 9, !dbg !791
	%121 = trunc i64 %p10 to i32, !dbg !791
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !791
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !791
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !791
	%125 = icmp ne i64 %p4, %p6, !dbg !791
	%126 = icmp uge i64 %p10, %118, !dbg !791
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !791
	%128 = icmp ugt i64 %120, 1, !dbg !791
	%129 = or i1 %125, %126, !dbg !791
	%130 = or i1 %129, %127, !dbg !791
	%131 = or i1 %130, %128, !dbg !791
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !791, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !791
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !791
	br label %b41, !dbg !791

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !792
	br i1 %133, label %b27, label %b41, !dbg !792

b27:
	%134 = sext i32 %14 to i64, !dbg !793
	%135 = sext i32 %p9 to i64, !dbg !793
	%136 = sub i64 %135, 9, !dbg !793
	%137 = trunc i64 %p10 to i32, !dbg !793
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !793
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !793
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !793
	%141 = icmp ne i64 %p4, %p6, !dbg !793
	%142 = icmp uge i64 %p10, %134, !dbg !793
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !793
	%144 = icmp ugt i64 %136, 1, !dbg !793
	%145 = or i1 %141, %142, !dbg !793
	%146 = or i1 %145, %143, !dbg !793
	%147 = or i1 %146, %144, !dbg !793
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !793, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !793
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !793
	br label %b41, !dbg !793

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !794
	br i1 %149, label %b29, label %b41, !dbg !794

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !797
	br i1 %150, label %b30, label %b31, !dbg !797

b30:
	%151 = sext i32 %14 to i64, !dbg !798
	%152 = trunc i64 %p10 to i32, !dbg !798
	%153 = mul i32 %6, %7, !dbg !798
	%154 = icmp ne i64 %p4, %p6, !dbg !798
	%155 = icmp uge i64 %p10, %151, !dbg !798
	%156 = or i1 %154, %155, !dbg !798
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !798, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !798, !range !56
	%158 = mul i32 %153, %157, !dbg !798
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !798
	%160 = sext i32 %159 to i64, !dbg !798
	%161 = icmp ult i64 %p10, %160, !dbg !798
	%162 = trunc i64 %p10 to i32, !dbg !798
	%163 = select i1 %161, i32 %162, i32 0, !dbg !798
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !798
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !798
	%166 = sext i32 %165 to i64, !dbg !798
	%167 = sext i32 %158 to i64, !dbg !798
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !798
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !798
	%170 = icmp ne i64 %166, %167, !dbg !798
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !798, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !798
	br label %b41, !dbg !798

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !799
	br i1 %171, label %b32, label %b33, !dbg !799

b32:
	%172 = sext i32 %14 to i64, !dbg !800
	%173 = trunc i64 %p10 to i32, !dbg !800
	%174 = mul i32 %6, %7, !dbg !800
	%175 = icmp ne i64 %p4, %p6, !dbg !800
	%176 = icmp uge i64 %p10, %172, !dbg !800
	%177 = or i1 %175, %176, !dbg !800
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !800, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !800, !range !56
	%179 = mul i32 %174, %178, !dbg !800
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !800
	%181 = sext i32 %180 to i64, !dbg !800
	%182 = icmp ult i64 %p10, %181, !dbg !800
	%183 = trunc i64 %p10 to i32, !dbg !800
	%184 = select i1 %182, i32 %183, i32 0, !dbg !800
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !800
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !800
	%187 = sext i32 %186 to i64, !dbg !800
	%188 = sext i32 %179 to i64, !dbg !800
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !800
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !800
	%191 = icmp ne i64 %187, %188, !dbg !800
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !800, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !800
	br label %b41, !dbg !800

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !801
	br i1 %192, label %b34, label %b35, !dbg !801

b34:
	%193 = sext i32 %14 to i64, !dbg !802
	%194 = trunc i64 %p10 to i32, !dbg !802
	%195 = mul i32 %6, %7, !dbg !802
	%196 = icmp ne i64 %p4, %p6, !dbg !802
	%197 = icmp uge i64 %p10, %193, !dbg !802
	%198 = or i1 %196, %197, !dbg !802
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !802, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !802, !range !56
	%200 = mul i32 %195, %199, !dbg !802
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !802
	%202 = sext i32 %201 to i64, !dbg !802
	%203 = sext i32 %200 to i64, !dbg !802
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !802
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !802
	%206 = icmp ne i64 %202, %203, !dbg !802
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !802, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !802
	br label %b41, !dbg !802

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !803
	br i1 %207, label %b36, label %b37, !dbg !803

b36:
	%208 = sext i32 %14 to i64, !dbg !804
	%209 = trunc i64 %p10 to i32, !dbg !804
	%210 = mul i32 %6, %7, !dbg !804
	%211 = icmp ne i64 %p4, %p6, !dbg !804
	%212 = icmp uge i64 %p10, %208, !dbg !804
	%213 = or i1 %211, %212, !dbg !804
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !804, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !804, !range !56
	%215 = mul i32 %210, %214, !dbg !804
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !804
	%217 = sext i32 %216 to i64, !dbg !804
	%218 = sext i32 %215 to i64, !dbg !804
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !804
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !804
	%221 = icmp ne i64 %217, %218, !dbg !804
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !804, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !804
	br label %b41, !dbg !804

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !805
	br i1 %222, label %b38, label %b39, !dbg !805

b38:
	%223 = sext i32 %14 to i64, !dbg !806
	%224 = sext i32 %p9 to i64, !dbg !806
	%225 = sub i64 %224, 9, !dbg !806
	%226 = trunc i64 %p10 to i32, !dbg !806
	%227 = mul i32 %6, %7, !dbg !806
	%228 = icmp ne i64 %p4, %p6, !dbg !806
	%229 = icmp uge i64 %p10, %223, !dbg !806
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !806
	%231 = icmp ugt i64 %225, 1, !dbg !806
	%232 = or i1 %228, %229, !dbg !806
	%233 = or i1 %232, %230, !dbg !806
	%234 = or i1 %233, %231, !dbg !806
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !806, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !806, !range !56
	%236 = mul i32 %227, %235, !dbg !806
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !806
	%238 = sext i32 %237 to i64, !dbg !806
	%239 = icmp ult i64 %p10, %238, !dbg !806
	%240 = trunc i64 %p10 to i32, !dbg !806
	%241 = select i1 %239, i32 %240, i32 0, !dbg !806
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !806
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !806
	%244 = sext i32 %243 to i64, !dbg !806
	%245 = sext i32 %236 to i64, !dbg !806
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !806
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !806
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !806
	%249 = icmp ne i64 %244, %245, !dbg !806
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !806, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !806
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !806
	br label %b41, !dbg !806

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !807
	br i1 %251, label %b40, label %b41, !dbg !807

b40:
	%252 = sext i32 %14 to i64, !dbg !808
	%253 = sext i32 %p9 to i64, !dbg !808
	%254 = sub i64 %253, 9, !dbg !808
	%255 = trunc i64 %p10 to i32, !dbg !808
	%256 = mul i32 %6, %7, !dbg !808
	%257 = icmp ne i64 %p4, %p6, !dbg !808
	%258 = icmp uge i64 %p10, %252, !dbg !808
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !808
	%260 = icmp ugt i64 %254, 1, !dbg !808
	%261 = or i1 %257, %258, !dbg !808
	%262 = or i1 %261, %259, !dbg !808
	%263 = or i1 %262, %260, !dbg !808
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !808, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !808, !range !56
	%265 = mul i32 %256, %264, !dbg !808
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !808
	%267 = sext i32 %266 to i64, !dbg !808
	%268 = icmp ult i64 %p10, %267, !dbg !808
	%269 = trunc i64 %p10 to i32, !dbg !808
	%270 = select i1 %268, i32 %269, i32 0, !dbg !808
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !808
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !808
	%273 = sext i32 %272 to i64, !dbg !808
	%274 = sext i32 %265 to i64, !dbg !808
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !808
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !808
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !808
	%278 = icmp ne i64 %273, %274, !dbg !808
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !808, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !808
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !808
	br label %b41, !dbg !808

b41:
	ret void, !dbg !759

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !764
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !764

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !764
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !764
	ret void, !dbg !764

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !764
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !764
	ret void, !dbg !764

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !768
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !768

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !768
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !768
	ret void, !dbg !768

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !768
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !768
	ret void, !dbg !768

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !770
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !770

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !770
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !770
	ret void, !dbg !770

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !770
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !770
	ret void, !dbg !770

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !772
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !772

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !772
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !772
	ret void, !dbg !772

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !772
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !772
	ret void, !dbg !772

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !774
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !774

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !774
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !774
	ret void, !dbg !774

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !774
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !774

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !774
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !774
	ret void, !dbg !774

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !774
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !774

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !774
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !774
	ret void, !dbg !774

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !774
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !774
	ret void, !dbg !774

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !776
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !776

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !776
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !776
	ret void, !dbg !776

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !776
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !776

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !776
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !776
	ret void, !dbg !776

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !776
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !776

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !776
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !776
	ret void, !dbg !776

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !776
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !776
	ret void, !dbg !776

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !783
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !783

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !783
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !783
	ret void, !dbg !783

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !783
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !783
	ret void, !dbg !783

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !785
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !785

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !785
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !785
	ret void, !dbg !785

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !785
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !785
	ret void, !dbg !785

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !787
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !787

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !787
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !787
	ret void, !dbg !787

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !787
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !787
	ret void, !dbg !787

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !789
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !789

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !789
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !789
	ret void, !dbg !789

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !789
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !789
	ret void, !dbg !789

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !791
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !791

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !791
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !791
	ret void, !dbg !791

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !791
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !791

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !791
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !791
	ret void, !dbg !791

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !791
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !791

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !791
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !791
	ret void, !dbg !791

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !791
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !791
	ret void, !dbg !791

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !793
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !793

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !793
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !793
	ret void, !dbg !793

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !793
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !793

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !793
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !793
	ret void, !dbg !793

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !793
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !793

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !793
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !793
	ret void, !dbg !793

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !793
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !793
	ret void, !dbg !793

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !798
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !798

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !798
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !798
	ret void, !dbg !798

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !798
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !798
	ret void, !dbg !798

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 100, i64 %166, i64 %167), !dbg !798
	call void asm sideeffect "// site 100", ""() nounwind, !dbg !798
	ret void, !dbg !798

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !800
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !800

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !800
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !800
	ret void, !dbg !800

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !800
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !800
	ret void, !dbg !800

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 101, i64 %187, i64 %188), !dbg !800
	call void asm sideeffect "// site 101", ""() nounwind, !dbg !800
	ret void, !dbg !800

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !802
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !802

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !802
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !802
	ret void, !dbg !802

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !802
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !802
	ret void, !dbg !802

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 102, i64 %202, i64 %203), !dbg !802
	call void asm sideeffect "// site 102", ""() nounwind, !dbg !802
	ret void, !dbg !802

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !804
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !804

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !804
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !804
	ret void, !dbg !804

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !804
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !804
	ret void, !dbg !804

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 103, i64 %217, i64 %218), !dbg !804
	call void asm sideeffect "// site 103", ""() nounwind, !dbg !804
	ret void, !dbg !804

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !806
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !806

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !806
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !806
	ret void, !dbg !806

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !806
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !806

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !806
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !806
	ret void, !dbg !806

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !806
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !806

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !806
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !806
	ret void, !dbg !806

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !806
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !806
	ret void, !dbg !806

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 104, i64 %244, i64 %245), !dbg !806
	call void asm sideeffect "// site 104", ""() nounwind, !dbg !806
	ret void, !dbg !806

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !808
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !808

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !808
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !808
	ret void, !dbg !808

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !808
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !808

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !808
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !808
	ret void, !dbg !808

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !808
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !808

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !808
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !808
	ret void, !dbg !808

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !808
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !808
	ret void, !dbg !808

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 105, i64 %273, i64 %274), !dbg !808
	call void asm sideeffect "// site 105", ""() nounwind, !dbg !808
	ret void, !dbg !808
}

define void @Float8E5M2(i64 %p0, i64 %p1, i64 %p2, i8* %p3, i64 %p4, i8* %p5, i64 %p6, i64* %p7, i64 %p8, i32 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !809 {
entry:
	br label %b0, !dbg !810

b0:
	%0 = addrspacecast i8* %p3 to i8 addrspace(1)*, !dbg !810
	%1 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !810
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !810
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !813, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !813, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !813, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !813, !range !14
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !813, !range !14
	%8 = mul i32 %7, %5, !dbg !813
	%9 = add i32 %4, %8, !dbg !813
	%10 = mul i32 %6, %9, !dbg !813
	%11 = add i32 %3, %10, !dbg !813
	%12 = sext i32 %11 to i64, !dbg !813
	%13 = icmp eq i64 %p1, 0, !dbg !814
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !817
	br i1 %13, label %b1, label %b14, !dbg !814

b1:
	%15 = icmp eq i64 %12, 0, !dbg !818
	br i1 %15, label %b2, label %b14, !dbg !818

b2:
	%16 = icmp eq i64 %p0, 0, !dbg !819
	br i1 %16, label %b3, label %b4, !dbg !819

b3:
	%17 = sext i32 %14 to i64, !dbg !817
	%18 = trunc i64 %p10 to i32, !dbg !817
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !817
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !817
	%21 = icmp ne i64 %p4, %p6, !dbg !817
	%22 = icmp uge i64 %p10, %17, !dbg !817
	%23 = or i1 %21, %22, !dbg !817
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !817, !prof !21

b3_ok1:
	call void @gpuc_put_thread(i8* %19, i8* %20, i64 %p6, i32 %18, i32 0, i32 0, i8* null), !dbg !817
	br label %b41, !dbg !817

b4:
	%24 = icmp eq i64 %p0, 1, !dbg !820
	br i1 %24, label %b5, label %b6, !dbg !820

b5:
	%25 = sext i32 %14 to i64, !dbg !821
	%26 = trunc i64 %p10 to i32, !dbg !821
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !821
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !821
	%29 = icmp ne i64 %p4, %p6, !dbg !821
	%30 = icmp uge i64 %p10, %25, !dbg !821
	%31 = or i1 %29, %30, !dbg !821
	br i1 %31, label %b5_fail1, label %b5_ok1, !dbg !821, !prof !21

b5_ok1:
	call void @gpuc_put_nbi_thread(i8* %27, i8* %28, i64 %p6, i32 %26, i32 0, i32 0, i8* null), !dbg !821
	br label %b41, !dbg !821

b6:
	%32 = icmp eq i64 %p0, 2, !dbg !822
	br i1 %32, label %b7, label %b8, !dbg !822

b7:
	%33 = sext i32 %14 to i64, !dbg !823
	%34 = trunc i64 %p10 to i32, !dbg !823
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !823
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !823
	%37 = icmp ne i64 %p4, %p6, !dbg !823
	%38 = icmp uge i64 %p10, %33, !dbg !823
	%39 = or i1 %37, %38, !dbg !823
	br i1 %39, label %b7_fail1, label %b7_ok1, !dbg !823, !prof !21

b7_ok1:
	call void @gpuc_get_thread(i8* %35, i8* %36, i64 %p6, i32 %34), !dbg !823
	br label %b41, !dbg !823

b8:
	%40 = icmp eq i64 %p0, 3, !dbg !824
	br i1 %40, label %b9, label %b10, !dbg !824

b9:
	%41 = sext i32 %14 to i64, !dbg !825
	%42 = trunc i64 %p10 to i32, !dbg !825
	%43 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !825
	%44 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !825
	%45 = icmp ne i64 %p4, %p6, !dbg !825
	%46 = icmp uge i64 %p10, %41, !dbg !825
	%47 = or i1 %45, %46, !dbg !825
	br i1 %47, label %b9_fail1, label %b9_ok1, !dbg !825, !prof !21

b9_ok1:
	call void @gpuc_get_nbi_thread(i8* %43, i8* %44, i64 %p6, i32 %42), !dbg !825
	br label %b41, !dbg !825

b10:
	%48 = icmp eq i64 %p0, 4, !dbg !826
	br i1 %48, label %b11, label %b12, !dbg !826

b11:
	%49 = sext i32 %14 to i64, !dbg !827
	%50 = sext i32 %p9 to i64, !dbg !827
	%51 = sub i64 %50, 9, !dbg !827
	%52 = trunc i64 %p10 to i32, !dbg !827
	%53 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !827
	%54 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !827
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !827
	%56 = icmp ne i64 %p4, %p6, !dbg !827
	%57 = icmp uge i64 %p10, %49, !dbg !827
	%58 = icmp eq i64 addrspace(1)* %2, null, !dbg !827
	%59 = icmp ugt i64 %51, 1, !dbg !827
	%60 = or i1 %56, %57, !dbg !827
	%61 = or i1 %60, %58, !dbg !827
	%62 = or i1 %61, %59, !dbg !827
	br i1 %62, label %b11_fail1, label %b11_ok1, !dbg !827, !prof !21

b11_ok1:
	%63 = bitcast i64* %55 to i8*, !dbg !827
	call void @gpuc_put_signal_thread(i8* %53, i8* %54, i64 %p6, i8* %63, i64 %p8, i32 %p9, i32 %52, i32 0, i32 0, i8* null), !dbg !827
	br label %b41, !dbg !827

b12:
	%64 = icmp eq i64 %p0, 5, !dbg !828
	br i1 %64, label %b13, label %b41, !dbg !828

b13:
	%65 = sext i32 %14 to i64, !dbg !829
	%66 = sext i32 %p9 to i64, !dbg !829
	%67 = sub i64 %66, 9, !dbg !829
	%68 = trunc i64 %p10 to i32, !dbg !829
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !829
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !829
	%71 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !829
	%72 = icmp ne i64 %p4, %p6, !dbg !829
	%73 = icmp uge i64 %p10, %65, !dbg !829
	%74 = icmp eq i64 addrspace(1)* %2, null, !dbg !829
	%75 = icmp ugt i64 %67, 1, !dbg !829
	%76 = or i1 %72, %73, !dbg !829
	%77 = or i1 %76, %74, !dbg !829
	%78 = or i1 %77, %75, !dbg !829
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !829, !prof !21

b13_ok1:
	%79 = bitcast i64* %71 to i8*, !dbg !829
	call void @gpuc_put_signal_nbi_thread(i8* %69, i8* %70, i64 %p6, i8* %79, i64 %p8, i32 %p9, i32 %68, i32 0, i32 0, i8* null), !dbg !829
	br label %b41, !dbg !829

b14:
	%80 = icmp eq i64 %p1, 1, !dbg !830
	br i1 %80, label %b15, label %b28, !dbg !830

b15:
	%81 = trunc i64 %12 to i32, !dbg !831
	%82 = udiv i32 %81, 32, !dbg !831
	%83 = zext i32 %82 to i64, !dbg !831
	%84 = icmp eq i64 %83, %p2, !dbg !832
	br i1 %84, label %b16, label %b28, !dbg !832

b16:
	%85 = icmp eq i64 %p0, 0, !dbg !835
	br i1 %85, label %b17, label %b18, !dbg !835

b17:
	%86 = sext i32 %14 to i64, !dbg !836
	%87 = trunc i64 %p10 to i32, !dbg !836
	%88 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !836
	%89 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !836
	%90 = icmp ne i64 %p4, %p6, !dbg !836
	%91 = icmp uge i64 %p10, %86, !dbg !836
	%92 = or i1 %90, %91, !dbg !836
	br i1 %92, label %b17_fail1, label %b17_ok1, !dbg !836, !prof !21

b17_ok1:
	call void @gpuc_put_warp(i8* %88, i8* %89, i64 %p6, i32 %87, i32 0, i32 0, i8* null), !dbg !836
	br label %b41, !dbg !836

b18:
	%93 = icmp eq i64 %p0, 1, !dbg !837
	br i1 %93, label %b19, label %b20, !dbg !837

b19:
	%94 = sext i32 %14 to i64, !dbg !838
	%95 = trunc i64 %p10 to i32, !dbg !838
	%96 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !838
	%97 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !838
	%98 = icmp ne i64 %p4, %p6, !dbg !838
	%99 = icmp uge i64 %p10, %94, !dbg !838
	%100 = or i1 %98, %99, !dbg !838
	br i1 %100, label %b19_fail1, label %b19_ok1, !dbg !838, !prof !21

b19_ok1:
	call void @gpuc_put_nbi_warp(i8* %96, i8* %97, i64 %p6, i32 %95, i32 0, i32 0, i8* null), !dbg !838
	br label %b41, !dbg !838

b20:
	%101 = icmp eq i64 %p0, 2, !dbg !839
	br i1 %101, label %b21, label %b22, !dbg !839

b21:
	%102 = sext i32 %14 to i64, !dbg !840
	%103 = trunc i64 %p10 to i32, !dbg !840
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !840
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !840
	%106 = icmp ne i64 %p4, %p6, !dbg !840
	%107 = icmp uge i64 %p10, %102, !dbg !840
	%108 = or i1 %106, %107, !dbg !840
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !840, !prof !21

b21_ok1:
	call void @gpuc_get_warp(i8* %104, i8* %105, i64 %p6, i32 %103), !dbg !840
	br label %b41, !dbg !840

b22:
	%109 = icmp eq i64 %p0, 3, !dbg !841
	br i1 %109, label %b23, label %b24, !dbg !841

b23:
	%110 = sext i32 %14 to i64, !dbg !842
	%111 = trunc i64 %p10 to i32, !dbg !842
	%112 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !842
	%113 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !842
	%114 = icmp ne i64 %p4, %p6, !dbg !842
	%115 = icmp uge i64 %p10, %110, !dbg !842
	%116 = or i1 %114, %115, !dbg !842
	br i1 %116, label %b23_fail1, label %b23_ok1, !dbg !842, !prof !21

b23_ok1:
	call void @gpuc_get_nbi_warp(i8* %112, i8* %113, i64 %p6, i32 %111), !dbg !842
	br label %b41, !dbg !842

b24:
	%117 = icmp eq i64 %p0, 4, !dbg !843
	br i1 %117, label %b25, label %b26, !dbg !843

b25:
	%118 = sext i32 %14 to i64, !dbg !844
	%119 = sext i32 %p9 to i64, !dbg !844
	%120 = sub i64 %119, 9, !dbg !844
	%121 = trunc i64 %p10 to i32, !dbg !844
	%122 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !844
	%123 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !844
	%124 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !844
	%125 = icmp ne i64 %p4, %p6, !dbg !844
	%126 = icmp uge i64 %p10, %118, !dbg !844
	%127 = icmp eq i64 addrspace(1)* %2, null, !dbg !844
	%128 = icmp ugt i64 %120, 1, !dbg !844
	%129 = or i1 %125, %126, !dbg !844
	%130 = or i1 %129, %127, !dbg !844
	%131 = or i1 %130, %128, !dbg !844
	br i1 %131, label %b25_fail1, label %b25_ok1, !dbg !844, !prof !21

b25_ok1:
	%132 = bitcast i64* %124 to i8*, !dbg !844
	call void @gpuc_put_signal_warp(i8* %122, i8* %123, i64 %p6, i8* %132, i64 %p8, i32 %p9, i32 %121, i32 0, i32 0, i8* null), !dbg !844
	br label %b41, !dbg !844

b26:
	%133 = icmp eq i64 %p0, 5, !dbg !845
	br i1 %133, label %b27, label %b41, !dbg !845

b27:
	%134 = sext i32 %14 to i64, !dbg !846
	%135 = sext i32 %p9 to i64, !dbg !846
	%136 = sub i64 %135, 9, !dbg !846
	%137 = trunc i64 %p10 to i32, !dbg !846
	%138 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !846
	%139 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !846
	%140 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !846
	%141 = icmp ne i64 %p4, %p6, !dbg !846
	%142 = icmp uge i64 %p10, %134, !dbg !846
	%143 = icmp eq i64 addrspace(1)* %2, null, !dbg !846
	%144 = icmp ugt i64 %136, 1, !dbg !846
	%145 = or i1 %141, %142, !dbg !846
	%146 = or i1 %145, %143, !dbg !846
	%147 = or i1 %146, %144, !dbg !846
	br i1 %147, label %b27_fail1, label %b27_ok1, !dbg !846, !prof !21

b27_ok1:
	%148 = bitcast i64* %140 to i8*, !dbg !846
	call void @gpuc_put_signal_nbi_warp(i8* %138, i8* %139, i64 %p6, i8* %148, i64 %p8, i32 %p9, i32 %137, i32 0, i32 0, i8* null), !dbg !846
	br label %b41, !dbg !846

b28:
	%149 = icmp eq i64 %p1, 2, !dbg !847
	br i1 %149, label %b29, label %b41, !dbg !847

b29:
	%150 = icmp eq i64 %p0, 0, !dbg !850
	br i1 %150, label %b30, label %b31, !dbg !850

b30:
	%151 = sext i32 %14 to i64, !dbg !851
	%152 = trunc i64 %p10 to i32, !dbg !851
	%153 = mul i32 %6, %7, !dbg !851
	%154 = icmp ne i64 %p4, %p6, !dbg !851
	%155 = icmp uge i64 %p10, %151, !dbg !851
	%156 = or i1 %154, %155, !dbg !851
	br i1 %156, label %b30_fail1, label %b30_ok1, !dbg !851, !prof !21

b30_ok1:
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !851, !range !56
	%158 = mul i32 %153, %157, !dbg !851
	%159 = call i32 @gpuc_num_pes_thread(), !dbg !851
	%160 = sext i32 %159 to i64, !dbg !851
	%161 = icmp ult i64 %p10, %160, !dbg !851
	%162 = trunc i64 %p10 to i32, !dbg !851
	%163 = select i1 %161, i32 %162, i32 0, !dbg !851
	%164 = call i8* @gpuc_peer_early(i32 %163), !dbg !851
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !851
	%166 = sext i32 %165 to i64, !dbg !851
	%167 = sext i32 %158 to i64, !dbg !851
	%168 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !851
	%169 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !851
	%170 = icmp ne i64 %166, %167, !dbg !851
	br i1 %170, label %b30_fail3, label %b30_ok3, !dbg !851, !prof !21

b30_ok3:
	call void @gpuc_put_block(i8* %168, i8* %169, i64 %p6, i32 %152, i32 1, i32 1, i8* %164), !dbg !851
	br label %b41, !dbg !851

b31:
	%171 = icmp eq i64 %p0, 1, !dbg !852
	br i1 %171, label %b32, label %b33, !dbg !852

b32:
	%172 = sext i32 %14 to i64, !dbg !853
	%173 = trunc i64 %p10 to i32, !dbg !853
	%174 = mul i32 %6, %7, !dbg !853
	%175 = icmp ne i64 %p4, %p6, !dbg !853
	%176 = icmp uge i64 %p10, %172, !dbg !853
	%177 = or i1 %175, %176, !dbg !853
	br i1 %177, label %b32_fail1, label %b32_ok1, !dbg !853, !prof !21

b32_ok1:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !853, !range !56
	%179 = mul i32 %174, %178, !dbg !853
	%180 = call i32 @gpuc_num_pes_thread(), !dbg !853
	%181 = sext i32 %180 to i64, !dbg !853
	%182 = icmp ult i64 %p10, %181, !dbg !853
	%183 = trunc i64 %p10 to i32, !dbg !853
	%184 = select i1 %182, i32 %183, i32 0, !dbg !853
	%185 = call i8* @gpuc_peer_early(i32 %184), !dbg !853
	%186 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !853
	%187 = sext i32 %186 to i64, !dbg !853
	%188 = sext i32 %179 to i64, !dbg !853
	%189 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !853
	%190 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !853
	%191 = icmp ne i64 %187, %188, !dbg !853
	br i1 %191, label %b32_fail3, label %b32_ok3, !dbg !853, !prof !21

b32_ok3:
	call void @gpuc_put_nbi_block(i8* %189, i8* %190, i64 %p6, i32 %173, i32 1, i32 1, i8* %185), !dbg !853
	br label %b41, !dbg !853

b33:
	%192 = icmp eq i64 %p0, 2, !dbg !854
	br i1 %192, label %b34, label %b35, !dbg !854

b34:
	%193 = sext i32 %14 to i64, !dbg !855
	%194 = trunc i64 %p10 to i32, !dbg !855
	%195 = mul i32 %6, %7, !dbg !855
	%196 = icmp ne i64 %p4, %p6, !dbg !855
	%197 = icmp uge i64 %p10, %193, !dbg !855
	%198 = or i1 %196, %197, !dbg !855
	br i1 %198, label %b34_fail1, label %b34_ok1, !dbg !855, !prof !21

b34_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !855, !range !56
	%200 = mul i32 %195, %199, !dbg !855
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !855
	%202 = sext i32 %201 to i64, !dbg !855
	%203 = sext i32 %200 to i64, !dbg !855
	%204 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !855
	%205 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !855
	%206 = icmp ne i64 %202, %203, !dbg !855
	br i1 %206, label %b34_fail3, label %b34_ok3, !dbg !855, !prof !21

b34_ok3:
	call void @gpuc_get_block(i8* %204, i8* %205, i64 %p6, i32 %194), !dbg !855
	br label %b41, !dbg !855

b35:
	%207 = icmp eq i64 %p0, 3, !dbg !856
	br i1 %207, label %b36, label %b37, !dbg !856

b36:
	%208 = sext i32 %14 to i64, !dbg !857
	%209 = trunc i64 %p10 to i32, !dbg !857
	%210 = mul i32 %6, %7, !dbg !857
	%211 = icmp ne i64 %p4, %p6, !dbg !857
	%212 = icmp uge i64 %p10, %208, !dbg !857
	%213 = or i1 %211, %212, !dbg !857
	br i1 %213, label %b36_fail1, label %b36_ok1, !dbg !857, !prof !21

b36_ok1:
	%214 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !857, !range !56
	%215 = mul i32 %210, %214, !dbg !857
	%216 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !857
	%217 = sext i32 %216 to i64, !dbg !857
	%218 = sext i32 %215 to i64, !dbg !857
	%219 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !857
	%220 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !857
	%221 = icmp ne i64 %217, %218, !dbg !857
	br i1 %221, label %b36_fail3, label %b36_ok3, !dbg !857, !prof !21

b36_ok3:
	call void @gpuc_get_nbi_block(i8* %219, i8* %220, i64 %p6, i32 %209), !dbg !857
	br label %b41, !dbg !857

b37:
	%222 = icmp eq i64 %p0, 4, !dbg !858
	br i1 %222, label %b38, label %b39, !dbg !858

b38:
	%223 = sext i32 %14 to i64, !dbg !859
	%224 = sext i32 %p9 to i64, !dbg !859
	%225 = sub i64 %224, 9, !dbg !859
	%226 = trunc i64 %p10 to i32, !dbg !859
	%227 = mul i32 %6, %7, !dbg !859
	%228 = icmp ne i64 %p4, %p6, !dbg !859
	%229 = icmp uge i64 %p10, %223, !dbg !859
	%230 = icmp eq i64 addrspace(1)* %2, null, !dbg !859
	%231 = icmp ugt i64 %225, 1, !dbg !859
	%232 = or i1 %228, %229, !dbg !859
	%233 = or i1 %232, %230, !dbg !859
	%234 = or i1 %233, %231, !dbg !859
	br i1 %234, label %b38_fail1, label %b38_ok1, !dbg !859, !prof !21

b38_ok1:
	%235 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !859, !range !56
	%236 = mul i32 %227, %235, !dbg !859
	%237 = call i32 @gpuc_num_pes_thread(), !dbg !859
	%238 = sext i32 %237 to i64, !dbg !859
	%239 = icmp ult i64 %p10, %238, !dbg !859
	%240 = trunc i64 %p10 to i32, !dbg !859
	%241 = select i1 %239, i32 %240, i32 0, !dbg !859
	%242 = call i8* @gpuc_peer_early(i32 %241), !dbg !859
	%243 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !859
	%244 = sext i32 %243 to i64, !dbg !859
	%245 = sext i32 %236 to i64, !dbg !859
	%246 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !859
	%247 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !859
	%248 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !859
	%249 = icmp ne i64 %244, %245, !dbg !859
	br i1 %249, label %b38_fail5, label %b38_ok5, !dbg !859, !prof !21

b38_ok5:
	%250 = bitcast i64* %248 to i8*, !dbg !859
	call void @gpuc_put_signal_block(i8* %246, i8* %247, i64 %p6, i8* %250, i64 %p8, i32 %p9, i32 %226, i32 1, i32 1, i8* %242), !dbg !859
	br label %b41, !dbg !859

b39:
	%251 = icmp eq i64 %p0, 5, !dbg !860
	br i1 %251, label %b40, label %b41, !dbg !860

b40:
	%252 = sext i32 %14 to i64, !dbg !861
	%253 = sext i32 %p9 to i64, !dbg !861
	%254 = sub i64 %253, 9, !dbg !861
	%255 = trunc i64 %p10 to i32, !dbg !861
	%256 = mul i32 %6, %7, !dbg !861
	%257 = icmp ne i64 %p4, %p6, !dbg !861
	%258 = icmp uge i64 %p10, %252, !dbg !861
	%259 = icmp eq i64 addrspace(1)* %2, null, !dbg !861
	%260 = icmp ugt i64 %254, 1, !dbg !861
	%261 = or i1 %257, %258, !dbg !861
	%262 = or i1 %261, %259, !dbg !861
	%263 = or i1 %262, %260, !dbg !861
	br i1 %263, label %b40_fail1, label %b40_ok1, !dbg !861, !prof !21

b40_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !861, !range !56
	%265 = mul i32 %256, %264, !dbg !861
	%266 = call i32 @gpuc_num_pes_thread(), !dbg !861
	%267 = sext i32 %266 to i64, !dbg !861
	%268 = icmp ult i64 %p10, %267, !dbg !861
	%269 = trunc i64 %p10 to i32, !dbg !861
	%270 = select i1 %268, i32 %269, i32 0, !dbg !861
	%271 = call i8* @gpuc_peer_early(i32 %270), !dbg !861
	%272 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !861
	%273 = sext i32 %272 to i64, !dbg !861
	%274 = sext i32 %265 to i64, !dbg !861
	%275 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !861
	%276 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !861
	%277 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !861
	%278 = icmp ne i64 %273, %274, !dbg !861
	br i1 %278, label %b40_fail5, label %b40_ok5, !dbg !861, !prof !21

b40_ok5:
	%279 = bitcast i64* %277 to i8*, !dbg !861
	call void @gpuc_put_signal_nbi_block(i8* %275, i8* %276, i64 %p6, i8* %279, i64 %p8, i32 %p9, i32 %255, i32 1, i32 1, i8* %271), !dbg !861
	br label %b41, !dbg !861

b41:
	ret void, !dbg !812

b3_fail1:
	%280 = icmp ne i64 %p4, %p6, !dbg !817
	br i1 %280, label %b3_fail2, label %b3_ok2, !dbg !817

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !817
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !817
	ret void, !dbg !817

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %17), !dbg !817
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !817
	ret void, !dbg !817

b5_fail1:
	%281 = icmp ne i64 %p4, %p6, !dbg !821
	br i1 %281, label %b5_fail2, label %b5_ok2, !dbg !821

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !821
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !821
	ret void, !dbg !821

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %25), !dbg !821
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !821
	ret void, !dbg !821

b7_fail1:
	%282 = icmp ne i64 %p4, %p6, !dbg !823
	br i1 %282, label %b7_fail2, label %b7_ok2, !dbg !823

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !823
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !823
	ret void, !dbg !823

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %33), !dbg !823
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !823
	ret void, !dbg !823

b9_fail1:
	%283 = icmp ne i64 %p4, %p6, !dbg !825
	br i1 %283, label %b9_fail2, label %b9_ok2, !dbg !825

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !825
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !825
	ret void, !dbg !825

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %41), !dbg !825
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !825
	ret void, !dbg !825

b11_fail1:
	%284 = icmp ne i64 %p4, %p6, !dbg !827
	br i1 %284, label %b11_fail2, label %b11_ok2, !dbg !827

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !827
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !827
	ret void, !dbg !827

b11_ok2:
	%285 = icmp uge i64 %p10, %49, !dbg !827
	br i1 %285, label %b11_fail3, label %b11_ok3, !dbg !827

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %49), !dbg !827
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !827
	ret void, !dbg !827

b11_ok3:
	%286 = icmp eq i64 addrspace(1)* %2, null, !dbg !827
	br i1 %286, label %b11_fail4, label %b11_ok4, !dbg !827

b11_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !827
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !827
	ret void, !dbg !827

b11_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %51, i64 1), !dbg !827
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !827
	ret void, !dbg !827

b13_fail1:
	%287 = icmp ne i64 %p4, %p6, !dbg !829
	br i1 %287, label %b13_fail2, label %b13_ok2, !dbg !829

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !829
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !829
	ret void, !dbg !829

b13_ok2:
	%288 = icmp uge i64 %p10, %65, !dbg !829
	br i1 %288, label %b13_fail3, label %b13_ok3, !dbg !829

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %65), !dbg !829
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !829
	ret void, !dbg !829

b13_ok3:
	%289 = icmp eq i64 addrspace(1)* %2, null, !dbg !829
	br i1 %289, label %b13_fail4, label %b13_ok4, !dbg !829

b13_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !829
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !829
	ret void, !dbg !829

b13_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %67, i64 1), !dbg !829
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !829
	ret void, !dbg !829

b17_fail1:
	%290 = icmp ne i64 %p4, %p6, !dbg !836
	br i1 %290, label %b17_fail2, label %b17_ok2, !dbg !836

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !836
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !836
	ret void, !dbg !836

b17_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %86), !dbg !836
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !836
	ret void, !dbg !836

b19_fail1:
	%291 = icmp ne i64 %p4, %p6, !dbg !838
	br i1 %291, label %b19_fail2, label %b19_ok2, !dbg !838

b19_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !838
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !838
	ret void, !dbg !838

b19_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %94), !dbg !838
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !838
	ret void, !dbg !838

b21_fail1:
	%292 = icmp ne i64 %p4, %p6, !dbg !840
	br i1 %292, label %b21_fail2, label %b21_ok2, !dbg !840

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !840
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !840
	ret void, !dbg !840

b21_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %102), !dbg !840
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !840
	ret void, !dbg !840

b23_fail1:
	%293 = icmp ne i64 %p4, %p6, !dbg !842
	br i1 %293, label %b23_fail2, label %b23_ok2, !dbg !842

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !842
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !842
	ret void, !dbg !842

b23_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %110), !dbg !842
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !842
	ret void, !dbg !842

b25_fail1:
	%294 = icmp ne i64 %p4, %p6, !dbg !844
	br i1 %294, label %b25_fail2, label %b25_ok2, !dbg !844

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !844
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !844
	ret void, !dbg !844

b25_ok2:
	%295 = icmp uge i64 %p10, %118, !dbg !844
	br i1 %295, label %b25_fail3, label %b25_ok3, !dbg !844

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %118), !dbg !844
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !844
	ret void, !dbg !844

b25_ok3:
	%296 = icmp eq i64 addrspace(1)* %2, null, !dbg !844
	br i1 %296, label %b25_fail4, label %b25_ok4, !dbg !844

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !844
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !844
	ret void, !dbg !844

b25_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %120, i64 1), !dbg !844
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !844
	ret void, !dbg !844

b27_fail1:
	%297 = icmp ne i64 %p4, %p6, !dbg !846
	br i1 %297, label %b27_fail2, label %b27_ok2, !dbg !846

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !846
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !846
	ret void, !dbg !846

b27_ok2:
	%298 = icmp uge i64 %p10, %134, !dbg !846
	br i1 %298, label %b27_fail3, label %b27_ok3, !dbg !846

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %134), !dbg !846
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !846
	ret void, !dbg !846

b27_ok3:
	%299 = icmp eq i64 addrspace(1)* %2, null, !dbg !846
	br i1 %299, label %b27_fail4, label %b27_ok4, !dbg !846

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !846
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !846
	ret void, !dbg !846

b27_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %136, i64 1), !dbg !846
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !846
	ret void, !dbg !846

b30_fail1:
	%300 = icmp ne i64 %p4, %p6, !dbg !851
	br i1 %300, label %b30_fail2, label %b30_ok2, !dbg !851

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p4, i64 %p6), !dbg !851
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !851
	ret void, !dbg !851

b30_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p10, i64 %151), !dbg !851
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !851
	ret void, !dbg !851

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 106, i64 %166, i64 %167), !dbg !851
	call void asm sideeffect "// site 106", ""() nounwind, !dbg !851
	ret void, !dbg !851

b32_fail1:
	%301 = icmp ne i64 %p4, %p6, !dbg !853
	br i1 %301, label %b32_fail2, label %b32_ok2, !dbg !853

b32_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p4, i64 %p6), !dbg !853
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !853
	ret void, !dbg !853

b32_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %p10, i64 %172), !dbg !853
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !853
	ret void, !dbg !853

b32_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 107, i64 %187, i64 %188), !dbg !853
	call void asm sideeffect "// site 107", ""() nounwind, !dbg !853
	ret void, !dbg !853

b34_fail1:
	%302 = icmp ne i64 %p4, %p6, !dbg !855
	br i1 %302, label %b34_fail2, label %b34_ok2, !dbg !855

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p4, i64 %p6), !dbg !855
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !855
	ret void, !dbg !855

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p10, i64 %193), !dbg !855
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !855
	ret void, !dbg !855

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 108, i64 %202, i64 %203), !dbg !855
	call void asm sideeffect "// site 108", ""() nounwind, !dbg !855
	ret void, !dbg !855

b36_fail1:
	%303 = icmp ne i64 %p4, %p6, !dbg !857
	br i1 %303, label %b36_fail2, label %b36_ok2, !dbg !857

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p4, i64 %p6), !dbg !857
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !857
	ret void, !dbg !857

b36_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p10, i64 %208), !dbg !857
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !857
	ret void, !dbg !857

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 109, i64 %217, i64 %218), !dbg !857
	call void asm sideeffect "// site 109", ""() nounwind, !dbg !857
	ret void, !dbg !857

b38_fail1:
	%304 = icmp ne i64 %p4, %p6, !dbg !859
	br i1 %304, label %b38_fail2, label %b38_ok2, !dbg !859

b38_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p4, i64 %p6), !dbg !859
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !859
	ret void, !dbg !859

b38_ok2:
	%305 = icmp uge i64 %p10, %223, !dbg !859
	br i1 %305, label %b38_fail3, label %b38_ok3, !dbg !859

b38_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p10, i64 %223), !dbg !859
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !859
	ret void, !dbg !859

b38_ok3:
	%306 = icmp eq i64 addrspace(1)* %2, null, !dbg !859
	br i1 %306, label %b38_fail4, label %b38_ok4, !dbg !859

b38_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 0), !dbg !859
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !859
	ret void, !dbg !859

b38_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %225, i64 1), !dbg !859
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !859
	ret void, !dbg !859

b38_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 110, i64 %244, i64 %245), !dbg !859
	call void asm sideeffect "// site 110", ""() nounwind, !dbg !859
	ret void, !dbg !859

b40_fail1:
	%307 = icmp ne i64 %p4, %p6, !dbg !861
	br i1 %307, label %b40_fail2, label %b40_ok2, !dbg !861

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %p6), !dbg !861
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !861
	ret void, !dbg !861

b40_ok2:
	%308 = icmp uge i64 %p10, %252, !dbg !861
	br i1 %308, label %b40_fail3, label %b40_ok3, !dbg !861

b40_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p10, i64 %252), !dbg !861
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !861
	ret void, !dbg !861

b40_ok3:
	%309 = icmp eq i64 addrspace(1)* %2, null, !dbg !861
	br i1 %309, label %b40_fail4, label %b40_ok4, !dbg !861

b40_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !861
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !861
	ret void, !dbg !861

b40_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %254, i64 1), !dbg !861
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !861
	ret void, !dbg !861

b40_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 111, i64 %273, i64 %274), !dbg !861
	call void asm sideeffect "// site 111", ""() nounwind, !dbg !861
	ret void, !dbg !861
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
!nvvm.annotations = !{!862, !863, !864, !865, !866, !867, !868, !869, !870, !871, !872, !873, !874, !875, !876, !877}
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
!9 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!10 = !DILocation(line: 14, column: 10, scope: !6)
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
!67 = distinct !DISubprogram(name: "Int16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!68 = !DILocation(line: 20, column: 6, scope: !67)
!69 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!70 = !DILocation(line: 21, column: 10, scope: !67)
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
!120 = distinct !DISubprogram(name: "Int32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!121 = !DILocation(line: 27, column: 6, scope: !120)
!122 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!123 = !DILocation(line: 28, column: 10, scope: !120)
!124 = !DILocation(line: 28, column: 24, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 30, column: 13, scope: !122, inlinedAt: !123)
!126 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!127 = !DILocation(line: 31, column: 7, scope: !122, inlinedAt: !123)
!128 = !DILocation(line: 43, column: 12, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 30, column: 38, scope: !122, inlinedAt: !123)
!130 = !DILocation(line: 42, column: 7, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 44, column: 7, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 45, column: 15, scope: !126, inlinedAt: !127)
!133 = !DILocation(line: 46, column: 7, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 47, column: 12, scope: !126, inlinedAt: !127)
!135 = !DILocation(line: 48, column: 7, scope: !126, inlinedAt: !127)
!136 = !DILocation(line: 49, column: 15, scope: !126, inlinedAt: !127)
!137 = !DILocation(line: 50, column: 7, scope: !126, inlinedAt: !127)
!138 = !DILocation(line: 51, column: 18, scope: !126, inlinedAt: !127)
!139 = !DILocation(line: 52, column: 7, scope: !126, inlinedAt: !127)
!140 = !DILocation(line: 53, column: 21, scope: !126, inlinedAt: !127)
!141 = !DILocation(line: 32, column: 13, scope: !122, inlinedAt: !123)
!142 = !DILocation(line: 32, column: 35, scope: !122, inlinedAt: !123)
!143 = !DILocation(line: 32, column: 39, scope: !122, inlinedAt: !123)
!144 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!145 = !DILocation(line: 33, column: 7, scope: !122, inlinedAt: !123)
!146 = !DILocation(line: 42, column: 7, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 43, column: 12, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 44, column: 7, scope: !144, inlinedAt: !145)
!149 = !DILocation(line: 45, column: 15, scope: !144, inlinedAt: !145)
!150 = !DILocation(line: 46, column: 7, scope: !144, inlinedAt: !145)
!151 = !DILocation(line: 47, column: 12, scope: !144, inlinedAt: !145)
!152 = !DILocation(line: 48, column: 7, scope: !144, inlinedAt: !145)
!153 = !DILocation(line: 49, column: 15, scope: !144, inlinedAt: !145)
!154 = !DILocation(line: 50, column: 7, scope: !144, inlinedAt: !145)
!155 = !DILocation(line: 51, column: 18, scope: !144, inlinedAt: !145)
!156 = !DILocation(line: 52, column: 7, scope: !144, inlinedAt: !145)
!157 = !DILocation(line: 53, column: 21, scope: !144, inlinedAt: !145)
!158 = !DILocation(line: 34, column: 13, scope: !122, inlinedAt: !123)
!159 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!160 = !DILocation(line: 35, column: 7, scope: !122, inlinedAt: !123)
!161 = !DILocation(line: 42, column: 7, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 43, column: 12, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 44, column: 7, scope: !159, inlinedAt: !160)
!164 = !DILocation(line: 45, column: 15, scope: !159, inlinedAt: !160)
!165 = !DILocation(line: 46, column: 7, scope: !159, inlinedAt: !160)
!166 = !DILocation(line: 47, column: 12, scope: !159, inlinedAt: !160)
!167 = !DILocation(line: 48, column: 7, scope: !159, inlinedAt: !160)
!168 = !DILocation(line: 49, column: 15, scope: !159, inlinedAt: !160)
!169 = !DILocation(line: 50, column: 7, scope: !159, inlinedAt: !160)
!170 = !DILocation(line: 51, column: 18, scope: !159, inlinedAt: !160)
!171 = !DILocation(line: 52, column: 7, scope: !159, inlinedAt: !160)
!172 = !DILocation(line: 53, column: 21, scope: !159, inlinedAt: !160)
!173 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!174 = !DILocation(line: 34, column: 6, scope: !173)
!175 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!176 = !DILocation(line: 35, column: 10, scope: !173)
!177 = !DILocation(line: 28, column: 24, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 30, column: 13, scope: !175, inlinedAt: !176)
!179 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!180 = !DILocation(line: 31, column: 7, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 43, column: 12, scope: !179, inlinedAt: !180)
!182 = !DILocation(line: 30, column: 38, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 42, column: 7, scope: !179, inlinedAt: !180)
!184 = !DILocation(line: 44, column: 7, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 45, column: 15, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 46, column: 7, scope: !179, inlinedAt: !180)
!187 = !DILocation(line: 47, column: 12, scope: !179, inlinedAt: !180)
!188 = !DILocation(line: 48, column: 7, scope: !179, inlinedAt: !180)
!189 = !DILocation(line: 49, column: 15, scope: !179, inlinedAt: !180)
!190 = !DILocation(line: 50, column: 7, scope: !179, inlinedAt: !180)
!191 = !DILocation(line: 51, column: 18, scope: !179, inlinedAt: !180)
!192 = !DILocation(line: 52, column: 7, scope: !179, inlinedAt: !180)
!193 = !DILocation(line: 53, column: 21, scope: !179, inlinedAt: !180)
!194 = !DILocation(line: 32, column: 13, scope: !175, inlinedAt: !176)
!195 = !DILocation(line: 32, column: 35, scope: !175, inlinedAt: !176)
!196 = !DILocation(line: 32, column: 39, scope: !175, inlinedAt: !176)
!197 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!198 = !DILocation(line: 33, column: 7, scope: !175, inlinedAt: !176)
!199 = !DILocation(line: 42, column: 7, scope: !197, inlinedAt: !198)
!200 = !DILocation(line: 43, column: 12, scope: !197, inlinedAt: !198)
!201 = !DILocation(line: 44, column: 7, scope: !197, inlinedAt: !198)
!202 = !DILocation(line: 45, column: 15, scope: !197, inlinedAt: !198)
!203 = !DILocation(line: 46, column: 7, scope: !197, inlinedAt: !198)
!204 = !DILocation(line: 47, column: 12, scope: !197, inlinedAt: !198)
!205 = !DILocation(line: 48, column: 7, scope: !197, inlinedAt: !198)
!206 = !DILocation(line: 49, column: 15, scope: !197, inlinedAt: !198)
!207 = !DILocation(line: 50, column: 7, scope: !197, inlinedAt: !198)
!208 = !DILocation(line: 51, column: 18, scope: !197, inlinedAt: !198)
!209 = !DILocation(line: 52, column: 7, scope: !197, inlinedAt: !198)
!210 = !DILocation(line: 53, column: 21, scope: !197, inlinedAt: !198)
!211 = !DILocation(line: 34, column: 13, scope: !175, inlinedAt: !176)
!212 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!213 = !DILocation(line: 35, column: 7, scope: !175, inlinedAt: !176)
!214 = !DILocation(line: 42, column: 7, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 43, column: 12, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 44, column: 7, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 45, column: 15, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 46, column: 7, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 47, column: 12, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 48, column: 7, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 49, column: 15, scope: !212, inlinedAt: !213)
!222 = !DILocation(line: 50, column: 7, scope: !212, inlinedAt: !213)
!223 = !DILocation(line: 51, column: 18, scope: !212, inlinedAt: !213)
!224 = !DILocation(line: 52, column: 7, scope: !212, inlinedAt: !213)
!225 = !DILocation(line: 53, column: 21, scope: !212, inlinedAt: !213)
!226 = distinct !DISubprogram(name: "Int", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!227 = !DILocation(line: 41, column: 6, scope: !226)
!228 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!229 = !DILocation(line: 42, column: 10, scope: !226)
!230 = !DILocation(line: 28, column: 24, scope: !228, inlinedAt: !229)
!231 = !DILocation(line: 30, column: 13, scope: !228, inlinedAt: !229)
!232 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!233 = !DILocation(line: 31, column: 7, scope: !228, inlinedAt: !229)
!234 = !DILocation(line: 43, column: 12, scope: !232, inlinedAt: !233)
!235 = !DILocation(line: 30, column: 38, scope: !228, inlinedAt: !229)
!236 = !DILocation(line: 42, column: 7, scope: !232, inlinedAt: !233)
!237 = !DILocation(line: 44, column: 7, scope: !232, inlinedAt: !233)
!238 = !DILocation(line: 45, column: 15, scope: !232, inlinedAt: !233)
!239 = !DILocation(line: 46, column: 7, scope: !232, inlinedAt: !233)
!240 = !DILocation(line: 47, column: 12, scope: !232, inlinedAt: !233)
!241 = !DILocation(line: 48, column: 7, scope: !232, inlinedAt: !233)
!242 = !DILocation(line: 49, column: 15, scope: !232, inlinedAt: !233)
!243 = !DILocation(line: 50, column: 7, scope: !232, inlinedAt: !233)
!244 = !DILocation(line: 51, column: 18, scope: !232, inlinedAt: !233)
!245 = !DILocation(line: 52, column: 7, scope: !232, inlinedAt: !233)
!246 = !DILocation(line: 53, column: 21, scope: !232, inlinedAt: !233)
!247 = !DILocation(line: 32, column: 13, scope: !228, inlinedAt: !229)
!248 = !DILocation(line: 32, column: 35, scope: !228, inlinedAt: !229)
!249 = !DILocation(line: 32, column: 39, scope: !228, inlinedAt: !229)
!250 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!251 = !DILocation(line: 33, column: 7, scope: !228, inlinedAt: !229)
!252 = !DILocation(line: 42, column: 7, scope: !250, inlinedAt: !251)
!253 = !DILocation(line: 43, column: 12, scope: !250, inlinedAt: !251)
!254 = !DILocation(line: 44, column: 7, scope: !250, inlinedAt: !251)
!255 = !DILocation(line: 45, column: 15, scope: !250, inlinedAt: !251)
!256 = !DILocation(line: 46, column: 7, scope: !250, inlinedAt: !251)
!257 = !DILocation(line: 47, column: 12, scope: !250, inlinedAt: !251)
!258 = !DILocation(line: 48, column: 7, scope: !250, inlinedAt: !251)
!259 = !DILocation(line: 49, column: 15, scope: !250, inlinedAt: !251)
!260 = !DILocation(line: 50, column: 7, scope: !250, inlinedAt: !251)
!261 = !DILocation(line: 51, column: 18, scope: !250, inlinedAt: !251)
!262 = !DILocation(line: 52, column: 7, scope: !250, inlinedAt: !251)
!263 = !DILocation(line: 53, column: 21, scope: !250, inlinedAt: !251)
!264 = !DILocation(line: 34, column: 13, scope: !228, inlinedAt: !229)
!265 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!266 = !DILocation(line: 35, column: 7, scope: !228, inlinedAt: !229)
!267 = !DILocation(line: 42, column: 7, scope: !265, inlinedAt: !266)
!268 = !DILocation(line: 43, column: 12, scope: !265, inlinedAt: !266)
!269 = !DILocation(line: 44, column: 7, scope: !265, inlinedAt: !266)
!270 = !DILocation(line: 45, column: 15, scope: !265, inlinedAt: !266)
!271 = !DILocation(line: 46, column: 7, scope: !265, inlinedAt: !266)
!272 = !DILocation(line: 47, column: 12, scope: !265, inlinedAt: !266)
!273 = !DILocation(line: 48, column: 7, scope: !265, inlinedAt: !266)
!274 = !DILocation(line: 49, column: 15, scope: !265, inlinedAt: !266)
!275 = !DILocation(line: 50, column: 7, scope: !265, inlinedAt: !266)
!276 = !DILocation(line: 51, column: 18, scope: !265, inlinedAt: !266)
!277 = !DILocation(line: 52, column: 7, scope: !265, inlinedAt: !266)
!278 = !DILocation(line: 53, column: 21, scope: !265, inlinedAt: !266)
!279 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!280 = !DILocation(line: 48, column: 6, scope: !279)
!281 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!282 = !DILocation(line: 49, column: 10, scope: !279)
!283 = !DILocation(line: 28, column: 24, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 30, column: 13, scope: !281, inlinedAt: !282)
!285 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!286 = !DILocation(line: 31, column: 7, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 43, column: 12, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 30, column: 38, scope: !281, inlinedAt: !282)
!289 = !DILocation(line: 42, column: 7, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 44, column: 7, scope: !285, inlinedAt: !286)
!291 = !DILocation(line: 45, column: 15, scope: !285, inlinedAt: !286)
!292 = !DILocation(line: 46, column: 7, scope: !285, inlinedAt: !286)
!293 = !DILocation(line: 47, column: 12, scope: !285, inlinedAt: !286)
!294 = !DILocation(line: 48, column: 7, scope: !285, inlinedAt: !286)
!295 = !DILocation(line: 49, column: 15, scope: !285, inlinedAt: !286)
!296 = !DILocation(line: 50, column: 7, scope: !285, inlinedAt: !286)
!297 = !DILocation(line: 51, column: 18, scope: !285, inlinedAt: !286)
!298 = !DILocation(line: 52, column: 7, scope: !285, inlinedAt: !286)
!299 = !DILocation(line: 53, column: 21, scope: !285, inlinedAt: !286)
!300 = !DILocation(line: 32, column: 13, scope: !281, inlinedAt: !282)
!301 = !DILocation(line: 32, column: 35, scope: !281, inlinedAt: !282)
!302 = !DILocation(line: 32, column: 39, scope: !281, inlinedAt: !282)
!303 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!304 = !DILocation(line: 33, column: 7, scope: !281, inlinedAt: !282)
!305 = !DILocation(line: 42, column: 7, scope: !303, inlinedAt: !304)
!306 = !DILocation(line: 43, column: 12, scope: !303, inlinedAt: !304)
!307 = !DILocation(line: 44, column: 7, scope: !303, inlinedAt: !304)
!308 = !DILocation(line: 45, column: 15, scope: !303, inlinedAt: !304)
!309 = !DILocation(line: 46, column: 7, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 47, column: 12, scope: !303, inlinedAt: !304)
!311 = !DILocation(line: 48, column: 7, scope: !303, inlinedAt: !304)
!312 = !DILocation(line: 49, column: 15, scope: !303, inlinedAt: !304)
!313 = !DILocation(line: 50, column: 7, scope: !303, inlinedAt: !304)
!314 = !DILocation(line: 51, column: 18, scope: !303, inlinedAt: !304)
!315 = !DILocation(line: 52, column: 7, scope: !303, inlinedAt: !304)
!316 = !DILocation(line: 53, column: 21, scope: !303, inlinedAt: !304)
!317 = !DILocation(line: 34, column: 13, scope: !281, inlinedAt: !282)
!318 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!319 = !DILocation(line: 35, column: 7, scope: !281, inlinedAt: !282)
!320 = !DILocation(line: 42, column: 7, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 43, column: 12, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 44, column: 7, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 45, column: 15, scope: !318, inlinedAt: !319)
!324 = !DILocation(line: 46, column: 7, scope: !318, inlinedAt: !319)
!325 = !DILocation(line: 47, column: 12, scope: !318, inlinedAt: !319)
!326 = !DILocation(line: 48, column: 7, scope: !318, inlinedAt: !319)
!327 = !DILocation(line: 49, column: 15, scope: !318, inlinedAt: !319)
!328 = !DILocation(line: 50, column: 7, scope: !318, inlinedAt: !319)
!329 = !DILocation(line: 51, column: 18, scope: !318, inlinedAt: !319)
!330 = !DILocation(line: 52, column: 7, scope: !318, inlinedAt: !319)
!331 = !DILocation(line: 53, column: 21, scope: !318, inlinedAt: !319)
!332 = distinct !DISubprogram(name: "Uint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!333 = !DILocation(line: 55, column: 6, scope: !332)
!334 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!335 = !DILocation(line: 56, column: 10, scope: !332)
!336 = !DILocation(line: 28, column: 24, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 30, column: 13, scope: !334, inlinedAt: !335)
!338 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!339 = !DILocation(line: 31, column: 7, scope: !334, inlinedAt: !335)
!340 = !DILocation(line: 43, column: 12, scope: !338, inlinedAt: !339)
!341 = !DILocation(line: 30, column: 38, scope: !334, inlinedAt: !335)
!342 = !DILocation(line: 42, column: 7, scope: !338, inlinedAt: !339)
!343 = !DILocation(line: 44, column: 7, scope: !338, inlinedAt: !339)
!344 = !DILocation(line: 45, column: 15, scope: !338, inlinedAt: !339)
!345 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !339)
!346 = !DILocation(line: 47, column: 12, scope: !338, inlinedAt: !339)
!347 = !DILocation(line: 48, column: 7, scope: !338, inlinedAt: !339)
!348 = !DILocation(line: 49, column: 15, scope: !338, inlinedAt: !339)
!349 = !DILocation(line: 50, column: 7, scope: !338, inlinedAt: !339)
!350 = !DILocation(line: 51, column: 18, scope: !338, inlinedAt: !339)
!351 = !DILocation(line: 52, column: 7, scope: !338, inlinedAt: !339)
!352 = !DILocation(line: 53, column: 21, scope: !338, inlinedAt: !339)
!353 = !DILocation(line: 32, column: 13, scope: !334, inlinedAt: !335)
!354 = !DILocation(line: 32, column: 35, scope: !334, inlinedAt: !335)
!355 = !DILocation(line: 32, column: 39, scope: !334, inlinedAt: !335)
!356 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!357 = !DILocation(line: 33, column: 7, scope: !334, inlinedAt: !335)
!358 = !DILocation(line: 42, column: 7, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 43, column: 12, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 44, column: 7, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 45, column: 15, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 46, column: 7, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 47, column: 12, scope: !356, inlinedAt: !357)
!364 = !DILocation(line: 48, column: 7, scope: !356, inlinedAt: !357)
!365 = !DILocation(line: 49, column: 15, scope: !356, inlinedAt: !357)
!366 = !DILocation(line: 50, column: 7, scope: !356, inlinedAt: !357)
!367 = !DILocation(line: 51, column: 18, scope: !356, inlinedAt: !357)
!368 = !DILocation(line: 52, column: 7, scope: !356, inlinedAt: !357)
!369 = !DILocation(line: 53, column: 21, scope: !356, inlinedAt: !357)
!370 = !DILocation(line: 34, column: 13, scope: !334, inlinedAt: !335)
!371 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!372 = !DILocation(line: 35, column: 7, scope: !334, inlinedAt: !335)
!373 = !DILocation(line: 42, column: 7, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 43, column: 12, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 44, column: 7, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 45, column: 15, scope: !371, inlinedAt: !372)
!377 = !DILocation(line: 46, column: 7, scope: !371, inlinedAt: !372)
!378 = !DILocation(line: 47, column: 12, scope: !371, inlinedAt: !372)
!379 = !DILocation(line: 48, column: 7, scope: !371, inlinedAt: !372)
!380 = !DILocation(line: 49, column: 15, scope: !371, inlinedAt: !372)
!381 = !DILocation(line: 50, column: 7, scope: !371, inlinedAt: !372)
!382 = !DILocation(line: 51, column: 18, scope: !371, inlinedAt: !372)
!383 = !DILocation(line: 52, column: 7, scope: !371, inlinedAt: !372)
!384 = !DILocation(line: 53, column: 21, scope: !371, inlinedAt: !372)
!385 = distinct !DISubprogram(name: "Uint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!386 = !DILocation(line: 62, column: 6, scope: !385)
!387 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!388 = !DILocation(line: 63, column: 10, scope: !385)
!389 = !DILocation(line: 28, column: 24, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 30, column: 13, scope: !387, inlinedAt: !388)
!391 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!392 = !DILocation(line: 31, column: 7, scope: !387, inlinedAt: !388)
!393 = !DILocation(line: 43, column: 12, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 30, column: 38, scope: !387, inlinedAt: !388)
!395 = !DILocation(line: 42, column: 7, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 44, column: 7, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 45, column: 15, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 46, column: 7, scope: !391, inlinedAt: !392)
!399 = !DILocation(line: 47, column: 12, scope: !391, inlinedAt: !392)
!400 = !DILocation(line: 48, column: 7, scope: !391, inlinedAt: !392)
!401 = !DILocation(line: 49, column: 15, scope: !391, inlinedAt: !392)
!402 = !DILocation(line: 50, column: 7, scope: !391, inlinedAt: !392)
!403 = !DILocation(line: 51, column: 18, scope: !391, inlinedAt: !392)
!404 = !DILocation(line: 52, column: 7, scope: !391, inlinedAt: !392)
!405 = !DILocation(line: 53, column: 21, scope: !391, inlinedAt: !392)
!406 = !DILocation(line: 32, column: 13, scope: !387, inlinedAt: !388)
!407 = !DILocation(line: 32, column: 35, scope: !387, inlinedAt: !388)
!408 = !DILocation(line: 32, column: 39, scope: !387, inlinedAt: !388)
!409 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!410 = !DILocation(line: 33, column: 7, scope: !387, inlinedAt: !388)
!411 = !DILocation(line: 42, column: 7, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 43, column: 12, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 44, column: 7, scope: !409, inlinedAt: !410)
!414 = !DILocation(line: 45, column: 15, scope: !409, inlinedAt: !410)
!415 = !DILocation(line: 46, column: 7, scope: !409, inlinedAt: !410)
!416 = !DILocation(line: 47, column: 12, scope: !409, inlinedAt: !410)
!417 = !DILocation(line: 48, column: 7, scope: !409, inlinedAt: !410)
!418 = !DILocation(line: 49, column: 15, scope: !409, inlinedAt: !410)
!419 = !DILocation(line: 50, column: 7, scope: !409, inlinedAt: !410)
!420 = !DILocation(line: 51, column: 18, scope: !409, inlinedAt: !410)
!421 = !DILocation(line: 52, column: 7, scope: !409, inlinedAt: !410)
!422 = !DILocation(line: 53, column: 21, scope: !409, inlinedAt: !410)
!423 = !DILocation(line: 34, column: 13, scope: !387, inlinedAt: !388)
!424 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!425 = !DILocation(line: 35, column: 7, scope: !387, inlinedAt: !388)
!426 = !DILocation(line: 42, column: 7, scope: !424, inlinedAt: !425)
!427 = !DILocation(line: 43, column: 12, scope: !424, inlinedAt: !425)
!428 = !DILocation(line: 44, column: 7, scope: !424, inlinedAt: !425)
!429 = !DILocation(line: 45, column: 15, scope: !424, inlinedAt: !425)
!430 = !DILocation(line: 46, column: 7, scope: !424, inlinedAt: !425)
!431 = !DILocation(line: 47, column: 12, scope: !424, inlinedAt: !425)
!432 = !DILocation(line: 48, column: 7, scope: !424, inlinedAt: !425)
!433 = !DILocation(line: 49, column: 15, scope: !424, inlinedAt: !425)
!434 = !DILocation(line: 50, column: 7, scope: !424, inlinedAt: !425)
!435 = !DILocation(line: 51, column: 18, scope: !424, inlinedAt: !425)
!436 = !DILocation(line: 52, column: 7, scope: !424, inlinedAt: !425)
!437 = !DILocation(line: 53, column: 21, scope: !424, inlinedAt: !425)
!438 = distinct !DISubprogram(name: "Uint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!439 = !DILocation(line: 69, column: 6, scope: !438)
!440 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!441 = !DILocation(line: 70, column: 10, scope: !438)
!442 = !DILocation(line: 28, column: 24, scope: !440, inlinedAt: !441)
!443 = !DILocation(line: 30, column: 13, scope: !440, inlinedAt: !441)
!444 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!445 = !DILocation(line: 31, column: 7, scope: !440, inlinedAt: !441)
!446 = !DILocation(line: 43, column: 12, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 30, column: 38, scope: !440, inlinedAt: !441)
!448 = !DILocation(line: 42, column: 7, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 44, column: 7, scope: !444, inlinedAt: !445)
!450 = !DILocation(line: 45, column: 15, scope: !444, inlinedAt: !445)
!451 = !DILocation(line: 46, column: 7, scope: !444, inlinedAt: !445)
!452 = !DILocation(line: 47, column: 12, scope: !444, inlinedAt: !445)
!453 = !DILocation(line: 48, column: 7, scope: !444, inlinedAt: !445)
!454 = !DILocation(line: 49, column: 15, scope: !444, inlinedAt: !445)
!455 = !DILocation(line: 50, column: 7, scope: !444, inlinedAt: !445)
!456 = !DILocation(line: 51, column: 18, scope: !444, inlinedAt: !445)
!457 = !DILocation(line: 52, column: 7, scope: !444, inlinedAt: !445)
!458 = !DILocation(line: 53, column: 21, scope: !444, inlinedAt: !445)
!459 = !DILocation(line: 32, column: 13, scope: !440, inlinedAt: !441)
!460 = !DILocation(line: 32, column: 35, scope: !440, inlinedAt: !441)
!461 = !DILocation(line: 32, column: 39, scope: !440, inlinedAt: !441)
!462 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!463 = !DILocation(line: 33, column: 7, scope: !440, inlinedAt: !441)
!464 = !DILocation(line: 42, column: 7, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 43, column: 12, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 44, column: 7, scope: !462, inlinedAt: !463)
!467 = !DILocation(line: 45, column: 15, scope: !462, inlinedAt: !463)
!468 = !DILocation(line: 46, column: 7, scope: !462, inlinedAt: !463)
!469 = !DILocation(line: 47, column: 12, scope: !462, inlinedAt: !463)
!470 = !DILocation(line: 48, column: 7, scope: !462, inlinedAt: !463)
!471 = !DILocation(line: 49, column: 15, scope: !462, inlinedAt: !463)
!472 = !DILocation(line: 50, column: 7, scope: !462, inlinedAt: !463)
!473 = !DILocation(line: 51, column: 18, scope: !462, inlinedAt: !463)
!474 = !DILocation(line: 52, column: 7, scope: !462, inlinedAt: !463)
!475 = !DILocation(line: 53, column: 21, scope: !462, inlinedAt: !463)
!476 = !DILocation(line: 34, column: 13, scope: !440, inlinedAt: !441)
!477 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!478 = !DILocation(line: 35, column: 7, scope: !440, inlinedAt: !441)
!479 = !DILocation(line: 42, column: 7, scope: !477, inlinedAt: !478)
!480 = !DILocation(line: 43, column: 12, scope: !477, inlinedAt: !478)
!481 = !DILocation(line: 44, column: 7, scope: !477, inlinedAt: !478)
!482 = !DILocation(line: 45, column: 15, scope: !477, inlinedAt: !478)
!483 = !DILocation(line: 46, column: 7, scope: !477, inlinedAt: !478)
!484 = !DILocation(line: 47, column: 12, scope: !477, inlinedAt: !478)
!485 = !DILocation(line: 48, column: 7, scope: !477, inlinedAt: !478)
!486 = !DILocation(line: 49, column: 15, scope: !477, inlinedAt: !478)
!487 = !DILocation(line: 50, column: 7, scope: !477, inlinedAt: !478)
!488 = !DILocation(line: 51, column: 18, scope: !477, inlinedAt: !478)
!489 = !DILocation(line: 52, column: 7, scope: !477, inlinedAt: !478)
!490 = !DILocation(line: 53, column: 21, scope: !477, inlinedAt: !478)
!491 = distinct !DISubprogram(name: "Uint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!492 = !DILocation(line: 76, column: 6, scope: !491)
!493 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!494 = !DILocation(line: 77, column: 10, scope: !491)
!495 = !DILocation(line: 28, column: 24, scope: !493, inlinedAt: !494)
!496 = !DILocation(line: 30, column: 13, scope: !493, inlinedAt: !494)
!497 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!498 = !DILocation(line: 31, column: 7, scope: !493, inlinedAt: !494)
!499 = !DILocation(line: 43, column: 12, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 30, column: 38, scope: !493, inlinedAt: !494)
!501 = !DILocation(line: 42, column: 7, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 44, column: 7, scope: !497, inlinedAt: !498)
!503 = !DILocation(line: 45, column: 15, scope: !497, inlinedAt: !498)
!504 = !DILocation(line: 46, column: 7, scope: !497, inlinedAt: !498)
!505 = !DILocation(line: 47, column: 12, scope: !497, inlinedAt: !498)
!506 = !DILocation(line: 48, column: 7, scope: !497, inlinedAt: !498)
!507 = !DILocation(line: 49, column: 15, scope: !497, inlinedAt: !498)
!508 = !DILocation(line: 50, column: 7, scope: !497, inlinedAt: !498)
!509 = !DILocation(line: 51, column: 18, scope: !497, inlinedAt: !498)
!510 = !DILocation(line: 52, column: 7, scope: !497, inlinedAt: !498)
!511 = !DILocation(line: 53, column: 21, scope: !497, inlinedAt: !498)
!512 = !DILocation(line: 32, column: 13, scope: !493, inlinedAt: !494)
!513 = !DILocation(line: 32, column: 35, scope: !493, inlinedAt: !494)
!514 = !DILocation(line: 32, column: 39, scope: !493, inlinedAt: !494)
!515 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!516 = !DILocation(line: 33, column: 7, scope: !493, inlinedAt: !494)
!517 = !DILocation(line: 42, column: 7, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 43, column: 12, scope: !515, inlinedAt: !516)
!519 = !DILocation(line: 44, column: 7, scope: !515, inlinedAt: !516)
!520 = !DILocation(line: 45, column: 15, scope: !515, inlinedAt: !516)
!521 = !DILocation(line: 46, column: 7, scope: !515, inlinedAt: !516)
!522 = !DILocation(line: 47, column: 12, scope: !515, inlinedAt: !516)
!523 = !DILocation(line: 48, column: 7, scope: !515, inlinedAt: !516)
!524 = !DILocation(line: 49, column: 15, scope: !515, inlinedAt: !516)
!525 = !DILocation(line: 50, column: 7, scope: !515, inlinedAt: !516)
!526 = !DILocation(line: 51, column: 18, scope: !515, inlinedAt: !516)
!527 = !DILocation(line: 52, column: 7, scope: !515, inlinedAt: !516)
!528 = !DILocation(line: 53, column: 21, scope: !515, inlinedAt: !516)
!529 = !DILocation(line: 34, column: 13, scope: !493, inlinedAt: !494)
!530 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!531 = !DILocation(line: 35, column: 7, scope: !493, inlinedAt: !494)
!532 = !DILocation(line: 42, column: 7, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 43, column: 12, scope: !530, inlinedAt: !531)
!534 = !DILocation(line: 44, column: 7, scope: !530, inlinedAt: !531)
!535 = !DILocation(line: 45, column: 15, scope: !530, inlinedAt: !531)
!536 = !DILocation(line: 46, column: 7, scope: !530, inlinedAt: !531)
!537 = !DILocation(line: 47, column: 12, scope: !530, inlinedAt: !531)
!538 = !DILocation(line: 48, column: 7, scope: !530, inlinedAt: !531)
!539 = !DILocation(line: 49, column: 15, scope: !530, inlinedAt: !531)
!540 = !DILocation(line: 50, column: 7, scope: !530, inlinedAt: !531)
!541 = !DILocation(line: 51, column: 18, scope: !530, inlinedAt: !531)
!542 = !DILocation(line: 52, column: 7, scope: !530, inlinedAt: !531)
!543 = !DILocation(line: 53, column: 21, scope: !530, inlinedAt: !531)
!544 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!545 = !DILocation(line: 83, column: 6, scope: !544)
!546 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!547 = !DILocation(line: 84, column: 10, scope: !544)
!548 = !DILocation(line: 28, column: 24, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 30, column: 13, scope: !546, inlinedAt: !547)
!550 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!551 = !DILocation(line: 31, column: 7, scope: !546, inlinedAt: !547)
!552 = !DILocation(line: 43, column: 12, scope: !550, inlinedAt: !551)
!553 = !DILocation(line: 30, column: 38, scope: !546, inlinedAt: !547)
!554 = !DILocation(line: 42, column: 7, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 44, column: 7, scope: !550, inlinedAt: !551)
!556 = !DILocation(line: 45, column: 15, scope: !550, inlinedAt: !551)
!557 = !DILocation(line: 46, column: 7, scope: !550, inlinedAt: !551)
!558 = !DILocation(line: 47, column: 12, scope: !550, inlinedAt: !551)
!559 = !DILocation(line: 48, column: 7, scope: !550, inlinedAt: !551)
!560 = !DILocation(line: 49, column: 15, scope: !550, inlinedAt: !551)
!561 = !DILocation(line: 50, column: 7, scope: !550, inlinedAt: !551)
!562 = !DILocation(line: 51, column: 18, scope: !550, inlinedAt: !551)
!563 = !DILocation(line: 52, column: 7, scope: !550, inlinedAt: !551)
!564 = !DILocation(line: 53, column: 21, scope: !550, inlinedAt: !551)
!565 = !DILocation(line: 32, column: 13, scope: !546, inlinedAt: !547)
!566 = !DILocation(line: 32, column: 35, scope: !546, inlinedAt: !547)
!567 = !DILocation(line: 32, column: 39, scope: !546, inlinedAt: !547)
!568 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!569 = !DILocation(line: 33, column: 7, scope: !546, inlinedAt: !547)
!570 = !DILocation(line: 42, column: 7, scope: !568, inlinedAt: !569)
!571 = !DILocation(line: 43, column: 12, scope: !568, inlinedAt: !569)
!572 = !DILocation(line: 44, column: 7, scope: !568, inlinedAt: !569)
!573 = !DILocation(line: 45, column: 15, scope: !568, inlinedAt: !569)
!574 = !DILocation(line: 46, column: 7, scope: !568, inlinedAt: !569)
!575 = !DILocation(line: 47, column: 12, scope: !568, inlinedAt: !569)
!576 = !DILocation(line: 48, column: 7, scope: !568, inlinedAt: !569)
!577 = !DILocation(line: 49, column: 15, scope: !568, inlinedAt: !569)
!578 = !DILocation(line: 50, column: 7, scope: !568, inlinedAt: !569)
!579 = !DILocation(line: 51, column: 18, scope: !568, inlinedAt: !569)
!580 = !DILocation(line: 52, column: 7, scope: !568, inlinedAt: !569)
!581 = !DILocation(line: 53, column: 21, scope: !568, inlinedAt: !569)
!582 = !DILocation(line: 34, column: 13, scope: !546, inlinedAt: !547)
!583 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!584 = !DILocation(line: 35, column: 7, scope: !546, inlinedAt: !547)
!585 = !DILocation(line: 42, column: 7, scope: !583, inlinedAt: !584)
!586 = !DILocation(line: 43, column: 12, scope: !583, inlinedAt: !584)
!587 = !DILocation(line: 44, column: 7, scope: !583, inlinedAt: !584)
!588 = !DILocation(line: 45, column: 15, scope: !583, inlinedAt: !584)
!589 = !DILocation(line: 46, column: 7, scope: !583, inlinedAt: !584)
!590 = !DILocation(line: 47, column: 12, scope: !583, inlinedAt: !584)
!591 = !DILocation(line: 48, column: 7, scope: !583, inlinedAt: !584)
!592 = !DILocation(line: 49, column: 15, scope: !583, inlinedAt: !584)
!593 = !DILocation(line: 50, column: 7, scope: !583, inlinedAt: !584)
!594 = !DILocation(line: 51, column: 18, scope: !583, inlinedAt: !584)
!595 = !DILocation(line: 52, column: 7, scope: !583, inlinedAt: !584)
!596 = !DILocation(line: 53, column: 21, scope: !583, inlinedAt: !584)
!597 = distinct !DISubprogram(name: "Float64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!598 = !DILocation(line: 90, column: 6, scope: !597)
!599 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!600 = !DILocation(line: 91, column: 10, scope: !597)
!601 = !DILocation(line: 28, column: 24, scope: !599, inlinedAt: !600)
!602 = !DILocation(line: 30, column: 13, scope: !599, inlinedAt: !600)
!603 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!604 = !DILocation(line: 31, column: 7, scope: !599, inlinedAt: !600)
!605 = !DILocation(line: 43, column: 12, scope: !603, inlinedAt: !604)
!606 = !DILocation(line: 30, column: 38, scope: !599, inlinedAt: !600)
!607 = !DILocation(line: 42, column: 7, scope: !603, inlinedAt: !604)
!608 = !DILocation(line: 44, column: 7, scope: !603, inlinedAt: !604)
!609 = !DILocation(line: 45, column: 15, scope: !603, inlinedAt: !604)
!610 = !DILocation(line: 46, column: 7, scope: !603, inlinedAt: !604)
!611 = !DILocation(line: 47, column: 12, scope: !603, inlinedAt: !604)
!612 = !DILocation(line: 48, column: 7, scope: !603, inlinedAt: !604)
!613 = !DILocation(line: 49, column: 15, scope: !603, inlinedAt: !604)
!614 = !DILocation(line: 50, column: 7, scope: !603, inlinedAt: !604)
!615 = !DILocation(line: 51, column: 18, scope: !603, inlinedAt: !604)
!616 = !DILocation(line: 52, column: 7, scope: !603, inlinedAt: !604)
!617 = !DILocation(line: 53, column: 21, scope: !603, inlinedAt: !604)
!618 = !DILocation(line: 32, column: 13, scope: !599, inlinedAt: !600)
!619 = !DILocation(line: 32, column: 35, scope: !599, inlinedAt: !600)
!620 = !DILocation(line: 32, column: 39, scope: !599, inlinedAt: !600)
!621 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!622 = !DILocation(line: 33, column: 7, scope: !599, inlinedAt: !600)
!623 = !DILocation(line: 42, column: 7, scope: !621, inlinedAt: !622)
!624 = !DILocation(line: 43, column: 12, scope: !621, inlinedAt: !622)
!625 = !DILocation(line: 44, column: 7, scope: !621, inlinedAt: !622)
!626 = !DILocation(line: 45, column: 15, scope: !621, inlinedAt: !622)
!627 = !DILocation(line: 46, column: 7, scope: !621, inlinedAt: !622)
!628 = !DILocation(line: 47, column: 12, scope: !621, inlinedAt: !622)
!629 = !DILocation(line: 48, column: 7, scope: !621, inlinedAt: !622)
!630 = !DILocation(line: 49, column: 15, scope: !621, inlinedAt: !622)
!631 = !DILocation(line: 50, column: 7, scope: !621, inlinedAt: !622)
!632 = !DILocation(line: 51, column: 18, scope: !621, inlinedAt: !622)
!633 = !DILocation(line: 52, column: 7, scope: !621, inlinedAt: !622)
!634 = !DILocation(line: 53, column: 21, scope: !621, inlinedAt: !622)
!635 = !DILocation(line: 34, column: 13, scope: !599, inlinedAt: !600)
!636 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!637 = !DILocation(line: 35, column: 7, scope: !599, inlinedAt: !600)
!638 = !DILocation(line: 42, column: 7, scope: !636, inlinedAt: !637)
!639 = !DILocation(line: 43, column: 12, scope: !636, inlinedAt: !637)
!640 = !DILocation(line: 44, column: 7, scope: !636, inlinedAt: !637)
!641 = !DILocation(line: 45, column: 15, scope: !636, inlinedAt: !637)
!642 = !DILocation(line: 46, column: 7, scope: !636, inlinedAt: !637)
!643 = !DILocation(line: 47, column: 12, scope: !636, inlinedAt: !637)
!644 = !DILocation(line: 48, column: 7, scope: !636, inlinedAt: !637)
!645 = !DILocation(line: 49, column: 15, scope: !636, inlinedAt: !637)
!646 = !DILocation(line: 50, column: 7, scope: !636, inlinedAt: !637)
!647 = !DILocation(line: 51, column: 18, scope: !636, inlinedAt: !637)
!648 = !DILocation(line: 52, column: 7, scope: !636, inlinedAt: !637)
!649 = !DILocation(line: 53, column: 21, scope: !636, inlinedAt: !637)
!650 = distinct !DISubprogram(name: "Float16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!651 = !DILocation(line: 97, column: 6, scope: !650)
!652 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!653 = !DILocation(line: 98, column: 10, scope: !650)
!654 = !DILocation(line: 28, column: 24, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 30, column: 13, scope: !652, inlinedAt: !653)
!656 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!657 = !DILocation(line: 31, column: 7, scope: !652, inlinedAt: !653)
!658 = !DILocation(line: 43, column: 12, scope: !656, inlinedAt: !657)
!659 = !DILocation(line: 30, column: 38, scope: !652, inlinedAt: !653)
!660 = !DILocation(line: 42, column: 7, scope: !656, inlinedAt: !657)
!661 = !DILocation(line: 44, column: 7, scope: !656, inlinedAt: !657)
!662 = !DILocation(line: 45, column: 15, scope: !656, inlinedAt: !657)
!663 = !DILocation(line: 46, column: 7, scope: !656, inlinedAt: !657)
!664 = !DILocation(line: 47, column: 12, scope: !656, inlinedAt: !657)
!665 = !DILocation(line: 48, column: 7, scope: !656, inlinedAt: !657)
!666 = !DILocation(line: 49, column: 15, scope: !656, inlinedAt: !657)
!667 = !DILocation(line: 50, column: 7, scope: !656, inlinedAt: !657)
!668 = !DILocation(line: 51, column: 18, scope: !656, inlinedAt: !657)
!669 = !DILocation(line: 52, column: 7, scope: !656, inlinedAt: !657)
!670 = !DILocation(line: 53, column: 21, scope: !656, inlinedAt: !657)
!671 = !DILocation(line: 32, column: 13, scope: !652, inlinedAt: !653)
!672 = !DILocation(line: 32, column: 35, scope: !652, inlinedAt: !653)
!673 = !DILocation(line: 32, column: 39, scope: !652, inlinedAt: !653)
!674 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!675 = !DILocation(line: 33, column: 7, scope: !652, inlinedAt: !653)
!676 = !DILocation(line: 42, column: 7, scope: !674, inlinedAt: !675)
!677 = !DILocation(line: 43, column: 12, scope: !674, inlinedAt: !675)
!678 = !DILocation(line: 44, column: 7, scope: !674, inlinedAt: !675)
!679 = !DILocation(line: 45, column: 15, scope: !674, inlinedAt: !675)
!680 = !DILocation(line: 46, column: 7, scope: !674, inlinedAt: !675)
!681 = !DILocation(line: 47, column: 12, scope: !674, inlinedAt: !675)
!682 = !DILocation(line: 48, column: 7, scope: !674, inlinedAt: !675)
!683 = !DILocation(line: 49, column: 15, scope: !674, inlinedAt: !675)
!684 = !DILocation(line: 50, column: 7, scope: !674, inlinedAt: !675)
!685 = !DILocation(line: 51, column: 18, scope: !674, inlinedAt: !675)
!686 = !DILocation(line: 52, column: 7, scope: !674, inlinedAt: !675)
!687 = !DILocation(line: 53, column: 21, scope: !674, inlinedAt: !675)
!688 = !DILocation(line: 34, column: 13, scope: !652, inlinedAt: !653)
!689 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!690 = !DILocation(line: 35, column: 7, scope: !652, inlinedAt: !653)
!691 = !DILocation(line: 42, column: 7, scope: !689, inlinedAt: !690)
!692 = !DILocation(line: 43, column: 12, scope: !689, inlinedAt: !690)
!693 = !DILocation(line: 44, column: 7, scope: !689, inlinedAt: !690)
!694 = !DILocation(line: 45, column: 15, scope: !689, inlinedAt: !690)
!695 = !DILocation(line: 46, column: 7, scope: !689, inlinedAt: !690)
!696 = !DILocation(line: 47, column: 12, scope: !689, inlinedAt: !690)
!697 = !DILocation(line: 48, column: 7, scope: !689, inlinedAt: !690)
!698 = !DILocation(line: 49, column: 15, scope: !689, inlinedAt: !690)
!699 = !DILocation(line: 50, column: 7, scope: !689, inlinedAt: !690)
!700 = !DILocation(line: 51, column: 18, scope: !689, inlinedAt: !690)
!701 = !DILocation(line: 52, column: 7, scope: !689, inlinedAt: !690)
!702 = !DILocation(line: 53, column: 21, scope: !689, inlinedAt: !690)
!703 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!704 = !DILocation(line: 104, column: 6, scope: !703)
!705 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!706 = !DILocation(line: 105, column: 10, scope: !703)
!707 = !DILocation(line: 28, column: 24, scope: !705, inlinedAt: !706)
!708 = !DILocation(line: 30, column: 13, scope: !705, inlinedAt: !706)
!709 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!710 = !DILocation(line: 31, column: 7, scope: !705, inlinedAt: !706)
!711 = !DILocation(line: 43, column: 12, scope: !709, inlinedAt: !710)
!712 = !DILocation(line: 30, column: 38, scope: !705, inlinedAt: !706)
!713 = !DILocation(line: 42, column: 7, scope: !709, inlinedAt: !710)
!714 = !DILocation(line: 44, column: 7, scope: !709, inlinedAt: !710)
!715 = !DILocation(line: 45, column: 15, scope: !709, inlinedAt: !710)
!716 = !DILocation(line: 46, column: 7, scope: !709, inlinedAt: !710)
!717 = !DILocation(line: 47, column: 12, scope: !709, inlinedAt: !710)
!718 = !DILocation(line: 48, column: 7, scope: !709, inlinedAt: !710)
!719 = !DILocation(line: 49, column: 15, scope: !709, inlinedAt: !710)
!720 = !DILocation(line: 50, column: 7, scope: !709, inlinedAt: !710)
!721 = !DILocation(line: 51, column: 18, scope: !709, inlinedAt: !710)
!722 = !DILocation(line: 52, column: 7, scope: !709, inlinedAt: !710)
!723 = !DILocation(line: 53, column: 21, scope: !709, inlinedAt: !710)
!724 = !DILocation(line: 32, column: 13, scope: !705, inlinedAt: !706)
!725 = !DILocation(line: 32, column: 35, scope: !705, inlinedAt: !706)
!726 = !DILocation(line: 32, column: 39, scope: !705, inlinedAt: !706)
!727 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!728 = !DILocation(line: 33, column: 7, scope: !705, inlinedAt: !706)
!729 = !DILocation(line: 42, column: 7, scope: !727, inlinedAt: !728)
!730 = !DILocation(line: 43, column: 12, scope: !727, inlinedAt: !728)
!731 = !DILocation(line: 44, column: 7, scope: !727, inlinedAt: !728)
!732 = !DILocation(line: 45, column: 15, scope: !727, inlinedAt: !728)
!733 = !DILocation(line: 46, column: 7, scope: !727, inlinedAt: !728)
!734 = !DILocation(line: 47, column: 12, scope: !727, inlinedAt: !728)
!735 = !DILocation(line: 48, column: 7, scope: !727, inlinedAt: !728)
!736 = !DILocation(line: 49, column: 15, scope: !727, inlinedAt: !728)
!737 = !DILocation(line: 50, column: 7, scope: !727, inlinedAt: !728)
!738 = !DILocation(line: 51, column: 18, scope: !727, inlinedAt: !728)
!739 = !DILocation(line: 52, column: 7, scope: !727, inlinedAt: !728)
!740 = !DILocation(line: 53, column: 21, scope: !727, inlinedAt: !728)
!741 = !DILocation(line: 34, column: 13, scope: !705, inlinedAt: !706)
!742 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!743 = !DILocation(line: 35, column: 7, scope: !705, inlinedAt: !706)
!744 = !DILocation(line: 42, column: 7, scope: !742, inlinedAt: !743)
!745 = !DILocation(line: 43, column: 12, scope: !742, inlinedAt: !743)
!746 = !DILocation(line: 44, column: 7, scope: !742, inlinedAt: !743)
!747 = !DILocation(line: 45, column: 15, scope: !742, inlinedAt: !743)
!748 = !DILocation(line: 46, column: 7, scope: !742, inlinedAt: !743)
!749 = !DILocation(line: 47, column: 12, scope: !742, inlinedAt: !743)
!750 = !DILocation(line: 48, column: 7, scope: !742, inlinedAt: !743)
!751 = !DILocation(line: 49, column: 15, scope: !742, inlinedAt: !743)
!752 = !DILocation(line: 50, column: 7, scope: !742, inlinedAt: !743)
!753 = !DILocation(line: 51, column: 18, scope: !742, inlinedAt: !743)
!754 = !DILocation(line: 52, column: 7, scope: !742, inlinedAt: !743)
!755 = !DILocation(line: 53, column: 21, scope: !742, inlinedAt: !743)
!756 = distinct !DISubprogram(name: "Float8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!757 = !DILocation(line: 111, column: 6, scope: !756)
!758 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!759 = !DILocation(line: 112, column: 10, scope: !756)
!760 = !DILocation(line: 28, column: 24, scope: !758, inlinedAt: !759)
!761 = !DILocation(line: 30, column: 13, scope: !758, inlinedAt: !759)
!762 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!763 = !DILocation(line: 31, column: 7, scope: !758, inlinedAt: !759)
!764 = !DILocation(line: 43, column: 12, scope: !762, inlinedAt: !763)
!765 = !DILocation(line: 30, column: 38, scope: !758, inlinedAt: !759)
!766 = !DILocation(line: 42, column: 7, scope: !762, inlinedAt: !763)
!767 = !DILocation(line: 44, column: 7, scope: !762, inlinedAt: !763)
!768 = !DILocation(line: 45, column: 15, scope: !762, inlinedAt: !763)
!769 = !DILocation(line: 46, column: 7, scope: !762, inlinedAt: !763)
!770 = !DILocation(line: 47, column: 12, scope: !762, inlinedAt: !763)
!771 = !DILocation(line: 48, column: 7, scope: !762, inlinedAt: !763)
!772 = !DILocation(line: 49, column: 15, scope: !762, inlinedAt: !763)
!773 = !DILocation(line: 50, column: 7, scope: !762, inlinedAt: !763)
!774 = !DILocation(line: 51, column: 18, scope: !762, inlinedAt: !763)
!775 = !DILocation(line: 52, column: 7, scope: !762, inlinedAt: !763)
!776 = !DILocation(line: 53, column: 21, scope: !762, inlinedAt: !763)
!777 = !DILocation(line: 32, column: 13, scope: !758, inlinedAt: !759)
!778 = !DILocation(line: 32, column: 35, scope: !758, inlinedAt: !759)
!779 = !DILocation(line: 32, column: 39, scope: !758, inlinedAt: !759)
!780 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!781 = !DILocation(line: 33, column: 7, scope: !758, inlinedAt: !759)
!782 = !DILocation(line: 42, column: 7, scope: !780, inlinedAt: !781)
!783 = !DILocation(line: 43, column: 12, scope: !780, inlinedAt: !781)
!784 = !DILocation(line: 44, column: 7, scope: !780, inlinedAt: !781)
!785 = !DILocation(line: 45, column: 15, scope: !780, inlinedAt: !781)
!786 = !DILocation(line: 46, column: 7, scope: !780, inlinedAt: !781)
!787 = !DILocation(line: 47, column: 12, scope: !780, inlinedAt: !781)
!788 = !DILocation(line: 48, column: 7, scope: !780, inlinedAt: !781)
!789 = !DILocation(line: 49, column: 15, scope: !780, inlinedAt: !781)
!790 = !DILocation(line: 50, column: 7, scope: !780, inlinedAt: !781)
!791 = !DILocation(line: 51, column: 18, scope: !780, inlinedAt: !781)
!792 = !DILocation(line: 52, column: 7, scope: !780, inlinedAt: !781)
!793 = !DILocation(line: 53, column: 21, scope: !780, inlinedAt: !781)
!794 = !DILocation(line: 34, column: 13, scope: !758, inlinedAt: !759)
!795 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!796 = !DILocation(line: 35, column: 7, scope: !758, inlinedAt: !759)
!797 = !DILocation(line: 42, column: 7, scope: !795, inlinedAt: !796)
!798 = !DILocation(line: 43, column: 12, scope: !795, inlinedAt: !796)
!799 = !DILocation(line: 44, column: 7, scope: !795, inlinedAt: !796)
!800 = !DILocation(line: 45, column: 15, scope: !795, inlinedAt: !796)
!801 = !DILocation(line: 46, column: 7, scope: !795, inlinedAt: !796)
!802 = !DILocation(line: 47, column: 12, scope: !795, inlinedAt: !796)
!803 = !DILocation(line: 48, column: 7, scope: !795, inlinedAt: !796)
!804 = !DILocation(line: 49, column: 15, scope: !795, inlinedAt: !796)
!805 = !DILocation(line: 50, column: 7, scope: !795, inlinedAt: !796)
!806 = !DILocation(line: 51, column: 18, scope: !795, inlinedAt: !796)
!807 = !DILocation(line: 52, column: 7, scope: !795, inlinedAt: !796)
!808 = !DILocation(line: 53, column: 21, scope: !795, inlinedAt: !796)
!809 = distinct !DISubprogram(name: "Float8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!810 = !DILocation(line: 118, column: 6, scope: !809)
!811 = distinct !DISubprogram(name: "transfer", scope: !8, file: !8, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!812 = !DILocation(line: 119, column: 10, scope: !809)
!813 = !DILocation(line: 28, column: 24, scope: !811, inlinedAt: !812)
!814 = !DILocation(line: 30, column: 13, scope: !811, inlinedAt: !812)
!815 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!816 = !DILocation(line: 31, column: 7, scope: !811, inlinedAt: !812)
!817 = !DILocation(line: 43, column: 12, scope: !815, inlinedAt: !816)
!818 = !DILocation(line: 30, column: 38, scope: !811, inlinedAt: !812)
!819 = !DILocation(line: 42, column: 7, scope: !815, inlinedAt: !816)
!820 = !DILocation(line: 44, column: 7, scope: !815, inlinedAt: !816)
!821 = !DILocation(line: 45, column: 15, scope: !815, inlinedAt: !816)
!822 = !DILocation(line: 46, column: 7, scope: !815, inlinedAt: !816)
!823 = !DILocation(line: 47, column: 12, scope: !815, inlinedAt: !816)
!824 = !DILocation(line: 48, column: 7, scope: !815, inlinedAt: !816)
!825 = !DILocation(line: 49, column: 15, scope: !815, inlinedAt: !816)
!826 = !DILocation(line: 50, column: 7, scope: !815, inlinedAt: !816)
!827 = !DILocation(line: 51, column: 18, scope: !815, inlinedAt: !816)
!828 = !DILocation(line: 52, column: 7, scope: !815, inlinedAt: !816)
!829 = !DILocation(line: 53, column: 21, scope: !815, inlinedAt: !816)
!830 = !DILocation(line: 32, column: 13, scope: !811, inlinedAt: !812)
!831 = !DILocation(line: 32, column: 35, scope: !811, inlinedAt: !812)
!832 = !DILocation(line: 32, column: 39, scope: !811, inlinedAt: !812)
!833 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!834 = !DILocation(line: 33, column: 7, scope: !811, inlinedAt: !812)
!835 = !DILocation(line: 42, column: 7, scope: !833, inlinedAt: !834)
!836 = !DILocation(line: 43, column: 12, scope: !833, inlinedAt: !834)
!837 = !DILocation(line: 44, column: 7, scope: !833, inlinedAt: !834)
!838 = !DILocation(line: 45, column: 15, scope: !833, inlinedAt: !834)
!839 = !DILocation(line: 46, column: 7, scope: !833, inlinedAt: !834)
!840 = !DILocation(line: 47, column: 12, scope: !833, inlinedAt: !834)
!841 = !DILocation(line: 48, column: 7, scope: !833, inlinedAt: !834)
!842 = !DILocation(line: 49, column: 15, scope: !833, inlinedAt: !834)
!843 = !DILocation(line: 50, column: 7, scope: !833, inlinedAt: !834)
!844 = !DILocation(line: 51, column: 18, scope: !833, inlinedAt: !834)
!845 = !DILocation(line: 52, column: 7, scope: !833, inlinedAt: !834)
!846 = !DILocation(line: 53, column: 21, scope: !833, inlinedAt: !834)
!847 = !DILocation(line: 34, column: 13, scope: !811, inlinedAt: !812)
!848 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!849 = !DILocation(line: 35, column: 7, scope: !811, inlinedAt: !812)
!850 = !DILocation(line: 42, column: 7, scope: !848, inlinedAt: !849)
!851 = !DILocation(line: 43, column: 12, scope: !848, inlinedAt: !849)
!852 = !DILocation(line: 44, column: 7, scope: !848, inlinedAt: !849)
!853 = !DILocation(line: 45, column: 15, scope: !848, inlinedAt: !849)
!854 = !DILocation(line: 46, column: 7, scope: !848, inlinedAt: !849)
!855 = !DILocation(line: 47, column: 12, scope: !848, inlinedAt: !849)
!856 = !DILocation(line: 48, column: 7, scope: !848, inlinedAt: !849)
!857 = !DILocation(line: 49, column: 15, scope: !848, inlinedAt: !849)
!858 = !DILocation(line: 50, column: 7, scope: !848, inlinedAt: !849)
!859 = !DILocation(line: 51, column: 18, scope: !848, inlinedAt: !849)
!860 = !DILocation(line: 52, column: 7, scope: !848, inlinedAt: !849)
!861 = !DILocation(line: 53, column: 21, scope: !848, inlinedAt: !849)
!862 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Int8, !"kernel", i32 1}
!863 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Int16, !"kernel", i32 1}
!864 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Int32, !"kernel", i32 1}
!865 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int64, !"kernel", i32 1}
!866 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Int, !"kernel", i32 1}
!867 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Uint8, !"kernel", i32 1}
!868 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Uint16, !"kernel", i32 1}
!869 = !{void (i64, i64, i64, i32*, i64, i32*, i64, i64*, i64, i32, i64, i8*)* @Uint32, !"kernel", i32 1}
!870 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint64, !"kernel", i32 1}
!871 = !{void (i64, i64, i64, i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Uint, !"kernel", i32 1}
!872 = !{void (i64, i64, i64, float*, i64, float*, i64, i64*, i64, i32, i64, i8*)* @Float32, !"kernel", i32 1}
!873 = !{void (i64, i64, i64, double*, i64, double*, i64, i64*, i64, i32, i64, i8*)* @Float64, !"kernel", i32 1}
!874 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @Float16, !"kernel", i32 1}
!875 = !{void (i64, i64, i64, i16*, i64, i16*, i64, i64*, i64, i32, i64, i8*)* @BFloat16, !"kernel", i32 1}
!876 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E4M3, !"kernel", i32 1}
!877 = !{void (i64, i64, i64, i8*, i64, i8*, i64, i64*, i64, i32, i64, i8*)* @Float8E5M2, !"kernel", i32 1}
