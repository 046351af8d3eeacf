package irexec

import "fmt"

// This file gives PTX's instructions on 16-bit floats a meaning.

// narrowBody returns the body of an instruction on half precision: in float32, of
// which rounding twice does no harm; and for a fused multiply-add exactly, rounded
// to odd on the way. An instruction on bfloat16 stands where only newer
// architectures go (kernelArch): it never runs.
func narrowBody(parts []string, ret string) string {
	switch parts[len(parts)-1] {
	case "bf16", "f32":
		if ret == "i16" {
			return fmt.Sprintf("\tcall void @gpucx_set_flag(i32 %d)\n\tret i16 0\n", wordTrapped)
		}
	case "f16":
		switch parts[0] {
		case "add", "sub", "mul":
			return widenHalf(2, "float") + fmt.Sprintf("\t%%s = f%s float %%x0, %%x1\n", parts[0]) + narrowHalf
		case "fma":
			return widenHalf(3, "double") + fusedHalf + narrowHalf
		}
	}
	return ""
}

// widenHalf makes %x0, %x1 of the arguments.
func widenHalf(n int, to string) (body string) {
	for i := range n {
		body += fmt.Sprintf("\t%%h%[1]d = bitcast i16 %%a%[1]d to half\n\t%%f%[1]d = fpext half %%h%[1]d to float\n", i)
		if to == "double" {
			body += fmt.Sprintf("\t%%x%[1]d = fpext float %%f%[1]d to double\n", i)
		} else {
			body += fmt.Sprintf("\t%%x%[1]d = fadd float %%f%[1]d, -0.0\n", i)
		}
	}
	return body
}

const narrowHalf = `
	%r = fptrunc float %s to half
	%b = bitcast half %r to i16
	ret i16 %b
`

// fusedHalf multiplies exactly and adds, then tells the float32 that it rounds
// towards zero to, by its last bit, whether anything was cut off: by the sum, whose
// error is Knuth's TwoSum, or by itself.
const fusedHalf = `
	%p = fmul double %x0, %x1
	%d = fadd double %p, %x2
	%back = fsub double %d, %p
	%u = fsub double %d, %back
	%v = fsub double %p, %u
	%w = fsub double %x2, %back
	%rest = fadd double %v, %w
	%z = call float @gpucx_rz(double %d)
	%zz = fpext float %z to double
	%c0 = fcmp one double %zz, %d
	%c1 = fcmp one double %rest, 0.0
	%c = or i1 %c0, %c1
	%below = fcmp ogt double %rest, 0.0
	%pos = fcmp ogt double %d, 0.0
	%away = icmp eq i1 %below, %pos
	%shrink0 = xor i1 %away, true
	%shrink1 = and i1 %shrink0, %c1
	%exact = xor i1 %c0, true
	%shrink = and i1 %shrink1, %exact
	%step = sext i1 %shrink to i32
	%bits0 = bitcast float %z to i32
	%bits1 = add i32 %bits0, %step
	%odd = zext i1 %c to i32
	%bits = or i32 %bits1, %odd
	%s = bitcast i32 %bits to float
`
