package gpurt

import "fmt"

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
