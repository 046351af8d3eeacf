target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [40 x i8*] [i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint to i8*), i8* bitcast (void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32 to i8*), i8* bitcast (void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @CombineInt8 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @BitsInt8 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineInt16 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @BitsInt16 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @CombineInt32 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @BitsInt32 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineInt64 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsInt64 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineInt to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsInt to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @CombineUint8 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @BitsUint8 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineUint16 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @BitsUint16 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @CombineUint32 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @BitsUint32 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineUint64 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsUint64 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineUint to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsUint to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, float*, i64, float*, i64, i8*)* @CombineFloat32 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, double*, i64, double*, i64, i8*)* @CombineFloat64 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineBFloat16 to i8*)], section "llvm.metadata"

define void @MoveInt8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !7
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
	%19 = trunc i64 %p8 to i32, !dbg !20
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !20
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !20
	%22 = icmp ne i64 %p5, %p7, !dbg !20
	%23 = icmp uge i64 %p8, %18, !dbg !20
	%24 = or i1 %22, %23, !dbg !20
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !20, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i32 1, i8* %ctrl, i32 3), !dbg !20
	br label %b23, !dbg !20

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !22
	br i1 %25, label %b5, label %b6, !dbg !22

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !23
	%27 = icmp slt i32 %26, 0, !dbg !23
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !23, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !23
	%29 = sext i32 %28 to i64, !dbg !23
	%30 = mul i64 %p7, %29, !dbg !23
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !23
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !23
	%33 = icmp ne i64 %30, %p5, !dbg !23
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !23, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !23
	br label %b23, !dbg !23

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !24
	br i1 %34, label %b7, label %b23, !dbg !24

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !25
	%36 = icmp slt i32 %35, 0, !dbg !25
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !25, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !25
	%38 = sext i32 %37 to i64, !dbg !25
	%39 = icmp ne i64 %p5, %p7, !dbg !25
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !25, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !25
	%41 = select i1 %40, i64 1, i64 %38, !dbg !25
	%42 = sdiv i64 %p7, %41, !dbg !25
	%43 = sub i64 0, %p7, !dbg !25
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !25
	%45 = mul i64 %44, %38, !dbg !25
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !25
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !25
	%48 = icmp ne i64 %p7, %45, !dbg !25
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !25, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !25
	br label %b23, !dbg !25

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !26
	br i1 %49, label %b9, label %b16, !dbg !26

b9:
	%50 = sdiv i64 %11, 32, !dbg !27
	%51 = icmp eq i64 %50, %p2, !dbg !28
	br i1 %51, label %b10, label %b16, !dbg !28

b10:
	%52 = icmp eq i64 %p0, 0, !dbg !31
	br i1 %52, label %b11, label %b12, !dbg !31

b11:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !32
	%54 = icmp slt i32 %53, 0, !dbg !32
	br i1 %54, label %b11_fail1, label %b11_ok1, !dbg !32, !prof !21

b11_ok1:
	%55 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !32
	%56 = sext i32 %55 to i64, !dbg !32
	%57 = trunc i64 %p8 to i32, !dbg !32
	%58 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !32
	%59 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !32
	%60 = icmp ne i64 %p5, %p7, !dbg !32
	%61 = icmp uge i64 %p8, %56, !dbg !32
	%62 = or i1 %60, %61, !dbg !32
	br i1 %62, label %b11_fail2, label %b11_ok2, !dbg !32, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %58, i8* %59, i64 %p7, i32 %57, i32 1, i8* %ctrl, i32 3), !dbg !32
	br label %b23, !dbg !32

b12:
	%63 = icmp eq i64 %p0, 1, !dbg !33
	br i1 %63, label %b13, label %b14, !dbg !33

b13:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !34
	%65 = icmp slt i32 %64, 0, !dbg !34
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !34, !prof !21

b13_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !34
	%67 = sext i32 %66 to i64, !dbg !34
	%68 = mul i64 %p7, %67, !dbg !34
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !34
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !34
	%71 = icmp ne i64 %68, %p5, !dbg !34
	br i1 %71, label %b13_fail2, label %b13_ok2, !dbg !34, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %69, i8* %70, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !34
	br label %b23, !dbg !34

b14:
	%72 = icmp eq i64 %p0, 2, !dbg !35
	br i1 %72, label %b15, label %b23, !dbg !35

b15:
	%73 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !36
	%74 = icmp slt i32 %73, 0, !dbg !36
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !36, !prof !21

b15_ok1:
	%75 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !36
	%76 = sext i32 %75 to i64, !dbg !36
	%77 = icmp ne i64 %p5, %p7, !dbg !36
	br i1 %77, label %b15_fail2, label %b15_ok2, !dbg !36, !prof !21

b15_ok2:
	%78 = icmp eq i64 %76, -1, !dbg !36
	%79 = select i1 %78, i64 1, i64 %76, !dbg !36
	%80 = sdiv i64 %p7, %79, !dbg !36
	%81 = sub i64 0, %p7, !dbg !36
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !36
	%83 = mul i64 %82, %76, !dbg !36
	%84 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !36
	%85 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !36
	%86 = icmp ne i64 %p7, %83, !dbg !36
	br i1 %86, label %b15_fail3, label %b15_ok3, !dbg !36, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %84, i8* %85, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !36
	br label %b23, !dbg !36

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !37
	br i1 %87, label %b17, label %b23, !dbg !37

b17:
	%88 = icmp eq i64 %p0, 0, !dbg !40
	br i1 %88, label %b18, label %b19, !dbg !40

b18:
	%89 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !41
	%90 = icmp slt i32 %89, 0, !dbg !41
	br i1 %90, label %b18_fail1, label %b18_ok1, !dbg !41, !prof !21

b18_ok1:
	%91 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !41
	%92 = sext i32 %91 to i64, !dbg !41
	%93 = trunc i64 %p8 to i32, !dbg !41
	%94 = mul i32 %5, %6, !dbg !41
	%95 = icmp ne i64 %p5, %p7, !dbg !41
	%96 = icmp uge i64 %p8, %92, !dbg !41
	%97 = or i1 %95, %96, !dbg !41
	br i1 %97, label %b18_fail2, label %b18_ok2, !dbg !41, !prof !21

b18_ok2:
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !41, !range !42
	%99 = mul i32 %94, %98, !dbg !41
	%100 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !41
	%101 = sext i32 %100 to i64, !dbg !41
	%102 = sext i32 %99 to i64, !dbg !41
	%103 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !41
	%104 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !41
	%105 = icmp ne i64 %101, %102, !dbg !41
	br i1 %105, label %b18_fail4, label %b18_ok4, !dbg !41, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %103, i8* %104, i64 %p7, i32 %93, i32 1, i8* %ctrl, i32 3), !dbg !41
	br label %b23, !dbg !41

b19:
	%106 = icmp eq i64 %p0, 1, !dbg !43
	br i1 %106, label %b20, label %b21, !dbg !43

b20:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !44
	%108 = icmp slt i32 %107, 0, !dbg !44
	br i1 %108, label %b20_fail1, label %b20_ok1, !dbg !44, !prof !21

b20_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !44
	%110 = sext i32 %109 to i64, !dbg !44
	%111 = mul i64 %p7, %110, !dbg !44
	%112 = mul i32 %5, %6, !dbg !44
	%113 = icmp ne i64 %111, %p5, !dbg !44
	br i1 %113, label %b20_fail2, label %b20_ok2, !dbg !44, !prof !21

b20_ok2:
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !44, !range !42
	%115 = mul i32 %112, %114, !dbg !44
	%116 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !44
	%117 = sext i32 %116 to i64, !dbg !44
	%118 = sext i32 %115 to i64, !dbg !44
	%119 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !44
	%120 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !44
	%121 = icmp ne i64 %117, %118, !dbg !44
	br i1 %121, label %b20_fail3, label %b20_ok3, !dbg !44, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %119, i8* %120, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !44
	br label %b23, !dbg !44

b21:
	%122 = icmp eq i64 %p0, 2, !dbg !45
	br i1 %122, label %b22, label %b23, !dbg !45

b22:
	%123 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !46
	%124 = icmp slt i32 %123, 0, !dbg !46
	br i1 %124, label %b22_fail1, label %b22_ok1, !dbg !46, !prof !21

b22_ok1:
	%125 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !46
	%126 = sext i32 %125 to i64, !dbg !46
	%127 = icmp ne i64 %p5, %p7, !dbg !46
	br i1 %127, label %b22_fail2, label %b22_ok2, !dbg !46, !prof !21

b22_ok2:
	%128 = icmp eq i64 %126, -1, !dbg !46
	%129 = select i1 %128, i64 1, i64 %126, !dbg !46
	%130 = sdiv i64 %p7, %129, !dbg !46
	%131 = sub i64 0, %p7, !dbg !46
	%132 = select i1 %128, i64 %131, i64 %130, !dbg !46
	%133 = mul i64 %132, %126, !dbg !46
	%134 = mul i32 %5, %6, !dbg !46
	%135 = icmp ne i64 %p7, %133, !dbg !46
	br i1 %135, label %b22_fail3, label %b22_ok3, !dbg !46, !prof !21

b22_ok3:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !42
	%137 = mul i32 %134, %136, !dbg !46
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !46
	%139 = sext i32 %138 to i64, !dbg !46
	%140 = sext i32 %137 to i64, !dbg !46
	%141 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%142 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%143 = icmp ne i64 %139, %140, !dbg !46
	br i1 %143, label %b22_fail4, label %b22_ok4, !dbg !46, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %141, i8* %142, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !46
	br label %b23, !dbg !46

b23:
	ret void, !dbg !10

b3_fail1:
	br label %fail, !dbg !20

b3_fail2:
	%144 = icmp ne i64 %p5, %p7, !dbg !20
	br i1 %144, label %b3_fail3, label %b3_ok3, !dbg !20

b3_fail3:
	br label %fail, !dbg !20

b3_ok3:
	br label %fail, !dbg !20

b5_fail1:
	br label %fail, !dbg !23

b5_fail2:
	br label %fail, !dbg !23

b7_fail1:
	br label %fail, !dbg !25

b7_fail2:
	br label %fail, !dbg !25

b7_fail3:
	br label %fail, !dbg !25

b11_fail1:
	br label %fail, !dbg !32

b11_fail2:
	%145 = icmp ne i64 %p5, %p7, !dbg !32
	br i1 %145, label %b11_fail3, label %b11_ok3, !dbg !32

b11_fail3:
	br label %fail, !dbg !32

b11_ok3:
	br label %fail, !dbg !32

b13_fail1:
	br label %fail, !dbg !34

b13_fail2:
	br label %fail, !dbg !34

b15_fail1:
	br label %fail, !dbg !36

b15_fail2:
	br label %fail, !dbg !36

b15_fail3:
	br label %fail, !dbg !36

b18_fail1:
	br label %fail, !dbg !41

b18_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !41
	br i1 %146, label %b18_fail3, label %b18_ok3, !dbg !41

b18_fail3:
	br label %fail, !dbg !41

b18_ok3:
	br label %fail, !dbg !41

b18_fail4:
	br label %fail, !dbg !41

b20_fail1:
	br label %fail, !dbg !44

b20_fail2:
	br label %fail, !dbg !44

b20_fail3:
	br label %fail, !dbg !44

b22_fail1:
	br label %fail, !dbg !46

b22_fail2:
	br label %fail, !dbg !46

b22_fail3:
	br label %fail, !dbg !46

b22_fail4:
	br label %fail, !dbg !46

fail:
	%147 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 56, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 57, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 58, %b22_fail4 ], !dbg !7
	%148 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %30, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %68, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %101, %b18_fail4 ], [ 0, %b20_fail1 ], [ %111, %b20_fail2 ], [ %117, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %139, %b22_fail4 ], !dbg !7
	%149 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %45, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %56, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %83, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %92, %b18_ok3 ], [ %102, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %118, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %133, %b22_fail3 ], [ %140, %b22_fail4 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %147, i64 %148, i64 %149), !dbg !7
	ret void, !dbg !7
}

define void @MoveInt16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !49 {
entry:
	br label %b0, !dbg !50

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !50
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !50
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
	%19 = mul nsw i64 %p7, 2, !dbg !59
	%20 = trunc i64 %p8 to i32, !dbg !59
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !59
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !59
	%23 = icmp ne i64 %p5, %p7, !dbg !59
	%24 = icmp uge i64 %p8, %18, !dbg !59
	%25 = or i1 %23, %24, !dbg !59
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !59, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !59
	%27 = bitcast i16* %22 to i8*, !dbg !59
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !59
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
	%34 = mul nsw i64 %p7, 2, !dbg !61
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !61
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !61
	%37 = icmp ne i64 %33, %p5, !dbg !61
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !61, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !61
	%39 = bitcast i16* %36 to i8*, !dbg !61
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !61
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
	%52 = mul nsw i64 %p7, 2, !dbg !63
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !63
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !63
	%55 = icmp ne i64 %p7, %51, !dbg !63
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !63, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !63
	%57 = bitcast i16* %54 to i8*, !dbg !63
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !63
	br label %b23, !dbg !63

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !64
	br i1 %58, label %b9, label %b16, !dbg !64

b9:
	%59 = sdiv i64 %11, 32, !dbg !65
	%60 = icmp eq i64 %59, %p2, !dbg !66
	br i1 %60, label %b10, label %b16, !dbg !66

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !69
	br i1 %61, label %b11, label %b12, !dbg !69

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !70
	%63 = icmp slt i32 %62, 0, !dbg !70
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !70, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !70
	%65 = sext i32 %64 to i64, !dbg !70
	%66 = mul nsw i64 %p7, 2, !dbg !70
	%67 = trunc i64 %p8 to i32, !dbg !70
	%68 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !70
	%69 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !70
	%70 = icmp ne i64 %p5, %p7, !dbg !70
	%71 = icmp uge i64 %p8, %65, !dbg !70
	%72 = or i1 %70, %71, !dbg !70
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !70, !prof !21

b11_ok2:
	%73 = bitcast i16* %68 to i8*, !dbg !70
	%74 = bitcast i16* %69 to i8*, !dbg !70
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !70
	br label %b23, !dbg !70

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !71
	br i1 %75, label %b13, label %b14, !dbg !71

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !72
	%77 = icmp slt i32 %76, 0, !dbg !72
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !72, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !72
	%79 = sext i32 %78 to i64, !dbg !72
	%80 = mul i64 %p7, %79, !dbg !72
	%81 = mul nsw i64 %p7, 2, !dbg !72
	%82 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !72
	%83 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !72
	%84 = icmp ne i64 %80, %p5, !dbg !72
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !72, !prof !21

b13_ok2:
	%85 = bitcast i16* %82 to i8*, !dbg !72
	%86 = bitcast i16* %83 to i8*, !dbg !72
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !72
	br label %b23, !dbg !72

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !73
	br i1 %87, label %b15, label %b23, !dbg !73

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !74
	%89 = icmp slt i32 %88, 0, !dbg !74
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !74, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !74
	%91 = sext i32 %90 to i64, !dbg !74
	%92 = icmp ne i64 %p5, %p7, !dbg !74
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !74, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !74
	%94 = select i1 %93, i64 1, i64 %91, !dbg !74
	%95 = sdiv i64 %p7, %94, !dbg !74
	%96 = sub i64 0, %p7, !dbg !74
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !74
	%98 = mul i64 %97, %91, !dbg !74
	%99 = mul nsw i64 %p7, 2, !dbg !74
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !74
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !74
	%102 = icmp ne i64 %p7, %98, !dbg !74
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !74, !prof !21

b15_ok3:
	%103 = bitcast i16* %100 to i8*, !dbg !74
	%104 = bitcast i16* %101 to i8*, !dbg !74
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !74
	br label %b23, !dbg !74

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !75
	br i1 %105, label %b17, label %b23, !dbg !75

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !78
	br i1 %106, label %b18, label %b19, !dbg !78

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !79
	%108 = icmp slt i32 %107, 0, !dbg !79
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !79, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !79
	%110 = sext i32 %109 to i64, !dbg !79
	%111 = mul nsw i64 %p7, 2, !dbg !79
	%112 = trunc i64 %p8 to i32, !dbg !79
	%113 = mul i32 %5, %6, !dbg !79
	%114 = icmp ne i64 %p5, %p7, !dbg !79
	%115 = icmp uge i64 %p8, %110, !dbg !79
	%116 = or i1 %114, %115, !dbg !79
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !79, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !79, !range !42
	%118 = mul i32 %113, %117, !dbg !79
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !79
	%120 = sext i32 %119 to i64, !dbg !79
	%121 = sext i32 %118 to i64, !dbg !79
	%122 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !79
	%123 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !79
	%124 = icmp ne i64 %120, %121, !dbg !79
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !79, !prof !21

b18_ok4:
	%125 = bitcast i16* %122 to i8*, !dbg !79
	%126 = bitcast i16* %123 to i8*, !dbg !79
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !79
	br label %b23, !dbg !79

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !80
	br i1 %127, label %b20, label %b21, !dbg !80

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !81
	%129 = icmp slt i32 %128, 0, !dbg !81
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !81, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !81
	%131 = sext i32 %130 to i64, !dbg !81
	%132 = mul i64 %p7, %131, !dbg !81
	%133 = mul nsw i64 %p7, 2, !dbg !81
	%134 = mul i32 %5, %6, !dbg !81
	%135 = icmp ne i64 %132, %p5, !dbg !81
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !81, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !42
	%137 = mul i32 %134, %136, !dbg !81
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !81
	%139 = sext i32 %138 to i64, !dbg !81
	%140 = sext i32 %137 to i64, !dbg !81
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !81
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%143 = icmp ne i64 %139, %140, !dbg !81
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !81, !prof !21

b20_ok3:
	%144 = bitcast i16* %141 to i8*, !dbg !81
	%145 = bitcast i16* %142 to i8*, !dbg !81
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !81
	br label %b23, !dbg !81

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !82
	br i1 %146, label %b22, label %b23, !dbg !82

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !83
	%148 = icmp slt i32 %147, 0, !dbg !83
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !83, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !83
	%150 = sext i32 %149 to i64, !dbg !83
	%151 = icmp ne i64 %p5, %p7, !dbg !83
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !83, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !83
	%153 = select i1 %152, i64 1, i64 %150, !dbg !83
	%154 = sdiv i64 %p7, %153, !dbg !83
	%155 = sub i64 0, %p7, !dbg !83
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !83
	%157 = mul i64 %156, %150, !dbg !83
	%158 = mul nsw i64 %p7, 2, !dbg !83
	%159 = mul i32 %5, %6, !dbg !83
	%160 = icmp ne i64 %p7, %157, !dbg !83
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !83, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !83, !range !42
	%162 = mul i32 %159, %161, !dbg !83
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !83
	%164 = sext i32 %163 to i64, !dbg !83
	%165 = sext i32 %162 to i64, !dbg !83
	%166 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !83
	%167 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !83
	%168 = icmp ne i64 %164, %165, !dbg !83
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !83, !prof !21

b22_ok4:
	%169 = bitcast i16* %166 to i8*, !dbg !83
	%170 = bitcast i16* %167 to i8*, !dbg !83
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !83
	br label %b23, !dbg !83

b23:
	ret void, !dbg !52

b3_fail1:
	br label %fail, !dbg !59

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !59
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !59

b3_fail3:
	br label %fail, !dbg !59

b3_ok3:
	br label %fail, !dbg !59

b5_fail1:
	br label %fail, !dbg !61

b5_fail2:
	br label %fail, !dbg !61

b7_fail1:
	br label %fail, !dbg !63

b7_fail2:
	br label %fail, !dbg !63

b7_fail3:
	br label %fail, !dbg !63

b11_fail1:
	br label %fail, !dbg !70

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !70
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !70

b11_fail3:
	br label %fail, !dbg !70

b11_ok3:
	br label %fail, !dbg !70

b13_fail1:
	br label %fail, !dbg !72

b13_fail2:
	br label %fail, !dbg !72

b15_fail1:
	br label %fail, !dbg !74

b15_fail2:
	br label %fail, !dbg !74

b15_fail3:
	br label %fail, !dbg !74

b18_fail1:
	br label %fail, !dbg !79

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !79
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !79

b18_fail3:
	br label %fail, !dbg !79

b18_ok3:
	br label %fail, !dbg !79

b18_fail4:
	br label %fail, !dbg !79

b20_fail1:
	br label %fail, !dbg !81

b20_fail2:
	br label %fail, !dbg !81

b20_fail3:
	br label %fail, !dbg !81

b22_fail1:
	br label %fail, !dbg !83

b22_fail2:
	br label %fail, !dbg !83

b22_fail3:
	br label %fail, !dbg !83

b22_fail4:
	br label %fail, !dbg !83

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 59, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 60, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 61, %b22_fail4 ], !dbg !50
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !50
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !50
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !50
	ret void, !dbg !50
}

define void @MoveInt32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !84 {
entry:
	br label %b0, !dbg !85

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !85
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !85
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88, !range !14
	%7 = mul i32 %6, %4, !dbg !88
	%8 = add i32 %3, %7, !dbg !88
	%9 = mul i32 %5, %8, !dbg !88
	%10 = add i32 %2, %9, !dbg !88
	%11 = sext i32 %10 to i64, !dbg !88
	%12 = icmp eq i64 %p1, 0, !dbg !89
	br i1 %12, label %b1, label %b8, !dbg !89

b1:
	%13 = icmp eq i64 %11, 0, !dbg !90
	br i1 %13, label %b2, label %b8, !dbg !90

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !93
	br i1 %14, label %b3, label %b4, !dbg !93

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !94
	%16 = icmp slt i32 %15, 0, !dbg !94
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !94, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !94
	%18 = sext i32 %17 to i64, !dbg !94
	%19 = mul nsw i64 %p7, 4, !dbg !94
	%20 = trunc i64 %p8 to i32, !dbg !94
	%21 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !94
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !94
	%23 = icmp ne i64 %p5, %p7, !dbg !94
	%24 = icmp uge i64 %p8, %18, !dbg !94
	%25 = or i1 %23, %24, !dbg !94
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !94, !prof !21

b3_ok2:
	%26 = bitcast i32* %21 to i8*, !dbg !94
	%27 = bitcast i32* %22 to i8*, !dbg !94
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !94
	br label %b23, !dbg !94

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !95
	br i1 %28, label %b5, label %b6, !dbg !95

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !96
	%30 = icmp slt i32 %29, 0, !dbg !96
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !96, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !96
	%32 = sext i32 %31 to i64, !dbg !96
	%33 = mul i64 %p7, %32, !dbg !96
	%34 = mul nsw i64 %p7, 4, !dbg !96
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !96
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !96
	%37 = icmp ne i64 %33, %p5, !dbg !96
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !96, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !96
	%39 = bitcast i32* %36 to i8*, !dbg !96
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !96
	br label %b23, !dbg !96

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !97
	br i1 %40, label %b7, label %b23, !dbg !97

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !98
	%42 = icmp slt i32 %41, 0, !dbg !98
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !98, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !98
	%44 = sext i32 %43 to i64, !dbg !98
	%45 = icmp ne i64 %p5, %p7, !dbg !98
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !98, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !98
	%47 = select i1 %46, i64 1, i64 %44, !dbg !98
	%48 = sdiv i64 %p7, %47, !dbg !98
	%49 = sub i64 0, %p7, !dbg !98
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !98
	%51 = mul i64 %50, %44, !dbg !98
	%52 = mul nsw i64 %p7, 4, !dbg !98
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !98
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !98
	%55 = icmp ne i64 %p7, %51, !dbg !98
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !98, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !98
	%57 = bitcast i32* %54 to i8*, !dbg !98
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !98
	br label %b23, !dbg !98

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !99
	br i1 %58, label %b9, label %b16, !dbg !99

b9:
	%59 = sdiv i64 %11, 32, !dbg !100
	%60 = icmp eq i64 %59, %p2, !dbg !101
	br i1 %60, label %b10, label %b16, !dbg !101

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !104
	br i1 %61, label %b11, label %b12, !dbg !104

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !105
	%63 = icmp slt i32 %62, 0, !dbg !105
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !105, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !105
	%65 = sext i32 %64 to i64, !dbg !105
	%66 = mul nsw i64 %p7, 4, !dbg !105
	%67 = trunc i64 %p8 to i32, !dbg !105
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !105
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !105
	%70 = icmp ne i64 %p5, %p7, !dbg !105
	%71 = icmp uge i64 %p8, %65, !dbg !105
	%72 = or i1 %70, %71, !dbg !105
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !105, !prof !21

b11_ok2:
	%73 = bitcast i32* %68 to i8*, !dbg !105
	%74 = bitcast i32* %69 to i8*, !dbg !105
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !105
	br label %b23, !dbg !105

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !106
	br i1 %75, label %b13, label %b14, !dbg !106

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !107
	%77 = icmp slt i32 %76, 0, !dbg !107
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !107, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !107
	%79 = sext i32 %78 to i64, !dbg !107
	%80 = mul i64 %p7, %79, !dbg !107
	%81 = mul nsw i64 %p7, 4, !dbg !107
	%82 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !107
	%83 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !107
	%84 = icmp ne i64 %80, %p5, !dbg !107
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !107, !prof !21

b13_ok2:
	%85 = bitcast i32* %82 to i8*, !dbg !107
	%86 = bitcast i32* %83 to i8*, !dbg !107
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !107
	br label %b23, !dbg !107

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !108
	br i1 %87, label %b15, label %b23, !dbg !108

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !109
	%89 = icmp slt i32 %88, 0, !dbg !109
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !109, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !109
	%91 = sext i32 %90 to i64, !dbg !109
	%92 = icmp ne i64 %p5, %p7, !dbg !109
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !109, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !109
	%94 = select i1 %93, i64 1, i64 %91, !dbg !109
	%95 = sdiv i64 %p7, %94, !dbg !109
	%96 = sub i64 0, %p7, !dbg !109
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !109
	%98 = mul i64 %97, %91, !dbg !109
	%99 = mul nsw i64 %p7, 4, !dbg !109
	%100 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !109
	%101 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !109
	%102 = icmp ne i64 %p7, %98, !dbg !109
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !109, !prof !21

b15_ok3:
	%103 = bitcast i32* %100 to i8*, !dbg !109
	%104 = bitcast i32* %101 to i8*, !dbg !109
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !109
	br label %b23, !dbg !109

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !110
	br i1 %105, label %b17, label %b23, !dbg !110

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !113
	br i1 %106, label %b18, label %b19, !dbg !113

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !114
	%108 = icmp slt i32 %107, 0, !dbg !114
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !114, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !114
	%110 = sext i32 %109 to i64, !dbg !114
	%111 = mul nsw i64 %p7, 4, !dbg !114
	%112 = trunc i64 %p8 to i32, !dbg !114
	%113 = mul i32 %5, %6, !dbg !114
	%114 = icmp ne i64 %p5, %p7, !dbg !114
	%115 = icmp uge i64 %p8, %110, !dbg !114
	%116 = or i1 %114, %115, !dbg !114
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !114, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !42
	%118 = mul i32 %113, %117, !dbg !114
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !114
	%120 = sext i32 %119 to i64, !dbg !114
	%121 = sext i32 %118 to i64, !dbg !114
	%122 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !114
	%123 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !114
	%124 = icmp ne i64 %120, %121, !dbg !114
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !114, !prof !21

b18_ok4:
	%125 = bitcast i32* %122 to i8*, !dbg !114
	%126 = bitcast i32* %123 to i8*, !dbg !114
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !114
	br label %b23, !dbg !114

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !115
	br i1 %127, label %b20, label %b21, !dbg !115

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !116
	%129 = icmp slt i32 %128, 0, !dbg !116
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !116, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !116
	%131 = sext i32 %130 to i64, !dbg !116
	%132 = mul i64 %p7, %131, !dbg !116
	%133 = mul nsw i64 %p7, 4, !dbg !116
	%134 = mul i32 %5, %6, !dbg !116
	%135 = icmp ne i64 %132, %p5, !dbg !116
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !116, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !116, !range !42
	%137 = mul i32 %134, %136, !dbg !116
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !116
	%139 = sext i32 %138 to i64, !dbg !116
	%140 = sext i32 %137 to i64, !dbg !116
	%141 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !116
	%142 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !116
	%143 = icmp ne i64 %139, %140, !dbg !116
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !116, !prof !21

b20_ok3:
	%144 = bitcast i32* %141 to i8*, !dbg !116
	%145 = bitcast i32* %142 to i8*, !dbg !116
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !116
	br label %b23, !dbg !116

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !117
	br i1 %146, label %b22, label %b23, !dbg !117

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !118
	%148 = icmp slt i32 %147, 0, !dbg !118
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !118, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !118
	%150 = sext i32 %149 to i64, !dbg !118
	%151 = icmp ne i64 %p5, %p7, !dbg !118
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !118, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !118
	%153 = select i1 %152, i64 1, i64 %150, !dbg !118
	%154 = sdiv i64 %p7, %153, !dbg !118
	%155 = sub i64 0, %p7, !dbg !118
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !118
	%157 = mul i64 %156, %150, !dbg !118
	%158 = mul nsw i64 %p7, 4, !dbg !118
	%159 = mul i32 %5, %6, !dbg !118
	%160 = icmp ne i64 %p7, %157, !dbg !118
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !118, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !118, !range !42
	%162 = mul i32 %159, %161, !dbg !118
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !118
	%164 = sext i32 %163 to i64, !dbg !118
	%165 = sext i32 %162 to i64, !dbg !118
	%166 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !118
	%167 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !118
	%168 = icmp ne i64 %164, %165, !dbg !118
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !118, !prof !21

b22_ok4:
	%169 = bitcast i32* %166 to i8*, !dbg !118
	%170 = bitcast i32* %167 to i8*, !dbg !118
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !118
	br label %b23, !dbg !118

b23:
	ret void, !dbg !87

b3_fail1:
	br label %fail, !dbg !94

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !94
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !94

b3_fail3:
	br label %fail, !dbg !94

b3_ok3:
	br label %fail, !dbg !94

b5_fail1:
	br label %fail, !dbg !96

b5_fail2:
	br label %fail, !dbg !96

b7_fail1:
	br label %fail, !dbg !98

b7_fail2:
	br label %fail, !dbg !98

b7_fail3:
	br label %fail, !dbg !98

b11_fail1:
	br label %fail, !dbg !105

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !105
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !105

b11_fail3:
	br label %fail, !dbg !105

b11_ok3:
	br label %fail, !dbg !105

b13_fail1:
	br label %fail, !dbg !107

b13_fail2:
	br label %fail, !dbg !107

b15_fail1:
	br label %fail, !dbg !109

b15_fail2:
	br label %fail, !dbg !109

b15_fail3:
	br label %fail, !dbg !109

b18_fail1:
	br label %fail, !dbg !114

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !114
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !114

b18_fail3:
	br label %fail, !dbg !114

b18_ok3:
	br label %fail, !dbg !114

b18_fail4:
	br label %fail, !dbg !114

b20_fail1:
	br label %fail, !dbg !116

b20_fail2:
	br label %fail, !dbg !116

b20_fail3:
	br label %fail, !dbg !116

b22_fail1:
	br label %fail, !dbg !118

b22_fail2:
	br label %fail, !dbg !118

b22_fail3:
	br label %fail, !dbg !118

b22_fail4:
	br label %fail, !dbg !118

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 62, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 63, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 64, %b22_fail4 ], !dbg !85
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !85
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !85
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !85
	ret void, !dbg !85
}

define void @MoveInt64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !119 {
entry:
	br label %b0, !dbg !120

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !120
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !120
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !123, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !123, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !123, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !123, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !123, !range !14
	%7 = mul i32 %6, %4, !dbg !123
	%8 = add i32 %3, %7, !dbg !123
	%9 = mul i32 %5, %8, !dbg !123
	%10 = add i32 %2, %9, !dbg !123
	%11 = sext i32 %10 to i64, !dbg !123
	%12 = icmp eq i64 %p1, 0, !dbg !124
	br i1 %12, label %b1, label %b8, !dbg !124

b1:
	%13 = icmp eq i64 %11, 0, !dbg !125
	br i1 %13, label %b2, label %b8, !dbg !125

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !128
	br i1 %14, label %b3, label %b4, !dbg !128

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !129
	%16 = icmp slt i32 %15, 0, !dbg !129
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !129, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !129
	%18 = sext i32 %17 to i64, !dbg !129
	%19 = mul nsw i64 %p7, 8, !dbg !129
	%20 = trunc i64 %p8 to i32, !dbg !129
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !129
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !129
	%23 = icmp ne i64 %p5, %p7, !dbg !129
	%24 = icmp uge i64 %p8, %18, !dbg !129
	%25 = or i1 %23, %24, !dbg !129
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !129, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !129
	%27 = bitcast i64* %22 to i8*, !dbg !129
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !129
	br label %b23, !dbg !129

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !130
	br i1 %28, label %b5, label %b6, !dbg !130

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !131
	%30 = icmp slt i32 %29, 0, !dbg !131
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !131, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !131
	%32 = sext i32 %31 to i64, !dbg !131
	%33 = mul i64 %p7, %32, !dbg !131
	%34 = mul nsw i64 %p7, 8, !dbg !131
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !131
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !131
	%37 = icmp ne i64 %33, %p5, !dbg !131
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !131, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !131
	%39 = bitcast i64* %36 to i8*, !dbg !131
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !131
	br label %b23, !dbg !131

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !132
	br i1 %40, label %b7, label %b23, !dbg !132

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !133
	%42 = icmp slt i32 %41, 0, !dbg !133
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !133, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !133
	%44 = sext i32 %43 to i64, !dbg !133
	%45 = icmp ne i64 %p5, %p7, !dbg !133
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !133, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !133
	%47 = select i1 %46, i64 1, i64 %44, !dbg !133
	%48 = sdiv i64 %p7, %47, !dbg !133
	%49 = sub i64 0, %p7, !dbg !133
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !133
	%51 = mul i64 %50, %44, !dbg !133
	%52 = mul nsw i64 %p7, 8, !dbg !133
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !133
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !133
	%55 = icmp ne i64 %p7, %51, !dbg !133
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !133, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !133
	%57 = bitcast i64* %54 to i8*, !dbg !133
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !133
	br label %b23, !dbg !133

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !134
	br i1 %58, label %b9, label %b16, !dbg !134

b9:
	%59 = sdiv i64 %11, 32, !dbg !135
	%60 = icmp eq i64 %59, %p2, !dbg !136
	br i1 %60, label %b10, label %b16, !dbg !136

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !139
	br i1 %61, label %b11, label %b12, !dbg !139

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !140
	%63 = icmp slt i32 %62, 0, !dbg !140
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !140, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !140
	%65 = sext i32 %64 to i64, !dbg !140
	%66 = mul nsw i64 %p7, 8, !dbg !140
	%67 = trunc i64 %p8 to i32, !dbg !140
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !140
	%69 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !140
	%70 = icmp ne i64 %p5, %p7, !dbg !140
	%71 = icmp uge i64 %p8, %65, !dbg !140
	%72 = or i1 %70, %71, !dbg !140
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !140, !prof !21

b11_ok2:
	%73 = bitcast i64* %68 to i8*, !dbg !140
	%74 = bitcast i64* %69 to i8*, !dbg !140
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !140
	br label %b23, !dbg !140

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !141
	br i1 %75, label %b13, label %b14, !dbg !141

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !142
	%77 = icmp slt i32 %76, 0, !dbg !142
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !142, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !142
	%79 = sext i32 %78 to i64, !dbg !142
	%80 = mul i64 %p7, %79, !dbg !142
	%81 = mul nsw i64 %p7, 8, !dbg !142
	%82 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !142
	%83 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !142
	%84 = icmp ne i64 %80, %p5, !dbg !142
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !142, !prof !21

b13_ok2:
	%85 = bitcast i64* %82 to i8*, !dbg !142
	%86 = bitcast i64* %83 to i8*, !dbg !142
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !142
	br label %b23, !dbg !142

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !143
	br i1 %87, label %b15, label %b23, !dbg !143

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !144
	%89 = icmp slt i32 %88, 0, !dbg !144
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !144, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !144
	%91 = sext i32 %90 to i64, !dbg !144
	%92 = icmp ne i64 %p5, %p7, !dbg !144
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !144, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !144
	%94 = select i1 %93, i64 1, i64 %91, !dbg !144
	%95 = sdiv i64 %p7, %94, !dbg !144
	%96 = sub i64 0, %p7, !dbg !144
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !144
	%98 = mul i64 %97, %91, !dbg !144
	%99 = mul nsw i64 %p7, 8, !dbg !144
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !144
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !144
	%102 = icmp ne i64 %p7, %98, !dbg !144
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !144, !prof !21

b15_ok3:
	%103 = bitcast i64* %100 to i8*, !dbg !144
	%104 = bitcast i64* %101 to i8*, !dbg !144
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !144
	br label %b23, !dbg !144

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !145
	br i1 %105, label %b17, label %b23, !dbg !145

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !148
	br i1 %106, label %b18, label %b19, !dbg !148

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !149
	%108 = icmp slt i32 %107, 0, !dbg !149
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !149, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !149
	%110 = sext i32 %109 to i64, !dbg !149
	%111 = mul nsw i64 %p7, 8, !dbg !149
	%112 = trunc i64 %p8 to i32, !dbg !149
	%113 = mul i32 %5, %6, !dbg !149
	%114 = icmp ne i64 %p5, %p7, !dbg !149
	%115 = icmp uge i64 %p8, %110, !dbg !149
	%116 = or i1 %114, %115, !dbg !149
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !149, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !149, !range !42
	%118 = mul i32 %113, %117, !dbg !149
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !149
	%120 = sext i32 %119 to i64, !dbg !149
	%121 = sext i32 %118 to i64, !dbg !149
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !149
	%123 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !149
	%124 = icmp ne i64 %120, %121, !dbg !149
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !149, !prof !21

b18_ok4:
	%125 = bitcast i64* %122 to i8*, !dbg !149
	%126 = bitcast i64* %123 to i8*, !dbg !149
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !149
	br label %b23, !dbg !149

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !150
	br i1 %127, label %b20, label %b21, !dbg !150

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !151
	%129 = icmp slt i32 %128, 0, !dbg !151
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !151, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !151
	%131 = sext i32 %130 to i64, !dbg !151
	%132 = mul i64 %p7, %131, !dbg !151
	%133 = mul nsw i64 %p7, 8, !dbg !151
	%134 = mul i32 %5, %6, !dbg !151
	%135 = icmp ne i64 %132, %p5, !dbg !151
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !151, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !42
	%137 = mul i32 %134, %136, !dbg !151
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !151
	%139 = sext i32 %138 to i64, !dbg !151
	%140 = sext i32 %137 to i64, !dbg !151
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !151
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !151
	%143 = icmp ne i64 %139, %140, !dbg !151
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !151, !prof !21

b20_ok3:
	%144 = bitcast i64* %141 to i8*, !dbg !151
	%145 = bitcast i64* %142 to i8*, !dbg !151
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !151
	br label %b23, !dbg !151

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !152
	br i1 %146, label %b22, label %b23, !dbg !152

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !153
	%148 = icmp slt i32 %147, 0, !dbg !153
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !153, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !153
	%150 = sext i32 %149 to i64, !dbg !153
	%151 = icmp ne i64 %p5, %p7, !dbg !153
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !153, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !153
	%153 = select i1 %152, i64 1, i64 %150, !dbg !153
	%154 = sdiv i64 %p7, %153, !dbg !153
	%155 = sub i64 0, %p7, !dbg !153
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !153
	%157 = mul i64 %156, %150, !dbg !153
	%158 = mul nsw i64 %p7, 8, !dbg !153
	%159 = mul i32 %5, %6, !dbg !153
	%160 = icmp ne i64 %p7, %157, !dbg !153
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !153, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !153, !range !42
	%162 = mul i32 %159, %161, !dbg !153
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !153
	%164 = sext i32 %163 to i64, !dbg !153
	%165 = sext i32 %162 to i64, !dbg !153
	%166 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !153
	%167 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !153
	%168 = icmp ne i64 %164, %165, !dbg !153
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !153, !prof !21

b22_ok4:
	%169 = bitcast i64* %166 to i8*, !dbg !153
	%170 = bitcast i64* %167 to i8*, !dbg !153
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !153
	br label %b23, !dbg !153

b23:
	ret void, !dbg !122

b3_fail1:
	br label %fail, !dbg !129

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !129
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !129

b3_fail3:
	br label %fail, !dbg !129

b3_ok3:
	br label %fail, !dbg !129

b5_fail1:
	br label %fail, !dbg !131

b5_fail2:
	br label %fail, !dbg !131

b7_fail1:
	br label %fail, !dbg !133

b7_fail2:
	br label %fail, !dbg !133

b7_fail3:
	br label %fail, !dbg !133

b11_fail1:
	br label %fail, !dbg !140

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !140
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !140

b11_fail3:
	br label %fail, !dbg !140

b11_ok3:
	br label %fail, !dbg !140

b13_fail1:
	br label %fail, !dbg !142

b13_fail2:
	br label %fail, !dbg !142

b15_fail1:
	br label %fail, !dbg !144

b15_fail2:
	br label %fail, !dbg !144

b15_fail3:
	br label %fail, !dbg !144

b18_fail1:
	br label %fail, !dbg !149

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !149
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !149

b18_fail3:
	br label %fail, !dbg !149

b18_ok3:
	br label %fail, !dbg !149

b18_fail4:
	br label %fail, !dbg !149

b20_fail1:
	br label %fail, !dbg !151

b20_fail2:
	br label %fail, !dbg !151

b20_fail3:
	br label %fail, !dbg !151

b22_fail1:
	br label %fail, !dbg !153

b22_fail2:
	br label %fail, !dbg !153

b22_fail3:
	br label %fail, !dbg !153

b22_fail4:
	br label %fail, !dbg !153

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 65, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 66, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 67, %b22_fail4 ], !dbg !120
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !120
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !120
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !120
	ret void, !dbg !120
}

define void @MoveInt(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !154 {
entry:
	br label %b0, !dbg !155

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !155
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !155
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !158, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !158, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !158, !range !14
	%7 = mul i32 %6, %4, !dbg !158
	%8 = add i32 %3, %7, !dbg !158
	%9 = mul i32 %5, %8, !dbg !158
	%10 = add i32 %2, %9, !dbg !158
	%11 = sext i32 %10 to i64, !dbg !158
	%12 = icmp eq i64 %p1, 0, !dbg !159
	br i1 %12, label %b1, label %b8, !dbg !159

b1:
	%13 = icmp eq i64 %11, 0, !dbg !160
	br i1 %13, label %b2, label %b8, !dbg !160

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !163
	br i1 %14, label %b3, label %b4, !dbg !163

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !164
	%16 = icmp slt i32 %15, 0, !dbg !164
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !164, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !164
	%18 = sext i32 %17 to i64, !dbg !164
	%19 = mul nsw i64 %p7, 8, !dbg !164
	%20 = trunc i64 %p8 to i32, !dbg !164
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !164
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !164
	%23 = icmp ne i64 %p5, %p7, !dbg !164
	%24 = icmp uge i64 %p8, %18, !dbg !164
	%25 = or i1 %23, %24, !dbg !164
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !164, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !164
	%27 = bitcast i64* %22 to i8*, !dbg !164
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !164
	br label %b23, !dbg !164

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !165
	br i1 %28, label %b5, label %b6, !dbg !165

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !166
	%30 = icmp slt i32 %29, 0, !dbg !166
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !166, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !166
	%32 = sext i32 %31 to i64, !dbg !166
	%33 = mul i64 %p7, %32, !dbg !166
	%34 = mul nsw i64 %p7, 8, !dbg !166
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !166
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !166
	%37 = icmp ne i64 %33, %p5, !dbg !166
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !166, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !166
	%39 = bitcast i64* %36 to i8*, !dbg !166
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !166
	br label %b23, !dbg !166

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !167
	br i1 %40, label %b7, label %b23, !dbg !167

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !168
	%42 = icmp slt i32 %41, 0, !dbg !168
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !168, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !168
	%44 = sext i32 %43 to i64, !dbg !168
	%45 = icmp ne i64 %p5, %p7, !dbg !168
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !168, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !168
	%47 = select i1 %46, i64 1, i64 %44, !dbg !168
	%48 = sdiv i64 %p7, %47, !dbg !168
	%49 = sub i64 0, %p7, !dbg !168
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !168
	%51 = mul i64 %50, %44, !dbg !168
	%52 = mul nsw i64 %p7, 8, !dbg !168
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !168
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !168
	%55 = icmp ne i64 %p7, %51, !dbg !168
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !168, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !168
	%57 = bitcast i64* %54 to i8*, !dbg !168
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !168
	br label %b23, !dbg !168

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !169
	br i1 %58, label %b9, label %b16, !dbg !169

b9:
	%59 = sdiv i64 %11, 32, !dbg !170
	%60 = icmp eq i64 %59, %p2, !dbg !171
	br i1 %60, label %b10, label %b16, !dbg !171

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !174
	br i1 %61, label %b11, label %b12, !dbg !174

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !175
	%63 = icmp slt i32 %62, 0, !dbg !175
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !175, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !175
	%65 = sext i32 %64 to i64, !dbg !175
	%66 = mul nsw i64 %p7, 8, !dbg !175
	%67 = trunc i64 %p8 to i32, !dbg !175
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !175
	%69 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !175
	%70 = icmp ne i64 %p5, %p7, !dbg !175
	%71 = icmp uge i64 %p8, %65, !dbg !175
	%72 = or i1 %70, %71, !dbg !175
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !175, !prof !21

b11_ok2:
	%73 = bitcast i64* %68 to i8*, !dbg !175
	%74 = bitcast i64* %69 to i8*, !dbg !175
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !175
	br label %b23, !dbg !175

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !176
	br i1 %75, label %b13, label %b14, !dbg !176

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !177
	%77 = icmp slt i32 %76, 0, !dbg !177
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !177, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !177
	%79 = sext i32 %78 to i64, !dbg !177
	%80 = mul i64 %p7, %79, !dbg !177
	%81 = mul nsw i64 %p7, 8, !dbg !177
	%82 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !177
	%83 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !177
	%84 = icmp ne i64 %80, %p5, !dbg !177
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !177, !prof !21

b13_ok2:
	%85 = bitcast i64* %82 to i8*, !dbg !177
	%86 = bitcast i64* %83 to i8*, !dbg !177
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !177
	br label %b23, !dbg !177

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !178
	br i1 %87, label %b15, label %b23, !dbg !178

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !179
	%89 = icmp slt i32 %88, 0, !dbg !179
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !179, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !179
	%91 = sext i32 %90 to i64, !dbg !179
	%92 = icmp ne i64 %p5, %p7, !dbg !179
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !179, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !179
	%94 = select i1 %93, i64 1, i64 %91, !dbg !179
	%95 = sdiv i64 %p7, %94, !dbg !179
	%96 = sub i64 0, %p7, !dbg !179
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !179
	%98 = mul i64 %97, %91, !dbg !179
	%99 = mul nsw i64 %p7, 8, !dbg !179
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !179
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !179
	%102 = icmp ne i64 %p7, %98, !dbg !179
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !179, !prof !21

b15_ok3:
	%103 = bitcast i64* %100 to i8*, !dbg !179
	%104 = bitcast i64* %101 to i8*, !dbg !179
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !179
	br label %b23, !dbg !179

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !180
	br i1 %105, label %b17, label %b23, !dbg !180

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !183
	br i1 %106, label %b18, label %b19, !dbg !183

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !184
	%108 = icmp slt i32 %107, 0, !dbg !184
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !184, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !184
	%110 = sext i32 %109 to i64, !dbg !184
	%111 = mul nsw i64 %p7, 8, !dbg !184
	%112 = trunc i64 %p8 to i32, !dbg !184
	%113 = mul i32 %5, %6, !dbg !184
	%114 = icmp ne i64 %p5, %p7, !dbg !184
	%115 = icmp uge i64 %p8, %110, !dbg !184
	%116 = or i1 %114, %115, !dbg !184
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !184, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !184, !range !42
	%118 = mul i32 %113, %117, !dbg !184
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !184
	%120 = sext i32 %119 to i64, !dbg !184
	%121 = sext i32 %118 to i64, !dbg !184
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%123 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%124 = icmp ne i64 %120, %121, !dbg !184
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !184, !prof !21

b18_ok4:
	%125 = bitcast i64* %122 to i8*, !dbg !184
	%126 = bitcast i64* %123 to i8*, !dbg !184
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !184
	br label %b23, !dbg !184

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !185
	br i1 %127, label %b20, label %b21, !dbg !185

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !186
	%129 = icmp slt i32 %128, 0, !dbg !186
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !186, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !186
	%131 = sext i32 %130 to i64, !dbg !186
	%132 = mul i64 %p7, %131, !dbg !186
	%133 = mul nsw i64 %p7, 8, !dbg !186
	%134 = mul i32 %5, %6, !dbg !186
	%135 = icmp ne i64 %132, %p5, !dbg !186
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !186, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !42
	%137 = mul i32 %134, %136, !dbg !186
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !186
	%139 = sext i32 %138 to i64, !dbg !186
	%140 = sext i32 %137 to i64, !dbg !186
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !186
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !186
	%143 = icmp ne i64 %139, %140, !dbg !186
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !186, !prof !21

b20_ok3:
	%144 = bitcast i64* %141 to i8*, !dbg !186
	%145 = bitcast i64* %142 to i8*, !dbg !186
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !186
	br label %b23, !dbg !186

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !187
	br i1 %146, label %b22, label %b23, !dbg !187

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !188
	%148 = icmp slt i32 %147, 0, !dbg !188
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !188, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !188
	%150 = sext i32 %149 to i64, !dbg !188
	%151 = icmp ne i64 %p5, %p7, !dbg !188
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !188, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !188
	%153 = select i1 %152, i64 1, i64 %150, !dbg !188
	%154 = sdiv i64 %p7, %153, !dbg !188
	%155 = sub i64 0, %p7, !dbg !188
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !188
	%157 = mul i64 %156, %150, !dbg !188
	%158 = mul nsw i64 %p7, 8, !dbg !188
	%159 = mul i32 %5, %6, !dbg !188
	%160 = icmp ne i64 %p7, %157, !dbg !188
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !188, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !188, !range !42
	%162 = mul i32 %159, %161, !dbg !188
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !188
	%164 = sext i32 %163 to i64, !dbg !188
	%165 = sext i32 %162 to i64, !dbg !188
	%166 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !188
	%167 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !188
	%168 = icmp ne i64 %164, %165, !dbg !188
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !188, !prof !21

b22_ok4:
	%169 = bitcast i64* %166 to i8*, !dbg !188
	%170 = bitcast i64* %167 to i8*, !dbg !188
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !188
	br label %b23, !dbg !188

b23:
	ret void, !dbg !157

b3_fail1:
	br label %fail, !dbg !164

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !164
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !164

b3_fail3:
	br label %fail, !dbg !164

b3_ok3:
	br label %fail, !dbg !164

b5_fail1:
	br label %fail, !dbg !166

b5_fail2:
	br label %fail, !dbg !166

b7_fail1:
	br label %fail, !dbg !168

b7_fail2:
	br label %fail, !dbg !168

b7_fail3:
	br label %fail, !dbg !168

b11_fail1:
	br label %fail, !dbg !175

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !175
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !175

b11_fail3:
	br label %fail, !dbg !175

b11_ok3:
	br label %fail, !dbg !175

b13_fail1:
	br label %fail, !dbg !177

b13_fail2:
	br label %fail, !dbg !177

b15_fail1:
	br label %fail, !dbg !179

b15_fail2:
	br label %fail, !dbg !179

b15_fail3:
	br label %fail, !dbg !179

b18_fail1:
	br label %fail, !dbg !184

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !184
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !184

b18_fail3:
	br label %fail, !dbg !184

b18_ok3:
	br label %fail, !dbg !184

b18_fail4:
	br label %fail, !dbg !184

b20_fail1:
	br label %fail, !dbg !186

b20_fail2:
	br label %fail, !dbg !186

b20_fail3:
	br label %fail, !dbg !186

b22_fail1:
	br label %fail, !dbg !188

b22_fail2:
	br label %fail, !dbg !188

b22_fail3:
	br label %fail, !dbg !188

b22_fail4:
	br label %fail, !dbg !188

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 68, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 69, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 70, %b22_fail4 ], !dbg !155
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !155
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !155
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !155
	ret void, !dbg !155
}

define void @MoveUint8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !189 {
entry:
	br label %b0, !dbg !190

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !190
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !190
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
	br i1 %12, label %b1, label %b8, !dbg !194

b1:
	%13 = icmp eq i64 %11, 0, !dbg !195
	br i1 %13, label %b2, label %b8, !dbg !195

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !198
	br i1 %14, label %b3, label %b4, !dbg !198

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !199
	%16 = icmp slt i32 %15, 0, !dbg !199
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !199, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !199
	%18 = sext i32 %17 to i64, !dbg !199
	%19 = trunc i64 %p8 to i32, !dbg !199
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !199
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !199
	%22 = icmp ne i64 %p5, %p7, !dbg !199
	%23 = icmp uge i64 %p8, %18, !dbg !199
	%24 = or i1 %22, %23, !dbg !199
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !199, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i32 1, i8* %ctrl, i32 3), !dbg !199
	br label %b23, !dbg !199

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !200
	br i1 %25, label %b5, label %b6, !dbg !200

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !201
	%27 = icmp slt i32 %26, 0, !dbg !201
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !201, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !201
	%29 = sext i32 %28 to i64, !dbg !201
	%30 = mul i64 %p7, %29, !dbg !201
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !201
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !201
	%33 = icmp ne i64 %30, %p5, !dbg !201
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !201, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !201
	br label %b23, !dbg !201

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !202
	br i1 %34, label %b7, label %b23, !dbg !202

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !203
	%36 = icmp slt i32 %35, 0, !dbg !203
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !203, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !203
	%38 = sext i32 %37 to i64, !dbg !203
	%39 = icmp ne i64 %p5, %p7, !dbg !203
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !203, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !203
	%41 = select i1 %40, i64 1, i64 %38, !dbg !203
	%42 = sdiv i64 %p7, %41, !dbg !203
	%43 = sub i64 0, %p7, !dbg !203
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !203
	%45 = mul i64 %44, %38, !dbg !203
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !203
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !203
	%48 = icmp ne i64 %p7, %45, !dbg !203
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !203, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !203
	br label %b23, !dbg !203

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !204
	br i1 %49, label %b9, label %b16, !dbg !204

b9:
	%50 = sdiv i64 %11, 32, !dbg !205
	%51 = icmp eq i64 %50, %p2, !dbg !206
	br i1 %51, label %b10, label %b16, !dbg !206

b10:
	%52 = icmp eq i64 %p0, 0, !dbg !209
	br i1 %52, label %b11, label %b12, !dbg !209

b11:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !210
	%54 = icmp slt i32 %53, 0, !dbg !210
	br i1 %54, label %b11_fail1, label %b11_ok1, !dbg !210, !prof !21

b11_ok1:
	%55 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !210
	%56 = sext i32 %55 to i64, !dbg !210
	%57 = trunc i64 %p8 to i32, !dbg !210
	%58 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !210
	%59 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !210
	%60 = icmp ne i64 %p5, %p7, !dbg !210
	%61 = icmp uge i64 %p8, %56, !dbg !210
	%62 = or i1 %60, %61, !dbg !210
	br i1 %62, label %b11_fail2, label %b11_ok2, !dbg !210, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %58, i8* %59, i64 %p7, i32 %57, i32 1, i8* %ctrl, i32 3), !dbg !210
	br label %b23, !dbg !210

b12:
	%63 = icmp eq i64 %p0, 1, !dbg !211
	br i1 %63, label %b13, label %b14, !dbg !211

b13:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !212
	%65 = icmp slt i32 %64, 0, !dbg !212
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !212, !prof !21

b13_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !212
	%67 = sext i32 %66 to i64, !dbg !212
	%68 = mul i64 %p7, %67, !dbg !212
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !212
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !212
	%71 = icmp ne i64 %68, %p5, !dbg !212
	br i1 %71, label %b13_fail2, label %b13_ok2, !dbg !212, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %69, i8* %70, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !212
	br label %b23, !dbg !212

b14:
	%72 = icmp eq i64 %p0, 2, !dbg !213
	br i1 %72, label %b15, label %b23, !dbg !213

b15:
	%73 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !214
	%74 = icmp slt i32 %73, 0, !dbg !214
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !214, !prof !21

b15_ok1:
	%75 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !214
	%76 = sext i32 %75 to i64, !dbg !214
	%77 = icmp ne i64 %p5, %p7, !dbg !214
	br i1 %77, label %b15_fail2, label %b15_ok2, !dbg !214, !prof !21

b15_ok2:
	%78 = icmp eq i64 %76, -1, !dbg !214
	%79 = select i1 %78, i64 1, i64 %76, !dbg !214
	%80 = sdiv i64 %p7, %79, !dbg !214
	%81 = sub i64 0, %p7, !dbg !214
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !214
	%83 = mul i64 %82, %76, !dbg !214
	%84 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !214
	%85 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !214
	%86 = icmp ne i64 %p7, %83, !dbg !214
	br i1 %86, label %b15_fail3, label %b15_ok3, !dbg !214, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %84, i8* %85, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !214
	br label %b23, !dbg !214

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !215
	br i1 %87, label %b17, label %b23, !dbg !215

b17:
	%88 = icmp eq i64 %p0, 0, !dbg !218
	br i1 %88, label %b18, label %b19, !dbg !218

b18:
	%89 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !219
	%90 = icmp slt i32 %89, 0, !dbg !219
	br i1 %90, label %b18_fail1, label %b18_ok1, !dbg !219, !prof !21

b18_ok1:
	%91 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !219
	%92 = sext i32 %91 to i64, !dbg !219
	%93 = trunc i64 %p8 to i32, !dbg !219
	%94 = mul i32 %5, %6, !dbg !219
	%95 = icmp ne i64 %p5, %p7, !dbg !219
	%96 = icmp uge i64 %p8, %92, !dbg !219
	%97 = or i1 %95, %96, !dbg !219
	br i1 %97, label %b18_fail2, label %b18_ok2, !dbg !219, !prof !21

b18_ok2:
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !219, !range !42
	%99 = mul i32 %94, %98, !dbg !219
	%100 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !219
	%101 = sext i32 %100 to i64, !dbg !219
	%102 = sext i32 %99 to i64, !dbg !219
	%103 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !219
	%104 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !219
	%105 = icmp ne i64 %101, %102, !dbg !219
	br i1 %105, label %b18_fail4, label %b18_ok4, !dbg !219, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %103, i8* %104, i64 %p7, i32 %93, i32 1, i8* %ctrl, i32 3), !dbg !219
	br label %b23, !dbg !219

b19:
	%106 = icmp eq i64 %p0, 1, !dbg !220
	br i1 %106, label %b20, label %b21, !dbg !220

b20:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !221
	%108 = icmp slt i32 %107, 0, !dbg !221
	br i1 %108, label %b20_fail1, label %b20_ok1, !dbg !221, !prof !21

b20_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !221
	%110 = sext i32 %109 to i64, !dbg !221
	%111 = mul i64 %p7, %110, !dbg !221
	%112 = mul i32 %5, %6, !dbg !221
	%113 = icmp ne i64 %111, %p5, !dbg !221
	br i1 %113, label %b20_fail2, label %b20_ok2, !dbg !221, !prof !21

b20_ok2:
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !221, !range !42
	%115 = mul i32 %112, %114, !dbg !221
	%116 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !221
	%117 = sext i32 %116 to i64, !dbg !221
	%118 = sext i32 %115 to i64, !dbg !221
	%119 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !221
	%120 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !221
	%121 = icmp ne i64 %117, %118, !dbg !221
	br i1 %121, label %b20_fail3, label %b20_ok3, !dbg !221, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %119, i8* %120, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !221
	br label %b23, !dbg !221

b21:
	%122 = icmp eq i64 %p0, 2, !dbg !222
	br i1 %122, label %b22, label %b23, !dbg !222

b22:
	%123 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !223
	%124 = icmp slt i32 %123, 0, !dbg !223
	br i1 %124, label %b22_fail1, label %b22_ok1, !dbg !223, !prof !21

b22_ok1:
	%125 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !223
	%126 = sext i32 %125 to i64, !dbg !223
	%127 = icmp ne i64 %p5, %p7, !dbg !223
	br i1 %127, label %b22_fail2, label %b22_ok2, !dbg !223, !prof !21

b22_ok2:
	%128 = icmp eq i64 %126, -1, !dbg !223
	%129 = select i1 %128, i64 1, i64 %126, !dbg !223
	%130 = sdiv i64 %p7, %129, !dbg !223
	%131 = sub i64 0, %p7, !dbg !223
	%132 = select i1 %128, i64 %131, i64 %130, !dbg !223
	%133 = mul i64 %132, %126, !dbg !223
	%134 = mul i32 %5, %6, !dbg !223
	%135 = icmp ne i64 %p7, %133, !dbg !223
	br i1 %135, label %b22_fail3, label %b22_ok3, !dbg !223, !prof !21

b22_ok3:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !42
	%137 = mul i32 %134, %136, !dbg !223
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !223
	%139 = sext i32 %138 to i64, !dbg !223
	%140 = sext i32 %137 to i64, !dbg !223
	%141 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !223
	%142 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !223
	%143 = icmp ne i64 %139, %140, !dbg !223
	br i1 %143, label %b22_fail4, label %b22_ok4, !dbg !223, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %141, i8* %142, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !223
	br label %b23, !dbg !223

b23:
	ret void, !dbg !192

b3_fail1:
	br label %fail, !dbg !199

b3_fail2:
	%144 = icmp ne i64 %p5, %p7, !dbg !199
	br i1 %144, label %b3_fail3, label %b3_ok3, !dbg !199

b3_fail3:
	br label %fail, !dbg !199

b3_ok3:
	br label %fail, !dbg !199

b5_fail1:
	br label %fail, !dbg !201

b5_fail2:
	br label %fail, !dbg !201

b7_fail1:
	br label %fail, !dbg !203

b7_fail2:
	br label %fail, !dbg !203

b7_fail3:
	br label %fail, !dbg !203

b11_fail1:
	br label %fail, !dbg !210

b11_fail2:
	%145 = icmp ne i64 %p5, %p7, !dbg !210
	br i1 %145, label %b11_fail3, label %b11_ok3, !dbg !210

b11_fail3:
	br label %fail, !dbg !210

b11_ok3:
	br label %fail, !dbg !210

b13_fail1:
	br label %fail, !dbg !212

b13_fail2:
	br label %fail, !dbg !212

b15_fail1:
	br label %fail, !dbg !214

b15_fail2:
	br label %fail, !dbg !214

b15_fail3:
	br label %fail, !dbg !214

b18_fail1:
	br label %fail, !dbg !219

b18_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !219
	br i1 %146, label %b18_fail3, label %b18_ok3, !dbg !219

b18_fail3:
	br label %fail, !dbg !219

b18_ok3:
	br label %fail, !dbg !219

b18_fail4:
	br label %fail, !dbg !219

b20_fail1:
	br label %fail, !dbg !221

b20_fail2:
	br label %fail, !dbg !221

b20_fail3:
	br label %fail, !dbg !221

b22_fail1:
	br label %fail, !dbg !223

b22_fail2:
	br label %fail, !dbg !223

b22_fail3:
	br label %fail, !dbg !223

b22_fail4:
	br label %fail, !dbg !223

fail:
	%147 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 71, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 72, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 73, %b22_fail4 ], !dbg !190
	%148 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %30, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %68, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %101, %b18_fail4 ], [ 0, %b20_fail1 ], [ %111, %b20_fail2 ], [ %117, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %139, %b22_fail4 ], !dbg !190
	%149 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %45, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %56, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %83, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %92, %b18_ok3 ], [ %102, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %118, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %133, %b22_fail3 ], [ %140, %b22_fail4 ], !dbg !190
	call void @gpuc_fail(i8* %ctrl, i32 %147, i64 %148, i64 %149), !dbg !190
	ret void, !dbg !190
}

define void @MoveUint16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !224 {
entry:
	br label %b0, !dbg !225

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !225
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !225
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !228, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !228, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !228, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !228, !range !14
	%7 = mul i32 %6, %4, !dbg !228
	%8 = add i32 %3, %7, !dbg !228
	%9 = mul i32 %5, %8, !dbg !228
	%10 = add i32 %2, %9, !dbg !228
	%11 = sext i32 %10 to i64, !dbg !228
	%12 = icmp eq i64 %p1, 0, !dbg !229
	br i1 %12, label %b1, label %b8, !dbg !229

b1:
	%13 = icmp eq i64 %11, 0, !dbg !230
	br i1 %13, label %b2, label %b8, !dbg !230

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !233
	br i1 %14, label %b3, label %b4, !dbg !233

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !234
	%16 = icmp slt i32 %15, 0, !dbg !234
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !234, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !234
	%18 = sext i32 %17 to i64, !dbg !234
	%19 = mul nsw i64 %p7, 2, !dbg !234
	%20 = trunc i64 %p8 to i32, !dbg !234
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !234
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !234
	%23 = icmp ne i64 %p5, %p7, !dbg !234
	%24 = icmp uge i64 %p8, %18, !dbg !234
	%25 = or i1 %23, %24, !dbg !234
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !234, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !234
	%27 = bitcast i16* %22 to i8*, !dbg !234
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !234
	br label %b23, !dbg !234

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !235
	br i1 %28, label %b5, label %b6, !dbg !235

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !236
	%30 = icmp slt i32 %29, 0, !dbg !236
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !236, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !236
	%32 = sext i32 %31 to i64, !dbg !236
	%33 = mul i64 %p7, %32, !dbg !236
	%34 = mul nsw i64 %p7, 2, !dbg !236
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !236
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !236
	%37 = icmp ne i64 %33, %p5, !dbg !236
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !236, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !236
	%39 = bitcast i16* %36 to i8*, !dbg !236
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !236
	br label %b23, !dbg !236

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !237
	br i1 %40, label %b7, label %b23, !dbg !237

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !238
	%42 = icmp slt i32 %41, 0, !dbg !238
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !238, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !238
	%44 = sext i32 %43 to i64, !dbg !238
	%45 = icmp ne i64 %p5, %p7, !dbg !238
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !238, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !238
	%47 = select i1 %46, i64 1, i64 %44, !dbg !238
	%48 = sdiv i64 %p7, %47, !dbg !238
	%49 = sub i64 0, %p7, !dbg !238
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !238
	%51 = mul i64 %50, %44, !dbg !238
	%52 = mul nsw i64 %p7, 2, !dbg !238
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !238
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !238
	%55 = icmp ne i64 %p7, %51, !dbg !238
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !238, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !238
	%57 = bitcast i16* %54 to i8*, !dbg !238
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !238
	br label %b23, !dbg !238

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !239
	br i1 %58, label %b9, label %b16, !dbg !239

b9:
	%59 = sdiv i64 %11, 32, !dbg !240
	%60 = icmp eq i64 %59, %p2, !dbg !241
	br i1 %60, label %b10, label %b16, !dbg !241

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !244
	br i1 %61, label %b11, label %b12, !dbg !244

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !245
	%63 = icmp slt i32 %62, 0, !dbg !245
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !245, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !245
	%65 = sext i32 %64 to i64, !dbg !245
	%66 = mul nsw i64 %p7, 2, !dbg !245
	%67 = trunc i64 %p8 to i32, !dbg !245
	%68 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !245
	%69 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !245
	%70 = icmp ne i64 %p5, %p7, !dbg !245
	%71 = icmp uge i64 %p8, %65, !dbg !245
	%72 = or i1 %70, %71, !dbg !245
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !245, !prof !21

b11_ok2:
	%73 = bitcast i16* %68 to i8*, !dbg !245
	%74 = bitcast i16* %69 to i8*, !dbg !245
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !245
	br label %b23, !dbg !245

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !246
	br i1 %75, label %b13, label %b14, !dbg !246

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !247
	%77 = icmp slt i32 %76, 0, !dbg !247
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !247, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !247
	%79 = sext i32 %78 to i64, !dbg !247
	%80 = mul i64 %p7, %79, !dbg !247
	%81 = mul nsw i64 %p7, 2, !dbg !247
	%82 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !247
	%83 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !247
	%84 = icmp ne i64 %80, %p5, !dbg !247
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !247, !prof !21

b13_ok2:
	%85 = bitcast i16* %82 to i8*, !dbg !247
	%86 = bitcast i16* %83 to i8*, !dbg !247
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !247
	br label %b23, !dbg !247

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !248
	br i1 %87, label %b15, label %b23, !dbg !248

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !249
	%89 = icmp slt i32 %88, 0, !dbg !249
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !249, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !249
	%91 = sext i32 %90 to i64, !dbg !249
	%92 = icmp ne i64 %p5, %p7, !dbg !249
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !249, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !249
	%94 = select i1 %93, i64 1, i64 %91, !dbg !249
	%95 = sdiv i64 %p7, %94, !dbg !249
	%96 = sub i64 0, %p7, !dbg !249
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !249
	%98 = mul i64 %97, %91, !dbg !249
	%99 = mul nsw i64 %p7, 2, !dbg !249
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !249
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !249
	%102 = icmp ne i64 %p7, %98, !dbg !249
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !249, !prof !21

b15_ok3:
	%103 = bitcast i16* %100 to i8*, !dbg !249
	%104 = bitcast i16* %101 to i8*, !dbg !249
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !249
	br label %b23, !dbg !249

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !250
	br i1 %105, label %b17, label %b23, !dbg !250

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !253
	br i1 %106, label %b18, label %b19, !dbg !253

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !254
	%108 = icmp slt i32 %107, 0, !dbg !254
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !254, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !254
	%110 = sext i32 %109 to i64, !dbg !254
	%111 = mul nsw i64 %p7, 2, !dbg !254
	%112 = trunc i64 %p8 to i32, !dbg !254
	%113 = mul i32 %5, %6, !dbg !254
	%114 = icmp ne i64 %p5, %p7, !dbg !254
	%115 = icmp uge i64 %p8, %110, !dbg !254
	%116 = or i1 %114, %115, !dbg !254
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !254, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !254, !range !42
	%118 = mul i32 %113, %117, !dbg !254
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !254
	%120 = sext i32 %119 to i64, !dbg !254
	%121 = sext i32 %118 to i64, !dbg !254
	%122 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !254
	%123 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !254
	%124 = icmp ne i64 %120, %121, !dbg !254
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !254, !prof !21

b18_ok4:
	%125 = bitcast i16* %122 to i8*, !dbg !254
	%126 = bitcast i16* %123 to i8*, !dbg !254
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !254
	br label %b23, !dbg !254

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !255
	br i1 %127, label %b20, label %b21, !dbg !255

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !256
	%129 = icmp slt i32 %128, 0, !dbg !256
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !256, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !256
	%131 = sext i32 %130 to i64, !dbg !256
	%132 = mul i64 %p7, %131, !dbg !256
	%133 = mul nsw i64 %p7, 2, !dbg !256
	%134 = mul i32 %5, %6, !dbg !256
	%135 = icmp ne i64 %132, %p5, !dbg !256
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !256, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !256, !range !42
	%137 = mul i32 %134, %136, !dbg !256
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !256
	%139 = sext i32 %138 to i64, !dbg !256
	%140 = sext i32 %137 to i64, !dbg !256
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !256
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !256
	%143 = icmp ne i64 %139, %140, !dbg !256
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !256, !prof !21

b20_ok3:
	%144 = bitcast i16* %141 to i8*, !dbg !256
	%145 = bitcast i16* %142 to i8*, !dbg !256
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !256
	br label %b23, !dbg !256

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !257
	br i1 %146, label %b22, label %b23, !dbg !257

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !258
	%148 = icmp slt i32 %147, 0, !dbg !258
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !258, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !258
	%150 = sext i32 %149 to i64, !dbg !258
	%151 = icmp ne i64 %p5, %p7, !dbg !258
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !258, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !258
	%153 = select i1 %152, i64 1, i64 %150, !dbg !258
	%154 = sdiv i64 %p7, %153, !dbg !258
	%155 = sub i64 0, %p7, !dbg !258
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !258
	%157 = mul i64 %156, %150, !dbg !258
	%158 = mul nsw i64 %p7, 2, !dbg !258
	%159 = mul i32 %5, %6, !dbg !258
	%160 = icmp ne i64 %p7, %157, !dbg !258
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !258, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !258, !range !42
	%162 = mul i32 %159, %161, !dbg !258
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !258
	%164 = sext i32 %163 to i64, !dbg !258
	%165 = sext i32 %162 to i64, !dbg !258
	%166 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !258
	%167 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !258
	%168 = icmp ne i64 %164, %165, !dbg !258
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !258, !prof !21

b22_ok4:
	%169 = bitcast i16* %166 to i8*, !dbg !258
	%170 = bitcast i16* %167 to i8*, !dbg !258
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !258
	br label %b23, !dbg !258

b23:
	ret void, !dbg !227

b3_fail1:
	br label %fail, !dbg !234

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !234
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !234

b3_fail3:
	br label %fail, !dbg !234

b3_ok3:
	br label %fail, !dbg !234

b5_fail1:
	br label %fail, !dbg !236

b5_fail2:
	br label %fail, !dbg !236

b7_fail1:
	br label %fail, !dbg !238

b7_fail2:
	br label %fail, !dbg !238

b7_fail3:
	br label %fail, !dbg !238

b11_fail1:
	br label %fail, !dbg !245

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !245
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !245

b11_fail3:
	br label %fail, !dbg !245

b11_ok3:
	br label %fail, !dbg !245

b13_fail1:
	br label %fail, !dbg !247

b13_fail2:
	br label %fail, !dbg !247

b15_fail1:
	br label %fail, !dbg !249

b15_fail2:
	br label %fail, !dbg !249

b15_fail3:
	br label %fail, !dbg !249

b18_fail1:
	br label %fail, !dbg !254

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !254
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !254

b18_fail3:
	br label %fail, !dbg !254

b18_ok3:
	br label %fail, !dbg !254

b18_fail4:
	br label %fail, !dbg !254

b20_fail1:
	br label %fail, !dbg !256

b20_fail2:
	br label %fail, !dbg !256

b20_fail3:
	br label %fail, !dbg !256

b22_fail1:
	br label %fail, !dbg !258

b22_fail2:
	br label %fail, !dbg !258

b22_fail3:
	br label %fail, !dbg !258

b22_fail4:
	br label %fail, !dbg !258

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 74, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 75, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 76, %b22_fail4 ], !dbg !225
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !225
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !225
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !225
	ret void, !dbg !225
}

define void @MoveUint32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !259 {
entry:
	br label %b0, !dbg !260

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !260
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !260
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !263, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !263, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !263, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !263, !range !14
	%7 = mul i32 %6, %4, !dbg !263
	%8 = add i32 %3, %7, !dbg !263
	%9 = mul i32 %5, %8, !dbg !263
	%10 = add i32 %2, %9, !dbg !263
	%11 = sext i32 %10 to i64, !dbg !263
	%12 = icmp eq i64 %p1, 0, !dbg !264
	br i1 %12, label %b1, label %b8, !dbg !264

b1:
	%13 = icmp eq i64 %11, 0, !dbg !265
	br i1 %13, label %b2, label %b8, !dbg !265

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !268
	br i1 %14, label %b3, label %b4, !dbg !268

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !269
	%16 = icmp slt i32 %15, 0, !dbg !269
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !269, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !269
	%18 = sext i32 %17 to i64, !dbg !269
	%19 = mul nsw i64 %p7, 4, !dbg !269
	%20 = trunc i64 %p8 to i32, !dbg !269
	%21 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !269
	%22 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !269
	%23 = icmp ne i64 %p5, %p7, !dbg !269
	%24 = icmp uge i64 %p8, %18, !dbg !269
	%25 = or i1 %23, %24, !dbg !269
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !269, !prof !21

b3_ok2:
	%26 = bitcast i32* %21 to i8*, !dbg !269
	%27 = bitcast i32* %22 to i8*, !dbg !269
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !269
	br label %b23, !dbg !269

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !270
	br i1 %28, label %b5, label %b6, !dbg !270

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !271
	%30 = icmp slt i32 %29, 0, !dbg !271
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !271, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !271
	%32 = sext i32 %31 to i64, !dbg !271
	%33 = mul i64 %p7, %32, !dbg !271
	%34 = mul nsw i64 %p7, 4, !dbg !271
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !271
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !271
	%37 = icmp ne i64 %33, %p5, !dbg !271
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !271, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !271
	%39 = bitcast i32* %36 to i8*, !dbg !271
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !271
	br label %b23, !dbg !271

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !272
	br i1 %40, label %b7, label %b23, !dbg !272

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !273
	%42 = icmp slt i32 %41, 0, !dbg !273
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !273, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !273
	%44 = sext i32 %43 to i64, !dbg !273
	%45 = icmp ne i64 %p5, %p7, !dbg !273
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !273, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !273
	%47 = select i1 %46, i64 1, i64 %44, !dbg !273
	%48 = sdiv i64 %p7, %47, !dbg !273
	%49 = sub i64 0, %p7, !dbg !273
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !273
	%51 = mul i64 %50, %44, !dbg !273
	%52 = mul nsw i64 %p7, 4, !dbg !273
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !273
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !273
	%55 = icmp ne i64 %p7, %51, !dbg !273
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !273, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !273
	%57 = bitcast i32* %54 to i8*, !dbg !273
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !273
	br label %b23, !dbg !273

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !274
	br i1 %58, label %b9, label %b16, !dbg !274

b9:
	%59 = sdiv i64 %11, 32, !dbg !275
	%60 = icmp eq i64 %59, %p2, !dbg !276
	br i1 %60, label %b10, label %b16, !dbg !276

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !279
	br i1 %61, label %b11, label %b12, !dbg !279

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !280
	%63 = icmp slt i32 %62, 0, !dbg !280
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !280, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !280
	%65 = sext i32 %64 to i64, !dbg !280
	%66 = mul nsw i64 %p7, 4, !dbg !280
	%67 = trunc i64 %p8 to i32, !dbg !280
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !280
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !280
	%70 = icmp ne i64 %p5, %p7, !dbg !280
	%71 = icmp uge i64 %p8, %65, !dbg !280
	%72 = or i1 %70, %71, !dbg !280
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !280, !prof !21

b11_ok2:
	%73 = bitcast i32* %68 to i8*, !dbg !280
	%74 = bitcast i32* %69 to i8*, !dbg !280
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !280
	br label %b23, !dbg !280

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !281
	br i1 %75, label %b13, label %b14, !dbg !281

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !282
	%77 = icmp slt i32 %76, 0, !dbg !282
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !282, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !282
	%79 = sext i32 %78 to i64, !dbg !282
	%80 = mul i64 %p7, %79, !dbg !282
	%81 = mul nsw i64 %p7, 4, !dbg !282
	%82 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !282
	%83 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !282
	%84 = icmp ne i64 %80, %p5, !dbg !282
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !282, !prof !21

b13_ok2:
	%85 = bitcast i32* %82 to i8*, !dbg !282
	%86 = bitcast i32* %83 to i8*, !dbg !282
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !282
	br label %b23, !dbg !282

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !283
	br i1 %87, label %b15, label %b23, !dbg !283

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !284
	%89 = icmp slt i32 %88, 0, !dbg !284
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !284, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !284
	%91 = sext i32 %90 to i64, !dbg !284
	%92 = icmp ne i64 %p5, %p7, !dbg !284
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !284, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !284
	%94 = select i1 %93, i64 1, i64 %91, !dbg !284
	%95 = sdiv i64 %p7, %94, !dbg !284
	%96 = sub i64 0, %p7, !dbg !284
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !284
	%98 = mul i64 %97, %91, !dbg !284
	%99 = mul nsw i64 %p7, 4, !dbg !284
	%100 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !284
	%101 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !284
	%102 = icmp ne i64 %p7, %98, !dbg !284
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !284, !prof !21

b15_ok3:
	%103 = bitcast i32* %100 to i8*, !dbg !284
	%104 = bitcast i32* %101 to i8*, !dbg !284
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !284
	br label %b23, !dbg !284

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !285
	br i1 %105, label %b17, label %b23, !dbg !285

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !288
	br i1 %106, label %b18, label %b19, !dbg !288

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !289
	%108 = icmp slt i32 %107, 0, !dbg !289
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !289, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !289
	%110 = sext i32 %109 to i64, !dbg !289
	%111 = mul nsw i64 %p7, 4, !dbg !289
	%112 = trunc i64 %p8 to i32, !dbg !289
	%113 = mul i32 %5, %6, !dbg !289
	%114 = icmp ne i64 %p5, %p7, !dbg !289
	%115 = icmp uge i64 %p8, %110, !dbg !289
	%116 = or i1 %114, %115, !dbg !289
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !289, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !289, !range !42
	%118 = mul i32 %113, %117, !dbg !289
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !289
	%120 = sext i32 %119 to i64, !dbg !289
	%121 = sext i32 %118 to i64, !dbg !289
	%122 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !289
	%123 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !289
	%124 = icmp ne i64 %120, %121, !dbg !289
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !289, !prof !21

b18_ok4:
	%125 = bitcast i32* %122 to i8*, !dbg !289
	%126 = bitcast i32* %123 to i8*, !dbg !289
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !289
	br label %b23, !dbg !289

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !290
	br i1 %127, label %b20, label %b21, !dbg !290

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !291
	%129 = icmp slt i32 %128, 0, !dbg !291
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !291, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !291
	%131 = sext i32 %130 to i64, !dbg !291
	%132 = mul i64 %p7, %131, !dbg !291
	%133 = mul nsw i64 %p7, 4, !dbg !291
	%134 = mul i32 %5, %6, !dbg !291
	%135 = icmp ne i64 %132, %p5, !dbg !291
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !291, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !291, !range !42
	%137 = mul i32 %134, %136, !dbg !291
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !291
	%139 = sext i32 %138 to i64, !dbg !291
	%140 = sext i32 %137 to i64, !dbg !291
	%141 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !291
	%142 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !291
	%143 = icmp ne i64 %139, %140, !dbg !291
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !291, !prof !21

b20_ok3:
	%144 = bitcast i32* %141 to i8*, !dbg !291
	%145 = bitcast i32* %142 to i8*, !dbg !291
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !291
	br label %b23, !dbg !291

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !292
	br i1 %146, label %b22, label %b23, !dbg !292

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !293
	%148 = icmp slt i32 %147, 0, !dbg !293
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !293, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !293
	%150 = sext i32 %149 to i64, !dbg !293
	%151 = icmp ne i64 %p5, %p7, !dbg !293
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !293, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !293
	%153 = select i1 %152, i64 1, i64 %150, !dbg !293
	%154 = sdiv i64 %p7, %153, !dbg !293
	%155 = sub i64 0, %p7, !dbg !293
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !293
	%157 = mul i64 %156, %150, !dbg !293
	%158 = mul nsw i64 %p7, 4, !dbg !293
	%159 = mul i32 %5, %6, !dbg !293
	%160 = icmp ne i64 %p7, %157, !dbg !293
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !293, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !293, !range !42
	%162 = mul i32 %159, %161, !dbg !293
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !293
	%164 = sext i32 %163 to i64, !dbg !293
	%165 = sext i32 %162 to i64, !dbg !293
	%166 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !293
	%167 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !293
	%168 = icmp ne i64 %164, %165, !dbg !293
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !293, !prof !21

b22_ok4:
	%169 = bitcast i32* %166 to i8*, !dbg !293
	%170 = bitcast i32* %167 to i8*, !dbg !293
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !293
	br label %b23, !dbg !293

b23:
	ret void, !dbg !262

b3_fail1:
	br label %fail, !dbg !269

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !269
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !269

b3_fail3:
	br label %fail, !dbg !269

b3_ok3:
	br label %fail, !dbg !269

b5_fail1:
	br label %fail, !dbg !271

b5_fail2:
	br label %fail, !dbg !271

b7_fail1:
	br label %fail, !dbg !273

b7_fail2:
	br label %fail, !dbg !273

b7_fail3:
	br label %fail, !dbg !273

b11_fail1:
	br label %fail, !dbg !280

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !280
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !280

b11_fail3:
	br label %fail, !dbg !280

b11_ok3:
	br label %fail, !dbg !280

b13_fail1:
	br label %fail, !dbg !282

b13_fail2:
	br label %fail, !dbg !282

b15_fail1:
	br label %fail, !dbg !284

b15_fail2:
	br label %fail, !dbg !284

b15_fail3:
	br label %fail, !dbg !284

b18_fail1:
	br label %fail, !dbg !289

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !289
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !289

b18_fail3:
	br label %fail, !dbg !289

b18_ok3:
	br label %fail, !dbg !289

b18_fail4:
	br label %fail, !dbg !289

b20_fail1:
	br label %fail, !dbg !291

b20_fail2:
	br label %fail, !dbg !291

b20_fail3:
	br label %fail, !dbg !291

b22_fail1:
	br label %fail, !dbg !293

b22_fail2:
	br label %fail, !dbg !293

b22_fail3:
	br label %fail, !dbg !293

b22_fail4:
	br label %fail, !dbg !293

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 77, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 78, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 79, %b22_fail4 ], !dbg !260
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !260
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !260
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !260
	ret void, !dbg !260
}

define void @MoveUint64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !294 {
entry:
	br label %b0, !dbg !295

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !295
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !295
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !298, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !298, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !298, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !298, !range !14
	%7 = mul i32 %6, %4, !dbg !298
	%8 = add i32 %3, %7, !dbg !298
	%9 = mul i32 %5, %8, !dbg !298
	%10 = add i32 %2, %9, !dbg !298
	%11 = sext i32 %10 to i64, !dbg !298
	%12 = icmp eq i64 %p1, 0, !dbg !299
	br i1 %12, label %b1, label %b8, !dbg !299

b1:
	%13 = icmp eq i64 %11, 0, !dbg !300
	br i1 %13, label %b2, label %b8, !dbg !300

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !303
	br i1 %14, label %b3, label %b4, !dbg !303

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !304
	%16 = icmp slt i32 %15, 0, !dbg !304
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !304, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !304
	%18 = sext i32 %17 to i64, !dbg !304
	%19 = mul nsw i64 %p7, 8, !dbg !304
	%20 = trunc i64 %p8 to i32, !dbg !304
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !304
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !304
	%23 = icmp ne i64 %p5, %p7, !dbg !304
	%24 = icmp uge i64 %p8, %18, !dbg !304
	%25 = or i1 %23, %24, !dbg !304
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !304, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !304
	%27 = bitcast i64* %22 to i8*, !dbg !304
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !304
	br label %b23, !dbg !304

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !305
	br i1 %28, label %b5, label %b6, !dbg !305

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !306
	%30 = icmp slt i32 %29, 0, !dbg !306
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !306, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !306
	%32 = sext i32 %31 to i64, !dbg !306
	%33 = mul i64 %p7, %32, !dbg !306
	%34 = mul nsw i64 %p7, 8, !dbg !306
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !306
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !306
	%37 = icmp ne i64 %33, %p5, !dbg !306
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !306, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !306
	%39 = bitcast i64* %36 to i8*, !dbg !306
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !306
	br label %b23, !dbg !306

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !307
	br i1 %40, label %b7, label %b23, !dbg !307

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !308
	%42 = icmp slt i32 %41, 0, !dbg !308
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !308, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !308
	%44 = sext i32 %43 to i64, !dbg !308
	%45 = icmp ne i64 %p5, %p7, !dbg !308
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !308, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !308
	%47 = select i1 %46, i64 1, i64 %44, !dbg !308
	%48 = sdiv i64 %p7, %47, !dbg !308
	%49 = sub i64 0, %p7, !dbg !308
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !308
	%51 = mul i64 %50, %44, !dbg !308
	%52 = mul nsw i64 %p7, 8, !dbg !308
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !308
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !308
	%55 = icmp ne i64 %p7, %51, !dbg !308
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !308, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !308
	%57 = bitcast i64* %54 to i8*, !dbg !308
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !308
	br label %b23, !dbg !308

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !309
	br i1 %58, label %b9, label %b16, !dbg !309

b9:
	%59 = sdiv i64 %11, 32, !dbg !310
	%60 = icmp eq i64 %59, %p2, !dbg !311
	br i1 %60, label %b10, label %b16, !dbg !311

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !314
	br i1 %61, label %b11, label %b12, !dbg !314

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !315
	%63 = icmp slt i32 %62, 0, !dbg !315
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !315, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !315
	%65 = sext i32 %64 to i64, !dbg !315
	%66 = mul nsw i64 %p7, 8, !dbg !315
	%67 = trunc i64 %p8 to i32, !dbg !315
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !315
	%69 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !315
	%70 = icmp ne i64 %p5, %p7, !dbg !315
	%71 = icmp uge i64 %p8, %65, !dbg !315
	%72 = or i1 %70, %71, !dbg !315
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !315, !prof !21

b11_ok2:
	%73 = bitcast i64* %68 to i8*, !dbg !315
	%74 = bitcast i64* %69 to i8*, !dbg !315
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !315
	br label %b23, !dbg !315

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !316
	br i1 %75, label %b13, label %b14, !dbg !316

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !317
	%77 = icmp slt i32 %76, 0, !dbg !317
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !317, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !317
	%79 = sext i32 %78 to i64, !dbg !317
	%80 = mul i64 %p7, %79, !dbg !317
	%81 = mul nsw i64 %p7, 8, !dbg !317
	%82 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !317
	%83 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !317
	%84 = icmp ne i64 %80, %p5, !dbg !317
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !317, !prof !21

b13_ok2:
	%85 = bitcast i64* %82 to i8*, !dbg !317
	%86 = bitcast i64* %83 to i8*, !dbg !317
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !317
	br label %b23, !dbg !317

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !318
	br i1 %87, label %b15, label %b23, !dbg !318

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !319
	%89 = icmp slt i32 %88, 0, !dbg !319
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !319, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !319
	%91 = sext i32 %90 to i64, !dbg !319
	%92 = icmp ne i64 %p5, %p7, !dbg !319
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !319, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !319
	%94 = select i1 %93, i64 1, i64 %91, !dbg !319
	%95 = sdiv i64 %p7, %94, !dbg !319
	%96 = sub i64 0, %p7, !dbg !319
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !319
	%98 = mul i64 %97, %91, !dbg !319
	%99 = mul nsw i64 %p7, 8, !dbg !319
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !319
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !319
	%102 = icmp ne i64 %p7, %98, !dbg !319
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !319, !prof !21

b15_ok3:
	%103 = bitcast i64* %100 to i8*, !dbg !319
	%104 = bitcast i64* %101 to i8*, !dbg !319
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !319
	br label %b23, !dbg !319

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !320
	br i1 %105, label %b17, label %b23, !dbg !320

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !323
	br i1 %106, label %b18, label %b19, !dbg !323

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !324
	%108 = icmp slt i32 %107, 0, !dbg !324
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !324, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !324
	%110 = sext i32 %109 to i64, !dbg !324
	%111 = mul nsw i64 %p7, 8, !dbg !324
	%112 = trunc i64 %p8 to i32, !dbg !324
	%113 = mul i32 %5, %6, !dbg !324
	%114 = icmp ne i64 %p5, %p7, !dbg !324
	%115 = icmp uge i64 %p8, %110, !dbg !324
	%116 = or i1 %114, %115, !dbg !324
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !324, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !324, !range !42
	%118 = mul i32 %113, %117, !dbg !324
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !324
	%120 = sext i32 %119 to i64, !dbg !324
	%121 = sext i32 %118 to i64, !dbg !324
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !324
	%123 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !324
	%124 = icmp ne i64 %120, %121, !dbg !324
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !324, !prof !21

b18_ok4:
	%125 = bitcast i64* %122 to i8*, !dbg !324
	%126 = bitcast i64* %123 to i8*, !dbg !324
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !324
	br label %b23, !dbg !324

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !325
	br i1 %127, label %b20, label %b21, !dbg !325

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !326
	%129 = icmp slt i32 %128, 0, !dbg !326
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !326, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !326
	%131 = sext i32 %130 to i64, !dbg !326
	%132 = mul i64 %p7, %131, !dbg !326
	%133 = mul nsw i64 %p7, 8, !dbg !326
	%134 = mul i32 %5, %6, !dbg !326
	%135 = icmp ne i64 %132, %p5, !dbg !326
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !326, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !42
	%137 = mul i32 %134, %136, !dbg !326
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !326
	%139 = sext i32 %138 to i64, !dbg !326
	%140 = sext i32 %137 to i64, !dbg !326
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !326
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%143 = icmp ne i64 %139, %140, !dbg !326
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !326, !prof !21

b20_ok3:
	%144 = bitcast i64* %141 to i8*, !dbg !326
	%145 = bitcast i64* %142 to i8*, !dbg !326
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !326
	br label %b23, !dbg !326

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !327
	br i1 %146, label %b22, label %b23, !dbg !327

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !328
	%148 = icmp slt i32 %147, 0, !dbg !328
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !328, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !328
	%150 = sext i32 %149 to i64, !dbg !328
	%151 = icmp ne i64 %p5, %p7, !dbg !328
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !328, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !328
	%153 = select i1 %152, i64 1, i64 %150, !dbg !328
	%154 = sdiv i64 %p7, %153, !dbg !328
	%155 = sub i64 0, %p7, !dbg !328
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !328
	%157 = mul i64 %156, %150, !dbg !328
	%158 = mul nsw i64 %p7, 8, !dbg !328
	%159 = mul i32 %5, %6, !dbg !328
	%160 = icmp ne i64 %p7, %157, !dbg !328
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !328, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !328, !range !42
	%162 = mul i32 %159, %161, !dbg !328
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !328
	%164 = sext i32 %163 to i64, !dbg !328
	%165 = sext i32 %162 to i64, !dbg !328
	%166 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !328
	%167 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !328
	%168 = icmp ne i64 %164, %165, !dbg !328
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !328, !prof !21

b22_ok4:
	%169 = bitcast i64* %166 to i8*, !dbg !328
	%170 = bitcast i64* %167 to i8*, !dbg !328
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !328
	br label %b23, !dbg !328

b23:
	ret void, !dbg !297

b3_fail1:
	br label %fail, !dbg !304

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !304
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !304

b3_fail3:
	br label %fail, !dbg !304

b3_ok3:
	br label %fail, !dbg !304

b5_fail1:
	br label %fail, !dbg !306

b5_fail2:
	br label %fail, !dbg !306

b7_fail1:
	br label %fail, !dbg !308

b7_fail2:
	br label %fail, !dbg !308

b7_fail3:
	br label %fail, !dbg !308

b11_fail1:
	br label %fail, !dbg !315

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !315
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !315

b11_fail3:
	br label %fail, !dbg !315

b11_ok3:
	br label %fail, !dbg !315

b13_fail1:
	br label %fail, !dbg !317

b13_fail2:
	br label %fail, !dbg !317

b15_fail1:
	br label %fail, !dbg !319

b15_fail2:
	br label %fail, !dbg !319

b15_fail3:
	br label %fail, !dbg !319

b18_fail1:
	br label %fail, !dbg !324

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !324
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !324

b18_fail3:
	br label %fail, !dbg !324

b18_ok3:
	br label %fail, !dbg !324

b18_fail4:
	br label %fail, !dbg !324

b20_fail1:
	br label %fail, !dbg !326

b20_fail2:
	br label %fail, !dbg !326

b20_fail3:
	br label %fail, !dbg !326

b22_fail1:
	br label %fail, !dbg !328

b22_fail2:
	br label %fail, !dbg !328

b22_fail3:
	br label %fail, !dbg !328

b22_fail4:
	br label %fail, !dbg !328

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 80, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 81, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 82, %b22_fail4 ], !dbg !295
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !295
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !295
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !295
	ret void, !dbg !295
}

define void @MoveUint(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !329 {
entry:
	br label %b0, !dbg !330

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !330
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !330
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !333, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !333, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !333, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !333, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !333, !range !14
	%7 = mul i32 %6, %4, !dbg !333
	%8 = add i32 %3, %7, !dbg !333
	%9 = mul i32 %5, %8, !dbg !333
	%10 = add i32 %2, %9, !dbg !333
	%11 = sext i32 %10 to i64, !dbg !333
	%12 = icmp eq i64 %p1, 0, !dbg !334
	br i1 %12, label %b1, label %b8, !dbg !334

b1:
	%13 = icmp eq i64 %11, 0, !dbg !335
	br i1 %13, label %b2, label %b8, !dbg !335

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !338
	br i1 %14, label %b3, label %b4, !dbg !338

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !339
	%16 = icmp slt i32 %15, 0, !dbg !339
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !339, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !339
	%18 = sext i32 %17 to i64, !dbg !339
	%19 = mul nsw i64 %p7, 8, !dbg !339
	%20 = trunc i64 %p8 to i32, !dbg !339
	%21 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !339
	%22 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !339
	%23 = icmp ne i64 %p5, %p7, !dbg !339
	%24 = icmp uge i64 %p8, %18, !dbg !339
	%25 = or i1 %23, %24, !dbg !339
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !339, !prof !21

b3_ok2:
	%26 = bitcast i64* %21 to i8*, !dbg !339
	%27 = bitcast i64* %22 to i8*, !dbg !339
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !339
	br label %b23, !dbg !339

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !340
	br i1 %28, label %b5, label %b6, !dbg !340

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !341
	%30 = icmp slt i32 %29, 0, !dbg !341
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !341, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !341
	%32 = sext i32 %31 to i64, !dbg !341
	%33 = mul i64 %p7, %32, !dbg !341
	%34 = mul nsw i64 %p7, 8, !dbg !341
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !341
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !341
	%37 = icmp ne i64 %33, %p5, !dbg !341
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !341, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !341
	%39 = bitcast i64* %36 to i8*, !dbg !341
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !341
	br label %b23, !dbg !341

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !342
	br i1 %40, label %b7, label %b23, !dbg !342

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !343
	%42 = icmp slt i32 %41, 0, !dbg !343
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !343, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !343
	%44 = sext i32 %43 to i64, !dbg !343
	%45 = icmp ne i64 %p5, %p7, !dbg !343
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !343, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !343
	%47 = select i1 %46, i64 1, i64 %44, !dbg !343
	%48 = sdiv i64 %p7, %47, !dbg !343
	%49 = sub i64 0, %p7, !dbg !343
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !343
	%51 = mul i64 %50, %44, !dbg !343
	%52 = mul nsw i64 %p7, 8, !dbg !343
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !343
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !343
	%55 = icmp ne i64 %p7, %51, !dbg !343
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !343, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !343
	%57 = bitcast i64* %54 to i8*, !dbg !343
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !343
	br label %b23, !dbg !343

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !344
	br i1 %58, label %b9, label %b16, !dbg !344

b9:
	%59 = sdiv i64 %11, 32, !dbg !345
	%60 = icmp eq i64 %59, %p2, !dbg !346
	br i1 %60, label %b10, label %b16, !dbg !346

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !349
	br i1 %61, label %b11, label %b12, !dbg !349

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !350
	%63 = icmp slt i32 %62, 0, !dbg !350
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !350, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !350
	%65 = sext i32 %64 to i64, !dbg !350
	%66 = mul nsw i64 %p7, 8, !dbg !350
	%67 = trunc i64 %p8 to i32, !dbg !350
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !350
	%69 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !350
	%70 = icmp ne i64 %p5, %p7, !dbg !350
	%71 = icmp uge i64 %p8, %65, !dbg !350
	%72 = or i1 %70, %71, !dbg !350
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !350, !prof !21

b11_ok2:
	%73 = bitcast i64* %68 to i8*, !dbg !350
	%74 = bitcast i64* %69 to i8*, !dbg !350
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !350
	br label %b23, !dbg !350

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !351
	br i1 %75, label %b13, label %b14, !dbg !351

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !352
	%77 = icmp slt i32 %76, 0, !dbg !352
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !352, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !352
	%79 = sext i32 %78 to i64, !dbg !352
	%80 = mul i64 %p7, %79, !dbg !352
	%81 = mul nsw i64 %p7, 8, !dbg !352
	%82 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !352
	%83 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !352
	%84 = icmp ne i64 %80, %p5, !dbg !352
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !352, !prof !21

b13_ok2:
	%85 = bitcast i64* %82 to i8*, !dbg !352
	%86 = bitcast i64* %83 to i8*, !dbg !352
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !352
	br label %b23, !dbg !352

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !353
	br i1 %87, label %b15, label %b23, !dbg !353

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !354
	%89 = icmp slt i32 %88, 0, !dbg !354
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !354, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !354
	%91 = sext i32 %90 to i64, !dbg !354
	%92 = icmp ne i64 %p5, %p7, !dbg !354
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !354, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !354
	%94 = select i1 %93, i64 1, i64 %91, !dbg !354
	%95 = sdiv i64 %p7, %94, !dbg !354
	%96 = sub i64 0, %p7, !dbg !354
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !354
	%98 = mul i64 %97, %91, !dbg !354
	%99 = mul nsw i64 %p7, 8, !dbg !354
	%100 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !354
	%101 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !354
	%102 = icmp ne i64 %p7, %98, !dbg !354
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !354, !prof !21

b15_ok3:
	%103 = bitcast i64* %100 to i8*, !dbg !354
	%104 = bitcast i64* %101 to i8*, !dbg !354
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !354
	br label %b23, !dbg !354

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !355
	br i1 %105, label %b17, label %b23, !dbg !355

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !358
	br i1 %106, label %b18, label %b19, !dbg !358

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !359
	%108 = icmp slt i32 %107, 0, !dbg !359
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !359, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !359
	%110 = sext i32 %109 to i64, !dbg !359
	%111 = mul nsw i64 %p7, 8, !dbg !359
	%112 = trunc i64 %p8 to i32, !dbg !359
	%113 = mul i32 %5, %6, !dbg !359
	%114 = icmp ne i64 %p5, %p7, !dbg !359
	%115 = icmp uge i64 %p8, %110, !dbg !359
	%116 = or i1 %114, %115, !dbg !359
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !359, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !42
	%118 = mul i32 %113, %117, !dbg !359
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !359
	%120 = sext i32 %119 to i64, !dbg !359
	%121 = sext i32 %118 to i64, !dbg !359
	%122 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !359
	%123 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !359
	%124 = icmp ne i64 %120, %121, !dbg !359
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !359, !prof !21

b18_ok4:
	%125 = bitcast i64* %122 to i8*, !dbg !359
	%126 = bitcast i64* %123 to i8*, !dbg !359
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !359
	br label %b23, !dbg !359

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !360
	br i1 %127, label %b20, label %b21, !dbg !360

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !361
	%129 = icmp slt i32 %128, 0, !dbg !361
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !361, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !361
	%131 = sext i32 %130 to i64, !dbg !361
	%132 = mul i64 %p7, %131, !dbg !361
	%133 = mul nsw i64 %p7, 8, !dbg !361
	%134 = mul i32 %5, %6, !dbg !361
	%135 = icmp ne i64 %132, %p5, !dbg !361
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !361, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !42
	%137 = mul i32 %134, %136, !dbg !361
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !361
	%139 = sext i32 %138 to i64, !dbg !361
	%140 = sext i32 %137 to i64, !dbg !361
	%141 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !361
	%142 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !361
	%143 = icmp ne i64 %139, %140, !dbg !361
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !361, !prof !21

b20_ok3:
	%144 = bitcast i64* %141 to i8*, !dbg !361
	%145 = bitcast i64* %142 to i8*, !dbg !361
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !361
	br label %b23, !dbg !361

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !362
	br i1 %146, label %b22, label %b23, !dbg !362

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !363
	%148 = icmp slt i32 %147, 0, !dbg !363
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !363, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !363
	%150 = sext i32 %149 to i64, !dbg !363
	%151 = icmp ne i64 %p5, %p7, !dbg !363
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !363, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !363
	%153 = select i1 %152, i64 1, i64 %150, !dbg !363
	%154 = sdiv i64 %p7, %153, !dbg !363
	%155 = sub i64 0, %p7, !dbg !363
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !363
	%157 = mul i64 %156, %150, !dbg !363
	%158 = mul nsw i64 %p7, 8, !dbg !363
	%159 = mul i32 %5, %6, !dbg !363
	%160 = icmp ne i64 %p7, %157, !dbg !363
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !363, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !363, !range !42
	%162 = mul i32 %159, %161, !dbg !363
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !363
	%164 = sext i32 %163 to i64, !dbg !363
	%165 = sext i32 %162 to i64, !dbg !363
	%166 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !363
	%167 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !363
	%168 = icmp ne i64 %164, %165, !dbg !363
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !363, !prof !21

b22_ok4:
	%169 = bitcast i64* %166 to i8*, !dbg !363
	%170 = bitcast i64* %167 to i8*, !dbg !363
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !363
	br label %b23, !dbg !363

b23:
	ret void, !dbg !332

b3_fail1:
	br label %fail, !dbg !339

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !339
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !339

b3_fail3:
	br label %fail, !dbg !339

b3_ok3:
	br label %fail, !dbg !339

b5_fail1:
	br label %fail, !dbg !341

b5_fail2:
	br label %fail, !dbg !341

b7_fail1:
	br label %fail, !dbg !343

b7_fail2:
	br label %fail, !dbg !343

b7_fail3:
	br label %fail, !dbg !343

b11_fail1:
	br label %fail, !dbg !350

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !350
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !350

b11_fail3:
	br label %fail, !dbg !350

b11_ok3:
	br label %fail, !dbg !350

b13_fail1:
	br label %fail, !dbg !352

b13_fail2:
	br label %fail, !dbg !352

b15_fail1:
	br label %fail, !dbg !354

b15_fail2:
	br label %fail, !dbg !354

b15_fail3:
	br label %fail, !dbg !354

b18_fail1:
	br label %fail, !dbg !359

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !359
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !359

b18_fail3:
	br label %fail, !dbg !359

b18_ok3:
	br label %fail, !dbg !359

b18_fail4:
	br label %fail, !dbg !359

b20_fail1:
	br label %fail, !dbg !361

b20_fail2:
	br label %fail, !dbg !361

b20_fail3:
	br label %fail, !dbg !361

b22_fail1:
	br label %fail, !dbg !363

b22_fail2:
	br label %fail, !dbg !363

b22_fail3:
	br label %fail, !dbg !363

b22_fail4:
	br label %fail, !dbg !363

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 83, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 84, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 85, %b22_fail4 ], !dbg !330
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !330
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !330
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !330
	ret void, !dbg !330
}

define void @MoveFloat32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !364 {
entry:
	br label %b0, !dbg !365

b0:
	%0 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !365
	%1 = addrspacecast float* %p6 to float addrspace(1)*, !dbg !365
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !368, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !368, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !368, !range !14
	%7 = mul i32 %6, %4, !dbg !368
	%8 = add i32 %3, %7, !dbg !368
	%9 = mul i32 %5, %8, !dbg !368
	%10 = add i32 %2, %9, !dbg !368
	%11 = sext i32 %10 to i64, !dbg !368
	%12 = icmp eq i64 %p1, 0, !dbg !369
	br i1 %12, label %b1, label %b8, !dbg !369

b1:
	%13 = icmp eq i64 %11, 0, !dbg !370
	br i1 %13, label %b2, label %b8, !dbg !370

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !373
	br i1 %14, label %b3, label %b4, !dbg !373

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !374
	%16 = icmp slt i32 %15, 0, !dbg !374
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !374, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !374
	%18 = sext i32 %17 to i64, !dbg !374
	%19 = mul nsw i64 %p7, 4, !dbg !374
	%20 = trunc i64 %p8 to i32, !dbg !374
	%21 = addrspacecast float addrspace(1)* %0 to float*, !dbg !374
	%22 = addrspacecast float addrspace(1)* %1 to float*, !dbg !374
	%23 = icmp ne i64 %p5, %p7, !dbg !374
	%24 = icmp uge i64 %p8, %18, !dbg !374
	%25 = or i1 %23, %24, !dbg !374
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !374, !prof !21

b3_ok2:
	%26 = bitcast float* %21 to i8*, !dbg !374
	%27 = bitcast float* %22 to i8*, !dbg !374
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !374
	br label %b23, !dbg !374

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !375
	br i1 %28, label %b5, label %b6, !dbg !375

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !376
	%30 = icmp slt i32 %29, 0, !dbg !376
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !376, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !376
	%32 = sext i32 %31 to i64, !dbg !376
	%33 = mul i64 %p7, %32, !dbg !376
	%34 = mul nsw i64 %p7, 4, !dbg !376
	%35 = addrspacecast float addrspace(1)* %0 to float*, !dbg !376
	%36 = addrspacecast float addrspace(1)* %1 to float*, !dbg !376
	%37 = icmp ne i64 %33, %p5, !dbg !376
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !376, !prof !21

b5_ok2:
	%38 = bitcast float* %35 to i8*, !dbg !376
	%39 = bitcast float* %36 to i8*, !dbg !376
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !376
	br label %b23, !dbg !376

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !377
	br i1 %40, label %b7, label %b23, !dbg !377

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !378
	%42 = icmp slt i32 %41, 0, !dbg !378
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !378, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !378
	%44 = sext i32 %43 to i64, !dbg !378
	%45 = icmp ne i64 %p5, %p7, !dbg !378
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !378, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !378
	%47 = select i1 %46, i64 1, i64 %44, !dbg !378
	%48 = sdiv i64 %p7, %47, !dbg !378
	%49 = sub i64 0, %p7, !dbg !378
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !378
	%51 = mul i64 %50, %44, !dbg !378
	%52 = mul nsw i64 %p7, 4, !dbg !378
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !378
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !378
	%55 = icmp ne i64 %p7, %51, !dbg !378
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !378, !prof !21

b7_ok3:
	%56 = bitcast float* %53 to i8*, !dbg !378
	%57 = bitcast float* %54 to i8*, !dbg !378
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !378
	br label %b23, !dbg !378

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !379
	br i1 %58, label %b9, label %b16, !dbg !379

b9:
	%59 = sdiv i64 %11, 32, !dbg !380
	%60 = icmp eq i64 %59, %p2, !dbg !381
	br i1 %60, label %b10, label %b16, !dbg !381

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !384
	br i1 %61, label %b11, label %b12, !dbg !384

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !385
	%63 = icmp slt i32 %62, 0, !dbg !385
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !385, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !385
	%65 = sext i32 %64 to i64, !dbg !385
	%66 = mul nsw i64 %p7, 4, !dbg !385
	%67 = trunc i64 %p8 to i32, !dbg !385
	%68 = addrspacecast float addrspace(1)* %0 to float*, !dbg !385
	%69 = addrspacecast float addrspace(1)* %1 to float*, !dbg !385
	%70 = icmp ne i64 %p5, %p7, !dbg !385
	%71 = icmp uge i64 %p8, %65, !dbg !385
	%72 = or i1 %70, %71, !dbg !385
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !385, !prof !21

b11_ok2:
	%73 = bitcast float* %68 to i8*, !dbg !385
	%74 = bitcast float* %69 to i8*, !dbg !385
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !385
	br label %b23, !dbg !385

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !386
	br i1 %75, label %b13, label %b14, !dbg !386

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !387
	%77 = icmp slt i32 %76, 0, !dbg !387
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !387, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !387
	%79 = sext i32 %78 to i64, !dbg !387
	%80 = mul i64 %p7, %79, !dbg !387
	%81 = mul nsw i64 %p7, 4, !dbg !387
	%82 = addrspacecast float addrspace(1)* %0 to float*, !dbg !387
	%83 = addrspacecast float addrspace(1)* %1 to float*, !dbg !387
	%84 = icmp ne i64 %80, %p5, !dbg !387
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !387, !prof !21

b13_ok2:
	%85 = bitcast float* %82 to i8*, !dbg !387
	%86 = bitcast float* %83 to i8*, !dbg !387
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !387
	br label %b23, !dbg !387

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !388
	br i1 %87, label %b15, label %b23, !dbg !388

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !389
	%89 = icmp slt i32 %88, 0, !dbg !389
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !389, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !389
	%91 = sext i32 %90 to i64, !dbg !389
	%92 = icmp ne i64 %p5, %p7, !dbg !389
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !389, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !389
	%94 = select i1 %93, i64 1, i64 %91, !dbg !389
	%95 = sdiv i64 %p7, %94, !dbg !389
	%96 = sub i64 0, %p7, !dbg !389
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !389
	%98 = mul i64 %97, %91, !dbg !389
	%99 = mul nsw i64 %p7, 4, !dbg !389
	%100 = addrspacecast float addrspace(1)* %0 to float*, !dbg !389
	%101 = addrspacecast float addrspace(1)* %1 to float*, !dbg !389
	%102 = icmp ne i64 %p7, %98, !dbg !389
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !389, !prof !21

b15_ok3:
	%103 = bitcast float* %100 to i8*, !dbg !389
	%104 = bitcast float* %101 to i8*, !dbg !389
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !389
	br label %b23, !dbg !389

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !390
	br i1 %105, label %b17, label %b23, !dbg !390

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !393
	br i1 %106, label %b18, label %b19, !dbg !393

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !394
	%108 = icmp slt i32 %107, 0, !dbg !394
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !394, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !394
	%110 = sext i32 %109 to i64, !dbg !394
	%111 = mul nsw i64 %p7, 4, !dbg !394
	%112 = trunc i64 %p8 to i32, !dbg !394
	%113 = mul i32 %5, %6, !dbg !394
	%114 = icmp ne i64 %p5, %p7, !dbg !394
	%115 = icmp uge i64 %p8, %110, !dbg !394
	%116 = or i1 %114, %115, !dbg !394
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !394, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !394, !range !42
	%118 = mul i32 %113, %117, !dbg !394
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !394
	%120 = sext i32 %119 to i64, !dbg !394
	%121 = sext i32 %118 to i64, !dbg !394
	%122 = addrspacecast float addrspace(1)* %0 to float*, !dbg !394
	%123 = addrspacecast float addrspace(1)* %1 to float*, !dbg !394
	%124 = icmp ne i64 %120, %121, !dbg !394
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !394, !prof !21

b18_ok4:
	%125 = bitcast float* %122 to i8*, !dbg !394
	%126 = bitcast float* %123 to i8*, !dbg !394
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !394
	br label %b23, !dbg !394

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !395
	br i1 %127, label %b20, label %b21, !dbg !395

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !396
	%129 = icmp slt i32 %128, 0, !dbg !396
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !396, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !396
	%131 = sext i32 %130 to i64, !dbg !396
	%132 = mul i64 %p7, %131, !dbg !396
	%133 = mul nsw i64 %p7, 4, !dbg !396
	%134 = mul i32 %5, %6, !dbg !396
	%135 = icmp ne i64 %132, %p5, !dbg !396
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !396, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !396, !range !42
	%137 = mul i32 %134, %136, !dbg !396
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !396
	%139 = sext i32 %138 to i64, !dbg !396
	%140 = sext i32 %137 to i64, !dbg !396
	%141 = addrspacecast float addrspace(1)* %0 to float*, !dbg !396
	%142 = addrspacecast float addrspace(1)* %1 to float*, !dbg !396
	%143 = icmp ne i64 %139, %140, !dbg !396
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !396, !prof !21

b20_ok3:
	%144 = bitcast float* %141 to i8*, !dbg !396
	%145 = bitcast float* %142 to i8*, !dbg !396
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !396
	br label %b23, !dbg !396

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !397
	br i1 %146, label %b22, label %b23, !dbg !397

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !398
	%148 = icmp slt i32 %147, 0, !dbg !398
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !398, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !398
	%150 = sext i32 %149 to i64, !dbg !398
	%151 = icmp ne i64 %p5, %p7, !dbg !398
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !398, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !398
	%153 = select i1 %152, i64 1, i64 %150, !dbg !398
	%154 = sdiv i64 %p7, %153, !dbg !398
	%155 = sub i64 0, %p7, !dbg !398
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !398
	%157 = mul i64 %156, %150, !dbg !398
	%158 = mul nsw i64 %p7, 4, !dbg !398
	%159 = mul i32 %5, %6, !dbg !398
	%160 = icmp ne i64 %p7, %157, !dbg !398
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !398, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !398, !range !42
	%162 = mul i32 %159, %161, !dbg !398
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !398
	%164 = sext i32 %163 to i64, !dbg !398
	%165 = sext i32 %162 to i64, !dbg !398
	%166 = addrspacecast float addrspace(1)* %0 to float*, !dbg !398
	%167 = addrspacecast float addrspace(1)* %1 to float*, !dbg !398
	%168 = icmp ne i64 %164, %165, !dbg !398
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !398, !prof !21

b22_ok4:
	%169 = bitcast float* %166 to i8*, !dbg !398
	%170 = bitcast float* %167 to i8*, !dbg !398
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !398
	br label %b23, !dbg !398

b23:
	ret void, !dbg !367

b3_fail1:
	br label %fail, !dbg !374

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !374
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !374

b3_fail3:
	br label %fail, !dbg !374

b3_ok3:
	br label %fail, !dbg !374

b5_fail1:
	br label %fail, !dbg !376

b5_fail2:
	br label %fail, !dbg !376

b7_fail1:
	br label %fail, !dbg !378

b7_fail2:
	br label %fail, !dbg !378

b7_fail3:
	br label %fail, !dbg !378

b11_fail1:
	br label %fail, !dbg !385

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !385
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !385

b11_fail3:
	br label %fail, !dbg !385

b11_ok3:
	br label %fail, !dbg !385

b13_fail1:
	br label %fail, !dbg !387

b13_fail2:
	br label %fail, !dbg !387

b15_fail1:
	br label %fail, !dbg !389

b15_fail2:
	br label %fail, !dbg !389

b15_fail3:
	br label %fail, !dbg !389

b18_fail1:
	br label %fail, !dbg !394

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !394
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !394

b18_fail3:
	br label %fail, !dbg !394

b18_ok3:
	br label %fail, !dbg !394

b18_fail4:
	br label %fail, !dbg !394

b20_fail1:
	br label %fail, !dbg !396

b20_fail2:
	br label %fail, !dbg !396

b20_fail3:
	br label %fail, !dbg !396

b22_fail1:
	br label %fail, !dbg !398

b22_fail2:
	br label %fail, !dbg !398

b22_fail3:
	br label %fail, !dbg !398

b22_fail4:
	br label %fail, !dbg !398

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 86, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 87, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 88, %b22_fail4 ], !dbg !365
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !365
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !365
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !365
	ret void, !dbg !365
}

define void @MoveFloat64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, double* %p4, i64 %p5, double* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !399 {
entry:
	br label %b0, !dbg !400

b0:
	%0 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !400
	%1 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !400
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !403, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !403, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !403, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !403, !range !14
	%7 = mul i32 %6, %4, !dbg !403
	%8 = add i32 %3, %7, !dbg !403
	%9 = mul i32 %5, %8, !dbg !403
	%10 = add i32 %2, %9, !dbg !403
	%11 = sext i32 %10 to i64, !dbg !403
	%12 = icmp eq i64 %p1, 0, !dbg !404
	br i1 %12, label %b1, label %b8, !dbg !404

b1:
	%13 = icmp eq i64 %11, 0, !dbg !405
	br i1 %13, label %b2, label %b8, !dbg !405

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !408
	br i1 %14, label %b3, label %b4, !dbg !408

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !409
	%16 = icmp slt i32 %15, 0, !dbg !409
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !409, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !409
	%18 = sext i32 %17 to i64, !dbg !409
	%19 = mul nsw i64 %p7, 8, !dbg !409
	%20 = trunc i64 %p8 to i32, !dbg !409
	%21 = addrspacecast double addrspace(1)* %0 to double*, !dbg !409
	%22 = addrspacecast double addrspace(1)* %1 to double*, !dbg !409
	%23 = icmp ne i64 %p5, %p7, !dbg !409
	%24 = icmp uge i64 %p8, %18, !dbg !409
	%25 = or i1 %23, %24, !dbg !409
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !409, !prof !21

b3_ok2:
	%26 = bitcast double* %21 to i8*, !dbg !409
	%27 = bitcast double* %22 to i8*, !dbg !409
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !409
	br label %b23, !dbg !409

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !410
	br i1 %28, label %b5, label %b6, !dbg !410

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !411
	%30 = icmp slt i32 %29, 0, !dbg !411
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !411, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !411
	%32 = sext i32 %31 to i64, !dbg !411
	%33 = mul i64 %p7, %32, !dbg !411
	%34 = mul nsw i64 %p7, 8, !dbg !411
	%35 = addrspacecast double addrspace(1)* %0 to double*, !dbg !411
	%36 = addrspacecast double addrspace(1)* %1 to double*, !dbg !411
	%37 = icmp ne i64 %33, %p5, !dbg !411
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !411, !prof !21

b5_ok2:
	%38 = bitcast double* %35 to i8*, !dbg !411
	%39 = bitcast double* %36 to i8*, !dbg !411
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !411
	br label %b23, !dbg !411

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !412
	br i1 %40, label %b7, label %b23, !dbg !412

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !413
	%42 = icmp slt i32 %41, 0, !dbg !413
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !413, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !413
	%44 = sext i32 %43 to i64, !dbg !413
	%45 = icmp ne i64 %p5, %p7, !dbg !413
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !413, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !413
	%47 = select i1 %46, i64 1, i64 %44, !dbg !413
	%48 = sdiv i64 %p7, %47, !dbg !413
	%49 = sub i64 0, %p7, !dbg !413
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !413
	%51 = mul i64 %50, %44, !dbg !413
	%52 = mul nsw i64 %p7, 8, !dbg !413
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !413
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !413
	%55 = icmp ne i64 %p7, %51, !dbg !413
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !413, !prof !21

b7_ok3:
	%56 = bitcast double* %53 to i8*, !dbg !413
	%57 = bitcast double* %54 to i8*, !dbg !413
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !413
	br label %b23, !dbg !413

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !414
	br i1 %58, label %b9, label %b16, !dbg !414

b9:
	%59 = sdiv i64 %11, 32, !dbg !415
	%60 = icmp eq i64 %59, %p2, !dbg !416
	br i1 %60, label %b10, label %b16, !dbg !416

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !419
	br i1 %61, label %b11, label %b12, !dbg !419

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !420
	%63 = icmp slt i32 %62, 0, !dbg !420
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !420, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !420
	%65 = sext i32 %64 to i64, !dbg !420
	%66 = mul nsw i64 %p7, 8, !dbg !420
	%67 = trunc i64 %p8 to i32, !dbg !420
	%68 = addrspacecast double addrspace(1)* %0 to double*, !dbg !420
	%69 = addrspacecast double addrspace(1)* %1 to double*, !dbg !420
	%70 = icmp ne i64 %p5, %p7, !dbg !420
	%71 = icmp uge i64 %p8, %65, !dbg !420
	%72 = or i1 %70, %71, !dbg !420
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !420, !prof !21

b11_ok2:
	%73 = bitcast double* %68 to i8*, !dbg !420
	%74 = bitcast double* %69 to i8*, !dbg !420
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !420
	br label %b23, !dbg !420

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !421
	br i1 %75, label %b13, label %b14, !dbg !421

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !422
	%77 = icmp slt i32 %76, 0, !dbg !422
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !422, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !422
	%79 = sext i32 %78 to i64, !dbg !422
	%80 = mul i64 %p7, %79, !dbg !422
	%81 = mul nsw i64 %p7, 8, !dbg !422
	%82 = addrspacecast double addrspace(1)* %0 to double*, !dbg !422
	%83 = addrspacecast double addrspace(1)* %1 to double*, !dbg !422
	%84 = icmp ne i64 %80, %p5, !dbg !422
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !422, !prof !21

b13_ok2:
	%85 = bitcast double* %82 to i8*, !dbg !422
	%86 = bitcast double* %83 to i8*, !dbg !422
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !422
	br label %b23, !dbg !422

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !423
	br i1 %87, label %b15, label %b23, !dbg !423

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !424
	%89 = icmp slt i32 %88, 0, !dbg !424
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !424, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !424
	%91 = sext i32 %90 to i64, !dbg !424
	%92 = icmp ne i64 %p5, %p7, !dbg !424
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !424, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !424
	%94 = select i1 %93, i64 1, i64 %91, !dbg !424
	%95 = sdiv i64 %p7, %94, !dbg !424
	%96 = sub i64 0, %p7, !dbg !424
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !424
	%98 = mul i64 %97, %91, !dbg !424
	%99 = mul nsw i64 %p7, 8, !dbg !424
	%100 = addrspacecast double addrspace(1)* %0 to double*, !dbg !424
	%101 = addrspacecast double addrspace(1)* %1 to double*, !dbg !424
	%102 = icmp ne i64 %p7, %98, !dbg !424
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !424, !prof !21

b15_ok3:
	%103 = bitcast double* %100 to i8*, !dbg !424
	%104 = bitcast double* %101 to i8*, !dbg !424
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !424
	br label %b23, !dbg !424

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !425
	br i1 %105, label %b17, label %b23, !dbg !425

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !428
	br i1 %106, label %b18, label %b19, !dbg !428

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !429
	%108 = icmp slt i32 %107, 0, !dbg !429
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !429, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !429
	%110 = sext i32 %109 to i64, !dbg !429
	%111 = mul nsw i64 %p7, 8, !dbg !429
	%112 = trunc i64 %p8 to i32, !dbg !429
	%113 = mul i32 %5, %6, !dbg !429
	%114 = icmp ne i64 %p5, %p7, !dbg !429
	%115 = icmp uge i64 %p8, %110, !dbg !429
	%116 = or i1 %114, %115, !dbg !429
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !429, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !42
	%118 = mul i32 %113, %117, !dbg !429
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !429
	%120 = sext i32 %119 to i64, !dbg !429
	%121 = sext i32 %118 to i64, !dbg !429
	%122 = addrspacecast double addrspace(1)* %0 to double*, !dbg !429
	%123 = addrspacecast double addrspace(1)* %1 to double*, !dbg !429
	%124 = icmp ne i64 %120, %121, !dbg !429
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !429, !prof !21

b18_ok4:
	%125 = bitcast double* %122 to i8*, !dbg !429
	%126 = bitcast double* %123 to i8*, !dbg !429
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !429
	br label %b23, !dbg !429

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !430
	br i1 %127, label %b20, label %b21, !dbg !430

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !431
	%129 = icmp slt i32 %128, 0, !dbg !431
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !431, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !431
	%131 = sext i32 %130 to i64, !dbg !431
	%132 = mul i64 %p7, %131, !dbg !431
	%133 = mul nsw i64 %p7, 8, !dbg !431
	%134 = mul i32 %5, %6, !dbg !431
	%135 = icmp ne i64 %132, %p5, !dbg !431
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !431, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !42
	%137 = mul i32 %134, %136, !dbg !431
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !431
	%139 = sext i32 %138 to i64, !dbg !431
	%140 = sext i32 %137 to i64, !dbg !431
	%141 = addrspacecast double addrspace(1)* %0 to double*, !dbg !431
	%142 = addrspacecast double addrspace(1)* %1 to double*, !dbg !431
	%143 = icmp ne i64 %139, %140, !dbg !431
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !431, !prof !21

b20_ok3:
	%144 = bitcast double* %141 to i8*, !dbg !431
	%145 = bitcast double* %142 to i8*, !dbg !431
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !431
	br label %b23, !dbg !431

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !432
	br i1 %146, label %b22, label %b23, !dbg !432

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !433
	%148 = icmp slt i32 %147, 0, !dbg !433
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !433, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !433
	%150 = sext i32 %149 to i64, !dbg !433
	%151 = icmp ne i64 %p5, %p7, !dbg !433
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !433, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !433
	%153 = select i1 %152, i64 1, i64 %150, !dbg !433
	%154 = sdiv i64 %p7, %153, !dbg !433
	%155 = sub i64 0, %p7, !dbg !433
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !433
	%157 = mul i64 %156, %150, !dbg !433
	%158 = mul nsw i64 %p7, 8, !dbg !433
	%159 = mul i32 %5, %6, !dbg !433
	%160 = icmp ne i64 %p7, %157, !dbg !433
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !433, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !42
	%162 = mul i32 %159, %161, !dbg !433
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !433
	%164 = sext i32 %163 to i64, !dbg !433
	%165 = sext i32 %162 to i64, !dbg !433
	%166 = addrspacecast double addrspace(1)* %0 to double*, !dbg !433
	%167 = addrspacecast double addrspace(1)* %1 to double*, !dbg !433
	%168 = icmp ne i64 %164, %165, !dbg !433
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !433, !prof !21

b22_ok4:
	%169 = bitcast double* %166 to i8*, !dbg !433
	%170 = bitcast double* %167 to i8*, !dbg !433
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !433
	br label %b23, !dbg !433

b23:
	ret void, !dbg !402

b3_fail1:
	br label %fail, !dbg !409

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !409
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !409

b3_fail3:
	br label %fail, !dbg !409

b3_ok3:
	br label %fail, !dbg !409

b5_fail1:
	br label %fail, !dbg !411

b5_fail2:
	br label %fail, !dbg !411

b7_fail1:
	br label %fail, !dbg !413

b7_fail2:
	br label %fail, !dbg !413

b7_fail3:
	br label %fail, !dbg !413

b11_fail1:
	br label %fail, !dbg !420

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !420
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !420

b11_fail3:
	br label %fail, !dbg !420

b11_ok3:
	br label %fail, !dbg !420

b13_fail1:
	br label %fail, !dbg !422

b13_fail2:
	br label %fail, !dbg !422

b15_fail1:
	br label %fail, !dbg !424

b15_fail2:
	br label %fail, !dbg !424

b15_fail3:
	br label %fail, !dbg !424

b18_fail1:
	br label %fail, !dbg !429

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !429
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !429

b18_fail3:
	br label %fail, !dbg !429

b18_ok3:
	br label %fail, !dbg !429

b18_fail4:
	br label %fail, !dbg !429

b20_fail1:
	br label %fail, !dbg !431

b20_fail2:
	br label %fail, !dbg !431

b20_fail3:
	br label %fail, !dbg !431

b22_fail1:
	br label %fail, !dbg !433

b22_fail2:
	br label %fail, !dbg !433

b22_fail3:
	br label %fail, !dbg !433

b22_fail4:
	br label %fail, !dbg !433

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 89, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 90, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 91, %b22_fail4 ], !dbg !400
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !400
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !400
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !400
	ret void, !dbg !400
}

define void @MoveFloat16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !434 {
entry:
	br label %b0, !dbg !435

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !435
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !435
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !438, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !438, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !438, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !438, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !438, !range !14
	%7 = mul i32 %6, %4, !dbg !438
	%8 = add i32 %3, %7, !dbg !438
	%9 = mul i32 %5, %8, !dbg !438
	%10 = add i32 %2, %9, !dbg !438
	%11 = sext i32 %10 to i64, !dbg !438
	%12 = icmp eq i64 %p1, 0, !dbg !439
	br i1 %12, label %b1, label %b8, !dbg !439

b1:
	%13 = icmp eq i64 %11, 0, !dbg !440
	br i1 %13, label %b2, label %b8, !dbg !440

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !443
	br i1 %14, label %b3, label %b4, !dbg !443

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !444
	%16 = icmp slt i32 %15, 0, !dbg !444
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !444, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !444
	%18 = sext i32 %17 to i64, !dbg !444
	%19 = mul nsw i64 %p7, 2, !dbg !444
	%20 = trunc i64 %p8 to i32, !dbg !444
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !444
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !444
	%23 = icmp ne i64 %p5, %p7, !dbg !444
	%24 = icmp uge i64 %p8, %18, !dbg !444
	%25 = or i1 %23, %24, !dbg !444
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !444, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !444
	%27 = bitcast i16* %22 to i8*, !dbg !444
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !444
	br label %b23, !dbg !444

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !445
	br i1 %28, label %b5, label %b6, !dbg !445

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !446
	%30 = icmp slt i32 %29, 0, !dbg !446
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !446, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !446
	%32 = sext i32 %31 to i64, !dbg !446
	%33 = mul i64 %p7, %32, !dbg !446
	%34 = mul nsw i64 %p7, 2, !dbg !446
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !446
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !446
	%37 = icmp ne i64 %33, %p5, !dbg !446
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !446, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !446
	%39 = bitcast i16* %36 to i8*, !dbg !446
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !446
	br label %b23, !dbg !446

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !447
	br i1 %40, label %b7, label %b23, !dbg !447

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !448
	%42 = icmp slt i32 %41, 0, !dbg !448
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !448, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !448
	%44 = sext i32 %43 to i64, !dbg !448
	%45 = icmp ne i64 %p5, %p7, !dbg !448
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !448, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !448
	%47 = select i1 %46, i64 1, i64 %44, !dbg !448
	%48 = sdiv i64 %p7, %47, !dbg !448
	%49 = sub i64 0, %p7, !dbg !448
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !448
	%51 = mul i64 %50, %44, !dbg !448
	%52 = mul nsw i64 %p7, 2, !dbg !448
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !448
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !448
	%55 = icmp ne i64 %p7, %51, !dbg !448
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !448, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !448
	%57 = bitcast i16* %54 to i8*, !dbg !448
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !448
	br label %b23, !dbg !448

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !449
	br i1 %58, label %b9, label %b16, !dbg !449

b9:
	%59 = sdiv i64 %11, 32, !dbg !450
	%60 = icmp eq i64 %59, %p2, !dbg !451
	br i1 %60, label %b10, label %b16, !dbg !451

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !454
	br i1 %61, label %b11, label %b12, !dbg !454

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !455
	%63 = icmp slt i32 %62, 0, !dbg !455
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !455, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !455
	%65 = sext i32 %64 to i64, !dbg !455
	%66 = mul nsw i64 %p7, 2, !dbg !455
	%67 = trunc i64 %p8 to i32, !dbg !455
	%68 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !455
	%69 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !455
	%70 = icmp ne i64 %p5, %p7, !dbg !455
	%71 = icmp uge i64 %p8, %65, !dbg !455
	%72 = or i1 %70, %71, !dbg !455
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !455, !prof !21

b11_ok2:
	%73 = bitcast i16* %68 to i8*, !dbg !455
	%74 = bitcast i16* %69 to i8*, !dbg !455
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !455
	br label %b23, !dbg !455

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !456
	br i1 %75, label %b13, label %b14, !dbg !456

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !457
	%77 = icmp slt i32 %76, 0, !dbg !457
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !457, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !457
	%79 = sext i32 %78 to i64, !dbg !457
	%80 = mul i64 %p7, %79, !dbg !457
	%81 = mul nsw i64 %p7, 2, !dbg !457
	%82 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !457
	%83 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !457
	%84 = icmp ne i64 %80, %p5, !dbg !457
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !457, !prof !21

b13_ok2:
	%85 = bitcast i16* %82 to i8*, !dbg !457
	%86 = bitcast i16* %83 to i8*, !dbg !457
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !457
	br label %b23, !dbg !457

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !458
	br i1 %87, label %b15, label %b23, !dbg !458

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !459
	%89 = icmp slt i32 %88, 0, !dbg !459
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !459, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !459
	%91 = sext i32 %90 to i64, !dbg !459
	%92 = icmp ne i64 %p5, %p7, !dbg !459
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !459, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !459
	%94 = select i1 %93, i64 1, i64 %91, !dbg !459
	%95 = sdiv i64 %p7, %94, !dbg !459
	%96 = sub i64 0, %p7, !dbg !459
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !459
	%98 = mul i64 %97, %91, !dbg !459
	%99 = mul nsw i64 %p7, 2, !dbg !459
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !459
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !459
	%102 = icmp ne i64 %p7, %98, !dbg !459
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !459, !prof !21

b15_ok3:
	%103 = bitcast i16* %100 to i8*, !dbg !459
	%104 = bitcast i16* %101 to i8*, !dbg !459
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !459
	br label %b23, !dbg !459

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !460
	br i1 %105, label %b17, label %b23, !dbg !460

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %106, label %b18, label %b19, !dbg !463

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !464
	%108 = icmp slt i32 %107, 0, !dbg !464
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !464, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !464
	%110 = sext i32 %109 to i64, !dbg !464
	%111 = mul nsw i64 %p7, 2, !dbg !464
	%112 = trunc i64 %p8 to i32, !dbg !464
	%113 = mul i32 %5, %6, !dbg !464
	%114 = icmp ne i64 %p5, %p7, !dbg !464
	%115 = icmp uge i64 %p8, %110, !dbg !464
	%116 = or i1 %114, %115, !dbg !464
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !464, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !464, !range !42
	%118 = mul i32 %113, %117, !dbg !464
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !464
	%120 = sext i32 %119 to i64, !dbg !464
	%121 = sext i32 %118 to i64, !dbg !464
	%122 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !464
	%123 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !464
	%124 = icmp ne i64 %120, %121, !dbg !464
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !464, !prof !21

b18_ok4:
	%125 = bitcast i16* %122 to i8*, !dbg !464
	%126 = bitcast i16* %123 to i8*, !dbg !464
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !464
	br label %b23, !dbg !464

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %127, label %b20, label %b21, !dbg !465

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !466
	%129 = icmp slt i32 %128, 0, !dbg !466
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !466, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !466
	%131 = sext i32 %130 to i64, !dbg !466
	%132 = mul i64 %p7, %131, !dbg !466
	%133 = mul nsw i64 %p7, 2, !dbg !466
	%134 = mul i32 %5, %6, !dbg !466
	%135 = icmp ne i64 %132, %p5, !dbg !466
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !466, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !466, !range !42
	%137 = mul i32 %134, %136, !dbg !466
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !466
	%139 = sext i32 %138 to i64, !dbg !466
	%140 = sext i32 %137 to i64, !dbg !466
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !466
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !466
	%143 = icmp ne i64 %139, %140, !dbg !466
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !466, !prof !21

b20_ok3:
	%144 = bitcast i16* %141 to i8*, !dbg !466
	%145 = bitcast i16* %142 to i8*, !dbg !466
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !466
	br label %b23, !dbg !466

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %146, label %b22, label %b23, !dbg !467

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !468
	%148 = icmp slt i32 %147, 0, !dbg !468
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !468, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !468
	%150 = sext i32 %149 to i64, !dbg !468
	%151 = icmp ne i64 %p5, %p7, !dbg !468
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !468, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !468
	%153 = select i1 %152, i64 1, i64 %150, !dbg !468
	%154 = sdiv i64 %p7, %153, !dbg !468
	%155 = sub i64 0, %p7, !dbg !468
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !468
	%157 = mul i64 %156, %150, !dbg !468
	%158 = mul nsw i64 %p7, 2, !dbg !468
	%159 = mul i32 %5, %6, !dbg !468
	%160 = icmp ne i64 %p7, %157, !dbg !468
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !468, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !42
	%162 = mul i32 %159, %161, !dbg !468
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !468
	%164 = sext i32 %163 to i64, !dbg !468
	%165 = sext i32 %162 to i64, !dbg !468
	%166 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !468
	%167 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !468
	%168 = icmp ne i64 %164, %165, !dbg !468
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !468, !prof !21

b22_ok4:
	%169 = bitcast i16* %166 to i8*, !dbg !468
	%170 = bitcast i16* %167 to i8*, !dbg !468
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !468
	br label %b23, !dbg !468

b23:
	ret void, !dbg !437

b3_fail1:
	br label %fail, !dbg !444

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !444
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !444

b3_fail3:
	br label %fail, !dbg !444

b3_ok3:
	br label %fail, !dbg !444

b5_fail1:
	br label %fail, !dbg !446

b5_fail2:
	br label %fail, !dbg !446

b7_fail1:
	br label %fail, !dbg !448

b7_fail2:
	br label %fail, !dbg !448

b7_fail3:
	br label %fail, !dbg !448

b11_fail1:
	br label %fail, !dbg !455

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !455
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !455

b11_fail3:
	br label %fail, !dbg !455

b11_ok3:
	br label %fail, !dbg !455

b13_fail1:
	br label %fail, !dbg !457

b13_fail2:
	br label %fail, !dbg !457

b15_fail1:
	br label %fail, !dbg !459

b15_fail2:
	br label %fail, !dbg !459

b15_fail3:
	br label %fail, !dbg !459

b18_fail1:
	br label %fail, !dbg !464

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !464
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !464

b18_fail3:
	br label %fail, !dbg !464

b18_ok3:
	br label %fail, !dbg !464

b18_fail4:
	br label %fail, !dbg !464

b20_fail1:
	br label %fail, !dbg !466

b20_fail2:
	br label %fail, !dbg !466

b20_fail3:
	br label %fail, !dbg !466

b22_fail1:
	br label %fail, !dbg !468

b22_fail2:
	br label %fail, !dbg !468

b22_fail3:
	br label %fail, !dbg !468

b22_fail4:
	br label %fail, !dbg !468

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 92, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 93, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 94, %b22_fail4 ], !dbg !435
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !435
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !435
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !435
	ret void, !dbg !435
}

define void @MoveBFloat16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !469 {
entry:
	br label %b0, !dbg !470

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !470
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !470
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !473, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !473, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !473, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !473, !range !14
	%7 = mul i32 %6, %4, !dbg !473
	%8 = add i32 %3, %7, !dbg !473
	%9 = mul i32 %5, %8, !dbg !473
	%10 = add i32 %2, %9, !dbg !473
	%11 = sext i32 %10 to i64, !dbg !473
	%12 = icmp eq i64 %p1, 0, !dbg !474
	br i1 %12, label %b1, label %b8, !dbg !474

b1:
	%13 = icmp eq i64 %11, 0, !dbg !475
	br i1 %13, label %b2, label %b8, !dbg !475

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %14, label %b3, label %b4, !dbg !478

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !479
	%16 = icmp slt i32 %15, 0, !dbg !479
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !479, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !479
	%18 = sext i32 %17 to i64, !dbg !479
	%19 = mul nsw i64 %p7, 2, !dbg !479
	%20 = trunc i64 %p8 to i32, !dbg !479
	%21 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !479
	%22 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !479
	%23 = icmp ne i64 %p5, %p7, !dbg !479
	%24 = icmp uge i64 %p8, %18, !dbg !479
	%25 = or i1 %23, %24, !dbg !479
	br i1 %25, label %b3_fail2, label %b3_ok2, !dbg !479, !prof !21

b3_ok2:
	%26 = bitcast i16* %21 to i8*, !dbg !479
	%27 = bitcast i16* %22 to i8*, !dbg !479
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i32 1, i8* %ctrl, i32 3), !dbg !479
	br label %b23, !dbg !479

b4:
	%28 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %28, label %b5, label %b6, !dbg !480

b5:
	%29 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !481
	%30 = icmp slt i32 %29, 0, !dbg !481
	br i1 %30, label %b5_fail1, label %b5_ok1, !dbg !481, !prof !21

b5_ok1:
	%31 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !481
	%32 = sext i32 %31 to i64, !dbg !481
	%33 = mul i64 %p7, %32, !dbg !481
	%34 = mul nsw i64 %p7, 2, !dbg !481
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !481
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !481
	%37 = icmp ne i64 %33, %p5, !dbg !481
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !481, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !481
	%39 = bitcast i16* %36 to i8*, !dbg !481
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i32 1, i8* %ctrl, i32 6), !dbg !481
	br label %b23, !dbg !481

b6:
	%40 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %40, label %b7, label %b23, !dbg !482

b7:
	%41 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !483
	%42 = icmp slt i32 %41, 0, !dbg !483
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !483, !prof !21

b7_ok1:
	%43 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !483
	%44 = sext i32 %43 to i64, !dbg !483
	%45 = icmp ne i64 %p5, %p7, !dbg !483
	br i1 %45, label %b7_fail2, label %b7_ok2, !dbg !483, !prof !21

b7_ok2:
	%46 = icmp eq i64 %44, -1, !dbg !483
	%47 = select i1 %46, i64 1, i64 %44, !dbg !483
	%48 = sdiv i64 %p7, %47, !dbg !483
	%49 = sub i64 0, %p7, !dbg !483
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !483
	%51 = mul i64 %50, %44, !dbg !483
	%52 = mul nsw i64 %p7, 2, !dbg !483
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !483
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !483
	%55 = icmp ne i64 %p7, %51, !dbg !483
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !483, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !483
	%57 = bitcast i16* %54 to i8*, !dbg !483
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i32 1, i8* %ctrl, i32 10), !dbg !483
	br label %b23, !dbg !483

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !484
	br i1 %58, label %b9, label %b16, !dbg !484

b9:
	%59 = sdiv i64 %11, 32, !dbg !485
	%60 = icmp eq i64 %59, %p2, !dbg !486
	br i1 %60, label %b10, label %b16, !dbg !486

b10:
	%61 = icmp eq i64 %p0, 0, !dbg !489
	br i1 %61, label %b11, label %b12, !dbg !489

b11:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !490
	%63 = icmp slt i32 %62, 0, !dbg !490
	br i1 %63, label %b11_fail1, label %b11_ok1, !dbg !490, !prof !21

b11_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !490
	%65 = sext i32 %64 to i64, !dbg !490
	%66 = mul nsw i64 %p7, 2, !dbg !490
	%67 = trunc i64 %p8 to i32, !dbg !490
	%68 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !490
	%69 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !490
	%70 = icmp ne i64 %p5, %p7, !dbg !490
	%71 = icmp uge i64 %p8, %65, !dbg !490
	%72 = or i1 %70, %71, !dbg !490
	br i1 %72, label %b11_fail2, label %b11_ok2, !dbg !490, !prof !21

b11_ok2:
	%73 = bitcast i16* %68 to i8*, !dbg !490
	%74 = bitcast i16* %69 to i8*, !dbg !490
	call void @gpuc_broadcast_warp(i32 %p3, i8* %73, i8* %74, i64 %66, i32 %67, i32 1, i8* %ctrl, i32 3), !dbg !490
	br label %b23, !dbg !490

b12:
	%75 = icmp eq i64 %p0, 1, !dbg !491
	br i1 %75, label %b13, label %b14, !dbg !491

b13:
	%76 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !492
	%77 = icmp slt i32 %76, 0, !dbg !492
	br i1 %77, label %b13_fail1, label %b13_ok1, !dbg !492, !prof !21

b13_ok1:
	%78 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !492
	%79 = sext i32 %78 to i64, !dbg !492
	%80 = mul i64 %p7, %79, !dbg !492
	%81 = mul nsw i64 %p7, 2, !dbg !492
	%82 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !492
	%83 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !492
	%84 = icmp ne i64 %80, %p5, !dbg !492
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !492, !prof !21

b13_ok2:
	%85 = bitcast i16* %82 to i8*, !dbg !492
	%86 = bitcast i16* %83 to i8*, !dbg !492
	call void @gpuc_f_collect_warp(i32 %p3, i8* %85, i8* %86, i64 %81, i32 1, i8* %ctrl, i32 6), !dbg !492
	br label %b23, !dbg !492

b14:
	%87 = icmp eq i64 %p0, 2, !dbg !493
	br i1 %87, label %b15, label %b23, !dbg !493

b15:
	%88 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !494
	%89 = icmp slt i32 %88, 0, !dbg !494
	br i1 %89, label %b15_fail1, label %b15_ok1, !dbg !494, !prof !21

b15_ok1:
	%90 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !494
	%91 = sext i32 %90 to i64, !dbg !494
	%92 = icmp ne i64 %p5, %p7, !dbg !494
	br i1 %92, label %b15_fail2, label %b15_ok2, !dbg !494, !prof !21

b15_ok2:
	%93 = icmp eq i64 %91, -1, !dbg !494
	%94 = select i1 %93, i64 1, i64 %91, !dbg !494
	%95 = sdiv i64 %p7, %94, !dbg !494
	%96 = sub i64 0, %p7, !dbg !494
	%97 = select i1 %93, i64 %96, i64 %95, !dbg !494
	%98 = mul i64 %97, %91, !dbg !494
	%99 = mul nsw i64 %p7, 2, !dbg !494
	%100 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !494
	%101 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !494
	%102 = icmp ne i64 %p7, %98, !dbg !494
	br i1 %102, label %b15_fail3, label %b15_ok3, !dbg !494, !prof !21

b15_ok3:
	%103 = bitcast i16* %100 to i8*, !dbg !494
	%104 = bitcast i16* %101 to i8*, !dbg !494
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %103, i8* %104, i64 %99, i32 1, i8* %ctrl, i32 10), !dbg !494
	br label %b23, !dbg !494

b16:
	%105 = icmp eq i64 %p1, 2, !dbg !495
	br i1 %105, label %b17, label %b23, !dbg !495

b17:
	%106 = icmp eq i64 %p0, 0, !dbg !498
	br i1 %106, label %b18, label %b19, !dbg !498

b18:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !499
	%108 = icmp slt i32 %107, 0, !dbg !499
	br i1 %108, label %b18_fail1, label %b18_ok1, !dbg !499, !prof !21

b18_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !499
	%110 = sext i32 %109 to i64, !dbg !499
	%111 = mul nsw i64 %p7, 2, !dbg !499
	%112 = trunc i64 %p8 to i32, !dbg !499
	%113 = mul i32 %5, %6, !dbg !499
	%114 = icmp ne i64 %p5, %p7, !dbg !499
	%115 = icmp uge i64 %p8, %110, !dbg !499
	%116 = or i1 %114, %115, !dbg !499
	br i1 %116, label %b18_fail2, label %b18_ok2, !dbg !499, !prof !21

b18_ok2:
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !499, !range !42
	%118 = mul i32 %113, %117, !dbg !499
	%119 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !499
	%120 = sext i32 %119 to i64, !dbg !499
	%121 = sext i32 %118 to i64, !dbg !499
	%122 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !499
	%123 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !499
	%124 = icmp ne i64 %120, %121, !dbg !499
	br i1 %124, label %b18_fail4, label %b18_ok4, !dbg !499, !prof !21

b18_ok4:
	%125 = bitcast i16* %122 to i8*, !dbg !499
	%126 = bitcast i16* %123 to i8*, !dbg !499
	call void @gpuc_broadcast_block(i32 %p3, i8* %125, i8* %126, i64 %111, i32 %112, i32 1, i8* %ctrl, i32 3), !dbg !499
	br label %b23, !dbg !499

b19:
	%127 = icmp eq i64 %p0, 1, !dbg !500
	br i1 %127, label %b20, label %b21, !dbg !500

b20:
	%128 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !501
	%129 = icmp slt i32 %128, 0, !dbg !501
	br i1 %129, label %b20_fail1, label %b20_ok1, !dbg !501, !prof !21

b20_ok1:
	%130 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !501
	%131 = sext i32 %130 to i64, !dbg !501
	%132 = mul i64 %p7, %131, !dbg !501
	%133 = mul nsw i64 %p7, 2, !dbg !501
	%134 = mul i32 %5, %6, !dbg !501
	%135 = icmp ne i64 %132, %p5, !dbg !501
	br i1 %135, label %b20_fail2, label %b20_ok2, !dbg !501, !prof !21

b20_ok2:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !42
	%137 = mul i32 %134, %136, !dbg !501
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !501
	%139 = sext i32 %138 to i64, !dbg !501
	%140 = sext i32 %137 to i64, !dbg !501
	%141 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !501
	%142 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !501
	%143 = icmp ne i64 %139, %140, !dbg !501
	br i1 %143, label %b20_fail3, label %b20_ok3, !dbg !501, !prof !21

b20_ok3:
	%144 = bitcast i16* %141 to i8*, !dbg !501
	%145 = bitcast i16* %142 to i8*, !dbg !501
	call void @gpuc_f_collect_block(i32 %p3, i8* %144, i8* %145, i64 %133, i32 1, i8* %ctrl, i32 6), !dbg !501
	br label %b23, !dbg !501

b21:
	%146 = icmp eq i64 %p0, 2, !dbg !502
	br i1 %146, label %b22, label %b23, !dbg !502

b22:
	%147 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !503
	%148 = icmp slt i32 %147, 0, !dbg !503
	br i1 %148, label %b22_fail1, label %b22_ok1, !dbg !503, !prof !21

b22_ok1:
	%149 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !503
	%150 = sext i32 %149 to i64, !dbg !503
	%151 = icmp ne i64 %p5, %p7, !dbg !503
	br i1 %151, label %b22_fail2, label %b22_ok2, !dbg !503, !prof !21

b22_ok2:
	%152 = icmp eq i64 %150, -1, !dbg !503
	%153 = select i1 %152, i64 1, i64 %150, !dbg !503
	%154 = sdiv i64 %p7, %153, !dbg !503
	%155 = sub i64 0, %p7, !dbg !503
	%156 = select i1 %152, i64 %155, i64 %154, !dbg !503
	%157 = mul i64 %156, %150, !dbg !503
	%158 = mul nsw i64 %p7, 2, !dbg !503
	%159 = mul i32 %5, %6, !dbg !503
	%160 = icmp ne i64 %p7, %157, !dbg !503
	br i1 %160, label %b22_fail3, label %b22_ok3, !dbg !503, !prof !21

b22_ok3:
	%161 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !503, !range !42
	%162 = mul i32 %159, %161, !dbg !503
	%163 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !503
	%164 = sext i32 %163 to i64, !dbg !503
	%165 = sext i32 %162 to i64, !dbg !503
	%166 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !503
	%167 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !503
	%168 = icmp ne i64 %164, %165, !dbg !503
	br i1 %168, label %b22_fail4, label %b22_ok4, !dbg !503, !prof !21

b22_ok4:
	%169 = bitcast i16* %166 to i8*, !dbg !503
	%170 = bitcast i16* %167 to i8*, !dbg !503
	call void @gpuc_all_to_all_block(i32 %p3, i8* %169, i8* %170, i64 %158, i32 1, i8* %ctrl, i32 10), !dbg !503
	br label %b23, !dbg !503

b23:
	ret void, !dbg !472

b3_fail1:
	br label %fail, !dbg !479

b3_fail2:
	%171 = icmp ne i64 %p5, %p7, !dbg !479
	br i1 %171, label %b3_fail3, label %b3_ok3, !dbg !479

b3_fail3:
	br label %fail, !dbg !479

b3_ok3:
	br label %fail, !dbg !479

b5_fail1:
	br label %fail, !dbg !481

b5_fail2:
	br label %fail, !dbg !481

b7_fail1:
	br label %fail, !dbg !483

b7_fail2:
	br label %fail, !dbg !483

b7_fail3:
	br label %fail, !dbg !483

b11_fail1:
	br label %fail, !dbg !490

b11_fail2:
	%172 = icmp ne i64 %p5, %p7, !dbg !490
	br i1 %172, label %b11_fail3, label %b11_ok3, !dbg !490

b11_fail3:
	br label %fail, !dbg !490

b11_ok3:
	br label %fail, !dbg !490

b13_fail1:
	br label %fail, !dbg !492

b13_fail2:
	br label %fail, !dbg !492

b15_fail1:
	br label %fail, !dbg !494

b15_fail2:
	br label %fail, !dbg !494

b15_fail3:
	br label %fail, !dbg !494

b18_fail1:
	br label %fail, !dbg !499

b18_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !499
	br i1 %173, label %b18_fail3, label %b18_ok3, !dbg !499

b18_fail3:
	br label %fail, !dbg !499

b18_ok3:
	br label %fail, !dbg !499

b18_fail4:
	br label %fail, !dbg !499

b20_fail1:
	br label %fail, !dbg !501

b20_fail2:
	br label %fail, !dbg !501

b20_fail3:
	br label %fail, !dbg !501

b22_fail1:
	br label %fail, !dbg !503

b22_fail2:
	br label %fail, !dbg !503

b22_fail3:
	br label %fail, !dbg !503

b22_fail4:
	br label %fail, !dbg !503

fail:
	%174 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 95, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 96, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 97, %b22_fail4 ], !dbg !470
	%175 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %33, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %80, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %120, %b18_fail4 ], [ 0, %b20_fail1 ], [ %132, %b20_fail2 ], [ %139, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %164, %b22_fail4 ], !dbg !470
	%176 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %51, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %65, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %98, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %110, %b18_ok3 ], [ %121, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %140, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %157, %b22_fail3 ], [ %165, %b22_fail4 ], !dbg !470
	call void @gpuc_fail(i8* %ctrl, i32 %174, i64 %175, i64 %176), !dbg !470
	ret void, !dbg !470
}

define void @MoveFloat8E4M3(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !504 {
entry:
	br label %b0, !dbg !505

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !505
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !505
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !14
	%7 = mul i32 %6, %4, !dbg !508
	%8 = add i32 %3, %7, !dbg !508
	%9 = mul i32 %5, %8, !dbg !508
	%10 = add i32 %2, %9, !dbg !508
	%11 = sext i32 %10 to i64, !dbg !508
	%12 = icmp eq i64 %p1, 0, !dbg !509
	br i1 %12, label %b1, label %b8, !dbg !509

b1:
	%13 = icmp eq i64 %11, 0, !dbg !510
	br i1 %13, label %b2, label %b8, !dbg !510

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !513
	br i1 %14, label %b3, label %b4, !dbg !513

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !514
	%16 = icmp slt i32 %15, 0, !dbg !514
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !514, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !514
	%18 = sext i32 %17 to i64, !dbg !514
	%19 = trunc i64 %p8 to i32, !dbg !514
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !514
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !514
	%22 = icmp ne i64 %p5, %p7, !dbg !514
	%23 = icmp uge i64 %p8, %18, !dbg !514
	%24 = or i1 %22, %23, !dbg !514
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !514, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i32 1, i8* %ctrl, i32 3), !dbg !514
	br label %b23, !dbg !514

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !515
	br i1 %25, label %b5, label %b6, !dbg !515

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !516
	%27 = icmp slt i32 %26, 0, !dbg !516
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !516, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !516
	%29 = sext i32 %28 to i64, !dbg !516
	%30 = mul i64 %p7, %29, !dbg !516
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !516
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !516
	%33 = icmp ne i64 %30, %p5, !dbg !516
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !516, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !516
	br label %b23, !dbg !516

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !517
	br i1 %34, label %b7, label %b23, !dbg !517

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !518
	%36 = icmp slt i32 %35, 0, !dbg !518
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !518, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !518
	%38 = sext i32 %37 to i64, !dbg !518
	%39 = icmp ne i64 %p5, %p7, !dbg !518
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !518, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !518
	%41 = select i1 %40, i64 1, i64 %38, !dbg !518
	%42 = sdiv i64 %p7, %41, !dbg !518
	%43 = sub i64 0, %p7, !dbg !518
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !518
	%45 = mul i64 %44, %38, !dbg !518
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !518
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !518
	%48 = icmp ne i64 %p7, %45, !dbg !518
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !518, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !518
	br label %b23, !dbg !518

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !519
	br i1 %49, label %b9, label %b16, !dbg !519

b9:
	%50 = sdiv i64 %11, 32, !dbg !520
	%51 = icmp eq i64 %50, %p2, !dbg !521
	br i1 %51, label %b10, label %b16, !dbg !521

b10:
	%52 = icmp eq i64 %p0, 0, !dbg !524
	br i1 %52, label %b11, label %b12, !dbg !524

b11:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !525
	%54 = icmp slt i32 %53, 0, !dbg !525
	br i1 %54, label %b11_fail1, label %b11_ok1, !dbg !525, !prof !21

b11_ok1:
	%55 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !525
	%56 = sext i32 %55 to i64, !dbg !525
	%57 = trunc i64 %p8 to i32, !dbg !525
	%58 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !525
	%59 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !525
	%60 = icmp ne i64 %p5, %p7, !dbg !525
	%61 = icmp uge i64 %p8, %56, !dbg !525
	%62 = or i1 %60, %61, !dbg !525
	br i1 %62, label %b11_fail2, label %b11_ok2, !dbg !525, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %58, i8* %59, i64 %p7, i32 %57, i32 1, i8* %ctrl, i32 3), !dbg !525
	br label %b23, !dbg !525

b12:
	%63 = icmp eq i64 %p0, 1, !dbg !526
	br i1 %63, label %b13, label %b14, !dbg !526

b13:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !527
	%65 = icmp slt i32 %64, 0, !dbg !527
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !527, !prof !21

b13_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !527
	%67 = sext i32 %66 to i64, !dbg !527
	%68 = mul i64 %p7, %67, !dbg !527
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !527
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !527
	%71 = icmp ne i64 %68, %p5, !dbg !527
	br i1 %71, label %b13_fail2, label %b13_ok2, !dbg !527, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %69, i8* %70, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !527
	br label %b23, !dbg !527

b14:
	%72 = icmp eq i64 %p0, 2, !dbg !528
	br i1 %72, label %b15, label %b23, !dbg !528

b15:
	%73 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !529
	%74 = icmp slt i32 %73, 0, !dbg !529
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !529, !prof !21

b15_ok1:
	%75 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !529
	%76 = sext i32 %75 to i64, !dbg !529
	%77 = icmp ne i64 %p5, %p7, !dbg !529
	br i1 %77, label %b15_fail2, label %b15_ok2, !dbg !529, !prof !21

b15_ok2:
	%78 = icmp eq i64 %76, -1, !dbg !529
	%79 = select i1 %78, i64 1, i64 %76, !dbg !529
	%80 = sdiv i64 %p7, %79, !dbg !529
	%81 = sub i64 0, %p7, !dbg !529
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !529
	%83 = mul i64 %82, %76, !dbg !529
	%84 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !529
	%85 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !529
	%86 = icmp ne i64 %p7, %83, !dbg !529
	br i1 %86, label %b15_fail3, label %b15_ok3, !dbg !529, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %84, i8* %85, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !529
	br label %b23, !dbg !529

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !530
	br i1 %87, label %b17, label %b23, !dbg !530

b17:
	%88 = icmp eq i64 %p0, 0, !dbg !533
	br i1 %88, label %b18, label %b19, !dbg !533

b18:
	%89 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !534
	%90 = icmp slt i32 %89, 0, !dbg !534
	br i1 %90, label %b18_fail1, label %b18_ok1, !dbg !534, !prof !21

b18_ok1:
	%91 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !534
	%92 = sext i32 %91 to i64, !dbg !534
	%93 = trunc i64 %p8 to i32, !dbg !534
	%94 = mul i32 %5, %6, !dbg !534
	%95 = icmp ne i64 %p5, %p7, !dbg !534
	%96 = icmp uge i64 %p8, %92, !dbg !534
	%97 = or i1 %95, %96, !dbg !534
	br i1 %97, label %b18_fail2, label %b18_ok2, !dbg !534, !prof !21

b18_ok2:
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !42
	%99 = mul i32 %94, %98, !dbg !534
	%100 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !534
	%101 = sext i32 %100 to i64, !dbg !534
	%102 = sext i32 %99 to i64, !dbg !534
	%103 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !534
	%104 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !534
	%105 = icmp ne i64 %101, %102, !dbg !534
	br i1 %105, label %b18_fail4, label %b18_ok4, !dbg !534, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %103, i8* %104, i64 %p7, i32 %93, i32 1, i8* %ctrl, i32 3), !dbg !534
	br label %b23, !dbg !534

b19:
	%106 = icmp eq i64 %p0, 1, !dbg !535
	br i1 %106, label %b20, label %b21, !dbg !535

b20:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !536
	%108 = icmp slt i32 %107, 0, !dbg !536
	br i1 %108, label %b20_fail1, label %b20_ok1, !dbg !536, !prof !21

b20_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !536
	%110 = sext i32 %109 to i64, !dbg !536
	%111 = mul i64 %p7, %110, !dbg !536
	%112 = mul i32 %5, %6, !dbg !536
	%113 = icmp ne i64 %111, %p5, !dbg !536
	br i1 %113, label %b20_fail2, label %b20_ok2, !dbg !536, !prof !21

b20_ok2:
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !42
	%115 = mul i32 %112, %114, !dbg !536
	%116 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !536
	%117 = sext i32 %116 to i64, !dbg !536
	%118 = sext i32 %115 to i64, !dbg !536
	%119 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !536
	%120 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !536
	%121 = icmp ne i64 %117, %118, !dbg !536
	br i1 %121, label %b20_fail3, label %b20_ok3, !dbg !536, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %119, i8* %120, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !536
	br label %b23, !dbg !536

b21:
	%122 = icmp eq i64 %p0, 2, !dbg !537
	br i1 %122, label %b22, label %b23, !dbg !537

b22:
	%123 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !538
	%124 = icmp slt i32 %123, 0, !dbg !538
	br i1 %124, label %b22_fail1, label %b22_ok1, !dbg !538, !prof !21

b22_ok1:
	%125 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !538
	%126 = sext i32 %125 to i64, !dbg !538
	%127 = icmp ne i64 %p5, %p7, !dbg !538
	br i1 %127, label %b22_fail2, label %b22_ok2, !dbg !538, !prof !21

b22_ok2:
	%128 = icmp eq i64 %126, -1, !dbg !538
	%129 = select i1 %128, i64 1, i64 %126, !dbg !538
	%130 = sdiv i64 %p7, %129, !dbg !538
	%131 = sub i64 0, %p7, !dbg !538
	%132 = select i1 %128, i64 %131, i64 %130, !dbg !538
	%133 = mul i64 %132, %126, !dbg !538
	%134 = mul i32 %5, %6, !dbg !538
	%135 = icmp ne i64 %p7, %133, !dbg !538
	br i1 %135, label %b22_fail3, label %b22_ok3, !dbg !538, !prof !21

b22_ok3:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !538, !range !42
	%137 = mul i32 %134, %136, !dbg !538
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !538
	%139 = sext i32 %138 to i64, !dbg !538
	%140 = sext i32 %137 to i64, !dbg !538
	%141 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !538
	%142 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !538
	%143 = icmp ne i64 %139, %140, !dbg !538
	br i1 %143, label %b22_fail4, label %b22_ok4, !dbg !538, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %141, i8* %142, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !538
	br label %b23, !dbg !538

b23:
	ret void, !dbg !507

b3_fail1:
	br label %fail, !dbg !514

b3_fail2:
	%144 = icmp ne i64 %p5, %p7, !dbg !514
	br i1 %144, label %b3_fail3, label %b3_ok3, !dbg !514

b3_fail3:
	br label %fail, !dbg !514

b3_ok3:
	br label %fail, !dbg !514

b5_fail1:
	br label %fail, !dbg !516

b5_fail2:
	br label %fail, !dbg !516

b7_fail1:
	br label %fail, !dbg !518

b7_fail2:
	br label %fail, !dbg !518

b7_fail3:
	br label %fail, !dbg !518

b11_fail1:
	br label %fail, !dbg !525

b11_fail2:
	%145 = icmp ne i64 %p5, %p7, !dbg !525
	br i1 %145, label %b11_fail3, label %b11_ok3, !dbg !525

b11_fail3:
	br label %fail, !dbg !525

b11_ok3:
	br label %fail, !dbg !525

b13_fail1:
	br label %fail, !dbg !527

b13_fail2:
	br label %fail, !dbg !527

b15_fail1:
	br label %fail, !dbg !529

b15_fail2:
	br label %fail, !dbg !529

b15_fail3:
	br label %fail, !dbg !529

b18_fail1:
	br label %fail, !dbg !534

b18_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !534
	br i1 %146, label %b18_fail3, label %b18_ok3, !dbg !534

b18_fail3:
	br label %fail, !dbg !534

b18_ok3:
	br label %fail, !dbg !534

b18_fail4:
	br label %fail, !dbg !534

b20_fail1:
	br label %fail, !dbg !536

b20_fail2:
	br label %fail, !dbg !536

b20_fail3:
	br label %fail, !dbg !536

b22_fail1:
	br label %fail, !dbg !538

b22_fail2:
	br label %fail, !dbg !538

b22_fail3:
	br label %fail, !dbg !538

b22_fail4:
	br label %fail, !dbg !538

fail:
	%147 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 98, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 99, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 100, %b22_fail4 ], !dbg !505
	%148 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %30, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %68, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %101, %b18_fail4 ], [ 0, %b20_fail1 ], [ %111, %b20_fail2 ], [ %117, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %139, %b22_fail4 ], !dbg !505
	%149 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %45, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %56, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %83, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %92, %b18_ok3 ], [ %102, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %118, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %133, %b22_fail3 ], [ %140, %b22_fail4 ], !dbg !505
	call void @gpuc_fail(i8* %ctrl, i32 %147, i64 %148, i64 %149), !dbg !505
	ret void, !dbg !505
}

define void @MoveFloat8E5M2(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !539 {
entry:
	br label %b0, !dbg !540

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !540
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !540
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !543, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !543, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !543, !range !14
	%7 = mul i32 %6, %4, !dbg !543
	%8 = add i32 %3, %7, !dbg !543
	%9 = mul i32 %5, %8, !dbg !543
	%10 = add i32 %2, %9, !dbg !543
	%11 = sext i32 %10 to i64, !dbg !543
	%12 = icmp eq i64 %p1, 0, !dbg !544
	br i1 %12, label %b1, label %b8, !dbg !544

b1:
	%13 = icmp eq i64 %11, 0, !dbg !545
	br i1 %13, label %b2, label %b8, !dbg !545

b2:
	%14 = icmp eq i64 %p0, 0, !dbg !548
	br i1 %14, label %b3, label %b4, !dbg !548

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !549
	%16 = icmp slt i32 %15, 0, !dbg !549
	br i1 %16, label %b3_fail1, label %b3_ok1, !dbg !549, !prof !21

b3_ok1:
	%17 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !549
	%18 = sext i32 %17 to i64, !dbg !549
	%19 = trunc i64 %p8 to i32, !dbg !549
	%20 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !549
	%21 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !549
	%22 = icmp ne i64 %p5, %p7, !dbg !549
	%23 = icmp uge i64 %p8, %18, !dbg !549
	%24 = or i1 %22, %23, !dbg !549
	br i1 %24, label %b3_fail2, label %b3_ok2, !dbg !549, !prof !21

b3_ok2:
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i32 1, i8* %ctrl, i32 3), !dbg !549
	br label %b23, !dbg !549

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !550
	br i1 %25, label %b5, label %b6, !dbg !550

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !551
	%27 = icmp slt i32 %26, 0, !dbg !551
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !551, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !551
	%29 = sext i32 %28 to i64, !dbg !551
	%30 = mul i64 %p7, %29, !dbg !551
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !551
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !551
	%33 = icmp ne i64 %30, %p5, !dbg !551
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !551, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !551
	br label %b23, !dbg !551

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !552
	br i1 %34, label %b7, label %b23, !dbg !552

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !553
	%36 = icmp slt i32 %35, 0, !dbg !553
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !553, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !553
	%38 = sext i32 %37 to i64, !dbg !553
	%39 = icmp ne i64 %p5, %p7, !dbg !553
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !553, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !553
	%41 = select i1 %40, i64 1, i64 %38, !dbg !553
	%42 = sdiv i64 %p7, %41, !dbg !553
	%43 = sub i64 0, %p7, !dbg !553
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !553
	%45 = mul i64 %44, %38, !dbg !553
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !553
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !553
	%48 = icmp ne i64 %p7, %45, !dbg !553
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !553, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !553
	br label %b23, !dbg !553

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !554
	br i1 %49, label %b9, label %b16, !dbg !554

b9:
	%50 = sdiv i64 %11, 32, !dbg !555
	%51 = icmp eq i64 %50, %p2, !dbg !556
	br i1 %51, label %b10, label %b16, !dbg !556

b10:
	%52 = icmp eq i64 %p0, 0, !dbg !559
	br i1 %52, label %b11, label %b12, !dbg !559

b11:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !560
	%54 = icmp slt i32 %53, 0, !dbg !560
	br i1 %54, label %b11_fail1, label %b11_ok1, !dbg !560, !prof !21

b11_ok1:
	%55 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !560
	%56 = sext i32 %55 to i64, !dbg !560
	%57 = trunc i64 %p8 to i32, !dbg !560
	%58 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !560
	%59 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !560
	%60 = icmp ne i64 %p5, %p7, !dbg !560
	%61 = icmp uge i64 %p8, %56, !dbg !560
	%62 = or i1 %60, %61, !dbg !560
	br i1 %62, label %b11_fail2, label %b11_ok2, !dbg !560, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %58, i8* %59, i64 %p7, i32 %57, i32 1, i8* %ctrl, i32 3), !dbg !560
	br label %b23, !dbg !560

b12:
	%63 = icmp eq i64 %p0, 1, !dbg !561
	br i1 %63, label %b13, label %b14, !dbg !561

b13:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !562
	%65 = icmp slt i32 %64, 0, !dbg !562
	br i1 %65, label %b13_fail1, label %b13_ok1, !dbg !562, !prof !21

b13_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !562
	%67 = sext i32 %66 to i64, !dbg !562
	%68 = mul i64 %p7, %67, !dbg !562
	%69 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !562
	%70 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !562
	%71 = icmp ne i64 %68, %p5, !dbg !562
	br i1 %71, label %b13_fail2, label %b13_ok2, !dbg !562, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %69, i8* %70, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !562
	br label %b23, !dbg !562

b14:
	%72 = icmp eq i64 %p0, 2, !dbg !563
	br i1 %72, label %b15, label %b23, !dbg !563

b15:
	%73 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !564
	%74 = icmp slt i32 %73, 0, !dbg !564
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !564, !prof !21

b15_ok1:
	%75 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !564
	%76 = sext i32 %75 to i64, !dbg !564
	%77 = icmp ne i64 %p5, %p7, !dbg !564
	br i1 %77, label %b15_fail2, label %b15_ok2, !dbg !564, !prof !21

b15_ok2:
	%78 = icmp eq i64 %76, -1, !dbg !564
	%79 = select i1 %78, i64 1, i64 %76, !dbg !564
	%80 = sdiv i64 %p7, %79, !dbg !564
	%81 = sub i64 0, %p7, !dbg !564
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !564
	%83 = mul i64 %82, %76, !dbg !564
	%84 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !564
	%85 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !564
	%86 = icmp ne i64 %p7, %83, !dbg !564
	br i1 %86, label %b15_fail3, label %b15_ok3, !dbg !564, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %84, i8* %85, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !564
	br label %b23, !dbg !564

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !565
	br i1 %87, label %b17, label %b23, !dbg !565

b17:
	%88 = icmp eq i64 %p0, 0, !dbg !568
	br i1 %88, label %b18, label %b19, !dbg !568

b18:
	%89 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !569
	%90 = icmp slt i32 %89, 0, !dbg !569
	br i1 %90, label %b18_fail1, label %b18_ok1, !dbg !569, !prof !21

b18_ok1:
	%91 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !569
	%92 = sext i32 %91 to i64, !dbg !569
	%93 = trunc i64 %p8 to i32, !dbg !569
	%94 = mul i32 %5, %6, !dbg !569
	%95 = icmp ne i64 %p5, %p7, !dbg !569
	%96 = icmp uge i64 %p8, %92, !dbg !569
	%97 = or i1 %95, %96, !dbg !569
	br i1 %97, label %b18_fail2, label %b18_ok2, !dbg !569, !prof !21

b18_ok2:
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !569, !range !42
	%99 = mul i32 %94, %98, !dbg !569
	%100 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !569
	%101 = sext i32 %100 to i64, !dbg !569
	%102 = sext i32 %99 to i64, !dbg !569
	%103 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !569
	%104 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !569
	%105 = icmp ne i64 %101, %102, !dbg !569
	br i1 %105, label %b18_fail4, label %b18_ok4, !dbg !569, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %103, i8* %104, i64 %p7, i32 %93, i32 1, i8* %ctrl, i32 3), !dbg !569
	br label %b23, !dbg !569

b19:
	%106 = icmp eq i64 %p0, 1, !dbg !570
	br i1 %106, label %b20, label %b21, !dbg !570

b20:
	%107 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !571
	%108 = icmp slt i32 %107, 0, !dbg !571
	br i1 %108, label %b20_fail1, label %b20_ok1, !dbg !571, !prof !21

b20_ok1:
	%109 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !571
	%110 = sext i32 %109 to i64, !dbg !571
	%111 = mul i64 %p7, %110, !dbg !571
	%112 = mul i32 %5, %6, !dbg !571
	%113 = icmp ne i64 %111, %p5, !dbg !571
	br i1 %113, label %b20_fail2, label %b20_ok2, !dbg !571, !prof !21

b20_ok2:
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !571, !range !42
	%115 = mul i32 %112, %114, !dbg !571
	%116 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !571
	%117 = sext i32 %116 to i64, !dbg !571
	%118 = sext i32 %115 to i64, !dbg !571
	%119 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !571
	%120 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !571
	%121 = icmp ne i64 %117, %118, !dbg !571
	br i1 %121, label %b20_fail3, label %b20_ok3, !dbg !571, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %119, i8* %120, i64 %p7, i32 1, i8* %ctrl, i32 6), !dbg !571
	br label %b23, !dbg !571

b21:
	%122 = icmp eq i64 %p0, 2, !dbg !572
	br i1 %122, label %b22, label %b23, !dbg !572

b22:
	%123 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !573
	%124 = icmp slt i32 %123, 0, !dbg !573
	br i1 %124, label %b22_fail1, label %b22_ok1, !dbg !573, !prof !21

b22_ok1:
	%125 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !573
	%126 = sext i32 %125 to i64, !dbg !573
	%127 = icmp ne i64 %p5, %p7, !dbg !573
	br i1 %127, label %b22_fail2, label %b22_ok2, !dbg !573, !prof !21

b22_ok2:
	%128 = icmp eq i64 %126, -1, !dbg !573
	%129 = select i1 %128, i64 1, i64 %126, !dbg !573
	%130 = sdiv i64 %p7, %129, !dbg !573
	%131 = sub i64 0, %p7, !dbg !573
	%132 = select i1 %128, i64 %131, i64 %130, !dbg !573
	%133 = mul i64 %132, %126, !dbg !573
	%134 = mul i32 %5, %6, !dbg !573
	%135 = icmp ne i64 %p7, %133, !dbg !573
	br i1 %135, label %b22_fail3, label %b22_ok3, !dbg !573, !prof !21

b22_ok3:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !42
	%137 = mul i32 %134, %136, !dbg !573
	%138 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !573
	%139 = sext i32 %138 to i64, !dbg !573
	%140 = sext i32 %137 to i64, !dbg !573
	%141 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !573
	%142 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !573
	%143 = icmp ne i64 %139, %140, !dbg !573
	br i1 %143, label %b22_fail4, label %b22_ok4, !dbg !573, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %141, i8* %142, i64 %p7, i32 1, i8* %ctrl, i32 10), !dbg !573
	br label %b23, !dbg !573

b23:
	ret void, !dbg !542

b3_fail1:
	br label %fail, !dbg !549

b3_fail2:
	%144 = icmp ne i64 %p5, %p7, !dbg !549
	br i1 %144, label %b3_fail3, label %b3_ok3, !dbg !549

b3_fail3:
	br label %fail, !dbg !549

b3_ok3:
	br label %fail, !dbg !549

b5_fail1:
	br label %fail, !dbg !551

b5_fail2:
	br label %fail, !dbg !551

b7_fail1:
	br label %fail, !dbg !553

b7_fail2:
	br label %fail, !dbg !553

b7_fail3:
	br label %fail, !dbg !553

b11_fail1:
	br label %fail, !dbg !560

b11_fail2:
	%145 = icmp ne i64 %p5, %p7, !dbg !560
	br i1 %145, label %b11_fail3, label %b11_ok3, !dbg !560

b11_fail3:
	br label %fail, !dbg !560

b11_ok3:
	br label %fail, !dbg !560

b13_fail1:
	br label %fail, !dbg !562

b13_fail2:
	br label %fail, !dbg !562

b15_fail1:
	br label %fail, !dbg !564

b15_fail2:
	br label %fail, !dbg !564

b15_fail3:
	br label %fail, !dbg !564

b18_fail1:
	br label %fail, !dbg !569

b18_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !569
	br i1 %146, label %b18_fail3, label %b18_ok3, !dbg !569

b18_fail3:
	br label %fail, !dbg !569

b18_ok3:
	br label %fail, !dbg !569

b18_fail4:
	br label %fail, !dbg !569

b20_fail1:
	br label %fail, !dbg !571

b20_fail2:
	br label %fail, !dbg !571

b20_fail3:
	br label %fail, !dbg !571

b22_fail1:
	br label %fail, !dbg !573

b22_fail2:
	br label %fail, !dbg !573

b22_fail3:
	br label %fail, !dbg !573

b22_fail4:
	br label %fail, !dbg !573

fail:
	%147 = phi i32 [ 0, %b3_fail1 ], [ 1, %b3_fail3 ], [ 2, %b3_ok3 ], [ 4, %b5_fail1 ], [ 5, %b5_fail2 ], [ 7, %b7_fail1 ], [ 8, %b7_fail2 ], [ 9, %b7_fail3 ], [ 0, %b11_fail1 ], [ 1, %b11_fail3 ], [ 2, %b11_ok3 ], [ 4, %b13_fail1 ], [ 5, %b13_fail2 ], [ 7, %b15_fail1 ], [ 8, %b15_fail2 ], [ 9, %b15_fail3 ], [ 0, %b18_fail1 ], [ 1, %b18_fail3 ], [ 2, %b18_ok3 ], [ 101, %b18_fail4 ], [ 4, %b20_fail1 ], [ 5, %b20_fail2 ], [ 102, %b20_fail3 ], [ 7, %b22_fail1 ], [ 8, %b22_fail2 ], [ 9, %b22_fail3 ], [ 103, %b22_fail4 ], !dbg !540
	%148 = phi i64 [ 0, %b3_fail1 ], [ %p5, %b3_fail3 ], [ %p8, %b3_ok3 ], [ 0, %b5_fail1 ], [ %30, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p5, %b7_fail2 ], [ %p7, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p5, %b11_fail3 ], [ %p8, %b11_ok3 ], [ 0, %b13_fail1 ], [ %68, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p5, %b15_fail2 ], [ %p7, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p5, %b18_fail3 ], [ %p8, %b18_ok3 ], [ %101, %b18_fail4 ], [ 0, %b20_fail1 ], [ %111, %b20_fail2 ], [ %117, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p5, %b22_fail2 ], [ %p7, %b22_fail3 ], [ %139, %b22_fail4 ], !dbg !540
	%149 = phi i64 [ 0, %b3_fail1 ], [ %p7, %b3_fail3 ], [ %18, %b3_ok3 ], [ 0, %b5_fail1 ], [ %p5, %b5_fail2 ], [ 0, %b7_fail1 ], [ %p7, %b7_fail2 ], [ %45, %b7_fail3 ], [ 0, %b11_fail1 ], [ %p7, %b11_fail3 ], [ %56, %b11_ok3 ], [ 0, %b13_fail1 ], [ %p5, %b13_fail2 ], [ 0, %b15_fail1 ], [ %p7, %b15_fail2 ], [ %83, %b15_fail3 ], [ 0, %b18_fail1 ], [ %p7, %b18_fail3 ], [ %92, %b18_ok3 ], [ %102, %b18_fail4 ], [ 0, %b20_fail1 ], [ %p5, %b20_fail2 ], [ %118, %b20_fail3 ], [ 0, %b22_fail1 ], [ %p7, %b22_fail2 ], [ %133, %b22_fail3 ], [ %140, %b22_fail4 ], !dbg !540
	call void @gpuc_fail(i8* %ctrl, i32 %147, i64 %148, i64 %149), !dbg !540
	ret void, !dbg !540
}

define void @CombineInt8(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i8* %p5, i64 %p6, i8* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !574 {
entry:
	br label %b0, !dbg !575

b0:
	%0 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !575
	%1 = addrspacecast i8* %p7 to i8 addrspace(1)*, !dbg !575
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !578, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !578, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !578, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !578, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !578, !range !14
	%7 = mul i32 %6, %4, !dbg !578
	%8 = add i32 %3, %7, !dbg !578
	%9 = mul i32 %5, %8, !dbg !578
	%10 = add i32 %2, %9, !dbg !578
	%11 = sext i32 %10 to i64, !dbg !578
	%12 = icmp eq i64 %p1, 0, !dbg !579
	br i1 %12, label %b1, label %b5, !dbg !579

b1:
	%13 = icmp eq i64 %11, 0, !dbg !580
	br i1 %13, label %b2, label %b5, !dbg !580

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !581
	br i1 %14, label %b3, label %b4, !dbg !581

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !582
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !582
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !582
	%18 = icmp slt i32 %15, 0, !dbg !582
	%19 = icmp ne i64 %p6, %p8, !dbg !582
	%20 = or i1 %18, %19, !dbg !582
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !582, !prof !21

b3_ok1:
	call void @gpuc_reduce_thread_int8_sum(i32 %p4, i8* %16, i8* %17, i64 %p8, i32 1, i8* %ctrl, i32 13), !dbg !582
	br label %b22, !dbg !582

b4:
	%21 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !583
	%22 = icmp slt i32 %21, 0, !dbg !583
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !583, !prof !21

b4_ok1:
	%23 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !583
	%24 = sext i32 %23 to i64, !dbg !583
	%25 = mul i64 %p6, %24, !dbg !583
	%26 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !583
	%27 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !583
	%28 = icmp ne i64 %25, %p8, !dbg !583
	br i1 %28, label %b4_fail2, label %b4_ok2, !dbg !583, !prof !21

b4_ok2:
	call void @gpuc_reduce_scatter_thread_int8_sum(i32 %p4, i8* %26, i8* %27, i64 %p8, i32 1, i8* %ctrl, i32 16), !dbg !583
	br label %b22, !dbg !583

b5:
	%29 = icmp eq i64 %p1, 1, !dbg !584
	br i1 %29, label %b6, label %b15, !dbg !584

b6:
	%30 = sdiv i64 %11, 32, !dbg !585
	%31 = icmp eq i64 %30, %p2, !dbg !586
	br i1 %31, label %b7, label %b15, !dbg !586

b7:
	%32 = icmp eq i64 %p0, 3, !dbg !587
	br i1 %32, label %b8, label %b10, !dbg !587

b8:
	%33 = icmp eq i8 %p3, 2, !dbg !588
	br i1 %33, label %b9, label %b10, !dbg !588

b9:
	%34 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !589
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !589
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !589
	%37 = icmp slt i32 %34, 0, !dbg !589
	%38 = icmp ne i64 %p6, %p8, !dbg !589
	%39 = or i1 %37, %38, !dbg !589
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !589, !prof !21

b9_ok1:
	call void @gpuc_reduce_warp_int8_prod(i32 %p4, i8* %35, i8* %36, i64 %p8, i32 1, i8* %ctrl, i32 19), !dbg !589
	br label %b22, !dbg !589

b10:
	br i1 %32, label %b11, label %b12, !dbg !590

b11:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !591
	%41 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !591
	%42 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !591
	%43 = icmp slt i32 %40, 0, !dbg !591
	%44 = icmp ne i64 %p6, %p8, !dbg !591
	%45 = or i1 %43, %44, !dbg !591
	br i1 %45, label %b11_fail1, label %b11_ok1, !dbg !591, !prof !21

b11_ok1:
	call void @gpuc_reduce_warp_int8_min(i32 %p4, i8* %41, i8* %42, i64 %p8, i32 1, i8* %ctrl, i32 22), !dbg !591
	br label %b22, !dbg !591

b12:
	%46 = icmp eq i8 %p3, 2, !dbg !592
	br i1 %46, label %b13, label %b14, !dbg !592

b13:
	%47 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !593
	%48 = icmp slt i32 %47, 0, !dbg !593
	br i1 %48, label %b13_fail1, label %b13_ok1, !dbg !593, !prof !21

b13_ok1:
	%49 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !593
	%50 = sext i32 %49 to i64, !dbg !593
	%51 = mul i64 %p6, %50, !dbg !593
	%52 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !593
	%53 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !593
	%54 = icmp ne i64 %51, %p8, !dbg !593
	br i1 %54, label %b13_fail2, label %b13_ok2, !dbg !593, !prof !21

b13_ok2:
	call void @gpuc_reduce_scatter_warp_int8_prod(i32 %p4, i8* %52, i8* %53, i64 %p8, i32 1, i8* %ctrl, i32 25), !dbg !593
	br label %b22, !dbg !593

b14:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !594
	%56 = icmp slt i32 %55, 0, !dbg !594
	br i1 %56, label %b14_fail1, label %b14_ok1, !dbg !594, !prof !21

b14_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !594
	%58 = sext i32 %57 to i64, !dbg !594
	%59 = mul i64 %p6, %58, !dbg !594
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !594
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !594
	%62 = icmp ne i64 %59, %p8, !dbg !594
	br i1 %62, label %b14_fail2, label %b14_ok2, !dbg !594, !prof !21

b14_ok2:
	call void @gpuc_reduce_scatter_warp_int8_min(i32 %p4, i8* %60, i8* %61, i64 %p8, i32 1, i8* %ctrl, i32 28), !dbg !594
	br label %b22, !dbg !594

b15:
	%63 = icmp eq i64 %p1, 2, !dbg !595
	br i1 %63, label %b16, label %b22, !dbg !595

b16:
	%64 = icmp eq i64 %p0, 3, !dbg !596
	br i1 %64, label %b17, label %b19, !dbg !596

b17:
	%65 = icmp eq i8 %p3, 1, !dbg !597
	br i1 %65, label %b18, label %b19, !dbg !597

b18:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !598
	%67 = mul i32 %5, %6, !dbg !598
	%68 = icmp slt i32 %66, 0, !dbg !598
	%69 = icmp ne i64 %p6, %p8, !dbg !598
	%70 = or i1 %68, %69, !dbg !598
	br i1 %70, label %b18_fail1, label %b18_ok1, !dbg !598, !prof !21

b18_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !598, !range !42
	%72 = mul i32 %67, %71, !dbg !598
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !598
	%74 = sext i32 %73 to i64, !dbg !598
	%75 = sext i32 %72 to i64, !dbg !598
	%76 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !598
	%77 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !598
	%78 = icmp ne i64 %74, %75, !dbg !598
	br i1 %78, label %b18_fail3, label %b18_ok3, !dbg !598, !prof !21

b18_ok3:
	call void @gpuc_reduce_block_int8_sum(i32 %p4, i8* %76, i8* %77, i64 %p8, i32 1, i8* %ctrl, i32 31), !dbg !598
	br label %b22, !dbg !598

b19:
	br i1 %64, label %b20, label %b21, !dbg !599

b20:
	%79 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !600
	%80 = mul i32 %5, %6, !dbg !600
	%81 = icmp slt i32 %79, 0, !dbg !600
	%82 = icmp ne i64 %p6, %p8, !dbg !600
	%83 = or i1 %81, %82, !dbg !600
	br i1 %83, label %b20_fail1, label %b20_ok1, !dbg !600, !prof !21

b20_ok1:
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !600, !range !42
	%85 = mul i32 %80, %84, !dbg !600
	%86 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !600
	%87 = sext i32 %86 to i64, !dbg !600
	%88 = sext i32 %85 to i64, !dbg !600
	%89 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !600
	%90 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !600
	%91 = icmp ne i64 %87, %88, !dbg !600
	br i1 %91, label %b20_fail3, label %b20_ok3, !dbg !600, !prof !21

b20_ok3:
	call void @gpuc_reduce_block_int8_max(i32 %p4, i8* %89, i8* %90, i64 %p8, i32 1, i8* %ctrl, i32 34), !dbg !600
	br label %b22, !dbg !600

b21:
	%92 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !601
	%93 = icmp slt i32 %92, 0, !dbg !601
	br i1 %93, label %b21_fail1, label %b21_ok1, !dbg !601, !prof !21

b21_ok1:
	%94 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !601
	%95 = sext i32 %94 to i64, !dbg !601
	%96 = mul i64 %p6, %95, !dbg !601
	%97 = mul i32 %5, %6, !dbg !601
	%98 = icmp ne i64 %96, %p8, !dbg !601
	br i1 %98, label %b21_fail2, label %b21_ok2, !dbg !601, !prof !21

b21_ok2:
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !601, !range !42
	%100 = mul i32 %97, %99, !dbg !601
	%101 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !601
	%102 = sext i32 %101 to i64, !dbg !601
	%103 = sext i32 %100 to i64, !dbg !601
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !601
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !601
	%106 = icmp ne i64 %102, %103, !dbg !601
	br i1 %106, label %b21_fail3, label %b21_ok3, !dbg !601, !prof !21

b21_ok3:
	call void @gpuc_reduce_scatter_block_int8_max(i32 %p4, i8* %104, i8* %105, i64 %p8, i32 1, i8* %ctrl, i32 37), !dbg !601
	br label %b22, !dbg !601

b22:
	ret void, !dbg !577

b3_fail1:
	%107 = icmp slt i32 %15, 0, !dbg !582
	br i1 %107, label %b3_fail2, label %b3_ok2, !dbg !582

b3_fail2:
	br label %fail, !dbg !582

b3_ok2:
	br label %fail, !dbg !582

b4_fail1:
	br label %fail, !dbg !583

b4_fail2:
	br label %fail, !dbg !583

b9_fail1:
	%108 = icmp slt i32 %34, 0, !dbg !589
	br i1 %108, label %b9_fail2, label %b9_ok2, !dbg !589

b9_fail2:
	br label %fail, !dbg !589

b9_ok2:
	br label %fail, !dbg !589

b11_fail1:
	%109 = icmp slt i32 %40, 0, !dbg !591
	br i1 %109, label %b11_fail2, label %b11_ok2, !dbg !591

b11_fail2:
	br label %fail, !dbg !591

b11_ok2:
	br label %fail, !dbg !591

b13_fail1:
	br label %fail, !dbg !593

b13_fail2:
	br label %fail, !dbg !593

b14_fail1:
	br label %fail, !dbg !594

b14_fail2:
	br label %fail, !dbg !594

b18_fail1:
	%110 = icmp slt i32 %66, 0, !dbg !598
	br i1 %110, label %b18_fail2, label %b18_ok2, !dbg !598

b18_fail2:
	br label %fail, !dbg !598

b18_ok2:
	br label %fail, !dbg !598

b18_fail3:
	br label %fail, !dbg !598

b20_fail1:
	%111 = icmp slt i32 %79, 0, !dbg !600
	br i1 %111, label %b20_fail2, label %b20_ok2, !dbg !600

b20_fail2:
	br label %fail, !dbg !600

b20_ok2:
	br label %fail, !dbg !600

b20_fail3:
	br label %fail, !dbg !600

b21_fail1:
	br label %fail, !dbg !601

b21_fail2:
	br label %fail, !dbg !601

b21_fail3:
	br label %fail, !dbg !601

fail:
	%112 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 104, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 105, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 106, %b21_fail3 ], !dbg !575
	%113 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %25, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %51, %b13_fail2 ], [ 0, %b14_fail1 ], [ %59, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %74, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %87, %b20_fail3 ], [ 0, %b21_fail1 ], [ %96, %b21_fail2 ], [ %102, %b21_fail3 ], !dbg !575
	%114 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %75, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %88, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %103, %b21_fail3 ], !dbg !575
	call void @gpuc_fail(i8* %ctrl, i32 %112, i64 %113, i64 %114), !dbg !575
	ret void, !dbg !575
}

define void @BitsInt8(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i8* %p5, i64 %p6, i8* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !602 {
entry:
	br label %b0, !dbg !603

b0:
	%0 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !603
	%1 = addrspacecast i8* %p7 to i8 addrspace(1)*, !dbg !603
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !606, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !606, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !606, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !606, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !606, !range !14
	%7 = mul i32 %6, %4, !dbg !606
	%8 = add i32 %3, %7, !dbg !606
	%9 = mul i32 %5, %8, !dbg !606
	%10 = add i32 %2, %9, !dbg !606
	%11 = sext i32 %10 to i64, !dbg !606
	%12 = icmp eq i64 %p1, 0, !dbg !607
	br i1 %12, label %b1, label %b5, !dbg !607

b1:
	%13 = icmp eq i64 %11, 0, !dbg !608
	br i1 %13, label %b2, label %b5, !dbg !608

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !609
	br i1 %14, label %b3, label %b4, !dbg !609

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !610
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !610
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !610
	%18 = icmp slt i32 %15, 0, !dbg !610
	%19 = icmp ne i64 %p6, %p8, !dbg !610
	%20 = or i1 %18, %19, !dbg !610
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !610, !prof !21

b3_ok1:
	call void @gpuc_reduce_thread_int8_xor(i32 %p4, i8* %16, i8* %17, i64 %p8, i32 1, i8* %ctrl, i32 40), !dbg !610
	br label %b14, !dbg !610

b4:
	%21 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !611
	%22 = icmp slt i32 %21, 0, !dbg !611
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !611, !prof !21

b4_ok1:
	%23 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !611
	%24 = sext i32 %23 to i64, !dbg !611
	%25 = mul i64 %p6, %24, !dbg !611
	%26 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !611
	%27 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !611
	%28 = icmp ne i64 %25, %p8, !dbg !611
	br i1 %28, label %b4_fail2, label %b4_ok2, !dbg !611, !prof !21

b4_ok2:
	call void @gpuc_reduce_scatter_thread_int8_xor(i32 %p4, i8* %26, i8* %27, i64 %p8, i32 1, i8* %ctrl, i32 43), !dbg !611
	br label %b14, !dbg !611

b5:
	%29 = icmp eq i64 %p1, 1, !dbg !612
	br i1 %29, label %b6, label %b10, !dbg !612

b6:
	%30 = sdiv i64 %11, 32, !dbg !613
	%31 = icmp eq i64 %30, %p2, !dbg !614
	br i1 %31, label %b7, label %b10, !dbg !614

b7:
	%32 = icmp eq i64 %p0, 3, !dbg !615
	br i1 %32, label %b8, label %b9, !dbg !615

b8:
	%33 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !616
	%34 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !616
	%35 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !616
	%36 = icmp slt i32 %33, 0, !dbg !616
	%37 = icmp ne i64 %p6, %p8, !dbg !616
	%38 = or i1 %36, %37, !dbg !616
	br i1 %38, label %b8_fail1, label %b8_ok1, !dbg !616, !prof !21

b8_ok1:
	call void @gpuc_reduce_warp_int8_and(i32 %p4, i8* %34, i8* %35, i64 %p8, i32 1, i8* %ctrl, i32 46), !dbg !616
	br label %b14, !dbg !616

b9:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !617
	%40 = icmp slt i32 %39, 0, !dbg !617
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !617, !prof !21

b9_ok1:
	%41 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !617
	%42 = sext i32 %41 to i64, !dbg !617
	%43 = mul i64 %p6, %42, !dbg !617
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !617
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !617
	%46 = icmp ne i64 %43, %p8, !dbg !617
	br i1 %46, label %b9_fail2, label %b9_ok2, !dbg !617, !prof !21

b9_ok2:
	call void @gpuc_reduce_scatter_warp_int8_and(i32 %p4, i8* %44, i8* %45, i64 %p8, i32 1, i8* %ctrl, i32 49), !dbg !617
	br label %b14, !dbg !617

b10:
	%47 = icmp eq i64 %p1, 2, !dbg !618
	br i1 %47, label %b11, label %b14, !dbg !618

b11:
	%48 = icmp eq i64 %p0, 3, !dbg !619
	br i1 %48, label %b12, label %b13, !dbg !619

b12:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !620
	%50 = mul i32 %5, %6, !dbg !620
	%51 = icmp slt i32 %49, 0, !dbg !620
	%52 = icmp ne i64 %p6, %p8, !dbg !620
	%53 = or i1 %51, %52, !dbg !620
	br i1 %53, label %b12_fail1, label %b12_ok1, !dbg !620, !prof !21

b12_ok1:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !620, !range !42
	%55 = mul i32 %50, %54, !dbg !620
	%56 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !620
	%57 = sext i32 %56 to i64, !dbg !620
	%58 = sext i32 %55 to i64, !dbg !620
	%59 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !620
	%60 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !620
	%61 = icmp ne i64 %57, %58, !dbg !620
	br i1 %61, label %b12_fail3, label %b12_ok3, !dbg !620, !prof !21

b12_ok3:
	call void @gpuc_reduce_block_int8_or(i32 %p4, i8* %59, i8* %60, i64 %p8, i32 1, i8* %ctrl, i32 52), !dbg !620
	br label %b14, !dbg !620

b13:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !621
	%63 = icmp slt i32 %62, 0, !dbg !621
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !621, !prof !21

b13_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !621
	%65 = sext i32 %64 to i64, !dbg !621
	%66 = mul i64 %p6, %65, !dbg !621
	%67 = mul i32 %5, %6, !dbg !621
	%68 = icmp ne i64 %66, %p8, !dbg !621
	br i1 %68, label %b13_fail2, label %b13_ok2, !dbg !621, !prof !21

b13_ok2:
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !42
	%70 = mul i32 %67, %69, !dbg !621
	%71 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !621
	%72 = sext i32 %71 to i64, !dbg !621
	%73 = sext i32 %70 to i64, !dbg !621
	%74 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !621
	%75 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !621
	%76 = icmp ne i64 %72, %73, !dbg !621
	br i1 %76, label %b13_fail3, label %b13_ok3, !dbg !621, !prof !21

b13_ok3:
	call void @gpuc_reduce_scatter_block_int8_or(i32 %p4, i8* %74, i8* %75, i64 %p8, i32 1, i8* %ctrl, i32 55), !dbg !621
	br label %b14, !dbg !621

b14:
	ret void, !dbg !605

b3_fail1:
	%77 = icmp slt i32 %15, 0, !dbg !610
	br i1 %77, label %b3_fail2, label %b3_ok2, !dbg !610

b3_fail2:
	br label %fail, !dbg !610

b3_ok2:
	br label %fail, !dbg !610

b4_fail1:
	br label %fail, !dbg !611

b4_fail2:
	br label %fail, !dbg !611

b8_fail1:
	%78 = icmp slt i32 %33, 0, !dbg !616
	br i1 %78, label %b8_fail2, label %b8_ok2, !dbg !616

b8_fail2:
	br label %fail, !dbg !616

b8_ok2:
	br label %fail, !dbg !616

b9_fail1:
	br label %fail, !dbg !617

b9_fail2:
	br label %fail, !dbg !617

b12_fail1:
	%79 = icmp slt i32 %49, 0, !dbg !620
	br i1 %79, label %b12_fail2, label %b12_ok2, !dbg !620

b12_fail2:
	br label %fail, !dbg !620

b12_ok2:
	br label %fail, !dbg !620

b12_fail3:
	br label %fail, !dbg !620

b13_fail1:
	br label %fail, !dbg !621

b13_fail2:
	br label %fail, !dbg !621

b13_fail3:
	br label %fail, !dbg !621

fail:
	%80 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 107, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 108, %b13_fail3 ], !dbg !603
	%81 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %25, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %43, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %57, %b12_fail3 ], [ 0, %b13_fail1 ], [ %66, %b13_fail2 ], [ %72, %b13_fail3 ], !dbg !603
	%82 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %58, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %73, %b13_fail3 ], !dbg !603
	call void @gpuc_fail(i8* %ctrl, i32 %80, i64 %81, i64 %82), !dbg !603
	ret void, !dbg !603
}

define void @CombineInt16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !622 {
entry:
	br label %b0, !dbg !623

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !623
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !623
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !626, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !626, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !626, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !626, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !626, !range !14
	%7 = mul i32 %6, %4, !dbg !626
	%8 = add i32 %3, %7, !dbg !626
	%9 = mul i32 %5, %8, !dbg !626
	%10 = add i32 %2, %9, !dbg !626
	%11 = sext i32 %10 to i64, !dbg !626
	%12 = icmp eq i64 %p1, 0, !dbg !627
	br i1 %12, label %b1, label %b5, !dbg !627

b1:
	%13 = icmp eq i64 %11, 0, !dbg !628
	br i1 %13, label %b2, label %b5, !dbg !628

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !629
	br i1 %14, label %b3, label %b4, !dbg !629

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !630
	%16 = mul nsw i64 %p8, 2, !dbg !630
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !630
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !630
	%19 = icmp slt i32 %15, 0, !dbg !630
	%20 = icmp ne i64 %p6, %p8, !dbg !630
	%21 = or i1 %19, %20, !dbg !630
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !630, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !630
	%23 = bitcast i16* %18 to i8*, !dbg !630
	call void @gpuc_reduce_thread_int16_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !630
	br label %b22, !dbg !630

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !631
	%25 = icmp slt i32 %24, 0, !dbg !631
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !631, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !631
	%27 = sext i32 %26 to i64, !dbg !631
	%28 = mul i64 %p6, %27, !dbg !631
	%29 = mul nsw i64 %p8, 2, !dbg !631
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !631
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !631
	%32 = icmp ne i64 %28, %p8, !dbg !631
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !631, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !631
	%34 = bitcast i16* %31 to i8*, !dbg !631
	call void @gpuc_reduce_scatter_thread_int16_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !631
	br label %b22, !dbg !631

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !632
	br i1 %35, label %b6, label %b15, !dbg !632

b6:
	%36 = sdiv i64 %11, 32, !dbg !633
	%37 = icmp eq i64 %36, %p2, !dbg !634
	br i1 %37, label %b7, label %b15, !dbg !634

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !635
	br i1 %38, label %b8, label %b10, !dbg !635

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !636
	br i1 %39, label %b9, label %b10, !dbg !636

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !637
	%41 = mul nsw i64 %p8, 2, !dbg !637
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !637
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !637
	%44 = icmp slt i32 %40, 0, !dbg !637
	%45 = icmp ne i64 %p6, %p8, !dbg !637
	%46 = or i1 %44, %45, !dbg !637
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !637, !prof !21

b9_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !637
	%48 = bitcast i16* %43 to i8*, !dbg !637
	call void @gpuc_reduce_warp_int16_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !637
	br label %b22, !dbg !637

b10:
	br i1 %38, label %b11, label %b12, !dbg !638

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !639
	%50 = mul nsw i64 %p8, 2, !dbg !639
	%51 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !639
	%52 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !639
	%53 = icmp slt i32 %49, 0, !dbg !639
	%54 = icmp ne i64 %p6, %p8, !dbg !639
	%55 = or i1 %53, %54, !dbg !639
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !639, !prof !21

b11_ok1:
	%56 = bitcast i16* %51 to i8*, !dbg !639
	%57 = bitcast i16* %52 to i8*, !dbg !639
	call void @gpuc_reduce_warp_int16_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !639
	br label %b22, !dbg !639

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !640
	br i1 %58, label %b13, label %b14, !dbg !640

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !641
	%60 = icmp slt i32 %59, 0, !dbg !641
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !641, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !641
	%62 = sext i32 %61 to i64, !dbg !641
	%63 = mul i64 %p6, %62, !dbg !641
	%64 = mul nsw i64 %p8, 2, !dbg !641
	%65 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !641
	%66 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !641
	%67 = icmp ne i64 %63, %p8, !dbg !641
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !641, !prof !21

b13_ok2:
	%68 = bitcast i16* %65 to i8*, !dbg !641
	%69 = bitcast i16* %66 to i8*, !dbg !641
	call void @gpuc_reduce_scatter_warp_int16_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !641
	br label %b22, !dbg !641

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !642
	%71 = icmp slt i32 %70, 0, !dbg !642
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !642, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !642
	%73 = sext i32 %72 to i64, !dbg !642
	%74 = mul i64 %p6, %73, !dbg !642
	%75 = mul nsw i64 %p8, 2, !dbg !642
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !642
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !642
	%78 = icmp ne i64 %74, %p8, !dbg !642
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !642, !prof !21

b14_ok2:
	%79 = bitcast i16* %76 to i8*, !dbg !642
	%80 = bitcast i16* %77 to i8*, !dbg !642
	call void @gpuc_reduce_scatter_warp_int16_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !642
	br label %b22, !dbg !642

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !643
	br i1 %81, label %b16, label %b22, !dbg !643

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !644
	br i1 %82, label %b17, label %b19, !dbg !644

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !645
	br i1 %83, label %b18, label %b19, !dbg !645

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !646
	%85 = mul nsw i64 %p8, 2, !dbg !646
	%86 = mul i32 %5, %6, !dbg !646
	%87 = icmp slt i32 %84, 0, !dbg !646
	%88 = icmp ne i64 %p6, %p8, !dbg !646
	%89 = or i1 %87, %88, !dbg !646
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !646, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !646, !range !42
	%91 = mul i32 %86, %90, !dbg !646
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !646
	%93 = sext i32 %92 to i64, !dbg !646
	%94 = sext i32 %91 to i64, !dbg !646
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !646
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !646
	%97 = icmp ne i64 %93, %94, !dbg !646
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !646, !prof !21

b18_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !646
	%99 = bitcast i16* %96 to i8*, !dbg !646
	call void @gpuc_reduce_block_int16_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !646
	br label %b22, !dbg !646

b19:
	br i1 %82, label %b20, label %b21, !dbg !647

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !648
	%101 = mul nsw i64 %p8, 2, !dbg !648
	%102 = mul i32 %5, %6, !dbg !648
	%103 = icmp slt i32 %100, 0, !dbg !648
	%104 = icmp ne i64 %p6, %p8, !dbg !648
	%105 = or i1 %103, %104, !dbg !648
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !648, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !648, !range !42
	%107 = mul i32 %102, %106, !dbg !648
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !648
	%109 = sext i32 %108 to i64, !dbg !648
	%110 = sext i32 %107 to i64, !dbg !648
	%111 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !648
	%112 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !648
	%113 = icmp ne i64 %109, %110, !dbg !648
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !648, !prof !21

b20_ok3:
	%114 = bitcast i16* %111 to i8*, !dbg !648
	%115 = bitcast i16* %112 to i8*, !dbg !648
	call void @gpuc_reduce_block_int16_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !648
	br label %b22, !dbg !648

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !649
	%117 = icmp slt i32 %116, 0, !dbg !649
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !649, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !649
	%119 = sext i32 %118 to i64, !dbg !649
	%120 = mul i64 %p6, %119, !dbg !649
	%121 = mul nsw i64 %p8, 2, !dbg !649
	%122 = mul i32 %5, %6, !dbg !649
	%123 = icmp ne i64 %120, %p8, !dbg !649
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !649, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !649, !range !42
	%125 = mul i32 %122, %124, !dbg !649
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !649
	%127 = sext i32 %126 to i64, !dbg !649
	%128 = sext i32 %125 to i64, !dbg !649
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !649
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !649
	%131 = icmp ne i64 %127, %128, !dbg !649
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !649, !prof !21

b21_ok3:
	%132 = bitcast i16* %129 to i8*, !dbg !649
	%133 = bitcast i16* %130 to i8*, !dbg !649
	call void @gpuc_reduce_scatter_block_int16_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !649
	br label %b22, !dbg !649

b22:
	ret void, !dbg !625

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !630
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !630

b3_fail2:
	br label %fail, !dbg !630

b3_ok2:
	br label %fail, !dbg !630

b4_fail1:
	br label %fail, !dbg !631

b4_fail2:
	br label %fail, !dbg !631

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !637
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !637

b9_fail2:
	br label %fail, !dbg !637

b9_ok2:
	br label %fail, !dbg !637

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !639
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !639

b11_fail2:
	br label %fail, !dbg !639

b11_ok2:
	br label %fail, !dbg !639

b13_fail1:
	br label %fail, !dbg !641

b13_fail2:
	br label %fail, !dbg !641

b14_fail1:
	br label %fail, !dbg !642

b14_fail2:
	br label %fail, !dbg !642

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !646
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !646

b18_fail2:
	br label %fail, !dbg !646

b18_ok2:
	br label %fail, !dbg !646

b18_fail3:
	br label %fail, !dbg !646

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !648
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !648

b20_fail2:
	br label %fail, !dbg !648

b20_ok2:
	br label %fail, !dbg !648

b20_fail3:
	br label %fail, !dbg !648

b21_fail1:
	br label %fail, !dbg !649

b21_fail2:
	br label %fail, !dbg !649

b21_fail3:
	br label %fail, !dbg !649

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 109, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 110, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 111, %b21_fail3 ], !dbg !623
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !623
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !623
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !623
	ret void, !dbg !623
}

define void @BitsInt16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !650 {
entry:
	br label %b0, !dbg !651

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !651
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !651
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !654, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !654, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !654, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !654, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !654, !range !14
	%7 = mul i32 %6, %4, !dbg !654
	%8 = add i32 %3, %7, !dbg !654
	%9 = mul i32 %5, %8, !dbg !654
	%10 = add i32 %2, %9, !dbg !654
	%11 = sext i32 %10 to i64, !dbg !654
	%12 = icmp eq i64 %p1, 0, !dbg !655
	br i1 %12, label %b1, label %b5, !dbg !655

b1:
	%13 = icmp eq i64 %11, 0, !dbg !656
	br i1 %13, label %b2, label %b5, !dbg !656

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !657
	br i1 %14, label %b3, label %b4, !dbg !657

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !658
	%16 = mul nsw i64 %p8, 2, !dbg !658
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !658
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !658
	%19 = icmp slt i32 %15, 0, !dbg !658
	%20 = icmp ne i64 %p6, %p8, !dbg !658
	%21 = or i1 %19, %20, !dbg !658
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !658, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !658
	%23 = bitcast i16* %18 to i8*, !dbg !658
	call void @gpuc_reduce_thread_int16_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !658
	br label %b14, !dbg !658

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !659
	%25 = icmp slt i32 %24, 0, !dbg !659
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !659, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !659
	%27 = sext i32 %26 to i64, !dbg !659
	%28 = mul i64 %p6, %27, !dbg !659
	%29 = mul nsw i64 %p8, 2, !dbg !659
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !659
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !659
	%32 = icmp ne i64 %28, %p8, !dbg !659
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !659, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !659
	%34 = bitcast i16* %31 to i8*, !dbg !659
	call void @gpuc_reduce_scatter_thread_int16_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !659
	br label %b14, !dbg !659

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !660
	br i1 %35, label %b6, label %b10, !dbg !660

b6:
	%36 = sdiv i64 %11, 32, !dbg !661
	%37 = icmp eq i64 %36, %p2, !dbg !662
	br i1 %37, label %b7, label %b10, !dbg !662

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !663
	br i1 %38, label %b8, label %b9, !dbg !663

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !664
	%40 = mul nsw i64 %p8, 2, !dbg !664
	%41 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !664
	%42 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !664
	%43 = icmp slt i32 %39, 0, !dbg !664
	%44 = icmp ne i64 %p6, %p8, !dbg !664
	%45 = or i1 %43, %44, !dbg !664
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !664, !prof !21

b8_ok1:
	%46 = bitcast i16* %41 to i8*, !dbg !664
	%47 = bitcast i16* %42 to i8*, !dbg !664
	call void @gpuc_reduce_warp_int16_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !664
	br label %b14, !dbg !664

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !665
	%49 = icmp slt i32 %48, 0, !dbg !665
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !665, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !665
	%51 = sext i32 %50 to i64, !dbg !665
	%52 = mul i64 %p6, %51, !dbg !665
	%53 = mul nsw i64 %p8, 2, !dbg !665
	%54 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !665
	%55 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !665
	%56 = icmp ne i64 %52, %p8, !dbg !665
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !665, !prof !21

b9_ok2:
	%57 = bitcast i16* %54 to i8*, !dbg !665
	%58 = bitcast i16* %55 to i8*, !dbg !665
	call void @gpuc_reduce_scatter_warp_int16_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !665
	br label %b14, !dbg !665

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !666
	br i1 %59, label %b11, label %b14, !dbg !666

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !667
	br i1 %60, label %b12, label %b13, !dbg !667

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !668
	%62 = mul nsw i64 %p8, 2, !dbg !668
	%63 = mul i32 %5, %6, !dbg !668
	%64 = icmp slt i32 %61, 0, !dbg !668
	%65 = icmp ne i64 %p6, %p8, !dbg !668
	%66 = or i1 %64, %65, !dbg !668
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !668, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !668, !range !42
	%68 = mul i32 %63, %67, !dbg !668
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !668
	%70 = sext i32 %69 to i64, !dbg !668
	%71 = sext i32 %68 to i64, !dbg !668
	%72 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !668
	%73 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !668
	%74 = icmp ne i64 %70, %71, !dbg !668
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !668, !prof !21

b12_ok3:
	%75 = bitcast i16* %72 to i8*, !dbg !668
	%76 = bitcast i16* %73 to i8*, !dbg !668
	call void @gpuc_reduce_block_int16_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !668
	br label %b14, !dbg !668

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !669
	%78 = icmp slt i32 %77, 0, !dbg !669
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !669, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !669
	%80 = sext i32 %79 to i64, !dbg !669
	%81 = mul i64 %p6, %80, !dbg !669
	%82 = mul nsw i64 %p8, 2, !dbg !669
	%83 = mul i32 %5, %6, !dbg !669
	%84 = icmp ne i64 %81, %p8, !dbg !669
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !669, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !669, !range !42
	%86 = mul i32 %83, %85, !dbg !669
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !669
	%88 = sext i32 %87 to i64, !dbg !669
	%89 = sext i32 %86 to i64, !dbg !669
	%90 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !669
	%91 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !669
	%92 = icmp ne i64 %88, %89, !dbg !669
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !669, !prof !21

b13_ok3:
	%93 = bitcast i16* %90 to i8*, !dbg !669
	%94 = bitcast i16* %91 to i8*, !dbg !669
	call void @gpuc_reduce_scatter_block_int16_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !669
	br label %b14, !dbg !669

b14:
	ret void, !dbg !653

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !658
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !658

b3_fail2:
	br label %fail, !dbg !658

b3_ok2:
	br label %fail, !dbg !658

b4_fail1:
	br label %fail, !dbg !659

b4_fail2:
	br label %fail, !dbg !659

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !664
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !664

b8_fail2:
	br label %fail, !dbg !664

b8_ok2:
	br label %fail, !dbg !664

b9_fail1:
	br label %fail, !dbg !665

b9_fail2:
	br label %fail, !dbg !665

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !668
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !668

b12_fail2:
	br label %fail, !dbg !668

b12_ok2:
	br label %fail, !dbg !668

b12_fail3:
	br label %fail, !dbg !668

b13_fail1:
	br label %fail, !dbg !669

b13_fail2:
	br label %fail, !dbg !669

b13_fail3:
	br label %fail, !dbg !669

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 112, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 113, %b13_fail3 ], !dbg !651
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !651
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !651
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !651
	ret void, !dbg !651
}

define void @CombineInt32(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !670 {
entry:
	br label %b0, !dbg !671

b0:
	%0 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !671
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !671
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !674, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !674, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !674, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !674, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !674, !range !14
	%7 = mul i32 %6, %4, !dbg !674
	%8 = add i32 %3, %7, !dbg !674
	%9 = mul i32 %5, %8, !dbg !674
	%10 = add i32 %2, %9, !dbg !674
	%11 = sext i32 %10 to i64, !dbg !674
	%12 = icmp eq i64 %p1, 0, !dbg !675
	br i1 %12, label %b1, label %b5, !dbg !675

b1:
	%13 = icmp eq i64 %11, 0, !dbg !676
	br i1 %13, label %b2, label %b5, !dbg !676

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !677
	br i1 %14, label %b3, label %b4, !dbg !677

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !678
	%16 = mul nsw i64 %p8, 4, !dbg !678
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !678
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !678
	%19 = icmp slt i32 %15, 0, !dbg !678
	%20 = icmp ne i64 %p6, %p8, !dbg !678
	%21 = or i1 %19, %20, !dbg !678
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !678, !prof !21

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !678
	%23 = bitcast i32* %18 to i8*, !dbg !678
	call void @gpuc_reduce_thread_int32_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !678
	br label %b22, !dbg !678

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !679
	%25 = icmp slt i32 %24, 0, !dbg !679
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !679, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !679
	%27 = sext i32 %26 to i64, !dbg !679
	%28 = mul i64 %p6, %27, !dbg !679
	%29 = mul nsw i64 %p8, 4, !dbg !679
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !679
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !679
	%32 = icmp ne i64 %28, %p8, !dbg !679
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !679, !prof !21

b4_ok2:
	%33 = bitcast i32* %30 to i8*, !dbg !679
	%34 = bitcast i32* %31 to i8*, !dbg !679
	call void @gpuc_reduce_scatter_thread_int32_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !679
	br label %b22, !dbg !679

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !680
	br i1 %35, label %b6, label %b15, !dbg !680

b6:
	%36 = sdiv i64 %11, 32, !dbg !681
	%37 = icmp eq i64 %36, %p2, !dbg !682
	br i1 %37, label %b7, label %b15, !dbg !682

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !683
	br i1 %38, label %b8, label %b10, !dbg !683

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !684
	br i1 %39, label %b9, label %b10, !dbg !684

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !685
	%41 = mul nsw i64 %p8, 4, !dbg !685
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !685
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !685
	%44 = icmp slt i32 %40, 0, !dbg !685
	%45 = icmp ne i64 %p6, %p8, !dbg !685
	%46 = or i1 %44, %45, !dbg !685
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !685, !prof !21

b9_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !685
	%48 = bitcast i32* %43 to i8*, !dbg !685
	call void @gpuc_reduce_warp_int32_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !685
	br label %b22, !dbg !685

b10:
	br i1 %38, label %b11, label %b12, !dbg !686

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !687
	%50 = mul nsw i64 %p8, 4, !dbg !687
	%51 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !687
	%52 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !687
	%53 = icmp slt i32 %49, 0, !dbg !687
	%54 = icmp ne i64 %p6, %p8, !dbg !687
	%55 = or i1 %53, %54, !dbg !687
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !687, !prof !21

b11_ok1:
	%56 = bitcast i32* %51 to i8*, !dbg !687
	%57 = bitcast i32* %52 to i8*, !dbg !687
	call void @gpuc_reduce_warp_int32_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !687
	br label %b22, !dbg !687

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !688
	br i1 %58, label %b13, label %b14, !dbg !688

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !689
	%60 = icmp slt i32 %59, 0, !dbg !689
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !689, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !689
	%62 = sext i32 %61 to i64, !dbg !689
	%63 = mul i64 %p6, %62, !dbg !689
	%64 = mul nsw i64 %p8, 4, !dbg !689
	%65 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !689
	%66 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !689
	%67 = icmp ne i64 %63, %p8, !dbg !689
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !689, !prof !21

b13_ok2:
	%68 = bitcast i32* %65 to i8*, !dbg !689
	%69 = bitcast i32* %66 to i8*, !dbg !689
	call void @gpuc_reduce_scatter_warp_int32_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !689
	br label %b22, !dbg !689

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !690
	%71 = icmp slt i32 %70, 0, !dbg !690
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !690, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !690
	%73 = sext i32 %72 to i64, !dbg !690
	%74 = mul i64 %p6, %73, !dbg !690
	%75 = mul nsw i64 %p8, 4, !dbg !690
	%76 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !690
	%77 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !690
	%78 = icmp ne i64 %74, %p8, !dbg !690
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !690, !prof !21

b14_ok2:
	%79 = bitcast i32* %76 to i8*, !dbg !690
	%80 = bitcast i32* %77 to i8*, !dbg !690
	call void @gpuc_reduce_scatter_warp_int32_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !690
	br label %b22, !dbg !690

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !691
	br i1 %81, label %b16, label %b22, !dbg !691

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !692
	br i1 %82, label %b17, label %b19, !dbg !692

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !693
	br i1 %83, label %b18, label %b19, !dbg !693

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !694
	%85 = mul nsw i64 %p8, 4, !dbg !694
	%86 = mul i32 %5, %6, !dbg !694
	%87 = icmp slt i32 %84, 0, !dbg !694
	%88 = icmp ne i64 %p6, %p8, !dbg !694
	%89 = or i1 %87, %88, !dbg !694
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !694, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !694, !range !42
	%91 = mul i32 %86, %90, !dbg !694
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !694
	%93 = sext i32 %92 to i64, !dbg !694
	%94 = sext i32 %91 to i64, !dbg !694
	%95 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !694
	%96 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !694
	%97 = icmp ne i64 %93, %94, !dbg !694
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !694, !prof !21

b18_ok3:
	%98 = bitcast i32* %95 to i8*, !dbg !694
	%99 = bitcast i32* %96 to i8*, !dbg !694
	call void @gpuc_reduce_block_int32_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !694
	br label %b22, !dbg !694

b19:
	br i1 %82, label %b20, label %b21, !dbg !695

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !696
	%101 = mul nsw i64 %p8, 4, !dbg !696
	%102 = mul i32 %5, %6, !dbg !696
	%103 = icmp slt i32 %100, 0, !dbg !696
	%104 = icmp ne i64 %p6, %p8, !dbg !696
	%105 = or i1 %103, %104, !dbg !696
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !696, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !42
	%107 = mul i32 %102, %106, !dbg !696
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !696
	%109 = sext i32 %108 to i64, !dbg !696
	%110 = sext i32 %107 to i64, !dbg !696
	%111 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !696
	%112 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !696
	%113 = icmp ne i64 %109, %110, !dbg !696
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !696, !prof !21

b20_ok3:
	%114 = bitcast i32* %111 to i8*, !dbg !696
	%115 = bitcast i32* %112 to i8*, !dbg !696
	call void @gpuc_reduce_block_int32_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !696
	br label %b22, !dbg !696

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !697
	%117 = icmp slt i32 %116, 0, !dbg !697
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !697, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !697
	%119 = sext i32 %118 to i64, !dbg !697
	%120 = mul i64 %p6, %119, !dbg !697
	%121 = mul nsw i64 %p8, 4, !dbg !697
	%122 = mul i32 %5, %6, !dbg !697
	%123 = icmp ne i64 %120, %p8, !dbg !697
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !697, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !697, !range !42
	%125 = mul i32 %122, %124, !dbg !697
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !697
	%127 = sext i32 %126 to i64, !dbg !697
	%128 = sext i32 %125 to i64, !dbg !697
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !697
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !697
	%131 = icmp ne i64 %127, %128, !dbg !697
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !697, !prof !21

b21_ok3:
	%132 = bitcast i32* %129 to i8*, !dbg !697
	%133 = bitcast i32* %130 to i8*, !dbg !697
	call void @gpuc_reduce_scatter_block_int32_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !697
	br label %b22, !dbg !697

b22:
	ret void, !dbg !673

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !678
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !678

b3_fail2:
	br label %fail, !dbg !678

b3_ok2:
	br label %fail, !dbg !678

b4_fail1:
	br label %fail, !dbg !679

b4_fail2:
	br label %fail, !dbg !679

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !685
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !685

b9_fail2:
	br label %fail, !dbg !685

b9_ok2:
	br label %fail, !dbg !685

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !687
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !687

b11_fail2:
	br label %fail, !dbg !687

b11_ok2:
	br label %fail, !dbg !687

b13_fail1:
	br label %fail, !dbg !689

b13_fail2:
	br label %fail, !dbg !689

b14_fail1:
	br label %fail, !dbg !690

b14_fail2:
	br label %fail, !dbg !690

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !694
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !694

b18_fail2:
	br label %fail, !dbg !694

b18_ok2:
	br label %fail, !dbg !694

b18_fail3:
	br label %fail, !dbg !694

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !696
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !696

b20_fail2:
	br label %fail, !dbg !696

b20_ok2:
	br label %fail, !dbg !696

b20_fail3:
	br label %fail, !dbg !696

b21_fail1:
	br label %fail, !dbg !697

b21_fail2:
	br label %fail, !dbg !697

b21_fail3:
	br label %fail, !dbg !697

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 114, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 115, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 116, %b21_fail3 ], !dbg !671
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !671
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !671
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !671
	ret void, !dbg !671
}

define void @BitsInt32(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !698 {
entry:
	br label %b0, !dbg !699

b0:
	%0 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !699
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !699
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !702, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !702, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !702, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !702, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !702, !range !14
	%7 = mul i32 %6, %4, !dbg !702
	%8 = add i32 %3, %7, !dbg !702
	%9 = mul i32 %5, %8, !dbg !702
	%10 = add i32 %2, %9, !dbg !702
	%11 = sext i32 %10 to i64, !dbg !702
	%12 = icmp eq i64 %p1, 0, !dbg !703
	br i1 %12, label %b1, label %b5, !dbg !703

b1:
	%13 = icmp eq i64 %11, 0, !dbg !704
	br i1 %13, label %b2, label %b5, !dbg !704

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !705
	br i1 %14, label %b3, label %b4, !dbg !705

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !706
	%16 = mul nsw i64 %p8, 4, !dbg !706
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !706
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !706
	%19 = icmp slt i32 %15, 0, !dbg !706
	%20 = icmp ne i64 %p6, %p8, !dbg !706
	%21 = or i1 %19, %20, !dbg !706
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !706, !prof !21

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !706
	%23 = bitcast i32* %18 to i8*, !dbg !706
	call void @gpuc_reduce_thread_int32_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !706
	br label %b14, !dbg !706

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !707
	%25 = icmp slt i32 %24, 0, !dbg !707
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !707, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !707
	%27 = sext i32 %26 to i64, !dbg !707
	%28 = mul i64 %p6, %27, !dbg !707
	%29 = mul nsw i64 %p8, 4, !dbg !707
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !707
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !707
	%32 = icmp ne i64 %28, %p8, !dbg !707
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !707, !prof !21

b4_ok2:
	%33 = bitcast i32* %30 to i8*, !dbg !707
	%34 = bitcast i32* %31 to i8*, !dbg !707
	call void @gpuc_reduce_scatter_thread_int32_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !707
	br label %b14, !dbg !707

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !708
	br i1 %35, label %b6, label %b10, !dbg !708

b6:
	%36 = sdiv i64 %11, 32, !dbg !709
	%37 = icmp eq i64 %36, %p2, !dbg !710
	br i1 %37, label %b7, label %b10, !dbg !710

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !711
	br i1 %38, label %b8, label %b9, !dbg !711

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !712
	%40 = mul nsw i64 %p8, 4, !dbg !712
	%41 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !712
	%42 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !712
	%43 = icmp slt i32 %39, 0, !dbg !712
	%44 = icmp ne i64 %p6, %p8, !dbg !712
	%45 = or i1 %43, %44, !dbg !712
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !712, !prof !21

b8_ok1:
	%46 = bitcast i32* %41 to i8*, !dbg !712
	%47 = bitcast i32* %42 to i8*, !dbg !712
	call void @gpuc_reduce_warp_int32_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !712
	br label %b14, !dbg !712

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !713
	%49 = icmp slt i32 %48, 0, !dbg !713
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !713, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !713
	%51 = sext i32 %50 to i64, !dbg !713
	%52 = mul i64 %p6, %51, !dbg !713
	%53 = mul nsw i64 %p8, 4, !dbg !713
	%54 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !713
	%55 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !713
	%56 = icmp ne i64 %52, %p8, !dbg !713
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !713, !prof !21

b9_ok2:
	%57 = bitcast i32* %54 to i8*, !dbg !713
	%58 = bitcast i32* %55 to i8*, !dbg !713
	call void @gpuc_reduce_scatter_warp_int32_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !713
	br label %b14, !dbg !713

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !714
	br i1 %59, label %b11, label %b14, !dbg !714

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !715
	br i1 %60, label %b12, label %b13, !dbg !715

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !716
	%62 = mul nsw i64 %p8, 4, !dbg !716
	%63 = mul i32 %5, %6, !dbg !716
	%64 = icmp slt i32 %61, 0, !dbg !716
	%65 = icmp ne i64 %p6, %p8, !dbg !716
	%66 = or i1 %64, %65, !dbg !716
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !716, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !716, !range !42
	%68 = mul i32 %63, %67, !dbg !716
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !716
	%70 = sext i32 %69 to i64, !dbg !716
	%71 = sext i32 %68 to i64, !dbg !716
	%72 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !716
	%73 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !716
	%74 = icmp ne i64 %70, %71, !dbg !716
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !716, !prof !21

b12_ok3:
	%75 = bitcast i32* %72 to i8*, !dbg !716
	%76 = bitcast i32* %73 to i8*, !dbg !716
	call void @gpuc_reduce_block_int32_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !716
	br label %b14, !dbg !716

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !717
	%78 = icmp slt i32 %77, 0, !dbg !717
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !717, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !717
	%80 = sext i32 %79 to i64, !dbg !717
	%81 = mul i64 %p6, %80, !dbg !717
	%82 = mul nsw i64 %p8, 4, !dbg !717
	%83 = mul i32 %5, %6, !dbg !717
	%84 = icmp ne i64 %81, %p8, !dbg !717
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !717, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !717, !range !42
	%86 = mul i32 %83, %85, !dbg !717
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !717
	%88 = sext i32 %87 to i64, !dbg !717
	%89 = sext i32 %86 to i64, !dbg !717
	%90 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !717
	%91 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !717
	%92 = icmp ne i64 %88, %89, !dbg !717
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !717, !prof !21

b13_ok3:
	%93 = bitcast i32* %90 to i8*, !dbg !717
	%94 = bitcast i32* %91 to i8*, !dbg !717
	call void @gpuc_reduce_scatter_block_int32_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !717
	br label %b14, !dbg !717

b14:
	ret void, !dbg !701

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !706
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !706

b3_fail2:
	br label %fail, !dbg !706

b3_ok2:
	br label %fail, !dbg !706

b4_fail1:
	br label %fail, !dbg !707

b4_fail2:
	br label %fail, !dbg !707

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !712
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !712

b8_fail2:
	br label %fail, !dbg !712

b8_ok2:
	br label %fail, !dbg !712

b9_fail1:
	br label %fail, !dbg !713

b9_fail2:
	br label %fail, !dbg !713

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !716
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !716

b12_fail2:
	br label %fail, !dbg !716

b12_ok2:
	br label %fail, !dbg !716

b12_fail3:
	br label %fail, !dbg !716

b13_fail1:
	br label %fail, !dbg !717

b13_fail2:
	br label %fail, !dbg !717

b13_fail3:
	br label %fail, !dbg !717

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 117, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 118, %b13_fail3 ], !dbg !699
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !699
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !699
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !699
	ret void, !dbg !699
}

define void @CombineInt64(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !718 {
entry:
	br label %b0, !dbg !719

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !719
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !719
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !722, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !722, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !722, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !722, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !722, !range !14
	%7 = mul i32 %6, %4, !dbg !722
	%8 = add i32 %3, %7, !dbg !722
	%9 = mul i32 %5, %8, !dbg !722
	%10 = add i32 %2, %9, !dbg !722
	%11 = sext i32 %10 to i64, !dbg !722
	%12 = icmp eq i64 %p1, 0, !dbg !723
	br i1 %12, label %b1, label %b5, !dbg !723

b1:
	%13 = icmp eq i64 %11, 0, !dbg !724
	br i1 %13, label %b2, label %b5, !dbg !724

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !725
	br i1 %14, label %b3, label %b4, !dbg !725

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !726
	%16 = mul nsw i64 %p8, 8, !dbg !726
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !726
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !726
	%19 = icmp slt i32 %15, 0, !dbg !726
	%20 = icmp ne i64 %p6, %p8, !dbg !726
	%21 = or i1 %19, %20, !dbg !726
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !726, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !726
	%23 = bitcast i64* %18 to i8*, !dbg !726
	call void @gpuc_reduce_thread_int64_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !726
	br label %b22, !dbg !726

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !727
	%25 = icmp slt i32 %24, 0, !dbg !727
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !727, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !727
	%27 = sext i32 %26 to i64, !dbg !727
	%28 = mul i64 %p6, %27, !dbg !727
	%29 = mul nsw i64 %p8, 8, !dbg !727
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !727
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !727
	%32 = icmp ne i64 %28, %p8, !dbg !727
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !727, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !727
	%34 = bitcast i64* %31 to i8*, !dbg !727
	call void @gpuc_reduce_scatter_thread_int64_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !727
	br label %b22, !dbg !727

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !728
	br i1 %35, label %b6, label %b15, !dbg !728

b6:
	%36 = sdiv i64 %11, 32, !dbg !729
	%37 = icmp eq i64 %36, %p2, !dbg !730
	br i1 %37, label %b7, label %b15, !dbg !730

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !731
	br i1 %38, label %b8, label %b10, !dbg !731

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !732
	br i1 %39, label %b9, label %b10, !dbg !732

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !733
	%41 = mul nsw i64 %p8, 8, !dbg !733
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !733
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !733
	%44 = icmp slt i32 %40, 0, !dbg !733
	%45 = icmp ne i64 %p6, %p8, !dbg !733
	%46 = or i1 %44, %45, !dbg !733
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !733, !prof !21

b9_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !733
	%48 = bitcast i64* %43 to i8*, !dbg !733
	call void @gpuc_reduce_warp_int64_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !733
	br label %b22, !dbg !733

b10:
	br i1 %38, label %b11, label %b12, !dbg !734

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !735
	%50 = mul nsw i64 %p8, 8, !dbg !735
	%51 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !735
	%52 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !735
	%53 = icmp slt i32 %49, 0, !dbg !735
	%54 = icmp ne i64 %p6, %p8, !dbg !735
	%55 = or i1 %53, %54, !dbg !735
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !735, !prof !21

b11_ok1:
	%56 = bitcast i64* %51 to i8*, !dbg !735
	%57 = bitcast i64* %52 to i8*, !dbg !735
	call void @gpuc_reduce_warp_int64_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !735
	br label %b22, !dbg !735

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !736
	br i1 %58, label %b13, label %b14, !dbg !736

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !737
	%60 = icmp slt i32 %59, 0, !dbg !737
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !737, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !737
	%62 = sext i32 %61 to i64, !dbg !737
	%63 = mul i64 %p6, %62, !dbg !737
	%64 = mul nsw i64 %p8, 8, !dbg !737
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !737
	%66 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !737
	%67 = icmp ne i64 %63, %p8, !dbg !737
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !737, !prof !21

b13_ok2:
	%68 = bitcast i64* %65 to i8*, !dbg !737
	%69 = bitcast i64* %66 to i8*, !dbg !737
	call void @gpuc_reduce_scatter_warp_int64_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !737
	br label %b22, !dbg !737

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !738
	%71 = icmp slt i32 %70, 0, !dbg !738
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !738, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !738
	%73 = sext i32 %72 to i64, !dbg !738
	%74 = mul i64 %p6, %73, !dbg !738
	%75 = mul nsw i64 %p8, 8, !dbg !738
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !738
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !738
	%78 = icmp ne i64 %74, %p8, !dbg !738
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !738, !prof !21

b14_ok2:
	%79 = bitcast i64* %76 to i8*, !dbg !738
	%80 = bitcast i64* %77 to i8*, !dbg !738
	call void @gpuc_reduce_scatter_warp_int64_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !738
	br label %b22, !dbg !738

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !739
	br i1 %81, label %b16, label %b22, !dbg !739

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !740
	br i1 %82, label %b17, label %b19, !dbg !740

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !741
	br i1 %83, label %b18, label %b19, !dbg !741

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !742
	%85 = mul nsw i64 %p8, 8, !dbg !742
	%86 = mul i32 %5, %6, !dbg !742
	%87 = icmp slt i32 %84, 0, !dbg !742
	%88 = icmp ne i64 %p6, %p8, !dbg !742
	%89 = or i1 %87, %88, !dbg !742
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !742, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !742, !range !42
	%91 = mul i32 %86, %90, !dbg !742
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !742
	%93 = sext i32 %92 to i64, !dbg !742
	%94 = sext i32 %91 to i64, !dbg !742
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !742
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !742
	%97 = icmp ne i64 %93, %94, !dbg !742
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !742, !prof !21

b18_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !742
	%99 = bitcast i64* %96 to i8*, !dbg !742
	call void @gpuc_reduce_block_int64_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !742
	br label %b22, !dbg !742

b19:
	br i1 %82, label %b20, label %b21, !dbg !743

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !744
	%101 = mul nsw i64 %p8, 8, !dbg !744
	%102 = mul i32 %5, %6, !dbg !744
	%103 = icmp slt i32 %100, 0, !dbg !744
	%104 = icmp ne i64 %p6, %p8, !dbg !744
	%105 = or i1 %103, %104, !dbg !744
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !744, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !744, !range !42
	%107 = mul i32 %102, %106, !dbg !744
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !744
	%109 = sext i32 %108 to i64, !dbg !744
	%110 = sext i32 %107 to i64, !dbg !744
	%111 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !744
	%112 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !744
	%113 = icmp ne i64 %109, %110, !dbg !744
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !744, !prof !21

b20_ok3:
	%114 = bitcast i64* %111 to i8*, !dbg !744
	%115 = bitcast i64* %112 to i8*, !dbg !744
	call void @gpuc_reduce_block_int64_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !744
	br label %b22, !dbg !744

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !745
	%117 = icmp slt i32 %116, 0, !dbg !745
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !745, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !745
	%119 = sext i32 %118 to i64, !dbg !745
	%120 = mul i64 %p6, %119, !dbg !745
	%121 = mul nsw i64 %p8, 8, !dbg !745
	%122 = mul i32 %5, %6, !dbg !745
	%123 = icmp ne i64 %120, %p8, !dbg !745
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !745, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !745, !range !42
	%125 = mul i32 %122, %124, !dbg !745
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !745
	%127 = sext i32 %126 to i64, !dbg !745
	%128 = sext i32 %125 to i64, !dbg !745
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !745
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !745
	%131 = icmp ne i64 %127, %128, !dbg !745
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !745, !prof !21

b21_ok3:
	%132 = bitcast i64* %129 to i8*, !dbg !745
	%133 = bitcast i64* %130 to i8*, !dbg !745
	call void @gpuc_reduce_scatter_block_int64_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !745
	br label %b22, !dbg !745

b22:
	ret void, !dbg !721

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !726
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !726

b3_fail2:
	br label %fail, !dbg !726

b3_ok2:
	br label %fail, !dbg !726

b4_fail1:
	br label %fail, !dbg !727

b4_fail2:
	br label %fail, !dbg !727

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !733
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !733

b9_fail2:
	br label %fail, !dbg !733

b9_ok2:
	br label %fail, !dbg !733

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !735
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !735

b11_fail2:
	br label %fail, !dbg !735

b11_ok2:
	br label %fail, !dbg !735

b13_fail1:
	br label %fail, !dbg !737

b13_fail2:
	br label %fail, !dbg !737

b14_fail1:
	br label %fail, !dbg !738

b14_fail2:
	br label %fail, !dbg !738

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !742
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !742

b18_fail2:
	br label %fail, !dbg !742

b18_ok2:
	br label %fail, !dbg !742

b18_fail3:
	br label %fail, !dbg !742

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !744
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !744

b20_fail2:
	br label %fail, !dbg !744

b20_ok2:
	br label %fail, !dbg !744

b20_fail3:
	br label %fail, !dbg !744

b21_fail1:
	br label %fail, !dbg !745

b21_fail2:
	br label %fail, !dbg !745

b21_fail3:
	br label %fail, !dbg !745

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 119, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 120, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 121, %b21_fail3 ], !dbg !719
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !719
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !719
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !719
	ret void, !dbg !719
}

define void @BitsInt64(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !746 {
entry:
	br label %b0, !dbg !747

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !747
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !747
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !750, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !750, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !750, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !750, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !750, !range !14
	%7 = mul i32 %6, %4, !dbg !750
	%8 = add i32 %3, %7, !dbg !750
	%9 = mul i32 %5, %8, !dbg !750
	%10 = add i32 %2, %9, !dbg !750
	%11 = sext i32 %10 to i64, !dbg !750
	%12 = icmp eq i64 %p1, 0, !dbg !751
	br i1 %12, label %b1, label %b5, !dbg !751

b1:
	%13 = icmp eq i64 %11, 0, !dbg !752
	br i1 %13, label %b2, label %b5, !dbg !752

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !753
	br i1 %14, label %b3, label %b4, !dbg !753

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !754
	%16 = mul nsw i64 %p8, 8, !dbg !754
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !754
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !754
	%19 = icmp slt i32 %15, 0, !dbg !754
	%20 = icmp ne i64 %p6, %p8, !dbg !754
	%21 = or i1 %19, %20, !dbg !754
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !754, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !754
	%23 = bitcast i64* %18 to i8*, !dbg !754
	call void @gpuc_reduce_thread_int64_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !754
	br label %b14, !dbg !754

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !755
	%25 = icmp slt i32 %24, 0, !dbg !755
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !755, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !755
	%27 = sext i32 %26 to i64, !dbg !755
	%28 = mul i64 %p6, %27, !dbg !755
	%29 = mul nsw i64 %p8, 8, !dbg !755
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !755
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !755
	%32 = icmp ne i64 %28, %p8, !dbg !755
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !755, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !755
	%34 = bitcast i64* %31 to i8*, !dbg !755
	call void @gpuc_reduce_scatter_thread_int64_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !755
	br label %b14, !dbg !755

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !756
	br i1 %35, label %b6, label %b10, !dbg !756

b6:
	%36 = sdiv i64 %11, 32, !dbg !757
	%37 = icmp eq i64 %36, %p2, !dbg !758
	br i1 %37, label %b7, label %b10, !dbg !758

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !759
	br i1 %38, label %b8, label %b9, !dbg !759

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !760
	%40 = mul nsw i64 %p8, 8, !dbg !760
	%41 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !760
	%42 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !760
	%43 = icmp slt i32 %39, 0, !dbg !760
	%44 = icmp ne i64 %p6, %p8, !dbg !760
	%45 = or i1 %43, %44, !dbg !760
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !760, !prof !21

b8_ok1:
	%46 = bitcast i64* %41 to i8*, !dbg !760
	%47 = bitcast i64* %42 to i8*, !dbg !760
	call void @gpuc_reduce_warp_int64_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !760
	br label %b14, !dbg !760

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !761
	%49 = icmp slt i32 %48, 0, !dbg !761
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !761, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !761
	%51 = sext i32 %50 to i64, !dbg !761
	%52 = mul i64 %p6, %51, !dbg !761
	%53 = mul nsw i64 %p8, 8, !dbg !761
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !761
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !761
	%56 = icmp ne i64 %52, %p8, !dbg !761
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !761, !prof !21

b9_ok2:
	%57 = bitcast i64* %54 to i8*, !dbg !761
	%58 = bitcast i64* %55 to i8*, !dbg !761
	call void @gpuc_reduce_scatter_warp_int64_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !761
	br label %b14, !dbg !761

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !762
	br i1 %59, label %b11, label %b14, !dbg !762

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !763
	br i1 %60, label %b12, label %b13, !dbg !763

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !764
	%62 = mul nsw i64 %p8, 8, !dbg !764
	%63 = mul i32 %5, %6, !dbg !764
	%64 = icmp slt i32 %61, 0, !dbg !764
	%65 = icmp ne i64 %p6, %p8, !dbg !764
	%66 = or i1 %64, %65, !dbg !764
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !764, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !764, !range !42
	%68 = mul i32 %63, %67, !dbg !764
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !764
	%70 = sext i32 %69 to i64, !dbg !764
	%71 = sext i32 %68 to i64, !dbg !764
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !764
	%73 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !764
	%74 = icmp ne i64 %70, %71, !dbg !764
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !764, !prof !21

b12_ok3:
	%75 = bitcast i64* %72 to i8*, !dbg !764
	%76 = bitcast i64* %73 to i8*, !dbg !764
	call void @gpuc_reduce_block_int64_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !764
	br label %b14, !dbg !764

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !765
	%78 = icmp slt i32 %77, 0, !dbg !765
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !765, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !765
	%80 = sext i32 %79 to i64, !dbg !765
	%81 = mul i64 %p6, %80, !dbg !765
	%82 = mul nsw i64 %p8, 8, !dbg !765
	%83 = mul i32 %5, %6, !dbg !765
	%84 = icmp ne i64 %81, %p8, !dbg !765
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !765, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !765, !range !42
	%86 = mul i32 %83, %85, !dbg !765
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !765
	%88 = sext i32 %87 to i64, !dbg !765
	%89 = sext i32 %86 to i64, !dbg !765
	%90 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !765
	%91 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !765
	%92 = icmp ne i64 %88, %89, !dbg !765
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !765, !prof !21

b13_ok3:
	%93 = bitcast i64* %90 to i8*, !dbg !765
	%94 = bitcast i64* %91 to i8*, !dbg !765
	call void @gpuc_reduce_scatter_block_int64_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !765
	br label %b14, !dbg !765

b14:
	ret void, !dbg !749

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !754
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !754

b3_fail2:
	br label %fail, !dbg !754

b3_ok2:
	br label %fail, !dbg !754

b4_fail1:
	br label %fail, !dbg !755

b4_fail2:
	br label %fail, !dbg !755

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !760
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !760

b8_fail2:
	br label %fail, !dbg !760

b8_ok2:
	br label %fail, !dbg !760

b9_fail1:
	br label %fail, !dbg !761

b9_fail2:
	br label %fail, !dbg !761

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !764
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !764

b12_fail2:
	br label %fail, !dbg !764

b12_ok2:
	br label %fail, !dbg !764

b12_fail3:
	br label %fail, !dbg !764

b13_fail1:
	br label %fail, !dbg !765

b13_fail2:
	br label %fail, !dbg !765

b13_fail3:
	br label %fail, !dbg !765

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 122, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 123, %b13_fail3 ], !dbg !747
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !747
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !747
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !747
	ret void, !dbg !747
}

define void @CombineInt(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !766 {
entry:
	br label %b0, !dbg !767

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !767
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !767
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !770, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !770, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !770, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !770, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !770, !range !14
	%7 = mul i32 %6, %4, !dbg !770
	%8 = add i32 %3, %7, !dbg !770
	%9 = mul i32 %5, %8, !dbg !770
	%10 = add i32 %2, %9, !dbg !770
	%11 = sext i32 %10 to i64, !dbg !770
	%12 = icmp eq i64 %p1, 0, !dbg !771
	br i1 %12, label %b1, label %b5, !dbg !771

b1:
	%13 = icmp eq i64 %11, 0, !dbg !772
	br i1 %13, label %b2, label %b5, !dbg !772

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !773
	br i1 %14, label %b3, label %b4, !dbg !773

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !774
	%16 = mul nsw i64 %p8, 8, !dbg !774
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !774
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !774
	%19 = icmp slt i32 %15, 0, !dbg !774
	%20 = icmp ne i64 %p6, %p8, !dbg !774
	%21 = or i1 %19, %20, !dbg !774
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !774, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !774
	%23 = bitcast i64* %18 to i8*, !dbg !774
	call void @gpuc_reduce_thread_int64_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !774
	br label %b22, !dbg !774

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !775
	%25 = icmp slt i32 %24, 0, !dbg !775
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !775, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !775
	%27 = sext i32 %26 to i64, !dbg !775
	%28 = mul i64 %p6, %27, !dbg !775
	%29 = mul nsw i64 %p8, 8, !dbg !775
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !775
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !775
	%32 = icmp ne i64 %28, %p8, !dbg !775
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !775, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !775
	%34 = bitcast i64* %31 to i8*, !dbg !775
	call void @gpuc_reduce_scatter_thread_int64_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !775
	br label %b22, !dbg !775

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !776
	br i1 %35, label %b6, label %b15, !dbg !776

b6:
	%36 = sdiv i64 %11, 32, !dbg !777
	%37 = icmp eq i64 %36, %p2, !dbg !778
	br i1 %37, label %b7, label %b15, !dbg !778

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !779
	br i1 %38, label %b8, label %b10, !dbg !779

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !780
	br i1 %39, label %b9, label %b10, !dbg !780

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !781
	%41 = mul nsw i64 %p8, 8, !dbg !781
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !781
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !781
	%44 = icmp slt i32 %40, 0, !dbg !781
	%45 = icmp ne i64 %p6, %p8, !dbg !781
	%46 = or i1 %44, %45, !dbg !781
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !781, !prof !21

b9_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !781
	%48 = bitcast i64* %43 to i8*, !dbg !781
	call void @gpuc_reduce_warp_int64_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !781
	br label %b22, !dbg !781

b10:
	br i1 %38, label %b11, label %b12, !dbg !782

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !783
	%50 = mul nsw i64 %p8, 8, !dbg !783
	%51 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !783
	%52 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !783
	%53 = icmp slt i32 %49, 0, !dbg !783
	%54 = icmp ne i64 %p6, %p8, !dbg !783
	%55 = or i1 %53, %54, !dbg !783
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !783, !prof !21

b11_ok1:
	%56 = bitcast i64* %51 to i8*, !dbg !783
	%57 = bitcast i64* %52 to i8*, !dbg !783
	call void @gpuc_reduce_warp_int64_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !783
	br label %b22, !dbg !783

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !784
	br i1 %58, label %b13, label %b14, !dbg !784

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !785
	%60 = icmp slt i32 %59, 0, !dbg !785
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !785, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !785
	%62 = sext i32 %61 to i64, !dbg !785
	%63 = mul i64 %p6, %62, !dbg !785
	%64 = mul nsw i64 %p8, 8, !dbg !785
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !785
	%66 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !785
	%67 = icmp ne i64 %63, %p8, !dbg !785
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !785, !prof !21

b13_ok2:
	%68 = bitcast i64* %65 to i8*, !dbg !785
	%69 = bitcast i64* %66 to i8*, !dbg !785
	call void @gpuc_reduce_scatter_warp_int64_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !785
	br label %b22, !dbg !785

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !786
	%71 = icmp slt i32 %70, 0, !dbg !786
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !786, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !786
	%73 = sext i32 %72 to i64, !dbg !786
	%74 = mul i64 %p6, %73, !dbg !786
	%75 = mul nsw i64 %p8, 8, !dbg !786
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !786
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !786
	%78 = icmp ne i64 %74, %p8, !dbg !786
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !786, !prof !21

b14_ok2:
	%79 = bitcast i64* %76 to i8*, !dbg !786
	%80 = bitcast i64* %77 to i8*, !dbg !786
	call void @gpuc_reduce_scatter_warp_int64_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !786
	br label %b22, !dbg !786

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !787
	br i1 %81, label %b16, label %b22, !dbg !787

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !788
	br i1 %82, label %b17, label %b19, !dbg !788

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !789
	br i1 %83, label %b18, label %b19, !dbg !789

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !790
	%85 = mul nsw i64 %p8, 8, !dbg !790
	%86 = mul i32 %5, %6, !dbg !790
	%87 = icmp slt i32 %84, 0, !dbg !790
	%88 = icmp ne i64 %p6, %p8, !dbg !790
	%89 = or i1 %87, %88, !dbg !790
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !790, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !790, !range !42
	%91 = mul i32 %86, %90, !dbg !790
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !790
	%93 = sext i32 %92 to i64, !dbg !790
	%94 = sext i32 %91 to i64, !dbg !790
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !790
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !790
	%97 = icmp ne i64 %93, %94, !dbg !790
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !790, !prof !21

b18_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !790
	%99 = bitcast i64* %96 to i8*, !dbg !790
	call void @gpuc_reduce_block_int64_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !790
	br label %b22, !dbg !790

b19:
	br i1 %82, label %b20, label %b21, !dbg !791

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !792
	%101 = mul nsw i64 %p8, 8, !dbg !792
	%102 = mul i32 %5, %6, !dbg !792
	%103 = icmp slt i32 %100, 0, !dbg !792
	%104 = icmp ne i64 %p6, %p8, !dbg !792
	%105 = or i1 %103, %104, !dbg !792
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !792, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !792, !range !42
	%107 = mul i32 %102, %106, !dbg !792
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !792
	%109 = sext i32 %108 to i64, !dbg !792
	%110 = sext i32 %107 to i64, !dbg !792
	%111 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !792
	%112 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !792
	%113 = icmp ne i64 %109, %110, !dbg !792
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !792, !prof !21

b20_ok3:
	%114 = bitcast i64* %111 to i8*, !dbg !792
	%115 = bitcast i64* %112 to i8*, !dbg !792
	call void @gpuc_reduce_block_int64_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !792
	br label %b22, !dbg !792

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !793
	%117 = icmp slt i32 %116, 0, !dbg !793
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !793, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !793
	%119 = sext i32 %118 to i64, !dbg !793
	%120 = mul i64 %p6, %119, !dbg !793
	%121 = mul nsw i64 %p8, 8, !dbg !793
	%122 = mul i32 %5, %6, !dbg !793
	%123 = icmp ne i64 %120, %p8, !dbg !793
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !793, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !793, !range !42
	%125 = mul i32 %122, %124, !dbg !793
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !793
	%127 = sext i32 %126 to i64, !dbg !793
	%128 = sext i32 %125 to i64, !dbg !793
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !793
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !793
	%131 = icmp ne i64 %127, %128, !dbg !793
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !793, !prof !21

b21_ok3:
	%132 = bitcast i64* %129 to i8*, !dbg !793
	%133 = bitcast i64* %130 to i8*, !dbg !793
	call void @gpuc_reduce_scatter_block_int64_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !793
	br label %b22, !dbg !793

b22:
	ret void, !dbg !769

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !774
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !774

b3_fail2:
	br label %fail, !dbg !774

b3_ok2:
	br label %fail, !dbg !774

b4_fail1:
	br label %fail, !dbg !775

b4_fail2:
	br label %fail, !dbg !775

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !781
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !781

b9_fail2:
	br label %fail, !dbg !781

b9_ok2:
	br label %fail, !dbg !781

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !783
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !783

b11_fail2:
	br label %fail, !dbg !783

b11_ok2:
	br label %fail, !dbg !783

b13_fail1:
	br label %fail, !dbg !785

b13_fail2:
	br label %fail, !dbg !785

b14_fail1:
	br label %fail, !dbg !786

b14_fail2:
	br label %fail, !dbg !786

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !790
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !790

b18_fail2:
	br label %fail, !dbg !790

b18_ok2:
	br label %fail, !dbg !790

b18_fail3:
	br label %fail, !dbg !790

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !792
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !792

b20_fail2:
	br label %fail, !dbg !792

b20_ok2:
	br label %fail, !dbg !792

b20_fail3:
	br label %fail, !dbg !792

b21_fail1:
	br label %fail, !dbg !793

b21_fail2:
	br label %fail, !dbg !793

b21_fail3:
	br label %fail, !dbg !793

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 124, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 125, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 126, %b21_fail3 ], !dbg !767
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !767
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !767
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !767
	ret void, !dbg !767
}

define void @BitsInt(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !794 {
entry:
	br label %b0, !dbg !795

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !795
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !795
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !798, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !798, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !798, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !798, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !798, !range !14
	%7 = mul i32 %6, %4, !dbg !798
	%8 = add i32 %3, %7, !dbg !798
	%9 = mul i32 %5, %8, !dbg !798
	%10 = add i32 %2, %9, !dbg !798
	%11 = sext i32 %10 to i64, !dbg !798
	%12 = icmp eq i64 %p1, 0, !dbg !799
	br i1 %12, label %b1, label %b5, !dbg !799

b1:
	%13 = icmp eq i64 %11, 0, !dbg !800
	br i1 %13, label %b2, label %b5, !dbg !800

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !801
	br i1 %14, label %b3, label %b4, !dbg !801

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !802
	%16 = mul nsw i64 %p8, 8, !dbg !802
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !802
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !802
	%19 = icmp slt i32 %15, 0, !dbg !802
	%20 = icmp ne i64 %p6, %p8, !dbg !802
	%21 = or i1 %19, %20, !dbg !802
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !802, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !802
	%23 = bitcast i64* %18 to i8*, !dbg !802
	call void @gpuc_reduce_thread_int64_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !802
	br label %b14, !dbg !802

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !803
	%25 = icmp slt i32 %24, 0, !dbg !803
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !803, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !803
	%27 = sext i32 %26 to i64, !dbg !803
	%28 = mul i64 %p6, %27, !dbg !803
	%29 = mul nsw i64 %p8, 8, !dbg !803
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !803
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !803
	%32 = icmp ne i64 %28, %p8, !dbg !803
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !803, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !803
	%34 = bitcast i64* %31 to i8*, !dbg !803
	call void @gpuc_reduce_scatter_thread_int64_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !803
	br label %b14, !dbg !803

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !804
	br i1 %35, label %b6, label %b10, !dbg !804

b6:
	%36 = sdiv i64 %11, 32, !dbg !805
	%37 = icmp eq i64 %36, %p2, !dbg !806
	br i1 %37, label %b7, label %b10, !dbg !806

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !807
	br i1 %38, label %b8, label %b9, !dbg !807

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !808
	%40 = mul nsw i64 %p8, 8, !dbg !808
	%41 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !808
	%42 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !808
	%43 = icmp slt i32 %39, 0, !dbg !808
	%44 = icmp ne i64 %p6, %p8, !dbg !808
	%45 = or i1 %43, %44, !dbg !808
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !808, !prof !21

b8_ok1:
	%46 = bitcast i64* %41 to i8*, !dbg !808
	%47 = bitcast i64* %42 to i8*, !dbg !808
	call void @gpuc_reduce_warp_int64_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !808
	br label %b14, !dbg !808

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !809
	%49 = icmp slt i32 %48, 0, !dbg !809
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !809, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !809
	%51 = sext i32 %50 to i64, !dbg !809
	%52 = mul i64 %p6, %51, !dbg !809
	%53 = mul nsw i64 %p8, 8, !dbg !809
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !809
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !809
	%56 = icmp ne i64 %52, %p8, !dbg !809
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !809, !prof !21

b9_ok2:
	%57 = bitcast i64* %54 to i8*, !dbg !809
	%58 = bitcast i64* %55 to i8*, !dbg !809
	call void @gpuc_reduce_scatter_warp_int64_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !809
	br label %b14, !dbg !809

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !810
	br i1 %59, label %b11, label %b14, !dbg !810

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !811
	br i1 %60, label %b12, label %b13, !dbg !811

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !812
	%62 = mul nsw i64 %p8, 8, !dbg !812
	%63 = mul i32 %5, %6, !dbg !812
	%64 = icmp slt i32 %61, 0, !dbg !812
	%65 = icmp ne i64 %p6, %p8, !dbg !812
	%66 = or i1 %64, %65, !dbg !812
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !812, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !812, !range !42
	%68 = mul i32 %63, %67, !dbg !812
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !812
	%70 = sext i32 %69 to i64, !dbg !812
	%71 = sext i32 %68 to i64, !dbg !812
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !812
	%73 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !812
	%74 = icmp ne i64 %70, %71, !dbg !812
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !812, !prof !21

b12_ok3:
	%75 = bitcast i64* %72 to i8*, !dbg !812
	%76 = bitcast i64* %73 to i8*, !dbg !812
	call void @gpuc_reduce_block_int64_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !812
	br label %b14, !dbg !812

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !813
	%78 = icmp slt i32 %77, 0, !dbg !813
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !813, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !813
	%80 = sext i32 %79 to i64, !dbg !813
	%81 = mul i64 %p6, %80, !dbg !813
	%82 = mul nsw i64 %p8, 8, !dbg !813
	%83 = mul i32 %5, %6, !dbg !813
	%84 = icmp ne i64 %81, %p8, !dbg !813
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !813, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !813, !range !42
	%86 = mul i32 %83, %85, !dbg !813
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !813
	%88 = sext i32 %87 to i64, !dbg !813
	%89 = sext i32 %86 to i64, !dbg !813
	%90 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !813
	%91 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !813
	%92 = icmp ne i64 %88, %89, !dbg !813
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !813, !prof !21

b13_ok3:
	%93 = bitcast i64* %90 to i8*, !dbg !813
	%94 = bitcast i64* %91 to i8*, !dbg !813
	call void @gpuc_reduce_scatter_block_int64_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !813
	br label %b14, !dbg !813

b14:
	ret void, !dbg !797

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !802
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !802

b3_fail2:
	br label %fail, !dbg !802

b3_ok2:
	br label %fail, !dbg !802

b4_fail1:
	br label %fail, !dbg !803

b4_fail2:
	br label %fail, !dbg !803

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !808
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !808

b8_fail2:
	br label %fail, !dbg !808

b8_ok2:
	br label %fail, !dbg !808

b9_fail1:
	br label %fail, !dbg !809

b9_fail2:
	br label %fail, !dbg !809

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !812
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !812

b12_fail2:
	br label %fail, !dbg !812

b12_ok2:
	br label %fail, !dbg !812

b12_fail3:
	br label %fail, !dbg !812

b13_fail1:
	br label %fail, !dbg !813

b13_fail2:
	br label %fail, !dbg !813

b13_fail3:
	br label %fail, !dbg !813

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 127, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 128, %b13_fail3 ], !dbg !795
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !795
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !795
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !795
	ret void, !dbg !795
}

define void @CombineUint8(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i8* %p5, i64 %p6, i8* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !814 {
entry:
	br label %b0, !dbg !815

b0:
	%0 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !815
	%1 = addrspacecast i8* %p7 to i8 addrspace(1)*, !dbg !815
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !818, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !818, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !818, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !818, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !818, !range !14
	%7 = mul i32 %6, %4, !dbg !818
	%8 = add i32 %3, %7, !dbg !818
	%9 = mul i32 %5, %8, !dbg !818
	%10 = add i32 %2, %9, !dbg !818
	%11 = sext i32 %10 to i64, !dbg !818
	%12 = icmp eq i64 %p1, 0, !dbg !819
	br i1 %12, label %b1, label %b5, !dbg !819

b1:
	%13 = icmp eq i64 %11, 0, !dbg !820
	br i1 %13, label %b2, label %b5, !dbg !820

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !821
	br i1 %14, label %b3, label %b4, !dbg !821

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !822
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !822
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !822
	%18 = icmp slt i32 %15, 0, !dbg !822
	%19 = icmp ne i64 %p6, %p8, !dbg !822
	%20 = or i1 %18, %19, !dbg !822
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !822, !prof !21

b3_ok1:
	call void @gpuc_reduce_thread_uint8_sum(i32 %p4, i8* %16, i8* %17, i64 %p8, i32 1, i8* %ctrl, i32 13), !dbg !822
	br label %b22, !dbg !822

b4:
	%21 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !823
	%22 = icmp slt i32 %21, 0, !dbg !823
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !823, !prof !21

b4_ok1:
	%23 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !823
	%24 = sext i32 %23 to i64, !dbg !823
	%25 = mul i64 %p6, %24, !dbg !823
	%26 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !823
	%27 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !823
	%28 = icmp ne i64 %25, %p8, !dbg !823
	br i1 %28, label %b4_fail2, label %b4_ok2, !dbg !823, !prof !21

b4_ok2:
	call void @gpuc_reduce_scatter_thread_uint8_sum(i32 %p4, i8* %26, i8* %27, i64 %p8, i32 1, i8* %ctrl, i32 16), !dbg !823
	br label %b22, !dbg !823

b5:
	%29 = icmp eq i64 %p1, 1, !dbg !824
	br i1 %29, label %b6, label %b15, !dbg !824

b6:
	%30 = sdiv i64 %11, 32, !dbg !825
	%31 = icmp eq i64 %30, %p2, !dbg !826
	br i1 %31, label %b7, label %b15, !dbg !826

b7:
	%32 = icmp eq i64 %p0, 3, !dbg !827
	br i1 %32, label %b8, label %b10, !dbg !827

b8:
	%33 = icmp eq i8 %p3, 2, !dbg !828
	br i1 %33, label %b9, label %b10, !dbg !828

b9:
	%34 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !829
	%35 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !829
	%36 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !829
	%37 = icmp slt i32 %34, 0, !dbg !829
	%38 = icmp ne i64 %p6, %p8, !dbg !829
	%39 = or i1 %37, %38, !dbg !829
	br i1 %39, label %b9_fail1, label %b9_ok1, !dbg !829, !prof !21

b9_ok1:
	call void @gpuc_reduce_warp_uint8_prod(i32 %p4, i8* %35, i8* %36, i64 %p8, i32 1, i8* %ctrl, i32 19), !dbg !829
	br label %b22, !dbg !829

b10:
	br i1 %32, label %b11, label %b12, !dbg !830

b11:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !831
	%41 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !831
	%42 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !831
	%43 = icmp slt i32 %40, 0, !dbg !831
	%44 = icmp ne i64 %p6, %p8, !dbg !831
	%45 = or i1 %43, %44, !dbg !831
	br i1 %45, label %b11_fail1, label %b11_ok1, !dbg !831, !prof !21

b11_ok1:
	call void @gpuc_reduce_warp_uint8_min(i32 %p4, i8* %41, i8* %42, i64 %p8, i32 1, i8* %ctrl, i32 22), !dbg !831
	br label %b22, !dbg !831

b12:
	%46 = icmp eq i8 %p3, 2, !dbg !832
	br i1 %46, label %b13, label %b14, !dbg !832

b13:
	%47 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !833
	%48 = icmp slt i32 %47, 0, !dbg !833
	br i1 %48, label %b13_fail1, label %b13_ok1, !dbg !833, !prof !21

b13_ok1:
	%49 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !833
	%50 = sext i32 %49 to i64, !dbg !833
	%51 = mul i64 %p6, %50, !dbg !833
	%52 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !833
	%53 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !833
	%54 = icmp ne i64 %51, %p8, !dbg !833
	br i1 %54, label %b13_fail2, label %b13_ok2, !dbg !833, !prof !21

b13_ok2:
	call void @gpuc_reduce_scatter_warp_uint8_prod(i32 %p4, i8* %52, i8* %53, i64 %p8, i32 1, i8* %ctrl, i32 25), !dbg !833
	br label %b22, !dbg !833

b14:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !834
	%56 = icmp slt i32 %55, 0, !dbg !834
	br i1 %56, label %b14_fail1, label %b14_ok1, !dbg !834, !prof !21

b14_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !834
	%58 = sext i32 %57 to i64, !dbg !834
	%59 = mul i64 %p6, %58, !dbg !834
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !834
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !834
	%62 = icmp ne i64 %59, %p8, !dbg !834
	br i1 %62, label %b14_fail2, label %b14_ok2, !dbg !834, !prof !21

b14_ok2:
	call void @gpuc_reduce_scatter_warp_uint8_min(i32 %p4, i8* %60, i8* %61, i64 %p8, i32 1, i8* %ctrl, i32 28), !dbg !834
	br label %b22, !dbg !834

b15:
	%63 = icmp eq i64 %p1, 2, !dbg !835
	br i1 %63, label %b16, label %b22, !dbg !835

b16:
	%64 = icmp eq i64 %p0, 3, !dbg !836
	br i1 %64, label %b17, label %b19, !dbg !836

b17:
	%65 = icmp eq i8 %p3, 1, !dbg !837
	br i1 %65, label %b18, label %b19, !dbg !837

b18:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !838
	%67 = mul i32 %5, %6, !dbg !838
	%68 = icmp slt i32 %66, 0, !dbg !838
	%69 = icmp ne i64 %p6, %p8, !dbg !838
	%70 = or i1 %68, %69, !dbg !838
	br i1 %70, label %b18_fail1, label %b18_ok1, !dbg !838, !prof !21

b18_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !838, !range !42
	%72 = mul i32 %67, %71, !dbg !838
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !838
	%74 = sext i32 %73 to i64, !dbg !838
	%75 = sext i32 %72 to i64, !dbg !838
	%76 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !838
	%77 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !838
	%78 = icmp ne i64 %74, %75, !dbg !838
	br i1 %78, label %b18_fail3, label %b18_ok3, !dbg !838, !prof !21

b18_ok3:
	call void @gpuc_reduce_block_uint8_sum(i32 %p4, i8* %76, i8* %77, i64 %p8, i32 1, i8* %ctrl, i32 31), !dbg !838
	br label %b22, !dbg !838

b19:
	br i1 %64, label %b20, label %b21, !dbg !839

b20:
	%79 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !840
	%80 = mul i32 %5, %6, !dbg !840
	%81 = icmp slt i32 %79, 0, !dbg !840
	%82 = icmp ne i64 %p6, %p8, !dbg !840
	%83 = or i1 %81, %82, !dbg !840
	br i1 %83, label %b20_fail1, label %b20_ok1, !dbg !840, !prof !21

b20_ok1:
	%84 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !840, !range !42
	%85 = mul i32 %80, %84, !dbg !840
	%86 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !840
	%87 = sext i32 %86 to i64, !dbg !840
	%88 = sext i32 %85 to i64, !dbg !840
	%89 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !840
	%90 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !840
	%91 = icmp ne i64 %87, %88, !dbg !840
	br i1 %91, label %b20_fail3, label %b20_ok3, !dbg !840, !prof !21

b20_ok3:
	call void @gpuc_reduce_block_uint8_max(i32 %p4, i8* %89, i8* %90, i64 %p8, i32 1, i8* %ctrl, i32 34), !dbg !840
	br label %b22, !dbg !840

b21:
	%92 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !841
	%93 = icmp slt i32 %92, 0, !dbg !841
	br i1 %93, label %b21_fail1, label %b21_ok1, !dbg !841, !prof !21

b21_ok1:
	%94 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !841
	%95 = sext i32 %94 to i64, !dbg !841
	%96 = mul i64 %p6, %95, !dbg !841
	%97 = mul i32 %5, %6, !dbg !841
	%98 = icmp ne i64 %96, %p8, !dbg !841
	br i1 %98, label %b21_fail2, label %b21_ok2, !dbg !841, !prof !21

b21_ok2:
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !841, !range !42
	%100 = mul i32 %97, %99, !dbg !841
	%101 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !841
	%102 = sext i32 %101 to i64, !dbg !841
	%103 = sext i32 %100 to i64, !dbg !841
	%104 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !841
	%105 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !841
	%106 = icmp ne i64 %102, %103, !dbg !841
	br i1 %106, label %b21_fail3, label %b21_ok3, !dbg !841, !prof !21

b21_ok3:
	call void @gpuc_reduce_scatter_block_uint8_max(i32 %p4, i8* %104, i8* %105, i64 %p8, i32 1, i8* %ctrl, i32 37), !dbg !841
	br label %b22, !dbg !841

b22:
	ret void, !dbg !817

b3_fail1:
	%107 = icmp slt i32 %15, 0, !dbg !822
	br i1 %107, label %b3_fail2, label %b3_ok2, !dbg !822

b3_fail2:
	br label %fail, !dbg !822

b3_ok2:
	br label %fail, !dbg !822

b4_fail1:
	br label %fail, !dbg !823

b4_fail2:
	br label %fail, !dbg !823

b9_fail1:
	%108 = icmp slt i32 %34, 0, !dbg !829
	br i1 %108, label %b9_fail2, label %b9_ok2, !dbg !829

b9_fail2:
	br label %fail, !dbg !829

b9_ok2:
	br label %fail, !dbg !829

b11_fail1:
	%109 = icmp slt i32 %40, 0, !dbg !831
	br i1 %109, label %b11_fail2, label %b11_ok2, !dbg !831

b11_fail2:
	br label %fail, !dbg !831

b11_ok2:
	br label %fail, !dbg !831

b13_fail1:
	br label %fail, !dbg !833

b13_fail2:
	br label %fail, !dbg !833

b14_fail1:
	br label %fail, !dbg !834

b14_fail2:
	br label %fail, !dbg !834

b18_fail1:
	%110 = icmp slt i32 %66, 0, !dbg !838
	br i1 %110, label %b18_fail2, label %b18_ok2, !dbg !838

b18_fail2:
	br label %fail, !dbg !838

b18_ok2:
	br label %fail, !dbg !838

b18_fail3:
	br label %fail, !dbg !838

b20_fail1:
	%111 = icmp slt i32 %79, 0, !dbg !840
	br i1 %111, label %b20_fail2, label %b20_ok2, !dbg !840

b20_fail2:
	br label %fail, !dbg !840

b20_ok2:
	br label %fail, !dbg !840

b20_fail3:
	br label %fail, !dbg !840

b21_fail1:
	br label %fail, !dbg !841

b21_fail2:
	br label %fail, !dbg !841

b21_fail3:
	br label %fail, !dbg !841

fail:
	%112 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 129, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 130, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 131, %b21_fail3 ], !dbg !815
	%113 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %25, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %51, %b13_fail2 ], [ 0, %b14_fail1 ], [ %59, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %74, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %87, %b20_fail3 ], [ 0, %b21_fail1 ], [ %96, %b21_fail2 ], [ %102, %b21_fail3 ], !dbg !815
	%114 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %75, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %88, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %103, %b21_fail3 ], !dbg !815
	call void @gpuc_fail(i8* %ctrl, i32 %112, i64 %113, i64 %114), !dbg !815
	ret void, !dbg !815
}

define void @BitsUint8(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i8* %p5, i64 %p6, i8* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !842 {
entry:
	br label %b0, !dbg !843

b0:
	%0 = addrspacecast i8* %p5 to i8 addrspace(1)*, !dbg !843
	%1 = addrspacecast i8* %p7 to i8 addrspace(1)*, !dbg !843
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !846, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !846, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !846, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !846, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !846, !range !14
	%7 = mul i32 %6, %4, !dbg !846
	%8 = add i32 %3, %7, !dbg !846
	%9 = mul i32 %5, %8, !dbg !846
	%10 = add i32 %2, %9, !dbg !846
	%11 = sext i32 %10 to i64, !dbg !846
	%12 = icmp eq i64 %p1, 0, !dbg !847
	br i1 %12, label %b1, label %b5, !dbg !847

b1:
	%13 = icmp eq i64 %11, 0, !dbg !848
	br i1 %13, label %b2, label %b5, !dbg !848

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !849
	br i1 %14, label %b3, label %b4, !dbg !849

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !850
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !850
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !850
	%18 = icmp slt i32 %15, 0, !dbg !850
	%19 = icmp ne i64 %p6, %p8, !dbg !850
	%20 = or i1 %18, %19, !dbg !850
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !850, !prof !21

b3_ok1:
	call void @gpuc_reduce_thread_uint8_xor(i32 %p4, i8* %16, i8* %17, i64 %p8, i32 1, i8* %ctrl, i32 40), !dbg !850
	br label %b14, !dbg !850

b4:
	%21 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !851
	%22 = icmp slt i32 %21, 0, !dbg !851
	br i1 %22, label %b4_fail1, label %b4_ok1, !dbg !851, !prof !21

b4_ok1:
	%23 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !851
	%24 = sext i32 %23 to i64, !dbg !851
	%25 = mul i64 %p6, %24, !dbg !851
	%26 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !851
	%27 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !851
	%28 = icmp ne i64 %25, %p8, !dbg !851
	br i1 %28, label %b4_fail2, label %b4_ok2, !dbg !851, !prof !21

b4_ok2:
	call void @gpuc_reduce_scatter_thread_uint8_xor(i32 %p4, i8* %26, i8* %27, i64 %p8, i32 1, i8* %ctrl, i32 43), !dbg !851
	br label %b14, !dbg !851

b5:
	%29 = icmp eq i64 %p1, 1, !dbg !852
	br i1 %29, label %b6, label %b10, !dbg !852

b6:
	%30 = sdiv i64 %11, 32, !dbg !853
	%31 = icmp eq i64 %30, %p2, !dbg !854
	br i1 %31, label %b7, label %b10, !dbg !854

b7:
	%32 = icmp eq i64 %p0, 3, !dbg !855
	br i1 %32, label %b8, label %b9, !dbg !855

b8:
	%33 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !856
	%34 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !856
	%35 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !856
	%36 = icmp slt i32 %33, 0, !dbg !856
	%37 = icmp ne i64 %p6, %p8, !dbg !856
	%38 = or i1 %36, %37, !dbg !856
	br i1 %38, label %b8_fail1, label %b8_ok1, !dbg !856, !prof !21

b8_ok1:
	call void @gpuc_reduce_warp_uint8_and(i32 %p4, i8* %34, i8* %35, i64 %p8, i32 1, i8* %ctrl, i32 46), !dbg !856
	br label %b14, !dbg !856

b9:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !857
	%40 = icmp slt i32 %39, 0, !dbg !857
	br i1 %40, label %b9_fail1, label %b9_ok1, !dbg !857, !prof !21

b9_ok1:
	%41 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !857
	%42 = sext i32 %41 to i64, !dbg !857
	%43 = mul i64 %p6, %42, !dbg !857
	%44 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !857
	%45 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !857
	%46 = icmp ne i64 %43, %p8, !dbg !857
	br i1 %46, label %b9_fail2, label %b9_ok2, !dbg !857, !prof !21

b9_ok2:
	call void @gpuc_reduce_scatter_warp_uint8_and(i32 %p4, i8* %44, i8* %45, i64 %p8, i32 1, i8* %ctrl, i32 49), !dbg !857
	br label %b14, !dbg !857

b10:
	%47 = icmp eq i64 %p1, 2, !dbg !858
	br i1 %47, label %b11, label %b14, !dbg !858

b11:
	%48 = icmp eq i64 %p0, 3, !dbg !859
	br i1 %48, label %b12, label %b13, !dbg !859

b12:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !860
	%50 = mul i32 %5, %6, !dbg !860
	%51 = icmp slt i32 %49, 0, !dbg !860
	%52 = icmp ne i64 %p6, %p8, !dbg !860
	%53 = or i1 %51, %52, !dbg !860
	br i1 %53, label %b12_fail1, label %b12_ok1, !dbg !860, !prof !21

b12_ok1:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !860, !range !42
	%55 = mul i32 %50, %54, !dbg !860
	%56 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !860
	%57 = sext i32 %56 to i64, !dbg !860
	%58 = sext i32 %55 to i64, !dbg !860
	%59 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !860
	%60 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !860
	%61 = icmp ne i64 %57, %58, !dbg !860
	br i1 %61, label %b12_fail3, label %b12_ok3, !dbg !860, !prof !21

b12_ok3:
	call void @gpuc_reduce_block_uint8_or(i32 %p4, i8* %59, i8* %60, i64 %p8, i32 1, i8* %ctrl, i32 52), !dbg !860
	br label %b14, !dbg !860

b13:
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !861
	%63 = icmp slt i32 %62, 0, !dbg !861
	br i1 %63, label %b13_fail1, label %b13_ok1, !dbg !861, !prof !21

b13_ok1:
	%64 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !861
	%65 = sext i32 %64 to i64, !dbg !861
	%66 = mul i64 %p6, %65, !dbg !861
	%67 = mul i32 %5, %6, !dbg !861
	%68 = icmp ne i64 %66, %p8, !dbg !861
	br i1 %68, label %b13_fail2, label %b13_ok2, !dbg !861, !prof !21

b13_ok2:
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !861, !range !42
	%70 = mul i32 %67, %69, !dbg !861
	%71 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !861
	%72 = sext i32 %71 to i64, !dbg !861
	%73 = sext i32 %70 to i64, !dbg !861
	%74 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !861
	%75 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !861
	%76 = icmp ne i64 %72, %73, !dbg !861
	br i1 %76, label %b13_fail3, label %b13_ok3, !dbg !861, !prof !21

b13_ok3:
	call void @gpuc_reduce_scatter_block_uint8_or(i32 %p4, i8* %74, i8* %75, i64 %p8, i32 1, i8* %ctrl, i32 55), !dbg !861
	br label %b14, !dbg !861

b14:
	ret void, !dbg !845

b3_fail1:
	%77 = icmp slt i32 %15, 0, !dbg !850
	br i1 %77, label %b3_fail2, label %b3_ok2, !dbg !850

b3_fail2:
	br label %fail, !dbg !850

b3_ok2:
	br label %fail, !dbg !850

b4_fail1:
	br label %fail, !dbg !851

b4_fail2:
	br label %fail, !dbg !851

b8_fail1:
	%78 = icmp slt i32 %33, 0, !dbg !856
	br i1 %78, label %b8_fail2, label %b8_ok2, !dbg !856

b8_fail2:
	br label %fail, !dbg !856

b8_ok2:
	br label %fail, !dbg !856

b9_fail1:
	br label %fail, !dbg !857

b9_fail2:
	br label %fail, !dbg !857

b12_fail1:
	%79 = icmp slt i32 %49, 0, !dbg !860
	br i1 %79, label %b12_fail2, label %b12_ok2, !dbg !860

b12_fail2:
	br label %fail, !dbg !860

b12_ok2:
	br label %fail, !dbg !860

b12_fail3:
	br label %fail, !dbg !860

b13_fail1:
	br label %fail, !dbg !861

b13_fail2:
	br label %fail, !dbg !861

b13_fail3:
	br label %fail, !dbg !861

fail:
	%80 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 132, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 133, %b13_fail3 ], !dbg !843
	%81 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %25, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %43, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %57, %b12_fail3 ], [ 0, %b13_fail1 ], [ %66, %b13_fail2 ], [ %72, %b13_fail3 ], !dbg !843
	%82 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %58, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %73, %b13_fail3 ], !dbg !843
	call void @gpuc_fail(i8* %ctrl, i32 %80, i64 %81, i64 %82), !dbg !843
	ret void, !dbg !843
}

define void @CombineUint16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !862 {
entry:
	br label %b0, !dbg !863

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !863
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !863
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !866, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !866, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !866, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !866, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !866, !range !14
	%7 = mul i32 %6, %4, !dbg !866
	%8 = add i32 %3, %7, !dbg !866
	%9 = mul i32 %5, %8, !dbg !866
	%10 = add i32 %2, %9, !dbg !866
	%11 = sext i32 %10 to i64, !dbg !866
	%12 = icmp eq i64 %p1, 0, !dbg !867
	br i1 %12, label %b1, label %b5, !dbg !867

b1:
	%13 = icmp eq i64 %11, 0, !dbg !868
	br i1 %13, label %b2, label %b5, !dbg !868

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !869
	br i1 %14, label %b3, label %b4, !dbg !869

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !870
	%16 = mul nsw i64 %p8, 2, !dbg !870
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !870
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !870
	%19 = icmp slt i32 %15, 0, !dbg !870
	%20 = icmp ne i64 %p6, %p8, !dbg !870
	%21 = or i1 %19, %20, !dbg !870
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !870, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !870
	%23 = bitcast i16* %18 to i8*, !dbg !870
	call void @gpuc_reduce_thread_uint16_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !870
	br label %b22, !dbg !870

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !871
	%25 = icmp slt i32 %24, 0, !dbg !871
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !871, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !871
	%27 = sext i32 %26 to i64, !dbg !871
	%28 = mul i64 %p6, %27, !dbg !871
	%29 = mul nsw i64 %p8, 2, !dbg !871
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !871
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !871
	%32 = icmp ne i64 %28, %p8, !dbg !871
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !871, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !871
	%34 = bitcast i16* %31 to i8*, !dbg !871
	call void @gpuc_reduce_scatter_thread_uint16_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !871
	br label %b22, !dbg !871

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !872
	br i1 %35, label %b6, label %b15, !dbg !872

b6:
	%36 = sdiv i64 %11, 32, !dbg !873
	%37 = icmp eq i64 %36, %p2, !dbg !874
	br i1 %37, label %b7, label %b15, !dbg !874

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !875
	br i1 %38, label %b8, label %b10, !dbg !875

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !876
	br i1 %39, label %b9, label %b10, !dbg !876

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !877
	%41 = mul nsw i64 %p8, 2, !dbg !877
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !877
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !877
	%44 = icmp slt i32 %40, 0, !dbg !877
	%45 = icmp ne i64 %p6, %p8, !dbg !877
	%46 = or i1 %44, %45, !dbg !877
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !877, !prof !21

b9_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !877
	%48 = bitcast i16* %43 to i8*, !dbg !877
	call void @gpuc_reduce_warp_uint16_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !877
	br label %b22, !dbg !877

b10:
	br i1 %38, label %b11, label %b12, !dbg !878

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !879
	%50 = mul nsw i64 %p8, 2, !dbg !879
	%51 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !879
	%52 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !879
	%53 = icmp slt i32 %49, 0, !dbg !879
	%54 = icmp ne i64 %p6, %p8, !dbg !879
	%55 = or i1 %53, %54, !dbg !879
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !879, !prof !21

b11_ok1:
	%56 = bitcast i16* %51 to i8*, !dbg !879
	%57 = bitcast i16* %52 to i8*, !dbg !879
	call void @gpuc_reduce_warp_uint16_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !879
	br label %b22, !dbg !879

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !880
	br i1 %58, label %b13, label %b14, !dbg !880

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !881
	%60 = icmp slt i32 %59, 0, !dbg !881
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !881, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !881
	%62 = sext i32 %61 to i64, !dbg !881
	%63 = mul i64 %p6, %62, !dbg !881
	%64 = mul nsw i64 %p8, 2, !dbg !881
	%65 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !881
	%66 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !881
	%67 = icmp ne i64 %63, %p8, !dbg !881
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !881, !prof !21

b13_ok2:
	%68 = bitcast i16* %65 to i8*, !dbg !881
	%69 = bitcast i16* %66 to i8*, !dbg !881
	call void @gpuc_reduce_scatter_warp_uint16_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !881
	br label %b22, !dbg !881

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !882
	%71 = icmp slt i32 %70, 0, !dbg !882
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !882, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !882
	%73 = sext i32 %72 to i64, !dbg !882
	%74 = mul i64 %p6, %73, !dbg !882
	%75 = mul nsw i64 %p8, 2, !dbg !882
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !882
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !882
	%78 = icmp ne i64 %74, %p8, !dbg !882
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !882, !prof !21

b14_ok2:
	%79 = bitcast i16* %76 to i8*, !dbg !882
	%80 = bitcast i16* %77 to i8*, !dbg !882
	call void @gpuc_reduce_scatter_warp_uint16_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !882
	br label %b22, !dbg !882

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !883
	br i1 %81, label %b16, label %b22, !dbg !883

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !884
	br i1 %82, label %b17, label %b19, !dbg !884

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !885
	br i1 %83, label %b18, label %b19, !dbg !885

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !886
	%85 = mul nsw i64 %p8, 2, !dbg !886
	%86 = mul i32 %5, %6, !dbg !886
	%87 = icmp slt i32 %84, 0, !dbg !886
	%88 = icmp ne i64 %p6, %p8, !dbg !886
	%89 = or i1 %87, %88, !dbg !886
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !886, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !886, !range !42
	%91 = mul i32 %86, %90, !dbg !886
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !886
	%93 = sext i32 %92 to i64, !dbg !886
	%94 = sext i32 %91 to i64, !dbg !886
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !886
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !886
	%97 = icmp ne i64 %93, %94, !dbg !886
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !886, !prof !21

b18_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !886
	%99 = bitcast i16* %96 to i8*, !dbg !886
	call void @gpuc_reduce_block_uint16_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !886
	br label %b22, !dbg !886

b19:
	br i1 %82, label %b20, label %b21, !dbg !887

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !888
	%101 = mul nsw i64 %p8, 2, !dbg !888
	%102 = mul i32 %5, %6, !dbg !888
	%103 = icmp slt i32 %100, 0, !dbg !888
	%104 = icmp ne i64 %p6, %p8, !dbg !888
	%105 = or i1 %103, %104, !dbg !888
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !888, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !888, !range !42
	%107 = mul i32 %102, %106, !dbg !888
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !888
	%109 = sext i32 %108 to i64, !dbg !888
	%110 = sext i32 %107 to i64, !dbg !888
	%111 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !888
	%112 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !888
	%113 = icmp ne i64 %109, %110, !dbg !888
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !888, !prof !21

b20_ok3:
	%114 = bitcast i16* %111 to i8*, !dbg !888
	%115 = bitcast i16* %112 to i8*, !dbg !888
	call void @gpuc_reduce_block_uint16_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !888
	br label %b22, !dbg !888

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !889
	%117 = icmp slt i32 %116, 0, !dbg !889
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !889, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !889
	%119 = sext i32 %118 to i64, !dbg !889
	%120 = mul i64 %p6, %119, !dbg !889
	%121 = mul nsw i64 %p8, 2, !dbg !889
	%122 = mul i32 %5, %6, !dbg !889
	%123 = icmp ne i64 %120, %p8, !dbg !889
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !889, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !889, !range !42
	%125 = mul i32 %122, %124, !dbg !889
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !889
	%127 = sext i32 %126 to i64, !dbg !889
	%128 = sext i32 %125 to i64, !dbg !889
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !889
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !889
	%131 = icmp ne i64 %127, %128, !dbg !889
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !889, !prof !21

b21_ok3:
	%132 = bitcast i16* %129 to i8*, !dbg !889
	%133 = bitcast i16* %130 to i8*, !dbg !889
	call void @gpuc_reduce_scatter_block_uint16_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !889
	br label %b22, !dbg !889

b22:
	ret void, !dbg !865

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !870
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !870

b3_fail2:
	br label %fail, !dbg !870

b3_ok2:
	br label %fail, !dbg !870

b4_fail1:
	br label %fail, !dbg !871

b4_fail2:
	br label %fail, !dbg !871

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !877
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !877

b9_fail2:
	br label %fail, !dbg !877

b9_ok2:
	br label %fail, !dbg !877

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !879
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !879

b11_fail2:
	br label %fail, !dbg !879

b11_ok2:
	br label %fail, !dbg !879

b13_fail1:
	br label %fail, !dbg !881

b13_fail2:
	br label %fail, !dbg !881

b14_fail1:
	br label %fail, !dbg !882

b14_fail2:
	br label %fail, !dbg !882

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !886
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !886

b18_fail2:
	br label %fail, !dbg !886

b18_ok2:
	br label %fail, !dbg !886

b18_fail3:
	br label %fail, !dbg !886

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !888
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !888

b20_fail2:
	br label %fail, !dbg !888

b20_ok2:
	br label %fail, !dbg !888

b20_fail3:
	br label %fail, !dbg !888

b21_fail1:
	br label %fail, !dbg !889

b21_fail2:
	br label %fail, !dbg !889

b21_fail3:
	br label %fail, !dbg !889

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 134, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 135, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 136, %b21_fail3 ], !dbg !863
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !863
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !863
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !863
	ret void, !dbg !863
}

define void @BitsUint16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !890 {
entry:
	br label %b0, !dbg !891

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !891
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !891
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !894, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !894, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !894, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !894, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !894, !range !14
	%7 = mul i32 %6, %4, !dbg !894
	%8 = add i32 %3, %7, !dbg !894
	%9 = mul i32 %5, %8, !dbg !894
	%10 = add i32 %2, %9, !dbg !894
	%11 = sext i32 %10 to i64, !dbg !894
	%12 = icmp eq i64 %p1, 0, !dbg !895
	br i1 %12, label %b1, label %b5, !dbg !895

b1:
	%13 = icmp eq i64 %11, 0, !dbg !896
	br i1 %13, label %b2, label %b5, !dbg !896

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !897
	br i1 %14, label %b3, label %b4, !dbg !897

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !898
	%16 = mul nsw i64 %p8, 2, !dbg !898
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !898
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !898
	%19 = icmp slt i32 %15, 0, !dbg !898
	%20 = icmp ne i64 %p6, %p8, !dbg !898
	%21 = or i1 %19, %20, !dbg !898
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !898, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !898
	%23 = bitcast i16* %18 to i8*, !dbg !898
	call void @gpuc_reduce_thread_uint16_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !898
	br label %b14, !dbg !898

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !899
	%25 = icmp slt i32 %24, 0, !dbg !899
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !899, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !899
	%27 = sext i32 %26 to i64, !dbg !899
	%28 = mul i64 %p6, %27, !dbg !899
	%29 = mul nsw i64 %p8, 2, !dbg !899
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !899
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !899
	%32 = icmp ne i64 %28, %p8, !dbg !899
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !899, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !899
	%34 = bitcast i16* %31 to i8*, !dbg !899
	call void @gpuc_reduce_scatter_thread_uint16_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !899
	br label %b14, !dbg !899

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !900
	br i1 %35, label %b6, label %b10, !dbg !900

b6:
	%36 = sdiv i64 %11, 32, !dbg !901
	%37 = icmp eq i64 %36, %p2, !dbg !902
	br i1 %37, label %b7, label %b10, !dbg !902

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !903
	br i1 %38, label %b8, label %b9, !dbg !903

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !904
	%40 = mul nsw i64 %p8, 2, !dbg !904
	%41 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !904
	%42 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !904
	%43 = icmp slt i32 %39, 0, !dbg !904
	%44 = icmp ne i64 %p6, %p8, !dbg !904
	%45 = or i1 %43, %44, !dbg !904
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !904, !prof !21

b8_ok1:
	%46 = bitcast i16* %41 to i8*, !dbg !904
	%47 = bitcast i16* %42 to i8*, !dbg !904
	call void @gpuc_reduce_warp_uint16_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !904
	br label %b14, !dbg !904

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !905
	%49 = icmp slt i32 %48, 0, !dbg !905
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !905, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !905
	%51 = sext i32 %50 to i64, !dbg !905
	%52 = mul i64 %p6, %51, !dbg !905
	%53 = mul nsw i64 %p8, 2, !dbg !905
	%54 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !905
	%55 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !905
	%56 = icmp ne i64 %52, %p8, !dbg !905
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !905, !prof !21

b9_ok2:
	%57 = bitcast i16* %54 to i8*, !dbg !905
	%58 = bitcast i16* %55 to i8*, !dbg !905
	call void @gpuc_reduce_scatter_warp_uint16_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !905
	br label %b14, !dbg !905

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !906
	br i1 %59, label %b11, label %b14, !dbg !906

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !907
	br i1 %60, label %b12, label %b13, !dbg !907

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !908
	%62 = mul nsw i64 %p8, 2, !dbg !908
	%63 = mul i32 %5, %6, !dbg !908
	%64 = icmp slt i32 %61, 0, !dbg !908
	%65 = icmp ne i64 %p6, %p8, !dbg !908
	%66 = or i1 %64, %65, !dbg !908
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !908, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !908, !range !42
	%68 = mul i32 %63, %67, !dbg !908
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !908
	%70 = sext i32 %69 to i64, !dbg !908
	%71 = sext i32 %68 to i64, !dbg !908
	%72 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !908
	%73 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !908
	%74 = icmp ne i64 %70, %71, !dbg !908
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !908, !prof !21

b12_ok3:
	%75 = bitcast i16* %72 to i8*, !dbg !908
	%76 = bitcast i16* %73 to i8*, !dbg !908
	call void @gpuc_reduce_block_uint16_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !908
	br label %b14, !dbg !908

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !909
	%78 = icmp slt i32 %77, 0, !dbg !909
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !909, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !909
	%80 = sext i32 %79 to i64, !dbg !909
	%81 = mul i64 %p6, %80, !dbg !909
	%82 = mul nsw i64 %p8, 2, !dbg !909
	%83 = mul i32 %5, %6, !dbg !909
	%84 = icmp ne i64 %81, %p8, !dbg !909
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !909, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !909, !range !42
	%86 = mul i32 %83, %85, !dbg !909
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !909
	%88 = sext i32 %87 to i64, !dbg !909
	%89 = sext i32 %86 to i64, !dbg !909
	%90 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !909
	%91 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !909
	%92 = icmp ne i64 %88, %89, !dbg !909
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !909, !prof !21

b13_ok3:
	%93 = bitcast i16* %90 to i8*, !dbg !909
	%94 = bitcast i16* %91 to i8*, !dbg !909
	call void @gpuc_reduce_scatter_block_uint16_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !909
	br label %b14, !dbg !909

b14:
	ret void, !dbg !893

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !898
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !898

b3_fail2:
	br label %fail, !dbg !898

b3_ok2:
	br label %fail, !dbg !898

b4_fail1:
	br label %fail, !dbg !899

b4_fail2:
	br label %fail, !dbg !899

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !904
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !904

b8_fail2:
	br label %fail, !dbg !904

b8_ok2:
	br label %fail, !dbg !904

b9_fail1:
	br label %fail, !dbg !905

b9_fail2:
	br label %fail, !dbg !905

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !908
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !908

b12_fail2:
	br label %fail, !dbg !908

b12_ok2:
	br label %fail, !dbg !908

b12_fail3:
	br label %fail, !dbg !908

b13_fail1:
	br label %fail, !dbg !909

b13_fail2:
	br label %fail, !dbg !909

b13_fail3:
	br label %fail, !dbg !909

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 137, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 138, %b13_fail3 ], !dbg !891
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !891
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !891
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !891
	ret void, !dbg !891
}

define void @CombineUint32(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !910 {
entry:
	br label %b0, !dbg !911

b0:
	%0 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !911
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !911
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !914, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !914, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !914, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !914, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !914, !range !14
	%7 = mul i32 %6, %4, !dbg !914
	%8 = add i32 %3, %7, !dbg !914
	%9 = mul i32 %5, %8, !dbg !914
	%10 = add i32 %2, %9, !dbg !914
	%11 = sext i32 %10 to i64, !dbg !914
	%12 = icmp eq i64 %p1, 0, !dbg !915
	br i1 %12, label %b1, label %b5, !dbg !915

b1:
	%13 = icmp eq i64 %11, 0, !dbg !916
	br i1 %13, label %b2, label %b5, !dbg !916

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !917
	br i1 %14, label %b3, label %b4, !dbg !917

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !918
	%16 = mul nsw i64 %p8, 4, !dbg !918
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !918
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !918
	%19 = icmp slt i32 %15, 0, !dbg !918
	%20 = icmp ne i64 %p6, %p8, !dbg !918
	%21 = or i1 %19, %20, !dbg !918
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !918, !prof !21

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !918
	%23 = bitcast i32* %18 to i8*, !dbg !918
	call void @gpuc_reduce_thread_uint32_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !918
	br label %b22, !dbg !918

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !919
	%25 = icmp slt i32 %24, 0, !dbg !919
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !919, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !919
	%27 = sext i32 %26 to i64, !dbg !919
	%28 = mul i64 %p6, %27, !dbg !919
	%29 = mul nsw i64 %p8, 4, !dbg !919
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !919
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !919
	%32 = icmp ne i64 %28, %p8, !dbg !919
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !919, !prof !21

b4_ok2:
	%33 = bitcast i32* %30 to i8*, !dbg !919
	%34 = bitcast i32* %31 to i8*, !dbg !919
	call void @gpuc_reduce_scatter_thread_uint32_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !919
	br label %b22, !dbg !919

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !920
	br i1 %35, label %b6, label %b15, !dbg !920

b6:
	%36 = sdiv i64 %11, 32, !dbg !921
	%37 = icmp eq i64 %36, %p2, !dbg !922
	br i1 %37, label %b7, label %b15, !dbg !922

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !923
	br i1 %38, label %b8, label %b10, !dbg !923

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !924
	br i1 %39, label %b9, label %b10, !dbg !924

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !925
	%41 = mul nsw i64 %p8, 4, !dbg !925
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !925
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !925
	%44 = icmp slt i32 %40, 0, !dbg !925
	%45 = icmp ne i64 %p6, %p8, !dbg !925
	%46 = or i1 %44, %45, !dbg !925
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !925, !prof !21

b9_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !925
	%48 = bitcast i32* %43 to i8*, !dbg !925
	call void @gpuc_reduce_warp_uint32_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !925
	br label %b22, !dbg !925

b10:
	br i1 %38, label %b11, label %b12, !dbg !926

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !927
	%50 = mul nsw i64 %p8, 4, !dbg !927
	%51 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !927
	%52 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !927
	%53 = icmp slt i32 %49, 0, !dbg !927
	%54 = icmp ne i64 %p6, %p8, !dbg !927
	%55 = or i1 %53, %54, !dbg !927
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !927, !prof !21

b11_ok1:
	%56 = bitcast i32* %51 to i8*, !dbg !927
	%57 = bitcast i32* %52 to i8*, !dbg !927
	call void @gpuc_reduce_warp_uint32_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !927
	br label %b22, !dbg !927

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !928
	br i1 %58, label %b13, label %b14, !dbg !928

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !929
	%60 = icmp slt i32 %59, 0, !dbg !929
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !929, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !929
	%62 = sext i32 %61 to i64, !dbg !929
	%63 = mul i64 %p6, %62, !dbg !929
	%64 = mul nsw i64 %p8, 4, !dbg !929
	%65 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !929
	%66 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !929
	%67 = icmp ne i64 %63, %p8, !dbg !929
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !929, !prof !21

b13_ok2:
	%68 = bitcast i32* %65 to i8*, !dbg !929
	%69 = bitcast i32* %66 to i8*, !dbg !929
	call void @gpuc_reduce_scatter_warp_uint32_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !929
	br label %b22, !dbg !929

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !930
	%71 = icmp slt i32 %70, 0, !dbg !930
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !930, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !930
	%73 = sext i32 %72 to i64, !dbg !930
	%74 = mul i64 %p6, %73, !dbg !930
	%75 = mul nsw i64 %p8, 4, !dbg !930
	%76 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !930
	%77 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !930
	%78 = icmp ne i64 %74, %p8, !dbg !930
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !930, !prof !21

b14_ok2:
	%79 = bitcast i32* %76 to i8*, !dbg !930
	%80 = bitcast i32* %77 to i8*, !dbg !930
	call void @gpuc_reduce_scatter_warp_uint32_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !930
	br label %b22, !dbg !930

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !931
	br i1 %81, label %b16, label %b22, !dbg !931

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !932
	br i1 %82, label %b17, label %b19, !dbg !932

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !933
	br i1 %83, label %b18, label %b19, !dbg !933

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !934
	%85 = mul nsw i64 %p8, 4, !dbg !934
	%86 = mul i32 %5, %6, !dbg !934
	%87 = icmp slt i32 %84, 0, !dbg !934
	%88 = icmp ne i64 %p6, %p8, !dbg !934
	%89 = or i1 %87, %88, !dbg !934
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !934, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !934, !range !42
	%91 = mul i32 %86, %90, !dbg !934
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !934
	%93 = sext i32 %92 to i64, !dbg !934
	%94 = sext i32 %91 to i64, !dbg !934
	%95 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !934
	%96 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !934
	%97 = icmp ne i64 %93, %94, !dbg !934
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !934, !prof !21

b18_ok3:
	%98 = bitcast i32* %95 to i8*, !dbg !934
	%99 = bitcast i32* %96 to i8*, !dbg !934
	call void @gpuc_reduce_block_uint32_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !934
	br label %b22, !dbg !934

b19:
	br i1 %82, label %b20, label %b21, !dbg !935

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !936
	%101 = mul nsw i64 %p8, 4, !dbg !936
	%102 = mul i32 %5, %6, !dbg !936
	%103 = icmp slt i32 %100, 0, !dbg !936
	%104 = icmp ne i64 %p6, %p8, !dbg !936
	%105 = or i1 %103, %104, !dbg !936
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !936, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !936, !range !42
	%107 = mul i32 %102, %106, !dbg !936
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !936
	%109 = sext i32 %108 to i64, !dbg !936
	%110 = sext i32 %107 to i64, !dbg !936
	%111 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !936
	%112 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !936
	%113 = icmp ne i64 %109, %110, !dbg !936
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !936, !prof !21

b20_ok3:
	%114 = bitcast i32* %111 to i8*, !dbg !936
	%115 = bitcast i32* %112 to i8*, !dbg !936
	call void @gpuc_reduce_block_uint32_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !936
	br label %b22, !dbg !936

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !937
	%117 = icmp slt i32 %116, 0, !dbg !937
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !937, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !937
	%119 = sext i32 %118 to i64, !dbg !937
	%120 = mul i64 %p6, %119, !dbg !937
	%121 = mul nsw i64 %p8, 4, !dbg !937
	%122 = mul i32 %5, %6, !dbg !937
	%123 = icmp ne i64 %120, %p8, !dbg !937
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !937, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !937, !range !42
	%125 = mul i32 %122, %124, !dbg !937
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !937
	%127 = sext i32 %126 to i64, !dbg !937
	%128 = sext i32 %125 to i64, !dbg !937
	%129 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !937
	%130 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !937
	%131 = icmp ne i64 %127, %128, !dbg !937
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !937, !prof !21

b21_ok3:
	%132 = bitcast i32* %129 to i8*, !dbg !937
	%133 = bitcast i32* %130 to i8*, !dbg !937
	call void @gpuc_reduce_scatter_block_uint32_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !937
	br label %b22, !dbg !937

b22:
	ret void, !dbg !913

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !918
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !918

b3_fail2:
	br label %fail, !dbg !918

b3_ok2:
	br label %fail, !dbg !918

b4_fail1:
	br label %fail, !dbg !919

b4_fail2:
	br label %fail, !dbg !919

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !925
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !925

b9_fail2:
	br label %fail, !dbg !925

b9_ok2:
	br label %fail, !dbg !925

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !927
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !927

b11_fail2:
	br label %fail, !dbg !927

b11_ok2:
	br label %fail, !dbg !927

b13_fail1:
	br label %fail, !dbg !929

b13_fail2:
	br label %fail, !dbg !929

b14_fail1:
	br label %fail, !dbg !930

b14_fail2:
	br label %fail, !dbg !930

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !934
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !934

b18_fail2:
	br label %fail, !dbg !934

b18_ok2:
	br label %fail, !dbg !934

b18_fail3:
	br label %fail, !dbg !934

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !936
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !936

b20_fail2:
	br label %fail, !dbg !936

b20_ok2:
	br label %fail, !dbg !936

b20_fail3:
	br label %fail, !dbg !936

b21_fail1:
	br label %fail, !dbg !937

b21_fail2:
	br label %fail, !dbg !937

b21_fail3:
	br label %fail, !dbg !937

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 139, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 140, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 141, %b21_fail3 ], !dbg !911
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !911
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !911
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !911
	ret void, !dbg !911
}

define void @BitsUint32(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i32* %p5, i64 %p6, i32* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !938 {
entry:
	br label %b0, !dbg !939

b0:
	%0 = addrspacecast i32* %p5 to i32 addrspace(1)*, !dbg !939
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !939
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !942, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !942, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !942, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !942, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !942, !range !14
	%7 = mul i32 %6, %4, !dbg !942
	%8 = add i32 %3, %7, !dbg !942
	%9 = mul i32 %5, %8, !dbg !942
	%10 = add i32 %2, %9, !dbg !942
	%11 = sext i32 %10 to i64, !dbg !942
	%12 = icmp eq i64 %p1, 0, !dbg !943
	br i1 %12, label %b1, label %b5, !dbg !943

b1:
	%13 = icmp eq i64 %11, 0, !dbg !944
	br i1 %13, label %b2, label %b5, !dbg !944

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !945
	br i1 %14, label %b3, label %b4, !dbg !945

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !946
	%16 = mul nsw i64 %p8, 4, !dbg !946
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !946
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !946
	%19 = icmp slt i32 %15, 0, !dbg !946
	%20 = icmp ne i64 %p6, %p8, !dbg !946
	%21 = or i1 %19, %20, !dbg !946
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !946, !prof !21

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !946
	%23 = bitcast i32* %18 to i8*, !dbg !946
	call void @gpuc_reduce_thread_uint32_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !946
	br label %b14, !dbg !946

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !947
	%25 = icmp slt i32 %24, 0, !dbg !947
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !947, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !947
	%27 = sext i32 %26 to i64, !dbg !947
	%28 = mul i64 %p6, %27, !dbg !947
	%29 = mul nsw i64 %p8, 4, !dbg !947
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !947
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !947
	%32 = icmp ne i64 %28, %p8, !dbg !947
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !947, !prof !21

b4_ok2:
	%33 = bitcast i32* %30 to i8*, !dbg !947
	%34 = bitcast i32* %31 to i8*, !dbg !947
	call void @gpuc_reduce_scatter_thread_uint32_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !947
	br label %b14, !dbg !947

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !948
	br i1 %35, label %b6, label %b10, !dbg !948

b6:
	%36 = sdiv i64 %11, 32, !dbg !949
	%37 = icmp eq i64 %36, %p2, !dbg !950
	br i1 %37, label %b7, label %b10, !dbg !950

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !951
	br i1 %38, label %b8, label %b9, !dbg !951

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !952
	%40 = mul nsw i64 %p8, 4, !dbg !952
	%41 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !952
	%42 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !952
	%43 = icmp slt i32 %39, 0, !dbg !952
	%44 = icmp ne i64 %p6, %p8, !dbg !952
	%45 = or i1 %43, %44, !dbg !952
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !952, !prof !21

b8_ok1:
	%46 = bitcast i32* %41 to i8*, !dbg !952
	%47 = bitcast i32* %42 to i8*, !dbg !952
	call void @gpuc_reduce_warp_uint32_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !952
	br label %b14, !dbg !952

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !953
	%49 = icmp slt i32 %48, 0, !dbg !953
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !953, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !953
	%51 = sext i32 %50 to i64, !dbg !953
	%52 = mul i64 %p6, %51, !dbg !953
	%53 = mul nsw i64 %p8, 4, !dbg !953
	%54 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !953
	%55 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !953
	%56 = icmp ne i64 %52, %p8, !dbg !953
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !953, !prof !21

b9_ok2:
	%57 = bitcast i32* %54 to i8*, !dbg !953
	%58 = bitcast i32* %55 to i8*, !dbg !953
	call void @gpuc_reduce_scatter_warp_uint32_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !953
	br label %b14, !dbg !953

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !954
	br i1 %59, label %b11, label %b14, !dbg !954

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !955
	br i1 %60, label %b12, label %b13, !dbg !955

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !956
	%62 = mul nsw i64 %p8, 4, !dbg !956
	%63 = mul i32 %5, %6, !dbg !956
	%64 = icmp slt i32 %61, 0, !dbg !956
	%65 = icmp ne i64 %p6, %p8, !dbg !956
	%66 = or i1 %64, %65, !dbg !956
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !956, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !956, !range !42
	%68 = mul i32 %63, %67, !dbg !956
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !956
	%70 = sext i32 %69 to i64, !dbg !956
	%71 = sext i32 %68 to i64, !dbg !956
	%72 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !956
	%73 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !956
	%74 = icmp ne i64 %70, %71, !dbg !956
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !956, !prof !21

b12_ok3:
	%75 = bitcast i32* %72 to i8*, !dbg !956
	%76 = bitcast i32* %73 to i8*, !dbg !956
	call void @gpuc_reduce_block_uint32_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !956
	br label %b14, !dbg !956

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !957
	%78 = icmp slt i32 %77, 0, !dbg !957
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !957, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !957
	%80 = sext i32 %79 to i64, !dbg !957
	%81 = mul i64 %p6, %80, !dbg !957
	%82 = mul nsw i64 %p8, 4, !dbg !957
	%83 = mul i32 %5, %6, !dbg !957
	%84 = icmp ne i64 %81, %p8, !dbg !957
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !957, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !957, !range !42
	%86 = mul i32 %83, %85, !dbg !957
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !957
	%88 = sext i32 %87 to i64, !dbg !957
	%89 = sext i32 %86 to i64, !dbg !957
	%90 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !957
	%91 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !957
	%92 = icmp ne i64 %88, %89, !dbg !957
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !957, !prof !21

b13_ok3:
	%93 = bitcast i32* %90 to i8*, !dbg !957
	%94 = bitcast i32* %91 to i8*, !dbg !957
	call void @gpuc_reduce_scatter_block_uint32_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !957
	br label %b14, !dbg !957

b14:
	ret void, !dbg !941

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !946
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !946

b3_fail2:
	br label %fail, !dbg !946

b3_ok2:
	br label %fail, !dbg !946

b4_fail1:
	br label %fail, !dbg !947

b4_fail2:
	br label %fail, !dbg !947

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !952
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !952

b8_fail2:
	br label %fail, !dbg !952

b8_ok2:
	br label %fail, !dbg !952

b9_fail1:
	br label %fail, !dbg !953

b9_fail2:
	br label %fail, !dbg !953

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !956
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !956

b12_fail2:
	br label %fail, !dbg !956

b12_ok2:
	br label %fail, !dbg !956

b12_fail3:
	br label %fail, !dbg !956

b13_fail1:
	br label %fail, !dbg !957

b13_fail2:
	br label %fail, !dbg !957

b13_fail3:
	br label %fail, !dbg !957

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 142, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 143, %b13_fail3 ], !dbg !939
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !939
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !939
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !939
	ret void, !dbg !939
}

define void @CombineUint64(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !958 {
entry:
	br label %b0, !dbg !959

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !959
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !959
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !962, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !962, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !962, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !962, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !962, !range !14
	%7 = mul i32 %6, %4, !dbg !962
	%8 = add i32 %3, %7, !dbg !962
	%9 = mul i32 %5, %8, !dbg !962
	%10 = add i32 %2, %9, !dbg !962
	%11 = sext i32 %10 to i64, !dbg !962
	%12 = icmp eq i64 %p1, 0, !dbg !963
	br i1 %12, label %b1, label %b5, !dbg !963

b1:
	%13 = icmp eq i64 %11, 0, !dbg !964
	br i1 %13, label %b2, label %b5, !dbg !964

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !965
	br i1 %14, label %b3, label %b4, !dbg !965

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !966
	%16 = mul nsw i64 %p8, 8, !dbg !966
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !966
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !966
	%19 = icmp slt i32 %15, 0, !dbg !966
	%20 = icmp ne i64 %p6, %p8, !dbg !966
	%21 = or i1 %19, %20, !dbg !966
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !966, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !966
	%23 = bitcast i64* %18 to i8*, !dbg !966
	call void @gpuc_reduce_thread_uint64_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !966
	br label %b22, !dbg !966

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !967
	%25 = icmp slt i32 %24, 0, !dbg !967
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !967, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !967
	%27 = sext i32 %26 to i64, !dbg !967
	%28 = mul i64 %p6, %27, !dbg !967
	%29 = mul nsw i64 %p8, 8, !dbg !967
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !967
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !967
	%32 = icmp ne i64 %28, %p8, !dbg !967
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !967, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !967
	%34 = bitcast i64* %31 to i8*, !dbg !967
	call void @gpuc_reduce_scatter_thread_uint64_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !967
	br label %b22, !dbg !967

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !968
	br i1 %35, label %b6, label %b15, !dbg !968

b6:
	%36 = sdiv i64 %11, 32, !dbg !969
	%37 = icmp eq i64 %36, %p2, !dbg !970
	br i1 %37, label %b7, label %b15, !dbg !970

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !971
	br i1 %38, label %b8, label %b10, !dbg !971

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !972
	br i1 %39, label %b9, label %b10, !dbg !972

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !973
	%41 = mul nsw i64 %p8, 8, !dbg !973
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !973
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !973
	%44 = icmp slt i32 %40, 0, !dbg !973
	%45 = icmp ne i64 %p6, %p8, !dbg !973
	%46 = or i1 %44, %45, !dbg !973
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !973, !prof !21

b9_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !973
	%48 = bitcast i64* %43 to i8*, !dbg !973
	call void @gpuc_reduce_warp_uint64_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !973
	br label %b22, !dbg !973

b10:
	br i1 %38, label %b11, label %b12, !dbg !974

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !975
	%50 = mul nsw i64 %p8, 8, !dbg !975
	%51 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !975
	%52 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !975
	%53 = icmp slt i32 %49, 0, !dbg !975
	%54 = icmp ne i64 %p6, %p8, !dbg !975
	%55 = or i1 %53, %54, !dbg !975
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !975, !prof !21

b11_ok1:
	%56 = bitcast i64* %51 to i8*, !dbg !975
	%57 = bitcast i64* %52 to i8*, !dbg !975
	call void @gpuc_reduce_warp_uint64_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !975
	br label %b22, !dbg !975

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !976
	br i1 %58, label %b13, label %b14, !dbg !976

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !977
	%60 = icmp slt i32 %59, 0, !dbg !977
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !977, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !977
	%62 = sext i32 %61 to i64, !dbg !977
	%63 = mul i64 %p6, %62, !dbg !977
	%64 = mul nsw i64 %p8, 8, !dbg !977
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !977
	%66 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !977
	%67 = icmp ne i64 %63, %p8, !dbg !977
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !977, !prof !21

b13_ok2:
	%68 = bitcast i64* %65 to i8*, !dbg !977
	%69 = bitcast i64* %66 to i8*, !dbg !977
	call void @gpuc_reduce_scatter_warp_uint64_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !977
	br label %b22, !dbg !977

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !978
	%71 = icmp slt i32 %70, 0, !dbg !978
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !978, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !978
	%73 = sext i32 %72 to i64, !dbg !978
	%74 = mul i64 %p6, %73, !dbg !978
	%75 = mul nsw i64 %p8, 8, !dbg !978
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !978
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !978
	%78 = icmp ne i64 %74, %p8, !dbg !978
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !978, !prof !21

b14_ok2:
	%79 = bitcast i64* %76 to i8*, !dbg !978
	%80 = bitcast i64* %77 to i8*, !dbg !978
	call void @gpuc_reduce_scatter_warp_uint64_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !978
	br label %b22, !dbg !978

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !979
	br i1 %81, label %b16, label %b22, !dbg !979

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !980
	br i1 %82, label %b17, label %b19, !dbg !980

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !981
	br i1 %83, label %b18, label %b19, !dbg !981

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !982
	%85 = mul nsw i64 %p8, 8, !dbg !982
	%86 = mul i32 %5, %6, !dbg !982
	%87 = icmp slt i32 %84, 0, !dbg !982
	%88 = icmp ne i64 %p6, %p8, !dbg !982
	%89 = or i1 %87, %88, !dbg !982
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !982, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !982, !range !42
	%91 = mul i32 %86, %90, !dbg !982
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !982
	%93 = sext i32 %92 to i64, !dbg !982
	%94 = sext i32 %91 to i64, !dbg !982
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !982
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !982
	%97 = icmp ne i64 %93, %94, !dbg !982
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !982, !prof !21

b18_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !982
	%99 = bitcast i64* %96 to i8*, !dbg !982
	call void @gpuc_reduce_block_uint64_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !982
	br label %b22, !dbg !982

b19:
	br i1 %82, label %b20, label %b21, !dbg !983

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !984
	%101 = mul nsw i64 %p8, 8, !dbg !984
	%102 = mul i32 %5, %6, !dbg !984
	%103 = icmp slt i32 %100, 0, !dbg !984
	%104 = icmp ne i64 %p6, %p8, !dbg !984
	%105 = or i1 %103, %104, !dbg !984
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !984, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !984, !range !42
	%107 = mul i32 %102, %106, !dbg !984
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !984
	%109 = sext i32 %108 to i64, !dbg !984
	%110 = sext i32 %107 to i64, !dbg !984
	%111 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !984
	%112 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !984
	%113 = icmp ne i64 %109, %110, !dbg !984
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !984, !prof !21

b20_ok3:
	%114 = bitcast i64* %111 to i8*, !dbg !984
	%115 = bitcast i64* %112 to i8*, !dbg !984
	call void @gpuc_reduce_block_uint64_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !984
	br label %b22, !dbg !984

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !985
	%117 = icmp slt i32 %116, 0, !dbg !985
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !985, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !985
	%119 = sext i32 %118 to i64, !dbg !985
	%120 = mul i64 %p6, %119, !dbg !985
	%121 = mul nsw i64 %p8, 8, !dbg !985
	%122 = mul i32 %5, %6, !dbg !985
	%123 = icmp ne i64 %120, %p8, !dbg !985
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !985, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !985, !range !42
	%125 = mul i32 %122, %124, !dbg !985
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !985
	%127 = sext i32 %126 to i64, !dbg !985
	%128 = sext i32 %125 to i64, !dbg !985
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !985
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !985
	%131 = icmp ne i64 %127, %128, !dbg !985
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !985, !prof !21

b21_ok3:
	%132 = bitcast i64* %129 to i8*, !dbg !985
	%133 = bitcast i64* %130 to i8*, !dbg !985
	call void @gpuc_reduce_scatter_block_uint64_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !985
	br label %b22, !dbg !985

b22:
	ret void, !dbg !961

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !966
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !966

b3_fail2:
	br label %fail, !dbg !966

b3_ok2:
	br label %fail, !dbg !966

b4_fail1:
	br label %fail, !dbg !967

b4_fail2:
	br label %fail, !dbg !967

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !973
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !973

b9_fail2:
	br label %fail, !dbg !973

b9_ok2:
	br label %fail, !dbg !973

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !975
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !975

b11_fail2:
	br label %fail, !dbg !975

b11_ok2:
	br label %fail, !dbg !975

b13_fail1:
	br label %fail, !dbg !977

b13_fail2:
	br label %fail, !dbg !977

b14_fail1:
	br label %fail, !dbg !978

b14_fail2:
	br label %fail, !dbg !978

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !982
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !982

b18_fail2:
	br label %fail, !dbg !982

b18_ok2:
	br label %fail, !dbg !982

b18_fail3:
	br label %fail, !dbg !982

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !984
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !984

b20_fail2:
	br label %fail, !dbg !984

b20_ok2:
	br label %fail, !dbg !984

b20_fail3:
	br label %fail, !dbg !984

b21_fail1:
	br label %fail, !dbg !985

b21_fail2:
	br label %fail, !dbg !985

b21_fail3:
	br label %fail, !dbg !985

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 144, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 145, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 146, %b21_fail3 ], !dbg !959
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !959
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !959
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !959
	ret void, !dbg !959
}

define void @BitsUint64(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !986 {
entry:
	br label %b0, !dbg !987

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !987
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !987
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !990, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !990, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !990, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !990, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !990, !range !14
	%7 = mul i32 %6, %4, !dbg !990
	%8 = add i32 %3, %7, !dbg !990
	%9 = mul i32 %5, %8, !dbg !990
	%10 = add i32 %2, %9, !dbg !990
	%11 = sext i32 %10 to i64, !dbg !990
	%12 = icmp eq i64 %p1, 0, !dbg !991
	br i1 %12, label %b1, label %b5, !dbg !991

b1:
	%13 = icmp eq i64 %11, 0, !dbg !992
	br i1 %13, label %b2, label %b5, !dbg !992

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !993
	br i1 %14, label %b3, label %b4, !dbg !993

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !994
	%16 = mul nsw i64 %p8, 8, !dbg !994
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !994
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !994
	%19 = icmp slt i32 %15, 0, !dbg !994
	%20 = icmp ne i64 %p6, %p8, !dbg !994
	%21 = or i1 %19, %20, !dbg !994
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !994, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !994
	%23 = bitcast i64* %18 to i8*, !dbg !994
	call void @gpuc_reduce_thread_uint64_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !994
	br label %b14, !dbg !994

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !995
	%25 = icmp slt i32 %24, 0, !dbg !995
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !995, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !995
	%27 = sext i32 %26 to i64, !dbg !995
	%28 = mul i64 %p6, %27, !dbg !995
	%29 = mul nsw i64 %p8, 8, !dbg !995
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !995
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !995
	%32 = icmp ne i64 %28, %p8, !dbg !995
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !995, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !995
	%34 = bitcast i64* %31 to i8*, !dbg !995
	call void @gpuc_reduce_scatter_thread_uint64_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !995
	br label %b14, !dbg !995

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !996
	br i1 %35, label %b6, label %b10, !dbg !996

b6:
	%36 = sdiv i64 %11, 32, !dbg !997
	%37 = icmp eq i64 %36, %p2, !dbg !998
	br i1 %37, label %b7, label %b10, !dbg !998

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !999
	br i1 %38, label %b8, label %b9, !dbg !999

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1000
	%40 = mul nsw i64 %p8, 8, !dbg !1000
	%41 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1000
	%42 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1000
	%43 = icmp slt i32 %39, 0, !dbg !1000
	%44 = icmp ne i64 %p6, %p8, !dbg !1000
	%45 = or i1 %43, %44, !dbg !1000
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !1000, !prof !21

b8_ok1:
	%46 = bitcast i64* %41 to i8*, !dbg !1000
	%47 = bitcast i64* %42 to i8*, !dbg !1000
	call void @gpuc_reduce_warp_uint64_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !1000
	br label %b14, !dbg !1000

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1001
	%49 = icmp slt i32 %48, 0, !dbg !1001
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !1001, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1001
	%51 = sext i32 %50 to i64, !dbg !1001
	%52 = mul i64 %p6, %51, !dbg !1001
	%53 = mul nsw i64 %p8, 8, !dbg !1001
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1001
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1001
	%56 = icmp ne i64 %52, %p8, !dbg !1001
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !1001, !prof !21

b9_ok2:
	%57 = bitcast i64* %54 to i8*, !dbg !1001
	%58 = bitcast i64* %55 to i8*, !dbg !1001
	call void @gpuc_reduce_scatter_warp_uint64_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !1001
	br label %b14, !dbg !1001

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !1002
	br i1 %59, label %b11, label %b14, !dbg !1002

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !1003
	br i1 %60, label %b12, label %b13, !dbg !1003

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1004
	%62 = mul nsw i64 %p8, 8, !dbg !1004
	%63 = mul i32 %5, %6, !dbg !1004
	%64 = icmp slt i32 %61, 0, !dbg !1004
	%65 = icmp ne i64 %p6, %p8, !dbg !1004
	%66 = or i1 %64, %65, !dbg !1004
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !1004, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1004, !range !42
	%68 = mul i32 %63, %67, !dbg !1004
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1004
	%70 = sext i32 %69 to i64, !dbg !1004
	%71 = sext i32 %68 to i64, !dbg !1004
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1004
	%73 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1004
	%74 = icmp ne i64 %70, %71, !dbg !1004
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !1004, !prof !21

b12_ok3:
	%75 = bitcast i64* %72 to i8*, !dbg !1004
	%76 = bitcast i64* %73 to i8*, !dbg !1004
	call void @gpuc_reduce_block_uint64_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !1004
	br label %b14, !dbg !1004

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1005
	%78 = icmp slt i32 %77, 0, !dbg !1005
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !1005, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1005
	%80 = sext i32 %79 to i64, !dbg !1005
	%81 = mul i64 %p6, %80, !dbg !1005
	%82 = mul nsw i64 %p8, 8, !dbg !1005
	%83 = mul i32 %5, %6, !dbg !1005
	%84 = icmp ne i64 %81, %p8, !dbg !1005
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !1005, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1005, !range !42
	%86 = mul i32 %83, %85, !dbg !1005
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1005
	%88 = sext i32 %87 to i64, !dbg !1005
	%89 = sext i32 %86 to i64, !dbg !1005
	%90 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1005
	%91 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1005
	%92 = icmp ne i64 %88, %89, !dbg !1005
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !1005, !prof !21

b13_ok3:
	%93 = bitcast i64* %90 to i8*, !dbg !1005
	%94 = bitcast i64* %91 to i8*, !dbg !1005
	call void @gpuc_reduce_scatter_block_uint64_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !1005
	br label %b14, !dbg !1005

b14:
	ret void, !dbg !989

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !994
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !994

b3_fail2:
	br label %fail, !dbg !994

b3_ok2:
	br label %fail, !dbg !994

b4_fail1:
	br label %fail, !dbg !995

b4_fail2:
	br label %fail, !dbg !995

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !1000
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !1000

b8_fail2:
	br label %fail, !dbg !1000

b8_ok2:
	br label %fail, !dbg !1000

b9_fail1:
	br label %fail, !dbg !1001

b9_fail2:
	br label %fail, !dbg !1001

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !1004
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !1004

b12_fail2:
	br label %fail, !dbg !1004

b12_ok2:
	br label %fail, !dbg !1004

b12_fail3:
	br label %fail, !dbg !1004

b13_fail1:
	br label %fail, !dbg !1005

b13_fail2:
	br label %fail, !dbg !1005

b13_fail3:
	br label %fail, !dbg !1005

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 147, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 148, %b13_fail3 ], !dbg !987
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !987
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !987
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !987
	ret void, !dbg !987
}

define void @CombineUint(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1006 {
entry:
	br label %b0, !dbg !1007

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !1007
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !1007
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1010, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1010, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1010, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1010, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1010, !range !14
	%7 = mul i32 %6, %4, !dbg !1010
	%8 = add i32 %3, %7, !dbg !1010
	%9 = mul i32 %5, %8, !dbg !1010
	%10 = add i32 %2, %9, !dbg !1010
	%11 = sext i32 %10 to i64, !dbg !1010
	%12 = icmp eq i64 %p1, 0, !dbg !1011
	br i1 %12, label %b1, label %b5, !dbg !1011

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1012
	br i1 %13, label %b2, label %b5, !dbg !1012

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1013
	br i1 %14, label %b3, label %b4, !dbg !1013

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1014
	%16 = mul nsw i64 %p8, 8, !dbg !1014
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1014
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1014
	%19 = icmp slt i32 %15, 0, !dbg !1014
	%20 = icmp ne i64 %p6, %p8, !dbg !1014
	%21 = or i1 %19, %20, !dbg !1014
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1014, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !1014
	%23 = bitcast i64* %18 to i8*, !dbg !1014
	call void @gpuc_reduce_thread_uint64_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !1014
	br label %b22, !dbg !1014

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1015
	%25 = icmp slt i32 %24, 0, !dbg !1015
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1015, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1015
	%27 = sext i32 %26 to i64, !dbg !1015
	%28 = mul i64 %p6, %27, !dbg !1015
	%29 = mul nsw i64 %p8, 8, !dbg !1015
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1015
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1015
	%32 = icmp ne i64 %28, %p8, !dbg !1015
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1015, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !1015
	%34 = bitcast i64* %31 to i8*, !dbg !1015
	call void @gpuc_reduce_scatter_thread_uint64_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !1015
	br label %b22, !dbg !1015

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1016
	br i1 %35, label %b6, label %b15, !dbg !1016

b6:
	%36 = sdiv i64 %11, 32, !dbg !1017
	%37 = icmp eq i64 %36, %p2, !dbg !1018
	br i1 %37, label %b7, label %b15, !dbg !1018

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1019
	br i1 %38, label %b8, label %b10, !dbg !1019

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !1020
	br i1 %39, label %b9, label %b10, !dbg !1020

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1021
	%41 = mul nsw i64 %p8, 8, !dbg !1021
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1021
	%43 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1021
	%44 = icmp slt i32 %40, 0, !dbg !1021
	%45 = icmp ne i64 %p6, %p8, !dbg !1021
	%46 = or i1 %44, %45, !dbg !1021
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !1021, !prof !21

b9_ok1:
	%47 = bitcast i64* %42 to i8*, !dbg !1021
	%48 = bitcast i64* %43 to i8*, !dbg !1021
	call void @gpuc_reduce_warp_uint64_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !1021
	br label %b22, !dbg !1021

b10:
	br i1 %38, label %b11, label %b12, !dbg !1022

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1023
	%50 = mul nsw i64 %p8, 8, !dbg !1023
	%51 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1023
	%52 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1023
	%53 = icmp slt i32 %49, 0, !dbg !1023
	%54 = icmp ne i64 %p6, %p8, !dbg !1023
	%55 = or i1 %53, %54, !dbg !1023
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !1023, !prof !21

b11_ok1:
	%56 = bitcast i64* %51 to i8*, !dbg !1023
	%57 = bitcast i64* %52 to i8*, !dbg !1023
	call void @gpuc_reduce_warp_uint64_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !1023
	br label %b22, !dbg !1023

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !1024
	br i1 %58, label %b13, label %b14, !dbg !1024

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1025
	%60 = icmp slt i32 %59, 0, !dbg !1025
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !1025, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1025
	%62 = sext i32 %61 to i64, !dbg !1025
	%63 = mul i64 %p6, %62, !dbg !1025
	%64 = mul nsw i64 %p8, 8, !dbg !1025
	%65 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1025
	%66 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1025
	%67 = icmp ne i64 %63, %p8, !dbg !1025
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !1025, !prof !21

b13_ok2:
	%68 = bitcast i64* %65 to i8*, !dbg !1025
	%69 = bitcast i64* %66 to i8*, !dbg !1025
	call void @gpuc_reduce_scatter_warp_uint64_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !1025
	br label %b22, !dbg !1025

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1026
	%71 = icmp slt i32 %70, 0, !dbg !1026
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !1026, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1026
	%73 = sext i32 %72 to i64, !dbg !1026
	%74 = mul i64 %p6, %73, !dbg !1026
	%75 = mul nsw i64 %p8, 8, !dbg !1026
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1026
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1026
	%78 = icmp ne i64 %74, %p8, !dbg !1026
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !1026, !prof !21

b14_ok2:
	%79 = bitcast i64* %76 to i8*, !dbg !1026
	%80 = bitcast i64* %77 to i8*, !dbg !1026
	call void @gpuc_reduce_scatter_warp_uint64_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !1026
	br label %b22, !dbg !1026

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !1027
	br i1 %81, label %b16, label %b22, !dbg !1027

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !1028
	br i1 %82, label %b17, label %b19, !dbg !1028

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !1029
	br i1 %83, label %b18, label %b19, !dbg !1029

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1030
	%85 = mul nsw i64 %p8, 8, !dbg !1030
	%86 = mul i32 %5, %6, !dbg !1030
	%87 = icmp slt i32 %84, 0, !dbg !1030
	%88 = icmp ne i64 %p6, %p8, !dbg !1030
	%89 = or i1 %87, %88, !dbg !1030
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !1030, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1030, !range !42
	%91 = mul i32 %86, %90, !dbg !1030
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1030
	%93 = sext i32 %92 to i64, !dbg !1030
	%94 = sext i32 %91 to i64, !dbg !1030
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1030
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1030
	%97 = icmp ne i64 %93, %94, !dbg !1030
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !1030, !prof !21

b18_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !1030
	%99 = bitcast i64* %96 to i8*, !dbg !1030
	call void @gpuc_reduce_block_uint64_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !1030
	br label %b22, !dbg !1030

b19:
	br i1 %82, label %b20, label %b21, !dbg !1031

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1032
	%101 = mul nsw i64 %p8, 8, !dbg !1032
	%102 = mul i32 %5, %6, !dbg !1032
	%103 = icmp slt i32 %100, 0, !dbg !1032
	%104 = icmp ne i64 %p6, %p8, !dbg !1032
	%105 = or i1 %103, %104, !dbg !1032
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !1032, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1032, !range !42
	%107 = mul i32 %102, %106, !dbg !1032
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1032
	%109 = sext i32 %108 to i64, !dbg !1032
	%110 = sext i32 %107 to i64, !dbg !1032
	%111 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1032
	%112 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1032
	%113 = icmp ne i64 %109, %110, !dbg !1032
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !1032, !prof !21

b20_ok3:
	%114 = bitcast i64* %111 to i8*, !dbg !1032
	%115 = bitcast i64* %112 to i8*, !dbg !1032
	call void @gpuc_reduce_block_uint64_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !1032
	br label %b22, !dbg !1032

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1033
	%117 = icmp slt i32 %116, 0, !dbg !1033
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !1033, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1033
	%119 = sext i32 %118 to i64, !dbg !1033
	%120 = mul i64 %p6, %119, !dbg !1033
	%121 = mul nsw i64 %p8, 8, !dbg !1033
	%122 = mul i32 %5, %6, !dbg !1033
	%123 = icmp ne i64 %120, %p8, !dbg !1033
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !1033, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1033, !range !42
	%125 = mul i32 %122, %124, !dbg !1033
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1033
	%127 = sext i32 %126 to i64, !dbg !1033
	%128 = sext i32 %125 to i64, !dbg !1033
	%129 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1033
	%130 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1033
	%131 = icmp ne i64 %127, %128, !dbg !1033
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !1033, !prof !21

b21_ok3:
	%132 = bitcast i64* %129 to i8*, !dbg !1033
	%133 = bitcast i64* %130 to i8*, !dbg !1033
	call void @gpuc_reduce_scatter_block_uint64_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !1033
	br label %b22, !dbg !1033

b22:
	ret void, !dbg !1009

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !1014
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !1014

b3_fail2:
	br label %fail, !dbg !1014

b3_ok2:
	br label %fail, !dbg !1014

b4_fail1:
	br label %fail, !dbg !1015

b4_fail2:
	br label %fail, !dbg !1015

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !1021
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !1021

b9_fail2:
	br label %fail, !dbg !1021

b9_ok2:
	br label %fail, !dbg !1021

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !1023
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !1023

b11_fail2:
	br label %fail, !dbg !1023

b11_ok2:
	br label %fail, !dbg !1023

b13_fail1:
	br label %fail, !dbg !1025

b13_fail2:
	br label %fail, !dbg !1025

b14_fail1:
	br label %fail, !dbg !1026

b14_fail2:
	br label %fail, !dbg !1026

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !1030
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !1030

b18_fail2:
	br label %fail, !dbg !1030

b18_ok2:
	br label %fail, !dbg !1030

b18_fail3:
	br label %fail, !dbg !1030

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !1032
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !1032

b20_fail2:
	br label %fail, !dbg !1032

b20_ok2:
	br label %fail, !dbg !1032

b20_fail3:
	br label %fail, !dbg !1032

b21_fail1:
	br label %fail, !dbg !1033

b21_fail2:
	br label %fail, !dbg !1033

b21_fail3:
	br label %fail, !dbg !1033

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 149, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 150, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 151, %b21_fail3 ], !dbg !1007
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !1007
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !1007
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1007
	ret void, !dbg !1007
}

define void @BitsUint(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1034 {
entry:
	br label %b0, !dbg !1035

b0:
	%0 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !1035
	%1 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !1035
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1038, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1038, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1038, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1038, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1038, !range !14
	%7 = mul i32 %6, %4, !dbg !1038
	%8 = add i32 %3, %7, !dbg !1038
	%9 = mul i32 %5, %8, !dbg !1038
	%10 = add i32 %2, %9, !dbg !1038
	%11 = sext i32 %10 to i64, !dbg !1038
	%12 = icmp eq i64 %p1, 0, !dbg !1039
	br i1 %12, label %b1, label %b5, !dbg !1039

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1040
	br i1 %13, label %b2, label %b5, !dbg !1040

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1041
	br i1 %14, label %b3, label %b4, !dbg !1041

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1042
	%16 = mul nsw i64 %p8, 8, !dbg !1042
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1042
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1042
	%19 = icmp slt i32 %15, 0, !dbg !1042
	%20 = icmp ne i64 %p6, %p8, !dbg !1042
	%21 = or i1 %19, %20, !dbg !1042
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1042, !prof !21

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !1042
	%23 = bitcast i64* %18 to i8*, !dbg !1042
	call void @gpuc_reduce_thread_uint64_xor(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 40), !dbg !1042
	br label %b14, !dbg !1042

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1043
	%25 = icmp slt i32 %24, 0, !dbg !1043
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1043, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1043
	%27 = sext i32 %26 to i64, !dbg !1043
	%28 = mul i64 %p6, %27, !dbg !1043
	%29 = mul nsw i64 %p8, 8, !dbg !1043
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1043
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1043
	%32 = icmp ne i64 %28, %p8, !dbg !1043
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1043, !prof !21

b4_ok2:
	%33 = bitcast i64* %30 to i8*, !dbg !1043
	%34 = bitcast i64* %31 to i8*, !dbg !1043
	call void @gpuc_reduce_scatter_thread_uint64_xor(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 43), !dbg !1043
	br label %b14, !dbg !1043

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1044
	br i1 %35, label %b6, label %b10, !dbg !1044

b6:
	%36 = sdiv i64 %11, 32, !dbg !1045
	%37 = icmp eq i64 %36, %p2, !dbg !1046
	br i1 %37, label %b7, label %b10, !dbg !1046

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1047
	br i1 %38, label %b8, label %b9, !dbg !1047

b8:
	%39 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1048
	%40 = mul nsw i64 %p8, 8, !dbg !1048
	%41 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1048
	%42 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1048
	%43 = icmp slt i32 %39, 0, !dbg !1048
	%44 = icmp ne i64 %p6, %p8, !dbg !1048
	%45 = or i1 %43, %44, !dbg !1048
	br i1 %45, label %b8_fail1, label %b8_ok1, !dbg !1048, !prof !21

b8_ok1:
	%46 = bitcast i64* %41 to i8*, !dbg !1048
	%47 = bitcast i64* %42 to i8*, !dbg !1048
	call void @gpuc_reduce_warp_uint64_and(i32 %p4, i8* %46, i8* %47, i64 %40, i32 1, i8* %ctrl, i32 46), !dbg !1048
	br label %b14, !dbg !1048

b9:
	%48 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1049
	%49 = icmp slt i32 %48, 0, !dbg !1049
	br i1 %49, label %b9_fail1, label %b9_ok1, !dbg !1049, !prof !21

b9_ok1:
	%50 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1049
	%51 = sext i32 %50 to i64, !dbg !1049
	%52 = mul i64 %p6, %51, !dbg !1049
	%53 = mul nsw i64 %p8, 8, !dbg !1049
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1049
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1049
	%56 = icmp ne i64 %52, %p8, !dbg !1049
	br i1 %56, label %b9_fail2, label %b9_ok2, !dbg !1049, !prof !21

b9_ok2:
	%57 = bitcast i64* %54 to i8*, !dbg !1049
	%58 = bitcast i64* %55 to i8*, !dbg !1049
	call void @gpuc_reduce_scatter_warp_uint64_and(i32 %p4, i8* %57, i8* %58, i64 %53, i32 1, i8* %ctrl, i32 49), !dbg !1049
	br label %b14, !dbg !1049

b10:
	%59 = icmp eq i64 %p1, 2, !dbg !1050
	br i1 %59, label %b11, label %b14, !dbg !1050

b11:
	%60 = icmp eq i64 %p0, 3, !dbg !1051
	br i1 %60, label %b12, label %b13, !dbg !1051

b12:
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1052
	%62 = mul nsw i64 %p8, 8, !dbg !1052
	%63 = mul i32 %5, %6, !dbg !1052
	%64 = icmp slt i32 %61, 0, !dbg !1052
	%65 = icmp ne i64 %p6, %p8, !dbg !1052
	%66 = or i1 %64, %65, !dbg !1052
	br i1 %66, label %b12_fail1, label %b12_ok1, !dbg !1052, !prof !21

b12_ok1:
	%67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1052, !range !42
	%68 = mul i32 %63, %67, !dbg !1052
	%69 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1052
	%70 = sext i32 %69 to i64, !dbg !1052
	%71 = sext i32 %68 to i64, !dbg !1052
	%72 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1052
	%73 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1052
	%74 = icmp ne i64 %70, %71, !dbg !1052
	br i1 %74, label %b12_fail3, label %b12_ok3, !dbg !1052, !prof !21

b12_ok3:
	%75 = bitcast i64* %72 to i8*, !dbg !1052
	%76 = bitcast i64* %73 to i8*, !dbg !1052
	call void @gpuc_reduce_block_uint64_or(i32 %p4, i8* %75, i8* %76, i64 %62, i32 1, i8* %ctrl, i32 52), !dbg !1052
	br label %b14, !dbg !1052

b13:
	%77 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1053
	%78 = icmp slt i32 %77, 0, !dbg !1053
	br i1 %78, label %b13_fail1, label %b13_ok1, !dbg !1053, !prof !21

b13_ok1:
	%79 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1053
	%80 = sext i32 %79 to i64, !dbg !1053
	%81 = mul i64 %p6, %80, !dbg !1053
	%82 = mul nsw i64 %p8, 8, !dbg !1053
	%83 = mul i32 %5, %6, !dbg !1053
	%84 = icmp ne i64 %81, %p8, !dbg !1053
	br i1 %84, label %b13_fail2, label %b13_ok2, !dbg !1053, !prof !21

b13_ok2:
	%85 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1053, !range !42
	%86 = mul i32 %83, %85, !dbg !1053
	%87 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1053
	%88 = sext i32 %87 to i64, !dbg !1053
	%89 = sext i32 %86 to i64, !dbg !1053
	%90 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !1053
	%91 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !1053
	%92 = icmp ne i64 %88, %89, !dbg !1053
	br i1 %92, label %b13_fail3, label %b13_ok3, !dbg !1053, !prof !21

b13_ok3:
	%93 = bitcast i64* %90 to i8*, !dbg !1053
	%94 = bitcast i64* %91 to i8*, !dbg !1053
	call void @gpuc_reduce_scatter_block_uint64_or(i32 %p4, i8* %93, i8* %94, i64 %82, i32 1, i8* %ctrl, i32 55), !dbg !1053
	br label %b14, !dbg !1053

b14:
	ret void, !dbg !1037

b3_fail1:
	%95 = icmp slt i32 %15, 0, !dbg !1042
	br i1 %95, label %b3_fail2, label %b3_ok2, !dbg !1042

b3_fail2:
	br label %fail, !dbg !1042

b3_ok2:
	br label %fail, !dbg !1042

b4_fail1:
	br label %fail, !dbg !1043

b4_fail2:
	br label %fail, !dbg !1043

b8_fail1:
	%96 = icmp slt i32 %39, 0, !dbg !1048
	br i1 %96, label %b8_fail2, label %b8_ok2, !dbg !1048

b8_fail2:
	br label %fail, !dbg !1048

b8_ok2:
	br label %fail, !dbg !1048

b9_fail1:
	br label %fail, !dbg !1049

b9_fail2:
	br label %fail, !dbg !1049

b12_fail1:
	%97 = icmp slt i32 %61, 0, !dbg !1052
	br i1 %97, label %b12_fail2, label %b12_ok2, !dbg !1052

b12_fail2:
	br label %fail, !dbg !1052

b12_ok2:
	br label %fail, !dbg !1052

b12_fail3:
	br label %fail, !dbg !1052

b13_fail1:
	br label %fail, !dbg !1053

b13_fail2:
	br label %fail, !dbg !1053

b13_fail3:
	br label %fail, !dbg !1053

fail:
	%98 = phi i32 [ 38, %b3_fail2 ], [ 39, %b3_ok2 ], [ 41, %b4_fail1 ], [ 42, %b4_fail2 ], [ 44, %b8_fail2 ], [ 45, %b8_ok2 ], [ 47, %b9_fail1 ], [ 48, %b9_fail2 ], [ 50, %b12_fail2 ], [ 51, %b12_ok2 ], [ 152, %b12_fail3 ], [ 53, %b13_fail1 ], [ 54, %b13_fail2 ], [ 153, %b13_fail3 ], !dbg !1035
	%99 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p6, %b8_ok2 ], [ 0, %b9_fail1 ], [ %52, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p6, %b12_ok2 ], [ %70, %b12_fail3 ], [ 0, %b13_fail1 ], [ %81, %b13_fail2 ], [ %88, %b13_fail3 ], !dbg !1035
	%100 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b8_fail2 ], [ %p8, %b8_ok2 ], [ 0, %b9_fail1 ], [ %p8, %b9_fail2 ], [ 0, %b12_fail2 ], [ %p8, %b12_ok2 ], [ %71, %b12_fail3 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ %89, %b13_fail3 ], !dbg !1035
	call void @gpuc_fail(i8* %ctrl, i32 %98, i64 %99, i64 %100), !dbg !1035
	ret void, !dbg !1035
}

define void @CombineFloat32(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1054 {
entry:
	br label %b0, !dbg !1055

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !1055
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !1055
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1058, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1058, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1058, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1058, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1058, !range !14
	%7 = mul i32 %6, %4, !dbg !1058
	%8 = add i32 %3, %7, !dbg !1058
	%9 = mul i32 %5, %8, !dbg !1058
	%10 = add i32 %2, %9, !dbg !1058
	%11 = sext i32 %10 to i64, !dbg !1058
	%12 = icmp eq i64 %p1, 0, !dbg !1059
	br i1 %12, label %b1, label %b5, !dbg !1059

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1060
	br i1 %13, label %b2, label %b5, !dbg !1060

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1061
	br i1 %14, label %b3, label %b4, !dbg !1061

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1062
	%16 = mul nsw i64 %p8, 4, !dbg !1062
	%17 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1062
	%18 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1062
	%19 = icmp slt i32 %15, 0, !dbg !1062
	%20 = icmp ne i64 %p6, %p8, !dbg !1062
	%21 = or i1 %19, %20, !dbg !1062
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1062, !prof !21

b3_ok1:
	%22 = bitcast float* %17 to i8*, !dbg !1062
	%23 = bitcast float* %18 to i8*, !dbg !1062
	call void @gpuc_reduce_thread_float32_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !1062
	br label %b22, !dbg !1062

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1063
	%25 = icmp slt i32 %24, 0, !dbg !1063
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1063, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1063
	%27 = sext i32 %26 to i64, !dbg !1063
	%28 = mul i64 %p6, %27, !dbg !1063
	%29 = mul nsw i64 %p8, 4, !dbg !1063
	%30 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1063
	%31 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1063
	%32 = icmp ne i64 %28, %p8, !dbg !1063
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1063, !prof !21

b4_ok2:
	%33 = bitcast float* %30 to i8*, !dbg !1063
	%34 = bitcast float* %31 to i8*, !dbg !1063
	call void @gpuc_reduce_scatter_thread_float32_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !1063
	br label %b22, !dbg !1063

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1064
	br i1 %35, label %b6, label %b15, !dbg !1064

b6:
	%36 = sdiv i64 %11, 32, !dbg !1065
	%37 = icmp eq i64 %36, %p2, !dbg !1066
	br i1 %37, label %b7, label %b15, !dbg !1066

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1067
	br i1 %38, label %b8, label %b10, !dbg !1067

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !1068
	br i1 %39, label %b9, label %b10, !dbg !1068

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1069
	%41 = mul nsw i64 %p8, 4, !dbg !1069
	%42 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1069
	%43 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1069
	%44 = icmp slt i32 %40, 0, !dbg !1069
	%45 = icmp ne i64 %p6, %p8, !dbg !1069
	%46 = or i1 %44, %45, !dbg !1069
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !1069, !prof !21

b9_ok1:
	%47 = bitcast float* %42 to i8*, !dbg !1069
	%48 = bitcast float* %43 to i8*, !dbg !1069
	call void @gpuc_reduce_warp_float32_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !1069
	br label %b22, !dbg !1069

b10:
	br i1 %38, label %b11, label %b12, !dbg !1070

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1071
	%50 = mul nsw i64 %p8, 4, !dbg !1071
	%51 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1071
	%52 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1071
	%53 = icmp slt i32 %49, 0, !dbg !1071
	%54 = icmp ne i64 %p6, %p8, !dbg !1071
	%55 = or i1 %53, %54, !dbg !1071
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !1071, !prof !21

b11_ok1:
	%56 = bitcast float* %51 to i8*, !dbg !1071
	%57 = bitcast float* %52 to i8*, !dbg !1071
	call void @gpuc_reduce_warp_float32_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !1071
	br label %b22, !dbg !1071

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !1072
	br i1 %58, label %b13, label %b14, !dbg !1072

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1073
	%60 = icmp slt i32 %59, 0, !dbg !1073
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !1073, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1073
	%62 = sext i32 %61 to i64, !dbg !1073
	%63 = mul i64 %p6, %62, !dbg !1073
	%64 = mul nsw i64 %p8, 4, !dbg !1073
	%65 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1073
	%66 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1073
	%67 = icmp ne i64 %63, %p8, !dbg !1073
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !1073, !prof !21

b13_ok2:
	%68 = bitcast float* %65 to i8*, !dbg !1073
	%69 = bitcast float* %66 to i8*, !dbg !1073
	call void @gpuc_reduce_scatter_warp_float32_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !1073
	br label %b22, !dbg !1073

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1074
	%71 = icmp slt i32 %70, 0, !dbg !1074
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !1074, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1074
	%73 = sext i32 %72 to i64, !dbg !1074
	%74 = mul i64 %p6, %73, !dbg !1074
	%75 = mul nsw i64 %p8, 4, !dbg !1074
	%76 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1074
	%77 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1074
	%78 = icmp ne i64 %74, %p8, !dbg !1074
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !1074, !prof !21

b14_ok2:
	%79 = bitcast float* %76 to i8*, !dbg !1074
	%80 = bitcast float* %77 to i8*, !dbg !1074
	call void @gpuc_reduce_scatter_warp_float32_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !1074
	br label %b22, !dbg !1074

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !1075
	br i1 %81, label %b16, label %b22, !dbg !1075

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !1076
	br i1 %82, label %b17, label %b19, !dbg !1076

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !1077
	br i1 %83, label %b18, label %b19, !dbg !1077

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1078
	%85 = mul nsw i64 %p8, 4, !dbg !1078
	%86 = mul i32 %5, %6, !dbg !1078
	%87 = icmp slt i32 %84, 0, !dbg !1078
	%88 = icmp ne i64 %p6, %p8, !dbg !1078
	%89 = or i1 %87, %88, !dbg !1078
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !1078, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1078, !range !42
	%91 = mul i32 %86, %90, !dbg !1078
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1078
	%93 = sext i32 %92 to i64, !dbg !1078
	%94 = sext i32 %91 to i64, !dbg !1078
	%95 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1078
	%96 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1078
	%97 = icmp ne i64 %93, %94, !dbg !1078
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !1078, !prof !21

b18_ok3:
	%98 = bitcast float* %95 to i8*, !dbg !1078
	%99 = bitcast float* %96 to i8*, !dbg !1078
	call void @gpuc_reduce_block_float32_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !1078
	br label %b22, !dbg !1078

b19:
	br i1 %82, label %b20, label %b21, !dbg !1079

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1080
	%101 = mul nsw i64 %p8, 4, !dbg !1080
	%102 = mul i32 %5, %6, !dbg !1080
	%103 = icmp slt i32 %100, 0, !dbg !1080
	%104 = icmp ne i64 %p6, %p8, !dbg !1080
	%105 = or i1 %103, %104, !dbg !1080
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !1080, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1080, !range !42
	%107 = mul i32 %102, %106, !dbg !1080
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1080
	%109 = sext i32 %108 to i64, !dbg !1080
	%110 = sext i32 %107 to i64, !dbg !1080
	%111 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1080
	%112 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1080
	%113 = icmp ne i64 %109, %110, !dbg !1080
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !1080, !prof !21

b20_ok3:
	%114 = bitcast float* %111 to i8*, !dbg !1080
	%115 = bitcast float* %112 to i8*, !dbg !1080
	call void @gpuc_reduce_block_float32_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !1080
	br label %b22, !dbg !1080

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1081
	%117 = icmp slt i32 %116, 0, !dbg !1081
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !1081, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1081
	%119 = sext i32 %118 to i64, !dbg !1081
	%120 = mul i64 %p6, %119, !dbg !1081
	%121 = mul nsw i64 %p8, 4, !dbg !1081
	%122 = mul i32 %5, %6, !dbg !1081
	%123 = icmp ne i64 %120, %p8, !dbg !1081
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !1081, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1081, !range !42
	%125 = mul i32 %122, %124, !dbg !1081
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1081
	%127 = sext i32 %126 to i64, !dbg !1081
	%128 = sext i32 %125 to i64, !dbg !1081
	%129 = addrspacecast float addrspace(1)* %0 to float*, !dbg !1081
	%130 = addrspacecast float addrspace(1)* %1 to float*, !dbg !1081
	%131 = icmp ne i64 %127, %128, !dbg !1081
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !1081, !prof !21

b21_ok3:
	%132 = bitcast float* %129 to i8*, !dbg !1081
	%133 = bitcast float* %130 to i8*, !dbg !1081
	call void @gpuc_reduce_scatter_block_float32_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !1081
	br label %b22, !dbg !1081

b22:
	ret void, !dbg !1057

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !1062
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !1062

b3_fail2:
	br label %fail, !dbg !1062

b3_ok2:
	br label %fail, !dbg !1062

b4_fail1:
	br label %fail, !dbg !1063

b4_fail2:
	br label %fail, !dbg !1063

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !1069
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !1069

b9_fail2:
	br label %fail, !dbg !1069

b9_ok2:
	br label %fail, !dbg !1069

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !1071
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !1071

b11_fail2:
	br label %fail, !dbg !1071

b11_ok2:
	br label %fail, !dbg !1071

b13_fail1:
	br label %fail, !dbg !1073

b13_fail2:
	br label %fail, !dbg !1073

b14_fail1:
	br label %fail, !dbg !1074

b14_fail2:
	br label %fail, !dbg !1074

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !1078
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !1078

b18_fail2:
	br label %fail, !dbg !1078

b18_ok2:
	br label %fail, !dbg !1078

b18_fail3:
	br label %fail, !dbg !1078

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !1080
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !1080

b20_fail2:
	br label %fail, !dbg !1080

b20_ok2:
	br label %fail, !dbg !1080

b20_fail3:
	br label %fail, !dbg !1080

b21_fail1:
	br label %fail, !dbg !1081

b21_fail2:
	br label %fail, !dbg !1081

b21_fail3:
	br label %fail, !dbg !1081

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 154, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 155, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 156, %b21_fail3 ], !dbg !1055
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !1055
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !1055
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1055
	ret void, !dbg !1055
}

define void @CombineFloat64(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, double* %p5, i64 %p6, double* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1082 {
entry:
	br label %b0, !dbg !1083

b0:
	%0 = addrspacecast double* %p5 to double addrspace(1)*, !dbg !1083
	%1 = addrspacecast double* %p7 to double addrspace(1)*, !dbg !1083
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1086, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1086, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1086, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1086, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1086, !range !14
	%7 = mul i32 %6, %4, !dbg !1086
	%8 = add i32 %3, %7, !dbg !1086
	%9 = mul i32 %5, %8, !dbg !1086
	%10 = add i32 %2, %9, !dbg !1086
	%11 = sext i32 %10 to i64, !dbg !1086
	%12 = icmp eq i64 %p1, 0, !dbg !1087
	br i1 %12, label %b1, label %b5, !dbg !1087

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1088
	br i1 %13, label %b2, label %b5, !dbg !1088

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1089
	br i1 %14, label %b3, label %b4, !dbg !1089

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1090
	%16 = mul nsw i64 %p8, 8, !dbg !1090
	%17 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1090
	%18 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1090
	%19 = icmp slt i32 %15, 0, !dbg !1090
	%20 = icmp ne i64 %p6, %p8, !dbg !1090
	%21 = or i1 %19, %20, !dbg !1090
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1090, !prof !21

b3_ok1:
	%22 = bitcast double* %17 to i8*, !dbg !1090
	%23 = bitcast double* %18 to i8*, !dbg !1090
	call void @gpuc_reduce_thread_float64_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !1090
	br label %b22, !dbg !1090

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1091
	%25 = icmp slt i32 %24, 0, !dbg !1091
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1091, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1091
	%27 = sext i32 %26 to i64, !dbg !1091
	%28 = mul i64 %p6, %27, !dbg !1091
	%29 = mul nsw i64 %p8, 8, !dbg !1091
	%30 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1091
	%31 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1091
	%32 = icmp ne i64 %28, %p8, !dbg !1091
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1091, !prof !21

b4_ok2:
	%33 = bitcast double* %30 to i8*, !dbg !1091
	%34 = bitcast double* %31 to i8*, !dbg !1091
	call void @gpuc_reduce_scatter_thread_float64_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !1091
	br label %b22, !dbg !1091

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1092
	br i1 %35, label %b6, label %b15, !dbg !1092

b6:
	%36 = sdiv i64 %11, 32, !dbg !1093
	%37 = icmp eq i64 %36, %p2, !dbg !1094
	br i1 %37, label %b7, label %b15, !dbg !1094

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1095
	br i1 %38, label %b8, label %b10, !dbg !1095

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !1096
	br i1 %39, label %b9, label %b10, !dbg !1096

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1097
	%41 = mul nsw i64 %p8, 8, !dbg !1097
	%42 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1097
	%43 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1097
	%44 = icmp slt i32 %40, 0, !dbg !1097
	%45 = icmp ne i64 %p6, %p8, !dbg !1097
	%46 = or i1 %44, %45, !dbg !1097
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !1097, !prof !21

b9_ok1:
	%47 = bitcast double* %42 to i8*, !dbg !1097
	%48 = bitcast double* %43 to i8*, !dbg !1097
	call void @gpuc_reduce_warp_float64_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !1097
	br label %b22, !dbg !1097

b10:
	br i1 %38, label %b11, label %b12, !dbg !1098

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1099
	%50 = mul nsw i64 %p8, 8, !dbg !1099
	%51 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1099
	%52 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1099
	%53 = icmp slt i32 %49, 0, !dbg !1099
	%54 = icmp ne i64 %p6, %p8, !dbg !1099
	%55 = or i1 %53, %54, !dbg !1099
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !1099, !prof !21

b11_ok1:
	%56 = bitcast double* %51 to i8*, !dbg !1099
	%57 = bitcast double* %52 to i8*, !dbg !1099
	call void @gpuc_reduce_warp_float64_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !1099
	br label %b22, !dbg !1099

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !1100
	br i1 %58, label %b13, label %b14, !dbg !1100

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1101
	%60 = icmp slt i32 %59, 0, !dbg !1101
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !1101, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1101
	%62 = sext i32 %61 to i64, !dbg !1101
	%63 = mul i64 %p6, %62, !dbg !1101
	%64 = mul nsw i64 %p8, 8, !dbg !1101
	%65 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1101
	%66 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1101
	%67 = icmp ne i64 %63, %p8, !dbg !1101
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !1101, !prof !21

b13_ok2:
	%68 = bitcast double* %65 to i8*, !dbg !1101
	%69 = bitcast double* %66 to i8*, !dbg !1101
	call void @gpuc_reduce_scatter_warp_float64_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !1101
	br label %b22, !dbg !1101

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1102
	%71 = icmp slt i32 %70, 0, !dbg !1102
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !1102, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1102
	%73 = sext i32 %72 to i64, !dbg !1102
	%74 = mul i64 %p6, %73, !dbg !1102
	%75 = mul nsw i64 %p8, 8, !dbg !1102
	%76 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1102
	%77 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1102
	%78 = icmp ne i64 %74, %p8, !dbg !1102
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !1102, !prof !21

b14_ok2:
	%79 = bitcast double* %76 to i8*, !dbg !1102
	%80 = bitcast double* %77 to i8*, !dbg !1102
	call void @gpuc_reduce_scatter_warp_float64_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !1102
	br label %b22, !dbg !1102

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !1103
	br i1 %81, label %b16, label %b22, !dbg !1103

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !1104
	br i1 %82, label %b17, label %b19, !dbg !1104

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !1105
	br i1 %83, label %b18, label %b19, !dbg !1105

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1106
	%85 = mul nsw i64 %p8, 8, !dbg !1106
	%86 = mul i32 %5, %6, !dbg !1106
	%87 = icmp slt i32 %84, 0, !dbg !1106
	%88 = icmp ne i64 %p6, %p8, !dbg !1106
	%89 = or i1 %87, %88, !dbg !1106
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !1106, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1106, !range !42
	%91 = mul i32 %86, %90, !dbg !1106
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1106
	%93 = sext i32 %92 to i64, !dbg !1106
	%94 = sext i32 %91 to i64, !dbg !1106
	%95 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1106
	%96 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1106
	%97 = icmp ne i64 %93, %94, !dbg !1106
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !1106, !prof !21

b18_ok3:
	%98 = bitcast double* %95 to i8*, !dbg !1106
	%99 = bitcast double* %96 to i8*, !dbg !1106
	call void @gpuc_reduce_block_float64_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !1106
	br label %b22, !dbg !1106

b19:
	br i1 %82, label %b20, label %b21, !dbg !1107

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1108
	%101 = mul nsw i64 %p8, 8, !dbg !1108
	%102 = mul i32 %5, %6, !dbg !1108
	%103 = icmp slt i32 %100, 0, !dbg !1108
	%104 = icmp ne i64 %p6, %p8, !dbg !1108
	%105 = or i1 %103, %104, !dbg !1108
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !1108, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1108, !range !42
	%107 = mul i32 %102, %106, !dbg !1108
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1108
	%109 = sext i32 %108 to i64, !dbg !1108
	%110 = sext i32 %107 to i64, !dbg !1108
	%111 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1108
	%112 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1108
	%113 = icmp ne i64 %109, %110, !dbg !1108
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !1108, !prof !21

b20_ok3:
	%114 = bitcast double* %111 to i8*, !dbg !1108
	%115 = bitcast double* %112 to i8*, !dbg !1108
	call void @gpuc_reduce_block_float64_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !1108
	br label %b22, !dbg !1108

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1109
	%117 = icmp slt i32 %116, 0, !dbg !1109
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !1109, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1109
	%119 = sext i32 %118 to i64, !dbg !1109
	%120 = mul i64 %p6, %119, !dbg !1109
	%121 = mul nsw i64 %p8, 8, !dbg !1109
	%122 = mul i32 %5, %6, !dbg !1109
	%123 = icmp ne i64 %120, %p8, !dbg !1109
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !1109, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1109, !range !42
	%125 = mul i32 %122, %124, !dbg !1109
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1109
	%127 = sext i32 %126 to i64, !dbg !1109
	%128 = sext i32 %125 to i64, !dbg !1109
	%129 = addrspacecast double addrspace(1)* %0 to double*, !dbg !1109
	%130 = addrspacecast double addrspace(1)* %1 to double*, !dbg !1109
	%131 = icmp ne i64 %127, %128, !dbg !1109
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !1109, !prof !21

b21_ok3:
	%132 = bitcast double* %129 to i8*, !dbg !1109
	%133 = bitcast double* %130 to i8*, !dbg !1109
	call void @gpuc_reduce_scatter_block_float64_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !1109
	br label %b22, !dbg !1109

b22:
	ret void, !dbg !1085

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !1090
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !1090

b3_fail2:
	br label %fail, !dbg !1090

b3_ok2:
	br label %fail, !dbg !1090

b4_fail1:
	br label %fail, !dbg !1091

b4_fail2:
	br label %fail, !dbg !1091

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !1097
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !1097

b9_fail2:
	br label %fail, !dbg !1097

b9_ok2:
	br label %fail, !dbg !1097

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !1099
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !1099

b11_fail2:
	br label %fail, !dbg !1099

b11_ok2:
	br label %fail, !dbg !1099

b13_fail1:
	br label %fail, !dbg !1101

b13_fail2:
	br label %fail, !dbg !1101

b14_fail1:
	br label %fail, !dbg !1102

b14_fail2:
	br label %fail, !dbg !1102

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !1106
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !1106

b18_fail2:
	br label %fail, !dbg !1106

b18_ok2:
	br label %fail, !dbg !1106

b18_fail3:
	br label %fail, !dbg !1106

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !1108
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !1108

b20_fail2:
	br label %fail, !dbg !1108

b20_ok2:
	br label %fail, !dbg !1108

b20_fail3:
	br label %fail, !dbg !1108

b21_fail1:
	br label %fail, !dbg !1109

b21_fail2:
	br label %fail, !dbg !1109

b21_fail3:
	br label %fail, !dbg !1109

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 157, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 158, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 159, %b21_fail3 ], !dbg !1083
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !1083
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !1083
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1083
	ret void, !dbg !1083
}

define void @CombineFloat16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1110 {
entry:
	br label %b0, !dbg !1111

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !1111
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !1111
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1114, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1114, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1114, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1114, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1114, !range !14
	%7 = mul i32 %6, %4, !dbg !1114
	%8 = add i32 %3, %7, !dbg !1114
	%9 = mul i32 %5, %8, !dbg !1114
	%10 = add i32 %2, %9, !dbg !1114
	%11 = sext i32 %10 to i64, !dbg !1114
	%12 = icmp eq i64 %p1, 0, !dbg !1115
	br i1 %12, label %b1, label %b5, !dbg !1115

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1116
	br i1 %13, label %b2, label %b5, !dbg !1116

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1117
	br i1 %14, label %b3, label %b4, !dbg !1117

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1118
	%16 = mul nsw i64 %p8, 2, !dbg !1118
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1118
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1118
	%19 = icmp slt i32 %15, 0, !dbg !1118
	%20 = icmp ne i64 %p6, %p8, !dbg !1118
	%21 = or i1 %19, %20, !dbg !1118
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1118, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !1118
	%23 = bitcast i16* %18 to i8*, !dbg !1118
	call void @gpuc_reduce_thread_float16_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !1118
	br label %b22, !dbg !1118

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1119
	%25 = icmp slt i32 %24, 0, !dbg !1119
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1119, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1119
	%27 = sext i32 %26 to i64, !dbg !1119
	%28 = mul i64 %p6, %27, !dbg !1119
	%29 = mul nsw i64 %p8, 2, !dbg !1119
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1119
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1119
	%32 = icmp ne i64 %28, %p8, !dbg !1119
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1119, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !1119
	%34 = bitcast i16* %31 to i8*, !dbg !1119
	call void @gpuc_reduce_scatter_thread_float16_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !1119
	br label %b22, !dbg !1119

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1120
	br i1 %35, label %b6, label %b15, !dbg !1120

b6:
	%36 = sdiv i64 %11, 32, !dbg !1121
	%37 = icmp eq i64 %36, %p2, !dbg !1122
	br i1 %37, label %b7, label %b15, !dbg !1122

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1123
	br i1 %38, label %b8, label %b10, !dbg !1123

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !1124
	br i1 %39, label %b9, label %b10, !dbg !1124

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1125
	%41 = mul nsw i64 %p8, 2, !dbg !1125
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1125
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1125
	%44 = icmp slt i32 %40, 0, !dbg !1125
	%45 = icmp ne i64 %p6, %p8, !dbg !1125
	%46 = or i1 %44, %45, !dbg !1125
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !1125, !prof !21

b9_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !1125
	%48 = bitcast i16* %43 to i8*, !dbg !1125
	call void @gpuc_reduce_warp_float16_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !1125
	br label %b22, !dbg !1125

b10:
	br i1 %38, label %b11, label %b12, !dbg !1126

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1127
	%50 = mul nsw i64 %p8, 2, !dbg !1127
	%51 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1127
	%52 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1127
	%53 = icmp slt i32 %49, 0, !dbg !1127
	%54 = icmp ne i64 %p6, %p8, !dbg !1127
	%55 = or i1 %53, %54, !dbg !1127
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !1127, !prof !21

b11_ok1:
	%56 = bitcast i16* %51 to i8*, !dbg !1127
	%57 = bitcast i16* %52 to i8*, !dbg !1127
	call void @gpuc_reduce_warp_float16_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !1127
	br label %b22, !dbg !1127

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !1128
	br i1 %58, label %b13, label %b14, !dbg !1128

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1129
	%60 = icmp slt i32 %59, 0, !dbg !1129
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !1129, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1129
	%62 = sext i32 %61 to i64, !dbg !1129
	%63 = mul i64 %p6, %62, !dbg !1129
	%64 = mul nsw i64 %p8, 2, !dbg !1129
	%65 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1129
	%66 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1129
	%67 = icmp ne i64 %63, %p8, !dbg !1129
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !1129, !prof !21

b13_ok2:
	%68 = bitcast i16* %65 to i8*, !dbg !1129
	%69 = bitcast i16* %66 to i8*, !dbg !1129
	call void @gpuc_reduce_scatter_warp_float16_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !1129
	br label %b22, !dbg !1129

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1130
	%71 = icmp slt i32 %70, 0, !dbg !1130
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !1130, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1130
	%73 = sext i32 %72 to i64, !dbg !1130
	%74 = mul i64 %p6, %73, !dbg !1130
	%75 = mul nsw i64 %p8, 2, !dbg !1130
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1130
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1130
	%78 = icmp ne i64 %74, %p8, !dbg !1130
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !1130, !prof !21

b14_ok2:
	%79 = bitcast i16* %76 to i8*, !dbg !1130
	%80 = bitcast i16* %77 to i8*, !dbg !1130
	call void @gpuc_reduce_scatter_warp_float16_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !1130
	br label %b22, !dbg !1130

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !1131
	br i1 %81, label %b16, label %b22, !dbg !1131

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !1132
	br i1 %82, label %b17, label %b19, !dbg !1132

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !1133
	br i1 %83, label %b18, label %b19, !dbg !1133

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1134
	%85 = mul nsw i64 %p8, 2, !dbg !1134
	%86 = mul i32 %5, %6, !dbg !1134
	%87 = icmp slt i32 %84, 0, !dbg !1134
	%88 = icmp ne i64 %p6, %p8, !dbg !1134
	%89 = or i1 %87, %88, !dbg !1134
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !1134, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1134, !range !42
	%91 = mul i32 %86, %90, !dbg !1134
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1134
	%93 = sext i32 %92 to i64, !dbg !1134
	%94 = sext i32 %91 to i64, !dbg !1134
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1134
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1134
	%97 = icmp ne i64 %93, %94, !dbg !1134
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !1134, !prof !21

b18_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !1134
	%99 = bitcast i16* %96 to i8*, !dbg !1134
	call void @gpuc_reduce_block_float16_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !1134
	br label %b22, !dbg !1134

b19:
	br i1 %82, label %b20, label %b21, !dbg !1135

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1136
	%101 = mul nsw i64 %p8, 2, !dbg !1136
	%102 = mul i32 %5, %6, !dbg !1136
	%103 = icmp slt i32 %100, 0, !dbg !1136
	%104 = icmp ne i64 %p6, %p8, !dbg !1136
	%105 = or i1 %103, %104, !dbg !1136
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !1136, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1136, !range !42
	%107 = mul i32 %102, %106, !dbg !1136
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1136
	%109 = sext i32 %108 to i64, !dbg !1136
	%110 = sext i32 %107 to i64, !dbg !1136
	%111 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1136
	%112 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1136
	%113 = icmp ne i64 %109, %110, !dbg !1136
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !1136, !prof !21

b20_ok3:
	%114 = bitcast i16* %111 to i8*, !dbg !1136
	%115 = bitcast i16* %112 to i8*, !dbg !1136
	call void @gpuc_reduce_block_float16_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !1136
	br label %b22, !dbg !1136

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1137
	%117 = icmp slt i32 %116, 0, !dbg !1137
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !1137, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1137
	%119 = sext i32 %118 to i64, !dbg !1137
	%120 = mul i64 %p6, %119, !dbg !1137
	%121 = mul nsw i64 %p8, 2, !dbg !1137
	%122 = mul i32 %5, %6, !dbg !1137
	%123 = icmp ne i64 %120, %p8, !dbg !1137
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !1137, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1137, !range !42
	%125 = mul i32 %122, %124, !dbg !1137
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1137
	%127 = sext i32 %126 to i64, !dbg !1137
	%128 = sext i32 %125 to i64, !dbg !1137
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1137
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1137
	%131 = icmp ne i64 %127, %128, !dbg !1137
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !1137, !prof !21

b21_ok3:
	%132 = bitcast i16* %129 to i8*, !dbg !1137
	%133 = bitcast i16* %130 to i8*, !dbg !1137
	call void @gpuc_reduce_scatter_block_float16_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !1137
	br label %b22, !dbg !1137

b22:
	ret void, !dbg !1113

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !1118
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !1118

b3_fail2:
	br label %fail, !dbg !1118

b3_ok2:
	br label %fail, !dbg !1118

b4_fail1:
	br label %fail, !dbg !1119

b4_fail2:
	br label %fail, !dbg !1119

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !1125
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !1125

b9_fail2:
	br label %fail, !dbg !1125

b9_ok2:
	br label %fail, !dbg !1125

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !1127
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !1127

b11_fail2:
	br label %fail, !dbg !1127

b11_ok2:
	br label %fail, !dbg !1127

b13_fail1:
	br label %fail, !dbg !1129

b13_fail2:
	br label %fail, !dbg !1129

b14_fail1:
	br label %fail, !dbg !1130

b14_fail2:
	br label %fail, !dbg !1130

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !1134
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !1134

b18_fail2:
	br label %fail, !dbg !1134

b18_ok2:
	br label %fail, !dbg !1134

b18_fail3:
	br label %fail, !dbg !1134

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !1136
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !1136

b20_fail2:
	br label %fail, !dbg !1136

b20_ok2:
	br label %fail, !dbg !1136

b20_fail3:
	br label %fail, !dbg !1136

b21_fail1:
	br label %fail, !dbg !1137

b21_fail2:
	br label %fail, !dbg !1137

b21_fail3:
	br label %fail, !dbg !1137

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 160, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 161, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 162, %b21_fail3 ], !dbg !1111
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !1111
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !1111
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1111
	ret void, !dbg !1111
}

define void @CombineBFloat16(i64 %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i32 %p4, i16* %p5, i64 %p6, i16* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !1138 {
entry:
	br label %b0, !dbg !1139

b0:
	%0 = addrspacecast i16* %p5 to i16 addrspace(1)*, !dbg !1139
	%1 = addrspacecast i16* %p7 to i16 addrspace(1)*, !dbg !1139
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1142, !range !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1142, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1142, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1142, !range !14
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1142, !range !14
	%7 = mul i32 %6, %4, !dbg !1142
	%8 = add i32 %3, %7, !dbg !1142
	%9 = mul i32 %5, %8, !dbg !1142
	%10 = add i32 %2, %9, !dbg !1142
	%11 = sext i32 %10 to i64, !dbg !1142
	%12 = icmp eq i64 %p1, 0, !dbg !1143
	br i1 %12, label %b1, label %b5, !dbg !1143

b1:
	%13 = icmp eq i64 %11, 0, !dbg !1144
	br i1 %13, label %b2, label %b5, !dbg !1144

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !1145
	br i1 %14, label %b3, label %b4, !dbg !1145

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1146
	%16 = mul nsw i64 %p8, 2, !dbg !1146
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1146
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1146
	%19 = icmp slt i32 %15, 0, !dbg !1146
	%20 = icmp ne i64 %p6, %p8, !dbg !1146
	%21 = or i1 %19, %20, !dbg !1146
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !1146, !prof !21

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !1146
	%23 = bitcast i16* %18 to i8*, !dbg !1146
	call void @gpuc_reduce_thread_bfloat16_sum(i32 %p4, i8* %22, i8* %23, i64 %16, i32 1, i8* %ctrl, i32 13), !dbg !1146
	br label %b22, !dbg !1146

b4:
	%24 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1147
	%25 = icmp slt i32 %24, 0, !dbg !1147
	br i1 %25, label %b4_fail1, label %b4_ok1, !dbg !1147, !prof !21

b4_ok1:
	%26 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1147
	%27 = sext i32 %26 to i64, !dbg !1147
	%28 = mul i64 %p6, %27, !dbg !1147
	%29 = mul nsw i64 %p8, 2, !dbg !1147
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1147
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1147
	%32 = icmp ne i64 %28, %p8, !dbg !1147
	br i1 %32, label %b4_fail2, label %b4_ok2, !dbg !1147, !prof !21

b4_ok2:
	%33 = bitcast i16* %30 to i8*, !dbg !1147
	%34 = bitcast i16* %31 to i8*, !dbg !1147
	call void @gpuc_reduce_scatter_thread_bfloat16_sum(i32 %p4, i8* %33, i8* %34, i64 %29, i32 1, i8* %ctrl, i32 16), !dbg !1147
	br label %b22, !dbg !1147

b5:
	%35 = icmp eq i64 %p1, 1, !dbg !1148
	br i1 %35, label %b6, label %b15, !dbg !1148

b6:
	%36 = sdiv i64 %11, 32, !dbg !1149
	%37 = icmp eq i64 %36, %p2, !dbg !1150
	br i1 %37, label %b7, label %b15, !dbg !1150

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !1151
	br i1 %38, label %b8, label %b10, !dbg !1151

b8:
	%39 = icmp eq i8 %p3, 2, !dbg !1152
	br i1 %39, label %b9, label %b10, !dbg !1152

b9:
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1153
	%41 = mul nsw i64 %p8, 2, !dbg !1153
	%42 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1153
	%43 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1153
	%44 = icmp slt i32 %40, 0, !dbg !1153
	%45 = icmp ne i64 %p6, %p8, !dbg !1153
	%46 = or i1 %44, %45, !dbg !1153
	br i1 %46, label %b9_fail1, label %b9_ok1, !dbg !1153, !prof !21

b9_ok1:
	%47 = bitcast i16* %42 to i8*, !dbg !1153
	%48 = bitcast i16* %43 to i8*, !dbg !1153
	call void @gpuc_reduce_warp_bfloat16_prod(i32 %p4, i8* %47, i8* %48, i64 %41, i32 1, i8* %ctrl, i32 19), !dbg !1153
	br label %b22, !dbg !1153

b10:
	br i1 %38, label %b11, label %b12, !dbg !1154

b11:
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1155
	%50 = mul nsw i64 %p8, 2, !dbg !1155
	%51 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1155
	%52 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1155
	%53 = icmp slt i32 %49, 0, !dbg !1155
	%54 = icmp ne i64 %p6, %p8, !dbg !1155
	%55 = or i1 %53, %54, !dbg !1155
	br i1 %55, label %b11_fail1, label %b11_ok1, !dbg !1155, !prof !21

b11_ok1:
	%56 = bitcast i16* %51 to i8*, !dbg !1155
	%57 = bitcast i16* %52 to i8*, !dbg !1155
	call void @gpuc_reduce_warp_bfloat16_min(i32 %p4, i8* %56, i8* %57, i64 %50, i32 1, i8* %ctrl, i32 22), !dbg !1155
	br label %b22, !dbg !1155

b12:
	%58 = icmp eq i8 %p3, 2, !dbg !1156
	br i1 %58, label %b13, label %b14, !dbg !1156

b13:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1157
	%60 = icmp slt i32 %59, 0, !dbg !1157
	br i1 %60, label %b13_fail1, label %b13_ok1, !dbg !1157, !prof !21

b13_ok1:
	%61 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1157
	%62 = sext i32 %61 to i64, !dbg !1157
	%63 = mul i64 %p6, %62, !dbg !1157
	%64 = mul nsw i64 %p8, 2, !dbg !1157
	%65 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1157
	%66 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1157
	%67 = icmp ne i64 %63, %p8, !dbg !1157
	br i1 %67, label %b13_fail2, label %b13_ok2, !dbg !1157, !prof !21

b13_ok2:
	%68 = bitcast i16* %65 to i8*, !dbg !1157
	%69 = bitcast i16* %66 to i8*, !dbg !1157
	call void @gpuc_reduce_scatter_warp_bfloat16_prod(i32 %p4, i8* %68, i8* %69, i64 %64, i32 1, i8* %ctrl, i32 25), !dbg !1157
	br label %b22, !dbg !1157

b14:
	%70 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1158
	%71 = icmp slt i32 %70, 0, !dbg !1158
	br i1 %71, label %b14_fail1, label %b14_ok1, !dbg !1158, !prof !21

b14_ok1:
	%72 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1158
	%73 = sext i32 %72 to i64, !dbg !1158
	%74 = mul i64 %p6, %73, !dbg !1158
	%75 = mul nsw i64 %p8, 2, !dbg !1158
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1158
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1158
	%78 = icmp ne i64 %74, %p8, !dbg !1158
	br i1 %78, label %b14_fail2, label %b14_ok2, !dbg !1158, !prof !21

b14_ok2:
	%79 = bitcast i16* %76 to i8*, !dbg !1158
	%80 = bitcast i16* %77 to i8*, !dbg !1158
	call void @gpuc_reduce_scatter_warp_bfloat16_min(i32 %p4, i8* %79, i8* %80, i64 %75, i32 1, i8* %ctrl, i32 28), !dbg !1158
	br label %b22, !dbg !1158

b15:
	%81 = icmp eq i64 %p1, 2, !dbg !1159
	br i1 %81, label %b16, label %b22, !dbg !1159

b16:
	%82 = icmp eq i64 %p0, 3, !dbg !1160
	br i1 %82, label %b17, label %b19, !dbg !1160

b17:
	%83 = icmp eq i8 %p3, 1, !dbg !1161
	br i1 %83, label %b18, label %b19, !dbg !1161

b18:
	%84 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1162
	%85 = mul nsw i64 %p8, 2, !dbg !1162
	%86 = mul i32 %5, %6, !dbg !1162
	%87 = icmp slt i32 %84, 0, !dbg !1162
	%88 = icmp ne i64 %p6, %p8, !dbg !1162
	%89 = or i1 %87, %88, !dbg !1162
	br i1 %89, label %b18_fail1, label %b18_ok1, !dbg !1162, !prof !21

b18_ok1:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1162, !range !42
	%91 = mul i32 %86, %90, !dbg !1162
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1162
	%93 = sext i32 %92 to i64, !dbg !1162
	%94 = sext i32 %91 to i64, !dbg !1162
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1162
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1162
	%97 = icmp ne i64 %93, %94, !dbg !1162
	br i1 %97, label %b18_fail3, label %b18_ok3, !dbg !1162, !prof !21

b18_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !1162
	%99 = bitcast i16* %96 to i8*, !dbg !1162
	call void @gpuc_reduce_block_bfloat16_sum(i32 %p4, i8* %98, i8* %99, i64 %85, i32 1, i8* %ctrl, i32 31), !dbg !1162
	br label %b22, !dbg !1162

b19:
	br i1 %82, label %b20, label %b21, !dbg !1163

b20:
	%100 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1164
	%101 = mul nsw i64 %p8, 2, !dbg !1164
	%102 = mul i32 %5, %6, !dbg !1164
	%103 = icmp slt i32 %100, 0, !dbg !1164
	%104 = icmp ne i64 %p6, %p8, !dbg !1164
	%105 = or i1 %103, %104, !dbg !1164
	br i1 %105, label %b20_fail1, label %b20_ok1, !dbg !1164, !prof !21

b20_ok1:
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1164, !range !42
	%107 = mul i32 %102, %106, !dbg !1164
	%108 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1164
	%109 = sext i32 %108 to i64, !dbg !1164
	%110 = sext i32 %107 to i64, !dbg !1164
	%111 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1164
	%112 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1164
	%113 = icmp ne i64 %109, %110, !dbg !1164
	br i1 %113, label %b20_fail3, label %b20_ok3, !dbg !1164, !prof !21

b20_ok3:
	%114 = bitcast i16* %111 to i8*, !dbg !1164
	%115 = bitcast i16* %112 to i8*, !dbg !1164
	call void @gpuc_reduce_block_bfloat16_max(i32 %p4, i8* %114, i8* %115, i64 %101, i32 1, i8* %ctrl, i32 34), !dbg !1164
	br label %b22, !dbg !1164

b21:
	%116 = call i32 @gpuc_team_my_pe_thread(i32 %p4), !dbg !1165
	%117 = icmp slt i32 %116, 0, !dbg !1165
	br i1 %117, label %b21_fail1, label %b21_ok1, !dbg !1165, !prof !21

b21_ok1:
	%118 = call i32 @gpuc_team_num_pes_thread(i32 %p4), !dbg !1165
	%119 = sext i32 %118 to i64, !dbg !1165
	%120 = mul i64 %p6, %119, !dbg !1165
	%121 = mul nsw i64 %p8, 2, !dbg !1165
	%122 = mul i32 %5, %6, !dbg !1165
	%123 = icmp ne i64 %120, %p8, !dbg !1165
	br i1 %123, label %b21_fail2, label %b21_ok2, !dbg !1165, !prof !21

b21_ok2:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1165, !range !42
	%125 = mul i32 %122, %124, !dbg !1165
	%126 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !1165
	%127 = sext i32 %126 to i64, !dbg !1165
	%128 = sext i32 %125 to i64, !dbg !1165
	%129 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !1165
	%130 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !1165
	%131 = icmp ne i64 %127, %128, !dbg !1165
	br i1 %131, label %b21_fail3, label %b21_ok3, !dbg !1165, !prof !21

b21_ok3:
	%132 = bitcast i16* %129 to i8*, !dbg !1165
	%133 = bitcast i16* %130 to i8*, !dbg !1165
	call void @gpuc_reduce_scatter_block_bfloat16_max(i32 %p4, i8* %132, i8* %133, i64 %121, i32 1, i8* %ctrl, i32 37), !dbg !1165
	br label %b22, !dbg !1165

b22:
	ret void, !dbg !1141

b3_fail1:
	%134 = icmp slt i32 %15, 0, !dbg !1146
	br i1 %134, label %b3_fail2, label %b3_ok2, !dbg !1146

b3_fail2:
	br label %fail, !dbg !1146

b3_ok2:
	br label %fail, !dbg !1146

b4_fail1:
	br label %fail, !dbg !1147

b4_fail2:
	br label %fail, !dbg !1147

b9_fail1:
	%135 = icmp slt i32 %40, 0, !dbg !1153
	br i1 %135, label %b9_fail2, label %b9_ok2, !dbg !1153

b9_fail2:
	br label %fail, !dbg !1153

b9_ok2:
	br label %fail, !dbg !1153

b11_fail1:
	%136 = icmp slt i32 %49, 0, !dbg !1155
	br i1 %136, label %b11_fail2, label %b11_ok2, !dbg !1155

b11_fail2:
	br label %fail, !dbg !1155

b11_ok2:
	br label %fail, !dbg !1155

b13_fail1:
	br label %fail, !dbg !1157

b13_fail2:
	br label %fail, !dbg !1157

b14_fail1:
	br label %fail, !dbg !1158

b14_fail2:
	br label %fail, !dbg !1158

b18_fail1:
	%137 = icmp slt i32 %84, 0, !dbg !1162
	br i1 %137, label %b18_fail2, label %b18_ok2, !dbg !1162

b18_fail2:
	br label %fail, !dbg !1162

b18_ok2:
	br label %fail, !dbg !1162

b18_fail3:
	br label %fail, !dbg !1162

b20_fail1:
	%138 = icmp slt i32 %100, 0, !dbg !1164
	br i1 %138, label %b20_fail2, label %b20_ok2, !dbg !1164

b20_fail2:
	br label %fail, !dbg !1164

b20_ok2:
	br label %fail, !dbg !1164

b20_fail3:
	br label %fail, !dbg !1164

b21_fail1:
	br label %fail, !dbg !1165

b21_fail2:
	br label %fail, !dbg !1165

b21_fail3:
	br label %fail, !dbg !1165

fail:
	%139 = phi i32 [ 11, %b3_fail2 ], [ 12, %b3_ok2 ], [ 14, %b4_fail1 ], [ 15, %b4_fail2 ], [ 17, %b9_fail2 ], [ 18, %b9_ok2 ], [ 20, %b11_fail2 ], [ 21, %b11_ok2 ], [ 23, %b13_fail1 ], [ 24, %b13_fail2 ], [ 26, %b14_fail1 ], [ 27, %b14_fail2 ], [ 29, %b18_fail2 ], [ 30, %b18_ok2 ], [ 163, %b18_fail3 ], [ 32, %b20_fail2 ], [ 33, %b20_ok2 ], [ 164, %b20_fail3 ], [ 35, %b21_fail1 ], [ 36, %b21_fail2 ], [ 165, %b21_fail3 ], !dbg !1139
	%140 = phi i64 [ 0, %b3_fail2 ], [ %p6, %b3_ok2 ], [ 0, %b4_fail1 ], [ %28, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p6, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p6, %b11_ok2 ], [ 0, %b13_fail1 ], [ %63, %b13_fail2 ], [ 0, %b14_fail1 ], [ %74, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p6, %b18_ok2 ], [ %93, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p6, %b20_ok2 ], [ %109, %b20_fail3 ], [ 0, %b21_fail1 ], [ %120, %b21_fail2 ], [ %127, %b21_fail3 ], !dbg !1139
	%141 = phi i64 [ 0, %b3_fail2 ], [ %p8, %b3_ok2 ], [ 0, %b4_fail1 ], [ %p8, %b4_fail2 ], [ 0, %b9_fail2 ], [ %p8, %b9_ok2 ], [ 0, %b11_fail2 ], [ %p8, %b11_ok2 ], [ 0, %b13_fail1 ], [ %p8, %b13_fail2 ], [ 0, %b14_fail1 ], [ %p8, %b14_fail2 ], [ 0, %b18_fail2 ], [ %p8, %b18_ok2 ], [ %94, %b18_fail3 ], [ 0, %b20_fail2 ], [ %p8, %b20_ok2 ], [ %110, %b20_fail3 ], [ 0, %b21_fail1 ], [ %p8, %b21_fail2 ], [ %128, %b21_fail3 ], !dbg !1139
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1139
	ret void, !dbg !1139
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare void @gpuc_broadcast_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i32 %a5, i8* %a6, i32 %a7) nounwind

declare void @gpuc_f_collect_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_all_to_all_thread(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_broadcast_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i32 %a5, i8* %a6, i32 %a7) convergent nounwind

declare void @gpuc_f_collect_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_all_to_all_warp(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_broadcast_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i32 %a5, i8* %a6, i32 %a7) convergent nounwind

declare void @gpuc_f_collect_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_all_to_all_block(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !47
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !48
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !48
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

declare void @gpuc_reduce_thread_int8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int8_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_int8_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int8_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int8_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int8_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int8_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int8_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int8_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int8_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int8_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_int16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int16_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int16_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int16_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int16_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_int32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int32_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int32_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int32_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int32_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_int64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_int64_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int64_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_int64_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_int64_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint8_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_uint8_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint8_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint8_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint8_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint8_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint8_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint8_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint8_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint8_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint8_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_uint16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint16_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint16_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint16_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint16_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_uint32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint32_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint32_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint32_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint32_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_uint64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_uint64_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint64_and(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_uint64_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint64_or(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_float32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_float32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_float32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_float32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float32_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float32_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_float32_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_float64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_float64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_float64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_float64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float64_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float64_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float64_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_float64_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_float16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_float16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_float16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_float16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_float16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_float16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_float16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_thread_bfloat16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_scatter_thread_bfloat16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) nounwind

declare void @gpuc_reduce_warp_bfloat16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_warp_bfloat16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_bfloat16_prod(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_warp_bfloat16_min(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_bfloat16_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_block_bfloat16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

declare void @gpuc_reduce_scatter_block_bfloat16_max(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!1166, !1167, !1168, !1169, !1170, !1171, !1172, !1173, !1174, !1175, !1176, !1177, !1178, !1179, !1180, !1181, !1182, !1183, !1184, !1185, !1186, !1187, !1188, !1189, !1190, !1191, !1192, !1193, !1194, !1195, !1196, !1197, !1198, !1199, !1200, !1201, !1202, !1203, !1204, !1205}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "MoveInt8", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!7 = !DILocation(line: 13, column: 6, scope: !6)
!8 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective")
!9 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!10 = !DILocation(line: 14, column: 6, scope: !6)
!11 = !DILocation(line: 33, column: 24, scope: !9, inlinedAt: !10)
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 64}
!14 = !{i32 1, i32 1025}
!15 = !DILocation(line: 35, column: 13, scope: !9, inlinedAt: !10)
!16 = !DILocation(line: 35, column: 36, scope: !9, inlinedAt: !10)
!17 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!18 = !DILocation(line: 36, column: 9, scope: !9, inlinedAt: !10)
!19 = !DILocation(line: 47, column: 7, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 48, column: 18, scope: !17, inlinedAt: !18)
!21 = !{!"branch_weights", i32 1, i32 1048576}
!22 = !DILocation(line: 49, column: 7, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 50, column: 17, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 51, column: 7, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 52, column: 17, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 37, column: 13, scope: !9, inlinedAt: !10)
!27 = !DILocation(line: 37, column: 33, scope: !9, inlinedAt: !10)
!28 = !DILocation(line: 37, column: 37, scope: !9, inlinedAt: !10)
!29 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!30 = !DILocation(line: 38, column: 9, scope: !9, inlinedAt: !10)
!31 = !DILocation(line: 47, column: 7, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 48, column: 18, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 49, column: 7, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 50, column: 17, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 51, column: 7, scope: !29, inlinedAt: !30)
!36 = !DILocation(line: 52, column: 17, scope: !29, inlinedAt: !30)
!37 = !DILocation(line: 39, column: 13, scope: !9, inlinedAt: !10)
!38 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!39 = !DILocation(line: 40, column: 9, scope: !9, inlinedAt: !10)
!40 = !DILocation(line: 47, column: 7, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 48, column: 18, scope: !38, inlinedAt: !39)
!42 = !{i32 1, i32 65}
!43 = !DILocation(line: 49, column: 7, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 50, column: 17, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 51, column: 7, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 52, column: 17, scope: !38, inlinedAt: !39)
!47 = !{i32 0, i32 2147483647}
!48 = !{i32 0, i32 65535}
!49 = distinct !DISubprogram(name: "MoveInt16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!50 = !DILocation(line: 20, column: 6, scope: !49)
!51 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!52 = !DILocation(line: 21, column: 6, scope: !49)
!53 = !DILocation(line: 33, column: 24, scope: !51, inlinedAt: !52)
!54 = !DILocation(line: 35, column: 13, scope: !51, inlinedAt: !52)
!55 = !DILocation(line: 35, column: 36, scope: !51, inlinedAt: !52)
!56 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!57 = !DILocation(line: 36, column: 9, scope: !51, inlinedAt: !52)
!58 = !DILocation(line: 47, column: 7, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 48, column: 18, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 49, column: 7, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 50, column: 17, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 51, column: 7, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 52, column: 17, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 37, column: 13, scope: !51, inlinedAt: !52)
!65 = !DILocation(line: 37, column: 33, scope: !51, inlinedAt: !52)
!66 = !DILocation(line: 37, column: 37, scope: !51, inlinedAt: !52)
!67 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!68 = !DILocation(line: 38, column: 9, scope: !51, inlinedAt: !52)
!69 = !DILocation(line: 47, column: 7, scope: !67, inlinedAt: !68)
!70 = !DILocation(line: 48, column: 18, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 49, column: 7, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 50, column: 17, scope: !67, inlinedAt: !68)
!73 = !DILocation(line: 51, column: 7, scope: !67, inlinedAt: !68)
!74 = !DILocation(line: 52, column: 17, scope: !67, inlinedAt: !68)
!75 = !DILocation(line: 39, column: 13, scope: !51, inlinedAt: !52)
!76 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!77 = !DILocation(line: 40, column: 9, scope: !51, inlinedAt: !52)
!78 = !DILocation(line: 47, column: 7, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 48, column: 18, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 49, column: 7, scope: !76, inlinedAt: !77)
!81 = !DILocation(line: 50, column: 17, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 51, column: 7, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 52, column: 17, scope: !76, inlinedAt: !77)
!84 = distinct !DISubprogram(name: "MoveInt32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!85 = !DILocation(line: 27, column: 6, scope: !84)
!86 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!87 = !DILocation(line: 28, column: 6, scope: !84)
!88 = !DILocation(line: 33, column: 24, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 35, column: 13, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 35, column: 36, scope: !86, inlinedAt: !87)
!91 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!92 = !DILocation(line: 36, column: 9, scope: !86, inlinedAt: !87)
!93 = !DILocation(line: 47, column: 7, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 48, column: 18, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 49, column: 7, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 50, column: 17, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 51, column: 7, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 52, column: 17, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 37, column: 13, scope: !86, inlinedAt: !87)
!100 = !DILocation(line: 37, column: 33, scope: !86, inlinedAt: !87)
!101 = !DILocation(line: 37, column: 37, scope: !86, inlinedAt: !87)
!102 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!103 = !DILocation(line: 38, column: 9, scope: !86, inlinedAt: !87)
!104 = !DILocation(line: 47, column: 7, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 48, column: 18, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 49, column: 7, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 50, column: 17, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 51, column: 7, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 52, column: 17, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 39, column: 13, scope: !86, inlinedAt: !87)
!111 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!112 = !DILocation(line: 40, column: 9, scope: !86, inlinedAt: !87)
!113 = !DILocation(line: 47, column: 7, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 48, column: 18, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 49, column: 7, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 50, column: 17, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 51, column: 7, scope: !111, inlinedAt: !112)
!118 = !DILocation(line: 52, column: 17, scope: !111, inlinedAt: !112)
!119 = distinct !DISubprogram(name: "MoveInt64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!120 = !DILocation(line: 34, column: 6, scope: !119)
!121 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!122 = !DILocation(line: 35, column: 6, scope: !119)
!123 = !DILocation(line: 33, column: 24, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 35, column: 13, scope: !121, inlinedAt: !122)
!125 = !DILocation(line: 35, column: 36, scope: !121, inlinedAt: !122)
!126 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!127 = !DILocation(line: 36, column: 9, scope: !121, inlinedAt: !122)
!128 = !DILocation(line: 47, column: 7, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 48, column: 18, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 49, column: 7, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 50, column: 17, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 51, column: 7, scope: !126, inlinedAt: !127)
!133 = !DILocation(line: 52, column: 17, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 37, column: 13, scope: !121, inlinedAt: !122)
!135 = !DILocation(line: 37, column: 33, scope: !121, inlinedAt: !122)
!136 = !DILocation(line: 37, column: 37, scope: !121, inlinedAt: !122)
!137 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!138 = !DILocation(line: 38, column: 9, scope: !121, inlinedAt: !122)
!139 = !DILocation(line: 47, column: 7, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 48, column: 18, scope: !137, inlinedAt: !138)
!141 = !DILocation(line: 49, column: 7, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 50, column: 17, scope: !137, inlinedAt: !138)
!143 = !DILocation(line: 51, column: 7, scope: !137, inlinedAt: !138)
!144 = !DILocation(line: 52, column: 17, scope: !137, inlinedAt: !138)
!145 = !DILocation(line: 39, column: 13, scope: !121, inlinedAt: !122)
!146 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!147 = !DILocation(line: 40, column: 9, scope: !121, inlinedAt: !122)
!148 = !DILocation(line: 47, column: 7, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 48, column: 18, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 49, column: 7, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 50, column: 17, scope: !146, inlinedAt: !147)
!152 = !DILocation(line: 51, column: 7, scope: !146, inlinedAt: !147)
!153 = !DILocation(line: 52, column: 17, scope: !146, inlinedAt: !147)
!154 = distinct !DISubprogram(name: "MoveInt", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!155 = !DILocation(line: 41, column: 6, scope: !154)
!156 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!157 = !DILocation(line: 42, column: 6, scope: !154)
!158 = !DILocation(line: 33, column: 24, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 35, column: 13, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 35, column: 36, scope: !156, inlinedAt: !157)
!161 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!162 = !DILocation(line: 36, column: 9, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 47, column: 7, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 48, column: 18, scope: !161, inlinedAt: !162)
!165 = !DILocation(line: 49, column: 7, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 50, column: 17, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 51, column: 7, scope: !161, inlinedAt: !162)
!168 = !DILocation(line: 52, column: 17, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 37, column: 13, scope: !156, inlinedAt: !157)
!170 = !DILocation(line: 37, column: 33, scope: !156, inlinedAt: !157)
!171 = !DILocation(line: 37, column: 37, scope: !156, inlinedAt: !157)
!172 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!173 = !DILocation(line: 38, column: 9, scope: !156, inlinedAt: !157)
!174 = !DILocation(line: 47, column: 7, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 48, column: 18, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 49, column: 7, scope: !172, inlinedAt: !173)
!177 = !DILocation(line: 50, column: 17, scope: !172, inlinedAt: !173)
!178 = !DILocation(line: 51, column: 7, scope: !172, inlinedAt: !173)
!179 = !DILocation(line: 52, column: 17, scope: !172, inlinedAt: !173)
!180 = !DILocation(line: 39, column: 13, scope: !156, inlinedAt: !157)
!181 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!182 = !DILocation(line: 40, column: 9, scope: !156, inlinedAt: !157)
!183 = !DILocation(line: 47, column: 7, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 48, column: 18, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 49, column: 7, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 50, column: 17, scope: !181, inlinedAt: !182)
!187 = !DILocation(line: 51, column: 7, scope: !181, inlinedAt: !182)
!188 = !DILocation(line: 52, column: 17, scope: !181, inlinedAt: !182)
!189 = distinct !DISubprogram(name: "MoveUint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!190 = !DILocation(line: 48, column: 6, scope: !189)
!191 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!192 = !DILocation(line: 49, column: 6, scope: !189)
!193 = !DILocation(line: 33, column: 24, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 35, column: 13, scope: !191, inlinedAt: !192)
!195 = !DILocation(line: 35, column: 36, scope: !191, inlinedAt: !192)
!196 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!197 = !DILocation(line: 36, column: 9, scope: !191, inlinedAt: !192)
!198 = !DILocation(line: 47, column: 7, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 48, column: 18, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 49, column: 7, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 50, column: 17, scope: !196, inlinedAt: !197)
!202 = !DILocation(line: 51, column: 7, scope: !196, inlinedAt: !197)
!203 = !DILocation(line: 52, column: 17, scope: !196, inlinedAt: !197)
!204 = !DILocation(line: 37, column: 13, scope: !191, inlinedAt: !192)
!205 = !DILocation(line: 37, column: 33, scope: !191, inlinedAt: !192)
!206 = !DILocation(line: 37, column: 37, scope: !191, inlinedAt: !192)
!207 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!208 = !DILocation(line: 38, column: 9, scope: !191, inlinedAt: !192)
!209 = !DILocation(line: 47, column: 7, scope: !207, inlinedAt: !208)
!210 = !DILocation(line: 48, column: 18, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 49, column: 7, scope: !207, inlinedAt: !208)
!212 = !DILocation(line: 50, column: 17, scope: !207, inlinedAt: !208)
!213 = !DILocation(line: 51, column: 7, scope: !207, inlinedAt: !208)
!214 = !DILocation(line: 52, column: 17, scope: !207, inlinedAt: !208)
!215 = !DILocation(line: 39, column: 13, scope: !191, inlinedAt: !192)
!216 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!217 = !DILocation(line: 40, column: 9, scope: !191, inlinedAt: !192)
!218 = !DILocation(line: 47, column: 7, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 48, column: 18, scope: !216, inlinedAt: !217)
!220 = !DILocation(line: 49, column: 7, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 50, column: 17, scope: !216, inlinedAt: !217)
!222 = !DILocation(line: 51, column: 7, scope: !216, inlinedAt: !217)
!223 = !DILocation(line: 52, column: 17, scope: !216, inlinedAt: !217)
!224 = distinct !DISubprogram(name: "MoveUint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!225 = !DILocation(line: 55, column: 6, scope: !224)
!226 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!227 = !DILocation(line: 56, column: 6, scope: !224)
!228 = !DILocation(line: 33, column: 24, scope: !226, inlinedAt: !227)
!229 = !DILocation(line: 35, column: 13, scope: !226, inlinedAt: !227)
!230 = !DILocation(line: 35, column: 36, scope: !226, inlinedAt: !227)
!231 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!232 = !DILocation(line: 36, column: 9, scope: !226, inlinedAt: !227)
!233 = !DILocation(line: 47, column: 7, scope: !231, inlinedAt: !232)
!234 = !DILocation(line: 48, column: 18, scope: !231, inlinedAt: !232)
!235 = !DILocation(line: 49, column: 7, scope: !231, inlinedAt: !232)
!236 = !DILocation(line: 50, column: 17, scope: !231, inlinedAt: !232)
!237 = !DILocation(line: 51, column: 7, scope: !231, inlinedAt: !232)
!238 = !DILocation(line: 52, column: 17, scope: !231, inlinedAt: !232)
!239 = !DILocation(line: 37, column: 13, scope: !226, inlinedAt: !227)
!240 = !DILocation(line: 37, column: 33, scope: !226, inlinedAt: !227)
!241 = !DILocation(line: 37, column: 37, scope: !226, inlinedAt: !227)
!242 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!243 = !DILocation(line: 38, column: 9, scope: !226, inlinedAt: !227)
!244 = !DILocation(line: 47, column: 7, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 48, column: 18, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 49, column: 7, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 50, column: 17, scope: !242, inlinedAt: !243)
!248 = !DILocation(line: 51, column: 7, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 52, column: 17, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 39, column: 13, scope: !226, inlinedAt: !227)
!251 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!252 = !DILocation(line: 40, column: 9, scope: !226, inlinedAt: !227)
!253 = !DILocation(line: 47, column: 7, scope: !251, inlinedAt: !252)
!254 = !DILocation(line: 48, column: 18, scope: !251, inlinedAt: !252)
!255 = !DILocation(line: 49, column: 7, scope: !251, inlinedAt: !252)
!256 = !DILocation(line: 50, column: 17, scope: !251, inlinedAt: !252)
!257 = !DILocation(line: 51, column: 7, scope: !251, inlinedAt: !252)
!258 = !DILocation(line: 52, column: 17, scope: !251, inlinedAt: !252)
!259 = distinct !DISubprogram(name: "MoveUint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!260 = !DILocation(line: 62, column: 6, scope: !259)
!261 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!262 = !DILocation(line: 63, column: 6, scope: !259)
!263 = !DILocation(line: 33, column: 24, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 35, column: 13, scope: !261, inlinedAt: !262)
!265 = !DILocation(line: 35, column: 36, scope: !261, inlinedAt: !262)
!266 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!267 = !DILocation(line: 36, column: 9, scope: !261, inlinedAt: !262)
!268 = !DILocation(line: 47, column: 7, scope: !266, inlinedAt: !267)
!269 = !DILocation(line: 48, column: 18, scope: !266, inlinedAt: !267)
!270 = !DILocation(line: 49, column: 7, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 50, column: 17, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 51, column: 7, scope: !266, inlinedAt: !267)
!273 = !DILocation(line: 52, column: 17, scope: !266, inlinedAt: !267)
!274 = !DILocation(line: 37, column: 13, scope: !261, inlinedAt: !262)
!275 = !DILocation(line: 37, column: 33, scope: !261, inlinedAt: !262)
!276 = !DILocation(line: 37, column: 37, scope: !261, inlinedAt: !262)
!277 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!278 = !DILocation(line: 38, column: 9, scope: !261, inlinedAt: !262)
!279 = !DILocation(line: 47, column: 7, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 48, column: 18, scope: !277, inlinedAt: !278)
!281 = !DILocation(line: 49, column: 7, scope: !277, inlinedAt: !278)
!282 = !DILocation(line: 50, column: 17, scope: !277, inlinedAt: !278)
!283 = !DILocation(line: 51, column: 7, scope: !277, inlinedAt: !278)
!284 = !DILocation(line: 52, column: 17, scope: !277, inlinedAt: !278)
!285 = !DILocation(line: 39, column: 13, scope: !261, inlinedAt: !262)
!286 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!287 = !DILocation(line: 40, column: 9, scope: !261, inlinedAt: !262)
!288 = !DILocation(line: 47, column: 7, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 48, column: 18, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 49, column: 7, scope: !286, inlinedAt: !287)
!291 = !DILocation(line: 50, column: 17, scope: !286, inlinedAt: !287)
!292 = !DILocation(line: 51, column: 7, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 52, column: 17, scope: !286, inlinedAt: !287)
!294 = distinct !DISubprogram(name: "MoveUint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!295 = !DILocation(line: 69, column: 6, scope: !294)
!296 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!297 = !DILocation(line: 70, column: 6, scope: !294)
!298 = !DILocation(line: 33, column: 24, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 35, column: 13, scope: !296, inlinedAt: !297)
!300 = !DILocation(line: 35, column: 36, scope: !296, inlinedAt: !297)
!301 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!302 = !DILocation(line: 36, column: 9, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 47, column: 7, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 48, column: 18, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 49, column: 7, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 50, column: 17, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 51, column: 7, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 52, column: 17, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 37, column: 13, scope: !296, inlinedAt: !297)
!310 = !DILocation(line: 37, column: 33, scope: !296, inlinedAt: !297)
!311 = !DILocation(line: 37, column: 37, scope: !296, inlinedAt: !297)
!312 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!313 = !DILocation(line: 38, column: 9, scope: !296, inlinedAt: !297)
!314 = !DILocation(line: 47, column: 7, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 48, column: 18, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 49, column: 7, scope: !312, inlinedAt: !313)
!317 = !DILocation(line: 50, column: 17, scope: !312, inlinedAt: !313)
!318 = !DILocation(line: 51, column: 7, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 52, column: 17, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 39, column: 13, scope: !296, inlinedAt: !297)
!321 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!322 = !DILocation(line: 40, column: 9, scope: !296, inlinedAt: !297)
!323 = !DILocation(line: 47, column: 7, scope: !321, inlinedAt: !322)
!324 = !DILocation(line: 48, column: 18, scope: !321, inlinedAt: !322)
!325 = !DILocation(line: 49, column: 7, scope: !321, inlinedAt: !322)
!326 = !DILocation(line: 50, column: 17, scope: !321, inlinedAt: !322)
!327 = !DILocation(line: 51, column: 7, scope: !321, inlinedAt: !322)
!328 = !DILocation(line: 52, column: 17, scope: !321, inlinedAt: !322)
!329 = distinct !DISubprogram(name: "MoveUint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!330 = !DILocation(line: 76, column: 6, scope: !329)
!331 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!332 = !DILocation(line: 77, column: 6, scope: !329)
!333 = !DILocation(line: 33, column: 24, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 35, column: 13, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 35, column: 36, scope: !331, inlinedAt: !332)
!336 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!337 = !DILocation(line: 36, column: 9, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 47, column: 7, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 48, column: 18, scope: !336, inlinedAt: !337)
!340 = !DILocation(line: 49, column: 7, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 50, column: 17, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 51, column: 7, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 52, column: 17, scope: !336, inlinedAt: !337)
!344 = !DILocation(line: 37, column: 13, scope: !331, inlinedAt: !332)
!345 = !DILocation(line: 37, column: 33, scope: !331, inlinedAt: !332)
!346 = !DILocation(line: 37, column: 37, scope: !331, inlinedAt: !332)
!347 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!348 = !DILocation(line: 38, column: 9, scope: !331, inlinedAt: !332)
!349 = !DILocation(line: 47, column: 7, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 48, column: 18, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 49, column: 7, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 50, column: 17, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 51, column: 7, scope: !347, inlinedAt: !348)
!354 = !DILocation(line: 52, column: 17, scope: !347, inlinedAt: !348)
!355 = !DILocation(line: 39, column: 13, scope: !331, inlinedAt: !332)
!356 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!357 = !DILocation(line: 40, column: 9, scope: !331, inlinedAt: !332)
!358 = !DILocation(line: 47, column: 7, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 48, column: 18, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 49, column: 7, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 50, column: 17, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 51, column: 7, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 52, column: 17, scope: !356, inlinedAt: !357)
!364 = distinct !DISubprogram(name: "MoveFloat32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!365 = !DILocation(line: 83, column: 6, scope: !364)
!366 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!367 = !DILocation(line: 84, column: 6, scope: !364)
!368 = !DILocation(line: 33, column: 24, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 35, column: 13, scope: !366, inlinedAt: !367)
!370 = !DILocation(line: 35, column: 36, scope: !366, inlinedAt: !367)
!371 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!372 = !DILocation(line: 36, column: 9, scope: !366, inlinedAt: !367)
!373 = !DILocation(line: 47, column: 7, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 48, column: 18, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 49, column: 7, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 50, column: 17, scope: !371, inlinedAt: !372)
!377 = !DILocation(line: 51, column: 7, scope: !371, inlinedAt: !372)
!378 = !DILocation(line: 52, column: 17, scope: !371, inlinedAt: !372)
!379 = !DILocation(line: 37, column: 13, scope: !366, inlinedAt: !367)
!380 = !DILocation(line: 37, column: 33, scope: !366, inlinedAt: !367)
!381 = !DILocation(line: 37, column: 37, scope: !366, inlinedAt: !367)
!382 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!383 = !DILocation(line: 38, column: 9, scope: !366, inlinedAt: !367)
!384 = !DILocation(line: 47, column: 7, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 48, column: 18, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 49, column: 7, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 50, column: 17, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 51, column: 7, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 52, column: 17, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 39, column: 13, scope: !366, inlinedAt: !367)
!391 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!392 = !DILocation(line: 40, column: 9, scope: !366, inlinedAt: !367)
!393 = !DILocation(line: 47, column: 7, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 48, column: 18, scope: !391, inlinedAt: !392)
!395 = !DILocation(line: 49, column: 7, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 50, column: 17, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 51, column: 7, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 52, column: 17, scope: !391, inlinedAt: !392)
!399 = distinct !DISubprogram(name: "MoveFloat64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!400 = !DILocation(line: 90, column: 6, scope: !399)
!401 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!402 = !DILocation(line: 91, column: 6, scope: !399)
!403 = !DILocation(line: 33, column: 24, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 35, column: 13, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 35, column: 36, scope: !401, inlinedAt: !402)
!406 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!407 = !DILocation(line: 36, column: 9, scope: !401, inlinedAt: !402)
!408 = !DILocation(line: 47, column: 7, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 48, column: 18, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 49, column: 7, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 50, column: 17, scope: !406, inlinedAt: !407)
!412 = !DILocation(line: 51, column: 7, scope: !406, inlinedAt: !407)
!413 = !DILocation(line: 52, column: 17, scope: !406, inlinedAt: !407)
!414 = !DILocation(line: 37, column: 13, scope: !401, inlinedAt: !402)
!415 = !DILocation(line: 37, column: 33, scope: !401, inlinedAt: !402)
!416 = !DILocation(line: 37, column: 37, scope: !401, inlinedAt: !402)
!417 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!418 = !DILocation(line: 38, column: 9, scope: !401, inlinedAt: !402)
!419 = !DILocation(line: 47, column: 7, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 48, column: 18, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 49, column: 7, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 50, column: 17, scope: !417, inlinedAt: !418)
!423 = !DILocation(line: 51, column: 7, scope: !417, inlinedAt: !418)
!424 = !DILocation(line: 52, column: 17, scope: !417, inlinedAt: !418)
!425 = !DILocation(line: 39, column: 13, scope: !401, inlinedAt: !402)
!426 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!427 = !DILocation(line: 40, column: 9, scope: !401, inlinedAt: !402)
!428 = !DILocation(line: 47, column: 7, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 48, column: 18, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 49, column: 7, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 50, column: 17, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 51, column: 7, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 52, column: 17, scope: !426, inlinedAt: !427)
!434 = distinct !DISubprogram(name: "MoveFloat16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!435 = !DILocation(line: 97, column: 6, scope: !434)
!436 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!437 = !DILocation(line: 98, column: 6, scope: !434)
!438 = !DILocation(line: 33, column: 24, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 35, column: 13, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 35, column: 36, scope: !436, inlinedAt: !437)
!441 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!442 = !DILocation(line: 36, column: 9, scope: !436, inlinedAt: !437)
!443 = !DILocation(line: 47, column: 7, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 48, column: 18, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 49, column: 7, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 50, column: 17, scope: !441, inlinedAt: !442)
!447 = !DILocation(line: 51, column: 7, scope: !441, inlinedAt: !442)
!448 = !DILocation(line: 52, column: 17, scope: !441, inlinedAt: !442)
!449 = !DILocation(line: 37, column: 13, scope: !436, inlinedAt: !437)
!450 = !DILocation(line: 37, column: 33, scope: !436, inlinedAt: !437)
!451 = !DILocation(line: 37, column: 37, scope: !436, inlinedAt: !437)
!452 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!453 = !DILocation(line: 38, column: 9, scope: !436, inlinedAt: !437)
!454 = !DILocation(line: 47, column: 7, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 48, column: 18, scope: !452, inlinedAt: !453)
!456 = !DILocation(line: 49, column: 7, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 50, column: 17, scope: !452, inlinedAt: !453)
!458 = !DILocation(line: 51, column: 7, scope: !452, inlinedAt: !453)
!459 = !DILocation(line: 52, column: 17, scope: !452, inlinedAt: !453)
!460 = !DILocation(line: 39, column: 13, scope: !436, inlinedAt: !437)
!461 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!462 = !DILocation(line: 40, column: 9, scope: !436, inlinedAt: !437)
!463 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !462)
!464 = !DILocation(line: 48, column: 18, scope: !461, inlinedAt: !462)
!465 = !DILocation(line: 49, column: 7, scope: !461, inlinedAt: !462)
!466 = !DILocation(line: 50, column: 17, scope: !461, inlinedAt: !462)
!467 = !DILocation(line: 51, column: 7, scope: !461, inlinedAt: !462)
!468 = !DILocation(line: 52, column: 17, scope: !461, inlinedAt: !462)
!469 = distinct !DISubprogram(name: "MoveBFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!470 = !DILocation(line: 104, column: 6, scope: !469)
!471 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!472 = !DILocation(line: 105, column: 6, scope: !469)
!473 = !DILocation(line: 33, column: 24, scope: !471, inlinedAt: !472)
!474 = !DILocation(line: 35, column: 13, scope: !471, inlinedAt: !472)
!475 = !DILocation(line: 35, column: 36, scope: !471, inlinedAt: !472)
!476 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!477 = !DILocation(line: 36, column: 9, scope: !471, inlinedAt: !472)
!478 = !DILocation(line: 47, column: 7, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 48, column: 18, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 49, column: 7, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 50, column: 17, scope: !476, inlinedAt: !477)
!482 = !DILocation(line: 51, column: 7, scope: !476, inlinedAt: !477)
!483 = !DILocation(line: 52, column: 17, scope: !476, inlinedAt: !477)
!484 = !DILocation(line: 37, column: 13, scope: !471, inlinedAt: !472)
!485 = !DILocation(line: 37, column: 33, scope: !471, inlinedAt: !472)
!486 = !DILocation(line: 37, column: 37, scope: !471, inlinedAt: !472)
!487 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!488 = !DILocation(line: 38, column: 9, scope: !471, inlinedAt: !472)
!489 = !DILocation(line: 47, column: 7, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 48, column: 18, scope: !487, inlinedAt: !488)
!491 = !DILocation(line: 49, column: 7, scope: !487, inlinedAt: !488)
!492 = !DILocation(line: 50, column: 17, scope: !487, inlinedAt: !488)
!493 = !DILocation(line: 51, column: 7, scope: !487, inlinedAt: !488)
!494 = !DILocation(line: 52, column: 17, scope: !487, inlinedAt: !488)
!495 = !DILocation(line: 39, column: 13, scope: !471, inlinedAt: !472)
!496 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!497 = !DILocation(line: 40, column: 9, scope: !471, inlinedAt: !472)
!498 = !DILocation(line: 47, column: 7, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 48, column: 18, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 49, column: 7, scope: !496, inlinedAt: !497)
!501 = !DILocation(line: 50, column: 17, scope: !496, inlinedAt: !497)
!502 = !DILocation(line: 51, column: 7, scope: !496, inlinedAt: !497)
!503 = !DILocation(line: 52, column: 17, scope: !496, inlinedAt: !497)
!504 = distinct !DISubprogram(name: "MoveFloat8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!505 = !DILocation(line: 111, column: 6, scope: !504)
!506 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!507 = !DILocation(line: 112, column: 6, scope: !504)
!508 = !DILocation(line: 33, column: 24, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 35, column: 13, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 35, column: 36, scope: !506, inlinedAt: !507)
!511 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!512 = !DILocation(line: 36, column: 9, scope: !506, inlinedAt: !507)
!513 = !DILocation(line: 47, column: 7, scope: !511, inlinedAt: !512)
!514 = !DILocation(line: 48, column: 18, scope: !511, inlinedAt: !512)
!515 = !DILocation(line: 49, column: 7, scope: !511, inlinedAt: !512)
!516 = !DILocation(line: 50, column: 17, scope: !511, inlinedAt: !512)
!517 = !DILocation(line: 51, column: 7, scope: !511, inlinedAt: !512)
!518 = !DILocation(line: 52, column: 17, scope: !511, inlinedAt: !512)
!519 = !DILocation(line: 37, column: 13, scope: !506, inlinedAt: !507)
!520 = !DILocation(line: 37, column: 33, scope: !506, inlinedAt: !507)
!521 = !DILocation(line: 37, column: 37, scope: !506, inlinedAt: !507)
!522 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!523 = !DILocation(line: 38, column: 9, scope: !506, inlinedAt: !507)
!524 = !DILocation(line: 47, column: 7, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 48, column: 18, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 49, column: 7, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 50, column: 17, scope: !522, inlinedAt: !523)
!528 = !DILocation(line: 51, column: 7, scope: !522, inlinedAt: !523)
!529 = !DILocation(line: 52, column: 17, scope: !522, inlinedAt: !523)
!530 = !DILocation(line: 39, column: 13, scope: !506, inlinedAt: !507)
!531 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!532 = !DILocation(line: 40, column: 9, scope: !506, inlinedAt: !507)
!533 = !DILocation(line: 47, column: 7, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 48, column: 18, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 49, column: 7, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 50, column: 17, scope: !531, inlinedAt: !532)
!537 = !DILocation(line: 51, column: 7, scope: !531, inlinedAt: !532)
!538 = !DILocation(line: 52, column: 17, scope: !531, inlinedAt: !532)
!539 = distinct !DISubprogram(name: "MoveFloat8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!540 = !DILocation(line: 118, column: 6, scope: !539)
!541 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!542 = !DILocation(line: 119, column: 6, scope: !539)
!543 = !DILocation(line: 33, column: 24, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 35, column: 13, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 35, column: 36, scope: !541, inlinedAt: !542)
!546 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!547 = !DILocation(line: 36, column: 9, scope: !541, inlinedAt: !542)
!548 = !DILocation(line: 47, column: 7, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 48, column: 18, scope: !546, inlinedAt: !547)
!550 = !DILocation(line: 49, column: 7, scope: !546, inlinedAt: !547)
!551 = !DILocation(line: 50, column: 17, scope: !546, inlinedAt: !547)
!552 = !DILocation(line: 51, column: 7, scope: !546, inlinedAt: !547)
!553 = !DILocation(line: 52, column: 17, scope: !546, inlinedAt: !547)
!554 = !DILocation(line: 37, column: 13, scope: !541, inlinedAt: !542)
!555 = !DILocation(line: 37, column: 33, scope: !541, inlinedAt: !542)
!556 = !DILocation(line: 37, column: 37, scope: !541, inlinedAt: !542)
!557 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!558 = !DILocation(line: 38, column: 9, scope: !541, inlinedAt: !542)
!559 = !DILocation(line: 47, column: 7, scope: !557, inlinedAt: !558)
!560 = !DILocation(line: 48, column: 18, scope: !557, inlinedAt: !558)
!561 = !DILocation(line: 49, column: 7, scope: !557, inlinedAt: !558)
!562 = !DILocation(line: 50, column: 17, scope: !557, inlinedAt: !558)
!563 = !DILocation(line: 51, column: 7, scope: !557, inlinedAt: !558)
!564 = !DILocation(line: 52, column: 17, scope: !557, inlinedAt: !558)
!565 = !DILocation(line: 39, column: 13, scope: !541, inlinedAt: !542)
!566 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!567 = !DILocation(line: 40, column: 9, scope: !541, inlinedAt: !542)
!568 = !DILocation(line: 47, column: 7, scope: !566, inlinedAt: !567)
!569 = !DILocation(line: 48, column: 18, scope: !566, inlinedAt: !567)
!570 = !DILocation(line: 49, column: 7, scope: !566, inlinedAt: !567)
!571 = !DILocation(line: 50, column: 17, scope: !566, inlinedAt: !567)
!572 = !DILocation(line: 51, column: 7, scope: !566, inlinedAt: !567)
!573 = !DILocation(line: 52, column: 17, scope: !566, inlinedAt: !567)
!574 = distinct !DISubprogram(name: "CombineInt8", scope: !1, file: !1, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!575 = !DILocation(line: 125, column: 6, scope: !574)
!576 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!577 = !DILocation(line: 126, column: 9, scope: !574)
!578 = !DILocation(line: 62, column: 24, scope: !576, inlinedAt: !577)
!579 = !DILocation(line: 64, column: 13, scope: !576, inlinedAt: !577)
!580 = !DILocation(line: 64, column: 36, scope: !576, inlinedAt: !577)
!581 = !DILocation(line: 65, column: 8, scope: !576, inlinedAt: !577)
!582 = !DILocation(line: 66, column: 16, scope: !576, inlinedAt: !577)
!583 = !DILocation(line: 68, column: 23, scope: !576, inlinedAt: !577)
!584 = !DILocation(line: 70, column: 13, scope: !576, inlinedAt: !577)
!585 = !DILocation(line: 70, column: 33, scope: !576, inlinedAt: !577)
!586 = !DILocation(line: 70, column: 37, scope: !576, inlinedAt: !577)
!587 = !DILocation(line: 71, column: 8, scope: !576, inlinedAt: !577)
!588 = !DILocation(line: 71, column: 24, scope: !576, inlinedAt: !577)
!589 = !DILocation(line: 72, column: 16, scope: !576, inlinedAt: !577)
!590 = !DILocation(line: 73, column: 15, scope: !576, inlinedAt: !577)
!591 = !DILocation(line: 74, column: 16, scope: !576, inlinedAt: !577)
!592 = !DILocation(line: 75, column: 16, scope: !576, inlinedAt: !577)
!593 = !DILocation(line: 76, column: 23, scope: !576, inlinedAt: !577)
!594 = !DILocation(line: 78, column: 23, scope: !576, inlinedAt: !577)
!595 = !DILocation(line: 80, column: 13, scope: !576, inlinedAt: !577)
!596 = !DILocation(line: 81, column: 8, scope: !576, inlinedAt: !577)
!597 = !DILocation(line: 81, column: 24, scope: !576, inlinedAt: !577)
!598 = !DILocation(line: 82, column: 16, scope: !576, inlinedAt: !577)
!599 = !DILocation(line: 83, column: 15, scope: !576, inlinedAt: !577)
!600 = !DILocation(line: 84, column: 16, scope: !576, inlinedAt: !577)
!601 = !DILocation(line: 86, column: 23, scope: !576, inlinedAt: !577)
!602 = distinct !DISubprogram(name: "BitsInt8", scope: !1, file: !1, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!603 = !DILocation(line: 132, column: 6, scope: !602)
!604 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!605 = !DILocation(line: 133, column: 6, scope: !602)
!606 = !DILocation(line: 93, column: 24, scope: !604, inlinedAt: !605)
!607 = !DILocation(line: 95, column: 13, scope: !604, inlinedAt: !605)
!608 = !DILocation(line: 95, column: 36, scope: !604, inlinedAt: !605)
!609 = !DILocation(line: 96, column: 8, scope: !604, inlinedAt: !605)
!610 = !DILocation(line: 97, column: 16, scope: !604, inlinedAt: !605)
!611 = !DILocation(line: 99, column: 23, scope: !604, inlinedAt: !605)
!612 = !DILocation(line: 101, column: 13, scope: !604, inlinedAt: !605)
!613 = !DILocation(line: 101, column: 33, scope: !604, inlinedAt: !605)
!614 = !DILocation(line: 101, column: 37, scope: !604, inlinedAt: !605)
!615 = !DILocation(line: 102, column: 8, scope: !604, inlinedAt: !605)
!616 = !DILocation(line: 103, column: 16, scope: !604, inlinedAt: !605)
!617 = !DILocation(line: 105, column: 23, scope: !604, inlinedAt: !605)
!618 = !DILocation(line: 107, column: 13, scope: !604, inlinedAt: !605)
!619 = !DILocation(line: 108, column: 8, scope: !604, inlinedAt: !605)
!620 = !DILocation(line: 109, column: 16, scope: !604, inlinedAt: !605)
!621 = !DILocation(line: 111, column: 23, scope: !604, inlinedAt: !605)
!622 = distinct !DISubprogram(name: "CombineInt16", scope: !1, file: !1, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!623 = !DILocation(line: 139, column: 6, scope: !622)
!624 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!625 = !DILocation(line: 140, column: 9, scope: !622)
!626 = !DILocation(line: 62, column: 24, scope: !624, inlinedAt: !625)
!627 = !DILocation(line: 64, column: 13, scope: !624, inlinedAt: !625)
!628 = !DILocation(line: 64, column: 36, scope: !624, inlinedAt: !625)
!629 = !DILocation(line: 65, column: 8, scope: !624, inlinedAt: !625)
!630 = !DILocation(line: 66, column: 16, scope: !624, inlinedAt: !625)
!631 = !DILocation(line: 68, column: 23, scope: !624, inlinedAt: !625)
!632 = !DILocation(line: 70, column: 13, scope: !624, inlinedAt: !625)
!633 = !DILocation(line: 70, column: 33, scope: !624, inlinedAt: !625)
!634 = !DILocation(line: 70, column: 37, scope: !624, inlinedAt: !625)
!635 = !DILocation(line: 71, column: 8, scope: !624, inlinedAt: !625)
!636 = !DILocation(line: 71, column: 24, scope: !624, inlinedAt: !625)
!637 = !DILocation(line: 72, column: 16, scope: !624, inlinedAt: !625)
!638 = !DILocation(line: 73, column: 15, scope: !624, inlinedAt: !625)
!639 = !DILocation(line: 74, column: 16, scope: !624, inlinedAt: !625)
!640 = !DILocation(line: 75, column: 16, scope: !624, inlinedAt: !625)
!641 = !DILocation(line: 76, column: 23, scope: !624, inlinedAt: !625)
!642 = !DILocation(line: 78, column: 23, scope: !624, inlinedAt: !625)
!643 = !DILocation(line: 80, column: 13, scope: !624, inlinedAt: !625)
!644 = !DILocation(line: 81, column: 8, scope: !624, inlinedAt: !625)
!645 = !DILocation(line: 81, column: 24, scope: !624, inlinedAt: !625)
!646 = !DILocation(line: 82, column: 16, scope: !624, inlinedAt: !625)
!647 = !DILocation(line: 83, column: 15, scope: !624, inlinedAt: !625)
!648 = !DILocation(line: 84, column: 16, scope: !624, inlinedAt: !625)
!649 = !DILocation(line: 86, column: 23, scope: !624, inlinedAt: !625)
!650 = distinct !DISubprogram(name: "BitsInt16", scope: !1, file: !1, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!651 = !DILocation(line: 146, column: 6, scope: !650)
!652 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!653 = !DILocation(line: 147, column: 6, scope: !650)
!654 = !DILocation(line: 93, column: 24, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 95, column: 13, scope: !652, inlinedAt: !653)
!656 = !DILocation(line: 95, column: 36, scope: !652, inlinedAt: !653)
!657 = !DILocation(line: 96, column: 8, scope: !652, inlinedAt: !653)
!658 = !DILocation(line: 97, column: 16, scope: !652, inlinedAt: !653)
!659 = !DILocation(line: 99, column: 23, scope: !652, inlinedAt: !653)
!660 = !DILocation(line: 101, column: 13, scope: !652, inlinedAt: !653)
!661 = !DILocation(line: 101, column: 33, scope: !652, inlinedAt: !653)
!662 = !DILocation(line: 101, column: 37, scope: !652, inlinedAt: !653)
!663 = !DILocation(line: 102, column: 8, scope: !652, inlinedAt: !653)
!664 = !DILocation(line: 103, column: 16, scope: !652, inlinedAt: !653)
!665 = !DILocation(line: 105, column: 23, scope: !652, inlinedAt: !653)
!666 = !DILocation(line: 107, column: 13, scope: !652, inlinedAt: !653)
!667 = !DILocation(line: 108, column: 8, scope: !652, inlinedAt: !653)
!668 = !DILocation(line: 109, column: 16, scope: !652, inlinedAt: !653)
!669 = !DILocation(line: 111, column: 23, scope: !652, inlinedAt: !653)
!670 = distinct !DISubprogram(name: "CombineInt32", scope: !1, file: !1, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!671 = !DILocation(line: 153, column: 6, scope: !670)
!672 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!673 = !DILocation(line: 154, column: 9, scope: !670)
!674 = !DILocation(line: 62, column: 24, scope: !672, inlinedAt: !673)
!675 = !DILocation(line: 64, column: 13, scope: !672, inlinedAt: !673)
!676 = !DILocation(line: 64, column: 36, scope: !672, inlinedAt: !673)
!677 = !DILocation(line: 65, column: 8, scope: !672, inlinedAt: !673)
!678 = !DILocation(line: 66, column: 16, scope: !672, inlinedAt: !673)
!679 = !DILocation(line: 68, column: 23, scope: !672, inlinedAt: !673)
!680 = !DILocation(line: 70, column: 13, scope: !672, inlinedAt: !673)
!681 = !DILocation(line: 70, column: 33, scope: !672, inlinedAt: !673)
!682 = !DILocation(line: 70, column: 37, scope: !672, inlinedAt: !673)
!683 = !DILocation(line: 71, column: 8, scope: !672, inlinedAt: !673)
!684 = !DILocation(line: 71, column: 24, scope: !672, inlinedAt: !673)
!685 = !DILocation(line: 72, column: 16, scope: !672, inlinedAt: !673)
!686 = !DILocation(line: 73, column: 15, scope: !672, inlinedAt: !673)
!687 = !DILocation(line: 74, column: 16, scope: !672, inlinedAt: !673)
!688 = !DILocation(line: 75, column: 16, scope: !672, inlinedAt: !673)
!689 = !DILocation(line: 76, column: 23, scope: !672, inlinedAt: !673)
!690 = !DILocation(line: 78, column: 23, scope: !672, inlinedAt: !673)
!691 = !DILocation(line: 80, column: 13, scope: !672, inlinedAt: !673)
!692 = !DILocation(line: 81, column: 8, scope: !672, inlinedAt: !673)
!693 = !DILocation(line: 81, column: 24, scope: !672, inlinedAt: !673)
!694 = !DILocation(line: 82, column: 16, scope: !672, inlinedAt: !673)
!695 = !DILocation(line: 83, column: 15, scope: !672, inlinedAt: !673)
!696 = !DILocation(line: 84, column: 16, scope: !672, inlinedAt: !673)
!697 = !DILocation(line: 86, column: 23, scope: !672, inlinedAt: !673)
!698 = distinct !DISubprogram(name: "BitsInt32", scope: !1, file: !1, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!699 = !DILocation(line: 160, column: 6, scope: !698)
!700 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!701 = !DILocation(line: 161, column: 6, scope: !698)
!702 = !DILocation(line: 93, column: 24, scope: !700, inlinedAt: !701)
!703 = !DILocation(line: 95, column: 13, scope: !700, inlinedAt: !701)
!704 = !DILocation(line: 95, column: 36, scope: !700, inlinedAt: !701)
!705 = !DILocation(line: 96, column: 8, scope: !700, inlinedAt: !701)
!706 = !DILocation(line: 97, column: 16, scope: !700, inlinedAt: !701)
!707 = !DILocation(line: 99, column: 23, scope: !700, inlinedAt: !701)
!708 = !DILocation(line: 101, column: 13, scope: !700, inlinedAt: !701)
!709 = !DILocation(line: 101, column: 33, scope: !700, inlinedAt: !701)
!710 = !DILocation(line: 101, column: 37, scope: !700, inlinedAt: !701)
!711 = !DILocation(line: 102, column: 8, scope: !700, inlinedAt: !701)
!712 = !DILocation(line: 103, column: 16, scope: !700, inlinedAt: !701)
!713 = !DILocation(line: 105, column: 23, scope: !700, inlinedAt: !701)
!714 = !DILocation(line: 107, column: 13, scope: !700, inlinedAt: !701)
!715 = !DILocation(line: 108, column: 8, scope: !700, inlinedAt: !701)
!716 = !DILocation(line: 109, column: 16, scope: !700, inlinedAt: !701)
!717 = !DILocation(line: 111, column: 23, scope: !700, inlinedAt: !701)
!718 = distinct !DISubprogram(name: "CombineInt64", scope: !1, file: !1, line: 167, type: !4, isDefinition: true, scopeLine: 167, isOptimized: true, unit: !2)
!719 = !DILocation(line: 167, column: 6, scope: !718)
!720 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!721 = !DILocation(line: 168, column: 9, scope: !718)
!722 = !DILocation(line: 62, column: 24, scope: !720, inlinedAt: !721)
!723 = !DILocation(line: 64, column: 13, scope: !720, inlinedAt: !721)
!724 = !DILocation(line: 64, column: 36, scope: !720, inlinedAt: !721)
!725 = !DILocation(line: 65, column: 8, scope: !720, inlinedAt: !721)
!726 = !DILocation(line: 66, column: 16, scope: !720, inlinedAt: !721)
!727 = !DILocation(line: 68, column: 23, scope: !720, inlinedAt: !721)
!728 = !DILocation(line: 70, column: 13, scope: !720, inlinedAt: !721)
!729 = !DILocation(line: 70, column: 33, scope: !720, inlinedAt: !721)
!730 = !DILocation(line: 70, column: 37, scope: !720, inlinedAt: !721)
!731 = !DILocation(line: 71, column: 8, scope: !720, inlinedAt: !721)
!732 = !DILocation(line: 71, column: 24, scope: !720, inlinedAt: !721)
!733 = !DILocation(line: 72, column: 16, scope: !720, inlinedAt: !721)
!734 = !DILocation(line: 73, column: 15, scope: !720, inlinedAt: !721)
!735 = !DILocation(line: 74, column: 16, scope: !720, inlinedAt: !721)
!736 = !DILocation(line: 75, column: 16, scope: !720, inlinedAt: !721)
!737 = !DILocation(line: 76, column: 23, scope: !720, inlinedAt: !721)
!738 = !DILocation(line: 78, column: 23, scope: !720, inlinedAt: !721)
!739 = !DILocation(line: 80, column: 13, scope: !720, inlinedAt: !721)
!740 = !DILocation(line: 81, column: 8, scope: !720, inlinedAt: !721)
!741 = !DILocation(line: 81, column: 24, scope: !720, inlinedAt: !721)
!742 = !DILocation(line: 82, column: 16, scope: !720, inlinedAt: !721)
!743 = !DILocation(line: 83, column: 15, scope: !720, inlinedAt: !721)
!744 = !DILocation(line: 84, column: 16, scope: !720, inlinedAt: !721)
!745 = !DILocation(line: 86, column: 23, scope: !720, inlinedAt: !721)
!746 = distinct !DISubprogram(name: "BitsInt64", scope: !1, file: !1, line: 174, type: !4, isDefinition: true, scopeLine: 174, isOptimized: true, unit: !2)
!747 = !DILocation(line: 174, column: 6, scope: !746)
!748 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!749 = !DILocation(line: 175, column: 6, scope: !746)
!750 = !DILocation(line: 93, column: 24, scope: !748, inlinedAt: !749)
!751 = !DILocation(line: 95, column: 13, scope: !748, inlinedAt: !749)
!752 = !DILocation(line: 95, column: 36, scope: !748, inlinedAt: !749)
!753 = !DILocation(line: 96, column: 8, scope: !748, inlinedAt: !749)
!754 = !DILocation(line: 97, column: 16, scope: !748, inlinedAt: !749)
!755 = !DILocation(line: 99, column: 23, scope: !748, inlinedAt: !749)
!756 = !DILocation(line: 101, column: 13, scope: !748, inlinedAt: !749)
!757 = !DILocation(line: 101, column: 33, scope: !748, inlinedAt: !749)
!758 = !DILocation(line: 101, column: 37, scope: !748, inlinedAt: !749)
!759 = !DILocation(line: 102, column: 8, scope: !748, inlinedAt: !749)
!760 = !DILocation(line: 103, column: 16, scope: !748, inlinedAt: !749)
!761 = !DILocation(line: 105, column: 23, scope: !748, inlinedAt: !749)
!762 = !DILocation(line: 107, column: 13, scope: !748, inlinedAt: !749)
!763 = !DILocation(line: 108, column: 8, scope: !748, inlinedAt: !749)
!764 = !DILocation(line: 109, column: 16, scope: !748, inlinedAt: !749)
!765 = !DILocation(line: 111, column: 23, scope: !748, inlinedAt: !749)
!766 = distinct !DISubprogram(name: "CombineInt", scope: !1, file: !1, line: 181, type: !4, isDefinition: true, scopeLine: 181, isOptimized: true, unit: !2)
!767 = !DILocation(line: 181, column: 6, scope: !766)
!768 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!769 = !DILocation(line: 182, column: 9, scope: !766)
!770 = !DILocation(line: 62, column: 24, scope: !768, inlinedAt: !769)
!771 = !DILocation(line: 64, column: 13, scope: !768, inlinedAt: !769)
!772 = !DILocation(line: 64, column: 36, scope: !768, inlinedAt: !769)
!773 = !DILocation(line: 65, column: 8, scope: !768, inlinedAt: !769)
!774 = !DILocation(line: 66, column: 16, scope: !768, inlinedAt: !769)
!775 = !DILocation(line: 68, column: 23, scope: !768, inlinedAt: !769)
!776 = !DILocation(line: 70, column: 13, scope: !768, inlinedAt: !769)
!777 = !DILocation(line: 70, column: 33, scope: !768, inlinedAt: !769)
!778 = !DILocation(line: 70, column: 37, scope: !768, inlinedAt: !769)
!779 = !DILocation(line: 71, column: 8, scope: !768, inlinedAt: !769)
!780 = !DILocation(line: 71, column: 24, scope: !768, inlinedAt: !769)
!781 = !DILocation(line: 72, column: 16, scope: !768, inlinedAt: !769)
!782 = !DILocation(line: 73, column: 15, scope: !768, inlinedAt: !769)
!783 = !DILocation(line: 74, column: 16, scope: !768, inlinedAt: !769)
!784 = !DILocation(line: 75, column: 16, scope: !768, inlinedAt: !769)
!785 = !DILocation(line: 76, column: 23, scope: !768, inlinedAt: !769)
!786 = !DILocation(line: 78, column: 23, scope: !768, inlinedAt: !769)
!787 = !DILocation(line: 80, column: 13, scope: !768, inlinedAt: !769)
!788 = !DILocation(line: 81, column: 8, scope: !768, inlinedAt: !769)
!789 = !DILocation(line: 81, column: 24, scope: !768, inlinedAt: !769)
!790 = !DILocation(line: 82, column: 16, scope: !768, inlinedAt: !769)
!791 = !DILocation(line: 83, column: 15, scope: !768, inlinedAt: !769)
!792 = !DILocation(line: 84, column: 16, scope: !768, inlinedAt: !769)
!793 = !DILocation(line: 86, column: 23, scope: !768, inlinedAt: !769)
!794 = distinct !DISubprogram(name: "BitsInt", scope: !1, file: !1, line: 188, type: !4, isDefinition: true, scopeLine: 188, isOptimized: true, unit: !2)
!795 = !DILocation(line: 188, column: 6, scope: !794)
!796 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!797 = !DILocation(line: 189, column: 6, scope: !794)
!798 = !DILocation(line: 93, column: 24, scope: !796, inlinedAt: !797)
!799 = !DILocation(line: 95, column: 13, scope: !796, inlinedAt: !797)
!800 = !DILocation(line: 95, column: 36, scope: !796, inlinedAt: !797)
!801 = !DILocation(line: 96, column: 8, scope: !796, inlinedAt: !797)
!802 = !DILocation(line: 97, column: 16, scope: !796, inlinedAt: !797)
!803 = !DILocation(line: 99, column: 23, scope: !796, inlinedAt: !797)
!804 = !DILocation(line: 101, column: 13, scope: !796, inlinedAt: !797)
!805 = !DILocation(line: 101, column: 33, scope: !796, inlinedAt: !797)
!806 = !DILocation(line: 101, column: 37, scope: !796, inlinedAt: !797)
!807 = !DILocation(line: 102, column: 8, scope: !796, inlinedAt: !797)
!808 = !DILocation(line: 103, column: 16, scope: !796, inlinedAt: !797)
!809 = !DILocation(line: 105, column: 23, scope: !796, inlinedAt: !797)
!810 = !DILocation(line: 107, column: 13, scope: !796, inlinedAt: !797)
!811 = !DILocation(line: 108, column: 8, scope: !796, inlinedAt: !797)
!812 = !DILocation(line: 109, column: 16, scope: !796, inlinedAt: !797)
!813 = !DILocation(line: 111, column: 23, scope: !796, inlinedAt: !797)
!814 = distinct !DISubprogram(name: "CombineUint8", scope: !1, file: !1, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!815 = !DILocation(line: 195, column: 6, scope: !814)
!816 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!817 = !DILocation(line: 196, column: 9, scope: !814)
!818 = !DILocation(line: 62, column: 24, scope: !816, inlinedAt: !817)
!819 = !DILocation(line: 64, column: 13, scope: !816, inlinedAt: !817)
!820 = !DILocation(line: 64, column: 36, scope: !816, inlinedAt: !817)
!821 = !DILocation(line: 65, column: 8, scope: !816, inlinedAt: !817)
!822 = !DILocation(line: 66, column: 16, scope: !816, inlinedAt: !817)
!823 = !DILocation(line: 68, column: 23, scope: !816, inlinedAt: !817)
!824 = !DILocation(line: 70, column: 13, scope: !816, inlinedAt: !817)
!825 = !DILocation(line: 70, column: 33, scope: !816, inlinedAt: !817)
!826 = !DILocation(line: 70, column: 37, scope: !816, inlinedAt: !817)
!827 = !DILocation(line: 71, column: 8, scope: !816, inlinedAt: !817)
!828 = !DILocation(line: 71, column: 24, scope: !816, inlinedAt: !817)
!829 = !DILocation(line: 72, column: 16, scope: !816, inlinedAt: !817)
!830 = !DILocation(line: 73, column: 15, scope: !816, inlinedAt: !817)
!831 = !DILocation(line: 74, column: 16, scope: !816, inlinedAt: !817)
!832 = !DILocation(line: 75, column: 16, scope: !816, inlinedAt: !817)
!833 = !DILocation(line: 76, column: 23, scope: !816, inlinedAt: !817)
!834 = !DILocation(line: 78, column: 23, scope: !816, inlinedAt: !817)
!835 = !DILocation(line: 80, column: 13, scope: !816, inlinedAt: !817)
!836 = !DILocation(line: 81, column: 8, scope: !816, inlinedAt: !817)
!837 = !DILocation(line: 81, column: 24, scope: !816, inlinedAt: !817)
!838 = !DILocation(line: 82, column: 16, scope: !816, inlinedAt: !817)
!839 = !DILocation(line: 83, column: 15, scope: !816, inlinedAt: !817)
!840 = !DILocation(line: 84, column: 16, scope: !816, inlinedAt: !817)
!841 = !DILocation(line: 86, column: 23, scope: !816, inlinedAt: !817)
!842 = distinct !DISubprogram(name: "BitsUint8", scope: !1, file: !1, line: 202, type: !4, isDefinition: true, scopeLine: 202, isOptimized: true, unit: !2)
!843 = !DILocation(line: 202, column: 6, scope: !842)
!844 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!845 = !DILocation(line: 203, column: 6, scope: !842)
!846 = !DILocation(line: 93, column: 24, scope: !844, inlinedAt: !845)
!847 = !DILocation(line: 95, column: 13, scope: !844, inlinedAt: !845)
!848 = !DILocation(line: 95, column: 36, scope: !844, inlinedAt: !845)
!849 = !DILocation(line: 96, column: 8, scope: !844, inlinedAt: !845)
!850 = !DILocation(line: 97, column: 16, scope: !844, inlinedAt: !845)
!851 = !DILocation(line: 99, column: 23, scope: !844, inlinedAt: !845)
!852 = !DILocation(line: 101, column: 13, scope: !844, inlinedAt: !845)
!853 = !DILocation(line: 101, column: 33, scope: !844, inlinedAt: !845)
!854 = !DILocation(line: 101, column: 37, scope: !844, inlinedAt: !845)
!855 = !DILocation(line: 102, column: 8, scope: !844, inlinedAt: !845)
!856 = !DILocation(line: 103, column: 16, scope: !844, inlinedAt: !845)
!857 = !DILocation(line: 105, column: 23, scope: !844, inlinedAt: !845)
!858 = !DILocation(line: 107, column: 13, scope: !844, inlinedAt: !845)
!859 = !DILocation(line: 108, column: 8, scope: !844, inlinedAt: !845)
!860 = !DILocation(line: 109, column: 16, scope: !844, inlinedAt: !845)
!861 = !DILocation(line: 111, column: 23, scope: !844, inlinedAt: !845)
!862 = distinct !DISubprogram(name: "CombineUint16", scope: !1, file: !1, line: 209, type: !4, isDefinition: true, scopeLine: 209, isOptimized: true, unit: !2)
!863 = !DILocation(line: 209, column: 6, scope: !862)
!864 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!865 = !DILocation(line: 210, column: 9, scope: !862)
!866 = !DILocation(line: 62, column: 24, scope: !864, inlinedAt: !865)
!867 = !DILocation(line: 64, column: 13, scope: !864, inlinedAt: !865)
!868 = !DILocation(line: 64, column: 36, scope: !864, inlinedAt: !865)
!869 = !DILocation(line: 65, column: 8, scope: !864, inlinedAt: !865)
!870 = !DILocation(line: 66, column: 16, scope: !864, inlinedAt: !865)
!871 = !DILocation(line: 68, column: 23, scope: !864, inlinedAt: !865)
!872 = !DILocation(line: 70, column: 13, scope: !864, inlinedAt: !865)
!873 = !DILocation(line: 70, column: 33, scope: !864, inlinedAt: !865)
!874 = !DILocation(line: 70, column: 37, scope: !864, inlinedAt: !865)
!875 = !DILocation(line: 71, column: 8, scope: !864, inlinedAt: !865)
!876 = !DILocation(line: 71, column: 24, scope: !864, inlinedAt: !865)
!877 = !DILocation(line: 72, column: 16, scope: !864, inlinedAt: !865)
!878 = !DILocation(line: 73, column: 15, scope: !864, inlinedAt: !865)
!879 = !DILocation(line: 74, column: 16, scope: !864, inlinedAt: !865)
!880 = !DILocation(line: 75, column: 16, scope: !864, inlinedAt: !865)
!881 = !DILocation(line: 76, column: 23, scope: !864, inlinedAt: !865)
!882 = !DILocation(line: 78, column: 23, scope: !864, inlinedAt: !865)
!883 = !DILocation(line: 80, column: 13, scope: !864, inlinedAt: !865)
!884 = !DILocation(line: 81, column: 8, scope: !864, inlinedAt: !865)
!885 = !DILocation(line: 81, column: 24, scope: !864, inlinedAt: !865)
!886 = !DILocation(line: 82, column: 16, scope: !864, inlinedAt: !865)
!887 = !DILocation(line: 83, column: 15, scope: !864, inlinedAt: !865)
!888 = !DILocation(line: 84, column: 16, scope: !864, inlinedAt: !865)
!889 = !DILocation(line: 86, column: 23, scope: !864, inlinedAt: !865)
!890 = distinct !DISubprogram(name: "BitsUint16", scope: !1, file: !1, line: 216, type: !4, isDefinition: true, scopeLine: 216, isOptimized: true, unit: !2)
!891 = !DILocation(line: 216, column: 6, scope: !890)
!892 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!893 = !DILocation(line: 217, column: 6, scope: !890)
!894 = !DILocation(line: 93, column: 24, scope: !892, inlinedAt: !893)
!895 = !DILocation(line: 95, column: 13, scope: !892, inlinedAt: !893)
!896 = !DILocation(line: 95, column: 36, scope: !892, inlinedAt: !893)
!897 = !DILocation(line: 96, column: 8, scope: !892, inlinedAt: !893)
!898 = !DILocation(line: 97, column: 16, scope: !892, inlinedAt: !893)
!899 = !DILocation(line: 99, column: 23, scope: !892, inlinedAt: !893)
!900 = !DILocation(line: 101, column: 13, scope: !892, inlinedAt: !893)
!901 = !DILocation(line: 101, column: 33, scope: !892, inlinedAt: !893)
!902 = !DILocation(line: 101, column: 37, scope: !892, inlinedAt: !893)
!903 = !DILocation(line: 102, column: 8, scope: !892, inlinedAt: !893)
!904 = !DILocation(line: 103, column: 16, scope: !892, inlinedAt: !893)
!905 = !DILocation(line: 105, column: 23, scope: !892, inlinedAt: !893)
!906 = !DILocation(line: 107, column: 13, scope: !892, inlinedAt: !893)
!907 = !DILocation(line: 108, column: 8, scope: !892, inlinedAt: !893)
!908 = !DILocation(line: 109, column: 16, scope: !892, inlinedAt: !893)
!909 = !DILocation(line: 111, column: 23, scope: !892, inlinedAt: !893)
!910 = distinct !DISubprogram(name: "CombineUint32", scope: !1, file: !1, line: 223, type: !4, isDefinition: true, scopeLine: 223, isOptimized: true, unit: !2)
!911 = !DILocation(line: 223, column: 6, scope: !910)
!912 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!913 = !DILocation(line: 224, column: 9, scope: !910)
!914 = !DILocation(line: 62, column: 24, scope: !912, inlinedAt: !913)
!915 = !DILocation(line: 64, column: 13, scope: !912, inlinedAt: !913)
!916 = !DILocation(line: 64, column: 36, scope: !912, inlinedAt: !913)
!917 = !DILocation(line: 65, column: 8, scope: !912, inlinedAt: !913)
!918 = !DILocation(line: 66, column: 16, scope: !912, inlinedAt: !913)
!919 = !DILocation(line: 68, column: 23, scope: !912, inlinedAt: !913)
!920 = !DILocation(line: 70, column: 13, scope: !912, inlinedAt: !913)
!921 = !DILocation(line: 70, column: 33, scope: !912, inlinedAt: !913)
!922 = !DILocation(line: 70, column: 37, scope: !912, inlinedAt: !913)
!923 = !DILocation(line: 71, column: 8, scope: !912, inlinedAt: !913)
!924 = !DILocation(line: 71, column: 24, scope: !912, inlinedAt: !913)
!925 = !DILocation(line: 72, column: 16, scope: !912, inlinedAt: !913)
!926 = !DILocation(line: 73, column: 15, scope: !912, inlinedAt: !913)
!927 = !DILocation(line: 74, column: 16, scope: !912, inlinedAt: !913)
!928 = !DILocation(line: 75, column: 16, scope: !912, inlinedAt: !913)
!929 = !DILocation(line: 76, column: 23, scope: !912, inlinedAt: !913)
!930 = !DILocation(line: 78, column: 23, scope: !912, inlinedAt: !913)
!931 = !DILocation(line: 80, column: 13, scope: !912, inlinedAt: !913)
!932 = !DILocation(line: 81, column: 8, scope: !912, inlinedAt: !913)
!933 = !DILocation(line: 81, column: 24, scope: !912, inlinedAt: !913)
!934 = !DILocation(line: 82, column: 16, scope: !912, inlinedAt: !913)
!935 = !DILocation(line: 83, column: 15, scope: !912, inlinedAt: !913)
!936 = !DILocation(line: 84, column: 16, scope: !912, inlinedAt: !913)
!937 = !DILocation(line: 86, column: 23, scope: !912, inlinedAt: !913)
!938 = distinct !DISubprogram(name: "BitsUint32", scope: !1, file: !1, line: 230, type: !4, isDefinition: true, scopeLine: 230, isOptimized: true, unit: !2)
!939 = !DILocation(line: 230, column: 6, scope: !938)
!940 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!941 = !DILocation(line: 231, column: 6, scope: !938)
!942 = !DILocation(line: 93, column: 24, scope: !940, inlinedAt: !941)
!943 = !DILocation(line: 95, column: 13, scope: !940, inlinedAt: !941)
!944 = !DILocation(line: 95, column: 36, scope: !940, inlinedAt: !941)
!945 = !DILocation(line: 96, column: 8, scope: !940, inlinedAt: !941)
!946 = !DILocation(line: 97, column: 16, scope: !940, inlinedAt: !941)
!947 = !DILocation(line: 99, column: 23, scope: !940, inlinedAt: !941)
!948 = !DILocation(line: 101, column: 13, scope: !940, inlinedAt: !941)
!949 = !DILocation(line: 101, column: 33, scope: !940, inlinedAt: !941)
!950 = !DILocation(line: 101, column: 37, scope: !940, inlinedAt: !941)
!951 = !DILocation(line: 102, column: 8, scope: !940, inlinedAt: !941)
!952 = !DILocation(line: 103, column: 16, scope: !940, inlinedAt: !941)
!953 = !DILocation(line: 105, column: 23, scope: !940, inlinedAt: !941)
!954 = !DILocation(line: 107, column: 13, scope: !940, inlinedAt: !941)
!955 = !DILocation(line: 108, column: 8, scope: !940, inlinedAt: !941)
!956 = !DILocation(line: 109, column: 16, scope: !940, inlinedAt: !941)
!957 = !DILocation(line: 111, column: 23, scope: !940, inlinedAt: !941)
!958 = distinct !DISubprogram(name: "CombineUint64", scope: !1, file: !1, line: 237, type: !4, isDefinition: true, scopeLine: 237, isOptimized: true, unit: !2)
!959 = !DILocation(line: 237, column: 6, scope: !958)
!960 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!961 = !DILocation(line: 238, column: 9, scope: !958)
!962 = !DILocation(line: 62, column: 24, scope: !960, inlinedAt: !961)
!963 = !DILocation(line: 64, column: 13, scope: !960, inlinedAt: !961)
!964 = !DILocation(line: 64, column: 36, scope: !960, inlinedAt: !961)
!965 = !DILocation(line: 65, column: 8, scope: !960, inlinedAt: !961)
!966 = !DILocation(line: 66, column: 16, scope: !960, inlinedAt: !961)
!967 = !DILocation(line: 68, column: 23, scope: !960, inlinedAt: !961)
!968 = !DILocation(line: 70, column: 13, scope: !960, inlinedAt: !961)
!969 = !DILocation(line: 70, column: 33, scope: !960, inlinedAt: !961)
!970 = !DILocation(line: 70, column: 37, scope: !960, inlinedAt: !961)
!971 = !DILocation(line: 71, column: 8, scope: !960, inlinedAt: !961)
!972 = !DILocation(line: 71, column: 24, scope: !960, inlinedAt: !961)
!973 = !DILocation(line: 72, column: 16, scope: !960, inlinedAt: !961)
!974 = !DILocation(line: 73, column: 15, scope: !960, inlinedAt: !961)
!975 = !DILocation(line: 74, column: 16, scope: !960, inlinedAt: !961)
!976 = !DILocation(line: 75, column: 16, scope: !960, inlinedAt: !961)
!977 = !DILocation(line: 76, column: 23, scope: !960, inlinedAt: !961)
!978 = !DILocation(line: 78, column: 23, scope: !960, inlinedAt: !961)
!979 = !DILocation(line: 80, column: 13, scope: !960, inlinedAt: !961)
!980 = !DILocation(line: 81, column: 8, scope: !960, inlinedAt: !961)
!981 = !DILocation(line: 81, column: 24, scope: !960, inlinedAt: !961)
!982 = !DILocation(line: 82, column: 16, scope: !960, inlinedAt: !961)
!983 = !DILocation(line: 83, column: 15, scope: !960, inlinedAt: !961)
!984 = !DILocation(line: 84, column: 16, scope: !960, inlinedAt: !961)
!985 = !DILocation(line: 86, column: 23, scope: !960, inlinedAt: !961)
!986 = distinct !DISubprogram(name: "BitsUint64", scope: !1, file: !1, line: 244, type: !4, isDefinition: true, scopeLine: 244, isOptimized: true, unit: !2)
!987 = !DILocation(line: 244, column: 6, scope: !986)
!988 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!989 = !DILocation(line: 245, column: 6, scope: !986)
!990 = !DILocation(line: 93, column: 24, scope: !988, inlinedAt: !989)
!991 = !DILocation(line: 95, column: 13, scope: !988, inlinedAt: !989)
!992 = !DILocation(line: 95, column: 36, scope: !988, inlinedAt: !989)
!993 = !DILocation(line: 96, column: 8, scope: !988, inlinedAt: !989)
!994 = !DILocation(line: 97, column: 16, scope: !988, inlinedAt: !989)
!995 = !DILocation(line: 99, column: 23, scope: !988, inlinedAt: !989)
!996 = !DILocation(line: 101, column: 13, scope: !988, inlinedAt: !989)
!997 = !DILocation(line: 101, column: 33, scope: !988, inlinedAt: !989)
!998 = !DILocation(line: 101, column: 37, scope: !988, inlinedAt: !989)
!999 = !DILocation(line: 102, column: 8, scope: !988, inlinedAt: !989)
!1000 = !DILocation(line: 103, column: 16, scope: !988, inlinedAt: !989)
!1001 = !DILocation(line: 105, column: 23, scope: !988, inlinedAt: !989)
!1002 = !DILocation(line: 107, column: 13, scope: !988, inlinedAt: !989)
!1003 = !DILocation(line: 108, column: 8, scope: !988, inlinedAt: !989)
!1004 = !DILocation(line: 109, column: 16, scope: !988, inlinedAt: !989)
!1005 = !DILocation(line: 111, column: 23, scope: !988, inlinedAt: !989)
!1006 = distinct !DISubprogram(name: "CombineUint", scope: !1, file: !1, line: 251, type: !4, isDefinition: true, scopeLine: 251, isOptimized: true, unit: !2)
!1007 = !DILocation(line: 251, column: 6, scope: !1006)
!1008 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1009 = !DILocation(line: 252, column: 9, scope: !1006)
!1010 = !DILocation(line: 62, column: 24, scope: !1008, inlinedAt: !1009)
!1011 = !DILocation(line: 64, column: 13, scope: !1008, inlinedAt: !1009)
!1012 = !DILocation(line: 64, column: 36, scope: !1008, inlinedAt: !1009)
!1013 = !DILocation(line: 65, column: 8, scope: !1008, inlinedAt: !1009)
!1014 = !DILocation(line: 66, column: 16, scope: !1008, inlinedAt: !1009)
!1015 = !DILocation(line: 68, column: 23, scope: !1008, inlinedAt: !1009)
!1016 = !DILocation(line: 70, column: 13, scope: !1008, inlinedAt: !1009)
!1017 = !DILocation(line: 70, column: 33, scope: !1008, inlinedAt: !1009)
!1018 = !DILocation(line: 70, column: 37, scope: !1008, inlinedAt: !1009)
!1019 = !DILocation(line: 71, column: 8, scope: !1008, inlinedAt: !1009)
!1020 = !DILocation(line: 71, column: 24, scope: !1008, inlinedAt: !1009)
!1021 = !DILocation(line: 72, column: 16, scope: !1008, inlinedAt: !1009)
!1022 = !DILocation(line: 73, column: 15, scope: !1008, inlinedAt: !1009)
!1023 = !DILocation(line: 74, column: 16, scope: !1008, inlinedAt: !1009)
!1024 = !DILocation(line: 75, column: 16, scope: !1008, inlinedAt: !1009)
!1025 = !DILocation(line: 76, column: 23, scope: !1008, inlinedAt: !1009)
!1026 = !DILocation(line: 78, column: 23, scope: !1008, inlinedAt: !1009)
!1027 = !DILocation(line: 80, column: 13, scope: !1008, inlinedAt: !1009)
!1028 = !DILocation(line: 81, column: 8, scope: !1008, inlinedAt: !1009)
!1029 = !DILocation(line: 81, column: 24, scope: !1008, inlinedAt: !1009)
!1030 = !DILocation(line: 82, column: 16, scope: !1008, inlinedAt: !1009)
!1031 = !DILocation(line: 83, column: 15, scope: !1008, inlinedAt: !1009)
!1032 = !DILocation(line: 84, column: 16, scope: !1008, inlinedAt: !1009)
!1033 = !DILocation(line: 86, column: 23, scope: !1008, inlinedAt: !1009)
!1034 = distinct !DISubprogram(name: "BitsUint", scope: !1, file: !1, line: 258, type: !4, isDefinition: true, scopeLine: 258, isOptimized: true, unit: !2)
!1035 = !DILocation(line: 258, column: 6, scope: !1034)
!1036 = distinct !DISubprogram(name: "bits", scope: !8, file: !8, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!1037 = !DILocation(line: 259, column: 6, scope: !1034)
!1038 = !DILocation(line: 93, column: 24, scope: !1036, inlinedAt: !1037)
!1039 = !DILocation(line: 95, column: 13, scope: !1036, inlinedAt: !1037)
!1040 = !DILocation(line: 95, column: 36, scope: !1036, inlinedAt: !1037)
!1041 = !DILocation(line: 96, column: 8, scope: !1036, inlinedAt: !1037)
!1042 = !DILocation(line: 97, column: 16, scope: !1036, inlinedAt: !1037)
!1043 = !DILocation(line: 99, column: 23, scope: !1036, inlinedAt: !1037)
!1044 = !DILocation(line: 101, column: 13, scope: !1036, inlinedAt: !1037)
!1045 = !DILocation(line: 101, column: 33, scope: !1036, inlinedAt: !1037)
!1046 = !DILocation(line: 101, column: 37, scope: !1036, inlinedAt: !1037)
!1047 = !DILocation(line: 102, column: 8, scope: !1036, inlinedAt: !1037)
!1048 = !DILocation(line: 103, column: 16, scope: !1036, inlinedAt: !1037)
!1049 = !DILocation(line: 105, column: 23, scope: !1036, inlinedAt: !1037)
!1050 = !DILocation(line: 107, column: 13, scope: !1036, inlinedAt: !1037)
!1051 = !DILocation(line: 108, column: 8, scope: !1036, inlinedAt: !1037)
!1052 = !DILocation(line: 109, column: 16, scope: !1036, inlinedAt: !1037)
!1053 = !DILocation(line: 111, column: 23, scope: !1036, inlinedAt: !1037)
!1054 = distinct !DISubprogram(name: "CombineFloat32", scope: !1, file: !1, line: 265, type: !4, isDefinition: true, scopeLine: 265, isOptimized: true, unit: !2)
!1055 = !DILocation(line: 265, column: 6, scope: !1054)
!1056 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1057 = !DILocation(line: 266, column: 9, scope: !1054)
!1058 = !DILocation(line: 62, column: 24, scope: !1056, inlinedAt: !1057)
!1059 = !DILocation(line: 64, column: 13, scope: !1056, inlinedAt: !1057)
!1060 = !DILocation(line: 64, column: 36, scope: !1056, inlinedAt: !1057)
!1061 = !DILocation(line: 65, column: 8, scope: !1056, inlinedAt: !1057)
!1062 = !DILocation(line: 66, column: 16, scope: !1056, inlinedAt: !1057)
!1063 = !DILocation(line: 68, column: 23, scope: !1056, inlinedAt: !1057)
!1064 = !DILocation(line: 70, column: 13, scope: !1056, inlinedAt: !1057)
!1065 = !DILocation(line: 70, column: 33, scope: !1056, inlinedAt: !1057)
!1066 = !DILocation(line: 70, column: 37, scope: !1056, inlinedAt: !1057)
!1067 = !DILocation(line: 71, column: 8, scope: !1056, inlinedAt: !1057)
!1068 = !DILocation(line: 71, column: 24, scope: !1056, inlinedAt: !1057)
!1069 = !DILocation(line: 72, column: 16, scope: !1056, inlinedAt: !1057)
!1070 = !DILocation(line: 73, column: 15, scope: !1056, inlinedAt: !1057)
!1071 = !DILocation(line: 74, column: 16, scope: !1056, inlinedAt: !1057)
!1072 = !DILocation(line: 75, column: 16, scope: !1056, inlinedAt: !1057)
!1073 = !DILocation(line: 76, column: 23, scope: !1056, inlinedAt: !1057)
!1074 = !DILocation(line: 78, column: 23, scope: !1056, inlinedAt: !1057)
!1075 = !DILocation(line: 80, column: 13, scope: !1056, inlinedAt: !1057)
!1076 = !DILocation(line: 81, column: 8, scope: !1056, inlinedAt: !1057)
!1077 = !DILocation(line: 81, column: 24, scope: !1056, inlinedAt: !1057)
!1078 = !DILocation(line: 82, column: 16, scope: !1056, inlinedAt: !1057)
!1079 = !DILocation(line: 83, column: 15, scope: !1056, inlinedAt: !1057)
!1080 = !DILocation(line: 84, column: 16, scope: !1056, inlinedAt: !1057)
!1081 = !DILocation(line: 86, column: 23, scope: !1056, inlinedAt: !1057)
!1082 = distinct !DISubprogram(name: "CombineFloat64", scope: !1, file: !1, line: 272, type: !4, isDefinition: true, scopeLine: 272, isOptimized: true, unit: !2)
!1083 = !DILocation(line: 272, column: 6, scope: !1082)
!1084 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1085 = !DILocation(line: 273, column: 9, scope: !1082)
!1086 = !DILocation(line: 62, column: 24, scope: !1084, inlinedAt: !1085)
!1087 = !DILocation(line: 64, column: 13, scope: !1084, inlinedAt: !1085)
!1088 = !DILocation(line: 64, column: 36, scope: !1084, inlinedAt: !1085)
!1089 = !DILocation(line: 65, column: 8, scope: !1084, inlinedAt: !1085)
!1090 = !DILocation(line: 66, column: 16, scope: !1084, inlinedAt: !1085)
!1091 = !DILocation(line: 68, column: 23, scope: !1084, inlinedAt: !1085)
!1092 = !DILocation(line: 70, column: 13, scope: !1084, inlinedAt: !1085)
!1093 = !DILocation(line: 70, column: 33, scope: !1084, inlinedAt: !1085)
!1094 = !DILocation(line: 70, column: 37, scope: !1084, inlinedAt: !1085)
!1095 = !DILocation(line: 71, column: 8, scope: !1084, inlinedAt: !1085)
!1096 = !DILocation(line: 71, column: 24, scope: !1084, inlinedAt: !1085)
!1097 = !DILocation(line: 72, column: 16, scope: !1084, inlinedAt: !1085)
!1098 = !DILocation(line: 73, column: 15, scope: !1084, inlinedAt: !1085)
!1099 = !DILocation(line: 74, column: 16, scope: !1084, inlinedAt: !1085)
!1100 = !DILocation(line: 75, column: 16, scope: !1084, inlinedAt: !1085)
!1101 = !DILocation(line: 76, column: 23, scope: !1084, inlinedAt: !1085)
!1102 = !DILocation(line: 78, column: 23, scope: !1084, inlinedAt: !1085)
!1103 = !DILocation(line: 80, column: 13, scope: !1084, inlinedAt: !1085)
!1104 = !DILocation(line: 81, column: 8, scope: !1084, inlinedAt: !1085)
!1105 = !DILocation(line: 81, column: 24, scope: !1084, inlinedAt: !1085)
!1106 = !DILocation(line: 82, column: 16, scope: !1084, inlinedAt: !1085)
!1107 = !DILocation(line: 83, column: 15, scope: !1084, inlinedAt: !1085)
!1108 = !DILocation(line: 84, column: 16, scope: !1084, inlinedAt: !1085)
!1109 = !DILocation(line: 86, column: 23, scope: !1084, inlinedAt: !1085)
!1110 = distinct !DISubprogram(name: "CombineFloat16", scope: !1, file: !1, line: 279, type: !4, isDefinition: true, scopeLine: 279, isOptimized: true, unit: !2)
!1111 = !DILocation(line: 279, column: 6, scope: !1110)
!1112 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1113 = !DILocation(line: 280, column: 9, scope: !1110)
!1114 = !DILocation(line: 62, column: 24, scope: !1112, inlinedAt: !1113)
!1115 = !DILocation(line: 64, column: 13, scope: !1112, inlinedAt: !1113)
!1116 = !DILocation(line: 64, column: 36, scope: !1112, inlinedAt: !1113)
!1117 = !DILocation(line: 65, column: 8, scope: !1112, inlinedAt: !1113)
!1118 = !DILocation(line: 66, column: 16, scope: !1112, inlinedAt: !1113)
!1119 = !DILocation(line: 68, column: 23, scope: !1112, inlinedAt: !1113)
!1120 = !DILocation(line: 70, column: 13, scope: !1112, inlinedAt: !1113)
!1121 = !DILocation(line: 70, column: 33, scope: !1112, inlinedAt: !1113)
!1122 = !DILocation(line: 70, column: 37, scope: !1112, inlinedAt: !1113)
!1123 = !DILocation(line: 71, column: 8, scope: !1112, inlinedAt: !1113)
!1124 = !DILocation(line: 71, column: 24, scope: !1112, inlinedAt: !1113)
!1125 = !DILocation(line: 72, column: 16, scope: !1112, inlinedAt: !1113)
!1126 = !DILocation(line: 73, column: 15, scope: !1112, inlinedAt: !1113)
!1127 = !DILocation(line: 74, column: 16, scope: !1112, inlinedAt: !1113)
!1128 = !DILocation(line: 75, column: 16, scope: !1112, inlinedAt: !1113)
!1129 = !DILocation(line: 76, column: 23, scope: !1112, inlinedAt: !1113)
!1130 = !DILocation(line: 78, column: 23, scope: !1112, inlinedAt: !1113)
!1131 = !DILocation(line: 80, column: 13, scope: !1112, inlinedAt: !1113)
!1132 = !DILocation(line: 81, column: 8, scope: !1112, inlinedAt: !1113)
!1133 = !DILocation(line: 81, column: 24, scope: !1112, inlinedAt: !1113)
!1134 = !DILocation(line: 82, column: 16, scope: !1112, inlinedAt: !1113)
!1135 = !DILocation(line: 83, column: 15, scope: !1112, inlinedAt: !1113)
!1136 = !DILocation(line: 84, column: 16, scope: !1112, inlinedAt: !1113)
!1137 = !DILocation(line: 86, column: 23, scope: !1112, inlinedAt: !1113)
!1138 = distinct !DISubprogram(name: "CombineBFloat16", scope: !1, file: !1, line: 286, type: !4, isDefinition: true, scopeLine: 286, isOptimized: true, unit: !2)
!1139 = !DILocation(line: 286, column: 6, scope: !1138)
!1140 = distinct !DISubprogram(name: "combine", scope: !8, file: !8, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1141 = !DILocation(line: 287, column: 9, scope: !1138)
!1142 = !DILocation(line: 62, column: 24, scope: !1140, inlinedAt: !1141)
!1143 = !DILocation(line: 64, column: 13, scope: !1140, inlinedAt: !1141)
!1144 = !DILocation(line: 64, column: 36, scope: !1140, inlinedAt: !1141)
!1145 = !DILocation(line: 65, column: 8, scope: !1140, inlinedAt: !1141)
!1146 = !DILocation(line: 66, column: 16, scope: !1140, inlinedAt: !1141)
!1147 = !DILocation(line: 68, column: 23, scope: !1140, inlinedAt: !1141)
!1148 = !DILocation(line: 70, column: 13, scope: !1140, inlinedAt: !1141)
!1149 = !DILocation(line: 70, column: 33, scope: !1140, inlinedAt: !1141)
!1150 = !DILocation(line: 70, column: 37, scope: !1140, inlinedAt: !1141)
!1151 = !DILocation(line: 71, column: 8, scope: !1140, inlinedAt: !1141)
!1152 = !DILocation(line: 71, column: 24, scope: !1140, inlinedAt: !1141)
!1153 = !DILocation(line: 72, column: 16, scope: !1140, inlinedAt: !1141)
!1154 = !DILocation(line: 73, column: 15, scope: !1140, inlinedAt: !1141)
!1155 = !DILocation(line: 74, column: 16, scope: !1140, inlinedAt: !1141)
!1156 = !DILocation(line: 75, column: 16, scope: !1140, inlinedAt: !1141)
!1157 = !DILocation(line: 76, column: 23, scope: !1140, inlinedAt: !1141)
!1158 = !DILocation(line: 78, column: 23, scope: !1140, inlinedAt: !1141)
!1159 = !DILocation(line: 80, column: 13, scope: !1140, inlinedAt: !1141)
!1160 = !DILocation(line: 81, column: 8, scope: !1140, inlinedAt: !1141)
!1161 = !DILocation(line: 81, column: 24, scope: !1140, inlinedAt: !1141)
!1162 = !DILocation(line: 82, column: 16, scope: !1140, inlinedAt: !1141)
!1163 = !DILocation(line: 83, column: 15, scope: !1140, inlinedAt: !1141)
!1164 = !DILocation(line: 84, column: 16, scope: !1140, inlinedAt: !1141)
!1165 = !DILocation(line: 86, column: 23, scope: !1140, inlinedAt: !1141)
!1166 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8, !"kernel", i32 1}
!1167 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16, !"kernel", i32 1}
!1168 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32, !"kernel", i32 1}
!1169 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64, !"kernel", i32 1}
!1170 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt, !"kernel", i32 1}
!1171 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8, !"kernel", i32 1}
!1172 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16, !"kernel", i32 1}
!1173 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32, !"kernel", i32 1}
!1174 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64, !"kernel", i32 1}
!1175 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint, !"kernel", i32 1}
!1176 = !{void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32, !"kernel", i32 1}
!1177 = !{void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64, !"kernel", i32 1}
!1178 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16, !"kernel", i32 1}
!1179 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16, !"kernel", i32 1}
!1180 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3, !"kernel", i32 1}
!1181 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2, !"kernel", i32 1}
!1182 = !{void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @CombineInt8, !"kernel", i32 1}
!1183 = !{void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @BitsInt8, !"kernel", i32 1}
!1184 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineInt16, !"kernel", i32 1}
!1185 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @BitsInt16, !"kernel", i32 1}
!1186 = !{void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @CombineInt32, !"kernel", i32 1}
!1187 = !{void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @BitsInt32, !"kernel", i32 1}
!1188 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineInt64, !"kernel", i32 1}
!1189 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsInt64, !"kernel", i32 1}
!1190 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineInt, !"kernel", i32 1}
!1191 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsInt, !"kernel", i32 1}
!1192 = !{void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @CombineUint8, !"kernel", i32 1}
!1193 = !{void (i64, i64, i64, i8, i32, i8*, i64, i8*, i64, i8*)* @BitsUint8, !"kernel", i32 1}
!1194 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineUint16, !"kernel", i32 1}
!1195 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @BitsUint16, !"kernel", i32 1}
!1196 = !{void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @CombineUint32, !"kernel", i32 1}
!1197 = !{void (i64, i64, i64, i8, i32, i32*, i64, i32*, i64, i8*)* @BitsUint32, !"kernel", i32 1}
!1198 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineUint64, !"kernel", i32 1}
!1199 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsUint64, !"kernel", i32 1}
!1200 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @CombineUint, !"kernel", i32 1}
!1201 = !{void (i64, i64, i64, i8, i32, i64*, i64, i64*, i64, i8*)* @BitsUint, !"kernel", i32 1}
!1202 = !{void (i64, i64, i64, i8, i32, float*, i64, float*, i64, i8*)* @CombineFloat32, !"kernel", i32 1}
!1203 = !{void (i64, i64, i64, i8, i32, double*, i64, double*, i64, i8*)* @CombineFloat64, !"kernel", i32 1}
!1204 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineFloat16, !"kernel", i32 1}
!1205 = !{void (i64, i64, i64, i8, i32, i16*, i64, i16*, i64, i8*)* @CombineBFloat16, !"kernel", i32 1}
