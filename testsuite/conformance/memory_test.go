package conformance_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/memory"
)

// TestHostMemory has the host and a kernel use pinned and managed memory in turn.
func TestHostMemory(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		one := gpurt.Grid(1).Block(32)
		for kind, alloc := range map[gpurt.MemoryKind]func(*gpurt.PE, int) (*gpurt.HostBuffer[int32], error){
			gpurt.PinnedMemory: gpurt.AllocPinned[int32], gpurt.ManagedMemory: gpurt.AllocManaged[int32],
		} {
			h, err := alloc(pe.PE, 5)
			must(pe, err)
			if h.Kind() != kind || h.Addr() != hostAddr(h.Host()) {
				pe.Errorf("%v memory is %v, at %#x and for the host at %#x", kind, h.Kind(), h.Addr(), hostAddr(h.Host()))
			}
			equal(pe, "new memory", h.Host(), fill(5, int32(0)))
			copy(h.Host(), []int32{1, 2, 3, 4, 5})
			d := upload(pe, []int32{10, 20, 30})
			must(pe, k.Add(pe.Stream(), one, h.Slice(1, 4), d))
			must(pe, k.Add(pe.Stream(), one, d, h.Slice(2, 5)))
			must(pe, pe.Stream().Sync(pe.Context()))
			equal(pe, kind.String(), h.Host(), []int32{1, 12, 23, 34, 5})
			equal(pe, "device", download(pe, d), []int32{33, 54, 35})
			must(pe, h.Slice(0, 3).CopyFromDevice(pe.Stream(), d))
			must(pe, pe.Stream().Sync(pe.Context()))
			equal(pe, kind.String(), h.Host(), []int32{33, 54, 35, 34, 5})
			w, err := gpurt.Wrap[int32](pe.PE, h.Addr()+4, 4)
			must(pe, err)
			equal(pe, "wrapped", download(pe, w), []int32{54, 35, 34, 5})
			must(pe, errors.Join(w.Free(), h.Free(), d.Free()))
			if h.Host() != nil {
				pe.Errorf("freed memory has elements")
			}
		}
	})
}

// TestPoolMemory allocates, uses and releases memory in the order of a stream, again and
// again in a pool that has room for two such buffers.
func TestPoolMemory(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		const n = 1 << 12
		p, err := pe.NewPool(gpurt.PoolOptions{MaxBytes: 64 << 20, ReleaseThreshold: 64 << 20})
		must(pe, err)
		s := pe.Stream()
		sum := zeros[int32](pe, n)
		one := upload(pe, fill(n, int32(1)))
		for range 20 {
			b, err := gpurt.AllocAsync[int32](p, s, n)
			must(pe, err)
			must(pe, b.Zero(s))
			must(pe, k.Add(s, gpurt.Grid(4).Block(128), b, one))
			must(pe, k.Add(s, gpurt.Grid(4).Block(128), sum, b))
			must(pe, b.FreeAsync(s))
			if err := b.Zero(s); !errors.Is(err, gpurt.ErrFreed) {
				pe.Errorf("use after FreeAsync: %v", err)
			}
		}
		must(pe, s.Sync(pe.Context()))
		equal(pe, "sum", download(pe, sum), fill(n, int32(20)))
		u, err := p.Usage()
		must(pe, err)
		if u.Used != 0 || u.UsedHigh < 4*n || u.UsedHigh > 64<<20 {
			pe.Errorf("usage %+v", u)
		}
		must(pe, p.Trim(0))
		if u, err := p.Usage(); err != nil || u.Used != 0 {
			pe.Errorf("usage after Trim: %+v, %v", u, err)
		}
		def, err := pe.DefaultPool()
		must(pe, err)
		b, err := gpurt.AllocAsync[int32](def, s, 3)
		must(pe, err)
		must(pe, b.CopyFromAsync(s, []int32{1, 2, 3}))
		equal(pe, "from the default pool", download(pe, b), []int32{1, 2, 3})
		must(pe, errors.Join(b.Free(), def.Close(), p.Close(), sum.Free(), one.Free()))
		if _, err := gpurt.AllocAsync[int32](p, s, 3); !errors.Is(err, gpurt.ErrClosed) {
			pe.Errorf("from a closed pool: %v", err)
		}
		if left := pe.Allocations(); len(left) != 0 {
			pe.Errorf("memory that is left: %+v", left)
		}
	})
}

// TestSymmetricMemoryWithOptions puts into symmetric memory that is aligned, or not
// initialised.
func TestSymmetricMemoryWithOptions(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(2), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		const n = 33
		next := (pe.MyPE() + 1) % pe.NumPEs()
		last := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		src, err := gpurt.AllocSymFrom(pe.PE, count(100*pe.MyPE(), n))
		must(pe, err)
		for _, o := range []gpurt.SymOptions{{Align: 64 << 10}, {Uninitialized: true}, {Align: 512, Uninitialized: true}, {}} {
			dst, err := gpurt.AllocSymWith[int32](pe.PE, n, o)
			must(pe, err)
			if o.Align > 0 && dst.Addr()%uintptr(o.Align) != 0 {
				pe.Errorf("%+v: the address is %#x", o, dst.Addr())
			}
			if !o.Uninitialized {
				equal(pe, "zeroed", download(pe, dst), fill(n, int32(0)))
				must(pe, pe.Barrier(pe.Context()))
			}
			must(pe, k.Send(pe.Stream(), gpurt.Grid(1).Block(32), dst, src, next))
			must(pe, pe.Stream().Barrier())
			equal(pe, "sent", download(pe, dst), count(100*last, n))
			must(pe, dst.Free())
		}
		must(pe, src.Free())
	})
}

// TestStreamsWriteForKernels has kernels read memory that nobody but streams has written, and wait for
// signals of streams.
func TestStreamsWriteForKernels(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(2), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		const n = 40
		s, one := pe.Stream(), gpurt.Grid(1).Block(32)
		next := (pe.MyPE() + 1) % pe.NumPEs()
		last := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		src, err := gpurt.AllocSymFrom(pe.PE, count(100*pe.MyPE(), n))
		must(pe, err)
		sum := zeros[int32](pe, n)
		sigs, err := gpurt.AllocSignals(pe.PE, 3)
		must(pe, err)
		open := func() *gpurt.SymBuffer[int32] {
			b, err := gpurt.AllocSymWith[int32](pe.PE, n, gpurt.SymOptions{Uninitialized: true})
			must(pe, err)
			return b
		}
		put, signalled, got, copied, reduced := open(), open(), open(), open(), open()
		pool, err := pe.DefaultPool()
		must(pe, err)
		local, err := gpurt.AllocAsync[int32](pool, s, n)
		must(pe, err)
		must(pe, errors.Join(
			gpurt.Put(s, put, src, next), s.Barrier(),
			gpurt.PutSignal(s, signalled, src, sigs.At(0), 1, shmem.SignalSet, next), gpurt.SignalWaitUntil(s, sigs.At(0), shmem.CmpGE, 1),
			gpurt.Get(s, got, src, next),
			copied.CopyFromDevice(s, src),
			local.CopyFromDevice(s, src),
			gpurt.Reduce(s, pe.TeamWorld(), reduced, src, shmem.Max),
			gpurt.SignalOp(s, sigs.At(2), 1, shmem.SignalSet, next), s.Barrier(),
		))
		for _, b := range []gpurt.DeviceSlice[int32]{put, signalled, got, copied, local, reduced} {
			must(pe, k.Add(s, one, sum, b))
		}
		// A kernel waits while another PE's kernel writes what it gets then.
		other, err := pe.NewStream()
		must(pe, err)
		fetched := symmetric[int32](pe, n)
		must(pe, errors.Join(
			k.Fetch(other, one, fetched, src, sigs.At(1), last),
			k.Add(s, one, src, sum),
			gpurt.SignalOp(s, sigs.At(1), 1, shmem.SignalSet, next),
			s.Sync(pe.Context()), other.Sync(pe.Context()),
		))
		want := func(p int) []int32 {
			list := make([]int32, n)
			for i := range list {
				of := func(p int) int32 { return count(100*((p+pe.NumPEs())%pe.NumPEs()), n)[i] }
				list[i] = 2*of(p-1) + of(p+1) + 2*of(p) + of(-1)
			}
			return list
		}
		equal(pe, "sum", download(pe, sum), want(pe.MyPE()))
		plus := want(last)
		for i, x := range count(100*last, n) {
			plus[i] += x
		}
		equal(pe, "what was fetched", download(pe, fetched), plus)
		must(pe, other.Close())
	})
}

// TestRegisterSymmetric puts into memory that was allocated without NVSHMEM.
func TestRegisterSymmetric(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(2), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		const n = 100
		next := (pe.MyPE() + 1) % pe.NumPEs()
		last := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		b, err := gpurt.AllocVirtual[int32](pe.PE, n)
		must(pe, err)
		if b.Len() < n {
			pe.Errorf("%d elements, want at least %d", b.Len(), n)
		}
		src, err := gpurt.AllocSymFrom(pe.PE, count(100*pe.MyPE(), n))
		must(pe, err)
		theirs, err := gpurt.Wrap[int32](pe.PE, b.Addr(), b.Len())
		must(pe, err)
		for _, b := range []*gpurt.Buffer[int32]{b, theirs} {
			dst, err := gpurt.RegisterSymmetric(b)
			if err != nil && strings.Contains(err.Error(), "share a GPU") {
				pe.Logf("%v", err)
				return
			}
			must(pe, err)
			if err := b.Free(); err == nil || !strings.Contains(err.Error(), "free the symmetric buffer first") {
				pe.Errorf("free of a registered buffer: %v", err)
			}
			must(pe, dst.Slice(0, n).Zero(pe.Stream()))
			must(pe, pe.Stream().Barrier())
			must(pe, k.Send(pe.Stream(), gpurt.Grid(1).Block(32), dst.Slice(0, n), src, next))
			must(pe, pe.Stream().Barrier())
			equal(pe, "symmetric memory", download(pe, dst.Slice(0, n)), count(100*last, n))
			equal(pe, "the same memory", download(pe, b.Slice(0, n)), count(100*last, n))
			must(pe, dst.Free())
		}
		must(pe, errors.Join(theirs.Free(), b.Free(), src.Free()))
	})
}

// TestMemoryOfAnotherProcess opens memory of the next PE by its handle, and adds to it.
func TestMemoryOfAnotherProcess(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		const n = 100
		next, last := (pe.MyPE()+1)%pe.NumPEs(), (pe.MyPE()+pe.NumPEs()-1)%pe.NumPEs()
		b, err := gpurt.AllocFrom(pe.PE, count(100*pe.MyPE(), n))
		must(pe, err)
		own, err := b.IPCHandle()
		must(pe, err)
		if _, err := gpurt.OpenIPC[int32](pe.PE, own); err == nil || !strings.Contains(err.Error(), "has exported the memory itself") {
			pe.Errorf("own memory: %v", err)
		}
		handle, theirs := symmetric[uint8](pe, len(own)), symmetric[uint8](pe, len(own))
		must(pe, handle.CopyFrom(pe.Context(), own))
		meet(pe)
		must(pe, gpurt.Get(pe.Stream(), theirs, handle, next))
		reached := next != pe.MyPE() && addressable(pe, handle, next)
		if reached {
			o, err := gpurt.OpenIPC[int32](pe.PE, download(pe, theirs))
			must(pe, err)
			equal(pe, "memory of the next PE", download(pe, o), count(100*next, n))
			meet(pe)
			k, err := memory.LoadKernels(pe.PE)
			must(pe, err)
			must(pe, k.Add(pe.Stream(), gpurt.Grid(1).Block(32), o, upload(pe, count(100*next, n))))
			must(pe, pe.Stream().Sync(pe.Context()))
			must(pe, o.Free())
		} else {
			meet(pe)
		}
		meet(pe)
		want := count(100*pe.MyPE(), n)
		if last != pe.MyPE() && addressable(pe, handle, last) {
			for i := range want {
				want[i] *= 2
			}
		}
		equal(pe, "memory that the PE before has doubled", download(pe, b), want)
		must(pe, b.Free())
	})
}
