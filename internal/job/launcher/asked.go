package launcher

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync/atomic"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// EnvAsk names the inherited pipes of a program that is all PEs, "read,write": each byte asks
// what they do, and the answer is a line of JSON.
const EnvAsk = "GPUC_ASK_FD"

// Asked returns the pipes by which whoever has started this process asks what its PEs do, nil
// if nobody does.
func Asked(getenv func(string) string) (questions io.Reader, answers io.Writer, err error) {
	fds := getenv(EnvAsk)
	if fds == "" {
		return nil, nil, nil
	}
	r, w, err := inherited(fds)
	if err != nil {
		return nil, nil, fmt.Errorf("%s=%q: %w; this variable is for gpuc run alone, unset it", EnvAsk, fds, err)
	}
	return r, w, nil
}

// inherited opens a pair of inherited pipes, which this process does not pass on.
func inherited(fds string) (r, w *os.File, err error) {
	var in, out uint
	if n, err := fmt.Sscanf(fds, "%d,%d", &in, &out); n != 2 || err != nil {
		return nil, nil, errNoPair
	}
	closeOnExec(uintptr(in))
	closeOnExec(uintptr(out))
	r, w = os.NewFile(uintptr(in), "launcher"), os.NewFile(uintptr(out), "launcher")
	if r == nil || w == nil {
		return nil, nil, errNoPair
	}
	return r, w, nil
}

// Asker asks a program that is all PEs what they do.
type Asker struct {
	questions, answers *os.File
	ends               []*os.File // the program's
	done               chan struct{}
	open               atomic.Int32 // questions without an answer
}

// NewAsker prepares a command to be asked. report takes each answer, and what the program says
// unasked before it ends.
func NewAsker(cmd *exec.Cmd, report func(r *hang.Report, asked bool)) (*Asker, error) {
	qr, qw, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	ar, aw, err := os.Pipe()
	if err != nil {
		qr.Close()
		qw.Close()
		return nil, err
	}
	first := 3 + len(cmd.ExtraFiles)
	cmd.ExtraFiles = append(cmd.ExtraFiles, qr, aw)
	cmd.Env = append(cmd.Env, fmt.Sprintf("%s=%d,%d", EnvAsk, first, first+1))
	a := &Asker{questions: qw, answers: ar, ends: []*os.File{qr, aw}, done: make(chan struct{})}
	go func() {
		defer close(a.done)
		for dec := json.NewDecoder(ar); ; {
			r := new(hang.Report)
			if dec.Decode(r) != nil {
				return
			}
			asked := a.open.Load() > 0
			if asked {
				a.open.Add(-1)
			}
			report(r, asked)
		}
	}()
	return a, nil
}

// Ask asks the program. If nobody reads the questions, as before gpurt.Main and after it,
// there is no answer.
func (a *Asker) Ask() {
	a.open.Add(1)
	_, _ = a.questions.Write([]byte{'?'})
}

// Close ends it, when the command has ended.
func (a *Asker) Close() {
	for _, f := range append(a.ends, a.questions, a.answers) {
		f.Close()
	}
	<-a.done
}
