package compiler

import (
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
	"github.com/gpuc-go/gpuc/ltoir"
)

// spans is a program with every kind of event; the lines with //span are of spans alone.
const spans = `package main

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Work(t *gpu.Thread, x []float32) {
	s := gpu.BeginSpan(t, "all") //span
	for i := range t.Grid().Stride(len(x)) {
		inner := gpu.BeginSpan(t, "one") //span
		x[i] *= 2
		inner.End() //span
	}
	s.End() //span
}

//gpu:kernel
func Send(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal) {
	send := gpu.BeginSpan(t, "send") //span
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, right)
	send.End() //span
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.Quiet(t.Warp())
	shmem.BarrierAll(t.Block())
	helper(t, dst)
}

//go:noinline
func helper(t *gpu.Thread, dst shmem.Sym[float32]) {
	s := gpu.BeginSpan(t, "helper") //span
	shmem.P(t, dst.At(0), 1, 0)
	s.End() //span
}
`

func compileTraced(t *testing.T, src string, level trace.Level) *Package {
	t.Helper()
	dir := t.TempDir()
	if err := usermod.Write(dir, "example.com/traced", ".."); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "kernel.go"), []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := Compile(context.Background(), Options{Dir: dir, Config: manifest.Config{Trace: string(level)}, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if p.Diags.HasErrors() {
		t.Fatal(p.Diags)
	}
	return p
}

// Without a trace a span is nothing: the IR is that of the program without the spans.
func TestSpansCostNothingWithoutATrace(t *testing.T) {
	var without strings.Builder
	for line := range strings.Lines(spans) {
		if strings.Contains(line, "//span") {
			line = "\n"
		}
		without.WriteString(line)
	}
	a, b := compileTraced(t, spans, ""), compileTraced(t, without.String(), "")
	if d := cmp.Diff(string(b.IR), string(a.IR)); d != "" {
		t.Errorf("spans change the IR (-without +with):\n%s", d)
	}
	if strings.Contains(string(a.IR), "globaltimer") || strings.Contains(string(a.IR), "gpuc_trace") {
		t.Error("the IR without a trace records something")
	}
}

func TestKernelsRecordWhatTheLevelSays(t *testing.T) {
	for _, tt := range []struct {
		level trace.Level
		want  []string // texts of the sites that are recorded
		calls int
	}{
		{trace.Waits, []string{"all", "one", "send", "helper", "SignalWaitUntil", "BarrierAll"}, 6 + 4},
		{trace.All, []string{"all", "one", "send", "helper", "SignalWaitUntil", "BarrierAll", "PutSignalNBI", "Quiet", "P"}, 9 + 4},
	} {
		t.Run(string(tt.level), func(t *testing.T) {
			p := compileTraced(t, spans, tt.level)
			got := map[string]bool{}
			for _, s := range p.Manifest.Sites {
				switch s.Kind {
				case "span", "traced", "wait":
					got[s.Text] = true
				}
			}
			want := map[string]bool{}
			for _, w := range tt.want {
				want[w] = true
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("recorded (-want +got):\n%s", d)
			}
			if n := strings.Count(string(p.IR), "call void @gpuc_trace("); n != tt.calls {
				t.Errorf("%d records are written, want %d", n, tt.calls)
			}
			// Lanes that send to different PEs, or to different signals, record what each does.
			if n := strings.Count(string(p.IR), "match.any.sync.b64"); (n == 1) != (tt.level == trace.All) {
				t.Errorf("%d times lanes are told apart by what they do", n)
			}
			// Only a thread without a ring waits for the memory of the GPU, and one that takes its ring.
			_, fn, _ := strings.Cut(string(p.IR), "@gpuc_trace(i8* %ctrl, i32* %own")
			fn, _, _ = strings.Cut(fn, "\n}")
			waits := map[string]int{}
			label := ""
			for line := range strings.Lines(fn) {
				if name, ok := strings.CutSuffix(line, ":\n"); ok {
					label = name
				}
				if strings.Contains(line, " atomicrmw ") || strings.Contains(line, " load ") && !strings.Contains(line, "* %own") {
					waits[label]++
				}
			}
			if d := cmp.Diff(map[string]int{"take": 1, "share": 1}, waits); d != "" {
				t.Errorf("blocks of gpuc_trace that wait for memory (-want +got):\n%s", d)
			}
			if p.Manifest.Trace != string(tt.level) {
				t.Errorf("the manifest says %q", p.Manifest.Trace)
			}
		})
	}
}

// What records goes through the whole chain, for the oldest GPU and for newer ones.
func TestTracedKernelsAreLinked(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Compile, toolchain.DeviceLib)
	p := compileTraced(t, spans, trace.All)
	for _, name := range []string{"sm_75", "sm_90", "sm_100"} {
		res, err := ltoir.Build(context.Background(), tc, chaintest.Cache(t), ltoir.Request{IR: p.IR, Transport: nvshmem.Transport(), Manifest: p.Manifest, Arch: chaintest.Arch(t, name)})
		if err != nil {
			t.Fatal(err)
		}
		syms, err := ltoir.Symbols(res.Image)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, f := range syms.Functions {
			found = found || f == trace.ClockKernel
		}
		if !found {
			t.Errorf("%s: the machine code lacks the kernel that reads the timer", name)
		}
	}
}

// The records of a kernel that runs on the CPU come out of the rings as they were written. Each
// thread is the first of its warp there, since threads run one after the other. The first
// thread of a block has a ring of its own, in each launch, as long as no other block has it:
// one that fails never gives it back.
func TestTracedKernelsWriteRecords(t *testing.T) {
	alone, _, _ := strings.Cut(spans, "\n//gpu:kernel\nfunc Send")
	alone += "\n//gpu:kernel\nfunc Fail(t *gpu.Thread, x []float32) { x[0] = 1 }\n"
	p := compileTraced(t, strings.Replace(alone, `"github.com/gpuc-go/gpuc/dsl/shmem"`, "", 1), trace.All)
	tc := chaintest.Toolchain(t, toolchain.Execute)
	lib, err := irexec.Open(tc.Path(toolchain.LLVMLite), tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	m, err := lib.Load(p.IR)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()

	const index = 2 // of the kernel in its module
	mem := make([]byte, 2*trace.RingsOffset+trace.RingsBytes)
	pad := -uintptr(unsafe.Pointer(&mem[0])) & (trace.RingsOffset - 1)
	ctrl := mem[pad+index*fault.BlockBytes:]
	x := make([]float32, 300)
	var pin runtime.Pinner
	pin.Pin(&x[0])
	pin.Pin(&mem[0])
	defer pin.Unpin()
	launch := func(kernel string, blocks, length int) (failed bool) {
		t.Helper()
		var params [16]byte
		binary.LittleEndian.PutUint64(params[:], uint64(uintptr(unsafe.Pointer(&x[0]))))
		binary.LittleEndian.PutUint64(params[8:], uint64(length))
		r, err := m.RunAt(kernel, [3]int{blocks, 1, 1}, [3]int{2, 1, 1}, params[:], ctrl)
		if err != nil {
			t.Fatal(err)
		}
		return r != nil
	}
	all, one := -1, -1
	for i, s := range p.Manifest.Sites {
		switch s.Text {
		case "all":
			all = i
		case "one":
			one = i
		}
	}
	type key struct{ block, thread, site int }
	rings := trace.NewRingReader(unsafe.Pointer(&mem[pad+trace.RingsOffset]))
	read := func() (got []key) {
		t.Helper()
		dropped := rings.Read(func(e trace.Entry) {
			if e.Kernel != index {
				t.Errorf("a record of kernel %d", e.Kernel)
			}
			got = append(got, key{e.Block, e.Thread, int(int32(e.Site))})
		})
		if dropped != 0 {
			t.Errorf("%d dropped", dropped)
		}
		return got
	}

	const blocks = trace.Blocks + 4
	want := map[key]int{}
	for b := range blocks {
		want[key{b, 0, -1}], want[key{b, 0, -2}] = 1, 1 // the beginning and the end
		for thread := range 2 {
			want[key{b, thread, all}] = 1
			if b*2+thread < len(x) {
				want[key{b, thread, one}] = 1
			}
		}
	}
	// inOwn counts the records in the rings that are owned.
	inOwn := func() (n int) {
		for ring := range trace.Rings {
			for slot := range trace.RingSlots {
				w := mem[int(pad)+trace.RingsOffset+(ring*trace.RingSlots+slot)*trace.RecordBytes:]
				if binary.LittleEndian.Uint32(w[12:]) == 0 {
					continue // never written
				}
				thread, block := binary.LittleEndian.Uint16(w[4*trace.WordThread:]), int(binary.LittleEndian.Uint32(w[4*trace.WordBlock:]))
				if ring%trace.Blocks != block%trace.Blocks || ring < trace.Blocks && (thread != 0 || block != ring) {
					t.Fatalf("ring %d has a record of thread %d in block %d", ring, thread, block)
				}
				if ring < trace.Blocks {
					n++
				}
			}
		}
		return n
	}
	firsts := 0
	for k := range want {
		if k.thread == 0 && k.block < trace.Blocks {
			firsts++
		}
	}
	owned := 0
	for i, more := range []int{firsts, firsts, firsts - 4} { // those of block 0 are missing last
		if launch("Work", blocks, len(x)) {
			t.Fatal("Work failed")
		}
		got := map[key]int{}
		for _, k := range read() {
			got[k]++
		}
		if d := cmp.Diff(want, got, cmp.AllowUnexported(key{})); d != "" {
			t.Errorf("launch %d: records (-want +got):\n%s", i, d)
		}
		if owned += more; inOwn() != owned {
			t.Errorf("launch %d: %d records are in rings that are owned, want %d", i, inOwn(), owned)
		}
		if i != 1 {
			continue
		}
		if !launch("Fail", 1, 0) {
			t.Fatal("Fail ran")
		}
		if d := cmp.Diff([]key{{0, 0, -1}}, read(), cmp.AllowUnexported(key{})); d != "" {
			t.Errorf("records of a kernel that fails (-want +got):\n%s", d)
		}
		owned++
	}
}
