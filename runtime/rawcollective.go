package gpurt

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

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
		return nil, fmt.Errorf("%d bytes from byte %d on of the buffer allocated at %s are no elements of type %v, of %d bytes each", v.n, v.at, v.a.where, typ, size)
	}
	a := *v.a
	a.size = size
	return &view{a: &a, at: v.at / size, n: v.n / size}, nil
}
