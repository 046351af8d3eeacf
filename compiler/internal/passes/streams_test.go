package passes

import (
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func TestStreamsAreLoopsThatOnlyRead(t *testing.T) {
	for _, tt := range []struct {
		name string
		body func(x *builder, i *mir.Value)
		want bool
	}{
		{"reads", func(x *builder, i *mir.Value) { x.load(x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), i)) }, true},
		{"computes", func(x *builder, i *mir.Value) { x.op(mir.Mul, mir.Int64, i, i) }, false},
		{"reads and writes", func(x *builder, i *mir.Value) {
			p := x.op(mir.IndexAddr, mir.PtrTo(mir.Float32), x.param(0), i)
			x.store(p, x.load(p))
		}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := newKernel(t, "slice")
			x.loop(x.int(0), x.int(1), func(i *mir.Value) *mir.Value { return x.op(mir.Lt, mir.Bool, i, x.param(1)) },
				func(i *mir.Value) { tt.body(x, i) })
			x.ret()
			x.run(markStreaming)
			if got := x.p.Kernels[0].Streams; got != tt.want {
				t.Errorf("Streams is %v, want %v\n%s", got, tt.want, x.p)
			}
		})
	}
}
