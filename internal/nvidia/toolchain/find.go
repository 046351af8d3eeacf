package toolchain

import (
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// Find returns the toolchain of this machine. The error is a *NotFoundError if
// it cannot compile kernels, a *MismatchError if parts of it do not work
// together, or says that what a variable names does not exist. Parts that not
// every kernel needs may be missing: see Need.
func Find(cfg Config) (*Toolchain, error) {
	tc, err := Locate(cfg)
	if err != nil {
		return nil, err
	}
	if err := tc.Need(Compile); err != nil {
		return nil, err
	}
	return tc, nil
}

// Locate is Find for callers that can do with any part. A part that a variable
// names and that does not exist is an error of Need, for the uses that need it.
//
// A part that a variable names is taken from there. The others come, as far as
// possible, from the first place that holds libNVVM and nvJitLink, so that they
// are of one version; what that place lacks comes from the first place that has
// it.
func Locate(cfg Config) (*Toolchain, error) {
	root, err := cfg.root()
	if err != nil {
		return nil, err
	}
	tc := newToolchain(cfg, root)
	for i := range partTable {
		in := &partTable[i]
		if err := tc.explicit(in); err != nil {
			tc.wrong[in.Part] = err
			tc.tried[in.Part] = true
		}
	}
	if root.Path != "" {
		for _, p := range []Part{LibNVVM, NVJitLink} {
			if _, ok := tc.parts[p]; !ok && tc.search.find(root, info(p)) == "" {
				return nil, fmt.Errorf("%s is %s, which contains no %s", EnvToolchain, root.Path, p)
			}
		}
	}
	return tc, nil
}

func newToolchain(cfg Config, root Place) *Toolchain {
	return &Toolchain{
		search: search{cfg: cfg, root: root, sets: map[string]*recordedSet{}},
		parts:  map[Part]Found{}, from: map[Part]Place{}, tried: map[Part]bool{}, wrong: map[Part]error{},
	}
}

// explicit takes a part from the variable that names it.
func (tc *Toolchain) explicit(in *partInfo) error {
	path := tc.search.cfg.env(in.Env)
	if in.Env == "" || path == "" {
		return nil
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return fmt.Errorf("%s: %w", in.Env, err)
	}
	if in.EnvRoot {
		if !isDir(path) {
			return fmt.Errorf("%s is %s, which is not a directory", in.Env, path)
		}
		if !slices.ContainsFunc(partTable, func(part partInfo) bool { return part.Env == in.Env && tc.search.match(path, &part) != "" }) {
			return fmt.Errorf("%s is %s, which contains no %s", in.Env, path, in.Part)
		}
		return nil // the directory is one of the places
	}
	if in.Probe != "" && !isFile(filepath.Join(path, in.Probe)) {
		return fmt.Errorf("%s is %s, which is not a directory with %s", in.Env, path, in.Probe)
	}
	if in.Probe == "" && !isFile(path) {
		return fmt.Errorf("%s is %s, which is not a file", in.Env, path)
	}
	tc.add(in, path, Place{Name: in.Env, policy: pathowner.Policy{Named: true}})
	return nil
}

// part looks for a part, the first time it is asked for.
func (tc *Toolchain) part(p Part) (Found, bool) {
	if !tc.tried[p] {
		tc.tried[p] = true
		if _, ok := tc.parts[p]; !ok {
			tc.locate(info(p))
		}
	}
	f, ok := tc.parts[p]
	return f, ok
}

// locate finds a part that no variable names.
func (tc *Toolchain) locate(in *partInfo) {
	if in.Near != "" {
		if base, ok := tc.part(in.Near); ok {
			if path := tc.search.near(base.Path, in); path != "" {
				tc.add(in, path, tc.from[in.Near])
			}
		}
		return
	}
	if core, ok := tc.search.core(); ok && in.Core {
		if path := tc.search.find(core, in); path != "" {
			tc.add(in, path, core)
			return
		}
	}
	for p := range tc.search.places() {
		if path := tc.search.find(p, in); path != "" {
			tc.add(in, path, p)
			return
		}
	}
	if in.Command {
		if path := tc.search.cfg.lookPath(string(in.Part)); path != "" {
			tc.add(in, path, Place{Name: "PATH", policy: pathowner.Policy{Named: true}})
		}
	}
}

func (tc *Toolchain) add(in *partInfo, path string, from Place) {
	path = filepath.Clean(path)
	f := Found{Part: in.Part, Path: path, From: from.Name, Version: version(in, path)}
	var installed time.Time
	if rs, _ := tc.search.recorded(path); rs != nil {
		installed = rs.installed
	}
	f.ID = identity(in, f, installed)
	tc.from[in.Part] = from
	tc.parts[in.Part] = f
}

// find returns where a part is in a place, or "".
func (s *search) find(p Place, in *partInfo) string {
	if !filepath.IsAbs(p.Path) || p.only != nil && !slices.Contains(p.only, in.Part) {
		return ""
	}
	if p.Loader {
		if path := filepath.Join(p.Path, in.Soname); in.Soname != "" && isFile(path) {
			return path
		}
		return ""
	}
	return s.match(p.Path, in)
}

// near returns a part that must come from the root of another, whose path is
// base. The other may be reached through a link.
func (s *search) near(base string, in *partInfo) string {
	for _, b := range []string{base, realPath(base)} {
		if info(in.Near).Probe == "" {
			b = filepath.Dir(b)
		}
		if path := s.match(b, in); path != "" {
			return path
		}
	}
	return ""
}

// match returns the first path below root that fits a part's patterns, or "".
func (s *search) match(root string, in *partInfo) string {
	if rs, rel := s.recorded(root); rs != nil {
		return rs.match(rel, in)
	}
	for _, pattern := range in.Paths {
		paths, _ := filepath.Glob(filepath.Join(root, pattern))
		for _, path := range paths {
			if in.Probe == "" && isFile(path) || in.Probe != "" && isFile(filepath.Join(path, in.Probe)) {
				return path
			}
		}
	}
	return ""
}
