package manifest

// This file lays out the parameters of a kernel. The compiler, the generated launch
// methods and the back ends all read the leaves that LayOut yields.

import (
	"fmt"
	"slices"
)

// ABI is the parameter buffer of a kernel.
type ABI struct {
	// Leaves are the scalars and descriptions that the kernel's parameters come to, in
	// order. The compiled function has one parameter for each, and that of the control block.
	Leaves []Leaf
	// Size is where the last leaf ends, in bytes.
	Size int
	// Control is the offset of the control block's address, which comes last.
	Control int
}

// Offsets are those of the compiled function's parameters.
func (a *ABI) Offsets() []int {
	var at []int
	for _, l := range a.Leaves {
		at = append(at, l.Offset)
	}
	return append(at, a.Control)
}

// Leaf is one scalar or description of the parameter buffer.
type Leaf struct {
	// Path names what it belongs to, such as cfg.bufs[2].
	Path string
	// At has the index of the parameter, and those of fields and elements within.
	At   []int
	Kind Kind
	Role Role
	// Offset and Size are its place in the buffer, in bytes.
	Offset, Size int
}

// Role is what a leaf is to the kernel.
type Role uint8

const (
	Value       Role = iota // a number
	Address                 // of memory, or of a signal
	Length                  // in elements, of the memory or the box that the leaf before stands for
	Description             // of a tensor, as the GPU reads it; the kernel uses its address
)

// DescriptionBytes and DescriptionAlign are the size and the alignment of a description (CUDA
// Driver API, CUtensorMap).
const DescriptionBytes, DescriptionAlign = 128, 64

// word is a leaf of a kind, with its size in bytes.
type word struct {
	role Role
	size int
}

// words are the leaves of each kind that has no fields. A scalar has the size that its
// Param says.
var words = map[Kind][]word{
	Scalar:     {{Value, 0}},
	Slice:      {{Address, 8}, {Length, 8}},
	Sym:        {{Address, 8}, {Length, 8}},
	Registered: {{Address, 8}, {Length, 8}},
	Signal:     {{Address, 8}},
	Signals:    {{Address, 8}, {Length, 8}},
	Team:       {{Value, 4}},
	TensorMap:  {{Description, DescriptionBytes}, {Length, 8}},
	Sanitizer:  {{Address, 8}, {Address, 8}},
}

const (
	// controlBytes is the size of the control block's address.
	controlBytes = 8
	// MaxParamBytes is how many bytes the parameters of a kernel can take: what CUDA
	// passes on every GPU (CUDA C++ Programming Guide, __global__ function
	// parameters), less the address of the control block.
	MaxParamBytes = 4096 - controlBytes
	// maxParts bounds the fields and elements, of which some take no bytes.
	maxParts = 1 << 16
	// maxDepth bounds how deep structs and arrays nest.
	maxDepth = 100
)

// What LayOut refuses that a kernel can be written with.
var (
	errBytes = fmt.Errorf("the parameters take more than the %d bytes that a launch carries; pass a slice", MaxParamBytes)
	errMaps  = fmt.Errorf("the parameters take more than the %d bytes that a launch carries, and each tensor map takes %d of them; pass fewer maps", MaxParamBytes, DescriptionBytes)
	errParts = fmt.Errorf("the parameters have more than %d fields and elements; pass a slice", maxParts)
	errDepth = fmt.Errorf("structs and arrays are nested more than %d deep; pass a slice", maxDepth)
)

// LayOut lays out the parameters of a kernel. It refuses those that no launch can carry,
// and those that a compiler has not written: a manifest comes from a file.
func LayOut(params []Param) (*ABI, error) {
	l := layout{abi: new(ABI)}
	for i := range params {
		if err := l.add(&params[i], params[i].Name, []int{i}); err != nil {
			return nil, fmt.Errorf("parameter %s: %w", params[i].Name, err)
		}
	}
	l.abi.Control = align(l.abi.Size, controlBytes)
	return l.abi, nil
}

// layout is a parameter buffer in the making.
type layout struct {
	abi   *ABI
	parts int
	maps  bool // there are descriptions
}

// add lays out p, which path and at lead to.
func (l *layout) add(p *Param, path string, at []int) error {
	if l.parts++; l.parts > maxParts {
		return errParts
	}
	if len(at) > maxDepth {
		return errDepth
	}
	switch p.Kind {
	case Struct:
		for i := range p.Fields {
			if err := l.add(&p.Fields[i], path+"."+p.Fields[i].Name, append(at, i)); err != nil {
				return err
			}
		}
		return nil
	case Array:
		if len(p.Fields) != 1 || p.Len < 0 {
			return fmt.Errorf("an array has a length and one element in its description, not %d and %d", p.Len, len(p.Fields))
		}
		for i := range p.Len {
			if err := l.add(&p.Fields[0], fmt.Sprintf("%s[%d]", path, i), append(at, i)); err != nil {
				return err
			}
		}
		return nil
	}
	ws, ok := words[p.Kind]
	if !ok {
		return fmt.Errorf("unknown kind %q", p.Kind)
	}
	at = slices.Clone(at)
	for _, w := range ws {
		if p.Kind == Scalar {
			w.size = p.Size
		}
		if err := l.leaf(Leaf{Path: path, At: at, Kind: p.Kind, Role: w.role, Size: w.size}); err != nil {
			return err
		}
	}
	return nil
}

// leaf puts x at the next place that suits it.
func (l *layout) leaf(x Leaf) error {
	multiple := x.Size
	switch {
	case x.Role == Description:
		multiple, l.maps = DescriptionAlign, true
	case x.Size != 1 && x.Size != 2 && x.Size != 4 && x.Size != 8:
		return fmt.Errorf("a scalar has 1, 2, 4 or 8 bytes, not %d", x.Size)
	}
	x.Offset = align(l.abi.Size, multiple)
	l.abi.Size = x.Offset + x.Size
	switch {
	case l.abi.Size <= MaxParamBytes:
	case l.maps:
		return errMaps
	default:
		return errBytes
	}
	l.abi.Leaves = append(l.abi.Leaves, x)
	return nil
}

// align rounds n up to a multiple of a power of two.
func align(n, to int) int { return (n + to - 1) &^ (to - 1) }
