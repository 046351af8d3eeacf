package cuda

import (
	_ "embed"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// setterPTX is the kernel that sets conditions. The driver compiles it, so that a program
// with conditions needs no compile library.
//
//go:embed condition.ptx
var setterPTX string

// setter is the kernel that sets conditions of graphs by words of device memory.
type setter struct {
	h  cu.Module
	fn cu.Function
	// block has the word that ends loops when the program is to end.
	block *controlBlocks
	// What the driver reads at a launch; it lies on the Go heap, which does not move.
	cfg      cu.LaunchConfig
	params   [3]uint64 // handle, word, abort
	pointers []unsafe.Pointer
}

// conditionSetter loads the kernel when it is first needed.
func (d *device) conditionSetter() (*setter, error) {
	if d.setter != nil {
		return d.setter, nil
	}
	h, log, r := d.drv.ModuleLoad([]byte(setterPTX + "\x00"))
	if err := d.check("cuModuleLoadDataEx", r); err != nil {
		if log != "" {
			err = fmt.Errorf("%w\n%s", err, log)
		}
		return nil, fmt.Errorf("the kernel that sets conditions, which the driver compiles: %w", err)
	}
	t := &setter{h: h, cfg: cu.LaunchConfig{GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1}}
	for i := range t.params {
		t.pointers = append(t.pointers, unsafe.Pointer(&t.params[i]))
	}
	var err error
	if t.fn, r = d.drv.ModuleFunction(h, "gpuc_condition"); r != cu.Success {
		err = d.check("cuModuleGetFunction", r)
	} else {
		t.block, err = d.newControlBlocks(&manifest.Manifest{Kernels: make([]manifest.Kernel, 1)}, false)
	}
	if err != nil {
		return nil, errors.Join(err, d.check("cuModuleUnload", d.drv.ModuleUnload(h)))
	}
	d.setter = t
	return t, nil
}

// unload gives the kernel back.
func (t *setter) unload(d *device) {
	if t != nil {
		d.drv.ModuleUnload(t.h)
		d.freeControlBlocks(t.block)
	}
}

// condition implements driver.Condition.
type condition struct {
	s      *stream
	kind   driver.ConditionKind
	word   uint64
	handle cu.ConditionHandle
	bodies []cu.Graph // that are to be captured
	// h and capture are the stream's own while a body is captured, by another stream of
	// the driver.
	h       cu.Stream
	capture *capture
}

var conditionTypes = [...]cu.ConditionType{
	driver.If: cu.ConditionIf, driver.While: cu.ConditionWhile, driver.Switch: cu.ConditionSwitch,
}

func (s *stream) BeginCondition(kind driver.ConditionKind, word driver.Mem, bodies int) (driver.Condition, error) {
	if err := s.begin(word); err != nil {
		return nil, err
	}
	d := s.d
	if s.capture == nil {
		return nil, errors.New("the stream does not capture")
	}
	if err := d.knowsConditions(kind, bodies); err != nil {
		return nil, err
	}
	c := &condition{s: s, kind: kind, word: word.Addr}
	var r cu.Result
	if c.handle, r = d.drv.ConditionCreate(s.h, d.ctx); r != cu.Success {
		return nil, d.check("cuGraphConditionalHandleCreate", r)
	}
	s.capture.conditions = true
	if err := c.set(); err != nil {
		return nil, err
	}
	if c.bodies, r = d.drv.StreamAddCondition(s.h, d.ctx, c.handle, conditionTypes[kind], bodies); r != cu.Success {
		return nil, d.check("cuGraphAddNode", r)
	}
	return c, nil
}

// knowsConditions returns an error if the driver is too old.
func (d *device) knowsConditions(kind driver.ConditionKind, bodies int) error {
	major, minor := 12, 4
	if kind == driver.Switch || bodies > 1 {
		major, minor = 12, 8
	}
	if d.version >= 1000*major+10*minor {
		return nil
	}
	return fault.Refuse(fmt.Errorf("this needs a driver for CUDA %d.%d or later, the one here supports CUDA %d.%d",
		major, minor, d.version/1000, d.version%1000/10))
}

// set has the stream set the condition by the word.
func (c *condition) set() error {
	t, err := c.s.d.conditionSetter()
	if err != nil {
		return err
	}
	t.params = [3]uint64{uint64(c.handle), c.word, 0}
	if c.kind == driver.While {
		t.params[2] = t.block.addr + fault.OffAbort
	}
	t.cfg.Stream = c.s.h
	return c.s.d.check("cuLaunchKernelEx", c.s.d.drv.LaunchByPointers(&t.cfg, t.fn, t.pointers))
}

func (c *condition) BeginBody() error {
	s, d := c.s, c.s.d
	if len(c.bodies) == 0 {
		return errors.New("the condition has no more bodies")
	}
	h, r := d.drv.StreamCreate(cu.StreamNonBlocking)
	if err := d.check("cuStreamCreate", r); err != nil {
		return err
	}
	if err := d.check("cuStreamBeginCaptureToGraph", d.drv.StreamBeginCaptureToGraph(h, c.bodies[0], cu.CaptureRelaxed)); err != nil {
		return errors.Join(err, d.check("cuStreamDestroy", d.drv.StreamDestroy(h)))
	}
	c.bodies = c.bodies[1:]
	c.h, c.capture = s.h, s.capture
	s.h, s.capture = h, &capture{streams: []*stream{s}, content: c.capture.content, turns: turns{}}
	return nil
}

func (c *condition) EndBody() error {
	s, d := c.s, c.s.d
	var set error
	if c.kind == driver.While {
		set = c.set()
	}
	h, broken := s.h, s.capture.broken
	for _, o := range s.capture.streams {
		o.capture = nil
	}
	s.h, s.capture = c.h, c.capture
	_, r := d.drv.StreamEndCapture(h)
	ended := d.check("cuStreamEndCapture", r)
	if broken = errors.Join(broken, ended); broken != nil {
		s.capture.broken = broken
	}
	return errors.Join(set, ended, d.check("cuStreamDestroy", d.drv.StreamDestroy(h)))
}
