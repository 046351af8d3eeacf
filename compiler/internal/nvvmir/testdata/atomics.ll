target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Atomics to i8*)], section "llvm.metadata"

define void @Atomics(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = bitcast i64* %p0 to i32*, !dbg !8
	%1 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !9
	%2 = bitcast i64* %1 to i32*, !dbg !10
	%3 = load i32, i32* %2, align 4, !dbg !11
	%4 = atomicrmw add i32* %0, i32 %3 monotonic, !dbg !12
	%5 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !13
	%6 = bitcast i64* %5 to i32*, !dbg !14
	store i32 %4, i32* %6, align 4, !dbg !15
	%7 = atomicrmw sub i32* %0, i32 %3 monotonic, !dbg !16
	%8 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !17
	%9 = bitcast i64* %8 to i32*, !dbg !18
	store i32 %7, i32* %9, align 4, !dbg !19
	%10 = atomicrmw min i32* %0, i32 %3 monotonic, !dbg !20
	%11 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !21
	%12 = bitcast i64* %11 to i32*, !dbg !22
	store i32 %10, i32* %12, align 4, !dbg !23
	%13 = atomicrmw max i32* %0, i32 %3 monotonic, !dbg !24
	%14 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !25
	%15 = bitcast i64* %14 to i32*, !dbg !26
	store i32 %13, i32* %15, align 4, !dbg !27
	%16 = atomicrmw xchg i32* %0, i32 %3 monotonic, !dbg !28
	%17 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !29
	%18 = bitcast i64* %17 to i32*, !dbg !30
	store i32 %16, i32* %18, align 4, !dbg !31
	%19 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %0) nounwind, !dbg !32
	%20 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !33
	%21 = bitcast i64* %20 to i32*, !dbg !34
	store i32 %19, i32* %21, align 4, !dbg !35
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !36
	%22 = atomicrmw and i32* %0, i32 %3 monotonic, !dbg !37
	%23 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !38
	%24 = bitcast i64* %23 to i32*, !dbg !39
	store i32 %22, i32* %24, align 4, !dbg !40
	%25 = atomicrmw or i32* %0, i32 %3 monotonic, !dbg !41
	%26 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !42
	%27 = bitcast i64* %26 to i32*, !dbg !43
	store i32 %25, i32* %27, align 4, !dbg !44
	%28 = atomicrmw xor i32* %0, i32 %3 monotonic, !dbg !45
	%29 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !46
	%30 = bitcast i64* %29 to i32*, !dbg !47
	store i32 %28, i32* %30, align 4, !dbg !48
	%31 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !49
	%32 = bitcast i64* %31 to i32*, !dbg !50
	%33 = load i32, i32* %32, align 4, !dbg !51
	%34 = cmpxchg i32* %0, i32 %3, i32 %33 monotonic monotonic, !dbg !52
	%35 = extractvalue { i32, i1 } %34, 0, !dbg !52
	%36 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !53
	%37 = bitcast i64* %36 to i32*, !dbg !54
	store i32 %35, i32* %37, align 4, !dbg !55
	%38 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !56
	%39 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !57
	%40 = bitcast i64* %39 to i32*, !dbg !58
	store i32 %38, i32* %40, align 4, !dbg !59
	%41 = sub i32 0, %3, !dbg !60
	%42 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %41) nounwind, !dbg !60
	%43 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !61
	%44 = bitcast i64* %43 to i32*, !dbg !62
	store i32 %42, i32* %44, align 4, !dbg !63
	%45 = call i32 asm sideeffect "atom.relaxed.sys.min.s32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !64
	%46 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !65
	%47 = bitcast i64* %46 to i32*, !dbg !66
	store i32 %45, i32* %47, align 4, !dbg !67
	%48 = call i32 asm sideeffect "atom.relaxed.sys.max.s32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !68
	%49 = getelementptr inbounds i64, i64* %p0, i64 16, !dbg !69
	%50 = bitcast i64* %49 to i32*, !dbg !70
	store i32 %48, i32* %50, align 4, !dbg !71
	%51 = call i32 asm sideeffect "atom.relaxed.sys.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !72
	%52 = getelementptr inbounds i64, i64* %p0, i64 17, !dbg !73
	%53 = bitcast i64* %52 to i32*, !dbg !74
	store i32 %51, i32* %53, align 4, !dbg !75
	%54 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %0) nounwind, !dbg !76
	%55 = getelementptr inbounds i64, i64* %p0, i64 18, !dbg !77
	%56 = bitcast i64* %55 to i32*, !dbg !78
	store i32 %54, i32* %56, align 4, !dbg !79
	call void asm sideeffect "st.relaxed.sys.u32 [$0], $1;", "l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !80
	%57 = call i32 asm sideeffect "atom.relaxed.sys.and.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !81
	%58 = getelementptr inbounds i64, i64* %p0, i64 19, !dbg !82
	%59 = bitcast i64* %58 to i32*, !dbg !83
	store i32 %57, i32* %59, align 4, !dbg !84
	%60 = call i32 asm sideeffect "atom.relaxed.sys.or.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !85
	%61 = getelementptr inbounds i64, i64* %p0, i64 20, !dbg !86
	%62 = bitcast i64* %61 to i32*, !dbg !87
	store i32 %60, i32* %62, align 4, !dbg !88
	%63 = call i32 asm sideeffect "atom.relaxed.sys.xor.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %0, i32 %3) nounwind, !dbg !89
	%64 = getelementptr inbounds i64, i64* %p0, i64 21, !dbg !90
	%65 = bitcast i64* %64 to i32*, !dbg !91
	store i32 %63, i32* %65, align 4, !dbg !92
	%66 = getelementptr inbounds i64, i64* %p0, i64 22, !dbg !93
	%67 = bitcast i64* %66 to i32*, !dbg !94
	%68 = load i32, i32* %67, align 4, !dbg !95
	%69 = call i32 asm sideeffect "atom.relaxed.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %0, i32 %3, i32 %68) nounwind, !dbg !96
	%70 = getelementptr inbounds i64, i64* %p0, i64 23, !dbg !97
	%71 = bitcast i64* %70 to i32*, !dbg !98
	store i32 %69, i32* %71, align 4, !dbg !99
	%72 = bitcast i64* %p0 to i32*, !dbg !100
	%73 = getelementptr inbounds i64, i64* %p0, i64 24, !dbg !101
	%74 = bitcast i64* %73 to i32*, !dbg !102
	%75 = load i32, i32* %74, align 4, !dbg !103
	%76 = atomicrmw add i32* %72, i32 %75 monotonic, !dbg !104
	%77 = getelementptr inbounds i64, i64* %p0, i64 25, !dbg !105
	%78 = bitcast i64* %77 to i32*, !dbg !106
	store i32 %76, i32* %78, align 4, !dbg !107
	%79 = atomicrmw sub i32* %72, i32 %75 monotonic, !dbg !108
	%80 = getelementptr inbounds i64, i64* %p0, i64 26, !dbg !109
	%81 = bitcast i64* %80 to i32*, !dbg !110
	store i32 %79, i32* %81, align 4, !dbg !111
	%82 = atomicrmw umin i32* %72, i32 %75 monotonic, !dbg !112
	%83 = getelementptr inbounds i64, i64* %p0, i64 27, !dbg !113
	%84 = bitcast i64* %83 to i32*, !dbg !114
	store i32 %82, i32* %84, align 4, !dbg !115
	%85 = atomicrmw umax i32* %72, i32 %75 monotonic, !dbg !116
	%86 = getelementptr inbounds i64, i64* %p0, i64 28, !dbg !117
	%87 = bitcast i64* %86 to i32*, !dbg !118
	store i32 %85, i32* %87, align 4, !dbg !119
	%88 = atomicrmw xchg i32* %72, i32 %75 monotonic, !dbg !120
	%89 = getelementptr inbounds i64, i64* %p0, i64 29, !dbg !121
	%90 = bitcast i64* %89 to i32*, !dbg !122
	store i32 %88, i32* %90, align 4, !dbg !123
	%91 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %72) nounwind, !dbg !124
	%92 = getelementptr inbounds i64, i64* %p0, i64 30, !dbg !125
	%93 = bitcast i64* %92 to i32*, !dbg !126
	store i32 %91, i32* %93, align 4, !dbg !127
	call void asm sideeffect "st.relaxed.gpu.u32 [$0], $1;", "l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !128
	%94 = atomicrmw and i32* %72, i32 %75 monotonic, !dbg !129
	%95 = getelementptr inbounds i64, i64* %p0, i64 31, !dbg !130
	%96 = bitcast i64* %95 to i32*, !dbg !131
	store i32 %94, i32* %96, align 4, !dbg !132
	%97 = atomicrmw or i32* %72, i32 %75 monotonic, !dbg !133
	%98 = getelementptr inbounds i64, i64* %p0, i64 32, !dbg !134
	%99 = bitcast i64* %98 to i32*, !dbg !135
	store i32 %97, i32* %99, align 4, !dbg !136
	%100 = atomicrmw xor i32* %72, i32 %75 monotonic, !dbg !137
	%101 = getelementptr inbounds i64, i64* %p0, i64 33, !dbg !138
	%102 = bitcast i64* %101 to i32*, !dbg !139
	store i32 %100, i32* %102, align 4, !dbg !140
	%103 = getelementptr inbounds i64, i64* %p0, i64 34, !dbg !141
	%104 = bitcast i64* %103 to i32*, !dbg !142
	%105 = load i32, i32* %104, align 4, !dbg !143
	%106 = cmpxchg i32* %72, i32 %75, i32 %105 monotonic monotonic, !dbg !144
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !144
	%108 = getelementptr inbounds i64, i64* %p0, i64 35, !dbg !145
	%109 = bitcast i64* %108 to i32*, !dbg !146
	store i32 %107, i32* %109, align 4, !dbg !147
	%110 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !148
	%111 = getelementptr inbounds i64, i64* %p0, i64 36, !dbg !149
	%112 = bitcast i64* %111 to i32*, !dbg !150
	store i32 %110, i32* %112, align 4, !dbg !151
	%113 = sub i32 0, %75, !dbg !152
	%114 = call i32 asm sideeffect "atom.relaxed.sys.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %113) nounwind, !dbg !152
	%115 = getelementptr inbounds i64, i64* %p0, i64 37, !dbg !153
	%116 = bitcast i64* %115 to i32*, !dbg !154
	store i32 %114, i32* %116, align 4, !dbg !155
	%117 = call i32 asm sideeffect "atom.relaxed.sys.min.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !156
	%118 = getelementptr inbounds i64, i64* %p0, i64 38, !dbg !157
	%119 = bitcast i64* %118 to i32*, !dbg !158
	store i32 %117, i32* %119, align 4, !dbg !159
	%120 = call i32 asm sideeffect "atom.relaxed.sys.max.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !160
	%121 = getelementptr inbounds i64, i64* %p0, i64 39, !dbg !161
	%122 = bitcast i64* %121 to i32*, !dbg !162
	store i32 %120, i32* %122, align 4, !dbg !163
	%123 = call i32 asm sideeffect "atom.relaxed.sys.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !164
	%124 = getelementptr inbounds i64, i64* %p0, i64 40, !dbg !165
	%125 = bitcast i64* %124 to i32*, !dbg !166
	store i32 %123, i32* %125, align 4, !dbg !167
	%126 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %72) nounwind, !dbg !168
	%127 = getelementptr inbounds i64, i64* %p0, i64 41, !dbg !169
	%128 = bitcast i64* %127 to i32*, !dbg !170
	store i32 %126, i32* %128, align 4, !dbg !171
	call void asm sideeffect "st.relaxed.sys.u32 [$0], $1;", "l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !172
	%129 = call i32 asm sideeffect "atom.relaxed.sys.and.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !173
	%130 = getelementptr inbounds i64, i64* %p0, i64 42, !dbg !174
	%131 = bitcast i64* %130 to i32*, !dbg !175
	store i32 %129, i32* %131, align 4, !dbg !176
	%132 = call i32 asm sideeffect "atom.relaxed.sys.or.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !177
	%133 = getelementptr inbounds i64, i64* %p0, i64 43, !dbg !178
	%134 = bitcast i64* %133 to i32*, !dbg !179
	store i32 %132, i32* %134, align 4, !dbg !180
	%135 = call i32 asm sideeffect "atom.relaxed.sys.xor.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %72, i32 %75) nounwind, !dbg !181
	%136 = getelementptr inbounds i64, i64* %p0, i64 44, !dbg !182
	%137 = bitcast i64* %136 to i32*, !dbg !183
	store i32 %135, i32* %137, align 4, !dbg !184
	%138 = getelementptr inbounds i64, i64* %p0, i64 45, !dbg !185
	%139 = bitcast i64* %138 to i32*, !dbg !186
	%140 = load i32, i32* %139, align 4, !dbg !187
	%141 = call i32 asm sideeffect "atom.relaxed.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %72, i32 %75, i32 %140) nounwind, !dbg !188
	%142 = getelementptr inbounds i64, i64* %p0, i64 46, !dbg !189
	%143 = bitcast i64* %142 to i32*, !dbg !190
	store i32 %141, i32* %143, align 4, !dbg !191
	%144 = getelementptr inbounds i64, i64* %p0, i64 47, !dbg !193
	%145 = load i64, i64* %144, align 8, !dbg !195
	%146 = atomicrmw add i64* %p0, i64 %145 monotonic, !dbg !196
	%147 = getelementptr inbounds i64, i64* %p0, i64 48, !dbg !197
	store i64 %146, i64* %147, align 8, !dbg !199
	%148 = atomicrmw sub i64* %p0, i64 %145 monotonic, !dbg !200
	%149 = getelementptr inbounds i64, i64* %p0, i64 49, !dbg !201
	store i64 %148, i64* %149, align 8, !dbg !203
	%150 = atomicrmw min i64* %p0, i64 %145 monotonic, !dbg !204
	%151 = getelementptr inbounds i64, i64* %p0, i64 50, !dbg !205
	store i64 %150, i64* %151, align 8, !dbg !207
	%152 = atomicrmw max i64* %p0, i64 %145 monotonic, !dbg !208
	%153 = getelementptr inbounds i64, i64* %p0, i64 51, !dbg !209
	store i64 %152, i64* %153, align 8, !dbg !211
	%154 = atomicrmw xchg i64* %p0, i64 %145 monotonic, !dbg !212
	%155 = getelementptr inbounds i64, i64* %p0, i64 52, !dbg !213
	store i64 %154, i64* %155, align 8, !dbg !215
	%156 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !216
	%157 = getelementptr inbounds i64, i64* %p0, i64 53, !dbg !217
	store i64 %156, i64* %157, align 8, !dbg !219
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !220
	%158 = atomicrmw and i64* %p0, i64 %145 monotonic, !dbg !221
	%159 = getelementptr inbounds i64, i64* %p0, i64 54, !dbg !222
	store i64 %158, i64* %159, align 8, !dbg !224
	%160 = atomicrmw or i64* %p0, i64 %145 monotonic, !dbg !225
	%161 = getelementptr inbounds i64, i64* %p0, i64 55, !dbg !226
	store i64 %160, i64* %161, align 8, !dbg !228
	%162 = atomicrmw xor i64* %p0, i64 %145 monotonic, !dbg !229
	%163 = getelementptr inbounds i64, i64* %p0, i64 56, !dbg !230
	store i64 %162, i64* %163, align 8, !dbg !232
	%164 = getelementptr inbounds i64, i64* %p0, i64 57, !dbg !233
	%165 = load i64, i64* %164, align 8, !dbg !235
	%166 = cmpxchg i64* %p0, i64 %145, i64 %165 monotonic monotonic, !dbg !236
	%167 = extractvalue { i64, i1 } %166, 0, !dbg !236
	%168 = getelementptr inbounds i64, i64* %p0, i64 58, !dbg !237
	store i64 %167, i64* %168, align 8, !dbg !239
	%169 = call i64 asm sideeffect "atom.relaxed.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !240
	%170 = getelementptr inbounds i64, i64* %p0, i64 59, !dbg !241
	store i64 %169, i64* %170, align 8, !dbg !243
	%171 = sub i64 0, %145, !dbg !244
	%172 = call i64 asm sideeffect "atom.relaxed.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %171) nounwind, !dbg !244
	%173 = getelementptr inbounds i64, i64* %p0, i64 60, !dbg !245
	store i64 %172, i64* %173, align 8, !dbg !247
	%174 = call i64 asm sideeffect "atom.relaxed.sys.min.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !248
	%175 = getelementptr inbounds i64, i64* %p0, i64 61, !dbg !249
	store i64 %174, i64* %175, align 8, !dbg !251
	%176 = call i64 asm sideeffect "atom.relaxed.sys.max.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !252
	%177 = getelementptr inbounds i64, i64* %p0, i64 62, !dbg !253
	store i64 %176, i64* %177, align 8, !dbg !255
	%178 = call i64 asm sideeffect "atom.relaxed.sys.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !256
	%179 = getelementptr inbounds i64, i64* %p0, i64 63, !dbg !257
	store i64 %178, i64* %179, align 8, !dbg !259
	%180 = call i64 asm sideeffect "ld.relaxed.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !260
	%181 = getelementptr inbounds i64, i64* %p0, i64 64, !dbg !261
	store i64 %180, i64* %181, align 8, !dbg !263
	call void asm sideeffect "st.relaxed.sys.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !264
	%182 = call i64 asm sideeffect "atom.relaxed.sys.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !265
	%183 = getelementptr inbounds i64, i64* %p0, i64 65, !dbg !266
	store i64 %182, i64* %183, align 8, !dbg !268
	%184 = call i64 asm sideeffect "atom.relaxed.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !269
	%185 = getelementptr inbounds i64, i64* %p0, i64 66, !dbg !270
	store i64 %184, i64* %185, align 8, !dbg !272
	%186 = call i64 asm sideeffect "atom.relaxed.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !273
	%187 = getelementptr inbounds i64, i64* %p0, i64 67, !dbg !274
	store i64 %186, i64* %187, align 8, !dbg !276
	%188 = getelementptr inbounds i64, i64* %p0, i64 68, !dbg !277
	%189 = load i64, i64* %188, align 8, !dbg !279
	%190 = call i64 asm sideeffect "atom.relaxed.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %145, i64 %189) nounwind, !dbg !280
	%191 = getelementptr inbounds i64, i64* %p0, i64 69, !dbg !281
	store i64 %190, i64* %191, align 8, !dbg !283
	%192 = call i64 asm sideeffect "atom.acq_rel.cta.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !284
	%193 = getelementptr inbounds i64, i64* %p0, i64 70, !dbg !285
	store i64 %192, i64* %193, align 8, !dbg !287
	%194 = sub i64 0, %145, !dbg !288
	%195 = call i64 asm sideeffect "atom.acq_rel.cta.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %194) nounwind, !dbg !288
	%196 = getelementptr inbounds i64, i64* %p0, i64 71, !dbg !289
	store i64 %195, i64* %196, align 8, !dbg !291
	%197 = call i64 asm sideeffect "atom.acq_rel.cta.min.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !292
	%198 = getelementptr inbounds i64, i64* %p0, i64 72, !dbg !293
	store i64 %197, i64* %198, align 8, !dbg !295
	%199 = call i64 asm sideeffect "atom.acq_rel.cta.max.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !296
	%200 = getelementptr inbounds i64, i64* %p0, i64 73, !dbg !297
	store i64 %199, i64* %200, align 8, !dbg !299
	%201 = call i64 asm sideeffect "atom.acq_rel.cta.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !300
	%202 = getelementptr inbounds i64, i64* %p0, i64 74, !dbg !301
	store i64 %201, i64* %202, align 8, !dbg !303
	%203 = call i64 asm sideeffect "ld.acquire.cta.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !304
	%204 = getelementptr inbounds i64, i64* %p0, i64 75, !dbg !305
	store i64 %203, i64* %204, align 8, !dbg !307
	call void asm sideeffect "st.release.cta.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !308
	%205 = call i64 asm sideeffect "atom.acq_rel.cta.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !309
	%206 = getelementptr inbounds i64, i64* %p0, i64 76, !dbg !310
	store i64 %205, i64* %206, align 8, !dbg !312
	%207 = call i64 asm sideeffect "atom.acq_rel.cta.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !313
	%208 = getelementptr inbounds i64, i64* %p0, i64 77, !dbg !314
	store i64 %207, i64* %208, align 8, !dbg !316
	%209 = call i64 asm sideeffect "atom.acq_rel.cta.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !317
	%210 = getelementptr inbounds i64, i64* %p0, i64 78, !dbg !318
	store i64 %209, i64* %210, align 8, !dbg !320
	%211 = getelementptr inbounds i64, i64* %p0, i64 79, !dbg !321
	%212 = load i64, i64* %211, align 8, !dbg !323
	%213 = call i64 asm sideeffect "atom.acq_rel.cta.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %145, i64 %212) nounwind, !dbg !324
	%214 = getelementptr inbounds i64, i64* %p0, i64 80, !dbg !325
	store i64 %213, i64* %214, align 8, !dbg !327
	%215 = call i64 asm sideeffect "atom.acquire.gpu.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !328
	%216 = getelementptr inbounds i64, i64* %p0, i64 81, !dbg !329
	store i64 %215, i64* %216, align 8, !dbg !331
	%217 = sub i64 0, %145, !dbg !332
	%218 = call i64 asm sideeffect "atom.acquire.gpu.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %217) nounwind, !dbg !332
	%219 = getelementptr inbounds i64, i64* %p0, i64 82, !dbg !333
	store i64 %218, i64* %219, align 8, !dbg !335
	%220 = call i64 asm sideeffect "atom.acquire.gpu.min.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !336
	%221 = getelementptr inbounds i64, i64* %p0, i64 83, !dbg !337
	store i64 %220, i64* %221, align 8, !dbg !339
	%222 = call i64 asm sideeffect "atom.acquire.gpu.max.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !340
	%223 = getelementptr inbounds i64, i64* %p0, i64 84, !dbg !341
	store i64 %222, i64* %223, align 8, !dbg !343
	%224 = call i64 asm sideeffect "atom.acquire.gpu.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !344
	%225 = getelementptr inbounds i64, i64* %p0, i64 85, !dbg !345
	store i64 %224, i64* %225, align 8, !dbg !347
	%226 = call i64 asm sideeffect "ld.acquire.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !348
	%227 = getelementptr inbounds i64, i64* %p0, i64 86, !dbg !349
	store i64 %226, i64* %227, align 8, !dbg !351
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !352
	%228 = call i64 asm sideeffect "atom.acquire.gpu.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !353
	%229 = getelementptr inbounds i64, i64* %p0, i64 87, !dbg !354
	store i64 %228, i64* %229, align 8, !dbg !356
	%230 = call i64 asm sideeffect "atom.acquire.gpu.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !357
	%231 = getelementptr inbounds i64, i64* %p0, i64 88, !dbg !358
	store i64 %230, i64* %231, align 8, !dbg !360
	%232 = call i64 asm sideeffect "atom.acquire.gpu.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !361
	%233 = getelementptr inbounds i64, i64* %p0, i64 89, !dbg !362
	store i64 %232, i64* %233, align 8, !dbg !364
	%234 = getelementptr inbounds i64, i64* %p0, i64 90, !dbg !365
	%235 = load i64, i64* %234, align 8, !dbg !367
	%236 = call i64 asm sideeffect "atom.acquire.gpu.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %145, i64 %235) nounwind, !dbg !368
	%237 = getelementptr inbounds i64, i64* %p0, i64 91, !dbg !369
	store i64 %236, i64* %237, align 8, !dbg !371
	%238 = call i64 asm sideeffect "atom.release.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !372
	%239 = getelementptr inbounds i64, i64* %p0, i64 92, !dbg !373
	store i64 %238, i64* %239, align 8, !dbg !375
	%240 = sub i64 0, %145, !dbg !376
	%241 = call i64 asm sideeffect "atom.release.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %240) nounwind, !dbg !376
	%242 = getelementptr inbounds i64, i64* %p0, i64 93, !dbg !377
	store i64 %241, i64* %242, align 8, !dbg !379
	%243 = call i64 asm sideeffect "atom.release.sys.min.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !380
	%244 = getelementptr inbounds i64, i64* %p0, i64 94, !dbg !381
	store i64 %243, i64* %244, align 8, !dbg !383
	%245 = call i64 asm sideeffect "atom.release.sys.max.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !384
	%246 = getelementptr inbounds i64, i64* %p0, i64 95, !dbg !385
	store i64 %245, i64* %246, align 8, !dbg !387
	%247 = call i64 asm sideeffect "atom.release.sys.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !388
	%248 = getelementptr inbounds i64, i64* %p0, i64 96, !dbg !389
	store i64 %247, i64* %248, align 8, !dbg !391
	%249 = call i64 asm sideeffect "ld.relaxed.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !392
	%250 = getelementptr inbounds i64, i64* %p0, i64 97, !dbg !393
	store i64 %249, i64* %250, align 8, !dbg !395
	call void asm sideeffect "st.release.sys.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !396
	%251 = call i64 asm sideeffect "atom.release.sys.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !397
	%252 = getelementptr inbounds i64, i64* %p0, i64 98, !dbg !398
	store i64 %251, i64* %252, align 8, !dbg !400
	%253 = call i64 asm sideeffect "atom.release.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !401
	%254 = getelementptr inbounds i64, i64* %p0, i64 99, !dbg !402
	store i64 %253, i64* %254, align 8, !dbg !404
	%255 = call i64 asm sideeffect "atom.release.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !405
	%256 = getelementptr inbounds i64, i64* %p0, i64 100, !dbg !406
	store i64 %255, i64* %256, align 8, !dbg !408
	%257 = getelementptr inbounds i64, i64* %p0, i64 101, !dbg !409
	%258 = load i64, i64* %257, align 8, !dbg !411
	%259 = call i64 asm sideeffect "atom.release.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %145, i64 %258) nounwind, !dbg !412
	%260 = getelementptr inbounds i64, i64* %p0, i64 102, !dbg !413
	store i64 %259, i64* %260, align 8, !dbg !415
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !416
	%261 = call i64 asm sideeffect "atom.acquire.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !416
	%262 = getelementptr inbounds i64, i64* %p0, i64 103, !dbg !417
	store i64 %261, i64* %262, align 8, !dbg !419
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !420
	%263 = sub i64 0, %145, !dbg !420
	%264 = call i64 asm sideeffect "atom.acquire.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %263) nounwind, !dbg !420
	%265 = getelementptr inbounds i64, i64* %p0, i64 104, !dbg !421
	store i64 %264, i64* %265, align 8, !dbg !423
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !424
	%266 = call i64 asm sideeffect "atom.acquire.sys.min.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !424
	%267 = getelementptr inbounds i64, i64* %p0, i64 105, !dbg !425
	store i64 %266, i64* %267, align 8, !dbg !427
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !428
	%268 = call i64 asm sideeffect "atom.acquire.sys.max.s64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !428
	%269 = getelementptr inbounds i64, i64* %p0, i64 106, !dbg !429
	store i64 %268, i64* %269, align 8, !dbg !431
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !432
	%270 = call i64 asm sideeffect "atom.acquire.sys.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !432
	%271 = getelementptr inbounds i64, i64* %p0, i64 107, !dbg !433
	store i64 %270, i64* %271, align 8, !dbg !435
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !436
	%272 = call i64 asm sideeffect "ld.acquire.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !436
	%273 = getelementptr inbounds i64, i64* %p0, i64 108, !dbg !437
	store i64 %272, i64* %273, align 8, !dbg !439
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !440
	call void asm sideeffect "st.relaxed.sys.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !440
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !441
	%274 = call i64 asm sideeffect "atom.acquire.sys.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !441
	%275 = getelementptr inbounds i64, i64* %p0, i64 109, !dbg !442
	store i64 %274, i64* %275, align 8, !dbg !444
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !445
	%276 = call i64 asm sideeffect "atom.acquire.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !445
	%277 = getelementptr inbounds i64, i64* %p0, i64 110, !dbg !446
	store i64 %276, i64* %277, align 8, !dbg !448
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !449
	%278 = call i64 asm sideeffect "atom.acquire.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %145) nounwind, !dbg !449
	%279 = getelementptr inbounds i64, i64* %p0, i64 111, !dbg !450
	store i64 %278, i64* %279, align 8, !dbg !452
	%280 = getelementptr inbounds i64, i64* %p0, i64 112, !dbg !453
	%281 = load i64, i64* %280, align 8, !dbg !455
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !456
	%282 = call i64 asm sideeffect "atom.acquire.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %145, i64 %281) nounwind, !dbg !456
	%283 = getelementptr inbounds i64, i64* %p0, i64 113, !dbg !457
	store i64 %282, i64* %283, align 8, !dbg !459
	%284 = getelementptr inbounds i64, i64* %p0, i64 114, !dbg !461
	%285 = load i64, i64* %284, align 8, !dbg !463
	%286 = atomicrmw add i64* %p0, i64 %285 monotonic, !dbg !464
	%287 = getelementptr inbounds i64, i64* %p0, i64 115, !dbg !465
	store i64 %286, i64* %287, align 8, !dbg !467
	%288 = atomicrmw sub i64* %p0, i64 %285 monotonic, !dbg !468
	%289 = getelementptr inbounds i64, i64* %p0, i64 116, !dbg !469
	store i64 %288, i64* %289, align 8, !dbg !471
	%290 = atomicrmw umin i64* %p0, i64 %285 monotonic, !dbg !472
	%291 = getelementptr inbounds i64, i64* %p0, i64 117, !dbg !473
	store i64 %290, i64* %291, align 8, !dbg !475
	%292 = atomicrmw umax i64* %p0, i64 %285 monotonic, !dbg !476
	%293 = getelementptr inbounds i64, i64* %p0, i64 118, !dbg !477
	store i64 %292, i64* %293, align 8, !dbg !479
	%294 = atomicrmw xchg i64* %p0, i64 %285 monotonic, !dbg !480
	%295 = getelementptr inbounds i64, i64* %p0, i64 119, !dbg !481
	store i64 %294, i64* %295, align 8, !dbg !483
	%296 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !484
	%297 = getelementptr inbounds i64, i64* %p0, i64 120, !dbg !485
	store i64 %296, i64* %297, align 8, !dbg !487
	call void asm sideeffect "st.relaxed.gpu.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !488
	%298 = atomicrmw and i64* %p0, i64 %285 monotonic, !dbg !489
	%299 = getelementptr inbounds i64, i64* %p0, i64 121, !dbg !490
	store i64 %298, i64* %299, align 8, !dbg !492
	%300 = atomicrmw or i64* %p0, i64 %285 monotonic, !dbg !493
	%301 = getelementptr inbounds i64, i64* %p0, i64 122, !dbg !494
	store i64 %300, i64* %301, align 8, !dbg !496
	%302 = atomicrmw xor i64* %p0, i64 %285 monotonic, !dbg !497
	%303 = getelementptr inbounds i64, i64* %p0, i64 123, !dbg !498
	store i64 %302, i64* %303, align 8, !dbg !500
	%304 = getelementptr inbounds i64, i64* %p0, i64 124, !dbg !501
	%305 = load i64, i64* %304, align 8, !dbg !503
	%306 = cmpxchg i64* %p0, i64 %285, i64 %305 monotonic monotonic, !dbg !504
	%307 = extractvalue { i64, i1 } %306, 0, !dbg !504
	%308 = getelementptr inbounds i64, i64* %p0, i64 125, !dbg !505
	store i64 %307, i64* %308, align 8, !dbg !507
	%309 = call i64 asm sideeffect "atom.relaxed.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !508
	%310 = getelementptr inbounds i64, i64* %p0, i64 126, !dbg !509
	store i64 %309, i64* %310, align 8, !dbg !511
	%311 = sub i64 0, %285, !dbg !512
	%312 = call i64 asm sideeffect "atom.relaxed.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %311) nounwind, !dbg !512
	%313 = getelementptr inbounds i64, i64* %p0, i64 127, !dbg !513
	store i64 %312, i64* %313, align 8, !dbg !515
	%314 = call i64 asm sideeffect "atom.relaxed.sys.min.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !516
	%315 = getelementptr inbounds i64, i64* %p0, i64 128, !dbg !517
	store i64 %314, i64* %315, align 8, !dbg !519
	%316 = call i64 asm sideeffect "atom.relaxed.sys.max.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !520
	%317 = getelementptr inbounds i64, i64* %p0, i64 129, !dbg !521
	store i64 %316, i64* %317, align 8, !dbg !523
	%318 = call i64 asm sideeffect "atom.relaxed.sys.exch.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !524
	%319 = getelementptr inbounds i64, i64* %p0, i64 130, !dbg !525
	store i64 %318, i64* %319, align 8, !dbg !527
	%320 = call i64 asm sideeffect "ld.relaxed.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %p0) nounwind, !dbg !528
	%321 = getelementptr inbounds i64, i64* %p0, i64 131, !dbg !529
	store i64 %320, i64* %321, align 8, !dbg !531
	call void asm sideeffect "st.relaxed.sys.u64 [$0], $1;", "l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !532
	%322 = call i64 asm sideeffect "atom.relaxed.sys.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !533
	%323 = getelementptr inbounds i64, i64* %p0, i64 132, !dbg !534
	store i64 %322, i64* %323, align 8, !dbg !536
	%324 = call i64 asm sideeffect "atom.relaxed.sys.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !537
	%325 = getelementptr inbounds i64, i64* %p0, i64 133, !dbg !538
	store i64 %324, i64* %325, align 8, !dbg !540
	%326 = call i64 asm sideeffect "atom.relaxed.sys.xor.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %p0, i64 %285) nounwind, !dbg !541
	%327 = getelementptr inbounds i64, i64* %p0, i64 134, !dbg !542
	store i64 %326, i64* %327, align 8, !dbg !544
	%328 = getelementptr inbounds i64, i64* %p0, i64 135, !dbg !545
	%329 = load i64, i64* %328, align 8, !dbg !547
	%330 = call i64 asm sideeffect "atom.relaxed.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %p0, i64 %285, i64 %329) nounwind, !dbg !548
	%331 = getelementptr inbounds i64, i64* %p0, i64 136, !dbg !549
	store i64 %330, i64* %331, align 8, !dbg !551
	%332 = bitcast i64* %p0 to float*, !dbg !552
	%333 = getelementptr inbounds i64, i64* %p0, i64 137, !dbg !553
	%334 = bitcast i64* %333 to float*, !dbg !554
	%335 = load float, float* %334, align 4, !dbg !555
	%336 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %332, float %335), !dbg !556
	%337 = getelementptr inbounds i64, i64* %p0, i64 138, !dbg !557
	%338 = bitcast i64* %337 to float*, !dbg !558
	store float %336, float* %338, align 4, !dbg !559
	%339 = fsub float -0.000000e+00, %335, !dbg !560
	%340 = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %332, float %339), !dbg !560
	%341 = getelementptr inbounds i64, i64* %p0, i64 139, !dbg !561
	%342 = bitcast i64* %341 to float*, !dbg !562
	store float %340, float* %342, align 4, !dbg !563
	%343 = bitcast float* %332 to i32*, !dbg !564
	%344 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %343) nounwind, !dbg !564
	br label %b0_cas1, !dbg !564

b0_cas1:
	%345 = phi i32 [ %344, %b0 ], [ %352, %b0_cas1 ], !dbg !564
	%346 = bitcast i32 %345 to float, !dbg !564
	%347 = call float @__nv_fminf(float %346, float %335), !dbg !564
	%348 = fcmp uno float %346, %335, !dbg !564
	%349 = select i1 %348, float 0x7FF8000000000000, float %347, !dbg !564
	%350 = bitcast float %349 to i32, !dbg !564
	%351 = cmpxchg i32* %343, i32 %345, i32 %350 monotonic monotonic, !dbg !564
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !564
	%353 = icmp eq i32 %352, %345, !dbg !564
	br i1 %353, label %b0_swapped1, label %b0_cas1, !dbg !564

b0_swapped1:
	%354 = bitcast i32 %352 to float, !dbg !564
	%355 = getelementptr inbounds i64, i64* %p0, i64 140, !dbg !565
	%356 = bitcast i64* %355 to float*, !dbg !566
	store float %354, float* %356, align 4, !dbg !567
	%357 = bitcast float* %332 to i32*, !dbg !568
	%358 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %357) nounwind, !dbg !568
	br label %b0_cas2, !dbg !568

b0_cas2:
	%359 = phi i32 [ %358, %b0_swapped1 ], [ %366, %b0_cas2 ], !dbg !568
	%360 = bitcast i32 %359 to float, !dbg !568
	%361 = call float @__nv_fmaxf(float %360, float %335), !dbg !568
	%362 = fcmp uno float %360, %335, !dbg !568
	%363 = select i1 %362, float 0x7FF8000000000000, float %361, !dbg !568
	%364 = bitcast float %363 to i32, !dbg !568
	%365 = cmpxchg i32* %357, i32 %359, i32 %364 monotonic monotonic, !dbg !568
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !568
	%367 = icmp eq i32 %366, %359, !dbg !568
	br i1 %367, label %b0_swapped2, label %b0_cas2, !dbg !568

b0_swapped2:
	%368 = bitcast i32 %366 to float, !dbg !568
	%369 = getelementptr inbounds i64, i64* %p0, i64 141, !dbg !569
	%370 = bitcast i64* %369 to float*, !dbg !570
	store float %368, float* %370, align 4, !dbg !571
	%371 = bitcast float* %332 to i32*, !dbg !572
	%372 = bitcast float %335 to i32, !dbg !572
	%373 = atomicrmw xchg i32* %371, i32 %372 monotonic, !dbg !572
	%374 = bitcast i32 %373 to float, !dbg !572
	%375 = getelementptr inbounds i64, i64* %p0, i64 142, !dbg !573
	%376 = bitcast i64* %375 to float*, !dbg !574
	store float %374, float* %376, align 4, !dbg !575
	%377 = call float asm sideeffect "ld.relaxed.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !576
	%378 = getelementptr inbounds i64, i64* %p0, i64 143, !dbg !577
	%379 = bitcast i64* %378 to float*, !dbg !578
	store float %377, float* %379, align 4, !dbg !579
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !580
	%380 = call float asm sideeffect "atom.relaxed.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !581
	%381 = getelementptr inbounds i64, i64* %p0, i64 144, !dbg !582
	%382 = bitcast i64* %381 to float*, !dbg !583
	store float %380, float* %382, align 4, !dbg !584
	%383 = fsub float -0.000000e+00, %335, !dbg !585
	%384 = call float asm sideeffect "atom.relaxed.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %383) nounwind, !dbg !585
	%385 = getelementptr inbounds i64, i64* %p0, i64 145, !dbg !586
	%386 = bitcast i64* %385 to float*, !dbg !587
	store float %384, float* %386, align 4, !dbg !588
	%387 = bitcast float* %332 to i32*, !dbg !589
	%388 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %387) nounwind, !dbg !589
	br label %b0_cas3, !dbg !589

b0_cas3:
	%389 = phi i32 [ %388, %b0_swapped2 ], [ %395, %b0_cas3 ], !dbg !589
	%390 = bitcast i32 %389 to float, !dbg !589
	%391 = call float @__nv_fminf(float %390, float %335), !dbg !589
	%392 = fcmp uno float %390, %335, !dbg !589
	%393 = select i1 %392, float 0x7FF8000000000000, float %391, !dbg !589
	%394 = bitcast float %393 to i32, !dbg !589
	%395 = call i32 asm sideeffect "atom.relaxed.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %387, i32 %389, i32 %394) nounwind, !dbg !589
	%396 = icmp eq i32 %395, %389, !dbg !589
	br i1 %396, label %b0_swapped3, label %b0_cas3, !dbg !589

b0_swapped3:
	%397 = bitcast i32 %395 to float, !dbg !589
	%398 = getelementptr inbounds i64, i64* %p0, i64 146, !dbg !590
	%399 = bitcast i64* %398 to float*, !dbg !591
	store float %397, float* %399, align 4, !dbg !592
	%400 = bitcast float* %332 to i32*, !dbg !593
	%401 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %400) nounwind, !dbg !593
	br label %b0_cas4, !dbg !593

b0_cas4:
	%402 = phi i32 [ %401, %b0_swapped3 ], [ %408, %b0_cas4 ], !dbg !593
	%403 = bitcast i32 %402 to float, !dbg !593
	%404 = call float @__nv_fmaxf(float %403, float %335), !dbg !593
	%405 = fcmp uno float %403, %335, !dbg !593
	%406 = select i1 %405, float 0x7FF8000000000000, float %404, !dbg !593
	%407 = bitcast float %406 to i32, !dbg !593
	%408 = call i32 asm sideeffect "atom.relaxed.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %400, i32 %402, i32 %407) nounwind, !dbg !593
	%409 = icmp eq i32 %408, %402, !dbg !593
	br i1 %409, label %b0_swapped4, label %b0_cas4, !dbg !593

b0_swapped4:
	%410 = bitcast i32 %408 to float, !dbg !593
	%411 = getelementptr inbounds i64, i64* %p0, i64 147, !dbg !594
	%412 = bitcast i64* %411 to float*, !dbg !595
	store float %410, float* %412, align 4, !dbg !596
	%413 = call float asm sideeffect "atom.relaxed.sys.exch.b32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !597
	%414 = getelementptr inbounds i64, i64* %p0, i64 148, !dbg !598
	%415 = bitcast i64* %414 to float*, !dbg !599
	store float %413, float* %415, align 4, !dbg !600
	%416 = call float asm sideeffect "ld.relaxed.sys.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !601
	%417 = getelementptr inbounds i64, i64* %p0, i64 149, !dbg !602
	%418 = bitcast i64* %417 to float*, !dbg !603
	store float %416, float* %418, align 4, !dbg !604
	call void asm sideeffect "st.relaxed.sys.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !605
	%419 = call float asm sideeffect "atom.acq_rel.cta.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !606
	%420 = getelementptr inbounds i64, i64* %p0, i64 150, !dbg !607
	%421 = bitcast i64* %420 to float*, !dbg !608
	store float %419, float* %421, align 4, !dbg !609
	%422 = fsub float -0.000000e+00, %335, !dbg !610
	%423 = call float asm sideeffect "atom.acq_rel.cta.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %422) nounwind, !dbg !610
	%424 = getelementptr inbounds i64, i64* %p0, i64 151, !dbg !611
	%425 = bitcast i64* %424 to float*, !dbg !612
	store float %423, float* %425, align 4, !dbg !613
	%426 = bitcast float* %332 to i32*, !dbg !614
	%427 = call i32 asm sideeffect "ld.relaxed.cta.u32 $0, [$1];", "=r,l,~{memory}"(i32* %426) nounwind, !dbg !614
	br label %b0_cas5, !dbg !614

b0_cas5:
	%428 = phi i32 [ %427, %b0_swapped4 ], [ %434, %b0_cas5 ], !dbg !614
	%429 = bitcast i32 %428 to float, !dbg !614
	%430 = call float @__nv_fminf(float %429, float %335), !dbg !614
	%431 = fcmp uno float %429, %335, !dbg !614
	%432 = select i1 %431, float 0x7FF8000000000000, float %430, !dbg !614
	%433 = bitcast float %432 to i32, !dbg !614
	%434 = call i32 asm sideeffect "atom.acq_rel.cta.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %426, i32 %428, i32 %433) nounwind, !dbg !614
	%435 = icmp eq i32 %434, %428, !dbg !614
	br i1 %435, label %b0_swapped5, label %b0_cas5, !dbg !614

b0_swapped5:
	%436 = bitcast i32 %434 to float, !dbg !614
	%437 = getelementptr inbounds i64, i64* %p0, i64 152, !dbg !615
	%438 = bitcast i64* %437 to float*, !dbg !616
	store float %436, float* %438, align 4, !dbg !617
	%439 = bitcast float* %332 to i32*, !dbg !618
	%440 = call i32 asm sideeffect "ld.relaxed.cta.u32 $0, [$1];", "=r,l,~{memory}"(i32* %439) nounwind, !dbg !618
	br label %b0_cas6, !dbg !618

b0_cas6:
	%441 = phi i32 [ %440, %b0_swapped5 ], [ %447, %b0_cas6 ], !dbg !618
	%442 = bitcast i32 %441 to float, !dbg !618
	%443 = call float @__nv_fmaxf(float %442, float %335), !dbg !618
	%444 = fcmp uno float %442, %335, !dbg !618
	%445 = select i1 %444, float 0x7FF8000000000000, float %443, !dbg !618
	%446 = bitcast float %445 to i32, !dbg !618
	%447 = call i32 asm sideeffect "atom.acq_rel.cta.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %439, i32 %441, i32 %446) nounwind, !dbg !618
	%448 = icmp eq i32 %447, %441, !dbg !618
	br i1 %448, label %b0_swapped6, label %b0_cas6, !dbg !618

b0_swapped6:
	%449 = bitcast i32 %447 to float, !dbg !618
	%450 = getelementptr inbounds i64, i64* %p0, i64 153, !dbg !619
	%451 = bitcast i64* %450 to float*, !dbg !620
	store float %449, float* %451, align 4, !dbg !621
	%452 = call float asm sideeffect "atom.acq_rel.cta.exch.b32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !622
	%453 = getelementptr inbounds i64, i64* %p0, i64 154, !dbg !623
	%454 = bitcast i64* %453 to float*, !dbg !624
	store float %452, float* %454, align 4, !dbg !625
	%455 = call float asm sideeffect "ld.acquire.cta.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !626
	%456 = getelementptr inbounds i64, i64* %p0, i64 155, !dbg !627
	%457 = bitcast i64* %456 to float*, !dbg !628
	store float %455, float* %457, align 4, !dbg !629
	call void asm sideeffect "st.release.cta.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !630
	%458 = call float asm sideeffect "atom.acquire.gpu.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !631
	%459 = getelementptr inbounds i64, i64* %p0, i64 156, !dbg !632
	%460 = bitcast i64* %459 to float*, !dbg !633
	store float %458, float* %460, align 4, !dbg !634
	%461 = fsub float -0.000000e+00, %335, !dbg !635
	%462 = call float asm sideeffect "atom.acquire.gpu.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %461) nounwind, !dbg !635
	%463 = getelementptr inbounds i64, i64* %p0, i64 157, !dbg !636
	%464 = bitcast i64* %463 to float*, !dbg !637
	store float %462, float* %464, align 4, !dbg !638
	%465 = bitcast float* %332 to i32*, !dbg !639
	%466 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %465) nounwind, !dbg !639
	br label %b0_cas7, !dbg !639

b0_cas7:
	%467 = phi i32 [ %466, %b0_swapped6 ], [ %473, %b0_cas7 ], !dbg !639
	%468 = bitcast i32 %467 to float, !dbg !639
	%469 = call float @__nv_fminf(float %468, float %335), !dbg !639
	%470 = fcmp uno float %468, %335, !dbg !639
	%471 = select i1 %470, float 0x7FF8000000000000, float %469, !dbg !639
	%472 = bitcast float %471 to i32, !dbg !639
	%473 = call i32 asm sideeffect "atom.acquire.gpu.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %465, i32 %467, i32 %472) nounwind, !dbg !639
	%474 = icmp eq i32 %473, %467, !dbg !639
	br i1 %474, label %b0_swapped7, label %b0_cas7, !dbg !639

b0_swapped7:
	%475 = bitcast i32 %473 to float, !dbg !639
	%476 = getelementptr inbounds i64, i64* %p0, i64 158, !dbg !640
	%477 = bitcast i64* %476 to float*, !dbg !641
	store float %475, float* %477, align 4, !dbg !642
	%478 = bitcast float* %332 to i32*, !dbg !643
	%479 = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(i32* %478) nounwind, !dbg !643
	br label %b0_cas8, !dbg !643

b0_cas8:
	%480 = phi i32 [ %479, %b0_swapped7 ], [ %486, %b0_cas8 ], !dbg !643
	%481 = bitcast i32 %480 to float, !dbg !643
	%482 = call float @__nv_fmaxf(float %481, float %335), !dbg !643
	%483 = fcmp uno float %481, %335, !dbg !643
	%484 = select i1 %483, float 0x7FF8000000000000, float %482, !dbg !643
	%485 = bitcast float %484 to i32, !dbg !643
	%486 = call i32 asm sideeffect "atom.acquire.gpu.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %478, i32 %480, i32 %485) nounwind, !dbg !643
	%487 = icmp eq i32 %486, %480, !dbg !643
	br i1 %487, label %b0_swapped8, label %b0_cas8, !dbg !643

b0_swapped8:
	%488 = bitcast i32 %486 to float, !dbg !643
	%489 = getelementptr inbounds i64, i64* %p0, i64 159, !dbg !644
	%490 = bitcast i64* %489 to float*, !dbg !645
	store float %488, float* %490, align 4, !dbg !646
	%491 = call float asm sideeffect "atom.acquire.gpu.exch.b32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !647
	%492 = getelementptr inbounds i64, i64* %p0, i64 160, !dbg !648
	%493 = bitcast i64* %492 to float*, !dbg !649
	store float %491, float* %493, align 4, !dbg !650
	%494 = call float asm sideeffect "ld.acquire.gpu.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !651
	%495 = getelementptr inbounds i64, i64* %p0, i64 161, !dbg !652
	%496 = bitcast i64* %495 to float*, !dbg !653
	store float %494, float* %496, align 4, !dbg !654
	call void asm sideeffect "st.relaxed.gpu.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !655
	%497 = call float asm sideeffect "atom.release.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !656
	%498 = getelementptr inbounds i64, i64* %p0, i64 162, !dbg !657
	%499 = bitcast i64* %498 to float*, !dbg !658
	store float %497, float* %499, align 4, !dbg !659
	%500 = fsub float -0.000000e+00, %335, !dbg !660
	%501 = call float asm sideeffect "atom.release.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %500) nounwind, !dbg !660
	%502 = getelementptr inbounds i64, i64* %p0, i64 163, !dbg !661
	%503 = bitcast i64* %502 to float*, !dbg !662
	store float %501, float* %503, align 4, !dbg !663
	%504 = bitcast float* %332 to i32*, !dbg !664
	%505 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %504) nounwind, !dbg !664
	br label %b0_cas9, !dbg !664

b0_cas9:
	%506 = phi i32 [ %505, %b0_swapped8 ], [ %512, %b0_cas9 ], !dbg !664
	%507 = bitcast i32 %506 to float, !dbg !664
	%508 = call float @__nv_fminf(float %507, float %335), !dbg !664
	%509 = fcmp uno float %507, %335, !dbg !664
	%510 = select i1 %509, float 0x7FF8000000000000, float %508, !dbg !664
	%511 = bitcast float %510 to i32, !dbg !664
	%512 = call i32 asm sideeffect "atom.release.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %504, i32 %506, i32 %511) nounwind, !dbg !664
	%513 = icmp eq i32 %512, %506, !dbg !664
	br i1 %513, label %b0_swapped9, label %b0_cas9, !dbg !664

b0_swapped9:
	%514 = bitcast i32 %512 to float, !dbg !664
	%515 = getelementptr inbounds i64, i64* %p0, i64 164, !dbg !665
	%516 = bitcast i64* %515 to float*, !dbg !666
	store float %514, float* %516, align 4, !dbg !667
	%517 = bitcast float* %332 to i32*, !dbg !668
	%518 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %517) nounwind, !dbg !668
	br label %b0_cas10, !dbg !668

b0_cas10:
	%519 = phi i32 [ %518, %b0_swapped9 ], [ %525, %b0_cas10 ], !dbg !668
	%520 = bitcast i32 %519 to float, !dbg !668
	%521 = call float @__nv_fmaxf(float %520, float %335), !dbg !668
	%522 = fcmp uno float %520, %335, !dbg !668
	%523 = select i1 %522, float 0x7FF8000000000000, float %521, !dbg !668
	%524 = bitcast float %523 to i32, !dbg !668
	%525 = call i32 asm sideeffect "atom.release.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %517, i32 %519, i32 %524) nounwind, !dbg !668
	%526 = icmp eq i32 %525, %519, !dbg !668
	br i1 %526, label %b0_swapped10, label %b0_cas10, !dbg !668

b0_swapped10:
	%527 = bitcast i32 %525 to float, !dbg !668
	%528 = getelementptr inbounds i64, i64* %p0, i64 165, !dbg !669
	%529 = bitcast i64* %528 to float*, !dbg !670
	store float %527, float* %529, align 4, !dbg !671
	%530 = call float asm sideeffect "atom.release.sys.exch.b32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !672
	%531 = getelementptr inbounds i64, i64* %p0, i64 166, !dbg !673
	%532 = bitcast i64* %531 to float*, !dbg !674
	store float %530, float* %532, align 4, !dbg !675
	%533 = call float asm sideeffect "ld.relaxed.sys.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !676
	%534 = getelementptr inbounds i64, i64* %p0, i64 167, !dbg !677
	%535 = bitcast i64* %534 to float*, !dbg !678
	store float %533, float* %535, align 4, !dbg !679
	call void asm sideeffect "st.release.sys.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !680
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !681
	%536 = call float asm sideeffect "atom.acquire.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !681
	%537 = getelementptr inbounds i64, i64* %p0, i64 168, !dbg !682
	%538 = bitcast i64* %537 to float*, !dbg !683
	store float %536, float* %538, align 4, !dbg !684
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !685
	%539 = fsub float -0.000000e+00, %335, !dbg !685
	%540 = call float asm sideeffect "atom.acquire.sys.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %539) nounwind, !dbg !685
	%541 = getelementptr inbounds i64, i64* %p0, i64 169, !dbg !686
	%542 = bitcast i64* %541 to float*, !dbg !687
	store float %540, float* %542, align 4, !dbg !688
	%543 = bitcast float* %332 to i32*, !dbg !689
	%544 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %543) nounwind, !dbg !689
	br label %b0_cas11, !dbg !689

b0_cas11:
	%545 = phi i32 [ %544, %b0_swapped10 ], [ %551, %b0_cas11 ], !dbg !689
	%546 = bitcast i32 %545 to float, !dbg !689
	%547 = call float @__nv_fminf(float %546, float %335), !dbg !689
	%548 = fcmp uno float %546, %335, !dbg !689
	%549 = select i1 %548, float 0x7FF8000000000000, float %547, !dbg !689
	%550 = bitcast float %549 to i32, !dbg !689
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !689
	%551 = call i32 asm sideeffect "atom.acquire.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %543, i32 %545, i32 %550) nounwind, !dbg !689
	%552 = icmp eq i32 %551, %545, !dbg !689
	br i1 %552, label %b0_swapped11, label %b0_cas11, !dbg !689

b0_swapped11:
	%553 = bitcast i32 %551 to float, !dbg !689
	%554 = getelementptr inbounds i64, i64* %p0, i64 170, !dbg !690
	%555 = bitcast i64* %554 to float*, !dbg !691
	store float %553, float* %555, align 4, !dbg !692
	%556 = bitcast float* %332 to i32*, !dbg !693
	%557 = call i32 asm sideeffect "ld.relaxed.sys.u32 $0, [$1];", "=r,l,~{memory}"(i32* %556) nounwind, !dbg !693
	br label %b0_cas12, !dbg !693

b0_cas12:
	%558 = phi i32 [ %557, %b0_swapped11 ], [ %564, %b0_cas12 ], !dbg !693
	%559 = bitcast i32 %558 to float, !dbg !693
	%560 = call float @__nv_fmaxf(float %559, float %335), !dbg !693
	%561 = fcmp uno float %559, %335, !dbg !693
	%562 = select i1 %561, float 0x7FF8000000000000, float %560, !dbg !693
	%563 = bitcast float %562 to i32, !dbg !693
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !693
	%564 = call i32 asm sideeffect "atom.acquire.sys.cas.b32 $0, [$1], $2, $3;", "=r,l,r,r,~{memory}"(i32* %556, i32 %558, i32 %563) nounwind, !dbg !693
	%565 = icmp eq i32 %564, %558, !dbg !693
	br i1 %565, label %b0_swapped12, label %b0_cas12, !dbg !693

b0_swapped12:
	%566 = bitcast i32 %564 to float, !dbg !693
	%567 = getelementptr inbounds i64, i64* %p0, i64 171, !dbg !694
	%568 = bitcast i64* %567 to float*, !dbg !695
	store float %566, float* %568, align 4, !dbg !696
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !697
	%569 = call float asm sideeffect "atom.acquire.sys.exch.b32 $0, [$1], $2;", "=f,l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !697
	%570 = getelementptr inbounds i64, i64* %p0, i64 172, !dbg !698
	%571 = bitcast i64* %570 to float*, !dbg !699
	store float %569, float* %571, align 4, !dbg !700
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !701
	%572 = call float asm sideeffect "ld.acquire.sys.f32 $0, [$1];", "=f,l,~{memory}"(float* %332) nounwind, !dbg !701
	%573 = getelementptr inbounds i64, i64* %p0, i64 173, !dbg !702
	%574 = bitcast i64* %573 to float*, !dbg !703
	store float %572, float* %574, align 4, !dbg !704
	call void asm sideeffect "fence.sc.sys;", "~{memory}"() nounwind, !dbg !705
	call void asm sideeffect "st.relaxed.sys.f32 [$0], $1;", "l,f,~{memory}"(float* %332, float %335) nounwind, !dbg !705
	%575 = bitcast i64* %p0 to double*, !dbg !706
	%576 = getelementptr inbounds i64, i64* %p0, i64 174, !dbg !707
	%577 = bitcast i64* %576 to double*, !dbg !708
	%578 = load double, double* %577, align 8, !dbg !709
	%579 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %575, double %578), !dbg !710
	%580 = getelementptr inbounds i64, i64* %p0, i64 175, !dbg !711
	%581 = bitcast i64* %580 to double*, !dbg !712
	store double %579, double* %581, align 8, !dbg !713
	%582 = fsub double -0.000000e+00, %578, !dbg !714
	%583 = call double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %575, double %582), !dbg !714
	%584 = getelementptr inbounds i64, i64* %p0, i64 176, !dbg !715
	%585 = bitcast i64* %584 to double*, !dbg !716
	store double %583, double* %585, align 8, !dbg !717
	%586 = bitcast double* %575 to i64*, !dbg !718
	%587 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %586) nounwind, !dbg !718
	br label %b0_cas13, !dbg !718

b0_cas13:
	%588 = phi i64 [ %587, %b0_swapped12 ], [ %601, %b0_cas13 ], !dbg !718
	%589 = bitcast i64 %588 to double, !dbg !718
	%590 = call double @__nv_fmin(double %589, double %578), !dbg !718
	%591 = bitcast double %589 to i64, !dbg !718
	%592 = bitcast double %578 to i64, !dbg !718
	%593 = or i64 %591, %592, !dbg !718
	%594 = fcmp oeq double %589, %578, !dbg !718
	%595 = bitcast i64 %593 to double, !dbg !718
	%596 = select i1 %594, double %595, double %590, !dbg !718
	%597 = fcmp uno double %589, %578, !dbg !718
	%598 = select i1 %597, double 0x7FF8000000000000, double %596, !dbg !718
	%599 = bitcast double %598 to i64, !dbg !718
	%600 = cmpxchg i64* %586, i64 %588, i64 %599 monotonic monotonic, !dbg !718
	%601 = extractvalue { i64, i1 } %600, 0, !dbg !718
	%602 = icmp eq i64 %601, %588, !dbg !718
	br i1 %602, label %b0_swapped13, label %b0_cas13, !dbg !718

b0_swapped13:
	%603 = bitcast i64 %601 to double, !dbg !718
	%604 = getelementptr inbounds i64, i64* %p0, i64 177, !dbg !719
	%605 = bitcast i64* %604 to double*, !dbg !720
	store double %603, double* %605, align 8, !dbg !721
	%606 = bitcast double* %575 to i64*, !dbg !722
	%607 = call i64 asm sideeffect "ld.relaxed.gpu.u64 $0, [$1];", "=l,l,~{memory}"(i64* %606) nounwind, !dbg !722
	br label %b0_cas14, !dbg !722

b0_cas14:
	%608 = phi i64 [ %607, %b0_swapped13 ], [ %621, %b0_cas14 ], !dbg !722
	%609 = bitcast i64 %608 to double, !dbg !722
	%610 = call double @__nv_fmax(double %609, double %578), !dbg !722
	%611 = bitcast double %609 to i64, !dbg !722
	%612 = bitcast double %578 to i64, !dbg !722
	%613 = and i64 %611, %612, !dbg !722
	%614 = fcmp oeq double %609, %578, !dbg !722
	%615 = bitcast i64 %613 to double, !dbg !722
	%616 = select i1 %614, double %615, double %610, !dbg !722
	%617 = fcmp uno double %609, %578, !dbg !722
	%618 = select i1 %617, double 0x7FF8000000000000, double %616, !dbg !722
	%619 = bitcast double %618 to i64, !dbg !722
	%620 = cmpxchg i64* %606, i64 %608, i64 %619 monotonic monotonic, !dbg !722
	%621 = extractvalue { i64, i1 } %620, 0, !dbg !722
	%622 = icmp eq i64 %621, %608, !dbg !722
	br i1 %622, label %b0_swapped14, label %b0_cas14, !dbg !722

b0_swapped14:
	%623 = bitcast i64 %621 to double, !dbg !722
	%624 = getelementptr inbounds i64, i64* %p0, i64 178, !dbg !723
	%625 = bitcast i64* %624 to double*, !dbg !724
	store double %623, double* %625, align 8, !dbg !725
	%626 = bitcast double* %575 to i64*, !dbg !726
	%627 = bitcast double %578 to i64, !dbg !726
	%628 = atomicrmw xchg i64* %626, i64 %627 monotonic, !dbg !726
	%629 = bitcast i64 %628 to double, !dbg !726
	%630 = getelementptr inbounds i64, i64* %p0, i64 179, !dbg !727
	%631 = bitcast i64* %630 to double*, !dbg !728
	store double %629, double* %631, align 8, !dbg !729
	%632 = call double asm sideeffect "ld.relaxed.gpu.f64 $0, [$1];", "=d,l,~{memory}"(double* %575) nounwind, !dbg !730
	%633 = getelementptr inbounds i64, i64* %p0, i64 180, !dbg !731
	%634 = bitcast i64* %633 to double*, !dbg !732
	store double %632, double* %634, align 8, !dbg !733
	call void asm sideeffect "st.relaxed.gpu.f64 [$0], $1;", "l,d,~{memory}"(double* %575, double %578) nounwind, !dbg !734
	%635 = call double asm sideeffect "atom.relaxed.sys.add.f64 $0, [$1], $2;", "=d,l,d,~{memory}"(double* %575, double %578) nounwind, !dbg !735
	%636 = getelementptr inbounds i64, i64* %p0, i64 181, !dbg !736
	%637 = bitcast i64* %636 to double*, !dbg !737
	store double %635, double* %637, align 8, !dbg !738
	%638 = fsub double -0.000000e+00, %578, !dbg !739
	%639 = call double asm sideeffect "atom.relaxed.sys.add.f64 $0, [$1], $2;", "=d,l,d,~{memory}"(double* %575, double %638) nounwind, !dbg !739
	%640 = getelementptr inbounds i64, i64* %p0, i64 182, !dbg !740
	%641 = bitcast i64* %640 to double*, !dbg !741
	store double %639, double* %641, align 8, !dbg !742
	%642 = bitcast double* %575 to i64*, !dbg !743
	%643 = call i64 asm sideeffect "ld.relaxed.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %642) nounwind, !dbg !743
	br label %b0_cas15, !dbg !743

b0_cas15:
	%644 = phi i64 [ %643, %b0_swapped14 ], [ %656, %b0_cas15 ], !dbg !743
	%645 = bitcast i64 %644 to double, !dbg !743
	%646 = call double @__nv_fmin(double %645, double %578), !dbg !743
	%647 = bitcast double %645 to i64, !dbg !743
	%648 = bitcast double %578 to i64, !dbg !743
	%649 = or i64 %647, %648, !dbg !743
	%650 = fcmp oeq double %645, %578, !dbg !743
	%651 = bitcast i64 %649 to double, !dbg !743
	%652 = select i1 %650, double %651, double %646, !dbg !743
	%653 = fcmp uno double %645, %578, !dbg !743
	%654 = select i1 %653, double 0x7FF8000000000000, double %652, !dbg !743
	%655 = bitcast double %654 to i64, !dbg !743
	%656 = call i64 asm sideeffect "atom.relaxed.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %642, i64 %644, i64 %655) nounwind, !dbg !743
	%657 = icmp eq i64 %656, %644, !dbg !743
	br i1 %657, label %b0_swapped15, label %b0_cas15, !dbg !743

b0_swapped15:
	%658 = bitcast i64 %656 to double, !dbg !743
	%659 = getelementptr inbounds i64, i64* %p0, i64 183, !dbg !744
	%660 = bitcast i64* %659 to double*, !dbg !745
	store double %658, double* %660, align 8, !dbg !746
	%661 = bitcast double* %575 to i64*, !dbg !747
	%662 = call i64 asm sideeffect "ld.relaxed.sys.u64 $0, [$1];", "=l,l,~{memory}"(i64* %661) nounwind, !dbg !747
	br label %b0_cas16, !dbg !747

b0_cas16:
	%663 = phi i64 [ %662, %b0_swapped15 ], [ %675, %b0_cas16 ], !dbg !747
	%664 = bitcast i64 %663 to double, !dbg !747
	%665 = call double @__nv_fmax(double %664, double %578), !dbg !747
	%666 = bitcast double %664 to i64, !dbg !747
	%667 = bitcast double %578 to i64, !dbg !747
	%668 = and i64 %666, %667, !dbg !747
	%669 = fcmp oeq double %664, %578, !dbg !747
	%670 = bitcast i64 %668 to double, !dbg !747
	%671 = select i1 %669, double %670, double %665, !dbg !747
	%672 = fcmp uno double %664, %578, !dbg !747
	%673 = select i1 %672, double 0x7FF8000000000000, double %671, !dbg !747
	%674 = bitcast double %673 to i64, !dbg !747
	%675 = call i64 asm sideeffect "atom.relaxed.sys.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64* %661, i64 %663, i64 %674) nounwind, !dbg !747
	%676 = icmp eq i64 %675, %663, !dbg !747
	br i1 %676, label %b0_swapped16, label %b0_cas16, !dbg !747

b0_swapped16:
	%677 = bitcast i64 %675 to double, !dbg !747
	%678 = getelementptr inbounds i64, i64* %p0, i64 184, !dbg !748
	%679 = bitcast i64* %678 to double*, !dbg !749
	store double %677, double* %679, align 8, !dbg !750
	%680 = call double asm sideeffect "atom.relaxed.sys.exch.b64 $0, [$1], $2;", "=d,l,d,~{memory}"(double* %575, double %578) nounwind, !dbg !751
	%681 = getelementptr inbounds i64, i64* %p0, i64 185, !dbg !752
	%682 = bitcast i64* %681 to double*, !dbg !753
	store double %680, double* %682, align 8, !dbg !754
	%683 = call double asm sideeffect "ld.relaxed.sys.f64 $0, [$1];", "=d,l,~{memory}"(double* %575) nounwind, !dbg !755
	%684 = getelementptr inbounds i64, i64* %p0, i64 186, !dbg !756
	%685 = bitcast i64* %684 to double*, !dbg !757
	store double %683, double* %685, align 8, !dbg !758
	call void asm sideeffect "st.relaxed.sys.f64 [$0], $1;", "l,d,~{memory}"(double* %575, double %578) nounwind, !dbg !759
	ret void, !dbg !760
}

declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %a0, float %a1) argmemonly nounwind

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @llvm.nvvm.atomic.load.add.f64.p0f64(double* %a0, double %a1) argmemonly nounwind

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!761}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Atomics", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DILocation(line: 8, column: 2, scope: !6)
!15 = !DILocation(line: 9, column: 2, scope: !6)
!16 = !DILocation(line: 10, column: 2, scope: !6)
!17 = !DILocation(line: 11, column: 2, scope: !6)
!18 = !DILocation(line: 12, column: 2, scope: !6)
!19 = !DILocation(line: 13, column: 2, scope: !6)
!20 = !DILocation(line: 14, column: 2, scope: !6)
!21 = !DILocation(line: 15, column: 2, scope: !6)
!22 = !DILocation(line: 16, column: 2, scope: !6)
!23 = !DILocation(line: 17, column: 2, scope: !6)
!24 = !DILocation(line: 18, column: 2, scope: !6)
!25 = !DILocation(line: 19, column: 2, scope: !6)
!26 = !DILocation(line: 20, column: 2, scope: !6)
!27 = !DILocation(line: 21, column: 2, scope: !6)
!28 = !DILocation(line: 22, column: 2, scope: !6)
!29 = !DILocation(line: 23, column: 2, scope: !6)
!30 = !DILocation(line: 24, column: 2, scope: !6)
!31 = !DILocation(line: 25, column: 2, scope: !6)
!32 = !DILocation(line: 26, column: 2, scope: !6)
!33 = !DILocation(line: 27, column: 2, scope: !6)
!34 = !DILocation(line: 28, column: 2, scope: !6)
!35 = !DILocation(line: 29, column: 2, scope: !6)
!36 = !DILocation(line: 30, column: 2, scope: !6)
!37 = !DILocation(line: 31, column: 2, scope: !6)
!38 = !DILocation(line: 32, column: 2, scope: !6)
!39 = !DILocation(line: 33, column: 2, scope: !6)
!40 = !DILocation(line: 34, column: 2, scope: !6)
!41 = !DILocation(line: 35, column: 2, scope: !6)
!42 = !DILocation(line: 36, column: 2, scope: !6)
!43 = !DILocation(line: 37, column: 2, scope: !6)
!44 = !DILocation(line: 38, column: 2, scope: !6)
!45 = !DILocation(line: 39, column: 2, scope: !6)
!46 = !DILocation(line: 40, column: 2, scope: !6)
!47 = !DILocation(line: 41, column: 2, scope: !6)
!48 = !DILocation(line: 42, column: 2, scope: !6)
!49 = !DILocation(line: 43, column: 2, scope: !6)
!50 = !DILocation(line: 44, column: 2, scope: !6)
!51 = !DILocation(line: 45, column: 2, scope: !6)
!52 = !DILocation(line: 46, column: 2, scope: !6)
!53 = !DILocation(line: 47, column: 2, scope: !6)
!54 = !DILocation(line: 48, column: 2, scope: !6)
!55 = !DILocation(line: 49, column: 2, scope: !6)
!56 = !DILocation(line: 50, column: 2, scope: !6)
!57 = !DILocation(line: 51, column: 2, scope: !6)
!58 = !DILocation(line: 52, column: 2, scope: !6)
!59 = !DILocation(line: 53, column: 2, scope: !6)
!60 = !DILocation(line: 54, column: 2, scope: !6)
!61 = !DILocation(line: 55, column: 2, scope: !6)
!62 = !DILocation(line: 56, column: 2, scope: !6)
!63 = !DILocation(line: 57, column: 2, scope: !6)
!64 = !DILocation(line: 58, column: 2, scope: !6)
!65 = !DILocation(line: 59, column: 2, scope: !6)
!66 = !DILocation(line: 60, column: 2, scope: !6)
!67 = !DILocation(line: 61, column: 2, scope: !6)
!68 = !DILocation(line: 62, column: 2, scope: !6)
!69 = !DILocation(line: 63, column: 2, scope: !6)
!70 = !DILocation(line: 64, column: 2, scope: !6)
!71 = !DILocation(line: 65, column: 2, scope: !6)
!72 = !DILocation(line: 66, column: 2, scope: !6)
!73 = !DILocation(line: 67, column: 2, scope: !6)
!74 = !DILocation(line: 68, column: 2, scope: !6)
!75 = !DILocation(line: 69, column: 2, scope: !6)
!76 = !DILocation(line: 70, column: 2, scope: !6)
!77 = !DILocation(line: 71, column: 2, scope: !6)
!78 = !DILocation(line: 72, column: 2, scope: !6)
!79 = !DILocation(line: 73, column: 2, scope: !6)
!80 = !DILocation(line: 74, column: 2, scope: !6)
!81 = !DILocation(line: 75, column: 2, scope: !6)
!82 = !DILocation(line: 76, column: 2, scope: !6)
!83 = !DILocation(line: 77, column: 2, scope: !6)
!84 = !DILocation(line: 78, column: 2, scope: !6)
!85 = !DILocation(line: 79, column: 2, scope: !6)
!86 = !DILocation(line: 80, column: 2, scope: !6)
!87 = !DILocation(line: 81, column: 2, scope: !6)
!88 = !DILocation(line: 82, column: 2, scope: !6)
!89 = !DILocation(line: 83, column: 2, scope: !6)
!90 = !DILocation(line: 84, column: 2, scope: !6)
!91 = !DILocation(line: 85, column: 2, scope: !6)
!92 = !DILocation(line: 86, column: 2, scope: !6)
!93 = !DILocation(line: 87, column: 2, scope: !6)
!94 = !DILocation(line: 88, column: 2, scope: !6)
!95 = !DILocation(line: 89, column: 2, scope: !6)
!96 = !DILocation(line: 90, column: 2, scope: !6)
!97 = !DILocation(line: 91, column: 2, scope: !6)
!98 = !DILocation(line: 92, column: 2, scope: !6)
!99 = !DILocation(line: 93, column: 2, scope: !6)
!100 = !DILocation(line: 94, column: 2, scope: !6)
!101 = !DILocation(line: 95, column: 2, scope: !6)
!102 = !DILocation(line: 96, column: 2, scope: !6)
!103 = !DILocation(line: 97, column: 2, scope: !6)
!104 = !DILocation(line: 98, column: 2, scope: !6)
!105 = !DILocation(line: 99, column: 2, scope: !6)
!106 = !DILocation(line: 100, column: 2, scope: !6)
!107 = !DILocation(line: 101, column: 2, scope: !6)
!108 = !DILocation(line: 102, column: 2, scope: !6)
!109 = !DILocation(line: 103, column: 2, scope: !6)
!110 = !DILocation(line: 104, column: 2, scope: !6)
!111 = !DILocation(line: 105, column: 2, scope: !6)
!112 = !DILocation(line: 106, column: 2, scope: !6)
!113 = !DILocation(line: 107, column: 2, scope: !6)
!114 = !DILocation(line: 108, column: 2, scope: !6)
!115 = !DILocation(line: 109, column: 2, scope: !6)
!116 = !DILocation(line: 110, column: 2, scope: !6)
!117 = !DILocation(line: 111, column: 2, scope: !6)
!118 = !DILocation(line: 112, column: 2, scope: !6)
!119 = !DILocation(line: 113, column: 2, scope: !6)
!120 = !DILocation(line: 114, column: 2, scope: !6)
!121 = !DILocation(line: 115, column: 2, scope: !6)
!122 = !DILocation(line: 116, column: 2, scope: !6)
!123 = !DILocation(line: 117, column: 2, scope: !6)
!124 = !DILocation(line: 118, column: 2, scope: !6)
!125 = !DILocation(line: 119, column: 2, scope: !6)
!126 = !DILocation(line: 120, column: 2, scope: !6)
!127 = !DILocation(line: 121, column: 2, scope: !6)
!128 = !DILocation(line: 122, column: 2, scope: !6)
!129 = !DILocation(line: 123, column: 2, scope: !6)
!130 = !DILocation(line: 124, column: 2, scope: !6)
!131 = !DILocation(line: 125, column: 2, scope: !6)
!132 = !DILocation(line: 126, column: 2, scope: !6)
!133 = !DILocation(line: 127, column: 2, scope: !6)
!134 = !DILocation(line: 128, column: 2, scope: !6)
!135 = !DILocation(line: 129, column: 2, scope: !6)
!136 = !DILocation(line: 130, column: 2, scope: !6)
!137 = !DILocation(line: 131, column: 2, scope: !6)
!138 = !DILocation(line: 132, column: 2, scope: !6)
!139 = !DILocation(line: 133, column: 2, scope: !6)
!140 = !DILocation(line: 134, column: 2, scope: !6)
!141 = !DILocation(line: 135, column: 2, scope: !6)
!142 = !DILocation(line: 136, column: 2, scope: !6)
!143 = !DILocation(line: 137, column: 2, scope: !6)
!144 = !DILocation(line: 138, column: 2, scope: !6)
!145 = !DILocation(line: 139, column: 2, scope: !6)
!146 = !DILocation(line: 140, column: 2, scope: !6)
!147 = !DILocation(line: 141, column: 2, scope: !6)
!148 = !DILocation(line: 142, column: 2, scope: !6)
!149 = !DILocation(line: 143, column: 2, scope: !6)
!150 = !DILocation(line: 144, column: 2, scope: !6)
!151 = !DILocation(line: 145, column: 2, scope: !6)
!152 = !DILocation(line: 146, column: 2, scope: !6)
!153 = !DILocation(line: 147, column: 2, scope: !6)
!154 = !DILocation(line: 148, column: 2, scope: !6)
!155 = !DILocation(line: 149, column: 2, scope: !6)
!156 = !DILocation(line: 150, column: 2, scope: !6)
!157 = !DILocation(line: 151, column: 2, scope: !6)
!158 = !DILocation(line: 152, column: 2, scope: !6)
!159 = !DILocation(line: 153, column: 2, scope: !6)
!160 = !DILocation(line: 154, column: 2, scope: !6)
!161 = !DILocation(line: 155, column: 2, scope: !6)
!162 = !DILocation(line: 156, column: 2, scope: !6)
!163 = !DILocation(line: 157, column: 2, scope: !6)
!164 = !DILocation(line: 158, column: 2, scope: !6)
!165 = !DILocation(line: 159, column: 2, scope: !6)
!166 = !DILocation(line: 160, column: 2, scope: !6)
!167 = !DILocation(line: 161, column: 2, scope: !6)
!168 = !DILocation(line: 162, column: 2, scope: !6)
!169 = !DILocation(line: 163, column: 2, scope: !6)
!170 = !DILocation(line: 164, column: 2, scope: !6)
!171 = !DILocation(line: 165, column: 2, scope: !6)
!172 = !DILocation(line: 166, column: 2, scope: !6)
!173 = !DILocation(line: 167, column: 2, scope: !6)
!174 = !DILocation(line: 168, column: 2, scope: !6)
!175 = !DILocation(line: 169, column: 2, scope: !6)
!176 = !DILocation(line: 170, column: 2, scope: !6)
!177 = !DILocation(line: 171, column: 2, scope: !6)
!178 = !DILocation(line: 172, column: 2, scope: !6)
!179 = !DILocation(line: 173, column: 2, scope: !6)
!180 = !DILocation(line: 174, column: 2, scope: !6)
!181 = !DILocation(line: 175, column: 2, scope: !6)
!182 = !DILocation(line: 176, column: 2, scope: !6)
!183 = !DILocation(line: 177, column: 2, scope: !6)
!184 = !DILocation(line: 178, column: 2, scope: !6)
!185 = !DILocation(line: 179, column: 2, scope: !6)
!186 = !DILocation(line: 180, column: 2, scope: !6)
!187 = !DILocation(line: 181, column: 2, scope: !6)
!188 = !DILocation(line: 182, column: 2, scope: !6)
!189 = !DILocation(line: 183, column: 2, scope: !6)
!190 = !DILocation(line: 184, column: 2, scope: !6)
!191 = !DILocation(line: 185, column: 2, scope: !6)
!192 = !DILocation(line: 186, column: 2, scope: !6)
!193 = !DILocation(line: 187, column: 2, scope: !6)
!194 = !DILocation(line: 188, column: 2, scope: !6)
!195 = !DILocation(line: 189, column: 2, scope: !6)
!196 = !DILocation(line: 190, column: 2, scope: !6)
!197 = !DILocation(line: 191, column: 2, scope: !6)
!198 = !DILocation(line: 192, column: 2, scope: !6)
!199 = !DILocation(line: 193, column: 2, scope: !6)
!200 = !DILocation(line: 194, column: 2, scope: !6)
!201 = !DILocation(line: 195, column: 2, scope: !6)
!202 = !DILocation(line: 196, column: 2, scope: !6)
!203 = !DILocation(line: 197, column: 2, scope: !6)
!204 = !DILocation(line: 198, column: 2, scope: !6)
!205 = !DILocation(line: 199, column: 2, scope: !6)
!206 = !DILocation(line: 200, column: 2, scope: !6)
!207 = !DILocation(line: 201, column: 2, scope: !6)
!208 = !DILocation(line: 202, column: 2, scope: !6)
!209 = !DILocation(line: 203, column: 2, scope: !6)
!210 = !DILocation(line: 204, column: 2, scope: !6)
!211 = !DILocation(line: 205, column: 2, scope: !6)
!212 = !DILocation(line: 206, column: 2, scope: !6)
!213 = !DILocation(line: 207, column: 2, scope: !6)
!214 = !DILocation(line: 208, column: 2, scope: !6)
!215 = !DILocation(line: 209, column: 2, scope: !6)
!216 = !DILocation(line: 210, column: 2, scope: !6)
!217 = !DILocation(line: 211, column: 2, scope: !6)
!218 = !DILocation(line: 212, column: 2, scope: !6)
!219 = !DILocation(line: 213, column: 2, scope: !6)
!220 = !DILocation(line: 214, column: 2, scope: !6)
!221 = !DILocation(line: 215, column: 2, scope: !6)
!222 = !DILocation(line: 216, column: 2, scope: !6)
!223 = !DILocation(line: 217, column: 2, scope: !6)
!224 = !DILocation(line: 218, column: 2, scope: !6)
!225 = !DILocation(line: 219, column: 2, scope: !6)
!226 = !DILocation(line: 220, column: 2, scope: !6)
!227 = !DILocation(line: 221, column: 2, scope: !6)
!228 = !DILocation(line: 222, column: 2, scope: !6)
!229 = !DILocation(line: 223, column: 2, scope: !6)
!230 = !DILocation(line: 224, column: 2, scope: !6)
!231 = !DILocation(line: 225, column: 2, scope: !6)
!232 = !DILocation(line: 226, column: 2, scope: !6)
!233 = !DILocation(line: 227, column: 2, scope: !6)
!234 = !DILocation(line: 228, column: 2, scope: !6)
!235 = !DILocation(line: 229, column: 2, scope: !6)
!236 = !DILocation(line: 230, column: 2, scope: !6)
!237 = !DILocation(line: 231, column: 2, scope: !6)
!238 = !DILocation(line: 232, column: 2, scope: !6)
!239 = !DILocation(line: 233, column: 2, scope: !6)
!240 = !DILocation(line: 234, column: 2, scope: !6)
!241 = !DILocation(line: 235, column: 2, scope: !6)
!242 = !DILocation(line: 236, column: 2, scope: !6)
!243 = !DILocation(line: 237, column: 2, scope: !6)
!244 = !DILocation(line: 238, column: 2, scope: !6)
!245 = !DILocation(line: 239, column: 2, scope: !6)
!246 = !DILocation(line: 240, column: 2, scope: !6)
!247 = !DILocation(line: 241, column: 2, scope: !6)
!248 = !DILocation(line: 242, column: 2, scope: !6)
!249 = !DILocation(line: 243, column: 2, scope: !6)
!250 = !DILocation(line: 244, column: 2, scope: !6)
!251 = !DILocation(line: 245, column: 2, scope: !6)
!252 = !DILocation(line: 246, column: 2, scope: !6)
!253 = !DILocation(line: 247, column: 2, scope: !6)
!254 = !DILocation(line: 248, column: 2, scope: !6)
!255 = !DILocation(line: 249, column: 2, scope: !6)
!256 = !DILocation(line: 250, column: 2, scope: !6)
!257 = !DILocation(line: 251, column: 2, scope: !6)
!258 = !DILocation(line: 252, column: 2, scope: !6)
!259 = !DILocation(line: 253, column: 2, scope: !6)
!260 = !DILocation(line: 254, column: 2, scope: !6)
!261 = !DILocation(line: 255, column: 2, scope: !6)
!262 = !DILocation(line: 256, column: 2, scope: !6)
!263 = !DILocation(line: 257, column: 2, scope: !6)
!264 = !DILocation(line: 258, column: 2, scope: !6)
!265 = !DILocation(line: 259, column: 2, scope: !6)
!266 = !DILocation(line: 260, column: 2, scope: !6)
!267 = !DILocation(line: 261, column: 2, scope: !6)
!268 = !DILocation(line: 262, column: 2, scope: !6)
!269 = !DILocation(line: 263, column: 2, scope: !6)
!270 = !DILocation(line: 264, column: 2, scope: !6)
!271 = !DILocation(line: 265, column: 2, scope: !6)
!272 = !DILocation(line: 266, column: 2, scope: !6)
!273 = !DILocation(line: 267, column: 2, scope: !6)
!274 = !DILocation(line: 268, column: 2, scope: !6)
!275 = !DILocation(line: 269, column: 2, scope: !6)
!276 = !DILocation(line: 270, column: 2, scope: !6)
!277 = !DILocation(line: 271, column: 2, scope: !6)
!278 = !DILocation(line: 272, column: 2, scope: !6)
!279 = !DILocation(line: 273, column: 2, scope: !6)
!280 = !DILocation(line: 274, column: 2, scope: !6)
!281 = !DILocation(line: 275, column: 2, scope: !6)
!282 = !DILocation(line: 276, column: 2, scope: !6)
!283 = !DILocation(line: 277, column: 2, scope: !6)
!284 = !DILocation(line: 278, column: 2, scope: !6)
!285 = !DILocation(line: 279, column: 2, scope: !6)
!286 = !DILocation(line: 280, column: 2, scope: !6)
!287 = !DILocation(line: 281, column: 2, scope: !6)
!288 = !DILocation(line: 282, column: 2, scope: !6)
!289 = !DILocation(line: 283, column: 2, scope: !6)
!290 = !DILocation(line: 284, column: 2, scope: !6)
!291 = !DILocation(line: 285, column: 2, scope: !6)
!292 = !DILocation(line: 286, column: 2, scope: !6)
!293 = !DILocation(line: 287, column: 2, scope: !6)
!294 = !DILocation(line: 288, column: 2, scope: !6)
!295 = !DILocation(line: 289, column: 2, scope: !6)
!296 = !DILocation(line: 290, column: 2, scope: !6)
!297 = !DILocation(line: 291, column: 2, scope: !6)
!298 = !DILocation(line: 292, column: 2, scope: !6)
!299 = !DILocation(line: 293, column: 2, scope: !6)
!300 = !DILocation(line: 294, column: 2, scope: !6)
!301 = !DILocation(line: 295, column: 2, scope: !6)
!302 = !DILocation(line: 296, column: 2, scope: !6)
!303 = !DILocation(line: 297, column: 2, scope: !6)
!304 = !DILocation(line: 298, column: 2, scope: !6)
!305 = !DILocation(line: 299, column: 2, scope: !6)
!306 = !DILocation(line: 300, column: 2, scope: !6)
!307 = !DILocation(line: 301, column: 2, scope: !6)
!308 = !DILocation(line: 302, column: 2, scope: !6)
!309 = !DILocation(line: 303, column: 2, scope: !6)
!310 = !DILocation(line: 304, column: 2, scope: !6)
!311 = !DILocation(line: 305, column: 2, scope: !6)
!312 = !DILocation(line: 306, column: 2, scope: !6)
!313 = !DILocation(line: 307, column: 2, scope: !6)
!314 = !DILocation(line: 308, column: 2, scope: !6)
!315 = !DILocation(line: 309, column: 2, scope: !6)
!316 = !DILocation(line: 310, column: 2, scope: !6)
!317 = !DILocation(line: 311, column: 2, scope: !6)
!318 = !DILocation(line: 312, column: 2, scope: !6)
!319 = !DILocation(line: 313, column: 2, scope: !6)
!320 = !DILocation(line: 314, column: 2, scope: !6)
!321 = !DILocation(line: 315, column: 2, scope: !6)
!322 = !DILocation(line: 316, column: 2, scope: !6)
!323 = !DILocation(line: 317, column: 2, scope: !6)
!324 = !DILocation(line: 318, column: 2, scope: !6)
!325 = !DILocation(line: 319, column: 2, scope: !6)
!326 = !DILocation(line: 320, column: 2, scope: !6)
!327 = !DILocation(line: 321, column: 2, scope: !6)
!328 = !DILocation(line: 322, column: 2, scope: !6)
!329 = !DILocation(line: 323, column: 2, scope: !6)
!330 = !DILocation(line: 324, column: 2, scope: !6)
!331 = !DILocation(line: 325, column: 2, scope: !6)
!332 = !DILocation(line: 326, column: 2, scope: !6)
!333 = !DILocation(line: 327, column: 2, scope: !6)
!334 = !DILocation(line: 328, column: 2, scope: !6)
!335 = !DILocation(line: 329, column: 2, scope: !6)
!336 = !DILocation(line: 330, column: 2, scope: !6)
!337 = !DILocation(line: 331, column: 2, scope: !6)
!338 = !DILocation(line: 332, column: 2, scope: !6)
!339 = !DILocation(line: 333, column: 2, scope: !6)
!340 = !DILocation(line: 334, column: 2, scope: !6)
!341 = !DILocation(line: 335, column: 2, scope: !6)
!342 = !DILocation(line: 336, column: 2, scope: !6)
!343 = !DILocation(line: 337, column: 2, scope: !6)
!344 = !DILocation(line: 338, column: 2, scope: !6)
!345 = !DILocation(line: 339, column: 2, scope: !6)
!346 = !DILocation(line: 340, column: 2, scope: !6)
!347 = !DILocation(line: 341, column: 2, scope: !6)
!348 = !DILocation(line: 342, column: 2, scope: !6)
!349 = !DILocation(line: 343, column: 2, scope: !6)
!350 = !DILocation(line: 344, column: 2, scope: !6)
!351 = !DILocation(line: 345, column: 2, scope: !6)
!352 = !DILocation(line: 346, column: 2, scope: !6)
!353 = !DILocation(line: 347, column: 2, scope: !6)
!354 = !DILocation(line: 348, column: 2, scope: !6)
!355 = !DILocation(line: 349, column: 2, scope: !6)
!356 = !DILocation(line: 350, column: 2, scope: !6)
!357 = !DILocation(line: 351, column: 2, scope: !6)
!358 = !DILocation(line: 352, column: 2, scope: !6)
!359 = !DILocation(line: 353, column: 2, scope: !6)
!360 = !DILocation(line: 354, column: 2, scope: !6)
!361 = !DILocation(line: 355, column: 2, scope: !6)
!362 = !DILocation(line: 356, column: 2, scope: !6)
!363 = !DILocation(line: 357, column: 2, scope: !6)
!364 = !DILocation(line: 358, column: 2, scope: !6)
!365 = !DILocation(line: 359, column: 2, scope: !6)
!366 = !DILocation(line: 360, column: 2, scope: !6)
!367 = !DILocation(line: 361, column: 2, scope: !6)
!368 = !DILocation(line: 362, column: 2, scope: !6)
!369 = !DILocation(line: 363, column: 2, scope: !6)
!370 = !DILocation(line: 364, column: 2, scope: !6)
!371 = !DILocation(line: 365, column: 2, scope: !6)
!372 = !DILocation(line: 366, column: 2, scope: !6)
!373 = !DILocation(line: 367, column: 2, scope: !6)
!374 = !DILocation(line: 368, column: 2, scope: !6)
!375 = !DILocation(line: 369, column: 2, scope: !6)
!376 = !DILocation(line: 370, column: 2, scope: !6)
!377 = !DILocation(line: 371, column: 2, scope: !6)
!378 = !DILocation(line: 372, column: 2, scope: !6)
!379 = !DILocation(line: 373, column: 2, scope: !6)
!380 = !DILocation(line: 374, column: 2, scope: !6)
!381 = !DILocation(line: 375, column: 2, scope: !6)
!382 = !DILocation(line: 376, column: 2, scope: !6)
!383 = !DILocation(line: 377, column: 2, scope: !6)
!384 = !DILocation(line: 378, column: 2, scope: !6)
!385 = !DILocation(line: 379, column: 2, scope: !6)
!386 = !DILocation(line: 380, column: 2, scope: !6)
!387 = !DILocation(line: 381, column: 2, scope: !6)
!388 = !DILocation(line: 382, column: 2, scope: !6)
!389 = !DILocation(line: 383, column: 2, scope: !6)
!390 = !DILocation(line: 384, column: 2, scope: !6)
!391 = !DILocation(line: 385, column: 2, scope: !6)
!392 = !DILocation(line: 386, column: 2, scope: !6)
!393 = !DILocation(line: 387, column: 2, scope: !6)
!394 = !DILocation(line: 388, column: 2, scope: !6)
!395 = !DILocation(line: 389, column: 2, scope: !6)
!396 = !DILocation(line: 390, column: 2, scope: !6)
!397 = !DILocation(line: 391, column: 2, scope: !6)
!398 = !DILocation(line: 392, column: 2, scope: !6)
!399 = !DILocation(line: 393, column: 2, scope: !6)
!400 = !DILocation(line: 394, column: 2, scope: !6)
!401 = !DILocation(line: 395, column: 2, scope: !6)
!402 = !DILocation(line: 396, column: 2, scope: !6)
!403 = !DILocation(line: 397, column: 2, scope: !6)
!404 = !DILocation(line: 398, column: 2, scope: !6)
!405 = !DILocation(line: 399, column: 2, scope: !6)
!406 = !DILocation(line: 400, column: 2, scope: !6)
!407 = !DILocation(line: 401, column: 2, scope: !6)
!408 = !DILocation(line: 402, column: 2, scope: !6)
!409 = !DILocation(line: 403, column: 2, scope: !6)
!410 = !DILocation(line: 404, column: 2, scope: !6)
!411 = !DILocation(line: 405, column: 2, scope: !6)
!412 = !DILocation(line: 406, column: 2, scope: !6)
!413 = !DILocation(line: 407, column: 2, scope: !6)
!414 = !DILocation(line: 408, column: 2, scope: !6)
!415 = !DILocation(line: 409, column: 2, scope: !6)
!416 = !DILocation(line: 410, column: 2, scope: !6)
!417 = !DILocation(line: 411, column: 2, scope: !6)
!418 = !DILocation(line: 412, column: 2, scope: !6)
!419 = !DILocation(line: 413, column: 2, scope: !6)
!420 = !DILocation(line: 414, column: 2, scope: !6)
!421 = !DILocation(line: 415, column: 2, scope: !6)
!422 = !DILocation(line: 416, column: 2, scope: !6)
!423 = !DILocation(line: 417, column: 2, scope: !6)
!424 = !DILocation(line: 418, column: 2, scope: !6)
!425 = !DILocation(line: 419, column: 2, scope: !6)
!426 = !DILocation(line: 420, column: 2, scope: !6)
!427 = !DILocation(line: 421, column: 2, scope: !6)
!428 = !DILocation(line: 422, column: 2, scope: !6)
!429 = !DILocation(line: 423, column: 2, scope: !6)
!430 = !DILocation(line: 424, column: 2, scope: !6)
!431 = !DILocation(line: 425, column: 2, scope: !6)
!432 = !DILocation(line: 426, column: 2, scope: !6)
!433 = !DILocation(line: 427, column: 2, scope: !6)
!434 = !DILocation(line: 428, column: 2, scope: !6)
!435 = !DILocation(line: 429, column: 2, scope: !6)
!436 = !DILocation(line: 430, column: 2, scope: !6)
!437 = !DILocation(line: 431, column: 2, scope: !6)
!438 = !DILocation(line: 432, column: 2, scope: !6)
!439 = !DILocation(line: 433, column: 2, scope: !6)
!440 = !DILocation(line: 434, column: 2, scope: !6)
!441 = !DILocation(line: 435, column: 2, scope: !6)
!442 = !DILocation(line: 436, column: 2, scope: !6)
!443 = !DILocation(line: 437, column: 2, scope: !6)
!444 = !DILocation(line: 438, column: 2, scope: !6)
!445 = !DILocation(line: 439, column: 2, scope: !6)
!446 = !DILocation(line: 440, column: 2, scope: !6)
!447 = !DILocation(line: 441, column: 2, scope: !6)
!448 = !DILocation(line: 442, column: 2, scope: !6)
!449 = !DILocation(line: 443, column: 2, scope: !6)
!450 = !DILocation(line: 444, column: 2, scope: !6)
!451 = !DILocation(line: 445, column: 2, scope: !6)
!452 = !DILocation(line: 446, column: 2, scope: !6)
!453 = !DILocation(line: 447, column: 2, scope: !6)
!454 = !DILocation(line: 448, column: 2, scope: !6)
!455 = !DILocation(line: 449, column: 2, scope: !6)
!456 = !DILocation(line: 450, column: 2, scope: !6)
!457 = !DILocation(line: 451, column: 2, scope: !6)
!458 = !DILocation(line: 452, column: 2, scope: !6)
!459 = !DILocation(line: 453, column: 2, scope: !6)
!460 = !DILocation(line: 454, column: 2, scope: !6)
!461 = !DILocation(line: 455, column: 2, scope: !6)
!462 = !DILocation(line: 456, column: 2, scope: !6)
!463 = !DILocation(line: 457, column: 2, scope: !6)
!464 = !DILocation(line: 458, column: 2, scope: !6)
!465 = !DILocation(line: 459, column: 2, scope: !6)
!466 = !DILocation(line: 460, column: 2, scope: !6)
!467 = !DILocation(line: 461, column: 2, scope: !6)
!468 = !DILocation(line: 462, column: 2, scope: !6)
!469 = !DILocation(line: 463, column: 2, scope: !6)
!470 = !DILocation(line: 464, column: 2, scope: !6)
!471 = !DILocation(line: 465, column: 2, scope: !6)
!472 = !DILocation(line: 466, column: 2, scope: !6)
!473 = !DILocation(line: 467, column: 2, scope: !6)
!474 = !DILocation(line: 468, column: 2, scope: !6)
!475 = !DILocation(line: 469, column: 2, scope: !6)
!476 = !DILocation(line: 470, column: 2, scope: !6)
!477 = !DILocation(line: 471, column: 2, scope: !6)
!478 = !DILocation(line: 472, column: 2, scope: !6)
!479 = !DILocation(line: 473, column: 2, scope: !6)
!480 = !DILocation(line: 474, column: 2, scope: !6)
!481 = !DILocation(line: 475, column: 2, scope: !6)
!482 = !DILocation(line: 476, column: 2, scope: !6)
!483 = !DILocation(line: 477, column: 2, scope: !6)
!484 = !DILocation(line: 478, column: 2, scope: !6)
!485 = !DILocation(line: 479, column: 2, scope: !6)
!486 = !DILocation(line: 480, column: 2, scope: !6)
!487 = !DILocation(line: 481, column: 2, scope: !6)
!488 = !DILocation(line: 482, column: 2, scope: !6)
!489 = !DILocation(line: 483, column: 2, scope: !6)
!490 = !DILocation(line: 484, column: 2, scope: !6)
!491 = !DILocation(line: 485, column: 2, scope: !6)
!492 = !DILocation(line: 486, column: 2, scope: !6)
!493 = !DILocation(line: 487, column: 2, scope: !6)
!494 = !DILocation(line: 488, column: 2, scope: !6)
!495 = !DILocation(line: 489, column: 2, scope: !6)
!496 = !DILocation(line: 490, column: 2, scope: !6)
!497 = !DILocation(line: 491, column: 2, scope: !6)
!498 = !DILocation(line: 492, column: 2, scope: !6)
!499 = !DILocation(line: 493, column: 2, scope: !6)
!500 = !DILocation(line: 494, column: 2, scope: !6)
!501 = !DILocation(line: 495, column: 2, scope: !6)
!502 = !DILocation(line: 496, column: 2, scope: !6)
!503 = !DILocation(line: 497, column: 2, scope: !6)
!504 = !DILocation(line: 498, column: 2, scope: !6)
!505 = !DILocation(line: 499, column: 2, scope: !6)
!506 = !DILocation(line: 500, column: 2, scope: !6)
!507 = !DILocation(line: 501, column: 2, scope: !6)
!508 = !DILocation(line: 502, column: 2, scope: !6)
!509 = !DILocation(line: 503, column: 2, scope: !6)
!510 = !DILocation(line: 504, column: 2, scope: !6)
!511 = !DILocation(line: 505, column: 2, scope: !6)
!512 = !DILocation(line: 506, column: 2, scope: !6)
!513 = !DILocation(line: 507, column: 2, scope: !6)
!514 = !DILocation(line: 508, column: 2, scope: !6)
!515 = !DILocation(line: 509, column: 2, scope: !6)
!516 = !DILocation(line: 510, column: 2, scope: !6)
!517 = !DILocation(line: 511, column: 2, scope: !6)
!518 = !DILocation(line: 512, column: 2, scope: !6)
!519 = !DILocation(line: 513, column: 2, scope: !6)
!520 = !DILocation(line: 514, column: 2, scope: !6)
!521 = !DILocation(line: 515, column: 2, scope: !6)
!522 = !DILocation(line: 516, column: 2, scope: !6)
!523 = !DILocation(line: 517, column: 2, scope: !6)
!524 = !DILocation(line: 518, column: 2, scope: !6)
!525 = !DILocation(line: 519, column: 2, scope: !6)
!526 = !DILocation(line: 520, column: 2, scope: !6)
!527 = !DILocation(line: 521, column: 2, scope: !6)
!528 = !DILocation(line: 522, column: 2, scope: !6)
!529 = !DILocation(line: 523, column: 2, scope: !6)
!530 = !DILocation(line: 524, column: 2, scope: !6)
!531 = !DILocation(line: 525, column: 2, scope: !6)
!532 = !DILocation(line: 526, column: 2, scope: !6)
!533 = !DILocation(line: 527, column: 2, scope: !6)
!534 = !DILocation(line: 528, column: 2, scope: !6)
!535 = !DILocation(line: 529, column: 2, scope: !6)
!536 = !DILocation(line: 530, column: 2, scope: !6)
!537 = !DILocation(line: 531, column: 2, scope: !6)
!538 = !DILocation(line: 532, column: 2, scope: !6)
!539 = !DILocation(line: 533, column: 2, scope: !6)
!540 = !DILocation(line: 534, column: 2, scope: !6)
!541 = !DILocation(line: 535, column: 2, scope: !6)
!542 = !DILocation(line: 536, column: 2, scope: !6)
!543 = !DILocation(line: 537, column: 2, scope: !6)
!544 = !DILocation(line: 538, column: 2, scope: !6)
!545 = !DILocation(line: 539, column: 2, scope: !6)
!546 = !DILocation(line: 540, column: 2, scope: !6)
!547 = !DILocation(line: 541, column: 2, scope: !6)
!548 = !DILocation(line: 542, column: 2, scope: !6)
!549 = !DILocation(line: 543, column: 2, scope: !6)
!550 = !DILocation(line: 544, column: 2, scope: !6)
!551 = !DILocation(line: 545, column: 2, scope: !6)
!552 = !DILocation(line: 546, column: 2, scope: !6)
!553 = !DILocation(line: 547, column: 2, scope: !6)
!554 = !DILocation(line: 548, column: 2, scope: !6)
!555 = !DILocation(line: 549, column: 2, scope: !6)
!556 = !DILocation(line: 550, column: 2, scope: !6)
!557 = !DILocation(line: 551, column: 2, scope: !6)
!558 = !DILocation(line: 552, column: 2, scope: !6)
!559 = !DILocation(line: 553, column: 2, scope: !6)
!560 = !DILocation(line: 554, column: 2, scope: !6)
!561 = !DILocation(line: 555, column: 2, scope: !6)
!562 = !DILocation(line: 556, column: 2, scope: !6)
!563 = !DILocation(line: 557, column: 2, scope: !6)
!564 = !DILocation(line: 558, column: 2, scope: !6)
!565 = !DILocation(line: 559, column: 2, scope: !6)
!566 = !DILocation(line: 560, column: 2, scope: !6)
!567 = !DILocation(line: 561, column: 2, scope: !6)
!568 = !DILocation(line: 562, column: 2, scope: !6)
!569 = !DILocation(line: 563, column: 2, scope: !6)
!570 = !DILocation(line: 564, column: 2, scope: !6)
!571 = !DILocation(line: 565, column: 2, scope: !6)
!572 = !DILocation(line: 566, column: 2, scope: !6)
!573 = !DILocation(line: 567, column: 2, scope: !6)
!574 = !DILocation(line: 568, column: 2, scope: !6)
!575 = !DILocation(line: 569, column: 2, scope: !6)
!576 = !DILocation(line: 570, column: 2, scope: !6)
!577 = !DILocation(line: 571, column: 2, scope: !6)
!578 = !DILocation(line: 572, column: 2, scope: !6)
!579 = !DILocation(line: 573, column: 2, scope: !6)
!580 = !DILocation(line: 574, column: 2, scope: !6)
!581 = !DILocation(line: 575, column: 2, scope: !6)
!582 = !DILocation(line: 576, column: 2, scope: !6)
!583 = !DILocation(line: 577, column: 2, scope: !6)
!584 = !DILocation(line: 578, column: 2, scope: !6)
!585 = !DILocation(line: 579, column: 2, scope: !6)
!586 = !DILocation(line: 580, column: 2, scope: !6)
!587 = !DILocation(line: 581, column: 2, scope: !6)
!588 = !DILocation(line: 582, column: 2, scope: !6)
!589 = !DILocation(line: 583, column: 2, scope: !6)
!590 = !DILocation(line: 584, column: 2, scope: !6)
!591 = !DILocation(line: 585, column: 2, scope: !6)
!592 = !DILocation(line: 586, column: 2, scope: !6)
!593 = !DILocation(line: 587, column: 2, scope: !6)
!594 = !DILocation(line: 588, column: 2, scope: !6)
!595 = !DILocation(line: 589, column: 2, scope: !6)
!596 = !DILocation(line: 590, column: 2, scope: !6)
!597 = !DILocation(line: 591, column: 2, scope: !6)
!598 = !DILocation(line: 592, column: 2, scope: !6)
!599 = !DILocation(line: 593, column: 2, scope: !6)
!600 = !DILocation(line: 594, column: 2, scope: !6)
!601 = !DILocation(line: 595, column: 2, scope: !6)
!602 = !DILocation(line: 596, column: 2, scope: !6)
!603 = !DILocation(line: 597, column: 2, scope: !6)
!604 = !DILocation(line: 598, column: 2, scope: !6)
!605 = !DILocation(line: 599, column: 2, scope: !6)
!606 = !DILocation(line: 600, column: 2, scope: !6)
!607 = !DILocation(line: 601, column: 2, scope: !6)
!608 = !DILocation(line: 602, column: 2, scope: !6)
!609 = !DILocation(line: 603, column: 2, scope: !6)
!610 = !DILocation(line: 604, column: 2, scope: !6)
!611 = !DILocation(line: 605, column: 2, scope: !6)
!612 = !DILocation(line: 606, column: 2, scope: !6)
!613 = !DILocation(line: 607, column: 2, scope: !6)
!614 = !DILocation(line: 608, column: 2, scope: !6)
!615 = !DILocation(line: 609, column: 2, scope: !6)
!616 = !DILocation(line: 610, column: 2, scope: !6)
!617 = !DILocation(line: 611, column: 2, scope: !6)
!618 = !DILocation(line: 612, column: 2, scope: !6)
!619 = !DILocation(line: 613, column: 2, scope: !6)
!620 = !DILocation(line: 614, column: 2, scope: !6)
!621 = !DILocation(line: 615, column: 2, scope: !6)
!622 = !DILocation(line: 616, column: 2, scope: !6)
!623 = !DILocation(line: 617, column: 2, scope: !6)
!624 = !DILocation(line: 618, column: 2, scope: !6)
!625 = !DILocation(line: 619, column: 2, scope: !6)
!626 = !DILocation(line: 620, column: 2, scope: !6)
!627 = !DILocation(line: 621, column: 2, scope: !6)
!628 = !DILocation(line: 622, column: 2, scope: !6)
!629 = !DILocation(line: 623, column: 2, scope: !6)
!630 = !DILocation(line: 624, column: 2, scope: !6)
!631 = !DILocation(line: 625, column: 2, scope: !6)
!632 = !DILocation(line: 626, column: 2, scope: !6)
!633 = !DILocation(line: 627, column: 2, scope: !6)
!634 = !DILocation(line: 628, column: 2, scope: !6)
!635 = !DILocation(line: 629, column: 2, scope: !6)
!636 = !DILocation(line: 630, column: 2, scope: !6)
!637 = !DILocation(line: 631, column: 2, scope: !6)
!638 = !DILocation(line: 632, column: 2, scope: !6)
!639 = !DILocation(line: 633, column: 2, scope: !6)
!640 = !DILocation(line: 634, column: 2, scope: !6)
!641 = !DILocation(line: 635, column: 2, scope: !6)
!642 = !DILocation(line: 636, column: 2, scope: !6)
!643 = !DILocation(line: 637, column: 2, scope: !6)
!644 = !DILocation(line: 638, column: 2, scope: !6)
!645 = !DILocation(line: 639, column: 2, scope: !6)
!646 = !DILocation(line: 640, column: 2, scope: !6)
!647 = !DILocation(line: 641, column: 2, scope: !6)
!648 = !DILocation(line: 642, column: 2, scope: !6)
!649 = !DILocation(line: 643, column: 2, scope: !6)
!650 = !DILocation(line: 644, column: 2, scope: !6)
!651 = !DILocation(line: 645, column: 2, scope: !6)
!652 = !DILocation(line: 646, column: 2, scope: !6)
!653 = !DILocation(line: 647, column: 2, scope: !6)
!654 = !DILocation(line: 648, column: 2, scope: !6)
!655 = !DILocation(line: 649, column: 2, scope: !6)
!656 = !DILocation(line: 650, column: 2, scope: !6)
!657 = !DILocation(line: 651, column: 2, scope: !6)
!658 = !DILocation(line: 652, column: 2, scope: !6)
!659 = !DILocation(line: 653, column: 2, scope: !6)
!660 = !DILocation(line: 654, column: 2, scope: !6)
!661 = !DILocation(line: 655, column: 2, scope: !6)
!662 = !DILocation(line: 656, column: 2, scope: !6)
!663 = !DILocation(line: 657, column: 2, scope: !6)
!664 = !DILocation(line: 658, column: 2, scope: !6)
!665 = !DILocation(line: 659, column: 2, scope: !6)
!666 = !DILocation(line: 660, column: 2, scope: !6)
!667 = !DILocation(line: 661, column: 2, scope: !6)
!668 = !DILocation(line: 662, column: 2, scope: !6)
!669 = !DILocation(line: 663, column: 2, scope: !6)
!670 = !DILocation(line: 664, column: 2, scope: !6)
!671 = !DILocation(line: 665, column: 2, scope: !6)
!672 = !DILocation(line: 666, column: 2, scope: !6)
!673 = !DILocation(line: 667, column: 2, scope: !6)
!674 = !DILocation(line: 668, column: 2, scope: !6)
!675 = !DILocation(line: 669, column: 2, scope: !6)
!676 = !DILocation(line: 670, column: 2, scope: !6)
!677 = !DILocation(line: 671, column: 2, scope: !6)
!678 = !DILocation(line: 672, column: 2, scope: !6)
!679 = !DILocation(line: 673, column: 2, scope: !6)
!680 = !DILocation(line: 674, column: 2, scope: !6)
!681 = !DILocation(line: 675, column: 2, scope: !6)
!682 = !DILocation(line: 676, column: 2, scope: !6)
!683 = !DILocation(line: 677, column: 2, scope: !6)
!684 = !DILocation(line: 678, column: 2, scope: !6)
!685 = !DILocation(line: 679, column: 2, scope: !6)
!686 = !DILocation(line: 680, column: 2, scope: !6)
!687 = !DILocation(line: 681, column: 2, scope: !6)
!688 = !DILocation(line: 682, column: 2, scope: !6)
!689 = !DILocation(line: 683, column: 2, scope: !6)
!690 = !DILocation(line: 684, column: 2, scope: !6)
!691 = !DILocation(line: 685, column: 2, scope: !6)
!692 = !DILocation(line: 686, column: 2, scope: !6)
!693 = !DILocation(line: 687, column: 2, scope: !6)
!694 = !DILocation(line: 688, column: 2, scope: !6)
!695 = !DILocation(line: 689, column: 2, scope: !6)
!696 = !DILocation(line: 690, column: 2, scope: !6)
!697 = !DILocation(line: 691, column: 2, scope: !6)
!698 = !DILocation(line: 692, column: 2, scope: !6)
!699 = !DILocation(line: 693, column: 2, scope: !6)
!700 = !DILocation(line: 694, column: 2, scope: !6)
!701 = !DILocation(line: 695, column: 2, scope: !6)
!702 = !DILocation(line: 696, column: 2, scope: !6)
!703 = !DILocation(line: 697, column: 2, scope: !6)
!704 = !DILocation(line: 698, column: 2, scope: !6)
!705 = !DILocation(line: 699, column: 2, scope: !6)
!706 = !DILocation(line: 700, column: 2, scope: !6)
!707 = !DILocation(line: 701, column: 2, scope: !6)
!708 = !DILocation(line: 702, column: 2, scope: !6)
!709 = !DILocation(line: 703, column: 2, scope: !6)
!710 = !DILocation(line: 704, column: 2, scope: !6)
!711 = !DILocation(line: 705, column: 2, scope: !6)
!712 = !DILocation(line: 706, column: 2, scope: !6)
!713 = !DILocation(line: 707, column: 2, scope: !6)
!714 = !DILocation(line: 708, column: 2, scope: !6)
!715 = !DILocation(line: 709, column: 2, scope: !6)
!716 = !DILocation(line: 710, column: 2, scope: !6)
!717 = !DILocation(line: 711, column: 2, scope: !6)
!718 = !DILocation(line: 712, column: 2, scope: !6)
!719 = !DILocation(line: 713, column: 2, scope: !6)
!720 = !DILocation(line: 714, column: 2, scope: !6)
!721 = !DILocation(line: 715, column: 2, scope: !6)
!722 = !DILocation(line: 716, column: 2, scope: !6)
!723 = !DILocation(line: 717, column: 2, scope: !6)
!724 = !DILocation(line: 718, column: 2, scope: !6)
!725 = !DILocation(line: 719, column: 2, scope: !6)
!726 = !DILocation(line: 720, column: 2, scope: !6)
!727 = !DILocation(line: 721, column: 2, scope: !6)
!728 = !DILocation(line: 722, column: 2, scope: !6)
!729 = !DILocation(line: 723, column: 2, scope: !6)
!730 = !DILocation(line: 724, column: 2, scope: !6)
!731 = !DILocation(line: 725, column: 2, scope: !6)
!732 = !DILocation(line: 726, column: 2, scope: !6)
!733 = !DILocation(line: 727, column: 2, scope: !6)
!734 = !DILocation(line: 728, column: 2, scope: !6)
!735 = !DILocation(line: 729, column: 2, scope: !6)
!736 = !DILocation(line: 730, column: 2, scope: !6)
!737 = !DILocation(line: 731, column: 2, scope: !6)
!738 = !DILocation(line: 732, column: 2, scope: !6)
!739 = !DILocation(line: 733, column: 2, scope: !6)
!740 = !DILocation(line: 734, column: 2, scope: !6)
!741 = !DILocation(line: 735, column: 2, scope: !6)
!742 = !DILocation(line: 736, column: 2, scope: !6)
!743 = !DILocation(line: 737, column: 2, scope: !6)
!744 = !DILocation(line: 738, column: 2, scope: !6)
!745 = !DILocation(line: 739, column: 2, scope: !6)
!746 = !DILocation(line: 740, column: 2, scope: !6)
!747 = !DILocation(line: 741, column: 2, scope: !6)
!748 = !DILocation(line: 742, column: 2, scope: !6)
!749 = !DILocation(line: 743, column: 2, scope: !6)
!750 = !DILocation(line: 744, column: 2, scope: !6)
!751 = !DILocation(line: 745, column: 2, scope: !6)
!752 = !DILocation(line: 746, column: 2, scope: !6)
!753 = !DILocation(line: 747, column: 2, scope: !6)
!754 = !DILocation(line: 748, column: 2, scope: !6)
!755 = !DILocation(line: 749, column: 2, scope: !6)
!756 = !DILocation(line: 750, column: 2, scope: !6)
!757 = !DILocation(line: 751, column: 2, scope: !6)
!758 = !DILocation(line: 752, column: 2, scope: !6)
!759 = !DILocation(line: 753, column: 2, scope: !6)
!760 = !DILocation(line: 754, column: 2, scope: !6)
!761 = !{void (i64*, i8*)* @Atomics, !"kernel", i32 1}
