package op

import (
	"math"
	"slices"
)

// Constants that kernels pass to operations: how a signal is updated, how a word is compared,
// and the teams that every job has. A transport with other numbers for them translates.
const (
	SignalSet = 9
	SignalAdd = 10

	CmpEQ = 0
	CmpNE = 1
	CmpGT = 2
	CmpLE = 3
	CmpLT = 4
	CmpGE = 5

	TeamWorld        = 0
	TeamShared       = 1
	TeamNode         = 2
	TeamSameMyPENode = 3
	TeamSameGPU      = 4
	TeamGPULeaders   = 5
)

// Compare compares a word with a value, both without sign, as Cmp says.
//
//go:norace
func Compare(v uint64, cmp int32, to uint64) bool {
	switch cmp {
	case CmpEQ:
		return v == to
	case CmpNE:
		return v != to
	case CmpGT:
		return v > to
	case CmpLE:
		return v <= to
	case CmpLT:
		return v < to
	}
	return v >= to
}

// CompareText returns a comparison as a user writes it.
func CompareText(cmp int32) string {
	switch cmp {
	case CmpEQ:
		return "=="
	case CmpNE:
		return "!="
	case CmpGT:
		return ">"
	case CmpLE:
		return "<="
	case CmpLT:
		return "<"
	}
	return ">="
}

const (
	specRMA    = "NVSHMEM API, Remote Memory Access; OpenSHMEM 1.5 section 9.6"
	specSignal = "NVSHMEM API, Signaling Operations; OpenSHMEM 1.5 section 9.8"
	specOrder  = "NVSHMEM API, Memory Ordering; OpenSHMEM 1.5 section 9.11"
	specColl   = "NVSHMEM API, Collective Communication; OpenSHMEM 1.5 section 9.9"
	specQuery  = "NVSHMEM API, Library Setup, Exit, and Query; OpenSHMEM 1.5 section 9.1"
	specTeam   = "NVSHMEM API, Team Management; OpenSHMEM 1.5 section 9.4"
)

// maxPEs bounds the number of PEs, which C holds in an int.
const maxPEs = math.MaxInt32

// Table holds every communication operation of dsl/shmem.
var Table = slices.Concat(basics, tiles, atomics, waits)

// basics are who one is, transfers, signals, order and barriers.
var basics = []Op{
	{Name: "MyPE", Family: Query, Scopes: ThreadOnly, Result: Int, Answer: PENumber, Bounds: &Bounds{0, maxPEs - 1},
		Spec: specQuery, Doc: "returns the number of this PE in the world", Promise: "none"},
	{Name: "NumPEs", Family: Query, Scopes: ThreadOnly, Result: Int, Answer: TeamSize, Bounds: &Bounds{1, maxPEs},
		Spec: specQuery, Doc: "returns the number of PEs in the world", Promise: "none"},
	{Name: "TeamMyPE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, Answer: PENumber,
		Spec: specTeam, Doc: "returns the number of this PE in the team", Promise: "none"},
	{Name: "TeamNumPEs", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, Answer: TeamSize, Bounds: &Bounds{-1, maxPEs},
		Spec: specTeam, Doc: "returns the number of PEs in the team", Promise: "none"},
	{Name: "TranslatePE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team, TeamPE, ToTeam}, Result: Int, Answer: TranslatedPE,
		Spec: specTeam, Doc: "returns the number that a PE of one team has in another, -1 if it has none", Promise: "none"},

	{Name: "Put", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, GroupBarriers: true,
		Spec: specRMA, Doc: "copies local memory to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "PutNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, NBI: true, GroupBarriers: true,
		Spec: specRMA, Doc: "starts a copy of local memory to a peer", Promise: sourceLater},
	{Name: "Get", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE},
		Spec: specRMA, Doc: "copies a peer's memory to local memory; complete on return", Promise: dataHere},
	{Name: "GetNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE}, NBI: true,
		Spec: specRMA, Doc: "starts a copy of a peer's memory to local memory", Promise: dataLater},
	{Name: "P", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, Value, PE},
		Spec: specRMA, Doc: "stores one value on a peer", Promise: arrivesLater},
	{Name: "G", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, PE}, Result: Elem1,
		Spec: specRMA, Doc: "loads one value from a peer", Promise: dataHere},
	{Name: "IPut", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "PutTile", Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Count, PE},
		Spec: specRMA, Doc: "copies strided elements to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "IGet", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "GetTile", Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Count, PE},
		Spec: specRMA, Doc: "copies strided elements of a peer to local memory; complete on return", Promise: dataHere},
	{Name: "Peer", Family: RMA, Scopes: ThreadOnly, Method: true, Elem: AnyElem, Params: []Param{Whole, PE}, Result: Slice, Parts: []*Part{PeerBase, PeerAt},
		Spec: specQuery, Doc: "returns a peer's memory for plain loads and stores, or an empty slice if it cannot be addressed", Promise: "stores through it are plain stores"},

	{Name: "PutSignal", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, GroupBarriers: true,
		Spec: specSignal, Doc: "copies local memory to a peer, then updates a signal there", Promise: "source free; data before its signal, later"},
	{Name: "PutSignalNBI", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, NBI: true, GroupBarriers: true,
		Spec: specSignal, Doc: "starts a copy of local memory to a peer that updates a signal there when delivered", Promise: "source free after Quiet; data before its signal, later"},
	{Name: "SignalOp", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, SignalValue, SignalOp, PE},
		Spec: specSignal, Doc: "updates a signal on a peer", Promise: arrivesLater},
	{Name: "SignalFetch", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal}, Result: Uint64,
		Spec: specSignal, Doc: "reads a signal of this PE", Promise: "none"},
	{Name: "SignalTest", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Bool,
		Spec: specSignal, Doc: "reports whether a comparison with a signal of this PE holds", Promise: "if true, sees the data of the put with signal that changed it"},
	{Name: "SignalWaitUntil", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, Blocks: true,
		Spec: specSignal, Doc: "waits until a comparison with a signal of this PE holds, and returns its value", Promise: "sees the data of the put with signal that changed it"},
	{Name: "SignalWaitUntilRelaxed", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, Blocks: true, Relaxed: true,
		Spec: specSignal, Doc: "waits like SignalWaitUntil, for a signal whose value is the data", Promise: "sees only the signal"},
	{Name: "PutLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineData, LineFlag, PE},
		Spec: specSignal, Doc: "stores data on a peer, with a flag in each half", Promise: "each half arrives later, in any order"},
	{Name: "WaitLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineFlag}, Result: Uint64, Blocks: true, Relaxed: true,
		Spec: specSignal, Doc: "waits for a flag in both halves of a line of this PE, and returns the data", Promise: "sees only the data of the line"},

	{Name: "Fence", Family: Order, Scopes: AllScopes, Effect: Orders,
		Spec: specOrder, Doc: "orders the caller's earlier updates before its later ones, per peer", Promise: "earlier updates before later ones, for each PE separately"},
	{Name: "Quiet", Family: Order, Scopes: AllScopes, Effect: Completes,
		Spec: specOrder, Doc: "completes the caller's earlier operations", Promise: "all earlier operations complete"},
	{Name: "Flush", Family: Order, Scopes: AllScopes, Effect: Frees,
		Spec: specOrder, Doc: "waits until the sources of earlier puts may be reused; completes nothing remote", Promise: "sources of earlier puts free; orders nothing"},

	{Name: "Barrier", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, Effect: Completes, Blocks: true,
		Spec: specColl, Doc: "completes all operations and waits for every PE of the team", Promise: allComplete},
	{Name: "BarrierAll", Family: SyncOp, Scopes: AllScopes, Effect: Completes, Blocks: true,
		Spec: specColl, Doc: "completes all operations and waits for every PE", Promise: allComplete},
	{Name: "Sync", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, Blocks: true,
		Spec: specColl, Doc: "waits for every PE of the team; completes nothing remote", Promise: allCalled},
	{Name: "SyncAll", Family: SyncOp, Scopes: AllScopes, Blocks: true,
		Spec: specColl, Doc: "waits for every PE; completes nothing remote", Promise: allCalled},
	{Name: "Reduce", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, Blocks: true,
		Spec: specColl, Doc: "combines the sources of all PEs element by element; every PE gets the result", Promise: resultHere},
	{Name: "ReduceScatter", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, Lengths: WholeSrc, Blocks: true,
		Spec: specColl, Doc: "combines the sources of all PEs element by element; each PE gets its part of the result", Promise: resultHere},
	{Name: "Broadcast", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym, Root}, Blocks: true,
		Spec: specColl, Doc: "copies the root's source to every PE", Promise: resultHere},
	{Name: "FCollect", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: WholeDst, Blocks: true,
		Spec: specColl, Doc: "concatenates the sources of all PEs in the order of their numbers; every PE gets the result", Promise: resultHere},
	{Name: "AllToAll", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: Divided, Blocks: true,
		Spec: specColl, Doc: "sends part j of this PE's source to PE j, where it becomes part i of the destination, for PE i", Promise: resultHere},
}

const specAMO = "NVSHMEM API, Atomic Memory Operations; OpenSHMEM 1.5 section 9.7"

// atomics are the atomics on symmetric memory. Integers are two's complement, so
// that one function of a width serves the signed and the unsigned.
var atomics = []Op{
	{Name: "AtomicFetch", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, PE}, Result: Elem1, Update: Keep,
		Spec: specAMO, Doc: "reads one value of a peer atomically", Promise: doneOnReturn},
	{Name: "AtomicSet", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, Value, PE}, Update: Store,
		Spec: specAMO, Doc: "writes one value of a peer atomically", Promise: arrivesLater},
	{Name: "AtomicSwap", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: Store,
		Spec: specAMO, Doc: "writes one value of a peer atomically, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicCompareSwap", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Cond, Value, PE}, Result: Elem1, Update: CompareStore,
		Spec: specAMO, Doc: "writes one value of a peer atomically if it equals another, and returns the old one", Promise: doneOnReturn},

	{Name: "AtomicInc", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, PE}, Update: Increment,
		Spec: specAMO, Doc: "adds 1 to a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchInc", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, PE}, Result: Elem1, Update: Increment,
		Spec: specAMO, Doc: "adds 1 to a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicAdd", Family: AMO, Scopes: ThreadOnly, Elem: ByType, Types: AddTypes, Params: []Param{Ptr, Value, PE}, Update: Add,
		Spec: specAMO, Doc: "adds to a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchAdd", Family: AMO, Scopes: ThreadOnly, Elem: ByType, Types: AddTypes, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: Add,
		Spec: specAMO, Doc: "adds to a value of a peer, and returns the old one", Promise: doneOnReturn},

	{Name: "AtomicAnd", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitAnd,
		Spec: specAMO, Doc: "clears bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchAnd", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitAnd,
		Spec: specAMO, Doc: "clears bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicOr", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitOr,
		Spec: specAMO, Doc: "sets bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchOr", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitOr,
		Spec: specAMO, Doc: "sets bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicXor", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitXor,
		Spec: specAMO, Doc: "inverts bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchXor", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitXor,
		Spec: specAMO, Doc: "inverts bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
}

const specTile = "NVSHMEM API, Tile-Granular Remote Memory Access"

// tiles are transfers of tiles: rows of elements that stand together, each row a
// stride after the one before.
var tiles = []Op{
	{Name: "PutTile", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Rows, Cols, PE},
		Spec: specTile, Doc: "copies a tile to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "PutTileNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Rows, Cols, PE}, NBI: true,
		Spec: specTile, Doc: "starts a copy of a tile to a peer", Promise: sourceLater},
	{Name: "GetTile", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Rows, Cols, PE},
		Spec: specTile, Doc: "copies a tile of a peer; complete on return", Promise: dataHere},
	{Name: "GetTileNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Rows, Cols, PE}, NBI: true,
		Spec: specTile, Doc: "starts a copy of a tile of a peer", Promise: dataLater},
}

const specWait = "NVSHMEM API, Point-To-Point Synchronization; OpenSHMEM 1.5 section 9.10"

// waits are the waits for, and tests of, words of symmetric memory. Those for many
// words are told the type by a parameter, since each is a function that nothing is
// gained by inlining.
var waits = []Op{
	{Name: "WaitUntil", Family: Wait, Scopes: ThreadOnly, Elem: ByType, Types: WaitTypes, Params: []Param{Ptr, Cmp, Value}, Blocks: true,
		Spec: specWait, Doc: "waits until a comparison with a word of this PE holds", Promise: seesFenced},
	{Name: "WaitUntilAll", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Value}, Blocks: true,
		Spec: specWait, Doc: "waits until the comparison holds for all words of this PE that are not skipped", Promise: seesFenced},
	{Name: "WaitUntilAny", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Value}, Result: Index, Blocks: true,
		Spec: specWait, Doc: "waits until the comparison holds for one word of this PE that is not skipped, and returns its index", Promise: seesFenced},
	{Name: "WaitUntilSome", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Indices, Skip, Cmp, Value}, Result: Index, Blocks: true,
		Spec: specWait, Doc: "waits until the comparison holds for at least one word of this PE that is not skipped, and returns the indices of all for which it does", Promise: seesFenced},
	{Name: "WaitUntilAllVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Values}, Blocks: true,
		Spec: specWait, Doc: "like WaitUntilAll, with a separate value for each word", Promise: seesFenced},
	{Name: "WaitUntilAnyVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Values}, Result: Index, Blocks: true,
		Spec: specWait, Doc: "like WaitUntilAny, with a separate value for each word", Promise: seesFenced},
	{Name: "WaitUntilSomeVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Indices, Skip, Cmp, Values}, Result: Index, Blocks: true,
		Spec: specWait, Doc: "like WaitUntilSome, with a separate value for each word", Promise: seesFenced},
	{Name: "Test", Family: Wait, Scopes: ThreadOnly, Elem: ByType, Types: WaitTypes, Params: []Param{Ptr, Cmp, Value}, Result: Bool,
		Spec: specWait, Doc: "reports whether a comparison with a word of this PE holds", Promise: seesFenced},
	{Name: "TestAll", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Value}, Result: Bool,
		Spec: specWait, Doc: "reports whether the comparison holds for all words of this PE that are not skipped", Promise: seesFenced},
	{Name: "TestAny", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Value}, Result: Index,
		Spec: specWait, Doc: "returns the index of a word of this PE that is not skipped and for which the comparison holds", Promise: seesFenced},
	{Name: "TestSome", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Indices, Skip, Cmp, Value}, Result: Index,
		Spec: specWait, Doc: "returns the indices of the words of this PE that are not skipped and for which the comparison holds", Promise: seesFenced},
	{Name: "TestAllVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Values}, Result: Bool,
		Spec: specWait, Doc: "like TestAll, with a separate value for each word", Promise: seesFenced},
	{Name: "TestAnyVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Skip, Cmp, Values}, Result: Index,
		Spec: specWait, Doc: "like TestAny, with a separate value for each word", Promise: seesFenced},
	{Name: "TestSomeVector", Family: Wait, Scopes: ThreadOnly, Elem: ByTypeArgument, Types: WaitTypes, Params: []Param{Words, Indices, Skip, Cmp, Values}, Result: Index,
		Spec: specWait, Doc: "like TestSome, with a separate value for each word", Promise: seesFenced},
}

// What several operations promise, for Op.Promise.
const (
	sourceFree   = "source free; arrives later, in any order"
	sourceLater  = "source free after Quiet; arrives later, in any order"
	dataHere     = "data here on return"
	dataLater    = "data here after Quiet"
	arrivesLater = "arrives later, in any order"
	doneOnReturn = "done on return; orders nothing"
	seesFenced   = "when satisfied, sees what was fenced before the change"
	allComplete  = "all PEs have called it; all their earlier operations complete"
	allCalled    = "all PEs have called it; completes nothing"
	resultHere   = "result here on return; orders nothing else"
)
