// Package nvir reads the portable NVVM IR of kernels, as gpuc writes it into an artifact,
// into a form that an interpreter can run: functions of blocks of instructions on numbered
// registers, each instruction with its place in the source.
//
// It reads what package nvvmir of the compiler writes, and refuses everything else by
// name. It imports nothing of this module. Start reading at Parse and Module.Func.
package nvir

import (
	"fmt"
	"runtime"
	"strings"
)

// Module is the IR of a package of kernels. It must not be used by two goroutines at once.
type Module struct {
	Globals []*Global

	lines  []string
	heads  map[string]int    // the line of a function's head
	meta   map[string]string // metadata nodes
	places map[string]*Place
}

// Global is a variable of the module, or a table.
type Global struct {
	Name  string
	Type  *Type
	Space int
	Align int64
	// Init holds the content of a table, and is nil for memory without content.
	Init []byte
	// Dynamic says that the launch sizes the variable.
	Dynamic bool
}

// Func is a function with code.
type Func struct {
	Name   string
	Params []*Type
	Result *Type
	Blocks []*Block
	Regs   int // registers; the parameters come first
}

// Block is a basic block.
type Block struct {
	Name   string
	Instrs []*Instr
	phis   []*phi
}

// phi is a value that depends on the block that control comes from.
type phi struct {
	dst  int
	typ  *Type
	from map[string]Operand
}

// Operand is a register, or a constant where Reg is negative.
type Operand struct {
	Reg  int
	Bits uint64
}

// Place is a line of the source.
type Place struct {
	Dir, File string
	Line      int
	// At is the place of the call through which the code was inlined.
	At *Place
}

// Op is what an instruction does.
type Op uint8

// The instructions.
const (
	Binary   Op = iota // Name, Type
	Compare            // Name is the predicate, Type that of the operands
	FCompare           // Name is the predicate, Type that of the operands
	Convert            // Name, From, Type
	Select
	Load  // Type
	Store // value, address; Type
	Alloca
	Address   // base, and indices that Scales multiply, and Offset
	Extract   // Count registers from register Index of the operand
	Insert    // aggregate, value: at register Index
	AtomicRMW // Name; address, value
	CmpXchg   // address, expected, new
	Call      // Name; From are the types of the arguments
	Asm       // Name is the text
	Br        // To[0]
	CondBr    // condition; To
	Ret       // value, if any
	Unreached
)

// Edge is a way to another block, with the values that it has there.
type Edge struct {
	To    int
	Moves []Move
}

// Move gives Count registers from Dst on the values of those of Src.
type Move struct {
	Dst, Count int
	Src        Operand
}

// Instr is an instruction.
type Instr struct {
	Op     Op
	Name   string
	Type   *Type
	From   []*Type
	Leaves []Leaf // of Type, for Load, Store and Alloca
	Dst    int
	Count  int // registers of the result
	Args   []Operand
	Scales []int64
	Offset int64
	Index  int
	Edges  [2]Edge
	Place  *Place
	// Unused says that nothing reads the result of a Call, and Until, if set, that a loop does nothing but
	// repeat it.
	Unused bool
	Until  *Until
	// Do is what an interpreter has found out about a Call or Asm.
	Do any
}

// Until is the end of a loop that repeats a call and computes nothing that outlives a turn.
type Until struct {
	// Compare compares the result of the call, on its left, with an operand that stays the same. The loop
	// ends when that gives Ends.
	Compare *Instr
	Ends    bool
	// Only says that nothing else reads the result.
	Only bool
}

// Parse reads a module. Its functions are read when they are asked for.
func Parse(text []byte) (m *Module, err error) {
	defer recoverSyntax(&err)
	m = &Module{lines: strings.Split(string(text), "\n"), heads: map[string]int{}, meta: map[string]string{}, places: map[string]*Place{}}
	for i, line := range m.lines {
		switch {
		case strings.HasPrefix(line, "!"):
			if name, def, ok := strings.Cut(line, " = "); ok {
				m.meta[name] = strings.TrimPrefix(def, "distinct ")
			}
		case strings.HasPrefix(line, "@"):
			m.global(&scanner{text: line, line: i + 1})
		case strings.HasPrefix(line, "define "):
			_, name, _ := strings.Cut(line, "@")
			name, _, _ = strings.Cut(name, "(")
			m.heads[name] = i
		}
	}
	return m, nil
}

// Func reads the function with the given name. It returns nil if there is no such function.
func (m *Module) Func(name string) (f *Func, err error) {
	defer recoverSyntax(&err)
	at, ok := m.heads[name]
	if !ok {
		return nil, nil
	}
	p := &parser{m: m, at: at, f: &Func{}, regs: map[string]reg{}}
	p.function()
	return p.f, nil
}

// recoverSyntax makes an error of what a scanner panics with, and of an index that is out of
// range: text that the compiler has not written may end anywhere, and name anything.
func recoverSyntax(err *error) {
	switch e := recover().(type) {
	case nil:
	case syntax:
		*err = e.error
	case runtime.Error:
		*err = fmt.Errorf("the IR cannot be read: %w", e)
	default:
		panic(e)
	}
}
