package platform

import (
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// record begins the part of the trace that this process records, if there is one. The function
// that it returns ends it.
func (cfg *Config) record(h trace.Head) (end func(), err error) {
	if cfg.Trace == "" {
		return func() {}, nil
	}
	if h.Level, err = trace.ParseLevel(cfg.TraceLevel); err != nil {
		return nil, err
	}
	whole := cfg.Process.Alone() && cfg.Process.running == "" // else gpuc run, or PE 0, makes the file
	if whole {
		if err := trace.Begin(cfg.Trace); err != nil {
			return nil, err
		}
	}
	if cfg.recorder, err = trace.Record(cfg.Trace, h); err != nil {
		return nil, err
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
		if whole {
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
