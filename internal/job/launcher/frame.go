package launcher

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
)

// protocol is the version of what gpuc run and its agents say to each other.
const protocol = 4

// frameKind tells frames apart.
type frameKind string

const (
	// To an agent.
	frameFile      frameKind = "file"      // a part of the program
	frameStart     frameKind = "start"     // start the PEs
	frameTerminate frameKind = "terminate" // a PE is to end
	frameKill      frameKind = "kill"      // a PE is ended
	frameSignal    frameKind = "signal"    // a PE gets a signal
	frameInput     frameKind = "input"     // PE 0's input; nothing is its end

	// From an agent.
	frameReady  frameKind = "ready"  // the agent listens
	frameTaken  frameKind = "taken"  // PE 0 has read the input of one frame
	frameOut    frameKind = "out"    // what a PE has written
	frameErr    frameKind = "err"    // and to its standard error
	frameExited frameKind = "exited" // the process of a PE has ended
	frameTrace  frameKind = "trace"  // a piece of a part of the job's trace
	frameEnded  frameKind = "ended"  // and all that it wrote was sent

	// In both directions, what the launcher and a PE say to each other.
	frameMessage frameKind = "message"
)

// frame is a line of JSON between gpuc run and its agent on a host, and the bytes of Data
// after it.
type frame struct {
	Kind frameKind `json:"kind"`
	// Rank is the PE that is meant.
	Rank    int      `json:"rank,omitempty"`
	Message *message `json:"message,omitempty"`
	Data    []byte   `json:"-"`
	Size    int      `json:"size,omitempty"` // of Data
	// Error says how a process ended, if not well, and Code with which exit code.
	Error string `json:"error,omitempty"`
	Code  int    `json:"code,omitempty"`
	// Part is the name of a part of the trace.
	Part string `json:"part,omitempty"`
	// Signal is the number of one to pass on.
	Signal int `json:"signal,omitempty"`
	// Protocol is an agent's.
	Protocol int         `json:"protocol,omitempty"`
	Start    *startOrder `json:"start,omitempty"`
}

// startOrder is what an agent starts.
type startOrder struct {
	// Name is what the program is called.
	Name string   `json:"name"`
	Args []string `json:"args"`
	// Env is added to the environment of the host.
	Env []string `json:"env"`
	// Dir is where the program runs, if the host has it.
	Dir string `json:"dir"`
	// First is the first of Count PEs of NP.
	First int `json:"first"`
	Count int `json:"count"`
	NP    int `json:"np"`
	// Trace says that the parts of the trace are to be sent.
	Trace bool `json:"trace,omitempty"`
	// Loopback says that all PEs are on this host.
	Loopback bool `json:"loopback,omitempty"`
}

// maxFrame bounds what a frame carries: more is a mistake.
const maxFrame = 64 << 20

// frames is one end of a connection between gpuc run and an agent.
type frames struct {
	in    *bufio.Reader
	meter *metered

	mu  sync.Mutex
	out io.Writer
}

func newFrames(in io.Reader, out io.Writer) *frames {
	m := &metered{r: in}
	return &frames{in: bufio.NewReader(m), meter: m, out: out}
}

// send writes a frame. It may be called from any goroutine.
func (c *frames) send(f frame) error {
	f.Size = len(f.Data)
	b, err := json.Marshal(f)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, err := c.out.Write(append(b, '\n')); err != nil {
		return err
	}
	_, err = c.out.Write(f.Data)
	return err
}

// receive returns the next frame, or io.EOF when the other end is gone.
func (c *frames) receive() (f frame, err error) {
	c.meter.left = 2 * maxFrame // of the line and its data
	line, err := c.in.ReadBytes('\n')
	if errors.Is(err, errTooLong) {
		return frame{}, err
	}
	if err != nil {
		return frame{}, io.EOF
	}
	if err := json.Unmarshal(line, &f); err != nil {
		return frame{}, fmt.Errorf("%w: %.100q", err, line)
	}
	if f.Size < 0 || f.Size > maxFrame {
		return frame{}, fmt.Errorf("a frame of %d bytes", f.Size)
	}
	f.Data = make([]byte, f.Size)
	if _, err := io.ReadFull(c.in, f.Data); err != nil {
		return frame{}, io.EOF
	}
	return f, nil
}

// filePart is how much of a program a frame carries.
const filePart = 1 << 20
