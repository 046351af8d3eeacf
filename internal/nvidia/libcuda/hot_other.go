//go:build !linux

package libcuda

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// The functions of this file are never reached: Open fails on this system,
// since package dl opens no library on it.

func (l *Library) Launch(*cu.LaunchConfig, cu.Function, *[5]uintptr) cu.Result {
	return cu.NotSupported
}

func (l *Library) LaunchByPointers(*cu.LaunchConfig, cu.Function, []unsafe.Pointer) cu.Result {
	return cu.NotSupported
}

func (l *Library) StreamQuery(cu.Stream) cu.Result               { return cu.NotSupported }
func (l *Library) StreamWaitEvent(cu.Stream, cu.Event) cu.Result { return cu.NotSupported }
func (l *Library) EventRecord(cu.Event, cu.Stream) cu.Result     { return cu.NotSupported }
func (l *Library) EventQuery(cu.Event) cu.Result                 { return cu.NotSupported }
func (l *Library) EventSynchronize(cu.Event) cu.Result           { return cu.NotSupported }

func hostFunc() uintptr { return 0 }
