target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [18 x i8*] [i8* bitcast (void (i64, i64, i64, i32, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @MoveBody to i8*), i8* bitcast (void (i64, i64, i64, i32, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @MoveColor to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint to i8*), i8* bitcast (void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32 to i8*), i8* bitcast (void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2 to i8*)], section "llvm.metadata"

define void @MoveBody(i64 %p0, i64 %p1, i64 %p2, i32 %p3, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p4, i64 %p5, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p4 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p6 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !7
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
	br i1 %12, label %b1, label %b8, !dbg !15

b1:
	%13 = icmp eq i64 %11, 0, !dbg !16
	br i1 %13, label %b2, label %b8, !dbg !16

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !19
	br i1 %14, label %b3, label %b4, !dbg !19

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !20
	%16 = icmp slt i32 %15, 0, !dbg !20
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !20, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !20
	%18 = sext i32 %17 to i64, !dbg !20
	%19 = mul i64 %p7, 40, !dbg !20
	%20 = trunc i64 %p8 to i32, !dbg !20
	%21 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !20
	%22 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !20
	%23 = icmp ne i64 %p5, %p7, !dbg !20
	%24 = icmp uge i64 %p8, %18, !dbg !20
	%25 = or i1 %23, %24, !dbg !20
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !20, !prof !21

b3_ok2:
	%26 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %21 to i8*, !dbg !20
	%27 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %22 to i8*, !dbg !20
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !20
	br label %b23, !dbg !20

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %28, label %b5, label %b6, !dbg !24

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !25
	%30 = icmp slt i32 %29, 0, !dbg !25
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !25
	%32 = sext i32 %31 to i64, !dbg !25
	%33 = mul i64 %p7, %32, !dbg !25
	%34 = mul i64 %p7, 40, !dbg !25
	%35 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%36 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !25
	%37 = icmp ne i64 %33, %p5, !dbg !25
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !25, !prof !21

b5_ok2:
	%38 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %35 to i8*, !dbg !25
	%39 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %36 to i8*, !dbg !25
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !25
	br label %b23, !dbg !25

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %40, label %b7, label %b23, !dbg !26

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !27
	%42 = icmp slt i32 %41, 0, !dbg !27
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !27
	%44 = sext i32 %43 to i64, !dbg !27
	%45 = icmp ne i64 %p5, %p7, !dbg !27
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !27, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !27
	%47 = select i1 %46, i64 1, i64 %44, !dbg !27
	%48 = sdiv i64 %p7, %47, !dbg !27
	%49 = sub i64 0, %p7, !dbg !27
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !27
	%51 = mul i64 %50, %44, !dbg !27
	%52 = mul i64 %p7, 40, !dbg !27
	%53 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%54 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !27
	%55 = icmp ne i64 %p7, %51, !dbg !27
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !27, !prof !21

b7_ok3:
	%56 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %53 to i8*, !dbg !27
	%57 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %54 to i8*, !dbg !27
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !27
	br label %b23, !dbg !27

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !28
	br i1 %58, label %b9, label %b16, !dbg !28

b9:
	%59 = trunc i64 %11 to i32, !dbg !29
	%60 = udiv i32 %59, 32, !dbg !29
	%61 = zext i32 %60 to i64, !dbg !29
	%62 = icmp eq i64 %61, %p2, !dbg !30
	br i1 %62, label %b10, label %b16, !dbg !30

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !33
	br i1 %63, label %b11, label %b12, !dbg !33

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !34
	%65 = icmp slt i32 %64, 0, !dbg !34
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !34, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !34
	%67 = sext i32 %66 to i64, !dbg !34
	%68 = mul i64 %p7, 40, !dbg !34
	%69 = trunc i64 %p8 to i32, !dbg !34
	%70 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !34
	%71 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !34
	%72 = icmp ne i64 %p5, %p7, !dbg !34
	%73 = icmp uge i64 %p8, %67, !dbg !34
	%74 = or i1 %72, %73, !dbg !34
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !34, !prof !21

b11_ok2:
	%75 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %70 to i8*, !dbg !34
	%76 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %71 to i8*, !dbg !34
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !34
	br label %b23, !dbg !34

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !35
	br i1 %77, label %b13, label %b14, !dbg !35

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !36
	%79 = icmp slt i32 %78, 0, !dbg !36
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !36, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !36
	%81 = sext i32 %80 to i64, !dbg !36
	%82 = mul i64 %p7, %81, !dbg !36
	%83 = mul i64 %p7, 40, !dbg !36
	%84 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !36
	%85 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !36
	%86 = icmp ne i64 %82, %p5, !dbg !36
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !36, !prof !21

b13_ok2:
	%87 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %84 to i8*, !dbg !36
	%88 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %85 to i8*, !dbg !36
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !36
	br label %b23, !dbg !36

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !37
	br i1 %89, label %b15, label %b23, !dbg !37

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !38
	%91 = icmp slt i32 %90, 0, !dbg !38
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !38, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !38
	%93 = sext i32 %92 to i64, !dbg !38
	%94 = icmp ne i64 %p5, %p7, !dbg !38
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !38, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !38
	%96 = select i1 %95, i64 1, i64 %93, !dbg !38
	%97 = sdiv i64 %p7, %96, !dbg !38
	%98 = sub i64 0, %p7, !dbg !38
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !38
	%100 = mul i64 %99, %93, !dbg !38
	%101 = mul i64 %p7, 40, !dbg !38
	%102 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !38
	%103 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !38
	%104 = icmp ne i64 %p7, %100, !dbg !38
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !38, !prof !21

b15_ok3:
	%105 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %102 to i8*, !dbg !38
	%106 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %103 to i8*, !dbg !38
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !38
	br label %b23, !dbg !38

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !39
	br i1 %107, label %b17, label %b23, !dbg !39

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !42
	br i1 %108, label %b18, label %b19, !dbg !42

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !43
	%110 = icmp slt i32 %109, 0, !dbg !43
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !43, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !43
	%112 = sext i32 %111 to i64, !dbg !43
	%113 = mul i64 %p7, 40, !dbg !43
	%114 = trunc i64 %p8 to i32, !dbg !43
	%115 = mul i32 %5, %6, !dbg !43
	%116 = icmp ne i64 %p5, %p7, !dbg !43
	%117 = icmp uge i64 %p8, %112, !dbg !43
	%118 = or i1 %116, %117, !dbg !43
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !43, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !43, !range !44
	%120 = mul i32 %115, %119, !dbg !43
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !43
	%122 = sext i32 %121 to i64, !dbg !43
	%123 = sext i32 %120 to i64, !dbg !43
	%124 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !43
	%125 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !43
	%126 = icmp ne i64 %122, %123, !dbg !43
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !43, !prof !21

b18_ok4:
	%127 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %124 to i8*, !dbg !43
	%128 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %125 to i8*, !dbg !43
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !43
	br label %b23, !dbg !43

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !45
	br i1 %129, label %b20, label %b21, !dbg !45

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !46
	%131 = icmp slt i32 %130, 0, !dbg !46
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !46, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !46
	%133 = sext i32 %132 to i64, !dbg !46
	%134 = mul i64 %p7, %133, !dbg !46
	%135 = mul i64 %p7, 40, !dbg !46
	%136 = mul i32 %5, %6, !dbg !46
	%137 = icmp ne i64 %134, %p5, !dbg !46
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !46, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !44
	%139 = mul i32 %136, %138, !dbg !46
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !46
	%141 = sext i32 %140 to i64, !dbg !46
	%142 = sext i32 %139 to i64, !dbg !46
	%143 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !46
	%144 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !46
	%145 = icmp ne i64 %141, %142, !dbg !46
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !46, !prof !21

b20_ok3:
	%146 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %143 to i8*, !dbg !46
	%147 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %144 to i8*, !dbg !46
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !46
	br label %b23, !dbg !46

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !47
	br i1 %148, label %b22, label %b23, !dbg !47

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !48
	%150 = icmp slt i32 %149, 0, !dbg !48
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !48, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !48
	%152 = sext i32 %151 to i64, !dbg !48
	%153 = icmp ne i64 %p5, %p7, !dbg !48
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !48, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !48
	%155 = select i1 %154, i64 1, i64 %152, !dbg !48
	%156 = sdiv i64 %p7, %155, !dbg !48
	%157 = sub i64 0, %p7, !dbg !48
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !48
	%159 = mul i64 %158, %152, !dbg !48
	%160 = mul i64 %p7, 40, !dbg !48
	%161 = mul i32 %5, %6, !dbg !48
	%162 = icmp ne i64 %p7, %159, !dbg !48
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !48, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !48, !range !44
	%164 = mul i32 %161, %163, !dbg !48
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !48
	%166 = sext i32 %165 to i64, !dbg !48
	%167 = sext i32 %164 to i64, !dbg !48
	%168 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !48
	%169 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !48
	%170 = icmp ne i64 %166, %167, !dbg !48
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !48, !prof !21

b22_ok4:
	%171 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %168 to i8*, !dbg !48
	%172 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %169 to i8*, !dbg !48
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !48
	br label %b23, !dbg !48

b23:
	ret void, !dbg !10

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !20
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !20
	ret void, !dbg !20

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !20
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !20

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !20
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !20
	ret void, !dbg !20

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !20
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !20
	ret void, !dbg !20

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !25
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !25
	ret void, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !25
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !25
	ret void, !dbg !25

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !27
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !27
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !27
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !27
	ret void, !dbg !27

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !34
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !34

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !34
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !34
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !34
	ret void, !dbg !34

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !36
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !36
	ret void, !dbg !36

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !38
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !38
	ret void, !dbg !38

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !38
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !38
	ret void, !dbg !38

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !43
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !43
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !43

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !43
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !43
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %122, i64 %123), !dbg !43
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !43
	ret void, !dbg !43

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !46
	ret void, !dbg !46

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !46
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !46
	ret void, !dbg !46

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %141, i64 %142), !dbg !46
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !46
	ret void, !dbg !46

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !48
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !48
	ret void, !dbg !48

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !48
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !48
	ret void, !dbg !48

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !48
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !48
	ret void, !dbg !48

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %166, i64 %167), !dbg !48
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !48
	ret void, !dbg !48
}

define void @MoveColor(i64 %p0, i64 %p1, i64 %p2, i32 %p3, { i8, i8, i8 }* %p4, i64 %p5, { i8, i8, i8 }* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !49 {
entry:
	br label %b0, !dbg !50

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p4 to { i8, i8, i8 } addrspace(1)*, !dbg !50
	%1 = addrspacecast { i8, i8, i8 }* %p6 to { i8, i8, i8 } addrspace(1)*, !dbg !50
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !53, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !53, !range !14
	%7 = mul i32 %6, %4, !dbg !53
	%8 = add i32 %3, %7, !dbg !53
	%9 = mul i32 %5, %8, !dbg !53
	%10 = add i32 %2, %9, !dbg !53
	%11 = sext i32 %10 to i64, !dbg !53
	%12 = icmp eq i64 %p1, 0, !dbg !54
	br i1 %12, label %b1, label %b8, !dbg !54

b1:
	%13 = icmp eq i64 %11, 0, !dbg !55
	br i1 %13, label %b2, label %b8, !dbg !55

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !58
	br i1 %14, label %b3, label %b4, !dbg !58

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !59
	%16 = icmp slt i32 %15, 0, !dbg !59
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !59, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !59
	%18 = sext i32 %17 to i64, !dbg !59
	%19 = mul i64 %p7, 3, !dbg !59
	%20 = trunc i64 %p8 to i32, !dbg !59
	%21 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !59
	%22 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !59
	%23 = icmp ne i64 %p5, %p7, !dbg !59
	%24 = icmp uge i64 %p8, %18, !dbg !59
	%25 = or i1 %23, %24, !dbg !59
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !59, !prof !21

b3_ok2:
	%26 = bitcast { i8, i8, i8 }* %21 to i8*, !dbg !59
	%27 = bitcast { i8, i8, i8 }* %22 to i8*, !dbg !59
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !59
	br label %b23, !dbg !59

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !60
	br i1 %28, label %b5, label %b6, !dbg !60

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !61
	%30 = icmp slt i32 %29, 0, !dbg !61
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !61, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !61
	%32 = sext i32 %31 to i64, !dbg !61
	%33 = mul i64 %p7, %32, !dbg !61
	%34 = mul i64 %p7, 3, !dbg !61
	%35 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !61
	%36 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !61
	%37 = icmp ne i64 %33, %p5, !dbg !61
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !61, !prof !21

b5_ok2:
	%38 = bitcast { i8, i8, i8 }* %35 to i8*, !dbg !61
	%39 = bitcast { i8, i8, i8 }* %36 to i8*, !dbg !61
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !61
	br label %b23, !dbg !61

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !62
	br i1 %40, label %b7, label %b23, !dbg !62

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !63
	%42 = icmp slt i32 %41, 0, !dbg !63
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !63, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !63
	%44 = sext i32 %43 to i64, !dbg !63
	%45 = icmp ne i64 %p5, %p7, !dbg !63
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !63, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !63
	%47 = select i1 %46, i64 1, i64 %44, !dbg !63
	%48 = sdiv i64 %p7, %47, !dbg !63
	%49 = sub i64 0, %p7, !dbg !63
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !63
	%51 = mul i64 %50, %44, !dbg !63
	%52 = mul i64 %p7, 3, !dbg !63
	%53 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !63
	%54 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !63
	%55 = icmp ne i64 %p7, %51, !dbg !63
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !63, !prof !21

b7_ok3:
	%56 = bitcast { i8, i8, i8 }* %53 to i8*, !dbg !63
	%57 = bitcast { i8, i8, i8 }* %54 to i8*, !dbg !63
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !63
	br label %b23, !dbg !63

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !64
	br i1 %58, label %b9, label %b16, !dbg !64

b9:
	%59 = trunc i64 %11 to i32, !dbg !65
	%60 = udiv i32 %59, 32, !dbg !65
	%61 = zext i32 %60 to i64, !dbg !65
	%62 = icmp eq i64 %61, %p2, !dbg !66
	br i1 %62, label %b10, label %b16, !dbg !66

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !69
	br i1 %63, label %b11, label %b12, !dbg !69

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !70
	%65 = icmp slt i32 %64, 0, !dbg !70
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !70, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !70
	%67 = sext i32 %66 to i64, !dbg !70
	%68 = mul i64 %p7, 3, !dbg !70
	%69 = trunc i64 %p8 to i32, !dbg !70
	%70 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !70
	%71 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !70
	%72 = icmp ne i64 %p5, %p7, !dbg !70
	%73 = icmp uge i64 %p8, %67, !dbg !70
	%74 = or i1 %72, %73, !dbg !70
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !70, !prof !21

b11_ok2:
	%75 = bitcast { i8, i8, i8 }* %70 to i8*, !dbg !70
	%76 = bitcast { i8, i8, i8 }* %71 to i8*, !dbg !70
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !70
	br label %b23, !dbg !70

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !71
	br i1 %77, label %b13, label %b14, !dbg !71

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !72
	%79 = icmp slt i32 %78, 0, !dbg !72
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !72, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !72
	%81 = sext i32 %80 to i64, !dbg !72
	%82 = mul i64 %p7, %81, !dbg !72
	%83 = mul i64 %p7, 3, !dbg !72
	%84 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !72
	%85 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !72
	%86 = icmp ne i64 %82, %p5, !dbg !72
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !72, !prof !21

b13_ok2:
	%87 = bitcast { i8, i8, i8 }* %84 to i8*, !dbg !72
	%88 = bitcast { i8, i8, i8 }* %85 to i8*, !dbg !72
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !72
	br label %b23, !dbg !72

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !73
	br i1 %89, label %b15, label %b23, !dbg !73

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !74
	%91 = icmp slt i32 %90, 0, !dbg !74
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !74, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !74
	%93 = sext i32 %92 to i64, !dbg !74
	%94 = icmp ne i64 %p5, %p7, !dbg !74
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !74, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !74
	%96 = select i1 %95, i64 1, i64 %93, !dbg !74
	%97 = sdiv i64 %p7, %96, !dbg !74
	%98 = sub i64 0, %p7, !dbg !74
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !74
	%100 = mul i64 %99, %93, !dbg !74
	%101 = mul i64 %p7, 3, !dbg !74
	%102 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !74
	%103 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !74
	%104 = icmp ne i64 %p7, %100, !dbg !74
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !74, !prof !21

b15_ok3:
	%105 = bitcast { i8, i8, i8 }* %102 to i8*, !dbg !74
	%106 = bitcast { i8, i8, i8 }* %103 to i8*, !dbg !74
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !74
	br label %b23, !dbg !74

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !75
	br i1 %107, label %b17, label %b23, !dbg !75

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !78
	br i1 %108, label %b18, label %b19, !dbg !78

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !79
	%110 = icmp slt i32 %109, 0, !dbg !79
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !79, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !79
	%112 = sext i32 %111 to i64, !dbg !79
	%113 = mul i64 %p7, 3, !dbg !79
	%114 = trunc i64 %p8 to i32, !dbg !79
	%115 = mul i32 %5, %6, !dbg !79
	%116 = icmp ne i64 %p5, %p7, !dbg !79
	%117 = icmp uge i64 %p8, %112, !dbg !79
	%118 = or i1 %116, %117, !dbg !79
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !79, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !79, !range !44
	%120 = mul i32 %115, %119, !dbg !79
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !79
	%122 = sext i32 %121 to i64, !dbg !79
	%123 = sext i32 %120 to i64, !dbg !79
	%124 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !79
	%125 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !79
	%126 = icmp ne i64 %122, %123, !dbg !79
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !79, !prof !21

b18_ok4:
	%127 = bitcast { i8, i8, i8 }* %124 to i8*, !dbg !79
	%128 = bitcast { i8, i8, i8 }* %125 to i8*, !dbg !79
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !79
	br label %b23, !dbg !79

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !80
	br i1 %129, label %b20, label %b21, !dbg !80

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !81
	%131 = icmp slt i32 %130, 0, !dbg !81
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !81, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !81
	%133 = sext i32 %132 to i64, !dbg !81
	%134 = mul i64 %p7, %133, !dbg !81
	%135 = mul i64 %p7, 3, !dbg !81
	%136 = mul i32 %5, %6, !dbg !81
	%137 = icmp ne i64 %134, %p5, !dbg !81
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !81, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !44
	%139 = mul i32 %136, %138, !dbg !81
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !81
	%141 = sext i32 %140 to i64, !dbg !81
	%142 = sext i32 %139 to i64, !dbg !81
	%143 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !81
	%144 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !81
	%145 = icmp ne i64 %141, %142, !dbg !81
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !81, !prof !21

b20_ok3:
	%146 = bitcast { i8, i8, i8 }* %143 to i8*, !dbg !81
	%147 = bitcast { i8, i8, i8 }* %144 to i8*, !dbg !81
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !81
	br label %b23, !dbg !81

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !82
	br i1 %148, label %b22, label %b23, !dbg !82

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !83
	%150 = icmp slt i32 %149, 0, !dbg !83
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !83, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !83
	%152 = sext i32 %151 to i64, !dbg !83
	%153 = icmp ne i64 %p5, %p7, !dbg !83
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !83, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !83
	%155 = select i1 %154, i64 1, i64 %152, !dbg !83
	%156 = sdiv i64 %p7, %155, !dbg !83
	%157 = sub i64 0, %p7, !dbg !83
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !83
	%159 = mul i64 %158, %152, !dbg !83
	%160 = mul i64 %p7, 3, !dbg !83
	%161 = mul i32 %5, %6, !dbg !83
	%162 = icmp ne i64 %p7, %159, !dbg !83
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !83, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !83, !range !44
	%164 = mul i32 %161, %163, !dbg !83
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !83
	%166 = sext i32 %165 to i64, !dbg !83
	%167 = sext i32 %164 to i64, !dbg !83
	%168 = addrspacecast { i8, i8, i8 } addrspace(1)* %0 to { i8, i8, i8 }*, !dbg !83
	%169 = addrspacecast { i8, i8, i8 } addrspace(1)* %1 to { i8, i8, i8 }*, !dbg !83
	%170 = icmp ne i64 %166, %167, !dbg !83
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !83, !prof !21

b22_ok4:
	%171 = bitcast { i8, i8, i8 }* %168 to i8*, !dbg !83
	%172 = bitcast { i8, i8, i8 }* %169 to i8*, !dbg !83
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !83
	br label %b23, !dbg !83

b23:
	ret void, !dbg !52

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !59
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !59
	ret void, !dbg !59

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !59
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !59

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !59
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !59
	ret void, !dbg !59

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !59
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !59
	ret void, !dbg !59

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !61
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !61
	ret void, !dbg !61

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !61
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !61
	ret void, !dbg !61

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !63
	ret void, !dbg !63

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !63
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !63
	ret void, !dbg !63

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !63
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !63
	ret void, !dbg !63

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !70
	ret void, !dbg !70

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !70
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !70

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !70
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !70
	ret void, !dbg !70

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !70
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !70
	ret void, !dbg !70

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !72
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !72
	ret void, !dbg !72

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !72
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !72
	ret void, !dbg !72

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !74
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !74
	ret void, !dbg !74

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !74
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !74
	ret void, !dbg !74

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !74
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !74
	ret void, !dbg !74

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !79
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !79
	ret void, !dbg !79

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !79
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !79

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !79
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !79
	ret void, !dbg !79

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !79
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !79
	ret void, !dbg !79

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %122, i64 %123), !dbg !79
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !79
	ret void, !dbg !79

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !81
	ret void, !dbg !81

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !81
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !81
	ret void, !dbg !81

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %141, i64 %142), !dbg !81
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !81
	ret void, !dbg !81

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !83
	ret void, !dbg !83

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !83
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !83
	ret void, !dbg !83

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !83
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !83
	ret void, !dbg !83

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %166, i64 %167), !dbg !83
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !83
	ret void, !dbg !83
}

define void @MoveInt8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !85 {
entry:
	br label %b0, !dbg !86

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !86
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !86
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !89, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !89, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !89, !range !14
	%7 = mul i32 %6, %4, !dbg !89
	%8 = add i32 %3, %7, !dbg !89
	%9 = mul i32 %5, %8, !dbg !89
	%10 = add i32 %2, %9, !dbg !89
	%11 = sext i32 %10 to i64, !dbg !89
	%12 = icmp eq i64 %p1, 0, !dbg !90
	br i1 %12, label %b1, label %b8, !dbg !90

b1:
	%13 = icmp eq i64 %11, 0, !dbg !91
	br i1 %13, label %b2, label %b8, !dbg !91

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !94
	br i1 %14, label %b3, label %b4, !dbg !94

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !95
	%16 = icmp slt i32 %15, 0, !dbg !95
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !95, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !95
	%18 = sext i32 %17 to i64, !dbg !95
	%19 = trunc i64 %p8 to i32, !dbg !95
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !95
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !95
	%22 = icmp ne i64 %p5, %p7, !dbg !95
	%23 = icmp uge i64 %p8, %18, !dbg !95
	%24 = or i1 %22, %23, !dbg !95
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !95, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !95
	br label %b23, !dbg !95

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !96
	br i1 %25, label %b5, label %b6, !dbg !96

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !97
	%27 = icmp slt i32 %26, 0, !dbg !97
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !97, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !97
	%29 = sext i32 %28 to i64, !dbg !97
	%30 = mul i64 %p7, %29, !dbg !97
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !97
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !97
	%33 = icmp ne i64 %30, %p5, !dbg !97
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !97, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !97
	br label %b23, !dbg !97

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !98
	br i1 %34, label %b7, label %b23, !dbg !98

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !99
	%36 = icmp slt i32 %35, 0, !dbg !99
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !99, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !99
	%38 = sext i32 %37 to i64, !dbg !99
	%39 = icmp ne i64 %p5, %p7, !dbg !99
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !99, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !99
	%41 = select i1 %40, i64 1, i64 %38, !dbg !99
	%42 = sdiv i64 %p7, %41, !dbg !99
	%43 = sub i64 0, %p7, !dbg !99
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !99
	%45 = mul i64 %44, %38, !dbg !99
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !99
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !99
	%48 = icmp ne i64 %p7, %45, !dbg !99
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !99, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !99
	br label %b23, !dbg !99

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !100
	br i1 %49, label %b9, label %b16, !dbg !100

b9:
	%50 = trunc i64 %11 to i32, !dbg !101
	%51 = udiv i32 %50, 32, !dbg !101
	%52 = zext i32 %51 to i64, !dbg !101
	%53 = icmp eq i64 %52, %p2, !dbg !102
	br i1 %53, label %b10, label %b16, !dbg !102

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !105
	br i1 %54, label %b11, label %b12, !dbg !105

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !106
	%56 = icmp slt i32 %55, 0, !dbg !106
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !106, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !106
	%58 = sext i32 %57 to i64, !dbg !106
	%59 = trunc i64 %p8 to i32, !dbg !106
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !106
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !106
	%62 = icmp ne i64 %p5, %p7, !dbg !106
	%63 = icmp uge i64 %p8, %58, !dbg !106
	%64 = or i1 %62, %63, !dbg !106
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !106, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !106
	br label %b23, !dbg !106

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !107
	br i1 %65, label %b13, label %b14, !dbg !107

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !108
	%67 = icmp slt i32 %66, 0, !dbg !108
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !108, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !108
	%69 = sext i32 %68 to i64, !dbg !108
	%70 = mul i64 %p7, %69, !dbg !108
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !108
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !108
	%73 = icmp ne i64 %70, %p5, !dbg !108
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !108, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !108
	br label %b23, !dbg !108

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !109
	br i1 %74, label %b15, label %b23, !dbg !109

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !110
	%76 = icmp slt i32 %75, 0, !dbg !110
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !110, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !110
	%78 = sext i32 %77 to i64, !dbg !110
	%79 = icmp ne i64 %p5, %p7, !dbg !110
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !110, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !110
	%81 = select i1 %80, i64 1, i64 %78, !dbg !110
	%82 = sdiv i64 %p7, %81, !dbg !110
	%83 = sub i64 0, %p7, !dbg !110
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !110
	%85 = mul i64 %84, %78, !dbg !110
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !110
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !110
	%88 = icmp ne i64 %p7, %85, !dbg !110
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !110, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !110
	br label %b23, !dbg !110

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !111
	br i1 %89, label %b17, label %b23, !dbg !111

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !114
	br i1 %90, label %b18, label %b19, !dbg !114

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !115
	%92 = icmp slt i32 %91, 0, !dbg !115
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !115, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !115
	%94 = sext i32 %93 to i64, !dbg !115
	%95 = trunc i64 %p8 to i32, !dbg !115
	%96 = mul i32 %5, %6, !dbg !115
	%97 = icmp ne i64 %p5, %p7, !dbg !115
	%98 = icmp uge i64 %p8, %94, !dbg !115
	%99 = or i1 %97, %98, !dbg !115
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !115, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !115, !range !44
	%101 = mul i32 %96, %100, !dbg !115
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !115
	%103 = sext i32 %102 to i64, !dbg !115
	%104 = sext i32 %101 to i64, !dbg !115
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !115
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !115
	%107 = icmp ne i64 %103, %104, !dbg !115
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !115, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !115
	br label %b23, !dbg !115

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !116
	br i1 %108, label %b20, label %b21, !dbg !116

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !117
	%110 = icmp slt i32 %109, 0, !dbg !117
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !117, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !117
	%112 = sext i32 %111 to i64, !dbg !117
	%113 = mul i64 %p7, %112, !dbg !117
	%114 = mul i32 %5, %6, !dbg !117
	%115 = icmp ne i64 %113, %p5, !dbg !117
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !117, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !44
	%117 = mul i32 %114, %116, !dbg !117
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !117
	%119 = sext i32 %118 to i64, !dbg !117
	%120 = sext i32 %117 to i64, !dbg !117
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !117
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !117
	%123 = icmp ne i64 %119, %120, !dbg !117
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !117, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !117
	br label %b23, !dbg !117

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !118
	br i1 %124, label %b22, label %b23, !dbg !118

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !119
	%126 = icmp slt i32 %125, 0, !dbg !119
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !119, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !119
	%128 = sext i32 %127 to i64, !dbg !119
	%129 = icmp ne i64 %p5, %p7, !dbg !119
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !119, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !119
	%131 = select i1 %130, i64 1, i64 %128, !dbg !119
	%132 = sdiv i64 %p7, %131, !dbg !119
	%133 = sub i64 0, %p7, !dbg !119
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !119
	%135 = mul i64 %134, %128, !dbg !119
	%136 = mul i32 %5, %6, !dbg !119
	%137 = icmp ne i64 %p7, %135, !dbg !119
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !119, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !44
	%139 = mul i32 %136, %138, !dbg !119
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !119
	%141 = sext i32 %140 to i64, !dbg !119
	%142 = sext i32 %139 to i64, !dbg !119
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !119
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !119
	%145 = icmp ne i64 %141, %142, !dbg !119
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !119, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !119
	br label %b23, !dbg !119

b23:
	ret void, !dbg !88

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !95
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !95
	ret void, !dbg !95

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !95
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !95

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !95
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !95
	ret void, !dbg !95

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !95
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !95
	ret void, !dbg !95

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !97
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !97
	ret void, !dbg !97

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !97
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !97
	ret void, !dbg !97

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !99
	ret void, !dbg !99

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !99
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !99
	ret void, !dbg !99

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !99
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !99
	ret void, !dbg !99

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !106
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !106
	ret void, !dbg !106

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !106
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !106

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !106
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !106
	ret void, !dbg !106

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !106
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !106
	ret void, !dbg !106

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !108
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !108
	ret void, !dbg !108

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !108
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !108
	ret void, !dbg !108

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !110
	ret void, !dbg !110

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !110
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !110
	ret void, !dbg !110

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !110
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !110
	ret void, !dbg !110

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !115
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !115
	ret void, !dbg !115

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !115
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !115

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !115
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !115
	ret void, !dbg !115

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !115
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !115
	ret void, !dbg !115

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %103, i64 %104), !dbg !115
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !115
	ret void, !dbg !115

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !117
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !117
	ret void, !dbg !117

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !117
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !117
	ret void, !dbg !117

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %119, i64 %120), !dbg !117
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !117
	ret void, !dbg !117

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !119
	ret void, !dbg !119

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !119
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !119
	ret void, !dbg !119

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !119
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !119
	ret void, !dbg !119

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %141, i64 %142), !dbg !119
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !119
	ret void, !dbg !119
}

define void @MoveInt16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !120 {
entry:
	br label %b0, !dbg !121

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !121
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !121
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !124, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !124, !range !14
	%7 = mul i32 %6, %4, !dbg !124
	%8 = add i32 %3, %7, !dbg !124
	%9 = mul i32 %5, %8, !dbg !124
	%10 = add i32 %2, %9, !dbg !124
	%11 = sext i32 %10 to i64, !dbg !124
	%12 = icmp eq i64 %p1, 0, !dbg !125
	br i1 %12, label %b1, label %b8, !dbg !125

b1:
	%13 = icmp eq i64 %11, 0, !dbg !126
	br i1 %13, label %b2, label %b8, !dbg !126

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !129
	br i1 %14, label %b3, label %b4, !dbg !129

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !130
	%16 = icmp slt i32 %15, 0, !dbg !130
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !130, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !130
	%18 = sext i32 %17 to i64, !dbg !130
	%19 = mul i64 %p7, 2, !dbg !130
	%20 = trunc i64 %p8 to i32, !dbg !130
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !130
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !130
	%23 = icmp ne i64 %p5, %p7, !dbg !130
	%24 = icmp uge i64 %p8, %18, !dbg !130
	%25 = or i1 %23, %24, !dbg !130
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !130, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !130
	%27 = bitcast i16* %22 to i8*, !dbg !130
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !130
	br label %b23, !dbg !130

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !131
	br i1 %28, label %b5, label %b6, !dbg !131

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !132
	%30 = icmp slt i32 %29, 0, !dbg !132
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !132, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !132
	%32 = sext i32 %31 to i64, !dbg !132
	%33 = mul i64 %p7, %32, !dbg !132
	%34 = mul i64 %p7, 2, !dbg !132
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !132
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !132
	%37 = icmp ne i64 %33, %p5, !dbg !132
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !132, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !132
	%39 = bitcast i16* %36 to i8*, !dbg !132
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !132
	br label %b23, !dbg !132

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !133
	br i1 %40, label %b7, label %b23, !dbg !133

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !134
	%42 = icmp slt i32 %41, 0, !dbg !134
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !134, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !134
	%44 = sext i32 %43 to i64, !dbg !134
	%45 = icmp ne i64 %p5, %p7, !dbg !134
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !134, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !134
	%47 = select i1 %46, i64 1, i64 %44, !dbg !134
	%48 = sdiv i64 %p7, %47, !dbg !134
	%49 = sub i64 0, %p7, !dbg !134
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !134
	%51 = mul i64 %50, %44, !dbg !134
	%52 = mul i64 %p7, 2, !dbg !134
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !134
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !134
	%55 = icmp ne i64 %p7, %51, !dbg !134
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !134, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !134
	%57 = bitcast i16* %54 to i8*, !dbg !134
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !134
	br label %b23, !dbg !134

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !135
	br i1 %58, label %b9, label %b16, !dbg !135

b9:
	%59 = trunc i64 %11 to i32, !dbg !136
	%60 = udiv i32 %59, 32, !dbg !136
	%61 = zext i32 %60 to i64, !dbg !136
	%62 = icmp eq i64 %61, %p2, !dbg !137
	br i1 %62, label %b10, label %b16, !dbg !137

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !140
	br i1 %63, label %b11, label %b12, !dbg !140

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !141
	%65 = icmp slt i32 %64, 0, !dbg !141
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !141, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !141
	%67 = sext i32 %66 to i64, !dbg !141
	%68 = mul i64 %p7, 2, !dbg !141
	%69 = trunc i64 %p8 to i32, !dbg !141
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !141
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !141
	%72 = icmp ne i64 %p5, %p7, !dbg !141
	%73 = icmp uge i64 %p8, %67, !dbg !141
	%74 = or i1 %72, %73, !dbg !141
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !141, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !141
	%76 = bitcast i16* %71 to i8*, !dbg !141
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !141
	br label %b23, !dbg !141

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !142
	br i1 %77, label %b13, label %b14, !dbg !142

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !143
	%79 = icmp slt i32 %78, 0, !dbg !143
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !143, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !143
	%81 = sext i32 %80 to i64, !dbg !143
	%82 = mul i64 %p7, %81, !dbg !143
	%83 = mul i64 %p7, 2, !dbg !143
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !143
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !143
	%86 = icmp ne i64 %82, %p5, !dbg !143
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !143, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !143
	%88 = bitcast i16* %85 to i8*, !dbg !143
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !143
	br label %b23, !dbg !143

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !144
	br i1 %89, label %b15, label %b23, !dbg !144

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !145
	%91 = icmp slt i32 %90, 0, !dbg !145
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !145, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !145
	%93 = sext i32 %92 to i64, !dbg !145
	%94 = icmp ne i64 %p5, %p7, !dbg !145
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !145, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !145
	%96 = select i1 %95, i64 1, i64 %93, !dbg !145
	%97 = sdiv i64 %p7, %96, !dbg !145
	%98 = sub i64 0, %p7, !dbg !145
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !145
	%100 = mul i64 %99, %93, !dbg !145
	%101 = mul i64 %p7, 2, !dbg !145
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !145
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !145
	%104 = icmp ne i64 %p7, %100, !dbg !145
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !145, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !145
	%106 = bitcast i16* %103 to i8*, !dbg !145
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !145
	br label %b23, !dbg !145

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !146
	br i1 %107, label %b17, label %b23, !dbg !146

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !149
	br i1 %108, label %b18, label %b19, !dbg !149

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !150
	%110 = icmp slt i32 %109, 0, !dbg !150
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !150, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !150
	%112 = sext i32 %111 to i64, !dbg !150
	%113 = mul i64 %p7, 2, !dbg !150
	%114 = trunc i64 %p8 to i32, !dbg !150
	%115 = mul i32 %5, %6, !dbg !150
	%116 = icmp ne i64 %p5, %p7, !dbg !150
	%117 = icmp uge i64 %p8, %112, !dbg !150
	%118 = or i1 %116, %117, !dbg !150
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !150, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !150, !range !44
	%120 = mul i32 %115, %119, !dbg !150
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !150
	%122 = sext i32 %121 to i64, !dbg !150
	%123 = sext i32 %120 to i64, !dbg !150
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !150
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !150
	%126 = icmp ne i64 %122, %123, !dbg !150
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !150, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !150
	%128 = bitcast i16* %125 to i8*, !dbg !150
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !150
	br label %b23, !dbg !150

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !151
	br i1 %129, label %b20, label %b21, !dbg !151

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !152
	%131 = icmp slt i32 %130, 0, !dbg !152
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !152, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !152
	%133 = sext i32 %132 to i64, !dbg !152
	%134 = mul i64 %p7, %133, !dbg !152
	%135 = mul i64 %p7, 2, !dbg !152
	%136 = mul i32 %5, %6, !dbg !152
	%137 = icmp ne i64 %134, %p5, !dbg !152
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !152, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !152, !range !44
	%139 = mul i32 %136, %138, !dbg !152
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !152
	%141 = sext i32 %140 to i64, !dbg !152
	%142 = sext i32 %139 to i64, !dbg !152
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !152
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !152
	%145 = icmp ne i64 %141, %142, !dbg !152
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !152, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !152
	%147 = bitcast i16* %144 to i8*, !dbg !152
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !152
	br label %b23, !dbg !152

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !153
	br i1 %148, label %b22, label %b23, !dbg !153

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !154
	%150 = icmp slt i32 %149, 0, !dbg !154
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !154, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !154
	%152 = sext i32 %151 to i64, !dbg !154
	%153 = icmp ne i64 %p5, %p7, !dbg !154
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !154, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !154
	%155 = select i1 %154, i64 1, i64 %152, !dbg !154
	%156 = sdiv i64 %p7, %155, !dbg !154
	%157 = sub i64 0, %p7, !dbg !154
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !154
	%159 = mul i64 %158, %152, !dbg !154
	%160 = mul i64 %p7, 2, !dbg !154
	%161 = mul i32 %5, %6, !dbg !154
	%162 = icmp ne i64 %p7, %159, !dbg !154
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !154, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !154, !range !44
	%164 = mul i32 %161, %163, !dbg !154
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !154
	%166 = sext i32 %165 to i64, !dbg !154
	%167 = sext i32 %164 to i64, !dbg !154
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !154
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !154
	%170 = icmp ne i64 %166, %167, !dbg !154
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !154, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !154
	%172 = bitcast i16* %169 to i8*, !dbg !154
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !154
	br label %b23, !dbg !154

b23:
	ret void, !dbg !123

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !130
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !130
	ret void, !dbg !130

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !130
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !130

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !130
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !130
	ret void, !dbg !130

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !130
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !130
	ret void, !dbg !130

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !132
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !132
	ret void, !dbg !132

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !132
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !132
	ret void, !dbg !132

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !134
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !134
	ret void, !dbg !134

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !134
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !134
	ret void, !dbg !134

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !134
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !134
	ret void, !dbg !134

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !141
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !141
	ret void, !dbg !141

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !141
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !141

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !141
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !141
	ret void, !dbg !141

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !141
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !141
	ret void, !dbg !141

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !143
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !143
	ret void, !dbg !143

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !143
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !143
	ret void, !dbg !143

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !145
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !145
	ret void, !dbg !145

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !145
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !145
	ret void, !dbg !145

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !145
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !145
	ret void, !dbg !145

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !150
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !150

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !150
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !150
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !150
	ret void, !dbg !150

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %122, i64 %123), !dbg !150
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !150
	ret void, !dbg !150

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !152
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !152
	ret void, !dbg !152

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !152
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !152
	ret void, !dbg !152

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %141, i64 %142), !dbg !152
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !152
	ret void, !dbg !152

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !154
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !154
	ret void, !dbg !154

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !154
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !154
	ret void, !dbg !154

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !154
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !154
	ret void, !dbg !154

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %166, i64 %167), !dbg !154
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !154
	ret void, !dbg !154
}

define void @MoveInt32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !155 {
entry:
	br label %b0, !dbg !156

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !156
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !156
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !14
	%7 = mul i32 %6, %4, !dbg !159
	%8 = add i32 %3, %7, !dbg !159
	%9 = mul i32 %5, %8, !dbg !159
	%10 = add i32 %2, %9, !dbg !159
	%11 = sext i32 %10 to i64, !dbg !159
	%12 = icmp eq i64 %p1, 0, !dbg !160
	br i1 %12, label %b1, label %b8, !dbg !160

b1:
	%13 = icmp eq i64 %11, 0, !dbg !161
	br i1 %13, label %b2, label %b8, !dbg !161

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !164
	br i1 %14, label %b3, label %b4, !dbg !164

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !165
	%16 = icmp slt i32 %15, 0, !dbg !165
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !165, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !165
	%18 = sext i32 %17 to i64, !dbg !165
	%19 = mul i64 %p7, 4, !dbg !165
	%20 = trunc i64 %p8 to i32, !dbg !165
	%21 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !165
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !165
	%23 = icmp ne i64 %p5, %p7, !dbg !165
	%24 = icmp uge i64 %p8, %18, !dbg !165
	%25 = or i1 %23, %24, !dbg !165
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !165, !prof !21

b3_ok2:
	%26 = bitcast i32* %21 to i8*, !dbg !165
	%27 = bitcast i32* %22 to i8*, !dbg !165
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !165
	br label %b23, !dbg !165

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !166
	br i1 %28, label %b5, label %b6, !dbg !166

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !167
	%30 = icmp slt i32 %29, 0, !dbg !167
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !167, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !167
	%32 = sext i32 %31 to i64, !dbg !167
	%33 = mul i64 %p7, %32, !dbg !167
	%34 = mul i64 %p7, 4, !dbg !167
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !167
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !167
	%37 = icmp ne i64 %33, %p5, !dbg !167
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !167, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !167
	%39 = bitcast i32* %36 to i8*, !dbg !167
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !167
	br label %b23, !dbg !167

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !168
	br i1 %40, label %b7, label %b23, !dbg !168

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !169
	%42 = icmp slt i32 %41, 0, !dbg !169
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !169, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !169
	%44 = sext i32 %43 to i64, !dbg !169
	%45 = icmp ne i64 %p5, %p7, !dbg !169
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !169, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !169
	%47 = select i1 %46, i64 1, i64 %44, !dbg !169
	%48 = sdiv i64 %p7, %47, !dbg !169
	%49 = sub i64 0, %p7, !dbg !169
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !169
	%51 = mul i64 %50, %44, !dbg !169
	%52 = mul i64 %p7, 4, !dbg !169
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !169
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !169
	%55 = icmp ne i64 %p7, %51, !dbg !169
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !169, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !169
	%57 = bitcast i32* %54 to i8*, !dbg !169
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !169
	br label %b23, !dbg !169

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !170
	br i1 %58, label %b9, label %b16, !dbg !170

b9:
	%59 = trunc i64 %11 to i32, !dbg !171
	%60 = udiv i32 %59, 32, !dbg !171
	%61 = zext i32 %60 to i64, !dbg !171
	%62 = icmp eq i64 %61, %p2, !dbg !172
	br i1 %62, label %b10, label %b16, !dbg !172

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !175
	br i1 %63, label %b11, label %b12, !dbg !175

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !176
	%65 = icmp slt i32 %64, 0, !dbg !176
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !176, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !176
	%67 = sext i32 %66 to i64, !dbg !176
	%68 = mul i64 %p7, 4, !dbg !176
	%69 = trunc i64 %p8 to i32, !dbg !176
	%70 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !176
	%71 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !176
	%72 = icmp ne i64 %p5, %p7, !dbg !176
	%73 = icmp uge i64 %p8, %67, !dbg !176
	%74 = or i1 %72, %73, !dbg !176
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !176, !prof !21

b11_ok2:
	%75 = bitcast i32* %70 to i8*, !dbg !176
	%76 = bitcast i32* %71 to i8*, !dbg !176
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !176
	br label %b23, !dbg !176

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !177
	br i1 %77, label %b13, label %b14, !dbg !177

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !178
	%79 = icmp slt i32 %78, 0, !dbg !178
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !178, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !178
	%81 = sext i32 %80 to i64, !dbg !178
	%82 = mul i64 %p7, %81, !dbg !178
	%83 = mul i64 %p7, 4, !dbg !178
	%84 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !178
	%85 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !178
	%86 = icmp ne i64 %82, %p5, !dbg !178
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !178, !prof !21

b13_ok2:
	%87 = bitcast i32* %84 to i8*, !dbg !178
	%88 = bitcast i32* %85 to i8*, !dbg !178
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !178
	br label %b23, !dbg !178

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !179
	br i1 %89, label %b15, label %b23, !dbg !179

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !180
	%91 = icmp slt i32 %90, 0, !dbg !180
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !180, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !180
	%93 = sext i32 %92 to i64, !dbg !180
	%94 = icmp ne i64 %p5, %p7, !dbg !180
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !180, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !180
	%96 = select i1 %95, i64 1, i64 %93, !dbg !180
	%97 = sdiv i64 %p7, %96, !dbg !180
	%98 = sub i64 0, %p7, !dbg !180
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !180
	%100 = mul i64 %99, %93, !dbg !180
	%101 = mul i64 %p7, 4, !dbg !180
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !180
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !180
	%104 = icmp ne i64 %p7, %100, !dbg !180
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !180, !prof !21

b15_ok3:
	%105 = bitcast i32* %102 to i8*, !dbg !180
	%106 = bitcast i32* %103 to i8*, !dbg !180
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !180
	br label %b23, !dbg !180

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !181
	br i1 %107, label %b17, label %b23, !dbg !181

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !184
	br i1 %108, label %b18, label %b19, !dbg !184

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !185
	%110 = icmp slt i32 %109, 0, !dbg !185
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !185, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !185
	%112 = sext i32 %111 to i64, !dbg !185
	%113 = mul i64 %p7, 4, !dbg !185
	%114 = trunc i64 %p8 to i32, !dbg !185
	%115 = mul i32 %5, %6, !dbg !185
	%116 = icmp ne i64 %p5, %p7, !dbg !185
	%117 = icmp uge i64 %p8, %112, !dbg !185
	%118 = or i1 %116, %117, !dbg !185
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !185, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !185, !range !44
	%120 = mul i32 %115, %119, !dbg !185
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !185
	%122 = sext i32 %121 to i64, !dbg !185
	%123 = sext i32 %120 to i64, !dbg !185
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !185
	%125 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !185
	%126 = icmp ne i64 %122, %123, !dbg !185
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !185, !prof !21

b18_ok4:
	%127 = bitcast i32* %124 to i8*, !dbg !185
	%128 = bitcast i32* %125 to i8*, !dbg !185
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !185
	br label %b23, !dbg !185

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !186
	br i1 %129, label %b20, label %b21, !dbg !186

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !187
	%131 = icmp slt i32 %130, 0, !dbg !187
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !187, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !187
	%133 = sext i32 %132 to i64, !dbg !187
	%134 = mul i64 %p7, %133, !dbg !187
	%135 = mul i64 %p7, 4, !dbg !187
	%136 = mul i32 %5, %6, !dbg !187
	%137 = icmp ne i64 %134, %p5, !dbg !187
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !187, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !187, !range !44
	%139 = mul i32 %136, %138, !dbg !187
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !187
	%141 = sext i32 %140 to i64, !dbg !187
	%142 = sext i32 %139 to i64, !dbg !187
	%143 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !187
	%144 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !187
	%145 = icmp ne i64 %141, %142, !dbg !187
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !187, !prof !21

b20_ok3:
	%146 = bitcast i32* %143 to i8*, !dbg !187
	%147 = bitcast i32* %144 to i8*, !dbg !187
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !187
	br label %b23, !dbg !187

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !188
	br i1 %148, label %b22, label %b23, !dbg !188

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !189
	%150 = icmp slt i32 %149, 0, !dbg !189
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !189, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !189
	%152 = sext i32 %151 to i64, !dbg !189
	%153 = icmp ne i64 %p5, %p7, !dbg !189
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !189, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !189
	%155 = select i1 %154, i64 1, i64 %152, !dbg !189
	%156 = sdiv i64 %p7, %155, !dbg !189
	%157 = sub i64 0, %p7, !dbg !189
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !189
	%159 = mul i64 %158, %152, !dbg !189
	%160 = mul i64 %p7, 4, !dbg !189
	%161 = mul i32 %5, %6, !dbg !189
	%162 = icmp ne i64 %p7, %159, !dbg !189
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !189, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !189, !range !44
	%164 = mul i32 %161, %163, !dbg !189
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !189
	%166 = sext i32 %165 to i64, !dbg !189
	%167 = sext i32 %164 to i64, !dbg !189
	%168 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !189
	%169 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !189
	%170 = icmp ne i64 %166, %167, !dbg !189
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !189, !prof !21

b22_ok4:
	%171 = bitcast i32* %168 to i8*, !dbg !189
	%172 = bitcast i32* %169 to i8*, !dbg !189
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !189
	br label %b23, !dbg !189

b23:
	ret void, !dbg !158

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !165
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !165
	ret void, !dbg !165

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !165
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !165

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !165
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !165
	ret void, !dbg !165

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !165
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !165
	ret void, !dbg !165

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !167
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !167
	ret void, !dbg !167

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !167
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !167
	ret void, !dbg !167

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !169
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !169
	ret void, !dbg !169

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !169
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !169
	ret void, !dbg !169

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !169
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !169
	ret void, !dbg !169

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !176
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !176
	ret void, !dbg !176

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !176
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !176

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !176
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !176
	ret void, !dbg !176

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !176
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !176
	ret void, !dbg !176

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !178
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !178
	ret void, !dbg !178

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !178
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !178
	ret void, !dbg !178

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !180
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !180
	ret void, !dbg !180

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !180
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !180
	ret void, !dbg !180

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !180
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !180
	ret void, !dbg !180

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !185
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !185
	ret void, !dbg !185

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !185
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !185

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !185
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !185
	ret void, !dbg !185

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !185
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !185
	ret void, !dbg !185

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %122, i64 %123), !dbg !185
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !185
	ret void, !dbg !185

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !187
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !187
	ret void, !dbg !187

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !187
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !187
	ret void, !dbg !187

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %141, i64 %142), !dbg !187
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !187
	ret void, !dbg !187

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !189
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !189
	ret void, !dbg !189

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !189
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !189
	ret void, !dbg !189

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !189
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !189
	ret void, !dbg !189

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %166, i64 %167), !dbg !189
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !189
	ret void, !dbg !189
}

define void @MoveInt64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !190 {
entry:
	br label %b0, !dbg !191

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !191
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !191
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !194, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !194, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !194, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !194, !range !14
	%7 = mul i32 %6, %4, !dbg !194
	%8 = add i32 %3, %7, !dbg !194
	%9 = mul i32 %5, %8, !dbg !194
	%10 = add i32 %2, %9, !dbg !194
	%11 = sext i32 %10 to i64, !dbg !194
	%12 = icmp eq i64 %p1, 0, !dbg !195
	br i1 %12, label %b1, label %b8, !dbg !195

b1:
	%13 = icmp eq i64 %11, 0, !dbg !196
	br i1 %13, label %b2, label %b8, !dbg !196

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !199
	br i1 %14, label %b3, label %b4, !dbg !199

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !200
	%16 = icmp slt i32 %15, 0, !dbg !200
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !200, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !200
	%18 = sext i32 %17 to i64, !dbg !200
	%19 = mul i64 %p7, 8, !dbg !200
	%20 = trunc i64 %p8 to i32, !dbg !200
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !200
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !200
	%23 = icmp ne i64 %p5, %p7, !dbg !200
	%24 = icmp uge i64 %p8, %18, !dbg !200
	%25 = or i1 %23, %24, !dbg !200
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !200, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !200
	%27 = bitcast i64* %22 to i8*, !dbg !200
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !200
	br label %b23, !dbg !200

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !201
	br i1 %28, label %b5, label %b6, !dbg !201

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !202
	%30 = icmp slt i32 %29, 0, !dbg !202
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !202, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !202
	%32 = sext i32 %31 to i64, !dbg !202
	%33 = mul i64 %p7, %32, !dbg !202
	%34 = mul i64 %p7, 8, !dbg !202
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !202
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !202
	%37 = icmp ne i64 %33, %p5, !dbg !202
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !202, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !202
	%39 = bitcast i64* %36 to i8*, !dbg !202
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !202
	br label %b23, !dbg !202

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !203
	br i1 %40, label %b7, label %b23, !dbg !203

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !204
	%42 = icmp slt i32 %41, 0, !dbg !204
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !204, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !204
	%44 = sext i32 %43 to i64, !dbg !204
	%45 = icmp ne i64 %p5, %p7, !dbg !204
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !204, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !204
	%47 = select i1 %46, i64 1, i64 %44, !dbg !204
	%48 = sdiv i64 %p7, %47, !dbg !204
	%49 = sub i64 0, %p7, !dbg !204
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !204
	%51 = mul i64 %50, %44, !dbg !204
	%52 = mul i64 %p7, 8, !dbg !204
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !204
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !204
	%55 = icmp ne i64 %p7, %51, !dbg !204
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !204, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !204
	%57 = bitcast i64* %54 to i8*, !dbg !204
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !204
	br label %b23, !dbg !204

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !205
	br i1 %58, label %b9, label %b16, !dbg !205

b9:
	%59 = trunc i64 %11 to i32, !dbg !206
	%60 = udiv i32 %59, 32, !dbg !206
	%61 = zext i32 %60 to i64, !dbg !206
	%62 = icmp eq i64 %61, %p2, !dbg !207
	br i1 %62, label %b10, label %b16, !dbg !207

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !210
	br i1 %63, label %b11, label %b12, !dbg !210

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !211
	%65 = icmp slt i32 %64, 0, !dbg !211
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !211, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !211
	%67 = sext i32 %66 to i64, !dbg !211
	%68 = mul i64 %p7, 8, !dbg !211
	%69 = trunc i64 %p8 to i32, !dbg !211
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !211
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !211
	%72 = icmp ne i64 %p5, %p7, !dbg !211
	%73 = icmp uge i64 %p8, %67, !dbg !211
	%74 = or i1 %72, %73, !dbg !211
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !211, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !211
	%76 = bitcast i64* %71 to i8*, !dbg !211
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !211
	br label %b23, !dbg !211

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !212
	br i1 %77, label %b13, label %b14, !dbg !212

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !213
	%79 = icmp slt i32 %78, 0, !dbg !213
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !213, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !213
	%81 = sext i32 %80 to i64, !dbg !213
	%82 = mul i64 %p7, %81, !dbg !213
	%83 = mul i64 %p7, 8, !dbg !213
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !213
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !213
	%86 = icmp ne i64 %82, %p5, !dbg !213
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !213, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !213
	%88 = bitcast i64* %85 to i8*, !dbg !213
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !213
	br label %b23, !dbg !213

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !214
	br i1 %89, label %b15, label %b23, !dbg !214

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !215
	%91 = icmp slt i32 %90, 0, !dbg !215
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !215, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !215
	%93 = sext i32 %92 to i64, !dbg !215
	%94 = icmp ne i64 %p5, %p7, !dbg !215
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !215, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !215
	%96 = select i1 %95, i64 1, i64 %93, !dbg !215
	%97 = sdiv i64 %p7, %96, !dbg !215
	%98 = sub i64 0, %p7, !dbg !215
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !215
	%100 = mul i64 %99, %93, !dbg !215
	%101 = mul i64 %p7, 8, !dbg !215
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !215
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !215
	%104 = icmp ne i64 %p7, %100, !dbg !215
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !215, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !215
	%106 = bitcast i64* %103 to i8*, !dbg !215
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !215
	br label %b23, !dbg !215

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !216
	br i1 %107, label %b17, label %b23, !dbg !216

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !219
	br i1 %108, label %b18, label %b19, !dbg !219

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !220
	%110 = icmp slt i32 %109, 0, !dbg !220
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !220, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !220
	%112 = sext i32 %111 to i64, !dbg !220
	%113 = mul i64 %p7, 8, !dbg !220
	%114 = trunc i64 %p8 to i32, !dbg !220
	%115 = mul i32 %5, %6, !dbg !220
	%116 = icmp ne i64 %p5, %p7, !dbg !220
	%117 = icmp uge i64 %p8, %112, !dbg !220
	%118 = or i1 %116, %117, !dbg !220
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !220, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !220, !range !44
	%120 = mul i32 %115, %119, !dbg !220
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !220
	%122 = sext i32 %121 to i64, !dbg !220
	%123 = sext i32 %120 to i64, !dbg !220
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !220
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !220
	%126 = icmp ne i64 %122, %123, !dbg !220
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !220, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !220
	%128 = bitcast i64* %125 to i8*, !dbg !220
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !220
	br label %b23, !dbg !220

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !221
	br i1 %129, label %b20, label %b21, !dbg !221

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !222
	%131 = icmp slt i32 %130, 0, !dbg !222
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !222, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !222
	%133 = sext i32 %132 to i64, !dbg !222
	%134 = mul i64 %p7, %133, !dbg !222
	%135 = mul i64 %p7, 8, !dbg !222
	%136 = mul i32 %5, %6, !dbg !222
	%137 = icmp ne i64 %134, %p5, !dbg !222
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !222, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !222, !range !44
	%139 = mul i32 %136, %138, !dbg !222
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !222
	%141 = sext i32 %140 to i64, !dbg !222
	%142 = sext i32 %139 to i64, !dbg !222
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !222
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !222
	%145 = icmp ne i64 %141, %142, !dbg !222
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !222, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !222
	%147 = bitcast i64* %144 to i8*, !dbg !222
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !222
	br label %b23, !dbg !222

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !223
	br i1 %148, label %b22, label %b23, !dbg !223

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !224
	%150 = icmp slt i32 %149, 0, !dbg !224
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !224, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !224
	%152 = sext i32 %151 to i64, !dbg !224
	%153 = icmp ne i64 %p5, %p7, !dbg !224
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !224, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !224
	%155 = select i1 %154, i64 1, i64 %152, !dbg !224
	%156 = sdiv i64 %p7, %155, !dbg !224
	%157 = sub i64 0, %p7, !dbg !224
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !224
	%159 = mul i64 %158, %152, !dbg !224
	%160 = mul i64 %p7, 8, !dbg !224
	%161 = mul i32 %5, %6, !dbg !224
	%162 = icmp ne i64 %p7, %159, !dbg !224
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !224, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !224, !range !44
	%164 = mul i32 %161, %163, !dbg !224
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !224
	%166 = sext i32 %165 to i64, !dbg !224
	%167 = sext i32 %164 to i64, !dbg !224
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !224
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !224
	%170 = icmp ne i64 %166, %167, !dbg !224
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !224, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !224
	%172 = bitcast i64* %169 to i8*, !dbg !224
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !224
	br label %b23, !dbg !224

b23:
	ret void, !dbg !193

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !200
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !200
	ret void, !dbg !200

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !200
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !200

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !200
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !200
	ret void, !dbg !200

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !200
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !200
	ret void, !dbg !200

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !202
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !202
	ret void, !dbg !202

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !202
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !202
	ret void, !dbg !202

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !204
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !204
	ret void, !dbg !204

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !204
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !204
	ret void, !dbg !204

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !204
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !204
	ret void, !dbg !204

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !211
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !211
	ret void, !dbg !211

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !211
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !211

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !211
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !211
	ret void, !dbg !211

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !211
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !211
	ret void, !dbg !211

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !213
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !213
	ret void, !dbg !213

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !213
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !213
	ret void, !dbg !213

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !215
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !215
	ret void, !dbg !215

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !215
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !215
	ret void, !dbg !215

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !215
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !215
	ret void, !dbg !215

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !220
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !220
	ret void, !dbg !220

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !220
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !220

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !220
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !220
	ret void, !dbg !220

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !220
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !220
	ret void, !dbg !220

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %122, i64 %123), !dbg !220
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !220
	ret void, !dbg !220

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !222
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !222
	ret void, !dbg !222

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !222
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !222
	ret void, !dbg !222

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %141, i64 %142), !dbg !222
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !222
	ret void, !dbg !222

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !224
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !224
	ret void, !dbg !224

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !224
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !224
	ret void, !dbg !224

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !224
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !224
	ret void, !dbg !224

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %166, i64 %167), !dbg !224
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !224
	ret void, !dbg !224
}

define void @MoveInt(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !225 {
entry:
	br label %b0, !dbg !226

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !226
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !226
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !229, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !229, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !229, !range !14
	%7 = mul i32 %6, %4, !dbg !229
	%8 = add i32 %3, %7, !dbg !229
	%9 = mul i32 %5, %8, !dbg !229
	%10 = add i32 %2, %9, !dbg !229
	%11 = sext i32 %10 to i64, !dbg !229
	%12 = icmp eq i64 %p1, 0, !dbg !230
	br i1 %12, label %b1, label %b8, !dbg !230

b1:
	%13 = icmp eq i64 %11, 0, !dbg !231
	br i1 %13, label %b2, label %b8, !dbg !231

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !234
	br i1 %14, label %b3, label %b4, !dbg !234

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !235
	%16 = icmp slt i32 %15, 0, !dbg !235
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !235, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !235
	%18 = sext i32 %17 to i64, !dbg !235
	%19 = mul i64 %p7, 8, !dbg !235
	%20 = trunc i64 %p8 to i32, !dbg !235
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !235
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !235
	%23 = icmp ne i64 %p5, %p7, !dbg !235
	%24 = icmp uge i64 %p8, %18, !dbg !235
	%25 = or i1 %23, %24, !dbg !235
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !235, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !235
	%27 = bitcast i64* %22 to i8*, !dbg !235
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !235
	br label %b23, !dbg !235

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !236
	br i1 %28, label %b5, label %b6, !dbg !236

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !237
	%30 = icmp slt i32 %29, 0, !dbg !237
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !237, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !237
	%32 = sext i32 %31 to i64, !dbg !237
	%33 = mul i64 %p7, %32, !dbg !237
	%34 = mul i64 %p7, 8, !dbg !237
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !237
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !237
	%37 = icmp ne i64 %33, %p5, !dbg !237
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !237, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !237
	%39 = bitcast i64* %36 to i8*, !dbg !237
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !237
	br label %b23, !dbg !237

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !238
	br i1 %40, label %b7, label %b23, !dbg !238

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !239
	%42 = icmp slt i32 %41, 0, !dbg !239
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !239, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !239
	%44 = sext i32 %43 to i64, !dbg !239
	%45 = icmp ne i64 %p5, %p7, !dbg !239
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !239, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !239
	%47 = select i1 %46, i64 1, i64 %44, !dbg !239
	%48 = sdiv i64 %p7, %47, !dbg !239
	%49 = sub i64 0, %p7, !dbg !239
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !239
	%51 = mul i64 %50, %44, !dbg !239
	%52 = mul i64 %p7, 8, !dbg !239
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !239
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !239
	%55 = icmp ne i64 %p7, %51, !dbg !239
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !239, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !239
	%57 = bitcast i64* %54 to i8*, !dbg !239
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !239
	br label %b23, !dbg !239

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !240
	br i1 %58, label %b9, label %b16, !dbg !240

b9:
	%59 = trunc i64 %11 to i32, !dbg !241
	%60 = udiv i32 %59, 32, !dbg !241
	%61 = zext i32 %60 to i64, !dbg !241
	%62 = icmp eq i64 %61, %p2, !dbg !242
	br i1 %62, label %b10, label %b16, !dbg !242

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !245
	br i1 %63, label %b11, label %b12, !dbg !245

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !246
	%65 = icmp slt i32 %64, 0, !dbg !246
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !246, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !246
	%67 = sext i32 %66 to i64, !dbg !246
	%68 = mul i64 %p7, 8, !dbg !246
	%69 = trunc i64 %p8 to i32, !dbg !246
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !246
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !246
	%72 = icmp ne i64 %p5, %p7, !dbg !246
	%73 = icmp uge i64 %p8, %67, !dbg !246
	%74 = or i1 %72, %73, !dbg !246
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !246, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !246
	%76 = bitcast i64* %71 to i8*, !dbg !246
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !246
	br label %b23, !dbg !246

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !247
	br i1 %77, label %b13, label %b14, !dbg !247

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !248
	%79 = icmp slt i32 %78, 0, !dbg !248
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !248, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !248
	%81 = sext i32 %80 to i64, !dbg !248
	%82 = mul i64 %p7, %81, !dbg !248
	%83 = mul i64 %p7, 8, !dbg !248
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !248
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !248
	%86 = icmp ne i64 %82, %p5, !dbg !248
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !248, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !248
	%88 = bitcast i64* %85 to i8*, !dbg !248
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !248
	br label %b23, !dbg !248

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !249
	br i1 %89, label %b15, label %b23, !dbg !249

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !250
	%91 = icmp slt i32 %90, 0, !dbg !250
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !250, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !250
	%93 = sext i32 %92 to i64, !dbg !250
	%94 = icmp ne i64 %p5, %p7, !dbg !250
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !250, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !250
	%96 = select i1 %95, i64 1, i64 %93, !dbg !250
	%97 = sdiv i64 %p7, %96, !dbg !250
	%98 = sub i64 0, %p7, !dbg !250
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !250
	%100 = mul i64 %99, %93, !dbg !250
	%101 = mul i64 %p7, 8, !dbg !250
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !250
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !250
	%104 = icmp ne i64 %p7, %100, !dbg !250
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !250, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !250
	%106 = bitcast i64* %103 to i8*, !dbg !250
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !250
	br label %b23, !dbg !250

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !251
	br i1 %107, label %b17, label %b23, !dbg !251

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !254
	br i1 %108, label %b18, label %b19, !dbg !254

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !255
	%110 = icmp slt i32 %109, 0, !dbg !255
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !255, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !255
	%112 = sext i32 %111 to i64, !dbg !255
	%113 = mul i64 %p7, 8, !dbg !255
	%114 = trunc i64 %p8 to i32, !dbg !255
	%115 = mul i32 %5, %6, !dbg !255
	%116 = icmp ne i64 %p5, %p7, !dbg !255
	%117 = icmp uge i64 %p8, %112, !dbg !255
	%118 = or i1 %116, %117, !dbg !255
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !255, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !255, !range !44
	%120 = mul i32 %115, %119, !dbg !255
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !255
	%122 = sext i32 %121 to i64, !dbg !255
	%123 = sext i32 %120 to i64, !dbg !255
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !255
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !255
	%126 = icmp ne i64 %122, %123, !dbg !255
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !255, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !255
	%128 = bitcast i64* %125 to i8*, !dbg !255
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !255
	br label %b23, !dbg !255

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !256
	br i1 %129, label %b20, label %b21, !dbg !256

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !257
	%131 = icmp slt i32 %130, 0, !dbg !257
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !257, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !257
	%133 = sext i32 %132 to i64, !dbg !257
	%134 = mul i64 %p7, %133, !dbg !257
	%135 = mul i64 %p7, 8, !dbg !257
	%136 = mul i32 %5, %6, !dbg !257
	%137 = icmp ne i64 %134, %p5, !dbg !257
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !257, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !257, !range !44
	%139 = mul i32 %136, %138, !dbg !257
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !257
	%141 = sext i32 %140 to i64, !dbg !257
	%142 = sext i32 %139 to i64, !dbg !257
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !257
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !257
	%145 = icmp ne i64 %141, %142, !dbg !257
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !257, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !257
	%147 = bitcast i64* %144 to i8*, !dbg !257
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !257
	br label %b23, !dbg !257

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !258
	br i1 %148, label %b22, label %b23, !dbg !258

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !259
	%150 = icmp slt i32 %149, 0, !dbg !259
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !259, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !259
	%152 = sext i32 %151 to i64, !dbg !259
	%153 = icmp ne i64 %p5, %p7, !dbg !259
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !259, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !259
	%155 = select i1 %154, i64 1, i64 %152, !dbg !259
	%156 = sdiv i64 %p7, %155, !dbg !259
	%157 = sub i64 0, %p7, !dbg !259
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !259
	%159 = mul i64 %158, %152, !dbg !259
	%160 = mul i64 %p7, 8, !dbg !259
	%161 = mul i32 %5, %6, !dbg !259
	%162 = icmp ne i64 %p7, %159, !dbg !259
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !259, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !259, !range !44
	%164 = mul i32 %161, %163, !dbg !259
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !259
	%166 = sext i32 %165 to i64, !dbg !259
	%167 = sext i32 %164 to i64, !dbg !259
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !259
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !259
	%170 = icmp ne i64 %166, %167, !dbg !259
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !259, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !259
	%172 = bitcast i64* %169 to i8*, !dbg !259
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !259
	br label %b23, !dbg !259

b23:
	ret void, !dbg !228

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !235
	ret void, !dbg !235

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !235
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !235

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !235
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !235
	ret void, !dbg !235

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !235
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !235
	ret void, !dbg !235

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !237
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !237
	ret void, !dbg !237

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !237
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !237
	ret void, !dbg !237

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !239
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !239
	ret void, !dbg !239

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !239
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !239
	ret void, !dbg !239

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !239
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !239
	ret void, !dbg !239

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !246
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !246
	ret void, !dbg !246

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !246
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !246

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !246
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !246
	ret void, !dbg !246

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !246
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !246
	ret void, !dbg !246

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !248
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !248
	ret void, !dbg !248

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !248
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !248
	ret void, !dbg !248

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !250
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !250
	ret void, !dbg !250

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !250
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !250
	ret void, !dbg !250

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !250
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !250
	ret void, !dbg !250

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !255
	ret void, !dbg !255

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !255
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !255

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !255
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !255
	ret void, !dbg !255

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !255
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !255
	ret void, !dbg !255

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %122, i64 %123), !dbg !255
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !255
	ret void, !dbg !255

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !257
	ret void, !dbg !257

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !257
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !257
	ret void, !dbg !257

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %141, i64 %142), !dbg !257
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !257
	ret void, !dbg !257

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !259
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !259
	ret void, !dbg !259

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !259
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !259
	ret void, !dbg !259

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !259
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !259
	ret void, !dbg !259

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %166, i64 %167), !dbg !259
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !259
	ret void, !dbg !259
}

define void @MoveUint8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !260 {
entry:
	br label %b0, !dbg !261

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !261
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !261
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !264, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !264, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !264, !range !14
	%7 = mul i32 %6, %4, !dbg !264
	%8 = add i32 %3, %7, !dbg !264
	%9 = mul i32 %5, %8, !dbg !264
	%10 = add i32 %2, %9, !dbg !264
	%11 = sext i32 %10 to i64, !dbg !264
	%12 = icmp eq i64 %p1, 0, !dbg !265
	br i1 %12, label %b1, label %b8, !dbg !265

b1:
	%13 = icmp eq i64 %11, 0, !dbg !266
	br i1 %13, label %b2, label %b8, !dbg !266

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !269
	br i1 %14, label %b3, label %b4, !dbg !269

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !270
	%16 = icmp slt i32 %15, 0, !dbg !270
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !270, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !270
	%18 = sext i32 %17 to i64, !dbg !270
	%19 = trunc i64 %p8 to i32, !dbg !270
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !270
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !270
	%22 = icmp ne i64 %p5, %p7, !dbg !270
	%23 = icmp uge i64 %p8, %18, !dbg !270
	%24 = or i1 %22, %23, !dbg !270
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !270, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !270
	br label %b23, !dbg !270

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !271
	br i1 %25, label %b5, label %b6, !dbg !271

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !272
	%27 = icmp slt i32 %26, 0, !dbg !272
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !272, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !272
	%29 = sext i32 %28 to i64, !dbg !272
	%30 = mul i64 %p7, %29, !dbg !272
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !272
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !272
	%33 = icmp ne i64 %30, %p5, !dbg !272
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !272, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !272
	br label %b23, !dbg !272

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !273
	br i1 %34, label %b7, label %b23, !dbg !273

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !274
	%36 = icmp slt i32 %35, 0, !dbg !274
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !274, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !274
	%38 = sext i32 %37 to i64, !dbg !274
	%39 = icmp ne i64 %p5, %p7, !dbg !274
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !274, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !274
	%41 = select i1 %40, i64 1, i64 %38, !dbg !274
	%42 = sdiv i64 %p7, %41, !dbg !274
	%43 = sub i64 0, %p7, !dbg !274
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !274
	%45 = mul i64 %44, %38, !dbg !274
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !274
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !274
	%48 = icmp ne i64 %p7, %45, !dbg !274
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !274, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !274
	br label %b23, !dbg !274

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !275
	br i1 %49, label %b9, label %b16, !dbg !275

b9:
	%50 = trunc i64 %11 to i32, !dbg !276
	%51 = udiv i32 %50, 32, !dbg !276
	%52 = zext i32 %51 to i64, !dbg !276
	%53 = icmp eq i64 %52, %p2, !dbg !277
	br i1 %53, label %b10, label %b16, !dbg !277

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !280
	br i1 %54, label %b11, label %b12, !dbg !280

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !281
	%56 = icmp slt i32 %55, 0, !dbg !281
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !281, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !281
	%58 = sext i32 %57 to i64, !dbg !281
	%59 = trunc i64 %p8 to i32, !dbg !281
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !281
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !281
	%62 = icmp ne i64 %p5, %p7, !dbg !281
	%63 = icmp uge i64 %p8, %58, !dbg !281
	%64 = or i1 %62, %63, !dbg !281
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !281, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !281
	br label %b23, !dbg !281

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !282
	br i1 %65, label %b13, label %b14, !dbg !282

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !283
	%67 = icmp slt i32 %66, 0, !dbg !283
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !283, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !283
	%69 = sext i32 %68 to i64, !dbg !283
	%70 = mul i64 %p7, %69, !dbg !283
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !283
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !283
	%73 = icmp ne i64 %70, %p5, !dbg !283
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !283, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !283
	br label %b23, !dbg !283

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !284
	br i1 %74, label %b15, label %b23, !dbg !284

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !285
	%76 = icmp slt i32 %75, 0, !dbg !285
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !285, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !285
	%78 = sext i32 %77 to i64, !dbg !285
	%79 = icmp ne i64 %p5, %p7, !dbg !285
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !285, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !285
	%81 = select i1 %80, i64 1, i64 %78, !dbg !285
	%82 = sdiv i64 %p7, %81, !dbg !285
	%83 = sub i64 0, %p7, !dbg !285
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !285
	%85 = mul i64 %84, %78, !dbg !285
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !285
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !285
	%88 = icmp ne i64 %p7, %85, !dbg !285
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !285, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !285
	br label %b23, !dbg !285

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !286
	br i1 %89, label %b17, label %b23, !dbg !286

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !289
	br i1 %90, label %b18, label %b19, !dbg !289

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !290
	%92 = icmp slt i32 %91, 0, !dbg !290
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !290, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !290
	%94 = sext i32 %93 to i64, !dbg !290
	%95 = trunc i64 %p8 to i32, !dbg !290
	%96 = mul i32 %5, %6, !dbg !290
	%97 = icmp ne i64 %p5, %p7, !dbg !290
	%98 = icmp uge i64 %p8, %94, !dbg !290
	%99 = or i1 %97, %98, !dbg !290
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !290, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !290, !range !44
	%101 = mul i32 %96, %100, !dbg !290
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !290
	%103 = sext i32 %102 to i64, !dbg !290
	%104 = sext i32 %101 to i64, !dbg !290
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !290
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !290
	%107 = icmp ne i64 %103, %104, !dbg !290
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !290, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !290
	br label %b23, !dbg !290

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !291
	br i1 %108, label %b20, label %b21, !dbg !291

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !292
	%110 = icmp slt i32 %109, 0, !dbg !292
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !292, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !292
	%112 = sext i32 %111 to i64, !dbg !292
	%113 = mul i64 %p7, %112, !dbg !292
	%114 = mul i32 %5, %6, !dbg !292
	%115 = icmp ne i64 %113, %p5, !dbg !292
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !292, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !292, !range !44
	%117 = mul i32 %114, %116, !dbg !292
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !292
	%119 = sext i32 %118 to i64, !dbg !292
	%120 = sext i32 %117 to i64, !dbg !292
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !292
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !292
	%123 = icmp ne i64 %119, %120, !dbg !292
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !292, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !292
	br label %b23, !dbg !292

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !293
	br i1 %124, label %b22, label %b23, !dbg !293

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !294
	%126 = icmp slt i32 %125, 0, !dbg !294
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !294, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !294
	%128 = sext i32 %127 to i64, !dbg !294
	%129 = icmp ne i64 %p5, %p7, !dbg !294
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !294, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !294
	%131 = select i1 %130, i64 1, i64 %128, !dbg !294
	%132 = sdiv i64 %p7, %131, !dbg !294
	%133 = sub i64 0, %p7, !dbg !294
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !294
	%135 = mul i64 %134, %128, !dbg !294
	%136 = mul i32 %5, %6, !dbg !294
	%137 = icmp ne i64 %p7, %135, !dbg !294
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !294, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !294, !range !44
	%139 = mul i32 %136, %138, !dbg !294
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !294
	%141 = sext i32 %140 to i64, !dbg !294
	%142 = sext i32 %139 to i64, !dbg !294
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !294
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !294
	%145 = icmp ne i64 %141, %142, !dbg !294
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !294, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !294
	br label %b23, !dbg !294

b23:
	ret void, !dbg !263

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !270
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !270
	ret void, !dbg !270

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !270
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !270

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !270
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !270
	ret void, !dbg !270

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !270
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !270
	ret void, !dbg !270

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !272
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !272
	ret void, !dbg !272

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !272
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !272
	ret void, !dbg !272

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !274
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !274
	ret void, !dbg !274

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !274
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !274
	ret void, !dbg !274

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !274
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !274
	ret void, !dbg !274

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !281
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !281
	ret void, !dbg !281

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !281
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !281

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !281
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !281
	ret void, !dbg !281

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !281
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !281
	ret void, !dbg !281

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !283
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !283
	ret void, !dbg !283

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !283
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !283
	ret void, !dbg !283

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !285
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !285
	ret void, !dbg !285

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !285
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !285
	ret void, !dbg !285

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !285
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !285
	ret void, !dbg !285

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !290
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !290
	ret void, !dbg !290

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !290
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !290

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !290
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !290
	ret void, !dbg !290

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !290
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !290
	ret void, !dbg !290

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %103, i64 %104), !dbg !290
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !290
	ret void, !dbg !290

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !292
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !292
	ret void, !dbg !292

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !292
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !292
	ret void, !dbg !292

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %119, i64 %120), !dbg !292
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !292
	ret void, !dbg !292

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !294
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !294
	ret void, !dbg !294

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !294
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !294
	ret void, !dbg !294

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !294
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !294
	ret void, !dbg !294

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %141, i64 %142), !dbg !294
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !294
	ret void, !dbg !294
}

define void @MoveUint16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !295 {
entry:
	br label %b0, !dbg !296

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !296
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !296
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !299, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !299, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !299, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !299, !range !14
	%7 = mul i32 %6, %4, !dbg !299
	%8 = add i32 %3, %7, !dbg !299
	%9 = mul i32 %5, %8, !dbg !299
	%10 = add i32 %2, %9, !dbg !299
	%11 = sext i32 %10 to i64, !dbg !299
	%12 = icmp eq i64 %p1, 0, !dbg !300
	br i1 %12, label %b1, label %b8, !dbg !300

b1:
	%13 = icmp eq i64 %11, 0, !dbg !301
	br i1 %13, label %b2, label %b8, !dbg !301

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !304
	br i1 %14, label %b3, label %b4, !dbg !304

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !305
	%16 = icmp slt i32 %15, 0, !dbg !305
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !305, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !305
	%18 = sext i32 %17 to i64, !dbg !305
	%19 = mul i64 %p7, 2, !dbg !305
	%20 = trunc i64 %p8 to i32, !dbg !305
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !305
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !305
	%23 = icmp ne i64 %p5, %p7, !dbg !305
	%24 = icmp uge i64 %p8, %18, !dbg !305
	%25 = or i1 %23, %24, !dbg !305
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !305, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !305
	%27 = bitcast i16* %22 to i8*, !dbg !305
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !305
	br label %b23, !dbg !305

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !306
	br i1 %28, label %b5, label %b6, !dbg !306

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !307
	%30 = icmp slt i32 %29, 0, !dbg !307
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !307, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !307
	%32 = sext i32 %31 to i64, !dbg !307
	%33 = mul i64 %p7, %32, !dbg !307
	%34 = mul i64 %p7, 2, !dbg !307
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !307
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !307
	%37 = icmp ne i64 %33, %p5, !dbg !307
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !307, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !307
	%39 = bitcast i16* %36 to i8*, !dbg !307
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !307
	br label %b23, !dbg !307

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !308
	br i1 %40, label %b7, label %b23, !dbg !308

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !309
	%42 = icmp slt i32 %41, 0, !dbg !309
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !309, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !309
	%44 = sext i32 %43 to i64, !dbg !309
	%45 = icmp ne i64 %p5, %p7, !dbg !309
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !309, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !309
	%47 = select i1 %46, i64 1, i64 %44, !dbg !309
	%48 = sdiv i64 %p7, %47, !dbg !309
	%49 = sub i64 0, %p7, !dbg !309
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !309
	%51 = mul i64 %50, %44, !dbg !309
	%52 = mul i64 %p7, 2, !dbg !309
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !309
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !309
	%55 = icmp ne i64 %p7, %51, !dbg !309
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !309, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !309
	%57 = bitcast i16* %54 to i8*, !dbg !309
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !309
	br label %b23, !dbg !309

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !310
	br i1 %58, label %b9, label %b16, !dbg !310

b9:
	%59 = trunc i64 %11 to i32, !dbg !311
	%60 = udiv i32 %59, 32, !dbg !311
	%61 = zext i32 %60 to i64, !dbg !311
	%62 = icmp eq i64 %61, %p2, !dbg !312
	br i1 %62, label %b10, label %b16, !dbg !312

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !315
	br i1 %63, label %b11, label %b12, !dbg !315

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !316
	%65 = icmp slt i32 %64, 0, !dbg !316
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !316, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !316
	%67 = sext i32 %66 to i64, !dbg !316
	%68 = mul i64 %p7, 2, !dbg !316
	%69 = trunc i64 %p8 to i32, !dbg !316
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !316
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !316
	%72 = icmp ne i64 %p5, %p7, !dbg !316
	%73 = icmp uge i64 %p8, %67, !dbg !316
	%74 = or i1 %72, %73, !dbg !316
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !316, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !316
	%76 = bitcast i16* %71 to i8*, !dbg !316
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !316
	br label %b23, !dbg !316

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !317
	br i1 %77, label %b13, label %b14, !dbg !317

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !318
	%79 = icmp slt i32 %78, 0, !dbg !318
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !318, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !318
	%81 = sext i32 %80 to i64, !dbg !318
	%82 = mul i64 %p7, %81, !dbg !318
	%83 = mul i64 %p7, 2, !dbg !318
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !318
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !318
	%86 = icmp ne i64 %82, %p5, !dbg !318
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !318, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !318
	%88 = bitcast i16* %85 to i8*, !dbg !318
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !318
	br label %b23, !dbg !318

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !319
	br i1 %89, label %b15, label %b23, !dbg !319

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !320
	%91 = icmp slt i32 %90, 0, !dbg !320
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !320, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !320
	%93 = sext i32 %92 to i64, !dbg !320
	%94 = icmp ne i64 %p5, %p7, !dbg !320
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !320, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !320
	%96 = select i1 %95, i64 1, i64 %93, !dbg !320
	%97 = sdiv i64 %p7, %96, !dbg !320
	%98 = sub i64 0, %p7, !dbg !320
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !320
	%100 = mul i64 %99, %93, !dbg !320
	%101 = mul i64 %p7, 2, !dbg !320
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !320
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !320
	%104 = icmp ne i64 %p7, %100, !dbg !320
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !320, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !320
	%106 = bitcast i16* %103 to i8*, !dbg !320
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !320
	br label %b23, !dbg !320

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !321
	br i1 %107, label %b17, label %b23, !dbg !321

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !324
	br i1 %108, label %b18, label %b19, !dbg !324

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !325
	%110 = icmp slt i32 %109, 0, !dbg !325
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !325, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !325
	%112 = sext i32 %111 to i64, !dbg !325
	%113 = mul i64 %p7, 2, !dbg !325
	%114 = trunc i64 %p8 to i32, !dbg !325
	%115 = mul i32 %5, %6, !dbg !325
	%116 = icmp ne i64 %p5, %p7, !dbg !325
	%117 = icmp uge i64 %p8, %112, !dbg !325
	%118 = or i1 %116, %117, !dbg !325
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !325, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !325, !range !44
	%120 = mul i32 %115, %119, !dbg !325
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !325
	%122 = sext i32 %121 to i64, !dbg !325
	%123 = sext i32 %120 to i64, !dbg !325
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !325
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !325
	%126 = icmp ne i64 %122, %123, !dbg !325
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !325, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !325
	%128 = bitcast i16* %125 to i8*, !dbg !325
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !325
	br label %b23, !dbg !325

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !326
	br i1 %129, label %b20, label %b21, !dbg !326

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !327
	%131 = icmp slt i32 %130, 0, !dbg !327
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !327, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !327
	%133 = sext i32 %132 to i64, !dbg !327
	%134 = mul i64 %p7, %133, !dbg !327
	%135 = mul i64 %p7, 2, !dbg !327
	%136 = mul i32 %5, %6, !dbg !327
	%137 = icmp ne i64 %134, %p5, !dbg !327
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !327, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !327, !range !44
	%139 = mul i32 %136, %138, !dbg !327
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !327
	%141 = sext i32 %140 to i64, !dbg !327
	%142 = sext i32 %139 to i64, !dbg !327
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !327
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !327
	%145 = icmp ne i64 %141, %142, !dbg !327
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !327, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !327
	%147 = bitcast i16* %144 to i8*, !dbg !327
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !327
	br label %b23, !dbg !327

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !328
	br i1 %148, label %b22, label %b23, !dbg !328

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !329
	%150 = icmp slt i32 %149, 0, !dbg !329
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !329, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !329
	%152 = sext i32 %151 to i64, !dbg !329
	%153 = icmp ne i64 %p5, %p7, !dbg !329
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !329, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !329
	%155 = select i1 %154, i64 1, i64 %152, !dbg !329
	%156 = sdiv i64 %p7, %155, !dbg !329
	%157 = sub i64 0, %p7, !dbg !329
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !329
	%159 = mul i64 %158, %152, !dbg !329
	%160 = mul i64 %p7, 2, !dbg !329
	%161 = mul i32 %5, %6, !dbg !329
	%162 = icmp ne i64 %p7, %159, !dbg !329
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !329, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !329, !range !44
	%164 = mul i32 %161, %163, !dbg !329
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !329
	%166 = sext i32 %165 to i64, !dbg !329
	%167 = sext i32 %164 to i64, !dbg !329
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !329
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !329
	%170 = icmp ne i64 %166, %167, !dbg !329
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !329, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !329
	%172 = bitcast i16* %169 to i8*, !dbg !329
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !329
	br label %b23, !dbg !329

b23:
	ret void, !dbg !298

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !305
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !305
	ret void, !dbg !305

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !305
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !305

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !305
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !305
	ret void, !dbg !305

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !305
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !305
	ret void, !dbg !305

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !307
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !307
	ret void, !dbg !307

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !307
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !307
	ret void, !dbg !307

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !309
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !309
	ret void, !dbg !309

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !309
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !309
	ret void, !dbg !309

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !309
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !309
	ret void, !dbg !309

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !316
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !316
	ret void, !dbg !316

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !316
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !316

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !316
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !316
	ret void, !dbg !316

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !316
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !316
	ret void, !dbg !316

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !318
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !318
	ret void, !dbg !318

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !318
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !318
	ret void, !dbg !318

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !320
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !320
	ret void, !dbg !320

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !320
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !320
	ret void, !dbg !320

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !320
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !320
	ret void, !dbg !320

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !325
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !325
	ret void, !dbg !325

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !325
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !325

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !325
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !325
	ret void, !dbg !325

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !325
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !325
	ret void, !dbg !325

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 %123), !dbg !325
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !325
	ret void, !dbg !325

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !327
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !327
	ret void, !dbg !327

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !327
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !327
	ret void, !dbg !327

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %141, i64 %142), !dbg !327
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !327
	ret void, !dbg !327

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !329
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !329
	ret void, !dbg !329

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !329
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !329
	ret void, !dbg !329

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !329
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !329
	ret void, !dbg !329

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %166, i64 %167), !dbg !329
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !329
	ret void, !dbg !329
}

define void @MoveUint32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !330 {
entry:
	br label %b0, !dbg !331

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !331
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !331
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !14
	%7 = mul i32 %6, %4, !dbg !334
	%8 = add i32 %3, %7, !dbg !334
	%9 = mul i32 %5, %8, !dbg !334
	%10 = add i32 %2, %9, !dbg !334
	%11 = sext i32 %10 to i64, !dbg !334
	%12 = icmp eq i64 %p1, 0, !dbg !335
	br i1 %12, label %b1, label %b8, !dbg !335

b1:
	%13 = icmp eq i64 %11, 0, !dbg !336
	br i1 %13, label %b2, label %b8, !dbg !336

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !339
	br i1 %14, label %b3, label %b4, !dbg !339

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !340
	%16 = icmp slt i32 %15, 0, !dbg !340
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !340, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !340
	%18 = sext i32 %17 to i64, !dbg !340
	%19 = mul i64 %p7, 4, !dbg !340
	%20 = trunc i64 %p8 to i32, !dbg !340
	%21 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !340
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !340
	%23 = icmp ne i64 %p5, %p7, !dbg !340
	%24 = icmp uge i64 %p8, %18, !dbg !340
	%25 = or i1 %23, %24, !dbg !340
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !340, !prof !21

b3_ok2:
	%26 = bitcast i32* %21 to i8*, !dbg !340
	%27 = bitcast i32* %22 to i8*, !dbg !340
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !340
	br label %b23, !dbg !340

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !341
	br i1 %28, label %b5, label %b6, !dbg !341

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !342
	%30 = icmp slt i32 %29, 0, !dbg !342
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !342, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !342
	%32 = sext i32 %31 to i64, !dbg !342
	%33 = mul i64 %p7, %32, !dbg !342
	%34 = mul i64 %p7, 4, !dbg !342
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !342
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !342
	%37 = icmp ne i64 %33, %p5, !dbg !342
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !342, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !342
	%39 = bitcast i32* %36 to i8*, !dbg !342
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !342
	br label %b23, !dbg !342

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !343
	br i1 %40, label %b7, label %b23, !dbg !343

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !344
	%42 = icmp slt i32 %41, 0, !dbg !344
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !344, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !344
	%44 = sext i32 %43 to i64, !dbg !344
	%45 = icmp ne i64 %p5, %p7, !dbg !344
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !344, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !344
	%47 = select i1 %46, i64 1, i64 %44, !dbg !344
	%48 = sdiv i64 %p7, %47, !dbg !344
	%49 = sub i64 0, %p7, !dbg !344
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !344
	%51 = mul i64 %50, %44, !dbg !344
	%52 = mul i64 %p7, 4, !dbg !344
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !344
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !344
	%55 = icmp ne i64 %p7, %51, !dbg !344
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !344, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !344
	%57 = bitcast i32* %54 to i8*, !dbg !344
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !344
	br label %b23, !dbg !344

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !345
	br i1 %58, label %b9, label %b16, !dbg !345

b9:
	%59 = trunc i64 %11 to i32, !dbg !346
	%60 = udiv i32 %59, 32, !dbg !346
	%61 = zext i32 %60 to i64, !dbg !346
	%62 = icmp eq i64 %61, %p2, !dbg !347
	br i1 %62, label %b10, label %b16, !dbg !347

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !350
	br i1 %63, label %b11, label %b12, !dbg !350

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !351
	%65 = icmp slt i32 %64, 0, !dbg !351
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !351, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !351
	%67 = sext i32 %66 to i64, !dbg !351
	%68 = mul i64 %p7, 4, !dbg !351
	%69 = trunc i64 %p8 to i32, !dbg !351
	%70 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !351
	%71 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !351
	%72 = icmp ne i64 %p5, %p7, !dbg !351
	%73 = icmp uge i64 %p8, %67, !dbg !351
	%74 = or i1 %72, %73, !dbg !351
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !351, !prof !21

b11_ok2:
	%75 = bitcast i32* %70 to i8*, !dbg !351
	%76 = bitcast i32* %71 to i8*, !dbg !351
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !351
	br label %b23, !dbg !351

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !352
	br i1 %77, label %b13, label %b14, !dbg !352

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !353
	%79 = icmp slt i32 %78, 0, !dbg !353
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !353, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !353
	%81 = sext i32 %80 to i64, !dbg !353
	%82 = mul i64 %p7, %81, !dbg !353
	%83 = mul i64 %p7, 4, !dbg !353
	%84 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !353
	%85 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !353
	%86 = icmp ne i64 %82, %p5, !dbg !353
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !353, !prof !21

b13_ok2:
	%87 = bitcast i32* %84 to i8*, !dbg !353
	%88 = bitcast i32* %85 to i8*, !dbg !353
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !353
	br label %b23, !dbg !353

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !354
	br i1 %89, label %b15, label %b23, !dbg !354

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !355
	%91 = icmp slt i32 %90, 0, !dbg !355
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !355, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !355
	%93 = sext i32 %92 to i64, !dbg !355
	%94 = icmp ne i64 %p5, %p7, !dbg !355
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !355, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !355
	%96 = select i1 %95, i64 1, i64 %93, !dbg !355
	%97 = sdiv i64 %p7, %96, !dbg !355
	%98 = sub i64 0, %p7, !dbg !355
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !355
	%100 = mul i64 %99, %93, !dbg !355
	%101 = mul i64 %p7, 4, !dbg !355
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !355
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !355
	%104 = icmp ne i64 %p7, %100, !dbg !355
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !355, !prof !21

b15_ok3:
	%105 = bitcast i32* %102 to i8*, !dbg !355
	%106 = bitcast i32* %103 to i8*, !dbg !355
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !355
	br label %b23, !dbg !355

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !356
	br i1 %107, label %b17, label %b23, !dbg !356

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !359
	br i1 %108, label %b18, label %b19, !dbg !359

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !360
	%110 = icmp slt i32 %109, 0, !dbg !360
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !360, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !360
	%112 = sext i32 %111 to i64, !dbg !360
	%113 = mul i64 %p7, 4, !dbg !360
	%114 = trunc i64 %p8 to i32, !dbg !360
	%115 = mul i32 %5, %6, !dbg !360
	%116 = icmp ne i64 %p5, %p7, !dbg !360
	%117 = icmp uge i64 %p8, %112, !dbg !360
	%118 = or i1 %116, %117, !dbg !360
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !360, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !360, !range !44
	%120 = mul i32 %115, %119, !dbg !360
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !360
	%122 = sext i32 %121 to i64, !dbg !360
	%123 = sext i32 %120 to i64, !dbg !360
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !360
	%125 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !360
	%126 = icmp ne i64 %122, %123, !dbg !360
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !360, !prof !21

b18_ok4:
	%127 = bitcast i32* %124 to i8*, !dbg !360
	%128 = bitcast i32* %125 to i8*, !dbg !360
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !360
	br label %b23, !dbg !360

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !361
	br i1 %129, label %b20, label %b21, !dbg !361

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !362
	%131 = icmp slt i32 %130, 0, !dbg !362
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !362, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !362
	%133 = sext i32 %132 to i64, !dbg !362
	%134 = mul i64 %p7, %133, !dbg !362
	%135 = mul i64 %p7, 4, !dbg !362
	%136 = mul i32 %5, %6, !dbg !362
	%137 = icmp ne i64 %134, %p5, !dbg !362
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !362, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !362, !range !44
	%139 = mul i32 %136, %138, !dbg !362
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !362
	%141 = sext i32 %140 to i64, !dbg !362
	%142 = sext i32 %139 to i64, !dbg !362
	%143 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !362
	%144 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !362
	%145 = icmp ne i64 %141, %142, !dbg !362
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !362, !prof !21

b20_ok3:
	%146 = bitcast i32* %143 to i8*, !dbg !362
	%147 = bitcast i32* %144 to i8*, !dbg !362
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !362
	br label %b23, !dbg !362

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !363
	br i1 %148, label %b22, label %b23, !dbg !363

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !364
	%150 = icmp slt i32 %149, 0, !dbg !364
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !364, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !364
	%152 = sext i32 %151 to i64, !dbg !364
	%153 = icmp ne i64 %p5, %p7, !dbg !364
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !364, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !364
	%155 = select i1 %154, i64 1, i64 %152, !dbg !364
	%156 = sdiv i64 %p7, %155, !dbg !364
	%157 = sub i64 0, %p7, !dbg !364
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !364
	%159 = mul i64 %158, %152, !dbg !364
	%160 = mul i64 %p7, 4, !dbg !364
	%161 = mul i32 %5, %6, !dbg !364
	%162 = icmp ne i64 %p7, %159, !dbg !364
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !364, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !364, !range !44
	%164 = mul i32 %161, %163, !dbg !364
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !364
	%166 = sext i32 %165 to i64, !dbg !364
	%167 = sext i32 %164 to i64, !dbg !364
	%168 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !364
	%169 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !364
	%170 = icmp ne i64 %166, %167, !dbg !364
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !364, !prof !21

b22_ok4:
	%171 = bitcast i32* %168 to i8*, !dbg !364
	%172 = bitcast i32* %169 to i8*, !dbg !364
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !364
	br label %b23, !dbg !364

b23:
	ret void, !dbg !333

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !340
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !340
	ret void, !dbg !340

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !340
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !340

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !340
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !340
	ret void, !dbg !340

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !340
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !340
	ret void, !dbg !340

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !342
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !342
	ret void, !dbg !342

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !342
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !342
	ret void, !dbg !342

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !344
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !344
	ret void, !dbg !344

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !344
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !344
	ret void, !dbg !344

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !344
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !344
	ret void, !dbg !344

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !351
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !351
	ret void, !dbg !351

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !351
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !351

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !351
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !351
	ret void, !dbg !351

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !351
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !351
	ret void, !dbg !351

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !353
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !353
	ret void, !dbg !353

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !353
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !353
	ret void, !dbg !353

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !355
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !355
	ret void, !dbg !355

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !355
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !355
	ret void, !dbg !355

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !355
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !355
	ret void, !dbg !355

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !360
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !360
	ret void, !dbg !360

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !360
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !360

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !360
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !360
	ret void, !dbg !360

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !360
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !360
	ret void, !dbg !360

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %122, i64 %123), !dbg !360
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !360
	ret void, !dbg !360

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !362
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !362
	ret void, !dbg !362

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !362
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !362
	ret void, !dbg !362

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %141, i64 %142), !dbg !362
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !362
	ret void, !dbg !362

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !364
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !364
	ret void, !dbg !364

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !364
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !364
	ret void, !dbg !364

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !364
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !364
	ret void, !dbg !364

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %166, i64 %167), !dbg !364
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !364
	ret void, !dbg !364
}

define void @MoveUint64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !365 {
entry:
	br label %b0, !dbg !366

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !366
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !366
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !369, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !369, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !369, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !369, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !369, !range !14
	%7 = mul i32 %6, %4, !dbg !369
	%8 = add i32 %3, %7, !dbg !369
	%9 = mul i32 %5, %8, !dbg !369
	%10 = add i32 %2, %9, !dbg !369
	%11 = sext i32 %10 to i64, !dbg !369
	%12 = icmp eq i64 %p1, 0, !dbg !370
	br i1 %12, label %b1, label %b8, !dbg !370

b1:
	%13 = icmp eq i64 %11, 0, !dbg !371
	br i1 %13, label %b2, label %b8, !dbg !371

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !374
	br i1 %14, label %b3, label %b4, !dbg !374

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !375
	%16 = icmp slt i32 %15, 0, !dbg !375
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !375, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !375
	%18 = sext i32 %17 to i64, !dbg !375
	%19 = mul i64 %p7, 8, !dbg !375
	%20 = trunc i64 %p8 to i32, !dbg !375
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !375
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !375
	%23 = icmp ne i64 %p5, %p7, !dbg !375
	%24 = icmp uge i64 %p8, %18, !dbg !375
	%25 = or i1 %23, %24, !dbg !375
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !375, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !375
	%27 = bitcast i64* %22 to i8*, !dbg !375
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !375
	br label %b23, !dbg !375

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !376
	br i1 %28, label %b5, label %b6, !dbg !376

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !377
	%30 = icmp slt i32 %29, 0, !dbg !377
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !377, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !377
	%32 = sext i32 %31 to i64, !dbg !377
	%33 = mul i64 %p7, %32, !dbg !377
	%34 = mul i64 %p7, 8, !dbg !377
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !377
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !377
	%37 = icmp ne i64 %33, %p5, !dbg !377
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !377, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !377
	%39 = bitcast i64* %36 to i8*, !dbg !377
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !377
	br label %b23, !dbg !377

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !378
	br i1 %40, label %b7, label %b23, !dbg !378

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !379
	%42 = icmp slt i32 %41, 0, !dbg !379
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !379, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !379
	%44 = sext i32 %43 to i64, !dbg !379
	%45 = icmp ne i64 %p5, %p7, !dbg !379
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !379, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !379
	%47 = select i1 %46, i64 1, i64 %44, !dbg !379
	%48 = sdiv i64 %p7, %47, !dbg !379
	%49 = sub i64 0, %p7, !dbg !379
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !379
	%51 = mul i64 %50, %44, !dbg !379
	%52 = mul i64 %p7, 8, !dbg !379
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !379
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !379
	%55 = icmp ne i64 %p7, %51, !dbg !379
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !379, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !379
	%57 = bitcast i64* %54 to i8*, !dbg !379
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !379
	br label %b23, !dbg !379

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !380
	br i1 %58, label %b9, label %b16, !dbg !380

b9:
	%59 = trunc i64 %11 to i32, !dbg !381
	%60 = udiv i32 %59, 32, !dbg !381
	%61 = zext i32 %60 to i64, !dbg !381
	%62 = icmp eq i64 %61, %p2, !dbg !382
	br i1 %62, label %b10, label %b16, !dbg !382

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !385
	br i1 %63, label %b11, label %b12, !dbg !385

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !386
	%65 = icmp slt i32 %64, 0, !dbg !386
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !386, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !386
	%67 = sext i32 %66 to i64, !dbg !386
	%68 = mul i64 %p7, 8, !dbg !386
	%69 = trunc i64 %p8 to i32, !dbg !386
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !386
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !386
	%72 = icmp ne i64 %p5, %p7, !dbg !386
	%73 = icmp uge i64 %p8, %67, !dbg !386
	%74 = or i1 %72, %73, !dbg !386
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !386, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !386
	%76 = bitcast i64* %71 to i8*, !dbg !386
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !386
	br label %b23, !dbg !386

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !387
	br i1 %77, label %b13, label %b14, !dbg !387

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !388
	%79 = icmp slt i32 %78, 0, !dbg !388
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !388, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !388
	%81 = sext i32 %80 to i64, !dbg !388
	%82 = mul i64 %p7, %81, !dbg !388
	%83 = mul i64 %p7, 8, !dbg !388
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !388
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !388
	%86 = icmp ne i64 %82, %p5, !dbg !388
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !388, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !388
	%88 = bitcast i64* %85 to i8*, !dbg !388
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !388
	br label %b23, !dbg !388

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !389
	br i1 %89, label %b15, label %b23, !dbg !389

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !390
	%91 = icmp slt i32 %90, 0, !dbg !390
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !390, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !390
	%93 = sext i32 %92 to i64, !dbg !390
	%94 = icmp ne i64 %p5, %p7, !dbg !390
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !390, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !390
	%96 = select i1 %95, i64 1, i64 %93, !dbg !390
	%97 = sdiv i64 %p7, %96, !dbg !390
	%98 = sub i64 0, %p7, !dbg !390
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !390
	%100 = mul i64 %99, %93, !dbg !390
	%101 = mul i64 %p7, 8, !dbg !390
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !390
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !390
	%104 = icmp ne i64 %p7, %100, !dbg !390
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !390, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !390
	%106 = bitcast i64* %103 to i8*, !dbg !390
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !390
	br label %b23, !dbg !390

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !391
	br i1 %107, label %b17, label %b23, !dbg !391

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !394
	br i1 %108, label %b18, label %b19, !dbg !394

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !395
	%110 = icmp slt i32 %109, 0, !dbg !395
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !395, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !395
	%112 = sext i32 %111 to i64, !dbg !395
	%113 = mul i64 %p7, 8, !dbg !395
	%114 = trunc i64 %p8 to i32, !dbg !395
	%115 = mul i32 %5, %6, !dbg !395
	%116 = icmp ne i64 %p5, %p7, !dbg !395
	%117 = icmp uge i64 %p8, %112, !dbg !395
	%118 = or i1 %116, %117, !dbg !395
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !395, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !395, !range !44
	%120 = mul i32 %115, %119, !dbg !395
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !395
	%122 = sext i32 %121 to i64, !dbg !395
	%123 = sext i32 %120 to i64, !dbg !395
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !395
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !395
	%126 = icmp ne i64 %122, %123, !dbg !395
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !395, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !395
	%128 = bitcast i64* %125 to i8*, !dbg !395
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !395
	br label %b23, !dbg !395

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !396
	br i1 %129, label %b20, label %b21, !dbg !396

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !397
	%131 = icmp slt i32 %130, 0, !dbg !397
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !397, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !397
	%133 = sext i32 %132 to i64, !dbg !397
	%134 = mul i64 %p7, %133, !dbg !397
	%135 = mul i64 %p7, 8, !dbg !397
	%136 = mul i32 %5, %6, !dbg !397
	%137 = icmp ne i64 %134, %p5, !dbg !397
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !397, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !397, !range !44
	%139 = mul i32 %136, %138, !dbg !397
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !397
	%141 = sext i32 %140 to i64, !dbg !397
	%142 = sext i32 %139 to i64, !dbg !397
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !397
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !397
	%145 = icmp ne i64 %141, %142, !dbg !397
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !397, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !397
	%147 = bitcast i64* %144 to i8*, !dbg !397
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !397
	br label %b23, !dbg !397

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !398
	br i1 %148, label %b22, label %b23, !dbg !398

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !399
	%150 = icmp slt i32 %149, 0, !dbg !399
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !399, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !399
	%152 = sext i32 %151 to i64, !dbg !399
	%153 = icmp ne i64 %p5, %p7, !dbg !399
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !399, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !399
	%155 = select i1 %154, i64 1, i64 %152, !dbg !399
	%156 = sdiv i64 %p7, %155, !dbg !399
	%157 = sub i64 0, %p7, !dbg !399
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !399
	%159 = mul i64 %158, %152, !dbg !399
	%160 = mul i64 %p7, 8, !dbg !399
	%161 = mul i32 %5, %6, !dbg !399
	%162 = icmp ne i64 %p7, %159, !dbg !399
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !399, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !399, !range !44
	%164 = mul i32 %161, %163, !dbg !399
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !399
	%166 = sext i32 %165 to i64, !dbg !399
	%167 = sext i32 %164 to i64, !dbg !399
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !399
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !399
	%170 = icmp ne i64 %166, %167, !dbg !399
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !399, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !399
	%172 = bitcast i64* %169 to i8*, !dbg !399
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !399
	br label %b23, !dbg !399

b23:
	ret void, !dbg !368

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !375
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !375
	ret void, !dbg !375

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !375
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !375

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !375
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !375
	ret void, !dbg !375

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !375
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !375
	ret void, !dbg !375

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !377
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !377
	ret void, !dbg !377

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !377
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !377
	ret void, !dbg !377

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !379
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !379
	ret void, !dbg !379

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !379
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !379
	ret void, !dbg !379

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !379
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !379
	ret void, !dbg !379

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !386
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !386
	ret void, !dbg !386

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !386
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !386

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !386
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !386
	ret void, !dbg !386

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !386
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !386
	ret void, !dbg !386

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !388
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !388
	ret void, !dbg !388

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !388
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !388
	ret void, !dbg !388

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !390
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !390
	ret void, !dbg !390

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !390
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !390
	ret void, !dbg !390

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !390
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !390
	ret void, !dbg !390

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !395
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !395
	ret void, !dbg !395

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !395
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !395

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !395
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !395
	ret void, !dbg !395

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !395
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !395
	ret void, !dbg !395

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %122, i64 %123), !dbg !395
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !395
	ret void, !dbg !395

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !397
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !397
	ret void, !dbg !397

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !397
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !397
	ret void, !dbg !397

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 %142), !dbg !397
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !397
	ret void, !dbg !397

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !399
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !399
	ret void, !dbg !399

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !399
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !399
	ret void, !dbg !399

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !399
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !399
	ret void, !dbg !399

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %166, i64 %167), !dbg !399
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !399
	ret void, !dbg !399
}

define void @MoveUint(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !400 {
entry:
	br label %b0, !dbg !401

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !401
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !401
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !404, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !404, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !14
	%7 = mul i32 %6, %4, !dbg !404
	%8 = add i32 %3, %7, !dbg !404
	%9 = mul i32 %5, %8, !dbg !404
	%10 = add i32 %2, %9, !dbg !404
	%11 = sext i32 %10 to i64, !dbg !404
	%12 = icmp eq i64 %p1, 0, !dbg !405
	br i1 %12, label %b1, label %b8, !dbg !405

b1:
	%13 = icmp eq i64 %11, 0, !dbg !406
	br i1 %13, label %b2, label %b8, !dbg !406

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !409
	br i1 %14, label %b3, label %b4, !dbg !409

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !410
	%16 = icmp slt i32 %15, 0, !dbg !410
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !410, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !410
	%18 = sext i32 %17 to i64, !dbg !410
	%19 = mul i64 %p7, 8, !dbg !410
	%20 = trunc i64 %p8 to i32, !dbg !410
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !410
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !410
	%23 = icmp ne i64 %p5, %p7, !dbg !410
	%24 = icmp uge i64 %p8, %18, !dbg !410
	%25 = or i1 %23, %24, !dbg !410
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !410, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !410
	%27 = bitcast i64* %22 to i8*, !dbg !410
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !410
	br label %b23, !dbg !410

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !411
	br i1 %28, label %b5, label %b6, !dbg !411

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !412
	%30 = icmp slt i32 %29, 0, !dbg !412
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !412, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !412
	%32 = sext i32 %31 to i64, !dbg !412
	%33 = mul i64 %p7, %32, !dbg !412
	%34 = mul i64 %p7, 8, !dbg !412
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !412
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !412
	%37 = icmp ne i64 %33, %p5, !dbg !412
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !412, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !412
	%39 = bitcast i64* %36 to i8*, !dbg !412
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !412
	br label %b23, !dbg !412

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !413
	br i1 %40, label %b7, label %b23, !dbg !413

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !414
	%42 = icmp slt i32 %41, 0, !dbg !414
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !414, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !414
	%44 = sext i32 %43 to i64, !dbg !414
	%45 = icmp ne i64 %p5, %p7, !dbg !414
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !414, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !414
	%47 = select i1 %46, i64 1, i64 %44, !dbg !414
	%48 = sdiv i64 %p7, %47, !dbg !414
	%49 = sub i64 0, %p7, !dbg !414
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !414
	%51 = mul i64 %50, %44, !dbg !414
	%52 = mul i64 %p7, 8, !dbg !414
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !414
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !414
	%55 = icmp ne i64 %p7, %51, !dbg !414
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !414, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !414
	%57 = bitcast i64* %54 to i8*, !dbg !414
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !414
	br label %b23, !dbg !414

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !415
	br i1 %58, label %b9, label %b16, !dbg !415

b9:
	%59 = trunc i64 %11 to i32, !dbg !416
	%60 = udiv i32 %59, 32, !dbg !416
	%61 = zext i32 %60 to i64, !dbg !416
	%62 = icmp eq i64 %61, %p2, !dbg !417
	br i1 %62, label %b10, label %b16, !dbg !417

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !420
	br i1 %63, label %b11, label %b12, !dbg !420

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !421
	%65 = icmp slt i32 %64, 0, !dbg !421
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !421, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !421
	%67 = sext i32 %66 to i64, !dbg !421
	%68 = mul i64 %p7, 8, !dbg !421
	%69 = trunc i64 %p8 to i32, !dbg !421
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !421
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !421
	%72 = icmp ne i64 %p5, %p7, !dbg !421
	%73 = icmp uge i64 %p8, %67, !dbg !421
	%74 = or i1 %72, %73, !dbg !421
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !421, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !421
	%76 = bitcast i64* %71 to i8*, !dbg !421
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !421
	br label %b23, !dbg !421

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !422
	br i1 %77, label %b13, label %b14, !dbg !422

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !423
	%79 = icmp slt i32 %78, 0, !dbg !423
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !423, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !423
	%81 = sext i32 %80 to i64, !dbg !423
	%82 = mul i64 %p7, %81, !dbg !423
	%83 = mul i64 %p7, 8, !dbg !423
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !423
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !423
	%86 = icmp ne i64 %82, %p5, !dbg !423
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !423, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !423
	%88 = bitcast i64* %85 to i8*, !dbg !423
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !423
	br label %b23, !dbg !423

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !424
	br i1 %89, label %b15, label %b23, !dbg !424

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !425
	%91 = icmp slt i32 %90, 0, !dbg !425
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !425, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !425
	%93 = sext i32 %92 to i64, !dbg !425
	%94 = icmp ne i64 %p5, %p7, !dbg !425
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !425, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !425
	%96 = select i1 %95, i64 1, i64 %93, !dbg !425
	%97 = sdiv i64 %p7, %96, !dbg !425
	%98 = sub i64 0, %p7, !dbg !425
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !425
	%100 = mul i64 %99, %93, !dbg !425
	%101 = mul i64 %p7, 8, !dbg !425
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !425
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !425
	%104 = icmp ne i64 %p7, %100, !dbg !425
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !425, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !425
	%106 = bitcast i64* %103 to i8*, !dbg !425
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !425
	br label %b23, !dbg !425

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !426
	br i1 %107, label %b17, label %b23, !dbg !426

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !429
	br i1 %108, label %b18, label %b19, !dbg !429

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !430
	%110 = icmp slt i32 %109, 0, !dbg !430
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !430, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !430
	%112 = sext i32 %111 to i64, !dbg !430
	%113 = mul i64 %p7, 8, !dbg !430
	%114 = trunc i64 %p8 to i32, !dbg !430
	%115 = mul i32 %5, %6, !dbg !430
	%116 = icmp ne i64 %p5, %p7, !dbg !430
	%117 = icmp uge i64 %p8, %112, !dbg !430
	%118 = or i1 %116, %117, !dbg !430
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !430, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !430, !range !44
	%120 = mul i32 %115, %119, !dbg !430
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !430
	%122 = sext i32 %121 to i64, !dbg !430
	%123 = sext i32 %120 to i64, !dbg !430
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !430
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !430
	%126 = icmp ne i64 %122, %123, !dbg !430
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !430, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !430
	%128 = bitcast i64* %125 to i8*, !dbg !430
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !430
	br label %b23, !dbg !430

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !431
	br i1 %129, label %b20, label %b21, !dbg !431

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !432
	%131 = icmp slt i32 %130, 0, !dbg !432
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !432, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !432
	%133 = sext i32 %132 to i64, !dbg !432
	%134 = mul i64 %p7, %133, !dbg !432
	%135 = mul i64 %p7, 8, !dbg !432
	%136 = mul i32 %5, %6, !dbg !432
	%137 = icmp ne i64 %134, %p5, !dbg !432
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !432, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !432, !range !44
	%139 = mul i32 %136, %138, !dbg !432
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !432
	%141 = sext i32 %140 to i64, !dbg !432
	%142 = sext i32 %139 to i64, !dbg !432
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !432
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !432
	%145 = icmp ne i64 %141, %142, !dbg !432
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !432, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !432
	%147 = bitcast i64* %144 to i8*, !dbg !432
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !432
	br label %b23, !dbg !432

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !433
	br i1 %148, label %b22, label %b23, !dbg !433

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !434
	%150 = icmp slt i32 %149, 0, !dbg !434
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !434, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !434
	%152 = sext i32 %151 to i64, !dbg !434
	%153 = icmp ne i64 %p5, %p7, !dbg !434
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !434, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !434
	%155 = select i1 %154, i64 1, i64 %152, !dbg !434
	%156 = sdiv i64 %p7, %155, !dbg !434
	%157 = sub i64 0, %p7, !dbg !434
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !434
	%159 = mul i64 %158, %152, !dbg !434
	%160 = mul i64 %p7, 8, !dbg !434
	%161 = mul i32 %5, %6, !dbg !434
	%162 = icmp ne i64 %p7, %159, !dbg !434
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !434, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !434, !range !44
	%164 = mul i32 %161, %163, !dbg !434
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !434
	%166 = sext i32 %165 to i64, !dbg !434
	%167 = sext i32 %164 to i64, !dbg !434
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !434
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !434
	%170 = icmp ne i64 %166, %167, !dbg !434
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !434, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !434
	%172 = bitcast i64* %169 to i8*, !dbg !434
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !434
	br label %b23, !dbg !434

b23:
	ret void, !dbg !403

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !410
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !410
	ret void, !dbg !410

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !410
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !410

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !410
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !410
	ret void, !dbg !410

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !410
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !410
	ret void, !dbg !410

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !412
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !412
	ret void, !dbg !412

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !412
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !412
	ret void, !dbg !412

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !414
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !414
	ret void, !dbg !414

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !414
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !414
	ret void, !dbg !414

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !414
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !414
	ret void, !dbg !414

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !421
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !421
	ret void, !dbg !421

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !421
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !421

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !421
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !421
	ret void, !dbg !421

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !421
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !421
	ret void, !dbg !421

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !423
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !423
	ret void, !dbg !423

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !423
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !423
	ret void, !dbg !423

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !425
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !425
	ret void, !dbg !425

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !425
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !425
	ret void, !dbg !425

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !425
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !425
	ret void, !dbg !425

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !430
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !430
	ret void, !dbg !430

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !430
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !430

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !430
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !430
	ret void, !dbg !430

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !430
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !430
	ret void, !dbg !430

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %122, i64 %123), !dbg !430
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !430
	ret void, !dbg !430

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !432
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !432
	ret void, !dbg !432

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !432
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !432
	ret void, !dbg !432

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 %142), !dbg !432
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !432
	ret void, !dbg !432

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !434
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !434
	ret void, !dbg !434

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !434
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !434
	ret void, !dbg !434

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !434
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !434
	ret void, !dbg !434

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %166, i64 %167), !dbg !434
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !434
	ret void, !dbg !434
}

define void @MoveFloat32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !435 {
entry:
	br label %b0, !dbg !436

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !436
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !436
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !439, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !439, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !439, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !439, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !439, !range !14
	%7 = mul i32 %6, %4, !dbg !439
	%8 = add i32 %3, %7, !dbg !439
	%9 = mul i32 %5, %8, !dbg !439
	%10 = add i32 %2, %9, !dbg !439
	%11 = sext i32 %10 to i64, !dbg !439
	%12 = icmp eq i64 %p1, 0, !dbg !440
	br i1 %12, label %b1, label %b8, !dbg !440

b1:
	%13 = icmp eq i64 %11, 0, !dbg !441
	br i1 %13, label %b2, label %b8, !dbg !441

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !444
	br i1 %14, label %b3, label %b4, !dbg !444

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !445
	%16 = icmp slt i32 %15, 0, !dbg !445
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !445, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !445
	%18 = sext i32 %17 to i64, !dbg !445
	%19 = mul i64 %p7, 4, !dbg !445
	%20 = trunc i64 %p8 to i32, !dbg !445
	%21 = addrspacecast float addrspace(1)* %0 to float*, !dbg !445
	%22 = addrspacecast float addrspace(1)* %1 to float*, !dbg !445
	%23 = icmp ne i64 %p5, %p7, !dbg !445
	%24 = icmp uge i64 %p8, %18, !dbg !445
	%25 = or i1 %23, %24, !dbg !445
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !445, !prof !21

b3_ok2:
	%26 = bitcast float* %21 to i8*, !dbg !445
	%27 = bitcast float* %22 to i8*, !dbg !445
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !445
	br label %b23, !dbg !445

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !446
	br i1 %28, label %b5, label %b6, !dbg !446

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !447
	%30 = icmp slt i32 %29, 0, !dbg !447
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !447, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !447
	%32 = sext i32 %31 to i64, !dbg !447
	%33 = mul i64 %p7, %32, !dbg !447
	%34 = mul i64 %p7, 4, !dbg !447
	%35 = addrspacecast float addrspace(1)* %0 to float*, !dbg !447
	%36 = addrspacecast float addrspace(1)* %1 to float*, !dbg !447
	%37 = icmp ne i64 %33, %p5, !dbg !447
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !447, !prof !21

b5_ok2:
	%38 = bitcast float* %35 to i8*, !dbg !447
	%39 = bitcast float* %36 to i8*, !dbg !447
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !447
	br label %b23, !dbg !447

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !448
	br i1 %40, label %b7, label %b23, !dbg !448

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !449
	%42 = icmp slt i32 %41, 0, !dbg !449
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !449, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !449
	%44 = sext i32 %43 to i64, !dbg !449
	%45 = icmp ne i64 %p5, %p7, !dbg !449
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !449, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !449
	%47 = select i1 %46, i64 1, i64 %44, !dbg !449
	%48 = sdiv i64 %p7, %47, !dbg !449
	%49 = sub i64 0, %p7, !dbg !449
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !449
	%51 = mul i64 %50, %44, !dbg !449
	%52 = mul i64 %p7, 4, !dbg !449
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !449
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !449
	%55 = icmp ne i64 %p7, %51, !dbg !449
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !449, !prof !21

b7_ok3:
	%56 = bitcast float* %53 to i8*, !dbg !449
	%57 = bitcast float* %54 to i8*, !dbg !449
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !449
	br label %b23, !dbg !449

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !450
	br i1 %58, label %b9, label %b16, !dbg !450

b9:
	%59 = trunc i64 %11 to i32, !dbg !451
	%60 = udiv i32 %59, 32, !dbg !451
	%61 = zext i32 %60 to i64, !dbg !451
	%62 = icmp eq i64 %61, %p2, !dbg !452
	br i1 %62, label %b10, label %b16, !dbg !452

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !455
	br i1 %63, label %b11, label %b12, !dbg !455

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !456
	%65 = icmp slt i32 %64, 0, !dbg !456
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !456, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !456
	%67 = sext i32 %66 to i64, !dbg !456
	%68 = mul i64 %p7, 4, !dbg !456
	%69 = trunc i64 %p8 to i32, !dbg !456
	%70 = addrspacecast float addrspace(1)* %0 to float*, !dbg !456
	%71 = addrspacecast float addrspace(1)* %1 to float*, !dbg !456
	%72 = icmp ne i64 %p5, %p7, !dbg !456
	%73 = icmp uge i64 %p8, %67, !dbg !456
	%74 = or i1 %72, %73, !dbg !456
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !456, !prof !21

b11_ok2:
	%75 = bitcast float* %70 to i8*, !dbg !456
	%76 = bitcast float* %71 to i8*, !dbg !456
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !456
	br label %b23, !dbg !456

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !457
	br i1 %77, label %b13, label %b14, !dbg !457

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !458
	%79 = icmp slt i32 %78, 0, !dbg !458
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !458, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !458
	%81 = sext i32 %80 to i64, !dbg !458
	%82 = mul i64 %p7, %81, !dbg !458
	%83 = mul i64 %p7, 4, !dbg !458
	%84 = addrspacecast float addrspace(1)* %0 to float*, !dbg !458
	%85 = addrspacecast float addrspace(1)* %1 to float*, !dbg !458
	%86 = icmp ne i64 %82, %p5, !dbg !458
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !458, !prof !21

b13_ok2:
	%87 = bitcast float* %84 to i8*, !dbg !458
	%88 = bitcast float* %85 to i8*, !dbg !458
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !458
	br label %b23, !dbg !458

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !459
	br i1 %89, label %b15, label %b23, !dbg !459

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !460
	%91 = icmp slt i32 %90, 0, !dbg !460
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !460, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !460
	%93 = sext i32 %92 to i64, !dbg !460
	%94 = icmp ne i64 %p5, %p7, !dbg !460
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !460, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !460
	%96 = select i1 %95, i64 1, i64 %93, !dbg !460
	%97 = sdiv i64 %p7, %96, !dbg !460
	%98 = sub i64 0, %p7, !dbg !460
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !460
	%100 = mul i64 %99, %93, !dbg !460
	%101 = mul i64 %p7, 4, !dbg !460
	%102 = addrspacecast float addrspace(1)* %0 to float*, !dbg !460
	%103 = addrspacecast float addrspace(1)* %1 to float*, !dbg !460
	%104 = icmp ne i64 %p7, %100, !dbg !460
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !460, !prof !21

b15_ok3:
	%105 = bitcast float* %102 to i8*, !dbg !460
	%106 = bitcast float* %103 to i8*, !dbg !460
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !460
	br label %b23, !dbg !460

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !461
	br i1 %107, label %b17, label %b23, !dbg !461

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !464
	br i1 %108, label %b18, label %b19, !dbg !464

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !465
	%110 = icmp slt i32 %109, 0, !dbg !465
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !465, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !465
	%112 = sext i32 %111 to i64, !dbg !465
	%113 = mul i64 %p7, 4, !dbg !465
	%114 = trunc i64 %p8 to i32, !dbg !465
	%115 = mul i32 %5, %6, !dbg !465
	%116 = icmp ne i64 %p5, %p7, !dbg !465
	%117 = icmp uge i64 %p8, %112, !dbg !465
	%118 = or i1 %116, %117, !dbg !465
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !465, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !465, !range !44
	%120 = mul i32 %115, %119, !dbg !465
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !465
	%122 = sext i32 %121 to i64, !dbg !465
	%123 = sext i32 %120 to i64, !dbg !465
	%124 = addrspacecast float addrspace(1)* %0 to float*, !dbg !465
	%125 = addrspacecast float addrspace(1)* %1 to float*, !dbg !465
	%126 = icmp ne i64 %122, %123, !dbg !465
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !465, !prof !21

b18_ok4:
	%127 = bitcast float* %124 to i8*, !dbg !465
	%128 = bitcast float* %125 to i8*, !dbg !465
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !465
	br label %b23, !dbg !465

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !466
	br i1 %129, label %b20, label %b21, !dbg !466

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !467
	%131 = icmp slt i32 %130, 0, !dbg !467
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !467, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !467
	%133 = sext i32 %132 to i64, !dbg !467
	%134 = mul i64 %p7, %133, !dbg !467
	%135 = mul i64 %p7, 4, !dbg !467
	%136 = mul i32 %5, %6, !dbg !467
	%137 = icmp ne i64 %134, %p5, !dbg !467
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !467, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !467, !range !44
	%139 = mul i32 %136, %138, !dbg !467
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !467
	%141 = sext i32 %140 to i64, !dbg !467
	%142 = sext i32 %139 to i64, !dbg !467
	%143 = addrspacecast float addrspace(1)* %0 to float*, !dbg !467
	%144 = addrspacecast float addrspace(1)* %1 to float*, !dbg !467
	%145 = icmp ne i64 %141, %142, !dbg !467
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !467, !prof !21

b20_ok3:
	%146 = bitcast float* %143 to i8*, !dbg !467
	%147 = bitcast float* %144 to i8*, !dbg !467
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !467
	br label %b23, !dbg !467

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !468
	br i1 %148, label %b22, label %b23, !dbg !468

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !469
	%150 = icmp slt i32 %149, 0, !dbg !469
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !469, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !469
	%152 = sext i32 %151 to i64, !dbg !469
	%153 = icmp ne i64 %p5, %p7, !dbg !469
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !469, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !469
	%155 = select i1 %154, i64 1, i64 %152, !dbg !469
	%156 = sdiv i64 %p7, %155, !dbg !469
	%157 = sub i64 0, %p7, !dbg !469
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !469
	%159 = mul i64 %158, %152, !dbg !469
	%160 = mul i64 %p7, 4, !dbg !469
	%161 = mul i32 %5, %6, !dbg !469
	%162 = icmp ne i64 %p7, %159, !dbg !469
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !469, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !469, !range !44
	%164 = mul i32 %161, %163, !dbg !469
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !469
	%166 = sext i32 %165 to i64, !dbg !469
	%167 = sext i32 %164 to i64, !dbg !469
	%168 = addrspacecast float addrspace(1)* %0 to float*, !dbg !469
	%169 = addrspacecast float addrspace(1)* %1 to float*, !dbg !469
	%170 = icmp ne i64 %166, %167, !dbg !469
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !469, !prof !21

b22_ok4:
	%171 = bitcast float* %168 to i8*, !dbg !469
	%172 = bitcast float* %169 to i8*, !dbg !469
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !469
	br label %b23, !dbg !469

b23:
	ret void, !dbg !438

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !445
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !445
	ret void, !dbg !445

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !445
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !445

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !445
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !445
	ret void, !dbg !445

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !445
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !445
	ret void, !dbg !445

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !447
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !447
	ret void, !dbg !447

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !447
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !447
	ret void, !dbg !447

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !449
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !449
	ret void, !dbg !449

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !449
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !449
	ret void, !dbg !449

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !449
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !449
	ret void, !dbg !449

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !456
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !456
	ret void, !dbg !456

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !456
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !456

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !456
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !456
	ret void, !dbg !456

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !456
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !456
	ret void, !dbg !456

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !458
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !458
	ret void, !dbg !458

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !458
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !458
	ret void, !dbg !458

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !460
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !460
	ret void, !dbg !460

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !460
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !460
	ret void, !dbg !460

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !460
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !460
	ret void, !dbg !460

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !465
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !465
	ret void, !dbg !465

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !465
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !465

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !465
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !465
	ret void, !dbg !465

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !465
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !465
	ret void, !dbg !465

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %122, i64 %123), !dbg !465
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !465
	ret void, !dbg !465

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !467
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !467
	ret void, !dbg !467

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !467
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !467
	ret void, !dbg !467

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 %142), !dbg !467
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !467
	ret void, !dbg !467

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !469
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !469
	ret void, !dbg !469

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !469
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !469
	ret void, !dbg !469

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !469
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !469
	ret void, !dbg !469

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %166, i64 %167), !dbg !469
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !469
	ret void, !dbg !469
}

define void @MoveFloat64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, double* %p4, i64 %p5, double* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !470 {
entry:
	br label %b0, !dbg !471

b0:
	%0 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !471
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !471
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !474, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !474, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !474, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !474, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !474, !range !14
	%7 = mul i32 %6, %4, !dbg !474
	%8 = add i32 %3, %7, !dbg !474
	%9 = mul i32 %5, %8, !dbg !474
	%10 = add i32 %2, %9, !dbg !474
	%11 = sext i32 %10 to i64, !dbg !474
	%12 = icmp eq i64 %p1, 0, !dbg !475
	br i1 %12, label %b1, label %b8, !dbg !475

b1:
	%13 = icmp eq i64 %11, 0, !dbg !476
	br i1 %13, label %b2, label %b8, !dbg !476

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !479
	br i1 %14, label %b3, label %b4, !dbg !479

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !480
	%16 = icmp slt i32 %15, 0, !dbg !480
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !480, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !480
	%18 = sext i32 %17 to i64, !dbg !480
	%19 = mul i64 %p7, 8, !dbg !480
	%20 = trunc i64 %p8 to i32, !dbg !480
	%21 = addrspacecast double addrspace(1)* %0 to double*, !dbg !480
	%22 = addrspacecast double addrspace(1)* %1 to double*, !dbg !480
	%23 = icmp ne i64 %p5, %p7, !dbg !480
	%24 = icmp uge i64 %p8, %18, !dbg !480
	%25 = or i1 %23, %24, !dbg !480
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !480, !prof !21

b3_ok2:
	%26 = bitcast double* %21 to i8*, !dbg !480
	%27 = bitcast double* %22 to i8*, !dbg !480
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !480
	br label %b23, !dbg !480

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !481
	br i1 %28, label %b5, label %b6, !dbg !481

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !482
	%30 = icmp slt i32 %29, 0, !dbg !482
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !482, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !482
	%32 = sext i32 %31 to i64, !dbg !482
	%33 = mul i64 %p7, %32, !dbg !482
	%34 = mul i64 %p7, 8, !dbg !482
	%35 = addrspacecast double addrspace(1)* %0 to double*, !dbg !482
	%36 = addrspacecast double addrspace(1)* %1 to double*, !dbg !482
	%37 = icmp ne i64 %33, %p5, !dbg !482
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !482, !prof !21

b5_ok2:
	%38 = bitcast double* %35 to i8*, !dbg !482
	%39 = bitcast double* %36 to i8*, !dbg !482
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !482
	br label %b23, !dbg !482

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !483
	br i1 %40, label %b7, label %b23, !dbg !483

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !484
	%42 = icmp slt i32 %41, 0, !dbg !484
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !484, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !484
	%44 = sext i32 %43 to i64, !dbg !484
	%45 = icmp ne i64 %p5, %p7, !dbg !484
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !484, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !484
	%47 = select i1 %46, i64 1, i64 %44, !dbg !484
	%48 = sdiv i64 %p7, %47, !dbg !484
	%49 = sub i64 0, %p7, !dbg !484
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !484
	%51 = mul i64 %50, %44, !dbg !484
	%52 = mul i64 %p7, 8, !dbg !484
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !484
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !484
	%55 = icmp ne i64 %p7, %51, !dbg !484
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !484, !prof !21

b7_ok3:
	%56 = bitcast double* %53 to i8*, !dbg !484
	%57 = bitcast double* %54 to i8*, !dbg !484
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !484
	br label %b23, !dbg !484

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !485
	br i1 %58, label %b9, label %b16, !dbg !485

b9:
	%59 = trunc i64 %11 to i32, !dbg !486
	%60 = udiv i32 %59, 32, !dbg !486
	%61 = zext i32 %60 to i64, !dbg !486
	%62 = icmp eq i64 %61, %p2, !dbg !487
	br i1 %62, label %b10, label %b16, !dbg !487

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !490
	br i1 %63, label %b11, label %b12, !dbg !490

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !491
	%65 = icmp slt i32 %64, 0, !dbg !491
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !491, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !491
	%67 = sext i32 %66 to i64, !dbg !491
	%68 = mul i64 %p7, 8, !dbg !491
	%69 = trunc i64 %p8 to i32, !dbg !491
	%70 = addrspacecast double addrspace(1)* %0 to double*, !dbg !491
	%71 = addrspacecast double addrspace(1)* %1 to double*, !dbg !491
	%72 = icmp ne i64 %p5, %p7, !dbg !491
	%73 = icmp uge i64 %p8, %67, !dbg !491
	%74 = or i1 %72, %73, !dbg !491
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !491, !prof !21

b11_ok2:
	%75 = bitcast double* %70 to i8*, !dbg !491
	%76 = bitcast double* %71 to i8*, !dbg !491
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !491
	br label %b23, !dbg !491

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !492
	br i1 %77, label %b13, label %b14, !dbg !492

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !493
	%79 = icmp slt i32 %78, 0, !dbg !493
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !493, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !493
	%81 = sext i32 %80 to i64, !dbg !493
	%82 = mul i64 %p7, %81, !dbg !493
	%83 = mul i64 %p7, 8, !dbg !493
	%84 = addrspacecast double addrspace(1)* %0 to double*, !dbg !493
	%85 = addrspacecast double addrspace(1)* %1 to double*, !dbg !493
	%86 = icmp ne i64 %82, %p5, !dbg !493
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !493, !prof !21

b13_ok2:
	%87 = bitcast double* %84 to i8*, !dbg !493
	%88 = bitcast double* %85 to i8*, !dbg !493
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !493
	br label %b23, !dbg !493

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !494
	br i1 %89, label %b15, label %b23, !dbg !494

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !495
	%91 = icmp slt i32 %90, 0, !dbg !495
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !495, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !495
	%93 = sext i32 %92 to i64, !dbg !495
	%94 = icmp ne i64 %p5, %p7, !dbg !495
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !495, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !495
	%96 = select i1 %95, i64 1, i64 %93, !dbg !495
	%97 = sdiv i64 %p7, %96, !dbg !495
	%98 = sub i64 0, %p7, !dbg !495
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !495
	%100 = mul i64 %99, %93, !dbg !495
	%101 = mul i64 %p7, 8, !dbg !495
	%102 = addrspacecast double addrspace(1)* %0 to double*, !dbg !495
	%103 = addrspacecast double addrspace(1)* %1 to double*, !dbg !495
	%104 = icmp ne i64 %p7, %100, !dbg !495
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !495, !prof !21

b15_ok3:
	%105 = bitcast double* %102 to i8*, !dbg !495
	%106 = bitcast double* %103 to i8*, !dbg !495
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !495
	br label %b23, !dbg !495

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !496
	br i1 %107, label %b17, label %b23, !dbg !496

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !499
	br i1 %108, label %b18, label %b19, !dbg !499

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !500
	%110 = icmp slt i32 %109, 0, !dbg !500
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !500, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !500
	%112 = sext i32 %111 to i64, !dbg !500
	%113 = mul i64 %p7, 8, !dbg !500
	%114 = trunc i64 %p8 to i32, !dbg !500
	%115 = mul i32 %5, %6, !dbg !500
	%116 = icmp ne i64 %p5, %p7, !dbg !500
	%117 = icmp uge i64 %p8, %112, !dbg !500
	%118 = or i1 %116, %117, !dbg !500
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !500, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !500, !range !44
	%120 = mul i32 %115, %119, !dbg !500
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !500
	%122 = sext i32 %121 to i64, !dbg !500
	%123 = sext i32 %120 to i64, !dbg !500
	%124 = addrspacecast double addrspace(1)* %0 to double*, !dbg !500
	%125 = addrspacecast double addrspace(1)* %1 to double*, !dbg !500
	%126 = icmp ne i64 %122, %123, !dbg !500
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !500, !prof !21

b18_ok4:
	%127 = bitcast double* %124 to i8*, !dbg !500
	%128 = bitcast double* %125 to i8*, !dbg !500
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !500
	br label %b23, !dbg !500

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !501
	br i1 %129, label %b20, label %b21, !dbg !501

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !502
	%131 = icmp slt i32 %130, 0, !dbg !502
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !502, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !502
	%133 = sext i32 %132 to i64, !dbg !502
	%134 = mul i64 %p7, %133, !dbg !502
	%135 = mul i64 %p7, 8, !dbg !502
	%136 = mul i32 %5, %6, !dbg !502
	%137 = icmp ne i64 %134, %p5, !dbg !502
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !502, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !502, !range !44
	%139 = mul i32 %136, %138, !dbg !502
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !502
	%141 = sext i32 %140 to i64, !dbg !502
	%142 = sext i32 %139 to i64, !dbg !502
	%143 = addrspacecast double addrspace(1)* %0 to double*, !dbg !502
	%144 = addrspacecast double addrspace(1)* %1 to double*, !dbg !502
	%145 = icmp ne i64 %141, %142, !dbg !502
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !502, !prof !21

b20_ok3:
	%146 = bitcast double* %143 to i8*, !dbg !502
	%147 = bitcast double* %144 to i8*, !dbg !502
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !502
	br label %b23, !dbg !502

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !503
	br i1 %148, label %b22, label %b23, !dbg !503

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !504
	%150 = icmp slt i32 %149, 0, !dbg !504
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !504, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !504
	%152 = sext i32 %151 to i64, !dbg !504
	%153 = icmp ne i64 %p5, %p7, !dbg !504
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !504, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !504
	%155 = select i1 %154, i64 1, i64 %152, !dbg !504
	%156 = sdiv i64 %p7, %155, !dbg !504
	%157 = sub i64 0, %p7, !dbg !504
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !504
	%159 = mul i64 %158, %152, !dbg !504
	%160 = mul i64 %p7, 8, !dbg !504
	%161 = mul i32 %5, %6, !dbg !504
	%162 = icmp ne i64 %p7, %159, !dbg !504
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !504, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !504, !range !44
	%164 = mul i32 %161, %163, !dbg !504
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !504
	%166 = sext i32 %165 to i64, !dbg !504
	%167 = sext i32 %164 to i64, !dbg !504
	%168 = addrspacecast double addrspace(1)* %0 to double*, !dbg !504
	%169 = addrspacecast double addrspace(1)* %1 to double*, !dbg !504
	%170 = icmp ne i64 %166, %167, !dbg !504
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !504, !prof !21

b22_ok4:
	%171 = bitcast double* %168 to i8*, !dbg !504
	%172 = bitcast double* %169 to i8*, !dbg !504
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !504
	br label %b23, !dbg !504

b23:
	ret void, !dbg !473

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !480
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !480
	ret void, !dbg !480

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !480
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !480

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !480
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !480
	ret void, !dbg !480

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !480
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !480
	ret void, !dbg !480

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !482
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !482
	ret void, !dbg !482

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !482
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !482
	ret void, !dbg !482

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !484
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !484
	ret void, !dbg !484

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !484
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !484
	ret void, !dbg !484

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !484
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !484
	ret void, !dbg !484

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !491
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !491
	ret void, !dbg !491

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !491
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !491

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !491
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !491
	ret void, !dbg !491

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !491
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !491
	ret void, !dbg !491

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !493
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !493
	ret void, !dbg !493

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !493
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !493
	ret void, !dbg !493

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !495
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !495
	ret void, !dbg !495

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !495
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !495
	ret void, !dbg !495

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !495
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !495
	ret void, !dbg !495

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !500
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !500
	ret void, !dbg !500

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !500
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !500

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !500
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !500
	ret void, !dbg !500

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !500
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !500
	ret void, !dbg !500

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %122, i64 %123), !dbg !500
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !500
	ret void, !dbg !500

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !502
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !502
	ret void, !dbg !502

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !502
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !502
	ret void, !dbg !502

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 %142), !dbg !502
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !502
	ret void, !dbg !502

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !504
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !504
	ret void, !dbg !504

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !504
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !504
	ret void, !dbg !504

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !504
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !504
	ret void, !dbg !504

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %166, i64 %167), !dbg !504
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !504
	ret void, !dbg !504
}

define void @MoveFloat16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !505 {
entry:
	br label %b0, !dbg !506

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !506
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !506
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !14
	%7 = mul i32 %6, %4, !dbg !509
	%8 = add i32 %3, %7, !dbg !509
	%9 = mul i32 %5, %8, !dbg !509
	%10 = add i32 %2, %9, !dbg !509
	%11 = sext i32 %10 to i64, !dbg !509
	%12 = icmp eq i64 %p1, 0, !dbg !510
	br i1 %12, label %b1, label %b8, !dbg !510

b1:
	%13 = icmp eq i64 %11, 0, !dbg !511
	br i1 %13, label %b2, label %b8, !dbg !511

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !514
	br i1 %14, label %b3, label %b4, !dbg !514

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !515
	%16 = icmp slt i32 %15, 0, !dbg !515
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !515, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !515
	%18 = sext i32 %17 to i64, !dbg !515
	%19 = mul i64 %p7, 2, !dbg !515
	%20 = trunc i64 %p8 to i32, !dbg !515
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !515
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !515
	%23 = icmp ne i64 %p5, %p7, !dbg !515
	%24 = icmp uge i64 %p8, %18, !dbg !515
	%25 = or i1 %23, %24, !dbg !515
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !515, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !515
	%27 = bitcast i16* %22 to i8*, !dbg !515
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !515
	br label %b23, !dbg !515

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !516
	br i1 %28, label %b5, label %b6, !dbg !516

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !517
	%30 = icmp slt i32 %29, 0, !dbg !517
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !517, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !517
	%32 = sext i32 %31 to i64, !dbg !517
	%33 = mul i64 %p7, %32, !dbg !517
	%34 = mul i64 %p7, 2, !dbg !517
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !517
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !517
	%37 = icmp ne i64 %33, %p5, !dbg !517
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !517, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !517
	%39 = bitcast i16* %36 to i8*, !dbg !517
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !517
	br label %b23, !dbg !517

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !518
	br i1 %40, label %b7, label %b23, !dbg !518

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !519
	%42 = icmp slt i32 %41, 0, !dbg !519
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !519, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !519
	%44 = sext i32 %43 to i64, !dbg !519
	%45 = icmp ne i64 %p5, %p7, !dbg !519
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !519, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !519
	%47 = select i1 %46, i64 1, i64 %44, !dbg !519
	%48 = sdiv i64 %p7, %47, !dbg !519
	%49 = sub i64 0, %p7, !dbg !519
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !519
	%51 = mul i64 %50, %44, !dbg !519
	%52 = mul i64 %p7, 2, !dbg !519
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !519
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !519
	%55 = icmp ne i64 %p7, %51, !dbg !519
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !519, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !519
	%57 = bitcast i16* %54 to i8*, !dbg !519
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !519
	br label %b23, !dbg !519

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !520
	br i1 %58, label %b9, label %b16, !dbg !520

b9:
	%59 = trunc i64 %11 to i32, !dbg !521
	%60 = udiv i32 %59, 32, !dbg !521
	%61 = zext i32 %60 to i64, !dbg !521
	%62 = icmp eq i64 %61, %p2, !dbg !522
	br i1 %62, label %b10, label %b16, !dbg !522

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !525
	br i1 %63, label %b11, label %b12, !dbg !525

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !526
	%65 = icmp slt i32 %64, 0, !dbg !526
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !526, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !526
	%67 = sext i32 %66 to i64, !dbg !526
	%68 = mul i64 %p7, 2, !dbg !526
	%69 = trunc i64 %p8 to i32, !dbg !526
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !526
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !526
	%72 = icmp ne i64 %p5, %p7, !dbg !526
	%73 = icmp uge i64 %p8, %67, !dbg !526
	%74 = or i1 %72, %73, !dbg !526
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !526, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !526
	%76 = bitcast i16* %71 to i8*, !dbg !526
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !526
	br label %b23, !dbg !526

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !527
	br i1 %77, label %b13, label %b14, !dbg !527

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !528
	%79 = icmp slt i32 %78, 0, !dbg !528
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !528, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !528
	%81 = sext i32 %80 to i64, !dbg !528
	%82 = mul i64 %p7, %81, !dbg !528
	%83 = mul i64 %p7, 2, !dbg !528
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !528
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !528
	%86 = icmp ne i64 %82, %p5, !dbg !528
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !528, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !528
	%88 = bitcast i16* %85 to i8*, !dbg !528
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !528
	br label %b23, !dbg !528

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !529
	br i1 %89, label %b15, label %b23, !dbg !529

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !530
	%91 = icmp slt i32 %90, 0, !dbg !530
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !530, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !530
	%93 = sext i32 %92 to i64, !dbg !530
	%94 = icmp ne i64 %p5, %p7, !dbg !530
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !530, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !530
	%96 = select i1 %95, i64 1, i64 %93, !dbg !530
	%97 = sdiv i64 %p7, %96, !dbg !530
	%98 = sub i64 0, %p7, !dbg !530
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !530
	%100 = mul i64 %99, %93, !dbg !530
	%101 = mul i64 %p7, 2, !dbg !530
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !530
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !530
	%104 = icmp ne i64 %p7, %100, !dbg !530
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !530, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !530
	%106 = bitcast i16* %103 to i8*, !dbg !530
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !530
	br label %b23, !dbg !530

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !531
	br i1 %107, label %b17, label %b23, !dbg !531

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !534
	br i1 %108, label %b18, label %b19, !dbg !534

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !535
	%110 = icmp slt i32 %109, 0, !dbg !535
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !535, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !535
	%112 = sext i32 %111 to i64, !dbg !535
	%113 = mul i64 %p7, 2, !dbg !535
	%114 = trunc i64 %p8 to i32, !dbg !535
	%115 = mul i32 %5, %6, !dbg !535
	%116 = icmp ne i64 %p5, %p7, !dbg !535
	%117 = icmp uge i64 %p8, %112, !dbg !535
	%118 = or i1 %116, %117, !dbg !535
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !535, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !44
	%120 = mul i32 %115, %119, !dbg !535
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !535
	%122 = sext i32 %121 to i64, !dbg !535
	%123 = sext i32 %120 to i64, !dbg !535
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !535
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !535
	%126 = icmp ne i64 %122, %123, !dbg !535
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !535, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !535
	%128 = bitcast i16* %125 to i8*, !dbg !535
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !535
	br label %b23, !dbg !535

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !536
	br i1 %129, label %b20, label %b21, !dbg !536

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !537
	%131 = icmp slt i32 %130, 0, !dbg !537
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !537, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !537
	%133 = sext i32 %132 to i64, !dbg !537
	%134 = mul i64 %p7, %133, !dbg !537
	%135 = mul i64 %p7, 2, !dbg !537
	%136 = mul i32 %5, %6, !dbg !537
	%137 = icmp ne i64 %134, %p5, !dbg !537
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !537, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !537, !range !44
	%139 = mul i32 %136, %138, !dbg !537
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !537
	%141 = sext i32 %140 to i64, !dbg !537
	%142 = sext i32 %139 to i64, !dbg !537
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !537
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !537
	%145 = icmp ne i64 %141, %142, !dbg !537
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !537, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !537
	%147 = bitcast i16* %144 to i8*, !dbg !537
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !537
	br label %b23, !dbg !537

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !538
	br i1 %148, label %b22, label %b23, !dbg !538

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !539
	%150 = icmp slt i32 %149, 0, !dbg !539
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !539, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !539
	%152 = sext i32 %151 to i64, !dbg !539
	%153 = icmp ne i64 %p5, %p7, !dbg !539
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !539, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !539
	%155 = select i1 %154, i64 1, i64 %152, !dbg !539
	%156 = sdiv i64 %p7, %155, !dbg !539
	%157 = sub i64 0, %p7, !dbg !539
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !539
	%159 = mul i64 %158, %152, !dbg !539
	%160 = mul i64 %p7, 2, !dbg !539
	%161 = mul i32 %5, %6, !dbg !539
	%162 = icmp ne i64 %p7, %159, !dbg !539
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !539, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !539, !range !44
	%164 = mul i32 %161, %163, !dbg !539
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !539
	%166 = sext i32 %165 to i64, !dbg !539
	%167 = sext i32 %164 to i64, !dbg !539
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !539
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !539
	%170 = icmp ne i64 %166, %167, !dbg !539
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !539, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !539
	%172 = bitcast i16* %169 to i8*, !dbg !539
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !539
	br label %b23, !dbg !539

b23:
	ret void, !dbg !508

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !515
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !515
	ret void, !dbg !515

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !515
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !515

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !515
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !515
	ret void, !dbg !515

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !515
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !515
	ret void, !dbg !515

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !517
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !517
	ret void, !dbg !517

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !517
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !517
	ret void, !dbg !517

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !519
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !519
	ret void, !dbg !519

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !519
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !519
	ret void, !dbg !519

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !519
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !519
	ret void, !dbg !519

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !526
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !526
	ret void, !dbg !526

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !526
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !526

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !526
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !526
	ret void, !dbg !526

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !526
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !526
	ret void, !dbg !526

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !528
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !528
	ret void, !dbg !528

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !528
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !528
	ret void, !dbg !528

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !530
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !530
	ret void, !dbg !530

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !530
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !530
	ret void, !dbg !530

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !530
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !530
	ret void, !dbg !530

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !535
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !535
	ret void, !dbg !535

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !535
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !535

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !535
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !535
	ret void, !dbg !535

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !535
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !535
	ret void, !dbg !535

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %122, i64 %123), !dbg !535
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !535
	ret void, !dbg !535

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !537
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !537
	ret void, !dbg !537

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !537
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !537
	ret void, !dbg !537

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %141, i64 %142), !dbg !537
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !537
	ret void, !dbg !537

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !539
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !539
	ret void, !dbg !539

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !539
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !539
	ret void, !dbg !539

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !539
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !539
	ret void, !dbg !539

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %166, i64 %167), !dbg !539
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !539
	ret void, !dbg !539
}

define void @MoveBFloat16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !540 {
entry:
	br label %b0, !dbg !541

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !541
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !541
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !544, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !544, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !544, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !544, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !544, !range !14
	%7 = mul i32 %6, %4, !dbg !544
	%8 = add i32 %3, %7, !dbg !544
	%9 = mul i32 %5, %8, !dbg !544
	%10 = add i32 %2, %9, !dbg !544
	%11 = sext i32 %10 to i64, !dbg !544
	%12 = icmp eq i64 %p1, 0, !dbg !545
	br i1 %12, label %b1, label %b8, !dbg !545

b1:
	%13 = icmp eq i64 %11, 0, !dbg !546
	br i1 %13, label %b2, label %b8, !dbg !546

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !549
	br i1 %14, label %b3, label %b4, !dbg !549

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !550
	%16 = icmp slt i32 %15, 0, !dbg !550
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !550, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !550
	%18 = sext i32 %17 to i64, !dbg !550
	%19 = mul i64 %p7, 2, !dbg !550
	%20 = trunc i64 %p8 to i32, !dbg !550
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !550
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !550
	%23 = icmp ne i64 %p5, %p7, !dbg !550
	%24 = icmp uge i64 %p8, %18, !dbg !550
	%25 = or i1 %23, %24, !dbg !550
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !550, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !550
	%27 = bitcast i16* %22 to i8*, !dbg !550
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !550
	br label %b23, !dbg !550

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !551
	br i1 %28, label %b5, label %b6, !dbg !551

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !552
	%30 = icmp slt i32 %29, 0, !dbg !552
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !552, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !552
	%32 = sext i32 %31 to i64, !dbg !552
	%33 = mul i64 %p7, %32, !dbg !552
	%34 = mul i64 %p7, 2, !dbg !552
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !552
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !552
	%37 = icmp ne i64 %33, %p5, !dbg !552
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !552, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !552
	%39 = bitcast i16* %36 to i8*, !dbg !552
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !552
	br label %b23, !dbg !552

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !553
	br i1 %40, label %b7, label %b23, !dbg !553

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !554
	%42 = icmp slt i32 %41, 0, !dbg !554
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !554, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !554
	%44 = sext i32 %43 to i64, !dbg !554
	%45 = icmp ne i64 %p5, %p7, !dbg !554
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !554, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !554
	%47 = select i1 %46, i64 1, i64 %44, !dbg !554
	%48 = sdiv i64 %p7, %47, !dbg !554
	%49 = sub i64 0, %p7, !dbg !554
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !554
	%51 = mul i64 %50, %44, !dbg !554
	%52 = mul i64 %p7, 2, !dbg !554
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !554
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !554
	%55 = icmp ne i64 %p7, %51, !dbg !554
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !554, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !554
	%57 = bitcast i16* %54 to i8*, !dbg !554
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !554
	br label %b23, !dbg !554

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !555
	br i1 %58, label %b9, label %b16, !dbg !555

b9:
	%59 = trunc i64 %11 to i32, !dbg !556
	%60 = udiv i32 %59, 32, !dbg !556
	%61 = zext i32 %60 to i64, !dbg !556
	%62 = icmp eq i64 %61, %p2, !dbg !557
	br i1 %62, label %b10, label %b16, !dbg !557

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !560
	br i1 %63, label %b11, label %b12, !dbg !560

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !561
	%65 = icmp slt i32 %64, 0, !dbg !561
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !561, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !561
	%67 = sext i32 %66 to i64, !dbg !561
	%68 = mul i64 %p7, 2, !dbg !561
	%69 = trunc i64 %p8 to i32, !dbg !561
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !561
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !561
	%72 = icmp ne i64 %p5, %p7, !dbg !561
	%73 = icmp uge i64 %p8, %67, !dbg !561
	%74 = or i1 %72, %73, !dbg !561
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !561, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !561
	%76 = bitcast i16* %71 to i8*, !dbg !561
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !561
	br label %b23, !dbg !561

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !562
	br i1 %77, label %b13, label %b14, !dbg !562

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !563
	%79 = icmp slt i32 %78, 0, !dbg !563
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !563, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !563
	%81 = sext i32 %80 to i64, !dbg !563
	%82 = mul i64 %p7, %81, !dbg !563
	%83 = mul i64 %p7, 2, !dbg !563
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !563
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !563
	%86 = icmp ne i64 %82, %p5, !dbg !563
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !563, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !563
	%88 = bitcast i16* %85 to i8*, !dbg !563
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !563
	br label %b23, !dbg !563

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !564
	br i1 %89, label %b15, label %b23, !dbg !564

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !565
	%91 = icmp slt i32 %90, 0, !dbg !565
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !565, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !565
	%93 = sext i32 %92 to i64, !dbg !565
	%94 = icmp ne i64 %p5, %p7, !dbg !565
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !565, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !565
	%96 = select i1 %95, i64 1, i64 %93, !dbg !565
	%97 = sdiv i64 %p7, %96, !dbg !565
	%98 = sub i64 0, %p7, !dbg !565
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !565
	%100 = mul i64 %99, %93, !dbg !565
	%101 = mul i64 %p7, 2, !dbg !565
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !565
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !565
	%104 = icmp ne i64 %p7, %100, !dbg !565
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !565, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !565
	%106 = bitcast i16* %103 to i8*, !dbg !565
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !565
	br label %b23, !dbg !565

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !566
	br i1 %107, label %b17, label %b23, !dbg !566

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !569
	br i1 %108, label %b18, label %b19, !dbg !569

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !570
	%110 = icmp slt i32 %109, 0, !dbg !570
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !570, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !570
	%112 = sext i32 %111 to i64, !dbg !570
	%113 = mul i64 %p7, 2, !dbg !570
	%114 = trunc i64 %p8 to i32, !dbg !570
	%115 = mul i32 %5, %6, !dbg !570
	%116 = icmp ne i64 %p5, %p7, !dbg !570
	%117 = icmp uge i64 %p8, %112, !dbg !570
	%118 = or i1 %116, %117, !dbg !570
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !570, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !570, !range !44
	%120 = mul i32 %115, %119, !dbg !570
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !570
	%122 = sext i32 %121 to i64, !dbg !570
	%123 = sext i32 %120 to i64, !dbg !570
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !570
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !570
	%126 = icmp ne i64 %122, %123, !dbg !570
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !570, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !570
	%128 = bitcast i16* %125 to i8*, !dbg !570
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !570
	br label %b23, !dbg !570

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !571
	br i1 %129, label %b20, label %b21, !dbg !571

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !572
	%131 = icmp slt i32 %130, 0, !dbg !572
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !572, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !572
	%133 = sext i32 %132 to i64, !dbg !572
	%134 = mul i64 %p7, %133, !dbg !572
	%135 = mul i64 %p7, 2, !dbg !572
	%136 = mul i32 %5, %6, !dbg !572
	%137 = icmp ne i64 %134, %p5, !dbg !572
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !572, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !44
	%139 = mul i32 %136, %138, !dbg !572
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !572
	%141 = sext i32 %140 to i64, !dbg !572
	%142 = sext i32 %139 to i64, !dbg !572
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !572
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !572
	%145 = icmp ne i64 %141, %142, !dbg !572
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !572, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !572
	%147 = bitcast i16* %144 to i8*, !dbg !572
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !572
	br label %b23, !dbg !572

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !573
	br i1 %148, label %b22, label %b23, !dbg !573

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !574
	%150 = icmp slt i32 %149, 0, !dbg !574
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !574, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !574
	%152 = sext i32 %151 to i64, !dbg !574
	%153 = icmp ne i64 %p5, %p7, !dbg !574
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !574, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !574
	%155 = select i1 %154, i64 1, i64 %152, !dbg !574
	%156 = sdiv i64 %p7, %155, !dbg !574
	%157 = sub i64 0, %p7, !dbg !574
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !574
	%159 = mul i64 %158, %152, !dbg !574
	%160 = mul i64 %p7, 2, !dbg !574
	%161 = mul i32 %5, %6, !dbg !574
	%162 = icmp ne i64 %p7, %159, !dbg !574
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !574, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !574, !range !44
	%164 = mul i32 %161, %163, !dbg !574
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !574
	%166 = sext i32 %165 to i64, !dbg !574
	%167 = sext i32 %164 to i64, !dbg !574
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !574
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !574
	%170 = icmp ne i64 %166, %167, !dbg !574
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !574, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !574
	%172 = bitcast i16* %169 to i8*, !dbg !574
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !574
	br label %b23, !dbg !574

b23:
	ret void, !dbg !543

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !550
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !550
	ret void, !dbg !550

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !550
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !550

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !550
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !550
	ret void, !dbg !550

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !550
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !550
	ret void, !dbg !550

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !552
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !552
	ret void, !dbg !552

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !552
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !552
	ret void, !dbg !552

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !554
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !554
	ret void, !dbg !554

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !554
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !554
	ret void, !dbg !554

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !554
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !554
	ret void, !dbg !554

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !561
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !561
	ret void, !dbg !561

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !561
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !561

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !561
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !561
	ret void, !dbg !561

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !561
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !561
	ret void, !dbg !561

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !563
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !563
	ret void, !dbg !563

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !563
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !563
	ret void, !dbg !563

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !565
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !565
	ret void, !dbg !565

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !565
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !565
	ret void, !dbg !565

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !565
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !565
	ret void, !dbg !565

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !570
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !570
	ret void, !dbg !570

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !570
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !570

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !570
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !570
	ret void, !dbg !570

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !570
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !570
	ret void, !dbg !570

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %122, i64 %123), !dbg !570
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !570
	ret void, !dbg !570

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !572
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !572
	ret void, !dbg !572

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !572
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !572
	ret void, !dbg !572

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %141, i64 %142), !dbg !572
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !572
	ret void, !dbg !572

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !574
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !574
	ret void, !dbg !574

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !574
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !574
	ret void, !dbg !574

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !574
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !574
	ret void, !dbg !574

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %166, i64 %167), !dbg !574
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !574
	ret void, !dbg !574
}

define void @MoveFloat8E4M3(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !575 {
entry:
	br label %b0, !dbg !576

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !576
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !576
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !579, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !579, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !579, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !579, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !579, !range !14
	%7 = mul i32 %6, %4, !dbg !579
	%8 = add i32 %3, %7, !dbg !579
	%9 = mul i32 %5, %8, !dbg !579
	%10 = add i32 %2, %9, !dbg !579
	%11 = sext i32 %10 to i64, !dbg !579
	%12 = icmp eq i64 %p1, 0, !dbg !580
	br i1 %12, label %b1, label %b8, !dbg !580

b1:
	%13 = icmp eq i64 %11, 0, !dbg !581
	br i1 %13, label %b2, label %b8, !dbg !581

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !584
	br i1 %14, label %b3, label %b4, !dbg !584

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !585
	%16 = icmp slt i32 %15, 0, !dbg !585
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !585, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !585
	%18 = sext i32 %17 to i64, !dbg !585
	%19 = trunc i64 %p8 to i32, !dbg !585
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !585
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !585
	%22 = icmp ne i64 %p5, %p7, !dbg !585
	%23 = icmp uge i64 %p8, %18, !dbg !585
	%24 = or i1 %22, %23, !dbg !585
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !585, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !585
	br label %b23, !dbg !585

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !586
	br i1 %25, label %b5, label %b6, !dbg !586

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !587
	%27 = icmp slt i32 %26, 0, !dbg !587
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !587, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !587
	%29 = sext i32 %28 to i64, !dbg !587
	%30 = mul i64 %p7, %29, !dbg !587
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !587
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !587
	%33 = icmp ne i64 %30, %p5, !dbg !587
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !587, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !587
	br label %b23, !dbg !587

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !588
	br i1 %34, label %b7, label %b23, !dbg !588

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !589
	%36 = icmp slt i32 %35, 0, !dbg !589
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !589, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !589
	%38 = sext i32 %37 to i64, !dbg !589
	%39 = icmp ne i64 %p5, %p7, !dbg !589
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !589, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !589
	%41 = select i1 %40, i64 1, i64 %38, !dbg !589
	%42 = sdiv i64 %p7, %41, !dbg !589
	%43 = sub i64 0, %p7, !dbg !589
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !589
	%45 = mul i64 %44, %38, !dbg !589
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !589
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !589
	%48 = icmp ne i64 %p7, %45, !dbg !589
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !589, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !589
	br label %b23, !dbg !589

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !590
	br i1 %49, label %b9, label %b16, !dbg !590

b9:
	%50 = trunc i64 %11 to i32, !dbg !591
	%51 = udiv i32 %50, 32, !dbg !591
	%52 = zext i32 %51 to i64, !dbg !591
	%53 = icmp eq i64 %52, %p2, !dbg !592
	br i1 %53, label %b10, label %b16, !dbg !592

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !595
	br i1 %54, label %b11, label %b12, !dbg !595

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !596
	%56 = icmp slt i32 %55, 0, !dbg !596
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !596, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !596
	%58 = sext i32 %57 to i64, !dbg !596
	%59 = trunc i64 %p8 to i32, !dbg !596
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !596
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !596
	%62 = icmp ne i64 %p5, %p7, !dbg !596
	%63 = icmp uge i64 %p8, %58, !dbg !596
	%64 = or i1 %62, %63, !dbg !596
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !596, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !596
	br label %b23, !dbg !596

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !597
	br i1 %65, label %b13, label %b14, !dbg !597

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !598
	%67 = icmp slt i32 %66, 0, !dbg !598
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !598, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !598
	%69 = sext i32 %68 to i64, !dbg !598
	%70 = mul i64 %p7, %69, !dbg !598
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !598
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !598
	%73 = icmp ne i64 %70, %p5, !dbg !598
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !598, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !598
	br label %b23, !dbg !598

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !599
	br i1 %74, label %b15, label %b23, !dbg !599

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !600
	%76 = icmp slt i32 %75, 0, !dbg !600
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !600, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !600
	%78 = sext i32 %77 to i64, !dbg !600
	%79 = icmp ne i64 %p5, %p7, !dbg !600
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !600, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !600
	%81 = select i1 %80, i64 1, i64 %78, !dbg !600
	%82 = sdiv i64 %p7, %81, !dbg !600
	%83 = sub i64 0, %p7, !dbg !600
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !600
	%85 = mul i64 %84, %78, !dbg !600
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !600
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !600
	%88 = icmp ne i64 %p7, %85, !dbg !600
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !600, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !600
	br label %b23, !dbg !600

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !601
	br i1 %89, label %b17, label %b23, !dbg !601

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !604
	br i1 %90, label %b18, label %b19, !dbg !604

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !605
	%92 = icmp slt i32 %91, 0, !dbg !605
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !605, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !605
	%94 = sext i32 %93 to i64, !dbg !605
	%95 = trunc i64 %p8 to i32, !dbg !605
	%96 = mul i32 %5, %6, !dbg !605
	%97 = icmp ne i64 %p5, %p7, !dbg !605
	%98 = icmp uge i64 %p8, %94, !dbg !605
	%99 = or i1 %97, %98, !dbg !605
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !605, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !605, !range !44
	%101 = mul i32 %96, %100, !dbg !605
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !605
	%103 = sext i32 %102 to i64, !dbg !605
	%104 = sext i32 %101 to i64, !dbg !605
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !605
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !605
	%107 = icmp ne i64 %103, %104, !dbg !605
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !605, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !605
	br label %b23, !dbg !605

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !606
	br i1 %108, label %b20, label %b21, !dbg !606

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !607
	%110 = icmp slt i32 %109, 0, !dbg !607
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !607, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !607
	%112 = sext i32 %111 to i64, !dbg !607
	%113 = mul i64 %p7, %112, !dbg !607
	%114 = mul i32 %5, %6, !dbg !607
	%115 = icmp ne i64 %113, %p5, !dbg !607
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !607, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !44
	%117 = mul i32 %114, %116, !dbg !607
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !607
	%119 = sext i32 %118 to i64, !dbg !607
	%120 = sext i32 %117 to i64, !dbg !607
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !607
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !607
	%123 = icmp ne i64 %119, %120, !dbg !607
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !607, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !607
	br label %b23, !dbg !607

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !608
	br i1 %124, label %b22, label %b23, !dbg !608

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !609
	%126 = icmp slt i32 %125, 0, !dbg !609
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !609, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !609
	%128 = sext i32 %127 to i64, !dbg !609
	%129 = icmp ne i64 %p5, %p7, !dbg !609
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !609, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !609
	%131 = select i1 %130, i64 1, i64 %128, !dbg !609
	%132 = sdiv i64 %p7, %131, !dbg !609
	%133 = sub i64 0, %p7, !dbg !609
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !609
	%135 = mul i64 %134, %128, !dbg !609
	%136 = mul i32 %5, %6, !dbg !609
	%137 = icmp ne i64 %p7, %135, !dbg !609
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !609, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !609, !range !44
	%139 = mul i32 %136, %138, !dbg !609
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !609
	%141 = sext i32 %140 to i64, !dbg !609
	%142 = sext i32 %139 to i64, !dbg !609
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !609
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !609
	%145 = icmp ne i64 %141, %142, !dbg !609
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !609, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !609
	br label %b23, !dbg !609

b23:
	ret void, !dbg !578

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !585
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !585
	ret void, !dbg !585

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !585
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !585

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !585
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !585
	ret void, !dbg !585

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !585
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !585
	ret void, !dbg !585

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !587
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !587
	ret void, !dbg !587

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !587
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !587
	ret void, !dbg !587

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !589
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !589
	ret void, !dbg !589

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !589
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !589
	ret void, !dbg !589

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !589
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !589
	ret void, !dbg !589

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !596
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !596
	ret void, !dbg !596

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !596
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !596

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !596
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !596
	ret void, !dbg !596

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !596
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !596
	ret void, !dbg !596

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !598
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !598
	ret void, !dbg !598

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !598
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !598
	ret void, !dbg !598

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !600
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !600
	ret void, !dbg !600

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !600
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !600
	ret void, !dbg !600

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !600
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !600
	ret void, !dbg !600

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !605
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !605
	ret void, !dbg !605

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !605
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !605

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !605
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !605
	ret void, !dbg !605

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !605
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !605
	ret void, !dbg !605

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %103, i64 %104), !dbg !605
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !605
	ret void, !dbg !605

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !607
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !607
	ret void, !dbg !607

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !607
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !607
	ret void, !dbg !607

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %119, i64 %120), !dbg !607
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !607
	ret void, !dbg !607

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !609
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !609
	ret void, !dbg !609

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !609
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !609
	ret void, !dbg !609

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !609
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !609
	ret void, !dbg !609

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %141, i64 %142), !dbg !609
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !609
	ret void, !dbg !609
}

define void @MoveFloat8E5M2(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !610 {
entry:
	br label %b0, !dbg !611

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !611
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !611
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !614, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !614, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !614, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !614, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !614, !range !14
	%7 = mul i32 %6, %4, !dbg !614
	%8 = add i32 %3, %7, !dbg !614
	%9 = mul i32 %5, %8, !dbg !614
	%10 = add i32 %2, %9, !dbg !614
	%11 = sext i32 %10 to i64, !dbg !614
	%12 = icmp eq i64 %p1, 0, !dbg !615
	br i1 %12, label %b1, label %b8, !dbg !615

b1:
	%13 = icmp eq i64 %11, 0, !dbg !616
	br i1 %13, label %b2, label %b8, !dbg !616

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !619
	br i1 %14, label %b3, label %b4, !dbg !619

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !620
	%16 = icmp slt i32 %15, 0, !dbg !620
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !620, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !620
	%18 = sext i32 %17 to i64, !dbg !620
	%19 = trunc i64 %p8 to i32, !dbg !620
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !620
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !620
	%22 = icmp ne i64 %p5, %p7, !dbg !620
	%23 = icmp uge i64 %p8, %18, !dbg !620
	%24 = or i1 %22, %23, !dbg !620
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !620, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !620
	br label %b23, !dbg !620

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !621
	br i1 %25, label %b5, label %b6, !dbg !621

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !622
	%27 = icmp slt i32 %26, 0, !dbg !622
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !622, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !622
	%29 = sext i32 %28 to i64, !dbg !622
	%30 = mul i64 %p7, %29, !dbg !622
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !622
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !622
	%33 = icmp ne i64 %30, %p5, !dbg !622
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !622, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !622
	br label %b23, !dbg !622

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !623
	br i1 %34, label %b7, label %b23, !dbg !623

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !624
	%36 = icmp slt i32 %35, 0, !dbg !624
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !624, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !624
	%38 = sext i32 %37 to i64, !dbg !624
	%39 = icmp ne i64 %p5, %p7, !dbg !624
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !624, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !624
	%41 = select i1 %40, i64 1, i64 %38, !dbg !624
	%42 = sdiv i64 %p7, %41, !dbg !624
	%43 = sub i64 0, %p7, !dbg !624
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !624
	%45 = mul i64 %44, %38, !dbg !624
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !624
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !624
	%48 = icmp ne i64 %p7, %45, !dbg !624
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !624, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !624
	br label %b23, !dbg !624

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !625
	br i1 %49, label %b9, label %b16, !dbg !625

b9:
	%50 = trunc i64 %11 to i32, !dbg !626
	%51 = udiv i32 %50, 32, !dbg !626
	%52 = zext i32 %51 to i64, !dbg !626
	%53 = icmp eq i64 %52, %p2, !dbg !627
	br i1 %53, label %b10, label %b16, !dbg !627

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !630
	br i1 %54, label %b11, label %b12, !dbg !630

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !631
	%56 = icmp slt i32 %55, 0, !dbg !631
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !631, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !631
	%58 = sext i32 %57 to i64, !dbg !631
	%59 = trunc i64 %p8 to i32, !dbg !631
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !631
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !631
	%62 = icmp ne i64 %p5, %p7, !dbg !631
	%63 = icmp uge i64 %p8, %58, !dbg !631
	%64 = or i1 %62, %63, !dbg !631
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !631, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !631
	br label %b23, !dbg !631

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !632
	br i1 %65, label %b13, label %b14, !dbg !632

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !633
	%67 = icmp slt i32 %66, 0, !dbg !633
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !633, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !633
	%69 = sext i32 %68 to i64, !dbg !633
	%70 = mul i64 %p7, %69, !dbg !633
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !633
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !633
	%73 = icmp ne i64 %70, %p5, !dbg !633
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !633, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !633
	br label %b23, !dbg !633

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !634
	br i1 %74, label %b15, label %b23, !dbg !634

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !635
	%76 = icmp slt i32 %75, 0, !dbg !635
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !635, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !635
	%78 = sext i32 %77 to i64, !dbg !635
	%79 = icmp ne i64 %p5, %p7, !dbg !635
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !635, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !635
	%81 = select i1 %80, i64 1, i64 %78, !dbg !635
	%82 = sdiv i64 %p7, %81, !dbg !635
	%83 = sub i64 0, %p7, !dbg !635
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !635
	%85 = mul i64 %84, %78, !dbg !635
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !635
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !635
	%88 = icmp ne i64 %p7, %85, !dbg !635
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !635, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !635
	br label %b23, !dbg !635

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !636
	br i1 %89, label %b17, label %b23, !dbg !636

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !639
	br i1 %90, label %b18, label %b19, !dbg !639

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !640
	%92 = icmp slt i32 %91, 0, !dbg !640
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !640, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !640
	%94 = sext i32 %93 to i64, !dbg !640
	%95 = trunc i64 %p8 to i32, !dbg !640
	%96 = mul i32 %5, %6, !dbg !640
	%97 = icmp ne i64 %p5, %p7, !dbg !640
	%98 = icmp uge i64 %p8, %94, !dbg !640
	%99 = or i1 %97, %98, !dbg !640
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !640, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !640, !range !44
	%101 = mul i32 %96, %100, !dbg !640
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !640
	%103 = sext i32 %102 to i64, !dbg !640
	%104 = sext i32 %101 to i64, !dbg !640
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !640
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !640
	%107 = icmp ne i64 %103, %104, !dbg !640
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !640, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !640
	br label %b23, !dbg !640

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !641
	br i1 %108, label %b20, label %b21, !dbg !641

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !642
	%110 = icmp slt i32 %109, 0, !dbg !642
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !642, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !642
	%112 = sext i32 %111 to i64, !dbg !642
	%113 = mul i64 %p7, %112, !dbg !642
	%114 = mul i32 %5, %6, !dbg !642
	%115 = icmp ne i64 %113, %p5, !dbg !642
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !642, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !642, !range !44
	%117 = mul i32 %114, %116, !dbg !642
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !642
	%119 = sext i32 %118 to i64, !dbg !642
	%120 = sext i32 %117 to i64, !dbg !642
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !642
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !642
	%123 = icmp ne i64 %119, %120, !dbg !642
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !642, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !642
	br label %b23, !dbg !642

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !643
	br i1 %124, label %b22, label %b23, !dbg !643

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !644
	%126 = icmp slt i32 %125, 0, !dbg !644
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !644, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !644
	%128 = sext i32 %127 to i64, !dbg !644
	%129 = icmp ne i64 %p5, %p7, !dbg !644
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !644, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !644
	%131 = select i1 %130, i64 1, i64 %128, !dbg !644
	%132 = sdiv i64 %p7, %131, !dbg !644
	%133 = sub i64 0, %p7, !dbg !644
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !644
	%135 = mul i64 %134, %128, !dbg !644
	%136 = mul i32 %5, %6, !dbg !644
	%137 = icmp ne i64 %p7, %135, !dbg !644
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !644, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !644, !range !44
	%139 = mul i32 %136, %138, !dbg !644
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !644
	%141 = sext i32 %140 to i64, !dbg !644
	%142 = sext i32 %139 to i64, !dbg !644
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !644
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !644
	%145 = icmp ne i64 %141, %142, !dbg !644
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !644, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !644
	br label %b23, !dbg !644

b23:
	ret void, !dbg !613

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !620
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !620
	ret void, !dbg !620

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !620
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !620

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !620
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !620
	ret void, !dbg !620

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !620
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !620
	ret void, !dbg !620

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !622
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !622
	ret void, !dbg !622

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !622
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !622
	ret void, !dbg !622

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !624
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !624
	ret void, !dbg !624

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !624
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !624
	ret void, !dbg !624

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !624
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !624
	ret void, !dbg !624

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !631
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !631
	ret void, !dbg !631

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !631
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !631

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !631
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !631
	ret void, !dbg !631

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !631
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !631
	ret void, !dbg !631

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !633
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !633
	ret void, !dbg !633

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !633
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !633
	ret void, !dbg !633

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !635
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !635
	ret void, !dbg !635

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !635
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !635
	ret void, !dbg !635

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !635
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !635
	ret void, !dbg !635

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !640
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !640
	ret void, !dbg !640

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !640
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !640

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !640
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !640
	ret void, !dbg !640

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !640
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !640
	ret void, !dbg !640

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %103, i64 %104), !dbg !640
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !640
	ret void, !dbg !640

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !642
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !642
	ret void, !dbg !642

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !642
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !642
	ret void, !dbg !642

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %119, i64 %120), !dbg !642
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !642
	ret void, !dbg !642

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !644
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !644
	ret void, !dbg !644

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !644
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !644
	ret void, !dbg !644

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !644
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !644
	ret void, !dbg !644

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %141, i64 %142), !dbg !644
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !644
	ret void, !dbg !644
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

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

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare void @gpuc_broadcast_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_f_collect_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_all_to_all_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_broadcast_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_f_collect_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_all_to_all_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_broadcast_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_all_to_all_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!645, !646, !647, !648, !649, !650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "MoveBody", scope: !1, file: !1, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!7 = !DILocation(line: 12, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective")
!9 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!10 = !DILocation(line: 13, column: 6, scope: !6)
!11 = !DILocation(line: 36, column: 24, scope: !9, inlinedAt: !10)
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 64}
!14 = !{i32 1, i32 1025}
!15 = !DILocation(line: 38, column: 13, scope: !9, inlinedAt: !10)
!16 = !DILocation(line: 38, column: 38, scope: !9, inlinedAt: !10)
!17 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!18 = !DILocation(line: 39, column: 9, scope: !9, inlinedAt: !10)
!19 = !DILocation(line: 50, column: 7, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 51, column: 18, scope: !17, inlinedAt: !18)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 65535}
!24 = !DILocation(line: 52, column: 7, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 53, column: 17, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 54, column: 7, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 55, column: 17, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 40, column: 13, scope: !9, inlinedAt: !10)
!29 = !DILocation(line: 40, column: 35, scope: !9, inlinedAt: !10)
!30 = !DILocation(line: 40, column: 39, scope: !9, inlinedAt: !10)
!31 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!32 = !DILocation(line: 41, column: 9, scope: !9, inlinedAt: !10)
!33 = !DILocation(line: 50, column: 7, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 51, column: 18, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 52, column: 7, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 53, column: 17, scope: !31, inlinedAt: !32)
!37 = !DILocation(line: 54, column: 7, scope: !31, inlinedAt: !32)
!38 = !DILocation(line: 55, column: 17, scope: !31, inlinedAt: !32)
!39 = !DILocation(line: 42, column: 13, scope: !9, inlinedAt: !10)
!40 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!41 = !DILocation(line: 43, column: 9, scope: !9, inlinedAt: !10)
!42 = !DILocation(line: 50, column: 7, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 51, column: 18, scope: !40, inlinedAt: !41)
!44 = !{i32 1, i32 65}
!45 = !DILocation(line: 52, column: 7, scope: !40, inlinedAt: !41)
!46 = !DILocation(line: 53, column: 17, scope: !40, inlinedAt: !41)
!47 = !DILocation(line: 54, column: 7, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 55, column: 17, scope: !40, inlinedAt: !41)
!49 = distinct !DISubprogram(name: "MoveColor", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!50 = !DILocation(line: 19, column: 6, scope: !49)
!51 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!52 = !DILocation(line: 20, column: 6, scope: !49)
!53 = !DILocation(line: 36, column: 24, scope: !51, inlinedAt: !52)
!54 = !DILocation(line: 38, column: 13, scope: !51, inlinedAt: !52)
!55 = !DILocation(line: 38, column: 38, scope: !51, inlinedAt: !52)
!56 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!57 = !DILocation(line: 39, column: 9, scope: !51, inlinedAt: !52)
!58 = !DILocation(line: 50, column: 7, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 51, column: 18, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 52, column: 7, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 53, column: 17, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 54, column: 7, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 55, column: 17, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 40, column: 13, scope: !51, inlinedAt: !52)
!65 = !DILocation(line: 40, column: 35, scope: !51, inlinedAt: !52)
!66 = !DILocation(line: 40, column: 39, scope: !51, inlinedAt: !52)
!67 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!68 = !DILocation(line: 41, column: 9, scope: !51, inlinedAt: !52)
!69 = !DILocation(line: 50, column: 7, scope: !67, inlinedAt: !68)
!70 = !DILocation(line: 51, column: 18, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 52, column: 7, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 53, column: 17, scope: !67, inlinedAt: !68)
!73 = !DILocation(line: 54, column: 7, scope: !67, inlinedAt: !68)
!74 = !DILocation(line: 55, column: 17, scope: !67, inlinedAt: !68)
!75 = !DILocation(line: 42, column: 13, scope: !51, inlinedAt: !52)
!76 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!77 = !DILocation(line: 43, column: 9, scope: !51, inlinedAt: !52)
!78 = !DILocation(line: 50, column: 7, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 51, column: 18, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 52, column: 7, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 53, column: 17, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 54, column: 7, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 55, column: 17, scope: !76, inlinedAt: !77)
!84 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective")
!85 = distinct !DISubprogram(name: "MoveInt8", scope: !84, file: !84, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!86 = !DILocation(line: 13, column: 6, scope: !85)
!87 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!88 = !DILocation(line: 14, column: 6, scope: !85)
!89 = !DILocation(line: 36, column: 24, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 38, column: 13, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 38, column: 38, scope: !87, inlinedAt: !88)
!92 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!93 = !DILocation(line: 39, column: 9, scope: !87, inlinedAt: !88)
!94 = !DILocation(line: 50, column: 7, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 51, column: 18, scope: !92, inlinedAt: !93)
!96 = !DILocation(line: 52, column: 7, scope: !92, inlinedAt: !93)
!97 = !DILocation(line: 53, column: 17, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 54, column: 7, scope: !92, inlinedAt: !93)
!99 = !DILocation(line: 55, column: 17, scope: !92, inlinedAt: !93)
!100 = !DILocation(line: 40, column: 13, scope: !87, inlinedAt: !88)
!101 = !DILocation(line: 40, column: 35, scope: !87, inlinedAt: !88)
!102 = !DILocation(line: 40, column: 39, scope: !87, inlinedAt: !88)
!103 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!104 = !DILocation(line: 41, column: 9, scope: !87, inlinedAt: !88)
!105 = !DILocation(line: 50, column: 7, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 51, column: 18, scope: !103, inlinedAt: !104)
!107 = !DILocation(line: 52, column: 7, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 53, column: 17, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 54, column: 7, scope: !103, inlinedAt: !104)
!110 = !DILocation(line: 55, column: 17, scope: !103, inlinedAt: !104)
!111 = !DILocation(line: 42, column: 13, scope: !87, inlinedAt: !88)
!112 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!113 = !DILocation(line: 43, column: 9, scope: !87, inlinedAt: !88)
!114 = !DILocation(line: 50, column: 7, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 51, column: 18, scope: !112, inlinedAt: !113)
!116 = !DILocation(line: 52, column: 7, scope: !112, inlinedAt: !113)
!117 = !DILocation(line: 53, column: 17, scope: !112, inlinedAt: !113)
!118 = !DILocation(line: 54, column: 7, scope: !112, inlinedAt: !113)
!119 = !DILocation(line: 55, column: 17, scope: !112, inlinedAt: !113)
!120 = distinct !DISubprogram(name: "MoveInt16", scope: !84, file: !84, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!121 = !DILocation(line: 20, column: 6, scope: !120)
!122 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!123 = !DILocation(line: 21, column: 6, scope: !120)
!124 = !DILocation(line: 36, column: 24, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 38, column: 13, scope: !122, inlinedAt: !123)
!126 = !DILocation(line: 38, column: 38, scope: !122, inlinedAt: !123)
!127 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!128 = !DILocation(line: 39, column: 9, scope: !122, inlinedAt: !123)
!129 = !DILocation(line: 50, column: 7, scope: !127, inlinedAt: !128)
!130 = !DILocation(line: 51, column: 18, scope: !127, inlinedAt: !128)
!131 = !DILocation(line: 52, column: 7, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 53, column: 17, scope: !127, inlinedAt: !128)
!133 = !DILocation(line: 54, column: 7, scope: !127, inlinedAt: !128)
!134 = !DILocation(line: 55, column: 17, scope: !127, inlinedAt: !128)
!135 = !DILocation(line: 40, column: 13, scope: !122, inlinedAt: !123)
!136 = !DILocation(line: 40, column: 35, scope: !122, inlinedAt: !123)
!137 = !DILocation(line: 40, column: 39, scope: !122, inlinedAt: !123)
!138 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!139 = !DILocation(line: 41, column: 9, scope: !122, inlinedAt: !123)
!140 = !DILocation(line: 50, column: 7, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 51, column: 18, scope: !138, inlinedAt: !139)
!142 = !DILocation(line: 52, column: 7, scope: !138, inlinedAt: !139)
!143 = !DILocation(line: 53, column: 17, scope: !138, inlinedAt: !139)
!144 = !DILocation(line: 54, column: 7, scope: !138, inlinedAt: !139)
!145 = !DILocation(line: 55, column: 17, scope: !138, inlinedAt: !139)
!146 = !DILocation(line: 42, column: 13, scope: !122, inlinedAt: !123)
!147 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!148 = !DILocation(line: 43, column: 9, scope: !122, inlinedAt: !123)
!149 = !DILocation(line: 50, column: 7, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 51, column: 18, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 52, column: 7, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 53, column: 17, scope: !147, inlinedAt: !148)
!153 = !DILocation(line: 54, column: 7, scope: !147, inlinedAt: !148)
!154 = !DILocation(line: 55, column: 17, scope: !147, inlinedAt: !148)
!155 = distinct !DISubprogram(name: "MoveInt32", scope: !84, file: !84, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!156 = !DILocation(line: 27, column: 6, scope: !155)
!157 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!158 = !DILocation(line: 28, column: 6, scope: !155)
!159 = !DILocation(line: 36, column: 24, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 38, column: 13, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 38, column: 38, scope: !157, inlinedAt: !158)
!162 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!163 = !DILocation(line: 39, column: 9, scope: !157, inlinedAt: !158)
!164 = !DILocation(line: 50, column: 7, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 51, column: 18, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 52, column: 7, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 53, column: 17, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 54, column: 7, scope: !162, inlinedAt: !163)
!169 = !DILocation(line: 55, column: 17, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 40, column: 13, scope: !157, inlinedAt: !158)
!171 = !DILocation(line: 40, column: 35, scope: !157, inlinedAt: !158)
!172 = !DILocation(line: 40, column: 39, scope: !157, inlinedAt: !158)
!173 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!174 = !DILocation(line: 41, column: 9, scope: !157, inlinedAt: !158)
!175 = !DILocation(line: 50, column: 7, scope: !173, inlinedAt: !174)
!176 = !DILocation(line: 51, column: 18, scope: !173, inlinedAt: !174)
!177 = !DILocation(line: 52, column: 7, scope: !173, inlinedAt: !174)
!178 = !DILocation(line: 53, column: 17, scope: !173, inlinedAt: !174)
!179 = !DILocation(line: 54, column: 7, scope: !173, inlinedAt: !174)
!180 = !DILocation(line: 55, column: 17, scope: !173, inlinedAt: !174)
!181 = !DILocation(line: 42, column: 13, scope: !157, inlinedAt: !158)
!182 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!183 = !DILocation(line: 43, column: 9, scope: !157, inlinedAt: !158)
!184 = !DILocation(line: 50, column: 7, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 51, column: 18, scope: !182, inlinedAt: !183)
!186 = !DILocation(line: 52, column: 7, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 53, column: 17, scope: !182, inlinedAt: !183)
!188 = !DILocation(line: 54, column: 7, scope: !182, inlinedAt: !183)
!189 = !DILocation(line: 55, column: 17, scope: !182, inlinedAt: !183)
!190 = distinct !DISubprogram(name: "MoveInt64", scope: !84, file: !84, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!191 = !DILocation(line: 34, column: 6, scope: !190)
!192 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!193 = !DILocation(line: 35, column: 6, scope: !190)
!194 = !DILocation(line: 36, column: 24, scope: !192, inlinedAt: !193)
!195 = !DILocation(line: 38, column: 13, scope: !192, inlinedAt: !193)
!196 = !DILocation(line: 38, column: 38, scope: !192, inlinedAt: !193)
!197 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!198 = !DILocation(line: 39, column: 9, scope: !192, inlinedAt: !193)
!199 = !DILocation(line: 50, column: 7, scope: !197, inlinedAt: !198)
!200 = !DILocation(line: 51, column: 18, scope: !197, inlinedAt: !198)
!201 = !DILocation(line: 52, column: 7, scope: !197, inlinedAt: !198)
!202 = !DILocation(line: 53, column: 17, scope: !197, inlinedAt: !198)
!203 = !DILocation(line: 54, column: 7, scope: !197, inlinedAt: !198)
!204 = !DILocation(line: 55, column: 17, scope: !197, inlinedAt: !198)
!205 = !DILocation(line: 40, column: 13, scope: !192, inlinedAt: !193)
!206 = !DILocation(line: 40, column: 35, scope: !192, inlinedAt: !193)
!207 = !DILocation(line: 40, column: 39, scope: !192, inlinedAt: !193)
!208 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!209 = !DILocation(line: 41, column: 9, scope: !192, inlinedAt: !193)
!210 = !DILocation(line: 50, column: 7, scope: !208, inlinedAt: !209)
!211 = !DILocation(line: 51, column: 18, scope: !208, inlinedAt: !209)
!212 = !DILocation(line: 52, column: 7, scope: !208, inlinedAt: !209)
!213 = !DILocation(line: 53, column: 17, scope: !208, inlinedAt: !209)
!214 = !DILocation(line: 54, column: 7, scope: !208, inlinedAt: !209)
!215 = !DILocation(line: 55, column: 17, scope: !208, inlinedAt: !209)
!216 = !DILocation(line: 42, column: 13, scope: !192, inlinedAt: !193)
!217 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!218 = !DILocation(line: 43, column: 9, scope: !192, inlinedAt: !193)
!219 = !DILocation(line: 50, column: 7, scope: !217, inlinedAt: !218)
!220 = !DILocation(line: 51, column: 18, scope: !217, inlinedAt: !218)
!221 = !DILocation(line: 52, column: 7, scope: !217, inlinedAt: !218)
!222 = !DILocation(line: 53, column: 17, scope: !217, inlinedAt: !218)
!223 = !DILocation(line: 54, column: 7, scope: !217, inlinedAt: !218)
!224 = !DILocation(line: 55, column: 17, scope: !217, inlinedAt: !218)
!225 = distinct !DISubprogram(name: "MoveInt", scope: !84, file: !84, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!226 = !DILocation(line: 41, column: 6, scope: !225)
!227 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!228 = !DILocation(line: 42, column: 6, scope: !225)
!229 = !DILocation(line: 36, column: 24, scope: !227, inlinedAt: !228)
!230 = !DILocation(line: 38, column: 13, scope: !227, inlinedAt: !228)
!231 = !DILocation(line: 38, column: 38, scope: !227, inlinedAt: !228)
!232 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!233 = !DILocation(line: 39, column: 9, scope: !227, inlinedAt: !228)
!234 = !DILocation(line: 50, column: 7, scope: !232, inlinedAt: !233)
!235 = !DILocation(line: 51, column: 18, scope: !232, inlinedAt: !233)
!236 = !DILocation(line: 52, column: 7, scope: !232, inlinedAt: !233)
!237 = !DILocation(line: 53, column: 17, scope: !232, inlinedAt: !233)
!238 = !DILocation(line: 54, column: 7, scope: !232, inlinedAt: !233)
!239 = !DILocation(line: 55, column: 17, scope: !232, inlinedAt: !233)
!240 = !DILocation(line: 40, column: 13, scope: !227, inlinedAt: !228)
!241 = !DILocation(line: 40, column: 35, scope: !227, inlinedAt: !228)
!242 = !DILocation(line: 40, column: 39, scope: !227, inlinedAt: !228)
!243 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!244 = !DILocation(line: 41, column: 9, scope: !227, inlinedAt: !228)
!245 = !DILocation(line: 50, column: 7, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 51, column: 18, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 52, column: 7, scope: !243, inlinedAt: !244)
!248 = !DILocation(line: 53, column: 17, scope: !243, inlinedAt: !244)
!249 = !DILocation(line: 54, column: 7, scope: !243, inlinedAt: !244)
!250 = !DILocation(line: 55, column: 17, scope: !243, inlinedAt: !244)
!251 = !DILocation(line: 42, column: 13, scope: !227, inlinedAt: !228)
!252 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!253 = !DILocation(line: 43, column: 9, scope: !227, inlinedAt: !228)
!254 = !DILocation(line: 50, column: 7, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 51, column: 18, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 52, column: 7, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 53, column: 17, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 54, column: 7, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 55, column: 17, scope: !252, inlinedAt: !253)
!260 = distinct !DISubprogram(name: "MoveUint8", scope: !84, file: !84, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!261 = !DILocation(line: 48, column: 6, scope: !260)
!262 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!263 = !DILocation(line: 49, column: 6, scope: !260)
!264 = !DILocation(line: 36, column: 24, scope: !262, inlinedAt: !263)
!265 = !DILocation(line: 38, column: 13, scope: !262, inlinedAt: !263)
!266 = !DILocation(line: 38, column: 38, scope: !262, inlinedAt: !263)
!267 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!268 = !DILocation(line: 39, column: 9, scope: !262, inlinedAt: !263)
!269 = !DILocation(line: 50, column: 7, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 51, column: 18, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 52, column: 7, scope: !267, inlinedAt: !268)
!272 = !DILocation(line: 53, column: 17, scope: !267, inlinedAt: !268)
!273 = !DILocation(line: 54, column: 7, scope: !267, inlinedAt: !268)
!274 = !DILocation(line: 55, column: 17, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 40, column: 13, scope: !262, inlinedAt: !263)
!276 = !DILocation(line: 40, column: 35, scope: !262, inlinedAt: !263)
!277 = !DILocation(line: 40, column: 39, scope: !262, inlinedAt: !263)
!278 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!279 = !DILocation(line: 41, column: 9, scope: !262, inlinedAt: !263)
!280 = !DILocation(line: 50, column: 7, scope: !278, inlinedAt: !279)
!281 = !DILocation(line: 51, column: 18, scope: !278, inlinedAt: !279)
!282 = !DILocation(line: 52, column: 7, scope: !278, inlinedAt: !279)
!283 = !DILocation(line: 53, column: 17, scope: !278, inlinedAt: !279)
!284 = !DILocation(line: 54, column: 7, scope: !278, inlinedAt: !279)
!285 = !DILocation(line: 55, column: 17, scope: !278, inlinedAt: !279)
!286 = !DILocation(line: 42, column: 13, scope: !262, inlinedAt: !263)
!287 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!288 = !DILocation(line: 43, column: 9, scope: !262, inlinedAt: !263)
!289 = !DILocation(line: 50, column: 7, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 51, column: 18, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 52, column: 7, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 53, column: 17, scope: !287, inlinedAt: !288)
!293 = !DILocation(line: 54, column: 7, scope: !287, inlinedAt: !288)
!294 = !DILocation(line: 55, column: 17, scope: !287, inlinedAt: !288)
!295 = distinct !DISubprogram(name: "MoveUint16", scope: !84, file: !84, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!296 = !DILocation(line: 55, column: 6, scope: !295)
!297 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!298 = !DILocation(line: 56, column: 6, scope: !295)
!299 = !DILocation(line: 36, column: 24, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 38, column: 13, scope: !297, inlinedAt: !298)
!301 = !DILocation(line: 38, column: 38, scope: !297, inlinedAt: !298)
!302 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!303 = !DILocation(line: 39, column: 9, scope: !297, inlinedAt: !298)
!304 = !DILocation(line: 50, column: 7, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 51, column: 18, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 52, column: 7, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 53, column: 17, scope: !302, inlinedAt: !303)
!308 = !DILocation(line: 54, column: 7, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 55, column: 17, scope: !302, inlinedAt: !303)
!310 = !DILocation(line: 40, column: 13, scope: !297, inlinedAt: !298)
!311 = !DILocation(line: 40, column: 35, scope: !297, inlinedAt: !298)
!312 = !DILocation(line: 40, column: 39, scope: !297, inlinedAt: !298)
!313 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!314 = !DILocation(line: 41, column: 9, scope: !297, inlinedAt: !298)
!315 = !DILocation(line: 50, column: 7, scope: !313, inlinedAt: !314)
!316 = !DILocation(line: 51, column: 18, scope: !313, inlinedAt: !314)
!317 = !DILocation(line: 52, column: 7, scope: !313, inlinedAt: !314)
!318 = !DILocation(line: 53, column: 17, scope: !313, inlinedAt: !314)
!319 = !DILocation(line: 54, column: 7, scope: !313, inlinedAt: !314)
!320 = !DILocation(line: 55, column: 17, scope: !313, inlinedAt: !314)
!321 = !DILocation(line: 42, column: 13, scope: !297, inlinedAt: !298)
!322 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!323 = !DILocation(line: 43, column: 9, scope: !297, inlinedAt: !298)
!324 = !DILocation(line: 50, column: 7, scope: !322, inlinedAt: !323)
!325 = !DILocation(line: 51, column: 18, scope: !322, inlinedAt: !323)
!326 = !DILocation(line: 52, column: 7, scope: !322, inlinedAt: !323)
!327 = !DILocation(line: 53, column: 17, scope: !322, inlinedAt: !323)
!328 = !DILocation(line: 54, column: 7, scope: !322, inlinedAt: !323)
!329 = !DILocation(line: 55, column: 17, scope: !322, inlinedAt: !323)
!330 = distinct !DISubprogram(name: "MoveUint32", scope: !84, file: !84, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!331 = !DILocation(line: 62, column: 6, scope: !330)
!332 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!333 = !DILocation(line: 63, column: 6, scope: !330)
!334 = !DILocation(line: 36, column: 24, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 38, column: 13, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 38, column: 38, scope: !332, inlinedAt: !333)
!337 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!338 = !DILocation(line: 39, column: 9, scope: !332, inlinedAt: !333)
!339 = !DILocation(line: 50, column: 7, scope: !337, inlinedAt: !338)
!340 = !DILocation(line: 51, column: 18, scope: !337, inlinedAt: !338)
!341 = !DILocation(line: 52, column: 7, scope: !337, inlinedAt: !338)
!342 = !DILocation(line: 53, column: 17, scope: !337, inlinedAt: !338)
!343 = !DILocation(line: 54, column: 7, scope: !337, inlinedAt: !338)
!344 = !DILocation(line: 55, column: 17, scope: !337, inlinedAt: !338)
!345 = !DILocation(line: 40, column: 13, scope: !332, inlinedAt: !333)
!346 = !DILocation(line: 40, column: 35, scope: !332, inlinedAt: !333)
!347 = !DILocation(line: 40, column: 39, scope: !332, inlinedAt: !333)
!348 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!349 = !DILocation(line: 41, column: 9, scope: !332, inlinedAt: !333)
!350 = !DILocation(line: 50, column: 7, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 51, column: 18, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 52, column: 7, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 53, column: 17, scope: !348, inlinedAt: !349)
!354 = !DILocation(line: 54, column: 7, scope: !348, inlinedAt: !349)
!355 = !DILocation(line: 55, column: 17, scope: !348, inlinedAt: !349)
!356 = !DILocation(line: 42, column: 13, scope: !332, inlinedAt: !333)
!357 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!358 = !DILocation(line: 43, column: 9, scope: !332, inlinedAt: !333)
!359 = !DILocation(line: 50, column: 7, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 51, column: 18, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 52, column: 7, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 53, column: 17, scope: !357, inlinedAt: !358)
!363 = !DILocation(line: 54, column: 7, scope: !357, inlinedAt: !358)
!364 = !DILocation(line: 55, column: 17, scope: !357, inlinedAt: !358)
!365 = distinct !DISubprogram(name: "MoveUint64", scope: !84, file: !84, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!366 = !DILocation(line: 69, column: 6, scope: !365)
!367 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!368 = !DILocation(line: 70, column: 6, scope: !365)
!369 = !DILocation(line: 36, column: 24, scope: !367, inlinedAt: !368)
!370 = !DILocation(line: 38, column: 13, scope: !367, inlinedAt: !368)
!371 = !DILocation(line: 38, column: 38, scope: !367, inlinedAt: !368)
!372 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!373 = !DILocation(line: 39, column: 9, scope: !367, inlinedAt: !368)
!374 = !DILocation(line: 50, column: 7, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 51, column: 18, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 52, column: 7, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 53, column: 17, scope: !372, inlinedAt: !373)
!378 = !DILocation(line: 54, column: 7, scope: !372, inlinedAt: !373)
!379 = !DILocation(line: 55, column: 17, scope: !372, inlinedAt: !373)
!380 = !DILocation(line: 40, column: 13, scope: !367, inlinedAt: !368)
!381 = !DILocation(line: 40, column: 35, scope: !367, inlinedAt: !368)
!382 = !DILocation(line: 40, column: 39, scope: !367, inlinedAt: !368)
!383 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!384 = !DILocation(line: 41, column: 9, scope: !367, inlinedAt: !368)
!385 = !DILocation(line: 50, column: 7, scope: !383, inlinedAt: !384)
!386 = !DILocation(line: 51, column: 18, scope: !383, inlinedAt: !384)
!387 = !DILocation(line: 52, column: 7, scope: !383, inlinedAt: !384)
!388 = !DILocation(line: 53, column: 17, scope: !383, inlinedAt: !384)
!389 = !DILocation(line: 54, column: 7, scope: !383, inlinedAt: !384)
!390 = !DILocation(line: 55, column: 17, scope: !383, inlinedAt: !384)
!391 = !DILocation(line: 42, column: 13, scope: !367, inlinedAt: !368)
!392 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!393 = !DILocation(line: 43, column: 9, scope: !367, inlinedAt: !368)
!394 = !DILocation(line: 50, column: 7, scope: !392, inlinedAt: !393)
!395 = !DILocation(line: 51, column: 18, scope: !392, inlinedAt: !393)
!396 = !DILocation(line: 52, column: 7, scope: !392, inlinedAt: !393)
!397 = !DILocation(line: 53, column: 17, scope: !392, inlinedAt: !393)
!398 = !DILocation(line: 54, column: 7, scope: !392, inlinedAt: !393)
!399 = !DILocation(line: 55, column: 17, scope: !392, inlinedAt: !393)
!400 = distinct !DISubprogram(name: "MoveUint", scope: !84, file: !84, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!401 = !DILocation(line: 76, column: 6, scope: !400)
!402 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!403 = !DILocation(line: 77, column: 6, scope: !400)
!404 = !DILocation(line: 36, column: 24, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 38, column: 13, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 38, column: 38, scope: !402, inlinedAt: !403)
!407 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!408 = !DILocation(line: 39, column: 9, scope: !402, inlinedAt: !403)
!409 = !DILocation(line: 50, column: 7, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 51, column: 18, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 52, column: 7, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 53, column: 17, scope: !407, inlinedAt: !408)
!413 = !DILocation(line: 54, column: 7, scope: !407, inlinedAt: !408)
!414 = !DILocation(line: 55, column: 17, scope: !407, inlinedAt: !408)
!415 = !DILocation(line: 40, column: 13, scope: !402, inlinedAt: !403)
!416 = !DILocation(line: 40, column: 35, scope: !402, inlinedAt: !403)
!417 = !DILocation(line: 40, column: 39, scope: !402, inlinedAt: !403)
!418 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!419 = !DILocation(line: 41, column: 9, scope: !402, inlinedAt: !403)
!420 = !DILocation(line: 50, column: 7, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 51, column: 18, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 52, column: 7, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 53, column: 17, scope: !418, inlinedAt: !419)
!424 = !DILocation(line: 54, column: 7, scope: !418, inlinedAt: !419)
!425 = !DILocation(line: 55, column: 17, scope: !418, inlinedAt: !419)
!426 = !DILocation(line: 42, column: 13, scope: !402, inlinedAt: !403)
!427 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!428 = !DILocation(line: 43, column: 9, scope: !402, inlinedAt: !403)
!429 = !DILocation(line: 50, column: 7, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 51, column: 18, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 52, column: 7, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 53, column: 17, scope: !427, inlinedAt: !428)
!433 = !DILocation(line: 54, column: 7, scope: !427, inlinedAt: !428)
!434 = !DILocation(line: 55, column: 17, scope: !427, inlinedAt: !428)
!435 = distinct !DISubprogram(name: "MoveFloat32", scope: !84, file: !84, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!436 = !DILocation(line: 83, column: 6, scope: !435)
!437 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!438 = !DILocation(line: 84, column: 6, scope: !435)
!439 = !DILocation(line: 36, column: 24, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 38, column: 13, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 38, column: 38, scope: !437, inlinedAt: !438)
!442 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!443 = !DILocation(line: 39, column: 9, scope: !437, inlinedAt: !438)
!444 = !DILocation(line: 50, column: 7, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 51, column: 18, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 52, column: 7, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 54, column: 7, scope: !442, inlinedAt: !443)
!449 = !DILocation(line: 55, column: 17, scope: !442, inlinedAt: !443)
!450 = !DILocation(line: 40, column: 13, scope: !437, inlinedAt: !438)
!451 = !DILocation(line: 40, column: 35, scope: !437, inlinedAt: !438)
!452 = !DILocation(line: 40, column: 39, scope: !437, inlinedAt: !438)
!453 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!454 = !DILocation(line: 41, column: 9, scope: !437, inlinedAt: !438)
!455 = !DILocation(line: 50, column: 7, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 51, column: 18, scope: !453, inlinedAt: !454)
!457 = !DILocation(line: 52, column: 7, scope: !453, inlinedAt: !454)
!458 = !DILocation(line: 53, column: 17, scope: !453, inlinedAt: !454)
!459 = !DILocation(line: 54, column: 7, scope: !453, inlinedAt: !454)
!460 = !DILocation(line: 55, column: 17, scope: !453, inlinedAt: !454)
!461 = !DILocation(line: 42, column: 13, scope: !437, inlinedAt: !438)
!462 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!463 = !DILocation(line: 43, column: 9, scope: !437, inlinedAt: !438)
!464 = !DILocation(line: 50, column: 7, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 51, column: 18, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 52, column: 7, scope: !462, inlinedAt: !463)
!467 = !DILocation(line: 53, column: 17, scope: !462, inlinedAt: !463)
!468 = !DILocation(line: 54, column: 7, scope: !462, inlinedAt: !463)
!469 = !DILocation(line: 55, column: 17, scope: !462, inlinedAt: !463)
!470 = distinct !DISubprogram(name: "MoveFloat64", scope: !84, file: !84, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!471 = !DILocation(line: 90, column: 6, scope: !470)
!472 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!473 = !DILocation(line: 91, column: 6, scope: !470)
!474 = !DILocation(line: 36, column: 24, scope: !472, inlinedAt: !473)
!475 = !DILocation(line: 38, column: 13, scope: !472, inlinedAt: !473)
!476 = !DILocation(line: 38, column: 38, scope: !472, inlinedAt: !473)
!477 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!478 = !DILocation(line: 39, column: 9, scope: !472, inlinedAt: !473)
!479 = !DILocation(line: 50, column: 7, scope: !477, inlinedAt: !478)
!480 = !DILocation(line: 51, column: 18, scope: !477, inlinedAt: !478)
!481 = !DILocation(line: 52, column: 7, scope: !477, inlinedAt: !478)
!482 = !DILocation(line: 53, column: 17, scope: !477, inlinedAt: !478)
!483 = !DILocation(line: 54, column: 7, scope: !477, inlinedAt: !478)
!484 = !DILocation(line: 55, column: 17, scope: !477, inlinedAt: !478)
!485 = !DILocation(line: 40, column: 13, scope: !472, inlinedAt: !473)
!486 = !DILocation(line: 40, column: 35, scope: !472, inlinedAt: !473)
!487 = !DILocation(line: 40, column: 39, scope: !472, inlinedAt: !473)
!488 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!489 = !DILocation(line: 41, column: 9, scope: !472, inlinedAt: !473)
!490 = !DILocation(line: 50, column: 7, scope: !488, inlinedAt: !489)
!491 = !DILocation(line: 51, column: 18, scope: !488, inlinedAt: !489)
!492 = !DILocation(line: 52, column: 7, scope: !488, inlinedAt: !489)
!493 = !DILocation(line: 53, column: 17, scope: !488, inlinedAt: !489)
!494 = !DILocation(line: 54, column: 7, scope: !488, inlinedAt: !489)
!495 = !DILocation(line: 55, column: 17, scope: !488, inlinedAt: !489)
!496 = !DILocation(line: 42, column: 13, scope: !472, inlinedAt: !473)
!497 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!498 = !DILocation(line: 43, column: 9, scope: !472, inlinedAt: !473)
!499 = !DILocation(line: 50, column: 7, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 51, column: 18, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 52, column: 7, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 53, column: 17, scope: !497, inlinedAt: !498)
!503 = !DILocation(line: 54, column: 7, scope: !497, inlinedAt: !498)
!504 = !DILocation(line: 55, column: 17, scope: !497, inlinedAt: !498)
!505 = distinct !DISubprogram(name: "MoveFloat16", scope: !84, file: !84, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!506 = !DILocation(line: 97, column: 6, scope: !505)
!507 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!508 = !DILocation(line: 98, column: 6, scope: !505)
!509 = !DILocation(line: 36, column: 24, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 38, column: 13, scope: !507, inlinedAt: !508)
!511 = !DILocation(line: 38, column: 38, scope: !507, inlinedAt: !508)
!512 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!513 = !DILocation(line: 39, column: 9, scope: !507, inlinedAt: !508)
!514 = !DILocation(line: 50, column: 7, scope: !512, inlinedAt: !513)
!515 = !DILocation(line: 51, column: 18, scope: !512, inlinedAt: !513)
!516 = !DILocation(line: 52, column: 7, scope: !512, inlinedAt: !513)
!517 = !DILocation(line: 53, column: 17, scope: !512, inlinedAt: !513)
!518 = !DILocation(line: 54, column: 7, scope: !512, inlinedAt: !513)
!519 = !DILocation(line: 55, column: 17, scope: !512, inlinedAt: !513)
!520 = !DILocation(line: 40, column: 13, scope: !507, inlinedAt: !508)
!521 = !DILocation(line: 40, column: 35, scope: !507, inlinedAt: !508)
!522 = !DILocation(line: 40, column: 39, scope: !507, inlinedAt: !508)
!523 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!524 = !DILocation(line: 41, column: 9, scope: !507, inlinedAt: !508)
!525 = !DILocation(line: 50, column: 7, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 51, column: 18, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 52, column: 7, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 53, column: 17, scope: !523, inlinedAt: !524)
!529 = !DILocation(line: 54, column: 7, scope: !523, inlinedAt: !524)
!530 = !DILocation(line: 55, column: 17, scope: !523, inlinedAt: !524)
!531 = !DILocation(line: 42, column: 13, scope: !507, inlinedAt: !508)
!532 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!533 = !DILocation(line: 43, column: 9, scope: !507, inlinedAt: !508)
!534 = !DILocation(line: 50, column: 7, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 51, column: 18, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 52, column: 7, scope: !532, inlinedAt: !533)
!537 = !DILocation(line: 53, column: 17, scope: !532, inlinedAt: !533)
!538 = !DILocation(line: 54, column: 7, scope: !532, inlinedAt: !533)
!539 = !DILocation(line: 55, column: 17, scope: !532, inlinedAt: !533)
!540 = distinct !DISubprogram(name: "MoveBFloat16", scope: !84, file: !84, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!541 = !DILocation(line: 104, column: 6, scope: !540)
!542 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!543 = !DILocation(line: 105, column: 6, scope: !540)
!544 = !DILocation(line: 36, column: 24, scope: !542, inlinedAt: !543)
!545 = !DILocation(line: 38, column: 13, scope: !542, inlinedAt: !543)
!546 = !DILocation(line: 38, column: 38, scope: !542, inlinedAt: !543)
!547 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!548 = !DILocation(line: 39, column: 9, scope: !542, inlinedAt: !543)
!549 = !DILocation(line: 50, column: 7, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 51, column: 18, scope: !547, inlinedAt: !548)
!551 = !DILocation(line: 52, column: 7, scope: !547, inlinedAt: !548)
!552 = !DILocation(line: 53, column: 17, scope: !547, inlinedAt: !548)
!553 = !DILocation(line: 54, column: 7, scope: !547, inlinedAt: !548)
!554 = !DILocation(line: 55, column: 17, scope: !547, inlinedAt: !548)
!555 = !DILocation(line: 40, column: 13, scope: !542, inlinedAt: !543)
!556 = !DILocation(line: 40, column: 35, scope: !542, inlinedAt: !543)
!557 = !DILocation(line: 40, column: 39, scope: !542, inlinedAt: !543)
!558 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!559 = !DILocation(line: 41, column: 9, scope: !542, inlinedAt: !543)
!560 = !DILocation(line: 50, column: 7, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 51, column: 18, scope: !558, inlinedAt: !559)
!562 = !DILocation(line: 52, column: 7, scope: !558, inlinedAt: !559)
!563 = !DILocation(line: 53, column: 17, scope: !558, inlinedAt: !559)
!564 = !DILocation(line: 54, column: 7, scope: !558, inlinedAt: !559)
!565 = !DILocation(line: 55, column: 17, scope: !558, inlinedAt: !559)
!566 = !DILocation(line: 42, column: 13, scope: !542, inlinedAt: !543)
!567 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!568 = !DILocation(line: 43, column: 9, scope: !542, inlinedAt: !543)
!569 = !DILocation(line: 50, column: 7, scope: !567, inlinedAt: !568)
!570 = !DILocation(line: 51, column: 18, scope: !567, inlinedAt: !568)
!571 = !DILocation(line: 52, column: 7, scope: !567, inlinedAt: !568)
!572 = !DILocation(line: 53, column: 17, scope: !567, inlinedAt: !568)
!573 = !DILocation(line: 54, column: 7, scope: !567, inlinedAt: !568)
!574 = !DILocation(line: 55, column: 17, scope: !567, inlinedAt: !568)
!575 = distinct !DISubprogram(name: "MoveFloat8E4M3", scope: !84, file: !84, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!576 = !DILocation(line: 111, column: 6, scope: !575)
!577 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!578 = !DILocation(line: 112, column: 6, scope: !575)
!579 = !DILocation(line: 36, column: 24, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 38, column: 13, scope: !577, inlinedAt: !578)
!581 = !DILocation(line: 38, column: 38, scope: !577, inlinedAt: !578)
!582 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!583 = !DILocation(line: 39, column: 9, scope: !577, inlinedAt: !578)
!584 = !DILocation(line: 50, column: 7, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 51, column: 18, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 52, column: 7, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 53, column: 17, scope: !582, inlinedAt: !583)
!588 = !DILocation(line: 54, column: 7, scope: !582, inlinedAt: !583)
!589 = !DILocation(line: 55, column: 17, scope: !582, inlinedAt: !583)
!590 = !DILocation(line: 40, column: 13, scope: !577, inlinedAt: !578)
!591 = !DILocation(line: 40, column: 35, scope: !577, inlinedAt: !578)
!592 = !DILocation(line: 40, column: 39, scope: !577, inlinedAt: !578)
!593 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!594 = !DILocation(line: 41, column: 9, scope: !577, inlinedAt: !578)
!595 = !DILocation(line: 50, column: 7, scope: !593, inlinedAt: !594)
!596 = !DILocation(line: 51, column: 18, scope: !593, inlinedAt: !594)
!597 = !DILocation(line: 52, column: 7, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 53, column: 17, scope: !593, inlinedAt: !594)
!599 = !DILocation(line: 54, column: 7, scope: !593, inlinedAt: !594)
!600 = !DILocation(line: 55, column: 17, scope: !593, inlinedAt: !594)
!601 = !DILocation(line: 42, column: 13, scope: !577, inlinedAt: !578)
!602 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!603 = !DILocation(line: 43, column: 9, scope: !577, inlinedAt: !578)
!604 = !DILocation(line: 50, column: 7, scope: !602, inlinedAt: !603)
!605 = !DILocation(line: 51, column: 18, scope: !602, inlinedAt: !603)
!606 = !DILocation(line: 52, column: 7, scope: !602, inlinedAt: !603)
!607 = !DILocation(line: 53, column: 17, scope: !602, inlinedAt: !603)
!608 = !DILocation(line: 54, column: 7, scope: !602, inlinedAt: !603)
!609 = !DILocation(line: 55, column: 17, scope: !602, inlinedAt: !603)
!610 = distinct !DISubprogram(name: "MoveFloat8E5M2", scope: !84, file: !84, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!611 = !DILocation(line: 118, column: 6, scope: !610)
!612 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!613 = !DILocation(line: 119, column: 6, scope: !610)
!614 = !DILocation(line: 36, column: 24, scope: !612, inlinedAt: !613)
!615 = !DILocation(line: 38, column: 13, scope: !612, inlinedAt: !613)
!616 = !DILocation(line: 38, column: 38, scope: !612, inlinedAt: !613)
!617 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!618 = !DILocation(line: 39, column: 9, scope: !612, inlinedAt: !613)
!619 = !DILocation(line: 50, column: 7, scope: !617, inlinedAt: !618)
!620 = !DILocation(line: 51, column: 18, scope: !617, inlinedAt: !618)
!621 = !DILocation(line: 52, column: 7, scope: !617, inlinedAt: !618)
!622 = !DILocation(line: 53, column: 17, scope: !617, inlinedAt: !618)
!623 = !DILocation(line: 54, column: 7, scope: !617, inlinedAt: !618)
!624 = !DILocation(line: 55, column: 17, scope: !617, inlinedAt: !618)
!625 = !DILocation(line: 40, column: 13, scope: !612, inlinedAt: !613)
!626 = !DILocation(line: 40, column: 35, scope: !612, inlinedAt: !613)
!627 = !DILocation(line: 40, column: 39, scope: !612, inlinedAt: !613)
!628 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!629 = !DILocation(line: 41, column: 9, scope: !612, inlinedAt: !613)
!630 = !DILocation(line: 50, column: 7, scope: !628, inlinedAt: !629)
!631 = !DILocation(line: 51, column: 18, scope: !628, inlinedAt: !629)
!632 = !DILocation(line: 52, column: 7, scope: !628, inlinedAt: !629)
!633 = !DILocation(line: 53, column: 17, scope: !628, inlinedAt: !629)
!634 = !DILocation(line: 54, column: 7, scope: !628, inlinedAt: !629)
!635 = !DILocation(line: 55, column: 17, scope: !628, inlinedAt: !629)
!636 = !DILocation(line: 42, column: 13, scope: !612, inlinedAt: !613)
!637 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!638 = !DILocation(line: 43, column: 9, scope: !612, inlinedAt: !613)
!639 = !DILocation(line: 50, column: 7, scope: !637, inlinedAt: !638)
!640 = !DILocation(line: 51, column: 18, scope: !637, inlinedAt: !638)
!641 = !DILocation(line: 52, column: 7, scope: !637, inlinedAt: !638)
!642 = !DILocation(line: 53, column: 17, scope: !637, inlinedAt: !638)
!643 = !DILocation(line: 54, column: 7, scope: !637, inlinedAt: !638)
!644 = !DILocation(line: 55, column: 17, scope: !637, inlinedAt: !638)
!645 = !{void (i64, i64, i64, i32, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @MoveBody, !"kernel", i32 1}
!646 = !{void (i64, i64, i64, i32, { i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @MoveColor, !"kernel", i32 1}
!647 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8, !"kernel", i32 1}
!648 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16, !"kernel", i32 1}
!649 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32, !"kernel", i32 1}
!650 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64, !"kernel", i32 1}
!651 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt, !"kernel", i32 1}
!652 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8, !"kernel", i32 1}
!653 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16, !"kernel", i32 1}
!654 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32, !"kernel", i32 1}
!655 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64, !"kernel", i32 1}
!656 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint, !"kernel", i32 1}
!657 = !{void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32, !"kernel", i32 1}
!658 = !{void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64, !"kernel", i32 1}
!659 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16, !"kernel", i32 1}
!660 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16, !"kernel", i32 1}
!661 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3, !"kernel", i32 1}
!662 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2, !"kernel", i32 1}
