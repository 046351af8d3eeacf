package gpurt_test

import (
	"errors"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestMapsTakeNoMemory makes maps, which are not allocations: a launch passes them by value.
func TestMapsTakeNoMemory(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		a, err := gpurt.NewArray[float32](pe.PE, gpurt.Shape(16, 16))
		if err != nil {
			pe.Fatalf("%v", err)
		}
		if _, err := gpurt.NewTensorMap(a, [2]int{4, 4}, gpurt.TensorMapOptions{}); err != nil {
			pe.Fatalf("%v", err)
		}
		if _, err := gpurt.NewTileSource[tileRows, tileRows](a, gpurt.TileSourceOptions{}); err != nil {
			pe.Fatalf("%v", err)
		}
		if list := pe.Allocations(); len(list) != 1 {
			pe.Errorf("allocations %v, want that of the array alone", list)
		}
	})
}

// TestErrorsOfMapsNameThePlaceInTheProgram expects the line of the program in errors, also where the
// package makes the map, and what became of a map that was freed.
func TestErrorsOfMapsNameThePlaceInTheProgram(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		a, err := gpurt.NewArray[float32](pe.PE, gpurt.Shape(16, 16))
		if err != nil {
			pe.Fatalf("%v", err)
		}
		m, err := gpurt.NewTensorMap(a, [2]int{4, 4}, gpurt.TensorMapOptions{})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		s, err := gpurt.NewTileSource[tileRows, tileRows](a, gpurt.TileSourceOptions{})
		if err != nil {
			pe.Fatalf("%v", err)
		}
		_, wrong := gpurt.NewTensorMap(a, [2]int{0, 4}, gpurt.TensorMapOptions{})
		for name, err := range map[string]error{"NewTensorMap": wrong, "TensorMap.Free": errors.Join(m.Free(), m.Free()), "TileSource.Free": errors.Join(s.Free(), s.Free())} {
			if err == nil || !strings.HasPrefix(err.Error(), "runtime/tensormap_test.go:") {
				pe.Errorf("%s: %v, want an error at a line of runtime/tensormap_test.go", name, err)
			}
			if strings.HasSuffix(name, "Free") && (!errors.Is(err, gpurt.ErrFreed) || strings.Count(err.Error(), "tensormap_test.go:") != 3) {
				pe.Errorf("%s: %v, want ErrFreed with where the map was made and freed", name, err)
			}
		}
		if err := a.Free(); err != nil {
			pe.Errorf("the array behind its maps: %v", err)
		}
		if _, err := gpurt.NewTensorMap(a, [2]int{4, 4}, gpurt.TensorMapOptions{}); !errors.Is(err, gpurt.ErrFreed) {
			pe.Errorf("a map of an array that was freed: %v, want ErrFreed", err)
		}
	})
}
