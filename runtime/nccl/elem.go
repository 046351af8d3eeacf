package nccl

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// ctx keeps signatures short.
type ctx = context.Context

// Elem are the types of elements (NCCL API, ncclDataType_t).
type Elem interface {
	int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64 |
		gpu.Float16 | gpu.BFloat16 | gpu.Float8E4M3 | gpu.Float8E5M2
}

// typeOf returns the type as back ends know it.
func typeOf[T Elem]() driver.NCCLType {
	var x T
	switch any(x).(type) {
	case int8:
		return driver.NCCLInt8
	case uint8:
		return driver.NCCLUint8
	case int32:
		return driver.NCCLInt32
	case uint32:
		return driver.NCCLUint32
	case int64:
		return driver.NCCLInt64
	case uint64:
		return driver.NCCLUint64
	case float32:
		return driver.NCCLFloat32
	case float64:
		return driver.NCCLFloat64
	case gpu.Float16:
		return driver.NCCLFloat16
	case gpu.BFloat16:
		return driver.NCCLBFloat16
	case gpu.Float8E4M3:
		return driver.NCCLFloat8E4M3
	}
	return driver.NCCLFloat8E5M2
}

// Op is an operator of reductions: one of the constants, or a *PreMulSum.
type Op interface {
	operator(c *Comm, s *gpurt.Stream, t driver.NCCLType) (driver.NCCLOp, error)
}

// BuiltinOp is an operator that every communicator has (NCCL API, ncclRedOp_t).
type BuiltinOp int

// The operators. Avg divides the sum by the number of ranks; for integers it rounds to
// zero. With one rank it is Sum, so that the limits of PreMulSum there do not concern it.
const (
	Sum  = BuiltinOp(driver.NCCLSum)
	Prod = BuiltinOp(driver.NCCLProd)
	Max  = BuiltinOp(driver.NCCLMax)
	Min  = BuiltinOp(driver.NCCLMin)
	Avg  = BuiltinOp(driver.NCCLAvg)
)

// String returns the operator's name.
func (op BuiltinOp) String() string { return driver.NCCLOp(op).String() }

func (op BuiltinOp) operator(*Comm, *gpurt.Stream, driver.NCCLType) (driver.NCCLOp, error) {
	if op < Sum || op > Avg {
		return 0, fmt.Errorf("there is no operator %d", int(op))
	}
	return driver.NCCLOp(op), nil
}

// PreMulSum is an operator that multiplies the elements of this rank by a scalar before it
// adds those of all ranks.
//
// Where a communicator has one rank, NCCL has limits of its own (NVIDIA/nccl, src/device/onerank.cu).
// It refuses elements of 8-bit floats as an invalid argument, up to 2.30.7 at least. Before 2.29.7
// it can leave up to 31 elements undone at the end of more than 16 KiB: multiply there in a kernel.
type PreMulSum struct {
	c  *Comm
	t  driver.NCCLType
	op driver.NCCLOp
	// uses notes that work on a stream needs the scalar in device memory, nil for one of the host.
	uses func(s *gpurt.Stream) error
}

// NewPreMulSum returns an operator of the communicator for elements of type T (NCCL API,
// ncclRedOpCreatePreMulSum).
func NewPreMulSum[T Elem](c *Comm, scalar T) (*PreMulSum, error) {
	var bytes [8]byte
	copy(bytes[:], unsafe.Slice((*byte)(unsafe.Pointer(&scalar)), unsafe.Sizeof(scalar)))
	return newPreMulSum[T](c, bytes, nil)
}

// NewPreMulSumAt is NewPreMulSum with a scalar in device memory, of one element, which is
// read when a reduction runs, and stays until then.
func NewPreMulSumAt[T Elem](c *Comm, scalar gpurt.DeviceSlice[T]) (*PreMulSum, error) {
	if c == nil {
		return newPreMulSum[T](c, [8]byte{}, nil)
	}
	m, n, err := gpurt.Operand(c.pe, scalar, threadapi.Key{})
	if err == nil && n != 1 {
		err = fmt.Errorf("the scalar has %d elements; pass one element", n)
	}
	if err != nil {
		return nil, c.failed("NewPreMulSumAt", err)
	}
	o, err := newPreMulSum[T](c, [8]byte{}, &m)
	if err != nil {
		return nil, err
	}
	o.uses = func(s *gpurt.Stream) error {
		if _, _, err := gpurt.Operand(c.pe, scalar, threadapi.Key{}); err != nil {
			return fmt.Errorf("scalar: %w", err)
		}
		gpurt.Uses(s, scalar, threadapi.Key{})
		return nil
	}
	return o, nil
}

func newPreMulSum[T Elem](c *Comm, scalar [8]byte, at *driver.Mem) (*PreMulSum, error) {
	o := &PreMulSum{c: c, t: typeOf[T]()}
	err := c.do(nil, "NewPreMulSum", func(context.Context) (err error) {
		o.op, err = c.c.PreMulSum(o.t, scalar, at)
		return err
	})
	if err != nil {
		return nil, err
	}
	return o, nil
}

func (o *PreMulSum) operator(c *Comm, s *gpurt.Stream, t driver.NCCLType) (driver.NCCLOp, error) {
	switch {
	case o == nil || o.c == nil:
		return 0, errors.New("the operator is nil, or was destroyed")
	case o.c != c:
		return 0, errors.New("the operator is one of another communicator")
	case o.t != t:
		return 0, fmt.Errorf("the operator is for %v, the elements are %v", o.t, t)
	case o.uses != nil:
		return o.op, o.uses(s)
	}
	return o.op, nil
}

// Destroy releases the operator. Calls that are enqueued keep theirs.
func (o *PreMulSum) Destroy() error {
	if o == nil || o.c == nil {
		return fault.CallFailed("NCCL: Destroy", errors.New("the operator is nil, or was destroyed"))
	}
	err := o.c.do(nil, "Destroy", func(context.Context) error { return o.c.c.DestroyOp(o.op) })
	o.c = nil
	return err
}
