package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// communication returns what a device function of the table of operations does.
func communication(inst op.Instance) callee {
	in := &inst
	return func(t *thread, call *nvir.Instr, regs []uint64) {
		c := t.call(in, t.args(call, regs))
		x := t.communicate(call, c)
		if call.Dst < 0 {
			return
		}
		switch in.Op.Result {
		case op.Int, op.Bool:
			x = nvir.Mask(x, 32)
		case op.Elem1:
			x = nvir.Mask(x, in.Width)
		}
		regs[call.Dst] = x
	}
}

// mem returns the memory of n bytes at p as the emulator names it.
func (t *thread) mem(p, n uintptr) threadapi.Mem {
	if p == 0 {
		return threadapi.Mem{}
	}
	m := threadapi.Mem{Base: pointer(p), Bytes: n}
	if n == 0 && t.c.memories.at(p) == nil || t.owns(p, max(n, 1)) {
		return m
	}
	if r := t.region(p, max(n, 1)); r != nil && r.obj != nil {
		m.Obj, m.Off = r.obj, p-r.base
	}
	return m
}

// call makes of the arguments of a device function, which op.Instance.Proto lists, the call
// that the emulator takes.
func (t *thread) call(in *op.Instance, a []uint64) threadapi.Call {
	o := in.Op
	c := threadapi.Call{Op: o, Scope: in.Scope, Operands: threadapi.Operands{Type: in.Type, Reduction: in.Reduction, Elem: uintptr(max(in.Width/8, 1))}}
	if o.Family == op.AMO && in.Type == op.NoType {
		c.Type = op.TypeUint64
		if in.Width == 32 {
			c.Type = op.TypeUint32
		}
	}
	next := func() uint64 { x := a[0]; a = a[1:]; return x }
	number := func() int { return int(int32(next())) }
	var dst, src, values, indices, skip uintptr
	var bytes, n uintptr
	for _, p := range o.Params {
		switch p {
		case op.DstSym, op.DstLocal:
			dst = uintptr(next())
		case op.SrcSym, op.SrcLocal:
			src = uintptr(next())
			if !o.Strided() {
				bytes = uintptr(next())
			}
		case op.Ptr, op.Signal, op.Line, op.Whole:
			c.Word.Base = pointer(uintptr(next()))
		case op.Words:
			c.Word.Base = pointer(uintptr(next()))
			n = uintptr(next())
		case op.Value, op.SignalValue, op.LineData:
			c.Value = next()
		case op.Cond:
			c.Cond = next()
		case op.LineFlag:
			c.Cond = nvir.Mask(next(), 32)
		case op.SignalOp:
			c.SigOp = int32(next())
		case op.Cmp:
			c.Cmp = int32(next())
		case op.PE, op.TeamPE, op.Root:
			c.PE = number()
		case op.Team:
			c.Team = int32(next())
		case op.ToTeam:
			c.ToTeam = int32(next())
		case op.DstStride:
			c.DstStride = int(next())
		case op.SrcStride:
			c.SrcStride = int(next())
		case op.Count, op.Rows:
			c.Count = int(next())
		case op.Cols:
			c.Cols = int(next())
		case op.Skip:
			skip = uintptr(next())
		case op.Indices:
			indices = uintptr(next())
		case op.Values:
			values = uintptr(next())
		}
	}
	if o.Elem == op.ByTypeArgument {
		c.Type = op.Type(next())
	}
	t.buffers(&c, dst, src, bytes)
	t.words(&c, n, skip, indices, values)
	return c
}

// buffers fills in the memory that a call moves.
func (t *thread) buffers(c *threadapi.Call, dst, src, bytes uintptr) {
	o := c.Op
	to := bytes
	members := uintptr(1)
	if o.Family == op.Coll {
		members = uintptr(t.e.Communicate(threadapi.Call{Op: numPEs, Operands: threadapi.Operands{Team: c.Team}}))
	}
	switch {
	case o.Strided():
		if !o.Tiled() {
			c.Cols = 1
		} else {
			c.Elem = 1
		}
		bytes, to = stretch(c, c.SrcStride), stretch(c, c.DstStride)
	case o.Lengths == op.WholeDst:
		to = bytes * members
	case o.Lengths == op.WholeSrc:
		to = bytes / members
	}
	if o.Reads() && o.Result == op.NoResult {
		c.Dst, c.Src = t.mem(dst, to), t.mem(src, bytes)
	}
	if p := uintptr(c.Word.Base); p != 0 {
		n := uintptr(8)
		switch o.Params[0] {
		case op.Line:
			n = 16
		case op.Ptr:
			n = c.Elem
			if c.Type != op.NoType {
				n = uintptr(c.Type.Bits() / 8)
			}
		}
		if o.Params[0] != op.Words {
			c.Word = t.mem(p, n)
		}
	}
}

// numPEs asks how many PEs a team has.
var numPEs = teamSize()

func teamSize() *op.Op {
	for i := range op.Table {
		if o := &op.Table[i]; o.Answer == op.TeamSize && len(o.Params) == 1 {
			return o
		}
	}
	return nil
}

// stretch returns how many bytes pieces cover that lie stride elements apart.
func stretch(c *threadapi.Call, stride int) uintptr {
	if c.Count <= 0 || c.Cols <= 0 {
		return 0
	}
	return uintptr((c.Count-1)*stride+c.Cols) * c.Elem
}

// words fills in what a wait for words takes beside them.
func (t *thread) words(c *threadapi.Call, n, skip, indices, values uintptr) {
	if c.Op.Family != op.Wait {
		return
	}
	size := uintptr(c.Type.Bits() / 8)
	if c.Op.Params[0] != op.Words {
		n = 1
	}
	c.Word = t.mem(uintptr(c.Word.Base), n*size)
	c.Words = &threadapi.Words{}
	if skip != 0 && n > 0 {
		t.region(skip, n*4)
		c.Words.Skip = unsafe.Slice((*int32)(pointer(skip)), n)
	}
	if indices != 0 && n > 0 {
		t.region(indices, n*8)
		c.Words.Indices = unsafe.Slice((*int)(pointer(indices)), n)
	}
	if values != 0 && n > 0 {
		t.region(values, n*size)
		c.Words.Values, c.Words.NumValues = pointer(values), int(n)
	}
}

// communicate performs a call.
func (t *thread) communicate(in *nvir.Instr, c threadapi.Call) uint64 {
	o := c.Op
	switch o.Family {
	case op.Query:
		return t.e.Communicate(c)
	case op.Order:
		t.tells("%s", o.Name)
		t.together(in, c)
		if o.Effect == op.Completes {
			t.announceFence(memmodel.System, t.awaited(&c))
			t.sequence(memmodel.System)
		}
		t.completes(&c)
		return 0
	case op.SyncOp:
		t.barrier(in, c)
		return 0
	case op.Coll:
		t.collective(in, c)
		return 0
	case op.Wait:
		return t.wait(in, c)
	case op.Sig:
		if o.Params[0] == op.Signal && o.Result != op.NoResult || o.Params[0] == op.Line && o.Blocks {
			return t.waitSignal(in, c)
		}
	}
	return t.transfer(in, c)
}

// group returns where the threads of a scope meet, nil for one thread.
func (t *thread) group(s op.Scope) **rendezvous {
	switch s {
	case op.Warp:
		return &t.block.warps[t.warp]
	case op.Block:
		return &t.block.sync
	}
	return nil
}

// together performs a call for which the threads of the scope meet.
func (t *thread) together(in *nvir.Instr, c threadapi.Call) *rendezvous {
	if t.leads(c.Scope) {
		t.does()
	}
	do := func() { t.e.Communicate(c) }
	if at := t.group(c.Scope); at != nil {
		return t.meetIn(at, in, c.Op.Name, true, do)
	}
	do()
	return nil
}

// meeting is where the PEs of a team meet. A predefined team has one number for all, and is
// told from those of other PEs by its first member.
type meeting struct {
	team  int32
	first uint64
}

var translatePE = op.Lookup("TranslatePE")

// meeting returns where the PEs meet in a call.
func (t *thread) meeting(c threadapi.Call) meeting {
	return meeting{c.Team, t.e.Communicate(threadapi.Call{Op: translatePE, ToTeam: op.TeamWorld, Operands: threadapi.Operands{Team: c.Team}})}
}

// barrier performs Barrier or Sync: all PEs of the team meet.
func (t *thread) barrier(in *nvir.Instr, c threadapi.Call) {
	key := t.meeting(c)
	t.announceCollective(c)
	t.tells("%s", c.Op.Name)
	var own *rendezvous
	group := t.group(c.Scope)
	if group != nil {
		own = t.enter(group, in, c.Op.Name)
		own.count++
	}
	x := t.begins(own, key, c.Op.Name)
	t.covers(c.Op.Effect)
	t.completes(&c)
	m := t.c.meets[key]
	if m == nil {
		m = &rendezvous{in: in, by: t, team: true}
		t.c.meets[key] = m
	}
	m.arrive(t)
	t.e.Communicate(c)
	if t.c.meets[key] == m {
		delete(t.c.meets, key)
	}
	if group != nil && *group == own {
		*group = nil
	}
	t.leave(&m, m)
	t.finishes(x)
	if c.Op.Effect == op.Completes {
		// What any thread of the group had issued is complete now.
		t.completes(&c)
	}
	t.public = t.know
	for i := range t.released {
		t.released[i] = t.know
	}
}

// collective performs a collective that moves data. It says nothing of other operations,
// and orders the threads of the group alone.
func (t *thread) collective(in *nvir.Instr, c threadapi.Call) {
	touch := func(o order, step uint32) {
		for i, m := range []threadapi.Mem{c.Src, c.Dst} {
			if m.Bytes == 0 {
				continue
			}
			write := i == 1
			rec := &record{by: t, step: step, kind: memmodel.Together, write: write, what: c.Op.Name, place: t.at}
			if r := t.region(uintptr(m.Base), m.Bytes); r != nil && (write || !c.Op.Rooted() || t.isRoot(c)) {
				t.c.touch(t, o, rec, r, uintptr(m.Base), m.Bytes)
			}
		}
	}
	t.reduces(&c)
	t.announceCollective(c)
	t.tells("%s", c.Op.Name)
	at, key := t.group(c.Scope), t.meeting(c)
	if at == nil {
		x := t.begins(nil, key, c.Op.Name)
		touch(t.know, t.step)
		t.e.Communicate(c)
		t.finishes(x)
		return
	}
	m := t.enter(at, in, c.Op.Name)
	x := t.begins(m, key, c.Op.Name)
	step := t.step
	m.arrive(t)
	t.e.Communicate(c)
	first := !m.over
	t.leave(at, m)
	t.finishes(x)
	if first {
		touch(t.know, step)
	}
}

// isRoot says that the PE is the root of a collective.
func (t *thread) isRoot(c threadapi.Call) bool {
	return int(int32(t.e.Communicate(threadapi.Call{Op: teamMyPE, Operands: threadapi.Operands{Team: c.Team}}))) == c.PE
}

var teamMyPE = ownNumber()

func ownNumber() *op.Op {
	for i := range op.Table {
		if o := &op.Table[i]; o.Answer == op.PENumber && len(o.Params) == 1 {
			return o
		}
	}
	return nil
}
