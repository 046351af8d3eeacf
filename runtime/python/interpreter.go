package python

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	_ "embed"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// object is a PyObject *.
type object uintptr

// interpreter is the Python of this process, with the functions of its C API.
type interpreter struct {
	// helpers is the namespace of helpers.py, through which values come and go.
	helpers object
	// program is the python3 whose modules it imports, for messages.
	program string

	isInitialized func() int32                                                    `c:"Py_IsInitialized"`            // int Py_IsInitialized()
	setenv        func(name, value string, overwrite int32) int32                 `c:"setenv"`                      // int setenv(const char *name, const char *value, int overwrite)
	initialize    func(signals int32)                                             `c:"Py_InitializeEx"`             // void Py_InitializeEx(int initsigs)
	saveThread    func() uintptr                                                  `c:"PyEval_SaveThread"`           // PyThreadState *PyEval_SaveThread()
	ensure        func() int32                                                    `c:"PyGILState_Ensure"`           // PyGILState_STATE PyGILState_Ensure()
	release       func(state int32)                                               `c:"PyGILState_Release"`          // void PyGILState_Release(PyGILState_STATE state)
	newDict       func() object                                                   `c:"PyDict_New"`                  // PyObject *PyDict_New()
	setItem       func(dict object, key string, v object) int32                   `c:"PyDict_SetItemString"`        // int PyDict_SetItemString(PyObject *p, const char *key, PyObject *val)
	getItem       func(dict object, key string) object                            `c:"PyDict_GetItemString"`        // PyObject *PyDict_GetItemString(PyObject *p, const char *key)
	runString     func(code string, start int32, globals, locals object) object   `c:"PyRun_String"`                // PyObject *PyRun_String(const char *str, int start, PyObject *globals, PyObject *locals)
	fromBytes     func(s *byte, n int) object                                     `c:"PyUnicode_FromStringAndSize"` // PyObject *PyUnicode_FromStringAndSize(const char *str, Py_ssize_t size)
	asString      func(o object) string                                           `c:"PyUnicode_AsUTF8"`            // const char *PyUnicode_AsUTF8(PyObject *unicode)
	newCapsule    func(p uintptr, name unsafe.Pointer, destructor uintptr) object `c:"PyCapsule_New"`               // PyObject *PyCapsule_New(void *pointer, const char *name, PyCapsule_Destructor destructor)
	isValid       func(o object, name unsafe.Pointer) int32                       `c:"PyCapsule_IsValid"`           // int PyCapsule_IsValid(PyObject *capsule, const char *name)
	capsulePtr    func(o object, name unsafe.Pointer) uintptr                     `c:"PyCapsule_GetPointer"`        // void *PyCapsule_GetPointer(PyObject *capsule, const char *name)
	rename        func(o object, name unsafe.Pointer) int32                       `c:"PyCapsule_SetName"`           // int PyCapsule_SetName(PyObject *capsule, const char *name)
	decRef        func(o object)                                                  `c:"Py_DecRef"`                   // void Py_DecRef(PyObject *o)
	errPrint      func()                                                          `c:"PyErr_Print"`                 // void PyErr_Print()
}

// fileInput is Py_file_input: the text is statements.
const fileInput = 257

//go:embed helpers.py
var helpers string

// start returns the interpreter of the process.
var start = sync.OnceValues(func() (*interpreter, error) {
	py := &interpreter{}
	join := py.running()
	var at *installation
	if !join {
		var err error
		if at, err = find("python3"); err != nil {
			return nil, fmt.Errorf("start Python: %w", err)
		}
		if err := py.open(at); err != nil {
			return nil, fmt.Errorf("start Python: %w", err)
		}
		join = py.isInitialized() != 0 // by a package that keeps its symbols to itself
	}
	unlock := py.lock
	if !join {
		unlock = func() func() { return py.begin(at.Home) }
	}
	defer unlock()()
	py.helpers = py.newDict()
	setup := ""
	if !join {
		text, err := json.Marshal(at)
		if err != nil {
			return nil, err
		}
		setup = "become(json.loads(setup))"
		py.setText(py.helpers, "setup", string(text))
	}
	if !py.exec(helpers, py.helpers) || !py.exec(setup+"\nprogram = sys.executable or 'python3'", py.helpers) {
		return nil, errors.New("start Python: its own modules fail (Python has printed why); repair the installation of python3")
	}
	py.program = py.text(py.helpers, "program")
	return py, nil
})

// running binds the functions of an interpreter that runs in the process already, if there is one.
func (py *interpreter) running() bool {
	process, err := dl.Open("this process", dl.Local, "") // the symbols of all that is loaded globally
	if err != nil {
		return false
	}
	if _, err := process.Symbol("Py_IsInitialized"); err != nil {
		return false
	}
	return process.Bind(py) == nil && py.isInitialized() != 0
}

// open opens the library of an installation.
func (py *interpreter) open(at *installation) error {
	// Modules of C look for the functions of Python among the global symbols.
	lib, err := dl.Open("the library of Python", dl.Global, at.libraries()...)
	if err != nil {
		return fmt.Errorf("%w\n%s says that this is its library; install the package that has it (libpython3 or python3-devel)", err, at.Program)
	}
	return lib.Bind(py)
}

// begin starts the interpreter. Its result releases the lock that the starting thread holds.
func (py *interpreter) begin(home string) (unlock func()) {
	runtime.LockOSThread()
	// The interpreter takes itself for a program named python3. C code does not see what os.Setenv sets.
	py.setenv("PYTHONHOME", home, 1)
	py.initialize(0) // signals are Go's
	return func() {
		py.saveThread()
		runtime.UnlockOSThread()
	}
}

// lock makes the calling thread the one that uses Python. The result ends that.
func (py *interpreter) lock() (unlock func()) {
	runtime.LockOSThread()
	state := py.ensure()
	return func() {
		py.release(state)
		runtime.UnlockOSThread()
	}
}

// exec runs statements in the namespace of helpers.py, with variables in a dict. If they fail, which only a
// broken installation makes them do, Python prints why.
func (py *interpreter) exec(code string, variables object) bool {
	done := py.runString(code, fileInput, py.helpers, variables)
	if done == 0 {
		py.errPrint()
		return false
	}
	py.decRef(done)
	return true
}

// setText sets a variable in a dict.
func (py *interpreter) setText(dict object, name, text string) {
	text = strings.ToValidUTF8(text, "\uFFFD")
	o := py.fromBytes(unsafe.StringData(text+"\x00"), len(text))
	py.setItem(dict, name, o)
	py.decRef(o)
}

// text returns a variable in a dict.
func (py *interpreter) text(dict object, name string) string {
	return py.asString(py.getItem(dict, name))
}
