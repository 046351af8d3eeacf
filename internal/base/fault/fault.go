// Package fault holds what compiled kernels, the emulator and the runtime agree
// on about things that go wrong inside a kernel: the kinds of failed checks and
// their texts, the error with its place, and the layout of the control block
// through which a GPU reports it.
//
// The texts are those of Go's own run-time panics, so that the same mistake
// reads the same from the emulator and from a GPU.
package fault

import (
	"errors"
	"fmt"
	"strings"
)

// Kind is what went wrong at a site.
type Kind string

const (
	// Index: values are the index and the length. For this kind and those of
	// slices the site's Text is Unsigned where the first value is one. The second
	// value is EmptyPeer of a PE for memory that is empty because that PE cannot be addressed.
	Index Kind = "index"
	// SliceHigh: s[:hi], s[lo:hi] with hi > cap; values are hi and cap.
	SliceHigh Kind = "slice-high"
	// SliceHighLen: hi > len, of an array or string; values are hi and len.
	SliceHighLen Kind = "slice-high-len"
	// SliceLow: s[lo:hi] with lo > hi; values are lo and hi.
	SliceLow Kind = "slice-low"
	// SliceMax: s[::max] with max > cap; values are max and cap.
	SliceMax Kind = "slice-max"
	// SliceMaxHigh: s[:hi:max] with hi > max; values are hi and max.
	SliceMaxHigh Kind = "slice-max-high"
	// SliceToArray: conversion of a short slice; values are its length and the array's.
	SliceToArray Kind = "slice-to-array"
	// MakeLen: make([]T, n, c) with a negative n, and a c that is constant.
	MakeLen Kind = "make-len"
	// MakeCap: make([]T, n, c) with n > c.
	MakeCap Kind = "make-cap"
	// Nil: a nil pointer was followed.
	Nil Kind = "nil"
	// Divide: integer division by zero.
	Divide Kind = "divide"
	// Overflow: bits.Div64 with a quotient that does not fit.
	Overflow Kind = "overflow"
	// Shift: negative shift count.
	Shift Kind = "shift"
	// Panic: a call of panic; the site's Text is its constant argument as
	// Go prints it.
	Panic Kind = "panic"
	// Length: operands of a communication operation differ in length; the
	// site's Text is the operation, values are the destination's and the source's length.
	Length Kind = "length"
	// Short: an operand of a communication operation is too short, or not as
	// long as it must be; the site's Text is the operation and the operand,
	// values are the length that it needs and its own.
	Short Kind = "short"
	// Parts: the parts of all PEs do not make up the whole; the site's Text is
	// the operation, values are the number of elements of all parts and of the whole.
	Parts Kind = "parts"
	// Divided: a number of elements does not divide among the PEs; the site's
	// Text is the operation, values are the elements and how many of them do.
	Divided Kind = "divided"
	// Team: there is no such team, or the PE is no member of it; the site's
	// Text is the operation.
	Team Kind = "team"
	// Absent: an operation of a block that not all of its threads call; the
	// site's Text is the operation, values are how many do and how many there are.
	Absent Kind = "absent"
	// PERange: a PE that does not exist; the site's Text is the operation,
	// values are the PE and the number of PEs.
	PERange Kind = "pe"
	// Unreachable: MustPeer of a PE that cannot be addressed; the first value is the PE.
	Unreachable Kind = "unreachable"
	// Wait: a wait that was ended from outside; the site's Text is the
	// operation, with " of int32" or such after it for words that are signed,
	// values are the word's value and the value waited for.
	Wait Kind = "wait"
	// Running: a thread that ran on when its host no longer waited for it, of
	// which only the emulator knows where it was.
	Running Kind = "running"
	// Access is no failure either, but the place of an access that the sanitizer reports, whose
	// text says what it is. Of an error it is that the sanitizer has reported something.
	Access Kind = "access"
	// Span and Traced are no failures, but places that a trace names: of a span, whose name is
	// the Text, and of the operation of the Text.
	Span   Kind = "span"
	Traced Kind = "traced"
	// Check: what the checking engine has found; the Text says it.
	Check Kind = "check"
	// Unknown: what the checking engine cannot run; the Text says it. The error is an
	// errors.ErrUnsupported.
	Unknown Kind = "unknown"
	// VecLength: a slice whose length is no multiple of a vector's; the
	// site's Text is the function, values are the two lengths.
	VecLength Kind = "vec-length"
	// VecAlign: a slice that does not start where a vector may; the site's
	// Text is the function, values are by how many bytes it is off, and the
	// alignment.
	VecAlign Kind = "vec-align"
	// BoxChunk: a box of a tensor that does not begin at a multiple of 16 bytes; the site's Text is
	// the function, values are the last coordinate, and of what it has to be a multiple.
	BoxChunk Kind = "box-chunk"
	// BoxNegative: a box that is stored and begins before the tensor; the site's Text is the
	// function, values are the number of the coordinate and the coordinate.
	BoxNegative Kind = "box-negative"
)

// Failure is what a function of dsl panics with for a failure that a GPU reports
// too.
type Failure struct {
	Kind   Kind
	Text   string // see Site
	V0, V1 int64
}

// Error returns the text of the failure.
func (f *Failure) Error() string { return Message(f.Kind, f.Text, f.V0, f.V1) }

// Site is a place in the source at which a kernel can fail. The compiler
// numbers them; the manifest lists them.
type Site struct {
	Kind Kind   `json:"kind"`
	File string `json:"file"` // FileName of the file
	Line int    `json:"line"`
	Func string `json:"func"`           // as Go writes it: Shift, (*Tile).At
	Text string `json:"text,omitempty"` // see Kind
}

// Unsigned is the Text of sites at which an index or bound of 64 bits without a sign
// fails.
const Unsigned = "unsigned"

// bounds are the texts of an index or bound that is out of range: one that is too
// large, and one that is negative.
var bounds = map[Kind]struct{ large, negative string }{
	Index:        {"index out of range [%d] with length %d", "index out of range [%d]"},
	SliceHigh:    {"slice bounds out of range [:%d] with capacity %d", "slice bounds out of range [:%d]"},
	SliceHighLen: {"slice bounds out of range [:%d] with length %d", "slice bounds out of range [:%d]"},
	SliceLow:     {"slice bounds out of range [%d:%d]", "slice bounds out of range [%d:]"},
	SliceMax:     {"slice bounds out of range [::%d] with capacity %d", "slice bounds out of range [::%d]"},
	SliceMaxHigh: {"slice bounds out of range [:%d:%d]", "slice bounds out of range [:%d:]"},
}

// EmptyPeer stands for the length 0 of what Peer has returned for a PE that cannot be
// addressed. It is negative.
func EmptyPeer(pe int) int64 { return ^int64(pe) }

// unreachable says why a PE cannot be addressed.
const unreachable = " is on another host, or this GPU has no peer access to it; "

// texts are those of the other kinds: the site's text is argument 1, and the values are 2 and 3.
var texts = map[Kind]string{
	SliceToArray: "cannot convert slice with length %[2]d to array or pointer to array with length %[3]d",
	MakeLen:      "makeslice: len out of range",
	MakeCap:      "makeslice: cap out of range",
	Nil:          "invalid memory address or nil pointer dereference",
	Divide:       "integer divide by zero",
	Overflow:     "integer overflow",
	Shift:        "negative shift amount",
	Panic:        "panic: %[1]s",
	Length:       "%[1]s: destination has %[2]d elements, source has %[3]d",
	Short:        "%[1]s has %[3]d elements, needs %[2]d",
	Parts:        "%[1]s: the parts of all PEs have %[2]d elements, the whole has %[3]d",
	Divided:      "%[1]s: %[2]d elements do not divide among the PEs of the team, %[3]d do",
	Team:         "%[1]s: the team does not exist, or this PE is not a member of it",
	PERange:      "%[1]s: PE %[2]d out of range [0, %[3]d)",
	Unreachable:  "MustPeer: PE %[2]d" + unreachable + "call Peer and test its len, or use Get and Put",
	Wait:         "%[1]s: ended while waiting; the word is %[2]d, waited for %[3]d",
	Running:      "ended while running",
	VecLength:    "%[1]s: length %[2]d is not a multiple of %[3]d",
	VecAlign:     "%[1]s: the first element is %[2]d bytes after a multiple of %[3]d",
	BoxChunk:     "%[1]s: the last coordinate of the box is %[2]d, which is not a multiple of %[3]d: a box must begin at a multiple of 16 bytes; begin it there, and leave elements out",
	BoxNegative:  "%[1]s: coordinate %[2]d of the box is %[3]d: a box that is stored begins at 0 or beyond; begin it there, or let threads store it",
	Absent:       "%[1]s, but %[2]d of the %[3]d threads of the block have returned; every thread calls it",
	Check:        "%[1]s", Unknown: "%[1]s", Span: "%[1]s", Traced: "%[1]s", Access: "%[1]s",
}

// Message returns the text of a failure of kind k with the given values.
func Message(k Kind, text string, v0, v1 int64) string {
	if form, ok := bounds[k]; ok {
		if v0 < 0 && text != Unsigned {
			return fmt.Sprintf(form.negative, v0)
		}
		text := fmt.Sprintf(form.large, uint64(v0), max(v1, 0))
		if v1 < 0 {
			text += fmt.Sprintf(", which Peer has returned: PE %d"+unreachable+"test its len first, or use Get and Put", ^v1)
		}
		return text
	}
	form, ok := texts[k]
	switch {
	case !ok:
		return fmt.Sprintf("unknown failure %q (%d, %d)", k, v0, v1)
	case !strings.Contains(form, "%"):
		return form
	case k == Absent:
		v0 = v1 - v0
	case k == Wait && !strings.Contains(text, " of int"):
		return fmt.Sprintf(form, text, uint64(v0), uint64(v1))
	}
	return fmt.Sprintf(form, text, v0, v1)
}

// Error is a failure inside a kernel, with its place. Both back ends return it.
type Error struct {
	Kernel        string
	PE            int
	Block, Thread [3]int
	File          string // FileName of the file; empty if unknown
	Line          int
	Kind          Kind
	Msg           string // Message of the kind
	// Stack, where the back end has it, is the Go stack of the emulated thread.
	Stack string
	// Ended, of Kind Access, is what the work has ended with, nil if nothing else went wrong.
	Ended error
}

// Error returns, for example,
//
//	ring/ring.go:14: index out of range [8] with length 8 (kernel Shift, PE 1, block (0,0,0), thread (3,0,0))
func (e *Error) Error() string {
	at := ""
	if e.File != "" {
		at = fmt.Sprintf("%s:%d: ", e.File, e.Line)
	}
	text := fmt.Sprintf("%s%s (kernel %s, PE %d, block (%d,%d,%d), thread (%d,%d,%d))", at, e.Msg, e.Kernel, e.PE,
		e.Block[0], e.Block[1], e.Block[2], e.Thread[0], e.Thread[1], e.Thread[2])
	if e.Ended != nil {
		text += "\nthe kernel has ended with: " + e.Ended.Error()
	}
	return text
}

// Unwrap returns Ended.
func (e *Error) Unwrap() error { return e.Ended }

// Is says that what cannot be run is unsupported.
func (e *Error) Is(target error) bool { return e.Kind == Unknown && target == errors.ErrUnsupported }

// Known reports whether there is such a kind of failure.
func (k Kind) Known() bool { return texts[k] != "" || bounds[k].large != "" }
