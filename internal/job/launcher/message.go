package launcher

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// kind tells the messages between the launcher and a PE's process apart.
type kind string

const (
	// From a PE.
	msgHello  kind = "hello"  // the process takes part in the protocol
	msgShare  kind = "share"  // PE 0: bytes for every PE
	msgDone   kind = "done"   // the PE's work returned without error
	msgFailed kind = "failed" // the PE's work failed
	msgBye    kind = "bye"    // there is nothing more to say: the process ends
	msgState  kind = "state"  // what PEs do, the answer to a question

	// From the launcher.
	msgShared kind = "shared" // PE 0's bytes
	msgAbort  kind = "abort"  // another PE failed, or the job is interrupted
	msgAsk    kind = "ask"    // what do the PEs do?
)

// message is one line of JSON on a pipe.
type message struct {
	Kind    kind     `json:"kind"`
	Data    []byte   `json:"data,omitempty"`
	Error   string   `json:"error,omitempty"`
	Failure *Failure `json:"failure,omitempty"`
	Lost    bool     `json:"lost,omitempty"`
	// Number is that of a question.
	Number int       `json:"number,omitempty"`
	PEs    []hang.PE `json:"pes,omitempty"`
}

// conn is one end of the two pipes between the launcher and a process.
type conn struct {
	dec *json.Decoder
	in  io.ReadCloser

	mu  sync.Mutex
	out io.WriteCloser
}

func newConn(in io.ReadCloser, out io.WriteCloser) *conn {
	return &conn{dec: json.NewDecoder(in), in: in, out: out}
}

// send writes a message. It may be called from any goroutine.
func (c *conn) send(m message) error {
	b, err := json.Marshal(m)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	_, err = c.out.Write(append(b, '\n'))
	return err
}

// receive returns the next message, or io.EOF when the other end is gone.
func (c *conn) receive() (message, error) {
	var m message
	err := c.dec.Decode(&m)
	if err != nil && !errors.Is(err, io.EOF) {
		err = fmt.Errorf("read message: %w", err)
	}
	return m, err
}

func (c *conn) close() { c.in.Close(); c.out.Close() }
