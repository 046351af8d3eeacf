package conformance_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

// queried checks what a kernel is told of a team, and what the host is.
func queried(pe *gputest.PE, k *comm.Kernels, name string, team *gpurt.Team, me, n int) {
	pe.Helper()
	out := zeros[int](pe, 10)
	must(pe, k.Query(pe.Stream(), gpurt.Grid(1).Block(1), team, out))
	equal(pe, name+": in a kernel", download(pe, out)[8:], []int{me, n})
	equal(pe, name+": on the host", []int{team.MyPE(), team.NumPEs()}, []int{me, n})
}

// TestTeams makes teams in every way, and asks kernels and the host who is in them.
func TestTeams(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np), func(pe *gputest.PE) {
			k, err := comm.LoadKernels(pe.PE)
			must(pe, err)
			me, n := pe.MyPE(), pe.NumPEs()
			all := pe.TeamWorld()

			// Every other PE, upwards, and a part of these.
			half := (n + 1) / 2
			even, err := pe.SplitStrided(all, 0, 2, half)
			must(pe, err)
			if me%2 == 0 {
				queried(pe, k, "even", even, me/2, half)
				first, err := pe.SplitStrided(even, half-1, -1, 1)
				must(pe, err)
				if me/2 == half-1 {
					queried(pe, k, "last of even", first, 0, 1)
					equal(pe, "translated", []int{first.Translate(0, all), all.Translate(me, first), first.Translate(1, all)}, []int{me, 0, -1})
				} else {
					queried(pe, k, "no member of the last of even", first, -1, -1)
				}
				must(pe, first.Destroy())
			} else {
				queried(pe, k, "odd", even, -1, -1)
				if _, err := pe.SplitStrided(even, 0, 1, 1); err == nil || !strings.Contains(err.Error(), "is not a member of the team made at conformance/team_test.go:") {
					pe.Errorf("splitting a team of others: %v", err)
				}
			}
			out := zeros[int](pe, n+2)
			must(pe, k.Translate(pe.Stream(), gpurt.Grid(1).Block(32), all, even, out))
			want := fill(n+2, -1)
			for p := 0; p < n && me%2 == 0; p += 2 {
				want[p+1] = p / 2
			}
			equal(pe, "numbers of all in even", download(pe, out), want)
			must(pe, even.Destroy())

			// All PEs downwards, and rows and columns of these.
			down, err := pe.SplitStrided(all, n-1, -1, n)
			must(pe, err)
			queried(pe, k, "downwards", down, n-1-me, n)
			x, y, err := pe.Split2D(down, 1)
			must(pe, err)
			queried(pe, k, "row of one", x, 0, 1)
			queried(pe, k, "column downwards", y, n-1-me, n)
			must(pe, x.Destroy())
			must(pe, y.Destroy())
			must(pe, down.Destroy())

			// Rows of two, and their columns.
			x, y, err = pe.Split2D(all, 2)
			must(pe, err)
			row, column := min(2, n-me/2*2), (n+1-me%2)/2
			queried(pe, k, "row", x, me%2, row)
			queried(pe, k, "column", y, me/2, column)
			must(pe, x.Destroy())
			must(pe, y.Destroy())
		})
	}
}

// TestTeamFromID makes a team of all PEs in the opposite order.
func TestTeamFromID(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		me, n := pe.MyPE(), pe.NumPEs()
		shared := symmetric[uint64](pe, 2)
		if me == 0 {
			id, err := pe.TeamID()
			must(pe, err)
			must(pe, shared.CopyFrom(pe.Context(), []uint64{uint64(id), 0}))
		}
		must(pe, pe.Barrier(pe.Context()))
		must(pe, k.FirstOf0(pe.Stream(), gpurt.Grid(1).Block(1), shared))
		id := gpurt.TeamID(download(pe, shared)[1])
		team, err := pe.NewTeam(id, n-1-me, n)
		must(pe, err)
		queried(pe, k, "from an id", team, n-1-me, n)
		must(pe, team.Destroy())
	})
}

// TestTeamsThatAreNone passes what is no team, or no longer one.
func TestTeamsThatAreNone(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		out := zeros[int](pe, 10)
		query := func(team *gpurt.Team) error {
			return k.Query(pe.Stream(), gpurt.Grid(1).Block(1), team, out)
		}
		if err := query(nil); err == nil || !strings.Contains(err.Error(), "the team is nil") {
			pe.Errorf("a nil team: %v", err)
		}
		team, err := pe.SplitStrided(pe.TeamWorld(), 0, 1, pe.NumPEs())
		must(pe, err)
		must(pe, team.Destroy())
		err = query(team)
		if !errors.Is(err, gpurt.ErrDestroyed) || !strings.Contains(fmt.Sprint(err), "conformance/team_test.go:") {
			pe.Errorf("a destroyed team: %v", err)
		}
		if err := team.Destroy(); !errors.Is(err, gpurt.ErrDestroyed) {
			pe.Errorf("destroyed again: %v", err)
		}
		if err := pe.TeamNode().Destroy(); err == nil {
			pe.Errorf("a predefined team was destroyed")
		}
		n := pe.NumPEs()
		for _, bad := range [][3]int{{0, 1, n + 1}, {-1, 1, 1}, {1, 1, n}, {0, 0, 2}, {0, 1, 0}, {0, 1 << 62, 5}, {0, math.MinInt, 3}, {0, 1, math.MaxInt}} {
			if _, err := pe.SplitStrided(pe.TeamWorld(), bad[0], bad[1], bad[2]); err == nil {
				pe.Errorf("SplitStrided%v of %d PEs is no error", bad, n)
			}
		}
		if _, _, err := pe.Split2D(pe.TeamWorld(), 0); err == nil {
			pe.Errorf("rows of no PE are no error")
		}
	})
}

// TestPredefinedTeams asks who is in them. Where the PEs are differs from machine to machine,
// so that the test knows only what the teams have to do with each other.
func TestPredefinedTeams(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		if pe.Status() == gpurt.StatusLimitedMPG {
			pe.Logf("PEs share GPUs, where NVSHMEM has no teams")
			return
		}
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		for name, team := range map[string]*gpurt.Team{
			"world": pe.TeamWorld(), "shared": pe.TeamShared(), "node": pe.TeamNode(),
			"same number": pe.TeamSameMyPENode(), "same GPU": pe.TeamSameGPU(), "leaders": pe.TeamGPULeaders(),
		} {
			queried(pe, k, name, team, team.MyPE(), team.NumPEs())
			cfg, err := team.Config()
			if name == "leaders" && team.MyPE() < 0 {
				continue
			}
			must(pe, err)
			if cfg.NumContexts != 0 {
				pe.Errorf("%s: configuration %+v", name, cfg)
			}
			if err := team.Destroy(); err == nil || !strings.Contains(err.Error(), "is predefined and cannot be destroyed") {
				pe.Errorf("%s was destroyed: %v", name, err)
			}
		}
		node, same, gpu, leaders := pe.TeamNode(), pe.TeamSameMyPENode(), pe.TeamSameGPU(), pe.TeamGPULeaders()
		// The hosts have a PE with this number as long as they have so many.
		if n := same.NumPEs(); n < 1 || node.NumPEs() == pe.NumPEs() && n != 1 || n > pe.NumPEs()-node.NumPEs()+1 {
			pe.Errorf("%d PEs on this host, %d of the same number, %d in all", node.NumPEs(), same.NumPEs(), pe.NumPEs())
		}
		x := symmetric[int32](pe, 1)
		for _, p := range inTeam(pe, pe.TeamShared()) {
			if !addressable(pe, x, p) {
				pe.Errorf("PE %d is in TeamShared, and its memory cannot be addressed", p)
			}
			if node.MyPE() >= 0 && !slices.Contains(inTeam(pe, node), p) {
				pe.Errorf("PE %d is in TeamShared, and not in TeamNode", p)
			}
		}
		if leads := gpu.MyPE() == 0; leads != (leaders.MyPE() >= 0) || leads && leaders.NumPEs()*gpu.NumPEs() != pe.NumPEs() {
			pe.Errorf("number %d of %d on its GPU, number %d of %d leaders", gpu.MyPE(), gpu.NumPEs(), leaders.MyPE(), leaders.NumPEs())
		}
	})
}

// TestTeamConfigurations come back as they were given.
func TestTeamConfigurations(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		if pe.Status() == gpurt.StatusLimitedMPG {
			pe.Logf("PEs share GPUs, where NVSHMEM has no teams")
			return
		}
		has := func(what string, team *gpurt.Team, want int) {
			pe.Helper()
			cfg, err := team.Config()
			must(pe, err)
			if cfg.NumContexts != want {
				pe.Errorf("%s: %d contexts, want %d", what, cfg.NumContexts, want)
			}
		}
		all, n := pe.TeamWorld(), pe.NumPEs()
		plain, err := pe.SplitStrided(all, 0, 1, n)
		must(pe, err)
		has("plain", plain, 0)
		part, err := pe.SplitStridedWith(gpurt.TeamConfig{NumContexts: 3}, all, 0, 1, n)
		must(pe, err)
		has("part", part, 3)
		down, err := pe.SplitStridedWith(gpurt.TeamConfig{NumContexts: 4}, all, n-1, -1, n)
		must(pe, err)
		has("downwards", down, 4)
		x, y, err := pe.Split2DWith(gpurt.TeamConfig{NumContexts: 5}, gpurt.TeamConfig{NumContexts: 6}, all, 2)
		must(pe, err)
		has("row", x, 5)
		has("column", y, 6)
		if _, err := pe.SplitStridedWith(gpurt.TeamConfig{NumContexts: -1}, all, 0, 1, n); err == nil || !strings.Contains(err.Error(), "NumContexts is -1; it must be from 0") {
			pe.Errorf("a negative number of contexts: %v", err)
		}
		for _, team := range []*gpurt.Team{plain, part, down, x, y} {
			must(pe, team.Destroy())
		}
		if _, err := part.Config(); !errors.Is(err, gpurt.ErrDestroyed) {
			pe.Errorf("the configuration of a team that was destroyed: %v", err)
		}
	})
}
