//go:build linux && (amd64 || arm64)

package install

import (
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
	"github.com/gpuc-go/gpuc/internal/test/fulldisk"
)

// recovers looks at what an installation has left that failed: no set, and nothing but fetched
// wheels. Then it installs again, which has to succeed.
func (m *machine) recovers(t *testing.T, at int) {
	t.Helper()
	for path := range m.tree(t) {
		if !strings.HasPrefix(path, "."+m.set.Name+".wheels"+string(filepath.Separator)) {
			t.Errorf("fault %d: left behind: %s", at, path)
		}
	}
	m.install(t)
	m.expectWhole(t)
}

// TestAFullDiskLeavesNoHalfASet has the disk be full at each tenth byte of the largest file.
func TestAFullDiskLeavesNoHalfASet(t *testing.T) {
	fulldisk.Run(t, func() { aFullDiskLeavesNoHalfASet(t) })
}

func aFullDiskLeavesNoHalfASet(t *testing.T) {
	largest := 0
	for _, fs := range files {
		for _, text := range fs {
			largest = max(largest, len(text))
		}
	}
	var n faultcount.Counts
	for at := 0; at < largest; at += 10 * faultcount.Step(50) {
		m := newMachine(t, files)
		var err error
		fulldisk.At(t, int64(at), func() { _, err = run(t.Context(), m.Options, m.set) })
		n.Injected++
		if err != nil && strings.Contains(err.Error(), fulldisk.Cause) && strings.Contains(err.Error(), toolchain.SetsDir(m.CacheDir)) {
			n.Named++
		} else {
			t.Errorf("full at byte %d: error %v", at, err)
		}
		m.recovers(t, at)
	}
	faultcount.Row(t, "the disk is full while a toolchain is installed", n)
}

// TestAnInterruptLeavesNoHalfASet interrupts an installation each time that it looks whether it is.
func TestAnInterruptLeavesNoHalfASet(t *testing.T) {
	whole := faultcount.NewInterrupted(t.Context(), 0)
	m := newMachine(t, files)
	if _, err := run(whole, m.Options, m.set); err != nil {
		t.Fatal(err)
	}
	var n faultcount.Counts
	for at := 1; at <= whole.Looks(); at += faultcount.Step(3) {
		m := newMachine(t, files)
		_, err := run(faultcount.NewInterrupted(t.Context(), at), m.Options, m.set)
		n.Injected++
		switch {
		case errors.Is(err, context.Canceled):
			n.Named++
			m.recovers(t, at)
		case err == nil: // nothing was left to do
			n.Survived++
			m.expectWhole(t)
		default:
			t.Errorf("interrupted at look %d: %v", at, err)
		}
	}
	faultcount.Row(t, "the installation of a toolchain is interrupted", n)
}

// TestHarmedFilesOfASetAreNamedAndRepaired changes bytes of each file of a set, ends the file
// early, and removes it.
func TestHarmedFilesOfASetAreNamedAndRepaired(t *testing.T) {
	m := newMachine(t, files)
	m.install(t)
	tree := whole()
	kinds := map[string]func(whole []byte, at int) []byte{
		"a byte of a file of a toolchain is another": func(b []byte, at int) []byte { b = slices.Clone(b); b[at] ^= 0x40; return b },
		"a file of a toolchain ends early":           func(b []byte, at int) []byte { return b[:at] },
	}
	for kind, harm := range kinds {
		var n faultcount.Counts
		for _, path := range append(slices.Sorted(maps.Keys(tree)), filepath.Join(m.set.Name, toolchain.RecordFile)) {
			file := filepath.Join(toolchain.SetsDir(m.CacheDir), path)
			b, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for at := 0; at < len(b); at += max(faultcount.Step(20)*len(b)/100, 1) {
				if err := os.WriteFile(file, harm(b, at), 0o600); err != nil {
					t.Fatal(err)
				}
				n.Injected++
				err := toolchain.Verify(t.Context(), m.CacheDir, m.set)
				var damaged *toolchain.DamagedError
				if !errors.As(err, &damaged) || len(damaged.Damage) != 1 || !strings.HasSuffix(path, filepath.FromSlash(damaged.Damage[0].Path)) {
					t.Errorf("%s, %s at %d: %v", kind, path, at, err)
					continue
				}
				outcome, err := run(t.Context(), m.Options, m.set)
				if err == nil && outcome == Repaired && cmp.Equal(whole(), m.tree(t)) {
					n.Named++
				} else {
					t.Errorf("%s, %s at %d: repaired: %v, %v", kind, path, at, outcome, err)
				}
			}
		}
		faultcount.Row(t, kind, n)
	}
}
