package main

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// page is the document that is written from the table.
const page = "../../docs/museum.md"

const intro = `# A museum of published bugs

GPU kernels that communicate ship with missing fences, races and hangs, in libraries that serve
models every day. This page has %d such bugs. Each was published: as an issue, as a fix, or in
public code. For each, we wrote the smallest gpuc kernel that has the bug, and a corrected twin. No
code was copied. [testsuite/museum](../testsuite/museum) has the kernels. Its tests check that the
tools find each bug, and run each twin.

Limits of what this shows:

- The smallest kernel keeps the mistake of the original, but not its surroundings.
- The memory model is that of [memory-model.md](memory-model.md): PTX between threads of GPUs, and
  OpenSHMEM for puts and signals. Some hardware is stronger than this model, so a bug may never show
  there.
- A twin that is right in every order is right at the size in the table, for the orders that
  [checking.md](checking.md#every-order) describes. That says nothing about larger sizes, about the
  original, or about what that page leaves out: orders of streams, and a put that arrives in
  pieces.

The columns of the table:

- **warning**: what ` + "`gpuc check`" + ` reports without running anything.
- **check**: whether the back end check reports the bug with one of the first %d seeds.
- **seeds**: whether the emulator shows the bug, as a wrong result or a hang, with one of the first
  %d seeds.
- **every order**: the number of the execution in which ` + "`-exhaustive`" + ` reports the bug.
- **twin**: the size at which the mended kernel is right in every order (PEs x blocks x threads x
  rounds), and the largest number of executions that stand for all orders. Exceptions in the
  [verdict](checking.md#every-order) are named.

Each of these searches takes less than a second on one core. For 31 bugs and 27 twins of at most two PEs,
blocks and threads, tests compare the verdict with that of an enumeration of all orders of steps, without
any reduction.

These commands run an exhibit, and then all orders of its twin:

` + "```sh" + `
gpuc run -backend check -np 3 ./testsuite/museum -exhibit nvshmem-84
gpuc run -backend check -exhaustive 1000 -np 3 ./testsuite/museum -exhibit nvshmem-84 -right
` + "```" + `

`

// ours is what the page says of the library.
const ours = `## The library in every order

These operations and kernels of gpuc are right in every order, at the sizes of the table. Executions is the largest
number of executions that stand for all orders.

`

// missed is what the page says of bugs that nothing here finds.
const missed = `## What is not here

No tool of gpuc finds these published bugs:

- [pytorch#189228](https://github.com/pytorch/pytorch/issues/189228) and
  [sglang#31117](https://github.com/sgl-project/sglang/issues/31117): allreduces on two streams wait for each
  other, because GPUs run them in different orders. gpuc does not explore orders of streams.
- [DeepEP#496](https://github.com/deepseek-ai/DeepEP/issues/496): kernels of two libraries, started in different
  orders, leave no room for each other's blocks. gpuc assumes that a launch that must be resident as a whole has room.
- [rccl#1946](https://github.com/ROCm/rccl/pull/1946) (of #1932): words of the LL protocol did not become visible on
  MI350 without two fences. gpuc assumes that every store becomes visible eventually.
`

// kernel returns the name of the kernel that a launch launches.
func kernel(f launch) string {
	name := runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name()
	return name[strings.LastIndex(name, ".")+1:]
}

// body returns the lines of a kernel, without its indentation by one, and the number of the line before them.
func body(t *testing.T, kernel string) (file string, lines []string, before int) {
	t.Helper()
	for name, text := range sources(t) {
		head, rest, ok := strings.Cut(text, "\nfunc "+kernel+"(")
		if !ok {
			continue
		}
		_, rest, _ = strings.Cut(rest, "\n")
		rest, _, _ = strings.Cut(rest, "\n}\n")
		for _, l := range strings.Split(rest, "\n") {
			lines = append(lines, strings.TrimPrefix(l, "\t"))
		}
		return name, lines, strings.Count(head, "\n") + 2
	}
	t.Fatalf("there is no kernel %s", kernel)
	return "", nil, 0
}

// marked takes the mark from a line, and says that there was one.
func marked(line string) (string, bool) {
	text, ok := strings.CutSuffix(line, "// mistake")
	return strings.TrimRight(text, " "), ok
}

// differences returns the lines in which two kernels differ, and what is marked in the first one, with dots
// for what is left out.
func differences(wrong, right []string) string {
	type line struct{ sign, text string }
	var all []line
	keep := map[int]bool{}
	add := func(sign, text string, kept bool) {
		keep[len(all)] = kept
		all = append(all, line{sign, text})
	}
	common := make([][]int, len(wrong)+1) // the length of the longest common part from here on
	for i := range common {
		common[i] = make([]int, len(right)+1)
	}
	same := func(i, j int) bool { text, _ := marked(wrong[i]); return text == right[j] }
	for i := len(wrong) - 1; i >= 0; i-- {
		for j := len(right) - 1; j >= 0; j-- {
			common[i][j] = max(common[i+1][j], common[i][j+1])
			if same(i, j) {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	i, j := 0, 0
	for i < len(wrong) || j < len(right) {
		switch {
		case i < len(wrong) && j < len(right) && same(i, j):
			_, mark := marked(wrong[i])
			add(" ", right[j], mark)
			i, j = i+1, j+1
		case j == len(right) || i < len(wrong) && common[i+1][j] >= common[i][j+1]:
			text, _ := marked(wrong[i])
			add("-", text, true)
			i++
		default:
			add("+", right[j], true)
			j++
		}
	}
	first, last, indent := len(all), 0, len(all)
	for i, l := range all {
		if keep[i] {
			first, last, indent = min(first, i), i, min(indent, len(l.text)-len(strings.TrimLeft(l.text, "\t")))
		}
	}
	var b strings.Builder
	for i, l := range all {
		switch {
		case keep[i]:
			fmt.Fprintf(&b, "%s %s\n", l.sign, strings.ReplaceAll(l.text[indent:], "\t", "    "))
		case i > first && i < last && keep[i-1]:
			b.WriteString("  ...\n")
		}
	}
	return b.String()
}

// size returns the size of an exhibit.
func (x *exhibit) size() string {
	return fmt.Sprintf("%d x %d x %d x %d", x.pes, max(x.blocks, 1), max(x.threads, 1), max(x.rounds, 1))
}

// TestPage compares docs/museum.md with the table and the kernels.
func TestPage(t *testing.T) {
	var b strings.Builder
	fmt.Fprintf(&b, intro, len(exhibits), checkSeeds, seeds)
	b.WriteString("| exhibit | published | warning | check | seeds | every order | twin |\n|---|---|---|---|---|---|---|\n")
	yes := map[bool]string{true: "yes", false: "no"}
	for _, x := range exhibits {
		warning, twin := "no", "does not end in a minute"
		if x.warning != "" {
			warning = "`" + x.warning + "`"
		}
		if x.every > 0 {
			twin = fmt.Sprintf("%s: %d", x.size(), x.every)
		}
		if x.except != "" {
			twin += ", except " + x.except
		}
		fmt.Fprintf(&b, "| [%s](#%[1]s) | %s | %s | %s | %s | %d | %s |\n", x.name, x.date, warning, yes[x.found(byCheck)], yes[x.found(bySeeds)], x.within, twin)
	}
	b.WriteString("\n")
	for _, x := range exhibits {
		file, wrong, before := body(t, kernel(x.wrong))
		_, right, _ := body(t, kernel(x.right))
		var places []string
		for i, l := range wrong {
			if _, ok := marked(l); ok {
				places = append(places, fmt.Sprintf("testsuite/museum/%s:%d", file, before+i+1))
			}
		}
		fmt.Fprintf(&b, "## %s\n\n[%s](%s), %s. %s\n\n```diff\n%s```\n\n", x.name, x.source, x.url, x.date, x.what, differences(wrong, right))
		if x.warning != "" {
			fmt.Fprintf(&b, "- `gpuc check` warns: %s\n", x.warning)
		}
		fmt.Fprintf(&b, "- `gpuc run -exhaustive` reports, at one of %s: %s\n\n", strings.Join(places, ", "), x.says)
	}
	b.WriteString(ours + "| | uses | size | executions |\n|---|---|---|---|\n")
	for _, m := range library {
		n := fmt.Sprint(m.every)
		if m.except != "" {
			n += ", except " + m.except
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", m.name, m.uses, m.size, n)
	}
	b.WriteString("\n" + missed)
	if *golden.Update {
		if err := os.WriteFile(page, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(b.String(), string(text)); d != "" {
		t.Errorf("%s is not up to date; run go test -update (-want +got):\n%s", page, d)
	}
}

// TestWarnings compares the table with that of docs/checking.md, which package vet compares with what
// gpuc check says.
func TestWarnings(t *testing.T) {
	text, err := os.ReadFile("../../docs/checking.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range exhibits {
		name, want := kernel(x.wrong), "none"
		if x.warning != "" {
			want = "`" + x.warning + "`"
		}
		if m := regexp.MustCompile("(?m)^\\| `" + name + "` \\| (.*) \\|$").FindSubmatch(text); m == nil || string(m[1]) != want {
			t.Errorf("%s: docs/checking.md says %q, the table %s", name, m, want)
		}
	}
}
