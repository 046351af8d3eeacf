package gpurt_test

import (
	"errors"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// enqueuing is what a host does to enqueue an operation.
type enqueuing struct {
	pe       *gpurt.PE
	dst, src *gpurt.SymBuffer[float32]
	comm     *nccl.Comm
	team     *gpurt.Team
}

func (e *enqueuing) put() error   { return gpurt.Put(e.pe.Stream(), e.dst, e.src, 0) }
func (e *enqueuing) quiet() error { return e.pe.Stream().Quiet() }

func (e *enqueuing) reduce() error {
	return gpurt.Reduce(e.pe.Stream(), e.team, e.dst, e.src, shmem.Sum)
}

func (e *enqueuing) ncclAllReduce() error {
	return nccl.AllReduce(e.comm, e.pe.Stream(), e.dst, e.src, nccl.Sum)
}

func (e *enqueuing) ncclGroup() error {
	return nccl.Group(e.pe, func() (err error) {
		for range 8 {
			err = errors.Join(err, e.ncclAllReduce())
		}
		return err
	})
}

var enqueuings = []struct {
	name string
	// owned says that the PE belongs to its thread, as on a GPU.
	owned bool
	call  func(e *enqueuing) error
}{
	{"put", false, (*enqueuing).put},
	{"put on its thread", true, (*enqueuing).put},
	{"quiet on its thread", true, (*enqueuing).quiet},
	{"reduce on its thread", true, (*enqueuing).reduce},
	{"NCCL allreduce on its thread", true, (*enqueuing).ncclAllReduce},
	{"NCCL group of 8 on its thread", true, (*enqueuing).ncclGroup},
}

// withEnqueuing calls f with what can be enqueued on a GPU that does nothing.
func withEnqueuing(t testing.TB, owned bool, f func(e *enqueuing) error) {
	t.Helper()
	err := gpurt.OnFakeGPU(t.Context(), func(pe *gpurt.PE) error {
		if owned {
			gpurt.OwnThread(pe)
		}
		buf, err := gpurt.AllocSym[float32](pe, 64)
		if err != nil {
			return err
		}
		comm, err := nccl.World(t.Context(), pe, nil)
		if err != nil {
			return err
		}
		return f(&enqueuing{pe, buf.Slice(0, 32), buf.Slice(32, 64), comm, pe.TeamWorld()})
	})
	if err != nil {
		t.Fatal(err)
	}
}

// BenchmarkOnStream is the host's part of an operation on a stream, without the back end.
func BenchmarkOnStream(b *testing.B) {
	for _, c := range enqueuings {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			withEnqueuing(b, c.owned, func(e *enqueuing) error {
				for b.Loop() {
					if err := c.call(e); err != nil {
						return err
					}
				}
				return nil
			})
		})
	}
}

func TestEnqueuingOnAGPUAllocatesNothing(t *testing.T) {
	for _, c := range enqueuings[:len(enqueuings)-1] { // a group has a function
		withEnqueuing(t, c.owned, func(e *enqueuing) (err error) {
			if n := testing.AllocsPerRun(100, func() { err = errors.Join(err, c.call(e)) }); n != 0 {
				t.Errorf("%s: %v allocations", c.name, n)
			}
			return err
		})
	}
}
