// Package libcuda implements cu.Driver with NVIDIA's libcuda.so.1, opened at
// run time without cgo. It opens the library and nothing else: which device is
// used and what is done with it is package cuda's business.
//
// Start reading at Open. Each function variable has its C prototype (cuda.h)
// beside it, since nothing checks them.
package libcuda

import "github.com/gpuc-go/gpuc/internal/nvidia/cu"

// SOName is the name of the library that the GPU driver installs.
const SOName = "libcuda.so.1"

var _ cu.Driver = (*Library)(nil)
