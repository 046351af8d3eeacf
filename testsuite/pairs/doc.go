// Package pairs holds kernels with mistakes, each with a right twin. A kernel whose name ends
// in Wrong has its twin beside it. The others are programs in miniature that make the mistake
// that a parameter names, or none. The table of the tests says which tools find each: the
// warnings of gpuc check, the back end check in one run, the emulator within 100 seeds, and the
// race detector. No twin is ever reported.
//
// data and other are symmetric memory of words, of which those of data are zero at first,
// signals are zero, and out is memory of the PE. A kernel runs on two PEs.
package pairs

//go:generate go run ../../cmd/gpuc generate -compress
