package gpurt

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// LaunchConfig is the shape of a launch: how many blocks, of how many threads.
// Build it with Grid:
//
//	gpurt.Grid(8).Block(256)
//	gpurt.Grid(16, 16).Block(32, 8).DynamicShared(4096)
//
// The launch checks it, and returns what is wrong with it.
type LaunchConfig struct {
	grid, block   [3]int
	dims          [2]int // how many dimensions were given for grid and block
	dynamicShared int
	early         bool
	cluster       int // 0 leaves it to the kernel
}

// Grid returns a configuration of x blocks, or of x by y, or x by y by z.
func Grid(x int, yz ...int) LaunchConfig {
	var c LaunchConfig
	c.grid, c.dims[0] = extent(x, yz)
	return c
}

// Block returns the configuration with blocks of x threads, or of x by y, or
// x by y by z, at most 1024 together.
func (c LaunchConfig) Block(x int, yz ...int) LaunchConfig {
	c.block, c.dims[1] = extent(x, yz)
	return c
}

// DynamicShared returns the configuration with the given number of bytes of
// dynamic shared memory for each block.
func (c LaunchConfig) DynamicShared(bytes int) LaunchConfig {
	c.dynamicShared = bytes
	return c
}

// Early returns the configuration of a launch that may begin while the previous launch of the
// stream still runs (CUDA: programmatic stream serialization). The kernel calls
// gpu.GridDependencyWait before it reads or writes what the previous launch writes, and before
// it writes what that launch reads. GPUs have it from compute capability 9.0 on. On others and in
// the emulator, the launch begins when the previous one has ended. A cooperative launch begins then
// too. Launches of kernels that wait for others are cooperative beside other work.
func (c LaunchConfig) Early() LaunchConfig {
	c.early = true
	return c
}

// Clusters returns the configuration with clusters of n blocks that follow each other in x, from 1 to 8
// (CUDA: cudaLaunchAttributeClusterDimension), for a kernel whose directive says nothing of clusters. GPUs
// have them from compute capability 9.0 on; on others each block is alone. The kernel sees how many
// there are by tile.ClusterOf.
func (c LaunchConfig) Clusters(n int) LaunchConfig {
	c.cluster = n
	return c
}

// extent returns the given dimensions, the missing ones 1, and their number.
func extent(x int, yz []int) (d [3]int, n int) {
	d = [3]int{x, 1, 1}
	copy(d[1:], yz)
	return d, 1 + len(yz)
}

// String returns, for example, "grid (8,1,1), block (256,1,1)".
func (c LaunchConfig) String() string {
	s := fmt.Sprintf("grid (%d,%d,%d), block (%d,%d,%d)", c.grid[0], c.grid[1], c.grid[2], c.block[0], c.block[1], c.block[2])
	if c.dynamicShared != 0 {
		s += fmt.Sprintf(", %d bytes of dynamic shared memory", c.dynamicShared)
	}
	return s
}

// check returns what is wrong with a launch of k in this shape, or nil.
func (c *LaunchConfig) check(k *manifest.Kernel) error {
	if c.dims[0] == 0 || c.dims[1] == 0 {
		return fmt.Errorf("the launch has no %s size; use gpurt.Grid(blocks).Block(threads)", [...]string{"grid", "block"}[min(c.dims[0], 1)])
	}
	if c.dims[0] > 3 || c.dims[1] > 3 {
		return fmt.Errorf("the launch has more than three dimensions")
	}
	return c.driver().Check(k)
}

// shape is a configuration that was checked, and the same as back ends take it.
type shape struct {
	cfg LaunchConfig
	as  driver.LaunchConfig
}

// driver returns the shape as back ends take it.
func (c *LaunchConfig) driver() driver.LaunchConfig {
	return driver.LaunchConfig{
		Grid:          threadapi.Dim3{X: c.grid[0], Y: c.grid[1], Z: c.grid[2]},
		Block:         threadapi.Dim3{X: c.block[0], Y: c.block[1], Z: c.block[2]},
		DynamicShared: c.dynamicShared,
		Early:         c.early,
		Cluster:       c.cluster,
	}
}

// MaxGrid returns how many blocks of a launch of a kernel this PE's GPU holds at once: the
// largest grid, in blocks, of a kernel that waits for other PEs, meets its whole grid, or says
// resident in its directive. kernel is the function of a kernel that LoadKernels has loaded on
// this PE, and cfg is the shape without the grid, which does not count:
//
//	n, err := pe.MaxGrid(Ring, gpurt.LaunchConfig{}.Block(256).DynamicShared(4096))
//
// For a kernel in clusters it is a whole number of them. It is 0 if not even one block or
// cluster fits. It fails for a block that cannot be launched. PEs that share a GPU have a part
// of it each. What other streams run there does not count.
//
// An emulated GPU has 2 multiprocessors, as large as those of any GPU. It accepts grids up to
// what the largest GPU holds (NVSHMEM API, Kernel Launch Routines,
// nvshmemx_collective_launch_query_gridsize; CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor).
func (pe *PE) MaxGrid(kernel any, cfg LaunchConfig) (int, error) {
	fail := func(err error) (int, error) { return 0, fault.CallFailed("MaxGrid", err) }
	if err := pe.enter("MaxGrid"); err != nil {
		return fail(err)
	}
	defer pe.leave()
	k, err := pe.loaded(kernel)
	if err != nil {
		return fail(err)
	}
	if err := cfg.ofOneCluster(k.spec); err != nil {
		return fail(fmt.Errorf("kernel %s: %w: %w", k.spec.Name, ErrLaunch, err))
	}
	n, err := k.m.m.MaxGrid(k.index, cfg.driver())
	if err != nil {
		return fail(fmt.Errorf("kernel %s: %w", k.spec.Name, pe.wrap(err)))
	}
	return n, nil
}

// ofOneCluster gives the configuration the grid of one cluster, and checks it.
func (c *LaunchConfig) ofOneCluster(k *manifest.Kernel) error {
	if c.dims[0] = 3; c.dims[1] == 0 {
		return errors.New("the configuration has no block size; use gpurt.LaunchConfig{}.Block(threads)")
	}
	c.grid[0], c.grid[1], c.grid[2] = c.driver().ClusterDim(k)
	return c.check(k)
}

// loaded returns the kernel whose function is given.
func (pe *PE) loaded(function any) (*Kernel, error) {
	f := reflect.ValueOf(function)
	if f.Kind() != reflect.Func || f.IsNil() {
		return nil, fmt.Errorf("%T is not a kernel; pass the kernel's function", function)
	}
	for i := len(pe.kernels) - 1; i >= 0; i-- {
		if k := pe.kernels[i]; k.function != nil && reflect.ValueOf(k.function()).Pointer() == f.Pointer() {
			return k, nil
		}
	}
	return nil, fmt.Errorf("no kernel with this function (%T) is loaded on %s; call LoadKernels of its package", function, pe.name)
}
