package main

import (
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

const infiniband = "sys/class/infiniband"

// nicPort is a port of a network card that does RDMA.
type nicPort struct {
	device, port, state, layer, rate string
}

// ports lists the ports of cards that do RDMA.
func (m *machine) ports() (list []nicPort) {
	names, err := fs.Glob(m.root, infiniband+"/*/ports/*")
	if err != nil {
		return nil
	}
	for _, p := range names {
		_, state, _ := strings.Cut(m.read(path.Join(p, "state")), ": ")
		list = append(list, nicPort{
			device: path.Base(path.Dir(path.Dir(p))), port: path.Base(p), state: state,
			layer: m.read(path.Join(p, "link_layer")), rate: m.read(path.Join(p, "rate")),
		})
	}
	return list
}

// nics says which cards there are.
func (m *machine) nics() (fs []finding) {
	ports := m.ports()
	if len(ports) == 0 {
		return []finding{{"RDMA NICs", stateNote, "none (/" + infiniband + ")", "PEs on one host need none; between hosts NVSHMEM needs one, or UCX or libfabric over what there is"}}
	}
	for _, p := range ports {
		f := finding{Name: "NIC " + p.device + ":" + p.port, State: stateOK, Detail: strings.Join(strings.Fields(p.layer+" "+p.rate+" "+p.state), " ")}
		if p.state != "ACTIVE" {
			f.State, f.Advice = stateNote, "the port is not up; NVSHMEM_HCA_LIST leaves it out"
		}
		fs = append(fs, f)
	}
	return fs
}

// remoteTransport is NVSHMEM's variable that chooses a transport between hosts.
const remoteTransport = "NVSHMEM_REMOTE_TRANSPORT"

// pluginName is what the variable calls a plug-in.
func pluginName(path string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(filepath.Base(path), "nvshmem_transport_"), ".")
	return name
}

// transports opens NVSHMEM's plug-ins, as NVSHMEM does when it starts.
func (m *machine) transports() (fs []finding) {
	for _, p := range m.plugins {
		name := pluginName(p)
		f := finding{Name: "transport " + name, State: stateOK, Detail: "can be opened; " + remoteTransport + "=" + name + " chooses it"}
		err := m.open(p)
		verbs := strings.HasPrefix(name, "ib") // it opens this library by itself
		if err == nil && verbs {
			err = m.open("libibverbs.so.1")
		}
		switch {
		case err != nil:
			f.State, f.Detail, f.Advice = stateNote, err.Error(), "install what it lacks, if PEs are to use it between hosts"
		case verbs && len(m.ports()) == 0:
			f.State, f.Detail, f.Advice = stateNote, "can be opened, and there is no RDMA NIC for it", "between hosts without such NICs use ucx or libfabric"
		}
		fs = append(fs, f)
	}
	return fs
}

// peermem are the modules that let a NIC address the memory of GPUs.
var peermem = []string{"nvidia_peermem", "nv_peer_mem"}

// hasPeermem returns the module that is loaded, or "".
func (m *machine) hasPeermem() string {
	for _, name := range peermem {
		if m.exists("sys/module/" + name) {
			return name
		}
	}
	return ""
}

// hasDMABuf reports whether the kernel and the driver can hand a GPU's memory to a NIC by
// dma-buf: that takes Linux 5.12 and NVIDIA's open kernel modules.
func (m *machine) hasDMABuf() bool {
	major, rest, _ := strings.Cut(m.read("proc/sys/kernel/osrelease"), ".")
	minor, _, _ := strings.Cut(rest, ".")
	a, errA := strconv.Atoi(major)
	b, errB := strconv.Atoi(minor)
	return errA == nil && errB == nil && (a > 5 || a == 5 && b >= 12) && strings.Contains(m.read("proc/driver/nvidia/version"), "Open Kernel Module")
}

// gpuDirect says whether a NIC can address the memory of GPUs.
func (m *machine) gpuDirect() finding {
	var ways []string
	if name := m.hasPeermem(); name != "" {
		ways = append(ways, "module "+name)
	}
	if m.hasDMABuf() {
		ways = append(ways, "dma-buf")
	}
	if len(ways) > 0 {
		return finding{Name: "GPUDirect RDMA", State: stateOK, Detail: strings.Join(ways, ", ")}
	}
	return finding{"GPUDirect RDMA", stateNote, "neither nvidia_peermem nor dma-buf (Linux 5.12 with the open kernel modules)",
		"modprobe nvidia_peermem; without it NICs cannot reach the memory of GPUs, and NVSHMEM_HEAP_KIND=SYSMEM keeps the heap in the host's"}
}

// gdrcopy looks for GDRCopy, by which a processor writes to the memory of a GPU.
func (m *machine) gdrcopy() finding {
	f := finding{Name: "GDRCopy", State: stateOK, Detail: "module and library"}
	module := m.exists("sys/module/gdrdrv") && m.exists("dev/gdrdrv")
	err := m.open("libgdrapi.so.2")
	switch {
	case module && err == nil:
		return f
	case module:
		f.Detail = fmt.Sprintf("the module is loaded, and the library is not found: %v", err)
	case err == nil:
		f.Detail = "the library is there, and the module gdrdrv is not loaded"
	default:
		f.Detail = "neither the module gdrdrv nor libgdrapi.so.2"
	}
	f.State, f.Advice = stateNote, "NVSHMEM's proxy makes atomics and signals with it, where the NIC does not: install gdrcopy and load gdrdrv"
	return f
}

// ibgda looks at what GPUs need to drive NICs by themselves (NVSHMEM's installation guide).
func (m *machine) ibgda() finding {
	var lacks []string
	mlx := false
	for _, p := range m.ports() {
		mlx = mlx || strings.HasPrefix(p.device, "mlx5")
	}
	if !mlx {
		lacks = append(lacks, "a ConnectX NIC (mlx5)")
	}
	if m.hasPeermem() == "" && !m.hasDMABuf() {
		lacks = append(lacks, "GPUDirect RDMA")
	}
	params, err := fs.ReadFile(m.root, "proc/driver/nvidia/params")
	switch {
	case err != nil:
		lacks = append(lacks, "NVIDIA's kernel module")
	default:
		if !strings.Contains(string(params), "EnableStreamMemOPs: 1") {
			lacks = append(lacks, "the module option NVreg_EnableStreamMemOPs=1")
		}
		if !strings.Contains(string(params), "PeerMappingOverride=1") {
			lacks = append(lacks, `the module option NVreg_RegistryDwords="PeerMappingOverride=1;"`)
		}
	}
	on := m.getenv("NVSHMEM_IB_ENABLE_IBGDA") != ""
	f := finding{Name: "IBGDA", State: stateNote}
	switch {
	case len(lacks) == 0:
		f.Detail = "GPUs can drive the NIC by themselves"
		f.Advice = "build with gpuc build -transport nvshmem-ibgda, and set NVSHMEM_IB_ENABLE_IBGDA=1 on all PEs; this is linked in tests, and has not run with gpuc yet"
	case on:
		f.Detail = "NVSHMEM_IB_ENABLE_IBGDA=" + m.getenv("NVSHMEM_IB_ENABLE_IBGDA") + ", and the machine lacks " + strings.Join(lacks, ", ")
		f.Advice = "leave the variable unset; the processor's proxy then drives the NIC. Module options go to /etc/modprobe.d"
	default:
		f.Detail = "the machine lacks " + strings.Join(lacks, ", ")
		f.Advice = "the processor's proxy drives the NIC, which is slower for small messages. For GPUs that do it themselves module options go to /etc/modprobe.d"
	}
	return f
}
