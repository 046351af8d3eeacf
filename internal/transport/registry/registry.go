// Package registry lists the transports. Nothing else names one: a new transport is a package
// beside internal/transport/nvshmem and a line here. Start reading at All.
package registry

import (
	"fmt"
	"slices"
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
		nccl.GIN(),
	}
}

// Families returns the transports that have a host half of their own.
func Families() []*transport.Transport {
	return slices.DeleteFunc(All(), func(t *transport.Transport) bool { return t.Base != "" })
}

// Default returns the transport of machine code for one transport, where none was chosen.
func Default() *transport.Transport { return All()[0] }

// Choose returns the transport of a job: the one of the given name, or without one the first for which the
// executable has kernels and a toolchain the host library. tc may be nil.
func Choose(name string, tc *toolchain.Toolchain) (*transport.Transport, error) {
	if name != "" {
		return Lookup(name)
	}
	return first(built, tc)
}

// first returns the first of the transports with the given names, or of all, whose host library a
// toolchain has, or else the first.
func first(names string, tc *toolchain.Toolchain) (*transport.Transport, error) {
	list := Families()
	if names != "" {
		list = nil
		for name := range strings.SplitSeq(names, ",") {
			t, err := Lookup(name)
			if err != nil {
				return nil, err
			}
			list = append(list, t)
		}
	}
	for _, t := range list {
		if tc != nil && tc.Need(t.Host.Use) == nil {
			return t, nil
		}
	}
	return list[0], nil
}

// BuiltFile is the file of this package that Built makes.
const BuiltFile = "built.go"

// Built returns the file of this package for an executable with kernels for the given transports alone.
func Built(list []*transport.Transport) []byte {
	var names []string
	for _, t := range list {
		names = append(names, t.Name)
	}
	return fmt.Appendf(nil, "package registry\n\nconst built = %q\n", strings.Join(names, ","))
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

// Adopting returns the transport whose PEs can be the ranks of another library's communicator.
func Adopting() *transport.Transport {
	list := Families()
	return list[slices.IndexFunc(list, func(t *transport.Transport) bool { return t.Host.Adopt != nil })]
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
	for _, t := range Families() {
		names = append(names, t.Host.Interface)
	}
	return names
}
