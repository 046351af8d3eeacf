package nccl

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/shim"
)

// GIN returns the column of kernels that reach PEs of other hosts through NCCL's network. Its device code
// includes NCCL's headers, so kernels are built for one version of NCCL, that of the host library. What
// drives NICs from the GPU is left out: NCCL's proxy does that (NCCL_GIN_TYPE=2).
func GIN() *transport.Transport {
	t := Transport()
	t.Name, t.Base = t.Name+"-gin", t.Name
	t.Doc = "the same, and NCCL's network to PEs of other hosts; the kernels are for one version of NCCL"
	t.Part = toolchain.NCCLHeaders
	t.Use = toolchain.NCCLNetworkLib
	t.Define = []string{"NDEBUG", "NCCL_GIN_GDAKI_ENABLE=0", "NCCL_GIN_GPI_ENABLE=0", "NCCL_GIN_EFA_GDA_ENABLE=0"}
	t.Texts = headers
	t.Headers = []string{"nccl_device.h"}
	t.Before = "gin"
	t.Core = shim.Core("state", "far", "team")
	t.HostSymbols = append(t.HostSymbols, farSymbol, commSymbol)
	t.Outside = Transport()
	return t
}

// Variables of a module whose kernels reach PEs of other hosts (far.cuh).
const (
	farSymbol  = "gpuc_nccl_far"
	commSymbol = "gpuc_nccl_comm"
)

// system are headers of the system that NCCL's headers include and NVRTC does not have.
var system = map[string]string{
	"algorithm": "", "assert.h": "", "cassert": "", "config.h": "", "math.h": "", "new": "", "stdbool.h": "", "stdio.h": "", "stdlib.h": "",
	"cstddef": "#include <cuda/std/cstddef>\n", "stddef.h": "#include <cuda/std/cstddef>\n",
	"cstdint": "#include <cuda/std/cstdint>\n", "stdint.h": "#include <cuda/std/cstdint>\n",
	"cstring": "#include <cuda/std/cstring>\n", "string.h": "#include <cuda/std/cstring>\n",
	"limits.h":      "#include <cuda/std/climits>\n",
	"type_traits":   "#include <cuda/std/type_traits>\n",
	"utility":       "#include <cuda/std/utility>\n",
	"errno.h":       "#define EIO 5\n#define ENOMEM 12\n#define EAGAIN 11\n#define EBUSY 16\n#define EINVAL 22\n#define ETIMEDOUT 110\n",
	"linux/types.h": "",
}

// headers returns NCCL's headers in a directory, and those of the system that they include, as NVRTC takes them.
// NVRTC finds a header that is given as text only by its whole name.
func headers(dir string) (map[string]string, error) {
	texts := maps.Clone(system)
	root := os.DirFS(dir)
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		ours := name == "." || name == "nccl.h" || name == "nccl_device.h" || strings.HasPrefix(name, "nccl_device/")
		if d.IsDir() && !ours && name != "nccl_device" {
			return fs.SkipDir
		}
		if d.IsDir() || !ours {
			return nil
		}
		text, err := fs.ReadFile(root, name)
		texts[name] = patch(name, string(text))
		return err
	})
	for name, text := range texts {
		texts[name] = include.ReplaceAllStringFunc(text, func(line string) string {
			m := include.FindStringSubmatch(line)
			if whole := path.Join(path.Dir(name), m[2]); texts[whole] != "" {
				return m[1] + `"` + whole + `"`
			}
			return line
		})
	}
	return texts, err
}

var (
	include   = regexp.MustCompile(`(?m)^([ \t]*#[ \t]*include[ \t]*)"([^"\n]+)"`)
	packed    = regexp.MustCompile(`struct \{([^{}]*\} __attribute__\(\(packed\)\))`)
	alignment = regexp.MustCompile(`if ?\(alignof\(T\)`)
)

// patch changes what NVRTC does not take: it ignores the attribute packed after a structure without a name, and it
// refuses arrays without elements, also in branches that are not taken.
func patch(name, text string) string {
	switch filepath.Base(name) {
	case "gin_proxy_device_host_common.h":
		return packed.ReplaceAllString(text, "struct __attribute__((packed)) {$1")
	case "utility.h":
		return alignment.ReplaceAllString(text, "if constexpr (alignof(T)")
	}
	return text
}
