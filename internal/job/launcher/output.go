package launcher

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// output takes what the PEs of a job write: it merges it by lines, and keeps it in logs if
// that is asked for.
type output struct {
	out, err io.Writer
	prefixed bool // there are several processes, and each is a PE
	several  bool // a process has several PEs, which name themselves
	logs     *logs

	writing sync.Mutex // held while a reader takes lines, which may be for ever

	mu      sync.Mutex
	writers map[int][2]*lineWriter
}

func newOutput(cfg *Config) (*output, error) {
	o := &output{out: cfg.Stdout, err: cfg.Stderr, prefixed: cfg.NP > 1 && cfg.PEs == 0, several: cfg.PEs > 0, writers: map[int][2]*lineWriter{}}
	if o.out == nil {
		o.out = io.Discard
	}
	if o.err == nil {
		o.err = io.Discard
	}
	if cfg.LogDir == "" {
		return o, nil
	}
	var err error
	if !o.several {
		o.logs, err = openLogs(cfg.LogDir, cfg.NP)
	} else if o.logs, err = openLogs(cfg.LogDir, cfg.PEs); err == nil {
		err = o.logs.forProcesses(cfg.LogDir, cfg.NP)
	}
	return o, err
}

// of returns the writers of a process.
func (o *output) of(rank int) (stdout, stderr *lineWriter) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if w, ok := o.writers[rank]; ok {
		return w[0], w[1]
	}
	prefix := ""
	if o.prefixed {
		prefix = fault.Prefix(rank)
	}
	var log io.Writer
	switch {
	case o.logs != nil && o.several:
		log = byPE{o.logs, o.logs.processes[rank]}
	case o.logs != nil:
		log = o.logs.files[rank]
	}
	w := [2]*lineWriter{o.lines(o.out, prefix, log), o.lines(o.err, prefix, log)}
	o.writers[rank] = w
	return w[0], w[1]
}

func (o *output) lines(w io.Writer, prefix string, log io.Writer) *lineWriter {
	return &lineWriter{o: o, w: w, prefix: []byte(prefix), log: log}
}

// flush passes on the unfinished last lines of a PE.
func (o *output) flush(rank int) error {
	o.mu.Lock()
	w := o.writers[rank]
	o.mu.Unlock()
	return errors.Join(w[0].flush(), w[1].flush())
}

// close closes the logs.
func (o *output) close() error {
	if o.logs == nil {
		return nil
	}
	return o.logs.close()
}

// lineWriter passes on whole lines, with a prefix unless they have it.
type lineWriter struct {
	o      *output
	w      io.Writer
	prefix []byte
	log    io.Writer // takes the lines without prefix, if it is set

	mu   sync.Mutex // Write and flush come from different goroutines
	rest []byte
}

// maxLine is where a line without an end is cut.
const maxLine = 64 << 10

// Write passes on the lines that b completes.
func (l *lineWriter) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.rest = append(l.rest, b...)
	end := bytes.LastIndexByte(l.rest, '\n') + 1
	if end == 0 && len(l.rest) < maxLine {
		return len(b), nil
	}
	if end == 0 {
		end = len(l.rest)
	}
	err := l.emit(l.rest[:end])
	l.rest = append(l.rest[:0], l.rest[end:]...)
	return len(b), err
}

// flush passes on an unfinished last line.
func (l *lineWriter) flush() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	rest := l.rest
	l.rest = nil
	if len(rest) == 0 {
		return nil
	}
	return l.emit(rest)
}

// emit writes lines at once, so that no other process's come between.
func (l *lineWriter) emit(lines []byte) error {
	var b, log bytes.Buffer
	for line := range bytes.Lines(lines) {
		line = bytes.TrimSuffix(bytes.TrimPrefix(line, l.prefix), []byte("\n"))
		b.Write(l.prefix)
		for _, to := range []*bytes.Buffer{&b, &log} {
			to.Write(line)
			to.WriteByte('\n')
		}
	}
	l.o.writing.Lock()
	defer l.o.writing.Unlock()
	if l.log != nil { // before the reader, who may never take it
		_, err := l.log.Write(log.Bytes())
		l.o.logs.keep(err)
	}
	_, err := l.w.Write(b.Bytes())
	return err
}

// firstLine returns s up to its first line break.
func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
