package diag

// Category names what a warning is about, so that a program can choose among them and
// //gpu:ignore can name one.
type Category string

// The categories. Categories says what each is about.
const (
	NBISource    Category = "nbisource"
	NBIResult    Category = "nbiresult"
	NBIEnd       Category = "nbiend"
	ReadBack     Category = "readback"
	Unfenced     Category = "unfenced"
	Arrivals     Category = "arrivals"
	SameRound    Category = "sameround"
	EqualWait    Category = "equalwait"
	Siblings     Category = "siblings"
	Shared       Category = "shared"
	PutSource    Category = "putsource"
	SelfOverlap  Category = "selfoverlap"
	PeerScope    Category = "peerscope"
	UntestedPeer Category = "untestedpeer"
	PlainPoll    Category = "plainpoll"
	Residency    Category = "residency"
	Divergence   Category = "divergence"
	SymLength    Category = "symlength"
)

// Categories says of each category what its warnings report.
var Categories = []struct {
	Name Category
	Doc  string
}{
	{NBISource, "the source of a non-blocking put is written before `Flush`, `Quiet` or a barrier"},
	{NBIResult, "the destination of a non-blocking get is used before `Quiet` or a barrier"},
	{NBIEnd, "a kernel ends with a non-blocking operation that nothing completes"},
	{ReadBack, "a get reads back from a peer what a put has sent there, without `Quiet` in between"},
	{Unfenced, "a flag or signal follows data to the same peer without `Fence` or `Quiet` in between"},
	{Arrivals, "a counting signal is used as if it said which puts have arrived"},
	{SameRound, "a signal has the same value in every round of a loop that waits for it"},
	{EqualWait, "a wait for one exact value of a counter"},
	{Siblings, "one thread of the block waits for data, and others read it without `Block.Sync`"},
	{Shared, "shared memory that another thread has written is read without a barrier"},
	{PutSource, "a put sends what other threads of the block have stored, without `Block.Sync` in between"},
	{SelfOverlap, "source and destination of a transfer of a PE to itself overlap partly"},
	{PeerScope, "an atomic on a peer's memory has a scope narrower than the system"},
	{UntestedPeer, "a loop over a peer's memory, or a copy of it, does nothing if the peer cannot be addressed"},
	{PlainPoll, "a loop polls memory with plain loads"},
	{Residency, "blocks wait for other blocks of a launch, but not all of its blocks need be resident"},
	{Divergence, "only some threads of a warp or block reach its operation, or they reach it through different calls"},
	{SymLength, "the length of symmetric memory depends on the PE"},
}

// Known reports whether there is a category of this name.
func (c Category) Known() bool {
	for _, k := range Categories {
		if k.Name == c {
			return true
		}
	}
	return false
}
