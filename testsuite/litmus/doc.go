// Package litmus holds small kernels whose threads meet at a few words, as the literature on
// memory models has them. The tests run them on the back end check in every order, and
// compare what comes out with what the memory model allows.
//
// Every kernel is written for a few threads, each a block of its own, on one PE or on
// several. Their words are those of PE 0. Start reading at shapes.go.
package litmus

//go:generate go run ../../cmd/gpuc generate -compress
