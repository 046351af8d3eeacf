package mir

import "fmt"

// OpFacts are what the compiler knows of an operation. What it knows of an intrinsic or of
// communication stands in their own rows.
type OpFacts struct {
	Name string
	// Pure says that the result depends on the arguments alone: equal operations can become one, and
	// one whose result nothing uses can go.
	Pure bool
	// Total says of a pure operation that it is defined for all arguments, so that it may be done
	// where the program would not have come to it.
	Total bool
	// Elementwise says of an operation that its result is the same in all threads in which its
	// arguments are.
	Elementwise bool
	// Comparison says that it compares two values.
	Comparison bool
	// Effect says that the operation stays even if nothing uses its result.
	Effect bool
	// Check says that it fails the kernel unless something holds, and Terminator that it ends a block.
	Check, Terminator bool
	// Void says that it has no value, and Site that it has a fault site.
	Void, Site bool
	// Args is how many arguments it has, which may be anyNumber.
	Args int
	// fits says what types and attributes must be.
	fits rule
}

const anyNumber = -1

func arithmetic(name string, args int, fits rule) OpFacts {
	return OpFacts{Name: name, Pure: true, Total: true, Elementwise: true, Args: args, fits: fits}
}

// total is a shift, a cast or an address, whose arguments analyses do not look at.
func total(name string, args int, fits rule) OpFacts {
	return OpFacts{Name: name, Pure: true, Total: true, Args: args, fits: fits}
}

func comparison(name string, fits rule) OpFacts {
	f := arithmetic(name, 2, fits)
	f.Comparison = true
	return f
}

func division(name string, fits rule) OpFacts {
	return OpFacts{Name: name, Pure: true, Args: 2, fits: fits}
}

func store(name string, args int, fits rule) OpFacts {
	return OpFacts{Name: name, Effect: true, Void: true, Args: args, fits: fits}
}

func check(name string, args int, fits rule) OpFacts {
	return OpFacts{Name: name, Effect: true, Check: true, Void: true, Site: true, Args: args, fits: fits}
}

func terminator(name string, args int, fits rule) OpFacts {
	return OpFacts{Name: name, Effect: true, Terminator: true, Void: true, Args: args, fits: fits}
}

// ops is the table of operations.
var ops = [...]OpFacts{
	Invalid: {Name: "Invalid"}, Param: {Name: "Param"}, Const: {Name: "Const"},
	Phi: {Name: "Phi", Args: anyNumber, fits: ofType("phi of a type that is not a scalar", (*Type).IsScalar)},

	Add: arithmetic("Add", 2, ofNumbers), Sub: arithmetic("Sub", 2, ofNumbers), Mul: arithmetic("Mul", 2, ofNumbers),
	Div: division("Div", ofNumbers), Rem: division("Rem", ofType("not an integer", (*Type).IsInt)),
	And: arithmetic("And", 2, ofBits), Or: arithmetic("Or", 2, ofBits), Xor: arithmetic("Xor", 2, ofBits),
	Shl: total("Shl", 2, ofShift), Shr: total("Shr", 2, ofShift),
	Neg: arithmetic("Neg", 1, ofNumbers), Not: arithmetic("Not", 1, ofBits),
	Eq: comparison("Eq", ofComparison), Ne: comparison("Ne", ofComparison),
	Lt: comparison("Lt", ofOrder), Le: comparison("Le", ofOrder), Gt: comparison("Gt", ofOrder), Ge: comparison("Ge", ofOrder),
	Convert: arithmetic("Convert", 1, ofConversion), Bitcast: total("Bitcast", 1, ofBitcast), Select: arithmetic("Select", 3, ofSelect),

	Alloca: {Name: "Alloca", fits: ofAlloca}, Load: {Name: "Load", Args: 1, fits: ofLoad},
	Store: store("Store", 2, ofStore), Copy: store("Copy", 2, ofMemory), Zero: store("Zero", 1, ofMemory),
	FieldAddr: total("FieldAddr", 1, ofField), IndexAddr: total("IndexAddr", 2, ofElement), GlobalAddr: total("GlobalAddr", 0, ofGlobal),

	Call: {Name: "Call", Effect: true, Args: anyNumber, fits: (*verifier).call}, Result: {Name: "Result", Pure: true, Args: 1, fits: ofResult},
	Intr: {Name: "Intr", Args: anyNumber, fits: (*verifier).intrinsic}, Extern: {Name: "Extern", Effect: true, Args: anyNumber, fits: (*verifier).extern},
	Comm: {Name: "Comm", Args: anyNumber, fits: (*verifier).comm},

	CheckIndex: check("CheckIndex", anyNumber, ofBounds), CheckLE: check("CheckLE", anyNumber, ofBounds),
	CheckNil: check("CheckNil", anyNumber, ofNilCheck), CheckTrue: check("CheckTrue", anyNumber, ofCondition),
	CheckNonZero: check("CheckNonZero", 1, ofInteger), CheckNonNeg: check("CheckNonNeg", 1, ofInteger),
	CheckEq: check("CheckEq", 2, ofInts), CheckPE: check("CheckPE", 2, ofInts),

	Jump: terminator("Jump", 0, ofNothing), If: terminator("If", 1, ofBranch), Return: terminator("Return", anyNumber, ofReturn),
	Fail: {Name: "Fail", Effect: true, Terminator: true, Void: true, Site: true, Args: anyNumber, fits: ofFail},
}

// Facts returns what is known of the operation.
func (o Op) Facts() *OpFacts { return &ops[o] }

// String returns the name of the operation as the constant is called.
func (o Op) String() string {
	if int(o) < len(ops) && ops[o].Name != "" {
		return ops[o].Name
	}
	return fmt.Sprintf("Op(%d)", uint8(o))
}
