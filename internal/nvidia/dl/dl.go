// Package dl opens shared libraries at run time, without cgo, and binds their
// functions to Go function variables. Nothing here panics: what is missing is
// an error that names every place that was tried.
//
// It knows nothing about any particular library and imports nothing of this
// module. Start reading at Open and (*Library).Bind.
package dl

import (
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"runtime"
	"strings"
	"unsafe"
)

// Mode says how a library's symbols are bound and seen.
type Mode int

const (
	// Local keeps the library's symbols to itself.
	Local Mode = iota
	// Global lets libraries that are opened later resolve against it.
	Global
)

// Library is an opened shared library. It stays open until the process ends:
// the NVIDIA libraries keep threads and state that do not survive unloading.
type Library struct {
	// Name is what the library is, for messages.
	Name string
	// Path is the candidate that could be opened.
	Path   string
	handle uintptr
}

// Attempt is one place that was tried, and why it did not do.
type Attempt struct {
	Path string
	Err  error
}

// OpenError says that none of the candidates for a library could be opened.
type OpenError struct {
	Name     string
	Attempts []Attempt
}

// Error lists every candidate with its reason, one on each line.
func (e *OpenError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "cannot open %s", e.Name)
	for _, a := range e.Attempts {
		fmt.Fprintf(&b, "\n\t%s: %v", a.Path, a.Err)
	}
	return b.String()
}

// Unwrap returns the reasons.
func (e *OpenError) Unwrap() []error {
	errs := make([]error, len(e.Attempts))
	for i, a := range e.Attempts {
		errs[i] = a.Err
	}
	return errs
}

// SymbolError says that a library lacks a function.
type SymbolError struct {
	Library *Library
	Symbol  string
	Err     error
}

// Error names the library, the function and the reason.
func (e *SymbolError) Error() string {
	return fmt.Sprintf("%s (%s) has no function %s: %v; it may be of an unsupported version", e.Library.Name, e.Library.Path, e.Symbol, e.Err)
}

// Unwrap returns the reason.
func (e *SymbolError) Unwrap() error { return e.Err }

// Open opens the first of the candidates that can be opened; name is what the
// library is, for messages. A candidate is a path, or a plain file name that
// the system's loader searches for. All symbols are resolved at once. The error
// is an *OpenError.
func Open(name string, mode Mode, candidates ...string) (*Library, error) {
	e := &OpenError{Name: name}
	for _, path := range candidates {
		h, err := open(path, mode)
		if err == nil {
			return &Library{Name: name, Path: path, handle: h}, nil
		}
		e.Attempts = append(e.Attempts, Attempt{path, err})
	}
	return nil, e
}

// CheckFile returns an error if a library's file does not hold all that its headers
// promise. The loader maps such a file, and the process dies of SIGBUS when it
// reaches what is not there.
func CheckFile(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return err
	}
	size := uint64(fi.Size())
	// This reads the table of sections too, which stands at a library's end.
	lib, err := elf.NewFile(f)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("the file is cut off: it has %d bytes, and its headers name more; install it again", size)
	case err != nil:
		return fmt.Errorf("the file is damaged (%d bytes): %w", size, err)
	}
	for _, p := range lib.Progs {
		if p.Type == elf.PT_LOAD && (p.Off > size || p.Filesz > size-p.Off) {
			return fmt.Errorf("the file is cut off: it has %d bytes and needs %d; install it again", size, p.Off+p.Filesz)
		}
	}
	return nil
}

// Symbol returns the address of a function or variable of the library. The
// error is a *SymbolError.
func (l *Library) Symbol(name string) (uintptr, error) {
	p, err := symbol(l.handle, name)
	if err != nil {
		return 0, &SymbolError{l, name, err}
	}
	return p, nil
}

// Hidden returns the address of a variable of the library that the library does not export.
// Its file names the variable, unless it was stripped. size is how many bytes the variable
// has. The error says what is not as expected, also if the file at Path is another one than
// the library that was opened.
func (l *Library) Hidden(name string, size int) (unsafe.Pointer, error) {
	p, err := l.hidden(name, uint64(size))
	if err != nil {
		return nil, fmt.Errorf("variable %s of %s (%s): %w", name, l.Name, l.Path, err)
	}
	return *(*unsafe.Pointer)(unsafe.Pointer(&p)), nil
}

func (l *Library) hidden(name string, size uint64) (uintptr, error) {
	if !strings.Contains(l.Path, "/") {
		return 0, errors.New("the library was found by the loader, so that its file is not known")
	}
	f, err := elf.Open(l.Path)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	base, err := l.base(f)
	if err != nil {
		return 0, err
	}
	all, err := f.Symbols()
	if err != nil {
		return 0, err
	}
	var found []elf.Symbol
	for _, s := range all {
		if s.Name == name && elf.ST_TYPE(s.Info) == elf.STT_OBJECT && s.Size == size {
			found = append(found, s)
		}
	}
	if len(found) != 1 {
		return 0, fmt.Errorf("the file has %d of that name with %d bytes", len(found), size)
	}
	return base + uintptr(found[0].Value), nil
}

// base returns where the library begins in memory: what the address of each function that it
// exports is beyond its place in the file.
func (l *Library) base(f *elf.File) (uintptr, error) {
	exported, err := f.DynamicSymbols()
	if err != nil {
		return 0, err
	}
	var base uintptr
	n := 0
	for _, s := range exported {
		if s.Section == elf.SHN_UNDEF || elf.ST_TYPE(s.Info) != elf.STT_FUNC || elf.ST_BIND(s.Info) != elf.STB_GLOBAL {
			continue
		}
		p, err := l.Symbol(s.Name)
		if err != nil {
			return 0, err
		}
		if n > 0 && p-uintptr(s.Value) != base {
			return 0, errors.New("the file is not the one that was opened")
		}
		base = p - uintptr(s.Value)
		n++
	}
	if n == 0 {
		return 0, errors.New("it exports no functions")
	}
	return base, nil
}

// MaxArgs is how many arguments a Caller passes.
const MaxArgs = 12

// Caller calls C functions by their addresses, whose arguments and results are integers and
// addresses. It is for functions that are called often: it does not reflect, as the variables of
// Bind do, and allocates nothing. It belongs to one thread at a time, and does not move.
type Caller struct{ call call }

// Call calls the C function at fn. Memory that an argument points to is on the heap, and is kept
// by its owner. A goroutine's stack would not do: it moves when it grows.
func (c *Caller) Call(fn uintptr, args ...uintptr) uintptr {
	if len(args) > MaxArgs {
		panic("too many arguments for a dl.Caller")
	}
	copy(c.call.args[:], args)
	return c.call.do(fn)
}

// Bind binds functions of the library to those fields of a struct, and of the structs in it, that have the
// tag c: the function's name, after a ? where the field stays nil if the library lacks the function. A field
// is a variable of function type whose parameters and results match the C prototype, or a uintptr for the
// function's address. Bind returns the first error: a *SymbolError, or one that says that a field's type
// cannot stand for a C function.
func (l *Library) Bind(structure any) error {
	s := reflect.ValueOf(structure).Elem()
	for i := range s.NumField() {
		f := s.Field(i)
		field := reflect.NewAt(f.Type(), f.Addr().UnsafePointer()).Interface()
		if f.Kind() == reflect.Struct {
			if err := l.Bind(field); err != nil {
				return err
			}
		}
		name, ok := s.Type().Field(i).Tag.Lookup("c")
		if !ok {
			continue
		}
		name, optional := strings.CutPrefix(name, "?")
		p, err := l.Symbol(name)
		switch address, ok := field.(*uintptr); {
		case err != nil && optional:
		case err != nil:
			return err
		case ok:
			*address = p
		default:
			if err := register(field, p); err != nil {
				return fmt.Errorf("bind %s of %s: %w", name, l.Name, err)
			}
		}
	}
	return nil
}

// Load opens the library at path and binds its functions to a T, as Bind does.
func Load[T any](name, path string) (*T, error) {
	lib, err := Open(name, Local, path)
	if err != nil {
		return nil, err
	}
	t := new(T)
	return t, lib.Bind(t)
}

// LogError is a failure of a library that keeps a log, with everything that it said.
type LogError struct {
	// Library is its name, and Step what was being done.
	Library, Step string
	// Code and Name are the library's result.
	Code int
	Name string
	// Log is the library's log, whole.
	Log string
}

// Error returns the step, the result and the log.
func (e *LogError) Error() string {
	s := fmt.Sprintf("%s: %s: %s (%d)", e.Library, e.Step, e.Name, e.Code)
	if e.Log != "" {
		s += "\n" + e.Log
	}
	return s
}

// Output returns what a library has made of h: the bytes that get writes, as many as size says, and the
// status of the function that failed, or 0.
func Output[H any](h H, size func(H, *uintptr) int32, get func(H, unsafe.Pointer) int32) (out []byte, status int32) {
	var n uintptr
	if status = size(h, &n); status != 0 {
		return nil, status
	}
	out = make([]byte, max(n, 1))
	status = get(h, unsafe.Pointer(&out[0]))
	return out[:n], status
}

// Log is Output of text; it is empty where the library gives none.
func Log[H any](h H, size func(H, *uintptr) int32, get func(H, unsafe.Pointer) int32) string {
	b, status := Output(h, size, get)
	if status != 0 {
		return ""
	}
	return strings.TrimSpace(strings.TrimRight(string(b), "\x00"))
}

// CStrings is a C array of strings, const char **, whose memory stays where it
// is until Release.
type CStrings struct {
	pin  runtime.Pinner
	ptrs []*byte
}

// NewCStrings returns the strings as a C array.
func NewCStrings(list []string) *CStrings {
	c := &CStrings{}
	for _, s := range list {
		b := append([]byte(s), 0)
		c.pin.Pin(&b[0])
		c.ptrs = append(c.ptrs, &b[0])
	}
	if len(c.ptrs) > 0 {
		c.pin.Pin(&c.ptrs[0])
	}
	return c
}

// Len returns the number of strings.
func (c *CStrings) Len() int32 { return int32(len(c.ptrs)) }

// Ptr returns the address of the first pointer, or nil if there is none.
func (c *CStrings) Ptr() unsafe.Pointer {
	if len(c.ptrs) == 0 {
		return nil
	}
	return unsafe.Pointer(&c.ptrs[0])
}

// Release lets go of the memory.
func (c *CStrings) Release() { c.pin.Unpin() }
