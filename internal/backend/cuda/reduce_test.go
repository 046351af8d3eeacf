package cuda

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport/nccl"
)

// TestReductionsBecomeCallsOfTheHostLibrary looks at what is done around the limits of
// NVSHMEM's own code, and that NCCL has none of them.
func TestReductionsBecomeCallsOfTheHostLibrary(t *testing.T) {
	meet := onStream{Name: "Sync"}
	room := func(bytes int) func(*device) {
		return func(d *device) { d.sym.limits.ScatterBytes = bytes }
	}
	byNCCL := func(d *device) { d.sym.limits.ScatterBytes, d.sym.lib.(*fakePE).nccl = 0, true }
	multicast := func(d *device) {
		d.sym.limits.ScatterBytes, d.sym.lib.(*fakePE).nccl, d.sym.lib.(*fakePE).multicast = 31, true, true
	}
	inPlace := func(pes int) func(dst, _ driver.Mem) driver.HostCall {
		return func(dst, _ driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Reduce"), Members: worldTeam(pes).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(8, 32), Src: dst.Slice(8, 32), Elem: 4, Type: op.TypeInt32, Reduction: op.Sum}}
		}
	}
	scatter := func(by op.Reduction) func(dst, src driver.Mem) driver.HostCall {
		return func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("ReduceScatter"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 24), Src: src.Slice(0, 48), Elem: 4, Type: op.TypeInt32, Reduction: by}}
		}
	}
	between := func(by op.Reduction) func(dst, src driver.Mem) driver.HostCall {
		return func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Reduce"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 24), Src: src.Slice(4, 28), Elem: 4, Type: op.TypeInt32, Reduction: by}}
		}
	}
	for _, test := range []struct {
		name string
		pes  int
		set  func(*device)
		comm func(dst, src driver.Mem) driver.HostCall
		want []onStream
	}{
		{"reduction", 2, nil, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Reduce"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 24), Src: src.Slice(8, 32), Elem: 4, Type: op.TypeFloat32, Reduction: op.Max}}
		}, []onStream{{"Reduce float32 max", 24, "dst+0", "src+8"}}},
		{"pairs that begin between words", 2, nil, between(op.Xor),
			[]onStream{{"Reduce int32 xor", 20, "dst+0", "src+4"}, {"Reduce int32 xor", 4, "dst+20", "src+24"}}},
		{"an odd number that begins between words", 2, nil, func(dst, src driver.Mem) driver.HostCall {
			return driver.HostCall{Op: op.HostLookup("Reduce"), Members: worldTeam(2).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(0, 20), Src: src.Slice(4, 24), Elem: 4, Type: op.TypeInt32, Reduction: op.Xor}}
		}, []onStream{{"Reduce int32 xor", 20, "dst+0", "src+4"}}},
		{"pairs that begin between words, by NCCL", 2, byNCCL, between(op.Sum), []onStream{{"Reduce int32 sum", 24, "dst+0", "src+4"}}},
		{"in place of two PEs", 2, nil, inPlace(2), []onStream{{"Reduce int32 sum", 24, "dst+8", "dst+8"}}},
		{"in place of three PEs", 3, nil, inPlace(3), []onStream{{"Reduce int32 sum", 24, "dst+8", "scratch+0"}}},
		{"in place of three PEs, by a transport without limits", 3, func(d *device) { d.sym.limits = nccl.Transport().Host.ReduceLimits(d.getenv) }, inPlace(3),
			[]onStream{{"Reduce int32 sum", 24, "dst+8", "dst+8"}}},
		{"in place of three PEs, by NCCL", 3, byNCCL, inPlace(3), []onStream{{"Reduce int32 sum", 24, "dst+8", "dst+8"}}},
		{"in place of three PEs with multicast, when all have copied", 3, multicast, inPlace(3),
			[]onStream{meet, {"Reduce int32 sum", 24, "dst+8", "scratch+0"}}},
		{"reduce-scatter", 2, nil, scatter(op.Sum), []onStream{{"ReduceScatter int32 sum", 24, "dst+0", "src+0"}}},
		{"reduce-scatter of what the room holds", 2, room(48), scatter(op.Sum), []onStream{{"ReduceScatter int32 sum", 24, "dst+0", "src+0"}}},
		{"reduce-scatter beyond the room, in pieces that it holds", 2, room(36), scatter(op.Sum),
			[]onStream{{"ReduceScatter int32 sum", 16, "dst+0", "scratch+0"}, {"ReduceScatter int32 sum", 8, "dst+16", "scratch+0"}}},
		{"reduce-scatter beyond the room, by NCCL", 2, byNCCL, scatter(op.Max), []onStream{{"ReduceScatter int32 max", 24, "dst+0", "src+0"}}},
		{"reduce-scatter beyond the room that NCCL has not", 2, byNCCL, scatter(op.And),
			[]onStream{meet, {"Reduce int32 and", 24, "scratch+0", "src+0"}, meet, {"Reduce int32 and", 24, "scratch+0", "src+24"}}},
		{"reduce-scatter beyond the room with multicast, when all have copied", 2, multicast, scatter(op.Sum), []onStream{
			meet, {"ReduceScatter int32 sum", 12, "dst+0", "scratch+0"},
			meet, {"ReduceScatter int32 sum", 12, "dst+12", "scratch+0"}}},
		{"reduce-scatter where the room holds no element of each PE, part by part", 2, room(7), scatter(op.Sum),
			[]onStream{meet, {"Reduce int32 sum", 24, "scratch+0", "src+0"}, meet, {"Reduce int32 sum", 24, "scratch+0", "src+24"}}},
	} {
		t.Run(test.name, func(t *testing.T) { becomes(t, test.pes, test.set, test.comm, test.want) })
	}
}

// TestReduceScatterInPiecesIsRight looks at the results of every PE, and that nothing else is
// written.
func TestReduceScatterInPiecesIsRight(t *testing.T) {
	for _, test := range []struct{ pes, part, room, pitch, copies int }{
		{1, 5, 16, 40, 3}, {2, 1, 8, 40, 0}, {2, 6, 32, 48, 3}, {2, 7, 40, 56, 4}, {2, 7, 111, 56, 2}, {2, 7, 112, 56, 0},
		{3, 5, 24, 40, 5}, {3, 5, 100, 40, 2}, {3, 5, 100, 39, 0}, {3, 5, 7, 40, 0}, {3, 2000, 4096, 16000, 12}, {2, 4000, 0, 32000, 0},
	} {
		_, errs := onPEs(t, test.pes, func(d *device) error {
			n := test.part * test.pes
			src, err := d.AllocSym(t.Context(), 8*n, int64s(n, func(i int) int { return 1000*i + d.Rank() }), driver.SymOptions{}, "a.go:1")
			if err != nil {
				return err
			}
			dst, err := d.AllocSym(t.Context(), 8*(test.part+2), int64s(test.part+2, func(int) int { return -1 }), driver.SymOptions{}, "a.go:2")
			if err != nil {
				return err
			}
			d.sym.limits.ScatterBytes, d.sym.lib.(*fakePE).room, d.lim.pitch = test.room, test.room, test.pitch
			s, err := d.newStream()
			if err != nil {
				return err
			}
			c := driver.HostCall{Op: op.HostLookup("ReduceScatter"), Members: worldTeam(test.pes).Members, Operands: driver.Operands{Team: op.TeamWorld, Dst: dst.Slice(8, dst.Bytes-8), Src: src, Elem: 8, Type: op.TypeInt64, Reduction: op.Sum}}
			if err := s.Communicate(t.Context(), &c); err != nil {
				return err
			}
			got := make([]byte, dst.Bytes)
			if err := errors.Join(s.CopyOut(got, dst), s.Sync(t.Context())); err != nil {
				return err
			}
			want := int64s(test.part+2, func(i int) int {
				if i == 0 || i > test.part {
					return -1
				}
				return 1000*(d.Rank()*test.part+i-1)*test.pes + test.pes*(test.pes-1)/2
			})
			if !slices.Equal(got, want) {
				return fmt.Errorf("PE %d: got %x\nwant %x", d.Rank(), got, want)
			}
			if copies := d.drv.(*fakeDriver).copies3D; copies != test.copies {
				return fmt.Errorf("%d copies of rows, want %d", copies, test.copies)
			}
			return nil
		})
		if err := errors.Join(errs...); err != nil {
			t.Errorf("%+v: %v", test, err)
		}
	}
}

// int64s returns n integers of 64 bits as bytes.
func int64s(n int, at func(i int) int) []byte {
	var b []byte
	for i := range n {
		b = binary.LittleEndian.AppendUint64(b, uint64(at(i)))
	}
	return b
}

// Operations that use the device's scratch memory follow each other, whatever their teams.
func TestScratchTakesTurns(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), newFakeWorld(1))
	m, err := d.AllocSym(t.Context(), 64, nil, driver.SymOptions{}, "a.go:1")
	if err != nil {
		t.Fatal(err)
	}
	d.sym.limits.ScatterBytes = 8
	s, err := d.newStream()
	if err != nil {
		t.Fatal(err)
	}
	c := driver.HostCall{Op: op.HostLookup("ReduceScatter"), Members: []int{0}, Operands: driver.Operands{Team: 7, Dst: m.Slice(0, 16), Src: m.Slice(16, 32), Elem: 8, Type: op.TypeInt64, Reduction: op.Sum}}
	if err := s.Communicate(t.Context(), &c); err != nil {
		t.Fatal(err)
	}
	for _, key := range []int32{7, scratchTurn} {
		if d.turns[key] == nil || d.turns[key].stream != s {
			t.Errorf("turn %d: %+v, want that of the stream", key, d.turns[key])
		}
	}
}

// TestNVSHMEMDoesNotStartWithWrongScratch before anything is initialised.
func TestNVSHMEMDoesNotStartWithWrongScratch(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	d.job.Getenv = func(name string) string {
		if name == "NVSHMEM_REDUCE_SCRATCH_SIZE" {
			return "64"
		}
		return ""
	}
	if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "x.go:1"); err == nil || !strings.Contains(err.Error(), "leaves out elements") {
		t.Errorf("symmetric memory: %v", err)
	}
	if d.sym != nil {
		t.Error("NVSHMEM was initialised")
	}
}
