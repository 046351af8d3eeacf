target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [31 x i8*] [i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @Control to i8*), i8* bitcast (void (i64, i32*, i64, i64, i64*, i64, i8*)* @Fails to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64 to i8*), i8* bitcast (void (float*, i64, i64*, i64, i8*)* @TruncsFloat32 to i8*), i8* bitcast (void (double*, i64, i64*, i64, i8*)* @TruncsFloat64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Bits to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64*, i64, i8*, i64, i8*)* @IntsInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64*, i64, i16*, i64, i8*)* @IntsInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64*, i64, i32*, i64, i8*)* @IntsInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64*, i64, i8*, i64, i8*)* @IntsUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64*, i64, i16*, i64, i8*)* @IntsUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64*, i64, i32*, i64, i8*)* @IntsUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsUint64 to i8*), i8* bitcast (void (i8*, i64, i64*, i64, i8*)* @ConvInt8 to i8*), i8* bitcast (void (i16*, i64, i64*, i64, i8*)* @ConvInt16 to i8*), i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @ConvInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @ConvInt64 to i8*), i8* bitcast (void (i8*, i64, i64*, i64, i8*)* @ConvUint8 to i8*), i8* bitcast (void (i16*, i64, i64*, i64, i8*)* @ConvUint16 to i8*), i8* bitcast (void (i32*, i64, i64*, i64, i8*)* @ConvUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @ConvUint64 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @SpecialFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @SpecialFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @StdSpecial to i8*), i8* bitcast (void ({ i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }*, i64, i32*, i64, i8*)* @Structs to i8*), i8* bitcast (void (i32*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Slices to i8*)], section "llvm.metadata"

define void @Control(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = mul i64 %9, %5, !dbg !8
	%11 = add i64 %3, %10, !dbg !8
	%12 = mul i64 %7, %11, !dbg !8
	%13 = add i64 %1, %12, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%16 = mul i32 %14, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%18 = mul i32 %16, %17, !dbg !8
	%19 = sext i32 %18 to i64, !dbg !8
	%20 = mul i64 %13, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%24 = mul i32 %15, %23, !dbg !8
	%25 = add i32 %22, %24, !dbg !8
	%26 = mul i32 %14, %25, !dbg !8
	%27 = add i32 %21, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = add i64 %20, %28, !dbg !8
	%30 = mul i64 %7, %9, !dbg !8
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%32 = sext i32 %31 to i64, !dbg !8
	%33 = mul i64 %30, %32, !dbg !8
	%34 = mul i64 %33, %19, !dbg !8
	br label %b1, !dbg !8

b1:
	%35 = phi i64 [ %29, %b0 ], [ %200, %b76 ], !dbg !8
	%36 = icmp slt i64 %35, %p1, !dbg !8
	br i1 %36, label %b2, label %b77, !dbg !8

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !17
	%38 = load i64, i64* %37, align 8, !dbg !17
	%39 = icmp uge i64 %35, %p3, !dbg !18
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !18, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !18
	%41 = load i32, i32* %40, align 4, !dbg !18
	%42 = mul i64 %35, 10, !dbg !20
	%43 = add i64 %35, 1, !dbg !21
	%44 = mul i64 %43, 10, !dbg !22
	%45 = icmp ugt i64 %44, %p5, !dbg !23
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !23, !prof !19

b2_ok2:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %42, !dbg !23
	%47 = icmp slt i64 0, %38, !dbg !26
	br i1 %47, label %b3, label %b7, !dbg !26

b3:
	%48 = phi i64 [ 0, %b2_ok2 ], [ %54, %b6 ], !dbg !26
	%49 = icmp eq i64 %48, 3, !dbg !27
	br i1 %49, label %b6, label %b4, !dbg !27

b4:
	%50 = icmp sgt i64 %48, 15, !dbg !28
	br i1 %50, label %b7, label %b5, !dbg !28

b5:
	%51 = getelementptr inbounds i64, i64* %46, i64 0, !dbg !29
	%52 = load i64, i64* %51, align 8, !dbg !29
	%53 = add i64 %52, %48, !dbg !30
	store i64 %53, i64* %51, align 8, !dbg !29
	br label %b6, !dbg !29

b6:
	%54 = add i64 %48, 1, !dbg !29
	%55 = icmp slt i64 %54, %38, !dbg !29
	br i1 %55, label %b3, label %b7, !dbg !29

b7:
	%56 = phi i64 [ 0, %b2_ok2 ], [ %60, %b9 ], [ 0, %b4 ], [ 0, %b6 ], !dbg !31
	%57 = icmp slt i64 %56, %38, !dbg !32
	br i1 %57, label %b8, label %b17, !dbg !32

b8:
	%58 = phi i64 [ 0, %b7 ], [ %76, %b16 ], !dbg !33
	%59 = icmp sgt i64 %58, %56, !dbg !34
	br i1 %59, label %b9, label %b10, !dbg !34

b9:
	%60 = add i64 %56, 1, !dbg !35
	br label %b7, !dbg !35

b10:
	%61 = mul i64 %56, %58, !dbg !36
	%62 = icmp sgt i64 %61, 40, !dbg !37
	br i1 %62, label %b17, label %b11, !dbg !37

b11:
	%63 = add i64 %56, %58, !dbg !38
	%64 = srem i64 %63, 4, !dbg !39
	%65 = icmp eq i64 %64, 1, !dbg !40
	br i1 %65, label %b12, label %b13, !dbg !40

b12:
	%66 = getelementptr inbounds i64, i64* %46, i64 1, !dbg !41
	%67 = load i64, i64* %66, align 8, !dbg !41
	%68 = add i64 %67, 1, !dbg !42
	store i64 %68, i64* %66, align 8, !dbg !41
	br label %b14, !dbg !41

b13:
	%69 = icmp eq i64 %64, 2, !dbg !43
	br i1 %69, label %b14, label %b15, !dbg !43

b14:
	%70 = getelementptr inbounds i64, i64* %46, i64 1, !dbg !44
	%71 = load i64, i64* %70, align 8, !dbg !44
	%72 = add i64 %71, 10, !dbg !45
	store i64 %72, i64* %70, align 8, !dbg !44
	br label %b16, !dbg !44

b15:
	%73 = getelementptr inbounds i64, i64* %46, i64 1, !dbg !46
	%74 = load i64, i64* %73, align 8, !dbg !46
	%75 = add i64 %74, 100, !dbg !47
	store i64 %75, i64* %73, align 8, !dbg !46
	br label %b16, !dbg !46

b16:
	%76 = add i64 %58, 1, !dbg !48
	br label %b8, !dbg !48

b17:
	%77 = urem i32 %41, 7, !dbg !49
	%78 = icmp eq i32 %77, 0, !dbg !50
	br i1 %78, label %b19, label %b18, !dbg !50

b18:
	%79 = icmp eq i32 %77, 3, !dbg !51
	br i1 %79, label %b19, label %b20, !dbg !51

b19:
	%80 = getelementptr inbounds i64, i64* %46, i64 2, !dbg !52
	store i64 1, i64* %80, align 8, !dbg !52
	br label %b28, !dbg !52

b20:
	%81 = icmp eq i32 %77, 1, !dbg !53
	br i1 %81, label %b21, label %b24, !dbg !53

b21:
	br i1 %47, label %b22, label %b23, !dbg !56

b22:
	%82 = phi i64 [ 0, %b21 ], [ %83, %b22 ], !dbg !57
	%83 = phi i64 [ 1, %b21 ], [ %85, %b22 ], !dbg !58
	%84 = phi i64 [ 0, %b21 ], [ %86, %b22 ], !dbg !58
	%85 = add i64 %82, %83, !dbg !59
	%86 = add i64 %84, 1, !dbg !59
	%87 = icmp slt i64 %86, %38, !dbg !59
	br i1 %87, label %b22, label %b23, !dbg !59

b23:
	%88 = phi i64 [ 0, %b21 ], [ %83, %b22 ], !dbg !57
	%89 = getelementptr inbounds i64, i64* %46, i64 2, !dbg !60
	store i64 %88, i64* %89, align 8, !dbg !60
	br label %b28, !dbg !60

b24:
	%90 = icmp eq i32 %77, 2, !dbg !61
	br i1 %90, label %b25, label %b27, !dbg !61

b25:
	%91 = icmp sgt i64 %38, 10, !dbg !62
	br i1 %91, label %b28, label %b26, !dbg !62

b26:
	%92 = getelementptr inbounds i64, i64* %46, i64 2, !dbg !63
	store i64 3, i64* %92, align 8, !dbg !63
	br label %b28, !dbg !63

b27:
	%93 = getelementptr inbounds i64, i64* %46, i64 2, !dbg !64
	store i64 -1, i64* %93, align 8, !dbg !64
	br label %b28, !dbg !64

b28:
	%94 = zext i32 %41 to i64, !dbg !65
	%95 = icmp eq i64 %38, 0, !dbg !68
	br i1 %95, label %b30, label %b29, !dbg !68

b29:
	%96 = icmp eq i64 %38, -1, !dbg !69
	%97 = select i1 %96, i64 1, i64 %38, !dbg !69
	%98 = sdiv i64 %94, %97, !dbg !69
	%99 = sub i64 0, %94, !dbg !69
	%100 = select i1 %96, i64 %99, i64 %98, !dbg !69
	%101 = icmp eq i64 %38, -1, !dbg !70
	%102 = select i1 %101, i64 1, i64 %38, !dbg !70
	%103 = srem i64 %94, %102, !dbg !70
	br label %b30, !dbg !71

b30:
	%104 = phi i1 [ false, %b28 ], [ true, %b29 ], !dbg !67
	%105 = phi i64 [ 0, %b28 ], [ %103, %b29 ], !dbg !67
	%106 = phi i64 [ 0, %b28 ], [ %100, %b29 ], !dbg !67
	br i1 %104, label %b31, label %b32, !dbg !67

b31:
	%107 = mul i64 %106, 1000, !dbg !72
	%108 = add i64 %107, %105, !dbg !73
	%109 = getelementptr inbounds i64, i64* %46, i64 3, !dbg !74
	store i64 %108, i64* %109, align 8, !dbg !74
	br label %b32, !dbg !74

b32:
	%110 = urem i32 %41, 100, !dbg !75
	%111 = add i32 %110, 1, !dbg !76
	br label %b33, !dbg !79

b33:
	%112 = phi i32 [ %111, %b32 ], [ %120, %b37 ], !dbg !80
	%113 = phi i64 [ 0, %b32 ], [ %121, %b37 ], !dbg !81
	%114 = icmp ne i32 %112, 1, !dbg !82
	br i1 %114, label %b34, label %b38, !dbg !82

b34:
	%115 = urem i32 %112, 2, !dbg !83
	%116 = icmp eq i32 %115, 0, !dbg !84
	br i1 %116, label %b35, label %b36, !dbg !84

b35:
	%117 = udiv i32 %112, 2, !dbg !85
	br label %b37, !dbg !85

b36:
	%118 = mul i32 %112, 3, !dbg !86
	%119 = add i32 %118, 1, !dbg !87
	br label %b37, !dbg !87

b37:
	%120 = phi i32 [ %117, %b35 ], [ %119, %b36 ], !dbg !80
	%121 = add i64 %113, 1, !dbg !88
	br label %b33, !dbg !88

b38:
	%122 = getelementptr inbounds i64, i64* %46, i64 4, !dbg !89
	store i64 %113, i64* %122, align 8, !dbg !89
	br i1 %47, label %b39, label %b40, !dbg !90

b39:
	%123 = phi i64 [ 0, %b38 ], [ %127, %b39 ], !dbg !91
	%124 = phi i64 [ 0, %b38 ], [ %128, %b39 ], !dbg !90
	%125 = add i64 %123, 1, !dbg !92
	%126 = mul i64 %124, %125, !dbg !93
	%127 = add i64 %125, %126, !dbg !92
	%128 = add i64 %124, 1, !dbg !94
	%129 = icmp slt i64 %128, %38, !dbg !94
	br i1 %129, label %b39, label %b40, !dbg !94

b40:
	%130 = phi i64 [ 0, %b38 ], [ %127, %b39 ], !dbg !95
	%131 = getelementptr inbounds i64, i64* %46, i64 5, !dbg !96
	store i64 %130, i64* %131, align 8, !dbg !96
	br i1 %47, label %b41, label %b43, !dbg !99

b41:
	%132 = phi i64 [ 0, %b40 ], [ %138, %b42 ], !dbg !99
	%133 = mul i64 %132, %132, !dbg !100
	%134 = getelementptr inbounds i64, i64* %46, i64 6, !dbg !101
	%135 = load i64, i64* %134, align 8, !dbg !101
	%136 = add i64 %135, %133, !dbg !102
	store i64 %136, i64* %134, align 8, !dbg !101
	%137 = icmp slt i64 %132, 7, !dbg !103
	br i1 %137, label %b42, label %b43, !dbg !104

b42:
	%138 = add i64 %132, 1, !dbg !104
	%139 = icmp slt i64 %138, %38, !dbg !104
	br i1 %139, label %b41, label %b43, !dbg !104

b43:
	%140 = phi i64 [ 0, %b41 ], [ %150, %b49 ], [ 0, %b40 ], [ 0, %b42 ], !dbg !105
	%141 = phi i64 [ 0, %b41 ], [ %152, %b49 ], [ 0, %b40 ], [ 0, %b42 ], !dbg !108
	%142 = icmp slt i64 %141, %38, !dbg !109
	br i1 %142, label %b44, label %b51, !dbg !109

b44:
	%143 = icmp eq i64 %140, 0, !dbg !110
	br i1 %143, label %b45, label %b50, !dbg !110

b45:
	%144 = icmp eq i64 %141, 12, !dbg !111
	br i1 %144, label %b48, label %b46, !dbg !111

b46:
	%145 = srem i64 %141, 4, !dbg !112
	%146 = icmp eq i64 %145, 0, !dbg !113
	br i1 %146, label %b48, label %b47, !dbg !113

b47:
	%147 = getelementptr inbounds i64, i64* %46, i64 7, !dbg !114
	%148 = load i64, i64* %147, align 8, !dbg !114
	%149 = add i64 %148, %141, !dbg !115
	store i64 %149, i64* %147, align 8, !dbg !114
	br label %b48, !dbg !114

b48:
	%150 = phi i64 [ 1, %b45 ], [ 0, %b46 ], [ 0, %b47 ], !dbg !116
	%151 = phi i1 [ false, %b45 ], [ true, %b46 ], [ true, %b47 ], !dbg !117
	br i1 %151, label %b49, label %b51, !dbg !117

b49:
	%152 = add i64 %141, 2, !dbg !118
	br label %b43, !dbg !118

b50:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !119
	ret void, !dbg !119

b51:
	%153 = phi i64 [ %150, %b48 ], [ %140, %b43 ], !dbg !120
	%154 = icmp eq i64 %153, 0, !dbg !107
	br i1 %154, label %b53, label %b52, !dbg !107

b52:
	br label %b53, !dbg !121

b53:
	%155 = phi i64 [ %38, %b51 ], [ %157, %b56 ], [ %38, %b52 ], !dbg !122
	%156 = icmp sgt i64 %155, 1, !dbg !123
	br i1 %156, label %b54, label %b57, !dbg !123

b54:
	%157 = sdiv i64 %155, 2, !dbg !124
	%158 = and i32 %41, 1, !dbg !125
	%159 = icmp eq i32 %158, 0, !dbg !126
	br i1 %159, label %b55, label %b56, !dbg !126

b55:
	%160 = icmp eq i64 %157, 2, !dbg !127
	br i1 %160, label %b58, label %b56, !dbg !127

b56:
	%161 = getelementptr inbounds i64, i64* %46, i64 8, !dbg !128
	%162 = load i64, i64* %161, align 8, !dbg !128
	%163 = add i64 %162, 1, !dbg !129
	store i64 %163, i64* %161, align 8, !dbg !128
	br label %b53, !dbg !128

b57:
	%164 = getelementptr inbounds i64, i64* %46, i64 8, !dbg !130
	%165 = load i64, i64* %164, align 8, !dbg !130
	%166 = add i64 %165, 100, !dbg !131
	store i64 %166, i64* %164, align 8, !dbg !130
	br label %b58, !dbg !130

b58:
	%167 = phi i64 [ 0, %b55 ], [ %191, %b71 ], [ 0, %b57 ], !dbg !105
	%168 = phi i64 [ 0, %b55 ], [ %188, %b71 ], [ 0, %b57 ], !dbg !105
	%169 = phi i64 [ 0, %b55 ], [ %193, %b71 ], [ 0, %b57 ], !dbg !135
	%170 = icmp slt i64 %169, %38, !dbg !136
	br i1 %170, label %b59, label %b73, !dbg !136

b59:
	%171 = icmp eq i64 %167, 0, !dbg !137
	br i1 %171, label %b60, label %b72, !dbg !137

b60:
	%172 = phi i64 [ 0, %b59 ], [ %183, %b65 ], !dbg !105
	%173 = phi i64 [ %168, %b59 ], [ %184, %b65 ], !dbg !105
	%174 = phi i64 [ 0, %b59 ], [ %186, %b65 ], !dbg !139
	%175 = icmp slt i64 %174, %169, !dbg !140
	br i1 %175, label %b61, label %b67, !dbg !140

b61:
	%176 = icmp eq i64 %172, 0, !dbg !137
	br i1 %176, label %b62, label %b66, !dbg !137

b62:
	%177 = mul i64 %169, %174, !dbg !141
	%178 = trunc i64 %177 to i32, !dbg !142
	%179 = urem i32 %41, 64, !dbg !143
	%180 = icmp eq i32 %178, %179, !dbg !144
	br i1 %180, label %b63, label %b64, !dbg !144

b63:
	%181 = mul i64 %169, 100, !dbg !145
	%182 = add i64 %181, %174, !dbg !146
	br label %b64, !dbg !147

b64:
	%183 = phi i64 [ 1, %b63 ], [ 0, %b62 ], !dbg !116
	%184 = phi i64 [ %182, %b63 ], [ %173, %b62 ], !dbg !116
	%185 = phi i1 [ false, %b63 ], [ true, %b62 ], !dbg !148
	br i1 %185, label %b65, label %b67, !dbg !148

b65:
	%186 = add i64 %174, 2, !dbg !149
	br label %b60, !dbg !149

b66:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !150
	ret void, !dbg !150

b67:
	%187 = phi i64 [ %183, %b64 ], [ %172, %b60 ], !dbg !151
	%188 = phi i64 [ %184, %b64 ], [ %173, %b60 ], !dbg !151
	%189 = icmp eq i64 %187, 0, !dbg !138
	br i1 %189, label %b69, label %b68, !dbg !138

b68:
	%190 = icmp eq i64 %187, 1, !dbg !152
	br i1 %190, label %b70, label %b69, !dbg !152

b69:
	br label %b70, !dbg !153

b70:
	%191 = phi i64 [ 1, %b68 ], [ 0, %b69 ], !dbg !116
	%192 = phi i1 [ false, %b68 ], [ true, %b69 ], !dbg !154
	br i1 %192, label %b71, label %b73, !dbg !154

b71:
	%193 = add i64 %169, 2, !dbg !155
	br label %b58, !dbg !155

b72:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 0), !dbg !156
	ret void, !dbg !156

b73:
	%194 = phi i64 [ %191, %b70 ], [ %167, %b58 ], !dbg !157
	%195 = phi i64 [ %188, %b70 ], [ %168, %b58 ], !dbg !157
	%196 = icmp eq i64 %194, 0, !dbg !134
	br i1 %196, label %b75, label %b74, !dbg !134

b74:
	%197 = icmp eq i64 %194, 1, !dbg !152
	br i1 %197, label %b76, label %b75, !dbg !152

b75:
	br label %b76, !dbg !158

b76:
	%198 = phi i64 [ %195, %b74 ], [ -1, %b75 ], !dbg !159
	%199 = getelementptr inbounds i64, i64* %46, i64 9, !dbg !160
	store i64 %198, i64* %199, align 8, !dbg !160
	%200 = add i64 %35, %34, !dbg !8
	br label %b1, !dbg !8

b77:
	ret void, !dbg !8

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %35, i64 %p3), !dbg !18
	ret void, !dbg !18

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %44, i64 %p5), !dbg !23
	ret void, !dbg !23
}

define void @Fails(i64 %p0, i32* %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !161 {
entry:
	%0 = alloca [5 x i64], align 8, !dbg !162
	br label %b0, !dbg !162

b0:
	%1 = icmp eq i64 %p0, 0, !dbg !165
	br i1 %1, label %b1, label %b2, !dbg !165

b1:
	%2 = icmp uge i64 %p3, %p2, !dbg !166
	br i1 %2, label %b1_fail1, label %b1_ok1, !dbg !166, !prof !19

b1_ok1:
	%3 = getelementptr inbounds i32, i32* %p1, i64 %p3, !dbg !166
	%4 = load i32, i32* %3, align 4, !dbg !166
	%5 = sext i32 %4 to i64, !dbg !167
	%6 = icmp uge i64 0, %p5, !dbg !168
	br i1 %6, label %b1_fail2, label %b1_ok2, !dbg !168, !prof !19

b1_ok2:
	%7 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !168
	store i64 %5, i64* %7, align 8, !dbg !168
	br label %b34, !dbg !168

b2:
	%8 = icmp eq i64 %p0, 1, !dbg !169
	br i1 %8, label %b3, label %b4, !dbg !169

b3:
	%9 = icmp ugt i64 %p3, %p2, !dbg !170
	br i1 %9, label %b3_fail1, label %b3_ok1, !dbg !170, !prof !19

b3_ok1:
	%10 = sub i64 %p2, %p3, !dbg !170
	%11 = icmp uge i64 0, %p5, !dbg !171
	br i1 %11, label %b3_fail2, label %b3_ok2, !dbg !171, !prof !19

b3_ok2:
	%12 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !171
	store i64 %10, i64* %12, align 8, !dbg !171
	br label %b34, !dbg !171

b4:
	%13 = icmp eq i64 %p0, 2, !dbg !172
	br i1 %13, label %b5, label %b6, !dbg !172

b5:
	%14 = icmp ugt i64 %p3, %p2, !dbg !173
	br i1 %14, label %b5_fail1, label %b5_ok1, !dbg !173, !prof !19

b5_ok1:
	%15 = icmp uge i64 0, %p5, !dbg !174
	br i1 %15, label %b5_fail2, label %b5_ok2, !dbg !174, !prof !19

b5_ok2:
	%16 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !174
	store i64 %p3, i64* %16, align 8, !dbg !174
	br label %b34, !dbg !174

b6:
	%17 = icmp eq i64 %p0, 3, !dbg !175
	br i1 %17, label %b7, label %b8, !dbg !175

b7:
	%18 = icmp ugt i64 %p3, %p2, !dbg !176
	br i1 %18, label %b7_fail1, label %b7_ok1, !dbg !176, !prof !19

b7_ok1:
	%19 = icmp ugt i64 2, %p3, !dbg !176
	br i1 %19, label %b7_fail2, label %b7_ok2, !dbg !176, !prof !19

b7_ok2:
	%20 = sub i64 %p3, 2, !dbg !176
	%21 = icmp uge i64 0, %p5, !dbg !177
	br i1 %21, label %b7_fail3, label %b7_ok3, !dbg !177, !prof !19

b7_ok3:
	%22 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !177
	store i64 %20, i64* %22, align 8, !dbg !177
	br label %b34, !dbg !177

b8:
	%23 = icmp eq i64 %p0, 4, !dbg !178
	br i1 %23, label %b9, label %b10, !dbg !178

b9:
	%24 = icmp ugt i64 %p3, %p2, !dbg !179
	br i1 %24, label %b9_fail1, label %b9_ok1, !dbg !179, !prof !19

b9_ok1:
	%25 = icmp ugt i64 1, %p3, !dbg !179
	br i1 %25, label %b9_fail2, label %b9_ok2, !dbg !179, !prof !19

b9_ok2:
	%26 = icmp uge i64 0, %p5, !dbg !180
	br i1 %26, label %b9_fail3, label %b9_ok3, !dbg !180, !prof !19

b9_ok3:
	%27 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !180
	store i64 1, i64* %27, align 8, !dbg !180
	br label %b34, !dbg !180

b10:
	%28 = icmp eq i64 %p0, 5, !dbg !181
	br i1 %28, label %b11, label %b12, !dbg !181

b11:
	%29 = icmp ugt i64 2, %p2, !dbg !182
	br i1 %29, label %b11_fail1, label %b11_ok1, !dbg !182, !prof !19

b11_ok1:
	%30 = icmp ugt i64 %p3, 2, !dbg !182
	br i1 %30, label %b11_fail2, label %b11_ok2, !dbg !182, !prof !19

b11_ok2:
	%31 = icmp uge i64 0, %p5, !dbg !183
	br i1 %31, label %b11_fail3, label %b11_ok3, !dbg !183, !prof !19

b11_ok3:
	%32 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !183
	store i64 %p3, i64* %32, align 8, !dbg !183
	br label %b34, !dbg !183

b12:
	%33 = icmp eq i64 %p0, 6, !dbg !184
	br i1 %33, label %b13, label %b14, !dbg !184

b13:
	%34 = icmp eq i64 %p3, 0, !dbg !185
	br i1 %34, label %b13_fail1, label %b13_ok1, !dbg !185, !prof !19

b13_ok1:
	%35 = icmp eq i64 %p3, -1, !dbg !185
	%36 = select i1 %35, i64 1, i64 %p3, !dbg !185
	%37 = sdiv i64 7, %36, !dbg !185
	%38 = sub i64 0, 7, !dbg !185
	%39 = select i1 %35, i64 %38, i64 %37, !dbg !185
	%40 = icmp uge i64 0, %p5, !dbg !186
	br i1 %40, label %b13_fail2, label %b13_ok2, !dbg !186, !prof !19

b13_ok2:
	%41 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !186
	store i64 %39, i64* %41, align 8, !dbg !186
	br label %b34, !dbg !186

b14:
	%42 = icmp eq i64 %p0, 7, !dbg !187
	br i1 %42, label %b15, label %b16, !dbg !187

b15:
	%43 = icmp eq i64 %p3, 0, !dbg !188
	br i1 %43, label %b15_fail1, label %b15_ok1, !dbg !188, !prof !19

b15_ok1:
	%44 = icmp eq i64 %p3, -1, !dbg !188
	%45 = select i1 %44, i64 1, i64 %p3, !dbg !188
	%46 = srem i64 7, %45, !dbg !188
	%47 = icmp uge i64 0, %p5, !dbg !189
	br i1 %47, label %b15_fail2, label %b15_ok2, !dbg !189, !prof !19

b15_ok2:
	%48 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !189
	store i64 %46, i64* %48, align 8, !dbg !189
	br label %b34, !dbg !189

b16:
	%49 = icmp eq i64 %p0, 8, !dbg !190
	br i1 %49, label %b17, label %b18, !dbg !190

b17:
	%50 = icmp slt i64 %p3, 0, !dbg !191
	br i1 %50, label %b17_fail1, label %b17_ok1, !dbg !191, !prof !19

b17_ok1:
	%51 = icmp ult i64 %p3, 64, !dbg !191
	%52 = shl i64 1, %p3, !dbg !191
	%53 = select i1 %51, i64 %52, i64 0, !dbg !191
	%54 = icmp uge i64 0, %p5, !dbg !192
	br i1 %54, label %b17_fail2, label %b17_ok2, !dbg !192, !prof !19

b17_ok2:
	%55 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !192
	store i64 %53, i64* %55, align 8, !dbg !192
	br label %b34, !dbg !192

b18:
	%56 = icmp eq i64 %p0, 9, !dbg !193
	br i1 %56, label %b19, label %b22, !dbg !193

b19:
	%57 = icmp ugt i64 %p3, %p2, !dbg !194
	br i1 %57, label %b19_fail1, label %b19_ok1, !dbg !194, !prof !19

b19_ok1:
	%58 = icmp sle i64 4, %p3, !dbg !194
	br i1 %58, label %b20, label %b21, !dbg !194

b20:
	%59 = bitcast i32* %p1 to [4 x i32]*, !dbg !194
	%60 = icmp eq [4 x i32]* %59, null, !dbg !195
	br i1 %60, label %b20_fail1, label %b20_ok1, !dbg !195, !prof !19

b20_ok1:
	%61 = getelementptr inbounds [4 x i32], [4 x i32]* %59, i64 0, i64 0, !dbg !195
	%62 = load i32, i32* %61, align 4, !dbg !195
	%63 = sext i32 %62 to i64, !dbg !196
	%64 = icmp uge i64 0, %p5, !dbg !197
	br i1 %64, label %b20_fail2, label %b20_ok2, !dbg !197, !prof !19

b20_ok2:
	%65 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !197
	store i64 %63, i64* %65, align 8, !dbg !197
	br label %b34, !dbg !197

b21:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p3, i64 4), !dbg !194
	ret void, !dbg !194

b22:
	%66 = icmp eq i64 %p0, 10, !dbg !198
	br i1 %66, label %b23, label %b24, !dbg !198

b23:
	store [5 x i64] zeroinitializer, [5 x i64]* %0, align 8, !dbg !199
	%67 = icmp uge i64 %p3, 5, !dbg !200
	br i1 %67, label %b23_fail1, label %b23_ok1, !dbg !200, !prof !19

b23_ok1:
	%68 = getelementptr inbounds [5 x i64], [5 x i64]* %0, i64 0, i64 %p3, !dbg !200
	store i64 1, i64* %68, align 8, !dbg !200
	%69 = getelementptr inbounds [5 x i64], [5 x i64]* %0, i64 0, i64 2, !dbg !201
	%70 = load i64, i64* %69, align 8, !dbg !201
	%71 = icmp uge i64 0, %p5, !dbg !202
	br i1 %71, label %b23_fail2, label %b23_ok2, !dbg !202, !prof !19

b23_ok2:
	%72 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !202
	store i64 %70, i64* %72, align 8, !dbg !202
	br label %b34, !dbg !202

b24:
	%73 = icmp eq i64 %p0, 11, !dbg !203
	br i1 %73, label %b25, label %b28, !dbg !203

b25:
	%74 = icmp slt i64 %p3, 0, !dbg !204
	br i1 %74, label %b26, label %b27, !dbg !204

b26:
	%75 = icmp uge i64 1, %p5, !dbg !205
	br i1 %75, label %b26_fail1, label %b26_ok1, !dbg !205, !prof !19

b26_ok1:
	%76 = getelementptr inbounds i64, i64* %p4, i64 1, !dbg !205
	br label %b27, !dbg !205

b27:
	%77 = phi i64* [ null, %b25 ], [ %76, %b26_ok1 ], !dbg !206
	%78 = icmp eq i64* %77, null, !dbg !207
	br i1 %78, label %b27_fail1, label %b27_ok1, !dbg !207, !prof !19

b27_ok1:
	%79 = load i64, i64* %77, align 8, !dbg !207
	%80 = icmp uge i64 0, %p5, !dbg !208
	br i1 %80, label %b27_fail2, label %b27_ok2, !dbg !208, !prof !19

b27_ok2:
	%81 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !208
	store i64 %79, i64* %81, align 8, !dbg !208
	br label %b34, !dbg !208

b28:
	%82 = icmp eq i64 %p0, 12, !dbg !209
	br i1 %82, label %b29, label %b32, !dbg !209

b29:
	%83 = icmp sgt i64 %p3, 5, !dbg !210
	br i1 %83, label %b30, label %b31, !dbg !210

b30:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !211
	ret void, !dbg !211

b31:
	%84 = icmp uge i64 0, %p5, !dbg !212
	br i1 %84, label %b31_fail1, label %b31_ok1, !dbg !212, !prof !19

b31_ok1:
	%85 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !212
	store i64 1, i64* %85, align 8, !dbg !212
	br label %b34, !dbg !212

b32:
	%86 = icmp eq i64 %p0, 13, !dbg !213
	br i1 %86, label %b33, label %b34, !dbg !213

b33:
	%87 = trunc i64 %p3 to i8, !dbg !214
	%88 = sext i8 %87 to i64, !dbg !215
	%89 = sub i8 %87, 7, !dbg !216
	%90 = sext i8 %89 to i64, !dbg !217
	%91 = icmp eq i64 %90, 0, !dbg !218
	br i1 %91, label %b33_fail1, label %b33_ok1, !dbg !218, !prof !19

b33_ok1:
	%92 = icmp eq i64 %90, -1, !dbg !218
	%93 = select i1 %92, i64 1, i64 %90, !dbg !218
	%94 = sdiv i64 %88, %93, !dbg !218
	%95 = sub i64 0, %88, !dbg !218
	%96 = select i1 %92, i64 %95, i64 %94, !dbg !218
	%97 = icmp uge i64 0, %p5, !dbg !219
	br i1 %97, label %b33_fail2, label %b33_ok2, !dbg !219, !prof !19

b33_ok2:
	%98 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !219
	store i64 %96, i64* %98, align 8, !dbg !219
	br label %b34, !dbg !219

b34:
	ret void, !dbg !164

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p3, i64 %p2), !dbg !166
	ret void, !dbg !166

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p5), !dbg !168
	ret void, !dbg !168

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %p3, i64 %p2), !dbg !170
	ret void, !dbg !170

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p5), !dbg !171
	ret void, !dbg !171

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %p3, i64 %p2), !dbg !173
	ret void, !dbg !173

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 %p5), !dbg !174
	ret void, !dbg !174

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p3, i64 %p2), !dbg !176
	ret void, !dbg !176

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 2, i64 %p3), !dbg !176
	ret void, !dbg !176

b7_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 0, i64 %p5), !dbg !177
	ret void, !dbg !177

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p3, i64 %p2), !dbg !179
	ret void, !dbg !179

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 1, i64 %p3), !dbg !179
	ret void, !dbg !179

b9_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 %p5), !dbg !180
	ret void, !dbg !180

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 2, i64 %p2), !dbg !182
	ret void, !dbg !182

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p3, i64 2), !dbg !182
	ret void, !dbg !182

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 %p5), !dbg !183
	ret void, !dbg !183

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !185
	ret void, !dbg !185

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 %p5), !dbg !186
	ret void, !dbg !186

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !188
	ret void, !dbg !188

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p5), !dbg !189
	ret void, !dbg !189

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 0), !dbg !191
	ret void, !dbg !191

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 0, i64 %p5), !dbg !192
	ret void, !dbg !192

b19_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p3, i64 %p2), !dbg !194
	ret void, !dbg !194

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 0), !dbg !195
	ret void, !dbg !195

b20_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p5), !dbg !197
	ret void, !dbg !197

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p3, i64 5), !dbg !200
	ret void, !dbg !200

b23_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 %p5), !dbg !202
	ret void, !dbg !202

b26_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 1, i64 %p5), !dbg !205
	ret void, !dbg !205

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !207
	ret void, !dbg !207

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p5), !dbg !208
	ret void, !dbg !208

b31_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p5), !dbg !212
	ret void, !dbg !212

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 0), !dbg !218
	ret void, !dbg !218

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 %p5), !dbg !219
	ret void, !dbg !219
}

define void @FloatsFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !221 {
entry:
	br label %b0, !dbg !222

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225, !range !9
	%1 = sext i32 %0 to i64, !dbg !225
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !225, !range !10
	%3 = sext i32 %2 to i64, !dbg !225
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !225, !range !10
	%5 = sext i32 %4 to i64, !dbg !225
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !225, !range !11
	%7 = sext i32 %6 to i64, !dbg !225
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !225, !range !12
	%9 = sext i32 %8 to i64, !dbg !225
	%10 = mul i64 %9, %5, !dbg !225
	%11 = add i64 %3, %10, !dbg !225
	%12 = mul i64 %7, %11, !dbg !225
	%13 = add i64 %1, %12, !dbg !225
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !225, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !225, !range !13
	%16 = mul i32 %14, %15, !dbg !225
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !225, !range !14
	%18 = mul i32 %16, %17, !dbg !225
	%19 = sext i32 %18 to i64, !dbg !225
	%20 = mul i64 %13, %19, !dbg !225
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !225, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !225, !range !16
	%24 = mul i32 %15, %23, !dbg !225
	%25 = add i32 %22, %24, !dbg !225
	%26 = mul i32 %14, %25, !dbg !225
	%27 = add i32 %21, %26, !dbg !225
	%28 = sext i32 %27 to i64, !dbg !225
	%29 = add i64 %20, %28, !dbg !225
	%30 = mul i64 %7, %9, !dbg !225
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !225, !range !12
	%32 = sext i32 %31 to i64, !dbg !225
	%33 = mul i64 %30, %32, !dbg !225
	%34 = mul i64 %33, %19, !dbg !225
	br label %b1, !dbg !225

b1:
	%35 = phi i64 [ %29, %b0 ], [ %121, %b14 ], !dbg !225
	%36 = icmp slt i64 %35, %p1, !dbg !225
	br i1 %36, label %b2, label %b15, !dbg !225

b2:
	%37 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !226
	%38 = load float, float* %37, align 4, !dbg !226
	%39 = icmp uge i64 %35, %p3, !dbg !227
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !227, !prof !19

b2_ok1:
	%40 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !227
	%41 = load float, float* %40, align 4, !dbg !227
	%42 = icmp uge i64 %35, %p5, !dbg !228
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !228, !prof !19

b2_ok2:
	%43 = getelementptr inbounds float, float* %p4, i64 %35, !dbg !228
	%44 = load float, float* %43, align 4, !dbg !228
	%45 = mul i64 %35, 24, !dbg !229
	%46 = add i64 %35, 1, !dbg !230
	%47 = mul i64 %46, 24, !dbg !231
	%48 = icmp ugt i64 %47, %p7, !dbg !232
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !232, !prof !19

b2_ok3:
	%49 = getelementptr inbounds float, float* %p6, i64 %45, !dbg !232
	%50 = fadd float %38, %41, !dbg !235
	%51 = getelementptr inbounds float, float* %49, i64 0, !dbg !236
	store float %50, float* %51, align 4, !dbg !236
	%52 = fsub float %38, %41, !dbg !237
	%53 = getelementptr inbounds float, float* %49, i64 1, !dbg !238
	store float %52, float* %53, align 4, !dbg !238
	%54 = fmul float %38, %41, !dbg !239
	%55 = getelementptr inbounds float, float* %49, i64 2, !dbg !240
	store float %54, float* %55, align 4, !dbg !240
	%56 = fdiv float %38, %41, !dbg !241
	%57 = getelementptr inbounds float, float* %49, i64 3, !dbg !242
	store float %56, float* %57, align 4, !dbg !242
	%58 = fsub float -0.000000e+00, %38, !dbg !243
	%59 = getelementptr inbounds float, float* %49, i64 4, !dbg !244
	store float %58, float* %59, align 4, !dbg !244
	%60 = fadd float %54, %44, !dbg !245
	%61 = getelementptr inbounds float, float* %49, i64 5, !dbg !246
	store float %60, float* %61, align 4, !dbg !246
	%62 = call float @llvm.nvvm.mul.rn.f(float %38, float %41), !dbg !247
	%63 = fadd float %62, %44, !dbg !248
	%64 = getelementptr inbounds float, float* %49, i64 6, !dbg !249
	store float %63, float* %64, align 4, !dbg !249
	%65 = fmul float %44, %38, !dbg !250
	%66 = fsub float %54, %65, !dbg !251
	%67 = getelementptr inbounds float, float* %49, i64 7, !dbg !252
	store float %66, float* %67, align 4, !dbg !252
	%68 = call float @__nv_fminf(float %38, float %41), !dbg !253
	%69 = fcmp uno float %38, %41, !dbg !253
	%70 = select i1 %69, float 0x7FF8000000000000, float %68, !dbg !253
	%71 = getelementptr inbounds float, float* %49, i64 8, !dbg !254
	store float %70, float* %71, align 4, !dbg !254
	%72 = call float @__nv_fmaxf(float %38, float %41), !dbg !255
	%73 = fcmp uno float %38, %41, !dbg !255
	%74 = select i1 %73, float 0x7FF8000000000000, float %72, !dbg !255
	%75 = getelementptr inbounds float, float* %49, i64 9, !dbg !256
	store float %74, float* %75, align 4, !dbg !256
	%76 = call float @__nv_sqrtf(float %38), !dbg !257
	%77 = getelementptr inbounds float, float* %49, i64 10, !dbg !258
	store float %76, float* %77, align 4, !dbg !258
	%78 = call float @__nv_fabsf(float %38), !dbg !259
	%79 = getelementptr inbounds float, float* %49, i64 11, !dbg !260
	store float %78, float* %79, align 4, !dbg !260
	%80 = call float @__nv_floorf(float %38), !dbg !261
	%81 = getelementptr inbounds float, float* %49, i64 12, !dbg !262
	store float %80, float* %81, align 4, !dbg !262
	%82 = call float @__nv_ceilf(float %38), !dbg !263
	%83 = getelementptr inbounds float, float* %49, i64 13, !dbg !264
	store float %82, float* %83, align 4, !dbg !264
	%84 = call float @__nv_truncf(float %38), !dbg !265
	%85 = getelementptr inbounds float, float* %49, i64 14, !dbg !266
	store float %84, float* %85, align 4, !dbg !266
	%86 = call float @__nv_rintf(float %38), !dbg !267
	%87 = getelementptr inbounds float, float* %49, i64 15, !dbg !268
	store float %86, float* %87, align 4, !dbg !268
	%88 = call float @__nv_copysignf(float %38, float %41), !dbg !269
	%89 = getelementptr inbounds float, float* %49, i64 16, !dbg !270
	store float %88, float* %89, align 4, !dbg !270
	%90 = getelementptr inbounds float, float* %49, i64 17, !dbg !271
	store float %70, float* %90, align 4, !dbg !271
	%91 = getelementptr inbounds float, float* %49, i64 18, !dbg !272
	store float %74, float* %91, align 4, !dbg !272
	%92 = getelementptr inbounds float, float* %49, i64 19, !dbg !273
	store float 0.000000e+00, float* %92, align 4, !dbg !273
	%93 = fcmp olt float %38, %41, !dbg !274
	br i1 %93, label %b3, label %b4, !dbg !274

b3:
	%94 = load float, float* %92, align 4, !dbg !275
	%95 = fadd float %94, 1.000000e+00, !dbg !276
	store float %95, float* %92, align 4, !dbg !275
	br label %b4, !dbg !275

b4:
	%96 = fcmp ole float %38, %41, !dbg !277
	br i1 %96, label %b5, label %b6, !dbg !277

b5:
	%97 = load float, float* %92, align 4, !dbg !278
	%98 = fadd float %97, 2.000000e+00, !dbg !279
	store float %98, float* %92, align 4, !dbg !278
	br label %b6, !dbg !278

b6:
	%99 = fcmp oeq float %38, %41, !dbg !280
	br i1 %99, label %b7, label %b8, !dbg !280

b7:
	%100 = load float, float* %92, align 4, !dbg !281
	%101 = fadd float %100, 4.000000e+00, !dbg !282
	store float %101, float* %92, align 4, !dbg !281
	br label %b8, !dbg !281

b8:
	%102 = fcmp une float %38, %41, !dbg !283
	br i1 %102, label %b9, label %b10, !dbg !283

b9:
	%103 = load float, float* %92, align 4, !dbg !284
	%104 = fadd float %103, 8.000000e+00, !dbg !285
	store float %104, float* %92, align 4, !dbg !284
	br label %b10, !dbg !284

b10:
	%105 = fcmp ogt float %38, %41, !dbg !286
	br i1 %105, label %b12, label %b11, !dbg !286

b11:
	%106 = load float, float* %92, align 4, !dbg !287
	%107 = fadd float %106, 1.600000e+01, !dbg !288
	store float %107, float* %92, align 4, !dbg !287
	br label %b12, !dbg !287

b12:
	%108 = fcmp oge float %38, %41, !dbg !289
	br i1 %108, label %b14, label %b13, !dbg !289

b13:
	%109 = load float, float* %92, align 4, !dbg !290
	%110 = fadd float %109, 3.200000e+01, !dbg !291
	store float %110, float* %92, align 4, !dbg !290
	br label %b14, !dbg !290

b14:
	%111 = fpext float %41 to double, !dbg !292
	%112 = fptrunc double %111 to float, !dbg !293
	%113 = fadd float %38, %112, !dbg !294
	%114 = getelementptr inbounds float, float* %49, i64 20, !dbg !295
	store float %113, float* %114, align 4, !dbg !295
	%115 = fmul float %38, 0x3FB99999A0000000, !dbg !296
	%116 = getelementptr inbounds float, float* %49, i64 21, !dbg !297
	store float %115, float* %116, align 4, !dbg !297
	%117 = call float @__nv_roundf(float %38), !dbg !298
	%118 = getelementptr inbounds float, float* %49, i64 22, !dbg !299
	store float %117, float* %118, align 4, !dbg !299
	%119 = call float @__nv_fmaf(float %38, float %41, float %44), !dbg !300
	%120 = getelementptr inbounds float, float* %49, i64 23, !dbg !301
	store float %119, float* %120, align 4, !dbg !301
	%121 = add i64 %35, %34, !dbg !225
	br label %b1, !dbg !225

b15:
	ret void, !dbg !224

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %35, i64 %p3), !dbg !227
	ret void, !dbg !227

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %35, i64 %p5), !dbg !228
	ret void, !dbg !228

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %47, i64 %p7), !dbg !232
	ret void, !dbg !232
}

define void @FloatsFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, double* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !302 {
entry:
	br label %b0, !dbg !303

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !306, !range !9
	%1 = sext i32 %0 to i64, !dbg !306
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !306, !range !10
	%3 = sext i32 %2 to i64, !dbg !306
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !306, !range !10
	%5 = sext i32 %4 to i64, !dbg !306
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !306, !range !11
	%7 = sext i32 %6 to i64, !dbg !306
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !306, !range !12
	%9 = sext i32 %8 to i64, !dbg !306
	%10 = mul i64 %9, %5, !dbg !306
	%11 = add i64 %3, %10, !dbg !306
	%12 = mul i64 %7, %11, !dbg !306
	%13 = add i64 %1, %12, !dbg !306
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !306, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !306, !range !13
	%16 = mul i32 %14, %15, !dbg !306
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !306, !range !14
	%18 = mul i32 %16, %17, !dbg !306
	%19 = sext i32 %18 to i64, !dbg !306
	%20 = mul i64 %13, %19, !dbg !306
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !306, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !306, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !306, !range !16
	%24 = mul i32 %15, %23, !dbg !306
	%25 = add i32 %22, %24, !dbg !306
	%26 = mul i32 %14, %25, !dbg !306
	%27 = add i32 %21, %26, !dbg !306
	%28 = sext i32 %27 to i64, !dbg !306
	%29 = add i64 %20, %28, !dbg !306
	%30 = mul i64 %7, %9, !dbg !306
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !306, !range !12
	%32 = sext i32 %31 to i64, !dbg !306
	%33 = mul i64 %30, %32, !dbg !306
	%34 = mul i64 %33, %19, !dbg !306
	br label %b1, !dbg !306

b1:
	%35 = phi i64 [ %29, %b0 ], [ %133, %b14 ], !dbg !306
	%36 = icmp slt i64 %35, %p1, !dbg !306
	br i1 %36, label %b2, label %b15, !dbg !306

b2:
	%37 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !307
	%38 = load double, double* %37, align 8, !dbg !307
	%39 = icmp uge i64 %35, %p3, !dbg !308
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !19

b2_ok1:
	%40 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !308
	%41 = load double, double* %40, align 8, !dbg !308
	%42 = icmp uge i64 %35, %p5, !dbg !309
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !309, !prof !19

b2_ok2:
	%43 = getelementptr inbounds double, double* %p4, i64 %35, !dbg !309
	%44 = load double, double* %43, align 8, !dbg !309
	%45 = mul i64 %35, 24, !dbg !310
	%46 = add i64 %35, 1, !dbg !311
	%47 = mul i64 %46, 24, !dbg !312
	%48 = icmp ugt i64 %47, %p7, !dbg !313
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !313, !prof !19

b2_ok3:
	%49 = getelementptr inbounds double, double* %p6, i64 %45, !dbg !313
	%50 = fadd double %38, %41, !dbg !316
	%51 = getelementptr inbounds double, double* %49, i64 0, !dbg !317
	store double %50, double* %51, align 8, !dbg !317
	%52 = fsub double %38, %41, !dbg !318
	%53 = getelementptr inbounds double, double* %49, i64 1, !dbg !319
	store double %52, double* %53, align 8, !dbg !319
	%54 = fmul double %38, %41, !dbg !320
	%55 = getelementptr inbounds double, double* %49, i64 2, !dbg !321
	store double %54, double* %55, align 8, !dbg !321
	%56 = fdiv double %38, %41, !dbg !322
	%57 = getelementptr inbounds double, double* %49, i64 3, !dbg !323
	store double %56, double* %57, align 8, !dbg !323
	%58 = fsub double -0.000000e+00, %38, !dbg !324
	%59 = getelementptr inbounds double, double* %49, i64 4, !dbg !325
	store double %58, double* %59, align 8, !dbg !325
	%60 = fadd double %54, %44, !dbg !326
	%61 = getelementptr inbounds double, double* %49, i64 5, !dbg !327
	store double %60, double* %61, align 8, !dbg !327
	%62 = call double @llvm.nvvm.mul.rn.d(double %38, double %41), !dbg !328
	%63 = fadd double %62, %44, !dbg !329
	%64 = getelementptr inbounds double, double* %49, i64 6, !dbg !330
	store double %63, double* %64, align 8, !dbg !330
	%65 = fmul double %44, %38, !dbg !331
	%66 = fsub double %54, %65, !dbg !332
	%67 = getelementptr inbounds double, double* %49, i64 7, !dbg !333
	store double %66, double* %67, align 8, !dbg !333
	%68 = call double @__nv_fmin(double %38, double %41), !dbg !334
	%69 = bitcast double %38 to i64, !dbg !334
	%70 = bitcast double %41 to i64, !dbg !334
	%71 = or i64 %69, %70, !dbg !334
	%72 = fcmp oeq double %38, %41, !dbg !334
	%73 = bitcast i64 %71 to double, !dbg !334
	%74 = select i1 %72, double %73, double %68, !dbg !334
	%75 = fcmp uno double %38, %41, !dbg !334
	%76 = select i1 %75, double 0x7FF8000000000000, double %74, !dbg !334
	%77 = getelementptr inbounds double, double* %49, i64 8, !dbg !335
	store double %76, double* %77, align 8, !dbg !335
	%78 = call double @__nv_fmax(double %38, double %41), !dbg !336
	%79 = bitcast double %38 to i64, !dbg !336
	%80 = bitcast double %41 to i64, !dbg !336
	%81 = and i64 %79, %80, !dbg !336
	%82 = fcmp oeq double %38, %41, !dbg !336
	%83 = bitcast i64 %81 to double, !dbg !336
	%84 = select i1 %82, double %83, double %78, !dbg !336
	%85 = fcmp uno double %38, %41, !dbg !336
	%86 = select i1 %85, double 0x7FF8000000000000, double %84, !dbg !336
	%87 = getelementptr inbounds double, double* %49, i64 9, !dbg !337
	store double %86, double* %87, align 8, !dbg !337
	%88 = call double @__nv_sqrt(double %38), !dbg !338
	%89 = getelementptr inbounds double, double* %49, i64 10, !dbg !339
	store double %88, double* %89, align 8, !dbg !339
	%90 = call double @__nv_fabs(double %38), !dbg !340
	%91 = getelementptr inbounds double, double* %49, i64 11, !dbg !341
	store double %90, double* %91, align 8, !dbg !341
	%92 = call double @__nv_floor(double %38), !dbg !342
	%93 = getelementptr inbounds double, double* %49, i64 12, !dbg !343
	store double %92, double* %93, align 8, !dbg !343
	%94 = call double @__nv_ceil(double %38), !dbg !344
	%95 = getelementptr inbounds double, double* %49, i64 13, !dbg !345
	store double %94, double* %95, align 8, !dbg !345
	%96 = call double @__nv_trunc(double %38), !dbg !346
	%97 = getelementptr inbounds double, double* %49, i64 14, !dbg !347
	store double %96, double* %97, align 8, !dbg !347
	%98 = call double @__nv_rint(double %38), !dbg !348
	%99 = getelementptr inbounds double, double* %49, i64 15, !dbg !349
	store double %98, double* %99, align 8, !dbg !349
	%100 = call double @__nv_copysign(double %38, double %41), !dbg !350
	%101 = getelementptr inbounds double, double* %49, i64 16, !dbg !351
	store double %100, double* %101, align 8, !dbg !351
	%102 = getelementptr inbounds double, double* %49, i64 17, !dbg !352
	store double %76, double* %102, align 8, !dbg !352
	%103 = getelementptr inbounds double, double* %49, i64 18, !dbg !353
	store double %86, double* %103, align 8, !dbg !353
	%104 = getelementptr inbounds double, double* %49, i64 19, !dbg !354
	store double 0.000000e+00, double* %104, align 8, !dbg !354
	%105 = fcmp olt double %38, %41, !dbg !355
	br i1 %105, label %b3, label %b4, !dbg !355

b3:
	%106 = load double, double* %104, align 8, !dbg !356
	%107 = fadd double %106, 1.000000e+00, !dbg !357
	store double %107, double* %104, align 8, !dbg !356
	br label %b4, !dbg !356

b4:
	%108 = fcmp ole double %38, %41, !dbg !358
	br i1 %108, label %b5, label %b6, !dbg !358

b5:
	%109 = load double, double* %104, align 8, !dbg !359
	%110 = fadd double %109, 2.000000e+00, !dbg !360
	store double %110, double* %104, align 8, !dbg !359
	br label %b6, !dbg !359

b6:
	%111 = fcmp oeq double %38, %41, !dbg !361
	br i1 %111, label %b7, label %b8, !dbg !361

b7:
	%112 = load double, double* %104, align 8, !dbg !362
	%113 = fadd double %112, 4.000000e+00, !dbg !363
	store double %113, double* %104, align 8, !dbg !362
	br label %b8, !dbg !362

b8:
	%114 = fcmp une double %38, %41, !dbg !364
	br i1 %114, label %b9, label %b10, !dbg !364

b9:
	%115 = load double, double* %104, align 8, !dbg !365
	%116 = fadd double %115, 8.000000e+00, !dbg !366
	store double %116, double* %104, align 8, !dbg !365
	br label %b10, !dbg !365

b10:
	%117 = fcmp ogt double %38, %41, !dbg !367
	br i1 %117, label %b12, label %b11, !dbg !367

b11:
	%118 = load double, double* %104, align 8, !dbg !368
	%119 = fadd double %118, 1.600000e+01, !dbg !369
	store double %119, double* %104, align 8, !dbg !368
	br label %b12, !dbg !368

b12:
	%120 = fcmp oge double %38, %41, !dbg !370
	br i1 %120, label %b14, label %b13, !dbg !370

b13:
	%121 = load double, double* %104, align 8, !dbg !371
	%122 = fadd double %121, 3.200000e+01, !dbg !372
	store double %122, double* %104, align 8, !dbg !371
	br label %b14, !dbg !371

b14:
	%123 = fptrunc double %38 to float, !dbg !373
	%124 = fpext float %123 to double, !dbg !374
	%125 = fadd double %124, %41, !dbg !375
	%126 = getelementptr inbounds double, double* %49, i64 20, !dbg !376
	store double %125, double* %126, align 8, !dbg !376
	%127 = fmul double %38, 1.000000e-01, !dbg !377
	%128 = getelementptr inbounds double, double* %49, i64 21, !dbg !378
	store double %127, double* %128, align 8, !dbg !378
	%129 = call double @__nv_round(double %38), !dbg !379
	%130 = getelementptr inbounds double, double* %49, i64 22, !dbg !380
	store double %129, double* %130, align 8, !dbg !380
	%131 = call double @__nv_fma(double %38, double %41, double %44), !dbg !381
	%132 = getelementptr inbounds double, double* %49, i64 23, !dbg !382
	store double %131, double* %132, align 8, !dbg !382
	%133 = add i64 %35, %34, !dbg !306
	br label %b1, !dbg !306

b15:
	ret void, !dbg !305

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %35, i64 %p3), !dbg !308
	ret void, !dbg !308

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %35, i64 %p5), !dbg !309
	ret void, !dbg !309

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %47, i64 %p7), !dbg !313
	ret void, !dbg !313
}

define void @TruncsFloat32(float* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !383 {
entry:
	br label %b0, !dbg !384

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !387, !range !9
	%1 = sext i32 %0 to i64, !dbg !387
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !387, !range !10
	%3 = sext i32 %2 to i64, !dbg !387
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !387, !range !10
	%5 = sext i32 %4 to i64, !dbg !387
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !387, !range !11
	%7 = sext i32 %6 to i64, !dbg !387
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !387, !range !12
	%9 = sext i32 %8 to i64, !dbg !387
	%10 = mul i64 %9, %5, !dbg !387
	%11 = add i64 %3, %10, !dbg !387
	%12 = mul i64 %7, %11, !dbg !387
	%13 = add i64 %1, %12, !dbg !387
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !387, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !387, !range !13
	%16 = mul i32 %14, %15, !dbg !387
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !387, !range !14
	%18 = mul i32 %16, %17, !dbg !387
	%19 = sext i32 %18 to i64, !dbg !387
	%20 = mul i64 %13, %19, !dbg !387
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !387, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !387, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !387, !range !16
	%24 = mul i32 %15, %23, !dbg !387
	%25 = add i32 %22, %24, !dbg !387
	%26 = mul i32 %14, %25, !dbg !387
	%27 = add i32 %21, %26, !dbg !387
	%28 = sext i32 %27 to i64, !dbg !387
	%29 = add i64 %20, %28, !dbg !387
	%30 = mul i64 %7, %9, !dbg !387
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !387, !range !12
	%32 = sext i32 %31 to i64, !dbg !387
	%33 = mul i64 %30, %32, !dbg !387
	%34 = mul i64 %33, %19, !dbg !387
	br label %b1, !dbg !387

b1:
	%35 = phi i64 [ %29, %b0 ], [ %103, %b2_ok1 ], !dbg !387
	%36 = icmp slt i64 %35, %p1, !dbg !387
	br i1 %36, label %b2, label %b3, !dbg !387

b2:
	%37 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !388
	%38 = load float, float* %37, align 4, !dbg !388
	%39 = mul i64 %35, 10, !dbg !389
	%40 = add i64 %35, 1, !dbg !390
	%41 = mul i64 %40, 10, !dbg !391
	%42 = icmp ugt i64 %41, %p3, !dbg !392
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !392, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !392
	%44 = call i32 @llvm.nvvm.f2i.rz(float %38), !dbg !395
	%45 = icmp slt i32 %44, -128, !dbg !395
	%46 = select i1 %45, i32 -128, i32 %44, !dbg !395
	%47 = icmp sgt i32 %46, 127, !dbg !395
	%48 = select i1 %47, i32 127, i32 %46, !dbg !395
	%49 = trunc i32 %48 to i8, !dbg !395
	%50 = sext i8 %49 to i64, !dbg !396
	%51 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !397
	store i64 %50, i64* %51, align 8, !dbg !397
	%52 = call i32 @llvm.nvvm.f2i.rz(float %38), !dbg !398
	%53 = icmp slt i32 %52, -32768, !dbg !398
	%54 = select i1 %53, i32 -32768, i32 %52, !dbg !398
	%55 = icmp sgt i32 %54, 32767, !dbg !398
	%56 = select i1 %55, i32 32767, i32 %54, !dbg !398
	%57 = trunc i32 %56 to i16, !dbg !398
	%58 = sext i16 %57 to i64, !dbg !399
	%59 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !400
	store i64 %58, i64* %59, align 8, !dbg !400
	%60 = call i32 @llvm.nvvm.f2i.rz(float %38), !dbg !401
	%61 = sext i32 %60 to i64, !dbg !402
	%62 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !403
	store i64 %61, i64* %62, align 8, !dbg !403
	%63 = call i64 @llvm.nvvm.f2ll.rz(float %38), !dbg !404
	%64 = fcmp uno float %38, %38, !dbg !404
	%65 = select i1 %64, i64 0, i64 %63, !dbg !404
	%66 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !405
	store i64 %65, i64* %66, align 8, !dbg !405
	%67 = call i32 @llvm.nvvm.f2i.rz(float %38), !dbg !406
	%68 = icmp slt i32 %67, 0, !dbg !406
	%69 = select i1 %68, i32 0, i32 %67, !dbg !406
	%70 = icmp sgt i32 %69, 255, !dbg !406
	%71 = select i1 %70, i32 255, i32 %69, !dbg !406
	%72 = trunc i32 %71 to i8, !dbg !406
	%73 = zext i8 %72 to i64, !dbg !407
	%74 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !408
	store i64 %73, i64* %74, align 8, !dbg !408
	%75 = call i32 @llvm.nvvm.f2i.rz(float %38), !dbg !409
	%76 = icmp slt i32 %75, 0, !dbg !409
	%77 = select i1 %76, i32 0, i32 %75, !dbg !409
	%78 = icmp sgt i32 %77, 65535, !dbg !409
	%79 = select i1 %78, i32 65535, i32 %77, !dbg !409
	%80 = trunc i32 %79 to i16, !dbg !409
	%81 = zext i16 %80 to i64, !dbg !410
	%82 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !411
	store i64 %81, i64* %82, align 8, !dbg !411
	%83 = call i32 @llvm.nvvm.f2ui.rz(float %38), !dbg !412
	%84 = zext i32 %83 to i64, !dbg !413
	%85 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !414
	store i64 %84, i64* %85, align 8, !dbg !414
	%86 = call i64 @llvm.nvvm.f2ull.rz(float %38), !dbg !415
	%87 = fcmp uno float %38, %38, !dbg !415
	%88 = select i1 %87, i64 0, i64 %86, !dbg !415
	%89 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !417
	store i64 %88, i64* %89, align 8, !dbg !417
	%90 = fsub float -0.000000e+00, %38, !dbg !418
	%91 = call i64 @llvm.nvvm.f2ll.rz(float %90), !dbg !419
	%92 = fcmp uno float %90, %90, !dbg !419
	%93 = select i1 %92, i64 0, i64 %91, !dbg !419
	%94 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !420
	store i64 %93, i64* %94, align 8, !dbg !420
	%95 = call i32 @llvm.nvvm.f2i.rz(float %90), !dbg !421
	%96 = icmp slt i32 %95, -128, !dbg !421
	%97 = select i1 %96, i32 -128, i32 %95, !dbg !421
	%98 = icmp sgt i32 %97, 127, !dbg !421
	%99 = select i1 %98, i32 127, i32 %97, !dbg !421
	%100 = trunc i32 %99 to i8, !dbg !421
	%101 = sext i8 %100 to i64, !dbg !422
	%102 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !423
	store i64 %101, i64* %102, align 8, !dbg !423
	%103 = add i64 %35, %34, !dbg !387
	br label %b1, !dbg !387

b3:
	ret void, !dbg !386

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %41, i64 %p3), !dbg !392
	ret void, !dbg !392
}

define void @TruncsFloat64(double* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !424 {
entry:
	br label %b0, !dbg !425

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !9
	%1 = sext i32 %0 to i64, !dbg !428
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !10
	%3 = sext i32 %2 to i64, !dbg !428
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !428, !range !10
	%5 = sext i32 %4 to i64, !dbg !428
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !11
	%7 = sext i32 %6 to i64, !dbg !428
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !12
	%9 = sext i32 %8 to i64, !dbg !428
	%10 = mul i64 %9, %5, !dbg !428
	%11 = add i64 %3, %10, !dbg !428
	%12 = mul i64 %7, %11, !dbg !428
	%13 = add i64 %1, %12, !dbg !428
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428, !range !13
	%16 = mul i32 %14, %15, !dbg !428
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !14
	%18 = mul i32 %16, %17, !dbg !428
	%19 = sext i32 %18 to i64, !dbg !428
	%20 = mul i64 %13, %19, !dbg !428
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !428, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !428, !range !16
	%24 = mul i32 %15, %23, !dbg !428
	%25 = add i32 %22, %24, !dbg !428
	%26 = mul i32 %14, %25, !dbg !428
	%27 = add i32 %21, %26, !dbg !428
	%28 = sext i32 %27 to i64, !dbg !428
	%29 = add i64 %20, %28, !dbg !428
	%30 = mul i64 %7, %9, !dbg !428
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !428, !range !12
	%32 = sext i32 %31 to i64, !dbg !428
	%33 = mul i64 %30, %32, !dbg !428
	%34 = mul i64 %33, %19, !dbg !428
	br label %b1, !dbg !428

b1:
	%35 = phi i64 [ %29, %b0 ], [ %117, %b2_ok1 ], !dbg !428
	%36 = icmp slt i64 %35, %p1, !dbg !428
	br i1 %36, label %b2, label %b3, !dbg !428

b2:
	%37 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !429
	%38 = load double, double* %37, align 8, !dbg !429
	%39 = mul i64 %35, 10, !dbg !430
	%40 = add i64 %35, 1, !dbg !431
	%41 = mul i64 %40, 10, !dbg !432
	%42 = icmp ugt i64 %41, %p3, !dbg !433
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !433, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !433
	%44 = call i32 @llvm.nvvm.d2i.rz(double %38), !dbg !436
	%45 = fcmp uno double %38, %38, !dbg !436
	%46 = select i1 %45, i32 0, i32 %44, !dbg !436
	%47 = icmp slt i32 %46, -128, !dbg !436
	%48 = select i1 %47, i32 -128, i32 %46, !dbg !436
	%49 = icmp sgt i32 %48, 127, !dbg !436
	%50 = select i1 %49, i32 127, i32 %48, !dbg !436
	%51 = trunc i32 %50 to i8, !dbg !436
	%52 = sext i8 %51 to i64, !dbg !437
	%53 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !438
	store i64 %52, i64* %53, align 8, !dbg !438
	%54 = call i32 @llvm.nvvm.d2i.rz(double %38), !dbg !439
	%55 = fcmp uno double %38, %38, !dbg !439
	%56 = select i1 %55, i32 0, i32 %54, !dbg !439
	%57 = icmp slt i32 %56, -32768, !dbg !439
	%58 = select i1 %57, i32 -32768, i32 %56, !dbg !439
	%59 = icmp sgt i32 %58, 32767, !dbg !439
	%60 = select i1 %59, i32 32767, i32 %58, !dbg !439
	%61 = trunc i32 %60 to i16, !dbg !439
	%62 = sext i16 %61 to i64, !dbg !440
	%63 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !441
	store i64 %62, i64* %63, align 8, !dbg !441
	%64 = call i32 @llvm.nvvm.d2i.rz(double %38), !dbg !442
	%65 = fcmp uno double %38, %38, !dbg !442
	%66 = select i1 %65, i32 0, i32 %64, !dbg !442
	%67 = sext i32 %66 to i64, !dbg !443
	%68 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !444
	store i64 %67, i64* %68, align 8, !dbg !444
	%69 = call i64 @llvm.nvvm.d2ll.rz(double %38), !dbg !445
	%70 = fcmp uno double %38, %38, !dbg !445
	%71 = select i1 %70, i64 0, i64 %69, !dbg !445
	%72 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !446
	store i64 %71, i64* %72, align 8, !dbg !446
	%73 = call i32 @llvm.nvvm.d2i.rz(double %38), !dbg !447
	%74 = fcmp uno double %38, %38, !dbg !447
	%75 = select i1 %74, i32 0, i32 %73, !dbg !447
	%76 = icmp slt i32 %75, 0, !dbg !447
	%77 = select i1 %76, i32 0, i32 %75, !dbg !447
	%78 = icmp sgt i32 %77, 255, !dbg !447
	%79 = select i1 %78, i32 255, i32 %77, !dbg !447
	%80 = trunc i32 %79 to i8, !dbg !447
	%81 = zext i8 %80 to i64, !dbg !448
	%82 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !449
	store i64 %81, i64* %82, align 8, !dbg !449
	%83 = call i32 @llvm.nvvm.d2i.rz(double %38), !dbg !450
	%84 = fcmp uno double %38, %38, !dbg !450
	%85 = select i1 %84, i32 0, i32 %83, !dbg !450
	%86 = icmp slt i32 %85, 0, !dbg !450
	%87 = select i1 %86, i32 0, i32 %85, !dbg !450
	%88 = icmp sgt i32 %87, 65535, !dbg !450
	%89 = select i1 %88, i32 65535, i32 %87, !dbg !450
	%90 = trunc i32 %89 to i16, !dbg !450
	%91 = zext i16 %90 to i64, !dbg !451
	%92 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !452
	store i64 %91, i64* %92, align 8, !dbg !452
	%93 = call i32 @llvm.nvvm.d2ui.rz(double %38), !dbg !453
	%94 = fcmp uno double %38, %38, !dbg !453
	%95 = select i1 %94, i32 0, i32 %93, !dbg !453
	%96 = zext i32 %95 to i64, !dbg !454
	%97 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !455
	store i64 %96, i64* %97, align 8, !dbg !455
	%98 = call i64 @llvm.nvvm.d2ull.rz(double %38), !dbg !456
	%99 = fcmp uno double %38, %38, !dbg !456
	%100 = select i1 %99, i64 0, i64 %98, !dbg !456
	%101 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !458
	store i64 %100, i64* %101, align 8, !dbg !458
	%102 = fsub double -0.000000e+00, %38, !dbg !459
	%103 = call i64 @llvm.nvvm.d2ll.rz(double %102), !dbg !460
	%104 = fcmp uno double %102, %102, !dbg !460
	%105 = select i1 %104, i64 0, i64 %103, !dbg !460
	%106 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !461
	store i64 %105, i64* %106, align 8, !dbg !461
	%107 = call i32 @llvm.nvvm.d2i.rz(double %102), !dbg !462
	%108 = fcmp uno double %102, %102, !dbg !462
	%109 = select i1 %108, i32 0, i32 %107, !dbg !462
	%110 = icmp slt i32 %109, -128, !dbg !462
	%111 = select i1 %110, i32 -128, i32 %109, !dbg !462
	%112 = icmp sgt i32 %111, 127, !dbg !462
	%113 = select i1 %112, i32 127, i32 %111, !dbg !462
	%114 = trunc i32 %113 to i8, !dbg !462
	%115 = sext i8 %114 to i64, !dbg !463
	%116 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !464
	store i64 %115, i64* %116, align 8, !dbg !464
	%117 = add i64 %35, %34, !dbg !428
	br label %b1, !dbg !428

b3:
	ret void, !dbg !427

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %41, i64 %p3), !dbg !433
	ret void, !dbg !433
}

define void @Bits(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !465 {
entry:
	br label %b0, !dbg !466

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467, !range !9
	%1 = sext i32 %0 to i64, !dbg !467
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !467, !range !10
	%3 = sext i32 %2 to i64, !dbg !467
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !467, !range !10
	%5 = sext i32 %4 to i64, !dbg !467
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !467, !range !11
	%7 = sext i32 %6 to i64, !dbg !467
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !467, !range !12
	%9 = sext i32 %8 to i64, !dbg !467
	%10 = mul i64 %9, %5, !dbg !467
	%11 = add i64 %3, %10, !dbg !467
	%12 = mul i64 %7, %11, !dbg !467
	%13 = add i64 %1, %12, !dbg !467
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !467, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !467, !range !13
	%16 = mul i32 %14, %15, !dbg !467
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !467, !range !14
	%18 = mul i32 %16, %17, !dbg !467
	%19 = sext i32 %18 to i64, !dbg !467
	%20 = mul i64 %13, %19, !dbg !467
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !467, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !467, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !467, !range !16
	%24 = mul i32 %15, %23, !dbg !467
	%25 = add i32 %22, %24, !dbg !467
	%26 = mul i32 %14, %25, !dbg !467
	%27 = add i32 %21, %26, !dbg !467
	%28 = sext i32 %27 to i64, !dbg !467
	%29 = add i64 %20, %28, !dbg !467
	%30 = mul i64 %7, %9, !dbg !467
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !467, !range !12
	%32 = sext i32 %31 to i64, !dbg !467
	%33 = mul i64 %30, %32, !dbg !467
	%34 = mul i64 %33, %19, !dbg !467
	br label %b1, !dbg !467

b1:
	%35 = phi i64 [ %29, %b0 ], [ %119, %b2_ok2 ], !dbg !467
	%36 = icmp slt i64 %35, %p1, !dbg !467
	br i1 %36, label %b2, label %b3, !dbg !467

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !468
	%38 = load i64, i64* %37, align 8, !dbg !468
	%39 = icmp uge i64 %35, %p3, !dbg !469
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !469, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !469
	%41 = load i64, i64* %40, align 8, !dbg !469
	%42 = mul i64 %35, 16, !dbg !470
	%43 = add i64 %35, 1, !dbg !471
	%44 = mul i64 %43, 16, !dbg !472
	%45 = icmp ugt i64 %44, %p5, !dbg !473
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !473, !prof !19

b2_ok2:
	%46 = getelementptr inbounds i64, i64* %p4, i64 %42, !dbg !473
	%47 = call i64 @llvm.ctpop.i64(i64 %38), !dbg !476
	%48 = getelementptr inbounds i64, i64* %46, i64 0, !dbg !478
	store i64 %47, i64* %48, align 8, !dbg !478
	%49 = trunc i64 %38 to i8, !dbg !479
	%50 = zext i8 %49 to i32, !dbg !480
	%51 = call i32 @llvm.ctpop.i32(i32 %50), !dbg !480
	%52 = zext i32 %51 to i64, !dbg !480
	%53 = getelementptr inbounds i64, i64* %46, i64 1, !dbg !482
	store i64 %52, i64* %53, align 8, !dbg !482
	%54 = call i64 @llvm.ctlz.i64(i64 %38, i1 false), !dbg !483
	%55 = getelementptr inbounds i64, i64* %46, i64 2, !dbg !485
	store i64 %54, i64* %55, align 8, !dbg !485
	%56 = trunc i64 %38 to i16, !dbg !486
	%57 = zext i16 %56 to i32, !dbg !487
	%58 = call i32 @llvm.ctlz.i32(i32 %57, i1 false), !dbg !487
	%59 = zext i32 %58 to i64, !dbg !487
	%60 = sub i64 %59, 16, !dbg !487
	%61 = getelementptr inbounds i64, i64* %46, i64 3, !dbg !489
	store i64 %60, i64* %61, align 8, !dbg !489
	%62 = call i64 @llvm.cttz.i64(i64 %38, i1 false), !dbg !490
	%63 = getelementptr inbounds i64, i64* %46, i64 4, !dbg !492
	store i64 %62, i64* %63, align 8, !dbg !492
	%64 = trunc i64 %38 to i32, !dbg !493
	%65 = call i32 @llvm.cttz.i32(i32 %64, i1 false), !dbg !494
	%66 = zext i32 %65 to i64, !dbg !494
	%67 = getelementptr inbounds i64, i64* %46, i64 5, !dbg !496
	store i64 %66, i64* %67, align 8, !dbg !496
	%68 = call i64 @llvm.bitreverse.i64(i64 %38), !dbg !497
	%69 = getelementptr inbounds i64, i64* %46, i64 6, !dbg !498
	store i64 %68, i64* %69, align 8, !dbg !498
	%70 = call i32 @llvm.bitreverse.i32(i32 %50), !dbg !499
	%71 = lshr i32 %70, 24, !dbg !499
	%72 = trunc i32 %71 to i8, !dbg !499
	%73 = zext i8 %72 to i64, !dbg !500
	%74 = getelementptr inbounds i64, i64* %46, i64 7, !dbg !501
	store i64 %73, i64* %74, align 8, !dbg !501
	%75 = call i64 @llvm.bswap.i64(i64 %38), !dbg !502
	%76 = getelementptr inbounds i64, i64* %46, i64 8, !dbg !503
	store i64 %75, i64* %76, align 8, !dbg !503
	%77 = call i32 @llvm.bswap.i32(i32 %57), !dbg !504
	%78 = lshr i32 %77, 16, !dbg !504
	%79 = trunc i32 %78 to i16, !dbg !504
	%80 = zext i16 %79 to i64, !dbg !505
	%81 = getelementptr inbounds i64, i64* %46, i64 9, !dbg !506
	store i64 %80, i64* %81, align 8, !dbg !506
	%82 = and i64 %41, 63, !dbg !508
	%83 = sub i64 0, %41, !dbg !508
	%84 = and i64 %83, 63, !dbg !508
	%85 = icmp ult i64 %82, 64, !dbg !508
	%86 = shl i64 %38, %82, !dbg !508
	%87 = select i1 %85, i64 %86, i64 0, !dbg !508
	%88 = icmp ult i64 %84, 64, !dbg !508
	%89 = lshr i64 %38, %84, !dbg !508
	%90 = select i1 %88, i64 %89, i64 0, !dbg !508
	%91 = or i64 %87, %90, !dbg !508
	%92 = getelementptr inbounds i64, i64* %46, i64 10, !dbg !509
	store i64 %91, i64* %92, align 8, !dbg !509
	%93 = sub i64 0, %41, !dbg !510
	%94 = and i64 %93, 31, !dbg !511
	%95 = sub i64 0, %93, !dbg !511
	%96 = and i64 %95, 31, !dbg !511
	%97 = icmp ult i64 %94, 32, !dbg !511
	%98 = trunc i64 %94 to i32, !dbg !511
	%99 = shl i32 %64, %98, !dbg !511
	%100 = select i1 %97, i32 %99, i32 0, !dbg !511
	%101 = icmp ult i64 %96, 32, !dbg !511
	%102 = trunc i64 %96 to i32, !dbg !511
	%103 = lshr i32 %64, %102, !dbg !511
	%104 = select i1 %101, i32 %103, i32 0, !dbg !511
	%105 = or i32 %100, %104, !dbg !511
	%106 = zext i32 %105 to i64, !dbg !512
	%107 = getelementptr inbounds i64, i64* %46, i64 11, !dbg !513
	store i64 %106, i64* %107, align 8, !dbg !513
	%108 = sub i64 64, %54, !dbg !514
	%109 = getelementptr inbounds i64, i64* %46, i64 12, !dbg !516
	store i64 %108, i64* %109, align 8, !dbg !516
	%110 = call i32 @llvm.ctlz.i32(i32 %50, i1 false), !dbg !517
	%111 = zext i32 %110 to i64, !dbg !517
	%112 = sub i64 %111, 24, !dbg !517
	%113 = sub i64 8, %112, !dbg !517
	%114 = getelementptr inbounds i64, i64* %46, i64 13, !dbg !519
	store i64 %113, i64* %114, align 8, !dbg !519
	%115 = call i64 @llvm.nvvm.mulhi.ull(i64 %38, i64 %41), !dbg !520
	%116 = mul i64 %38, %41, !dbg !520
	%117 = getelementptr inbounds i64, i64* %46, i64 14, !dbg !521
	store i64 %115, i64* %117, align 8, !dbg !521
	%118 = getelementptr inbounds i64, i64* %46, i64 15, !dbg !522
	store i64 %116, i64* %118, align 8, !dbg !522
	%119 = add i64 %35, %34, !dbg !467
	br label %b1, !dbg !467

b3:
	ret void, !dbg !467

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %35, i64 %p3), !dbg !469
	ret void, !dbg !469

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %44, i64 %p5), !dbg !473
	ret void, !dbg !473
}

define void @IntsInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !524 {
entry:
	br label %b0, !dbg !525

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !528, !range !9
	%1 = sext i32 %0 to i64, !dbg !528
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !528, !range !10
	%3 = sext i32 %2 to i64, !dbg !528
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !528, !range !10
	%5 = sext i32 %4 to i64, !dbg !528
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !528, !range !11
	%7 = sext i32 %6 to i64, !dbg !528
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !528, !range !12
	%9 = sext i32 %8 to i64, !dbg !528
	%10 = mul i64 %9, %5, !dbg !528
	%11 = add i64 %3, %10, !dbg !528
	%12 = mul i64 %7, %11, !dbg !528
	%13 = add i64 %1, %12, !dbg !528
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !528, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !528, !range !13
	%16 = mul i32 %14, %15, !dbg !528
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !528, !range !14
	%18 = mul i32 %16, %17, !dbg !528
	%19 = sext i32 %18 to i64, !dbg !528
	%20 = mul i64 %13, %19, !dbg !528
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !528, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !528, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !528, !range !16
	%24 = mul i32 %15, %23, !dbg !528
	%25 = add i32 %22, %24, !dbg !528
	%26 = mul i32 %14, %25, !dbg !528
	%27 = add i32 %21, %26, !dbg !528
	%28 = sext i32 %27 to i64, !dbg !528
	%29 = add i64 %20, %28, !dbg !528
	%30 = mul i64 %7, %9, !dbg !528
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !528, !range !12
	%32 = sext i32 %31 to i64, !dbg !528
	%33 = mul i64 %30, %32, !dbg !528
	%34 = mul i64 %33, %19, !dbg !528
	br label %b1, !dbg !528

b1:
	%35 = phi i64 [ %29, %b0 ], [ %185, %b18_ok1 ], !dbg !528
	%36 = icmp slt i64 %35, %p1, !dbg !528
	br i1 %36, label %b2, label %b19, !dbg !528

b2:
	%37 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !529
	%38 = load i8, i8* %37, align 1, !dbg !529
	%39 = icmp uge i64 %35, %p3, !dbg !530
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !530, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !530
	%41 = load i8, i8* %40, align 1, !dbg !530
	%42 = icmp uge i64 %35, %p5, !dbg !531
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !531, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !531
	%44 = load i64, i64* %43, align 8, !dbg !531
	%45 = mul i64 %35, 40, !dbg !532
	%46 = add i64 %35, 1, !dbg !533
	%47 = mul i64 %46, 40, !dbg !534
	%48 = icmp ugt i64 %47, %p7, !dbg !535
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !535, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !535
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !535, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i8, i8* %p6, i64 %45, !dbg !535
	%51 = add i8 %38, %41, !dbg !538
	%52 = getelementptr inbounds i8, i8* %50, i64 0, !dbg !539
	store i8 %51, i8* %52, align 1, !dbg !539
	%53 = sub i8 %38, %41, !dbg !540
	%54 = getelementptr inbounds i8, i8* %50, i64 1, !dbg !541
	store i8 %53, i8* %54, align 1, !dbg !541
	%55 = mul i8 %38, %41, !dbg !542
	%56 = getelementptr inbounds i8, i8* %50, i64 2, !dbg !543
	store i8 %55, i8* %56, align 1, !dbg !543
	%57 = icmp eq i8 %41, 0, !dbg !544
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !544, !prof !19

b2_ok5:
	%58 = icmp eq i8 %41, -1, !dbg !544
	%59 = select i1 %58, i8 1, i8 %41, !dbg !544
	%60 = sdiv i8 %38, %59, !dbg !544
	%61 = sub i8 0, %38, !dbg !544
	%62 = select i1 %58, i8 %61, i8 %60, !dbg !544
	%63 = getelementptr inbounds i8, i8* %50, i64 3, !dbg !545
	store i8 %62, i8* %63, align 1, !dbg !545
	%64 = icmp eq i8 %41, -1, !dbg !546
	%65 = select i1 %64, i8 1, i8 %41, !dbg !546
	%66 = srem i8 %38, %65, !dbg !546
	%67 = getelementptr inbounds i8, i8* %50, i64 4, !dbg !547
	store i8 %66, i8* %67, align 1, !dbg !547
	%68 = and i8 %38, %41, !dbg !548
	%69 = getelementptr inbounds i8, i8* %50, i64 5, !dbg !549
	store i8 %68, i8* %69, align 1, !dbg !549
	%70 = or i8 %38, %41, !dbg !550
	%71 = getelementptr inbounds i8, i8* %50, i64 6, !dbg !551
	store i8 %70, i8* %71, align 1, !dbg !551
	%72 = xor i8 %38, %41, !dbg !552
	%73 = getelementptr inbounds i8, i8* %50, i64 7, !dbg !553
	store i8 %72, i8* %73, align 1, !dbg !553
	%74 = xor i8 %41, -1, !dbg !554
	%75 = and i8 %38, %74, !dbg !554
	%76 = getelementptr inbounds i8, i8* %50, i64 8, !dbg !555
	store i8 %75, i8* %76, align 1, !dbg !555
	%77 = icmp ult i64 %44, 8, !dbg !556
	%78 = trunc i64 %44 to i8, !dbg !556
	%79 = shl i8 %38, %78, !dbg !556
	%80 = select i1 %77, i8 %79, i8 0, !dbg !556
	%81 = getelementptr inbounds i8, i8* %50, i64 9, !dbg !557
	store i8 %80, i8* %81, align 1, !dbg !557
	%82 = icmp ult i64 %44, 8, !dbg !558
	%83 = trunc i64 %44 to i8, !dbg !558
	%84 = select i1 %82, i8 %83, i8 7, !dbg !558
	%85 = ashr i8 %38, %84, !dbg !558
	%86 = getelementptr inbounds i8, i8* %50, i64 10, !dbg !559
	store i8 %85, i8* %86, align 1, !dbg !559
	%87 = trunc i64 %44 to i8, !dbg !560
	%88 = icmp ult i8 %87, 8, !dbg !561
	%89 = shl i8 %38, %87, !dbg !561
	%90 = select i1 %88, i8 %89, i8 0, !dbg !561
	%91 = getelementptr inbounds i8, i8* %50, i64 11, !dbg !562
	store i8 %90, i8* %91, align 1, !dbg !562
	%92 = trunc i64 %44 to i16, !dbg !563
	%93 = icmp ult i16 %92, 8, !dbg !564
	%94 = trunc i16 %92 to i8, !dbg !564
	%95 = select i1 %93, i8 %94, i8 7, !dbg !564
	%96 = ashr i8 %38, %95, !dbg !564
	%97 = getelementptr inbounds i8, i8* %50, i64 12, !dbg !565
	store i8 %96, i8* %97, align 1, !dbg !565
	%98 = sub i8 0, %38, !dbg !566
	%99 = getelementptr inbounds i8, i8* %50, i64 13, !dbg !567
	store i8 %98, i8* %99, align 1, !dbg !567
	%100 = xor i8 %38, -1, !dbg !568
	%101 = getelementptr inbounds i8, i8* %50, i64 14, !dbg !569
	store i8 %100, i8* %101, align 1, !dbg !569
	%102 = icmp eq i8 %38, %41, !dbg !570
	br i1 %102, label %b4, label %b3, !dbg !573

b3:
	br label %b4, !dbg !574

b4:
	%103 = phi i8 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !575
	%104 = getelementptr inbounds i8, i8* %50, i64 15, !dbg !575
	store i8 %103, i8* %104, align 1, !dbg !575
	%105 = icmp ne i8 %38, %41, !dbg !576
	br i1 %105, label %b6, label %b5, !dbg !578

b5:
	br label %b6, !dbg !579

b6:
	%106 = phi i8 [ 1, %b4 ], [ 0, %b5 ], !dbg !580
	%107 = getelementptr inbounds i8, i8* %50, i64 16, !dbg !580
	store i8 %106, i8* %107, align 1, !dbg !580
	%108 = icmp slt i8 %38, %41, !dbg !581
	br i1 %108, label %b8, label %b7, !dbg !583

b7:
	br label %b8, !dbg !584

b8:
	%109 = phi i8 [ 1, %b6 ], [ 0, %b7 ], !dbg !585
	%110 = getelementptr inbounds i8, i8* %50, i64 17, !dbg !585
	store i8 %109, i8* %110, align 1, !dbg !585
	%111 = icmp sle i8 %38, %41, !dbg !586
	br i1 %111, label %b10, label %b9, !dbg !588

b9:
	br label %b10, !dbg !589

b10:
	%112 = phi i8 [ 1, %b8 ], [ 0, %b9 ], !dbg !590
	%113 = getelementptr inbounds i8, i8* %50, i64 18, !dbg !590
	store i8 %112, i8* %113, align 1, !dbg !590
	%114 = icmp sgt i8 %38, %41, !dbg !591
	br i1 %114, label %b12, label %b11, !dbg !593

b11:
	br label %b12, !dbg !594

b12:
	%115 = phi i8 [ 1, %b10 ], [ 0, %b11 ], !dbg !595
	%116 = getelementptr inbounds i8, i8* %50, i64 19, !dbg !595
	store i8 %115, i8* %116, align 1, !dbg !595
	%117 = icmp sge i8 %38, %41, !dbg !596
	br i1 %117, label %b14, label %b13, !dbg !598

b13:
	br label %b14, !dbg !599

b14:
	%118 = phi i8 [ 1, %b12 ], [ 0, %b13 ], !dbg !600
	%119 = getelementptr inbounds i8, i8* %50, i64 20, !dbg !600
	store i8 %118, i8* %119, align 1, !dbg !600
	%120 = select i1 %108, i8 %38, i8 %41, !dbg !601
	%121 = getelementptr inbounds i8, i8* %50, i64 21, !dbg !602
	store i8 %120, i8* %121, align 1, !dbg !602
	%122 = select i1 %114, i8 %38, i8 %41, !dbg !603
	%123 = icmp sgt i8 %122, 3, !dbg !603
	%124 = select i1 %123, i8 %122, i8 3, !dbg !603
	%125 = getelementptr inbounds i8, i8* %50, i64 22, !dbg !604
	store i8 %124, i8* %125, align 1, !dbg !604
	%126 = sdiv i8 %38, 7, !dbg !605
	%127 = getelementptr inbounds i8, i8* %50, i64 23, !dbg !606
	store i8 %126, i8* %127, align 1, !dbg !606
	%128 = srem i8 %38, 10, !dbg !607
	%129 = getelementptr inbounds i8, i8* %50, i64 24, !dbg !608
	store i8 %128, i8* %129, align 1, !dbg !608
	%130 = shl i8 %38, 3, !dbg !609
	%131 = getelementptr inbounds i8, i8* %50, i64 25, !dbg !610
	store i8 %130, i8* %131, align 1, !dbg !610
	%132 = ashr i8 %38, 5, !dbg !611
	%133 = getelementptr inbounds i8, i8* %50, i64 26, !dbg !612
	store i8 %132, i8* %133, align 1, !dbg !612
	%134 = ashr i8 %38, 7, !dbg !613
	%135 = shl i8 %134, 6, !dbg !614
	%136 = ashr i8 %135, 1, !dbg !615
	%137 = getelementptr inbounds i8, i8* %50, i64 27, !dbg !616
	store i8 %136, i8* %137, align 1, !dbg !616
	%138 = sdiv i8 %38, 8, !dbg !617
	%139 = getelementptr inbounds i8, i8* %50, i64 28, !dbg !618
	store i8 %138, i8* %139, align 1, !dbg !618
	%140 = srem i8 %38, 16, !dbg !619
	%141 = getelementptr inbounds i8, i8* %50, i64 29, !dbg !620
	store i8 %140, i8* %141, align 1, !dbg !620
	%142 = mul i8 %38, 5, !dbg !621
	%143 = mul i8 %41, 3, !dbg !622
	%144 = sub i8 %142, %143, !dbg !623
	%145 = getelementptr inbounds i8, i8* %50, i64 30, !dbg !624
	store i8 %144, i8* %145, align 1, !dbg !624
	%146 = icmp sgt i8 %38, 3, !dbg !625
	br i1 %146, label %b15, label %b16, !dbg !625

b15:
	%147 = icmp slt i8 %41, 5, !dbg !626
	br i1 %147, label %b18, label %b16, !dbg !626

b16:
	br i1 %102, label %b18, label %b17, !dbg !628

b17:
	br label %b18, !dbg !629

b18:
	%148 = phi i8 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !630
	%149 = getelementptr inbounds i8, i8* %50, i64 31, !dbg !630
	store i8 %148, i8* %149, align 1, !dbg !630
	%150 = add i8 %38, 1, !dbg !631
	%151 = sub i8 %41, 1, !dbg !632
	%152 = mul i8 %150, %151, !dbg !633
	%153 = getelementptr inbounds i8, i8* %50, i64 32, !dbg !634
	store i8 %152, i8* %153, align 1, !dbg !634
	%154 = trunc i64 %44 to i8, !dbg !635
	%155 = getelementptr inbounds i8, i8* %50, i64 33, !dbg !636
	store i8 %154, i8* %155, align 1, !dbg !636
	%156 = and i64 %44, 31, !dbg !637
	%157 = icmp ult i64 %156, 8, !dbg !638
	%158 = trunc i64 %156 to i8, !dbg !638
	%159 = shl i8 1, %158, !dbg !638
	%160 = select i1 %157, i8 %159, i8 0, !dbg !638
	%161 = getelementptr inbounds i8, i8* %50, i64 34, !dbg !639
	store i8 %160, i8* %161, align 1, !dbg !639
	%162 = add i8 %38, %154, !dbg !640
	%163 = getelementptr inbounds i8, i8* %50, i64 35, !dbg !641
	store i8 %162, i8* %163, align 1, !dbg !641
	%164 = mul i8 %51, %38, !dbg !642
	%165 = sub i8 %164, 9, !dbg !643
	%166 = xor i8 %165, %41, !dbg !644
	%167 = shl i8 %166, 2, !dbg !645
	%168 = add i8 %167, 1, !dbg !646
	%169 = getelementptr inbounds i8, i8* %50, i64 36, !dbg !647
	store i8 %168, i8* %169, align 1, !dbg !647
	%170 = or i8 %41, 1, !dbg !648
	%171 = icmp eq i8 %170, 0, !dbg !649
	br i1 %171, label %b18_fail1, label %b18_ok1, !dbg !649, !prof !19

b18_ok1:
	%172 = icmp eq i8 %170, -1, !dbg !649
	%173 = select i1 %172, i8 1, i8 %170, !dbg !649
	%174 = sdiv i8 %38, %173, !dbg !649
	%175 = sub i8 0, %38, !dbg !649
	%176 = select i1 %172, i8 %175, i8 %174, !dbg !649
	%177 = getelementptr inbounds i8, i8* %50, i64 37, !dbg !650
	store i8 %176, i8* %177, align 1, !dbg !650
	%178 = mul i8 %62, %41, !dbg !651
	%179 = sub i8 %38, %178, !dbg !652
	%180 = sub i8 %179, %66, !dbg !653
	%181 = getelementptr inbounds i8, i8* %50, i64 38, !dbg !654
	store i8 %180, i8* %181, align 1, !dbg !654
	%182 = or i8 %38, %74, !dbg !655
	%183 = xor i8 %182, -1, !dbg !656
	%184 = getelementptr inbounds i8, i8* %50, i64 39, !dbg !657
	store i8 %183, i8* %184, align 1, !dbg !657
	%185 = add i64 %35, %34, !dbg !528
	br label %b1, !dbg !528

b19:
	ret void, !dbg !527

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !530
	ret void, !dbg !530

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !531
	ret void, !dbg !531

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !535
	ret void, !dbg !535

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !535
	ret void, !dbg !535

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !544
	ret void, !dbg !544

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !649
	ret void, !dbg !649
}

define void @IntsInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64* %p4, i64 %p5, i16* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !658 {
entry:
	br label %b0, !dbg !659

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !662, !range !9
	%1 = sext i32 %0 to i64, !dbg !662
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !662, !range !10
	%3 = sext i32 %2 to i64, !dbg !662
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !662, !range !10
	%5 = sext i32 %4 to i64, !dbg !662
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !662, !range !11
	%7 = sext i32 %6 to i64, !dbg !662
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !662, !range !12
	%9 = sext i32 %8 to i64, !dbg !662
	%10 = mul i64 %9, %5, !dbg !662
	%11 = add i64 %3, %10, !dbg !662
	%12 = mul i64 %7, %11, !dbg !662
	%13 = add i64 %1, %12, !dbg !662
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !662, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !662, !range !13
	%16 = mul i32 %14, %15, !dbg !662
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !662, !range !14
	%18 = mul i32 %16, %17, !dbg !662
	%19 = sext i32 %18 to i64, !dbg !662
	%20 = mul i64 %13, %19, !dbg !662
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !662, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !662, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !662, !range !16
	%24 = mul i32 %15, %23, !dbg !662
	%25 = add i32 %22, %24, !dbg !662
	%26 = mul i32 %14, %25, !dbg !662
	%27 = add i32 %21, %26, !dbg !662
	%28 = sext i32 %27 to i64, !dbg !662
	%29 = add i64 %20, %28, !dbg !662
	%30 = mul i64 %7, %9, !dbg !662
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !662, !range !12
	%32 = sext i32 %31 to i64, !dbg !662
	%33 = mul i64 %30, %32, !dbg !662
	%34 = mul i64 %33, %19, !dbg !662
	br label %b1, !dbg !662

b1:
	%35 = phi i64 [ %29, %b0 ], [ %187, %b18_ok1 ], !dbg !662
	%36 = icmp slt i64 %35, %p1, !dbg !662
	br i1 %36, label %b2, label %b19, !dbg !662

b2:
	%37 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !663
	%38 = load i16, i16* %37, align 2, !dbg !663
	%39 = icmp uge i64 %35, %p3, !dbg !664
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !664, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !664
	%41 = load i16, i16* %40, align 2, !dbg !664
	%42 = icmp uge i64 %35, %p5, !dbg !665
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !665, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !665
	%44 = load i64, i64* %43, align 8, !dbg !665
	%45 = mul i64 %35, 40, !dbg !666
	%46 = add i64 %35, 1, !dbg !667
	%47 = mul i64 %46, 40, !dbg !668
	%48 = icmp ugt i64 %47, %p7, !dbg !669
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !669, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !669
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !669, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i16, i16* %p6, i64 %45, !dbg !669
	%51 = add i16 %38, %41, !dbg !672
	%52 = getelementptr inbounds i16, i16* %50, i64 0, !dbg !673
	store i16 %51, i16* %52, align 2, !dbg !673
	%53 = sub i16 %38, %41, !dbg !674
	%54 = getelementptr inbounds i16, i16* %50, i64 1, !dbg !675
	store i16 %53, i16* %54, align 2, !dbg !675
	%55 = mul i16 %38, %41, !dbg !676
	%56 = getelementptr inbounds i16, i16* %50, i64 2, !dbg !677
	store i16 %55, i16* %56, align 2, !dbg !677
	%57 = icmp eq i16 %41, 0, !dbg !678
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !678, !prof !19

b2_ok5:
	%58 = icmp eq i16 %41, -1, !dbg !678
	%59 = select i1 %58, i16 1, i16 %41, !dbg !678
	%60 = sdiv i16 %38, %59, !dbg !678
	%61 = sub i16 0, %38, !dbg !678
	%62 = select i1 %58, i16 %61, i16 %60, !dbg !678
	%63 = getelementptr inbounds i16, i16* %50, i64 3, !dbg !679
	store i16 %62, i16* %63, align 2, !dbg !679
	%64 = icmp eq i16 %41, -1, !dbg !680
	%65 = select i1 %64, i16 1, i16 %41, !dbg !680
	%66 = srem i16 %38, %65, !dbg !680
	%67 = getelementptr inbounds i16, i16* %50, i64 4, !dbg !681
	store i16 %66, i16* %67, align 2, !dbg !681
	%68 = and i16 %38, %41, !dbg !682
	%69 = getelementptr inbounds i16, i16* %50, i64 5, !dbg !683
	store i16 %68, i16* %69, align 2, !dbg !683
	%70 = or i16 %38, %41, !dbg !684
	%71 = getelementptr inbounds i16, i16* %50, i64 6, !dbg !685
	store i16 %70, i16* %71, align 2, !dbg !685
	%72 = xor i16 %38, %41, !dbg !686
	%73 = getelementptr inbounds i16, i16* %50, i64 7, !dbg !687
	store i16 %72, i16* %73, align 2, !dbg !687
	%74 = xor i16 %41, -1, !dbg !688
	%75 = and i16 %38, %74, !dbg !688
	%76 = getelementptr inbounds i16, i16* %50, i64 8, !dbg !689
	store i16 %75, i16* %76, align 2, !dbg !689
	%77 = icmp ult i64 %44, 16, !dbg !690
	%78 = trunc i64 %44 to i16, !dbg !690
	%79 = shl i16 %38, %78, !dbg !690
	%80 = select i1 %77, i16 %79, i16 0, !dbg !690
	%81 = getelementptr inbounds i16, i16* %50, i64 9, !dbg !691
	store i16 %80, i16* %81, align 2, !dbg !691
	%82 = icmp ult i64 %44, 16, !dbg !692
	%83 = trunc i64 %44 to i16, !dbg !692
	%84 = select i1 %82, i16 %83, i16 15, !dbg !692
	%85 = ashr i16 %38, %84, !dbg !692
	%86 = getelementptr inbounds i16, i16* %50, i64 10, !dbg !693
	store i16 %85, i16* %86, align 2, !dbg !693
	%87 = trunc i64 %44 to i8, !dbg !694
	%88 = zext i8 %87 to i16, !dbg !695
	%89 = icmp ult i16 %88, 16, !dbg !695
	%90 = shl i16 %38, %88, !dbg !695
	%91 = select i1 %89, i16 %90, i16 0, !dbg !695
	%92 = getelementptr inbounds i16, i16* %50, i64 11, !dbg !696
	store i16 %91, i16* %92, align 2, !dbg !696
	%93 = trunc i64 %44 to i16, !dbg !697
	%94 = icmp ult i16 %93, 16, !dbg !698
	%95 = select i1 %94, i16 %93, i16 15, !dbg !698
	%96 = ashr i16 %38, %95, !dbg !698
	%97 = getelementptr inbounds i16, i16* %50, i64 12, !dbg !699
	store i16 %96, i16* %97, align 2, !dbg !699
	%98 = sub i16 0, %38, !dbg !700
	%99 = getelementptr inbounds i16, i16* %50, i64 13, !dbg !701
	store i16 %98, i16* %99, align 2, !dbg !701
	%100 = xor i16 %38, -1, !dbg !702
	%101 = getelementptr inbounds i16, i16* %50, i64 14, !dbg !703
	store i16 %100, i16* %101, align 2, !dbg !703
	%102 = icmp eq i16 %38, %41, !dbg !704
	br i1 %102, label %b4, label %b3, !dbg !707

b3:
	br label %b4, !dbg !708

b4:
	%103 = phi i16 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !709
	%104 = getelementptr inbounds i16, i16* %50, i64 15, !dbg !709
	store i16 %103, i16* %104, align 2, !dbg !709
	%105 = icmp ne i16 %38, %41, !dbg !710
	br i1 %105, label %b6, label %b5, !dbg !712

b5:
	br label %b6, !dbg !713

b6:
	%106 = phi i16 [ 1, %b4 ], [ 0, %b5 ], !dbg !714
	%107 = getelementptr inbounds i16, i16* %50, i64 16, !dbg !714
	store i16 %106, i16* %107, align 2, !dbg !714
	%108 = icmp slt i16 %38, %41, !dbg !715
	br i1 %108, label %b8, label %b7, !dbg !717

b7:
	br label %b8, !dbg !718

b8:
	%109 = phi i16 [ 1, %b6 ], [ 0, %b7 ], !dbg !719
	%110 = getelementptr inbounds i16, i16* %50, i64 17, !dbg !719
	store i16 %109, i16* %110, align 2, !dbg !719
	%111 = icmp sle i16 %38, %41, !dbg !720
	br i1 %111, label %b10, label %b9, !dbg !722

b9:
	br label %b10, !dbg !723

b10:
	%112 = phi i16 [ 1, %b8 ], [ 0, %b9 ], !dbg !724
	%113 = getelementptr inbounds i16, i16* %50, i64 18, !dbg !724
	store i16 %112, i16* %113, align 2, !dbg !724
	%114 = icmp sgt i16 %38, %41, !dbg !725
	br i1 %114, label %b12, label %b11, !dbg !727

b11:
	br label %b12, !dbg !728

b12:
	%115 = phi i16 [ 1, %b10 ], [ 0, %b11 ], !dbg !729
	%116 = getelementptr inbounds i16, i16* %50, i64 19, !dbg !729
	store i16 %115, i16* %116, align 2, !dbg !729
	%117 = icmp sge i16 %38, %41, !dbg !730
	br i1 %117, label %b14, label %b13, !dbg !732

b13:
	br label %b14, !dbg !733

b14:
	%118 = phi i16 [ 1, %b12 ], [ 0, %b13 ], !dbg !734
	%119 = getelementptr inbounds i16, i16* %50, i64 20, !dbg !734
	store i16 %118, i16* %119, align 2, !dbg !734
	%120 = select i1 %108, i16 %38, i16 %41, !dbg !735
	%121 = getelementptr inbounds i16, i16* %50, i64 21, !dbg !736
	store i16 %120, i16* %121, align 2, !dbg !736
	%122 = select i1 %114, i16 %38, i16 %41, !dbg !737
	%123 = icmp sgt i16 %122, 3, !dbg !737
	%124 = select i1 %123, i16 %122, i16 3, !dbg !737
	%125 = getelementptr inbounds i16, i16* %50, i64 22, !dbg !738
	store i16 %124, i16* %125, align 2, !dbg !738
	%126 = sdiv i16 %38, 7, !dbg !739
	%127 = getelementptr inbounds i16, i16* %50, i64 23, !dbg !740
	store i16 %126, i16* %127, align 2, !dbg !740
	%128 = srem i16 %38, 10, !dbg !741
	%129 = getelementptr inbounds i16, i16* %50, i64 24, !dbg !742
	store i16 %128, i16* %129, align 2, !dbg !742
	%130 = shl i16 %38, 3, !dbg !743
	%131 = getelementptr inbounds i16, i16* %50, i64 25, !dbg !744
	store i16 %130, i16* %131, align 2, !dbg !744
	%132 = ashr i16 %38, 5, !dbg !745
	%133 = getelementptr inbounds i16, i16* %50, i64 26, !dbg !746
	store i16 %132, i16* %133, align 2, !dbg !746
	%134 = ashr i16 %38, 7, !dbg !747
	%135 = shl i16 %134, 6, !dbg !748
	%136 = ashr i16 %135, 1, !dbg !749
	%137 = getelementptr inbounds i16, i16* %50, i64 27, !dbg !750
	store i16 %136, i16* %137, align 2, !dbg !750
	%138 = sdiv i16 %38, 8, !dbg !751
	%139 = getelementptr inbounds i16, i16* %50, i64 28, !dbg !752
	store i16 %138, i16* %139, align 2, !dbg !752
	%140 = srem i16 %38, 16, !dbg !753
	%141 = getelementptr inbounds i16, i16* %50, i64 29, !dbg !754
	store i16 %140, i16* %141, align 2, !dbg !754
	%142 = mul i16 %38, 5, !dbg !755
	%143 = mul i16 %41, 3, !dbg !756
	%144 = sub i16 %142, %143, !dbg !757
	%145 = getelementptr inbounds i16, i16* %50, i64 30, !dbg !758
	store i16 %144, i16* %145, align 2, !dbg !758
	%146 = icmp sgt i16 %38, 3, !dbg !759
	br i1 %146, label %b15, label %b16, !dbg !759

b15:
	%147 = icmp slt i16 %41, 5, !dbg !760
	br i1 %147, label %b18, label %b16, !dbg !760

b16:
	br i1 %102, label %b18, label %b17, !dbg !762

b17:
	br label %b18, !dbg !763

b18:
	%148 = phi i16 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !764
	%149 = getelementptr inbounds i16, i16* %50, i64 31, !dbg !764
	store i16 %148, i16* %149, align 2, !dbg !764
	%150 = add i16 %38, 1, !dbg !765
	%151 = sub i16 %41, 1, !dbg !766
	%152 = mul i16 %150, %151, !dbg !767
	%153 = getelementptr inbounds i16, i16* %50, i64 32, !dbg !768
	store i16 %152, i16* %153, align 2, !dbg !768
	%154 = trunc i64 %44 to i16, !dbg !769
	%155 = getelementptr inbounds i16, i16* %50, i64 33, !dbg !770
	store i16 %154, i16* %155, align 2, !dbg !770
	%156 = and i64 %44, 31, !dbg !771
	%157 = icmp ult i64 %156, 16, !dbg !772
	%158 = trunc i64 %156 to i16, !dbg !772
	%159 = shl i16 1, %158, !dbg !772
	%160 = select i1 %157, i16 %159, i16 0, !dbg !772
	%161 = getelementptr inbounds i16, i16* %50, i64 34, !dbg !773
	store i16 %160, i16* %161, align 2, !dbg !773
	%162 = trunc i64 %44 to i8, !dbg !774
	%163 = sext i8 %162 to i16, !dbg !775
	%164 = add i16 %38, %163, !dbg !776
	%165 = getelementptr inbounds i16, i16* %50, i64 35, !dbg !777
	store i16 %164, i16* %165, align 2, !dbg !777
	%166 = mul i16 %51, %38, !dbg !778
	%167 = sub i16 %166, 9, !dbg !779
	%168 = xor i16 %167, %41, !dbg !780
	%169 = shl i16 %168, 2, !dbg !781
	%170 = add i16 %169, 1, !dbg !782
	%171 = getelementptr inbounds i16, i16* %50, i64 36, !dbg !783
	store i16 %170, i16* %171, align 2, !dbg !783
	%172 = or i16 %41, 1, !dbg !784
	%173 = icmp eq i16 %172, 0, !dbg !785
	br i1 %173, label %b18_fail1, label %b18_ok1, !dbg !785, !prof !19

b18_ok1:
	%174 = icmp eq i16 %172, -1, !dbg !785
	%175 = select i1 %174, i16 1, i16 %172, !dbg !785
	%176 = sdiv i16 %38, %175, !dbg !785
	%177 = sub i16 0, %38, !dbg !785
	%178 = select i1 %174, i16 %177, i16 %176, !dbg !785
	%179 = getelementptr inbounds i16, i16* %50, i64 37, !dbg !786
	store i16 %178, i16* %179, align 2, !dbg !786
	%180 = mul i16 %62, %41, !dbg !787
	%181 = sub i16 %38, %180, !dbg !788
	%182 = sub i16 %181, %66, !dbg !789
	%183 = getelementptr inbounds i16, i16* %50, i64 38, !dbg !790
	store i16 %182, i16* %183, align 2, !dbg !790
	%184 = or i16 %38, %74, !dbg !791
	%185 = xor i16 %184, -1, !dbg !792
	%186 = getelementptr inbounds i16, i16* %50, i64 39, !dbg !793
	store i16 %185, i16* %186, align 2, !dbg !793
	%187 = add i64 %35, %34, !dbg !662
	br label %b1, !dbg !662

b19:
	ret void, !dbg !661

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !664
	ret void, !dbg !664

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !665
	ret void, !dbg !665

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !669
	ret void, !dbg !669

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !669
	ret void, !dbg !669

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !678
	ret void, !dbg !678

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !785
	ret void, !dbg !785
}

define void @IntsInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !794 {
entry:
	br label %b0, !dbg !795

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !798, !range !9
	%1 = sext i32 %0 to i64, !dbg !798
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !798, !range !10
	%3 = sext i32 %2 to i64, !dbg !798
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !798, !range !10
	%5 = sext i32 %4 to i64, !dbg !798
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !798, !range !11
	%7 = sext i32 %6 to i64, !dbg !798
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !798, !range !12
	%9 = sext i32 %8 to i64, !dbg !798
	%10 = mul i64 %9, %5, !dbg !798
	%11 = add i64 %3, %10, !dbg !798
	%12 = mul i64 %7, %11, !dbg !798
	%13 = add i64 %1, %12, !dbg !798
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !798, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !798, !range !13
	%16 = mul i32 %14, %15, !dbg !798
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !798, !range !14
	%18 = mul i32 %16, %17, !dbg !798
	%19 = sext i32 %18 to i64, !dbg !798
	%20 = mul i64 %13, %19, !dbg !798
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !798, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !798, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !798, !range !16
	%24 = mul i32 %15, %23, !dbg !798
	%25 = add i32 %22, %24, !dbg !798
	%26 = mul i32 %14, %25, !dbg !798
	%27 = add i32 %21, %26, !dbg !798
	%28 = sext i32 %27 to i64, !dbg !798
	%29 = add i64 %20, %28, !dbg !798
	%30 = mul i64 %7, %9, !dbg !798
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !798, !range !12
	%32 = sext i32 %31 to i64, !dbg !798
	%33 = mul i64 %30, %32, !dbg !798
	%34 = mul i64 %33, %19, !dbg !798
	br label %b1, !dbg !798

b1:
	%35 = phi i64 [ %29, %b0 ], [ %188, %b18_ok1 ], !dbg !798
	%36 = icmp slt i64 %35, %p1, !dbg !798
	br i1 %36, label %b2, label %b19, !dbg !798

b2:
	%37 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !799
	%38 = load i32, i32* %37, align 4, !dbg !799
	%39 = icmp uge i64 %35, %p3, !dbg !800
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !800, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !800
	%41 = load i32, i32* %40, align 4, !dbg !800
	%42 = icmp uge i64 %35, %p5, !dbg !801
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !801, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !801
	%44 = load i64, i64* %43, align 8, !dbg !801
	%45 = mul i64 %35, 40, !dbg !802
	%46 = add i64 %35, 1, !dbg !803
	%47 = mul i64 %46, 40, !dbg !804
	%48 = icmp ugt i64 %47, %p7, !dbg !805
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !805, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !805
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !805, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %45, !dbg !805
	%51 = add i32 %38, %41, !dbg !808
	%52 = getelementptr inbounds i32, i32* %50, i64 0, !dbg !809
	store i32 %51, i32* %52, align 4, !dbg !809
	%53 = sub i32 %38, %41, !dbg !810
	%54 = getelementptr inbounds i32, i32* %50, i64 1, !dbg !811
	store i32 %53, i32* %54, align 4, !dbg !811
	%55 = mul i32 %38, %41, !dbg !812
	%56 = getelementptr inbounds i32, i32* %50, i64 2, !dbg !813
	store i32 %55, i32* %56, align 4, !dbg !813
	%57 = icmp eq i32 %41, 0, !dbg !814
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !814, !prof !19

b2_ok5:
	%58 = icmp eq i32 %41, -1, !dbg !814
	%59 = select i1 %58, i32 1, i32 %41, !dbg !814
	%60 = sdiv i32 %38, %59, !dbg !814
	%61 = sub i32 0, %38, !dbg !814
	%62 = select i1 %58, i32 %61, i32 %60, !dbg !814
	%63 = getelementptr inbounds i32, i32* %50, i64 3, !dbg !815
	store i32 %62, i32* %63, align 4, !dbg !815
	%64 = icmp eq i32 %41, -1, !dbg !816
	%65 = select i1 %64, i32 1, i32 %41, !dbg !816
	%66 = srem i32 %38, %65, !dbg !816
	%67 = getelementptr inbounds i32, i32* %50, i64 4, !dbg !817
	store i32 %66, i32* %67, align 4, !dbg !817
	%68 = and i32 %38, %41, !dbg !818
	%69 = getelementptr inbounds i32, i32* %50, i64 5, !dbg !819
	store i32 %68, i32* %69, align 4, !dbg !819
	%70 = or i32 %38, %41, !dbg !820
	%71 = getelementptr inbounds i32, i32* %50, i64 6, !dbg !821
	store i32 %70, i32* %71, align 4, !dbg !821
	%72 = xor i32 %38, %41, !dbg !822
	%73 = getelementptr inbounds i32, i32* %50, i64 7, !dbg !823
	store i32 %72, i32* %73, align 4, !dbg !823
	%74 = xor i32 %41, -1, !dbg !824
	%75 = and i32 %38, %74, !dbg !824
	%76 = getelementptr inbounds i32, i32* %50, i64 8, !dbg !825
	store i32 %75, i32* %76, align 4, !dbg !825
	%77 = icmp ult i64 %44, 32, !dbg !826
	%78 = trunc i64 %44 to i32, !dbg !826
	%79 = shl i32 %38, %78, !dbg !826
	%80 = select i1 %77, i32 %79, i32 0, !dbg !826
	%81 = getelementptr inbounds i32, i32* %50, i64 9, !dbg !827
	store i32 %80, i32* %81, align 4, !dbg !827
	%82 = icmp ult i64 %44, 32, !dbg !828
	%83 = trunc i64 %44 to i32, !dbg !828
	%84 = select i1 %82, i32 %83, i32 31, !dbg !828
	%85 = ashr i32 %38, %84, !dbg !828
	%86 = getelementptr inbounds i32, i32* %50, i64 10, !dbg !829
	store i32 %85, i32* %86, align 4, !dbg !829
	%87 = trunc i64 %44 to i8, !dbg !830
	%88 = zext i8 %87 to i32, !dbg !831
	%89 = icmp ult i32 %88, 32, !dbg !831
	%90 = shl i32 %38, %88, !dbg !831
	%91 = select i1 %89, i32 %90, i32 0, !dbg !831
	%92 = getelementptr inbounds i32, i32* %50, i64 11, !dbg !832
	store i32 %91, i32* %92, align 4, !dbg !832
	%93 = trunc i64 %44 to i16, !dbg !833
	%94 = zext i16 %93 to i32, !dbg !834
	%95 = icmp ult i32 %94, 32, !dbg !834
	%96 = select i1 %95, i32 %94, i32 31, !dbg !834
	%97 = ashr i32 %38, %96, !dbg !834
	%98 = getelementptr inbounds i32, i32* %50, i64 12, !dbg !835
	store i32 %97, i32* %98, align 4, !dbg !835
	%99 = sub i32 0, %38, !dbg !836
	%100 = getelementptr inbounds i32, i32* %50, i64 13, !dbg !837
	store i32 %99, i32* %100, align 4, !dbg !837
	%101 = xor i32 %38, -1, !dbg !838
	%102 = getelementptr inbounds i32, i32* %50, i64 14, !dbg !839
	store i32 %101, i32* %102, align 4, !dbg !839
	%103 = icmp eq i32 %38, %41, !dbg !840
	br i1 %103, label %b4, label %b3, !dbg !843

b3:
	br label %b4, !dbg !844

b4:
	%104 = phi i32 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !845
	%105 = getelementptr inbounds i32, i32* %50, i64 15, !dbg !845
	store i32 %104, i32* %105, align 4, !dbg !845
	%106 = icmp ne i32 %38, %41, !dbg !846
	br i1 %106, label %b6, label %b5, !dbg !848

b5:
	br label %b6, !dbg !849

b6:
	%107 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !850
	%108 = getelementptr inbounds i32, i32* %50, i64 16, !dbg !850
	store i32 %107, i32* %108, align 4, !dbg !850
	%109 = icmp slt i32 %38, %41, !dbg !851
	br i1 %109, label %b8, label %b7, !dbg !853

b7:
	br label %b8, !dbg !854

b8:
	%110 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !855
	%111 = getelementptr inbounds i32, i32* %50, i64 17, !dbg !855
	store i32 %110, i32* %111, align 4, !dbg !855
	%112 = icmp sle i32 %38, %41, !dbg !856
	br i1 %112, label %b10, label %b9, !dbg !858

b9:
	br label %b10, !dbg !859

b10:
	%113 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !860
	%114 = getelementptr inbounds i32, i32* %50, i64 18, !dbg !860
	store i32 %113, i32* %114, align 4, !dbg !860
	%115 = icmp sgt i32 %38, %41, !dbg !861
	br i1 %115, label %b12, label %b11, !dbg !863

b11:
	br label %b12, !dbg !864

b12:
	%116 = phi i32 [ 1, %b10 ], [ 0, %b11 ], !dbg !865
	%117 = getelementptr inbounds i32, i32* %50, i64 19, !dbg !865
	store i32 %116, i32* %117, align 4, !dbg !865
	%118 = icmp sge i32 %38, %41, !dbg !866
	br i1 %118, label %b14, label %b13, !dbg !868

b13:
	br label %b14, !dbg !869

b14:
	%119 = phi i32 [ 1, %b12 ], [ 0, %b13 ], !dbg !870
	%120 = getelementptr inbounds i32, i32* %50, i64 20, !dbg !870
	store i32 %119, i32* %120, align 4, !dbg !870
	%121 = select i1 %109, i32 %38, i32 %41, !dbg !871
	%122 = getelementptr inbounds i32, i32* %50, i64 21, !dbg !872
	store i32 %121, i32* %122, align 4, !dbg !872
	%123 = select i1 %115, i32 %38, i32 %41, !dbg !873
	%124 = icmp sgt i32 %123, 3, !dbg !873
	%125 = select i1 %124, i32 %123, i32 3, !dbg !873
	%126 = getelementptr inbounds i32, i32* %50, i64 22, !dbg !874
	store i32 %125, i32* %126, align 4, !dbg !874
	%127 = sdiv i32 %38, 7, !dbg !875
	%128 = getelementptr inbounds i32, i32* %50, i64 23, !dbg !876
	store i32 %127, i32* %128, align 4, !dbg !876
	%129 = srem i32 %38, 10, !dbg !877
	%130 = getelementptr inbounds i32, i32* %50, i64 24, !dbg !878
	store i32 %129, i32* %130, align 4, !dbg !878
	%131 = shl i32 %38, 3, !dbg !879
	%132 = getelementptr inbounds i32, i32* %50, i64 25, !dbg !880
	store i32 %131, i32* %132, align 4, !dbg !880
	%133 = ashr i32 %38, 5, !dbg !881
	%134 = getelementptr inbounds i32, i32* %50, i64 26, !dbg !882
	store i32 %133, i32* %134, align 4, !dbg !882
	%135 = ashr i32 %38, 7, !dbg !883
	%136 = shl i32 %135, 6, !dbg !884
	%137 = ashr i32 %136, 1, !dbg !885
	%138 = getelementptr inbounds i32, i32* %50, i64 27, !dbg !886
	store i32 %137, i32* %138, align 4, !dbg !886
	%139 = sdiv i32 %38, 8, !dbg !887
	%140 = getelementptr inbounds i32, i32* %50, i64 28, !dbg !888
	store i32 %139, i32* %140, align 4, !dbg !888
	%141 = srem i32 %38, 16, !dbg !889
	%142 = getelementptr inbounds i32, i32* %50, i64 29, !dbg !890
	store i32 %141, i32* %142, align 4, !dbg !890
	%143 = mul i32 %38, 5, !dbg !891
	%144 = mul i32 %41, 3, !dbg !892
	%145 = sub i32 %143, %144, !dbg !893
	%146 = getelementptr inbounds i32, i32* %50, i64 30, !dbg !894
	store i32 %145, i32* %146, align 4, !dbg !894
	%147 = icmp sgt i32 %38, 3, !dbg !895
	br i1 %147, label %b15, label %b16, !dbg !895

b15:
	%148 = icmp slt i32 %41, 5, !dbg !896
	br i1 %148, label %b18, label %b16, !dbg !896

b16:
	br i1 %103, label %b18, label %b17, !dbg !898

b17:
	br label %b18, !dbg !899

b18:
	%149 = phi i32 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !900
	%150 = getelementptr inbounds i32, i32* %50, i64 31, !dbg !900
	store i32 %149, i32* %150, align 4, !dbg !900
	%151 = add i32 %38, 1, !dbg !901
	%152 = sub i32 %41, 1, !dbg !902
	%153 = mul i32 %151, %152, !dbg !903
	%154 = getelementptr inbounds i32, i32* %50, i64 32, !dbg !904
	store i32 %153, i32* %154, align 4, !dbg !904
	%155 = trunc i64 %44 to i32, !dbg !905
	%156 = getelementptr inbounds i32, i32* %50, i64 33, !dbg !906
	store i32 %155, i32* %156, align 4, !dbg !906
	%157 = and i64 %44, 31, !dbg !907
	%158 = icmp ult i64 %157, 32, !dbg !908
	%159 = trunc i64 %157 to i32, !dbg !908
	%160 = shl i32 1, %159, !dbg !908
	%161 = select i1 %158, i32 %160, i32 0, !dbg !908
	%162 = getelementptr inbounds i32, i32* %50, i64 34, !dbg !909
	store i32 %161, i32* %162, align 4, !dbg !909
	%163 = trunc i64 %44 to i8, !dbg !910
	%164 = sext i8 %163 to i32, !dbg !911
	%165 = add i32 %38, %164, !dbg !912
	%166 = getelementptr inbounds i32, i32* %50, i64 35, !dbg !913
	store i32 %165, i32* %166, align 4, !dbg !913
	%167 = mul i32 %51, %38, !dbg !914
	%168 = sub i32 %167, 9, !dbg !915
	%169 = xor i32 %168, %41, !dbg !916
	%170 = shl i32 %169, 2, !dbg !917
	%171 = add i32 %170, 1, !dbg !918
	%172 = getelementptr inbounds i32, i32* %50, i64 36, !dbg !919
	store i32 %171, i32* %172, align 4, !dbg !919
	%173 = or i32 %41, 1, !dbg !920
	%174 = icmp eq i32 %173, 0, !dbg !921
	br i1 %174, label %b18_fail1, label %b18_ok1, !dbg !921, !prof !19

b18_ok1:
	%175 = icmp eq i32 %173, -1, !dbg !921
	%176 = select i1 %175, i32 1, i32 %173, !dbg !921
	%177 = sdiv i32 %38, %176, !dbg !921
	%178 = sub i32 0, %38, !dbg !921
	%179 = select i1 %175, i32 %178, i32 %177, !dbg !921
	%180 = getelementptr inbounds i32, i32* %50, i64 37, !dbg !922
	store i32 %179, i32* %180, align 4, !dbg !922
	%181 = mul i32 %62, %41, !dbg !923
	%182 = sub i32 %38, %181, !dbg !924
	%183 = sub i32 %182, %66, !dbg !925
	%184 = getelementptr inbounds i32, i32* %50, i64 38, !dbg !926
	store i32 %183, i32* %184, align 4, !dbg !926
	%185 = or i32 %38, %74, !dbg !927
	%186 = xor i32 %185, -1, !dbg !928
	%187 = getelementptr inbounds i32, i32* %50, i64 39, !dbg !929
	store i32 %186, i32* %187, align 4, !dbg !929
	%188 = add i64 %35, %34, !dbg !798
	br label %b1, !dbg !798

b19:
	ret void, !dbg !797

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !800
	ret void, !dbg !800

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !801
	ret void, !dbg !801

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !805
	ret void, !dbg !805

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !805
	ret void, !dbg !805

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !814
	ret void, !dbg !814

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !921
	ret void, !dbg !921
}

define void @IntsInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !930 {
entry:
	br label %b0, !dbg !931

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !934, !range !9
	%1 = sext i32 %0 to i64, !dbg !934
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !934, !range !10
	%3 = sext i32 %2 to i64, !dbg !934
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !934, !range !10
	%5 = sext i32 %4 to i64, !dbg !934
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !934, !range !11
	%7 = sext i32 %6 to i64, !dbg !934
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !934, !range !12
	%9 = sext i32 %8 to i64, !dbg !934
	%10 = mul i64 %9, %5, !dbg !934
	%11 = add i64 %3, %10, !dbg !934
	%12 = mul i64 %7, %11, !dbg !934
	%13 = add i64 %1, %12, !dbg !934
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !934, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !934, !range !13
	%16 = mul i32 %14, %15, !dbg !934
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !934, !range !14
	%18 = mul i32 %16, %17, !dbg !934
	%19 = sext i32 %18 to i64, !dbg !934
	%20 = mul i64 %13, %19, !dbg !934
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !934, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !934, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !934, !range !16
	%24 = mul i32 %15, %23, !dbg !934
	%25 = add i32 %22, %24, !dbg !934
	%26 = mul i32 %14, %25, !dbg !934
	%27 = add i32 %21, %26, !dbg !934
	%28 = sext i32 %27 to i64, !dbg !934
	%29 = add i64 %20, %28, !dbg !934
	%30 = mul i64 %7, %9, !dbg !934
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !934, !range !12
	%32 = sext i32 %31 to i64, !dbg !934
	%33 = mul i64 %30, %32, !dbg !934
	%34 = mul i64 %33, %19, !dbg !934
	br label %b1, !dbg !934

b1:
	%35 = phi i64 [ %29, %b0 ], [ %184, %b18_ok1 ], !dbg !934
	%36 = icmp slt i64 %35, %p1, !dbg !934
	br i1 %36, label %b2, label %b19, !dbg !934

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !935
	%38 = load i64, i64* %37, align 8, !dbg !935
	%39 = icmp uge i64 %35, %p3, !dbg !936
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !936, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !936
	%41 = load i64, i64* %40, align 8, !dbg !936
	%42 = icmp uge i64 %35, %p5, !dbg !937
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !937, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !937
	%44 = load i64, i64* %43, align 8, !dbg !937
	%45 = mul i64 %35, 40, !dbg !938
	%46 = add i64 %35, 1, !dbg !939
	%47 = mul i64 %46, 40, !dbg !940
	%48 = icmp ugt i64 %47, %p7, !dbg !941
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !941, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !941
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !941, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i64, i64* %p6, i64 %45, !dbg !941
	%51 = add i64 %38, %41, !dbg !944
	%52 = getelementptr inbounds i64, i64* %50, i64 0, !dbg !945
	store i64 %51, i64* %52, align 8, !dbg !945
	%53 = sub i64 %38, %41, !dbg !946
	%54 = getelementptr inbounds i64, i64* %50, i64 1, !dbg !947
	store i64 %53, i64* %54, align 8, !dbg !947
	%55 = mul i64 %38, %41, !dbg !948
	%56 = getelementptr inbounds i64, i64* %50, i64 2, !dbg !949
	store i64 %55, i64* %56, align 8, !dbg !949
	%57 = icmp eq i64 %41, 0, !dbg !950
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !950, !prof !19

b2_ok5:
	%58 = icmp eq i64 %41, -1, !dbg !950
	%59 = select i1 %58, i64 1, i64 %41, !dbg !950
	%60 = sdiv i64 %38, %59, !dbg !950
	%61 = sub i64 0, %38, !dbg !950
	%62 = select i1 %58, i64 %61, i64 %60, !dbg !950
	%63 = getelementptr inbounds i64, i64* %50, i64 3, !dbg !951
	store i64 %62, i64* %63, align 8, !dbg !951
	%64 = icmp eq i64 %41, -1, !dbg !952
	%65 = select i1 %64, i64 1, i64 %41, !dbg !952
	%66 = srem i64 %38, %65, !dbg !952
	%67 = getelementptr inbounds i64, i64* %50, i64 4, !dbg !953
	store i64 %66, i64* %67, align 8, !dbg !953
	%68 = and i64 %38, %41, !dbg !954
	%69 = getelementptr inbounds i64, i64* %50, i64 5, !dbg !955
	store i64 %68, i64* %69, align 8, !dbg !955
	%70 = or i64 %38, %41, !dbg !956
	%71 = getelementptr inbounds i64, i64* %50, i64 6, !dbg !957
	store i64 %70, i64* %71, align 8, !dbg !957
	%72 = xor i64 %38, %41, !dbg !958
	%73 = getelementptr inbounds i64, i64* %50, i64 7, !dbg !959
	store i64 %72, i64* %73, align 8, !dbg !959
	%74 = xor i64 %41, -1, !dbg !960
	%75 = and i64 %38, %74, !dbg !960
	%76 = getelementptr inbounds i64, i64* %50, i64 8, !dbg !961
	store i64 %75, i64* %76, align 8, !dbg !961
	%77 = icmp ult i64 %44, 64, !dbg !962
	%78 = shl i64 %38, %44, !dbg !962
	%79 = select i1 %77, i64 %78, i64 0, !dbg !962
	%80 = getelementptr inbounds i64, i64* %50, i64 9, !dbg !963
	store i64 %79, i64* %80, align 8, !dbg !963
	%81 = icmp ult i64 %44, 64, !dbg !964
	%82 = select i1 %81, i64 %44, i64 63, !dbg !964
	%83 = ashr i64 %38, %82, !dbg !964
	%84 = getelementptr inbounds i64, i64* %50, i64 10, !dbg !965
	store i64 %83, i64* %84, align 8, !dbg !965
	%85 = trunc i64 %44 to i8, !dbg !966
	%86 = zext i8 %85 to i64, !dbg !967
	%87 = icmp ult i64 %86, 64, !dbg !967
	%88 = shl i64 %38, %86, !dbg !967
	%89 = select i1 %87, i64 %88, i64 0, !dbg !967
	%90 = getelementptr inbounds i64, i64* %50, i64 11, !dbg !968
	store i64 %89, i64* %90, align 8, !dbg !968
	%91 = trunc i64 %44 to i16, !dbg !969
	%92 = zext i16 %91 to i64, !dbg !970
	%93 = icmp ult i64 %92, 64, !dbg !970
	%94 = select i1 %93, i64 %92, i64 63, !dbg !970
	%95 = ashr i64 %38, %94, !dbg !970
	%96 = getelementptr inbounds i64, i64* %50, i64 12, !dbg !971
	store i64 %95, i64* %96, align 8, !dbg !971
	%97 = sub i64 0, %38, !dbg !972
	%98 = getelementptr inbounds i64, i64* %50, i64 13, !dbg !973
	store i64 %97, i64* %98, align 8, !dbg !973
	%99 = xor i64 %38, -1, !dbg !974
	%100 = getelementptr inbounds i64, i64* %50, i64 14, !dbg !975
	store i64 %99, i64* %100, align 8, !dbg !975
	%101 = icmp eq i64 %38, %41, !dbg !976
	br i1 %101, label %b4, label %b3, !dbg !979

b3:
	br label %b4, !dbg !980

b4:
	%102 = phi i64 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !981
	%103 = getelementptr inbounds i64, i64* %50, i64 15, !dbg !981
	store i64 %102, i64* %103, align 8, !dbg !981
	%104 = icmp ne i64 %38, %41, !dbg !982
	br i1 %104, label %b6, label %b5, !dbg !984

b5:
	br label %b6, !dbg !985

b6:
	%105 = phi i64 [ 1, %b4 ], [ 0, %b5 ], !dbg !986
	%106 = getelementptr inbounds i64, i64* %50, i64 16, !dbg !986
	store i64 %105, i64* %106, align 8, !dbg !986
	%107 = icmp slt i64 %38, %41, !dbg !987
	br i1 %107, label %b8, label %b7, !dbg !989

b7:
	br label %b8, !dbg !990

b8:
	%108 = phi i64 [ 1, %b6 ], [ 0, %b7 ], !dbg !991
	%109 = getelementptr inbounds i64, i64* %50, i64 17, !dbg !991
	store i64 %108, i64* %109, align 8, !dbg !991
	%110 = icmp sle i64 %38, %41, !dbg !992
	br i1 %110, label %b10, label %b9, !dbg !994

b9:
	br label %b10, !dbg !995

b10:
	%111 = phi i64 [ 1, %b8 ], [ 0, %b9 ], !dbg !996
	%112 = getelementptr inbounds i64, i64* %50, i64 18, !dbg !996
	store i64 %111, i64* %112, align 8, !dbg !996
	%113 = icmp sgt i64 %38, %41, !dbg !997
	br i1 %113, label %b12, label %b11, !dbg !999

b11:
	br label %b12, !dbg !1000

b12:
	%114 = phi i64 [ 1, %b10 ], [ 0, %b11 ], !dbg !1001
	%115 = getelementptr inbounds i64, i64* %50, i64 19, !dbg !1001
	store i64 %114, i64* %115, align 8, !dbg !1001
	%116 = icmp sge i64 %38, %41, !dbg !1002
	br i1 %116, label %b14, label %b13, !dbg !1004

b13:
	br label %b14, !dbg !1005

b14:
	%117 = phi i64 [ 1, %b12 ], [ 0, %b13 ], !dbg !1006
	%118 = getelementptr inbounds i64, i64* %50, i64 20, !dbg !1006
	store i64 %117, i64* %118, align 8, !dbg !1006
	%119 = select i1 %107, i64 %38, i64 %41, !dbg !1007
	%120 = getelementptr inbounds i64, i64* %50, i64 21, !dbg !1008
	store i64 %119, i64* %120, align 8, !dbg !1008
	%121 = select i1 %113, i64 %38, i64 %41, !dbg !1009
	%122 = icmp sgt i64 %121, 3, !dbg !1009
	%123 = select i1 %122, i64 %121, i64 3, !dbg !1009
	%124 = getelementptr inbounds i64, i64* %50, i64 22, !dbg !1010
	store i64 %123, i64* %124, align 8, !dbg !1010
	%125 = sdiv i64 %38, 7, !dbg !1011
	%126 = getelementptr inbounds i64, i64* %50, i64 23, !dbg !1012
	store i64 %125, i64* %126, align 8, !dbg !1012
	%127 = srem i64 %38, 10, !dbg !1013
	%128 = getelementptr inbounds i64, i64* %50, i64 24, !dbg !1014
	store i64 %127, i64* %128, align 8, !dbg !1014
	%129 = shl i64 %38, 3, !dbg !1015
	%130 = getelementptr inbounds i64, i64* %50, i64 25, !dbg !1016
	store i64 %129, i64* %130, align 8, !dbg !1016
	%131 = ashr i64 %38, 5, !dbg !1017
	%132 = getelementptr inbounds i64, i64* %50, i64 26, !dbg !1018
	store i64 %131, i64* %132, align 8, !dbg !1018
	%133 = ashr i64 %38, 7, !dbg !1019
	%134 = shl i64 %133, 6, !dbg !1020
	%135 = ashr i64 %134, 1, !dbg !1021
	%136 = getelementptr inbounds i64, i64* %50, i64 27, !dbg !1022
	store i64 %135, i64* %136, align 8, !dbg !1022
	%137 = sdiv i64 %38, 8, !dbg !1023
	%138 = getelementptr inbounds i64, i64* %50, i64 28, !dbg !1024
	store i64 %137, i64* %138, align 8, !dbg !1024
	%139 = srem i64 %38, 16, !dbg !1025
	%140 = getelementptr inbounds i64, i64* %50, i64 29, !dbg !1026
	store i64 %139, i64* %140, align 8, !dbg !1026
	%141 = mul i64 %38, 5, !dbg !1027
	%142 = mul i64 %41, 3, !dbg !1028
	%143 = sub i64 %141, %142, !dbg !1029
	%144 = getelementptr inbounds i64, i64* %50, i64 30, !dbg !1030
	store i64 %143, i64* %144, align 8, !dbg !1030
	%145 = icmp sgt i64 %38, 3, !dbg !1031
	br i1 %145, label %b15, label %b16, !dbg !1031

b15:
	%146 = icmp slt i64 %41, 5, !dbg !1032
	br i1 %146, label %b18, label %b16, !dbg !1032

b16:
	br i1 %101, label %b18, label %b17, !dbg !1034

b17:
	br label %b18, !dbg !1035

b18:
	%147 = phi i64 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1036
	%148 = getelementptr inbounds i64, i64* %50, i64 31, !dbg !1036
	store i64 %147, i64* %148, align 8, !dbg !1036
	%149 = add i64 %38, 1, !dbg !1037
	%150 = sub i64 %41, 1, !dbg !1038
	%151 = mul i64 %149, %150, !dbg !1039
	%152 = getelementptr inbounds i64, i64* %50, i64 32, !dbg !1040
	store i64 %151, i64* %152, align 8, !dbg !1040
	%153 = getelementptr inbounds i64, i64* %50, i64 33, !dbg !1042
	store i64 %44, i64* %153, align 8, !dbg !1042
	%154 = and i64 %44, 31, !dbg !1043
	%155 = icmp ult i64 %154, 64, !dbg !1044
	%156 = shl i64 1, %154, !dbg !1044
	%157 = select i1 %155, i64 %156, i64 0, !dbg !1044
	%158 = getelementptr inbounds i64, i64* %50, i64 34, !dbg !1045
	store i64 %157, i64* %158, align 8, !dbg !1045
	%159 = trunc i64 %44 to i8, !dbg !1046
	%160 = sext i8 %159 to i64, !dbg !1047
	%161 = add i64 %38, %160, !dbg !1048
	%162 = getelementptr inbounds i64, i64* %50, i64 35, !dbg !1049
	store i64 %161, i64* %162, align 8, !dbg !1049
	%163 = mul i64 %51, %38, !dbg !1050
	%164 = sub i64 %163, 9, !dbg !1051
	%165 = xor i64 %164, %41, !dbg !1052
	%166 = shl i64 %165, 2, !dbg !1053
	%167 = add i64 %166, 1, !dbg !1054
	%168 = getelementptr inbounds i64, i64* %50, i64 36, !dbg !1055
	store i64 %167, i64* %168, align 8, !dbg !1055
	%169 = or i64 %41, 1, !dbg !1056
	%170 = icmp eq i64 %169, 0, !dbg !1057
	br i1 %170, label %b18_fail1, label %b18_ok1, !dbg !1057, !prof !19

b18_ok1:
	%171 = icmp eq i64 %169, -1, !dbg !1057
	%172 = select i1 %171, i64 1, i64 %169, !dbg !1057
	%173 = sdiv i64 %38, %172, !dbg !1057
	%174 = sub i64 0, %38, !dbg !1057
	%175 = select i1 %171, i64 %174, i64 %173, !dbg !1057
	%176 = getelementptr inbounds i64, i64* %50, i64 37, !dbg !1058
	store i64 %175, i64* %176, align 8, !dbg !1058
	%177 = mul i64 %62, %41, !dbg !1059
	%178 = sub i64 %38, %177, !dbg !1060
	%179 = sub i64 %178, %66, !dbg !1061
	%180 = getelementptr inbounds i64, i64* %50, i64 38, !dbg !1062
	store i64 %179, i64* %180, align 8, !dbg !1062
	%181 = or i64 %38, %74, !dbg !1063
	%182 = xor i64 %181, -1, !dbg !1064
	%183 = getelementptr inbounds i64, i64* %50, i64 39, !dbg !1065
	store i64 %182, i64* %183, align 8, !dbg !1065
	%184 = add i64 %35, %34, !dbg !934
	br label %b1, !dbg !934

b19:
	ret void, !dbg !933

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !936
	ret void, !dbg !936

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !937
	ret void, !dbg !937

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !941
	ret void, !dbg !941

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !941
	ret void, !dbg !941

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !950
	ret void, !dbg !950

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1057
	ret void, !dbg !1057
}

define void @IntsInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1066 {
entry:
	br label %b0, !dbg !1067

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1070, !range !9
	%1 = sext i32 %0 to i64, !dbg !1070
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1070, !range !10
	%3 = sext i32 %2 to i64, !dbg !1070
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1070, !range !10
	%5 = sext i32 %4 to i64, !dbg !1070
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1070, !range !11
	%7 = sext i32 %6 to i64, !dbg !1070
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1070, !range !12
	%9 = sext i32 %8 to i64, !dbg !1070
	%10 = mul i64 %9, %5, !dbg !1070
	%11 = add i64 %3, %10, !dbg !1070
	%12 = mul i64 %7, %11, !dbg !1070
	%13 = add i64 %1, %12, !dbg !1070
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1070, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1070, !range !13
	%16 = mul i32 %14, %15, !dbg !1070
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1070, !range !14
	%18 = mul i32 %16, %17, !dbg !1070
	%19 = sext i32 %18 to i64, !dbg !1070
	%20 = mul i64 %13, %19, !dbg !1070
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1070, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1070, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1070, !range !16
	%24 = mul i32 %15, %23, !dbg !1070
	%25 = add i32 %22, %24, !dbg !1070
	%26 = mul i32 %14, %25, !dbg !1070
	%27 = add i32 %21, %26, !dbg !1070
	%28 = sext i32 %27 to i64, !dbg !1070
	%29 = add i64 %20, %28, !dbg !1070
	%30 = mul i64 %7, %9, !dbg !1070
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1070, !range !12
	%32 = sext i32 %31 to i64, !dbg !1070
	%33 = mul i64 %30, %32, !dbg !1070
	%34 = mul i64 %33, %19, !dbg !1070
	br label %b1, !dbg !1070

b1:
	%35 = phi i64 [ %29, %b0 ], [ %184, %b18_ok1 ], !dbg !1070
	%36 = icmp slt i64 %35, %p1, !dbg !1070
	br i1 %36, label %b2, label %b19, !dbg !1070

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !1071
	%38 = load i64, i64* %37, align 8, !dbg !1071
	%39 = icmp uge i64 %35, %p3, !dbg !1072
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !1072, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1072
	%41 = load i64, i64* %40, align 8, !dbg !1072
	%42 = icmp uge i64 %35, %p5, !dbg !1073
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !1073, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1073
	%44 = load i64, i64* %43, align 8, !dbg !1073
	%45 = mul i64 %35, 40, !dbg !1074
	%46 = add i64 %35, 1, !dbg !1075
	%47 = mul i64 %46, 40, !dbg !1076
	%48 = icmp ugt i64 %47, %p7, !dbg !1077
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !1077, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !1077
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1077, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i64, i64* %p6, i64 %45, !dbg !1077
	%51 = add i64 %38, %41, !dbg !1080
	%52 = getelementptr inbounds i64, i64* %50, i64 0, !dbg !1081
	store i64 %51, i64* %52, align 8, !dbg !1081
	%53 = sub i64 %38, %41, !dbg !1082
	%54 = getelementptr inbounds i64, i64* %50, i64 1, !dbg !1083
	store i64 %53, i64* %54, align 8, !dbg !1083
	%55 = mul i64 %38, %41, !dbg !1084
	%56 = getelementptr inbounds i64, i64* %50, i64 2, !dbg !1085
	store i64 %55, i64* %56, align 8, !dbg !1085
	%57 = icmp eq i64 %41, 0, !dbg !1086
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !1086, !prof !19

b2_ok5:
	%58 = icmp eq i64 %41, -1, !dbg !1086
	%59 = select i1 %58, i64 1, i64 %41, !dbg !1086
	%60 = sdiv i64 %38, %59, !dbg !1086
	%61 = sub i64 0, %38, !dbg !1086
	%62 = select i1 %58, i64 %61, i64 %60, !dbg !1086
	%63 = getelementptr inbounds i64, i64* %50, i64 3, !dbg !1087
	store i64 %62, i64* %63, align 8, !dbg !1087
	%64 = icmp eq i64 %41, -1, !dbg !1088
	%65 = select i1 %64, i64 1, i64 %41, !dbg !1088
	%66 = srem i64 %38, %65, !dbg !1088
	%67 = getelementptr inbounds i64, i64* %50, i64 4, !dbg !1089
	store i64 %66, i64* %67, align 8, !dbg !1089
	%68 = and i64 %38, %41, !dbg !1090
	%69 = getelementptr inbounds i64, i64* %50, i64 5, !dbg !1091
	store i64 %68, i64* %69, align 8, !dbg !1091
	%70 = or i64 %38, %41, !dbg !1092
	%71 = getelementptr inbounds i64, i64* %50, i64 6, !dbg !1093
	store i64 %70, i64* %71, align 8, !dbg !1093
	%72 = xor i64 %38, %41, !dbg !1094
	%73 = getelementptr inbounds i64, i64* %50, i64 7, !dbg !1095
	store i64 %72, i64* %73, align 8, !dbg !1095
	%74 = xor i64 %41, -1, !dbg !1096
	%75 = and i64 %38, %74, !dbg !1096
	%76 = getelementptr inbounds i64, i64* %50, i64 8, !dbg !1097
	store i64 %75, i64* %76, align 8, !dbg !1097
	%77 = icmp ult i64 %44, 64, !dbg !1098
	%78 = shl i64 %38, %44, !dbg !1098
	%79 = select i1 %77, i64 %78, i64 0, !dbg !1098
	%80 = getelementptr inbounds i64, i64* %50, i64 9, !dbg !1099
	store i64 %79, i64* %80, align 8, !dbg !1099
	%81 = icmp ult i64 %44, 64, !dbg !1100
	%82 = select i1 %81, i64 %44, i64 63, !dbg !1100
	%83 = ashr i64 %38, %82, !dbg !1100
	%84 = getelementptr inbounds i64, i64* %50, i64 10, !dbg !1101
	store i64 %83, i64* %84, align 8, !dbg !1101
	%85 = trunc i64 %44 to i8, !dbg !1102
	%86 = zext i8 %85 to i64, !dbg !1103
	%87 = icmp ult i64 %86, 64, !dbg !1103
	%88 = shl i64 %38, %86, !dbg !1103
	%89 = select i1 %87, i64 %88, i64 0, !dbg !1103
	%90 = getelementptr inbounds i64, i64* %50, i64 11, !dbg !1104
	store i64 %89, i64* %90, align 8, !dbg !1104
	%91 = trunc i64 %44 to i16, !dbg !1105
	%92 = zext i16 %91 to i64, !dbg !1106
	%93 = icmp ult i64 %92, 64, !dbg !1106
	%94 = select i1 %93, i64 %92, i64 63, !dbg !1106
	%95 = ashr i64 %38, %94, !dbg !1106
	%96 = getelementptr inbounds i64, i64* %50, i64 12, !dbg !1107
	store i64 %95, i64* %96, align 8, !dbg !1107
	%97 = sub i64 0, %38, !dbg !1108
	%98 = getelementptr inbounds i64, i64* %50, i64 13, !dbg !1109
	store i64 %97, i64* %98, align 8, !dbg !1109
	%99 = xor i64 %38, -1, !dbg !1110
	%100 = getelementptr inbounds i64, i64* %50, i64 14, !dbg !1111
	store i64 %99, i64* %100, align 8, !dbg !1111
	%101 = icmp eq i64 %38, %41, !dbg !1112
	br i1 %101, label %b4, label %b3, !dbg !1115

b3:
	br label %b4, !dbg !1116

b4:
	%102 = phi i64 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !1117
	%103 = getelementptr inbounds i64, i64* %50, i64 15, !dbg !1117
	store i64 %102, i64* %103, align 8, !dbg !1117
	%104 = icmp ne i64 %38, %41, !dbg !1118
	br i1 %104, label %b6, label %b5, !dbg !1120

b5:
	br label %b6, !dbg !1121

b6:
	%105 = phi i64 [ 1, %b4 ], [ 0, %b5 ], !dbg !1122
	%106 = getelementptr inbounds i64, i64* %50, i64 16, !dbg !1122
	store i64 %105, i64* %106, align 8, !dbg !1122
	%107 = icmp slt i64 %38, %41, !dbg !1123
	br i1 %107, label %b8, label %b7, !dbg !1125

b7:
	br label %b8, !dbg !1126

b8:
	%108 = phi i64 [ 1, %b6 ], [ 0, %b7 ], !dbg !1127
	%109 = getelementptr inbounds i64, i64* %50, i64 17, !dbg !1127
	store i64 %108, i64* %109, align 8, !dbg !1127
	%110 = icmp sle i64 %38, %41, !dbg !1128
	br i1 %110, label %b10, label %b9, !dbg !1130

b9:
	br label %b10, !dbg !1131

b10:
	%111 = phi i64 [ 1, %b8 ], [ 0, %b9 ], !dbg !1132
	%112 = getelementptr inbounds i64, i64* %50, i64 18, !dbg !1132
	store i64 %111, i64* %112, align 8, !dbg !1132
	%113 = icmp sgt i64 %38, %41, !dbg !1133
	br i1 %113, label %b12, label %b11, !dbg !1135

b11:
	br label %b12, !dbg !1136

b12:
	%114 = phi i64 [ 1, %b10 ], [ 0, %b11 ], !dbg !1137
	%115 = getelementptr inbounds i64, i64* %50, i64 19, !dbg !1137
	store i64 %114, i64* %115, align 8, !dbg !1137
	%116 = icmp sge i64 %38, %41, !dbg !1138
	br i1 %116, label %b14, label %b13, !dbg !1140

b13:
	br label %b14, !dbg !1141

b14:
	%117 = phi i64 [ 1, %b12 ], [ 0, %b13 ], !dbg !1142
	%118 = getelementptr inbounds i64, i64* %50, i64 20, !dbg !1142
	store i64 %117, i64* %118, align 8, !dbg !1142
	%119 = select i1 %107, i64 %38, i64 %41, !dbg !1143
	%120 = getelementptr inbounds i64, i64* %50, i64 21, !dbg !1144
	store i64 %119, i64* %120, align 8, !dbg !1144
	%121 = select i1 %113, i64 %38, i64 %41, !dbg !1145
	%122 = icmp sgt i64 %121, 3, !dbg !1145
	%123 = select i1 %122, i64 %121, i64 3, !dbg !1145
	%124 = getelementptr inbounds i64, i64* %50, i64 22, !dbg !1146
	store i64 %123, i64* %124, align 8, !dbg !1146
	%125 = sdiv i64 %38, 7, !dbg !1147
	%126 = getelementptr inbounds i64, i64* %50, i64 23, !dbg !1148
	store i64 %125, i64* %126, align 8, !dbg !1148
	%127 = srem i64 %38, 10, !dbg !1149
	%128 = getelementptr inbounds i64, i64* %50, i64 24, !dbg !1150
	store i64 %127, i64* %128, align 8, !dbg !1150
	%129 = shl i64 %38, 3, !dbg !1151
	%130 = getelementptr inbounds i64, i64* %50, i64 25, !dbg !1152
	store i64 %129, i64* %130, align 8, !dbg !1152
	%131 = ashr i64 %38, 5, !dbg !1153
	%132 = getelementptr inbounds i64, i64* %50, i64 26, !dbg !1154
	store i64 %131, i64* %132, align 8, !dbg !1154
	%133 = ashr i64 %38, 7, !dbg !1155
	%134 = shl i64 %133, 6, !dbg !1156
	%135 = ashr i64 %134, 1, !dbg !1157
	%136 = getelementptr inbounds i64, i64* %50, i64 27, !dbg !1158
	store i64 %135, i64* %136, align 8, !dbg !1158
	%137 = sdiv i64 %38, 8, !dbg !1159
	%138 = getelementptr inbounds i64, i64* %50, i64 28, !dbg !1160
	store i64 %137, i64* %138, align 8, !dbg !1160
	%139 = srem i64 %38, 16, !dbg !1161
	%140 = getelementptr inbounds i64, i64* %50, i64 29, !dbg !1162
	store i64 %139, i64* %140, align 8, !dbg !1162
	%141 = mul i64 %38, 5, !dbg !1163
	%142 = mul i64 %41, 3, !dbg !1164
	%143 = sub i64 %141, %142, !dbg !1165
	%144 = getelementptr inbounds i64, i64* %50, i64 30, !dbg !1166
	store i64 %143, i64* %144, align 8, !dbg !1166
	%145 = icmp sgt i64 %38, 3, !dbg !1167
	br i1 %145, label %b15, label %b16, !dbg !1167

b15:
	%146 = icmp slt i64 %41, 5, !dbg !1168
	br i1 %146, label %b18, label %b16, !dbg !1168

b16:
	br i1 %101, label %b18, label %b17, !dbg !1170

b17:
	br label %b18, !dbg !1171

b18:
	%147 = phi i64 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1172
	%148 = getelementptr inbounds i64, i64* %50, i64 31, !dbg !1172
	store i64 %147, i64* %148, align 8, !dbg !1172
	%149 = add i64 %38, 1, !dbg !1173
	%150 = sub i64 %41, 1, !dbg !1174
	%151 = mul i64 %149, %150, !dbg !1175
	%152 = getelementptr inbounds i64, i64* %50, i64 32, !dbg !1176
	store i64 %151, i64* %152, align 8, !dbg !1176
	%153 = getelementptr inbounds i64, i64* %50, i64 33, !dbg !1178
	store i64 %44, i64* %153, align 8, !dbg !1178
	%154 = and i64 %44, 31, !dbg !1179
	%155 = icmp ult i64 %154, 64, !dbg !1180
	%156 = shl i64 1, %154, !dbg !1180
	%157 = select i1 %155, i64 %156, i64 0, !dbg !1180
	%158 = getelementptr inbounds i64, i64* %50, i64 34, !dbg !1181
	store i64 %157, i64* %158, align 8, !dbg !1181
	%159 = trunc i64 %44 to i8, !dbg !1182
	%160 = sext i8 %159 to i64, !dbg !1183
	%161 = add i64 %38, %160, !dbg !1184
	%162 = getelementptr inbounds i64, i64* %50, i64 35, !dbg !1185
	store i64 %161, i64* %162, align 8, !dbg !1185
	%163 = mul i64 %51, %38, !dbg !1186
	%164 = sub i64 %163, 9, !dbg !1187
	%165 = xor i64 %164, %41, !dbg !1188
	%166 = shl i64 %165, 2, !dbg !1189
	%167 = add i64 %166, 1, !dbg !1190
	%168 = getelementptr inbounds i64, i64* %50, i64 36, !dbg !1191
	store i64 %167, i64* %168, align 8, !dbg !1191
	%169 = or i64 %41, 1, !dbg !1192
	%170 = icmp eq i64 %169, 0, !dbg !1193
	br i1 %170, label %b18_fail1, label %b18_ok1, !dbg !1193, !prof !19

b18_ok1:
	%171 = icmp eq i64 %169, -1, !dbg !1193
	%172 = select i1 %171, i64 1, i64 %169, !dbg !1193
	%173 = sdiv i64 %38, %172, !dbg !1193
	%174 = sub i64 0, %38, !dbg !1193
	%175 = select i1 %171, i64 %174, i64 %173, !dbg !1193
	%176 = getelementptr inbounds i64, i64* %50, i64 37, !dbg !1194
	store i64 %175, i64* %176, align 8, !dbg !1194
	%177 = mul i64 %62, %41, !dbg !1195
	%178 = sub i64 %38, %177, !dbg !1196
	%179 = sub i64 %178, %66, !dbg !1197
	%180 = getelementptr inbounds i64, i64* %50, i64 38, !dbg !1198
	store i64 %179, i64* %180, align 8, !dbg !1198
	%181 = or i64 %38, %74, !dbg !1199
	%182 = xor i64 %181, -1, !dbg !1200
	%183 = getelementptr inbounds i64, i64* %50, i64 39, !dbg !1201
	store i64 %182, i64* %183, align 8, !dbg !1201
	%184 = add i64 %35, %34, !dbg !1070
	br label %b1, !dbg !1070

b19:
	ret void, !dbg !1069

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !1072
	ret void, !dbg !1072

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !1073
	ret void, !dbg !1073

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !1077
	ret void, !dbg !1077

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !1077
	ret void, !dbg !1077

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !1086
	ret void, !dbg !1086

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1193
	ret void, !dbg !1193
}

define void @IntsUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1202 {
entry:
	br label %b0, !dbg !1203

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1206, !range !9
	%1 = sext i32 %0 to i64, !dbg !1206
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1206, !range !10
	%3 = sext i32 %2 to i64, !dbg !1206
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1206, !range !10
	%5 = sext i32 %4 to i64, !dbg !1206
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1206, !range !11
	%7 = sext i32 %6 to i64, !dbg !1206
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1206, !range !12
	%9 = sext i32 %8 to i64, !dbg !1206
	%10 = mul i64 %9, %5, !dbg !1206
	%11 = add i64 %3, %10, !dbg !1206
	%12 = mul i64 %7, %11, !dbg !1206
	%13 = add i64 %1, %12, !dbg !1206
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1206, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1206, !range !13
	%16 = mul i32 %14, %15, !dbg !1206
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1206, !range !14
	%18 = mul i32 %16, %17, !dbg !1206
	%19 = sext i32 %18 to i64, !dbg !1206
	%20 = mul i64 %13, %19, !dbg !1206
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1206, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1206, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1206, !range !16
	%24 = mul i32 %15, %23, !dbg !1206
	%25 = add i32 %22, %24, !dbg !1206
	%26 = mul i32 %14, %25, !dbg !1206
	%27 = add i32 %21, %26, !dbg !1206
	%28 = sext i32 %27 to i64, !dbg !1206
	%29 = add i64 %20, %28, !dbg !1206
	%30 = mul i64 %7, %9, !dbg !1206
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1206, !range !12
	%32 = sext i32 %31 to i64, !dbg !1206
	%33 = mul i64 %30, %32, !dbg !1206
	%34 = mul i64 %33, %19, !dbg !1206
	br label %b1, !dbg !1206

b1:
	%35 = phi i64 [ %29, %b0 ], [ %175, %b18_ok1 ], !dbg !1206
	%36 = icmp slt i64 %35, %p1, !dbg !1206
	br i1 %36, label %b2, label %b19, !dbg !1206

b2:
	%37 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !1207
	%38 = load i8, i8* %37, align 1, !dbg !1207
	%39 = icmp uge i64 %35, %p3, !dbg !1208
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !1208, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i8, i8* %p2, i64 %35, !dbg !1208
	%41 = load i8, i8* %40, align 1, !dbg !1208
	%42 = icmp uge i64 %35, %p5, !dbg !1209
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !1209, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1209
	%44 = load i64, i64* %43, align 8, !dbg !1209
	%45 = mul i64 %35, 40, !dbg !1210
	%46 = add i64 %35, 1, !dbg !1211
	%47 = mul i64 %46, 40, !dbg !1212
	%48 = icmp ugt i64 %47, %p7, !dbg !1213
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !1213, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !1213
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1213, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i8, i8* %p6, i64 %45, !dbg !1213
	%51 = add i8 %38, %41, !dbg !1216
	%52 = getelementptr inbounds i8, i8* %50, i64 0, !dbg !1217
	store i8 %51, i8* %52, align 1, !dbg !1217
	%53 = sub i8 %38, %41, !dbg !1218
	%54 = getelementptr inbounds i8, i8* %50, i64 1, !dbg !1219
	store i8 %53, i8* %54, align 1, !dbg !1219
	%55 = mul i8 %38, %41, !dbg !1220
	%56 = getelementptr inbounds i8, i8* %50, i64 2, !dbg !1221
	store i8 %55, i8* %56, align 1, !dbg !1221
	%57 = icmp eq i8 %41, 0, !dbg !1222
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !1222, !prof !19

b2_ok5:
	%58 = udiv i8 %38, %41, !dbg !1222
	%59 = getelementptr inbounds i8, i8* %50, i64 3, !dbg !1223
	store i8 %58, i8* %59, align 1, !dbg !1223
	%60 = urem i8 %38, %41, !dbg !1224
	%61 = getelementptr inbounds i8, i8* %50, i64 4, !dbg !1225
	store i8 %60, i8* %61, align 1, !dbg !1225
	%62 = and i8 %38, %41, !dbg !1226
	%63 = getelementptr inbounds i8, i8* %50, i64 5, !dbg !1227
	store i8 %62, i8* %63, align 1, !dbg !1227
	%64 = or i8 %38, %41, !dbg !1228
	%65 = getelementptr inbounds i8, i8* %50, i64 6, !dbg !1229
	store i8 %64, i8* %65, align 1, !dbg !1229
	%66 = xor i8 %38, %41, !dbg !1230
	%67 = getelementptr inbounds i8, i8* %50, i64 7, !dbg !1231
	store i8 %66, i8* %67, align 1, !dbg !1231
	%68 = xor i8 %41, -1, !dbg !1232
	%69 = and i8 %38, %68, !dbg !1232
	%70 = getelementptr inbounds i8, i8* %50, i64 8, !dbg !1233
	store i8 %69, i8* %70, align 1, !dbg !1233
	%71 = icmp ult i64 %44, 8, !dbg !1234
	%72 = trunc i64 %44 to i8, !dbg !1234
	%73 = shl i8 %38, %72, !dbg !1234
	%74 = select i1 %71, i8 %73, i8 0, !dbg !1234
	%75 = getelementptr inbounds i8, i8* %50, i64 9, !dbg !1235
	store i8 %74, i8* %75, align 1, !dbg !1235
	%76 = icmp ult i64 %44, 8, !dbg !1236
	%77 = trunc i64 %44 to i8, !dbg !1236
	%78 = lshr i8 %38, %77, !dbg !1236
	%79 = select i1 %76, i8 %78, i8 0, !dbg !1236
	%80 = getelementptr inbounds i8, i8* %50, i64 10, !dbg !1237
	store i8 %79, i8* %80, align 1, !dbg !1237
	%81 = trunc i64 %44 to i8, !dbg !1238
	%82 = icmp ult i8 %81, 8, !dbg !1239
	%83 = shl i8 %38, %81, !dbg !1239
	%84 = select i1 %82, i8 %83, i8 0, !dbg !1239
	%85 = getelementptr inbounds i8, i8* %50, i64 11, !dbg !1240
	store i8 %84, i8* %85, align 1, !dbg !1240
	%86 = trunc i64 %44 to i16, !dbg !1241
	%87 = icmp ult i16 %86, 8, !dbg !1242
	%88 = trunc i16 %86 to i8, !dbg !1242
	%89 = lshr i8 %38, %88, !dbg !1242
	%90 = select i1 %87, i8 %89, i8 0, !dbg !1242
	%91 = getelementptr inbounds i8, i8* %50, i64 12, !dbg !1243
	store i8 %90, i8* %91, align 1, !dbg !1243
	%92 = sub i8 0, %38, !dbg !1244
	%93 = getelementptr inbounds i8, i8* %50, i64 13, !dbg !1245
	store i8 %92, i8* %93, align 1, !dbg !1245
	%94 = xor i8 %38, -1, !dbg !1246
	%95 = getelementptr inbounds i8, i8* %50, i64 14, !dbg !1247
	store i8 %94, i8* %95, align 1, !dbg !1247
	%96 = icmp eq i8 %38, %41, !dbg !1248
	br i1 %96, label %b4, label %b3, !dbg !1251

b3:
	br label %b4, !dbg !1252

b4:
	%97 = phi i8 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !1253
	%98 = getelementptr inbounds i8, i8* %50, i64 15, !dbg !1253
	store i8 %97, i8* %98, align 1, !dbg !1253
	%99 = icmp ne i8 %38, %41, !dbg !1254
	br i1 %99, label %b6, label %b5, !dbg !1256

b5:
	br label %b6, !dbg !1257

b6:
	%100 = phi i8 [ 1, %b4 ], [ 0, %b5 ], !dbg !1258
	%101 = getelementptr inbounds i8, i8* %50, i64 16, !dbg !1258
	store i8 %100, i8* %101, align 1, !dbg !1258
	%102 = icmp ult i8 %38, %41, !dbg !1259
	br i1 %102, label %b8, label %b7, !dbg !1261

b7:
	br label %b8, !dbg !1262

b8:
	%103 = phi i8 [ 1, %b6 ], [ 0, %b7 ], !dbg !1263
	%104 = getelementptr inbounds i8, i8* %50, i64 17, !dbg !1263
	store i8 %103, i8* %104, align 1, !dbg !1263
	%105 = icmp ule i8 %38, %41, !dbg !1264
	br i1 %105, label %b10, label %b9, !dbg !1266

b9:
	br label %b10, !dbg !1267

b10:
	%106 = phi i8 [ 1, %b8 ], [ 0, %b9 ], !dbg !1268
	%107 = getelementptr inbounds i8, i8* %50, i64 18, !dbg !1268
	store i8 %106, i8* %107, align 1, !dbg !1268
	%108 = icmp ugt i8 %38, %41, !dbg !1269
	br i1 %108, label %b12, label %b11, !dbg !1271

b11:
	br label %b12, !dbg !1272

b12:
	%109 = phi i8 [ 1, %b10 ], [ 0, %b11 ], !dbg !1273
	%110 = getelementptr inbounds i8, i8* %50, i64 19, !dbg !1273
	store i8 %109, i8* %110, align 1, !dbg !1273
	%111 = icmp uge i8 %38, %41, !dbg !1274
	br i1 %111, label %b14, label %b13, !dbg !1276

b13:
	br label %b14, !dbg !1277

b14:
	%112 = phi i8 [ 1, %b12 ], [ 0, %b13 ], !dbg !1278
	%113 = getelementptr inbounds i8, i8* %50, i64 20, !dbg !1278
	store i8 %112, i8* %113, align 1, !dbg !1278
	%114 = select i1 %102, i8 %38, i8 %41, !dbg !1279
	%115 = getelementptr inbounds i8, i8* %50, i64 21, !dbg !1280
	store i8 %114, i8* %115, align 1, !dbg !1280
	%116 = select i1 %108, i8 %38, i8 %41, !dbg !1281
	%117 = icmp ugt i8 %116, 3, !dbg !1281
	%118 = select i1 %117, i8 %116, i8 3, !dbg !1281
	%119 = getelementptr inbounds i8, i8* %50, i64 22, !dbg !1282
	store i8 %118, i8* %119, align 1, !dbg !1282
	%120 = udiv i8 %38, 7, !dbg !1283
	%121 = getelementptr inbounds i8, i8* %50, i64 23, !dbg !1284
	store i8 %120, i8* %121, align 1, !dbg !1284
	%122 = urem i8 %38, 10, !dbg !1285
	%123 = getelementptr inbounds i8, i8* %50, i64 24, !dbg !1286
	store i8 %122, i8* %123, align 1, !dbg !1286
	%124 = shl i8 %38, 3, !dbg !1287
	%125 = getelementptr inbounds i8, i8* %50, i64 25, !dbg !1288
	store i8 %124, i8* %125, align 1, !dbg !1288
	%126 = lshr i8 %38, 5, !dbg !1289
	%127 = getelementptr inbounds i8, i8* %50, i64 26, !dbg !1290
	store i8 %126, i8* %127, align 1, !dbg !1290
	%128 = lshr i8 %38, 7, !dbg !1291
	%129 = shl i8 %128, 6, !dbg !1292
	%130 = lshr i8 %129, 1, !dbg !1293
	%131 = getelementptr inbounds i8, i8* %50, i64 27, !dbg !1294
	store i8 %130, i8* %131, align 1, !dbg !1294
	%132 = udiv i8 %38, 8, !dbg !1295
	%133 = getelementptr inbounds i8, i8* %50, i64 28, !dbg !1296
	store i8 %132, i8* %133, align 1, !dbg !1296
	%134 = urem i8 %38, 16, !dbg !1297
	%135 = getelementptr inbounds i8, i8* %50, i64 29, !dbg !1298
	store i8 %134, i8* %135, align 1, !dbg !1298
	%136 = mul i8 %38, 5, !dbg !1299
	%137 = mul i8 %41, 3, !dbg !1300
	%138 = sub i8 %136, %137, !dbg !1301
	%139 = getelementptr inbounds i8, i8* %50, i64 30, !dbg !1302
	store i8 %138, i8* %139, align 1, !dbg !1302
	%140 = icmp ugt i8 %38, 3, !dbg !1303
	br i1 %140, label %b15, label %b16, !dbg !1303

b15:
	%141 = icmp ult i8 %41, 5, !dbg !1304
	br i1 %141, label %b18, label %b16, !dbg !1304

b16:
	br i1 %96, label %b18, label %b17, !dbg !1306

b17:
	br label %b18, !dbg !1307

b18:
	%142 = phi i8 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1308
	%143 = getelementptr inbounds i8, i8* %50, i64 31, !dbg !1308
	store i8 %142, i8* %143, align 1, !dbg !1308
	%144 = add i8 %38, 1, !dbg !1309
	%145 = sub i8 %41, 1, !dbg !1310
	%146 = mul i8 %144, %145, !dbg !1311
	%147 = getelementptr inbounds i8, i8* %50, i64 32, !dbg !1312
	store i8 %146, i8* %147, align 1, !dbg !1312
	%148 = getelementptr inbounds i8, i8* %50, i64 33, !dbg !1313
	store i8 %81, i8* %148, align 1, !dbg !1313
	%149 = and i64 %44, 31, !dbg !1314
	%150 = icmp ult i64 %149, 8, !dbg !1315
	%151 = trunc i64 %149 to i8, !dbg !1315
	%152 = shl i8 1, %151, !dbg !1315
	%153 = select i1 %150, i8 %152, i8 0, !dbg !1315
	%154 = getelementptr inbounds i8, i8* %50, i64 34, !dbg !1316
	store i8 %153, i8* %154, align 1, !dbg !1316
	%155 = trunc i64 %44 to i8, !dbg !1317
	%156 = add i8 %38, %155, !dbg !1319
	%157 = getelementptr inbounds i8, i8* %50, i64 35, !dbg !1320
	store i8 %156, i8* %157, align 1, !dbg !1320
	%158 = mul i8 %51, %38, !dbg !1321
	%159 = sub i8 %158, 9, !dbg !1322
	%160 = xor i8 %159, %41, !dbg !1323
	%161 = shl i8 %160, 2, !dbg !1324
	%162 = add i8 %161, 1, !dbg !1325
	%163 = getelementptr inbounds i8, i8* %50, i64 36, !dbg !1326
	store i8 %162, i8* %163, align 1, !dbg !1326
	%164 = or i8 %41, 1, !dbg !1327
	%165 = icmp eq i8 %164, 0, !dbg !1328
	br i1 %165, label %b18_fail1, label %b18_ok1, !dbg !1328, !prof !19

b18_ok1:
	%166 = udiv i8 %38, %164, !dbg !1328
	%167 = getelementptr inbounds i8, i8* %50, i64 37, !dbg !1329
	store i8 %166, i8* %167, align 1, !dbg !1329
	%168 = mul i8 %58, %41, !dbg !1330
	%169 = sub i8 %38, %168, !dbg !1331
	%170 = sub i8 %169, %60, !dbg !1332
	%171 = getelementptr inbounds i8, i8* %50, i64 38, !dbg !1333
	store i8 %170, i8* %171, align 1, !dbg !1333
	%172 = or i8 %38, %68, !dbg !1334
	%173 = xor i8 %172, -1, !dbg !1335
	%174 = getelementptr inbounds i8, i8* %50, i64 39, !dbg !1336
	store i8 %173, i8* %174, align 1, !dbg !1336
	%175 = add i64 %35, %34, !dbg !1206
	br label %b1, !dbg !1206

b19:
	ret void, !dbg !1205

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !1208
	ret void, !dbg !1208

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !1209
	ret void, !dbg !1209

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !1213
	ret void, !dbg !1213

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !1213
	ret void, !dbg !1213

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !1222
	ret void, !dbg !1222

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1328
	ret void, !dbg !1328
}

define void @IntsUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64* %p4, i64 %p5, i16* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1337 {
entry:
	br label %b0, !dbg !1338

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1341, !range !9
	%1 = sext i32 %0 to i64, !dbg !1341
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1341, !range !10
	%3 = sext i32 %2 to i64, !dbg !1341
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1341, !range !10
	%5 = sext i32 %4 to i64, !dbg !1341
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1341, !range !11
	%7 = sext i32 %6 to i64, !dbg !1341
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1341, !range !12
	%9 = sext i32 %8 to i64, !dbg !1341
	%10 = mul i64 %9, %5, !dbg !1341
	%11 = add i64 %3, %10, !dbg !1341
	%12 = mul i64 %7, %11, !dbg !1341
	%13 = add i64 %1, %12, !dbg !1341
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1341, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1341, !range !13
	%16 = mul i32 %14, %15, !dbg !1341
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1341, !range !14
	%18 = mul i32 %16, %17, !dbg !1341
	%19 = sext i32 %18 to i64, !dbg !1341
	%20 = mul i64 %13, %19, !dbg !1341
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1341, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1341, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1341, !range !16
	%24 = mul i32 %15, %23, !dbg !1341
	%25 = add i32 %22, %24, !dbg !1341
	%26 = mul i32 %14, %25, !dbg !1341
	%27 = add i32 %21, %26, !dbg !1341
	%28 = sext i32 %27 to i64, !dbg !1341
	%29 = add i64 %20, %28, !dbg !1341
	%30 = mul i64 %7, %9, !dbg !1341
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1341, !range !12
	%32 = sext i32 %31 to i64, !dbg !1341
	%33 = mul i64 %30, %32, !dbg !1341
	%34 = mul i64 %33, %19, !dbg !1341
	br label %b1, !dbg !1341

b1:
	%35 = phi i64 [ %29, %b0 ], [ %176, %b18_ok1 ], !dbg !1341
	%36 = icmp slt i64 %35, %p1, !dbg !1341
	br i1 %36, label %b2, label %b19, !dbg !1341

b2:
	%37 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !1342
	%38 = load i16, i16* %37, align 2, !dbg !1342
	%39 = icmp uge i64 %35, %p3, !dbg !1343
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !1343, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i16, i16* %p2, i64 %35, !dbg !1343
	%41 = load i16, i16* %40, align 2, !dbg !1343
	%42 = icmp uge i64 %35, %p5, !dbg !1344
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !1344, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1344
	%44 = load i64, i64* %43, align 8, !dbg !1344
	%45 = mul i64 %35, 40, !dbg !1345
	%46 = add i64 %35, 1, !dbg !1346
	%47 = mul i64 %46, 40, !dbg !1347
	%48 = icmp ugt i64 %47, %p7, !dbg !1348
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !1348, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !1348
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1348, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i16, i16* %p6, i64 %45, !dbg !1348
	%51 = add i16 %38, %41, !dbg !1351
	%52 = getelementptr inbounds i16, i16* %50, i64 0, !dbg !1352
	store i16 %51, i16* %52, align 2, !dbg !1352
	%53 = sub i16 %38, %41, !dbg !1353
	%54 = getelementptr inbounds i16, i16* %50, i64 1, !dbg !1354
	store i16 %53, i16* %54, align 2, !dbg !1354
	%55 = mul i16 %38, %41, !dbg !1355
	%56 = getelementptr inbounds i16, i16* %50, i64 2, !dbg !1356
	store i16 %55, i16* %56, align 2, !dbg !1356
	%57 = icmp eq i16 %41, 0, !dbg !1357
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !1357, !prof !19

b2_ok5:
	%58 = udiv i16 %38, %41, !dbg !1357
	%59 = getelementptr inbounds i16, i16* %50, i64 3, !dbg !1358
	store i16 %58, i16* %59, align 2, !dbg !1358
	%60 = urem i16 %38, %41, !dbg !1359
	%61 = getelementptr inbounds i16, i16* %50, i64 4, !dbg !1360
	store i16 %60, i16* %61, align 2, !dbg !1360
	%62 = and i16 %38, %41, !dbg !1361
	%63 = getelementptr inbounds i16, i16* %50, i64 5, !dbg !1362
	store i16 %62, i16* %63, align 2, !dbg !1362
	%64 = or i16 %38, %41, !dbg !1363
	%65 = getelementptr inbounds i16, i16* %50, i64 6, !dbg !1364
	store i16 %64, i16* %65, align 2, !dbg !1364
	%66 = xor i16 %38, %41, !dbg !1365
	%67 = getelementptr inbounds i16, i16* %50, i64 7, !dbg !1366
	store i16 %66, i16* %67, align 2, !dbg !1366
	%68 = xor i16 %41, -1, !dbg !1367
	%69 = and i16 %38, %68, !dbg !1367
	%70 = getelementptr inbounds i16, i16* %50, i64 8, !dbg !1368
	store i16 %69, i16* %70, align 2, !dbg !1368
	%71 = icmp ult i64 %44, 16, !dbg !1369
	%72 = trunc i64 %44 to i16, !dbg !1369
	%73 = shl i16 %38, %72, !dbg !1369
	%74 = select i1 %71, i16 %73, i16 0, !dbg !1369
	%75 = getelementptr inbounds i16, i16* %50, i64 9, !dbg !1370
	store i16 %74, i16* %75, align 2, !dbg !1370
	%76 = icmp ult i64 %44, 16, !dbg !1371
	%77 = trunc i64 %44 to i16, !dbg !1371
	%78 = lshr i16 %38, %77, !dbg !1371
	%79 = select i1 %76, i16 %78, i16 0, !dbg !1371
	%80 = getelementptr inbounds i16, i16* %50, i64 10, !dbg !1372
	store i16 %79, i16* %80, align 2, !dbg !1372
	%81 = trunc i64 %44 to i8, !dbg !1373
	%82 = zext i8 %81 to i16, !dbg !1374
	%83 = icmp ult i16 %82, 16, !dbg !1374
	%84 = shl i16 %38, %82, !dbg !1374
	%85 = select i1 %83, i16 %84, i16 0, !dbg !1374
	%86 = getelementptr inbounds i16, i16* %50, i64 11, !dbg !1375
	store i16 %85, i16* %86, align 2, !dbg !1375
	%87 = trunc i64 %44 to i16, !dbg !1376
	%88 = icmp ult i16 %87, 16, !dbg !1377
	%89 = lshr i16 %38, %87, !dbg !1377
	%90 = select i1 %88, i16 %89, i16 0, !dbg !1377
	%91 = getelementptr inbounds i16, i16* %50, i64 12, !dbg !1378
	store i16 %90, i16* %91, align 2, !dbg !1378
	%92 = sub i16 0, %38, !dbg !1379
	%93 = getelementptr inbounds i16, i16* %50, i64 13, !dbg !1380
	store i16 %92, i16* %93, align 2, !dbg !1380
	%94 = xor i16 %38, -1, !dbg !1381
	%95 = getelementptr inbounds i16, i16* %50, i64 14, !dbg !1382
	store i16 %94, i16* %95, align 2, !dbg !1382
	%96 = icmp eq i16 %38, %41, !dbg !1383
	br i1 %96, label %b4, label %b3, !dbg !1386

b3:
	br label %b4, !dbg !1387

b4:
	%97 = phi i16 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !1388
	%98 = getelementptr inbounds i16, i16* %50, i64 15, !dbg !1388
	store i16 %97, i16* %98, align 2, !dbg !1388
	%99 = icmp ne i16 %38, %41, !dbg !1389
	br i1 %99, label %b6, label %b5, !dbg !1391

b5:
	br label %b6, !dbg !1392

b6:
	%100 = phi i16 [ 1, %b4 ], [ 0, %b5 ], !dbg !1393
	%101 = getelementptr inbounds i16, i16* %50, i64 16, !dbg !1393
	store i16 %100, i16* %101, align 2, !dbg !1393
	%102 = icmp ult i16 %38, %41, !dbg !1394
	br i1 %102, label %b8, label %b7, !dbg !1396

b7:
	br label %b8, !dbg !1397

b8:
	%103 = phi i16 [ 1, %b6 ], [ 0, %b7 ], !dbg !1398
	%104 = getelementptr inbounds i16, i16* %50, i64 17, !dbg !1398
	store i16 %103, i16* %104, align 2, !dbg !1398
	%105 = icmp ule i16 %38, %41, !dbg !1399
	br i1 %105, label %b10, label %b9, !dbg !1401

b9:
	br label %b10, !dbg !1402

b10:
	%106 = phi i16 [ 1, %b8 ], [ 0, %b9 ], !dbg !1403
	%107 = getelementptr inbounds i16, i16* %50, i64 18, !dbg !1403
	store i16 %106, i16* %107, align 2, !dbg !1403
	%108 = icmp ugt i16 %38, %41, !dbg !1404
	br i1 %108, label %b12, label %b11, !dbg !1406

b11:
	br label %b12, !dbg !1407

b12:
	%109 = phi i16 [ 1, %b10 ], [ 0, %b11 ], !dbg !1408
	%110 = getelementptr inbounds i16, i16* %50, i64 19, !dbg !1408
	store i16 %109, i16* %110, align 2, !dbg !1408
	%111 = icmp uge i16 %38, %41, !dbg !1409
	br i1 %111, label %b14, label %b13, !dbg !1411

b13:
	br label %b14, !dbg !1412

b14:
	%112 = phi i16 [ 1, %b12 ], [ 0, %b13 ], !dbg !1413
	%113 = getelementptr inbounds i16, i16* %50, i64 20, !dbg !1413
	store i16 %112, i16* %113, align 2, !dbg !1413
	%114 = select i1 %102, i16 %38, i16 %41, !dbg !1414
	%115 = getelementptr inbounds i16, i16* %50, i64 21, !dbg !1415
	store i16 %114, i16* %115, align 2, !dbg !1415
	%116 = select i1 %108, i16 %38, i16 %41, !dbg !1416
	%117 = icmp ugt i16 %116, 3, !dbg !1416
	%118 = select i1 %117, i16 %116, i16 3, !dbg !1416
	%119 = getelementptr inbounds i16, i16* %50, i64 22, !dbg !1417
	store i16 %118, i16* %119, align 2, !dbg !1417
	%120 = udiv i16 %38, 7, !dbg !1418
	%121 = getelementptr inbounds i16, i16* %50, i64 23, !dbg !1419
	store i16 %120, i16* %121, align 2, !dbg !1419
	%122 = urem i16 %38, 10, !dbg !1420
	%123 = getelementptr inbounds i16, i16* %50, i64 24, !dbg !1421
	store i16 %122, i16* %123, align 2, !dbg !1421
	%124 = shl i16 %38, 3, !dbg !1422
	%125 = getelementptr inbounds i16, i16* %50, i64 25, !dbg !1423
	store i16 %124, i16* %125, align 2, !dbg !1423
	%126 = lshr i16 %38, 5, !dbg !1424
	%127 = getelementptr inbounds i16, i16* %50, i64 26, !dbg !1425
	store i16 %126, i16* %127, align 2, !dbg !1425
	%128 = lshr i16 %38, 7, !dbg !1426
	%129 = shl i16 %128, 6, !dbg !1427
	%130 = lshr i16 %129, 1, !dbg !1428
	%131 = getelementptr inbounds i16, i16* %50, i64 27, !dbg !1429
	store i16 %130, i16* %131, align 2, !dbg !1429
	%132 = udiv i16 %38, 8, !dbg !1430
	%133 = getelementptr inbounds i16, i16* %50, i64 28, !dbg !1431
	store i16 %132, i16* %133, align 2, !dbg !1431
	%134 = urem i16 %38, 16, !dbg !1432
	%135 = getelementptr inbounds i16, i16* %50, i64 29, !dbg !1433
	store i16 %134, i16* %135, align 2, !dbg !1433
	%136 = mul i16 %38, 5, !dbg !1434
	%137 = mul i16 %41, 3, !dbg !1435
	%138 = sub i16 %136, %137, !dbg !1436
	%139 = getelementptr inbounds i16, i16* %50, i64 30, !dbg !1437
	store i16 %138, i16* %139, align 2, !dbg !1437
	%140 = icmp ugt i16 %38, 3, !dbg !1438
	br i1 %140, label %b15, label %b16, !dbg !1438

b15:
	%141 = icmp ult i16 %41, 5, !dbg !1439
	br i1 %141, label %b18, label %b16, !dbg !1439

b16:
	br i1 %96, label %b18, label %b17, !dbg !1441

b17:
	br label %b18, !dbg !1442

b18:
	%142 = phi i16 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1443
	%143 = getelementptr inbounds i16, i16* %50, i64 31, !dbg !1443
	store i16 %142, i16* %143, align 2, !dbg !1443
	%144 = add i16 %38, 1, !dbg !1444
	%145 = sub i16 %41, 1, !dbg !1445
	%146 = mul i16 %144, %145, !dbg !1446
	%147 = getelementptr inbounds i16, i16* %50, i64 32, !dbg !1447
	store i16 %146, i16* %147, align 2, !dbg !1447
	%148 = getelementptr inbounds i16, i16* %50, i64 33, !dbg !1448
	store i16 %87, i16* %148, align 2, !dbg !1448
	%149 = and i64 %44, 31, !dbg !1449
	%150 = icmp ult i64 %149, 16, !dbg !1450
	%151 = trunc i64 %149 to i16, !dbg !1450
	%152 = shl i16 1, %151, !dbg !1450
	%153 = select i1 %150, i16 %152, i16 0, !dbg !1450
	%154 = getelementptr inbounds i16, i16* %50, i64 34, !dbg !1451
	store i16 %153, i16* %154, align 2, !dbg !1451
	%155 = trunc i64 %44 to i8, !dbg !1452
	%156 = sext i8 %155 to i16, !dbg !1453
	%157 = add i16 %38, %156, !dbg !1454
	%158 = getelementptr inbounds i16, i16* %50, i64 35, !dbg !1455
	store i16 %157, i16* %158, align 2, !dbg !1455
	%159 = mul i16 %51, %38, !dbg !1456
	%160 = sub i16 %159, 9, !dbg !1457
	%161 = xor i16 %160, %41, !dbg !1458
	%162 = shl i16 %161, 2, !dbg !1459
	%163 = add i16 %162, 1, !dbg !1460
	%164 = getelementptr inbounds i16, i16* %50, i64 36, !dbg !1461
	store i16 %163, i16* %164, align 2, !dbg !1461
	%165 = or i16 %41, 1, !dbg !1462
	%166 = icmp eq i16 %165, 0, !dbg !1463
	br i1 %166, label %b18_fail1, label %b18_ok1, !dbg !1463, !prof !19

b18_ok1:
	%167 = udiv i16 %38, %165, !dbg !1463
	%168 = getelementptr inbounds i16, i16* %50, i64 37, !dbg !1464
	store i16 %167, i16* %168, align 2, !dbg !1464
	%169 = mul i16 %58, %41, !dbg !1465
	%170 = sub i16 %38, %169, !dbg !1466
	%171 = sub i16 %170, %60, !dbg !1467
	%172 = getelementptr inbounds i16, i16* %50, i64 38, !dbg !1468
	store i16 %171, i16* %172, align 2, !dbg !1468
	%173 = or i16 %38, %68, !dbg !1469
	%174 = xor i16 %173, -1, !dbg !1470
	%175 = getelementptr inbounds i16, i16* %50, i64 39, !dbg !1471
	store i16 %174, i16* %175, align 2, !dbg !1471
	%176 = add i64 %35, %34, !dbg !1341
	br label %b1, !dbg !1341

b19:
	ret void, !dbg !1340

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !1343
	ret void, !dbg !1343

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !1344
	ret void, !dbg !1344

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !1348
	ret void, !dbg !1348

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !1348
	ret void, !dbg !1348

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !1357
	ret void, !dbg !1357

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1463
	ret void, !dbg !1463
}

define void @IntsUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1472 {
entry:
	br label %b0, !dbg !1473

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1476, !range !9
	%1 = sext i32 %0 to i64, !dbg !1476
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1476, !range !10
	%3 = sext i32 %2 to i64, !dbg !1476
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1476, !range !10
	%5 = sext i32 %4 to i64, !dbg !1476
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1476, !range !11
	%7 = sext i32 %6 to i64, !dbg !1476
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1476, !range !12
	%9 = sext i32 %8 to i64, !dbg !1476
	%10 = mul i64 %9, %5, !dbg !1476
	%11 = add i64 %3, %10, !dbg !1476
	%12 = mul i64 %7, %11, !dbg !1476
	%13 = add i64 %1, %12, !dbg !1476
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1476, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1476, !range !13
	%16 = mul i32 %14, %15, !dbg !1476
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1476, !range !14
	%18 = mul i32 %16, %17, !dbg !1476
	%19 = sext i32 %18 to i64, !dbg !1476
	%20 = mul i64 %13, %19, !dbg !1476
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1476, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1476, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1476, !range !16
	%24 = mul i32 %15, %23, !dbg !1476
	%25 = add i32 %22, %24, !dbg !1476
	%26 = mul i32 %14, %25, !dbg !1476
	%27 = add i32 %21, %26, !dbg !1476
	%28 = sext i32 %27 to i64, !dbg !1476
	%29 = add i64 %20, %28, !dbg !1476
	%30 = mul i64 %7, %9, !dbg !1476
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1476, !range !12
	%32 = sext i32 %31 to i64, !dbg !1476
	%33 = mul i64 %30, %32, !dbg !1476
	%34 = mul i64 %33, %19, !dbg !1476
	br label %b1, !dbg !1476

b1:
	%35 = phi i64 [ %29, %b0 ], [ %178, %b18_ok1 ], !dbg !1476
	%36 = icmp slt i64 %35, %p1, !dbg !1476
	br i1 %36, label %b2, label %b19, !dbg !1476

b2:
	%37 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !1477
	%38 = load i32, i32* %37, align 4, !dbg !1477
	%39 = icmp uge i64 %35, %p3, !dbg !1478
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !1478, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i32, i32* %p2, i64 %35, !dbg !1478
	%41 = load i32, i32* %40, align 4, !dbg !1478
	%42 = icmp uge i64 %35, %p5, !dbg !1479
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !1479, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1479
	%44 = load i64, i64* %43, align 8, !dbg !1479
	%45 = mul i64 %35, 40, !dbg !1480
	%46 = add i64 %35, 1, !dbg !1481
	%47 = mul i64 %46, 40, !dbg !1482
	%48 = icmp ugt i64 %47, %p7, !dbg !1483
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !1483, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !1483
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1483, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i32, i32* %p6, i64 %45, !dbg !1483
	%51 = add i32 %38, %41, !dbg !1486
	%52 = getelementptr inbounds i32, i32* %50, i64 0, !dbg !1487
	store i32 %51, i32* %52, align 4, !dbg !1487
	%53 = sub i32 %38, %41, !dbg !1488
	%54 = getelementptr inbounds i32, i32* %50, i64 1, !dbg !1489
	store i32 %53, i32* %54, align 4, !dbg !1489
	%55 = mul i32 %38, %41, !dbg !1490
	%56 = getelementptr inbounds i32, i32* %50, i64 2, !dbg !1491
	store i32 %55, i32* %56, align 4, !dbg !1491
	%57 = icmp eq i32 %41, 0, !dbg !1492
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !1492, !prof !19

b2_ok5:
	%58 = udiv i32 %38, %41, !dbg !1492
	%59 = getelementptr inbounds i32, i32* %50, i64 3, !dbg !1493
	store i32 %58, i32* %59, align 4, !dbg !1493
	%60 = urem i32 %38, %41, !dbg !1494
	%61 = getelementptr inbounds i32, i32* %50, i64 4, !dbg !1495
	store i32 %60, i32* %61, align 4, !dbg !1495
	%62 = and i32 %38, %41, !dbg !1496
	%63 = getelementptr inbounds i32, i32* %50, i64 5, !dbg !1497
	store i32 %62, i32* %63, align 4, !dbg !1497
	%64 = or i32 %38, %41, !dbg !1498
	%65 = getelementptr inbounds i32, i32* %50, i64 6, !dbg !1499
	store i32 %64, i32* %65, align 4, !dbg !1499
	%66 = xor i32 %38, %41, !dbg !1500
	%67 = getelementptr inbounds i32, i32* %50, i64 7, !dbg !1501
	store i32 %66, i32* %67, align 4, !dbg !1501
	%68 = xor i32 %41, -1, !dbg !1502
	%69 = and i32 %38, %68, !dbg !1502
	%70 = getelementptr inbounds i32, i32* %50, i64 8, !dbg !1503
	store i32 %69, i32* %70, align 4, !dbg !1503
	%71 = icmp ult i64 %44, 32, !dbg !1504
	%72 = trunc i64 %44 to i32, !dbg !1504
	%73 = shl i32 %38, %72, !dbg !1504
	%74 = select i1 %71, i32 %73, i32 0, !dbg !1504
	%75 = getelementptr inbounds i32, i32* %50, i64 9, !dbg !1505
	store i32 %74, i32* %75, align 4, !dbg !1505
	%76 = icmp ult i64 %44, 32, !dbg !1506
	%77 = trunc i64 %44 to i32, !dbg !1506
	%78 = lshr i32 %38, %77, !dbg !1506
	%79 = select i1 %76, i32 %78, i32 0, !dbg !1506
	%80 = getelementptr inbounds i32, i32* %50, i64 10, !dbg !1507
	store i32 %79, i32* %80, align 4, !dbg !1507
	%81 = trunc i64 %44 to i8, !dbg !1508
	%82 = zext i8 %81 to i32, !dbg !1509
	%83 = icmp ult i32 %82, 32, !dbg !1509
	%84 = shl i32 %38, %82, !dbg !1509
	%85 = select i1 %83, i32 %84, i32 0, !dbg !1509
	%86 = getelementptr inbounds i32, i32* %50, i64 11, !dbg !1510
	store i32 %85, i32* %86, align 4, !dbg !1510
	%87 = trunc i64 %44 to i16, !dbg !1511
	%88 = zext i16 %87 to i32, !dbg !1512
	%89 = icmp ult i32 %88, 32, !dbg !1512
	%90 = lshr i32 %38, %88, !dbg !1512
	%91 = select i1 %89, i32 %90, i32 0, !dbg !1512
	%92 = getelementptr inbounds i32, i32* %50, i64 12, !dbg !1513
	store i32 %91, i32* %92, align 4, !dbg !1513
	%93 = sub i32 0, %38, !dbg !1514
	%94 = getelementptr inbounds i32, i32* %50, i64 13, !dbg !1515
	store i32 %93, i32* %94, align 4, !dbg !1515
	%95 = xor i32 %38, -1, !dbg !1516
	%96 = getelementptr inbounds i32, i32* %50, i64 14, !dbg !1517
	store i32 %95, i32* %96, align 4, !dbg !1517
	%97 = icmp eq i32 %38, %41, !dbg !1518
	br i1 %97, label %b4, label %b3, !dbg !1521

b3:
	br label %b4, !dbg !1522

b4:
	%98 = phi i32 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !1523
	%99 = getelementptr inbounds i32, i32* %50, i64 15, !dbg !1523
	store i32 %98, i32* %99, align 4, !dbg !1523
	%100 = icmp ne i32 %38, %41, !dbg !1524
	br i1 %100, label %b6, label %b5, !dbg !1526

b5:
	br label %b6, !dbg !1527

b6:
	%101 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !1528
	%102 = getelementptr inbounds i32, i32* %50, i64 16, !dbg !1528
	store i32 %101, i32* %102, align 4, !dbg !1528
	%103 = icmp ult i32 %38, %41, !dbg !1529
	br i1 %103, label %b8, label %b7, !dbg !1531

b7:
	br label %b8, !dbg !1532

b8:
	%104 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !1533
	%105 = getelementptr inbounds i32, i32* %50, i64 17, !dbg !1533
	store i32 %104, i32* %105, align 4, !dbg !1533
	%106 = icmp ule i32 %38, %41, !dbg !1534
	br i1 %106, label %b10, label %b9, !dbg !1536

b9:
	br label %b10, !dbg !1537

b10:
	%107 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !1538
	%108 = getelementptr inbounds i32, i32* %50, i64 18, !dbg !1538
	store i32 %107, i32* %108, align 4, !dbg !1538
	%109 = icmp ugt i32 %38, %41, !dbg !1539
	br i1 %109, label %b12, label %b11, !dbg !1541

b11:
	br label %b12, !dbg !1542

b12:
	%110 = phi i32 [ 1, %b10 ], [ 0, %b11 ], !dbg !1543
	%111 = getelementptr inbounds i32, i32* %50, i64 19, !dbg !1543
	store i32 %110, i32* %111, align 4, !dbg !1543
	%112 = icmp uge i32 %38, %41, !dbg !1544
	br i1 %112, label %b14, label %b13, !dbg !1546

b13:
	br label %b14, !dbg !1547

b14:
	%113 = phi i32 [ 1, %b12 ], [ 0, %b13 ], !dbg !1548
	%114 = getelementptr inbounds i32, i32* %50, i64 20, !dbg !1548
	store i32 %113, i32* %114, align 4, !dbg !1548
	%115 = select i1 %103, i32 %38, i32 %41, !dbg !1549
	%116 = getelementptr inbounds i32, i32* %50, i64 21, !dbg !1550
	store i32 %115, i32* %116, align 4, !dbg !1550
	%117 = select i1 %109, i32 %38, i32 %41, !dbg !1551
	%118 = icmp ugt i32 %117, 3, !dbg !1551
	%119 = select i1 %118, i32 %117, i32 3, !dbg !1551
	%120 = getelementptr inbounds i32, i32* %50, i64 22, !dbg !1552
	store i32 %119, i32* %120, align 4, !dbg !1552
	%121 = udiv i32 %38, 7, !dbg !1553
	%122 = getelementptr inbounds i32, i32* %50, i64 23, !dbg !1554
	store i32 %121, i32* %122, align 4, !dbg !1554
	%123 = urem i32 %38, 10, !dbg !1555
	%124 = getelementptr inbounds i32, i32* %50, i64 24, !dbg !1556
	store i32 %123, i32* %124, align 4, !dbg !1556
	%125 = shl i32 %38, 3, !dbg !1557
	%126 = getelementptr inbounds i32, i32* %50, i64 25, !dbg !1558
	store i32 %125, i32* %126, align 4, !dbg !1558
	%127 = lshr i32 %38, 5, !dbg !1559
	%128 = getelementptr inbounds i32, i32* %50, i64 26, !dbg !1560
	store i32 %127, i32* %128, align 4, !dbg !1560
	%129 = lshr i32 %38, 7, !dbg !1561
	%130 = shl i32 %129, 6, !dbg !1562
	%131 = lshr i32 %130, 1, !dbg !1563
	%132 = getelementptr inbounds i32, i32* %50, i64 27, !dbg !1564
	store i32 %131, i32* %132, align 4, !dbg !1564
	%133 = udiv i32 %38, 8, !dbg !1565
	%134 = getelementptr inbounds i32, i32* %50, i64 28, !dbg !1566
	store i32 %133, i32* %134, align 4, !dbg !1566
	%135 = urem i32 %38, 16, !dbg !1567
	%136 = getelementptr inbounds i32, i32* %50, i64 29, !dbg !1568
	store i32 %135, i32* %136, align 4, !dbg !1568
	%137 = mul i32 %38, 5, !dbg !1569
	%138 = mul i32 %41, 3, !dbg !1570
	%139 = sub i32 %137, %138, !dbg !1571
	%140 = getelementptr inbounds i32, i32* %50, i64 30, !dbg !1572
	store i32 %139, i32* %140, align 4, !dbg !1572
	%141 = icmp ugt i32 %38, 3, !dbg !1573
	br i1 %141, label %b15, label %b16, !dbg !1573

b15:
	%142 = icmp ult i32 %41, 5, !dbg !1574
	br i1 %142, label %b18, label %b16, !dbg !1574

b16:
	br i1 %97, label %b18, label %b17, !dbg !1576

b17:
	br label %b18, !dbg !1577

b18:
	%143 = phi i32 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1578
	%144 = getelementptr inbounds i32, i32* %50, i64 31, !dbg !1578
	store i32 %143, i32* %144, align 4, !dbg !1578
	%145 = add i32 %38, 1, !dbg !1579
	%146 = sub i32 %41, 1, !dbg !1580
	%147 = mul i32 %145, %146, !dbg !1581
	%148 = getelementptr inbounds i32, i32* %50, i64 32, !dbg !1582
	store i32 %147, i32* %148, align 4, !dbg !1582
	%149 = trunc i64 %44 to i32, !dbg !1583
	%150 = getelementptr inbounds i32, i32* %50, i64 33, !dbg !1584
	store i32 %149, i32* %150, align 4, !dbg !1584
	%151 = and i64 %44, 31, !dbg !1585
	%152 = icmp ult i64 %151, 32, !dbg !1586
	%153 = trunc i64 %151 to i32, !dbg !1586
	%154 = shl i32 1, %153, !dbg !1586
	%155 = select i1 %152, i32 %154, i32 0, !dbg !1586
	%156 = getelementptr inbounds i32, i32* %50, i64 34, !dbg !1587
	store i32 %155, i32* %156, align 4, !dbg !1587
	%157 = trunc i64 %44 to i8, !dbg !1588
	%158 = sext i8 %157 to i32, !dbg !1589
	%159 = add i32 %38, %158, !dbg !1590
	%160 = getelementptr inbounds i32, i32* %50, i64 35, !dbg !1591
	store i32 %159, i32* %160, align 4, !dbg !1591
	%161 = mul i32 %51, %38, !dbg !1592
	%162 = sub i32 %161, 9, !dbg !1593
	%163 = xor i32 %162, %41, !dbg !1594
	%164 = shl i32 %163, 2, !dbg !1595
	%165 = add i32 %164, 1, !dbg !1596
	%166 = getelementptr inbounds i32, i32* %50, i64 36, !dbg !1597
	store i32 %165, i32* %166, align 4, !dbg !1597
	%167 = or i32 %41, 1, !dbg !1598
	%168 = icmp eq i32 %167, 0, !dbg !1599
	br i1 %168, label %b18_fail1, label %b18_ok1, !dbg !1599, !prof !19

b18_ok1:
	%169 = udiv i32 %38, %167, !dbg !1599
	%170 = getelementptr inbounds i32, i32* %50, i64 37, !dbg !1600
	store i32 %169, i32* %170, align 4, !dbg !1600
	%171 = mul i32 %58, %41, !dbg !1601
	%172 = sub i32 %38, %171, !dbg !1602
	%173 = sub i32 %172, %60, !dbg !1603
	%174 = getelementptr inbounds i32, i32* %50, i64 38, !dbg !1604
	store i32 %173, i32* %174, align 4, !dbg !1604
	%175 = or i32 %38, %68, !dbg !1605
	%176 = xor i32 %175, -1, !dbg !1606
	%177 = getelementptr inbounds i32, i32* %50, i64 39, !dbg !1607
	store i32 %176, i32* %177, align 4, !dbg !1607
	%178 = add i64 %35, %34, !dbg !1476
	br label %b1, !dbg !1476

b19:
	ret void, !dbg !1475

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !1478
	ret void, !dbg !1478

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !1479
	ret void, !dbg !1479

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !1483
	ret void, !dbg !1483

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !1483
	ret void, !dbg !1483

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !1492
	ret void, !dbg !1492

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1599
	ret void, !dbg !1599
}

define void @IntsUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !1608 {
entry:
	br label %b0, !dbg !1609

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1612, !range !9
	%1 = sext i32 %0 to i64, !dbg !1612
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1612, !range !10
	%3 = sext i32 %2 to i64, !dbg !1612
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1612, !range !10
	%5 = sext i32 %4 to i64, !dbg !1612
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1612, !range !11
	%7 = sext i32 %6 to i64, !dbg !1612
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1612, !range !12
	%9 = sext i32 %8 to i64, !dbg !1612
	%10 = mul i64 %9, %5, !dbg !1612
	%11 = add i64 %3, %10, !dbg !1612
	%12 = mul i64 %7, %11, !dbg !1612
	%13 = add i64 %1, %12, !dbg !1612
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1612, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1612, !range !13
	%16 = mul i32 %14, %15, !dbg !1612
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1612, !range !14
	%18 = mul i32 %16, %17, !dbg !1612
	%19 = sext i32 %18 to i64, !dbg !1612
	%20 = mul i64 %13, %19, !dbg !1612
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1612, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1612, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1612, !range !16
	%24 = mul i32 %15, %23, !dbg !1612
	%25 = add i32 %22, %24, !dbg !1612
	%26 = mul i32 %14, %25, !dbg !1612
	%27 = add i32 %21, %26, !dbg !1612
	%28 = sext i32 %27 to i64, !dbg !1612
	%29 = add i64 %20, %28, !dbg !1612
	%30 = mul i64 %7, %9, !dbg !1612
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1612, !range !12
	%32 = sext i32 %31 to i64, !dbg !1612
	%33 = mul i64 %30, %32, !dbg !1612
	%34 = mul i64 %33, %19, !dbg !1612
	br label %b1, !dbg !1612

b1:
	%35 = phi i64 [ %29, %b0 ], [ %174, %b18_ok1 ], !dbg !1612
	%36 = icmp slt i64 %35, %p1, !dbg !1612
	br i1 %36, label %b2, label %b19, !dbg !1612

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !1613
	%38 = load i64, i64* %37, align 8, !dbg !1613
	%39 = icmp uge i64 %35, %p3, !dbg !1614
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !1614, !prof !19

b2_ok1:
	%40 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !1614
	%41 = load i64, i64* %40, align 8, !dbg !1614
	%42 = icmp uge i64 %35, %p5, !dbg !1615
	br i1 %42, label %b2_fail2, label %b2_ok2, !dbg !1615, !prof !19

b2_ok2:
	%43 = getelementptr inbounds i64, i64* %p4, i64 %35, !dbg !1615
	%44 = load i64, i64* %43, align 8, !dbg !1615
	%45 = mul i64 %35, 40, !dbg !1616
	%46 = add i64 %35, 1, !dbg !1617
	%47 = mul i64 %46, 40, !dbg !1618
	%48 = icmp ugt i64 %47, %p7, !dbg !1619
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !1619, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %45, %47, !dbg !1619
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !1619, !prof !19

b2_ok4:
	%50 = getelementptr inbounds i64, i64* %p6, i64 %45, !dbg !1619
	%51 = add i64 %38, %41, !dbg !1622
	%52 = getelementptr inbounds i64, i64* %50, i64 0, !dbg !1623
	store i64 %51, i64* %52, align 8, !dbg !1623
	%53 = sub i64 %38, %41, !dbg !1624
	%54 = getelementptr inbounds i64, i64* %50, i64 1, !dbg !1625
	store i64 %53, i64* %54, align 8, !dbg !1625
	%55 = mul i64 %38, %41, !dbg !1626
	%56 = getelementptr inbounds i64, i64* %50, i64 2, !dbg !1627
	store i64 %55, i64* %56, align 8, !dbg !1627
	%57 = icmp eq i64 %41, 0, !dbg !1628
	br i1 %57, label %b2_fail5, label %b2_ok5, !dbg !1628, !prof !19

b2_ok5:
	%58 = udiv i64 %38, %41, !dbg !1628
	%59 = getelementptr inbounds i64, i64* %50, i64 3, !dbg !1629
	store i64 %58, i64* %59, align 8, !dbg !1629
	%60 = urem i64 %38, %41, !dbg !1630
	%61 = getelementptr inbounds i64, i64* %50, i64 4, !dbg !1631
	store i64 %60, i64* %61, align 8, !dbg !1631
	%62 = and i64 %38, %41, !dbg !1632
	%63 = getelementptr inbounds i64, i64* %50, i64 5, !dbg !1633
	store i64 %62, i64* %63, align 8, !dbg !1633
	%64 = or i64 %38, %41, !dbg !1634
	%65 = getelementptr inbounds i64, i64* %50, i64 6, !dbg !1635
	store i64 %64, i64* %65, align 8, !dbg !1635
	%66 = xor i64 %38, %41, !dbg !1636
	%67 = getelementptr inbounds i64, i64* %50, i64 7, !dbg !1637
	store i64 %66, i64* %67, align 8, !dbg !1637
	%68 = xor i64 %41, -1, !dbg !1638
	%69 = and i64 %38, %68, !dbg !1638
	%70 = getelementptr inbounds i64, i64* %50, i64 8, !dbg !1639
	store i64 %69, i64* %70, align 8, !dbg !1639
	%71 = icmp ult i64 %44, 64, !dbg !1640
	%72 = shl i64 %38, %44, !dbg !1640
	%73 = select i1 %71, i64 %72, i64 0, !dbg !1640
	%74 = getelementptr inbounds i64, i64* %50, i64 9, !dbg !1641
	store i64 %73, i64* %74, align 8, !dbg !1641
	%75 = icmp ult i64 %44, 64, !dbg !1642
	%76 = lshr i64 %38, %44, !dbg !1642
	%77 = select i1 %75, i64 %76, i64 0, !dbg !1642
	%78 = getelementptr inbounds i64, i64* %50, i64 10, !dbg !1643
	store i64 %77, i64* %78, align 8, !dbg !1643
	%79 = trunc i64 %44 to i8, !dbg !1644
	%80 = zext i8 %79 to i64, !dbg !1645
	%81 = icmp ult i64 %80, 64, !dbg !1645
	%82 = shl i64 %38, %80, !dbg !1645
	%83 = select i1 %81, i64 %82, i64 0, !dbg !1645
	%84 = getelementptr inbounds i64, i64* %50, i64 11, !dbg !1646
	store i64 %83, i64* %84, align 8, !dbg !1646
	%85 = trunc i64 %44 to i16, !dbg !1647
	%86 = zext i16 %85 to i64, !dbg !1648
	%87 = icmp ult i64 %86, 64, !dbg !1648
	%88 = lshr i64 %38, %86, !dbg !1648
	%89 = select i1 %87, i64 %88, i64 0, !dbg !1648
	%90 = getelementptr inbounds i64, i64* %50, i64 12, !dbg !1649
	store i64 %89, i64* %90, align 8, !dbg !1649
	%91 = sub i64 0, %38, !dbg !1650
	%92 = getelementptr inbounds i64, i64* %50, i64 13, !dbg !1651
	store i64 %91, i64* %92, align 8, !dbg !1651
	%93 = xor i64 %38, -1, !dbg !1652
	%94 = getelementptr inbounds i64, i64* %50, i64 14, !dbg !1653
	store i64 %93, i64* %94, align 8, !dbg !1653
	%95 = icmp eq i64 %38, %41, !dbg !1654
	br i1 %95, label %b4, label %b3, !dbg !1657

b3:
	br label %b4, !dbg !1658

b4:
	%96 = phi i64 [ 1, %b2_ok5 ], [ 0, %b3 ], !dbg !1659
	%97 = getelementptr inbounds i64, i64* %50, i64 15, !dbg !1659
	store i64 %96, i64* %97, align 8, !dbg !1659
	%98 = icmp ne i64 %38, %41, !dbg !1660
	br i1 %98, label %b6, label %b5, !dbg !1662

b5:
	br label %b6, !dbg !1663

b6:
	%99 = phi i64 [ 1, %b4 ], [ 0, %b5 ], !dbg !1664
	%100 = getelementptr inbounds i64, i64* %50, i64 16, !dbg !1664
	store i64 %99, i64* %100, align 8, !dbg !1664
	%101 = icmp ult i64 %38, %41, !dbg !1665
	br i1 %101, label %b8, label %b7, !dbg !1667

b7:
	br label %b8, !dbg !1668

b8:
	%102 = phi i64 [ 1, %b6 ], [ 0, %b7 ], !dbg !1669
	%103 = getelementptr inbounds i64, i64* %50, i64 17, !dbg !1669
	store i64 %102, i64* %103, align 8, !dbg !1669
	%104 = icmp ule i64 %38, %41, !dbg !1670
	br i1 %104, label %b10, label %b9, !dbg !1672

b9:
	br label %b10, !dbg !1673

b10:
	%105 = phi i64 [ 1, %b8 ], [ 0, %b9 ], !dbg !1674
	%106 = getelementptr inbounds i64, i64* %50, i64 18, !dbg !1674
	store i64 %105, i64* %106, align 8, !dbg !1674
	%107 = icmp ugt i64 %38, %41, !dbg !1675
	br i1 %107, label %b12, label %b11, !dbg !1677

b11:
	br label %b12, !dbg !1678

b12:
	%108 = phi i64 [ 1, %b10 ], [ 0, %b11 ], !dbg !1679
	%109 = getelementptr inbounds i64, i64* %50, i64 19, !dbg !1679
	store i64 %108, i64* %109, align 8, !dbg !1679
	%110 = icmp uge i64 %38, %41, !dbg !1680
	br i1 %110, label %b14, label %b13, !dbg !1682

b13:
	br label %b14, !dbg !1683

b14:
	%111 = phi i64 [ 1, %b12 ], [ 0, %b13 ], !dbg !1684
	%112 = getelementptr inbounds i64, i64* %50, i64 20, !dbg !1684
	store i64 %111, i64* %112, align 8, !dbg !1684
	%113 = select i1 %101, i64 %38, i64 %41, !dbg !1685
	%114 = getelementptr inbounds i64, i64* %50, i64 21, !dbg !1686
	store i64 %113, i64* %114, align 8, !dbg !1686
	%115 = select i1 %107, i64 %38, i64 %41, !dbg !1687
	%116 = icmp ugt i64 %115, 3, !dbg !1687
	%117 = select i1 %116, i64 %115, i64 3, !dbg !1687
	%118 = getelementptr inbounds i64, i64* %50, i64 22, !dbg !1688
	store i64 %117, i64* %118, align 8, !dbg !1688
	%119 = udiv i64 %38, 7, !dbg !1689
	%120 = getelementptr inbounds i64, i64* %50, i64 23, !dbg !1690
	store i64 %119, i64* %120, align 8, !dbg !1690
	%121 = urem i64 %38, 10, !dbg !1691
	%122 = getelementptr inbounds i64, i64* %50, i64 24, !dbg !1692
	store i64 %121, i64* %122, align 8, !dbg !1692
	%123 = shl i64 %38, 3, !dbg !1693
	%124 = getelementptr inbounds i64, i64* %50, i64 25, !dbg !1694
	store i64 %123, i64* %124, align 8, !dbg !1694
	%125 = lshr i64 %38, 5, !dbg !1695
	%126 = getelementptr inbounds i64, i64* %50, i64 26, !dbg !1696
	store i64 %125, i64* %126, align 8, !dbg !1696
	%127 = lshr i64 %38, 7, !dbg !1697
	%128 = shl i64 %127, 6, !dbg !1698
	%129 = lshr i64 %128, 1, !dbg !1699
	%130 = getelementptr inbounds i64, i64* %50, i64 27, !dbg !1700
	store i64 %129, i64* %130, align 8, !dbg !1700
	%131 = udiv i64 %38, 8, !dbg !1701
	%132 = getelementptr inbounds i64, i64* %50, i64 28, !dbg !1702
	store i64 %131, i64* %132, align 8, !dbg !1702
	%133 = urem i64 %38, 16, !dbg !1703
	%134 = getelementptr inbounds i64, i64* %50, i64 29, !dbg !1704
	store i64 %133, i64* %134, align 8, !dbg !1704
	%135 = mul i64 %38, 5, !dbg !1705
	%136 = mul i64 %41, 3, !dbg !1706
	%137 = sub i64 %135, %136, !dbg !1707
	%138 = getelementptr inbounds i64, i64* %50, i64 30, !dbg !1708
	store i64 %137, i64* %138, align 8, !dbg !1708
	%139 = icmp ugt i64 %38, 3, !dbg !1709
	br i1 %139, label %b15, label %b16, !dbg !1709

b15:
	%140 = icmp ult i64 %41, 5, !dbg !1710
	br i1 %140, label %b18, label %b16, !dbg !1710

b16:
	br i1 %95, label %b18, label %b17, !dbg !1712

b17:
	br label %b18, !dbg !1713

b18:
	%141 = phi i64 [ 1, %b16 ], [ 0, %b17 ], [ 1, %b15 ], !dbg !1714
	%142 = getelementptr inbounds i64, i64* %50, i64 31, !dbg !1714
	store i64 %141, i64* %142, align 8, !dbg !1714
	%143 = add i64 %38, 1, !dbg !1715
	%144 = sub i64 %41, 1, !dbg !1716
	%145 = mul i64 %143, %144, !dbg !1717
	%146 = getelementptr inbounds i64, i64* %50, i64 32, !dbg !1718
	store i64 %145, i64* %146, align 8, !dbg !1718
	%147 = getelementptr inbounds i64, i64* %50, i64 33, !dbg !1719
	store i64 %44, i64* %147, align 8, !dbg !1719
	%148 = and i64 %44, 31, !dbg !1720
	%149 = icmp ult i64 %148, 64, !dbg !1721
	%150 = shl i64 1, %148, !dbg !1721
	%151 = select i1 %149, i64 %150, i64 0, !dbg !1721
	%152 = getelementptr inbounds i64, i64* %50, i64 34, !dbg !1722
	store i64 %151, i64* %152, align 8, !dbg !1722
	%153 = trunc i64 %44 to i8, !dbg !1723
	%154 = sext i8 %153 to i64, !dbg !1724
	%155 = add i64 %38, %154, !dbg !1725
	%156 = getelementptr inbounds i64, i64* %50, i64 35, !dbg !1726
	store i64 %155, i64* %156, align 8, !dbg !1726
	%157 = mul i64 %51, %38, !dbg !1727
	%158 = sub i64 %157, 9, !dbg !1728
	%159 = xor i64 %158, %41, !dbg !1729
	%160 = shl i64 %159, 2, !dbg !1730
	%161 = add i64 %160, 1, !dbg !1731
	%162 = getelementptr inbounds i64, i64* %50, i64 36, !dbg !1732
	store i64 %161, i64* %162, align 8, !dbg !1732
	%163 = or i64 %41, 1, !dbg !1733
	%164 = icmp eq i64 %163, 0, !dbg !1734
	br i1 %164, label %b18_fail1, label %b18_ok1, !dbg !1734, !prof !19

b18_ok1:
	%165 = udiv i64 %38, %163, !dbg !1734
	%166 = getelementptr inbounds i64, i64* %50, i64 37, !dbg !1735
	store i64 %165, i64* %166, align 8, !dbg !1735
	%167 = mul i64 %58, %41, !dbg !1736
	%168 = sub i64 %38, %167, !dbg !1737
	%169 = sub i64 %168, %60, !dbg !1738
	%170 = getelementptr inbounds i64, i64* %50, i64 38, !dbg !1739
	store i64 %169, i64* %170, align 8, !dbg !1739
	%171 = or i64 %38, %68, !dbg !1740
	%172 = xor i64 %171, -1, !dbg !1741
	%173 = getelementptr inbounds i64, i64* %50, i64 39, !dbg !1742
	store i64 %172, i64* %173, align 8, !dbg !1742
	%174 = add i64 %35, %34, !dbg !1612
	br label %b1, !dbg !1612

b19:
	ret void, !dbg !1611

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !1614
	ret void, !dbg !1614

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p5), !dbg !1615
	ret void, !dbg !1615

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %47, i64 %p7), !dbg !1619
	ret void, !dbg !1619

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %45, i64 %47), !dbg !1619
	ret void, !dbg !1619

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 0, i64 0), !dbg !1628
	ret void, !dbg !1628

b18_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 0, i64 0), !dbg !1734
	ret void, !dbg !1734
}

define void @ConvInt8(i8* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1743 {
entry:
	br label %b0, !dbg !1744

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1747, !range !9
	%1 = sext i32 %0 to i64, !dbg !1747
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1747, !range !10
	%3 = sext i32 %2 to i64, !dbg !1747
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1747, !range !10
	%5 = sext i32 %4 to i64, !dbg !1747
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1747, !range !11
	%7 = sext i32 %6 to i64, !dbg !1747
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1747, !range !12
	%9 = sext i32 %8 to i64, !dbg !1747
	%10 = mul i64 %9, %5, !dbg !1747
	%11 = add i64 %3, %10, !dbg !1747
	%12 = mul i64 %7, %11, !dbg !1747
	%13 = add i64 %1, %12, !dbg !1747
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1747, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1747, !range !13
	%16 = mul i32 %14, %15, !dbg !1747
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1747, !range !14
	%18 = mul i32 %16, %17, !dbg !1747
	%19 = sext i32 %18 to i64, !dbg !1747
	%20 = mul i64 %13, %19, !dbg !1747
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1747, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1747, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1747, !range !16
	%24 = mul i32 %15, %23, !dbg !1747
	%25 = add i32 %22, %24, !dbg !1747
	%26 = mul i32 %14, %25, !dbg !1747
	%27 = add i32 %21, %26, !dbg !1747
	%28 = sext i32 %27 to i64, !dbg !1747
	%29 = add i64 %20, %28, !dbg !1747
	%30 = mul i64 %7, %9, !dbg !1747
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1747, !range !12
	%32 = sext i32 %31 to i64, !dbg !1747
	%33 = mul i64 %30, %32, !dbg !1747
	%34 = mul i64 %33, %19, !dbg !1747
	br label %b1, !dbg !1747

b1:
	%35 = phi i64 [ %29, %b0 ], [ %79, %b2_ok1 ], !dbg !1747
	%36 = icmp slt i64 %35, %p1, !dbg !1747
	br i1 %36, label %b2, label %b3, !dbg !1747

b2:
	%37 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !1748
	%38 = load i8, i8* %37, align 1, !dbg !1748
	%39 = mul i64 %35, 14, !dbg !1749
	%40 = add i64 %35, 1, !dbg !1750
	%41 = mul i64 %40, 14, !dbg !1751
	%42 = icmp ugt i64 %41, %p3, !dbg !1752
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1752, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !1752
	%44 = sext i8 %38 to i64, !dbg !1755
	%45 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1756
	store i64 %44, i64* %45, align 8, !dbg !1756
	%46 = sext i8 %38 to i16, !dbg !1757
	%47 = sext i16 %46 to i64, !dbg !1758
	%48 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1759
	store i64 %47, i64* %48, align 8, !dbg !1759
	%49 = sext i8 %38 to i32, !dbg !1760
	%50 = sext i32 %49 to i64, !dbg !1761
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1762
	store i64 %50, i64* %51, align 8, !dbg !1762
	%52 = sext i8 %38 to i64, !dbg !1763
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1765
	store i64 %52, i64* %53, align 8, !dbg !1765
	%54 = zext i8 %38 to i64, !dbg !1767
	%55 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1768
	store i64 %54, i64* %55, align 8, !dbg !1768
	%56 = sext i8 %38 to i16, !dbg !1769
	%57 = zext i16 %56 to i64, !dbg !1770
	%58 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1771
	store i64 %57, i64* %58, align 8, !dbg !1771
	%59 = sext i8 %38 to i32, !dbg !1772
	%60 = zext i32 %59 to i64, !dbg !1773
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1774
	store i64 %60, i64* %61, align 8, !dbg !1774
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1775
	store i64 %44, i64* %62, align 8, !dbg !1775
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1776
	store i64 %52, i64* %63, align 8, !dbg !1776
	%64 = sitofp i8 %38 to float, !dbg !1777
	%65 = bitcast float %64 to i32, !dbg !1780
	%66 = zext i32 %65 to i64, !dbg !1781
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1782
	store i64 %66, i64* %67, align 8, !dbg !1782
	%68 = sitofp i8 %38 to double, !dbg !1783
	%69 = bitcast double %68 to i64, !dbg !1786
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1787
	store i64 %69, i64* %70, align 8, !dbg !1787
	%71 = fpext float %64 to double, !dbg !1788
	%72 = bitcast double %71 to i64, !dbg !1790
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1791
	store i64 %72, i64* %73, align 8, !dbg !1791
	%74 = trunc i32 %49 to i16, !dbg !1792
	%75 = trunc i16 %74 to i8, !dbg !1793
	%76 = sext i8 %75 to i64, !dbg !1794
	%77 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1795
	store i64 %76, i64* %77, align 8, !dbg !1795
	%78 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1796
	store i64 %60, i64* %78, align 8, !dbg !1796
	%79 = add i64 %35, %34, !dbg !1747
	br label %b1, !dbg !1747

b3:
	ret void, !dbg !1746

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !1752
	ret void, !dbg !1752
}

define void @ConvInt16(i16* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1797 {
entry:
	br label %b0, !dbg !1798

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1801, !range !9
	%1 = sext i32 %0 to i64, !dbg !1801
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1801, !range !10
	%3 = sext i32 %2 to i64, !dbg !1801
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1801, !range !10
	%5 = sext i32 %4 to i64, !dbg !1801
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1801, !range !11
	%7 = sext i32 %6 to i64, !dbg !1801
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1801, !range !12
	%9 = sext i32 %8 to i64, !dbg !1801
	%10 = mul i64 %9, %5, !dbg !1801
	%11 = add i64 %3, %10, !dbg !1801
	%12 = mul i64 %7, %11, !dbg !1801
	%13 = add i64 %1, %12, !dbg !1801
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1801, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1801, !range !13
	%16 = mul i32 %14, %15, !dbg !1801
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1801, !range !14
	%18 = mul i32 %16, %17, !dbg !1801
	%19 = sext i32 %18 to i64, !dbg !1801
	%20 = mul i64 %13, %19, !dbg !1801
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1801, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1801, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1801, !range !16
	%24 = mul i32 %15, %23, !dbg !1801
	%25 = add i32 %22, %24, !dbg !1801
	%26 = mul i32 %14, %25, !dbg !1801
	%27 = add i32 %21, %26, !dbg !1801
	%28 = sext i32 %27 to i64, !dbg !1801
	%29 = add i64 %20, %28, !dbg !1801
	%30 = mul i64 %7, %9, !dbg !1801
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1801, !range !12
	%32 = sext i32 %31 to i64, !dbg !1801
	%33 = mul i64 %30, %32, !dbg !1801
	%34 = mul i64 %33, %19, !dbg !1801
	br label %b1, !dbg !1801

b1:
	%35 = phi i64 [ %29, %b0 ], [ %81, %b2_ok1 ], !dbg !1801
	%36 = icmp slt i64 %35, %p1, !dbg !1801
	br i1 %36, label %b2, label %b3, !dbg !1801

b2:
	%37 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !1802
	%38 = load i16, i16* %37, align 2, !dbg !1802
	%39 = mul i64 %35, 14, !dbg !1803
	%40 = add i64 %35, 1, !dbg !1804
	%41 = mul i64 %40, 14, !dbg !1805
	%42 = icmp ugt i64 %41, %p3, !dbg !1806
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1806, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !1806
	%44 = trunc i16 %38 to i8, !dbg !1809
	%45 = sext i8 %44 to i64, !dbg !1810
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1811
	store i64 %45, i64* %46, align 8, !dbg !1811
	%47 = sext i16 %38 to i64, !dbg !1812
	%48 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1813
	store i64 %47, i64* %48, align 8, !dbg !1813
	%49 = sext i16 %38 to i32, !dbg !1814
	%50 = sext i32 %49 to i64, !dbg !1815
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1816
	store i64 %50, i64* %51, align 8, !dbg !1816
	%52 = sext i16 %38 to i64, !dbg !1817
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1819
	store i64 %52, i64* %53, align 8, !dbg !1819
	%54 = trunc i16 %38 to i8, !dbg !1820
	%55 = zext i8 %54 to i64, !dbg !1821
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1822
	store i64 %55, i64* %56, align 8, !dbg !1822
	%57 = zext i16 %38 to i64, !dbg !1824
	%58 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1825
	store i64 %57, i64* %58, align 8, !dbg !1825
	%59 = sext i16 %38 to i32, !dbg !1826
	%60 = zext i32 %59 to i64, !dbg !1827
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1828
	store i64 %60, i64* %61, align 8, !dbg !1828
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1829
	store i64 %47, i64* %62, align 8, !dbg !1829
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1830
	store i64 %52, i64* %63, align 8, !dbg !1830
	%64 = sitofp i16 %38 to float, !dbg !1831
	%65 = bitcast float %64 to i32, !dbg !1833
	%66 = zext i32 %65 to i64, !dbg !1834
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1835
	store i64 %66, i64* %67, align 8, !dbg !1835
	%68 = sitofp i16 %38 to double, !dbg !1836
	%69 = bitcast double %68 to i64, !dbg !1838
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1839
	store i64 %69, i64* %70, align 8, !dbg !1839
	%71 = fpext float %64 to double, !dbg !1840
	%72 = bitcast double %71 to i64, !dbg !1842
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1843
	store i64 %72, i64* %73, align 8, !dbg !1843
	%74 = trunc i32 %49 to i16, !dbg !1844
	%75 = trunc i16 %74 to i8, !dbg !1845
	%76 = sext i8 %75 to i64, !dbg !1846
	%77 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1847
	store i64 %76, i64* %77, align 8, !dbg !1847
	%78 = sext i8 %44 to i32, !dbg !1848
	%79 = zext i32 %78 to i64, !dbg !1849
	%80 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1850
	store i64 %79, i64* %80, align 8, !dbg !1850
	%81 = add i64 %35, %34, !dbg !1801
	br label %b1, !dbg !1801

b3:
	ret void, !dbg !1800

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !1806
	ret void, !dbg !1806
}

define void @ConvInt32(i32* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1851 {
entry:
	br label %b0, !dbg !1852

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1855, !range !9
	%1 = sext i32 %0 to i64, !dbg !1855
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1855, !range !10
	%3 = sext i32 %2 to i64, !dbg !1855
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1855, !range !10
	%5 = sext i32 %4 to i64, !dbg !1855
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1855, !range !11
	%7 = sext i32 %6 to i64, !dbg !1855
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1855, !range !12
	%9 = sext i32 %8 to i64, !dbg !1855
	%10 = mul i64 %9, %5, !dbg !1855
	%11 = add i64 %3, %10, !dbg !1855
	%12 = mul i64 %7, %11, !dbg !1855
	%13 = add i64 %1, %12, !dbg !1855
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1855, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1855, !range !13
	%16 = mul i32 %14, %15, !dbg !1855
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1855, !range !14
	%18 = mul i32 %16, %17, !dbg !1855
	%19 = sext i32 %18 to i64, !dbg !1855
	%20 = mul i64 %13, %19, !dbg !1855
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1855, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1855, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1855, !range !16
	%24 = mul i32 %15, %23, !dbg !1855
	%25 = add i32 %22, %24, !dbg !1855
	%26 = mul i32 %14, %25, !dbg !1855
	%27 = add i32 %21, %26, !dbg !1855
	%28 = sext i32 %27 to i64, !dbg !1855
	%29 = add i64 %20, %28, !dbg !1855
	%30 = mul i64 %7, %9, !dbg !1855
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1855, !range !12
	%32 = sext i32 %31 to i64, !dbg !1855
	%33 = mul i64 %30, %32, !dbg !1855
	%34 = mul i64 %33, %19, !dbg !1855
	br label %b1, !dbg !1855

b1:
	%35 = phi i64 [ %29, %b0 ], [ %80, %b2_ok1 ], !dbg !1855
	%36 = icmp slt i64 %35, %p1, !dbg !1855
	br i1 %36, label %b2, label %b3, !dbg !1855

b2:
	%37 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !1856
	%38 = load i32, i32* %37, align 4, !dbg !1856
	%39 = mul i64 %35, 14, !dbg !1857
	%40 = add i64 %35, 1, !dbg !1858
	%41 = mul i64 %40, 14, !dbg !1859
	%42 = icmp ugt i64 %41, %p3, !dbg !1860
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1860, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !1860
	%44 = trunc i32 %38 to i8, !dbg !1863
	%45 = sext i8 %44 to i64, !dbg !1864
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1865
	store i64 %45, i64* %46, align 8, !dbg !1865
	%47 = trunc i32 %38 to i16, !dbg !1866
	%48 = sext i16 %47 to i64, !dbg !1867
	%49 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1868
	store i64 %48, i64* %49, align 8, !dbg !1868
	%50 = sext i32 %38 to i64, !dbg !1869
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1870
	store i64 %50, i64* %51, align 8, !dbg !1870
	%52 = sext i32 %38 to i64, !dbg !1871
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1873
	store i64 %52, i64* %53, align 8, !dbg !1873
	%54 = trunc i32 %38 to i8, !dbg !1874
	%55 = zext i8 %54 to i64, !dbg !1875
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1876
	store i64 %55, i64* %56, align 8, !dbg !1876
	%57 = trunc i32 %38 to i16, !dbg !1877
	%58 = zext i16 %57 to i64, !dbg !1878
	%59 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1879
	store i64 %58, i64* %59, align 8, !dbg !1879
	%60 = zext i32 %38 to i64, !dbg !1881
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1882
	store i64 %60, i64* %61, align 8, !dbg !1882
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1883
	store i64 %50, i64* %62, align 8, !dbg !1883
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1884
	store i64 %52, i64* %63, align 8, !dbg !1884
	%64 = sitofp i32 %38 to float, !dbg !1885
	%65 = bitcast float %64 to i32, !dbg !1887
	%66 = zext i32 %65 to i64, !dbg !1888
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1889
	store i64 %66, i64* %67, align 8, !dbg !1889
	%68 = sitofp i32 %38 to double, !dbg !1890
	%69 = bitcast double %68 to i64, !dbg !1892
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1893
	store i64 %69, i64* %70, align 8, !dbg !1893
	%71 = fpext float %64 to double, !dbg !1894
	%72 = bitcast double %71 to i64, !dbg !1896
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1897
	store i64 %72, i64* %73, align 8, !dbg !1897
	%74 = trunc i16 %57 to i8, !dbg !1898
	%75 = sext i8 %74 to i64, !dbg !1899
	%76 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1900
	store i64 %75, i64* %76, align 8, !dbg !1900
	%77 = sext i8 %44 to i32, !dbg !1901
	%78 = zext i32 %77 to i64, !dbg !1902
	%79 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1903
	store i64 %78, i64* %79, align 8, !dbg !1903
	%80 = add i64 %35, %34, !dbg !1855
	br label %b1, !dbg !1855

b3:
	ret void, !dbg !1854

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !1860
	ret void, !dbg !1860
}

define void @ConvInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1904 {
entry:
	br label %b0, !dbg !1905

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1908, !range !9
	%1 = sext i32 %0 to i64, !dbg !1908
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1908, !range !10
	%3 = sext i32 %2 to i64, !dbg !1908
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1908, !range !10
	%5 = sext i32 %4 to i64, !dbg !1908
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1908, !range !11
	%7 = sext i32 %6 to i64, !dbg !1908
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1908, !range !12
	%9 = sext i32 %8 to i64, !dbg !1908
	%10 = mul i64 %9, %5, !dbg !1908
	%11 = add i64 %3, %10, !dbg !1908
	%12 = mul i64 %7, %11, !dbg !1908
	%13 = add i64 %1, %12, !dbg !1908
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1908, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1908, !range !13
	%16 = mul i32 %14, %15, !dbg !1908
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1908, !range !14
	%18 = mul i32 %16, %17, !dbg !1908
	%19 = sext i32 %18 to i64, !dbg !1908
	%20 = mul i64 %13, %19, !dbg !1908
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1908, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1908, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1908, !range !16
	%24 = mul i32 %15, %23, !dbg !1908
	%25 = add i32 %22, %24, !dbg !1908
	%26 = mul i32 %14, %25, !dbg !1908
	%27 = add i32 %21, %26, !dbg !1908
	%28 = sext i32 %27 to i64, !dbg !1908
	%29 = add i64 %20, %28, !dbg !1908
	%30 = mul i64 %7, %9, !dbg !1908
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1908, !range !12
	%32 = sext i32 %31 to i64, !dbg !1908
	%33 = mul i64 %30, %32, !dbg !1908
	%34 = mul i64 %33, %19, !dbg !1908
	br label %b1, !dbg !1908

b1:
	%35 = phi i64 [ %29, %b0 ], [ %82, %b2_ok1 ], !dbg !1908
	%36 = icmp slt i64 %35, %p1, !dbg !1908
	br i1 %36, label %b2, label %b3, !dbg !1908

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !1909
	%38 = load i64, i64* %37, align 8, !dbg !1909
	%39 = mul i64 %35, 14, !dbg !1910
	%40 = add i64 %35, 1, !dbg !1911
	%41 = mul i64 %40, 14, !dbg !1912
	%42 = icmp ugt i64 %41, %p3, !dbg !1913
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1913, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !1913
	%44 = trunc i64 %38 to i8, !dbg !1916
	%45 = sext i8 %44 to i64, !dbg !1917
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1918
	store i64 %45, i64* %46, align 8, !dbg !1918
	%47 = trunc i64 %38 to i16, !dbg !1919
	%48 = sext i16 %47 to i64, !dbg !1920
	%49 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1921
	store i64 %48, i64* %49, align 8, !dbg !1921
	%50 = trunc i64 %38 to i32, !dbg !1922
	%51 = sext i32 %50 to i64, !dbg !1923
	%52 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1924
	store i64 %51, i64* %52, align 8, !dbg !1924
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1926
	store i64 %38, i64* %53, align 8, !dbg !1926
	%54 = trunc i64 %38 to i8, !dbg !1927
	%55 = zext i8 %54 to i64, !dbg !1928
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1929
	store i64 %55, i64* %56, align 8, !dbg !1929
	%57 = trunc i64 %38 to i16, !dbg !1930
	%58 = zext i16 %57 to i64, !dbg !1931
	%59 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1932
	store i64 %58, i64* %59, align 8, !dbg !1932
	%60 = trunc i64 %38 to i32, !dbg !1933
	%61 = zext i32 %60 to i64, !dbg !1934
	%62 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1935
	store i64 %61, i64* %62, align 8, !dbg !1935
	%63 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1936
	store i64 %38, i64* %63, align 8, !dbg !1936
	%64 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1937
	store i64 %38, i64* %64, align 8, !dbg !1937
	%65 = sitofp i64 %38 to float, !dbg !1938
	%66 = bitcast float %65 to i32, !dbg !1940
	%67 = zext i32 %66 to i64, !dbg !1941
	%68 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1942
	store i64 %67, i64* %68, align 8, !dbg !1942
	%69 = sitofp i64 %38 to double, !dbg !1943
	%70 = bitcast double %69 to i64, !dbg !1945
	%71 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !1946
	store i64 %70, i64* %71, align 8, !dbg !1946
	%72 = fpext float %65 to double, !dbg !1947
	%73 = bitcast double %72 to i64, !dbg !1949
	%74 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !1950
	store i64 %73, i64* %74, align 8, !dbg !1950
	%75 = trunc i32 %50 to i16, !dbg !1951
	%76 = trunc i16 %75 to i8, !dbg !1952
	%77 = sext i8 %76 to i64, !dbg !1953
	%78 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !1954
	store i64 %77, i64* %78, align 8, !dbg !1954
	%79 = sext i8 %44 to i32, !dbg !1955
	%80 = zext i32 %79 to i64, !dbg !1956
	%81 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !1957
	store i64 %80, i64* %81, align 8, !dbg !1957
	%82 = add i64 %35, %34, !dbg !1908
	br label %b1, !dbg !1908

b3:
	ret void, !dbg !1907

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !1913
	ret void, !dbg !1913
}

define void @ConvUint8(i8* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !1958 {
entry:
	br label %b0, !dbg !1959

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1962, !range !9
	%1 = sext i32 %0 to i64, !dbg !1962
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1962, !range !10
	%3 = sext i32 %2 to i64, !dbg !1962
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1962, !range !10
	%5 = sext i32 %4 to i64, !dbg !1962
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1962, !range !11
	%7 = sext i32 %6 to i64, !dbg !1962
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1962, !range !12
	%9 = sext i32 %8 to i64, !dbg !1962
	%10 = mul i64 %9, %5, !dbg !1962
	%11 = add i64 %3, %10, !dbg !1962
	%12 = mul i64 %7, %11, !dbg !1962
	%13 = add i64 %1, %12, !dbg !1962
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1962, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1962, !range !13
	%16 = mul i32 %14, %15, !dbg !1962
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1962, !range !14
	%18 = mul i32 %16, %17, !dbg !1962
	%19 = sext i32 %18 to i64, !dbg !1962
	%20 = mul i64 %13, %19, !dbg !1962
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1962, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1962, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1962, !range !16
	%24 = mul i32 %15, %23, !dbg !1962
	%25 = add i32 %22, %24, !dbg !1962
	%26 = mul i32 %14, %25, !dbg !1962
	%27 = add i32 %21, %26, !dbg !1962
	%28 = sext i32 %27 to i64, !dbg !1962
	%29 = add i64 %20, %28, !dbg !1962
	%30 = mul i64 %7, %9, !dbg !1962
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !1962, !range !12
	%32 = sext i32 %31 to i64, !dbg !1962
	%33 = mul i64 %30, %32, !dbg !1962
	%34 = mul i64 %33, %19, !dbg !1962
	br label %b1, !dbg !1962

b1:
	%35 = phi i64 [ %29, %b0 ], [ %81, %b2_ok1 ], !dbg !1962
	%36 = icmp slt i64 %35, %p1, !dbg !1962
	br i1 %36, label %b2, label %b3, !dbg !1962

b2:
	%37 = getelementptr inbounds i8, i8* %p0, i64 %35, !dbg !1963
	%38 = load i8, i8* %37, align 1, !dbg !1963
	%39 = mul i64 %35, 14, !dbg !1964
	%40 = add i64 %35, 1, !dbg !1965
	%41 = mul i64 %40, 14, !dbg !1966
	%42 = icmp ugt i64 %41, %p3, !dbg !1967
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !1967, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !1967
	%44 = sext i8 %38 to i64, !dbg !1971
	%45 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !1972
	store i64 %44, i64* %45, align 8, !dbg !1972
	%46 = zext i8 %38 to i16, !dbg !1973
	%47 = sext i16 %46 to i64, !dbg !1974
	%48 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !1975
	store i64 %47, i64* %48, align 8, !dbg !1975
	%49 = zext i8 %38 to i32, !dbg !1976
	%50 = sext i32 %49 to i64, !dbg !1977
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !1978
	store i64 %50, i64* %51, align 8, !dbg !1978
	%52 = zext i8 %38 to i64, !dbg !1979
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !1981
	store i64 %52, i64* %53, align 8, !dbg !1981
	%54 = zext i8 %38 to i64, !dbg !1982
	%55 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !1983
	store i64 %54, i64* %55, align 8, !dbg !1983
	%56 = zext i8 %38 to i16, !dbg !1984
	%57 = zext i16 %56 to i64, !dbg !1985
	%58 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !1986
	store i64 %57, i64* %58, align 8, !dbg !1986
	%59 = zext i8 %38 to i32, !dbg !1987
	%60 = zext i32 %59 to i64, !dbg !1988
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !1989
	store i64 %60, i64* %61, align 8, !dbg !1989
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !1990
	store i64 %54, i64* %62, align 8, !dbg !1990
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !1991
	store i64 %52, i64* %63, align 8, !dbg !1991
	%64 = uitofp i8 %38 to float, !dbg !1992
	%65 = bitcast float %64 to i32, !dbg !1994
	%66 = zext i32 %65 to i64, !dbg !1995
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !1996
	store i64 %66, i64* %67, align 8, !dbg !1996
	%68 = uitofp i8 %38 to double, !dbg !1997
	%69 = bitcast double %68 to i64, !dbg !1999
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2000
	store i64 %69, i64* %70, align 8, !dbg !2000
	%71 = fpext float %64 to double, !dbg !2001
	%72 = bitcast double %71 to i64, !dbg !2003
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2004
	store i64 %72, i64* %73, align 8, !dbg !2004
	%74 = trunc i32 %49 to i16, !dbg !2005
	%75 = trunc i16 %74 to i8, !dbg !2006
	%76 = sext i8 %75 to i64, !dbg !2007
	%77 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2008
	store i64 %76, i64* %77, align 8, !dbg !2008
	%78 = sext i8 %38 to i32, !dbg !2009
	%79 = zext i32 %78 to i64, !dbg !2010
	%80 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2011
	store i64 %79, i64* %80, align 8, !dbg !2011
	%81 = add i64 %35, %34, !dbg !1962
	br label %b1, !dbg !1962

b3:
	ret void, !dbg !1961

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !1967
	ret void, !dbg !1967
}

define void @ConvUint16(i16* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2012 {
entry:
	br label %b0, !dbg !2013

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2016, !range !9
	%1 = sext i32 %0 to i64, !dbg !2016
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2016, !range !10
	%3 = sext i32 %2 to i64, !dbg !2016
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2016, !range !10
	%5 = sext i32 %4 to i64, !dbg !2016
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2016, !range !11
	%7 = sext i32 %6 to i64, !dbg !2016
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2016, !range !12
	%9 = sext i32 %8 to i64, !dbg !2016
	%10 = mul i64 %9, %5, !dbg !2016
	%11 = add i64 %3, %10, !dbg !2016
	%12 = mul i64 %7, %11, !dbg !2016
	%13 = add i64 %1, %12, !dbg !2016
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2016, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2016, !range !13
	%16 = mul i32 %14, %15, !dbg !2016
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2016, !range !14
	%18 = mul i32 %16, %17, !dbg !2016
	%19 = sext i32 %18 to i64, !dbg !2016
	%20 = mul i64 %13, %19, !dbg !2016
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2016, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2016, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2016, !range !16
	%24 = mul i32 %15, %23, !dbg !2016
	%25 = add i32 %22, %24, !dbg !2016
	%26 = mul i32 %14, %25, !dbg !2016
	%27 = add i32 %21, %26, !dbg !2016
	%28 = sext i32 %27 to i64, !dbg !2016
	%29 = add i64 %20, %28, !dbg !2016
	%30 = mul i64 %7, %9, !dbg !2016
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2016, !range !12
	%32 = sext i32 %31 to i64, !dbg !2016
	%33 = mul i64 %30, %32, !dbg !2016
	%34 = mul i64 %33, %19, !dbg !2016
	br label %b1, !dbg !2016

b1:
	%35 = phi i64 [ %29, %b0 ], [ %78, %b2_ok1 ], !dbg !2016
	%36 = icmp slt i64 %35, %p1, !dbg !2016
	br i1 %36, label %b2, label %b3, !dbg !2016

b2:
	%37 = getelementptr inbounds i16, i16* %p0, i64 %35, !dbg !2017
	%38 = load i16, i16* %37, align 2, !dbg !2017
	%39 = mul i64 %35, 14, !dbg !2018
	%40 = add i64 %35, 1, !dbg !2019
	%41 = mul i64 %40, 14, !dbg !2020
	%42 = icmp ugt i64 %41, %p3, !dbg !2021
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2021, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !2021
	%44 = trunc i16 %38 to i8, !dbg !2024
	%45 = sext i8 %44 to i64, !dbg !2025
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2026
	store i64 %45, i64* %46, align 8, !dbg !2026
	%47 = sext i16 %38 to i64, !dbg !2028
	%48 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2029
	store i64 %47, i64* %48, align 8, !dbg !2029
	%49 = zext i16 %38 to i32, !dbg !2030
	%50 = sext i32 %49 to i64, !dbg !2031
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2032
	store i64 %50, i64* %51, align 8, !dbg !2032
	%52 = zext i16 %38 to i64, !dbg !2033
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2035
	store i64 %52, i64* %53, align 8, !dbg !2035
	%54 = trunc i16 %38 to i8, !dbg !2036
	%55 = zext i8 %54 to i64, !dbg !2037
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2038
	store i64 %55, i64* %56, align 8, !dbg !2038
	%57 = zext i16 %38 to i64, !dbg !2039
	%58 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2040
	store i64 %57, i64* %58, align 8, !dbg !2040
	%59 = zext i16 %38 to i32, !dbg !2041
	%60 = zext i32 %59 to i64, !dbg !2042
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2043
	store i64 %60, i64* %61, align 8, !dbg !2043
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2044
	store i64 %57, i64* %62, align 8, !dbg !2044
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2045
	store i64 %52, i64* %63, align 8, !dbg !2045
	%64 = uitofp i16 %38 to float, !dbg !2046
	%65 = bitcast float %64 to i32, !dbg !2048
	%66 = zext i32 %65 to i64, !dbg !2049
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2050
	store i64 %66, i64* %67, align 8, !dbg !2050
	%68 = uitofp i16 %38 to double, !dbg !2051
	%69 = bitcast double %68 to i64, !dbg !2053
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2054
	store i64 %69, i64* %70, align 8, !dbg !2054
	%71 = fpext float %64 to double, !dbg !2055
	%72 = bitcast double %71 to i64, !dbg !2057
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2058
	store i64 %72, i64* %73, align 8, !dbg !2058
	%74 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2059
	store i64 %45, i64* %74, align 8, !dbg !2059
	%75 = sext i8 %44 to i32, !dbg !2060
	%76 = zext i32 %75 to i64, !dbg !2061
	%77 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2062
	store i64 %76, i64* %77, align 8, !dbg !2062
	%78 = add i64 %35, %34, !dbg !2016
	br label %b1, !dbg !2016

b3:
	ret void, !dbg !2015

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !2021
	ret void, !dbg !2021
}

define void @ConvUint32(i32* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2063 {
entry:
	br label %b0, !dbg !2064

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2067, !range !9
	%1 = sext i32 %0 to i64, !dbg !2067
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2067, !range !10
	%3 = sext i32 %2 to i64, !dbg !2067
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2067, !range !10
	%5 = sext i32 %4 to i64, !dbg !2067
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2067, !range !11
	%7 = sext i32 %6 to i64, !dbg !2067
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2067, !range !12
	%9 = sext i32 %8 to i64, !dbg !2067
	%10 = mul i64 %9, %5, !dbg !2067
	%11 = add i64 %3, %10, !dbg !2067
	%12 = mul i64 %7, %11, !dbg !2067
	%13 = add i64 %1, %12, !dbg !2067
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2067, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2067, !range !13
	%16 = mul i32 %14, %15, !dbg !2067
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2067, !range !14
	%18 = mul i32 %16, %17, !dbg !2067
	%19 = sext i32 %18 to i64, !dbg !2067
	%20 = mul i64 %13, %19, !dbg !2067
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2067, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2067, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2067, !range !16
	%24 = mul i32 %15, %23, !dbg !2067
	%25 = add i32 %22, %24, !dbg !2067
	%26 = mul i32 %14, %25, !dbg !2067
	%27 = add i32 %21, %26, !dbg !2067
	%28 = sext i32 %27 to i64, !dbg !2067
	%29 = add i64 %20, %28, !dbg !2067
	%30 = mul i64 %7, %9, !dbg !2067
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2067, !range !12
	%32 = sext i32 %31 to i64, !dbg !2067
	%33 = mul i64 %30, %32, !dbg !2067
	%34 = mul i64 %33, %19, !dbg !2067
	br label %b1, !dbg !2067

b1:
	%35 = phi i64 [ %29, %b0 ], [ %81, %b2_ok1 ], !dbg !2067
	%36 = icmp slt i64 %35, %p1, !dbg !2067
	br i1 %36, label %b2, label %b3, !dbg !2067

b2:
	%37 = getelementptr inbounds i32, i32* %p0, i64 %35, !dbg !2068
	%38 = load i32, i32* %37, align 4, !dbg !2068
	%39 = mul i64 %35, 14, !dbg !2069
	%40 = add i64 %35, 1, !dbg !2070
	%41 = mul i64 %40, 14, !dbg !2071
	%42 = icmp ugt i64 %41, %p3, !dbg !2072
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2072, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !2072
	%44 = trunc i32 %38 to i8, !dbg !2075
	%45 = sext i8 %44 to i64, !dbg !2076
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2077
	store i64 %45, i64* %46, align 8, !dbg !2077
	%47 = trunc i32 %38 to i16, !dbg !2078
	%48 = sext i16 %47 to i64, !dbg !2079
	%49 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2080
	store i64 %48, i64* %49, align 8, !dbg !2080
	%50 = sext i32 %38 to i64, !dbg !2082
	%51 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2083
	store i64 %50, i64* %51, align 8, !dbg !2083
	%52 = zext i32 %38 to i64, !dbg !2084
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2086
	store i64 %52, i64* %53, align 8, !dbg !2086
	%54 = trunc i32 %38 to i8, !dbg !2087
	%55 = zext i8 %54 to i64, !dbg !2088
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2089
	store i64 %55, i64* %56, align 8, !dbg !2089
	%57 = trunc i32 %38 to i16, !dbg !2090
	%58 = zext i16 %57 to i64, !dbg !2091
	%59 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2092
	store i64 %58, i64* %59, align 8, !dbg !2092
	%60 = zext i32 %38 to i64, !dbg !2093
	%61 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2094
	store i64 %60, i64* %61, align 8, !dbg !2094
	%62 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2095
	store i64 %60, i64* %62, align 8, !dbg !2095
	%63 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2096
	store i64 %52, i64* %63, align 8, !dbg !2096
	%64 = uitofp i32 %38 to float, !dbg !2097
	%65 = bitcast float %64 to i32, !dbg !2099
	%66 = zext i32 %65 to i64, !dbg !2100
	%67 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2101
	store i64 %66, i64* %67, align 8, !dbg !2101
	%68 = uitofp i32 %38 to double, !dbg !2102
	%69 = bitcast double %68 to i64, !dbg !2104
	%70 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2105
	store i64 %69, i64* %70, align 8, !dbg !2105
	%71 = fpext float %64 to double, !dbg !2106
	%72 = bitcast double %71 to i64, !dbg !2108
	%73 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2109
	store i64 %72, i64* %73, align 8, !dbg !2109
	%74 = trunc i32 %38 to i16, !dbg !2110
	%75 = trunc i16 %74 to i8, !dbg !2111
	%76 = sext i8 %75 to i64, !dbg !2112
	%77 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2113
	store i64 %76, i64* %77, align 8, !dbg !2113
	%78 = sext i8 %44 to i32, !dbg !2114
	%79 = zext i32 %78 to i64, !dbg !2115
	%80 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2116
	store i64 %79, i64* %80, align 8, !dbg !2116
	%81 = add i64 %35, %34, !dbg !2067
	br label %b1, !dbg !2067

b3:
	ret void, !dbg !2066

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !2072
	ret void, !dbg !2072
}

define void @ConvUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2117 {
entry:
	br label %b0, !dbg !2118

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2121, !range !9
	%1 = sext i32 %0 to i64, !dbg !2121
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2121, !range !10
	%3 = sext i32 %2 to i64, !dbg !2121
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2121, !range !10
	%5 = sext i32 %4 to i64, !dbg !2121
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2121, !range !11
	%7 = sext i32 %6 to i64, !dbg !2121
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2121, !range !12
	%9 = sext i32 %8 to i64, !dbg !2121
	%10 = mul i64 %9, %5, !dbg !2121
	%11 = add i64 %3, %10, !dbg !2121
	%12 = mul i64 %7, %11, !dbg !2121
	%13 = add i64 %1, %12, !dbg !2121
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2121, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2121, !range !13
	%16 = mul i32 %14, %15, !dbg !2121
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2121, !range !14
	%18 = mul i32 %16, %17, !dbg !2121
	%19 = sext i32 %18 to i64, !dbg !2121
	%20 = mul i64 %13, %19, !dbg !2121
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2121, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2121, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2121, !range !16
	%24 = mul i32 %15, %23, !dbg !2121
	%25 = add i32 %22, %24, !dbg !2121
	%26 = mul i32 %14, %25, !dbg !2121
	%27 = add i32 %21, %26, !dbg !2121
	%28 = sext i32 %27 to i64, !dbg !2121
	%29 = add i64 %20, %28, !dbg !2121
	%30 = mul i64 %7, %9, !dbg !2121
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2121, !range !12
	%32 = sext i32 %31 to i64, !dbg !2121
	%33 = mul i64 %30, %32, !dbg !2121
	%34 = mul i64 %33, %19, !dbg !2121
	br label %b1, !dbg !2121

b1:
	%35 = phi i64 [ %29, %b0 ], [ %82, %b2_ok1 ], !dbg !2121
	%36 = icmp slt i64 %35, %p1, !dbg !2121
	br i1 %36, label %b2, label %b3, !dbg !2121

b2:
	%37 = getelementptr inbounds i64, i64* %p0, i64 %35, !dbg !2122
	%38 = load i64, i64* %37, align 8, !dbg !2122
	%39 = mul i64 %35, 14, !dbg !2123
	%40 = add i64 %35, 1, !dbg !2124
	%41 = mul i64 %40, 14, !dbg !2125
	%42 = icmp ugt i64 %41, %p3, !dbg !2126
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !2126, !prof !19

b2_ok1:
	%43 = getelementptr inbounds i64, i64* %p2, i64 %39, !dbg !2126
	%44 = trunc i64 %38 to i8, !dbg !2129
	%45 = sext i8 %44 to i64, !dbg !2130
	%46 = getelementptr inbounds i64, i64* %43, i64 0, !dbg !2131
	store i64 %45, i64* %46, align 8, !dbg !2131
	%47 = trunc i64 %38 to i16, !dbg !2132
	%48 = sext i16 %47 to i64, !dbg !2133
	%49 = getelementptr inbounds i64, i64* %43, i64 1, !dbg !2134
	store i64 %48, i64* %49, align 8, !dbg !2134
	%50 = trunc i64 %38 to i32, !dbg !2135
	%51 = sext i32 %50 to i64, !dbg !2136
	%52 = getelementptr inbounds i64, i64* %43, i64 2, !dbg !2137
	store i64 %51, i64* %52, align 8, !dbg !2137
	%53 = getelementptr inbounds i64, i64* %43, i64 3, !dbg !2138
	store i64 %38, i64* %53, align 8, !dbg !2138
	%54 = trunc i64 %38 to i8, !dbg !2139
	%55 = zext i8 %54 to i64, !dbg !2140
	%56 = getelementptr inbounds i64, i64* %43, i64 4, !dbg !2141
	store i64 %55, i64* %56, align 8, !dbg !2141
	%57 = trunc i64 %38 to i16, !dbg !2142
	%58 = zext i16 %57 to i64, !dbg !2143
	%59 = getelementptr inbounds i64, i64* %43, i64 5, !dbg !2144
	store i64 %58, i64* %59, align 8, !dbg !2144
	%60 = trunc i64 %38 to i32, !dbg !2145
	%61 = zext i32 %60 to i64, !dbg !2146
	%62 = getelementptr inbounds i64, i64* %43, i64 6, !dbg !2147
	store i64 %61, i64* %62, align 8, !dbg !2147
	%63 = getelementptr inbounds i64, i64* %43, i64 7, !dbg !2148
	store i64 %38, i64* %63, align 8, !dbg !2148
	%64 = getelementptr inbounds i64, i64* %43, i64 8, !dbg !2149
	store i64 %38, i64* %64, align 8, !dbg !2149
	%65 = uitofp i64 %38 to float, !dbg !2150
	%66 = bitcast float %65 to i32, !dbg !2152
	%67 = zext i32 %66 to i64, !dbg !2153
	%68 = getelementptr inbounds i64, i64* %43, i64 9, !dbg !2154
	store i64 %67, i64* %68, align 8, !dbg !2154
	%69 = uitofp i64 %38 to double, !dbg !2155
	%70 = bitcast double %69 to i64, !dbg !2157
	%71 = getelementptr inbounds i64, i64* %43, i64 10, !dbg !2158
	store i64 %70, i64* %71, align 8, !dbg !2158
	%72 = fpext float %65 to double, !dbg !2159
	%73 = bitcast double %72 to i64, !dbg !2161
	%74 = getelementptr inbounds i64, i64* %43, i64 11, !dbg !2162
	store i64 %73, i64* %74, align 8, !dbg !2162
	%75 = trunc i32 %50 to i16, !dbg !2163
	%76 = trunc i16 %75 to i8, !dbg !2164
	%77 = sext i8 %76 to i64, !dbg !2165
	%78 = getelementptr inbounds i64, i64* %43, i64 12, !dbg !2166
	store i64 %77, i64* %78, align 8, !dbg !2166
	%79 = sext i8 %44 to i32, !dbg !2167
	%80 = zext i32 %79 to i64, !dbg !2168
	%81 = getelementptr inbounds i64, i64* %43, i64 13, !dbg !2169
	store i64 %80, i64* %81, align 8, !dbg !2169
	%82 = add i64 %35, %34, !dbg !2121
	br label %b1, !dbg !2121

b3:
	ret void, !dbg !2120

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %41, i64 %p3), !dbg !2126
	ret void, !dbg !2126
}

define void @MathFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2171 {
entry:
	br label %b0, !dbg !2172

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2175, !range !9
	%1 = sext i32 %0 to i64, !dbg !2175
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2175, !range !10
	%3 = sext i32 %2 to i64, !dbg !2175
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2175, !range !10
	%5 = sext i32 %4 to i64, !dbg !2175
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2175, !range !11
	%7 = sext i32 %6 to i64, !dbg !2175
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2175, !range !12
	%9 = sext i32 %8 to i64, !dbg !2175
	%10 = mul i64 %9, %5, !dbg !2175
	%11 = add i64 %3, %10, !dbg !2175
	%12 = mul i64 %7, %11, !dbg !2175
	%13 = add i64 %1, %12, !dbg !2175
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2175, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2175, !range !13
	%16 = mul i32 %14, %15, !dbg !2175
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2175, !range !14
	%18 = mul i32 %16, %17, !dbg !2175
	%19 = sext i32 %18 to i64, !dbg !2175
	%20 = mul i64 %13, %19, !dbg !2175
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2175, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2175, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2175, !range !16
	%24 = mul i32 %15, %23, !dbg !2175
	%25 = add i32 %22, %24, !dbg !2175
	%26 = mul i32 %14, %25, !dbg !2175
	%27 = add i32 %21, %26, !dbg !2175
	%28 = sext i32 %27 to i64, !dbg !2175
	%29 = add i64 %20, %28, !dbg !2175
	%30 = mul i64 %7, %9, !dbg !2175
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2175, !range !12
	%32 = sext i32 %31 to i64, !dbg !2175
	%33 = mul i64 %30, %32, !dbg !2175
	%34 = mul i64 %33, %19, !dbg !2175
	br label %b1, !dbg !2175

b1:
	%35 = phi i64 [ %29, %b0 ], [ %161, %b5 ], !dbg !2175
	%36 = icmp slt i64 %35, %p1, !dbg !2175
	br i1 %36, label %b2, label %b6, !dbg !2175

b2:
	%37 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !2176
	%38 = load float, float* %37, align 4, !dbg !2176
	%39 = icmp uge i64 %35, %p3, !dbg !2177
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !2177, !prof !19

b2_ok1:
	%40 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !2177
	%41 = load float, float* %40, align 4, !dbg !2177
	%42 = mul i64 %35, 36, !dbg !2178
	%43 = add i64 %35, 1, !dbg !2179
	%44 = mul i64 %43, 36, !dbg !2180
	%45 = icmp ugt i64 %44, %p5, !dbg !2181
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !2181, !prof !19

b2_ok2:
	%46 = icmp ugt i64 %42, %44, !dbg !2181
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2181, !prof !19

b2_ok3:
	%47 = getelementptr inbounds float, float* %p4, i64 %42, !dbg !2181
	%48 = call float @__nv_rsqrtf(float %41), !dbg !2184
	%49 = getelementptr inbounds float, float* %47, i64 0, !dbg !2185
	store float %48, float* %49, align 4, !dbg !2185
	%50 = call float @__nv_cbrtf(float %41), !dbg !2186
	%51 = getelementptr inbounds float, float* %47, i64 1, !dbg !2187
	store float %50, float* %51, align 4, !dbg !2187
	%52 = call float @__nv_expf(float %38), !dbg !2188
	%53 = getelementptr inbounds float, float* %47, i64 2, !dbg !2189
	store float %52, float* %53, align 4, !dbg !2189
	%54 = call float @__nv_exp2f(float %38), !dbg !2190
	%55 = getelementptr inbounds float, float* %47, i64 3, !dbg !2191
	store float %54, float* %55, align 4, !dbg !2191
	%56 = call float @__nv_expm1f(float %38), !dbg !2192
	%57 = getelementptr inbounds float, float* %47, i64 4, !dbg !2193
	store float %56, float* %57, align 4, !dbg !2193
	%58 = call float @__nv_logf(float %41), !dbg !2194
	%59 = getelementptr inbounds float, float* %47, i64 5, !dbg !2195
	store float %58, float* %59, align 4, !dbg !2195
	%60 = call float @__nv_log2f(float %41), !dbg !2196
	%61 = getelementptr inbounds float, float* %47, i64 6, !dbg !2197
	store float %60, float* %61, align 4, !dbg !2197
	%62 = call float @__nv_log10f(float %41), !dbg !2198
	%63 = getelementptr inbounds float, float* %47, i64 7, !dbg !2199
	store float %62, float* %63, align 4, !dbg !2199
	%64 = call float @__nv_log1pf(float %38), !dbg !2200
	%65 = getelementptr inbounds float, float* %47, i64 8, !dbg !2201
	store float %64, float* %65, align 4, !dbg !2201
	%66 = call float @__nv_sinf(float %41), !dbg !2202
	%67 = getelementptr inbounds float, float* %47, i64 9, !dbg !2203
	store float %66, float* %67, align 4, !dbg !2203
	%68 = call float @__nv_cosf(float %41), !dbg !2204
	%69 = getelementptr inbounds float, float* %47, i64 10, !dbg !2205
	store float %68, float* %69, align 4, !dbg !2205
	%70 = call float @__nv_tanf(float %38), !dbg !2206
	%71 = getelementptr inbounds float, float* %47, i64 11, !dbg !2207
	store float %70, float* %71, align 4, !dbg !2207
	%72 = call float @__nv_asinf(float %38), !dbg !2208
	%73 = getelementptr inbounds float, float* %47, i64 12, !dbg !2209
	store float %72, float* %73, align 4, !dbg !2209
	%74 = call float @__nv_acosf(float %38), !dbg !2210
	%75 = getelementptr inbounds float, float* %47, i64 13, !dbg !2211
	store float %74, float* %75, align 4, !dbg !2211
	%76 = call float @__nv_atanf(float %41), !dbg !2212
	%77 = getelementptr inbounds float, float* %47, i64 14, !dbg !2213
	store float %76, float* %77, align 4, !dbg !2213
	%78 = call float @__nv_atan2f(float %38, float %41), !dbg !2214
	%79 = getelementptr inbounds float, float* %47, i64 15, !dbg !2215
	store float %78, float* %79, align 4, !dbg !2215
	%80 = call float @__nv_sinhf(float %38), !dbg !2216
	%81 = getelementptr inbounds float, float* %47, i64 16, !dbg !2217
	store float %80, float* %81, align 4, !dbg !2217
	%82 = call float @__nv_coshf(float %38), !dbg !2218
	%83 = getelementptr inbounds float, float* %47, i64 17, !dbg !2219
	store float %82, float* %83, align 4, !dbg !2219
	%84 = call float @__nv_tanhf(float %38), !dbg !2220
	%85 = getelementptr inbounds float, float* %47, i64 18, !dbg !2221
	store float %84, float* %85, align 4, !dbg !2221
	%86 = call float @__nv_asinhf(float %38), !dbg !2222
	%87 = getelementptr inbounds float, float* %47, i64 19, !dbg !2223
	store float %86, float* %87, align 4, !dbg !2223
	%88 = call float @__nv_acoshf(float %41), !dbg !2224
	%89 = getelementptr inbounds float, float* %47, i64 20, !dbg !2225
	store float %88, float* %89, align 4, !dbg !2225
	%90 = fdiv float %38, 2.000000e+00, !dbg !2226
	%91 = call float @__nv_atanhf(float %90), !dbg !2227
	%92 = getelementptr inbounds float, float* %47, i64 21, !dbg !2228
	store float %91, float* %92, align 4, !dbg !2228
	%93 = call float @__nv_powf(float %41, float %38), !dbg !2229
	%94 = getelementptr inbounds float, float* %47, i64 22, !dbg !2230
	store float %93, float* %94, align 4, !dbg !2230
	%95 = call float @__nv_hypotf(float %38, float %41), !dbg !2231
	%96 = getelementptr inbounds float, float* %47, i64 23, !dbg !2232
	store float %95, float* %96, align 4, !dbg !2232
	%97 = fadd float %38, 0x3FB99999A0000000, !dbg !2233
	%98 = call float @__nv_fmodf(float %41, float %97), !dbg !2234
	%99 = getelementptr inbounds float, float* %47, i64 24, !dbg !2235
	store float %98, float* %99, align 4, !dbg !2235
	%100 = call float @__nv_remainderf(float %41, float %97), !dbg !2236
	%101 = getelementptr inbounds float, float* %47, i64 25, !dbg !2237
	store float %100, float* %101, align 4, !dbg !2237
	%102 = fsub float %38, %41, !dbg !2238
	%103 = fcmp ole float %102, 0.000000e+00, !dbg !2238
	%104 = select i1 %103, float 0.000000e+00, float %102, !dbg !2238
	%105 = getelementptr inbounds float, float* %47, i64 26, !dbg !2239
	store float %104, float* %105, align 4, !dbg !2239
	%106 = fsub float %41, %38, !dbg !2240
	%107 = fcmp ole float %106, 0.000000e+00, !dbg !2240
	%108 = select i1 %107, float 0.000000e+00, float %106, !dbg !2240
	%109 = getelementptr inbounds float, float* %47, i64 27, !dbg !2241
	store float %108, float* %109, align 4, !dbg !2241
	%110 = call float @__nv_erff(float %38), !dbg !2242
	%111 = getelementptr inbounds float, float* %47, i64 28, !dbg !2243
	store float %110, float* %111, align 4, !dbg !2243
	%112 = call float @__nv_erfcf(float %38), !dbg !2244
	%113 = getelementptr inbounds float, float* %47, i64 29, !dbg !2245
	store float %112, float* %113, align 4, !dbg !2245
	%114 = fpext float %38 to double, !dbg !2246
	%115 = call double @__nv_sin(double %114), !dbg !2247
	%116 = fptrunc double %115 to float, !dbg !2248
	%117 = getelementptr inbounds float, float* %47, i64 30, !dbg !2249
	store float %116, float* %117, align 4, !dbg !2249
	%118 = fpext float %41 to double, !dbg !2250
	%119 = call double @__nv_pow(double %118, double -2.000000e+00), !dbg !2251
	%120 = fptrunc double %119 to float, !dbg !2252
	%121 = getelementptr inbounds float, float* %47, i64 31, !dbg !2253
	store float %120, float* %121, align 4, !dbg !2253
	%122 = fptrunc double 0xFFF0000000000000 to float, !dbg !2254
	%123 = getelementptr inbounds float, float* %47, i64 32, !dbg !2255
	store float %122, float* %123, align 4, !dbg !2255
	%124 = bitcast double %118 to i64, !dbg !2256
	%125 = add i64 %124, 1099511627776, !dbg !2257
	%126 = bitcast i64 %125 to double, !dbg !2258
	%127 = fptrunc double %126 to float, !dbg !2259
	%128 = getelementptr inbounds float, float* %47, i64 33, !dbg !2260
	store float %127, float* %128, align 4, !dbg !2260
	%129 = fcmp oeq double %118, 0xFFF0000000000000, !dbg !2261
	%130 = fcmp oeq double 2.000000e+00, 0xFFF0000000000000, !dbg !2261
	%131 = or i1 %129, %130, !dbg !2261
	%132 = call double @__nv_fmin(double %118, double 2.000000e+00), !dbg !2261
	%133 = bitcast double %118 to i64, !dbg !2261
	%134 = bitcast double 2.000000e+00 to i64, !dbg !2261
	%135 = or i64 %133, %134, !dbg !2261
	%136 = fcmp oeq double %118, 2.000000e+00, !dbg !2261
	%137 = bitcast i64 %135 to double, !dbg !2261
	%138 = select i1 %136, double %137, double %132, !dbg !2261
	%139 = fcmp uno double %118, 2.000000e+00, !dbg !2261
	%140 = select i1 %139, double 0x7FF8000000000000, double %138, !dbg !2261
	%141 = select i1 %131, double 0xFFF0000000000000, double %140, !dbg !2261
	%142 = fcmp oeq double %114, 0x7FF0000000000000, !dbg !2262
	%143 = fcmp oeq double %141, 0x7FF0000000000000, !dbg !2262
	%144 = or i1 %142, %143, !dbg !2262
	%145 = call double @__nv_fmax(double %114, double %141), !dbg !2262
	%146 = bitcast double %114 to i64, !dbg !2262
	%147 = bitcast double %141 to i64, !dbg !2262
	%148 = and i64 %146, %147, !dbg !2262
	%149 = fcmp oeq double %114, %141, !dbg !2262
	%150 = bitcast i64 %148 to double, !dbg !2262
	%151 = select i1 %149, double %150, double %145, !dbg !2262
	%152 = fcmp uno double %114, %141, !dbg !2262
	%153 = select i1 %152, double 0x7FF8000000000000, double %151, !dbg !2262
	%154 = select i1 %144, double 0x7FF0000000000000, double %153, !dbg !2262
	%155 = fptrunc double %154 to float, !dbg !2263
	%156 = getelementptr inbounds float, float* %47, i64 34, !dbg !2264
	store float %155, float* %156, align 4, !dbg !2264
	%157 = fcmp une double %114, %114, !dbg !2265
	br i1 %157, label %b4, label %b3, !dbg !2265

b3:
	%158 = fcmp oeq double %118, 0x7FF0000000000000, !dbg !2266
	%159 = or i1 %158, %129, !dbg !2266
	br i1 %159, label %b4, label %b5, !dbg !2266

b4:
	%160 = getelementptr inbounds float, float* %47, i64 35, !dbg !2267
	store float 1.000000e+00, float* %160, align 4, !dbg !2267
	br label %b5, !dbg !2267

b5:
	%161 = add i64 %35, %34, !dbg !2175
	br label %b1, !dbg !2175

b6:
	ret void, !dbg !2174

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %35, i64 %p3), !dbg !2177
	ret void, !dbg !2177

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %44, i64 %p5), !dbg !2181
	ret void, !dbg !2181

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %42, i64 %44), !dbg !2181
	ret void, !dbg !2181
}

define void @MathFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2268 {
entry:
	br label %b0, !dbg !2269

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2272, !range !9
	%1 = sext i32 %0 to i64, !dbg !2272
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2272, !range !10
	%3 = sext i32 %2 to i64, !dbg !2272
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2272, !range !10
	%5 = sext i32 %4 to i64, !dbg !2272
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2272, !range !11
	%7 = sext i32 %6 to i64, !dbg !2272
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2272, !range !12
	%9 = sext i32 %8 to i64, !dbg !2272
	%10 = mul i64 %9, %5, !dbg !2272
	%11 = add i64 %3, %10, !dbg !2272
	%12 = mul i64 %7, %11, !dbg !2272
	%13 = add i64 %1, %12, !dbg !2272
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2272, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2272, !range !13
	%16 = mul i32 %14, %15, !dbg !2272
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2272, !range !14
	%18 = mul i32 %16, %17, !dbg !2272
	%19 = sext i32 %18 to i64, !dbg !2272
	%20 = mul i64 %13, %19, !dbg !2272
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2272, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2272, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2272, !range !16
	%24 = mul i32 %15, %23, !dbg !2272
	%25 = add i32 %22, %24, !dbg !2272
	%26 = mul i32 %14, %25, !dbg !2272
	%27 = add i32 %21, %26, !dbg !2272
	%28 = sext i32 %27 to i64, !dbg !2272
	%29 = add i64 %20, %28, !dbg !2272
	%30 = mul i64 %7, %9, !dbg !2272
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2272, !range !12
	%32 = sext i32 %31 to i64, !dbg !2272
	%33 = mul i64 %30, %32, !dbg !2272
	%34 = mul i64 %33, %19, !dbg !2272
	br label %b1, !dbg !2272

b1:
	%35 = phi i64 [ %29, %b0 ], [ %154, %b5 ], !dbg !2272
	%36 = icmp slt i64 %35, %p1, !dbg !2272
	br i1 %36, label %b2, label %b6, !dbg !2272

b2:
	%37 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !2273
	%38 = load double, double* %37, align 8, !dbg !2273
	%39 = icmp uge i64 %35, %p3, !dbg !2274
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !2274, !prof !19

b2_ok1:
	%40 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !2274
	%41 = load double, double* %40, align 8, !dbg !2274
	%42 = mul i64 %35, 36, !dbg !2275
	%43 = add i64 %35, 1, !dbg !2276
	%44 = mul i64 %43, 36, !dbg !2277
	%45 = icmp ugt i64 %44, %p5, !dbg !2278
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !2278, !prof !19

b2_ok2:
	%46 = icmp ugt i64 %42, %44, !dbg !2278
	br i1 %46, label %b2_fail3, label %b2_ok3, !dbg !2278, !prof !19

b2_ok3:
	%47 = getelementptr inbounds double, double* %p4, i64 %42, !dbg !2278
	%48 = call double @__nv_rsqrt(double %41), !dbg !2281
	%49 = getelementptr inbounds double, double* %47, i64 0, !dbg !2282
	store double %48, double* %49, align 8, !dbg !2282
	%50 = call double @__nv_cbrt(double %41), !dbg !2283
	%51 = getelementptr inbounds double, double* %47, i64 1, !dbg !2284
	store double %50, double* %51, align 8, !dbg !2284
	%52 = call double @__nv_exp(double %38), !dbg !2285
	%53 = getelementptr inbounds double, double* %47, i64 2, !dbg !2286
	store double %52, double* %53, align 8, !dbg !2286
	%54 = call double @__nv_exp2(double %38), !dbg !2287
	%55 = getelementptr inbounds double, double* %47, i64 3, !dbg !2288
	store double %54, double* %55, align 8, !dbg !2288
	%56 = call double @__nv_expm1(double %38), !dbg !2289
	%57 = getelementptr inbounds double, double* %47, i64 4, !dbg !2290
	store double %56, double* %57, align 8, !dbg !2290
	%58 = call double @__nv_log(double %41), !dbg !2291
	%59 = getelementptr inbounds double, double* %47, i64 5, !dbg !2292
	store double %58, double* %59, align 8, !dbg !2292
	%60 = call double @__nv_log2(double %41), !dbg !2293
	%61 = getelementptr inbounds double, double* %47, i64 6, !dbg !2294
	store double %60, double* %61, align 8, !dbg !2294
	%62 = call double @__nv_log10(double %41), !dbg !2295
	%63 = getelementptr inbounds double, double* %47, i64 7, !dbg !2296
	store double %62, double* %63, align 8, !dbg !2296
	%64 = call double @__nv_log1p(double %38), !dbg !2297
	%65 = getelementptr inbounds double, double* %47, i64 8, !dbg !2298
	store double %64, double* %65, align 8, !dbg !2298
	%66 = call double @__nv_sin(double %41), !dbg !2299
	%67 = getelementptr inbounds double, double* %47, i64 9, !dbg !2300
	store double %66, double* %67, align 8, !dbg !2300
	%68 = call double @__nv_cos(double %41), !dbg !2301
	%69 = getelementptr inbounds double, double* %47, i64 10, !dbg !2302
	store double %68, double* %69, align 8, !dbg !2302
	%70 = call double @__nv_tan(double %38), !dbg !2303
	%71 = getelementptr inbounds double, double* %47, i64 11, !dbg !2304
	store double %70, double* %71, align 8, !dbg !2304
	%72 = call double @__nv_asin(double %38), !dbg !2305
	%73 = getelementptr inbounds double, double* %47, i64 12, !dbg !2306
	store double %72, double* %73, align 8, !dbg !2306
	%74 = call double @__nv_acos(double %38), !dbg !2307
	%75 = getelementptr inbounds double, double* %47, i64 13, !dbg !2308
	store double %74, double* %75, align 8, !dbg !2308
	%76 = call double @__nv_atan(double %41), !dbg !2309
	%77 = getelementptr inbounds double, double* %47, i64 14, !dbg !2310
	store double %76, double* %77, align 8, !dbg !2310
	%78 = call double @__nv_atan2(double %38, double %41), !dbg !2311
	%79 = getelementptr inbounds double, double* %47, i64 15, !dbg !2312
	store double %78, double* %79, align 8, !dbg !2312
	%80 = call double @__nv_sinh(double %38), !dbg !2313
	%81 = getelementptr inbounds double, double* %47, i64 16, !dbg !2314
	store double %80, double* %81, align 8, !dbg !2314
	%82 = call double @__nv_cosh(double %38), !dbg !2315
	%83 = getelementptr inbounds double, double* %47, i64 17, !dbg !2316
	store double %82, double* %83, align 8, !dbg !2316
	%84 = call double @__nv_tanh(double %38), !dbg !2317
	%85 = getelementptr inbounds double, double* %47, i64 18, !dbg !2318
	store double %84, double* %85, align 8, !dbg !2318
	%86 = call double @__nv_asinh(double %38), !dbg !2319
	%87 = getelementptr inbounds double, double* %47, i64 19, !dbg !2320
	store double %86, double* %87, align 8, !dbg !2320
	%88 = call double @__nv_acosh(double %41), !dbg !2321
	%89 = getelementptr inbounds double, double* %47, i64 20, !dbg !2322
	store double %88, double* %89, align 8, !dbg !2322
	%90 = fdiv double %38, 2.000000e+00, !dbg !2323
	%91 = call double @__nv_atanh(double %90), !dbg !2324
	%92 = getelementptr inbounds double, double* %47, i64 21, !dbg !2325
	store double %91, double* %92, align 8, !dbg !2325
	%93 = call double @__nv_pow(double %41, double %38), !dbg !2326
	%94 = getelementptr inbounds double, double* %47, i64 22, !dbg !2327
	store double %93, double* %94, align 8, !dbg !2327
	%95 = call double @__nv_hypot(double %38, double %41), !dbg !2328
	%96 = getelementptr inbounds double, double* %47, i64 23, !dbg !2329
	store double %95, double* %96, align 8, !dbg !2329
	%97 = fadd double %38, 1.000000e-01, !dbg !2330
	%98 = call double @__nv_fmod(double %41, double %97), !dbg !2331
	%99 = getelementptr inbounds double, double* %47, i64 24, !dbg !2332
	store double %98, double* %99, align 8, !dbg !2332
	%100 = call double @__nv_remainder(double %41, double %97), !dbg !2333
	%101 = getelementptr inbounds double, double* %47, i64 25, !dbg !2334
	store double %100, double* %101, align 8, !dbg !2334
	%102 = fsub double %38, %41, !dbg !2335
	%103 = fcmp ole double %102, 0.000000e+00, !dbg !2335
	%104 = select i1 %103, double 0.000000e+00, double %102, !dbg !2335
	%105 = getelementptr inbounds double, double* %47, i64 26, !dbg !2336
	store double %104, double* %105, align 8, !dbg !2336
	%106 = fsub double %41, %38, !dbg !2337
	%107 = fcmp ole double %106, 0.000000e+00, !dbg !2337
	%108 = select i1 %107, double 0.000000e+00, double %106, !dbg !2337
	%109 = getelementptr inbounds double, double* %47, i64 27, !dbg !2338
	store double %108, double* %109, align 8, !dbg !2338
	%110 = call double @__nv_erf(double %38), !dbg !2339
	%111 = getelementptr inbounds double, double* %47, i64 28, !dbg !2340
	store double %110, double* %111, align 8, !dbg !2340
	%112 = call double @__nv_erfc(double %38), !dbg !2341
	%113 = getelementptr inbounds double, double* %47, i64 29, !dbg !2342
	store double %112, double* %113, align 8, !dbg !2342
	%114 = call double @__nv_sin(double %38), !dbg !2343
	%115 = getelementptr inbounds double, double* %47, i64 30, !dbg !2344
	store double %114, double* %115, align 8, !dbg !2344
	%116 = call double @__nv_pow(double %41, double -2.000000e+00), !dbg !2345
	%117 = getelementptr inbounds double, double* %47, i64 31, !dbg !2346
	store double %116, double* %117, align 8, !dbg !2346
	%118 = getelementptr inbounds double, double* %47, i64 32, !dbg !2347
	store double 0xFFF0000000000000, double* %118, align 8, !dbg !2347
	%119 = bitcast double %41 to i64, !dbg !2348
	%120 = add i64 %119, 1099511627776, !dbg !2349
	%121 = bitcast i64 %120 to double, !dbg !2350
	%122 = getelementptr inbounds double, double* %47, i64 33, !dbg !2351
	store double %121, double* %122, align 8, !dbg !2351
	%123 = fcmp oeq double %41, 0xFFF0000000000000, !dbg !2352
	%124 = fcmp oeq double 2.000000e+00, 0xFFF0000000000000, !dbg !2352
	%125 = or i1 %123, %124, !dbg !2352
	%126 = call double @__nv_fmin(double %41, double 2.000000e+00), !dbg !2352
	%127 = bitcast double %41 to i64, !dbg !2352
	%128 = bitcast double 2.000000e+00 to i64, !dbg !2352
	%129 = or i64 %127, %128, !dbg !2352
	%130 = fcmp oeq double %41, 2.000000e+00, !dbg !2352
	%131 = bitcast i64 %129 to double, !dbg !2352
	%132 = select i1 %130, double %131, double %126, !dbg !2352
	%133 = fcmp uno double %41, 2.000000e+00, !dbg !2352
	%134 = select i1 %133, double 0x7FF8000000000000, double %132, !dbg !2352
	%135 = select i1 %125, double 0xFFF0000000000000, double %134, !dbg !2352
	%136 = fcmp oeq double %38, 0x7FF0000000000000, !dbg !2353
	%137 = fcmp oeq double %135, 0x7FF0000000000000, !dbg !2353
	%138 = or i1 %136, %137, !dbg !2353
	%139 = call double @__nv_fmax(double %38, double %135), !dbg !2353
	%140 = bitcast double %38 to i64, !dbg !2353
	%141 = bitcast double %135 to i64, !dbg !2353
	%142 = and i64 %140, %141, !dbg !2353
	%143 = fcmp oeq double %38, %135, !dbg !2353
	%144 = bitcast i64 %142 to double, !dbg !2353
	%145 = select i1 %143, double %144, double %139, !dbg !2353
	%146 = fcmp uno double %38, %135, !dbg !2353
	%147 = select i1 %146, double 0x7FF8000000000000, double %145, !dbg !2353
	%148 = select i1 %138, double 0x7FF0000000000000, double %147, !dbg !2353
	%149 = getelementptr inbounds double, double* %47, i64 34, !dbg !2354
	store double %148, double* %149, align 8, !dbg !2354
	%150 = fcmp une double %38, %38, !dbg !2355
	br i1 %150, label %b4, label %b3, !dbg !2355

b3:
	%151 = fcmp oeq double %41, 0x7FF0000000000000, !dbg !2356
	%152 = or i1 %151, %123, !dbg !2356
	br i1 %152, label %b4, label %b5, !dbg !2356

b4:
	%153 = getelementptr inbounds double, double* %47, i64 35, !dbg !2357
	store double 1.000000e+00, double* %153, align 8, !dbg !2357
	br label %b5, !dbg !2357

b5:
	%154 = add i64 %35, %34, !dbg !2272
	br label %b1, !dbg !2272

b6:
	ret void, !dbg !2271

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %35, i64 %p3), !dbg !2274
	ret void, !dbg !2274

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %44, i64 %p5), !dbg !2278
	ret void, !dbg !2278

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %42, i64 %44), !dbg !2278
	ret void, !dbg !2278
}

define void @SpecialFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2359 {
entry:
	br label %b0, !dbg !2360

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2363, !range !9
	%1 = sext i32 %0 to i64, !dbg !2363
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2363, !range !10
	%3 = sext i32 %2 to i64, !dbg !2363
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2363, !range !10
	%5 = sext i32 %4 to i64, !dbg !2363
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2363, !range !11
	%7 = sext i32 %6 to i64, !dbg !2363
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2363, !range !12
	%9 = sext i32 %8 to i64, !dbg !2363
	%10 = mul i64 %9, %5, !dbg !2363
	%11 = add i64 %3, %10, !dbg !2363
	%12 = mul i64 %7, %11, !dbg !2363
	%13 = add i64 %1, %12, !dbg !2363
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2363, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2363, !range !13
	%16 = mul i32 %14, %15, !dbg !2363
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2363, !range !14
	%18 = mul i32 %16, %17, !dbg !2363
	%19 = sext i32 %18 to i64, !dbg !2363
	%20 = mul i64 %13, %19, !dbg !2363
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2363, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2363, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2363, !range !16
	%24 = mul i32 %15, %23, !dbg !2363
	%25 = add i32 %22, %24, !dbg !2363
	%26 = mul i32 %14, %25, !dbg !2363
	%27 = add i32 %21, %26, !dbg !2363
	%28 = sext i32 %27 to i64, !dbg !2363
	%29 = add i64 %20, %28, !dbg !2363
	%30 = mul i64 %7, %9, !dbg !2363
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2363, !range !12
	%32 = sext i32 %31 to i64, !dbg !2363
	%33 = mul i64 %30, %32, !dbg !2363
	%34 = mul i64 %33, %19, !dbg !2363
	br label %b1, !dbg !2363

b1:
	%35 = phi i64 [ %29, %b0 ], [ %140, %b2_ok3 ], !dbg !2363
	%36 = icmp slt i64 %35, %p1, !dbg !2363
	br i1 %36, label %b2, label %b3, !dbg !2363

b2:
	%37 = mul i64 %35, 42, !dbg !2364
	%38 = add i64 %35, 1, !dbg !2365
	%39 = mul i64 %38, 42, !dbg !2366
	%40 = icmp ugt i64 %39, %p5, !dbg !2367
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2367, !prof !19

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2367
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2367, !prof !19

b2_ok2:
	%42 = getelementptr inbounds float, float* %p4, i64 %37, !dbg !2367
	%43 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !2368
	%44 = load float, float* %43, align 4, !dbg !2368
	%45 = icmp uge i64 %35, %p3, !dbg !2369
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2369, !prof !19

b2_ok3:
	%46 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !2369
	%47 = load float, float* %46, align 4, !dbg !2369
	%48 = call float @__nv_sqrtf(float %44), !dbg !2373
	%49 = call float @__nv_rsqrtf(float %44), !dbg !2374
	%50 = call float @__nv_cbrtf(float %44), !dbg !2375
	%51 = call float @__nv_fabsf(float %44), !dbg !2376
	%52 = getelementptr inbounds float, float* %42, i64 0, !dbg !2377
	store float %48, float* %52, align 4, !dbg !2377
	%53 = getelementptr inbounds float, float* %42, i64 1, !dbg !2378
	store float %49, float* %53, align 4, !dbg !2378
	%54 = getelementptr inbounds float, float* %42, i64 2, !dbg !2379
	store float %50, float* %54, align 4, !dbg !2379
	%55 = getelementptr inbounds float, float* %42, i64 3, !dbg !2380
	store float %51, float* %55, align 4, !dbg !2380
	%56 = call float @__nv_floorf(float %44), !dbg !2381
	%57 = call float @__nv_ceilf(float %44), !dbg !2382
	%58 = call float @__nv_truncf(float %44), !dbg !2383
	%59 = getelementptr inbounds float, float* %42, i64 4, !dbg !2384
	store float %56, float* %59, align 4, !dbg !2384
	%60 = getelementptr inbounds float, float* %42, i64 5, !dbg !2385
	store float %57, float* %60, align 4, !dbg !2385
	%61 = getelementptr inbounds float, float* %42, i64 6, !dbg !2386
	store float %58, float* %61, align 4, !dbg !2386
	%62 = call float @__nv_roundf(float %44), !dbg !2387
	%63 = call float @__nv_rintf(float %44), !dbg !2388
	%64 = getelementptr inbounds float, float* %42, i64 7, !dbg !2389
	store float %62, float* %64, align 4, !dbg !2389
	%65 = getelementptr inbounds float, float* %42, i64 8, !dbg !2390
	store float %63, float* %65, align 4, !dbg !2390
	%66 = call float @__nv_expf(float %44), !dbg !2391
	%67 = call float @__nv_exp2f(float %44), !dbg !2392
	%68 = call float @__nv_expm1f(float %44), !dbg !2393
	%69 = getelementptr inbounds float, float* %42, i64 9, !dbg !2394
	store float %66, float* %69, align 4, !dbg !2394
	%70 = getelementptr inbounds float, float* %42, i64 10, !dbg !2395
	store float %67, float* %70, align 4, !dbg !2395
	%71 = getelementptr inbounds float, float* %42, i64 11, !dbg !2396
	store float %68, float* %71, align 4, !dbg !2396
	%72 = call float @__nv_logf(float %44), !dbg !2397
	%73 = call float @__nv_log2f(float %44), !dbg !2398
	%74 = call float @__nv_log10f(float %44), !dbg !2399
	%75 = call float @__nv_log1pf(float %44), !dbg !2400
	%76 = getelementptr inbounds float, float* %42, i64 12, !dbg !2401
	store float %72, float* %76, align 4, !dbg !2401
	%77 = getelementptr inbounds float, float* %42, i64 13, !dbg !2402
	store float %73, float* %77, align 4, !dbg !2402
	%78 = getelementptr inbounds float, float* %42, i64 14, !dbg !2403
	store float %74, float* %78, align 4, !dbg !2403
	%79 = getelementptr inbounds float, float* %42, i64 15, !dbg !2404
	store float %75, float* %79, align 4, !dbg !2404
	%80 = call float @__nv_sinf(float %44), !dbg !2405
	%81 = call float @__nv_cosf(float %44), !dbg !2406
	%82 = call float @__nv_tanf(float %44), !dbg !2407
	%83 = getelementptr inbounds float, float* %42, i64 16, !dbg !2408
	store float %80, float* %83, align 4, !dbg !2408
	%84 = getelementptr inbounds float, float* %42, i64 17, !dbg !2409
	store float %81, float* %84, align 4, !dbg !2409
	%85 = getelementptr inbounds float, float* %42, i64 18, !dbg !2410
	store float %82, float* %85, align 4, !dbg !2410
	%86 = call float @__nv_asinf(float %44), !dbg !2411
	%87 = call float @__nv_acosf(float %44), !dbg !2412
	%88 = call float @__nv_atanf(float %44), !dbg !2413
	%89 = getelementptr inbounds float, float* %42, i64 19, !dbg !2414
	store float %86, float* %89, align 4, !dbg !2414
	%90 = getelementptr inbounds float, float* %42, i64 20, !dbg !2415
	store float %87, float* %90, align 4, !dbg !2415
	%91 = getelementptr inbounds float, float* %42, i64 21, !dbg !2416
	store float %88, float* %91, align 4, !dbg !2416
	%92 = call float @__nv_sinhf(float %44), !dbg !2417
	%93 = call float @__nv_coshf(float %44), !dbg !2418
	%94 = call float @__nv_tanhf(float %44), !dbg !2419
	%95 = getelementptr inbounds float, float* %42, i64 22, !dbg !2420
	store float %92, float* %95, align 4, !dbg !2420
	%96 = getelementptr inbounds float, float* %42, i64 23, !dbg !2421
	store float %93, float* %96, align 4, !dbg !2421
	%97 = getelementptr inbounds float, float* %42, i64 24, !dbg !2422
	store float %94, float* %97, align 4, !dbg !2422
	%98 = call float @__nv_asinhf(float %44), !dbg !2423
	%99 = call float @__nv_acoshf(float %44), !dbg !2424
	%100 = call float @__nv_atanhf(float %44), !dbg !2425
	%101 = getelementptr inbounds float, float* %42, i64 25, !dbg !2426
	store float %98, float* %101, align 4, !dbg !2426
	%102 = getelementptr inbounds float, float* %42, i64 26, !dbg !2427
	store float %99, float* %102, align 4, !dbg !2427
	%103 = getelementptr inbounds float, float* %42, i64 27, !dbg !2428
	store float %100, float* %103, align 4, !dbg !2428
	%104 = call float @__nv_erff(float %44), !dbg !2429
	%105 = call float @__nv_erfcf(float %44), !dbg !2430
	%106 = getelementptr inbounds float, float* %42, i64 28, !dbg !2431
	store float %104, float* %106, align 4, !dbg !2431
	%107 = getelementptr inbounds float, float* %42, i64 29, !dbg !2432
	store float %105, float* %107, align 4, !dbg !2432
	%108 = call float @__nv_atan2f(float %44, float %47), !dbg !2433
	%109 = call float @__nv_powf(float %44, float %47), !dbg !2434
	%110 = call float @__nv_hypotf(float %44, float %47), !dbg !2435
	%111 = getelementptr inbounds float, float* %42, i64 30, !dbg !2436
	store float %108, float* %111, align 4, !dbg !2436
	%112 = getelementptr inbounds float, float* %42, i64 31, !dbg !2437
	store float %109, float* %112, align 4, !dbg !2437
	%113 = getelementptr inbounds float, float* %42, i64 32, !dbg !2438
	store float %110, float* %113, align 4, !dbg !2438
	%114 = call float @__nv_fmodf(float %44, float %47), !dbg !2439
	%115 = call float @__nv_remainderf(float %44, float %47), !dbg !2440
	%116 = getelementptr inbounds float, float* %42, i64 33, !dbg !2441
	store float %114, float* %116, align 4, !dbg !2441
	%117 = getelementptr inbounds float, float* %42, i64 34, !dbg !2442
	store float %115, float* %117, align 4, !dbg !2442
	%118 = fsub float %44, %47, !dbg !2443
	%119 = fcmp ole float %118, 0.000000e+00, !dbg !2443
	%120 = select i1 %119, float 0.000000e+00, float %118, !dbg !2443
	%121 = call float @__nv_copysignf(float %44, float %47), !dbg !2444
	%122 = getelementptr inbounds float, float* %42, i64 35, !dbg !2445
	store float %120, float* %122, align 4, !dbg !2445
	%123 = getelementptr inbounds float, float* %42, i64 36, !dbg !2446
	store float %121, float* %123, align 4, !dbg !2446
	%124 = call float @__nv_fminf(float %44, float %47), !dbg !2447
	%125 = fcmp uno float %44, %47, !dbg !2447
	%126 = select i1 %125, float 0x7FF8000000000000, float %124, !dbg !2447
	%127 = call float @__nv_fmaxf(float %44, float %47), !dbg !2448
	%128 = fcmp uno float %44, %47, !dbg !2448
	%129 = select i1 %128, float 0x7FF8000000000000, float %127, !dbg !2448
	%130 = getelementptr inbounds float, float* %42, i64 37, !dbg !2449
	store float %126, float* %130, align 4, !dbg !2449
	%131 = getelementptr inbounds float, float* %42, i64 38, !dbg !2450
	store float %129, float* %131, align 4, !dbg !2450
	%132 = call float @__nv_fmaf(float %44, float %47, float 1.000000e+00), !dbg !2451
	%133 = call float @__nv_fmaf(float %44, float 2.000000e+00, float %47), !dbg !2452
	%134 = call float @__nv_fminf(float %126, float 1.000000e+00), !dbg !2453
	%135 = fcmp uno float %126, 1.000000e+00, !dbg !2453
	%136 = select i1 %135, float 0x7FF8000000000000, float %134, !dbg !2453
	%137 = getelementptr inbounds float, float* %42, i64 39, !dbg !2454
	store float %132, float* %137, align 4, !dbg !2454
	%138 = getelementptr inbounds float, float* %42, i64 40, !dbg !2455
	store float %133, float* %138, align 4, !dbg !2455
	%139 = getelementptr inbounds float, float* %42, i64 41, !dbg !2456
	store float %136, float* %139, align 4, !dbg !2456
	%140 = add i64 %35, %34, !dbg !2363
	br label %b1, !dbg !2363

b3:
	ret void, !dbg !2362

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %39, i64 %p5), !dbg !2367
	ret void, !dbg !2367

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %37, i64 %39), !dbg !2367
	ret void, !dbg !2367

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %35, i64 %p3), !dbg !2369
	ret void, !dbg !2369
}

define void @SpecialFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2457 {
entry:
	br label %b0, !dbg !2458

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2461, !range !9
	%1 = sext i32 %0 to i64, !dbg !2461
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2461, !range !10
	%3 = sext i32 %2 to i64, !dbg !2461
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2461, !range !10
	%5 = sext i32 %4 to i64, !dbg !2461
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2461, !range !11
	%7 = sext i32 %6 to i64, !dbg !2461
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2461, !range !12
	%9 = sext i32 %8 to i64, !dbg !2461
	%10 = mul i64 %9, %5, !dbg !2461
	%11 = add i64 %3, %10, !dbg !2461
	%12 = mul i64 %7, %11, !dbg !2461
	%13 = add i64 %1, %12, !dbg !2461
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2461, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2461, !range !13
	%16 = mul i32 %14, %15, !dbg !2461
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2461, !range !14
	%18 = mul i32 %16, %17, !dbg !2461
	%19 = sext i32 %18 to i64, !dbg !2461
	%20 = mul i64 %13, %19, !dbg !2461
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2461, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2461, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2461, !range !16
	%24 = mul i32 %15, %23, !dbg !2461
	%25 = add i32 %22, %24, !dbg !2461
	%26 = mul i32 %14, %25, !dbg !2461
	%27 = add i32 %21, %26, !dbg !2461
	%28 = sext i32 %27 to i64, !dbg !2461
	%29 = add i64 %20, %28, !dbg !2461
	%30 = mul i64 %7, %9, !dbg !2461
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2461, !range !12
	%32 = sext i32 %31 to i64, !dbg !2461
	%33 = mul i64 %30, %32, !dbg !2461
	%34 = mul i64 %33, %19, !dbg !2461
	br label %b1, !dbg !2461

b1:
	%35 = phi i64 [ %29, %b0 ], [ %158, %b2_ok3 ], !dbg !2461
	%36 = icmp slt i64 %35, %p1, !dbg !2461
	br i1 %36, label %b2, label %b3, !dbg !2461

b2:
	%37 = mul i64 %35, 42, !dbg !2462
	%38 = add i64 %35, 1, !dbg !2463
	%39 = mul i64 %38, 42, !dbg !2464
	%40 = icmp ugt i64 %39, %p5, !dbg !2465
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2465, !prof !19

b2_ok1:
	%41 = icmp ugt i64 %37, %39, !dbg !2465
	br i1 %41, label %b2_fail2, label %b2_ok2, !dbg !2465, !prof !19

b2_ok2:
	%42 = getelementptr inbounds double, double* %p4, i64 %37, !dbg !2465
	%43 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !2466
	%44 = load double, double* %43, align 8, !dbg !2466
	%45 = icmp uge i64 %35, %p3, !dbg !2467
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !2467, !prof !19

b2_ok3:
	%46 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !2467
	%47 = load double, double* %46, align 8, !dbg !2467
	%48 = call double @__nv_sqrt(double %44), !dbg !2470
	%49 = call double @__nv_rsqrt(double %44), !dbg !2471
	%50 = call double @__nv_cbrt(double %44), !dbg !2472
	%51 = call double @__nv_fabs(double %44), !dbg !2473
	%52 = getelementptr inbounds double, double* %42, i64 0, !dbg !2474
	store double %48, double* %52, align 8, !dbg !2474
	%53 = getelementptr inbounds double, double* %42, i64 1, !dbg !2475
	store double %49, double* %53, align 8, !dbg !2475
	%54 = getelementptr inbounds double, double* %42, i64 2, !dbg !2476
	store double %50, double* %54, align 8, !dbg !2476
	%55 = getelementptr inbounds double, double* %42, i64 3, !dbg !2477
	store double %51, double* %55, align 8, !dbg !2477
	%56 = call double @__nv_floor(double %44), !dbg !2478
	%57 = call double @__nv_ceil(double %44), !dbg !2479
	%58 = call double @__nv_trunc(double %44), !dbg !2480
	%59 = getelementptr inbounds double, double* %42, i64 4, !dbg !2481
	store double %56, double* %59, align 8, !dbg !2481
	%60 = getelementptr inbounds double, double* %42, i64 5, !dbg !2482
	store double %57, double* %60, align 8, !dbg !2482
	%61 = getelementptr inbounds double, double* %42, i64 6, !dbg !2483
	store double %58, double* %61, align 8, !dbg !2483
	%62 = call double @__nv_round(double %44), !dbg !2484
	%63 = call double @__nv_rint(double %44), !dbg !2485
	%64 = getelementptr inbounds double, double* %42, i64 7, !dbg !2486
	store double %62, double* %64, align 8, !dbg !2486
	%65 = getelementptr inbounds double, double* %42, i64 8, !dbg !2487
	store double %63, double* %65, align 8, !dbg !2487
	%66 = call double @__nv_exp(double %44), !dbg !2488
	%67 = call double @__nv_exp2(double %44), !dbg !2489
	%68 = call double @__nv_expm1(double %44), !dbg !2490
	%69 = getelementptr inbounds double, double* %42, i64 9, !dbg !2491
	store double %66, double* %69, align 8, !dbg !2491
	%70 = getelementptr inbounds double, double* %42, i64 10, !dbg !2492
	store double %67, double* %70, align 8, !dbg !2492
	%71 = getelementptr inbounds double, double* %42, i64 11, !dbg !2493
	store double %68, double* %71, align 8, !dbg !2493
	%72 = call double @__nv_log(double %44), !dbg !2494
	%73 = call double @__nv_log2(double %44), !dbg !2495
	%74 = call double @__nv_log10(double %44), !dbg !2496
	%75 = call double @__nv_log1p(double %44), !dbg !2497
	%76 = getelementptr inbounds double, double* %42, i64 12, !dbg !2498
	store double %72, double* %76, align 8, !dbg !2498
	%77 = getelementptr inbounds double, double* %42, i64 13, !dbg !2499
	store double %73, double* %77, align 8, !dbg !2499
	%78 = getelementptr inbounds double, double* %42, i64 14, !dbg !2500
	store double %74, double* %78, align 8, !dbg !2500
	%79 = getelementptr inbounds double, double* %42, i64 15, !dbg !2501
	store double %75, double* %79, align 8, !dbg !2501
	%80 = call double @__nv_sin(double %44), !dbg !2502
	%81 = call double @__nv_cos(double %44), !dbg !2503
	%82 = call double @__nv_tan(double %44), !dbg !2504
	%83 = getelementptr inbounds double, double* %42, i64 16, !dbg !2505
	store double %80, double* %83, align 8, !dbg !2505
	%84 = getelementptr inbounds double, double* %42, i64 17, !dbg !2506
	store double %81, double* %84, align 8, !dbg !2506
	%85 = getelementptr inbounds double, double* %42, i64 18, !dbg !2507
	store double %82, double* %85, align 8, !dbg !2507
	%86 = call double @__nv_asin(double %44), !dbg !2508
	%87 = call double @__nv_acos(double %44), !dbg !2509
	%88 = call double @__nv_atan(double %44), !dbg !2510
	%89 = getelementptr inbounds double, double* %42, i64 19, !dbg !2511
	store double %86, double* %89, align 8, !dbg !2511
	%90 = getelementptr inbounds double, double* %42, i64 20, !dbg !2512
	store double %87, double* %90, align 8, !dbg !2512
	%91 = getelementptr inbounds double, double* %42, i64 21, !dbg !2513
	store double %88, double* %91, align 8, !dbg !2513
	%92 = call double @__nv_sinh(double %44), !dbg !2514
	%93 = call double @__nv_cosh(double %44), !dbg !2515
	%94 = call double @__nv_tanh(double %44), !dbg !2516
	%95 = getelementptr inbounds double, double* %42, i64 22, !dbg !2517
	store double %92, double* %95, align 8, !dbg !2517
	%96 = getelementptr inbounds double, double* %42, i64 23, !dbg !2518
	store double %93, double* %96, align 8, !dbg !2518
	%97 = getelementptr inbounds double, double* %42, i64 24, !dbg !2519
	store double %94, double* %97, align 8, !dbg !2519
	%98 = call double @__nv_asinh(double %44), !dbg !2520
	%99 = call double @__nv_acosh(double %44), !dbg !2521
	%100 = call double @__nv_atanh(double %44), !dbg !2522
	%101 = getelementptr inbounds double, double* %42, i64 25, !dbg !2523
	store double %98, double* %101, align 8, !dbg !2523
	%102 = getelementptr inbounds double, double* %42, i64 26, !dbg !2524
	store double %99, double* %102, align 8, !dbg !2524
	%103 = getelementptr inbounds double, double* %42, i64 27, !dbg !2525
	store double %100, double* %103, align 8, !dbg !2525
	%104 = call double @__nv_erf(double %44), !dbg !2526
	%105 = call double @__nv_erfc(double %44), !dbg !2527
	%106 = getelementptr inbounds double, double* %42, i64 28, !dbg !2528
	store double %104, double* %106, align 8, !dbg !2528
	%107 = getelementptr inbounds double, double* %42, i64 29, !dbg !2529
	store double %105, double* %107, align 8, !dbg !2529
	%108 = call double @__nv_atan2(double %44, double %47), !dbg !2530
	%109 = call double @__nv_pow(double %44, double %47), !dbg !2531
	%110 = call double @__nv_hypot(double %44, double %47), !dbg !2532
	%111 = getelementptr inbounds double, double* %42, i64 30, !dbg !2533
	store double %108, double* %111, align 8, !dbg !2533
	%112 = getelementptr inbounds double, double* %42, i64 31, !dbg !2534
	store double %109, double* %112, align 8, !dbg !2534
	%113 = getelementptr inbounds double, double* %42, i64 32, !dbg !2535
	store double %110, double* %113, align 8, !dbg !2535
	%114 = call double @__nv_fmod(double %44, double %47), !dbg !2536
	%115 = call double @__nv_remainder(double %44, double %47), !dbg !2537
	%116 = getelementptr inbounds double, double* %42, i64 33, !dbg !2538
	store double %114, double* %116, align 8, !dbg !2538
	%117 = getelementptr inbounds double, double* %42, i64 34, !dbg !2539
	store double %115, double* %117, align 8, !dbg !2539
	%118 = fsub double %44, %47, !dbg !2540
	%119 = fcmp ole double %118, 0.000000e+00, !dbg !2540
	%120 = select i1 %119, double 0.000000e+00, double %118, !dbg !2540
	%121 = call double @__nv_copysign(double %44, double %47), !dbg !2541
	%122 = getelementptr inbounds double, double* %42, i64 35, !dbg !2542
	store double %120, double* %122, align 8, !dbg !2542
	%123 = getelementptr inbounds double, double* %42, i64 36, !dbg !2543
	store double %121, double* %123, align 8, !dbg !2543
	%124 = call double @__nv_fmin(double %44, double %47), !dbg !2544
	%125 = bitcast double %44 to i64, !dbg !2544
	%126 = bitcast double %47 to i64, !dbg !2544
	%127 = or i64 %125, %126, !dbg !2544
	%128 = fcmp oeq double %44, %47, !dbg !2544
	%129 = bitcast i64 %127 to double, !dbg !2544
	%130 = select i1 %128, double %129, double %124, !dbg !2544
	%131 = fcmp uno double %44, %47, !dbg !2544
	%132 = select i1 %131, double 0x7FF8000000000000, double %130, !dbg !2544
	%133 = call double @__nv_fmax(double %44, double %47), !dbg !2545
	%134 = bitcast double %44 to i64, !dbg !2545
	%135 = bitcast double %47 to i64, !dbg !2545
	%136 = and i64 %134, %135, !dbg !2545
	%137 = fcmp oeq double %44, %47, !dbg !2545
	%138 = bitcast i64 %136 to double, !dbg !2545
	%139 = select i1 %137, double %138, double %133, !dbg !2545
	%140 = fcmp uno double %44, %47, !dbg !2545
	%141 = select i1 %140, double 0x7FF8000000000000, double %139, !dbg !2545
	%142 = getelementptr inbounds double, double* %42, i64 37, !dbg !2546
	store double %132, double* %142, align 8, !dbg !2546
	%143 = getelementptr inbounds double, double* %42, i64 38, !dbg !2547
	store double %141, double* %143, align 8, !dbg !2547
	%144 = call double @__nv_fma(double %44, double %47, double 1.000000e+00), !dbg !2548
	%145 = call double @__nv_fma(double %44, double 2.000000e+00, double %47), !dbg !2549
	%146 = call double @__nv_fmin(double %132, double 1.000000e+00), !dbg !2550
	%147 = bitcast double %132 to i64, !dbg !2550
	%148 = bitcast double 1.000000e+00 to i64, !dbg !2550
	%149 = or i64 %147, %148, !dbg !2550
	%150 = fcmp oeq double %132, 1.000000e+00, !dbg !2550
	%151 = bitcast i64 %149 to double, !dbg !2550
	%152 = select i1 %150, double %151, double %146, !dbg !2550
	%153 = fcmp uno double %132, 1.000000e+00, !dbg !2550
	%154 = select i1 %153, double 0x7FF8000000000000, double %152, !dbg !2550
	%155 = getelementptr inbounds double, double* %42, i64 39, !dbg !2551
	store double %144, double* %155, align 8, !dbg !2551
	%156 = getelementptr inbounds double, double* %42, i64 40, !dbg !2552
	store double %145, double* %156, align 8, !dbg !2552
	%157 = getelementptr inbounds double, double* %42, i64 41, !dbg !2553
	store double %154, double* %157, align 8, !dbg !2553
	%158 = add i64 %35, %34, !dbg !2461
	br label %b1, !dbg !2461

b3:
	ret void, !dbg !2460

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %39, i64 %p5), !dbg !2465
	ret void, !dbg !2465

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %37, i64 %39), !dbg !2465
	ret void, !dbg !2465

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %35, i64 %p3), !dbg !2467
	ret void, !dbg !2467
}

define void @StdSpecial(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2554 {
entry:
	br label %b0, !dbg !2555

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2556, !range !9
	%1 = sext i32 %0 to i64, !dbg !2556
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2556, !range !10
	%3 = sext i32 %2 to i64, !dbg !2556
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2556, !range !10
	%5 = sext i32 %4 to i64, !dbg !2556
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2556, !range !11
	%7 = sext i32 %6 to i64, !dbg !2556
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2556, !range !12
	%9 = sext i32 %8 to i64, !dbg !2556
	%10 = mul i64 %9, %5, !dbg !2556
	%11 = add i64 %3, %10, !dbg !2556
	%12 = mul i64 %7, %11, !dbg !2556
	%13 = add i64 %1, %12, !dbg !2556
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2556, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2556, !range !13
	%16 = mul i32 %14, %15, !dbg !2556
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2556, !range !14
	%18 = mul i32 %16, %17, !dbg !2556
	%19 = sext i32 %18 to i64, !dbg !2556
	%20 = mul i64 %13, %19, !dbg !2556
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2556, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2556, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2556, !range !16
	%24 = mul i32 %15, %23, !dbg !2556
	%25 = add i32 %22, %24, !dbg !2556
	%26 = mul i32 %14, %25, !dbg !2556
	%27 = add i32 %21, %26, !dbg !2556
	%28 = sext i32 %27 to i64, !dbg !2556
	%29 = add i64 %20, %28, !dbg !2556
	%30 = mul i64 %7, %9, !dbg !2556
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2556, !range !12
	%32 = sext i32 %31 to i64, !dbg !2556
	%33 = mul i64 %30, %32, !dbg !2556
	%34 = mul i64 %33, %19, !dbg !2556
	br label %b1, !dbg !2556

b1:
	%35 = phi i64 [ %29, %b0 ], [ %131, %b9 ], !dbg !2556
	%36 = icmp slt i64 %35, %p1, !dbg !2556
	br i1 %36, label %b2, label %b10, !dbg !2556

b2:
	%37 = mul i64 %35, 18, !dbg !2557
	%38 = add i64 %35, 1, !dbg !2558
	%39 = mul i64 %38, 18, !dbg !2559
	%40 = icmp ugt i64 %39, %p5, !dbg !2560
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2560, !prof !19

b2_ok1:
	%41 = getelementptr inbounds double, double* %p4, i64 %37, !dbg !2560
	%42 = getelementptr inbounds double, double* %p0, i64 %35, !dbg !2561
	%43 = load double, double* %42, align 8, !dbg !2561
	%44 = icmp uge i64 %35, %p3, !dbg !2562
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !2562, !prof !19

b2_ok2:
	%45 = getelementptr inbounds double, double* %p2, i64 %35, !dbg !2562
	%46 = load double, double* %45, align 8, !dbg !2562
	%47 = fcmp oeq double %43, 0x7FF0000000000000, !dbg !2565
	%48 = fcmp oeq double %46, 0x7FF0000000000000, !dbg !2565
	%49 = or i1 %47, %48, !dbg !2565
	%50 = call double @__nv_fmax(double %43, double %46), !dbg !2565
	%51 = bitcast double %43 to i64, !dbg !2565
	%52 = bitcast double %46 to i64, !dbg !2565
	%53 = and i64 %51, %52, !dbg !2565
	%54 = fcmp oeq double %43, %46, !dbg !2565
	%55 = bitcast i64 %53 to double, !dbg !2565
	%56 = select i1 %54, double %55, double %50, !dbg !2565
	%57 = fcmp uno double %43, %46, !dbg !2565
	%58 = select i1 %57, double 0x7FF8000000000000, double %56, !dbg !2565
	%59 = select i1 %49, double 0x7FF0000000000000, double %58, !dbg !2565
	%60 = fcmp oeq double %43, 0xFFF0000000000000, !dbg !2566
	%61 = fcmp oeq double %46, 0xFFF0000000000000, !dbg !2566
	%62 = or i1 %60, %61, !dbg !2566
	%63 = call double @__nv_fmin(double %43, double %46), !dbg !2566
	%64 = bitcast double %43 to i64, !dbg !2566
	%65 = bitcast double %46 to i64, !dbg !2566
	%66 = or i64 %64, %65, !dbg !2566
	%67 = fcmp oeq double %43, %46, !dbg !2566
	%68 = bitcast i64 %66 to double, !dbg !2566
	%69 = select i1 %67, double %68, double %63, !dbg !2566
	%70 = fcmp uno double %43, %46, !dbg !2566
	%71 = select i1 %70, double 0x7FF8000000000000, double %69, !dbg !2566
	%72 = select i1 %62, double 0xFFF0000000000000, double %71, !dbg !2566
	%73 = fsub double %43, %46, !dbg !2567
	%74 = fcmp ole double %73, 0.000000e+00, !dbg !2567
	%75 = select i1 %74, double 0.000000e+00, double %73, !dbg !2567
	%76 = getelementptr inbounds double, double* %41, i64 0, !dbg !2568
	store double %59, double* %76, align 8, !dbg !2568
	%77 = getelementptr inbounds double, double* %41, i64 1, !dbg !2569
	store double %72, double* %77, align 8, !dbg !2569
	%78 = getelementptr inbounds double, double* %41, i64 2, !dbg !2570
	store double %75, double* %78, align 8, !dbg !2570
	%79 = call double @__nv_trunc(double %43), !dbg !2571
	%80 = fsub double %43, %79, !dbg !2571
	%81 = call double @__nv_copysign(double %80, double %43), !dbg !2571
	%82 = getelementptr inbounds double, double* %41, i64 3, !dbg !2572
	store double %79, double* %82, align 8, !dbg !2572
	%83 = getelementptr inbounds double, double* %41, i64 4, !dbg !2573
	store double %81, double* %83, align 8, !dbg !2573
	%84 = call double @__nv_sin(double %43), !dbg !2574
	%85 = call double @__nv_cos(double %43), !dbg !2574
	%86 = getelementptr inbounds double, double* %41, i64 5, !dbg !2575
	store double %84, double* %86, align 8, !dbg !2575
	%87 = getelementptr inbounds double, double* %41, i64 6, !dbg !2576
	store double %85, double* %87, align 8, !dbg !2576
	%88 = call double @__nv_tgamma(double %43), !dbg !2577
	%89 = call double @__nv_erfinv(double %43), !dbg !2578
	%90 = getelementptr inbounds double, double* %41, i64 7, !dbg !2579
	store double %88, double* %90, align 8, !dbg !2579
	%91 = getelementptr inbounds double, double* %41, i64 8, !dbg !2580
	store double %89, double* %91, align 8, !dbg !2580
	%92 = call double @__nv_j0(double %43), !dbg !2581
	%93 = call double @__nv_j1(double %43), !dbg !2582
	%94 = call double @__nv_y0(double %43), !dbg !2583
	%95 = call double @__nv_y1(double %43), !dbg !2584
	%96 = getelementptr inbounds double, double* %41, i64 9, !dbg !2585
	store double %92, double* %96, align 8, !dbg !2585
	%97 = getelementptr inbounds double, double* %41, i64 10, !dbg !2586
	store double %93, double* %97, align 8, !dbg !2586
	%98 = getelementptr inbounds double, double* %41, i64 11, !dbg !2587
	store double %94, double* %98, align 8, !dbg !2587
	%99 = getelementptr inbounds double, double* %41, i64 12, !dbg !2588
	store double %95, double* %99, align 8, !dbg !2588
	%100 = fcmp ogt double %46, 0.000000e+00, !dbg !2589
	br i1 %100, label %b5, label %b3, !dbg !2589

b3:
	%101 = fcmp olt double %46, 0.000000e+00, !dbg !2590
	br i1 %101, label %b4, label %b5, !dbg !2590

b4:
	br label %b5, !dbg !2590

b5:
	%102 = phi i64 [ 1, %b2_ok2 ], [ 0, %b3 ], [ -1, %b4 ], !dbg !2591
	%103 = icmp sge i64 %102, 0, !dbg !2592
	%104 = and i1 %47, %103, !dbg !2592
	%105 = icmp sle i64 %102, 0, !dbg !2592
	%106 = and i1 %60, %105, !dbg !2592
	%107 = or i1 %104, %106, !dbg !2592
	br i1 %107, label %b7, label %b6, !dbg !2596

b6:
	br label %b7, !dbg !2597

b7:
	%108 = phi double [ 1.000000e+00, %b5 ], [ 0.000000e+00, %b6 ], !dbg !2598
	%109 = bitcast double %43 to i64, !dbg !2598
	%110 = icmp slt i64 %109, 0, !dbg !2598
	br i1 %110, label %b9, label %b8, !dbg !2600

b8:
	br label %b9, !dbg !2601

b9:
	%111 = phi double [ 1.000000e+00, %b7 ], [ 0.000000e+00, %b8 ], !dbg !2602
	%112 = getelementptr inbounds double, double* %41, i64 13, !dbg !2602
	store double %108, double* %112, align 8, !dbg !2602
	%113 = getelementptr inbounds double, double* %41, i64 14, !dbg !2603
	store double %111, double* %113, align 8, !dbg !2603
	%114 = select i1 %103, double 0x7FF0000000000000, double 0xFFF0000000000000, !dbg !2604
	%115 = call double @__nv_pow(double %43, double %46), !dbg !2605
	%116 = getelementptr inbounds double, double* %41, i64 15, !dbg !2606
	store double %114, double* %116, align 8, !dbg !2606
	%117 = getelementptr inbounds double, double* %41, i64 16, !dbg !2607
	store double %115, double* %117, align 8, !dbg !2607
	%118 = fcmp oeq double %72, 0x7FF0000000000000, !dbg !2608
	%119 = or i1 %118, %48, !dbg !2608
	%120 = call double @__nv_fmax(double %72, double %46), !dbg !2608
	%121 = bitcast double %72 to i64, !dbg !2608
	%122 = bitcast double %46 to i64, !dbg !2608
	%123 = and i64 %121, %122, !dbg !2608
	%124 = fcmp oeq double %72, %46, !dbg !2608
	%125 = bitcast i64 %123 to double, !dbg !2608
	%126 = select i1 %124, double %125, double %120, !dbg !2608
	%127 = fcmp uno double %72, %46, !dbg !2608
	%128 = select i1 %127, double 0x7FF8000000000000, double %126, !dbg !2608
	%129 = select i1 %119, double 0x7FF0000000000000, double %128, !dbg !2608
	%130 = getelementptr inbounds double, double* %41, i64 17, !dbg !2609
	store double %129, double* %130, align 8, !dbg !2609
	%131 = add i64 %35, %34, !dbg !2556
	br label %b1, !dbg !2556

b10:
	ret void, !dbg !2556

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %39, i64 %p5), !dbg !2560
	ret void, !dbg !2560

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %35, i64 %p3), !dbg !2562
	ret void, !dbg !2562
}

define void @Structs({ i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !2611 {
entry:
	%0 = alloca { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, align 8, !dbg !2612
	%1 = alloca [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }], align 8, !dbg !2612
	%2 = alloca [2 x [3 x i32]], align 4, !dbg !2612
	%3 = alloca [3 x i32], align 4, !dbg !2612
	br label %b0, !dbg !2612

b0:
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2613, !range !9
	%5 = sext i32 %4 to i64, !dbg !2613
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2613, !range !10
	%7 = sext i32 %6 to i64, !dbg !2613
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2613, !range !10
	%9 = sext i32 %8 to i64, !dbg !2613
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2613, !range !11
	%11 = sext i32 %10 to i64, !dbg !2613
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2613, !range !12
	%13 = sext i32 %12 to i64, !dbg !2613
	%14 = mul i64 %13, %9, !dbg !2613
	%15 = add i64 %7, %14, !dbg !2613
	%16 = mul i64 %11, %15, !dbg !2613
	%17 = add i64 %5, %16, !dbg !2613
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2613, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2613, !range !13
	%20 = mul i32 %18, %19, !dbg !2613
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2613, !range !14
	%22 = mul i32 %20, %21, !dbg !2613
	%23 = sext i32 %22 to i64, !dbg !2613
	%24 = mul i64 %17, %23, !dbg !2613
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2613, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2613, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2613, !range !16
	%28 = mul i32 %19, %27, !dbg !2613
	%29 = add i32 %26, %28, !dbg !2613
	%30 = mul i32 %18, %29, !dbg !2613
	%31 = add i32 %25, %30, !dbg !2613
	%32 = sext i32 %31 to i64, !dbg !2613
	%33 = add i64 %24, %32, !dbg !2613
	%34 = mul i64 %11, %13, !dbg !2613
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2613, !range !12
	%36 = sext i32 %35 to i64, !dbg !2613
	%37 = mul i64 %34, %36, !dbg !2613
	%38 = mul i64 %37, %23, !dbg !2613
	br label %b1, !dbg !2613

b1:
	%39 = phi i64 [ %33, %b0 ], [ %300, %b14 ], !dbg !2613
	%40 = icmp slt i64 %39, %p1, !dbg !2613
	br i1 %40, label %b2, label %b15, !dbg !2613

b2:
	%41 = icmp uge i64 %39, %p3, !dbg !2614
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2614, !prof !19

b2_ok1:
	%42 = getelementptr inbounds i32, i32* %p2, i64 %39, !dbg !2614
	%43 = load i32, i32* %42, align 4, !dbg !2614
	store { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 } zeroinitializer, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %0, align 8, !dbg !2617
	%44 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %p0, i64 %39, !dbg !2618
	%45 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %44, i32 0, i32 0, !dbg !2618
	%46 = load i8, i8* %45, align 1, !dbg !2618
	%47 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %44, i32 0, i32 1, !dbg !2618
	%48 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %47, i32 0, i32 0, !dbg !2618
	%49 = load i8, i8* %48, align 1, !dbg !2618
	%50 = icmp ne i8 %49, 0, !dbg !2618
	%51 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %47, i32 0, i32 1, !dbg !2618
	%52 = load i16, i16* %51, align 2, !dbg !2618
	%53 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %47, i32 0, i32 2, !dbg !2618
	%54 = getelementptr inbounds [3 x float], [3 x float]* %53, i64 0, i64 0, !dbg !2618
	%55 = load float, float* %54, align 4, !dbg !2618
	%56 = getelementptr inbounds [3 x float], [3 x float]* %53, i64 0, i64 1, !dbg !2618
	%57 = load float, float* %56, align 4, !dbg !2618
	%58 = getelementptr inbounds [3 x float], [3 x float]* %53, i64 0, i64 2, !dbg !2618
	%59 = load float, float* %58, align 4, !dbg !2618
	%60 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %44, i32 0, i32 2, !dbg !2618
	%61 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %60, i64 0, i64 0, !dbg !2618
	%62 = getelementptr inbounds [3 x i32], [3 x i32]* %61, i64 0, i64 0, !dbg !2618
	%63 = load i32, i32* %62, align 4, !dbg !2618
	%64 = getelementptr inbounds [3 x i32], [3 x i32]* %61, i64 0, i64 1, !dbg !2618
	%65 = load i32, i32* %64, align 4, !dbg !2618
	%66 = getelementptr inbounds [3 x i32], [3 x i32]* %61, i64 0, i64 2, !dbg !2618
	%67 = load i32, i32* %66, align 4, !dbg !2618
	%68 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %60, i64 0, i64 1, !dbg !2618
	%69 = getelementptr inbounds [3 x i32], [3 x i32]* %68, i64 0, i64 0, !dbg !2618
	%70 = load i32, i32* %69, align 4, !dbg !2618
	%71 = getelementptr inbounds [3 x i32], [3 x i32]* %68, i64 0, i64 1, !dbg !2618
	%72 = load i32, i32* %71, align 4, !dbg !2618
	%73 = getelementptr inbounds [3 x i32], [3 x i32]* %68, i64 0, i64 2, !dbg !2618
	%74 = load i32, i32* %73, align 4, !dbg !2618
	%75 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %44, i32 0, i32 3, !dbg !2618
	%76 = load i64, i64* %75, align 8, !dbg !2618
	%77 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %0, i32 0, i32 0, !dbg !2617
	store i8 %46, i8* %77, align 1, !dbg !2617
	%78 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %0, i32 0, i32 1, !dbg !2617
	%79 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %78, i32 0, i32 0, !dbg !2617
	%80 = zext i1 %50 to i8, !dbg !2617
	store i8 %80, i8* %79, align 1, !dbg !2617
	%81 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %78, i32 0, i32 1, !dbg !2617
	store i16 %52, i16* %81, align 2, !dbg !2617
	%82 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %78, i32 0, i32 2, !dbg !2617
	%83 = getelementptr inbounds [3 x float], [3 x float]* %82, i64 0, i64 0, !dbg !2617
	store float %55, float* %83, align 4, !dbg !2617
	%84 = getelementptr inbounds [3 x float], [3 x float]* %82, i64 0, i64 1, !dbg !2617
	store float %57, float* %84, align 4, !dbg !2617
	%85 = getelementptr inbounds [3 x float], [3 x float]* %82, i64 0, i64 2, !dbg !2617
	store float %59, float* %85, align 4, !dbg !2617
	%86 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %0, i32 0, i32 2, !dbg !2617
	%87 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %86, i64 0, i64 0, !dbg !2617
	%88 = getelementptr inbounds [3 x i32], [3 x i32]* %87, i64 0, i64 0, !dbg !2617
	store i32 %63, i32* %88, align 4, !dbg !2617
	%89 = getelementptr inbounds [3 x i32], [3 x i32]* %87, i64 0, i64 1, !dbg !2617
	store i32 %65, i32* %89, align 4, !dbg !2617
	%90 = getelementptr inbounds [3 x i32], [3 x i32]* %87, i64 0, i64 2, !dbg !2617
	store i32 %67, i32* %90, align 4, !dbg !2617
	%91 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %86, i64 0, i64 1, !dbg !2617
	%92 = getelementptr inbounds [3 x i32], [3 x i32]* %91, i64 0, i64 0, !dbg !2617
	store i32 %70, i32* %92, align 4, !dbg !2617
	%93 = getelementptr inbounds [3 x i32], [3 x i32]* %91, i64 0, i64 1, !dbg !2617
	store i32 %72, i32* %93, align 4, !dbg !2617
	%94 = getelementptr inbounds [3 x i32], [3 x i32]* %91, i64 0, i64 2, !dbg !2617
	store i32 %74, i32* %94, align 4, !dbg !2617
	%95 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %0, i32 0, i32 3, !dbg !2617
	store i64 %76, i64* %95, align 8, !dbg !2617
	%96 = load i8, i8* %77, align 1, !dbg !2619
	%97 = add i8 %96, 1, !dbg !2620
	store i8 %97, i8* %77, align 1, !dbg !2619
	%98 = sext i32 %43 to i64, !dbg !2623
	%99 = load i64, i64* %95, align 8, !dbg !2624
	%100 = add i64 %99, %98, !dbg !2625
	store i64 %100, i64* %95, align 8, !dbg !2624
	%101 = and i32 %43, 1, !dbg !2626
	%102 = sext i32 %101 to i64, !dbg !2627
	%103 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %86, i64 0, i64 %102, !dbg !2627
	%104 = urem i32 %43, 3, !dbg !2629
	%105 = zext i32 %104 to i64, !dbg !2630
	%106 = getelementptr inbounds [3 x i32], [3 x i32]* %103, i64 0, i64 %105, !dbg !2630
	%107 = load i32, i32* %106, align 4, !dbg !2630
	%108 = add i32 %107, %43, !dbg !2631
	store i32 %108, i32* %106, align 4, !dbg !2630
	%109 = load i8, i8* %79, align 1, !dbg !2632
	%110 = icmp ne i8 %109, 0, !dbg !2632
	%111 = xor i1 %110, true, !dbg !2633
	%112 = zext i1 %111 to i8, !dbg !2634
	store i8 %112, i8* %48, align 1, !dbg !2634
	%113 = srem i64 %39, 3, !dbg !2635
	%114 = sitofp i32 %43 to float, !dbg !2636
	%115 = getelementptr inbounds [3 x float], [3 x float]* %53, i64 0, i64 %113, !dbg !2637
	%116 = load float, float* %115, align 4, !dbg !2637
	%117 = fadd float %116, %114, !dbg !2638
	store float %117, float* %115, align 4, !dbg !2637
	br label %b3, !dbg !2639

b3:
	%118 = phi i64 [ -1, %b2_ok1 ], [ %119, %b4_ok1 ], !dbg !2639
	%119 = add i64 %118, 1, !dbg !2639
	%120 = icmp slt i64 %119, 2, !dbg !2639
	br i1 %120, label %b4, label %b5, !dbg !2639

b4:
	%121 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %86, i64 0, i64 %119, !dbg !2640
	%122 = add i64 %39, %119, !dbg !2641
	%123 = srem i64 %122, 3, !dbg !2642
	%124 = icmp uge i64 %123, 3, !dbg !2643
	br i1 %124, label %b4_fail1, label %b4_ok1, !dbg !2643, !prof !19

b4_ok1:
	%125 = getelementptr inbounds [3 x i32], [3 x i32]* %121, i64 0, i64 %123, !dbg !2643
	%126 = load i32, i32* %125, align 4, !dbg !2643
	%127 = sub i32 %126, %43, !dbg !2644
	store i32 %127, i32* %125, align 4, !dbg !2643
	br label %b3, !dbg !2643

b5:
	%128 = load i8, i8* %79, align 1, !dbg !2645
	%129 = icmp ne i8 %128, 0, !dbg !2645
	br i1 %129, label %b6, label %b7, !dbg !2645

b6:
	%130 = load i16, i16* %81, align 2, !dbg !2646
	%131 = add i16 %130, 1, !dbg !2647
	%132 = load i16, i16* %51, align 2, !dbg !2648
	%133 = sub i16 %132, 1, !dbg !2649
	store i16 %131, i16* %51, align 2, !dbg !2650
	store i16 %133, i16* %81, align 2, !dbg !2651
	br label %b7, !dbg !2651

b7:
	%134 = bitcast [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }]* %1 to i8*, !dbg !2652
	call void @llvm.memset.p0i8.i64(i8* align 8 %134, i8 0, i64 112, i1 false), !dbg !2652
	%135 = load i8, i8* %77, align 1, !dbg !2653
	%136 = load i8, i8* %79, align 1, !dbg !2653
	%137 = icmp ne i8 %136, 0, !dbg !2653
	%138 = load i16, i16* %81, align 2, !dbg !2653
	%139 = load float, float* %83, align 4, !dbg !2653
	%140 = load float, float* %84, align 4, !dbg !2653
	%141 = load float, float* %85, align 4, !dbg !2653
	%142 = load i32, i32* %88, align 4, !dbg !2653
	%143 = load i32, i32* %89, align 4, !dbg !2653
	%144 = load i32, i32* %90, align 4, !dbg !2653
	%145 = load i32, i32* %92, align 4, !dbg !2653
	%146 = load i32, i32* %93, align 4, !dbg !2653
	%147 = load i32, i32* %94, align 4, !dbg !2653
	%148 = load i64, i64* %95, align 8, !dbg !2653
	%149 = load i8, i8* %45, align 1, !dbg !2654
	%150 = load i8, i8* %48, align 1, !dbg !2654
	%151 = icmp ne i8 %150, 0, !dbg !2654
	%152 = load i16, i16* %51, align 2, !dbg !2654
	%153 = load float, float* %54, align 4, !dbg !2654
	%154 = load float, float* %56, align 4, !dbg !2654
	%155 = load float, float* %58, align 4, !dbg !2654
	%156 = load i32, i32* %62, align 4, !dbg !2654
	%157 = load i32, i32* %64, align 4, !dbg !2654
	%158 = load i32, i32* %66, align 4, !dbg !2654
	%159 = load i32, i32* %69, align 4, !dbg !2654
	%160 = load i32, i32* %71, align 4, !dbg !2654
	%161 = load i32, i32* %73, align 4, !dbg !2654
	%162 = load i64, i64* %75, align 8, !dbg !2654
	%163 = getelementptr inbounds [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }], [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }]* %1, i64 0, i64 0, !dbg !2652
	%164 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %163, i32 0, i32 0, !dbg !2652
	store i8 %135, i8* %164, align 1, !dbg !2652
	%165 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %163, i32 0, i32 1, !dbg !2652
	%166 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %165, i32 0, i32 0, !dbg !2652
	%167 = zext i1 %137 to i8, !dbg !2652
	store i8 %167, i8* %166, align 1, !dbg !2652
	%168 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %165, i32 0, i32 1, !dbg !2652
	store i16 %138, i16* %168, align 2, !dbg !2652
	%169 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %165, i32 0, i32 2, !dbg !2652
	%170 = getelementptr inbounds [3 x float], [3 x float]* %169, i64 0, i64 0, !dbg !2652
	store float %139, float* %170, align 4, !dbg !2652
	%171 = getelementptr inbounds [3 x float], [3 x float]* %169, i64 0, i64 1, !dbg !2652
	store float %140, float* %171, align 4, !dbg !2652
	%172 = getelementptr inbounds [3 x float], [3 x float]* %169, i64 0, i64 2, !dbg !2652
	store float %141, float* %172, align 4, !dbg !2652
	%173 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %163, i32 0, i32 2, !dbg !2652
	%174 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %173, i64 0, i64 0, !dbg !2652
	%175 = getelementptr inbounds [3 x i32], [3 x i32]* %174, i64 0, i64 0, !dbg !2652
	store i32 %142, i32* %175, align 4, !dbg !2652
	%176 = getelementptr inbounds [3 x i32], [3 x i32]* %174, i64 0, i64 1, !dbg !2652
	store i32 %143, i32* %176, align 4, !dbg !2652
	%177 = getelementptr inbounds [3 x i32], [3 x i32]* %174, i64 0, i64 2, !dbg !2652
	store i32 %144, i32* %177, align 4, !dbg !2652
	%178 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %173, i64 0, i64 1, !dbg !2652
	%179 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 0, !dbg !2652
	store i32 %145, i32* %179, align 4, !dbg !2652
	%180 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 1, !dbg !2652
	store i32 %146, i32* %180, align 4, !dbg !2652
	%181 = getelementptr inbounds [3 x i32], [3 x i32]* %178, i64 0, i64 2, !dbg !2652
	store i32 %147, i32* %181, align 4, !dbg !2652
	%182 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %163, i32 0, i32 3, !dbg !2652
	store i64 %148, i64* %182, align 8, !dbg !2652
	%183 = getelementptr inbounds [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }], [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }]* %1, i64 0, i64 1, !dbg !2652
	%184 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %183, i32 0, i32 0, !dbg !2652
	store i8 %149, i8* %184, align 1, !dbg !2652
	%185 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %183, i32 0, i32 1, !dbg !2652
	%186 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %185, i32 0, i32 0, !dbg !2652
	%187 = zext i1 %151 to i8, !dbg !2652
	store i8 %187, i8* %186, align 1, !dbg !2652
	%188 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %185, i32 0, i32 1, !dbg !2652
	store i16 %152, i16* %188, align 2, !dbg !2652
	%189 = getelementptr inbounds { i8, i16, [3 x float] }, { i8, i16, [3 x float] }* %185, i32 0, i32 2, !dbg !2652
	%190 = getelementptr inbounds [3 x float], [3 x float]* %189, i64 0, i64 0, !dbg !2652
	store float %153, float* %190, align 4, !dbg !2652
	%191 = getelementptr inbounds [3 x float], [3 x float]* %189, i64 0, i64 1, !dbg !2652
	store float %154, float* %191, align 4, !dbg !2652
	%192 = getelementptr inbounds [3 x float], [3 x float]* %189, i64 0, i64 2, !dbg !2652
	store float %155, float* %192, align 4, !dbg !2652
	%193 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %183, i32 0, i32 2, !dbg !2652
	%194 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %193, i64 0, i64 0, !dbg !2652
	%195 = getelementptr inbounds [3 x i32], [3 x i32]* %194, i64 0, i64 0, !dbg !2652
	store i32 %156, i32* %195, align 4, !dbg !2652
	%196 = getelementptr inbounds [3 x i32], [3 x i32]* %194, i64 0, i64 1, !dbg !2652
	store i32 %157, i32* %196, align 4, !dbg !2652
	%197 = getelementptr inbounds [3 x i32], [3 x i32]* %194, i64 0, i64 2, !dbg !2652
	store i32 %158, i32* %197, align 4, !dbg !2652
	%198 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %193, i64 0, i64 1, !dbg !2652
	%199 = getelementptr inbounds [3 x i32], [3 x i32]* %198, i64 0, i64 0, !dbg !2652
	store i32 %159, i32* %199, align 4, !dbg !2652
	%200 = getelementptr inbounds [3 x i32], [3 x i32]* %198, i64 0, i64 1, !dbg !2652
	store i32 %160, i32* %200, align 4, !dbg !2652
	%201 = getelementptr inbounds [3 x i32], [3 x i32]* %198, i64 0, i64 2, !dbg !2652
	store i32 %161, i32* %201, align 4, !dbg !2652
	%202 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %183, i32 0, i32 3, !dbg !2652
	store i64 %162, i64* %202, align 8, !dbg !2652
	%203 = urem i32 %43, 2, !dbg !2655
	%204 = zext i32 %203 to i64, !dbg !2656
	%205 = getelementptr inbounds [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }], [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }]* %1, i64 0, i64 %204, !dbg !2657
	%206 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %205, i32 0, i32 2, !dbg !2658
	%207 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %206, i64 0, i64 0, !dbg !2658
	%208 = getelementptr inbounds [3 x i32], [3 x i32]* %207, i64 0, i64 0, !dbg !2658
	%209 = load i32, i32* %208, align 4, !dbg !2658
	%210 = getelementptr inbounds [3 x i32], [3 x i32]* %207, i64 0, i64 1, !dbg !2658
	%211 = load i32, i32* %210, align 4, !dbg !2658
	%212 = getelementptr inbounds [3 x i32], [3 x i32]* %207, i64 0, i64 2, !dbg !2658
	%213 = load i32, i32* %212, align 4, !dbg !2658
	%214 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %206, i64 0, i64 1, !dbg !2658
	%215 = getelementptr inbounds [3 x i32], [3 x i32]* %214, i64 0, i64 0, !dbg !2658
	%216 = load i32, i32* %215, align 4, !dbg !2658
	%217 = getelementptr inbounds [3 x i32], [3 x i32]* %214, i64 0, i64 1, !dbg !2658
	%218 = load i32, i32* %217, align 4, !dbg !2658
	%219 = getelementptr inbounds [3 x i32], [3 x i32]* %214, i64 0, i64 2, !dbg !2658
	%220 = load i32, i32* %219, align 4, !dbg !2658
	store i32 %209, i32* %62, align 4, !dbg !2659
	store i32 %211, i32* %64, align 4, !dbg !2659
	store i32 %213, i32* %66, align 4, !dbg !2659
	store i32 %216, i32* %69, align 4, !dbg !2659
	store i32 %218, i32* %71, align 4, !dbg !2659
	store i32 %220, i32* %73, align 4, !dbg !2659
	%221 = sub i64 1, %204, !dbg !2660
	%222 = getelementptr inbounds [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }], [2 x { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }]* %1, i64 0, i64 %221, !dbg !2661
	%223 = getelementptr inbounds { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }, { i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }* %222, i32 0, i32 2, !dbg !2661
	%224 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %223, i64 0, i64 0, !dbg !2661
	%225 = getelementptr inbounds [3 x i32], [3 x i32]* %224, i64 0, i64 0, !dbg !2661
	%226 = load i32, i32* %225, align 4, !dbg !2661
	%227 = getelementptr inbounds [3 x i32], [3 x i32]* %224, i64 0, i64 1, !dbg !2661
	%228 = load i32, i32* %227, align 4, !dbg !2661
	%229 = getelementptr inbounds [3 x i32], [3 x i32]* %224, i64 0, i64 2, !dbg !2661
	%230 = load i32, i32* %229, align 4, !dbg !2661
	%231 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %223, i64 0, i64 1, !dbg !2661
	%232 = getelementptr inbounds [3 x i32], [3 x i32]* %231, i64 0, i64 0, !dbg !2661
	%233 = load i32, i32* %232, align 4, !dbg !2661
	%234 = getelementptr inbounds [3 x i32], [3 x i32]* %231, i64 0, i64 1, !dbg !2661
	%235 = load i32, i32* %234, align 4, !dbg !2661
	%236 = getelementptr inbounds [3 x i32], [3 x i32]* %231, i64 0, i64 2, !dbg !2661
	%237 = load i32, i32* %236, align 4, !dbg !2661
	store [2 x [3 x i32]] zeroinitializer, [2 x [3 x i32]]* %2, align 4, !dbg !2664
	%238 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %2, i64 0, i64 0, !dbg !2664
	%239 = getelementptr inbounds [3 x i32], [3 x i32]* %238, i64 0, i64 0, !dbg !2664
	store i32 %226, i32* %239, align 4, !dbg !2664
	%240 = getelementptr inbounds [3 x i32], [3 x i32]* %238, i64 0, i64 1, !dbg !2664
	store i32 %228, i32* %240, align 4, !dbg !2664
	%241 = getelementptr inbounds [3 x i32], [3 x i32]* %238, i64 0, i64 2, !dbg !2664
	store i32 %230, i32* %241, align 4, !dbg !2664
	%242 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %2, i64 0, i64 1, !dbg !2664
	%243 = getelementptr inbounds [3 x i32], [3 x i32]* %242, i64 0, i64 0, !dbg !2664
	store i32 %233, i32* %243, align 4, !dbg !2664
	%244 = getelementptr inbounds [3 x i32], [3 x i32]* %242, i64 0, i64 1, !dbg !2664
	store i32 %235, i32* %244, align 4, !dbg !2664
	%245 = getelementptr inbounds [3 x i32], [3 x i32]* %242, i64 0, i64 2, !dbg !2664
	store i32 %237, i32* %245, align 4, !dbg !2664
	br label %b8, !dbg !2664

b8:
	%246 = phi i64 [ 0, %b7 ], [ %252, %b10 ], !dbg !2665
	%247 = phi i64 [ -1, %b7 ], [ %248, %b10 ], !dbg !2665
	%248 = add i64 %247, 1, !dbg !2665
	%249 = icmp slt i64 %248, 2, !dbg !2665
	br i1 %249, label %b9, label %b12, !dbg !2665

b9:
	%250 = getelementptr inbounds [2 x [3 x i32]], [2 x [3 x i32]]* %2, i64 0, i64 %248, !dbg !2664
	store [3 x i32] zeroinitializer, [3 x i32]* %3, align 4, !dbg !2664
	%251 = load [3 x i32], [3 x i32]* %250, align 4, !dbg !2664
	store [3 x i32] %251, [3 x i32]* %3, align 4, !dbg !2664
	br label %b10, !dbg !2664

b10:
	%252 = phi i64 [ %246, %b9 ], [ %259, %b11 ], !dbg !2665
	%253 = phi i64 [ -1, %b9 ], [ %254, %b11 ], !dbg !2665
	%254 = add i64 %253, 1, !dbg !2665
	%255 = icmp slt i64 %254, 3, !dbg !2665
	br i1 %255, label %b11, label %b8, !dbg !2665

b11:
	%256 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 %254, !dbg !2666
	%257 = load i32, i32* %256, align 4, !dbg !2666
	%258 = sext i32 %257 to i64, !dbg !2667
	%259 = add i64 %252, %258, !dbg !2668
	br label %b10, !dbg !2668

b12:
	%260 = load i64, i64* %95, align 8, !dbg !2669
	%261 = add i64 %246, %260, !dbg !2670
	store i64 %261, i64* %75, align 8, !dbg !2671
	%262 = load i32, i32* %175, align 4, !dbg !2672
	%263 = load i32, i32* %176, align 4, !dbg !2672
	%264 = load i32, i32* %177, align 4, !dbg !2672
	%265 = load i32, i32* %179, align 4, !dbg !2672
	%266 = load i32, i32* %180, align 4, !dbg !2672
	%267 = load i32, i32* %181, align 4, !dbg !2672
	%268 = load i32, i32* %195, align 4, !dbg !2673
	%269 = load i32, i32* %196, align 4, !dbg !2673
	%270 = load i32, i32* %197, align 4, !dbg !2673
	%271 = load i32, i32* %199, align 4, !dbg !2673
	%272 = load i32, i32* %200, align 4, !dbg !2673
	%273 = load i32, i32* %201, align 4, !dbg !2673
	%274 = icmp eq i32 %262, %268, !dbg !2674
	%275 = icmp eq i32 %263, %269, !dbg !2674
	%276 = and i1 %274, %275, !dbg !2674
	%277 = icmp eq i32 %264, %270, !dbg !2674
	%278 = and i1 %276, %277, !dbg !2674
	%279 = icmp eq i32 %265, %271, !dbg !2674
	%280 = icmp eq i32 %266, %272, !dbg !2674
	%281 = and i1 %279, %280, !dbg !2674
	%282 = icmp eq i32 %267, %273, !dbg !2674
	%283 = and i1 %281, %282, !dbg !2674
	%284 = and i1 %278, %283, !dbg !2674
	br i1 %284, label %b13, label %b14, !dbg !2674

b13:
	store i8 7, i8* %45, align 1, !dbg !2675
	br label %b14, !dbg !2675

b14:
	%285 = load i8, i8* %77, align 1, !dbg !2676
	%286 = load i8, i8* %48, align 1, !dbg !2677
	%287 = icmp ne i8 %286, 0, !dbg !2677
	%288 = load i16, i16* %51, align 2, !dbg !2677
	%289 = load float, float* %54, align 4, !dbg !2677
	%290 = load float, float* %56, align 4, !dbg !2677
	%291 = load float, float* %58, align 4, !dbg !2677
	%292 = load i32, i32* %62, align 4, !dbg !2678
	%293 = load i32, i32* %64, align 4, !dbg !2678
	%294 = load i32, i32* %66, align 4, !dbg !2678
	%295 = load i32, i32* %69, align 4, !dbg !2678
	%296 = load i32, i32* %71, align 4, !dbg !2678
	%297 = load i32, i32* %73, align 4, !dbg !2678
	%298 = load i64, i64* %75, align 8, !dbg !2679
	store i8 %285, i8* %45, align 1, !dbg !2680
	%299 = zext i1 %287 to i8, !dbg !2680
	store i8 %299, i8* %48, align 1, !dbg !2680
	store i16 %288, i16* %51, align 2, !dbg !2680
	store float %289, float* %54, align 4, !dbg !2680
	store float %290, float* %56, align 4, !dbg !2680
	store float %291, float* %58, align 4, !dbg !2680
	store i32 %292, i32* %62, align 4, !dbg !2680
	store i32 %293, i32* %64, align 4, !dbg !2680
	store i32 %294, i32* %66, align 4, !dbg !2680
	store i32 %295, i32* %69, align 4, !dbg !2680
	store i32 %296, i32* %71, align 4, !dbg !2680
	store i32 %297, i32* %73, align 4, !dbg !2680
	store i64 %298, i64* %75, align 8, !dbg !2680
	%300 = add i64 %39, %38, !dbg !2613
	br label %b1, !dbg !2613

b15:
	ret void, !dbg !2613

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %39, i64 %p3), !dbg !2614
	ret void, !dbg !2614

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %123, i64 3), !dbg !2643
	ret void, !dbg !2643
}

define void @Slices(i32* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !2681 {
entry:
	%0 = alloca [4 x i32], align 4, !dbg !2682
	br label %b0, !dbg !2682

b0:
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2683, !range !9
	%2 = sext i32 %1 to i64, !dbg !2683
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2683, !range !10
	%4 = sext i32 %3 to i64, !dbg !2683
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2683, !range !10
	%6 = sext i32 %5 to i64, !dbg !2683
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2683, !range !11
	%8 = sext i32 %7 to i64, !dbg !2683
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2683, !range !12
	%10 = sext i32 %9 to i64, !dbg !2683
	%11 = mul i64 %10, %6, !dbg !2683
	%12 = add i64 %4, %11, !dbg !2683
	%13 = mul i64 %8, %12, !dbg !2683
	%14 = add i64 %2, %13, !dbg !2683
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2683, !range !13
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2683, !range !13
	%17 = mul i32 %15, %16, !dbg !2683
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2683, !range !14
	%19 = mul i32 %17, %18, !dbg !2683
	%20 = sext i32 %19 to i64, !dbg !2683
	%21 = mul i64 %14, %20, !dbg !2683
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2683, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2683, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2683, !range !16
	%25 = mul i32 %16, %24, !dbg !2683
	%26 = add i32 %23, %25, !dbg !2683
	%27 = mul i32 %15, %26, !dbg !2683
	%28 = add i32 %22, %27, !dbg !2683
	%29 = sext i32 %28 to i64, !dbg !2683
	%30 = add i64 %21, %29, !dbg !2683
	%31 = mul i64 %8, %10, !dbg !2683
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !2683, !range !12
	%33 = sext i32 %32 to i64, !dbg !2683
	%34 = mul i64 %31, %33, !dbg !2683
	%35 = mul i64 %34, %20, !dbg !2683
	br label %b1, !dbg !2683

b1:
	%36 = phi i64 [ %30, %b0 ], [ %183, %b30 ], !dbg !2683
	%37 = icmp slt i64 %36, %p3, !dbg !2683
	br i1 %37, label %b2, label %b32, !dbg !2683

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !2684
	%39 = load i64, i64* %38, align 8, !dbg !2684
	%40 = icmp uge i64 %36, %p5, !dbg !2685
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !2685, !prof !19

b2_ok1:
	%41 = getelementptr inbounds i64, i64* %p4, i64 %36, !dbg !2685
	%42 = load i64, i64* %41, align 8, !dbg !2685
	%43 = mul i64 %36, 12, !dbg !2686
	%44 = add i64 %36, 1, !dbg !2687
	%45 = mul i64 %44, 12, !dbg !2688
	%46 = icmp ugt i64 %45, %p7, !dbg !2689
	br i1 %46, label %b2_fail2, label %b2_ok2, !dbg !2689, !prof !19

b2_ok2:
	%47 = getelementptr inbounds i64, i64* %p6, i64 %43, !dbg !2689
	%48 = icmp ugt i64 %42, %p1, !dbg !2692
	br i1 %48, label %b2_fail3, label %b2_ok3, !dbg !2692, !prof !19

b2_ok3:
	%49 = icmp ugt i64 %39, %42, !dbg !2692
	br i1 %49, label %b2_fail4, label %b2_ok4, !dbg !2692, !prof !19

b2_ok4:
	%50 = sub i64 %42, %39, !dbg !2692
	%51 = sub i64 %p1, %39, !dbg !2692
	%52 = getelementptr inbounds i32, i32* %p0, i64 %39, !dbg !2692
	%53 = getelementptr inbounds i64, i64* %47, i64 0, !dbg !2693
	store i64 %50, i64* %53, align 8, !dbg !2693
	%54 = getelementptr inbounds i64, i64* %47, i64 1, !dbg !2694
	store i64 %51, i64* %54, align 8, !dbg !2694
	br label %b3, !dbg !2697

b3:
	%55 = phi i64 [ 0, %b2_ok4 ], [ %64, %b4 ], !dbg !2698
	%56 = phi i64 [ -1, %b2_ok4 ], [ %57, %b4 ], !dbg !2698
	%57 = add i64 %56, 1, !dbg !2698
	%58 = icmp slt i64 %57, %50, !dbg !2698
	br i1 %58, label %b4, label %b5, !dbg !2698

b4:
	%59 = getelementptr inbounds i32, i32* %52, i64 %57, !dbg !2699
	%60 = load i32, i32* %59, align 4, !dbg !2699
	%61 = sext i32 %60 to i64, !dbg !2700
	%62 = add i64 %56, 2, !dbg !2701
	%63 = mul i64 %61, %62, !dbg !2702
	%64 = add i64 %55, %63, !dbg !2703
	br label %b3, !dbg !2703

b5:
	%65 = getelementptr inbounds i64, i64* %47, i64 2, !dbg !2704
	store i64 %55, i64* %65, align 8, !dbg !2704
	br label %b6, !dbg !2706

b6:
	%66 = phi i64 [ 0, %b5 ], [ %75, %b7 ], !dbg !2707
	%67 = phi i64 [ -1, %b5 ], [ %68, %b7 ], !dbg !2707
	%68 = add i64 %67, 1, !dbg !2707
	%69 = icmp slt i64 %68, %39, !dbg !2707
	br i1 %69, label %b7, label %b8, !dbg !2707

b7:
	%70 = getelementptr inbounds i32, i32* %p0, i64 %68, !dbg !2708
	%71 = load i32, i32* %70, align 4, !dbg !2708
	%72 = sext i32 %71 to i64, !dbg !2709
	%73 = add i64 %67, 2, !dbg !2710
	%74 = mul i64 %72, %73, !dbg !2711
	%75 = add i64 %66, %74, !dbg !2712
	br label %b6, !dbg !2712

b8:
	%76 = sub i64 %p1, %42, !dbg !2713
	%77 = getelementptr inbounds i32, i32* %p0, i64 %42, !dbg !2713
	br label %b9, !dbg !2715

b9:
	%78 = phi i64 [ 0, %b8 ], [ %87, %b10 ], !dbg !2716
	%79 = phi i64 [ -1, %b8 ], [ %80, %b10 ], !dbg !2716
	%80 = add i64 %79, 1, !dbg !2716
	%81 = icmp slt i64 %80, %76, !dbg !2716
	br i1 %81, label %b10, label %b11, !dbg !2716

b10:
	%82 = getelementptr inbounds i32, i32* %77, i64 %80, !dbg !2717
	%83 = load i32, i32* %82, align 4, !dbg !2717
	%84 = sext i32 %83 to i64, !dbg !2718
	%85 = add i64 %79, 2, !dbg !2719
	%86 = mul i64 %84, %85, !dbg !2720
	%87 = add i64 %78, %86, !dbg !2721
	br label %b9, !dbg !2721

b11:
	%88 = sub i64 %66, %78, !dbg !2722
	%89 = getelementptr inbounds i64, i64* %47, i64 3, !dbg !2723
	store i64 %88, i64* %89, align 8, !dbg !2723
	%90 = icmp ugt i64 3, %p1, !dbg !2724
	br i1 %90, label %b11_fail1, label %b11_ok1, !dbg !2724, !prof !19

b11_ok1:
	%91 = getelementptr inbounds i64, i64* %47, i64 4, !dbg !2725
	store i64 302, i64* %91, align 8, !dbg !2725
	br label %b12, !dbg !2727

b12:
	%92 = phi i64 [ 0, %b11_ok1 ], [ %101, %b13 ], !dbg !2728
	%93 = phi i64 [ -1, %b11_ok1 ], [ %94, %b13 ], !dbg !2728
	%94 = add i64 %93, 1, !dbg !2728
	%95 = icmp slt i64 %94, 3, !dbg !2728
	br i1 %95, label %b13, label %b14, !dbg !2728

b13:
	%96 = getelementptr inbounds i32, i32* %p0, i64 %94, !dbg !2729
	%97 = load i32, i32* %96, align 4, !dbg !2729
	%98 = sext i32 %97 to i64, !dbg !2730
	%99 = add i64 %93, 2, !dbg !2731
	%100 = mul i64 %98, %99, !dbg !2732
	%101 = add i64 %92, %100, !dbg !2733
	br label %b12, !dbg !2733

b14:
	%102 = getelementptr inbounds i64, i64* %47, i64 5, !dbg !2734
	store i64 %92, i64* %102, align 8, !dbg !2734
	store [4 x i32] zeroinitializer, [4 x i32]* %0, align 4, !dbg !2735
	%103 = icmp sle i64 4, %p1, !dbg !2735
	br i1 %103, label %b15, label %b31, !dbg !2735

b15:
	%104 = bitcast i32* %p0 to [4 x i32]*, !dbg !2735
	%105 = icmp eq [4 x i32]* %104, null, !dbg !2736
	br i1 %105, label %b15_fail1, label %b15_ok1, !dbg !2736, !prof !19

b15_ok1:
	%106 = getelementptr inbounds [4 x i32], [4 x i32]* %104, i64 0, i64 0, !dbg !2736
	%107 = load i32, i32* %106, align 4, !dbg !2736
	%108 = getelementptr inbounds [4 x i32], [4 x i32]* %104, i64 0, i64 1, !dbg !2736
	%109 = load i32, i32* %108, align 4, !dbg !2736
	%110 = getelementptr inbounds [4 x i32], [4 x i32]* %104, i64 0, i64 2, !dbg !2736
	%111 = load i32, i32* %110, align 4, !dbg !2736
	%112 = getelementptr inbounds [4 x i32], [4 x i32]* %104, i64 0, i64 3, !dbg !2736
	%113 = load i32, i32* %112, align 4, !dbg !2736
	%114 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 0, !dbg !2735
	store i32 %107, i32* %114, align 4, !dbg !2735
	%115 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 1, !dbg !2735
	store i32 %109, i32* %115, align 4, !dbg !2735
	%116 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 2, !dbg !2735
	store i32 %111, i32* %116, align 4, !dbg !2735
	%117 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 3, !dbg !2735
	store i32 %113, i32* %117, align 4, !dbg !2735
	%118 = and i64 %39, 3, !dbg !2737
	%119 = and i64 %42, 3, !dbg !2738
	%120 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %119, !dbg !2739
	%121 = load i32, i32* %120, align 4, !dbg !2739
	%122 = sub i32 0, %121, !dbg !2740
	%123 = getelementptr inbounds [4 x i32], [4 x i32]* %0, i64 0, i64 %118, !dbg !2741
	store i32 %122, i32* %123, align 4, !dbg !2741
	br label %b16, !dbg !2742

b16:
	%124 = phi i64 [ 0, %b15_ok1 ], [ %133, %b17 ], !dbg !2743
	%125 = phi i64 [ -1, %b15_ok1 ], [ %126, %b17 ], !dbg !2743
	%126 = add i64 %125, 1, !dbg !2743
	%127 = icmp slt i64 %126, 4, !dbg !2743
	br i1 %127, label %b17, label %b18, !dbg !2743

b17:
	%128 = getelementptr inbounds i32, i32* %114, i64 %126, !dbg !2744
	%129 = load i32, i32* %128, align 4, !dbg !2744
	%130 = sext i32 %129 to i64, !dbg !2745
	%131 = add i64 %125, 2, !dbg !2746
	%132 = mul i64 %130, %131, !dbg !2747
	%133 = add i64 %124, %132, !dbg !2748
	br label %b16, !dbg !2748

b18:
	%134 = getelementptr inbounds i64, i64* %47, i64 6, !dbg !2749
	store i64 %124, i64* %134, align 8, !dbg !2749
	%135 = getelementptr inbounds i32, i32* %114, i64 1, !dbg !2750
	br label %b19, !dbg !2752

b19:
	%136 = phi i64 [ 0, %b18 ], [ %145, %b20 ], !dbg !2753
	%137 = phi i64 [ -1, %b18 ], [ %138, %b20 ], !dbg !2753
	%138 = add i64 %137, 1, !dbg !2753
	%139 = icmp slt i64 %138, 2, !dbg !2753
	br i1 %139, label %b20, label %b21, !dbg !2753

b20:
	%140 = getelementptr inbounds i32, i32* %135, i64 %138, !dbg !2754
	%141 = load i32, i32* %140, align 4, !dbg !2754
	%142 = sext i32 %141 to i64, !dbg !2755
	%143 = add i64 %137, 2, !dbg !2756
	%144 = mul i64 %142, %143, !dbg !2757
	%145 = add i64 %136, %144, !dbg !2758
	br label %b19, !dbg !2758

b21:
	%146 = getelementptr inbounds i64, i64* %47, i64 7, !dbg !2759
	store i64 %136, i64* %146, align 8, !dbg !2759
	%147 = sub i64 %p1, 4, !dbg !2760
	%148 = getelementptr inbounds i32, i32* %p0, i64 %147, !dbg !2761
	%149 = bitcast i32* %148 to [4 x i32]*, !dbg !2762
	%150 = icmp eq [4 x i32]* %149, null, !dbg !2763
	br i1 %150, label %b21_fail1, label %b21_ok1, !dbg !2763, !prof !19

b21_ok1:
	%151 = getelementptr inbounds [4 x i32], [4 x i32]* %149, i64 0, i64 3, !dbg !2763
	%152 = load i32, i32* %151, align 4, !dbg !2763
	%153 = sext i32 %152 to i64, !dbg !2764
	%154 = add i64 %153, 4, !dbg !2765
	%155 = getelementptr inbounds i64, i64* %47, i64 8, !dbg !2766
	store i64 %154, i64* %155, align 8, !dbg !2766
	br label %b22, !dbg !2766

b22:
	%156 = phi i64 [ -1, %b21_ok1 ], [ %157, %b23 ], [ %157, %b24 ], !dbg !2766
	%157 = add i64 %156, 1, !dbg !2766
	%158 = icmp slt i64 %157, %50, !dbg !2766
	br i1 %158, label %b23, label %b25, !dbg !2766

b23:
	%159 = icmp sgt i64 %157, 0, !dbg !2767
	br i1 %159, label %b24, label %b22, !dbg !2767

b24:
	%160 = getelementptr inbounds i32, i32* %52, i64 %157, !dbg !2768
	%161 = load i32, i32* %160, align 4, !dbg !2768
	%162 = sext i32 %161 to i64, !dbg !2769
	%163 = getelementptr inbounds i32, i32* %52, i64 %156, !dbg !2770
	%164 = load i32, i32* %163, align 4, !dbg !2770
	%165 = sext i32 %164 to i64, !dbg !2771
	%166 = mul i64 %162, %165, !dbg !2772
	%167 = getelementptr inbounds i64, i64* %47, i64 9, !dbg !2773
	%168 = load i64, i64* %167, align 8, !dbg !2773
	%169 = add i64 %168, %166, !dbg !2774
	store i64 %169, i64* %167, align 8, !dbg !2773
	br label %b22, !dbg !2773

b25:
	%170 = sub i64 %50, 1, !dbg !2775
	br label %b26, !dbg !2775

b26:
	%171 = phi i64 [ %170, %b25 ], [ %180, %b27 ], !dbg !2776
	%172 = icmp sge i64 %171, 0, !dbg !2777
	br i1 %172, label %b27, label %b28, !dbg !2777

b27:
	%173 = getelementptr inbounds i64, i64* %47, i64 10, !dbg !2778
	%174 = load i64, i64* %173, align 8, !dbg !2778
	%175 = mul i64 %174, 3, !dbg !2779
	%176 = getelementptr inbounds i32, i32* %52, i64 %171, !dbg !2780
	%177 = load i32, i32* %176, align 4, !dbg !2780
	%178 = sext i32 %177 to i64, !dbg !2781
	%179 = add i64 %175, %178, !dbg !2782
	store i64 %179, i64* %173, align 8, !dbg !2783
	%180 = sub i64 %171, 1, !dbg !2784
	br label %b26, !dbg !2784

b28:
	%181 = icmp ne i32* %52, null, !dbg !2785
	br i1 %181, label %b29, label %b30, !dbg !2785

b29:
	%182 = getelementptr inbounds i64, i64* %47, i64 11, !dbg !2786
	store i64 1, i64* %182, align 8, !dbg !2786
	br label %b30, !dbg !2786

b30:
	%183 = add i64 %36, %35, !dbg !2683
	br label %b1, !dbg !2683

b31:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p1, i64 4), !dbg !2735
	ret void, !dbg !2735

b32:
	ret void, !dbg !2683

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %36, i64 %p5), !dbg !2685
	ret void, !dbg !2685

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %45, i64 %p7), !dbg !2689
	ret void, !dbg !2689

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %42, i64 %p1), !dbg !2692
	ret void, !dbg !2692

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %39, i64 %42), !dbg !2692
	ret void, !dbg !2692

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 3, i64 %p1), !dbg !2724
	ret void, !dbg !2724

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !2736
	ret void, !dbg !2736

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 0, i64 0), !dbg !2763
	ret void, !dbg !2763
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
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

declare void @llvm.nvvm.membar.sys() nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare float @__nv_sqrtf(float %a0) nounwind readnone

declare float @__nv_fabsf(float %a0) nounwind readnone

declare float @__nv_floorf(float %a0) nounwind readnone

declare float @__nv_ceilf(float %a0) nounwind readnone

declare float @__nv_truncf(float %a0) nounwind readnone

declare float @__nv_rintf(float %a0) nounwind readnone

declare float @__nv_copysignf(float %a0, float %a1) nounwind readnone

declare float @__nv_roundf(float %a0) nounwind readnone

declare float @__nv_fmaf(float %a0, float %a1, float %a2) nounwind readnone

declare double @llvm.nvvm.mul.rn.d(double %a0, double %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

declare double @__nv_sqrt(double %a0) nounwind readnone

declare double @__nv_fabs(double %a0) nounwind readnone

declare double @__nv_floor(double %a0) nounwind readnone

declare double @__nv_ceil(double %a0) nounwind readnone

declare double @__nv_trunc(double %a0) nounwind readnone

declare double @__nv_rint(double %a0) nounwind readnone

declare double @__nv_copysign(double %a0, double %a1) nounwind readnone

declare double @__nv_round(double %a0) nounwind readnone

declare double @__nv_fma(double %a0, double %a1, double %a2) nounwind readnone

declare i32 @llvm.nvvm.f2i.rz(float %a0) nounwind readnone

declare i64 @llvm.nvvm.f2ll.rz(float %a0) nounwind readnone

declare i32 @llvm.nvvm.f2ui.rz(float %a0) nounwind readnone

declare i64 @llvm.nvvm.f2ull.rz(float %a0) nounwind readnone

declare i32 @llvm.nvvm.d2i.rz(double %a0) nounwind readnone

declare i64 @llvm.nvvm.d2ll.rz(double %a0) nounwind readnone

declare i32 @llvm.nvvm.d2ui.rz(double %a0) nounwind readnone

declare i64 @llvm.nvvm.d2ull.rz(double %a0) nounwind readnone

declare i64 @llvm.ctpop.i64(i64 %a0) nounwind readnone

declare i32 @llvm.ctpop.i32(i32 %a0) nounwind readnone

declare i64 @llvm.ctlz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.ctlz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.cttz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.cttz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.bitreverse.i64(i64 %a0) nounwind readnone

declare i32 @llvm.bitreverse.i32(i32 %a0) nounwind readnone

declare i64 @llvm.bswap.i64(i64 %a0) nounwind readnone

declare i32 @llvm.bswap.i32(i32 %a0) nounwind readnone

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare float @__nv_rsqrtf(float %a0) nounwind readnone

declare float @__nv_cbrtf(float %a0) nounwind readnone

declare float @__nv_expf(float %a0) nounwind readnone

declare float @__nv_exp2f(float %a0) nounwind readnone

declare float @__nv_expm1f(float %a0) nounwind readnone

declare float @__nv_logf(float %a0) nounwind readnone

declare float @__nv_log2f(float %a0) nounwind readnone

declare float @__nv_log10f(float %a0) nounwind readnone

declare float @__nv_log1pf(float %a0) nounwind readnone

declare float @__nv_sinf(float %a0) nounwind readnone

declare float @__nv_cosf(float %a0) nounwind readnone

declare float @__nv_tanf(float %a0) nounwind readnone

declare float @__nv_asinf(float %a0) nounwind readnone

declare float @__nv_acosf(float %a0) nounwind readnone

declare float @__nv_atanf(float %a0) nounwind readnone

declare float @__nv_atan2f(float %a0, float %a1) nounwind readnone

declare float @__nv_sinhf(float %a0) nounwind readnone

declare float @__nv_coshf(float %a0) nounwind readnone

declare float @__nv_tanhf(float %a0) nounwind readnone

declare float @__nv_asinhf(float %a0) nounwind readnone

declare float @__nv_acoshf(float %a0) nounwind readnone

declare float @__nv_atanhf(float %a0) nounwind readnone

declare float @__nv_powf(float %a0, float %a1) nounwind readnone

declare float @__nv_hypotf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmodf(float %a0, float %a1) nounwind readnone

declare float @__nv_remainderf(float %a0, float %a1) nounwind readnone

declare float @__nv_erff(float %a0) nounwind readnone

declare float @__nv_erfcf(float %a0) nounwind readnone

declare double @__nv_sin(double %a0) nounwind readnone

declare double @__nv_pow(double %a0, double %a1) nounwind readnone

declare double @__nv_rsqrt(double %a0) nounwind readnone

declare double @__nv_cbrt(double %a0) nounwind readnone

declare double @__nv_exp(double %a0) nounwind readnone

declare double @__nv_exp2(double %a0) nounwind readnone

declare double @__nv_expm1(double %a0) nounwind readnone

declare double @__nv_log(double %a0) nounwind readnone

declare double @__nv_log2(double %a0) nounwind readnone

declare double @__nv_log10(double %a0) nounwind readnone

declare double @__nv_log1p(double %a0) nounwind readnone

declare double @__nv_cos(double %a0) nounwind readnone

declare double @__nv_tan(double %a0) nounwind readnone

declare double @__nv_asin(double %a0) nounwind readnone

declare double @__nv_acos(double %a0) nounwind readnone

declare double @__nv_atan(double %a0) nounwind readnone

declare double @__nv_atan2(double %a0, double %a1) nounwind readnone

declare double @__nv_sinh(double %a0) nounwind readnone

declare double @__nv_cosh(double %a0) nounwind readnone

declare double @__nv_tanh(double %a0) nounwind readnone

declare double @__nv_asinh(double %a0) nounwind readnone

declare double @__nv_acosh(double %a0) nounwind readnone

declare double @__nv_atanh(double %a0) nounwind readnone

declare double @__nv_hypot(double %a0, double %a1) nounwind readnone

declare double @__nv_fmod(double %a0, double %a1) nounwind readnone

declare double @__nv_remainder(double %a0, double %a1) nounwind readnone

declare double @__nv_erf(double %a0) nounwind readnone

declare double @__nv_erfc(double %a0) nounwind readnone

declare double @__nv_tgamma(double %a0) nounwind readnone

declare double @__nv_erfinv(double %a0) nounwind readnone

declare double @__nv_j0(double %a0) nounwind readnone

declare double @__nv_j1(double %a0) nounwind readnone

declare double @__nv_y0(double %a0) nounwind readnone

declare double @__nv_y1(double %a0) nounwind readnone

declare void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i1 %a3) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!2787, !2788, !2789, !2790, !2791, !2792, !2793, !2794, !2795, !2796, !2797, !2798, !2799, !2800, !2801, !2802, !2803, !2804, !2805, !2806, !2807, !2808, !2809, !2810, !2811, !2812, !2813, !2814, !2815, !2816, !2817}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "control.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Control", scope: !1, file: !1, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!7 = !DILocation(line: 149, column: 6, scope: !6)
!8 = !DILocation(line: 150, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 151, column: 15, scope: !6)
!18 = !DILocation(line: 151, column: 21, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 151, column: 31, scope: !6)
!21 = !DILocation(line: 151, column: 49, scope: !6)
!22 = !DILocation(line: 151, column: 52, scope: !6)
!23 = !DILocation(line: 151, column: 29, scope: !6)
!24 = distinct !DISubprogram(name: "controlOps", scope: !1, file: !1, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!25 = !DILocation(line: 151, column: 13, scope: !6)
!26 = !DILocation(line: 6, column: 34, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 8, column: 8, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 11, column: 8, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 14, column: 6, scope: !24, inlinedAt: !25)
!30 = !DILocation(line: 14, column: 3, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 18, column: 6, scope: !24, inlinedAt: !25)
!32 = !DILocation(line: 18, column: 16, scope: !24, inlinedAt: !25)
!33 = !DILocation(line: 19, column: 7, scope: !24, inlinedAt: !25)
!34 = !DILocation(line: 21, column: 11, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 18, column: 21, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 23, column: 10, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 23, column: 13, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 25, column: 11, scope: !24, inlinedAt: !25)
!39 = !DILocation(line: 25, column: 14, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 25, column: 17, scope: !24, inlinedAt: !25)
!41 = !DILocation(line: 26, column: 8, scope: !24, inlinedAt: !25)
!42 = !DILocation(line: 26, column: 5, scope: !24, inlinedAt: !25)
!43 = !DILocation(line: 28, column: 17, scope: !24, inlinedAt: !25)
!44 = !DILocation(line: 29, column: 8, scope: !24, inlinedAt: !25)
!45 = !DILocation(line: 29, column: 5, scope: !24, inlinedAt: !25)
!46 = !DILocation(line: 31, column: 8, scope: !24, inlinedAt: !25)
!47 = !DILocation(line: 31, column: 5, scope: !24, inlinedAt: !25)
!48 = !DILocation(line: 19, column: 17, scope: !24, inlinedAt: !25)
!49 = !DILocation(line: 36, column: 11, scope: !24, inlinedAt: !25)
!50 = !DILocation(line: 37, column: 7, scope: !24, inlinedAt: !25)
!51 = !DILocation(line: 37, column: 10, scope: !24, inlinedAt: !25)
!52 = !DILocation(line: 38, column: 6, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 39, column: 7, scope: !24, inlinedAt: !25)
!54 = distinct !DISubprogram(name: "fib", scope: !1, file: !1, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!55 = !DILocation(line: 40, column: 21, scope: !24, inlinedAt: !25)
!56 = !DILocation(line: 92, column: 6, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 93, column: 2, scope: !54, inlinedAt: !55)
!58 = !DILocation(line: 93, column: 5, scope: !54, inlinedAt: !55)
!59 = !DILocation(line: 95, column: 14, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 40, column: 6, scope: !24, inlinedAt: !25)
!61 = !DILocation(line: 41, column: 7, scope: !24, inlinedAt: !25)
!62 = !DILocation(line: 42, column: 8, scope: !24, inlinedAt: !25)
!63 = !DILocation(line: 45, column: 6, scope: !24, inlinedAt: !25)
!64 = !DILocation(line: 47, column: 6, scope: !24, inlinedAt: !25)
!65 = !DILocation(line: 50, column: 24, scope: !24, inlinedAt: !25)
!66 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 100, type: !4, isDefinition: true, scopeLine: 100, isOptimized: true, unit: !2)
!67 = !DILocation(line: 50, column: 20, scope: !24, inlinedAt: !25)
!68 = !DILocation(line: 101, column: 7, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 104, column: 11, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 104, column: 18, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 104, column: 2, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 52, column: 19, scope: !24, inlinedAt: !25)
!73 = !DILocation(line: 52, column: 25, scope: !24, inlinedAt: !25)
!74 = !DILocation(line: 52, column: 6, scope: !24, inlinedAt: !25)
!75 = !DILocation(line: 54, column: 26, scope: !24, inlinedAt: !25)
!76 = !DILocation(line: 54, column: 31, scope: !24, inlinedAt: !25)
!77 = distinct !DISubprogram(name: "collatz", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!78 = !DILocation(line: 54, column: 24, scope: !24, inlinedAt: !25)
!79 = !DILocation(line: 107, column: 6, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 107, column: 14, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 107, column: 25, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 108, column: 8, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 109, column: 7, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 109, column: 10, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 110, column: 4, scope: !77, inlinedAt: !78)
!86 = !DILocation(line: 112, column: 9, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 112, column: 12, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 114, column: 3, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 54, column: 5, scope: !24, inlinedAt: !25)
!90 = !DILocation(line: 56, column: 2, scope: !24, inlinedAt: !25)
!91 = !DILocation(line: 56, column: 2, scope: !6)
!92 = !DILocation(line: 57, column: 27, scope: !24, inlinedAt: !25)
!93 = !DILocation(line: 59, column: 9, scope: !24, inlinedAt: !25)
!94 = !DILocation(line: 59, column: 6, scope: !24, inlinedAt: !25)
!95 = !DILocation(line: 61, column: 2, scope: !6)
!96 = !DILocation(line: 61, column: 5, scope: !24, inlinedAt: !25)
!97 = distinct !DISubprogram(name: "each", scope: !1, file: !1, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!98 = !DILocation(line: 63, column: 6, scope: !24, inlinedAt: !25)
!99 = !DILocation(line: 63, column: 6, scope: !97, inlinedAt: !98)
!100 = !DILocation(line: 64, column: 21, scope: !24, inlinedAt: !25)
!101 = !DILocation(line: 64, column: 6, scope: !24, inlinedAt: !25)
!102 = !DILocation(line: 64, column: 3, scope: !24, inlinedAt: !25)
!103 = !DILocation(line: 65, column: 12, scope: !24, inlinedAt: !25)
!104 = !DILocation(line: 121, column: 8, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 129, column: 7, scope: !6)
!106 = distinct !DISubprogram(name: "evens", scope: !1, file: !1, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!107 = !DILocation(line: 67, column: 22, scope: !24, inlinedAt: !25)
!108 = !DILocation(line: 129, column: 7, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 129, column: 17, scope: !106, inlinedAt: !107)
!110 = !DILocation(line: 130, column: 13, scope: !24, inlinedAt: !25)
!111 = !DILocation(line: 68, column: 8, scope: !24, inlinedAt: !25)
!112 = !DILocation(line: 71, column: 7, scope: !24, inlinedAt: !25)
!113 = !DILocation(line: 71, column: 10, scope: !24, inlinedAt: !25)
!114 = !DILocation(line: 74, column: 6, scope: !24, inlinedAt: !25)
!115 = !DILocation(line: 74, column: 3, scope: !24, inlinedAt: !25)
!116 = !DILocation(line: 130, column: 13, scope: !6)
!117 = !DILocation(line: 130, column: 13, scope: !106, inlinedAt: !107)
!118 = !DILocation(line: 129, column: 22, scope: !106, inlinedAt: !107)
!119 = !DILocation(line: 75, column: 2, scope: !24, inlinedAt: !25)
!120 = !DILocation(line: 67, column: 22, scope: !6)
!121 = !DILocation(line: 69, column: 4, scope: !24, inlinedAt: !25)
!122 = !DILocation(line: 76, column: 2, scope: !24, inlinedAt: !25)
!123 = !DILocation(line: 77, column: 8, scope: !24, inlinedAt: !25)
!124 = !DILocation(line: 78, column: 3, scope: !24, inlinedAt: !25)
!125 = !DILocation(line: 79, column: 7, scope: !24, inlinedAt: !25)
!126 = !DILocation(line: 79, column: 10, scope: !24, inlinedAt: !25)
!127 = !DILocation(line: 79, column: 20, scope: !24, inlinedAt: !25)
!128 = !DILocation(line: 82, column: 6, scope: !24, inlinedAt: !25)
!129 = !DILocation(line: 82, column: 3, scope: !24, inlinedAt: !25)
!130 = !DILocation(line: 84, column: 5, scope: !24, inlinedAt: !25)
!131 = !DILocation(line: 84, column: 2, scope: !24, inlinedAt: !25)
!132 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 137, type: !4, isDefinition: true, scopeLine: 137, isOptimized: true, unit: !2)
!133 = !DILocation(line: 86, column: 17, scope: !24, inlinedAt: !25)
!134 = !DILocation(line: 138, column: 22, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 129, column: 7, scope: !106, inlinedAt: !134)
!136 = !DILocation(line: 129, column: 17, scope: !106, inlinedAt: !134)
!137 = !DILocation(line: 130, column: 13, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 139, column: 23, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 129, column: 7, scope: !106, inlinedAt: !138)
!140 = !DILocation(line: 129, column: 17, scope: !106, inlinedAt: !138)
!141 = !DILocation(line: 140, column: 15, scope: !132, inlinedAt: !133)
!142 = !DILocation(line: 140, column: 13, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 140, column: 23, scope: !132, inlinedAt: !133)
!144 = !DILocation(line: 140, column: 19, scope: !132, inlinedAt: !133)
!145 = !DILocation(line: 141, column: 19, scope: !132, inlinedAt: !133)
!146 = !DILocation(line: 141, column: 24, scope: !132, inlinedAt: !133)
!147 = !DILocation(line: 141, column: 5, scope: !106, inlinedAt: !138)
!148 = !DILocation(line: 130, column: 13, scope: !106, inlinedAt: !138)
!149 = !DILocation(line: 129, column: 22, scope: !106, inlinedAt: !138)
!150 = !DILocation(line: 143, column: 3, scope: !132, inlinedAt: !133)
!151 = !DILocation(line: 139, column: 23, scope: !6)
!152 = !DILocation(line: 141, column: 5, scope: !132, inlinedAt: !133)
!153 = !DILocation(line: 144, column: 2, scope: !106, inlinedAt: !134)
!154 = !DILocation(line: 130, column: 13, scope: !106, inlinedAt: !134)
!155 = !DILocation(line: 129, column: 22, scope: !106, inlinedAt: !134)
!156 = !DILocation(line: 144, column: 2, scope: !132, inlinedAt: !133)
!157 = !DILocation(line: 138, column: 22, scope: !6)
!158 = !DILocation(line: 145, column: 2, scope: !132, inlinedAt: !133)
!159 = !DILocation(line: 86, column: 5, scope: !6)
!160 = !DILocation(line: 86, column: 5, scope: !24, inlinedAt: !25)
!161 = distinct !DISubprogram(name: "Fails", scope: !1, file: !1, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!162 = !DILocation(line: 200, column: 6, scope: !161)
!163 = distinct !DISubprogram(name: "failOps", scope: !1, file: !1, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!164 = !DILocation(line: 200, column: 76, scope: !161)
!165 = !DILocation(line: 158, column: 7, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 159, column: 19, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 159, column: 17, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 159, column: 6, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 160, column: 7, scope: !163, inlinedAt: !164)
!170 = !DILocation(line: 161, column: 23, scope: !163, inlinedAt: !164)
!171 = !DILocation(line: 161, column: 6, scope: !163, inlinedAt: !164)
!172 = !DILocation(line: 162, column: 7, scope: !163, inlinedAt: !164)
!173 = !DILocation(line: 163, column: 23, scope: !163, inlinedAt: !164)
!174 = !DILocation(line: 163, column: 6, scope: !163, inlinedAt: !164)
!175 = !DILocation(line: 164, column: 7, scope: !163, inlinedAt: !164)
!176 = !DILocation(line: 165, column: 23, scope: !163, inlinedAt: !164)
!177 = !DILocation(line: 165, column: 6, scope: !163, inlinedAt: !164)
!178 = !DILocation(line: 166, column: 7, scope: !163, inlinedAt: !164)
!179 = !DILocation(line: 167, column: 23, scope: !163, inlinedAt: !164)
!180 = !DILocation(line: 167, column: 6, scope: !163, inlinedAt: !164)
!181 = !DILocation(line: 168, column: 7, scope: !163, inlinedAt: !164)
!182 = !DILocation(line: 169, column: 23, scope: !163, inlinedAt: !164)
!183 = !DILocation(line: 169, column: 6, scope: !163, inlinedAt: !164)
!184 = !DILocation(line: 170, column: 7, scope: !163, inlinedAt: !164)
!185 = !DILocation(line: 171, column: 14, scope: !163, inlinedAt: !164)
!186 = !DILocation(line: 171, column: 6, scope: !163, inlinedAt: !164)
!187 = !DILocation(line: 172, column: 7, scope: !163, inlinedAt: !164)
!188 = !DILocation(line: 173, column: 14, scope: !163, inlinedAt: !164)
!189 = !DILocation(line: 173, column: 6, scope: !163, inlinedAt: !164)
!190 = !DILocation(line: 174, column: 7, scope: !163, inlinedAt: !164)
!191 = !DILocation(line: 175, column: 14, scope: !163, inlinedAt: !164)
!192 = !DILocation(line: 175, column: 6, scope: !163, inlinedAt: !164)
!193 = !DILocation(line: 176, column: 7, scope: !163, inlinedAt: !164)
!194 = !DILocation(line: 177, column: 18, scope: !163, inlinedAt: !164)
!195 = !DILocation(line: 177, column: 16, scope: !163, inlinedAt: !164)
!196 = !DILocation(line: 178, column: 17, scope: !163, inlinedAt: !164)
!197 = !DILocation(line: 178, column: 6, scope: !163, inlinedAt: !164)
!198 = !DILocation(line: 179, column: 7, scope: !163, inlinedAt: !164)
!199 = !DILocation(line: 180, column: 7, scope: !163, inlinedAt: !164)
!200 = !DILocation(line: 181, column: 4, scope: !163, inlinedAt: !164)
!201 = !DILocation(line: 182, column: 13, scope: !163, inlinedAt: !164)
!202 = !DILocation(line: 182, column: 6, scope: !163, inlinedAt: !164)
!203 = !DILocation(line: 183, column: 7, scope: !163, inlinedAt: !164)
!204 = !DILocation(line: 185, column: 8, scope: !163, inlinedAt: !164)
!205 = !DILocation(line: 186, column: 12, scope: !163, inlinedAt: !164)
!206 = !DILocation(line: 184, column: 7, scope: !163, inlinedAt: !164)
!207 = !DILocation(line: 188, column: 12, scope: !163, inlinedAt: !164)
!208 = !DILocation(line: 188, column: 6, scope: !163, inlinedAt: !164)
!209 = !DILocation(line: 189, column: 7, scope: !163, inlinedAt: !164)
!210 = !DILocation(line: 190, column: 8, scope: !163, inlinedAt: !164)
!211 = !DILocation(line: 191, column: 9, scope: !163, inlinedAt: !164)
!212 = !DILocation(line: 193, column: 6, scope: !163, inlinedAt: !164)
!213 = !DILocation(line: 194, column: 7, scope: !163, inlinedAt: !164)
!214 = !DILocation(line: 195, column: 22, scope: !163, inlinedAt: !164)
!215 = !DILocation(line: 195, column: 17, scope: !163, inlinedAt: !164)
!216 = !DILocation(line: 195, column: 42, scope: !163, inlinedAt: !164)
!217 = !DILocation(line: 195, column: 34, scope: !163, inlinedAt: !164)
!218 = !DILocation(line: 195, column: 27, scope: !163, inlinedAt: !164)
!219 = !DILocation(line: 195, column: 6, scope: !163, inlinedAt: !164)
!220 = !DIFile(filename: "floats.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!221 = distinct !DISubprogram(name: "FloatsFloat32", scope: !220, file: !220, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!222 = !DILocation(line: 69, column: 6, scope: !221)
!223 = distinct !DISubprogram(name: "floatsAt", scope: !220, file: !220, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!224 = !DILocation(line: 69, column: 69, scope: !221)
!225 = !DILocation(line: 63, column: 32, scope: !223, inlinedAt: !224)
!226 = !DILocation(line: 64, column: 13, scope: !223, inlinedAt: !224)
!227 = !DILocation(line: 64, column: 19, scope: !223, inlinedAt: !224)
!228 = !DILocation(line: 64, column: 25, scope: !223, inlinedAt: !224)
!229 = !DILocation(line: 64, column: 35, scope: !223, inlinedAt: !224)
!230 = !DILocation(line: 64, column: 51, scope: !223, inlinedAt: !224)
!231 = !DILocation(line: 64, column: 54, scope: !223, inlinedAt: !224)
!232 = !DILocation(line: 64, column: 33, scope: !223, inlinedAt: !224)
!233 = distinct !DISubprogram(name: "floatOps", scope: !220, file: !220, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!234 = !DILocation(line: 64, column: 11, scope: !223, inlinedAt: !224)
!235 = !DILocation(line: 18, column: 13, scope: !233, inlinedAt: !234)
!236 = !DILocation(line: 18, column: 5, scope: !233, inlinedAt: !234)
!237 = !DILocation(line: 19, column: 13, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 19, column: 5, scope: !233, inlinedAt: !234)
!239 = !DILocation(line: 20, column: 13, scope: !233, inlinedAt: !234)
!240 = !DILocation(line: 20, column: 5, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 21, column: 13, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 21, column: 5, scope: !233, inlinedAt: !234)
!243 = !DILocation(line: 22, column: 11, scope: !233, inlinedAt: !234)
!244 = !DILocation(line: 22, column: 5, scope: !233, inlinedAt: !234)
!245 = !DILocation(line: 23, column: 15, scope: !233, inlinedAt: !234)
!246 = !DILocation(line: 23, column: 5, scope: !233, inlinedAt: !234)
!247 = !DILocation(line: 24, column: 14, scope: !233, inlinedAt: !234)
!248 = !DILocation(line: 24, column: 18, scope: !233, inlinedAt: !234)
!249 = !DILocation(line: 24, column: 5, scope: !233, inlinedAt: !234)
!250 = !DILocation(line: 25, column: 18, scope: !233, inlinedAt: !234)
!251 = !DILocation(line: 25, column: 15, scope: !233, inlinedAt: !234)
!252 = !DILocation(line: 25, column: 5, scope: !233, inlinedAt: !234)
!253 = !DILocation(line: 26, column: 14, scope: !233, inlinedAt: !234)
!254 = !DILocation(line: 26, column: 5, scope: !233, inlinedAt: !234)
!255 = !DILocation(line: 27, column: 14, scope: !233, inlinedAt: !234)
!256 = !DILocation(line: 27, column: 5, scope: !233, inlinedAt: !234)
!257 = !DILocation(line: 28, column: 20, scope: !233, inlinedAt: !234)
!258 = !DILocation(line: 28, column: 5, scope: !233, inlinedAt: !234)
!259 = !DILocation(line: 29, column: 19, scope: !233, inlinedAt: !234)
!260 = !DILocation(line: 29, column: 5, scope: !233, inlinedAt: !234)
!261 = !DILocation(line: 30, column: 21, scope: !233, inlinedAt: !234)
!262 = !DILocation(line: 30, column: 5, scope: !233, inlinedAt: !234)
!263 = !DILocation(line: 31, column: 20, scope: !233, inlinedAt: !234)
!264 = !DILocation(line: 31, column: 5, scope: !233, inlinedAt: !234)
!265 = !DILocation(line: 32, column: 21, scope: !233, inlinedAt: !234)
!266 = !DILocation(line: 32, column: 5, scope: !233, inlinedAt: !234)
!267 = !DILocation(line: 33, column: 27, scope: !233, inlinedAt: !234)
!268 = !DILocation(line: 33, column: 5, scope: !233, inlinedAt: !234)
!269 = !DILocation(line: 34, column: 24, scope: !233, inlinedAt: !234)
!270 = !DILocation(line: 34, column: 5, scope: !233, inlinedAt: !234)
!271 = !DILocation(line: 35, column: 5, scope: !233, inlinedAt: !234)
!272 = !DILocation(line: 36, column: 5, scope: !233, inlinedAt: !234)
!273 = !DILocation(line: 37, column: 5, scope: !233, inlinedAt: !234)
!274 = !DILocation(line: 38, column: 7, scope: !233, inlinedAt: !234)
!275 = !DILocation(line: 39, column: 6, scope: !233, inlinedAt: !234)
!276 = !DILocation(line: 39, column: 3, scope: !233, inlinedAt: !234)
!277 = !DILocation(line: 41, column: 7, scope: !233, inlinedAt: !234)
!278 = !DILocation(line: 42, column: 6, scope: !233, inlinedAt: !234)
!279 = !DILocation(line: 42, column: 3, scope: !233, inlinedAt: !234)
!280 = !DILocation(line: 44, column: 7, scope: !233, inlinedAt: !234)
!281 = !DILocation(line: 45, column: 6, scope: !233, inlinedAt: !234)
!282 = !DILocation(line: 45, column: 3, scope: !233, inlinedAt: !234)
!283 = !DILocation(line: 47, column: 7, scope: !233, inlinedAt: !234)
!284 = !DILocation(line: 48, column: 6, scope: !233, inlinedAt: !234)
!285 = !DILocation(line: 48, column: 3, scope: !233, inlinedAt: !234)
!286 = !DILocation(line: 50, column: 9, scope: !233, inlinedAt: !234)
!287 = !DILocation(line: 51, column: 6, scope: !233, inlinedAt: !234)
!288 = !DILocation(line: 51, column: 3, scope: !233, inlinedAt: !234)
!289 = !DILocation(line: 53, column: 9, scope: !233, inlinedAt: !234)
!290 = !DILocation(line: 54, column: 6, scope: !233, inlinedAt: !234)
!291 = !DILocation(line: 54, column: 3, scope: !233, inlinedAt: !234)
!292 = !DILocation(line: 56, column: 37, scope: !233, inlinedAt: !234)
!293 = !DILocation(line: 56, column: 29, scope: !233, inlinedAt: !234)
!294 = !DILocation(line: 56, column: 26, scope: !233, inlinedAt: !234)
!295 = !DILocation(line: 56, column: 5, scope: !233, inlinedAt: !234)
!296 = !DILocation(line: 57, column: 14, scope: !233, inlinedAt: !234)
!297 = !DILocation(line: 57, column: 5, scope: !233, inlinedAt: !234)
!298 = !DILocation(line: 58, column: 21, scope: !233, inlinedAt: !234)
!299 = !DILocation(line: 58, column: 5, scope: !233, inlinedAt: !234)
!300 = !DILocation(line: 59, column: 19, scope: !233, inlinedAt: !234)
!301 = !DILocation(line: 59, column: 5, scope: !233, inlinedAt: !234)
!302 = distinct !DISubprogram(name: "FloatsFloat64", scope: !220, file: !220, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!303 = !DILocation(line: 72, column: 6, scope: !302)
!304 = distinct !DISubprogram(name: "floatsAt", scope: !220, file: !220, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!305 = !DILocation(line: 72, column: 69, scope: !302)
!306 = !DILocation(line: 63, column: 32, scope: !304, inlinedAt: !305)
!307 = !DILocation(line: 64, column: 13, scope: !304, inlinedAt: !305)
!308 = !DILocation(line: 64, column: 19, scope: !304, inlinedAt: !305)
!309 = !DILocation(line: 64, column: 25, scope: !304, inlinedAt: !305)
!310 = !DILocation(line: 64, column: 35, scope: !304, inlinedAt: !305)
!311 = !DILocation(line: 64, column: 51, scope: !304, inlinedAt: !305)
!312 = !DILocation(line: 64, column: 54, scope: !304, inlinedAt: !305)
!313 = !DILocation(line: 64, column: 33, scope: !304, inlinedAt: !305)
!314 = distinct !DISubprogram(name: "floatOps", scope: !220, file: !220, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!315 = !DILocation(line: 64, column: 11, scope: !304, inlinedAt: !305)
!316 = !DILocation(line: 18, column: 13, scope: !314, inlinedAt: !315)
!317 = !DILocation(line: 18, column: 5, scope: !314, inlinedAt: !315)
!318 = !DILocation(line: 19, column: 13, scope: !314, inlinedAt: !315)
!319 = !DILocation(line: 19, column: 5, scope: !314, inlinedAt: !315)
!320 = !DILocation(line: 20, column: 13, scope: !314, inlinedAt: !315)
!321 = !DILocation(line: 20, column: 5, scope: !314, inlinedAt: !315)
!322 = !DILocation(line: 21, column: 13, scope: !314, inlinedAt: !315)
!323 = !DILocation(line: 21, column: 5, scope: !314, inlinedAt: !315)
!324 = !DILocation(line: 22, column: 11, scope: !314, inlinedAt: !315)
!325 = !DILocation(line: 22, column: 5, scope: !314, inlinedAt: !315)
!326 = !DILocation(line: 23, column: 15, scope: !314, inlinedAt: !315)
!327 = !DILocation(line: 23, column: 5, scope: !314, inlinedAt: !315)
!328 = !DILocation(line: 24, column: 14, scope: !314, inlinedAt: !315)
!329 = !DILocation(line: 24, column: 18, scope: !314, inlinedAt: !315)
!330 = !DILocation(line: 24, column: 5, scope: !314, inlinedAt: !315)
!331 = !DILocation(line: 25, column: 18, scope: !314, inlinedAt: !315)
!332 = !DILocation(line: 25, column: 15, scope: !314, inlinedAt: !315)
!333 = !DILocation(line: 25, column: 5, scope: !314, inlinedAt: !315)
!334 = !DILocation(line: 26, column: 14, scope: !314, inlinedAt: !315)
!335 = !DILocation(line: 26, column: 5, scope: !314, inlinedAt: !315)
!336 = !DILocation(line: 27, column: 14, scope: !314, inlinedAt: !315)
!337 = !DILocation(line: 27, column: 5, scope: !314, inlinedAt: !315)
!338 = !DILocation(line: 28, column: 20, scope: !314, inlinedAt: !315)
!339 = !DILocation(line: 28, column: 5, scope: !314, inlinedAt: !315)
!340 = !DILocation(line: 29, column: 19, scope: !314, inlinedAt: !315)
!341 = !DILocation(line: 29, column: 5, scope: !314, inlinedAt: !315)
!342 = !DILocation(line: 30, column: 21, scope: !314, inlinedAt: !315)
!343 = !DILocation(line: 30, column: 5, scope: !314, inlinedAt: !315)
!344 = !DILocation(line: 31, column: 20, scope: !314, inlinedAt: !315)
!345 = !DILocation(line: 31, column: 5, scope: !314, inlinedAt: !315)
!346 = !DILocation(line: 32, column: 21, scope: !314, inlinedAt: !315)
!347 = !DILocation(line: 32, column: 5, scope: !314, inlinedAt: !315)
!348 = !DILocation(line: 33, column: 27, scope: !314, inlinedAt: !315)
!349 = !DILocation(line: 33, column: 5, scope: !314, inlinedAt: !315)
!350 = !DILocation(line: 34, column: 24, scope: !314, inlinedAt: !315)
!351 = !DILocation(line: 34, column: 5, scope: !314, inlinedAt: !315)
!352 = !DILocation(line: 35, column: 5, scope: !314, inlinedAt: !315)
!353 = !DILocation(line: 36, column: 5, scope: !314, inlinedAt: !315)
!354 = !DILocation(line: 37, column: 5, scope: !314, inlinedAt: !315)
!355 = !DILocation(line: 38, column: 7, scope: !314, inlinedAt: !315)
!356 = !DILocation(line: 39, column: 6, scope: !314, inlinedAt: !315)
!357 = !DILocation(line: 39, column: 3, scope: !314, inlinedAt: !315)
!358 = !DILocation(line: 41, column: 7, scope: !314, inlinedAt: !315)
!359 = !DILocation(line: 42, column: 6, scope: !314, inlinedAt: !315)
!360 = !DILocation(line: 42, column: 3, scope: !314, inlinedAt: !315)
!361 = !DILocation(line: 44, column: 7, scope: !314, inlinedAt: !315)
!362 = !DILocation(line: 45, column: 6, scope: !314, inlinedAt: !315)
!363 = !DILocation(line: 45, column: 3, scope: !314, inlinedAt: !315)
!364 = !DILocation(line: 47, column: 7, scope: !314, inlinedAt: !315)
!365 = !DILocation(line: 48, column: 6, scope: !314, inlinedAt: !315)
!366 = !DILocation(line: 48, column: 3, scope: !314, inlinedAt: !315)
!367 = !DILocation(line: 50, column: 9, scope: !314, inlinedAt: !315)
!368 = !DILocation(line: 51, column: 6, scope: !314, inlinedAt: !315)
!369 = !DILocation(line: 51, column: 3, scope: !314, inlinedAt: !315)
!370 = !DILocation(line: 53, column: 9, scope: !314, inlinedAt: !315)
!371 = !DILocation(line: 54, column: 6, scope: !314, inlinedAt: !315)
!372 = !DILocation(line: 54, column: 3, scope: !314, inlinedAt: !315)
!373 = !DILocation(line: 56, column: 21, scope: !314, inlinedAt: !315)
!374 = !DILocation(line: 56, column: 13, scope: !314, inlinedAt: !315)
!375 = !DILocation(line: 56, column: 26, scope: !314, inlinedAt: !315)
!376 = !DILocation(line: 56, column: 5, scope: !314, inlinedAt: !315)
!377 = !DILocation(line: 57, column: 14, scope: !314, inlinedAt: !315)
!378 = !DILocation(line: 57, column: 5, scope: !314, inlinedAt: !315)
!379 = !DILocation(line: 58, column: 21, scope: !314, inlinedAt: !315)
!380 = !DILocation(line: 58, column: 5, scope: !314, inlinedAt: !315)
!381 = !DILocation(line: 59, column: 19, scope: !314, inlinedAt: !315)
!382 = !DILocation(line: 59, column: 5, scope: !314, inlinedAt: !315)
!383 = distinct !DISubprogram(name: "TruncsFloat32", scope: !220, file: !220, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!384 = !DILocation(line: 98, column: 6, scope: !383)
!385 = distinct !DISubprogram(name: "truncsAt", scope: !220, file: !220, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!386 = !DILocation(line: 98, column: 71, scope: !383)
!387 = !DILocation(line: 92, column: 32, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 93, column: 13, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 93, column: 23, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 93, column: 39, scope: !385, inlinedAt: !386)
!391 = !DILocation(line: 93, column: 42, scope: !385, inlinedAt: !386)
!392 = !DILocation(line: 93, column: 21, scope: !385, inlinedAt: !386)
!393 = distinct !DISubprogram(name: "truncOps", scope: !220, file: !220, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!394 = !DILocation(line: 93, column: 11, scope: !385, inlinedAt: !386)
!395 = !DILocation(line: 79, column: 21, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 79, column: 16, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 79, column: 5, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 80, column: 22, scope: !393, inlinedAt: !394)
!399 = !DILocation(line: 80, column: 16, scope: !393, inlinedAt: !394)
!400 = !DILocation(line: 80, column: 5, scope: !393, inlinedAt: !394)
!401 = !DILocation(line: 81, column: 22, scope: !393, inlinedAt: !394)
!402 = !DILocation(line: 81, column: 16, scope: !393, inlinedAt: !394)
!403 = !DILocation(line: 81, column: 5, scope: !393, inlinedAt: !394)
!404 = !DILocation(line: 82, column: 16, scope: !393, inlinedAt: !394)
!405 = !DILocation(line: 82, column: 5, scope: !393, inlinedAt: !394)
!406 = !DILocation(line: 83, column: 22, scope: !393, inlinedAt: !394)
!407 = !DILocation(line: 83, column: 16, scope: !393, inlinedAt: !394)
!408 = !DILocation(line: 83, column: 5, scope: !393, inlinedAt: !394)
!409 = !DILocation(line: 84, column: 23, scope: !393, inlinedAt: !394)
!410 = !DILocation(line: 84, column: 16, scope: !393, inlinedAt: !394)
!411 = !DILocation(line: 84, column: 5, scope: !393, inlinedAt: !394)
!412 = !DILocation(line: 85, column: 23, scope: !393, inlinedAt: !394)
!413 = !DILocation(line: 85, column: 16, scope: !393, inlinedAt: !394)
!414 = !DILocation(line: 85, column: 5, scope: !393, inlinedAt: !394)
!415 = !DILocation(line: 86, column: 23, scope: !393, inlinedAt: !394)
!416 = !DILocation(line: 86, column: 16, scope: !393, inlinedAt: !394)
!417 = !DILocation(line: 86, column: 5, scope: !393, inlinedAt: !394)
!418 = !DILocation(line: 87, column: 17, scope: !393, inlinedAt: !394)
!419 = !DILocation(line: 87, column: 16, scope: !393, inlinedAt: !394)
!420 = !DILocation(line: 87, column: 5, scope: !393, inlinedAt: !394)
!421 = !DILocation(line: 88, column: 21, scope: !393, inlinedAt: !394)
!422 = !DILocation(line: 88, column: 16, scope: !393, inlinedAt: !394)
!423 = !DILocation(line: 88, column: 5, scope: !393, inlinedAt: !394)
!424 = distinct !DISubprogram(name: "TruncsFloat64", scope: !220, file: !220, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!425 = !DILocation(line: 101, column: 6, scope: !424)
!426 = distinct !DISubprogram(name: "truncsAt", scope: !220, file: !220, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!427 = !DILocation(line: 101, column: 71, scope: !424)
!428 = !DILocation(line: 92, column: 32, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 93, column: 13, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 93, column: 23, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 93, column: 39, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 93, column: 42, scope: !426, inlinedAt: !427)
!433 = !DILocation(line: 93, column: 21, scope: !426, inlinedAt: !427)
!434 = distinct !DISubprogram(name: "truncOps", scope: !220, file: !220, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!435 = !DILocation(line: 93, column: 11, scope: !426, inlinedAt: !427)
!436 = !DILocation(line: 79, column: 21, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 79, column: 16, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 79, column: 5, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 80, column: 22, scope: !434, inlinedAt: !435)
!440 = !DILocation(line: 80, column: 16, scope: !434, inlinedAt: !435)
!441 = !DILocation(line: 80, column: 5, scope: !434, inlinedAt: !435)
!442 = !DILocation(line: 81, column: 22, scope: !434, inlinedAt: !435)
!443 = !DILocation(line: 81, column: 16, scope: !434, inlinedAt: !435)
!444 = !DILocation(line: 81, column: 5, scope: !434, inlinedAt: !435)
!445 = !DILocation(line: 82, column: 16, scope: !434, inlinedAt: !435)
!446 = !DILocation(line: 82, column: 5, scope: !434, inlinedAt: !435)
!447 = !DILocation(line: 83, column: 22, scope: !434, inlinedAt: !435)
!448 = !DILocation(line: 83, column: 16, scope: !434, inlinedAt: !435)
!449 = !DILocation(line: 83, column: 5, scope: !434, inlinedAt: !435)
!450 = !DILocation(line: 84, column: 23, scope: !434, inlinedAt: !435)
!451 = !DILocation(line: 84, column: 16, scope: !434, inlinedAt: !435)
!452 = !DILocation(line: 84, column: 5, scope: !434, inlinedAt: !435)
!453 = !DILocation(line: 85, column: 23, scope: !434, inlinedAt: !435)
!454 = !DILocation(line: 85, column: 16, scope: !434, inlinedAt: !435)
!455 = !DILocation(line: 85, column: 5, scope: !434, inlinedAt: !435)
!456 = !DILocation(line: 86, column: 23, scope: !434, inlinedAt: !435)
!457 = !DILocation(line: 86, column: 16, scope: !434, inlinedAt: !435)
!458 = !DILocation(line: 86, column: 5, scope: !434, inlinedAt: !435)
!459 = !DILocation(line: 87, column: 17, scope: !434, inlinedAt: !435)
!460 = !DILocation(line: 87, column: 16, scope: !434, inlinedAt: !435)
!461 = !DILocation(line: 87, column: 5, scope: !434, inlinedAt: !435)
!462 = !DILocation(line: 88, column: 21, scope: !434, inlinedAt: !435)
!463 = !DILocation(line: 88, column: 16, scope: !434, inlinedAt: !435)
!464 = !DILocation(line: 88, column: 5, scope: !434, inlinedAt: !435)
!465 = distinct !DISubprogram(name: "Bits", scope: !220, file: !220, line: 126, type: !4, isDefinition: true, scopeLine: 126, isOptimized: true, unit: !2)
!466 = !DILocation(line: 126, column: 6, scope: !465)
!467 = !DILocation(line: 127, column: 32, scope: !465)
!468 = !DILocation(line: 128, column: 11, scope: !465)
!469 = !DILocation(line: 128, column: 17, scope: !465)
!470 = !DILocation(line: 128, column: 27, scope: !465)
!471 = !DILocation(line: 128, column: 41, scope: !465)
!472 = !DILocation(line: 128, column: 44, scope: !465)
!473 = !DILocation(line: 128, column: 25, scope: !465)
!474 = distinct !DISubprogram(name: "bitOps", scope: !220, file: !220, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!475 = !DILocation(line: 128, column: 9, scope: !465)
!476 = !DILocation(line: 108, column: 34, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 108, column: 17, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 108, column: 5, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 109, column: 39, scope: !474, inlinedAt: !475)
!480 = !DILocation(line: 109, column: 33, scope: !474, inlinedAt: !475)
!481 = !DILocation(line: 109, column: 17, scope: !474, inlinedAt: !475)
!482 = !DILocation(line: 109, column: 5, scope: !474, inlinedAt: !475)
!483 = !DILocation(line: 110, column: 37, scope: !474, inlinedAt: !475)
!484 = !DILocation(line: 110, column: 17, scope: !474, inlinedAt: !475)
!485 = !DILocation(line: 110, column: 5, scope: !474, inlinedAt: !475)
!486 = !DILocation(line: 111, column: 44, scope: !474, inlinedAt: !475)
!487 = !DILocation(line: 111, column: 37, scope: !474, inlinedAt: !475)
!488 = !DILocation(line: 111, column: 17, scope: !474, inlinedAt: !475)
!489 = !DILocation(line: 111, column: 5, scope: !474, inlinedAt: !475)
!490 = !DILocation(line: 112, column: 38, scope: !474, inlinedAt: !475)
!491 = !DILocation(line: 112, column: 17, scope: !474, inlinedAt: !475)
!492 = !DILocation(line: 112, column: 5, scope: !474, inlinedAt: !475)
!493 = !DILocation(line: 113, column: 45, scope: !474, inlinedAt: !475)
!494 = !DILocation(line: 113, column: 38, scope: !474, inlinedAt: !475)
!495 = !DILocation(line: 113, column: 17, scope: !474, inlinedAt: !475)
!496 = !DILocation(line: 113, column: 5, scope: !474, inlinedAt: !475)
!497 = !DILocation(line: 114, column: 25, scope: !474, inlinedAt: !475)
!498 = !DILocation(line: 114, column: 5, scope: !474, inlinedAt: !475)
!499 = !DILocation(line: 115, column: 31, scope: !474, inlinedAt: !475)
!500 = !DILocation(line: 115, column: 17, scope: !474, inlinedAt: !475)
!501 = !DILocation(line: 115, column: 5, scope: !474, inlinedAt: !475)
!502 = !DILocation(line: 116, column: 30, scope: !474, inlinedAt: !475)
!503 = !DILocation(line: 116, column: 5, scope: !474, inlinedAt: !475)
!504 = !DILocation(line: 117, column: 37, scope: !474, inlinedAt: !475)
!505 = !DILocation(line: 117, column: 17, scope: !474, inlinedAt: !475)
!506 = !DILocation(line: 117, column: 5, scope: !474, inlinedAt: !475)
!507 = !DILocation(line: 118, column: 36, scope: !474, inlinedAt: !475)
!508 = !DILocation(line: 118, column: 29, scope: !474, inlinedAt: !475)
!509 = !DILocation(line: 118, column: 5, scope: !474, inlinedAt: !475)
!510 = !DILocation(line: 119, column: 48, scope: !474, inlinedAt: !475)
!511 = !DILocation(line: 119, column: 36, scope: !474, inlinedAt: !475)
!512 = !DILocation(line: 119, column: 18, scope: !474, inlinedAt: !475)
!513 = !DILocation(line: 119, column: 5, scope: !474, inlinedAt: !475)
!514 = !DILocation(line: 120, column: 29, scope: !474, inlinedAt: !475)
!515 = !DILocation(line: 120, column: 18, scope: !474, inlinedAt: !475)
!516 = !DILocation(line: 120, column: 5, scope: !474, inlinedAt: !475)
!517 = !DILocation(line: 121, column: 28, scope: !474, inlinedAt: !475)
!518 = !DILocation(line: 121, column: 18, scope: !474, inlinedAt: !475)
!519 = !DILocation(line: 121, column: 5, scope: !474, inlinedAt: !475)
!520 = !DILocation(line: 122, column: 31, scope: !474, inlinedAt: !475)
!521 = !DILocation(line: 122, column: 5, scope: !474, inlinedAt: !475)
!522 = !DILocation(line: 122, column: 14, scope: !474, inlinedAt: !475)
!523 = !DIFile(filename: "ints.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!524 = distinct !DISubprogram(name: "IntsInt8", scope: !523, file: !523, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!525 = !DILocation(line: 82, column: 6, scope: !524)
!526 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!527 = !DILocation(line: 82, column: 75, scope: !524)
!528 = !DILocation(line: 76, column: 32, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 77, column: 11, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 77, column: 17, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 77, column: 23, scope: !526, inlinedAt: !527)
!532 = !DILocation(line: 77, column: 33, scope: !526, inlinedAt: !527)
!533 = !DILocation(line: 77, column: 47, scope: !526, inlinedAt: !527)
!534 = !DILocation(line: 77, column: 50, scope: !526, inlinedAt: !527)
!535 = !DILocation(line: 77, column: 31, scope: !526, inlinedAt: !527)
!536 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!537 = !DILocation(line: 77, column: 9, scope: !526, inlinedAt: !527)
!538 = !DILocation(line: 19, column: 13, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 19, column: 5, scope: !536, inlinedAt: !537)
!540 = !DILocation(line: 20, column: 13, scope: !536, inlinedAt: !537)
!541 = !DILocation(line: 20, column: 5, scope: !536, inlinedAt: !537)
!542 = !DILocation(line: 21, column: 13, scope: !536, inlinedAt: !537)
!543 = !DILocation(line: 21, column: 5, scope: !536, inlinedAt: !537)
!544 = !DILocation(line: 22, column: 13, scope: !536, inlinedAt: !537)
!545 = !DILocation(line: 22, column: 5, scope: !536, inlinedAt: !537)
!546 = !DILocation(line: 23, column: 13, scope: !536, inlinedAt: !537)
!547 = !DILocation(line: 23, column: 5, scope: !536, inlinedAt: !537)
!548 = !DILocation(line: 24, column: 13, scope: !536, inlinedAt: !537)
!549 = !DILocation(line: 24, column: 5, scope: !536, inlinedAt: !537)
!550 = !DILocation(line: 25, column: 13, scope: !536, inlinedAt: !537)
!551 = !DILocation(line: 25, column: 5, scope: !536, inlinedAt: !537)
!552 = !DILocation(line: 26, column: 13, scope: !536, inlinedAt: !537)
!553 = !DILocation(line: 26, column: 5, scope: !536, inlinedAt: !537)
!554 = !DILocation(line: 27, column: 13, scope: !536, inlinedAt: !537)
!555 = !DILocation(line: 27, column: 5, scope: !536, inlinedAt: !537)
!556 = !DILocation(line: 28, column: 13, scope: !536, inlinedAt: !537)
!557 = !DILocation(line: 28, column: 5, scope: !536, inlinedAt: !537)
!558 = !DILocation(line: 29, column: 14, scope: !536, inlinedAt: !537)
!559 = !DILocation(line: 29, column: 5, scope: !536, inlinedAt: !537)
!560 = !DILocation(line: 30, column: 22, scope: !536, inlinedAt: !537)
!561 = !DILocation(line: 30, column: 14, scope: !536, inlinedAt: !537)
!562 = !DILocation(line: 30, column: 5, scope: !536, inlinedAt: !537)
!563 = !DILocation(line: 31, column: 23, scope: !536, inlinedAt: !537)
!564 = !DILocation(line: 31, column: 14, scope: !536, inlinedAt: !537)
!565 = !DILocation(line: 31, column: 5, scope: !536, inlinedAt: !537)
!566 = !DILocation(line: 32, column: 12, scope: !536, inlinedAt: !537)
!567 = !DILocation(line: 32, column: 5, scope: !536, inlinedAt: !537)
!568 = !DILocation(line: 33, column: 12, scope: !536, inlinedAt: !537)
!569 = !DILocation(line: 33, column: 5, scope: !536, inlinedAt: !537)
!570 = !DILocation(line: 34, column: 23, scope: !536, inlinedAt: !537)
!571 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!572 = !DILocation(line: 34, column: 20, scope: !536, inlinedAt: !537)
!573 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 34, column: 5, scope: !536, inlinedAt: !537)
!576 = !DILocation(line: 35, column: 23, scope: !536, inlinedAt: !537)
!577 = !DILocation(line: 35, column: 20, scope: !536, inlinedAt: !537)
!578 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !577)
!579 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !577)
!580 = !DILocation(line: 35, column: 5, scope: !536, inlinedAt: !537)
!581 = !DILocation(line: 36, column: 23, scope: !536, inlinedAt: !537)
!582 = !DILocation(line: 36, column: 20, scope: !536, inlinedAt: !537)
!583 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !582)
!584 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !582)
!585 = !DILocation(line: 36, column: 5, scope: !536, inlinedAt: !537)
!586 = !DILocation(line: 37, column: 23, scope: !536, inlinedAt: !537)
!587 = !DILocation(line: 37, column: 20, scope: !536, inlinedAt: !537)
!588 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !587)
!589 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !587)
!590 = !DILocation(line: 37, column: 5, scope: !536, inlinedAt: !537)
!591 = !DILocation(line: 38, column: 23, scope: !536, inlinedAt: !537)
!592 = !DILocation(line: 38, column: 20, scope: !536, inlinedAt: !537)
!593 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !592)
!594 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !592)
!595 = !DILocation(line: 38, column: 5, scope: !536, inlinedAt: !537)
!596 = !DILocation(line: 39, column: 23, scope: !536, inlinedAt: !537)
!597 = !DILocation(line: 39, column: 20, scope: !536, inlinedAt: !537)
!598 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !597)
!599 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !597)
!600 = !DILocation(line: 39, column: 5, scope: !536, inlinedAt: !537)
!601 = !DILocation(line: 40, column: 15, scope: !536, inlinedAt: !537)
!602 = !DILocation(line: 40, column: 5, scope: !536, inlinedAt: !537)
!603 = !DILocation(line: 41, column: 15, scope: !536, inlinedAt: !537)
!604 = !DILocation(line: 41, column: 5, scope: !536, inlinedAt: !537)
!605 = !DILocation(line: 42, column: 14, scope: !536, inlinedAt: !537)
!606 = !DILocation(line: 42, column: 5, scope: !536, inlinedAt: !537)
!607 = !DILocation(line: 43, column: 14, scope: !536, inlinedAt: !537)
!608 = !DILocation(line: 43, column: 5, scope: !536, inlinedAt: !537)
!609 = !DILocation(line: 44, column: 14, scope: !536, inlinedAt: !537)
!610 = !DILocation(line: 44, column: 5, scope: !536, inlinedAt: !537)
!611 = !DILocation(line: 45, column: 14, scope: !536, inlinedAt: !537)
!612 = !DILocation(line: 45, column: 5, scope: !536, inlinedAt: !537)
!613 = !DILocation(line: 46, column: 14, scope: !536, inlinedAt: !537)
!614 = !DILocation(line: 46, column: 19, scope: !536, inlinedAt: !537)
!615 = !DILocation(line: 46, column: 24, scope: !536, inlinedAt: !537)
!616 = !DILocation(line: 46, column: 5, scope: !536, inlinedAt: !537)
!617 = !DILocation(line: 47, column: 14, scope: !536, inlinedAt: !537)
!618 = !DILocation(line: 47, column: 5, scope: !536, inlinedAt: !537)
!619 = !DILocation(line: 48, column: 14, scope: !536, inlinedAt: !537)
!620 = !DILocation(line: 48, column: 5, scope: !536, inlinedAt: !537)
!621 = !DILocation(line: 49, column: 13, scope: !536, inlinedAt: !537)
!622 = !DILocation(line: 49, column: 19, scope: !536, inlinedAt: !537)
!623 = !DILocation(line: 49, column: 16, scope: !536, inlinedAt: !537)
!624 = !DILocation(line: 49, column: 5, scope: !536, inlinedAt: !537)
!625 = !DILocation(line: 50, column: 23, scope: !536, inlinedAt: !537)
!626 = !DILocation(line: 50, column: 32, scope: !536, inlinedAt: !537)
!627 = !DILocation(line: 50, column: 20, scope: !536, inlinedAt: !537)
!628 = !DILocation(line: 68, column: 6, scope: !571, inlinedAt: !627)
!629 = !DILocation(line: 72, column: 2, scope: !571, inlinedAt: !627)
!630 = !DILocation(line: 50, column: 5, scope: !536, inlinedAt: !537)
!631 = !DILocation(line: 51, column: 15, scope: !536, inlinedAt: !537)
!632 = !DILocation(line: 51, column: 25, scope: !536, inlinedAt: !537)
!633 = !DILocation(line: 51, column: 20, scope: !536, inlinedAt: !537)
!634 = !DILocation(line: 51, column: 5, scope: !536, inlinedAt: !537)
!635 = !DILocation(line: 52, column: 13, scope: !536, inlinedAt: !537)
!636 = !DILocation(line: 52, column: 5, scope: !536, inlinedAt: !537)
!637 = !DILocation(line: 53, column: 20, scope: !536, inlinedAt: !537)
!638 = !DILocation(line: 53, column: 14, scope: !536, inlinedAt: !537)
!639 = !DILocation(line: 53, column: 5, scope: !536, inlinedAt: !537)
!640 = !DILocation(line: 54, column: 14, scope: !536, inlinedAt: !537)
!641 = !DILocation(line: 54, column: 5, scope: !536, inlinedAt: !537)
!642 = !DILocation(line: 57, column: 2, scope: !536, inlinedAt: !537)
!643 = !DILocation(line: 58, column: 2, scope: !536, inlinedAt: !537)
!644 = !DILocation(line: 59, column: 2, scope: !536, inlinedAt: !537)
!645 = !DILocation(line: 60, column: 2, scope: !536, inlinedAt: !537)
!646 = !DILocation(line: 61, column: 2, scope: !536, inlinedAt: !537)
!647 = !DILocation(line: 62, column: 5, scope: !536, inlinedAt: !537)
!648 = !DILocation(line: 63, column: 19, scope: !536, inlinedAt: !537)
!649 = !DILocation(line: 63, column: 14, scope: !536, inlinedAt: !537)
!650 = !DILocation(line: 63, column: 5, scope: !536, inlinedAt: !537)
!651 = !DILocation(line: 64, column: 19, scope: !536, inlinedAt: !537)
!652 = !DILocation(line: 64, column: 14, scope: !536, inlinedAt: !537)
!653 = !DILocation(line: 64, column: 22, scope: !536, inlinedAt: !537)
!654 = !DILocation(line: 64, column: 5, scope: !536, inlinedAt: !537)
!655 = !DILocation(line: 65, column: 16, scope: !536, inlinedAt: !537)
!656 = !DILocation(line: 65, column: 12, scope: !536, inlinedAt: !537)
!657 = !DILocation(line: 65, column: 5, scope: !536, inlinedAt: !537)
!658 = distinct !DISubprogram(name: "IntsInt16", scope: !523, file: !523, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!659 = !DILocation(line: 85, column: 6, scope: !658)
!660 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!661 = !DILocation(line: 85, column: 78, scope: !658)
!662 = !DILocation(line: 76, column: 32, scope: !660, inlinedAt: !661)
!663 = !DILocation(line: 77, column: 11, scope: !660, inlinedAt: !661)
!664 = !DILocation(line: 77, column: 17, scope: !660, inlinedAt: !661)
!665 = !DILocation(line: 77, column: 23, scope: !660, inlinedAt: !661)
!666 = !DILocation(line: 77, column: 33, scope: !660, inlinedAt: !661)
!667 = !DILocation(line: 77, column: 47, scope: !660, inlinedAt: !661)
!668 = !DILocation(line: 77, column: 50, scope: !660, inlinedAt: !661)
!669 = !DILocation(line: 77, column: 31, scope: !660, inlinedAt: !661)
!670 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!671 = !DILocation(line: 77, column: 9, scope: !660, inlinedAt: !661)
!672 = !DILocation(line: 19, column: 13, scope: !670, inlinedAt: !671)
!673 = !DILocation(line: 19, column: 5, scope: !670, inlinedAt: !671)
!674 = !DILocation(line: 20, column: 13, scope: !670, inlinedAt: !671)
!675 = !DILocation(line: 20, column: 5, scope: !670, inlinedAt: !671)
!676 = !DILocation(line: 21, column: 13, scope: !670, inlinedAt: !671)
!677 = !DILocation(line: 21, column: 5, scope: !670, inlinedAt: !671)
!678 = !DILocation(line: 22, column: 13, scope: !670, inlinedAt: !671)
!679 = !DILocation(line: 22, column: 5, scope: !670, inlinedAt: !671)
!680 = !DILocation(line: 23, column: 13, scope: !670, inlinedAt: !671)
!681 = !DILocation(line: 23, column: 5, scope: !670, inlinedAt: !671)
!682 = !DILocation(line: 24, column: 13, scope: !670, inlinedAt: !671)
!683 = !DILocation(line: 24, column: 5, scope: !670, inlinedAt: !671)
!684 = !DILocation(line: 25, column: 13, scope: !670, inlinedAt: !671)
!685 = !DILocation(line: 25, column: 5, scope: !670, inlinedAt: !671)
!686 = !DILocation(line: 26, column: 13, scope: !670, inlinedAt: !671)
!687 = !DILocation(line: 26, column: 5, scope: !670, inlinedAt: !671)
!688 = !DILocation(line: 27, column: 13, scope: !670, inlinedAt: !671)
!689 = !DILocation(line: 27, column: 5, scope: !670, inlinedAt: !671)
!690 = !DILocation(line: 28, column: 13, scope: !670, inlinedAt: !671)
!691 = !DILocation(line: 28, column: 5, scope: !670, inlinedAt: !671)
!692 = !DILocation(line: 29, column: 14, scope: !670, inlinedAt: !671)
!693 = !DILocation(line: 29, column: 5, scope: !670, inlinedAt: !671)
!694 = !DILocation(line: 30, column: 22, scope: !670, inlinedAt: !671)
!695 = !DILocation(line: 30, column: 14, scope: !670, inlinedAt: !671)
!696 = !DILocation(line: 30, column: 5, scope: !670, inlinedAt: !671)
!697 = !DILocation(line: 31, column: 23, scope: !670, inlinedAt: !671)
!698 = !DILocation(line: 31, column: 14, scope: !670, inlinedAt: !671)
!699 = !DILocation(line: 31, column: 5, scope: !670, inlinedAt: !671)
!700 = !DILocation(line: 32, column: 12, scope: !670, inlinedAt: !671)
!701 = !DILocation(line: 32, column: 5, scope: !670, inlinedAt: !671)
!702 = !DILocation(line: 33, column: 12, scope: !670, inlinedAt: !671)
!703 = !DILocation(line: 33, column: 5, scope: !670, inlinedAt: !671)
!704 = !DILocation(line: 34, column: 23, scope: !670, inlinedAt: !671)
!705 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!706 = !DILocation(line: 34, column: 20, scope: !670, inlinedAt: !671)
!707 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !706)
!708 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !706)
!709 = !DILocation(line: 34, column: 5, scope: !670, inlinedAt: !671)
!710 = !DILocation(line: 35, column: 23, scope: !670, inlinedAt: !671)
!711 = !DILocation(line: 35, column: 20, scope: !670, inlinedAt: !671)
!712 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !711)
!713 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !711)
!714 = !DILocation(line: 35, column: 5, scope: !670, inlinedAt: !671)
!715 = !DILocation(line: 36, column: 23, scope: !670, inlinedAt: !671)
!716 = !DILocation(line: 36, column: 20, scope: !670, inlinedAt: !671)
!717 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !716)
!718 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !716)
!719 = !DILocation(line: 36, column: 5, scope: !670, inlinedAt: !671)
!720 = !DILocation(line: 37, column: 23, scope: !670, inlinedAt: !671)
!721 = !DILocation(line: 37, column: 20, scope: !670, inlinedAt: !671)
!722 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !721)
!723 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !721)
!724 = !DILocation(line: 37, column: 5, scope: !670, inlinedAt: !671)
!725 = !DILocation(line: 38, column: 23, scope: !670, inlinedAt: !671)
!726 = !DILocation(line: 38, column: 20, scope: !670, inlinedAt: !671)
!727 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !726)
!728 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !726)
!729 = !DILocation(line: 38, column: 5, scope: !670, inlinedAt: !671)
!730 = !DILocation(line: 39, column: 23, scope: !670, inlinedAt: !671)
!731 = !DILocation(line: 39, column: 20, scope: !670, inlinedAt: !671)
!732 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !731)
!733 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !731)
!734 = !DILocation(line: 39, column: 5, scope: !670, inlinedAt: !671)
!735 = !DILocation(line: 40, column: 15, scope: !670, inlinedAt: !671)
!736 = !DILocation(line: 40, column: 5, scope: !670, inlinedAt: !671)
!737 = !DILocation(line: 41, column: 15, scope: !670, inlinedAt: !671)
!738 = !DILocation(line: 41, column: 5, scope: !670, inlinedAt: !671)
!739 = !DILocation(line: 42, column: 14, scope: !670, inlinedAt: !671)
!740 = !DILocation(line: 42, column: 5, scope: !670, inlinedAt: !671)
!741 = !DILocation(line: 43, column: 14, scope: !670, inlinedAt: !671)
!742 = !DILocation(line: 43, column: 5, scope: !670, inlinedAt: !671)
!743 = !DILocation(line: 44, column: 14, scope: !670, inlinedAt: !671)
!744 = !DILocation(line: 44, column: 5, scope: !670, inlinedAt: !671)
!745 = !DILocation(line: 45, column: 14, scope: !670, inlinedAt: !671)
!746 = !DILocation(line: 45, column: 5, scope: !670, inlinedAt: !671)
!747 = !DILocation(line: 46, column: 14, scope: !670, inlinedAt: !671)
!748 = !DILocation(line: 46, column: 19, scope: !670, inlinedAt: !671)
!749 = !DILocation(line: 46, column: 24, scope: !670, inlinedAt: !671)
!750 = !DILocation(line: 46, column: 5, scope: !670, inlinedAt: !671)
!751 = !DILocation(line: 47, column: 14, scope: !670, inlinedAt: !671)
!752 = !DILocation(line: 47, column: 5, scope: !670, inlinedAt: !671)
!753 = !DILocation(line: 48, column: 14, scope: !670, inlinedAt: !671)
!754 = !DILocation(line: 48, column: 5, scope: !670, inlinedAt: !671)
!755 = !DILocation(line: 49, column: 13, scope: !670, inlinedAt: !671)
!756 = !DILocation(line: 49, column: 19, scope: !670, inlinedAt: !671)
!757 = !DILocation(line: 49, column: 16, scope: !670, inlinedAt: !671)
!758 = !DILocation(line: 49, column: 5, scope: !670, inlinedAt: !671)
!759 = !DILocation(line: 50, column: 23, scope: !670, inlinedAt: !671)
!760 = !DILocation(line: 50, column: 32, scope: !670, inlinedAt: !671)
!761 = !DILocation(line: 50, column: 20, scope: !670, inlinedAt: !671)
!762 = !DILocation(line: 68, column: 6, scope: !705, inlinedAt: !761)
!763 = !DILocation(line: 72, column: 2, scope: !705, inlinedAt: !761)
!764 = !DILocation(line: 50, column: 5, scope: !670, inlinedAt: !671)
!765 = !DILocation(line: 51, column: 15, scope: !670, inlinedAt: !671)
!766 = !DILocation(line: 51, column: 25, scope: !670, inlinedAt: !671)
!767 = !DILocation(line: 51, column: 20, scope: !670, inlinedAt: !671)
!768 = !DILocation(line: 51, column: 5, scope: !670, inlinedAt: !671)
!769 = !DILocation(line: 52, column: 13, scope: !670, inlinedAt: !671)
!770 = !DILocation(line: 52, column: 5, scope: !670, inlinedAt: !671)
!771 = !DILocation(line: 53, column: 20, scope: !670, inlinedAt: !671)
!772 = !DILocation(line: 53, column: 14, scope: !670, inlinedAt: !671)
!773 = !DILocation(line: 53, column: 5, scope: !670, inlinedAt: !671)
!774 = !DILocation(line: 54, column: 22, scope: !670, inlinedAt: !671)
!775 = !DILocation(line: 54, column: 17, scope: !670, inlinedAt: !671)
!776 = !DILocation(line: 54, column: 14, scope: !670, inlinedAt: !671)
!777 = !DILocation(line: 54, column: 5, scope: !670, inlinedAt: !671)
!778 = !DILocation(line: 57, column: 2, scope: !670, inlinedAt: !671)
!779 = !DILocation(line: 58, column: 2, scope: !670, inlinedAt: !671)
!780 = !DILocation(line: 59, column: 2, scope: !670, inlinedAt: !671)
!781 = !DILocation(line: 60, column: 2, scope: !670, inlinedAt: !671)
!782 = !DILocation(line: 61, column: 2, scope: !670, inlinedAt: !671)
!783 = !DILocation(line: 62, column: 5, scope: !670, inlinedAt: !671)
!784 = !DILocation(line: 63, column: 19, scope: !670, inlinedAt: !671)
!785 = !DILocation(line: 63, column: 14, scope: !670, inlinedAt: !671)
!786 = !DILocation(line: 63, column: 5, scope: !670, inlinedAt: !671)
!787 = !DILocation(line: 64, column: 19, scope: !670, inlinedAt: !671)
!788 = !DILocation(line: 64, column: 14, scope: !670, inlinedAt: !671)
!789 = !DILocation(line: 64, column: 22, scope: !670, inlinedAt: !671)
!790 = !DILocation(line: 64, column: 5, scope: !670, inlinedAt: !671)
!791 = !DILocation(line: 65, column: 16, scope: !670, inlinedAt: !671)
!792 = !DILocation(line: 65, column: 12, scope: !670, inlinedAt: !671)
!793 = !DILocation(line: 65, column: 5, scope: !670, inlinedAt: !671)
!794 = distinct !DISubprogram(name: "IntsInt32", scope: !523, file: !523, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!795 = !DILocation(line: 88, column: 6, scope: !794)
!796 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!797 = !DILocation(line: 88, column: 78, scope: !794)
!798 = !DILocation(line: 76, column: 32, scope: !796, inlinedAt: !797)
!799 = !DILocation(line: 77, column: 11, scope: !796, inlinedAt: !797)
!800 = !DILocation(line: 77, column: 17, scope: !796, inlinedAt: !797)
!801 = !DILocation(line: 77, column: 23, scope: !796, inlinedAt: !797)
!802 = !DILocation(line: 77, column: 33, scope: !796, inlinedAt: !797)
!803 = !DILocation(line: 77, column: 47, scope: !796, inlinedAt: !797)
!804 = !DILocation(line: 77, column: 50, scope: !796, inlinedAt: !797)
!805 = !DILocation(line: 77, column: 31, scope: !796, inlinedAt: !797)
!806 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!807 = !DILocation(line: 77, column: 9, scope: !796, inlinedAt: !797)
!808 = !DILocation(line: 19, column: 13, scope: !806, inlinedAt: !807)
!809 = !DILocation(line: 19, column: 5, scope: !806, inlinedAt: !807)
!810 = !DILocation(line: 20, column: 13, scope: !806, inlinedAt: !807)
!811 = !DILocation(line: 20, column: 5, scope: !806, inlinedAt: !807)
!812 = !DILocation(line: 21, column: 13, scope: !806, inlinedAt: !807)
!813 = !DILocation(line: 21, column: 5, scope: !806, inlinedAt: !807)
!814 = !DILocation(line: 22, column: 13, scope: !806, inlinedAt: !807)
!815 = !DILocation(line: 22, column: 5, scope: !806, inlinedAt: !807)
!816 = !DILocation(line: 23, column: 13, scope: !806, inlinedAt: !807)
!817 = !DILocation(line: 23, column: 5, scope: !806, inlinedAt: !807)
!818 = !DILocation(line: 24, column: 13, scope: !806, inlinedAt: !807)
!819 = !DILocation(line: 24, column: 5, scope: !806, inlinedAt: !807)
!820 = !DILocation(line: 25, column: 13, scope: !806, inlinedAt: !807)
!821 = !DILocation(line: 25, column: 5, scope: !806, inlinedAt: !807)
!822 = !DILocation(line: 26, column: 13, scope: !806, inlinedAt: !807)
!823 = !DILocation(line: 26, column: 5, scope: !806, inlinedAt: !807)
!824 = !DILocation(line: 27, column: 13, scope: !806, inlinedAt: !807)
!825 = !DILocation(line: 27, column: 5, scope: !806, inlinedAt: !807)
!826 = !DILocation(line: 28, column: 13, scope: !806, inlinedAt: !807)
!827 = !DILocation(line: 28, column: 5, scope: !806, inlinedAt: !807)
!828 = !DILocation(line: 29, column: 14, scope: !806, inlinedAt: !807)
!829 = !DILocation(line: 29, column: 5, scope: !806, inlinedAt: !807)
!830 = !DILocation(line: 30, column: 22, scope: !806, inlinedAt: !807)
!831 = !DILocation(line: 30, column: 14, scope: !806, inlinedAt: !807)
!832 = !DILocation(line: 30, column: 5, scope: !806, inlinedAt: !807)
!833 = !DILocation(line: 31, column: 23, scope: !806, inlinedAt: !807)
!834 = !DILocation(line: 31, column: 14, scope: !806, inlinedAt: !807)
!835 = !DILocation(line: 31, column: 5, scope: !806, inlinedAt: !807)
!836 = !DILocation(line: 32, column: 12, scope: !806, inlinedAt: !807)
!837 = !DILocation(line: 32, column: 5, scope: !806, inlinedAt: !807)
!838 = !DILocation(line: 33, column: 12, scope: !806, inlinedAt: !807)
!839 = !DILocation(line: 33, column: 5, scope: !806, inlinedAt: !807)
!840 = !DILocation(line: 34, column: 23, scope: !806, inlinedAt: !807)
!841 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!842 = !DILocation(line: 34, column: 20, scope: !806, inlinedAt: !807)
!843 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !842)
!844 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !842)
!845 = !DILocation(line: 34, column: 5, scope: !806, inlinedAt: !807)
!846 = !DILocation(line: 35, column: 23, scope: !806, inlinedAt: !807)
!847 = !DILocation(line: 35, column: 20, scope: !806, inlinedAt: !807)
!848 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !847)
!849 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !847)
!850 = !DILocation(line: 35, column: 5, scope: !806, inlinedAt: !807)
!851 = !DILocation(line: 36, column: 23, scope: !806, inlinedAt: !807)
!852 = !DILocation(line: 36, column: 20, scope: !806, inlinedAt: !807)
!853 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !852)
!854 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !852)
!855 = !DILocation(line: 36, column: 5, scope: !806, inlinedAt: !807)
!856 = !DILocation(line: 37, column: 23, scope: !806, inlinedAt: !807)
!857 = !DILocation(line: 37, column: 20, scope: !806, inlinedAt: !807)
!858 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !857)
!859 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !857)
!860 = !DILocation(line: 37, column: 5, scope: !806, inlinedAt: !807)
!861 = !DILocation(line: 38, column: 23, scope: !806, inlinedAt: !807)
!862 = !DILocation(line: 38, column: 20, scope: !806, inlinedAt: !807)
!863 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !862)
!864 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !862)
!865 = !DILocation(line: 38, column: 5, scope: !806, inlinedAt: !807)
!866 = !DILocation(line: 39, column: 23, scope: !806, inlinedAt: !807)
!867 = !DILocation(line: 39, column: 20, scope: !806, inlinedAt: !807)
!868 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !867)
!869 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !867)
!870 = !DILocation(line: 39, column: 5, scope: !806, inlinedAt: !807)
!871 = !DILocation(line: 40, column: 15, scope: !806, inlinedAt: !807)
!872 = !DILocation(line: 40, column: 5, scope: !806, inlinedAt: !807)
!873 = !DILocation(line: 41, column: 15, scope: !806, inlinedAt: !807)
!874 = !DILocation(line: 41, column: 5, scope: !806, inlinedAt: !807)
!875 = !DILocation(line: 42, column: 14, scope: !806, inlinedAt: !807)
!876 = !DILocation(line: 42, column: 5, scope: !806, inlinedAt: !807)
!877 = !DILocation(line: 43, column: 14, scope: !806, inlinedAt: !807)
!878 = !DILocation(line: 43, column: 5, scope: !806, inlinedAt: !807)
!879 = !DILocation(line: 44, column: 14, scope: !806, inlinedAt: !807)
!880 = !DILocation(line: 44, column: 5, scope: !806, inlinedAt: !807)
!881 = !DILocation(line: 45, column: 14, scope: !806, inlinedAt: !807)
!882 = !DILocation(line: 45, column: 5, scope: !806, inlinedAt: !807)
!883 = !DILocation(line: 46, column: 14, scope: !806, inlinedAt: !807)
!884 = !DILocation(line: 46, column: 19, scope: !806, inlinedAt: !807)
!885 = !DILocation(line: 46, column: 24, scope: !806, inlinedAt: !807)
!886 = !DILocation(line: 46, column: 5, scope: !806, inlinedAt: !807)
!887 = !DILocation(line: 47, column: 14, scope: !806, inlinedAt: !807)
!888 = !DILocation(line: 47, column: 5, scope: !806, inlinedAt: !807)
!889 = !DILocation(line: 48, column: 14, scope: !806, inlinedAt: !807)
!890 = !DILocation(line: 48, column: 5, scope: !806, inlinedAt: !807)
!891 = !DILocation(line: 49, column: 13, scope: !806, inlinedAt: !807)
!892 = !DILocation(line: 49, column: 19, scope: !806, inlinedAt: !807)
!893 = !DILocation(line: 49, column: 16, scope: !806, inlinedAt: !807)
!894 = !DILocation(line: 49, column: 5, scope: !806, inlinedAt: !807)
!895 = !DILocation(line: 50, column: 23, scope: !806, inlinedAt: !807)
!896 = !DILocation(line: 50, column: 32, scope: !806, inlinedAt: !807)
!897 = !DILocation(line: 50, column: 20, scope: !806, inlinedAt: !807)
!898 = !DILocation(line: 68, column: 6, scope: !841, inlinedAt: !897)
!899 = !DILocation(line: 72, column: 2, scope: !841, inlinedAt: !897)
!900 = !DILocation(line: 50, column: 5, scope: !806, inlinedAt: !807)
!901 = !DILocation(line: 51, column: 15, scope: !806, inlinedAt: !807)
!902 = !DILocation(line: 51, column: 25, scope: !806, inlinedAt: !807)
!903 = !DILocation(line: 51, column: 20, scope: !806, inlinedAt: !807)
!904 = !DILocation(line: 51, column: 5, scope: !806, inlinedAt: !807)
!905 = !DILocation(line: 52, column: 13, scope: !806, inlinedAt: !807)
!906 = !DILocation(line: 52, column: 5, scope: !806, inlinedAt: !807)
!907 = !DILocation(line: 53, column: 20, scope: !806, inlinedAt: !807)
!908 = !DILocation(line: 53, column: 14, scope: !806, inlinedAt: !807)
!909 = !DILocation(line: 53, column: 5, scope: !806, inlinedAt: !807)
!910 = !DILocation(line: 54, column: 22, scope: !806, inlinedAt: !807)
!911 = !DILocation(line: 54, column: 17, scope: !806, inlinedAt: !807)
!912 = !DILocation(line: 54, column: 14, scope: !806, inlinedAt: !807)
!913 = !DILocation(line: 54, column: 5, scope: !806, inlinedAt: !807)
!914 = !DILocation(line: 57, column: 2, scope: !806, inlinedAt: !807)
!915 = !DILocation(line: 58, column: 2, scope: !806, inlinedAt: !807)
!916 = !DILocation(line: 59, column: 2, scope: !806, inlinedAt: !807)
!917 = !DILocation(line: 60, column: 2, scope: !806, inlinedAt: !807)
!918 = !DILocation(line: 61, column: 2, scope: !806, inlinedAt: !807)
!919 = !DILocation(line: 62, column: 5, scope: !806, inlinedAt: !807)
!920 = !DILocation(line: 63, column: 19, scope: !806, inlinedAt: !807)
!921 = !DILocation(line: 63, column: 14, scope: !806, inlinedAt: !807)
!922 = !DILocation(line: 63, column: 5, scope: !806, inlinedAt: !807)
!923 = !DILocation(line: 64, column: 19, scope: !806, inlinedAt: !807)
!924 = !DILocation(line: 64, column: 14, scope: !806, inlinedAt: !807)
!925 = !DILocation(line: 64, column: 22, scope: !806, inlinedAt: !807)
!926 = !DILocation(line: 64, column: 5, scope: !806, inlinedAt: !807)
!927 = !DILocation(line: 65, column: 16, scope: !806, inlinedAt: !807)
!928 = !DILocation(line: 65, column: 12, scope: !806, inlinedAt: !807)
!929 = !DILocation(line: 65, column: 5, scope: !806, inlinedAt: !807)
!930 = distinct !DISubprogram(name: "IntsInt64", scope: !523, file: !523, line: 91, type: !4, isDefinition: true, scopeLine: 91, isOptimized: true, unit: !2)
!931 = !DILocation(line: 91, column: 6, scope: !930)
!932 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!933 = !DILocation(line: 91, column: 78, scope: !930)
!934 = !DILocation(line: 76, column: 32, scope: !932, inlinedAt: !933)
!935 = !DILocation(line: 77, column: 11, scope: !932, inlinedAt: !933)
!936 = !DILocation(line: 77, column: 17, scope: !932, inlinedAt: !933)
!937 = !DILocation(line: 77, column: 23, scope: !932, inlinedAt: !933)
!938 = !DILocation(line: 77, column: 33, scope: !932, inlinedAt: !933)
!939 = !DILocation(line: 77, column: 47, scope: !932, inlinedAt: !933)
!940 = !DILocation(line: 77, column: 50, scope: !932, inlinedAt: !933)
!941 = !DILocation(line: 77, column: 31, scope: !932, inlinedAt: !933)
!942 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!943 = !DILocation(line: 77, column: 9, scope: !932, inlinedAt: !933)
!944 = !DILocation(line: 19, column: 13, scope: !942, inlinedAt: !943)
!945 = !DILocation(line: 19, column: 5, scope: !942, inlinedAt: !943)
!946 = !DILocation(line: 20, column: 13, scope: !942, inlinedAt: !943)
!947 = !DILocation(line: 20, column: 5, scope: !942, inlinedAt: !943)
!948 = !DILocation(line: 21, column: 13, scope: !942, inlinedAt: !943)
!949 = !DILocation(line: 21, column: 5, scope: !942, inlinedAt: !943)
!950 = !DILocation(line: 22, column: 13, scope: !942, inlinedAt: !943)
!951 = !DILocation(line: 22, column: 5, scope: !942, inlinedAt: !943)
!952 = !DILocation(line: 23, column: 13, scope: !942, inlinedAt: !943)
!953 = !DILocation(line: 23, column: 5, scope: !942, inlinedAt: !943)
!954 = !DILocation(line: 24, column: 13, scope: !942, inlinedAt: !943)
!955 = !DILocation(line: 24, column: 5, scope: !942, inlinedAt: !943)
!956 = !DILocation(line: 25, column: 13, scope: !942, inlinedAt: !943)
!957 = !DILocation(line: 25, column: 5, scope: !942, inlinedAt: !943)
!958 = !DILocation(line: 26, column: 13, scope: !942, inlinedAt: !943)
!959 = !DILocation(line: 26, column: 5, scope: !942, inlinedAt: !943)
!960 = !DILocation(line: 27, column: 13, scope: !942, inlinedAt: !943)
!961 = !DILocation(line: 27, column: 5, scope: !942, inlinedAt: !943)
!962 = !DILocation(line: 28, column: 13, scope: !942, inlinedAt: !943)
!963 = !DILocation(line: 28, column: 5, scope: !942, inlinedAt: !943)
!964 = !DILocation(line: 29, column: 14, scope: !942, inlinedAt: !943)
!965 = !DILocation(line: 29, column: 5, scope: !942, inlinedAt: !943)
!966 = !DILocation(line: 30, column: 22, scope: !942, inlinedAt: !943)
!967 = !DILocation(line: 30, column: 14, scope: !942, inlinedAt: !943)
!968 = !DILocation(line: 30, column: 5, scope: !942, inlinedAt: !943)
!969 = !DILocation(line: 31, column: 23, scope: !942, inlinedAt: !943)
!970 = !DILocation(line: 31, column: 14, scope: !942, inlinedAt: !943)
!971 = !DILocation(line: 31, column: 5, scope: !942, inlinedAt: !943)
!972 = !DILocation(line: 32, column: 12, scope: !942, inlinedAt: !943)
!973 = !DILocation(line: 32, column: 5, scope: !942, inlinedAt: !943)
!974 = !DILocation(line: 33, column: 12, scope: !942, inlinedAt: !943)
!975 = !DILocation(line: 33, column: 5, scope: !942, inlinedAt: !943)
!976 = !DILocation(line: 34, column: 23, scope: !942, inlinedAt: !943)
!977 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!978 = !DILocation(line: 34, column: 20, scope: !942, inlinedAt: !943)
!979 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !978)
!980 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !978)
!981 = !DILocation(line: 34, column: 5, scope: !942, inlinedAt: !943)
!982 = !DILocation(line: 35, column: 23, scope: !942, inlinedAt: !943)
!983 = !DILocation(line: 35, column: 20, scope: !942, inlinedAt: !943)
!984 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !983)
!985 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !983)
!986 = !DILocation(line: 35, column: 5, scope: !942, inlinedAt: !943)
!987 = !DILocation(line: 36, column: 23, scope: !942, inlinedAt: !943)
!988 = !DILocation(line: 36, column: 20, scope: !942, inlinedAt: !943)
!989 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !988)
!990 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !988)
!991 = !DILocation(line: 36, column: 5, scope: !942, inlinedAt: !943)
!992 = !DILocation(line: 37, column: 23, scope: !942, inlinedAt: !943)
!993 = !DILocation(line: 37, column: 20, scope: !942, inlinedAt: !943)
!994 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !993)
!995 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !993)
!996 = !DILocation(line: 37, column: 5, scope: !942, inlinedAt: !943)
!997 = !DILocation(line: 38, column: 23, scope: !942, inlinedAt: !943)
!998 = !DILocation(line: 38, column: 20, scope: !942, inlinedAt: !943)
!999 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !998)
!1000 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !998)
!1001 = !DILocation(line: 38, column: 5, scope: !942, inlinedAt: !943)
!1002 = !DILocation(line: 39, column: 23, scope: !942, inlinedAt: !943)
!1003 = !DILocation(line: 39, column: 20, scope: !942, inlinedAt: !943)
!1004 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !1003)
!1005 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !1003)
!1006 = !DILocation(line: 39, column: 5, scope: !942, inlinedAt: !943)
!1007 = !DILocation(line: 40, column: 15, scope: !942, inlinedAt: !943)
!1008 = !DILocation(line: 40, column: 5, scope: !942, inlinedAt: !943)
!1009 = !DILocation(line: 41, column: 15, scope: !942, inlinedAt: !943)
!1010 = !DILocation(line: 41, column: 5, scope: !942, inlinedAt: !943)
!1011 = !DILocation(line: 42, column: 14, scope: !942, inlinedAt: !943)
!1012 = !DILocation(line: 42, column: 5, scope: !942, inlinedAt: !943)
!1013 = !DILocation(line: 43, column: 14, scope: !942, inlinedAt: !943)
!1014 = !DILocation(line: 43, column: 5, scope: !942, inlinedAt: !943)
!1015 = !DILocation(line: 44, column: 14, scope: !942, inlinedAt: !943)
!1016 = !DILocation(line: 44, column: 5, scope: !942, inlinedAt: !943)
!1017 = !DILocation(line: 45, column: 14, scope: !942, inlinedAt: !943)
!1018 = !DILocation(line: 45, column: 5, scope: !942, inlinedAt: !943)
!1019 = !DILocation(line: 46, column: 14, scope: !942, inlinedAt: !943)
!1020 = !DILocation(line: 46, column: 19, scope: !942, inlinedAt: !943)
!1021 = !DILocation(line: 46, column: 24, scope: !942, inlinedAt: !943)
!1022 = !DILocation(line: 46, column: 5, scope: !942, inlinedAt: !943)
!1023 = !DILocation(line: 47, column: 14, scope: !942, inlinedAt: !943)
!1024 = !DILocation(line: 47, column: 5, scope: !942, inlinedAt: !943)
!1025 = !DILocation(line: 48, column: 14, scope: !942, inlinedAt: !943)
!1026 = !DILocation(line: 48, column: 5, scope: !942, inlinedAt: !943)
!1027 = !DILocation(line: 49, column: 13, scope: !942, inlinedAt: !943)
!1028 = !DILocation(line: 49, column: 19, scope: !942, inlinedAt: !943)
!1029 = !DILocation(line: 49, column: 16, scope: !942, inlinedAt: !943)
!1030 = !DILocation(line: 49, column: 5, scope: !942, inlinedAt: !943)
!1031 = !DILocation(line: 50, column: 23, scope: !942, inlinedAt: !943)
!1032 = !DILocation(line: 50, column: 32, scope: !942, inlinedAt: !943)
!1033 = !DILocation(line: 50, column: 20, scope: !942, inlinedAt: !943)
!1034 = !DILocation(line: 68, column: 6, scope: !977, inlinedAt: !1033)
!1035 = !DILocation(line: 72, column: 2, scope: !977, inlinedAt: !1033)
!1036 = !DILocation(line: 50, column: 5, scope: !942, inlinedAt: !943)
!1037 = !DILocation(line: 51, column: 15, scope: !942, inlinedAt: !943)
!1038 = !DILocation(line: 51, column: 25, scope: !942, inlinedAt: !943)
!1039 = !DILocation(line: 51, column: 20, scope: !942, inlinedAt: !943)
!1040 = !DILocation(line: 51, column: 5, scope: !942, inlinedAt: !943)
!1041 = !DILocation(line: 52, column: 13, scope: !942, inlinedAt: !943)
!1042 = !DILocation(line: 52, column: 5, scope: !942, inlinedAt: !943)
!1043 = !DILocation(line: 53, column: 20, scope: !942, inlinedAt: !943)
!1044 = !DILocation(line: 53, column: 14, scope: !942, inlinedAt: !943)
!1045 = !DILocation(line: 53, column: 5, scope: !942, inlinedAt: !943)
!1046 = !DILocation(line: 54, column: 22, scope: !942, inlinedAt: !943)
!1047 = !DILocation(line: 54, column: 17, scope: !942, inlinedAt: !943)
!1048 = !DILocation(line: 54, column: 14, scope: !942, inlinedAt: !943)
!1049 = !DILocation(line: 54, column: 5, scope: !942, inlinedAt: !943)
!1050 = !DILocation(line: 57, column: 2, scope: !942, inlinedAt: !943)
!1051 = !DILocation(line: 58, column: 2, scope: !942, inlinedAt: !943)
!1052 = !DILocation(line: 59, column: 2, scope: !942, inlinedAt: !943)
!1053 = !DILocation(line: 60, column: 2, scope: !942, inlinedAt: !943)
!1054 = !DILocation(line: 61, column: 2, scope: !942, inlinedAt: !943)
!1055 = !DILocation(line: 62, column: 5, scope: !942, inlinedAt: !943)
!1056 = !DILocation(line: 63, column: 19, scope: !942, inlinedAt: !943)
!1057 = !DILocation(line: 63, column: 14, scope: !942, inlinedAt: !943)
!1058 = !DILocation(line: 63, column: 5, scope: !942, inlinedAt: !943)
!1059 = !DILocation(line: 64, column: 19, scope: !942, inlinedAt: !943)
!1060 = !DILocation(line: 64, column: 14, scope: !942, inlinedAt: !943)
!1061 = !DILocation(line: 64, column: 22, scope: !942, inlinedAt: !943)
!1062 = !DILocation(line: 64, column: 5, scope: !942, inlinedAt: !943)
!1063 = !DILocation(line: 65, column: 16, scope: !942, inlinedAt: !943)
!1064 = !DILocation(line: 65, column: 12, scope: !942, inlinedAt: !943)
!1065 = !DILocation(line: 65, column: 5, scope: !942, inlinedAt: !943)
!1066 = distinct !DISubprogram(name: "IntsInt", scope: !523, file: !523, line: 94, type: !4, isDefinition: true, scopeLine: 94, isOptimized: true, unit: !2)
!1067 = !DILocation(line: 94, column: 6, scope: !1066)
!1068 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!1069 = !DILocation(line: 94, column: 72, scope: !1066)
!1070 = !DILocation(line: 76, column: 32, scope: !1068, inlinedAt: !1069)
!1071 = !DILocation(line: 77, column: 11, scope: !1068, inlinedAt: !1069)
!1072 = !DILocation(line: 77, column: 17, scope: !1068, inlinedAt: !1069)
!1073 = !DILocation(line: 77, column: 23, scope: !1068, inlinedAt: !1069)
!1074 = !DILocation(line: 77, column: 33, scope: !1068, inlinedAt: !1069)
!1075 = !DILocation(line: 77, column: 47, scope: !1068, inlinedAt: !1069)
!1076 = !DILocation(line: 77, column: 50, scope: !1068, inlinedAt: !1069)
!1077 = !DILocation(line: 77, column: 31, scope: !1068, inlinedAt: !1069)
!1078 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1079 = !DILocation(line: 77, column: 9, scope: !1068, inlinedAt: !1069)
!1080 = !DILocation(line: 19, column: 13, scope: !1078, inlinedAt: !1079)
!1081 = !DILocation(line: 19, column: 5, scope: !1078, inlinedAt: !1079)
!1082 = !DILocation(line: 20, column: 13, scope: !1078, inlinedAt: !1079)
!1083 = !DILocation(line: 20, column: 5, scope: !1078, inlinedAt: !1079)
!1084 = !DILocation(line: 21, column: 13, scope: !1078, inlinedAt: !1079)
!1085 = !DILocation(line: 21, column: 5, scope: !1078, inlinedAt: !1079)
!1086 = !DILocation(line: 22, column: 13, scope: !1078, inlinedAt: !1079)
!1087 = !DILocation(line: 22, column: 5, scope: !1078, inlinedAt: !1079)
!1088 = !DILocation(line: 23, column: 13, scope: !1078, inlinedAt: !1079)
!1089 = !DILocation(line: 23, column: 5, scope: !1078, inlinedAt: !1079)
!1090 = !DILocation(line: 24, column: 13, scope: !1078, inlinedAt: !1079)
!1091 = !DILocation(line: 24, column: 5, scope: !1078, inlinedAt: !1079)
!1092 = !DILocation(line: 25, column: 13, scope: !1078, inlinedAt: !1079)
!1093 = !DILocation(line: 25, column: 5, scope: !1078, inlinedAt: !1079)
!1094 = !DILocation(line: 26, column: 13, scope: !1078, inlinedAt: !1079)
!1095 = !DILocation(line: 26, column: 5, scope: !1078, inlinedAt: !1079)
!1096 = !DILocation(line: 27, column: 13, scope: !1078, inlinedAt: !1079)
!1097 = !DILocation(line: 27, column: 5, scope: !1078, inlinedAt: !1079)
!1098 = !DILocation(line: 28, column: 13, scope: !1078, inlinedAt: !1079)
!1099 = !DILocation(line: 28, column: 5, scope: !1078, inlinedAt: !1079)
!1100 = !DILocation(line: 29, column: 14, scope: !1078, inlinedAt: !1079)
!1101 = !DILocation(line: 29, column: 5, scope: !1078, inlinedAt: !1079)
!1102 = !DILocation(line: 30, column: 22, scope: !1078, inlinedAt: !1079)
!1103 = !DILocation(line: 30, column: 14, scope: !1078, inlinedAt: !1079)
!1104 = !DILocation(line: 30, column: 5, scope: !1078, inlinedAt: !1079)
!1105 = !DILocation(line: 31, column: 23, scope: !1078, inlinedAt: !1079)
!1106 = !DILocation(line: 31, column: 14, scope: !1078, inlinedAt: !1079)
!1107 = !DILocation(line: 31, column: 5, scope: !1078, inlinedAt: !1079)
!1108 = !DILocation(line: 32, column: 12, scope: !1078, inlinedAt: !1079)
!1109 = !DILocation(line: 32, column: 5, scope: !1078, inlinedAt: !1079)
!1110 = !DILocation(line: 33, column: 12, scope: !1078, inlinedAt: !1079)
!1111 = !DILocation(line: 33, column: 5, scope: !1078, inlinedAt: !1079)
!1112 = !DILocation(line: 34, column: 23, scope: !1078, inlinedAt: !1079)
!1113 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!1114 = !DILocation(line: 34, column: 20, scope: !1078, inlinedAt: !1079)
!1115 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1114)
!1116 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1114)
!1117 = !DILocation(line: 34, column: 5, scope: !1078, inlinedAt: !1079)
!1118 = !DILocation(line: 35, column: 23, scope: !1078, inlinedAt: !1079)
!1119 = !DILocation(line: 35, column: 20, scope: !1078, inlinedAt: !1079)
!1120 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1119)
!1121 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1119)
!1122 = !DILocation(line: 35, column: 5, scope: !1078, inlinedAt: !1079)
!1123 = !DILocation(line: 36, column: 23, scope: !1078, inlinedAt: !1079)
!1124 = !DILocation(line: 36, column: 20, scope: !1078, inlinedAt: !1079)
!1125 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1124)
!1126 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1124)
!1127 = !DILocation(line: 36, column: 5, scope: !1078, inlinedAt: !1079)
!1128 = !DILocation(line: 37, column: 23, scope: !1078, inlinedAt: !1079)
!1129 = !DILocation(line: 37, column: 20, scope: !1078, inlinedAt: !1079)
!1130 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1129)
!1131 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1129)
!1132 = !DILocation(line: 37, column: 5, scope: !1078, inlinedAt: !1079)
!1133 = !DILocation(line: 38, column: 23, scope: !1078, inlinedAt: !1079)
!1134 = !DILocation(line: 38, column: 20, scope: !1078, inlinedAt: !1079)
!1135 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1134)
!1136 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1134)
!1137 = !DILocation(line: 38, column: 5, scope: !1078, inlinedAt: !1079)
!1138 = !DILocation(line: 39, column: 23, scope: !1078, inlinedAt: !1079)
!1139 = !DILocation(line: 39, column: 20, scope: !1078, inlinedAt: !1079)
!1140 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1139)
!1141 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1139)
!1142 = !DILocation(line: 39, column: 5, scope: !1078, inlinedAt: !1079)
!1143 = !DILocation(line: 40, column: 15, scope: !1078, inlinedAt: !1079)
!1144 = !DILocation(line: 40, column: 5, scope: !1078, inlinedAt: !1079)
!1145 = !DILocation(line: 41, column: 15, scope: !1078, inlinedAt: !1079)
!1146 = !DILocation(line: 41, column: 5, scope: !1078, inlinedAt: !1079)
!1147 = !DILocation(line: 42, column: 14, scope: !1078, inlinedAt: !1079)
!1148 = !DILocation(line: 42, column: 5, scope: !1078, inlinedAt: !1079)
!1149 = !DILocation(line: 43, column: 14, scope: !1078, inlinedAt: !1079)
!1150 = !DILocation(line: 43, column: 5, scope: !1078, inlinedAt: !1079)
!1151 = !DILocation(line: 44, column: 14, scope: !1078, inlinedAt: !1079)
!1152 = !DILocation(line: 44, column: 5, scope: !1078, inlinedAt: !1079)
!1153 = !DILocation(line: 45, column: 14, scope: !1078, inlinedAt: !1079)
!1154 = !DILocation(line: 45, column: 5, scope: !1078, inlinedAt: !1079)
!1155 = !DILocation(line: 46, column: 14, scope: !1078, inlinedAt: !1079)
!1156 = !DILocation(line: 46, column: 19, scope: !1078, inlinedAt: !1079)
!1157 = !DILocation(line: 46, column: 24, scope: !1078, inlinedAt: !1079)
!1158 = !DILocation(line: 46, column: 5, scope: !1078, inlinedAt: !1079)
!1159 = !DILocation(line: 47, column: 14, scope: !1078, inlinedAt: !1079)
!1160 = !DILocation(line: 47, column: 5, scope: !1078, inlinedAt: !1079)
!1161 = !DILocation(line: 48, column: 14, scope: !1078, inlinedAt: !1079)
!1162 = !DILocation(line: 48, column: 5, scope: !1078, inlinedAt: !1079)
!1163 = !DILocation(line: 49, column: 13, scope: !1078, inlinedAt: !1079)
!1164 = !DILocation(line: 49, column: 19, scope: !1078, inlinedAt: !1079)
!1165 = !DILocation(line: 49, column: 16, scope: !1078, inlinedAt: !1079)
!1166 = !DILocation(line: 49, column: 5, scope: !1078, inlinedAt: !1079)
!1167 = !DILocation(line: 50, column: 23, scope: !1078, inlinedAt: !1079)
!1168 = !DILocation(line: 50, column: 32, scope: !1078, inlinedAt: !1079)
!1169 = !DILocation(line: 50, column: 20, scope: !1078, inlinedAt: !1079)
!1170 = !DILocation(line: 68, column: 6, scope: !1113, inlinedAt: !1169)
!1171 = !DILocation(line: 72, column: 2, scope: !1113, inlinedAt: !1169)
!1172 = !DILocation(line: 50, column: 5, scope: !1078, inlinedAt: !1079)
!1173 = !DILocation(line: 51, column: 15, scope: !1078, inlinedAt: !1079)
!1174 = !DILocation(line: 51, column: 25, scope: !1078, inlinedAt: !1079)
!1175 = !DILocation(line: 51, column: 20, scope: !1078, inlinedAt: !1079)
!1176 = !DILocation(line: 51, column: 5, scope: !1078, inlinedAt: !1079)
!1177 = !DILocation(line: 52, column: 13, scope: !1078, inlinedAt: !1079)
!1178 = !DILocation(line: 52, column: 5, scope: !1078, inlinedAt: !1079)
!1179 = !DILocation(line: 53, column: 20, scope: !1078, inlinedAt: !1079)
!1180 = !DILocation(line: 53, column: 14, scope: !1078, inlinedAt: !1079)
!1181 = !DILocation(line: 53, column: 5, scope: !1078, inlinedAt: !1079)
!1182 = !DILocation(line: 54, column: 22, scope: !1078, inlinedAt: !1079)
!1183 = !DILocation(line: 54, column: 17, scope: !1078, inlinedAt: !1079)
!1184 = !DILocation(line: 54, column: 14, scope: !1078, inlinedAt: !1079)
!1185 = !DILocation(line: 54, column: 5, scope: !1078, inlinedAt: !1079)
!1186 = !DILocation(line: 57, column: 2, scope: !1078, inlinedAt: !1079)
!1187 = !DILocation(line: 58, column: 2, scope: !1078, inlinedAt: !1079)
!1188 = !DILocation(line: 59, column: 2, scope: !1078, inlinedAt: !1079)
!1189 = !DILocation(line: 60, column: 2, scope: !1078, inlinedAt: !1079)
!1190 = !DILocation(line: 61, column: 2, scope: !1078, inlinedAt: !1079)
!1191 = !DILocation(line: 62, column: 5, scope: !1078, inlinedAt: !1079)
!1192 = !DILocation(line: 63, column: 19, scope: !1078, inlinedAt: !1079)
!1193 = !DILocation(line: 63, column: 14, scope: !1078, inlinedAt: !1079)
!1194 = !DILocation(line: 63, column: 5, scope: !1078, inlinedAt: !1079)
!1195 = !DILocation(line: 64, column: 19, scope: !1078, inlinedAt: !1079)
!1196 = !DILocation(line: 64, column: 14, scope: !1078, inlinedAt: !1079)
!1197 = !DILocation(line: 64, column: 22, scope: !1078, inlinedAt: !1079)
!1198 = !DILocation(line: 64, column: 5, scope: !1078, inlinedAt: !1079)
!1199 = !DILocation(line: 65, column: 16, scope: !1078, inlinedAt: !1079)
!1200 = !DILocation(line: 65, column: 12, scope: !1078, inlinedAt: !1079)
!1201 = !DILocation(line: 65, column: 5, scope: !1078, inlinedAt: !1079)
!1202 = distinct !DISubprogram(name: "IntsUint8", scope: !523, file: !523, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!1203 = !DILocation(line: 97, column: 6, scope: !1202)
!1204 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!1205 = !DILocation(line: 97, column: 78, scope: !1202)
!1206 = !DILocation(line: 76, column: 32, scope: !1204, inlinedAt: !1205)
!1207 = !DILocation(line: 77, column: 11, scope: !1204, inlinedAt: !1205)
!1208 = !DILocation(line: 77, column: 17, scope: !1204, inlinedAt: !1205)
!1209 = !DILocation(line: 77, column: 23, scope: !1204, inlinedAt: !1205)
!1210 = !DILocation(line: 77, column: 33, scope: !1204, inlinedAt: !1205)
!1211 = !DILocation(line: 77, column: 47, scope: !1204, inlinedAt: !1205)
!1212 = !DILocation(line: 77, column: 50, scope: !1204, inlinedAt: !1205)
!1213 = !DILocation(line: 77, column: 31, scope: !1204, inlinedAt: !1205)
!1214 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1215 = !DILocation(line: 77, column: 9, scope: !1204, inlinedAt: !1205)
!1216 = !DILocation(line: 19, column: 13, scope: !1214, inlinedAt: !1215)
!1217 = !DILocation(line: 19, column: 5, scope: !1214, inlinedAt: !1215)
!1218 = !DILocation(line: 20, column: 13, scope: !1214, inlinedAt: !1215)
!1219 = !DILocation(line: 20, column: 5, scope: !1214, inlinedAt: !1215)
!1220 = !DILocation(line: 21, column: 13, scope: !1214, inlinedAt: !1215)
!1221 = !DILocation(line: 21, column: 5, scope: !1214, inlinedAt: !1215)
!1222 = !DILocation(line: 22, column: 13, scope: !1214, inlinedAt: !1215)
!1223 = !DILocation(line: 22, column: 5, scope: !1214, inlinedAt: !1215)
!1224 = !DILocation(line: 23, column: 13, scope: !1214, inlinedAt: !1215)
!1225 = !DILocation(line: 23, column: 5, scope: !1214, inlinedAt: !1215)
!1226 = !DILocation(line: 24, column: 13, scope: !1214, inlinedAt: !1215)
!1227 = !DILocation(line: 24, column: 5, scope: !1214, inlinedAt: !1215)
!1228 = !DILocation(line: 25, column: 13, scope: !1214, inlinedAt: !1215)
!1229 = !DILocation(line: 25, column: 5, scope: !1214, inlinedAt: !1215)
!1230 = !DILocation(line: 26, column: 13, scope: !1214, inlinedAt: !1215)
!1231 = !DILocation(line: 26, column: 5, scope: !1214, inlinedAt: !1215)
!1232 = !DILocation(line: 27, column: 13, scope: !1214, inlinedAt: !1215)
!1233 = !DILocation(line: 27, column: 5, scope: !1214, inlinedAt: !1215)
!1234 = !DILocation(line: 28, column: 13, scope: !1214, inlinedAt: !1215)
!1235 = !DILocation(line: 28, column: 5, scope: !1214, inlinedAt: !1215)
!1236 = !DILocation(line: 29, column: 14, scope: !1214, inlinedAt: !1215)
!1237 = !DILocation(line: 29, column: 5, scope: !1214, inlinedAt: !1215)
!1238 = !DILocation(line: 30, column: 22, scope: !1214, inlinedAt: !1215)
!1239 = !DILocation(line: 30, column: 14, scope: !1214, inlinedAt: !1215)
!1240 = !DILocation(line: 30, column: 5, scope: !1214, inlinedAt: !1215)
!1241 = !DILocation(line: 31, column: 23, scope: !1214, inlinedAt: !1215)
!1242 = !DILocation(line: 31, column: 14, scope: !1214, inlinedAt: !1215)
!1243 = !DILocation(line: 31, column: 5, scope: !1214, inlinedAt: !1215)
!1244 = !DILocation(line: 32, column: 12, scope: !1214, inlinedAt: !1215)
!1245 = !DILocation(line: 32, column: 5, scope: !1214, inlinedAt: !1215)
!1246 = !DILocation(line: 33, column: 12, scope: !1214, inlinedAt: !1215)
!1247 = !DILocation(line: 33, column: 5, scope: !1214, inlinedAt: !1215)
!1248 = !DILocation(line: 34, column: 23, scope: !1214, inlinedAt: !1215)
!1249 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!1250 = !DILocation(line: 34, column: 20, scope: !1214, inlinedAt: !1215)
!1251 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1250)
!1252 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1250)
!1253 = !DILocation(line: 34, column: 5, scope: !1214, inlinedAt: !1215)
!1254 = !DILocation(line: 35, column: 23, scope: !1214, inlinedAt: !1215)
!1255 = !DILocation(line: 35, column: 20, scope: !1214, inlinedAt: !1215)
!1256 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1255)
!1257 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1255)
!1258 = !DILocation(line: 35, column: 5, scope: !1214, inlinedAt: !1215)
!1259 = !DILocation(line: 36, column: 23, scope: !1214, inlinedAt: !1215)
!1260 = !DILocation(line: 36, column: 20, scope: !1214, inlinedAt: !1215)
!1261 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1260)
!1262 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1260)
!1263 = !DILocation(line: 36, column: 5, scope: !1214, inlinedAt: !1215)
!1264 = !DILocation(line: 37, column: 23, scope: !1214, inlinedAt: !1215)
!1265 = !DILocation(line: 37, column: 20, scope: !1214, inlinedAt: !1215)
!1266 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1265)
!1267 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1265)
!1268 = !DILocation(line: 37, column: 5, scope: !1214, inlinedAt: !1215)
!1269 = !DILocation(line: 38, column: 23, scope: !1214, inlinedAt: !1215)
!1270 = !DILocation(line: 38, column: 20, scope: !1214, inlinedAt: !1215)
!1271 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1270)
!1272 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1270)
!1273 = !DILocation(line: 38, column: 5, scope: !1214, inlinedAt: !1215)
!1274 = !DILocation(line: 39, column: 23, scope: !1214, inlinedAt: !1215)
!1275 = !DILocation(line: 39, column: 20, scope: !1214, inlinedAt: !1215)
!1276 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1275)
!1277 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1275)
!1278 = !DILocation(line: 39, column: 5, scope: !1214, inlinedAt: !1215)
!1279 = !DILocation(line: 40, column: 15, scope: !1214, inlinedAt: !1215)
!1280 = !DILocation(line: 40, column: 5, scope: !1214, inlinedAt: !1215)
!1281 = !DILocation(line: 41, column: 15, scope: !1214, inlinedAt: !1215)
!1282 = !DILocation(line: 41, column: 5, scope: !1214, inlinedAt: !1215)
!1283 = !DILocation(line: 42, column: 14, scope: !1214, inlinedAt: !1215)
!1284 = !DILocation(line: 42, column: 5, scope: !1214, inlinedAt: !1215)
!1285 = !DILocation(line: 43, column: 14, scope: !1214, inlinedAt: !1215)
!1286 = !DILocation(line: 43, column: 5, scope: !1214, inlinedAt: !1215)
!1287 = !DILocation(line: 44, column: 14, scope: !1214, inlinedAt: !1215)
!1288 = !DILocation(line: 44, column: 5, scope: !1214, inlinedAt: !1215)
!1289 = !DILocation(line: 45, column: 14, scope: !1214, inlinedAt: !1215)
!1290 = !DILocation(line: 45, column: 5, scope: !1214, inlinedAt: !1215)
!1291 = !DILocation(line: 46, column: 14, scope: !1214, inlinedAt: !1215)
!1292 = !DILocation(line: 46, column: 19, scope: !1214, inlinedAt: !1215)
!1293 = !DILocation(line: 46, column: 24, scope: !1214, inlinedAt: !1215)
!1294 = !DILocation(line: 46, column: 5, scope: !1214, inlinedAt: !1215)
!1295 = !DILocation(line: 47, column: 14, scope: !1214, inlinedAt: !1215)
!1296 = !DILocation(line: 47, column: 5, scope: !1214, inlinedAt: !1215)
!1297 = !DILocation(line: 48, column: 14, scope: !1214, inlinedAt: !1215)
!1298 = !DILocation(line: 48, column: 5, scope: !1214, inlinedAt: !1215)
!1299 = !DILocation(line: 49, column: 13, scope: !1214, inlinedAt: !1215)
!1300 = !DILocation(line: 49, column: 19, scope: !1214, inlinedAt: !1215)
!1301 = !DILocation(line: 49, column: 16, scope: !1214, inlinedAt: !1215)
!1302 = !DILocation(line: 49, column: 5, scope: !1214, inlinedAt: !1215)
!1303 = !DILocation(line: 50, column: 23, scope: !1214, inlinedAt: !1215)
!1304 = !DILocation(line: 50, column: 32, scope: !1214, inlinedAt: !1215)
!1305 = !DILocation(line: 50, column: 20, scope: !1214, inlinedAt: !1215)
!1306 = !DILocation(line: 68, column: 6, scope: !1249, inlinedAt: !1305)
!1307 = !DILocation(line: 72, column: 2, scope: !1249, inlinedAt: !1305)
!1308 = !DILocation(line: 50, column: 5, scope: !1214, inlinedAt: !1215)
!1309 = !DILocation(line: 51, column: 15, scope: !1214, inlinedAt: !1215)
!1310 = !DILocation(line: 51, column: 25, scope: !1214, inlinedAt: !1215)
!1311 = !DILocation(line: 51, column: 20, scope: !1214, inlinedAt: !1215)
!1312 = !DILocation(line: 51, column: 5, scope: !1214, inlinedAt: !1215)
!1313 = !DILocation(line: 52, column: 5, scope: !1214, inlinedAt: !1215)
!1314 = !DILocation(line: 53, column: 20, scope: !1214, inlinedAt: !1215)
!1315 = !DILocation(line: 53, column: 14, scope: !1214, inlinedAt: !1215)
!1316 = !DILocation(line: 53, column: 5, scope: !1214, inlinedAt: !1215)
!1317 = !DILocation(line: 54, column: 22, scope: !1214, inlinedAt: !1215)
!1318 = !DILocation(line: 54, column: 17, scope: !1214, inlinedAt: !1215)
!1319 = !DILocation(line: 54, column: 14, scope: !1214, inlinedAt: !1215)
!1320 = !DILocation(line: 54, column: 5, scope: !1214, inlinedAt: !1215)
!1321 = !DILocation(line: 57, column: 2, scope: !1214, inlinedAt: !1215)
!1322 = !DILocation(line: 58, column: 2, scope: !1214, inlinedAt: !1215)
!1323 = !DILocation(line: 59, column: 2, scope: !1214, inlinedAt: !1215)
!1324 = !DILocation(line: 60, column: 2, scope: !1214, inlinedAt: !1215)
!1325 = !DILocation(line: 61, column: 2, scope: !1214, inlinedAt: !1215)
!1326 = !DILocation(line: 62, column: 5, scope: !1214, inlinedAt: !1215)
!1327 = !DILocation(line: 63, column: 19, scope: !1214, inlinedAt: !1215)
!1328 = !DILocation(line: 63, column: 14, scope: !1214, inlinedAt: !1215)
!1329 = !DILocation(line: 63, column: 5, scope: !1214, inlinedAt: !1215)
!1330 = !DILocation(line: 64, column: 19, scope: !1214, inlinedAt: !1215)
!1331 = !DILocation(line: 64, column: 14, scope: !1214, inlinedAt: !1215)
!1332 = !DILocation(line: 64, column: 22, scope: !1214, inlinedAt: !1215)
!1333 = !DILocation(line: 64, column: 5, scope: !1214, inlinedAt: !1215)
!1334 = !DILocation(line: 65, column: 16, scope: !1214, inlinedAt: !1215)
!1335 = !DILocation(line: 65, column: 12, scope: !1214, inlinedAt: !1215)
!1336 = !DILocation(line: 65, column: 5, scope: !1214, inlinedAt: !1215)
!1337 = distinct !DISubprogram(name: "IntsUint16", scope: !523, file: !523, line: 100, type: !4, isDefinition: true, scopeLine: 100, isOptimized: true, unit: !2)
!1338 = !DILocation(line: 100, column: 6, scope: !1337)
!1339 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!1340 = !DILocation(line: 100, column: 81, scope: !1337)
!1341 = !DILocation(line: 76, column: 32, scope: !1339, inlinedAt: !1340)
!1342 = !DILocation(line: 77, column: 11, scope: !1339, inlinedAt: !1340)
!1343 = !DILocation(line: 77, column: 17, scope: !1339, inlinedAt: !1340)
!1344 = !DILocation(line: 77, column: 23, scope: !1339, inlinedAt: !1340)
!1345 = !DILocation(line: 77, column: 33, scope: !1339, inlinedAt: !1340)
!1346 = !DILocation(line: 77, column: 47, scope: !1339, inlinedAt: !1340)
!1347 = !DILocation(line: 77, column: 50, scope: !1339, inlinedAt: !1340)
!1348 = !DILocation(line: 77, column: 31, scope: !1339, inlinedAt: !1340)
!1349 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1350 = !DILocation(line: 77, column: 9, scope: !1339, inlinedAt: !1340)
!1351 = !DILocation(line: 19, column: 13, scope: !1349, inlinedAt: !1350)
!1352 = !DILocation(line: 19, column: 5, scope: !1349, inlinedAt: !1350)
!1353 = !DILocation(line: 20, column: 13, scope: !1349, inlinedAt: !1350)
!1354 = !DILocation(line: 20, column: 5, scope: !1349, inlinedAt: !1350)
!1355 = !DILocation(line: 21, column: 13, scope: !1349, inlinedAt: !1350)
!1356 = !DILocation(line: 21, column: 5, scope: !1349, inlinedAt: !1350)
!1357 = !DILocation(line: 22, column: 13, scope: !1349, inlinedAt: !1350)
!1358 = !DILocation(line: 22, column: 5, scope: !1349, inlinedAt: !1350)
!1359 = !DILocation(line: 23, column: 13, scope: !1349, inlinedAt: !1350)
!1360 = !DILocation(line: 23, column: 5, scope: !1349, inlinedAt: !1350)
!1361 = !DILocation(line: 24, column: 13, scope: !1349, inlinedAt: !1350)
!1362 = !DILocation(line: 24, column: 5, scope: !1349, inlinedAt: !1350)
!1363 = !DILocation(line: 25, column: 13, scope: !1349, inlinedAt: !1350)
!1364 = !DILocation(line: 25, column: 5, scope: !1349, inlinedAt: !1350)
!1365 = !DILocation(line: 26, column: 13, scope: !1349, inlinedAt: !1350)
!1366 = !DILocation(line: 26, column: 5, scope: !1349, inlinedAt: !1350)
!1367 = !DILocation(line: 27, column: 13, scope: !1349, inlinedAt: !1350)
!1368 = !DILocation(line: 27, column: 5, scope: !1349, inlinedAt: !1350)
!1369 = !DILocation(line: 28, column: 13, scope: !1349, inlinedAt: !1350)
!1370 = !DILocation(line: 28, column: 5, scope: !1349, inlinedAt: !1350)
!1371 = !DILocation(line: 29, column: 14, scope: !1349, inlinedAt: !1350)
!1372 = !DILocation(line: 29, column: 5, scope: !1349, inlinedAt: !1350)
!1373 = !DILocation(line: 30, column: 22, scope: !1349, inlinedAt: !1350)
!1374 = !DILocation(line: 30, column: 14, scope: !1349, inlinedAt: !1350)
!1375 = !DILocation(line: 30, column: 5, scope: !1349, inlinedAt: !1350)
!1376 = !DILocation(line: 31, column: 23, scope: !1349, inlinedAt: !1350)
!1377 = !DILocation(line: 31, column: 14, scope: !1349, inlinedAt: !1350)
!1378 = !DILocation(line: 31, column: 5, scope: !1349, inlinedAt: !1350)
!1379 = !DILocation(line: 32, column: 12, scope: !1349, inlinedAt: !1350)
!1380 = !DILocation(line: 32, column: 5, scope: !1349, inlinedAt: !1350)
!1381 = !DILocation(line: 33, column: 12, scope: !1349, inlinedAt: !1350)
!1382 = !DILocation(line: 33, column: 5, scope: !1349, inlinedAt: !1350)
!1383 = !DILocation(line: 34, column: 23, scope: !1349, inlinedAt: !1350)
!1384 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!1385 = !DILocation(line: 34, column: 20, scope: !1349, inlinedAt: !1350)
!1386 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1385)
!1387 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1385)
!1388 = !DILocation(line: 34, column: 5, scope: !1349, inlinedAt: !1350)
!1389 = !DILocation(line: 35, column: 23, scope: !1349, inlinedAt: !1350)
!1390 = !DILocation(line: 35, column: 20, scope: !1349, inlinedAt: !1350)
!1391 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1390)
!1392 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1390)
!1393 = !DILocation(line: 35, column: 5, scope: !1349, inlinedAt: !1350)
!1394 = !DILocation(line: 36, column: 23, scope: !1349, inlinedAt: !1350)
!1395 = !DILocation(line: 36, column: 20, scope: !1349, inlinedAt: !1350)
!1396 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1395)
!1397 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1395)
!1398 = !DILocation(line: 36, column: 5, scope: !1349, inlinedAt: !1350)
!1399 = !DILocation(line: 37, column: 23, scope: !1349, inlinedAt: !1350)
!1400 = !DILocation(line: 37, column: 20, scope: !1349, inlinedAt: !1350)
!1401 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1400)
!1402 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1400)
!1403 = !DILocation(line: 37, column: 5, scope: !1349, inlinedAt: !1350)
!1404 = !DILocation(line: 38, column: 23, scope: !1349, inlinedAt: !1350)
!1405 = !DILocation(line: 38, column: 20, scope: !1349, inlinedAt: !1350)
!1406 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1405)
!1407 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1405)
!1408 = !DILocation(line: 38, column: 5, scope: !1349, inlinedAt: !1350)
!1409 = !DILocation(line: 39, column: 23, scope: !1349, inlinedAt: !1350)
!1410 = !DILocation(line: 39, column: 20, scope: !1349, inlinedAt: !1350)
!1411 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1410)
!1412 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1410)
!1413 = !DILocation(line: 39, column: 5, scope: !1349, inlinedAt: !1350)
!1414 = !DILocation(line: 40, column: 15, scope: !1349, inlinedAt: !1350)
!1415 = !DILocation(line: 40, column: 5, scope: !1349, inlinedAt: !1350)
!1416 = !DILocation(line: 41, column: 15, scope: !1349, inlinedAt: !1350)
!1417 = !DILocation(line: 41, column: 5, scope: !1349, inlinedAt: !1350)
!1418 = !DILocation(line: 42, column: 14, scope: !1349, inlinedAt: !1350)
!1419 = !DILocation(line: 42, column: 5, scope: !1349, inlinedAt: !1350)
!1420 = !DILocation(line: 43, column: 14, scope: !1349, inlinedAt: !1350)
!1421 = !DILocation(line: 43, column: 5, scope: !1349, inlinedAt: !1350)
!1422 = !DILocation(line: 44, column: 14, scope: !1349, inlinedAt: !1350)
!1423 = !DILocation(line: 44, column: 5, scope: !1349, inlinedAt: !1350)
!1424 = !DILocation(line: 45, column: 14, scope: !1349, inlinedAt: !1350)
!1425 = !DILocation(line: 45, column: 5, scope: !1349, inlinedAt: !1350)
!1426 = !DILocation(line: 46, column: 14, scope: !1349, inlinedAt: !1350)
!1427 = !DILocation(line: 46, column: 19, scope: !1349, inlinedAt: !1350)
!1428 = !DILocation(line: 46, column: 24, scope: !1349, inlinedAt: !1350)
!1429 = !DILocation(line: 46, column: 5, scope: !1349, inlinedAt: !1350)
!1430 = !DILocation(line: 47, column: 14, scope: !1349, inlinedAt: !1350)
!1431 = !DILocation(line: 47, column: 5, scope: !1349, inlinedAt: !1350)
!1432 = !DILocation(line: 48, column: 14, scope: !1349, inlinedAt: !1350)
!1433 = !DILocation(line: 48, column: 5, scope: !1349, inlinedAt: !1350)
!1434 = !DILocation(line: 49, column: 13, scope: !1349, inlinedAt: !1350)
!1435 = !DILocation(line: 49, column: 19, scope: !1349, inlinedAt: !1350)
!1436 = !DILocation(line: 49, column: 16, scope: !1349, inlinedAt: !1350)
!1437 = !DILocation(line: 49, column: 5, scope: !1349, inlinedAt: !1350)
!1438 = !DILocation(line: 50, column: 23, scope: !1349, inlinedAt: !1350)
!1439 = !DILocation(line: 50, column: 32, scope: !1349, inlinedAt: !1350)
!1440 = !DILocation(line: 50, column: 20, scope: !1349, inlinedAt: !1350)
!1441 = !DILocation(line: 68, column: 6, scope: !1384, inlinedAt: !1440)
!1442 = !DILocation(line: 72, column: 2, scope: !1384, inlinedAt: !1440)
!1443 = !DILocation(line: 50, column: 5, scope: !1349, inlinedAt: !1350)
!1444 = !DILocation(line: 51, column: 15, scope: !1349, inlinedAt: !1350)
!1445 = !DILocation(line: 51, column: 25, scope: !1349, inlinedAt: !1350)
!1446 = !DILocation(line: 51, column: 20, scope: !1349, inlinedAt: !1350)
!1447 = !DILocation(line: 51, column: 5, scope: !1349, inlinedAt: !1350)
!1448 = !DILocation(line: 52, column: 5, scope: !1349, inlinedAt: !1350)
!1449 = !DILocation(line: 53, column: 20, scope: !1349, inlinedAt: !1350)
!1450 = !DILocation(line: 53, column: 14, scope: !1349, inlinedAt: !1350)
!1451 = !DILocation(line: 53, column: 5, scope: !1349, inlinedAt: !1350)
!1452 = !DILocation(line: 54, column: 22, scope: !1349, inlinedAt: !1350)
!1453 = !DILocation(line: 54, column: 17, scope: !1349, inlinedAt: !1350)
!1454 = !DILocation(line: 54, column: 14, scope: !1349, inlinedAt: !1350)
!1455 = !DILocation(line: 54, column: 5, scope: !1349, inlinedAt: !1350)
!1456 = !DILocation(line: 57, column: 2, scope: !1349, inlinedAt: !1350)
!1457 = !DILocation(line: 58, column: 2, scope: !1349, inlinedAt: !1350)
!1458 = !DILocation(line: 59, column: 2, scope: !1349, inlinedAt: !1350)
!1459 = !DILocation(line: 60, column: 2, scope: !1349, inlinedAt: !1350)
!1460 = !DILocation(line: 61, column: 2, scope: !1349, inlinedAt: !1350)
!1461 = !DILocation(line: 62, column: 5, scope: !1349, inlinedAt: !1350)
!1462 = !DILocation(line: 63, column: 19, scope: !1349, inlinedAt: !1350)
!1463 = !DILocation(line: 63, column: 14, scope: !1349, inlinedAt: !1350)
!1464 = !DILocation(line: 63, column: 5, scope: !1349, inlinedAt: !1350)
!1465 = !DILocation(line: 64, column: 19, scope: !1349, inlinedAt: !1350)
!1466 = !DILocation(line: 64, column: 14, scope: !1349, inlinedAt: !1350)
!1467 = !DILocation(line: 64, column: 22, scope: !1349, inlinedAt: !1350)
!1468 = !DILocation(line: 64, column: 5, scope: !1349, inlinedAt: !1350)
!1469 = !DILocation(line: 65, column: 16, scope: !1349, inlinedAt: !1350)
!1470 = !DILocation(line: 65, column: 12, scope: !1349, inlinedAt: !1350)
!1471 = !DILocation(line: 65, column: 5, scope: !1349, inlinedAt: !1350)
!1472 = distinct !DISubprogram(name: "IntsUint32", scope: !523, file: !523, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!1473 = !DILocation(line: 103, column: 6, scope: !1472)
!1474 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!1475 = !DILocation(line: 103, column: 81, scope: !1472)
!1476 = !DILocation(line: 76, column: 32, scope: !1474, inlinedAt: !1475)
!1477 = !DILocation(line: 77, column: 11, scope: !1474, inlinedAt: !1475)
!1478 = !DILocation(line: 77, column: 17, scope: !1474, inlinedAt: !1475)
!1479 = !DILocation(line: 77, column: 23, scope: !1474, inlinedAt: !1475)
!1480 = !DILocation(line: 77, column: 33, scope: !1474, inlinedAt: !1475)
!1481 = !DILocation(line: 77, column: 47, scope: !1474, inlinedAt: !1475)
!1482 = !DILocation(line: 77, column: 50, scope: !1474, inlinedAt: !1475)
!1483 = !DILocation(line: 77, column: 31, scope: !1474, inlinedAt: !1475)
!1484 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1485 = !DILocation(line: 77, column: 9, scope: !1474, inlinedAt: !1475)
!1486 = !DILocation(line: 19, column: 13, scope: !1484, inlinedAt: !1485)
!1487 = !DILocation(line: 19, column: 5, scope: !1484, inlinedAt: !1485)
!1488 = !DILocation(line: 20, column: 13, scope: !1484, inlinedAt: !1485)
!1489 = !DILocation(line: 20, column: 5, scope: !1484, inlinedAt: !1485)
!1490 = !DILocation(line: 21, column: 13, scope: !1484, inlinedAt: !1485)
!1491 = !DILocation(line: 21, column: 5, scope: !1484, inlinedAt: !1485)
!1492 = !DILocation(line: 22, column: 13, scope: !1484, inlinedAt: !1485)
!1493 = !DILocation(line: 22, column: 5, scope: !1484, inlinedAt: !1485)
!1494 = !DILocation(line: 23, column: 13, scope: !1484, inlinedAt: !1485)
!1495 = !DILocation(line: 23, column: 5, scope: !1484, inlinedAt: !1485)
!1496 = !DILocation(line: 24, column: 13, scope: !1484, inlinedAt: !1485)
!1497 = !DILocation(line: 24, column: 5, scope: !1484, inlinedAt: !1485)
!1498 = !DILocation(line: 25, column: 13, scope: !1484, inlinedAt: !1485)
!1499 = !DILocation(line: 25, column: 5, scope: !1484, inlinedAt: !1485)
!1500 = !DILocation(line: 26, column: 13, scope: !1484, inlinedAt: !1485)
!1501 = !DILocation(line: 26, column: 5, scope: !1484, inlinedAt: !1485)
!1502 = !DILocation(line: 27, column: 13, scope: !1484, inlinedAt: !1485)
!1503 = !DILocation(line: 27, column: 5, scope: !1484, inlinedAt: !1485)
!1504 = !DILocation(line: 28, column: 13, scope: !1484, inlinedAt: !1485)
!1505 = !DILocation(line: 28, column: 5, scope: !1484, inlinedAt: !1485)
!1506 = !DILocation(line: 29, column: 14, scope: !1484, inlinedAt: !1485)
!1507 = !DILocation(line: 29, column: 5, scope: !1484, inlinedAt: !1485)
!1508 = !DILocation(line: 30, column: 22, scope: !1484, inlinedAt: !1485)
!1509 = !DILocation(line: 30, column: 14, scope: !1484, inlinedAt: !1485)
!1510 = !DILocation(line: 30, column: 5, scope: !1484, inlinedAt: !1485)
!1511 = !DILocation(line: 31, column: 23, scope: !1484, inlinedAt: !1485)
!1512 = !DILocation(line: 31, column: 14, scope: !1484, inlinedAt: !1485)
!1513 = !DILocation(line: 31, column: 5, scope: !1484, inlinedAt: !1485)
!1514 = !DILocation(line: 32, column: 12, scope: !1484, inlinedAt: !1485)
!1515 = !DILocation(line: 32, column: 5, scope: !1484, inlinedAt: !1485)
!1516 = !DILocation(line: 33, column: 12, scope: !1484, inlinedAt: !1485)
!1517 = !DILocation(line: 33, column: 5, scope: !1484, inlinedAt: !1485)
!1518 = !DILocation(line: 34, column: 23, scope: !1484, inlinedAt: !1485)
!1519 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!1520 = !DILocation(line: 34, column: 20, scope: !1484, inlinedAt: !1485)
!1521 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1520)
!1522 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1520)
!1523 = !DILocation(line: 34, column: 5, scope: !1484, inlinedAt: !1485)
!1524 = !DILocation(line: 35, column: 23, scope: !1484, inlinedAt: !1485)
!1525 = !DILocation(line: 35, column: 20, scope: !1484, inlinedAt: !1485)
!1526 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1525)
!1527 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1525)
!1528 = !DILocation(line: 35, column: 5, scope: !1484, inlinedAt: !1485)
!1529 = !DILocation(line: 36, column: 23, scope: !1484, inlinedAt: !1485)
!1530 = !DILocation(line: 36, column: 20, scope: !1484, inlinedAt: !1485)
!1531 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1530)
!1532 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1530)
!1533 = !DILocation(line: 36, column: 5, scope: !1484, inlinedAt: !1485)
!1534 = !DILocation(line: 37, column: 23, scope: !1484, inlinedAt: !1485)
!1535 = !DILocation(line: 37, column: 20, scope: !1484, inlinedAt: !1485)
!1536 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1535)
!1537 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1535)
!1538 = !DILocation(line: 37, column: 5, scope: !1484, inlinedAt: !1485)
!1539 = !DILocation(line: 38, column: 23, scope: !1484, inlinedAt: !1485)
!1540 = !DILocation(line: 38, column: 20, scope: !1484, inlinedAt: !1485)
!1541 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1540)
!1542 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1540)
!1543 = !DILocation(line: 38, column: 5, scope: !1484, inlinedAt: !1485)
!1544 = !DILocation(line: 39, column: 23, scope: !1484, inlinedAt: !1485)
!1545 = !DILocation(line: 39, column: 20, scope: !1484, inlinedAt: !1485)
!1546 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1545)
!1547 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1545)
!1548 = !DILocation(line: 39, column: 5, scope: !1484, inlinedAt: !1485)
!1549 = !DILocation(line: 40, column: 15, scope: !1484, inlinedAt: !1485)
!1550 = !DILocation(line: 40, column: 5, scope: !1484, inlinedAt: !1485)
!1551 = !DILocation(line: 41, column: 15, scope: !1484, inlinedAt: !1485)
!1552 = !DILocation(line: 41, column: 5, scope: !1484, inlinedAt: !1485)
!1553 = !DILocation(line: 42, column: 14, scope: !1484, inlinedAt: !1485)
!1554 = !DILocation(line: 42, column: 5, scope: !1484, inlinedAt: !1485)
!1555 = !DILocation(line: 43, column: 14, scope: !1484, inlinedAt: !1485)
!1556 = !DILocation(line: 43, column: 5, scope: !1484, inlinedAt: !1485)
!1557 = !DILocation(line: 44, column: 14, scope: !1484, inlinedAt: !1485)
!1558 = !DILocation(line: 44, column: 5, scope: !1484, inlinedAt: !1485)
!1559 = !DILocation(line: 45, column: 14, scope: !1484, inlinedAt: !1485)
!1560 = !DILocation(line: 45, column: 5, scope: !1484, inlinedAt: !1485)
!1561 = !DILocation(line: 46, column: 14, scope: !1484, inlinedAt: !1485)
!1562 = !DILocation(line: 46, column: 19, scope: !1484, inlinedAt: !1485)
!1563 = !DILocation(line: 46, column: 24, scope: !1484, inlinedAt: !1485)
!1564 = !DILocation(line: 46, column: 5, scope: !1484, inlinedAt: !1485)
!1565 = !DILocation(line: 47, column: 14, scope: !1484, inlinedAt: !1485)
!1566 = !DILocation(line: 47, column: 5, scope: !1484, inlinedAt: !1485)
!1567 = !DILocation(line: 48, column: 14, scope: !1484, inlinedAt: !1485)
!1568 = !DILocation(line: 48, column: 5, scope: !1484, inlinedAt: !1485)
!1569 = !DILocation(line: 49, column: 13, scope: !1484, inlinedAt: !1485)
!1570 = !DILocation(line: 49, column: 19, scope: !1484, inlinedAt: !1485)
!1571 = !DILocation(line: 49, column: 16, scope: !1484, inlinedAt: !1485)
!1572 = !DILocation(line: 49, column: 5, scope: !1484, inlinedAt: !1485)
!1573 = !DILocation(line: 50, column: 23, scope: !1484, inlinedAt: !1485)
!1574 = !DILocation(line: 50, column: 32, scope: !1484, inlinedAt: !1485)
!1575 = !DILocation(line: 50, column: 20, scope: !1484, inlinedAt: !1485)
!1576 = !DILocation(line: 68, column: 6, scope: !1519, inlinedAt: !1575)
!1577 = !DILocation(line: 72, column: 2, scope: !1519, inlinedAt: !1575)
!1578 = !DILocation(line: 50, column: 5, scope: !1484, inlinedAt: !1485)
!1579 = !DILocation(line: 51, column: 15, scope: !1484, inlinedAt: !1485)
!1580 = !DILocation(line: 51, column: 25, scope: !1484, inlinedAt: !1485)
!1581 = !DILocation(line: 51, column: 20, scope: !1484, inlinedAt: !1485)
!1582 = !DILocation(line: 51, column: 5, scope: !1484, inlinedAt: !1485)
!1583 = !DILocation(line: 52, column: 13, scope: !1484, inlinedAt: !1485)
!1584 = !DILocation(line: 52, column: 5, scope: !1484, inlinedAt: !1485)
!1585 = !DILocation(line: 53, column: 20, scope: !1484, inlinedAt: !1485)
!1586 = !DILocation(line: 53, column: 14, scope: !1484, inlinedAt: !1485)
!1587 = !DILocation(line: 53, column: 5, scope: !1484, inlinedAt: !1485)
!1588 = !DILocation(line: 54, column: 22, scope: !1484, inlinedAt: !1485)
!1589 = !DILocation(line: 54, column: 17, scope: !1484, inlinedAt: !1485)
!1590 = !DILocation(line: 54, column: 14, scope: !1484, inlinedAt: !1485)
!1591 = !DILocation(line: 54, column: 5, scope: !1484, inlinedAt: !1485)
!1592 = !DILocation(line: 57, column: 2, scope: !1484, inlinedAt: !1485)
!1593 = !DILocation(line: 58, column: 2, scope: !1484, inlinedAt: !1485)
!1594 = !DILocation(line: 59, column: 2, scope: !1484, inlinedAt: !1485)
!1595 = !DILocation(line: 60, column: 2, scope: !1484, inlinedAt: !1485)
!1596 = !DILocation(line: 61, column: 2, scope: !1484, inlinedAt: !1485)
!1597 = !DILocation(line: 62, column: 5, scope: !1484, inlinedAt: !1485)
!1598 = !DILocation(line: 63, column: 19, scope: !1484, inlinedAt: !1485)
!1599 = !DILocation(line: 63, column: 14, scope: !1484, inlinedAt: !1485)
!1600 = !DILocation(line: 63, column: 5, scope: !1484, inlinedAt: !1485)
!1601 = !DILocation(line: 64, column: 19, scope: !1484, inlinedAt: !1485)
!1602 = !DILocation(line: 64, column: 14, scope: !1484, inlinedAt: !1485)
!1603 = !DILocation(line: 64, column: 22, scope: !1484, inlinedAt: !1485)
!1604 = !DILocation(line: 64, column: 5, scope: !1484, inlinedAt: !1485)
!1605 = !DILocation(line: 65, column: 16, scope: !1484, inlinedAt: !1485)
!1606 = !DILocation(line: 65, column: 12, scope: !1484, inlinedAt: !1485)
!1607 = !DILocation(line: 65, column: 5, scope: !1484, inlinedAt: !1485)
!1608 = distinct !DISubprogram(name: "IntsUint64", scope: !523, file: !523, line: 106, type: !4, isDefinition: true, scopeLine: 106, isOptimized: true, unit: !2)
!1609 = !DILocation(line: 106, column: 6, scope: !1608)
!1610 = distinct !DISubprogram(name: "intsAt", scope: !523, file: !523, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!1611 = !DILocation(line: 106, column: 81, scope: !1608)
!1612 = !DILocation(line: 76, column: 32, scope: !1610, inlinedAt: !1611)
!1613 = !DILocation(line: 77, column: 11, scope: !1610, inlinedAt: !1611)
!1614 = !DILocation(line: 77, column: 17, scope: !1610, inlinedAt: !1611)
!1615 = !DILocation(line: 77, column: 23, scope: !1610, inlinedAt: !1611)
!1616 = !DILocation(line: 77, column: 33, scope: !1610, inlinedAt: !1611)
!1617 = !DILocation(line: 77, column: 47, scope: !1610, inlinedAt: !1611)
!1618 = !DILocation(line: 77, column: 50, scope: !1610, inlinedAt: !1611)
!1619 = !DILocation(line: 77, column: 31, scope: !1610, inlinedAt: !1611)
!1620 = distinct !DISubprogram(name: "intOps", scope: !523, file: !523, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1621 = !DILocation(line: 77, column: 9, scope: !1610, inlinedAt: !1611)
!1622 = !DILocation(line: 19, column: 13, scope: !1620, inlinedAt: !1621)
!1623 = !DILocation(line: 19, column: 5, scope: !1620, inlinedAt: !1621)
!1624 = !DILocation(line: 20, column: 13, scope: !1620, inlinedAt: !1621)
!1625 = !DILocation(line: 20, column: 5, scope: !1620, inlinedAt: !1621)
!1626 = !DILocation(line: 21, column: 13, scope: !1620, inlinedAt: !1621)
!1627 = !DILocation(line: 21, column: 5, scope: !1620, inlinedAt: !1621)
!1628 = !DILocation(line: 22, column: 13, scope: !1620, inlinedAt: !1621)
!1629 = !DILocation(line: 22, column: 5, scope: !1620, inlinedAt: !1621)
!1630 = !DILocation(line: 23, column: 13, scope: !1620, inlinedAt: !1621)
!1631 = !DILocation(line: 23, column: 5, scope: !1620, inlinedAt: !1621)
!1632 = !DILocation(line: 24, column: 13, scope: !1620, inlinedAt: !1621)
!1633 = !DILocation(line: 24, column: 5, scope: !1620, inlinedAt: !1621)
!1634 = !DILocation(line: 25, column: 13, scope: !1620, inlinedAt: !1621)
!1635 = !DILocation(line: 25, column: 5, scope: !1620, inlinedAt: !1621)
!1636 = !DILocation(line: 26, column: 13, scope: !1620, inlinedAt: !1621)
!1637 = !DILocation(line: 26, column: 5, scope: !1620, inlinedAt: !1621)
!1638 = !DILocation(line: 27, column: 13, scope: !1620, inlinedAt: !1621)
!1639 = !DILocation(line: 27, column: 5, scope: !1620, inlinedAt: !1621)
!1640 = !DILocation(line: 28, column: 13, scope: !1620, inlinedAt: !1621)
!1641 = !DILocation(line: 28, column: 5, scope: !1620, inlinedAt: !1621)
!1642 = !DILocation(line: 29, column: 14, scope: !1620, inlinedAt: !1621)
!1643 = !DILocation(line: 29, column: 5, scope: !1620, inlinedAt: !1621)
!1644 = !DILocation(line: 30, column: 22, scope: !1620, inlinedAt: !1621)
!1645 = !DILocation(line: 30, column: 14, scope: !1620, inlinedAt: !1621)
!1646 = !DILocation(line: 30, column: 5, scope: !1620, inlinedAt: !1621)
!1647 = !DILocation(line: 31, column: 23, scope: !1620, inlinedAt: !1621)
!1648 = !DILocation(line: 31, column: 14, scope: !1620, inlinedAt: !1621)
!1649 = !DILocation(line: 31, column: 5, scope: !1620, inlinedAt: !1621)
!1650 = !DILocation(line: 32, column: 12, scope: !1620, inlinedAt: !1621)
!1651 = !DILocation(line: 32, column: 5, scope: !1620, inlinedAt: !1621)
!1652 = !DILocation(line: 33, column: 12, scope: !1620, inlinedAt: !1621)
!1653 = !DILocation(line: 33, column: 5, scope: !1620, inlinedAt: !1621)
!1654 = !DILocation(line: 34, column: 23, scope: !1620, inlinedAt: !1621)
!1655 = distinct !DISubprogram(name: "truth", scope: !523, file: !523, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!1656 = !DILocation(line: 34, column: 20, scope: !1620, inlinedAt: !1621)
!1657 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1656)
!1658 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1656)
!1659 = !DILocation(line: 34, column: 5, scope: !1620, inlinedAt: !1621)
!1660 = !DILocation(line: 35, column: 23, scope: !1620, inlinedAt: !1621)
!1661 = !DILocation(line: 35, column: 20, scope: !1620, inlinedAt: !1621)
!1662 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1661)
!1663 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1661)
!1664 = !DILocation(line: 35, column: 5, scope: !1620, inlinedAt: !1621)
!1665 = !DILocation(line: 36, column: 23, scope: !1620, inlinedAt: !1621)
!1666 = !DILocation(line: 36, column: 20, scope: !1620, inlinedAt: !1621)
!1667 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1666)
!1668 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1666)
!1669 = !DILocation(line: 36, column: 5, scope: !1620, inlinedAt: !1621)
!1670 = !DILocation(line: 37, column: 23, scope: !1620, inlinedAt: !1621)
!1671 = !DILocation(line: 37, column: 20, scope: !1620, inlinedAt: !1621)
!1672 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1671)
!1673 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1671)
!1674 = !DILocation(line: 37, column: 5, scope: !1620, inlinedAt: !1621)
!1675 = !DILocation(line: 38, column: 23, scope: !1620, inlinedAt: !1621)
!1676 = !DILocation(line: 38, column: 20, scope: !1620, inlinedAt: !1621)
!1677 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1676)
!1678 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1676)
!1679 = !DILocation(line: 38, column: 5, scope: !1620, inlinedAt: !1621)
!1680 = !DILocation(line: 39, column: 23, scope: !1620, inlinedAt: !1621)
!1681 = !DILocation(line: 39, column: 20, scope: !1620, inlinedAt: !1621)
!1682 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1681)
!1683 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1681)
!1684 = !DILocation(line: 39, column: 5, scope: !1620, inlinedAt: !1621)
!1685 = !DILocation(line: 40, column: 15, scope: !1620, inlinedAt: !1621)
!1686 = !DILocation(line: 40, column: 5, scope: !1620, inlinedAt: !1621)
!1687 = !DILocation(line: 41, column: 15, scope: !1620, inlinedAt: !1621)
!1688 = !DILocation(line: 41, column: 5, scope: !1620, inlinedAt: !1621)
!1689 = !DILocation(line: 42, column: 14, scope: !1620, inlinedAt: !1621)
!1690 = !DILocation(line: 42, column: 5, scope: !1620, inlinedAt: !1621)
!1691 = !DILocation(line: 43, column: 14, scope: !1620, inlinedAt: !1621)
!1692 = !DILocation(line: 43, column: 5, scope: !1620, inlinedAt: !1621)
!1693 = !DILocation(line: 44, column: 14, scope: !1620, inlinedAt: !1621)
!1694 = !DILocation(line: 44, column: 5, scope: !1620, inlinedAt: !1621)
!1695 = !DILocation(line: 45, column: 14, scope: !1620, inlinedAt: !1621)
!1696 = !DILocation(line: 45, column: 5, scope: !1620, inlinedAt: !1621)
!1697 = !DILocation(line: 46, column: 14, scope: !1620, inlinedAt: !1621)
!1698 = !DILocation(line: 46, column: 19, scope: !1620, inlinedAt: !1621)
!1699 = !DILocation(line: 46, column: 24, scope: !1620, inlinedAt: !1621)
!1700 = !DILocation(line: 46, column: 5, scope: !1620, inlinedAt: !1621)
!1701 = !DILocation(line: 47, column: 14, scope: !1620, inlinedAt: !1621)
!1702 = !DILocation(line: 47, column: 5, scope: !1620, inlinedAt: !1621)
!1703 = !DILocation(line: 48, column: 14, scope: !1620, inlinedAt: !1621)
!1704 = !DILocation(line: 48, column: 5, scope: !1620, inlinedAt: !1621)
!1705 = !DILocation(line: 49, column: 13, scope: !1620, inlinedAt: !1621)
!1706 = !DILocation(line: 49, column: 19, scope: !1620, inlinedAt: !1621)
!1707 = !DILocation(line: 49, column: 16, scope: !1620, inlinedAt: !1621)
!1708 = !DILocation(line: 49, column: 5, scope: !1620, inlinedAt: !1621)
!1709 = !DILocation(line: 50, column: 23, scope: !1620, inlinedAt: !1621)
!1710 = !DILocation(line: 50, column: 32, scope: !1620, inlinedAt: !1621)
!1711 = !DILocation(line: 50, column: 20, scope: !1620, inlinedAt: !1621)
!1712 = !DILocation(line: 68, column: 6, scope: !1655, inlinedAt: !1711)
!1713 = !DILocation(line: 72, column: 2, scope: !1655, inlinedAt: !1711)
!1714 = !DILocation(line: 50, column: 5, scope: !1620, inlinedAt: !1621)
!1715 = !DILocation(line: 51, column: 15, scope: !1620, inlinedAt: !1621)
!1716 = !DILocation(line: 51, column: 25, scope: !1620, inlinedAt: !1621)
!1717 = !DILocation(line: 51, column: 20, scope: !1620, inlinedAt: !1621)
!1718 = !DILocation(line: 51, column: 5, scope: !1620, inlinedAt: !1621)
!1719 = !DILocation(line: 52, column: 5, scope: !1620, inlinedAt: !1621)
!1720 = !DILocation(line: 53, column: 20, scope: !1620, inlinedAt: !1621)
!1721 = !DILocation(line: 53, column: 14, scope: !1620, inlinedAt: !1621)
!1722 = !DILocation(line: 53, column: 5, scope: !1620, inlinedAt: !1621)
!1723 = !DILocation(line: 54, column: 22, scope: !1620, inlinedAt: !1621)
!1724 = !DILocation(line: 54, column: 17, scope: !1620, inlinedAt: !1621)
!1725 = !DILocation(line: 54, column: 14, scope: !1620, inlinedAt: !1621)
!1726 = !DILocation(line: 54, column: 5, scope: !1620, inlinedAt: !1621)
!1727 = !DILocation(line: 57, column: 2, scope: !1620, inlinedAt: !1621)
!1728 = !DILocation(line: 58, column: 2, scope: !1620, inlinedAt: !1621)
!1729 = !DILocation(line: 59, column: 2, scope: !1620, inlinedAt: !1621)
!1730 = !DILocation(line: 60, column: 2, scope: !1620, inlinedAt: !1621)
!1731 = !DILocation(line: 61, column: 2, scope: !1620, inlinedAt: !1621)
!1732 = !DILocation(line: 62, column: 5, scope: !1620, inlinedAt: !1621)
!1733 = !DILocation(line: 63, column: 19, scope: !1620, inlinedAt: !1621)
!1734 = !DILocation(line: 63, column: 14, scope: !1620, inlinedAt: !1621)
!1735 = !DILocation(line: 63, column: 5, scope: !1620, inlinedAt: !1621)
!1736 = !DILocation(line: 64, column: 19, scope: !1620, inlinedAt: !1621)
!1737 = !DILocation(line: 64, column: 14, scope: !1620, inlinedAt: !1621)
!1738 = !DILocation(line: 64, column: 22, scope: !1620, inlinedAt: !1621)
!1739 = !DILocation(line: 64, column: 5, scope: !1620, inlinedAt: !1621)
!1740 = !DILocation(line: 65, column: 16, scope: !1620, inlinedAt: !1621)
!1741 = !DILocation(line: 65, column: 12, scope: !1620, inlinedAt: !1621)
!1742 = !DILocation(line: 65, column: 5, scope: !1620, inlinedAt: !1621)
!1743 = distinct !DISubprogram(name: "ConvInt8", scope: !523, file: !523, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!1744 = !DILocation(line: 136, column: 6, scope: !1743)
!1745 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1746 = !DILocation(line: 136, column: 62, scope: !1743)
!1747 = !DILocation(line: 130, column: 32, scope: !1745, inlinedAt: !1746)
!1748 = !DILocation(line: 131, column: 12, scope: !1745, inlinedAt: !1746)
!1749 = !DILocation(line: 131, column: 22, scope: !1745, inlinedAt: !1746)
!1750 = !DILocation(line: 131, column: 37, scope: !1745, inlinedAt: !1746)
!1751 = !DILocation(line: 131, column: 40, scope: !1745, inlinedAt: !1746)
!1752 = !DILocation(line: 131, column: 20, scope: !1745, inlinedAt: !1746)
!1753 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!1754 = !DILocation(line: 131, column: 10, scope: !1745, inlinedAt: !1746)
!1755 = !DILocation(line: 113, column: 17, scope: !1753, inlinedAt: !1754)
!1756 = !DILocation(line: 113, column: 5, scope: !1753, inlinedAt: !1754)
!1757 = !DILocation(line: 114, column: 23, scope: !1753, inlinedAt: !1754)
!1758 = !DILocation(line: 114, column: 17, scope: !1753, inlinedAt: !1754)
!1759 = !DILocation(line: 114, column: 5, scope: !1753, inlinedAt: !1754)
!1760 = !DILocation(line: 115, column: 23, scope: !1753, inlinedAt: !1754)
!1761 = !DILocation(line: 115, column: 17, scope: !1753, inlinedAt: !1754)
!1762 = !DILocation(line: 115, column: 5, scope: !1753, inlinedAt: !1754)
!1763 = !DILocation(line: 116, column: 23, scope: !1753, inlinedAt: !1754)
!1764 = !DILocation(line: 116, column: 17, scope: !1753, inlinedAt: !1754)
!1765 = !DILocation(line: 116, column: 5, scope: !1753, inlinedAt: !1754)
!1766 = !DILocation(line: 117, column: 23, scope: !1753, inlinedAt: !1754)
!1767 = !DILocation(line: 117, column: 17, scope: !1753, inlinedAt: !1754)
!1768 = !DILocation(line: 117, column: 5, scope: !1753, inlinedAt: !1754)
!1769 = !DILocation(line: 118, column: 24, scope: !1753, inlinedAt: !1754)
!1770 = !DILocation(line: 118, column: 17, scope: !1753, inlinedAt: !1754)
!1771 = !DILocation(line: 118, column: 5, scope: !1753, inlinedAt: !1754)
!1772 = !DILocation(line: 119, column: 24, scope: !1753, inlinedAt: !1754)
!1773 = !DILocation(line: 119, column: 17, scope: !1753, inlinedAt: !1754)
!1774 = !DILocation(line: 119, column: 5, scope: !1753, inlinedAt: !1754)
!1775 = !DILocation(line: 120, column: 5, scope: !1753, inlinedAt: !1754)
!1776 = !DILocation(line: 121, column: 5, scope: !1753, inlinedAt: !1754)
!1777 = !DILocation(line: 122, column: 37, scope: !1753, inlinedAt: !1754)
!1778 = distinct !DISubprogram(name: "float32bits", scope: !220, file: !220, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!1779 = !DILocation(line: 122, column: 29, scope: !1753, inlinedAt: !1754)
!1780 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !1779)
!1781 = !DILocation(line: 122, column: 17, scope: !1753, inlinedAt: !1754)
!1782 = !DILocation(line: 122, column: 5, scope: !1753, inlinedAt: !1754)
!1783 = !DILocation(line: 123, column: 31, scope: !1753, inlinedAt: !1754)
!1784 = distinct !DISubprogram(name: "float64bits", scope: !220, file: !220, line: 11, type: !4, isDefinition: true, scopeLine: 11, isOptimized: true, unit: !2)
!1785 = !DILocation(line: 123, column: 23, scope: !1753, inlinedAt: !1754)
!1786 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1785)
!1787 = !DILocation(line: 123, column: 5, scope: !1753, inlinedAt: !1754)
!1788 = !DILocation(line: 124, column: 31, scope: !1753, inlinedAt: !1754)
!1789 = !DILocation(line: 124, column: 23, scope: !1753, inlinedAt: !1754)
!1790 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1789)
!1791 = !DILocation(line: 124, column: 5, scope: !1753, inlinedAt: !1754)
!1792 = !DILocation(line: 125, column: 30, scope: !1753, inlinedAt: !1754)
!1793 = !DILocation(line: 125, column: 23, scope: !1753, inlinedAt: !1754)
!1794 = !DILocation(line: 125, column: 18, scope: !1753, inlinedAt: !1754)
!1795 = !DILocation(line: 125, column: 5, scope: !1753, inlinedAt: !1754)
!1796 = !DILocation(line: 126, column: 5, scope: !1753, inlinedAt: !1754)
!1797 = distinct !DISubprogram(name: "ConvInt16", scope: !523, file: !523, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!1798 = !DILocation(line: 139, column: 6, scope: !1797)
!1799 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1800 = !DILocation(line: 139, column: 64, scope: !1797)
!1801 = !DILocation(line: 130, column: 32, scope: !1799, inlinedAt: !1800)
!1802 = !DILocation(line: 131, column: 12, scope: !1799, inlinedAt: !1800)
!1803 = !DILocation(line: 131, column: 22, scope: !1799, inlinedAt: !1800)
!1804 = !DILocation(line: 131, column: 37, scope: !1799, inlinedAt: !1800)
!1805 = !DILocation(line: 131, column: 40, scope: !1799, inlinedAt: !1800)
!1806 = !DILocation(line: 131, column: 20, scope: !1799, inlinedAt: !1800)
!1807 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!1808 = !DILocation(line: 131, column: 10, scope: !1799, inlinedAt: !1800)
!1809 = !DILocation(line: 113, column: 22, scope: !1807, inlinedAt: !1808)
!1810 = !DILocation(line: 113, column: 17, scope: !1807, inlinedAt: !1808)
!1811 = !DILocation(line: 113, column: 5, scope: !1807, inlinedAt: !1808)
!1812 = !DILocation(line: 114, column: 17, scope: !1807, inlinedAt: !1808)
!1813 = !DILocation(line: 114, column: 5, scope: !1807, inlinedAt: !1808)
!1814 = !DILocation(line: 115, column: 23, scope: !1807, inlinedAt: !1808)
!1815 = !DILocation(line: 115, column: 17, scope: !1807, inlinedAt: !1808)
!1816 = !DILocation(line: 115, column: 5, scope: !1807, inlinedAt: !1808)
!1817 = !DILocation(line: 116, column: 23, scope: !1807, inlinedAt: !1808)
!1818 = !DILocation(line: 116, column: 17, scope: !1807, inlinedAt: !1808)
!1819 = !DILocation(line: 116, column: 5, scope: !1807, inlinedAt: !1808)
!1820 = !DILocation(line: 117, column: 23, scope: !1807, inlinedAt: !1808)
!1821 = !DILocation(line: 117, column: 17, scope: !1807, inlinedAt: !1808)
!1822 = !DILocation(line: 117, column: 5, scope: !1807, inlinedAt: !1808)
!1823 = !DILocation(line: 118, column: 24, scope: !1807, inlinedAt: !1808)
!1824 = !DILocation(line: 118, column: 17, scope: !1807, inlinedAt: !1808)
!1825 = !DILocation(line: 118, column: 5, scope: !1807, inlinedAt: !1808)
!1826 = !DILocation(line: 119, column: 24, scope: !1807, inlinedAt: !1808)
!1827 = !DILocation(line: 119, column: 17, scope: !1807, inlinedAt: !1808)
!1828 = !DILocation(line: 119, column: 5, scope: !1807, inlinedAt: !1808)
!1829 = !DILocation(line: 120, column: 5, scope: !1807, inlinedAt: !1808)
!1830 = !DILocation(line: 121, column: 5, scope: !1807, inlinedAt: !1808)
!1831 = !DILocation(line: 122, column: 37, scope: !1807, inlinedAt: !1808)
!1832 = !DILocation(line: 122, column: 29, scope: !1807, inlinedAt: !1808)
!1833 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !1832)
!1834 = !DILocation(line: 122, column: 17, scope: !1807, inlinedAt: !1808)
!1835 = !DILocation(line: 122, column: 5, scope: !1807, inlinedAt: !1808)
!1836 = !DILocation(line: 123, column: 31, scope: !1807, inlinedAt: !1808)
!1837 = !DILocation(line: 123, column: 23, scope: !1807, inlinedAt: !1808)
!1838 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1837)
!1839 = !DILocation(line: 123, column: 5, scope: !1807, inlinedAt: !1808)
!1840 = !DILocation(line: 124, column: 31, scope: !1807, inlinedAt: !1808)
!1841 = !DILocation(line: 124, column: 23, scope: !1807, inlinedAt: !1808)
!1842 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1841)
!1843 = !DILocation(line: 124, column: 5, scope: !1807, inlinedAt: !1808)
!1844 = !DILocation(line: 125, column: 30, scope: !1807, inlinedAt: !1808)
!1845 = !DILocation(line: 125, column: 23, scope: !1807, inlinedAt: !1808)
!1846 = !DILocation(line: 125, column: 18, scope: !1807, inlinedAt: !1808)
!1847 = !DILocation(line: 125, column: 5, scope: !1807, inlinedAt: !1808)
!1848 = !DILocation(line: 126, column: 25, scope: !1807, inlinedAt: !1808)
!1849 = !DILocation(line: 126, column: 18, scope: !1807, inlinedAt: !1808)
!1850 = !DILocation(line: 126, column: 5, scope: !1807, inlinedAt: !1808)
!1851 = distinct !DISubprogram(name: "ConvInt32", scope: !523, file: !523, line: 142, type: !4, isDefinition: true, scopeLine: 142, isOptimized: true, unit: !2)
!1852 = !DILocation(line: 142, column: 6, scope: !1851)
!1853 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1854 = !DILocation(line: 142, column: 64, scope: !1851)
!1855 = !DILocation(line: 130, column: 32, scope: !1853, inlinedAt: !1854)
!1856 = !DILocation(line: 131, column: 12, scope: !1853, inlinedAt: !1854)
!1857 = !DILocation(line: 131, column: 22, scope: !1853, inlinedAt: !1854)
!1858 = !DILocation(line: 131, column: 37, scope: !1853, inlinedAt: !1854)
!1859 = !DILocation(line: 131, column: 40, scope: !1853, inlinedAt: !1854)
!1860 = !DILocation(line: 131, column: 20, scope: !1853, inlinedAt: !1854)
!1861 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!1862 = !DILocation(line: 131, column: 10, scope: !1853, inlinedAt: !1854)
!1863 = !DILocation(line: 113, column: 22, scope: !1861, inlinedAt: !1862)
!1864 = !DILocation(line: 113, column: 17, scope: !1861, inlinedAt: !1862)
!1865 = !DILocation(line: 113, column: 5, scope: !1861, inlinedAt: !1862)
!1866 = !DILocation(line: 114, column: 23, scope: !1861, inlinedAt: !1862)
!1867 = !DILocation(line: 114, column: 17, scope: !1861, inlinedAt: !1862)
!1868 = !DILocation(line: 114, column: 5, scope: !1861, inlinedAt: !1862)
!1869 = !DILocation(line: 115, column: 17, scope: !1861, inlinedAt: !1862)
!1870 = !DILocation(line: 115, column: 5, scope: !1861, inlinedAt: !1862)
!1871 = !DILocation(line: 116, column: 23, scope: !1861, inlinedAt: !1862)
!1872 = !DILocation(line: 116, column: 17, scope: !1861, inlinedAt: !1862)
!1873 = !DILocation(line: 116, column: 5, scope: !1861, inlinedAt: !1862)
!1874 = !DILocation(line: 117, column: 23, scope: !1861, inlinedAt: !1862)
!1875 = !DILocation(line: 117, column: 17, scope: !1861, inlinedAt: !1862)
!1876 = !DILocation(line: 117, column: 5, scope: !1861, inlinedAt: !1862)
!1877 = !DILocation(line: 118, column: 24, scope: !1861, inlinedAt: !1862)
!1878 = !DILocation(line: 118, column: 17, scope: !1861, inlinedAt: !1862)
!1879 = !DILocation(line: 118, column: 5, scope: !1861, inlinedAt: !1862)
!1880 = !DILocation(line: 119, column: 24, scope: !1861, inlinedAt: !1862)
!1881 = !DILocation(line: 119, column: 17, scope: !1861, inlinedAt: !1862)
!1882 = !DILocation(line: 119, column: 5, scope: !1861, inlinedAt: !1862)
!1883 = !DILocation(line: 120, column: 5, scope: !1861, inlinedAt: !1862)
!1884 = !DILocation(line: 121, column: 5, scope: !1861, inlinedAt: !1862)
!1885 = !DILocation(line: 122, column: 37, scope: !1861, inlinedAt: !1862)
!1886 = !DILocation(line: 122, column: 29, scope: !1861, inlinedAt: !1862)
!1887 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !1886)
!1888 = !DILocation(line: 122, column: 17, scope: !1861, inlinedAt: !1862)
!1889 = !DILocation(line: 122, column: 5, scope: !1861, inlinedAt: !1862)
!1890 = !DILocation(line: 123, column: 31, scope: !1861, inlinedAt: !1862)
!1891 = !DILocation(line: 123, column: 23, scope: !1861, inlinedAt: !1862)
!1892 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1891)
!1893 = !DILocation(line: 123, column: 5, scope: !1861, inlinedAt: !1862)
!1894 = !DILocation(line: 124, column: 31, scope: !1861, inlinedAt: !1862)
!1895 = !DILocation(line: 124, column: 23, scope: !1861, inlinedAt: !1862)
!1896 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1895)
!1897 = !DILocation(line: 124, column: 5, scope: !1861, inlinedAt: !1862)
!1898 = !DILocation(line: 125, column: 23, scope: !1861, inlinedAt: !1862)
!1899 = !DILocation(line: 125, column: 18, scope: !1861, inlinedAt: !1862)
!1900 = !DILocation(line: 125, column: 5, scope: !1861, inlinedAt: !1862)
!1901 = !DILocation(line: 126, column: 25, scope: !1861, inlinedAt: !1862)
!1902 = !DILocation(line: 126, column: 18, scope: !1861, inlinedAt: !1862)
!1903 = !DILocation(line: 126, column: 5, scope: !1861, inlinedAt: !1862)
!1904 = distinct !DISubprogram(name: "ConvInt64", scope: !523, file: !523, line: 145, type: !4, isDefinition: true, scopeLine: 145, isOptimized: true, unit: !2)
!1905 = !DILocation(line: 145, column: 6, scope: !1904)
!1906 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1907 = !DILocation(line: 145, column: 64, scope: !1904)
!1908 = !DILocation(line: 130, column: 32, scope: !1906, inlinedAt: !1907)
!1909 = !DILocation(line: 131, column: 12, scope: !1906, inlinedAt: !1907)
!1910 = !DILocation(line: 131, column: 22, scope: !1906, inlinedAt: !1907)
!1911 = !DILocation(line: 131, column: 37, scope: !1906, inlinedAt: !1907)
!1912 = !DILocation(line: 131, column: 40, scope: !1906, inlinedAt: !1907)
!1913 = !DILocation(line: 131, column: 20, scope: !1906, inlinedAt: !1907)
!1914 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!1915 = !DILocation(line: 131, column: 10, scope: !1906, inlinedAt: !1907)
!1916 = !DILocation(line: 113, column: 22, scope: !1914, inlinedAt: !1915)
!1917 = !DILocation(line: 113, column: 17, scope: !1914, inlinedAt: !1915)
!1918 = !DILocation(line: 113, column: 5, scope: !1914, inlinedAt: !1915)
!1919 = !DILocation(line: 114, column: 23, scope: !1914, inlinedAt: !1915)
!1920 = !DILocation(line: 114, column: 17, scope: !1914, inlinedAt: !1915)
!1921 = !DILocation(line: 114, column: 5, scope: !1914, inlinedAt: !1915)
!1922 = !DILocation(line: 115, column: 23, scope: !1914, inlinedAt: !1915)
!1923 = !DILocation(line: 115, column: 17, scope: !1914, inlinedAt: !1915)
!1924 = !DILocation(line: 115, column: 5, scope: !1914, inlinedAt: !1915)
!1925 = !DILocation(line: 116, column: 17, scope: !1914, inlinedAt: !1915)
!1926 = !DILocation(line: 116, column: 5, scope: !1914, inlinedAt: !1915)
!1927 = !DILocation(line: 117, column: 23, scope: !1914, inlinedAt: !1915)
!1928 = !DILocation(line: 117, column: 17, scope: !1914, inlinedAt: !1915)
!1929 = !DILocation(line: 117, column: 5, scope: !1914, inlinedAt: !1915)
!1930 = !DILocation(line: 118, column: 24, scope: !1914, inlinedAt: !1915)
!1931 = !DILocation(line: 118, column: 17, scope: !1914, inlinedAt: !1915)
!1932 = !DILocation(line: 118, column: 5, scope: !1914, inlinedAt: !1915)
!1933 = !DILocation(line: 119, column: 24, scope: !1914, inlinedAt: !1915)
!1934 = !DILocation(line: 119, column: 17, scope: !1914, inlinedAt: !1915)
!1935 = !DILocation(line: 119, column: 5, scope: !1914, inlinedAt: !1915)
!1936 = !DILocation(line: 120, column: 5, scope: !1914, inlinedAt: !1915)
!1937 = !DILocation(line: 121, column: 5, scope: !1914, inlinedAt: !1915)
!1938 = !DILocation(line: 122, column: 37, scope: !1914, inlinedAt: !1915)
!1939 = !DILocation(line: 122, column: 29, scope: !1914, inlinedAt: !1915)
!1940 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !1939)
!1941 = !DILocation(line: 122, column: 17, scope: !1914, inlinedAt: !1915)
!1942 = !DILocation(line: 122, column: 5, scope: !1914, inlinedAt: !1915)
!1943 = !DILocation(line: 123, column: 31, scope: !1914, inlinedAt: !1915)
!1944 = !DILocation(line: 123, column: 23, scope: !1914, inlinedAt: !1915)
!1945 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1944)
!1946 = !DILocation(line: 123, column: 5, scope: !1914, inlinedAt: !1915)
!1947 = !DILocation(line: 124, column: 31, scope: !1914, inlinedAt: !1915)
!1948 = !DILocation(line: 124, column: 23, scope: !1914, inlinedAt: !1915)
!1949 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1948)
!1950 = !DILocation(line: 124, column: 5, scope: !1914, inlinedAt: !1915)
!1951 = !DILocation(line: 125, column: 30, scope: !1914, inlinedAt: !1915)
!1952 = !DILocation(line: 125, column: 23, scope: !1914, inlinedAt: !1915)
!1953 = !DILocation(line: 125, column: 18, scope: !1914, inlinedAt: !1915)
!1954 = !DILocation(line: 125, column: 5, scope: !1914, inlinedAt: !1915)
!1955 = !DILocation(line: 126, column: 25, scope: !1914, inlinedAt: !1915)
!1956 = !DILocation(line: 126, column: 18, scope: !1914, inlinedAt: !1915)
!1957 = !DILocation(line: 126, column: 5, scope: !1914, inlinedAt: !1915)
!1958 = distinct !DISubprogram(name: "ConvUint8", scope: !523, file: !523, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!1959 = !DILocation(line: 148, column: 6, scope: !1958)
!1960 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!1961 = !DILocation(line: 148, column: 64, scope: !1958)
!1962 = !DILocation(line: 130, column: 32, scope: !1960, inlinedAt: !1961)
!1963 = !DILocation(line: 131, column: 12, scope: !1960, inlinedAt: !1961)
!1964 = !DILocation(line: 131, column: 22, scope: !1960, inlinedAt: !1961)
!1965 = !DILocation(line: 131, column: 37, scope: !1960, inlinedAt: !1961)
!1966 = !DILocation(line: 131, column: 40, scope: !1960, inlinedAt: !1961)
!1967 = !DILocation(line: 131, column: 20, scope: !1960, inlinedAt: !1961)
!1968 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!1969 = !DILocation(line: 131, column: 10, scope: !1960, inlinedAt: !1961)
!1970 = !DILocation(line: 113, column: 22, scope: !1968, inlinedAt: !1969)
!1971 = !DILocation(line: 113, column: 17, scope: !1968, inlinedAt: !1969)
!1972 = !DILocation(line: 113, column: 5, scope: !1968, inlinedAt: !1969)
!1973 = !DILocation(line: 114, column: 23, scope: !1968, inlinedAt: !1969)
!1974 = !DILocation(line: 114, column: 17, scope: !1968, inlinedAt: !1969)
!1975 = !DILocation(line: 114, column: 5, scope: !1968, inlinedAt: !1969)
!1976 = !DILocation(line: 115, column: 23, scope: !1968, inlinedAt: !1969)
!1977 = !DILocation(line: 115, column: 17, scope: !1968, inlinedAt: !1969)
!1978 = !DILocation(line: 115, column: 5, scope: !1968, inlinedAt: !1969)
!1979 = !DILocation(line: 116, column: 23, scope: !1968, inlinedAt: !1969)
!1980 = !DILocation(line: 116, column: 17, scope: !1968, inlinedAt: !1969)
!1981 = !DILocation(line: 116, column: 5, scope: !1968, inlinedAt: !1969)
!1982 = !DILocation(line: 117, column: 17, scope: !1968, inlinedAt: !1969)
!1983 = !DILocation(line: 117, column: 5, scope: !1968, inlinedAt: !1969)
!1984 = !DILocation(line: 118, column: 24, scope: !1968, inlinedAt: !1969)
!1985 = !DILocation(line: 118, column: 17, scope: !1968, inlinedAt: !1969)
!1986 = !DILocation(line: 118, column: 5, scope: !1968, inlinedAt: !1969)
!1987 = !DILocation(line: 119, column: 24, scope: !1968, inlinedAt: !1969)
!1988 = !DILocation(line: 119, column: 17, scope: !1968, inlinedAt: !1969)
!1989 = !DILocation(line: 119, column: 5, scope: !1968, inlinedAt: !1969)
!1990 = !DILocation(line: 120, column: 5, scope: !1968, inlinedAt: !1969)
!1991 = !DILocation(line: 121, column: 5, scope: !1968, inlinedAt: !1969)
!1992 = !DILocation(line: 122, column: 37, scope: !1968, inlinedAt: !1969)
!1993 = !DILocation(line: 122, column: 29, scope: !1968, inlinedAt: !1969)
!1994 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !1993)
!1995 = !DILocation(line: 122, column: 17, scope: !1968, inlinedAt: !1969)
!1996 = !DILocation(line: 122, column: 5, scope: !1968, inlinedAt: !1969)
!1997 = !DILocation(line: 123, column: 31, scope: !1968, inlinedAt: !1969)
!1998 = !DILocation(line: 123, column: 23, scope: !1968, inlinedAt: !1969)
!1999 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !1998)
!2000 = !DILocation(line: 123, column: 5, scope: !1968, inlinedAt: !1969)
!2001 = !DILocation(line: 124, column: 31, scope: !1968, inlinedAt: !1969)
!2002 = !DILocation(line: 124, column: 23, scope: !1968, inlinedAt: !1969)
!2003 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2002)
!2004 = !DILocation(line: 124, column: 5, scope: !1968, inlinedAt: !1969)
!2005 = !DILocation(line: 125, column: 30, scope: !1968, inlinedAt: !1969)
!2006 = !DILocation(line: 125, column: 23, scope: !1968, inlinedAt: !1969)
!2007 = !DILocation(line: 125, column: 18, scope: !1968, inlinedAt: !1969)
!2008 = !DILocation(line: 125, column: 5, scope: !1968, inlinedAt: !1969)
!2009 = !DILocation(line: 126, column: 25, scope: !1968, inlinedAt: !1969)
!2010 = !DILocation(line: 126, column: 18, scope: !1968, inlinedAt: !1969)
!2011 = !DILocation(line: 126, column: 5, scope: !1968, inlinedAt: !1969)
!2012 = distinct !DISubprogram(name: "ConvUint16", scope: !523, file: !523, line: 151, type: !4, isDefinition: true, scopeLine: 151, isOptimized: true, unit: !2)
!2013 = !DILocation(line: 151, column: 6, scope: !2012)
!2014 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2015 = !DILocation(line: 151, column: 66, scope: !2012)
!2016 = !DILocation(line: 130, column: 32, scope: !2014, inlinedAt: !2015)
!2017 = !DILocation(line: 131, column: 12, scope: !2014, inlinedAt: !2015)
!2018 = !DILocation(line: 131, column: 22, scope: !2014, inlinedAt: !2015)
!2019 = !DILocation(line: 131, column: 37, scope: !2014, inlinedAt: !2015)
!2020 = !DILocation(line: 131, column: 40, scope: !2014, inlinedAt: !2015)
!2021 = !DILocation(line: 131, column: 20, scope: !2014, inlinedAt: !2015)
!2022 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2023 = !DILocation(line: 131, column: 10, scope: !2014, inlinedAt: !2015)
!2024 = !DILocation(line: 113, column: 22, scope: !2022, inlinedAt: !2023)
!2025 = !DILocation(line: 113, column: 17, scope: !2022, inlinedAt: !2023)
!2026 = !DILocation(line: 113, column: 5, scope: !2022, inlinedAt: !2023)
!2027 = !DILocation(line: 114, column: 23, scope: !2022, inlinedAt: !2023)
!2028 = !DILocation(line: 114, column: 17, scope: !2022, inlinedAt: !2023)
!2029 = !DILocation(line: 114, column: 5, scope: !2022, inlinedAt: !2023)
!2030 = !DILocation(line: 115, column: 23, scope: !2022, inlinedAt: !2023)
!2031 = !DILocation(line: 115, column: 17, scope: !2022, inlinedAt: !2023)
!2032 = !DILocation(line: 115, column: 5, scope: !2022, inlinedAt: !2023)
!2033 = !DILocation(line: 116, column: 23, scope: !2022, inlinedAt: !2023)
!2034 = !DILocation(line: 116, column: 17, scope: !2022, inlinedAt: !2023)
!2035 = !DILocation(line: 116, column: 5, scope: !2022, inlinedAt: !2023)
!2036 = !DILocation(line: 117, column: 23, scope: !2022, inlinedAt: !2023)
!2037 = !DILocation(line: 117, column: 17, scope: !2022, inlinedAt: !2023)
!2038 = !DILocation(line: 117, column: 5, scope: !2022, inlinedAt: !2023)
!2039 = !DILocation(line: 118, column: 17, scope: !2022, inlinedAt: !2023)
!2040 = !DILocation(line: 118, column: 5, scope: !2022, inlinedAt: !2023)
!2041 = !DILocation(line: 119, column: 24, scope: !2022, inlinedAt: !2023)
!2042 = !DILocation(line: 119, column: 17, scope: !2022, inlinedAt: !2023)
!2043 = !DILocation(line: 119, column: 5, scope: !2022, inlinedAt: !2023)
!2044 = !DILocation(line: 120, column: 5, scope: !2022, inlinedAt: !2023)
!2045 = !DILocation(line: 121, column: 5, scope: !2022, inlinedAt: !2023)
!2046 = !DILocation(line: 122, column: 37, scope: !2022, inlinedAt: !2023)
!2047 = !DILocation(line: 122, column: 29, scope: !2022, inlinedAt: !2023)
!2048 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !2047)
!2049 = !DILocation(line: 122, column: 17, scope: !2022, inlinedAt: !2023)
!2050 = !DILocation(line: 122, column: 5, scope: !2022, inlinedAt: !2023)
!2051 = !DILocation(line: 123, column: 31, scope: !2022, inlinedAt: !2023)
!2052 = !DILocation(line: 123, column: 23, scope: !2022, inlinedAt: !2023)
!2053 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2052)
!2054 = !DILocation(line: 123, column: 5, scope: !2022, inlinedAt: !2023)
!2055 = !DILocation(line: 124, column: 31, scope: !2022, inlinedAt: !2023)
!2056 = !DILocation(line: 124, column: 23, scope: !2022, inlinedAt: !2023)
!2057 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2056)
!2058 = !DILocation(line: 124, column: 5, scope: !2022, inlinedAt: !2023)
!2059 = !DILocation(line: 125, column: 5, scope: !2022, inlinedAt: !2023)
!2060 = !DILocation(line: 126, column: 25, scope: !2022, inlinedAt: !2023)
!2061 = !DILocation(line: 126, column: 18, scope: !2022, inlinedAt: !2023)
!2062 = !DILocation(line: 126, column: 5, scope: !2022, inlinedAt: !2023)
!2063 = distinct !DISubprogram(name: "ConvUint32", scope: !523, file: !523, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!2064 = !DILocation(line: 154, column: 6, scope: !2063)
!2065 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2066 = !DILocation(line: 154, column: 66, scope: !2063)
!2067 = !DILocation(line: 130, column: 32, scope: !2065, inlinedAt: !2066)
!2068 = !DILocation(line: 131, column: 12, scope: !2065, inlinedAt: !2066)
!2069 = !DILocation(line: 131, column: 22, scope: !2065, inlinedAt: !2066)
!2070 = !DILocation(line: 131, column: 37, scope: !2065, inlinedAt: !2066)
!2071 = !DILocation(line: 131, column: 40, scope: !2065, inlinedAt: !2066)
!2072 = !DILocation(line: 131, column: 20, scope: !2065, inlinedAt: !2066)
!2073 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2074 = !DILocation(line: 131, column: 10, scope: !2065, inlinedAt: !2066)
!2075 = !DILocation(line: 113, column: 22, scope: !2073, inlinedAt: !2074)
!2076 = !DILocation(line: 113, column: 17, scope: !2073, inlinedAt: !2074)
!2077 = !DILocation(line: 113, column: 5, scope: !2073, inlinedAt: !2074)
!2078 = !DILocation(line: 114, column: 23, scope: !2073, inlinedAt: !2074)
!2079 = !DILocation(line: 114, column: 17, scope: !2073, inlinedAt: !2074)
!2080 = !DILocation(line: 114, column: 5, scope: !2073, inlinedAt: !2074)
!2081 = !DILocation(line: 115, column: 23, scope: !2073, inlinedAt: !2074)
!2082 = !DILocation(line: 115, column: 17, scope: !2073, inlinedAt: !2074)
!2083 = !DILocation(line: 115, column: 5, scope: !2073, inlinedAt: !2074)
!2084 = !DILocation(line: 116, column: 23, scope: !2073, inlinedAt: !2074)
!2085 = !DILocation(line: 116, column: 17, scope: !2073, inlinedAt: !2074)
!2086 = !DILocation(line: 116, column: 5, scope: !2073, inlinedAt: !2074)
!2087 = !DILocation(line: 117, column: 23, scope: !2073, inlinedAt: !2074)
!2088 = !DILocation(line: 117, column: 17, scope: !2073, inlinedAt: !2074)
!2089 = !DILocation(line: 117, column: 5, scope: !2073, inlinedAt: !2074)
!2090 = !DILocation(line: 118, column: 24, scope: !2073, inlinedAt: !2074)
!2091 = !DILocation(line: 118, column: 17, scope: !2073, inlinedAt: !2074)
!2092 = !DILocation(line: 118, column: 5, scope: !2073, inlinedAt: !2074)
!2093 = !DILocation(line: 119, column: 17, scope: !2073, inlinedAt: !2074)
!2094 = !DILocation(line: 119, column: 5, scope: !2073, inlinedAt: !2074)
!2095 = !DILocation(line: 120, column: 5, scope: !2073, inlinedAt: !2074)
!2096 = !DILocation(line: 121, column: 5, scope: !2073, inlinedAt: !2074)
!2097 = !DILocation(line: 122, column: 37, scope: !2073, inlinedAt: !2074)
!2098 = !DILocation(line: 122, column: 29, scope: !2073, inlinedAt: !2074)
!2099 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !2098)
!2100 = !DILocation(line: 122, column: 17, scope: !2073, inlinedAt: !2074)
!2101 = !DILocation(line: 122, column: 5, scope: !2073, inlinedAt: !2074)
!2102 = !DILocation(line: 123, column: 31, scope: !2073, inlinedAt: !2074)
!2103 = !DILocation(line: 123, column: 23, scope: !2073, inlinedAt: !2074)
!2104 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2103)
!2105 = !DILocation(line: 123, column: 5, scope: !2073, inlinedAt: !2074)
!2106 = !DILocation(line: 124, column: 31, scope: !2073, inlinedAt: !2074)
!2107 = !DILocation(line: 124, column: 23, scope: !2073, inlinedAt: !2074)
!2108 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2107)
!2109 = !DILocation(line: 124, column: 5, scope: !2073, inlinedAt: !2074)
!2110 = !DILocation(line: 125, column: 30, scope: !2073, inlinedAt: !2074)
!2111 = !DILocation(line: 125, column: 23, scope: !2073, inlinedAt: !2074)
!2112 = !DILocation(line: 125, column: 18, scope: !2073, inlinedAt: !2074)
!2113 = !DILocation(line: 125, column: 5, scope: !2073, inlinedAt: !2074)
!2114 = !DILocation(line: 126, column: 25, scope: !2073, inlinedAt: !2074)
!2115 = !DILocation(line: 126, column: 18, scope: !2073, inlinedAt: !2074)
!2116 = !DILocation(line: 126, column: 5, scope: !2073, inlinedAt: !2074)
!2117 = distinct !DISubprogram(name: "ConvUint64", scope: !523, file: !523, line: 157, type: !4, isDefinition: true, scopeLine: 157, isOptimized: true, unit: !2)
!2118 = !DILocation(line: 157, column: 6, scope: !2117)
!2119 = distinct !DISubprogram(name: "convAt", scope: !523, file: !523, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!2120 = !DILocation(line: 157, column: 66, scope: !2117)
!2121 = !DILocation(line: 130, column: 32, scope: !2119, inlinedAt: !2120)
!2122 = !DILocation(line: 131, column: 12, scope: !2119, inlinedAt: !2120)
!2123 = !DILocation(line: 131, column: 22, scope: !2119, inlinedAt: !2120)
!2124 = !DILocation(line: 131, column: 37, scope: !2119, inlinedAt: !2120)
!2125 = !DILocation(line: 131, column: 40, scope: !2119, inlinedAt: !2120)
!2126 = !DILocation(line: 131, column: 20, scope: !2119, inlinedAt: !2120)
!2127 = distinct !DISubprogram(name: "convOps", scope: !523, file: !523, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2128 = !DILocation(line: 131, column: 10, scope: !2119, inlinedAt: !2120)
!2129 = !DILocation(line: 113, column: 22, scope: !2127, inlinedAt: !2128)
!2130 = !DILocation(line: 113, column: 17, scope: !2127, inlinedAt: !2128)
!2131 = !DILocation(line: 113, column: 5, scope: !2127, inlinedAt: !2128)
!2132 = !DILocation(line: 114, column: 23, scope: !2127, inlinedAt: !2128)
!2133 = !DILocation(line: 114, column: 17, scope: !2127, inlinedAt: !2128)
!2134 = !DILocation(line: 114, column: 5, scope: !2127, inlinedAt: !2128)
!2135 = !DILocation(line: 115, column: 23, scope: !2127, inlinedAt: !2128)
!2136 = !DILocation(line: 115, column: 17, scope: !2127, inlinedAt: !2128)
!2137 = !DILocation(line: 115, column: 5, scope: !2127, inlinedAt: !2128)
!2138 = !DILocation(line: 116, column: 5, scope: !2127, inlinedAt: !2128)
!2139 = !DILocation(line: 117, column: 23, scope: !2127, inlinedAt: !2128)
!2140 = !DILocation(line: 117, column: 17, scope: !2127, inlinedAt: !2128)
!2141 = !DILocation(line: 117, column: 5, scope: !2127, inlinedAt: !2128)
!2142 = !DILocation(line: 118, column: 24, scope: !2127, inlinedAt: !2128)
!2143 = !DILocation(line: 118, column: 17, scope: !2127, inlinedAt: !2128)
!2144 = !DILocation(line: 118, column: 5, scope: !2127, inlinedAt: !2128)
!2145 = !DILocation(line: 119, column: 24, scope: !2127, inlinedAt: !2128)
!2146 = !DILocation(line: 119, column: 17, scope: !2127, inlinedAt: !2128)
!2147 = !DILocation(line: 119, column: 5, scope: !2127, inlinedAt: !2128)
!2148 = !DILocation(line: 120, column: 5, scope: !2127, inlinedAt: !2128)
!2149 = !DILocation(line: 121, column: 5, scope: !2127, inlinedAt: !2128)
!2150 = !DILocation(line: 122, column: 37, scope: !2127, inlinedAt: !2128)
!2151 = !DILocation(line: 122, column: 29, scope: !2127, inlinedAt: !2128)
!2152 = !DILocation(line: 10, column: 61, scope: !1778, inlinedAt: !2151)
!2153 = !DILocation(line: 122, column: 17, scope: !2127, inlinedAt: !2128)
!2154 = !DILocation(line: 122, column: 5, scope: !2127, inlinedAt: !2128)
!2155 = !DILocation(line: 123, column: 31, scope: !2127, inlinedAt: !2128)
!2156 = !DILocation(line: 123, column: 23, scope: !2127, inlinedAt: !2128)
!2157 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2156)
!2158 = !DILocation(line: 123, column: 5, scope: !2127, inlinedAt: !2128)
!2159 = !DILocation(line: 124, column: 31, scope: !2127, inlinedAt: !2128)
!2160 = !DILocation(line: 124, column: 23, scope: !2127, inlinedAt: !2128)
!2161 = !DILocation(line: 11, column: 61, scope: !1784, inlinedAt: !2160)
!2162 = !DILocation(line: 124, column: 5, scope: !2127, inlinedAt: !2128)
!2163 = !DILocation(line: 125, column: 30, scope: !2127, inlinedAt: !2128)
!2164 = !DILocation(line: 125, column: 23, scope: !2127, inlinedAt: !2128)
!2165 = !DILocation(line: 125, column: 18, scope: !2127, inlinedAt: !2128)
!2166 = !DILocation(line: 125, column: 5, scope: !2127, inlinedAt: !2128)
!2167 = !DILocation(line: 126, column: 25, scope: !2127, inlinedAt: !2128)
!2168 = !DILocation(line: 126, column: 18, scope: !2127, inlinedAt: !2128)
!2169 = !DILocation(line: 126, column: 5, scope: !2127, inlinedAt: !2128)
!2170 = !DIFile(filename: "math.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!2171 = distinct !DISubprogram(name: "MathFloat32", scope: !2170, file: !2170, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!2172 = !DILocation(line: 62, column: 6, scope: !2171)
!2173 = distinct !DISubprogram(name: "mathAt", scope: !2170, file: !2170, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!2174 = !DILocation(line: 62, column: 62, scope: !2171)
!2175 = !DILocation(line: 56, column: 32, scope: !2173, inlinedAt: !2174)
!2176 = !DILocation(line: 57, column: 12, scope: !2173, inlinedAt: !2174)
!2177 = !DILocation(line: 57, column: 18, scope: !2173, inlinedAt: !2174)
!2178 = !DILocation(line: 57, column: 28, scope: !2173, inlinedAt: !2174)
!2179 = !DILocation(line: 57, column: 43, scope: !2173, inlinedAt: !2174)
!2180 = !DILocation(line: 57, column: 46, scope: !2173, inlinedAt: !2174)
!2181 = !DILocation(line: 57, column: 26, scope: !2173, inlinedAt: !2174)
!2182 = distinct !DISubprogram(name: "mathOps", scope: !2170, file: !2170, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2183 = !DILocation(line: 57, column: 10, scope: !2173, inlinedAt: !2174)
!2184 = !DILocation(line: 15, column: 20, scope: !2182, inlinedAt: !2183)
!2185 = !DILocation(line: 15, column: 5, scope: !2182, inlinedAt: !2183)
!2186 = !DILocation(line: 16, column: 19, scope: !2182, inlinedAt: !2183)
!2187 = !DILocation(line: 16, column: 5, scope: !2182, inlinedAt: !2183)
!2188 = !DILocation(line: 17, column: 18, scope: !2182, inlinedAt: !2183)
!2189 = !DILocation(line: 17, column: 5, scope: !2182, inlinedAt: !2183)
!2190 = !DILocation(line: 18, column: 19, scope: !2182, inlinedAt: !2183)
!2191 = !DILocation(line: 18, column: 5, scope: !2182, inlinedAt: !2183)
!2192 = !DILocation(line: 19, column: 20, scope: !2182, inlinedAt: !2183)
!2193 = !DILocation(line: 19, column: 5, scope: !2182, inlinedAt: !2183)
!2194 = !DILocation(line: 20, column: 18, scope: !2182, inlinedAt: !2183)
!2195 = !DILocation(line: 20, column: 5, scope: !2182, inlinedAt: !2183)
!2196 = !DILocation(line: 21, column: 19, scope: !2182, inlinedAt: !2183)
!2197 = !DILocation(line: 21, column: 5, scope: !2182, inlinedAt: !2183)
!2198 = !DILocation(line: 22, column: 20, scope: !2182, inlinedAt: !2183)
!2199 = !DILocation(line: 22, column: 5, scope: !2182, inlinedAt: !2183)
!2200 = !DILocation(line: 23, column: 20, scope: !2182, inlinedAt: !2183)
!2201 = !DILocation(line: 23, column: 5, scope: !2182, inlinedAt: !2183)
!2202 = !DILocation(line: 24, column: 18, scope: !2182, inlinedAt: !2183)
!2203 = !DILocation(line: 24, column: 5, scope: !2182, inlinedAt: !2183)
!2204 = !DILocation(line: 25, column: 19, scope: !2182, inlinedAt: !2183)
!2205 = !DILocation(line: 25, column: 5, scope: !2182, inlinedAt: !2183)
!2206 = !DILocation(line: 26, column: 19, scope: !2182, inlinedAt: !2183)
!2207 = !DILocation(line: 26, column: 5, scope: !2182, inlinedAt: !2183)
!2208 = !DILocation(line: 27, column: 20, scope: !2182, inlinedAt: !2183)
!2209 = !DILocation(line: 27, column: 5, scope: !2182, inlinedAt: !2183)
!2210 = !DILocation(line: 28, column: 20, scope: !2182, inlinedAt: !2183)
!2211 = !DILocation(line: 28, column: 5, scope: !2182, inlinedAt: !2183)
!2212 = !DILocation(line: 29, column: 20, scope: !2182, inlinedAt: !2183)
!2213 = !DILocation(line: 29, column: 5, scope: !2182, inlinedAt: !2183)
!2214 = !DILocation(line: 30, column: 21, scope: !2182, inlinedAt: !2183)
!2215 = !DILocation(line: 30, column: 5, scope: !2182, inlinedAt: !2183)
!2216 = !DILocation(line: 31, column: 20, scope: !2182, inlinedAt: !2183)
!2217 = !DILocation(line: 31, column: 5, scope: !2182, inlinedAt: !2183)
!2218 = !DILocation(line: 32, column: 20, scope: !2182, inlinedAt: !2183)
!2219 = !DILocation(line: 32, column: 5, scope: !2182, inlinedAt: !2183)
!2220 = !DILocation(line: 33, column: 20, scope: !2182, inlinedAt: !2183)
!2221 = !DILocation(line: 33, column: 5, scope: !2182, inlinedAt: !2183)
!2222 = !DILocation(line: 34, column: 21, scope: !2182, inlinedAt: !2183)
!2223 = !DILocation(line: 34, column: 5, scope: !2182, inlinedAt: !2183)
!2224 = !DILocation(line: 35, column: 21, scope: !2182, inlinedAt: !2183)
!2225 = !DILocation(line: 35, column: 5, scope: !2182, inlinedAt: !2183)
!2226 = !DILocation(line: 36, column: 24, scope: !2182, inlinedAt: !2183)
!2227 = !DILocation(line: 36, column: 21, scope: !2182, inlinedAt: !2183)
!2228 = !DILocation(line: 36, column: 5, scope: !2182, inlinedAt: !2183)
!2229 = !DILocation(line: 37, column: 19, scope: !2182, inlinedAt: !2183)
!2230 = !DILocation(line: 37, column: 5, scope: !2182, inlinedAt: !2183)
!2231 = !DILocation(line: 38, column: 21, scope: !2182, inlinedAt: !2183)
!2232 = !DILocation(line: 38, column: 5, scope: !2182, inlinedAt: !2183)
!2233 = !DILocation(line: 39, column: 24, scope: !2182, inlinedAt: !2183)
!2234 = !DILocation(line: 39, column: 19, scope: !2182, inlinedAt: !2183)
!2235 = !DILocation(line: 39, column: 5, scope: !2182, inlinedAt: !2183)
!2236 = !DILocation(line: 40, column: 25, scope: !2182, inlinedAt: !2183)
!2237 = !DILocation(line: 40, column: 5, scope: !2182, inlinedAt: !2183)
!2238 = !DILocation(line: 41, column: 19, scope: !2182, inlinedAt: !2183)
!2239 = !DILocation(line: 41, column: 5, scope: !2182, inlinedAt: !2183)
!2240 = !DILocation(line: 42, column: 19, scope: !2182, inlinedAt: !2183)
!2241 = !DILocation(line: 42, column: 5, scope: !2182, inlinedAt: !2183)
!2242 = !DILocation(line: 43, column: 19, scope: !2182, inlinedAt: !2183)
!2243 = !DILocation(line: 43, column: 5, scope: !2182, inlinedAt: !2183)
!2244 = !DILocation(line: 44, column: 20, scope: !2182, inlinedAt: !2183)
!2245 = !DILocation(line: 44, column: 5, scope: !2182, inlinedAt: !2183)
!2246 = !DILocation(line: 45, column: 30, scope: !2182, inlinedAt: !2183)
!2247 = !DILocation(line: 45, column: 22, scope: !2182, inlinedAt: !2183)
!2248 = !DILocation(line: 45, column: 13, scope: !2182, inlinedAt: !2183)
!2249 = !DILocation(line: 45, column: 5, scope: !2182, inlinedAt: !2183)
!2250 = !DILocation(line: 46, column: 30, scope: !2182, inlinedAt: !2183)
!2251 = !DILocation(line: 46, column: 22, scope: !2182, inlinedAt: !2183)
!2252 = !DILocation(line: 46, column: 13, scope: !2182, inlinedAt: !2183)
!2253 = !DILocation(line: 46, column: 5, scope: !2182, inlinedAt: !2183)
!2254 = !DILocation(line: 47, column: 13, scope: !2182, inlinedAt: !2183)
!2255 = !DILocation(line: 47, column: 5, scope: !2182, inlinedAt: !2183)
!2256 = !DILocation(line: 48, column: 51, scope: !2182, inlinedAt: !2183)
!2257 = !DILocation(line: 48, column: 64, scope: !2182, inlinedAt: !2183)
!2258 = !DILocation(line: 48, column: 34, scope: !2182, inlinedAt: !2183)
!2259 = !DILocation(line: 48, column: 13, scope: !2182, inlinedAt: !2183)
!2260 = !DILocation(line: 48, column: 5, scope: !2182, inlinedAt: !2183)
!2261 = !DILocation(line: 49, column: 43, scope: !2182, inlinedAt: !2183)
!2262 = !DILocation(line: 49, column: 22, scope: !2182, inlinedAt: !2183)
!2263 = !DILocation(line: 49, column: 13, scope: !2182, inlinedAt: !2183)
!2264 = !DILocation(line: 49, column: 5, scope: !2182, inlinedAt: !2183)
!2265 = !DILocation(line: 50, column: 15, scope: !2182, inlinedAt: !2183)
!2266 = !DILocation(line: 50, column: 41, scope: !2182, inlinedAt: !2183)
!2267 = !DILocation(line: 51, column: 6, scope: !2182, inlinedAt: !2183)
!2268 = distinct !DISubprogram(name: "MathFloat64", scope: !2170, file: !2170, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!2269 = !DILocation(line: 65, column: 6, scope: !2268)
!2270 = distinct !DISubprogram(name: "mathAt", scope: !2170, file: !2170, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!2271 = !DILocation(line: 65, column: 62, scope: !2268)
!2272 = !DILocation(line: 56, column: 32, scope: !2270, inlinedAt: !2271)
!2273 = !DILocation(line: 57, column: 12, scope: !2270, inlinedAt: !2271)
!2274 = !DILocation(line: 57, column: 18, scope: !2270, inlinedAt: !2271)
!2275 = !DILocation(line: 57, column: 28, scope: !2270, inlinedAt: !2271)
!2276 = !DILocation(line: 57, column: 43, scope: !2270, inlinedAt: !2271)
!2277 = !DILocation(line: 57, column: 46, scope: !2270, inlinedAt: !2271)
!2278 = !DILocation(line: 57, column: 26, scope: !2270, inlinedAt: !2271)
!2279 = distinct !DISubprogram(name: "mathOps", scope: !2170, file: !2170, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2280 = !DILocation(line: 57, column: 10, scope: !2270, inlinedAt: !2271)
!2281 = !DILocation(line: 15, column: 20, scope: !2279, inlinedAt: !2280)
!2282 = !DILocation(line: 15, column: 5, scope: !2279, inlinedAt: !2280)
!2283 = !DILocation(line: 16, column: 19, scope: !2279, inlinedAt: !2280)
!2284 = !DILocation(line: 16, column: 5, scope: !2279, inlinedAt: !2280)
!2285 = !DILocation(line: 17, column: 18, scope: !2279, inlinedAt: !2280)
!2286 = !DILocation(line: 17, column: 5, scope: !2279, inlinedAt: !2280)
!2287 = !DILocation(line: 18, column: 19, scope: !2279, inlinedAt: !2280)
!2288 = !DILocation(line: 18, column: 5, scope: !2279, inlinedAt: !2280)
!2289 = !DILocation(line: 19, column: 20, scope: !2279, inlinedAt: !2280)
!2290 = !DILocation(line: 19, column: 5, scope: !2279, inlinedAt: !2280)
!2291 = !DILocation(line: 20, column: 18, scope: !2279, inlinedAt: !2280)
!2292 = !DILocation(line: 20, column: 5, scope: !2279, inlinedAt: !2280)
!2293 = !DILocation(line: 21, column: 19, scope: !2279, inlinedAt: !2280)
!2294 = !DILocation(line: 21, column: 5, scope: !2279, inlinedAt: !2280)
!2295 = !DILocation(line: 22, column: 20, scope: !2279, inlinedAt: !2280)
!2296 = !DILocation(line: 22, column: 5, scope: !2279, inlinedAt: !2280)
!2297 = !DILocation(line: 23, column: 20, scope: !2279, inlinedAt: !2280)
!2298 = !DILocation(line: 23, column: 5, scope: !2279, inlinedAt: !2280)
!2299 = !DILocation(line: 24, column: 18, scope: !2279, inlinedAt: !2280)
!2300 = !DILocation(line: 24, column: 5, scope: !2279, inlinedAt: !2280)
!2301 = !DILocation(line: 25, column: 19, scope: !2279, inlinedAt: !2280)
!2302 = !DILocation(line: 25, column: 5, scope: !2279, inlinedAt: !2280)
!2303 = !DILocation(line: 26, column: 19, scope: !2279, inlinedAt: !2280)
!2304 = !DILocation(line: 26, column: 5, scope: !2279, inlinedAt: !2280)
!2305 = !DILocation(line: 27, column: 20, scope: !2279, inlinedAt: !2280)
!2306 = !DILocation(line: 27, column: 5, scope: !2279, inlinedAt: !2280)
!2307 = !DILocation(line: 28, column: 20, scope: !2279, inlinedAt: !2280)
!2308 = !DILocation(line: 28, column: 5, scope: !2279, inlinedAt: !2280)
!2309 = !DILocation(line: 29, column: 20, scope: !2279, inlinedAt: !2280)
!2310 = !DILocation(line: 29, column: 5, scope: !2279, inlinedAt: !2280)
!2311 = !DILocation(line: 30, column: 21, scope: !2279, inlinedAt: !2280)
!2312 = !DILocation(line: 30, column: 5, scope: !2279, inlinedAt: !2280)
!2313 = !DILocation(line: 31, column: 20, scope: !2279, inlinedAt: !2280)
!2314 = !DILocation(line: 31, column: 5, scope: !2279, inlinedAt: !2280)
!2315 = !DILocation(line: 32, column: 20, scope: !2279, inlinedAt: !2280)
!2316 = !DILocation(line: 32, column: 5, scope: !2279, inlinedAt: !2280)
!2317 = !DILocation(line: 33, column: 20, scope: !2279, inlinedAt: !2280)
!2318 = !DILocation(line: 33, column: 5, scope: !2279, inlinedAt: !2280)
!2319 = !DILocation(line: 34, column: 21, scope: !2279, inlinedAt: !2280)
!2320 = !DILocation(line: 34, column: 5, scope: !2279, inlinedAt: !2280)
!2321 = !DILocation(line: 35, column: 21, scope: !2279, inlinedAt: !2280)
!2322 = !DILocation(line: 35, column: 5, scope: !2279, inlinedAt: !2280)
!2323 = !DILocation(line: 36, column: 24, scope: !2279, inlinedAt: !2280)
!2324 = !DILocation(line: 36, column: 21, scope: !2279, inlinedAt: !2280)
!2325 = !DILocation(line: 36, column: 5, scope: !2279, inlinedAt: !2280)
!2326 = !DILocation(line: 37, column: 19, scope: !2279, inlinedAt: !2280)
!2327 = !DILocation(line: 37, column: 5, scope: !2279, inlinedAt: !2280)
!2328 = !DILocation(line: 38, column: 21, scope: !2279, inlinedAt: !2280)
!2329 = !DILocation(line: 38, column: 5, scope: !2279, inlinedAt: !2280)
!2330 = !DILocation(line: 39, column: 24, scope: !2279, inlinedAt: !2280)
!2331 = !DILocation(line: 39, column: 19, scope: !2279, inlinedAt: !2280)
!2332 = !DILocation(line: 39, column: 5, scope: !2279, inlinedAt: !2280)
!2333 = !DILocation(line: 40, column: 25, scope: !2279, inlinedAt: !2280)
!2334 = !DILocation(line: 40, column: 5, scope: !2279, inlinedAt: !2280)
!2335 = !DILocation(line: 41, column: 19, scope: !2279, inlinedAt: !2280)
!2336 = !DILocation(line: 41, column: 5, scope: !2279, inlinedAt: !2280)
!2337 = !DILocation(line: 42, column: 19, scope: !2279, inlinedAt: !2280)
!2338 = !DILocation(line: 42, column: 5, scope: !2279, inlinedAt: !2280)
!2339 = !DILocation(line: 43, column: 19, scope: !2279, inlinedAt: !2280)
!2340 = !DILocation(line: 43, column: 5, scope: !2279, inlinedAt: !2280)
!2341 = !DILocation(line: 44, column: 20, scope: !2279, inlinedAt: !2280)
!2342 = !DILocation(line: 44, column: 5, scope: !2279, inlinedAt: !2280)
!2343 = !DILocation(line: 45, column: 22, scope: !2279, inlinedAt: !2280)
!2344 = !DILocation(line: 45, column: 5, scope: !2279, inlinedAt: !2280)
!2345 = !DILocation(line: 46, column: 22, scope: !2279, inlinedAt: !2280)
!2346 = !DILocation(line: 46, column: 5, scope: !2279, inlinedAt: !2280)
!2347 = !DILocation(line: 47, column: 5, scope: !2279, inlinedAt: !2280)
!2348 = !DILocation(line: 48, column: 51, scope: !2279, inlinedAt: !2280)
!2349 = !DILocation(line: 48, column: 64, scope: !2279, inlinedAt: !2280)
!2350 = !DILocation(line: 48, column: 34, scope: !2279, inlinedAt: !2280)
!2351 = !DILocation(line: 48, column: 5, scope: !2279, inlinedAt: !2280)
!2352 = !DILocation(line: 49, column: 43, scope: !2279, inlinedAt: !2280)
!2353 = !DILocation(line: 49, column: 22, scope: !2279, inlinedAt: !2280)
!2354 = !DILocation(line: 49, column: 5, scope: !2279, inlinedAt: !2280)
!2355 = !DILocation(line: 50, column: 15, scope: !2279, inlinedAt: !2280)
!2356 = !DILocation(line: 50, column: 41, scope: !2279, inlinedAt: !2280)
!2357 = !DILocation(line: 51, column: 6, scope: !2279, inlinedAt: !2280)
!2358 = !DIFile(filename: "special.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!2359 = distinct !DISubprogram(name: "SpecialFloat32", scope: !2358, file: !2358, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!2360 = !DILocation(line: 15, column: 6, scope: !2359)
!2361 = distinct !DISubprogram(name: "specialAt", scope: !2358, file: !2358, line: 8, type: !4, isDefinition: true, scopeLine: 8, isOptimized: true, unit: !2)
!2362 = !DILocation(line: 15, column: 68, scope: !2359)
!2363 = !DILocation(line: 9, column: 32, scope: !2361, inlinedAt: !2362)
!2364 = !DILocation(line: 10, column: 21, scope: !2361, inlinedAt: !2362)
!2365 = !DILocation(line: 10, column: 44, scope: !2361, inlinedAt: !2362)
!2366 = !DILocation(line: 10, column: 47, scope: !2361, inlinedAt: !2362)
!2367 = !DILocation(line: 10, column: 19, scope: !2361, inlinedAt: !2362)
!2368 = !DILocation(line: 10, column: 71, scope: !2361, inlinedAt: !2362)
!2369 = !DILocation(line: 10, column: 77, scope: !2361, inlinedAt: !2362)
!2370 = !DIFile(filename: "special.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!2371 = distinct !DISubprogram(name: "Special", scope: !2370, file: !2370, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2372 = !DILocation(line: 10, column: 15, scope: !2361, inlinedAt: !2362)
!2373 = !DILocation(line: 15, column: 43, scope: !2371, inlinedAt: !2372)
!2374 = !DILocation(line: 15, column: 57, scope: !2371, inlinedAt: !2372)
!2375 = !DILocation(line: 15, column: 70, scope: !2371, inlinedAt: !2372)
!2376 = !DILocation(line: 15, column: 82, scope: !2371, inlinedAt: !2372)
!2377 = !DILocation(line: 15, column: 5, scope: !2371, inlinedAt: !2372)
!2378 = !DILocation(line: 15, column: 13, scope: !2371, inlinedAt: !2372)
!2379 = !DILocation(line: 15, column: 21, scope: !2371, inlinedAt: !2372)
!2380 = !DILocation(line: 15, column: 29, scope: !2371, inlinedAt: !2372)
!2381 = !DILocation(line: 16, column: 36, scope: !2371, inlinedAt: !2372)
!2382 = !DILocation(line: 16, column: 49, scope: !2371, inlinedAt: !2372)
!2383 = !DILocation(line: 16, column: 63, scope: !2371, inlinedAt: !2372)
!2384 = !DILocation(line: 16, column: 5, scope: !2371, inlinedAt: !2372)
!2385 = !DILocation(line: 16, column: 13, scope: !2371, inlinedAt: !2372)
!2386 = !DILocation(line: 16, column: 21, scope: !2371, inlinedAt: !2372)
!2387 = !DILocation(line: 17, column: 28, scope: !2371, inlinedAt: !2372)
!2388 = !DILocation(line: 17, column: 48, scope: !2371, inlinedAt: !2372)
!2389 = !DILocation(line: 17, column: 5, scope: !2371, inlinedAt: !2372)
!2390 = !DILocation(line: 17, column: 13, scope: !2371, inlinedAt: !2372)
!2391 = !DILocation(line: 18, column: 36, scope: !2371, inlinedAt: !2372)
!2392 = !DILocation(line: 18, column: 49, scope: !2371, inlinedAt: !2372)
!2393 = !DILocation(line: 18, column: 63, scope: !2371, inlinedAt: !2372)
!2394 = !DILocation(line: 18, column: 5, scope: !2371, inlinedAt: !2372)
!2395 = !DILocation(line: 18, column: 13, scope: !2371, inlinedAt: !2372)
!2396 = !DILocation(line: 18, column: 22, scope: !2371, inlinedAt: !2372)
!2397 = !DILocation(line: 19, column: 46, scope: !2371, inlinedAt: !2372)
!2398 = !DILocation(line: 19, column: 59, scope: !2371, inlinedAt: !2372)
!2399 = !DILocation(line: 19, column: 73, scope: !2371, inlinedAt: !2372)
!2400 = !DILocation(line: 19, column: 87, scope: !2371, inlinedAt: !2372)
!2401 = !DILocation(line: 19, column: 5, scope: !2371, inlinedAt: !2372)
!2402 = !DILocation(line: 19, column: 14, scope: !2371, inlinedAt: !2372)
!2403 = !DILocation(line: 19, column: 23, scope: !2371, inlinedAt: !2372)
!2404 = !DILocation(line: 19, column: 32, scope: !2371, inlinedAt: !2372)
!2405 = !DILocation(line: 20, column: 37, scope: !2371, inlinedAt: !2372)
!2406 = !DILocation(line: 20, column: 49, scope: !2371, inlinedAt: !2372)
!2407 = !DILocation(line: 20, column: 61, scope: !2371, inlinedAt: !2372)
!2408 = !DILocation(line: 20, column: 5, scope: !2371, inlinedAt: !2372)
!2409 = !DILocation(line: 20, column: 14, scope: !2371, inlinedAt: !2372)
!2410 = !DILocation(line: 20, column: 23, scope: !2371, inlinedAt: !2372)
!2411 = !DILocation(line: 21, column: 38, scope: !2371, inlinedAt: !2372)
!2412 = !DILocation(line: 21, column: 51, scope: !2371, inlinedAt: !2372)
!2413 = !DILocation(line: 21, column: 64, scope: !2371, inlinedAt: !2372)
!2414 = !DILocation(line: 21, column: 5, scope: !2371, inlinedAt: !2372)
!2415 = !DILocation(line: 21, column: 14, scope: !2371, inlinedAt: !2372)
!2416 = !DILocation(line: 21, column: 23, scope: !2371, inlinedAt: !2372)
!2417 = !DILocation(line: 22, column: 38, scope: !2371, inlinedAt: !2372)
!2418 = !DILocation(line: 22, column: 51, scope: !2371, inlinedAt: !2372)
!2419 = !DILocation(line: 22, column: 64, scope: !2371, inlinedAt: !2372)
!2420 = !DILocation(line: 22, column: 5, scope: !2371, inlinedAt: !2372)
!2421 = !DILocation(line: 22, column: 14, scope: !2371, inlinedAt: !2372)
!2422 = !DILocation(line: 22, column: 23, scope: !2371, inlinedAt: !2372)
!2423 = !DILocation(line: 23, column: 39, scope: !2371, inlinedAt: !2372)
!2424 = !DILocation(line: 23, column: 53, scope: !2371, inlinedAt: !2372)
!2425 = !DILocation(line: 23, column: 67, scope: !2371, inlinedAt: !2372)
!2426 = !DILocation(line: 23, column: 5, scope: !2371, inlinedAt: !2372)
!2427 = !DILocation(line: 23, column: 14, scope: !2371, inlinedAt: !2372)
!2428 = !DILocation(line: 23, column: 23, scope: !2371, inlinedAt: !2372)
!2429 = !DILocation(line: 24, column: 28, scope: !2371, inlinedAt: !2372)
!2430 = !DILocation(line: 24, column: 41, scope: !2371, inlinedAt: !2372)
!2431 = !DILocation(line: 24, column: 5, scope: !2371, inlinedAt: !2372)
!2432 = !DILocation(line: 24, column: 14, scope: !2371, inlinedAt: !2372)
!2433 = !DILocation(line: 25, column: 39, scope: !2371, inlinedAt: !2372)
!2434 = !DILocation(line: 25, column: 54, scope: !2371, inlinedAt: !2372)
!2435 = !DILocation(line: 25, column: 71, scope: !2371, inlinedAt: !2372)
!2436 = !DILocation(line: 25, column: 5, scope: !2371, inlinedAt: !2372)
!2437 = !DILocation(line: 25, column: 14, scope: !2371, inlinedAt: !2372)
!2438 = !DILocation(line: 25, column: 23, scope: !2371, inlinedAt: !2372)
!2439 = !DILocation(line: 26, column: 28, scope: !2371, inlinedAt: !2372)
!2440 = !DILocation(line: 26, column: 49, scope: !2371, inlinedAt: !2372)
!2441 = !DILocation(line: 26, column: 5, scope: !2371, inlinedAt: !2372)
!2442 = !DILocation(line: 26, column: 14, scope: !2371, inlinedAt: !2372)
!2443 = !DILocation(line: 27, column: 28, scope: !2371, inlinedAt: !2372)
!2444 = !DILocation(line: 27, column: 48, scope: !2371, inlinedAt: !2372)
!2445 = !DILocation(line: 27, column: 5, scope: !2371, inlinedAt: !2372)
!2446 = !DILocation(line: 27, column: 14, scope: !2371, inlinedAt: !2372)
!2447 = !DILocation(line: 28, column: 28, scope: !2371, inlinedAt: !2372)
!2448 = !DILocation(line: 28, column: 43, scope: !2371, inlinedAt: !2372)
!2449 = !DILocation(line: 28, column: 5, scope: !2371, inlinedAt: !2372)
!2450 = !DILocation(line: 28, column: 14, scope: !2371, inlinedAt: !2372)
!2451 = !DILocation(line: 29, column: 37, scope: !2371, inlinedAt: !2372)
!2452 = !DILocation(line: 29, column: 55, scope: !2371, inlinedAt: !2372)
!2453 = !DILocation(line: 29, column: 69, scope: !2371, inlinedAt: !2372)
!2454 = !DILocation(line: 29, column: 5, scope: !2371, inlinedAt: !2372)
!2455 = !DILocation(line: 29, column: 14, scope: !2371, inlinedAt: !2372)
!2456 = !DILocation(line: 29, column: 23, scope: !2371, inlinedAt: !2372)
!2457 = distinct !DISubprogram(name: "SpecialFloat64", scope: !2358, file: !2358, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2458 = !DILocation(line: 18, column: 6, scope: !2457)
!2459 = distinct !DISubprogram(name: "specialAt", scope: !2358, file: !2358, line: 8, type: !4, isDefinition: true, scopeLine: 8, isOptimized: true, unit: !2)
!2460 = !DILocation(line: 18, column: 68, scope: !2457)
!2461 = !DILocation(line: 9, column: 32, scope: !2459, inlinedAt: !2460)
!2462 = !DILocation(line: 10, column: 21, scope: !2459, inlinedAt: !2460)
!2463 = !DILocation(line: 10, column: 44, scope: !2459, inlinedAt: !2460)
!2464 = !DILocation(line: 10, column: 47, scope: !2459, inlinedAt: !2460)
!2465 = !DILocation(line: 10, column: 19, scope: !2459, inlinedAt: !2460)
!2466 = !DILocation(line: 10, column: 71, scope: !2459, inlinedAt: !2460)
!2467 = !DILocation(line: 10, column: 77, scope: !2459, inlinedAt: !2460)
!2468 = distinct !DISubprogram(name: "Special", scope: !2370, file: !2370, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!2469 = !DILocation(line: 10, column: 15, scope: !2459, inlinedAt: !2460)
!2470 = !DILocation(line: 15, column: 43, scope: !2468, inlinedAt: !2469)
!2471 = !DILocation(line: 15, column: 57, scope: !2468, inlinedAt: !2469)
!2472 = !DILocation(line: 15, column: 70, scope: !2468, inlinedAt: !2469)
!2473 = !DILocation(line: 15, column: 82, scope: !2468, inlinedAt: !2469)
!2474 = !DILocation(line: 15, column: 5, scope: !2468, inlinedAt: !2469)
!2475 = !DILocation(line: 15, column: 13, scope: !2468, inlinedAt: !2469)
!2476 = !DILocation(line: 15, column: 21, scope: !2468, inlinedAt: !2469)
!2477 = !DILocation(line: 15, column: 29, scope: !2468, inlinedAt: !2469)
!2478 = !DILocation(line: 16, column: 36, scope: !2468, inlinedAt: !2469)
!2479 = !DILocation(line: 16, column: 49, scope: !2468, inlinedAt: !2469)
!2480 = !DILocation(line: 16, column: 63, scope: !2468, inlinedAt: !2469)
!2481 = !DILocation(line: 16, column: 5, scope: !2468, inlinedAt: !2469)
!2482 = !DILocation(line: 16, column: 13, scope: !2468, inlinedAt: !2469)
!2483 = !DILocation(line: 16, column: 21, scope: !2468, inlinedAt: !2469)
!2484 = !DILocation(line: 17, column: 28, scope: !2468, inlinedAt: !2469)
!2485 = !DILocation(line: 17, column: 48, scope: !2468, inlinedAt: !2469)
!2486 = !DILocation(line: 17, column: 5, scope: !2468, inlinedAt: !2469)
!2487 = !DILocation(line: 17, column: 13, scope: !2468, inlinedAt: !2469)
!2488 = !DILocation(line: 18, column: 36, scope: !2468, inlinedAt: !2469)
!2489 = !DILocation(line: 18, column: 49, scope: !2468, inlinedAt: !2469)
!2490 = !DILocation(line: 18, column: 63, scope: !2468, inlinedAt: !2469)
!2491 = !DILocation(line: 18, column: 5, scope: !2468, inlinedAt: !2469)
!2492 = !DILocation(line: 18, column: 13, scope: !2468, inlinedAt: !2469)
!2493 = !DILocation(line: 18, column: 22, scope: !2468, inlinedAt: !2469)
!2494 = !DILocation(line: 19, column: 46, scope: !2468, inlinedAt: !2469)
!2495 = !DILocation(line: 19, column: 59, scope: !2468, inlinedAt: !2469)
!2496 = !DILocation(line: 19, column: 73, scope: !2468, inlinedAt: !2469)
!2497 = !DILocation(line: 19, column: 87, scope: !2468, inlinedAt: !2469)
!2498 = !DILocation(line: 19, column: 5, scope: !2468, inlinedAt: !2469)
!2499 = !DILocation(line: 19, column: 14, scope: !2468, inlinedAt: !2469)
!2500 = !DILocation(line: 19, column: 23, scope: !2468, inlinedAt: !2469)
!2501 = !DILocation(line: 19, column: 32, scope: !2468, inlinedAt: !2469)
!2502 = !DILocation(line: 20, column: 37, scope: !2468, inlinedAt: !2469)
!2503 = !DILocation(line: 20, column: 49, scope: !2468, inlinedAt: !2469)
!2504 = !DILocation(line: 20, column: 61, scope: !2468, inlinedAt: !2469)
!2505 = !DILocation(line: 20, column: 5, scope: !2468, inlinedAt: !2469)
!2506 = !DILocation(line: 20, column: 14, scope: !2468, inlinedAt: !2469)
!2507 = !DILocation(line: 20, column: 23, scope: !2468, inlinedAt: !2469)
!2508 = !DILocation(line: 21, column: 38, scope: !2468, inlinedAt: !2469)
!2509 = !DILocation(line: 21, column: 51, scope: !2468, inlinedAt: !2469)
!2510 = !DILocation(line: 21, column: 64, scope: !2468, inlinedAt: !2469)
!2511 = !DILocation(line: 21, column: 5, scope: !2468, inlinedAt: !2469)
!2512 = !DILocation(line: 21, column: 14, scope: !2468, inlinedAt: !2469)
!2513 = !DILocation(line: 21, column: 23, scope: !2468, inlinedAt: !2469)
!2514 = !DILocation(line: 22, column: 38, scope: !2468, inlinedAt: !2469)
!2515 = !DILocation(line: 22, column: 51, scope: !2468, inlinedAt: !2469)
!2516 = !DILocation(line: 22, column: 64, scope: !2468, inlinedAt: !2469)
!2517 = !DILocation(line: 22, column: 5, scope: !2468, inlinedAt: !2469)
!2518 = !DILocation(line: 22, column: 14, scope: !2468, inlinedAt: !2469)
!2519 = !DILocation(line: 22, column: 23, scope: !2468, inlinedAt: !2469)
!2520 = !DILocation(line: 23, column: 39, scope: !2468, inlinedAt: !2469)
!2521 = !DILocation(line: 23, column: 53, scope: !2468, inlinedAt: !2469)
!2522 = !DILocation(line: 23, column: 67, scope: !2468, inlinedAt: !2469)
!2523 = !DILocation(line: 23, column: 5, scope: !2468, inlinedAt: !2469)
!2524 = !DILocation(line: 23, column: 14, scope: !2468, inlinedAt: !2469)
!2525 = !DILocation(line: 23, column: 23, scope: !2468, inlinedAt: !2469)
!2526 = !DILocation(line: 24, column: 28, scope: !2468, inlinedAt: !2469)
!2527 = !DILocation(line: 24, column: 41, scope: !2468, inlinedAt: !2469)
!2528 = !DILocation(line: 24, column: 5, scope: !2468, inlinedAt: !2469)
!2529 = !DILocation(line: 24, column: 14, scope: !2468, inlinedAt: !2469)
!2530 = !DILocation(line: 25, column: 39, scope: !2468, inlinedAt: !2469)
!2531 = !DILocation(line: 25, column: 54, scope: !2468, inlinedAt: !2469)
!2532 = !DILocation(line: 25, column: 71, scope: !2468, inlinedAt: !2469)
!2533 = !DILocation(line: 25, column: 5, scope: !2468, inlinedAt: !2469)
!2534 = !DILocation(line: 25, column: 14, scope: !2468, inlinedAt: !2469)
!2535 = !DILocation(line: 25, column: 23, scope: !2468, inlinedAt: !2469)
!2536 = !DILocation(line: 26, column: 28, scope: !2468, inlinedAt: !2469)
!2537 = !DILocation(line: 26, column: 49, scope: !2468, inlinedAt: !2469)
!2538 = !DILocation(line: 26, column: 5, scope: !2468, inlinedAt: !2469)
!2539 = !DILocation(line: 26, column: 14, scope: !2468, inlinedAt: !2469)
!2540 = !DILocation(line: 27, column: 28, scope: !2468, inlinedAt: !2469)
!2541 = !DILocation(line: 27, column: 48, scope: !2468, inlinedAt: !2469)
!2542 = !DILocation(line: 27, column: 5, scope: !2468, inlinedAt: !2469)
!2543 = !DILocation(line: 27, column: 14, scope: !2468, inlinedAt: !2469)
!2544 = !DILocation(line: 28, column: 28, scope: !2468, inlinedAt: !2469)
!2545 = !DILocation(line: 28, column: 43, scope: !2468, inlinedAt: !2469)
!2546 = !DILocation(line: 28, column: 5, scope: !2468, inlinedAt: !2469)
!2547 = !DILocation(line: 28, column: 14, scope: !2468, inlinedAt: !2469)
!2548 = !DILocation(line: 29, column: 37, scope: !2468, inlinedAt: !2469)
!2549 = !DILocation(line: 29, column: 55, scope: !2468, inlinedAt: !2469)
!2550 = !DILocation(line: 29, column: 69, scope: !2468, inlinedAt: !2469)
!2551 = !DILocation(line: 29, column: 5, scope: !2468, inlinedAt: !2469)
!2552 = !DILocation(line: 29, column: 14, scope: !2468, inlinedAt: !2469)
!2553 = !DILocation(line: 29, column: 23, scope: !2468, inlinedAt: !2469)
!2554 = distinct !DISubprogram(name: "StdSpecial", scope: !2358, file: !2358, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!2555 = !DILocation(line: 21, column: 6, scope: !2554)
!2556 = !DILocation(line: 22, column: 32, scope: !2554)
!2557 = !DILocation(line: 23, column: 24, scope: !2554)
!2558 = !DILocation(line: 23, column: 50, scope: !2554)
!2559 = !DILocation(line: 23, column: 53, scope: !2554)
!2560 = !DILocation(line: 23, column: 22, scope: !2554)
!2561 = !DILocation(line: 23, column: 80, scope: !2554)
!2562 = !DILocation(line: 23, column: 86, scope: !2554)
!2563 = distinct !DISubprogram(name: "StdSpecial", scope: !2370, file: !2370, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!2564 = !DILocation(line: 23, column: 18, scope: !2554)
!2565 = !DILocation(line: 46, column: 35, scope: !2563, inlinedAt: !2564)
!2566 = !DILocation(line: 46, column: 51, scope: !2563, inlinedAt: !2564)
!2567 = !DILocation(line: 46, column: 67, scope: !2563, inlinedAt: !2564)
!2568 = !DILocation(line: 46, column: 5, scope: !2563, inlinedAt: !2564)
!2569 = !DILocation(line: 46, column: 13, scope: !2563, inlinedAt: !2564)
!2570 = !DILocation(line: 46, column: 21, scope: !2563, inlinedAt: !2564)
!2571 = !DILocation(line: 47, column: 28, scope: !2563, inlinedAt: !2564)
!2572 = !DILocation(line: 47, column: 5, scope: !2563, inlinedAt: !2564)
!2573 = !DILocation(line: 47, column: 13, scope: !2563, inlinedAt: !2564)
!2574 = !DILocation(line: 48, column: 30, scope: !2563, inlinedAt: !2564)
!2575 = !DILocation(line: 48, column: 5, scope: !2563, inlinedAt: !2564)
!2576 = !DILocation(line: 48, column: 13, scope: !2563, inlinedAt: !2564)
!2577 = !DILocation(line: 49, column: 29, scope: !2563, inlinedAt: !2564)
!2578 = !DILocation(line: 49, column: 45, scope: !2563, inlinedAt: !2564)
!2579 = !DILocation(line: 49, column: 5, scope: !2563, inlinedAt: !2564)
!2580 = !DILocation(line: 49, column: 13, scope: !2563, inlinedAt: !2564)
!2581 = !DILocation(line: 50, column: 45, scope: !2563, inlinedAt: !2564)
!2582 = !DILocation(line: 50, column: 57, scope: !2563, inlinedAt: !2564)
!2583 = !DILocation(line: 50, column: 69, scope: !2563, inlinedAt: !2564)
!2584 = !DILocation(line: 50, column: 81, scope: !2563, inlinedAt: !2564)
!2585 = !DILocation(line: 50, column: 5, scope: !2563, inlinedAt: !2564)
!2586 = !DILocation(line: 50, column: 13, scope: !2563, inlinedAt: !2564)
!2587 = !DILocation(line: 50, column: 22, scope: !2563, inlinedAt: !2564)
!2588 = !DILocation(line: 50, column: 31, scope: !2563, inlinedAt: !2564)
!2589 = !DILocation(line: 52, column: 7, scope: !2563, inlinedAt: !2564)
!2590 = !DILocation(line: 54, column: 14, scope: !2563, inlinedAt: !2564)
!2591 = !DILocation(line: 51, column: 2, scope: !2563, inlinedAt: !2564)
!2592 = !DILocation(line: 57, column: 44, scope: !2563, inlinedAt: !2564)
!2593 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/lang")
!2594 = distinct !DISubprogram(name: "bit", scope: !2593, file: !2593, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!2595 = !DILocation(line: 57, column: 33, scope: !2563, inlinedAt: !2564)
!2596 = !DILocation(line: 10, column: 6, scope: !2594, inlinedAt: !2595)
!2597 = !DILocation(line: 14, column: 2, scope: !2594, inlinedAt: !2595)
!2598 = !DILocation(line: 57, column: 81, scope: !2563, inlinedAt: !2564)
!2599 = !DILocation(line: 57, column: 68, scope: !2563, inlinedAt: !2564)
!2600 = !DILocation(line: 10, column: 6, scope: !2594, inlinedAt: !2599)
!2601 = !DILocation(line: 14, column: 2, scope: !2594, inlinedAt: !2599)
!2602 = !DILocation(line: 57, column: 5, scope: !2563, inlinedAt: !2564)
!2603 = !DILocation(line: 57, column: 14, scope: !2563, inlinedAt: !2564)
!2604 = !DILocation(line: 58, column: 29, scope: !2563, inlinedAt: !2564)
!2605 = !DILocation(line: 58, column: 45, scope: !2563, inlinedAt: !2564)
!2606 = !DILocation(line: 58, column: 5, scope: !2563, inlinedAt: !2564)
!2607 = !DILocation(line: 58, column: 14, scope: !2563, inlinedAt: !2564)
!2608 = !DILocation(line: 59, column: 20, scope: !2563, inlinedAt: !2564)
!2609 = !DILocation(line: 59, column: 5, scope: !2563, inlinedAt: !2564)
!2610 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/compiler/internal/difftest")
!2611 = distinct !DISubprogram(name: "Structs", scope: !2610, file: !2610, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!2612 = !DILocation(line: 59, column: 6, scope: !2611)
!2613 = !DILocation(line: 60, column: 32, scope: !2611)
!2614 = !DILocation(line: 61, column: 21, scope: !2611)
!2615 = distinct !DISubprogram(name: "structOps", scope: !2610, file: !2610, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2616 = !DILocation(line: 61, column: 12, scope: !2611)
!2617 = !DILocation(line: 35, column: 2, scope: !2615, inlinedAt: !2616)
!2618 = !DILocation(line: 35, column: 9, scope: !2615, inlinedAt: !2616)
!2619 = !DILocation(line: 36, column: 4, scope: !2615, inlinedAt: !2616)
!2620 = !DILocation(line: 36, column: 2, scope: !2615, inlinedAt: !2616)
!2621 = distinct !DISubprogram(name: "(*record).add", scope: !2610, file: !2610, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!2622 = !DILocation(line: 37, column: 7, scope: !2615, inlinedAt: !2616)
!2623 = !DILocation(line: 28, column: 18, scope: !2621, inlinedAt: !2622)
!2624 = !DILocation(line: 28, column: 4, scope: !2621, inlinedAt: !2622)
!2625 = !DILocation(line: 28, column: 2, scope: !2621, inlinedAt: !2622)
!2626 = !DILocation(line: 29, column: 10, scope: !2621, inlinedAt: !2622)
!2627 = !DILocation(line: 29, column: 8, scope: !2621, inlinedAt: !2622)
!2628 = !DILocation(line: 29, column: 20, scope: !2621, inlinedAt: !2622)
!2629 = !DILocation(line: 29, column: 23, scope: !2621, inlinedAt: !2622)
!2630 = !DILocation(line: 29, column: 13, scope: !2621, inlinedAt: !2622)
!2631 = !DILocation(line: 29, column: 2, scope: !2621, inlinedAt: !2622)
!2632 = !DILocation(line: 39, column: 20, scope: !2615, inlinedAt: !2616)
!2633 = !DILocation(line: 39, column: 14, scope: !2615, inlinedAt: !2616)
!2634 = !DILocation(line: 39, column: 7, scope: !2615, inlinedAt: !2616)
!2635 = !DILocation(line: 40, column: 10, scope: !2615, inlinedAt: !2616)
!2636 = !DILocation(line: 40, column: 24, scope: !2615, inlinedAt: !2616)
!2637 = !DILocation(line: 40, column: 8, scope: !2615, inlinedAt: !2616)
!2638 = !DILocation(line: 40, column: 2, scope: !2615, inlinedAt: !2616)
!2639 = !DILocation(line: 41, column: 19, scope: !2615, inlinedAt: !2616)
!2640 = !DILocation(line: 42, column: 17, scope: !2615, inlinedAt: !2616)
!2641 = !DILocation(line: 43, column: 9, scope: !2615, inlinedAt: !2616)
!2642 = !DILocation(line: 43, column: 12, scope: !2615, inlinedAt: !2616)
!2643 = !DILocation(line: 43, column: 6, scope: !2615, inlinedAt: !2616)
!2644 = !DILocation(line: 43, column: 3, scope: !2615, inlinedAt: !2616)
!2645 = !DILocation(line: 45, column: 10, scope: !2615, inlinedAt: !2616)
!2646 = !DILocation(line: 46, column: 25, scope: !2615, inlinedAt: !2616)
!2647 = !DILocation(line: 46, column: 26, scope: !2615, inlinedAt: !2616)
!2648 = !DILocation(line: 46, column: 35, scope: !2615, inlinedAt: !2616)
!2649 = !DILocation(line: 46, column: 36, scope: !2615, inlinedAt: !2616)
!2650 = !DILocation(line: 46, column: 8, scope: !2615, inlinedAt: !2616)
!2651 = !DILocation(line: 46, column: 16, scope: !2615, inlinedAt: !2616)
!2652 = !DILocation(line: 48, column: 2, scope: !2615, inlinedAt: !2616)
!2653 = !DILocation(line: 48, column: 20, scope: !2615, inlinedAt: !2616)
!2654 = !DILocation(line: 48, column: 23, scope: !2615, inlinedAt: !2616)
!2655 = !DILocation(line: 49, column: 21, scope: !2615, inlinedAt: !2616)
!2656 = !DILocation(line: 49, column: 10, scope: !2615, inlinedAt: !2616)
!2657 = !DILocation(line: 50, column: 15, scope: !2615, inlinedAt: !2616)
!2658 = !DILocation(line: 50, column: 19, scope: !2615, inlinedAt: !2616)
!2659 = !DILocation(line: 50, column: 4, scope: !2615, inlinedAt: !2616)
!2660 = !DILocation(line: 51, column: 18, scope: !2615, inlinedAt: !2616)
!2661 = !DILocation(line: 51, column: 16, scope: !2615, inlinedAt: !2616)
!2662 = distinct !DISubprogram(name: "record.sum", scope: !2610, file: !2610, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2663 = !DILocation(line: 51, column: 25, scope: !2615, inlinedAt: !2616)
!2664 = !DILocation(line: 19, column: 24, scope: !2662, inlinedAt: !2663)
!2665 = !DILocation(line: 18, column: 24, scope: !2662, inlinedAt: !2663)
!2666 = !DILocation(line: 20, column: 21, scope: !2662, inlinedAt: !2663)
!2667 = !DILocation(line: 21, column: 14, scope: !2662, inlinedAt: !2663)
!2668 = !DILocation(line: 21, column: 4, scope: !2662, inlinedAt: !2663)
!2669 = !DILocation(line: 51, column: 32, scope: !2615, inlinedAt: !2616)
!2670 = !DILocation(line: 51, column: 28, scope: !2615, inlinedAt: !2616)
!2671 = !DILocation(line: 51, column: 4, scope: !2615, inlinedAt: !2616)
!2672 = !DILocation(line: 52, column: 13, scope: !2615, inlinedAt: !2616)
!2673 = !DILocation(line: 52, column: 29, scope: !2615, inlinedAt: !2616)
!2674 = !DILocation(line: 52, column: 18, scope: !2615, inlinedAt: !2616)
!2675 = !DILocation(line: 53, column: 5, scope: !2615, inlinedAt: !2616)
!2676 = !DILocation(line: 55, column: 20, scope: !2615, inlinedAt: !2616)
!2677 = !DILocation(line: 55, column: 30, scope: !2615, inlinedAt: !2616)
!2678 = !DILocation(line: 55, column: 42, scope: !2615, inlinedAt: !2616)
!2679 = !DILocation(line: 55, column: 57, scope: !2615, inlinedAt: !2616)
!2680 = !DILocation(line: 55, column: 2, scope: !2615, inlinedAt: !2616)
!2681 = distinct !DISubprogram(name: "Slices", scope: !2610, file: !2610, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2682 = !DILocation(line: 107, column: 6, scope: !2681)
!2683 = !DILocation(line: 108, column: 32, scope: !2681)
!2684 = !DILocation(line: 109, column: 17, scope: !2681)
!2685 = !DILocation(line: 109, column: 24, scope: !2681)
!2686 = !DILocation(line: 109, column: 34, scope: !2681)
!2687 = !DILocation(line: 109, column: 50, scope: !2681)
!2688 = !DILocation(line: 109, column: 53, scope: !2681)
!2689 = !DILocation(line: 109, column: 32, scope: !2681)
!2690 = distinct !DISubprogram(name: "sliceOps", scope: !2610, file: !2610, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!2691 = !DILocation(line: 109, column: 11, scope: !2681)
!2692 = !DILocation(line: 70, column: 8, scope: !2690, inlinedAt: !2691)
!2693 = !DILocation(line: 71, column: 5, scope: !2690, inlinedAt: !2691)
!2694 = !DILocation(line: 72, column: 5, scope: !2690, inlinedAt: !2691)
!2695 = distinct !DISubprogram(name: "total", scope: !2610, file: !2610, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!2696 = !DILocation(line: 73, column: 16, scope: !2690, inlinedAt: !2691)
!2697 = !DILocation(line: 99, column: 6, scope: !2695, inlinedAt: !2696)
!2698 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2696)
!2699 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2696)
!2700 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2696)
!2701 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2696)
!2702 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2696)
!2703 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2696)
!2704 = !DILocation(line: 73, column: 5, scope: !2690, inlinedAt: !2691)
!2705 = !DILocation(line: 74, column: 16, scope: !2690, inlinedAt: !2691)
!2706 = !DILocation(line: 99, column: 6, scope: !2695, inlinedAt: !2705)
!2707 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2705)
!2708 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2705)
!2709 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2705)
!2710 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2705)
!2711 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2705)
!2712 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2705)
!2713 = !DILocation(line: 74, column: 34, scope: !2690, inlinedAt: !2691)
!2714 = !DILocation(line: 74, column: 32, scope: !2690, inlinedAt: !2691)
!2715 = !DILocation(line: 99, column: 6, scope: !2695, inlinedAt: !2714)
!2716 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2714)
!2717 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2714)
!2718 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2714)
!2719 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2714)
!2720 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2714)
!2721 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2714)
!2722 = !DILocation(line: 74, column: 25, scope: !2690, inlinedAt: !2691)
!2723 = !DILocation(line: 74, column: 5, scope: !2690, inlinedAt: !2691)
!2724 = !DILocation(line: 75, column: 8, scope: !2690, inlinedAt: !2691)
!2725 = !DILocation(line: 76, column: 5, scope: !2690, inlinedAt: !2691)
!2726 = !DILocation(line: 78, column: 16, scope: !2690, inlinedAt: !2691)
!2727 = !DILocation(line: 99, column: 6, scope: !2695, inlinedAt: !2726)
!2728 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2726)
!2729 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2726)
!2730 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2726)
!2731 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2726)
!2732 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2726)
!2733 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2726)
!2734 = !DILocation(line: 78, column: 5, scope: !2690, inlinedAt: !2691)
!2735 = !DILocation(line: 79, column: 2, scope: !2690, inlinedAt: !2691)
!2736 = !DILocation(line: 79, column: 15, scope: !2690, inlinedAt: !2691)
!2737 = !DILocation(line: 80, column: 6, scope: !2690, inlinedAt: !2691)
!2738 = !DILocation(line: 80, column: 17, scope: !2690, inlinedAt: !2691)
!2739 = !DILocation(line: 80, column: 14, scope: !2690, inlinedAt: !2691)
!2740 = !DILocation(line: 80, column: 12, scope: !2690, inlinedAt: !2691)
!2741 = !DILocation(line: 80, column: 3, scope: !2690, inlinedAt: !2691)
!2742 = !DILocation(line: 81, column: 16, scope: !2690, inlinedAt: !2691)
!2743 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2742)
!2744 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2742)
!2745 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2742)
!2746 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2742)
!2747 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2742)
!2748 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2742)
!2749 = !DILocation(line: 81, column: 5, scope: !2690, inlinedAt: !2691)
!2750 = !DILocation(line: 82, column: 18, scope: !2690, inlinedAt: !2691)
!2751 = !DILocation(line: 82, column: 16, scope: !2690, inlinedAt: !2691)
!2752 = !DILocation(line: 99, column: 6, scope: !2695, inlinedAt: !2751)
!2753 = !DILocation(line: 99, column: 24, scope: !2695, inlinedAt: !2751)
!2754 = !DILocation(line: 100, column: 20, scope: !2695, inlinedAt: !2751)
!2755 = !DILocation(line: 101, column: 13, scope: !2695, inlinedAt: !2751)
!2756 = !DILocation(line: 101, column: 26, scope: !2695, inlinedAt: !2751)
!2757 = !DILocation(line: 101, column: 17, scope: !2695, inlinedAt: !2751)
!2758 = !DILocation(line: 101, column: 3, scope: !2695, inlinedAt: !2751)
!2759 = !DILocation(line: 82, column: 5, scope: !2690, inlinedAt: !2691)
!2760 = !DILocation(line: 83, column: 27, scope: !2690, inlinedAt: !2691)
!2761 = !DILocation(line: 83, column: 20, scope: !2690, inlinedAt: !2691)
!2762 = !DILocation(line: 83, column: 18, scope: !2690, inlinedAt: !2691)
!2763 = !DILocation(line: 84, column: 18, scope: !2690, inlinedAt: !2691)
!2764 = !DILocation(line: 84, column: 16, scope: !2690, inlinedAt: !2691)
!2765 = !DILocation(line: 84, column: 23, scope: !2690, inlinedAt: !2691)
!2766 = !DILocation(line: 84, column: 5, scope: !2690, inlinedAt: !2691)
!2767 = !DILocation(line: 86, column: 8, scope: !2690, inlinedAt: !2691)
!2768 = !DILocation(line: 87, column: 21, scope: !2690, inlinedAt: !2691)
!2769 = !DILocation(line: 87, column: 19, scope: !2690, inlinedAt: !2691)
!2770 = !DILocation(line: 87, column: 35, scope: !2690, inlinedAt: !2691)
!2771 = !DILocation(line: 87, column: 33, scope: !2690, inlinedAt: !2691)
!2772 = !DILocation(line: 87, column: 26, scope: !2690, inlinedAt: !2691)
!2773 = !DILocation(line: 87, column: 7, scope: !2690, inlinedAt: !2691)
!2774 = !DILocation(line: 87, column: 4, scope: !2690, inlinedAt: !2691)
!2775 = !DILocation(line: 90, column: 18, scope: !2690, inlinedAt: !2691)
!2776 = !DILocation(line: 90, column: 6, scope: !2690, inlinedAt: !2691)
!2777 = !DILocation(line: 90, column: 25, scope: !2690, inlinedAt: !2691)
!2778 = !DILocation(line: 91, column: 16, scope: !2690, inlinedAt: !2691)
!2779 = !DILocation(line: 91, column: 20, scope: !2690, inlinedAt: !2691)
!2780 = !DILocation(line: 91, column: 32, scope: !2690, inlinedAt: !2691)
!2781 = !DILocation(line: 91, column: 30, scope: !2690, inlinedAt: !2691)
!2782 = !DILocation(line: 91, column: 23, scope: !2690, inlinedAt: !2691)
!2783 = !DILocation(line: 91, column: 6, scope: !2690, inlinedAt: !2691)
!2784 = !DILocation(line: 90, column: 31, scope: !2690, inlinedAt: !2691)
!2785 = !DILocation(line: 94, column: 23, scope: !2690, inlinedAt: !2691)
!2786 = !DILocation(line: 95, column: 6, scope: !2690, inlinedAt: !2691)
!2787 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @Control, !"kernel", i32 1}
!2788 = !{void (i64, i32*, i64, i64, i64*, i64, i8*)* @Fails, !"kernel", i32 1}
!2789 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, i8*)* @FloatsFloat32, !"kernel", i32 1}
!2790 = !{void (double*, i64, double*, i64, double*, i64, double*, i64, i8*)* @FloatsFloat64, !"kernel", i32 1}
!2791 = !{void (float*, i64, i64*, i64, i8*)* @TruncsFloat32, !"kernel", i32 1}
!2792 = !{void (double*, i64, i64*, i64, i8*)* @TruncsFloat64, !"kernel", i32 1}
!2793 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @Bits, !"kernel", i32 1}
!2794 = !{void (i8*, i64, i8*, i64, i64*, i64, i8*, i64, i8*)* @IntsInt8, !"kernel", i32 1}
!2795 = !{void (i16*, i64, i16*, i64, i64*, i64, i16*, i64, i8*)* @IntsInt16, !"kernel", i32 1}
!2796 = !{void (i32*, i64, i32*, i64, i64*, i64, i32*, i64, i8*)* @IntsInt32, !"kernel", i32 1}
!2797 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsInt64, !"kernel", i32 1}
!2798 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsInt, !"kernel", i32 1}
!2799 = !{void (i8*, i64, i8*, i64, i64*, i64, i8*, i64, i8*)* @IntsUint8, !"kernel", i32 1}
!2800 = !{void (i16*, i64, i16*, i64, i64*, i64, i16*, i64, i8*)* @IntsUint16, !"kernel", i32 1}
!2801 = !{void (i32*, i64, i32*, i64, i64*, i64, i32*, i64, i8*)* @IntsUint32, !"kernel", i32 1}
!2802 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @IntsUint64, !"kernel", i32 1}
!2803 = !{void (i8*, i64, i64*, i64, i8*)* @ConvInt8, !"kernel", i32 1}
!2804 = !{void (i16*, i64, i64*, i64, i8*)* @ConvInt16, !"kernel", i32 1}
!2805 = !{void (i32*, i64, i64*, i64, i8*)* @ConvInt32, !"kernel", i32 1}
!2806 = !{void (i64*, i64, i64*, i64, i8*)* @ConvInt64, !"kernel", i32 1}
!2807 = !{void (i8*, i64, i64*, i64, i8*)* @ConvUint8, !"kernel", i32 1}
!2808 = !{void (i16*, i64, i64*, i64, i8*)* @ConvUint16, !"kernel", i32 1}
!2809 = !{void (i32*, i64, i64*, i64, i8*)* @ConvUint32, !"kernel", i32 1}
!2810 = !{void (i64*, i64, i64*, i64, i8*)* @ConvUint64, !"kernel", i32 1}
!2811 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @MathFloat32, !"kernel", i32 1}
!2812 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @MathFloat64, !"kernel", i32 1}
!2813 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @SpecialFloat32, !"kernel", i32 1}
!2814 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @SpecialFloat64, !"kernel", i32 1}
!2815 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @StdSpecial, !"kernel", i32 1}
!2816 = !{void ({ i8, { i8, i16, [3 x float] }, [2 x [3 x i32]], i64 }*, i64, i32*, i64, i8*)* @Structs, !"kernel", i32 1}
!2817 = !{void (i32*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Slices, !"kernel", i32 1}
