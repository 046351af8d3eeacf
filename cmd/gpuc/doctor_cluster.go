package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/launchenv"
	"github.com/gpuc-go/gpuc/internal/job/rendezvous"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// machine is what doctor looks at to see how PEs reach each other. Tests give it another.
type machine struct {
	root   fs.FS // of the file system: sys, proc, dev, tmp
	getenv func(string) string
	ifs    []rendezvous.Interface
	listen func(addr string) error
	lookup func(host string) error
	// open opens a shared library.
	open func(path string) error
	// plugins are NVSHMEM's transports.
	plugins []string
	survey  survey
	// needed says that there are GPUs here.
	needed bool
}

// examineCluster looks at what PEs of one host and of several need to reach each other.
func (e *env) examineCluster(s survey, haveGPU bool) []finding {
	ifs, err := rendezvous.Interfaces()
	if err != nil {
		return []finding{{"interfaces", stateFail, err.Error(), ""}}
	}
	m := &machine{
		root: os.DirFS("/"), getenv: e.Getenv, ifs: ifs, survey: s, needed: haveGPU,
		listen: func(addr string) error {
			l, err := net.Listen("tcp", addr)
			if err != nil {
				return err
			}
			return l.Close()
		},
		lookup: func(host string) error {
			_, err := net.LookupHost(host)
			return err
		},
		open: func(path string) error {
			_, err := dl.Open(filepath.Base(path), dl.Local, path)
			return err
		},
	}
	if cfg, err := e.toolchainConfig(); err == nil {
		if tc, err := toolchain.Locate(cfg); err == nil && tc.Need(toolchain.Communicate) == nil {
			// The error is that of a pattern.
			m.plugins, _ = filepath.Glob(filepath.Join(filepath.Dir(tc.Path(toolchain.NVSHMEMHost)), "nvshmem_transport_*.so.*"))
		}
	}
	return m.examine()
}

// examine makes all checks of this host.
func (m *machine) examine() []finding {
	fs := append([]finding{m.variables()}, m.interfaces()...)
	fs = append(fs, m.port(), m.launcher())
	fs = append(fs, m.links()...)
	fs = append(fs, m.heap(), m.mps())
	nics := m.nics()
	fs = append(fs, nics...)
	fs = append(fs, m.transports()...)
	return append(fs, m.gpuDirect(), m.gdrcopy(), m.ibgda())
}

// variables says whether programs understand what is set for them.
func (m *machine) variables() finding {
	f := finding{"variables", stateFail, "", "correct the variable, or unset it"}
	_, err := jobenv.Read(m.getenv)
	if token := m.getenv(jobenv.Token); err == nil && token != "" {
		if err = rendezvous.CheckToken(jobenv.Secret(token)); err != nil {
			err = fmt.Errorf("%s: %w", jobenv.Token, err)
		}
	}
	name := m.getenv(remoteTransport)
	known := []string{"none"}
	for _, p := range m.plugins {
		known = append(known, pluginName(p))
	}
	switch {
	case err != nil:
		f.Detail = err.Error()
	case name != "" && len(m.plugins) > 0 && !slices.Contains(known, name):
		f.Detail = fmt.Sprintf("%s=%q: this NVSHMEM has %s", remoteTransport, name, strings.Join(known, ", "))
	default:
		return finding{Name: "variables", State: stateOK, Detail: "programs understand what is set for them"}
	}
	return f
}

// interfaces says which interfaces there are, and which ones PEs use.
func (m *machine) interfaces() []finding {
	loop := finding{"loopback", worse(m.needed), "there is no loopback interface that is up", "several PEs on one host need it; set " + jobenv.Interface + " to another interface"}
	if i := slices.IndexFunc(m.ifs, func(i rendezvous.Interface) bool { return i.Loopback }); i >= 0 {
		loop = finding{Name: "loopback", State: stateOK, Detail: m.ifs[i].Name}
	}
	f := finding{Name: "interfaces", State: stateOK}
	cfg, _ := jobenv.ReadMeeting(m.getenv, registry.InterfaceVariables()...) // variables tells what is wrong
	chosen, err := rendezvous.Select(cfg.Interface, m.ifs)
	switch far := slices.DeleteFunc(slices.Clone(m.ifs), func(i rendezvous.Interface) bool { return i.Loopback }); {
	case err != nil:
		f.State, f.Detail, f.Advice = stateFail, fmt.Sprintf("%s=%s: %v", cfg.InterfaceVar, cfg.Interface, err), "correct the variable, or unset it"
	case cfg.Interface != "":
		f.Detail = fmt.Sprintf("%s by %s=%s", rendezvous.Names(chosen), cfg.InterfaceVar, cfg.Interface)
	case len(far) == 0:
		f.State, f.Detail, f.Advice = stateNote, "none but the loopback", "PEs on other hosts cannot be reached"
	default:
		f.Detail = rendezvous.Names(far)
		if len(far) > 1 {
			f.Advice = jobenv.Interface + " names the one that other hosts reach, if PEs do not find each other"
		}
	}
	return []finding{loop, f}
}

// port tries the port at which PEs meet.
func (m *machine) port() finding {
	f := finding{Name: "port", State: stateOK}
	addr := net.JoinHostPort("", strconv.Itoa(rendezvous.Port("")))
	if a := m.getenv(launchenv.Address); a != "" {
		host, port, err := rendezvous.SplitAddress(a)
		if err != nil {
			return finding{"port", stateFail, fmt.Sprintf("%s: %v", launchenv.Address, err), "correct the variable, or unset it"}
		}
		if err := m.lookup(host); err != nil {
			return finding{"port", stateFail, fmt.Sprintf("%s=%s: %v", launchenv.Address, a, err), "each PE looks for PE 0 by this name; name a host that is known here"}
		}
		if port > 0 {
			addr = net.JoinHostPort("", strconv.Itoa(port))
		}
	}
	if err := m.listen(addr); err != nil {
		f.State, f.Detail, f.Advice = stateNote, err.Error(), "if PE 0 is to be here, set "+launchenv.Address+" to host:port with another port; firewalls must let it pass"
		return f
	}
	f.Detail = strings.TrimPrefix(addr, ":") + " is free, at which the PEs of a job meet if nothing else is said"
	return f
}

// launcher says what the environment says of a job.
func (m *machine) launcher() finding {
	p, err := launchenv.Find(m.getenv)
	switch {
	case err != nil:
		return finding{"launcher", stateFail, err.Error(), "no program starts in this environment; correct the variables, or set " + launchenv.Launcher + "=" + launchenv.None}
	case p == nil:
		return finding{Name: "launcher", State: stateOK, Detail: "none has started this process"}
	}
	return finding{Name: "launcher", State: stateOK, Detail: fmt.Sprintf("%s: PE %d of %d by %s", p.Launcher, p.Rank, p.Size, p.Vars)}
}

// links says how the GPUs reach each other.
func (m *machine) links() (fs []finding) {
	if len(m.survey.Links) == 0 {
		return nil
	}
	kinds := map[string][]string{}
	for _, l := range m.survey.Links {
		kind := "no"
		if l.Peer && l.Atomics {
			kind = "nvlink"
		} else if l.Peer {
			kind = "pcie"
		}
		kinds[kind] = append(kinds[kind], fmt.Sprintf("%d-%d", l.A, l.B))
	}
	f := finding{Name: "GPU links", State: stateOK}
	var lines []string
	for _, k := range []struct{ kind, text string }{
		{"nvlink", "address each other's memory, with atomics (NVLink)"},
		{"pcie", "address each other's memory, without atomics (PCIe)"},
		{"no", "do not address each other's memory"},
	} {
		if pairs := kinds[k.kind]; len(pairs) > 0 {
			lines = append(lines, k.text+": "+strings.Join(pairs, ", "))
		}
	}
	f.Detail = strings.Join(lines, "\n")
	if len(kinds["no"]) > 0 {
		f.State, f.Advice = stateNote, "PEs on such GPUs communicate over a network transport, even on one host; nvidia-smi topo -p2p n says why"
	}
	return []finding{f}
}

// envHeap is NVSHMEM's variable for the size of the symmetric heap, and envMaxMemory the one
// for a heap that grows.
const envHeap, defaultHeap = "NVSHMEM_SYMMETRIC_SIZE", 1 << 30

// heap compares the symmetric heap with the memory of the GPUs.
func (m *machine) heap() finding {
	text := m.getenv(envHeap)
	bytes, err := heapSize(text)
	if err != nil {
		return finding{"symmetric heap", stateFail, fmt.Sprintf("%s=%q: %v", envHeap, text, err), "use a number with k, m, g or t, such as 8G"}
	}
	f := finding{Name: "symmetric heap", State: stateOK, Detail: size(int64(bytes)) + " for each PE"}
	if text == "" {
		f.Detail += ", which " + envHeap + " changes"
	}
	if strings.EqualFold(m.getenv("NVSHMEM_HEAP_KIND"), "SYSMEM") {
		f.State, f.Advice = stateNote, "start jobs one after another on a host, or give each a /dev/shm of its own: they can get each other's memory"
		f.Detail += "; in the host's memory, under one name for all jobs of the host"
	}
	for i, g := range m.survey.GPUs {
		if float64(g.Memory) <= bytes {
			f.State, f.Advice = stateFail, "make "+envHeap+" smaller"
			f.Detail += fmt.Sprintf("; GPU %d has %s in all", i, size(int64(g.Memory)))
			break
		}
	}
	return f
}

// heapSize reads a size as NVSHMEM does: what follows the first letter does not count.
func heapSize(s string) (float64, error) {
	if s == "" {
		return defaultHeap, nil
	}
	end := strings.IndexFunc(s, func(r rune) bool { return (r < '0' || r > '9') && r != '.' })
	scale := 1.0
	number := s
	if end >= 0 {
		number = s[:end]
		at := strings.IndexByte("kmgt", s[end]|0x20)
		if at < 0 {
			return 0, errors.New("the size has an unknown letter")
		}
		scale = float64(int64(1) << (10 * (at + 1)))
	}
	n, err := strconv.ParseFloat(number, 64)
	if err != nil || n <= 0 {
		return 0, errors.New("the size is not a number")
	}
	return n * scale, nil
}

// mps says whether NVIDIA's Multi-Process Service runs.
func (m *machine) mps() finding {
	dir := cmp.Or(m.getenv("CUDA_MPS_PIPE_DIRECTORY"), "/tmp/nvidia-mps")
	if _, err := fs.Stat(m.root, strings.TrimPrefix(path.Join(dir, "control"), "/")); err != nil {
		return finding{Name: "MPS", State: stateOK, Detail: "does not run; it is for more PEs than GPUs"}
	}
	f := finding{Name: "MPS", State: stateOK, Detail: "runs, or has left " + dir}
	if m.getenv("CUDA_MPS_ACTIVE_THREAD_PERCENTAGE") == "" {
		f.State, f.Advice = stateNote, "where PEs share a GPU, set CUDA_MPS_ACTIVE_THREAD_PERCENTAGE to 80 divided by their number; gpuc help run says why"
	}
	return f
}

// read returns the first line of a file, or "".
func (m *machine) read(name string) string {
	b, err := fs.ReadFile(m.root, name)
	if err != nil {
		return ""
	}
	line, _, _ := strings.Cut(string(b), "\n")
	return strings.TrimSpace(line)
}

func (m *machine) exists(name string) bool {
	_, err := fs.Stat(m.root, name)
	return err == nil
}
