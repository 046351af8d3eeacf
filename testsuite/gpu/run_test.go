package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// TestMain is the command where the test binary has its name.
func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) == "gpu" {
		main()
	}
	os.Exit(m.Run())
}

// place is a folder as dist makes it, of scripts that say what they were started with.
type place struct{ dir, path string }

func newPlace(t *testing.T) place {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("GPU hosts have Linux")
	}
	if testing.Short() {
		t.Skip("it starts programs")
	}
	p := place{dir: filepath.Join(t.TempDir(), "gpu")}
	p.path = filepath.Join(p.dir, "path")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	p.write(t, "gpu", string(binary))
	p.write(t, "VERSION", "gpuc v1\n")
	p.write(t, "tmp/empty", "")
	for _, name := range []string{"network/gdrcopy.c", "network/heaps.c", "network/rma.c", "network/host.sh"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		p.write(t, name, string(text))
	}
	const says = "#!/bin/sh\necho \"$NVSHMEM_DISABLE_P2P $NVSHMEM_REMOTE_TRANSPORT $NVSHMEM_HEAP_KIND $UCX_NET_DEVICES\"\necho \"libraries $LD_LIBRARY_PATH\"\necho \"modules $UCX_MODULE_DIR\"\n"
	p.write(t, "bin/gpuc", says)
	p.write(t, "test/ring.test", "#!/bin/sh\nif [ \"$1\" = -test.list ]; then echo TestA; echo TestRegistered; exit; fi\n"+says[len("#!/bin/sh\n"):]+"echo \"--- PASS: $*\"\n")
	p.write(t, "test/ring.test.args", "-gpuc.backend=cuda -gpuc.np=NP\n")
	p.write(t, "path/nvidia-smi", "#!/bin/sh\nif [ \"$1\" = -L ]; then echo GPU 0; echo GPU 1; else echo NVIDIA Fake; fi\n")
	p.write(t, "path/cc", "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\n: >\"$2\"\n")
	p.write(t, "nvshmem/lib/nvshmem_transport_ucx.so.3", "")
	p.write(t, "ucx/libucp.so.0", "")
	return p
}

// write writes a file that can be run.
func (p place) write(t *testing.T, name, text string) {
	t.Helper()
	name = filepath.Join(p.dir, name)
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o777); err != nil {
		t.Fatal(err)
	}
}

// run runs gpu run, and returns what it printed.
func (p place) run(args ...string) (string, error) {
	cmd := exec.Command(filepath.Join(p.dir, "gpu"), append([]string{"run", "-out", filepath.Join(p.dir, "out")}, args...)...)
	cmd.Env = append(os.Environ(), "PATH="+p.path+":"+os.Getenv("PATH"), "GPUC_NVSHMEM="+filepath.Join(p.dir, "nvshmem"), "LD_LIBRARY_PATH=", "CUDA_VISIBLE_DEVICES=", "TMPDIR="+filepath.Join(p.dir, "tmp"))
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// output returns what a step printed.
func (p place) output(t *testing.T, step string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.dir, "out", step+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestNetworkMode runs tests and examples over the network, with the libraries that it needs.
func TestNetworkMode(t *testing.T) {
	p := newPlace(t)
	text, err := p.run("-network", "-steps", "conformance,examples")
	// There is no C++ program in the folder, so that two steps fail, each of which is told twice.
	if err == nil || strings.Count(text, "FAIL") != 4 || !strings.Contains(text, "bench-peers") || !strings.Contains(text, "network-fresh") {
		t.Fatalf("%v:\n%s", err, text)
	}
	ucx, lib := filepath.Join(p.dir, "ucx"), filepath.Join(p.dir, "nvshmem", "lib")
	for _, step := range []string{"test-ring", "example-jacobi-persistent", "example-moe"} {
		out := p.output(t, step)
		for _, want := range []string{"1 ucx SYSMEM lo\n", "/lib:" + ucx + ":" + lib + "\n", "modules " + ucx + "/ucx\n"} {
			if !strings.Contains(out, want) {
				t.Errorf("%s has no %q:\n%s", step, want, out)
			}
		}
	}
	if out := p.output(t, "test-ring"); !strings.Contains(out, "^TestA$") || strings.Contains(out, "^TestRegistered$") {
		t.Errorf("the tests that ran:\n%s", out)
	}
	if out := p.output(t, "summary"); !strings.Contains(out, "\nnetwork: no peer access") || !strings.Contains(out, "left out: TestRegistered") {
		t.Errorf("summary:\n%s", out)
	}
}

// TestNetworkModeOfNCCL: kernels of NCCL go by its plug-in, and two of four PEs address each other in mixed steps.
func TestNetworkModeOfNCCL(t *testing.T) {
	t.Setenv("GPUC_TRANSPORT", "nccl-gin")
	t.Setenv("GPUC_NCCL_LIBRARY", "/nccl/libnccl.so.2")
	p := newPlace(t)
	const says = "#!/bin/sh\necho \"$NCCL_RMA_PLUGIN $NCCL_GIN_TYPE $NCCL_LSA_TEAM_SIZE $NCCL_MULTI_RANK_GPU_ENABLE.\"\n"
	p.write(t, "bin/gpuc", says)
	if text, err := p.run("-network", "-steps", "example-moe"); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if out := p.output(t, "example-moe"); !strings.Contains(out, "/lib/libnccl-rma-tcp.so 2 1 .\n") {
		t.Errorf("an example says\n%s", out)
	}
	if err := os.RemoveAll(filepath.Join(p.dir, "out")); err != nil {
		t.Fatal(err)
	}
	if text, err := p.run("-network", "-np", "4", "-steps", "mixed-ring"); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if out := p.output(t, "mixed-ring"); !strings.Contains(out, "/lib/libnccl-rma-tcp.so 2 2 1.\n") {
		t.Errorf("two of four PEs say\n%s", out)
	}
}

// TestNetworkJobsDoNotShareAHeap: NVSHMEM gives the heap in host memory one name for all jobs of a
// machine. Those that run at once have shared memory of their own, or they run one at a time.
func TestNetworkJobsDoNotShareAHeap(t *testing.T) {
	const own = "#!/bin/bash\n[ \"$2\" != mount ] || exit 0\nshift\nexec \"$@\"\n"
	for name, test := range map[string]struct{ unshare, job, summary string }{
		"apart":    {own, "mounted: -t tmpfs tmpfs /dev/shm\n", ""},
		"in turns": {"#!/bin/sh\nexit 1\n", "", ", jobs at once: 1"},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t)
			p.write(t, "path/nproc", "#!/bin/sh\necho 64\n")
			p.write(t, "path/unshare", test.unshare)
			p.write(t, "path/mount", "#!/bin/sh\necho \"mounted: $*\"\n")
			_, _ = p.run("-network", "-steps", "conformance") // there is no C++ program, as above
			if out := p.output(t, "test-ring"); strings.Count(out, "mounted") != strings.Count(test.job, "mounted") || !strings.Contains(out, test.job+"1 ucx SYSMEM") || !strings.Contains(out, "\n1 tests passed") {
				t.Errorf("the tests:\n%s", out)
			}
			if out := p.output(t, "summary"); !strings.Contains(out, test.summary) || test.summary == "" && strings.Contains(out, "jobs at once: 1\n") {
				t.Errorf("summary:\n%s", out)
			}
		})
	}
}

// TestNetworkModeSaysWhatIsMissing.
func TestNetworkModeSaysWhatIsMissing(t *testing.T) {
	for name, test := range map[string]struct {
		remove string
		args   []string
		want   string
	}{
		"transport":     {"nvshmem/lib/nvshmem_transport_ucx.so.3", nil, "has no nvshmem_transport_ucx.so.3"},
		"UCX":           {"ucx/libucp.so.0", nil, "-network: no UCX; -ucx names the folder with libucp.so.0"},
		"too many PEs":  {"none", []string{"-np", "3"}, "-network: there are 2 GPUs, which more PEs can share by MPS alone"},
		"C compiler":    {"network/gdrcopy.c", nil, ""},
		"absent folder": {"ucx/libucp.so.0", []string{"-ucx", "/nonexistent"}, "-network: no UCX"},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t)
			os.Remove(filepath.Join(p.dir, test.remove))
			if name == "C compiler" {
				p.write(t, "path/cc", "#!/bin/sh\nexit 1\n")
				test.want = "-network: no libgdrapi.so.2, and no C compiler to build it"
			}
			text, err := p.run(append([]string{"-network"}, test.args...)...)
			if err == nil || !strings.Contains(text, test.want) || strings.Contains(text, "PASS") {
				t.Errorf("%v, want %q:\n%s", err, test.want, text)
			}
		})
	}
}

// TestHostsThatArePlayed has four PEs share two GPUs on two hosts, which reach each other over the
// network alone.
func TestHostsThatArePlayed(t *testing.T) {
	p := newPlace(t)
	p.write(t, "path/nvidia-cuda-mps-control", "#!/bin/sh\n")
	p.write(t, "bin/gpuc", "#!/bin/sh\necho \"started: $*\"\necho \"$NVSHMEM_DISABLE_P2P $NVSHMEM_HEAP_KIND $CUDA_MPS_ACTIVE_THREAD_PERCENTAGE $heaps\"\necho | nvidia-cuda-mps-control && command -v nvidia-cuda-mps-control\n")
	text, err := p.run("-network", "-np", "4", "-steps", "mixed")
	if err != nil || !strings.Contains(text, "shared: the 4 PEs share 2, MPS: yes") {
		t.Fatalf("%v:\n%s", err, text)
	}
	out := p.output(t, "mixed-ring")
	for _, want := range []string{"-rsh " + p.dir + "/network/host.sh -hosts one:2,two:2 " + p.dir + "/bin/ring\n", "\n0 SYSMEM 40 ", "/lib/libheaps.so\n", "/path/nvidia-cuda-mps-control\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q:\n%s", want, out)
		}
	}
}

// TestPairs runs pairs of which all mistakes are reported, and then again with a twin that fails. The
// next pair has another MPS then.
func TestPairs(t *testing.T) {
	p := newPlace(t)
	if out, err := exec.Command("go", "build", "-ldflags=-s", "-o", filepath.Join(p.dir, "bin", "pairs-sanitized"), "../pairs").CombinedOutput(); err != nil {
		t.Fatalf("%v:\n%s", err, out)
	}
	p.write(t, "bin/gpuc", "#!/bin/sh\nfor name; do :; done\n[ \"$name\" != -twins ] || exit 0\n[ \"$name\" != \"$fails\" ] || exit 1\necho 'PE 0: the twin is right'\necho \"PE 0: reported: race of $name\"\nexit 1\n")
	started := filepath.Join(p.dir, "started")
	p.write(t, "path/nvidia-cuda-mps-control", "#!/bin/sh\n[ \"$1\" != -d ] || echo >>"+started+"\n")
	p.write(t, "path/nvidia-smi", "#!/bin/sh\nif [ \"$1\" = -L ]; then echo GPU 0; else echo NVIDIA Fake; fi\n")
	run := func() (string, int, error) {
		if err := errors.Join(os.RemoveAll(started), os.RemoveAll(filepath.Join(p.dir, "out"))); err != nil {
			t.Fatal(err)
		}
		text, err := p.run("-np", "2", "-steps", "pairs", "-run", "^Push/[a-f]|^Relay")
		lines, _ := os.ReadFile(started)
		return text, len(lines), err
	}
	text, before, err := run()
	if err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	out := p.output(t, "pairs-results")
	for _, want := range []string{"race of Push/device fence\n", "twin clean  mistake reported", "\n7 pairs of ", "no seed of 10: Relay, RelayStore\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q:\n%s", want, out)
		}
	}
	t.Setenv("fails", "Push/answered early")
	if text, after, err := run(); err == nil || after != before+1 || !strings.Contains(text, "not clean: Push/answered early\n") {
		t.Errorf("%v, MPS started %d times, and before %d times:\n%s", err, after, before, text)
	}
	if files, err := os.ReadDir(filepath.Join(p.dir, "tmp")); err != nil || len(files) != 1 {
		t.Errorf("temporary files are left: %v, %v", files, err)
	}
}

// TestStandInsCompile without a warning.
func TestStandInsCompile(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler")
	}
	for _, name := range []string{"gdrcopy.c", "heaps.c"} {
		lib := filepath.Join(t.TempDir(), "lib.so")
		if out, err := exec.Command(cc, "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o", lib, "network/"+name).CombinedOutput(); err != nil {
			t.Errorf("%s: %v:\n%s", name, err, out)
		}
	}
}

// TestNextRunDoesWhatIsLeft runs items of which one fails, and the time is over in another. The next run
// begins with what has not run, then runs what has failed, and leaves out what has passed.
func TestNextRunDoesWhatIsLeft(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ran")
	run := func(over string) (names []string, text string, isLeft bool) {
		ran, err := readRecord(file, "v1")
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		err = (&session{ran: ran}).jobs(ctx, "test-ring", 1, []string{"Fails", "Passes", "Over", "Waits"}, func(ctx context.Context, item string) error {
			names = append(names, item)
			if item == over {
				cancel()
			}
			if item == "Fails" {
				return errors.New("it fails")
			}
			return ctx.Err()
		})
		return names, err.Error(), errors.As(err, new(errLeft))
	}
	names, text, isLeft := run("Over")
	if want := []string{"Fails", "Passes", "Over"}; !slices.Equal(names, want) || text != "failed: Fails\nno time left for Over, Waits" || !isLeft {
		t.Errorf("ran %v, want %v; left %t: %s", names, want, isLeft, text)
	}
	names, text, isLeft = run("none")
	if want := []string{"Over", "Waits", "Fails"}; !slices.Equal(names, want) || text != "failed: Fails" || isLeft {
		t.Errorf("ran %v, want %v; left %t: %s", names, want, isLeft, text)
	}
	if _, err := readRecord(file, "v2"); err == nil || !strings.Contains(err.Error(), "-out") {
		t.Errorf("results of another version: error %v", err)
	}
}

// TestSecondRun leaves out steps that have passed, and keeps what both runs have printed.
func TestSecondRun(t *testing.T) {
	p := newPlace(t)
	p.write(t, "test/ring.test", "#!/bin/sh\nif [ \"$1\" = -test.list ]; then echo TestA; echo TestB; exit; fi\nfor name; do :; done\n[ \"$name\" != '^TestB$' ] || [ -n \"$mended\" ] || exit 1\necho \"--- PASS: $name\"\n")
	if text, err := p.run("-steps", "conformance,example-moe"); err == nil || !strings.Contains(text, "FAIL (failed: TestB)") || !strings.Contains(text, "example-moe") {
		t.Errorf("%v:\n%s", err, text)
	}
	t.Setenv("mended", "yes")
	text, err := p.run("-steps", "conformance,example-moe")
	before, _, _ := strings.Cut(text, "\nrun: ")
	if err != nil || strings.Contains(before, "example-moe") || !strings.Contains(before, "PASS") {
		t.Errorf("%v:\n%s", err, text)
	}
	if out := p.output(t, "test-ring"); !strings.Contains(out, "\n2 tests passed\n") {
		t.Errorf("the tests of both runs:\n%s", out)
	}
}

// TestEveryStepHasItsProgram compares the programs that steps run with those that dist builds.
func TestEveryStepHasItsProgram(t *testing.T) {
	built := map[string]bool{}
	for _, pr := range distPrograms {
		built[filepath.Base(pr.pkg)+pr.suffix] = true
	}
	for _, dir := range []string{"1", "2", "3", "4", "5", "6", "stencil"} {
		built["lab-"+dir] = true
	}
	lines := jacobi + exampleLines + ownGPU + withNCCL
	for line := range strings.Lines(lines) {
		if words := strings.Fields(line); len(words) > 1 && !built[words[1]] {
			t.Errorf("%s runs %s, which dist does not build", words[0], words[1])
		}
	}
	for _, b := range append(benches, farBenches...) {
		if !built[b.program] {
			t.Errorf("the benchmark %s runs %s, which dist does not build", b.name, b.program)
		}
	}
}

// TestStepsByName compares what -steps means with the names of steps.
func TestStepsByName(t *testing.T) {
	for wanted, want := range map[string]string{
		"products":  "bench-products bench-layers",
		"host":      "bench-host bench-host-nccl bench-host-over-nccl",
		"jacobi":    "bench-jacobi bench-jacobi-1",
		"shows":     "show-index show-fail show-kill show-kill-barrier show-jit show-cubin",
		"pairs":     "pairs-twins pairs",
		"sanitizer": "sanitizer",
		"show-jit":  "show-jit",
	} {
		s := &session{steps: []string{wanted}, np: 2}
		var got []string
		for _, st := range s.list() {
			if s.wanted(st) {
				got = append(got, st.name)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("-steps %s: %s, want %s", wanted, got, want)
		}
	}
}

// TestPartsThatDoNotExist are refused before anything is built.
func TestPartsThatDoNotExist(t *testing.T) {
	out := t.TempDir()
	for _, args := range [][]string{{"-parts", "test-none"}, {"-parts", "examples,none"}, {"-ucx", out}} {
		if err := dist(context.Background(), append(args, "-out", filepath.Join(out, "gpu"))); err == nil || exists(filepath.Join(out, "gpu")) {
			t.Errorf("%v: error %v", args, err)
		}
	}
}
