package emuproc

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// patience is how long a process that misses the other end waits to be told why. Whoever
// supervises the job knows better which process ended first.
const patience = 3 * time.Second

// Link is the connection of a process to that which has the GPUs.
type Link struct {
	c       *conn
	cfg     Config
	welcome welcome
	numbers map[any]int // of methods
	devices map[int]*device
	gone    chan struct{} // closed when nobody is at the other end

	mu    sync.Mutex
	last  uint64
	calls map[uint64]func(*conn) error // that read what a call returns
}

// Config is a process of the job, as it joins the others.
type Config struct {
	// First is the first of Count PEs of the process.
	First, Count int
	// Stdout takes what their kernels print.
	Stdout io.Writer
	// Aborted ends when the job does, with the cause.
	Aborted context.Context
}

// Dial meets the process that has the GPUs over a connection to it: in is what it says.
func Dial(in io.Reader, c io.WriteCloser, cfg Config) (*Link, error) {
	l := &Link{
		c: newConn(in, c), cfg: cfg, numbers: map[any]int{}, devices: map[int]*device{},
		gone: make(chan struct{}), calls: map[uint64]func(*conn) error{},
	}
	for i, m := range methods() {
		l.numbers[m] = i
	}
	for rank := cfg.First; rank < cfg.First+cfg.Count; rank++ {
		l.devices[rank] = newDevice(l, rank)
	}
	f, err := l.c.receive()
	if err == nil && f.Kind == frameWelcome {
		l.welcome, err = read[welcome](l.c)
	}
	if err != nil {
		return nil, fmt.Errorf("meet the process that has the emulated GPUs: %w: %w", err, l.broken())
	}
	go l.listen()
	return l, nil
}

// Device returns the GPU of a PE of this process.
func (l *Link) Device(rank int) driver.Device { return l.devices[rank] }

// Close ends the connection when all devices are closed.
func (l *Link) Close() {
	if l.c.send(frame{Kind: frameBye}, nil) == nil { // else the other end is gone, which is as good
		<-l.gone
	}
}

// begin takes note of a call, whose result get reads.
func (l *Link) begin(get func(*conn) error) (id uint64, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.last++
	l.calls[l.last] = get
	return l.last, nil
}

// listen handles what the other end says, until it is gone.
func (l *Link) listen() {
	defer close(l.gone)
	defer l.c.c.Close()
	for {
		f, err := l.c.receive()
		if err != nil || l.obey(f) != nil {
			return
		}
	}
}

func (l *Link) obey(f frame) error {
	d := l.devices[f.PE]
	switch {
	case f.Kind == frameReply:
		l.mu.Lock()
		get := l.calls[f.ID]
		delete(l.calls, f.ID)
		l.mu.Unlock()
		if get == nil {
			return fmt.Errorf("reply to call %d, which nobody waits for", f.ID)
		}
		return get(l.c)
	case f.Kind == framePrint:
		text, err := read[string](l.c)
		if err == nil && l.cfg.Stdout != nil {
			_, _ = io.WriteString(l.cfg.Stdout, text) // what cannot be printed is lost, as on a GPU
		}
		return err
	case d == nil:
		return fmt.Errorf("PE %d is not of this process", f.PE)
	case f.Kind == frameCopied:
		b, err := read[[]byte](l.c)
		if err == nil {
			d.host.arrive(f.ID, b)
		}
		return err
	case f.Kind == frameInvoke:
		go d.invoke(f.ID)
	}
	return nil
}

// broken returns what the end of the other process means, once the job has ended, or if
// nobody ends it.
func (l *Link) broken() error {
	var aborted <-chan struct{}
	if l.cfg.Aborted != nil {
		aborted = l.cfg.Aborted.Done()
	}
	select {
	case <-aborted:
	case <-time.After(patience):
	}
	return &driver.Consequence{PE: 0, First: errGone, Err: errGone}
}
