// Package memmodel is the memory model (docs/memory-model.md) as the back end check, the sanitizer and
// the emulator have it in common: which accesses there are, which of them may be made at the same time,
// and what puts others in order. How an order comes about is for each of them to find out. Kernels of
// the sanitizer's hooks call this package. It imports nothing.
package memmodel

// Version is the number of the memory model, which rises when it allows or forbids something else.
const Version = 2

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

// What has to come before memory is used that an asynchronous copy accesses, by how it is waited for.
const (
	WaitCopies  = "gpu.CopyAsyncCommit and gpu.CopyAsyncWait by the thread that has started the copy, and after them a barrier if another thread uses the memory"
	WaitBulk    = "gpu.BulkCommit and gpu.BulkWait by the thread that has started the copy, for its source gpu.BulkWaitRead, and after them a barrier if another thread uses the memory"
	WaitBarrier = "a wait for the phase of the barrier at which the bytes of the copy count, in which they are expected"
	FenceProxy  = "gpu.FenceProxyAsyncShared, or FenceProxyAsyncGlobal for global memory, by whoever writes, before the threads synchronise: the copy does not see what was written otherwise"
)

// OneCall is what is said of two calls of a PE, in no order, that all PEs of a team make.
const OneCall = "a PE makes one such call at a time on a team; missing: Block.Sync, Grid.Sync, or release and acquire, between the two"

// FarOrder is what orders operations at a PE of another host, with a transport that does less there.
const FarOrder = "an update with SignalAdd that is waited for, of the same put or after it and Fence, or a barrier: with this transport nothing else orders or completes what is sent to another host (docs/transports.md)"

// Overlap says what is wrong with a transfer within a PE whose ranges overlap in part.
const Overlap = "destination and source overlap in part, so what arrives depends on the order in which bytes are copied; put to other memory, or copy in a loop"

// Conflict is two accesses that nothing puts in order, of which the other one came first.
type Conflict struct {
	Kind, Other Kind
	// Later says that one is over only when its operation is complete.
	Later, OtherLater  bool
	OtherWrites        bool
	SameThread         bool
	SameBlock          bool
	SameCluster        bool // of blocks
	SameLaunch, SamePE bool
	// Early says that two launches are of one stream, and so one began before the other had ended.
	Early bool
	// Far says that the other access is an operation at a PE of another host, with a transport that does less there
	// than the table of operations says.
	Far bool
	// Known says that the thread knows that the other access was made, but not that it is over
	// or visible.
	Known bool
}

// Edge says which call would have ordered the two, if one would have: between the other access and this one,
// or between the other one and the update that this thread has waited for.
func (c Conflict) Edge() (needs string, beforeUpdate bool) {
	gets, takes := c.Other == Fetch && c.OtherLater, c.Other == Take && c.OtherLater
	switch {
	case c.Kind == Atomic || c.Other == Atomic || c.Kind == Remote || c.Other == Remote || c.Far:
		return "", false
	case takes && (c.SameThread || !c.SameBlock):
		return "Flush", false
	case gets && (c.SameThread || c.Known), c.OtherLater && c.SameThread:
		return "Quiet", !c.SameThread
	case c.Known && (c.OtherLater || c.OtherWrites) && !takes:
		return "Fence", true
	case !c.OtherLater && c.SameBlock:
		return "Block.Sync", false
	}
	return "", false
}

// Missing says what would have ordered the two.
func (c Conflict) Missing() string {
	atomic, remote := c.Kind == Atomic || c.Other == Atomic, c.Kind == Remote || c.Other == Remote
	takes, gets := c.Other == Take && c.OtherLater, c.Other == Fetch && c.OtherLater
	switch {
	case c.Kind == Atomic && c.Other == Atomic:
		return "a scope that holds both threads: system scope between PEs, device scope between blocks"
	case remote && atomic:
		return "system scope: remote atomics and atomics of device scope do not know of each other"
	case remote && !c.OtherLater && !c.Later:
		return "an atomic of system scope in the place of the plain access, or a barrier between the two"
	case takes && c.SameBlock && !c.SameThread && !c.Known:
		return "Block.Sync between the two, and Quiet or Flush before it if the operation is to come first"
	case takes:
		return "Quiet or Flush, before the source of an operation that does not wait is written"
	case gets && c.SameThread:
		return "Quiet before this: a get that does not wait is not over after Fence or Flush"
	case gets && c.Known:
		return "Quiet between that get and the update that this thread has waited for: Fence and Flush do not wait for gets"
	case c.Far:
		return FarOrder
	case c.OtherLater && c.SameThread:
		return "Quiet before this, or Fence if this is an operation to the same PE: what was sent may still be on its way"
	case c.OtherLater && c.Known:
		return "Fence or Quiet between that operation and the update that this thread has waited for, or a put with signal: a signal says nothing of other operations, and Fence nothing of those to other PEs"
	case c.OtherLater:
		return "a wait for a signal that the operation carries or that comes after Quiet or Fence, or Quiet and a barrier"
	case c.OtherWrites && c.Known:
		return "Fence or Quiet between the store and the update that this thread has waited for"
	case c.SameBlock:
		return "Block.Sync between the two, or Warp.Sync within a warp"
	case c.SameCluster:
		return "Cluster.Sync between the two"
	case c.SamePE && c.SameLaunch:
		return "Grid.Sync, or release and acquire at device scope, between the two"
	case c.SamePE && c.Early:
		return "GridDependencyWait before this, in the launch that may begin early"
	case c.SamePE:
		return "an order of the two launches: one stream, or an event"
	}
	return "Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two"
}
