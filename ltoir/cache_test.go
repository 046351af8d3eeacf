package ltoir

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// openCache returns an empty cache whose failure fails the test.
func openCache(t testing.TB) *cache.Cache {
	t.Helper()
	return cache.Open(filepath.Join(t.TempDir(), "gpuc"), cache.Options{Warn: func(err error) { t.Errorf("the cache warned: %v", err) }})
}

// What changes the result must change the key.
func TestOptionsAreInTheKey(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	build(t, tc, c, scale(t))
	for name, change := range map[string]func(r *Request){
		"IR":           func(r *Request) { r.IR = append(r.IR, "; changed\n"...) },
		"architecture": func(r *Request) { r.Arch = chaintest.Arch(t, "sm_80") },
		"debugging":    func(r *Request) { r.Manifest.Debug = true },
		"strict":       func(r *Request) { r.Manifest.StrictFP = true },
	} {
		r := scale(t)
		change(&r)
		if build(t, tc, c, r).CacheHit {
			t.Errorf("with another %s, the cubin came from the cache", name)
		}
	}
	if !build(t, tc, c, scale(t)).CacheHit {
		t.Error("unchanged, the cubin did not come from the cache")
	}
}

func TestDamagedCacheEntryIsRebuilt(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	cold := build(t, tc, c, scale(t))
	n := 0
	err := filepath.Walk(c.Dir(), func(path string, fi os.FileInfo, err error) error {
		if err == nil && fi.Mode().IsRegular() {
			n++
			return os.Truncate(path, fi.Size()/2)
		}
		return err
	})
	if err != nil || n == 0 {
		t.Fatalf("%d entries damaged, %v", n, err)
	}
	res := build(t, tc, c, scale(t))
	if res.CacheHit || !bytes.Equal(res.Image, cold.Image) {
		t.Errorf("after the damage: cache hit %v, %d bytes, want the same %d bytes built again", res.CacheHit, len(res.Image), len(cold.Image))
	}
}

// The code for one architecture in the place of that for another is not used.
func TestSwappedCacheEntriesAreRebuilt(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	images := map[string][]byte{}
	for _, a := range []string{"sm_80", "sm_90"} {
		r := scale(t)
		r.Arch = chaintest.Arch(t, a)
		images[a] = build(t, tc, c, r).Image
	}
	files, err := filepath.Glob(filepath.Join(c.Dir(), "entries", cacheKind, "*", "*"))
	if err != nil || len(files) != 2 {
		t.Fatalf("entries %v, %v; want two", files, err)
	}
	aside := files[0] + ".aside"
	for _, move := range [][2]string{{files[0], aside}, {files[1], files[0]}, {aside, files[1]}} {
		if err := os.Rename(move[0], move[1]); err != nil {
			t.Fatal(err)
		}
	}
	for a, image := range images {
		r := scale(t)
		r.Arch = chaintest.Arch(t, a)
		if res := build(t, tc, c, r); res.CacheHit || !bytes.Equal(res.Image, image) {
			t.Errorf("%s: cache hit %v, the same code %v", a, res.CacheHit, bytes.Equal(res.Image, image))
		}
	}
}

func TestUnusableCacheDoesNotStopABuild(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	warnings := 0
	c := cache.Open(file, cache.Options{Warn: func(error) { warnings++ }})
	if res := build(t, tc, c, scale(t)); len(res.Image) == 0 {
		t.Error("the cubin is empty")
	}
	if warnings != 1 {
		t.Errorf("%d warnings, want 1", warnings)
	}
}
