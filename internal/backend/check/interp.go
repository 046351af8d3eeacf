package check

import (
	"fmt"
	"reflect"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

const warpSize = arch.WarpSize

// emulated is a thread of the emulator.
type emulated interface {
	threadapi.Thread
	Note(note any)
	Rank() int
	// Turn lets other threads run while this one computes.
	Turn()
	// Step, Pass and Actor are for a director.
	Step(accesses []emu.Access, wait *threadapi.Call, changed func() bool, await *emu.Await, after []any)
	Pass(from, to any)
	Actor() emu.Actor
}

// thread is a GPU thread that is interpreted.
type thread struct {
	c      *Checker
	e      emulated
	launch *launch
	block  *block
	warp   int
	rank   int // in the block
	g      threadapi.Geometry
	at     *nvir.Place   // of the instruction that runs
	caller *nvir.Place   // of the call of the hook that runs
	calls  []*nvir.Place // of the functions that run, the outermost first

	know   order
	public order  // what a fence has put before the updates to come
	fenced *idset // operations that a fence has put before those to come, for each PE by itself
	step   uint32
	// seen is what relaxed atomic loads have read, which a fence acquires.
	seen []seen
	// barriers holds what fences of a scope have released for relaxed stores to come.
	released [3]order
	known    map[site]*record // records of this step
	local    []arena          // its own memory
	turns    int
	moves    map[int]int // transfers by group: 0 is the block
	looks    map[look]*looked
	rounds   map[look]*rounds
	looked   int        // how often it has looked
	looksOn  int        // how often a loop may look on that may give up
	again    bool       // it has looked at the same with the same registers
	frames   [][]uint64 // registers of the functions that run, where every order is gone through
	stale    int        // old values that loads have returned in a row
	weak     bool       // since its last fence it has stored a value in a word, or read one of another thread
	since    uint64     // how many values had been stored in words when its last step was over
	async    asyncs
	scratch  []uint64 // arguments of a call
	fencedTo map[fencedTo]fencedIDs
	// releasedAt is what its atomics have released at words.
	releasedAt map[uintptr][]released
	sent       map[extent]bool // words of what it has sent and not waited for, for buffering.go
	// accessed are the words that it has accessed by atomics, signals and waits, for buffering.go.
	accessed map[place]accessed
	regs     []uint64 // of the function that runs, at a call
}

// site is what makes accesses of a step one record.
type site struct {
	instr *nvir.Instr
	kind  memmodel.Kind
	write bool
}

// run runs a thread of a launch.
func (c *Checker) run(l *launch, g *gpu.Thread) {
	e, ok := gpu.ThreadAPI(g, threadapi.Key{}).(emulated)
	if !ok {
		panic("the thread is not one of the emulator")
	}
	geo := e.Geometry()
	rank := geo.BlockRank
	t := &thread{c: c, e: e, launch: l, rank: rank, warp: rank / warpSize, g: geo, step: 1, fenced: noIDs}
	t.block = l.block(c, geo.BlockNumber(), t.shared)
	if geo.ClusterDim.Count() > 1 {
		t.joinCluster(t.block, geo.ClusterRank)
	}
	t.know = l.start
	t.public = t.know
	for i := range t.released {
		t.released[i] = noOrder
	}
	t.known = map[site]*record{}
	c.running[e] = t // of a thread that fails it is asked where that was
	returned := false
	defer func() {
		if !returned && c.failed != nil {
			c.failed()
		}
	}()
	regs := t.frame(l.fn.Regs)
	copy(regs, l.passed.regs)
	t.exec(l.fn, regs)
	t.returned()
	returned = true
	delete(c.running, e)
	*t = thread{launch: l, block: t.block, warp: t.warp, rank: rank, g: geo} // which reports may name
}

// shared returns the block's shared memory of n bytes, which is the emulator's: its barriers,
// copies and clusters are about it.
func (t *thread) shared(n int) unsafe.Pointer {
	var pc [1]uintptr
	runtime.Callers(1, pc[:])
	return t.e.Shared(pc[0], reflect.ArrayOf(max(n, 1), reflect.TypeFor[byte]()))
}

// returned records the end of the thread.
func (t *thread) returned() {
	c, l := t.c, t.launch
	t.leaves()
	b := t.block
	b.knew = b.knew.join(t.know)
	if c.far != nil {
		l.fenced = l.fenced.join(t.fenced)
	}
	if b.steps == nil {
		b.steps = make([]uint32, b.size)
	}
	b.steps[t.rank] = t.step
	if b.left--; b.left == 0 {
		gone := b.gone()
		l.order = l.order.join(b.knew.without(func(o *launch) bool { return o == l }))
		if c.apart != nil {
			l.whole = l.whole.join(gone)
		}
		b.end(t, gone)
	}
	if l.left--; l.left == 0 {
		l.end(c)
	}
}

// snapshot returns what the thread knows, with what it has done itself, and begins its next
// step.
func (t *thread) snapshot() order {
	o := t.now()
	t.step++
	clear(t.known)
	return o
}

// now returns what the thread knows, with what it has done itself.
func (t *thread) now() order {
	o := t.know
	o.writes = o.writes.withStep(t)
	if t.know.reads == t.know.writes {
		o.reads = o.writes
	} else {
		o.reads = o.reads.withStep(t)
	}
	return o
}

// withStep returns the clock with the thread's own step.
func (c *clock) withStep(t *thread) *clock {
	steps := make([]uint32, t.block.size)
	if i := c.find(t.block); i < len(c.rows) && c.rows[i].block == t.block {
		copy(steps, c.rows[i].steps)
	}
	steps[t.rank] = t.step
	return c.with(t.block, steps)
}

// fail ends the thread with a failure at a place.
func (t *thread) fail(format string, args ...any) {
	panic(&fault.Failure{Kind: fault.Check, Text: fmt.Sprintf(format, args...)})
}

// value returns what an operand holds.
func (t *thread) value(regs []uint64, o nvir.Operand) uint64 {
	switch {
	case o.Reg >= 0:
		return regs[o.Reg]
	case o.Reg == -1:
		return o.Bits
	}
	i := nvir.GlobalReg - o.Reg
	g := t.launch.p.code.module.Globals[i]
	at := t.launch.p.globals[i]
	if g.Space == sharedSpace {
		at += t.block.shared.base
	}
	return uint64(at)
}

// copyTo copies the registers of an operand.
func (t *thread) copyTo(regs []uint64, dst, count int, o nvir.Operand) {
	if o.Reg >= 0 {
		copy(regs[dst:dst+count], regs[o.Reg:o.Reg+count])
		return
	}
	x := t.value(regs, o)
	for i := range count {
		regs[dst+i] = x
	}
}

// quantum is after how many jumps a thread lets others run.
const quantum = 64

// exec runs a function and returns the registers of its result.
func (t *thread) exec(f *nvir.Func, regs []uint64) []uint64 {
	b := f.Blocks[0]
	mark := t.mark()
	for {
		for _, in := range b.Instrs {
			if in.Place != nil {
				t.at = in.Place
			}
			switch in.Op {
			case nvir.Binary:
				regs[in.Dst] = binary(in, t.value(regs, in.Args[0]), t.value(regs, in.Args[1]))
			case nvir.Compare:
				regs[in.Dst] = compareInts(in.Name, in.Type, t.value(regs, in.Args[0]), t.value(regs, in.Args[1]))
			case nvir.FCompare:
				regs[in.Dst] = compareFloats(in.Name, toFloat(t.value(regs, in.Args[0]), in.Type.Bits), toFloat(t.value(regs, in.Args[1]), in.Type.Bits))
			case nvir.Convert:
				if in.Count > 1 {
					t.copyTo(regs, in.Dst, in.Count, in.Args[0])
				} else {
					regs[in.Dst] = convert(in.Name, in.From[0], in.Type, t.value(regs, in.Args[0]))
				}
			case nvir.Select:
				from := in.Args[2]
				if t.value(regs, in.Args[0]) != 0 {
					from = in.Args[1]
				}
				t.copyTo(regs, in.Dst, in.Count, from)
			case nvir.Address:
				at := t.value(regs, in.Args[0]) + uint64(in.Offset)
				for i, x := range in.Args[1:] {
					v := t.value(regs, x)
					bits := in.From[i].Bits
					at += uint64(int64(v<<(64-bits)) >> (64 - bits) * in.Scales[i+1])
				}
				regs[in.Dst] = at
			case nvir.Load:
				t.load(in, uintptr(t.value(regs, in.Args[0])), regs)
			case nvir.Store:
				t.store(in, uintptr(t.value(regs, in.Args[1])), regs)
			case nvir.Alloca:
				regs[in.Dst] = uint64(t.alloca(in.Type))
			case nvir.Extract:
				a := in.Args[0]
				if a.Reg >= 0 {
					a.Reg += in.Index
				}
				t.copyTo(regs, in.Dst, in.Count, a)
			case nvir.Insert:
				t.copyTo(regs, in.Dst, in.Count, in.Args[0])
				regs[in.Dst+in.Index] = t.value(regs, in.Args[1])
			case nvir.AtomicRMW, nvir.CmpXchg:
				t.plainAtomic(in, regs)
			case nvir.Call, nvir.Asm:
				t.regs = regs
				in.Do.(callee)(t, in, regs)
			case nvir.Br:
				b = t.jump(f, regs, &in.Edges[0])
			case nvir.CondBr:
				e := &in.Edges[1]
				if t.value(regs, in.Args[0]) != 0 {
					e = &in.Edges[0]
				}
				b = t.jump(f, regs, e)
			case nvir.Ret:
				t.release(mark)
				if in.Type == nil {
					return nil
				}
				n := len(in.Type.Leaves())
				out := make([]uint64, n)
				t.copyOut(out, regs, in.Args[0])
				return out
			default:
				t.fail("the kernel reached unreachable code")
			}
		}
	}
}

// copyOut copies the registers of an operand out of a function.
func (t *thread) copyOut(out, regs []uint64, o nvir.Operand) {
	if o.Reg >= 0 {
		copy(out, regs[o.Reg:])
		return
	}
	for i := range out {
		out[i] = t.value(regs, o)
	}
}

// jump goes to another block. All values that come with it are read before any is written.
func (t *thread) jump(f *nvir.Func, regs []uint64, e *nvir.Edge) *nvir.Block {
	if n := len(e.Moves); n > 0 {
		var few [16]uint64
		tmp := few[:0]
		for _, m := range e.Moves {
			for i := range m.Count {
				o := m.Src
				if o.Reg >= 0 {
					o.Reg += i
				}
				tmp = append(tmp, t.value(regs, o))
			}
		}
		for _, m := range e.Moves {
			tmp = tmp[copy(regs[m.Dst:m.Dst+m.Count], tmp):]
		}
	}
	if t.turns++; t.turns == quantum {
		t.turns = 0
		t.e.Turn()
	}
	return f.Blocks[e.To]
}
