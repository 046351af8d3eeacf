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
}

func arithmetic(name string) OpFacts {
	return OpFacts{Name: name, Pure: true, Total: true, Elementwise: true}
}

// total is a shift, a cast or an address, whose arguments analyses do not look at.
func total(name string) OpFacts { return OpFacts{Name: name, Pure: true, Total: true} }

func comparison(name string) OpFacts {
	f := arithmetic(name)
	f.Comparison = true
	return f
}

func division(name string) OpFacts { return OpFacts{Name: name, Pure: true} }

func effect(name string) OpFacts { return OpFacts{Name: name, Effect: true} }

func check(name string) OpFacts { return OpFacts{Name: name, Effect: true, Check: true} }

func terminator(name string) OpFacts { return OpFacts{Name: name, Effect: true, Terminator: true} }

// ops is the table of operations.
var ops = [...]OpFacts{
	Invalid: {Name: "Invalid"}, Param: {Name: "Param"}, Const: {Name: "Const"}, Phi: {Name: "Phi"},
	Add: arithmetic("Add"), Sub: arithmetic("Sub"), Mul: arithmetic("Mul"), Div: division("Div"), Rem: division("Rem"),
	And: arithmetic("And"), Or: arithmetic("Or"), Xor: arithmetic("Xor"), Shl: total("Shl"), Shr: total("Shr"),
	Neg: arithmetic("Neg"), Not: arithmetic("Not"),
	Eq: comparison("Eq"), Ne: comparison("Ne"), Lt: comparison("Lt"), Le: comparison("Le"), Gt: comparison("Gt"), Ge: comparison("Ge"),
	Convert: arithmetic("Convert"), Bitcast: total("Bitcast"), Select: arithmetic("Select"),
	Alloca: {Name: "Alloca"}, Load: {Name: "Load"}, Store: effect("Store"), Copy: effect("Copy"), Zero: effect("Zero"),
	FieldAddr: total("FieldAddr"), IndexAddr: total("IndexAddr"), GlobalAddr: total("GlobalAddr"),
	Call: effect("Call"), Result: {Name: "Result", Pure: true}, Intr: {Name: "Intr"}, Extern: effect("Extern"), Comm: {Name: "Comm"},
	CheckIndex: check("CheckIndex"), CheckLE: check("CheckLE"), CheckNil: check("CheckNil"), CheckNonZero: check("CheckNonZero"),
	CheckNonNeg: check("CheckNonNeg"), CheckEq: check("CheckEq"), CheckPE: check("CheckPE"), CheckTrue: check("CheckTrue"),
	Jump: terminator("Jump"), If: terminator("If"), Return: terminator("Return"), Fail: terminator("Fail"),
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
