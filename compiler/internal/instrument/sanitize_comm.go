package instrument

import (
	"fmt"
	"hash/fnv"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file calls the hooks of operations of package shmem.

// operands returns the arguments of an operation by the names of its prototype.
func operands(v *mir.Value) map[string]*mir.Value {
	args := map[string]*mir.Value{}
	params, _ := v.Comm.Proto()
	for i, p := range params {
		if i < len(v.Args) && i < len(params)-v.Comm.Op.Added() {
			args[p.Name] = v.Args[i]
		}
	}
	return args
}

// meetings are barriers of scopes.
var meetings = map[op.Scope]mir.Intrinsic{op.Block: mir.SyncBlock, op.Warp: mir.SyncWarp}

// meet has the threads of a scope meet, as the operation has them do.
func (f *sanitized) meet(s op.Scope) {
	if scope, ok := scopes[s]; ok {
		f.call("Arrive", scope)
		f.rally(s)
		f.call("Leave", scope)
	}
}

// rally has the threads of a scope meet for the hooks, which orders nothing of the program.
func (f *sanitized) rally(s op.Scope) {
	if i, ok := meetings[s]; ok {
		f.intr(i, mir.Void)
	}
}

// comm looks at an operation of package shmem.
func (f *sanitized) comm(v *mir.Value) {
	o, a := v.Comm.Op, operands(v)
	name, scope := o.Name, int(v.Comm.Scope)
	f.come(v, a)
	switch o.Family {
	case op.RMA, op.Sig:
		switch {
		case a["dst"] != nil:
			f.transfer(v, a)
		case a["ptr"] != nil && o.Result == op.NoResult:
			f.call("Word", f.address(a["ptr"]), v.Comm.Width/8, a["pe"], memmodel.PutWord|sanitizer.Later|sanitizer.Writes, f.site(v, name))
		case a["ptr"] != nil && !o.Addresses():
			f.call("Word", f.address(a["ptr"]), v.Comm.Width/8, a["pe"], memmodel.GetWord, f.site(v, name))
		case a["sig"] != nil && a["pe"] != nil:
			f.update(v, a)
			f.call("Signal", f.address(a["sig"]), a["pe"], 0, scope)
			f.rally(v.Comm.Scope)
		case a["line"] != nil && a["pe"] != nil:
			f.call("Update", f.address(a["line"]), a["flag"], a["pe"], 0, 1, scope, f.site(v, name))
			f.call("Signal", f.address(a["line"]), a["pe"], 0, scope)
			f.rally(v.Comm.Scope)
		}
	case op.AMO:
		how := memmodel.Remote
		if o.Update != op.Keep {
			how |= sanitizer.Writes
		}
		if o.Result == op.NoResult {
			how |= sanitizer.Later
		}
		if o.Update == op.Store {
			how |= sanitizer.Sets
		}
		f.call("Word", f.address(a["ptr"]), max(v.Comm.Width, v.Comm.Type.Bits())/8, a["pe"], how, f.site(v, name))
	case op.SyncOp:
		f.meet(v.Comm.Scope)
		f.passed(v)
		f.agree(v, a)
		f.call("TeamArrive", team(a), int(o.Effect), scope)
	case op.Coll:
		f.meet(v.Comm.Scope)
		f.passed(v)
		f.agree(v, a)
	case op.Order:
		f.meet(v.Comm.Scope)
	}
}

// scopes are the scopes of operations that several threads perform, as barriers have them.
var scopes = map[op.Scope]int{op.Block: sanitizer.Block, op.Warp: sanitizer.Warp}

// come has the threads of a group compare which operation they come to, and with what.
func (f *sanitized) come(v *mir.Value, a map[string]*mir.Value) {
	scope, ok := scopes[v.Comm.Scope]
	if !ok {
		return
	}
	f.call("Come", scope, 1, f.callSite(v, v.Comm.Op.Name))
	h := f.f.ConstInt(mir.Uint64, 0)
	params, _ := v.Comm.Proto()
	for _, p := range params {
		if x := a[p.Name]; x != nil {
			h = f.value(mir.Mul, mir.Uint64, f.value(mir.Xor, mir.Uint64, h, f.as(x, mir.Uint64)), f.f.ConstInt(mir.Uint64, mixes))
		}
	}
	f.call("Pass", h)
}

// mixes is a number by which products spread bits.
const mixes = 0x2545f4914f6cdd1d

// passed comes after come, when the threads have met.
func (f *sanitized) passed(v *mir.Value) {
	if v.Comm.Scope != op.Thread {
		f.call("Passed", int(v.Comm.Scope), f.site(v, v.Comm.Op.Name))
	}
}

// agree compares an operation of all PEs with those of the others.
func (f *sanitized) agree(v *mir.Value, a map[string]*mir.Value) {
	args := []any{team(a), f.callOf(v)}
	for _, name := range []string{"dst", "src", "bytes", "root"} {
		if x := a[name]; x != nil {
			args = append(args, x)
		} else {
			args = append(args, 0)
		}
	}
	f.call("Agree", append(args, int(v.Comm.Scope), f.site(v, v.Comm.Op.Name))...)
}

// callOf is a number of an operation, its scope and its type. A barrier of the team of all PEs has two names.
func (f *sanitized) callOf(v *mir.Value) int64 {
	h := fnv.New64a()
	name := v.Comm.Symbol()
	if o := v.Comm.Op; o.Family == op.SyncOp {
		name = fmt.Sprint(o.Effect, v.Comm.Scope)
	}
	h.Write([]byte(name))
	return int64(h.Sum64())
}

func team(a map[string]*mir.Value) any {
	if t := a["team"]; t != nil {
		return t
	}
	return op.TeamWorld
}

// transfer looks at a put or a get.
func (f *sanitized) transfer(v *mir.Value, a map[string]*mir.Value) {
	o, scope := v.Comm.Op, int(v.Comm.Scope)
	var count, bytes, to, from any = 1, a["bytes"], 0, 0
	if o.Strided() {
		width := int64(v.Comm.Width / 8)
		scaled := func(x *mir.Value) *mir.Value {
			return f.value(mir.Mul, mir.Uint64, x, f.f.ConstInt(mir.Uint64, width))
		}
		if o.Tiled() {
			count, bytes, to, from = a["rows"], a["cols"], a["dst_stride"], a["src_stride"]
		} else {
			count, bytes, to, from = a["n"], width, scaled(a["dst_stride"]), scaled(a["src_stride"])
		}
	}
	get := false
	for _, p := range o.Params {
		get = get || p == op.DstLocal
	}
	dst, src := f.address(a["dst"]), f.address(a["src"])
	f.rally(v.Comm.Scope)
	f.passed(v)
	f.call("Transfer", dst, src, count, bytes, to, from, a["pe"], bit(get), bit(o.NBI), scope, f.site(v, o.Name))
	f.rally(v.Comm.Scope)
	f.call("Issued", scope)
	switch {
	case a["sig"] != nil:
		f.update(v, a)
		f.call("Signal", f.address(a["sig"]), a["pe"], 1, scope)
	case !get && !o.Strided():
		f.call("Sent", dst, bytes, a["pe"], scope)
	}
	f.rally(v.Comm.Scope)
}

// update looks at the update of a signal.
func (f *sanitized) update(v *mir.Value, a map[string]*mir.Value) {
	adds := f.value(mir.Eq, mir.Bool, a["sigop"], f.f.ConstInt(mir.Int32, int64(op.SignalAdd)))
	f.call("Update", f.address(a["sig"]), a["sigval"], a["pe"], f.value(mir.Select, mir.Uint32, adds, f.f.ConstInt(mir.Uint32, 1), f.f.ConstInt(mir.Uint32, 0)), 0, int(v.Comm.Scope), f.site(v, v.Comm.Op.Name))
}

// commDone looks at the end of an operation.
func (f *sanitized) commDone(v *mir.Value) {
	o, a := v.Comm.Op, operands(v)
	var result any = 1
	if o.Result == op.Bool {
		result = v
	}
	switch o.Family {
	case op.Sig:
		switch {
		case a["sig"] != nil && o.Result != op.NoResult && (o.Blocks || o.Result == op.Bool):
			f.call("Waited", f.address(a["sig"]), 1, 8, result, bit(o.Relaxed), 0, f.site(v, o.Name))
			f.call("Awaited", f.address(a["sig"]), a["cmp"], a["sigval"], result, bit(o.Blocks), f.site(v, o.Name))
		case a["sig"] != nil && o.Result != op.NoResult:
			f.call("Awaited", f.address(a["sig"]), 0, 0, 1, 0, f.site(v, o.Name))
		case a["line"] != nil && o.Blocks:
			f.call("Waited", f.address(a["line"]), 1, 8, result, 1, 0, f.site(v, o.Name))
			f.call("Awaited", f.address(a["line"]), op.CmpEQ, a["flag"], result, 1, f.site(v, o.Name))
		}
	case op.Wait:
		var count any = 1
		p, bytes := a["ptr"], int64(v.Comm.Type.Bits()/8)
		if w := a["words"]; w != nil {
			p, count = w, a["n"]
			bytes = w.Type.Elem.Size()
		}
		f.call("Waited", f.address(p), count, bytes, result, 0, 1, f.site(v, o.Name))
	case op.AMO:
		if o.Result != op.NoResult {
			f.call("Fetched", f.address(a["ptr"]), a["pe"])
		}
	case op.Order:
		f.call("Order", int(o.Effect))
		f.meet(v.Comm.Scope)
	case op.SyncOp:
		f.meet(v.Comm.Scope)
		f.call("TeamLeave", team(a), int(o.Effect), int(v.Comm.Scope))
		f.meet(v.Comm.Scope)
	case op.Coll:
		f.meet(v.Comm.Scope)
	}
}
