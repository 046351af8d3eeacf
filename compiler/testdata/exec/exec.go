// Package exec holds kernels that are run twice, natively and as lowered IR, on
// the same input. Each reads in and writes out; a failed check is a result, too.
package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Kernels are the kernels by name, for the native run.
var Kernels = map[string]func(*gpu.Thread, []int64, []int64){
	"Widths": Widths, "Division": Division, "Shifts": Shifts, "Compare": Compare, "Floats": Floats, "Singles": Singles,
	"FloatToInt": FloatToInt, "MinMax": MinMax, "Hypots": Hypots, "MathBits": MathBits, "Reslicing": Reslicing, "Bounds": Bounds, "Bounds3": Bounds3,
	"ArrayValues": ArrayValues, "ArraySwap": ArraySwap, "ArrayConv": ArrayConv, "CopyOverlap": CopyOverlap, "Structs": Structs,
	"Equality": Equality, "Pointers": Pointers, "RenewedPointers": RenewedPointers, "NilPointer": NilPointer, "PointerPhi": PointerPhi, "Embedding": Embedding,
	"SwitchGoto": SwitchGoto, "Labels": Labels, "LoopVars": LoopVars, "Seq": Seq, "SeqReturn": SeqReturn, "SeqNested": SeqNested,
	"StrideLoop": StrideLoop, "StrideExit": StrideExit, "Closures": Closures, "ClosureCells": ClosureCells, "Methods": Methods,
	"Generic": Generic, "Results": Results, "Panicking": Panicking, "Asserting": Asserting, "Atomics": Atomics,
	"MutableStructArray": MutableStructArray, "Library": Library, "Standard": Standard, "LongDivision": LongDivision, "FuncStruct": FuncStruct, "Zeroed": Zeroed, "StridePair": StridePair,
	"HalfArithmetic": HalfArithmetic, "BrainArithmetic": BrainArithmetic, "NarrowConversions": NarrowConversions, "NarrowMemory": NarrowMemory,
	"TypeSwitch": TypeSwitch, "Tables": Tables, "FunctionValues": FunctionValues, "Iterators": Iterators, "IteratorExits": IteratorExits, "Values": Values,
	"LateFields": LateFields, "Labelled": Labelled, "LabelledNil": LabelledNil, "ReadingLoops": ReadingLoops, "RangeLength": RangeLength, "AssignOrder": AssignOrder, "UnsignedBounds": UnsignedBounds, "Lines": Lines,
	"Making": Making, "Libraries": Libraries, "Unread": Unread, "NilCases": NilCases, "RangeLengths": RangeLengths, "Größe": Größe, "Literals": Literals, "Scopes": Scopes,
	"Declared": Declared, "Functions": Functions, "Composites": Composites, "Selectors": Selectors, "Converting": Converting,
	"Evaluation": Evaluation, "Operators": Operators, "Loops": Loops, "Switches": Switches, "Jumps": Jumps, "Builtins": Builtins, "Sizes": Sizes,
	"Views": Views, "ViewLengths": ViewLengths, "ViewPlaces": ViewPlaces, "NarrowAtomics": NarrowAtomics, "CacheHints": CacheHints,
}
