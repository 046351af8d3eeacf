// Package runner runs functions natively and as compiled IR, one after the other,
// with the same inputs, and compares what they write and how they fail. The
// functions are those of the program that calls Main, which is made by a test: a
// process of its own, so that code that crashes or does not end costs the test
// nothing but the function.
//
// Start reading at Main; the inputs are in inputs.go.
package runner

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"runtime"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// Job is what Main reads from its standard input.
type Job struct {
	LLVMLite, Libdevice string
	Packages            []Package
	Rounds              int
}

// Package is the compiled form of a package of functions.
type Package struct {
	Name    string
	IR      string // a file
	Sites   []fault.Site
	Kernels []Kernel
}

// Kernel is a kernel to be run, as gotests.Function describes it.
type Kernel struct {
	Name, Symbol, Params string
	// Max is the largest number among the inputs; 0 is any.
	Max uint64
	// AnyFailure says that a failure counts as equal to another.
	AnyFailure bool
}

// Event is a line of what Main writes to its standard output.
type Event struct {
	Package, Kernel string
	Round           int
	// Side is what is about to begin, or empty if the kernel is done.
	Side Side
	// Loading says that the package is about to be compiled for the CPU.
	Loading bool
	// Input, Native and Compiled tell what differs; empty if nothing does.
	Input, Native, Compiled string
}

// Side is one of the two forms of a function.
type Side string

const (
	Native   Side = "natively"
	Compiled Side = "compiled"
)

// Main runs a job. kernels are the functions of the program, by package and name:
// func(*gpu.Thread, []T...).
func Main(kernels map[string]map[string]any) {
	if err := run(kernels, os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(kernels map[string]map[string]any, in io.Reader, out io.Writer) error {
	var job Job
	if err := json.NewDecoder(in).Decode(&job); err != nil {
		return fmt.Errorf("read the job: %w", err)
	}
	if len(job.Packages) == 0 {
		return nil
	}
	lib, err := irexec.Open(job.LLVMLite, job.Libdevice)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(out)
	for _, p := range job.Packages {
		if err := tell(w, Event{Package: p.Name, Loading: true}); err != nil {
			return err
		}
		ir, err := os.ReadFile(p.IR)
		if err != nil {
			return err
		}
		mod, err := lib.Load(ir)
		if err != nil {
			return fmt.Errorf("package %s: %w", p.Name, err)
		}
		for _, k := range p.Kernels {
			c := &comparison{pkg: &p, kernel: k, rounds: job.Rounds, fn: reflect.ValueOf(kernels[p.Name][k.Name]), mod: mod, out: w}
			if err := c.run(); err != nil {
				return fmt.Errorf("package %s, kernel %s: %w", p.Name, k.Name, err)
			}
		}
		mod.Close()
	}
	return w.Flush()
}

// comparison compares one kernel.
type comparison struct {
	pkg    *Package
	kernel Kernel
	rounds int
	fn     reflect.Value
	mod    *irexec.Module
	out    *bufio.Writer
}

func (c *comparison) tell(e Event) error {
	e.Package, e.Kernel = c.pkg.Name, c.kernel.Name
	return tell(c.out, e)
}

func tell(w *bufio.Writer, e Event) error {
	b, err := json.Marshal(e)
	if err != nil {
		return err
	}
	if _, err := w.Write(append(b, '\n')); err != nil {
		return err
	}
	return w.Flush()
}

func (c *comparison) run() error {
	for round := range c.rounds {
		in := arguments(c.fn.Type(), c.kernel, round)
		native, compiled := in.clone(), in.clone()
		if err := c.tell(Event{Round: round, Side: Native}); err != nil {
			return err
		}
		nativeFailure := c.native(native)
		if err := c.tell(Event{Round: round, Side: Compiled}); err != nil {
			return err
		}
		compiledFailure, err := c.compiled(compiled)
		if err != nil {
			return err
		}
		if c.kernel.AnyFailure && nativeFailure != "" && compiledFailure != "" {
			continue
		}
		if nativeFailure != compiledFailure || !equal(native, compiled) {
			return c.tell(Event{Round: round, Input: in.String(), Native: describe(nativeFailure, native), Compiled: describe(compiledFailure, compiled)})
		}
		if len(in) == 0 {
			break // every round is the same
		}
	}
	return c.tell(Event{})
}

func describe(failure string, memory memory) string {
	if failure == "" {
		return memory.String()
	}
	return fmt.Sprintf("%s, %s", memory, failure)
}

// native calls the function and returns the failure that it ends with.
func (c *comparison) native(m memory) (failure string) {
	defer func() {
		if r := recover(); r != nil {
			failure = fmt.Sprintf("fails in line %d: %s", failingLine(), nativeText(r))
		}
	}()
	c.fn.Call(append([]reflect.Value{reflect.ValueOf((*gpu.Thread)(nil))}, m...))
	return ""
}

// failingLine returns the line of the innermost function that a panic has come from, outside
// package runtime and the packages whose failures are reported at the call.
func failingLine() int {
	pc := make([]uintptr, 64)
	frames := runtime.CallersFrames(pc[:runtime.Callers(0, pc)])
	panicking := false
	for {
		f, more := frames.Next()
		switch {
		case f.Function == "runtime.gopanic":
			panicking = true
		case panicking && !strings.HasPrefix(f.Function, "runtime.") && !fault.ReportedAtCall(f.Function[:max(strings.LastIndex(f.Function, "."), 0)]):
			return f.Line
		}
		if !more {
			return 0
		}
	}
}

// nativeText returns the text of a panic as package fault words it.
func nativeText(r any) string {
	switch r := r.(type) {
	case runtime.Error:
		text := strings.TrimPrefix(r.Error(), "runtime error: ")
		// One text serves for s[lo:hi] and s[lo:hi:max].
		if strings.HasPrefix(text, "slice bounds out of range [") && strings.HasSuffix(text, ":]") && strings.Count(text, ":") == 2 && !strings.Contains(text, "[:") {
			text = strings.TrimSuffix(text, ":]") + "]"
		}
		return text
	case string:
		return "panic: " + r
	}
	if t := reflect.TypeOf(r); t.PkgPath() != "" {
		return fmt.Sprintf("panic: %s(%v)", t, r)
	}
	return fmt.Sprintf("panic: %v", r)
}

// compiled runs the IR and returns the failure that it ends with.
func (c *comparison) compiled(m memory) (string, error) {
	var pin runtime.Pinner
	defer pin.Unpin()
	var params []byte
	for _, s := range m {
		p := unsafe.Pointer(nil)
		if s.Len() > 0 {
			p = s.UnsafePointer()
			pin.Pin(p)
		}
		params = binary.LittleEndian.AppendUint64(params, uint64(uintptr(p)))
		params = binary.LittleEndian.AppendUint64(params, uint64(s.Len()))
	}
	rec, err := c.mod.Run(c.kernel.Symbol, [3]int{1, 1, 1}, [3]int{1, 1, 1}, params)
	if err != nil || rec == nil {
		return "", err
	}
	s := c.pkg.Sites[rec.Site]
	return fmt.Sprintf("fails in line %d: %s", s.Line, fault.Message(s.Kind, s.Text, rec.Values[0], rec.Values[1])), nil
}
