package emu

import "time"

// RuntimeFault is for tests of the texts.
var RuntimeFault = runtimeFault

// WithTicks returns cfg with a watchdog that looks when a tick arrives, and ends
// when the channel is closed.
func (cfg Config) WithTicks(ticks <-chan time.Time) Config {
	cfg.ticks = ticks
	return cfg
}
