package jobenv

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzRead reads any values. What is accepted is the same when it was handed on.
func FuzzRead(f *testing.F) {
	f.Add("emu", "4", "0x10", "30s", "1", "true", "0", "file")
	f.Add("cuda", "-1", "18446744073709551616", "-1s", "yes", "", "2", "")
	f.Add("", "+3", "0b1", "1h0.5us", "T", "F", "t", "a=b\nc")
	f.Fuzz(func(t *testing.T, be, n, s, hang, share, compare, leaks, running string) {
		env := map[string]string{
			backend: be, pes: n, seed: s, hangTimeout: hang, oversubscribe: share, checkCollectives: compare, reportLeaks: leaks, Running: running,
		}
		j, err := Read(func(name string) string { return env[name] })
		if err != nil {
			named := false
			for name := range env {
				named = named || strings.HasPrefix(err.Error(), name+"=")
			}
			if !named || j != (Job{}) {
				t.Errorf("Read of %q = %+v, %v", env, j, err)
			}
			return
		}
		if j.PEs == 0 {
			return // nothing to hand on
		}
		handed := map[string]string{checkCollectives: compare} // the user's own
		for _, v := range j.Environ() {
			name, value, _ := strings.Cut(v, "=")
			handed[name] = value
		}
		again, err := Read(func(name string) string { return handed[name] })
		if d := cmp.Diff(j, again); err != nil || d != "" {
			t.Errorf("%q is handed on as %q: %v\n%s", env, handed, err, d)
		}
	})
}
