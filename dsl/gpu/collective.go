package gpu

// Group is the kinds of groups whose threads compute a result together.
type Group interface {
	Warp | Block
	Rank() int
	Size() int
	warp() Warp
	warps() int
	gather(name string)
}

// Every thread of the group must call the functions of this file, of reduce.go
// and of scan.go; none may have returned. A group may have any size. The
// functions are kernel code: the compiler takes their bodies as they stand. On
// a block, a call uses a little shared memory and two barriers.

func (w Warp) warp() Warp  { return w }
func (b Block) warp() Warp { return b.t.Warp() }

// warps returns the number of warps of the group.
func (w Warp) warps() int  { return 1 }
func (b Block) warps() int { return (b.Size() + WarpSize - 1) / WarpSize }

// gather is a barrier that no thread of a block may miss. For a warp it does nothing,
// since shuffles report a missing thread. name is the call that the barrier serves.
func (w Warp) gather(string)       {}
func (b Block) gather(name string) { b.t.api().SyncAll(name) }

// Broadcast returns the v of the thread with the given rank in every thread of the
// group.
func Broadcast[G Group, T Scalar](g G, v T, rank int) T {
	if rank < 0 || rank >= g.Size() {
		panic("gpu.Broadcast: there is no thread of this rank in the group")
	}
	if g.warps() == 1 {
		return Shuffle(g.warp(), v, rank)
	}
	s := Shared[T](g.warp().t)
	g.gather("gpu.Broadcast")
	if g.Rank() == rank {
		*s = v
	}
	g.gather("gpu.Broadcast")
	return *s
}
