package cuda

import (
	"encoding/binary"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// answer writes where the kernel waits, as wait.cuh does, into a slot of the table.
func (l fakeLaunch) answer(slot int, w fault.Waiting) {
	question := atomic.LoadUint32(l.word(fault.OffAsk))
	table := binary.LittleEndian.Uint64(l.ctrl[fault.OffWaits:])
	b := unsafe.Slice((*byte)(foreign(uintptr(table))), fault.WaitTableBytes)[slot*fault.WaitBytes:]
	state := (*uint32)(unsafe.Pointer(&b[fault.WaitState]))
	put, put64 := binary.LittleEndian.PutUint32, binary.LittleEndian.PutUint64
	atomic.StoreUint32(state, question<<1)
	put(b[fault.WaitKernel:], binary.LittleEndian.Uint32(l.ctrl[fault.OffKernel:]))
	put(b[fault.WaitSite:], uint32(w.Site))
	put(b[fault.WaitHow:], uint32(w.Compare|w.Size<<fault.WaitSizeShift|(w.From+1)<<fault.WaitFromShift))
	for i := range 3 {
		put(b[fault.WaitBlock+4*i:], uint32(w.Block[i]))
		put(b[fault.WaitThread+4*i:], uint32(w.Thread[i]))
	}
	put64(b[fault.WaitAddress:], w.Address)
	put64(b[fault.WaitFound:], w.Found)
	put64(b[fault.WaitWanted:], w.Wanted)
	put64(b[fault.WaitGrid:], w.Grid)
	atomic.StoreUint32(state, question<<1|1)
}

// TestSurveyNamesWhatKernelsWaitFor: kernels that wait are asked while their host waits for
// them, more than once, and go on. Each kernel answers before the host reads.
func TestSurveyNamesWhatKernelsWaitFor(t *testing.T) {
	var sig uint64 // the address of a signal
	waits := func() []fault.Waiting {
		return []fault.Waiting{
			{Site: 1, Compare: op.CmpGE, Size: 8, From: -1, Block: [3]int{1, 0, 0}, Thread: [3]int{5, 0, 0}, Address: sig + 8, Found: 3, Wanted: 4},
			{Site: 1, Compare: op.CmpGE, Size: 8, From: -1, Block: [3]int{1, 0, 0}, Thread: [3]int{6, 0, 0}, Address: sig + 8, Found: 3, Wanted: 4}, // told twice
			{Site: 2, Compare: op.CmpEQ, Size: 4, From: -1, Address: 0x40, Found: 1<<64 - 1, Wanted: 1},
			{Site: 3, Compare: op.CmpGE, Size: 8, From: 2, Address: 0x80, Found: 9, Wanted: 10},
			{Site: 99}, // of another manifest
		}
	}
	told := make(chan bool)
	f := newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 1024, active: 4, run: func(l fakeLaunch) cu.Result {
		last := uint32(0)
		for atomic.LoadUint32(l.word(fault.OffAbort)) == 0 {
			if n := atomic.LoadUint32(l.word(fault.OffAsk)); n != 0 && n != last {
				for i, w := range waits() {
					l.answer(i, w)
				}
				last = n
				told <- true
			}
			pause()
		}
		return l.fail(1, 0, 0, 7, 8)
	}}})
	d := openFake(t, f, newFakeWorld(1))
	waiting := make(chan bool, 8)
	d.doings.pause = func() { <-told }
	d.doings.waits = func() { waiting <- true }
	a := artifact(manifest.Kernel{Name: "Other", Symbol: "k"}, manifest.Kernel{Name: "K", Symbol: "k", Shmem: true})
	a.Manifest.Sites = append(a.Manifest.Sites,
		fault.Site{Kind: fault.Wait, File: "k.go", Line: 21, Text: "WaitUntil of int32"}, fault.Site{Kind: fault.Wait, File: "k.go", Line: 22, Text: "BarrierAll"})
	m := load(t, d, a)
	mem, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "main.go:30")
	must(t, err)
	sig = mem.Addr
	s := stream1(t, d)
	must(t, m.Launch(s, 1, oneBlock, &driver.Args{}))
	ended := make(chan error)
	go func() { ended <- s.Sync(t.Context()) }()
	<-waiting
	want := hang.PE{State: hang.Waits, Does: "wait for kernel K", Groups: []hang.Group{
		{Kernel: "K", File: "k.go", Line: 20, Block: [3]int{1, 0, 0}, Thread: [3]int{5, 0, 0},
			Waits: "shmem.SignalWaitUntil: the signal is 3, waits for >= 4",
			Word:  &hang.Word{Name: "element 1 of the memory allocated at main.go:30", Address: sig + 8, Value: "3", Compare: ">=", Wanted: "4"}},
		{Kernel: "K", File: "k.go", Line: 21,
			Waits: "shmem.WaitUntil: the word is -1, waits for == 1", Word: &hang.Word{Address: 0x40, Value: "-1", Compare: "==", Wanted: "1"}},
		{Kernel: "K", File: "k.go", Line: 22, Waits: "shmem.BarrierAll", For: []int{2}, Known: hang.ByOperation},
	}}
	for range 2 {
		if diff := cmp.Diff(want, d.HangReport()); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	d.Abort()
	if err := <-ended; err == nil {
		t.Error("the aborted kernel did not fail")
	}
}

// TestStillIfEveryBlockWaits: a block that has not said that it waits may compute, and so may
// what other streams have to do.
func TestStillIfEveryBlockWaits(t *testing.T) {
	in := func(block int) fault.Waiting {
		return fault.Waiting{Site: 1, Compare: op.CmpGE, Size: 8, From: -1, Block: [3]int{block, 0, 0}, Grid: 2}
	}
	for name, c := range map[string]struct {
		waits          []fault.Waiting
		another, early bool // stream that has work, launch that may begin early
		want           bool
	}{
		"all blocks":           {waits: []fault.Waiting{in(0), in(1)}, want: true},
		"one of two":           {waits: []fault.Waiting{in(0), in(0)}},
		"none":                 {},
		"another stream":       {waits: []fault.Waiting{in(0), in(1)}, another: true},
		"a launch ahead":       {waits: []fault.Waiting{in(0), in(1)}, early: true},
		"of two kernels":       {waits: []fault.Waiting{in(0), in(1), {Site: 1, Kernel: 1, Grid: 1, From: -1}}},
		"two waits of a block": {waits: []fault.Waiting{in(0), in(1), {Site: 0, Compare: op.CmpGE, Size: 8, From: -1, Grid: 2}}, want: true},
	} {
		told, last := make(chan bool), uint32(0)
		wait := func(l fakeLaunch) cu.Result {
			for atomic.LoadUint32(l.word(fault.OffAbort)) == 0 {
				if n := atomic.LoadUint32(l.word(fault.OffAsk)); n != 0 && n != last {
					for i, w := range c.waits {
						l.answer(i, w)
					}
					last = n
					told <- true
				}
				pause()
			}
			return l.fail(1, 0, 0, 7, 8)
		}
		f := newFakeDriver(map[string]*fakeKernel{
			"k":     {params: 8, maxThreads: 1024, active: 4, run: wait},
			"other": {params: 8, maxThreads: 1024, active: 4, run: func(l fakeLaunch) cu.Result { return l.waitForAbort(1) }},
		})
		d := openFake(t, f, newFakeWorld(1))
		waits := make(chan bool, 8)
		d.doings.pause = func() { <-told }
		d.doings.waits = func() { waits <- true }
		m := load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true}, manifest.Kernel{Name: "Other", Symbol: "other", Shmem: true}))
		s := stream1(t, d)
		cfg := oneBlock
		cfg.Grid.X, cfg.Early = 2, c.early
		must(t, m.Launch(s, 0, cfg, &driver.Args{}))
		if c.another {
			must(t, m.Launch(stream1(t, d), 1, oneBlock, &driver.Args{}))
		}
		ended := make(chan error)
		go func() { ended <- s.Sync(t.Context()) }()
		<-waits
		if got := d.HangReport().Still; got != c.want {
			t.Errorf("%s: still %v, want %v", name, got, c.want)
		}
		d.Abort()
		if err := <-ended; err == nil {
			t.Errorf("%s: the aborted kernel did not fail", name)
		}
	}
}

// TestSurveyOfADeviceThatComputes: nothing waits, and the host does something else.
func TestSurveyOfADeviceThatComputes(t *testing.T) {
	d := openFake(t, newFakeDriver(map[string]*fakeKernel{"k": {params: 8, maxThreads: 32}}), newFakeWorld(1))
	d.doings.pause = func() {}
	load(t, d, artifact(manifest.Kernel{Name: "K", Symbol: "k", Shmem: true}))
	if diff := cmp.Diff(hang.PE{State: hang.Runs}, d.HangReport()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	must(t, d.Close())
}
