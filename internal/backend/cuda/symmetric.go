package cuda

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// symState is what a device has once the transport is initialised.
type symState struct {
	lib transport.Host
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
	operands transport.Operands
	// scratch is symmetric memory of scratchBytes for reductions (reduce.go), which have limits.
	scratch uint64
	limits  transport.ReduceLimits
	// limited says that PEs share GPUs without MPS, where the library does less. It is asked
	// once: each operation on a stream wants to know.
	limited bool
	// checks is where PEs compare their calls (check.go), 0 if they do not, and checked
	// counts the comparisons by team.
	checks  uint64
	checked map[int32]int
}

// openSymmetric initialises the transport unless that was done. With more than one PE
// it is collective.
func (d *device) openSymmetric(ctx context.Context) error {
	if d.sym != nil {
		return nil
	}
	if d.job.Alone {
		return driver.ErrAlone
	}
	if err := d.svc.transport.Host.Check(d.getenv); err != nil {
		return err
	}
	lib, err := d.startSymmetric(ctx)
	if err != nil {
		return err
	}
	status := lib.Status()
	if d.job.Size > 1 && !d.job.Oversubscribe && (status == transport.LimitedMPG || status == transport.FullMPG) {
		return fmt.Errorf("PEs share a GPU: each PE of a host needs a LocalRank of its own, which picks its GPU (this one has %d), or set GPUC_OVERSUBSCRIBE=1 to let PEs share a GPU", d.job.LocalRank)
	}
	boards := 2 * d.job.Size * recordBytes
	board, err := lib.Malloc(boards + scratchBytes + d.checkBytes())
	if err == nil && board == 0 {
		err = d.svc.transport.Host.NoRoom
	}
	if err != nil {
		return fmt.Errorf("set up %s: %w", d.svc.transport.Title, err)
	}
	d.sym = &symState{lib: lib, board: board, scratch: board + uint64(boards), limits: d.svc.transport.Host.ReduceLimits(d.getenv), limited: status == transport.LimitedMPG, splits: map[uint64]uint64{}}
	if d.checkBytes() > 0 {
		d.sym.checks, d.sym.checked = d.sym.scratch+scratchBytes, map[int32]int{}
	}
	return nil
}

// startSymmetric initialises the host library.
func (d *device) startSymmetric(ctx context.Context) (transport.Host, error) {
	if lib := d.bootstrapped; lib != nil {
		d.link(ctx, lib)
		return lib, lib.Complete()
	}
	lib, err := d.svc.host()
	if err != nil {
		return nil, err
	}
	d.link(ctx, lib)
	if i := d.job.Interface; i != "" {
		if err := lib.UseInterface(i); err != nil {
			return nil, err
		}
	}
	id, err := d.shareID(ctx, lib)
	if err != nil {
		return nil, fmt.Errorf("agree on a unique id of %s: %w", d.svc.transport.Title, err)
	}
	return lib, lib.Init(d.job.Rank, d.job.Size, id)
}

// link tells a host library that has kernels of its own how these are built.
func (d *device) link(ctx context.Context, lib transport.Host) {
	l, ok := lib.(transport.Linker)
	if !ok {
		return
	}
	ctx = context.WithoutCancel(ctx) // some are built later
	l.LinkBy(func(t *transport.Transport, ir []byte, m *manifest.Manifest) ([]byte, error) {
		gpu, err := m.ForDevice(d.major, d.minor)
		if err != nil {
			return nil, err
		}
		c, err := d.svc.build(ctx, &driver.Artifact{Manifest: m, IR: func() ([]byte, error) { return ir, nil }}, gpu, t)
		return c.Image, err
	})
}

// bootstrap has the PEs meet by a means of the host library's own, if the job says so, and learns
// from it which PE this is.
func (d *device) bootstrap() (err error) {
	j := &d.job
	if d.svc.adopt != nil {
		d.bootstrapped, j.Rank, j.Size, j.LocalRank, err = d.svc.adopt()
		return err
	}
	if j.Bootstrap == "" {
		return nil
	}
	if err := d.svc.transport.Host.Check(d.getenv); err != nil {
		return err
	}
	lib, err := d.svc.host()
	if err != nil {
		return err
	}
	rank, size, local, err := lib.Bootstrap(j.Bootstrap, d.getenv)
	if err != nil {
		return err
	}
	if j.Size != 0 && (j.Size != size || j.Rank != rank) {
		// The library might go on, and end the process by a segmentation violation (NVSHMEM 3.4.5).
		return fmt.Errorf("this is PE %d of %d according to %s, and PE %d of %d according to the launcher or the program; use a bootstrap that the launcher offers, or leave Rank and Size 0", rank, size, j.Bootstrap, j.Rank, j.Size)
	}
	j.Rank, j.Size, j.LocalRank = rank, size, local
	d.bootstrapped = lib
	return nil
}

// EndProcess implements driver.Ender: the library ends what its bootstrap has begun when the process
// ends.
func (d *device) EndProcess() {
	if d.bootstrapped != nil {
		d.bootstrapped.Exit()
	}
}

// getenv returns a variable of the job's environment.
func (d *device) getenv(name string) string {
	if d.job.Getenv == nil {
		return ""
	}
	return d.job.Getenv(name)
}

func (d *device) shareID(ctx context.Context, lib transport.Host) ([]byte, error) {
	if d.job.Size == 1 {
		return lib.UniqueID()
	}
	if d.job.ShareID == nil {
		return nil, errors.New("the job has no way to share it")
	}
	return d.job.ShareID(ctx, lib.UniqueID)
}

// AllocSym implements driver.Device. The memory comes from the symmetric heap.
func (d *device) AllocSym(ctx context.Context, bytes int, content []byte, o driver.SymOptions, where string) (m driver.Mem, err error) {
	if err := d.canAlloc(bytes); err != nil {
		return m, err
	}
	if err := d.openSymmetric(ctx); err != nil {
		return m, err
	}
	if err := d.agreeAlloc(ctx, bytes, o, where); err != nil {
		return m, err
	}
	room, err := d.roomEverywhere(ctx, bytes, where)
	if err != nil {
		return m, err
	}
	var addr uint64
	if room {
		if addr, err = d.takeSym(max(bytes, 1), o.Align); err != nil {
			return m, err
		}
	}
	if addr == 0 {
		return m, fmt.Errorf("%d bytes of symmetric memory: %w", bytes, d.svc.transport.Host.NoRoom)
	}
	if !o.Uninitialized {
		if err := d.fillNow(addr, bytes, content); err != nil {
			return m, err
		}
		// No PE may write to it, or get from it, before it is filled everywhere.
		if err := d.barrier(ctx); err != nil {
			return m, err
		}
	}
	d.sym.allocations++
	d.sym.taken += bytes
	d.doings.allocated(addr, bytes, where)
	a := &allocation{d: d, addr: addr, bytes: bytes, sym: true, number: d.sym.allocations}
	return a.mem(), nil
}

// agreeAlloc has the PEs agree on an allocation.
func (d *device) agreeAlloc(ctx context.Context, bytes int, o driver.SymOptions, where string) error {
	if o == (driver.SymOptions{}) {
		return d.agree(ctx, opAlloc, uint64(bytes), where)
	}
	if err := d.agree(ctx, opAllocWith, uint64(bytes), where); err != nil {
		return err
	}
	value := uint64(o.Align) << 1
	if o.Uninitialized {
		value |= 1
	}
	return d.agree(ctx, opOptions, value, where)
}

// describeOptions is the inverse of what agreeAlloc does with options.
func describeOptions(value uint64) string {
	how := "zeroed"
	if value&1 != 0 {
		how = "uninitialised"
	}
	return fmt.Sprintf("alignment %d, %s", value>>1, how)
}

// takeSym takes memory from the symmetric heap; align may be 0.
func (d *device) takeSym(bytes, align int) (uint64, error) {
	if align == 0 {
		return d.sym.lib.Malloc(bytes)
	}
	return d.sym.lib.Align(align, bytes)
}

// certainRoom is the size up to which an allocation goes to the host library unasked.
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
	return d.everywhere(ctx, bytes <= free+d.sym.taken, where)
}

// everywhere reports whether ok holds on every PE.
func (d *device) everywhere(ctx context.Context, ok bool, where string) (bool, error) {
	if d.job.Size == 1 {
		return ok, nil
	}
	value := uint64(0)
	if ok {
		value = 1
	}
	records, err := d.exchange(ctx, opRoom, value, where)
	if err != nil {
		return false, err
	}
	for pe := range d.job.Size {
		ok = ok && binary.LittleEndian.Uint64(records[pe*recordBytes+8:]) == 1
	}
	return ok, nil
}

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

func (d *device) Unregister(m driver.Mem) error {
	a, err := d.registrable(m)
	if err != nil {
		return err
	}
	return d.sym.lib.Unregister(a.addr)
}

// registrable returns the allocation that m is the whole of, if it is not symmetric.
func (d *device) registrable(m driver.Mem) (*allocation, error) {
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
	d.doings.freed(a.addr)
	if a.kind == kindRegistered {
		return d.sym.lib.UnregisterSymmetric(a.addr, a.bytes)
	}
	return d.sym.lib.Free(a.addr)
}

// Barrier implements driver.Device. It concerns the hosts alone: work on streams
// may still be running, but for kernels that meet other PEs.
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
	if err := d.meet(); err != nil {
		return err
	}
	return d.wait(ctx, target{s: d.aux})
}
