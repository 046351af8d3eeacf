// Package litmus holds small kernels whose threads meet at a few words, as the literature on
// memory models has them. The tests run them on the back end check in every order, and
// compare what comes out with what the memory model allows.
//
// Every kernel is written for a few threads, each a block of its own, on one PE or on
// several. Their words are those of PE 0.
package litmus

//go:generate go run ../../cmd/gpuc generate -compress

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Passing stores data and then a flag; the other thread reads them the other way round.
//
//gpu:kernel
func Passing(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		store(t, &w[0], 1, Plain, scope)
		fence(t, order, scope)
		store(t, &w[1], 1, order, scope)
	} else {
		o[0] = load(t, &w[1], order, scope)
		fence(t, order, scope)
		o[1] = load(t, &w[0], Plain, scope)
	}
}

// Buffering has two threads that store one word each, and then read the other's.
//
//gpu:kernel
func Buffering(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	me := who(t)
	store(t, &w[me], 1, order, scope)
	fence(t, order, scope)
	o[me] = load(t, &w[1-me], order, scope)
}

// Independent has two threads that store one word each, and two that read both in opposite
// orders.
//
//gpu:kernel
func Independent(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	switch me := who(t); me {
	case 0, 1:
		store(t, &w[me], 1, order, scope)
	default:
		o[2*(me-2)] = load(t, &w[me-2], order, scope)
		fence(t, order, scope)
		o[2*(me-2)+1] = load(t, &w[3-me], order, scope)
	}
}

// ReadRead stores a word twice; the other thread reads it twice.
//
//gpu:kernel
func ReadRead(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		store(t, &w[0], 1, order, scope)
		store(t, &w[0], 2, order, scope)
	} else {
		o[0] = load(t, &w[0], order, scope)
		o[1] = load(t, &w[0], order, scope)
	}
}

// ReadWrite reads a word and then stores it, while the other thread stores it.
//
//gpu:kernel
func ReadWrite(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		o[0] = load(t, &w[0], order, scope)
		store(t, &w[0], 1, order, scope)
	} else {
		store(t, &w[0], 2, order, scope)
	}
}

// WriteRead stores a word and then reads it, while the other thread stores it.
//
//gpu:kernel
func WriteRead(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	if who(t) == 0 {
		store(t, &w[0], 1, order, scope)
		o[0] = load(t, &w[0], order, scope)
	} else {
		store(t, &w[0], 2, order, scope)
	}
}

// Chain passes a flag on: the third thread sees the second's flag, and reads the first's
// data.
//
//gpu:kernel
func Chain(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	switch who(t) {
	case 0:
		store(t, &w[0], 1, Plain, scope)
	case 1:
		o[0] = load(t, &w[0], order, scope)
		fence(t, order, scope)
		store(t, &w[1], 1, order, scope)
	default:
		o[1] = load(t, &w[1], order, scope)
		fence(t, order, scope)
		o[2] = load(t, &w[0], Plain, scope)
	}
}

// Loads has two threads that read one word each, and then store the other's.
//
//gpu:kernel
func Loads(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	me := who(t)
	o[me] = load(t, &w[me], order, scope)
	fence(t, order, scope)
	store(t, &w[1-me], 1, order, scope)
}

// Stores has two threads that store the same two words in opposite orders.
//
//gpu:kernel
func Stores(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w := words.Peer(t, 0)
	me := who(t)
	store(t, &w[me], 1, order, scope)
	fence(t, order, scope)
	store(t, &w[1-me], 2, order, scope)
}

// Counting has threads that add to one word and read what was there.
//
//gpu:kernel
func Counting(t *gpu.Thread, words, out shmem.Sym[int64], order, scope int) {
	w, o := words.Peer(t, 0), out.Peer(t, 0)
	o[who(t)] = gpu.AtomicAddExplicit(t, &w[0], 1, gpu.Relaxed, gpu.ScopeSystem)
}
