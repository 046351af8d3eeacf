package check

import (
	"fmt"
	"math"
	"math/bits"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// This file computes floats as terms: the result of an operation is a hash of the operation and of its operands, as if
// the operation were an uninterpreted function. So two results are equal if the same tree of operations has made them, and
// differ otherwise, but for 1 of 2^30 pairs of float32 (2^14 of 16 bits). Terms go through registers, memory and messages as
// any float does: they are normal numbers, the smallest and the largest that there are, which tells them from others. What
// is exact is computed: sums with zero, products with one, signs. Sums and products commute, as those of IEEE 754 do.

// uninterpret has an instruction compute terms, if it computes floats.
func uninterpret(in *nvir.Instr) {
	switch in.Op {
	case nvir.Binary:
		if in.Type.Kind == nvir.Float {
			in.Op, in.Do = nvir.Call, result(func(t *thread, a []uint64) uint64 { return termBinary(in.Name, in.Type.Bits, a[0], a[1]) })
		}
	case nvir.FCompare: // no term is a NaN
		f, order := floats[in.Type.Bits], in.Name != "ord" && in.Name != "uno"
		in.Op, in.Do = nvir.Call, result(func(_ *thread, a []uint64) uint64 {
			if order && (f.isTerm(a[0]) || f.isTerm(a[1])) {
				panic(noTerm("compares floats that it has computed"))
			}
			return compareFloats(in.Name, toFloat(a[0], f.bits), toFloat(a[1], f.bits))
		})
	case nvir.Convert:
		switch from, to := in.From[0], in.Type; in.Name {
		case "fptosi", "fptoui":
			in.Op, in.Do = nvir.Call, toInteger(floats[from.Bits], func(a []uint64) uint64 { return convert(in.Name, from, to, a[0]) })
		case "fpext", "fptrunc":
			in.Op, in.Do = nvir.Call, result(func(_ *thread, a []uint64) uint64 {
				return termOf(in.Name+fmt.Sprint(from.Bits), floats[in.Type.Bits], a[:1])
			})
		}
	}
}

// toInteger returns what converts a float that is no term.
func toInteger(f floatFormat, do func(a []uint64) uint64) callee {
	return result(func(_ *thread, a []uint64) uint64 {
		if f.isTerm(a[0]) {
			panic(noTerm("converts floats that it has computed to integers"))
		}
		return do(a)
	})
}

// noTerm is the failure of a kernel of which the result depends on more than terms.
func noTerm(what string) *fault.Failure {
	return &fault.Failure{Kind: fault.Unknown, Text: "the kernel " + what + ", and with UninterpretedFloats they have no values"}
}

// termFunction returns what computes the terms of a function or an operation of the GPU that the kernels do not define;
// nil if it computes no floats.
func termFunction(name string) callee {
	if f, ok := intrinsic.Parse(name); ok {
		return termPrimitive(f.Name)
	}
	if o, ok := op.BySymbol(name); ok {
		if o.Op.Reduces() && strings.Contains(o.Type.String(), "loat") {
			return result(func(*thread, []uint64) uint64 { panic(noTerm("adds up floats by " + o.Op.Name)) })
		}
		return nil
	}
	switch name {
	case "llvm.nvvm.mul.rn.f":
		return result(func(_ *thread, a []uint64) uint64 { return termBinary("fmul", 32, a[0], a[1]) })
	case "llvm.nvvm.mul.rn.d":
		return result(func(_ *thread, a []uint64) uint64 { return termBinary("fmul", 64, a[0], a[1]) })
	case "llvm.nvvm.ex2.approx.ftz.f", "llvm.nvvm.d2f.rz":
		return result(func(_ *thread, a []uint64) uint64 { return termOf(name, floats[32], a) })
	}
	for prefix, width := range map[string]int{"llvm.nvvm.f2": 32, "llvm.nvvm.d2": 64} {
		if strings.HasPrefix(name, prefix) {
			return toInteger(floats[width], intFunc(name))
		}
	}
	if mathFunc(name) == nil {
		return nil
	}
	width := 64
	if strings.HasSuffix(name, "f") && mathFunc(strings.TrimSuffix(name, "f")) != nil {
		width = 32
	}
	if strings.TrimSuffix(name, "f") == "__nv_fma" {
		return result(func(_ *thread, a []uint64) uint64 { return termFMA(floats[width], a[0], a[1], a[2]) })
	}
	return result(func(_ *thread, a []uint64) uint64 { return termOf(name, floats[width], a) })
}

// termPrimitive is termFunction for an operation of the GPU. Sums and differences of 16 bits are few, and all alike.
func termPrimitive(name string) callee {
	switch name {
	case "HalfAdd", "HalfMul", "FMin", "FMax":
		f := floats[16]
		if name[0] == 'F' {
			f = floats[32]
		}
		return result(func(_ *thread, a []uint64) uint64 { return termOf(name, f, sorted(a[0], a[1])) })
	case "HalfSub":
		return result(func(_ *thread, a []uint64) uint64 { return termOf(name, floats[16], a) })
	case "HalfFMA":
		return result(func(_ *thread, a []uint64) uint64 { return termFMA(floats[16], a[0], a[1], a[2]) })
	case "BrainFMA":
		return result(func(_ *thread, a []uint64) uint64 { return termFMA(brain, a[0], a[1], a[2]) })
	case "BrainRound":
		return result(func(_ *thread, a []uint64) uint64 { return termOf("round", brain, a[:1]) })
	case "BrainPack", "HalfPack":
		f := floats[16]
		if name == "BrainPack" {
			f = brain
		}
		return result(func(_ *thread, a []uint64) uint64 { return termOf("round", f, a[:1]) | termOf("round", f, a[1:2])<<16 })
	}
	return nil
}

// floatFormat is a format of floats: its bits, and those of the significand.
type floatFormat struct{ bits, significand int }

var (
	floats = map[int]floatFormat{16: {16, 10}, 32: {32, 23}, 64: {64, 52}}
	brain  = floatFormat{16, 7}
)

// sign and magnitude are the parts of a float, and one is 1.
func (f floatFormat) sign(x uint64) uint64      { return x & (1 << (f.bits - 1)) }
func (f floatFormat) magnitude(x uint64) uint64 { return x &^ (1 << (f.bits - 1)) }
func (f floatFormat) one() uint64 {
	exponents := f.bits - 1 - f.significand
	return (1<<(exponents-1) - 1) << f.significand
}

// ends returns the number of exponents at either end of the range that terms have, and the first of the larger ones. They
// leave the largest to numbers that are rounded up.
func (f floatFormat) ends() (each, larger uint64) {
	n := f.bits - 1 - f.significand
	each = 1 << (n - 3)
	return each, 1<<n - 2 - each
}

// normal returns a term for a hash.
func (f floatFormat) normal(h uint64) uint64 {
	each, larger := f.ends()
	significand, rest := h&(1<<f.significand-1), bits.ReverseBytes64(h)>>3
	exponent, sign := rest&(2*each-1), rest>>(f.bits-3-f.significand)&1
	if exponent >= each {
		exponent += larger - each
	} else {
		exponent++
	}
	return sign<<(f.bits-1) | exponent<<f.significand | significand
}

// isTerm reports whether x is as a term is.
func (f floatFormat) isTerm(x uint64) bool {
	each, larger := f.ends()
	exponent := f.magnitude(x) >> f.significand
	return 0 < exponent && exponent <= each || larger <= exponent && exponent < larger+each
}

// termBinary returns the term of a Binary.
func termBinary(name string, width int, x, y uint64) uint64 {
	f := floats[width]
	switch name {
	case "fsub":
		return termAdd(f, x, y^1<<(width-1))
	case "fadd":
		return termAdd(f, x, y)
	case "fmul":
		return termMul(f, x, y)
	}
	if f.magnitude(y) == f.one() {
		return x ^ f.sign(y)
	}
	return termOf(name, f, []uint64{x, y})
}

func termAdd(f floatFormat, x, y uint64) uint64 {
	switch {
	case f.magnitude(x) == 0 && f.magnitude(y) == 0:
		return x & y
	case f.magnitude(x) == 0:
		return y
	case f.magnitude(y) == 0:
		return x
	case x == y^1<<(f.bits-1):
		return 0
	}
	return termOf("fadd", f, sorted(x, y))
}

func termMul(f floatFormat, x, y uint64) uint64 {
	sign := f.sign(x) ^ f.sign(y)
	switch x, y := f.magnitude(x), f.magnitude(y); {
	case x == 0 || y == 0:
		return sign
	case x == f.one():
		return sign | y
	case y == f.one():
		return sign | x
	default:
		return sign | f.magnitude(termOf("fmul", f, sorted(x, y)))
	}
}

func termFMA(f floatFormat, x, y, z uint64) uint64 {
	exact := func(x uint64) bool { return f.magnitude(x) == 0 || f.magnitude(x) == f.one() }
	if exact(x) || exact(y) || f.magnitude(z) == 0 {
		return termAdd(f, termMul(f, x, y), z)
	}
	sign := f.sign(x) ^ f.sign(y)
	return termOf("fma", f, append(sorted(f.magnitude(x), f.magnitude(y)), sign, z))
}

// termProduct is accumulate: an operation of its own of the sum, the row and the column.
func termProduct(elem string, sum uint64, x, y *elements) uint64 {
	zero := true
	all := []uint64{sum}
	for i := range x.n {
		zero = zero && (x.of[i] == 0 || y.of[i] == 0)
		all = append(all, math.Float64bits(x.of[i]), math.Float64bits(y.of[i]))
	}
	if zero {
		return sum
	}
	return termOf("mma."+elem, floats[32], all)
}

func sorted(x, y uint64) []uint64 { return []uint64{min(x, y), max(x, y)} }

// termOf returns the term of an operation that nothing is known of. Zeros alone stay zeros when they are converted.
func termOf(name string, f floatFormat, operands []uint64) uint64 {
	if len(operands) == 1 && operands[0] == 0 && (name == "round" || strings.HasPrefix(name, "fp")) {
		return 0
	}
	h := uint64(14695981039346656037)
	for i := range len(name) {
		h = mix(h, uint64(name[i]))
	}
	for _, x := range operands {
		h = mix(h, x)
	}
	return f.normal(h)
}

// mix returns a hash of h and x (the finaliser of MurmurHash3).
func mix(h, x uint64) uint64 {
	h = bits.RotateLeft64(h, 27) ^ x*0x9e3779b97f4a7c15
	h = (h ^ h>>33) * 0xff51afd7ed558ccd
	h = (h ^ h>>33) * 0xc4ceb9fe1a85ec53
	return h ^ h>>33
}

// combine is the function of this name, of floats as the world computes them.
func (t *thread) combine(name string, width int, x, y uint64) uint64 {
	if name == "add.f" && t.c.uninterpreted {
		return termAdd(floats[width], x, y)
	}
	return combine(name, width, x, y)
}

// accumulate is the function of this name, of floats as the world computes them.
func (t *thread) accumulate(elem string, sum uint64, x, y *elements) uint64 {
	if t.c.uninterpreted && elem != "s8" {
		return termProduct(elem, sum, x, y)
	}
	return accumulate(elem, sum, x, y)
}
