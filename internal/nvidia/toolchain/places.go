package toolchain

import (
	"cmp"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// Place is a directory to look for parts in.
type Place struct {
	// Name says how the place comes about, such as CONDA_PREFIX.
	Name string `json:"name"`
	// Path is the directory; empty where there is none, for the reason Note.
	Path string `json:"path,omitempty"`
	Note string `json:"note,omitempty"`
	// Loader says that it is a directory of the system's loader, where
	// libraries lie by their SONAME.
	Loader bool `json:"loader,omitempty"`

	// policy says whom what lies there is trusted to.
	policy pathowner.Policy
	// only, if set, are the parts that are looked for in it.
	only []Part
}

// String returns the place as a line of a message.
func (p Place) String() string {
	s := p.Name
	if p.Path != "" {
		s += ": " + p.Path
	}
	if p.Note != "" {
		s += " (" + p.Note + ")"
	}
	return s
}

var nvshmemParts = []Part{NVSHMEMHeaders, NVSHMEMHost}

// search walks over the places of a configuration. Groups of places are made
// when the walk reaches them: some take long to find out.
type search struct {
	cfg  Config
	root Place

	made  []Place
	next  int // the group of placeGroups to make next
	found *Place
	known bool // whether found has been looked for

	sets map[string]*recordedSet
}

// placeGroups is the order in which places are looked at: what was named
// explicitly, the sets that gpuc installed, Python wheels, conda, the loader's
// directories, and CUDA toolkits. It is the order of NVIDIA's cuda-pathfinder,
// with the installed sets put in.
var placeGroups = []func(s *search) []Place{
	func(s *search) []Place {
		return []Place{s.cfg.named(EnvNVSHMEM, nvshmemParts...), s.root}
	},
	func(s *search) []Place { return s.cfg.installed() },
	func(s *search) []Place { return s.cfg.python() },
	func(s *search) []Place { return []Place{s.cfg.named("CONDA_PREFIX")} },
	func(s *search) []Place { return s.cfg.loaderDirs() },
	func(s *search) []Place {
		return []Place{
			s.cfg.named("CUDA_HOME"),
			s.cfg.named("CUDA_PATH"),
			s.cfg.named("NVSHMEM_HOME", nvshmemParts...),
			{Name: "CUDA toolkit", Path: s.cfg.system("/usr/local/cuda")},
			{Name: "system packages", Path: s.cfg.system("/usr"), only: nvshmemParts},
		}
	},
}

// places walks over the places in order.
func (s *search) places() iter.Seq[Place] {
	return func(yield func(Place) bool) {
		for i := 0; ; i++ {
			for i >= len(s.made) {
				if s.next == len(placeGroups) {
					return
				}
				s.made = append(s.made, note(placeGroups[s.next](s))...)
				s.next++
			}
			if !yield(s.made[i]) {
				return
			}
		}
	}
}

// core returns the first place that holds libNVVM and nvJitLink, if there is one.
func (s *search) core() (Place, bool) {
	if !s.known {
		s.known = true
		for p := range s.places() {
			if s.find(p, info(LibNVVM)) != "" && s.find(p, info(NVJitLink)) != "" {
				s.found = &p
				break
			}
		}
	}
	if s.found == nil {
		return Place{}, false
	}
	return *s.found, true
}

// note says of places that cannot hold anything why not.
func note(ps []Place) []Place {
	for i := range ps {
		if p := &ps[i]; p.Note == "" && p.Path == "" {
			p.Note = "not set"
		} else if p.Note == "" && !filepath.IsAbs(p.Path) {
			p.Note = "not followed, since it is not an absolute path"
		} else if p.Note == "" && !isDir(p.Path) {
			p.Note = "no such directory"
		}
	}
	return ps
}

// root returns the place that Root or EnvToolchain names. That it names nothing
// that exists is an error, since it was said explicitly.
func (c Config) root() (Place, error) {
	p := Place{Name: EnvToolchain, Path: cmp.Or(c.Root, c.env(EnvToolchain)), policy: pathowner.Policy{Named: true}}
	if p.Path == "" {
		return p, nil
	}
	if isDir(p.Path) && filepath.Base(p.Path) != p.Path {
		var err error
		if p.Path, err = filepath.Abs(p.Path); err != nil {
			return p, fmt.Errorf("%s: %w", EnvToolchain, err)
		}
		return p, nil
	}
	if s, ok := LookupSet(p.Path); ok {
		dir := s.Dir(c.CacheDir)
		p.policy = pathowner.Policy{Private: c.CacheDir}
		if !isDir(dir) {
			return p, fmt.Errorf("toolchain %s is not installed (no directory %s); run gpuc toolchain install %s", s.Name, dir, s.Name)
		}
		p.Path = dir
		return p, nil
	}
	if !isDir(p.Path) {
		return p, fmt.Errorf("%s is %q, which is neither a directory nor one of the sets %s", EnvToolchain, p.Path, SetNames())
	}
	return p, nil
}

// installed returns the places of the sets that gpuc installs, compilers first.
func (c Config) installed() (ps []Place) {
	for _, s := range Sets() {
		p := Place{Name: "installed set " + s.Name, Path: s.Dir(c.CacheDir), policy: pathowner.Policy{Private: c.CacheDir}}
		if c.CacheDir == "" {
			p.Path, p.Note = "", "no cache directory"
		} else if !isDir(p.Path) {
			p.Note = "not installed"
		}
		ps = append(ps, p)
	}
	return ps
}

// named returns the place that a variable names. The file names of the variables
// of others are followed only where they are absolute.
func (c Config) named(env string, only ...Part) Place {
	p := Place{Name: env, Path: c.env(env), only: only, policy: pathowner.Policy{Named: true}}
	if env == EnvNVSHMEM && p.Path != "" {
		if abs, err := filepath.Abs(p.Path); err == nil {
			p.Path = abs
		}
	}
	return p
}

func (c Config) system(path string) string { return filepath.Join(c.SystemRoot+"/", path) }

// loaderDirs returns the directories in which the system's loader looks for a
// library by its SONAME: LD_LIBRARY_PATH, ld.so.conf and the built-in ones. Entries
// that are relative or empty are not followed: whoever owns the current directory
// could put a library there.
func (c Config) loaderDirs() (ps []Place) {
	add := func(name string, dirs ...string) {
		for _, d := range dirs {
			if filepath.IsAbs(d) && isDir(d) && !slices.ContainsFunc(ps, func(p Place) bool { return p.Path == d }) {
				ps = append(ps, Place{Name: name, Path: d, Loader: true, policy: pathowner.Policy{Named: true}})
			}
		}
	}
	if runtime.GOOS != "linux" {
		return nil
	}
	add("LD_LIBRARY_PATH", filepath.SplitList(c.env("LD_LIBRARY_PATH"))...)
	add("loader", c.ldSoConf(c.system("/etc/ld.so.conf"), 0)...)
	multiarch := map[string]string{"amd64": "x86_64-linux-gnu", "arm64": "aarch64-linux-gnu"}[runtime.GOARCH]
	for _, d := range []string{"/lib/" + multiarch, "/usr/lib/" + multiarch, "/lib64", "/usr/lib64", "/lib", "/usr/lib"} {
		add("loader", c.system(d))
	}
	return ps
}

// ldSoConf returns the directories that a configuration file of ldconfig lists.
func (c Config) ldSoConf(path string, depth int) (dirs []string) {
	b, err := os.ReadFile(path)
	if err != nil || depth > 4 {
		return nil
	}
	for _, f := range confLines(b) {
		if f[0] != "include" {
			dirs = append(dirs, c.system(f[0]))
			continue
		}
		for _, pattern := range f[1:] {
			if !filepath.IsAbs(pattern) {
				pattern = filepath.Join(filepath.Dir(path), pattern)
			} else {
				pattern = c.system(pattern)
			}
			files, _ := filepath.Glob(pattern)
			for _, f := range files {
				dirs = append(dirs, c.ldSoConf(f, depth+1)...)
			}
		}
	}
	return dirs
}

func isDir(path string) bool {
	fi, err := os.Stat(path)
	return err == nil && fi.IsDir()
}

func isFile(path string) bool {
	fi, err := os.Stat(path)
	return err == nil && fi.Mode().IsRegular()
}
