package devicelib

import (
	"os"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/internal/arch"
	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/internal/toolchain"
)

func TestTmp(t *testing.T) {
	tc, err := toolchain.Find(toolchain.Config{Getenv: os.Getenv})
	if err != nil {
		t.Fatal(err)
	}
	a, _ := arch.Parse("sm_90")
	for _, f := range []op.Family{op.Query, op.RMA, op.Sig, op.Order, op.SyncOp} {
		t0 := time.Now()
		us, err := New(tc, nil, a).Units(t.Context(), []op.Family{f}, nil)
		if err != nil {
			t.Error(err)
			continue
		}
		t.Log(f, time.Since(t0), len(us), len(us[0].LTOIR), us[0].Name, len(us[1].LTOIR))
	}
	t0 := time.Now()
	New(tc, nil, a).Units(t.Context(), []op.Family{op.Query, op.RMA, op.Sig, op.Order, op.SyncOp}, nil)
	t.Log(time.Since(t0))
}
