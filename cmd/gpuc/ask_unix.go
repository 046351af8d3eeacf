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
	return forward([]os.Signal{syscall.SIGQUIT}, func(os.Signal) struct{} { return struct{}{} })
}

// signals returns a channel that gets the numbers of signals that are meant for the PEs, and a
// function that ends that.
func signals() (<-chan int, func()) {
	return forward([]os.Signal{syscall.SIGUSR1, syscall.SIGUSR2}, func(s os.Signal) int { return int(s.(syscall.Signal)) })
}

// forward returns a channel that gets a value for each of some signals, one by one, and a function
// that ends that.
func forward[T any](list []os.Signal, value func(os.Signal) T) (<-chan T, func()) {
	ch, to, done := make(chan os.Signal, 1), make(chan T), make(chan struct{})
	signal.Notify(ch, list...)
	go func() {
		for {
			select {
			case s := <-ch:
				select {
				case to <- value(s):
				case <-done:
					return
				}
			case <-done:
				return
			}
		}
	}()
	return to, func() { signal.Stop(ch); close(done) }
}
