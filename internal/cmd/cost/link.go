package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// links measures how long it takes to compile the device library and to link the
// kernels of packages with it, from an empty cache on, and again.
func links(ctx context.Context, tc *toolchain.Toolchain, a arch.Target, packages []string) (string, error) {
	dir, err := os.MkdirTemp("", "gpuc-cost-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	c := cache.Open(filepath.Join(dir, "cache"), cache.Options{})
	var b strings.Builder
	b.WriteString("\n## Linking the device library\n\nTime of one processor, which other work on the machine lengthens little. The kernels of each\npackage are compiled and linked once, and then taken from the cache.\n\n")
	b.WriteString("| | cold | warm |\n|---|---|---|\n")
	row := func(name string, work func(warm bool) error) error {
		var times [2]time.Duration
		for i := range times {
			start := processorTime()
			if err := work(i == 1); err != nil {
				return err
			}
			times[i] = processorTime() - start
		}
		fmt.Fprintf(&b, "| %s | %.2f s | %.1f ms |\n", name, times[0].Seconds(), float64(times[1].Microseconds())/1000)
		return nil
	}
	err = row("the device library", func(bool) error {
		_, err := devicelib.New(registry.Default(), tc, c, a).LTOIR(ctx, nil)
		return err
	})
	if err != nil {
		return "", err
	}
	for _, pkg := range packages {
		g, err := build.Generate(ctx, build.Options{DryRun: true}, pkg)
		if err != nil {
			return "", err
		}
		err = row("kernels of "+strings.TrimPrefix(pkg, "./"), func(warm bool) error {
			res, err := g.Cubin(ctx, tc, c, a, nil)
			if err == nil && res.CacheHit != warm {
				err = fmt.Errorf("kernels of %s: in the cache: %v", pkg, res.CacheHit)
			}
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return b.String(), nil
}
