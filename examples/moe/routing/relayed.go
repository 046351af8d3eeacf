package routing

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

// Ways says which PE passes on what in a layer over several hosts. A token that has chosen
// experts of another host goes there once, to the PE of that host that has the sender's number,
// counted round. This one passes the token on to the experts, adds up their results with their
// weights, and sends back the sum.
//
// A feed is a PE whose tokens this PE passes on to experts of its own host: itself, and PEs of
// other hosts.
type Ways struct {
	// Here is this PE's host, and Host that of each PE.
	Here int32
	Host []int32
	// By is, for each PE, who passes its tokens on to experts of this host.
	By []int32
	// Relay is, for each host, who passes this PE's tokens on there, and At the number that this
	// PE's feed has there.
	Relay, At []int32
	// Feeds are the PEs of this PE's feeds. Most is the largest number of feeds that a PE has.
	Feeds []int32
	Most  uint32
}

// Relays is what the parts of a layer over several hosts pass on to each other, besides Memory.
// There, Results and Returned have a part for each feed, and a row's signal says which item it is
// of all feeds.
//
// What tells whose launch a thing is of, and why nothing is written that is still read, is as in
// Memory: a PE that starts a launch has all sums of the one before, and the counts of all pairs,
// which relays send when they know what all PEs have chosen. So what was chosen is there twice.
type Relays struct {
	// Inbox holds the tokens of the feeds, and Came says that a token is there.
	Inbox shmem.Sym[float32]
	Came  shmem.Signals
	// Choices are the experts and the weights of all items of the feeds, for even and odd
	// epochs. Told says that they are there, also twice: a PE that none of this PE's tokens goes
	// to gives no sign that it has been told, before the launch after. Mine is what this PE
	// tells.
	Choices, Mine shmem.Sym[uint32]
	Told          shmem.Signals
	// Sums are of this PE's tokens, from each host, and Summed says that one is there.
	Sums   shmem.Sym[float32]
	Summed shmem.Signals
	// Taken counts the rows of each expert that this PE has used for each feed, for even and odd
	// epochs.
	Taken []uint32
}

// RunRelayed is Run for PEs on several hosts, in fewer messages between them. The dynamic shared
// memory holds a place for each of TopK items, or a uint32 for each pair and one more.
//
//gpu:kernel maxthreads=128 minblocks=4
func RunRelayed(t *gpu.Thread, l Layer, w Ways, out []float32, tokens shmem.Sym[float32], chosen []int32, weights, scale, bias []float32, m Memory, r Relays) {
	epoch := clock.Epoch(t, m.Ticks)
	if t.BlockIdx().X == t.GridDim().X-1 {
		tell(t, l, w, chosen, weights, r, epoch)
	}
	send(t, l, w, tokens, chosen, r, epoch)
	clock.Advance(t, m.Ticks, 1)
	for f := t.BlockIdx().X; f < len(w.Feeds); f += t.GridDim().X {
		announceFeed(t, l, w, uint32(f), m, r, epoch)
	}
	forward(t, l, w, tokens, m, r, epoch)
	applyRelayed(t, l, w, scale, bias, m, epoch)
	reduce(t, l, w, m, r, epoch)
	combineRelayed(t, l, w, out, m, r, epoch)
}

// items is the number of items of a PE.
func (l Layer) items() uint32 { return l.Tokens * l.TopK }

// at is where a feed's choices begin.
func (r Relays) at(l Layer, feed, most uint32, epoch uint64) uint32 {
	return 2 * l.items() * (half(most, epoch) + feed)
}

// choices returns the experts that a token of a feed has chosen, and their weights.
func (r Relays) choices(l Layer, w Ways, feed, token uint32, epoch uint64) (experts, weights []uint32) {
	all := r.Choices.Local()[int(r.at(l, feed, w.Most, epoch)):][:int(2*l.items())]
	experts, weights = all[:int(l.items())], all[int(l.items()):]
	return experts[int(token*l.TopK):][:int(l.TopK)], weights[int(token*l.TopK):][:int(l.TopK)]
}

// tell tells all who pass on this PE's tokens what these have chosen. One block does it, beside
// those that send the tokens.
func tell(t *gpu.Thread, l Layer, w Ways, chosen []int32, weights []float32, r Relays, epoch uint64) {
	b, items := t.Block(), l.items()
	mine := r.Mine.Local()
	for i := range b.Stride(len(chosen)) {
		mine[i], mine[int(items)+i] = uint32(chosen[i]), uint32(gpu.Bits(weights[i]))
	}
	slots := w.Most * l.Local * uint32(len(w.Host))
	next := r.Taken[int(half(slots, epoch+1)):][:int(slots)]
	for i := range b.Stride(len(next)) {
		next[i] = 0
	}
	b.Sync()
	for h := range w.Relay {
		at := int(r.at(l, uint32(w.At[h]), w.Most, epoch))
		shmem.PutSignal(b, r.Choices.Slice(at, at+int(2*items)), r.Mine.Slice(0, int(2*items)), r.Told.At(int(half(w.Most, epoch)+uint32(w.At[h]))), epoch, shmem.SignalSet, int(w.Relay[h]))
	}
}

// send sends each token once to each other host that has one of its experts.
func send(t *gpu.Thread, l Layer, w Ways, tokens shmem.Sym[float32], chosen []int32, r Relays, epoch uint64) {
	for token := uint32(t.BlockIdx().X); token < l.Tokens; token += uint32(t.GridDim().X) {
		experts := chosen[int(token*l.TopK):][:int(l.TopK)]
		for h := range w.Relay {
			if h != int(w.Here) && goesTo(w, experts, h) {
				row := uint32(w.At[h])*l.Tokens + token
				shmem.PutSignalNBI(t.Block(), l.row(r.Inbox, row), l.row(tokens, token), r.Came.At(int(row)), epoch, shmem.SignalSet, int(w.Relay[h]))
			}
		}
	}
}

// announceFeed tells the experts of this host how many tokens of a feed will come. A block does it.
func announceFeed(t *gpu.Thread, l Layer, w Ways, feed uint32, m Memory, r Relays, epoch uint64) {
	b, pes := t.Block(), uint32(len(w.Host))
	pairs, source := l.Local*pes, uint32(w.Feeds[feed])
	counts := gpu.DynamicShared[uint32](t)[:pairs]
	for e := range b.Stride(len(counts)) {
		counts[e] = 0
	}
	awaitTold(t, w, r, feed, epoch)
	first := int(r.at(l, feed, w.Most, epoch))
	experts := r.Choices.Local()[first:][:int(l.items())]
	for i := range b.Stride(len(experts)) {
		gpu.AtomicAddExplicit(t, &counts[experts[i]], 1, gpu.Relaxed, gpu.ScopeBlock)
	}
	b.Sync()
	for e := uint32(b.Rank()); e < pairs; e += uint32(b.Size()) {
		if to := e % pes; w.Host[to] == w.Here {
			shmem.SignalOp(t, m.Counts.At(int(half(pairs, epoch)+e-to+source)), word(epoch, counts[e]), shmem.SignalSet, int(to))
		}
	}
	b.Sync()
}

// awaitTold has a block wait for the choices of a feed.
func awaitTold(t *gpu.Thread, w Ways, r Relays, feed uint32, epoch uint64) {
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, r.Told.At(int(half(w.Most, epoch)+feed)), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
}

// forward passes the tokens of this PE's feeds on to the experts of this host. A block takes a
// token at a time.
func forward(t *gpu.Thread, l Layer, w Ways, tokens shmem.Sym[float32], m Memory, r Relays, epoch uint64) {
	b, pes, me := t.Block(), uint32(len(w.Host)), uint32(shmem.MyPE(t))
	places := gpu.DynamicShared[place](t)[:l.TopK]
	slots := l.Local * pes
	for u := uint32(t.BlockIdx().X); u < uint32(len(w.Feeds))*l.Tokens; u += uint32(t.GridDim().X) {
		feed, token := u/l.Tokens, u%l.Tokens
		source := uint32(w.Feeds[feed])
		awaitTold(t, w, r, feed, epoch)
		experts, _ := r.choices(l, w, feed, token, epoch)
		if !goesTo(w, experts, int(w.Here)) {
			continue
		}
		row := l.row(tokens, token)
		if source != me {
			row = l.row(r.Inbox, u)
			if b.Rank() == 0 {
				shmem.SignalWaitUntil(t, r.Came.At(int(u)), shmem.CmpGE, epoch)
			}
		}
		taken := r.Taken[int(half(w.Most*slots, epoch)+feed*slots):][:int(slots)]
		for k := range b.Stride(len(places)) {
			to := experts[k] % pes
			p := place{pe: pes}
			if w.Host[to] == w.Here {
				n := gpu.AtomicAdd(t, &taken[experts[k]], 1)
				gpu.Assert(t, n < l.Tokens, "no token has chosen an expert twice")
				p = place{(experts[k]-to+source)*l.Tokens + n, to, token}
			}
			places[k] = p
		}
		b.Sync()
		for k, p := range places {
			if p.pe != pes {
				shmem.PutSignalNBI(b, l.row(m.Rows, p.row), row, m.Arrived.At(int(p.row)), word(epoch, u*l.TopK+uint32(k)), shmem.SignalSet, int(p.pe))
			}
		}
		b.Sync()
	}
}

// applyRelayed is apply, with results that go to who has passed the row on.
func applyRelayed(t *gpu.Thread, l Layer, w Ways, scale, bias []float32, m Memory, epoch uint64) {
	b, pes := t.Block(), uint32(len(w.Host))
	pairs := l.Local * pes
	firsts := gpu.DynamicShared[uint32](t)[:pairs+1]
	rows := gpu.AsVec4(m.Rows.Local())
	awaitCounts(t, firsts, m, epoch)
	item := gpu.Shared[uint32](t) // of the block's present row
	for i := uint32(t.BlockIdx().X); i < firsts[pairs]; i += uint32(t.GridDim().X) {
		pair := find(firsts, i)
		e := expertRow{number: pair*l.Tokens + i - firsts[pair], home: int(w.By[pair%pes])}
		e.row, e.results = l.rows(rows, e.number, 1), gpu.AsVec4(m.Results.Peer(t, e.home))
		e.scale, e.bias = scale[pair/pes], bias[pair/pes]
		if b.Rank() == 0 {
			*item = said(shmem.SignalWaitUntil(t, m.Arrived.At(int(e.number)), shmem.CmpGE, word(epoch, 0)))
		}
		b.Sync()
		e.apply(t, l, m, *item, epoch)
		b.Sync()
	}
}

// reduce adds up the results of this host for the tokens of PEs of other hosts, and sends them
// the sums, by way of the first result.
func reduce(t *gpu.Thread, l Layer, w Ways, m Memory, r Relays, epoch uint64) {
	b, n, me := t.Block(), l.vecs(), uint32(shmem.MyPE(t))
	all := gpu.AsVec4(m.Results.Local())
	for u := uint32(t.BlockIdx().X); u < uint32(len(w.Feeds))*l.Tokens; u += uint32(t.GridDim().X) {
		feed, token := u/l.Tokens, u%l.Tokens
		source := uint32(w.Feeds[feed])
		if source == me {
			continue
		}
		experts, weights := r.choices(l, w, feed, token, epoch)
		if !goesTo(w, experts, int(w.Here)) {
			continue
		}
		awaitHere(t, l, w, experts, m, u, epoch)
		results := l.rows(all, u*l.TopK, l.TopK)
		for j := range b.Stride(n) {
			results[j] = weighHere(w, experts, weights, results, n, j)
		}
		b.Sync()
		sum := uint32(w.Here)*l.Tokens + token
		shmem.PutSignalNBI(b, l.row(r.Sums, sum), l.row(m.Results, u*l.TopK), r.Summed.At(int(sum)), epoch, shmem.SignalSet, int(source))
	}
}

// awaitHere has a block wait for the results of this host of a token, of those of all feeds.
func awaitHere(t *gpu.Thread, l Layer, w Ways, experts []uint32, m Memory, token uint32, epoch uint64) {
	for k := range t.Block().Stride(len(experts)) {
		if w.Host[experts[k]%uint32(len(w.Host))] == w.Here {
			shmem.SignalWaitUntil(t, m.Returned.At(int(token*l.TopK)+k), shmem.CmpGE, epoch)
		}
	}
	t.Block().Sync()
}

// weighHere adds up vec i of rows of n that experts of this host have made, with their weights.
func weighHere(w Ways, experts, weights []uint32, rows []vec, n, i int) vec {
	sum := vec{}
	for k, e := range experts {
		if w.Host[e%uint32(len(w.Host))] == w.Here {
			a, v := gpu.FromBits[float32](uint64(weights[k])), rows[k*n+i]
			sum = vec{X: gpu.FMA(a, v.X, sum.X), Y: gpu.FMA(a, v.Y, sum.Y), Z: gpu.FMA(a, v.Z, sum.Z), W: gpu.FMA(a, v.W, sum.W)}
		}
	}
	return sum
}

// combineRelayed adds up the sums of all hosts for each token, in the order of the hosts.
func combineRelayed(t *gpu.Thread, l Layer, w Ways, out []float32, m Memory, r Relays, epoch uint64) {
	b, n, pes := t.Block(), l.vecs(), uint32(len(w.Host))
	all, far, sums := gpu.AsVec4(m.Results.Local()), gpu.AsVec4(r.Sums.Local()), gpu.AsVec4(out)
	own := uint32(w.At[w.Here])
	for token := uint32(t.BlockIdx().X); token < l.Tokens; token += uint32(t.GridDim().X) {
		awaitTold(t, w, r, own, epoch)
		experts, factors := r.choices(l, w, own, token, epoch)
		awaitHere(t, l, w, experts, m, own*l.Tokens+token, epoch)
		for k := range b.Stride(len(experts)) {
			if h := w.Host[experts[k]%pes]; h != w.Here {
				shmem.SignalWaitUntil(t, r.Summed.At(int(uint32(h)*l.Tokens+token)), shmem.CmpGE, epoch)
			}
		}
		b.Sync()
		results, sum := l.rows(all, (own*l.Tokens+token)*l.TopK, l.TopK), l.rows(sums, token, 1)
		for j := range b.Stride(n) {
			v := vec{}
			for h := range w.Relay {
				part := vec{}
				switch {
				case h == int(w.Here):
					part = weighHere(w, experts, factors, results, n, j)
				case goesTo(w, experts, h):
					part = far[int(uint32(h)*l.Tokens+token)*n+j]
				}
				v = vec{X: v.X + part.X, Y: v.Y + part.Y, Z: v.Z + part.Z, W: v.W + part.W}
			}
			sum[j] = v
		}
	}
}

// goesTo reports whether one of some experts is on a host.
func goesTo[E int32 | uint32](w Ways, experts []E, host int) bool {
	for _, e := range experts {
		if int(w.Host[uint32(e)%uint32(len(w.Host))]) == host {
			return true
		}
	}
	return false
}
