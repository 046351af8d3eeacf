// Package irexec runs lowered kernels on the CPU, so that tests can compare what
// the compiler made of a kernel with the same Go function run natively, where
// there is no GPU. It takes NVVM IR text, gives the operations of the GPU a
// meaning on the CPU, and compiles it in process with the LLVM 14 that
// llvmlite carries (libllvmlite.so), whose reader takes typed pointers.
//
// Threads of a launch run one after the other, so kernels that wait for each
// other's threads are refused, as are those that communicate. It is for tests
// alone. Start reading at Open and (*Module).Run.
package irexec

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Library is an opened libllvmlite.so. It compiles one module at a time.
type Library struct {
	// Optimize lets LLVM optimise what is loaded, as libNVVM does for a GPU. What the
	// IR promises wrongly, such as a sum that does not wrap around, comes out then. Without
	// it, code is made in the shortest time.
	Optimize bool

	mu     sync.Mutex
	target uintptr
	triple string
	math   *mathLibrary

	// int LLVMPY_InitializeNativeTarget(void); int LLVMPY_InitializeNativeAsmPrinter(void); void LLVMPY_LinkInMCJIT(void);
	initTarget  func() `c:"LLVMPY_InitializeNativeTarget"`
	initPrinter func() `c:"LLVMPY_InitializeNativeAsmPrinter"`
	linkMCJIT   func() `c:"LLVMPY_LinkInMCJIT"`
	// LLVMContextRef LLVMPY_ContextCreate(void);
	contextCreate func() uintptr `c:"LLVMPY_ContextCreate"`
	// LLVMModuleRef LLVMPY_ParseAssembly(LLVMContextRef, const char *ir, const char **err);
	parseAssembly func(context uintptr, ir string, err *uintptr) uintptr `c:"LLVMPY_ParseAssembly"`
	// LLVMModuleRef LLVMPY_ParseBitcode(LLVMContextRef, const char *bitcode, size_t len, const char **err);
	parseBitcode func(context uintptr, bitcode unsafe.Pointer, size uint, err *uintptr) uintptr `c:"LLVMPY_ParseBitcode"`
	// void LLVMPY_PrintModuleToString(LLVMModuleRef, const char **out);
	printModule func(module uintptr, out *uintptr) `c:"LLVMPY_PrintModuleToString"`
	// void LLVMPY_DisposeModule(LLVMModuleRef);
	disposeModule func(module uintptr) `c:"LLVMPY_DisposeModule"`
	// int LLVMPY_VerifyModule(LLVMModuleRef, const char **err);
	verifyModule func(module uintptr, err *uintptr) int32 `c:"LLVMPY_VerifyModule"`
	// void LLVMPY_GetDefaultTargetTriple(const char **out);
	defaultTriple func(out *uintptr) `c:"LLVMPY_GetDefaultTargetTriple"`
	// LLVMTargetRef LLVMPY_GetTargetFromTriple(const char *triple, const char **err);
	targetFromTriple func(triple string, err *uintptr) uintptr `c:"LLVMPY_GetTargetFromTriple"`
	// LLVMTargetMachineRef LLVMPY_CreateTargetMachine(LLVMTargetRef, const char *triple, const char *cpu,
	//	const char *features, int opt, const char *reloc, const char *codemodel, int printMC, int jit, const char *abi);
	createTargetMachine func(target uintptr, triple, cpu, features string, opt int32, reloc, model string, printMC, jit int32, abi string) uintptr `c:"LLVMPY_CreateTargetMachine"`
	// LLVMTargetDataRef LLVMPY_CreateTargetMachineData(LLVMTargetMachineRef);
	machineData func(machine uintptr) uintptr `c:"LLVMPY_CreateTargetMachineData"`
	// void LLVMPY_CopyStringRepOfTargetData(LLVMTargetDataRef, char **out);
	dataLayout func(data uintptr, out *uintptr) `c:"LLVMPY_CopyStringRepOfTargetData"`
	// void LLVMPY_DisposeTargetData(LLVMTargetDataRef);
	disposeData func(data uintptr) `c:"LLVMPY_DisposeTargetData"`
	// void LLVMPY_SetDataLayout(LLVMModuleRef, const char *layout);
	setDataLayout func(module, layout uintptr) `c:"LLVMPY_SetDataLayout"`
	// LLVMPassManagerRef LLVMPY_CreatePassManager(void);
	createPasses func() uintptr `c:"LLVMPY_CreatePassManager"`
	// bool LLVMPY_RunPassManager(LLVMPassManagerRef, LLVMModuleRef);
	runPasses func(passes, module uintptr) bool `c:"LLVMPY_RunPassManager"`
	// void LLVMPY_DisposePassManager(LLVMPassManagerRef);
	disposePasses func(passes uintptr) `c:"LLVMPY_DisposePassManager"`
	// LLVMPassManagerBuilderRef LLVMPY_PassManagerBuilderCreate(void);
	createPassBuilder func() uintptr `c:"LLVMPY_PassManagerBuilderCreate"`
	// void LLVMPY_PassManagerBuilderSetOptLevel(LLVMPassManagerBuilderRef, unsigned level);
	setOptLevel func(builder uintptr, level uint32) `c:"LLVMPY_PassManagerBuilderSetOptLevel"`
	// void LLVMPY_PassManagerBuilderUseInlinerWithThreshold(LLVMPassManagerBuilderRef, unsigned threshold);
	useInliner func(builder uintptr, threshold uint32) `c:"LLVMPY_PassManagerBuilderUseInlinerWithThreshold"`
	// void LLVMPY_PassManagerBuilderPopulateModulePassManager(LLVMPassManagerBuilderRef, LLVMPassManagerRef);
	populatePasses func(builder, passes uintptr) `c:"LLVMPY_PassManagerBuilderPopulateModulePassManager"`
	// void LLVMPY_PassManagerBuilderDispose(LLVMPassManagerBuilderRef);
	disposePassBuilder func(builder uintptr) `c:"LLVMPY_PassManagerBuilderDispose"`
	// LLVMExecutionEngineRef LLVMPY_CreateMCJITCompiler(LLVMModuleRef, LLVMTargetMachineRef, bool useLMM, const char **err);
	createMCJIT func(module, machine uintptr, lmm bool, err *uintptr) uintptr `c:"LLVMPY_CreateMCJITCompiler"`
	// void LLVMPY_FinalizeObject(LLVMExecutionEngineRef);
	finalizeObject func(engine uintptr) `c:"LLVMPY_FinalizeObject"`
	// uint64_t LLVMPY_GetFunctionAddress(LLVMExecutionEngineRef, const char *name);
	functionAddress func(engine uintptr, name string) uint64 `c:"LLVMPY_GetFunctionAddress"`
	// uint64_t LLVMPY_GetGlobalValueAddress(LLVMExecutionEngineRef, const char *name);
	globalAddress func(engine uintptr, name string) uint64 `c:"LLVMPY_GetGlobalValueAddress"`
	// void LLVMPY_DisposeExecutionEngine(LLVMExecutionEngineRef);
	disposeEngine func(engine uintptr) `c:"LLVMPY_DisposeExecutionEngine"`
	// bool LLVMPY_LoadLibraryPermanently(const char *path, const char **err);
	loadLibrary func(path string, err *uintptr) bool `c:"LLVMPY_LoadLibraryPermanently"`
	// void LLVMPY_DisposeString(const char *);
	disposeString func(s uintptr) `c:"LLVMPY_DisposeString"`
}

// Open opens the libllvmlite.so at path, and takes math functions from the
// libdevice bitcode at another.
func Open(path, libdevice string) (*Library, error) {
	bitcode, err := os.ReadFile(libdevice)
	if err != nil {
		return nil, err
	}
	l, err := dl.Load[Library]("libllvmlite", path)
	if err != nil {
		return nil, err
	}
	l.linkMCJIT()
	l.initTarget()
	l.initPrinter()
	var msg uintptr
	if l.loadLibrary("libm.so.6", &msg) {
		return nil, fmt.Errorf("open the C library's math functions: %s", l.text(msg))
	}
	l.defaultTriple(&msg)
	l.triple = l.text(msg)
	if l.target = l.targetFromTriple(l.triple, &msg); l.target == 0 {
		return nil, fmt.Errorf("no LLVM target %s: %s", l.triple, l.text(msg))
	}
	mod := l.parseBitcode(l.contextCreate(), unsafe.Pointer(unsafe.SliceData(bitcode)), uint(len(bitcode)), &msg)
	if mod == 0 {
		return nil, fmt.Errorf("LLVM cannot read %s: %s", libdevice, l.text(msg))
	}
	l.printModule(mod, &msg)
	l.math = parseMathLibrary(l.text(msg))
	l.disposeModule(mod)
	return l, nil
}

// text takes over a C string.
func (l *Library) text(p uintptr) string {
	if p == 0 {
		return ""
	}
	var b []byte
	for q := *(*unsafe.Pointer)(unsafe.Pointer(&p)); *(*byte)(q) != 0; q = unsafe.Add(q, 1) {
		b = append(b, *(*byte)(q))
	}
	l.disposeString(p)
	return string(b)
}

// Module is a compiled module. Its kernels run on one goroutine at a time.
type Module struct {
	lib    *Library
	engine uintptr
	state  *state
	entry  map[string]uintptr
}

// Load compiles NVVM IR text for this machine.
func (l *Library) Load(ir []byte) (*Module, error) {
	text, kernels, err := translate(string(ir), l.math)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	var msg uintptr
	mod := l.parseAssembly(l.contextCreate(), text, &msg)
	if mod == 0 {
		return nil, fmt.Errorf("LLVM cannot read the IR: %s", l.text(msg))
	}
	if l.verifyModule(mod, &msg) != 0 {
		return nil, fmt.Errorf("LLVM refuses the IR: %s", l.text(msg))
	}
	features := ""
	if strings.HasPrefix(l.triple, "x86_64") {
		features = "+f16c" // half precision without calls of a run-time library
	}
	level := int32(0)
	if l.Optimize {
		level = 2
	}
	machine := l.createTargetMachine(l.target, l.triple, "", features, level, "default", "jitdefault", 0, 1, "")
	if machine == 0 {
		return nil, errors.New("LLVM has no machine for this CPU")
	}
	if l.Optimize {
		l.optimize(mod, machine)
	}
	engine := l.createMCJIT(mod, machine, false, &msg)
	if engine == 0 {
		return nil, fmt.Errorf("LLVM cannot compile the IR: %s", l.text(msg))
	}
	l.finalizeObject(engine)
	m := &Module{lib: l, engine: engine, entry: make(map[string]uintptr)}
	at := uintptr(l.globalAddress(engine, stateName))
	m.state = *(**state)(unsafe.Pointer(&at))
	for _, k := range kernels {
		m.entry[k] = uintptr(l.functionAddress(engine, entryName(k)))
	}
	return m, nil
}

// optimize runs LLVM's passes over a module.
func (l *Library) optimize(module, machine uintptr) {
	data := l.machineData(machine)
	var layout uintptr
	l.dataLayout(data, &layout)
	l.setDataLayout(module, layout)
	l.disposeString(layout)
	l.disposeData(data)
	builder, passes := l.createPassBuilder(), l.createPasses()
	l.setOptLevel(builder, 2)
	l.useInliner(builder, 225) // LLVM's own threshold at this level
	l.populatePasses(builder, passes)
	l.runPasses(passes, module)
	l.disposePasses(passes)
	l.disposePassBuilder(builder)
}

// Close frees the compiled code.
func (m *Module) Close() {
	m.lib.mu.Lock()
	defer m.lib.mu.Unlock()
	m.lib.disposeEngine(m.engine)
	m.entry = nil
}

// state is the memory that the translated operations of a GPU work on; the
// prelude declares the same.
type state struct {
	threadIdx, blockIdx, blockDim, gridDim [3]uint32
	trapped                                uint32
	synced                                 uint32
}

// ErrSync says that threads of the kernel wait for each other, which threads that
// run one after the other cannot.
var ErrSync = errors.New("the kernel synchronises threads, which run one after the other here")

// Run launches a kernel: params is its parameter buffer without the control
// block, laid out as manifest.LayOut says. It returns the record of the first
// failed check, or nil. All threads run to their end, one after the other; the
// launch ends with the first that fails.
func (m *Module) Run(kernel string, grid, block [3]int, params []byte) (*fault.Record, error) {
	return m.RunAt(kernel, grid, block, params, make([]byte, fault.BlockBytes))
}

// RunAt is Run with a control block of the caller's, after which may lie what kernels with a
// trace write to.
func (m *Module) RunAt(kernel string, grid, block [3]int, params, ctrl []byte) (*fault.Record, error) {
	entry := m.entry[kernel]
	if entry == 0 {
		return nil, fmt.Errorf("no kernel %s in the module", kernel)
	}
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&ctrl[0])
	buf := make([]uint64, (len(params)+7)/8+1)
	raw := unsafe.Slice((*byte)(unsafe.Pointer(&buf[0])), len(buf)*8)
	copy(raw, params)
	at := (len(params) + 7) / 8
	buf[at] = uint64(uintptr(unsafe.Pointer(&ctrl[0])))
	pin.Pin(&buf[0])

	dims := func(d [3]int) (u [3]uint32) {
		for i := range d {
			u[i] = uint32(d[i])
		}
		return u
	}
	*m.state = state{blockDim: dims(block), gridDim: dims(grid)}
	threads := block[0] * block[1] * block[2]
	for b := range grid[0] * grid[1] * grid[2] {
		m.state.blockIdx = dims(split(b, grid))
		for t := range threads {
			m.state.threadIdx = dims(split(t, block))
			call(entry, uintptr(unsafe.Pointer(&buf[0])))
			if m.state.synced != 0 && threads > 1 {
				return nil, ErrSync
			}
			if m.state.trapped != 0 {
				r, ok := fault.ReadRecord(ctrl[:fault.BlockBytes])
				if !ok {
					return nil, errors.New("the kernel trapped without a record")
				}
				return &r, nil
			}
		}
	}
	return nil, nil
}

// split turns a linear rank into indices, x fastest.
func split(n int, dim [3]int) [3]int {
	return [3]int{n % dim[0], n / dim[0] % dim[1], n / (dim[0] * dim[1])}
}

// entryName is the function that unpacks the parameter buffer and calls a kernel.
func entryName(kernel string) string { return "gpucx_entry_" + strings.ReplaceAll(kernel, ".", "_") }
