package nvvmir_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// A wait must acquire unless nothing in the kernel can read what peers write.
func TestWaitsAcquireForWhatIsRead(t *testing.T) {
	load := func(k *kernel, p *mir.Value) { k.keep(k.op(mir.Load, mir.Uint64, p)) }
	for _, tt := range []struct {
		name  string
		after func(k *kernel)
		reads bool
	}{
		{"nothing is read", func(k *kernel) {
			k.comm("SignalOp", op.Thread, 0, mir.Void, k.f.Params[0], k.f.ConstInt(mir.Uint64, 1), k.f.ConstInt(mir.Int32, op.SignalSet), k.f.ConstInt(mir.Int32, 0))
		}, false},
		{"a variable of the thread", func(k *kernel) {
			v := k.op(mir.Alloca, mir.PtrTo(mir.Uint64))
			v.Elem = mir.Uint64
			load(k, v)
		}, false},
		{"a load", func(k *kernel) { load(k, k.f.Params[0]) }, true},
		{"an atomic load", func(k *kernel) {
			k.keep(k.atomic(mir.AtomicLoad, mir.Uint64, form{intrinsic.Relaxed, intrinsic.Block}, k.f.Params[0]))
		}, true},
		{"a load in a called function", func(k *kernel) {
			f := mir.NewFunc("gpuc_f_read", "read", at(30), []*mir.Type{mir.PtrTo(mir.Uint64)}, []*mir.Type{mir.Uint64})
			b := f.Blocks[0]
			b.Add(mir.Return, mir.Void, at(31), b.Add(mir.Load, mir.Uint64, at(31), f.Params[0]))
			k.p.Funcs = append([]*mir.Func{f}, k.p.Funcs...)
			call := k.op(mir.Call, mir.Uint64, k.f.Params[0])
			call.Callee = f
			k.keep(call)
		}, true},
		{"a put", func(k *kernel) {
			k.comm("PutNBI", op.Thread, 0, mir.Void, k.f.Params[0], k.f.Params[0], k.f.ConstInt(mir.Uint64, 8), k.f.ConstInt(mir.Int32, 0))
		}, true},
		{"a load from a peer", func(k *kernel) {
			k.keep(k.comm("G", op.Thread, 64, mir.Uint64, k.f.Params[0], k.f.ConstInt(mir.Int32, 0)))
		}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			k := newKernel("K", mir.PtrTo(mir.Uint64))
			wait := k.comm("SignalWaitUntil", op.Thread, 0, mir.Uint64, k.f.Params[0], k.f.ConstInt(mir.Int32, op.CmpGE), k.f.ConstInt(mir.Uint64, 1))
			wait.Site = 0
			tt.after(k)
			text := emit(t, k.end(), manifest.Config{})
			want := "i32 5, i64 1, i32 0, i8* %ctrl"
			if tt.reads {
				want = "i32 5, i64 1, i32 1, i8* %ctrl"
			}
			if !strings.Contains(string(text), want) {
				t.Errorf("no %q in\n%s", want, text)
			}
		})
	}
}

// A peer's memory is asked for nil where it begins, and after the check its address is
// what was computed from that, without a choice.
func TestPeersAreAskedWhereTheirMemoryBegins(t *testing.T) {
	k := newKernel("K", mir.PtrTo(mir.Uint64))
	q := k.comm("Peer", op.Thread, 0, mir.PtrTo(mir.Uint64), k.f.Params[0], k.f.ConstInt(mir.Int32, 1))
	before := k.op(mir.Eq, mir.Bool, q, k.f.ConstNil(q.Type))
	k.op(mir.CheckNil, mir.Void, q, k.f.ConstInt(mir.Int64, 0), k.f.ConstInt(mir.Int64, 0)).Site = 0
	k.keep(k.op(mir.Load, mir.Uint64, q))
	k.keep(k.op(mir.Select, mir.Uint64, before, k.f.ConstInt(mir.Uint64, 0), k.f.ConstInt(mir.Uint64, 1)))
	text := emit(t, k.end(), manifest.Config{})
	kernel, _, _ := strings.Cut(string(text[strings.Index(string(text), "define void @K"):]), "\n}")
	if n := strings.Count(kernel, "icmp eq"); n != 1 {
		t.Errorf("%d comparisons, want the one of the beginning:\n%s", n, kernel)
	}
	m := regexp.MustCompile(`(?s)(%\d+) = call i8\* @gpuc_peer_at\(.*?(%\d+) = bitcast i8\* (%\d+) to i64\*`).FindStringSubmatch(kernel)
	if m == nil || m[1] != m[3] || !strings.Contains(kernel, "load i64, i64* "+m[2]) {
		t.Errorf("the load is not of what gpuc_peer_at returned:\n%s", kernel)
	}
}
