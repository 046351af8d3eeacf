package gpurt

import (
	"errors"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Barriers are barriers of a team that do not depend on each other, such as one for each block. It is
// the host's handle of what a kernel sees as shmem.Barriers.
type Barriers struct {
	arrivals *SignalBuffer
	team     *Team
	n        int
}

// AllocBarriers returns n barriers of the team, for shmem.BarrierAt and shmem.SyncAt. It is
// collective over all PEs, as AllocSym is, with the same n; the teams may differ. A PE that is no
// member of its team may pass the barriers to kernels, and not call them there. They take 8 bytes
// of symmetric memory for each barrier and PE of the job.
func AllocBarriers(pe *PE, team *Team, n int) (*Barriers, error) {
	fail := func(err error) (*Barriers, error) {
		return nil, fault.CallFailed(fmt.Sprintf("AllocBarriers of %d barriers", n), err)
	}
	if err := team.check(pe); err != nil {
		return fail(err)
	}
	if n > math.MaxInt/pe.NumPEs() {
		return fail(errors.New("the size exceeds the address space"))
	}
	m := newMemory[uint64]("AllocBarriers", n*pe.NumPEs(), nil, true)
	v, err := allocate(pe, m)
	if err != nil {
		return nil, err
	}
	return &Barriers{&SignalBuffer{v}, team, n}, nil
}

// Len returns the number of barriers.
func (b *Barriers) Len() int {
	if b == nil {
		return 0
	}
	return b.n
}

// Team returns the team whose PEs meet.
func (b *Barriers) Team() *Team {
	if b == nil {
		return nil
	}
	return b.team
}

// Free releases the barriers on every PE. It is collective, as AllocSym is. No stream may still use
// them.
func (b *Barriers) Free() error { return b.orNone().arrivals.view().free() }

// orNone returns the barriers, for nil some that do not exist.
func (b *Barriers) orNone() *Barriers {
	if b == nil {
		return &Barriers{arrivals: &SignalBuffer{broken(errors.New("the barriers are nil; use gpurt.AllocBarriers"))}}
	}
	return b
}

// BarriersParam adds a parameter that the kernel takes as shmem.Barriers.
func BarriersParam(l *Launch, b *Barriers) shmem.Barriers {
	arrivals := SignalsParam(l, b.orNone().arrivals)
	if b == nil {
		l.take(asTeam, 4)
		return shmem.Barriers{}
	}
	return shmem.NewBarriers(arrivals, TeamParam(l, b.team))
}
