package gpurt

import (
	"io"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// emulate makes an emulated machine; out gets what kernels print.
func emulate(cfg *Config, out, log io.Writer) world {
	return emu.NewWorld(emu.Config{PEs: cfg.PEs, Seed: cfg.Seed, HangTimeout: cfg.HangTimeout, Stdout: out, Log: log, Alone: cfg.alone})
}
