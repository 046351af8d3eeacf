package cubin

import (
	"os"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/cache"
	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

func TestTmp(t *testing.T) {
	t0 := time.Now()
	tc, err := toolchain.Find(toolchain.Config{Getenv: os.Getenv})
	if err != nil {
		t.Fatal(err)
	}
	t.Log("find", time.Since(t0))
	a, _ := arch.Parse("sm_90")
	ir, _ := os.ReadFile("testdata/ring.ll")
	m := &manifest.Manifest{Package: "example.com/ring", Kernels: []manifest.Kernel{{Symbol: "ring"}}, Families: []op.Family{op.Order, op.Query, op.Sig}}
	c := cache.Open(os.Getenv("GPUC_CACHE"), cache.Options{Warn: func(err error) { t.Error(err) }})
	for range 2 {
		t0 = time.Now()
		res, err := Build(t.Context(), tc, c, Request{IR: ir, Manifest: m, Arch: a})
		if err != nil {
			t.Fatal(err)
		}
		t.Log(time.Since(t0), len(res.Image), res.Stages, res.CacheHit)
		os.WriteFile(os.Getenv("OUT"), res.Image, 0o600)
	}
	c = nil
	res, err := Build(t.Context(), tc, c, Request{IR: ir, Manifest: m, Arch: a})
	if err != nil {
		t.Fatal(err)
	}
	t.Log(res.Stages)
}
