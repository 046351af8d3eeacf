package build

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// This file finds conflicts of banks of shared memory in PTX: accesses by which the lanes of a warp
// meet in a bank. They are known where the address is a number that each lane has, and something
// that is the same for the warp.

// Conflict is an access to shared memory that takes several turns, since lanes meet in banks.
type Conflict struct {
	File string `json:"file"`
	Line int    `json:"line"`
	// Op is load, store, ldmatrix or stmatrix, and Bytes what a lane accesses at once.
	Op    string `json:"op"`
	Bytes int    `json:"bytes"`
	// Turns is how many times as long the access takes as one without conflicts.
	Turns int `json:"turns"`
	// Count is the number of such instructions in PTX.
	Count int `json:"count"`
}

var (
	ptxEntry = regexp.MustCompile(`^(?:\.visible )?\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w$]+)`)
	ptxFile  = regexp.MustCompile(`^\s*\.file\s+(\d+)\s+"([^"]*)"`)
	ptxLoc   = regexp.MustCompile(`^\s*\.loc\s+(\d+)\s+(\d+)`)
	ptxInstr = regexp.MustCompile(`^[\s{]*(?:@!?%\w+\s+)?([a-z][\w.:]*)\s+(.*)$`)
	// ptxShared is the address of an access to shared memory: a register, and a distance from it.
	ptxShared = regexp.MustCompile(`\[(%\w+)(?:\+(-?\d+))?\]`)
)

// AddConflicts adds the conflicts of banks to the figures of the kernels, from PTX for the same
// architecture: machine code no longer tells how an address came about.
func (g *Generated) AddConflicts(stats []KernelStats, ptx []byte) {
	all := bankConflicts(ptx)
	for i, k := range g.Manifest.Kernels {
		stats[i].Conflicts = all[k.Symbol]
	}
}

// bankConflicts returns the conflicts of each kernel, by its symbol.
func bankConflicts(ptx []byte) map[string][]Conflict {
	files := map[string]string{}
	for line := range strings.Lines(string(ptx)) {
		if m := ptxFile.FindStringSubmatch(line); m != nil {
			files[m[1]] = fault.FileName(m[2])
		}
	}
	all := map[string][]Conflict{}
	var f *ptxFunc
	end := func() {
		if f != nil {
			all[f.name] = f.conflicts()
		}
	}
	for line := range strings.Lines(string(ptx)) {
		if m := ptxEntry.FindStringSubmatch(line); m != nil {
			end()
			f = &ptxFunc{name: m[1], defs: map[string][]ptxDef{}, known: map[string]ptxValue{}}
			continue
		}
		if f == nil {
			continue
		}
		if m := ptxLoc.FindStringSubmatch(line); m != nil {
			f.file, f.line = files[m[1]], m[2]
			continue
		}
		for s := range strings.SplitSeq(line, ";") {
			if m := ptxInstr.FindStringSubmatch(strings.TrimSpace(s)); m != nil {
				f.instr(m[1], m[2])
			}
		}
		if strings.HasPrefix(line, "$L") {
			f.block++
		}
	}
	end()
	return all
}

// ptxFunc is what is read of a function.
type ptxFunc struct {
	name       string
	file, line string
	block      int
	defs       map[string][]ptxDef
	accesses   []ptxAccess
	// known are registers whose values have been found. steps bounds the search for one, and trying says
	// that it counts on what may turn out wrong.
	known         map[string]ptxValue
	steps, trying int
}

// searchSteps bounds the search for the address of an access.
const searchSteps = 10000

// ptxDef is an instruction that gives a register its value.
type ptxDef struct {
	op   string
	args []string
}

// ptxAccess is an access to shared memory at a distance from what is in a register.
type ptxAccess struct {
	file, line, op string
	block          int
	reg            string
	at, bytes      int
}

// ptxBytes are the sizes of the types of PTX.
var ptxBytes = map[string]int{"8": 1, "16": 2, "32": 4, "64": 8}

func (f *ptxFunc) instr(op, operands string) {
	parts := strings.Split(op, ".")
	switch {
	case parts[0] == "ldmatrix" || parts[0] == "stmatrix":
		f.access(parts[0], operands, 16)
	case (parts[0] == "ld" || parts[0] == "st") && slices.Contains(parts, "shared"):
		bytes := ptxBytes[strings.TrimLeft(parts[len(parts)-1], "bsuf")]
		for _, p := range parts {
			if n, ok := strings.CutPrefix(p, "v"); ok && (n == "2" || n == "4") {
				bytes *= int(n[0] - '0')
			}
		}
		f.access(map[string]string{"ld": "load", "st": "store"}[parts[0]], operands, bytes)
	}
	var args []string
	for _, a := range strings.Split(strings.NewReplacer("{", "", "}", "").Replace(operands), ",") {
		args = append(args, strings.TrimSpace(a))
	}
	if len(args) < 2 || parts[0] == "st" || parts[0] == "bra" {
		return
	}
	n := 1
	if from := strings.Index(operands, "["); parts[0] == "ld" && from > 0 { // a vector has several
		n = max(1, strings.Count(operands[:from], "%"))
	}
	for _, reg := range args[:min(n, len(args))] {
		reg, _, _ = strings.Cut(reg, "|") // a predicate stands after
		f.defs[reg] = append(f.defs[reg], ptxDef{op, args[min(n, len(args)):]})
	}
}

func (f *ptxFunc) access(op, operands string, bytes int) {
	m := ptxShared.FindStringSubmatch(operands)
	if m == nil || bytes == 0 {
		return
	}
	at, _ := strconv.Atoi(m[2]) // no number is 0
	f.accesses = append(f.accesses, ptxAccess{f.file, f.line, op, f.block, m[1], at, bytes})
}

// conflicts returns the conflicts of the function, by source line.
func (f *ptxFunc) conflicts() []Conflict {
	var all []Conflict
	for i, a := range f.accesses {
		f.steps = searchSteps
		x, ok := f.value(a.reg, map[string]ptxValue{})
		if !ok {
			continue
		}
		turns := bankTurns(x, a.bytes)
		if turns > 1 && (a.op == "load" || a.op == "store") {
			// Accesses side by side may become one, which has conflicts of its own.
			for _, wide := range []int{8, 16} {
				if wide > a.bytes && f.together(i, wide) {
					turns = min(turns, bankTurns(x, wide))
				}
			}
		}
		if turns == 1 {
			continue
		}
		line, _ := strconv.Atoi(a.line)
		c := Conflict{File: a.file, Line: line, Op: a.op, Bytes: a.bytes, Turns: turns}
		at := slices.IndexFunc(all, func(o Conflict) bool { o.Count = 0; return o == c })
		if at < 0 {
			at = len(all)
			all = append(all, c)
		}
		all[at].Count++
	}
	slices.SortStableFunc(all, func(a, b Conflict) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	return all
}

// together reports whether accesses of the same block fill the bytes around access i up to a multiple
// of wide.
func (f *ptxFunc) together(i, wide int) bool {
	a := f.accesses[i]
	filled := 0
	for _, o := range f.accesses {
		if o.block == a.block && o.op == a.op && o.reg == a.reg && o.bytes == a.bytes && o.at/wide == a.at/wide {
			filled += o.bytes
		}
	}
	return filled >= wide
}

const (
	banks     = 32
	bankBytes = 4
	high      = 1 << 40
)

// bankTurns returns how many times as long a warp's access takes at the addresses x as one without
// conflicts. Accesses of 8 bytes are made by half of the lanes at a time, and those of 16 by a quarter.
func bankTurns(x ptxValue, bytes int) int {
	at := min(lanes, banks*bankBytes/max(bytes, bankBytes))
	turns, least := 0, lanes/at
	for first := 0; first < lanes; first += at {
		in := map[int64]map[int64]bool{} // the words of each bank
		most := 0
		for _, v := range x.lane[first : first+at] {
			v += high // without a remainder below 0
			for word := v / bankBytes; word <= (v+int64(bytes)-1)/bankBytes; word++ {
				b := word % banks
				if in[b] == nil {
					in[b] = map[int64]bool{}
				}
				in[b][word] = true
				most = max(most, len(in[b]))
			}
		}
		turns += most
	}
	return turns / least
}
