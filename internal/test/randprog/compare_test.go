package randprog

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/test/irexec"
)

// source returns the text of the file that holds the programs.
func source(programs []*Program) string {
	var b strings.Builder
	b.WriteString("package main\n\nimport (\n\t\"iter\"\n\t\"math\"\n\t\"math/bits\"\n\n\t\"github.com/gpuc-go/gpuc/dsl/gpu\"\n)\n")
	b.WriteString(Prelude())
	for _, p := range programs {
		b.WriteString("\n" + p.Source)
	}
	return b.String()
}

// input is what a kernel is called with: memory, and for every parameter where its
// slice begins and how many elements it has, or a number.
type input struct {
	memory []uint64
	args   [][2]uint64
}

func bytesOf(memory []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(memory))), 8*len(memory))
}

func (in input) clone() input {
	return input{append([]uint64(nil), in.memory...), in.args}
}

// inputsPer is the number of inputs with which each program runs.
const inputsPer = 16

// newInput returns the input of a round: small numbers at first, so that conditions
// go both ways.
func newInput(p *Program, seed uint64, round int) input {
	r := rand.New(rand.NewPCG(seed, uint64(round)))
	var in input
	size := 0
	for _, q := range p.Params {
		if !q.Slice {
			in.args = append(in.args, [2]uint64{number(r, q.Type, round)})
			continue
		}
		n := 1 + r.IntN(10)
		if r.IntN(20) == 0 {
			n = 0
		}
		at := size
		switch {
		case q.Name[0] == 'o':
			n = results
		case r.IntN(4) == 0: // over another one
			for i, other := range p.Params[:len(in.args)] {
				if other.Slice && other.Type == q.Type && other.Name[0] != 'o' && in.args[i][1] > 0 {
					skip := r.IntN(int(in.args[i][1]))
					at = int(in.args[i][0]) + skip*q.Type.Size()
					n = r.IntN(int(in.args[i][1])-skip) + 1
				}
			}
		}
		in.args = append(in.args, [2]uint64{uint64(at), uint64(n)})
		size = max(size, (at+n*q.Type.Size()+7)/8*8)
	}
	in.memory = make([]uint64, size/8+1)
	mem := bytesOf(in.memory)
	p.scalars(in, func(at int, t *Type) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], number(r, t, round))
		copy(mem[at:at+t.Size()], b[:])
	})
	return in
}

// scalars calls do for all scalars in the memory of an input.
func (p *Program) scalars(in input, do func(at int, t *Type)) {
	for i, q := range p.Params {
		if q.Slice {
			for j := range int(in.args[i][1]) {
				q.Type.Scalars(int(in.args[i][0])+j*q.Type.Size(), do)
			}
		}
	}
}

// number returns the bits of a random value of t.
func number(r *rand.Rand, t *Type, round int) uint64 {
	var bits uint64
	switch {
	case t.Truth():
		return uint64(r.IntN(2))
	case t.Float():
		f := float64(r.IntN(33)-16) / 4
		switch {
		case round%4 == 2:
			f = math.Float64frombits(r.Uint64())
		case round%4 == 3 && r.IntN(3) == 0:
			f = []float64{0, math.Copysign(0, -1), math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat32, 1 << 53, 5e-324}[r.IntN(8)]
		}
		if t.Size() == 4 {
			return uint64(math.Float32bits(float32(f)))
		}
		return math.Float64bits(f)
	case round%4 == 2:
		bits = r.Uint64()
	case round%4 == 3 && r.IntN(3) == 0:
		bits = []uint64{0, 1, 1<<64 - 1, 1 << 63, 1<<63 - 1, 1 << 31, 1<<32 - 1, 255, 128, 65536}[r.IntN(10)]
	case round%4 == 1:
		bits = uint64(r.IntN(9))
	default:
		bits = uint64(r.IntN(17) - 5)
	}
	if t.Size() < 8 {
		bits &= 1<<(8*t.Size()) - 1
	}
	return bits
}

// outcome is what one run did.
type outcome struct {
	memory []uint64
	// message is the text of a failure, line where it is; "" for none.
	message string
	line    int
}

// difference says in what two outcomes differ, or "".
func (p *Program) difference(in input, native, compiled outcome) string {
	if native.message != compiled.message {
		return fmt.Sprintf("natively failed with %q in line %d, compiled with %q in line %d", native.message, native.line, compiled.message, compiled.line)
	}
	// The Go compiler leaves it to a later access to find a nil pointer.
	if native.line != compiled.line && native.message != fault.Message(fault.Nil, "", 0, 0) {
		return fmt.Sprintf("failed with %q natively in line %d, compiled in line %d", native.message, native.line, compiled.line)
	}
	diff := ""
	for i, q := range p.Params {
		if !q.Slice {
			continue
		}
		for j := range int(in.args[i][1]) {
			q.Type.Scalars(int(in.args[i][0])+j*q.Type.Size(), func(at int, t *Type) {
				a, b := load(bytesOf(native.memory)[at:], t), load(bytesOf(compiled.memory)[at:], t)
				if a != b && diff == "" {
					diff = fmt.Sprintf("%s[%d] (%s): natively %s, compiled %s", q.Name, j, t, a, b)
				}
			})
		}
	}
	return diff
}

// load returns a scalar as text; all NaNs are the same.
func load(b []byte, t *Type) string {
	var full [8]byte
	copy(full[:], b[:t.Size()])
	bits := binary.LittleEndian.Uint64(full[:])
	switch {
	case t.Float() && t.Size() == 4:
		f := math.Float32frombits(uint32(bits))
		if f != f {
			return "NaN"
		}
		return fmt.Sprintf("%g (%#x)", f, bits)
	case t.Float():
		f := math.Float64frombits(bits)
		if f != f {
			return "NaN"
		}
		return fmt.Sprintf("%g (%#x)", f, bits)
	}
	return fmt.Sprintf("%#x", bits)
}

// device is a batch of programs, compiled and made to run on the CPU.
type device struct {
	mod   *irexec.Module
	sites []fault.Site
}

// newDevice compiles the package in dir.
func newDevice(lib *irexec.Library, dir string) (*device, diag.List, error) {
	pkg, err := compiler.Compile(context.Background(), compiler.Options{Dir: dir, Config: manifest.Config{StrictFP: true, Debug: *debug}, Verify: true})
	if err != nil {
		return nil, nil, err
	}
	if pkg.Diags.HasErrors() {
		return nil, pkg.Diags, nil
	}
	mod, err := lib.Load(pkg.IR)
	if err != nil {
		return nil, nil, err
	}
	return &device{mod, pkg.Manifest.Sites}, nil, nil
}

// compile compiles the programs, in dir, without those that the compiler refuses. It
// returns those that are left and what was said of the others.
func compile(lib *irexec.Library, dir string, programs []*Program) (*device, []*Program, diag.List, error) {
	var refused diag.List
	for len(programs) > 0 {
		if err := write(dir, programs); err != nil {
			return nil, nil, nil, err
		}
		d, diags, err := newDevice(lib, dir)
		if err != nil || d != nil {
			return d, programs, refused, err
		}
		bad := map[*Program]bool{}
		lines := firstLines(programs)
		for _, d := range diags {
			i := sort.SearchInts(lines, d.Pos.Line+1) - 1
			for _, call := range callLine.FindAllStringSubmatch(strings.Join(d.Chain, "\n"), -1) {
				if line, err := strconv.Atoi(call[1]); i < 0 && err == nil { // in the prelude
					i = sort.SearchInts(lines, line+1) - 1
				}
			}
			if i < 0 || bad[programs[i]] {
				continue
			}
			bad[programs[i]] = true
			d.Msg = fmt.Sprintf("seed %d: %s", programs[i].Seed, d.Msg)
			refused = append(refused, d)
		}
		if len(bad) == 0 {
			return nil, nil, nil, diags.Err()
		}
		programs = slices.DeleteFunc(slices.Clone(programs), func(p *Program) bool { return bad[p] })
	}
	return nil, nil, refused, nil
}

// callLine finds the lines in the chain of a diagnostic.
var callLine = regexp.MustCompile(`programs\.go:([0-9]+)`)

// firstLines returns the lines in which the programs begin in the file of source.
func firstLines(programs []*Program) []int {
	var lines []int
	at := strings.Count(source(nil), "\n") + 1
	for _, p := range programs {
		lines = append(lines, at)
		at += strings.Count(p.Source, "\n") + 1
	}
	return lines
}

func (d *device) run(p *Program, in input) (outcome, error) {
	in = in.clone()
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(unsafe.SliceData(in.memory))
	base := uint64(uintptr(unsafe.Pointer(unsafe.SliceData(in.memory))))
	var b []byte
	for i, q := range p.Params {
		a := in.args[i]
		size := 8
		if !q.Slice {
			size = q.Type.Size()
		}
		for len(b)%size != 0 {
			b = append(b, 0)
		}
		if q.Slice {
			b = binary.LittleEndian.AppendUint64(b, base+a[0])
			b = binary.LittleEndian.AppendUint64(b, a[1])
			continue
		}
		var full [8]byte
		binary.LittleEndian.PutUint64(full[:], a[0])
		b = append(b, full[:size]...)
	}
	// Neither crash nor endless loop of compiled code comes back: say which it was.
	watchdog := time.AfterFunc(time.Minute, func() { panic(fmt.Sprintf("%s of seed %d does not end", p.Kernel, p.Seed)) })
	defer watchdog.Stop()
	if *trace != "" {
		if err := os.WriteFile(*trace, fmt.Appendf(nil, "%s of seed %d\n", p.Kernel, p.Seed), 0o644); err != nil {
			return outcome{}, err
		}
	}
	rec, err := d.mod.Run(p.Kernel, [3]int{1, 1, 1}, [3]int{1, 1, 1}, b)
	if err != nil {
		return outcome{}, err
	}
	out := outcome{memory: in.memory}
	if rec != nil {
		s := d.sites[rec.Site]
		out.message, out.line = fault.Message(s.Kind, s.Text, rec.Values[0], rec.Values[1]), s.Line
	}
	return out, nil
}

// found is a difference between the two runs of a program.
type found struct {
	p     *Program
	round int
	text  string
}

// tally counts what was compared.
type tally struct {
	programs, runs, failed int
	refused                diag.List
	found                  []found
}

// compare runs programs natively and compiled, and compares.
func (sum *tally) compare(lib *irexec.Library, dir string, programs []*Program) error {
	return sum.compareRounds(lib, dir, programs, 0, inputsPer)
}

// compareRounds is compare with the inputs of some rounds.
func (sum *tally) compareRounds(lib *irexec.Library, dir string, programs []*Program, from, to int) error {
	dev, left, refused, err := compile(lib, dir, programs)
	if err != nil {
		return err
	}
	sum.refused = append(sum.refused, refused...)
	if dev == nil {
		return nil
	}
	defer dev.mod.Close()
	text := strings.Split(source(left), "\n")
	at := func(line int) string {
		if line == 0 {
			return ""
		}
		return strings.TrimSpace(text[line-1])
	}
	nat, err := build(dir)
	if err != nil {
		return err
	}
	defer nat.kill()
	for i, p := range left {
		sum.programs++
		for round := from; round < to; round++ {
			in := newInput(p, p.Seed, round)
			want, err := nat.run(i, in)
			if err != nil {
				return fmt.Errorf("%s of seed %d: %w", p.Kernel, p.Seed, err)
			}
			got, err := dev.run(p, in)
			if err != nil {
				return fmt.Errorf("%s of seed %d: %w", p.Kernel, p.Seed, err)
			}
			sum.runs++
			if want.message != "" {
				sum.failed++
			}
			if text := p.difference(in, want, got); text != "" {
				if want.line != 0 || got.line != 0 {
					text += fmt.Sprintf("\nnatively: %s\ncompiled: %s", at(want.line), at(got.line))
				}
				sum.found = append(sum.found, found{p, round, text})
				break
			}
		}
	}
	return nat.close()
}
