package explore_test

import (
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

// access is a step of a thread of a program: r, a or w for the mode, and the word. A step
// with waits comes when so many steps have been taken that write or add to the word.
type access struct {
	mode  emu.Mode
	word  int
	waits int
}

// program is the steps of each thread.
type program [][]access

// parse reads a program: threads by |, steps as in "w0 r1 r1>=2".
func parse(text string) program {
	var p program
	for _, thread := range strings.Split(text, "|") {
		var steps []access
		for _, s := range strings.Fields(thread) {
			a := access{mode: map[byte]emu.Mode{'r': emu.Reads, 'a': emu.Adds, 'w': emu.Writes}[s[0]], word: int(s[1] - '0')}
			if len(s) > 2 {
				a.waits = int(s[4] - '0')
			}
			steps = append(steps, a)
		}
		p = append(p, steps)
	}
	return p
}

// once runs a program and returns who came before whom, of all steps that may not change
// places, and how many steps were left.
func (p program) once(d emu.Director) string {
	at := make([]int, len(p))
	count := map[int]int{}
	type done struct {
		thread, step int
		access
	}
	var trace []done
	for {
		var steps []emu.Step
		for i, thread := range p {
			if at[i] == len(thread) || count[thread[at[i]].word] < thread[at[i]].waits {
				continue
			}
			a := thread[at[i]]
			lo := uintptr(8 * a.word)
			steps = append(steps, emu.Step{Actor: emu.Actor{Number: i}, Accesses: []emu.Access{{Lo: lo, Hi: lo + 8, Mode: a.mode}}})
		}
		if len(steps) == 0 {
			break
		}
		i := steps[d.Next(steps)].Actor.Number
		a := p[i][at[i]]
		trace = append(trace, done{i, at[i], a})
		at[i]++
		if a.mode != emu.Reads {
			count[a.word]++
		}
	}
	var orders []string
	for k, b := range trace {
		orders = append(orders, fmt.Sprintf("%d.%d", b.thread, b.step))
		for _, a := range trace[:k] {
			if a.thread != b.thread && a.word == b.word && (a.mode != b.mode || a.mode == emu.Writes) {
				orders = append(orders, fmt.Sprintf("%d.%d<%d.%d", a.thread, a.step, b.thread, b.step))
			}
		}
	}
	slices.Sort(orders)
	return strings.Join(orders, " ")
}

// search returns how often each order was gone through.
func (p program) search(t *testing.T, all bool) (s *explore.Search, seen map[string]int) {
	t.Helper()
	s, seen = &explore.Search{All: all}, map[string]int{}
	for more := true; more; {
		s.Begin()
		seen[p.once(s)]++
		more = s.End()
	}
	if s.Err != nil {
		t.Fatal(s.Err)
	}
	return s, seen
}

// TestOrdersOfKnownPrograms expects as many executions as there are orders that differ, and
// none twice.
func TestOrdersOfKnownPrograms(t *testing.T) {
	for name, test := range map[string]struct {
		program     string
		orders, all int
	}{
		"message passing":         {"w0 w1 | r1 r0", 3, 6},
		"store buffering":         {"w0 r1 | w1 r0", 3, 6},
		"independent reads":       {"w0 | w1 | r0 r1 | r1 r0", 15, 180},
		"reads of one word":       {"w0 w0 | r0 r0", 6, 6},
		"readers only":            {"r0 | r0 | r0 | r0", 1, 24},
		"three writers":           {"w0 | w0 | w0", 6, 6},
		"sums":                    {"a0 | a0 | a0 | r0>=3", 1, 6},
		"a sum that is read":      {"a0 | a0 | r0", 4, 6},
		"handover":                {"w0 w1 | r1>=1 r0 w2 | r2>=1 r0", 1, 1},
		"a wait for one of three": {"a0 | a0 | a0 | r0>=2", 4, 12},
		"a wait without an end":   {"w0 | r0>=2", 1, 1},
		"different words":         {"w0 w1 | w2 w3 | w4", 1, 30},
	} {
		t.Run(name, func(t *testing.T) {
			p := parse(test.program)
			s, seen := p.search(t, false)
			if got := s.Executions - s.Redundant; got != test.orders || len(seen) != test.orders {
				t.Errorf("%d executions, %d of them redundant, with %d orders; want %d orders", s.Executions, s.Redundant, len(seen), test.orders)
			}
			if b, _ := p.search(t, true); b.Executions != test.all {
				t.Errorf("%d executions without reduction, want %d", b.Executions, test.all)
			}
		})
	}
}

// TestReductionLosesNoOrder compares random programs with all their orders.
func TestReductionLosesNoOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		p := make(program, 2+random.IntN(3))
		for i := range p {
			for range 1 + random.IntN(4-len(p)/2) {
				a := access{mode: emu.Mode(random.IntN(3)), word: random.IntN(3)}
				if random.IntN(4) == 0 {
					a.waits = 1 + random.IntN(2)
				}
				p[i] = append(p[i], a)
			}
		}
		_, all := p.search(t, true)
		s, some := p.search(t, false)
		if diff := cmp.Diff(slices.Sorted(maps.Keys(all)), slices.Sorted(maps.Keys(some))); diff != "" {
			t.Fatalf("%v: orders that are gone through (-all +some):\n%s", p, diff)
		}
		if got := s.Executions - s.Redundant; got != len(all) {
			t.Errorf("%v: %d executions that are not redundant, for %d orders", p, got, len(all))
		}
	}
}

// TestEveryValueIsChosen has each of two threads choose a value in its step.
func TestEveryValueIsChosen(t *testing.T) {
	s, seen := &explore.Search{}, map[string]int{}
	for more := true; more; {
		s.Begin()
		var got []int
		for left := []emu.Step{
			{Actor: emu.Actor{Number: 1}, Accesses: []emu.Access{{Hi: 8, Mode: emu.Writes}}},
			{Actor: emu.Actor{Number: 2}, Accesses: []emu.Access{{Hi: 8, Mode: emu.Writes}}},
		}; len(left) > 0; {
			i := s.Next(left)
			got = append(got, left[i].Actor.Number, s.Choose(left[i].Actor.Number+1))
			left = slices.Delete(left, i, i+1)
		}
		seen[fmt.Sprint(got)]++
		more = s.End()
	}
	want := map[string]int{}
	for a := range 2 {
		for b := range 3 {
			want[fmt.Sprint([]int{1, a, 2, b})]++
			want[fmt.Sprint([]int{2, b, 1, a})]++
		}
	}
	if diff := cmp.Diff(want, seen); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
}

// TestAProgramThatChangesIsRefused has a program that takes other steps the second time.
func TestAProgramThatChangesIsRefused(t *testing.T) {
	s := &explore.Search{}
	s.Begin()
	parse("w0 | w0").once(s)
	if !s.End() {
		t.Fatal("one execution for two orders")
	}
	s.Begin()
	parse("w0").once(s)
	if s.End() || s.Err == nil {
		t.Errorf("no error, although a thread was not there again")
	}
}
