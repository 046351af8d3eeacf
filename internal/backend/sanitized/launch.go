package sanitized

import (
	"encoding/binary"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// module is a module of sanitized kernels.
type module struct {
	driver.Module
	d   *Device
	man *manifest.Manifest
	// firstSite is the number of its first place, and slots are where the buffer of each kernel has the
	// addresses of descriptor and arena, -1 for nowhere.
	firstSite int
	slots     []int
}

// byBuffer is a module that is ByBuffer.
type byBuffer struct{ *module }

func (byBuffer) ByBuffer() {}

// module returns a module of sanitized kernels.
func (d *Device) module(inner driver.Module, man *manifest.Manifest) (driver.Module, error) {
	m := &module{Module: inner, d: d, man: man, firstSite: d.sites, slots: make([]int, len(man.Kernels))}
	for i := range man.Kernels {
		m.slots[i] = -1
		abi, err := manifest.LayOut(man.Kernels[i].Params)
		if err != nil {
			return nil, fmt.Errorf("kernel %s: %w", man.Kernels[i].Name, err)
		}
		for _, l := range abi.Leaves {
			if l.Kind == manifest.Sanitizer {
				m.slots[i] = l.Offset - 8
			}
		}
		if man.Kernels[i].Unsanitized {
			d.unfollow()
		}
	}
	d.sites += len(man.Sites)
	d.modules = append(d.modules, m)
	if _, ok := inner.(driver.ByBuffer); ok {
		return byBuffer{m}, nil
	}
	return m, nil
}

// Launch implements driver.Module. It enqueues a descriptor before the launch, and adds its address
// to the arguments.
func (m *module) Launch(on driver.Stream, k int, cfg driver.LaunchConfig, args *driver.Args) error {
	d, s, at := m.d, m.d.streams[on], m.slots[k]
	if at < 0 {
		return m.Module.Launch(on, k, cfg, args)
	}
	if s == nil {
		return fmt.Errorf("the stream is not one of PE %d", d.Rank())
	}
	if err := d.prepare(d.Device.Alloc); err != nil {
		return err
	}
	spec := &m.man.Kernels[k]
	d.launches++
	d.last[d.launches&sanitizer.LaunchMask] = launched{spec.Name, cfg}
	desc, err := s.descriptor(spec, cfg, m.firstSite, args.Tensors)
	if err != nil {
		return fmt.Errorf("memory of the sanitizer: %w", err)
	}
	if s.version != d.version {
		if err := s.upload(s.table, d.table); err != nil {
			return err
		}
		s.version = d.version
	}
	if err := s.upload(s.desc, bytesOf(desc)); err != nil {
		return err
	}
	// Nobody sees whom a kernel without hooks meets.
	d.met = d.met || spec.Unsanitized
	binary.LittleEndian.PutUint64(args.Params[at:], uint64(s.desc.Address()))
	binary.LittleEndian.PutUint64(args.Params[at+8:], uint64(d.arena.Address()))
	return m.Module.Launch(on, k, cfg, args)
}

// bytesOf returns words as a GPU reads them.
func bytesOf(words []uint64) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	return b
}

// room makes m at least so large. Launches may still use what it was, so it grows by half at least: all
// that it ever was is then no more than three times what it is.
func (d *Device) room(m *driver.Mem, bytes int) (err error) {
	if m.Bytes < bytes {
		*m, err = d.Device.Alloc(max(bytes, m.Bytes+m.Bytes/2&^7), nil)
	}
	return err
}

// descriptor returns the descriptor of a launch of k with tensors.
func (s *Stream) descriptor(k *manifest.Kernel, cfg driver.LaunchConfig, firstSite int, tensors []driver.Tensor) ([]uint64, error) {
	d := s.d
	pes := d.Size()
	blocks, threads := cfg.Grid.Count(), cfg.Block.Count()
	cells := 0
	if shared := k.SharedBytes + cfg.DynamicShared; shared > 0 {
		cells = sanitizer.SharedBytes(shared) / sanitizer.CellBytes
	}
	if blocks*cells*sanitizer.CellWords*8 > sharedBytes {
		cells = 0
	}
	words := sanitizer.ThreadWords(pes)
	for _, m := range []struct {
		mem   *driver.Mem
		words int
	}{
		{&s.desc, sanitizer.DescWords + len(tensors)*sanitizer.TensorWords}, {&s.table, len(d.table) / 8}, {&s.threads, blocks * threads * words}, {&s.blocks, blocks * sanitizer.BlockWords},
		{&s.shared, max(1, blocks*cells*sanitizer.CellWords)}, {&s.vectors, clocks * sanitizer.VectorWords(pes, clockRows)},
	} {
		if err := d.room(m.mem, m.words*8); err != nil {
			return nil, err
		}
	}
	cx, cy, cz := cfg.ClusterDim(k)
	desc := make([]uint64, sanitizer.DescWords)
	for _, t := range tensors {
		desc = append(desc, tensorWords(t)...)
	}
	if d.met {
		desc[sanitizer.DescMet], d.met = 1, false
	}
	if d.unfollowed {
		desc[sanitizer.DescUnfollowed] = 1
	}
	for i, x := range map[int]uint64{
		sanitizer.DescSelf: uint64(s.desc.Address()), sanitizer.DescArena: uint64(d.arena.Address()),
		sanitizer.DescRegions: uint64(s.table.Address()), sanitizer.DescRegionCount: uint64(len(d.table) / (8 * sanitizer.RegionWords)),
		sanitizer.DescLaunch: uint64(d.launches), sanitizer.DescThreads: uint64(s.threads.Address()), sanitizer.DescThreadWords: uint64(words),
		sanitizer.DescBlocks: uint64(s.blocks.Address()), sanitizer.DescBlockThreads: uint64(threads),
		sanitizer.DescShared: uint64(s.shared.Address()), sanitizer.DescSharedCells: uint64(cells),
		sanitizer.DescPE: uint64(d.Rank()), sanitizer.DescPEs: uint64(pes), sanitizer.DescRows: clockRows,
		sanitizer.DescVectors: uint64(s.vectors.Address()), sanitizer.DescVectorCount: clocks,
		sanitizer.DescReports: uint64(d.reports.Address()), sanitizer.DescLeft: uint64(blocks * threads),
		sanitizer.DescGridX: uint64(max(cfg.Grid.X, 1)), sanitizer.DescGridY: uint64(max(cfg.Grid.Y, 1)),
		sanitizer.DescCluster: uint64(cx * cy * cz), sanitizer.DescClusterX: uint64(cx), sanitizer.DescClusterY: uint64(cy), sanitizer.DescClusterZ: uint64(cz),
		sanitizer.DescMaps: uint64(len(tensors)), sanitizer.DescSites: uint64(firstSite), sanitizer.DescTableBits: tableBits,
	} {
		desc[i] = x
	}
	return desc, nil
}

// tensorWords are the words of a tensor as hooks read them.
func tensorWords(t driver.Tensor) []uint64 {
	w := make([]uint64, sanitizer.TensorWords)
	for _, x := range t.Words {
		w[sanitizer.TensorKey] = w[sanitizer.TensorKey]*sanitizer.KeyFactor + x
	}
	w[sanitizer.TensorBase], w[sanitizer.TensorElem], w[sanitizer.TensorSpan] = t.Addr, uint64(t.Map.Elem), uint64(t.Map.Span)
	for i := range sanitizer.MaxDims {
		box, dim, stride := 1, 1, 0
		if i < len(t.Map.Dims) {
			box, dim, stride = t.Map.Box[i], t.Map.Dims[i], t.Map.Strides[i]
		}
		w[sanitizer.TensorBox+i], w[sanitizer.TensorDims+i], w[sanitizer.TensorStrides+i] = uint64(box), uint64(dim), uint64(stride)
	}
	return w
}
