//go:build unix

package gpurt

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// process is how a process of a test's job ended.
type process struct {
	stdout, stderr string
	code           int
}

// startEach starts the test binary as a program once for each environment, as a launcher
// does, and waits for all.
func startEach(t *testing.T, program string, envs [][]string) []process {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cache := t.TempDir()
	ended := make([]process, len(envs))
	var wg sync.WaitGroup
	for i, env := range envs {
		wg.Go(func() {
			cmd := exec.CommandContext(t.Context(), self)
			cmd.Env = append([]string{launchtest.RaceEnv, envProgram + "=" + program, "GPUC_CACHE=" + cache, "HOME=" + cache}, env...)
			ended[i] = finish(t, cmd)
		})
	}
	wg.Wait()
	return ended
}

// finish runs a command to its end.
func finish(t *testing.T, cmd *exec.Cmd) process {
	var out, err bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &err
	var exit *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &exit) {
		t.Errorf("run %s: %v", cmd.Path, err)
	}
	return process{out.String(), err.String(), cmd.ProcessState.ExitCode()}
}

// freeAddress returns an address of the loopback at which nobody listens.
func freeAddress(t *testing.T) (host string, port int) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return "127.0.0.1", l.Addr().(*net.TCPAddr).Port
}

// byHand returns the environments of n PEs that are started by hand.
func byHand(t *testing.T, n int) (envs [][]string) {
	host, port := freeAddress(t)
	for rank := range n {
		envs = append(envs, []string{fmt.Sprintf("GPUC_RANK=%d", rank), fmt.Sprintf("GPUC_NP=%d", n), fmt.Sprintf("GPUC_ADDRESS=%s:%d", host, port)})
	}
	return envs
}

// runs are what launchers start three PEs for: on a device of the tests, and on emulated GPUs
// with a kernel that communicates. says is what a PE of the good program prints, and told how
// the failure of the bad one is reported. One of them has no good program.
var runs = []struct {
	backend, good, bad string
	says               func(rank int) string
	told               string
	most               int // times that it may be told
}{
	{"", "print", "error", func(rank int) string { return fmt.Sprintf("PE %d: %d of 3", rank, rank) }, "PE 1: broken\nPEs 0 and 2 were waiting at ring.go:17", 1},
	{Emulator, "reach", "emulated error", func(rank int) string {
		return fmt.Sprintf("PE %d: hears [0 1 2], addresses [0 1 2], host of 3", rank)
	}, "PE 1: broken\nPEs 0 and 2 were waiting at runtime/meetkernel_test.go:", 1},
	{Emulator, "", "other build", nil, " has another build of the kernels of example.com/ring than PE ", 2}, // where PE 1 comes first, both others find it out
}

// TestEachLauncherStartsTheSameProgram with what it sets for three PEs of one host.
func TestEachLauncherStartsTheSameProgram(t *testing.T) {
	type env = func(rank, port int) []string
	for name, e := range map[string]env{
		"by hand": func(rank, port int) []string {
			return []string{fmt.Sprintf("GPUC_RANK=%d", rank), "GPUC_NP=3", fmt.Sprintf("GPUC_ADDRESS=127.0.0.1:%d", port), "GPUC_TOKEN=a token of the tests"}
		},
		"torchrun": func(rank, port int) []string {
			return []string{fmt.Sprintf("RANK=%d", rank), "WORLD_SIZE=3", fmt.Sprintf("LOCAL_RANK=%d", rank), "LOCAL_WORLD_SIZE=3", "MASTER_ADDR=127.0.0.1", fmt.Sprintf("MASTER_PORT=%d", port-1), "TORCHELASTIC_RUN_ID=none"}
		},
		"Open MPI": func(rank, port int) []string {
			return []string{fmt.Sprintf("OMPI_COMM_WORLD_RANK=%d", rank), "OMPI_COMM_WORLD_SIZE=3", fmt.Sprintf("OMPI_COMM_WORLD_LOCAL_RANK=%d", rank), "OMPI_COMM_WORLD_LOCAL_SIZE=3", fmt.Sprintf("PMIX_NAMESPACE=%d", port)}
		},
		"srun": func(rank, port int) []string {
			return []string{fmt.Sprintf("SLURM_PROCID=%d", rank), "SLURM_STEP_NUM_TASKS=3", fmt.Sprintf("SLURM_LOCALID=%d", rank), "SLURM_STEP_NODELIST=localhost", fmt.Sprintf("SLURM_JOB_ID=%d", port), "SLURM_STEP_ID=0"}
		},
		"srun, PMI-2": func(rank, port int) []string {
			return []string{fmt.Sprintf("SLURM_PROCID=%d", rank), "SLURM_STEP_NUM_TASKS=3", fmt.Sprintf("SLURM_LOCALID=%d", rank), "SLURM_STEP_NODELIST=localhost", fmt.Sprintf("SLURM_JOB_ID=%d", port), "SLURM_STEP_ID=0",
				fmt.Sprintf("PMI_RANK=%d", rank), "PMI_SIZE=3", "PMI_FD=77", fmt.Sprintf("PMI_JOBID=%d.0", port)}
		},
		"prterun": func(rank, port int) []string {
			return []string{fmt.Sprintf("PMIX_RANK=%d", rank), fmt.Sprintf("PMIX_NAMESPACE=prterun-host-%d@1", port), "GPUC_NP=3", fmt.Sprintf("GPUC_ADDRESS=localhost:%d", port)}
		},
		"Kubernetes": func(rank, port int) []string {
			return []string{fmt.Sprintf("JOB_COMPLETION_INDEX=%d", rank), "GPUC_NP=3", fmt.Sprintf("GPUC_ADDRESS=localhost:%d", port)}
		},
	} {
		for _, run := range runs {
			if run.good == "" {
				continue
			}
			t.Run(name+run.backend, func(t *testing.T) {
				t.Parallel()
				_, port := freeAddress(t)
				var envs [][]string
				for rank := range 3 {
					envs = append(envs, append(e(rank, port), "GPUC_BACKEND="+run.backend))
				}
				for rank, got := range startEach(t, run.good, envs) {
					want := process{stdout: run.says(rank) + "\n"}
					if diff := cmp.Diff(want, got, cmp.AllowUnexported(process{})); diff != "" {
						t.Errorf("PE %d (-want +got):\n%s", rank, diff)
					}
				}
			})
		}
	}
}

// TestStartedByHandWithEmulatedPEs: six PEs on three processes, of which one is killed.
func TestStartedByHandWithEmulatedPEs(t *testing.T) {
	envs := func() [][]string {
		list := byHand(t, 3)
		for i := range list {
			list[i] = append(list[i], "GPUC_BACKEND=emu", "GPUC_EMULATED_PES=6")
		}
		return list
	}
	for rank, got := range startEach(t, "print", envs()) {
		lines := strings.Split(strings.TrimSuffix(got.stdout, "\n"), "\n")
		slices.Sort(lines)
		want := []string{fmt.Sprintf("PE %d: %d of 6", 2*rank, 2*rank), fmt.Sprintf("PE %d: %d of 6", 2*rank+1, 2*rank+1)}
		if diff := cmp.Diff(want, lines); diff != "" || got.code != 0 || got.stderr != "" {
			t.Errorf("process %d: %+v (-want +got):\n%s", rank, got, diff)
		}
	}
	// PE 1, and with it PE 0 and the GPUs of all, are in the first process.
	for rank, got := range startEach(t, "emulated error", envs()) {
		if got.code != 1 || (got.stderr != "") != (rank == 0) {
			t.Errorf("process %d: %+v", rank, got)
		}
		if want := "PE 1: broken\nPEs 0, 2, 3, 4 and 5 were waiting at runtime/meetkernel_test.go:"; rank == 0 && !strings.HasPrefix(got.stderr, want) {
			t.Errorf("%q, want %q", got.stderr, want)
		}
	}
}

// TestOneProcessHasAllEmulatedPEs, as the first step of a series of jobs of more and more processes.
func TestOneProcessHasAllEmulatedPEs(t *testing.T) {
	for name, env := range map[string][]string{
		"no launcher": nil,
		"by hand":     {"GPUC_RANK=0", "GPUC_NP=1"},
		"mpirun":      {"OMPI_COMM_WORLD_RANK=0", "OMPI_COMM_WORLD_SIZE=1"},
	} {
		got := startEach(t, "reach", [][]string{append(env, "GPUC_BACKEND=emu", "GPUC_EMULATED_PES=3")})[0]
		lines := slices.Sorted(strings.Lines(got.stdout))
		var want []string
		for rank := range 3 {
			want = append(want, runs[1].says(rank)+"\n")
		}
		if diff := cmp.Diff(want, lines); diff != "" || got.code != 0 {
			t.Errorf("%s: %+v (-want +got):\n%s", name, got, diff)
		}
	}
}

// TestStartedJobFailsTogether: PE 0 prints what happened, once, and all processes fail.
func TestStartedJobFailsTogether(t *testing.T) {
	waiting := "\nPEs 0 and 2 were waiting at ring.go:17 (SignalWaitUntil: ended while waiting)\n"
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	gone := "PE 1: on host " + host + ": the process ended without a message, or its host cannot be reached" + waiting
	for program, want := range map[string]struct {
		text string
		code int // of PE 1
	}{
		"error": {"PE 1: broken" + waiting, 1},
		"exit":  {gone, 3},
		"kill":  {gone, -1},
	} {
		t.Run(program, func(t *testing.T) {
			t.Parallel()
			got := startEach(t, program, byHand(t, 3))
			wanted := []process{{stderr: want.text, code: 1}, {code: want.code}, {code: 1}}
			if diff := cmp.Diff(wanted, got, cmp.AllowUnexported(process{})); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestStartedJobSaysWhatEndedIt, although its PEs say no more than that their contexts have ended.
func TestStartedJobSaysWhatEndedIt(t *testing.T) {
	for name, test := range map[string]struct {
		backend string
		victim  int
		sig     syscall.Signal
		want    [2]string // what the processes print in the end
	}{
		"interrupt of PE 0":   {"", 0, syscall.SIGTERM, [2]string{"PE 0: ended by signal: terminated\n", ""}},
		"interrupt of PE 1":   {"", 1, syscall.SIGTERM, [2]string{"PE 1: ended by signal: terminated\n", ""}},
		"an emulated PE's":    {Emulator, 1, syscall.SIGTERM, [2]string{"PE 1: ended by signal: terminated\n", ""}},
		"death of PE 0":       {"", 0, syscall.SIGKILL, [2]string{"", "PE 1: context canceled (because of the process of PE 0, which supervises the job, is gone or cannot be reached: the launcher is gone)\n"}},
		"death of emulated 0": {Emulator, 0, syscall.SIGKILL, [2]string{"", "PE 1: context canceled (because of the process of PE 0, which supervises the job, is gone or cannot be reached: the launcher is gone)\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			self, err := os.Executable()
			if err != nil {
				t.Fatal(err)
			}
			cache := t.TempDir()
			var cmds [2]*exec.Cmd
			var said [2]bytes.Buffer
			var out [2]io.Reader
			for rank, env := range byHand(t, 2) {
				cmd := exec.Command(self)
				cmd.Env = append(env, launchtest.RaceEnv, envProgram+"=heed", "GPUC_BACKEND="+test.backend, "GPUC_CACHE="+cache, "HOME="+cache)
				cmd.Stderr = &said[rank]
				if out[rank], err = cmd.StdoutPipe(); err != nil {
					t.Fatal(err)
				}
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				cmds[rank] = cmd
			}
			for rank := range cmds {
				if _, err := out[rank].Read(make([]byte, 100)); err != nil {
					t.Errorf("PE %d does not begin: %v", rank, err)
				}
			}
			if err := cmds[test.victim].Process.Signal(test.sig); err != nil {
				t.Fatal(err)
			}
			for rank, cmd := range cmds {
				_, _ = io.Copy(io.Discard, out[rank])
				if err := cmd.Wait(); err == nil || said[rank].String() != test.want[rank] {
					t.Errorf("PE %d: %v, %q, want %q", rank, err, &said[rank], test.want[rank])
				}
			}
		})
	}
}

// TestStartedByHalves: the PEs that never come are named.
func TestStartedByHalves(t *testing.T) {
	env := append(byHand(t, 3)[0], "GPUC_START_TIMEOUT=50ms")
	got := startEach(t, "print", [][]string{env})[0]
	if want := "meet the other PEs: PEs are missing: 1, 2 of 3 have not connected to 127.0.0.1:"; got.code != 1 || !strings.HasPrefix(got.stderr, want) {
		t.Errorf("%+v, want %s", got, want)
	}
	if want := "the time to start is over (GPUC_START_TIMEOUT=50ms)\n"; !strings.HasSuffix(got.stderr, want) {
		t.Errorf("%+v, want %s", got, want)
	}
}

func TestStartedWithMistakes(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for name, test := range map[string]struct {
		env  []string
		want string
	}{
		"no address":      {[]string{"GPUC_RANK=0", "GPUC_NP=2"}, "this is PE 0 of 2 according to GPUC_RANK and GPUC_NP, and nothing says where PE 0 is: set GPUC_ADDRESS to its host and a port on every PE"},
		"no size":         {[]string{"GPUC_RANK=0"}, "GPUC_NP: it is not set"},
		"no such port":    {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=localhost:http"}, `"localhost:http": the port is a number`},
		"port 0":          {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=localhost:0"}, `"localhost:0": the port is a number from 1 to 65535`},
		"port in use":     {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=" + taken.Addr().String()}, "address already in use: another job or program has the port; set GPUC_ADDRESS to host:port with another port on every PE"},
		"PMIx alone":      {[]string{"PMIX_RANK=1"}, "a job of PMIx without more (prterun), but GPUC_NP: it is not set"},
		"no interface":    {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=localhost:1", "GPUC_INTERFACE=none0"}, "GPUC_INTERFACE=none0: there is no such interface; this host has "},
		"NVSHMEM's":       {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=localhost:1", "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=none0"}, "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=none0: there is no such interface"},
		"no bootstrap":    {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_BOOTSTRAP=smoke"}, `GPUC_BOOTSTRAP="smoke": it must be uid, mpi, pmi, pmi2, pmix`},
		"emulated, MPI":   {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_BOOTSTRAP=mpi", "GPUC_BACKEND=emu"}, "GPUC_BOOTSTRAP=mpi is for PEs on GPUs; emulated PEs meet through uid"},
		"no good token":   {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_ADDRESS=localhost:1", "GPUC_TOKEN=x"}, "the token has 1 characters; use at least 16"},
		"no time":         {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_START_TIMEOUT=soon"}, `GPUC_START_TIMEOUT="soon"`},
		"two PEs in one":  {[]string{"GPUC_RANK=2", "GPUC_NP=2"}, "GPUC_RANK=2 and GPUC_NP=2 contradict each other"},
		"all orders":      {[]string{"GPUC_RANK=0", "GPUC_NP=2", "GPUC_EXHAUSTIVE=3", "GPUC_BACKEND=check", "GPUC_ADDRESS=" + closedAddress(t)}, "all orders: this is one of several processes"},
		"unknown manager": {[]string{"PMI_RANK=0", "PMI_SIZE=2", "PMI_FD=99"}, "process manager (PMI-1, PMI_FD): cmd=init"},
	} {
		got := startEach(t, "print", [][]string{test.env})[0]
		if got.code == 0 || !strings.Contains(got.stderr, test.want) {
			t.Errorf("%s: %+v, want %q", name, got, test.want)
		}
	}
}

// TestStartedWithOtherTerms: what PE 0's process goes by for all is the same everywhere.
func TestStartedWithOtherTerms(t *testing.T) {
	for name, test := range map[string]struct{ env, here, there string }{
		"emulated PEs": {"GPUC_EMULATED_PES=6", "back end emu, seed 1, hang timeout 0s", "back end emu, seed 1, hang timeout 0s, GPUC_EMULATED_PES=6"},
		"seed":         {"GPUC_SEED=7", "back end emu, seed 1, hang timeout 0s", "back end emu, seed 7, hang timeout 0s"},
		"back end":     {"GPUC_BACKEND=check", "back end emu, seed 1, hang timeout 0s", "back end check, seed 1, hang timeout 0s"},
	} {
		envs := byHand(t, 2)
		envs[0] = append(envs[0], "GPUC_BACKEND=emu")
		envs[1] = append(envs[1], "GPUC_BACKEND=emu", test.env)
		for rank, got := range startEach(t, "print", envs) {
			if got.code == 0 || !strings.Contains(got.stderr, "the processes of the job have different settings: PE 0 has "+test.here+"; PE 1 (process ") || !strings.HasSuffix(got.stderr, " has "+test.there+"\n") {
				t.Errorf("%s: PE %d: %+v", name, rank, got)
			}
		}
	}
}

// TestStartedByNVSHMEMsOwnBootstrap: the processes do not meet; NVSHMEM says who they are. The back end
// is told what the launcher says.
func TestStartedByNVSHMEMsOwnBootstrap(t *testing.T) {
	for name, test := range map[string]struct {
		env     []string
		pe, pes int
	}{
		"launcher":    {[]string{"OMPI_COMM_WORLD_RANK=1", "OMPI_COMM_WORLD_SIZE=2"}, 1, 2},
		"no launcher": {nil, 0, 0},
	} {
		got := startEach(t, "print", [][]string{append(test.env, "GPUC_BOOTSTRAP=mpi")})[0]
		want := process{stderr: fmt.Sprintf("PE %d: bootstrap mpi with %d PEs\n", test.pe, test.pes), code: 1}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(process{})); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestHostsAsNetworkNamespaces starts three PEs on two hosts, which are network namespaces of
// this machine with a cable between them.
func TestHostsAsNetworkNamespaces(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	a, b := launchtest.Hosts(t)
	start := func(backend, program, iface string, on ...string) []process {
		ended := make([]process, len(on))
		var wg sync.WaitGroup
		for rank, ns := range on {
			wg.Go(func() {
				cmd := launchtest.Command(ns, self)
				cmd.Env = []string{
					launchtest.RaceEnv, envProgram + "=" + program, "GPUC_BACKEND=" + backend, "PATH=" + os.Getenv("PATH"), "GPUC_TOKEN=a token of the tests", "GPUC_INTERFACE=" + iface,
					fmt.Sprintf("GPUC_RANK=%d", rank), "GPUC_NP=3", "GPUC_ADDRESS=" + launchtest.First + ":20000",
				}
				ended[rank] = finish(t, cmd)
			})
		}
		wg.Wait()
		return ended
	}
	for rank, got := range start("", "print", "cable", a, b, b) {
		want := process{stdout: fmt.Sprintf("PE %d: %d of 3\n", rank, rank)}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(process{})); diff != "" {
			t.Errorf("PE %d (-want +got):\n%s", rank, diff)
		}
	}
	// Emulated PEs of different hosts do not address each other's memory, and puts reach it.
	for rank, got := range start(Emulator, "reach", "cable", a, b, b) {
		near := []string{"[0], host of 1", "[1 2], host of 2", "[1 2], host of 2"}[rank]
		want := process{stdout: fmt.Sprintf("PE %d: hears [0 1 2], addresses %s\n", rank, near)}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(process{})); diff != "" {
			t.Errorf("emulated PE %d (-want +got):\n%s", rank, diff)
		}
	}
	// Hosts need not have PEs that follow each other.
	for rank, got := range start(Emulator, "reach", "cable", a, b, a) {
		near := []string{"[0 2], host of 2", "[1], host of 1", "[0 2], host of 2"}[rank]
		if want := fmt.Sprintf("PE %d: hears [0 1 2], addresses %s\n", rank, near); got.stdout != want {
			t.Errorf("emulated PE %d: %+v, want %s", rank, got, want)
		}
	}
	got := start(Emulator, "emulated kill", "", a, b, b)
	if want := fmt.Sprintf("PE 1: on host %s: the process ended without a message, or its host cannot be reached\nPEs 0 and 2 were waiting at runtime/meetkernel_test.go:", b); got[0].code != 1 || !strings.Contains(got[0].stderr, want) || got[2].code != 1 {
		t.Errorf("%+v, want %q", got, want)
	}
	got = start("", "kill", "", a, b, b)
	if want := "the process ended without a message, or its host cannot be reached\nPEs 0 and 2 were waiting at ring.go:17"; got[0].code != 1 || !strings.Contains(got[0].stderr, want) || got[2].code != 1 {
		t.Errorf("%+v, want %q", got, want)
	}
	got = start("", "print", "lo", a)
	if want := "the address of PE 0, 192.0.2.1, is that of the interface cable, and GPUC_INTERFACE=lo leaves that out"; !strings.Contains(got[0].stderr, want) {
		t.Errorf("%+v, want %q", got[0], want)
	}
}

// TestBootstrapsCanBeSet: what JoinConfig takes, the variable takes.
func TestBootstrapsCanBeSet(t *testing.T) {
	for _, b := range []Bootstrap{BootstrapUID, BootstrapMPI, BootstrapPMI, BootstrapPMI2, BootstrapPMIx} {
		if m, err := jobenv.ReadMeeting(func(name string) string { return map[string]string{jobenv.Bootstrap: string(b)}[name] }); err != nil || m.Bootstrap != string(b) {
			t.Errorf("%s: %+v, %v", b, m, err)
		}
	}
}
