package main

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/gpuc-go/gpuc/vet"
)

// isVetTool reports whether arguments are those with which go vet calls the program that
// -vettool names: it asks for the version and the flags, and then names a file for each
// package, after flags.
func isVetTool(args []string) bool {
	if len(args) == 0 {
		return false
	}
	last := args[len(args)-1]
	if len(args) == 1 && (last == "-V=full" || last == "-flags") {
		return true
	}
	return strings.HasSuffix(last, ".cfg") && (len(args) == 1 || strings.HasPrefix(args[0], "-"))
}

// vetTool is what go vet runs. It ends the process.
func vetTool(args []string) error {
	// The go command hands its build tags on, in a flag that unitchecker drops.
	if err := vet.Analyzer.Flags.Set("tags", tagsOf(args)); err != nil {
		return fmt.Errorf("set the build tags: %w", err)
	}
	unitchecker.Main(vet.Analyzer)
	return nil
}

// tagsOf returns the value of the flag -tags among arguments.
func tagsOf(args []string) string {
	for i, a := range args {
		if v, ok := strings.CutPrefix(a, "-tags="); ok {
			return v
		}
		if a == "-tags" && i+1 < len(args) {
			return args[i+1]
		}
	}
	return ""
}
