package axioms

// Relations are the orders of which the rules speak.
var Relations = []struct{ Name, Text, Source string }{
	{"Program order", "What a thread does, in its order. An operation that is delivered later is issued there, and its delivery is not part of it.", "PTX, Program Order"},
	{"Delivered before", "The data of a put with signal comes before its signal. What was issued before `Fence`, `Quiet` or a barrier comes before what is issued after it to the same PE; also what another thread of the PE has issued, if that comes before in base causality order. By nccl to another host, only puts do, and only before what adds.", "OpenSHMEM 1.5, 9.8, 9.11; NCCL, Signals and Counters"},
	{"Coherence order", "The writes of a word are in one order. What is delivered is the newest write then.", "PTX, Coherence Order"},
	{"Observation", "A write comes before a read that reads it, directly or through updates.", "PTX, Observation Order"},
	{"Release pattern", "A write that releases; a fence, or a write of the word that releases, and after it in program order a write. What is delivered ends the patterns of its place in program order. It also releases what was delivered before it, and every `Quiet` that comes before its issue in base causality order.", "PTX, Release and Acquire Patterns; OpenSHMEM 1.5, 9.11"},
	{"Acquire pattern", "A read that acquires, as a wait does and a test that is true; a read, and after it in program order a fence, or a read of the word that acquires.", "PTX, Release and Acquire Patterns; OpenSHMEM 1.5, 9.10"},
	{"Synchronizes", "A release pattern comes before an acquire pattern whose read observes its write, if the scopes of both ends hold both threads.", "PTX, Synchronizes, Morally Strong Operations"},
	{"Fence-SC order", "Fences of package gpu, and `Quiet`, are in one order, where the scopes of both hold both threads.", "PTX, Fence-SC Order"},
	{"Base causality order", "Program order, Fence-SC order, what a thread does before a call in which threads of a block meet and the calls of the others, and what synchronizes, one after the other; and each delivery before the `Quiet` that waits for it, which by nccl does not wait for those to another host.", "PTX, Causality Order"},
	{"Causality order", "Base causality order, and an observation with base causality order after it. A delivery comes after what came before its issue, and after what is delivered before it.", "PTX, Causality Order"},
}

// Rules are the axioms. An execution is allowed if all hold.
var Rules = []struct {
	Name, Text, Source string
	holds              func(x *execution) bool
}{
	{
		"Each word by itself", "Program order, reads-from, coherence order and from-reads agree at each word.",
		"PTX, SC-per-location Axiom", (*execution).coherent,
	},
	{
		"Atomicity", "An update stands directly after the write that it reads. A compare-and-swap that fails is a read.",
		"PTX, Atomicity Axiom; OpenSHMEM 1.5, 3.2", (*execution).atomic,
	},
	{
		"Coherence", "A write that comes before another one of its word in causality order comes before it in coherence order.",
		"PTX, Coherence Axiom", (*execution).coheres,
	},
	{
		"Causality", "A read reads no write that comes after it in causality order, and none that is older than a write that comes before it.",
		"PTX, Causality Axiom", (*execution).causal,
	},
	{
		"Order of fences", "Nothing comes before itself in base causality order.",
		"PTX, Fence-SC Axiom", func(x *execution) bool { return x.bc.acyclic() },
	},
	{
		"Steps", "Program order, reads-from, Fence-SC order, issue before delivery, delivered before, coherence order from and to what is delivered, and from-reads to it have no cycle together: all see a delivery at once. PTX has this without program order: see load buffering.",
		"an assumption", func(x *execution) bool { return x.steps().acyclic() },
	},
}

// allowed says that the rules hold.
func (x *execution) allowed() bool {
	x.derive()
	for _, r := range Rules {
		if !r.holds(x) {
			return false
		}
	}
	return true
}

// froms returns from-reads: a read comes before the writes after the one that it has read.
func (x *execution) froms() relation {
	fr := newRelation(x.n)
	for r, w := range x.rf {
		if w >= 0 {
			fr[r] = x.co[w] &^ (1 << r)
		}
	}
	return fr
}

func (x *execution) coherent() bool {
	all := x.co.clone()
	all.join(x.froms())
	for r, w := range x.rf {
		if w >= 0 && w != r {
			all.add(w, r)
		}
	}
	for a := range x.events {
		each(x.po[a], func(b int) {
			if x.events[a].loc >= 0 && x.events[a].loc == x.events[b].loc {
				all.add(a, b)
			}
		})
	}
	return all.acyclic()
}

func (x *execution) atomic() bool {
	for u, w := range x.rf {
		if w < 0 || !x.isWrite(u) {
			continue
		}
		if !x.co.has(w, u) {
			return false
		}
		for between := range x.events {
			if x.co.has(w, between) && x.co.has(between, u) {
				return false
			}
		}
	}
	return true
}

func (x *execution) coheres() bool {
	for a := range x.events {
		ok := true
		each(x.cause[a], func(b int) {
			if x.isWrite(a) && x.isWrite(b) && x.events[a].loc == x.events[b].loc && !x.co.has(a, b) {
				ok = false
			}
		})
		if !ok {
			return false
		}
	}
	return true
}

func (x *execution) causal() bool {
	for r, w := range x.rf {
		if w < 0 {
			continue
		}
		if x.cause.has(r, w) {
			return false
		}
		for v := range x.events {
			if x.isWrite(v) && x.co.has(w, v) && v != r && x.cause.has(v, r) {
				return false
			}
		}
	}
	return true
}

// derive computes observation, base causality and causality order.
func (x *execution) derive() {
	// Observation: a write reaches a read, maybe through updates.
	x.obs = newRelation(x.n)
	for r := range x.events {
		for w := x.rf[r]; w >= 0; w = x.rf[w] {
			x.obs.add(w, r)
		}
	}
	x.before = x.issued.clone()
	x.bc = x.po.clone()
	x.bc.join(x.met)
	x.bc.join(x.sc)
	for a := range x.events {
		each(x.before[a], func(b int) {
			if !x.events[b].delivered && Operations[x.events[b].kind].Completes {
				x.bc.add(a, b)
			}
		})
	}
	for {
		x.bc.close()
		next := x.bc.clone()
		x.cover(next)
		x.synchronize(next)
		next.close()
		same := true
		for i := range next {
			same = same && next[i] == x.bc[i]
		}
		if same {
			break
		}
		x.bc = next
	}
	// Causality: base causality, after an observation or not. What is delivered comes after what its
	// thread knew when it issued it, and after what was delivered before.
	x.cause = x.bc.clone()
	for w := range x.events {
		each(x.obs[w], func(r int) { x.cause[w] |= x.bc[r] })
	}
	for i := range x.events {
		each(x.issues[i], func(d int) {
			for e := range x.events {
				if x.cause.has(e, i) {
					x.cause.add(e, d)
				}
			}
		})
		each(x.before[i], func(d int) { x.cause.add(i, d) })
	}
}

// cover adds what a fence of one thread does to operations that others of its PE have issued before it.
func (x *execution) cover(bc relation) {
	for d := range x.events {
		e := &x.events[d]
		if !e.delivered || x.far(e) {
			continue
		}
		each(x.bc[e.issue], func(f int) {
			fence := &x.events[f]
			if fence.thread < 0 || fence.thread == e.thread || x.p.PE(fence.thread) != x.p.PE(e.thread) {
				return
			}
			k := &Operations[fence.kind]
			if k.Completes {
				x.before.add(d, f)
				bc.add(d, f)
			}
			if !k.Orders {
				return
			}
			for l := range x.events {
				if later := &x.events[l]; later.thread == fence.thread && later.index > fence.index && x.homeOf(l) == x.p.home(e.loc%Words) {
					x.before.add(d, l)
				}
			}
		})
	}
}

// synchronize adds to base causality where a release pattern synchronizes with an acquire pattern.
func (x *execution) synchronize(bc relation) {
	for w := range x.events {
		if !x.isWrite(w) || x.events[w].thread < 0 {
			continue
		}
		each(x.obs[w], func(r int) {
			for _, last := range x.acquired(r) {
				for _, first := range x.released(w) {
					if x.strong(first, last) {
						bc.add(first, last)
					}
				}
			}
		})
	}
}

// acquired returns the last operations of acquire patterns that begin with a read: itself, fences
// after it, and later reads of the word that acquire.
func (x *execution) acquired(r int) []int {
	var list []int
	if x.events[r].delivered {
		return nil
	}
	if x.events[r].acquires {
		list = append(list, r)
	}
	each(x.po[r], func(f int) {
		if e := &x.events[f]; Operations[e.kind].Fences || e.acquires && e.loc == x.events[r].loc {
			list = append(list, f)
		}
	})
	return list
}

// released returns the first operations of release patterns that end with a write. Of what is delivered
// these are also what was delivered before it, and quiets of which its thread knew: what they have
// completed is complete for all.
func (x *execution) released(w int) []int {
	e := &x.events[w]
	at := w
	var list []int
	if e.delivered {
		at = e.issue
		list = append(list, w)
	} else if Operations[e.kind].Releases {
		list = append(list, w)
	}
	shmem := e.delivered || e.kind == FetchAdd
	for f := range x.events {
		k := &Operations[x.events[f].kind]
		switch {
		case x.events[f].thread < 0:
		case x.po.has(f, at) && (k.Fences || k.Releases && x.events[f].loc == e.loc && !e.delivered):
			list = append(list, f)
		case shmem && x.before.has(f, w):
			list = append(list, f)
		case shmem && k.Completes && x.bc.has(f, at):
			list = append(list, f)
		}
	}
	return list
}

// steps returns what must come before what in time. Without buffering a thread takes its steps in program
// order. What is delivered is the newest value then.
func (x *execution) steps() relation {
	all := x.sc.clone()
	if !x.buffering {
		all.join(x.po)
		all.join(x.met)
	}
	all.join(x.issues)
	all.join(x.before)
	fr := x.froms()
	for a := range x.events {
		e := &x.events[a]
		if w := x.rf[a]; w >= 0 && (!x.buffering || e.delivered || Operations[e.kind].Newest) {
			all.add(w, a)
		}
		each(fr[a], func(b int) {
			if Operations[e.kind].Newest || serial(&x.events[b]) {
				all.add(a, b)
			}
		})
		each(x.co[a], func(b int) {
			if serial(e) || serial(&x.events[b]) {
				all.add(a, b)
			}
		})
	}
	return all
}

// serial says that the memory of a PE performs the write when it comes, as the newest.
func serial(e *event) bool { return e.delivered || e.kind == FetchAdd }
