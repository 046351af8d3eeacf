//go:build unix

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// asks returns a channel that gets something when the user asks what the PEs do, by SIGQUIT,
// which terminals send for Ctrl-\, and a function that ends that.
func asks() (<-chan struct{}, func()) {
	ch, asked, done := make(chan os.Signal, 1), make(chan struct{}), make(chan struct{})
	signal.Notify(ch, syscall.SIGQUIT)
	go func() {
		for {
			select {
			case <-ch:
				select {
				case asked <- struct{}{}:
				case <-done:
					return
				}
			case <-done:
				return
			}
		}
	}()
	return asked, func() { signal.Stop(ch); close(done) }
}
