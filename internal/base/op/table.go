package op

import (
	"math"
	"slices"
)

// Constants of the NVSHMEM device API that dsl/shmem, the emulator and the
// device library share (nvshmem_common.cuh: nvshmemx_signal_op and
// nvshmemi_cmp_type; nvshmem_types.h: nvshmem_team_t).
const (
	SignalSet = 9
	SignalAdd = 10

	CmpEQ = 0
	CmpNE = 1
	CmpGT = 2
	CmpLE = 3
	CmpLT = 4
	CmpGE = 5

	TeamWorld  = 0
	TeamShared = 1
	TeamNode   = 2
	// TeamSameMyPENode, and two teams that NVSHMEM's headers count as its own and
	// NVSHMEM4Py offers.
	TeamSameMyPENode = 3
	TeamSameGPU      = 4
	TeamGPULeaders   = 5
)

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
	{Name: "MyPE", Family: Query, Scopes: ThreadOnly, Result: Int, Asks: OwnNumber, Bounds: &Bounds{0, maxPEs - 1},
		C: "nvshmem_my_pe", Python: "my_pe", Spec: specQuery,
		Doc: "returns the number of this PE in the world", Promise: "none"},
	{Name: "NumPEs", Family: Query, Scopes: ThreadOnly, Result: Int, Asks: Members, Bounds: &Bounds{1, maxPEs},
		C: "nvshmem_n_pes", Python: "n_pes", Spec: specQuery,
		Doc: "returns the number of PEs in the world", Promise: "none"},
	{Name: "TeamMyPE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, Asks: OwnNumber,
		C: "nvshmem_team_my_pe", Python: "team_my_pe", Spec: specTeam,
		Doc: "returns the number of this PE in the team", Promise: "none"},
	{Name: "TeamNumPEs", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, Asks: Members, Bounds: &Bounds{-1, maxPEs},
		C: "nvshmem_team_n_pes", Python: "team_n_pes", Spec: specTeam,
		Doc: "returns the number of PEs in the team", Promise: "none"},
	{Name: "TranslatePE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team, TeamPE, ToTeam}, Result: Int, Asks: NumberElsewhere,
		C: "nvshmem_team_translate_pe", Spec: specTeam,
		Doc: "returns the number in another team of a PE of a team, -1 if it has none", Promise: "none"},

	{Name: "Put", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, Meets: true,
		C: "nvshmem{x}_putmem{scope}", Python: "put", Spec: specRMA,
		Doc: "copies local memory to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "PutNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, NBI: true, Meets: true,
		C: "nvshmem{x}_putmem_nbi{scope}", Python: "put_nbi", Spec: specRMA,
		Doc: "starts a copy of local memory to a peer", Promise: sourceLater},
	{Name: "Get", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE},
		C: "nvshmem{x}_getmem{scope}", Python: "get", Spec: specRMA,
		Doc: "copies a peer's memory to local memory; complete on return", Promise: dataHere},
	{Name: "GetNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE}, NBI: true,
		C: "nvshmem{x}_getmem_nbi{scope}", Python: "get_nbi", Spec: specRMA,
		Doc: "starts a copy of a peer's memory to local memory", Promise: dataLater},
	{Name: "P", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, Value, PE},
		C: "nvshmem_uint{width}_p", Python: "p", Spec: specRMA,
		Doc: "stores one value on a peer", Promise: arrivesLater},
	{Name: "G", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, PE}, Result: Elem1,
		C: "nvshmem_uint{width}_g", Python: "g", Spec: specRMA,
		Doc: "loads one value from a peer", Promise: dataHere},
	{Name: "IPut", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "PutTile", Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Count, PE},
		C: "nvshmem{x}_iput{width}{scope}", Spec: specRMA,
		Doc: "copies elements that lie apart to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "IGet", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "GetTile", Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Count, PE},
		C: "nvshmem{x}_iget{width}{scope}", Spec: specRMA,
		Doc: "copies elements of a peer that lie apart; complete on return", Promise: dataHere},
	{Name: "Peer", Family: RMA, Scopes: ThreadOnly, Method: true, Elem: AnyElem, Params: []Param{Whole, PE}, Result: Slice,
		C: "nvshmem_ptr", Python: "get_peer_array", Spec: specQuery,
		Doc: "returns a peer's memory, to be read and written as one's own, or an empty slice where that is not possible", Promise: "stores through it are plain stores"},

	{Name: "PutSignal", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, Meets: true,
		C: "nvshmem{x}_putmem_signal{scope}", Python: "put_signal", Spec: specSignal,
		Doc: "copies local memory to a peer, then updates a signal there", Promise: "source free; data before its signal, later"},
	{Name: "PutSignalNBI", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, NBI: true, Meets: true,
		C: "nvshmem{x}_putmem_signal_nbi{scope}", Python: "put_signal_nbi", Spec: specSignal,
		Doc: "starts a copy of local memory to a peer that updates a signal there when delivered", Promise: "source free after Quiet; data before its signal, later"},
	{Name: "SignalOp", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, SignalValue, SignalOp, PE},
		C: "nvshmemx_signal_op", Python: "signal_op", Spec: specSignal,
		Doc: "updates a signal on a peer", Promise: arrivesLater},
	{Name: "SignalFetch", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal}, Result: Uint64,
		C: "nvshmem_signal_fetch", Spec: specSignal,
		Doc: "reads a signal of this PE", Promise: "none"},
	{Name: "SignalTest", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Bool,
		Spec: specSignal,
		Doc:  "reports whether a signal of this PE compares true", Promise: "if true, sees the data of the put that carried the change"},
	{Name: "SignalWaitUntil", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, Blocks: true, CoResident: true,
		C: "nvshmem_signal_wait_until", Python: "signal_wait", Spec: specSignal,
		Doc: "waits until a signal of this PE compares true, and returns its value", Promise: "sees the data of the put that carried the change"},
	{Name: "SignalWaitUntilRelaxed", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, Blocks: true, Relaxed: true, CoResident: true,
		Spec: specSignal,
		Doc:  "waits as SignalWaitUntil does, for a signal that carries data itself", Promise: "sees the signal alone"},
	{Name: "PutLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineData, LineFlag, PE},
		Spec: specSignal,
		Doc:  "stores data on a peer with a flag in each half of it", Promise: "each half arrives later, in any order"},
	{Name: "WaitLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineFlag}, Result: Uint64, Blocks: true, Relaxed: true, CoResident: true,
		Spec: specSignal,
		Doc:  "waits for a flag in both halves of a line of this PE, and returns the data", Promise: "sees the data of the line alone"},

	{Name: "Fence", Family: Order, Scopes: AllScopes, Effect: Orders,
		C: "nvshmem_fence", Python: "fence", Spec: specOrder,
		Doc: "orders the caller's earlier updates before its later ones, per peer", Promise: "earlier updates before later ones, for each PE by itself"},
	{Name: "Quiet", Family: Order, Scopes: AllScopes, Effect: Completes,
		C: "nvshmem_quiet", Python: "quiet", Spec: specOrder,
		Doc: "completes the caller's earlier operations", Promise: "all earlier operations complete"},
	{Name: "Flush", Family: Order, Scopes: AllScopes, Effect: Frees,
		C: "nvshmemx_flush{scope}", Spec: specOrder,
		Doc: "waits until the sources of earlier puts may be reused; completes nothing remote", Promise: "sources of earlier puts free; orders nothing"},

	{Name: "Barrier", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, Effect: Completes, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_barrier{scope}", Python: "barrier", Spec: specColl,
		Doc: "completes all operations and waits for every PE of the team", Promise: allComplete},
	{Name: "BarrierAll", Family: SyncOp, Scopes: AllScopes, Effect: Completes, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_barrier_all{scope}", Python: "barrier_all", Spec: specColl,
		Doc: "completes all operations and waits for every PE", Promise: allComplete},
	{Name: "Sync", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_team_sync{scope}", Python: "sync", Spec: specColl,
		Doc: "waits for every PE of the team; completes nothing remote", Promise: allCalled},
	{Name: "SyncAll", Family: SyncOp, Scopes: AllScopes, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_sync_all{scope}", Python: "sync_all", Spec: specColl,
		Doc: "waits for every PE; completes nothing remote", Promise: allCalled},
	{Name: "Reduce", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_{type}_{reduction}_reduce{scope}", Python: "reduce", Spec: specColl,
		Doc: "combines the sources of all PEs element by element; every PE gets the result", Promise: resultHere},
	{Name: "ReduceScatter", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, Lengths: WholeSrc, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_{type}_{reduction}_reducescatter{scope}", Python: "reducescatter", Spec: specColl,
		Doc: "combines the sources of all PEs element by element; each PE gets its part of the result", Promise: resultHere},
	{Name: "Broadcast", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym, Root}, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_broadcastmem{scope}", Python: "broadcast", Spec: specColl,
		Doc: "copies the root's source to every PE", Promise: resultHere},
	{Name: "FCollect", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: WholeDst, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_fcollectmem{scope}", Python: "fcollect", Spec: specColl,
		Doc: "puts the sources of all PEs in order of their numbers; every PE gets them all", Promise: resultHere},
	{Name: "AllToAll", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: Divided, Blocks: true, Collective: true, CoResident: true,
		C: "nvshmem{x}_alltoallmem{scope}", Python: "alltoall", Spec: specColl,
		Doc: "sends part j of the source to PE j, where it becomes part i for PE i", Promise: resultHere},
}
