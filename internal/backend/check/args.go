package check

import (
	"fmt"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// kernelArgs are what a launch passes to its kernel.
type kernelArgs struct {
	// regs are the parameters, each in a register: a number, an address, or where the
	// description of a tensor lies in memory. The last is the control block, which there is
	// none of.
	regs   []uint64
	memory *region // the parameter buffer
	leaves []manifest.Leaf
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
	p := &kernelArgs{memory: newRegion(own, len(buffer)), leaves: abi.Leaves}
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

// launchText says what is launched: the kernel, its shape, and the arguments that are no addresses.
func launchText(k *manifest.Kernel, cfg driver.LaunchConfig, p *kernelArgs) string {
	var args []string
	for i, l := range p.leaves {
		switch l.Role {
		case manifest.Value:
			args = append(args, fmt.Sprintf("%s=%d", l.Path, p.regs[i]))
		case manifest.Length:
			args = append(args, fmt.Sprintf("len(%s)=%d", strings.TrimSuffix(l.Path, " length"), p.regs[i]))
		}
	}
	return fmt.Sprintf("%s[%d blocks of %d threads](%s)", k.Name, cfg.Grid.Count(), cfg.Block.Count(), strings.Join(args, ", "))
}
