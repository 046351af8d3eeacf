package launcher

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// logs are files, one for each PE, and maybe one for what each process says beside. One that
// cannot be written is no reason to end a job: err, which close returns, is the first failure.
type logs struct {
	files, processes []*os.File

	mu  sync.Mutex // guards err: a reader that takes nothing holds writers longer than the job
	err error
}

// keep takes note of a failure.
func (l *logs) keep(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.err == nil && err != nil {
		l.err = fmt.Errorf("keep the output: %w", err)
	}
}

// openLogs makes the files in a directory, which is made too.
func openLogs(dir string, n int) (*logs, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("make the directory of logs: %w", err)
	}
	l := &logs{}
	return l, l.create(&l.files, dir, "pe", n)
}

// forProcesses makes files for n processes.
func (l *logs) forProcesses(dir string, n int) error {
	return l.create(&l.processes, dir, "process", n)
}

// create makes n files with a name and a number. If it fails, it closes the logs.
func (l *logs) create(list *[]*os.File, dir, name string, n int) error {
	for i := range n {
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%d.log", name, i)))
		if err != nil {
			l.close()
			return fmt.Errorf("make a log: %w", err)
		}
		*list = append(*list, f)
	}
	return nil
}

func (l *logs) close() error {
	l.mu.Lock()
	errs := []error{l.err}
	l.mu.Unlock()
	for _, f := range slices.Concat(l.files, l.processes) {
		errs = append(errs, f.Close())
	}
	return errors.Join(errs...)
}

// write writes each line to the log of the PE that it names, or to other.
func (l *logs) write(lines []byte, other io.Writer) error {
	for line := range bytes.Lines(lines) {
		to := other
		var rank int
		if _, err := fmt.Sscanf(string(line), "PE %d: ", &rank); err == nil && rank >= 0 && rank < len(l.files) {
			to, line = l.files[rank], bytes.TrimPrefix(line, []byte(fault.Prefix(rank)))
		}
		if _, err := to.Write(line); err != nil {
			return err
		}
	}
	return nil
}

// byPE is a writer of whole lines that PEs of one process write.
type byPE struct {
	*logs
	other io.Writer
}

// Write implements io.Writer.
func (w byPE) Write(lines []byte) (int, error) { return len(lines), w.write(lines, w.other) }

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
	w.s.logs.keep(w.s.log(w.rest[:end]))
	w.rest = append(w.rest[:0], w.rest[end:]...)
	return w.w.Write(b)
}

// log writes lines to where they belong. The caller holds mu.
func (s *Splits) log(lines []byte) error {
	if s.program == nil {
		return s.logs.write(lines, s.logs.files[0])
	}
	return s.logs.write(lines, s.program)
}

// Close writes unfinished last lines, and closes the files. The error says which could not be
// written first.
func (s *Splits) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, w := range s.writers {
		s.logs.keep(s.log(w.rest))
	}
	if s.program != nil {
		errs = append(errs, s.program.Close())
	}
	return errors.Join(append(errs, s.logs.close())...)
}
