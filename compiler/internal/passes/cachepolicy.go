package passes

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

// markAcquires marks the waits that must acquire: those of kernels in which a thread may read
// global memory, or memory of a peer, in a way that a cache could answer. Elsewhere nothing that is
// read could be old. The whole kernel counts, since one thread may wait for others. A function that
// was not inlined does not know its kernel.
func markAcquires(p *mir.Program, _ Options) {
	kernels := p.KernelOf()
	for _, f := range p.Funcs {
		acquire := kernels[f] == nil || readsThroughCache(f)
		for v := range f.Instrs() {
			if v.Op == mir.Comm && v.Comm.Op.Acquires() {
				v.Acquire = acquire
			}
		}
	}
}

// readsThroughCache reports whether f or what it calls reads memory that others write, in a way that a
// cache could answer.
func readsThroughCache(f *mir.Func) bool {
	for v := range f.ReachableInstrs() {
		switch v.Op {
		case mir.Copy, mir.Extern:
			return true
		case mir.Load:
			// No peer writes a variable of the thread, shared memory or a table.
			if r := root(v.Args[0]); r.Op != mir.Alloca && r.Op != mir.GlobalAddr {
				return true
			}
		case mir.Intr:
			// The cache may answer a load of block scope.
			if v.Intr.Facts().Memory == mir.ReadsMemory {
				return true
			}
		case mir.Comm:
			if v.Comm.Op.Reads() {
				return true
			}
		}
	}
	return false
}
