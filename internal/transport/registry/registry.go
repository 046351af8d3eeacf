// Package registry lists the transports. Nothing else names one: a new transport is a package
// beside internal/transport/nvshmem and a line here. Start reading at All.
package registry

import (
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/nccl"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// All returns the transports.
func All() []*transport.Transport {
	return []*transport.Transport{
		nvshmem.Transport(),
		nvshmem.IBGDA(),
		nccl.Transport(),
	}
}

// Default returns the transport of kernels and jobs for which none was chosen.
func Default() *transport.Transport { return All()[0] }

// Choose returns the transport of the given name, or without one the first whose host library a
// toolchain has. tc may be nil.
func Choose(name string, tc *toolchain.Toolchain) (*transport.Transport, error) {
	for _, t := range All() {
		if name == "" && tc != nil && tc.Need(t.Host.Use) == nil {
			return t, nil
		}
	}
	return Lookup(name)
}

// Lookup returns the transport with the given name, or the default if that is empty.
func Lookup(name string) (*transport.Transport, error) {
	if name == "" {
		return Default(), nil
	}
	var names []string
	for _, t := range All() {
		if name == t.Name {
			return t, nil
		}
		names = append(names, t.Name)
	}
	return nil, fmt.Errorf("there is no transport %q; there is %s", name, strings.Join(names, ", "))
}

// Called returns the name of the transport whose functions code of the user calls, or "".
func Called(code string) string {
	for _, t := range All() {
		if t.Prefix != "" && strings.Contains(code, t.Prefix) {
			return t.Family()
		}
	}
	return ""
}

// InterfaceVariables are the variables by which users choose, for each transport, the network
// interface by which PEs meet.
func InterfaceVariables() (names []string) {
	for _, t := range All() {
		if t.Base == "" {
			names = append(names, t.Host.Interface)
		}
	}
	return names
}
