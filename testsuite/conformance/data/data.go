// Package data holds the structs that the conformance tests move. The kernels stand in
// other packages.
package data

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Kind is a named field type.
type Kind uint8

// Body has fields of all sizes, nested ones, and room between them and at the end: 40
// bytes.
type Body struct {
	At     [3]float32
	Mass   float64
	Kind   Kind
	Live   bool
	Charge gpu.Float16
	Spin   struct{ Axis, Turns int32 }
}

// Color has 3 bytes, so that elements stand at odd addresses.
type Color struct{ R, G, B uint8 }

// Row is an array, long enough for a loop.
type Row [20]int16
