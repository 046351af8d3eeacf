; {{.Name}} updates {{.Bits}} bits: it computes the new value, and swaps it in unless another thread
; was faster. PTX swaps 16 bits; for 8 bits the function swaps the 4 bytes around them, and leaves the
; other three as they are (PTX ISA, atom).
{{- $t := print "i" .Bits}}{{$word := "i16"}}{{$register := "h"}}{{$swapped := 16}}
{{- if eq .Bits 8}}{{$word = "i32"}}{{$register = "r"}}{{$swapped = 32}}{{end}}
define internal {{$t}} @{{.Name}}({{$t}}* %a0, {{$t}} %a1{{if eq .Update "cas"}}, {{$t}} %a2{{end}}) nounwind {
entry:
{{- if eq .Bits 8}}
	%at = ptrtoint i8* %a0 to i64
	%aligned = and i64 %at, -4
	%p = inttoptr i64 %aligned to i32*
	%low = trunc i64 %at to i32
	%byte = and i32 %low, 3
	%shift = shl i32 %byte, 3
	%mask = shl i32 255, %shift
	%others = xor i32 %mask, -1
{{- else}}
	%p = bitcast i16* %a0 to i16*
{{- end}}
	%first = call {{$word}} asm sideeffect "ld.relaxed.{{.Scope}}.u{{$swapped}} $0, [$1];", "={{$register}},l,~{memory}"({{$word}}* %p) nounwind
	br label %cas

cas:
	%word = phi {{$word}} [ %first, %entry ], [ %got, %cas ]
{{- if eq .Bits 8}}
	%shifted = lshr i32 %word, %shift
	%old = trunc i32 %shifted to i8
{{- else}}
	%old = bitcast i16 %word to i16
{{- end}}
{{- if eq .Update "exch"}}
	%new = bitcast {{$t}} %a1 to {{$t}}
{{- else if eq .Update "cas"}}
	%equal = icmp eq {{$t}} %old, %a1
	%new = select i1 %equal, {{$t}} %a2, {{$t}} %old
{{- else if .Keeps}}
	%keep = icmp {{.Keeps}} {{$t}} %old, %a1
	%new = select i1 %keep, {{$t}} %old, {{$t}} %a1
{{- else}}
	%new = {{.Update}} {{$t}} %old, %a1
{{- end}}
{{- if eq .Bits 8}}
	%rest = and i32 %word, %others
	%wide = zext i8 %new to i32
	%placed = shl i32 %wide, %shift
	%next = or i32 %rest, %placed
{{- else}}
	%next = bitcast i16 %new to i16
{{- end}}
	%got = call {{$word}} asm sideeffect "atom.{{.Order}}.{{.Scope}}.cas.b{{$swapped}} $0, [$1], $2, $3;", "={{$register}},l,{{$register}},{{$register}},~{memory}"({{$word}}* %p, {{$word}} %word, {{$word}} %next) nounwind
	%same = icmp eq {{$word}} %got, %word
	br i1 %same, label %swapped, label %cas

swapped:
{{- if eq .Bits 8}}
	%got_shifted = lshr i32 %got, %shift
	%before = trunc i32 %got_shifted to i8
	ret i8 %before
{{- else}}
	ret i16 %got
{{- end}}
}
