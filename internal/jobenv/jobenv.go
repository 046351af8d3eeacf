// Package jobenv is the environment in which a program is told how to run: gpuc run
// writes it, and package gpurt reads it. Both read what a user has set.
//
// It imports nothing of this module. Start reading at Job.
package jobenv

import (
	"fmt"
	"strconv"
)

// The variables.
const (
	backend       = "GPUC_BACKEND"
	pes           = "GPUC_NP"
	seed          = "GPUC_SEED"
	oversubscribe = "GPUC_OVERSUBSCRIBE"
)

// Names of the back ends.
const (
	Emulator = "emu"
	CUDA     = "cuda"
)

// Job is what the variables say; the zero value of a field is a variable that is not set.
type Job struct {
	Backend string
	PEs     int
	Seed    uint64
	// Oversubscribe lets PEs share GPUs.
	Oversubscribe bool
}

// Read reads all variables.
func Read(getenv func(string) string) (j Job, err error) {
	if j.Backend, err = Backend(getenv); err != nil {
		return Job{}, err
	}
	if s := getenv(pes); s != "" {
		if j.PEs, err = strconv.Atoi(s); err != nil || j.PEs < 1 {
			return Job{}, fmt.Errorf("%s=%q: the number of PEs must be a positive number", pes, s)
		}
	}
	if s := getenv(seed); s != "" {
		if j.Seed, err = strconv.ParseUint(s, 0, 64); err != nil {
			return Job{}, fmt.Errorf("%s=%q: the seed must be a number from 0 to 2^64-1", seed, s)
		}
	}
	j.Oversubscribe, err = Oversubscribe(getenv)
	return j, err
}

// Backend reads the name of the back end.
func Backend(getenv func(string) string) (string, error) {
	name := getenv(backend)
	if !KnownBackend(name) {
		return "", fmt.Errorf("%s=%q: the back end must be %s or %s", backend, name, Emulator, CUDA)
	}
	return name, nil
}

// KnownBackend reports whether a back end may be asked for by that name; an empty one
// leaves the choice to the machine.
func KnownBackend(name string) bool { return name == "" || name == Emulator || name == CUDA }

// Oversubscribe reads whether PEs may share GPUs.
func Oversubscribe(getenv func(string) string) (bool, error) {
	s := getenv(oversubscribe)
	if s == "" {
		return false, nil
	}
	share, err := strconv.ParseBool(s)
	if err != nil {
		return false, fmt.Errorf("%s=%q: it must be 1 or 0", oversubscribe, s)
	}
	return share, nil
}

// Environ returns the variables that say j, as os.Environ does.
func (j Job) Environ() []string {
	return []string{
		backend + "=" + j.Backend,
		pes + "=" + strconv.Itoa(j.PEs),
		seed + "=" + strconv.FormatUint(j.Seed, 10),
		oversubscribe + "=" + strconv.FormatBool(j.Oversubscribe),
	}
}
