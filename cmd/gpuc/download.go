package main

import (
	"fmt"
	"time"

	"github.com/schollz/progressbar/v3"
)

// download shows how much of a set has been fetched: a bar on a terminal, and
// elsewhere only the lines that are written to it.
type download struct {
	e   *env
	bar *progressbar.ProgressBar
}

func newDownload(e *env) *download { return &download{e: e} }

// Write prints lines about what happens, above the bar.
func (d *download) Write(p []byte) (int, error) {
	if d.bar != nil {
		d.bar.Clear()
	}
	fmt.Fprintf(d.e.Stderr, "%s", p)
	return len(p), nil
}

// show moves the bar; it is drawn some ten times a second.
func (d *download) show(_ string, done, total int64) {
	if !d.e.Terminal {
		return
	}
	if d.bar == nil {
		d.bar = progressbar.NewOptions64(total, progressbar.OptionSetWriter(d.e.Stderr), progressbar.OptionShowBytes(true),
			progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionClearOnFinish())
	}
	d.bar.Set64(done)
}

// done ends the bar; nothing of it stays.
func (d *download) done() {
	if d.bar != nil {
		d.bar.Exit()
		d.bar.Clear()
		d.bar = nil
	}
}
