package lower

// This file lowers loads and stores of dsl/gpu with cache hints. The hint is an attribute of
// ordinary loads and stores.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

func cacheFuncs() map[string]handler {
	return map[string]handler{
		"LoadCached": func(b *builder, c *callee) (v value) {
			b.cached("gpu.LoadCached", c, mir.Cache.ForLoads, func(p *mir.Value, t types.Type) { v = b.load(p, t) })
			return v
		},
		"StoreCached": func(b *builder, c *callee) value {
			b.cached("gpu.StoreCached", c, mir.Cache.ForStores, func(p *mir.Value, t types.Type) { b.store(p, t, c.args[2]) })
			return nil
		},
	}
}

// cached has access make loads or stores with the hint that is the last argument.
func (b *builder) cached(name string, c *callee, has func(mir.Cache) bool, access func(p *mir.Value, t types.Type)) {
	elem := c.targs[0]
	hint, ok := isConst(b.one(c.args[len(c.args)-1], mir.Uint8))
	switch err := load.DeviceMemory(elem); {
	case !ok || !has(mir.Cache(hint)):
		b.errorf("calls %s with a hint that it does not have; use one of the constants of gpu.CacheHint that are for it, which must be known at compile time", name)
	case err != nil:
		b.errorf("calls %s: %s", name, err)
	case b.m.hasArray(elem):
		b.errorf("calls %s of a type that holds an array; take the elements one by one, or a gpu.Vec4", name)
	default:
		p := b.one(c.args[1], mir.PtrTo(b.m.info(elem).mem))
		b.checkNil(p)
		b.cache = mir.Cache(hint)
		access(p, elem)
		b.cache = 0
	}
}
