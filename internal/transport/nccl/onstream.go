package nccl

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// What streams take: copies to and from the addresses of peers, and kernels of ours for signals,
// waits, barriers and reductions, which the driver compiles. A transfer is complete when the
// stream has come past it, so that nothing is left for Quiet.

// kernelsPTX are those for signals, waits and barriers.
const kernelsPTX = `.version 7.0
.target sm_75
.address_size 64

// gpuc_signal sets a word of a PE, or adds to it, after all that came before.
.visible .entry gpuc_signal(.param .u64 word, .param .u64 value, .param .u64 add)
{
	.reg .pred %adds;
	.reg .b64 %word, %value, %add;
	ld.param.u64 %word, [word];
	ld.param.u64 %value, [value];
	ld.param.u64 %add, [add];
	setp.ne.u64 %adds, %add, 0;
	fence.acq_rel.sys;
	@%adds red.relaxed.sys.add.u64 [%word], %value;
	@!%adds st.relaxed.sys.u64 [%word], %value;
	ret;
}

// gpuc_wait waits until a word compares with a value as a mask says: 1 for equal, 2 for less, 4
// for greater.
.visible .entry gpuc_wait(.param .u64 word, .param .u64 value, .param .u64 mask)
{
	.reg .pred %equal, %less, %again;
	.reg .b64 %word, %value, %mask, %found, %is;
	ld.param.u64 %word, [word];
	ld.param.u64 %value, [value];
	ld.param.u64 %mask, [mask];
LOOK:
	ld.acquire.sys.u64 %found, [%word];
	setp.eq.u64 %equal, %found, %value;
	setp.lt.u64 %less, %found, %value;
	selp.u64 %is, 1, 4, %equal;
	selp.u64 %is, 2, %is, %less;
	and.b64 %is, %is, %mask;
	setp.eq.u64 %again, %is, 0;
	@%again bra LOOK;
	ret;
}

// gpuc_barrier is the barrier of a team, as that of kernels: thread i tells PE number i of the team
// that this PE has come, and waits for it. row is the team's in the table (state.cuh), me and
// stride are those of the state.
.visible .entry gpuc_barrier(.param .u64 row, .param .u64 me, .param .u64 stride)
{
	.reg .pred %own, %again, %first;
	.reg .b32 %i, %pe, %me, %stride, %far;
	.reg .b64 %row, %pes, %words, %now, %at, %off, %found;
	ld.param.u64 %row, [row];
	ld.param.u32 %me, [me];
	ld.param.u32 %stride, [stride];
	mov.u32 %i, %tid.x;
	ld.u64 %pes, [%row+8];
	ld.u64 %words, [%row+16];
	ld.volatile.u64 %now, [%row+24];
	bar.sync 0;
	mul.wide.u32 %off, %i, 4;
	add.u64 %at, %pes, %off;
	ld.u32 %pe, [%at];
	setp.eq.u32 %own, %pe, %me;
	@%own bra CAME;
	sub.u32 %far, %pe, %me;
	mul.lo.u32 %far, %far, %stride;
	cvt.u64.u32 %off, %far;
	shl.b64 %off, %off, 32;
	add.u64 %at, %words, %off;
	mul.wide.u32 %off, %me, 8;
	add.u64 %at, %at, %off;
	fence.acq_rel.sys;
	st.relaxed.sys.u64 [%at], %now;
	mul.wide.u32 %off, %pe, 8;
	add.u64 %at, %words, %off;
LOOK:
	ld.acquire.sys.u64 %found, [%at];
	setp.lt.s64 %again, %found, %now;
	@%again bra LOOK;
CAME:
	bar.sync 0;
	setp.ne.u32 %first, %i, 0;
	@%first ret;
	add.u64 %now, %now, 1;
	st.volatile.u64 [%row+24], %now;
	ret;
}
`

// kernels are those that are enqueued.
type kernels struct {
	modules               []cu.Module
	signal, wait, barrier cu.Function
	reductions            map[reduction]cu.Function
	// What the driver reads at a launch; it lies on the Go heap, which does not move.
	cfg      *cu.LaunchConfig
	params   *[maxParams]uint64
	pointers []unsafe.Pointer
}

const maxParams = 12

// load has the driver compile the kernels.
func (k *kernels) load(drv cu.Driver) error {
	k.cfg, k.params, k.reductions = new(cu.LaunchConfig), new([maxParams]uint64), map[reduction]cu.Function{}
	for i := range k.params {
		k.pointers = append(k.pointers, unsafe.Pointer(&k.params[i]))
	}
	m, err := k.module(drv, []byte(kernelsPTX+"\x00"))
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name string
		to   *cu.Function
	}{{"gpuc_signal", &k.signal}, {"gpuc_wait", &k.wait}, {"gpuc_barrier", &k.barrier}} {
		var r cu.Result
		if *f.to, r = drv.ModuleFunction(m, f.name); r != cu.Success {
			return cu.Check(drv, "cuModuleGetFunction of "+f.name, r)
		}
	}
	return nil
}

// module loads kernels, of which image is machine code, or PTX that the driver compiles.
func (k *kernels) module(drv cu.Driver, image []byte) (cu.Module, error) {
	m, log, r := drv.ModuleLoad(image)
	if r != cu.Success {
		return 0, fmt.Errorf("kernels that are enqueued on streams: %w\n%s", cu.Check(drv, "cuModuleLoadDataEx", r), log)
	}
	k.modules = append(k.modules, m)
	return m, nil
}

func (k *kernels) unload(drv cu.Driver) error {
	var errs []error
	for _, m := range k.modules {
		errs = append(errs, cu.Check(drv, "cuModuleUnload", drv.ModuleUnload(m)))
	}
	return errors.Join(errs...)
}

// launch enqueues a kernel.
func (l *Library) launch(f cu.Function, blocks, threads int, s cu.Stream, params ...uint64) error {
	k := &l.kernels
	*k.cfg = cu.LaunchConfig{GridX: uint32(blocks), GridY: 1, GridZ: 1, BlockX: uint32(threads), BlockY: 1, BlockZ: 1, Stream: s}
	copy(k.params[:], params)
	return cu.Check(l.drv, "cuLaunchKernelEx", l.drv.LaunchByPointers(k.cfg, f, k.pointers[:len(params)]))
}

// copyTo enqueues a copy.
func (l *Library) copyTo(dst, src uint64, bytes int, s cu.Stream) error {
	if bytes == 0 || dst == src {
		return nil
	}
	return cu.Check(l.drv, "cuMemcpyDtoDAsync", l.drv.CopyDtoD(dst, src, bytes, s))
}

// meet enqueues the barrier of a team.
func (l *Library) meet(t *team, s cu.Stream) error {
	switch {
	case len(t.members) == 1:
		return nil
	case !l.allNear(t.members):
		return l.network.enqueue(l, syncOp, &transport.Operands{Operands: op.Operands[uint64]{Team: t.id}, Stream: uintptr(s)})
	}
	return l.launch(l.kernels.barrier, 1, len(t.members), s, t.row, uint64(l.rank), uint64(l.state.stride))
}

// waitMasks are the comparisons as gpuc_wait takes them.
var waitMasks = [...]uint64{op.CmpEQ: 1, op.CmpNE: 2 | 4, op.CmpGT: 4, op.CmpLE: 1 | 2, op.CmpLT: 2, op.CmpGE: 1 | 4}

// onStreams are the operations. Those that complete or order others have nothing to wait for.
var onStreams = map[string]func(l *Library, o *op.HostOp, a *transport.Operands) error{
	"Put":             (*Library).put,
	"PutNBI":          (*Library).put,
	"Get":             (*Library).get,
	"GetNBI":          (*Library).get,
	"PutSignal":       (*Library).putSignal,
	"PutSignalNBI":    (*Library).putSignal,
	"SignalOp":        (*Library).signalOp,
	"SignalWaitUntil": (*Library).signalWait,
	"Quiet":           func(*Library, *op.HostOp, *transport.Operands) error { return nil },
	"Barrier":         (*Library).sync,
	"BarrierAll":      (*Library).sync,
	"Sync":            (*Library).sync,
	"SyncAll":         (*Library).sync,
	"Reduce":          (*Library).reduce,
	"ReduceScatter":   (*Library).reduce,
	"Broadcast":       (*Library).broadcast,
	"FCollect":        (*Library).fcollect,
	"AllToAll":        (*Library).allToAll,
}

// OnStream enqueues an operation.
func (l *Library) OnStream(o *op.HostOp, a *transport.Operands) error {
	if err := l.ready(); err != nil {
		return err
	}
	switch far, err := l.goesFar(o, a); {
	case err != nil:
		return err
	case far:
		return l.network.enqueue(l, o.Op, a)
	}
	return onStreams[o.Name](l, o, a)
}

// Shared reports that no operation works where PEs share a GPU, which NCCL refuses.
func (l *Library) Shared(*op.HostOp) bool { return false }

// Unlimited reports that reductions have no limits.
func (l *Library) Unlimited(int32, op.Type, op.Reduction, uint64) bool { return true }

// Multicast reports that PEs read each other's memory when all have come.
func (l *Library) Multicast(int32, uint64) bool { return false }

func (l *Library) put(_ *op.HostOp, a *transport.Operands) error {
	return l.copyTo(l.at(a.Dst, a.PE), a.Src, a.Bytes, cu.Stream(a.Stream))
}

func (l *Library) get(_ *op.HostOp, a *transport.Operands) error {
	return l.copyTo(a.Dst, l.at(a.Src, a.PE), a.Bytes, cu.Stream(a.Stream))
}

func (l *Library) putSignal(o *op.HostOp, a *transport.Operands) error {
	if err := l.put(o, a); err != nil {
		return err
	}
	return l.signalOp(o, a)
}

func (l *Library) signalOp(_ *op.HostOp, a *transport.Operands) error {
	adds := uint64(0)
	if a.SigOp == op.SignalAdd {
		adds = 1
	}
	return l.launch(l.kernels.signal, 1, 1, cu.Stream(a.Stream), l.at(a.Word, a.PE), a.Value, adds)
}

func (l *Library) signalWait(_ *op.HostOp, a *transport.Operands) error {
	return l.launch(l.kernels.wait, 1, 1, cu.Stream(a.Stream), a.Word, a.Value, waitMasks[a.Cmp])
}

func (l *Library) sync(_ *op.HostOp, a *transport.Operands) error {
	t, err := l.team(a.Team)
	if err != nil {
		return err
	}
	return l.meet(t, cu.Stream(a.Stream))
}

// toAll enqueues copies to all members of a team, this PE's last, and their barrier. part returns
// what member i gets and where; nil is for a PE that sends nothing.
func (l *Library) toAll(a *transport.Operands, part func(me, i int) (dst, src uint64)) error {
	t, err := l.team(a.Team)
	if err != nil {
		return err
	}
	me, n := t.me(l.rank), len(t.members)
	for k := 1; k <= n && part != nil; k++ {
		i := (me + k) % n
		dst, src := part(me, i)
		if err := l.copyTo(l.at(dst, t.members[i]), src, a.Bytes, cu.Stream(a.Stream)); err != nil {
			return err
		}
	}
	return l.meet(t, cu.Stream(a.Stream))
}

func (l *Library) broadcast(_ *op.HostOp, a *transport.Operands) error {
	t, err := l.team(a.Team)
	if err != nil {
		return err
	}
	if t.me(l.rank) != a.PE {
		return l.toAll(a, nil)
	}
	return l.toAll(a, func(int, int) (dst, src uint64) { return a.Dst, a.Src })
}

func (l *Library) fcollect(_ *op.HostOp, a *transport.Operands) error {
	return l.toAll(a, func(me, _ int) (dst, src uint64) { return a.Dst + uint64(me*a.Bytes), a.Src })
}

func (l *Library) allToAll(_ *op.HostOp, a *transport.Operands) error {
	return l.toAll(a, func(me, i int) (dst, src uint64) {
		return a.Dst + uint64(me*a.Bytes), a.Src + uint64(i*a.Bytes)
	})
}
