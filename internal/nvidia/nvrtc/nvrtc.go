// Package nvrtc compiles CUDA C++ to LTO-IR, PTX or machine code through NVRTC,
// which it opens at run time.
//
// Start reading at Compile.
package nvrtc

import (
	"bytes"
	"cmp"
	"fmt"
	"runtime"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Config says how to compile. Two compilations of the same source with equal
// configurations and the same libraries and headers give the same output.
type Config struct {
	// Arch is the architecture to compile for.
	Arch arch.Target
	// Format is what to make.
	Format Format
	// Include are the directories of headers, in order.
	Include []string
	// Define are macros, each NAME or NAME=VALUE.
	Define []string
	// Headers are headers in memory, which are found before those of Include.
	Headers []Header
	// Standard is the version of C++, such as c++20; empty is c++17.
	Standard string
	// Options are further options, as NVRTC has them.
	Options []string
}

// Header is a header in memory.
type Header struct {
	// Name is what a source includes it by.
	Name, Text string
}

// Format is what NVRTC makes.
type Format uint8

const (
	// LTOIR is for nvJitLink with -lto.
	LTOIR Format = iota
	// PTX is text.
	PTX
	// CUBIN is machine code.
	CUBIN
)

// All returns the options of NVRTC that the configuration stands for; Headers are beside them.
func (c Config) All() []string {
	opts := []string{"-std=" + cmp.Or(c.Standard, "c++17"), "-rdc=true", "-default-device"}
	switch c.Format {
	case LTOIR:
		opts = append(opts, "-dlto", "-arch="+c.Arch.SM())
	case PTX:
		opts = append(opts, "-arch="+c.Arch.Compute())
	case CUBIN:
		opts = append(opts, "-arch="+c.Arch.SM())
	}
	for _, d := range c.Define {
		opts = append(opts, "-D"+d)
	}
	for _, i := range c.Include {
		opts = append(opts, "-I"+i)
	}
	return append(opts, c.Options...)
}

// program is nvrtcProgram, a pointer to what the library keeps.
type program uintptr

// Library is an opened NVRTC. It may be used by several goroutines at once.
type Library struct {
	// const char *nvrtcGetErrorString(nvrtcResult result);
	getErrorString func(result int32) string `c:"nvrtcGetErrorString"`
	// nvrtcResult nvrtcVersion(int *major, int *minor);
	version func(major, minor *int32) int32 `c:"nvrtcVersion"`
	// nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char * const *headers, const char * const *includeNames);
	createProgram func(prog *program, src, name string, numHeaders int32, headers, includeNames unsafe.Pointer) int32 `c:"nvrtcCreateProgram"`
	// nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog);
	destroyProgram func(prog *program) int32 `c:"nvrtcDestroyProgram"`
	// nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char * const *options);
	compile func(prog program, numOptions int32, options unsafe.Pointer) int32 `c:"nvrtcCompileProgram"`
	// nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet);
	logSize func(prog program, size *uintptr) int32 `c:"nvrtcGetProgramLogSize"`
	// nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log);
	log func(prog program, buffer unsafe.Pointer) int32 `c:"nvrtcGetProgramLog"`

	// nvrtcResult nvrtcGet{LTOIR,PTX,CUBIN}Size(nvrtcProgram prog, size_t *sizeRet);
	ltoirSize func(prog program, size *uintptr) int32 `c:"nvrtcGetLTOIRSize"`
	ptxSize   func(prog program, size *uintptr) int32 `c:"nvrtcGetPTXSize"`
	cubinSize func(prog program, size *uintptr) int32 `c:"nvrtcGetCUBINSize"`
	// nvrtcResult nvrtcGet{LTOIR,PTX,CUBIN}(nvrtcProgram prog, char *buffer);
	ltoir func(prog program, buffer unsafe.Pointer) int32 `c:"nvrtcGetLTOIR"`
	ptx   func(prog program, buffer unsafe.Pointer) int32 `c:"nvrtcGetPTX"`
	cubin func(prog program, buffer unsafe.Pointer) int32 `c:"nvrtcGetCUBIN"`
}

// Open opens the NVRTC at path. NVRTC itself opens its built-ins by name, so
// they are opened first, from the path given.
func Open(path, builtins string) (*Library, error) {
	if _, err := dl.Open("NVRTC built-ins", dl.Global, builtins); err != nil {
		return nil, err
	}
	return dl.Load[Library]("NVRTC", path)
}

// Version returns the library's version of CUDA, such as 13.0.
func (l *Library) Version() string {
	var major, minor int32
	if l.version(&major, &minor) != 0 {
		return ""
	}
	return fmt.Sprintf("%d.%d", major, minor)
}

// Compile compiles CUDA C++; name is the source's name in messages. The error
// is a *dl.LogError if the source was refused. Warnings are in log.
func (l *Library) Compile(name, src string, cfg Config) (out []byte, log string, err error) {
	if strings.ContainsRune(src, 0) {
		return nil, "", &dl.LogError{Library: "NVRTC", Step: "read " + name, Code: 3, Name: "the source holds a zero byte"}
	}
	// A program is used from one thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var names, texts []string
	for _, h := range cfg.Headers {
		names, texts = append(names, h.Name), append(texts, h.Text)
	}
	headers, includes := dl.NewCStrings(texts), dl.NewCStrings(names)
	defer headers.Release()
	defer includes.Release()
	var prog program
	if r := l.createProgram(&prog, src, name, headers.Len(), headers.Ptr(), includes.Ptr()); r != 0 {
		return nil, "", l.err("create program", r, "")
	}
	defer l.destroyProgram(&prog)
	opts := dl.NewCStrings(cfg.All())
	defer opts.Release()
	r := l.compile(prog, opts.Len(), opts.Ptr())
	log = dl.Log(prog, l.logSize, l.log)
	if r != 0 {
		return nil, log, l.err("compile "+name+" for "+cfg.Arch.SM(), r, log)
	}
	size, get := l.ltoirSize, l.ltoir
	switch cfg.Format {
	case PTX:
		size, get = l.ptxSize, l.ptx
	case CUBIN:
		size, get = l.cubinSize, l.cubin
	}
	if out, r = dl.Output(prog, size, get); r != 0 {
		return nil, log, l.err("get the result", r, log)
	}
	if cfg.Format == PTX {
		out = bytes.TrimRight(out, "\x00")
	}
	return out, log, nil
}

func (l *Library) err(step string, r int32, log string) error {
	return &dl.LogError{Library: "NVRTC", Step: step, Code: int(r), Name: l.getErrorString(r), Log: log}
}
