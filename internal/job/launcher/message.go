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

	// From whoever reads what a PE says.
	msgGarbled kind = "garbled" // it says what is no message, and why not

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
	dec   *json.Decoder
	meter *metered
	in    io.ReadCloser
	out   io.WriteCloser

	mu sync.Mutex // one message is sent at a time
}

func newConn(in io.ReadCloser, out io.WriteCloser) *conn {
	m := &metered{r: in}
	return &conn{dec: json.NewDecoder(m), meter: m, in: in, out: out}
}

// metered bounds what is read of one message.
type metered struct {
	r    io.Reader
	left int
}

var errTooLong = fmt.Errorf("a message of more than %d bytes", maxFrame)

func (m *metered) Read(b []byte) (int, error) {
	if m.left <= 0 {
		return 0, errTooLong
	}
	n, err := m.r.Read(b[:min(len(b), m.left)])
	m.left -= n
	return n, err
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
	c.meter.left = maxFrame
	err := c.dec.Decode(&m)
	if err != nil && !errors.Is(err, io.EOF) {
		err = fmt.Errorf("read message: %w", err)
	}
	return m, err
}

// garbled returns what is to be said of an error of receive, if the other end has said what is no
// message: which descriptor that came by, and why it is none.
func garbled(err error, from string) (message, bool) {
	var syntax *json.SyntaxError
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &syntax) && !errors.As(err, &wrong) && !errors.Is(err, errTooLong) {
		return message{}, false // the connection has broken
	}
	return message{Kind: msgGarbled, Error: fmt.Sprintf("it has written to %s, which is for gpuc alone: %v", from, err)}, true
}

func (c *conn) close() { c.in.Close(); c.out.Close() }
