package gpurt_test

import (
	"context"
	"errors"
	"testing"

	"github.com/gpuc-go/gpuc/bench/single"
	"github.com/gpuc-go/gpuc/examples/jacobi/solver"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// launches are launches by generated methods: of a kernel with three parameters, and of
// one with 24 that come in two structs and on their own.
var launches = []struct {
	name    string
	prepare func(pe *gpurt.PE) (func() error, error)
}{{"saxpy", prepareSaxpy}, {"jacobi", prepareJacobi}}

func prepareSaxpy(pe *gpurt.PE) (func() error, error) {
	k, err := single.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	x, err := gpurt.Alloc[float32](pe, 64)
	return func() error { return k.Saxpy(pe.Stream(), gpurt.Grid(1).Block(64), x, x, 2) }, err
}

func prepareJacobi(pe *gpurt.PE) (func() error, error) {
	s, err := solver.New(pe, solver.Config{Width: 64, Height: 64, NormEvery: 1})
	if err != nil {
		return nil, err
	}
	return func() error { return s.Enqueue(context.Background(), 1) }, nil
}

// withLaunch calls f with a launch on a GPU that does nothing.
func withLaunch(t testing.TB, prepare func(pe *gpurt.PE) (func() error, error), f func(launch func() error) error) {
	t.Helper()
	err := gpurt.OnFakeGPU(t.Context(), func(pe *gpurt.PE) error {
		launch, err := prepare(pe)
		if err != nil {
			return err
		}
		return f(launch)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestALaunchOnAGPUAllocatesNothing(t *testing.T) {
	for _, c := range launches {
		t.Run(c.name, func(t *testing.T) {
			withLaunch(t, c.prepare, func(launch func() error) (err error) {
				if n := testing.AllocsPerRun(100, func() { err = errors.Join(err, launch()) }); n != 0 {
					t.Errorf("%v allocations a launch", n)
				}
				return err
			})
		})
	}
}

// BenchmarkLaunch is the host's part of a launch, without the back end.
func BenchmarkLaunch(b *testing.B) {
	for _, c := range launches {
		b.Run(c.name, func(b *testing.B) {
			withLaunch(b, c.prepare, func(launch func() error) error {
				for b.Loop() {
					if err := launch(); err != nil {
						return err
					}
				}
				return nil
			})
		})
	}
}
