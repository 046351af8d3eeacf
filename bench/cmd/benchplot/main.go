// Command benchplot draws reports of benchmarks as SVG pictures beside them: the
// files that are named, or all in the directories that are.
//
//	benchplot bench/results/2026-11-22-h200-np2
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/bench/plot"
	"github.com/gpuc-go/gpuc/bench/report"
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

// drawAll draws the report of a file, or those of a directory: of a set of results, or
// as benchpair writes them.
func drawAll(name string) error {
	info, err := os.Stat(name)
	if err != nil {
		return err
	}
	if !info.IsDir() {
		return drawFile(name)
	}
	set, err := report.ReadSet(filepath.Join(name, report.SetFile))
	if err == nil {
		for _, n := range slices.Sorted(maps.Keys(set)) {
			if err := draw(name, n, set[n]); err != nil {
				return err
			}
		}
		return nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	files, err := filepath.Glob(filepath.Join(name, "*.json"))
	if err != nil {
		return err
	}
	for _, f := range files {
		err := drawFile(f)
		if other := (*json.UnmarshalTypeError)(nil); errors.As(err, &other) {
			continue // another file of a directory
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func drawFile(name string) error {
	rep, err := report.Read(name)
	if err != nil {
		return err
	}
	return draw(filepath.Dir(name), strings.TrimSuffix(filepath.Base(name), ".json"), rep)
}

func draw(dir, name string, rep *report.Report) error {
	names, err := plot.Draw(dir, name, rep)
	for _, n := range names {
		fmt.Println(n)
	}
	return err
}
