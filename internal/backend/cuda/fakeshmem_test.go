package cuda

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
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
	// contexts is the last number of contexts that a team was made with.
	contexts int
	limited  bool // PEs share GPUs without MPS
	nccl     bool // NCCL is below
	// multicast says that PEs read each other's sources when they reduce.
	multicast bool
	room      int // bytes of source that a reduce-scatter takes, without NCCL
	log       []string
	calls     []fakeCall
}

// fakeCall is a call that enqueues an operation.
type fakeCall struct {
	Name     string
	Operands transport.Operands
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
		w.pes = append(w.pes, &fakePE{w: w, rank: i, version: nvshmem.Version{Major: 3, Minor: 4, Patch: 5}, heap: heap, modules: map[uintptr]bool{}, room: reduceLimits().ScatterBytes})
	}
	return w
}

// reduceLimits are those of an environment without settings.
func reduceLimits() transport.ReduceLimits {
	return nvshmem.Transport().Host.ReduceLimits(func(string) string { return "" })
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

func (p *fakePE) Version() string { return p.version.String() }

func (p *fakePE) Runs(device string) bool {
	v, err := nvshmem.ParseVersion(device)
	return err == nil && p.version.Runs(v)
}

func (p *fakePE) UseInterface(name string) error {
	p.log = append(p.log, "interface "+name)
	return nil
}

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

// Align is Malloc at the next multiple of alignment.
func (p *fakePE) Align(alignment, n int) (uint64, error) {
	first := int(p.base() % uint64(alignment))
	p.used = align(first+p.used, alignment) - first
	p.log = append(p.log, fmt.Sprintf("align %d", alignment))
	return p.Malloc(n)
}

// RegisterSymmetric gives the buffer an address in the heap.
func (p *fakePE) RegisterSymmetric(addr uint64, n int) (uint64, error) {
	p.log = append(p.log, fmt.Sprintf("register symmetric %d bytes", n))
	at, err := p.Malloc(n)
	if at == 0 {
		err = errors.New("nvshmemx_buffer_register_symmetric failed")
	}
	return at, err
}

func (p *fakePE) UnregisterSymmetric(addr uint64, n int) error {
	p.log = append(p.log, fmt.Sprintf("unregister symmetric %d bytes", n))
	return nil
}

// put copies at once. PEs may put to one place at the same time.
func (p *fakePE) put(dst, src uint64, n, pe int) {
	p.w.mu.Lock()
	defer p.w.mu.Unlock()
	to := p.w.pes[pe].base() + dst - p.base()
	copy(unsafe.Slice((*byte)(foreign(uintptr(to))), n), unsafe.Slice((*byte)(foreign(uintptr(src))), n))
}

// Unlimited and Multicast want an address in the heap.
func (p *fakePE) Unlimited(team int32, t op.Type, r op.Reduction, heap uint64) bool {
	return p.nccl && r <= op.Max && !p.Multicast(team, heap)
}

func (p *fakePE) Multicast(_ int32, heap uint64) bool {
	if at := heap - p.base(); at >= fakeHeap {
		panic("the address is not in the heap")
	}
	return p.multicast
}

// sums puts the sum over all PEs of their n integers at src to dst of this PE.
func (p *fakePE) sums(dst, src uint64, n int) {
	p.w.barrier()
	sums := make([]int64, n)
	for _, q := range p.w.pes {
		for i, v := range unsafe.Slice((*int64)(foreign(uintptr(q.base()+src-p.base()))), n) {
			sums[i] += v
		}
	}
	p.w.barrier()
	copy(unsafe.Slice((*int64)(foreign(uintptr(dst))), n), sums)
}

func (p *fakePE) Shared(o *op.HostOp) bool { return new(nvshmem.Library).Shared(o) }

// OnStream does what can be seen of an operation: it logs the call, performs puts, and adds
// integers of 64 bits.
func (p *fakePE) OnStream(o *op.HostOp, a *transport.Operands) error {
	name := o.Name
	if o.Reduces() {
		name += fmt.Sprintf(" %v %v", a.Type, a.Reduction)
	}
	p.calls = append(p.calls, fakeCall{name, *a})
	switch {
	case o.Name == "Put" || o.Name == "PutNBI":
		p.put(a.Dst, a.Src, a.Bytes, int(a.PE))
	case o.Name == "FCollect":
		for pe := range p.w.pes {
			p.put(a.Dst+uint64(p.rank*a.Bytes), a.Src, a.Bytes, pe)
		}
		p.w.barrier()
	case o.Reduces() && a.Reduction == op.Sum && a.Type == op.TypeInt64:
		n := a.Bytes / 8
		switch {
		case o.Name == "Reduce":
			p.sums(a.Dst, a.Src, n)
		case p.nccl || a.Bytes*len(p.w.pes) <= p.room:
			p.sums(a.Dst, a.Src+uint64(p.rank*a.Bytes), n)
		default:
			return fmt.Errorf("%d bytes do not fit into %d", a.Bytes*len(p.w.pes), p.room)
		}
	case o.Same(hostBarrierAll.Op):
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

func (p *fakePE) Status() transport.Status {
	switch {
	case p.inits == 0 || p.done:
		return transport.NotInitialized
	case p.limited:
		return transport.LimitedMPG
	}
	return transport.Initialized
}

func (p *fakePE) Spec() string { return "1.3" }

// Bootstrap has the PEs meet as they are numbered, two on a host.
func (p *fakePE) Bootstrap(name string, _ func(string) string) (rank, size, local int, err error) {
	p.log = append(p.log, "bootstrap "+name)
	return p.rank, len(p.w.pes), p.rank % 2, nil
}

func (p *fakePE) Exit() { p.log = append(p.log, "exit") }

func (p *fakePE) Complete() error {
	p.inits++
	p.log = append(p.log, "complete")
	return nil
}

func (p *fakePE) TeamMembers(int32) ([]int, error) {
	members := make([]int, len(p.w.pes))
	for i := range members {
		members[i] = i
	}
	return members, nil
}

func (p *fakePE) SplitStrided(_ int32, start, stride, size, contexts int) (int32, error) {
	p.contexts = contexts
	p.log = append(p.log, "split strided")
	if stride < 1 {
		return transport.NoTeam, errors.New("NVSHMEM takes no stride below 1")
	}
	for i := range size {
		if start+i*stride == p.rank {
			return 6, nil
		}
	}
	return transport.NoTeam, nil
}

func (p *fakePE) Split2D(_ int32, xRange, xContexts, yContexts int) (x, y int32, err error) {
	p.contexts = 100*xContexts + yContexts
	p.log = append(p.log, "split 2d")
	return 6, 7, nil
}

func (p *fakePE) TeamID() (uint64, error) { return 11, nil }

func (p *fakePE) NewTeam(id uint64, me, n, contexts int) (int32, error) {
	p.contexts = contexts
	p.log = append(p.log, fmt.Sprintf("team %x: %d of %d", id, me, n))
	return 8, nil
}

func (p *fakePE) TeamContexts(int32) (int, error) { return p.contexts, nil }

func (p *fakePE) DestroyTeam(team int32) error {
	p.log = append(p.log, "destroy team")
	return nil
}

// fakeServices returns services on the fake driver. Without a world, NVSHMEM is
// not installed.
func fakeServices(f *fakeDriver, w *fakeWorld, rank int) services {
	return services{
		driver:    func() (cu.Driver, error) { return f, nil },
		transport: nvshmem.Transport(),
		host: func() (transport.Host, error) {
			if w == nil {
				return nil, errNoNVSHMEM
			}
			return w.pes[rank], nil
		},
		build: func(_ context.Context, a *driver.Artifact, gpu arch.Target, _ *transport.Transport) (driver.Cubin, error) {
			ir, err := a.IR()
			return driver.Cubin{Arch: gpu.SM(), Transport: "nvshmem 3.4.5", Image: append([]byte("built for "+gpu.SM()+" from "), ir...)}, err
		},
		driverRelease: func() string { return "580.1" },
	}
}

// openFake opens PE 0 of 1.
func openFake(t *testing.T, f *fakeDriver, w *fakeWorld) *device {
	t.Helper()
	d, err := open(t.Context(), driver.Job{Size: 1}, fakeServices(f, w, 0))
	if err != nil {
		t.Fatal(err)
	}
	return d
}
