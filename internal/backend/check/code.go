package check

import (
	"errors"
	"sync"
	"sync/atomic"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// Code is the kernels of artifacts as they are interpreted. They are read once, whatever
// the number of PEs and of worlds that share it.
type Code struct {
	mu       sync.Mutex
	packages map[string]*code // by the manifest's checksum
	// uninterpreted is that of Config.
	uninterpreted bool

	fences atomic.Bool  // see FencesMatter
	wait   atomic.Int64 // see BlocksWait
}

// BlocksWait returns how many blocks the largest launch has whose blocks may wait for each other, and that need not
// be resident as a whole; 0 if there is none.
func (k *Code) BlocksWait() int { return int(k.wait.Load()) }

// FencesMatter says that a thread would have read another value, or stored one in another place, without what
// it knew by a fence of sequential consistency alone. From then on the order of fences is open to a search,
// which has to begin anew.
func (k *Code) FencesMatter() bool { return k.fences.Load() }

// NewCode returns an empty Code.
func NewCode() *Code { return &Code{packages: map[string]*code{}} }

// load returns the kernels of an artifact.
func (k *Code) load(a *driver.Artifact) (*code, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if c := k.packages[a.Manifest.Checksum]; c != nil {
		return c, nil
	}
	if a.IR == nil {
		return nil, errors.New("the artifact has no IR, which the back end check runs; run gpuc generate")
	}
	text, err := a.IR()
	if err != nil {
		return nil, err
	}
	m, err := nvir.Parse(text)
	if err != nil {
		return nil, err
	}
	c := &code{module: m, uninterpreted: k.uninterpreted, functions: map[string]*nvir.Func{}}
	k.packages[a.Manifest.Checksum] = c
	return c, nil
}

// code is the kernels of an artifact. A package has many, and a program launches few, so
// functions are read when they are asked for.
type code struct {
	module        *nvir.Module
	uninterpreted bool // see uninterpret

	mu        sync.Mutex
	functions map[string]*nvir.Func
}

// function returns the function with the given name, of which each call knows what it
// calls; nil if there is no such function.
func (c *code) function(name string) (*nvir.Func, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.read(name)
}

// read is function for a caller that holds mu.
func (c *code) read(name string) (*nvir.Func, error) {
	if f, ok := c.functions[name]; ok {
		return f, nil
	}
	f, err := c.module.Func(name)
	if err != nil {
		return nil, err
	}
	c.functions[name] = f
	if f == nil {
		return nil, nil
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in.Op {
			case nvir.Call:
				if in.Do, err = c.callee(in); err != nil {
					return nil, err
				}
			case nvir.Asm:
				in.Do = assembly(in)
			default:
				if c.uninterpreted {
					uninterpret(in)
				}
			}
		}
	}
	return f, nil
}

// callee returns what a call does. The caller holds mu.
func (c *code) callee(in *nvir.Instr) (callee, error) {
	if do := replaced(in.Name); do != nil {
		return do, nil
	}
	f, err := c.read(in.Name)
	switch {
	case err != nil:
		return nil, err
	case f != nil:
		return callOf(f), nil
	}
	if do := termFunction(in.Name); c.uninterpreted && do != nil {
		return do, nil
	}
	return known(in), nil
}
