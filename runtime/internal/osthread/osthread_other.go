//go:build !linux

package osthread

// threadID returns 0: there are GPUs on Linux only, and only they need one thread.
func threadID() int { return 0 }

func threadPointer() uintptr { return 0 }
