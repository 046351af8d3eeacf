package gpurt

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// UniqueID names a job that PEs are to join. It is text without spaces, which a program
// passes on by its own means: a file, a socket, a variable of the environment.
type UniqueID string

// idPrefix begins every id; the name of the back end follows.
const idPrefix = "gpuc-"

// NewUniqueID returns the id of a new job, for Join. One PE calls it and tells the others,
// and its process lives until all have joined. The variable GPUC_BACKEND says where the
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
	fail := func(err error) (UniqueID, error) { return "", fmt.Errorf("make a unique id: %w", err) }
	if err := cfg.complete(); err != nil {
		return fail(err)
	}
	backend, err := cfg.on.choose(&cfg)
	if err != nil {
		return fail(err)
	}
	switch backend {
	case Emulator:
		return newMeeting(), nil
	case Check:
		return fail(errors.New("PEs on the back end check are started by Run or Main"))
	}
	b, err := cfg.on.uniqueID(cfg.Getenv)
	if err != nil {
		return fail(err)
	}
	return UniqueID(idPrefix + CUDA + "-" + hex.EncodeToString(b)), nil
}

// read returns the back end of a job, and the bytes that PEs on GPUs share.
func (id UniqueID) read() (backend string, shared []byte, err error) {
	rest, ok := strings.CutPrefix(string(id), idPrefix)
	backend, text, _ := strings.Cut(rest, "-")
	if ok && backend == Emulator {
		return backend, nil, nil
	}
	if ok && backend == CUDA {
		if shared, err = hex.DecodeString(text); err == nil && len(shared) > 0 {
			return backend, shared, nil
		}
	}
	return "", nil, fmt.Errorf("%q is no unique id, or not all of it; gpurt.NewUniqueID makes one", id)
}

// randomText returns text that nobody else has.
func randomText() string { return rand.Text() }
