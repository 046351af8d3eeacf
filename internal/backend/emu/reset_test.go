package emu_test

import (
	"context"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// resetMistakes are rounds of a kernel that waits for words in every way, between
// which the host makes the words 0 again. That is right after a barrier, before
// which every wait is over, and a mistake without one: a peer may already send.
var resetMistakes = []mistake{
	{name: "zeroed without a barrier of the stream", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		return h.s.Zero(m)
	}, (*host).streamBarrier)},
	{name: "zeroed without a barrier of the host", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		return h.s.Zero(m)
	}, (*host).hostBarrier)},
	{name: "written by the host without a barrier", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		return h.s.CopyIn(m, make([]byte, m.Bytes))
	}, (*host).streamBarrier)},
	{name: "copied over without a barrier", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		return h.s.CopyDevice(m, zeros)
	}, (*host).hostBarrier)},
	{name: "zeroed by a graph without a barrier", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		c := h.s
		if err := c.BeginCapture(); err != nil {
			return err
		}
		if err := h.s.Zero(m); err != nil {
			return err
		}
		g, err := c.EndCapture(nil)
		if err != nil {
			return err
		}
		return g.Launch(h.s)
	}, (*host).streamBarrier)},
	{name: "read by the host without a barrier", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		if err := h.s.CopyOut(make([]byte, m.Bytes), m); err != nil {
			return err
		}
		return h.s.Zero(m)
	}, (*host).streamBarrier)},
	{name: "zeroed on another stream without a barrier", pes: 2, races: true, body: resetBy(func(h *host, m, zeros driver.Mem) error {
		other, err := h.dev.NewStream()
		if err != nil {
			return err
		}
		before, err := h.s.Record()
		if err != nil {
			return err
		}
		if err := other.Wait(before); err != nil {
			return err
		}
		if err := other.Zero(m); err != nil {
			return err
		}
		after, err := other.Record()
		if err != nil {
			return err
		}
		return h.s.Wait(after)
	}, (*host).streamBarrier)},
}

func (h *host) streamBarrier() error { return barrier(h.s, h.n) }

func (h *host) hostBarrier() error {
	if err := h.s.Sync(context.Background()); err != nil {
		return err
	}
	return h.dev.Barrier(context.Background())
}

// resetBy returns a program of some rounds, with a barrier around each reset if it
// is right.
func resetBy(reset func(h *host, m, zeros driver.Mem) error, barrier func(*host) error) func(h *host, right bool) error {
	return func(h *host, right bool) error {
		const n = 8
		m, err := h.dev.AllocSym(context.Background(), 8*n, nil, driver.SymOptions{}, "test.go:4")
		if err != nil {
			return err
		}
		_, zeros, err := local[int64](h, n)
		if err != nil {
			return err
		}
		for range 3 {
			if err := h.launch(shape{name: "Round", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
				waitInEveryWay(t, m)
			}); err != nil {
				return err
			}
			if right {
				if err := barrier(h); err != nil {
					return err
				}
			}
			if err := reset(h, m, zeros); err != nil {
				return err
			}
			if right {
				if err := barrier(h); err != nil {
					return err
				}
			}
		}
		return h.s.Sync(context.Background())
	}
}

// waitInEveryWay sends words to the peer and waits for the same ones from it.
func waitInEveryWay(t *gpu.Thread, m driver.Mem) {
	peer := 1 - shmem.MyPE(t)
	sigs, words := shmem.NewSignals(m.Emu), shmem.NewSym[int64](m.Emu)

	shmem.SignalOp(t, sigs.At(0), 1, shmem.SignalSet, peer)
	shmem.PutLine(t, sigs.Lines().At(1), 5, 1, peer)
	shmem.AtomicSet(t, words.At(4), 1, peer)
	shmem.P(t, words.At(5), 1, peer)
	shmem.AtomicSwap(t, words.At(6), 1, peer)
	shmem.AtomicInc(t, words.At(7), peer)

	shmem.SignalWaitUntil(t, sigs.At(0), shmem.CmpEQ, 1)
	shmem.WaitLine(t, sigs.Lines().At(1), 1)
	shmem.WaitUntil(t, words.At(4), shmem.CmpEQ, 1)
	shmem.WaitUntil(t, words.At(5), shmem.CmpEQ, 1)
	shmem.WaitUntil(t, words.At(6), shmem.CmpEQ, 1)
	shmem.WaitUntil(t, words.At(7), shmem.CmpEQ, 1)
	shmem.Test(t, words.At(4), shmem.CmpEQ, 1)
	shmem.SignalFetch(t, sigs.At(0))
	shmem.AtomicFetch(t, words.At(6), shmem.MyPE(t))
	gpu.AtomicLoad(t, &words.Local()[7])
}
