package conformance_test

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// runNCCL runs a test of package runtime/nccl with a communicator of all PEs: a few seeds
// in the emulator. On GPUs it is skipped where there is no NCCL, and where PEs share GPUs,
// which NCCL does not allow.
func runNCCL(t *testing.T, f func(pe *gputest.PE, c *nccl.Comm)) {
	t.Helper()
	if flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA {
		if err := nccl.Available(gpurt.CUDA); err != nil {
			t.Skipf("there is no NCCL (gpuc toolchain install nccl, or GPUC_NCCL_LIBRARY): %v", err)
		}
		if os.Getenv("GPUC_OVERSUBSCRIBE") == "1" {
			t.Skip("NCCL has one rank on a GPU")
		}
	}
	seeds := 3
	if fewer() {
		seeds = 1
	}
	gputest.Seeds(t, seeds, gputest.NP(4), func(pe *gputest.PE) {
		c, err := nccl.World(pe.Context(), pe.PE, nil)
		must(pe, err)
		f(pe, c)
		if !t.Failed() {
			must(pe, c.Finalize(pe.Context()))
		}
	})
}

// lacks reports whether an error says that the library of this machine is too old.
func lacks(pe *gputest.PE, err error) bool {
	if errors.Is(err, errors.ErrUnsupported) {
		pe.Logf("left out: %v", err)
		return true
	}
	return false
}

// ncclType is a type of elements, with the tests for it.
type ncclType interface {
	reduce(pe *gputest.PE, c *nccl.Comm)
	premul(pe *gputest.PE, c *nccl.Comm)
	move(pe *gputest.PE, c *nccl.Comm)
}

// ncclElem implements ncclType.
type ncclElem[T nccl.Elem] struct {
	of    func(float64) T
	value func(T) float64
	// u is half the distance between 1 and the next number, 0 for integers.
	u float64
}

func ncclInteger[T int8 | uint8 | int32 | uint32 | int64 | uint64]() ncclType {
	return ncclElem[T]{func(x float64) T { return T(x) }, func(x T) float64 { return float64(x) }, 0}
}

func ncclFloat[T interface {
	nccl.Elem
	Float32() float32
}](of func(float32) T, u float64) ncclType {
	return ncclElem[T]{func(x float64) T { return of(float32(x)) }, func(x T) float64 { return float64(x.Float32()) }, u}
}

// ncclTypes are all types of elements.
func ncclTypes() []ncclType {
	return []ncclType{
		ncclInteger[int8](), ncclInteger[uint8](), ncclInteger[int32](), ncclInteger[uint32](), ncclInteger[int64](), ncclInteger[uint64](),
		ncclElem[float32]{func(x float64) float32 { return float32(x) }, func(x float32) float64 { return float64(x) }, 0x1p-24},
		ncclElem[float64]{func(x float64) float64 { return x }, func(x float64) float64 { return x }, 0x1p-53},
		ncclFloat(gpu.ToFloat16, 0x1p-11), ncclFloat(gpu.ToBFloat16, 0x1p-8),
		ncclFloat(gpu.ToFloat8E4M3, 0x1p-4), ncclFloat(gpu.ToFloat8E5M2, 0x1p-3),
	}
}

// ncclLengths are the elements of one rank.
func ncclLengths() []int {
	if fewer() {
		return []int{1, 33}
	}
	return []int{1, 33, 5001}
}

// ncclOps are the operators, with what they do to numbers: of all ranks at once.
var ncclOps = []struct {
	op   nccl.BuiltinOp
	fold func(xs []float64) float64
}{
	{nccl.Sum, func(xs []float64) (s float64) {
		for _, x := range xs {
			s += x
		}
		return s
	}},
	{nccl.Prod, func(xs []float64) float64 {
		p := 1.0
		for _, x := range xs {
			p *= x
		}
		return p
	}},
	{nccl.Max, func(xs []float64) float64 {
		m := xs[0]
		for _, x := range xs {
			m = max(m, x)
		}
		return m
	}},
	{nccl.Min, func(xs []float64) float64 {
		m := xs[0]
		for _, x := range xs {
			m = min(m, x)
		}
		return m
	}},
	{nccl.Avg, func(xs []float64) (s float64) {
		for _, x := range xs {
			s += x
		}
		return s / float64(len(xs))
	}},
}

// ncclRun is the calls for one type on one rank.
type ncclRun[T nccl.Elem] struct {
	pe *gputest.PE
	c  *nccl.Comm
	e  ncclElem[T]
}

// at is element i of a rank: 1 to 3, so that products of all ranks fit every type.
func (r ncclRun[T]) at(rank, i int) T { return r.e.of(float64(1 + (rank*5+i*7+i/16)%3)) }

// source returns n elements of a rank, from element from on.
func (r ncclRun[T]) source(rank, from, n int) []T {
	v := make([]T, n)
	for i := range v {
		v[i] = r.at(rank, from+i)
	}
	return v
}

// reduced compares n elements, from number from on, with the reduction of what all ranks
// hold there. The sum of n numbers, each rounded, differs by at most n rounding errors of
// the sum of their sizes, in whatever order they are added.
func (r ncclRun[T]) reduced(what string, got []T, from int, fold func([]float64) float64, scale float64) {
	r.pe.Helper()
	n := r.c.Size()
	xs := make([]float64, n)
	for i, g := range got {
		sum := 0.0
		for rank := range n {
			xs[rank] = r.e.value(r.at(rank, from+i)) * scale
			sum += math.Abs(xs[rank])
		}
		want := fold(xs)
		if r.e.u == 0 {
			want = math.Trunc(want)
		}
		tolerance := float64(n+1) * r.e.u * max(sum, math.Abs(want))
		if have := r.e.value(g); !(math.Abs(have-want) <= tolerance) {
			r.pe.Errorf("%s of %T: element %d is %v, want %v within %v", what, g, i, have, want, tolerance)
			return
		}
	}
}

// reduce makes every reduction with every operator.
func (r ncclRun[T]) reduce() {
	s, n, me := r.pe.Stream(), r.c.Size(), r.c.Rank()
	for _, m := range ncclLengths() {
		for i, o := range ncclOps {
			what := func(call string) string { return fmt.Sprintf("%s of %d by %v", call, m, o.op) }
			root := i % n
			src := upload(r.pe, r.source(me, 0, m))
			dst := zeros[T](r.pe, m)
			must(r.pe, nccl.AllReduce(r.c, s, dst, src, o.op))
			r.reduced(what("AllReduce"), download(r.pe, dst), 0, o.fold, 1)

			must(r.pe, dst.Zero(s))
			must(r.pe, nccl.Reduce(r.c, s, dst, src, o.op, root))
			if got := download(r.pe, dst); me == root {
				r.reduced(what("Reduce"), got, 0, o.fold, 1)
			} else {
				equal(r.pe, what("Reduce elsewhere"), got, make([]T, m))
			}

			must(r.pe, nccl.AllReduce(r.c, s, src, src, o.op))
			r.reduced(what("AllReduce in place"), download(r.pe, src), 0, o.fold, 1)

			all := upload(r.pe, r.source(me, 0, m*n))
			must(r.pe, nccl.ReduceScatter(r.c, s, dst, all, o.op))
			r.reduced(what("ReduceScatter"), download(r.pe, dst), me*m, o.fold, 1)
			part := all.Slice(me*m, (me+1)*m)
			must(r.pe, nccl.ReduceScatter(r.c, s, part, all, o.op))
			r.reduced(what("ReduceScatter in place"), download(r.pe, part), me*m, o.fold, 1)
			must(r.pe, src.Free())
			must(r.pe, dst.Free())
			must(r.pe, all.Free())
		}
	}
}

func (e ncclElem[T]) reduce(pe *gputest.PE, c *nccl.Comm) { ncclRun[T]{pe, c, e}.reduce() }

func TestNCCLReductions(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		for _, e := range ncclTypes() {
			e.reduce(pe, c)
		}
	})
}

// refuses reports whether NCCL multiplies no elements of type T. It has no kernel for float8 where a
// communicator has one rank (NVIDIA/nccl, src/device/onerank.cu, up to 2.30.7).
func (r ncclRun[T]) refuses() bool {
	switch any(*new(T)).(type) {
	case gpu.Float8E4M3, gpu.Float8E5M2:
		return r.c.Size() == 1 && flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA
	}
	return false
}

// premul reduces by operators that multiply first, by a number of the host and by one of
// the device.
func (r ncclRun[T]) premul() {
	if r.refuses() {
		return
	}
	s, me := r.pe.Stream(), r.c.Rank()
	const m, factor = 40, 2
	src, dst := upload(r.pe, r.source(me, 0, m)), zeros[T](r.pe, m)
	host, err := nccl.NewPreMulSum(r.c, r.e.of(factor))
	must(r.pe, err)
	must(r.pe, nccl.AllReduce(r.c, s, dst, src, host))
	r.reduced("AllReduce by PreMulSum", download(r.pe, dst), 0, ncclOps[0].fold, factor)
	scalar := upload(r.pe, []T{r.e.of(factor)})
	device, err := nccl.NewPreMulSumAt(r.c, scalar)
	must(r.pe, err)
	must(r.pe, nccl.AllReduce(r.c, s, dst, src, device))
	r.reduced("AllReduce by PreMulSum of the device", download(r.pe, dst), 0, ncclOps[0].fold, factor)
	must(r.pe, host.Destroy())
	must(r.pe, device.Destroy())
}

func (e ncclElem[T]) premul(pe *gputest.PE, c *nccl.Comm) { ncclRun[T]{pe, c, e}.premul() }

func TestNCCLPreMulSum(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		for _, e := range ncclTypes() {
			e.premul(pe, c)
		}
	})
}

// move makes every call that moves data, in place too.
func (r ncclRun[T]) move() {
	pe, c, s, n, me := r.pe, r.c, r.pe.Stream(), r.c.Size(), r.c.Rank()
	var every []T // of all ranks, one after the other
	for _, m := range ncclLengths() {
		what := func(call string) string { return fmt.Sprintf("%s of %d", call, m) }
		every = every[:0]
		for rank := range n {
			every = append(every, r.source(rank, 0, m)...)
		}
		own := func() *gpurt.Buffer[T] { return upload(pe, r.source(me, 0, m)) }
		for root := range n {
			src, dst := own(), zeros[T](pe, m)
			must(pe, nccl.Broadcast(c, s, dst, src, root))
			equal(pe, what("Broadcast"), download(pe, dst), r.source(root, 0, m))
			must(pe, nccl.Broadcast(c, s, src, src, root))
			equal(pe, what("Broadcast in place"), download(pe, src), r.source(root, 0, m))

			src, all := own(), zeros[T](pe, m*n)
			if me == root {
				must(pe, nccl.Gather(c, s, all, src, root))
				equal(pe, what("Gather"), download(pe, all), every)
				must(pe, all.Slice(0, me*m).Zero(s))
				must(pe, nccl.Gather(c, s, all, all.Slice(me*m, (me+1)*m), root))
				equal(pe, what("Gather in place"), download(pe, all), every)
				must(pe, nccl.Scatter(c, s, dst, all, root))
				must(pe, nccl.Scatter(c, s, all.Slice(me*m, (me+1)*m), all, root))
			} else {
				must(pe, nccl.Gather[T](c, s, nil, src, root))
				must(pe, nccl.Gather[T](c, s, nil, src, root))
				must(pe, nccl.Scatter[T](c, s, dst, nil, root))
				equal(pe, what("Scatter"), download(pe, dst), r.source(me, 0, m))
				must(pe, dst.Zero(s))
				must(pe, nccl.Scatter[T](c, s, dst, nil, root))
			}
			equal(pe, what("Scatter"), download(pe, dst), r.source(me, 0, m))
		}
		src, all := own(), zeros[T](pe, m*n)
		must(pe, nccl.AllGather(c, s, all, src))
		equal(pe, what("AllGather"), download(pe, all), every)
		if next := (me + 1) % n; next != me { // all but the own part come from others
			must(pe, all.Slice(next*m, (next+1)*m).Zero(s))
		}
		must(pe, nccl.AllGather(c, s, all, all.Slice(me*m, (me+1)*m)))
		equal(pe, what("AllGather in place"), download(pe, all), every)

		to, from := upload(pe, r.source(me, 0, m*n)), zeros[T](pe, m*n)
		var want []T
		for rank := range n {
			want = append(want, r.source(rank, me*m, m)...)
		}
		must(pe, nccl.AllToAll(c, s, from, to))
		equal(pe, what("AllToAll"), download(pe, from), want)

		// The same by sends and receives in a group, to this rank itself too.
		must(pe, from.Zero(s))
		must(pe, nccl.Group(pe.PE, func() error {
			for rank := range n {
				if err := nccl.Send(c, s, to.Slice(rank*m, (rank+1)*m), rank); err != nil {
					return err
				}
				if err := nccl.Recv(c, s, from.Slice(rank*m, (rank+1)*m), rank); err != nil {
					return err
				}
			}
			return nil
		}))
		equal(pe, what("sends and receives"), download(pe, from), want)
	}
}

func (e ncclElem[T]) move(pe *gputest.PE, c *nccl.Comm) { ncclRun[T]{pe, c, e}.move() }

func TestNCCLMoves(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		for _, e := range ncclTypes() {
			e.move(pe, c)
		}
	})
}
