package launcher

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// The PEs of other hosts write their parts of the job's trace there. When all PEs of a host
// have ended, its agent sends the parts, of jobs that have failed too.

// traceFile is the file beside which the PEs of this host have their parts of the trace.
func (a *agent) traceFile() string { return filepath.Join(a.dir, "trace") }

// sendTrace sends the parts of the trace.
func (a *agent) sendTrace() {
	parts := trace.PartsOf(a.traceFile())
	list, err := os.ReadDir(parts)
	if os.IsNotExist(err) {
		return // the PEs have not come so far
	}
	for _, entry := range list {
		if err == nil {
			err = a.sendPart(filepath.Join(parts, entry.Name()))
		}
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "send the trace: %v\n", err)
	}
}

func (a *agent) sendPart(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return inParts(f, func(b []byte) error {
		return a.send(frame{Kind: frameTrace, Part: filepath.Base(path), Data: b})
	})
}

// inParts reads to the end, and hands on what it reads in pieces that fit into frames.
func inParts(r io.Reader, send func([]byte) error) error {
	b := make([]byte, filePart)
	for {
		n, err := r.Read(b)
		if n > 0 {
			if err := send(b[:n]); err != nil {
				return err
			}
		}
		switch err {
		case nil:
		case io.EOF:
			return nil
		default:
			return err
		}
	}
}

// keepPart appends a piece of a part of the trace to the file of that part. What cannot be
// written fails the job.
func (j *job) keepPart(h *remoteHost, part string, piece []byte) error {
	if j.cfg.Remote.Trace == "" || part != filepath.Base(part) || !filepath.IsLocal(part) {
		return fmt.Errorf("its agent sends a part of a trace that was not requested: %q", part)
	}
	f, err := os.OpenFile(filepath.Join(trace.PartsOf(j.cfg.Remote.Trace), part), os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
	if err == nil {
		_, err = f.Write(piece)
		if failed := f.Close(); err == nil {
			err = failed
		}
	}
	if err != nil {
		first, _ := Share(h.first, j.cfg.NP, j.cfg.PEs)
		j.send(func() {
			j.fail(Failure{PE: first, Msg: fmt.Sprintf("on host %s: keep its part of the trace: %v", h.Name, err)})
		})
	}
	return nil
}
