package mir

// This file lists the intrinsics, and says in the table at its end what the compiler knows
// of each. How they become NVVM IR is said in package nvvmir.

import (
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// The intrinsics. Their order means nothing.
const (
	NoIntrinsic Intrinsic = iota

	// Indices; Index 0, 1, 2 for x, y, z.
	ThreadIdx
	BlockIdx
	BlockDim
	GridDim
	LaneID // lane in the warp

	// Barriers.
	SyncBlock // __syncthreads
	SyncWarp  // all lanes of the warp that have not exited
	SyncGrid  // cooperative launch: all blocks
	// CountBlock is a SyncBlock that returns how many threads of the block
	// have come to it; the others have returned.
	CountBlock

	// Memory fences (PTX membar.cta, gl, sys).
	FenceBlock
	FenceDevice
	FenceSystem

	// Atomics on ordinary memory: pointer, operands; the result is the old
	// value. Order and scope are Order and Among.
	AtomicAdd
	AtomicSub
	AtomicMin
	AtomicMax
	AtomicAnd
	AtomicOr
	AtomicXor
	AtomicExchange
	AtomicCAS // expected, desired
	AtomicLoad
	AtomicStore
	// Four words side by side, each of which is an atomic of its own.
	AtomicLoadVec4
	AtomicStoreVec4

	// Floating point, named as libdevice does, without __nv_ and the suffix f.
	Sqrt
	Rsqrt
	Cbrt
	Fabs
	Floor
	Ceil
	Trunc
	Rint
	Round
	Exp
	Exp2
	Exp2Approx // to 2 units in the last place, subnormal numbers as 0
	Exp10
	Expm1
	Log
	Log2
	Log10
	Log1p
	Sin
	Cos
	Tan
	Asin
	Acos
	Atan
	Atan2
	Sinh
	Cosh
	Tanh
	Asinh
	Acosh
	Atanh
	Pow
	Hypot
	Fmod
	Remainder
	Copysign
	Erf
	Erfc
	Erfinv
	Tgamma
	Lgamma
	FMA
	FMin // Go semantics: NaN if either is NaN, -0 < +0
	FMax
	J0
	J1
	Y0
	Y1

	// Floating point of 16 bits, as uint16: Half is binary16, Brain the upper
	// half of a float32. To the nearest, halves to even, never fused.
	HalfWiden // to float32
	HalfRound // from float32
	HalfAdd
	HalfSub
	HalfMul
	HalfFMA
	BrainRound // from float32
	BrainFMA
	HalfPack // two rounded from float32, the first in the lower half of a word
	BrainPack

	// Integers.
	Popcount
	Clz
	Ctz
	BitReverse
	ByteReverse
	MulHi // high half of a product

	// Warp operations of all lanes that have not exited (PTX shfl.sync,
	// vote.sync, match.sync with a full mask).
	ShuffleIdx  // value, lane
	ShuffleUp   // value, distance
	ShuffleDown // value, distance
	ShuffleXor  // value, mask
	VoteAny
	VoteAll
	VoteBallot
	MatchAny
	MatchAll // 0 where values differ
	Redux    // Index is a ReduxOp; stands after Has
	Elect    // a lane that takes part, and whether it is this one

	// Matrix products (PTX ISA: mma.sync, wgmma). Tiles in shared memory are laid out as
	// package tile says.
	LoadMatrix           // address of a row of 16 bytes; one of four matrices of 8 rows
	LoadMatrixTransposed // the same, of elements of 16 bits, with rows and columns exchanged
	MMABFloat16          // four words of a, two of b, four sums
	MMAFloat16
	MMATF32
	MMAFloat8E4M3
	MMAFloat8E5M2
	MMAInt8
	SharedAddress // in the window of shared memory
	WGMMA         // address of the sums, descriptors of a and b; Shape says the rest; stands after Has
	WGMMALeft     // address of the sums, four words of a, descriptor of b; as WGMMA
	WGMMAWait     // address of the sums; Index is how many groups may be left
	StoreMatrix   // address of a row of 16 bytes, one of four matrices of 8 rows; stands after Has

	Printf // format of C, and address of the arguments laid out as a struct

	Has // whether the target has Feature; known when the IR is compiled for one

	DynamicSharedSize // bytes that the launch gave

	PeerBase // where the symmetric memory of a PE begins, nil if it cannot be addressed

	Clock       // clock64
	GlobalTimer // nanoseconds

	SMID      // number of the multiprocessor
	NSMID     // numbers of multiprocessors
	Nanosleep // nanoseconds

	// Spans of a trace: the time at which one begins, its place, and its end, of both.
	SpanBegin
	SpanSite
	SpanEnd
	TraceRecord // site, start, PE, address, value, key; Index is a scope of package trace. Passes add it

	// Barriers in shared memory (PTX mbarrier): their address, and what is said.
	MBarrierInit       // how many arrivals make up a phase
	MBarrierInval      // ends the use of the memory as a barrier
	MBarrierArrive     // without waiting
	MBarrierArriveTx   // with bytes that are still to come
	MBarrierExpectTx   // bytes that are still to come
	MBarrierTest       // parity of a phase: whether it is over
	MBarrierWait       // parity of a phase
	MBarrierArriveAt   // at the barrier of another block of the cluster: its rank
	MBarrierReadAt     // the same, by which the thread says only that it has read
	MBarrierArriveWhen // when the thread's copies so far are complete

	// Asynchronous copies: destination, source, then what is said. Sizes are in bytes.
	CopyAsync       // Index is the size, 4, 8 or 16; the bytes to read, after which zeros follow
	CopyAsyncCommit // makes a group of the thread's copies so far
	CopyAsyncWait   // Index is how many groups may be left
	BulkLoad        // global to shared: size, barrier
	BulkMulticast   // global to the shared memory of blocks of the cluster: size, barrier, mask
	BulkShare       // shared to the shared memory of another block: size, barrier, rank
	BulkStore       // shared to global: size
	BulkAdd         // shared to global, added to what is there: size; Index is an AddType
	BulkCommit      // makes a group of the thread's bulk copies without a barrier so far
	BulkWait        // Index is how many groups may be left
	BulkWaitRead    // the same, for the sources alone
	FenceAsyncShared
	FenceAsyncGlobal

	// Copies of boxes of a tensor: five coordinates, of which Index says how many count.
	TensorLoad      // shared, descriptor, coordinates, barrier
	TensorMulticast // shared, descriptor, coordinates, barrier, mask
	TensorStore     // shared, descriptor, coordinates
	TensorAdd       // shared, descriptor, coordinates
	TensorPrefetch  // descriptor

	// Clusters of blocks.
	ClusterIdx  // Index 0, 1, 2 for x, y, z
	ClusterDim  // Index 0, 1, 2 for x, y, z
	ClusterRank // number of the block in its cluster
	SyncCluster // Index 1 if it shows no stores
	MapShared   // address of shared memory, rank of a block: its address there

	SyncNamed   // number of the barrier, threads
	ArriveNamed // number of the barrier, threads
	SetMaxNReg  // Index is the number of registers, negative to give some back

	GridDependencyWait // until the launch before has ended, or said that this one may go on
	LaunchDependents   // the launch after may begin
)

// types is short for a list of types.
func types(ts ...*Type) []*Type { return ts }

// axes is the range of an index or extent in x, y and z.
func axes(lo, x, y, z int64) func(*Value) (int64, int64) {
	return func(v *Value) (int64, int64) { return lo, [...]int64{x, y, z}[v.Index] }
}

// upTo is the range from 0 to a number.
func upTo(hi int64) func(*Value) (int64, int64) {
	return func(*Value) (int64, int64) { return 0, hi }
}

// bitCount is the range of a number of bits of the argument.
func bitCount(v *Value) (int64, int64) { return 0, int64(v.Args[0].Type.Bits) }

// Rows that many intrinsics share.

func floats(name string, n int) Facts {
	f := Facts{Name: name, Results: types(T), Of: FloatClass, Pure: true}
	for range n {
		f.Params = append(f.Params, T)
	}
	return f
}

func atomicUpdate(name string, of Class) Facts {
	return Facts{Name: name, Params: types(PtrT, T), Results: types(T), Of: of, Atomic: true, Memory: UpdatesMemory}
}

func shuffle(name string) Facts {
	return Facts{Name: name, Params: types(T, Int32), Results: types(T), Of: ValueClass, Convergent: true, Before: together}
}

func loadMatrix(name string) Facts {
	return Facts{Name: name, Params: types(PtrT), Results: types(Uint32, Uint32, Uint32, Uint32), Of: IntClass, Convergent: true, Memory: ReadsMemory}
}

func matrixProduct(name, elem string, sum *Type, needs arch.Feature) Facts {
	return Facts{
		Name: name, Params: types(Uint32, Uint32, Uint32, Uint32, Uint32, Uint32, sum, sum, sum, sum), Results: types(sum, sum, sum, sum),
		Elem: elem, Convergent: true, Needs: needs,
	}
}

// intrinsics is the table.
var intrinsics = [...]Facts{
	ThreadIdx: {Name: "ThreadIdx", Results: types(Int32), Pure: true, Spread: PerThread, Range: axes(0, arch.MaxBlockX-1, arch.MaxBlockX-1, arch.MaxBlockZ-1)},
	BlockIdx:  {Name: "BlockIdx", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(0, arch.MaxGridX-1, arch.MaxGridY-1, arch.MaxGridY-1)},
	BlockDim:  {Name: "BlockDim", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(1, arch.MaxBlockX, arch.MaxBlockX, arch.MaxBlockZ)},
	GridDim:   {Name: "GridDim", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(1, arch.MaxGridX, arch.MaxGridY, arch.MaxGridY)},
	LaneID:    {Name: "LaneID", Results: types(Int32), Pure: true, Spread: PerLane, Range: upTo(arch.WarpSize - 1)},

	SyncBlock:  {Name: "SyncBlock", Go: "Block.Sync", Convergent: true, Memory: OrdersMemory, Before: hooks(hook("Come", num(sanitizer.Block), num(0), callSite), hook("Arrive", num(sanitizer.Block))), Behind: hooks(hook("Leave", num(sanitizer.Block)))},
	SyncWarp:   {Name: "SyncWarp", Go: "Warp.Sync", Convergent: true, Memory: OrdersMemory, Before: hooks(hook("Come", num(sanitizer.Warp), num(0), callSite), hook("Arrive", num(sanitizer.Warp))), Behind: hooks(hook("Leave", num(sanitizer.Warp)))},
	SyncGrid:   {Name: "SyncGrid", Go: "Grid.Sync", Convergent: true, Memory: OrdersMemory, Before: hooks(hook("Arrive", num(sanitizer.Grid))), Behind: hooks(hook("Leave", num(sanitizer.Grid)))},
	CountBlock: {Name: "CountBlock", Results: types(Int32), Convergent: true, Memory: OrdersMemory, Spread: PerBlock, Before: hooks(hook("Come", num(sanitizer.Block), num(1), HookArg{Kind: CallSite, Text: "operation of the block"}), hook("Arrive", num(sanitizer.Block))), Behind: hooks(hook("Leave", num(sanitizer.Block)))},

	FenceBlock:  {Name: "FenceBlock", Go: "ThreadFenceBlock", Memory: OrdersMemory, Behind: hooks(hook("Fence", num(memmodel.Block)))},
	FenceDevice: {Name: "FenceDevice", Go: "ThreadFence", Memory: OrdersMemory, Behind: hooks(hook("Fence", num(memmodel.Device)))},
	FenceSystem: {Name: "FenceSystem", Go: "ThreadFenceSystem", Memory: OrdersMemory, Behind: hooks(hook("Fence", num(memmodel.System)))},

	AtomicAdd:      atomicUpdate("AtomicAdd", ValueClass),
	AtomicSub:      atomicUpdate("AtomicSub", ValueClass),
	AtomicMin:      atomicUpdate("AtomicMin", ValueClass),
	AtomicMax:      atomicUpdate("AtomicMax", ValueClass),
	AtomicAnd:      atomicUpdate("AtomicAnd", IntClass),
	AtomicOr:       atomicUpdate("AtomicOr", IntClass),
	AtomicXor:      atomicUpdate("AtomicXor", IntClass),
	AtomicExchange: atomicUpdate("AtomicExchange", ValueClass),
	AtomicCAS:      {Name: "AtomicCAS", Params: types(PtrT, T, T), Results: types(T), Of: ValueClass, Atomic: true, Memory: UpdatesMemory},
	AtomicLoad:     {Name: "AtomicLoad", Params: types(PtrT), Results: types(T), Of: ValueClass, Atomic: true, Memory: ReadsMemory},
	AtomicStore:    {Name: "AtomicStore", Params: types(PtrT, T), Of: ValueClass, Atomic: true, Memory: WritesMemory},

	AtomicLoadVec4:  {Name: "AtomicLoadVec4", Params: types(PtrT), Results: types(T, T, T, T), Of: ValueClass, Atomic: true, Memory: ReadsMemory},
	AtomicStoreVec4: {Name: "AtomicStoreVec4", Params: types(PtrT, T, T, T, T), Of: ValueClass, Atomic: true, Memory: WritesMemory},

	Sqrt: floats("Sqrt", 1), Rsqrt: floats("Rsqrt", 1), Cbrt: floats("Cbrt", 1), Fabs: floats("Fabs", 1),
	Floor: floats("Floor", 1), Ceil: floats("Ceil", 1), Trunc: floats("Trunc", 1), Rint: floats("Rint", 1), Round: floats("Round", 1),
	Exp: floats("Exp", 1), Exp2: floats("Exp2", 1), Exp10: floats("Exp10", 1), Expm1: floats("Expm1", 1),
	Log: floats("Log", 1), Log2: floats("Log2", 1), Log10: floats("Log10", 1), Log1p: floats("Log1p", 1),
	Sin: floats("Sin", 1), Cos: floats("Cos", 1), Tan: floats("Tan", 1), Asin: floats("Asin", 1), Acos: floats("Acos", 1),
	Atan: floats("Atan", 1), Atan2: floats("Atan2", 2), Sinh: floats("Sinh", 1), Cosh: floats("Cosh", 1), Tanh: floats("Tanh", 1),
	Asinh: floats("Asinh", 1), Acosh: floats("Acosh", 1), Atanh: floats("Atanh", 1), Pow: floats("Pow", 2), Hypot: floats("Hypot", 2),
	Fmod: floats("Fmod", 2), Remainder: floats("Remainder", 2), Copysign: floats("Copysign", 2), Erf: floats("Erf", 1),
	Erfc: floats("Erfc", 1), Erfinv: floats("Erfinv", 1), Tgamma: floats("Tgamma", 1), Lgamma: floats("Lgamma", 1),
	Exp2Approx: {Name: "Exp2Approx", Params: types(Float32), Results: types(Float32), Pure: true},
	FMA:        floats("FMA", 3), FMin: floats("FMin", 2), FMax: floats("FMax", 2),
	J0: floats("J0", 1), J1: floats("J1", 1), Y0: floats("Y0", 1), Y1: floats("Y1", 1),

	HalfWiden:  {Name: "HalfWiden", Params: types(Uint16), Results: types(Float32), Pure: true},
	HalfRound:  {Name: "HalfRound", Params: types(Float32), Results: types(Uint16), Pure: true},
	HalfAdd:    {Name: "HalfAdd", PTX: "add.rn.f16 $0, $1, $2;", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfSub:    {Name: "HalfSub", PTX: "sub.rn.f16 $0, $1, $2;", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfMul:    {Name: "HalfMul", PTX: "mul.rn.f16 $0, $1, $2;", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfFMA:    {Name: "HalfFMA", PTX: "fma.rn.f16 $0, $1, $2, $3;", Params: types(Uint16, Uint16, Uint16), Results: types(Uint16), Pure: true},
	BrainRound: {Name: "BrainRound", Params: types(Float32), Results: types(Uint16), Pure: true},
	BrainFMA:   {Name: "BrainFMA", Params: types(Uint16, Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfPack:   {Name: "HalfPack", Params: types(Float32, Float32), Results: types(Uint32), Pure: true},
	BrainPack:  {Name: "BrainPack", Params: types(Float32, Float32), Results: types(Uint32), Pure: true},

	Popcount:    {Name: "Popcount", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	Clz:         {Name: "Clz", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	Ctz:         {Name: "Ctz", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	BitReverse:  {Name: "BitReverse", Params: types(T), Results: types(T), Of: IntClass, Pure: true},
	ByteReverse: {Name: "ByteReverse", Params: types(T), Results: types(T), Of: IntClass, Pure: true},
	MulHi:       {Name: "MulHi", Params: types(Uint64, Uint64), Results: types(Uint64), Pure: true},

	ShuffleIdx: shuffle("ShuffleIdx"), ShuffleUp: shuffle("ShuffleUp"), ShuffleDown: shuffle("ShuffleDown"), ShuffleXor: shuffle("ShuffleXor"),
	VoteAny:    {Name: "VoteAny", Go: "Any", Params: types(Bool), Results: types(Bool), Convergent: true, Before: together},
	VoteAll:    {Name: "VoteAll", Go: "All", Params: types(Bool), Results: types(Bool), Convergent: true, Before: together},
	VoteBallot: {Name: "VoteBallot", Go: "Ballot", Params: types(Bool), Results: types(Uint32), Convergent: true, Before: together},
	MatchAny:   {Name: "MatchAny", Go: "MatchAny", Params: types(T), Results: types(Uint32), Of: ValueClass, Convergent: true, Before: together},
	MatchAll:   {Name: "MatchAll", Params: types(T), Results: types(Uint32), Of: ValueClass, Convergent: true, Before: together},
	Redux:      {Name: "Redux", Params: types(T), Results: types(T), Of: WordClass, Convergent: true, Before: together},
	Elect:      {Name: "Elect", Go: "Elect", Results: types(Int64, Bool), Convergent: true, Needs: arch.Elect},
	Has:        {Name: "Has", Results: types(Bool), Pure: true, Spread: PerLaunch},

	LoadMatrix: loadMatrix("LoadMatrix"), LoadMatrixTransposed: loadMatrix("LoadMatrixTransposed"),
	MMABFloat16: matrixProduct("MMABFloat16", "bf16", Float32, arch.MMA), MMAFloat16: matrixProduct("MMAFloat16", "f16", Float32, arch.MMA),
	MMATF32: matrixProduct("MMATF32", "tf32", Float32, arch.MMA), MMAInt8: matrixProduct("MMAInt8", "s8", Int32, arch.MMA),
	MMAFloat8E4M3: matrixProduct("MMAFloat8E4M3", "e4m3", Float32, arch.MMAFloat8), MMAFloat8E5M2: matrixProduct("MMAFloat8E5M2", "e5m2", Float32, arch.MMAFloat8),
	SharedAddress: {Name: "SharedAddress", Params: types(PtrT), Results: types(Uint32), Of: IntClass, Pure: true},
	WGMMA:         {Name: "WGMMA", Params: types(PtrT, Uint64, Uint64), Of: SumClass, Convergent: true, Memory: UpdatesMemory},
	WGMMALeft:     {Name: "WGMMALeft", Params: types(PtrT, Uint32, Uint32, Uint32, Uint32, Uint64), Of: SumClass, Convergent: true, Memory: UpdatesMemory},
	StoreMatrix:   {Name: "StoreMatrix", Params: types(bytePtr, Uint32, Uint32, Uint32, Uint32), Convergent: true, Memory: OrdersMemory, Needs: arch.STMatrix},
	WGMMAWait:     {Name: "WGMMAWait", Params: types(PtrT), Of: SumClass, Convergent: true, Memory: UpdatesMemory},

	Printf:            {Name: "Printf", Params: types(PtrTo(Uint8), PtrTo(Uint8)), Memory: RuntimeMemory},
	DynamicSharedSize: {Name: "DynamicSharedSize", PTX: "mov.u32 $0, %dynamic_smem_size;", Results: types(Uint32), Pure: true, Spread: PerBlock},
	PeerBase:          {Name: "PeerBase", Params: types(Int32), Results: types(PtrTo(Uint8)), Memory: RuntimeMemory},
	Clock:             {Name: "Clock", PTX: "mov.u64 $0, %clock64;", Go: "Clock", Results: types(Int64)},
	GlobalTimer:       {Name: "GlobalTimer", PTX: "mov.u64 $0, %globaltimer;", Go: "GlobalTimer", Results: types(Uint64)},
	SMID:              {Name: "SMID", Go: "SMID", Results: types(Int64), Range: upTo(1<<31 - 1)},
	NSMID:             {Name: "NSMID", Go: "NSMID", Results: types(Int64), Pure: true, Spread: PerLaunch, Range: upTo(1<<31 - 1)},
	Nanosleep:         {Name: "Nanosleep", PTX: "nanosleep.u32 $0;", Go: "Nanosleep", Params: types(Uint32)},
	SpanBegin:         {Name: "SpanBegin", Results: types(Uint64)},
	SpanSite:          {Name: "SpanSite", Results: types(Uint32)},
	SpanEnd:           {Name: "SpanEnd", Params: types(Uint64, Uint32), Memory: RuntimeMemory},
	TraceRecord:       {Name: "TraceRecord", Params: types(Uint32, Uint64, Int32, Uint64, Uint64, Uint64), Convergent: true, Memory: RuntimeMemory},

	MBarrierInit:     barrierOp("MBarrierInit", "", arch.MBarrier, Int32).called(hooks(hook("BarrierMake", at(0), arg(1), site)), nil),
	MBarrierInval:    barrierOp("MBarrierInval", "mbarrier.inval.shared.b64 [$0];", arch.MBarrier).called(hooks(hook("BarrierMake", at(0), num(0), site)), nil),
	MBarrierArrive:   barrierOp("MBarrierArrive", "{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [$0]; }", arch.MBarrier).called(hooks(hook("BarrierArrive", at(0), num(1), num(0), num(0), site)), nil),
	MBarrierArriveTx: barrierOp("MBarrierArriveTx", "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", arch.TMA, Int32).called(hooks(hook("BarrierArrive", at(0), num(1), arg(1), num(0), site)), nil),
	MBarrierExpectTx: barrierOp("MBarrierExpectTx", "mbarrier.expect_tx.relaxed.cta.shared.b64 [$0], $1;", arch.TMA, Int32).called(hooks(hook("BarrierArrive", at(0), num(0), arg(1), num(0), site)), nil),
	MBarrierTest:     {Name: "MBarrierTest", Params: types(barrierPtr, Int32), Results: types(Bool), Memory: OrdersMemory, Needs: arch.MBarrier, Behind: hooks(hook("BarrierWaited", at(0), arg(1), HookArg{Kind: Truth}, HookArg{Kind: Site, Text: "MBarrier.TryWait"}))},
	MBarrierWait:     barrierOp("MBarrierWait", "", arch.MBarrier, Int32).called(nil, hooks(hook("BarrierWaited", at(0), arg(1), num(1), HookArg{Kind: Site, Text: "MBarrier.Wait"}))),
	MBarrierArriveAt: barrierOp("MBarrierArriveAt", "{ .reg .b32 a; mapa.shared::cluster.u32 a, $0, $1; mbarrier.arrive.release.cluster.shared::cluster.b64 _, [a]; }", arch.Cluster, Int32).called(hooks(hook("BarrierArriveAt", at(0), arg(1), site)), nil),
	// Who has only read gives nothing to the other block: without a scope, no memory is flushed for it.
	MBarrierReadAt: barrierOp("MBarrierReadAt", "{ .reg .b32 a; mapa.shared::cluster.u32 a, $0, $1; mbarrier.arrive.shared::cluster.b64 _, [a]; }", arch.Cluster, Int32).called(hooks(hook("BarrierArriveAt", at(0), arg(1), site)), nil),
	// The thread's arrival is one of those that Init counts.
	MBarrierArriveWhen: barrierOp("MBarrierArriveWhen", "cp.async.mbarrier.arrive.noinc.shared.b64 [$0];", arch.MBarrier).called(hooks(hook("BarrierArrive", at(0), num(1), num(0), num(1), site)), nil),

	CopyAsync:        {Name: "CopyAsync", Params: types(bytePtr, bytePtr, Int32), Memory: OrdersMemory, Before: hooks(hook("CopyAsync", at(0), at(1), ownIndex, arg(2), site))},
	CopyAsyncCommit:  {Name: "CopyAsyncCommit", Go: "CopyAsyncCommit", Memory: OrdersMemory, Before: hooks(hook("Commit", num(0)))},
	CopyAsyncWait:    {Name: "CopyAsyncWait", Memory: OrdersMemory, Behind: hooks(hook("Wait", ownIndex, num(0), num(0)))},
	BulkLoad:         {Name: "BulkLoad", PTX: "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", Params: types(bytePtr, globalPtr, Int32, barrierPtr), Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(hook("BulkLoad", at(0), at(1), arg(2), at(3), num(0), site))},
	BulkMulticast:    {Name: "BulkMulticast", PTX: "{ .reg .b16 m; cvt.u16.u32 m, $4; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1], $2, [$3], m; }", Params: types(bytePtr, globalPtr, Int32, barrierPtr, Uint32), Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(hook("BulkLoad", at(0), at(1), arg(2), at(3), arg(4), site))},
	BulkShare:        {Name: "BulkShare", PTX: "{ .reg .b32 d, b; mapa.shared::cluster.u32 d, $0, $4; mapa.shared::cluster.u32 b, $3, $4; cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [d], [$1], $2, [b]; }", Params: types(bytePtr, bytePtr, Int32, barrierPtr, Int32), Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(hook("BulkShare", at(0), at(1), arg(2), at(3), arg(4), site))},
	BulkStore:        {Name: "BulkStore", PTX: "cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], $2;", Params: types(globalPtr, bytePtr, Int32), Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(bulkStore(memmodel.Deliver))},
	BulkAdd:          {Name: "BulkAdd", Params: types(bytePtr, bytePtr, Int32), Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(bulkStore(added))},
	BulkCommit:       {Name: "BulkCommit", PTX: "cp.async.bulk.commit_group;", Go: "BulkCommit", Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(hook("Commit", num(1)))},
	BulkWait:         {Name: "BulkWait", PTX: "cp.async.bulk.wait_group {N};", Memory: OrdersMemory, Needs: arch.TMA, Behind: hooks(hook("Wait", ownIndex, num(1), num(0)))},
	BulkWaitRead:     {Name: "BulkWaitRead", PTX: "cp.async.bulk.wait_group.read {N};", Memory: OrdersMemory, Needs: arch.TMA, Behind: hooks(hook("Wait", ownIndex, num(1), num(1)))},
	FenceAsyncShared: {Name: "FenceAsyncShared", Go: "FenceProxyAsyncShared", Memory: OrdersMemory, Before: hooks(hook("FenceProxy", num(0)))},
	FenceAsyncGlobal: {Name: "FenceAsyncGlobal", PTX: "fence.proxy.async.global;", Go: "FenceProxyAsyncGlobal", Memory: OrdersMemory, Needs: arch.TMA, Before: hooks(hook("FenceProxy", num(1)))},

	TensorLoad:      {Name: "TensorLoad", Params: types(bytePtr, bytePtr, Int32, Int32, Int32, Int32, Int32, barrierPtr), Memory: OrdersMemory, CopiesBox: true, Needs: arch.TMA, Before: hooks(box("TensorLoad", at(7), num(0), site))},
	TensorMulticast: {Name: "TensorMulticast", Params: types(bytePtr, bytePtr, Int32, Int32, Int32, Int32, Int32, barrierPtr, Uint32), Memory: OrdersMemory, CopiesBox: true, Needs: arch.TMA, Before: hooks(box("TensorLoad", at(7), arg(8), site))},
	TensorStore:     {Name: "TensorStore", Params: types(bytePtr, bytePtr, Int32, Int32, Int32, Int32, Int32), Memory: OrdersMemory, CopiesBox: true, Needs: arch.TMA, Before: hooks(box("TensorStore", num(memmodel.Deliver), site))},
	TensorAdd:       {Name: "TensorAdd", Params: types(bytePtr, bytePtr, Int32, Int32, Int32, Int32, Int32), Memory: OrdersMemory, CopiesBox: true, Needs: arch.TMA, Before: hooks(box("TensorStore", num(added), site))},
	TensorPrefetch:  {Name: "TensorPrefetch", Params: types(bytePtr), Memory: RuntimeMemory, Needs: arch.TMA},

	ClusterIdx:  {Name: "ClusterIdx", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(0, arch.MaxCluster-1, arch.MaxCluster-1, arch.MaxCluster-1), Needs: arch.Cluster},
	ClusterDim:  {Name: "ClusterDim", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(1, arch.MaxCluster, arch.MaxCluster, arch.MaxCluster), Needs: arch.Cluster},
	ClusterRank: {Name: "ClusterRank", PTX: "mov.u32 $0, %cluster_ctarank;", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: upTo(arch.MaxCluster - 1), Needs: arch.Cluster},
	SyncCluster: {Name: "SyncCluster", Go: "Cluster.Sync", Convergent: true, Memory: OrdersMemory, Needs: arch.Cluster, Before: hooks(hook("ClusterArrive")), Behind: hooks(hook("ClusterLeave"))},
	MapShared:   {Name: "MapShared", Params: types(bytePtr, Int32), Results: types(bytePtr), Memory: RuntimeMemory, Needs: arch.Cluster},

	SyncNamed:   {Name: "SyncNamed", PTX: "bar.sync $0, $1;", Params: types(Int32, Int32), Convergent: true, Memory: OrdersMemory, Before: hooks(hook("NamedArrive", arg(0), arg(1)), Hook{}), Behind: hooks(hook("NamedLeave"))},
	ArriveNamed: {Name: "ArriveNamed", PTX: "bar.arrive $0, $1;", Params: types(Int32, Int32), Convergent: true, Memory: OrdersMemory, Before: hooks(hook("NamedArrive", arg(0), arg(1)), Hook{})},
	SetMaxNReg:  {Name: "SetMaxNReg", Convergent: true, Memory: RuntimeMemory, Needs: arch.SetMaxNReg},

	GridDependencyWait: {Name: "GridDependencyWait", Go: "GridDependencyWait", Memory: OrdersMemory},
	LaunchDependents:   {Name: "LaunchDependents", Go: "LaunchDependents", Memory: OrdersMemory},
}

// bytePtr and barrierPtr are the pointers of copies and of barriers in shared memory, and globalPtr that
// of copies in global memory.
var (
	bytePtr    = PtrTo(Uint8)
	globalPtr  = &Type{Kind: PtrKind, Elem: Uint8, Space: GlobalMem}
	barrierPtr = PtrTo(Uint64)
)

// barrierOp is an operation on a barrier in shared memory.
func barrierOp(name, ptx string, needs arch.Feature, operands ...*Type) Facts {
	return Facts{Name: name, PTX: ptx, Params: append(types(barrierPtr), operands...), Memory: OrdersMemory, Needs: needs}
}
