package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

// python is an interpreter in this process. A process has one at most. A thread uses it
// between lock and what that returns.
type python struct {
	globals object

	runString   func(code string, start int32, globals, locals object) object   // PyObject *PyRun_String(const char *str, int start, PyObject *globals, PyObject *locals)
	setItem     func(dict object, key string, v object) int32                   // int PyDict_SetItemString(PyObject *p, const char *key, PyObject *val)
	getItem     func(dict object, key string) object                            // PyObject *PyDict_GetItemString(PyObject *p, const char *key)
	fromString  func(s string) object                                           // PyObject *PyUnicode_FromString(const char *str)
	asString    func(o object) string                                           // const char *PyUnicode_AsUTF8(PyObject *unicode)
	asLong      func(o object) int64                                            // long long PyLong_AsLongLong(PyObject *obj)
	newCapsule  func(p uintptr, name unsafe.Pointer, destructor uintptr) object // PyObject *PyCapsule_New(void *pointer, const char *name, PyCapsule_Destructor destructor)
	capsuleName func(o object) string                                           // const char *PyCapsule_GetName(PyObject *capsule)
	capsulePtr  func(o object, name unsafe.Pointer) uintptr                     // void *PyCapsule_GetPointer(PyObject *capsule, const char *name)
	rename      func(o object, name unsafe.Pointer) int32                       // int PyCapsule_SetName(PyObject *capsule, const char *name)
	isValid     func(o object, name unsafe.Pointer) int32                       // int PyCapsule_IsValid(PyObject *capsule, const char *name)
	decRef      func(o object)                                                  // void Py_DecRef(PyObject *o)
	ensure      func() int32                                                    // PyGILState_STATE PyGILState_Ensure()
	release     func(state int32)                                               // void PyGILState_Release(PyGILState_STATE state)
	errPrint    func()                                                          // void PyErr_Print()
}

// object is a PyObject *.
type object uintptr

// names are the names of capsules, as C strings: a capsule keeps the address.
var names = map[string]unsafe.Pointer{}

func cString(s string) unsafe.Pointer {
	if names[s] == nil {
		names[s] = unsafe.Pointer(unsafe.SliceData(append([]byte(s), 0)))
	}
	return names[s]
}

// installation is what the program python3 is.
type installation struct {
	library string // its code
	home    string // the directory of its own modules
	path    string // where it looks for modules, as a list in Python
}

// find asks python3.
func find() (installation, error) {
	out, err := exec.Command("python3", "-c", `import sys, sysconfig as c
print(c.get_config_var("LIBDIR"), c.get_config_var("INSTSONAME"), sys.base_prefix, repr(sys.path), sep="\n")`).Output()
	if err != nil {
		return installation{}, fmt.Errorf("ask python3 for its library: %w", err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 4 || !strings.Contains(lines[1], ".so") {
		return installation{}, fmt.Errorf("python3 has no shared library (it says %q); use one that was configured with --enable-shared", lines)
	}
	// Distributions put the library where the loader finds it, which LIBDIR need not name.
	library := filepath.Join(lines[0], lines[1])
	if _, err := os.Stat(library); err != nil {
		library = lines[1]
	}
	return installation{library, lines[2], lines[3]}, nil
}

// start starts the interpreter that python3 is, with what it can import.
var start = sync.OnceValues(func() (*python, error) {
	at, err := find()
	if err != nil {
		return nil, err
	}
	lib, err := purego.Dlopen(at.library, purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return nil, fmt.Errorf("open Python: %w", err)
	}
	p := &python{}
	var (
		setEnv     func(name, value string, overwrite int32) int32 // int setenv(const char *name, const char *value, int overwrite)
		initialize func(signals int32)                             // void Py_InitializeEx(int initsigs)
		addModule  func(name string) object                        // PyObject *PyImport_AddModule(const char *name)
		saveThread func() uintptr                                  // PyThreadState *PyEval_SaveThread()
		moduleDict func(m object) object                           // PyObject *PyModule_GetDict(PyObject *module)
	)
	for _, f := range []struct {
		to   any
		name string
	}{
		{&setEnv, "setenv"}, {&initialize, "Py_InitializeEx"}, {&addModule, "PyImport_AddModule"}, {&moduleDict, "PyModule_GetDict"},
		{&p.runString, "PyRun_String"}, {&p.setItem, "PyDict_SetItemString"}, {&p.getItem, "PyDict_GetItemString"},
		{&p.fromString, "PyUnicode_FromString"}, {&p.asString, "PyUnicode_AsUTF8"}, {&p.asLong, "PyLong_AsLongLong"},
		{&p.newCapsule, "PyCapsule_New"}, {&p.capsuleName, "PyCapsule_GetName"}, {&p.capsulePtr, "PyCapsule_GetPointer"},
		{&p.rename, "PyCapsule_SetName"}, {&p.isValid, "PyCapsule_IsValid"}, {&p.decRef, "Py_DecRef"}, {&p.errPrint, "PyErr_Print"}, {&p.ensure, "PyGILState_Ensure"}, {&p.release, "PyGILState_Release"}, {&saveThread, "PyEval_SaveThread"},
	} {
		purego.RegisterLibFunc(f.to, lib, f.name)
	}
	// C code does not see what os.Setenv sets.
	if setEnv("PYTHONHOME", at.home, 1) != 0 {
		return nil, errors.New("cannot set PYTHONHOME")
	}
	// The thread that starts the interpreter holds its lock.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	initialize(0)
	defer saveThread()
	p.globals = moduleDict(addModule("__main__"))
	if err := p.run("import sys; sys.path[:] = " + at.path); err != nil {
		return nil, err
	}
	return p, nil
})

// lock makes the calling thread the one that uses Python. The result ends that.
func (p *python) lock() (unlock func()) {
	runtime.LockOSThread()
	state := p.ensure()
	return func() {
		p.release(state)
		runtime.UnlockOSThread()
	}
}

// run runs statements. The error is the traceback.
func (p *python) run(code string) error {
	const file = 257 // Py_file_input
	body := p.fromString(code)
	p.setItem(p.globals, "_code", body)
	p.decRef(body)
	done := p.runString(`
try:
    exec(compile(_code, "<go>", "exec"), globals())
    _error = ""
except BaseException:
    import traceback
    _error = traceback.format_exc()
`, file, p.globals, p.globals)
	if done == 0 {
		p.errPrint()
		return errors.New("python failed")
	}
	p.decRef(done)
	if text := p.asString(p.getItem(p.globals, "_error")); text != "" {
		return errors.New("python: " + strings.TrimSpace(text))
	}
	return nil
}

// text and number return global variables.
func (p *python) text(name string) string  { return p.asString(p.getItem(p.globals, name)) }
func (p *python) number(name string) int64 { return p.asLong(p.getItem(p.globals, name)) }

// give puts a struct of DLPack into a global variable, in a capsule.
func (p *python) give(variable string, at uintptr, name string) error {
	c := p.newCapsule(at, cString(name), 0)
	if c == 0 {
		p.errPrint()
		return errors.New("python: cannot make a capsule")
	}
	p.setItem(p.globals, variable, c)
	p.decRef(c)
	return nil
}

// taken reports whether somebody has taken the struct out of the capsule in a variable.
func (p *python) taken(variable, name string) bool {
	return p.isValid(p.getItem(p.globals, variable), cString(name)) == 0
}

// take takes the struct out of the capsule in a global variable.
func (p *python) take(variable string, rename func(name string) string) (at uintptr, name string, err error) {
	c := p.getItem(p.globals, variable)
	name = p.capsuleName(c)
	at = p.capsulePtr(c, cString(name))
	if at == 0 || p.rename(c, cString(rename(name))) != 0 {
		p.errPrint()
		return 0, "", fmt.Errorf("python: %s is no capsule of DLPack", variable)
	}
	return at, name, nil
}
