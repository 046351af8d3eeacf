package conformance_test

import (
	"errors"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/memory"
)

// onGPU reports whether the PE is a GPU: an emulated one has no handles.
func onGPU(pe *gputest.PE) bool {
	_, err := pe.Handles()
	if err != nil && !errors.Is(err, gpurt.ErrNoHandle) {
		pe.Fatalf("%v", err)
	}
	return err == nil
}

// TestWrappedMemory has a kernel use memory by its address, and frees it by its owner alone.
func TestWrappedMemory(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		owner := upload(pe, []int32{1, 2, 3, 4, 5})
		src := upload(pe, []int32{10, 20, 30})
		b, err := gpurt.Wrap[int32](pe.PE, owner.Addr()+4, 3)
		must(pe, err)
		must(pe, k.Add(pe.Stream(), gpurt.Grid(1).Block(32), b, src))
		equal(pe, "owner", download(pe, owner), []int32{1, 12, 23, 34, 5})
		equal(pe, "wrapped", download(pe, b), []int32{12, 23, 34})
		if b.Addr() != owner.Slice(1, 4).Addr() {
			pe.Errorf("the address is %#x, of the slice of the owner %#x", b.Addr(), owner.Slice(1, 4).Addr())
		}
		must(pe, b.Free())
		if err := b.Free(); !errors.Is(err, gpurt.ErrFreed) {
			pe.Errorf("freed twice: %v", err)
		}
		equal(pe, "owner after Free", download(pe, owner), []int32{1, 12, 23, 34, 5})
		must(pe, owner.Free())
		if onGPU(pe) {
			if _, err := gpurt.Wrap[int32](pe.PE, src.Addr(), 1<<30); err == nil {
				pe.Errorf("memory past the end of an allocation was wrapped")
			}
			host := make([]int32, 4)
			if _, err := gpurt.Wrap[int32](pe.PE, hostAddr(host), 4); err == nil {
				pe.Errorf("memory of the Go heap was wrapped")
			}
		}
	})
}

// TestPeerMemory adds to the memory of the next PE by a kernel that knows no PEs. Where that
// memory cannot be addressed, the handle is refused.
func TestPeerMemory(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(2), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		me, pes := pe.MyPE(), pe.NumPEs()
		next, last := (me+1)%pes, (me+pes-1)%pes
		b, err := gpurt.AllocSymFrom(pe.PE, []int32{1, 2, 3, 4})
		must(pe, err)
		mine, err := b.Peer(me)
		must(pe, err)
		if mine.Addr() != b.Addr() {
			pe.Errorf("own memory is at %#x, as a peer's at %#x", b.Addr(), mine.Addr())
		}
		want := []int32{1, 2, 3, 4}
		if addressable(pe, b, last) {
			want[1], want[2] = 2+int32(10*last), 8
		}
		there, err := b.Slice(1, 3).Peer(next)
		reached := addressable(pe, b, next)
		if reached {
			must(pe, err)
			must(pe, k.Add(pe.Stream(), gpurt.Grid(1).Block(32), there, upload(pe, []int32{int32(10 * me), 5})))
		}
		meet(pe)
		equal(pe, "memory", download(pe, b), want)
		if reached {
			equal(pe, "memory of the next PE", download(pe, there), []int32{2 + int32(10*me), 8})
			if err := there.Free(); err == nil {
				pe.Errorf("memory of another PE was freed")
			}
		}
		must(pe, pe.Barrier(pe.Context()))
		must(pe, b.Free())
		if reached {
			if err := there.Zero(pe.Stream()); !errors.Is(err, gpurt.ErrFreed) {
				pe.Errorf("a peer's memory after Free of the whole: %v", err)
			}
		}
	})
}

// addressable reports whether the memory of a PE can be addressed. If not, the error is the
// one that says so.
func addressable[T shmem.Elem](pe *gputest.PE, x *gpurt.SymBuffer[T], of int) bool {
	pe.Helper()
	_, err := x.Peer(of)
	if err != nil && (!errors.Is(err, gpurt.ErrUnreachable) || of == pe.MyPE()) {
		pe.Fatalf("memory of PE %d: %v", of, err)
	}
	return err == nil
}

// TestHandles takes handles out of a PE, and a stream in.
func TestHandles(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		e, err := pe.Stream().Record()
		must(pe, err)
		s, serr := pe.Stream().Handle()
		ev, eerr := e.Handle()
		if !onGPU(pe) {
			_, werr := pe.WrapStream(16)
			for what, err := range map[string]error{"stream": serr, "event": eerr, "wrapped stream": werr} {
				if !errors.Is(err, gpurt.ErrNoHandle) {
					pe.Errorf("%s of an emulated PE: %v", what, err)
				}
			}
			return
		}
		must(pe, errors.Join(serr, eerr))
		h, err := pe.Handles()
		must(pe, err)
		if s == 0 || ev == 0 || h.Context == 0 {
			pe.Errorf("stream %#x, event %#x, device %+v", s, ev, h)
		}
		if _, err := pe.WrapStream(s); err == nil {
			pe.Errorf("a stream of the PE was wrapped")
		}
		def, err := pe.WrapStream(0)
		must(pe, err)
		b := upload(pe, []int32{1, 2, 3})
		must(pe, errors.Join(b.Zero(def), def.Sync(pe.Context()), def.Close()))
		equal(pe, "zeroed on the default stream", download(pe, b), []int32{0, 0, 0})
	})
}
