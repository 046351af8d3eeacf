// Command benchplot draws reports of benchmarks as SVG pictures beside them: the
// files that are named, or all in the directories that are.
//
//	benchplot bench/results/2026-11-22-h200-np2
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gpuc-go/gpuc/bench/plot"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: benchplot file-or-directory ...")
		os.Exit(2)
	}
	for _, arg := range os.Args[1:] {
		if err := drawAll(arg); err != nil {
			fmt.Fprintln(os.Stderr, "benchplot:", err)
			os.Exit(1)
		}
	}
}

func drawAll(name string) error {
	files := []string{name}
	if info, err := os.Stat(name); err != nil {
		return err
	} else if info.IsDir() {
		if files, err = filepath.Glob(filepath.Join(name, "*.json")); err != nil {
			return err
		}
	}
	for _, f := range files {
		names, err := plot.Draw(f)
		var other *json.UnmarshalTypeError
		if f != name && errors.As(err, &other) {
			continue // another file of a directory
		}
		if err != nil {
			return err
		}
		for _, n := range names {
			fmt.Println(n)
		}
	}
	return nil
}
