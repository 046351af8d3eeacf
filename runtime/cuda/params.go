package cuda

import (
	"fmt"

	"github.com/gpuc-go/gpuc/internal/manifest"
)

// paramBytes returns the size of a kernel's parameter buffer without the
// control block, by the rules of manifest.Kind. The sizes in a manifest come
// from a file, so they are checked.
func paramBytes(k *manifest.Kernel) (int, error) {
	n := 0
	for i := range k.Params {
		var err error
		if n, err = addParam(n, &k.Params[i], 0); err != nil {
			return 0, fmt.Errorf("kernel %s, parameter %s: %w", k.Name, k.Params[i].Name, err)
		}
	}
	return n, nil
}

// maxParamBytes is the largest parameter buffer of a kernel, the control
// block's address included (CUDA C++ Programming Guide, __global__ function
// parameters: 4 KB for every GPU).
const maxParamBytes = 4096

// maxDepth is how deep structs and arrays nest before a manifest is taken for
// damaged.
const maxDepth = 100

// addParam returns the end of p when it is added at offset n.
func addParam(n int, p *manifest.Param, depth int) (int, error) {
	word := func(count, size int) int { return align(n, size) + count*size }
	if depth > maxDepth {
		return 0, fmt.Errorf("the manifest nests parameters too deeply; run gpuc generate")
	}
	switch p.Kind {
	case manifest.Scalar:
		switch p.Size {
		case 1, 2, 4, 8:
			n = word(1, p.Size)
		default:
			return 0, fmt.Errorf("the manifest gives a scalar of %d bytes; run gpuc generate", p.Size)
		}
	case manifest.Slice, manifest.Sym, manifest.Registered, manifest.Signals:
		n = word(2, 8)
	case manifest.Signal:
		n = word(1, 8)
	case manifest.Team:
		n = word(1, 4)
	case manifest.Struct:
		for i := range p.Fields {
			var err error
			if n, err = addParam(n, &p.Fields[i], depth+1); err != nil {
				return 0, err
			}
		}
	case manifest.Array:
		if len(p.Fields) != 1 || p.Len < 0 || p.Len > maxParamBytes {
			return 0, fmt.Errorf("the manifest describes no array of %d elements; run gpuc generate", p.Len)
		}
		for range p.Len {
			var err error
			if n, err = addParam(n, &p.Fields[0], depth+1); err != nil {
				return 0, err
			}
		}
	default:
		return 0, fmt.Errorf("the manifest gives the unknown kind %q; run gpuc generate", p.Kind)
	}
	if n > maxParamBytes-8 {
		return 0, fmt.Errorf("the parameters take more than the %d bytes that a kernel can have; pass a slice instead", maxParamBytes-8)
	}
	return n, nil
}

func align(n, to int) int { return (n + to - 1) / to * to }
