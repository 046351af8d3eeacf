package emu

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

func (d *device) Handles() (driver.Handles, error) { return driver.Handles{}, driver.ErrNoHandle }

// Wrap implements driver.Foreign. Nobody can tell whether the range exists. Memory of Go
// stays alive while the allocation does.
func (d *device) Wrap(addr uintptr, bytes int) (driver.Mem, error) {
	a := newAllocation(bytes, d.Size(), "")
	a.use = useMapped
	a.bases[d.p.rank] = *(*unsafe.Pointer)(unsafe.Pointer(&addr))
	return d.p.w.notes.memory(a, true).mem(d.p.rank), nil
}

func (d *device) WrapStream(uintptr) (driver.Stream, error) { return nil, driver.ErrNoHandle }

func (d *device) EncodeTensorMap(_ uint64, _ driver.TensorType, m threadapi.TensorMap) ([driver.TensorMapWords]uint64, error) {
	return m.Words(), nil
}

func (d *device) Peer(m driver.Mem, pe int) (driver.Mem, error) {
	a, ok := m.Handle.(*allocation)
	switch {
	case !ok || !a.sym:
		return driver.Mem{}, errors.New("it is not symmetric memory")
	case pe < 0 || pe >= len(a.bases):
		return driver.Mem{}, fmt.Errorf("there is no PE %d", pe)
	case !d.p.w.machines.addresses(d.p.rank, pe):
		return driver.Mem{}, fmt.Errorf("memory of PE %d: %w; use put and get", pe, driver.ErrUnreachable)
	}
	return driver.Mem{Emu: threadapi.Mem{Base: a.bases[pe], Bytes: uintptr(a.bytes)}, Bytes: a.bytes, Handle: a}, nil
}
