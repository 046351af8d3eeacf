package irexec

import (
	"fmt"
	"strings"
)

// This file gives PTX's instructions on floats a meaning, from the PTX ISA:
// special values as there, approximations as close as the CPU has them.

// floatPrelude declares what the bodies below call.
func floatPrelude() string {
	var b strings.Builder
	for _, f := range []struct{ typ, suffix string }{{"float", "f32"}, {"double", "f64"}} {
		for _, name := range []string{"fabs", "sqrt", "ceil", "floor", "trunc", "rint"} {
			fmt.Fprintf(&b, "declare %s @llvm.%s.%s(%s)\n", f.typ, name, f.suffix, f.typ)
		}
		fmt.Fprintf(&b, "declare %s @llvm.fma.%s(%s, %s, %s)\n", f.typ, f.suffix, f.typ, f.typ, f.typ)
	}
	b.WriteString("declare float @llvm.exp2.f32(float)\ndeclare float @llvm.log2.f32(float)\n")
	b.WriteString(flushFloat + toZero + down)
	return b.String()
}

// flushFloat turns subnormal numbers into zeros of their sign.
const flushFloat = `
define internal float @gpucx_flush(float %x) {
	%b = bitcast float %x to i32
	%e = and i32 %b, 2139095040
	%small = icmp eq i32 %e, 0
	%sign = and i32 %b, -2147483648
	%zero = bitcast i32 %sign to float
	%r = select i1 %small, float %zero, float %x
	ret float %r
}
`

// toZero and down round a double to float in a direction: the nearest float, or
// the next one from it.
const toZero = `
define internal float @gpucx_rz(double %x) {
	%near = fptrunc double %x to float
	%back = fpext float %near to double
	%a = call double @llvm.fabs.f64(double %back)
	%b = call double @llvm.fabs.f64(double %x)
	%above = fcmp ogt double %a, %b
	%step = sext i1 %above to i32
	%bits = bitcast float %near to i32
	%next = add i32 %bits, %step
	%r = bitcast i32 %next to float
	ret float %r
}
`

const down = `
define internal float @gpucx_rm(double %x) {
	%near = fptrunc double %x to float
	%back = fpext float %near to double
	%above = fcmp ogt double %back, %x
	%bits = bitcast float %near to i32
	%negative = icmp slt i32 %bits, 0
	%away = select i1 %negative, i32 1, i32 -1
	%step = select i1 %above, i32 %away, i32 0
	%next = add i32 %bits, %step
	%r = bitcast i32 %next to float
	ret float %r
}
`

// floatDefinitions adds the bodies of instructions on floats.
func floatDefinitions(d map[string]string) {
	for _, f := range []struct{ letter, typ, suffix string }{{"f", "float", "f32"}, {"d", "double", "f64"}} {
		// expand fills in the type; every body ends with its result in %r.
		expand := func(name, body string) {
			body = strings.NewReplacer("FLOAT", f.typ, "SUFFIX", f.suffix).Replace(body)
			d[name+"."+f.letter] = body + "\n\tret " + f.typ + " %r\n"
		}
		for name, llvm := range map[string]string{
			"fabs": "fabs", "sqrt.rn": "sqrt", "sqrt.approx": "sqrt", "ceil": "ceil", "floor": "floor", "trunc": "trunc", "round": "rint",
		} {
			expand(name, "\t%r = call FLOAT @llvm."+llvm+".SUFFIX(FLOAT %a0)")
		}
		for name, op := range map[string]string{"add.rn": "fadd", "mul.rn": "fmul", "div.rn": "fdiv"} {
			expand(name, "\t%r = "+op+" FLOAT %a0, %a1")
		}
		expand("fma.rn", "\t%r = call FLOAT @llvm.fma.SUFFIX(FLOAT %a0, FLOAT %a1, FLOAT %a2)")
		expand("rsqrt.approx", "\t%s = call FLOAT @llvm.sqrt.SUFFIX(FLOAT %a0)\n\t%r = fdiv FLOAT 1.0, %s")
		expand("fmin", number(f.letter, "olt", "or"))
		expand("fmax", number(f.letter, "ogt", "and"))
		d[f.letter+"2i.rn"] = fmt.Sprintf("\t%%n = call %[1]s @llvm.rint.%[2]s(%[1]s %%a0)\n\t%%r = call i32 @llvm.fptosi.sat.i32.%[2]s(%[1]s %%n)\n\tret i32 %%r\n", f.typ, f.suffix)
	}
	for name, llvm := range map[string]string{"ex2.approx.f": "exp2", "lg2.approx.f": "log2"} {
		d[name] = "\t%r = call float @llvm." + llvm + ".f32(float %a0)\n\tret float %r\n"
	}
	// A divisor whose reciprocal is subnormal gives the product with zero.
	d["div.approx.f"] = "\t%b = call float @llvm.fabs.f32(float %a1)\n\t%c = fcmp ogt float %b, 0x47D0000000000000\n" +
		"\t%z = fmul float %a0, 0.0\n\t%q = fdiv float %a0, %a1\n\t%r = select i1 %c, float %z, float %q\n\tret float %r\n"
	d["saturate.f"] = "\t%p = fcmp ogt float %a0, 0.0\n\t%x = select i1 %p, float %a0, float 0.0\n" +
		"\t%q = fcmp olt float %x, 1.0\n\t%r = select i1 %q, float %x, float 1.0\n\tret float %r\n"
	for name, round := range map[string]string{"rz": "rz", "rm": "rm"} {
		wide := "\t%x = fpext float %a0 to double\n\t%y = fpext float %a1 to double\n"
		d["add."+name+".f"] = wide + "\t%s = fadd double %x, %y\n\t%r = call float @gpucx_" + round + "(double %s)\n\tret float %r\n"
		d["fma."+name+".f"] = wide + "\t%z = fpext float %a2 to double\n\t%s = call double @llvm.fma.f64(double %x, double %y, double %z)\n" +
			"\t%r = call float @gpucx_" + round + "(double %s)\n\tret float %r\n"
	}
	d["d2f.rz"] = "\t%r = call float @gpucx_rz(double %a0)\n\tret float %r\n"
	d["add.rz.d"] = addToZero
	d["d2i.hi"] = "\t%b = bitcast double %a0 to i64\n\t%h = lshr i64 %b, 32\n\t%r = trunc i64 %h to i32\n\tret i32 %r\n"
	d["d2i.lo"] = "\t%b = bitcast double %a0 to i64\n\t%r = trunc i64 %b to i32\n\tret i32 %r\n"
	d["lohi.i2d"] = "\t%l = zext i32 %a0 to i64\n\t%x = zext i32 %a1 to i64\n\t%h = shl i64 %x, 32\n\t%b = or i64 %l, %h\n\t%r = bitcast i64 %b to double\n\tret double %r\n"
	d["rcp.approx.ftz.d"] = gross("\t%q = fdiv double 1.0, %x\n")
}

// addToZero corrects the nearest sum where the exact error, by Knuth's TwoSum,
// says that it lies beyond the true one.
const addToZero = `
	%s = fadd double %a0, %a1
	%b = fsub double %s, %a0
	%a = fsub double %s, %b
	%eb = fsub double %a1, %b
	%ea = fsub double %a0, %a
	%e = fadd double %ea, %eb
	%p = fcmp ogt double %s, 0.0
	%n = fcmp olt double %s, 0.0
	%less = fcmp olt double %e, 0.0
	%more = fcmp ogt double %e, 0.0
	%pa = and i1 %p, %less
	%na = and i1 %n, %more
	%beyond = or i1 %pa, %na
	%step = sext i1 %beyond to i64
	%bits = bitcast double %s to i64
	%next = add i64 %bits, %step
	%r = bitcast i64 %next to double
	ret double %r
`

// gross is an approximation of a double that sees and gives only the upper half
// of the bits, without subnormals; f computes %q from %x.
func gross(f string) string {
	const upper = `
	%BITS = bitcast double %FROM to i64
	%BITSe = and i64 %BITS, 9218868437227405312
	%BITSz = icmp eq i64 %BITSe, 0
	%BITSm = select i1 %BITSz, i64 -9223372036854775808, i64 -4294967296
	%BITSu = and i64 %BITS, %BITSm
	%TO = bitcast i64 %BITSu to double
`
	half := func(from, to, bits string) string {
		return strings.NewReplacer("BITS", bits, "FROM", from, "TO", to).Replace(upper)
	}
	return half("a0", "x", "in") + f + half("q", "r", "out") + "\tret double %r\n"
}

// number takes the smaller or larger of two floats, and the number where one is a
// NaN. PTX orders the zeros of float32: of two zeros, which compare equal, it is
// the one that the bits' or (the negative) or and (the positive) gives. Those of
// float64 it compares.
func number(letter, pred, zeros string) string {
	body := `
	%c = fcmp PRED FLOAT %a0, %a1
	%s = select i1 %c, FLOAT %a0, FLOAT %a1
	%xnan = fcmp uno FLOAT %a0, %a0
	%t = select i1 %xnan, FLOAT %a1, FLOAT %s
	%ynan = fcmp uno FLOAT %a1, %a1
`
	if letter == "f" {
		body += `
	%eq = fcmp oeq float %a0, %a1
	%x = bitcast float %a0 to i32
	%y = bitcast float %a1 to i32
	%z = ZEROS i32 %x, %y
	%zero = bitcast i32 %z to float
	%u = select i1 %eq, float %zero, float %t
	%r = select i1 %ynan, float %a0, float %u`
	} else {
		body += "\t%r = select i1 %ynan, double %a0, double %t"
	}
	return strings.NewReplacer("PRED", pred, "ZEROS", zeros).Replace(body)
}

// flushed is the body of an operation that takes and gives zeros for subnormal
// numbers, by the plain one.
func flushed(plain, ret string, types []string) string {
	var b strings.Builder
	var args []string
	for i, typ := range types {
		if typ != "float" {
			args = append(args, fmt.Sprintf("%s %%a%d", typ, i))
			continue
		}
		fmt.Fprintf(&b, "\t%%f%d = call float @gpucx_flush(float %%a%d)\n", i, i)
		args = append(args, fmt.Sprintf("float %%f%d", i))
	}
	fmt.Fprintf(&b, "\t%%p = call %s @%s(%s)\n", ret, plain, strings.Join(args, ", "))
	if ret != "float" {
		return b.String() + fmt.Sprintf("\tret %s %%p\n", ret)
	}
	return b.String() + "\t%r = call float @gpucx_flush(float %p)\n\tret float %r\n"
}

type libraryPTX struct{ contains, body string }

// libdevicePTX are the bodies of the inline PTX in libdevice, by what each
// contains.
var libdevicePTX = []libraryPTX{
	{"rcp.approx.ftz.f32", "\t%x = call float @gpucx_flush(float %a0)\n\t%q = fdiv float 1.0, %x\n\t%r = call float @gpucx_flush(float %q)\n\tret float %r\n"},
	{"rsqrt.approx.ftz.f64", "\t" + strings.TrimSpace(gross("\t%s = call double @llvm.sqrt.f64(double %x)\n\t%q = fdiv double 1.0, %s\n")) + "\n"},
	{"sub.rn.f32", "\t%r = fsub float %a0, %a1\n\tret float %r\n"},
	{"sub.rn.ftz.f32", "\t%r = fsub float %a0, %a1\n\tret float %r\n"},
	{"sub.rn.f64", "\t%r = fsub double %a0, %a1\n\tret double %r\n"},
	{"setp.equ.f64", "\t%c = fcmp ueq double %a0, %a1\n\t%r = select i1 %c, double %a2, double %a3\n\tret double %r\n"},
	{"mad.lo.cc.u32   $0, $2, $3, $4", pair("i32", "i64", "\t%m = mul i64 %x, %y\n\t%w = add i64 %m, %z\n", 3)},
	{"clo,chi}, $4", pair("i64", "i128", "\t%m = mul i128 %x, %y\n\t%w = add i128 %m, %z\n", 3)},
	{"mul.lo.u32      r0", pair("i64", "i128", "\t%w = mul i128 %x, %y\n", 2)},
	{"add.cc.u32      r0, a0", long("add")},
	{"sub.cc.u32      r0, a0", long("sub")},
}

// pair computes %w of twice the width from %x, %y and %z, and returns its halves.
func pair(half, whole, compute string, args int) string {
	var b strings.Builder
	for i, name := range []string{"x", "y", "z"}[:args] {
		fmt.Fprintf(&b, "\t%%%s = zext %s %%a%d to %s\n", name, half, i, whole)
	}
	return b.String() + compute + halves(half, whole)
}

// long applies an operation to two numbers of 128 bits, each in two arguments.
func long(op string) string {
	var b strings.Builder
	for i := range 4 {
		fmt.Fprintf(&b, "\t%%z%d = zext i64 %%a%d to i128\n", i, i)
	}
	for i, name := range []string{"x", "y"} {
		fmt.Fprintf(&b, "\t%%%[1]sh = shl i128 %%z%[2]d, 64\n\t%%%[1]s = or i128 %%%[1]sh, %%z%[3]d\n", name, 2*i+1, 2*i)
	}
	return b.String() + "\t%w = " + op + " i128 %x, %y\n" + halves("i64", "i128")
}

func halves(half, whole string) string {
	return fmt.Sprintf("\t%%l = trunc %[2]s %%w to %[1]s\n\t%%s = lshr %[2]s %%w, %[3]s\n\t%%h = trunc %[2]s %%s to %[1]s\n"+
		"\t%%p = insertvalue { %[1]s, %[1]s } undef, %[1]s %%l, 0\n\t%%r = insertvalue { %[1]s, %[1]s } %%p, %[1]s %%h, 1\n\tret { %[1]s, %[1]s } %%r\n",
		half, whole, strings.TrimPrefix(half, "i"))
}

// This file gives PTX's instructions on 16-bit floats a meaning.

// halfBody returns the body of an operation on half precision: in float32, of which rounding
// twice does no harm; and for a fused multiply-add exactly, rounded to odd on the way.
func halfBody(op string) string {
	if op == "fma" {
		return widenHalf(3, "double") + fusedHalf + narrowHalf
	}
	return widenHalf(2, "float") + fmt.Sprintf("\t%%s = f%s float %%x0, %%x1\n", op) + narrowHalf
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
