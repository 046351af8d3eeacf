package lower

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// TestMemSize compares sizes with those of the types, which know no overflow.
func TestMemSize(t *testing.T) {
	pair := mir.StructOf(mir.Int32, mir.Int32)
	for _, typ := range []*mir.Type{
		mir.Int8, pair, mir.StructOf(mir.Int8, mir.Int64, mir.Int8), mir.StructOf(), mir.ArrayOf(pair, 1000),
		mir.StructOf(mir.ArrayOf(mir.StructOf(mir.Int16, mir.Float64), 3), mir.Int8),
	} {
		if got, want := memSize(typ), typ.Size(); got != want {
			t.Errorf("memSize(%v) = %d, want %d", typ, got, want)
		}
	}
	huge := mir.ArrayOf(mir.ArrayOf(mir.Int64, 1<<40), 1<<40)
	for _, typ := range []*mir.Type{huge, mir.StructOf(huge, huge)} {
		if got := memSize(typ); got < 1<<61 {
			t.Errorf("memSize(%v) = %d, want something too large", typ, got)
		}
	}
}
