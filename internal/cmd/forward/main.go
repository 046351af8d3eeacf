// Command forward writes the stubs by which a process uses emulated GPUs that another process
// has: what travels of each method of package driver's interfaces, the method that the process of
// a PE calls, and what the other process does then.
//
//	go generate ./internal/backend/emurpc
//
// It begins with driver.Device, and goes on with the interfaces that methods take and return. A
// package may have methods of its own that travel: those of its interface extension, which its
// type served implements. What it has by hand is not written: a method of a type with the name of
// the interface, such as stream for driver.Stream. If that calls the stub (s.streamStub.Wait), the
// stub is written too.
//
// A method without arguments and without an error does not travel. Its result is taken when the
// object is made, and travels with it. A method named Close ends its object.
//
// Start reading at generate; stubs.go.tmpl is what is written.
package main

import (
	"fmt"
	"os"
)

// output is the file that is written.
const output = "stubs_gen.go"

func main() {
	b, err := generate(".")
	if err == nil {
		err = os.WriteFile(output, b, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "forward:", err)
		os.Exit(1)
	}
}
