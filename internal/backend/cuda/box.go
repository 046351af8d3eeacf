package cuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func (s *stream) CopyBox(dst, src driver.Box, width, height, depth int) error {
	for _, b := range []driver.Box{dst, src} {
		if b.Host != nil {
			s.hold(b.Host)
		} else if err := s.begin(b.Mem); err != nil {
			return err
		}
	}
	switch {
	case height != 1 || depth != 1:
	case dst.Host != nil:
		return s.CopyOut(dst.Host[:width], src.Mem.Slice(0, width))
	case src.Host != nil:
		return s.CopyIn(dst.Mem.Slice(0, width), src.Host[:width])
	default:
		return s.CopyDevice(dst.Mem.Slice(0, width), src.Mem.Slice(0, width))
	}
	c := &cu.Memcpy3D{
		SrcType: cu.MemoryDevice, SrcDevice: src.Mem.Addr, SrcPitch: uint64(src.Row), SrcHeight: uint64(src.Plane / src.Row),
		DstType: cu.MemoryDevice, DstDevice: dst.Mem.Addr, DstPitch: uint64(dst.Row), DstHeight: uint64(dst.Plane / dst.Row),
		WidthInBytes: uint64(width), Height: uint64(height), Depth: uint64(depth),
	}
	if src.Host != nil {
		c.SrcType, c.SrcHost = cu.MemoryHost, unsafe.Pointer(&src.Host[0])
	}
	if dst.Host != nil {
		c.DstType, c.DstHost = cu.MemoryHost, unsafe.Pointer(&dst.Host[0])
	}
	return s.d.check("cuMemcpy3DAsync", s.d.drv.Copy3D(c, s.h))
}
