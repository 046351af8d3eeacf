// Package scopes numbers the scopes of operations as the conformance kernels and
// their tests pass them on.
package scopes

// The scopes, in the order of internal/base/op.
const (
	Thread = iota
	Warp
	Block
)
