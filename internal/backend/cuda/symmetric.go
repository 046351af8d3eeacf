package cuda

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvshmem"
)

// symState is what a device has once NVSHMEM is initialised.
type symState struct {
	lib symmetric
	// board is symmetric memory for exchanges (agree.go): two boards of one
	// record per PE, used in turn.
	board uint64
	turn  uint64
	// allocations counts AllocSym; taken is the bytes that it ever returned,
	// some of which the heap may hold free.
	allocations uint64
	taken       int
	// splits counts the teams made of parts of a team in splitByID, by a hash of
	// that team's members.
	splits map[uint64]uint64
	// operands are those of the call that is being made.
	operands nvshmem.Operands
	// scratch is symmetric memory of scratchBytes for reductions (reduce.go), and room
	// is how many bytes NVSHMEM's reduce-scatter takes.
	scratch uint64
	room    int
	// checks is where PEs compare their calls (check.go), 0 if they do not, and checked
	// counts the comparisons by team.
	checks  uint64
	checked map[int32]int
}

// openSymmetric initialises NVSHMEM unless that was done. With more than one PE
// it is collective.
func (d *device) openSymmetric(ctx context.Context) error {
	if d.sym != nil {
		return nil
	}
	lib, err := d.svc.nvshmem()
	if err != nil {
		return err
	}
	id, err := d.shareID(ctx, lib)
	if err != nil {
		return fmt.Errorf("agree on an NVSHMEM unique id: %w", err)
	}
	if err := lib.Init(d.job.Rank, d.job.Size, id); err != nil {
		return err
	}
	boards := 2 * d.job.Size * recordBytes
	board, err := lib.Malloc(boards + scratchBytes + d.checkBytes())
	if err == nil && board == 0 {
		err = errNoSymmetricMemory
	}
	if err != nil {
		return fmt.Errorf("set up NVSHMEM: %w", err)
	}
	d.sym = &symState{lib: lib, board: board, scratch: board + uint64(boards), room: reduceRoom(d.job.Getenv)}
	if d.checkBytes() > 0 {
		d.sym.checks, d.sym.checked = d.sym.scratch+scratchBytes, map[int32]int{}
	}
	return nil
}

func (d *device) shareID(ctx context.Context, lib symmetric) ([]byte, error) {
	if d.job.Size == 1 {
		return lib.UniqueID()
	}
	if d.job.ShareID == nil {
		return nil, errors.New("the job has no way to share it")
	}
	return d.job.ShareID(ctx, lib.UniqueID)
}

// errNoSymmetricMemory names what limits the symmetric heap (NVSHMEM
// documentation, Environment Variables).
var errNoSymmetricMemory = errors.New("the symmetric heap has no room; set NVSHMEM_SYMMETRIC_SIZE (such as 8G, the default is 1G) on every PE, " +
	"and NVSHMEM_MAX_MEMORY_PER_GPU where the heap grows on demand")

// AllocSym implements driver.Device. The memory comes from NVSHMEM's symmetric
// heap, whose size the variable NVSHMEM_SYMMETRIC_SIZE sets.
func (d *device) AllocSym(ctx context.Context, bytes int, where string) (driver.Mem, error) {
	return d.allocSymFrom(ctx, bytes, nil, where)
}

// AllocSymFrom implements driver.Device.
func (d *device) AllocSymFrom(ctx context.Context, content []byte, where string) (driver.Mem, error) {
	return d.allocSymFrom(ctx, len(content), content, where)
}

func (d *device) allocSymFrom(ctx context.Context, bytes int, content []byte, where string) (driver.Mem, error) {
	if err := d.alive(); err != nil {
		return driver.Mem{}, err
	}
	if bytes < 0 {
		return driver.Mem{}, errNegative
	}
	a, err := d.allocSym(ctx, bytes, content, where)
	if err != nil {
		return driver.Mem{}, err
	}
	return driver.Mem{Addr: a.addr, Bytes: bytes, Sym: true, Handle: a}, nil
}

// allocSym returns memory that holds content, or zeros if there is none.
func (d *device) allocSym(ctx context.Context, bytes int, content []byte, where string) (*allocation, error) {
	if err := d.openSymmetric(ctx); err != nil {
		return nil, err
	}
	if err := d.agree(ctx, opAlloc, uint64(bytes), where); err != nil {
		return nil, err
	}
	room, err := d.roomEverywhere(ctx, bytes, where)
	if err != nil {
		return nil, err
	}
	var addr uint64
	if room {
		if addr, err = d.sym.lib.Malloc(max(bytes, 1)); err != nil {
			return nil, err
		}
	}
	if addr == 0 {
		return nil, fmt.Errorf("%d bytes of symmetric memory: %w", bytes, errNoSymmetricMemory)
	}
	if err := d.fillNow(addr, bytes, content); err != nil {
		return nil, err
	}
	// No PE may write to it, or get from it, before it is filled everywhere.
	if err := d.barrier(ctx); err != nil {
		return nil, err
	}
	d.sym.allocations++
	d.sym.taken += bytes
	return &allocation{d: d, addr: addr, bytes: bytes, sym: true, number: d.sym.allocations}, nil
}

// certainRoom is the size up to which an allocation goes to NVSHMEM unasked.
const certainRoom = 64 << 20

// roomEverywhere reports whether every PE may have room for an allocation.
// NVSHMEM 3.4.5 does not survive a growth of its heap that the GPU's memory can
// not hold: the call fails, and the next barrier ends in an illegal access. So
// what cannot fit on some PE must not reach it on any.
func (d *device) roomEverywhere(ctx context.Context, bytes int, where string) (bool, error) {
	if bytes <= certainRoom {
		return true, nil
	}
	free, _, r := d.drv.MemInfo()
	if err := d.check("cuMemGetInfo", r); err != nil {
		return false, err
	}
	room := bytes <= free+d.sym.taken
	if d.job.Size == 1 {
		return room, nil
	}
	value := uint64(0)
	if room {
		value = 1
	}
	records, err := d.exchange(ctx, opRoom, value, where)
	if err != nil {
		return false, err
	}
	for pe := range d.job.Size {
		room = room && binary.LittleEndian.Uint64(records[pe*recordBytes+8:]) == 1
	}
	return room, nil
}

// Register implements driver.Device.
func (d *device) Register(ctx context.Context, m driver.Mem) error {
	a, err := d.registrable(m)
	if err != nil {
		return err
	}
	if err := d.openSymmetric(ctx); err != nil {
		return err
	}
	return d.sym.lib.Register(a.addr, a.bytes)
}

// Unregister implements driver.Device.
func (d *device) Unregister(m driver.Mem) error {
	a, err := d.registrable(m)
	if err != nil {
		return err
	}
	return d.sym.lib.Unregister(a.addr)
}

// registrable returns the allocation that m is the whole of, if it is not symmetric.
func (d *device) registrable(m driver.Mem) (*allocation, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	a, err := d.whole(m)
	if err == nil && a.sym {
		err = errors.New("it is symmetric, and needs no registration")
	}
	return a, err
}

func (d *device) freeSym(ctx context.Context, a *allocation, where string) error {
	if err := d.agree(ctx, opFree, a.number, where); err != nil {
		return err
	}
	return d.sym.lib.Free(a.addr)
}

// Barrier implements driver.Device. It concerns the hosts alone: work on streams
// may still be running.
func (d *device) Barrier(ctx context.Context) error {
	if err := d.alive(); err != nil {
		return err
	}
	if d.sym == nil {
		return nil // a single PE
	}
	return d.agree(ctx, opBarrier, 0, "")
}

// barrier waits for all PEs on the device's own stream.
func (d *device) barrier(ctx context.Context) error {
	if d.job.Size == 1 {
		return nil
	}
	if err := d.meet(d.aux); err != nil {
		return err
	}
	return d.wait(ctx, target{s: d.aux})
}
