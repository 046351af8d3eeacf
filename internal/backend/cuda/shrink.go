package cuda

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

func (d *device) Shrinks() error {
	_, err := d.shrinker()
	return err
}

func (d *device) shrinker() (transport.Shrinker, error) {
	if d.sym == nil {
		return nil, driver.ErrAlone
	}
	s, ok := d.sym.lib.(transport.Shrinker)
	if !ok {
		return nil, fmt.Errorf("%w: PEs that communicate through %s cannot continue after one has died; set GPUC_TRANSPORT=nccl", errors.ErrUnsupported, d.svc.transport.Title)
	}
	return s, nil
}

// Shrink implements driver.Shrinker. The new device is in the same context.
func (d *device) Shrink(ctx context.Context, dead []int) (driver.Device, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	s, err := d.shrinker()
	if err != nil {
		return nil, err
	}
	d.Abort()
	if err := d.idleStreams(ctx); err != nil {
		return nil, err
	}
	lib, err := s.Shrink(ctx, dead)
	if err != nil {
		return nil, err
	}
	rank, size := transport.Without(d.job.Rank, d.job.Size, dead)
	svc := d.svc
	svc.adopt = func() (transport.Host, int, int, int, error) { return lib, rank, size, d.ordinal, nil }
	n, err := open(ctx, d.job, svc)
	d.lastTraces()
	d.sym = nil // which the new device has
	d.release()
	d.closed = true
	if err != nil {
		return nil, err
	}
	return n, nil
}

// idleStreams waits until what runs on the device has ended, which an abort has told it to.
func (d *device) idleStreams(ctx context.Context) error {
	d.abortComms()
	patience := time.NewTimer(d.grace)
	defer patience.Stop()
	for s := range d.streams {
		for {
			r := d.drv.StreamQuery(s.h)
			if r != cu.NotReady {
				if err := d.check("cuStreamQuery", r); err != nil {
					return err
				}
				break
			}
			select {
			case <-ctx.Done():
				return context.Cause(ctx)
			case <-patience.C:
				return errors.New("kernels did not end when their waits were told to; a loop of its own that reads a word again and again cannot be ended on a GPU")
			case <-time.After(time.Millisecond):
			}
		}
	}
	return nil
}
