package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/gpuc-go/gpuc/internal/build"
)

const (
	// progressDelay is how long a step runs silently.
	progressDelay = time.Second
	// progressTick is how long a spinner stands still.
	progressTick = 100 * time.Millisecond
)

// progress tells the user about a step that takes longer than progressDelay: a
// spinner on a terminal, one line elsewhere.
type progress struct {
	e *env

	mu    sync.Mutex
	msg   string      // of the step, empty after it
	timer *time.Timer // of the next call of show
	bar   *progressbar.ProgressBar
}

// newProgress returns the progress of what a go command takes part in, which then writes above
// the spinner.
func newProgress(e *env, g *build.Go) *progress {
	p := &progress{e: e}
	g.Stderr = p
	return p
}

// Write writes lines in the place of the spinner, which the next tick draws below them.
func (p *progress) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.Clear()
	}
	return p.e.Stderr.Write(b)
}

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
		p.bar.Clear()
		p.bar = nil
	}
}

// show draws the spinner, which nothing but the timer moves: a ticker of the bar's own would draw
// on after the step.
func (p *progress) show() {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.msg == "": // the timer was late
		return
	case !p.e.Terminal:
		fmt.Fprintf(p.e.Stderr, "gpuc: %s\n", p.msg)
		return
	case p.bar == nil:
		p.bar = progressbar.NewOptions(-1, progressbar.OptionSetWriter(p.e.Stderr), progressbar.OptionSetDescription(p.msg),
			progressbar.OptionSpinnerType(14), progressbar.OptionSetSpinnerChangeInterval(0), progressbar.OptionSetElapsedTime(true),
			progressbar.OptionUseANSICodes(runtime.GOOS != "windows")) // what the user has typed goes too
	}
	p.bar.Add(1)
	p.timer.Reset(progressTick)
}
