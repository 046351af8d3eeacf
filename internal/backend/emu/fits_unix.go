//go:build unix

package emu

import "syscall"

// fits reports whether the system would give the process so much memory.
func fits(bytes int) bool {
	b, err := syscall.Mmap(-1, 0, bytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return false
	}
	return syscall.Munmap(b) == nil
}
