// Package locks has mistakes for TestLocksAreMissed.
package locks

import (
	"slices"
	"sync"
)

type box struct {
	mu    sync.Mutex
	n     int
	items []int

	free int
	late int    // written under box.mu
	met  func() // The caller holds mu.
}

// of is under box.mu.
type of struct{ b int }

// inside needs the lock. The caller holds mu.
func (b *box) inside() { b.n++ }

// locked holds mu while it calls f.
func (b *box) locked(f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f()
}

func (b *box) right(o *of) int {
	b.locked(func() { b.n++ })
	b.free++
	b.mu.Lock()
	b.inside()
	if b.n > 1 {
		b.mu.Unlock()
		return b.late
	}
	o.b = slices.IndexFunc(b.items, func(i int) bool { return i == b.n })
	b.met = func() { b.n++ } // want: n is used without box.mu
	b.mu.Unlock()
	made := &box{n: 1, met: func() { b.n = 1 }}
	made.n++
	return made.n
}

func (b *box) wrong(o *of) {
	b.n++      // want: n is used without box.mu
	b.inside() // want: inside is called without the lock that its caller holds
	b.late++   // want: late is used without box.mu
	b.mu.Lock()
	go func() {
		b.n++ // want: n is used without box.mu
	}()
	if o.b > 1 {
		b.mu.Unlock()
	}
	b.n++ // want: n is used without box.mu
	switch {
	case b.free > 1:
		b.mu.Lock()
	default:
		return
	}
	b.n++
	b.mu.Unlock()
	o.b = 1 // want: b is used without box.mu
}
