package ltoir_test

import (
	"context"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/ltoir"
)

// The kernels of a package become machine code for an H100. This needs NVIDIA's compile libraries.
func ExampleBuild() {
	cubin := func(ctx context.Context) ([]byte, error) {
		p, err := compiler.Compile(ctx, compiler.Options{Dir: "../examples/saxpy"})
		if err != nil {
			return nil, err
		}
		if p.Diags.HasErrors() {
			return nil, p.Diags.Err()
		}
		dir, err := cache.Dir(os.Getenv)
		if err != nil {
			return nil, err
		}
		tc, err := toolchain.Locate(toolchain.Config{Getenv: os.Getenv, CacheDir: dir})
		if err != nil {
			return nil, err
		}
		target, err := arch.Parse("sm_90")
		if err != nil {
			return nil, err
		}
		r, err := ltoir.Build(ctx, tc, cache.Open(dir, cache.Options{}), ltoir.Request{IR: p.IR, Manifest: p.Manifest, Arch: target})
		if err != nil {
			return nil, err
		}
		return r.Image, nil
	}
	image, err := cubin(context.Background())
	fmt.Println(len(image), "bytes of machine code", err)
}
