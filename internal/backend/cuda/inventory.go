package cuda

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// Inventory is what a machine offers, for diagnosis.
type Inventory struct {
	// Release is the release of the driver, such as 580.159.04, or empty.
	Release string
	// Major and Minor are the newest CUDA version that the driver supports.
	Major, Minor int
	GPUs         []GPU
	// Links are those between GPUs, by pairs.
	Links []Link
}

// Link is how two GPUs reach each other.
type Link struct {
	A, B int // ordinals
	// Peer says that kernels on both can address the memory of the other, and Atomics that the
	// link does atomics, as NVLink does.
	Peer, Atomics bool
}

// GPU is a GPU that this process can use.
type GPU struct {
	Name string
	// Major and Minor are its compute capability.
	Major, Minor int
	// Memory is its bytes.
	Memory int
}

// TakeInventory returns the driver and the GPUs of this machine. It makes no context, so
// that it takes nothing from programs that run.
func TakeInventory() (Inventory, error) {
	s := Inventory{Release: driverRelease()}
	drv, err := openDriver()
	if err != nil {
		return s, err
	}
	v, r := drv.DriverVersion()
	if err := cu.Check(drv, "cuDriverGetVersion", r); err != nil {
		return s, err
	}
	s.Major, s.Minor = v/1000, v%1000/10
	n, err := count(drv)
	if err != nil {
		return s, err
	}
	for i := range n {
		g, err := lookAt(drv, i)
		if err != nil {
			return s, fmt.Errorf("GPU %d: %w", i, err)
		}
		s.GPUs = append(s.GPUs, g)
	}
	for a := range n {
		for b := a + 1; b < n; b++ {
			l, err := lookBetween(drv, a, b)
			if err != nil {
				return s, fmt.Errorf("GPUs %d and %d: %w", a, b, err)
			}
			s.Links = append(s.Links, l)
		}
	}
	return s, nil
}

// lookBetween returns the link of two GPUs.
func lookBetween(drv cu.Driver, a, b int) (Link, error) {
	l := Link{A: a, B: b, Peer: true, Atomics: true}
	for _, pair := range [][2]int{{a, b}, {b, a}} {
		var gpus [2]cu.Device
		for i, ordinal := range pair {
			var r cu.Result
			if gpus[i], r = drv.DeviceGet(ordinal); r != cu.Success {
				return l, cu.Check(drv, "cuDeviceGet", r)
			}
		}
		can, r := drv.CanAccessPeer(gpus[0], gpus[1])
		if r != cu.Success {
			return l, cu.Check(drv, "cuDeviceCanAccessPeer", r)
		}
		atomics, r := drv.PeerAtomics(gpus[0], gpus[1])
		if r != cu.Success {
			return l, cu.Check(drv, "cuDeviceGetP2PAttribute", r)
		}
		l.Peer, l.Atomics = l.Peer && can, l.Atomics && atomics
	}
	return l, nil
}

func lookAt(drv cu.Driver, ordinal int) (g GPU, err error) {
	d, r := drv.DeviceGet(ordinal)
	if err := cu.Check(drv, "cuDeviceGet", r); err != nil {
		return g, err
	}
	if g.Name, r = drv.DeviceName(d); r != cu.Success {
		return g, cu.Check(drv, "cuDeviceGetName", r)
	}
	if g.Major, r = drv.DeviceAttribute(cu.ComputeCapabilityMajor, d); r != cu.Success {
		return g, cu.Check(drv, "cuDeviceGetAttribute", r)
	}
	if g.Minor, r = drv.DeviceAttribute(cu.ComputeCapabilityMinor, d); r != cu.Success {
		return g, cu.Check(drv, "cuDeviceGetAttribute", r)
	}
	if g.Memory, r = drv.TotalMem(d); r != cu.Success {
		return g, cu.Check(drv, "cuDeviceTotalMem", r)
	}
	return g, nil
}
