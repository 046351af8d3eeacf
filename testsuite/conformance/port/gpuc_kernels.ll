target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i64, i64*, i64*, i64, i32*, i64, i8*)* @Ring to i8*), i8* bitcast (void (float*, i64, float*, i64, i32*, i64, i64*, i64, i8*)* @Mixed to i8*), i8* bitcast (void (float*, i64, float*, i64, i8*)* @Tiles to i8*)], section "llvm.metadata"

define void @Ring(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64* %p5, i64* %p6, i64 %p7, i32* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = addrspacecast i32* %p8 to i32 addrspace(1)*, !dbg !7
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !11
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !15
	%7 = sext i32 %6 to i64, !dbg !15
	%8 = sext i32 %5 to i64, !dbg !24
	%9 = trunc i64 %7 to i32, !dbg !25
	%10 = add i32 %9, 1, !dbg !25
	%11 = zext i32 %10 to i64, !dbg !25
	%12 = trunc i64 %8 to i32, !dbg !26
	%13 = icmp ugt i64 %p4, %p1, !dbg !19
	%14 = icmp ugt i64 %p4, %p3, !dbg !20
	%15 = icmp eq i64 addrspace(1)* %2, null, !dbg !21
	%16 = or i1 %13, %14, !dbg !21
	%17 = or i1 %16, %15, !dbg !21
	br i1 %17, label %b0_fail1, label %b0_ok1, !dbg !21, !prof !27

b0_ok1:
	%18 = urem i32 %10, %12, !dbg !26
	%19 = zext i32 %18 to i64, !dbg !26
	%20 = mul i64 %p4, 4, !dbg !21
	%21 = trunc i64 %19 to i32, !dbg !21
	%22 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !21
	%23 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !21
	%24 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !21
	%25 = bitcast i32* %22 to i8*, !dbg !21
	%26 = bitcast i32* %23 to i8*, !dbg !21
	%27 = bitcast i64* %24 to i8*, !dbg !21
	call void @gpuc_put_signal_nbi_block(i8* %25, i8* %26, i64 %20, i8* %27, i64 1, i32 10, i32 %21, i32 1), !dbg !21
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28, !range !29
	%29 = sext i32 %28 to i64, !dbg !28
	%30 = icmp eq i64 %29, 0, !dbg !30
	br i1 %30, label %b1, label %b2, !dbg !30

b1:
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%32 = bitcast i64* %31 to i8*, !dbg !33
	%33 = call i64 @gpuc_signal_wait_until_thread(i8* %32, i32 5, i64 1, i32 1, i8* %ctrl, i32 2), !dbg !33
	%34 = sub i64 %p4, 1, !dbg !34
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %34, !dbg !38
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !39
	%37 = addrspacecast i32 addrspace(1)* %36 to i32*, !dbg !11
	%38 = icmp ugt i64 %34, %p1, !dbg !38
	%39 = icmp uge i64 %7, %8, !dbg !11
	%40 = or i1 %38, %39, !dbg !11
	br i1 %40, label %b1_fail1, label %b1_ok1, !dbg !11, !prof !27

b1_ok1:
	%41 = bitcast i32* %37 to i8*, !dbg !11
	%42 = call i32 @gpuc_g_thread_32(i8* %41, i32 %6), !dbg !11
	%43 = sext i32 %42 to i64, !dbg !44
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !43
	%45 = addrspacecast i64 addrspace(1)* %44 to i64*, !dbg !45
	%46 = icmp uge i64 0, %p7, !dbg !43
	br i1 %46, label %b1_fail3, label %b1_ok3, !dbg !43, !prof !27

b1_ok3:
	%47 = bitcast i64* %45 to i8*, !dbg !45
	call void @gpuc_atomic_add_thread_uint64(i8* %47, i64 %43, i32 0), !dbg !45
	br label %b2, !dbg !42

b2:
	call void @llvm.nvvm.barrier0(), !dbg !46
	br label %b3, !dbg !47

b3:
	%48 = phi i64 [ %29, %b2 ], [ %57, %b4 ], !dbg !48
	%49 = icmp slt i64 %48, %p4, !dbg !49
	br i1 %49, label %b4, label %b5, !dbg !49

b4:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %48, !dbg !50
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !50
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !51
	%53 = load i32, i32 addrspace(1)* %52, align 4, !dbg !51
	%54 = add i32 %53, %51, !dbg !52
	store i32 %54, i32 addrspace(1)* %52, align 4, !dbg !51
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53, !range !54
	%56 = sext i32 %55 to i64, !dbg !53
	%57 = add i64 %48, %56, !dbg !55
	br label %b3, !dbg !55

b5:
	call void @llvm.nvvm.barrier0(), !dbg !56
	call void @gpuc_quiet_thread(), !dbg !60
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 6), !dbg !64
	%58 = icmp ugt i64 %p4, %p9, !dbg !68
	br i1 %58, label %b5_fail1, label %b5_ok1, !dbg !68, !prof !27

b5_ok1:
	%59 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !69
	%60 = addrspacecast i32 addrspace(1)* %4 to i32*, !dbg !69
	%61 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !69
	%62 = icmp slt i32 %59, 0, !dbg !69
	br i1 %62, label %b5_fail2, label %b5_ok2, !dbg !69, !prof !27

b5_ok2:
	%63 = bitcast i32* %60 to i8*, !dbg !69
	%64 = bitcast i32* %61 to i8*, !dbg !69
	call void @gpuc_reduce_block_int32_sum(i32 0, i8* %63, i8* %64, i64 %20, i32 1, i8* %ctrl, i32 9), !dbg !69
	ret void, !dbg !67

b0_fail1:
	%65 = icmp ugt i64 %p4, %p1, !dbg !19
	br i1 %65, label %b0_fail2, label %b0_ok2, !dbg !19

b0_fail2:
	br label %fail, !dbg !19

b0_ok2:
	%66 = icmp ugt i64 %p4, %p3, !dbg !20
	br i1 %66, label %b0_fail3, label %b0_ok3, !dbg !20

b0_fail3:
	br label %fail, !dbg !20

b0_ok3:
	br label %fail, !dbg !21

b1_fail1:
	%67 = icmp ugt i64 %34, %p1, !dbg !38
	br i1 %67, label %b1_fail2, label %b1_ok2, !dbg !38

b1_fail2:
	br label %fail, !dbg !38

b1_ok2:
	br label %fail, !dbg !11

b1_fail3:
	br label %fail, !dbg !43

b5_fail1:
	br label %fail, !dbg !68

b5_fail2:
	br label %fail, !dbg !69

fail:
	%68 = phi i32 [ 0, %b0_fail2 ], [ 0, %b0_fail3 ], [ 1, %b0_ok3 ], [ 3, %b1_fail2 ], [ 4, %b1_ok2 ], [ 5, %b1_fail3 ], [ 7, %b5_fail1 ], [ 8, %b5_fail2 ], !dbg !7
	%69 = phi i64 [ %p4, %b0_fail2 ], [ %p4, %b0_fail3 ], [ 0, %b0_ok3 ], [ %34, %b1_fail2 ], [ %7, %b1_ok2 ], [ 0, %b1_fail3 ], [ %p4, %b5_fail1 ], [ 0, %b5_fail2 ], !dbg !7
	%70 = phi i64 [ %p1, %b0_fail2 ], [ %p3, %b0_fail3 ], [ 0, %b0_ok3 ], [ %p1, %b1_fail2 ], [ %8, %b1_ok2 ], [ %p7, %b1_fail3 ], [ %p9, %b5_fail1 ], [ 0, %b5_fail2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %68, i64 %69, i64 %70), !dbg !7
	ret void, !dbg !7
}

define void @Mixed(float* %p0, i64 %p1, float* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !73 {
entry:
	br label %b0, !dbg !74

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !74
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !74
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !74
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !74
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !77
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !79
	%6 = sext i32 %5 to i64, !dbg !79
	%7 = sext i32 %4 to i64, !dbg !81
	%8 = trunc i64 %6 to i32, !dbg !82
	%9 = add i32 %8, 1, !dbg !82
	%10 = zext i32 %9 to i64, !dbg !82
	%11 = trunc i64 %7 to i32, !dbg !83
	%12 = urem i32 %9, %11, !dbg !83
	%13 = zext i32 %12 to i64, !dbg !83
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !29
	%15 = sext i32 %14 to i64, !dbg !84
	%16 = icmp eq i64 %15, 0, !dbg !85
	br i1 %16, label %b1, label %b4, !dbg !85

b1:
	%17 = mul i64 %p1, 4, !dbg !86
	%18 = mul i64 %p3, 4, !dbg !88
	%19 = bitcast float addrspace(1)* %0 to i8 addrspace(1)*, !dbg !86
	%20 = bitcast float addrspace(1)* %1 to i8 addrspace(1)*, !dbg !88
	%21 = trunc i64 %13 to i32, !dbg !77
	%22 = addrspacecast i8 addrspace(1)* %19 to i8*, !dbg !77
	%23 = addrspacecast i8 addrspace(1)* %20 to i8*, !dbg !77
	%24 = icmp ugt i64 16, %17, !dbg !87
	%25 = icmp ugt i64 16, %18, !dbg !89
	%26 = or i1 %24, %25, !dbg !89
	br i1 %26, label %b1_fail1, label %b1_ok1, !dbg !89, !prof !27

b1_ok1:
	call void @gpuc_put_thread(i8* %22, i8* %23, i64 16, i32 %21, i32 0), !dbg !77
	%27 = sub i64 %p1, 4, !dbg !92
	%28 = sub i64 %p3, 4, !dbg !94
	%29 = mul i64 %27, 4, !dbg !97
	%30 = mul i64 %28, 4, !dbg !99
	%31 = getelementptr inbounds float, float addrspace(1)* %0, i64 4, !dbg !92
	%32 = getelementptr inbounds float, float addrspace(1)* %1, i64 4, !dbg !94
	%33 = bitcast float addrspace(1)* %31 to i8 addrspace(1)*, !dbg !97
	%34 = bitcast float addrspace(1)* %32 to i8 addrspace(1)*, !dbg !99
	%35 = addrspacecast i8 addrspace(1)* %33 to i8*, !dbg !101
	%36 = addrspacecast i8 addrspace(1)* %34 to i8*, !dbg !101
	%37 = icmp ugt i64 4, %p1, !dbg !92
	%38 = icmp ugt i64 4, %p3, !dbg !94
	%39 = icmp ugt i64 16, %29, !dbg !98
	%40 = icmp ugt i64 16, %30, !dbg !100
	%41 = or i1 %37, %38, !dbg !100
	%42 = or i1 %41, %39, !dbg !100
	%43 = or i1 %42, %40, !dbg !100
	br i1 %43, label %b1_fail3, label %b1_ok3, !dbg !100, !prof !27

b1_ok3:
	call void @gpuc_put_thread(i8* %35, i8* %36, i64 16, i32 %21, i32 0), !dbg !101
	%44 = sub i64 %p1, 8, !dbg !103
	%45 = sub i64 %p3, 8, !dbg !105
	%46 = icmp ugt i64 8, %p1, !dbg !103
	%47 = icmp ugt i64 8, %p3, !dbg !105
	%48 = or i1 %46, %47, !dbg !105
	br i1 %48, label %b1_fail7, label %b1_ok7, !dbg !105, !prof !27

b1_ok7:
	%49 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 2), !dbg !108
	%50 = icmp eq i64 %49, 0, !dbg !108
	%51 = select i1 %50, i64 3, i64 9223372036854775807, !dbg !108
	%52 = icmp ugt i64 %51, %44, !dbg !108
	br i1 %52, label %b1_fail9, label %b1_ok9, !dbg !108, !prof !27

b1_ok9:
	%53 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 1), !dbg !108
	%54 = icmp eq i64 %53, 0, !dbg !108
	%55 = select i1 %54, i64 2, i64 9223372036854775807, !dbg !108
	%56 = getelementptr inbounds float, float addrspace(1)* %0, i64 8, !dbg !103
	%57 = getelementptr inbounds float, float addrspace(1)* %1, i64 8, !dbg !105
	%58 = addrspacecast float addrspace(1)* %56 to float*, !dbg !108
	%59 = addrspacecast float addrspace(1)* %57 to float*, !dbg !108
	%60 = icmp ugt i64 %55, %45, !dbg !108
	br i1 %60, label %b1_fail10, label %b1_ok10, !dbg !108, !prof !27

b1_ok10:
	%61 = bitcast float* %58 to i8*, !dbg !108
	%62 = bitcast float* %59 to i8*, !dbg !108
	call void @gpuc_i_put_thread_32(i8* %61, i8* %62, i64 2, i64 1, i64 2, i32 %21), !dbg !108
	%63 = sub i64 %p1, 11, !dbg !110
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 11, !dbg !110
	%65 = getelementptr inbounds float, float addrspace(1)* %1, i64 11, !dbg !111
	%66 = icmp uge i64 11, %p3, !dbg !111
	%67 = icmp uge i64 0, %63, !dbg !114
	%68 = or i1 %66, %67, !dbg !114
	br i1 %68, label %b1_fail11, label %b1_ok11, !dbg !114, !prof !27

b1_ok11:
	%69 = load float, float addrspace(1)* %65, align 4, !dbg !111
	%70 = getelementptr inbounds float, float addrspace(1)* %64, i64 0, !dbg !114
	%71 = bitcast float %69 to i32, !dbg !115
	%72 = addrspacecast float addrspace(1)* %70 to float*, !dbg !115
	%73 = bitcast float* %72 to i8*, !dbg !115
	call void @gpuc_p_thread_32(i8* %73, i32 %71, i32 %21), !dbg !115
	call void @gpuc_fence_thread(), !dbg !118
	br label %b2, !dbg !117

b2:
	%74 = phi i64 [ 0, %b1_ok11 ], [ %83, %b2_ok1 ], !dbg !117
	%75 = sub i64 %p5, %74, !dbg !120
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %74, !dbg !120
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %76, i64 0, !dbg !123
	%78 = addrspacecast i32 addrspace(1)* %77 to i32*, !dbg !124
	%79 = icmp ugt i64 %74, %p5, !dbg !120
	%80 = icmp uge i64 0, %75, !dbg !123
	%81 = or i1 %79, %80, !dbg !123
	br i1 %81, label %b2_fail1, label %b2_ok1, !dbg !123, !prof !27

b2_ok1:
	%82 = bitcast i32* %78 to i8*, !dbg !124
	call void @gpuc_p_thread_32(i8* %82, i32 7, i32 %21), !dbg !124
	%83 = add i64 %74, 1, !dbg !122
	%84 = icmp slt i64 %83, 3, !dbg !122
	br i1 %84, label %b2, label %b3, !dbg !122

b3:
	%85 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !128
	%86 = bitcast i32* %85 to i8*, !dbg !128
	%87 = bitcast i32* null to i8*, !dbg !128
	call void @gpuc_wait_until_all_thread(i8* %86, i64 3, i8* %87, i32 0, i64 7, i32 3, i32 1, i8* %ctrl, i32 17), !dbg !128
	%88 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !131
	%89 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !131
	%90 = icmp ugt i64 3, %p7, !dbg !131
	br i1 %90, label %b3_fail1, label %b3_ok1, !dbg !131, !prof !27

b3_ok1:
	%91 = bitcast i32* %88 to i8*, !dbg !131
	%92 = bitcast i64* %89 to i8*, !dbg !131
	%93 = bitcast i32* null to i8*, !dbg !131
	%94 = call i64 @gpuc_test_some_thread(i8* %91, i64 3, i8* %92, i8* %93, i32 0, i64 7, i32 3), !dbg !131
	%95 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 3, !dbg !132
	%96 = icmp uge i64 3, %p7, !dbg !132
	br i1 %96, label %b3_fail2, label %b3_ok2, !dbg !132, !prof !27

b3_ok2:
	store i64 %94, i64 addrspace(1)* %95, align 8, !dbg !132
	%97 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !135
	%98 = bitcast i32* %97 to i8*, !dbg !135
	%99 = bitcast i32* null to i8*, !dbg !135
	%100 = call i64 @gpuc_test_any_thread(i8* %98, i64 3, i8* %99, i32 0, i64 8, i32 3), !dbg !135
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 4, !dbg !136
	%102 = icmp uge i64 4, %p7, !dbg !136
	br i1 %102, label %b3_fail3, label %b3_ok3, !dbg !136, !prof !27

b3_ok3:
	store i64 %100, i64 addrspace(1)* %101, align 8, !dbg !136
	br label %b4, !dbg !136

b4:
	ret void, !dbg !136

b1_fail1:
	%103 = icmp ugt i64 16, %17, !dbg !87
	br i1 %103, label %b1_fail2, label %b1_ok2, !dbg !87

b1_fail2:
	br label %fail, !dbg !87

b1_ok2:
	br label %fail, !dbg !89

b1_fail3:
	%104 = icmp ugt i64 4, %p1, !dbg !92
	br i1 %104, label %b1_fail4, label %b1_ok4, !dbg !92

b1_fail4:
	br label %fail, !dbg !92

b1_ok4:
	%105 = icmp ugt i64 4, %p3, !dbg !94
	br i1 %105, label %b1_fail5, label %b1_ok5, !dbg !94

b1_fail5:
	br label %fail, !dbg !94

b1_ok5:
	%106 = icmp ugt i64 16, %29, !dbg !98
	br i1 %106, label %b1_fail6, label %b1_ok6, !dbg !98

b1_fail6:
	br label %fail, !dbg !98

b1_ok6:
	br label %fail, !dbg !100

b1_fail7:
	%107 = icmp ugt i64 8, %p1, !dbg !103
	br i1 %107, label %b1_fail8, label %b1_ok8, !dbg !103

b1_fail8:
	br label %fail, !dbg !103

b1_ok8:
	br label %fail, !dbg !105

b1_fail9:
	br label %fail, !dbg !108

b1_fail10:
	br label %fail, !dbg !108

b1_fail11:
	%108 = icmp uge i64 11, %p3, !dbg !111
	br i1 %108, label %b1_fail12, label %b1_ok12, !dbg !111

b1_fail12:
	br label %fail, !dbg !111

b1_ok12:
	br label %fail, !dbg !114

b2_fail1:
	%109 = icmp ugt i64 %74, %p5, !dbg !120
	br i1 %109, label %b2_fail2, label %b2_ok2, !dbg !120

b2_fail2:
	br label %fail, !dbg !120

b2_ok2:
	br label %fail, !dbg !123

b3_fail1:
	br label %fail, !dbg !131

b3_fail2:
	br label %fail, !dbg !132

b3_fail3:
	br label %fail, !dbg !136

fail:
	%110 = phi i32 [ 10, %b1_fail2 ], [ 10, %b1_ok2 ], [ 3, %b1_fail4 ], [ 3, %b1_fail5 ], [ 11, %b1_fail6 ], [ 11, %b1_ok6 ], [ 3, %b1_fail8 ], [ 3, %b1_ok8 ], [ 12, %b1_fail9 ], [ 13, %b1_fail10 ], [ 14, %b1_fail12 ], [ 15, %b1_ok12 ], [ 3, %b2_fail2 ], [ 16, %b2_ok2 ], [ 18, %b3_fail1 ], [ 19, %b3_fail2 ], [ 20, %b3_fail3 ], !dbg !74
	%111 = phi i64 [ 16, %b1_fail2 ], [ 16, %b1_ok2 ], [ 4, %b1_fail4 ], [ 4, %b1_fail5 ], [ 16, %b1_fail6 ], [ 16, %b1_ok6 ], [ 8, %b1_fail8 ], [ 8, %b1_ok8 ], [ %51, %b1_fail9 ], [ %55, %b1_fail10 ], [ 11, %b1_fail12 ], [ 0, %b1_ok12 ], [ %74, %b2_fail2 ], [ 0, %b2_ok2 ], [ 3, %b3_fail1 ], [ 3, %b3_fail2 ], [ 4, %b3_fail3 ], !dbg !74
	%112 = phi i64 [ %17, %b1_fail2 ], [ %18, %b1_ok2 ], [ %p1, %b1_fail4 ], [ %p3, %b1_fail5 ], [ %29, %b1_fail6 ], [ %30, %b1_ok6 ], [ %p1, %b1_fail8 ], [ %p3, %b1_ok8 ], [ %44, %b1_fail9 ], [ %45, %b1_fail10 ], [ %p3, %b1_fail12 ], [ %63, %b1_ok12 ], [ %p5, %b2_fail2 ], [ %75, %b2_ok2 ], [ %p7, %b3_fail1 ], [ %p7, %b3_fail2 ], [ %p7, %b3_fail3 ], !dbg !74
	call void @gpuc_fail(i8* %ctrl, i32 %110, i64 %111, i64 %112), !dbg !74
	ret void, !dbg !74
}

define void @Tiles(float* %p0, i64 %p1, float* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !137 {
entry:
	br label %b0, !dbg !138

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !138
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !138
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !141
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !143
	%4 = icmp ugt i64 32, %p3, !dbg !145
	%5 = icmp ugt i64 32, %p1, !dbg !147
	%6 = or i1 %4, %5, !dbg !147
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !147, !prof !27

b0_ok1:
	%7 = call i64 @llvm.nvvm.mulhi.ull(i64 1, i64 8), !dbg !141
	%8 = icmp eq i64 %7, 0, !dbg !141
	%9 = select i1 %8, i64 11, i64 9223372036854775807, !dbg !141
	%10 = sext i32 %3 to i64, !dbg !143
	%11 = sext i32 %2 to i64, !dbg !149
	%12 = trunc i64 %10 to i32, !dbg !150
	%13 = add i32 %12, 1, !dbg !150
	%14 = zext i32 %13 to i64, !dbg !150
	%15 = trunc i64 %11 to i32, !dbg !151
	%16 = icmp ugt i64 %9, %p1, !dbg !141
	%17 = icmp ugt i64 %9, %p3, !dbg !141
	%18 = or i1 %16, %17, !dbg !141
	br i1 %18, label %b0_fail3, label %b0_ok3, !dbg !141, !prof !27

b0_ok3:
	%19 = urem i32 %13, %15, !dbg !151
	%20 = zext i32 %19 to i64, !dbg !151
	%21 = sub i64 %p3, 32, !dbg !145
	%22 = getelementptr inbounds float, float addrspace(1)* %1, i64 32, !dbg !145
	%23 = sub i64 %p1, 32, !dbg !147
	%24 = getelementptr inbounds float, float addrspace(1)* %0, i64 32, !dbg !147
	%25 = trunc i64 %20 to i32, !dbg !141
	%26 = addrspacecast float addrspace(1)* %0 to float*, !dbg !141
	%27 = addrspacecast float addrspace(1)* %1 to float*, !dbg !141
	%28 = bitcast float* %26 to i8*, !dbg !141
	%29 = bitcast float* %27 to i8*, !dbg !141
	call void @gpuc_put_tile_nbi_block(i8* %28, i8* %29, i64 32, i64 32, i64 2, i64 12, i32 %25), !dbg !141
	%30 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 8), !dbg !154
	%31 = icmp eq i64 %30, 0, !dbg !154
	%32 = select i1 %31, i64 20, i64 9223372036854775807, !dbg !154
	%33 = addrspacecast float addrspace(1)* %24 to float*, !dbg !154
	%34 = addrspacecast float addrspace(1)* %22 to float*, !dbg !154
	%35 = icmp ugt i64 %32, %23, !dbg !154
	%36 = icmp ugt i64 %32, %21, !dbg !154
	%37 = or i1 %35, %36, !dbg !154
	br i1 %37, label %b0_fail5, label %b0_ok5, !dbg !154, !prof !27

b0_ok5:
	%38 = bitcast float* %33 to i8*, !dbg !154
	%39 = bitcast float* %34 to i8*, !dbg !154
	call void @gpuc_get_tile_nbi_block(i8* %38, i8* %39, i64 32, i64 32, i64 3, i64 16, i32 %25), !dbg !154
	%40 = sub i64 %p1, 64, !dbg !156
	%41 = sub i64 %p3, 64, !dbg !158
	%42 = mul i64 %40, 4, !dbg !161
	%43 = mul i64 %41, 4, !dbg !162
	%44 = icmp ugt i64 64, %p1, !dbg !156
	%45 = icmp ugt i64 64, %p3, !dbg !158
	%46 = or i1 %44, %45, !dbg !158
	br i1 %46, label %b0_fail7, label %b0_ok7, !dbg !158, !prof !27

b0_ok7:
	%47 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 32), !dbg !163
	%48 = icmp eq i64 %47, 0, !dbg !163
	%49 = select i1 %48, i64 80, i64 9223372036854775807, !dbg !163
	%50 = icmp ugt i64 %49, %42, !dbg !163
	br i1 %50, label %b0_fail9, label %b0_ok9, !dbg !163, !prof !27

b0_ok9:
	%51 = call i64 @llvm.nvvm.mulhi.ull(i64 2, i64 16), !dbg !163
	%52 = icmp eq i64 %51, 0, !dbg !163
	%53 = select i1 %52, i64 48, i64 9223372036854775807, !dbg !163
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 64, !dbg !156
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 64, !dbg !158
	%56 = bitcast float addrspace(1)* %54 to i8 addrspace(1)*, !dbg !161
	%57 = bitcast float addrspace(1)* %55 to i8 addrspace(1)*, !dbg !162
	%58 = addrspacecast i8 addrspace(1)* %56 to i8*, !dbg !163
	%59 = addrspacecast i8 addrspace(1)* %57 to i8*, !dbg !163
	%60 = icmp ugt i64 %53, %43, !dbg !163
	br i1 %60, label %b0_fail10, label %b0_ok10, !dbg !163, !prof !27

b0_ok10:
	call void @gpuc_put_tile_block(i8* %58, i8* %59, i64 32, i64 16, i64 3, i64 16, i32 %25), !dbg !163
	call void @gpuc_quiet_thread(), !dbg !165
	ret void, !dbg !164

b0_fail1:
	%61 = icmp ugt i64 32, %p3, !dbg !145
	br i1 %61, label %b0_fail2, label %b0_ok2, !dbg !145

b0_fail2:
	br label %fail, !dbg !145

b0_ok2:
	br label %fail, !dbg !147

b0_fail3:
	%62 = icmp ugt i64 %9, %p1, !dbg !141
	br i1 %62, label %b0_fail4, label %b0_ok4, !dbg !141

b0_fail4:
	br label %fail, !dbg !141

b0_ok4:
	br label %fail, !dbg !141

b0_fail5:
	%63 = icmp ugt i64 %32, %23, !dbg !154
	br i1 %63, label %b0_fail6, label %b0_ok6, !dbg !154

b0_fail6:
	br label %fail, !dbg !154

b0_ok6:
	br label %fail, !dbg !154

b0_fail7:
	%64 = icmp ugt i64 64, %p1, !dbg !156
	br i1 %64, label %b0_fail8, label %b0_ok8, !dbg !156

b0_fail8:
	br label %fail, !dbg !156

b0_ok8:
	br label %fail, !dbg !158

b0_fail9:
	br label %fail, !dbg !163

b0_fail10:
	br label %fail, !dbg !163

fail:
	%65 = phi i32 [ 3, %b0_fail2 ], [ 3, %b0_ok2 ], [ 21, %b0_fail4 ], [ 22, %b0_ok4 ], [ 23, %b0_fail6 ], [ 24, %b0_ok6 ], [ 3, %b0_fail8 ], [ 3, %b0_ok8 ], [ 25, %b0_fail9 ], [ 26, %b0_fail10 ], !dbg !138
	%66 = phi i64 [ 32, %b0_fail2 ], [ 32, %b0_ok2 ], [ %9, %b0_fail4 ], [ %9, %b0_ok4 ], [ %32, %b0_fail6 ], [ %32, %b0_ok6 ], [ 64, %b0_fail8 ], [ 64, %b0_ok8 ], [ %49, %b0_fail9 ], [ %53, %b0_fail10 ], !dbg !138
	%67 = phi i64 [ %p3, %b0_fail2 ], [ %p1, %b0_ok2 ], [ %p1, %b0_fail4 ], [ %p3, %b0_ok4 ], [ %23, %b0_fail6 ], [ %21, %b0_ok6 ], [ %p1, %b0_fail8 ], [ %p3, %b0_ok8 ], [ %42, %b0_fail9 ], [ %43, %b0_fail10 ], !dbg !138
	call void @gpuc_fail(i8* %ctrl, i32 %65, i64 %66, i64 %67), !dbg !138
	ret void, !dbg !138
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare void @gpuc_atomic_add_thread_uint64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_barrier_all_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare void @gpuc_reduce_block_int32_sum(i32 %a0, i8* %a1, i8* %a2, i64 %a3, i32 %a4, i8* %a5, i32 %a6) convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !70
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !29
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !71
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !29
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !71
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !72
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_thread_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_wait_until_all_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5, i32 %a6, i8* %a7, i32 %a8) nounwind

declare i64 @gpuc_test_some_thread(i8* %a0, i64 %a1, i8* %a2, i8* %a3, i32 %a4, i64 %a5, i32 %a6) nounwind

declare i64 @gpuc_test_any_thread(i8* %a0, i64 %a1, i8* %a2, i32 %a3, i64 %a4, i32 %a5) nounwind

declare void @gpuc_put_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_get_tile_nbi_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

declare void @gpuc_put_tile_block(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i32 %a6) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!166, !167, !168}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "port.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/port")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ring", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!7 = !DILocation(line: 33, column: 6, scope: !6)
!8 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!9 = distinct !DISubprogram(name: "Nvshmem_int_g", scope: !8, file: !8, line: 456, type: !4, isDefinition: true, scopeLine: 456, isOptimized: true, unit: !2)
!10 = !DILocation(line: 39, column: 70, scope: !6)
!11 = !DILocation(line: 457, column: 16, scope: !9, inlinedAt: !10)
!12 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!13 = distinct !DISubprogram(name: "Nvshmem_my_pe", scope: !12, file: !12, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!14 = !DILocation(line: 34, column: 33, scope: !6)
!15 = !DILocation(line: 12, column: 19, scope: !13, inlinedAt: !14)
!16 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!17 = distinct !DISubprogram(name: "Nvshmemx_int_put_signal_nbi_block", scope: !16, file: !16, line: 516, type: !4, isDefinition: true, scopeLine: 516, isOptimized: true, unit: !2)
!18 = !DILocation(line: 36, column: 39, scope: !6)
!19 = !DILocation(line: 517, column: 42, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 517, column: 67, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 517, column: 20, scope: !17, inlinedAt: !18)
!22 = distinct !DISubprogram(name: "Nvshmem_n_pes", scope: !12, file: !12, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!23 = !DILocation(line: 34, column: 55, scope: !6)
!24 = !DILocation(line: 17, column: 21, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 35, column: 16, scope: !6)
!26 = !DILocation(line: 35, column: 21, scope: !6)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !DILocation(line: 37, column: 16, scope: !6)
!29 = !{i32 0, i32 1024}
!30 = !DILocation(line: 37, column: 21, scope: !6)
!31 = distinct !DISubprogram(name: "Nvshmem_signal_wait_until", scope: !16, file: !16, line: 226, type: !4, isDefinition: true, scopeLine: 226, isOptimized: true, unit: !2)
!32 = !DILocation(line: 38, column: 32, scope: !6)
!33 = !DILocation(line: 227, column: 30, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 39, column: 91, scope: !6)
!35 = !DIFile(filename: "raw.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!36 = distinct !DISubprogram(name: "Offset", scope: !35, file: !35, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!37 = !DILocation(line: 39, column: 84, scope: !6)
!38 = !DILocation(line: 55, column: 79, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 457, column: 29, scope: !9, inlinedAt: !10)
!40 = !DIFile(filename: "amo.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!41 = distinct !DISubprogram(name: "Nvshmem_ulonglong_atomic_add", scope: !40, file: !40, line: 661, type: !4, isDefinition: true, scopeLine: 661, isOptimized: true, unit: !2)
!42 = !DILocation(line: 39, column: 35, scope: !6)
!43 = !DILocation(line: 662, column: 28, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 39, column: 52, scope: !6)
!45 = !DILocation(line: 662, column: 17, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 41, column: 16, scope: !6)
!47 = !DILocation(line: 43, column: 25, scope: !6)
!48 = !DILocation(line: 43, column: 6, scope: !6)
!49 = !DILocation(line: 43, column: 30, scope: !6)
!50 = !DILocation(line: 44, column: 12, scope: !6)
!51 = !DILocation(line: 44, column: 4, scope: !6)
!52 = !DILocation(line: 44, column: 3, scope: !6)
!53 = !DILocation(line: 43, column: 50, scope: !6)
!54 = !{i32 1, i32 1025}
!55 = !DILocation(line: 43, column: 35, scope: !6)
!56 = !DILocation(line: 46, column: 16, scope: !6)
!57 = !DIFile(filename: "order.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!58 = distinct !DISubprogram(name: "Nvshmem_quiet", scope: !57, file: !57, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!59 = !DILocation(line: 47, column: 19, scope: !6)
!60 = !DILocation(line: 17, column: 13, scope: !58, inlinedAt: !59)
!61 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!62 = distinct !DISubprogram(name: "Nvshmemx_barrier_all_block", scope: !61, file: !61, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!63 = !DILocation(line: 48, column: 32, scope: !6)
!64 = !DILocation(line: 34, column: 18, scope: !62, inlinedAt: !63)
!65 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!66 = distinct !DISubprogram(name: "Nvshmemx_int_sum_reduce_block", scope: !65, file: !65, line: 3755, type: !4, isDefinition: true, scopeLine: 3755, isOptimized: true, unit: !2)
!67 = !DILocation(line: 49, column: 35, scope: !6)
!68 = !DILocation(line: 3756, column: 42, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 3756, column: 14, scope: !66, inlinedAt: !67)
!70 = !{i32 0, i32 2147483647}
!71 = !{i32 0, i32 65535}
!72 = !{i32 0, i32 64}
!73 = distinct !DISubprogram(name: "Mixed", scope: !1, file: !1, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!74 = !DILocation(line: 70, column: 6, scope: !73)
!75 = distinct !DISubprogram(name: "Nvshmem_putmem", scope: !8, file: !8, line: 696, type: !4, isDefinition: true, scopeLine: 696, isOptimized: true, unit: !2)
!76 = !DILocation(line: 74, column: 21, scope: !73)
!77 = !DILocation(line: 697, column: 11, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 71, column: 33, scope: !73)
!79 = !DILocation(line: 12, column: 19, scope: !13, inlinedAt: !78)
!80 = !DILocation(line: 71, column: 55, scope: !73)
!81 = !DILocation(line: 17, column: 21, scope: !22, inlinedAt: !80)
!82 = !DILocation(line: 72, column: 16, scope: !73)
!83 = !DILocation(line: 72, column: 21, scope: !73)
!84 = !DILocation(line: 73, column: 16, scope: !73)
!85 = !DILocation(line: 73, column: 21, scope: !73)
!86 = !DILocation(line: 697, column: 26, scope: !75, inlinedAt: !76)
!87 = !DILocation(line: 697, column: 38, scope: !75, inlinedAt: !76)
!88 = !DILocation(line: 697, column: 62, scope: !75, inlinedAt: !76)
!89 = !DILocation(line: 697, column: 76, scope: !75, inlinedAt: !76)
!90 = distinct !DISubprogram(name: "Offset", scope: !35, file: !35, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!91 = !DILocation(line: 75, column: 35, scope: !73)
!92 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 75, column: 55, scope: !73)
!94 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !93)
!95 = distinct !DISubprogram(name: "Nvshmem_put128", scope: !8, file: !8, line: 646, type: !4, isDefinition: true, scopeLine: 646, isOptimized: true, unit: !2)
!96 = !DILocation(line: 75, column: 21, scope: !73)
!97 = !DILocation(line: 647, column: 26, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 647, column: 38, scope: !95, inlinedAt: !96)
!99 = !DILocation(line: 647, column: 65, scope: !95, inlinedAt: !96)
!100 = !DILocation(line: 647, column: 79, scope: !95, inlinedAt: !96)
!101 = !DILocation(line: 647, column: 11, scope: !95, inlinedAt: !96)
!102 = !DILocation(line: 76, column: 35, scope: !73)
!103 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !102)
!104 = !DILocation(line: 76, column: 55, scope: !73)
!105 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !104)
!106 = distinct !DISubprogram(name: "Nvshmem_iput32", scope: !8, file: !8, line: 506, type: !4, isDefinition: true, scopeLine: 506, isOptimized: true, unit: !2)
!107 = !DILocation(line: 76, column: 21, scope: !73)
!108 = !DILocation(line: 507, column: 12, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 77, column: 36, scope: !73)
!110 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !109)
!111 = !DILocation(line: 77, column: 58, scope: !73)
!112 = distinct !DISubprogram(name: "Nvshmem_float_p", scope: !8, file: !8, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!113 = !DILocation(line: 77, column: 22, scope: !73)
!114 = !DILocation(line: 157, column: 20, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 157, column: 9, scope: !112, inlinedAt: !113)
!116 = distinct !DISubprogram(name: "Nvshmem_fence", scope: !57, file: !57, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!117 = !DILocation(line: 78, column: 20, scope: !73)
!118 = !DILocation(line: 12, column: 13, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 80, column: 35, scope: !73)
!120 = !DILocation(line: 55, column: 79, scope: !36, inlinedAt: !119)
!121 = distinct !DISubprogram(name: "Nvshmem_int_p", scope: !8, file: !8, line: 481, type: !4, isDefinition: true, scopeLine: 481, isOptimized: true, unit: !2)
!122 = !DILocation(line: 80, column: 21, scope: !73)
!123 = !DILocation(line: 482, column: 20, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 482, column: 9, scope: !121, inlinedAt: !122)
!125 = !DIFile(filename: "wait.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem/raw")
!126 = distinct !DISubprogram(name: "Nvshmem_int_wait_until_all", scope: !125, file: !125, line: 191, type: !4, isDefinition: true, scopeLine: 191, isOptimized: true, unit: !2)
!127 = !DILocation(line: 82, column: 33, scope: !73)
!128 = !DILocation(line: 192, column: 20, scope: !126, inlinedAt: !127)
!129 = distinct !DISubprogram(name: "Nvshmem_int_test_some", scope: !125, file: !125, line: 176, type: !4, isDefinition: true, scopeLine: 176, isOptimized: true, unit: !2)
!130 = !DILocation(line: 83, column: 39, scope: !73)
!131 = !DILocation(line: 177, column: 23, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 83, column: 8, scope: !73)
!133 = distinct !DISubprogram(name: "Nvshmem_int_test_any", scope: !125, file: !125, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!134 = !DILocation(line: 84, column: 38, scope: !73)
!135 = !DILocation(line: 167, column: 22, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 84, column: 8, scope: !73)
!137 = distinct !DISubprogram(name: "Tiles", scope: !1, file: !1, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!138 = !DILocation(line: 103, column: 6, scope: !137)
!139 = distinct !DISubprogram(name: "Nvshmemx_tile_put_block", scope: !8, file: !8, line: 1214, type: !4, isDefinition: true, scopeLine: 1214, isOptimized: true, unit: !2)
!140 = !DILocation(line: 110, column: 29, scope: !137)
!141 = !DILocation(line: 1216, column: 18, scope: !139, inlinedAt: !140)
!142 = !DILocation(line: 104, column: 33, scope: !137)
!143 = !DILocation(line: 12, column: 19, scope: !13, inlinedAt: !142)
!144 = !DILocation(line: 108, column: 47, scope: !137)
!145 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !144)
!146 = !DILocation(line: 109, column: 46, scope: !137)
!147 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !146)
!148 = !DILocation(line: 104, column: 55, scope: !137)
!149 = !DILocation(line: 17, column: 21, scope: !22, inlinedAt: !148)
!150 = !DILocation(line: 105, column: 16, scope: !137)
!151 = !DILocation(line: 105, column: 21, scope: !137)
!152 = distinct !DISubprogram(name: "Nvshmemx_tile_get_block", scope: !8, file: !8, line: 1193, type: !4, isDefinition: true, scopeLine: 1193, isOptimized: true, unit: !2)
!153 = !DILocation(line: 111, column: 29, scope: !137)
!154 = !DILocation(line: 1195, column: 18, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 112, column: 42, scope: !137)
!156 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !155)
!157 = !DILocation(line: 112, column: 63, scope: !137)
!158 = !DILocation(line: 55, column: 79, scope: !90, inlinedAt: !157)
!159 = distinct !DISubprogram(name: "Nvshmemx_iput128_block", scope: !8, file: !8, line: 1998, type: !4, isDefinition: true, scopeLine: 1998, isOptimized: true, unit: !2)
!160 = !DILocation(line: 112, column: 28, scope: !137)
!161 = !DILocation(line: 1999, column: 38, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 1999, column: 57, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 1999, column: 15, scope: !159, inlinedAt: !160)
!164 = !DILocation(line: 113, column: 19, scope: !137)
!165 = !DILocation(line: 17, column: 13, scope: !58, inlinedAt: !164)
!166 = !{void (i32*, i64, i32*, i64, i64, i64*, i64*, i64, i32*, i64, i8*)* @Ring, !"kernel", i32 1}
!167 = !{void (float*, i64, float*, i64, i32*, i64, i64*, i64, i8*)* @Mixed, !"kernel", i32 1}
!168 = !{void (float*, i64, float*, i64, i8*)* @Tiles, !"kernel", i32 1}
