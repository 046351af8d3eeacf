package launcher

import (
	"bytes"
	"io"
	"strings"
	"sync"
)

// merger merges the output of several processes by lines.
type merger struct {
	mu       sync.Mutex
	out, err io.Writer
}

func newMerger(out, err io.Writer) *merger {
	if out == nil {
		out = io.Discard
	}
	if err == nil {
		err = io.Discard
	}
	return &merger{out: out, err: err}
}

func (m *merger) stdout(prefix string) *lineWriter {
	return &lineWriter{m: m, w: m.out, prefix: []byte(prefix)}
}

func (m *merger) stderr(prefix string) *lineWriter {
	return &lineWriter{m: m, w: m.err, prefix: []byte(prefix)}
}

// lineWriter passes on whole lines, with a prefix unless they have it.
type lineWriter struct {
	m      *merger
	w      io.Writer
	prefix []byte

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
func (l *lineWriter) flush() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.rest) > 0 {
		l.emit(l.rest)
		l.rest = nil
	}
}

// emit writes lines at once, so that no other process's come between.
func (l *lineWriter) emit(lines []byte) error {
	var b bytes.Buffer
	for line := range bytes.Lines(lines) {
		if !bytes.HasPrefix(line, l.prefix) {
			b.Write(l.prefix)
		}
		b.Write(line)
	}
	if b.Len() > 0 && b.Bytes()[b.Len()-1] != '\n' {
		b.WriteByte('\n')
	}
	l.m.mu.Lock()
	defer l.m.mu.Unlock()
	_, err := l.w.Write(b.Bytes())
	return err
}

// firstLine returns s up to its first line break.
func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
