package nccl

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"unsafe"
)

// GINProxy is the type of network of which a thread of NCCL on the host drives the NICs
// (NCCL_GIN_TYPE_PROXY); no type, 0, means that ranks of other hosts cannot be reached.
const GINProxy = 2

// Properties are what a communicator can do (ncclCommProperties_t).
type Properties struct {
	// GIN is the type of the network that kernels use by default, or 0.
	GIN int
	// LSATeams is the number of sets of ranks that address each other's memory. They have the same
	// size, and the ranks of each follow each other.
	LSATeams int
}

// properties is ncclCommProperties_t of NCCL 2.32.3. What it reports is at its beginning.
type properties struct {
	size             uint64
	magic, version   uint32
	rank, ranks      int32
	cudaDev, nvmlDev int32
	deviceAPI        bool
	multimem         bool
	gin, lsaTeams    int32
	rest             [104]byte
}

// requirements is ncclDevCommRequirements_t of NCCL 2.32.3.
type requirements struct {
	size                                    uint64
	magic, version                          uint32
	resources, teams                        uintptr
	lsaMultimem                             bool
	barriers, lsaBarriers, railBarriers     int32
	blocks, slots                           int32
	forceGIN                                bool
	contexts, signals, counters, connection int32
	exclusive                               bool
	queueDepth, trafficClass, worldBarriers int32
	strongSignals, addressSignals           bool
	stride, gin                             int32 // since 2.31.2
	runtimeVersion                          bool
	cftCapabilities, cftBarriers            int32
}

// layouts are the sizes of NCCL's structures by version, newest first: those of later versions end with more.
var layouts = []struct {
	since, before                     Version
	properties, requirements, devComm int
}{
	{Version{2, 31, 2}, Version{2, 33, 0}, 152, 120, 248},
	{Version{2, 30, 7}, Version{2, 31, 0}, 56, 96, 240},
}

// layout returns the index of a version in layouts, or an error if kernels cannot reach ranks of other hosts by it.
func (l *Library) layout() (int, error) {
	for i, s := range layouts {
		if l.version.Has(s.since) && !l.version.Has(s.before) {
			return i, nil
		}
	}
	since, before := layouts[len(layouts)-1].since, layouts[0].before
	if l.version.Has(before) {
		return 0, fmt.Errorf("NCCL %v (%s) is newer than the network that gpuc knows: take one from %v on, before %v (%w)", l.version, l.path, since, before, errors.ErrUnsupported)
	}
	return 0, &LacksError{"network for kernels that gpuc knows", since, l.version, l.path}
}

// Properties returns what a communicator can do.
func (l *Library) Properties(c Comm) (Properties, error) {
	i, err := l.layout()
	if err != nil {
		return Properties{}, err
	}
	pin := new(held)
	p := &properties{size: uint64(layouts[i].properties), magic: magic, version: uint32(l.version.code())}
	pin.Pin(p)
	err = l.call(commProperties, c, uintptr(c), uintptr(unsafe.Pointer(p)))
	runtime.KeepAlive(pin)
	return Properties{GIN: int(p.gin), LSATeams: int(p.lsaTeams)}, err
}

// DeviceComm makes what kernels take a communicator by (ncclDevComm), with one context of the network between all
// ranks, and signals at any address of windows. Every rank calls it. It calls idle while it waits.
func (l *Library) DeviceComm(c Comm, idle Idle) ([]byte, error) {
	i, err := l.layout()
	if err != nil {
		return nil, err
	}
	const full = 1 // NCCL_GIN_CONNECTION_FULL
	pin := new(held)
	r := pinned(pin, requirements{
		size: uint64(layouts[i].requirements), magic: magic, version: uint32(l.version.code()),
		contexts: 1, connection: full, trafficClass: math.MinInt32, strongSignals: true, addressSignals: true,
		stride: 1, gin: GINProxy,
	})
	out := make([]byte, layouts[i].devComm)
	err = l.call(devCommCreate, c, uintptr(c), r, slice(pin, out))
	if err == ErrInProgress {
		if err = l.Await(c, idle); err != nil {
			l.keep(pin) // NCCL may still write there
		}
	}
	runtime.KeepAlive(pin)
	return out, err
}

// FreeDeviceComm releases what DeviceComm has made.
func (l *Library) FreeDeviceComm(c Comm, d []byte) error {
	pin := new(held)
	err := l.call(devCommDestroy, c, uintptr(c), slice(pin, d))
	runtime.KeepAlive(pin)
	return err
}
