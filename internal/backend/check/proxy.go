package check

// The asynchronous proxy makes bulk copies, and reads the operands of wgmma. It sees what others
// have written before a proxy fence that comes before it: stores, and copies by cp.async, to
// shared or to global memory (PTX ISA, Memory Consistency Model: Causality order). What the
// proxy of the same GPU has done needs no fence, nor does a write after a read.

// proxied is what the asynchronous proxy sees that begins now, of shared and of global memory. It
// does not change.
type proxied struct {
	shared, global view
}

// view is what somebody sees.
type view struct {
	writes *clock
	ops    *idset
}

var noProxies = &proxied{view{noClock, noIDs}, view{noClock, noIDs}}

// join returns what sees what either sees.
func (v view) join(w view) view { return view{v.writes.join(w.writes), v.ops.join(w.ops)} }

func (p *proxied) join(q *proxied) *proxied {
	switch {
	case p == q || q == noProxies:
		return p
	case p == noProxies:
		return q
	}
	n := &proxied{p.shared.join(q.shared), p.global.join(q.global)}
	switch *n {
	case *p:
		return p
	case *q:
		return q
	}
	return n
}

// of returns what the proxy sees of memory of a region.
func (p *proxied) of(r *region) view {
	if r.space == shared {
		return p.shared
	}
	return p.global
}

// fenceProxy shows what the thread knows to have been written to the asynchronous proxy.
func (t *thread) fenceProxy(onShared, onGlobal bool) {
	now := t.snapshot()
	v := view{now.writes, now.ops}
	n := *t.know.proxies
	if onShared {
		n.shared = n.shared.join(v)
	}
	if onGlobal {
		n.global = n.global.join(v)
	}
	t.know.proxies = &n
}

// shown says that the write of a record is visible to the asynchronous proxy that begins for who
// knows o.
func (r *record) shown(v view) bool {
	if r.op != 0 {
		return v.ops.has(r.op)
	}
	return v.writes.has(r.by.launch) || v.writes.at(r.by) >= r.step
}

// hidden says that a proxy fence is missing between the write of a record, and an access by
// asynchronous instructions of who knows o.
func (c *Checker) hidden(rec, other *record, o order, r *region) bool {
	if !rec.proxy || other.by == nil || !other.write || other.proxy && other.by.launch.pe == rec.by.launch.pe {
		return false
	}
	return !other.shown(o.proxies.of(r))
}
