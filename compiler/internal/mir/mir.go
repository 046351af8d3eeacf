// Package mir is the compiler's own small SSA form. The importer builds it from
// go/ssa; passes rewrite it; the NVVM back end prints it.
//
// Every value is a scalar: bool, an integer, a float or a pointer. What is not
// scalar in Go never is a value here: the importer splits slices into pointer,
// length and capacity, strings likewise, structs into their fields, Sym into
// address and length, and a function's several results into several values.
// Structs and arrays exist as memory types, behind pointers. Function values do
// not exist: the importer specialises callees for the closures they get, so
// every call has a static callee.
//
// Start reading at Program, Func and Value. Verify states the invariants.
package mir

import (
	"go/token"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Program is all the device code of one Go package and of the helpers that it
// calls.
type Program struct {
	Package string
	Kernels []*Kernel
	Funcs   []*Func // kernels' functions included, callees before callers
	Globals []*Global
	// Sites are the places at which checks can fail, numbered by Value.Site. Their
	// files are those of positions.
	Sites []fault.Site
	// Externs are the functions with device code of their own. Passes leave those that kernels
	// call, sorted by symbol.
	Externs []*External
	// Ops are the symbols of the device functions that kernels call, sorted. Passes set them.
	Ops []string
}

// Kernel is a function that the host can launch. The description grows from package load, which
// reads the directives and the signature, to the manifest.
type Kernel struct {
	Func *Func
	// Info is what the manifest says. Package load sets parameters and launch bounds, package
	// lower names and places, and passes what the code needs.
	Info manifest.Kernel
	// Leaves say what each of Func's parameters is.
	Leaves []manifest.Leaf
	// NoAlias are the indices of slice parameters under //gpu:noalias.
	NoAlias []int
	// Streams says that a loop reads memory and writes none: several of its rounds can
	// have their loads under way together, if they get the registers.
	Streams bool
	// StrictFP is the directive //gpu:fp strict.
	StrictFP bool
	// Following is what the package enqueues after launches of the kernel.
	Following Following
}

// Following is what the host enqueues after launches of a kernel, on what may be the same stream.
type Following struct {
	// Completes says that one of its operations completes what the kernel has begun.
	Completes bool
	// Kernels are the names of the kernels.
	Kernels []string
}

// Func is a device function. Its parameters are the values of op Param, in
// order; those of a kernel are its Leaves. The
// control block is not among them: the back end adds it to every function.
type Func struct {
	Name    string // valid in NVVM IR, unique in the program
	GoName  string // as Go writes it, for messages and debug information
	Pos     token.Position
	Params  []*Value
	Results []*Type
	Blocks  []*Block // Blocks[0] is the entry; it has no predecessors
	// NoInline keeps calls of the function as calls.
	NoInline bool
	// StrictFP forbids fusing any float operation.
	StrictFP bool
	// Reports says that the function can fail, wait or record, itself or through what it calls, so
	// that it needs the control block. Passes set it.
	Reports bool
	// Convergent says that threads perform an operation together in it or in what it calls. Passes
	// set it.
	Convergent bool
	nextID     int
}

// Block is a basic block; its last instruction is a terminator.
type Block struct {
	Func   *Func
	ID     int
	Instrs []*Value // phis first, terminator last
	Preds  []*Block // in the order of the phis' arguments
	Succs  []*Block // Jump: 1; If: then, else; Return and Fail: none
	// Unroll is the factor of //gpu:unroll on a loop header; 0 if none, -1 for full.
	Unroll int
	// Cold says that a correct program seldom comes here.
	Cold bool
}

// Value is an instruction and the scalar that it computes, if any.
type Value struct {
	ID    int
	Op    Op
	Type  *Type // Void for instructions without a value
	Args  []*Value
	Block *Block // nil for Param and Const
	Pos   token.Position

	// What the operation needs beside its arguments; see Op.
	Const  Constant
	Elem   *Type // memory type
	Index  int   // field, result or parameter number
	Callee *Func
	Global *Global
	Intr   Intrinsic
	// Order and Among are the memory order and the scope of an atomic Intr, and Shape is that of a
	// product of a warpgroup.
	Order intrinsic.Order
	Among intrinsic.Scope
	Shape *intrinsic.Shape
	// Feature is what Has asks for.
	Feature arch.Feature
	Comm    *op.Instance
	Extern  *External
	// Var is what a debugger shows of an Alloca; nil unless the program is compiled for one.
	Var *Var
	// Site is the index into Program.Sites of a check, a Fail or a blocking
	// Comm; -1 if none.
	Site int
	// Scope is the call through which an inlined instruction got into its
	// function; nil for an instruction of the function itself.
	Scope *Scope
	// NoContract forbids fusing this float operation into an fma: the
	// source rounds it by an explicit conversion.
	NoContract bool
	// NoWrap says of an integer Add, Sub or Mul that its exact result fits
	// the type, and of a signed Div or Rem that the divisor is not -1.
	NoWrap bool
	// Cache is how a Load or Store of global memory uses the caches.
	Cache Cache
	// Met says of a Comm at block scope that the threads have met already, and
	// touched no memory since.
	Met bool
	// Acquire says of a Comm that waits that threads may then read what a cache holds.
	Acquire bool
}

// Var is a variable of the source that stands in an Alloca. The position of the Alloca is that
// of its declaration.
type Var struct {
	Name string
	Type *VarType
	// Param is the number of a parameter, from 1 on; 0 for another variable.
	Param int
	// Block is the extent of the block that the variable belongs to, the end excluded; zero for
	// the function's own.
	Block [2]token.Position
	// Copy says that the Alloca only repeats for the debugger what the variable has: nothing
	// reads it.
	Copy bool
}

// VarType says how the memory of a variable of the source is shown.
type VarType struct {
	Name string // as Go writes it
	Mem  *Type
	// Elem is what a pointer points to, or the element of an array.
	Elem *VarType
	// Fields are the names and types of a struct's fields.
	Fields []VarField
}

// VarField is a field of a VarType.
type VarField struct {
	Name string
	Type *VarType
}

// Scope is a call that was inlined: Pos is where it stood, in the function of
// Parent, or in the function that now holds the instruction if Parent is nil;
// Func is the function that it called.
type Scope struct {
	Func   *Func
	Pos    token.Position
	Parent *Scope
}

// Constant is the value of a Const: Int holds the bits of an integer, sign- or
// zero-extended by its type, and of a bool (0 or 1); Float holds a float. A
// pointer constant is nil.
type Constant struct {
	Int   int64
	Float float64
}

// Global is memory of the module: a variable in shared memory, or a read-only
// table.
type Global struct {
	Name   string
	GoName string
	Pos    token.Position
	Type   *Type
	Space  Space
	// Align is the alignment in bytes, if it is more than that of Type.
	Align int64
	// Dynamic says that the launch sizes the variable.
	Dynamic bool
	// Init is the initial value of a constant table, flattened into scalars
	// in memory order; nil for shared memory, which is not initialised.
	Init []Constant
}

// Op is the operation of a Value. Comments give the arguments and attributes.
type Op uint8

const (
	Invalid Op = iota

	Param // Index: number of the parameter
	Const // Const
	Phi   // one argument per predecessor

	// Integers (wrapping, as in Go) and floats. Both arguments have the
	// result's type, except for shifts: the count is of any unsigned or
	// checked non-negative signed integer type, and counts of the width or
	// more give 0, or the sign for signed Shr.
	Add
	Sub
	Mul
	Div // integers: the divisor was checked; MIN / -1 is MIN
	Rem // integers: MIN % -1 is 0
	And // integers and bool
	Or
	Xor
	Shl
	Shr
	Neg
	Not // bitwise complement of an integer, negation of a bool

	// Comparisons of integers, floats, bools and pointers (Eq, Ne only for
	// the last two) to bool. Signedness comes from the arguments' type.
	Eq
	Ne
	Lt
	Le
	Gt
	Ge

	// Convert converts between numeric types as Go does; float to integer
	// saturates, NaN gives 0.
	Convert
	// Bitcast reinterprets bits between types of one size: pointer to
	// pointer, integer to float, pointer to uint64.
	Bitcast
	// Select is Args[0] ? Args[1] : Args[2], both evaluated.
	Select

	// Memory. A pointer's Type.Elem is the memory type that it points to.
	Alloca     // Elem; one zeroed variable per execution of the instruction (the importer ensures that it does not escape)
	Load       // pointer; Type is scalar
	Store      // pointer, value
	FieldAddr  // pointer to struct; Index
	IndexAddr  // pointer to T, int index: pointer to the element at that index, unchecked. Pointer to array [n]T: Elem is the array, result points to T
	Copy       // destination, source; Elem is the type copied; may overlap only if equal
	Zero       // pointer; Elem is the type set to zero
	GlobalAddr // Global

	// Call calls Callee; Type is the only result's, or Void. With several
	// results Type is Void and Result values take them apart.
	Call
	Result // call, or intrinsic of several results; Index

	// Intrinsics of the GPU and communication.
	Intr   // Intr; arguments and type as its Facts say
	Extern // Extern; arguments as External.Params. Convergent, and reads and writes memory
	Comm   // Comm; arguments as op.Instance.Proto, without those that op.Op.Added counts: pointers, int32, uint64, and the width's unsigned type; one that meets may have a PeerBase of its PE behind them. Convergent if its scope is not thread

	// Checks fail the kernel at Site unless they hold. They have no value. The document
	// of package compiler tells who emits, removes and lowers them.
	//
	// CheckIndex, CheckLE and CheckNil with values may have one more argument, an int32: the PE
	// whose memory it is. A bound that is 0 means that the PE cannot be addressed, and the
	// record has fault.EmptyPeer in its place.
	CheckIndex   // the bounds check. index, length: 0 <= index < length, both int; a length is never negative
	CheckLE      // a, b int: a <= b as unsigned numbers (slice bounds); values of the record are a and b
	CheckNil     // pointer; or pointer and two int, the values of the record
	CheckNonZero // integer (division)
	CheckNonNeg  // signed integer (shift count)
	CheckEq      // a, b int: equal lengths
	CheckPE      // pe, n int: 0 <= pe < n
	CheckTrue    // condition, and up to two int, the values of the record

	// Terminators.
	Jump
	If     // condition
	Return // results
	Fail   // Site; up to two int64 arguments for the record
)

// Space is an address space.
type Space uint8

const (
	Generic Space = iota
	GlobalMem
	SharedMem
	ConstMem
	LocalMem
)

// External is a function whose device code comes from a file.
type External struct {
	// Info describes it as the manifest does, and Unit is its file.
	Info manifest.Extern
	Unit manifest.Unit
	// Params and Result are what a call passes and gets; Result is Void if
	// there is none.
	Params []*Type
	Result *Type
	// Collective says that it waits for other PEs.
	Collective bool
	// Needs are the features that a target must have.
	Needs []arch.Feature
}

// extern checks a call against the function's types. A pointer may have become
// one to a known kind of memory.
func (c *verifier) extern(v *Value) {
	x := v.Extern
	if x == nil {
		c.errorf(v, "no function")
		return
	}
	if len(v.Args) != len(x.Params) {
		c.errorf(v, "%d arguments for %d parameters of %s", len(v.Args), len(x.Params), x.Info.Symbol)
		return
	}
	for i, a := range v.Args {
		p := x.Params[i]
		if a.Type.IsPtr() != p.IsPtr() || !p.IsPtr() && !a.Type.Equal(p) {
			c.errorf(v, "argument %d has type %s, parameter of %s has type %s", i, a.Type, x.Info.Symbol, p)
		}
	}
	if !v.Type.Equal(x.Result) {
		c.errorf(v, "call has type %s, not %s", v.Type, x.Result)
	}
}
