package emu_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
	"github.com/gpuc-go/gpuc/internal/base/op"
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
