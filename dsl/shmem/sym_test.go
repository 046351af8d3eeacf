package shmem_test

import (
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

func TestSymIsASliceOfItsMemory(t *testing.T) {
	x := []int32{0, 1, 2, 3, 4, 5, 6, 7}
	s := shmem.NewSym[int32](threadapi.Mem{Base: unsafe.Pointer(&x[0]), Bytes: 32})
	if s.Len() != 8 || cap(s.Local()) != 8 {
		t.Errorf("length %d, capacity %d", s.Len(), cap(s.Local()))
	}
	part := s.Slice(2, 6).Slice(1, 3)
	if d := cmp.Diff([]int32{3, 4}, part.Local()); d != "" {
		t.Error(d)
	}
	if cap(part.Local()) != 2 {
		t.Errorf("a part has capacity %d", cap(part.Local()))
	}
	part.Local()[0] = 30
	if x[3] != 30 {
		t.Error("a part is a copy")
	}
	if e := s.Slice(8, 8); e.Len() != 0 || len(e.Local()) != 0 {
		t.Errorf("an empty part has length %d", e.Len())
	}
	if z := (shmem.Sym[float64]{}); z.Len() != 0 || len(z.Local()) != 0 {
		t.Error("the zero Sym is not empty")
	}
}

func TestConstantsAreThoseOfTheTable(t *testing.T) {
	got := []int{
		int(shmem.SignalSet), int(shmem.SignalAdd),
		int(shmem.CmpEQ), int(shmem.CmpNE), int(shmem.CmpGT), int(shmem.CmpLE), int(shmem.CmpLT), int(shmem.CmpGE),
		int(shmem.TeamWorld), int(shmem.TeamShared), int(shmem.TeamNode),
	}
	want := []int{
		op.SignalSet, op.SignalAdd, op.CmpEQ, op.CmpNE, op.CmpGT, op.CmpLE, op.CmpLT, op.CmpGE,
		op.TeamWorld, op.TeamShared, op.TeamNode,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
