// Package gpu_test runs the scripts for GPU hosts with programs that stand in for those of a host.
package gpu_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// place is a folder as dist.sh makes it, of scripts that say what they were started with.
type place struct{ dir, path string }

func newPlace(t *testing.T) place {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the scripts are for Linux")
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("no bash")
	}
	p := place{dir: filepath.Join(t.TempDir(), "gpu")}
	p.path = filepath.Join(p.dir, "path")
	for _, name := range []string{"run-all.sh", "benches.sh", "network.sh", "network/gdrcopy.c", "network/heaps.c", "network/host.sh"} {
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

// run runs run-all.sh and returns what it printed.
func (p place) run(args ...string) (string, error) {
	cmd := exec.Command("bash", append([]string{filepath.Join(p.dir, "run-all.sh")}, args...)...)
	cmd.Env = append(os.Environ(), "PATH="+p.path+":"+os.Getenv("PATH"), "GPUC_NVSHMEM="+filepath.Join(p.dir, "nvshmem"), "LD_LIBRARY_PATH=", "CUDA_VISIBLE_DEVICES=")
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
	if out, err := exec.Command("go", "build", "-o", filepath.Join(p.dir, "bin", "pairs-sanitized"), "../pairs").CombinedOutput(); err != nil {
		t.Fatalf("%v:\n%s", err, out)
	}
	p.write(t, "bin/gpuc", "#!/bin/sh\nfor name; do :; done\n[ \"$name\" != -twins ] || exit 0\n[ \"$name\" != \"$fails\" ] || exit 1\necho 'PE 0: the twin is right'\necho \"PE 0: reported: race of $name\"\nexit 1\n")
	started := filepath.Join(p.dir, "started")
	p.write(t, "path/nvidia-cuda-mps-control", "#!/bin/sh\n[ \"$1\" != -d ] || echo >>"+started+"\n")
	p.write(t, "path/nvidia-smi", "#!/bin/sh\nif [ \"$1\" = -L ]; then echo GPU 0; else echo NVIDIA Fake; fi\n")
	run := func() (string, int, error) {
		os.Remove(started)
		text, err := p.run("-steps", "pairs", "-run", "^Push/[a-f]|^Relay")
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
