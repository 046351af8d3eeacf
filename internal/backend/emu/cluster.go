package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// cluster is blocks that are resident together and reach each other's shared memory.
type cluster struct {
	blocks []*block // by number
	group  group    // of the threads of all
}

// clusterBlocks returns the blocks of the cluster of b, itself among them.
func (b *block) clusterBlocks() []*block {
	if b.cluster == nil {
		return []*block{b}
	}
	return b.cluster.blocks
}

// startCluster makes the blocks of cluster number n resident, and returns how many they are. A block may be a
// cluster of its own.
func (k *kernel) startCluster(n int) int {
	dim := k.cluster
	if dim.Count() == 1 {
		k.startAt(k.w.launches.block(k.size), n)
		return 1
	}
	at := unrank(n, k.clusters())
	c := &cluster{}
	c.group.begin(dim.Count() * k.size)
	for i := range dim.Count() {
		in := unrank(i, dim)
		idx := threadapi.Dim3{X: at.X*dim.X + in.X, Y: at.Y*dim.Y + in.Y, Z: at.Z*dim.Z + in.Z}
		b := newBlock(k.size)
		b.cluster, b.inCluster = c, i
		c.blocks = append(c.blocks, b)
		k.startAt(b, idx.X+k.grid.X*(idx.Y+k.grid.Y*idx.Z))
	}
	return dim.Count()
}

// clusterNumber is the number of the block's cluster in the grid.
func (b *block) clusterNumber() int {
	in, all := b.k.cluster, b.k.clusters()
	return b.idx.X/in.X + all.X*(b.idx.Y/in.Y+all.Y*(b.idx.Z/in.Z))
}

// clusters is the extent of the grid in clusters.
func (k *kernel) clusters() threadapi.Dim3 {
	return threadapi.Dim3{X: k.grid.X / k.cluster.X, Y: k.grid.Y / k.cluster.Y, Z: k.grid.Z / k.cluster.Z}
}

//go:norace
func (t *thread) SyncCluster() { t.meet(&clusterSync) }

//go:norace
func (t *thread) MapShared(name string, p unsafe.Pointer, rank int) unsafe.Pointer {
	q := &t.w.req
	q.text, q.ptr, q.n = name, p, rank
	t.call(func(w *World, t *thread) { w.shared.serveMap(t) })
	return t.w.req.ptr
}

func (s *sharedSites) serveMap(t *thread) {
	q := &s.w.req
	_, q.ptr = s.remote(t, q.text, q.n, q.ptr)
}

// remote returns a block of the cluster and the address there that stands for p here. If
// there is none, the thread fails.
func (s *sharedSites) remote(t *thread, name string, rank int, p unsafe.Pointer) (*block, unsafe.Pointer) {
	blocks := t.b.clusterBlocks()
	if rank < 0 || rank >= len(blocks) {
		s.w.throw(t, &raised{kind: fault.Panic, text: name + ": the cluster has no such block"})
		return nil, nil
	}
	b := blocks[rank]
	if b.started == b.size && b.group.live == 0 {
		s.w.throw(t, wrong("%s reaches block %d of the cluster, which has returned; call Cluster.Sync before blocks return", name, rank))
		return nil, nil
	}
	at := s.mapped(t, b, p)
	if at == nil {
		s.w.throw(t, wrong("%s of memory that is not shared memory of the block", name))
		return nil, nil
	}
	return b, at
}

// mapped returns the address in b that stands for p in the shared memory of t's block, nil
// if p lies elsewhere.
func (s *sharedSites) mapped(t *thread, b *block, p unsafe.Pointer) unsafe.Pointer {
	site, off, ok := s.has(t.b, p, 0)
	switch {
	case !ok:
		return nil
	case b == t.b:
		return p
	case site < 0:
		return unsafe.Add(b.dynamicMemory(), off)
	}
	return unsafe.Add(s.memory(b, site), off)
}
