package main

import (
	"errors"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
)

// node is a GPU host of a cluster that has everything.
func node(change func(*machine, fstest.MapFS)) []finding {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	files := fstest.MapFS{
		"sys/class/infiniband/mlx5_0/ports/1/state":      file("4: ACTIVE\n"),
		"sys/class/infiniband/mlx5_0/ports/1/link_layer": file("InfiniBand\n"),
		"sys/class/infiniband/mlx5_0/ports/1/rate":       file("400 Gb/sec (4X NDR)\n"),
		"sys/module/nvidia_peermem/version":              file("580.1\n"),
		"sys/module/gdrdrv/version":                      file("2.4\n"),
		"dev/gdrdrv":                                     file(""),
		"proc/sys/kernel/osrelease":                      file("6.8.0-40-generic\n"),
		"proc/driver/nvidia/version":                     file("NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.1\n"),
		"proc/driver/nvidia/params":                      file("EnableStreamMemOPs: 1\nRegistryDwords: \"PeerMappingOverride=1;\"\n"),
	}
	m := &machine{
		root: files, getenv: func(string) string { return "" }, needed: true,
		ifs: []rendezvous.Interface{
			{Name: "lo", Loopback: true, Addrs: []netip.Addr{netip.MustParseAddr("127.0.0.1")}},
			{Name: "eth0", Addrs: []netip.Addr{netip.MustParseAddr("192.0.2.1")}},
		},
		listen:  func(string) error { return nil },
		lookup:  func(string) error { return nil },
		open:    func(string) error { return nil },
		plugins: []string{"/lib/nvshmem_transport_ibrc.so.3"},
		survey: survey{
			GPUs:  []gpuInfo{{"H200", 9, 0, 141 << 30}, {"H200", 9, 0, 141 << 30}},
			Links: []gpuLink{{0, 1, true, true}},
		},
	}
	change(m, files)
	return m.examine()
}

func TestExamineNodeThatHasEverything(t *testing.T) {
	want := []finding{
		{"variables", stateOK, "programs understand what is set for them", ""},
		{"loopback", stateOK, "lo", ""},
		{"interfaces", stateOK, "eth0 (192.0.2.1)", ""},
		{"port", stateOK, "20000 is free, at which the PEs of a job meet if nothing else is said", ""},
		{"launcher", stateOK, "none has started this process", ""},
		{"GPU links", stateOK, "address each other's memory, with atomics (NVLink): 0-1", ""},
		{"symmetric heap", stateOK, "1.0 GB for each PE, which NVSHMEM_SYMMETRIC_SIZE changes", ""},
		{"MPS", stateOK, "does not run; it is for more PEs than GPUs", ""},
		{"NIC mlx5_0:1", stateOK, "InfiniBand 400 Gb/sec (4X NDR) ACTIVE", ""},
		{"transport ibrc", stateOK, "can be opened; NVSHMEM_REMOTE_TRANSPORT=ibrc chooses it", ""},
		{"GPUDirect RDMA", stateOK, "module nvidia_peermem, dma-buf", ""},
		{"GDRCopy", stateOK, "module and library", ""},
		{"IBGDA", stateNote, "GPUs can drive the NIC by themselves", "build with gpuc build -transport nvshmem-ibgda, and set NVSHMEM_IB_ENABLE_IBGDA=1 on all PEs; this is linked in tests, and has not run with gpuc yet"},
	}
	if diff := cmp.Diff(want, node(func(*machine, fstest.MapFS) {})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestExamineNodeThatLacksSomething: each check finds its own, and says what to do.
func TestExamineNodeThatLacksSomething(t *testing.T) {
	setenv := func(name, value string) func(*machine, fstest.MapFS) {
		return func(m *machine, _ fstest.MapFS) {
			m.getenv = func(n string) string { return map[string]string{name: value}[n] }
		}
	}
	remove := func(names ...string) func(*machine, fstest.MapFS) {
		return func(_ *machine, files fstest.MapFS) {
			for name := range files {
				if slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(name, n) }) {
					delete(files, name)
				}
			}
		}
	}
	for name, test := range map[string]struct {
		change         func(*machine, fstest.MapFS)
		check          string
		state          state
		detail, advice string
	}{
		"no loopback":     {func(m *machine, _ fstest.MapFS) { m.ifs = m.ifs[1:] }, "loopback", stateFail, "no loopback interface", "GPUC_INTERFACE"},
		"loopback alone":  {func(m *machine, _ fstest.MapFS) { m.ifs = m.ifs[:1] }, "interfaces", stateNote, "none but the loopback", "cannot be reached"},
		"interface":       {setenv("GPUC_INTERFACE", "eth0"), "interfaces", stateOK, "eth0 (192.0.2.1) by GPUC_INTERFACE=eth0", ""},
		"wrong interface": {setenv("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME", "ib0"), "interfaces", stateFail, "NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME=ib0: there is no such interface; this host has lo (127.0.0.1), eth0 (192.0.2.1)", "correct the variable"},
		"port in use": {func(m *machine, _ fstest.MapFS) {
			m.listen = func(a string) error { return errors.New(a + " is in use") }
		}, "port", stateNote, ":20000 is in use", "GPUC_ADDRESS"},
		"port":           {setenv("GPUC_ADDRESS", "n0:7000"), "port", stateOK, "7000 is free", ""},
		"wrong port":     {setenv("GPUC_ADDRESS", "n0:x"), "port", stateFail, "GPUC_ADDRESS: ", "correct the variable"},
		"wrong launcher": {setenv("GPUC_RANK", "1"), "launcher", stateFail, "GPUC_NP: it is not set", "set GPUC_LAUNCHER=none"},
		"no such host": {func(m *machine, f fstest.MapFS) {
			setenv("GPUC_ADDRESS", "n0:7000")(m, f)
			m.lookup = func(host string) error { return errors.New("lookup " + host + ": no such host") }
		}, "port", stateFail, "GPUC_ADDRESS=n0:7000: lookup n0: no such host", "name a host that is known here"},
		"wrong back end": {setenv("GPUC_BACKEND", "gpu"), "variables", stateFail, `GPUC_BACKEND="gpu"`, "correct the variable"},
		"no bootstrap":   {setenv("GPUC_BOOTSTRAP", "smoke"), "variables", stateFail, `GPUC_BOOTSTRAP="smoke": it must be uid, mpi`, "correct the variable"},
		"wrong time":     {setenv("GPUC_START_TIMEOUT", "soon"), "variables", stateFail, `GPUC_START_TIMEOUT="soon"`, "correct the variable"},
		"short token":    {setenv("GPUC_TOKEN", "x"), "variables", stateFail, "GPUC_TOKEN: the token has 1 characters; use at least 16", "correct the variable"},
		"no transport":   {setenv("NVSHMEM_REMOTE_TRANSPORT", "tcp"), "variables", stateFail, `NVSHMEM_REMOTE_TRANSPORT="tcp": this NVSHMEM has none, ibrc`, "correct the variable"},
		"PCIe":           {func(m *machine, _ fstest.MapFS) { m.survey.Links = []gpuLink{{0, 1, true, false}} }, "GPU links", stateOK, "without atomics (PCIe): 0-1", ""},
		"no peer access": {func(m *machine, _ fstest.MapFS) { m.survey.Links = []gpuLink{{0, 1, false, false}} }, "GPU links", stateNote, "do not address each other's memory: 0-1", "topo -p2p"},
		"large heap":     {setenv("NVSHMEM_SYMMETRIC_SIZE", "0.2T"), "symmetric heap", stateFail, "204.8 GB for each PE; GPU 0 has 141.0 GB in all", "make NVSHMEM_SYMMETRIC_SIZE smaller"},
		"heap on host":   {setenv("NVSHMEM_HEAP_KIND", "SYSMEM"), "symmetric heap", stateNote, "; in the host's memory, under one name for all jobs of the host", "start jobs one after another"},
		"wrong heap":     {setenv("NVSHMEM_SYMMETRIC_SIZE", "lots"), "symmetric heap", stateFail, `NVSHMEM_SYMMETRIC_SIZE="lots"`, "such as 8G"},
		"MPS":            {func(_ *machine, f fstest.MapFS) { f["tmp/nvidia-mps/control"] = &fstest.MapFile{} }, "MPS", stateNote, "runs, or has left /tmp/nvidia-mps", "CUDA_MPS_ACTIVE_THREAD_PERCENTAGE"},
		"no NIC":         {remove("sys/class/infiniband"), "RDMA NICs", stateNote, "none (/sys/class/infiniband)", "between hosts"},
		"NIC is down": {func(_ *machine, f fstest.MapFS) {
			f["sys/class/infiniband/mlx5_0/ports/1/state"] = &fstest.MapFile{Data: []byte("1: DOWN\n")}
		}, "NIC mlx5_0:1", stateNote, "DOWN", "NVSHMEM_HCA_LIST"},
		"transport": {func(m *machine, _ fstest.MapFS) {
			m.open = func(string) error { return errors.New("no libibverbs.so.1") }
		}, "transport ibrc", stateNote, "no libibverbs.so.1", "install what it lacks"},
		"transport, no NIC": {remove("sys/class/infiniband"), "transport ibrc", stateNote, "can be opened, and there is no RDMA NIC for it", "ucx"},
		"dma-buf alone":     {remove("sys/module/nvidia_peermem"), "GPUDirect RDMA", stateOK, "dma-buf", ""},
		"old kernel":        {func(_ *machine, f fstest.MapFS) { remove("sys/module/nvidia_peermem", "proc/sys")(nil, f) }, "GPUDirect RDMA", stateNote, "neither nvidia_peermem nor dma-buf", "modprobe nvidia_peermem"},
		"closed modules":    {remove("sys/module/nvidia_peermem", "proc/driver/nvidia/version"), "GPUDirect RDMA", stateNote, "neither", "SYSMEM"},
		"GDRCopy's module":  {remove("dev"), "GDRCopy", stateNote, "the module gdrdrv is not loaded", "load gdrdrv"},
		"GDRCopy's library": {func(m *machine, _ fstest.MapFS) { m.open = func(string) error { return errors.New("no file") } }, "GDRCopy", stateNote, "the library is not found: no file", "install gdrcopy"},
		"IBGDA's options": {func(_ *machine, f fstest.MapFS) {
			f["proc/driver/nvidia/params"] = &fstest.MapFile{Data: []byte("EnableStreamMemOPs: 0\n")}
		}, "IBGDA", stateNote, `the machine lacks the module option NVreg_EnableStreamMemOPs=1, the module option NVreg_RegistryDwords="PeerMappingOverride=1;"`, "/etc/modprobe.d"},
		"IBGDA is on": {func(m *machine, f fstest.MapFS) {
			setenv("NVSHMEM_IB_ENABLE_IBGDA", "1")(m, f)
			remove("sys/class/infiniband")(m, f)
		}, "IBGDA", stateNote, "NVSHMEM_IB_ENABLE_IBGDA=1, and the machine lacks a ConnectX NIC (mlx5)", "leave the variable unset"},
		"IBGDA's NIC": {remove("sys/class/infiniband", "proc/driver/nvidia/params"), "IBGDA", stateNote, "the machine lacks a ConnectX NIC (mlx5), NVIDIA's kernel module", "proxy"},
	} {
		found := false
		for _, f := range node(test.change) {
			if f.Name != test.check {
				continue
			}
			found = true
			if f.State != test.state || !strings.Contains(f.Detail, test.detail) || !strings.Contains(f.Advice, test.advice) || (test.advice == "") != (f.Advice == "") {
				t.Errorf("%s: %+v, want %s, %q -> %q", name, f, test.state, test.detail, test.advice)
			}
		}
		if !found {
			t.Errorf("%s: there is no check %s", name, test.check)
		}
	}
}

func TestHeapSize(t *testing.T) {
	for s, want := range map[string]float64{"": 1 << 30, "20m": 20 << 20, "20971520": 20971520, "1.5G": 1.5 * (1 << 30), "2kk": 2048, ".5T": 1 << 39} {
		if got, err := heapSize(s); err != nil || got != want {
			t.Errorf("%q: %v, %v; want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"x", "1x", "0", "-1"} {
		if got, err := heapSize(s); err == nil {
			t.Errorf("%q: %v", s, got)
		}
	}
}
