package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/hang"
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
		err = writeWhole(filepath.Join(j.logDir, hangFile), append(b, '\n'))
	}
	if err != nil {
		fmt.Fprintf(e.Stderr, "gpuc: keep what the PEs do: %v\n", err)
	}
}

// writeWhole replaces a file by another, or leaves it as it is.
func writeWhole(path string, b []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // which fails when it has its name
	if err := f.Chmod(0o644); err != nil {
		f.Close()
		return err
	}
	if _, err := f.Write(b); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
