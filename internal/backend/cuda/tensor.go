package cuda

import (
	"errors"
	"fmt"
	"runtime"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func (d *device) EncodeTensorMap(addr uint64, typ driver.TensorType, m threadapi.TensorMap) (words [driver.TensorMapWords]uint64, err error) {
	if 10*d.major+d.minor < arch.TMA.Since() {
		return words, fmt.Errorf("%w: compute capability %d.%d has no tensor maps", driver.ErrUnsupported, d.major, d.minor)
	}
	t := &cu.TensorMap{Type: int32(typ), Rank: uint32(len(m.Dims)), Addr: addr, Fill: m.FillNaN}
	for i := range m.Dims {
		t.Dims[i], t.Box[i], t.Steps[i] = uint64(m.Dims[i]), uint32(m.Box[i]), 1
		if i > 0 {
			t.Strides[i-1] = uint64(m.Strides[i])
		}
	}
	for span := m.Span; span >= 32; span /= 2 {
		t.Swizzle++ // 1, 2 and 3 for 32, 64 and 128 bytes
	}
	var pin runtime.Pinner
	pin.Pin(t)
	defer pin.Unpin()
	switch r := d.drv.TensorMapEncode(t); r {
	case cu.Success:
		return t.Out, nil
	case cu.NotFound:
		return words, errors.New("the CUDA driver has no cuTensorMapEncodeTiled; it needs CUDA 12 or newer")
	default:
		return words, fmt.Errorf("tensor of extent %v, boxes of %v, strides of %v bytes, innermost first: %w", m.Dims, m.Box, m.Strides, d.check("cuTensorMapEncodeTiled", r))
	}
}
