package emu

import (
	"errors"
	"fmt"
	"iter"
	"path"
	"reflect"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// raised is what a device function panics with when it fails.
type raised struct {
	kind   fault.Kind
	text   string
	v0, v1 int64
	// msg replaces the kind's own text: what the emulator finds and a GPU
	// does not report.
	msg string
}

// Error returns the text of the failure.
func (r *raised) Error() string {
	if r.msg != "" {
		return r.msg
	}
	return fault.Message(r.kind, r.text, r.v0, r.v1)
}

func (r *raised) ptr() unsafe.Pointer { return unsafe.Pointer(r) }

// wrong returns a failure that a GPU does not report.
func wrong(format string, args ...any) *raised {
	return &raised{kind: fault.Panic, msg: fmt.Sprintf(format, args...)}
}

// unwind is what ends the threads of a launch that has failed.
type unwind struct{}

// threadName names a thread for messages.
func threadName(t *thread) string { return dim(unrank(t.rank, t.k.dim)) }

func dim(d threadapi.Dim3) string { return fmt.Sprintf("(%d,%d,%d)", d.X, d.Y, d.Z) }

// ended turns the value that a thread panicked with into the launch's error. No
// value means that runtime.Goexit ended it.
//
//go:norace
func (t *thread) ended(v any) {
	if _, ok := v.(unwind); ok && t.abort {
		return
	}
	e := t.newFault()
	if t.w.cfg.Checker == nil {
		e.Stack = string(debug.Stack())
	}
	var pcs [64]uintptr
	t.pcs = pcs[:runtime.Callers(2, pcs[:])]
	e.File, e.Line = t.place()
	e.Kind, e.Msg = describe(v, t.emptyPeer)
	if t.k.fault == nil {
		t.k.fault = e
	}
	if v == nil && t.f.in == nil {
		t.w.finish(t) // the coroutine does not get that far
	}
}

// failed has the engine end the launch for its fault.
func (k *kernel) failed() {
	if k.fault != nil {
		k.fail(k.fault)
	}
}

// fail has the engine end the launch with an error, unless it has one.
func (k *kernel) fail(err error) {
	if k.err == nil {
		k.err = err
		k.w.launches.fail(k)
	}
}

// newFault returns an error at the thread, without a place in the source.
//
//go:norace
func (t *thread) newFault() *fault.Error {
	b, d := t.b.idx, unrank(t.rank, t.k.dim)
	return &fault.Error{
		Kernel: t.k.name, PE: t.pe.rank,
		Block: [3]int{b.X, b.Y, b.Z}, Thread: [3]int{d.X, d.Y, d.Z},
	}
}

// failLater fails the launch for a transfer that t has not called, at the place where
// another thread has.
func (w *World) failLater(t *thread, x *transfer, what string) {
	e := t.newFault()
	e.File, e.Line = t.placeOf(x.pcs)
	e.Kind, e.Msg = fault.Panic, "thread "+threadName(t)+" "+what
	t.k.fault = e
	t.k.failed()
}

// userLine returns the place of the first frame of the user's in the text of a
// stack.
func userLine(stack string) (file string, line int) {
	lines := strings.Split(stack, "\n")
	for i := 1; i+1 < len(lines); i += 2 {
		fn := lines[i]
		if p := strings.LastIndexByte(fn, '('); p > 0 {
			fn = fn[:p]
		}
		at, ok := strings.CutPrefix(lines[i+1], "\t")
		at, _, _ = strings.Cut(at, " ")
		if c := strings.LastIndexByte(at, ':'); ok && c > 0 && isUsers(fn, at[:c]) {
			line, _ = strconv.Atoi(at[c+1:])
			return fault.FrameFile(runtime.Frame{Function: fn, File: at[:c]}), line
		}
	}
	return "", 0
}

// deviceFunction returns the function of the device that the user's code called, as
// it writes it: the frame before the first one of the user's. The back end check has no such frames.
func deviceFunction(pcs []uintptr) string {
	const unknown = "a device function"
	name := unknown
	frames := runtime.CallersFrames(pcs)
	for {
		f, more := frames.Next()
		if isUsers(f.Function, f.File) {
			return name
		}
		name, _, _ = strings.Cut(path.Base(f.Function), "[")
		if !more {
			return unknown
		}
	}
}

// isUsers says that a frame of this function, in this file, is the user's. Where a function is inlined,
// its function literals have names of the function that they have come to, so the file counts too.
func isUsers(function, file string) bool {
	p := fault.PackageOf(function)
	return function != "" && !ownPackages[p] && !fault.ReportedAtCall(p) && !strings.HasPrefix(function, "internal/") &&
		(strings.HasSuffix(file, "_test.go") || !fault.ReportedAtCall(packageIn(path.Dir(file))))
}

// packageIn returns the import path of the package in a directory of this module, and of others
// something else.
func packageIn(dir string) string {
	const here = "internal/backend/emu"
	_, file, _, _ := runtime.Caller(0)
	if in, ok := strings.CutPrefix(dir, strings.TrimSuffix(path.Dir(file), here)); ok {
		return strings.TrimSuffix(reflect.TypeFor[World]().PkgPath(), here) + in
	}
	return dir
}

// ownPackages are those whose frames are not the user's, beside those of the kernel language.
var ownPackages = map[string]bool{
	"runtime":                         true,
	"iter":                            true,
	"reflect":                         true,
	"sync/atomic":                     true,
	"github.com/gpuc-go/gpuc/runtime": true,
	"github.com/gpuc-go/gpuc/internal/base/threadapi": true,
	"github.com/gpuc-go/gpuc/internal/backend/emu":    true,
	"github.com/gpuc-go/gpuc/internal/backend/check":  true,
	"github.com/gpuc-go/gpuc/internal/backend/emurpc": true,
	"github.com/gpuc-go/gpuc/internal/base/race":      true,
	"github.com/gpuc-go/gpuc/internal/base/fault":     true,
}

// place is a line of the user's source.
type place struct {
	file string
	line int
}

// callSite is the innermost calls of a device function, enough to reach the
// user's. Equal ones are at one place; others may be, where a function was
// inlined twice.
type callSite [10]uintptr

// callPath is the calls of a device function, enough to tell by which calls of the user's a
// kernel has come to it.
type callPath [32]uintptr

// callers notes the calls of a device function, from the one that calls its
// caller on.
//
//go:norace
func callers(c []uintptr) {
	clear(c)
	runtime.Callers(4, c)
}

// lines returns the user's lines, the innermost first.
func (c *callPath) lines() (lines []string) {
	for p := range usersFrames(c[:]) {
		lines = append(lines, p.String())
	}
	return lines
}

// same reports whether two paths lead through the same lines of the user's.
func (c *callPath) same(o *callPath) bool { return *c == *o || slices.Equal(c.lines(), o.lines()) }

// String returns the place as file:line.
func (p place) String() string { return fmt.Sprintf("%s:%d", p.file, p.line) }

// literal matches the names of function literals and of the bodies of loops over functions.
var literal = regexp.MustCompile(`\.func\d|-range\d`)

// strayed reports whether f, a function literal, has the name of a function in another package that
// it was inlined into: its callers tell where that package lies.
func strayed(f runtime.Frame, callers []runtime.Frame) bool {
	for _, c := range callers {
		if fault.PackageOf(c.Function) == fault.PackageOf(f.Function) && !literal.MatchString(c.Function) {
			return path.Dir(c.File) != path.Dir(f.File)
		}
	}
	return false
}

// userFrame returns the place of the first frame of the user's.
func userFrame(pcs []uintptr) place {
	for p := range usersFrames(pcs) {
		return p
	}
	return place{}
}

// usersFrames returns the places of the frames that are the user's, the innermost first.
func usersFrames(pcs []uintptr) iter.Seq[place] {
	return func(yield func(place) bool) {
		if end := slices.Index(pcs, 0); end >= 0 {
			pcs = pcs[:end]
		}
		var all []runtime.Frame
		frames := runtime.CallersFrames(pcs)
		for more := len(pcs) > 0; more; {
			var f runtime.Frame
			f, more = frames.Next()
			all = append(all, f)
		}
		for i, f := range all {
			if !isUsers(f.Function, f.File) {
				continue
			}
			if literal.MatchString(f.Function) && strayed(f, all[i+1:]) {
				f.Function = ""
			}
			if !yield(place{fault.FrameFile(f), f.Line}) {
				return
			}
		}
	}
}

// describe returns the kind and the text of a panic of a thread with the given emptyPeer.
func describe(v any, emptyPeer int64) (fault.Kind, string) {
	switch v := v.(type) {
	case *raised:
		return v.kind, v.Error()
	case *fault.Failure:
		return v.Kind, v.Error()
	case *runtime.PanicNilError:
		return fault.Panic, fault.Message(fault.Panic, v.Error(), 0, 0)
	case runtime.Error:
		return runtimeFault(strings.TrimPrefix(v.Error(), "runtime error: "), emptyPeer)
	case nil:
		return fault.Panic, "the kernel ended its goroutine (runtime.Goexit, as testing.T.FailNow does); report failures from the host"
	}
	return fault.Panic, fault.Message(fault.Panic, panicText(v), 0, 0)
}

// runtimeTexts are the texts of Go's own run-time panics, with what they mean.
// Groups hold the values in the order of fault.Message.
var runtimeTexts = []struct {
	kind fault.Kind
	text *regexp.Regexp
}{
	{fault.Index, regexp.MustCompile(`^index out of range \[(-?\d+)\](?: with length (\d+))?$`)},
	{fault.SliceHighLen, regexp.MustCompile(`^slice bounds out of range \[:(-?\d+)\](?: with length (\d+))$`)},
	{fault.SliceHigh, regexp.MustCompile(`^slice bounds out of range \[:(-?\d+)\](?: with capacity (\d+))?$`)},
	{fault.SliceMax, regexp.MustCompile(`^slice bounds out of range \[::(-?\d+)\](?: with (?:length|capacity) (\d+))?$`)},
	{fault.SliceMaxHigh, regexp.MustCompile(`^slice bounds out of range \[:(-?\d+):(\d+)?\]$`)},
	{fault.SliceLow, regexp.MustCompile(`^slice bounds out of range \[(-?\d+):(\d+)?:?\]$`)},
	{fault.SliceToArray, regexp.MustCompile(`^cannot convert slice with length (\d+) to array or pointer to array with length (\d+)$`)},
	{fault.MakeLen, regexp.MustCompile(`^makeslice: len out of range$`)},
	{fault.MakeCap, regexp.MustCompile(`^makeslice: cap out of range$`)},
	{fault.Nil, regexp.MustCompile(`^invalid memory address or nil pointer dereference$`)},
	{fault.Divide, regexp.MustCompile(`^integer divide by zero$`)},
	{fault.Overflow, regexp.MustCompile(`^integer overflow$`)},
	{fault.Shift, regexp.MustCompile(`^negative shift amount$`)},
}

// runtimeFault returns the kind of a run-time panic with the given text, and the
// text that a GPU reports for it.
func runtimeFault(text string, emptyPeer int64) (fault.Kind, string) {
	for _, r := range runtimeTexts {
		m := r.text.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		var v [2]int64
		var of string
		for i, s := range m[1:] {
			n, err := strconv.ParseInt(s, 10, 64)
			if errors.Is(err, strconv.ErrRange) {
				u, _ := strconv.ParseUint(s, 10, 64)
				n, of = int64(u), fault.Unsigned
			}
			v[i] = n // 0 where Go does not say the value
		}
		if v[1] == 0 && (r.kind == fault.Index || r.kind == fault.SliceHigh || r.kind == fault.SliceLow || r.kind == fault.SliceMax) {
			v[1] = emptyPeer
		}
		return r.kind, fault.Message(r.kind, of, v[0], v[1])
	}
	return fault.Panic, fault.Message(fault.Panic, text, 0, 0)
}

// panicText returns the argument of panic as Go prints it.
func panicText(v any) string {
	switch v := v.(type) {
	case error:
		return v.Error()
	case fmt.Stringer:
		return v.String()
	}
	r := reflect.ValueOf(v)
	var s string
	switch r.Kind() {
	case reflect.String:
		s = r.String()
		if r.Type() != reflect.TypeFor[string]() {
			s = strconv.Quote(s)
		}
	case reflect.Bool:
		s = strconv.FormatBool(r.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		s = strconv.FormatInt(r.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		s = strconv.FormatUint(r.Uint(), 10)
	case reflect.Float32:
		s = strconv.FormatFloat(r.Float(), 'g', -1, 32)
	case reflect.Float64:
		s = strconv.FormatFloat(r.Float(), 'g', -1, 64)
	default:
		return fmt.Sprintf("(%T) %+v", v, v)
	}
	if r.Type().PkgPath() != "" {
		s = r.Type().String() + "(" + s + ")"
	}
	return s
}
