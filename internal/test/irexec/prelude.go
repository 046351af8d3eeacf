package irexec

import (
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// statePrelude declares what state is in Go: the indices and flags of the thread that
// runs.
const statePrelude = `
@gpucx_state = global [14 x i32] zeroinitializer
define internal i32 @gpucx_state_word(i32 %i) {
	%p = getelementptr [14 x i32], [14 x i32]* @gpucx_state, i32 0, i32 %i
	%r = load volatile i32, i32* %p
	ret i32 %r
}
define internal void @gpucx_set_flag(i32 %i) {
	%p = getelementptr [14 x i32], [14 x i32]* @gpucx_state, i32 0, i32 %i
	store volatile i32 1, i32* %p
	ret void
}
@gpucx_end = internal global [64 x i64] zeroinitializer, align 16
declare i32 @_setjmp(i8*) returns_twice
declare void @longjmp(i8*, i32) noreturn
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.f64(double)
`

// prelude is the part of the translated text that every module has.
var prelude = statePrelude + trapFunc + floatPrelude()

// Words of the state.
const (
	wordTrapped = 12
	wordSynced  = 13
)

// definitions are the bodies of the GPU's operations, by name without llvm.nvvm.;
// the arguments are %a0, %a1.
var definitions = defineAll()

func defineAll() map[string]string {
	d := map[string]string{
		"barrier0":                  setFlag(wordSynced),
		"bar.warp.sync":             setFlag(wordSynced),
		"membar.cta":                "\tfence seq_cst\n\tret void\n",
		"membar.gl":                 "\tfence seq_cst\n\tret void\n",
		"membar.sys":                "\tfence seq_cst\n\tret void\n",
		"read.ptx.sreg.laneid":      laneID,
		"mulhi.ull":                 mulHigh,
		"atomic.load.add.f32.p0f32": "\t%r = atomicrmw fadd float* %a0, float %a1 monotonic\n\tret float %r\n",
		"atomic.load.add.f64.p0f64": "\t%r = atomicrmw fadd double* %a0, double %a1 monotonic\n\tret double %r\n",
	}
	for i, reg := range []string{"tid", "ctaid", "ntid", "nctaid"} {
		for j, axis := range []string{"x", "y", "z"} {
			d["read.ptx.sreg."+reg+"."+axis] = fmt.Sprintf("\t%%r = call i32 @gpucx_state_word(i32 %d)\n\tret i32 %%r\n", 3*i+j)
		}
	}
	for _, from := range []struct{ letter, typ, suffix string }{{"f", "float", "f32"}, {"d", "double", "f64"}} {
		for _, to := range []struct{ name, typ, sign string }{{"i", "i32", "si"}, {"ui", "i32", "ui"}, {"ll", "i64", "si"}, {"ull", "i64", "ui"}} {
			d[from.letter+"2"+to.name+".rz"] = fmt.Sprintf("\t%%r = call %s @llvm.fpto%s.sat.%s.%s(%s %%a0)\n\tret %s %%r\n",
				to.typ, to.sign, to.typ, from.suffix, from.typ, to.typ)
		}
	}
	floatDefinitions(d)
	return d
}

// trap ends the thread, wherever it is called: it goes back to the kernel's entry
// (entryFunc), from functions that the kernel has called too.
var trap = fmt.Sprintf(`
	call void @gpucx_set_flag(i32 %d)
	%%end = bitcast [64 x i64]* @gpucx_end to i8*
	call void @longjmp(i8* %%end, i32 1)
	unreachable
`, wordTrapped)

// trapFunc is trap as a function.
var trapFunc = "define internal void @gpucx_trap() noreturn {\n" + trap + "}\n"

func setFlag(word int) string {
	return fmt.Sprintf("\tcall void @gpucx_set_flag(i32 %d)\n\tret void\n", word)
}

// laneID is the rank in the block, x fastest, modulo 32.
const laneID = `
	%x = call i32 @gpucx_state_word(i32 0)
	%y = call i32 @gpucx_state_word(i32 1)
	%z = call i32 @gpucx_state_word(i32 2)
	%dx = call i32 @gpucx_state_word(i32 6)
	%dy = call i32 @gpucx_state_word(i32 7)
	%a = mul i32 %dy, %z
	%b = add i32 %y, %a
	%c = mul i32 %dx, %b
	%d = add i32 %x, %c
	%r = and i32 %d, 31
	ret i32 %r
`

const mulHigh = `
	%x = zext i64 %a0 to i128
	%y = zext i64 %a1 to i128
	%p = mul i128 %x, %y
	%h = lshr i128 %p, 64
	%r = trunc i128 %h to i64
	ret i64 %r
`

// primitives are the bodies of the operations of the GPU, by name: of a form, the type of its
// function, and those of its parameters.
var primitives = map[string]func(f intrinsic.Form, ret string, types []string) string{
	"Nanosleep": constant("\tret void\n"),
	"Fence":     constant("\tfence seq_cst\n\tret void\n"),
	// Threads run one after the other, on one multiprocessor.
	"MatchAny": constant("\tret i32 1\n"), "MatchAll": constant("\tret i32 1\n"), "ActiveMask": constant("\tret i32 1\n"), "MatchActive": constant("\tret i32 1\n"),
	"LanesBelow": constant("\tret i32 0\n"), "SMID": constant("\tret i32 0\n"), "NSMID": constant("\tret i32 1\n"),
	"Clock": constant("\tret i64 0\n"), "GlobalTimer": constant("\tret i64 0\n"),
	"Opaque":        constant("\tret i64 %a0\n"),
	"VolatileIndex": indexBody,
	"HalfAdd":       constant(halfBody("add")), "HalfSub": constant(halfBody("sub")), "HalfMul": constant(halfBody("mul")), "HalfFMA": constant(halfBody("fma")),
	"StoreWords": accessBody, "StoreVolatile": accessBody, "LoadVolatile": accessBody,
	"CachedLoad": cachedBody, "ReadOnlyLoad": cachedBody, "CachedStore": cachedBody,
	"AtomicLoad": loadBody, "AtomicStore": storeBody,
	"AtomicAdd": updateBody("add"), "AtomicAnd": updateBody("and"), "AtomicOr": updateBody("or"), "AtomicXor": updateBody("xor"),
	"AtomicExchange": updateBody("xchg"), "AtomicMin": updateBody("min"), "AtomicMax": updateBody("max"),
	"AtomicCAS": func(_ intrinsic.Form, ret string, types []string) string {
		return fmt.Sprintf("\t%%p = cmpxchg %s %%a0, %s %%a1, %s %%a2 seq_cst seq_cst\n\t%%r = extractvalue { %s, i1 } %%p, 0\n\tret %s %%r\n",
			types[0], types[1], types[2], ret, ret)
	},
}

func constant(body string) func(intrinsic.Form, string, []string) string {
	return func(intrinsic.Form, string, []string) string { return body }
}

// loadBody and storeBody have values of 8 bits in registers of 16.
func loadBody(f intrinsic.Form, ret string, types []string) string {
	if strings.HasSuffix(f.Type, "8") {
		return fmt.Sprintf("\t%%v = load volatile i8, %s %%a0\n\t%%r = zext i8 %%v to %s\n\tret %s %%r\n", types[0], ret, ret)
	}
	return fmt.Sprintf("\t%%r = load volatile %s, %s %%a0\n\tret %s %%r\n", ret, types[0], ret)
}

func storeBody(f intrinsic.Form, _ string, types []string) string {
	if strings.HasSuffix(f.Type, "8") {
		return fmt.Sprintf("\t%%v = trunc %s %%a1 to i8\n\tstore volatile i8 %%v, %s %%a0\n\tret void\n", types[1], types[0])
	}
	return fmt.Sprintf("\tstore volatile %s %%a1, %s %%a0\n\tret void\n", types[1], types[0])
}

func updateBody(op string) func(f intrinsic.Form, ret string, types []string) string {
	return func(f intrinsic.Form, ret string, types []string) string {
		op := op
		switch {
		case op == "add" && f.Type[0] == 'f':
			op = "fadd"
		case (op == "min" || op == "max") && f.Type[0] == 'u':
			op = "u" + op
		}
		return fmt.Sprintf("\t%%r = atomicrmw %s %s %%a0, %s %%a1 seq_cst\n\tret %s %%r\n", op, types[0], types[1], ret)
	}
}

// indexBody is an index that a trace reads: of the thread, or else of the block.
func indexBody(f intrinsic.Form, _ string, _ []string) string {
	at := f.N
	if f.Type == "ctaid" {
		at += 3
	}
	return fmt.Sprintf("\t%%r = call i32 @gpucx_state_word(i32 %d)\n\tret i32 %%r\n", at)
}

// accessBody is a load or store f.N bytes after an address that is a number, of up to four values.
func accessBody(f intrinsic.Form, ret string, types []string) string {
	var b strings.Builder
	if f.Name == "LoadVolatile" {
		fmt.Fprintf(&b, "\t%%a = add i64 %%a0, %d\n\t%%p = inttoptr i64 %%a to %s*\n\t%%r = load volatile %s, %s* %%p\n\tret %s %%r\n", f.N, ret, ret, ret, ret)
		return b.String()
	}
	for i, typ := range types[1:] {
		fmt.Fprintf(&b, "\t%%q%d = add i64 %%a0, %d\n\t%%p%d = inttoptr i64 %%q%d to %s*\n\tstore volatile %s %%a%d, %s* %%p%d\n", i, f.N+4*i, i, i, typ, typ, i+1, typ, i)
	}
	b.WriteString("\tret void\n")
	return b.String()
}

// cachedBody is a load or store with a cache hint, of one value or of several that follow each other. Those
// of 8 bits are in registers of 16.
func cachedBody(f intrinsic.Form, ret string, types []string) string {
	elem := map[string]string{"u8": "i8", "u16": "i16", "u32": "i32", "u64": "i64", "f32": "float", "f64": "double"}[f.Type]
	register, n, stores := ret, f.N, f.Name == "CachedStore"
	if n > 1 && !stores {
		register, _, _ = strings.Cut(strings.Trim(ret, "{ }"), ",")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\t%%p = bitcast %s %%a0 to %s*\n", types[0], elem)
	all := "undef"
	for i := range n {
		fmt.Fprintf(&b, "\t%%p%[1]d = getelementptr %[2]s, %[2]s* %%p, i32 %[1]d\n", i, elem)
		x := fmt.Sprintf("%%v%d", i)
		switch {
		case stores && elem == "i8":
			fmt.Fprintf(&b, "\t%s = trunc %s %%a%d to i8\n", x, types[1+i], 1+i)
		case stores:
			x = fmt.Sprintf("%%a%d", 1+i)
		default:
			fmt.Fprintf(&b, "\t%s = load %s, %s* %%p%d\n", x, elem, elem, i)
		}
		if stores {
			fmt.Fprintf(&b, "\tstore %s %s, %s* %%p%d\n", elem, x, elem, i)
			continue
		}
		if elem == "i8" {
			fmt.Fprintf(&b, "\t%%w%d = zext i8 %s to %s\n", i, x, register)
			x = fmt.Sprintf("%%w%d", i)
		}
		if n == 1 {
			all = x
			continue
		}
		fmt.Fprintf(&b, "\t%%r%d = insertvalue %s %s, %s %s, %d\n", i, ret, all, register, x, i)
		all = fmt.Sprintf("%%r%d", i)
	}
	if stores {
		return b.String() + "\tret void\n"
	}
	return b.String() + fmt.Sprintf("\tret %s %s\n", ret, all)
}
