package mir

import "testing"

// TestEveryIntrinsicHasARow looks for gaps in the table and for rows that contradict
// themselves.
func TestEveryIntrinsicHasARow(t *testing.T) {
	names := make(map[string]bool)
	for _, i := range Intrinsics() {
		f := i.Facts()
		if f.Name == "" || names[f.Name] {
			t.Errorf("intrinsic %d is called %q, as none or another one is", uint8(i), f.Name)
		}
		names[f.Name] = true
		open := false
		for _, p := range append(append([]*Type(nil), f.Params...), f.Results...) {
			open = open || p == T || p == PtrT
		}
		if open != (f.Of != NoClass) {
			t.Errorf("%s: a class and a type of it go together", i)
		}
		if f.Pure && (f.Convergent || f.Memory != NoMemory || len(f.Results) == 0) {
			t.Errorf("%s: what is pure has results, and no effect", i)
		}
		if f.Memory.Accesses() && (len(f.Params) == 0 || f.Params[0] != PtrT) {
			t.Errorf("%s: what accesses memory has a pointer first", i)
		}
		if f.Range != nil && (len(f.Results) != 1 || !f.Results[0].IsInt()) {
			t.Errorf("%s: a range is of one integer", i)
		}
	}
}

// TestVerifyHoldsIntrinsicsToTheTable gives intrinsics wrong arguments and results.
func TestVerifyHoldsIntrinsicsToTheTable(t *testing.T) {
	f := func(i Intrinsic, result *Type, args ...*Type) error {
		fn := NewFunc("F", "F", pos(1), args, nil)
		b := fn.Blocks[0]
		v := b.Add(Intr, result, pos(1), fn.Params...)
		v.Intr = i
		b.Add(Return, Void, pos(1))
		return Verify(&Program{Funcs: []*Func{fn}})
	}
	for name, err := range map[string]error{
		"sine of an integer":             f(Sin, Int32, Int32),
		"sine of another width":          f(Sin, Float32, Float64),
		"sine without an argument":       f(Sin, Float32),
		"a barrier with a result":        f(SyncBlock, Int32),
		"a sum of bools":                 f(AtomicAdd, Bool, PtrTo(Bool), Bool),
		"a sum of another type":          f(AtomicAdd, Uint32, PtrTo(Uint32), Int32),
		"bits of a float":                f(AtomicAnd, Float32, PtrTo(Float32), Float32),
		"a shuffle by a 64-bit distance": f(ShuffleUp, Int32, Int32, Int64),
		"no intrinsic":                   f(NoIntrinsic, Void),
	} {
		if err == nil {
			t.Errorf("%s passes", name)
		}
	}
	for name, err := range map[string]error{
		"a sum of a word of 16 bits": f(AtomicAdd, Uint16, PtrTo(Uint16), Uint16),

		"sine":    f(Sin, Float64, Float64),
		"sum":     f(AtomicAdd, Float32, &Type{Kind: PtrKind, Elem: Float32, Space: SharedMem}, Float32),
		"shuffle": f(ShuffleUp, Uint8, Uint8, Int32),
		"fence":   f(FenceBlock, Void),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
