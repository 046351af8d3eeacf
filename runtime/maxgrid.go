package gpurt

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

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
		return nil, fmt.Errorf("%T is no kernel; pass the kernel's function", function)
	}
	for i := len(pe.kernels) - 1; i >= 0; i-- {
		if k := pe.kernels[i]; k.function != nil && reflect.ValueOf(k.function()).Pointer() == f.Pointer() {
			return k, nil
		}
	}
	return nil, fmt.Errorf("a function of type %T is no kernel that is loaded on %s; call LoadKernels of its package", function, pe.name)
}
