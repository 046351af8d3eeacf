package gpurt

import (
	"context"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

func free(*gpu.Thread)   {}
func paired(*gpu.Thread) {}

func TestMaxGrid(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		a, _ := testArtifact(t, manifest.Kernel{Name: "free", SharedBytes: 1 << 10}, manifest.Kernel{Name: "paired", Cluster: []int{3, 1, 1}})
		for i, f := range []func(*gpu.Thread){free, paired} {
			a.Methods[i].Func = func() any { return f }
		}
		m, err := Load(pe, a)
		if err != nil {
			return err
		}
		for _, c := range []struct {
			kernel any
			cfg    LaunchConfig
			want   int
			err    string
		}{
			{free, LaunchConfig{}.Block(256), 16, ""},
			{free, Grid(1<<30).Block(32, 8), 16, ""},
			{free, LaunchConfig{}.Block(256).DynamicShared(100 << 10), 4, ""},
			{free, LaunchConfig{}.Block(256).Clusters(5), 15, ""},
			{paired, LaunchConfig{}.Block(1024), 3, ""},
			{free, LaunchConfig{}, 0, "kernel free: launch refused: the configuration has no block size"},
			{free, LaunchConfig{}.Block(2048), 0, "a block of 2048 threads in x"},
			{free, LaunchConfig{}.Block(1).DynamicShared(1 << 20), 0, "bytes of shared memory per block"},
			{paired, LaunchConfig{}.Block(1).Clusters(2), 0, "clusters of 2 blocks, but the kernel's directive gives their extent"},
			{"free", LaunchConfig{}.Block(1), 0, "maxgrid_test.go:44: MaxGrid: string is not a kernel; pass the kernel's function"},
			{(func())(nil), LaunchConfig{}.Block(1), 0, "func() is not a kernel"},
			{TestMaxGrid, LaunchConfig{}.Block(1), 0, ") is loaded on PE 0; call LoadKernels of its package"},
		} {
			got, err := pe.MaxGrid(c.kernel, c.cfg)
			if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("MaxGrid(%T, %v): %d, %v; want %d, %q", c.kernel, c.cfg, got, err, c.want, c.err)
			}
		}
		if err := m.Close(); err != nil {
			return err
		}
		if _, err := pe.MaxGrid(free, LaunchConfig{}.Block(1)); err == nil || !strings.Contains(err.Error(), "no kernel with this function") {
			t.Errorf("after Close: %v", err)
		}
		return nil
	})
}
