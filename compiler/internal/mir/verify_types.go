package mir

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// types checks the number and types of v's arguments, its result and its attributes against the row
// of its operation.
func (c *verifier) types(v *Value) {
	facts := v.Op.Facts()
	switch {
	case v.Type == nil:
		c.errorf(v, "no type")
	case facts.fits == nil:
		c.errorf(v, "unknown operation")
	case facts.Void && v.Type.Kind != VoidKind:
		c.errorf(v, "has a result type")
	case facts.Site && (v.Site < 0 || v.Site >= c.sites):
		c.errorf(v, "no valid site")
	case facts.Args != anyNumber && len(v.Args) != facts.Args:
		c.errorf(v, "%d arguments, not %d", len(v.Args), facts.Args)
	default:
		facts.fits(c, v)
	}
}

// rule reports what does not fit in an operation that has the arguments of its row.
type rule func(c *verifier, v *Value)

// that is the rule that something holds.
func that(what string, holds func(v *Value) bool) rule {
	return func(c *verifier, v *Value) {
		if !holds(v) {
			c.errorf(v, "%s", what)
		}
	}
}

// ofType is the rule that arguments and result have one type, which is of a kind.
func ofType(what string, is func(*Type) bool) rule {
	return func(c *verifier, v *Value) {
		if !is(v.Type) {
			c.errorf(v, "%s", what)
		}
		for _, a := range v.Args {
			if !a.Type.Equal(v.Type) {
				c.errorf(v, "argument of type %s, result of type %s", a.Type, v.Type)
				return
			}
		}
	}
}

func isNumber(t *Type) bool { return t.IsInt() || t.IsFloat() }

// allInts reports whether values are of Go's type int.
func allInts(vs []*Value) bool {
	return !slices.ContainsFunc(vs, func(a *Value) bool { return !a.Type.Equal(Int64) })
}

// withoutPeer returns arguments of a check without the PE that may follow n of them.
func withoutPeer(v *Value, n int) []*Value {
	if len(v.Args) == n+1 && v.Args[n].Type.Equal(Int32) {
		return v.Args[:n]
	}
	return v.Args
}

// The rules of operations.
var (
	ofNothing = that("", func(*Value) bool { return true })
	ofNumbers = ofType("neither integer nor float", isNumber)
	ofBits    = ofType("neither integer nor bool", func(t *Type) bool { return t.IsInt() || t.Kind == BoolKind })
	ofShift   = that("operands do not fit", func(v *Value) bool {
		return v.Type.IsInt() && v.Args[0].Type.Equal(v.Type) && v.Args[1].Type.IsInt()
	})
	ofComparison = that("operands do not fit", func(v *Value) bool {
		return v.Type.Kind == BoolKind && v.Args[0].Type.IsScalar() && v.Args[0].Type.Equal(v.Args[1].Type)
	})
	ofOrder = that("ordered comparison of values that do not fit", func(v *Value) bool {
		return v.Type.Kind == BoolKind && isNumber(v.Args[0].Type) && v.Args[0].Type.Equal(v.Args[1].Type)
	})
	ofConversion = that("conversion between types that are not numeric", func(v *Value) bool {
		return isNumber(v.Type) && isNumber(v.Args[0].Type)
	})
	ofBitcast = that("bit cast between types that do not fit", func(v *Value) bool {
		t, a := v.Type, v.Args[0].Type
		return t.IsScalar() && a.IsScalar() && t.Size() == a.Size() && t.Kind != BoolKind && a.Kind != BoolKind &&
			!(t.IsPtr() && a.IsFloat()) && !(t.IsFloat() && a.IsPtr())
	})
	ofSelect = that("operands do not fit", func(v *Value) bool {
		return v.Args[0].Type.Kind == BoolKind && v.Args[1].Type.Equal(v.Type) && v.Args[2].Type.Equal(v.Type)
	})

	ofAlloca = that("result is not a pointer to the variable's type", func(v *Value) bool {
		return v.Type.IsPtr() && v.Elem != nil && v.Type.Elem.Equal(v.Elem)
	})
	ofLoad  = that("pointer does not fit the loaded type", func(v *Value) bool { return pointsTo(v.Args[0], v.Type) && v.Type.IsScalar() })
	ofStore = that("pointer does not fit the stored value", func(v *Value) bool {
		return pointsTo(v.Args[0], v.Args[1].Type) && v.Args[1].Type.IsScalar()
	})
	ofMemory = that("pointers do not fit the type", func(v *Value) bool {
		return v.Elem != nil && !slices.ContainsFunc(v.Args, func(a *Value) bool { return !pointsTo(a, v.Elem) })
	})
	ofField = that("pointer and field do not fit", func(v *Value) bool {
		p := v.Args[0].Type
		return p.IsPtr() && p.Elem.Kind == StructKind && v.Index >= 0 && v.Index < len(p.Elem.Fields) && pointsTo(v, p.Elem.Fields[v.Index]) && v.Type.Space == p.Space
	})
	ofElement = that("pointer and element do not fit", func(v *Value) bool {
		p := v.Args[0].Type
		return p.IsPtr() && v.Type.IsPtr() && v.Type.Space == p.Space && v.Args[1].Type.IsInt() &&
			(v.Type.Elem.Equal(p.Elem) || p.Elem.Kind == ArrayKind && v.Type.Elem.Equal(p.Elem.Elem))
	})
	ofGlobal = that("result is not a pointer to the global", func(v *Value) bool { return v.Global != nil && pointsTo(v, v.Global.Type) })
	ofResult = that("is not a result of its argument", func(v *Value) bool {
		rs := v.Args[0].results()
		return len(rs) > 1 && v.Index >= 0 && v.Index < len(rs) && v.Type.Equal(rs[v.Index])
	})

	ofInts     = that("operands are not int", func(v *Value) bool { return allInts(v.Args) })
	ofInteger  = that("operand is not an integer", func(v *Value) bool { return v.Args[0].Type.IsInt() })
	ofBounds   = that("operands are not two int", func(v *Value) bool { a := withoutPeer(v, 2); return len(a) == 2 && allInts(a) })
	ofNilCheck = that("operands are not a pointer, alone or with two int", func(v *Value) bool {
		a := withoutPeer(v, 3)
		return (len(a) == 1 || len(a) == 3) && a[0].Type.IsPtr() && allInts(a[1:])
	})
	ofCondition = that("operands are not a condition, with up to two int", func(v *Value) bool {
		return len(v.Args) >= 1 && len(v.Args) <= 3 && v.Args[0].Type.Kind == BoolKind && allInts(v.Args[1:])
	})
	ofBranch = that("condition is not a bool", func(v *Value) bool { return v.Args[0].Type.Kind == BoolKind })
	ofFail   = that("values are not up to two int64", func(v *Value) bool { return len(v.Args) <= 2 && allInts(v.Args) })
)

// ofReturn is the rule that a function returns its results.
func ofReturn(c *verifier, v *Value) {
	if len(v.Args) != len(c.f.Results) {
		c.errorf(v, "%d arguments, not %d", len(v.Args), len(c.f.Results))
		return
	}
	for i, a := range v.Args {
		if !a.Type.Equal(c.f.Results[i]) {
			c.errorf(v, "result does not fit the function")
		}
	}
}

// intrinsic checks the arguments and the result of an intrinsic against its row.
func (c *verifier) intrinsic(v *Value) {
	if v.Intr == NoIntrinsic || int(v.Intr) >= len(intrinsics) {
		c.errorf(v, "no intrinsic")
		return
	}
	facts := v.Intr.Facts()
	if (v.Intr == Has) != (v.Feature != "") {
		c.errorf(v, "%s with the feature %q", v.Intr, v.Feature)
	}
	if len(v.Args) != len(facts.Params) {
		c.errorf(v, "%d arguments, not %d", len(v.Args), len(facts.Params))
		return
	}
	var of *Type // what T stands for
	bind := func(t *Type) bool {
		if of == nil {
			of = t
		}
		return facts.Of.Has(t) && of.Equal(t)
	}
	fits := func(t, want *Type) bool {
		switch {
		case want == T:
			return bind(t)
		case want == PtrT:
			return t.IsPtr() && bind(t.Elem)
		case want.IsPtr():
			return t.IsPtr() && t.Elem.Equal(want.Elem)
		}
		return t.Equal(want)
	}
	for i, a := range v.Args {
		if !fits(a.Type, facts.Params[i]) {
			c.errorf(v, "argument %d of %s has type %s", i, v.Intr, a.Type)
		}
	}
	result := Void
	if len(facts.Results) == 1 {
		result = facts.Results[0]
	}
	if !fits(v.Type, result) {
		c.errorf(v, "%s has type %s", v.Intr, v.Type)
	}
}

// results returns the types of the values that an operation with several has.
func (v *Value) results() []*Type {
	switch {
	case v.Op == Call && v.Callee != nil:
		return v.Callee.Results
	case v.Op == Intr:
		return v.Intr.resultsFor(v.Args)
	}
	return nil
}

// resultsFor returns the types of the results for arguments, which decide what T is.
func (i Intrinsic) resultsFor(args []*Value) []*Type {
	facts := i.Facts()
	for n, p := range facts.Params {
		if p == PtrT && n < len(args) && args[n].Type.IsPtr() && slices.Contains(facts.Results, T) {
			results := slices.Clone(facts.Results)
			for r := range results {
				if results[r] == T {
					results[r] = args[n].Type.Elem
				}
			}
			return results
		}
	}
	return facts.Results
}

func pointsTo(p *Value, t *Type) bool { return p.Type.IsPtr() && p.Type.Elem.Equal(t) }

func (c *verifier) call(v *Value) {
	f := v.Callee
	if f == nil || !c.funcs[f] {
		c.errorf(v, "callee is not in the program")
		return
	}
	if len(v.Args) != len(f.Params) {
		c.errorf(v, "%d arguments for %d parameters of %s", len(v.Args), len(f.Params), f.Name)
		return
	}
	for i, a := range v.Args {
		if !a.Type.Equal(f.Params[i].Type) {
			c.errorf(v, "argument %d has type %s, parameter of %s has type %s", i, a.Type, f.Name, f.Params[i].Type)
		}
	}
	want := Void
	if len(f.Results) == 1 {
		want = f.Results[0]
	}
	if !v.Type.Equal(want) {
		c.errorf(v, "call has type %s, not %s", v.Type, want)
	}
}

// comm checks a communication operation against its prototype, less what
// operations get in lowering.
func (c *verifier) comm(v *Value) {
	if v.Comm == nil {
		c.errorf(v, "no operation")
		return
	}
	params, result := v.Comm.Proto()
	params = params[:len(params)-v.Comm.Op.Added()]
	if v.Comm.Op.Blocks {
		if v.Site < 0 || v.Site >= c.sites {
			c.errorf(v, "blocking operation without a site")
		}
	}
	args := v.Args
	if n := len(args); v.Comm.Op.GroupBarriers && n == len(params)+1 && args[n-1].Op == Intr && args[n-1].Intr == PeerBase {
		args = args[:n-1]
	}
	if len(args) != len(params) {
		c.errorf(v, "%d arguments for %d parameters of %s", len(v.Args), len(params), v.Comm.Symbol())
		return
	}
	for i, p := range params {
		if !fitsC(v.Args[i].Type, p.Type, v.Comm.Width) {
			c.errorf(v, "argument %d of %s has type %s", i, v.Comm.Symbol(), v.Args[i].Type)
		}
	}
	if !fitsC(v.Type, result, v.Comm.Width) {
		c.errorf(v, "result of %s has type %s", v.Comm.Symbol(), v.Type)
	}
}

func fitsC(t *Type, c op.CType, width int) bool {
	switch c {
	case op.CVoid:
		return t.Kind == VoidKind
	case op.CPtr:
		return t.IsPtr()
	case op.CInt32:
		return t.Equal(Int32)
	case op.CUint64:
		return t.Equal(Uint64)
	case op.CUint:
		return t.IsInt() && !t.Signed && t.Bits == width
	}
	return false
}
