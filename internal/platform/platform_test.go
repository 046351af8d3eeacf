package platform

import (
	"errors"
	"os"
	goruntime "runtime"
	"testing"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launchenv"
)

func TestBackendIsChosenByWhatIsThere(t *testing.T) {
	there := func() error { return nil }
	missing := func() error { return errors.New("broken") }
	for name, test := range map[string]struct {
		available func() error
		pes       int
		want      string
	}{
		"a GPU":               {there, 1, jobenv.CUDA},
		"no GPU":              {missing, 1, jobenv.Emulator},
		"several PEs by hand": {there, 4, jobenv.Emulator},
	} {
		cfg := &Config{PEs: test.pes, Process: new(Process), System: &System{Available: test.available}}
		got, err := cfg.Choose()
		if err != nil || got != test.want {
			t.Errorf("%s: %q, %v, want %q", name, got, err, test.want)
		}
	}
}

// TestADeviceAloneBelongsToNoThread: goroutines may use the GPUs of OpenDevice in turn, and those of a
// job belong to a thread.
func TestADeviceAloneBelongsToNoThread(t *testing.T) {
	gpus := &System{Available: func() error { return nil }}
	config := func() *Config { return &Config{Backend: jobenv.CUDA, Process: new(Process), System: gpus} }
	alone, err := OpenAlone(config(), 1)
	if err != nil {
		t.Fatal(err)
	}
	job, err := newGPU(config())
	if err != nil {
		t.Fatal(err)
	}
	if alone.OneThread() || !job.OneThread() {
		t.Errorf("a device alone belongs to a thread: %t, one of a job: %t", alone.OneThread(), job.OneThread())
	}
}

// TestABootstrapIsToldThePlace: a bootstrap of NVSHMEM's that finds another job than the launcher has
// started is found out by its number of PEs.
func TestABootstrapIsToldThePlace(t *testing.T) {
	for _, c := range []struct {
		at         *launchenv.Place
		rank, size int
	}{{&launchenv.Place{Rank: 1, Size: 2}, 1, 2}, {nil, 0, 0}} {
		cfg := Config{Process: &Process{place: c.at, Bootstrap: PMI2}}
		if d := cfg.job(); d.Bootstrap != PMI2 || d.Rank != c.rank || d.Size != c.size {
			t.Errorf("place %v: the back end is told PE %d of %d by %q", c.at, d.Rank, d.Size, d.Bootstrap)
		}
	}
}

// TestAnIDThatNobodyUsesCostsNothing: all ids of a process share a port.
func TestAnIDThatNobodyUsesCostsNothing(t *testing.T) {
	newID := func() {
		cfg := &Config{Backend: jobenv.Emulator, Getenv: os.Getenv, Process: new(Process), System: ThisSystem()}
		if _, err := NewID(cfg); err != nil {
			t.Fatal(err)
		}
	}
	newID()
	doors, before := len(meetings.listeners), goruntime.NumGoroutine()
	for range 100 {
		newID()
	}
	if n := len(meetings.listeners) - doors; n != 0 {
		t.Errorf("100 ids open %d ports", n)
	}
	if n := goruntime.NumGoroutine() - before; n >= 50 {
		t.Errorf("100 ids leave %d goroutines", n)
	}
}
