package intrinsic

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNamesSayTheForm(t *testing.T) {
	for symbol, want := range map[string]Form{
		"gpuc_Clock":                              {Name: "Clock"},
		"gpuc_CopyAsync__n16":                     {Name: "CopyAsync", N: 16},
		"gpuc_SetMaxNReg__m40":                    {Name: "SetMaxNReg", N: -40},
		"gpuc_AtomicAdd__tf32__acq_rel__sys":      {Name: "AtomicAdd", Type: "f32", Atomic: true, Order: AcqRel},
		"gpuc_AtomicLoad__ts64__relaxed__cta__pd": {Name: "AtomicLoad", Type: "s64", Atomic: true, Among: Block, Spaces: "d"},
		"gpuc_CachedLoad__tu32__n4__k6__pd":       {Name: "CachedLoad", Type: "u32", N: 4, Cache: 6, Spaces: "d"},
		"gpuc_WGMMA__tf32__ebf16__c128__tb__first__fresh": {
			Name: "WGMMA", Type: "f32", Shape: &Shape{Elem: "bf16", Columns: 128, TransposedB: true, First: true, Fresh: true},
		},
		"gpuc_WGMMAWait__tf32__n2__e__c64": {Name: "WGMMAWait", Type: "f32", N: 2, Shape: &Shape{Columns: 64}},
	} {
		got, ok := Parse(symbol)
		if diff := cmp.Diff(want, got); !ok || diff != "" {
			t.Errorf("%s: read: %v; -want +got:\n%s", symbol, ok, diff)
		}
		if back := want.Symbol(); back != symbol {
			t.Errorf("the form of %s has the name %s", symbol, back)
		}
	}
	for _, symbol := range []string{"", "gpuc_", "gpuc_fail", "gpuc_where_CopyAsync__n16", "Clock", "gpuc_Clock__", "gpuc_Clock__n", "gpuc_Clock__c8", "gpuc_Clock__first", "gpuc_Clock__x1"} {
		if f, ok := Parse(symbol); ok {
			t.Errorf("%q is read as %+v", symbol, f)
		}
	}
}
