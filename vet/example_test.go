package vet_test

import (
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/analysis/passes/nilness"

	"github.com/gpuc-go/gpuc/vet"
)

// A checker of one's own is a main function with the analyzers that it runs.
func Example() {
	multichecker.Main(nilness.Analyzer, vet.Analyzer)
}
