package op

import (
	"fmt"
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
)

const (
	specRMA    = "NVSHMEM API, Remote Memory Access; OpenSHMEM 1.5 section 9.6"
	specSignal = "NVSHMEM API, Signaling Operations; OpenSHMEM 1.5 section 9.8"
	specOrder  = "NVSHMEM API, Memory Ordering; OpenSHMEM 1.5 section 9.11"
	specColl   = "NVSHMEM API, Collective Communication; OpenSHMEM 1.5 section 9.9"
	specQuery  = "NVSHMEM API, Library Setup, Exit, and Query; OpenSHMEM 1.5 section 9.1"
	specTeam   = "NVSHMEM API, Team Management; OpenSHMEM 1.5 section 9.4"
)

// waitBody waits on a signal in a loop of our own around a volatile load, so
// that the host can end it through the control block (see internal/fault).
const waitBody = `return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, reads, ctrl, site);`

// relaxedWaitBody orders nothing behind the wait.
const relaxedWaitBody = `return gpuc_wait_signal((uint64_t *)sig, cmp, sigval, 0, ctrl, site);`

// putBody is the body of Put, or of PutNBI.
func putBody(nbi bool) string {
	return fmt.Sprintf("gpuc_put<gpuc_group{scope}>(dst, src, bytes, pe, %t, met, found, peer);", nbi)
}

// putSignalBody is the body of PutSignal, or of PutSignalNBI.
func putSignalBody(nbi bool) string {
	return fmt.Sprintf("gpuc_put_signal<gpuc_group{scope}>(dst, src, bytes, (uint64_t *)sig, sigval, sigop, pe, %t, met, found, peer);", nbi)
}

// Table holds every communication operation of dsl/shmem.
var Table = slices.Concat(basics, tiles, atomics, waits)

// basics are who one is, transfers, signals, order and barriers.
var basics = []Op{
	{Name: "MyPE", Family: Query, Scopes: ThreadOnly, Result: Int, C: "nvshmem_my_pe", Spec: specQuery,
		Doc: "returns the number of this PE in the world"},
	{Name: "NumPEs", Family: Query, Scopes: ThreadOnly, Result: Int, C: "nvshmem_n_pes", Spec: specQuery,
		Doc: "returns the number of PEs in the world"},
	{Name: "TeamMyPE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, C: "nvshmem_team_my_pe", Body: "return gpuc_team_number(team);", Spec: specTeam,
		Doc: "returns the number of this PE in the team"},
	{Name: "TeamNumPEs", Family: Query, Scopes: ThreadOnly, Params: []Param{Team}, Result: Int, C: "nvshmem_team_n_pes", Body: "return gpuc_team_pes(team);", Spec: specTeam,
		Doc: "returns the number of PEs in the team"},
	{Name: "TranslatePE", Family: Query, Scopes: ThreadOnly, Params: []Param{Team, TeamPE, ToTeam}, Result: Int, C: "nvshmem_team_translate_pe", Body: "return gpuc_translate_pe(team, pe, to);", Spec: specTeam,
		Doc: "returns the number in another team of a PE of a team, -1 if it has none"},

	{Name: "Put", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, C: "nvshmem{x}_putmem{scope}", Body: putBody(false), Meets: true, Spec: specRMA,
		Doc: "copies local memory to a peer; the source may be reused on return"},
	{Name: "PutNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, PE}, C: "nvshmem{x}_putmem_nbi{scope}", Body: putBody(true), Meets: true, NBI: true, Spec: specRMA,
		Doc: "starts a copy of local memory to a peer"},
	{Name: "Get", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE}, C: "nvshmem{x}_getmem{scope}", Called: true, Spec: specRMA,
		Doc: "copies a peer's memory to local memory; complete on return"},
	{Name: "GetNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, PE}, C: "nvshmem{x}_getmem_nbi{scope}", Called: true, NBI: true, Spec: specRMA,
		Doc: "starts a copy of a peer's memory to local memory"},
	{Name: "P", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, Value, PE}, C: "nvshmem_uint{width}_p", Body: "gpuc_p((uint{width}_t *)ptr, value, pe);", Spec: specRMA,
		Doc: "stores one value on a peer"},
	{Name: "G", Family: RMA, Scopes: ThreadOnly, Elem: ByWidth, Params: []Param{Ptr, PE}, Result: Elem1, C: "nvshmem_uint{width}_g", Body: "return gpuc_g((const uint{width}_t *)ptr, pe);", Spec: specRMA,
		Doc: "loads one value from a peer"},
	{Name: "IPut", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "PutTile", Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Count, PE}, C: "nvshmem{x}_iput{width}{scope}", Body: "gpuc_iput<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);", Spec: specRMA,
		Doc: "copies elements that lie apart to a peer; the source may be reused on return"},
	{Name: "IGet", Family: RMA, Scopes: AllScopes, Elem: ByWidth, Wide: "GetTile", Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Count, PE}, C: "nvshmem{x}_iget{width}{scope}", Body: "gpuc_iget<uint{width}_t, gpuc_group{scope}>((uint{width}_t *)dst, (const uint{width}_t *)src, dst_stride, src_stride, n, pe);", Spec: specRMA,
		Doc: "copies elements of a peer that lie apart; complete on return"},
	{Name: "Peer", Family: RMA, Method: true, Scopes: ThreadOnly, Elem: AnyElem, Params: []Param{Whole, PE}, Result: Slice, C: "nvshmem_ptr", Body: "return gpuc_near((char *)ptr, pe);", Spec: specQuery,
		Doc: "returns a peer's memory, to be read and written as one's own, or an empty slice where that is not possible"},

	{Name: "PutSignal", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, C: "nvshmem{x}_putmem_signal{scope}", Body: putSignalBody(false), Meets: true, Spec: specSignal,
		Doc: "copies local memory to a peer, then updates a signal there"},
	{Name: "PutSignalNBI", Family: Sig, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, Signal, SignalValue, SignalOp, PE}, C: "nvshmem{x}_putmem_signal_nbi{scope}", Body: putSignalBody(true), Meets: true, NBI: true, Spec: specSignal,
		Doc: "starts a copy of local memory to a peer that updates a signal there when delivered"},
	{Name: "SignalOp", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, SignalValue, SignalOp, PE}, C: "nvshmemx_signal_op", Body: "gpuc_signal_op((uint64_t *)sig, sigval, sigop, pe);", Spec: specSignal,
		Doc: "updates a signal on a peer"},
	{Name: "SignalFetch", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal}, Result: Uint64, C: "nvshmem_signal_fetch", Spec: specSignal,
		Doc: "reads a signal of this PE"},
	{Name: "SignalWaitUntil", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, C: "nvshmem_signal_wait_until", Body: waitBody, Blocks: true, CoResident: true, Spec: specSignal,
		Doc: "waits until a signal of this PE compares true, and returns its value"},
	{Name: "SignalWaitUntilRelaxed", Family: Sig, Scopes: ThreadOnly, Params: []Param{Signal, Cmp, SignalValue}, Result: Uint64, Body: relaxedWaitBody, Blocks: true, CoResident: true, Relaxed: true, Spec: specSignal,
		Doc: "waits as SignalWaitUntil does, for a signal that carries data itself"},
	{Name: "PutLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineData, LineFlag, PE}, Body: "gpuc_put_line(line, data, flag, pe);", Spec: specSignal,
		Doc: "stores data on a peer with a flag in each half of it"},
	{Name: "WaitLine", Family: Sig, Scopes: ThreadOnly, Params: []Param{Line, LineFlag}, Result: Uint64, Body: "return gpuc_wait_line(line, flag, ctrl, site);", Blocks: true, CoResident: true, Relaxed: true, Spec: specSignal,
		Doc: "waits for a flag in both halves of a line of this PE, and returns the data"},

	{Name: "Fence", Family: Order, Scopes: AllScopes, C: "nvshmem_fence", Body: "gpuc_group_fence<gpuc_group{scope}>();", Spec: specOrder,
		Doc: "orders the caller's earlier updates before its later ones, per peer"},
	{Name: "Quiet", Family: Order, Scopes: AllScopes, C: "nvshmem_quiet", Body: "gpuc_group_quiet<gpuc_group{scope}>();", Spec: specOrder,
		Doc: "completes the caller's earlier operations"},
	{Name: "Flush", Family: Order, Scopes: AllScopes, C: "nvshmemx_flush{scope}", Body: "gpuc_group_flush<gpuc_group{scope}>();", Spec: specOrder,
		Doc: "waits until the sources of earlier puts may be reused; completes nothing remote"},

	{Name: "Barrier", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, C: "nvshmem{x}_barrier{scope}", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team(team), ctrl, site);", Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "completes all operations and waits for every PE of the team"},
	{Name: "BarrierAll", Family: SyncOp, Scopes: AllScopes, C: "nvshmem{x}_barrier_all{scope}", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);", Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "completes all operations and waits for every PE"},
	{Name: "Sync", Family: SyncOp, Scopes: AllScopes, Params: []Param{Team}, C: "nvshmem{x}_team_sync{scope}", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team(team), ctrl, site);", Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "waits for every PE of the team; completes nothing remote"},
	{Name: "SyncAll", Family: SyncOp, Scopes: AllScopes, C: "nvshmem{x}_sync_all{scope}", Body: "gpuc_group_barrier<gpuc_group{scope}>(gpuc_team::world(), ctrl, site);", Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "waits for every PE; completes nothing remote"},
	{Name: "Reduce", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, C: "nvshmem{x}_{type}_{reduction}_reduce{scope}", Body: "gpuc_reduce<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, Blocks: true, Collective: true, CoResident: true, OnDemand: true, Spec: specColl,
		Doc: "combines the sources of all PEs element by element; every PE gets the result"},
	{Name: "ReduceScatter", Family: Coll, Scopes: AllScopes, Elem: ByType, Types: AllTypes, Params: []Param{Team, DstSym, SrcSym, ReduceBy}, Lengths: WholeSrc, C: "nvshmem{x}_{type}_{reduction}_reducescatter{scope}", Body: "gpuc_reduce_scatter<{cpp}, gpuc_{reduction}, gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, Blocks: true, Collective: true, CoResident: true, OnDemand: true, Spec: specColl,
		Doc: "combines the sources of all PEs element by element; each PE gets its part of the result"},
	{Name: "Broadcast", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym, Root}, C: "nvshmem{x}_broadcastmem{scope}", Body: "gpuc_broadcast<gpuc_group{scope}>(team, dst, src, bytes, root, ctrl, site);", Called: true, Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "copies the root's source to every PE"},
	{Name: "FCollect", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: WholeDst, C: "nvshmem{x}_fcollectmem{scope}", Body: "gpuc_fcollect<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "puts the sources of all PEs in order of their numbers; every PE gets them all"},
	{Name: "AllToAll", Family: Coll, Scopes: AllScopes, Elem: AnyElem, Params: []Param{Team, DstSym, SrcSym}, Lengths: Divided, C: "nvshmem{x}_alltoallmem{scope}", Body: "gpuc_alltoall<gpuc_group{scope}>(team, dst, src, bytes, ctrl, site);", Called: true, Blocks: true, Collective: true, CoResident: true, Spec: specColl,
		Doc: "sends part j of the source to PE j, where it becomes part i for PE i"},
}
