package cuda

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvshmem"
)

var errNoNVSHMEM = errors.New("NVSHMEM is not installed")

func pause() { runtime.Gosched() }

// fakeWorld is NVSHMEM for a number of PEs in one process.
type fakeWorld struct {
	pes  []*fakePE
	mu   sync.Mutex
	cond sync.Cond
	// arrived and round are the barrier's.
	arrived, round int
}

type fakePE struct {
	w       *fakeWorld
	rank    int
	version nvshmem.Version
	heap    []uint64
	used    int
	refused bool // some Malloc found no room
	inits   int
	freed   []uint64
	modules map[uintptr]bool
	done    bool
	limited bool // PEs share GPUs without MPS
	log     []string
	calls   []fakeCall
}

// fakeCall is a call that enqueues an operation.
type fakeCall struct {
	Name     string
	Operands nvshmem.Operands
}

const fakeHeap = 192<<10 + scratchBytes

func newFakeWorld(n int) *fakeWorld {
	w := &fakeWorld{}
	w.cond.L = &w.mu
	for i := range n {
		heap := make([]uint64, fakeHeap/8)
		for j := range heap {
			heap[j] = 0xAAAAAAAAAAAAAAAA
		}
		w.pes = append(w.pes, &fakePE{w: w, rank: i, version: nvshmem.Version{Major: 3, Minor: 4, Patch: 5}, heap: heap, modules: map[uintptr]bool{}})
	}
	return w
}

func (w *fakeWorld) barrier() {
	w.mu.Lock()
	defer w.mu.Unlock()
	round := w.round
	if w.arrived++; w.arrived == len(w.pes) {
		w.arrived, w.round = 0, w.round+1
		w.cond.Broadcast()
		return
	}
	for w.round == round {
		w.cond.Wait()
	}
}

// shareID hands PE 0's id to all.
func (w *fakeWorld) shareID(rank int) func(context.Context, func() ([]byte, error)) ([]byte, error) {
	return func(_ context.Context, create func() ([]byte, error)) ([]byte, error) {
		if rank == 0 {
			return create()
		}
		return []byte("id of 0"), nil
	}
}

func (p *fakePE) base() uint64 { return uint64(uintptr(unsafe.Pointer(&p.heap[0]))) }

func (p *fakePE) Version() nvshmem.Version  { return p.version }
func (p *fakePE) UniqueID() ([]byte, error) { return []byte("id of 0"), nil }

func (p *fakePE) Init(rank, size int, id []byte) error {
	if rank != p.rank || size != len(p.w.pes) || string(id) != "id of 0" {
		return errors.New("wrong arguments")
	}
	p.inits++
	return nil
}

func (p *fakePE) Malloc(n int) (uint64, error) {
	n = align(n, 64)
	if p.used+n > fakeHeap {
		p.refused = true
		return 0, nil
	}
	addr := p.base() + uint64(p.used)
	p.used += n
	return addr, nil
}

func (p *fakePE) Register(addr uint64, bytes int) error {
	p.log = append(p.log, fmt.Sprintf("register %d bytes", bytes))
	return nil
}

func (p *fakePE) Unregister(addr uint64) error {
	p.log = append(p.log, "unregister")
	return nil
}

func (p *fakePE) Free(addr uint64) error { p.freed = append(p.freed, addr-p.base()); return nil }

// Ptr says that PEs reach each other, but for the last and the first.
func (p *fakePE) Ptr(addr uint64, pe int) (uint64, error) {
	if n := len(p.w.pes) - 1; n > 1 && p.rank+pe == n && p.rank*pe == 0 {
		return 0, nil
	}
	return p.w.pes[pe].base() + addr - p.base(), nil
}

func (p *fakePE) put(dst, src uint64, n, pe int) {
	to := p.w.pes[pe].base() + dst - p.base()
	copy(unsafe.Slice((*byte)(foreign(uintptr(to))), n), unsafe.Slice((*byte)(foreign(uintptr(src))), n))
}

// OnStream does what can be seen of an operation: it logs the call, and performs puts.
func (p *fakePE) OnStream(in op.HostInstance, a *nvshmem.Operands) error {
	p.calls = append(p.calls, fakeCall{in.CName(), *a})
	switch {
	case in.Op.Name == "Put" || in.Op.Name == "PutNBI":
		p.put(a.Dst, a.Src, a.Count, int(a.PE))
	case in.Op.Name == "FCollect" && !in.Words:
		for pe := range p.w.pes {
			p.put(a.Dst+uint64(p.rank*a.Count), a.Src, a.Count, pe)
		}
		p.w.barrier()
	case in.Op.Same(hostBarrierAll.Op):
		p.w.barrier()
	}
	return nil
}

func (p *fakePE) ModuleInit(m uintptr) error {
	p.modules[m] = true
	p.log = append(p.log, "module init")
	return nil
}

func (p *fakePE) ModuleFinalize(m uintptr) error {
	if !p.modules[m] {
		return errors.New("unknown module")
	}
	delete(p.modules, m)
	p.log = append(p.log, "module finalize")
	return nil
}

func (p *fakePE) Finalize() error {
	p.done = true
	p.log = append(p.log, "finalize")
	return nil
}

func (p *fakePE) LimitedMPG() bool { return p.limited }

func (p *fakePE) TeamMembers(int32) ([]int, error) {
	members := make([]int, len(p.w.pes))
	for i := range members {
		members[i] = i
	}
	return members, nil
}

func (p *fakePE) SplitStrided(_ int32, start, stride, size int) (int32, error) {
	p.log = append(p.log, "split strided")
	if stride < 1 {
		return nvshmem.InvalidTeam, errors.New("NVSHMEM takes no stride below 1")
	}
	for i := range size {
		if start+i*stride == p.rank {
			return 6, nil
		}
	}
	return nvshmem.InvalidTeam, nil
}

func (p *fakePE) Split2D(_ int32, xRange int) (x, y int32, err error) {
	p.log = append(p.log, "split 2d")
	return 6, 7, nil
}

func (p *fakePE) TeamID() (uint64, error) { return 11, nil }

func (p *fakePE) NewTeam(id uint64, me, n int) (int32, error) {
	p.log = append(p.log, fmt.Sprintf("team %x: %d of %d", id, me, n))
	return 8, nil
}

func (p *fakePE) DestroyTeam(team int32) error {
	p.log = append(p.log, "destroy team")
	return nil
}
