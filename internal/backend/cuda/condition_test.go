package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// conditional captures a condition whose bodies are those given.
func conditional(s *stream, kind driver.ConditionKind, word driver.Mem, bodies ...func() error) error {
	c, err := s.BeginCondition(kind, word, len(bodies))
	if err != nil {
		return err
	}
	for _, f := range bodies {
		if err := errors.Join(c.BeginBody(), f(), c.EndBody()); err != nil {
			return err
		}
	}
	return nil
}

// TestConditionsBecomeNodes: the setter runs before each, and at the end of a loop.
func TestConditionsBecomeNodes(t *testing.T) {
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	other := stream1(t, d)
	word, err := d.Alloc(4, nil)
	must(t, err)
	launch := func() error { return m.Launch(s, 0, oneBlock, &driver.Args{}) }
	setter := f.kernels[setterKernel]
	own := s.h
	must(t, s.BeginCapture(), launch(), conditional(s, driver.If, word, func() error {
		handle, at, abort := setter.setterParams()
		if handle == 0 || at != word.Addr || abort != 0 {
			t.Errorf("the setter of If gets %#x, %#x, %#x; want a handle, %#x and 0", handle, at, abort, word.Addr)
		}
		if s.h == own {
			t.Error("a body is captured on the stream's own handle")
		}
		fork, err := s.RecordUntimed()
		must(t, err, other.Wait(fork), other.Zero(word))
		join, err := other.RecordUntimed()
		must(t, err, s.Wait(join), fork.Close(), join.Close())
		return launch()
	}, func() error {
		if other.capture != nil {
			t.Error("a stream takes part in a body that is over")
		}
		return conditional(s, driver.While, word, launch)
	}))
	_, _, abort := setter.setterParams()
	if want := d.setter.block.addr + fault.OffAbort; abort != want {
		t.Errorf("the setter of While looks at %#x for the end of the program, want %#x", abort, want)
	}
	must(t, conditional(s, driver.Switch, word, launch, launch, launch), launch())
	if s.h != own {
		t.Error("the stream has another handle after the bodies")
	}
	g, err := s.EndCapture(nil)
	must(t, err)
	want := strings.Fields("kernel " +
		"gpuc_condition if { zero kernel } { gpuc_condition while { kernel gpuc_condition } } " +
		"gpuc_condition switch { kernel } { kernel } { kernel } kernel")
	if diff := cmp.Diff(want, f.graphs[g.(*graph).h].shape()); diff != "" {
		t.Errorf("the graph (-want +got):\n%s", diff)
	}
	if n := len(f.images); n != 2 {
		t.Errorf("%d modules were loaded, want the kernels and the setter once", n)
	}
	must(t, g.Launch(s))
	if len(s.launched) != 1 {
		t.Errorf("%d kernels are noted by a launch, want that of the bodies", len(s.launched))
	}
	must(t, s.Sync(t.Context()), g.Close(), d.Close())
	if got := f.leaks(); got != noLeaks {
		t.Errorf("after Close: %s", got)
	}
}

// TestAbortEndsLoops: the words that the setter looks at are among those that Abort sets.
func TestAbortEndsLoops(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	word, err := d.Alloc(4, nil)
	must(t, err, s.BeginCapture(), conditional(s, driver.While, word, func() error { return s.Zero(word) }))
	_, err = s.EndCapture(nil)
	must(t, err)
	d.setAbort(1)
	if got := *d.setter.block.word(0, fault.OffAbort); got != 1 {
		t.Errorf("the abort word is %d, want 1", got)
	}
}

// TestUpdatesOfConditionsMakeNewGraphs, since the driver does not say what an update does
// with conditions. What was replaced goes when its launches are done.
func TestUpdatesOfConditionsMakeNewGraphs(t *testing.T) {
	release := make(chan struct{})
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4, run: func(fakeLaunch) cu.Result {
		<-release
		return cu.Success
	}}})
	d := openFake(t, f, nil)
	m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k"}))
	s := stream1(t, d)
	word, err := d.Alloc(4, nil)
	must(t, err)
	capture := func(update driver.Graph) driver.Graph {
		t.Helper()
		must(t, s.BeginCapture(), conditional(s, driver.If, word, func() error { return s.Zero(word) }))
		g, err := s.EndCapture(update)
		must(t, err)
		return g
	}
	left := func(want int) {
		t.Helper()
		if len(f.graphs) != want || len(f.execs) != want {
			t.Errorf("%d graphs and %d executable ones, want %d", len(f.graphs), len(f.execs), want)
		}
	}
	g := capture(nil)
	capture(g)
	left(1) // nothing was launched
	must(t, m.Launch(s, 0, oneBlock, &driver.Args{}), g.Launch(s))
	capture(g)
	left(2) // the launch waits for the kernel
	close(release)
	must(t, s.Sync(t.Context()))
	capture(g)
	left(1)
	must(t, g.Launch(s), g.Close())
	left(0)
}

// TestBodyThatDoesNotEnd: with it the whole graph is given up, and the stream goes on.
func TestBodyThatDoesNotEnd(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	word, err := d.Alloc(4, nil)
	must(t, err, s.BeginCapture())
	zero := func() error { return s.Zero(word) }
	err = conditional(s, driver.If, word, func() error {
		f.unjoined = true
		defer func() { f.unjoined = false }()
		return conditional(s, driver.If, word, zero)
	})
	if err == nil || !strings.Contains(err.Error(), "cuStreamEndCapture") {
		t.Errorf("a body that is not joined: %v", err)
	}
	if _, err := s.EndCapture(nil); err == nil || !strings.Contains(err.Error(), "cuStreamEndCapture") {
		t.Errorf("the graph with it: %v", err)
	}
	must(t, s.BeginCapture(), conditional(s, driver.If, word, zero))
	g, err := s.EndCapture(nil)
	must(t, err, g.Launch(s), s.Sync(t.Context()), g.Close())
}

// TestOldDriversRefuseConditions and name the version that has them.
func TestOldDriversRefuseConditions(t *testing.T) {
	for _, c := range []struct {
		version, bodies int
		kind            driver.ConditionKind
		want            string
	}{
		{12030, 1, driver.If, "this needs a driver for CUDA 12.4 or later, the one here supports CUDA 12.3"},
		{12030, 1, driver.While, "this needs a driver for CUDA 12.4 or later, the one here supports CUDA 12.3"},
		{12040, 1, driver.While, ""},
		{12040, 2, driver.If, "this needs a driver for CUDA 12.8 or later, the one here supports CUDA 12.4"},
		{12060, 1, driver.Switch, "this needs a driver for CUDA 12.8 or later, the one here supports CUDA 12.6"},
		{12080, 2, driver.If, ""},
	} {
		f := newFakeDriver(nil)
		f.version = c.version
		d := openFake(t, f, nil)
		s := stream1(t, d)
		word, err := d.Alloc(4, nil)
		must(t, err, s.BeginCapture())
		_, err = s.BeginCondition(c.kind, word, c.bodies)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("CUDA %d, %v of %d bodies: %q, want %q", c.version, c.kind, c.bodies, got, c.want)
		}
	}
}

// TestTheSetterIsPTX that NVIDIA's compiler takes for the oldest and the newest architecture.
func TestTheSetterIsPTX(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	compiler, err := nvrtc.Open(tc.Path(toolchain.NVRTC), tc.Path(toolchain.NVRTCBuiltins))
	must(t, err)
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	must(t, err)
	for _, sm := range []string{"sm_75", "sm_90", "sm_120"} {
		gpu := chaintest.Arch(t, sm)
		other, _, err := compiler.Compile("other.cu", `extern "C" __global__ void other() {}`, nvrtc.Config{Arch: gpu})
		must(t, err)
		image, _, err := linker.Link([]jitlink.Input{
			{Name: "other.cu", Kind: jitlink.LTOIR, Data: other},
			{Name: "condition.ptx", Kind: jitlink.PTX, Data: []byte(setterPTX)},
		}, jitlink.Config{Arch: gpu})
		if err != nil {
			t.Fatalf("%s: %v", sm, err)
		}
		for _, symbol := range []string{"gpuc_condition", "cudaGraphSetConditional"} {
			if !strings.Contains(string(image), symbol) {
				t.Errorf("%s: the machine code does not name %s", sm, symbol)
			}
		}
	}
}
