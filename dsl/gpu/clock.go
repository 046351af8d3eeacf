package gpu

// Clock returns the number of clock cycles that the thread's multiprocessor has
// counted (CUDA: clock64). Values are comparable within a block. The emulator
// counts calls of device functions instead, so a run repeats from its seed.
func Clock(t *Thread) int64 { return t.engine().Clock() }

// GlobalTimer returns a time in nanoseconds (PTX: %globaltimer). GPUs update it
// every microsecond or less often. In the emulator the time grows with the calls
// of device functions, so a run repeats from its seed.
func GlobalTimer(t *Thread) uint64 { return t.engine().Nanoseconds() }
