package op

// Param is the kind of one argument of the Go function, after its scope
// argument, which comes first in every operation. It fixes both the Go type
// and what is passed to the device function.
type Param uint8

const (
	// DstSym is a shmem.Sym[T] written on the peer; passed as its address.
	// The compiler checks that its length equals the source's.
	DstSym Param = iota
	// SrcSym is a shmem.Sym[T] read on the peer; passed as its address,
	// followed by its size in bytes.
	SrcSym
	// DstLocal is local memory (shmem.LocalMem[T]) that is written; passed as
	// its address.
	DstLocal
	// SrcLocal is local memory (shmem.LocalMem[T]) that is read; passed as
	// its address, followed by its size in bytes.
	SrcLocal
	// Ptr is a shmem.Ptr[T], one symmetric element; passed as its address.
	Ptr
	// Value is a value of T, passed as an unsigned integer of T's width, of 64
	// bits for ByTypeArgument operations.
	Value
	// Cond is a second value of T, which the word must equal.
	Cond
	// Signal is a shmem.Signal, a symmetric 64-bit word; passed as its address.
	Signal
	// Line is a shmem.Line, two symmetric 64-bit words; passed as its address.
	Line
	// LineData is a uint64.
	LineData
	// LineFlag is a uint32; passed as int32.
	LineFlag
	// SignalValue is a uint64.
	SignalValue
	// SignalOp is a shmem.SignalOp constant; passed as int32.
	SignalOp
	// Cmp is a shmem.Cmp constant; passed as int32.
	Cmp
	// PE is an int that the compiler checks against the number of PEs of the
	// world; passed as int32.
	PE
	// Team is a shmem.Team; passed as int32.
	Team
	// TeamPE is an int, the number of a PE in the team before it, which is not
	// checked; passed as int32, as -1 if it is none.
	TeamPE
	// ToTeam is the shmem.Team to which a number is translated.
	ToTeam
	// Whole is the shmem.Sym[T] whose method the operation is; passed as its
	// address.
	Whole
	// Words is a shmem.Sym[T], memory of this PE that is waited on; passed as
	// its address, followed by its length.
	Words
	// Skip is a []int32 as long as Words, in which a value that is not 0 leaves
	// out the word of the same index, or an empty one; passed as its address,
	// null if empty.
	Skip
	// Indices is an []int at least as long as Words, which is written; passed as
	// its address.
	Indices
	// Values is a []T as long as Words; passed as its address.
	Values
	// DstStride and SrcStride are ints, the distances in elements between those
	// that are written and read, at least 1, or between the rows of a tile, at
	// least their length; passed as uint64, for tiles in bytes.
	DstStride
	SrcStride
	// Count is an int, the number of elements of a strided transfer, in whose
	// place the lengths of its buffers only bound it; passed as uint64.
	Count
	// Rows and Cols are ints, the number of rows of a tile and of elements in
	// each, in whose place the lengths of its buffers only bound them; passed as
	// uint64, Cols in bytes.
	Rows
	Cols
	// Root is an int, the number of a PE in the operation's team, that the
	// compiler checks; passed as int32.
	Root
	// ReduceBy is a shmem.ReduceOp, which must be constant: it selects the
	// device function, and nothing is passed.
	ReduceBy
)

// Result is the kind of an operation's result.
type Result uint8

const (
	NoResult Result = iota
	// Int is a Go int; the device function returns int32.
	Int
	// Uint64 is a uint64 on both sides.
	Uint64
	// Elem1 is one value of T, returned as an unsigned integer of T's width.
	Elem1
	// Bool is a bool; the device function returns int32.
	Bool
	// Index is an int, -1 for none; the device function returns uint64.
	Index
	// Slice is a []T as long as the Whole parameter, or empty where the device
	// function returns a null pointer.
	Slice
)

// CType is the type of a parameter or result of a device function.
type CType uint8

const (
	CVoid CType = iota
	CPtr        // a generic pointer (void *)
	CInt32
	CUint64
	CUint // an unsigned integer of the instance's width
)

// CParam is one parameter of a device function.
type CParam struct {
	Name string
	Type CType
}

// BlockingParams is the number of parameters that the device function of a
// blocking operation has after those of the operation: the control block, and the
// site number.
const BlockingParams = 2

// AcquiringParams is the number of parameters that come before these where the
// operation acquires: whether the kernel may read memory that the peers have written
// (0 if not).
const AcquiringParams = 1

// MeetingParams is the number of parameters of the device function of an operation
// that meets, after its own: whether the threads have met already, and touched no
// memory since (0 if not), whether the PE has been looked up already (0 if not), and
// what came of that.
const MeetingParams = 3

// Added returns the number of parameters in Proto that are not arguments of the
// operation, but known to the lowering alone.
func (o *Op) Added() int {
	n := 0
	if o.Blocks {
		n += BlockingParams
	}
	if o.Acquires() {
		n += AcquiringParams
	}
	if o.GroupBarriers {
		n += MeetingParams
	}
	return n
}

// cParams are the parameters of a device function by those of the operation. ReduceBy has
// none.
var cParams = map[Param]CParam{
	DstSym: {"dst", CPtr}, DstLocal: {"dst", CPtr}, SrcSym: {"src", CPtr}, SrcLocal: {"src", CPtr},
	Ptr: {"ptr", CPtr}, Whole: {"ptr", CPtr}, Value: {"value", CUint}, Cond: {"cond", CUint},
	Words: {"words", CPtr}, Skip: {"skip", CPtr}, Indices: {"indices", CPtr}, Values: {"values", CPtr},
	DstStride: {"dst_stride", CUint64}, SrcStride: {"src_stride", CUint64}, Count: {"n", CUint64},
	Rows: {"rows", CUint64}, Cols: {"cols", CUint64},
	Signal: {"sig", CPtr}, SignalValue: {"sigval", CUint64}, SignalOp: {"sigop", CInt32}, Cmp: {"cmp", CInt32},
	Line: {"line", CPtr}, LineData: {"data", CUint64}, LineFlag: {"flag", CInt32},
	PE: {"pe", CInt32}, Team: {"team", CInt32}, TeamPE: {"pe", CInt32}, ToTeam: {"to", CInt32}, Root: {"root", CInt32},
}

// Proto returns the parameters and the result of the device function. The
// buffer that is read carries the size in bytes of the transfer. Operations
// that block or meet end with parameters that the lowering adds (Added), and those
// for element types by code have the type before that.
func (in Instance) Proto() (params []CParam, result CType) {
	for _, p := range in.Op.Params {
		c, ok := cParams[p]
		if !ok {
			continue
		}
		if c.Type == CUint && in.Op.Elem == ByTypeArgument {
			c.Type = CUint64
		}
		params = append(params, c)
		switch {
		case p == Words:
			params = append(params, CParam{"n", CUint64})
		case (p == SrcSym || p == SrcLocal) && !in.Op.Strided():
			params = append(params, CParam{"bytes", CUint64})
		}
	}
	if in.Op.Elem == ByTypeArgument {
		params = append(params, CParam{"type", CInt32})
	}
	if in.Op.GroupBarriers {
		params = append(params, CParam{"met", CInt32}, CParam{"found", CInt32}, CParam{"peer", CPtr})
	}
	if in.Op.Acquires() {
		params = append(params, CParam{"reads", CInt32})
	}
	if in.Op.Blocks {
		params = append(params, CParam{"ctrl", CPtr}, CParam{"site", CInt32})
	}
	switch in.Op.Result {
	case Int, Bool:
		result = CInt32
	case Uint64, Index:
		result = CUint64
	case Elem1:
		result = CUint
	case Slice:
		result = CPtr
	}
	return params, result
}

// Part is a device function that the compiler makes operations of.
type Part struct {
	Symbol string
	Params []CParam
	Result CType
	// Doc is one sentence for those who write it for a transport.
	Doc string
}

// The parts of Peer. Kernels ask PeerBase whether a peer can be addressed, so that after
// the question PeerAt takes the address without a choice.
var (
	PeerBase = &Part{"gpuc_peer_base", []CParam{{"pe", CInt32}}, CPtr,
		"returns where the symmetric memory of a PE begins, as PeerAt takes it, or null if it cannot be addressed; the compiler may make one call of several, over waits too"}
	PeerAt = &Part{"gpuc_peer_at", []CParam{{"peer", CPtr}, {"p", CPtr}}, CPtr,
		"returns where symmetric memory of this PE is on a peer, whose PeerBase is not null"}
	// PeerEarly is PeerBase for operations of one PE that come after a barrier.
	PeerEarly = &Part{"gpuc_peer_early", []CParam{{"pe", CInt32}}, CPtr,
		"is PeerBase where it stands: ahead of a barrier, so that a load is under way meanwhile"}
)

// Parts are all parts of operations.
var Parts = []*Part{PeerBase, PeerAt, PeerEarly}
