package emu_test

import (
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// TestDeadlockIsDrawnAcrossPEs: a report begins with the first cause, and follows who waits
// for whom from there.
func TestDeadlockIsDrawnAcrossPEs(t *testing.T) {
	ringAt, laggardAt, firstAt, ownAt := line(14), line(24), line(33), line(44)
	for _, c := range []struct {
		name    string
		at      int
		threads int
		body    func(t *gpu.Thread, sig shmem.Signal)
		want    []string
	}{
		{"a ring whose second round nobody begins", ringAt, 1, func(t *gpu.Thread, sig shmem.Signal) {
			right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
			for round := range uint64(2) {
				if round == 0 {
					shmem.SignalOp(t, sig, 1, shmem.SignalAdd, right)
				}
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, round+1)
			}
		}, []string{
			"\n\tfirst cause: the PEs 0, 2 and 1 wait for each other\n\twho waits for whom:\n\t  cycle: PE 0 → PE 2 → PE 1 → PE 0\n",
			"\n\t  └─ PE 1 waits for PE 0 at emu/census_test.go:LINE in shmem.SignalWaitUntil: the signal is 1, waits for >= 2 (element 0 of the memory allocated at test.go:2); it was the last to change the word\n",
		}},
		{"a barrier that PE 1 does not come to", laggardAt, 32, func(t *gpu.Thread, sig shmem.Signal) {
			if shmem.MyPE(t) == 1 {
				return
			}
			shmem.BarrierAll(t.Block())
		}, []string{
			"\n\tfirst cause: PE 1 has returned\n\twho waits for whom:\n\t  PE 1 has returned\n" +
				"\t  └─ PEs 0 and 2 wait for it at emu/census_test.go:LINE in shmem.BarrierAll at block scope; all PEs of the team call it\n",
		}},
		{"two PEs, each of which waits before it sends", firstAt, 1, func(t *gpu.Thread, sig shmem.Signal) {
			if shmem.MyPE(t) == 1 {
				return
			}
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
			shmem.SignalOp(t, sig, 1, shmem.SignalSet, 2-shmem.MyPE(t))
		}, []string{
			"\n\tfirst cause: perhaps one of these: PE 1 has returned; the PEs 0 and 2 wait for each other\n\twho waits for whom:\n\t  PE 1 has returned\n" +
				"\t  PE 0 waits at emu/census_test.go:LINE in shmem.SignalWaitUntil: the signal is 0, waits for >= 1 (element 0 of the memory allocated at test.go:2)\n\t  PE 2 waits at",
		}},
		{"a barrier of a block that not all of its threads reach", ownAt, 32, func(t *gpu.Thread, sig shmem.Signal) {
			switch me := t.Block().Rank(); {
			case shmem.MyPE(t) == 0 && me == 0:
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
			case shmem.MyPE(t) == 1 && me > 0:
				gpu.SyncNamed(t.Block(), 1, 64)
			}
		}, []string{
			"\n\tfirst cause: PE 1 waits for itself\n\twho waits for whom:\n" +
				"\t  PE 1 waits for itself at emu/census_test.go:LINE in gpu.SyncNamed",
			"; no other PE can let it go on\n\t  PE 2 has returned\n\t  PE 0 waits at emu/census_test.go:",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var want []string
			for _, w := range c.want {
				want = append(want, strings.ReplaceAll(w, "LINE", strconv.Itoa(c.at)))
			}
			failing(t, emu.Config{PEs: 3, Seed: 1}, func(h *host) error {
				sig, err := signal(h)
				if err != nil {
					return err
				}
				return h.runKernel(shape{name: "K", grid: 1, block: c.threads, collective: true}, func(t *gpu.Thread) { c.body(t, sig) })
			}, want...)
		})
	}
}

// TestDeviceFunctionIsCalledByTheUser looks at frames as the back end check has them, too: none is the
// user's.
func TestDeviceFunctionIsCalledByTheUser(t *testing.T) {
	var room [32]uintptr
	pcs := room[:runtime.Callers(0, room[:])] // of runtime.Callers, this function, testing and the runtime
	if got := emu.DeviceFunction(pcs); got != "runtime.Callers" {
		t.Errorf("called by the user: %s", got)
	}
	if got := emu.DeviceFunction(pcs[len(pcs)-1:]); got != "a device function" {
		t.Errorf("called by nobody of the user's: %s", got)
	}
}
