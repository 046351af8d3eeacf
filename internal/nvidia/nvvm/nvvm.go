// Package nvvm compiles NVVM IR to LTO-IR or PTX through libNVVM, which it opens
// at run time.
//
// It knows nothing of kernels or of the device library. Bitcode of another LLVM
// must never be handed to libNVVM: it ends the process. So only IR made by this
// project, and the libdevice that came with the library, go in. Start reading at
// Compile.
package nvvm

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Config says how to compile. Two compilations of the same IR with equal
// configurations and the same libraries give the same output.
type Config struct {
	// Arch is the architecture to compile for.
	Arch arch.Target
	// Format is what to make.
	Format Format
	// StrictFP forbids contracting a product and a sum to one operation.
	StrictFP bool
	// Debug leaves the code as it is written, with the debug information of the IR.
	Debug bool
}

// Format is what libNVVM makes.
type Format uint8

const (
	// LTOIR is for nvJitLink with -lto.
	LTOIR Format = iota
	// PTX is text.
	PTX
)

// All returns the options of libNVVM that the configuration stands for
// (libNVVM API, nvvmCompileProgram).
func (c Config) All() []string {
	opts := []string{"-arch=" + c.Arch.Compute(), "-opt=3", "-ftz=0", "-prec-div=1", "-prec-sqrt=1", "-fma=1"}
	if c.StrictFP {
		opts[len(opts)-1] = "-fma=0"
	}
	if c.Debug {
		opts[1] = "-opt=0"
		opts = append(opts, "-g")
	}
	if c.Format == LTOIR {
		opts = append(opts, "-gen-lto")
	}
	return opts
}

// program is nvvmProgram, a pointer to what the library keeps.
type program uintptr

// Library is an opened libNVVM. It may be used by several goroutines at once.
type Library struct {
	// const char *nvvmGetErrorString(nvvmResult result);
	getErrorString func(result int32) string `c:"nvvmGetErrorString"`
	// nvvmResult nvvmCreateProgram(nvvmProgram *prog);
	createProgram func(prog *program) int32 `c:"nvvmCreateProgram"`
	// nvvmResult nvvmDestroyProgram(nvvmProgram *prog);
	destroyProgram func(prog *program) int32 `c:"nvvmDestroyProgram"`
	// nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name);
	addModule func(prog program, buffer unsafe.Pointer, size uintptr, name string) int32 `c:"nvvmAddModuleToProgram"`
	// nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name);
	lazyAddModule func(prog program, buffer unsafe.Pointer, size uintptr, name string) int32 `c:"nvvmLazyAddModuleToProgram"`
	// nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options);
	verify func(prog program, numOptions int32, options unsafe.Pointer) int32 `c:"nvvmVerifyProgram"`
	// nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options);
	compile func(prog program, numOptions int32, options unsafe.Pointer) int32 `c:"nvvmCompileProgram"`
	// nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet);
	resultSize func(prog program, size *uintptr) int32 `c:"nvvmGetCompiledResultSize"`
	// nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer);
	result func(prog program, buffer unsafe.Pointer) int32 `c:"nvvmGetCompiledResult"`
	// nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet);
	logSize func(prog program, size *uintptr) int32 `c:"nvvmGetProgramLogSize"`
	// nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer);
	log func(prog program, buffer unsafe.Pointer) int32 `c:"nvvmGetProgramLog"`
}

// Open opens the libNVVM at path.
func Open(path string) (*Library, error) { return dl.Load[Library]("libNVVM", path) }

// Compile verifies and compiles a module of NVVM IR text; libdevice is the
// content of the library's libdevice.10.bc, of which only what the module calls
// is read, or nil. The error is a *dl.LogError if libNVVM refused the module.
func (l *Library) Compile(name string, ir, libdevice []byte, cfg Config) ([]byte, error) {
	// A program is used from one thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	p, err := l.newProgram(name, inDialect(ir, cfg.Arch))
	if err != nil {
		return nil, err
	}
	defer l.destroyProgram(&p.prog)
	if err := p.answer(ir, cfg.Arch); err != nil {
		return nil, err
	}
	opts := dl.NewCStrings(cfg.All())
	defer opts.Release()
	if err := p.check("verify "+name, l.verify(p.prog, opts.Len(), opts.Ptr())); err != nil {
		return nil, err
	}
	if len(libdevice) > 0 {
		r := l.lazyAddModule(p.prog, unsafe.Pointer(&libdevice[0]), uintptr(len(libdevice)), "libdevice")
		if err := p.check("add libdevice", r); err != nil {
			return nil, err
		}
	}
	if err := p.check("compile "+name+" for "+cfg.Arch.Compute(), l.compile(p.prog, opts.Len(), opts.Ptr())); err != nil {
		return nil, err
	}
	out, r := dl.Output(p.prog, l.resultSize, l.result)
	if err := p.check("get the result", r); err != nil {
		return nil, err
	}
	if cfg.Format == PTX {
		out = bytes.TrimRight(out, "\x00")
	}
	return out, nil
}

// Verify checks a module of NVVM IR text. The error is a *dl.LogError if libNVVM
// refused it.
func (l *Library) Verify(name string, ir []byte, cfg Config) error {
	// A program is used from one thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	p, err := l.newProgram(name, inDialect(ir, cfg.Arch))
	if err != nil {
		return err
	}
	defer l.destroyProgram(&p.prog)
	opts := dl.NewCStrings(cfg.All())
	defer opts.Release()
	return p.check("verify "+name, l.verify(p.prog, opts.Len(), opts.Ptr()))
}

// ReadLibdevice reads a libdevice.10.bc and checks that it is bitcode, and all of it.
func ReadLibdevice(path string) ([]byte, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read libdevice: %w", err)
	}
	if !bytes.HasPrefix(b, []byte("BC\xc0\xde")) {
		return nil, fmt.Errorf("read libdevice: %s is not LLVM bitcode", path)
	}
	if !wholeBitcode(b) {
		return nil, fmt.Errorf("read libdevice: %s is damaged: it ends within a block of bitcode; install it again", path)
	}
	return b, nil
}

// wholeBitcode reports whether bitcode consists of whole blocks. Each block of the file begins with two
// words, of which the second one is the number of words that follow.
func wholeBitcode(b []byte) bool {
	at := uint64(4)
	for at+8 <= uint64(len(b)) {
		at += 8 + 4*uint64(binary.LittleEndian.Uint32(b[at+4:]))
	}
	return at > 4 && at == uint64(len(b))
}

// job is a program with the module that it holds.
type job struct {
	l    *Library
	prog program
}

func (l *Library) newProgram(name string, ir []byte) (*job, error) {
	// Text only: see the package comment.
	if len(ir) == 0 || bytes.HasPrefix(ir, []byte("BC")) {
		return nil, &dl.LogError{Library: "libNVVM", Step: "add " + name, Code: 4, Name: "the module is not NVVM IR text"}
	}
	p := &job{l: l}
	if r := l.createProgram(&p.prog); r != 0 {
		return nil, &dl.LogError{Library: "libNVVM", Step: "create program", Code: int(r), Name: l.getErrorString(r)}
	}
	if err := p.check("add "+name, l.addModule(p.prog, unsafe.Pointer(&ir[0]), uintptr(len(ir)), name)); err != nil {
		l.destroyProgram(&p.prog)
		return nil, err
	}
	runtime.KeepAlive(ir)
	return p, nil
}

// check turns a result into an error with the program's log.
func (p *job) check(step string, r int32) error {
	if r == 0 {
		return nil
	}
	return &dl.LogError{Library: "libNVVM", Step: step, Code: int(r), Name: p.l.getErrorString(r), Log: dl.Log(p.prog, p.l.logSize, p.l.log)}
}
