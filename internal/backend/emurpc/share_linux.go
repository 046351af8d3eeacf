package emurpc

import (
	"bytes"
	"cmp"
	"crypto/rand"
	"fmt"
	"os"
	"strconv"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

const markBytes = 16

// available returns how many bytes the machine gives without taking them from others, or the
// group of processes to which this one is limited.
func available() (int, error) {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(text), "\nMemAvailable:")
	var kb int
	if _, err := fmt.Sscan(rest, &kb); err != nil {
		return 0, fmt.Errorf("MemAvailable in /proc/meminfo: %w", err)
	}
	room := kb << 10
	limit, used := number("/sys/fs/cgroup/memory.max"), number("/sys/fs/cgroup/memory.current")
	if limit >= 0 && used >= 0 {
		room = min(room, limit-used)
	}
	return room, nil
}

// number returns the number in a file, -1 if there is none.
func number(path string) int {
	text, _ := os.ReadFile(path)
	n, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil {
		return -1
	}
	return n
}

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
	// Memory that the machine has no room for would end a process, this one or another, at its
	// first use. The system takes it bit by bit and without a limit, and other PEs allocate too.
	const part = 256 << 20
	for at, end := 0, max(n, markBytes); at < end; at += part {
		if room, err := available(); err != nil || room < end-at {
			return fail(cmp.Or(err, fmt.Errorf("out of memory: this machine has %d bytes left", room)))
		}
		if err := unix.Fallocate(fd, 0, int64(at), int64(min(part, end-at))); err != nil {
			return fail(err)
		}
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

// vacate gives back what is after memory of open. It can still be used, and is zero.
func vacate(b []byte) {
	// It is only room that is not saved.
	_ = unix.Madvise(b[:cap(b)], unix.MADV_REMOVE)
}
