package gpurt

import (
	"io"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// emulate makes an emulated machine; out gets what kernels print.
func emulate(cfg *Config, out, log io.Writer) world {
	c := emu.Config{PEs: cfg.PEs, Hosts: cfg.Hosts, Seed: cfg.Seed, HangTimeout: cfg.HangTimeout, Stdout: out, Log: log, Alone: cfg.alone}
	if cfg.Backend == Check {
		c.Checker = check.New(cfg.Seed)
	}
	return emu.NewWorld(c)
}
