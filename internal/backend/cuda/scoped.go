package cuda

import (
	"context"
	"runtime"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// scopedDevice implements driver.ContextSwitcher: a device whose context is current on a thread only
// while it is used.
type scopedDevice struct{ *device }

// OpenAlone returns the GPU numbered job.LocalRank without a transport. A process may have
// several such devices, beside one of Open.
func OpenAlone(ctx context.Context, job driver.Job) (driver.Device, error) {
	svc, err := system(job)
	if err != nil {
		return nil, err
	}
	return openAlone(ctx, job, svc)
}

func openAlone(ctx context.Context, job driver.Job, svc services) (driver.Device, error) {
	job.Rank, job.Size, job.Alone = 0, 1, true
	d, err := open(ctx, job, svc)
	if err != nil {
		return nil, err
	}
	s := scopedDevice{d}
	s.Leave() // what open has entered
	return s, nil
}

func (s scopedDevice) Enter() error {
	runtime.LockOSThread()
	if err := s.check("cuCtxPushCurrent", s.drv.CtxPushCurrent(s.ctx)); err != nil {
		runtime.UnlockOSThread()
		return err
	}
	return nil
}

// Leave implements driver.ContextSwitcher. A context that is not the one that was pushed cannot be
// there, so that there is no error to tell.
func (s scopedDevice) Leave() {
	s.drv.CtxPopCurrent()
	runtime.UnlockOSThread()
}
