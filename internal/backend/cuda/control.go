package cuda

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// controlBlocks are the control blocks of a module's kernels: one allocation of
// host memory that the GPU reads and writes in place.
type controlBlocks struct {
	alloc unsafe.Pointer // of the driver
	host  unsafe.Pointer
	addr  uint64 // where the GPU sees it
	n     int
	// table is where the kernels of manifest say who waits, nil if none does (hang.go).
	table    []byte
	manifest *manifest.Manifest
	// traced is what its kernels record, nil if they record nothing (tracing.go).
	traced *traced
}

// newControlBlocks returns control blocks for the kernels of m. If they wait, they can be
// asked who does.
func (d *device) newControlBlocks(m *manifest.Manifest, waits bool) (*controlBlocks, error) {
	n := len(m.Kernels)
	b := &controlBlocks{n: n, manifest: m}
	bytes := n * fault.BlockBytes
	if waits {
		bytes += fault.WaitTableBytes
	}
	all := bytes
	if m.Trace != "" {
		var err error
		if all, err = roomForTrace(bytes); err != nil {
			return nil, err
		}
	}
	var r cu.Result
	b.alloc, r = d.drv.HostAlloc(all, cu.HostAllocPortable|cu.HostAllocDeviceMap)
	if r != cu.Success {
		return nil, d.check("cuMemHostAlloc", r)
	}
	b.host = b.alloc
	if b.addr, r = d.drv.HostDevicePointer(b.host); r != cu.Success {
		err := d.check("cuMemHostGetDevicePointer", r)
		d.drv.HostFree(b.alloc)
		return nil, err
	}
	clear(unsafe.Slice((*byte)(b.alloc), all))
	if m.Trace != "" {
		b.startTrace()
	}
	if waits {
		b.table = b.waitTable()
		for k := range n {
			*b.word(k, fault.OffKernel) = uint32(k)
			*(*uint64)(unsafe.Add(b.host, k*fault.BlockBytes+fault.OffWaits)) = b.addr + uint64(n*fault.BlockBytes)
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.blocks[b] = struct{}{}
	if d.aborted {
		b.setAbort(1)
	}
	return b, nil
}

func (d *device) freeControlBlocks(b *controlBlocks) error {
	d.mu.Lock()
	delete(d.blocks, b)
	d.mu.Unlock()
	return d.check("cuMemFreeHost", d.drv.HostFree(b.alloc))
}

func (b *controlBlocks) word(kernel, off int) *uint32 {
	return (*uint32)(unsafe.Add(b.host, kernel*fault.BlockBytes+off))
}

// setAbort sets every kernel's abort word.
func (b *controlBlocks) setAbort(v uint32) {
	for k := range b.n {
		atomic.StoreUint32(b.word(k, fault.OffAbort), v)
	}
}

// record returns the record that a kernel left, and whether it is complete;
// begun says that there is at least the start of one.
func (b *controlBlocks) record(kernel int) (rec fault.Record, complete, begun bool) {
	state := atomic.LoadUint32(b.word(kernel, fault.OffState))
	if state != fault.StateDone {
		return rec, false, state != fault.StateFree
	}
	block := unsafe.Slice((*byte)(unsafe.Add(b.host, kernel*fault.BlockBytes)), fault.BlockBytes)
	rec, complete = fault.ReadRecord(block)
	return rec, complete, true
}

// lose marks the device as lost because of err, a driver error that ends the
// context, and returns what went wrong as well as it is known: the record of a
// failed check if a kernel left one. A wait that was ended tells less than a
// check that failed, so it is taken only when there is nothing else.
func (d *device) lose(err error) error {
	if d.lost != nil {
		return d.lost
	}
	var found *fault.Error
	unfinished := ""
	for m := range d.modules {
		for i, k := range m.kernels {
			rec, complete, begun := m.blocks.record(i)
			switch {
			case complete:
				e := rec.Error(m.manifest.Sites, k.spec.Name, d.job.Rank)
				if found == nil || found.Kind == fault.Wait && e.Kind != fault.Wait {
					found = e
				}
			case begun:
				unfinished = k.spec.Name
			}
		}
	}
	switch {
	case found != nil:
		d.lost = found
	case unfinished != "":
		d.lost = fmt.Errorf("PE %d: a check in kernel %s failed, and the GPU stopped before its report was complete: %w", d.job.Rank, unfinished, err)
	default:
		d.lost = fmt.Errorf("PE %d: %s failed: %w", d.job.Rank, d.running(), err)
	}
	for s := range d.streams {
		s.settle()
	}
	return d.lost
}

// running names the kernels that were launched and not yet seen to end.
func (d *device) running() string {
	var names []string
	seen := map[*kernel]bool{}
	for s := range d.streams {
		for _, k := range s.launched {
			if !seen[k] {
				seen[k] = true
				names = append(names, k.spec.Name)
			}
		}
	}
	slices.Sort(names)
	switch len(names) {
	case 0:
		return d.waiting()
	case 1:
		return "kernel " + names[0]
	}
	return "one of the kernels " + strings.Join(names, ", ")
}

// waiting names the operations that streams may wait in for other PEs.
func (d *device) waiting() string {
	var names []string
	for s := range d.streams {
		if s.waits != nil && !slices.Contains(names, s.waits.Name) {
			names = append(names, s.waits.Name)
		}
	}
	for _, c := range d.commsRunning() {
		names = append(names, fmt.Sprintf("%s of rank %d of %d", c.last.Qualified(), c.rank, c.size))
	}
	if len(names) == 0 {
		return "work on the GPU"
	}
	slices.Sort(names)
	return strings.Join(names, ", or ") + " on a stream"
}
