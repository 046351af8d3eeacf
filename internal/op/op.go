// Package op is the one table of communication operations that kernels can
// call on a GPU: their Go names, scopes, element types, the NVSHMEM function
// behind each, and what the compiler, the device library, the emulator and the
// conformance tests must know about them. Everything that is said about an
// operation anywhere else is derived from here.
//
// The package imports nothing of this module. Start reading at Op and Table.
package op

import (
	"fmt"
	"slices"
	"strings"
)

// Scope is the set of threads that performs one operation together, as in
// NVSHMEM's thread, _warp and _block variants.
type Scope uint8

const (
	Thread Scope = iota
	Warp
	Block
)

// Scopes lists every scope, narrowest first.
var Scopes = [...]Scope{Thread, Warp, Block}

// String returns the scope's name as it stands in shim symbols and documents.
func (s Scope) String() string { return [...]string{"thread", "warp", "block"}[s] }

// ScopeSet is a set of scopes.
type ScopeSet uint8

const (
	ThreadOnly ScopeSet = 1 << Thread
	AllScopes  ScopeSet = 1<<Thread | 1<<Warp | 1<<Block
)

// Has reports whether the set contains s.
func (ss ScopeSet) Has(s Scope) bool { return ss&(1<<s) != 0 }

// Elem says for which element types T an operation exists.
type Elem uint8

const (
	// NoElem marks an operation without a type parameter T.
	NoElem Elem = iota
	// AnyElem marks an operation that exists for every fixed-size element
	// type and moves it as bytes: one device function serves all types.
	AnyElem
	// ByWidth marks an operation that passes single values of T; there is
	// one device function per width of 8, 16, 32 and 64 bits.
	ByWidth
	// ByType marks an operation that has one device function per element type
	// in Op.Types, since it computes with the elements.
	ByType
)

// Widths are the element widths, in bits, of ByWidth operations.
var Widths = [...]int{8, 16, 32, 64}

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
	// Value is a value of T, passed as an unsigned integer of T's width.
	Value
	// Signal is a shmem.Signal, a symmetric 64-bit word; passed as its address.
	Signal
	// SignalValue is a uint64.
	SignalValue
	// SignalOp is a shmem.SignalOp constant; passed as int32.
	SignalOp
	// Cmp is a shmem.Cmp constant; passed as int32.
	Cmp
	// PE is an int that the compiler checks against the number of PEs of the
	// world; passed as int32.
	PE
	// Team is a shmem.Team; passed as int32 (nvshmem_team_t).
	Team
	// Root is an int, the number of a PE in the operation's team, that the
	// compiler checks; passed as int32.
	Root
	// ReduceBy is a shmem.ReduceOp, which must be constant: it selects the
	// device function, and nothing is passed.
	ReduceBy
)

// Lengths is how the lengths of an operation's buffers must relate.
type Lengths uint8

const (
	// SameLength: destination and source have the same length.
	SameLength Lengths = iota
	// WholeDst: the destination holds as many elements as the sources of all
	// PEs of the team together.
	WholeDst
	// WholeSrc: the source holds as many elements as the destinations of all
	// PEs of the team together.
	WholeSrc
	// Divided: both have the same length, a multiple of the number of PEs.
	Divided
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
)

// Family groups operations by what they are for, as the chapters of the
// specification do.
type Family string

const (
	Query  Family = "query"      // who am I, how many are we
	RMA    Family = "rma"        // put, get, p, g
	Sig    Family = "signal"     // put with signal, signal operations and waits
	Order  Family = "order"      // fence and quiet
	SyncOp Family = "sync"       // barrier and sync
	Coll   Family = "collective" // reductions, and data from all to all
)

// Op describes one operation of package dsl/shmem.
type Op struct {
	// Name is the Go function in dsl/shmem: func Name[S Scope, T Elem](s S, ...).
	Name string
	// Family is the group that it belongs to.
	Family Family
	// Scopes are the scopes in which it may be called.
	Scopes ScopeSet
	// Elem says whether it takes an element type T.
	Elem Elem
	// Types are the element types of a ByType operation.
	Types []Type
	// Params are its parameters after the scope.
	Params []Param
	// Lengths is how the lengths of destination and source must relate.
	Lengths Lengths
	// Result is the kind of what it returns.
	Result Result
	// C is the NVSHMEM device function, with {x} standing for "x" and
	// {scope} for "_warp" or "_block" (both empty at thread scope), and
	// {width} for the element width in bits, {type} for NVSHMEM's name of the
	// element type, {cpp} for the C++ type, and {reduction} for the reduction.
	C string
	// Body, where set, is C++ source that replaces the plain call of C, with
	// the same placeholders; parameters are named as in Proto, the control
	// block is ctrl and the site number is site.
	Body string
	// First, where set, is a C++ condition that comes before the call of C at
	// the scopes of a group, with the same placeholders: where it is true,
	// evaluating it has done what the operation does.
	First string
	// Blocks says that it waits for other PEs: it takes part in abort
	// handling, and its device function has BlockingParams more parameters
	// (see internal/fault).
	Blocks bool
	// CoResident says that a launch whose grid is not resident as a whole
	// may hang in it.
	CoResident bool
	// Collective says that every PE of the team must call it.
	Collective bool
	// OnDemand says that its device functions are many and large: they are
	// compiled for the kernels that call them, and are no part of the device
	// library that every kernel is linked with.
	OnDemand bool
	// NBI says that it returns before the source may be reused; Quiet
	// completes it.
	NBI bool
	// Since is the first NVSHMEM version that has it; empty for all that are
	// supported.
	Since string
	// Doc is one sentence for the table of operations.
	Doc string
	// Spec is where the operation is specified.
	Spec string
}

// Reads reports whether the operation reads memory other than signals: what it
// sends, or what it gets.
func (o *Op) Reads() bool {
	if o.Result == Elem1 {
		return true
	}
	for _, p := range o.Params {
		if p == SrcSym || p == SrcLocal {
			return true
		}
	}
	return false
}

// Convergent reports whether the operation at scope s must be reached by all
// threads of the scope together, so that no compiler pass may duplicate it or
// sink it into a branch.
func (o *Op) Convergent(s Scope) bool { return s != Thread }

// Instance is one device function: an operation at a scope, for a width.
type Instance struct {
	Op    *Op
	Scope Scope
	// Width is the element width in bits for ByWidth and ByType operations,
	// else 0.
	Width int
	// Type is the element type for ByType operations.
	Type Type
	// Reduction is the reduction for operations with a ReduceBy parameter.
	Reduction Reduction
}

// Symbol returns the name of the device function, for example
// gpuc_put_signal_nbi_block, gpuc_p_thread_32 or gpuc_reduce_block_float32_sum.
func (in Instance) Symbol() string {
	s := "gpuc_" + snake(in.Op.Name) + "_" + in.Scope.String()
	switch {
	case in.Type != NoType:
		s += "_" + in.Type.String()
	case in.Width != 0:
		s += fmt.Sprintf("_%d", in.Width)
	}
	if in.Reduction != NoReduction {
		s += "_" + in.Reduction.String()
	}
	return s
}

// CName returns the NVSHMEM function behind the instance.
func (in Instance) CName() string { return in.expand(in.Op.C) }

// CBody returns Op.Body for the instance, or "" if the operation has none.
func (in Instance) CBody() string { return in.expand(in.Op.Body) }

// CFirst returns Op.First for the instance, or "" if there is none.
func (in Instance) CFirst() string {
	if in.Scope == Thread {
		return ""
	}
	return in.expand(in.Op.First)
}

func (in Instance) expand(s string) string {
	x, scope := "", ""
	if in.Scope != Thread {
		x, scope = "x", "_"+in.Scope.String()
	}
	return strings.NewReplacer("{x}", x, "{scope}", scope, "{width}", fmt.Sprint(in.Width),
		"{type}", in.Type.CName(), "{cpp}", in.Type.CPP(), "{reduction}", in.Reduction.String(), "{REDUCTION}", strings.ToUpper(in.Reduction.String())).Replace(s)
}

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
// blocking operation has after those of the operation: whether the kernel may
// read memory that the peers have written (0 if not), the control block, and the
// site number.
const BlockingParams = 3

// Proto returns the parameters and the result of the device function. The
// buffer that is read carries the size in bytes of the transfer. Operations
// that block end with BlockingParams parameters that the lowering adds.
func (in Instance) Proto() (params []CParam, result CType) {
	for _, p := range in.Op.Params {
		switch p {
		case DstSym, DstLocal:
			params = append(params, CParam{"dst", CPtr})
		case SrcSym, SrcLocal:
			params = append(params, CParam{"src", CPtr}, CParam{"bytes", CUint64})
		case Ptr:
			params = append(params, CParam{"ptr", CPtr})
		case Value:
			params = append(params, CParam{"value", CUint})
		case Signal:
			params = append(params, CParam{"sig", CPtr})
		case SignalValue:
			params = append(params, CParam{"sigval", CUint64})
		case SignalOp:
			params = append(params, CParam{"sigop", CInt32})
		case Cmp:
			params = append(params, CParam{"cmp", CInt32})
		case PE:
			params = append(params, CParam{"pe", CInt32})
		case Team:
			params = append(params, CParam{"team", CInt32})
		case Root:
			params = append(params, CParam{"root", CInt32})
		}
	}
	if in.Op.Blocks {
		params = append(params, CParam{"reads", CInt32}, CParam{"ctrl", CPtr}, CParam{"site", CInt32})
	}
	switch in.Op.Result {
	case Int:
		result = CInt32
	case Uint64:
		result = CUint64
	case Elem1:
		result = CUint
	}
	return params, result
}

// Instances returns every device function of the operation, narrowest scope
// and width first.
func (o *Op) Instances() []Instance {
	var ins []Instance
	for _, s := range Scopes {
		if !o.Scopes.Has(s) {
			continue
		}
		switch o.Elem {
		case ByWidth:
			for _, w := range Widths {
				ins = append(ins, Instance{Op: o, Scope: s, Width: w})
			}
		case ByType:
			for _, t := range o.Types {
				ins = append(ins, o.reductions(Instance{Op: o, Scope: s, Width: t.Bits(), Type: t})...)
			}
		default:
			ins = append(ins, Instance{Op: o, Scope: s})
		}
	}
	return ins
}

// Reduces reports whether the operation is a reduction.
func (o *Op) Reduces() bool { return slices.Contains(o.Params, ReduceBy) }

// reductions returns in with every reduction that its type has, if the operation
// is a reduction.
func (o *Op) reductions(in Instance) []Instance {
	if !o.Reduces() {
		return []Instance{in}
	}
	var ins []Instance
	for _, r := range Reductions {
		if r.Has(in.Type) {
			in.Reduction = r
			ins = append(ins, in)
		}
	}
	return ins
}

// Lookup returns the operation with the given Go name, or nil.
func Lookup(name string) *Op {
	for i := range Table {
		if Table[i].Name == name {
			return &Table[i]
		}
	}
	return nil
}

// BySymbol returns the device function with the given name.
func BySymbol(symbol string) (in Instance, ok bool) {
	for i := range Table {
		if !strings.HasPrefix(symbol, "gpuc_"+snake(Table[i].Name)+"_") {
			continue
		}
		for _, in := range Table[i].Instances() {
			if in.Symbol() == symbol {
				return in, true
			}
		}
	}
	return Instance{}, false
}

// IsSymbol reports whether a device function of the table has the given name.
func IsSymbol(symbol string) bool {
	_, ok := BySymbol(symbol)
	return ok
}

func snake(name string) string {
	name = strings.ReplaceAll(name, "PEs", "Pes") // a plural acronym is one word
	var b strings.Builder
	for i, r := range name {
		upper := r >= 'A' && r <= 'Z'
		if upper && i > 0 {
			prev := name[i-1]
			next := i+1 < len(name) && name[i+1] >= 'a' && name[i+1] <= 'z'
			if prev >= 'a' && prev <= 'z' || next {
				b.WriteByte('_')
			}
		}
		b.WriteString(strings.ToLower(string(r)))
	}
	return b.String()
}
