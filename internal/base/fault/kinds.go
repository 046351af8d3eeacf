package fault

import "slices"

// kinds are all kinds of failures.
var kinds = []Kind{
	Index, SliceHigh, SliceHighLen, SliceLow, SliceMax, SliceMaxHigh, SliceToArray, MakeLen, MakeCap, Nil, Divide, Shift, Panic,
	Length, Short, Parts, Divided, Team, Absent, PERange, Wait, Running, VecLength, VecAlign,
}

// Known reports whether there is such a kind of failure.
func (k Kind) Known() bool { return slices.Contains(kinds, k) }
