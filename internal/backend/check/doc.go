// Package check is the engine of the back end check: it interprets the compiled form of
// kernels, the NVVM IR of their artifact, on the threads of the emulator, and looks for what
// no single run on a GPU shows.
//
// Each byte of device memory has a shadow, which says who wrote it and read it last. Each
// thread knows how far it knows the steps of every other thread, and which operations it
// knows to be complete: a vector clock and a set. docs/memory-model.md says what barriers,
// signals, fences and atomics add to that, and nothing else does; the order in which things
// happen in the run does not count. So a race is found whenever both accesses occur, whatever
// the run made of them.
//
// The emulator keeps its part: hosts, streams, teams, the symmetric heap, who runs when,
// what arrives when, deadlocks. It calls the engine through emu.Checker.
//
// The package imports nothing of the compiler. Start reading at Checker, then run in
// interp.go and touch in shadow.go. What it finds and does not find stands in
// docs/checking.md.
package check
