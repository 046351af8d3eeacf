package gpurt

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/gpuc-go/gpuc/internal/launcher"
)

// Environment variables that Main reads. Those of the launcher stand in the
// package's documentation.
const (
	envBackend = "GPUC_BACKEND"
	envSeed    = "GPUC_SEED"
	envNP      = "GPUC_NP"
	envShare   = "GPUC_OVERSUBSCRIBE"
)

// DefaultSeed is the emulator's seed when none is given: a program then does the
// same each time.
const DefaultSeed = 1

// Config says where Run runs and with how many PEs.
type Config struct {
	// Backend is Emulator or CUDA; empty means what Main would choose.
	Backend string
	// PEs is the number of emulated PEs; 0 means 1. On GPUs a process is one
	// PE, and its launcher knows their number.
	PEs int
	// Seed fixes the order in which the emulator does things; 0 means
	// DefaultSeed.
	Seed uint64
	// Oversubscribe lets PEs share GPUs where there are more PEs than GPUs, for
	// tests: their kernels take turns of some milliseconds, so that each wait
	// for another PE takes that long.
	Oversubscribe bool
	// Stdout and Stderr take what PEs print by Printf and Logf, and Stderr
	// also messages about progress. Nil means those of the process.
	Stdout, Stderr io.Writer
	// Grace is how long the other PEs may take to end once one has failed;
	// after it Run returns without them. 0 means 5 s.
	Grace time.Duration
	// Getenv looks up variables of the back end: where libraries and caches
	// are. Nil means the environment of the process.
	Getenv func(name string) string

	link *launcher.Link
	on   *backends
}

const defaultGrace = 5 * time.Second

// joined says that this process has used its connection to the launcher: there is
// one for its life, as there is one NVSHMEM.
var joined atomic.Bool

// FromEnv returns the configuration that Main uses: GPUC_BACKEND, GPUC_NP,
// GPUC_SEED, GPUC_OVERSUBSCRIBE, and the connection to the launcher if one started
// the process. It removes the launcher's variables, so that a program started from
// here does not take them for its own.
func FromEnv() (Config, error) {
	cfg, err := fromEnv(os.Getenv)
	if err != nil {
		return cfg, err
	}
	cfg.link, err = launcher.Join(os.Getenv, os.Exit)
	if err != nil {
		return cfg, err
	}
	if cfg.link == nil && joined.Load() {
		return cfg, errors.New("a process that gpuc run started on a GPU can call gpurt.Main once")
	}
	if cfg.link != nil {
		joined.Store(true)
		for _, name := range launcher.Variables {
			os.Unsetenv(name)
		}
	}
	return cfg, nil
}

// fromEnv reads the variables that are not the launcher's.
func fromEnv(getenv func(string) string) (cfg Config, err error) {
	cfg.Backend = getenv(envBackend)
	if s := getenv(envNP); s != "" {
		cfg.PEs, err = strconv.Atoi(s)
		if err != nil || cfg.PEs < 1 {
			return cfg, fmt.Errorf("%s=%q: the number of PEs must be a positive number", envNP, s)
		}
	}
	if s := getenv(envSeed); s != "" {
		cfg.Seed, err = strconv.ParseUint(s, 0, 64)
		if err != nil {
			return cfg, fmt.Errorf("%s=%q: the seed must be a number from 0 to 2^64-1", envSeed, s)
		}
	}
	if s := getenv(envShare); s != "" {
		cfg.Oversubscribe, err = strconv.ParseBool(s)
		if err != nil {
			return cfg, fmt.Errorf("%s=%q: it must be 1 or 0", envShare, s)
		}
	}
	return cfg, nil
}

// complete fills in defaults.
func (cfg *Config) complete() error {
	if cfg.PEs < 0 {
		return fmt.Errorf("the number of PEs is %d", cfg.PEs)
	}
	if cfg.PEs == 0 {
		cfg.PEs = 1
	}
	if cfg.Seed == 0 {
		cfg.Seed = DefaultSeed
	}
	if cfg.Stdout == nil {
		cfg.Stdout = os.Stdout
	}
	if cfg.Stderr == nil {
		cfg.Stderr = os.Stderr
	}
	if cfg.Grace == 0 {
		cfg.Grace = defaultGrace
	}
	if cfg.Getenv == nil {
		cfg.Getenv = os.Getenv
	}
	if cfg.on == nil {
		cfg.on = system()
	}
	return nil
}
