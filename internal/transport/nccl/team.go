package nccl

import (
	"fmt"
	"hash/fnv"
	"math/bits"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// team is a team that this PE is a member of.
type team struct {
	id       int32
	members  []int
	contexts int
	row      uint64 // in the table of kernels
	pes      uint64 // memory with the numbers of the PEs
}

// me returns the number of a PE in the team, or -1.
func (t *team) me(pe int) int { return slices.Index(t.members, pe) }

// row is gpuc_nccl_team in state.cuh.
type row struct {
	me, size     int32
	pes, words   uint64
	count, turns uint64
	scratch      uint64
	near         uint64
}

// slot is what a PE tells all PEs while it makes a team: its number in the team, from 1 on, and
// which numbers of teams are free. The id comes last.
type slot struct{ id, me, free uint64 }

const slotBytes = int(unsafe.Sizeof(slot{}))

// makeTeams makes the teams that there are from the start: those of all PEs, and those of a PE alone.
func (l *Library) makeTeams(base uint64) error {
	bytes := maxTeams * int(unsafe.Sizeof(row{}))
	table, r := l.drv.MemAlloc(bytes)
	if r != cu.Success {
		return cu.Check(l.drv, "cuMemAlloc", r)
	}
	l.state.me, l.state.n, l.state.teams, l.state.words = int32(l.rank), int32(l.size), table, base
	l.board = base + uint64(maxTeams*(l.wordsBytes()+scratchBytes))
	if err := l.clear(table, bytes); err != nil {
		return err
	}
	for id := range int32(firstOwn) {
		var members []int
		for pe := range l.size {
			if l.startsIn(id, pe) {
				members = append(members, pe)
			}
		}
		if err := l.addTeam(id, members, 0); err != nil {
			return err
		}
	}
	return nil
}

// startsIn reports whether a PE is a member of the team with a number that there is from the start. PEs of a host
// are those that address each other.
func (l *Library) startsIn(id int32, pe int) bool {
	switch id {
	case op.TeamShared, op.TeamNode:
		return l.isNear(pe)
	case op.TeamSameMyPENode:
		return pe%l.near == l.rank%l.near
	case op.TeamSameGPU:
		return pe == l.rank
	}
	return true
}

// firstOwn is the number of the first team that a program makes.
const firstOwn = op.TeamGPULeaders + 1

func (l *Library) clear(addr uint64, bytes int) error {
	if err := cu.Check(l.drv, "cuMemsetD8Async", l.drv.MemsetD8(addr, 0, bytes, l.stream)); err != nil {
		return err
	}
	return l.wait()
}

// words is where the words of a team lie, and scratch its memory for reductions.
func (l *Library) words(id int32) uint64 { return l.state.words + uint64(int(id)*l.wordsBytes()) }
func (l *Library) scratch(id int32) uint64 {
	return l.state.words + uint64(maxTeams*l.wordsBytes()+int(id)*scratchBytes)
}

// addTeam makes a team known to kernels. Its count begins at 1, since its words begin at 0.
func (l *Library) addTeam(id int32, members []int, contexts int) error {
	numbers := make([]int32, len(members)+l.size)
	for pe := range l.size {
		numbers[len(members)+pe] = int32(slices.Index(members, pe))
	}
	for i, pe := range members {
		numbers[i] = int32(pe)
	}
	b := bytesOf(numbers)
	pes, r := l.drv.MemAlloc(len(b))
	if r != cu.Success {
		return cu.Check(l.drv, "cuMemAlloc", r)
	}
	if err := l.write(pes, unsafe.Pointer(&b[0]), len(b)); err != nil {
		return err
	}
	near := uint64(0)
	if l.allNear(members) {
		near = 1
	}
	t := &team{id: id, members: members, contexts: contexts, pes: pes, row: l.state.teams + uint64(id)*uint64(unsafe.Sizeof(row{}))}
	l.teams[id] = t
	return l.write(t.row, unsafe.Pointer(&row{
		me: int32(slices.Index(members, l.rank)), size: int32(len(members)),
		pes: pes, words: l.words(id), count: 1, scratch: l.scratch(id), near: near,
	}), int(unsafe.Sizeof(row{})))
}

// team returns a team that this PE is a member of.
func (l *Library) team(id int32) (*team, error) {
	if err := l.ready(); err != nil {
		return nil, err
	}
	if id < 0 || id >= maxTeams || l.teams[id] == nil {
		return nil, fmt.Errorf("PE %d has no team %d", l.rank, id)
	}
	return l.teams[id], nil
}

// TeamMembers returns the PEs of a team of which this PE is a member.
func (l *Library) TeamMembers(id int32) ([]int, error) {
	t, err := l.team(id)
	if err != nil {
		return nil, err
	}
	return slices.Clone(t.members), nil
}

// SplitStrided makes a team of a part of another.
func (l *Library) SplitStrided(parent int32, start, stride, size, contexts int) (int32, error) {
	p, err := l.team(parent)
	if err != nil {
		return transport.NoTeam, err
	}
	var members []int
	for i := range size {
		members = append(members, p.members[start+i*stride])
	}
	return l.split(p, members, contexts)
}

// Split2D makes teams of the rows and the columns of another, whose rows have xRange PEs.
func (l *Library) Split2D(parent int32, xRange, xContexts, yContexts int) (x, y int32, err error) {
	p, err := l.team(parent)
	if err != nil {
		return transport.NoTeam, transport.NoTeam, err
	}
	me := slices.Index(p.members, l.rank)
	var line, column []int
	for i, pe := range p.members {
		if i/xRange == me/xRange {
			line = append(line, pe)
		}
		if i%xRange == me%xRange {
			column = append(column, pe)
		}
	}
	if x, err = l.split(p, line, xContexts); err == nil {
		y, err = l.split(p, column, yContexts)
	}
	return x, y, err
}

// Ids of teams: those that a program gets of TeamID, and those of parts of a team, which all members
// of the team know without telling each other, since they have split it as often before. The highest
// bit tells them from those that callers of NewTeam compute by themselves.
const (
	partID    = 2 << 62
	programID = 3 << 62
)

func (l *Library) split(parent *team, members []int, contexts int) (int32, error) {
	key := hashOf(parent.members, nil, 0)
	l.splits[key]++
	me := slices.Index(members, l.rank)
	if me < 0 {
		return transport.NoTeam, nil
	}
	return l.NewTeam(partID|hashOf(parent.members, members, l.splits[key])>>2, me, len(members), contexts)
}

// hashOf returns a hash of two lists of PEs and a count.
func hashOf(a, b []int, count uint64) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, a, b, count)
	return h.Sum64()
}

// TeamID returns an id from which NewTeam makes a team.
func (l *Library) TeamID() (uint64, error) {
	l.ids++
	return programID | uint64(l.rank)<<40 | l.ids, l.ready()
}

// NewTeam makes a team of the n PEs that call it with the same id, as number me. They find each other
// by a board, of which each PE has a copy, and take the first number that is free on all of them.
func (l *Library) NewTeam(id uint64, me, n, contexts int) (int32, error) {
	if err := l.ready(); err != nil {
		return transport.NoTeam, err
	}
	var free uint64
	for i := firstOwn; i < maxTeams; i++ {
		if l.teams[i] == nil {
			free |= 1 << i
		}
	}
	mine := slot{id, uint64(me + 1), free}
	at := l.board + uint64(l.rank*slotBytes)
	if err := l.write(at, unsafe.Pointer(&mine), slotBytes); err != nil {
		return transport.NoTeam, err
	}
	const idBytes = 8
	for pe := range l.size {
		if pe == l.rank {
			continue
		}
		if !l.isNear(pe) {
			if err := l.network.post(l, pe, at, id-l.posted); err != nil {
				return transport.NoTeam, err
			}
			continue
		}
		for _, part := range [][2]int{{idBytes, slotBytes}, {0, idBytes}} {
			from := at + uint64(part[0])
			if err := l.copyTo(l.at(from, pe), from, part[1]-part[0], l.stream); err != nil {
				return transport.NoTeam, err
			}
		}
	}
	l.posted = id
	members, free, err := l.gather(id, n)
	if err != nil {
		return transport.NoTeam, err
	}
	number := int32(bits.TrailingZeros64(free))
	if free == 0 {
		return transport.NoTeam, fmt.Errorf("no number is free on all %d PEs of a new team: a PE has %d teams at most, and %d of them are there from the start", n, maxTeams, firstOwn)
	}
	if err := l.addTeam(number, members, contexts); err != nil {
		return transport.NoTeam, err
	}
	// No member makes another team before all have read the board.
	if err := l.meet(l.teams[number], l.stream); err != nil {
		return transport.NoTeam, err
	}
	return number, l.wait()
}

// gather waits until n PEs have told an id, and returns them in their order, with the numbers that
// are free on all. An id arrives after the rest of its slot, but a copy of the board may take them in
// another order. So the board is read once more when all ids are there.
func (l *Library) gather(id uint64, n int) (members []int, free uint64, err error) {
	slots := make([]slot, l.size)
	for all := false; ; {
		if err := l.read(unsafe.Pointer(&slots[0]), l.board, l.size*slotBytes); err != nil {
			return nil, 0, err
		}
		members, free = make([]int, n), ^uint64(0)
		found := 0
		for pe, s := range slots {
			if s.id != id {
				continue
			}
			if i := int(s.me) - 1; i >= 0 && i < n {
				members[i] = pe
			}
			free &= s.free
			found++
		}
		if found == n && all {
			return members, free, nil
		}
		all = found == n
	}
}

// TeamContexts returns the number of contexts in the configuration of a team.
func (l *Library) TeamContexts(id int32) (int, error) {
	t, err := l.team(id)
	if err != nil {
		return 0, err
	}
	return t.contexts, nil
}

// DestroyTeam releases a team, collectively. Its words are zero again when its number is.
func (l *Library) DestroyTeam(id int32) error {
	t, err := l.team(id)
	if err != nil {
		return err
	}
	if err := l.meet(t, l.stream); err != nil {
		return err
	}
	if err := l.wait(); err != nil {
		return err
	}
	l.teams[id] = nil
	if err := l.clear(l.words(id), l.wordsBytes()); err != nil {
		return err
	}
	if err := l.clear(t.row, int(unsafe.Sizeof(row{}))); err != nil {
		return err
	}
	return cu.Check(l.drv, "cuMemFree", l.drv.MemFree(t.pes))
}
