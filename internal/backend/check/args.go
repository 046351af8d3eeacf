package check

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// kernelArgs are what a launch passes to its kernel.
type kernelArgs struct {
	// regs are the parameters, each in a register: a number, an address, or where the
	// description of a tensor lies in memory. The last is the control block, which there is
	// none of.
	regs   []uint64
	memory *region // the parameter buffer
}

// unpack takes the buffer apart that a GPU would get.
func unpack(params []manifest.Param, buffer []byte) (*kernelArgs, error) {
	abi, err := manifest.LayOut(params)
	if err != nil {
		return nil, err
	}
	if abi.Size > len(buffer) {
		return nil, fmt.Errorf("the parameter buffer has %d bytes, too few", len(buffer))
	}
	own := alignedBytes(len(buffer))
	copy(unsafe.Slice((*byte)(own), len(buffer)), buffer)
	p := &kernelArgs{memory: newRegion(own, len(buffer))}
	p.memory.space, p.memory.filled = constant, true
	for _, l := range abi.Leaves {
		at := p.memory.base + uintptr(l.Offset)
		if l.Role == manifest.Description {
			p.regs = append(p.regs, uint64(at))
		} else {
			p.regs = append(p.regs, peek(at, int64(l.Size)))
		}
	}
	p.regs = append(p.regs, 0)
	return p, nil
}
