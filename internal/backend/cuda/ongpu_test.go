package cuda

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// The tests named TestGPU... run on real GPUs, with -gpuc.backend=cuda. A test
// binary made by go test -c needs nothing but the GPU driver, NVSHMEM for the
// tests with several PEs, and libNVVM and nvJitLink, or -gpuc.cubin in their
// place. Since a failed kernel ends a process's context, and since a PE is a
// process, each test runs its body in processes of its own.
var (
	backend   = flag.String("gpuc.backend", "emu", "cuda: run the tests that need GPUs")
	cubinFile = flag.String("gpuc.cubin", "", "`file` with machine code of testdata/kernels.ll, instead of building it")
)

//go:embed testdata/kernels.ll
var gpuIR string

// Kernels of testdata/kernels.ll, by index.
const (
	kEmpty = iota
	kFill
	kFail
	kStray
	kWait
	kDelay
	kEmptyCollective
	kEmptyCooperative
)

func gpuArtifact(t *testing.T) *driver.Artifact {
	t.Helper()
	i32 := manifest.Param{Kind: manifest.Scalar, Size: 4}
	i64 := manifest.Param{Kind: manifest.Scalar, Size: 8}
	ptr := manifest.Param{Kind: manifest.Signal}
	a := &driver.Artifact{IR: irOf(gpuIR), Manifest: &manifest.Manifest{
		Version: manifest.Version, Package: "kernels",
		Kernels: []manifest.Kernel{
			kEmpty:            {Name: "Empty", Symbol: "gpu_empty"},
			kFill:             {Name: "Fill", Symbol: "gpu_fill", Params: []manifest.Param{i32, {Kind: manifest.Slice, Size: 4}}},
			kFail:             {Name: "Fail", Symbol: "gpu_fail", Params: []manifest.Param{i32, i32}},
			kStray:            {Name: "Stray", Symbol: "gpu_stray", Params: []manifest.Param{ptr}},
			kWait:             {Name: "Wait", Symbol: "gpu_wait", Params: []manifest.Param{ptr, i64}, Collective: true},
			kDelay:            {Name: "Delay", Symbol: "gpu_delay", Params: []manifest.Param{i64}},
			kEmptyCollective:  {Name: "EmptyCollective", Symbol: "gpu_empty", Collective: true},
			kEmptyCooperative: {Name: "EmptyCooperative", Symbol: "gpu_empty", Collective: true, Cooperative: true},
		},
		Sites: []fault.Site{
			{Kind: fault.Index, File: "k.go", Line: 10, Func: "Fail"},
			{Kind: fault.Wait, File: "k.go", Line: 20, Func: "Wait", Text: "SignalWaitUntil"},
		},
	}}
	if *cubinFile != "" {
		image, err := os.ReadFile(*cubinFile)
		if err != nil {
			t.Fatal(err)
		}
		a.IR, a.Cubins = nil, []driver.Cubin{{Arch: "sm_90", Image: image}}
	}
	return a
}

const (
	envRank = "GPUC_TEST_RANK"
	envSize = "GPUC_TEST_SIZE"
)

// onGPUs runs body as n PEs, each a process on a GPU of its own. Only the
// processes return from it having run the body.
func onGPUs(t *testing.T, n int, body func(t *testing.T, d *device)) {
	t.Helper()
	if *backend != "cuda" {
		t.Skip("needs -gpuc.backend=cuda")
	}
	if os.Getenv(envRank) != "" {
		runPE(t, body)
		return
	}
	have, err := DeviceCount()
	if err != nil {
		t.Fatal(err)
	}
	if have < n {
		t.Skipf("needs %d GPUs, there are %d", n, have)
	}
	pes := make([]*peProcess, n)
	for rank := range pes {
		pes[rank] = startPE(t, rank, n)
	}
	// PE 0 makes the NVSHMEM unique id, if it makes one; everybody gets it.
	id, _ := io.ReadAll(pes[0].fromPE)
	var wg sync.WaitGroup
	for rank, p := range pes {
		wg.Go(func() {
			p.toPE.Write(id)
			p.toPE.Close()
			if err := p.cmd.Wait(); err != nil {
				t.Errorf("PE %d: %v\n%s", rank, err, p.out.Bytes())
			} else {
				t.Logf("PE %d:\n%s", rank, p.out.Bytes())
			}
		})
	}
	wg.Wait()
}

type peProcess struct {
	cmd    *exec.Cmd
	out    bytes.Buffer
	fromPE *os.File
	toPE   *os.File
}

func startPE(t *testing.T, rank, n int) *peProcess {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	fromPE, idOut, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	idIn, toPE, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p := &peProcess{fromPE: fromPE, toPE: toPE}
	p.cmd = exec.Command(exe, "-test.run=^"+t.Name()+"$", "-test.v", "-gpuc.backend=cuda", "-gpuc.cubin="+*cubinFile)
	p.cmd.Env = append(os.Environ(), fmt.Sprint(envRank, "=", rank), fmt.Sprint(envSize, "=", n))
	p.cmd.ExtraFiles = []*os.File{idOut, idIn}
	p.cmd.Stdout, p.cmd.Stderr = &p.out, &p.out
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	idOut.Close()
	idIn.Close()
	return p
}

// runPE is the process of one PE.
func runPE(t *testing.T, body func(t *testing.T, d *device)) {
	rank, err1 := strconv.Atoi(os.Getenv(envRank))
	size, err2 := strconv.Atoi(os.Getenv(envSize))
	if err := errors.Join(err1, err2); err != nil {
		t.Fatal(err)
	}
	idOut, idIn := os.NewFile(3, "id out"), os.NewFile(4, "id in")
	if rank != 0 || size == 1 {
		idOut.Close()
	}
	share := func(_ context.Context, create func() ([]byte, error)) ([]byte, error) {
		if rank == 0 {
			id, err := create()
			if err != nil {
				return nil, err
			}
			if _, err := idOut.Write(id); err != nil {
				return nil, err
			}
			idOut.Close()
		}
		return io.ReadAll(idIn)
	}
	dev, err := Open(t.Context(), driver.Job{Rank: rank, Size: size, LocalRank: rank, ShareID: share, Getenv: os.Getenv,
		Progress: func(msg string) { t.Log(msg) }})
	if err != nil {
		t.Fatal(err)
	}
	d := dev.(*device)
	t.Log(d.Describe())
	body(t, d)
	if err := d.Close(); err != nil {
		t.Errorf("Close: %v", err)
	}
}

func TestKernelsOfTheGPUTestsAreBuilt(t *testing.T) {
	chaintest.Toolchain(t)
	gpu, err := arch.Parse("sm_90")
	if err != nil {
		t.Fatal(err)
	}
	a := gpuArtifact(t)
	svc, err := system(driver.Job{Getenv: os.Getenv})
	if err != nil {
		t.Fatal(err)
	}
	c, err := svc.build(t.Context(), a, gpu, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Arch != "sm_90" || c.Transport != "" || len(c.Image) == 0 {
		t.Errorf("built for %s with transport %q, %d bytes", c.Arch, c.Transport, len(c.Image))
	}
}

func TestMissingToolchainIsNamed(t *testing.T) {
	env := map[string]string{"GPUC_CACHE": t.TempDir(), "GPUC_TOOLCHAIN": t.TempDir()}
	gpu, err := arch.Parse("sm_90")
	if err != nil {
		t.Fatal(err)
	}
	svc, err := system(driver.Job{Getenv: func(name string) string { return env[name] }})
	if err != nil {
		t.Fatal(err)
	}
	_, err = svc.build(t.Context(), gpuArtifact(t), gpu, nil)
	if err == nil || !strings.Contains(err.Error(), "GPUC_TOOLCHAIN") {
		t.Errorf("got %v", err)
	}
}
