package toolchain

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// recordedSet is an installed set with its record, by which its parts are found:
// one that is gone is then damage and not looked for elsewhere.
type recordedSet struct {
	set   Set
	dir   string
	files map[string]RecordedFile
	paths []string
	// installed is when the set was installed or repaired.
	installed time.Time
}

// recorded returns the installed set that a path lies in, if it has a record, and
// the path relative to it.
func (s *search) recorded(file string) (*recordedSet, string) {
	if s.cfg.CacheDir == "" {
		return nil, ""
	}
	rel, err := filepath.Rel(SetsDir(s.cfg.CacheDir), file)
	if err != nil || !filepath.IsLocal(rel) || rel == "." {
		return nil, ""
	}
	name, rel, _ := strings.Cut(filepath.ToSlash(rel), "/")
	rs, ok := s.sets[name]
	if !ok {
		rs = readRecorded(s.cfg.CacheDir, name)
		s.sets[name] = rs
	}
	if rs == nil {
		return nil, ""
	}
	return rs, path.Clean(rel)
}

// readRecorded returns nil for a set without a record that can be read: Verify says
// so, and its files are used as those of any directory.
func readRecorded(cacheDir, name string) *recordedSet {
	set, ok := LookupSet(name)
	if !ok {
		return nil
	}
	rs := &recordedSet{set: set, dir: set.Dir(cacheDir), files: map[string]RecordedFile{}}
	r, err := ReadRecord(rs.dir)
	if err != nil {
		return nil
	}
	for _, w := range r.Wheels {
		for _, f := range w.Files {
			rs.files[f.Path] = f
			rs.paths = append(rs.paths, f.Path)
		}
	}
	if fi, err := os.Stat(filepath.Join(rs.dir, RecordFile)); err == nil {
		rs.installed = fi.ModTime()
	}
	return rs
}

// match returns the first path below rel that fits a part's patterns, or "".
func (rs *recordedSet) match(rel string, in *partInfo) string {
	for _, pattern := range in.Paths {
		pattern = path.Join(rel, pattern)
		if _, ok := rs.files[path.Join(pattern, in.Probe)]; ok {
			return filepath.Join(rs.dir, filepath.FromSlash(pattern))
		}
		if !strings.Contains(pattern, "*") {
			continue
		}
		for _, p := range rs.paths {
			if ok, _ := path.Match(pattern, p); ok {
				return filepath.Join(rs.dir, filepath.FromSlash(p))
			}
		}
	}
	return ""
}

// damage returns what is wrong, as far as little time tells it, with the files of a part at rel: the file
// and those that it opens by itself, or the header that it is found by, or all.
func (rs *recordedSet) damage(in *partInfo, rel string, headers bool) error {
	e := &DamagedError{Set: rs.set.Name, Dir: rs.dir}
	look := func(p string) {
		if why := rs.files[p].damaged(rs.dir); why != "" {
			e.Damage = append(e.Damage, Damage{Path: p, Why: why})
		}
	}
	if _, ok := rs.files[path.Join(rel, in.Probe)]; ok && !(headers && in.Probe != "") {
		look(path.Join(rel, in.Probe))
	}
	for _, p := range rs.paths {
		if headers && in.Probe != "" && strings.HasPrefix(p, rel+"/") {
			look(p)
		} else if dir, base := path.Split(p); in.With != "" && path.Dir(rel)+"/" == dir {
			if ok, _ := path.Match(in.With, base); ok {
				look(p)
			}
		}
	}
	if len(e.Damage) > 0 {
		return e
	}
	return nil
}

// usable returns an error if a part that was found must not be opened: if somebody
// else could have put it there (*own.Error), or if it is not what was installed
// (*DamagedError). It looks into a directory of headers if it is told to.
func (tc *Toolchain) usable(f Found, headers bool) error {
	in := info(f.Part)
	policy := tc.from[f.Part].policy
	check := func() error { return policy.Check(filepath.Join(f.Path, in.Probe)) }
	if in.Probe != "" && headers {
		check = func() error { return policy.CheckTree(f.Path) }
	}
	if rs, rel := tc.search.recorded(f.Path); rs != nil {
		if err := rs.damage(in, rel, headers); err != nil {
			return err
		}
	}
	if err := check(); err != nil {
		way := ""
		if !policy.Named {
			way = "; or " + nameIt(in)
		}
		return fmt.Errorf("%s (from %s): %w%s", f.Part, f.From, err, way)
	}
	return nil
}

// nameIt says how a user trusts the owner of a part.
func nameIt(in *partInfo) string {
	return "name one that you trust in " + cmp.Or(in.Env, EnvToolchain)
}
