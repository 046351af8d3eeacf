package cuda

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func TestEncodeTensorMap(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), nil)
	got, err := driver.Tensors(d).EncodeTensorMap(0x1000, driver.TensorFloat16, threadapi.TensorMap{
		Elem: 2, Dims: []int{64, 100}, Strides: []int{2, 160}, Box: []int{32, 8}, Span: 64,
	})
	if err != nil {
		t.Fatal(err)
	}
	want := [driver.TensorMapWords]uint64{uint64(driver.TensorFloat16), 2, 0x1000, 2, 64, 100, 160, 32, 8}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// attributes returns those of the last launch.
func attributes(k *fakeKernel) map[uint32][3]byte {
	all := map[uint32][3]byte{}
	for i, a := range k.attrs {
		if i < int(k.last.NumAttrs) {
			all[a.ID] = [3]byte{a.Value[0], a.Value[4], a.Value[8]}
		}
	}
	return all
}

func TestAttributesOfLaunches(t *testing.T) {
	fk := &fakeKernel{params: 8, maxThreads: 1024, active: 2, clusters: 3}
	d := openFake(t, newFakeDriver(map[string]*fakeKernel{"k": fk}), nil)
	m := load(t, d, artifact(
		manifest.Kernel{Name: "Plain", Symbol: "k"},
		manifest.Kernel{Name: "Cluster", Symbol: "k", Cluster: []int{2, 1, 2}},
		manifest.Kernel{Name: "Waits", Symbol: "k", Cluster: []int{2, 1, 2}, Collective: true, Cooperative: true},
	))
	s := stream1(t, d)
	for _, test := range []struct {
		kernel  int
		grid    threadapi.Dim3
		early   bool
		cluster int
		want    map[uint32][3]byte
		err     string
	}{
		{kernel: 0, grid: threadapi.Dim3{X: 4, Y: 1, Z: 1}, cluster: 2, want: map[uint32][3]byte{cu.AttrCluster: {2, 1, 1}}},
		{kernel: 0, grid: threadapi.Dim3{X: 4, Y: 1, Z: 1}, cluster: 1, want: map[uint32][3]byte{}},
		{kernel: 0, grid: threadapi.Dim3{X: 3, Y: 1, Z: 1}, want: map[uint32][3]byte{}},
		{kernel: 0, grid: threadapi.Dim3{X: 3, Y: 1, Z: 1}, early: true, want: map[uint32][3]byte{cu.AttrEarly: {1}}},
		{kernel: 1, grid: threadapi.Dim3{X: 4, Y: 1, Z: 2}, early: true, want: map[uint32][3]byte{cu.AttrEarly: {1}, cu.AttrCluster: {2, 1, 2}}},
		{kernel: 2, grid: threadapi.Dim3{X: 4, Y: 1, Z: 2}, early: true, want: map[uint32][3]byte{cu.AttrCooperative: {1}, cu.AttrCluster: {2, 1, 2}}},
		{kernel: 2, grid: threadapi.Dim3{X: 8, Y: 1, Z: 2}, err: "grid of 8 x 1 x 2 blocks in clusters of 2 x 1 x 2: the kernel waits for other PEs or for its whole grid, so all its blocks must be resident at once, and this GPU holds 12 of them (10 multiprocessors with 2 blocks of 64 threads, 32 registers a thread, 0 bytes of shared memory a block); launch a smaller grid and let each thread take several elements"},
	} {
		err := m.Launch(s, test.kernel, driver.LaunchConfig{Grid: test.grid, Block: threadapi.Dim3{X: 64, Y: 1, Z: 1}, Early: test.early, Cluster: test.cluster}, &driver.Args{})
		switch {
		case test.err != "":
			if err == nil || err.Error() != test.err {
				t.Errorf("%+v: %v", test, err)
			}
		case err != nil:
			t.Errorf("%+v: %v", test, err)
		default:
			if d := cmp.Diff(test.want, attributes(fk)); d != "" {
				t.Errorf("%+v: %s", test, d)
			}
		}
	}
}
