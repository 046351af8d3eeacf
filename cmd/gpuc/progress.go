package main

import (
	"fmt"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
)

// progressDelay is how long a step runs silently.
const progressDelay = time.Second

// progress tells the user about a step that takes longer than progressDelay: a
// spinner on a terminal, one line elsewhere.
type progress struct {
	e *env

	mu    sync.Mutex
	msg   string
	timer *time.Timer
	bar   *progressbar.ProgressBar
	stop  chan struct{}
}

func newProgress(e *env) *progress { return &progress{e: e} }

// step begins a step, and ends the one before.
func (p *progress) step(msg string) {
	p.done()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.msg = msg
	p.timer = time.AfterFunc(progressDelay, p.show)
}

// done ends the step; nothing of it stays on a terminal.
func (p *progress) done() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.msg = ""
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
	if p.bar != nil {
		close(p.stop)
		p.bar.Exit()
		p.bar.Clear()
		p.bar = nil
	}
}

func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.msg == "" || p.bar != nil {
		return
	}
	if !p.e.Terminal {
		fmt.Fprintf(p.e.Stderr, "gpuc: %s\n", p.msg)
		return
	}
	bar := progressbar.NewOptions(-1, progressbar.OptionSetWriter(p.e.Stderr), progressbar.OptionSetDescription(p.msg),
		progressbar.OptionSpinnerType(14), progressbar.OptionClearOnFinish(), progressbar.OptionSetElapsedTime(true))
	bar.Add(1)
	stop := make(chan struct{})
	p.bar, p.stop = bar, stop
	go func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
				bar.Add(1)
			}
		}
	}()
}
