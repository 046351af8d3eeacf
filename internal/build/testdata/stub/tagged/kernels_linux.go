//go:build amd64 || arm64

// Package tagged is built on some platforms only.
package tagged

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func K(t *gpu.Thread) {}
