package gpurt

import (
	"io"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// emulate makes an emulated machine; out gets what kernels print.
func emulate(cfg *Config, out *lockedWriter, log io.Writer) world {
	c := emu.Config{PEs: cfg.PEs, Hosts: cfg.Hosts, Placed: cfg.placed, Seed: cfg.Seed, HangTimeout: cfg.HangTimeout, Stdout: out.kernels, Log: log, Alone: cfg.alone, Recorder: cfg.recorder}
	c.Together = cfg.link != nil
	if cfg.Backend == Check {
		var how check.Config
		if cfg.checks != nil {
			how = *cfg.checks
		}
		how.Seed = cfg.Seed
		c.Checker = check.New(how)
		if how.Search != nil {
			c.Director = how.Search
		}
	}
	w := emu.NewWorld(c)
	cfg.recorded = w.Ended
	return w
}
