package fault

// Conflict is two accesses that nothing puts in order, of which the other one came first.
type Conflict struct {
	// Atomic says that one is an atomic of package gpu, and Remote of package shmem.
	Atomic, OtherAtomic, Remote, OtherRemote bool
	// OtherTakes says that the other one reads the source of an operation.
	OtherTakes bool
	// Later says that one is over only when its operation is complete.
	Later, OtherLater  bool
	OtherWrites        bool
	SameThread         bool
	SameBlock          bool
	SameLaunch, SamePE bool
	// Known says that the thread knows that the other access was made, but not that it is over
	// or visible.
	Known bool
}

// Missing says what would have ordered the two.
func (c Conflict) Missing() string {
	switch {
	case c.Atomic && c.OtherAtomic:
		return "a scope that holds both threads: system scope between PEs, device scope between blocks"
	case (c.Remote || c.OtherRemote) && (c.Atomic || c.OtherAtomic):
		return "system scope: remote atomics and atomics of device scope do not know of each other"
	case (c.Remote || c.OtherRemote) && !c.OtherLater && !c.Later:
		return "an atomic of system scope in the place of the plain access, or a barrier between the two"
	case c.OtherTakes && c.OtherLater:
		return "Quiet or Flush, before the source of an operation that does not wait is written"
	case c.OtherLater && c.SameThread:
		return "Quiet before this, or Fence if this is an operation to the same PE: what was sent may still be on its way"
	case c.OtherLater && c.Known:
		return "Fence or Quiet between that operation and the update that this thread has waited for, or a put with signal: a signal says nothing of other operations"
	case c.OtherLater:
		return "a wait for a signal that the operation carries or that comes behind Quiet or Fence, or Quiet and a barrier"
	case c.OtherWrites && c.Known:
		return "Fence or Quiet between the store and the update that this thread has waited for"
	case c.SameBlock:
		return "Block.Sync between the two, or Warp.Sync within a warp"
	case c.SamePE && c.SameLaunch:
		return "Grid.Sync, or release and acquire at device scope, between the two"
	case c.SamePE:
		return "an order of the two launches: one stream, or an event"
	}
	return "Quiet and a barrier, or Fence and a signal that is waited for, or release and acquire at system scope, between the two"
}
