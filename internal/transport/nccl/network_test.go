package nccl

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// commBytes is the size of a device communicator here.
const commBytes = 240

// newFarWorld returns a world in which lsa PEs after each other address each other, or all.
func newFarWorld(n, lsa int) (*world, []*gpu) {
	w, gpus := newWorld(n)
	w.lsa = lsa
	if lsa != 0 {
		w.version = nccl.Version{Major: 2, Minor: 30, Patch: 7}
		for _, g := range gpus {
			g.reaching = true
		}
	}
	return w, gpus
}

// near returns how many PEs address each other.
func (g *gpu) near() int {
	if g.w.lsa == 0 {
		return g.w.members
	}
	return g.w.lsa
}

// reaches reports whether this GPU has an address.
func (g *gpu) reaches(at uint64) bool {
	pe := int(at-flatBase) >> 32 / stride
	return at < flatBase || pe == g.rank || !g.w.hidden && pe/g.near() == g.rank/g.near()
}

func (l lib) Properties(nccl.Comm) (nccl.Properties, error) {
	if !l.w.version.Has(nccl.Version{Major: 2, Minor: 30, Patch: 7}) {
		return nccl.Properties{}, &nccl.LacksError{}
	}
	return nccl.Properties{GIN: l.w.gin, LSATeams: l.w.members / l.near()}, nil
}

func (l lib) DeviceComm(nccl.Comm, nccl.Idle) ([]byte, error) {
	return slices.Repeat([]byte{byte(l.rank)}, commBytes), nil
}

func (l lib) FreeDeviceComm(nccl.Comm, []byte) error {
	l.log = append(l.log, "free the device communicator")
	return nil
}

// link stands in for libNVVM and nvJitLink.
func (g *gpu) link(t *transport.Transport, ir []byte, m *manifest.Manifest) ([]byte, error) {
	for _, k := range m.Kernels {
		if !strings.Contains(string(ir), "@"+k.Symbol+"(") || t.Name != "nccl-gin" {
			return nil, fmt.Errorf("%s has no %s:\n%s", t.Name, k.Symbol, ir)
		}
	}
	return ir, nil
}

// stream does what a kernel does that calls a device function.
func (g *gpu) stream(symbol string, p []uint64, threads int) {
	w := g.w
	in, _ := op.BySymbol(symbol)
	params, _ := in.Proto()
	v := map[string]uint64{}
	for i, c := range params {
		v[c.Name] = p[i]
	}
	if (in.Scope == op.Thread) != (threads == 1) {
		panic(symbol)
	}
	at := func(addr uint64, pe int) uint64 { return addr + uint64(pe-g.rank)*stride<<32 }
	put := func(dst, src, n uint64, pe int) { copy(w.find(at(dst, pe), int(n)), w.find(src, int(n))) }
	signal := func() {
		word, value := at(v["sig"], int(v["pe"])), v["sigval"]
		if v["sigop"] == op.SignalAdd {
			value += w.word(word)
		}
		w.set(word, value)
	}
	row := w.word(g.globals[stateSymbol]+16) + v["team"]*56
	size := w.number(row + 4)
	member := func(i int) int { return w.number(w.word(row+8) + uint64(4*i)) }
	me := 0
	for me < size && member(me) != g.rank {
		me++
	}
	sync := func() {
		words, now := w.word(row+16), w.word(row+24)
		for i := range size {
			switch pe := member(i); {
			case pe == g.rank:
			case pe/g.near() == g.rank/g.near():
				w.set(at(words, pe)+uint64(8*g.rank), now)
			default:
				word := at(words, pe) + uint64(8*g.rank)
				w.set(word, w.word(word)+1)
			}
		}
		w.came.Broadcast()
		for i := range size {
			for pe := member(i); pe != g.rank && w.word(words+uint64(8*pe)) < now; {
				w.came.Wait()
			}
		}
		w.set(row+24, now+1)
	}
	sum := func(from, to uint64) {
		sync()
		var sums []uint64
		for e := from; e < to; e += 8 {
			s := uint64(0)
			for i := range size {
				s += w.word(at(v["src"]+e, member(i)))
			}
			sums = append(sums, s)
		}
		sync()
		for i, s := range sums {
			w.set(v["dst"]+uint64(8*i), s)
		}
	}
	n, part := v["bytes"], uint64(0)
	if size > 0 {
		part = n / uint64(size)
	}
	switch in.Op.Name {
	case "Put":
		put(v["dst"], v["src"], n, int(v["pe"]))
	case "Get":
		copy(w.find(v["dst"], int(n)), w.find(at(v["src"], int(v["pe"])), int(n)))
	case "PutSignal":
		put(v["dst"], v["src"], n, int(v["pe"]))
		signal()
	case "SignalOp":
		signal()
	case "Reduce":
		sum(0, n)
	case "ReduceScatter":
		sum(uint64(me)*part, uint64(me+1)*part)
	case "Broadcast":
		for i := 0; i < size && me == int(v["root"]); i++ {
			put(v["dst"], v["src"], n, member(i))
		}
	case "FCollect":
		for i := range size {
			put(v["dst"]+uint64(me)*n, v["src"], n, member(i))
		}
	case "AllToAll":
		for i := range size {
			put(v["dst"]+uint64(me)*part, v["src"]+uint64(i)*part, part, member(i))
		}
	}
	if in.Op.Collective() && !in.Op.Reduces() {
		sync()
		if in.Op.Effect == op.Completes {
			sync()
		}
	}
}

// TestPEsOfOtherHosts: each two of four PEs address each other. Teams, addresses and modules say so, and windows
// are in the table while they are registered.
func TestPEsOfOtherHosts(t *testing.T) {
	_, gpus := newFarWorld(4, 2)
	got := make([]string, 4)
	errs := onPEs(t, gpus, func(l *Library, g *gpu) error {
		if !l.Runs("2") || !l.Runs("2-2.30.7") || l.Runs("2-2.32.3") || l.Runs("1-2.30.7") || l.Runs("2.30.7") {
			t.Error("kernels are for one version of NCCL")
		}
		at, err := l.Malloc(64)
		if err != nil {
			return err
		}
		var text []any
		for pe := range 4 {
			p, err := l.Ptr(at, pe)
			text = append(text, p != 0, err)
		}
		for _, team := range []int32{op.TeamShared, op.TeamNode, op.TeamSameMyPENode, op.TeamSameGPU} {
			members, err := l.TeamMembers(team)
			text = append(text, members, err)
		}
		memory, _ := g.MemAlloc(4096)
		flat, err := l.RegisterSymmetric(memory, 4096)
		if err != nil {
			return err
		}
		count, table := g.words(l.network.state.windows, 1)[0], l.network.windows
		if count != 2 || table[1].at != flat || table[1].bytes != 4096 || table[0].at != l.state.words {
			t.Errorf("%d windows: %x", count, table)
		}
		if err := l.UnregisterSymmetric(flat, 4096); err != nil {
			return err
		}
		if rest := g.words(l.network.state.windows+8+24, 2); rest[1] != 0 {
			t.Errorf("a window that is no more: %x", rest)
		}
		if err := l.ModuleInit(1); err != nil {
			return err
		}
		far, comm := g.words(g.globals[farSymbol], 4), g.words(g.globals[commSymbol], 1)
		if far[0] != uint64(g.rank&^1)|2<<32 || far[2] != l.network.state.pieces || comm[0] != 0x0101010101010101*uint64(g.rank) {
			t.Errorf("PE %d hands modules %x and %x", g.rank, far, comm)
		}
		got[g.rank] = fmt.Sprint(text...)
		g.log = nil
		err = l.Finalize()
		if d := cmp.Diff([]string{streamPrefix + "gpuc_sync_block", "free the device communicator", "deregister", "free", "finalize", "destroy"}, g.log); d != "" {
			t.Errorf("at its end (-want +got):\n%s", d)
		}
		return err
	})
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"true <nil> true <nil> false <nil> false <nil> [0 1] <nil> [0 1] <nil> [0 2] <nil> [0] <nil>",
		"true <nil> true <nil> false <nil> false <nil> [0 1] <nil> [0 1] <nil> [1 3] <nil> [1] <nil>",
		"false <nil> false <nil> true <nil> true <nil> [2 3] <nil> [2 3] <nil> [0 2] <nil> [2] <nil>",
		"false <nil> false <nil> true <nil> true <nil> [2 3] <nil> [2 3] <nil> [1 3] <nil> [3] <nil>",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("addresses and teams (-want +got):\n%s", d)
	}
}

// TestNetworksThatDoNot has PEs that address no other, and networks that kernels cannot use.
func TestNetworksThatDoNot(t *testing.T) {
	for _, tt := range []struct {
		gin     int
		version nccl.Version
		want    string
	}{
		{0, nccl.Version{Major: 2, Minor: 30, Patch: 7}, "PE 1 addresses the memory of 1 of 2 PEs (NCCL_LSA_TEAM_SIZE can make that fewer), and NCCL 2.30.7 finds no network to the others"},
		{3, nccl.Version{Major: 2, Minor: 30, Patch: 7}, "set NCCL_GIN_TYPE=2 on every PE"},
		{3, nccl.Version{Major: 2, Minor: 32, Patch: 3}, ""},
		{2, nccl.Version{Major: 2, Minor: 29, Patch: 7}, "take GPUC_TRANSPORT=nccl-gin with NCCL 2.30.7 to 2.32"},
	} {
		w, gpus := newFarWorld(2, 1)
		w.gin, w.version = tt.gin, tt.version
		errs := onPEs(t, gpus, func(l *Library, g *gpu) error { return l.Finalize() })
		if err := errs[1]; (err == nil) != (tt.want == "") || err != nil && !strings.Contains(err.Error(), tt.want) {
			t.Errorf("NCCL %v with a network of type %d: %v, want %q", tt.version, tt.gin, err, tt.want)
		}
	}
}

// TestKernelsOfTheNetworkCompile has libNVVM take the kernels that do on streams what operations do.
func TestKernelsOfTheNetworkCompile(t *testing.T) {
	lib, err := nvvm.Open(chaintest.Toolchain(t, toolchain.Compile).Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	sum := streamInstance(op.Lookup("Reduce"), op.TypeBFloat16, op.Sum)
	for _, list := range [][]op.Instance{StreamInstances(), {sum}} {
		ir, _ := StreamKernels(list)
		if _, err := lib.Compile("stream", ir, nil, nvvm.Config{Arch: chaintest.Arch(t, "sm_90"), Format: nvvm.LTOIR}); err != nil {
			t.Errorf("%v\n%s", err, ir)
		}
	}
}
