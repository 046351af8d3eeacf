//go:build unix

package gpurt

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
	"github.com/gpuc-go/gpuc/internal/test/launchtest"
)

// envKilled says which PE is killed, before which of its operations: "rank,number". Those in its
// kernels count from firstInKernel on.
const (
	envKilled = "GPURT_TEST_KILLED"
	// envStops has the PE not be killed: it says "now", and stands still until the job ends.
	envStops      = "GPURT_TEST_STOPS"
	firstInKernel = 1000
)

// killed has the process of a PE killed.
type killed struct {
	rank          int
	host, kernels operations
}

// newKilled reads what is to happen, once for each process.
func newKilled() *killed {
	k := new(killed)
	var at int64
	fmt.Sscanf(os.Getenv(envKilled), "%d,%d", &k.rank, &at)
	die := func() error { return syscall.Kill(os.Getpid(), syscall.SIGKILL) }
	k.host = operations{number: at, fault: die}
	k.kernels = operations{number: at - firstInKernel, fault: die}
	return k
}

// victim is that of the process.
var victim = newKilled()

// count is where a process writes how many operations it has performed, on the host and in
// kernels.
func (k *killed) count() string {
	return fmt.Sprintf("operations: %d, %d", atomic.LoadInt64(&k.host.count), atomic.LoadInt64(&k.kernels.count))
}

// exchangeKernel sends to the next PE, waits for the one before, and meets all. The operations of
// PE 1 count.
func exchangeKernel(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal, epoch uint64) {
	step := func() {
		if shmem.MyPE(t) == 1 && t.Block().Rank() == 0 {
			victim.kernels.device(context.Background(), t, sig)
		}
	}
	step()
	shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	step()
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
	step()
	shmem.Quiet(t.Block())
	step()
	shmem.BarrierAll(t.Block())
}

func init() {
	programs["exchange"] = func(ctx context.Context, pe *PE) (err error) {
		if os.Getenv(envStops) != "" && pe.MyPE() == victim.rank {
			victim.host.fault = func() error {
				pe.Printf("now")
				<-ctx.Done()
				return context.Cause(ctx)
			}
		}
		do := func(f func() error) {
			if err == nil && pe.MyPE() == victim.rank {
				err = victim.host.next()
			}
			if err == nil {
				err = f()
			}
		}
		a, to := testArtifact(noTest{}, manifest.Kernel{Name: "exchangeKernel", Shmem: true, Collective: true, Params: []manifest.Param{
			{Name: "dst", Kind: manifest.Sym, Size: 4}, {Name: "src", Kind: manifest.Sym, Size: 4}, {Name: "sig", Kind: manifest.Signal}, {Name: "epoch", Kind: manifest.Scalar, Size: 8},
		}})
		a.Methods[0].Func = func() any { return exchangeKernel }
		var dst, src *SymBuffer[int32]
		var sig *SignalBuffer
		var pinned *HostBuffer[int32]
		do(func() error { _, err := Load(pe, a); return err })
		do(func() (err error) { dst, err = AllocSym[int32](pe, 8); return err })
		do(func() (err error) { src, err = AllocSym[int32](pe, 8); return err })
		do(func() (err error) { sig, err = AllocSignals(pe, 1); return err })
		do(func() (err error) { pinned, err = AllocPinned[int32](pe, 8); return err })
		for epoch := range uint64(2) {
			do(func() error { return src.CopyFromAsync(pe.Stream(), pinned.Host()) })
			do(func() error {
				l := to[0].Launch(pe.Stream(), Grid(1).Block(2))
				d, s, g, e := SymParam(l, dst), SymParam(l, src), SignalParam(l, sig), ScalarParam(l, epoch+1)
				return l.Run(func(t *gpu.Thread) { exchangeKernel(t, d, s, g, e) })
			})
			do(func() error { return pe.Stream().HostFunc(func() error { return nil }) })
			do(func() error { return pe.Stream().Sync(ctx) })
			do(func() error { return pe.Stream().Barrier() })
			do(func() error { return pe.Barrier(ctx) })
		}
		do(func() error { return dst.Free() })
		do(func() error { return src.Free() })
		do(func() error { return pinned.Free() })
		if pe.MyPE() == victim.rank {
			pe.Printf("%s", victim.count())
		}
		return err
	}
}

// seen is what processes print. When the text is in it for the first time, then is called.
type seen struct {
	strings.Builder
	text string
	then func()
}

// Write implements io.Writer.
func (s *seen) Write(b []byte) (int, error) {
	n, err := s.Builder.Write(b)
	if s.then != nil && strings.Contains(s.String(), s.text) {
		s.then()
		s.then = nil
	}
	return n, err
}

// TestAProcessKilledAtEachOperationIsNamed kills the process of a PE before each operation of its
// host: that of PE 0, which has the emulated GPUs of all, and another one; and, since kernels run
// there, that of PE 0 before each operation in kernels. Or the job is interrupted there. All ends
// each time. The error names the PE, and says how it ended. No file is left.
func TestAProcessKilledAtEachOperationIsNamed(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	const pes = 3
	run := func(rank, at int, stops bool) (string, error) {
		tmp := t.TempDir()
		ctx, cancel := context.WithCancelCause(t.Context())
		defer cancel(nil)
		env := []string{launchtest.RaceEnv, envProgram + "=exchange", "GPUC_BACKEND=emu", fmt.Sprintf("GPUC_EMULATED_PES=%d", pes), envKilled + "=" + fmt.Sprintf("%d,%d", rank, at), "TMPDIR=" + tmp}
		var out seen
		if stops {
			env = append(env, envStops+"=1")
			out.text, out.then = "now\n", func() { cancel(errors.New("interrupted")) }
		}
		ended := make(chan error, 1)
		go func() {
			ended <- launcher.Run(ctx, launcher.Config{Path: self, NP: pes, Stdout: &out, Stderr: &out, MustJoin: true, Grace: time.Hour, Env: env})
		}()
		select {
		case err = <-ended:
		case <-time.After(time.Minute):
			t.Fatalf("with PE %d killed before operation %d the job hangs", rank, at)
		}
		left, _ := filepath.Glob(filepath.Join(tmp, "*"))
		shared, _ := filepath.Glob("/dev/shm/*gpuc*")
		if left = append(left, shared...); len(left) > 0 {
			t.Errorf("PE %d killed before operation %d: left behind: %v", rank, at, left)
		}
		return out.String(), err
	}
	said, err := run(0, 0, false)
	counts := regexp.MustCompile(`operations: (\d+), (\d+)`).FindStringSubmatch(said)
	if err != nil || counts == nil {
		t.Fatalf("the whole program: %v; it prints %q", err, said)
	}
	hosts, _ := strconv.Atoi(counts[1])
	kernels, _ := strconv.Atoi(counts[2])
	if hosts == 0 || kernels == 0 {
		t.Fatalf("operations: %s", said)
	}
	for _, c := range []struct {
		kind        string
		rank, first int
		n, sample   int
		stops       bool
	}{
		{"the process of an emulated PE is killed before an operation", 1, 1, hosts, 6, false},
		{"the process that has the emulated GPUs is killed before an operation", 0, 1, hosts, 9, false},
		{"the process that has the emulated GPUs is killed in a kernel", 0, firstInKernel + 1, kernels, 4, false},
		{"a job of several processes is interrupted before an operation", 1, 1, hosts, 9, true},
	} {
		var n faultcount.Counts
		for i := 0; i < c.n; i += faultcount.Step(c.sample) {
			_, err := run(c.rank, c.first+i, c.stops)
			n.Injected++
			if err == nil {
				t.Errorf("PE %d killed before operation %d: the job succeeded", c.rank, c.first+i)
				continue
			}
			lines := strings.Split(err.Error(), "\n")
			want := fmt.Sprintf("PE %d: the process was killed by signal: killed", c.rank)
			if c.stops && lines[0] == "interrupted" {
				n.Named++
				continue
			}
			if lines[0] != want || slices.ContainsFunc(lines[1:], func(l string) bool { return !strings.Contains(l, " waiting ") }) {
				t.Errorf("PE %d killed before operation %d: %v", c.rank, c.first+i, err)
				continue
			}
			n.Named++
		}
		faultcount.Row(t, c.kind, n)
	}
}
