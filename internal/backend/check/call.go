package check

import (
	"fmt"
	"math"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// callee is what an instruction calls.
type callee func(t *thread, in *nvir.Instr, regs []uint64)

// replaced returns what a function of the compiler's own does, whether kernels define it or
// not; nil if the name is none.
func replaced(name string) callee {
	switch {
	case name == "gpuc_fail":
		return failed
	case name == "gpuc_grid_sync":
		return func(t *thread, in *nvir.Instr, _ []uint64) {
			t.meetIn(&t.launch.grid, in, "Grid.Sync", true, t.e.SyncGrid)
		}
	case name == op.PeerBase.Symbol || name == op.PeerEarly.Symbol:
		// Each PE has many allocations, so its number stands for where they begin.
		return result(func(t *thread, a []uint64) uint64 {
			pe := int(int32(a[0]))
			if !t.e.Reaches(pe) {
				return 0
			}
			return nvir.Mask(a[0], 32) + 1
		})
	case name == op.PeerAt.Symbol:
		return result(func(t *thread, a []uint64) uint64 {
			if a[0] == 0 { // the kernel looks at that afterwards
				return 0
			}
			return uint64(t.peer(uintptr(a[1]), int(a[0])-1))
		})
	case name == "vprintf":
		return printf
	case strings.HasPrefix(name, "llvm.memset."):
		return fillMemory
	case strings.HasPrefix(name, "llvm.memcpy."):
		return moveMemory
	case strings.HasPrefix(name, "gpuc_has_"):
		return restsOn(name[:len("gpuc_has_")], result(func(t *thread, _ []uint64) uint64 { return bit(t.c.variant) }))
	case name == "__nvvm_reflect":
		return restsOn(name, result(func(t *thread, _ []uint64) uint64 { return t.launch.p.arch }))
	}
	return primitive(name)
}

// known returns what a call does of a function that the kernels do not define. What the
// engine does not know is refused when a kernel comes to it, by name.
func known(in *nvir.Instr) callee {
	if f := special(in.Name); f != nil {
		return f
	}
	if inst, ok := op.BySymbol(in.Name); ok {
		return communication(inst)
	}
	f := mathFunc(in.Name)
	if f == nil {
		f = intFunc(in.Name)
	}
	if f != nil {
		return result(func(_ *thread, a []uint64) uint64 { return f(a) })
	}
	return unknown("function " + in.Name)
}

// unknown refuses what the engine does not know.
func unknown(what string) callee {
	return func(t *thread, _ *nvir.Instr, _ []uint64) {
		panic(&fault.Failure{Kind: fault.Unknown, Text: fmt.Sprintf("the back end check does not know the %s; run the kernel on the emulator or on a GPU", what)})
	}
}

// result makes a callee of a function that computes a scalar.
func result(f func(t *thread, a []uint64) uint64) callee {
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		t.scratch = t.appendArgs(t.scratch[:0], in, regs)
		x := f(t, t.scratch) // which does not keep them
		if in.Dst >= 0 {
			regs[in.Dst] = x
		}
	}
}

// args returns the arguments of a call.
func (t *thread) args(in *nvir.Instr, regs []uint64) []uint64 {
	return t.appendArgs(make([]uint64, 0, len(in.Args)), in, regs)
}

// appendArgs adds the arguments of a call to a list.
func (t *thread) appendArgs(list []uint64, in *nvir.Instr, regs []uint64) []uint64 {
	for _, x := range in.Args {
		list = append(list, t.value(regs, x))
	}
	return list
}

// callOf calls a function that the kernels define.
func callOf(f *nvir.Func) callee {
	hook := strings.HasPrefix(f.Name, sanitizer.HookPrefix)
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		frame := t.frame(f.Regs)
		for i, x := range in.Args {
			frame[i] = t.value(regs, x)
		}
		before := t.caller
		if hook && before == nil {
			t.caller = t.at
		}
		t.calls = append(t.calls, t.at)
		out := t.exec(f, frame)
		t.unframe()
		t.caller, t.calls = before, t.calls[:len(t.calls)-1]
		if in.Dst >= 0 {
			copy(regs[in.Dst:], out)
		}
	}
}

// failed reports a failed check of the kernel, as a GPU does.
func failed(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	site := int(nvir.Mask(a[1], 32))
	sites := t.launch.p.m.Sites
	if site >= len(sites) {
		t.fail("failed at unknown site %d; run gpuc generate", site)
	}
	s := sites[site]
	t.at = &nvir.Place{File: s.File, Line: s.Line}
	panic(&fault.Failure{Kind: s.Kind, Text: s.Text, V0: int64(a[2]), V1: int64(a[3])})
}

// special returns what an intrinsic of the GPU does, nil if the name is none.
func special(name string) callee {
	short, ok := strings.CutPrefix(name, "llvm.nvvm.")
	if !ok {
		return nil
	}
	if reg, ok := strings.CutPrefix(short, "read.ptx.sreg."); ok {
		return register(reg)
	}
	if strings.HasPrefix(short, "atomic.load.add.f") {
		return floatAdd
	}
	return specials[short]
}

// specials are the intrinsics by their names after llvm.nvvm.
var specials = map[string]callee{
	"barrier0": func(t *thread, in *nvir.Instr, _ []uint64) {
		t.meetIn(&t.block.sync, in, "Block.Sync", false, t.e.SyncBlock)
	},
	"barrier0.popc": func(t *thread, in *nvir.Instr, regs []uint64) {
		m := t.meetIn(&t.block.sync, in, "Block.Sync", false, t.e.SyncBlock)
		regs[in.Dst] = uint64(m.count)
	},
	"bar.warp.sync": func(t *thread, in *nvir.Instr, _ []uint64) {
		t.meetIn(&t.block.warps[t.warp], in, "Warp.Sync", false, t.e.SyncWarp)
	},
	"membar.cta":    func(t *thread, _ *nvir.Instr, _ []uint64) { t.fence(memmodel.Block) },
	"membar.gl":     func(t *thread, _ *nvir.Instr, _ []uint64) { t.fence(memmodel.Device) },
	"membar.sys":    func(t *thread, _ *nvir.Instr, _ []uint64) { t.fence(memmodel.System) },
	"shfl.sync.i32": shuffle,
	"vote.sync":     vote,
}

// register returns what reads a special register.
func register(name string) callee {
	reg, letter, _ := strings.Cut(name, ".")
	return result(func(t *thread, _ []uint64) uint64 {
		d := t.g.ThreadIdx
		switch reg {
		case "laneid":
			return uint64(t.g.Lane)
		case "ctaid":
			d = t.g.BlockIdx
		case "ntid":
			d = t.g.BlockDim
		case "nctaid":
			d = t.g.GridDim
		}
		return along(d, strings.Index("xyz", letter))
	})
}

// along returns an extent, or an index, along an axis.
func along(d threadapi.Dim3, axis int) uint64 { return uint64([]int{d.X, d.Y, d.Z}[axis]) }

// peer returns the address on a PE of symmetric memory.
func (t *thread) peer(p uintptr, pe int) uintptr {
	if p == 0 {
		return 0
	}
	m := t.mem(p, 0)
	if m.Obj == nil {
		t.fail("Peer of memory that is not symmetric")
	}
	return uintptr(t.e.Peer(m, pe))
}

// text returns a string of C.
func (t *thread) text(p uintptr) string {
	var b strings.Builder
	for ; ; p++ {
		t.region(p, 1)
		x := byte(peek(p, 1))
		if x == 0 {
			return b.String()
		}
		b.WriteByte(x)
	}
}

// printf performs a gpu.Printf, whose arguments lie in a struct, each of 4 or 8 bytes.
func printf(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	text, err := format(t, t.text(uintptr(a[0])), uintptr(a[1]))
	if err != nil {
		t.fail("gpu.Printf: %v", err)
	}
	t.e.Print(text)
	if in.Dst >= 0 {
		regs[in.Dst] = uint64(len(text))
	}
}

// format fills a format of C with arguments at p.
func format(t *thread, f string, p uintptr) (string, error) {
	var b strings.Builder
	next := func(n uintptr) uint64 {
		p = (p + n - 1) / n * n
		x := peek(p, int64(n))
		p += n
		return x
	}
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			b.WriteByte(f[i])
			continue
		}
		start := i
		for i++; i < len(f) && strings.IndexByte("0123456789.+-# ", f[i]) >= 0; i++ {
		}
		spec := f[start:i]
		long := 0
		for ; i < len(f) && f[i] == 'l'; i++ {
			long++
		}
		if i == len(f) {
			return "", fmt.Errorf("the format %q ends in a verb", f)
		}
		n := uintptr(4)
		if long > 0 {
			n = 8
		}
		switch v := f[i]; v {
		case '%':
			b.WriteByte('%')
		case 'd', 'i':
			fmt.Fprintf(&b, spec+"d", signed(next(n), int(8*n)))
		case 'u':
			fmt.Fprintf(&b, spec+"d", next(n))
		case 'x', 'X', 'o':
			fmt.Fprintf(&b, spec+string(v), next(n))
		case 'c':
			fmt.Fprintf(&b, spec+"c", rune(next(n)))
		case 'f', 'e', 'g', 'E', 'G':
			b.WriteString(floatText(spec, v, toFloat(next(8), 64)))
		case 's':
			fmt.Fprintf(&b, spec+"s", t.text(uintptr(next(8))))
		case 'p':
			fmt.Fprintf(&b, "0x%x", next(8))
		default:
			return "", fmt.Errorf("no verb %%%c", v)
		}
	}
	return b.String(), nil
}

// floatText formats a number as C does.
func floatText(spec string, verb byte, x float64) string {
	if math.IsInf(x, 0) || x != x {
		return strings.TrimPrefix(strings.ToLower(fmt.Sprintf(strings.ReplaceAll(spec, "0", "")+string(verb), x)), "+")
	}
	if (verb == 'g' || verb == 'G') && !strings.Contains(spec, ".") {
		spec += ".6"
	}
	return fmt.Sprintf(spec+string(verb), x)
}
