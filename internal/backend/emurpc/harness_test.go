package emurpc_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/backend/emurpc"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// setup is a job of a test.
type setup struct {
	emu.Config
	procs int // 0 for PEs that have their GPUs in their own process
	// aborted ends when the job does, if it is set.
	aborted context.Context
	// prints takes what the kernels of each PE print.
	prints []strings.Builder
}

// host is one PE's host.
type host struct {
	dev  driver.Device
	s    driver.Stream
	rank int
	cut  func() // breaks the connection of its process
}

// run runs body on every PE, and returns what each returned.
func run(tb testing.TB, c *setup, body func(h *host) error) []error {
	tb.Helper()
	if c.aborted == nil {
		c.aborted = context.Background()
	}
	c.prints = make([]strings.Builder, c.PEs)
	w := emu.NewWorld(c.Config)
	devices, cuts := make([]driver.Device, c.PEs), make([]func(), c.PEs)
	for rank := range c.PEs {
		devices[rank] = w.Device(rank)
		if c.procs == 0 {
			w.PrintTo(rank, &c.prints[rank])
		}
	}
	server := emurpc.NewServer(w, false, c.aborted)
	var links []*emurpc.Client
	for p := range c.procs {
		first := p * c.PEs / c.procs
		count := (p+1)*c.PEs/c.procs - first
		here, there := net.Pipe()
		server.Serve(here, here, first, count)
		l, err := emurpc.Dial(there, there, emurpc.Config{First: first, Count: count, Stdout: func(pe int) io.Writer { return &c.prints[pe] }, Aborted: c.aborted})
		if err != nil {
			tb.Fatal(err)
		}
		links = append(links, l)
		for rank := first; rank < first+count; rank++ {
			devices[rank], cuts[rank] = l.Device(rank), func() { here.Close() }
		}
	}
	errs := make([]error, c.PEs)
	var wg sync.WaitGroup
	for rank := range c.PEs {
		wg.Go(func() {
			h := &host{dev: devices[rank], rank: rank, cut: cuts[rank]}
			if h.s, errs[rank] = h.dev.NewStream(); errs[rank] == nil {
				errs[rank] = body(h)
			}
			if errs[rank] != nil {
				h.dev.Abort()
			}
			if err := h.dev.Close(); errs[rank] == nil {
				errs[rank] = err
			}
		})
	}
	wg.Wait()
	for _, l := range links {
		l.Close()
	}
	server.Wait(tb.Context())
	return errs
}

// mustRun is run of a body that must not fail.
func mustRun(tb testing.TB, c *setup, body func(h *host) error) {
	tb.Helper()
	for rank, err := range run(tb, c, body) {
		if err != nil {
			tb.Fatalf("PE %d: %v", rank, err)
		}
	}
}

// traced is mustRun that returns the decisions of the scheduler.
func traced(tb testing.TB, c *setup, body func(h *host) error) string {
	tb.Helper()
	var trace bytes.Buffer
	c.Trace = &trace
	mustRun(tb, c, body)
	return trace.String()
}

// args are the fields of the parameter of all kernels.
type args struct {
	Dst, Src shmem.Sym[int32]
	Sig      shmem.Signal
	Plain    []int32
	N        [2]int32
	Last     uint8
}

// The kernels of the tests.
var kernels = []struct {
	name       string
	collective bool
	f          func(t *gpu.Thread, a args)
}{
	{"shift", true, shift},
	{"add", false, add},
	{"say", false, say},
	{"fail", false, fail},
	{"wait", true, wait},
}

// shift sends Src to the next PE's Dst, and waits for the one before.
func shift(t *gpu.Thread, a args) {
	shmem.PutSignalNBI(t.Block(), a.Dst, a.Src, a.Sig, uint64(a.N[1]), shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	shmem.SignalWaitUntil(t, a.Sig, shmem.CmpGE, uint64(a.N[1]))
	t.Block().Sync()
	shmem.Quiet(t.Block())
}

// add adds N[0] and Last to all of Plain.
func add(t *gpu.Thread, a args) {
	for i := range t.Grid().Stride(len(a.Plain)) {
		a.Plain[i] += a.N[0] + int32(a.Last)
	}
}

func say(t *gpu.Thread, a args) {
	gpu.Printf(t, "says %d", a.N[0])
	gpu.Printf(t, " and\nno more\n")
}

func fail(t *gpu.Thread, a args) { a.Plain[len(a.Plain)+int(a.N[0])] = 1 }

func wait(t *gpu.Thread, a args) { shmem.SignalWaitUntil(t, a.Sig, shmem.CmpGE, 1) }

// artifact is that of the kernels.
func artifact() *driver.Artifact {
	a := &driver.Artifact{Manifest: &manifest.Manifest{}}
	for _, k := range kernels {
		a.Manifest.Kernels = append(a.Manifest.Kernels, manifest.Kernel{Name: k.name, Collective: k.collective, Shmem: true, Params: []manifest.Param{{
			Name: "a", Kind: manifest.Struct, Fields: []manifest.Param{
				{Name: "Dst", Kind: manifest.Sym, Size: 4}, {Name: "Src", Kind: manifest.Sym, Size: 4}, {Name: "Sig", Kind: manifest.Signal},
				{Name: "Plain", Kind: manifest.Slice, Size: 4},
				{Name: "N", Kind: manifest.Array, Len: 2, Fields: []manifest.Param{{Kind: manifest.Scalar, Size: 4}}},
				{Name: "Last", Kind: manifest.Scalar, Size: 1},
			},
		}}})
	}
	a.Functions = []func() any{
		func() any { return shift }, func() any { return add }, func() any { return say }, func() any { return fail }, func() any { return wait },
	}
	return a
}

// operands are the memory that a kernel takes, and the numbers.
type operands struct {
	dst, src, sig, plain driver.Mem
	n                    [2]int32
	last                 uint8
}

// launch enqueues a kernel by its number, as generated code does.
func (h *host) launch(m driver.Module, k, threads int, o operands) error {
	var b []byte
	for _, m := range []driver.Mem{o.dst, o.src} {
		b = binary.LittleEndian.AppendUint64(b, uint64(m.Address()))
		b = binary.LittleEndian.AppendUint64(b, uint64(m.Bytes/4))
	}
	b = binary.LittleEndian.AppendUint64(b, uint64(o.sig.Address()))
	b = binary.LittleEndian.AppendUint64(b, uint64(o.plain.Address()))
	b = binary.LittleEndian.AppendUint64(b, uint64(o.plain.Bytes/4))
	b = binary.LittleEndian.AppendUint32(b, uint32(o.n[0]))
	b = binary.LittleEndian.AppendUint32(b, uint32(o.n[1]))
	b = append(b, o.last)
	a := &driver.Args{Params: b}
	if _, ok := m.(driver.ByBuffer); !ok {
		v := args{
			Dst: shmem.NewSym[int32](o.dst.Emu), Src: shmem.NewSym[int32](o.src.Emu), Sig: shmem.NewSignal(o.sig.Emu),
			Plain: unsafe.Slice((*int32)(o.plain.Emu.Base), o.plain.Bytes/4), N: o.n, Last: o.last,
		}
		a.Run = func(t *gpu.Thread) { kernels[k].f(t, v) }
	}
	return m.Launch(h.s, k, driver.LaunchConfig{Grid: threadapi.Dim3{X: 1, Y: 1, Z: 1}, Block: threadapi.Dim3{X: threads, Y: 1, Z: 1}}, a)
}

// ints returns the bytes of numbers, which share their memory.
func ints(v []int32) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(v))), 4*len(v))
}
