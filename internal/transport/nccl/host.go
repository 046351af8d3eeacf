package nccl

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// communicators is the part of NCCL that the host half stands on.
type communicators interface {
	Version() nccl.Version
	Setenv(name, value string) error
	UniqueID() (nccl.UniqueID, error)
	Init(id nccl.UniqueID, rank, size int, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Finalize(c nccl.Comm, idle nccl.Idle) error
	Destroy(c nccl.Comm) error
	Shrink(parent nccl.Comm, exclude []int, abort bool, c *nccl.Config, idle nccl.Idle) (nccl.Comm, error)
	Place(c nccl.Comm) (rank, size int, err error)
	Device(c nccl.Comm) (int, error)
	MemAlloc(bytes int) (uint64, error)
	MemFree(addr uint64) error
	RegisterWindow(c nccl.Comm, addr uint64, bytes, flags int, idle nccl.Idle) (nccl.Window, error)
	DeregisterWindow(c nccl.Comm, w nccl.Window) error
	Properties(c nccl.Comm) (nccl.Properties, error)
	DeviceComm(c nccl.Comm, idle nccl.Idle) ([]byte, error)
	FreeDeviceComm(c nccl.Comm, d []byte) error
}

// Library implements transport.Host.
type Library struct {
	lib    communicators
	drv    cu.Driver
	getenv func(string) string

	rank, size int
	// first and near are the PEs that this one addresses, and network reaches the others, if there are any.
	first, near int
	network     network
	comm        nccl.Comm // 0 if this PE is alone
	foreign     bool      // comm is another library's
	// memory is the address of the heap, which NCCL gave if ofNCCL is set, and windows are those of the
	// communicator by the addresses of their memory in the common range.
	memory  uint64
	ofNCCL  bool
	windows map[uint64]nccl.Window
	heap    heap
	state   state
	board   uint64 // of teams that are made
	posted  uint64 // the id that this PE has on it
	teams   [maxTeams]*team
	splits  map[uint64]uint64
	ids     uint64 // that this PE has given out
	stream  cu.Stream
	kernels kernels
	running bool
	used    bool
}

// state is gpuc_nccl_state_t in state.cuh, the variable stateSymbol of a module.
type state struct {
	me, n  int32
	stride uint32
	_      int32
	teams  uint64
	words  uint64
}

const stateSymbol = "gpuc_nccl_state"

// errNotRunning is returned by calls that need Init first.
var errNotRunning = errors.New("NCCL is not initialised")

func open(lib communicators, drv cu.Driver, getenv func(string) string) *Library {
	return &Library{lib: lib, drv: drv, getenv: getenv, windows: map[uint64]nccl.Window{}, splits: map[uint64]uint64{}}
}

// adopt has the PEs be the ranks of a communicator, and returns which of them this process is and the number of
// its GPU.
func (l *Library) adopt(c nccl.Comm) (rank, size, device int, err error) {
	l.used, l.comm, l.foreign = true, c, true
	if l.rank, l.size, err = l.lib.Place(c); err == nil {
		device, err = l.lib.Device(c)
	}
	return l.rank, l.size, device, err
}

// Version returns the version of the host library.
func (l *Library) Version() string { return l.lib.Version().String() }

// Spec returns the version of OpenSHMEM of which the operations are.
func (l *Library) Spec() string { return "1.5" }

// Runs reports whether the host half works with a version of the device half. Kernels that reach PEs of other hosts
// have the version of NCCL after it, and call nothing of NCCL while there are none.
func (l *Library) Runs(device string) bool {
	ours, version, _ := strings.Cut(device, "-")
	return ours == deviceVersion && (version == "" || version == l.Version() || l.near == l.size)
}

// Status returns how far the library has come.
func (l *Library) Status() transport.Status {
	if l.running {
		return transport.Initialized
	}
	return transport.NotInitialized
}

// UniqueID returns the bytes that every PE passes to Init.
func (l *Library) UniqueID() ([]byte, error) {
	id, err := l.lib.UniqueID()
	return id[:], err
}

// UseInterface has the PEs meet by a network interface, unless the environment names one.
func (l *Library) UseInterface(name string) error {
	if l.getenv(hostHalf.Interface) != "" {
		return nil
	}
	return l.lib.Setenv(hostHalf.Interface, "="+name) // the name is whole: others may begin with it
}

// Bootstrap returns an error: NCCL leaves it to programs how PEs find each other.
func (l *Library) Bootstrap(name string, _ func(string) string) (rank, size, local int, err error) {
	return 0, 0, 0, fmt.Errorf("NCCL has no bootstrap %q: leave GPUC_BOOTSTRAP unset, so that the PEs meet by themselves (GPUC_ADDRESS), or take GPUC_TRANSPORT=nvshmem", name)
}

// Exit does nothing: there is nothing that ends with the process.
func (l *Library) Exit() {}

// The control memory lies in front of the heap: for each team its words, one for each PE of the
// world, and its scratch; then the board, and a word for the check of addresses.
const (
	maxTeams     = 32
	wordBytes    = 8
	scratchBytes = 2 * 64 << 10 // gpuc_nccl_scratch in state.cuh, twice
)

func (l *Library) wordsBytes() int { return roundUp(l.size*wordBytes, heapAlign) }
func (l *Library) boardBytes() int { return roundUp(l.size*slotBytes, heapAlign) }
func (l *Library) controlBytes() int {
	return maxTeams*(l.wordsBytes()+scratchBytes) + l.boardBytes() + l.piecesBytes() + heapAlign
}

// Init makes this process PE rank of size, collectively. It fails where a PE's memory cannot be
// addressed.
func (l *Library) Init(rank, size int, id []byte) error {
	if l.used {
		return errors.New("this NCCL has been started before")
	}
	var uid nccl.UniqueID
	if len(id) != len(uid) {
		return fmt.Errorf("NCCL's unique id has %d bytes, want %d: PE 0 runs another version of the program or communicates in another way (GPUC_TRANSPORT)", len(id), len(uid))
	}
	copy(uid[:], id)
	l.used, l.rank, l.size = true, rank, size
	if size > 1 {
		var err error
		if l.comm, err = l.lib.Init(uid, rank, size, new(nccl.Config), idle); err != nil {
			return fmt.Errorf("make NCCL's communicator of %d PEs (each needs a GPU of its own, or NCCL_MULTI_RANK_GPU_ENABLE=1 and NCCL_LSA_TEAM_SIZE=1; NCCL_DEBUG=INFO says more): %w", size, err)
		}
	}
	return l.Complete()
}

// Complete makes the heap and the teams of the communicator, collectively.
func (l *Library) Complete() error {
	if !l.used || l.running {
		return errNotRunning
	}
	bytes, err := heapSize(l.getenv)
	if err != nil {
		return err
	}
	var r cu.Result
	if l.stream, r = l.drv.StreamCreate(cu.StreamNonBlocking); r != cu.Success {
		return cu.Check(l.drv, "cuStreamCreate", r)
	}
	if err := l.kernels.load(l.drv); err != nil {
		return err
	}
	if err := l.findNear(); err != nil {
		return err
	}
	control := roundUp(l.controlBytes(), granule)
	base, err := l.mapHeap(control, control+bytes)
	if err != nil {
		return err
	}
	l.heap = heap{begin: base + uint64(control), end: base + uint64(control+bytes)}
	if err := l.makeTeams(base); err != nil {
		return err
	}
	if err := l.startNetwork(base + uint64(l.controlBytes()-heapAlign-l.piecesBytes())); err != nil {
		return err
	}
	if err := l.addressed(base + uint64(l.controlBytes()-heapAlign)); err != nil {
		return err
	}
	l.running = true
	return nil
}

// mapHeap makes the heap, unless there is its memory, and the window, and returns the address of this PE's
// memory in the common range. A PE alone needs no window. The control memory is zero before a peer can
// write to it: PEs wait for each other when they register a window.
func (l *Library) mapHeap(control, bytes int) (uint64, error) {
	var err error
	switch {
	case l.memory != 0:
	case l.comm == 0:
		var r cu.Result
		if l.memory, r = l.drv.MemAlloc(bytes); r != cu.Success {
			return 0, cu.Check(l.drv, "cuMemAlloc", r)
		}
	default:
		if l.memory, err = l.lib.MemAlloc(bytes); err != nil {
			return 0, fmt.Errorf("symmetric heap of %d bytes (%s): %w", bytes, heapVariable, err)
		}
		l.ofNCCL = true
	}
	if err := l.clear(l.memory, control); err != nil || l.comm == 0 {
		return l.memory, err
	}
	return l.register(l.memory, bytes)
}

// Shrink implements transport.Shrinker. The heap of the others is in the same memory, so that it may be
// most of the GPU's. What NCCL has for the communicator that misses PEs stays until the process ends.
func (l *Library) Shrink(ctx context.Context, dead []int) (transport.Host, error) {
	if err := l.ready(); err != nil {
		return nil, err
	}
	n := open(l.lib, l.drv, l.getenv)
	n.network.build = l.network.build
	n.used, n.memory, n.ofNCCL = true, l.memory, l.ofNCCL
	n.rank, n.size = transport.Without(l.rank, l.size, dead)
	if n.size > 1 {
		var err error
		until := func() error { return cmp.Or(context.Cause(ctx), idle()) }
		if n.comm, err = l.lib.Shrink(l.comm, dead, true, new(nccl.Config), until); err != nil {
			return nil, fmt.Errorf("make NCCL's communicator without PEs %v: %w", dead, err)
		}
	}
	l.running = false
	return n, errors.Join(l.release()...)
}

// idle is what NCCL's calls do while they wait.
func idle() error {
	time.Sleep(nccl.Pause)
	return nil
}

// window is what is read of NCCL's structure of a window in the GPU's memory (ncclWindow_vidmem, the
// same from NCCL 2.28.3 to 2.32.3).
type window struct {
	_        uint64
	flatBase uint64
	rank     int32
	_        int32
	stride   uint32
	_        uint32
}

// register makes memory of all PEs a window, and returns its address in the common range.
func (l *Library) register(addr uint64, bytes int) (uint64, error) {
	h, err := l.lib.RegisterWindow(l.comm, addr, bytes, l.windowFlags(), idle)
	if err != nil {
		return 0, fmt.Errorf("register %d bytes as a window of NCCL: %w", bytes, err)
	}
	if h == 0 {
		return 0, fmt.Errorf("NCCL %s gives no window for symmetric memory: %s", l.Version(), unaddressed)
	}
	var w window
	if err := l.read(unsafe.Pointer(&w), uint64(h), int(unsafe.Sizeof(w))); err != nil {
		return 0, fmt.Errorf("the window of NCCL %s is not in the GPU's memory: %w; %s", l.Version(), err, unaddressed)
	}
	if w.flatBase == 0 || w.stride == 0 || w.rank != int32(l.rank-l.first) {
		return 0, fmt.Errorf("NCCL %s gives a window at %#x of rank %d, at distances of %d times 4 GiB, to PE %d: %s", l.Version(), w.flatBase, w.rank, w.stride, l.rank, unaddressed)
	}
	l.state.stride = w.stride
	flat := w.flatBase + uint64(w.rank)*uint64(w.stride)<<32
	l.windows[flat] = h
	return flat, l.network.note(l, flat, bytes, h)
}

const unaddressed = "PEs address each other's memory where their GPUs are on one host, reach each other (nvidia-smi topo -p2p n), and NCCL_CUMEM_ENABLE is not 0; elsewhere take GPUC_TRANSPORT=nccl-gin with NCCL 2.30.7 to 2.32, or GPUC_TRANSPORT=nvshmem"

// addressed makes sure that this PE reads what each PE near it writes to a word of its memory.
func (l *Library) addressed(word uint64) error {
	const mark = 0x67707563 << 32
	mine := uint64(mark | l.rank)
	if err := l.write(word, unsafe.Pointer(&mine), wordBytes); err != nil {
		return err
	}
	for pe := l.first; pe < l.first+l.near; pe++ {
		if err := l.read(unsafe.Pointer(new(uint64)), l.at(word, pe), wordBytes); err != nil {
			return fmt.Errorf("PE %d cannot read the memory of PE %d: %w; %s", l.rank, pe, err, unaddressed)
		}
	}
	if err := l.barrier(); err != nil {
		return err
	}
	for pe := l.first; pe < l.first+l.near; pe++ {
		var got uint64
		if err := l.read(unsafe.Pointer(&got), l.at(word, pe), wordBytes); err != nil {
			return err
		}
		if got != uint64(mark|pe) {
			return fmt.Errorf("PE %d reads %#x from the memory of PE %d, want %#x: NCCL %s lays its windows out in a way that gpuc does not know; take GPUC_TRANSPORT=nvshmem", l.rank, got, pe, mark|pe, l.Version())
		}
	}
	return nil
}

// at returns where symmetric memory lies on a PE.
func (l *Library) at(addr uint64, pe int) uint64 {
	return addr + uint64(pe-l.rank)*uint64(l.state.stride)<<32
}

// Ptr returns where this PE can address symmetric memory of another, or 0.
func (l *Library) Ptr(addr uint64, pe int) (uint64, error) {
	if !l.isNear(pe) {
		return 0, l.ready()
	}
	return l.at(addr, pe), l.ready()
}

func (l *Library) ready() error {
	if !l.running {
		return errNotRunning
	}
	return nil
}

// Finalize ends the use of the library, collectively.
func (l *Library) Finalize() error {
	if err := l.ready(); err != nil {
		return err
	}
	err := l.barrier()
	l.running = false
	if err != nil {
		return err
	}
	errs := l.release()
	if l.network.comm != nil {
		errs = append(errs, l.lib.FreeDeviceComm(l.comm, l.network.comm))
	}
	for _, w := range l.windows {
		errs = append(errs, l.lib.DeregisterWindow(l.comm, w))
	}
	if l.ofNCCL {
		errs = append(errs, l.lib.MemFree(l.memory))
	} else {
		errs = append(errs, cu.Check(l.drv, "cuMemFree", l.drv.MemFree(l.memory)))
	}
	if l.comm != 0 && !l.foreign {
		errs = append(errs, l.lib.Finalize(l.comm, idle), l.lib.Destroy(l.comm))
	}
	return errors.Join(errs...)
}

// release releases what the library has besides the communicator and the heap.
func (l *Library) release() []error {
	errs := []error{l.kernels.unload(l.drv), l.network.release(l), cu.Check(l.drv, "cuStreamDestroy", l.drv.StreamDestroy(l.stream))}
	for _, t := range l.teams {
		if t != nil {
			errs = append(errs, cu.Check(l.drv, "cuMemFree", l.drv.MemFree(t.pes)))
		}
	}
	return append(errs, cu.Check(l.drv, "cuMemFree", l.drv.MemFree(l.state.teams)))
}

// Malloc returns the address of symmetric memory, or 0 where there is no room.
func (l *Library) Malloc(bytes int) (uint64, error) { return l.Align(heapAlign, bytes) }

// Align is Malloc of memory whose address is a multiple of alignment.
func (l *Library) Align(alignment, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	return l.heap.take(bytes, alignment), l.barrier()
}

// Free releases symmetric memory.
func (l *Library) Free(addr uint64) error {
	if err := l.ready(); err != nil {
		return err
	}
	if !l.heap.give(addr) {
		return fmt.Errorf("the symmetric heap has no memory at %#x", addr)
	}
	return l.barrier()
}

// RegisterSymmetric makes memory of each PE symmetric.
func (l *Library) RegisterSymmetric(addr uint64, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	if l.comm == 0 {
		return addr, nil
	}
	flat, err := l.register(addr, bytes)
	if err != nil {
		return 0, err
	}
	return flat, l.barrier()
}

// UnregisterSymmetric ends what RegisterSymmetric began.
func (l *Library) UnregisterSymmetric(addr uint64, _ int) error {
	if err := l.ready(); err != nil || l.comm == 0 {
		return err
	}
	w, ok := l.windows[addr]
	if !ok {
		return fmt.Errorf("no memory is registered at %#x", addr)
	}
	delete(l.windows, addr)
	return errors.Join(l.barrier(), l.network.forget(l, addr), l.lib.DeregisterWindow(l.comm, w))
}

// Register does nothing: transfers are loads and stores, which take any memory of this PE.
func (l *Library) Register(uint64, int) error { return l.ready() }

// Unregister ends what Register began.
func (l *Library) Unregister(uint64) error { return l.ready() }

// ModuleInit hands the state to a loaded module.
func (l *Library) ModuleInit(module uintptr) error {
	if err := l.ready(); err != nil {
		return err
	}
	return l.initModule(module)
}

func (l *Library) initModule(module uintptr) error {
	if err := l.fill(module, stateSymbol, unsafe.Pointer(&l.state), int(unsafe.Sizeof(l.state)), "gpuc"); err != nil {
		return err
	}
	return l.network.fill(l, module)
}

// fill writes a variable of a module, whose size says whether the module was built by the same version of something.
func (l *Library) fill(module uintptr, symbol string, from unsafe.Pointer, want int, of string) error {
	addr, bytes, r := l.drv.ModuleGlobal(cu.Module(module), symbol)
	if err := cu.Check(l.drv, "cuModuleGetGlobal of "+symbol, r); err != nil {
		return err
	}
	if bytes != want {
		return fmt.Errorf("%s has %d bytes in the kernels and %d here: they were built by another version of %s", symbol, bytes, want, of)
	}
	return l.write(addr, from, bytes)
}

// ModuleFinalize does nothing: the state goes with the module.
func (l *Library) ModuleFinalize(uintptr) error { return l.ready() }

// read copies from the GPU's memory.
func (l *Library) read(to unsafe.Pointer, from uint64, bytes int) error {
	if err := cu.Check(l.drv, "cuMemcpyDtoHAsync", l.drv.CopyDtoH(to, from, bytes, l.stream)); err != nil {
		return err
	}
	return l.wait()
}

// write copies to the GPU's memory.
func (l *Library) write(to uint64, from unsafe.Pointer, bytes int) error {
	if err := cu.Check(l.drv, "cuMemcpyHtoDAsync", l.drv.CopyHtoD(to, from, bytes, l.stream)); err != nil {
		return err
	}
	return l.wait()
}

// wait waits for the library's own stream.
func (l *Library) wait() error {
	for {
		r := l.drv.StreamQuery(l.stream)
		if r != cu.NotReady {
			return cu.Check(l.drv, "cuStreamQuery", r)
		}
		time.Sleep(5 * time.Microsecond)
	}
}

// barrier waits for all PEs.
func (l *Library) barrier() error {
	if err := l.meet(l.teams[0], l.stream); err != nil {
		return err
	}
	return l.wait()
}

// bytesOf returns numbers as the GPU has them.
func bytesOf(numbers ...[]int32) []byte {
	var b []byte
	for _, n := range slices.Concat(numbers...) {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return b
}
