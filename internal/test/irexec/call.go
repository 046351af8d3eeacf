//go:build linux || darwin

package irexec

import "github.com/ebitengine/purego"

// call calls the C function at entry with one argument.
func call(entry, arg uintptr) { purego.SyscallN(entry, arg) }
