package gpurt_test

import (
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

type (
	tileRows [16]tile.Dim
	tileCols [64]tile.Dim
)

// TestTileSources makes sources of arrays that suit a tensor map, and of those that do not.
func TestTileSources(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		for _, tt := range []struct {
			what   string
			layout gpurt.Layout
			from   int
			o      gpurt.TileSourceOptions
			bulk   bool
			err    string
		}{
			{what: "rows of 128 bytes", layout: gpurt.Shape(8, 64), bulk: true},
			{what: "threads, as asked for", layout: gpurt.Shape(8, 64), o: gpurt.TileSourceOptions{NoBulk: true}},
			{what: "rows of 18 bytes", layout: gpurt.Shape(8, 9)},
			{what: "rows of 18 bytes that begin at multiples of 32", layout: gpurt.Shape(8, 9).Strides(16, 1), bulk: true},
			{what: "an array that begins at 2 bytes", layout: gpurt.Shape(4, 64), from: 1},
			{what: "no rows", layout: gpurt.Shape(0, 64)},
			{what: "one row", layout: gpurt.Shape(1, 64), bulk: true},
			{what: "one dimension", layout: gpurt.Shape(64), err: "an array of 1 dimensions; a matrix has two"},
			{what: "columns", layout: gpurt.Shape(8, 64).Strides(1, 8), err: "the elements of a row must be adjacent"},
		} {
			b, err := gpurt.Alloc[gpu.BFloat16](pe.PE, 1024)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			a, err := gpurt.ArrayOn(b.Slice(tt.from, 1024), tt.layout)
			if err != nil {
				pe.Fatalf("%s: %v", tt.what, err)
			}
			s, err := gpurt.NewTileSource[tileRows, tileCols](a, tt.o)
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					pe.Errorf("%s: got %v, want %s", tt.what, err, tt.err)
				}
				continue
			}
			if err != nil {
				pe.Errorf("%s: %v", tt.what, err)
				continue
			}
			if s.Bulk() != tt.bulk {
				pe.Errorf("%s: a tensor map: %v, want %v", tt.what, s.Bulk(), tt.bulk)
			}
			if err := s.Free(); err != nil {
				pe.Errorf("%s: %v", tt.what, err)
			}
		}
	})
}
