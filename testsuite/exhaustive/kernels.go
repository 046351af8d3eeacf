// Package exhaustive holds kernels that communicate as published ones do: rings, barriers,
// one- and two-stage allreduces, locks, all-to-alls and a layer of experts. The tests go
// through all orders of each on the back end check, and find the mistake of its broken form.
package exhaustive

//go:generate go run ../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Ring reduces data along a ring of PEs, in rounds chunks of one element for each thread, and
// counts the chunks that have arrived by one signal. The last PE has the sums. Without a fence, the
// signal of a later chunk stands for an earlier one that has not arrived.
//
//gpu:kernel resident
func Ring(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, b := shmem.MyPE(t), t.Block()
	for chunk := range rounds {
		own := out.Slice(chunk*b.Size(), (chunk+1)*b.Size())
		if me > 0 {
			if b.Rank() == 0 {
				shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(chunk+1))
			}
			b.Sync()
		}
		own.Local()[b.Rank()] += data.Local()[chunk*b.Size()+b.Rank()]
		if me+1 < shmem.NumPEs(t) {
			b.Sync()
			if b.Rank() == 0 {
				if !broken {
					shmem.Fence(t)
				}
				shmem.PutSignalNBI(t, own, own, signals.At(0), 1, shmem.SignalAdd, me+1)
			}
		}
	}
	if b.Rank() == 0 {
		shmem.Quiet(t)
	}
}

// tag is what a PE adds to a word of its own for each barrier, and its peer takes away.
const tag = 1024

// Barrier is rounds barriers as DeepEP has them: a thread for each peer adds to a word of its own
// PE, takes the same away on the peer, and waits until its own word is no more than 0. Data of
// all PEs are read after each. Without the fence they may not be there.
//
//gpu:kernel resident
func Barrier(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, peer, b := shmem.MyPE(t), t.Block().Rank(), t.Block()
	if peer >= shmem.NumPEs(t) {
		return
	}
	own, other := words.Local(), words.MustPeer(t, peer)
	for round := range rounds {
		data.MustPeer(t, peer)[round*shmem.NumPEs(t)+me] = int64(me + 1)
		if !broken {
			gpu.ThreadFenceSystem(t)
		}
		gpu.AtomicAddExplicit(t, &own[peer], tag, gpu.Relaxed, gpu.ScopeSystem)
		gpu.AtomicSubExplicit(t, &other[me], tag, gpu.Relaxed, gpu.ScopeSystem)
		for gpu.AtomicLoadExplicit(t, &own[peer], gpu.Acquire, gpu.ScopeSystem) > 0 {
		}
		b.Sync()
		out.Local()[round*shmem.NumPEs(t)+peer] = data.Local()[round*shmem.NumPEs(t)+peer]
	}
}

// arrive sends the number of a round to every PE, and waits for that of every PE. A thread is for
// one peer. What the block has stored is visible to the peers if the barrier is released.
func arrive(t *gpu.Thread, signals shmem.Signals, round int, released bool) {
	me, peer := shmem.MyPE(t), t.Block().Rank()
	if released {
		t.Block().Sync()
	}
	shmem.Fence(t)
	shmem.SignalOp(t, signals.At(me), uint64(round), shmem.SignalSet, peer)
	shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpGE, uint64(round))
	t.Block().Sync()
}

// TwoStage is the two-stage allreduce of vLLM, rounds times: a thread adds up an element of
// the PE's part, and all gather the parts. Each
// thread signals one peer for the whole block, so the block meets before.
//
//gpu:kernel resident
func TwoStage(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, n, rank := shmem.MyPE(t), shmem.NumPEs(t), t.Block().Rank()
	for round := range rounds {
		part, turn := words.Slice(round%2*n, (round%2+1)*n), 3*round
		arrive(t, signals, turn+1, false)
		sum := int64(0)
		for pe := range n {
			sum += data.MustPeer(t, pe)[round*n*n+me*n+rank]
		}
		part.Local()[rank] = sum
		arrive(t, signals, turn+2, !broken)
		for i := range n {
			out.Local()[round*n*n+rank*n+i] = part.MustPeer(t, rank)[i]
		}
		arrive(t, signals, turn+3, true)
	}
	shmem.Quiet(t)
}

// Lock takes a ticket lock of PE 0 rounds times, and counts in a word that it protects.
//
//gpu:kernel resident
func Lock(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	w, count := words.MustPeer(t, 0), out.MustPeer(t, 0)
	for range rounds {
		ticket := gpu.AtomicAddExplicit(t, &w[0], 1, gpu.Relaxed, gpu.ScopeSystem)
		for gpu.AtomicLoadExplicit(t, &w[1], gpu.Acquire, gpu.ScopeSystem) != ticket {
		}
		count[0]++
		if broken {
			gpu.AtomicAddExplicit(t, &w[1], 1, gpu.Relaxed, gpu.ScopeSystem)
		} else {
			gpu.AtomicAddExplicit(t, &w[1], 1, gpu.Release, gpu.ScopeSystem)
		}
	}
}

// RemoteLock is Lock by remote atomics, so that PEs need not map each other's memory. Without Quiet, the
// lock can be free before the counter has been written.
//
//gpu:kernel resident
func RemoteLock(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	for range rounds {
		ticket := shmem.AtomicFetchAdd(t, words.At(0), 1, 0)
		for shmem.AtomicFetch(t, words.At(1), 0) != ticket {
		}
		shmem.Fence(t)
		shmem.P(t, out.At(0), shmem.G(t, out.At(0), 0)+1, 0)
		if !broken {
			shmem.Quiet(t)
		}
		shmem.AtomicInc(t, words.At(1), 0)
	}
	shmem.Quiet(t)
}

// Count has each PE count itself in a word of PE 0, which loads the word after a barrier. Without that, an
// increment of another PE may arrive after the load, although the PE's own one has come.
//
//gpu:kernel resident
func Count(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	shmem.AtomicInc(t, words.At(0), 0)
	shmem.Quiet(t)
	if !broken {
		shmem.BarrierAll(t)
	}
	if shmem.MyPE(t) == 0 {
		out.Local()[0] = words.Local()[0]
	}
}

// AllToAllV sends a block's elements to the PE of its number, more from a PE of a higher number,
// and tells their number by the signal, rounds times. The receiver gives room for the next round back by
// a signal; without it, data are overwritten.
//
//gpu:kernel resident
func AllToAllV(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, n, peer := shmem.MyPE(t), shmem.NumPEs(t), t.BlockIdx().X
	room := words.Len() / n
	for round := range rounds {
		if round > 0 && !broken {
			shmem.SignalWaitUntil(t, signals.At(n+peer), shmem.CmpGE, uint64(round))
		}
		shmem.PutSignal(t, words.Slice(me*room, me*room+me+1), data.Slice(peer*n, peer*n+me+1), signals.At(me), uint64(n*round+me+1), shmem.SignalSet, peer)
		count := int(shmem.SignalWaitUntil(t, signals.At(peer), shmem.CmpGT, uint64(n*round))) - n*round
		for i := range count {
			out.Local()[(round*n+peer)*n+i] = words.Local()[peer*room+i]
		}
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(n+me), uint64(round+1), shmem.SignalSet, peer)
	}
	shmem.Quiet(t)
}

// Experts has each PE send rounds tokens to experts on other PEs, into slots that it takes there;
// each expert doubles its tokens and sends them back. Without the wait for all tokens, an expert takes
// one that has not come.
//
//gpu:kernel resident
func Experts(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	slots, from := words.Slice(1, 1+rounds), words.Slice(1+rounds, 1+2*rounds)
	for token := range rounds {
		expert := (me + token + 1) % n
		slot := int(shmem.AtomicFetchAdd(t, words.At(0), 1, expert))
		shmem.P(t, from.At(slot), int64(me*rounds+token), expert)
		shmem.P(t, slots.At(slot), data.Local()[token], expert)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, expert)
	}
	if broken {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	} else {
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(rounds))
	}
	for slot := range rounds {
		token := int(from.Local()[slot])
		shmem.P(t, out.At(token%rounds), 2*slots.Local()[slot], token/rounds)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(1), 1, shmem.SignalAdd, token/rounds)
	}
	shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, uint64(rounds))
	shmem.Quiet(t)
}

// LowLatency sends an element with its flag to every PE, rounds times, and adds up those of all PEs.
// There are two sets of lines in turn; with one, a line is overwritten before it is read.
//
//gpu:kernel resident
func LowLatency(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	sets := 2
	if broken {
		sets = 1
	}
	for round := range rounds {
		lines := signals.Lines().Slice(round%sets*n, (round%sets+1)*n)
		for hop := 1; hop < n; hop++ {
			shmem.PutLine(t, lines.At(me), uint64(data.Local()[round]), uint32(round+1), (me+hop)%n)
		}
		sum := data.Local()[round]
		for hop := 1; hop < n; hop++ {
			sum += int64(shmem.WaitLine(t, lines.At((me+hop)%n), uint32(round+1)))
		}
		out.Local()[round] = sum
	}
	shmem.Quiet(t)
}

// OneShot stores an element in every PE, and adds up those of all PEs; 0 is an element that has not
// come. Without clearing what it has read, the next round takes old elements.
//
//gpu:kernel resident
func OneShot(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	for round := range rounds {
		now, before := words.Slice(round%3*n, (round%3+1)*n), words.Slice((round+2)%3*n, ((round+2)%3+1)*n)
		for i := range before.Local() {
			if !broken {
				gpu.AtomicStoreExplicit(t, &before.Local()[i], 0, gpu.Relaxed, gpu.ScopeSystem)
			}
		}
		gpu.ThreadFenceSystem(t)
		for hop := 1; hop < n; hop++ {
			gpu.AtomicStoreExplicit(t, &now.MustPeer(t, (me+hop)%n)[me], data.Local()[round], gpu.Relaxed, gpu.ScopeSystem)
		}
		sum := data.Local()[round]
		for hop := 1; hop < n; hop++ {
			sum += poll(t, &now.Local()[(me+hop)%n])
		}
		gpu.ThreadFenceSystem(t)
		out.Local()[round] = sum
	}
}

// poll waits until a word is not 0, and returns it.
func poll(t *gpu.Thread, p *int64) int64 {
	for {
		if v := gpu.AtomicLoadExplicit(t, p, gpu.Relaxed, gpu.ScopeSystem); v != 0 {
			return v
		}
	}
}

// Turns has PE 0 test the signals of all other PEs in turn until each has come, rounds times. Its broken form
// waits for one more than there are.
//
//gpu:kernel resident
func Turns(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	n := shmem.NumPEs(t)
	for round := range rounds {
		if me := shmem.MyPE(t); me != 0 {
			shmem.SignalOp(t, signals.At(me), 1, shmem.SignalAdd, 0)
			continue
		}
		if broken {
			n = shmem.NumPEs(t) + 1
		}
		for came := 0; came < n-1; {
			came = 0
			for pe := 1; pe < n; pe++ {
				if shmem.SignalTest(t, signals.At(pe), shmem.CmpGE, uint64(round+1)) {
					came++
				}
			}
		}
	}
	shmem.Quiet(t)
}

// Siblings has two threads of PE 0 send without an order between them, one of them with a fence. PE 1 waits
// for its signal, and reads what either has sent before.
//
//gpu:kernel
func Siblings(t *gpu.Thread, words, out shmem.Sym[int64], signals shmem.Signals) {
	switch rank := t.Block().Rank(); {
	case shmem.MyPE(t) == 1 && rank == 0:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		out.Local()[0] = shmem.AtomicFetch(t, words.At(0), 1)
		out.Local()[1] = shmem.AtomicFetch(t, words.At(1), 1)
	case shmem.MyPE(t) == 1:
	case rank == 0:
		shmem.AtomicSet(t, words.At(0), 1, 1)
		shmem.Fence(t)
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalAdd, 1)
	default:
		shmem.AtomicSet(t, words.At(1), 1, 1)
	}
	shmem.Quiet(t)
}

// Fetched has PE 1 poll by fetches, and fence before it uses what the signal tells of. Its broken form does not
// fence, or in two rounds not as far as PE 0.
//
//gpu:kernel resident
func Fetched(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	if shmem.MyPE(t) == 0 {
		shmem.PutSignal(t, words.Slice(0, 1), data.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, 1)
		return
	}
	for shmem.SignalFetch(t, signals.At(0)) == 0 {
	}
	switch {
	case !broken:
		gpu.ThreadFenceSystem(t)
	case rounds == 2:
		gpu.ThreadFence(t)
	}
	out.Local()[0] = words.Local()[0]
}

// Chain has PE 0 put to PE 1, which tells PE 2 of it. PE 1 fences before that, and does not in the broken form.
//
//gpu:kernel
func Chain(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	switch shmem.MyPE(t) {
	case 0:
		shmem.PutSignal(t, words.Slice(0, 1), data.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, 1)
	case 1:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1)
		if !broken {
			shmem.Fence(t)
		}
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, 2)
	case 2:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpEQ, 1)
		shmem.Get(t, out.Slice(0, 1), words.Slice(0, 1), 1)
	}
}

// Any has PE 1 wait for any of two words, of which the second one always comes after the first one: it may
// find either. Its broken form waits for what never comes if it finds the second one.
//
//gpu:kernel
func Any(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	if shmem.MyPE(t) == 0 {
		shmem.P(t, words.At(0), 1, 1)
		shmem.Fence(t)
		shmem.P(t, words.At(1), 1, 1)
		shmem.Quiet(t)
		return
	}
	if shmem.WaitUntilAny(t, words.Slice(0, 2), nil, shmem.CmpEQ, 1) == 1 && broken {
		shmem.WaitUntil(t, words.At(2), shmem.CmpEQ, 1)
	}
}

// Tickets has each block wait for those that have drawn a ticket before it. Its broken form waits for all blocks, of
// which a GPU need not have room for more than one at a time.
//
//gpu:kernel
func Tickets(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	w := words.Local()
	for ticket := gpu.AtomicAdd(t, &w[0], 1); gpu.AtomicLoad(t, &w[1]) < ticket; { //gpu:ignore residency the blocks that have drawn before have started
	}
	gpu.AtomicAdd(t, &w[1], 1)
	for broken && gpu.AtomicLoad(t, &w[1]) < int64(t.GridDim().X) { //gpu:ignore residency the mistake
	}
}

// Third has a block wait for a third one if it meets another one that has not ended, in its broken form: that ends
// where there is room for one block, or for three.
//
//gpu:kernel
func Third(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	w := words.Local()
	if came := gpu.AtomicAdd(t, &w[0], 1); broken && came == 1 && gpu.AtomicLoad(t, &w[1]) == 0 {
		for gpu.AtomicLoad(t, &w[0]) < 3 { //gpu:ignore residency the mistake
		}
	}
	for !broken && gpu.AtomicLoad(t, &w[0]) == 0 { //gpu:ignore residency the block itself has come
	}
	gpu.AtomicAdd(t, &w[1], 1)
}

// Piece has PE 0 put an element and a flag by one put. PE 1 waits for the flag, and its broken form reads the element,
// which may not be there yet.
//
//gpu:kernel
func Piece(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	if shmem.MyPE(t) == 0 {
		shmem.Put(t, words.Slice(0, 2), data.Slice(0, 2), 1)
		shmem.Quiet(t)
		return
	}
	shmem.WaitUntil(t, words.At(1), shmem.CmpNE, 0)
	if broken {
		out.Local()[0] = words.Local()[0]
	}
	out.Local()[1] = words.Local()[1]
}

// Again has PE 0 put a flag, in an element of its own or beside other data, and then another one. PE 1 waits for the first one. Its broken form
// reads the flag once more, by when it may be the other one.
//
//gpu:kernel
func Again(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	if shmem.MyPE(t) == 0 {
		shmem.Put(t, words.Slice(0, rounds), data.Slice(0, rounds), 1)
		shmem.Fence(t)
		shmem.Put(t, words.Slice(0, rounds), data.Slice(0, rounds), 1)
		shmem.Quiet(t)
		return
	}
	shmem.WaitUntil(t, words.At(0), shmem.CmpNE, 0)
	if broken {
		out.Local()[0] = words.Local()[0]
	}
}

// Halves has PE 0 put two elements of 4 bytes by one put. PE 1 waits for one, and its broken form reads the other, which
// may not be there yet.
//
//gpu:kernel
func Halves(t *gpu.Thread, words, data, out shmem.Sym[int64], signals shmem.Signals, rounds int, broken bool) {
	halves := shmem.View[int32](words)
	if shmem.MyPE(t) == 0 {
		from := shmem.View[int32](data)
		shmem.P(t, from.At(1), 1, 0)
		shmem.Quiet(t)
		shmem.Put(t, halves.Slice(0, 2), from.Slice(0, 2), 1)
		shmem.Quiet(t)
		return
	}
	shmem.WaitUntil(t, halves.At(1), shmem.CmpNE, 0)
	out.Local()[0] = int64(halves.Local()[1])
	if broken {
		out.Local()[1] = int64(halves.Local()[0])
	}
}

// Loads copies an element from memory of any kind.
//
//gpu:kernel
func Loads(t *gpu.Thread, from []int64, out shmem.Sym[int64]) { out.Local()[0] = from[0] }

// What Rests does.
const (
	nothing = iota
	manyValues
	staleReads
	countsTries
	looksOften
	fiveReaders
	sums
	loadsBuffer
	signalsBuffer
	putsBuffer
	copiesAsync
	failsOnOlder
	usesMBarrier
	comesInPhases
	comesInEither
	waitsLate
	triesToWait
	arrivesNamed
	meetsSome
	waitsForPiece
	waitsForData
	sends
	putsLines
	pollsAndAdds
	quietForOthers
	barrierForOthers
	testsSome
	waitsForAny
	readsClock
	syncsRelaxed
	asks
	readsPeer
	storesAndWaits
)

// Rests does one thing of which the back end check does not explore every order, or on which it
// rests. Its two first threads are those of two PEs, or of one block.
//
//gpu:kernel
func Rests(t *gpu.Thread, words, out shmem.Sym[int64], floats shmem.Sym[float32], signals shmem.Signals, what int) {
	me, n, rank := shmem.MyPE(t), shmem.NumPEs(t), t.Block().Rank()
	w := words.Local()
	load := func(i int) int64 { return gpu.AtomicLoadExplicit(t, &w[i], gpu.Relaxed, gpu.ScopeSystem) }
	store := func(i int, x int64) { gpu.AtomicStoreExplicit(t, &w[i], x, gpu.Relaxed, gpu.ScopeSystem) }
	first, second := me+rank == 0, me+rank == 1
	switch {
	case what == manyValues && first:
		for i := range 70 {
			store(0, int64(i+1))
		}
	case what == manyValues && second:
		load(0)
	case what == staleReads && first, what == countsTries && first:
		store(0, 1)
		store(1, 1)
	case what == staleReads && second:
		x := load(1)
		x += load(0) + load(0) + load(0) + load(0)
		x += load(0) + load(0) + load(0) + load(0) + load(0)
		out.Local()[0] = x
	case what == countsTries && second:
		for tries := 0; tries < 4 && load(0) == 0; tries++ {
		}
	case what == looksOften && first:
		store(1, 1)
	case what == looksOften && second:
		for range 20000 {
			load(0)
		}
		load(1)
	case what == fiveReaders:
		out.Local()[rank] = w[0]
	case what == sums:
		shmem.Reduce(t, shmem.TeamWorld, floats.Slice(0, 1), floats.Slice(1, 2), shmem.Sum)
	case what == loadsBuffer && rank < 2:
		x := load(rank)
		store(1-rank, 1)
		out.Local()[rank] = x
	case what == signalsBuffer:
		out.Local()[0] = int64(shmem.SignalFetch(t, signals.At(0)))
		shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, 1-me)
	case what == putsBuffer:
		out.Local()[0] = int64(shmem.SignalFetch(t, signals.At(0)))
		shmem.Put(t, signals.Words().Slice(0, 1), signals.Words().Slice(1, 2), 1-me)
	case what == copiesAsync:
		shared := gpu.Shared[[2]int64](t)
		gpu.CopyAsync(t, &shared[0], &w[0])
		gpu.CopyAsyncCommit(t)
		gpu.CopyAsyncWait(t, 0)
	case what == failsOnOlder && !gpu.Has(gpu.STMatrix):
		out.Local()[0] = gpu.Shared[[1]int64](t)[0] // which nobody has written
	case what == usesMBarrier:
		gpu.Shared[gpu.MBarrier](t).Init(t, 1)
	case what == comesInPhases, what == comesInEither, what == waitsLate, what == triesToWait:
		b := gpu.Shared[gpu.MBarrier](t)
		if first {
			count := 1
			if what == comesInPhases {
				count = 2
			}
			b.Init(t, count)
		}
		t.Block().Sync()
		switch {
		case what == comesInPhases:
			for phase := range 4 {
				b.Arrive(t)
				b.Wait(t, phase&1)
			}
		case what == comesInEither:
			b.Arrive(t)
		case what == triesToWait && first:
			b.Arrive(t)
		case what == triesToWait:
			b.TryWait(t, 0)
		case first:
			b.Arrive(t)
			load(0)
			b.Arrive(t)
		default:
			b.Wait(t, 0)
		}
	case what == arrivesNamed && rank < 32:
		gpu.ArriveNamed(t.Block(), 1, 64)
	case what == arrivesNamed:
		gpu.SyncNamed(t.Block(), 1, 64)
	case what == meetsSome:
		gpu.SyncNamed(t.Block(), 1, 64)
	case what == waitsForPiece && first:
		shmem.Put(t, signals.Words().Slice(0, 2), signals.Words().Slice(2, 4), 1)
	case what == waitsForPiece && second:
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 0)
		shmem.SignalWaitUntil(t, signals.At(1), shmem.CmpGE, 0)
	case what == waitsForData && first:
		shmem.PutSignal(t, words.Slice(0, 1), out.Slice(0, 1), signals.At(0), 1, shmem.SignalSet, 1)
	case what == waitsForData && second:
		shmem.WaitUntil(t, words.At(0), shmem.CmpGE, 0)
		out.Local()[0] = int64(shmem.SignalFetch(t, signals.At(0)))
	case what == sends && first:
		shmem.P(t, words.At(0), 1, n-1)
	case what == putsLines && first:
		line := signals.Lines().At(0)
		shmem.PutLine(t, line, 1, 1, 1)
		shmem.Quiet(t)
		shmem.PutLine(t, line, 2, 2, 1)
		shmem.Fence(t)
		shmem.PutLine(t, line, 3, 3, 1)
	case what == putsLines && second:
		shmem.WaitLine(t, signals.Lines().At(0), 3)
	case what == pollsAndAdds && first:
		store(0, 1)
	case what == pollsAndAdds && second:
		for load(0) == 0 {
			gpu.AtomicAddExplicit(t, &w[1], 1, gpu.Relaxed, gpu.ScopeSystem)
		}
	case (what == quietForOthers || what == barrierForOthers) && rank == 0:
		shmem.AtomicInc(t, words.At(0), me)
	case what == quietForOthers:
		shmem.Quiet(t)
	case what == barrierForOthers:
		shmem.Barrier(t, shmem.TeamWorld)
	case what == testsSome:
		shmem.TestAll(t, words.Slice(0, 2), nil, shmem.CmpGE, 1)
	case what == waitsForAny:
		out.Local()[0] = int64(shmem.WaitUntilAny(t, words.Slice(0, 2), nil, shmem.CmpGE, 0))
	case what == readsClock:
		out.Local()[0] = gpu.Clock(t)
	case what == syncsRelaxed && gpu.Has(gpu.Clusters):
		t.Cluster().SyncRelaxed()
	case what == asks:
		floats.Local()[0] = gpu.ToBFloat16(floats.Local()[1]).Float32()
	case what == readsPeer && me == 1:
		out.Local()[0] = words.MustPeer(t, 0)[0]
	case what == storesAndWaits && me == 0:
		words.MustPeer(t, 1)[0] = 1
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
	}
}
