; gpuc_grid_sync is the barrier over all blocks of a cooperative launch. It uses the barrier word that
; the driver gives every such launch (the address is in the environment registers 1 and 2, as
; cooperative groups reads it), so that launches which run at the same time do not meet in one word.
;
; Every block adds 1 and the first block what is missing to 2^31, so a round flips the word's top bit
; and leaves the rest as it was: the next round needs no reset. The block whose add flips it goes on at
; once: it is the last, and the others would wait for it in the next round too. The add releases what
; the blocks did before and the last load acquires it. The polls before are relaxed: to acquire with
; each would empty the multiprocessor's cache each time, for the blocks that still compute as well.
define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range {{.ThreadX.Ident}}
	%ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range {{.ThreadY.Ident}}
	%tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range {{.ThreadZ.Ident}}
	%txy = or i32 %tx, %ty
	%t = or i32 %txy, %tz
	%first_thread = icmp eq i32 %t, 0
	br i1 %first_thread, label %arrive, label %end

arrive:
	%hi = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%hi64 = zext i32 %hi to i64
	%lo = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%lo64 = zext i32 %lo to i64
	%upper = shl i64 %hi64, 32
	%address = or i64 %upper, %lo64
; The lane, 0, keeps ptxas from taking the word for one to which a whole warp adds, and from adding
; up over the warp first.
	%lane = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind
	%lane64 = zext i32 %lane to i64
	%own = add i64 %address, %lane64
	%word = add i64 %own, 4
	%nx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range {{.GridX.Ident}}
	%ny = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range {{.GridY.Ident}}
	%nxy = mul i32 %nx, %ny
	%nz = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range {{.GridZ.Ident}}
	%blocks = mul i32 %nxy, %nz
	%rest = sub i32 -2147483647, %blocks
	%bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range {{.BlockX.Ident}}
	%by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range {{.BlockY.Ident}}
	%bxy = or i32 %bx, %by
	%bz = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range {{.BlockZ.Ident}}
	%b = or i32 %bxy, %bz
	%first_block = icmp eq i32 %b, 0
	%n = select i1 %first_block, i32 %rest, i32 1
	%old = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %word, i32 %n) nounwind
	%sum = add i32 %old, %n
	%flips = xor i32 %old, %sum
	%more = icmp sge i32 %flips, 0
	br i1 %more, label %wait, label %acquired

wait:
	%now = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %word) nounwind
	%flipped = xor i32 %old, %now
	%again = icmp sge i32 %flipped, 0
	br i1 %again, label %wait, label %acquired

; Of a load whose value is not used, ptxas leaves out all but what makes it acquire.
acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %word) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare void @llvm.nvvm.barrier0() convergent nounwind
{{range $axis := .Axes}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.{{$axis}}() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.{{$axis}}() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.{{$axis}}() nounwind readnone
{{- end}}
