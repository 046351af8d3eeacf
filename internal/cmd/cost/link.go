package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

// links measures how long the device library takes: the first program of a machine,
// another one, and each again.
func links(ctx context.Context, tc *toolchain.Toolchain, a arch.Arch, packages []string) (string, error) {
	dir, err := os.MkdirTemp("", "gpuc-cost-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	var b strings.Builder
	fmt.Fprintf(&b, "\n## Linking the device library\n\nFrom an empty cache on, in this order, on %d processors; the kernels of each package are\ncompiled and linked once, and then taken from the cache.\n\n", runtime.NumCPU())
	b.WriteString("| kernels of | cold | of which | warm |\n|---|---|---|---|\n")
	for _, pkg := range packages {
		g, err := build.Generate(ctx, build.Options{DryRun: true}, pkg)
		if err != nil {
			return "", err
		}
		var cold, warm time.Duration
		var stages []string
		for i := range 2 {
			// A new process would have to find the libraries and the cache too.
			c := cache.Open(filepath.Join(dir, "cache"), cache.Options{})
			start := time.Now()
			res, err := g.Cubin(ctx, tc, c, a, false, nil)
			if err != nil {
				return "", err
			}
			if res.CacheHit != (i == 1) {
				return "", fmt.Errorf("kernels of %s: in the cache: %v", pkg, res.CacheHit)
			}
			if i == 1 {
				warm = time.Since(start)
				continue
			}
			cold = time.Since(start)
			for _, s := range res.Stages {
				if s.Time > 10*time.Millisecond {
					stages = append(stages, fmt.Sprintf("%s %.2f s", s.Name, s.Time.Seconds()))
				}
			}
		}
		fmt.Fprintf(&b, "| %s | %.2f s | %s | %.1f ms |\n", strings.TrimPrefix(pkg, "./"), cold.Seconds(), strings.Join(stages, ", "), float64(warm.Microseconds())/1000)
	}
	return b.String(), nil
}
