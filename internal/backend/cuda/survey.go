package cuda

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// Survey is what a machine offers, for diagnosis.
type Survey struct {
	// Release is the release of the driver, such as 580.159.04, or empty.
	Release string
	// Major and Minor are the newest CUDA version that the driver supports.
	Major, Minor int
	GPUs         []GPU
}

// GPU is a GPU that this process can use.
type GPU struct {
	Name string
	// Major and Minor are its compute capability.
	Major, Minor int
}

// Look returns the driver and the GPUs of this machine. It makes no context, so
// that it takes nothing from programs that run.
func Look() (Survey, error) {
	s := Survey{Release: driverRelease()}
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
	return s, nil
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
	return g, nil
}
