package mir

// Intrinsic is a GPU operation that is neither Go arithmetic nor communication.
// What the compiler knows of each is its row in the table of intrinsic_table.go;
// the order of the constants means nothing.
type Intrinsic uint8

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
	// value. Order and scope are packed in Index, see PackAtomic.
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
	Redux    // Index is a ReduxOp; the architecture has it

	Printf // format of C, and address of the arguments laid out as a struct

	HasRedux // whether the architecture has Redux; known when the IR is compiled for one

	DynamicSharedSize // bytes that the launch gave

	PeerBase // where the symmetric memory of a PE begins, nil if it cannot be addressed

	Clock       // clock64
	GlobalTimer // nanoseconds
)

// ReduxOp is what a Redux computes, in the order of package gpu.
type ReduxOp int

const (
	ReduxAdd ReduxOp = iota
	ReduxMin
	ReduxMax
	ReduxAnd
	ReduxOr
	ReduxXor
)

// MemOrder is a memory order as in libcu++ (cuda::memory_order).
type MemOrder uint8

const (
	Relaxed MemOrder = iota
	Acquire
	Release
	AcqRel
	SeqCst
)

// ThreadScope is a scope as in libcu++ (cuda::thread_scope).
type ThreadScope uint8

const (
	ScopeSystem ThreadScope = iota
	ScopeDevice
	ScopeBlock
)

// PackAtomic packs order and scope for Value.Index of an atomic intrinsic.
func PackAtomic(o MemOrder, s ThreadScope) int { return int(o) | int(s)<<8 }

// UnpackAtomic undoes PackAtomic.
func UnpackAtomic(i int) (MemOrder, ThreadScope) { return MemOrder(i & 0xff), ThreadScope(i >> 8) }
