package explore_test

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/check/explore"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// An instruction of a thread of a small machine, which has the words of a memory and data beside
// them. Every step releases and acquires, unless it is relaxed.
type instruction struct {
	// what is r to read a word, s to set it, a to add to it, w to wait for it to be at least the value, e to be
	// the value and c to be no more than the value; S and A issue an operation that sets or adds later;
	// d stores to a datum, and l loads it.
	what    byte
	word    int
	value   int
	relaxed bool
}

func (i instruction) String() string {
	s := fmt.Sprintf("%c%d,%d", i.what, i.word, i.value)
	if i.relaxed {
		s += "~"
	}
	return s
}

type machine [][]instruction

// parseMachine reads threads by |, as in "a0,1 w0,2~ | A0,1".
func parseMachine(t *testing.T, text string) machine {
	t.Helper()
	var m machine
	for _, thread := range strings.Split(text, "|") {
		var list []instruction
		for _, f := range strings.Fields(thread) {
			i := instruction{relaxed: strings.HasSuffix(f, "~")}
			if _, err := fmt.Sscanf(strings.TrimSuffix(f, "~"), "%c%d,%d", &i.what, &i.word, &i.value); err != nil {
				t.Fatal(err)
			}
			list = append(list, i)
		}
		m = append(m, list)
	}
	return m
}

// know is how far somebody knows the instructions of each thread.
type know [4]int

func (k know) join(o know) know {
	for i := range k {
		k[i] = max(k[i], o[i])
	}
	return k
}

// flight is an operation that a thread has issued.
type flight struct {
	instruction
	know know
}

// access is what was done to a datum.
type dataAccess struct {
	thread, at int
	write      bool
}

// once runs the machine and returns what the words and the threads have at the end, and the races.
func (m machine) once(s *explore.Search) (outcome string, races []string) {
	memory := make([]byte, 8*4)
	s.Memory = func(lo, hi uintptr) []byte { return memory[lo:hi] }
	word := func(i int) []byte { return memory[8*i : 8*i+8] }
	var released [4]know
	threads := make([]know, len(m))
	at := make([]int, len(m))
	waits := make([]int, len(m)) // up to which instruction it was told that it waits
	data := map[int][]dataAccess{}
	flights := map[int]flight{}
	issued := 0
	var read []string
	write := func(i instruction, k know) {
		v, w := uint64(i.value), word(i.word)
		switch i.what {
		case 'a', 'A':
			v += binary.LittleEndian.Uint64(w)
		case 's', 'S':
			released[i.word] = know{}
		}
		if !i.relaxed {
			released[i.word] = released[i.word].join(k)
		}
		binary.LittleEndian.PutUint64(w, v)
	}
	for {
		for t := range m { // what is no step
			for ; at[t] < len(m[t]); at[t]++ {
				i := m[t][at[t]]
				switch i.what {
				case 'd', 'l':
					for _, o := range data[i.word] {
						if o.thread != t && (o.write || i.what == 'd') && threads[t][o.thread] <= o.at {
							races = append(races, fmt.Sprintf("%d.%d and %d.%d", min(o.thread, t), [2]int{o.at, at[t]}[b2i(t < o.thread)], max(o.thread, t), [2]int{at[t], o.at}[b2i(t < o.thread)]))
						}
					}
					data[i.word] = append(data[i.word], dataAccess{t, at[t], i.what == 'd'})
				case 'S', 'A':
					issued++
					flights[issued] = flight{i, threads[t]}
					s.Pass(emu.Actor{Launch: 1, Number: t}, emu.Actor{Number: issued})
				}
				if strings.IndexByte("dlSA", i.what) < 0 {
					break
				}
				threads[t][t] = at[t] + 1
			}
		}
		var steps []emu.Step
		for _, n := range slices.Sorted(maps.Keys(flights)) {
			steps = append(steps, emu.Step{Actor: emu.Actor{Number: n}, Accesses: []emu.Access{flights[n].access(flights[n].know.covers(released[flights[n].word]))}})
		}
		for t := range m {
			if at[t] == len(m[t]) {
				continue
			}
			i := m[t][at[t]]
			x := emu.Step{Actor: emu.Actor{Launch: 1, Number: t}, Accesses: []emu.Access{i.access(threads[t].covers(released[i.word]))}}
			if wait := strings.IndexByte("wec", i.what); wait >= 0 {
				x.Await = &emu.Await{Sign: [3]int{1, 0, -1}[wait], Holds: func(b []byte) bool {
					v := int(int64(binary.LittleEndian.Uint64(b)))
					return [3]bool{v >= i.value, v == i.value, v <= i.value}[wait]
				}}
				if waits[t] <= at[t] {
					waits[t] = at[t] + 1
					s.Waits(x)
				}
				if !x.Await.Holds(word(i.word)) {
					continue
				}
			}
			steps = append(steps, x)
		}
		if len(steps) == 0 {
			break
		}
		by := steps[s.Next(steps)].Actor
		if by.Launch == 0 {
			f := flights[by.Number]
			delete(flights, by.Number)
			write(f.instruction, f.know)
			continue
		}
		t := by.Number
		i := m[t][at[t]]
		at[t]++
		threads[t][t] = at[t]
		switch i.what {
		case 's', 'a':
			write(i, threads[t])
		case 'r':
			read = append(read, fmt.Sprintf("%d.%d=%d", t, at[t], int64(binary.LittleEndian.Uint64(word(i.word)))))
			fallthrough
		default:
			if !i.relaxed {
				threads[t] = threads[t].join(released[i.word])
			}
		}
	}
	slices.Sort(read)
	return fmt.Sprint(read, memory, at), races
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// covers says that k knows all that o does.
func (k know) covers(o know) bool { return k.join(o) == k }

// access returns the access of an instruction, which covers what was published before or does not.
func (i instruction) access(covers bool) emu.Access {
	a := emu.Access{Lo: uintptr(8 * i.word), Hi: uintptr(8*i.word + 8), Mode: emu.Reads}
	switch i.what {
	case 's', 'S':
		a.Mode = emu.Writes
		a.Set = func() []byte {
			if i.relaxed || !covers {
				return nil
			}
			return binary.LittleEndian.AppendUint64(nil, uint64(i.value))
		}
	case 'a', 'A':
		a.Mode, a.Add = emu.Adds, int64(i.value)
	}
	return a
}

// search returns the outcomes and the races, unless more executions than limit would be needed.
func (m machine) search(t *testing.T, all bool, limit int) (s *explore.Search, found map[string]bool) {
	t.Helper()
	s, found = &explore.Search{All: all}, map[string]bool{}
	for more := true; more; {
		s.Begin()
		outcome, races := m.once(s)
		found[outcome] = true
		for _, r := range races {
			found["race of "+r] = true
		}
		if more = s.End(); s.Executions == limit {
			return nil, nil
		}
	}
	if s.Err != nil {
		t.Fatal(s.Err)
	}
	return s, found
}

func (m machine) String() string {
	var threads []string
	for _, list := range m {
		threads = append(threads, strings.Trim(fmt.Sprint(list), "[]"))
	}
	return strings.Join(threads, " | ")
}

func randomMachine(random *rand.Rand) machine {
	m := make(machine, 2+random.IntN(3))
	for t := range m {
		for range 1 + random.IntN(5-len(m)/2) {
			i := instruction{what: "rsssSsaawwwwecSAAAddll"[random.IntN(22)], word: random.IntN(2), value: random.IntN(3) + 1, relaxed: random.IntN(4) == 0}
			if strings.IndexByte("aA", i.what) >= 0 && random.IntN(6) == 0 {
				i.value = -i.value
			}
			if i.what == 'c' {
				i.value = -random.IntN(2)
			}
			m[t] = append(m[t], i)
		}
	}
	return m
}

// TestReductionLosesNoOutcome compares random machines with all their orders.
func TestReductionLosesNoOutcome(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	compared, all, some, most := 0, 0, 0, 2000
	if testing.Short() {
		most = 300
	}
	for compared < most {
		m := randomMachine(random)
		a, want := m.search(t, true, 1000)
		if a == nil {
			continue
		}
		compared++
		s, got := m.search(t, false, 0)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%v: outcomes (-all +some):\n%s", m, diff)
		}
		all, some = all+a.Executions, some+s.Executions
	}
	t.Logf("%d executions in the place of %d", some, all)
}
