package driver

import (
	"context"
	"fmt"
)

// NCCLKind is a call of a communicator that is enqueued on a stream.
type NCCLKind uint8

// The calls of communicators.
const (
	NCCLSend NCCLKind = iota
	NCCLRecv
	NCCLAllReduce
	NCCLBroadcast
	NCCLReduce
	NCCLAllGather
	NCCLReduceScatter
	NCCLAllToAll
	NCCLGather
	NCCLScatter
	NCCLPutSignal
	NCCLSignal
	NCCLWaitSignal
	numNCCLKinds
)

// ncclKinds say of each kind how it is called, and what its operands are.
var ncclKinds = [numNCCLKinds]struct {
	// name is how a program calls it: package and function.
	name string
	// dst and src are how many times NCCLCall.Count its operands have: 0 for no operand,
	// perRank for once for each rank.
	dst, src int
	reduces  bool
	// peer is how NCCLCall.Peer is meant: "root", or another rank.
	peer string
}{
	NCCLSend:          {name: "nccl.Send", src: 1, peer: "to"},
	NCCLRecv:          {name: "nccl.Recv", dst: 1, peer: "from"},
	NCCLAllReduce:     {name: "nccl.AllReduce", dst: 1, src: 1, reduces: true},
	NCCLBroadcast:     {name: "nccl.Broadcast", dst: 1, src: 1, peer: "root"},
	NCCLReduce:        {name: "nccl.Reduce", dst: 1, src: 1, reduces: true, peer: "root"},
	NCCLAllGather:     {name: "nccl.AllGather", dst: perRank, src: 1},
	NCCLReduceScatter: {name: "nccl.ReduceScatter", dst: 1, src: perRank, reduces: true},
	NCCLAllToAll:      {name: "nccl.AllToAll", dst: perRank, src: perRank},
	NCCLGather:        {name: "nccl.Gather", dst: perRank, src: 1, peer: "root"},
	NCCLScatter:       {name: "nccl.Scatter", dst: 1, src: perRank, peer: "root"},
	NCCLPutSignal:     {name: "nccl.PutSignal", src: 1, peer: "to"},
	NCCLSignal:        {name: "nccl.Signal", peer: "to"},
	NCCLWaitSignal:    {name: "nccl.WaitSignal"},
}

const perRank = -1

// String returns the call as users write it, without the package.
func (k NCCLKind) String() string { return ncclKinds[k].name[len("nccl."):] }

// Qualified returns the call as users write it, with the package.
func (k NCCLKind) Qualified() string { return ncclKinds[k].name }

// Reduces reports whether the call takes an operator.
func (k NCCLKind) Reduces() bool { return ncclKinds[k].reduces }

// Rooted reports whether one rank is the root of the call.
func (k NCCLKind) Rooted() bool { return ncclKinds[k].peer == "root" }

// Peer returns how the call means its peer, such as "to", and "" if it has none.
func (k NCCLKind) Peer() string { return ncclKinds[k].peer }

// Collective reports whether every rank makes the call.
func (k NCCLKind) Collective() bool { return k >= NCCLAllReduce && k <= NCCLScatter }

// Lengths returns how many elements destination and source have in a call of count
// elements among size ranks. An operand that only the root has counts everywhere.
func (k NCCLKind) Lengths(count, size int) (dst, src int) {
	of := func(times int) int {
		if times == perRank {
			return count * size
		}
		return count * times
	}
	return of(ncclKinds[k].dst), of(ncclKinds[k].src)
}

// InPlace reports whether the operands of a call of rank may be at dst and src: they are apart,
// or the call works in place. bytes are the NCCLCall.Count elements of one rank (NCCL User
// Guide, In-place Operations).
func (k NCCLKind) InPlace(rank, size, bytes int, dst, src uintptr) bool {
	nDst, nSrc := k.Lengths(bytes, size)
	if dst+uintptr(nDst) <= src || src+uintptr(nSrc) <= dst {
		return true
	}
	part := uintptr(rank * bytes)
	switch {
	case nDst > nSrc:
		return src == dst+part
	case nSrc > nDst:
		return dst == src+part
	}
	return dst == src && (k != NCCLAllToAll || size == 1)
}

// NCCLType is the type of elements, numbered as ncclDataType_t.
type NCCLType uint8

// The types of elements.
const (
	NCCLInt8 NCCLType = iota
	NCCLUint8
	NCCLInt32
	NCCLUint32
	NCCLInt64
	NCCLUint64
	NCCLFloat16
	NCCLFloat32
	NCCLFloat64
	NCCLBFloat16
	NCCLFloat8E4M3
	NCCLFloat8E5M2
	NumNCCLTypes
)

var ncclTypes = [NumNCCLTypes]struct {
	name string
	size int
}{
	{"int8", 1}, {"uint8", 1}, {"int32", 4}, {"uint32", 4}, {"int64", 8}, {"uint64", 8},
	{"Float16", 2}, {"float32", 4}, {"float64", 8}, {"BFloat16", 2}, {"Float8E4M3", 1}, {"Float8E5M2", 1},
}

// String returns the type as Go names it.
func (t NCCLType) String() string { return ncclTypes[t].name }

// Size returns the bytes of an element.
func (t NCCLType) Size() int { return ncclTypes[t].size }

// NCCLOp is an operator of reductions, numbered as ncclRedOp_t. Larger numbers are
// operators that NCCLComm.PreMulSum made.
type NCCLOp int32

// The operators that every communicator has.
const (
	NCCLSum NCCLOp = iota
	NCCLProd
	NCCLMax
	NCCLMin
	NCCLAvg
	NumNCCLOps
)

// String returns the operator as users name it.
func (op NCCLOp) String() string {
	if op < 0 || op >= NumNCCLOps {
		return "PreMulSum"
	}
	return [...]string{"Sum", "Prod", "Max", "Min", "Avg"}[op]
}

// NCCLID is what the ranks of a new communicator find each other by.
type NCCLID [128]byte

// NCCLConfig is what a communicator can be told when it is made; package runtime/nccl
// says what the fields mean. Zero values leave the choice to NCCL.
type NCCLConfig struct {
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

// NCCLInit describes a rank of a new communicator.
type NCCLInit struct {
	ID         NCCLID
	Rank, Size int
	Config     *NCCLConfig
	// Grows says that the communicator grows by this rank from one that there is.
	Grows bool
	Where string
}

// NCCLCall is a call that is enqueued on a stream.
type NCCLCall struct {
	Kind     NCCLKind
	Dst, Src Mem
	// Count is the number of elements of one rank.
	Count int
	Type  NCCLType
	Op    NCCLOp
	Peer  int // the root, or the other rank

	Window Window // of PutSignal, from byte Offset on
	Offset int
	Waits  []NCCLWait

	Comm   NCCLComm
	Stream Stream
	Where  string // the caller's file:line
}

// NCCLWait is how many signals to wait for, and from whom.
type NCCLWait struct{ Peer, Count int }

// NCCL are the methods of a device that concern communicators of NCCL, or of its emulation.
// where is the caller's file:line.
type NCCL interface {
	// NCCLVersion names the library: "NCCL 2.28.9".
	NCCLVersion() (string, error)
	// NCCLID returns an id for a new communicator.
	NCCLID() (NCCLID, error)
	// ShareNCCLID returns a new id, the same on every PE of the job. It is collective.
	ShareNCCLID(ctx context.Context, where string) (NCCLID, error)
	// NewComm makes a communicator of all ranks that call it with the same id.
	NewComm(ctx context.Context, in NCCLInit) (NCCLComm, error)
	// NCCLGroup begins a group, in which calls are kept until EndNCCLGroup enqueues
	// them as one. A group may be begun inside another. If discard is set, the calls of
	// all groups that are begun are dropped.
	NCCLGroup() error
	EndNCCLGroup(discard bool) error
	// EnqueueNCCL enqueues a call.
	EnqueueNCCL(c NCCLCall) error
	// AllocNCCL returns zeroed memory that suits all that a communicator can do. Free
	// releases it.
	AllocNCCL(bytes int) (Mem, error)
}

// NCCLComm is a communicator, as one of its ranks has it. After Finalize and Abort every
// method returns an error.
type NCCLComm interface {
	Rank() int
	Size() int
	// Split makes communicators of the ranks of one color each, in the order of their keys.
	// For a negative color it returns nil.
	Split(ctx context.Context, color, key int, cfg *NCCLConfig, where string) (NCCLComm, error)
	// Shrink makes a communicator without the ranks that are excluded, who do not call it.
	// abort ends what runs on this one.
	Shrink(ctx context.Context, exclude []int, abort bool, cfg *NCCLConfig, where string) (NCCLComm, error)
	// GrowID returns the id by which new ranks join this communicator.
	GrowID() (NCCLID, error)
	// Grow makes a communicator of size ranks from the ranks of this one and new ones. id is
	// that of GrowID where it was called, else nil.
	Grow(ctx context.Context, size int, id *NCCLID, cfg *NCCLConfig, where string) (NCCLComm, error)
	// PreMulSum returns an operator that multiplies by a scalar before it adds: an element
	// of type t, or one in device memory, which is read when the reduction runs.
	PreMulSum(t NCCLType, scalar [8]byte, at *Mem) (NCCLOp, error)
	DestroyOp(op NCCLOp) error
	// Register makes memory known to the communicator.
	Register(m Mem) (Registration, error)
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

// Registration is memory that a communicator knows.
type Registration interface {
	// Close ends that.
	Close() error
}

// Window is a window of memory.
type Window interface {
	// Close ends the registration on this rank.
	Close() error
}

// NCCLGroup keeps the calls of groups.
type NCCLGroup struct {
	depth int
	calls []NCCLCall
}

// Begin begins a group.
func (g *NCCLGroup) Begin() { g.depth++ }

// Add keeps a call if there is a group, and reports whether there is.
func (g *NCCLGroup) Add(c NCCLCall) bool {
	if g.depth > 0 {
		g.calls = append(g.calls, c)
	}
	return g.depth > 0
}

// End ends a group, and returns what is to be enqueued, valid until the next group.
func (g *NCCLGroup) End(discard bool) (calls []NCCLCall) {
	if g.depth > 0 {
		g.depth--
	}
	if discard {
		g.calls = g.calls[:0]
	}
	if g.depth == 0 {
		calls, g.calls = g.calls, g.calls[:0]
	}
	return calls
}

// NCCLError is a call of NCCL that failed on a rank.
type NCCLError struct {
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
func (e *NCCLError) Error() string {
	s := fmt.Sprintf("rank %d of %d: %s: %s (%d)", e.Rank, e.Size, e.Call, e.Text, e.Code)
	if e.Rank < 0 {
		s = fmt.Sprintf("%s: %s (%d)", e.Call, e.Text, e.Code)
	}
	if e.Last != "" {
		s += ": " + e.Last
	}
	return s
}

// Refused reports whether NCCL has refused the call for its arguments or the state of the
// communicator, before it did anything.
func (e *NCCLError) Refused() bool { return e.Code == 4 || e.Code == 5 }
