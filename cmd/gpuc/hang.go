package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/job/launcher"
	"github.com/gpuc-go/gpuc/internal/store/atomicfile"
)

// hangFile is the file of -log-dir with the last report of what the PEs did.
const hangFile = "hang.json"

// tell prints what the PEs of a job do, and keeps it. The user has asked for it, or why says
// something else.
func (e *env) tell(j job, r *hang.Report, why string) {
	fmt.Fprintf(e.Stderr, "gpuc: %s:\n  %s\n", cmp.Or(why, "what the PEs do"), strings.Join(r.Lines(), "\n  "))
	e.keep(j, r)
}

// keep writes a report to the directory of logs, if there is one.
func (e *env) keep(j job, r *hang.Report) {
	if j.logDir == "" || r == nil {
		return
	}
	b, err := json.MarshalIndent(r, "", "\t")
	if err == nil {
		err = atomicfile.Write(filepath.Join(j.logDir, hangFile), hangFile+".", 0o644, func(w io.Writer) error {
			_, err := w.Write(append(b, '\n'))
			return err
		})
	}
	if err != nil {
		fmt.Fprintf(e.Stderr, "gpuc: keep what the PEs do: %v\n", err)
	}
}

// askable lets the user ask a program that is all PEs what they do. The function that it returns
// ends that, after the program.
func (e *env) askable(j job, cmd *exec.Cmd) (over func(), err error) {
	a, err := launcher.NewAsker(cmd, func(r *hang.Report, asked bool) {
		if asked {
			e.tell(j, r, "")
		} else {
			e.keep(j, r) // the program prints it itself
		}
	})
	if err != nil {
		return nil, fmt.Errorf("run %s: %w", j.path, err)
	}
	ask, stop := asks()
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-ask:
				a.Ask()
			case <-done:
				return
			}
		}
	}()
	return func() { stop(); close(done); a.Close() }, nil
}
