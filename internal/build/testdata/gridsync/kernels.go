// Package gridsync holds a kernel whose blocks meet.
package gridsync

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Meet(t *gpu.Thread) { t.Grid().Sync() }
