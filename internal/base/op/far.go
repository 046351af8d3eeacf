package op

import (
	"fmt"
	"slices"
)

// FarTable says how a transport does each operation of Table at a PE whose memory cannot be addressed,
// by name, where that is less than Table says. It is nil for a transport that does the same at all PEs.
type FarTable map[string]*Far

// Far is a row of FarTable.
type Far struct {
	// How says how it is done, and Less what is missing, for documents.
	How, Less string
	// Refused says why it is not done, but for elements of Types, and Instead what to use in its place.
	Refused, Instead string
	Types            []Type
	// Delivery is what a fence does to its delivery, and Added that of a signal that is added to.
	Delivery, Added Delivery
	// Completes is what an operation whose effect is Completes waits for.
	Completes Completion
}

// Delivery is what a fence does to the delivery of an operation.
type Delivery uint8

const (
	// AsTable is that of Table: what was issued before a fence is delivered before what is issued after it.
	AsTable Delivery = iota
	// Unfenced is no order: also the data of a put and its signal arrive in any order.
	Unfenced
	// AfterPuts is that what is Unfenced and was issued before a fence is delivered before it.
	AfterPuts
)

// Completion is which operations an operation waits for.
type Completion uint8

const (
	// OfAll are all that were issued.
	OfAll Completion = iota
	// OfNear are those at PEs that can be addressed, and gets.
	OfNear
	// OfMembers are those, and those at PEs of the team.
	OfMembers
)

// Delivers returns what a fence does to the delivery of an operation, of which sigOp says how it updates a
// signal.
//
//go:norace
func (t FarTable) Delivers(o *Op, sigOp int32) Delivery {
	switch f := t[o.Name]; {
	case f == nil:
		return AsTable
	case o.Family == Sig && sigOp == SignalAdd:
		return f.Added
	default:
		return f.Delivery
	}
}

// Refuses returns why the first of a kernel's device functions that is not done at a PE is not, and "" if all
// are.
func (t FarTable) Refuses(symbols []string, pe int) string {
	for _, symbol := range symbols {
		in, _ := BySymbol(symbol)
		if in.Op == nil || t[in.Op.Name].does(in) {
			continue
		}
		f, of := t[in.Op.Name], ""
		switch {
		case in.Type != NoType:
			of = " of " + in.Type.String()
		case in.Width != 0:
			of = fmt.Sprintf(" of %d bits", in.Width)
		}
		return fmt.Sprintf("the kernel calls %s%s, and PE %d is of another host: %s; %s", in.Op.Name, of, pe, f.Refused, f.Instead)
	}
	return ""
}

// does reports whether a device function is done.
func (f *Far) does(in Instance) bool {
	return f == nil || f.Refused == "" || slices.ContainsFunc(f.Types, func(t Type) bool {
		return in.Type == t || in.Type == NoType && in.Width == t.Bits()
	})
}
