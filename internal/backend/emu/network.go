package emu

// network is the operations on their way between the PEs of a world. A channel is
// among those that are busy exactly while its first segment has operations, and then
// knows its place there.
type network struct {
	rng *rng
	// lazy is how many calls of due bring one delivery, where nobody waits.
	lazy     uint64
	channels []*channel // that are busy
	quieters int        // how many wait for operations to complete, on all PEs
	spare    []*xfer
	load     int // operations that have not arrived
	landings []landing
}

// backlog is how many operations are on their way at most; with more, some arrive before anything else
// happens, as the queues of a network hold so many.
const backlog = 1 << 12

// crowded says that something has to arrive first.
func (n *network) crowded() bool { return n.load > backlog }

// start draws how the network behaves.
func (n *network) start(r *rng) {
	n.rng = r
	n.lazy = [...]uint64{4, 32, 256}[r.below(3)]
}

// newChannels returns the ways from a PE to each of a world of pes.
func newChannels(from *pe, pes int) []*channel {
	all := make([]*channel, pes)
	for to := range all {
		s := new(segment)
		all[to] = &channel{from: from, to: to, index: -1, far: from.w.far(from.rank, to) != nil, first: s, last: s}
	}
	return all
}

// busy says that there is something to deliver.
func (n *network) busy() bool { return len(n.channels) > 0 }

// add notes that there are operations on the channel.
func (n *network) add(c *channel) {
	if c.index < 0 {
		c.index = len(n.channels)
		n.channels = append(n.channels, c)
	}
}

// settled takes the channel off those that are busy if it has nothing left.
func (n *network) settled(c *channel) {
	if len(c.first.ops) > 0 {
		return
	}
	last := len(n.channels) - 1
	n.channels[c.index] = n.channels[last]
	n.channels[c.index].index = c.index
	n.channels = n.channels[:last]
	c.index = -1
}

// due draws whether an operation arrives now, and on which channel; nil if none does.
// Those that somebody waits for arrive more often.
func (n *network) due() *channel {
	switch {
	case len(n.channels) == 0:
	case n.rng.next()%n.lazy == 0:
		return n.any()
	case n.quieters > 0 && n.rng.next()&3 == 0:
		return n.quieting()
	}
	return nil
}

// any draws a channel.
func (n *network) any() *channel { return n.channels[n.rng.below(len(n.channels))] }

// quieting draws a channel from a PE on which somebody waits for operations.
func (n *network) quieting() *channel {
	count := 0
	for _, c := range n.channels {
		if len(c.from.quieting) > 0 {
			count++
		}
	}
	i := n.rng.below(count)
	for _, c := range n.channels {
		if len(c.from.quieting) == 0 {
			continue
		}
		if i == 0 {
			return c
		}
		i--
	}
	return nil
}

// reuse returns an operation that is complete for a new one, or nil.
//
//go:norace
func (n *network) reuse() *xfer {
	last := len(n.spare) - 1
	if last < 0 {
		return nil
	}
	x := n.spare[last]
	n.spare = n.spare[:last]
	return x
}

// keep keeps a complete operation for reuse.
func (n *network) keep(x *xfer) {
	buf := x.buf
	if cap(buf) > 1<<16 {
		buf = nil
	}
	*x = xfer{buf: buf}
	n.spare = append(n.spare, x)
}
