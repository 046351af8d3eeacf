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

// Refuses returns why an operation on elements of a type is not done at a PE, and "" if it is.
func (t FarTable) Refuses(o *Op, typ Type, pe int) string {
	f := t[o.Name]
	if f == nil || f.Refused == "" || slices.Contains(f.Types, typ) {
		return ""
	}
	return fmt.Sprintf("%s at PE %d, which is of another host: %s; %s", o.Name, pe, f.Refused, f.Instead)
}
