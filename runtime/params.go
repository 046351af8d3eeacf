package gpurt

import "github.com/gpuc-go/gpuc/internal/base/manifest"

// This file says where a launch puts its parameters.

// paramKind is a kind of parameter as a launch compares it, in one instruction.
type paramKind uint8

const (
	asScalar paramKind = iota
	asSlice
	asSym
	asRegistered
	asSignal
	asSignals
	asTeam
	asTensorMap
)

var paramKinds = map[manifest.Kind]paramKind{
	manifest.Scalar: asScalar, manifest.Slice: asSlice, manifest.Sym: asSym, manifest.Registered: asRegistered,
	manifest.Signal: asSignal, manifest.Signals: asSignals, manifest.Team: asTeam,
	manifest.TensorMap: asTensorMap,
}

// paramSlot is where a launch puts a parameter, or a field or element of one. It is small: a
// launch goes through all of them.
type paramSlot struct {
	as     paramKind
	size   uint8 // of its first word, in bytes
	offset uint16
}

// paramSlots returns the slots of a parameter buffer, and the names of what goes there. A
// length belongs to the slot of the address before it. The device fills in what the sanitizer needs.
func paramSlots(abi *manifest.ABI) (slots []paramSlot, names []string) {
	for _, l := range abi.Leaves {
		if l.Role != manifest.Length && l.Kind != manifest.Sanitizer {
			slots = append(slots, paramSlot{paramKinds[l.Kind], uint8(l.Size), uint16(l.Offset)})
			names = append(names, l.Path)
		}
	}
	return slots, names
}
