package difftest

import (
	"syscall"
	"testing"
)

// TestLarge compares sweeps over more than 2^32 elements, of memory that exists where it
// is touched alone.
func TestLarge(t *testing.T) {
	d := compile(t)
	const w, h, step = 1<<30 + 3, 5, 1 << 22
	memory := func() []uint8 {
		b, err := syscall.Mmap(-1, 0, w*h, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE|syscall.MAP_NORESERVE)
		if err != nil {
			t.Skipf("no address space for %d bytes: %v", w*h, err)
		}
		t.Cleanup(func() { syscall.Munmap(b) })
		return b
	}
	const threads = 15 // of run
	want, got := memory(), memory()
	for i := range threads {
		from, all := i*step, threads*step
		largeSweep(want, w, h, from, all)
		largeRows(want, w, h, from, all)
		largeDown(want, from, all)
		largeTall(want, tall, from/tall, all/tall)
		if i == 0 {
			largeAcross(want)
		}
	}
	if rec := d.run(t, "Large", got, w, h, step); rec != nil {
		t.Fatalf("failed: %+v at %+v", rec, d.sites[rec.Site])
	}
	written := 0
	compare := func(i int) {
		if want[i] != 0 {
			written++
		}
		if want[i] != got[i] {
			t.Errorf("element %d: natively %d, compiled %d", i, want[i], got[i])
		}
	}
	for y := range h {
		for x := 0; x < w-1; x += step {
			compare(y*w + x)
			compare(y*w + x + 1)
		}
	}
	for i := w*h - 1; i >= 0; i -= step {
		compare(i)
	}
	for y := 0; y < w*h/tall-1; y += step / tall {
		compare(y*tall + tall - 1)
		compare((y + 1) * tall)
	}
	for i := range 20 {
		compare(w*h/2 - 10 + i)
		compare(1<<31 - 10 + i)
		compare(1<<32 - 10 + i)
	}
	if written < 1000 {
		t.Errorf("%d elements are written, so that it shows little", written)
	}
}
