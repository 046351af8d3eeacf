package cuda

import (
	"encoding/binary"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// kernel is a loaded kernel and what its launches need.
type kernel struct {
	m    *module
	spec *manifest.Kernel
	fn   cu.Function

	maxThreads   int // per block, from the launch bounds and the registers
	registers    int
	staticShared int
	// dynamicShared is the dynamic shared memory that launches may ask for
	// so far; more is granted on demand.
	dynamicShared int
	paramBytes    int
	// resident is the answer to the last question about co-residency.
	resident struct{ threads, dynamicShared, blocks int }
	// unreachable is why it cannot be launched where PEs are on other hosts, or nil.
	unreachable error
	// shape is what was admitted last.
	shape driver.LaunchConfig

	// What the driver reads at a launch. It is made once, so that a launch
	// allocates nothing, and it lies on the Go heap, which does not move.
	cfg    cu.LaunchConfig
	attrs  [maxAttrs]cu.LaunchAttribute
	extra  [5]uintptr
	size   uint64
	params []byte
	// pointers are the addresses of the parameters, if the driver says where
	// they lie or moved is set.
	pointers []unsafe.Pointer
	// moved says that the GPU has the parameters elsewhere than in params: descriptions of tensors begin
	// at multiples of 64 bytes of its constant memory, in which parameters begin at no such place. The
	// driver takes each by its address then.
	moved bool
}

// defaultDynamicShared is the dynamic shared memory that a kernel may have
// without being asked for (CUDA C++ Programming Guide, Shared Memory).
const defaultDynamicShared = 48 << 10

func (m *module) newKernel(spec *manifest.Kernel, ctrl uint64) (*kernel, error) {
	d := m.d
	k := &kernel{m: m, spec: spec, unreachable: m.unreachable(spec)}
	var r cu.Result
	if k.fn, r = d.drv.ModuleFunction(m.h, spec.Symbol); r != cu.Success {
		err := d.check("cuModuleGetFunction", r)
		if r == cu.NotFound {
			err = fmt.Errorf("%w; the machine code and the manifest do not belong together, run gpuc generate", err)
		}
		return nil, fmt.Errorf("kernel %s (%s): %w", spec.Name, spec.Symbol, err)
	}
	for _, a := range []struct {
		to   *int
		attr cu.FunctionAttribute
	}{
		{&k.maxThreads, cu.FuncMaxThreadsPerBlock},
		{&k.registers, cu.FuncRegisters},
		{&k.staticShared, cu.FuncSharedBytes},
	} {
		if *a.to, r = d.drv.FuncAttribute(a.attr, k.fn); r != cu.Success {
			return nil, fmt.Errorf("kernel %s: %w", spec.Name, d.check("cuFuncGetAttribute", r))
		}
	}
	k.dynamicShared = defaultDynamicShared - k.staticShared
	abi, err := manifest.LayOut(spec.Params)
	if err != nil {
		return nil, fmt.Errorf("kernel %s: %w; run gpuc generate", spec.Name, err)
	}
	k.paramBytes = abi.Size
	k.params = make([]byte, abi.Control+8)
	binary.LittleEndian.PutUint64(k.params[abi.Control:], ctrl)
	k.moved = slices.ContainsFunc(abi.Leaves, func(l manifest.Leaf) bool { return l.Role == manifest.Description })
	ours := abi.Offsets()
	offsets, n, r := d.drv.FuncParams(k.fn)
	same := n == len(k.params) && slices.Equal(offsets, ours)
	if k.moved {
		same = len(offsets) == len(ours)
	}
	if r == cu.Success && !same {
		return nil, fmt.Errorf("kernel %s takes its parameters elsewhere than its manifest says; they do not belong together, run gpuc generate", spec.Name)
	}
	if r == cu.Success || k.moved {
		for _, at := range ours {
			k.pointers = append(k.pointers, unsafe.Pointer(&k.params[at]))
		}
	}
	k.size = uint64(len(k.params))
	k.extra = [5]uintptr{
		cu.ParamBufferPointer, uintptr(unsafe.Pointer(&k.params[0])),
		cu.ParamBufferSize, uintptr(unsafe.Pointer(&k.size)),
		cu.ParamEnd,
	}
	return k, nil
}

// maxAttrs is the number of attributes that a launch can have.
const maxAttrs = 3

// attribute gives the launch in the making an attribute.
func (k *kernel) attribute(id uint32, value ...int) {
	a := &k.attrs[k.cfg.NumAttrs]
	a.ID = id
	clear(a.Value[:])
	for i, v := range value {
		binary.LittleEndian.PutUint32(a.Value[4*i:], uint32(v))
	}
	k.cfg.NumAttrs++
	k.cfg.Attrs = &k.attrs[0]
}

// noAttributes begins a launch.
func (k *kernel) noAttributes() { k.cfg.NumAttrs, k.cfg.Attrs = 0, nil }

// clusters gives the launch in the making the extent of its clusters, if it has any.
func (k *kernel) clusters(cfg driver.LaunchConfig) {
	if k.inClusters(cfg) {
		x, y, z := cfg.ClusterDim(k.spec)
		k.attribute(cu.AttrCluster, x, y, z)
	}
}

// inClusters reports whether a launch has clusters: the kernel's own, or those that it asks for
// where the GPU has any.
func (k *kernel) inClusters(cfg driver.LaunchConfig) bool {
	return k.spec.InCluster() || cfg.Cluster > 1 && k.m.d.major >= clusterMajor
}
