package launcher

import (
	"errors"
	"io"
	"os"
	"time"
)

// maxPipe is more than a pipe holds: what a process has written when it ends.
const maxPipe = 1 << 20

// pipe is the reading end of a pipe from a process. It is read until all writers
// are gone or, once the process has ended, until nothing is left in it: what the
// process wrote is there by then, and a daemon that it has started may hold the
// pipe for ever. So nothing is lost, whenever it is read, and nothing is waited for.
type pipe struct {
	f     *os.File
	ended bool // belongs to Read
	rest  int  // how much may be read after the end
}

// newPipe returns a pipe and its writing end.
func newPipe() (*pipe, *os.File, error) {
	r, w, err := os.Pipe()
	return &pipe{f: r, rest: maxPipe}, w, err
}

// end says that the process has ended.
func (p *pipe) end() {
	// It fails where pipes have no deadlines; they are read until their end there.
	_ = p.f.SetReadDeadline(time.Unix(1, 0))
}

// Read implements io.Reader.
func (p *pipe) Read(b []byte) (int, error) {
	if !p.ended {
		n, err := p.f.Read(b)
		if !errors.Is(err, os.ErrDeadlineExceeded) {
			return n, err
		}
		p.ended = true
	}
	if len(b) > p.rest {
		b = b[:p.rest]
	}
	n, err := readNow(p.f, b)
	p.rest -= n
	if n == 0 || err != nil {
		return n, io.EOF
	}
	return n, nil
}

// Close implements io.Closer.
func (p *pipe) Close() error { return p.f.Close() }
