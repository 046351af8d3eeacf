target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [10 x i8*] [i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i8*)* @Int8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i8*)* @Int16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i8*)* @Int32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Int64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Int to i8*), i8* bitcast (void (i64, i64, i64, i32, i8*, i64, i8*, i64, i8*)* @Uint8 to i8*), i8* bitcast (void (i64, i64, i64, i32, i16*, i64, i16*, i64, i8*)* @Uint16 to i8*), i8* bitcast (void (i64, i64, i64, i32, i32*, i64, i32*, i64, i8*)* @Uint32 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Uint64 to i8*), i8* bitcast (void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Uint to i8*)], section "llvm.metadata"

define void @Int8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !13
	%7 = mul i32 %6, %4, !dbg !10
	%8 = add i32 %3, %7, !dbg !10
	%9 = mul i32 %5, %8, !dbg !10
	%10 = add i32 %2, %9, !dbg !10
	%11 = sext i32 %10 to i64, !dbg !10
	%12 = icmp eq i64 %p1, 0, !dbg !14
	br i1 %12, label %b1, label %b6, !dbg !14

b1:
	%13 = icmp eq i64 %11, 0, !dbg !15
	br i1 %13, label %b2, label %b6, !dbg !15

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !18
	br i1 %14, label %b3, label %b4, !dbg !18

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !19
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !19
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !19
	%18 = icmp slt i32 %15, 0, !dbg !19
	%19 = icmp ne i64 %p5, %p7, !dbg !19
	%20 = or i1 %18, %19, !dbg !19
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !19, !prof !20

b3_ok1:
	call void @gpuc_reduce_thread_int8_xor(i32 %p3, i8* %16, i8* %17, i64 %p7, i8* %ctrl, i32 2), !dbg !19
	br label %b17, !dbg !19

b4:
	%21 = icmp eq i64 %p0, 4, !dbg !23
	br i1 %21, label %b5, label %b17, !dbg !23

b5:
	%22 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !24
	%23 = icmp slt i32 %22, 0, !dbg !24
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !24, !prof !20

b5_ok1:
	%24 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !24
	%25 = sext i32 %24 to i64, !dbg !24
	%26 = mul i64 %p5, %25, !dbg !24
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !24
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !24
	%29 = icmp ne i64 %26, %p7, !dbg !24
	br i1 %29, label %b5_fail2, label %b5_ok2, !dbg !24, !prof !20

b5_ok2:
	call void @gpuc_reduce_scatter_thread_int8_xor(i32 %p3, i8* %27, i8* %28, i64 %p7, i8* %ctrl, i32 5), !dbg !24
	br label %b17, !dbg !24

b6:
	%30 = icmp eq i64 %p1, 1, !dbg !25
	br i1 %30, label %b7, label %b12, !dbg !25

b7:
	%31 = trunc i64 %11 to i32, !dbg !26
	%32 = udiv i32 %31, 32, !dbg !26
	%33 = zext i32 %32 to i64, !dbg !26
	%34 = icmp eq i64 %33, %p2, !dbg !27
	br i1 %34, label %b8, label %b12, !dbg !27

b8:
	%35 = icmp eq i64 %p0, 3, !dbg !30
	br i1 %35, label %b9, label %b10, !dbg !30

b9:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !31
	%37 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !31
	%38 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !31
	%39 = icmp slt i32 %36, 0, !dbg !31
	%40 = icmp ne i64 %p5, %p7, !dbg !31
	%41 = or i1 %39, %40, !dbg !31
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !31, !prof !20

b9_ok1:
	call void @gpuc_reduce_warp_int8_xor(i32 %p3, i8* %37, i8* %38, i64 %p7, i8* %ctrl, i32 2), !dbg !31
	br label %b17, !dbg !31

b10:
	%42 = icmp eq i64 %p0, 4, !dbg !32
	br i1 %42, label %b11, label %b17, !dbg !32

b11:
	%43 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !33
	%44 = icmp slt i32 %43, 0, !dbg !33
	br i1 %44, label %b11_fail1, label %b11_ok1, !dbg !33, !prof !20

b11_ok1:
	%45 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !33
	%46 = sext i32 %45 to i64, !dbg !33
	%47 = mul i64 %p5, %46, !dbg !33
	%48 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !33
	%49 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !33
	%50 = icmp ne i64 %47, %p7, !dbg !33
	br i1 %50, label %b11_fail2, label %b11_ok2, !dbg !33, !prof !20

b11_ok2:
	call void @gpuc_reduce_scatter_warp_int8_xor(i32 %p3, i8* %48, i8* %49, i64 %p7, i8* %ctrl, i32 5), !dbg !33
	br label %b17, !dbg !33

b12:
	%51 = icmp eq i64 %p1, 2, !dbg !34
	br i1 %51, label %b13, label %b17, !dbg !34

b13:
	%52 = icmp eq i64 %p0, 3, !dbg !37
	br i1 %52, label %b14, label %b15, !dbg !37

b14:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !38
	%54 = mul i32 %5, %6, !dbg !38
	%55 = icmp slt i32 %53, 0, !dbg !38
	%56 = icmp ne i64 %p5, %p7, !dbg !38
	%57 = or i1 %55, %56, !dbg !38
	br i1 %57, label %b14_fail1, label %b14_ok1, !dbg !38, !prof !20

b14_ok1:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !38, !range !39
	%59 = mul i32 %54, %58, !dbg !38
	%60 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !38
	%61 = sext i32 %60 to i64, !dbg !38
	%62 = sext i32 %59 to i64, !dbg !38
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !38
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !38
	%65 = icmp ne i64 %61, %62, !dbg !38
	br i1 %65, label %b14_fail3, label %b14_ok3, !dbg !38, !prof !20

b14_ok3:
	call void @gpuc_reduce_block_int8_xor(i32 %p3, i8* %63, i8* %64, i64 %p7, i8* %ctrl, i32 2), !dbg !38
	br label %b17, !dbg !38

b15:
	%66 = icmp eq i64 %p0, 4, !dbg !40
	br i1 %66, label %b16, label %b17, !dbg !40

b16:
	%67 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !41
	%68 = icmp slt i32 %67, 0, !dbg !41
	br i1 %68, label %b16_fail1, label %b16_ok1, !dbg !41, !prof !20

b16_ok1:
	%69 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !41
	%70 = sext i32 %69 to i64, !dbg !41
	%71 = mul i64 %p5, %70, !dbg !41
	%72 = mul i32 %5, %6, !dbg !41
	%73 = icmp ne i64 %71, %p7, !dbg !41
	br i1 %73, label %b16_fail2, label %b16_ok2, !dbg !41, !prof !20

b16_ok2:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !41, !range !39
	%75 = mul i32 %72, %74, !dbg !41
	%76 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !41
	%77 = sext i32 %76 to i64, !dbg !41
	%78 = sext i32 %75 to i64, !dbg !41
	%79 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !41
	%80 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !41
	%81 = icmp ne i64 %77, %78, !dbg !41
	br i1 %81, label %b16_fail3, label %b16_ok3, !dbg !41, !prof !20

b16_ok3:
	call void @gpuc_reduce_scatter_block_int8_xor(i32 %p3, i8* %79, i8* %80, i64 %p7, i8* %ctrl, i32 5), !dbg !41
	br label %b17, !dbg !41

b17:
	ret void, !dbg !9

b3_fail1:
	%82 = icmp slt i32 %15, 0, !dbg !19
	br i1 %82, label %b3_fail2, label %b3_ok2, !dbg !19

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !19
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !19
	ret void, !dbg !19

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !19
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !19
	ret void, !dbg !19

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !24
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !24
	ret void, !dbg !24

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %26, i64 %p7), !dbg !24
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !24
	ret void, !dbg !24

b9_fail1:
	%83 = icmp slt i32 %36, 0, !dbg !31
	br i1 %83, label %b9_fail2, label %b9_ok2, !dbg !31

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !31
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !31
	ret void, !dbg !31

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !31
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !31
	ret void, !dbg !31

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !33
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !33
	ret void, !dbg !33

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 %p7), !dbg !33
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !33
	ret void, !dbg !33

b14_fail1:
	%84 = icmp slt i32 %53, 0, !dbg !38
	br i1 %84, label %b14_fail2, label %b14_ok2, !dbg !38

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !38
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !38
	ret void, !dbg !38

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !38
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !38
	ret void, !dbg !38

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %61, i64 %62), !dbg !38
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !38
	ret void, !dbg !38

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !41
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !41
	ret void, !dbg !41

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p7), !dbg !41
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !41
	ret void, !dbg !41

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %77, i64 %78), !dbg !41
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !41
	ret void, !dbg !41
}

define void @Int16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !42 {
entry:
	br label %b0, !dbg !43

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !43
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !43
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !46, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46, !range !13
	%7 = mul i32 %6, %4, !dbg !46
	%8 = add i32 %3, %7, !dbg !46
	%9 = mul i32 %5, %8, !dbg !46
	%10 = add i32 %2, %9, !dbg !46
	%11 = sext i32 %10 to i64, !dbg !46
	%12 = icmp eq i64 %p1, 0, !dbg !47
	br i1 %12, label %b1, label %b6, !dbg !47

b1:
	%13 = icmp eq i64 %11, 0, !dbg !48
	br i1 %13, label %b2, label %b6, !dbg !48

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !51
	br i1 %14, label %b3, label %b4, !dbg !51

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !52
	%16 = mul i64 %p7, 2, !dbg !52
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !52
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !52
	%19 = icmp slt i32 %15, 0, !dbg !52
	%20 = icmp ne i64 %p5, %p7, !dbg !52
	%21 = or i1 %19, %20, !dbg !52
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !52, !prof !20

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !52
	%23 = bitcast i16* %18 to i8*, !dbg !52
	call void @gpuc_reduce_thread_int16_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !52
	br label %b17, !dbg !52

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !53
	br i1 %24, label %b5, label %b17, !dbg !53

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !54
	%26 = icmp slt i32 %25, 0, !dbg !54
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !54, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !54
	%28 = sext i32 %27 to i64, !dbg !54
	%29 = mul i64 %p5, %28, !dbg !54
	%30 = mul i64 %p7, 2, !dbg !54
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !54
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !54
	%33 = icmp ne i64 %29, %p7, !dbg !54
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !54, !prof !20

b5_ok2:
	%34 = bitcast i16* %31 to i8*, !dbg !54
	%35 = bitcast i16* %32 to i8*, !dbg !54
	call void @gpuc_reduce_scatter_thread_int16_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !54
	br label %b17, !dbg !54

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !55
	br i1 %36, label %b7, label %b12, !dbg !55

b7:
	%37 = trunc i64 %11 to i32, !dbg !56
	%38 = udiv i32 %37, 32, !dbg !56
	%39 = zext i32 %38 to i64, !dbg !56
	%40 = icmp eq i64 %39, %p2, !dbg !57
	br i1 %40, label %b8, label %b12, !dbg !57

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !60
	br i1 %41, label %b9, label %b10, !dbg !60

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !61
	%43 = mul i64 %p7, 2, !dbg !61
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !61
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !61
	%46 = icmp slt i32 %42, 0, !dbg !61
	%47 = icmp ne i64 %p5, %p7, !dbg !61
	%48 = or i1 %46, %47, !dbg !61
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !61, !prof !20

b9_ok1:
	%49 = bitcast i16* %44 to i8*, !dbg !61
	%50 = bitcast i16* %45 to i8*, !dbg !61
	call void @gpuc_reduce_warp_int16_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !61
	br label %b17, !dbg !61

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !62
	br i1 %51, label %b11, label %b17, !dbg !62

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !63
	%53 = icmp slt i32 %52, 0, !dbg !63
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !63, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !63
	%55 = sext i32 %54 to i64, !dbg !63
	%56 = mul i64 %p5, %55, !dbg !63
	%57 = mul i64 %p7, 2, !dbg !63
	%58 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !63
	%59 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !63
	%60 = icmp ne i64 %56, %p7, !dbg !63
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !63, !prof !20

b11_ok2:
	%61 = bitcast i16* %58 to i8*, !dbg !63
	%62 = bitcast i16* %59 to i8*, !dbg !63
	call void @gpuc_reduce_scatter_warp_int16_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !63
	br label %b17, !dbg !63

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !64
	br i1 %63, label %b13, label %b17, !dbg !64

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !67
	br i1 %64, label %b14, label %b15, !dbg !67

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !68
	%66 = mul i64 %p7, 2, !dbg !68
	%67 = mul i32 %5, %6, !dbg !68
	%68 = icmp slt i32 %65, 0, !dbg !68
	%69 = icmp ne i64 %p5, %p7, !dbg !68
	%70 = or i1 %68, %69, !dbg !68
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !68, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !68, !range !39
	%72 = mul i32 %67, %71, !dbg !68
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !68
	%74 = sext i32 %73 to i64, !dbg !68
	%75 = sext i32 %72 to i64, !dbg !68
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !68
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !68
	%78 = icmp ne i64 %74, %75, !dbg !68
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !68, !prof !20

b14_ok3:
	%79 = bitcast i16* %76 to i8*, !dbg !68
	%80 = bitcast i16* %77 to i8*, !dbg !68
	call void @gpuc_reduce_block_int16_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !68
	br label %b17, !dbg !68

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !69
	br i1 %81, label %b16, label %b17, !dbg !69

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !70
	%83 = icmp slt i32 %82, 0, !dbg !70
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !70, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !70
	%85 = sext i32 %84 to i64, !dbg !70
	%86 = mul i64 %p5, %85, !dbg !70
	%87 = mul i64 %p7, 2, !dbg !70
	%88 = mul i32 %5, %6, !dbg !70
	%89 = icmp ne i64 %86, %p7, !dbg !70
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !70, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !39
	%91 = mul i32 %88, %90, !dbg !70
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !70
	%93 = sext i32 %92 to i64, !dbg !70
	%94 = sext i32 %91 to i64, !dbg !70
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !70
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !70
	%97 = icmp ne i64 %93, %94, !dbg !70
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !70, !prof !20

b16_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !70
	%99 = bitcast i16* %96 to i8*, !dbg !70
	call void @gpuc_reduce_scatter_block_int16_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !70
	br label %b17, !dbg !70

b17:
	ret void, !dbg !45

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !52
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !52

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !52
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !52
	ret void, !dbg !52

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !52
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !52
	ret void, !dbg !52

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !54
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !54
	ret void, !dbg !54

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !54
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !54
	ret void, !dbg !54

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !61
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !61

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !61
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !61
	ret void, !dbg !61

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !61
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !61
	ret void, !dbg !61

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !63
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !63
	ret void, !dbg !63

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !63
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !63
	ret void, !dbg !63

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !68
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !68

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !68
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !68
	ret void, !dbg !68

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !68
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !68
	ret void, !dbg !68

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %74, i64 %75), !dbg !68
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !68
	ret void, !dbg !68

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !70
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !70
	ret void, !dbg !70

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !70
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !70
	ret void, !dbg !70

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %93, i64 %94), !dbg !70
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !70
	ret void, !dbg !70
}

define void @Int32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !71 {
entry:
	br label %b0, !dbg !72

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !72
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !72
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !75, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !75, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !75, !range !13
	%7 = mul i32 %6, %4, !dbg !75
	%8 = add i32 %3, %7, !dbg !75
	%9 = mul i32 %5, %8, !dbg !75
	%10 = add i32 %2, %9, !dbg !75
	%11 = sext i32 %10 to i64, !dbg !75
	%12 = icmp eq i64 %p1, 0, !dbg !76
	br i1 %12, label %b1, label %b6, !dbg !76

b1:
	%13 = icmp eq i64 %11, 0, !dbg !77
	br i1 %13, label %b2, label %b6, !dbg !77

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !80
	br i1 %14, label %b3, label %b4, !dbg !80

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !81
	%16 = mul i64 %p7, 4, !dbg !81
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !81
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !81
	%19 = icmp slt i32 %15, 0, !dbg !81
	%20 = icmp ne i64 %p5, %p7, !dbg !81
	%21 = or i1 %19, %20, !dbg !81
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !81, !prof !20

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !81
	%23 = bitcast i32* %18 to i8*, !dbg !81
	call void @gpuc_reduce_thread_int32_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !81
	br label %b17, !dbg !81

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !82
	br i1 %24, label %b5, label %b17, !dbg !82

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !83
	%26 = icmp slt i32 %25, 0, !dbg !83
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !83, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !83
	%28 = sext i32 %27 to i64, !dbg !83
	%29 = mul i64 %p5, %28, !dbg !83
	%30 = mul i64 %p7, 4, !dbg !83
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !83
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !83
	%33 = icmp ne i64 %29, %p7, !dbg !83
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !83, !prof !20

b5_ok2:
	%34 = bitcast i32* %31 to i8*, !dbg !83
	%35 = bitcast i32* %32 to i8*, !dbg !83
	call void @gpuc_reduce_scatter_thread_int32_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !83
	br label %b17, !dbg !83

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !84
	br i1 %36, label %b7, label %b12, !dbg !84

b7:
	%37 = trunc i64 %11 to i32, !dbg !85
	%38 = udiv i32 %37, 32, !dbg !85
	%39 = zext i32 %38 to i64, !dbg !85
	%40 = icmp eq i64 %39, %p2, !dbg !86
	br i1 %40, label %b8, label %b12, !dbg !86

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !89
	br i1 %41, label %b9, label %b10, !dbg !89

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !90
	%43 = mul i64 %p7, 4, !dbg !90
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !90
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !90
	%46 = icmp slt i32 %42, 0, !dbg !90
	%47 = icmp ne i64 %p5, %p7, !dbg !90
	%48 = or i1 %46, %47, !dbg !90
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !90, !prof !20

b9_ok1:
	%49 = bitcast i32* %44 to i8*, !dbg !90
	%50 = bitcast i32* %45 to i8*, !dbg !90
	call void @gpuc_reduce_warp_int32_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !90
	br label %b17, !dbg !90

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !91
	br i1 %51, label %b11, label %b17, !dbg !91

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !92
	%53 = icmp slt i32 %52, 0, !dbg !92
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !92, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !92
	%55 = sext i32 %54 to i64, !dbg !92
	%56 = mul i64 %p5, %55, !dbg !92
	%57 = mul i64 %p7, 4, !dbg !92
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !92
	%59 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !92
	%60 = icmp ne i64 %56, %p7, !dbg !92
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !92, !prof !20

b11_ok2:
	%61 = bitcast i32* %58 to i8*, !dbg !92
	%62 = bitcast i32* %59 to i8*, !dbg !92
	call void @gpuc_reduce_scatter_warp_int32_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !92
	br label %b17, !dbg !92

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !93
	br i1 %63, label %b13, label %b17, !dbg !93

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !96
	br i1 %64, label %b14, label %b15, !dbg !96

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !97
	%66 = mul i64 %p7, 4, !dbg !97
	%67 = mul i32 %5, %6, !dbg !97
	%68 = icmp slt i32 %65, 0, !dbg !97
	%69 = icmp ne i64 %p5, %p7, !dbg !97
	%70 = or i1 %68, %69, !dbg !97
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !97, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !97, !range !39
	%72 = mul i32 %67, %71, !dbg !97
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !97
	%74 = sext i32 %73 to i64, !dbg !97
	%75 = sext i32 %72 to i64, !dbg !97
	%76 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !97
	%77 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !97
	%78 = icmp ne i64 %74, %75, !dbg !97
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !97, !prof !20

b14_ok3:
	%79 = bitcast i32* %76 to i8*, !dbg !97
	%80 = bitcast i32* %77 to i8*, !dbg !97
	call void @gpuc_reduce_block_int32_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !97
	br label %b17, !dbg !97

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !98
	br i1 %81, label %b16, label %b17, !dbg !98

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !99
	%83 = icmp slt i32 %82, 0, !dbg !99
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !99, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !99
	%85 = sext i32 %84 to i64, !dbg !99
	%86 = mul i64 %p5, %85, !dbg !99
	%87 = mul i64 %p7, 4, !dbg !99
	%88 = mul i32 %5, %6, !dbg !99
	%89 = icmp ne i64 %86, %p7, !dbg !99
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !99, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !99, !range !39
	%91 = mul i32 %88, %90, !dbg !99
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !99
	%93 = sext i32 %92 to i64, !dbg !99
	%94 = sext i32 %91 to i64, !dbg !99
	%95 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !99
	%96 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !99
	%97 = icmp ne i64 %93, %94, !dbg !99
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !99, !prof !20

b16_ok3:
	%98 = bitcast i32* %95 to i8*, !dbg !99
	%99 = bitcast i32* %96 to i8*, !dbg !99
	call void @gpuc_reduce_scatter_block_int32_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !99
	br label %b17, !dbg !99

b17:
	ret void, !dbg !74

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !81
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !81

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !81
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !81
	ret void, !dbg !81

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !81
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !81
	ret void, !dbg !81

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !83
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !83
	ret void, !dbg !83

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !83
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !83
	ret void, !dbg !83

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !90
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !90

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !90
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !90
	ret void, !dbg !90

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !90
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !90
	ret void, !dbg !90

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !92
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !92
	ret void, !dbg !92

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !92
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !92
	ret void, !dbg !92

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !97
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !97

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !97
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !97
	ret void, !dbg !97

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !97
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !97
	ret void, !dbg !97

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %74, i64 %75), !dbg !97
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !97
	ret void, !dbg !97

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !99
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !99
	ret void, !dbg !99

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !99
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !99
	ret void, !dbg !99

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %93, i64 %94), !dbg !99
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !99
	ret void, !dbg !99
}

define void @Int64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !100 {
entry:
	br label %b0, !dbg !101

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !101
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !101
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !104, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !104, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !104, !range !13
	%7 = mul i32 %6, %4, !dbg !104
	%8 = add i32 %3, %7, !dbg !104
	%9 = mul i32 %5, %8, !dbg !104
	%10 = add i32 %2, %9, !dbg !104
	%11 = sext i32 %10 to i64, !dbg !104
	%12 = icmp eq i64 %p1, 0, !dbg !105
	br i1 %12, label %b1, label %b6, !dbg !105

b1:
	%13 = icmp eq i64 %11, 0, !dbg !106
	br i1 %13, label %b2, label %b6, !dbg !106

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !109
	br i1 %14, label %b3, label %b4, !dbg !109

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !110
	%16 = mul i64 %p7, 8, !dbg !110
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !110
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !110
	%19 = icmp slt i32 %15, 0, !dbg !110
	%20 = icmp ne i64 %p5, %p7, !dbg !110
	%21 = or i1 %19, %20, !dbg !110
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !110, !prof !20

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !110
	%23 = bitcast i64* %18 to i8*, !dbg !110
	call void @gpuc_reduce_thread_int64_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !110
	br label %b17, !dbg !110

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !111
	br i1 %24, label %b5, label %b17, !dbg !111

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !112
	%26 = icmp slt i32 %25, 0, !dbg !112
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !112, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !112
	%28 = sext i32 %27 to i64, !dbg !112
	%29 = mul i64 %p5, %28, !dbg !112
	%30 = mul i64 %p7, 8, !dbg !112
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !112
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !112
	%33 = icmp ne i64 %29, %p7, !dbg !112
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !112, !prof !20

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !112
	%35 = bitcast i64* %32 to i8*, !dbg !112
	call void @gpuc_reduce_scatter_thread_int64_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !112
	br label %b17, !dbg !112

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !113
	br i1 %36, label %b7, label %b12, !dbg !113

b7:
	%37 = trunc i64 %11 to i32, !dbg !114
	%38 = udiv i32 %37, 32, !dbg !114
	%39 = zext i32 %38 to i64, !dbg !114
	%40 = icmp eq i64 %39, %p2, !dbg !115
	br i1 %40, label %b8, label %b12, !dbg !115

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !118
	br i1 %41, label %b9, label %b10, !dbg !118

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !119
	%43 = mul i64 %p7, 8, !dbg !119
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !119
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !119
	%46 = icmp slt i32 %42, 0, !dbg !119
	%47 = icmp ne i64 %p5, %p7, !dbg !119
	%48 = or i1 %46, %47, !dbg !119
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !119, !prof !20

b9_ok1:
	%49 = bitcast i64* %44 to i8*, !dbg !119
	%50 = bitcast i64* %45 to i8*, !dbg !119
	call void @gpuc_reduce_warp_int64_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !119
	br label %b17, !dbg !119

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !120
	br i1 %51, label %b11, label %b17, !dbg !120

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !121
	%53 = icmp slt i32 %52, 0, !dbg !121
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !121, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !121
	%55 = sext i32 %54 to i64, !dbg !121
	%56 = mul i64 %p5, %55, !dbg !121
	%57 = mul i64 %p7, 8, !dbg !121
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !121
	%59 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !121
	%60 = icmp ne i64 %56, %p7, !dbg !121
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !121, !prof !20

b11_ok2:
	%61 = bitcast i64* %58 to i8*, !dbg !121
	%62 = bitcast i64* %59 to i8*, !dbg !121
	call void @gpuc_reduce_scatter_warp_int64_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !121
	br label %b17, !dbg !121

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !122
	br i1 %63, label %b13, label %b17, !dbg !122

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !125
	br i1 %64, label %b14, label %b15, !dbg !125

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !126
	%66 = mul i64 %p7, 8, !dbg !126
	%67 = mul i32 %5, %6, !dbg !126
	%68 = icmp slt i32 %65, 0, !dbg !126
	%69 = icmp ne i64 %p5, %p7, !dbg !126
	%70 = or i1 %68, %69, !dbg !126
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !126, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !39
	%72 = mul i32 %67, %71, !dbg !126
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !126
	%74 = sext i32 %73 to i64, !dbg !126
	%75 = sext i32 %72 to i64, !dbg !126
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !126
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !126
	%78 = icmp ne i64 %74, %75, !dbg !126
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !126, !prof !20

b14_ok3:
	%79 = bitcast i64* %76 to i8*, !dbg !126
	%80 = bitcast i64* %77 to i8*, !dbg !126
	call void @gpuc_reduce_block_int64_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !126
	br label %b17, !dbg !126

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !127
	br i1 %81, label %b16, label %b17, !dbg !127

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !128
	%83 = icmp slt i32 %82, 0, !dbg !128
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !128, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !128
	%85 = sext i32 %84 to i64, !dbg !128
	%86 = mul i64 %p5, %85, !dbg !128
	%87 = mul i64 %p7, 8, !dbg !128
	%88 = mul i32 %5, %6, !dbg !128
	%89 = icmp ne i64 %86, %p7, !dbg !128
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !128, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !128, !range !39
	%91 = mul i32 %88, %90, !dbg !128
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !128
	%93 = sext i32 %92 to i64, !dbg !128
	%94 = sext i32 %91 to i64, !dbg !128
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !128
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !128
	%97 = icmp ne i64 %93, %94, !dbg !128
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !128, !prof !20

b16_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !128
	%99 = bitcast i64* %96 to i8*, !dbg !128
	call void @gpuc_reduce_scatter_block_int64_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !128
	br label %b17, !dbg !128

b17:
	ret void, !dbg !103

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !110
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !110

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !110
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !110
	ret void, !dbg !110

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !110
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !110
	ret void, !dbg !110

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !112
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !112
	ret void, !dbg !112

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !112
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !112
	ret void, !dbg !112

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !119
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !119

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !119
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !119
	ret void, !dbg !119

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !119
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !119
	ret void, !dbg !119

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !121
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !121
	ret void, !dbg !121

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !121
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !121
	ret void, !dbg !121

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !126
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !126

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !126
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !126
	ret void, !dbg !126

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !126
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !126
	ret void, !dbg !126

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %74, i64 %75), !dbg !126
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !126
	ret void, !dbg !126

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !128
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !128
	ret void, !dbg !128

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !128
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !128
	ret void, !dbg !128

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %93, i64 %94), !dbg !128
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !128
	ret void, !dbg !128
}

define void @Int(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !129 {
entry:
	br label %b0, !dbg !130

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !130
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !130
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !133, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !133, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !133, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !133, !range !13
	%7 = mul i32 %6, %4, !dbg !133
	%8 = add i32 %3, %7, !dbg !133
	%9 = mul i32 %5, %8, !dbg !133
	%10 = add i32 %2, %9, !dbg !133
	%11 = sext i32 %10 to i64, !dbg !133
	%12 = icmp eq i64 %p1, 0, !dbg !134
	br i1 %12, label %b1, label %b6, !dbg !134

b1:
	%13 = icmp eq i64 %11, 0, !dbg !135
	br i1 %13, label %b2, label %b6, !dbg !135

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !138
	br i1 %14, label %b3, label %b4, !dbg !138

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !139
	%16 = mul i64 %p7, 8, !dbg !139
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !139
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !139
	%19 = icmp slt i32 %15, 0, !dbg !139
	%20 = icmp ne i64 %p5, %p7, !dbg !139
	%21 = or i1 %19, %20, !dbg !139
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !139, !prof !20

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !139
	%23 = bitcast i64* %18 to i8*, !dbg !139
	call void @gpuc_reduce_thread_int64_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !139
	br label %b17, !dbg !139

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !140
	br i1 %24, label %b5, label %b17, !dbg !140

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !141
	%26 = icmp slt i32 %25, 0, !dbg !141
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !141, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !141
	%28 = sext i32 %27 to i64, !dbg !141
	%29 = mul i64 %p5, %28, !dbg !141
	%30 = mul i64 %p7, 8, !dbg !141
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !141
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !141
	%33 = icmp ne i64 %29, %p7, !dbg !141
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !141, !prof !20

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !141
	%35 = bitcast i64* %32 to i8*, !dbg !141
	call void @gpuc_reduce_scatter_thread_int64_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !141
	br label %b17, !dbg !141

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !142
	br i1 %36, label %b7, label %b12, !dbg !142

b7:
	%37 = trunc i64 %11 to i32, !dbg !143
	%38 = udiv i32 %37, 32, !dbg !143
	%39 = zext i32 %38 to i64, !dbg !143
	%40 = icmp eq i64 %39, %p2, !dbg !144
	br i1 %40, label %b8, label %b12, !dbg !144

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !147
	br i1 %41, label %b9, label %b10, !dbg !147

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !148
	%43 = mul i64 %p7, 8, !dbg !148
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !148
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !148
	%46 = icmp slt i32 %42, 0, !dbg !148
	%47 = icmp ne i64 %p5, %p7, !dbg !148
	%48 = or i1 %46, %47, !dbg !148
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !148, !prof !20

b9_ok1:
	%49 = bitcast i64* %44 to i8*, !dbg !148
	%50 = bitcast i64* %45 to i8*, !dbg !148
	call void @gpuc_reduce_warp_int64_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !148
	br label %b17, !dbg !148

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !149
	br i1 %51, label %b11, label %b17, !dbg !149

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !150
	%53 = icmp slt i32 %52, 0, !dbg !150
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !150, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !150
	%55 = sext i32 %54 to i64, !dbg !150
	%56 = mul i64 %p5, %55, !dbg !150
	%57 = mul i64 %p7, 8, !dbg !150
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !150
	%59 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !150
	%60 = icmp ne i64 %56, %p7, !dbg !150
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !150, !prof !20

b11_ok2:
	%61 = bitcast i64* %58 to i8*, !dbg !150
	%62 = bitcast i64* %59 to i8*, !dbg !150
	call void @gpuc_reduce_scatter_warp_int64_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !150
	br label %b17, !dbg !150

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !151
	br i1 %63, label %b13, label %b17, !dbg !151

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !154
	br i1 %64, label %b14, label %b15, !dbg !154

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !155
	%66 = mul i64 %p7, 8, !dbg !155
	%67 = mul i32 %5, %6, !dbg !155
	%68 = icmp slt i32 %65, 0, !dbg !155
	%69 = icmp ne i64 %p5, %p7, !dbg !155
	%70 = or i1 %68, %69, !dbg !155
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !155, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !155, !range !39
	%72 = mul i32 %67, %71, !dbg !155
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !155
	%74 = sext i32 %73 to i64, !dbg !155
	%75 = sext i32 %72 to i64, !dbg !155
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !155
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !155
	%78 = icmp ne i64 %74, %75, !dbg !155
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !155, !prof !20

b14_ok3:
	%79 = bitcast i64* %76 to i8*, !dbg !155
	%80 = bitcast i64* %77 to i8*, !dbg !155
	call void @gpuc_reduce_block_int64_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !155
	br label %b17, !dbg !155

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !156
	br i1 %81, label %b16, label %b17, !dbg !156

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !157
	%83 = icmp slt i32 %82, 0, !dbg !157
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !157, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !157
	%85 = sext i32 %84 to i64, !dbg !157
	%86 = mul i64 %p5, %85, !dbg !157
	%87 = mul i64 %p7, 8, !dbg !157
	%88 = mul i32 %5, %6, !dbg !157
	%89 = icmp ne i64 %86, %p7, !dbg !157
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !157, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !39
	%91 = mul i32 %88, %90, !dbg !157
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !157
	%93 = sext i32 %92 to i64, !dbg !157
	%94 = sext i32 %91 to i64, !dbg !157
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !157
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !157
	%97 = icmp ne i64 %93, %94, !dbg !157
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !157, !prof !20

b16_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !157
	%99 = bitcast i64* %96 to i8*, !dbg !157
	call void @gpuc_reduce_scatter_block_int64_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !157
	br label %b17, !dbg !157

b17:
	ret void, !dbg !132

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !139
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !139

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !139
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !139
	ret void, !dbg !139

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !139
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !139
	ret void, !dbg !139

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !141
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !141
	ret void, !dbg !141

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !141
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !141
	ret void, !dbg !141

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !148
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !148

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !148
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !148
	ret void, !dbg !148

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !148
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !148
	ret void, !dbg !148

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !150
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !150
	ret void, !dbg !150

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !150
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !150
	ret void, !dbg !150

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !155
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !155

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !155
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !155
	ret void, !dbg !155

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !155
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !155
	ret void, !dbg !155

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %74, i64 %75), !dbg !155
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !155
	ret void, !dbg !155

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !157
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !157
	ret void, !dbg !157

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !157
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !157
	ret void, !dbg !157

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %93, i64 %94), !dbg !157
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !157
	ret void, !dbg !157
}

define void @Uint8(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i8* %p4, i64 %p5, i8* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !158 {
entry:
	br label %b0, !dbg !159

b0:
	%0 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !159
	%1 = addrspacecast i8* %p6 to i8 addrspace(1)*, !dbg !159
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !162, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !162, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !162, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !162, !range !13
	%7 = mul i32 %6, %4, !dbg !162
	%8 = add i32 %3, %7, !dbg !162
	%9 = mul i32 %5, %8, !dbg !162
	%10 = add i32 %2, %9, !dbg !162
	%11 = sext i32 %10 to i64, !dbg !162
	%12 = icmp eq i64 %p1, 0, !dbg !163
	br i1 %12, label %b1, label %b6, !dbg !163

b1:
	%13 = icmp eq i64 %11, 0, !dbg !164
	br i1 %13, label %b2, label %b6, !dbg !164

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !167
	br i1 %14, label %b3, label %b4, !dbg !167

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !168
	%16 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !168
	%17 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !168
	%18 = icmp slt i32 %15, 0, !dbg !168
	%19 = icmp ne i64 %p5, %p7, !dbg !168
	%20 = or i1 %18, %19, !dbg !168
	br i1 %20, label %b3_fail1, label %b3_ok1, !dbg !168, !prof !20

b3_ok1:
	call void @gpuc_reduce_thread_uint8_xor(i32 %p3, i8* %16, i8* %17, i64 %p7, i8* %ctrl, i32 2), !dbg !168
	br label %b17, !dbg !168

b4:
	%21 = icmp eq i64 %p0, 4, !dbg !169
	br i1 %21, label %b5, label %b17, !dbg !169

b5:
	%22 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !170
	%23 = icmp slt i32 %22, 0, !dbg !170
	br i1 %23, label %b5_fail1, label %b5_ok1, !dbg !170, !prof !20

b5_ok1:
	%24 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !170
	%25 = sext i32 %24 to i64, !dbg !170
	%26 = mul i64 %p5, %25, !dbg !170
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !170
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !170
	%29 = icmp ne i64 %26, %p7, !dbg !170
	br i1 %29, label %b5_fail2, label %b5_ok2, !dbg !170, !prof !20

b5_ok2:
	call void @gpuc_reduce_scatter_thread_uint8_xor(i32 %p3, i8* %27, i8* %28, i64 %p7, i8* %ctrl, i32 5), !dbg !170
	br label %b17, !dbg !170

b6:
	%30 = icmp eq i64 %p1, 1, !dbg !171
	br i1 %30, label %b7, label %b12, !dbg !171

b7:
	%31 = trunc i64 %11 to i32, !dbg !172
	%32 = udiv i32 %31, 32, !dbg !172
	%33 = zext i32 %32 to i64, !dbg !172
	%34 = icmp eq i64 %33, %p2, !dbg !173
	br i1 %34, label %b8, label %b12, !dbg !173

b8:
	%35 = icmp eq i64 %p0, 3, !dbg !176
	br i1 %35, label %b9, label %b10, !dbg !176

b9:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !177
	%37 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !177
	%38 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !177
	%39 = icmp slt i32 %36, 0, !dbg !177
	%40 = icmp ne i64 %p5, %p7, !dbg !177
	%41 = or i1 %39, %40, !dbg !177
	br i1 %41, label %b9_fail1, label %b9_ok1, !dbg !177, !prof !20

b9_ok1:
	call void @gpuc_reduce_warp_uint8_xor(i32 %p3, i8* %37, i8* %38, i64 %p7, i8* %ctrl, i32 2), !dbg !177
	br label %b17, !dbg !177

b10:
	%42 = icmp eq i64 %p0, 4, !dbg !178
	br i1 %42, label %b11, label %b17, !dbg !178

b11:
	%43 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !179
	%44 = icmp slt i32 %43, 0, !dbg !179
	br i1 %44, label %b11_fail1, label %b11_ok1, !dbg !179, !prof !20

b11_ok1:
	%45 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !179
	%46 = sext i32 %45 to i64, !dbg !179
	%47 = mul i64 %p5, %46, !dbg !179
	%48 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !179
	%49 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !179
	%50 = icmp ne i64 %47, %p7, !dbg !179
	br i1 %50, label %b11_fail2, label %b11_ok2, !dbg !179, !prof !20

b11_ok2:
	call void @gpuc_reduce_scatter_warp_uint8_xor(i32 %p3, i8* %48, i8* %49, i64 %p7, i8* %ctrl, i32 5), !dbg !179
	br label %b17, !dbg !179

b12:
	%51 = icmp eq i64 %p1, 2, !dbg !180
	br i1 %51, label %b13, label %b17, !dbg !180

b13:
	%52 = icmp eq i64 %p0, 3, !dbg !183
	br i1 %52, label %b14, label %b15, !dbg !183

b14:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !184
	%54 = mul i32 %5, %6, !dbg !184
	%55 = icmp slt i32 %53, 0, !dbg !184
	%56 = icmp ne i64 %p5, %p7, !dbg !184
	%57 = or i1 %55, %56, !dbg !184
	br i1 %57, label %b14_fail1, label %b14_ok1, !dbg !184, !prof !20

b14_ok1:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !184, !range !39
	%59 = mul i32 %54, %58, !dbg !184
	%60 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !184
	%61 = sext i32 %60 to i64, !dbg !184
	%62 = sext i32 %59 to i64, !dbg !184
	%63 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !184
	%64 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !184
	%65 = icmp ne i64 %61, %62, !dbg !184
	br i1 %65, label %b14_fail3, label %b14_ok3, !dbg !184, !prof !20

b14_ok3:
	call void @gpuc_reduce_block_uint8_xor(i32 %p3, i8* %63, i8* %64, i64 %p7, i8* %ctrl, i32 2), !dbg !184
	br label %b17, !dbg !184

b15:
	%66 = icmp eq i64 %p0, 4, !dbg !185
	br i1 %66, label %b16, label %b17, !dbg !185

b16:
	%67 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !186
	%68 = icmp slt i32 %67, 0, !dbg !186
	br i1 %68, label %b16_fail1, label %b16_ok1, !dbg !186, !prof !20

b16_ok1:
	%69 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !186
	%70 = sext i32 %69 to i64, !dbg !186
	%71 = mul i64 %p5, %70, !dbg !186
	%72 = mul i32 %5, %6, !dbg !186
	%73 = icmp ne i64 %71, %p7, !dbg !186
	br i1 %73, label %b16_fail2, label %b16_ok2, !dbg !186, !prof !20

b16_ok2:
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !186, !range !39
	%75 = mul i32 %72, %74, !dbg !186
	%76 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !186
	%77 = sext i32 %76 to i64, !dbg !186
	%78 = sext i32 %75 to i64, !dbg !186
	%79 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !186
	%80 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !186
	%81 = icmp ne i64 %77, %78, !dbg !186
	br i1 %81, label %b16_fail3, label %b16_ok3, !dbg !186, !prof !20

b16_ok3:
	call void @gpuc_reduce_scatter_block_uint8_xor(i32 %p3, i8* %79, i8* %80, i64 %p7, i8* %ctrl, i32 5), !dbg !186
	br label %b17, !dbg !186

b17:
	ret void, !dbg !161

b3_fail1:
	%82 = icmp slt i32 %15, 0, !dbg !168
	br i1 %82, label %b3_fail2, label %b3_ok2, !dbg !168

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !168
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !168
	ret void, !dbg !168

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !168
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !168
	ret void, !dbg !168

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !170
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !170
	ret void, !dbg !170

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %26, i64 %p7), !dbg !170
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !170
	ret void, !dbg !170

b9_fail1:
	%83 = icmp slt i32 %36, 0, !dbg !177
	br i1 %83, label %b9_fail2, label %b9_ok2, !dbg !177

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !177
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !177
	ret void, !dbg !177

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !177
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !177
	ret void, !dbg !177

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !179
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !179
	ret void, !dbg !179

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 %p7), !dbg !179
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !179
	ret void, !dbg !179

b14_fail1:
	%84 = icmp slt i32 %53, 0, !dbg !184
	br i1 %84, label %b14_fail2, label %b14_ok2, !dbg !184

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !184
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !184
	ret void, !dbg !184

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !184
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !184
	ret void, !dbg !184

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %61, i64 %62), !dbg !184
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !184
	ret void, !dbg !184

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !186
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !186
	ret void, !dbg !186

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p7), !dbg !186
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !186
	ret void, !dbg !186

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %77, i64 %78), !dbg !186
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !186
	ret void, !dbg !186
}

define void @Uint16(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i16* %p4, i64 %p5, i16* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !187 {
entry:
	br label %b0, !dbg !188

b0:
	%0 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !188
	%1 = addrspacecast i16* %p6 to i16 addrspace(1)*, !dbg !188
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !191, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !191, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !191, !range !13
	%7 = mul i32 %6, %4, !dbg !191
	%8 = add i32 %3, %7, !dbg !191
	%9 = mul i32 %5, %8, !dbg !191
	%10 = add i32 %2, %9, !dbg !191
	%11 = sext i32 %10 to i64, !dbg !191
	%12 = icmp eq i64 %p1, 0, !dbg !192
	br i1 %12, label %b1, label %b6, !dbg !192

b1:
	%13 = icmp eq i64 %11, 0, !dbg !193
	br i1 %13, label %b2, label %b6, !dbg !193

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !196
	br i1 %14, label %b3, label %b4, !dbg !196

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !197
	%16 = mul i64 %p7, 2, !dbg !197
	%17 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !197
	%18 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !197
	%19 = icmp slt i32 %15, 0, !dbg !197
	%20 = icmp ne i64 %p5, %p7, !dbg !197
	%21 = or i1 %19, %20, !dbg !197
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !197, !prof !20

b3_ok1:
	%22 = bitcast i16* %17 to i8*, !dbg !197
	%23 = bitcast i16* %18 to i8*, !dbg !197
	call void @gpuc_reduce_thread_uint16_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !197
	br label %b17, !dbg !197

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !198
	br i1 %24, label %b5, label %b17, !dbg !198

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !199
	%26 = icmp slt i32 %25, 0, !dbg !199
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !199, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !199
	%28 = sext i32 %27 to i64, !dbg !199
	%29 = mul i64 %p5, %28, !dbg !199
	%30 = mul i64 %p7, 2, !dbg !199
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !199
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !199
	%33 = icmp ne i64 %29, %p7, !dbg !199
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !199, !prof !20

b5_ok2:
	%34 = bitcast i16* %31 to i8*, !dbg !199
	%35 = bitcast i16* %32 to i8*, !dbg !199
	call void @gpuc_reduce_scatter_thread_uint16_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !199
	br label %b17, !dbg !199

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !200
	br i1 %36, label %b7, label %b12, !dbg !200

b7:
	%37 = trunc i64 %11 to i32, !dbg !201
	%38 = udiv i32 %37, 32, !dbg !201
	%39 = zext i32 %38 to i64, !dbg !201
	%40 = icmp eq i64 %39, %p2, !dbg !202
	br i1 %40, label %b8, label %b12, !dbg !202

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !205
	br i1 %41, label %b9, label %b10, !dbg !205

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !206
	%43 = mul i64 %p7, 2, !dbg !206
	%44 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !206
	%45 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !206
	%46 = icmp slt i32 %42, 0, !dbg !206
	%47 = icmp ne i64 %p5, %p7, !dbg !206
	%48 = or i1 %46, %47, !dbg !206
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !206, !prof !20

b9_ok1:
	%49 = bitcast i16* %44 to i8*, !dbg !206
	%50 = bitcast i16* %45 to i8*, !dbg !206
	call void @gpuc_reduce_warp_uint16_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !206
	br label %b17, !dbg !206

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !207
	br i1 %51, label %b11, label %b17, !dbg !207

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !208
	%53 = icmp slt i32 %52, 0, !dbg !208
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !208, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !208
	%55 = sext i32 %54 to i64, !dbg !208
	%56 = mul i64 %p5, %55, !dbg !208
	%57 = mul i64 %p7, 2, !dbg !208
	%58 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !208
	%59 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !208
	%60 = icmp ne i64 %56, %p7, !dbg !208
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !208, !prof !20

b11_ok2:
	%61 = bitcast i16* %58 to i8*, !dbg !208
	%62 = bitcast i16* %59 to i8*, !dbg !208
	call void @gpuc_reduce_scatter_warp_uint16_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !208
	br label %b17, !dbg !208

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !209
	br i1 %63, label %b13, label %b17, !dbg !209

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !212
	br i1 %64, label %b14, label %b15, !dbg !212

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !213
	%66 = mul i64 %p7, 2, !dbg !213
	%67 = mul i32 %5, %6, !dbg !213
	%68 = icmp slt i32 %65, 0, !dbg !213
	%69 = icmp ne i64 %p5, %p7, !dbg !213
	%70 = or i1 %68, %69, !dbg !213
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !213, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !213, !range !39
	%72 = mul i32 %67, %71, !dbg !213
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !213
	%74 = sext i32 %73 to i64, !dbg !213
	%75 = sext i32 %72 to i64, !dbg !213
	%76 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !213
	%77 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !213
	%78 = icmp ne i64 %74, %75, !dbg !213
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !213, !prof !20

b14_ok3:
	%79 = bitcast i16* %76 to i8*, !dbg !213
	%80 = bitcast i16* %77 to i8*, !dbg !213
	call void @gpuc_reduce_block_uint16_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !213
	br label %b17, !dbg !213

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !214
	br i1 %81, label %b16, label %b17, !dbg !214

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !215
	%83 = icmp slt i32 %82, 0, !dbg !215
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !215, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !215
	%85 = sext i32 %84 to i64, !dbg !215
	%86 = mul i64 %p5, %85, !dbg !215
	%87 = mul i64 %p7, 2, !dbg !215
	%88 = mul i32 %5, %6, !dbg !215
	%89 = icmp ne i64 %86, %p7, !dbg !215
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !215, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !39
	%91 = mul i32 %88, %90, !dbg !215
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !215
	%93 = sext i32 %92 to i64, !dbg !215
	%94 = sext i32 %91 to i64, !dbg !215
	%95 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !215
	%96 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !215
	%97 = icmp ne i64 %93, %94, !dbg !215
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !215, !prof !20

b16_ok3:
	%98 = bitcast i16* %95 to i8*, !dbg !215
	%99 = bitcast i16* %96 to i8*, !dbg !215
	call void @gpuc_reduce_scatter_block_uint16_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !215
	br label %b17, !dbg !215

b17:
	ret void, !dbg !190

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !197
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !197

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !197
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !197
	ret void, !dbg !197

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !197
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !197
	ret void, !dbg !197

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !199
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !199
	ret void, !dbg !199

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !199
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !199
	ret void, !dbg !199

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !206
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !206

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !206
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !206
	ret void, !dbg !206

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !206
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !206
	ret void, !dbg !206

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !208
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !208
	ret void, !dbg !208

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !208
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !208
	ret void, !dbg !208

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !213
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !213

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !213
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !213
	ret void, !dbg !213

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !213
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !213
	ret void, !dbg !213

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %74, i64 %75), !dbg !213
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !213
	ret void, !dbg !213

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !215
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !215
	ret void, !dbg !215

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !215
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !215
	ret void, !dbg !215

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %93, i64 %94), !dbg !215
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !215
	ret void, !dbg !215
}

define void @Uint32(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !216 {
entry:
	br label %b0, !dbg !217

b0:
	%0 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !217
	%1 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !217
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !220, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !220, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !220, !range !13
	%7 = mul i32 %6, %4, !dbg !220
	%8 = add i32 %3, %7, !dbg !220
	%9 = mul i32 %5, %8, !dbg !220
	%10 = add i32 %2, %9, !dbg !220
	%11 = sext i32 %10 to i64, !dbg !220
	%12 = icmp eq i64 %p1, 0, !dbg !221
	br i1 %12, label %b1, label %b6, !dbg !221

b1:
	%13 = icmp eq i64 %11, 0, !dbg !222
	br i1 %13, label %b2, label %b6, !dbg !222

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !225
	br i1 %14, label %b3, label %b4, !dbg !225

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !226
	%16 = mul i64 %p7, 4, !dbg !226
	%17 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !226
	%18 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !226
	%19 = icmp slt i32 %15, 0, !dbg !226
	%20 = icmp ne i64 %p5, %p7, !dbg !226
	%21 = or i1 %19, %20, !dbg !226
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !226, !prof !20

b3_ok1:
	%22 = bitcast i32* %17 to i8*, !dbg !226
	%23 = bitcast i32* %18 to i8*, !dbg !226
	call void @gpuc_reduce_thread_uint32_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !226
	br label %b17, !dbg !226

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !227
	br i1 %24, label %b5, label %b17, !dbg !227

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !228
	%26 = icmp slt i32 %25, 0, !dbg !228
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !228, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !228
	%28 = sext i32 %27 to i64, !dbg !228
	%29 = mul i64 %p5, %28, !dbg !228
	%30 = mul i64 %p7, 4, !dbg !228
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !228
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !228
	%33 = icmp ne i64 %29, %p7, !dbg !228
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !228, !prof !20

b5_ok2:
	%34 = bitcast i32* %31 to i8*, !dbg !228
	%35 = bitcast i32* %32 to i8*, !dbg !228
	call void @gpuc_reduce_scatter_thread_uint32_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !228
	br label %b17, !dbg !228

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !229
	br i1 %36, label %b7, label %b12, !dbg !229

b7:
	%37 = trunc i64 %11 to i32, !dbg !230
	%38 = udiv i32 %37, 32, !dbg !230
	%39 = zext i32 %38 to i64, !dbg !230
	%40 = icmp eq i64 %39, %p2, !dbg !231
	br i1 %40, label %b8, label %b12, !dbg !231

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !234
	br i1 %41, label %b9, label %b10, !dbg !234

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !235
	%43 = mul i64 %p7, 4, !dbg !235
	%44 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !235
	%45 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !235
	%46 = icmp slt i32 %42, 0, !dbg !235
	%47 = icmp ne i64 %p5, %p7, !dbg !235
	%48 = or i1 %46, %47, !dbg !235
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !235, !prof !20

b9_ok1:
	%49 = bitcast i32* %44 to i8*, !dbg !235
	%50 = bitcast i32* %45 to i8*, !dbg !235
	call void @gpuc_reduce_warp_uint32_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !235
	br label %b17, !dbg !235

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !236
	br i1 %51, label %b11, label %b17, !dbg !236

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !237
	%53 = icmp slt i32 %52, 0, !dbg !237
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !237, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !237
	%55 = sext i32 %54 to i64, !dbg !237
	%56 = mul i64 %p5, %55, !dbg !237
	%57 = mul i64 %p7, 4, !dbg !237
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !237
	%59 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !237
	%60 = icmp ne i64 %56, %p7, !dbg !237
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !237, !prof !20

b11_ok2:
	%61 = bitcast i32* %58 to i8*, !dbg !237
	%62 = bitcast i32* %59 to i8*, !dbg !237
	call void @gpuc_reduce_scatter_warp_uint32_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !237
	br label %b17, !dbg !237

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !238
	br i1 %63, label %b13, label %b17, !dbg !238

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !241
	br i1 %64, label %b14, label %b15, !dbg !241

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !242
	%66 = mul i64 %p7, 4, !dbg !242
	%67 = mul i32 %5, %6, !dbg !242
	%68 = icmp slt i32 %65, 0, !dbg !242
	%69 = icmp ne i64 %p5, %p7, !dbg !242
	%70 = or i1 %68, %69, !dbg !242
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !242, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !242, !range !39
	%72 = mul i32 %67, %71, !dbg !242
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !242
	%74 = sext i32 %73 to i64, !dbg !242
	%75 = sext i32 %72 to i64, !dbg !242
	%76 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !242
	%77 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !242
	%78 = icmp ne i64 %74, %75, !dbg !242
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !242, !prof !20

b14_ok3:
	%79 = bitcast i32* %76 to i8*, !dbg !242
	%80 = bitcast i32* %77 to i8*, !dbg !242
	call void @gpuc_reduce_block_uint32_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !242
	br label %b17, !dbg !242

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !243
	br i1 %81, label %b16, label %b17, !dbg !243

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !244
	%83 = icmp slt i32 %82, 0, !dbg !244
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !244, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !244
	%85 = sext i32 %84 to i64, !dbg !244
	%86 = mul i64 %p5, %85, !dbg !244
	%87 = mul i64 %p7, 4, !dbg !244
	%88 = mul i32 %5, %6, !dbg !244
	%89 = icmp ne i64 %86, %p7, !dbg !244
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !244, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !244, !range !39
	%91 = mul i32 %88, %90, !dbg !244
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !244
	%93 = sext i32 %92 to i64, !dbg !244
	%94 = sext i32 %91 to i64, !dbg !244
	%95 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !244
	%96 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !244
	%97 = icmp ne i64 %93, %94, !dbg !244
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !244, !prof !20

b16_ok3:
	%98 = bitcast i32* %95 to i8*, !dbg !244
	%99 = bitcast i32* %96 to i8*, !dbg !244
	call void @gpuc_reduce_scatter_block_uint32_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !244
	br label %b17, !dbg !244

b17:
	ret void, !dbg !219

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !226
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !226

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !226
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !226
	ret void, !dbg !226

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !226
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !226
	ret void, !dbg !226

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !228
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !228
	ret void, !dbg !228

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !228
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !228
	ret void, !dbg !228

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !235
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !235

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !235
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !235
	ret void, !dbg !235

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !235
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !235
	ret void, !dbg !235

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !237
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !237
	ret void, !dbg !237

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !237
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !237
	ret void, !dbg !237

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !242
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !242

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !242
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !242
	ret void, !dbg !242

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !242
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !242
	ret void, !dbg !242

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %74, i64 %75), !dbg !242
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !242
	ret void, !dbg !242

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !244
	ret void, !dbg !244

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !244
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !244
	ret void, !dbg !244

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %93, i64 %94), !dbg !244
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !244
	ret void, !dbg !244
}

define void @Uint64(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !245 {
entry:
	br label %b0, !dbg !246

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !246
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !246
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !249, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !249, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249, !range !13
	%7 = mul i32 %6, %4, !dbg !249
	%8 = add i32 %3, %7, !dbg !249
	%9 = mul i32 %5, %8, !dbg !249
	%10 = add i32 %2, %9, !dbg !249
	%11 = sext i32 %10 to i64, !dbg !249
	%12 = icmp eq i64 %p1, 0, !dbg !250
	br i1 %12, label %b1, label %b6, !dbg !250

b1:
	%13 = icmp eq i64 %11, 0, !dbg !251
	br i1 %13, label %b2, label %b6, !dbg !251

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !254
	br i1 %14, label %b3, label %b4, !dbg !254

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !255
	%16 = mul i64 %p7, 8, !dbg !255
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !255
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !255
	%19 = icmp slt i32 %15, 0, !dbg !255
	%20 = icmp ne i64 %p5, %p7, !dbg !255
	%21 = or i1 %19, %20, !dbg !255
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !255, !prof !20

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !255
	%23 = bitcast i64* %18 to i8*, !dbg !255
	call void @gpuc_reduce_thread_uint64_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !255
	br label %b17, !dbg !255

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !256
	br i1 %24, label %b5, label %b17, !dbg !256

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !257
	%26 = icmp slt i32 %25, 0, !dbg !257
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !257, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !257
	%28 = sext i32 %27 to i64, !dbg !257
	%29 = mul i64 %p5, %28, !dbg !257
	%30 = mul i64 %p7, 8, !dbg !257
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !257
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !257
	%33 = icmp ne i64 %29, %p7, !dbg !257
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !257, !prof !20

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !257
	%35 = bitcast i64* %32 to i8*, !dbg !257
	call void @gpuc_reduce_scatter_thread_uint64_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !257
	br label %b17, !dbg !257

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !258
	br i1 %36, label %b7, label %b12, !dbg !258

b7:
	%37 = trunc i64 %11 to i32, !dbg !259
	%38 = udiv i32 %37, 32, !dbg !259
	%39 = zext i32 %38 to i64, !dbg !259
	%40 = icmp eq i64 %39, %p2, !dbg !260
	br i1 %40, label %b8, label %b12, !dbg !260

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !263
	br i1 %41, label %b9, label %b10, !dbg !263

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !264
	%43 = mul i64 %p7, 8, !dbg !264
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !264
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !264
	%46 = icmp slt i32 %42, 0, !dbg !264
	%47 = icmp ne i64 %p5, %p7, !dbg !264
	%48 = or i1 %46, %47, !dbg !264
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !264, !prof !20

b9_ok1:
	%49 = bitcast i64* %44 to i8*, !dbg !264
	%50 = bitcast i64* %45 to i8*, !dbg !264
	call void @gpuc_reduce_warp_uint64_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !264
	br label %b17, !dbg !264

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !265
	br i1 %51, label %b11, label %b17, !dbg !265

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !266
	%53 = icmp slt i32 %52, 0, !dbg !266
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !266, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !266
	%55 = sext i32 %54 to i64, !dbg !266
	%56 = mul i64 %p5, %55, !dbg !266
	%57 = mul i64 %p7, 8, !dbg !266
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !266
	%59 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !266
	%60 = icmp ne i64 %56, %p7, !dbg !266
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !266, !prof !20

b11_ok2:
	%61 = bitcast i64* %58 to i8*, !dbg !266
	%62 = bitcast i64* %59 to i8*, !dbg !266
	call void @gpuc_reduce_scatter_warp_uint64_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !266
	br label %b17, !dbg !266

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !267
	br i1 %63, label %b13, label %b17, !dbg !267

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !270
	br i1 %64, label %b14, label %b15, !dbg !270

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !271
	%66 = mul i64 %p7, 8, !dbg !271
	%67 = mul i32 %5, %6, !dbg !271
	%68 = icmp slt i32 %65, 0, !dbg !271
	%69 = icmp ne i64 %p5, %p7, !dbg !271
	%70 = or i1 %68, %69, !dbg !271
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !271, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !39
	%72 = mul i32 %67, %71, !dbg !271
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !271
	%74 = sext i32 %73 to i64, !dbg !271
	%75 = sext i32 %72 to i64, !dbg !271
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !271
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !271
	%78 = icmp ne i64 %74, %75, !dbg !271
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !271, !prof !20

b14_ok3:
	%79 = bitcast i64* %76 to i8*, !dbg !271
	%80 = bitcast i64* %77 to i8*, !dbg !271
	call void @gpuc_reduce_block_uint64_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !271
	br label %b17, !dbg !271

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !272
	br i1 %81, label %b16, label %b17, !dbg !272

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !273
	%83 = icmp slt i32 %82, 0, !dbg !273
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !273, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !273
	%85 = sext i32 %84 to i64, !dbg !273
	%86 = mul i64 %p5, %85, !dbg !273
	%87 = mul i64 %p7, 8, !dbg !273
	%88 = mul i32 %5, %6, !dbg !273
	%89 = icmp ne i64 %86, %p7, !dbg !273
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !273, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !273, !range !39
	%91 = mul i32 %88, %90, !dbg !273
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !273
	%93 = sext i32 %92 to i64, !dbg !273
	%94 = sext i32 %91 to i64, !dbg !273
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !273
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !273
	%97 = icmp ne i64 %93, %94, !dbg !273
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !273, !prof !20

b16_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !273
	%99 = bitcast i64* %96 to i8*, !dbg !273
	call void @gpuc_reduce_scatter_block_uint64_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !273
	br label %b17, !dbg !273

b17:
	ret void, !dbg !248

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !255
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !255

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !255
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !255
	ret void, !dbg !255

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !255
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !255
	ret void, !dbg !255

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !257
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !257
	ret void, !dbg !257

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !257
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !257
	ret void, !dbg !257

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !264
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !264

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !264
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !264
	ret void, !dbg !264

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !264
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !264
	ret void, !dbg !264

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !266
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !266
	ret void, !dbg !266

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !266
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !266
	ret void, !dbg !266

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !271
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !271

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !271
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !271
	ret void, !dbg !271

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !271
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !271
	ret void, !dbg !271

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %74, i64 %75), !dbg !271
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !271
	ret void, !dbg !271

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !273
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !273
	ret void, !dbg !273

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !273
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !273
	ret void, !dbg !273

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %93, i64 %94), !dbg !273
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !273
	ret void, !dbg !273
}

define void @Uint(i64 %p0, i64 %p1, i64 %p2, i32 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !275
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !275
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !278, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !278, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !278, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !278, !range !13
	%7 = mul i32 %6, %4, !dbg !278
	%8 = add i32 %3, %7, !dbg !278
	%9 = mul i32 %5, %8, !dbg !278
	%10 = add i32 %2, %9, !dbg !278
	%11 = sext i32 %10 to i64, !dbg !278
	%12 = icmp eq i64 %p1, 0, !dbg !279
	br i1 %12, label %b1, label %b6, !dbg !279

b1:
	%13 = icmp eq i64 %11, 0, !dbg !280
	br i1 %13, label %b2, label %b6, !dbg !280

b2:
	%14 = icmp eq i64 %p0, 3, !dbg !283
	br i1 %14, label %b3, label %b4, !dbg !283

b3:
	%15 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !284
	%16 = mul i64 %p7, 8, !dbg !284
	%17 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !284
	%18 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !284
	%19 = icmp slt i32 %15, 0, !dbg !284
	%20 = icmp ne i64 %p5, %p7, !dbg !284
	%21 = or i1 %19, %20, !dbg !284
	br i1 %21, label %b3_fail1, label %b3_ok1, !dbg !284, !prof !20

b3_ok1:
	%22 = bitcast i64* %17 to i8*, !dbg !284
	%23 = bitcast i64* %18 to i8*, !dbg !284
	call void @gpuc_reduce_thread_uint64_xor(i32 %p3, i8* %22, i8* %23, i64 %16, i8* %ctrl, i32 2), !dbg !284
	br label %b17, !dbg !284

b4:
	%24 = icmp eq i64 %p0, 4, !dbg !285
	br i1 %24, label %b5, label %b17, !dbg !285

b5:
	%25 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !286
	%26 = icmp slt i32 %25, 0, !dbg !286
	br i1 %26, label %b5_fail1, label %b5_ok1, !dbg !286, !prof !20

b5_ok1:
	%27 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !286
	%28 = sext i32 %27 to i64, !dbg !286
	%29 = mul i64 %p5, %28, !dbg !286
	%30 = mul i64 %p7, 8, !dbg !286
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !286
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !286
	%33 = icmp ne i64 %29, %p7, !dbg !286
	br i1 %33, label %b5_fail2, label %b5_ok2, !dbg !286, !prof !20

b5_ok2:
	%34 = bitcast i64* %31 to i8*, !dbg !286
	%35 = bitcast i64* %32 to i8*, !dbg !286
	call void @gpuc_reduce_scatter_thread_uint64_xor(i32 %p3, i8* %34, i8* %35, i64 %30, i8* %ctrl, i32 5), !dbg !286
	br label %b17, !dbg !286

b6:
	%36 = icmp eq i64 %p1, 1, !dbg !287
	br i1 %36, label %b7, label %b12, !dbg !287

b7:
	%37 = trunc i64 %11 to i32, !dbg !288
	%38 = udiv i32 %37, 32, !dbg !288
	%39 = zext i32 %38 to i64, !dbg !288
	%40 = icmp eq i64 %39, %p2, !dbg !289
	br i1 %40, label %b8, label %b12, !dbg !289

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !292
	br i1 %41, label %b9, label %b10, !dbg !292

b9:
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !293
	%43 = mul i64 %p7, 8, !dbg !293
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !293
	%45 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !293
	%46 = icmp slt i32 %42, 0, !dbg !293
	%47 = icmp ne i64 %p5, %p7, !dbg !293
	%48 = or i1 %46, %47, !dbg !293
	br i1 %48, label %b9_fail1, label %b9_ok1, !dbg !293, !prof !20

b9_ok1:
	%49 = bitcast i64* %44 to i8*, !dbg !293
	%50 = bitcast i64* %45 to i8*, !dbg !293
	call void @gpuc_reduce_warp_uint64_xor(i32 %p3, i8* %49, i8* %50, i64 %43, i8* %ctrl, i32 2), !dbg !293
	br label %b17, !dbg !293

b10:
	%51 = icmp eq i64 %p0, 4, !dbg !294
	br i1 %51, label %b11, label %b17, !dbg !294

b11:
	%52 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !295
	%53 = icmp slt i32 %52, 0, !dbg !295
	br i1 %53, label %b11_fail1, label %b11_ok1, !dbg !295, !prof !20

b11_ok1:
	%54 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !295
	%55 = sext i32 %54 to i64, !dbg !295
	%56 = mul i64 %p5, %55, !dbg !295
	%57 = mul i64 %p7, 8, !dbg !295
	%58 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !295
	%59 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !295
	%60 = icmp ne i64 %56, %p7, !dbg !295
	br i1 %60, label %b11_fail2, label %b11_ok2, !dbg !295, !prof !20

b11_ok2:
	%61 = bitcast i64* %58 to i8*, !dbg !295
	%62 = bitcast i64* %59 to i8*, !dbg !295
	call void @gpuc_reduce_scatter_warp_uint64_xor(i32 %p3, i8* %61, i8* %62, i64 %57, i8* %ctrl, i32 5), !dbg !295
	br label %b17, !dbg !295

b12:
	%63 = icmp eq i64 %p1, 2, !dbg !296
	br i1 %63, label %b13, label %b17, !dbg !296

b13:
	%64 = icmp eq i64 %p0, 3, !dbg !299
	br i1 %64, label %b14, label %b15, !dbg !299

b14:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !300
	%66 = mul i64 %p7, 8, !dbg !300
	%67 = mul i32 %5, %6, !dbg !300
	%68 = icmp slt i32 %65, 0, !dbg !300
	%69 = icmp ne i64 %p5, %p7, !dbg !300
	%70 = or i1 %68, %69, !dbg !300
	br i1 %70, label %b14_fail1, label %b14_ok1, !dbg !300, !prof !20

b14_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !300, !range !39
	%72 = mul i32 %67, %71, !dbg !300
	%73 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !300
	%74 = sext i32 %73 to i64, !dbg !300
	%75 = sext i32 %72 to i64, !dbg !300
	%76 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !300
	%77 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !300
	%78 = icmp ne i64 %74, %75, !dbg !300
	br i1 %78, label %b14_fail3, label %b14_ok3, !dbg !300, !prof !20

b14_ok3:
	%79 = bitcast i64* %76 to i8*, !dbg !300
	%80 = bitcast i64* %77 to i8*, !dbg !300
	call void @gpuc_reduce_block_uint64_xor(i32 %p3, i8* %79, i8* %80, i64 %66, i8* %ctrl, i32 2), !dbg !300
	br label %b17, !dbg !300

b15:
	%81 = icmp eq i64 %p0, 4, !dbg !301
	br i1 %81, label %b16, label %b17, !dbg !301

b16:
	%82 = call i32 @gpuc_team_my_pe_thread(i32 %p3), !dbg !302
	%83 = icmp slt i32 %82, 0, !dbg !302
	br i1 %83, label %b16_fail1, label %b16_ok1, !dbg !302, !prof !20

b16_ok1:
	%84 = call i32 @gpuc_team_num_pes_thread(i32 %p3), !dbg !302
	%85 = sext i32 %84 to i64, !dbg !302
	%86 = mul i64 %p5, %85, !dbg !302
	%87 = mul i64 %p7, 8, !dbg !302
	%88 = mul i32 %5, %6, !dbg !302
	%89 = icmp ne i64 %86, %p7, !dbg !302
	br i1 %89, label %b16_fail2, label %b16_ok2, !dbg !302, !prof !20

b16_ok2:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !302, !range !39
	%91 = mul i32 %88, %90, !dbg !302
	%92 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !302
	%93 = sext i32 %92 to i64, !dbg !302
	%94 = sext i32 %91 to i64, !dbg !302
	%95 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !302
	%96 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !302
	%97 = icmp ne i64 %93, %94, !dbg !302
	br i1 %97, label %b16_fail3, label %b16_ok3, !dbg !302, !prof !20

b16_ok3:
	%98 = bitcast i64* %95 to i8*, !dbg !302
	%99 = bitcast i64* %96 to i8*, !dbg !302
	call void @gpuc_reduce_scatter_block_uint64_xor(i32 %p3, i8* %98, i8* %99, i64 %87, i8* %ctrl, i32 5), !dbg !302
	br label %b17, !dbg !302

b17:
	ret void, !dbg !277

b3_fail1:
	%100 = icmp slt i32 %15, 0, !dbg !284
	br i1 %100, label %b3_fail2, label %b3_ok2, !dbg !284

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !284
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !284
	ret void, !dbg !284

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !284
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !284
	ret void, !dbg !284

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !286
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !286
	ret void, !dbg !286

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p7), !dbg !286
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !286
	ret void, !dbg !286

b9_fail1:
	%101 = icmp slt i32 %42, 0, !dbg !293
	br i1 %101, label %b9_fail2, label %b9_ok2, !dbg !293

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !293
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !293
	ret void, !dbg !293

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !293
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !293
	ret void, !dbg !293

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !295
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !295
	ret void, !dbg !295

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %56, i64 %p7), !dbg !295
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !295
	ret void, !dbg !295

b14_fail1:
	%102 = icmp slt i32 %65, 0, !dbg !300
	br i1 %102, label %b14_fail2, label %b14_ok2, !dbg !300

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !300
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !300
	ret void, !dbg !300

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %p5, i64 %p7), !dbg !300
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !300
	ret void, !dbg !300

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %74, i64 %75), !dbg !300
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !300
	ret void, !dbg !300

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !302
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !302
	ret void, !dbg !302

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %86, i64 %p7), !dbg !302
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !302
	ret void, !dbg !302

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %93, i64 %94), !dbg !302
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !302
	ret void, !dbg !302
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !21
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !22
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !22
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !12
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

declare void @gpuc_reduce_thread_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare void @gpuc_reduce_scatter_thread_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_reduce_block_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_int8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_int16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_int32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_int64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint8_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint16_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint32_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_thread_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_scatter_thread_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_reduce_warp_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_warp_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_block_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

declare void @gpuc_reduce_scatter_block_uint64_xor(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i8* %a4, i32 %a5) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!303, !304, !305, !306, !307, !308, !309, !310, !311, !312}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/collective/xor")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Int8", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!7 = !DILocation(line: 41, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!9 = !DILocation(line: 42, column: 9, scope: !6)
!10 = !DILocation(line: 17, column: 24, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 64}
!13 = !{i32 1, i32 1025}
!14 = !DILocation(line: 19, column: 13, scope: !8, inlinedAt: !9)
!15 = !DILocation(line: 19, column: 38, scope: !8, inlinedAt: !9)
!16 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!17 = !DILocation(line: 20, column: 12, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 31, column: 7, scope: !16, inlinedAt: !17)
!19 = !DILocation(line: 32, column: 15, scope: !16, inlinedAt: !17)
!20 = !{!"branch_weights", i32 1, i32 1048576}
!21 = !{i32 0, i32 2147483647}
!22 = !{i32 0, i32 65535}
!23 = !DILocation(line: 33, column: 7, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 34, column: 22, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 21, column: 13, scope: !8, inlinedAt: !9)
!26 = !DILocation(line: 21, column: 35, scope: !8, inlinedAt: !9)
!27 = !DILocation(line: 21, column: 39, scope: !8, inlinedAt: !9)
!28 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!29 = !DILocation(line: 22, column: 12, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 31, column: 7, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 32, column: 15, scope: !28, inlinedAt: !29)
!32 = !DILocation(line: 33, column: 7, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 34, column: 22, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 23, column: 13, scope: !8, inlinedAt: !9)
!35 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!36 = !DILocation(line: 24, column: 12, scope: !8, inlinedAt: !9)
!37 = !DILocation(line: 31, column: 7, scope: !35, inlinedAt: !36)
!38 = !DILocation(line: 32, column: 15, scope: !35, inlinedAt: !36)
!39 = !{i32 1, i32 65}
!40 = !DILocation(line: 33, column: 7, scope: !35, inlinedAt: !36)
!41 = !DILocation(line: 34, column: 22, scope: !35, inlinedAt: !36)
!42 = distinct !DISubprogram(name: "Int16", scope: !1, file: !1, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!43 = !DILocation(line: 48, column: 6, scope: !42)
!44 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!45 = !DILocation(line: 49, column: 9, scope: !42)
!46 = !DILocation(line: 17, column: 24, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 19, column: 13, scope: !44, inlinedAt: !45)
!48 = !DILocation(line: 19, column: 38, scope: !44, inlinedAt: !45)
!49 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!50 = !DILocation(line: 20, column: 12, scope: !44, inlinedAt: !45)
!51 = !DILocation(line: 31, column: 7, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 32, column: 15, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 33, column: 7, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 34, column: 22, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 21, column: 13, scope: !44, inlinedAt: !45)
!56 = !DILocation(line: 21, column: 35, scope: !44, inlinedAt: !45)
!57 = !DILocation(line: 21, column: 39, scope: !44, inlinedAt: !45)
!58 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!59 = !DILocation(line: 22, column: 12, scope: !44, inlinedAt: !45)
!60 = !DILocation(line: 31, column: 7, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 32, column: 15, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 33, column: 7, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 34, column: 22, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 23, column: 13, scope: !44, inlinedAt: !45)
!65 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!66 = !DILocation(line: 24, column: 12, scope: !44, inlinedAt: !45)
!67 = !DILocation(line: 31, column: 7, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 32, column: 15, scope: !65, inlinedAt: !66)
!69 = !DILocation(line: 33, column: 7, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 34, column: 22, scope: !65, inlinedAt: !66)
!71 = distinct !DISubprogram(name: "Int32", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!72 = !DILocation(line: 55, column: 6, scope: !71)
!73 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!74 = !DILocation(line: 56, column: 9, scope: !71)
!75 = !DILocation(line: 17, column: 24, scope: !73, inlinedAt: !74)
!76 = !DILocation(line: 19, column: 13, scope: !73, inlinedAt: !74)
!77 = !DILocation(line: 19, column: 38, scope: !73, inlinedAt: !74)
!78 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!79 = !DILocation(line: 20, column: 12, scope: !73, inlinedAt: !74)
!80 = !DILocation(line: 31, column: 7, scope: !78, inlinedAt: !79)
!81 = !DILocation(line: 32, column: 15, scope: !78, inlinedAt: !79)
!82 = !DILocation(line: 33, column: 7, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 34, column: 22, scope: !78, inlinedAt: !79)
!84 = !DILocation(line: 21, column: 13, scope: !73, inlinedAt: !74)
!85 = !DILocation(line: 21, column: 35, scope: !73, inlinedAt: !74)
!86 = !DILocation(line: 21, column: 39, scope: !73, inlinedAt: !74)
!87 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!88 = !DILocation(line: 22, column: 12, scope: !73, inlinedAt: !74)
!89 = !DILocation(line: 31, column: 7, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 32, column: 15, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 33, column: 7, scope: !87, inlinedAt: !88)
!92 = !DILocation(line: 34, column: 22, scope: !87, inlinedAt: !88)
!93 = !DILocation(line: 23, column: 13, scope: !73, inlinedAt: !74)
!94 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!95 = !DILocation(line: 24, column: 12, scope: !73, inlinedAt: !74)
!96 = !DILocation(line: 31, column: 7, scope: !94, inlinedAt: !95)
!97 = !DILocation(line: 32, column: 15, scope: !94, inlinedAt: !95)
!98 = !DILocation(line: 33, column: 7, scope: !94, inlinedAt: !95)
!99 = !DILocation(line: 34, column: 22, scope: !94, inlinedAt: !95)
!100 = distinct !DISubprogram(name: "Int64", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!101 = !DILocation(line: 62, column: 6, scope: !100)
!102 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!103 = !DILocation(line: 63, column: 9, scope: !100)
!104 = !DILocation(line: 17, column: 24, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 19, column: 13, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 19, column: 38, scope: !102, inlinedAt: !103)
!107 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!108 = !DILocation(line: 20, column: 12, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 31, column: 7, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 32, column: 15, scope: !107, inlinedAt: !108)
!111 = !DILocation(line: 33, column: 7, scope: !107, inlinedAt: !108)
!112 = !DILocation(line: 34, column: 22, scope: !107, inlinedAt: !108)
!113 = !DILocation(line: 21, column: 13, scope: !102, inlinedAt: !103)
!114 = !DILocation(line: 21, column: 35, scope: !102, inlinedAt: !103)
!115 = !DILocation(line: 21, column: 39, scope: !102, inlinedAt: !103)
!116 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!117 = !DILocation(line: 22, column: 12, scope: !102, inlinedAt: !103)
!118 = !DILocation(line: 31, column: 7, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 32, column: 15, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 33, column: 7, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 34, column: 22, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 23, column: 13, scope: !102, inlinedAt: !103)
!123 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!124 = !DILocation(line: 24, column: 12, scope: !102, inlinedAt: !103)
!125 = !DILocation(line: 31, column: 7, scope: !123, inlinedAt: !124)
!126 = !DILocation(line: 32, column: 15, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 33, column: 7, scope: !123, inlinedAt: !124)
!128 = !DILocation(line: 34, column: 22, scope: !123, inlinedAt: !124)
!129 = distinct !DISubprogram(name: "Int", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!130 = !DILocation(line: 69, column: 6, scope: !129)
!131 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!132 = !DILocation(line: 70, column: 9, scope: !129)
!133 = !DILocation(line: 17, column: 24, scope: !131, inlinedAt: !132)
!134 = !DILocation(line: 19, column: 13, scope: !131, inlinedAt: !132)
!135 = !DILocation(line: 19, column: 38, scope: !131, inlinedAt: !132)
!136 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!137 = !DILocation(line: 20, column: 12, scope: !131, inlinedAt: !132)
!138 = !DILocation(line: 31, column: 7, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 32, column: 15, scope: !136, inlinedAt: !137)
!140 = !DILocation(line: 33, column: 7, scope: !136, inlinedAt: !137)
!141 = !DILocation(line: 34, column: 22, scope: !136, inlinedAt: !137)
!142 = !DILocation(line: 21, column: 13, scope: !131, inlinedAt: !132)
!143 = !DILocation(line: 21, column: 35, scope: !131, inlinedAt: !132)
!144 = !DILocation(line: 21, column: 39, scope: !131, inlinedAt: !132)
!145 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!146 = !DILocation(line: 22, column: 12, scope: !131, inlinedAt: !132)
!147 = !DILocation(line: 31, column: 7, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 32, column: 15, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 33, column: 7, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 34, column: 22, scope: !145, inlinedAt: !146)
!151 = !DILocation(line: 23, column: 13, scope: !131, inlinedAt: !132)
!152 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!153 = !DILocation(line: 24, column: 12, scope: !131, inlinedAt: !132)
!154 = !DILocation(line: 31, column: 7, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 32, column: 15, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 33, column: 7, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 34, column: 22, scope: !152, inlinedAt: !153)
!158 = distinct !DISubprogram(name: "Uint8", scope: !1, file: !1, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!159 = !DILocation(line: 76, column: 6, scope: !158)
!160 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!161 = !DILocation(line: 77, column: 9, scope: !158)
!162 = !DILocation(line: 17, column: 24, scope: !160, inlinedAt: !161)
!163 = !DILocation(line: 19, column: 13, scope: !160, inlinedAt: !161)
!164 = !DILocation(line: 19, column: 38, scope: !160, inlinedAt: !161)
!165 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!166 = !DILocation(line: 20, column: 12, scope: !160, inlinedAt: !161)
!167 = !DILocation(line: 31, column: 7, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 32, column: 15, scope: !165, inlinedAt: !166)
!169 = !DILocation(line: 33, column: 7, scope: !165, inlinedAt: !166)
!170 = !DILocation(line: 34, column: 22, scope: !165, inlinedAt: !166)
!171 = !DILocation(line: 21, column: 13, scope: !160, inlinedAt: !161)
!172 = !DILocation(line: 21, column: 35, scope: !160, inlinedAt: !161)
!173 = !DILocation(line: 21, column: 39, scope: !160, inlinedAt: !161)
!174 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!175 = !DILocation(line: 22, column: 12, scope: !160, inlinedAt: !161)
!176 = !DILocation(line: 31, column: 7, scope: !174, inlinedAt: !175)
!177 = !DILocation(line: 32, column: 15, scope: !174, inlinedAt: !175)
!178 = !DILocation(line: 33, column: 7, scope: !174, inlinedAt: !175)
!179 = !DILocation(line: 34, column: 22, scope: !174, inlinedAt: !175)
!180 = !DILocation(line: 23, column: 13, scope: !160, inlinedAt: !161)
!181 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!182 = !DILocation(line: 24, column: 12, scope: !160, inlinedAt: !161)
!183 = !DILocation(line: 31, column: 7, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 32, column: 15, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 33, column: 7, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 34, column: 22, scope: !181, inlinedAt: !182)
!187 = distinct !DISubprogram(name: "Uint16", scope: !1, file: !1, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!188 = !DILocation(line: 83, column: 6, scope: !187)
!189 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!190 = !DILocation(line: 84, column: 9, scope: !187)
!191 = !DILocation(line: 17, column: 24, scope: !189, inlinedAt: !190)
!192 = !DILocation(line: 19, column: 13, scope: !189, inlinedAt: !190)
!193 = !DILocation(line: 19, column: 38, scope: !189, inlinedAt: !190)
!194 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!195 = !DILocation(line: 20, column: 12, scope: !189, inlinedAt: !190)
!196 = !DILocation(line: 31, column: 7, scope: !194, inlinedAt: !195)
!197 = !DILocation(line: 32, column: 15, scope: !194, inlinedAt: !195)
!198 = !DILocation(line: 33, column: 7, scope: !194, inlinedAt: !195)
!199 = !DILocation(line: 34, column: 22, scope: !194, inlinedAt: !195)
!200 = !DILocation(line: 21, column: 13, scope: !189, inlinedAt: !190)
!201 = !DILocation(line: 21, column: 35, scope: !189, inlinedAt: !190)
!202 = !DILocation(line: 21, column: 39, scope: !189, inlinedAt: !190)
!203 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!204 = !DILocation(line: 22, column: 12, scope: !189, inlinedAt: !190)
!205 = !DILocation(line: 31, column: 7, scope: !203, inlinedAt: !204)
!206 = !DILocation(line: 32, column: 15, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 33, column: 7, scope: !203, inlinedAt: !204)
!208 = !DILocation(line: 34, column: 22, scope: !203, inlinedAt: !204)
!209 = !DILocation(line: 23, column: 13, scope: !189, inlinedAt: !190)
!210 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!211 = !DILocation(line: 24, column: 12, scope: !189, inlinedAt: !190)
!212 = !DILocation(line: 31, column: 7, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 32, column: 15, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 33, column: 7, scope: !210, inlinedAt: !211)
!215 = !DILocation(line: 34, column: 22, scope: !210, inlinedAt: !211)
!216 = distinct !DISubprogram(name: "Uint32", scope: !1, file: !1, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!217 = !DILocation(line: 90, column: 6, scope: !216)
!218 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!219 = !DILocation(line: 91, column: 9, scope: !216)
!220 = !DILocation(line: 17, column: 24, scope: !218, inlinedAt: !219)
!221 = !DILocation(line: 19, column: 13, scope: !218, inlinedAt: !219)
!222 = !DILocation(line: 19, column: 38, scope: !218, inlinedAt: !219)
!223 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!224 = !DILocation(line: 20, column: 12, scope: !218, inlinedAt: !219)
!225 = !DILocation(line: 31, column: 7, scope: !223, inlinedAt: !224)
!226 = !DILocation(line: 32, column: 15, scope: !223, inlinedAt: !224)
!227 = !DILocation(line: 33, column: 7, scope: !223, inlinedAt: !224)
!228 = !DILocation(line: 34, column: 22, scope: !223, inlinedAt: !224)
!229 = !DILocation(line: 21, column: 13, scope: !218, inlinedAt: !219)
!230 = !DILocation(line: 21, column: 35, scope: !218, inlinedAt: !219)
!231 = !DILocation(line: 21, column: 39, scope: !218, inlinedAt: !219)
!232 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!233 = !DILocation(line: 22, column: 12, scope: !218, inlinedAt: !219)
!234 = !DILocation(line: 31, column: 7, scope: !232, inlinedAt: !233)
!235 = !DILocation(line: 32, column: 15, scope: !232, inlinedAt: !233)
!236 = !DILocation(line: 33, column: 7, scope: !232, inlinedAt: !233)
!237 = !DILocation(line: 34, column: 22, scope: !232, inlinedAt: !233)
!238 = !DILocation(line: 23, column: 13, scope: !218, inlinedAt: !219)
!239 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!240 = !DILocation(line: 24, column: 12, scope: !218, inlinedAt: !219)
!241 = !DILocation(line: 31, column: 7, scope: !239, inlinedAt: !240)
!242 = !DILocation(line: 32, column: 15, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 33, column: 7, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 34, column: 22, scope: !239, inlinedAt: !240)
!245 = distinct !DISubprogram(name: "Uint64", scope: !1, file: !1, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!246 = !DILocation(line: 97, column: 6, scope: !245)
!247 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!248 = !DILocation(line: 98, column: 9, scope: !245)
!249 = !DILocation(line: 17, column: 24, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 19, column: 13, scope: !247, inlinedAt: !248)
!251 = !DILocation(line: 19, column: 38, scope: !247, inlinedAt: !248)
!252 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!253 = !DILocation(line: 20, column: 12, scope: !247, inlinedAt: !248)
!254 = !DILocation(line: 31, column: 7, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 32, column: 15, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 33, column: 7, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 34, column: 22, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 21, column: 13, scope: !247, inlinedAt: !248)
!259 = !DILocation(line: 21, column: 35, scope: !247, inlinedAt: !248)
!260 = !DILocation(line: 21, column: 39, scope: !247, inlinedAt: !248)
!261 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!262 = !DILocation(line: 22, column: 12, scope: !247, inlinedAt: !248)
!263 = !DILocation(line: 31, column: 7, scope: !261, inlinedAt: !262)
!264 = !DILocation(line: 32, column: 15, scope: !261, inlinedAt: !262)
!265 = !DILocation(line: 33, column: 7, scope: !261, inlinedAt: !262)
!266 = !DILocation(line: 34, column: 22, scope: !261, inlinedAt: !262)
!267 = !DILocation(line: 23, column: 13, scope: !247, inlinedAt: !248)
!268 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!269 = !DILocation(line: 24, column: 12, scope: !247, inlinedAt: !248)
!270 = !DILocation(line: 31, column: 7, scope: !268, inlinedAt: !269)
!271 = !DILocation(line: 32, column: 15, scope: !268, inlinedAt: !269)
!272 = !DILocation(line: 33, column: 7, scope: !268, inlinedAt: !269)
!273 = !DILocation(line: 34, column: 22, scope: !268, inlinedAt: !269)
!274 = distinct !DISubprogram(name: "Uint", scope: !1, file: !1, line: 104, type: !4, isDefinition: true, scopeLine: 104, isOptimized: true, unit: !2)
!275 = !DILocation(line: 104, column: 6, scope: !274)
!276 = distinct !DISubprogram(name: "combine", scope: !1, file: !1, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!277 = !DILocation(line: 105, column: 9, scope: !274)
!278 = !DILocation(line: 17, column: 24, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 19, column: 13, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 19, column: 38, scope: !276, inlinedAt: !277)
!281 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!282 = !DILocation(line: 20, column: 12, scope: !276, inlinedAt: !277)
!283 = !DILocation(line: 31, column: 7, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 32, column: 15, scope: !281, inlinedAt: !282)
!285 = !DILocation(line: 33, column: 7, scope: !281, inlinedAt: !282)
!286 = !DILocation(line: 34, column: 22, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 21, column: 13, scope: !276, inlinedAt: !277)
!288 = !DILocation(line: 21, column: 35, scope: !276, inlinedAt: !277)
!289 = !DILocation(line: 21, column: 39, scope: !276, inlinedAt: !277)
!290 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!291 = !DILocation(line: 22, column: 12, scope: !276, inlinedAt: !277)
!292 = !DILocation(line: 31, column: 7, scope: !290, inlinedAt: !291)
!293 = !DILocation(line: 32, column: 15, scope: !290, inlinedAt: !291)
!294 = !DILocation(line: 33, column: 7, scope: !290, inlinedAt: !291)
!295 = !DILocation(line: 34, column: 22, scope: !290, inlinedAt: !291)
!296 = !DILocation(line: 23, column: 13, scope: !276, inlinedAt: !277)
!297 = distinct !DISubprogram(name: "combineBy", scope: !1, file: !1, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!298 = !DILocation(line: 24, column: 12, scope: !276, inlinedAt: !277)
!299 = !DILocation(line: 31, column: 7, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 32, column: 15, scope: !297, inlinedAt: !298)
!301 = !DILocation(line: 33, column: 7, scope: !297, inlinedAt: !298)
!302 = !DILocation(line: 34, column: 22, scope: !297, inlinedAt: !298)
!303 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i8*)* @Int8, !"kernel", i32 1}
!304 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i8*)* @Int16, !"kernel", i32 1}
!305 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i8*)* @Int32, !"kernel", i32 1}
!306 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Int64, !"kernel", i32 1}
!307 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Int, !"kernel", i32 1}
!308 = !{void (i64, i64, i64, i32, i8*, i64, i8*, i64, i8*)* @Uint8, !"kernel", i32 1}
!309 = !{void (i64, i64, i64, i32, i16*, i64, i16*, i64, i8*)* @Uint16, !"kernel", i32 1}
!310 = !{void (i64, i64, i64, i32, i32*, i64, i32*, i64, i8*)* @Uint32, !"kernel", i32 1}
!311 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Uint64, !"kernel", i32 1}
!312 = !{void (i64, i64, i64, i32, i64*, i64, i64*, i64, i8*)* @Uint, !"kernel", i32 1}
