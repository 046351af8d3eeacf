package cuda

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"sync"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// exported is what another process opens memory by.
type exported struct {
	Magic [8]byte
	// Host is the start of the host's system, and Process the process that has the memory.
	Host, Process [36]byte
	Handle        cu.IPCHandle
}

var exportMagic = [8]byte([]byte("gpucCUDA"))

// thisProcess is drawn when it is first needed. Numbers of processes do not tell those of two
// containers apart.
var thisProcess = sync.OnceValue(func() (id [36]byte) {
	_, _ = rand.Read(id[:]) // which does not fail
	return id
})

// bootID returns the start of the host's system, zeros where it is not known.
func bootID() (id [36]byte) {
	text, _ := os.ReadFile("/proc/sys/kernel/random/boot_id") // the driver refuses what is of elsewhere, too
	copy(id[:], text)
	return id
}

func (d *device) Export(m driver.Mem) ([]byte, error) {
	a, err := d.whole(m)
	if err != nil {
		return nil, err
	}
	if a.sym || a.kind != kindDevice || a.pool != nil {
		return nil, driver.ErrNotExported
	}
	h, r := d.drv.IPCGet(a.addr)
	if err := d.check("cuIpcGetMemHandle", r); err != nil {
		return nil, err
	}
	return binary.Append(nil, binary.LittleEndian, exported{exportMagic, bootID(), thisProcess(), h})
}

func (d *device) Open(handle []byte, bytes int) (driver.Mem, error) {
	if err := d.alive(); err != nil {
		return driver.Mem{}, err
	}
	x, err := readExported(handle)
	if err != nil {
		return driver.Mem{}, err
	}
	addr, r := d.drv.IPCOpen(x.Handle)
	if err := d.check("cuIpcOpenMemHandle", r); err != nil {
		return driver.Mem{}, fmt.Errorf("%w; the process that has the memory may have freed it or ended, or this GPU cannot address that of the memory", err)
	}
	a := &allocation{d: d, addr: addr, bytes: bytes, kind: kindOpened}
	return a.mem(), nil
}

// readExported returns what another process of this host has exported.
func readExported(handle []byte) (x exported, err error) {
	if binary.Size(x) != len(handle) {
		return x, driver.ErrBadHandle
	}
	err = binary.Read(bytes.NewReader(handle), binary.LittleEndian, &x)
	switch {
	case err != nil:
	case x.Magic != exportMagic:
		err = driver.ErrBadHandle
	case x.Process == thisProcess():
		err = driver.ErrOwnMemory
	case x.Host != bootID():
		err = errors.New("the memory is on another host; use put and get, or a copy")
	}
	return x, err
}
