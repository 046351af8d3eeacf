package nccl

import "github.com/gpuc-go/gpuc/internal/base/op"

// What NCCL guarantees less than the table of operations says.
const (
	noOrder   = "no fence orders it"
	behindPut = "a fence puts puts before it, and no other updates; the word is then written by PEs of other hosts alone"
	ofSignal  = "with SignalSet, " + noOrder + "; with SignalAdd, " + behindPut
)

// Why NCCL refuses operations, and what does the same.
const (
	noFetch   = "NCCL's network has no atomics that return a value"
	noBits    = "NCCL's network has no atomics on bits"
	narrow    = "NCCL's network adds to integers of 64 bits alone"
	noAtomic  = "NCCL's network has no such atomic"
	ownWord   = "send a request to the PE whose word it is, by PutSignal with SignalAdd, and let that PE do it"
	ownSum    = "use int64 or uint64, or send the summand by PutSignal with SignalAdd, and let the peer add it"
	instead64 = "use int64 or uint64"
)

// far is how NCCL's GIN does operations at PEs of other hosts, as NCCL's documentation guarantees: puts arrive
// in any order; a strong signal comes after earlier puts of its context to the same peer; flush says
// nothing of the peer; a word to which signals add is accessed by no store. All operations
// of a PE use one context, and each update that adds is a strong signal at an address of the heap.
var far = op.FarTable{
	"MyPE": query, "NumPEs": query, "TeamMyPE": query, "TeamNumPEs": query, "TranslatePE": query,
	"Peer": {How: "an empty slice"},

	"Put": put, "PutNBI": {How: "put", Less: noOrder, Delivery: op.Unfenced},
	"P":    {How: "putValue", Less: noOrder, Delivery: op.Unfenced},
	"IPut": rows, "PutTile": rows, "PutTileNBI": {How: "put, by rows", Less: noOrder, Delivery: op.Unfenced},
	"Get": {How: "get, flush"}, "GetNBI": {How: "get"},
	"G":    {How: "get into a word of the heap, flush"},
	"IGet": {How: "get, by rows, flush"}, "GetTile": {How: "get, by rows, flush"}, "GetTileNBI": {How: "get, by rows"},

	"PutSignal": putSignal, "PutSignalNBI": putSignal,
	"SignalOp":    {How: "strong signal; SignalSet is flush, putValue", Less: ofSignal, Delivery: op.Unfenced, Added: op.AfterPuts},
	"SignalFetch": local, "SignalTest": local, "SignalWaitUntil": local, "SignalWaitUntilRelaxed": local, "WaitLine": local,
	"PutLine": {How: "two putValues", Less: noOrder, Delivery: op.Unfenced},

	"AtomicInc":   {How: "strong signal", Less: behindPut, Delivery: op.AfterPuts, Refused: narrow, Instead: instead64, Types: []op.Type{op.TypeInt64, op.TypeUint64}},
	"AtomicAdd":   {How: "strong signal", Less: behindPut, Delivery: op.AfterPuts, Refused: narrow, Instead: ownSum, Types: []op.Type{op.TypeInt64, op.TypeUint64}},
	"AtomicFetch": {Refused: noFetch, Instead: "use G"}, "AtomicSet": {Refused: noAtomic, Instead: "use P, or SignalSet"},
	"AtomicSwap": fetches, "AtomicCompareSwap": fetches, "AtomicFetchInc": fetches, "AtomicFetchAdd": fetches,
	"AtomicFetchAnd": fetches, "AtomicFetchOr": fetches, "AtomicFetchXor": fetches,
	"AtomicAnd": bitwise, "AtomicOr": bitwise, "AtomicXor": bitwise,

	"WaitUntil": local, "WaitUntilAll": local, "WaitUntilAny": local, "WaitUntilSome": local,
	"WaitUntilAllVector": local, "WaitUntilAnyVector": local, "WaitUntilSomeVector": local,
	"Test": local, "TestAll": local, "TestAny": local, "TestSome": local, "TestAllVector": local, "TestAnyVector": local, "TestSomeVector": local,

	"Fence": {How: "a fence of the system", Less: "orders puts before updates that add, and nothing else"},
	"Flush": {How: "flush"},
	"Quiet": {How: "a fence of the system, flush", Less: "completes gets alone; what was put is ordered as by Fence", Completes: op.OfNear},

	"Barrier": barrier, "BarrierAll": barrier, "Sync": meet, "SyncAll": meet,
	"Reduce": coll, "ReduceScatter": coll, "Broadcast": coll, "FCollect": coll, "AllToAll": coll,
}

// Rows that several operations have.
var (
	query     = &op.Far{How: "the transport's tables"}
	local     = &op.Far{How: "loads of this PE's words"}
	meet      = &op.Far{How: "strong signals to all PEs of the team"}
	coll      = &op.Far{How: "puts with strong signals"}
	put       = &op.Far{How: "put, flush", Less: noOrder, Delivery: op.Unfenced}
	rows      = &op.Far{How: "put, by rows, flush", Less: noOrder, Delivery: op.Unfenced}
	putSignal = &op.Far{How: "put with strong signal; with SignalSet put, flush, putValue", Less: "no fence orders its data; with SignalSet, that may come after the signal. Of the signal: " + ofSignal, Delivery: op.Unfenced, Added: op.AfterPuts}
	fetches   = &op.Far{Refused: noFetch, Instead: ownWord}
	bitwise   = &op.Far{Refused: noBits, Instead: ownWord}
	barrier   = &op.Far{How: "strong signals to all PEs of the team, twice", Less: "completes nothing that was sent to PEs of other hosts outside of the team", Completes: op.OfMembers}
)
