package passes

// This file looks for uses of memory that an operation which has not been completed
// still reads or writes.

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// findNBI looks for three mistakes with operations that do not block: their source is
// written, or their destination used, before they are complete; and nothing completes
// them.
func findNBI(j *judge) {
	for _, v := range j.comms(func(o *op.Op) bool { return o.NBI }) {
		for _, a := range j.by[v] {
			if a.pe != nil || a.word {
				continue
			}
			if a.write {
				j.usedEarly(v, a)
			} else {
				j.sourceWritten(v, a)
			}
		}
		j.neverCompleted(v)
	}
}

// sourceWritten reports the first write to the source of v before it may be written. A wait ends the
// search: what it waits for may be the answer to v.
func (j *judge) sourceWritten(v *mir.Value, src access) {
	found := false
	j.follow(v, func(w *mir.Value) bool {
		return has(w, op.Frees, op.Completes) || unknown(w) || answered(w)
	}, func(w *mir.Value) {
		for _, a := range j.by[w] {
			if !found && w != v && a.write && a.pe == nil && j.overlaps(src, a) && j.surely(v, w) {
				found = true
				j.warn(diag.NBISource, w, "writes %s while %s may still read it; call Flush or Quiet before", j.name(src.ptr), at(v))
			}
		}
	}, src.ptr)
}

// usedEarly reports the first use of the destination of v before the data is there.
func (j *judge) usedEarly(v *mir.Value, dst access) {
	found := false
	j.follow(v, func(w *mir.Value) bool { return has(w, op.Completes) || unknown(w) }, func(w *mir.Value) {
		for _, a := range j.by[w] {
			if !found && w != v && a.pe == nil && j.overlaps(dst, a) && j.surely(v, w) {
				found = true
				j.warn(diag.NBIResult, w, "uses %s before the data of %s is there; call Quiet before", j.name(dst.ptr), at(v))
			}
		}
	}, dst.ptr)
}

// neverCompleted reports v if the kernel ends on every way from it without anything
// that completes it, and nothing that the host is seen to enqueue after it does. Of a put with signal the
// peer hears, and can answer.
func (j *judge) neverCompleted(v *mir.Value) {
	if j.completed || arg(v, "sig") != nil {
		return
	}
	ends := func(w *mir.Value) bool { return has(w, op.Completes) || unknown(w) }
	returns, under := 0, 0
	for b := range j.c.reach(v.Block, nil) {
		if b.Term().Op == mir.Return {
			returns++
		}
	}
	if v.Block.Term().Op == mir.Return {
		returns = 1
	}
	j.follow(v, ends, func(w *mir.Value) {
		if w.Op == mir.Return {
			under++
		}
	})
	if returns > 0 && under == returns {
		j.warn(diag.NBIEnd, v, "ends while this %s may be under way, and the end of a kernel completes nothing; call Quiet before, or enqueue Quiet or a barrier on the stream after the launch; if another package does that, say so: //gpu:ignore nbiend and the reason",
			v.Comm.Op.Name)
	}
}

// completed reports whether something in b completes what is begun before it. A kernel that is not in p,
// because others have errors, may do so.
func completed(p *mir.Program, b mir.Following) bool {
	return b.Completes || slices.ContainsFunc(b.Kernels, func(name string) bool {
		i := slices.IndexFunc(p.Kernels, func(k *mir.Kernel) bool { return k.Info.Name == name })
		return i < 0 || slices.ContainsFunc(p.Kernels[i].Func.Blocks, func(b *mir.Block) bool {
			return slices.ContainsFunc(b.Instrs, func(v *mir.Value) bool { return has(v, op.Completes) || unknown(v) })
		})
	})
}

// findReadBack looks for data that is got from where it has been put, without a quiet.
func findReadBack(j *judge) {
	for _, put := range j.accesses {
		if !put.write || put.word || put.pe == nil {
			continue
		}
		v, found := put.by, false
		j.follow(v, func(w *mir.Value) bool { return has(w, op.Completes) || unknown(w) || answered(w) }, func(w *mir.Value) {
			for _, a := range j.by[w] {
				if !found && !a.write && a.pe != nil && equal(a.pe, put.pe) && j.overlaps(put, a) && j.surely(v, w) {
					found = true
					j.warn(diag.ReadBack, w, "gets from %s what %s may not have delivered yet; call Quiet between them", j.name(put.ptr), at(v))
				}
			}
		}, put.ptr, put.pe)
	}
}
