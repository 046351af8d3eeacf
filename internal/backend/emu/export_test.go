package emu

import (
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// RuntimeFault is for tests of the texts.
var RuntimeFault = runtimeFault

// SplitPlace is for tests of places that are none.
var SplitPlace = splitPlace

// WithTicks returns cfg with a watchdog that looks when a tick arrives, and ends
// when the channel is closed.
func (cfg Config) WithTicks(ticks <-chan time.Time) Config {
	cfg.ticks = ticks
	return cfg
}

// Waiting returns how many hosts of the device's world wait inside a call.
func Waiting(d driver.Device) int {
	w := d.(*device).p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	return w.hosts.blocked
}

// Backlog is how many operations are on their way at most, and OnTheirWay how many are.
const Backlog = backlog

func OnTheirWay(d driver.Device) int { return d.(*device).p.w.net.load }

// Lagging is of how many seeds one has somebody lag.
const Lagging = lagging

// DeviceFunction is what the reports call the function with which a thread polls.
func DeviceFunction(pcs []uintptr) string { return deviceFunction(pcs) }

// Exported is how much memory other PEs of the device's world can open.
func Exported(d driver.Device) int { return len(d.(*device).p.w.exports.live) }
