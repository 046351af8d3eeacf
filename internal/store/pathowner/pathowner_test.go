//go:build unix

package pathowner

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// tree makes directories and files (a path without a slash at its end) with modes.
func tree(t *testing.T, modes map[string]os.FileMode) string {
	t.Helper()
	root := t.TempDir()
	for path := range modes {
		full := filepath.Join(root, path)
		dir := full
		if path[len(path)-1] != '/' {
			dir = filepath.Dir(full)
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if dir != full {
			if err := os.WriteFile(full, nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	for path, mode := range modes {
		if err := os.Chmod(filepath.Join(root, path), mode); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestCheck(t *testing.T) {
	me := os.Geteuid()
	// another is a user to whom the files of the test do not belong; they belong
	// to root where root runs it, who is everybody's.
	another := me + 1
	ownedByRoot := me == 0
	for _, tt := range []struct {
		name  string
		modes map[string]os.FileMode
		path  string
		rules rules
		at    string // at fault, or empty
	}{
		{"own", map[string]os.FileMode{"a/b/f": 0o644}, "a/b/f", rules{uid: me}, ""},
		{"does not exist", map[string]os.FileMode{"a/": 0o755}, "a/b/f", rules{uid: me}, ""},
		{"does not exist, where all may make it", map[string]os.FileMode{"a/": 0o777}, "a/b/f", rules{uid: me}, "a"},
		{"file for all", map[string]os.FileMode{"a/b/f": 0o666}, "a/b/f", rules{uid: me}, "a/b/f"},
		{"directory for all", map[string]os.FileMode{"a/b/": 0o777, "a/b/f": 0o644}, "a/b/f", rules{uid: me}, "a/b"},
		{"a parent for all", map[string]os.FileMode{"a/": 0o777, "a/b/f": 0o644}, "a/b/f", rules{uid: me}, "a"},
		{"a parent for all, sticky", map[string]os.FileMode{"a/": 0o777 | os.ModeSticky, "a/b/f": 0o644}, "a/b/f", rules{uid: me}, ""},
		{"a parent for all, named", map[string]os.FileMode{"a/": 0o777, "a/b/f": 0o644}, "a/b/f", rules{uid: me, Policy: Policy{Named: true}}, "a"},
		{"of another, named", map[string]os.FileMode{"a/b/f": 0o644}, "a/b/f", rules{uid: another, Policy: Policy{Named: true}}, ""},
		{"of a group, named", map[string]os.FileMode{"a/": 0o775, "a/b/f": 0o664}, "a/b/f", rules{uid: another, Policy: Policy{Named: true}}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := tree(t, tt.modes)
			tt.rules.privateGroup = func(int) bool { return false }
			expect(t, tt.rules.check(filepath.Join(root, tt.path)), root, tt.at)
		})
	}
	t.Run("a group", func(t *testing.T) {
		root := tree(t, map[string]os.FileMode{"a/": 0o775, "a/f": 0o644})
		for _, private := range []bool{false, true} {
			r := rules{uid: me, privateGroup: func(int) bool { return private }}
			at := "a"
			if private || ownedByRoot {
				at = ""
			}
			expect(t, r.check(filepath.Join(root, "a/f")), root, at)
		}
		r := rules{uid: me, Policy: Policy{Private: filepath.Join(root, "a")}, privateGroup: func(int) bool { return false }}
		expect(t, r.check(filepath.Join(root, "a/f")), root, "a")
		expect(t, r.check(filepath.Join(root, "a")), root, "a")
		r.Private = filepath.Join(root, "b")
		if err := os.Symlink("a", r.Private); err != nil {
			t.Fatal(err)
		}
		expect(t, r.check(filepath.Join(r.Private, "f")), root, "a")
		if r.Private = filepath.Join(root, "a/c"); ownedByRoot {
			expect(t, r.check(filepath.Join(r.Private, "f")), root, "")
		}
	})
}

func expect(t *testing.T, err error, root, at string) {
	t.Helper()
	got := ""
	if e := (*Error)(nil); errors.As(err, &e) {
		got, _ = filepath.Rel(root, e.At)
	} else if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(at, got); d != "" {
		t.Errorf("at fault (-want +got):\n%s\nerr = %v", d, err)
	}
}

// What belongs to somebody else is found in every place on the way.
func TestCheckOwners(t *testing.T) {
	if os.Geteuid() != 0 {
		root := tree(t, map[string]os.FileMode{"f": 0o644})
		r := rules{uid: os.Geteuid() + 1}
		if err := r.check(filepath.Join(root, "f")); err == nil {
			t.Errorf("a path of user %d passes for user %d", os.Geteuid(), r.uid)
		}
		return
	}
	const alice, bob = 12345, 54321
	for _, tt := range []struct {
		name  string
		owner map[string]int
		uid   int
		named bool
		at    string
	}{
		{"root's", nil, alice, false, ""},
		{"one's own below root's", map[string]int{"a/f": alice}, alice, false, ""},
		{"another's file", map[string]int{"a/f": bob}, alice, false, "a/f"},
		{"another's directory", map[string]int{"a": bob}, alice, false, "a"},
		{"another's for root", map[string]int{"a/f": bob}, 0, false, "a/f"},
		{"another's, named", map[string]int{"a": bob, "a/f": bob}, alice, true, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := tree(t, map[string]os.FileMode{"a/f": 0o644})
			for path, uid := range tt.owner {
				if err := os.Chown(filepath.Join(root, path), uid, uid); err != nil {
					t.Fatal(err)
				}
			}
			r := rules{uid: tt.uid, Policy: Policy{Named: tt.named}, privateGroup: func(int) bool { return false }}
			expect(t, r.check(filepath.Join(root, "a/f")), root, tt.at)
		})
	}
}

// A link is followed to its end, and what lies behind it is looked at.
func TestCheckFollowsLinks(t *testing.T) {
	root := tree(t, map[string]os.FileMode{"open/": 0o777, "open/f": 0o644, "good/x/": 0o755})
	link := func(target, path string) string {
		path = filepath.Join(root, path)
		if err := os.Symlink(target, path); err != nil {
			t.Fatal(err)
		}
		return path
	}
	expect(t, Policy{}.Check(filepath.Join(link(filepath.Join(root, "open"), "abs"), "f")), root, "open")
	expect(t, Policy{}.Check(filepath.Join(link("../../open", "good/x/rel"), "f")), root, "open")
	expect(t, Policy{}.Check(filepath.Join(link("x/..", "good/up"), "x")), root, "")
	if err := (Policy{}).Check(link("loop", "loop")); !errors.Is(err, syscall.ELOOP) {
		t.Errorf("a loop of links: err = %v", err)
	}
}

func TestCheckTree(t *testing.T) {
	root := tree(t, map[string]os.FileMode{"a/b/f": 0o644, "a/g": 0o644, "open/f": 0o666})
	dir := filepath.Join(root, "a")
	expect(t, Policy{}.CheckTree(dir), root, "")
	link := filepath.Join(dir, "b/link")
	if err := os.Symlink("../../open/f", link); err != nil {
		t.Fatal(err)
	}
	expect(t, Policy{}.CheckTree(dir), root, "open/f")
	if err := os.Remove(link); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(dir, "b"), 0o777); err != nil {
		t.Fatal(err)
	}
	expect(t, Policy{}.CheckTree(dir), root, "a/b")
	expect(t, Policy{Named: true}.CheckTree(dir), root, "a/b")
}

func TestErrorSaysWhatToRun(t *testing.T) {
	root := tree(t, map[string]os.FileMode{"a/": 0o777, "a/f": 0o644})
	dir, file := filepath.Join(root, "a"), filepath.Join(root, "a/f")
	want := file + " is not safe to use: " + dir + " may be written to by everybody (mode -rwxrwxrwx); run chmod o-w " + dir
	if err := (Policy{}).Check(file); err == nil || err.Error() != want {
		t.Errorf("err = %v, want %s", err, want)
	}
}
