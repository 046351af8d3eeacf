package passes

import (
	"fmt"
	"math/big"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// outcome is what running a function came to: the check that failed with its
// values, the addresses read and every value stored outside, in order.
type outcome struct {
	Failed bool
	Site   int
	Values [2]int64
	Read   []int64
	Stored []int64
	// Timeout says that it was ended; then the rest means nothing.
	Timeout bool
}

// sites returns sites that have their numbers as lines.
func sites(n int) (list []fault.Site) {
	for i := range n {
		list = append(list, fault.Site{Line: i})
	}
	return list
}

// interpret runs the function. Passes number sites afresh, so the outcome has the line of the site.
func (x *builder) interpret(args []int64, steps int) outcome {
	out := interpret(x.f, args, steps)
	if out.Failed {
		out.Site = x.p.Sites[out.Site].Line
	}
	return out
}

// interpret runs f, which has integers, bools, local variables of them and pointers to
// memory that it reads, and stores to its last parameter. What it reads is made up from
// the address.
func interpret(f *mir.Func, args []int64, steps int) (out outcome) {
	vals := make(map[*mir.Value]int64)
	ptrs := make(map[*mir.Value]*int64)
	for i, p := range f.Params {
		if i < len(args) {
			vals[p] = args[i]
		}
	}
	outside := map[*mir.Value]bool{f.Params[len(f.Params)-1]: true}
	get := func(v *mir.Value) int64 {
		if v.Op == mir.Const {
			return v.Const.Int
		}
		x, ok := vals[v]
		if !ok {
			panic(fmt.Sprintf("no value for %s", v))
		}
		return x
	}
	b := f.Blocks[0]
	edge := -1
	for {
		// Phis read their arguments before any of them is set.
		phis := b.Phis()
		next := make([]int64, len(phis))
		for i, p := range phis {
			next[i] = get(p.Args[edge])
		}
		for i, p := range phis {
			vals[p] = next[i]
		}
		for _, v := range b.Instrs[len(phis):] {
			if steps--; steps < 0 {
				out.Timeout = true
				return out
			}
			arg := func(i int) int64 { return get(v.Args[i]) }
			fail := func(v0, v1 int64) outcome {
				out.Failed, out.Site, out.Values = true, v.Site, [2]int64{v0, v1}
				return out
			}
			succ := -1
			switch v.Op {
			case mir.Alloca:
				ptrs[v] = new(int64)
			case mir.Bitcast:
				outside[v] = outside[v.Args[0]]
				if x, ok := vals[v.Args[0]]; ok {
					vals[v] = x
				}
			case mir.Comm: // the memory of a peer; of every third there is none
				vals[v] = 0
				if arg(1)%3 != 2 {
					vals[v] = arg(0) + arg(1)<<32
				}
			case mir.Fail:
				return fail(arg(0), arg(1))
			case mir.IndexAddr:
				vals[v] = arg(0) + arg(1)*8
			case mir.Load:
				if p := ptrs[v.Args[0]]; p != nil {
					vals[v] = *p
					break
				}
				out.Read = append(out.Read, arg(0))
				vals[v] = arg(0)*0x9e3779b97f4a7c1 ^ arg(0)>>5
			case mir.Store:
				if outside[v.Args[0]] {
					out.Stored = append(out.Stored, arg(1))
				} else {
					*ptrs[v.Args[0]] = arg(1)
				}
			case mir.CheckNil:
				if arg(0) == 0 {
					if len(v.Args) > 1 {
						return fail(arg(1), arg(2))
					}
					return fail(0, 0)
				}
			case mir.CheckIndex:
				if uint64(arg(0)) >= uint64(arg(1)) {
					return fail(arg(0), arg(1))
				}
			case mir.CheckLE:
				if uint64(arg(0)) > uint64(arg(1)) {
					return fail(arg(0), arg(1))
				}
			case mir.CheckEq:
				if arg(0) != arg(1) {
					return fail(arg(0), arg(1))
				}
			case mir.CheckNonZero:
				if arg(0) == 0 {
					return fail(0, 0)
				}
			case mir.CheckTrue:
				if arg(0) == 0 {
					return fail(arg(1), arg(2))
				}
			case mir.CheckNonNeg:
				if arg(0) < 0 {
					return fail(arg(0), 0)
				}
			case mir.Jump:
				succ = 0
			case mir.If:
				succ = 1
				if arg(0) != 0 {
					succ = 0
				}
			case mir.Return:
				return out
			default:
				vals[v] = compute(v, arg)
			}
			if succ >= 0 {
				edge = b.PredIndex(succ)
				b = b.Succs[succ]
				break
			}
		}
	}
}

// compute evaluates an instruction without effects, as Go does.
func compute(v *mir.Value, arg func(int) int64) int64 {
	truth := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	var t *mir.Type
	if len(v.Args) > 0 {
		t = v.Args[0].Type
	}
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Div, mir.Rem, mir.And, mir.Or, mir.Xor:
		r, ok := evaluateSlowly(v.Op, v.Type, arg(0), arg(1))
		if !ok {
			panic("division by zero behind a check")
		}
		divides := v.Op == mir.Div || v.Op == mir.Rem
		if v.NoWrap && divides && arg(1) == -1 {
			panic(fmt.Sprintf("%s is marked and divides by -1", v))
		}
		if v.NoWrap && !divides && number(v.Type, mir.Extend(v.Type, r)).Cmp(exact(v.Op, number(v.Type, arg(0)), number(v.Type, arg(1)))) != 0 {
			panic(fmt.Sprintf("%s wraps around: of %d and %d", v, arg(0), arg(1)))
		}
		return mir.Extend(v.Type, r)
	case mir.Shl:
		if uint64(arg(1)) >= 64 {
			return 0
		}
		return mir.Extend(v.Type, arg(0)<<uint64(arg(1)))
	case mir.Shr:
		if v.Type.Signed {
			return arg(0) >> min(uint64(arg(1)), 63)
		}
		return int64(uint64(arg(0)) >> uint64(arg(1)))
	case mir.Neg:
		return mir.Extend(v.Type, -arg(0))
	case mir.Not:
		return mir.Extend(v.Type, ^arg(0))
	case mir.Convert:
		return mir.Extend(v.Type, arg(0))
	case mir.Select:
		if arg(0) != 0 {
			return arg(1)
		}
		return arg(2)
	}
	if len(v.Args) == 2 {
		if holds, ok := mir.Compare(v.Op, t, arg(0), arg(1)); ok {
			return truth(holds)
		}
	}
	panic(fmt.Sprintf("cannot interpret %s", v))
}

// number returns the number that x stands for in an integer type.
func number(t *mir.Type, x int64) *big.Int {
	if t.Signed {
		return big.NewInt(x)
	}
	return new(big.Int).SetUint64(uint64(x))
}

// exact returns the mathematical result of an operation that can be marked NoWrap.
func exact(o mir.Op, x, y *big.Int) *big.Int {
	switch o {
	case mir.Add:
		return new(big.Int).Add(x, y)
	case mir.Sub:
		return new(big.Int).Sub(x, y)
	case mir.Mul:
		return new(big.Int).Mul(x, y)
	}
	panic(fmt.Sprintf("%s cannot be marked", o))
}

// evaluateSlowly is integer arithmetic by Go's own operators, independent of the
// folding that it checks.
func evaluateSlowly(o mir.Op, t *mir.Type, a, b int64) (int64, bool) {
	switch o {
	case mir.Add:
		return a + b, true
	case mir.Sub:
		return a - b, true
	case mir.Mul:
		return a * b, true
	case mir.And:
		return a & b, true
	case mir.Or:
		return a | b, true
	case mir.Xor:
		return a ^ b, true
	}
	if b == 0 {
		return 0, false
	}
	switch {
	case o == mir.Div && t.Signed:
		return a / b, true
	case o == mir.Div:
		return int64(uint64(a) / uint64(b)), true
	case t.Signed:
		return a % b, true
	}
	return int64(uint64(a) % uint64(b)), true
}
