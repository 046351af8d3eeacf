package compiler_test

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/compiler"
)

// The kernels of a package become NVVM IR and a manifest, which describes their parameters. This needs no
// library of NVIDIA.
func ExampleCompile() {
	p, err := compiler.Compile(context.Background(), compiler.Options{Dir: "../examples/saxpy"})
	if err != nil {
		fmt.Println(err)
		return
	}
	if p.Diags.HasErrors() {
		fmt.Println(p.Diags.Err())
		return
	}
	for _, k := range p.Manifest.Kernels {
		fmt.Printf("%s has %d parameters\n", k.Name, len(k.Params))
	}
	// Output: Saxpy has 3 parameters
}
