// Command coverage compares the device functions of installed versions of
// NVSHMEM with the operations of dsl/shmem. It prints the figures of each, and
// fails when a function is neither covered nor left out with a reason, or when a
// reason has lost its functions.
//
//	coverage toolchain...
//
// A toolchain is the name of an installed set or a directory, as for
// GPUC_TOOLCHAIN.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/coverage"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

func main() {
	dir, err := cache.Dir(os.Getenv)
	if err == nil {
		err = run(os.Stdout, dir, os.Args[1:])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "coverage:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, cacheDir string, roots []string) error {
	if len(roots) == 0 {
		return errors.New("name one or more toolchains")
	}
	var reports []*coverage.Report
	bad := 0
	for _, root := range roots {
		tc, err := toolchain.Locate(toolchain.Config{CacheDir: cacheDir, Root: root})
		if err != nil {
			return err
		}
		if err := tc.Need(toolchain.Use{Name: "compare the table of operations with NVSHMEM", Parts: []toolchain.Part{toolchain.NVSHMEMHeaders}}); err != nil {
			return err
		}
		protos, err := coverage.Functions(tc.Path(toolchain.NVSHMEMHeaders))
		if err != nil {
			return err
		}
		r := coverage.Compare(protos)
		fmt.Fprintf(w, "NVSHMEM %s: %s", tc.Version(toolchain.NVSHMEMHeaders), r)
		for _, d := range r.Differences() {
			fmt.Fprintln(w, "  "+d)
			bad++
		}
		reports = append(reports, r)
	}
	for _, s := range coverage.Stale(reports...) {
		fmt.Fprintln(w, "names no function any more: "+s)
		bad++
	}
	if bad > 0 {
		return fmt.Errorf("%d differences; cover the function in internal/coverage/functions.go, or give the reason in excluded.go", bad)
	}
	return nil
}
