package check

// apart is what launches know where every order is gone through, and PEs have launched kernels and done nothing else
// since all have met: another PE is as far as it may be. Else a launch knows all that have ended.
type apart struct {
	met order         // what all knew then
	own map[int]order // what PEs know that have launched kernels since
}

// parts notes that all PEs have met, and know all that each has done.
func (c *Checker) parts() {
	if c.search != nil {
		c.apart = &apart{c.begin(), map[int]order{}}
	}
}

// knownTo returns what a launch of a PE knows that begins now.
func (c *Checker) knownTo(pe int) order {
	if c.apart == nil {
		return c.begin()
	}
	o := c.apart.knownTo(pe)
	o.proxies = &proxied{view{o.writes, o.ops}, view{o.writes, o.ops}}
	return o
}

func (a *apart) knownTo(pe int) order {
	if o, ok := a.own[pe]; ok {
		return o
	}
	return a.met
}

// ended records what the PE of a launch knows after it.
func (a *apart) ended(l *launch) {
	o := a.knownTo(l.pe).join(l.whole)
	o.ops = o.ops.join(&l.async)
	a.own[l.pe] = o
}

// completed records that operations of a PE are complete, which its stream has waited for.
func (a *apart) completed(pe int, set *idset) {
	o := a.knownTo(pe)
	o.ops = o.ops.join(set)
	a.own[pe] = o
}
