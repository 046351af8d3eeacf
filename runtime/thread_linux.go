package gpurt

import "golang.org/x/sys/unix"

// threadID returns the number of the calling OS thread.
func threadID() int { return unix.Gettid() }
