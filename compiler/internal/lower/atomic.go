package lower

// This file lowers the atomic operations of dsl/gpu.

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// atomicOps are the operations by their names after gpu.Atomic.
var atomicOps = map[string]mir.Intrinsic{
	"Add": mir.AtomicAdd, "Sub": mir.AtomicSub, "Min": mir.AtomicMin, "Max": mir.AtomicMax,
	"And": mir.AtomicAnd, "Or": mir.AtomicOr, "Xor": mir.AtomicXor,
	"Exchange": mir.AtomicExchange, "CompareAndSwap": mir.AtomicCAS, "Load": mir.AtomicLoad, "Store": mir.AtomicStore,
	"LoadVec4": mir.AtomicLoadVec4, "StoreVec4": mir.AtomicStoreVec4,
}

// vectorAtomics are those of a gpu.Vec4, whose words are operands and results of their own.
var vectorAtomics = map[mir.Intrinsic]bool{mir.AtomicLoadVec4: true, mir.AtomicStoreVec4: true}

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
		facts := intr.Facts()
		reads, writes := facts.Memory == mir.ReadsMemory, facts.Memory == mir.WritesMemory
		n := len(c.args) - 2 // operands after the thread and the pointer
		if explicit {
			n -= 2 // the order and the scope
			o, ok1 := isConst(b.one(c.args[2+n], mir.Uint8))
			s, ok2 := isConst(b.one(c.args[3+n], mir.Uint8))
			if !ok1 || !ok2 || o < 0 || o > int64(intrinsic.SeqCst) || s < 0 || s > int64(intrinsic.Block) {
				b.errorf("calls gpu.Atomic%sExplicit with a memory order or scope that is not one of the constants of package gpu; it must be known at compile time", name)
				return nil
			}
			order, scope = intrinsic.Order(o), intrinsic.Scope(s)
			if reads && (order == intrinsic.Release || order == intrinsic.AcqRel) || writes && (order == intrinsic.Acquire || order == intrinsic.AcqRel) {
				b.errorf("calls gpu.Atomic%sExplicit with a memory order that a %s cannot have; use Relaxed, %s or SeqCst", name,
					map[bool]string{true: "load", false: "store"}[reads],
					map[bool]string{true: "Acquire", false: "Release"}[reads])
				return nil
			}
		}
		mem, vector := elem.mem, vectorAtomics[intr]
		if vector {
			mem = mir.VectorOf(elem.mem, 4)
		}
		p := b.one(c.args[1], mir.PtrTo(mem))
		b.checkNil(p)
		if vector {
			p = b.field(p, 0)
		}
		args := []*mir.Value{p}
		for _, operand := range c.args[2 : 2+n] {
			for i := range operand {
				args = append(args, b.one(operand[i:], elem.mem))
			}
		}
		all := b.intr(intr, mir.Void, args...)
		all.Elem, all.Order, all.Among = elem.mem, order, scope
		return b.results(all, func(*mir.Type) *mir.Type { return elem.mem })
	}
}
