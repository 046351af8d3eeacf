package nccl

import "runtime"

// Window is a registered window (ncclWindow_t) as NCCL knows it.
type Window uintptr

// Registration is a registered buffer.
type Registration uintptr

// Flags of windows. WindowSymmetric makes one that collectives can use on all ranks
// (NCCL_WIN_COLL_SYMMETRIC), and WindowOrdered one whose words NICs can take as signals
// (NCCL_WIN_STRICT_ORDERING).
const (
	WindowSymmetric = 1
	WindowOrdered   = 2
)

// MemAlloc returns memory of the current GPU that suits all that NCCL can do.
func (l *Library) MemAlloc(bytes int) (uint64, error) {
	var addr outWord
	err := l.call(memAlloc, 0, addr.addr(), uintptr(bytes))
	return uint64(addr.take()), err
}

// MemFree releases memory of MemAlloc.
func (l *Library) MemFree(addr uint64) error { return l.call(memFree, 0, uintptr(addr)) }

// Register makes memory of this process known to a communicator.
func (l *Library) Register(c Comm, addr uint64, bytes int) (Registration, error) {
	var h outWord
	err := l.call(commRegister, c, uintptr(c), uintptr(addr), uintptr(bytes), h.addr())
	return Registration(h.take()), err
}

// Deregister ends what Register began.
func (l *Library) Deregister(c Comm, r Registration) error {
	return l.call(commDeregister, c, uintptr(c), uintptr(r))
}

// RegisterWindow makes memory of all ranks a window of the communicator. Every rank calls
// it. NCCL returns no window where it cannot make use of one.
func (l *Library) RegisterWindow(c Comm, addr uint64, bytes, flags int, idle Idle) (Window, error) {
	w := new(outWord)
	err := l.call(windowRegister, c, uintptr(c), uintptr(addr), uintptr(bytes), w.addr(), uintptr(flags))
	if err == ErrInProgress {
		if err = l.Await(c, idle); err != nil {
			l.keep(w)
			return 0, err
		}
	}
	return Window(w.take()), err
}

// DeregisterWindow ends what RegisterWindow began, on this rank.
func (l *Library) DeregisterWindow(c Comm, w Window) error {
	return l.call(windowDeregister, c, uintptr(c), uintptr(w))
}

// PreMulSum returns an operator that multiplies by a scalar before it adds. Its bytes are
// those of an element.
func (l *Library) PreMulSum(c Comm, t Type, scalar [8]byte) (Op, error) {
	const hostImmediate = 1 // ncclScalarHostImmediate
	var op outInt
	pin := new(held)
	defer runtime.KeepAlive(pin)
	err := l.call(redOpPreMulSum, c, op.addr(), pinned(pin, scalar), uintptr(t), hostImmediate, uintptr(c))
	return Op(op.take()), err
}

// PreMulSumAt is PreMulSum with a scalar in device memory, which is read when the
// reduction runs.
func (l *Library) PreMulSumAt(c Comm, t Type, scalar uint64) (Op, error) {
	const onDevice = 0 // ncclScalarDevice
	var op outInt
	err := l.call(redOpPreMulSum, c, op.addr(), uintptr(scalar), uintptr(t), onDevice, uintptr(c))
	return Op(op.take()), err
}

// DestroyOp releases an operator.
func (l *Library) DestroyOp(c Comm, op Op) error {
	return l.call(redOpDestroy, c, uintptr(op), uintptr(c))
}
