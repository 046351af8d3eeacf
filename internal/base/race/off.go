//go:build !race

// Package race gives the emulator and the device API the race detector's
// annotations in a build with -race, and nothing in any other build.
package race

import "unsafe"

// Enabled says that the program was built with -race.
const Enabled = false

// Disable hides synchronisation by the calling goroutine from the detector,
// until Enable.
func Disable() {}

// Enable ends the effect of Disable.
func Enable() {}

// Acquire orders what happened before the releases at p before what follows.
func Acquire(unsafe.Pointer) {}

// Release publishes what happened so far at p, in place of earlier releases.
func Release(unsafe.Pointer) {}

// ReleaseMerge publishes what happened so far at p, besides earlier releases.
func ReleaseMerge(unsafe.Pointer) {}

// Read tells the detector that n bytes at p are read.
func Read(unsafe.Pointer, uintptr) {}

// Write tells the detector that n bytes at p are written.
func Write(unsafe.Pointer, uintptr) {}
