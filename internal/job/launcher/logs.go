package launcher

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
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

// Split is a writer for the output of one process that is all PEs. It passes the output on to
// w, and the lines of each PE to a log of its own in a directory. Lines that name no PE stand
// in program.log.
type Split struct {
	w       io.Writer
	logs    *logs
	program *os.File
	rest    []byte
}

// NewSplit returns a Split for n PEs.
func NewSplit(dir string, n int, w io.Writer) (*Split, error) {
	l, err := openLogs(dir, n)
	if err != nil {
		return nil, err
	}
	f, err := os.Create(filepath.Join(dir, "program.log"))
	if err != nil {
		l.close()
		return nil, fmt.Errorf("make a log: %w", err)
	}
	return &Split{w: w, logs: l, program: f}, nil
}

// Write implements io.Writer.
func (s *Split) Write(b []byte) (int, error) {
	s.rest = append(s.rest, b...)
	end := bytes.LastIndexByte(s.rest, '\n') + 1
	err := s.log(s.rest[:end])
	s.rest = append(s.rest[:0], s.rest[end:]...)
	n, writeErr := s.w.Write(b)
	return n, errors.Join(writeErr, err)
}

// log writes whole lines to where they belong.
func (s *Split) log(lines []byte) error {
	for line := range bytes.Lines(lines) {
		to := s.program
		var rank int
		if _, err := fmt.Sscanf(string(line), "PE %d: ", &rank); err == nil && rank >= 0 && rank < len(s.logs.files) {
			to, line = s.logs.files[rank], bytes.TrimPrefix(line, []byte(Prefix(rank)))
		} else if len(s.logs.files) == 1 {
			to = s.logs.files[0]
		}
		if _, err := to.Write(line); err != nil {
			return err
		}
	}
	return nil
}

// Close writes an unfinished last line, and closes the files.
func (s *Split) Close() error {
	return errors.Join(s.log(s.rest), s.program.Close(), s.logs.close())
}
