// Package op is the one table of communication operations that kernels can
// call on a GPU: their names in Go, scopes, element types, what they
// do and promise, and what else the compiler, the emulator, the documents and the
// conformance tests must know about them. Everything that is said about an
// operation anywhere else is derived from here. How it is done on a GPU, and what
// other libraries call it, stands in the table of a transport (internal/transport).
//
// The package imports nothing of this module. Start reading at Op and Table.
package op

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Scope is the set of threads that performs one operation together.
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
	// one device function per width that Op.Types have, or of 8, 16, 32 and
	// 64 bits if there are none. It then exists for every fixed-size element
	// type too: of a struct or array each number is passed by itself, or Op.Wide
	// is called.
	ByWidth
	// ByType marks an operation that has one device function per element type
	// in Op.Types, since it computes with the elements.
	ByType
	// ByTypeArgument marks an operation with one device function for the element types
	// in Op.Types: an argument says which of them it works on.
	ByTypeArgument
)

// Widths are the element widths, in bits, of ByWidth operations.
var Widths = [...]int{8, 16, 32, 64}

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

// Update is what an atomic operation does to its word.
type Update uint8

const (
	NoUpdate  Update = iota
	Keep             // nothing: it is read
	Store            // stores Value
	Add              // adds Value
	Increment        // adds 1
	BitAnd
	BitOr
	BitXor
	CompareStore // stores Value if the word equals Cond
)

// Effect is what an operation does to those that its PE has issued before it.
type Effect uint8

const (
	// NoEffect leaves them as they are.
	NoEffect Effect = iota
	// Frees waits until the sources of the puts may be written again.
	Frees
	// Orders has updates delivered before those that come after it, for each PE by
	// itself.
	Orders
	// Completes waits until all of them are complete.
	Completes
)

// Answer is what an operation of family Query answers.
type Answer uint8

const (
	NoAnswer     Answer = iota
	PENumber            // the number of this PE in a team
	TeamSize            // how many PEs a team has
	TranslatedPE        // the number in another team of a PE of a team
)

// Bounds are the least and the largest result of an operation.
type Bounds struct{ Min, Max int64 }

// Family groups operations by what they are for, as the chapters of the
// specification do.
type Family string

const (
	Query  Family = "query"      // who am I, how many are we
	RMA    Family = "rma"        // put, get, p, g
	AMO    Family = "amo"        // atomics on symmetric memory
	Sig    Family = "signal"     // put with signal, signal operations and waits
	Wait   Family = "wait"       // waits for and tests of symmetric memory
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
	// Types are the element types of an operation that does not have all.
	Types []Type
	// Wide is the operation that stands in for a strided one ByWidth where elements
	// are none of Widths: a tile has rows of one element.
	Wide string
	// Params are its parameters after the scope.
	Params []Param
	// Lengths is how the lengths of destination and source must relate.
	Lengths Lengths
	// Result is the kind of what it returns.
	Result Result
	// Bounds, where set, are those of the result.
	Bounds *Bounds
	// Answer is what an operation of family Query answers.
	Answer Answer
	// Effect is what it does to earlier operations.
	Effect Effect
	// Update is what an operation of family AMO does.
	Update Update
	// Method says that it is a method of the type of its first parameter, and
	// takes the scope after that.
	Method bool
	// Parts, where set, are the device functions that the compiler makes it of, in
	// place of one of its own.
	Parts []*Part
	// GroupBarriers says that a barrier of the scope's threads stands before and after
	// what it does. Its device function has MeetingParams more parameters: they let it skip
	// the first barrier, and the lookup of a PE that was looked up before.
	GroupBarriers bool
	// Blocks says that it waits for other PEs: a launch whose grid is not resident as
	// a whole may hang in it. It takes part in abort handling, and its device function
	// has BlockingParams more parameters (see internal/base/fault).
	Blocks bool
	// Relaxed says that a wait makes nothing visible but the word itself.
	Relaxed bool
	// NBI says that it returns before the source may be reused; Quiet
	// completes it.
	NBI bool
	// Promise says in a few words what it promises about order and completion;
	// docs/memory-model.md says the whole.
	Promise string
	// Doc is one sentence for the table of operations.
	Doc string
	// Spec is where the operation is specified.
	Spec string
}

// Reads reports whether the operation reads memory as a cache could answer it:
// what it sends, or what it gets. Signals, atomics and waits do not.
func (o *Op) Reads() bool {
	if o.Result == Elem1 && o.Family != AMO {
		return true
	}
	for _, p := range o.Params {
		if p == SrcSym || p == SrcLocal {
			return true
		}
	}
	return false
}

// Addresses reports whether the operation returns where the memory of a peer is, so
// that kernels read and write it by themselves.
func (o *Op) Addresses() bool { return o.Result == Slice }

// Rooted reports whether one PE of a team has what all get.
func (o *Op) Rooted() bool { return slices.Contains(o.Params, Root) }

// Collective reports whether every PE of the team must call the operation.
func (o *Op) Collective() bool { return o.Family == SyncOp || o.Family == Coll }

// Same reports whether PEs that call o on a team meet PEs that call p on it: some
// operations have a name of their own for the team of all PEs.
func (o *Op) Same(p *Op) bool {
	return o == p || o.Family == SyncOp && p.Family == SyncOp && o.Effect == p.Effect
}

// Acquires reports whether the operation waits for a word alone, after which it
// makes visible what was written before it, if the kernel reads any of that. Those
// that all PEs call do so in any case.
func (o *Op) Acquires() bool { return o.Blocks && !o.Collective() && !o.Relaxed }

// Strided reports whether the operation moves elements, or rows of a tile, that lie
// apart, whose number it is told.
func (o *Op) Strided() bool { return slices.Contains(o.Params, Count) || o.Tiled() }

// Tiled reports whether the operation moves a tile.
func (o *Op) Tiled() bool { return slices.Contains(o.Params, Rows) }

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
				if len(o.Types) == 0 || slices.ContainsFunc(o.Types, func(t Type) bool { return t.Bits() == w }) {
					ins = append(ins, Instance{Op: o, Scope: s, Width: w})
				}
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
	in, ok = symbols()[symbol]
	return in, ok
}

// symbols are the device functions by name.
var symbols = sync.OnceValue(func() map[string]Instance {
	m := map[string]Instance{}
	for i := range Table {
		for _, in := range Table[i].Instances() {
			m[in.Symbol()] = in
		}
	}
	return m
})

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

// Overlap reports whether the destination and the source of a transfer within a PE overlap in part, so that what
// arrives depends on the order in which bytes are copied: nothing may write a source in use (OpenSHMEM 1.5,
// Invoking OpenSHMEM Operations). A copy of memory to itself changes nothing. dst and src are addresses of count
// pieces of n bytes, which begin so many bytes after each other and overlap in neither.
func Overlap(dst, src uint64, count, n, dstStride, srcStride int64) bool {
	if count <= 0 || n <= 0 {
		return false
	}
	if count == 1 {
		dstStride, srcStride = n, n
	}
	d := int64(dst - src)
	if d == 0 && dstStride == srcStride || d >= (count-1)*srcStride+n || d+(count-1)*dstStride+n <= 0 {
		return false
	}
	for i := range count {
		lo := d + i*dstStride
		hi := lo + n
		// The last piece of the source that begins before hi.
		if hi > 0 && lo < min((hi-1)/srcStride, count-1)*srcStride+n {
			return true
		}
	}
	return false
}
