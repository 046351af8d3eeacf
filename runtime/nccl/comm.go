package nccl

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/internal/backend/cuda"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Error is a call of NCCL that failed: the rank, the call and NCCL's own words.
type Error = driver.NCCLError

// UniqueID is what the ranks of a new communicator find each other by. Programs may hand
// its bytes from PE to PE in any way.
type UniqueID [128]byte

// Comm is a communicator, as one of its ranks has it. It belongs to the goroutine of its
// PE, as everything that is made from a PE does.
type Comm struct {
	pe *gpurt.PE
	c  driver.NCCLComm
	// registered are the registrations that have not ended.
	registered map[*Registration]struct{}
}

// Available returns nil if programs on the named back end can use this package on this
// machine: on GPUs, if NCCL is there. Otherwise it returns a gpurt.ErrUnavailable that says
// what to do.
func Available(backend string) error {
	if err := gpurt.Available(backend); err != nil || backend != gpurt.CUDA {
		return err
	}
	return cuda.CommAvailable(os.Getenv)
}

// Version names the library that the PE uses, such as "NCCL 2.28.9".
func Version(pe *gpurt.PE) (v string, err error) {
	err = withDevice(nil, pe, "Version", func(_ context.Context, d driver.Device) (err error) {
		v, err = d.NCCLVersion()
		return err
	})
	return v, err
}

// NewUniqueID returns an id for a new communicator. One PE makes it and tells the others;
// it must not end before the communicator is there.
func NewUniqueID(pe *gpurt.PE) (UniqueID, error) {
	var id driver.NCCLID
	err := withDevice(nil, pe, "NewUniqueID", func(_ context.Context, d driver.Device) (err error) {
		id, err = d.NCCLID()
		return err
	})
	return UniqueID(id), err
}

// ShareUniqueID returns a new id, the same on every PE of the job. Every PE calls it.
func ShareUniqueID(ctx context.Context, pe *gpurt.PE) (UniqueID, error) {
	return shareUniqueID(ctx, pe, "ShareUniqueID")
}

func shareUniqueID(ctx context.Context, pe *gpurt.PE, what string) (UniqueID, error) {
	var id driver.NCCLID
	err := withDevice(ctx, pe, what, func(ctx context.Context, d driver.Device) (err error) {
		id, err = d.ShareNCCLID(ctx, fault.CallPlace())
		return err
	})
	return UniqueID(id), err
}

// World returns a communicator of all PEs of the job, in which a PE's rank is its number.
// Every PE calls it. Without a configuration NCCL chooses.
func World(ctx context.Context, pe *gpurt.PE, cfg *Config) (*Comm, error) {
	id, err := shareUniqueID(ctx, pe, "World")
	if err != nil {
		return nil, err
	}
	return newComm(ctx, pe, "World", driver.NCCLInit{ID: driver.NCCLID(id), Rank: pe.MyPE(), Size: pe.NumPEs(), Config: cfg.internal()})
}

// NewComm returns a communicator of the size PEs that call it with the same id. This PE
// gets the number rank.
func NewComm(ctx context.Context, pe *gpurt.PE, id UniqueID, rank, size int, cfg *Config) (*Comm, error) {
	return newComm(ctx, pe, "NewComm", driver.NCCLInit{ID: driver.NCCLID(id), Rank: rank, Size: size, Config: cfg.internal()})
}

// Join makes this PE a new rank of a communicator that grows to size ranks; the id is that
// of Comm.GrowID. The ranks of that communicator call Grow (NCCL 2.29).
func Join(ctx context.Context, pe *gpurt.PE, id UniqueID, rank, size int, cfg *Config) (*Comm, error) {
	return newComm(ctx, pe, "Join", driver.NCCLInit{ID: driver.NCCLID(id), Rank: rank, Size: size, Config: cfg.internal(), Grows: true})
}

func newComm(ctx context.Context, pe *gpurt.PE, what string, in driver.NCCLInit) (*Comm, error) {
	in.Where = fault.CallPlace()
	if in.Size < 1 || in.Rank < 0 || in.Rank >= in.Size {
		return nil, fault.CallFailed("NCCL: "+what, fmt.Errorf("rank %d of %d does not exist", in.Rank, in.Size))
	}
	var c driver.NCCLComm
	err := withDevice(ctx, pe, what, func(ctx context.Context, d driver.Device) (err error) {
		c, err = d.NewComm(ctx, in)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &Comm{pe: pe, c: c}, nil
}

// PE returns the PE that the communicator belongs to, nil if c is nil.
func (c *Comm) PE() *gpurt.PE {
	if c.missing() != nil {
		return nil
	}
	return c.pe
}

// Rank returns the number of this PE in the communicator, -1 if c is nil.
func (c *Comm) Rank() int {
	if c.missing() != nil {
		return -1
	}
	return c.c.Rank()
}

// Size returns the number of ranks, -1 if c is nil.
func (c *Comm) Size() int {
	if c.missing() != nil {
		return -1
	}
	return c.c.Size()
}

// missing returns an error if there is no communicator.
func (c *Comm) missing() error {
	if c == nil || c.c == nil {
		return errors.New("the communicator is nil; use nccl.World or nccl.NewComm")
	}
	return nil
}

// NoColor is the color of ranks that take no part in a split.
const NoColor = -1

// Split returns a communicator of the ranks that call it with the same color, in the order
// of their keys, and of their ranks where keys are equal. With NoColor it returns nil. Every
// rank calls it. Without a configuration the new communicator has that of c.
func (c *Comm) Split(ctx context.Context, color, key int, cfg *Config) (*Comm, error) {
	if color < NoColor {
		return nil, c.failed("Split", fmt.Errorf("color %d; colors are 0 or more, or NoColor", color))
	}
	return c.derive(ctx, "Split", func(ctx context.Context) (driver.NCCLComm, error) {
		return c.c.Split(ctx, color, key, cfg.internal(), fault.CallPlace())
	})
}

// Shrink returns a communicator without some ranks, who do not call it. All others do. No
// work may be running.
func (c *Comm) Shrink(ctx context.Context, exclude []int, cfg *Config) (*Comm, error) {
	return c.shrink(ctx, exclude, false, cfg)
}

// ShrinkAfterFailure is Shrink of a communicator some of whose ranks have failed: it ends
// what runs on it first. Nothing else can be done with c afterwards but Abort.
func (c *Comm) ShrinkAfterFailure(ctx context.Context, exclude []int, cfg *Config) (*Comm, error) {
	n, err := c.shrink(ctx, exclude, true, cfg)
	return n, c.over(err)
}

func (c *Comm) shrink(ctx context.Context, exclude []int, abort bool, cfg *Config) (*Comm, error) {
	if err := c.missing(); err != nil {
		return nil, c.failed("Shrink", err)
	}
	seen := map[int]bool{}
	for _, r := range exclude {
		if r < 0 || r >= c.Size() || r == c.Rank() || seen[r] {
			return nil, c.failed("Shrink", fmt.Errorf("ranks %v to leave out: each must be another rank, once", exclude))
		}
		seen[r] = true
	}
	if len(exclude) == 0 {
		return nil, c.failed("Shrink", errors.New("there is no rank to leave out"))
	}
	return c.derive(ctx, "Shrink", func(ctx context.Context) (driver.NCCLComm, error) {
		return c.c.Shrink(ctx, exclude, abort, cfg.internal(), fault.CallPlace())
	})
}

// GrowID returns the id with which new ranks Join this communicator, for one Grow. One rank
// calls it, and tells those who join (NCCL 2.29).
func (c *Comm) GrowID() (UniqueID, error) {
	var id driver.NCCLID
	err := c.do(nil, "GrowID", func(context.Context) (err error) {
		id, err = c.c.GrowID()
		return err
	})
	return UniqueID(id), err
}

// Grow returns a communicator of size ranks: those of c, which keep their numbers, and new
// ones that Join. Every rank of c calls it, with the id where it was made and nil elsewhere
// (NCCL 2.29).
func (c *Comm) Grow(ctx context.Context, size int, id *UniqueID, cfg *Config) (*Comm, error) {
	if c.missing() == nil && size <= c.Size() {
		return nil, c.failed("Grow", fmt.Errorf("the new size %d is not larger than the present one", size))
	}
	return c.derive(ctx, "Grow", func(ctx context.Context) (driver.NCCLComm, error) {
		return c.c.Grow(ctx, size, (*driver.NCCLID)(id), cfg.internal(), fault.CallPlace())
	})
}

// derive calls f, which makes a communicator from this one, or none.
func (c *Comm) derive(ctx context.Context, what string, f func(context.Context) (driver.NCCLComm, error)) (*Comm, error) {
	var n driver.NCCLComm
	err := c.do(ctx, what, func(ctx context.Context) (err error) {
		n, err = f(ctx)
		return err
	})
	if err != nil || n == nil {
		return nil, err
	}
	return &Comm{pe: c.pe, c: n}, nil
}

// Err returns what has gone wrong with the communicator beside calls on it, such as a
// connection that broke, or nil. Stream.Sync asks for it while it waits.
func (c *Comm) Err() error {
	return c.do(nil, "Err", func(context.Context) error { return c.c.Err() })
}

// Revoke ends what runs on the communicator. It can be split, shrunk and aborted afterwards,
// and nothing else (NCCL 2.28.9).
func (c *Comm) Revoke(ctx context.Context) error {
	return c.over(c.do(ctx, "Revoke", func(ctx context.Context) error { return c.c.Revoke(ctx) }))
}

// Finalize waits until the work of all ranks is done, and releases the communicator. Every
// rank calls it. Graphs that hold calls of the communicator must be closed before.
func (c *Comm) Finalize(ctx context.Context) error {
	return c.over(c.do(ctx, "Finalize", func(ctx context.Context) error { return c.c.Finalize(ctx, fault.CallPlace()) }))
}

// Abort ends what runs on the communicator and releases it. It does not wait for other
// ranks, whose work on it hangs until they abort it too.
func (c *Comm) Abort() error {
	return c.over(c.do(nil, "Abort", func(context.Context) error { return c.c.Abort() }))
}

// over ends the registrations of a communicator, unless the call that was to end it has failed.
func (c *Comm) over(err error) error {
	if err != nil {
		return err
	}
	for r := range c.registered {
		r.back()
	}
	c.registered = nil
	return nil
}

// do calls f with the device in use.
func (c *Comm) do(ctx context.Context, what string, f func(context.Context) error) error {
	err := c.missing()
	if err == nil {
		err = c.pe.WithDevice(ctx, "NCCL: "+what, func(ctx context.Context, _ driver.Device) error { return f(ctx) }, threadapi.Key{})
	}
	if err != nil {
		return c.failed(what, err)
	}
	return nil
}

// failed is the error of a call, with its place and the rank that makes it.
func (c *Comm) failed(what string, err error) error {
	var e *driver.NCCLError // which names the rank
	if c.missing() == nil && !errors.As(err, &e) {
		err = fmt.Errorf("rank %d of %d: %w", c.Rank(), c.Size(), err)
	}
	return fault.CallFailed("NCCL: "+what, err)
}

// withDevice calls f with the PE's device in use.
func withDevice(ctx context.Context, pe *gpurt.PE, what string, f func(context.Context, driver.Device) error) error {
	if err := pe.WithDevice(ctx, "NCCL: "+what, f, threadapi.Key{}); err != nil {
		return fault.CallFailed("NCCL: "+what, err)
	}
	return nil
}
