package mir

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// Facts are what the compiler knows of an intrinsic beside how it becomes NVVM IR.
// Printing, verification, purity, ranges and lowering read them.
type Facts struct {
	Name string
	// Go is the function of dsl/gpu, by name or receiver and name, that is the
	// intrinsic and nothing else: lowering derives the call from Params and Results.
	Go string
	// Params and Results are its types. T and PtrT stand for one type of the class Of,
	// which the arguments decide, and for a pointer to it. An intrinsic with one
	// result has it as its value; several are taken apart by the operation Result.
	Params, Results []*Type
	Of              Class
	// Pure says that the results depend on the thread and the arguments alone, so
	// that equal calls are one, and one whose results nobody needs is none.
	Pure bool
	// Convergent says that all threads of a group must reach it together.
	Convergent bool
	Memory     MemoryEffect
	// Spread is how far the results differ among threads.
	Spread Spread
	// Range returns the smallest and the largest result; nil if it can be any.
	Range func(v *Value) (lo, hi int64)
}

// T and PtrT are the types in Facts that stand for others.
var (
	T    = &Type{}
	PtrT = &Type{}
)

// Class is a set of types.
type Class uint8

const (
	NoClass Class = iota
	FloatClass
	IntClass
	WordClass      // integers of 32 bits
	ValueClass     // numbers, as warps exchange them
	AtomicClass    // what atomics work on
	AtomicIntClass // what bitwise atomics work on
)

// Has reports whether t belongs to the class.
func (c Class) Has(t *Type) bool {
	wide := t.Bits == 32 || t.Bits == 64
	switch c {
	case FloatClass:
		return t.IsFloat()
	case IntClass:
		return t.IsInt()
	case AtomicIntClass:
		return t.IsInt() && wide
	case WordClass:
		return t.IsInt() && t.Bits == 32
	case ValueClass:
		return t.IsInt() || t.IsFloat()
	case AtomicClass:
		return (t.IsInt() || t.IsFloat()) && wide
	}
	return false
}

// MemoryEffect is what an intrinsic does to memory.
type MemoryEffect uint8

const (
	NoMemory      MemoryEffect = iota
	OrdersMemory               // what stands before it and behind it stays there
	ReadsMemory                // through its pointer
	WritesMemory               // through its pointer
	UpdatesMemory              // reads and writes through its pointer
	RuntimeMemory              // what is CUDA's or NVSHMEM's own
)

// Accesses reports whether memory is read or written through the pointer.
func (m MemoryEffect) Accesses() bool {
	return m == ReadsMemory || m == WritesMemory || m == UpdatesMemory
}

// Spread is how far the results of an intrinsic differ among the threads of a block.
type Spread uint8

const (
	AnySpread Spread = iota
	PerLaunch        // the same for all threads of the block, wherever they are
	PerBlock         // the same for those that come to it together
	PerThread        // computed from the index of the thread in its block
	PerLane          // computed from the index of the lane in its warp
)

// Facts returns what is known of the intrinsic.
func (i Intrinsic) Facts() *Facts { return &intrinsics[i] }

// Intrinsics returns every intrinsic.
func Intrinsics() []Intrinsic {
	var all []Intrinsic
	for i := range intrinsics {
		if i != int(NoIntrinsic) {
			all = append(all, Intrinsic(i))
		}
	}
	return all
}

// String returns the name of the intrinsic as the constant is called.
func (i Intrinsic) String() string {
	if int(i) < len(intrinsics) && intrinsics[i].Name != "" {
		return intrinsics[i].Name
	}
	return fmt.Sprintf("Intrinsic(%d)", uint8(i))
}

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
	return Facts{Name: name, Params: types(PtrT, T), Results: types(T), Of: of, Memory: UpdatesMemory}
}

func shuffle(name string) Facts {
	return Facts{Name: name, Params: types(T, Int32), Results: types(T), Of: ValueClass, Convergent: true}
}

// intrinsics is the table.
var intrinsics = [...]Facts{
	ThreadIdx: {Name: "ThreadIdx", Results: types(Int32), Pure: true, Spread: PerThread, Range: axes(0, arch.MaxBlockX-1, arch.MaxBlockX-1, arch.MaxBlockZ-1)},
	BlockIdx:  {Name: "BlockIdx", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(0, arch.MaxGridX-1, arch.MaxGridY-1, arch.MaxGridY-1)},
	BlockDim:  {Name: "BlockDim", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(1, arch.MaxBlockX, arch.MaxBlockX, arch.MaxBlockZ)},
	GridDim:   {Name: "GridDim", Results: types(Int32), Pure: true, Spread: PerLaunch, Range: axes(1, arch.MaxGridX, arch.MaxGridY, arch.MaxGridY)},
	LaneID:    {Name: "LaneID", Results: types(Int32), Pure: true, Spread: PerLane, Range: upTo(arch.WarpSize - 1)},

	SyncBlock:  {Name: "SyncBlock", Go: "Block.Sync", Convergent: true, Memory: OrdersMemory},
	SyncWarp:   {Name: "SyncWarp", Go: "Warp.Sync", Convergent: true, Memory: OrdersMemory},
	SyncGrid:   {Name: "SyncGrid", Go: "Grid.Sync", Convergent: true, Memory: OrdersMemory},
	CountBlock: {Name: "CountBlock", Results: types(Int32), Convergent: true, Memory: OrdersMemory, Spread: PerBlock},

	FenceBlock:  {Name: "FenceBlock", Go: "ThreadFenceBlock", Memory: OrdersMemory},
	FenceDevice: {Name: "FenceDevice", Go: "ThreadFence", Memory: OrdersMemory},
	FenceSystem: {Name: "FenceSystem", Go: "ThreadFenceSystem", Memory: OrdersMemory},

	AtomicAdd:      atomicUpdate("AtomicAdd", AtomicClass),
	AtomicSub:      atomicUpdate("AtomicSub", AtomicClass),
	AtomicMin:      atomicUpdate("AtomicMin", AtomicClass),
	AtomicMax:      atomicUpdate("AtomicMax", AtomicClass),
	AtomicAnd:      atomicUpdate("AtomicAnd", AtomicIntClass),
	AtomicOr:       atomicUpdate("AtomicOr", AtomicIntClass),
	AtomicXor:      atomicUpdate("AtomicXor", AtomicIntClass),
	AtomicExchange: atomicUpdate("AtomicExchange", AtomicClass),
	AtomicCAS:      {Name: "AtomicCAS", Params: types(PtrT, T, T), Results: types(T), Of: AtomicClass, Memory: UpdatesMemory},
	AtomicLoad:     {Name: "AtomicLoad", Params: types(PtrT), Results: types(T), Of: AtomicClass, Memory: ReadsMemory},
	AtomicStore:    {Name: "AtomicStore", Params: types(PtrT, T), Of: AtomicClass, Memory: WritesMemory},

	Sqrt: floats("Sqrt", 1), Rsqrt: floats("Rsqrt", 1), Cbrt: floats("Cbrt", 1), Fabs: floats("Fabs", 1),
	Floor: floats("Floor", 1), Ceil: floats("Ceil", 1), Trunc: floats("Trunc", 1), Rint: floats("Rint", 1), Round: floats("Round", 1),
	Exp: floats("Exp", 1), Exp2: floats("Exp2", 1), Exp10: floats("Exp10", 1), Expm1: floats("Expm1", 1),
	Log: floats("Log", 1), Log2: floats("Log2", 1), Log10: floats("Log10", 1), Log1p: floats("Log1p", 1),
	Sin: floats("Sin", 1), Cos: floats("Cos", 1), Tan: floats("Tan", 1), Asin: floats("Asin", 1), Acos: floats("Acos", 1),
	Atan: floats("Atan", 1), Atan2: floats("Atan2", 2), Sinh: floats("Sinh", 1), Cosh: floats("Cosh", 1), Tanh: floats("Tanh", 1),
	Asinh: floats("Asinh", 1), Acosh: floats("Acosh", 1), Atanh: floats("Atanh", 1), Pow: floats("Pow", 2), Hypot: floats("Hypot", 2),
	Fmod: floats("Fmod", 2), Remainder: floats("Remainder", 2), Copysign: floats("Copysign", 2), Erf: floats("Erf", 1),
	Erfc: floats("Erfc", 1), Erfinv: floats("Erfinv", 1), Tgamma: floats("Tgamma", 1), Lgamma: floats("Lgamma", 1),
	FMA: floats("FMA", 3), FMin: floats("FMin", 2), FMax: floats("FMax", 2),
	J0: floats("J0", 1), J1: floats("J1", 1), Y0: floats("Y0", 1), Y1: floats("Y1", 1),

	HalfWiden:  {Name: "HalfWiden", Params: types(Uint16), Results: types(Float32), Pure: true},
	HalfRound:  {Name: "HalfRound", Params: types(Float32), Results: types(Uint16), Pure: true},
	HalfAdd:    {Name: "HalfAdd", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfSub:    {Name: "HalfSub", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfMul:    {Name: "HalfMul", Params: types(Uint16, Uint16), Results: types(Uint16), Pure: true},
	HalfFMA:    {Name: "HalfFMA", Params: types(Uint16, Uint16, Uint16), Results: types(Uint16), Pure: true},
	BrainRound: {Name: "BrainRound", Params: types(Float32), Results: types(Uint16), Pure: true},
	BrainFMA:   {Name: "BrainFMA", Params: types(Uint16, Uint16, Uint16), Results: types(Uint16), Pure: true},

	Popcount:    {Name: "Popcount", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	Clz:         {Name: "Clz", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	Ctz:         {Name: "Ctz", Params: types(T), Results: types(Int64), Of: IntClass, Pure: true, Range: bitCount},
	BitReverse:  {Name: "BitReverse", Params: types(T), Results: types(T), Of: IntClass, Pure: true},
	ByteReverse: {Name: "ByteReverse", Params: types(T), Results: types(T), Of: IntClass, Pure: true},
	MulHi:       {Name: "MulHi", Params: types(Uint64, Uint64), Results: types(Uint64), Pure: true},

	ShuffleIdx: shuffle("ShuffleIdx"), ShuffleUp: shuffle("ShuffleUp"), ShuffleDown: shuffle("ShuffleDown"), ShuffleXor: shuffle("ShuffleXor"),
	VoteAny:    {Name: "VoteAny", Go: "Any", Params: types(Bool), Results: types(Bool), Convergent: true},
	VoteAll:    {Name: "VoteAll", Go: "All", Params: types(Bool), Results: types(Bool), Convergent: true},
	VoteBallot: {Name: "VoteBallot", Go: "Ballot", Params: types(Bool), Results: types(Uint32), Convergent: true},
	MatchAny:   {Name: "MatchAny", Go: "MatchAny", Params: types(T), Results: types(Uint32), Of: ValueClass, Convergent: true},
	MatchAll:   {Name: "MatchAll", Params: types(T), Results: types(Uint32), Of: ValueClass, Convergent: true},
	Redux:      {Name: "Redux", Params: types(T), Results: types(T), Of: WordClass, Convergent: true},
	HasRedux:   {Name: "HasRedux", Results: types(Bool), Pure: true},

	Printf:            {Name: "Printf", Params: types(PtrTo(Uint8), PtrTo(Uint8)), Memory: RuntimeMemory},
	DynamicSharedSize: {Name: "DynamicSharedSize", Results: types(Uint32), Pure: true, Spread: PerBlock},
	PeerBase:          {Name: "PeerBase", Params: types(Int32), Results: types(PtrTo(Uint8)), Memory: RuntimeMemory},
	Clock:             {Name: "Clock", Go: "Clock", Results: types(Int64)},
	GlobalTimer:       {Name: "GlobalTimer", Go: "GlobalTimer", Results: types(Uint64)},
}
