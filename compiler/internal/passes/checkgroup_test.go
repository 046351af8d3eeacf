package passes

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func TestGroupMovesChecksOverLoads(t *testing.T) {
	x := newKernel(t, "slice", "slice", mir.Int64)
	at := func(base, i *mir.Value) *mir.Value {
		return x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), base, i)
	}
	// d[i] = s[i-1] + s[i+1], and then an index that was loaded.
	i := x.param(4)
	var sum *mir.Value
	for _, d := range []int64{-1, 1} {
		j := x.op(mir.Add, mir.Int64, i, x.int(d))
		x.check(mir.CheckIndex, j, x.param(1))
		v := x.load(at(x.param(0), j))
		if sum == nil {
			sum = v
		} else {
			sum = x.op(mir.Add, mir.Float32, sum, v)
		}
	}
	x.check(mir.CheckIndex, i, x.param(3))
	x.store(at(x.param(2), i), sum)
	k := x.op(mir.Convert, mir.Int64, x.load(x.param(0)))
	x.check(mir.CheckIndex, k, x.param(1))
	x.store(at(x.param(0), k), sum)
	x.ret()
	x.run(groupChecks)
	want := `func K(p0 *float32, p1 int64, p2 *float32, p3 int64, p4 int64) {
b0:
	v0 = Add int64 p4, -1
	CheckIndex v0, p1 @0
	v1 = Add int64 p4, 1
	CheckIndex v1, p1 @0
	CheckIndex p4, p3 @0
	v2 = IndexAddr *float32 p0, v0
	v3 = Load float32 v2
	v4 = IndexAddr *float32 p0, v1
	v5 = Load float32 v4
	v6 = Add float32 v3, v5
	v7 = IndexAddr *float32 p2, p4
	Store v7, v6
	v8 = Load float32 p0
	v9 = Convert int64 v8
	CheckIndex v9, p1 @0
	v10 = IndexAddr *float32 p0, v9
	Store v10, v6
	Return
}
`
	if d := cmp.Diff(want, x.f.String()); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
