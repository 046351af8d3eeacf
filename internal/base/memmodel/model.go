// Package memmodel is the memory model (docs/memory-model.md) as the back end check, the sanitizer and
// the emulator have it in common: which accesses there are, which of them may be made at the same time,
// and what puts others in order. How an order comes about is for each of them to find out. Kernels of
// the sanitizer's hooks call this package. It imports nothing.
package memmodel

// Scope is the set of threads between which an atomic access or a fence orders memory. A larger number is
// a narrower scope. Package gpu numbers them so as well (gpu.ThreadScope).
type Scope uint8

// The scopes.
const (
	System = iota // all threads of all GPUs, and the host
	Device        // all threads of a PE
	Block         // the threads of a block
	Scopes        // how many there are
)

// Kind is what an access is.
type Kind uint8

// The kinds of accesses.
const (
	Load       = iota
	Store      // plain, by a thread
	Atomic     // of package gpu
	Take       // an operation reads its source
	Deliver    // an operation writes at its peer
	Fetch      // an operation reads at its peer
	PutWord    // P
	GetWord    // G
	Remote     // an atomic of package shmem
	Look       // a wait or a test
	Together   // a collective
	AsyncRead  // by an asynchronous instruction
	AsyncWrite //
	kinds
)

// names are the kinds for reports.
var names = [kinds]string{
	Load: "load", Store: "store", Atomic: "atomic access", Take: "read of the source", Deliver: "write",
	Fetch: "read", PutWord: "write", GetWord: "read", Remote: "remote atomic", Look: "wait", Together: "access",
	AsyncRead: "asynchronous read", AsyncWrite: "asynchronous write",
}

// Name returns what an access is, for reports. A get reads at its peer, and writes here.
func Name(k Kind, writes bool) string {
	if k == Fetch && writes {
		k = Deliver
	}
	return names[k]
}

// Compatible says that two accesses to the same bytes may be made at the same time, although one of them
// writes. scope and otherScope are those of atomics; near is the narrowest scope that holds both threads.
func Compatible(k, other Kind, scope, otherScope, near Scope) bool {
	if k > other {
		k, other, scope, otherScope = other, k, otherScope, scope
	}
	switch {
	case k == Atomic && other == Atomic: // morally strong (PTX ISA, Memory Consistency Model)
		return scope <= near && otherScope <= near
	case k == Remote && other == Remote:
		return true
	case k == Atomic:
		return other == Remote && scope == System || other == Look && (scope == System || scope == Device && near >= Device)
	case other == Look:
		return k == Remote || k == PutWord || k == Deliver
	case k == GetWord || other == GetWord:
		return k == PutWord || other == Remote
	}
	return false
}
