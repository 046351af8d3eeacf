package gpurt

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/platform"
)

// UniqueID names a job that PEs are to join. It is text without spaces, which a program
// passes on by its own means: a file, a socket, a variable of the environment. Whoever has it can
// join, so it is a secret: package fmt, logs and encoders write the name of the job alone. To pass
// it on, convert it: string(id).
type UniqueID string

// String returns the name of the job, without what lets a process join it.
func (id UniqueID) String() string { return platform.ID(id).Redacted() }

// GoString implements fmt.GoStringer, as String.
func (id UniqueID) GoString() string { return id.String() }

// Format implements fmt.Formatter, for all verbs as String.
func (id UniqueID) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, id.String()) }

// MarshalText implements encoding.TextMarshaler, as String.
func (id UniqueID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// NewUniqueID returns the id of a new job, for Join. One PE calls it and tells the others,
// and its process lives until all have joined. In the emulator it lives until all have closed:
// it has the emulated GPUs of all. The variable GPUC_BACKEND says where the
// job is to run. Without it that is on GPUs if there is one, and in the emulator otherwise.
func NewUniqueID() (UniqueID, error) {
	backend, err := jobenv.Backend(os.Getenv)
	if err != nil {
		return "", err
	}
	return Config{Backend: backend}.NewUniqueID()
}

// NewUniqueID is the function of that name for the back end that the configuration names.
func (cfg Config) NewUniqueID() (UniqueID, error) {
	err := cfg.complete()
	var id platform.ID
	if err == nil {
		id, err = platform.NewID(cfg.platform(cfg.single(context.Background())))
	}
	if err != nil {
		return "", fmt.Errorf("make a unique id: %w", err)
	}
	return UniqueID(id), nil
}
