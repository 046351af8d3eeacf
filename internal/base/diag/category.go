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
	{ReadBack, "what was put to a peer is got from there before `Quiet`"},
	{Unfenced, "a flag or signal follows data to the same peer without `Fence` or `Quiet` between them"},
	{Arrivals, "a sum of signals is taken for an order of arrivals"},
	{SameRound, "a signal has the same value in every round of a loop that waits for it"},
	{EqualWait, "a wait for one exact value of a word that is added to"},
	{Siblings, "one thread of the block waits for data, and others read it without `Block.Sync`"},
	{Shared, "shared memory that another thread has written is read without a barrier"},
	{PutSource, "a put takes what other threads of the block have stored, without `Block.Sync` between them"},
	{SelfOverlap, "a transfer of a PE with itself has a source and a destination that overlap in part"},
	{PeerScope, "an atomic on a peer's memory has a scope that is narrower than the system"},
	{UntestedPeer, "a loop over a peer's memory, or a copy of it, does nothing if the peer cannot be addressed"},
	{PlainPoll, "a loop waits for memory that it reads by plain loads"},
	{Residency, "blocks wait for other blocks of a launch that need not be resident as a whole"},
	{Divergence, "an operation of a warp or block stands where only some of its threads come, or come by different calls"},
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
