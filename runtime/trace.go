package gpurt

import (
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/meet"
)

// record begins the part of the trace that this process records, if there is one. The function
// that it returns ends it.
func (cfg *Config) record(backend string, s *spread) (end func(), err error) {
	end = func() {}
	h := trace.Head{PEs: cfg.PEs, Count: cfg.PEs, Clock: trace.Steps}
	switch {
	case cfg.Trace == "" || s != nil && cfg.link.Rank > 0: // the process of PE 0 has the GPUs of all
		return end, nil
	case jobenv.Emulated(backend):
	default:
		d := cfg.job()
		host := meet.ThisHost()
		h = trace.Head{PEs: max(d.Size, 1), First: d.Rank, Count: 1, Clock: trace.Timer, Host: host.Name + " " + host.Boot}
	}
	if h.Level, err = trace.ParseLevel(cfg.TraceLevel); err != nil {
		return end, err
	}
	own := cfg.link == nil && cfg.started == nil && cfg.running == "" // else gpuc run, or PE 0, makes the file
	if own {
		if err := trace.Begin(cfg.Trace); err != nil {
			return end, err
		}
	}
	if cfg.recorder, err = trace.Record(cfg.Trace, h); err != nil {
		return end, err
	}
	return func() {
		if cfg.recorded != nil {
			select {
			case <-cfg.recorded():
			case <-time.After(cfg.Grace): // a thread that computes for ever
			}
		}
		if err := cfg.recorder.Close(); err != nil {
			fmt.Fprintln(cfg.Stderr, err)
		}
		if own {
			cfg.finishTrace()
		}
	}, nil
}

// finishTrace makes the file of the trace of its parts.
func (cfg *Config) finishTrace() {
	if _, err := trace.Finish(cfg.Trace); err != nil {
		fmt.Fprintln(cfg.Stderr, err)
	}
}
