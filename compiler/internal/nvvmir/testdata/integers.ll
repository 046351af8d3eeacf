target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Integers to i8*)], section "llvm.metadata"

define void @Integers(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%1 = bitcast i64* %0 to i8*, !dbg !9
	%2 = load i8, i8* %1, align 1, !dbg !10
	%3 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !11
	%4 = bitcast i64* %3 to i8*, !dbg !12
	%5 = load i8, i8* %4, align 1, !dbg !13
	%6 = add i8 %2, %5, !dbg !14
	%7 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !15
	%8 = bitcast i64* %7 to i8*, !dbg !16
	store i8 %6, i8* %8, align 1, !dbg !17
	%9 = sub i8 %2, %5, !dbg !18
	%10 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !19
	%11 = bitcast i64* %10 to i8*, !dbg !20
	store i8 %9, i8* %11, align 1, !dbg !21
	%12 = mul i8 %2, %5, !dbg !22
	%13 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !23
	%14 = bitcast i64* %13 to i8*, !dbg !24
	store i8 %12, i8* %14, align 1, !dbg !25
	%15 = icmp eq i8 %5, -1, !dbg !26
	%16 = select i1 %15, i8 1, i8 %5, !dbg !26
	%17 = sdiv i8 %2, %16, !dbg !26
	%18 = sub i8 0, %2, !dbg !26
	%19 = select i1 %15, i8 %18, i8 %17, !dbg !26
	%20 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !27
	%21 = bitcast i64* %20 to i8*, !dbg !28
	store i8 %19, i8* %21, align 1, !dbg !29
	%22 = icmp eq i8 %5, -1, !dbg !30
	%23 = select i1 %22, i8 1, i8 %5, !dbg !30
	%24 = srem i8 %2, %23, !dbg !30
	%25 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !31
	%26 = bitcast i64* %25 to i8*, !dbg !32
	store i8 %24, i8* %26, align 1, !dbg !33
	%27 = and i8 %2, %5, !dbg !34
	%28 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !35
	%29 = bitcast i64* %28 to i8*, !dbg !36
	store i8 %27, i8* %29, align 1, !dbg !37
	%30 = or i8 %2, %5, !dbg !38
	%31 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !39
	%32 = bitcast i64* %31 to i8*, !dbg !40
	store i8 %30, i8* %32, align 1, !dbg !41
	%33 = xor i8 %2, %5, !dbg !42
	%34 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !43
	%35 = bitcast i64* %34 to i8*, !dbg !44
	store i8 %33, i8* %35, align 1, !dbg !45
	%36 = sdiv i8 %2, 7, !dbg !46
	%37 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !47
	%38 = bitcast i64* %37 to i8*, !dbg !48
	store i8 %36, i8* %38, align 1, !dbg !49
	%39 = sub i8 0, %2, !dbg !50
	%40 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !51
	%41 = bitcast i64* %40 to i8*, !dbg !52
	store i8 %39, i8* %41, align 1, !dbg !53
	%42 = xor i8 %2, -1, !dbg !54
	%43 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !55
	%44 = bitcast i64* %43 to i8*, !dbg !56
	store i8 %42, i8* %44, align 1, !dbg !57
	%45 = icmp eq i8 %2, %5, !dbg !58
	%46 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !59
	%47 = bitcast i64* %46 to i8*, !dbg !60
	%48 = zext i1 %45 to i8, !dbg !61
	store i8 %48, i8* %47, align 1, !dbg !61
	%49 = icmp ne i8 %2, %5, !dbg !62
	%50 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !63
	%51 = bitcast i64* %50 to i8*, !dbg !64
	%52 = zext i1 %49 to i8, !dbg !65
	store i8 %52, i8* %51, align 1, !dbg !65
	%53 = icmp slt i8 %2, %5, !dbg !66
	%54 = getelementptr inbounds i64, i64* %p0, i64 16, !dbg !67
	%55 = bitcast i64* %54 to i8*, !dbg !68
	%56 = zext i1 %53 to i8, !dbg !69
	store i8 %56, i8* %55, align 1, !dbg !69
	%57 = icmp sle i8 %2, %5, !dbg !70
	%58 = getelementptr inbounds i64, i64* %p0, i64 17, !dbg !71
	%59 = bitcast i64* %58 to i8*, !dbg !72
	%60 = zext i1 %57 to i8, !dbg !73
	store i8 %60, i8* %59, align 1, !dbg !73
	%61 = icmp sgt i8 %2, %5, !dbg !74
	%62 = getelementptr inbounds i64, i64* %p0, i64 18, !dbg !75
	%63 = bitcast i64* %62 to i8*, !dbg !76
	%64 = zext i1 %61 to i8, !dbg !77
	store i8 %64, i8* %63, align 1, !dbg !77
	%65 = icmp sge i8 %2, %5, !dbg !78
	%66 = getelementptr inbounds i64, i64* %p0, i64 19, !dbg !79
	%67 = bitcast i64* %66 to i8*, !dbg !80
	%68 = zext i1 %65 to i8, !dbg !81
	store i8 %68, i8* %67, align 1, !dbg !81
	%69 = icmp slt i8 %2, %5, !dbg !82
	%70 = select i1 %69, i8 %2, i8 %5, !dbg !83
	%71 = getelementptr inbounds i64, i64* %p0, i64 20, !dbg !84
	%72 = bitcast i64* %71 to i8*, !dbg !85
	store i8 %70, i8* %72, align 1, !dbg !86
	%73 = getelementptr inbounds i64, i64* %p0, i64 21, !dbg !87
	%74 = bitcast i64* %73 to i16*, !dbg !88
	%75 = load i16, i16* %74, align 2, !dbg !89
	%76 = getelementptr inbounds i64, i64* %p0, i64 22, !dbg !90
	%77 = bitcast i64* %76 to i16*, !dbg !91
	%78 = load i16, i16* %77, align 2, !dbg !92
	%79 = add i16 %75, %78, !dbg !93
	%80 = getelementptr inbounds i64, i64* %p0, i64 23, !dbg !94
	%81 = bitcast i64* %80 to i16*, !dbg !95
	store i16 %79, i16* %81, align 2, !dbg !96
	%82 = sub i16 %75, %78, !dbg !97
	%83 = getelementptr inbounds i64, i64* %p0, i64 24, !dbg !98
	%84 = bitcast i64* %83 to i16*, !dbg !99
	store i16 %82, i16* %84, align 2, !dbg !100
	%85 = mul i16 %75, %78, !dbg !101
	%86 = getelementptr inbounds i64, i64* %p0, i64 25, !dbg !102
	%87 = bitcast i64* %86 to i16*, !dbg !103
	store i16 %85, i16* %87, align 2, !dbg !104
	%88 = udiv i16 %75, %78, !dbg !105
	%89 = getelementptr inbounds i64, i64* %p0, i64 26, !dbg !106
	%90 = bitcast i64* %89 to i16*, !dbg !107
	store i16 %88, i16* %90, align 2, !dbg !108
	%91 = urem i16 %75, %78, !dbg !109
	%92 = getelementptr inbounds i64, i64* %p0, i64 27, !dbg !110
	%93 = bitcast i64* %92 to i16*, !dbg !111
	store i16 %91, i16* %93, align 2, !dbg !112
	%94 = and i16 %75, %78, !dbg !113
	%95 = getelementptr inbounds i64, i64* %p0, i64 28, !dbg !114
	%96 = bitcast i64* %95 to i16*, !dbg !115
	store i16 %94, i16* %96, align 2, !dbg !116
	%97 = or i16 %75, %78, !dbg !117
	%98 = getelementptr inbounds i64, i64* %p0, i64 29, !dbg !118
	%99 = bitcast i64* %98 to i16*, !dbg !119
	store i16 %97, i16* %99, align 2, !dbg !120
	%100 = xor i16 %75, %78, !dbg !121
	%101 = getelementptr inbounds i64, i64* %p0, i64 30, !dbg !122
	%102 = bitcast i64* %101 to i16*, !dbg !123
	store i16 %100, i16* %102, align 2, !dbg !124
	%103 = udiv i16 %75, 7, !dbg !125
	%104 = getelementptr inbounds i64, i64* %p0, i64 31, !dbg !126
	%105 = bitcast i64* %104 to i16*, !dbg !127
	store i16 %103, i16* %105, align 2, !dbg !128
	%106 = sub i16 0, %75, !dbg !129
	%107 = getelementptr inbounds i64, i64* %p0, i64 32, !dbg !130
	%108 = bitcast i64* %107 to i16*, !dbg !131
	store i16 %106, i16* %108, align 2, !dbg !132
	%109 = xor i16 %75, -1, !dbg !133
	%110 = getelementptr inbounds i64, i64* %p0, i64 33, !dbg !134
	%111 = bitcast i64* %110 to i16*, !dbg !135
	store i16 %109, i16* %111, align 2, !dbg !136
	%112 = icmp eq i16 %75, %78, !dbg !137
	%113 = getelementptr inbounds i64, i64* %p0, i64 34, !dbg !138
	%114 = bitcast i64* %113 to i8*, !dbg !139
	%115 = zext i1 %112 to i8, !dbg !140
	store i8 %115, i8* %114, align 1, !dbg !140
	%116 = icmp ne i16 %75, %78, !dbg !141
	%117 = getelementptr inbounds i64, i64* %p0, i64 35, !dbg !142
	%118 = bitcast i64* %117 to i8*, !dbg !143
	%119 = zext i1 %116 to i8, !dbg !144
	store i8 %119, i8* %118, align 1, !dbg !144
	%120 = icmp ult i16 %75, %78, !dbg !145
	%121 = getelementptr inbounds i64, i64* %p0, i64 36, !dbg !146
	%122 = bitcast i64* %121 to i8*, !dbg !147
	%123 = zext i1 %120 to i8, !dbg !148
	store i8 %123, i8* %122, align 1, !dbg !148
	%124 = icmp ule i16 %75, %78, !dbg !149
	%125 = getelementptr inbounds i64, i64* %p0, i64 37, !dbg !150
	%126 = bitcast i64* %125 to i8*, !dbg !151
	%127 = zext i1 %124 to i8, !dbg !152
	store i8 %127, i8* %126, align 1, !dbg !152
	%128 = icmp ugt i16 %75, %78, !dbg !153
	%129 = getelementptr inbounds i64, i64* %p0, i64 38, !dbg !154
	%130 = bitcast i64* %129 to i8*, !dbg !155
	%131 = zext i1 %128 to i8, !dbg !156
	store i8 %131, i8* %130, align 1, !dbg !156
	%132 = icmp uge i16 %75, %78, !dbg !157
	%133 = getelementptr inbounds i64, i64* %p0, i64 39, !dbg !158
	%134 = bitcast i64* %133 to i8*, !dbg !159
	%135 = zext i1 %132 to i8, !dbg !160
	store i8 %135, i8* %134, align 1, !dbg !160
	%136 = icmp ult i16 %75, %78, !dbg !161
	%137 = select i1 %136, i16 %75, i16 %78, !dbg !162
	%138 = getelementptr inbounds i64, i64* %p0, i64 40, !dbg !163
	%139 = bitcast i64* %138 to i16*, !dbg !164
	store i16 %137, i16* %139, align 2, !dbg !165
	%140 = getelementptr inbounds i64, i64* %p0, i64 41, !dbg !166
	%141 = bitcast i64* %140 to i32*, !dbg !167
	%142 = load i32, i32* %141, align 4, !dbg !168
	%143 = getelementptr inbounds i64, i64* %p0, i64 42, !dbg !169
	%144 = bitcast i64* %143 to i32*, !dbg !170
	%145 = load i32, i32* %144, align 4, !dbg !171
	%146 = add i32 %142, %145, !dbg !172
	%147 = getelementptr inbounds i64, i64* %p0, i64 43, !dbg !173
	%148 = bitcast i64* %147 to i32*, !dbg !174
	store i32 %146, i32* %148, align 4, !dbg !175
	%149 = sub i32 %142, %145, !dbg !176
	%150 = getelementptr inbounds i64, i64* %p0, i64 44, !dbg !177
	%151 = bitcast i64* %150 to i32*, !dbg !178
	store i32 %149, i32* %151, align 4, !dbg !179
	%152 = mul i32 %142, %145, !dbg !180
	%153 = getelementptr inbounds i64, i64* %p0, i64 45, !dbg !181
	%154 = bitcast i64* %153 to i32*, !dbg !182
	store i32 %152, i32* %154, align 4, !dbg !183
	%155 = icmp eq i32 %145, -1, !dbg !184
	%156 = select i1 %155, i32 1, i32 %145, !dbg !184
	%157 = sdiv i32 %142, %156, !dbg !184
	%158 = sub i32 0, %142, !dbg !184
	%159 = select i1 %155, i32 %158, i32 %157, !dbg !184
	%160 = getelementptr inbounds i64, i64* %p0, i64 46, !dbg !185
	%161 = bitcast i64* %160 to i32*, !dbg !186
	store i32 %159, i32* %161, align 4, !dbg !187
	%162 = icmp eq i32 %145, -1, !dbg !188
	%163 = select i1 %162, i32 1, i32 %145, !dbg !188
	%164 = srem i32 %142, %163, !dbg !188
	%165 = getelementptr inbounds i64, i64* %p0, i64 47, !dbg !189
	%166 = bitcast i64* %165 to i32*, !dbg !190
	store i32 %164, i32* %166, align 4, !dbg !191
	%167 = and i32 %142, %145, !dbg !192
	%168 = getelementptr inbounds i64, i64* %p0, i64 48, !dbg !193
	%169 = bitcast i64* %168 to i32*, !dbg !194
	store i32 %167, i32* %169, align 4, !dbg !195
	%170 = or i32 %142, %145, !dbg !196
	%171 = getelementptr inbounds i64, i64* %p0, i64 49, !dbg !197
	%172 = bitcast i64* %171 to i32*, !dbg !198
	store i32 %170, i32* %172, align 4, !dbg !199
	%173 = xor i32 %142, %145, !dbg !200
	%174 = getelementptr inbounds i64, i64* %p0, i64 50, !dbg !201
	%175 = bitcast i64* %174 to i32*, !dbg !202
	store i32 %173, i32* %175, align 4, !dbg !203
	%176 = sdiv i32 %142, 7, !dbg !204
	%177 = getelementptr inbounds i64, i64* %p0, i64 51, !dbg !205
	%178 = bitcast i64* %177 to i32*, !dbg !206
	store i32 %176, i32* %178, align 4, !dbg !207
	%179 = sub i32 0, %142, !dbg !208
	%180 = getelementptr inbounds i64, i64* %p0, i64 52, !dbg !209
	%181 = bitcast i64* %180 to i32*, !dbg !210
	store i32 %179, i32* %181, align 4, !dbg !211
	%182 = xor i32 %142, -1, !dbg !212
	%183 = getelementptr inbounds i64, i64* %p0, i64 53, !dbg !213
	%184 = bitcast i64* %183 to i32*, !dbg !214
	store i32 %182, i32* %184, align 4, !dbg !215
	%185 = icmp eq i32 %142, %145, !dbg !216
	%186 = getelementptr inbounds i64, i64* %p0, i64 54, !dbg !217
	%187 = bitcast i64* %186 to i8*, !dbg !218
	%188 = zext i1 %185 to i8, !dbg !219
	store i8 %188, i8* %187, align 1, !dbg !219
	%189 = icmp ne i32 %142, %145, !dbg !220
	%190 = getelementptr inbounds i64, i64* %p0, i64 55, !dbg !221
	%191 = bitcast i64* %190 to i8*, !dbg !222
	%192 = zext i1 %189 to i8, !dbg !223
	store i8 %192, i8* %191, align 1, !dbg !223
	%193 = icmp slt i32 %142, %145, !dbg !224
	%194 = getelementptr inbounds i64, i64* %p0, i64 56, !dbg !225
	%195 = bitcast i64* %194 to i8*, !dbg !226
	%196 = zext i1 %193 to i8, !dbg !227
	store i8 %196, i8* %195, align 1, !dbg !227
	%197 = icmp sle i32 %142, %145, !dbg !228
	%198 = getelementptr inbounds i64, i64* %p0, i64 57, !dbg !229
	%199 = bitcast i64* %198 to i8*, !dbg !230
	%200 = zext i1 %197 to i8, !dbg !231
	store i8 %200, i8* %199, align 1, !dbg !231
	%201 = icmp sgt i32 %142, %145, !dbg !232
	%202 = getelementptr inbounds i64, i64* %p0, i64 58, !dbg !233
	%203 = bitcast i64* %202 to i8*, !dbg !234
	%204 = zext i1 %201 to i8, !dbg !235
	store i8 %204, i8* %203, align 1, !dbg !235
	%205 = icmp sge i32 %142, %145, !dbg !236
	%206 = getelementptr inbounds i64, i64* %p0, i64 59, !dbg !237
	%207 = bitcast i64* %206 to i8*, !dbg !238
	%208 = zext i1 %205 to i8, !dbg !239
	store i8 %208, i8* %207, align 1, !dbg !239
	%209 = icmp slt i32 %142, %145, !dbg !240
	%210 = select i1 %209, i32 %142, i32 %145, !dbg !241
	%211 = getelementptr inbounds i64, i64* %p0, i64 60, !dbg !242
	%212 = bitcast i64* %211 to i32*, !dbg !243
	store i32 %210, i32* %212, align 4, !dbg !244
	%213 = getelementptr inbounds i64, i64* %p0, i64 61, !dbg !245
	%214 = bitcast i64* %213 to i32*, !dbg !246
	%215 = load i32, i32* %214, align 4, !dbg !247
	%216 = getelementptr inbounds i64, i64* %p0, i64 62, !dbg !248
	%217 = bitcast i64* %216 to i32*, !dbg !249
	%218 = load i32, i32* %217, align 4, !dbg !250
	%219 = add i32 %215, %218, !dbg !251
	%220 = getelementptr inbounds i64, i64* %p0, i64 63, !dbg !252
	%221 = bitcast i64* %220 to i32*, !dbg !253
	store i32 %219, i32* %221, align 4, !dbg !254
	%222 = sub i32 %215, %218, !dbg !255
	%223 = getelementptr inbounds i64, i64* %p0, i64 64, !dbg !256
	%224 = bitcast i64* %223 to i32*, !dbg !257
	store i32 %222, i32* %224, align 4, !dbg !258
	%225 = mul i32 %215, %218, !dbg !259
	%226 = getelementptr inbounds i64, i64* %p0, i64 65, !dbg !260
	%227 = bitcast i64* %226 to i32*, !dbg !261
	store i32 %225, i32* %227, align 4, !dbg !262
	%228 = udiv i32 %215, %218, !dbg !263
	%229 = getelementptr inbounds i64, i64* %p0, i64 66, !dbg !264
	%230 = bitcast i64* %229 to i32*, !dbg !265
	store i32 %228, i32* %230, align 4, !dbg !266
	%231 = urem i32 %215, %218, !dbg !267
	%232 = getelementptr inbounds i64, i64* %p0, i64 67, !dbg !268
	%233 = bitcast i64* %232 to i32*, !dbg !269
	store i32 %231, i32* %233, align 4, !dbg !270
	%234 = and i32 %215, %218, !dbg !271
	%235 = getelementptr inbounds i64, i64* %p0, i64 68, !dbg !272
	%236 = bitcast i64* %235 to i32*, !dbg !273
	store i32 %234, i32* %236, align 4, !dbg !274
	%237 = or i32 %215, %218, !dbg !275
	%238 = getelementptr inbounds i64, i64* %p0, i64 69, !dbg !276
	%239 = bitcast i64* %238 to i32*, !dbg !277
	store i32 %237, i32* %239, align 4, !dbg !278
	%240 = xor i32 %215, %218, !dbg !279
	%241 = getelementptr inbounds i64, i64* %p0, i64 70, !dbg !280
	%242 = bitcast i64* %241 to i32*, !dbg !281
	store i32 %240, i32* %242, align 4, !dbg !282
	%243 = udiv i32 %215, 7, !dbg !283
	%244 = getelementptr inbounds i64, i64* %p0, i64 71, !dbg !284
	%245 = bitcast i64* %244 to i32*, !dbg !285
	store i32 %243, i32* %245, align 4, !dbg !286
	%246 = sub i32 0, %215, !dbg !287
	%247 = getelementptr inbounds i64, i64* %p0, i64 72, !dbg !288
	%248 = bitcast i64* %247 to i32*, !dbg !289
	store i32 %246, i32* %248, align 4, !dbg !290
	%249 = xor i32 %215, -1, !dbg !291
	%250 = getelementptr inbounds i64, i64* %p0, i64 73, !dbg !292
	%251 = bitcast i64* %250 to i32*, !dbg !293
	store i32 %249, i32* %251, align 4, !dbg !294
	%252 = icmp eq i32 %215, %218, !dbg !295
	%253 = getelementptr inbounds i64, i64* %p0, i64 74, !dbg !296
	%254 = bitcast i64* %253 to i8*, !dbg !297
	%255 = zext i1 %252 to i8, !dbg !298
	store i8 %255, i8* %254, align 1, !dbg !298
	%256 = icmp ne i32 %215, %218, !dbg !299
	%257 = getelementptr inbounds i64, i64* %p0, i64 75, !dbg !300
	%258 = bitcast i64* %257 to i8*, !dbg !301
	%259 = zext i1 %256 to i8, !dbg !302
	store i8 %259, i8* %258, align 1, !dbg !302
	%260 = icmp ult i32 %215, %218, !dbg !303
	%261 = getelementptr inbounds i64, i64* %p0, i64 76, !dbg !304
	%262 = bitcast i64* %261 to i8*, !dbg !305
	%263 = zext i1 %260 to i8, !dbg !306
	store i8 %263, i8* %262, align 1, !dbg !306
	%264 = icmp ule i32 %215, %218, !dbg !307
	%265 = getelementptr inbounds i64, i64* %p0, i64 77, !dbg !308
	%266 = bitcast i64* %265 to i8*, !dbg !309
	%267 = zext i1 %264 to i8, !dbg !310
	store i8 %267, i8* %266, align 1, !dbg !310
	%268 = icmp ugt i32 %215, %218, !dbg !311
	%269 = getelementptr inbounds i64, i64* %p0, i64 78, !dbg !312
	%270 = bitcast i64* %269 to i8*, !dbg !313
	%271 = zext i1 %268 to i8, !dbg !314
	store i8 %271, i8* %270, align 1, !dbg !314
	%272 = icmp uge i32 %215, %218, !dbg !315
	%273 = getelementptr inbounds i64, i64* %p0, i64 79, !dbg !316
	%274 = bitcast i64* %273 to i8*, !dbg !317
	%275 = zext i1 %272 to i8, !dbg !318
	store i8 %275, i8* %274, align 1, !dbg !318
	%276 = icmp ult i32 %215, %218, !dbg !319
	%277 = select i1 %276, i32 %215, i32 %218, !dbg !320
	%278 = getelementptr inbounds i64, i64* %p0, i64 80, !dbg !321
	%279 = bitcast i64* %278 to i32*, !dbg !322
	store i32 %277, i32* %279, align 4, !dbg !323
	%280 = getelementptr inbounds i64, i64* %p0, i64 81, !dbg !324
	%281 = load i64, i64* %280, align 8, !dbg !326
	%282 = getelementptr inbounds i64, i64* %p0, i64 82, !dbg !327
	%283 = load i64, i64* %282, align 8, !dbg !329
	%284 = add i64 %281, %283, !dbg !330
	%285 = getelementptr inbounds i64, i64* %p0, i64 83, !dbg !331
	store i64 %284, i64* %285, align 8, !dbg !333
	%286 = sub i64 %281, %283, !dbg !334
	%287 = getelementptr inbounds i64, i64* %p0, i64 84, !dbg !335
	store i64 %286, i64* %287, align 8, !dbg !337
	%288 = mul i64 %281, %283, !dbg !338
	%289 = getelementptr inbounds i64, i64* %p0, i64 85, !dbg !339
	store i64 %288, i64* %289, align 8, !dbg !341
	%290 = icmp eq i64 %283, -1, !dbg !342
	%291 = select i1 %290, i64 1, i64 %283, !dbg !342
	%292 = sdiv i64 %281, %291, !dbg !342
	%293 = sub i64 0, %281, !dbg !342
	%294 = select i1 %290, i64 %293, i64 %292, !dbg !342
	%295 = getelementptr inbounds i64, i64* %p0, i64 86, !dbg !343
	store i64 %294, i64* %295, align 8, !dbg !345
	%296 = icmp eq i64 %283, -1, !dbg !346
	%297 = select i1 %296, i64 1, i64 %283, !dbg !346
	%298 = srem i64 %281, %297, !dbg !346
	%299 = getelementptr inbounds i64, i64* %p0, i64 87, !dbg !347
	store i64 %298, i64* %299, align 8, !dbg !349
	%300 = and i64 %281, %283, !dbg !350
	%301 = getelementptr inbounds i64, i64* %p0, i64 88, !dbg !351
	store i64 %300, i64* %301, align 8, !dbg !353
	%302 = or i64 %281, %283, !dbg !354
	%303 = getelementptr inbounds i64, i64* %p0, i64 89, !dbg !355
	store i64 %302, i64* %303, align 8, !dbg !357
	%304 = xor i64 %281, %283, !dbg !358
	%305 = getelementptr inbounds i64, i64* %p0, i64 90, !dbg !359
	store i64 %304, i64* %305, align 8, !dbg !361
	%306 = sdiv i64 %281, 7, !dbg !362
	%307 = getelementptr inbounds i64, i64* %p0, i64 91, !dbg !363
	store i64 %306, i64* %307, align 8, !dbg !365
	%308 = sub i64 0, %281, !dbg !366
	%309 = getelementptr inbounds i64, i64* %p0, i64 92, !dbg !367
	store i64 %308, i64* %309, align 8, !dbg !369
	%310 = xor i64 %281, -1, !dbg !370
	%311 = getelementptr inbounds i64, i64* %p0, i64 93, !dbg !371
	store i64 %310, i64* %311, align 8, !dbg !373
	%312 = icmp eq i64 %281, %283, !dbg !374
	%313 = getelementptr inbounds i64, i64* %p0, i64 94, !dbg !375
	%314 = bitcast i64* %313 to i8*, !dbg !376
	%315 = zext i1 %312 to i8, !dbg !377
	store i8 %315, i8* %314, align 1, !dbg !377
	%316 = icmp ne i64 %281, %283, !dbg !378
	%317 = getelementptr inbounds i64, i64* %p0, i64 95, !dbg !379
	%318 = bitcast i64* %317 to i8*, !dbg !380
	%319 = zext i1 %316 to i8, !dbg !381
	store i8 %319, i8* %318, align 1, !dbg !381
	%320 = icmp slt i64 %281, %283, !dbg !382
	%321 = getelementptr inbounds i64, i64* %p0, i64 96, !dbg !383
	%322 = bitcast i64* %321 to i8*, !dbg !384
	%323 = zext i1 %320 to i8, !dbg !385
	store i8 %323, i8* %322, align 1, !dbg !385
	%324 = icmp sle i64 %281, %283, !dbg !386
	%325 = getelementptr inbounds i64, i64* %p0, i64 97, !dbg !387
	%326 = bitcast i64* %325 to i8*, !dbg !388
	%327 = zext i1 %324 to i8, !dbg !389
	store i8 %327, i8* %326, align 1, !dbg !389
	%328 = icmp sgt i64 %281, %283, !dbg !390
	%329 = getelementptr inbounds i64, i64* %p0, i64 98, !dbg !391
	%330 = bitcast i64* %329 to i8*, !dbg !392
	%331 = zext i1 %328 to i8, !dbg !393
	store i8 %331, i8* %330, align 1, !dbg !393
	%332 = icmp sge i64 %281, %283, !dbg !394
	%333 = getelementptr inbounds i64, i64* %p0, i64 99, !dbg !395
	%334 = bitcast i64* %333 to i8*, !dbg !396
	%335 = zext i1 %332 to i8, !dbg !397
	store i8 %335, i8* %334, align 1, !dbg !397
	%336 = icmp slt i64 %281, %283, !dbg !398
	%337 = select i1 %336, i64 %281, i64 %283, !dbg !399
	%338 = getelementptr inbounds i64, i64* %p0, i64 100, !dbg !400
	store i64 %337, i64* %338, align 8, !dbg !402
	%339 = getelementptr inbounds i64, i64* %p0, i64 101, !dbg !403
	%340 = load i64, i64* %339, align 8, !dbg !405
	%341 = getelementptr inbounds i64, i64* %p0, i64 102, !dbg !406
	%342 = load i64, i64* %341, align 8, !dbg !408
	%343 = add i64 %340, %342, !dbg !409
	%344 = getelementptr inbounds i64, i64* %p0, i64 103, !dbg !410
	store i64 %343, i64* %344, align 8, !dbg !412
	%345 = sub i64 %340, %342, !dbg !413
	%346 = getelementptr inbounds i64, i64* %p0, i64 104, !dbg !414
	store i64 %345, i64* %346, align 8, !dbg !416
	%347 = mul i64 %340, %342, !dbg !417
	%348 = getelementptr inbounds i64, i64* %p0, i64 105, !dbg !418
	store i64 %347, i64* %348, align 8, !dbg !420
	%349 = udiv i64 %340, %342, !dbg !421
	%350 = getelementptr inbounds i64, i64* %p0, i64 106, !dbg !422
	store i64 %349, i64* %350, align 8, !dbg !424
	%351 = urem i64 %340, %342, !dbg !425
	%352 = getelementptr inbounds i64, i64* %p0, i64 107, !dbg !426
	store i64 %351, i64* %352, align 8, !dbg !428
	%353 = and i64 %340, %342, !dbg !429
	%354 = getelementptr inbounds i64, i64* %p0, i64 108, !dbg !430
	store i64 %353, i64* %354, align 8, !dbg !432
	%355 = or i64 %340, %342, !dbg !433
	%356 = getelementptr inbounds i64, i64* %p0, i64 109, !dbg !434
	store i64 %355, i64* %356, align 8, !dbg !436
	%357 = xor i64 %340, %342, !dbg !437
	%358 = getelementptr inbounds i64, i64* %p0, i64 110, !dbg !438
	store i64 %357, i64* %358, align 8, !dbg !440
	%359 = udiv i64 %340, 7, !dbg !441
	%360 = getelementptr inbounds i64, i64* %p0, i64 111, !dbg !442
	store i64 %359, i64* %360, align 8, !dbg !444
	%361 = sub i64 0, %340, !dbg !445
	%362 = getelementptr inbounds i64, i64* %p0, i64 112, !dbg !446
	store i64 %361, i64* %362, align 8, !dbg !448
	%363 = xor i64 %340, -1, !dbg !449
	%364 = getelementptr inbounds i64, i64* %p0, i64 113, !dbg !450
	store i64 %363, i64* %364, align 8, !dbg !452
	%365 = icmp eq i64 %340, %342, !dbg !453
	%366 = getelementptr inbounds i64, i64* %p0, i64 114, !dbg !454
	%367 = bitcast i64* %366 to i8*, !dbg !455
	%368 = zext i1 %365 to i8, !dbg !456
	store i8 %368, i8* %367, align 1, !dbg !456
	%369 = icmp ne i64 %340, %342, !dbg !457
	%370 = getelementptr inbounds i64, i64* %p0, i64 115, !dbg !458
	%371 = bitcast i64* %370 to i8*, !dbg !459
	%372 = zext i1 %369 to i8, !dbg !460
	store i8 %372, i8* %371, align 1, !dbg !460
	%373 = icmp ult i64 %340, %342, !dbg !461
	%374 = getelementptr inbounds i64, i64* %p0, i64 116, !dbg !462
	%375 = bitcast i64* %374 to i8*, !dbg !463
	%376 = zext i1 %373 to i8, !dbg !464
	store i8 %376, i8* %375, align 1, !dbg !464
	%377 = icmp ule i64 %340, %342, !dbg !465
	%378 = getelementptr inbounds i64, i64* %p0, i64 117, !dbg !466
	%379 = bitcast i64* %378 to i8*, !dbg !467
	%380 = zext i1 %377 to i8, !dbg !468
	store i8 %380, i8* %379, align 1, !dbg !468
	%381 = icmp ugt i64 %340, %342, !dbg !469
	%382 = getelementptr inbounds i64, i64* %p0, i64 118, !dbg !470
	%383 = bitcast i64* %382 to i8*, !dbg !471
	%384 = zext i1 %381 to i8, !dbg !472
	store i8 %384, i8* %383, align 1, !dbg !472
	%385 = icmp uge i64 %340, %342, !dbg !473
	%386 = getelementptr inbounds i64, i64* %p0, i64 119, !dbg !474
	%387 = bitcast i64* %386 to i8*, !dbg !475
	%388 = zext i1 %385 to i8, !dbg !476
	store i8 %388, i8* %387, align 1, !dbg !476
	%389 = icmp ult i64 %340, %342, !dbg !477
	%390 = select i1 %389, i64 %340, i64 %342, !dbg !478
	%391 = getelementptr inbounds i64, i64* %p0, i64 120, !dbg !479
	store i64 %390, i64* %391, align 8, !dbg !481
	ret void, !dbg !482
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!483}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Integers", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
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
!483 = !{void (i64*, i8*)* @Integers, !"kernel", i32 1}
