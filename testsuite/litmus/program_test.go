package litmus

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/verdict"
	"github.com/gpuc-go/gpuc/internal/test/axioms"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// encode returns the operations of a thread as kernel Program takes them.
func encode(ops []axioms.Op) uint64 {
	code := uint64(0)
	for i, o := range ops {
		scope := [...]int{axioms.System: InSystem, axioms.Device: InDevice, axioms.Block: InBlock}[o.Scope]
		code |= uint64(int(o.Kind)|o.Word<<5|o.Value<<7|scope<<10) << (12 * i)
	}
	return code
}

// result is what an execution of a program has left.
type result struct {
	mu    sync.Mutex
	left  int // PEs that have not told
	out   [20]int64
	final [3 * axioms.Words]int64
}

// outcome names the result as package axioms does.
func (r *result) outcome(p *axioms.Program) string {
	var b strings.Builder
	for i, ops := range p.Threads {
		for j := range ops {
			fmt.Fprintf(&b, "%d ", r.out[5*i+j])
		}
		b.WriteString("| ")
	}
	fmt.Fprint(&b, strings.Trim(fmt.Sprint(r.final), "[]"))
	return b.String()
}

// memory is that of a PE, and its kernels.
type memory struct {
	*Kernels
	words, elements, out *gpurt.SymBuffer[int64]
	signals              *gpurt.SignalBuffer
}

// allocate returns memory: words and signals are zero, and element 3+i is i.
func allocate(pe *gpurt.PE) (m memory, err error) {
	var errs [5]error
	m.Kernels, errs[0] = LoadKernels(pe)
	m.words, errs[1] = gpurt.AllocSymFrom(pe, make([]int64, axioms.Words))
	m.elements, errs[2] = gpurt.AllocSymFrom(pe, []int64{0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7})
	m.out, errs[3] = gpurt.AllocSymFrom(pe, make([]int64, 20))
	m.signals, errs[4] = gpurt.AllocSignals(pe, axioms.Words)
	return m, errors.Join(append(errs[:], pe.Barrier(context.Background()))...)
}

// explored returns the outcomes of a program in all orders, as axioms.Outcomes names them.
func explored(ctx context.Context, p *axioms.Program) (map[string]bool, gpurt.Coverage, error) {
	var code [4]uint64
	for i, ops := range p.Threads {
		code[i] = encode(ops)
	}
	pes, shape := p.NumPEs(), gpurt.Grid(1).Block(1)
	switch {
	case p.Paired:
		shape = gpurt.Grid(1).Block(2)
	case !p.PEs:
		shape = gpurt.Grid(len(p.Threads)).Block(1)
	}
	found := map[string]bool{}
	r := result{left: pes}
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: pes, Stdout: io.Discard, Stderr: io.Discard}
	if p.Far {
		cfg.Transport, cfg.Hosts = "nccl", []int{1}
	}
	c, err := gpurt.Explore(ctx, cfg, 20000, func(ctx context.Context, pe *gpurt.PE) error {
		m, err := allocate(pe)
		if err != nil {
			return err
		}
		program := m.Program
		if p.Far {
			program = m.FarProgram
		}
		if err := program(pe.Stream(), shape, m.words, m.elements, m.out, m.signals, code[0], code[1], code[2], code[3]); err != nil {
			return err
		}
		if err := errors.Join(pe.Stream().Barrier(), pe.Stream().Sync(ctx), pe.Barrier(ctx)); err != nil {
			return err
		}
		var own [3][axioms.Words]int64
		sigs, results := make([]uint64, axioms.Words), make([]int64, 20)
		if err := errors.Join(m.out.CopyTo(ctx, results), m.words.CopyTo(ctx, own[0][:]), m.elements.Slice(0, axioms.Words).CopyTo(ctx, own[1][:]), m.signals.CopyTo(ctx, sigs)); err != nil {
			return err
		}
		for w, x := range sigs {
			own[2][w] = int64(x)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		for thread := range p.Threads {
			if p.PE(thread) == pe.MyPE() {
				copy(r.out[5*thread:][:5], results[5*thread:])
			}
		}
		for class := range own {
			for w := range own[class] {
				if w%pes == pe.MyPE() {
					r.final[class*axioms.Words+w] = own[class][w]
				}
			}
		}
		if r.left--; r.left == 0 {
			r.left = pes
			found[r.outcome(p)] = true
		}
		return nil
	})
	return found, c, err
}

// random returns a random program of which every wait ends: signals that a thread waits for are sent by
// threads before it. If paired, the first two threads meet in a fence.
func random(r *rand.Rand, paired bool) *axioms.Program {
	p := &axioms.Program{PEs: r.IntN(2) == 0}
	threads := 2 + r.IntN(5)/3 + r.IntN(8)/7
	if paired {
		p, threads = &axioms.Program{Paired: true}, 3
	}
	ops := 6 / threads
	if threads == 2 {
		ops = 2 + r.IntN(2)
	}
	p.Threads = make([][]axioms.Op, threads)
	kinds := []axioms.Kind{axioms.Load, axioms.LoadAcquire, axioms.Store, axioms.StoreRelease, axioms.Add, axioms.AddAcqRel, axioms.CompareSwap, axioms.Fence, axioms.Fence}
	if p.PEs || p.Paired {
		for k := axioms.Set; k <= axioms.PutSignalAdd; k++ {
			kinds = append(kinds, k)
		}
	}
	p.Far = p.PEs && r.IntN(3) == 0
	putting := r.IntN(2) == 0 // PutSignal, of whose data a G would be a race
	reads := 0
	stored := map[int]bool{} // elements; two stores race
	written := writers{}
	for i := range threads {
		var list []axioms.Op
		for len(list) < ops {
			o := axioms.Op{Kind: kinds[r.IntN(len(kinds))], Word: r.IntN(2), Value: 1 + r.IntN(2)}
			switch k := &axioms.Operations[o.Kind]; {
			case o.Kind == axioms.Fence:
				o.Scope = axioms.Scope(r.IntN(3))
			case k.Reads && !k.Delivered && k.Class == axioms.Signals && o.Word%p.NumPEs() != p.PE(i),
				k.Class == axioms.Elements && k.Writes && stored[o.Word], k.Data && stored[o.Word],
				k.Data && !putting, o.Kind == axioms.GetWord && putting:
				continue
			case p.Far && !written.allows(o, o.Word%threads == i):
				continue
			case k.Class == axioms.Elements && k.Writes || k.Data:
				stored[o.Word] = true
			case k.Reads:
				if reads++; reads > 5 && p.Far {
					continue
				} else if reads > 5 {
					o.Kind = axioms.Store
				}
			}
			if o.Kind == axioms.SignalWait {
				o.Value = 1
				if !sent(p, o.Word) || paired && i < 2 {
					continue
				}
			}
			list = append(list, o)
		}
		p.Threads[i] = list
	}
	if paired {
		meet := axioms.Op{Kind: axioms.BlockFence + axioms.Kind(r.IntN(2))}
		for i := range 2 {
			p.Threads[i] = slices.Insert(p.Threads[i], r.IntN(ops+1), meet)
		}
	}
	return p
}

// writers are how words are written: by PEs of their own host, or added to by others.
type writers map[[2]int]bool

// allows says that nccl allows an operation on a word of another host, or of the thread's own, after those before.
func (ws writers) allows(o axioms.Op, own bool) bool {
	k := &axioms.Operations[o.Kind]
	if k.Class == axioms.Atomics && !own && o.Kind != axioms.AtomicAdd || o.Kind == axioms.Set || o.Kind == axioms.FetchAdd || o.Kind == axioms.Fetch {
		return false
	}
	if !k.Writes || k.Class == axioms.Elements || !own && !o.Kind.Adds() {
		return true
	}
	word := [2]int{int(k.Class), o.Word}
	before, known := ws[word]
	if !known {
		ws[word] = own
	}
	return !known || before == own
}

// sent says that the threads so far send a signal.
func sent(p *axioms.Program, word int) bool {
	for _, ops := range p.Threads {
		for _, o := range ops {
			if k := &axioms.Operations[o.Kind]; k.Class == axioms.Signals && k.Writes && o.Word == word {
				return true
			}
		}
	}
	return false
}

// TestRandomProgramsHaveTheOutcomesOfTheModel compares the engine with the axioms. Where these allow more without the order of
// steps (load buffering), the verdict names that as left out.
func TestRandomProgramsHaveTheOutcomesOfTheModel(t *testing.T) {
	unlessChecking(t)
	programs := 1000
	if testing.Short() {
		programs = 100
	}
	executions := 0
	for seed := range programs {
		p := random(rand.New(rand.NewPCG(uint64(seed), 0)), seed%8 == 7)
		want := axioms.Outcomes(p, false)
		got, c, err := explored(t.Context(), p)
		executions += c.Executions
		if err != nil || !c.Ended {
			t.Errorf("program %d: %v, %+v\n%v", seed, err, c, p)
			continue
		}
		if diff := cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got))); diff != "" {
			t.Errorf("program %d, outcomes (-axioms +engine):\n%v%s", seed, p, diff)
		}
		named := slices.ContainsFunc(c.LeftOut, func(s string) bool { return strings.HasPrefix(s, verdict.LoadBuffering.String()) })
		if all := axioms.Outcomes(p, true); len(all) > len(want) && !named {
			t.Errorf("program %d has more outcomes where threads do not take their steps in order, and its verdict does not say so:\n%v%q", seed, p, slices.Sorted(maps.Keys(all)))
		}
	}
	t.Logf("%d programs, %d executions", programs, executions)
}

// TestVerdictsOfUpdatesThatCompare has programs in which a compare-and-swap stores only where threads do not take their steps in
// order: the verdict says that it leaves this out, although the engine has never seen that store.
func TestVerdictsOfUpdatesThatCompare(t *testing.T) {
	unlessChecking(t)
	const x, y = 0, 1
	for name, threads := range map[string][][]axioms.Op{
		"after loads": {
			{{Kind: axioms.Load, Word: x}, {Kind: axioms.Add, Word: x, Value: 1}, {Kind: axioms.CompareSwap, Word: y, Value: 2}},
			{{Kind: axioms.CompareSwap, Word: y, Value: 1}, {Kind: axioms.CompareSwap, Word: x, Value: 1}},
		},
		"after acquires": {
			{{Kind: axioms.AddAcqRel, Word: x, Value: 2}, {Kind: axioms.CompareSwap, Word: y, Value: 1}},
			{{Kind: axioms.AddAcqRel, Word: y, Value: 1}, {Kind: axioms.CompareSwap, Word: x, Value: 2}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := &axioms.Program{Threads: threads}
			if all, some := axioms.Outcomes(p, true), axioms.Outcomes(p, false); len(all) <= len(some) {
				t.Fatalf("%d outcomes, and %d in the order of steps; the test shows nothing", len(all), len(some))
			}
			_, c, err := explored(t.Context(), p)
			if err != nil || !c.Ended {
				t.Fatalf("%v, %+v", err, c)
			}
			if !slices.ContainsFunc(c.LeftOut, func(s string) bool { return strings.HasPrefix(s, verdict.LoadBuffering.String()) }) {
				t.Errorf("left out: %q, want %v too", c.LeftOut, verdict.LoadBuffering)
			}
		})
	}
}

// TestProgramsWhoseOutcomesAreKnown has shapes of the literature whose outcomes the engine once missed, or
// had too many of: allowed names one that must come, and forbidden one that must not.
func TestProgramsWhoseOutcomesAreKnown(t *testing.T) {
	unlessChecking(t)
	const x, y, z = 0, 1, 2
	for name, test := range map[string]struct {
		threads            [][]axioms.Op
		pes, far, paired   bool
		allowed, forbidden string
	}{
		"fences in the other order than the updates between them": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: y, Value: 1}, {Kind: axioms.Add, Word: x, Value: 1}, {Kind: axioms.Fence}, {Kind: axioms.Load, Word: z}},
				{{Kind: axioms.Store, Word: z, Value: 1}, {Kind: axioms.Add, Word: x, Value: 1}, {Kind: axioms.Fence}, {Kind: axioms.Load, Word: y}},
			}, pes: true, allowed: "0 0 0 1 | 0 1 0 0 | 2 1 1 0 0 0 0 0 0",
		},
		"stores through Peer are complete behind Quiet": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: y, Value: 1}, {Kind: axioms.Quiet}, {Kind: axioms.Load, Word: x}},
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.Quiet}, {Kind: axioms.Load, Word: y}},
			}, pes: true, allowed: "0 0 1 | 0 0 0 | 1 1 0 0 0 0 0 0 0", forbidden: "0 0 0 | 0 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"Quiet waits for what other threads have sent only if its thread knows of that": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Set, Word: x, Value: 1}, {Kind: axioms.Store, Word: y, Value: 1}},
				{{Kind: axioms.Load, Word: y}, {Kind: axioms.Quiet}, {Kind: axioms.Load, Word: x}},
			}, allowed: "0 0 | 1 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"Quiet waits for what other threads have sent if its thread knows of that": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Set, Word: x, Value: 1}, {Kind: axioms.StoreRelease, Word: y, Value: 1}},
				{{Kind: axioms.LoadAcquire, Word: y}, {Kind: axioms.Quiet}, {Kind: axioms.Load, Word: x}},
			}, allowed: "0 0 | 1 0 1 | 1 1 0 0 0 0 0 0 0", forbidden: "0 0 | 1 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"Fence of a block orders what both threads have sent": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Set, Word: y, Value: 1}, {Kind: axioms.BlockFence}},
				{{Kind: axioms.BlockFence}, {Kind: axioms.Signal, Word: y, Value: 1}},
				{{Kind: axioms.SignalTest, Word: y, Value: 1}, {Kind: axioms.Load, Word: y}},
			}, paired: true, allowed: "0 0 | 0 0 | 1 1 | 0 1 0 0 0 0 0 1 0", forbidden: "0 0 | 0 0 | 1 0 | 0 1 0 0 0 0 0 1 0",
		},
		"Fence of a thread does not order what another one of its block has sent": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Set, Word: y, Value: 1}},
				{{Kind: axioms.ShmemFence}, {Kind: axioms.Signal, Word: y, Value: 1}},
				{{Kind: axioms.SignalTest, Word: y, Value: 1}, {Kind: axioms.Load, Word: y}},
			}, paired: true, allowed: "0 | 0 0 | 1 0 | 0 1 0 0 0 0 0 1 0",
		},
		"Quiet of a block completes what both threads have sent": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Set, Word: y, Value: 1}, {Kind: axioms.BlockQuiet}},
				{{Kind: axioms.BlockQuiet}, {Kind: axioms.Fetch, Word: y}},
				{{Kind: axioms.Load, Word: y}},
			}, paired: true, allowed: "0 0 | 0 1 | 0 | 0 1 0 0 0 0 0 0 0", forbidden: "0 0 | 0 0 | 0 | 0 1 0 0 0 0 0 0 0",
		},
		"a thread does not learn what another one of its block learns by Fence of the block": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Load, Word: x}, {Kind: axioms.BlockFence}},
				{{Kind: axioms.BlockFence}, {Kind: axioms.Load, Word: y}},
				{{Kind: axioms.Store, Word: y, Value: 1}, {Kind: axioms.StoreRelease, Word: x, Value: 1}},
			}, paired: true, allowed: "1 0 | 0 0 | 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"Fence waits for nothing": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: y, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.Load, Word: x}},
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.Load, Word: y}},
			}, pes: true, allowed: "0 0 0 | 0 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"a compare-and-swap that fails reads an old value": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.Store, Word: x, Value: 2}, {Kind: axioms.Store, Word: y, Value: 1}},
				{{Kind: axioms.Load, Word: y}, {Kind: axioms.CompareSwap, Word: x, Value: 3}},
			}, allowed: "0 0 0 | 1 1 | 2 1 0 0 0 0 0 0 0",
		},
		"an update comes before a store that was performed": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.Store, Word: y, Value: 1}},
				{{Kind: axioms.Load, Word: y}, {Kind: axioms.Add, Word: x, Value: 2}},
			}, allowed: "0 0 | 1 0 | 1 1 0 0 0 0 0 0 0",
		},
		"a store after a release of its own thread to the word": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.StoreRelease, Word: y, Value: 1}, {Kind: axioms.Store, Word: y, Value: 2}},
				{{Kind: axioms.LoadAcquire, Word: y}, {Kind: axioms.Load, Word: x}},
			}, allowed: "0 0 0 | 2 1 | 1 2 0 0 0 0 0 0 0", forbidden: "0 0 0 | 2 0 | 1 2 0 0 0 0 0 0 0",
		},
		"four stale reads in a row": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Store, Word: x, Value: 1}, {Kind: axioms.Store, Word: y, Value: 1}},
				{{Kind: axioms.Load, Word: y}, {Kind: axioms.Load, Word: x}, {Kind: axioms.Load, Word: x}, {Kind: axioms.Load, Word: x}, {Kind: axioms.Load, Word: x}},
			}, allowed: "0 0 | 1 0 0 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"all see a delivery at once": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Load, Word: y}, {Kind: axioms.Load, Word: x}},
				{{Kind: axioms.Set, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.Set, Word: y, Value: 1}},
			}, pes: true, allowed: "0 1 | 0 0 0 | 1 1 0 0 0 0 0 0 0",
		},
		"a delivery publishes no read": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Add, Word: x, Value: 2}, {Kind: axioms.Set, Word: y, Value: 2}},
				{{Kind: axioms.LoadAcquire, Word: y}, {Kind: axioms.Store, Word: x, Value: 1}},
				{{Kind: axioms.Store, Word: x, Value: 1}},
			}, pes: true, allowed: "1 0 | 2 0 | 0 | 3 2 0 0 0 0 0 0 0",
		},
		"two sets of a signal in an open order": {
			threads: [][]axioms.Op{
				{{Kind: axioms.Signal, Word: x, Value: 1}},
				{{Kind: axioms.Signal, Word: x, Value: 2}},
			}, pes: true, allowed: "0 | 0 | 0 0 0 0 0 0 1 0 0",
		},
		"by nccl to another host, a fence puts no put before another": {
			threads: [][]axioms.Op{
				{{Kind: axioms.GetWord, Word: z}, {Kind: axioms.GetWord, Word: x}},
				{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.PutWord, Word: z, Value: 1}},
			}, pes: true, far: true, allowed: "1 0 | 0 0 0 | 0 0 0 1 0 1 0 0 0",
		},
		"by nccl to another host, a fence puts no put before a signal that is set": {
			threads: [][]axioms.Op{
				{{Kind: axioms.SignalTest, Word: x, Value: 1}, {Kind: axioms.GetWord, Word: x}},
				{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.Signal, Word: x, Value: 1}},
			}, pes: true, far: true, allowed: "1 0 | 0 0 0 | 0 0 0 1 0 0 1 0 0",
		},
		"by nccl to another host, a fence puts puts before a signal that is added to": {
			threads: [][]axioms.Op{
				{{Kind: axioms.SignalTest, Word: x, Value: 1}, {Kind: axioms.GetWord, Word: x}},
				{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.SignalAdd, Word: x, Value: 1}},
			}, pes: true, far: true, allowed: "1 1 | 0 0 0 | 0 0 0 1 0 0 1 0 0", forbidden: "1 0 | 0 0 0 | 0 0 0 1 0 0 1 0 0",
		},
		"by nccl to another host, a signal that is added to orders nothing without a fence": {
			threads: [][]axioms.Op{
				{{Kind: axioms.SignalTest, Word: x, Value: 1}, {Kind: axioms.GetWord, Word: x}},
				{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.SignalAdd, Word: x, Value: 1}},
			}, pes: true, far: true, allowed: "1 0 | 0 0 | 0 0 0 1 0 0 1 0 0",
		},
		"by nccl to another host, a fence puts no update that adds before another": {
			threads: [][]axioms.Op{
				{{Kind: axioms.SignalTest, Word: x, Value: 1}, {Kind: axioms.Load, Word: x}},
				{{Kind: axioms.AtomicAdd, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.SignalAdd, Word: x, Value: 1}},
			}, pes: true, far: true, allowed: "1 0 | 0 0 0 | 1 0 0 0 0 0 1 0 0",
		},
		"by nccl to another host, Quiet completes no put": {
			threads: [][]axioms.Op{
				{},
				{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.Quiet}, {Kind: axioms.GetWord, Word: x}},
			}, pes: true, far: true, allowed: "| 0 0 0 | 0 0 0 1 0 0 0 0 0",
		},
		"by nccl to another host, a signal that is added to comes after the data of its put": {
			threads: [][]axioms.Op{
				{{Kind: axioms.SignalWait, Word: x, Value: 1}, {Kind: axioms.GetWord, Word: x}},
				{{Kind: axioms.PutSignalAdd, Word: x, Value: 1}},
			}, pes: true, far: true, allowed: "0 1 | 0 | 0 0 0 1 0 0 1 0 0", forbidden: "0 0 | 0 | 0 0 0 1 0 0 1 0 0",
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := &axioms.Program{Threads: test.threads, PEs: test.pes, Far: test.far, Paired: test.paired}
			want := axioms.Outcomes(p, false)
			got, c, err := explored(t.Context(), p)
			if err != nil || !c.Ended {
				t.Fatalf("%v, %+v", err, c)
			}
			if diff := cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got))); diff != "" {
				t.Errorf("outcomes (-axioms +engine):\n%s", diff)
			}
			if !got[test.allowed] || test.forbidden != "" && got[test.forbidden] {
				t.Errorf("allowed %q, forbidden %q: got %q", test.allowed, test.forbidden, slices.Sorted(maps.Keys(got)))
			}
		})
	}
}

// TestProgramsThatNCCLDoesNotRun has programs that are right with NVSHMEM, and that are reported where they communicate
// by nccl with PEs of other hosts.
func TestProgramsThatNCCLDoesNotRun(t *testing.T) {
	unlessChecking(t)
	const x = 0
	for name, test := range map[string]struct {
		here, there []axioms.Op // of PE 0, whose memory word x is, and of PE 1
		want        string
	}{
		"the data of a put whose signal is set": {
			here:  []axioms.Op{{Kind: axioms.SignalWait, Word: x, Value: 1}, {Kind: axioms.GetWord, Word: x}},
			there: []axioms.Op{{Kind: axioms.PutSignal, Word: x, Value: 1}},
			want:  "race on byte 0 of an allocation of 88 bytes on PE 0: read (G) here, and the write (PutSignalNBI) at litmus/program.go:105 by PE 1, block (0,0,0), thread (0,0,0); missing: an update with SignalAdd",
		},
		"the data of a put and a signal that is set after Quiet": {
			here:  []axioms.Op{{Kind: axioms.SignalWait, Word: x, Value: 2}, {Kind: axioms.GetWord, Word: x}},
			there: []axioms.Op{{Kind: axioms.PutSignal, Word: x, Value: 1}, {Kind: axioms.Quiet}, {Kind: axioms.Signal, Word: x, Value: 2}},
			want:  "missing: an update with SignalAdd that is waited for",
		},
		"two puts to one element": {
			there: []axioms.Op{{Kind: axioms.PutWord, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.PutWord, Word: x, Value: 2}},
			want:  "race on byte 0 of an allocation of 88 bytes on PE 0: write (P) here, and the write (P) at litmus/program.go:97 by PE 1, block (0,0,0), thread (0,0,0); missing: an update with SignalAdd",
		},
		"a signal to which PEs of both hosts add": {
			here:  []axioms.Op{{Kind: axioms.SignalAdd, Word: x, Value: 1}},
			there: []axioms.Op{{Kind: axioms.SignalAdd, Word: x, Value: 1}},
			want:  "a word to which a PE of another host adds, and that a PE of its own host writes",
		},
		"a word that its own PE stores after a peer has added to it": {
			here:  []axioms.Op{{Kind: axioms.SignalWait, Word: x, Value: 1}, {Kind: axioms.Store, Word: x, Value: 1}},
			there: []axioms.Op{{Kind: axioms.AtomicAdd, Word: x, Value: 1}, {Kind: axioms.ShmemFence}, {Kind: axioms.SignalAdd, Word: x, Value: 1}},
			want:  "a word to which a PE of another host adds, and that a PE of its own host writes",
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := &axioms.Program{Threads: [][]axioms.Op{test.here, test.there}, PEs: true}
			if _, c, err := explored(t.Context(), p); err != nil || !c.Ended {
				t.Errorf("by nvshmem: %v, %+v", err, c)
			}
			p.Far = true
			_, _, err := explored(t.Context(), p)
			var found *gpurt.KernelError
			if !errors.As(err, &found) || !strings.Contains(found.Msg, test.want) || found.File != "litmus/program.go" || found.Line == 0 {
				t.Errorf("by nccl: got %v\nwant a report with %q", err, test.want)
			}
		})
	}
}

// TestFarAtomicsAreRefused launches a kernel that may call atomics that NCCL does not do at PEs of other hosts.
func TestFarAtomicsAreRefused(t *testing.T) {
	cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Transport: "nccl", Hosts: []int{1}, Stdout: io.Discard, Stderr: io.Discard}
	launch := func(ctx context.Context, pe *gpurt.PE) error {
		m, err := allocate(pe)
		if err != nil {
			return err
		}
		return errors.Join(m.Program(pe.Stream(), gpurt.Grid(1).Block(1), m.words, m.words, m.out, m.signals, 0, 0, 0, 0), pe.Stream().Sync(ctx))
	}
	err := gpurt.Run(t.Context(), cfg, launch)
	const want = "launch Program: the kernel calls AtomicFetchAdd of int64, and PE "
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %q", err, want)
	}
	cfg.Hosts = nil
	if err := gpurt.Run(t.Context(), cfg, launch); err != nil {
		t.Errorf("on one host: %v", err)
	}
}

// TestFarOrderAcrossLaunches has PE 1 put a word at a PE of another host in one launch, and add to a signal there in the
// next, or on the stream: which words PE 0 finds after the signal, in all orders.
func TestFarOrderAcrossLaunches(t *testing.T) {
	put, add := axioms.Op{Kind: axioms.PutWord, Value: 1}, axioms.Op{Kind: axioms.SignalAdd, Value: 1}
	for name, test := range map[string]struct {
		first, second []axioms.Op
		onStream      func(s *gpurt.Stream, elements *gpurt.SymBuffer[int64], sig *gpurt.SignalBuffer) error
		want          []int64
	}{
		"Quiet":                             {[]axioms.Op{put, {Kind: axioms.Quiet}}, []axioms.Op{add}, nil, []int64{1}},
		"Fence":                             {[]axioms.Op{put, {Kind: axioms.ShmemFence}}, []axioms.Op{add}, nil, []int64{1}},
		"nothing":                           {[]axioms.Op{put}, []axioms.Op{add}, nil, []int64{0, 1}},
		"Quiet, set":                        {[]axioms.Op{put, {Kind: axioms.Quiet}}, []axioms.Op{{Kind: axioms.Signal, Value: 1}}, nil, []int64{0, 1}},
		"Quiet, signal of stream":           {[]axioms.Op{put, {Kind: axioms.Quiet}}, nil, onStream(false, false, shmem.SignalAdd), []int64{1}},
		"Quiet, signal that a stream sets":  {[]axioms.Op{put, {Kind: axioms.Quiet}}, nil, onStream(false, false, shmem.SignalSet), []int64{0, 1}},
		"Quiet and signal of stream":        {[]axioms.Op{put}, nil, onStream(false, true, shmem.SignalAdd), []int64{1}},
		"put and signal of stream":          {nil, nil, onStream(true, false, shmem.SignalAdd), []int64{0, 1}},
		"put, Quiet and signal of stream":   {nil, nil, onStream(true, true, shmem.SignalAdd), []int64{1}},
		"put, Quiet and signal that is set": {nil, nil, onStream(true, true, shmem.SignalSet), []int64{0, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			found := map[int64]bool{}
			cfg := gpurt.Config{Backend: gpurt.Check, PEs: 2, Transport: "nccl", Hosts: []int{1}, Stdout: io.Discard, Stderr: io.Discard}
			_, err := gpurt.Explore(t.Context(), cfg, 1000, func(ctx context.Context, pe *gpurt.PE) error {
				m, err := allocate(pe)
				if err != nil {
					return err
				}
				s := pe.Stream()
				launch := func(ops ...axioms.Op) error {
					return m.FarProgram(s, gpurt.Grid(1).Block(1), m.words, m.elements, m.out, m.signals, encode(ops), encode(ops), 0, 0)
				}
				if pe.MyPE() == 0 {
					results := make([]int64, 20)
					err := errors.Join(launch(axioms.Op{Kind: axioms.SignalWait, Value: 1}, axioms.Op{Kind: axioms.GetWord}), s.Barrier(), s.Sync(ctx), m.out.CopyTo(ctx, results))
					found[results[1]] = true
					return err
				}
				err = launch(test.first...)
				if test.second != nil {
					err = errors.Join(err, launch(test.second...))
				}
				if test.onStream != nil {
					err = errors.Join(err, test.onStream(s, m.elements, m.signals.At(0)))
				}
				return errors.Join(err, s.Barrier(), s.Sync(ctx))
			})
			if d := cmp.Diff(test.want, slices.Sorted(maps.Keys(found))); d != "" || err != nil {
				t.Errorf("error %v; words behind the signal (-want +got):\n%s", err, d)
			}
		})
	}
}

// onStream has a stream put a word, if puts, call Quiet, if quiet, and update a signal.
func onStream(puts, quiet bool, by shmem.SigOp) func(s *gpurt.Stream, elements *gpurt.SymBuffer[int64], sig *gpurt.SignalBuffer) error {
	return func(s *gpurt.Stream, elements *gpurt.SymBuffer[int64], sig *gpurt.SignalBuffer) (err error) {
		if puts {
			err = gpurt.Put(s, elements.Slice(0, 1), elements.Slice(4, 5), 0)
		}
		if quiet {
			err = errors.Join(err, s.Quiet())
		}
		return errors.Join(err, gpurt.SignalOp(s, sig, 1, by, 0))
	}
}

// TestOrderAcrossLaunches has PE 1 add to a word and send a signal in one launch, and add to the word again in the next: what
// PE 0 finds after the signal, in all orders. Where it puts data with a signal, the second put races with the read of
// the first one's.
func TestOrderAcrossLaunches(t *testing.T) {
	unlessChecking(t)
	add, wait := axioms.Op{Kind: axioms.AtomicAdd, Value: 1}, axioms.Op{Kind: axioms.SignalWait, Value: 1}
	adds := [2][]axioms.Op{{add, {Kind: axioms.ShmemFence}, {Kind: axioms.Signal, Value: 1}}, {add}}
	put := []axioms.Op{{Kind: axioms.PutSignalAdd, Value: 1}, {Kind: axioms.ShmemFence}}
	for name, test := range map[string]struct {
		between func(ctx context.Context, s *gpurt.Stream) error
		want    []int64
	}{
		"nothing between":        {func(context.Context, *gpurt.Stream) error { return nil }, []int64{1, 2}},
		"a barrier of the hosts": {func(ctx context.Context, s *gpurt.Stream) error { return errors.Join(s.Sync(ctx), s.PE().Barrier(ctx)) }, []int64{1}},
		"a barrier of streams":   {func(_ context.Context, s *gpurt.Stream) error { return s.Barrier() }, []int64{1}},
	} {
		t.Run(name, func(t *testing.T) {
			explore := func(sends [2][]axioms.Op, read axioms.Kind) (gpurt.Coverage, map[int64]bool, error) {
				found := map[int64]bool{}
				c, err := gpurt.Explore(t.Context(), config(onPEs(2)), 1000, func(ctx context.Context, pe *gpurt.PE) error {
					m, err := allocate(pe)
					if err != nil {
						return err
					}
					s, mine := pe.Stream(), [2][]axioms.Op{{wait, {Kind: read}}}
					if pe.MyPE() == 1 {
						mine = sends
					}
					launch := func(ops []axioms.Op) error {
						return m.Program(s, gpurt.Grid(1).Block(1), m.words, m.elements, m.out, m.signals, encode(ops), encode(ops), 0, 0)
					}
					results := make([]int64, 20)
					if err := errors.Join(launch(mine[0]), test.between(ctx, s), launch(mine[1]), s.Barrier(), s.Sync(ctx), m.out.CopyTo(ctx, results)); err != nil {
						return err
					}
					if pe.MyPE() == 0 {
						found[results[1]] = true
					}
					return nil
				})
				return c, found, err
			}
			c, found, err := explore(adds, axioms.Fetch)
			if d := cmp.Diff(test.want, slices.Sorted(maps.Keys(found))); d != "" || err != nil || !c.Complete {
				t.Errorf("%v, error %v, left out %q; words after the signal (-want +got):\n%s", c, err, c.LeftOut, d)
			}
			c, _, err = explore([2][]axioms.Op{put, put}, axioms.GetWord)
			if races := err != nil && strings.Contains(err.Error(), "race"); races != (len(test.want) > 1) || !races && !c.Complete {
				t.Errorf("two puts: %v, error %v", c, err)
			}
		})
	}
}

// TestKernelsOfTwoStreamsTakeTheirStepsInAllOrders has kernels of two streams add to a word. The verdict names the order of streams
// all the same.
func TestKernelsOfTwoStreamsTakeTheirStepsInAllOrders(t *testing.T) {
	unlessChecking(t)
	found := map[[2]int64]bool{}
	c, err := gpurt.Explore(t.Context(), config(onPEs(1)), 1000, func(ctx context.Context, pe *gpurt.PE) error {
		m, err := allocate(pe)
		other, e1 := pe.NewStream()
		if err := errors.Join(err, e1); err != nil {
			return err
		}
		var outs [2]*gpurt.SymBuffer[int64]
		for i, s := range []*gpurt.Stream{pe.Stream(), other} {
			out, err := gpurt.AllocSym[int64](pe, 20)
			outs[i] = out
			code := encode([]axioms.Op{{Kind: axioms.Add, Value: 1}})
			if err := errors.Join(err, m.Program(s, gpurt.Grid(1).Block(1), m.words, m.elements, out, m.signals, code, 0, 0, 0)); err != nil {
				return err
			}
		}
		var got [2]int64
		err = errors.Join(pe.Stream().Sync(ctx), other.Sync(ctx))
		for i, out := range outs {
			err = errors.Join(err, out.Slice(0, 1).CopyTo(ctx, got[i:i+1]))
		}
		found[got] = true
		return err
	})
	named := slices.ContainsFunc(c.LeftOut, func(s string) bool { return strings.HasPrefix(s, verdict.Streams.String()) })
	if want := map[[2]int64]bool{{0, 1}: true, {1, 0}: true}; err != nil || !c.Ended || !named || !maps.Equal(found, want) {
		t.Errorf("%v, error %v, left out %q: results %v, want %v", c, err, c.LeftOut, found, want)
	}
}
