package passes

import (
	"cmp"
	"maps"
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// versionLoops gives loops whose checks hold under conditions that can be tested before
// the loop a second form without those checks. Where the test fails, the loop runs as it
// was written, so that a check that fails does so at its place, after all that came
// before it.
//
// A loop whose threads meet inside it is only doubled where all threads of a block are
// sure to take the same of the two forms.
func versionLoops(p *mir.Program, o Options) {
	if o.NoChecks {
		return
	}
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		if size(f) > versionFunc || !hasLoopChecks(f) {
			continue
		}
		newVersioner(f, kernels[f], versionWork).run()
	}
}

// Limits of what is versioned: instructions of a function and of a loop, tests
// before a loop, and loops of a function.
const (
	versionFunc    = 20000
	versionSize    = 600
	versionTests   = 10
	versionedLoops = 12
)

// versionWork bounds the steps of all searches for the tests of a function's loops. They grow
// with the number of checks times the number of values that a test could make an assumption
// about. The largest function of the examples takes half of the bound.
const versionWork = 1 << 19

// versioner gives the loops of one function their second forms.
type versioner struct {
	f *mir.Func
	k *mir.Kernel
	// work is how many steps of searches are left. When there are none, the loops
	// that have no second form keep their checks.
	work int
	// without holds, by a loop's header, the number of checks for which a search found no
	// test. With the same number there is no second search.
	without map[*mir.Block]int
}

func newVersioner(f *mir.Func, k *mir.Kernel, work int) *versioner {
	return &versioner{f: f, k: k, work: work, without: make(map[*mir.Block]int)}
}

func (v *versioner) run() {
	for _, l := range allLoops(findLoops(v.f.Dominators())) {
		l.preheader(v.f)
	}
	hoistInvariants(v.f)
	for range versionedLoops {
		if !v.one() {
			break
		}
	}
}

func hasLoopChecks(f *mir.Func) bool {
	return slices.ContainsFunc(findLoops(f.Dominators()), func(l *loop) bool { return len(l.versionable()) > 0 })
}

// versionable returns the checks in the loop that a test could stand for.
func (l *loop) versionable() []*mir.Value {
	var all []*mir.Value
	for b := range l.blocks {
		if b.Cold {
			return nil
		}
		for _, v := range b.Instrs {
			if v.Op == mir.CheckIndex || v.Op == mir.CheckLE {
				all = append(all, v)
			}
		}
	}
	slices.SortFunc(all, func(x, y *mir.Value) int { return cmp.Compare(x.ID, y.ID) })
	return all
}

// one doubles one loop that gains by it, the outermost first, and reports whether it
// found one.
func (v *versioner) one() bool {
	var visit func(ls []*loop) bool
	visit = func(ls []*loop) bool {
		for _, l := range ls {
			checks := l.versionable()
			if len(checks) == 0 {
				continue
			}
			if v.without[l.header] != len(checks) {
				if pl := v.plan(l, checks, 1); pl != nil && v.worthwhile(pl) {
					pl.apply(v.f)
					return true
				}
				v.without[l.header] = len(checks)
			}
			if visit(l.kids) {
				return true
			}
		}
		return false
	}
	return visit(findLoops(v.f.Dominators()))
}

// versionPlan is how to double a loop.
type versionPlan struct {
	loop    *loop
	removed map[*mir.Value]bool
	// assumed are the ranges that values are tested for, tests the
	// polynomials that must not be negative.
	assumed map[*mir.Value]interval
	tests   []polynomial
}

// worthwhile reports whether no loop inside would lose more checks by itself.
func (v *versioner) worthwhile(pl *versionPlan) bool {
	for _, kid := range pl.loop.kids {
		checks := kid.versionable()
		here := 0
		for _, c := range checks {
			if pl.removed[c] {
				here++
			}
		}
		if here < len(checks) && v.plan(kid, checks, here+1) != nil {
			return false
		}
	}
	return true
}

// The ranges that a test can establish: factors of a product must be small, so
// that the product is far from the largest int.
var (
	assumedFactor = interval{0, 1<<28 - 1, false}
	assumedTerm   = interval{0, 1<<48 - 1, false}
)

// plan returns how to double l so that it loses at least the given number of checks. It
// returns nil if there is no way, or if the work that is left does not suffice to find one.
func (v *versioner) plan(l *loop, checks []*mir.Value, least int) *versionPlan {
	if l.costly() {
		return nil
	}
	together := l.convergent()
	// The fewest assumptions that remove as many checks as all of them do.
	assumed := make(map[*mir.Value]interval)
	leaves := l.leaves(checks, newRanges(v.f, v.k), together, v.k != nil)
	for _, x := range leaves {
		assumed[x] = assumedFactor
	}
	best := v.solve(l, checks, together, assumed, least)
	if best == nil {
		return nil
	}
	checks = slices.DeleteFunc(slices.Clone(checks), func(c *mir.Value) bool { return !best.removed[c] })
	needed := 0 // leaves of which something must be assumed
	for _, x := range leaves {
		users := slices.DeleteFunc(slices.Clone(checks), func(c *mir.Value) bool { return !l.uses(c, x) })
		for _, weaker := range []interval{{}, assumedTerm} {
			delete(assumed, x)
			if weaker.hi > 0 {
				assumed[x] = weaker
			}
			// Those that use the value are the first to fail without.
			if v.solve(l, users, together, assumed, len(users)) != nil {
				if pl := v.solve(l, checks, together, assumed, len(checks)); pl != nil {
					best = pl
					break
				}
			}
			assumed[x] = best.assumed[x]
		}
		if _, ok := best.assumed[x]; ok {
			needed++
		}
		if needed > versionTests {
			return nil
		}
	}
	if len(best.tests)+len(best.assumed) > versionTests || v.work == 0 {
		return nil
	}
	return best
}

// uses reports whether v is made of x by what the loop computes.
func (l *loop) uses(v, x *mir.Value) bool {
	seen := make(map[*mir.Value]bool)
	var visit func(*mir.Value) bool
	visit = func(v *mir.Value) bool {
		if v == x {
			return true
		}
		if seen[v] || !l.defines(v) {
			return false
		}
		seen[v] = true
		return slices.ContainsFunc(v.Args, visit)
	}
	return visit(v)
}

// solve finds the checks that tests under the given assumptions can stand for; nil if
// they are fewer than least.
func (v *versioner) solve(l *loop, checks []*mir.Value, together bool, assumed map[*mir.Value]interval, least int) *versionPlan {
	pl := &versionPlan{loop: l, removed: make(map[*mir.Value]bool), assumed: make(map[*mir.Value]interval)}
	maps.Copy(pl.assumed, assumed)
	pr := newProverAssuming(v.f, v.k, assumed)
	pr.work = &v.work
	for n, c := range checks {
		if len(pl.removed)+len(checks)-n < least {
			return nil
		}
		i := slices.Index(c.Block.Instrs, c)
		b := newBounder(pr, place{c.Block, i})
		// In its parts, a value from outside may have bounds that it has not
		// as a whole; as a whole it may be simple where its parts are not.
		pr.whole = nil
		tests, ok := b.tests(c, l, together, v.k != nil)
		if !ok {
			pr.whole = func(v *mir.Value) bool { return !l.defines(v) }
			tests, ok = b.tests(c, l, together, v.k != nil)
		}
		if !ok {
			continue
		}
		pl.removed[c] = true
		for _, t := range tests {
			if !slices.ContainsFunc(pl.tests, t.equal) {
				pl.tests = append(pl.tests, t)
			}
		}
	}
	if len(pl.removed) < least {
		return nil
	}
	pl.dropImplied(newBounder(pr, place{l.header, 0}))
	return pl
}

// tests returns what must be tested before l for the check c to hold.
func (b *bounder) tests(c *mir.Value, l *loop, together, kernel bool) (all []polynomial, ok bool) {
	needed, ok := b.requirements(c)
	for _, p := range needed {
		t, found := b.test(p, l, together, kernel)
		if !ok || !found {
			return nil, false
		}
		all = append(all, t...)
	}
	return all, ok
}

// dropImplied drops the tests that others imply.
func (pl *versionPlan) dropImplied(b *bounder) {
	for i := len(pl.tests) - 1; i >= 0; i-- {
		for j, other := range pl.tests {
			if d, ok := pl.tests[i].plus(other, -1); j != i && ok && b.notNegative(d) {
				pl.tests = slices.Delete(pl.tests, i, i+1)
				break
			}
		}
	}
}

// largestLength bounds what a length is shown to be below, so that it is the
// number that its polynomial says.
const largestLength = 1 << 62

// requirements returns the polynomials that must not be negative for a check to
// hold. They are the numbers themselves, although expanding arithmetic that may
// wrap around says only what a number is modulo 2 to the 64th: one that is shown
// to lie in the range of int is the number.
func (b *bounder) requirements(c *mir.Value) (all []polynomial, ok bool) {
	x := b.pr.expand(c.Args[0], 64, b.p)
	y := b.pr.expand(c.Args[1], 64, b.p)
	less := int64(0)
	if c.Op != mir.CheckLE {
		less = -1
	}
	gap, ok := y.plus(x, -1)
	if gap, ok = plusConstant(gap, less, ok); !ok {
		return nil, false
	}
	all = []polynomial{x, gap}
	if c.Op == mir.CheckLE || !isAtom(y) {
		room, ok := constantPolynomial(largestLength).plus(y, -1)
		if !ok {
			return nil, false
		}
		all = append(all, room)
	}
	return all, true
}

func isAtom(p polynomial) bool {
	return len(p) == 0 || len(p) == 1 && (len(p[0].vals) == 0 || len(p[0].vals) == 1 && p[0].c == 1)
}

// test returns what must be tested before l so that p is not negative at its
// place: nothing, or one polynomial.
func (b *bounder) test(p polynomial, l *loop, together, kernel bool) ([]polynomial, bool) {
	if b.notNegative(p) {
		return nil, true
	}
	if vals := p.values(); len(vals) == 1 && !together && !l.defines(vals[0]) && b.computable(p) {
		// A thread's own index against a constant: what is known of the index may
		// ask for much more than is needed.
		return []polynomial{p}, true
	}
	b.steps = boundSteps
	var found, fallback polynomial
	proven := false
	rank := func(v *mir.Value) int {
		switch {
		case l.defines(v), together && !uniform(v, kernel):
			return 3
		case !uniform(v, kernel):
			return 2
		}
		return 0
	}
	b.search(p, boundDepth, rank, func(q polynomial) bool {
		highest := 0
		for _, v := range q.values() {
			highest = max(highest, rank(v))
		}
		if least, ok := q.least(b.interval); ok && least >= 0 {
			proven = true
			return true
		}
		if highest == 3 || !b.computable(q) {
			return false
		}
		if b.neverHolds(q) {
			return false
		}
		if highest == 0 {
			found = q
		} else if fallback == nil {
			fallback = q
		}
		return highest == 0
	})
	if proven {
		return nil, true
	}
	if found == nil {
		found = fallback
	}
	return []polynomial{found}, found != nil
}

// neverSteps bounds the search of neverHolds, which is asked within another one.
const neverSteps = 100

// neverHolds reports whether q is shown to be negative.
func (b *bounder) neverHolds(q polynomial) bool {
	if iv := q.interval(b.interval); !iv.open && iv.hi < 0 {
		return true
	}
	// A search comes to the same polynomial on many ways.
	key := q.key()
	never, asked := b.never[key]
	if !asked {
		less, ok := constantPolynomial(-1).plus(q, -1)
		steps := b.steps
		never = ok && b.notNegativeWithin(less, neverSteps)
		b.steps, b.never[key] = steps, never
	}
	return never
}

// computable reports whether no sum or product on the way to p's value overflows.
func (b *bounder) computable(p polynomial) bool {
	const limit = 1 << 61
	sum := int64(0)
	for _, t := range p {
		iv := polynomial{t}.interval(b.pr.ranges.of)
		if iv.open || iv.lo < -limit || iv.hi > limit {
			return false
		}
		if sum += max(iv.hi, -iv.lo); sum > limit {
			return false
		}
	}
	return true
}

// leaves returns the values from outside l that the checks and the conditions in l
// depend on and that may be large.
func (l *loop) leaves(checks []*mir.Value, r *ranges, together, kernel bool) []*mir.Value {
	seen := make(map[*mir.Value]bool)
	var all []*mir.Value
	var visit func(*mir.Value)
	visit = func(v *mir.Value) {
		if seen[v] || v.Op == mir.Const || !v.Type.IsInt() && v.Type.Kind != mir.BoolKind {
			return
		}
		seen[v] = true
		if !l.defines(v) && v.Type.IsInt() {
			if iv := r.of(v); !assumedFactor.contains(iv) && v.Type.Bits == 64 && (uniform(v, kernel) || !together) {
				all = append(all, v)
			}
			return
		}
		for _, a := range v.Args {
			visit(a)
		}
	}
	for _, c := range checks {
		for _, a := range c.Args {
			visit(a)
		}
	}
	for b := range l.blocks {
		if t := b.Term(); t.Op == mir.If {
			visit(t.Args[0])
		}
	}
	slices.SortFunc(all, func(x, y *mir.Value) int { return cmp.Compare(x.ID, y.ID) })
	return all
}

// costly reports whether the loop is too large to stand twice in a program: the code
// of communication takes kilobytes.
func (l *loop) costly() bool {
	n := 0
	for b := range l.blocks {
		n += len(b.Instrs)
		for _, v := range b.Instrs {
			if v.Op == mir.Call || v.Op == mir.Extern || v.Op == mir.Comm && !isPure(v) {
				return true
			}
		}
	}
	return n > versionSize
}

// convergent reports whether threads meet in the loop, or may.
func (l *loop) convergent() bool {
	for b := range l.blocks {
		for _, v := range b.Instrs {
			if v.Op == mir.Call || v.Op == mir.Extern || v.Op == mir.Intr && v.Intr.Facts().Convergent || v.Op == mir.Comm && v.Comm.Op.Convergent(v.Comm.Scope) {
				return true
			}
		}
	}
	return false
}

// uniform reports whether v is sure to be the same in all threads of a block.
// The parameters of a kernel are; those of other functions need not be.
func uniform(v *mir.Value, kernel bool) bool {
	switch v.Op {
	case mir.Const:
		return true
	case mir.Param:
		return kernel
	case mir.Intr:
		return v.Intr.Facts().Spread == mir.PerLaunch
	case mir.Phi, mir.GlobalAddr, mir.Result:
		return false
	}
	return isPure(v) && !slices.ContainsFunc(v.Args, func(a *mir.Value) bool { return !uniform(a, kernel) })
}
