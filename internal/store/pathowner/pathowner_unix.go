//go:build unix

package pathowner

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// maxLinks is how many symbolic links a path may go through, as in Linux.
const maxLinks = 40

// rules say whom to trust.
type rules struct {
	Policy
	uid int
	// privateGroup reports whether a group has this user alone.
	privateGroup func(gid int) bool
	// unmapped is the owner that a user namespace shows for all whom it does not
	// map, root of the host among them; 0 where everybody is mapped.
	unmapped int
}

func (p Policy) rules() rules {
	return rules{Policy: p, uid: os.Geteuid(), privateGroup: privateGroup, unmapped: unmappedUID()}
}

func (p Policy) check(path string) error { return p.rules().check(path) }

func (p Policy) checkTree(dir string) error {
	r := p.rules()
	if err := r.check(dir); err != nil {
		return err
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return fmt.Errorf("check who may write to %s: %w", dir, err)
	}
	return filepath.WalkDir(real, func(at string, d fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("check who may write to %s: %w", dir, err)
		}
		if d.Type()&fs.ModeSymlink != 0 {
			return rules{Policy: Policy{Named: p.Named}, uid: r.uid, privateGroup: r.privateGroup, unmapped: r.unmapped}.check(at)
		}
		fi, err := d.Info()
		if err != nil {
			return fmt.Errorf("check who may write to %s: %w", dir, err)
		}
		return r.one(at, at, fi, p.Private != "")
	})
}

// check follows path from the root and looks at everything on the way.
func (r rules) check(path string) error {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	at, rest := "/", strings.Split(abs[1:], "/")
	inside := -1 // how many elements there are after Private
	if r.Private != "" {
		rel, err := filepath.Rel(r.Private, path)
		if err != nil {
			return err
		}
		if inside = 0; rel != "." {
			inside = 1 + strings.Count(rel, "/")
		}
	}
	private := false
	for links := 0; ; {
		private = private || len(rest) <= inside
		fi, err := os.Lstat(at)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("check who may write to %s: %w", abs, err)
		}
		if err := r.one(abs, at, fi, private); err != nil {
			return err
		}
		if fi.Mode()&fs.ModeSymlink != 0 {
			if links++; links > maxLinks {
				return fmt.Errorf("check who may write to %s: %w", abs, syscall.ELOOP)
			}
			target, err := os.Readlink(at)
			if err != nil {
				return fmt.Errorf("check who may write to %s: %w", abs, err)
			}
			rest = append(strings.Split(target, "/"), rest...)
			if at = filepath.Dir(at); filepath.IsAbs(target) {
				at = "/"
			}
			continue
		}
		for len(rest) > 0 && (rest[0] == "" || rest[0] == ".") {
			rest = rest[1:]
		}
		if len(rest) == 0 {
			return nil
		}
		// Links are behind us, so that Join takes .. for what the system does.
		at, rest = filepath.Join(at, rest[0]), rest[1:]
	}
}

// one looks at a file or directory on the way to path; private says that it is in
// the directory that the user keeps for itself.
func (r rules) one(path, at string, fi fs.FileInfo, private bool) error {
	st, ok := fi.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	uid, gid := int(st.Uid), int(st.Gid)
	byRoot := uid == 0 || r.unmapped != 0 && uid == r.unmapped
	if !byRoot && uid != r.uid && !r.Named {
		return &Error{Path: path, At: at, Why: fmt.Sprintf("belongs to user %d, and this is user %d", uid, r.uid)}
	}
	perm, sticky := fi.Mode().Perm(), fi.IsDir() && fi.Mode()&fs.ModeSticky != 0
	if fi.Mode()&fs.ModeSymlink != 0 || sticky {
		return nil // a link has no mode of its own
	}
	if perm&0o002 != 0 {
		return &Error{path, at, fmt.Sprintf("may be written to by everybody (mode %v)", perm), "chmod o-w " + at}
	}
	if perm&0o020 != 0 && (!byRoot || private) && !r.Named && !r.privateGroup(gid) {
		return &Error{path, at, fmt.Sprintf("may be written to by group %d (mode %v)", gid, perm), "chmod g-w " + at}
	}
	return nil
}

// privateGroup reports whether a group is this user's primary one and bears the
// user's name, which is how systems call the group of a single user.
func privateGroup(gid int) bool {
	u, err := user.Current()
	if err != nil || u.Gid != strconv.Itoa(gid) {
		return false
	}
	g, err := user.LookupGroupId(u.Gid)
	return err == nil && g.Name == u.Username
}

// unmappedUID returns the owner that a file has whose owner this process's user
// namespace does not map. In a container without privileges that is root of the
// host, to whom / and the system's directories belong.
func unmappedUID() int {
	m, err := os.ReadFile("/proc/self/uid_map")
	if f := strings.Fields(string(m)); err != nil || len(f) == 3 && f[2] == "4294967295" {
		return 0
	}
	b, err := os.ReadFile("/proc/sys/kernel/overflowuid")
	if err != nil {
		return 0
	}
	uid, _ := strconv.Atoi(strings.TrimSpace(string(b)))
	return uid
}
