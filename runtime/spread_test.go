//go:build unix

package gpurt

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// noTest is what helpers of tests take in a program.
type noTest struct{ testing.TB }

func (noTest) Helper()           {}
func (noTest) Fatal(args ...any) { panic(fmt.Sprint(args...)) }

// meetArtifact holds MeetKernel as of the given IR.
func meetArtifact(ir string) (Artifact, []*Kernel) {
	a, to := artifactOf(noTest{}, []byte(ir), manifest.Kernel{Name: "meetKernel", Shmem: true, Collective: true, Params: []manifest.Param{
		{Name: "sig", Kind: manifest.Signal}, {Name: "n", Kind: manifest.Scalar, Size: 8},
	}})
	a.Methods[0].Func = func() any { return MeetKernel }
	return a, to
}

// loadBuilds loads kernels of which PE 1 has another build than the other PEs.
func loadBuilds(pe *PE) error {
	a, _ := meetArtifact(fmt.Sprint("PE 1: ", pe.MyPE() == 1))
	_, err := Load(pe, a)
	return err
}

// The run functions for emulated PEs.
func init() {
	programs["other build"] = func(ctx context.Context, pe *PE) error { return loadBuilds(pe) }
	// PE 1 ends in some way when all others wait in a kernel.
	for name, f := range map[string]func() error{
		"emulated error": func() error { return errors.New("broken") },
		"emulated panic": func() error { panic("broken") },
		"emulated exit":  func() error { os.Exit(3); return nil },
		"emulated kill":  func() error { return syscall.Kill(os.Getpid(), syscall.SIGKILL) },
	} {
		programs[name] = func(ctx context.Context, pe *PE) error {
			a, to := meetArtifact("target triple")
			if _, err := Load(pe, a); err != nil {
				return err
			}
			sig, err := AllocSignals(pe, 1)
			if err != nil {
				return err
			}
			n := uint64(pe.NumPEs() - 1)
			l := to[0].Launch(pe.Stream(), Grid(1).Block(1))
			sigParam, nParam := SignalParam(l, sig), ScalarParam(l, n)
			if err := l.Run(func(t *gpu.Thread) { MeetKernel(t, sigParam, nParam) }); err != nil {
				return err
			}
			if err := pe.Stream().Sync(ctx); err != nil || pe.MyPE() != 1 {
				return err
			}
			return f()
		}
	}
	programs["reach"] = reachAll
	// A deadlock, which the PEs learn of together.
	programs["emulated deadlock"] = func(ctx context.Context, pe *PE) error {
		sig, err := AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		if err := SignalWaitUntil(pe.Stream(), sig, shmem.CmpGE, uint64(7)); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	}
}

// spreadOver runs a program with emulated PEs under the launcher.
func spreadOver(t *testing.T, program string, pes, procs int) (string, error) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cfg := launcher.Config{
		Path: self, NP: procs, Env: []string{launchtest.RaceEnv, envProgram + "=" + program, "GPUC_BACKEND=emu", fmt.Sprintf("GPUC_EMULATED_PES=%d", pes)},
		Stdout: &out, Stderr: &out, MustJoin: true, Grace: 10 * time.Second,
	}
	if procs < pes {
		cfg.PEs = pes
	}
	err = launcher.Run(t.Context(), cfg)
	return out.String(), err
}

func TestEmulatedPEsOverProcesses(t *testing.T) {
	for _, procs := range []int{1, 2, 5} {
		out, err := spreadOver(t, "print", 5, procs)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
		slices.Sort(lines)
		if diff := cmp.Diff([]string{"PE 0: 0 of 5", "PE 1: 1 of 5", "PE 2: 2 of 5", "PE 3: 3 of 5", "PE 4: 4 of 5"}, lines); diff != "" {
			t.Errorf("%d processes (-want +got):\n%s", procs, diff)
		}
	}
}

// lineOf matches the line of the kernel in reports.
var lineOf = regexp.MustCompile(`meetkernel_test\.go:\d+`)

// TestEmulatedPEsFailTogether: a process that ends badly ends those of all PEs, and theirs say
// where they have waited.
func TestEmulatedPEsFailTogether(t *testing.T) {
	waiting := func(pes string) string {
		return "\n" + pes + " were waiting at runtime/meetkernel_test.go:N (shmem.SignalWaitUntil: the signal is 0, waits for >= %d; ended while waiting)"
	}
	for name, test := range map[string]struct {
		procs   int
		program string
		want    string
	}{
		"error":                {3, "error", "PE 1: broken" + waiting("PEs 0 and 2")},
		"panic":                {3, "panic", "PE 1: panic: broken" + waiting("PEs 0 and 2")},
		"exit":                 {3, "exit", "PE 1: the process ended with exit status 3" + waiting("PEs 0 and 2")},
		"kill":                 {3, "kill", "PE 1: the process was killed by signal: killed" + waiting("PEs 0 and 2")},
		"two PEs in a process": {2, "kill", "PEs 1 and 2: the process was killed by signal: killed\nPE 0 was waiting" + strings.TrimPrefix(waiting("PE 0"), "\nPE 0 were waiting")},
		"the process of PE 0":  {1, "kill", "PEs 0, 1 and 2: the process was killed by signal: killed"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			out, err := spreadOver(t, "emulated "+test.program, 3, test.procs)
			if err == nil {
				t.Fatal("the job succeeded")
			}
			got := lineOf.ReplaceAllString(err.Error(), "meetkernel_test.go:N")
			if test.program == "panic" { // the stack stands between the first line and the last
				first, _, _ := strings.Cut(got, "\n")
				got = first + got[strings.LastIndex(got, "\n"):]
			}
			want := strings.ReplaceAll(test.want, "%d", "2")
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("error (-want +got):\n%s", diff)
			}
			if out != "" {
				t.Errorf("the processes print %q themselves", out)
			}
		})
	}
}

// TestEmulatedDeadlockIsToldOnce, as that of the lowest PE, whichever process hears of it
// first.
func TestEmulatedDeadlockIsToldOnce(t *testing.T) {
	_, err := spreadOver(t, "emulated deadlock", 4, 2)
	if err == nil {
		t.Fatal("the job succeeded")
	}
	got := err.Error()
	if !strings.HasPrefix(got, "PE 0: ") || strings.Count(got, "deadlock: nothing is left to run or to deliver") != 1 {
		t.Errorf("error %q", got)
	}
}

func TestMoreProcessesThanEmulatedPEs(t *testing.T) {
	_, err := spreadOver(t, "print", 2, 3)
	if want := "GPUC_EMULATED_PES=2, and the job has 3 processes: each needs a PE at least"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %s", err, want)
	}
}

// TestJoinTellsBuildsApart: a PE that joins with other kernels than those before it learns of it.
func TestJoinTellsBuildsApart(t *testing.T) {
	err := errors.Join(joinAll(t, 2, loadBuilds)...)
	if err == nil || strings.Count(err.Error(), " has another build of the kernels of example.com/ring than PE ") != 1 {
		t.Error(err)
	}
}
