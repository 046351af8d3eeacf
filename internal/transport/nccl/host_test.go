package nccl

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// world is a number of GPUs in this process, and NCCL for them: memory by addresses, with the
// windows of all at the distance of stride.
type world struct {
	mu       sync.Mutex
	came     sync.Cond
	segments []segment
	ends     uint64 // of segments that are no windows
	hidden   bool   // PEs do not see each other's windows
	windows  []int  // of each PE, in bytes
	members  int    // of the communicator
	lsa      int    // how many PEs address each other, 0 for all
	version  nccl.Version
	gin      int // the type of network
	// registering and registered count PEs in calls that register a window, which wait for all.
	registering, registered int
}

type segment struct {
	at    uint64
	bytes []byte
}

const (
	flatBase = 0x20_0000_0000_0000
	stride   = 3
)

// gpu is one PE's GPU and its NCCL.
type gpu struct {
	cu.Driver
	w         *world
	rank      int
	noWindow  bool
	functions []string
	log       []string
	images    int
	reaching  bool // modules can reach PEs of other hosts
	globals   map[string]uint64
}

func newWorld(n int) (*world, []*gpu) {
	w := &world{ends: 0x1000, windows: make([]int, n), members: n, version: nccl.Version{Major: 2, Minor: 28, Patch: 9}, gin: nccl.GINProxy}
	w.came.L = &w.mu
	var gpus []*gpu
	for i := range n {
		gpus = append(gpus, &gpu{w: w, rank: i, globals: map[string]uint64{}})
	}
	return w, gpus
}

// find returns n bytes of memory at an address, or nil.
func (w *world) find(at uint64, n int) []byte {
	for _, s := range w.segments {
		if at >= s.at && at+uint64(n) <= s.at+uint64(len(s.bytes)) {
			return s.bytes[at-s.at:][:n]
		}
	}
	return nil
}

func (w *world) word(at uint64) uint64 { return binary.LittleEndian.Uint64(w.find(at, 8)) }
func (w *world) set(at, v uint64)      { binary.LittleEndian.PutUint64(w.find(at, 8), v) }
func (w *world) number(at uint64) int  { return int(int32(binary.LittleEndian.Uint32(w.find(at, 4)))) }

func (g *gpu) MemAlloc(n int) (uint64, cu.Result) {
	defer g.w.lock()()
	at := g.w.ends
	g.w.ends += uint64(n+0xfff) &^ 0xfff
	g.w.segments = append(g.w.segments, segment{at, make([]byte, n)})
	return at, cu.Success
}

func (w *world) lock() func() { w.mu.Lock(); return w.mu.Unlock }

func (g *gpu) MemFree(uint64) cu.Result                         { return cu.Success }
func (g *gpu) StreamCreate(uint32) (cu.Stream, cu.Result)       { return 1, cu.Success }
func (g *gpu) StreamDestroy(cu.Stream) cu.Result                { return cu.Success }
func (g *gpu) StreamQuery(cu.Stream) cu.Result                  { return cu.Success }
func (g *gpu) ErrorName(r cu.Result) string                     { return fmt.Sprint("CUDA_ERROR_", int(r)) }
func (g *gpu) ErrorString(cu.Result) string                     { return "" }
func (g *gpu) ModuleUnload(cu.Module) cu.Result                 { g.images--; return cu.Success }
func (g *gpu) ModuleLoad([]byte) (cu.Module, string, cu.Result) { g.images++; return 1, "", cu.Success }

func (g *gpu) ModuleFunction(_ cu.Module, name string) (cu.Function, cu.Result) {
	g.functions = append(g.functions, name)
	return cu.Function(len(g.functions)), cu.Success
}

func (g *gpu) ModuleGlobal(m cu.Module, name string) (uint64, int, cu.Result) {
	bytes := int(m)
	switch name {
	case farSymbol, commSymbol:
		if !g.reaching {
			return 0, 0, cu.NotFound
		}
		bytes = map[string]int{farSymbol: int(unsafe.Sizeof(farState{})), commSymbol: commBytes}[name]
	case stateSymbol:
		if bytes == 1 {
			bytes = int(unsafe.Sizeof(state{}))
		}
	}
	at, _ := g.MemAlloc(bytes)
	g.globals[name] = at
	return at, bytes, cu.Success
}

func (g *gpu) copy(dst, src []byte) cu.Result {
	if dst == nil || src == nil {
		return cu.InvalidValue
	}
	copy(dst, src)
	return cu.Success
}

func (g *gpu) CopyHtoD(dst uint64, src unsafe.Pointer, n int, _ cu.Stream) cu.Result {
	defer g.w.lock()()
	return g.copy(g.w.find(dst, n), unsafe.Slice((*byte)(src), n))
}

func (g *gpu) CopyDtoH(dst unsafe.Pointer, src uint64, n int, _ cu.Stream) cu.Result {
	defer g.w.lock()()
	g.w.came.Broadcast()
	if !g.reaches(src) {
		return cu.InvalidValue
	}
	return g.copy(unsafe.Slice((*byte)(dst), n), g.w.find(src, n))
}

func (g *gpu) CopyDtoD(dst, src uint64, n int, _ cu.Stream) cu.Result {
	defer g.w.lock()()
	g.log = append(g.log, fmt.Sprintf("copy %d", n))
	if !g.reaches(dst) || !g.reaches(src) {
		return cu.InvalidValue
	}
	return g.copy(g.w.find(dst, n), g.w.find(src, n))
}

func (g *gpu) MemsetD8(dst uint64, v byte, n int, _ cu.Stream) cu.Result {
	defer g.w.lock()()
	clear(g.w.find(dst, n))
	return cu.Success
}

// LaunchByPointers does what the kernels do.
func (g *gpu) LaunchByPointers(cfg *cu.LaunchConfig, f cu.Function, params []unsafe.Pointer) cu.Result {
	p := make([]uint64, len(params))
	for i := range p {
		p[i] = *(*uint64)(params[i])
	}
	w := g.w
	defer w.lock()()
	defer w.came.Broadcast()
	name := g.functions[f-1]
	g.log = append(g.log, strings.TrimPrefix(name, "gpuc_"))
	far := func(addr uint64, pe int) uint64 { return addr + uint64(uint32(pe-int(p[1]))*uint32(p[2]))<<32 }
	switch name {
	case "gpuc_signal":
		if p[2] != 0 {
			p[1] += w.word(p[0])
		}
		w.set(p[0], p[1])
	case "gpuc_wait":
		for {
			v, is := w.word(p[0]), uint64(4)
			if v == p[1] {
				is = 1
			} else if v < p[1] {
				is = 2
			}
			if is&p[2] != 0 {
				break
			}
			w.came.Wait()
		}
	case "gpuc_barrier":
		pes, words, now := w.word(p[0]+8), w.word(p[0]+16), w.word(p[0]+24)
		var others []int
		for i := range int(cfg.BlockX) {
			if pe := w.number(pes + uint64(4*i)); pe != g.rank {
				others = append(others, pe)
				w.set(far(words, pe)+uint64(8*g.rank), now)
			}
		}
		w.came.Broadcast()
		for slices.ContainsFunc(others, func(pe int) bool { return int64(w.word(words+uint64(8*pe))) < int64(now) }) {
			w.came.Wait()
		}
		w.set(p[0]+24, now+1)
	case "gpuc_reduce": // sums of integers of 64 bits
		n, pes := w.number(p[0]+4), w.word(p[0]+8)
		for i := p[5]; i < p[6]; i++ {
			sum := uint64(0)
			for j := range n {
				sum += w.word(far(p[4]+8*i, w.number(pes+uint64(4*j))))
			}
			if p[7] == 0 {
				w.set(p[3]+8*i, sum)
				continue
			}
			for j := range n {
				w.set(far(p[3]+8*i, w.number(pes+uint64(4*j))), sum)
			}
		}
	default:
		g.stream(strings.TrimPrefix(name, streamPrefix), p, int(cfg.BlockX))
	}
	return cu.Success
}

// lib is NCCL of a GPU.
type lib struct{ *gpu }

func (l lib) Version() nccl.Version            { return l.w.version }
func (l lib) Setenv(name, value string) error  { l.log = append(l.log, name+value); return nil }
func (l lib) UniqueID() (nccl.UniqueID, error) { return nccl.UniqueID{7}, nil }
func (l lib) Finalize(nccl.Comm, nccl.Idle) error {
	l.log = append(l.log, "finalize")
	return nil
}
func (l lib) Destroy(nccl.Comm) error { l.log = append(l.log, "destroy"); return nil }
func (l lib) MemFree(uint64) error    { l.log = append(l.log, "free"); return nil }
func (l lib) Init(id nccl.UniqueID, rank, size int, _ *nccl.Config, _ nccl.Idle) (nccl.Comm, error) {
	if id != (nccl.UniqueID{7}) || rank != l.rank || size != len(l.w.windows) {
		return 0, errors.New("other arguments")
	}
	return 1, nil
}

func (l lib) Place(c nccl.Comm) (rank, size int, err error) { return l.rank, len(l.w.windows), nil }
func (l lib) Device(nccl.Comm) (int, error)                 { return 5, nil }

func (l lib) Shrink(parent nccl.Comm, exclude []int, abort bool, _ *nccl.Config, idle nccl.Idle) (nccl.Comm, error) {
	if err := idle(); err != nil {
		return 0, err
	}
	defer l.w.lock()()
	l.log = append(l.log, fmt.Sprint("shrink ", parent, exclude, abort))
	l.w.members = len(l.w.windows) - len(exclude)
	for _, pe := range exclude {
		if pe < l.rank {
			l.gpu.rank--
		}
	}
	return parent + 1, nil
}

func (l lib) MemAlloc(n int) (uint64, error) { at, _ := l.gpu.MemAlloc(n); return at, nil }

// RegisterWindow maps memory at the next place that is free in this GPU's part of the range.
func (l lib) RegisterWindow(_ nccl.Comm, addr uint64, n, flags int, _ nccl.Idle) (nccl.Window, error) {
	if l.noWindow {
		return 0, nil
	}
	h, _ := l.gpu.MemAlloc(32)
	defer l.w.lock()()
	first := l.rank - l.rank%l.near()
	base := flatBase + uint64(l.w.windows[l.rank]) + uint64(first*stride)<<32
	l.w.windows[l.rank] += n
	l.w.segments = append(l.w.segments, segment{base + uint64((l.rank-first)*stride)<<32, l.w.find(addr, n)})
	w := window{flatBase: base, rank: int32(l.rank - first), stride: stride}
	if (flags&nccl.WindowOrdered != 0) != (l.near() < l.w.members && l.w.version.Minor >= 30) {
		return 0, fmt.Errorf("flags %d", flags)
	}
	copy(l.w.find(h, 32), unsafe.Slice((*byte)(unsafe.Pointer(&w)), 32))
	round := l.w.registered
	if l.w.registering++; l.w.registering == l.w.members {
		l.w.registering, l.w.registered = 0, round+1
		l.w.came.Broadcast()
	}
	for l.w.registered == round {
		l.w.came.Wait()
	}
	return nccl.Window(h), nil
}

func (l lib) DeregisterWindow(nccl.Comm, nccl.Window) error {
	l.log = append(l.log, "deregister")
	return nil
}

func env(name string) string { return map[string]string{heapVariable: "4M"}[name] }

// onPEs calls f on each of n PEs, and returns their errors.
func onPEs(t *testing.T, gpus []*gpu, f func(l *Library, g *gpu) error) []error {
	t.Helper()
	errs := make([]error, len(gpus))
	var all sync.WaitGroup
	for i, g := range gpus {
		all.Go(func() {
			l := open(lib{g}, g, env)
			l.LinkBy(g.link)
			id := nccl.UniqueID{7}
			err := l.Init(i, len(gpus), id[:])
			if err == nil {
				err = f(l, g)
			}
			errs[i] = err
		})
	}
	all.Wait()
	return errs
}

func (g *gpu) put(at uint64, words ...uint64) {
	defer g.w.lock()()
	for i, v := range words {
		g.w.set(at+uint64(8*i), v)
	}
}

func (g *gpu) words(at uint64, n int) (words []uint64) {
	defer g.w.lock()()
	for i := range n {
		words = append(words, g.w.word(at+uint64(8*i)))
	}
	return words
}

// TestOperationsOnStreams does each operation on three PEs, and compares the memory of all afterwards.
func TestOperationsOnStreams(t *testing.T) {
	t.Run("near", func(t *testing.T) { testOperations(t, 0) })
	t.Run("far", func(t *testing.T) { testOperations(t, 1) })
}

func testOperations(t *testing.T, lsa int) {
	const n = 3
	type operands = transport.Operands
	for _, c := range []struct {
		op   string
		set  func(a *operands, me int)
		want [n]string // words of dst, of 8 bytes, and the signal
	}{
		{"Put", func(a *operands, me int) { a.Bytes, a.PE = 16, (me+1)%n }, [n]string{"[20 21 0 0 0 0] 0", "[0 1 0 0 0 0] 0", "[10 11 0 0 0 0] 0"}},
		{"GetNBI", func(a *operands, me int) { a.Bytes, a.PE = 16, (me+1)%n }, [n]string{"[10 11 0 0 0 0] 0", "[20 21 0 0 0 0] 0", "[0 1 0 0 0 0] 0"}},
		{"PutSignal", func(a *operands, me int) { a.Bytes, a.PE, a.Value, a.SigOp = 8, (me+2)%n, 5, op.SignalAdd }, [n]string{"[10 0 0 0 0 0] 6", "[20 0 0 0 0 0] 6", "[0 0 0 0 0 0] 6"}},
		{"SignalOp", func(a *operands, me int) { a.PE, a.Value, a.SigOp = 0, 9, op.SignalSet }, [n]string{"[0 0 0 0 0 0] 9", "[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1"}},
		{"SignalWaitUntil", func(a *operands, me int) { a.Value, a.Cmp = 1, op.CmpGE }, [n]string{"[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1"}},
		{"Quiet", func(*operands, int) {}, [n]string{"[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1"}},
		{"Broadcast", func(a *operands, me int) { a.Bytes, a.PE = 16, 1 }, [n]string{"[10 11 0 0 0 0] 1", "[10 11 0 0 0 0] 1", "[10 11 0 0 0 0] 1"}},
		{"FCollect", func(a *operands, me int) { a.Bytes = 16 }, [n]string{"[0 1 10 11 20 21] 1", "[0 1 10 11 20 21] 1", "[0 1 10 11 20 21] 1"}},
		{"AllToAll", func(a *operands, me int) { a.Bytes = 8 }, [n]string{"[0 10 20 0 0 0] 1", "[1 11 21 0 0 0] 1", "[2 12 22 0 0 0] 1"}},
		{"Reduce", func(a *operands, me int) { a.Bytes, a.Type, a.Reduction = 40, op.TypeInt64, op.Sum }, [n]string{"[30 33 36 39 42 0] 1", "[30 33 36 39 42 0] 1", "[30 33 36 39 42 0] 1"}},
		{"ReduceScatter", func(a *operands, me int) { a.Bytes, a.Type, a.Reduction = 16, op.TypeInt64, op.Sum }, [n]string{"[30 33 0 0 0 0] 1", "[36 39 0 0 0 0] 1", "[42 45 0 0 0 0] 1"}},
		{"Reduce", func(a *operands, me int) { a.Dst, a.Bytes, a.Type, a.Reduction = a.Src, 8, op.TypeInt64, op.Sum }, [n]string{"[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1", "[0 0 0 0 0 0] 1"}},
	} {
		t.Run(c.op, func(t *testing.T) {
			_, gpus := newFarWorld(n, lsa)
			var got [n]string
			errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
				at, err := l.Malloc(256)
				if err != nil {
					return err
				}
				a := transport.Operands{Operands: op.Operands[uint64]{Dst: at, Src: at + 64, Word: at + 128}}
				for i := range 6 {
					g.put(a.Src+uint64(8*i), uint64(10*g.rank+i))
				}
				if !strings.Contains(c.want[0], "] 0") { // those that signal nothing begin at 1
					g.put(a.Word, 1)
				}
				if err := l.barrier(); err != nil {
					return err
				}
				c.set(&a, g.rank)
				if err := l.OnStream(op.HostLookup(c.op), &a); err != nil {
					return err
				}
				if err := l.barrier(); err != nil {
					return err
				}
				got[g.rank] = fmt.Sprint(g.words(at, 6), g.words(at+128, 1)[0])
				return l.Finalize()
			})
			if err := errors.Join(errs...); err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Errorf("memory (-want +got):\n%s", d)
			}
			for _, g := range gpus {
				if g.images != 0 {
					t.Errorf("PE %d leaves %d modules", g.rank, g.images)
				}
			}
		})
	}
}

// TestTeams: parts of teams, of parts, and teams by an id, some at the same time on disjoint PEs; a
// number that was given back is taken again.
func TestTeams(t *testing.T) {
	for _, lsa := range []int{0, 2, 1} {
		t.Run(fmt.Sprint(lsa), func(t *testing.T) { testTeams(t, lsa) })
	}
}

func testTeams(t *testing.T, lsa int) {
	const n = 4
	_, gpus := newFarWorld(n, lsa)
	var got [n]string
	errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
		var text []string
		tell := func(id int32, err error) error {
			if err != nil {
				return err
			}
			if id == transport.NoTeam {
				text = append(text, "none")
				return nil
			}
			members, err := l.TeamMembers(id)
			text = append(text, fmt.Sprint(id, members, l.teams[id].me(g.rank)))
			return errors.Join(err, l.OnStream(op.HostLookup("Barrier"), &transport.Operands{Operands: op.Operands[uint64]{Team: id}}))
		}
		if err := tell(l.SplitStrided(op.TeamWorld, 1, 2, 2, 0)); err != nil {
			return err
		}
		x, y, err := l.Split2D(op.TeamWorld, 2, 0, 0)
		if err := errors.Join(tell(x, err), tell(y, err)); err != nil {
			return err
		}
		if err := l.DestroyTeam(x); err != nil {
			return err
		}
		if err := tell(l.SplitStrided(y, 1, 1, 1, 0)); err != nil {
			return err
		}
		if err := tell(l.NewTeam(42, n-1-g.rank, n, 0)); err != nil {
			return err
		}
		got[g.rank] = strings.Join(text, "; ")
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	want := [n]string{
		"none; 7 [0 1] 0; 6 [0 2] 0; none; 9 [3 2 1 0] 3",
		"6 [1 3] 0; 7 [0 1] 1; 8 [1 3] 0; none; 9 [3 2 1 0] 2",
		"none; 7 [2 3] 0; 6 [0 2] 1; 7 [2] 0; 9 [3 2 1 0] 1",
		"6 [1 3] 1; 7 [2 3] 1; 8 [1 3] 1; 7 [3] 0; 9 [3 2 1 0] 0",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("teams (-want +got):\n%s", d)
	}
}

// TestMemoryThatIsNotAddressed is refused at the start.
func TestMemoryThatIsNotAddressed(t *testing.T) {
	w, gpus := newWorld(2)
	gpus[0].noWindow, gpus[1].noWindow = true, true
	for _, err := range onPEs(t, gpus, nil) {
		if want := "NCCL 2.28.9 gives no window for symmetric memory: PEs address each other's memory where"; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("without a window: %v", err)
		}
	}
	w.hidden = true
	gpus[0].noWindow, gpus[1].noWindow = false, false
	for i, err := range onPEs(t, gpus, nil) {
		if want := fmt.Sprintf("PE %d cannot read the memory of PE %d", i, 1-i); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("with a PE elsewhere: %v", err)
		}
	}
}

func TestModulesGetTheState(t *testing.T) {
	_, gpus := newWorld(2)
	errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
		if err := l.ModuleInit(8); err == nil || !strings.Contains(err.Error(), "gpuc_nccl_state has 8 bytes in the kernels and 32 here") {
			t.Errorf("a module of another size: %v", err)
		}
		g.reaching = true
		err := l.ModuleInit(unsafe.Sizeof(l.state))
		defer g.w.lock()()
		if near := g.w.word(g.globals[farSymbol]); near != 2<<32 {
			t.Errorf("kernels that reach other hosts find the PEs %#x on this one, want 2 from 0 on", near)
		}
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// TestHeap compares the heap with a map of bytes.
func TestHeap(t *testing.T) {
	const base, size = 3 << 20, 64 << 10
	r := rand.New(rand.NewPCG(1, 2))
	h := heap{begin: base, end: base + size}
	used := make([]bool, size/heapAlign)
	blocks := map[uint64]int{}
	fill := func(at uint64, units int, v bool) {
		for i := range units {
			if k := int(at-base)/heapAlign + i; used[k] == v {
				t.Fatalf("%#x is used already, or free", at)
			} else {
				used[k] = v
			}
		}
	}
	for range 5000 {
		if len(blocks) > 0 && r.IntN(2) == 0 {
			for at, units := range blocks {
				if !h.give(at) || h.give(at) {
					t.Fatalf("%#x is not given back once", at)
				}
				fill(at, units, false)
				delete(blocks, at)
				break
			}
			continue
		}
		bytes, align := r.IntN(8<<10), 1<<r.IntN(14)
		at := h.take(bytes, align)
		units := roundUp(max(bytes, 1), heapAlign) / heapAlign
		if at == 0 {
			first := slices.IndexFunc(used, func(bool) bool { return false })
			for k := range used {
				if (base+k*heapAlign)%max(align, heapAlign) == 0 && k+units <= len(used) && !slices.Contains(used[k:k+units], true) {
					first = k
					break
				}
			}
			if first >= 0 {
				t.Fatalf("no room for %d bytes, and there is some", bytes)
			}
			continue
		}
		if at%uint64(align) != 0 {
			t.Fatalf("%#x is no multiple of %d", at, align)
		}
		fill(at, units, true)
		blocks[at] = units
	}
	if h.take(size+1, 1) != 0 || h.take(-1, 1) != 0 {
		t.Error("there is room for more than the heap")
	}
}

func TestHeapSize(t *testing.T) {
	for text, want := range map[string]int{"": 1 << 30, "8G": 8 << 30, "3m": 4 << 20, "1": granule, "1T": 1 << 40, "x": 0, "-1": 0, "0": 0, "G": 0, "99999999999T": 0} {
		got, err := heapSize(func(string) string { return text })
		if got != want || (err == nil) != (want != 0) {
			t.Errorf("%q: %d, %v, want %d", text, got, err, want)
		}
	}
}

// The driver compiles the kernels of streams where a program runs; nvJitLink takes the same text.
func TestKernelsOfStreamsCompile(t *testing.T) {
	lib, err := jitlink.Open(chaintest.Toolchain(t, toolchain.Compile).Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{"onstream": kernelsPTX}
	for _, o := range []string{"Reduce", "ReduceScatter"} {
		for _, in := range op.Lookup(o).Instances() {
			texts[in.Type.String()+" "+in.Reduction.String()] = reduction{in.Type, in.Reduction}.ptx()
		}
	}
	for name, text := range texts {
		in := []jitlink.Input{{Name: "kernels.ptx", Kind: jitlink.PTX, Data: []byte(text)}}
		if _, _, err := lib.Link(in, jitlink.Config{Arch: chaintest.Arch(t, "sm_90"), NoLTO: true}); err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}

// TestShrink has one of three PEs die. The others go on in the same memory, with new numbers and a new
// heap, and end as ever.
func TestShrink(t *testing.T) {
	for dead, others := range [][2]int{{1, 2}, {0, 2}, {0, 1}} {
		_, gpus := newWorld(3)
		var used [3]int
		errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
			if _, err := l.Malloc(64); err != nil || g.rank == dead {
				return err
			}
			memory := l.memory
			h, err := l.Shrink(t.Context(), []int{dead})
			if err == nil {
				err = h.(*Library).Complete()
			}
			if err != nil {
				return err
			}
			n := h.(*Library)
			if n.memory != memory || n.rank != g.rank || n.size != 2 || l.Status() != transport.NotInitialized {
				t.Errorf("without PE %d: PE %d of %d, memory at %#x, which was at %#x; the old one has status %v", dead, n.rank, n.size, n.memory, memory, l.Status())
			}
			at, err := n.Malloc(64)
			if err != nil {
				return err
			}
			g.put(at+8, uint64(70+g.rank))
			if err := n.OnStream(op.HostLookup("Put"), &transport.Operands{Operands: op.Operands[uint64]{Dst: at, Src: at + 8, PE: 1 - g.rank}, Bytes: 8}); err != nil {
				return err
			}
			if err := n.barrier(); err != nil {
				return err
			}
			if got := g.words(at, 1)[0]; got != uint64(71-g.rank) {
				t.Errorf("without PE %d: PE %d has %d of the other", dead, g.rank, got)
			}
			if members, err := n.TeamMembers(op.TeamWorld); err != nil || !slices.Equal(members, []int{0, 1}) {
				t.Errorf("the team of all PEs has %v, %v", members, err)
			}
			g.log = nil
			used[g.rank] = g.images
			return n.Finalize()
		})
		if err := errors.Join(errs...); err != nil {
			t.Fatal(err)
		}
		for i, pe := range others {
			g := gpus[pe]
			if d := cmp.Diff([]string{"barrier", "deregister", "free", "finalize", "destroy"}, g.log); d != "" || g.images != 0 || used[i] == 0 {
				t.Errorf("PE %d at its end, with %d modules (-want +got):\n%s", pe, g.images, d)
			}
		}
	}
}

// TestShrinkEndsWithItsContext where others that are named as alive do not come.
func TestShrinkEndsWithItsContext(t *testing.T) {
	_, gpus := newWorld(3)
	enough := errors.New("enough")
	ctx, end := context.WithCancelCause(t.Context())
	end(enough)
	for rank, err := range onPEs(t, gpus, func(l *Library, _ *gpu) error { _, err := l.Shrink(ctx, []int{(l.rank + 1) % 3}); return err }) {
		if !errors.Is(err, enough) {
			t.Errorf("PE %d: %v", rank, err)
		}
	}
}

// TestShrinkToOne leaves a PE alone, which needs no communicator, in memory of NCCL.
func TestShrinkToOne(t *testing.T) {
	_, gpus := newWorld(2)
	errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
		if g.rank == 1 {
			return nil
		}
		h, err := l.Shrink(t.Context(), []int{1})
		if err == nil {
			err = h.(*Library).Complete()
		}
		if err != nil {
			return err
		}
		if at, err := h.Malloc(8); err != nil || at < l.memory || at >= l.memory+1<<30 {
			t.Errorf("memory at %#x, %v; that of the heap is at %#x", at, err, l.memory)
		}
		g.log = nil
		err = h.Finalize()
		if d := cmp.Diff([]string{"free"}, g.log); d != "" {
			t.Errorf("at its end (-want +got):\n%s", d)
		}
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// TestForeignCommunicator: the PEs of another library's communicator are its ranks, and it lives on.
func TestForeignCommunicator(t *testing.T) {
	_, gpus := newWorld(2)
	var all sync.WaitGroup
	for rank, g := range gpus {
		all.Go(func() {
			l := open(lib{g}, g, env)
			me, n, device, err := l.adopt(1)
			if me != rank || n != 2 || device != 5 || err != nil {
				t.Errorf("PE %d of %d on GPU %d, %v", me, n, device, err)
			}
			if err := errors.Join(l.Complete(), l.barrier()); err != nil {
				t.Error(err)
				return
			}
			g.log = nil
			if err := l.Finalize(); err != nil {
				t.Error(err)
			}
			if d := cmp.Diff([]string{"barrier", "deregister", "free"}, g.log); d != "" {
				t.Errorf("PE %d at its end (-want +got):\n%s", rank, d)
			}
		})
	}
	all.Wait()
}

// TestWhichNCCL: a communicator is of an NCCL that the process has opened already.
func TestWhichNCCL(t *testing.T) {
	for _, tt := range []struct {
		paths             []string
		named, want, fail string
	}{
		{[]string{"/a/libnccl.so.2"}, "", "/a/libnccl.so.2", ""},
		{[]string{"/a/libnccl.so.2"}, "/b/libnccl.so.2", "/a/libnccl.so.2", ""},
		{[]string{"/a/libnccl.so.2", "/b/libnccl.so.2"}, "/b/libnccl.so.2", "/b/libnccl.so.2", ""},
		{[]string{"/a/libnccl.so.2", "/b/libnccl.so.2"}, "/c/libnccl.so.2", "", "set GPUC_NCCL_LIBRARY to that one of /a/libnccl.so.2, /b/libnccl.so.2"},
		{nil, "/a/libnccl.so.2", "", "has opened no libnccl.so.2"},
	} {
		got, err := pick(tt.paths, tt.named)
		if got != tt.want || (err == nil) != (tt.fail == "") || err != nil && !strings.Contains(err.Error(), tt.fail) {
			t.Errorf("%q, %q: %q, %v; want %q, %q", tt.paths, tt.named, got, err, tt.want, tt.fail)
		}
	}
}
