package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/traceview"
)

// traces decides whether the job is traced, and where the trace goes.
func (j *job) traces(e *env) error {
	file, level := jobenv.Trace(e.Getenv)
	switch {
	case j.trace == "" && j.traceLevel != "":
		return usagef("-trace-level is for -trace file")
	case j.trace == "":
		j.trace = file
	}
	j.traceLevel = cmp.Or(j.traceLevel, level)
	l, err := trace.ParseLevel(j.traceLevel)
	switch {
	case err != nil:
		return usagef("%v", err)
	case j.trace == "":
		return nil
	case j.exhaustive > 0:
		return usagef("-trace is of one execution, and -exhaustive makes many; -counterexample and -replay trace the one that fails")
	}
	j.traceLevel = string(l)
	backend := j.backend
	if backend == "" {
		if backend, err = jobenv.Backend(e.Getenv); err != nil {
			return err
		}
	}
	if !jobenv.Emulated(backend) { // the emulator sees what kernels do
		j.builtTraced = l
	}
	j.trace = e.absolute(j.trace)
	return nil
}

// traced runs a job and makes the file of its trace, however the job ends.
func (e *env) traced(j job, run func() error) error {
	if j.trace == "" {
		return run()
	}
	if err := trace.Begin(j.trace); err != nil {
		return err
	}
	err := run()
	t, failed := trace.Finish(j.trace)
	if failed != nil {
		// A job that could not start says why by itself.
		if os.Remove(trace.PartsOf(j.trace)) == nil && err != nil {
			return err
		}
		return errors.Join(err, failed)
	}
	name := e.relative(j.trace)
	fmt.Fprintf(e.Stderr, "gpuc: %d events are in %s: see them at ui.perfetto.dev, or by gpuc inspect -trace %s\n", len(t.Events), name, name)
	return err
}

// showTrace prints the summary of a trace.
func (e *env) showTrace(file string, asJSON bool) error {
	t, err := trace.Load(e.absolute(file))
	if err != nil {
		return err
	}
	if asJSON {
		return e.printJSON(struct {
			*trace.Trace
			*traceview.Summary
		}{t, traceview.Summarise(t)})
	}
	return traceview.Print(e.Stdout, t)
}
