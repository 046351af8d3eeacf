// Package axioms is the memory model of docs/memory-model.md as axioms, and a solver that lists all
// outcomes of a small program that they allow. It shares no code with the engine of the back end check,
// so that the two can be compared. Start reading at Operations and Rules, then Outcomes.
package axioms

import (
	"fmt"
	"strings"
)

// Kind is an operation of a litmus program.
type Kind uint8

// The operations. Those from Set on are of package shmem.
const (
	None Kind = iota
	Load
	LoadAcquire
	Store
	StoreRelease
	Add
	AddAcqRel
	CompareSwap // of 0
	Fence
	Set
	AtomicAdd
	FetchAdd
	Fetch
	PutWord
	GetWord
	Signal
	SignalAdd
	PutSignal // of a word that PutWord stores, and a signal
	SignalFetch
	SignalTest // for >=
	SignalWait // for >=
	ShmemFence
	Quiet
	PutSignalAdd // as PutSignal, to a signal that is added to
	BlockFence   // of both threads of a block, as BlockQuiet
	BlockQuiet
	Kinds
)

// Class is a set of words. Accesses of different classes never meet.
type Class uint8

// The classes: atomics, words that are put and fetched, and signals.
const (
	NoWord Class = iota
	Atomics
	Elements
	Signals
)

// Words is how many words there are of each class. Number w is memory of PE w modulo their number.
const Words = 3

// Op is an operation of a thread.
type Op struct {
	Kind  Kind
	Word  int
	Value int
	Scope Scope // of a fence
}

// Scope is a set of threads; a larger number is a narrower scope.
type Scope uint8

// The scopes.
const (
	System Scope = iota
	Device
	Block
)

// Operations says what each operation is for the axioms.
var Operations = [Kinds]struct {
	Name string
	// Class is that of the word that is accessed.
	Class Class
	// Reads and Writes say what it does to the word, for an update both.
	Reads, Writes bool
	// Delivered says that the operation accesses the word when it is delivered, after it has returned.
	Delivered bool
	// Acquires and Releases are its own order. It is relaxed without.
	Acquires, Releases bool
	// Fences says that it is a fence; Sequential, that it is one of sequential consistency; Orders and
	// Completes, that those issued before it are delivered before those issued after it, to the same
	// PE, and that they are delivered before it returns.
	Fences, Sequential, Orders, Completes bool
	// Meets says that the threads of the block come to it together.
	Meets bool
	// Newest says that it reads the newest value that has been delivered.
	Newest bool
	// Data is a word that is delivered before.
	Data bool
}{
	None:         {Name: "none"},
	Load:         {Name: "AtomicLoad, relaxed", Class: Atomics, Reads: true},
	LoadAcquire:  {Name: "AtomicLoad, acquire", Class: Atomics, Reads: true, Acquires: true},
	Store:        {Name: "AtomicStore, relaxed", Class: Atomics, Writes: true},
	StoreRelease: {Name: "AtomicStore, release", Class: Atomics, Writes: true, Releases: true},
	Add:          {Name: "AtomicAdd of package gpu, relaxed", Class: Atomics, Reads: true, Writes: true},
	AddAcqRel:    {Name: "AtomicAdd of package gpu, acquire and release", Class: Atomics, Reads: true, Writes: true, Acquires: true, Releases: true},
	CompareSwap:  {Name: "AtomicCompareAndSwap of package gpu, relaxed", Class: Atomics, Reads: true, Writes: true},
	Fence:        {Name: "ThreadFence", Fences: true, Sequential: true},
	Set:          {Name: "AtomicSet", Class: Atomics, Writes: true, Delivered: true},
	AtomicAdd:    {Name: "AtomicAdd of package shmem", Class: Atomics, Reads: true, Writes: true, Delivered: true},
	FetchAdd:     {Name: "AtomicFetchAdd", Class: Atomics, Reads: true, Writes: true, Newest: true},
	Fetch:        {Name: "AtomicFetch", Class: Atomics, Reads: true, Newest: true},
	PutWord:      {Name: "P", Class: Elements, Writes: true, Delivered: true},
	GetWord:      {Name: "G", Class: Elements, Reads: true, Newest: true},
	Signal:       {Name: "SignalOp, set", Class: Signals, Writes: true, Delivered: true},
	SignalAdd:    {Name: "SignalOp, add", Class: Signals, Reads: true, Writes: true, Delivered: true},
	PutSignal:    {Name: "PutSignal", Class: Signals, Writes: true, Delivered: true, Data: true},
	SignalFetch:  {Name: "SignalFetch", Class: Signals, Reads: true, Newest: true},
	SignalTest:   {Name: "SignalTest, where it is true", Class: Signals, Reads: true, Acquires: true, Newest: true},
	SignalWait:   {Name: "SignalWaitUntil", Class: Signals, Reads: true, Acquires: true, Newest: true},
	PutSignalAdd: {Name: "PutSignal, add", Class: Signals, Reads: true, Writes: true, Delivered: true, Data: true},
	ShmemFence:   {Name: "Fence", Fences: true, Orders: true},
	Quiet:        {Name: "Quiet", Fences: true, Sequential: true, Orders: true, Completes: true},
	BlockFence:   {Name: "Fence of a block", Fences: true, Orders: true, Meets: true},
	BlockQuiet:   {Name: "Quiet of a block", Fences: true, Sequential: true, Orders: true, Completes: true, Meets: true},
}

// Program is a litmus program: what each thread does. The threads are blocks of one PE, or threads of
// one PE each. Far says that each of these is of a host of its own, and that they communicate by nccl. Paired says that the first
// two are those of a block of one PE, and the others of the PEs after it.
type Program struct {
	Threads          [][]Op
	PEs, Far, Paired bool
}

// NumPEs returns how many PEs there are.
func (p *Program) NumPEs() int {
	switch {
	case p.Paired:
		return len(p.Threads) - 1
	case p.PEs:
		return len(p.Threads)
	}
	return 1
}

// PE returns the PE of a thread.
func (p *Program) PE(thread int) int {
	switch {
	case p.Paired:
		return max(thread-1, 0)
	case p.PEs:
		return thread
	}
	return 0
}

// Adds says that an operation updates its word when it is delivered, which nccl orders at PEs of other hosts.
func (k Kind) Adds() bool {
	o := &Operations[k]
	return o.Delivered && o.Reads && o.Writes
}

// String returns the program, a thread a line.
func (p *Program) String() string {
	var b strings.Builder
	for i, ops := range p.Threads {
		fmt.Fprintf(&b, "%d:", i)
		for _, o := range ops {
			k := &Operations[o.Kind]
			fmt.Fprintf(&b, " %s", k.Name)
			switch {
			case o.Kind == Fence:
				fmt.Fprintf(&b, " %s", [...]string{"system", "device", "block"}[o.Scope])
			case k.Class != NoWord:
				fmt.Fprintf(&b, " %c%d=%d", " aes"[k.Class], o.Word, o.Value)
			}
			b.WriteByte(';')
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// home returns the PE whose memory a word is.
func (p *Program) home(word int) int { return word % p.NumPEs() }
