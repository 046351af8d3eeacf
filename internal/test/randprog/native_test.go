package randprog

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// nativeMain runs kernels that it is told on standard input, as (*native).run writes
// it.
const nativeMain = `//go:build native

package main

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func slice[T any](memory []uint64, a [2]uint64) []T {
	return unsafe.Slice((*T)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(memory)), a[0])), a[1])[:a[1]:a[1]]
}

func scalar[T any](a *[2]uint64) T { return *(*T)(unsafe.Pointer(a)) }

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	for {
		var head [3]uint32 // kernel, words of memory, parameters
		if err := binary.Read(in, binary.LittleEndian, &head); err == io.EOF {
			return
		}
		memory, args := make([]uint64, head[1]), make([][2]uint64, head[2])
		binary.Read(in, binary.LittleEndian, memory)
		binary.Read(in, binary.LittleEndian, args)
		msg, line := run(kernels[head[0]], memory, args)
		binary.Write(out, binary.LittleEndian, memory)
		binary.Write(out, binary.LittleEndian, [2]uint32{uint32(line), uint32(len(msg))})
		out.WriteString(msg)
		out.Flush()
	}
}

func run(k func([]uint64, [][2]uint64), memory []uint64, args [][2]uint64) (msg string, line int) {
	defer func() {
		r := recover()
		switch r := r.(type) {
		case nil:
			return
		case runtime.Error:
			msg = strings.TrimPrefix(r.Error(), "runtime error: ")
			// One text serves for s[lo:hi] and s[lo:hi:max].
			if strings.HasPrefix(msg, "slice bounds out of range [") && strings.HasSuffix(msg, ":]") && strings.Count(msg, ":") == 2 && !strings.Contains(msg, "[:") {
				msg = strings.TrimSuffix(msg, ":]") + "]"
			}
		default:
			msg = fmt.Sprintf("panic: %v", r)
		}
		var pcs [64]uintptr
		frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs[:])])
		for {
			f, more := frames.Next()
			if strings.HasSuffix(f.File, "/programs.go") {
				line = f.Line
				return
			}
			if !more {
				return
			}
		}
	}()
	k(memory, args)
	return "", 0
}

var kernels = []func([]uint64, [][2]uint64){
`

// native is a process that runs a batch of programs as Go.
type native struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// write writes the programs as a package into dir.
func write(dir string, programs []*Program) error {
	if err := usermod.Write(dir, "example.com/random", "../../.."); err != nil {
		return err
	}
	var b strings.Builder
	b.WriteString(nativeMain)
	for _, p := range programs {
		fmt.Fprintf(&b, "\tfunc(m []uint64, a [][2]uint64) {\n\t\t%s(new(gpu.Thread)", p.Kernel)
		for i, q := range p.Params {
			if q.Slice {
				fmt.Fprintf(&b, ", slice[%s](m, a[%d])", q.Type, i)
			} else {
				fmt.Fprintf(&b, ", scalar[%s](&a[%d])", q.Type, i)
			}
		}
		b.WriteString(")\n\t},\n")
	}
	b.WriteString("}\n")
	for name, text := range map[string]string{"programs.go": source(programs), "main.go": b.String()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// build builds and starts the package in dir.
func build(dir string) (*native, error) {
	exe := filepath.Join(dir, "native")
	cmd := exec.Command("go", "build", "-tags", "native", "-o", exe, ".")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("build the programs natively: %w\n%s", err, out)
	}
	n := &native{cmd: exec.Command(exe)}
	n.cmd.Stderr = os.Stderr
	in, err := n.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := n.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	n.in, n.out = in, bufio.NewReader(out)
	return n, n.cmd.Start()
}

// kill ends the process where an error keeps close from being called.
func (n *native) kill() {
	n.cmd.Process.Kill()
	n.in.Close()
	n.cmd.Wait()
}

func (n *native) close() error {
	n.in.Close()
	return n.cmd.Wait()
}

// run runs the kernel with a number.
func (n *native) run(kernel int, in input) (outcome, error) {
	var b []byte
	for _, x := range []int{kernel, len(in.memory), len(in.args)} {
		b = binary.LittleEndian.AppendUint32(b, uint32(x))
	}
	b = append(b, bytesOf(in.memory)...)
	for _, a := range in.args {
		b = binary.LittleEndian.AppendUint64(b, a[0])
		b = binary.LittleEndian.AppendUint64(b, a[1])
	}
	watchdog := time.AfterFunc(20*time.Second, func() { n.cmd.Process.Kill() })
	defer watchdog.Stop()
	if _, err := n.in.Write(b); err != nil {
		return outcome{}, fmt.Errorf("call a native kernel: %w", err)
	}
	out := outcome{memory: make([]uint64, len(in.memory))}
	if _, err := io.ReadFull(n.out, bytesOf(out.memory)); err != nil {
		return outcome{}, fmt.Errorf("read what a native kernel wrote: %w", err)
	}
	var tail [8]byte
	if _, err := io.ReadFull(n.out, tail[:]); err != nil {
		return outcome{}, fmt.Errorf("read what a native kernel wrote: %w", err)
	}
	msg := make([]byte, binary.LittleEndian.Uint32(tail[4:]))
	if _, err := io.ReadFull(n.out, msg); err != nil {
		return outcome{}, fmt.Errorf("read why a native kernel failed: %w", err)
	}
	out.message, out.line = string(msg), int(binary.LittleEndian.Uint32(tail[:]))
	return out, nil
}
