package check

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// TestAWaitLeavesTheNewestProducts commits three groups of products, and waits for all but one and
// for all.
func TestAWaitLeavesTheNewestProducts(t *testing.T) {
	x := &thread{c: New(Config{}), launch: &launch{}, block: &block{}, know: noOrder}
	in := &nvir.Instr{Dst: -1}
	var ids []uint64
	for range 3 {
		ids = append(ids, x.products().id)
		x.async.products++
	}
	over := func() (list []bool) {
		for _, id := range ids {
			list = append(list, x.know.ops.has(id) && x.know.ops.has(sourceOf(id)))
		}
		return list
	}
	for _, c := range []struct {
		left int
		want []bool
	}{
		{1, []bool{true, true, false}},
		{3, []bool{true, true, false}},
		{0, []bool{true, true, true}},
	} {
		awaitProducts(intrinsic.Form{N: c.left})(x, in, nil)
		if diff := cmp.Diff(c.want, over()); diff != "" {
			t.Errorf("over behind a wait that leaves %d (-want +got):\n%s", c.left, diff)
		}
	}
}

// TestProductsOfAWarpAreOverForItsLanes has another lane of the warp, and one of another warp, wait.
func TestProductsOfAWarpAreOverForItsLanes(t *testing.T) {
	c, l, b := New(Config{}), &launch{}, &block{}
	lane := func(warp int) *thread { return &thread{c: c, launch: l, block: b, warp: warp, know: noOrder} }
	first, same, other := lane(0), lane(0), lane(1)
	id := first.products().id
	for _, x := range []*thread{same, other} {
		x.products()
		x.async.products++
		x.awaitProducts(0)
	}
	if !same.know.ops.has(id) || other.know.ops.has(id) {
		t.Errorf("over for a lane of the warp: %v, for one of another warp: %v; want true, false", same.know.ops.has(id), other.know.ops.has(id))
	}
}

// TestTheProxySeesWhatAFenceHasShown compares stores and copies before and behind a fence.
func TestTheProxySeesWhatAFenceHasShown(t *testing.T) {
	b := &block{id: 1, size: 1, launch: &launch{}}
	x := &thread{c: New(Config{}), launch: b.launch, block: b, know: noOrder, step: 1, known: map[site]*record{}}
	before := &record{by: x, step: x.step, write: true}
	copied := &record{by: x, op: 7, write: true}
	x.know.ops = &idset{[]span{{7, 8}}}
	x.fenceProxy(true, false)
	behind := &record{by: x, step: x.step, write: true}
	got := map[string]bool{}
	for name, r := range map[string]*record{"before": before, "copied": copied, "behind": behind} {
		got[name+", shared"] = r.shown(x.know.proxies.of(&region{space: shared}))
		got[name+", global"] = r.shown(x.know.proxies.of(&region{space: global}))
	}
	want := map[string]bool{
		"before, shared": true, "copied, shared": true, "behind, shared": false,
		"before, global": false, "copied, global": false, "behind, global": false,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("shown (-want +got):\n%s", diff)
	}
}
