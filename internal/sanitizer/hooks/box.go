package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file takes account of copies of boxes of tensors. Of a description that a GPU reads nobody
// knows the form, so the host writes what hooks read behind it.

// index is that of the first element of a box, the innermost dimension first.
type index = [sanitizer.MaxDims]int32

// TensorLoad takes account of a copy of a box to shared memory, which counts at a barrier.
//
//gpu:kernel
func TensorLoad(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], dst, tensor uint64, i0, i1, i2, i3, i4 int32, address uint64, site uint32) {
	b := boxOf(d, tensor, index{i0, i1, i2, i3, i4})
	for r := range b.rows {
		if from, ok := b.row(d, r); ok {
			access(t, d, a, one(t, d), from, (b.hi-b.lo)*b.elem, -1, sanitizer.Take|landing, site)
		}
		b.shared(t, d, dst, r, 0, b.width, sanitizer.Deliver|sanitizer.Writes|landing, site)
	}
	land(t, d, address, int64(b.rows)*b.width*b.elem, site)
}

// TensorStore takes account of a copy of a box from shared memory, which writes as how says.
//
//gpu:kernel
func TensorStore(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], src, tensor uint64, i0, i1, i2, i3, i4 int32, how, site uint32) {
	const later = sanitizer.Later | sanitizer.ByGroup
	b := boxOf(d, tensor, index{i0, i1, i2, i3, i4})
	for r := range b.rows {
		if to, ok := b.row(d, r); ok {
			b.shared(t, d, src, r, b.lo, b.hi, sanitizer.Take|later, site)
			access(t, d, a, one(t, d), to, (b.hi-b.lo)*b.elem, -1, uint64(how)|sanitizer.Writes|later, site)
		}
	}
}

// box is a box of a tensor.
type box struct {
	tensor      int // where its words are
	at          index
	elem, width int64 // bytes of an element, and elements of a row
	lo, hi      int64 // elements of a row that the tensor has
	rows        int
}

func boxOf(d []uint64, tensor uint64, first index) box {
	w := at(d, tensor) + sanitizer.TensorAt
	b := box{tensor: w, at: first, elem: int64(d[w+sanitizer.TensorElem]), width: int64(d[w+sanitizer.TensorBox]), rows: 1}
	b.lo = max(0, -int64(first[0]))
	b.hi = min(b.width, int64(d[w+sanitizer.TensorDims])-int64(first[0]))
	for i := 1; i < sanitizer.MaxDims; i++ {
		b.rows *= int(d[w+sanitizer.TensorBox+i])
	}
	return b
}

// row returns the address of what the tensor has of a row, if it has anything of it.
func (b *box) row(d []uint64, r int) (address uint64, ok bool) {
	w := b.tensor
	ok = b.lo < b.hi
	address = d[w+sanitizer.TensorBase] + uint64((int64(b.at[0])+b.lo)*b.elem)
	for i := 1; i < sanitizer.MaxDims; i++ {
		n := int(d[w+sanitizer.TensorBox+i])
		x := int64(b.at[i]) + int64(r%n)
		r /= n
		ok = ok && x >= 0 && x < int64(d[w+sanitizer.TensorDims+i])
		address += uint64(x) * d[w+sanitizer.TensorStrides+i]
	}
	return address, ok
}

// shared looks at the access to elements of a row in shared memory. A swizzle exchanges chunks.
func (b *box) shared(t *gpu.Thread, d []uint64, address uint64, r int, lo, hi int64, how uint64, site uint32) {
	const chunk = 16
	span := d[b.tensor+sanitizer.TensorSpan]
	from := uint64(int64(r)*b.width*b.elem + lo*b.elem)
	end := from + uint64((hi-lo)*b.elem)
	if span == 0 {
		touchShared(t, d, address+from, int64(end-from), how, site)
		return
	}
	for from < end {
		next := min(end, from&^(chunk-1)+chunk)
		touchShared(t, d, address+(from^from>>3&(span-chunk)), int64(next-from), how, site)
		from = next
	}
}
