package lower

// This file lowers the atomic operations of dsl/gpu.

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// atomicOps are the operations by their names behind gpu.Atomic.
var atomicOps = map[string]mir.Intrinsic{
	"Add": mir.AtomicAdd, "Sub": mir.AtomicSub, "Min": mir.AtomicMin, "Max": mir.AtomicMax,
	"And": mir.AtomicAnd, "Or": mir.AtomicOr, "Xor": mir.AtomicXor,
	"Exchange": mir.AtomicExchange, "CompareAndSwap": mir.AtomicCAS, "Load": mir.AtomicLoad, "Store": mir.AtomicStore,
}

func atomicFuncs() map[string]handler {
	t := map[string]handler{}
	for name, i := range atomicOps {
		t["Atomic"+name] = atomic(name, i, false)
		t["Atomic"+name+"Explicit"] = atomic(name, i, true)
	}
	return t
}

func atomic(name string, intr mir.Intrinsic, explicit bool) handler {
	return func(b *builder, c *callee) value {
		elem := b.m.info(c.targs[0])
		order, scope := intrinsic.Relaxed, intrinsic.Device
		n := len(intr.Facts().Params) - 1 // operands behind the pointer
		if explicit {
			o, ok1 := isConst(b.one(c.args[2+n], mir.Uint8))
			s, ok2 := isConst(b.one(c.args[3+n], mir.Uint8))
			if !ok1 || !ok2 || o < 0 || o > int64(intrinsic.SeqCst) || s < 0 || s > int64(intrinsic.Block) {
				b.errorf("calls gpu.Atomic%sExplicit with a memory order or scope that is not one of the constants of package gpu; it must be known at compile time", name)
				return nil
			}
			order, scope = intrinsic.Order(o), intrinsic.Scope(s)
			if intr == mir.AtomicLoad && (order == intrinsic.Release || order == intrinsic.AcqRel) ||
				intr == mir.AtomicStore && (order == intrinsic.Acquire || order == intrinsic.AcqRel) {
				b.errorf("calls gpu.Atomic%sExplicit with a memory order that a %s cannot have; use Relaxed, %s or SeqCst", name,
					map[bool]string{true: "load", false: "store"}[intr == mir.AtomicLoad],
					map[bool]string{true: "Acquire", false: "Release"}[intr == mir.AtomicLoad])
				return nil
			}
		}
		p := b.one(c.args[1], mir.PtrTo(elem.mem))
		b.checkNil(p)
		args := []*mir.Value{p}
		for i := range n {
			args = append(args, b.one(c.args[2+i], elem.mem))
		}
		t := elem.mem
		if len(intr.Facts().Results) == 0 {
			t = mir.Void
		}
		v := b.intr(intr, t, args...)
		v.Elem = elem.mem
		v.Order, v.Among = order, scope
		if t == mir.Void {
			return nil
		}
		return scalarValue(v)
	}
}
