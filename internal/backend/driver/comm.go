package driver

import (
	"context"
	"fmt"
)

// CommKind is a call of a communicator that is enqueued on a stream.
type CommKind uint8

// The calls of communicators.
const (
	CommSend CommKind = iota
	CommRecv
	CommAllReduce
	CommBroadcast
	CommReduce
	CommAllGather
	CommReduceScatter
	CommAllToAll
	CommGather
	CommScatter
	CommPutSignal
	CommSignal
	CommWaitSignal
	numCommKinds
)

// commKinds say of each kind how it is called, and what its operands are.
var commKinds = [numCommKinds]struct {
	name string
	// dst and src are how many times CommCall.Count its operands have: 0 for no operand,
	// perRank for once for each rank.
	dst, src int
	reduces  bool
	// peer is how CommCall.Peer is meant: "root", or another rank.
	peer string
}{
	CommSend:          {name: "Send", src: 1, peer: "to"},
	CommRecv:          {name: "Recv", dst: 1, peer: "from"},
	CommAllReduce:     {name: "AllReduce", dst: 1, src: 1, reduces: true},
	CommBroadcast:     {name: "Broadcast", dst: 1, src: 1, peer: "root"},
	CommReduce:        {name: "Reduce", dst: 1, src: 1, reduces: true, peer: "root"},
	CommAllGather:     {name: "AllGather", dst: perRank, src: 1},
	CommReduceScatter: {name: "ReduceScatter", dst: 1, src: perRank, reduces: true},
	CommAllToAll:      {name: "AllToAll", dst: perRank, src: perRank},
	CommGather:        {name: "Gather", dst: perRank, src: 1, peer: "root"},
	CommScatter:       {name: "Scatter", dst: 1, src: perRank, peer: "root"},
	CommPutSignal:     {name: "PutSignal", src: 1, peer: "to"},
	CommSignal:        {name: "Signal", peer: "to"},
	CommWaitSignal:    {name: "WaitSignal"},
}

const perRank = -1

// String returns the call as users write it.
func (k CommKind) String() string { return commKinds[k].name }

// Reduces reports whether the call takes an operator.
func (k CommKind) Reduces() bool { return commKinds[k].reduces }

// Rooted reports whether one rank is the root of the call.
func (k CommKind) Rooted() bool { return commKinds[k].peer == "root" }

// Peer returns how the call means its peer, such as "to", and "" if it has none.
func (k CommKind) Peer() string { return commKinds[k].peer }

// Collective reports whether every rank makes the call.
func (k CommKind) Collective() bool { return k >= CommAllReduce && k <= CommScatter }

// Lengths returns how many elements destination and source have in a call of count
// elements among size ranks. An operand that only the root has counts everywhere.
func (k CommKind) Lengths(count, size int) (dst, src int) {
	of := func(times int) int {
		if times == perRank {
			return count * size
		}
		return count * times
	}
	return of(commKinds[k].dst), of(commKinds[k].src)
}

// CommType is the type of elements, numbered as ncclDataType_t.
type CommType uint8

// The types of elements.
const (
	CommInt8 CommType = iota
	CommUint8
	CommInt32
	CommUint32
	CommInt64
	CommUint64
	CommFloat16
	CommFloat32
	CommFloat64
	CommBFloat16
	CommFloat8E4M3
	CommFloat8E5M2
	NumCommTypes
)

var commTypes = [NumCommTypes]struct {
	name string
	size int
}{
	{"int8", 1}, {"uint8", 1}, {"int32", 4}, {"uint32", 4}, {"int64", 8}, {"uint64", 8},
	{"Float16", 2}, {"float32", 4}, {"float64", 8}, {"BFloat16", 2}, {"Float8E4M3", 1}, {"Float8E5M2", 1},
}

// String returns the type as Go names it.
func (t CommType) String() string { return commTypes[t].name }

// Size returns the bytes of an element.
func (t CommType) Size() int { return commTypes[t].size }

// CommOp is an operator of reductions, numbered as ncclRedOp_t. Larger numbers are
// operators that Comm.PreMulSum made.
type CommOp int32

// The operators that every communicator has.
const (
	CommSum CommOp = iota
	CommProd
	CommMax
	CommMin
	CommAvg
	NumCommOps
)

// String returns the operator as users name it.
func (op CommOp) String() string {
	if op < 0 || op >= NumCommOps {
		return "PreMulSum"
	}
	return [...]string{"Sum", "Prod", "Max", "Min", "Avg"}[op]
}

// CommID is what the ranks of a new communicator find each other by.
type CommID [128]byte

// CommConfig is what a communicator can be told when it is made; package runtime/nccl
// says what the fields mean. Zero values leave the choice to NCCL.
type CommConfig struct {
	NonBlocking           bool
	CGAClusterSize        int
	MinCTAs, MaxCTAs      int
	NetName               string
	SplitShare            bool
	TrafficClass          int
	Name                  string
	CollNet               bool
	CTAPolicy             int
	ShrinkShare           bool
	NVLSCTAs              int
	ChannelsPerNetPeer    int
	NVLinkCentric         bool
	GraphUsage            int
	RMAContexts           int
	MaxP2PPeers           int
	UnorderedGraphStreams bool
}

// CommInit describes a rank of a new communicator.
type CommInit struct {
	ID         CommID
	Rank, Size int
	Config     *CommConfig
	// Grows says that the communicator grows by this rank from one that there is.
	Grows bool
	Where string
}

// CommCall is a call that is enqueued on a stream.
type CommCall struct {
	Kind     CommKind
	Dst, Src Mem
	// Count is the number of elements of one rank.
	Count int
	Type  CommType
	Op    CommOp
	Peer  int // the root, or the other rank

	Window Window // of PutSignal, from byte Offset on
	Offset int
	Waits  []CommWait

	Comm   Comm
	Stream Stream
	Where  string // the caller's file:line
}

// CommWait is how many signals to wait for, and from whom.
type CommWait struct{ Peer, Count int }

// Communicating is implemented by devices that can make communicators of NCCL, or of its
// emulation. where is the caller's file:line.
type Communicating interface {
	// CommVersion names the library: "NCCL 2.28.9".
	CommVersion() (string, error)
	// CommID returns an id for a new communicator.
	CommID() (CommID, error)
	// ShareCommID returns a new id, the same on every PE of the job. It is collective.
	ShareCommID(ctx context.Context, where string) (CommID, error)
	// NewComm makes a communicator of all ranks that call it with the same id.
	NewComm(ctx context.Context, in CommInit) (Comm, error)
	// CommGroup begins a group, in which calls are kept until EndCommGroup enqueues
	// them as one. A group may be begun inside another. If discard is set, the calls of
	// all groups that are begun are dropped.
	CommGroup() error
	EndCommGroup(discard bool) error
	// EnqueueComm enqueues a call.
	EnqueueComm(c CommCall) error
	// AllocComm returns zeroed memory that suits all that a communicator can do. Free
	// releases it.
	AllocComm(bytes int) (Mem, error)
}

// Comm is a communicator, as one of its ranks has it. After Finalize and Abort every
// method returns an error.
type Comm interface {
	Rank() int
	Size() int
	// Split makes communicators of the ranks of one color each, in the order of their keys.
	// For a negative color it returns nil.
	Split(ctx context.Context, color, key int, cfg *CommConfig, where string) (Comm, error)
	// Shrink makes a communicator without the ranks that are excluded, who do not call it.
	// abort ends what runs on this one.
	Shrink(ctx context.Context, exclude []int, abort bool, cfg *CommConfig, where string) (Comm, error)
	// GrowID returns the id by which new ranks join this communicator.
	GrowID() (CommID, error)
	// Grow makes a communicator of size ranks from the ranks of this one and new ones. id is
	// that of GrowID where it was called, else nil.
	Grow(ctx context.Context, size int, id *CommID, cfg *CommConfig, where string) (Comm, error)
	// PreMulSum returns an operator that multiplies by a scalar before it adds: an element
	// of type t, or one in device memory, which is read when the reduction runs.
	PreMulSum(t CommType, scalar [8]byte, at *Mem) (CommOp, error)
	DestroyOp(op CommOp) error
	// Register makes memory known to the communicator. The function that it returns ends
	// that.
	Register(m Mem) (func() error, error)
	// NewWindow makes a window of memory of every rank. It is collective.
	NewWindow(ctx context.Context, m Mem, symmetric bool, where string) (Window, error)
	// Err returns what has gone wrong beside calls, or nil.
	Err() error
	// Revoke ends what runs, without releasing the communicator.
	Revoke(ctx context.Context) error
	// Finalize waits for the work of all ranks and releases the communicator. It is
	// collective.
	Finalize(ctx context.Context, where string) error
	// Abort ends what runs and releases the communicator, without the other ranks.
	Abort() error
}

// Window is a window of memory.
type Window interface {
	// Close ends the registration on this rank.
	Close() error
}

// CommGroup keeps the calls of groups.
type CommGroup struct {
	depth int
	calls []CommCall
}

// Begin begins a group.
func (g *CommGroup) Begin() { g.depth++ }

// Add keeps a call if there is a group, and reports whether there is.
func (g *CommGroup) Add(c CommCall) bool {
	if g.depth > 0 {
		g.calls = append(g.calls, c)
	}
	return g.depth > 0
}

// End ends a group, and returns what is to be enqueued.
func (g *CommGroup) End(discard bool) (calls []CommCall) {
	if g.depth > 0 {
		g.depth--
	}
	if discard {
		g.calls = nil
	}
	if g.depth == 0 {
		calls, g.calls = g.calls, nil
	}
	return calls
}

// CommError is a call of NCCL that failed on a rank.
type CommError struct {
	// Rank is the rank of Size that made the call, -1 if it has none yet.
	Rank, Size int
	// Call is NCCL's function, such as ncclAllReduce.
	Call string
	// Code is NCCL's number for what happened, Text its name for that, and Last its message
	// about the last error, which may be empty.
	Code       int
	Text, Last string
}

// Error names rank, call and NCCL's own words.
func (e *CommError) Error() string {
	s := fmt.Sprintf("rank %d of %d: %s: %s (%d)", e.Rank, e.Size, e.Call, e.Text, e.Code)
	if e.Rank < 0 {
		s = fmt.Sprintf("%s: %s (%d)", e.Call, e.Text, e.Code)
	}
	if e.Last != "" {
		s += ": " + e.Last
	}
	return s + "; NCCL_DEBUG=WARN says more"
}
