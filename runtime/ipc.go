package gpurt

import (
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// ipcMagic begins a handle of memory. Behind it stand the bytes of the memory, and what the back end
// has written.
const ipcMagic = "gpucmem1"

// IPCHandle returns bytes by which another process of this host opens the memory with OpenIPC. How they
// get there is the program's business. The buffer is a whole one of Alloc or AllocFrom: symmetric
// memory has Peer. The memory must not be freed before every process that has opened it has freed
// its buffer; the emulator refuses to, and a GPU cannot tell (CUDA: cuIpcGetMemHandle).
//
// What the processes do with the memory at the same time is not ordered: they need a barrier, or
// something like it, between.
func (b *Buffer[T]) IPCHandle() ([]byte, error) {
	h, err := b.view().ipcHandle()
	if err != nil {
		return nil, fault.CallFailed("IPCHandle", err)
	}
	return h, nil
}

func (v *view) ipcHandle() ([]byte, error) {
	pe, err := v.owner()
	if err != nil {
		return nil, err
	}
	switch {
	case v.part:
		return nil, errors.New("it is a part of a buffer; export the whole buffer")
	case v.n == 0:
		return nil, errors.New("the buffer has no elements")
	case v.a.peer || v.a.foreign || v.a.mem.Sym || v.a.kind != DeviceMemory:
		return nil, driver.ErrNotExported
	}
	var h []byte
	if err := pe.on("IPCHandle", func() (err error) { h, err = pe.dev.Export(v.a.mem); return err }); err != nil {
		return nil, err
	}
	return append(binary.LittleEndian.AppendUint64([]byte(ipcMagic), uint64(v.a.mem.Bytes)), h...), nil
}

// OpenIPC returns a buffer on memory of another process of this host, whose IPCHandle returned handle.
// It holds as many elements of T as the memory does. Kernels and copies use it as memory of the PE. Free
// ends the use, and releases nothing (CUDA: cuIpcOpenMemHandle, cuIpcCloseMemHandle).
//
// A process cannot open its own memory. On emulated PEs, a PE stands for a process, and opens the
// memory of another PE of its job.
func OpenIPC[T any](pe *PE, handle []byte) (*Buffer[T], error) {
	fail := func(err error) (*Buffer[T], error) { return nil, fault.CallFailed("OpenIPC", err) }
	elem := reflect.TypeFor[T]()
	if err := checkElem(elem); err != nil {
		return fail(err)
	}
	head := len(ipcMagic) + 8
	if len(handle) < head || string(handle[:len(ipcMagic)]) != ipcMagic {
		return fail(errors.New("the bytes are not a memory handle; pass what IPCHandle returned"))
	}
	bytes, size := binary.LittleEndian.Uint64(handle[len(ipcMagic):]), uint64(elem.Size())
	if size == 0 || bytes == 0 || bytes%size != 0 || bytes>>62 != 0 {
		return fail(fmt.Errorf("the memory has %d bytes, and an element of %v has %d", bytes, elem, size))
	}
	if pe == nil {
		return fail(errNoPE)
	}
	v, err := allocate(pe, memory{
		elem: elem, n: int(bytes / size), what: "OpenIPC",
		take: func(d driver.Device, _ int) (driver.Mem, error) { return d.Open(handle[head:], int(bytes)) },
	})
	if err != nil {
		return nil, err
	}
	v.a.foreign = true
	return &Buffer[T]{v}, nil
}
