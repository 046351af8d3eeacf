// Package emuproc spreads the hosts of emulated PEs over processes. One process, that of
// PE 0, holds the emulated GPUs of all. It serves them to the others, where a PE calls its
// device by messages, method by method of package driver. So one scheduler decides about
// all, and a run repeats from its seed as in one process.
//
// To the runtime such a device looks like a GPU: memory has an address that the host cannot
// use, and a launch is described by its parameter buffer. Kernels run in the process that
// has the GPUs. It is the same program, so it has their functions too.
//
// Every method is one value of type method, with what travels and what the serving process
// does. The table of all is in method.go. Start reading at Serve and Dial. The package
// opens no connections and reads no environment.
package emuproc
