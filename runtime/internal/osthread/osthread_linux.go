package osthread

import "golang.org/x/sys/unix"

// threadID returns the number of the calling OS thread.
func threadID() int { return unix.Gettid() }

// threadPointer returns where the C library keeps the data of the calling OS thread: no two
// threads that live have the same. Unlike threadID it is no system call. It is 0 where there is
// no C library.
func threadPointer() uintptr
