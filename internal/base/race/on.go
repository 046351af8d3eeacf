//go:build race

// Package race gives the emulator and the device API the race detector's
// annotations in a build with -race, and nothing in any other build.
package race

import (
	"runtime"
	"unsafe"
)

// Enabled says that the program was built with -race.
const Enabled = true

// Disable hides synchronisation by the calling goroutine from the detector,
// until Enable.
func Disable() { runtime.RaceDisable() }

// Enable ends the effect of Disable.
func Enable() { runtime.RaceEnable() }

// Acquire orders what happened before the releases at p before what follows.
func Acquire(p unsafe.Pointer) { runtime.RaceAcquire(p) }

// Release publishes what happened so far at p, in place of earlier releases.
func Release(p unsafe.Pointer) { runtime.RaceRelease(p) }

// ReleaseMerge publishes what happened so far at p, besides earlier releases.
func ReleaseMerge(p unsafe.Pointer) { runtime.RaceReleaseMerge(p) }

// Read tells the detector that n bytes at p are read.
func Read(p unsafe.Pointer, n uintptr) {
	if n > 0 {
		runtime.RaceReadRange(p, int(n))
	}
}

// Write tells the detector that n bytes at p are written.
func Write(p unsafe.Pointer, n uintptr) {
	if n > 0 {
		runtime.RaceWriteRange(p, int(n))
	}
}
