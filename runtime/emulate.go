package gpurt

import (
	"io"

	"github.com/gpuc-go/gpuc/runtime/emu"
)

// emulate makes an emulated machine.
func emulate(pes int, seed uint64, log io.Writer) world {
	return emu.NewWorld(emu.Config{PEs: pes, Seed: seed, Log: log})
}
