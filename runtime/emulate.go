package gpurt

import (
	"io"

	"github.com/gpuc-go/gpuc/runtime/emu"
)

// emulate makes an emulated machine; out gets what kernels print.
func emulate(pes int, seed uint64, out, log io.Writer) world {
	return emu.NewWorld(emu.Config{PEs: pes, Seed: seed, Stdout: out, Log: log})
}
