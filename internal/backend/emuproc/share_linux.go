package emuproc

import (
	"bytes"
	"crypto/rand"
	"fmt"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

const markBytes = 16

// share makes memory that another process can map until remove is called.
func share(n int) (s shared, local []byte, remove func(), err error) {
	fd, err := unix.MemfdCreate("gpuc-pinned", unix.MFD_CLOEXEC)
	if err != nil {
		return s, nil, nil, fmt.Errorf("share memory with the process of PE 0: %w", err)
	}
	remove = func() { unix.Close(fd) }
	fail := func(err error) (shared, []byte, func(), error) {
		remove()
		return s, nil, nil, fmt.Errorf("share %d bytes with the process of PE 0: %w", n, err)
	}
	// Memory that the machine has no room for would end the process at its first use.
	if err := unix.Fallocate(fd, 0, 0, int64(max(n, markBytes))); err != nil {
		return fail(err)
	}
	if local, err = unix.Mmap(fd, 0, max(n, markBytes), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED); err != nil {
		return fail(err)
	}
	mark := make([]byte, markBytes)
	rand.Read(mark)
	copy(local, mark)
	path := fmt.Sprintf("/proc/%d/fd/%d", os.Getpid(), fd)
	return shared{path, n, mark, uint64(uintptr(unsafe.Pointer(&local[0])))}, local, remove, nil
}

// open maps the memory, which is then zero. It stays mapped: a kernel may still use it.
func (s *shared) open() ([]byte, error) {
	f, err := os.OpenFile(s.Path, os.O_RDWR, 0)
	if err != nil {
		return nil, errNotShared
	}
	defer f.Close()
	if st, err := f.Stat(); err != nil || s.Bytes < 0 || st.Size() != int64(max(s.Bytes, markBytes)) {
		return nil, errNotShared
	}
	b, err := unix.Mmap(int(f.Fd()), 0, max(s.Bytes, markBytes), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil, fmt.Errorf("map memory of the process of a PE: %w", err)
	}
	if !bytes.Equal(b[:markBytes], s.Mark) {
		return nil, errNotShared
	}
	clear(b[:markBytes])
	return b[:s.Bytes], nil
}

// unmap ends the use of memory of share.
func unmap(b []byte) error { return unix.Munmap(b) }

// vacate gives back what is behind memory of open. It can still be used, and is zero.
func vacate(b []byte) {
	// It is only room that is not saved.
	_ = unix.Madvise(b[:cap(b)], unix.MADV_REMOVE)
}
