//go:build !unix

package main

// asks returns a channel that gets nothing: other systems have no signal to ask by.
func asks() (<-chan struct{}, func()) { return nil, func() {} }

// signals returns a channel that gets nothing.
func signals() (<-chan int, func()) { return nil, func() {} }
