package gpurt

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// The operations of this file are collective: every PE of the team enqueues them, with the
// same symmetric memory, lengths and other arguments, and in the same order as its other
// collective operations on the team, on whatever stream. Those of one PE on one team follow
// each other as they were enqueued.
//
// A PE may come to an operation on its stream only when dst may be written on every PE: data
// can arrive at a PE that has not come to it yet. Work that comes after the operation on the
// stream finds the result in dst of this PE, and may write src. The operations are no
// barriers, and complete no others.
//
// The emulator compares what the PEs enqueue, and fails where it differs. On GPUs it is
// compared if Config.CheckCollectives asks for it.

var (
	hostReduce        = op.HostLookup("Reduce")
	hostReduceScatter = op.HostLookup("ReduceScatter")
	hostBroadcast     = op.HostLookup("Broadcast")
	hostFCollect      = op.HostLookup("FCollect")
	hostAllToAll      = op.HostLookup("AllToAll")
	hostBarrier       = op.HostLookup("Barrier")
	hostBarrierAll    = op.HostLookup("BarrierAll")
	hostSync          = op.HostLookup("Sync")
	hostSyncAll       = op.HostLookup("SyncAll")
)

// Reduce enqueues a reduction: it combines the elements src[i] of all PEs of the team, and
// stores the result in dst[i] of each. The lengths must be equal; dst and src may be the same
// memory. The order in which elements are combined is not specified, and may differ from PE
// to PE and from run to run; by nccl it is that of the PEs, so the bits are the same everywhere. Other libraries call it an allreduce (NVSHMEM API, Collective Communication,
// nvshmemx_reduce_on_stream).
func Reduce[T shmem.Number](s *Stream, team *Team, dst, src SymSlice[T], by shmem.ReduceOp) error {
	return s.collective(hostReduce, team, remote(dst), remote(src), 0, by, shmem.TypeOf[T](threadapi.Key{}))
}

// ReduceScatter enqueues a reduction whose result the PEs share out: PE j of the team gets
// len(dst) elements of the result, from element j*len(dst) on. So src is len(dst) times the
// number of PEs long (nvshmemx_reducescatter_on_stream). On GPUs a source larger than half of
// NVSHMEM_REDUCE_SCRATCH_SIZE, which is 512K if it is not set, is reduced in pieces, unless
// NVSHMEM passes the operation on to NCCL.
func ReduceScatter[T shmem.Number](s *Stream, team *Team, dst, src SymSlice[T], by shmem.ReduceOp) error {
	return s.collective(hostReduceScatter, team, remote(dst), remote(src), 0, by, shmem.TypeOf[T](threadapi.Key{}))
}

// Broadcast enqueues a copy of src of PE root of the team to dst of every PE, also to that of
// root. The lengths must be equal; dst and src may be the same memory
// (nvshmemx_broadcast_on_stream).
func Broadcast[T shmem.Elem](s *Stream, team *Team, dst, src SymSlice[T], root int) error {
	return s.collective(hostBroadcast, team, remote(dst), remote(src), root, 0, shmem.TypeOf[T](threadapi.Key{}))
}

// FCollect enqueues a copy of src of every PE of the team to dst of every PE. The elements of
// PE i begin at dst[i*len(src)]. So dst is len(src) times the number of PEs long. Other
// libraries call it an allgather (nvshmemx_fcollect_on_stream).
func FCollect[T shmem.Elem](s *Stream, team *Team, dst, src SymSlice[T]) error {
	return s.collective(hostFCollect, team, remote(dst), remote(src), 0, 0, shmem.TypeOf[T](threadapi.Key{}))
}

// AllToAll enqueues an exchange: src is divided into one part for each PE of the team, and
// part j of PE i becomes part i of dst on PE j. The lengths must be equal, and a multiple of
// the number of PEs (nvshmemx_alltoall_on_stream).
func AllToAll[T shmem.Elem](s *Stream, team *Team, dst, src SymSlice[T]) error {
	return s.collective(hostAllToAll, team, remote(dst), remote(src), 0, 0, shmem.TypeOf[T](threadapi.Key{}))
}

// Barrier enqueues a barrier of the team. Work that comes after it on the stream starts when
// the work before it is done on every PE of the team, with all operations on symmetric memory
// (NVSHMEM API, Collective Communication, nvshmemx_barrier_on_stream).
func (t *Team) Barrier(s *Stream) error { return s.meet(hostBarrier, t) }

// Sync enqueues a barrier of the team that completes no operations
// (nvshmemx_team_sync_on_stream).
func (t *Team) Sync(s *Stream) error { return s.meet(hostSync, t) }

// SyncAll enqueues a barrier of all PEs that completes no operations
// (nvshmemx_sync_all_on_stream).
func (s *Stream) SyncAll() error {
	return s.meet(hostSyncAll, nil)
}

// meet enqueues a barrier of a team, or for an operation without a team of all PEs.
func (s *Stream) meet(o *op.HostOp, team *Team) error {
	c, err := s.communication(o)
	if err == nil && !slices.Contains(o.Params, op.Team) {
		team = s.pe.world
	}
	if err == nil {
		err = team.checkMember(s.pe)
	}
	if err != nil {
		return refused(o, err)
	}
	c.Team, c.Members = team.t.ID, team.t.Members
	s.uses(team)
	return s.send(c)
}

// collective enqueues an operation that moves data among the PEs of a team.
func (s *Stream) collective(o *op.HostOp, team *Team, dst, src *view, root int, by shmem.ReduceOp, typ op.Type) error {
	c, err := s.communication(o)
	if err == nil {
		err = s.checkCollective(o, team, dst, src, root, by, typ)
	}
	if err != nil {
		return refused(o, err)
	}
	c.Team, c.Members, c.PE = team.t.ID, team.t.Members, root
	c.Dst, c.Src, c.Elem = dst.mem(), src.mem(), uintptr(dst.a.size)
	c.Type, c.Reduction = typ, op.Reduction(by)
	s.usesViews(dst, src)
	s.uses(team)
	return s.send(c)
}

// checkCollective returns what is wrong with the operands of a collective operation.
func (s *Stream) checkCollective(o *op.HostOp, team *Team, dst, src *view, root int, by shmem.ReduceOp, typ op.Type) error {
	if err := team.checkMember(s.pe); err != nil {
		return err
	}
	if err := checkSymmetric(dst, s.pe); err != nil {
		return fmt.Errorf("destination: %w", err)
	}
	if err := checkSymmetric(src, s.pe); err != nil {
		return fmt.Errorf("source: %w", err)
	}
	n := len(team.t.Members)
	if err := checkLengths(o.Op, dst.n, src.n, n); err != nil {
		return err
	}
	if o.Rooted() && (root < 0 || root >= n) {
		return fmt.Errorf("the team has no PE %d; it has the PEs 0 to %d", root, n-1)
	}
	if r := op.Reduction(by); o.Reduces() && (r < op.Sum || r > op.Xor || !r.Has(typ)) {
		return noReduction(typ)
	}
	if dst.overlaps(src) && (o.Lengths != op.SameLength || dst.addr() != src.addr()) {
		return errOverlap
	}
	return nil
}

func noReduction(typ op.Type) error {
	return fmt.Errorf("there is no such reduction of %v; integers have shmem.Sum to shmem.Xor, floats Sum to Max", typ)
}

// checkLengths returns what is wrong with the lengths of the buffers of an operation of n PEs.
func checkLengths(o *op.Op, dst, src, n int) error {
	switch {
	case o.Lengths == op.WholeDst && dst != src*n:
		return fmt.Errorf("the destination has %d elements; %d PEs with a source of %d take %d", dst, n, src, src*n)
	case o.Lengths == op.WholeSrc && src != dst*n:
		return fmt.Errorf("the source has %d elements; %d PEs with a destination of %d take %d", src, n, dst, dst*n)
	case (o.Lengths == op.SameLength || o.Lengths == op.Divided) && dst != src:
		return fmt.Errorf("the destination has %d elements, the source has %d; Slice takes a part", dst, src)
	case o.Lengths == op.Divided && src%n != 0:
		return fmt.Errorf("%d elements do not divide among %d PEs", src, n)
	}
	return nil
}

// checkSymmetric returns why other PEs cannot reach the memory, or nil.
func checkSymmetric(v *view, pe *PE) error {
	if err := v.check(pe); err != nil {
		return err
	}
	if !v.a.mem.Sym {
		return fmt.Errorf("buffer allocated at %s is memory of one PE; allocate it with AllocSym", v.a.where)
	}
	return nil
}

var errOverlap = errors.New("destination and source overlap")

// overlaps reports whether two ranges of memory of a PE have elements in common.
func (v *view) overlaps(o *view) bool {
	return v.addr() < o.addr()+uint64(o.n*o.a.size) && o.addr() < v.addr()+uint64(v.n*v.a.size)
}
