package emurpc

import (
	"bufio"
	"encoding/gob"
	"errors"
	"io"
	"sync"
)

// kind tells frames apart.
type kind uint8

const (
	// From the process of a PE.
	frameCall     kind = iota // a method; its arguments follow
	frameCancel               // the context of a call has ended; the cause follows
	frameAbort                // Device.Abort
	frameReturned             // a function of the host has returned; a refresh follows
	frameBye                  // all devices of the process are closed

	// From the process that has the GPUs.
	frameWelcome // what all devices have in common follows
	frameReply   // what a call returns follows
	frameCopied  // bytes for memory of the host follow
	frameInvoke  // a function of the host is to be called
	framePrint   // what a kernel has printed follows
)

// frame is what each message begins with.
type frame struct {
	Kind kind
	PE   int
	// ID is that of the call, the copy or the function.
	ID uint64
	// Method is the number of a method in the table.
	Method int
}

// conn is one end of the connection between two processes.
type conn struct {
	dec *gob.Decoder
	c   io.Closer

	mu  sync.Mutex
	out *bufio.Writer
	enc *gob.Encoder
}

func newConn(in io.Reader, c io.WriteCloser) *conn {
	out := bufio.NewWriter(c)
	return &conn{dec: gob.NewDecoder(in), c: c, out: out, enc: gob.NewEncoder(out)}
}

// send writes a frame, and what follows it unless that is nil. It may be called from any
// goroutine.
func (c *conn) send(f frame, body any) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	err := c.enc.Encode(f)
	if err == nil && body != nil {
		err = c.enc.Encode(body)
	}
	return errors.Join(err, c.out.Flush())
}

// receive reads a frame.
func (c *conn) receive() (f frame, err error) {
	err = c.dec.Decode(&f)
	return f, err
}

// read reads what follows a frame.
func read[T any](c *conn) (v T, err error) {
	err = c.dec.Decode(&v)
	return v, err
}

// welcome is what a process is told about the GPUs of its PEs.
type welcome struct {
	Devices []deviceRef
	// IR says that kernels are run from their IR.
	IR bool
	// Seed is that of the emulated GPUs, for the process to say.
	Seed uint64
}
