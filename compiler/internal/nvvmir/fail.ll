; gpuc_fail leaves the record of a failure in the control block and ends the kernel (internal/base/fault
; has the layout). It stands in the module itself, so that kernels which only compute need no device
; library.
;
; A call takes more registers than most kernels have, and they count for the whole kernel, so it is
; inlined. Not into kernels that communicate: they have calls anyway, and many values to keep beside
; those that are reported.
;
; The first thread to claim the record writes it. The others wait until it stands before they trap as
; well: a trap ends the whole context, and would lose a record that is half written.
define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) {{if .Communicates}}cold noinline{{else}}alwaysinline{{end}} nounwind {
entry:
	%global = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%words = bitcast i8 addrspace(1)* %global to i32 addrspace(1)*
	%longs = bitcast i8 addrspace(1)* %global to i64 addrspace(1)*
	%state = getelementptr i32, i32 addrspace(1)* %words, i64 {{.State}}
	%claim = cmpxchg i32 addrspace(1)* %state, i32 {{.Free}}, i32 {{.Claimed}} monotonic monotonic
	%claimed = extractvalue { i32, i1 } %claim, 1
	br i1 %claimed, label %write, label %wait

write:
	%site_at = getelementptr i32, i32 addrspace(1)* %words, i64 {{.Site}}
	store volatile i32 %site, i32 addrspace(1)* %site_at, align 4
	%v0_at = getelementptr i64, i64 addrspace(1)* %longs, i64 {{.Value0}}
	store volatile i64 %v0, i64 addrspace(1)* %v0_at, align 8
	%v1_at = getelementptr i64, i64 addrspace(1)* %longs, i64 {{.Value1}}
	store volatile i64 %v1, i64 addrspace(1)* %v1_at, align 8
{{- range $axis, $at := .Places}}
	%block_{{$axis}} = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.{{$axis}}(), !range {{$at.BlockRange.Ident}}
	%block_{{$axis}}_at = getelementptr i32, i32 addrspace(1)* %words, i64 {{$at.Block}}
	store volatile i32 %block_{{$axis}}, i32 addrspace(1)* %block_{{$axis}}_at, align 4
	%thread_{{$axis}} = call i32 @llvm.nvvm.read.ptx.sreg.tid.{{$axis}}(), !range {{$at.ThreadRange.Ident}}
	%thread_{{$axis}}_at = getelementptr i32, i32 addrspace(1)* %words, i64 {{$at.Thread}}
	store volatile i32 %thread_{{$axis}}, i32 addrspace(1)* %thread_{{$axis}}_at, align 4
{{- end}}
	call void @llvm.nvvm.membar.sys()
	store volatile i32 {{.Done}}, i32 addrspace(1)* %state, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%now = load volatile i32, i32 addrspace(1)* %state, align 4
	%done = icmp eq i32 %now, {{.Done}}
	br i1 %done, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

{{range $axis, $at := .Places}}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.{{$axis}}() nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.tid.{{$axis}}() nounwind readnone
{{- end}}
declare void @llvm.nvvm.membar.sys() nounwind
