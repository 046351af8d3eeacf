package cuda

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func (m *module) ByBuffer() {}

// Launch implements driver.Module. It allocates nothing when it succeeds.
func (m *module) Launch(s driver.Stream, index int, cfg driver.LaunchConfig, args *driver.Args) error {
	k, err := m.kernel(index)
	if err != nil {
		return err
	}
	st, ok := s.(*stream)
	if !ok || st == nil || st.d != m.d {
		return fmt.Errorf("the stream is not one of PE %d", m.d.job.Rank)
	}
	if m.closed || st.closed || m.d.closed || m.d.lost != nil {
		return k.refuse(st)
	}
	if cfg != k.shape {
		if err := k.admit(cfg); err != nil {
			return err
		}
		k.setShape(cfg)
	}
	if st.unmarked != nil && !(k.spec.Meets && st.unmarked == st.meets) {
		if err := st.mark(); err != nil {
			return err
		}
	}
	if len(args.Params) != k.paramBytes {
		return fmt.Errorf("%d bytes of parameters, the kernel takes %d; run gpuc generate", len(args.Params), k.paramBytes)
	}
	copy(k.params, args.Params)
	k.cfg.Stream = st.h
	k.noAttributes()
	k.clusters(cfg)
	switch {
	case k.cooperates(st, cfg.Grid):
		k.attribute(cu.AttrCooperative, 1)
	case cfg.Early && k.m.d.major >= earlyMajor:
		k.attribute(cu.AttrEarly, 1)
		st.early = true
	}
	var r cu.Result
	if k.moved || st.capture != nil && k.pointers != nil {
		r = m.d.drv.LaunchByPointers(&k.cfg, k.fn, k.pointers)
	} else {
		r = m.d.drv.Launch(&k.cfg, k.fn, &k.extra)
	}
	if r != cu.Success {
		return k.launchError(r, cfg)
	}
	st.note(k)
	if k.spec.Meets && st.capture == nil {
		return st.meetsIn()
	}
	return nil
}

// setShape keeps a shape that was admitted, and writes it down for the driver.
func (k *kernel) setShape(cfg driver.LaunchConfig) {
	k.shape = cfg
	k.cfg.GridX, k.cfg.GridY, k.cfg.GridZ = uint32(cfg.Grid.X), uint32(cfg.Grid.Y), uint32(cfg.Grid.Z)
	k.cfg.BlockX, k.cfg.BlockY, k.cfg.BlockZ = uint32(cfg.Block.X), uint32(cfg.Block.Y), uint32(cfg.Block.Z)
	k.cfg.SharedBytes = uint32(cfg.DynamicShared)
	if t := k.m.blocks.traced; t != nil {
		t.grids[k.spec] = cfg.Grid
	}
}

// earlyMajor is the first compute capability whose launches may begin before the one before
// has ended, and clusterMajor the first one that has clusters.
const earlyMajor, clusterMajor = 9, 9

// maxLaunched bounds the list of launched kernels, which grows only while a
// program alternates between kernels without a Sync.
const maxLaunched = 64

// note remembers that a kernel was launched, by the stream or by the graph in the making.
func (s *stream) note(k *kernel) {
	list := &s.launched
	if s.capture != nil {
		list = &s.capture.kernels
		s.capture.meets = s.capture.meets || k.spec.Meets
	}
	switch n := len(*list); {
	case n > 0 && (*list)[n-1] == k:
	case n < maxLaunched:
		*list = append(*list, k)
	default:
		(*list)[n-1] = k
	}
}

var errModuleClosed = errors.New("the module is closed")

// refuse says why nothing can be launched.
func (k *kernel) refuse(s *stream) error {
	if k.m.closed {
		return errModuleClosed
	}
	return s.alive()
}

// admit checks a launch against the GPU and the machine code of the kernel.
func (k *kernel) admit(cfg driver.LaunchConfig) error {
	if k.unreachable != nil {
		return k.unreachable
	}
	if err := k.admitShape(cfg); err != nil || !k.spec.Collective {
		return err
	}
	return k.admitWhole(cfg, cfg.Block.Count())
}

// admitShape is admit, except for how many blocks must be resident. It grants dynamic shared memory.
func (k *kernel) admitShape(cfg driver.LaunchConfig) error {
	if threads := cfg.Block.Count(); threads > k.maxThreads {
		return fmt.Errorf("block of %d threads, at most %d are possible (%d registers a thread)", threads, k.maxThreads, k.registers)
	}
	if most := k.m.d.lim.sharedOptin; cfg.DynamicShared+k.staticShared > most {
		return fmt.Errorf("%d bytes of dynamic shared memory beside the kernel's own %d, a block has at most %d", cfg.DynamicShared, k.staticShared, most)
	}
	if cfg.DynamicShared > k.dynamicShared {
		if err := k.m.d.check("cuFuncSetAttribute", k.m.d.drv.FuncSetAttribute(k.fn, cu.FuncMaxDynamicSharedBytes, cfg.DynamicShared)); err != nil {
			return fmt.Errorf("%d bytes of dynamic shared memory: %w", cfg.DynamicShared, err)
		}
		k.dynamicShared = cfg.DynamicShared
	}
	return nil
}

// admitWhole checks that the whole grid is resident at once: a block that waits for one which
// never starts would wait for ever.
func (k *kernel) admitWhole(cfg driver.LaunchConfig, threads int) error {
	d := k.m.d
	if !d.lim.cooperative {
		return fmt.Errorf("%s, which this GPU does not promise (no cooperative launch)", k.spec.WhyCoResident())
	}
	most, err := k.holds(cfg, threads)
	if err != nil || fits(cfg.Grid, most) {
		return err
	}
	clusters, shared := "", ""
	if k.inClusters(cfg) {
		x, y, z := cfg.ClusterDim(k.spec)
		clusters = fmt.Sprintf(" in clusters of %d x %d x %d", x, y, z)
	}
	if d.lim.pes > 1 {
		shared = fmt.Sprintf(" for each of the %d PEs that share it", d.lim.pes)
	}
	return fmt.Errorf("grid of %d x %d x %d blocks%s: %s, and this GPU holds %d of them%s "+
		"(%d multiprocessors with %d blocks of %d threads, %d registers a thread, %d bytes of shared memory a block); launch a smaller grid and let each thread take several elements",
		cfg.Grid.X, cfg.Grid.Y, cfg.Grid.Z, clusters, k.spec.WhyCoResident(), most, shared, d.lim.multiprocessors, k.resident.blocks, threads, k.registers, k.staticShared+cfg.DynamicShared)
}

// holds returns how many blocks of an admitted shape the GPU holds at once, for this PE. A cluster
// does not take multiprocessors from everywhere, so that fewer may fit than without.
func (k *kernel) holds(cfg driver.LaunchConfig, threads int) (int, error) {
	d := k.m.d
	res := &k.resident
	if res.threads != threads || res.dynamicShared != cfg.DynamicShared {
		n, r := d.drv.MaxActiveBlocks(k.fn, threads, cfg.DynamicShared)
		if err := d.check("cuOccupancyMaxActiveBlocksPerMultiprocessor", r); err != nil {
			return 0, err
		}
		res.threads, res.dynamicShared, res.blocks = threads, cfg.DynamicShared, n
	}
	most := res.blocks * d.lim.multiprocessors
	if !k.inClusters(cfg) {
		return most, nil
	}
	x, y, z := cfg.ClusterDim(k.spec)
	most -= most % (x * y * z)
	k.setShape(cfg)
	k.shape = driver.LaunchConfig{} // not admitted yet
	k.noAttributes()
	k.clusters(cfg)
	n, r := d.drv.MaxActiveClusters(&k.cfg, k.fn)
	if r == cu.NotSupported {
		return most, nil
	}
	return min(most, n/d.lim.pes*x*y*z), d.check("cuOccupancyMaxActiveClusters", r)
}

func (m *module) MaxGrid(index int, cfg driver.LaunchConfig) (int, error) {
	k, err := m.kernel(index)
	if err == nil && m.closed {
		err = errModuleClosed
	}
	if err == nil {
		err = m.d.alive()
	}
	if err == nil {
		err = k.admitShape(cfg)
	}
	if err != nil {
		return 0, err
	}
	return k.holds(cfg, cfg.Block.Count())
}

// kernel returns a kernel by its number.
func (m *module) kernel(index int) (*kernel, error) {
	if index < 0 || index >= len(m.kernels) {
		return nil, fmt.Errorf("there is no kernel number %d, the module has %d; run gpuc generate", index, len(m.kernels))
	}
	return m.kernels[index], nil
}

// cooperates reports whether a launch has to be cooperative, which takes longer. A
// cooperative grid starts as a whole or not at all. So does a single block; and so does
// any grid that fits if nothing else can run on the GPU, since launches of one stream
// follow each other. Beside another stream, or a PE on the same GPU, a kernel that waits
// may hold room that a part of this grid needs.
func (k *kernel) cooperates(s *stream, grid threadapi.Dim3) bool {
	if !k.spec.Collective || k.spec.Cooperative {
		return k.spec.Collective
	}
	if fits(grid, 1) {
		return false
	}
	if s.d.lim.pes > 1 || s.d.manyStreams() {
		return true
	}
	if s.capture != nil {
		s.capture.alone = true
	}
	return false
}

// manyStreams reports whether there is more than one stream besides the device's own.
func (d *device) manyStreams() bool {
	own := 1
	if d.nbi.waiter != nil {
		own++
	}
	return len(d.streams) > own+1
}

// fits reports whether a grid has at most n blocks, without overflow.
func fits(g threadapi.Dim3, n int) bool {
	return g.X <= n && g.Y <= n/g.X && g.Z <= n/(g.X*g.Y)
}

// launchError explains a refused launch.
func (k *kernel) launchError(r cu.Result, cfg driver.LaunchConfig) error {
	err := k.m.d.check("cuLaunchKernelEx", r)
	if r.Fatal() {
		return err
	}
	return fmt.Errorf("grid %d x %d x %d, block %d x %d x %d, %d bytes of dynamic shared memory (%d registers a thread, %d bytes of static shared memory): %w",
		cfg.Grid.X, cfg.Grid.Y, cfg.Grid.Z, cfg.Block.X, cfg.Block.Y, cfg.Block.Z, cfg.DynamicShared, k.registers, k.staticShared, err)
}
