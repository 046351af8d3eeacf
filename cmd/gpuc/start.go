package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launchenv"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// start runs the job on the back end that was chosen, or that fits the machine.
func (e *env) start(ctx context.Context, j job) error {
	var err error
	if j.backend == "" {
		if j.backend, err = jobenv.Backend(e.Getenv); err != nil {
			return err
		}
	}
	if j.hang == 0 {
		if j.hang, err = jobenv.HangTimeout(e.Getenv); err != nil {
			return err
		}
	}
	if !j.share {
		if j.share, err = jobenv.Oversubscribe(e.Getenv); err != nil {
			return err
		}
	}
	switch {
	case len(j.hosts) > 0 && jobenv.Emulated(j.backend):
	case len(j.hosts) > 0:
		j.backend = gpurt.CUDA // on the hosts; this one may have no GPU
	case !jobenv.Emulated(j.backend):
		chosen := j.backend != ""
		n, err := gpuCount(e.Getenv)
		switch {
		case chosen && err != nil:
			return fmt.Errorf("back end %s: %w; -backend emu runs the program without a GPU", j.backend, err)
		case chosen && n < j.np && !j.share:
			return fmt.Errorf("back end %s: %d PEs need as many GPUs, and this machine shows %d; use -np %d, -oversubscribe, or -backend emu", j.backend, j.np, n, n)
		case chosen:
		case err != nil:
			j.backend = gpurt.Emulator
		case n < j.np && !j.share:
			fmt.Fprintf(e.Stderr, "gpuc: %d PEs need as many GPUs, and this machine shows %d: using the emulator\n", j.np, n)
			j.backend = gpurt.Emulator
		default:
			j.backend = gpurt.CUDA
		}
	}
	if j.sanitize && j.backend == gpurt.Emulator {
		j.backend = gpurt.Check
	}
	vars := jobenv.Job{Backend: j.backend, PEs: j.np, Seed: j.seed, HangTimeout: j.hang, Oversubscribe: j.share, Exhaustive: j.exhaustive, Certificate: j.certificate, Counterexample: j.counterexample, Replay: j.replay, Trace: j.trace, TraceLevel: j.traceLevel, Transport: j.transport}
	if jobenv.Emulated(j.backend) && j.procs == 0 {
		return e.startOne(ctx, j, vars)
	}
	cfg := launcher.Config{Env: e.Environ()}
	if j.procs > 0 {
		vars.Emulated = j.np
	}
	if len(j.hosts) > 0 {
		if cfg, err = e.startHosts(j); err != nil {
			return err
		}
		if jobenv.Emulated(j.backend) && e.Getenv(jobenv.Hosts) == "" {
			vars.Hosts = j.emulatedHosts()
		}
	}
	for _, name := range registry.InterfaceVariables() {
		if i := e.Getenv(jobenv.Interface); i != "" && e.Getenv(name) == "" {
			cfg.Env = append(cfg.Env, name+"="+i)
		}
	}
	cfg.Path, cfg.Args, cfg.Dir, cfg.NP, cfg.LogDir = j.path, j.args, e.Dir, j.np, j.logDir
	if j.procs > 0 {
		cfg.NP = j.procs
		if j.procs < j.np {
			cfg.PEs = j.np
		}
	}
	cfg.Env = append(cfg.Env, vars.Environ()...)
	cfg.Stdin, cfg.Stdout, cfg.Stderr = e.Stdin, e.Stdout, e.Stderr
	ask, over := asks()
	defer over()
	passed, stop := signals()
	defer stop()
	cfg.Signals = passed
	cfg.HangTimeout, cfg.Ask, cfg.Emulated = j.hang, ask, jobenv.Emulated(j.backend)
	cfg.Report = func(r *hang.Report, why string) { e.tell(j, r, why) }
	err = launcher.Run(ctx, cfg)
	var failed *launcher.Error
	if errors.As(err, &failed) {
		e.keep(j, failed.Hang)
		fmt.Fprintln(e.Stderr, err)
		return exitStatus(failed.ExitCode())
	}
	return err
}

// startOne runs a program whose PEs all live in its own process. It prints its
// errors itself, unless one of the PEs ends the process.
func (e *env) startOne(ctx context.Context, j job, vars jobenv.Job) (err error) {
	tmp, remove, err := tempdir.Dir("run")
	if err != nil {
		return err
	}
	defer remove()
	vars.Running, vars.Emulated = filepath.Join(tmp, "running"), j.np
	cmd := exec.Command(j.path, j.args...)
	// A launcher in whose job this is, such as srun, has started gpuc, and not the PEs.
	cmd.Dir, cmd.Env = e.Dir, append(append(e.Environ(), launchenv.Launcher+"="+launchenv.None), vars.Environ()...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = e.Stdin, e.Stdout, e.Stderr
	if j.logDir != "" {
		logs, failed := launcher.NewSplits(j.logDir, j.np)
		if failed != nil {
			return failed
		}
		defer func() {
			switch closed := logs.Close(); {
			case closed == nil:
			case err == nil:
				err = closed
			default:
				fmt.Fprintf(e.Stderr, "gpuc: %v\n", closed)
			}
		}()
		cmd.Stdout, cmd.Stderr = logs.Writer(e.Stdout), logs.Writer(e.Stderr)
	}
	if runtime.GOOS != "windows" { // which inherits no pipes
		over, err := e.askable(j, cmd)
		if err != nil {
			return err
		}
		defer over()
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	procgroup.DieWithParent(cmd) // which is this thread
	passed, stop := signals()
	defer stop()
	err = procgroup.Run(procgroup.WithSignals(ctx, passed), cmd)
	_, left := os.Stat(vars.Running)
	var exit *exec.ExitError
	switch running := left == nil; {
	case err != nil && !errors.As(err, &exit):
		return fmt.Errorf("run %s: %w", j.path, err)
	case ctx.Err() != nil && exit != nil && launcher.ExitCode(exit) == 128+int(syscall.SIGKILL):
		e.ended(j, "it did not end by itself when it was interrupted, and was killed; a PE returns when its context ends")
	case ctx.Err() != nil:
	case exit != nil && !exit.Exited():
		e.ended(j, exit.Error())
	case running:
		e.ended(j, fmt.Sprintf("the program ended with exit status %d before its PEs had ended: one of them called os.Exit, as log.Fatal does, or a goroutine of theirs panicked, or func main returned; a PE ends by returning from the run function", cmd.ProcessState.ExitCode()))
		return exitStatus(cmp.Or(launcher.ExitCode(exit), exitFailure))
	}
	if err != nil {
		return exitStatus(launcher.ExitCode(exit))
	}
	return nil
}

// ended says how a program ended that could not say it itself.
func (e *env) ended(j job, how string) {
	fmt.Fprintf(e.Stderr, "gpuc: %s: %s\n", strings.TrimSuffix(filepath.Base(j.path), ".exe"), how)
}
