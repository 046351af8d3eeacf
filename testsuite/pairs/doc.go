// Package pairs holds kernels with a mistake in what is ordered, each beside a right twin.
// The tests run all of them on the back end check. It has to report each mistake in its
// first run, at the line that the table of the test names, and no twin with any seed.
//
// Every kernel has the same parameters: data and other are symmetric memory of words, which
// are zero at first, signals are zero, and out is memory of the PE. A kernel runs on two PEs.
package pairs

//go:generate go run ../../cmd/gpuc generate -compress
