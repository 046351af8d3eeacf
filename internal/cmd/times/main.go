// Command times says where the time of make test goes. It runs steps, which are targets of make, until
// one fails, and writes a table of the processor time and the time on the clock of each, and of each
// package whose tests it runs:
//
//	times -o FILE STEP[,STEP...]...
//
// Steps with commas between them do not need each other. Two of them run at a time, so that one uses
// the processors that the other leaves idle.
//
// A step that runs tests gives go test this command by -exec:
//
//	times exec PROGRAM ARGUMENT...
//
// Processor time is that of a program and of all that it started and waited for.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/procgroup"
)

// record names the file in which exec notes what the tests of a package took.
const record = "GPUC_TIMES"

// use is what a step or the tests of a package took.
type use struct {
	name       string
	cpu, clock time.Duration
}

// run runs a command with this one's files and more in its environment, and passes signals on to it: those of a
// step to all that it has started, of which nothing is left in the end.
func run(step bool, env []string, name string, args ...string) (use, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT)
	defer signal.Stop(signals)
	begin := time.Now()
	pass, wait := func(s os.Signal) { _ = cmd.Process.Signal(s) }, cmd.Wait // it may have ended
	if step {
		g, err := procgroup.Start(cmd)
		if err != nil {
			return use{}, err
		}
		pass, wait = func(s os.Signal) { g.Signal(int(s.(syscall.Signal))) }, g.Wait
	} else if err := cmd.Start(); err != nil {
		return use{}, err
	}
	go func() {
		for s := range signals {
			pass(s)
		}
	}()
	err := wait()
	return use{cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), clock: time.Since(begin)}, err
}

// tests runs the tests of a package, in whose folder it is, and notes what they took.
func tests(args []string) error {
	u, err := run(false, nil, args[0], args[1:]...)
	dir, dirErr := os.Getwd()
	f, fileErr := os.OpenFile(os.Getenv(record), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if fileErr == nil {
		_, fileErr = fmt.Fprintf(f, "%d %d %s\n", u.cpu, u.clock, dir)
		fileErr = cmp.Or(fileErr, f.Close())
	}
	return cmp.Or(err, dirErr, fileErr)
}

// step runs a target of make, and returns what it took, and the tests of each package in it.
func step(target, noted, root string) (all use, packages []use, err error) {
	all, err = run(true, []string{record + "=" + noted}, cmp.Or(os.Getenv("MAKE"), "make"), "--no-print-directory", target)
	all.name = target
	text, readErr := os.ReadFile(noted)
	if readErr != nil && !os.IsNotExist(readErr) {
		return all, nil, cmp.Or(err, readErr)
	}
	for line := range strings.Lines(string(text)) {
		var u use
		if _, scanErr := fmt.Sscan(line, &u.cpu, &u.clock, &u.name); scanErr != nil {
			return all, nil, cmp.Or(err, fmt.Errorf("%s: %w", noted, scanErr))
		}
		if rel, relErr := filepath.Rel(root, u.name); relErr == nil {
			u.name = filepath.ToSlash(rel)
		}
		packages = append(packages, u)
	}
	return all, packages, err
}

// table returns the rows of a step: its time, that of packages that take a second or more, and what is
// left, which is building and other packages.
func table(all use, packages []use) string {
	var b strings.Builder
	row := func(name string, cpu, clock time.Duration) {
		fmt.Fprintf(&b, "%-48s %9.1f %9.1f\n", name, cpu.Seconds(), clock.Seconds())
	}
	row(all.name, all.cpu, all.clock)
	rest := all.cpu
	slices.SortFunc(packages, func(a, b use) int { return cmp.Or(cmp.Compare(b.cpu, a.cpu), cmp.Compare(a.name, b.name)) })
	for _, p := range packages {
		if p.cpu >= time.Second {
			row("  "+p.name, p.cpu, p.clock)
			rest -= p.cpu
		}
	}
	if len(packages) > 0 {
		fmt.Fprintf(&b, "%-48s %9.1f\n", "  building, and other packages", rest.Seconds())
	}
	return b.String()
}

// together runs steps, two at a time, and returns their rows of the table and what all took. When one has failed,
// or was interrupted, no other begins; the error names those that failed.
func together(targets []string, dir, root string) (text string, sum use, err error) {
	var running sync.WaitGroup
	var failed atomic.Bool
	rows, uses, errs := make([]string, len(targets)), make([]use, len(targets)), make([]error, len(targets))
	slots := make(chan struct{}, 2)
	begin := time.Now()
	for i, target := range targets {
		slots <- struct{}{}
		if failed.Load() {
			break
		}
		running.Go(func() {
			defer func() { <-slots }()
			all, packages, err := step(target, filepath.Join(dir, target), root)
			if err != nil {
				failed.Store(true)
				errs[i] = fmt.Errorf("%s failed: %w", target, err)
			}
			rows[i], uses[i] = table(all, packages), all
		})
	}
	running.Wait()
	for _, u := range uses {
		sum.cpu += u.cpu
	}
	sum.clock = time.Since(begin)
	return strings.Join(rows, ""), sum, errors.Join(errs...)
}

// steps runs the steps, and writes the table as far as they came.
func steps(file string, groups []string) error {
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "times")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	text := fmt.Sprintf("%-48s %9s %9s\n", "step and package", "CPU, s", "clock, s")
	sum := use{name: "all"}
	for _, group := range groups {
		rows, all, err := together(strings.Split(group, ","), dir, root)
		text += rows
		sum.cpu, sum.clock = sum.cpu+all.cpu, sum.clock+all.clock
		if writeErr := os.WriteFile(file, []byte(text+table(sum, nil)), 0o666); err != nil || writeErr != nil {
			return cmp.Or(err, writeErr)
		}
	}
	return nil
}

func main() {
	out := flag.String("o", "times.txt", "the `file` of the table")
	flag.Parse()
	var err error
	if args := flag.Args(); len(args) > 1 && args[0] == "exec" {
		err = tests(args[1:])
	} else {
		err = steps(*out, args)
	}
	exit, ended := err.(*exec.ExitError) // of tests, which have said why
	switch {
	case ended:
		os.Exit(max(exit.ExitCode(), 1))
	case err != nil:
		fmt.Fprintln(os.Stderr, "times:", err)
		os.Exit(1)
	}
}
