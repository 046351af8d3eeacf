package cuda

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// TestTeamsOfPEsThatShare refuses what NVSHMEM would end the process for, and asks
// NVSHMEM whether it would.
func TestTeamsOfPEsThatShare(t *testing.T) {
	for _, limited := range []bool{false, true} {
		_, errs := onPEs(t, 2, func(d *device) error {
			d.sym.limited = limited
			all := driver.Team{ID: op.TeamWorld, Members: []int{0, 1}}
			if _, err := d.SplitStrided(t.Context(), all, 0, 1, 1, driver.NoContexts, "a.go:1"); errors.Is(err, d.svc.transport.Host.Limited.Teams) != limited {
				return fmt.Errorf("limited %v: split: %v", limited, err)
			}
			return d.Close()
		})
		if err := errors.Join(errs...); err != nil {
			t.Error(err)
		}
	}
}

// TestTeamsThatNVSHMEMDoesNotSplit makes teams downwards, and of such: their members
// meet by ids that all of them find alone, and no two teams have the same.
func TestTeamsThatNVSHMEMDoesNotSplit(t *testing.T) {
	w, errs := onPEs(t, 4, func(d *device) error {
		all := driver.Team{ID: op.TeamWorld, Members: []int{0, 1, 2, 3}}
		want := func(got driver.Team, err error, id int32, members ...int) error {
			if diff := cmp.Diff(driver.Team{ID: id, Members: members}, got); err != nil || diff != "" {
				return fmt.Errorf("PE %d: %v (-want +got):\n%s", d.Rank(), err, diff)
			}
			return nil
		}
		odd := d.Rank() % 2
		ids := [2][2]int32{{transport.NoTeam, transport.NoTeam}, {8, 8}}[odd]
		for _, id := range ids {
			part, err := d.SplitStrided(t.Context(), all, 3, -2, 2, driver.NoContexts, "a.go:1")
			if err := want(part, err, id, 3, 1); err != nil {
				return err
			}
			if odd == 0 {
				continue
			}
			row, column, err := d.Split2D(t.Context(), part, 1, driver.NoContexts, driver.NoContexts, "a.go:2")
			if err := errors.Join(want(row, err, 8, d.Rank()), want(column, err, 8, 3, 1)); err != nil {
				return err
			}
		}
		// One PE has no direction, and NVSHMEM makes its team.
		one, err := d.SplitStrided(t.Context(), all, 3, -1, 1, driver.NoContexts, "a.go:3")
		id := int32(transport.NoTeam)
		if d.Rank() == 3 {
			id = 6
		}
		return errors.Join(want(one, err, id, 3), d.Close())
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	members := map[string][]string{} // by id
	for _, p := range w.pes {
		for _, l := range p.log {
			if id, number, ok := strings.Cut(l, ": "); ok && strings.HasPrefix(id, "team ") {
				members[id] = append(members[id], fmt.Sprintf("PE %d is %s", p.rank, number))
			}
		}
	}
	count := map[string]int{}
	for _, m := range members {
		count[strings.Join(m, ", ")]++
	}
	pair := "PE 1 is 1 of 2, PE 3 is 0 of 2"
	if diff := cmp.Diff(map[string]int{pair: 4, "PE 1 is 0 of 1": 2, "PE 3 is 0 of 1": 2}, count); diff != "" {
		t.Errorf("teams by their members (-want +got):\n%s", diff)
	}
}

// TestTeamsAreMadeWithTheirContexts, however NVSHMEM makes them.
func TestTeamsAreMadeWithTheirContexts(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		all := driver.Team{Members: []int{0, 1}}
		lib := d.sym.lib.(*fakePE)
		for _, c := range []struct {
			make func() error
			want int
		}{
			{func() error { _, err := d.SplitStrided(t.Context(), all, 0, 1, 2, 3, "a.go:1"); return err }, 3},
			{func() error { _, err := d.SplitStrided(t.Context(), all, 1, -1, 2, 4, "a.go:2"); return err }, 4},
			{func() error { _, _, err := d.Split2D(t.Context(), all, 2, 5, 6, "a.go:3"); return err }, 506},
			{func() error { _, err := d.NewTeam(t.Context(), 9, d.Rank(), 2, 7, "a.go:4"); return err }, 7},
			{func() error {
				_, err := d.SplitStrided(t.Context(), all, 0, 1, 2, driver.NoContexts, "a.go:5")
				return err
			}, -1},
		} {
			if err := c.make(); err != nil {
				return err
			}
			if lib.contexts != c.want {
				return fmt.Errorf("%d contexts, want %d", lib.contexts, c.want)
			}
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}

// TestTeamWithWorkIsNotDestroyed, as the emulator fails where a stream comes to such work later.
func TestTeamWithWorkIsNotDestroyed(t *testing.T) {
	_, errs := onPEs(t, 2, func(d *device) error {
		f, team := d.drv.(*fakeDriver), driver.Team{ID: 9, Members: []int{0, 1}}
		s, err := d.newStream()
		if err != nil {
			return err
		}
		busy := make(chan struct{})
		f.mu.Lock()
		f.streams[s.h].busy = busy
		f.mu.Unlock()
		if err := d.inTurn(s, team.ID, func() error { return nil }); err != nil {
			return err
		}
		if err := d.DestroyTeam(t.Context(), team, "a.go:1"); err == nil || !strings.Contains(err.Error(), "call Stream.Sync first") {
			t.Errorf("destroyed while in use: %v", err)
		}
		close(busy)
		if err := errors.Join(s.Sync(t.Context()), d.DestroyTeam(t.Context(), team, "a.go:2")); err != nil {
			t.Error(err)
		}
		if d.turns[team.ID] != nil {
			t.Error("the last operation of a team that is gone is kept")
		}
		return d.Close()
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}
