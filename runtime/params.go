package gpurt

import "github.com/gpuc-go/gpuc/internal/base/manifest"

// This file says where a launch puts its parameters.

// passed is a kind of parameter as a launch compares it, in one instruction.
type passed uint8

const (
	asScalar passed = iota
	asSlice
	asSym
	asRegistered
	asSignal
	asSignals
	asTeam
	asTensorMap
)

var passedAs = map[manifest.Kind]passed{
	manifest.Scalar: asScalar, manifest.Slice: asSlice, manifest.Sym: asSym, manifest.Registered: asRegistered,
	manifest.Signal: asSignal, manifest.Signals: asSignals, manifest.Team: asTeam,
	manifest.TensorMap: asTensorMap,
}

// slot is where a launch puts a parameter, or a field or element of one. It is small: a
// launch goes through all of them.
type slot struct {
	as     passed
	size   uint8 // of its first word, in bytes
	offset uint16
}

// slotsOf returns the slots of a parameter buffer, and the names of what goes there. A
// length belongs to the slot of the address before it. The device fills in what the sanitizer needs.
func slotsOf(abi *manifest.ABI) (slots []slot, names []string) {
	for _, l := range abi.Leaves {
		if l.Role != manifest.Length && l.Kind != manifest.Sanitizer {
			slots = append(slots, slot{passedAs[l.Kind], uint8(l.Size), uint16(l.Offset)})
			names = append(names, l.Path)
		}
	}
	return slots, names
}
