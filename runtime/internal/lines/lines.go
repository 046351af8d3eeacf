// Package lines writes the output of the PEs of a process, and of their kernels, in whole lines.
package lines

import (
	"bytes"
	"fmt"
	"io"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Writer writes whole lines for several PEs.
type Writer struct {
	w io.Writer

	mu   sync.Mutex
	lost error // the first failure
	// open is how the last line began if it has not ended.
	open string
}

// New returns what writes to w.
func New(w io.Writer) *Writer { return &Writer{w: w} }

// Write writes what a PE prints, or its kernels where they do not name it.
func (w *Writer) Write(b []byte) (int, error) { return w.write("", b) }

// Kernels returns what takes what the kernels of a PE print. Their lines begin with the PE's number
// if the process has several.
func (w *Writer) Kernels(several bool) func(pe int) io.Writer {
	return func(pe int) io.Writer {
		if !several {
			return w
		}
		return kernelWriter{w, fault.Prefix(pe)}
	}
}

// kernelWriter takes what the kernels of a PE print.
type kernelWriter struct {
	w      *Writer
	prefix string
}

func (k kernelWriter) Write(b []byte) (int, error) { return k.w.write(k.prefix, b) }

// write writes lines, of which each begins with the prefix, unless they do already.
func (w *Writer) write(prefix string, b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var text []byte
	if w.open != prefix && w.open != "" {
		text, w.open = append(text, '\n'), ""
	}
	for line := range bytes.Lines(b) {
		if w.open == "" && !bytes.HasPrefix(line, []byte(prefix)) {
			text = append(text, prefix...)
		}
		text, w.open = append(text, line...), prefix
		if bytes.HasSuffix(line, []byte("\n")) {
			w.open = ""
		}
	}
	_, err := w.w.Write(text)
	if w.lost == nil {
		w.lost = err
	}
	return len(b), err
}

// Failure says that something which was to be written is lost.
func (w *Writer) Failure() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.lost == nil {
		return nil
	}
	return fmt.Errorf("output is lost: %w", w.lost)
}
