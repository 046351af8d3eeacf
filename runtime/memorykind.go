package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// MemoryKind says where memory is.
type MemoryKind int

// On an emulated PE all memory is host memory, and Kind says what it stands for.
const (
	// DeviceMemory is memory of the GPU.
	DeviceMemory MemoryKind = iota
	// PinnedMemory is memory of the host that does not move, and that kernels address.
	PinnedMemory
	// ManagedMemory moves between the host and the GPU to where it is used.
	ManagedMemory
)

// String returns "device", "pinned" or "managed".
func (k MemoryKind) String() string {
	switch k {
	case DeviceMemory:
		return "device"
	case PinnedMemory:
		return "pinned"
	case ManagedMemory:
		return "managed"
	}
	return fmt.Sprintf("MemoryKind(%d)", int(k))
}

// memoriesOf returns the device if it has more kinds of memory.
func memoriesOf(d driver.Device) (driver.Memories, error) {
	m, ok := d.(driver.Memories)
	if !ok {
		return nil, errors.New("this back end does not have such memory")
	}
	return m, nil
}

// taken returns a function for newMemory that allocates by f.
func taken(f func(m driver.Memories, bytes int) (driver.Mem, error)) func(d driver.Device, bytes int) (driver.Mem, error) {
	return func(d driver.Device, bytes int) (driver.Mem, error) {
		m, err := memoriesOf(d)
		if err != nil {
			return driver.Mem{}, err
		}
		return f(m, bytes)
	}
}
