package mir

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// types checks the number and types of v's arguments, its result and its
// attributes against what the Op says.
func (c *verifier) types(v *Value) {
	t := v.Type
	if t == nil {
		c.errorf(v, "no type")
		return
	}
	args := func(n int) bool {
		if len(v.Args) != n {
			c.errorf(v, "%d arguments, not %d", len(v.Args), n)
			return false
		}
		return true
	}
	want := func(ok bool, what string) {
		if !ok {
			c.errorf(v, "%s", what)
		}
	}
	same := func(n int) bool {
		if !args(n) {
			return false
		}
		for _, a := range v.Args {
			if !a.Type.Equal(t) {
				c.errorf(v, "argument of type %s, result of type %s", a.Type, t)
				return false
			}
		}
		return true
	}
	peer := func(n int) bool { return len(v.Args) == n+1 && v.Args[n].Type.Equal(Int32) }
	void := func() { want(t.Kind == VoidKind, "has a result type") }
	site := func() { want(v.Site >= 0 && v.Site < c.sites, "no valid site") }

	switch v.Op {
	case Phi:
		want(t.IsScalar(), "phi of a type that is no scalar")
		same(len(v.Args))
	case Add, Sub, Mul, Div:
		want(t.IsInt() || t.IsFloat(), "neither integer nor float")
		same(2)
	case Rem:
		want(t.IsInt(), "not an integer")
		same(2)
	case And, Or, Xor:
		want(t.IsInt() || t.Kind == BoolKind, "neither integer nor bool")
		same(2)
	case Neg:
		want(t.IsInt() || t.IsFloat(), "neither integer nor float")
		same(1)
	case Not:
		want(t.IsInt() || t.Kind == BoolKind, "neither integer nor bool")
		same(1)
	case Shl, Shr:
		if args(2) {
			want(t.IsInt() && v.Args[0].Type.Equal(t) && v.Args[1].Type.IsInt(), "operands do not fit")
		}
	case Eq, Ne, Lt, Le, Gt, Ge:
		if args(2) {
			a := v.Args[0].Type
			want(t.Kind == BoolKind && a.IsScalar() && a.Equal(v.Args[1].Type), "operands do not fit")
			if v.Op != Eq && v.Op != Ne {
				want(a.IsInt() || a.IsFloat(), "ordered comparison of neither integers nor floats")
			}
		}
	case Convert:
		if args(1) {
			a := v.Args[0].Type
			want((t.IsInt() || t.IsFloat()) && (a.IsInt() || a.IsFloat()), "conversion between types that are not numeric")
		}
	case Bitcast:
		if args(1) {
			a := v.Args[0].Type
			want(t.IsScalar() && a.IsScalar() && t.Size() == a.Size() && t.Kind != BoolKind && a.Kind != BoolKind, "bit cast between types that do not fit")
			want(!(t.IsPtr() && a.IsFloat() || t.IsFloat() && a.IsPtr()), "bit cast between a float and a pointer")
		}
	case Select:
		if args(3) {
			want(v.Args[0].Type.Kind == BoolKind && v.Args[1].Type.Equal(t) && v.Args[2].Type.Equal(t), "operands do not fit")
		}
	case Alloca:
		args(0)
		want(t.IsPtr() && v.Elem != nil && t.Elem.Equal(v.Elem), "result is no pointer to the variable's type")
	case Load:
		if args(1) {
			p := v.Args[0].Type
			want(p.IsPtr() && p.Elem.Equal(t) && t.IsScalar(), "pointer does not fit the loaded type")
		}
	case Store:
		void()
		if args(2) {
			p := v.Args[0].Type
			want(p.IsPtr() && p.Elem.Equal(v.Args[1].Type) && p.Elem.IsScalar(), "pointer does not fit the stored value")
		}
	case FieldAddr:
		if args(1) {
			p := v.Args[0].Type
			want(p.IsPtr() && p.Elem.Kind == StructKind && v.Index >= 0 && v.Index < len(p.Elem.Fields) &&
				t.IsPtr() && t.Elem.Equal(p.Elem.Fields[v.Index]) && t.Space == p.Space, "pointer and field do not fit")
		}
	case IndexAddr:
		if args(2) {
			p := v.Args[0].Type
			ok := p.IsPtr() && t.IsPtr() && t.Space == p.Space && v.Args[1].Type.IsInt()
			want(ok && (t.Elem.Equal(p.Elem) || p.Elem.Kind == ArrayKind && t.Elem.Equal(p.Elem.Elem)), "pointer and element do not fit")
		}
	case Copy:
		void()
		if args(2) {
			want(v.Elem != nil && pointsTo(v.Args[0], v.Elem) && pointsTo(v.Args[1], v.Elem), "pointers do not fit the copied type")
		}
	case Zero:
		void()
		if args(1) {
			want(v.Elem != nil && pointsTo(v.Args[0], v.Elem), "pointer does not fit the type set to zero")
		}
	case GlobalAddr:
		args(0)
		want(v.Global != nil && t.IsPtr() && t.Elem.Equal(v.Global.Type), "result is no pointer to the global")
	case Call:
		c.call(v)
	case Result:
		if args(1) {
			rs := v.Args[0].results()
			want(len(rs) > 1 && v.Index >= 0 && v.Index < len(rs) && t.Equal(rs[v.Index]), "is no result of its argument")
		}
	case Intr:
		c.intrinsic(v)
	case Comm:
		c.comm(v)
	case Extern:
		c.extern(v)
	case CheckIndex, CheckLE, CheckEq, CheckPE:
		void()
		site()
		if (v.Op == CheckIndex || v.Op == CheckLE) && peer(2) || args(2) {
			want(v.Args[0].Type.Equal(Int64) && v.Args[1].Type.Equal(Int64), "operands are not int")
		}
	case CheckNil:
		void()
		site()
		if !peer(3) && len(v.Args) != 3 && !args(1) {
			return
		}
		want(v.Args[0].Type.IsPtr(), "operand is no pointer")
		for _, a := range v.Args[1:min(3, len(v.Args))] {
			want(a.Type.Equal(Int64), "value for the record is not int")
		}
	case CheckTrue:
		void()
		site()
		if len(v.Args) == 0 || len(v.Args) > 3 {
			c.errorf(v, "has %d operands", len(v.Args))
			return
		}
		want(v.Args[0].Type.Kind == BoolKind, "condition is no bool")
		for _, a := range v.Args[1:] {
			want(a.Type.Equal(Int64), "value for the record is not int")
		}
	case CheckNonZero, CheckNonNeg:
		void()
		site()
		if args(1) {
			want(v.Args[0].Type.IsInt(), "operand is no integer")
		}
	case Jump:
		void()
		args(0)
	case If:
		void()
		if args(1) {
			want(v.Args[0].Type.Kind == BoolKind, "condition is no bool")
		}
	case Return:
		void()
		if args(len(c.f.Results)) {
			for i, a := range v.Args {
				want(a.Type.Equal(c.f.Results[i]), "result does not fit the function")
			}
		}
	case Fail:
		void()
		site()
		want(len(v.Args) <= 2, "more than two values")
		for _, a := range v.Args {
			want(a.Type.Equal(Int64), "value is no int64")
		}
	default:
		c.errorf(v, "unknown operation")
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
	if n := len(args); v.Comm.Op.Meets && n == len(params)+1 && args[n-1].Op == Intr && args[n-1].Intr == PeerBase {
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
