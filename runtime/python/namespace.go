package python

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Namespace is a set of Python variables in which code runs, as in a module of its own. Several
// goroutines may use it. It lives as long as the process: delete large values in it by del.
type Namespace struct {
	py    *interpreter
	space object // a dict
}

// New returns a new namespace. The first call starts Python. If Python already runs in the process,
// New joins it: for example if another package has started it.
//
// The error says what is missing: python3, its version, or its shared library.
func New() (*Namespace, error) {
	py, err := start()
	if err != nil {
		return nil, err
	}
	defer py.lock()()
	return &Namespace{py, py.newDict()}, nil
}

// Error is an exception of Python.
type Error struct {
	// Type is the type of the exception, such as ValueError.
	Type string
	// Traceback is what Python prints about it.
	Traceback string
	// Module is the module that Python did not find, if the exception is a ModuleNotFoundError.
	Module string
	// Program is the python3 whose modules the interpreter imports.
	Program string
}

// Error returns the traceback, and what to do if a module or a shared library is missing.
func (e *Error) Error() string {
	text := "python: " + e.Traceback
	switch {
	case e.Module != "":
		top, _, _ := strings.Cut(e.Module, ".")
		text += fmt.Sprintf("\n%s has no module %s: install it (%[1]s -m pip install %s), or activate the virtual environment that has it", e.Program, e.Module, top)
	case strings.Contains(e.Traceback, "cannot open shared object file"):
		text += "\nthe loader does not find this library: install it, or add its folder to LD_LIBRARY_PATH before the program starts"
	}
	return text
}

// Run executes statements. Variables, functions and imports stay in the namespace. The error is an
// *Error if they raise an exception.
func (n *Namespace) Run(code string) error { return n.call("run", operands{source: code}, nil) }

// Get evaluates an expression and stores its value where to points to, as json.Unmarshal does: the value
// consists of finite numbers, strings, booleans, lists and dicts. An address, such as that of a stream, is
// a number. For the elements of a tensor, see Take.
func (n *Namespace) Get(expression string, to any) error {
	return n.call("get", operands{source: expression}, func(value object) error {
		if err := json.Unmarshal([]byte(n.py.asString(value)), to); err != nil {
			return fmt.Errorf("python: the value of %s: %w", expression, err)
		}
		return nil
	})
}

// Set sets a variable. The value is what json.Marshal takes.
func (n *Namespace) Set(name string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("python: the value of %s: %w", name, err)
	}
	return n.call("assign", operands{name: name, source: string(text)}, nil)
}

// operands are what a function of helpers.py needs.
type operands struct {
	name, source           string
	versioned, unversioned object
}

// call calls a function of helpers.py, and use with its result. Operands and results are in a dict of
// this call, since other threads use Python while it runs.
func (n *Namespace) call(function string, in operands, use func(result object) error) error {
	py := n.py
	defer py.lock()()
	call := py.newDict()
	defer py.decRef(call)
	py.setItem(call, "space", n.space)
	py.setText(call, "name", in.name)
	py.setText(call, "source", in.source)
	if in.versioned != 0 {
		py.setItem(call, "versioned", in.versioned)
		py.setItem(call, "unversioned", in.unversioned)
	}
	if !py.exec("attempt("+function+", locals())", call) {
		return fmt.Errorf("python: cannot %s (Python has printed why)", function)
	}
	if failed := py.text(call, "failed"); failed != "" {
		return &Error{Type: py.text(call, "kind"), Traceback: failed, Module: py.text(call, "missing"), Program: py.program}
	}
	if use == nil {
		return nil
	}
	return use(py.getItem(call, "result"))
}
