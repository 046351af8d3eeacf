// Package examples_test holds the tests of the examples' packages of kernels, with every
// number of PEs, awkward sizes, many orders of delivery, and, on GPUs, large sizes.
// They stand together, and not beside the kernels, so that a GPU host gets one test
// binary for all of them:
//
//	go test ./testsuite/examples -gpuc.backend=cuda -gpuc.np=2
package examples_test

import (
	"testing"

	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

func TestMain(m *testing.M) { again.Main(m) }

// TestNothingReportedOnExamples runs the examples on the back end check, which must find
// nothing in them.
func TestNothingReportedOnExamples(t *testing.T) {
	names := "^Test(AllReduceSizes|AllToAllSizes|LLSums|MoEInGraph|GravityOfTwo)$"
	if !testing.Short() {
		names = "^Test(AllReduce(Sizes|InGraph|Orders|OnHosts)|AllToAll(Sizes|InGraph|Orders|OnHosts)|Computing|RingAttention|Jacobi(Sizes|Borders)|LL.*|MoE(Sizes|InGraph|OnHosts)|GravitySizes|HeatSizes)$"
	}
	again.OnCheck(t, names)
}
