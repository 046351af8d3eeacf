package gpurt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
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
	return fmt.Errorf("elements of type %v have no such reduction; integers have shmem.Sum to shmem.Xor, floats shmem.Sum to shmem.Max", typ)
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
		return fmt.Errorf("%d elements cannot be divided equally among %d PEs", src, n)
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

// CollectiveCall is a collective operation on raw memory, by name: for programs that learn
// the operation or the element type when they run.
type CollectiveCall struct {
	// Name is reduce, reducescatter, broadcast, fcollect, alltoall, barrier or sync; upper
	// and lower case are the same.
	Name string
	// Team is nil for all PEs.
	Team *Team
	// Dst and Src are the memory, of any type's bytes. barrier and sync take none.
	Dst, Src *SymBuffer[byte]
	// Type is the element type: int8 to int64, uint8 to uint64, float16, bfloat16, float32
	// or float64. Operations that only move data also take none, for bytes.
	Type string
	// Op is sum, prod, min, max, and, or or xor, for reductions.
	Op string
	// Root is the PE of the team whose source a broadcast copies.
	Root int
	// Timed has Collective wait for the operation, and return how long it took.
	Timed bool
}

// Collective enqueues a collective operation by its name. It returns 0, or for a call that is
// timed the time that the operation took on the device.
func Collective(ctx context.Context, s *Stream, call CollectiveCall) (time.Duration, error) {
	o, err := call.operation()
	if err != nil {
		return 0, fault.CallFailed("Collective", err)
	}
	if call.Team == nil && s != nil && s.pe != nil {
		call.Team = s.pe.world
	}
	if !call.Timed {
		return 0, s.raw(o, &call)
	}
	var failed error
	d, err := s.Time(ctx, func() error {
		failed = s.raw(o, &call)
		return failed
	})
	if err != nil && failed == nil {
		err = fmt.Errorf("Collective %s: %w", o.Name, err)
	}
	return d, err
}

// rawOps are the operations that have a name.
var rawOps = []*op.HostOp{hostReduce, hostReduceScatter, hostBroadcast, hostFCollect, hostAllToAll, hostBarrier, hostSync}

// operation returns the operation of the call.
func (c *CollectiveCall) operation() (*op.HostOp, error) {
	var names []string
	for _, o := range rawOps {
		if strings.EqualFold(o.Name, c.Name) {
			return o, nil
		}
		names = append(names, strings.ToLower(o.Name))
	}
	return nil, fmt.Errorf("there is no collective operation %q; use %s", c.Name, strings.Join(names, ", "))
}

// raw enqueues a call.
func (s *Stream) raw(o *op.HostOp, c *CollectiveCall) error {
	if o.Family == op.SyncOp {
		return s.meet(o, c.Team)
	}
	typ, by, err := c.types(o)
	var dst, src *view
	if err == nil {
		dst, err = c.Dst.view().as(typ)
	}
	if err == nil {
		src, err = c.Src.view().as(typ)
	}
	if err != nil {
		return refused(o, err)
	}
	s.usesViews(c.Dst.view(), c.Src.view()) // those of type typ are copies
	return s.collective(o, c.Team, dst, src, c.Root, by, typ)
}

// types returns the element type and the reduction of the call.
func (c *CollectiveCall) types(o *op.HostOp) (op.Type, shmem.ReduceOp, error) {
	typ, by := op.TypeUint8, op.NoReduction
	if c.Type != "" || o.Reduces() {
		i := slices.IndexFunc(op.AllTypes, func(t op.Type) bool { return t.String() == c.Type })
		if i < 0 {
			return 0, 0, fmt.Errorf("there is no element type %q; use one of %v", c.Type, op.AllTypes)
		}
		typ = op.AllTypes[i]
	}
	if o.Reduces() {
		i := slices.IndexFunc(op.Reductions, func(r op.Reduction) bool { return strings.EqualFold(r.String(), c.Op) })
		if i < 0 {
			return 0, 0, fmt.Errorf("there is no reduction %q; use one of %v", c.Op, op.Reductions)
		}
		by = op.Reductions[i]
	}
	return typ, shmem.ReduceOp(by), nil
}

// as returns a view of bytes as elements of a type.
func (v *view) as(typ op.Type) (*view, error) {
	size := max(typ.Bits()/8, 1)
	if !v.exists() || size == 1 {
		return v, nil // its check says what is wrong
	}
	if v.n%size != 0 || v.at%size != 0 {
		return nil, fmt.Errorf("%d bytes from byte %d on of the buffer allocated at %s are not whole elements of type %v, of %d bytes each", v.n, v.at, v.a.where, typ, size)
	}
	a := *v.a
	a.size = size
	return &view{a: &a, at: v.at / size, n: v.n / size}, nil
}

// Number is the types of values that ReduceValue combines.
type Number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

// ReduceValue combines a value of the host of every PE, and returns the result on every PE: the
// sum of what each has counted, for example, or the largest error of all. Every PE calls it, with
// the same type and reduction; if not, the error is ErrNotSymmetric. It waits for all PEs, as
// PE.Barrier does, and for no stream.
//
// The values are combined in the order of the PEs, so the result is the same everywhere, bit for
// bit. Integers wrap around. Min and Max of floats are NaN if a value is NaN. shmem.And, Or and Xor
// are for integers (MPI has it as MPI_Allreduce of one element; Reduce is for memory of GPUs).
func ReduceValue[T Number](ctx context.Context, pe *PE, v T, by shmem.ReduceOp) (T, error) {
	r, typ := op.Reduction(by), shmem.TypeOf[T](threadapi.Key{})
	fail := func(err error) (T, error) { return 0, fault.CallFailed("ReduceValue", err) }
	if r < op.Sum || r > op.Xor || !r.Has(typ) {
		return fail(noReduction(typ))
	}
	var words []uint64
	where := fault.CallPlace()
	if err := pe.withPEs(ctx, "ReduceValue", func(ctx context.Context) (err error) {
		words, err = pe.dev.Gather(ctx, gpu.Bits(v), fmt.Sprintf("ReduceValue %v of %v", r, typ), where)
		return err
	}); err != nil {
		return fail(err)
	}
	sum := gpu.FromBits[T](words[0])
	for _, w := range words[1:] {
		sum = combine(r, sum, gpu.FromBits[T](w))
	}
	return sum, nil
}

// combine returns the reduction of two values, the bitwise ones of integers.
func combine[T Number](r op.Reduction, a, b T) T {
	switch r {
	case op.Sum:
		return a + b
	case op.Prod:
		return a * b
	case op.Min:
		return min(a, b)
	case op.Max:
		return max(a, b)
	case op.And:
		return gpu.FromBits[T](gpu.Bits(a) & gpu.Bits(b))
	case op.Or:
		return gpu.FromBits[T](gpu.Bits(a) | gpu.Bits(b))
	}
	return gpu.FromBits[T](gpu.Bits(a) ^ gpu.Bits(b))
}
