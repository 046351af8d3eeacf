package emurpc

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// patience is how long a process that misses the other end waits to be told why. Whoever
// supervises the job knows better which process ended first.
const patience = 3 * time.Second

// Client is a process that uses GPUs which another process has.
type Client struct {
	conn    *conn
	cfg     Config
	welcome welcome
	devices map[int]*device
	gone    chan struct{} // closed when the other end is gone

	mu    sync.Mutex
	last  uint64
	calls map[uint64]func(*conn) error // that read what a call returns
}

// Config is a process of the job, as it joins the others.
type Config struct {
	// First is the first of Count PEs of the process.
	First, Count int
	// Stdout returns what takes what the kernels of a PE print.
	Stdout func(pe int) io.Writer
	// Aborted ends when the job does, with the cause.
	Aborted context.Context
}

// Dial meets the process that has the GPUs over a connection to it: in is what it says.
func Dial(in io.Reader, out io.WriteCloser, cfg Config) (*Client, error) {
	c := &Client{
		conn: newConn(in, out), cfg: cfg, devices: map[int]*device{},
		gone: make(chan struct{}), calls: map[uint64]func(*conn) error{},
	}
	for rank := cfg.First; rank < cfg.First+cfg.Count; rank++ {
		c.devices[rank] = newDevice(c, rank)
	}
	f, err := c.conn.receive()
	if err == nil && f.Kind == frameWelcome {
		c.welcome, err = read[welcome](c.conn)
	}
	if err != nil {
		return nil, fmt.Errorf("meet the process that has the emulated GPUs: %w: %w", err, c.broken())
	}
	for _, ref := range c.welcome.Devices {
		if d := c.devices[ref.Rank]; d != nil {
			d.ref = ref
		}
	}
	go c.listen()
	return c, nil
}

// Device returns the GPU of a PE of this process.
func (c *Client) Device(rank int) driver.Device { return c.devices[rank] }

// Close ends the connection when all devices are closed.
func (c *Client) Close() {
	if c.conn.send(frame{Kind: frameBye}, nil) == nil { // else the other end is gone, which is as good
		<-c.gone
	}
}

// begin registers a call, whose result get reads.
func (c *Client) begin(get func(*conn) error) (id uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.last++
	c.calls[c.last] = get
	return c.last
}

// listen handles what the other end says, until it is gone.
func (c *Client) listen() {
	defer close(c.gone)
	defer c.conn.c.Close()
	for {
		f, err := c.conn.receive()
		if err != nil || c.handle(f) != nil {
			return
		}
	}
}

func (c *Client) handle(f frame) error {
	d := c.devices[f.PE]
	switch {
	case f.Kind == frameReply:
		c.mu.Lock()
		get := c.calls[f.ID]
		delete(c.calls, f.ID)
		c.mu.Unlock()
		if get == nil {
			return fmt.Errorf("reply to call %d, for which no call waits", f.ID)
		}
		return get(c.conn)
	case f.Kind == framePrint:
		text, err := read[string](c.conn)
		if err == nil && c.cfg.Stdout != nil {
			_, _ = io.WriteString(c.cfg.Stdout(f.PE), text) // what cannot be printed is lost, as on a GPU
		}
		return err
	case d == nil:
		return fmt.Errorf("PE %d is not of this process", f.PE)
	case f.Kind == frameCopied:
		b, err := read[[]byte](c.conn)
		if err == nil {
			d.host.arrive(f.ID, b)
		}
		return err
	case f.Kind == frameInvoke:
		go d.invoke(f.ID)
	}
	return nil
}

// broken returns the error of a call whose process is gone, when the job has ended or patience is
// over.
func (c *Client) broken() error {
	var aborted <-chan struct{}
	if c.cfg.Aborted != nil {
		aborted = c.cfg.Aborted.Done()
	}
	select {
	case <-aborted:
	case <-time.After(patience):
	}
	return &fault.Report{PE: 0, First: errGone, Err: errGone}
}
