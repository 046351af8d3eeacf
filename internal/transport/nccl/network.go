package nccl

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// network reaches the PEs that this one does not address, by NCCL's network (GIN). What streams do there is done by
// kernels of one block that call the operation of kernels (stream.go).
type network struct {
	build     transport.Build
	comm      []byte // ncclDevComm; nil while all PEs are near
	state     farState
	windows   []windowRow // of the table
	control   uint64      // the control block of kernels on streams
	functions map[string]cu.Function
}

// farState is gpuc_nccl_far_t in far.cuh, the variable farSymbol of modules that reach PEs of other hosts.
type farState struct {
	first, near            int32
	windows, pieces, locks uint64
}

// windowRow is gpuc_window in far.cuh.
type windowRow struct{ at, bytes, handle uint64 }

// Constants of far.cuh.
const (
	maxWindows = 256
	pieces     = 32
	pieceBytes = 4096
)

// The memory of the network on this PE: the table of windows after its length, the locks of pieces, and the
// control block.
const (
	rowBytes     = int(unsafe.Sizeof(windowRow{}))
	locksAt      = wordBytes + maxWindows*rowBytes
	controlAt    = (locksAt + pieces*4 + fault.BlockBytes - 1) / fault.BlockBytes * fault.BlockBytes
	networkBytes = controlAt + fault.BlockBytes
)

// piecesBytes is the size of the pieces, which are symmetric.
func (l *Library) piecesBytes() int {
	if l.near == l.size {
		return 0
	}
	return pieces * pieceBytes
}

// isNear reports whether this PE addresses the memory of another, and allNear whether it addresses that of all.
func (l *Library) isNear(pe int) bool { return pe >= l.first && pe < l.first+l.near }
func (l *Library) allNear(pes []int) bool {
	return !slices.ContainsFunc(pes, func(pe int) bool { return !l.isNear(pe) })
}

// LinkBy implements transport.Linker.
func (l *Library) LinkBy(build transport.Build) { l.network.build = build }

// findNear finds out which PEs this one addresses. Where these are not all it makes the table of windows. An NCCL
// without a network that gpuc knows has to make all PEs near, which is seen when the heap is registered.
func (l *Library) findNear() error {
	l.first, l.near = 0, l.size
	if l.comm == 0 {
		return nil
	}
	p, err := l.lib.Properties(l.comm)
	switch {
	case errors.Is(err, errors.ErrUnsupported):
		return nil
	case err != nil:
		return fmt.Errorf("ask NCCL what its communicator can do: %w", err)
	case p.LSATeams <= 1:
		return nil
	}
	l.near = l.size / p.LSATeams
	l.first = l.rank / l.near * l.near
	others := fmt.Sprintf("PE %d addresses the memory of %d of %d PEs (NCCL_LSA_TEAM_SIZE can make that fewer)", l.rank, l.near, l.size)
	switch {
	case p.GIN == 0:
		return fmt.Errorf("%s, and NCCL %s finds no network to the others that kernels can use: NCCL_DEBUG=INFO says what it looks for; elsewhere take GPUC_TRANSPORT=nvshmem", others, l.Version())
	case p.GIN != nccl.GINProxy && !l.lib.Version().Has(chooses):
		return fmt.Errorf("%s, and NCCL %s would have kernels drive the NICs themselves (type %d); set NCCL_GIN_TYPE=%d on every PE, so that a thread of NCCL does", others, l.Version(), p.GIN, nccl.GINProxy)
	case l.network.build == nil:
		return fmt.Errorf("%s, and nothing links kernels for operations on streams at the others", others)
	}
	n := &l.network
	memory, r := l.drv.MemAlloc(networkBytes)
	if r != cu.Success {
		return cu.Check(l.drv, "cuMemAlloc", r)
	}
	n.control, n.functions = memory+uint64(controlAt), map[string]cu.Function{}
	n.state = farState{first: int32(l.first), near: int32(l.near), windows: memory, locks: memory + uint64(locksAt)}
	return l.clear(memory, networkBytes)
}

// chooses is the first version whose device communicator says which type of network it is for.
var chooses = nccl.Version{Major: 2, Minor: 31, Patch: 2}

// windowFlags are those of symmetric memory.
func (l *Library) windowFlags() int {
	if l.near == l.size {
		return nccl.WindowSymmetric
	}
	return nccl.WindowSymmetric | nccl.WindowOrdered
}

// startNetwork connects this PE to those that it does not address, collectively.
func (l *Library) startNetwork(pieces uint64) error {
	if l.near == l.size {
		return nil
	}
	l.network.state.pieces = pieces
	var err error
	if l.network.comm, err = l.lib.DeviceComm(l.comm, idle); err != nil {
		return fmt.Errorf("connect NCCL's network (NCCL_DEBUG=INFO says more): %w", err)
	}
	_, err = l.network.kernel(l, streamInstance(syncOp, op.NoType, op.NoReduction))
	return err
}

// note adds memory to the table of windows.
func (n *network) note(l *Library, at uint64, bytes int, w nccl.Window) error {
	if l.near == l.size {
		return nil
	}
	i := slices.IndexFunc(n.windows, func(w windowRow) bool { return w.bytes == 0 })
	if i < 0 {
		i = len(n.windows)
		if i == maxWindows {
			return fmt.Errorf("more than %d pieces of memory are registered", maxWindows)
		}
		n.windows = append(n.windows, windowRow{})
	}
	n.windows[i] = windowRow{at, uint64(bytes), uint64(w)}
	return n.write(l, i)
}

// forget takes memory from the table.
func (n *network) forget(l *Library, at uint64) error {
	i := slices.IndexFunc(n.windows, func(w windowRow) bool { return w.at == at && w.bytes != 0 })
	if i < 0 {
		return nil
	}
	n.windows[i].bytes = 0
	return n.write(l, i)
}

// write brings a row of the table to the GPU, and then their number.
func (n *network) write(l *Library, i int) error {
	count := uint64(len(n.windows))
	at := n.state.windows + wordBytes + uint64(i*rowBytes)
	if err := l.write(at, unsafe.Pointer(&n.windows[i]), rowBytes); err != nil {
		return err
	}
	return l.write(n.state.windows, unsafe.Pointer(&count), wordBytes)
}

// fill hands the network to a module that can reach PEs of other hosts.
func (n *network) fill(l *Library, module uintptr) error {
	if _, _, r := l.drv.ModuleGlobal(cu.Module(module), farSymbol); r == cu.NotFound {
		return nil
	}
	state := n.state
	state.first, state.near = int32(l.first), int32(l.near)
	if err := l.fill(module, farSymbol, unsafe.Pointer(&state), int(unsafe.Sizeof(state)), "gpuc"); err != nil || n.comm == nil {
		return err
	}
	return l.fill(module, commSymbol, unsafe.Pointer(&n.comm[0]), len(n.comm), "NCCL than "+l.Version())
}

// release frees what the network has on the GPU.
func (n *network) release(l *Library) error {
	if n.state.windows == 0 {
		return nil
	}
	return cu.Check(l.drv, "cuMemFree", l.drv.MemFree(n.state.windows))
}

// goesFar reports whether an operation on a stream concerns a PE that is not addressed.
func (l *Library) goesFar(o *op.HostOp, a *transport.Operands) (bool, error) {
	switch {
	case l.near == l.size || !o.Collective() && !slices.Contains(o.Params, op.PE):
		return false, nil
	case !o.Collective():
		return !l.isNear(a.PE), nil
	}
	t, err := l.team(a.Team)
	return err == nil && !l.allNear(t.members), err
}

// post tells a PE that this one does not address what this one has on the board: the rest of its slot, and behind
// that its id, by the difference from the one before, since only an addition comes after what was put.
func (n *network) post(l *Library, pe int, slot uint64, difference uint64) error {
	rest := slot + wordBytes
	if err := n.enqueue(l, op.Lookup("Put"), &transport.Operands{Operands: op.Operands[uint64]{Dst: rest, Src: rest, PE: pe}, Bytes: slotBytes - wordBytes, Stream: uintptr(l.stream)}); err != nil {
		return err
	}
	return n.enqueue(l, op.Lookup("SignalOp"), &transport.Operands{Operands: op.Operands[uint64]{Word: slot, Value: difference, SigOp: op.SignalAdd, PE: pe}, Stream: uintptr(l.stream)})
}

var syncOp = op.Lookup("Sync")

// enqueue enqueues what an operation does in a kernel.
func (n *network) enqueue(l *Library, o *op.Op, a *transport.Operands) error {
	if o.NBI {
		o = op.Lookup(strings.TrimSuffix(o.Name, "NBI")) // nothing is left for Quiet
	}
	in := streamInstance(o, a.Type, a.Reduction)
	f, err := n.kernel(l, in)
	if err != nil {
		return err
	}
	bytes := a.Bytes
	if o.Lengths == op.WholeSrc || o.Lengths == op.Divided {
		bytes *= len(l.teams[a.Team].members)
	}
	values := map[string]uint64{
		"dst": a.Dst, "src": a.Src, "bytes": uint64(bytes), "sig": a.Word, "sigval": a.Value, "sigop": uint64(uint32(a.SigOp)),
		"pe": uint64(a.PE), "root": uint64(a.PE), "team": uint64(a.Team), "met": 1, "ctrl": n.control,
	}
	params, _ := in.Proto()
	var args []uint64
	for _, p := range params {
		args = append(args, values[p.Name])
	}
	threads := streamThreads
	if in.Scope == op.Thread {
		threads = 1
	}
	return l.launch(f, 1, threads, cu.Stream(a.Stream), args...)
}
