// Package nccl is NCCL as a transport, for PEs that address each other's memory (LSA, which NCCL
// calls load store accessible), and for others through NCCL's network (GIN, far.cuh and network.go).
// The device half needs no header of NCCL: all PEs' symmetric memories
// lie at equal distances in one range of addresses, so a peer's address is computed, and what kernels
// do there is loads, stores and atomics (internal/transport/shim). So it depends on no version of
// NCCL. The host half is libnccl.so.2, opened at run time: a communicator, and a window of it as
// the symmetric heap. Allocation in the heap, teams, and operations on streams are this package's.
//
// It must not know kernels. Start reading at Transport, and at (*Library).Init for the host half.
package nccl

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/libcuda"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/shim"
)

//go:embed *.cuh
var files embed.FS

// deviceVersion is the version of what the host half and kernels share (state.cuh). It changes with it.
const deviceVersion = "2"

// Transport returns NCCL's column.
func Transport() *transport.Transport {
	return &transport.Transport{
		Name:        "nccl",
		Title:       "NCCL",
		Doc:         "loads and stores in memory that NCCL maps; for PEs of one host",
		Version:     deviceVersion,
		Use:         toolchain.NCCLDeviceLib,
		Include:     []toolchain.Part{toolchain.CUDAHeaders, toolchain.CCCL},
		Shim:        shim.With(files),
		Before:      "group",
		Core:        shim.Core("state", "near", "team")[1:],
		OnDemand:    shim.OnDemand,
		HostSymbols: []string{stateSymbol},
		Operations:  shim.Rows,
		Parts: map[*op.Part]string{
			op.PeerBase:  "return gpuc_peer(pe);",
			op.PeerAt:    "return gpuc_at(static_cast<char *>(peer), static_cast<char *>(p));",
			op.PeerEarly: "return gpuc_peer(pe);",
		},
		Host: &hostHalf,
		Far:  far,
	}
}

// hostHalf is what is known of the host library without opening it.
var hostHalf = transport.HostHalf{
	Use: toolchain.CallNCCL,
	Open: func(tc *toolchain.Toolchain, getenv func(string) string) (transport.Host, error) {
		lib, err := nccl.Open(tc.Path(toolchain.NCCL))
		if err != nil {
			return nil, err
		}
		drv, err := libcuda.Open()
		if err != nil {
			return nil, err
		}
		return open(lib, drv, getenv), nil
	},
	Adopt: func(comm uintptr, getenv func(string) string) (_ transport.Host, rank, size, device int, err error) {
		path, err := loaded(getenv)
		if err != nil {
			return nil, 0, 0, 0, err
		}
		lib, err := nccl.Open(path)
		if err != nil {
			return nil, 0, 0, 0, err
		}
		drv, err := libcuda.Open()
		if err != nil {
			return nil, 0, 0, 0, err
		}
		l := open(lib, drv, getenv)
		rank, size, device, err = l.adopt(nccl.Comm(comm))
		return l, rank, size, device, err
	},
	Interface: "NCCL_SOCKET_IFNAME",
	Variables: []string{"NCCL_", heapVariable},
	Check: func(getenv func(string) string) error {
		_, err := heapSize(getenv)
		return err
	},
	Far: func(kernels *transport.Transport, _ func(string) string, _ []string) error {
		if kernels.Base == "" {
			return errors.New("its kernels load and store alone: take GPUC_TRANSPORT=nccl-gin, whose kernels use NCCL's network too")
		}
		return nil
	},
	Granule: func(func(string) string) (int, string, error) {
		return granule, "of NCCL's windows", nil
	},
	ReduceLimits: func(func(string) string) transport.ReduceLimits {
		return transport.ReduceLimits{ScatterBytes: math.MaxInt, InPlacePEs: math.MaxInt}
	},
	TooSoon: func(func(string) string) string { return "" },
	NoRoom:  errors.New("the symmetric heap has no room; set " + heapVariable + " (such as 8G, the default is 1G) on every PE"),
}

// loaded returns the file of the NCCL that has made the communicators of this process. One of another file
// does not know them.
func loaded(getenv func(string) string) (string, error) {
	paths, err := nccl.Loaded()
	if err != nil {
		return "", err
	}
	return pick(paths, getenv(toolchain.EnvNCCL))
}

// pick returns the one of the files that there is, or that the user has named.
func pick(paths []string, named string) (string, error) {
	switch {
	case named != "" && slices.Contains(paths, named):
		return named, nil
	case len(paths) == 0:
		return "", errors.New("the process has opened no libnccl.so.2, so the communicator is not NCCL's")
	case len(paths) > 1:
		return "", fmt.Errorf("the process has opened several NCCLs, and the communicator is of one of them: set %s to that one of %s", toolchain.EnvNCCL, strings.Join(paths, ", "))
	}
	return paths[0], nil
}

// heapVariable is how users size the symmetric heap.
const (
	heapVariable = "GPUC_SYMMETRIC_SIZE"
	defaultHeap  = "1G"
	// granule is what the size of the heap is a multiple of.
	granule = 2 << 20
)

// heapSize returns the size of the symmetric heap, a multiple of granule.
func heapSize(getenv func(string) string) (int, error) {
	s := cmp.Or(getenv(heapVariable), defaultHeap)
	shift := 10 * (1 + strings.IndexByte("KMGT", strings.ToUpper(s[len(s)-1:])[0]))
	digits := s
	if shift > 0 {
		digits = s[:len(s)-1]
	}
	n, err := strconv.Atoi(digits)
	if err != nil || n < 1 || n > (math.MaxInt-granule)>>shift {
		return 0, fmt.Errorf("%s is %q, want a size such as 512M", heapVariable, s)
	}
	return roundUp(n<<shift, granule), nil
}

func roundUp(n, unit int) int { return (n + unit - 1) / unit * unit }
