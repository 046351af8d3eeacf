// Package second is a transport for tests: PEs whose heaps lie at equal distances, so that a peer's
// address is computed and not loaded. It has the operations that a step of a ring needs; others
// trap. Its host library is what a test makes of it. It shows what a transport has to bring, and
// that nothing else names one. Start reading at Transport.
package second

import (
	"embed"
	"errors"
	"math"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
)

//go:embed second.cuh
var shim embed.FS

// Transport returns the column.
func Transport() *transport.Transport {
	return &transport.Transport{
		Name:        "second",
		Title:       "the second transport",
		Doc:         "by loads and stores at computed addresses",
		Prefix:      "second_",
		Part:        toolchain.CUDAHeaders,
		Use:         toolchain.DeviceCode,
		Include:     []toolchain.Part{toolchain.CUDAHeaders, toolchain.CCCL},
		Shim:        shim,
		Before:      "second",
		HostSymbols: []string{"second_state"},
		Operations: map[string]transport.Row{
			"MyPE":            {Body: "return second_state.me;"},
			"NumPEs":          {Body: "return second_state.n;"},
			"PutSignalNBI":    {Body: "second_put_signal(second_group{scope}(), dst, src, bytes, sig, sigval, sigop, pe);"},
			"SignalWaitUntil": {Body: "return second_wait(sig, cmp, sigval);"},
			"Quiet":           {Body: "second_fence();"},
		},
		Parts: map[*op.Part]string{
			op.PeerBase:  "return second_state.base + (pe - second_state.me) * second_state.stride;",
			op.PeerAt:    "return static_cast<char *>(peer) + (static_cast<char *>(p) - second_state.base);",
			op.PeerEarly: "return second_state.base + (pe - second_state.me) * second_state.stride;",
		},
		Call: func(in op.Instance) string {
			if _, result := in.Proto(); result != op.CVoid {
				return "__trap();\n    return 0;"
			}
			return "__trap();"
		},
		Host: &transport.HostHalf{
			Open:      func(*toolchain.Toolchain) (transport.Host, error) { return nil, errors.New("there is no such library") },
			Interface: "SECOND_INTERFACE",
			Variables: []string{"SECOND_"},
			Check:     func(func(string) string) error { return nil },
			Far: func(*transport.Transport, func(string) string, []string) error {
				return errors.New("the second transport has no other way there")
			},
			Granule: func(func(string) string) (int, string, error) { return 2 << 20, "SECOND_GRANULE", nil },
			ReduceLimits: func(func(string) string) transport.ReduceLimits {
				return transport.ReduceLimits{ScatterBytes: math.MaxInt, InPlacePEs: math.MaxInt}
			},
			TooSoon: func(func(string) string) string { return "" },
			NoRoom:  errors.New("the heap has no room; set SECOND_HEAP"),
		},
	}
}
