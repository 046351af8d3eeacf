package driver

import "context"

// Team is a set of PEs as the transport knows it.
type Team struct {
	// ID is its number, which kernels get; -1 where this PE is no member.
	ID int32
	// Members are the PEs of the job, by their number in the team.
	Members []int
}

// NoContexts is the number of contexts of a team for which none was asked
// (TEAM_CONFIG_SCALAR_INVALID in nvshmem_types.h).
const NoContexts = -1

// Teams are the methods of a device that concern teams. All but Members, TeamID and
// Contexts are collective over the PEs concerned; where is the caller's file:line. When
// ctx ends first, the error says which of the PEs have not come. A number of contexts is
// NoContexts where the program asks for none.
type Teams interface {
	// Members returns the PEs of the predefined team that this PE is in, none if it is
	// in no such team.
	Members(id int32) ([]int, error)
	// SplitStrided makes a team of size members of parent, from number start
	// on, each stride after the one before. All members of parent call it.
	SplitStrided(ctx context.Context, parent Team, start, stride, size, contexts int, where string) (Team, error)
	// Split2D arranges the members of parent in rows of xRange, and makes a
	// team of each row and of each column. It returns those of this PE. All
	// members of parent call it.
	Split2D(ctx context.Context, parent Team, xRange, xContexts, yContexts int, where string) (x, y Team, err error)
	// TeamID returns a number that no other team is made from.
	TeamID(ctx context.Context) (uint64, error)
	// NewTeam makes a team of the n PEs that call it with the same id, as
	// number me.
	NewTeam(ctx context.Context, id uint64, me, n, contexts int, where string) (Team, error)
	// Contexts returns how many contexts a team was made with.
	Contexts(t Team) (int, error)
	// DestroyTeam releases a team. All members call it.
	DestroyTeam(ctx context.Context, t Team, where string) error
}

// Strided returns the members of a part of a team.
func (t Team) Strided(start, stride, size int) []int {
	members := make([]int, size)
	for i := range members {
		members[i] = t.Members[start+i*stride]
	}
	return members
}

// Grid returns the members of the row and of the column of a member of t, arranged
// in rows of xRange.
func (t Team) Grid(member, xRange int) (row, column []int) {
	for i, pe := range t.Members {
		if i/xRange == member/xRange {
			row = append(row, pe)
		}
		if i%xRange == member%xRange {
			column = append(column, pe)
		}
	}
	return row, column
}
