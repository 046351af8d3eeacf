// Package jitlink links LTO-IR to machine code or PTX through nvJitLink, which
// it opens at run time.
//
// Start reading at Link.
package jitlink

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Kind is the kind of an input (nvJitLinkInputType).
type Kind int32

const (
	CUBIN   Kind = 1
	PTX     Kind = 2
	LTOIR   Kind = 3
	FATBIN  Kind = 4
	OBJECT  Kind = 5
	LIBRARY Kind = 6
)

// Input is one thing to link.
type Input struct {
	// Name stands for it in messages.
	Name string
	Kind Kind
	Data []byte
}

// Config says how to link. Linking the same inputs with equal configurations
// and the same library gives the same output.
type Config struct {
	// Arch is the architecture to link for.
	Arch arch.Target
	// PTX makes PTX instead of machine code.
	PTX bool
	// LineInfo carries line information into the machine code.
	LineInfo bool
	// Debug carries the debug information of PTX into the machine code, and leaves all code as
	// it is written: nvJitLink has no optimised code with such information.
	Debug bool
	// NoLTO is for inputs none of which is LTO-IR: nvJitLink refuses to optimise nothing.
	NoLTO bool
	// StrictFP forbids contracting a product and a sum to one operation.
	StrictFP bool
	// Options are further options, as nvJitLink has them.
	Options []string
}

// All returns the options of nvJitLink that the configuration stands for.
// Code is made here, so the floating-point options have to be said again.
func (c Config) All() []string {
	opts := []string{"-arch=" + c.Arch.SM()}
	if !c.NoLTO {
		opts = append(opts, "-lto")
	}
	if c.Debug {
		opts = append(opts, "-g")
	} else {
		opts = append(opts, "-O3")
	}
	opts = append(opts, "-ftz=0", "-prec-div=1", "-prec-sqrt=1")
	if c.StrictFP {
		opts = append(opts, "-fma=0")
	} else {
		opts = append(opts, "-fma=1")
	}
	if c.LineInfo {
		opts = append(opts, "-lineinfo")
	}
	if c.PTX {
		opts = append(opts, "-ptx")
	}
	return append(opts, c.Options...)
}

// resultNames are the names of nvJitLinkResult, without their prefix. Older versions say INTERNAL for most.
var resultNames = []string{"SUCCESS", "UNRECOGNIZED_OPTION", "MISSING_ARCH", "INVALID_INPUT", "PTX_COMPILE", "NVVM_COMPILE",
	"INTERNAL", "THREADPOOL", "UNRECOGNIZED_INPUT", "FINALIZE", "NULL_INPUT", "INCOMPATIBLE_OPTIONS", "INCORRECT_INPUT_TYPE",
	"ARCH_MISMATCH", "OUTDATED_LIBRARY, since a newer CUDA than this nvJitLink made the inputs", "MISSING_FATBIN", "UNRECOGNIZED_ARCH", "UNSUPPORTED_ARCH", "LTO_NOT_ENABLED"}

// handle is nvJitLinkHandle, a pointer to what the library keeps.
type handle uintptr

// Library is an opened nvJitLink. It may be used by several goroutines at once.
type Library struct {
	// nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor);
	version func(major, minor *uint32) int32 `c:"nvJitLinkVersion"`
	// nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options);
	create func(h *handle, numOptions uint32, options unsafe.Pointer) int32 `c:"nvJitLinkCreate"`
	// nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle);
	destroy func(h *handle) int32 `c:"nvJitLinkDestroy"`
	// nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name);
	addData func(h handle, kind int32, data unsafe.Pointer, size uintptr, name string) int32 `c:"nvJitLinkAddData"`
	// nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle);
	complete func(h handle) int32 `c:"nvJitLinkComplete"`
	// nvJitLinkResult nvJitLinkGetLinked{Cubin,Ptx}Size(nvJitLinkHandle handle, size_t *size);
	cubinSize func(h handle, size *uintptr) int32 `c:"nvJitLinkGetLinkedCubinSize"`
	ptxSize   func(h handle, size *uintptr) int32 `c:"nvJitLinkGetLinkedPtxSize"`
	// nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin);
	// nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx);
	cubin func(h handle, out unsafe.Pointer) int32 `c:"nvJitLinkGetLinkedCubin"`
	ptx   func(h handle, out unsafe.Pointer) int32 `c:"nvJitLinkGetLinkedPtx"`
	// nvJitLinkResult nvJitLinkGet{Error,Info}LogSize(nvJitLinkHandle handle, size_t *size);
	errorLogSize func(h handle, size *uintptr) int32 `c:"nvJitLinkGetErrorLogSize"`
	infoLogSize  func(h handle, size *uintptr) int32 `c:"nvJitLinkGetInfoLogSize"`
	// nvJitLinkResult nvJitLinkGet{Error,Info}Log(nvJitLinkHandle handle, char *log);
	errorLog func(h handle, log unsafe.Pointer) int32 `c:"nvJitLinkGetErrorLog"`
	infoLog  func(h handle, log unsafe.Pointer) int32 `c:"nvJitLinkGetInfoLog"`
}

// Open opens the nvJitLink at path.
func Open(path string) (*Library, error) { return dl.Load[Library]("nvJitLink", path) }

// Version returns the library's version of CUDA, such as 13.0.
func (l *Library) Version() string {
	var major, minor uint32
	if l.version(&major, &minor) != 0 {
		return ""
	}
	return fmt.Sprintf("%d.%d", major, minor)
}

// Link links the inputs to one cubin, or to PTX. The error is a *dl.LogError if the
// library refused them. Warnings are in info.
func (l *Library) Link(inputs []Input, cfg Config) (out []byte, info string, err error) {
	// The library keeps memory per thread: a handle that is used from two
	// ends in a segmentation fault.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	opts := dl.NewCStrings(cfg.All())
	defer opts.Release()
	var h handle
	r := l.create(&h, uint32(opts.Len()), opts.Ptr())
	if h != 0 {
		defer l.destroy(&h)
	}
	if r != 0 {
		return nil, "", l.err(h, fmt.Sprintf("set options %s", strings.Join(cfg.All(), " ")), r)
	}
	inputs = slices.Clone(inputs)
	for i := range inputs {
		in := &inputs[i]
		if len(in.Data) == 0 {
			return nil, "", l.err(0, "add "+in.Name, 10)
		}
		if in.Kind == PTX { // which the library takes for text that ends with a zero
			in.Data = append(slices.Clone(in.Data), 0)
		}
		r := l.addData(h, int32(in.Kind), unsafe.Pointer(&in.Data[0]), uintptr(len(in.Data)), in.Name)
		if r != 0 {
			return nil, "", l.err(h, "add "+in.Name, r)
		}
	}
	if r := l.complete(h); r != 0 {
		return nil, "", l.err(h, "link for "+cfg.Arch.SM(), r)
	}
	// The library may read the inputs until the link is complete.
	runtime.KeepAlive(inputs)
	size, get := l.cubinSize, l.cubin
	if cfg.PTX {
		size, get = l.ptxSize, l.ptx
	}
	if out, r = dl.Output(h, size, get); r != 0 {
		return nil, "", l.err(h, "get the result", r)
	}
	if cfg.PTX {
		out = bytes.TrimRight(out, "\x00")
	} else if cfg.Debug {
		mendFrames(out)
	}
	return out, dl.Log(h, l.infoLogSize, l.infoLog), nil
}

func (l *Library) err(h handle, step string, r int32) error {
	e := &dl.LogError{Library: "nvJitLink", Step: step, Code: int(r), Name: "unknown result"}
	if r >= 0 && int(r) < len(resultNames) {
		e.Name = resultNames[r]
	}
	if h != 0 {
		e.Log = dl.Log(h, l.errorLogSize, l.errorLog)
	}
	return e
}
