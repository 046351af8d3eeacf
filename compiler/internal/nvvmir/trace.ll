; gpuc_trace writes a record if the thread is the one to do so (internal/base/trace has the layout).
; own is where the first thread of a block has the number of the last record in its ring, or
; {{.Unowned}}. key is the same in lanes that do the same.
;
; It is inlined, for the scope and the site of a place say which half of it that needs, and a call would
; have the kernel keep in memory what it has in registers, around each wait. What it reads of the block
; and of the kernel it reads anew each time, so that no register holds it meanwhile.
define internal void @gpuc_trace(i8* %ctrl, i32* %own, i32 %scope, i32 %site, i64 %start, i32 %pe, i64 %at, i64 %value, i64 %key) alwaysinline nounwind convergent {
entry:
	%now = call i64 @gpuc_GlobalTimer()
{{- if .ToldApart}}
	%active = call i32 @gpuc_ActiveMask()
	%here = call i32 @gpuc_MatchActive(i64 %key, i32 %active)
{{- else}}
	%here = call i32 @gpuc_ActiveMask()
{{- end}}
	%mark = icmp uge i32 %site, {{.MarkEnd}}
	%first_only = icmp ne i32 %pe, 0
	%alone = and i1 %mark, %first_only
	%block = call i32 @gpuc_trace_block()
	%another = icmp ne i32 %block, 0
	%silent = and i1 %alone, %another
	br i1 %silent, label %end, label %loud

loud:
	%thread = call i32 @gpuc_trace_thread()
	%leads = icmp eq i32 %thread, 0
	br i1 %leads, label %owner, label %others

; The first thread of a block is the first of all that are here.
owner:
	%begins = icmp eq i32 %site, {{.MarkBegin}}
	br i1 %begins, label %claim, label %look

claim:
	%claimant = call i32 @gpuc_trace_block()
	%has_ring = icmp ult i32 %claimant, {{.Blocks}}
	br i1 %has_ring, label %take, label %lack

take:
	%claimed_head = call i32 addrspace(1)* @gpuc_trace_head(i32 %claimant)
	%taken = atomicrmw xchg i32 addrspace(1)* %claimed_head, i32 {{.Unowned}} monotonic
	%was_free = icmp ne i32 %taken, {{.Unowned}}
	br i1 %was_free, label %write, label %lack

lack:
	store i32 {{.Unowned}}, i32* %own
	br label %share

look:
	%held = load i32, i32* %own
	%owns = icmp ne i32 %held, {{.Unowned}}
	br i1 %owns, label %write, label %share

; Of the lanes that are here and do the same, the first is the one below which there is none.
others:
	%of_block = icmp eq i32 %scope, {{.OfBlock}}
	br i1 %of_block, label %end, label %lanes

lanes:
	%below = call i32 @gpuc_LanesBelow()
	%of_warp = icmp eq i32 %scope, {{.OfWarp}}
	%here_below = and i32 %here, %below
	%before = select i1 %of_warp, i32 %below, i32 %here_below
	%first = icmp eq i32 %before, 0
	br i1 %first, label %share, label %end

; A thread without a ring asks a counter in memory, and waits for it.
share:
	%sharer = call i32 @gpuc_trace_block()
	%among = and i32 %sharer, {{.LastBlock}}
	%shared_ring = add i32 %among, {{.Blocks}}
	%shared_head = call i32 addrspace(1)* @gpuc_trace_head(i32 %shared_ring)
	%counted = atomicrmw add i32 addrspace(1)* %shared_head, i32 1 monotonic
	%sharing_thread = call i32 @gpuc_trace_thread()
	%unused = call i32 @gpuc_trace_write(i8* %ctrl, i32 %shared_ring, i32 %sharing_thread, i32 %sharer, i32 %counted, i32 %site, i64 %start, i64 %now, i32 %pe, i64 %at, i64 %value)
	br label %end

write:
	%old = phi i32 [ %taken, %take ], [ %held, %look ]
	%mine = call i32 @gpuc_trace_block()
	%seq = call i32 @gpuc_trace_write(i8* %ctrl, i32 %mine, i32 0, i32 %mine, i32 %old, i32 %site, i64 %start, i64 %now, i32 %pe, i64 %at, i64 %value)
	store i32 %seq, i32* %own
	%ends = icmp eq i32 %site, {{.MarkEnd}}
	br i1 %ends, label %release, label %end

release:
	%my_head = call i32 addrspace(1)* @gpuc_trace_head(i32 %mine)
	store volatile i32 %seq, i32 addrspace(1)* %my_head, align 4
	br label %end

end:
	ret void
}

; gpuc_trace_write writes the record after number old of a ring, and returns its number. The number of
; the kernel is that of its control block.
define internal i32 @gpuc_trace_write(i8* %ctrl, i32 %ring, i32 %thread, i32 %block, i32 %old, i32 %site, i64 %start, i64 %now, i32 %pe, i64 %at, i64 %value) alwaysinline nounwind {
entry:
	%slots = mul i32 %ring, {{.RingSlots}}
	%in_ring = and i32 %old, {{.LastSlot}}
	%slot = add i32 %slots, %in_ring
	%known = ptrtoint i8* %ctrl to i64
	%address = call i64 @gpuc_Opaque(i64 %known)
	%range = and i64 %address, -{{.RingsOffset}}
	%rings = add i64 %range, {{.RingsOffset}}
	%slot64 = zext i32 %slot to i64
	%offset = mul i64 %slot64, {{.RecordBytes}}
	%to = add i64 %rings, %offset
	%in_range = and i64 %address, {{.LastOffset}}
	%kernel64 = udiv i64 %in_range, {{.ControlBytes}}
	%kernel = trunc i64 %kernel64 to i32
	%upper = shl i32 %kernel, 16
	%who = or i32 %thread, %upper
	%seq = add i32 %old, 1
{{- range .Words}}
	%{{.Long}}_low = trunc i64 %{{.Long}} to i32
	%{{.Long}}_shifted = lshr i64 %{{.Long}}, 32
	%{{.Long}}_high = trunc i64 %{{.Long}}_shifted to i32
	call void @{{.Store}}(i64 %to, i32 %{{.Long}}_low, i32 %{{.Long}}_high, i32 %{{.Short}}, i32 %seq)
{{- end}}
	ret i32 %seq
}

; gpuc_trace_head returns the address of a ring's counter.
define internal i32 addrspace(1)* @gpuc_trace_head(i32 %ring) alwaysinline nounwind {
entry:
	%counters = bitcast [{{.Rings}} x i32] addrspace(1)* @gpuc_trace_heads to i32 addrspace(1)*
	%ring64 = zext i32 %ring to i64
	%head = getelementptr i32, i32 addrspace(1)* %counters, i64 %ring64
	ret i32 addrspace(1)* %head
}

@gpuc_trace_heads = internal addrspace(1) global [{{.Rings}} x i32] zeroinitializer, align 4

{{range .Ranks}}
; The number of the {{.Of}}.
define internal i32 @gpuc_trace_{{.Of}}() alwaysinline nounwind {
entry:
	%z = call i32 @gpuc_VolatileIndex__t{{.Index}}__n2()
	%y = call i32 @gpuc_VolatileIndex__t{{.Index}}__n1()
	%ny = call i32 @llvm.nvvm.read.ptx.sreg.{{.Extent}}.y(), !range {{.RangeY.Ident}}
	%rows = mul i32 %ny, %z
	%row = add i32 %y, %rows
	%x = call i32 @gpuc_VolatileIndex__t{{.Index}}()
	%nx = call i32 @llvm.nvvm.read.ptx.sreg.{{.Extent}}.x(), !range {{.RangeX.Ident}}
	%before = mul i32 %nx, %row
	%number = add i32 %x, %before
	ret i32 %number
}

declare i32 @llvm.nvvm.read.ptx.sreg.{{.Extent}}.x() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.{{.Extent}}.y() nounwind readnone
{{- $register := .Index}}
{{- range $suffix, $axis := $.Axes}}

define internal i32 @gpuc_VolatileIndex__t{{$register}}{{$suffix}}() alwaysinline nounwind {
entry:
	%index = call i32 asm sideeffect "mov.u32 $0, %{{$register}}.{{$axis}};", "=r"() nounwind
	ret i32 %index
}
{{- end}}
{{end}}
define internal i32 @gpuc_ActiveMask() alwaysinline nounwind {
entry:
	%mask = call i32 asm sideeffect "activemask.b32 $0;", "=r"() nounwind
	ret i32 %mask
}
{{if .ToldApart}}
define internal i32 @gpuc_MatchActive(i64 %a0, i32 %a1) alwaysinline convergent nounwind {
entry:
	%lanes = call i32 asm sideeffect "match.any.sync.b64 $0, $1, $2;", "=r,l,r"(i64 %a0, i32 %a1) convergent
	ret i32 %lanes
}
{{end}}
define internal i32 @gpuc_LanesBelow() alwaysinline nounwind {
entry:
	%mask = call i32 asm sideeffect "mov.u32 $0, %lanemask_lt;", "=r"() nounwind
	ret i32 %mask
}

define internal i64 @gpuc_Opaque(i64 %a0) alwaysinline nounwind {
entry:
	%y = call i64 asm sideeffect "mov.u64 $0, $1;", "=l,l"(i64 %a0) nounwind
	ret i64 %y
}
{{range .Words}}
define internal void @{{.Store}}(i64 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) alwaysinline nounwind {
entry:
	call void asm sideeffect "st.volatile.global.v4.u32 [$0+{{.Offset}}], {$1, $2, $3, $4};", "l,r,r,r,r,~{memory}"(i64 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) nounwind
	ret void
}
{{end}}
; {{.ClockKernel}} is the kernel that reads the timer for the host.
define void @{{.ClockKernel}}(i64 %at) nounwind {
entry:
	%now = call i64 @gpuc_GlobalTimer()
	call void @gpuc_StoreVolatile__tu64(i64 %at, i64 %now)
	call void @llvm.nvvm.membar.sys()
	%last = call i32 @gpuc_LoadVolatile__tu32__n8(i64 %at)
	%next = add i32 %last, 1
	call void @gpuc_StoreVolatile__tu32__n8(i64 %at, i32 %next)
	ret void
}

declare void @llvm.nvvm.membar.sys() nounwind

define internal i64 @gpuc_GlobalTimer() alwaysinline nounwind {
entry:
	%time = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind
	ret i64 %time
}

define internal void @gpuc_StoreVolatile__tu64(i64 %a0, i64 %a1) alwaysinline nounwind {
entry:
	call void asm sideeffect "st.volatile.global.u64 [$0], $1;", "l,l,~{memory}"(i64 %a0, i64 %a1) nounwind
	ret void
}

define internal i32 @gpuc_LoadVolatile__tu32__n8(i64 %a0) alwaysinline nounwind {
entry:
	%x = call i32 asm sideeffect "ld.volatile.global.u32 $0, [$1+8];", "=r,l,~{memory}"(i64 %a0) nounwind
	ret i32 %x
}

define internal void @gpuc_StoreVolatile__tu32__n8(i64 %a0, i32 %a1) alwaysinline nounwind {
entry:
	call void asm sideeffect "st.volatile.global.u32 [$0+8], $1;", "l,r,~{memory}"(i64 %a0, i32 %a1) nounwind
	ret void
}
