package passes

// This file looks for mistakes in how a kernel orders what it does with memory, and
// holds what the searches share. The searches are in the files mistakes_*.go. Each
// reports only what is wrong however the program is launched: a warning about a right
// program costs more trust than a mistake that is left to the emulator.

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// diagnoseMistakes warns of mistakes that docs/checking.md lists. Calls that inlining
// has left may do anything, so nothing is reported across them.
func diagnoseMistakes(p *mir.Program, o Options) {
	if o.Diags == nil {
		return
	}
	for _, k := range p.Kernels {
		j := newJudge(k, o.Diags)
		j.completed = completed(p, k.Following)
		for _, find := range []func(*judge){
			findNBI, findReadBack, findUnfenced, findArrivals, findSameRound, findEqualWaits,
			findSiblings, findShared, findPutSources, findSelfOverlaps, findArms, findPeerScopes, findUntestedPeers, findPlainPolls, findResidency,
		} {
			find(j)
		}
	}
}

// judge is a kernel under examination.
type judge struct {
	k     *mir.Kernel
	f     *mir.Func
	c     *convergence
	u     *uniformity
	loops []*loop
	// order has the place of each instruction in its block.
	order map[*mir.Value]int
	// accesses are what the kernel does with memory, in the order of the function.
	accesses []access
	by       map[*mir.Value][]access
	// completed says that what is enqueued after the kernel completes what it has begun.
	completed bool
	diags     *diag.List
}

func newJudge(k *mir.Kernel, diags *diag.List) *judge {
	c := newConvergence(k.Func)
	j := &judge{
		k: k, f: k.Func, c: c, u: findUniformity(c, k), loops: allLoops(findLoops(c.dom)),
		order: map[*mir.Value]int{}, by: map[*mir.Value][]access{}, diags: diags,
	}
	for _, b := range j.f.Blocks {
		for i, v := range b.Instrs {
			j.order[v] = i
			for _, a := range accessesOf(v) {
				j.accesses = append(j.accesses, a)
				j.by[v] = append(j.by[v], a)
			}
		}
	}
	return j
}

// warn reports v, in words that go on from the name of the kernel. What stands in a
// function that several kernels call is said of the first.
func (j *judge) warn(c diag.Category, v *mir.Value, format string, args ...any) {
	if slices.ContainsFunc(*j.diags, func(d diag.Diagnostic) bool { return d.Pos == v.Pos && d.Category == c }) {
		return
	}
	*j.diags = append(*j.diags, diag.Diagnostic{
		Pos: v.Pos, Severity: diag.Warning, Category: c,
		Msg:   fmt.Sprintf("kernel %s ", j.k.Info.Name) + fmt.Sprintf(format, args...),
		Chain: chain(v.Scope), Calls: calls(v.Scope),
	})
}

// comms returns the communication operations of the kernel for which keep is true.
func (j *judge) comms(keep func(*op.Op) bool) []*mir.Value {
	var list []*mir.Value
	for v := range j.f.Instrs() {
		if v.Op == mir.Comm && keep(v.Comm.Op) {
			list = append(list, v)
		}
	}
	return list
}

// has reports whether v is a communication operation with the effect.
func has(v *mir.Value, effects ...op.Effect) bool {
	return v.Op == mir.Comm && slices.Contains(effects, v.Comm.Op.Effect)
}

// unknown reports whether v is code of which nothing is known here.
func unknown(v *mir.Value) bool { return v.Op == mir.Call || v.Op == mir.Extern }

// answered reports whether v waits for a word that a peer may have written because of
// what was sent to it before.
func answered(v *mir.Value) bool { return v.Op == mir.Comm && v.Comm.Op.Blocks }

// follow calls visit for every instruction to which a thread comes from v while what v
// has begun is under way, on all ways from v: where ways meet and one of them has ended
// it, it is over, since conditions often go together. names are values that tell what
// v has begun; in the next round of a loop that computes one of them, it is another.
func (j *judge) follow(v *mir.Value, ends func(*mir.Value) bool, visit func(*mir.Value), names ...*mir.Value) {
	type state uint8
	const (
		never state = iota
		underWay
		over
	)
	through := func(b *mir.Block, s state, visit func(*mir.Value)) state {
		for _, w := range b.Instrs {
			if s == underWay && visit != nil {
				visit(w)
			}
			switch {
			case w == v:
				s = underWay
			case s == underWay && ends(w):
				s = over
			}
		}
		return s
	}
	in := map[*mir.Block]state{}
	for work := []*mir.Block{v.Block}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		out := through(b, in[b], nil)
		for _, s := range b.Succs {
			next := out
			if next == underWay && j.renames(b, s, names) {
				next = over
			}
			if next > in[s] {
				in[s] = next
				work = append(work, s)
			}
		}
	}
	for _, b := range j.c.dom.Order {
		through(b, in[b], visit)
	}
}

// renames reports whether the step from b to s begins a new round of a loop that
// computes one of the values.
func (j *judge) renames(b, s *mir.Block, values []*mir.Value) bool {
	if !j.c.dom.IsBackEdge(b, s) {
		return false
	}
	return slices.ContainsFunc(j.loops, func(l *loop) bool { return l.header == s && slices.ContainsFunc(values, l.varies) })
}

// surely reports whether a thread that does v does w as well, of which it is known that
// there is a way from v to it: all ways lead through one of them. Loops are taken to
// have a round.
func (j *judge) surely(v, w *mir.Value) bool {
	from, to := j.outside(v.Block, w.Block), j.outside(w.Block, v.Block)
	if from == to || j.c.dom.Dominates(from, to) || !j.c.returns(j.c.reach(from, to)) {
		return true
	}
	l := j.innermost(v.Block)
	return l != nil && l == j.innermost(w.Block) && j.c.dom.Dominates(to, from)
}

// outside returns the header of the outermost loop around b that does not hold other, or b.
func (j *judge) outside(b, other *mir.Block) *mir.Block {
	var most *loop
	for _, l := range j.loops {
		if l.blocks[b] && !l.blocks[other] && (most == nil || len(l.blocks) > len(most.blocks)) {
			most = l
		}
	}
	if most == nil {
		return b
	}
	return most.header
}

// innermost returns the smallest loop around b, or nil.
func (j *judge) innermost(b *mir.Block) *loop {
	var least *loop
	for _, l := range j.loops {
		if l.blocks[b] && (least == nil || len(l.blocks) < len(least.blocks)) {
			least = l
		}
	}
	return least
}

// line names the place of v in messages about another: "ring.go:7".
func line(v *mir.Value) string {
	return fmt.Sprintf("%s:%d", filepath.Base(v.Pos.Filename), v.Pos.Line)
}

// at names a communication operation and its place: "the PutNBI at ring.go:7".
func at(v *mir.Value) string { return fmt.Sprintf("the %s at %s", v.Comm.Op.Name, line(v)) }

// varies reports whether v may differ from round to round of the loop.
func (l *loop) varies(v *mir.Value) bool {
	return l.defines(v) && (v.Op == mir.Phi || !isPure(v) || slices.ContainsFunc(v.Args, l.varies))
}
