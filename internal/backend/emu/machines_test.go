package emu_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// TestHosts asks PEs of hosts of different sizes who is where, and whom they can address.
func TestHosts(t *testing.T) {
	// view is what a PE sees.
	type view struct {
		Node, Same []int
		// Number and Size are those in TeamShared, in a kernel.
		Number, Size int
		Addresses    []bool // by PE, in a kernel
		Reaches      []bool // by PE, on the host
	}
	a, b := []bool{true, false, false, false, false}, []bool{false, true, true, false, false}
	c, d := []bool{false, false, false, true, false}, []bool{false, false, false, false, true}
	all := []bool{true, true, true, true, true}
	every, firsts := []int{0, 1, 2, 3, 4}, []int{0, 1, 3, 4}
	for name, test := range map[string]struct {
		hosts []int
		want  []view
	}{
		"uneven": {[]int{1, 2}, []view{
			{[]int{0}, firsts, 0, 1, a, a},
			{[]int{1, 2}, firsts, 0, 2, b, b},
			{[]int{1, 2}, []int{2}, 1, 2, b, b},
			{[]int{3}, firsts, 0, 1, c, c},
			{[]int{4}, firsts, 0, 1, d, d},
		}},
		"one": {nil, []view{
			{every, []int{0}, 0, 5, all, all}, {every, []int{1}, 1, 5, all, all}, {every, []int{2}, 2, 5, all, all},
			{every, []int{3}, 3, 5, all, all}, {every, []int{4}, 4, 5, all, all},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			got := make([]view, len(test.want))
			mustRun(t, emu.Config{PEs: len(test.want), Hosts: test.hosts, Seed: 3}, func(h *host) error {
				v := view{Addresses: make([]bool, h.n), Reaches: make([]bool, h.n)}
				teams := h.dev
				var err error
				if v.Node, err = teams.Members(op.TeamNode); err != nil {
					return err
				}
				if v.Same, err = teams.Members(op.TeamSameMyPENode); err != nil {
					return err
				}
				x, m, err := symmetric[int64](h, 1)
				if err != nil {
					return err
				}
				for pe := range h.n {
					_, err := h.dev.Peer(m, pe)
					v.Reaches[pe] = err == nil
					if err != nil && !errors.Is(err, driver.ErrUnreachable) {
						return err
					}
				}
				err = h.runKernel(shape{grid: 1, block: 1}, func(t *gpu.Thread) {
					for pe := range shmem.NumPEs(t) {
						v.Addresses[pe] = len(x.Peer(t, pe)) == 1
					}
					v.Number, v.Size = shmem.TeamMyPE(t, shmem.TeamShared), shmem.TeamNumPEs(t, shmem.TeamShared)
				})
				got[h.rank] = v
				return err
			})
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("what PEs see (-want +got):\n%s", diff)
			}
		})
	}
}

// farRules are those of a transport that orders puts to other hosts by signals that are added to alone.
var farRules = op.FarTable{
	"P":              {Delivery: op.Unfenced},
	"SignalOp":       {Delivery: op.Unfenced, Added: op.AfterPuts},
	"PutSignal":      {Delivery: op.Unfenced, Added: op.AfterPuts},
	"PutSignalNBI":   {Delivery: op.Unfenced, Added: op.AfterPuts},
	"AtomicFetchAdd": {Refused: "there is none", Instead: "do without"},
	"Quiet":          {Completes: op.OfNear},
	"BarrierAll":     {Completes: op.OfMembers},
}

// TestDeliveryToOtherHosts sends a word and a signal from PE 1 to PE 0, which looks at the word when it has seen the
// signal: what it sees over many seeds.
func TestDeliveryToOtherHosts(t *testing.T) {
	if race.Enabled {
		t.Skip("PE 0 reads what a put may still write")
	}
	type memory struct {
		data, src shmem.Sym[int64]
		sig       shmem.Signal
	}
	for name, test := range map[string]struct {
		send func(t *gpu.Thread, m *memory)
		far  []int64 // what PE 0 may see; by PEs of one host, or without the rules, it is 1
	}{
		"put, fence, signal set": {func(t *gpu.Thread, m *memory) {
			shmem.P(t, m.data.At(0), 1, 0)
			shmem.Fence(t)
			shmem.SignalOp(t, m.sig, 1, shmem.SignalSet, 0)
		}, []int64{0, 1}},
		"put, fence, signal add": {func(t *gpu.Thread, m *memory) {
			shmem.P(t, m.data.At(0), 1, 0)
			shmem.Fence(t)
			shmem.SignalOp(t, m.sig, 1, shmem.SignalAdd, 0)
		}, []int64{1}},
		"put, quiet, signal set": {func(t *gpu.Thread, m *memory) {
			shmem.P(t, m.data.At(0), 1, 0)
			shmem.Quiet(t)
			shmem.SignalOp(t, m.sig, 1, shmem.SignalSet, 0)
		}, []int64{0, 1}},
		"put with signal set": {func(t *gpu.Thread, m *memory) {
			shmem.PutSignalNBI(t, m.data, m.src, m.sig, 1, shmem.SignalSet, 0)
		}, []int64{0, 1}},
		"put with signal add": {func(t *gpu.Thread, m *memory) {
			shmem.PutSignal(t, m.data, m.src, m.sig, 1, shmem.SignalAdd, 0)
		}, []int64{1}},
		"put, quiet, put with signal add to another word": {func(t *gpu.Thread, m *memory) {
			shmem.P(t, m.data.At(0), 1, 0)
			shmem.Quiet(t)
			shmem.PutSignal(t, m.src, m.src, m.sig, 1, shmem.SignalAdd, 0)
		}, []int64{1}},
	} {
		t.Run(name, func(t *testing.T) {
			saw := func(hosts []int, rules op.FarTable) []int64 {
				seen := map[int64]bool{}
				for seed := range uint64(60) {
					mustRun(t, emu.Config{PEs: 2, Hosts: hosts, Far: rules, Seed: seed + 1}, func(h *host) error {
						var m memory
						var err error
						if m.data, _, err = symmetric[int64](h, 1); err != nil {
							return err
						}
						if m.src, _, err = symmetric[int64](h, 1); err != nil {
							return err
						}
						if m.sig, err = signal(h); err != nil {
							return err
						}
						m.src.Local()[0] = 1
						return h.runKernel(shape{name: "K", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
							shmem.BarrierAll(t)
							if shmem.MyPE(t) == 1 {
								test.send(t, &m)
							} else {
								shmem.SignalWaitUntil(t, m.sig, shmem.CmpEQ, 1)
								seen[shmem.G(t, m.data.At(0), 0)] = true
							}
							shmem.BarrierAll(t)
							if x := shmem.G(t, m.data.At(0), 0); x != 1 {
								seen[-x-1] = true
							}
						})
					})
				}
				return slices.Sorted(maps.Keys(seen))
			}
			for _, c := range []struct {
				name  string
				hosts []int
				rules op.FarTable
				want  []int64
			}{{"far", []int{1}, farRules, test.far}, {"near", nil, farRules, []int64{1}}, {"as op.Table", []int{1}, nil, []int64{1}}} {
				if d := cmp.Diff(c.want, saw(c.hosts, c.rules)); d != "" {
					t.Errorf("%s (-want +got):\n%s", c.name, d)
				}
			}
		})
	}
}

// TestRefusedAtOtherHosts launches a kernel with an operation that is refused there, and done nearby.
func TestRefusedAtOtherHosts(t *testing.T) {
	kernel := func(h *host) error {
		x, _, err := symmetric[int64](h, 1)
		if err != nil {
			return err
		}
		return h.runKernel(shape{name: "K", grid: 1, block: 1, ops: []string{"gpuc_my_pe_thread", "gpuc_atomic_fetch_add_thread_int64"}}, func(t *gpu.Thread) { shmem.AtomicFetchAdd(t, x.At(0), 1, shmem.MyPE(t)) })
	}
	mustRun(t, emu.Config{PEs: 2, Far: farRules, Seed: 1}, kernel)
	err := firstError(run(t, emu.Config{PEs: 2, Hosts: []int{1}, Far: farRules, Seed: 1}, kernel))
	if want := "the kernel calls AtomicFetchAdd of int64, and PE 1 is of another host: there is none; do without"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %q", err, want)
	}
}

// TestRaceDetectorKnowsWhatIsBehindFences has a PE read what several puts with fences between them, and what was issued
// beside them, have brought, when it has seen the signal after the last fence. That is no race.
func TestRaceDetectorKnowsWhatIsBehindFences(t *testing.T) {
	type memory struct {
		data, src, got shmem.Sym[int64]
		sig, other     shmem.Signal
	}
	for name, between := range map[string]func(t *gpu.Thread, m *memory, i int){
		"puts alone": func(*gpu.Thread, *memory, int) {},
		"a signal":   func(t *gpu.Thread, m *memory, _ int) { shmem.SignalOp(t, m.other, 1, shmem.SignalAdd, 0) },
		"a get":      func(t *gpu.Thread, m *memory, i int) { shmem.GetNBI(t, m.got.Slice(i, i+1), m.src.Slice(i, i+1), 0) },
		"a put and signal": func(t *gpu.Thread, m *memory, i int) {
			shmem.PutSignal(t, m.got.Slice(i, i+1), m.src.Slice(i, i+1), m.other, 1, shmem.SignalAdd, 0)
		},
	} {
		for _, hosts := range [][]int{nil, {1}} {
			for seed := range uint64(20) {
				mustRun(t, emu.Config{PEs: 2, Hosts: hosts, Far: farRules, Seed: seed + 1, Race: race.Enabled}, func(h *host) error {
					var m memory
					for _, s := range []*shmem.Sym[int64]{&m.data, &m.src, &m.got} {
						var err error
						if *s, _, err = symmetric[int64](h, 3); err != nil {
							return err
						}
					}
					for _, s := range []*shmem.Signal{&m.sig, &m.other} {
						var err error
						if *s, err = signal(h); err != nil {
							return err
						}
					}
					return h.runKernel(shape{name: "K", grid: 1, block: 1, collective: true}, func(t *gpu.Thread) {
						if shmem.MyPE(t) == 1 {
							for i := range 3 {
								shmem.P(t, m.data.At(i), 1, 0)
								shmem.Fence(t)
								between(t, &m, i)
								shmem.Fence(t)
							}
							shmem.SignalOp(t, m.sig, 1, shmem.SignalAdd, 0)
							return
						}
						shmem.SignalWaitUntil(t, m.sig, shmem.CmpEQ, 1)
						for i, x := range m.data.Local() {
							if x != 1 {
								panic(fmt.Sprintf("%s on hosts %v: word %d has not arrived", name, hosts, i))
							}
						}
					})
				})
			}
		}
	}
}
