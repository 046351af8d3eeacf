package platform

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// ID is the text of a gpurt.UniqueID.
type ID string

// idPrefix begins every id; the name of the back end follows.
const idPrefix = "gpuc-"

// NewID returns the id of a new job on the back end that the configuration names.
func NewID(cfg *Config) (ID, error) {
	backend, err := cfg.Choose()
	if err != nil {
		return "", err
	}
	switch backend {
	case jobenv.Emulator:
		return newMeeting(cfg)
	case jobenv.Check:
		return "", errors.New("start PEs on the back end check with Run or Main")
	}
	b, err := cfg.System.UniqueID(cfg.Transport, cfg.Getenv)
	if err != nil {
		return "", err
	}
	return ID(idPrefix + jobenv.CUDA + "-" + hex.EncodeToString(b)), nil
}

// Redacted returns the name of the job, without what lets a process join it.
func (id ID) Redacted() string {
	if name := id.Name(); strings.HasPrefix(name, idPrefix) {
		return name + "-" + jobenv.Redacted
	}
	return jobenv.Redacted
}

// read returns the back end of a job, and the bytes that PEs on GPUs share.
func (id ID) read() (backend string, shared []byte, err error) {
	rest, ok := strings.CutPrefix(string(id), idPrefix)
	backend, text, _ := strings.Cut(rest, "-")
	if ok && backend == jobenv.Emulator {
		if _, err := id.Address(); err == nil {
			return backend, nil, nil
		}
	}
	if ok && backend == jobenv.CUDA {
		if shared, err = hex.DecodeString(text); err == nil && len(shared) > 0 {
			return backend, shared, nil
		}
	}
	return "", nil, id.broken()
}

func (id ID) broken() error {
	if strings.Contains(string(id), jobenv.Redacted) {
		return fmt.Errorf("%v is the printed form of a unique id, without its secret; pass on string(id)", id.Redacted())
	}
	return fmt.Errorf("%v, of %d bytes, is not a complete unique id; make one with gpurt.NewUniqueID", id.Redacted(), len(id))
}

// NewEmulatedID returns the id of emulated PEs: the name of their job, and where they meet.
func NewEmulatedID(name string, a Address) ID {
	b, err := json.Marshal(a)
	if err != nil {
		panic("platform: an address cannot be written: " + err.Error())
	}
	return ID(name + "-" + hex.EncodeToString(b))
}

// Name is the id of emulated PEs without where they meet.
func (id ID) Name() string {
	return string(id[:max(0, strings.LastIndexByte(string(id), '-'))])
}

// without returns the id by which those meet who are left of a job of emulated PEs when some have died.
func (id ID) without(dead []int) ID {
	name := id.Name()
	return ID(name + shrunk + strings.Trim(strings.ReplaceAll(fmt.Sprint(dead), " ", ","), "[]") + string(id[len(name):]))
}

// shrunk stands before the dead in the name of what is left of a job.
const shrunk = "."

// process is what the ids of a process have in common.
func (id ID) process() string {
	name := id.Name()
	return name[:max(0, strings.LastIndexByte(name, '-'))]
}

// Address is where emulated PEs meet.
func (id ID) Address() (a Address, err error) {
	b, err := hex.DecodeString(string(id[len(id.Name()):])[1:])
	if err == nil {
		err = json.Unmarshal(b, &a)
	}
	if err != nil || len(a.Addresses) == 0 || a.Token == "" {
		return Address{}, id.broken()
	}
	return a, nil
}
