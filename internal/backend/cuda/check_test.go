package cuda

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// TestCollectivesAreComparedOnRequest has two PEs enqueue operations one of which differs.
func TestCollectivesAreComparedOnRequest(t *testing.T) {
	team := driver.Team{ID: op.TeamWorld, Members: []int{0, 1}}
	reduce := func(m driver.Mem, rank int) driver.HostCall {
		return driver.HostCall{Op: op.HostLookup("Reduce"), Where: fmt.Sprintf("a.go:%d", rank), Members: team.Members, Operands: driver.Operands{Team: team.ID, Dst: m.Slice(0, 16), Src: m.Slice(32, 48), Elem: 4, Type: op.TypeInt32, Reduction: op.Sum}}
	}
	for name, test := range map[string]struct {
		comm func(m driver.Mem, rank int) driver.HostCall
		want [2]string // "" if they are the same
	}{
		"the same at two places": {reduce, [2]string{}},
		"barriers by two names": {func(m driver.Mem, rank int) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup([]string{"Barrier", "BarrierAll"}[rank]), Members: team.Members, Operands: driver.Operands{Team: team.ID}}
		}, [2]string{}},
		"types": {func(m driver.Mem, rank int) driver.HostCall {
			c := reduce(m, rank)
			c.Type = []op.Type{op.TypeInt32, op.TypeFloat32}[rank]
			return c
		}, [2]string{"PE 0 enqueues Reduce by sum of int32 of 4 elements of 4 bytes into 4 (", "but PE 1 Reduce by sum of float32 of 4 elements"}},
		"types of a broadcast": {func(m driver.Mem, rank int) driver.HostCall {
			c := reduce(m, rank)
			c.Op, c.Reduction, c.Type = op.HostLookup("Broadcast"), op.NoReduction, []op.Type{op.TypeInt32, op.TypeFloat32}[rank]
			return c
		}, [2]string{"PE 0 enqueues Broadcast of int32 from PE 0 of 4 elements", "but PE 1 Broadcast of float32 from"}},
		"lengths": {func(m driver.Mem, rank int) driver.HostCall {
			c := reduce(m, rank)
			c.Dst, c.Src = m.Slice(0, 16-8*rank), m.Slice(32, 48-8*rank)
			return c
		}, [2]string{"of 4 elements of 4 bytes into 4 (", "of 2 elements of 4 bytes into 2 ("}},
		"memory": {func(m driver.Mem, rank int) driver.HostCall {
			c := reduce(m, rank)
			c.Src = m.Slice(32+16*rank, 48+16*rank)
			return c
		}, [2]string{"on team 0 at a.go:0", "on team 0 at a.go:1"}},
		"operations": {func(m driver.Mem, rank int) driver.HostCall {
			if rank == 1 {
				return driver.HostCall{Op: op.HostLookup("SyncAll"), Where: "b.go:7", Members: team.Members, Operands: driver.Operands{Team: team.ID}}
			}
			return reduce(m, rank)
		}, [2]string{"PE 0 enqueues Reduce", "PE 1 a sync on team 0 at b.go:7"}},
	} {
		t.Run(name, func(t *testing.T) {
			w := newFakeWorld(2)
			errs := make([]error, 2)
			var wg sync.WaitGroup
			for rank := range 2 {
				wg.Go(func() {
					d, err := open(t.Context(), driver.Job{Rank: rank, Size: 2, LocalRank: rank, ShareID: w.shareID(rank), CheckCollectives: true}, fakeServices(newFakeDriver(nil), w, rank))
					if err != nil {
						errs[rank] = err
						return
					}
					m, err := d.AllocSym(t.Context(), 128, nil, driver.SymOptions{}, "a.go:1")
					if err != nil {
						errs[rank] = err
						return
					}
					s, err := d.newStream()
					if err != nil {
						errs[rank] = err
						return
					}
					for range 3 { // both boards, and the first again
						c := test.comm(m, rank)
						if errs[rank] = s.Communicate(context.Background(), &c); errs[rank] != nil {
							return
						}
					}
				})
			}
			wg.Wait()
			for rank, err := range errs {
				if test.want[0] == "" {
					if err != nil {
						t.Errorf("PE %d: %v", rank, err)
					}
					continue
				}
				here, there := test.want[rank], test.want[1-rank]
				if !errors.Is(err, driver.ErrNotSymmetric) || rank == 0 && !(strings.Contains(err.Error(), here) && strings.Contains(err.Error(), there)) {
					t.Errorf("PE %d: %v\nwant %q and %q", rank, err, here, there)
				}
			}
		})
	}
}
