package launcher

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
)

// logs are files, one for each PE.
type logs struct{ files []*os.File }

// openLogs makes the files in a directory, which is made too.
func openLogs(dir string, n int) (*logs, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("make the directory of logs: %w", err)
	}
	l := &logs{}
	for rank := range n {
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("pe-%d.log", rank)))
		if err != nil {
			l.close()
			return nil, fmt.Errorf("make a log: %w", err)
		}
		l.files = append(l.files, f)
	}
	return l, nil
}

func (l *logs) close() error {
	var errs []error
	for _, f := range l.files {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

// Splits are logs of a process that is all PEs. The lines of each PE go to a log of its own,
// and those that name no PE to program.log, unless there is but one PE.
type Splits struct {
	mu      sync.Mutex
	logs    *logs
	program *os.File
	writers []*split
}

// NewSplits returns the logs of n PEs in a directory.
func NewSplits(dir string, n int) (*Splits, error) {
	l, err := openLogs(dir, n)
	if err != nil || n == 1 {
		return &Splits{logs: l}, err
	}
	f, err := os.Create(filepath.Join(dir, "program.log"))
	if err != nil {
		l.close()
		return nil, fmt.Errorf("make a log: %w", err)
	}
	return &Splits{logs: l, program: f}, nil
}

// Writer returns a writer that passes everything on to w, and keeps it.
func (s *Splits) Writer(w io.Writer) io.Writer {
	s.mu.Lock()
	defer s.mu.Unlock()
	to := &split{s: s, w: w}
	s.writers = append(s.writers, to)
	return to
}

// split is a writer of Splits.
type split struct {
	s    *Splits
	w    io.Writer
	rest []byte
}

// Write implements io.Writer.
func (w *split) Write(b []byte) (int, error) {
	w.s.mu.Lock()
	defer w.s.mu.Unlock()
	w.rest = append(w.rest, b...)
	end := bytes.LastIndexByte(w.rest, '\n') + 1
	err := w.s.log(w.rest[:end])
	w.rest = append(w.rest[:0], w.rest[end:]...)
	n, writeErr := w.w.Write(b)
	return n, errors.Join(writeErr, err)
}

// log writes lines to where they belong. The caller holds mu.
func (s *Splits) log(lines []byte) error {
	for line := range bytes.Lines(lines) {
		to := s.program
		if to == nil {
			to = s.logs.files[0]
		}
		var rank int
		if _, err := fmt.Sscanf(string(line), "PE %d: ", &rank); err == nil && rank >= 0 && rank < len(s.logs.files) {
			to, line = s.logs.files[rank], bytes.TrimPrefix(line, []byte(Prefix(rank)))
		}
		if _, err := to.Write(line); err != nil {
			return err
		}
	}
	return nil
}

// Close writes unfinished last lines, and closes the files.
func (s *Splits) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, w := range s.writers {
		errs = append(errs, s.log(w.rest))
	}
	if s.program != nil {
		errs = append(errs, s.program.Close())
	}
	return errors.Join(append(errs, s.logs.close())...)
}
