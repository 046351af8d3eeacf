package main

import (
	"flag"
	"os"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// TestProgram runs the program on several numbers of PEs: run compares the eigenvalue.
func TestProgram(t *testing.T) {
	if flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA {
		if err := nccl.Available(gpurt.CUDA); err != nil {
			t.Skipf("there is no NCCL: %v", err)
		}
		if os.Getenv("GPUC_OVERSUBSCRIBE") == "1" {
			t.Skip("NCCL has one rank on a GPU")
		}
	}
	for _, np := range []int{1, 2, 3} {
		gputest.Seeds(t, 5, gputest.NP(np), func(pe *gputest.PE) {
			if err := run(pe.Context(), pe.PE, 10, 12); err != nil {
				pe.Fatalf("%v", err)
			}
		})
	}
}
