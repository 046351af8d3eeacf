package gpurt

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// UniqueID names a job that PEs are to join. It is text without spaces, which a program
// passes on by its own means: a file, a socket, a variable of the environment. Whoever has it can
// join, so it is a secret: package fmt, logs and encoders write the name of the job alone. To pass
// it on, convert it: string(id).
type UniqueID string

// String returns the name of the job, without what lets a process join it.
func (id UniqueID) String() string {
	if name := id.name(); strings.HasPrefix(name, idPrefix) {
		return name + "-" + jobenv.Redacted
	}
	return jobenv.Redacted
}

// GoString implements fmt.GoStringer, as String.
func (id UniqueID) GoString() string { return id.String() }

// Format implements fmt.Formatter, for all verbs as String.
func (id UniqueID) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, id.String()) }

// MarshalText implements encoding.TextMarshaler, as String.
func (id UniqueID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// idPrefix begins every id; the name of the back end follows.
const idPrefix = "gpuc-"

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
		id, err := newMeeting(&cfg)
		if err != nil {
			return fail(err)
		}
		return id, nil
	case Check:
		return fail(errors.New("PEs on the back end check are started by Run or Main"))
	}
	b, err := cfg.on.uniqueID(cfg.Transport, cfg.Getenv)
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
		if _, err := id.place(); err == nil {
			return backend, nil, nil
		}
	}
	if ok && backend == CUDA {
		if shared, err = hex.DecodeString(text); err == nil && len(shared) > 0 {
			return backend, shared, nil
		}
	}
	return "", nil, id.broken()
}

func (id UniqueID) broken() error {
	if strings.Contains(string(id), jobenv.Redacted) {
		return fmt.Errorf("%v is what is printed of a unique id, which hides its secret; pass on string(id)", id)
	}
	return fmt.Errorf("%v, of %d bytes, is no unique id, or not all of it; gpurt.NewUniqueID makes one", id, len(id))
}

// newEmulatedID returns the id of emulated PEs: the name of their job, and where they meet.
func newEmulatedID(name string, a address) UniqueID {
	b, err := json.Marshal(a)
	if err != nil {
		panic("gpurt: an address cannot be written: " + err.Error())
	}
	return UniqueID(name + "-" + hex.EncodeToString(b))
}

// name is the id of emulated PEs without where they meet.
func (id UniqueID) name() string {
	return string(id[:max(0, strings.LastIndexByte(string(id), '-'))])
}

// process is what the ids of a process have in common.
func (id UniqueID) process() string {
	name := id.name()
	return name[:max(0, strings.LastIndexByte(name, '-'))]
}

// place is where emulated PEs meet.
func (id UniqueID) place() (a address, err error) {
	b, err := hex.DecodeString(string(id[len(id.name()):])[1:])
	if err == nil {
		err = json.Unmarshal(b, &a)
	}
	if err != nil || len(a.Addresses) == 0 || a.Token == "" {
		return address{}, id.broken()
	}
	return a, nil
}

// randomText returns text that nobody else has.
func randomText() string { return rand.Text() }
