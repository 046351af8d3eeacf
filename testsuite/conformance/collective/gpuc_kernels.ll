target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [16 x i8*] [i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint to i8*), i8* bitcast (void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32 to i8*), i8* bitcast (void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3 to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2 to i8*)], section "llvm.metadata"

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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !20
	br label %b23, !dbg !20

b4:
	%25 = icmp eq i64 %p0, 1, !dbg !24
	br i1 %25, label %b5, label %b6, !dbg !24

b5:
	%26 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !25
	%27 = icmp slt i32 %26, 0, !dbg !25
	br i1 %27, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !21

b5_ok1:
	%28 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !25
	%29 = sext i32 %28 to i64, !dbg !25
	%30 = mul i64 %p7, %29, !dbg !25
	%31 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !25
	%32 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !25
	%33 = icmp ne i64 %30, %p5, !dbg !25
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !25, !prof !21

b5_ok2:
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !25
	br label %b23, !dbg !25

b6:
	%34 = icmp eq i64 %p0, 2, !dbg !26
	br i1 %34, label %b7, label %b23, !dbg !26

b7:
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !27
	%36 = icmp slt i32 %35, 0, !dbg !27
	br i1 %36, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !21

b7_ok1:
	%37 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !27
	%38 = sext i32 %37 to i64, !dbg !27
	%39 = icmp ne i64 %p5, %p7, !dbg !27
	br i1 %39, label %b7_fail2, label %b7_ok2, !dbg !27, !prof !21

b7_ok2:
	%40 = icmp eq i64 %38, -1, !dbg !27
	%41 = select i1 %40, i64 1, i64 %38, !dbg !27
	%42 = sdiv i64 %p7, %41, !dbg !27
	%43 = sub i64 0, %p7, !dbg !27
	%44 = select i1 %40, i64 %43, i64 %42, !dbg !27
	%45 = mul i64 %44, %38, !dbg !27
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !27
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !27
	%48 = icmp ne i64 %p7, %45, !dbg !27
	br i1 %48, label %b7_fail3, label %b7_ok3, !dbg !27, !prof !21

b7_ok3:
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !27
	br label %b23, !dbg !27

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !28
	br i1 %49, label %b9, label %b16, !dbg !28

b9:
	%50 = trunc i64 %11 to i32, !dbg !29
	%51 = udiv i32 %50, 32, !dbg !29
	%52 = zext i32 %51 to i64, !dbg !29
	%53 = icmp eq i64 %52, %p2, !dbg !30
	br i1 %53, label %b10, label %b16, !dbg !30

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !33
	br i1 %54, label %b11, label %b12, !dbg !33

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !34
	%56 = icmp slt i32 %55, 0, !dbg !34
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !34, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !34
	%58 = sext i32 %57 to i64, !dbg !34
	%59 = trunc i64 %p8 to i32, !dbg !34
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !34
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !34
	%62 = icmp ne i64 %p5, %p7, !dbg !34
	%63 = icmp uge i64 %p8, %58, !dbg !34
	%64 = or i1 %62, %63, !dbg !34
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !34, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !34
	br label %b23, !dbg !34

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !35
	br i1 %65, label %b13, label %b14, !dbg !35

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !36
	%67 = icmp slt i32 %66, 0, !dbg !36
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !36, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !36
	%69 = sext i32 %68 to i64, !dbg !36
	%70 = mul i64 %p7, %69, !dbg !36
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !36
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !36
	%73 = icmp ne i64 %70, %p5, !dbg !36
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !36, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !36
	br label %b23, !dbg !36

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !37
	br i1 %74, label %b15, label %b23, !dbg !37

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !38
	%76 = icmp slt i32 %75, 0, !dbg !38
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !38, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !38
	%78 = sext i32 %77 to i64, !dbg !38
	%79 = icmp ne i64 %p5, %p7, !dbg !38
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !38, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !38
	%81 = select i1 %80, i64 1, i64 %78, !dbg !38
	%82 = sdiv i64 %p7, %81, !dbg !38
	%83 = sub i64 0, %p7, !dbg !38
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !38
	%85 = mul i64 %84, %78, !dbg !38
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !38
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !38
	%88 = icmp ne i64 %p7, %85, !dbg !38
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !38, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !38
	br label %b23, !dbg !38

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !39
	br i1 %89, label %b17, label %b23, !dbg !39

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !42
	br i1 %90, label %b18, label %b19, !dbg !42

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !43
	%92 = icmp slt i32 %91, 0, !dbg !43
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !43, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !43
	%94 = sext i32 %93 to i64, !dbg !43
	%95 = trunc i64 %p8 to i32, !dbg !43
	%96 = mul i32 %5, %6, !dbg !43
	%97 = icmp ne i64 %p5, %p7, !dbg !43
	%98 = icmp uge i64 %p8, %94, !dbg !43
	%99 = or i1 %97, %98, !dbg !43
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !43, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !43, !range !44
	%101 = mul i32 %96, %100, !dbg !43
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !43
	%103 = sext i32 %102 to i64, !dbg !43
	%104 = sext i32 %101 to i64, !dbg !43
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !43
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !43
	%107 = icmp ne i64 %103, %104, !dbg !43
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !43, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !43
	br label %b23, !dbg !43

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !45
	br i1 %108, label %b20, label %b21, !dbg !45

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !46
	%110 = icmp slt i32 %109, 0, !dbg !46
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !46, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !46
	%112 = sext i32 %111 to i64, !dbg !46
	%113 = mul i64 %p7, %112, !dbg !46
	%114 = mul i32 %5, %6, !dbg !46
	%115 = icmp ne i64 %113, %p5, !dbg !46
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !46, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !46, !range !44
	%117 = mul i32 %114, %116, !dbg !46
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !46
	%119 = sext i32 %118 to i64, !dbg !46
	%120 = sext i32 %117 to i64, !dbg !46
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !46
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !46
	%123 = icmp ne i64 %119, %120, !dbg !46
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !46, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !46
	br label %b23, !dbg !46

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !47
	br i1 %124, label %b22, label %b23, !dbg !47

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !48
	%126 = icmp slt i32 %125, 0, !dbg !48
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !48, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !48
	%128 = sext i32 %127 to i64, !dbg !48
	%129 = icmp ne i64 %p5, %p7, !dbg !48
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !48, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !48
	%131 = select i1 %130, i64 1, i64 %128, !dbg !48
	%132 = sdiv i64 %p7, %131, !dbg !48
	%133 = sub i64 0, %p7, !dbg !48
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !48
	%135 = mul i64 %134, %128, !dbg !48
	%136 = mul i32 %5, %6, !dbg !48
	%137 = icmp ne i64 %p7, %135, !dbg !48
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !48, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !48, !range !44
	%139 = mul i32 %136, %138, !dbg !48
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !48
	%141 = sext i32 %140 to i64, !dbg !48
	%142 = sext i32 %139 to i64, !dbg !48
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !48
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !48
	%145 = icmp ne i64 %141, %142, !dbg !48
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !48, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !48
	br label %b23, !dbg !48

b23:
	ret void, !dbg !10

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !20
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !20
	ret void, !dbg !20

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !20
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !20

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
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !25
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
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !27
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !27
	ret void, !dbg !27

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !34
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !34
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !34

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !34
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !34
	ret void, !dbg !34

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !34
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !34
	ret void, !dbg !34

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !36
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !36
	ret void, !dbg !36

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !36
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
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !38
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !38
	ret void, !dbg !38

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !43
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !43
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !43

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !43
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !43
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !43
	ret void, !dbg !43

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %103, i64 %104), !dbg !43
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !43
	ret void, !dbg !43

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !46
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !46
	ret void, !dbg !46

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !46
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !46
	ret void, !dbg !46

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %119, i64 %120), !dbg !46
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
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !48
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !48
	ret void, !dbg !48

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %141, i64 %142), !dbg !48
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !48
	ret void, !dbg !48
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
	%19 = mul i64 %p7, 2, !dbg !59
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
	%34 = mul i64 %p7, 2, !dbg !61
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !61
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !61
	%37 = icmp ne i64 %33, %p5, !dbg !61
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !61, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !61
	%39 = bitcast i16* %36 to i8*, !dbg !61
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
	%52 = mul i64 %p7, 2, !dbg !63
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !63
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !63
	%55 = icmp ne i64 %p7, %51, !dbg !63
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !63, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !63
	%57 = bitcast i16* %54 to i8*, !dbg !63
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
	%68 = mul i64 %p7, 2, !dbg !70
	%69 = trunc i64 %p8 to i32, !dbg !70
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !70
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !70
	%72 = icmp ne i64 %p5, %p7, !dbg !70
	%73 = icmp uge i64 %p8, %67, !dbg !70
	%74 = or i1 %72, %73, !dbg !70
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !70, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !70
	%76 = bitcast i16* %71 to i8*, !dbg !70
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
	%83 = mul i64 %p7, 2, !dbg !72
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !72
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !72
	%86 = icmp ne i64 %82, %p5, !dbg !72
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !72, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !72
	%88 = bitcast i16* %85 to i8*, !dbg !72
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
	%101 = mul i64 %p7, 2, !dbg !74
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !74
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !74
	%104 = icmp ne i64 %p7, %100, !dbg !74
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !74, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !74
	%106 = bitcast i16* %103 to i8*, !dbg !74
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
	%113 = mul i64 %p7, 2, !dbg !79
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
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !79
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !79
	%126 = icmp ne i64 %122, %123, !dbg !79
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !79, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !79
	%128 = bitcast i16* %125 to i8*, !dbg !79
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
	%135 = mul i64 %p7, 2, !dbg !81
	%136 = mul i32 %5, %6, !dbg !81
	%137 = icmp ne i64 %134, %p5, !dbg !81
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !81, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !44
	%139 = mul i32 %136, %138, !dbg !81
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !81
	%141 = sext i32 %140 to i64, !dbg !81
	%142 = sext i32 %139 to i64, !dbg !81
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !81
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%145 = icmp ne i64 %141, %142, !dbg !81
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !81, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !81
	%147 = bitcast i16* %144 to i8*, !dbg !81
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
	%160 = mul i64 %p7, 2, !dbg !83
	%161 = mul i32 %5, %6, !dbg !83
	%162 = icmp ne i64 %p7, %159, !dbg !83
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !83, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !83, !range !44
	%164 = mul i32 %161, %163, !dbg !83
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !83
	%166 = sext i32 %165 to i64, !dbg !83
	%167 = sext i32 %164 to i64, !dbg !83
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !83
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !83
	%170 = icmp ne i64 %166, %167, !dbg !83
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !83, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !83
	%172 = bitcast i16* %169 to i8*, !dbg !83
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
	%19 = mul i64 %p7, 4, !dbg !94
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !94
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
	%34 = mul i64 %p7, 4, !dbg !96
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !96
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !96
	%37 = icmp ne i64 %33, %p5, !dbg !96
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !96, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !96
	%39 = bitcast i32* %36 to i8*, !dbg !96
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !96
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
	%52 = mul i64 %p7, 4, !dbg !98
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !98
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !98
	%55 = icmp ne i64 %p7, %51, !dbg !98
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !98, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !98
	%57 = bitcast i32* %54 to i8*, !dbg !98
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !98
	br label %b23, !dbg !98

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !99
	br i1 %58, label %b9, label %b16, !dbg !99

b9:
	%59 = trunc i64 %11 to i32, !dbg !100
	%60 = udiv i32 %59, 32, !dbg !100
	%61 = zext i32 %60 to i64, !dbg !100
	%62 = icmp eq i64 %61, %p2, !dbg !101
	br i1 %62, label %b10, label %b16, !dbg !101

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !104
	br i1 %63, label %b11, label %b12, !dbg !104

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !105
	%65 = icmp slt i32 %64, 0, !dbg !105
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !105, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !105
	%67 = sext i32 %66 to i64, !dbg !105
	%68 = mul i64 %p7, 4, !dbg !105
	%69 = trunc i64 %p8 to i32, !dbg !105
	%70 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !105
	%71 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !105
	%72 = icmp ne i64 %p5, %p7, !dbg !105
	%73 = icmp uge i64 %p8, %67, !dbg !105
	%74 = or i1 %72, %73, !dbg !105
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !105, !prof !21

b11_ok2:
	%75 = bitcast i32* %70 to i8*, !dbg !105
	%76 = bitcast i32* %71 to i8*, !dbg !105
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !105
	br label %b23, !dbg !105

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !106
	br i1 %77, label %b13, label %b14, !dbg !106

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !107
	%79 = icmp slt i32 %78, 0, !dbg !107
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !107, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !107
	%81 = sext i32 %80 to i64, !dbg !107
	%82 = mul i64 %p7, %81, !dbg !107
	%83 = mul i64 %p7, 4, !dbg !107
	%84 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !107
	%85 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !107
	%86 = icmp ne i64 %82, %p5, !dbg !107
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !107, !prof !21

b13_ok2:
	%87 = bitcast i32* %84 to i8*, !dbg !107
	%88 = bitcast i32* %85 to i8*, !dbg !107
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !107
	br label %b23, !dbg !107

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !108
	br i1 %89, label %b15, label %b23, !dbg !108

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !109
	%91 = icmp slt i32 %90, 0, !dbg !109
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !109, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !109
	%93 = sext i32 %92 to i64, !dbg !109
	%94 = icmp ne i64 %p5, %p7, !dbg !109
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !109, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !109
	%96 = select i1 %95, i64 1, i64 %93, !dbg !109
	%97 = sdiv i64 %p7, %96, !dbg !109
	%98 = sub i64 0, %p7, !dbg !109
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !109
	%100 = mul i64 %99, %93, !dbg !109
	%101 = mul i64 %p7, 4, !dbg !109
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !109
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !109
	%104 = icmp ne i64 %p7, %100, !dbg !109
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !109, !prof !21

b15_ok3:
	%105 = bitcast i32* %102 to i8*, !dbg !109
	%106 = bitcast i32* %103 to i8*, !dbg !109
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !109
	br label %b23, !dbg !109

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !110
	br i1 %107, label %b17, label %b23, !dbg !110

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !113
	br i1 %108, label %b18, label %b19, !dbg !113

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !114
	%110 = icmp slt i32 %109, 0, !dbg !114
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !114, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !114
	%112 = sext i32 %111 to i64, !dbg !114
	%113 = mul i64 %p7, 4, !dbg !114
	%114 = trunc i64 %p8 to i32, !dbg !114
	%115 = mul i32 %5, %6, !dbg !114
	%116 = icmp ne i64 %p5, %p7, !dbg !114
	%117 = icmp uge i64 %p8, %112, !dbg !114
	%118 = or i1 %116, %117, !dbg !114
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !114, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !44
	%120 = mul i32 %115, %119, !dbg !114
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !114
	%122 = sext i32 %121 to i64, !dbg !114
	%123 = sext i32 %120 to i64, !dbg !114
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !114
	%125 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !114
	%126 = icmp ne i64 %122, %123, !dbg !114
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !114, !prof !21

b18_ok4:
	%127 = bitcast i32* %124 to i8*, !dbg !114
	%128 = bitcast i32* %125 to i8*, !dbg !114
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !114
	br label %b23, !dbg !114

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !115
	br i1 %129, label %b20, label %b21, !dbg !115

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !116
	%131 = icmp slt i32 %130, 0, !dbg !116
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !116, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !116
	%133 = sext i32 %132 to i64, !dbg !116
	%134 = mul i64 %p7, %133, !dbg !116
	%135 = mul i64 %p7, 4, !dbg !116
	%136 = mul i32 %5, %6, !dbg !116
	%137 = icmp ne i64 %134, %p5, !dbg !116
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !116, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !116, !range !44
	%139 = mul i32 %136, %138, !dbg !116
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !116
	%141 = sext i32 %140 to i64, !dbg !116
	%142 = sext i32 %139 to i64, !dbg !116
	%143 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !116
	%144 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !116
	%145 = icmp ne i64 %141, %142, !dbg !116
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !116, !prof !21

b20_ok3:
	%146 = bitcast i32* %143 to i8*, !dbg !116
	%147 = bitcast i32* %144 to i8*, !dbg !116
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !116
	br label %b23, !dbg !116

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !117
	br i1 %148, label %b22, label %b23, !dbg !117

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !118
	%150 = icmp slt i32 %149, 0, !dbg !118
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !118, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !118
	%152 = sext i32 %151 to i64, !dbg !118
	%153 = icmp ne i64 %p5, %p7, !dbg !118
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !118, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !118
	%155 = select i1 %154, i64 1, i64 %152, !dbg !118
	%156 = sdiv i64 %p7, %155, !dbg !118
	%157 = sub i64 0, %p7, !dbg !118
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !118
	%159 = mul i64 %158, %152, !dbg !118
	%160 = mul i64 %p7, 4, !dbg !118
	%161 = mul i32 %5, %6, !dbg !118
	%162 = icmp ne i64 %p7, %159, !dbg !118
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !118, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !118, !range !44
	%164 = mul i32 %161, %163, !dbg !118
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !118
	%166 = sext i32 %165 to i64, !dbg !118
	%167 = sext i32 %164 to i64, !dbg !118
	%168 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !118
	%169 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !118
	%170 = icmp ne i64 %166, %167, !dbg !118
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !118, !prof !21

b22_ok4:
	%171 = bitcast i32* %168 to i8*, !dbg !118
	%172 = bitcast i32* %169 to i8*, !dbg !118
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !118
	br label %b23, !dbg !118

b23:
	ret void, !dbg !87

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !94
	ret void, !dbg !94

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !94
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !94

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !94
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !94
	ret void, !dbg !94

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !94
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !94
	ret void, !dbg !94

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !96
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !96
	ret void, !dbg !96

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !96
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !96
	ret void, !dbg !96

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !98
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !98
	ret void, !dbg !98

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !98
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !98
	ret void, !dbg !98

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !98
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !98
	ret void, !dbg !98

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !105
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !105
	ret void, !dbg !105

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !105
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !105

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !105
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !105
	ret void, !dbg !105

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !105
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !105
	ret void, !dbg !105

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !107
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !107
	ret void, !dbg !107

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !107
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !107
	ret void, !dbg !107

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !109
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !109
	ret void, !dbg !109

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !109
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !109
	ret void, !dbg !109

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !109
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !109
	ret void, !dbg !109

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !114
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !114
	ret void, !dbg !114

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !114
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !114

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !114
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !114
	ret void, !dbg !114

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !114
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !114
	ret void, !dbg !114

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %122, i64 %123), !dbg !114
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !114
	ret void, !dbg !114

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !116
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !116
	ret void, !dbg !116

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !116
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !116
	ret void, !dbg !116

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %141, i64 %142), !dbg !116
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !116
	ret void, !dbg !116

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !118
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !118
	ret void, !dbg !118

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !118
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !118
	ret void, !dbg !118

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !118
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !118
	ret void, !dbg !118

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %166, i64 %167), !dbg !118
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !118
	ret void, !dbg !118
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
	%19 = mul i64 %p7, 8, !dbg !129
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !129
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
	%34 = mul i64 %p7, 8, !dbg !131
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !131
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !131
	%37 = icmp ne i64 %33, %p5, !dbg !131
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !131, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !131
	%39 = bitcast i64* %36 to i8*, !dbg !131
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !131
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
	%52 = mul i64 %p7, 8, !dbg !133
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !133
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !133
	%55 = icmp ne i64 %p7, %51, !dbg !133
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !133, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !133
	%57 = bitcast i64* %54 to i8*, !dbg !133
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !133
	br label %b23, !dbg !133

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !134
	br i1 %58, label %b9, label %b16, !dbg !134

b9:
	%59 = trunc i64 %11 to i32, !dbg !135
	%60 = udiv i32 %59, 32, !dbg !135
	%61 = zext i32 %60 to i64, !dbg !135
	%62 = icmp eq i64 %61, %p2, !dbg !136
	br i1 %62, label %b10, label %b16, !dbg !136

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !139
	br i1 %63, label %b11, label %b12, !dbg !139

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !140
	%65 = icmp slt i32 %64, 0, !dbg !140
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !140, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !140
	%67 = sext i32 %66 to i64, !dbg !140
	%68 = mul i64 %p7, 8, !dbg !140
	%69 = trunc i64 %p8 to i32, !dbg !140
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !140
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !140
	%72 = icmp ne i64 %p5, %p7, !dbg !140
	%73 = icmp uge i64 %p8, %67, !dbg !140
	%74 = or i1 %72, %73, !dbg !140
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !140, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !140
	%76 = bitcast i64* %71 to i8*, !dbg !140
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !140
	br label %b23, !dbg !140

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !141
	br i1 %77, label %b13, label %b14, !dbg !141

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !142
	%79 = icmp slt i32 %78, 0, !dbg !142
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !142, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !142
	%81 = sext i32 %80 to i64, !dbg !142
	%82 = mul i64 %p7, %81, !dbg !142
	%83 = mul i64 %p7, 8, !dbg !142
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !142
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !142
	%86 = icmp ne i64 %82, %p5, !dbg !142
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !142, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !142
	%88 = bitcast i64* %85 to i8*, !dbg !142
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !142
	br label %b23, !dbg !142

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !143
	br i1 %89, label %b15, label %b23, !dbg !143

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !144
	%91 = icmp slt i32 %90, 0, !dbg !144
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !144, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !144
	%93 = sext i32 %92 to i64, !dbg !144
	%94 = icmp ne i64 %p5, %p7, !dbg !144
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !144, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !144
	%96 = select i1 %95, i64 1, i64 %93, !dbg !144
	%97 = sdiv i64 %p7, %96, !dbg !144
	%98 = sub i64 0, %p7, !dbg !144
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !144
	%100 = mul i64 %99, %93, !dbg !144
	%101 = mul i64 %p7, 8, !dbg !144
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !144
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !144
	%104 = icmp ne i64 %p7, %100, !dbg !144
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !144, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !144
	%106 = bitcast i64* %103 to i8*, !dbg !144
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !144
	br label %b23, !dbg !144

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !145
	br i1 %107, label %b17, label %b23, !dbg !145

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !148
	br i1 %108, label %b18, label %b19, !dbg !148

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !149
	%110 = icmp slt i32 %109, 0, !dbg !149
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !149, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !149
	%112 = sext i32 %111 to i64, !dbg !149
	%113 = mul i64 %p7, 8, !dbg !149
	%114 = trunc i64 %p8 to i32, !dbg !149
	%115 = mul i32 %5, %6, !dbg !149
	%116 = icmp ne i64 %p5, %p7, !dbg !149
	%117 = icmp uge i64 %p8, %112, !dbg !149
	%118 = or i1 %116, %117, !dbg !149
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !149, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !149, !range !44
	%120 = mul i32 %115, %119, !dbg !149
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !149
	%122 = sext i32 %121 to i64, !dbg !149
	%123 = sext i32 %120 to i64, !dbg !149
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !149
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !149
	%126 = icmp ne i64 %122, %123, !dbg !149
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !149, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !149
	%128 = bitcast i64* %125 to i8*, !dbg !149
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !149
	br label %b23, !dbg !149

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !150
	br i1 %129, label %b20, label %b21, !dbg !150

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !151
	%131 = icmp slt i32 %130, 0, !dbg !151
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !151, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !151
	%133 = sext i32 %132 to i64, !dbg !151
	%134 = mul i64 %p7, %133, !dbg !151
	%135 = mul i64 %p7, 8, !dbg !151
	%136 = mul i32 %5, %6, !dbg !151
	%137 = icmp ne i64 %134, %p5, !dbg !151
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !151, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !44
	%139 = mul i32 %136, %138, !dbg !151
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !151
	%141 = sext i32 %140 to i64, !dbg !151
	%142 = sext i32 %139 to i64, !dbg !151
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !151
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !151
	%145 = icmp ne i64 %141, %142, !dbg !151
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !151, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !151
	%147 = bitcast i64* %144 to i8*, !dbg !151
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !151
	br label %b23, !dbg !151

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !152
	br i1 %148, label %b22, label %b23, !dbg !152

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !153
	%150 = icmp slt i32 %149, 0, !dbg !153
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !153, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !153
	%152 = sext i32 %151 to i64, !dbg !153
	%153 = icmp ne i64 %p5, %p7, !dbg !153
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !153, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !153
	%155 = select i1 %154, i64 1, i64 %152, !dbg !153
	%156 = sdiv i64 %p7, %155, !dbg !153
	%157 = sub i64 0, %p7, !dbg !153
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !153
	%159 = mul i64 %158, %152, !dbg !153
	%160 = mul i64 %p7, 8, !dbg !153
	%161 = mul i32 %5, %6, !dbg !153
	%162 = icmp ne i64 %p7, %159, !dbg !153
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !153, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !153, !range !44
	%164 = mul i32 %161, %163, !dbg !153
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !153
	%166 = sext i32 %165 to i64, !dbg !153
	%167 = sext i32 %164 to i64, !dbg !153
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !153
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !153
	%170 = icmp ne i64 %166, %167, !dbg !153
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !153, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !153
	%172 = bitcast i64* %169 to i8*, !dbg !153
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !153
	br label %b23, !dbg !153

b23:
	ret void, !dbg !122

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !129
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !129
	ret void, !dbg !129

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !129
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !129

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !129
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !129
	ret void, !dbg !129

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !129
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !129
	ret void, !dbg !129

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !131
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !131
	ret void, !dbg !131

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !131
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !131
	ret void, !dbg !131

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !133
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !133
	ret void, !dbg !133

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !133
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !133
	ret void, !dbg !133

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !133
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !133
	ret void, !dbg !133

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !140
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !140
	ret void, !dbg !140

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !140
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !140

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !140
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !140
	ret void, !dbg !140

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !140
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !140
	ret void, !dbg !140

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !142
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !142
	ret void, !dbg !142

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !142
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !142
	ret void, !dbg !142

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !144
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !144
	ret void, !dbg !144

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !144
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !144
	ret void, !dbg !144

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !144
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !144
	ret void, !dbg !144

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !149
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !149
	ret void, !dbg !149

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !149
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !149

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !149
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !149
	ret void, !dbg !149

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !149
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !149
	ret void, !dbg !149

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %122, i64 %123), !dbg !149
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !149
	ret void, !dbg !149

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !151
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !151
	ret void, !dbg !151

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !151
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !151
	ret void, !dbg !151

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %141, i64 %142), !dbg !151
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !151
	ret void, !dbg !151

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !153
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !153
	ret void, !dbg !153

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !153
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !153
	ret void, !dbg !153

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !153
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !153
	ret void, !dbg !153

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %166, i64 %167), !dbg !153
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !153
	ret void, !dbg !153
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
	%19 = mul i64 %p7, 8, !dbg !164
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !164
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
	%34 = mul i64 %p7, 8, !dbg !166
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !166
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !166
	%37 = icmp ne i64 %33, %p5, !dbg !166
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !166, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !166
	%39 = bitcast i64* %36 to i8*, !dbg !166
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !166
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
	%52 = mul i64 %p7, 8, !dbg !168
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !168
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !168
	%55 = icmp ne i64 %p7, %51, !dbg !168
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !168, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !168
	%57 = bitcast i64* %54 to i8*, !dbg !168
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !168
	br label %b23, !dbg !168

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !169
	br i1 %58, label %b9, label %b16, !dbg !169

b9:
	%59 = trunc i64 %11 to i32, !dbg !170
	%60 = udiv i32 %59, 32, !dbg !170
	%61 = zext i32 %60 to i64, !dbg !170
	%62 = icmp eq i64 %61, %p2, !dbg !171
	br i1 %62, label %b10, label %b16, !dbg !171

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !174
	br i1 %63, label %b11, label %b12, !dbg !174

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !175
	%65 = icmp slt i32 %64, 0, !dbg !175
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !175, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !175
	%67 = sext i32 %66 to i64, !dbg !175
	%68 = mul i64 %p7, 8, !dbg !175
	%69 = trunc i64 %p8 to i32, !dbg !175
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !175
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !175
	%72 = icmp ne i64 %p5, %p7, !dbg !175
	%73 = icmp uge i64 %p8, %67, !dbg !175
	%74 = or i1 %72, %73, !dbg !175
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !175, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !175
	%76 = bitcast i64* %71 to i8*, !dbg !175
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !175
	br label %b23, !dbg !175

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !176
	br i1 %77, label %b13, label %b14, !dbg !176

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !177
	%79 = icmp slt i32 %78, 0, !dbg !177
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !177, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !177
	%81 = sext i32 %80 to i64, !dbg !177
	%82 = mul i64 %p7, %81, !dbg !177
	%83 = mul i64 %p7, 8, !dbg !177
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !177
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !177
	%86 = icmp ne i64 %82, %p5, !dbg !177
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !177, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !177
	%88 = bitcast i64* %85 to i8*, !dbg !177
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !177
	br label %b23, !dbg !177

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !178
	br i1 %89, label %b15, label %b23, !dbg !178

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !179
	%91 = icmp slt i32 %90, 0, !dbg !179
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !179, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !179
	%93 = sext i32 %92 to i64, !dbg !179
	%94 = icmp ne i64 %p5, %p7, !dbg !179
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !179, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !179
	%96 = select i1 %95, i64 1, i64 %93, !dbg !179
	%97 = sdiv i64 %p7, %96, !dbg !179
	%98 = sub i64 0, %p7, !dbg !179
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !179
	%100 = mul i64 %99, %93, !dbg !179
	%101 = mul i64 %p7, 8, !dbg !179
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !179
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !179
	%104 = icmp ne i64 %p7, %100, !dbg !179
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !179, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !179
	%106 = bitcast i64* %103 to i8*, !dbg !179
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !179
	br label %b23, !dbg !179

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !180
	br i1 %107, label %b17, label %b23, !dbg !180

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !183
	br i1 %108, label %b18, label %b19, !dbg !183

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !184
	%110 = icmp slt i32 %109, 0, !dbg !184
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !184, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !184
	%112 = sext i32 %111 to i64, !dbg !184
	%113 = mul i64 %p7, 8, !dbg !184
	%114 = trunc i64 %p8 to i32, !dbg !184
	%115 = mul i32 %5, %6, !dbg !184
	%116 = icmp ne i64 %p5, %p7, !dbg !184
	%117 = icmp uge i64 %p8, %112, !dbg !184
	%118 = or i1 %116, %117, !dbg !184
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !184, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !184, !range !44
	%120 = mul i32 %115, %119, !dbg !184
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !184
	%122 = sext i32 %121 to i64, !dbg !184
	%123 = sext i32 %120 to i64, !dbg !184
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !184
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !184
	%126 = icmp ne i64 %122, %123, !dbg !184
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !184, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !184
	%128 = bitcast i64* %125 to i8*, !dbg !184
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !184
	br label %b23, !dbg !184

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !185
	br i1 %129, label %b20, label %b21, !dbg !185

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !186
	%131 = icmp slt i32 %130, 0, !dbg !186
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !186, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !186
	%133 = sext i32 %132 to i64, !dbg !186
	%134 = mul i64 %p7, %133, !dbg !186
	%135 = mul i64 %p7, 8, !dbg !186
	%136 = mul i32 %5, %6, !dbg !186
	%137 = icmp ne i64 %134, %p5, !dbg !186
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !186, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !44
	%139 = mul i32 %136, %138, !dbg !186
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !186
	%141 = sext i32 %140 to i64, !dbg !186
	%142 = sext i32 %139 to i64, !dbg !186
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !186
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !186
	%145 = icmp ne i64 %141, %142, !dbg !186
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !186, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !186
	%147 = bitcast i64* %144 to i8*, !dbg !186
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !186
	br label %b23, !dbg !186

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !187
	br i1 %148, label %b22, label %b23, !dbg !187

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !188
	%150 = icmp slt i32 %149, 0, !dbg !188
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !188, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !188
	%152 = sext i32 %151 to i64, !dbg !188
	%153 = icmp ne i64 %p5, %p7, !dbg !188
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !188, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !188
	%155 = select i1 %154, i64 1, i64 %152, !dbg !188
	%156 = sdiv i64 %p7, %155, !dbg !188
	%157 = sub i64 0, %p7, !dbg !188
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !188
	%159 = mul i64 %158, %152, !dbg !188
	%160 = mul i64 %p7, 8, !dbg !188
	%161 = mul i32 %5, %6, !dbg !188
	%162 = icmp ne i64 %p7, %159, !dbg !188
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !188, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !188, !range !44
	%164 = mul i32 %161, %163, !dbg !188
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !188
	%166 = sext i32 %165 to i64, !dbg !188
	%167 = sext i32 %164 to i64, !dbg !188
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !188
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !188
	%170 = icmp ne i64 %166, %167, !dbg !188
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !188, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !188
	%172 = bitcast i64* %169 to i8*, !dbg !188
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !188
	br label %b23, !dbg !188

b23:
	ret void, !dbg !157

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !164
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !164
	ret void, !dbg !164

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !164
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !164

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !164
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !164
	ret void, !dbg !164

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !164
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !164
	ret void, !dbg !164

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !166
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !166
	ret void, !dbg !166

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !166
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !166
	ret void, !dbg !166

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !168
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !168
	ret void, !dbg !168

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !168
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !168
	ret void, !dbg !168

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !168
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !168
	ret void, !dbg !168

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !175
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !175
	ret void, !dbg !175

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !175
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !175

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !175
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !175
	ret void, !dbg !175

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !175
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !175
	ret void, !dbg !175

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !177
	ret void, !dbg !177

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !177
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !177
	ret void, !dbg !177

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !179
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !179
	ret void, !dbg !179

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !179
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !179
	ret void, !dbg !179

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !179
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !179
	ret void, !dbg !179

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !184
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !184
	ret void, !dbg !184

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !184
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !184

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !184
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !184
	ret void, !dbg !184

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !184
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !184
	ret void, !dbg !184

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %122, i64 %123), !dbg !184
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !184
	ret void, !dbg !184

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !186
	ret void, !dbg !186

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !186
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !186
	ret void, !dbg !186

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %141, i64 %142), !dbg !186
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !186
	ret void, !dbg !186

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !188
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !188
	ret void, !dbg !188

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !188
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !188
	ret void, !dbg !188

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !188
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !188
	ret void, !dbg !188

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %166, i64 %167), !dbg !188
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !188
	ret void, !dbg !188
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !199
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
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !201
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
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !203
	br label %b23, !dbg !203

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !204
	br i1 %49, label %b9, label %b16, !dbg !204

b9:
	%50 = trunc i64 %11 to i32, !dbg !205
	%51 = udiv i32 %50, 32, !dbg !205
	%52 = zext i32 %51 to i64, !dbg !205
	%53 = icmp eq i64 %52, %p2, !dbg !206
	br i1 %53, label %b10, label %b16, !dbg !206

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !209
	br i1 %54, label %b11, label %b12, !dbg !209

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !210
	%56 = icmp slt i32 %55, 0, !dbg !210
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !210, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !210
	%58 = sext i32 %57 to i64, !dbg !210
	%59 = trunc i64 %p8 to i32, !dbg !210
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !210
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !210
	%62 = icmp ne i64 %p5, %p7, !dbg !210
	%63 = icmp uge i64 %p8, %58, !dbg !210
	%64 = or i1 %62, %63, !dbg !210
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !210, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !210
	br label %b23, !dbg !210

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !211
	br i1 %65, label %b13, label %b14, !dbg !211

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !212
	%67 = icmp slt i32 %66, 0, !dbg !212
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !212, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !212
	%69 = sext i32 %68 to i64, !dbg !212
	%70 = mul i64 %p7, %69, !dbg !212
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !212
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !212
	%73 = icmp ne i64 %70, %p5, !dbg !212
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !212, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !212
	br label %b23, !dbg !212

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !213
	br i1 %74, label %b15, label %b23, !dbg !213

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !214
	%76 = icmp slt i32 %75, 0, !dbg !214
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !214, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !214
	%78 = sext i32 %77 to i64, !dbg !214
	%79 = icmp ne i64 %p5, %p7, !dbg !214
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !214, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !214
	%81 = select i1 %80, i64 1, i64 %78, !dbg !214
	%82 = sdiv i64 %p7, %81, !dbg !214
	%83 = sub i64 0, %p7, !dbg !214
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !214
	%85 = mul i64 %84, %78, !dbg !214
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !214
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !214
	%88 = icmp ne i64 %p7, %85, !dbg !214
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !214, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !214
	br label %b23, !dbg !214

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !215
	br i1 %89, label %b17, label %b23, !dbg !215

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !218
	br i1 %90, label %b18, label %b19, !dbg !218

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !219
	%92 = icmp slt i32 %91, 0, !dbg !219
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !219, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !219
	%94 = sext i32 %93 to i64, !dbg !219
	%95 = trunc i64 %p8 to i32, !dbg !219
	%96 = mul i32 %5, %6, !dbg !219
	%97 = icmp ne i64 %p5, %p7, !dbg !219
	%98 = icmp uge i64 %p8, %94, !dbg !219
	%99 = or i1 %97, %98, !dbg !219
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !219, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !219, !range !44
	%101 = mul i32 %96, %100, !dbg !219
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !219
	%103 = sext i32 %102 to i64, !dbg !219
	%104 = sext i32 %101 to i64, !dbg !219
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !219
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !219
	%107 = icmp ne i64 %103, %104, !dbg !219
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !219, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !219
	br label %b23, !dbg !219

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !220
	br i1 %108, label %b20, label %b21, !dbg !220

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !221
	%110 = icmp slt i32 %109, 0, !dbg !221
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !221, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !221
	%112 = sext i32 %111 to i64, !dbg !221
	%113 = mul i64 %p7, %112, !dbg !221
	%114 = mul i32 %5, %6, !dbg !221
	%115 = icmp ne i64 %113, %p5, !dbg !221
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !221, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !221, !range !44
	%117 = mul i32 %114, %116, !dbg !221
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !221
	%119 = sext i32 %118 to i64, !dbg !221
	%120 = sext i32 %117 to i64, !dbg !221
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !221
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !221
	%123 = icmp ne i64 %119, %120, !dbg !221
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !221, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !221
	br label %b23, !dbg !221

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !222
	br i1 %124, label %b22, label %b23, !dbg !222

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !223
	%126 = icmp slt i32 %125, 0, !dbg !223
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !223, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !223
	%128 = sext i32 %127 to i64, !dbg !223
	%129 = icmp ne i64 %p5, %p7, !dbg !223
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !223, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !223
	%131 = select i1 %130, i64 1, i64 %128, !dbg !223
	%132 = sdiv i64 %p7, %131, !dbg !223
	%133 = sub i64 0, %p7, !dbg !223
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !223
	%135 = mul i64 %134, %128, !dbg !223
	%136 = mul i32 %5, %6, !dbg !223
	%137 = icmp ne i64 %p7, %135, !dbg !223
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !223, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !44
	%139 = mul i32 %136, %138, !dbg !223
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !223
	%141 = sext i32 %140 to i64, !dbg !223
	%142 = sext i32 %139 to i64, !dbg !223
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !223
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !223
	%145 = icmp ne i64 %141, %142, !dbg !223
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !223, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !223
	br label %b23, !dbg !223

b23:
	ret void, !dbg !192

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !199
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !199
	ret void, !dbg !199

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !199
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !199

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !199
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !199
	ret void, !dbg !199

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !199
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !199
	ret void, !dbg !199

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !201
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !201
	ret void, !dbg !201

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !201
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !201
	ret void, !dbg !201

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !203
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !203
	ret void, !dbg !203

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !203
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !203
	ret void, !dbg !203

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !203
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !203
	ret void, !dbg !203

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !210
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !210
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !210

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !210
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !210
	ret void, !dbg !210

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !210
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !210
	ret void, !dbg !210

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !212
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !212
	ret void, !dbg !212

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !212
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !212
	ret void, !dbg !212

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !214
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !214
	ret void, !dbg !214

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !214
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !214
	ret void, !dbg !214

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !214
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !214
	ret void, !dbg !214

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !219
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !219
	ret void, !dbg !219

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !219
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !219

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !219
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !219
	ret void, !dbg !219

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !219
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !219
	ret void, !dbg !219

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %103, i64 %104), !dbg !219
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !219
	ret void, !dbg !219

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !221
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !221
	ret void, !dbg !221

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !221
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !221
	ret void, !dbg !221

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %119, i64 %120), !dbg !221
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !221
	ret void, !dbg !221

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !223
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !223
	ret void, !dbg !223

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !223
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !223
	ret void, !dbg !223

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !223
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !223
	ret void, !dbg !223

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %141, i64 %142), !dbg !223
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !223
	ret void, !dbg !223
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
	%19 = mul i64 %p7, 2, !dbg !234
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !234
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
	%34 = mul i64 %p7, 2, !dbg !236
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !236
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !236
	%37 = icmp ne i64 %33, %p5, !dbg !236
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !236, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !236
	%39 = bitcast i16* %36 to i8*, !dbg !236
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !236
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
	%52 = mul i64 %p7, 2, !dbg !238
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !238
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !238
	%55 = icmp ne i64 %p7, %51, !dbg !238
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !238, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !238
	%57 = bitcast i16* %54 to i8*, !dbg !238
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !238
	br label %b23, !dbg !238

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !239
	br i1 %58, label %b9, label %b16, !dbg !239

b9:
	%59 = trunc i64 %11 to i32, !dbg !240
	%60 = udiv i32 %59, 32, !dbg !240
	%61 = zext i32 %60 to i64, !dbg !240
	%62 = icmp eq i64 %61, %p2, !dbg !241
	br i1 %62, label %b10, label %b16, !dbg !241

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !244
	br i1 %63, label %b11, label %b12, !dbg !244

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !245
	%65 = icmp slt i32 %64, 0, !dbg !245
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !245, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !245
	%67 = sext i32 %66 to i64, !dbg !245
	%68 = mul i64 %p7, 2, !dbg !245
	%69 = trunc i64 %p8 to i32, !dbg !245
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !245
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !245
	%72 = icmp ne i64 %p5, %p7, !dbg !245
	%73 = icmp uge i64 %p8, %67, !dbg !245
	%74 = or i1 %72, %73, !dbg !245
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !245, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !245
	%76 = bitcast i16* %71 to i8*, !dbg !245
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !245
	br label %b23, !dbg !245

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !246
	br i1 %77, label %b13, label %b14, !dbg !246

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !247
	%79 = icmp slt i32 %78, 0, !dbg !247
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !247, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !247
	%81 = sext i32 %80 to i64, !dbg !247
	%82 = mul i64 %p7, %81, !dbg !247
	%83 = mul i64 %p7, 2, !dbg !247
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !247
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !247
	%86 = icmp ne i64 %82, %p5, !dbg !247
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !247, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !247
	%88 = bitcast i16* %85 to i8*, !dbg !247
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !247
	br label %b23, !dbg !247

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !248
	br i1 %89, label %b15, label %b23, !dbg !248

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !249
	%91 = icmp slt i32 %90, 0, !dbg !249
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !249, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !249
	%93 = sext i32 %92 to i64, !dbg !249
	%94 = icmp ne i64 %p5, %p7, !dbg !249
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !249, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !249
	%96 = select i1 %95, i64 1, i64 %93, !dbg !249
	%97 = sdiv i64 %p7, %96, !dbg !249
	%98 = sub i64 0, %p7, !dbg !249
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !249
	%100 = mul i64 %99, %93, !dbg !249
	%101 = mul i64 %p7, 2, !dbg !249
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !249
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !249
	%104 = icmp ne i64 %p7, %100, !dbg !249
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !249, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !249
	%106 = bitcast i16* %103 to i8*, !dbg !249
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !249
	br label %b23, !dbg !249

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !250
	br i1 %107, label %b17, label %b23, !dbg !250

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !253
	br i1 %108, label %b18, label %b19, !dbg !253

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !254
	%110 = icmp slt i32 %109, 0, !dbg !254
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !254, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !254
	%112 = sext i32 %111 to i64, !dbg !254
	%113 = mul i64 %p7, 2, !dbg !254
	%114 = trunc i64 %p8 to i32, !dbg !254
	%115 = mul i32 %5, %6, !dbg !254
	%116 = icmp ne i64 %p5, %p7, !dbg !254
	%117 = icmp uge i64 %p8, %112, !dbg !254
	%118 = or i1 %116, %117, !dbg !254
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !254, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !254, !range !44
	%120 = mul i32 %115, %119, !dbg !254
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !254
	%122 = sext i32 %121 to i64, !dbg !254
	%123 = sext i32 %120 to i64, !dbg !254
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !254
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !254
	%126 = icmp ne i64 %122, %123, !dbg !254
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !254, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !254
	%128 = bitcast i16* %125 to i8*, !dbg !254
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !254
	br label %b23, !dbg !254

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !255
	br i1 %129, label %b20, label %b21, !dbg !255

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !256
	%131 = icmp slt i32 %130, 0, !dbg !256
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !256, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !256
	%133 = sext i32 %132 to i64, !dbg !256
	%134 = mul i64 %p7, %133, !dbg !256
	%135 = mul i64 %p7, 2, !dbg !256
	%136 = mul i32 %5, %6, !dbg !256
	%137 = icmp ne i64 %134, %p5, !dbg !256
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !256, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !256, !range !44
	%139 = mul i32 %136, %138, !dbg !256
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !256
	%141 = sext i32 %140 to i64, !dbg !256
	%142 = sext i32 %139 to i64, !dbg !256
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !256
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !256
	%145 = icmp ne i64 %141, %142, !dbg !256
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !256, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !256
	%147 = bitcast i16* %144 to i8*, !dbg !256
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !256
	br label %b23, !dbg !256

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !257
	br i1 %148, label %b22, label %b23, !dbg !257

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !258
	%150 = icmp slt i32 %149, 0, !dbg !258
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !258, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !258
	%152 = sext i32 %151 to i64, !dbg !258
	%153 = icmp ne i64 %p5, %p7, !dbg !258
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !258, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !258
	%155 = select i1 %154, i64 1, i64 %152, !dbg !258
	%156 = sdiv i64 %p7, %155, !dbg !258
	%157 = sub i64 0, %p7, !dbg !258
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !258
	%159 = mul i64 %158, %152, !dbg !258
	%160 = mul i64 %p7, 2, !dbg !258
	%161 = mul i32 %5, %6, !dbg !258
	%162 = icmp ne i64 %p7, %159, !dbg !258
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !258, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !258, !range !44
	%164 = mul i32 %161, %163, !dbg !258
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !258
	%166 = sext i32 %165 to i64, !dbg !258
	%167 = sext i32 %164 to i64, !dbg !258
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !258
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !258
	%170 = icmp ne i64 %166, %167, !dbg !258
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !258, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !258
	%172 = bitcast i16* %169 to i8*, !dbg !258
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !258
	br label %b23, !dbg !258

b23:
	ret void, !dbg !227

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !234
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !234
	ret void, !dbg !234

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !234
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !234

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !234
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !234
	ret void, !dbg !234

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !234
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !234
	ret void, !dbg !234

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !236
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !236
	ret void, !dbg !236

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !236
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !236
	ret void, !dbg !236

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !238
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !238
	ret void, !dbg !238

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !238
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !238
	ret void, !dbg !238

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !238
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !238
	ret void, !dbg !238

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !245
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !245
	ret void, !dbg !245

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !245
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !245

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !245
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !245
	ret void, !dbg !245

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !245
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !245
	ret void, !dbg !245

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !247
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !247
	ret void, !dbg !247

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !247
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !247
	ret void, !dbg !247

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !249
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !249
	ret void, !dbg !249

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !249
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !249
	ret void, !dbg !249

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !249
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !249
	ret void, !dbg !249

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !254
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !254
	ret void, !dbg !254

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !254
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !254

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !254
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !254
	ret void, !dbg !254

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !254
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !254
	ret void, !dbg !254

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %122, i64 %123), !dbg !254
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !254
	ret void, !dbg !254

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !256
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !256
	ret void, !dbg !256

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !256
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !256
	ret void, !dbg !256

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %141, i64 %142), !dbg !256
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !256
	ret void, !dbg !256

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !258
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !258
	ret void, !dbg !258

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !258
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !258
	ret void, !dbg !258

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !258
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !258
	ret void, !dbg !258

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %166, i64 %167), !dbg !258
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !258
	ret void, !dbg !258
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
	%19 = mul i64 %p7, 4, !dbg !269
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !269
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
	%34 = mul i64 %p7, 4, !dbg !271
	%35 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !271
	%36 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !271
	%37 = icmp ne i64 %33, %p5, !dbg !271
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !271, !prof !21

b5_ok2:
	%38 = bitcast i32* %35 to i8*, !dbg !271
	%39 = bitcast i32* %36 to i8*, !dbg !271
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !271
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
	%52 = mul i64 %p7, 4, !dbg !273
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !273
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !273
	%55 = icmp ne i64 %p7, %51, !dbg !273
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !273, !prof !21

b7_ok3:
	%56 = bitcast i32* %53 to i8*, !dbg !273
	%57 = bitcast i32* %54 to i8*, !dbg !273
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !273
	br label %b23, !dbg !273

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !274
	br i1 %58, label %b9, label %b16, !dbg !274

b9:
	%59 = trunc i64 %11 to i32, !dbg !275
	%60 = udiv i32 %59, 32, !dbg !275
	%61 = zext i32 %60 to i64, !dbg !275
	%62 = icmp eq i64 %61, %p2, !dbg !276
	br i1 %62, label %b10, label %b16, !dbg !276

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !279
	br i1 %63, label %b11, label %b12, !dbg !279

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !280
	%65 = icmp slt i32 %64, 0, !dbg !280
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !280, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !280
	%67 = sext i32 %66 to i64, !dbg !280
	%68 = mul i64 %p7, 4, !dbg !280
	%69 = trunc i64 %p8 to i32, !dbg !280
	%70 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !280
	%71 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !280
	%72 = icmp ne i64 %p5, %p7, !dbg !280
	%73 = icmp uge i64 %p8, %67, !dbg !280
	%74 = or i1 %72, %73, !dbg !280
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !280, !prof !21

b11_ok2:
	%75 = bitcast i32* %70 to i8*, !dbg !280
	%76 = bitcast i32* %71 to i8*, !dbg !280
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !280
	br label %b23, !dbg !280

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !281
	br i1 %77, label %b13, label %b14, !dbg !281

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !282
	%79 = icmp slt i32 %78, 0, !dbg !282
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !282, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !282
	%81 = sext i32 %80 to i64, !dbg !282
	%82 = mul i64 %p7, %81, !dbg !282
	%83 = mul i64 %p7, 4, !dbg !282
	%84 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !282
	%85 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !282
	%86 = icmp ne i64 %82, %p5, !dbg !282
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !282, !prof !21

b13_ok2:
	%87 = bitcast i32* %84 to i8*, !dbg !282
	%88 = bitcast i32* %85 to i8*, !dbg !282
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !282
	br label %b23, !dbg !282

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !283
	br i1 %89, label %b15, label %b23, !dbg !283

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !284
	%91 = icmp slt i32 %90, 0, !dbg !284
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !284, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !284
	%93 = sext i32 %92 to i64, !dbg !284
	%94 = icmp ne i64 %p5, %p7, !dbg !284
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !284, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !284
	%96 = select i1 %95, i64 1, i64 %93, !dbg !284
	%97 = sdiv i64 %p7, %96, !dbg !284
	%98 = sub i64 0, %p7, !dbg !284
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !284
	%100 = mul i64 %99, %93, !dbg !284
	%101 = mul i64 %p7, 4, !dbg !284
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !284
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !284
	%104 = icmp ne i64 %p7, %100, !dbg !284
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !284, !prof !21

b15_ok3:
	%105 = bitcast i32* %102 to i8*, !dbg !284
	%106 = bitcast i32* %103 to i8*, !dbg !284
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !284
	br label %b23, !dbg !284

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !285
	br i1 %107, label %b17, label %b23, !dbg !285

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !288
	br i1 %108, label %b18, label %b19, !dbg !288

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !289
	%110 = icmp slt i32 %109, 0, !dbg !289
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !289, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !289
	%112 = sext i32 %111 to i64, !dbg !289
	%113 = mul i64 %p7, 4, !dbg !289
	%114 = trunc i64 %p8 to i32, !dbg !289
	%115 = mul i32 %5, %6, !dbg !289
	%116 = icmp ne i64 %p5, %p7, !dbg !289
	%117 = icmp uge i64 %p8, %112, !dbg !289
	%118 = or i1 %116, %117, !dbg !289
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !289, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !289, !range !44
	%120 = mul i32 %115, %119, !dbg !289
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !289
	%122 = sext i32 %121 to i64, !dbg !289
	%123 = sext i32 %120 to i64, !dbg !289
	%124 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !289
	%125 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !289
	%126 = icmp ne i64 %122, %123, !dbg !289
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !289, !prof !21

b18_ok4:
	%127 = bitcast i32* %124 to i8*, !dbg !289
	%128 = bitcast i32* %125 to i8*, !dbg !289
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !289
	br label %b23, !dbg !289

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !290
	br i1 %129, label %b20, label %b21, !dbg !290

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !291
	%131 = icmp slt i32 %130, 0, !dbg !291
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !291, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !291
	%133 = sext i32 %132 to i64, !dbg !291
	%134 = mul i64 %p7, %133, !dbg !291
	%135 = mul i64 %p7, 4, !dbg !291
	%136 = mul i32 %5, %6, !dbg !291
	%137 = icmp ne i64 %134, %p5, !dbg !291
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !291, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !291, !range !44
	%139 = mul i32 %136, %138, !dbg !291
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !291
	%141 = sext i32 %140 to i64, !dbg !291
	%142 = sext i32 %139 to i64, !dbg !291
	%143 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !291
	%144 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !291
	%145 = icmp ne i64 %141, %142, !dbg !291
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !291, !prof !21

b20_ok3:
	%146 = bitcast i32* %143 to i8*, !dbg !291
	%147 = bitcast i32* %144 to i8*, !dbg !291
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !291
	br label %b23, !dbg !291

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !292
	br i1 %148, label %b22, label %b23, !dbg !292

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !293
	%150 = icmp slt i32 %149, 0, !dbg !293
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !293, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !293
	%152 = sext i32 %151 to i64, !dbg !293
	%153 = icmp ne i64 %p5, %p7, !dbg !293
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !293, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !293
	%155 = select i1 %154, i64 1, i64 %152, !dbg !293
	%156 = sdiv i64 %p7, %155, !dbg !293
	%157 = sub i64 0, %p7, !dbg !293
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !293
	%159 = mul i64 %158, %152, !dbg !293
	%160 = mul i64 %p7, 4, !dbg !293
	%161 = mul i32 %5, %6, !dbg !293
	%162 = icmp ne i64 %p7, %159, !dbg !293
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !293, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !293, !range !44
	%164 = mul i32 %161, %163, !dbg !293
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !293
	%166 = sext i32 %165 to i64, !dbg !293
	%167 = sext i32 %164 to i64, !dbg !293
	%168 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !293
	%169 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !293
	%170 = icmp ne i64 %166, %167, !dbg !293
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !293, !prof !21

b22_ok4:
	%171 = bitcast i32* %168 to i8*, !dbg !293
	%172 = bitcast i32* %169 to i8*, !dbg !293
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !293
	br label %b23, !dbg !293

b23:
	ret void, !dbg !262

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !269
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !269
	ret void, !dbg !269

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !269
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !269

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !269
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !269
	ret void, !dbg !269

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !269
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !269
	ret void, !dbg !269

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !271
	ret void, !dbg !271

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !271
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !271
	ret void, !dbg !271

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !273
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !273
	ret void, !dbg !273

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !273
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !273
	ret void, !dbg !273

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !273
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !273
	ret void, !dbg !273

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !280
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !280
	ret void, !dbg !280

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !280
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !280

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !280
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !280
	ret void, !dbg !280

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !280
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !280
	ret void, !dbg !280

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !282
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !282
	ret void, !dbg !282

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !282
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !282
	ret void, !dbg !282

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !284
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !284
	ret void, !dbg !284

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !284
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !284
	ret void, !dbg !284

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !284
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !284
	ret void, !dbg !284

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !289
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !289
	ret void, !dbg !289

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !289
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !289

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !289
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !289
	ret void, !dbg !289

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !289
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !289
	ret void, !dbg !289

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %122, i64 %123), !dbg !289
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !289
	ret void, !dbg !289

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !291
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !291
	ret void, !dbg !291

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !291
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !291
	ret void, !dbg !291

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %141, i64 %142), !dbg !291
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !291
	ret void, !dbg !291

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !293
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !293
	ret void, !dbg !293

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !293
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !293
	ret void, !dbg !293

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !293
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !293
	ret void, !dbg !293

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %166, i64 %167), !dbg !293
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !293
	ret void, !dbg !293
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
	%19 = mul i64 %p7, 8, !dbg !304
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !304
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
	%34 = mul i64 %p7, 8, !dbg !306
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !306
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !306
	%37 = icmp ne i64 %33, %p5, !dbg !306
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !306, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !306
	%39 = bitcast i64* %36 to i8*, !dbg !306
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !306
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
	%52 = mul i64 %p7, 8, !dbg !308
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !308
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !308
	%55 = icmp ne i64 %p7, %51, !dbg !308
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !308, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !308
	%57 = bitcast i64* %54 to i8*, !dbg !308
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !308
	br label %b23, !dbg !308

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !309
	br i1 %58, label %b9, label %b16, !dbg !309

b9:
	%59 = trunc i64 %11 to i32, !dbg !310
	%60 = udiv i32 %59, 32, !dbg !310
	%61 = zext i32 %60 to i64, !dbg !310
	%62 = icmp eq i64 %61, %p2, !dbg !311
	br i1 %62, label %b10, label %b16, !dbg !311

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !314
	br i1 %63, label %b11, label %b12, !dbg !314

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !315
	%65 = icmp slt i32 %64, 0, !dbg !315
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !315, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !315
	%67 = sext i32 %66 to i64, !dbg !315
	%68 = mul i64 %p7, 8, !dbg !315
	%69 = trunc i64 %p8 to i32, !dbg !315
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !315
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !315
	%72 = icmp ne i64 %p5, %p7, !dbg !315
	%73 = icmp uge i64 %p8, %67, !dbg !315
	%74 = or i1 %72, %73, !dbg !315
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !315, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !315
	%76 = bitcast i64* %71 to i8*, !dbg !315
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !315
	br label %b23, !dbg !315

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !316
	br i1 %77, label %b13, label %b14, !dbg !316

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !317
	%79 = icmp slt i32 %78, 0, !dbg !317
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !317, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !317
	%81 = sext i32 %80 to i64, !dbg !317
	%82 = mul i64 %p7, %81, !dbg !317
	%83 = mul i64 %p7, 8, !dbg !317
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !317
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !317
	%86 = icmp ne i64 %82, %p5, !dbg !317
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !317, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !317
	%88 = bitcast i64* %85 to i8*, !dbg !317
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !317
	br label %b23, !dbg !317

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !318
	br i1 %89, label %b15, label %b23, !dbg !318

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !319
	%91 = icmp slt i32 %90, 0, !dbg !319
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !319, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !319
	%93 = sext i32 %92 to i64, !dbg !319
	%94 = icmp ne i64 %p5, %p7, !dbg !319
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !319, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !319
	%96 = select i1 %95, i64 1, i64 %93, !dbg !319
	%97 = sdiv i64 %p7, %96, !dbg !319
	%98 = sub i64 0, %p7, !dbg !319
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !319
	%100 = mul i64 %99, %93, !dbg !319
	%101 = mul i64 %p7, 8, !dbg !319
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !319
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !319
	%104 = icmp ne i64 %p7, %100, !dbg !319
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !319, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !319
	%106 = bitcast i64* %103 to i8*, !dbg !319
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !319
	br label %b23, !dbg !319

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !320
	br i1 %107, label %b17, label %b23, !dbg !320

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !323
	br i1 %108, label %b18, label %b19, !dbg !323

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !324
	%110 = icmp slt i32 %109, 0, !dbg !324
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !324, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !324
	%112 = sext i32 %111 to i64, !dbg !324
	%113 = mul i64 %p7, 8, !dbg !324
	%114 = trunc i64 %p8 to i32, !dbg !324
	%115 = mul i32 %5, %6, !dbg !324
	%116 = icmp ne i64 %p5, %p7, !dbg !324
	%117 = icmp uge i64 %p8, %112, !dbg !324
	%118 = or i1 %116, %117, !dbg !324
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !324, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !324, !range !44
	%120 = mul i32 %115, %119, !dbg !324
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !324
	%122 = sext i32 %121 to i64, !dbg !324
	%123 = sext i32 %120 to i64, !dbg !324
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !324
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !324
	%126 = icmp ne i64 %122, %123, !dbg !324
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !324, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !324
	%128 = bitcast i64* %125 to i8*, !dbg !324
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !324
	br label %b23, !dbg !324

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !325
	br i1 %129, label %b20, label %b21, !dbg !325

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !326
	%131 = icmp slt i32 %130, 0, !dbg !326
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !326, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !326
	%133 = sext i32 %132 to i64, !dbg !326
	%134 = mul i64 %p7, %133, !dbg !326
	%135 = mul i64 %p7, 8, !dbg !326
	%136 = mul i32 %5, %6, !dbg !326
	%137 = icmp ne i64 %134, %p5, !dbg !326
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !326, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !44
	%139 = mul i32 %136, %138, !dbg !326
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !326
	%141 = sext i32 %140 to i64, !dbg !326
	%142 = sext i32 %139 to i64, !dbg !326
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !326
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !326
	%145 = icmp ne i64 %141, %142, !dbg !326
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !326, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !326
	%147 = bitcast i64* %144 to i8*, !dbg !326
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !326
	br label %b23, !dbg !326

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !327
	br i1 %148, label %b22, label %b23, !dbg !327

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !328
	%150 = icmp slt i32 %149, 0, !dbg !328
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !328, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !328
	%152 = sext i32 %151 to i64, !dbg !328
	%153 = icmp ne i64 %p5, %p7, !dbg !328
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !328, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !328
	%155 = select i1 %154, i64 1, i64 %152, !dbg !328
	%156 = sdiv i64 %p7, %155, !dbg !328
	%157 = sub i64 0, %p7, !dbg !328
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !328
	%159 = mul i64 %158, %152, !dbg !328
	%160 = mul i64 %p7, 8, !dbg !328
	%161 = mul i32 %5, %6, !dbg !328
	%162 = icmp ne i64 %p7, %159, !dbg !328
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !328, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !328, !range !44
	%164 = mul i32 %161, %163, !dbg !328
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !328
	%166 = sext i32 %165 to i64, !dbg !328
	%167 = sext i32 %164 to i64, !dbg !328
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !328
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !328
	%170 = icmp ne i64 %166, %167, !dbg !328
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !328, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !328
	%172 = bitcast i64* %169 to i8*, !dbg !328
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !328
	br label %b23, !dbg !328

b23:
	ret void, !dbg !297

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !304
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !304
	ret void, !dbg !304

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !304
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !304

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !304
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !304
	ret void, !dbg !304

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !304
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !304
	ret void, !dbg !304

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !306
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !306
	ret void, !dbg !306

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !306
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !306
	ret void, !dbg !306

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !308
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !308
	ret void, !dbg !308

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !308
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !308
	ret void, !dbg !308

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !308
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !308
	ret void, !dbg !308

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !315
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !315
	ret void, !dbg !315

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !315
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !315

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !315
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !315
	ret void, !dbg !315

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !315
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !315
	ret void, !dbg !315

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !317
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !317
	ret void, !dbg !317

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !317
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !317
	ret void, !dbg !317

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !319
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !319
	ret void, !dbg !319

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !319
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !319
	ret void, !dbg !319

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !319
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !319
	ret void, !dbg !319

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !324
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !324
	ret void, !dbg !324

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !324
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !324

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !324
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !324
	ret void, !dbg !324

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !324
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !324
	ret void, !dbg !324

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %122, i64 %123), !dbg !324
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !324
	ret void, !dbg !324

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !326
	ret void, !dbg !326

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !326
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !326
	ret void, !dbg !326

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %141, i64 %142), !dbg !326
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !326
	ret void, !dbg !326

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !328
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !328
	ret void, !dbg !328

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !328
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !328
	ret void, !dbg !328

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !328
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !328
	ret void, !dbg !328

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %166, i64 %167), !dbg !328
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !328
	ret void, !dbg !328
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
	%19 = mul i64 %p7, 8, !dbg !339
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !339
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
	%34 = mul i64 %p7, 8, !dbg !341
	%35 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !341
	%36 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !341
	%37 = icmp ne i64 %33, %p5, !dbg !341
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !341, !prof !21

b5_ok2:
	%38 = bitcast i64* %35 to i8*, !dbg !341
	%39 = bitcast i64* %36 to i8*, !dbg !341
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !341
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
	%52 = mul i64 %p7, 8, !dbg !343
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !343
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !343
	%55 = icmp ne i64 %p7, %51, !dbg !343
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !343, !prof !21

b7_ok3:
	%56 = bitcast i64* %53 to i8*, !dbg !343
	%57 = bitcast i64* %54 to i8*, !dbg !343
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !343
	br label %b23, !dbg !343

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !344
	br i1 %58, label %b9, label %b16, !dbg !344

b9:
	%59 = trunc i64 %11 to i32, !dbg !345
	%60 = udiv i32 %59, 32, !dbg !345
	%61 = zext i32 %60 to i64, !dbg !345
	%62 = icmp eq i64 %61, %p2, !dbg !346
	br i1 %62, label %b10, label %b16, !dbg !346

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !349
	br i1 %63, label %b11, label %b12, !dbg !349

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !350
	%65 = icmp slt i32 %64, 0, !dbg !350
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !350, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !350
	%67 = sext i32 %66 to i64, !dbg !350
	%68 = mul i64 %p7, 8, !dbg !350
	%69 = trunc i64 %p8 to i32, !dbg !350
	%70 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !350
	%71 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !350
	%72 = icmp ne i64 %p5, %p7, !dbg !350
	%73 = icmp uge i64 %p8, %67, !dbg !350
	%74 = or i1 %72, %73, !dbg !350
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !350, !prof !21

b11_ok2:
	%75 = bitcast i64* %70 to i8*, !dbg !350
	%76 = bitcast i64* %71 to i8*, !dbg !350
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !350
	br label %b23, !dbg !350

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !351
	br i1 %77, label %b13, label %b14, !dbg !351

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !352
	%79 = icmp slt i32 %78, 0, !dbg !352
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !352, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !352
	%81 = sext i32 %80 to i64, !dbg !352
	%82 = mul i64 %p7, %81, !dbg !352
	%83 = mul i64 %p7, 8, !dbg !352
	%84 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !352
	%85 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !352
	%86 = icmp ne i64 %82, %p5, !dbg !352
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !352, !prof !21

b13_ok2:
	%87 = bitcast i64* %84 to i8*, !dbg !352
	%88 = bitcast i64* %85 to i8*, !dbg !352
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !352
	br label %b23, !dbg !352

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !353
	br i1 %89, label %b15, label %b23, !dbg !353

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !354
	%91 = icmp slt i32 %90, 0, !dbg !354
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !354, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !354
	%93 = sext i32 %92 to i64, !dbg !354
	%94 = icmp ne i64 %p5, %p7, !dbg !354
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !354, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !354
	%96 = select i1 %95, i64 1, i64 %93, !dbg !354
	%97 = sdiv i64 %p7, %96, !dbg !354
	%98 = sub i64 0, %p7, !dbg !354
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !354
	%100 = mul i64 %99, %93, !dbg !354
	%101 = mul i64 %p7, 8, !dbg !354
	%102 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !354
	%103 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !354
	%104 = icmp ne i64 %p7, %100, !dbg !354
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !354, !prof !21

b15_ok3:
	%105 = bitcast i64* %102 to i8*, !dbg !354
	%106 = bitcast i64* %103 to i8*, !dbg !354
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !354
	br label %b23, !dbg !354

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !355
	br i1 %107, label %b17, label %b23, !dbg !355

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !358
	br i1 %108, label %b18, label %b19, !dbg !358

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !359
	%110 = icmp slt i32 %109, 0, !dbg !359
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !359, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !359
	%112 = sext i32 %111 to i64, !dbg !359
	%113 = mul i64 %p7, 8, !dbg !359
	%114 = trunc i64 %p8 to i32, !dbg !359
	%115 = mul i32 %5, %6, !dbg !359
	%116 = icmp ne i64 %p5, %p7, !dbg !359
	%117 = icmp uge i64 %p8, %112, !dbg !359
	%118 = or i1 %116, %117, !dbg !359
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !359, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !44
	%120 = mul i32 %115, %119, !dbg !359
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !359
	%122 = sext i32 %121 to i64, !dbg !359
	%123 = sext i32 %120 to i64, !dbg !359
	%124 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !359
	%125 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !359
	%126 = icmp ne i64 %122, %123, !dbg !359
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !359, !prof !21

b18_ok4:
	%127 = bitcast i64* %124 to i8*, !dbg !359
	%128 = bitcast i64* %125 to i8*, !dbg !359
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !359
	br label %b23, !dbg !359

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !360
	br i1 %129, label %b20, label %b21, !dbg !360

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !361
	%131 = icmp slt i32 %130, 0, !dbg !361
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !361, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !361
	%133 = sext i32 %132 to i64, !dbg !361
	%134 = mul i64 %p7, %133, !dbg !361
	%135 = mul i64 %p7, 8, !dbg !361
	%136 = mul i32 %5, %6, !dbg !361
	%137 = icmp ne i64 %134, %p5, !dbg !361
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !361, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !44
	%139 = mul i32 %136, %138, !dbg !361
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !361
	%141 = sext i32 %140 to i64, !dbg !361
	%142 = sext i32 %139 to i64, !dbg !361
	%143 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !361
	%144 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !361
	%145 = icmp ne i64 %141, %142, !dbg !361
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !361, !prof !21

b20_ok3:
	%146 = bitcast i64* %143 to i8*, !dbg !361
	%147 = bitcast i64* %144 to i8*, !dbg !361
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !361
	br label %b23, !dbg !361

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !362
	br i1 %148, label %b22, label %b23, !dbg !362

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !363
	%150 = icmp slt i32 %149, 0, !dbg !363
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !363, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !363
	%152 = sext i32 %151 to i64, !dbg !363
	%153 = icmp ne i64 %p5, %p7, !dbg !363
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !363, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !363
	%155 = select i1 %154, i64 1, i64 %152, !dbg !363
	%156 = sdiv i64 %p7, %155, !dbg !363
	%157 = sub i64 0, %p7, !dbg !363
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !363
	%159 = mul i64 %158, %152, !dbg !363
	%160 = mul i64 %p7, 8, !dbg !363
	%161 = mul i32 %5, %6, !dbg !363
	%162 = icmp ne i64 %p7, %159, !dbg !363
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !363, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !363, !range !44
	%164 = mul i32 %161, %163, !dbg !363
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !363
	%166 = sext i32 %165 to i64, !dbg !363
	%167 = sext i32 %164 to i64, !dbg !363
	%168 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !363
	%169 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !363
	%170 = icmp ne i64 %166, %167, !dbg !363
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !363, !prof !21

b22_ok4:
	%171 = bitcast i64* %168 to i8*, !dbg !363
	%172 = bitcast i64* %169 to i8*, !dbg !363
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !363
	br label %b23, !dbg !363

b23:
	ret void, !dbg !332

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !339
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !339
	ret void, !dbg !339

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !339
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !339

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !339
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !339
	ret void, !dbg !339

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !339
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !339
	ret void, !dbg !339

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !341
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !341
	ret void, !dbg !341

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !341
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !341
	ret void, !dbg !341

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !343
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !343
	ret void, !dbg !343

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !343
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !343
	ret void, !dbg !343

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !343
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !343
	ret void, !dbg !343

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !350
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !350
	ret void, !dbg !350

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !350
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !350

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !350
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !350
	ret void, !dbg !350

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !350
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !350
	ret void, !dbg !350

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !352
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !352
	ret void, !dbg !352

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !352
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !352
	ret void, !dbg !352

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !354
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !354
	ret void, !dbg !354

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !354
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !354
	ret void, !dbg !354

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !354
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !354
	ret void, !dbg !354

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !359
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !359
	ret void, !dbg !359

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !359
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !359

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !359
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !359
	ret void, !dbg !359

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !359
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !359
	ret void, !dbg !359

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %122, i64 %123), !dbg !359
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !359
	ret void, !dbg !359

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !361
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !361
	ret void, !dbg !361

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !361
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !361
	ret void, !dbg !361

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %141, i64 %142), !dbg !361
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !361
	ret void, !dbg !361

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !363
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !363
	ret void, !dbg !363

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !363
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !363
	ret void, !dbg !363

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !363
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !363
	ret void, !dbg !363

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %166, i64 %167), !dbg !363
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !363
	ret void, !dbg !363
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
	%19 = mul i64 %p7, 4, !dbg !374
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !374
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
	%34 = mul i64 %p7, 4, !dbg !376
	%35 = addrspacecast float addrspace(1)* %0 to float*, !dbg !376
	%36 = addrspacecast float addrspace(1)* %1 to float*, !dbg !376
	%37 = icmp ne i64 %33, %p5, !dbg !376
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !376, !prof !21

b5_ok2:
	%38 = bitcast float* %35 to i8*, !dbg !376
	%39 = bitcast float* %36 to i8*, !dbg !376
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !376
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
	%52 = mul i64 %p7, 4, !dbg !378
	%53 = addrspacecast float addrspace(1)* %0 to float*, !dbg !378
	%54 = addrspacecast float addrspace(1)* %1 to float*, !dbg !378
	%55 = icmp ne i64 %p7, %51, !dbg !378
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !378, !prof !21

b7_ok3:
	%56 = bitcast float* %53 to i8*, !dbg !378
	%57 = bitcast float* %54 to i8*, !dbg !378
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !378
	br label %b23, !dbg !378

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !379
	br i1 %58, label %b9, label %b16, !dbg !379

b9:
	%59 = trunc i64 %11 to i32, !dbg !380
	%60 = udiv i32 %59, 32, !dbg !380
	%61 = zext i32 %60 to i64, !dbg !380
	%62 = icmp eq i64 %61, %p2, !dbg !381
	br i1 %62, label %b10, label %b16, !dbg !381

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !384
	br i1 %63, label %b11, label %b12, !dbg !384

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !385
	%65 = icmp slt i32 %64, 0, !dbg !385
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !385, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !385
	%67 = sext i32 %66 to i64, !dbg !385
	%68 = mul i64 %p7, 4, !dbg !385
	%69 = trunc i64 %p8 to i32, !dbg !385
	%70 = addrspacecast float addrspace(1)* %0 to float*, !dbg !385
	%71 = addrspacecast float addrspace(1)* %1 to float*, !dbg !385
	%72 = icmp ne i64 %p5, %p7, !dbg !385
	%73 = icmp uge i64 %p8, %67, !dbg !385
	%74 = or i1 %72, %73, !dbg !385
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !385, !prof !21

b11_ok2:
	%75 = bitcast float* %70 to i8*, !dbg !385
	%76 = bitcast float* %71 to i8*, !dbg !385
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !385
	br label %b23, !dbg !385

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !386
	br i1 %77, label %b13, label %b14, !dbg !386

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !387
	%79 = icmp slt i32 %78, 0, !dbg !387
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !387, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !387
	%81 = sext i32 %80 to i64, !dbg !387
	%82 = mul i64 %p7, %81, !dbg !387
	%83 = mul i64 %p7, 4, !dbg !387
	%84 = addrspacecast float addrspace(1)* %0 to float*, !dbg !387
	%85 = addrspacecast float addrspace(1)* %1 to float*, !dbg !387
	%86 = icmp ne i64 %82, %p5, !dbg !387
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !387, !prof !21

b13_ok2:
	%87 = bitcast float* %84 to i8*, !dbg !387
	%88 = bitcast float* %85 to i8*, !dbg !387
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !387
	br label %b23, !dbg !387

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !388
	br i1 %89, label %b15, label %b23, !dbg !388

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !389
	%91 = icmp slt i32 %90, 0, !dbg !389
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !389, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !389
	%93 = sext i32 %92 to i64, !dbg !389
	%94 = icmp ne i64 %p5, %p7, !dbg !389
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !389, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !389
	%96 = select i1 %95, i64 1, i64 %93, !dbg !389
	%97 = sdiv i64 %p7, %96, !dbg !389
	%98 = sub i64 0, %p7, !dbg !389
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !389
	%100 = mul i64 %99, %93, !dbg !389
	%101 = mul i64 %p7, 4, !dbg !389
	%102 = addrspacecast float addrspace(1)* %0 to float*, !dbg !389
	%103 = addrspacecast float addrspace(1)* %1 to float*, !dbg !389
	%104 = icmp ne i64 %p7, %100, !dbg !389
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !389, !prof !21

b15_ok3:
	%105 = bitcast float* %102 to i8*, !dbg !389
	%106 = bitcast float* %103 to i8*, !dbg !389
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !389
	br label %b23, !dbg !389

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !390
	br i1 %107, label %b17, label %b23, !dbg !390

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !393
	br i1 %108, label %b18, label %b19, !dbg !393

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !394
	%110 = icmp slt i32 %109, 0, !dbg !394
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !394, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !394
	%112 = sext i32 %111 to i64, !dbg !394
	%113 = mul i64 %p7, 4, !dbg !394
	%114 = trunc i64 %p8 to i32, !dbg !394
	%115 = mul i32 %5, %6, !dbg !394
	%116 = icmp ne i64 %p5, %p7, !dbg !394
	%117 = icmp uge i64 %p8, %112, !dbg !394
	%118 = or i1 %116, %117, !dbg !394
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !394, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !394, !range !44
	%120 = mul i32 %115, %119, !dbg !394
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !394
	%122 = sext i32 %121 to i64, !dbg !394
	%123 = sext i32 %120 to i64, !dbg !394
	%124 = addrspacecast float addrspace(1)* %0 to float*, !dbg !394
	%125 = addrspacecast float addrspace(1)* %1 to float*, !dbg !394
	%126 = icmp ne i64 %122, %123, !dbg !394
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !394, !prof !21

b18_ok4:
	%127 = bitcast float* %124 to i8*, !dbg !394
	%128 = bitcast float* %125 to i8*, !dbg !394
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !394
	br label %b23, !dbg !394

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !395
	br i1 %129, label %b20, label %b21, !dbg !395

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !396
	%131 = icmp slt i32 %130, 0, !dbg !396
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !396, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !396
	%133 = sext i32 %132 to i64, !dbg !396
	%134 = mul i64 %p7, %133, !dbg !396
	%135 = mul i64 %p7, 4, !dbg !396
	%136 = mul i32 %5, %6, !dbg !396
	%137 = icmp ne i64 %134, %p5, !dbg !396
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !396, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !396, !range !44
	%139 = mul i32 %136, %138, !dbg !396
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !396
	%141 = sext i32 %140 to i64, !dbg !396
	%142 = sext i32 %139 to i64, !dbg !396
	%143 = addrspacecast float addrspace(1)* %0 to float*, !dbg !396
	%144 = addrspacecast float addrspace(1)* %1 to float*, !dbg !396
	%145 = icmp ne i64 %141, %142, !dbg !396
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !396, !prof !21

b20_ok3:
	%146 = bitcast float* %143 to i8*, !dbg !396
	%147 = bitcast float* %144 to i8*, !dbg !396
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !396
	br label %b23, !dbg !396

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !397
	br i1 %148, label %b22, label %b23, !dbg !397

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !398
	%150 = icmp slt i32 %149, 0, !dbg !398
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !398, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !398
	%152 = sext i32 %151 to i64, !dbg !398
	%153 = icmp ne i64 %p5, %p7, !dbg !398
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !398, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !398
	%155 = select i1 %154, i64 1, i64 %152, !dbg !398
	%156 = sdiv i64 %p7, %155, !dbg !398
	%157 = sub i64 0, %p7, !dbg !398
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !398
	%159 = mul i64 %158, %152, !dbg !398
	%160 = mul i64 %p7, 4, !dbg !398
	%161 = mul i32 %5, %6, !dbg !398
	%162 = icmp ne i64 %p7, %159, !dbg !398
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !398, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !398, !range !44
	%164 = mul i32 %161, %163, !dbg !398
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !398
	%166 = sext i32 %165 to i64, !dbg !398
	%167 = sext i32 %164 to i64, !dbg !398
	%168 = addrspacecast float addrspace(1)* %0 to float*, !dbg !398
	%169 = addrspacecast float addrspace(1)* %1 to float*, !dbg !398
	%170 = icmp ne i64 %166, %167, !dbg !398
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !398, !prof !21

b22_ok4:
	%171 = bitcast float* %168 to i8*, !dbg !398
	%172 = bitcast float* %169 to i8*, !dbg !398
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !398
	br label %b23, !dbg !398

b23:
	ret void, !dbg !367

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !374
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !374
	ret void, !dbg !374

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !374
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !374

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !374
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !374
	ret void, !dbg !374

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !374
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !374
	ret void, !dbg !374

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !376
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !376
	ret void, !dbg !376

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !376
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !376
	ret void, !dbg !376

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !378
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !378
	ret void, !dbg !378

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !378
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !378
	ret void, !dbg !378

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !378
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !378
	ret void, !dbg !378

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !385
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !385
	ret void, !dbg !385

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !385
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !385

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !385
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !385
	ret void, !dbg !385

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !385
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !385
	ret void, !dbg !385

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !387
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !387
	ret void, !dbg !387

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !387
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !387
	ret void, !dbg !387

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !389
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !389
	ret void, !dbg !389

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !389
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !389
	ret void, !dbg !389

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !389
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !389
	ret void, !dbg !389

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !394
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !394
	ret void, !dbg !394

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !394
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !394

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !394
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !394
	ret void, !dbg !394

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !394
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !394
	ret void, !dbg !394

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %122, i64 %123), !dbg !394
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !394
	ret void, !dbg !394

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !396
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !396
	ret void, !dbg !396

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !396
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !396
	ret void, !dbg !396

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %141, i64 %142), !dbg !396
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !396
	ret void, !dbg !396

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !398
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !398
	ret void, !dbg !398

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !398
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !398
	ret void, !dbg !398

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !398
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !398
	ret void, !dbg !398

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %166, i64 %167), !dbg !398
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !398
	ret void, !dbg !398
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
	%19 = mul i64 %p7, 8, !dbg !409
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !409
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
	%34 = mul i64 %p7, 8, !dbg !411
	%35 = addrspacecast double addrspace(1)* %0 to double*, !dbg !411
	%36 = addrspacecast double addrspace(1)* %1 to double*, !dbg !411
	%37 = icmp ne i64 %33, %p5, !dbg !411
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !411, !prof !21

b5_ok2:
	%38 = bitcast double* %35 to i8*, !dbg !411
	%39 = bitcast double* %36 to i8*, !dbg !411
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !411
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
	%52 = mul i64 %p7, 8, !dbg !413
	%53 = addrspacecast double addrspace(1)* %0 to double*, !dbg !413
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !413
	%55 = icmp ne i64 %p7, %51, !dbg !413
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !413, !prof !21

b7_ok3:
	%56 = bitcast double* %53 to i8*, !dbg !413
	%57 = bitcast double* %54 to i8*, !dbg !413
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !413
	br label %b23, !dbg !413

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !414
	br i1 %58, label %b9, label %b16, !dbg !414

b9:
	%59 = trunc i64 %11 to i32, !dbg !415
	%60 = udiv i32 %59, 32, !dbg !415
	%61 = zext i32 %60 to i64, !dbg !415
	%62 = icmp eq i64 %61, %p2, !dbg !416
	br i1 %62, label %b10, label %b16, !dbg !416

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !419
	br i1 %63, label %b11, label %b12, !dbg !419

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !420
	%65 = icmp slt i32 %64, 0, !dbg !420
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !420, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !420
	%67 = sext i32 %66 to i64, !dbg !420
	%68 = mul i64 %p7, 8, !dbg !420
	%69 = trunc i64 %p8 to i32, !dbg !420
	%70 = addrspacecast double addrspace(1)* %0 to double*, !dbg !420
	%71 = addrspacecast double addrspace(1)* %1 to double*, !dbg !420
	%72 = icmp ne i64 %p5, %p7, !dbg !420
	%73 = icmp uge i64 %p8, %67, !dbg !420
	%74 = or i1 %72, %73, !dbg !420
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !420, !prof !21

b11_ok2:
	%75 = bitcast double* %70 to i8*, !dbg !420
	%76 = bitcast double* %71 to i8*, !dbg !420
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !420
	br label %b23, !dbg !420

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !421
	br i1 %77, label %b13, label %b14, !dbg !421

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !422
	%79 = icmp slt i32 %78, 0, !dbg !422
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !422, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !422
	%81 = sext i32 %80 to i64, !dbg !422
	%82 = mul i64 %p7, %81, !dbg !422
	%83 = mul i64 %p7, 8, !dbg !422
	%84 = addrspacecast double addrspace(1)* %0 to double*, !dbg !422
	%85 = addrspacecast double addrspace(1)* %1 to double*, !dbg !422
	%86 = icmp ne i64 %82, %p5, !dbg !422
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !422, !prof !21

b13_ok2:
	%87 = bitcast double* %84 to i8*, !dbg !422
	%88 = bitcast double* %85 to i8*, !dbg !422
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !422
	br label %b23, !dbg !422

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !423
	br i1 %89, label %b15, label %b23, !dbg !423

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !424
	%91 = icmp slt i32 %90, 0, !dbg !424
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !424, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !424
	%93 = sext i32 %92 to i64, !dbg !424
	%94 = icmp ne i64 %p5, %p7, !dbg !424
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !424, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !424
	%96 = select i1 %95, i64 1, i64 %93, !dbg !424
	%97 = sdiv i64 %p7, %96, !dbg !424
	%98 = sub i64 0, %p7, !dbg !424
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !424
	%100 = mul i64 %99, %93, !dbg !424
	%101 = mul i64 %p7, 8, !dbg !424
	%102 = addrspacecast double addrspace(1)* %0 to double*, !dbg !424
	%103 = addrspacecast double addrspace(1)* %1 to double*, !dbg !424
	%104 = icmp ne i64 %p7, %100, !dbg !424
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !424, !prof !21

b15_ok3:
	%105 = bitcast double* %102 to i8*, !dbg !424
	%106 = bitcast double* %103 to i8*, !dbg !424
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !424
	br label %b23, !dbg !424

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !425
	br i1 %107, label %b17, label %b23, !dbg !425

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !428
	br i1 %108, label %b18, label %b19, !dbg !428

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !429
	%110 = icmp slt i32 %109, 0, !dbg !429
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !429, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !429
	%112 = sext i32 %111 to i64, !dbg !429
	%113 = mul i64 %p7, 8, !dbg !429
	%114 = trunc i64 %p8 to i32, !dbg !429
	%115 = mul i32 %5, %6, !dbg !429
	%116 = icmp ne i64 %p5, %p7, !dbg !429
	%117 = icmp uge i64 %p8, %112, !dbg !429
	%118 = or i1 %116, %117, !dbg !429
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !429, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !44
	%120 = mul i32 %115, %119, !dbg !429
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !429
	%122 = sext i32 %121 to i64, !dbg !429
	%123 = sext i32 %120 to i64, !dbg !429
	%124 = addrspacecast double addrspace(1)* %0 to double*, !dbg !429
	%125 = addrspacecast double addrspace(1)* %1 to double*, !dbg !429
	%126 = icmp ne i64 %122, %123, !dbg !429
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !429, !prof !21

b18_ok4:
	%127 = bitcast double* %124 to i8*, !dbg !429
	%128 = bitcast double* %125 to i8*, !dbg !429
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !429
	br label %b23, !dbg !429

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !430
	br i1 %129, label %b20, label %b21, !dbg !430

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !431
	%131 = icmp slt i32 %130, 0, !dbg !431
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !431, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !431
	%133 = sext i32 %132 to i64, !dbg !431
	%134 = mul i64 %p7, %133, !dbg !431
	%135 = mul i64 %p7, 8, !dbg !431
	%136 = mul i32 %5, %6, !dbg !431
	%137 = icmp ne i64 %134, %p5, !dbg !431
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !431, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !44
	%139 = mul i32 %136, %138, !dbg !431
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !431
	%141 = sext i32 %140 to i64, !dbg !431
	%142 = sext i32 %139 to i64, !dbg !431
	%143 = addrspacecast double addrspace(1)* %0 to double*, !dbg !431
	%144 = addrspacecast double addrspace(1)* %1 to double*, !dbg !431
	%145 = icmp ne i64 %141, %142, !dbg !431
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !431, !prof !21

b20_ok3:
	%146 = bitcast double* %143 to i8*, !dbg !431
	%147 = bitcast double* %144 to i8*, !dbg !431
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !431
	br label %b23, !dbg !431

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !432
	br i1 %148, label %b22, label %b23, !dbg !432

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !433
	%150 = icmp slt i32 %149, 0, !dbg !433
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !433, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !433
	%152 = sext i32 %151 to i64, !dbg !433
	%153 = icmp ne i64 %p5, %p7, !dbg !433
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !433, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !433
	%155 = select i1 %154, i64 1, i64 %152, !dbg !433
	%156 = sdiv i64 %p7, %155, !dbg !433
	%157 = sub i64 0, %p7, !dbg !433
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !433
	%159 = mul i64 %158, %152, !dbg !433
	%160 = mul i64 %p7, 8, !dbg !433
	%161 = mul i32 %5, %6, !dbg !433
	%162 = icmp ne i64 %p7, %159, !dbg !433
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !433, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !44
	%164 = mul i32 %161, %163, !dbg !433
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !433
	%166 = sext i32 %165 to i64, !dbg !433
	%167 = sext i32 %164 to i64, !dbg !433
	%168 = addrspacecast double addrspace(1)* %0 to double*, !dbg !433
	%169 = addrspacecast double addrspace(1)* %1 to double*, !dbg !433
	%170 = icmp ne i64 %166, %167, !dbg !433
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !433, !prof !21

b22_ok4:
	%171 = bitcast double* %168 to i8*, !dbg !433
	%172 = bitcast double* %169 to i8*, !dbg !433
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !433
	br label %b23, !dbg !433

b23:
	ret void, !dbg !402

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !409
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !409
	ret void, !dbg !409

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !409
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !409

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !409
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !409
	ret void, !dbg !409

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !409
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !409
	ret void, !dbg !409

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !411
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !411
	ret void, !dbg !411

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !411
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !411
	ret void, !dbg !411

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !413
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !413
	ret void, !dbg !413

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !413
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !413
	ret void, !dbg !413

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !413
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !413
	ret void, !dbg !413

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !420
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !420
	ret void, !dbg !420

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !420
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !420

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !420
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !420
	ret void, !dbg !420

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !420
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !420
	ret void, !dbg !420

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !422
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !422
	ret void, !dbg !422

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !422
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !422
	ret void, !dbg !422

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !424
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !424
	ret void, !dbg !424

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !424
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !424
	ret void, !dbg !424

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !424
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !424
	ret void, !dbg !424

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !429
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !429
	ret void, !dbg !429

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !429
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !429

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !429
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !429
	ret void, !dbg !429

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !429
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !429
	ret void, !dbg !429

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %122, i64 %123), !dbg !429
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !429
	ret void, !dbg !429

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !431
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !431
	ret void, !dbg !431

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !431
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !431
	ret void, !dbg !431

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %141, i64 %142), !dbg !431
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !431
	ret void, !dbg !431

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !433
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !433
	ret void, !dbg !433

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !433
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !433
	ret void, !dbg !433

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !433
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !433
	ret void, !dbg !433

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %166, i64 %167), !dbg !433
	call void asm sideeffect "// site 46", ""() nounwind, !dbg !433
	ret void, !dbg !433
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
	%19 = mul i64 %p7, 2, !dbg !444
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !444
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
	%34 = mul i64 %p7, 2, !dbg !446
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !446
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !446
	%37 = icmp ne i64 %33, %p5, !dbg !446
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !446, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !446
	%39 = bitcast i16* %36 to i8*, !dbg !446
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !446
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
	%52 = mul i64 %p7, 2, !dbg !448
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !448
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !448
	%55 = icmp ne i64 %p7, %51, !dbg !448
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !448, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !448
	%57 = bitcast i16* %54 to i8*, !dbg !448
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !448
	br label %b23, !dbg !448

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !449
	br i1 %58, label %b9, label %b16, !dbg !449

b9:
	%59 = trunc i64 %11 to i32, !dbg !450
	%60 = udiv i32 %59, 32, !dbg !450
	%61 = zext i32 %60 to i64, !dbg !450
	%62 = icmp eq i64 %61, %p2, !dbg !451
	br i1 %62, label %b10, label %b16, !dbg !451

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !454
	br i1 %63, label %b11, label %b12, !dbg !454

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !455
	%65 = icmp slt i32 %64, 0, !dbg !455
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !455, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !455
	%67 = sext i32 %66 to i64, !dbg !455
	%68 = mul i64 %p7, 2, !dbg !455
	%69 = trunc i64 %p8 to i32, !dbg !455
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !455
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !455
	%72 = icmp ne i64 %p5, %p7, !dbg !455
	%73 = icmp uge i64 %p8, %67, !dbg !455
	%74 = or i1 %72, %73, !dbg !455
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !455, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !455
	%76 = bitcast i16* %71 to i8*, !dbg !455
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !455
	br label %b23, !dbg !455

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !456
	br i1 %77, label %b13, label %b14, !dbg !456

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !457
	%79 = icmp slt i32 %78, 0, !dbg !457
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !457, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !457
	%81 = sext i32 %80 to i64, !dbg !457
	%82 = mul i64 %p7, %81, !dbg !457
	%83 = mul i64 %p7, 2, !dbg !457
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !457
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !457
	%86 = icmp ne i64 %82, %p5, !dbg !457
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !457, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !457
	%88 = bitcast i16* %85 to i8*, !dbg !457
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !457
	br label %b23, !dbg !457

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !458
	br i1 %89, label %b15, label %b23, !dbg !458

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !459
	%91 = icmp slt i32 %90, 0, !dbg !459
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !459, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !459
	%93 = sext i32 %92 to i64, !dbg !459
	%94 = icmp ne i64 %p5, %p7, !dbg !459
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !459, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !459
	%96 = select i1 %95, i64 1, i64 %93, !dbg !459
	%97 = sdiv i64 %p7, %96, !dbg !459
	%98 = sub i64 0, %p7, !dbg !459
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !459
	%100 = mul i64 %99, %93, !dbg !459
	%101 = mul i64 %p7, 2, !dbg !459
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !459
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !459
	%104 = icmp ne i64 %p7, %100, !dbg !459
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !459, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !459
	%106 = bitcast i16* %103 to i8*, !dbg !459
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !459
	br label %b23, !dbg !459

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !460
	br i1 %107, label %b17, label %b23, !dbg !460

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %108, label %b18, label %b19, !dbg !463

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !464
	%110 = icmp slt i32 %109, 0, !dbg !464
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !464, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !464
	%112 = sext i32 %111 to i64, !dbg !464
	%113 = mul i64 %p7, 2, !dbg !464
	%114 = trunc i64 %p8 to i32, !dbg !464
	%115 = mul i32 %5, %6, !dbg !464
	%116 = icmp ne i64 %p5, %p7, !dbg !464
	%117 = icmp uge i64 %p8, %112, !dbg !464
	%118 = or i1 %116, %117, !dbg !464
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !464, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !464, !range !44
	%120 = mul i32 %115, %119, !dbg !464
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !464
	%122 = sext i32 %121 to i64, !dbg !464
	%123 = sext i32 %120 to i64, !dbg !464
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !464
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !464
	%126 = icmp ne i64 %122, %123, !dbg !464
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !464, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !464
	%128 = bitcast i16* %125 to i8*, !dbg !464
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !464
	br label %b23, !dbg !464

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %129, label %b20, label %b21, !dbg !465

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !466
	%131 = icmp slt i32 %130, 0, !dbg !466
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !466, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !466
	%133 = sext i32 %132 to i64, !dbg !466
	%134 = mul i64 %p7, %133, !dbg !466
	%135 = mul i64 %p7, 2, !dbg !466
	%136 = mul i32 %5, %6, !dbg !466
	%137 = icmp ne i64 %134, %p5, !dbg !466
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !466, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !466, !range !44
	%139 = mul i32 %136, %138, !dbg !466
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !466
	%141 = sext i32 %140 to i64, !dbg !466
	%142 = sext i32 %139 to i64, !dbg !466
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !466
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !466
	%145 = icmp ne i64 %141, %142, !dbg !466
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !466, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !466
	%147 = bitcast i16* %144 to i8*, !dbg !466
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !466
	br label %b23, !dbg !466

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %148, label %b22, label %b23, !dbg !467

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !468
	%150 = icmp slt i32 %149, 0, !dbg !468
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !468, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !468
	%152 = sext i32 %151 to i64, !dbg !468
	%153 = icmp ne i64 %p5, %p7, !dbg !468
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !468, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !468
	%155 = select i1 %154, i64 1, i64 %152, !dbg !468
	%156 = sdiv i64 %p7, %155, !dbg !468
	%157 = sub i64 0, %p7, !dbg !468
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !468
	%159 = mul i64 %158, %152, !dbg !468
	%160 = mul i64 %p7, 2, !dbg !468
	%161 = mul i32 %5, %6, !dbg !468
	%162 = icmp ne i64 %p7, %159, !dbg !468
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !468, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !44
	%164 = mul i32 %161, %163, !dbg !468
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !468
	%166 = sext i32 %165 to i64, !dbg !468
	%167 = sext i32 %164 to i64, !dbg !468
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !468
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !468
	%170 = icmp ne i64 %166, %167, !dbg !468
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !468, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !468
	%172 = bitcast i16* %169 to i8*, !dbg !468
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !468
	br label %b23, !dbg !468

b23:
	ret void, !dbg !437

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !444
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !444
	ret void, !dbg !444

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !444
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !444

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !444
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !444
	ret void, !dbg !444

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !444
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !444
	ret void, !dbg !444

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !446
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !446
	ret void, !dbg !446

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !446
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !446
	ret void, !dbg !446

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !448
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !448
	ret void, !dbg !448

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !448
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !448
	ret void, !dbg !448

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !448
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !448
	ret void, !dbg !448

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !455
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !455
	ret void, !dbg !455

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !455
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !455

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !455
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !455
	ret void, !dbg !455

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !455
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !455
	ret void, !dbg !455

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !457
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !457
	ret void, !dbg !457

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !457
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !457
	ret void, !dbg !457

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !459
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !459
	ret void, !dbg !459

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !459
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !459
	ret void, !dbg !459

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !459
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !459
	ret void, !dbg !459

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !464
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !464
	ret void, !dbg !464

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !464
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !464

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !464
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !464
	ret void, !dbg !464

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !464
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !464
	ret void, !dbg !464

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %122, i64 %123), !dbg !464
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !464
	ret void, !dbg !464

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !466
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !466
	ret void, !dbg !466

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !466
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !466
	ret void, !dbg !466

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %141, i64 %142), !dbg !466
	call void asm sideeffect "// site 48", ""() nounwind, !dbg !466
	ret void, !dbg !466

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !468
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !468
	ret void, !dbg !468

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !468
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !468
	ret void, !dbg !468

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !468
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !468
	ret void, !dbg !468

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %166, i64 %167), !dbg !468
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !468
	ret void, !dbg !468
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
	%19 = mul i64 %p7, 2, !dbg !479
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %26, i8* %27, i64 %19, i32 %20, i8* %ctrl, i32 3), !dbg !479
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
	%34 = mul i64 %p7, 2, !dbg !481
	%35 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !481
	%36 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !481
	%37 = icmp ne i64 %33, %p5, !dbg !481
	br i1 %37, label %b5_fail2, label %b5_ok2, !dbg !481, !prof !21

b5_ok2:
	%38 = bitcast i16* %35 to i8*, !dbg !481
	%39 = bitcast i16* %36 to i8*, !dbg !481
	call void @gpuc_f_collect_thread(i32 %p3, i8* %38, i8* %39, i64 %34, i8* %ctrl, i32 6), !dbg !481
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
	%52 = mul i64 %p7, 2, !dbg !483
	%53 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !483
	%54 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !483
	%55 = icmp ne i64 %p7, %51, !dbg !483
	br i1 %55, label %b7_fail3, label %b7_ok3, !dbg !483, !prof !21

b7_ok3:
	%56 = bitcast i16* %53 to i8*, !dbg !483
	%57 = bitcast i16* %54 to i8*, !dbg !483
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %56, i8* %57, i64 %52, i8* %ctrl, i32 10), !dbg !483
	br label %b23, !dbg !483

b8:
	%58 = icmp eq i64 %p1, 1, !dbg !484
	br i1 %58, label %b9, label %b16, !dbg !484

b9:
	%59 = trunc i64 %11 to i32, !dbg !485
	%60 = udiv i32 %59, 32, !dbg !485
	%61 = zext i32 %60 to i64, !dbg !485
	%62 = icmp eq i64 %61, %p2, !dbg !486
	br i1 %62, label %b10, label %b16, !dbg !486

b10:
	%63 = icmp eq i64 %p0, 0, !dbg !489
	br i1 %63, label %b11, label %b12, !dbg !489

b11:
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !490
	%65 = icmp slt i32 %64, 0, !dbg !490
	br i1 %65, label %b11_fail1, label %b11_ok1, !dbg !490, !prof !21

b11_ok1:
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !490
	%67 = sext i32 %66 to i64, !dbg !490
	%68 = mul i64 %p7, 2, !dbg !490
	%69 = trunc i64 %p8 to i32, !dbg !490
	%70 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !490
	%71 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !490
	%72 = icmp ne i64 %p5, %p7, !dbg !490
	%73 = icmp uge i64 %p8, %67, !dbg !490
	%74 = or i1 %72, %73, !dbg !490
	br i1 %74, label %b11_fail2, label %b11_ok2, !dbg !490, !prof !21

b11_ok2:
	%75 = bitcast i16* %70 to i8*, !dbg !490
	%76 = bitcast i16* %71 to i8*, !dbg !490
	call void @gpuc_broadcast_warp(i32 %p3, i8* %75, i8* %76, i64 %68, i32 %69, i8* %ctrl, i32 3), !dbg !490
	br label %b23, !dbg !490

b12:
	%77 = icmp eq i64 %p0, 1, !dbg !491
	br i1 %77, label %b13, label %b14, !dbg !491

b13:
	%78 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !492
	%79 = icmp slt i32 %78, 0, !dbg !492
	br i1 %79, label %b13_fail1, label %b13_ok1, !dbg !492, !prof !21

b13_ok1:
	%80 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !492
	%81 = sext i32 %80 to i64, !dbg !492
	%82 = mul i64 %p7, %81, !dbg !492
	%83 = mul i64 %p7, 2, !dbg !492
	%84 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !492
	%85 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !492
	%86 = icmp ne i64 %82, %p5, !dbg !492
	br i1 %86, label %b13_fail2, label %b13_ok2, !dbg !492, !prof !21

b13_ok2:
	%87 = bitcast i16* %84 to i8*, !dbg !492
	%88 = bitcast i16* %85 to i8*, !dbg !492
	call void @gpuc_f_collect_warp(i32 %p3, i8* %87, i8* %88, i64 %83, i8* %ctrl, i32 6), !dbg !492
	br label %b23, !dbg !492

b14:
	%89 = icmp eq i64 %p0, 2, !dbg !493
	br i1 %89, label %b15, label %b23, !dbg !493

b15:
	%90 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !494
	%91 = icmp slt i32 %90, 0, !dbg !494
	br i1 %91, label %b15_fail1, label %b15_ok1, !dbg !494, !prof !21

b15_ok1:
	%92 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !494
	%93 = sext i32 %92 to i64, !dbg !494
	%94 = icmp ne i64 %p5, %p7, !dbg !494
	br i1 %94, label %b15_fail2, label %b15_ok2, !dbg !494, !prof !21

b15_ok2:
	%95 = icmp eq i64 %93, -1, !dbg !494
	%96 = select i1 %95, i64 1, i64 %93, !dbg !494
	%97 = sdiv i64 %p7, %96, !dbg !494
	%98 = sub i64 0, %p7, !dbg !494
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !494
	%100 = mul i64 %99, %93, !dbg !494
	%101 = mul i64 %p7, 2, !dbg !494
	%102 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !494
	%103 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !494
	%104 = icmp ne i64 %p7, %100, !dbg !494
	br i1 %104, label %b15_fail3, label %b15_ok3, !dbg !494, !prof !21

b15_ok3:
	%105 = bitcast i16* %102 to i8*, !dbg !494
	%106 = bitcast i16* %103 to i8*, !dbg !494
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %105, i8* %106, i64 %101, i8* %ctrl, i32 10), !dbg !494
	br label %b23, !dbg !494

b16:
	%107 = icmp eq i64 %p1, 2, !dbg !495
	br i1 %107, label %b17, label %b23, !dbg !495

b17:
	%108 = icmp eq i64 %p0, 0, !dbg !498
	br i1 %108, label %b18, label %b19, !dbg !498

b18:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !499
	%110 = icmp slt i32 %109, 0, !dbg !499
	br i1 %110, label %b18_fail1, label %b18_ok1, !dbg !499, !prof !21

b18_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !499
	%112 = sext i32 %111 to i64, !dbg !499
	%113 = mul i64 %p7, 2, !dbg !499
	%114 = trunc i64 %p8 to i32, !dbg !499
	%115 = mul i32 %5, %6, !dbg !499
	%116 = icmp ne i64 %p5, %p7, !dbg !499
	%117 = icmp uge i64 %p8, %112, !dbg !499
	%118 = or i1 %116, %117, !dbg !499
	br i1 %118, label %b18_fail2, label %b18_ok2, !dbg !499, !prof !21

b18_ok2:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !499, !range !44
	%120 = mul i32 %115, %119, !dbg !499
	%121 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !499
	%122 = sext i32 %121 to i64, !dbg !499
	%123 = sext i32 %120 to i64, !dbg !499
	%124 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !499
	%125 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !499
	%126 = icmp ne i64 %122, %123, !dbg !499
	br i1 %126, label %b18_fail4, label %b18_ok4, !dbg !499, !prof !21

b18_ok4:
	%127 = bitcast i16* %124 to i8*, !dbg !499
	%128 = bitcast i16* %125 to i8*, !dbg !499
	call void @gpuc_broadcast_block(i32 %p3, i8* %127, i8* %128, i64 %113, i32 %114, i8* %ctrl, i32 3), !dbg !499
	br label %b23, !dbg !499

b19:
	%129 = icmp eq i64 %p0, 1, !dbg !500
	br i1 %129, label %b20, label %b21, !dbg !500

b20:
	%130 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !501
	%131 = icmp slt i32 %130, 0, !dbg !501
	br i1 %131, label %b20_fail1, label %b20_ok1, !dbg !501, !prof !21

b20_ok1:
	%132 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !501
	%133 = sext i32 %132 to i64, !dbg !501
	%134 = mul i64 %p7, %133, !dbg !501
	%135 = mul i64 %p7, 2, !dbg !501
	%136 = mul i32 %5, %6, !dbg !501
	%137 = icmp ne i64 %134, %p5, !dbg !501
	br i1 %137, label %b20_fail2, label %b20_ok2, !dbg !501, !prof !21

b20_ok2:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !44
	%139 = mul i32 %136, %138, !dbg !501
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !501
	%141 = sext i32 %140 to i64, !dbg !501
	%142 = sext i32 %139 to i64, !dbg !501
	%143 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !501
	%144 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !501
	%145 = icmp ne i64 %141, %142, !dbg !501
	br i1 %145, label %b20_fail3, label %b20_ok3, !dbg !501, !prof !21

b20_ok3:
	%146 = bitcast i16* %143 to i8*, !dbg !501
	%147 = bitcast i16* %144 to i8*, !dbg !501
	call void @gpuc_f_collect_block(i32 %p3, i8* %146, i8* %147, i64 %135, i8* %ctrl, i32 6), !dbg !501
	br label %b23, !dbg !501

b21:
	%148 = icmp eq i64 %p0, 2, !dbg !502
	br i1 %148, label %b22, label %b23, !dbg !502

b22:
	%149 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !503
	%150 = icmp slt i32 %149, 0, !dbg !503
	br i1 %150, label %b22_fail1, label %b22_ok1, !dbg !503, !prof !21

b22_ok1:
	%151 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !503
	%152 = sext i32 %151 to i64, !dbg !503
	%153 = icmp ne i64 %p5, %p7, !dbg !503
	br i1 %153, label %b22_fail2, label %b22_ok2, !dbg !503, !prof !21

b22_ok2:
	%154 = icmp eq i64 %152, -1, !dbg !503
	%155 = select i1 %154, i64 1, i64 %152, !dbg !503
	%156 = sdiv i64 %p7, %155, !dbg !503
	%157 = sub i64 0, %p7, !dbg !503
	%158 = select i1 %154, i64 %157, i64 %156, !dbg !503
	%159 = mul i64 %158, %152, !dbg !503
	%160 = mul i64 %p7, 2, !dbg !503
	%161 = mul i32 %5, %6, !dbg !503
	%162 = icmp ne i64 %p7, %159, !dbg !503
	br i1 %162, label %b22_fail3, label %b22_ok3, !dbg !503, !prof !21

b22_ok3:
	%163 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !503, !range !44
	%164 = mul i32 %161, %163, !dbg !503
	%165 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !503
	%166 = sext i32 %165 to i64, !dbg !503
	%167 = sext i32 %164 to i64, !dbg !503
	%168 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !503
	%169 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !503
	%170 = icmp ne i64 %166, %167, !dbg !503
	br i1 %170, label %b22_fail4, label %b22_ok4, !dbg !503, !prof !21

b22_ok4:
	%171 = bitcast i16* %168 to i8*, !dbg !503
	%172 = bitcast i16* %169 to i8*, !dbg !503
	call void @gpuc_all_to_all_block(i32 %p3, i8* %171, i8* %172, i64 %160, i8* %ctrl, i32 10), !dbg !503
	br label %b23, !dbg !503

b23:
	ret void, !dbg !472

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !479
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !479
	ret void, !dbg !479

b3_fail2:
	%173 = icmp ne i64 %p5, %p7, !dbg !479
	br i1 %173, label %b3_fail3, label %b3_ok3, !dbg !479

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !479
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !479
	ret void, !dbg !479

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !479
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !479
	ret void, !dbg !479

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !481
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !481
	ret void, !dbg !481

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %33, i64 %p5), !dbg !481
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !481
	ret void, !dbg !481

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !483
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !483
	ret void, !dbg !483

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !483
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !483
	ret void, !dbg !483

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %51), !dbg !483
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !483
	ret void, !dbg !483

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !490
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !490
	ret void, !dbg !490

b11_fail2:
	%174 = icmp ne i64 %p5, %p7, !dbg !490
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !490

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !490
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !490
	ret void, !dbg !490

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %67), !dbg !490
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !490
	ret void, !dbg !490

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !492
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !492
	ret void, !dbg !492

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %82, i64 %p5), !dbg !492
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !492
	ret void, !dbg !492

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !494
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !494
	ret void, !dbg !494

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !494
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !494
	ret void, !dbg !494

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %100), !dbg !494
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !494
	ret void, !dbg !494

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !499
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !499
	ret void, !dbg !499

b18_fail2:
	%175 = icmp ne i64 %p5, %p7, !dbg !499
	br i1 %175, label %b18_fail3, label %b18_ok3, !dbg !499

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !499
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !499
	ret void, !dbg !499

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %112), !dbg !499
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !499
	ret void, !dbg !499

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %122, i64 %123), !dbg !499
	call void asm sideeffect "// site 50", ""() nounwind, !dbg !499
	ret void, !dbg !499

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !501
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !501
	ret void, !dbg !501

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %134, i64 %p5), !dbg !501
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !501
	ret void, !dbg !501

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %141, i64 %142), !dbg !501
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !501
	ret void, !dbg !501

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !503
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !503
	ret void, !dbg !503

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !503
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !503
	ret void, !dbg !503

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %159), !dbg !503
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !503
	ret void, !dbg !503

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %166, i64 %167), !dbg !503
	call void asm sideeffect "// site 52", ""() nounwind, !dbg !503
	ret void, !dbg !503
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !514
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
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !516
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
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !518
	br label %b23, !dbg !518

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !519
	br i1 %49, label %b9, label %b16, !dbg !519

b9:
	%50 = trunc i64 %11 to i32, !dbg !520
	%51 = udiv i32 %50, 32, !dbg !520
	%52 = zext i32 %51 to i64, !dbg !520
	%53 = icmp eq i64 %52, %p2, !dbg !521
	br i1 %53, label %b10, label %b16, !dbg !521

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !524
	br i1 %54, label %b11, label %b12, !dbg !524

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !525
	%56 = icmp slt i32 %55, 0, !dbg !525
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !525, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !525
	%58 = sext i32 %57 to i64, !dbg !525
	%59 = trunc i64 %p8 to i32, !dbg !525
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !525
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !525
	%62 = icmp ne i64 %p5, %p7, !dbg !525
	%63 = icmp uge i64 %p8, %58, !dbg !525
	%64 = or i1 %62, %63, !dbg !525
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !525, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !525
	br label %b23, !dbg !525

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !526
	br i1 %65, label %b13, label %b14, !dbg !526

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !527
	%67 = icmp slt i32 %66, 0, !dbg !527
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !527, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !527
	%69 = sext i32 %68 to i64, !dbg !527
	%70 = mul i64 %p7, %69, !dbg !527
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !527
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !527
	%73 = icmp ne i64 %70, %p5, !dbg !527
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !527, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !527
	br label %b23, !dbg !527

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !528
	br i1 %74, label %b15, label %b23, !dbg !528

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !529
	%76 = icmp slt i32 %75, 0, !dbg !529
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !529, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !529
	%78 = sext i32 %77 to i64, !dbg !529
	%79 = icmp ne i64 %p5, %p7, !dbg !529
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !529, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !529
	%81 = select i1 %80, i64 1, i64 %78, !dbg !529
	%82 = sdiv i64 %p7, %81, !dbg !529
	%83 = sub i64 0, %p7, !dbg !529
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !529
	%85 = mul i64 %84, %78, !dbg !529
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !529
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !529
	%88 = icmp ne i64 %p7, %85, !dbg !529
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !529, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !529
	br label %b23, !dbg !529

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !530
	br i1 %89, label %b17, label %b23, !dbg !530

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !533
	br i1 %90, label %b18, label %b19, !dbg !533

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !534
	%92 = icmp slt i32 %91, 0, !dbg !534
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !534, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !534
	%94 = sext i32 %93 to i64, !dbg !534
	%95 = trunc i64 %p8 to i32, !dbg !534
	%96 = mul i32 %5, %6, !dbg !534
	%97 = icmp ne i64 %p5, %p7, !dbg !534
	%98 = icmp uge i64 %p8, %94, !dbg !534
	%99 = or i1 %97, %98, !dbg !534
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !534, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !44
	%101 = mul i32 %96, %100, !dbg !534
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !534
	%103 = sext i32 %102 to i64, !dbg !534
	%104 = sext i32 %101 to i64, !dbg !534
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !534
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !534
	%107 = icmp ne i64 %103, %104, !dbg !534
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !534, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !534
	br label %b23, !dbg !534

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !535
	br i1 %108, label %b20, label %b21, !dbg !535

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !536
	%110 = icmp slt i32 %109, 0, !dbg !536
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !536, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !536
	%112 = sext i32 %111 to i64, !dbg !536
	%113 = mul i64 %p7, %112, !dbg !536
	%114 = mul i32 %5, %6, !dbg !536
	%115 = icmp ne i64 %113, %p5, !dbg !536
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !536, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !44
	%117 = mul i32 %114, %116, !dbg !536
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !536
	%119 = sext i32 %118 to i64, !dbg !536
	%120 = sext i32 %117 to i64, !dbg !536
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !536
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !536
	%123 = icmp ne i64 %119, %120, !dbg !536
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !536, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !536
	br label %b23, !dbg !536

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !537
	br i1 %124, label %b22, label %b23, !dbg !537

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !538
	%126 = icmp slt i32 %125, 0, !dbg !538
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !538, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !538
	%128 = sext i32 %127 to i64, !dbg !538
	%129 = icmp ne i64 %p5, %p7, !dbg !538
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !538, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !538
	%131 = select i1 %130, i64 1, i64 %128, !dbg !538
	%132 = sdiv i64 %p7, %131, !dbg !538
	%133 = sub i64 0, %p7, !dbg !538
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !538
	%135 = mul i64 %134, %128, !dbg !538
	%136 = mul i32 %5, %6, !dbg !538
	%137 = icmp ne i64 %p7, %135, !dbg !538
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !538, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !538, !range !44
	%139 = mul i32 %136, %138, !dbg !538
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !538
	%141 = sext i32 %140 to i64, !dbg !538
	%142 = sext i32 %139 to i64, !dbg !538
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !538
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !538
	%145 = icmp ne i64 %141, %142, !dbg !538
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !538, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !538
	br label %b23, !dbg !538

b23:
	ret void, !dbg !507

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !514
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !514
	ret void, !dbg !514

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !514
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !514

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !514
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !514
	ret void, !dbg !514

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !514
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !514
	ret void, !dbg !514

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !516
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !516
	ret void, !dbg !516

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !516
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !516
	ret void, !dbg !516

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !518
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !518
	ret void, !dbg !518

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !518
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !518
	ret void, !dbg !518

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !518
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !518
	ret void, !dbg !518

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !525
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !525
	ret void, !dbg !525

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !525
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !525

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !525
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !525
	ret void, !dbg !525

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !525
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !525
	ret void, !dbg !525

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !527
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !527
	ret void, !dbg !527

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !527
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !527
	ret void, !dbg !527

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !529
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !529
	ret void, !dbg !529

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !529
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !529
	ret void, !dbg !529

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !529
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !529
	ret void, !dbg !529

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !534
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !534
	ret void, !dbg !534

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !534
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !534

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !534
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !534
	ret void, !dbg !534

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !534
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !534
	ret void, !dbg !534

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %103, i64 %104), !dbg !534
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !534
	ret void, !dbg !534

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !536
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !536
	ret void, !dbg !536

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !536
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !536
	ret void, !dbg !536

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %119, i64 %120), !dbg !536
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !536
	ret void, !dbg !536

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !538
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !538
	ret void, !dbg !538

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !538
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !538
	ret void, !dbg !538

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !538
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !538
	ret void, !dbg !538

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %141, i64 %142), !dbg !538
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !538
	ret void, !dbg !538
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
	call void @gpuc_broadcast_thread(i32 %p3, i8* %20, i8* %21, i64 %p7, i32 %19, i8* %ctrl, i32 3), !dbg !549
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
	call void @gpuc_f_collect_thread(i32 %p3, i8* %31, i8* %32, i64 %p7, i8* %ctrl, i32 6), !dbg !551
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
	call void @gpuc_all_to_all_thread(i32 %p3, i8* %46, i8* %47, i64 %p7, i8* %ctrl, i32 10), !dbg !553
	br label %b23, !dbg !553

b8:
	%49 = icmp eq i64 %p1, 1, !dbg !554
	br i1 %49, label %b9, label %b16, !dbg !554

b9:
	%50 = trunc i64 %11 to i32, !dbg !555
	%51 = udiv i32 %50, 32, !dbg !555
	%52 = zext i32 %51 to i64, !dbg !555
	%53 = icmp eq i64 %52, %p2, !dbg !556
	br i1 %53, label %b10, label %b16, !dbg !556

b10:
	%54 = icmp eq i64 %p0, 0, !dbg !559
	br i1 %54, label %b11, label %b12, !dbg !559

b11:
	%55 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !560
	%56 = icmp slt i32 %55, 0, !dbg !560
	br i1 %56, label %b11_fail1, label %b11_ok1, !dbg !560, !prof !21

b11_ok1:
	%57 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !560
	%58 = sext i32 %57 to i64, !dbg !560
	%59 = trunc i64 %p8 to i32, !dbg !560
	%60 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !560
	%61 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !560
	%62 = icmp ne i64 %p5, %p7, !dbg !560
	%63 = icmp uge i64 %p8, %58, !dbg !560
	%64 = or i1 %62, %63, !dbg !560
	br i1 %64, label %b11_fail2, label %b11_ok2, !dbg !560, !prof !21

b11_ok2:
	call void @gpuc_broadcast_warp(i32 %p3, i8* %60, i8* %61, i64 %p7, i32 %59, i8* %ctrl, i32 3), !dbg !560
	br label %b23, !dbg !560

b12:
	%65 = icmp eq i64 %p0, 1, !dbg !561
	br i1 %65, label %b13, label %b14, !dbg !561

b13:
	%66 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !562
	%67 = icmp slt i32 %66, 0, !dbg !562
	br i1 %67, label %b13_fail1, label %b13_ok1, !dbg !562, !prof !21

b13_ok1:
	%68 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !562
	%69 = sext i32 %68 to i64, !dbg !562
	%70 = mul i64 %p7, %69, !dbg !562
	%71 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !562
	%72 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !562
	%73 = icmp ne i64 %70, %p5, !dbg !562
	br i1 %73, label %b13_fail2, label %b13_ok2, !dbg !562, !prof !21

b13_ok2:
	call void @gpuc_f_collect_warp(i32 %p3, i8* %71, i8* %72, i64 %p7, i8* %ctrl, i32 6), !dbg !562
	br label %b23, !dbg !562

b14:
	%74 = icmp eq i64 %p0, 2, !dbg !563
	br i1 %74, label %b15, label %b23, !dbg !563

b15:
	%75 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !564
	%76 = icmp slt i32 %75, 0, !dbg !564
	br i1 %76, label %b15_fail1, label %b15_ok1, !dbg !564, !prof !21

b15_ok1:
	%77 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !564
	%78 = sext i32 %77 to i64, !dbg !564
	%79 = icmp ne i64 %p5, %p7, !dbg !564
	br i1 %79, label %b15_fail2, label %b15_ok2, !dbg !564, !prof !21

b15_ok2:
	%80 = icmp eq i64 %78, -1, !dbg !564
	%81 = select i1 %80, i64 1, i64 %78, !dbg !564
	%82 = sdiv i64 %p7, %81, !dbg !564
	%83 = sub i64 0, %p7, !dbg !564
	%84 = select i1 %80, i64 %83, i64 %82, !dbg !564
	%85 = mul i64 %84, %78, !dbg !564
	%86 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !564
	%87 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !564
	%88 = icmp ne i64 %p7, %85, !dbg !564
	br i1 %88, label %b15_fail3, label %b15_ok3, !dbg !564, !prof !21

b15_ok3:
	call void @gpuc_all_to_all_warp(i32 %p3, i8* %86, i8* %87, i64 %p7, i8* %ctrl, i32 10), !dbg !564
	br label %b23, !dbg !564

b16:
	%89 = icmp eq i64 %p1, 2, !dbg !565
	br i1 %89, label %b17, label %b23, !dbg !565

b17:
	%90 = icmp eq i64 %p0, 0, !dbg !568
	br i1 %90, label %b18, label %b19, !dbg !568

b18:
	%91 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !569
	%92 = icmp slt i32 %91, 0, !dbg !569
	br i1 %92, label %b18_fail1, label %b18_ok1, !dbg !569, !prof !21

b18_ok1:
	%93 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !569
	%94 = sext i32 %93 to i64, !dbg !569
	%95 = trunc i64 %p8 to i32, !dbg !569
	%96 = mul i32 %5, %6, !dbg !569
	%97 = icmp ne i64 %p5, %p7, !dbg !569
	%98 = icmp uge i64 %p8, %94, !dbg !569
	%99 = or i1 %97, %98, !dbg !569
	br i1 %99, label %b18_fail2, label %b18_ok2, !dbg !569, !prof !21

b18_ok2:
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !569, !range !44
	%101 = mul i32 %96, %100, !dbg !569
	%102 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !569
	%103 = sext i32 %102 to i64, !dbg !569
	%104 = sext i32 %101 to i64, !dbg !569
	%105 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !569
	%106 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !569
	%107 = icmp ne i64 %103, %104, !dbg !569
	br i1 %107, label %b18_fail4, label %b18_ok4, !dbg !569, !prof !21

b18_ok4:
	call void @gpuc_broadcast_block(i32 %p3, i8* %105, i8* %106, i64 %p7, i32 %95, i8* %ctrl, i32 3), !dbg !569
	br label %b23, !dbg !569

b19:
	%108 = icmp eq i64 %p0, 1, !dbg !570
	br i1 %108, label %b20, label %b21, !dbg !570

b20:
	%109 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !571
	%110 = icmp slt i32 %109, 0, !dbg !571
	br i1 %110, label %b20_fail1, label %b20_ok1, !dbg !571, !prof !21

b20_ok1:
	%111 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !571
	%112 = sext i32 %111 to i64, !dbg !571
	%113 = mul i64 %p7, %112, !dbg !571
	%114 = mul i32 %5, %6, !dbg !571
	%115 = icmp ne i64 %113, %p5, !dbg !571
	br i1 %115, label %b20_fail2, label %b20_ok2, !dbg !571, !prof !21

b20_ok2:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !571, !range !44
	%117 = mul i32 %114, %116, !dbg !571
	%118 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !571
	%119 = sext i32 %118 to i64, !dbg !571
	%120 = sext i32 %117 to i64, !dbg !571
	%121 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !571
	%122 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !571
	%123 = icmp ne i64 %119, %120, !dbg !571
	br i1 %123, label %b20_fail3, label %b20_ok3, !dbg !571, !prof !21

b20_ok3:
	call void @gpuc_f_collect_block(i32 %p3, i8* %121, i8* %122, i64 %p7, i8* %ctrl, i32 6), !dbg !571
	br label %b23, !dbg !571

b21:
	%124 = icmp eq i64 %p0, 2, !dbg !572
	br i1 %124, label %b22, label %b23, !dbg !572

b22:
	%125 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !573
	%126 = icmp slt i32 %125, 0, !dbg !573
	br i1 %126, label %b22_fail1, label %b22_ok1, !dbg !573, !prof !21

b22_ok1:
	%127 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !573
	%128 = sext i32 %127 to i64, !dbg !573
	%129 = icmp ne i64 %p5, %p7, !dbg !573
	br i1 %129, label %b22_fail2, label %b22_ok2, !dbg !573, !prof !21

b22_ok2:
	%130 = icmp eq i64 %128, -1, !dbg !573
	%131 = select i1 %130, i64 1, i64 %128, !dbg !573
	%132 = sdiv i64 %p7, %131, !dbg !573
	%133 = sub i64 0, %p7, !dbg !573
	%134 = select i1 %130, i64 %133, i64 %132, !dbg !573
	%135 = mul i64 %134, %128, !dbg !573
	%136 = mul i32 %5, %6, !dbg !573
	%137 = icmp ne i64 %p7, %135, !dbg !573
	br i1 %137, label %b22_fail3, label %b22_ok3, !dbg !573, !prof !21

b22_ok3:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !44
	%139 = mul i32 %136, %138, !dbg !573
	%140 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !573
	%141 = sext i32 %140 to i64, !dbg !573
	%142 = sext i32 %139 to i64, !dbg !573
	%143 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !573
	%144 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !573
	%145 = icmp ne i64 %141, %142, !dbg !573
	br i1 %145, label %b22_fail4, label %b22_ok4, !dbg !573, !prof !21

b22_ok4:
	call void @gpuc_all_to_all_block(i32 %p3, i8* %143, i8* %144, i64 %p7, i8* %ctrl, i32 10), !dbg !573
	br label %b23, !dbg !573

b23:
	ret void, !dbg !542

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !549
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !549
	ret void, !dbg !549

b3_fail2:
	%146 = icmp ne i64 %p5, %p7, !dbg !549
	br i1 %146, label %b3_fail3, label %b3_ok3, !dbg !549

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !549
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !549
	ret void, !dbg !549

b3_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %18), !dbg !549
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !549
	ret void, !dbg !549

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !551
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !551
	ret void, !dbg !551

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %30, i64 %p5), !dbg !551
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !551
	ret void, !dbg !551

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !553
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !553
	ret void, !dbg !553

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !553
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !553
	ret void, !dbg !553

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %45), !dbg !553
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !553
	ret void, !dbg !553

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !560
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !560
	ret void, !dbg !560

b11_fail2:
	%147 = icmp ne i64 %p5, %p7, !dbg !560
	br i1 %147, label %b11_fail3, label %b11_ok3, !dbg !560

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !560
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !560
	ret void, !dbg !560

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %58), !dbg !560
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !560
	ret void, !dbg !560

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !562
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !562
	ret void, !dbg !562

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %70, i64 %p5), !dbg !562
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !562
	ret void, !dbg !562

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !564
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !564
	ret void, !dbg !564

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !564
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !564
	ret void, !dbg !564

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %85), !dbg !564
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !564
	ret void, !dbg !564

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !569
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !569
	ret void, !dbg !569

b18_fail2:
	%148 = icmp ne i64 %p5, %p7, !dbg !569
	br i1 %148, label %b18_fail3, label %b18_ok3, !dbg !569

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !569
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !569
	ret void, !dbg !569

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p8, i64 %94), !dbg !569
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !569
	ret void, !dbg !569

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %103, i64 %104), !dbg !569
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !569
	ret void, !dbg !569

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !571
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !571
	ret void, !dbg !571

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %113, i64 %p5), !dbg !571
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !571
	ret void, !dbg !571

b20_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %119, i64 %120), !dbg !571
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !571
	ret void, !dbg !571

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !573
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !573
	ret void, !dbg !573

b22_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p5, i64 %p7), !dbg !573
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !573
	ret void, !dbg !573

b22_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p7, i64 %135), !dbg !573
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !573
	ret void, !dbg !573

b22_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %141, i64 %142), !dbg !573
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !573
	ret void, !dbg !573
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
!nvvm.annotations = !{!574, !575, !576, !577, !578, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589}
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
!9 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!10 = !DILocation(line: 14, column: 6, scope: !6)
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
!49 = distinct !DISubprogram(name: "MoveInt16", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!50 = !DILocation(line: 20, column: 6, scope: !49)
!51 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!52 = !DILocation(line: 21, column: 6, scope: !49)
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
!84 = distinct !DISubprogram(name: "MoveInt32", scope: !1, file: !1, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!85 = !DILocation(line: 27, column: 6, scope: !84)
!86 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!87 = !DILocation(line: 28, column: 6, scope: !84)
!88 = !DILocation(line: 36, column: 24, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 38, column: 13, scope: !86, inlinedAt: !87)
!90 = !DILocation(line: 38, column: 38, scope: !86, inlinedAt: !87)
!91 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!92 = !DILocation(line: 39, column: 9, scope: !86, inlinedAt: !87)
!93 = !DILocation(line: 50, column: 7, scope: !91, inlinedAt: !92)
!94 = !DILocation(line: 51, column: 18, scope: !91, inlinedAt: !92)
!95 = !DILocation(line: 52, column: 7, scope: !91, inlinedAt: !92)
!96 = !DILocation(line: 53, column: 17, scope: !91, inlinedAt: !92)
!97 = !DILocation(line: 54, column: 7, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 55, column: 17, scope: !91, inlinedAt: !92)
!99 = !DILocation(line: 40, column: 13, scope: !86, inlinedAt: !87)
!100 = !DILocation(line: 40, column: 35, scope: !86, inlinedAt: !87)
!101 = !DILocation(line: 40, column: 39, scope: !86, inlinedAt: !87)
!102 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!103 = !DILocation(line: 41, column: 9, scope: !86, inlinedAt: !87)
!104 = !DILocation(line: 50, column: 7, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 51, column: 18, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 52, column: 7, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 53, column: 17, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 54, column: 7, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 55, column: 17, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 42, column: 13, scope: !86, inlinedAt: !87)
!111 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!112 = !DILocation(line: 43, column: 9, scope: !86, inlinedAt: !87)
!113 = !DILocation(line: 50, column: 7, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 51, column: 18, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 52, column: 7, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 53, column: 17, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 54, column: 7, scope: !111, inlinedAt: !112)
!118 = !DILocation(line: 55, column: 17, scope: !111, inlinedAt: !112)
!119 = distinct !DISubprogram(name: "MoveInt64", scope: !1, file: !1, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!120 = !DILocation(line: 34, column: 6, scope: !119)
!121 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!122 = !DILocation(line: 35, column: 6, scope: !119)
!123 = !DILocation(line: 36, column: 24, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 38, column: 13, scope: !121, inlinedAt: !122)
!125 = !DILocation(line: 38, column: 38, scope: !121, inlinedAt: !122)
!126 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!127 = !DILocation(line: 39, column: 9, scope: !121, inlinedAt: !122)
!128 = !DILocation(line: 50, column: 7, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 51, column: 18, scope: !126, inlinedAt: !127)
!130 = !DILocation(line: 52, column: 7, scope: !126, inlinedAt: !127)
!131 = !DILocation(line: 53, column: 17, scope: !126, inlinedAt: !127)
!132 = !DILocation(line: 54, column: 7, scope: !126, inlinedAt: !127)
!133 = !DILocation(line: 55, column: 17, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 40, column: 13, scope: !121, inlinedAt: !122)
!135 = !DILocation(line: 40, column: 35, scope: !121, inlinedAt: !122)
!136 = !DILocation(line: 40, column: 39, scope: !121, inlinedAt: !122)
!137 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!138 = !DILocation(line: 41, column: 9, scope: !121, inlinedAt: !122)
!139 = !DILocation(line: 50, column: 7, scope: !137, inlinedAt: !138)
!140 = !DILocation(line: 51, column: 18, scope: !137, inlinedAt: !138)
!141 = !DILocation(line: 52, column: 7, scope: !137, inlinedAt: !138)
!142 = !DILocation(line: 53, column: 17, scope: !137, inlinedAt: !138)
!143 = !DILocation(line: 54, column: 7, scope: !137, inlinedAt: !138)
!144 = !DILocation(line: 55, column: 17, scope: !137, inlinedAt: !138)
!145 = !DILocation(line: 42, column: 13, scope: !121, inlinedAt: !122)
!146 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!147 = !DILocation(line: 43, column: 9, scope: !121, inlinedAt: !122)
!148 = !DILocation(line: 50, column: 7, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 51, column: 18, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 52, column: 7, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 53, column: 17, scope: !146, inlinedAt: !147)
!152 = !DILocation(line: 54, column: 7, scope: !146, inlinedAt: !147)
!153 = !DILocation(line: 55, column: 17, scope: !146, inlinedAt: !147)
!154 = distinct !DISubprogram(name: "MoveInt", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!155 = !DILocation(line: 41, column: 6, scope: !154)
!156 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!157 = !DILocation(line: 42, column: 6, scope: !154)
!158 = !DILocation(line: 36, column: 24, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 38, column: 13, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 38, column: 38, scope: !156, inlinedAt: !157)
!161 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!162 = !DILocation(line: 39, column: 9, scope: !156, inlinedAt: !157)
!163 = !DILocation(line: 50, column: 7, scope: !161, inlinedAt: !162)
!164 = !DILocation(line: 51, column: 18, scope: !161, inlinedAt: !162)
!165 = !DILocation(line: 52, column: 7, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 53, column: 17, scope: !161, inlinedAt: !162)
!167 = !DILocation(line: 54, column: 7, scope: !161, inlinedAt: !162)
!168 = !DILocation(line: 55, column: 17, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 40, column: 13, scope: !156, inlinedAt: !157)
!170 = !DILocation(line: 40, column: 35, scope: !156, inlinedAt: !157)
!171 = !DILocation(line: 40, column: 39, scope: !156, inlinedAt: !157)
!172 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!173 = !DILocation(line: 41, column: 9, scope: !156, inlinedAt: !157)
!174 = !DILocation(line: 50, column: 7, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 51, column: 18, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 52, column: 7, scope: !172, inlinedAt: !173)
!177 = !DILocation(line: 53, column: 17, scope: !172, inlinedAt: !173)
!178 = !DILocation(line: 54, column: 7, scope: !172, inlinedAt: !173)
!179 = !DILocation(line: 55, column: 17, scope: !172, inlinedAt: !173)
!180 = !DILocation(line: 42, column: 13, scope: !156, inlinedAt: !157)
!181 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!182 = !DILocation(line: 43, column: 9, scope: !156, inlinedAt: !157)
!183 = !DILocation(line: 50, column: 7, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 51, column: 18, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 52, column: 7, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 53, column: 17, scope: !181, inlinedAt: !182)
!187 = !DILocation(line: 54, column: 7, scope: !181, inlinedAt: !182)
!188 = !DILocation(line: 55, column: 17, scope: !181, inlinedAt: !182)
!189 = distinct !DISubprogram(name: "MoveUint8", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!190 = !DILocation(line: 48, column: 6, scope: !189)
!191 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!192 = !DILocation(line: 49, column: 6, scope: !189)
!193 = !DILocation(line: 36, column: 24, scope: !191, inlinedAt: !192)
!194 = !DILocation(line: 38, column: 13, scope: !191, inlinedAt: !192)
!195 = !DILocation(line: 38, column: 38, scope: !191, inlinedAt: !192)
!196 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!197 = !DILocation(line: 39, column: 9, scope: !191, inlinedAt: !192)
!198 = !DILocation(line: 50, column: 7, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 51, column: 18, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 52, column: 7, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 53, column: 17, scope: !196, inlinedAt: !197)
!202 = !DILocation(line: 54, column: 7, scope: !196, inlinedAt: !197)
!203 = !DILocation(line: 55, column: 17, scope: !196, inlinedAt: !197)
!204 = !DILocation(line: 40, column: 13, scope: !191, inlinedAt: !192)
!205 = !DILocation(line: 40, column: 35, scope: !191, inlinedAt: !192)
!206 = !DILocation(line: 40, column: 39, scope: !191, inlinedAt: !192)
!207 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!208 = !DILocation(line: 41, column: 9, scope: !191, inlinedAt: !192)
!209 = !DILocation(line: 50, column: 7, scope: !207, inlinedAt: !208)
!210 = !DILocation(line: 51, column: 18, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 52, column: 7, scope: !207, inlinedAt: !208)
!212 = !DILocation(line: 53, column: 17, scope: !207, inlinedAt: !208)
!213 = !DILocation(line: 54, column: 7, scope: !207, inlinedAt: !208)
!214 = !DILocation(line: 55, column: 17, scope: !207, inlinedAt: !208)
!215 = !DILocation(line: 42, column: 13, scope: !191, inlinedAt: !192)
!216 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!217 = !DILocation(line: 43, column: 9, scope: !191, inlinedAt: !192)
!218 = !DILocation(line: 50, column: 7, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 51, column: 18, scope: !216, inlinedAt: !217)
!220 = !DILocation(line: 52, column: 7, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 53, column: 17, scope: !216, inlinedAt: !217)
!222 = !DILocation(line: 54, column: 7, scope: !216, inlinedAt: !217)
!223 = !DILocation(line: 55, column: 17, scope: !216, inlinedAt: !217)
!224 = distinct !DISubprogram(name: "MoveUint16", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!225 = !DILocation(line: 55, column: 6, scope: !224)
!226 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!227 = !DILocation(line: 56, column: 6, scope: !224)
!228 = !DILocation(line: 36, column: 24, scope: !226, inlinedAt: !227)
!229 = !DILocation(line: 38, column: 13, scope: !226, inlinedAt: !227)
!230 = !DILocation(line: 38, column: 38, scope: !226, inlinedAt: !227)
!231 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!232 = !DILocation(line: 39, column: 9, scope: !226, inlinedAt: !227)
!233 = !DILocation(line: 50, column: 7, scope: !231, inlinedAt: !232)
!234 = !DILocation(line: 51, column: 18, scope: !231, inlinedAt: !232)
!235 = !DILocation(line: 52, column: 7, scope: !231, inlinedAt: !232)
!236 = !DILocation(line: 53, column: 17, scope: !231, inlinedAt: !232)
!237 = !DILocation(line: 54, column: 7, scope: !231, inlinedAt: !232)
!238 = !DILocation(line: 55, column: 17, scope: !231, inlinedAt: !232)
!239 = !DILocation(line: 40, column: 13, scope: !226, inlinedAt: !227)
!240 = !DILocation(line: 40, column: 35, scope: !226, inlinedAt: !227)
!241 = !DILocation(line: 40, column: 39, scope: !226, inlinedAt: !227)
!242 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!243 = !DILocation(line: 41, column: 9, scope: !226, inlinedAt: !227)
!244 = !DILocation(line: 50, column: 7, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 51, column: 18, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 52, column: 7, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 53, column: 17, scope: !242, inlinedAt: !243)
!248 = !DILocation(line: 54, column: 7, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 55, column: 17, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 42, column: 13, scope: !226, inlinedAt: !227)
!251 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!252 = !DILocation(line: 43, column: 9, scope: !226, inlinedAt: !227)
!253 = !DILocation(line: 50, column: 7, scope: !251, inlinedAt: !252)
!254 = !DILocation(line: 51, column: 18, scope: !251, inlinedAt: !252)
!255 = !DILocation(line: 52, column: 7, scope: !251, inlinedAt: !252)
!256 = !DILocation(line: 53, column: 17, scope: !251, inlinedAt: !252)
!257 = !DILocation(line: 54, column: 7, scope: !251, inlinedAt: !252)
!258 = !DILocation(line: 55, column: 17, scope: !251, inlinedAt: !252)
!259 = distinct !DISubprogram(name: "MoveUint32", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!260 = !DILocation(line: 62, column: 6, scope: !259)
!261 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!262 = !DILocation(line: 63, column: 6, scope: !259)
!263 = !DILocation(line: 36, column: 24, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 38, column: 13, scope: !261, inlinedAt: !262)
!265 = !DILocation(line: 38, column: 38, scope: !261, inlinedAt: !262)
!266 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!267 = !DILocation(line: 39, column: 9, scope: !261, inlinedAt: !262)
!268 = !DILocation(line: 50, column: 7, scope: !266, inlinedAt: !267)
!269 = !DILocation(line: 51, column: 18, scope: !266, inlinedAt: !267)
!270 = !DILocation(line: 52, column: 7, scope: !266, inlinedAt: !267)
!271 = !DILocation(line: 53, column: 17, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 54, column: 7, scope: !266, inlinedAt: !267)
!273 = !DILocation(line: 55, column: 17, scope: !266, inlinedAt: !267)
!274 = !DILocation(line: 40, column: 13, scope: !261, inlinedAt: !262)
!275 = !DILocation(line: 40, column: 35, scope: !261, inlinedAt: !262)
!276 = !DILocation(line: 40, column: 39, scope: !261, inlinedAt: !262)
!277 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!278 = !DILocation(line: 41, column: 9, scope: !261, inlinedAt: !262)
!279 = !DILocation(line: 50, column: 7, scope: !277, inlinedAt: !278)
!280 = !DILocation(line: 51, column: 18, scope: !277, inlinedAt: !278)
!281 = !DILocation(line: 52, column: 7, scope: !277, inlinedAt: !278)
!282 = !DILocation(line: 53, column: 17, scope: !277, inlinedAt: !278)
!283 = !DILocation(line: 54, column: 7, scope: !277, inlinedAt: !278)
!284 = !DILocation(line: 55, column: 17, scope: !277, inlinedAt: !278)
!285 = !DILocation(line: 42, column: 13, scope: !261, inlinedAt: !262)
!286 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!287 = !DILocation(line: 43, column: 9, scope: !261, inlinedAt: !262)
!288 = !DILocation(line: 50, column: 7, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 51, column: 18, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 52, column: 7, scope: !286, inlinedAt: !287)
!291 = !DILocation(line: 53, column: 17, scope: !286, inlinedAt: !287)
!292 = !DILocation(line: 54, column: 7, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 55, column: 17, scope: !286, inlinedAt: !287)
!294 = distinct !DISubprogram(name: "MoveUint64", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!295 = !DILocation(line: 69, column: 6, scope: !294)
!296 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!297 = !DILocation(line: 70, column: 6, scope: !294)
!298 = !DILocation(line: 36, column: 24, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 38, column: 13, scope: !296, inlinedAt: !297)
!300 = !DILocation(line: 38, column: 38, scope: !296, inlinedAt: !297)
!301 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!302 = !DILocation(line: 39, column: 9, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 50, column: 7, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 51, column: 18, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 52, column: 7, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 53, column: 17, scope: !301, inlinedAt: !302)
!307 = !DILocation(line: 54, column: 7, scope: !301, inlinedAt: !302)
!308 = !DILocation(line: 55, column: 17, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 40, column: 13, scope: !296, inlinedAt: !297)
!310 = !DILocation(line: 40, column: 35, scope: !296, inlinedAt: !297)
!311 = !DILocation(line: 40, column: 39, scope: !296, inlinedAt: !297)
!312 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!313 = !DILocation(line: 41, column: 9, scope: !296, inlinedAt: !297)
!314 = !DILocation(line: 50, column: 7, scope: !312, inlinedAt: !313)
!315 = !DILocation(line: 51, column: 18, scope: !312, inlinedAt: !313)
!316 = !DILocation(line: 52, column: 7, scope: !312, inlinedAt: !313)
!317 = !DILocation(line: 53, column: 17, scope: !312, inlinedAt: !313)
!318 = !DILocation(line: 54, column: 7, scope: !312, inlinedAt: !313)
!319 = !DILocation(line: 55, column: 17, scope: !312, inlinedAt: !313)
!320 = !DILocation(line: 42, column: 13, scope: !296, inlinedAt: !297)
!321 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!322 = !DILocation(line: 43, column: 9, scope: !296, inlinedAt: !297)
!323 = !DILocation(line: 50, column: 7, scope: !321, inlinedAt: !322)
!324 = !DILocation(line: 51, column: 18, scope: !321, inlinedAt: !322)
!325 = !DILocation(line: 52, column: 7, scope: !321, inlinedAt: !322)
!326 = !DILocation(line: 53, column: 17, scope: !321, inlinedAt: !322)
!327 = !DILocation(line: 54, column: 7, scope: !321, inlinedAt: !322)
!328 = !DILocation(line: 55, column: 17, scope: !321, inlinedAt: !322)
!329 = distinct !DISubprogram(name: "MoveUint", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!330 = !DILocation(line: 76, column: 6, scope: !329)
!331 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!332 = !DILocation(line: 77, column: 6, scope: !329)
!333 = !DILocation(line: 36, column: 24, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 38, column: 13, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 38, column: 38, scope: !331, inlinedAt: !332)
!336 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!337 = !DILocation(line: 39, column: 9, scope: !331, inlinedAt: !332)
!338 = !DILocation(line: 50, column: 7, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 51, column: 18, scope: !336, inlinedAt: !337)
!340 = !DILocation(line: 52, column: 7, scope: !336, inlinedAt: !337)
!341 = !DILocation(line: 53, column: 17, scope: !336, inlinedAt: !337)
!342 = !DILocation(line: 54, column: 7, scope: !336, inlinedAt: !337)
!343 = !DILocation(line: 55, column: 17, scope: !336, inlinedAt: !337)
!344 = !DILocation(line: 40, column: 13, scope: !331, inlinedAt: !332)
!345 = !DILocation(line: 40, column: 35, scope: !331, inlinedAt: !332)
!346 = !DILocation(line: 40, column: 39, scope: !331, inlinedAt: !332)
!347 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!348 = !DILocation(line: 41, column: 9, scope: !331, inlinedAt: !332)
!349 = !DILocation(line: 50, column: 7, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 51, column: 18, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 52, column: 7, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 53, column: 17, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 54, column: 7, scope: !347, inlinedAt: !348)
!354 = !DILocation(line: 55, column: 17, scope: !347, inlinedAt: !348)
!355 = !DILocation(line: 42, column: 13, scope: !331, inlinedAt: !332)
!356 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!357 = !DILocation(line: 43, column: 9, scope: !331, inlinedAt: !332)
!358 = !DILocation(line: 50, column: 7, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 51, column: 18, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 52, column: 7, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 53, column: 17, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 54, column: 7, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 55, column: 17, scope: !356, inlinedAt: !357)
!364 = distinct !DISubprogram(name: "MoveFloat32", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!365 = !DILocation(line: 83, column: 6, scope: !364)
!366 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!367 = !DILocation(line: 84, column: 6, scope: !364)
!368 = !DILocation(line: 36, column: 24, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 38, column: 13, scope: !366, inlinedAt: !367)
!370 = !DILocation(line: 38, column: 38, scope: !366, inlinedAt: !367)
!371 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!372 = !DILocation(line: 39, column: 9, scope: !366, inlinedAt: !367)
!373 = !DILocation(line: 50, column: 7, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 51, column: 18, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 52, column: 7, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 53, column: 17, scope: !371, inlinedAt: !372)
!377 = !DILocation(line: 54, column: 7, scope: !371, inlinedAt: !372)
!378 = !DILocation(line: 55, column: 17, scope: !371, inlinedAt: !372)
!379 = !DILocation(line: 40, column: 13, scope: !366, inlinedAt: !367)
!380 = !DILocation(line: 40, column: 35, scope: !366, inlinedAt: !367)
!381 = !DILocation(line: 40, column: 39, scope: !366, inlinedAt: !367)
!382 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!383 = !DILocation(line: 41, column: 9, scope: !366, inlinedAt: !367)
!384 = !DILocation(line: 50, column: 7, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 51, column: 18, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 52, column: 7, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 53, column: 17, scope: !382, inlinedAt: !383)
!388 = !DILocation(line: 54, column: 7, scope: !382, inlinedAt: !383)
!389 = !DILocation(line: 55, column: 17, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 42, column: 13, scope: !366, inlinedAt: !367)
!391 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!392 = !DILocation(line: 43, column: 9, scope: !366, inlinedAt: !367)
!393 = !DILocation(line: 50, column: 7, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 51, column: 18, scope: !391, inlinedAt: !392)
!395 = !DILocation(line: 52, column: 7, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 53, column: 17, scope: !391, inlinedAt: !392)
!397 = !DILocation(line: 54, column: 7, scope: !391, inlinedAt: !392)
!398 = !DILocation(line: 55, column: 17, scope: !391, inlinedAt: !392)
!399 = distinct !DISubprogram(name: "MoveFloat64", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!400 = !DILocation(line: 90, column: 6, scope: !399)
!401 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!402 = !DILocation(line: 91, column: 6, scope: !399)
!403 = !DILocation(line: 36, column: 24, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 38, column: 13, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 38, column: 38, scope: !401, inlinedAt: !402)
!406 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!407 = !DILocation(line: 39, column: 9, scope: !401, inlinedAt: !402)
!408 = !DILocation(line: 50, column: 7, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 51, column: 18, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 52, column: 7, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 53, column: 17, scope: !406, inlinedAt: !407)
!412 = !DILocation(line: 54, column: 7, scope: !406, inlinedAt: !407)
!413 = !DILocation(line: 55, column: 17, scope: !406, inlinedAt: !407)
!414 = !DILocation(line: 40, column: 13, scope: !401, inlinedAt: !402)
!415 = !DILocation(line: 40, column: 35, scope: !401, inlinedAt: !402)
!416 = !DILocation(line: 40, column: 39, scope: !401, inlinedAt: !402)
!417 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!418 = !DILocation(line: 41, column: 9, scope: !401, inlinedAt: !402)
!419 = !DILocation(line: 50, column: 7, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 51, column: 18, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 52, column: 7, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 53, column: 17, scope: !417, inlinedAt: !418)
!423 = !DILocation(line: 54, column: 7, scope: !417, inlinedAt: !418)
!424 = !DILocation(line: 55, column: 17, scope: !417, inlinedAt: !418)
!425 = !DILocation(line: 42, column: 13, scope: !401, inlinedAt: !402)
!426 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!427 = !DILocation(line: 43, column: 9, scope: !401, inlinedAt: !402)
!428 = !DILocation(line: 50, column: 7, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 51, column: 18, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 52, column: 7, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 53, column: 17, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 54, column: 7, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 55, column: 17, scope: !426, inlinedAt: !427)
!434 = distinct !DISubprogram(name: "MoveFloat16", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!435 = !DILocation(line: 97, column: 6, scope: !434)
!436 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!437 = !DILocation(line: 98, column: 6, scope: !434)
!438 = !DILocation(line: 36, column: 24, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 38, column: 13, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 38, column: 38, scope: !436, inlinedAt: !437)
!441 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!442 = !DILocation(line: 39, column: 9, scope: !436, inlinedAt: !437)
!443 = !DILocation(line: 50, column: 7, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 51, column: 18, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 52, column: 7, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 53, column: 17, scope: !441, inlinedAt: !442)
!447 = !DILocation(line: 54, column: 7, scope: !441, inlinedAt: !442)
!448 = !DILocation(line: 55, column: 17, scope: !441, inlinedAt: !442)
!449 = !DILocation(line: 40, column: 13, scope: !436, inlinedAt: !437)
!450 = !DILocation(line: 40, column: 35, scope: !436, inlinedAt: !437)
!451 = !DILocation(line: 40, column: 39, scope: !436, inlinedAt: !437)
!452 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!453 = !DILocation(line: 41, column: 9, scope: !436, inlinedAt: !437)
!454 = !DILocation(line: 50, column: 7, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 51, column: 18, scope: !452, inlinedAt: !453)
!456 = !DILocation(line: 52, column: 7, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 53, column: 17, scope: !452, inlinedAt: !453)
!458 = !DILocation(line: 54, column: 7, scope: !452, inlinedAt: !453)
!459 = !DILocation(line: 55, column: 17, scope: !452, inlinedAt: !453)
!460 = !DILocation(line: 42, column: 13, scope: !436, inlinedAt: !437)
!461 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!462 = !DILocation(line: 43, column: 9, scope: !436, inlinedAt: !437)
!463 = !DILocation(line: 50, column: 7, scope: !461, inlinedAt: !462)
!464 = !DILocation(line: 51, column: 18, scope: !461, inlinedAt: !462)
!465 = !DILocation(line: 52, column: 7, scope: !461, inlinedAt: !462)
!466 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !462)
!467 = !DILocation(line: 54, column: 7, scope: !461, inlinedAt: !462)
!468 = !DILocation(line: 55, column: 17, scope: !461, inlinedAt: !462)
!469 = distinct !DISubprogram(name: "MoveBFloat16", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!470 = !DILocation(line: 104, column: 6, scope: !469)
!471 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!472 = !DILocation(line: 105, column: 6, scope: !469)
!473 = !DILocation(line: 36, column: 24, scope: !471, inlinedAt: !472)
!474 = !DILocation(line: 38, column: 13, scope: !471, inlinedAt: !472)
!475 = !DILocation(line: 38, column: 38, scope: !471, inlinedAt: !472)
!476 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!477 = !DILocation(line: 39, column: 9, scope: !471, inlinedAt: !472)
!478 = !DILocation(line: 50, column: 7, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 51, column: 18, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 52, column: 7, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 53, column: 17, scope: !476, inlinedAt: !477)
!482 = !DILocation(line: 54, column: 7, scope: !476, inlinedAt: !477)
!483 = !DILocation(line: 55, column: 17, scope: !476, inlinedAt: !477)
!484 = !DILocation(line: 40, column: 13, scope: !471, inlinedAt: !472)
!485 = !DILocation(line: 40, column: 35, scope: !471, inlinedAt: !472)
!486 = !DILocation(line: 40, column: 39, scope: !471, inlinedAt: !472)
!487 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!488 = !DILocation(line: 41, column: 9, scope: !471, inlinedAt: !472)
!489 = !DILocation(line: 50, column: 7, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 51, column: 18, scope: !487, inlinedAt: !488)
!491 = !DILocation(line: 52, column: 7, scope: !487, inlinedAt: !488)
!492 = !DILocation(line: 53, column: 17, scope: !487, inlinedAt: !488)
!493 = !DILocation(line: 54, column: 7, scope: !487, inlinedAt: !488)
!494 = !DILocation(line: 55, column: 17, scope: !487, inlinedAt: !488)
!495 = !DILocation(line: 42, column: 13, scope: !471, inlinedAt: !472)
!496 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!497 = !DILocation(line: 43, column: 9, scope: !471, inlinedAt: !472)
!498 = !DILocation(line: 50, column: 7, scope: !496, inlinedAt: !497)
!499 = !DILocation(line: 51, column: 18, scope: !496, inlinedAt: !497)
!500 = !DILocation(line: 52, column: 7, scope: !496, inlinedAt: !497)
!501 = !DILocation(line: 53, column: 17, scope: !496, inlinedAt: !497)
!502 = !DILocation(line: 54, column: 7, scope: !496, inlinedAt: !497)
!503 = !DILocation(line: 55, column: 17, scope: !496, inlinedAt: !497)
!504 = distinct !DISubprogram(name: "MoveFloat8E4M3", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!505 = !DILocation(line: 111, column: 6, scope: !504)
!506 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!507 = !DILocation(line: 112, column: 6, scope: !504)
!508 = !DILocation(line: 36, column: 24, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 38, column: 13, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 38, column: 38, scope: !506, inlinedAt: !507)
!511 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!512 = !DILocation(line: 39, column: 9, scope: !506, inlinedAt: !507)
!513 = !DILocation(line: 50, column: 7, scope: !511, inlinedAt: !512)
!514 = !DILocation(line: 51, column: 18, scope: !511, inlinedAt: !512)
!515 = !DILocation(line: 52, column: 7, scope: !511, inlinedAt: !512)
!516 = !DILocation(line: 53, column: 17, scope: !511, inlinedAt: !512)
!517 = !DILocation(line: 54, column: 7, scope: !511, inlinedAt: !512)
!518 = !DILocation(line: 55, column: 17, scope: !511, inlinedAt: !512)
!519 = !DILocation(line: 40, column: 13, scope: !506, inlinedAt: !507)
!520 = !DILocation(line: 40, column: 35, scope: !506, inlinedAt: !507)
!521 = !DILocation(line: 40, column: 39, scope: !506, inlinedAt: !507)
!522 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!523 = !DILocation(line: 41, column: 9, scope: !506, inlinedAt: !507)
!524 = !DILocation(line: 50, column: 7, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 51, column: 18, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 52, column: 7, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 53, column: 17, scope: !522, inlinedAt: !523)
!528 = !DILocation(line: 54, column: 7, scope: !522, inlinedAt: !523)
!529 = !DILocation(line: 55, column: 17, scope: !522, inlinedAt: !523)
!530 = !DILocation(line: 42, column: 13, scope: !506, inlinedAt: !507)
!531 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!532 = !DILocation(line: 43, column: 9, scope: !506, inlinedAt: !507)
!533 = !DILocation(line: 50, column: 7, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 51, column: 18, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 52, column: 7, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 53, column: 17, scope: !531, inlinedAt: !532)
!537 = !DILocation(line: 54, column: 7, scope: !531, inlinedAt: !532)
!538 = !DILocation(line: 55, column: 17, scope: !531, inlinedAt: !532)
!539 = distinct !DISubprogram(name: "MoveFloat8E5M2", scope: !1, file: !1, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!540 = !DILocation(line: 118, column: 6, scope: !539)
!541 = distinct !DISubprogram(name: "move", scope: !8, file: !8, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!542 = !DILocation(line: 119, column: 6, scope: !539)
!543 = !DILocation(line: 36, column: 24, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 38, column: 13, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 38, column: 38, scope: !541, inlinedAt: !542)
!546 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!547 = !DILocation(line: 39, column: 9, scope: !541, inlinedAt: !542)
!548 = !DILocation(line: 50, column: 7, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 51, column: 18, scope: !546, inlinedAt: !547)
!550 = !DILocation(line: 52, column: 7, scope: !546, inlinedAt: !547)
!551 = !DILocation(line: 53, column: 17, scope: !546, inlinedAt: !547)
!552 = !DILocation(line: 54, column: 7, scope: !546, inlinedAt: !547)
!553 = !DILocation(line: 55, column: 17, scope: !546, inlinedAt: !547)
!554 = !DILocation(line: 40, column: 13, scope: !541, inlinedAt: !542)
!555 = !DILocation(line: 40, column: 35, scope: !541, inlinedAt: !542)
!556 = !DILocation(line: 40, column: 39, scope: !541, inlinedAt: !542)
!557 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!558 = !DILocation(line: 41, column: 9, scope: !541, inlinedAt: !542)
!559 = !DILocation(line: 50, column: 7, scope: !557, inlinedAt: !558)
!560 = !DILocation(line: 51, column: 18, scope: !557, inlinedAt: !558)
!561 = !DILocation(line: 52, column: 7, scope: !557, inlinedAt: !558)
!562 = !DILocation(line: 53, column: 17, scope: !557, inlinedAt: !558)
!563 = !DILocation(line: 54, column: 7, scope: !557, inlinedAt: !558)
!564 = !DILocation(line: 55, column: 17, scope: !557, inlinedAt: !558)
!565 = !DILocation(line: 42, column: 13, scope: !541, inlinedAt: !542)
!566 = distinct !DISubprogram(name: "moveBy", scope: !8, file: !8, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!567 = !DILocation(line: 43, column: 9, scope: !541, inlinedAt: !542)
!568 = !DILocation(line: 50, column: 7, scope: !566, inlinedAt: !567)
!569 = !DILocation(line: 51, column: 18, scope: !566, inlinedAt: !567)
!570 = !DILocation(line: 52, column: 7, scope: !566, inlinedAt: !567)
!571 = !DILocation(line: 53, column: 17, scope: !566, inlinedAt: !567)
!572 = !DILocation(line: 54, column: 7, scope: !566, inlinedAt: !567)
!573 = !DILocation(line: 55, column: 17, scope: !566, inlinedAt: !567)
!574 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveInt8, !"kernel", i32 1}
!575 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveInt16, !"kernel", i32 1}
!576 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveInt32, !"kernel", i32 1}
!577 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt64, !"kernel", i32 1}
!578 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveInt, !"kernel", i32 1}
!579 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveUint8, !"kernel", i32 1}
!580 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveUint16, !"kernel", i32 1}
!581 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i64, i8*)* @MoveUint32, !"kernel", i32 1}
!582 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint64, !"kernel", i32 1}
!583 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i64, i8*)* @MoveUint, !"kernel", i32 1}
!584 = !{void (i64, i64, i64, i32, float*, i64, float*, i64, i64, i8*)* @MoveFloat32, !"kernel", i32 1}
!585 = !{void (i64, i64, i64, i32, double*, i64, double*, i64, i64, i8*)* @MoveFloat64, !"kernel", i32 1}
!586 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveFloat16, !"kernel", i32 1}
!587 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i64, i8*)* @MoveBFloat16, !"kernel", i32 1}
!588 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E4M3, !"kernel", i32 1}
!589 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i64, i8*)* @MoveFloat8E5M2, !"kernel", i32 1}
