package repocheck

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/test/golden"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// TestOperationsDocumentIsCurrent compares docs/operations.md with what the table
// of operations gives.
func TestOperationsDocumentIsCurrent(t *testing.T) {
	file := filepath.Join(root, "docs", "operations.md")
	want := operations()
	if *golden.Update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, string(got)); d != "" {
		t.Errorf("docs/operations.md is not what the table of operations gives; run make golden (-want +got):\n%s", d)
	}
}

// sections are the headings of the document, in its order, with a note after the table.
var sections = []struct {
	family      op.Family
	title, note string
}{
	{op.Query, "Numbers of PEs", ""},
	{op.RMA, "Put and get", ""},
	{op.Sig, "Signals", "Signals.Words returns signals as words (`Sym[uint64]`), for waits and tests of many words, for atomics,\nand for plain loads and stores. SignalsOf returns words as signals.\n"},
	{op.AMO, "Atomics on symmetric memory", ""},
	{op.Wait, "Waits and tests", ""},
	{op.Order, "Ordering and completion", ""},
	{op.SyncOp, "Barriers", "BarrierAt and SyncAt do the same with one of many barriers of a team (Barriers), for example one for each\nblock. They are written in the kernel language.\n"},
	{op.Coll, "Collectives", ""},
}

// operations returns the document: a table for each family, a row for each
// operation.
func operations() string {
	var b strings.Builder
	b.WriteString(`# Operations

<!-- Written from internal/base/op and internal/transport by make golden. -->

These are the communication operations of [dsl/shmem](../dsl/shmem), which kernels call. The
first argument is the scope: the threads that perform the operation together, which are one
thread, a warp or a block. The columns are:

`)
	columns := documented()
	titles := describe(&b, columns, func(c transport.Column) string { return c.Doc })
	b.WriteString(`- **T**: the element types. "any" is plain data: bools, integers, floats, the floats of package
  gpu, and structs and arrays of these. The operation moves such data as bytes. With "any, by
  its numbers" it moves each number of a struct or array separately.
- **form**: when the operation returns. "blocking": when its local memory may be used again.
  "nbi" (non-blocking): at once; the local memory may be used again after Quiet or a barrier.
  "waits": when other PEs have done their part.
- **guarantees**: order and completion, in short; [memory-model.md](memory-model.md) has the full
  rules. "Later" is any time up to Quiet or a barrier. "Free" memory may be written again.
- **co-resident**: all blocks of a grid that calls the operation must be on the GPU at once. If
  they do not fit, the launch fails.
- **collective**: every PE of the team must call it.
`)
	for _, s := range sections {
		fmt.Fprintf(&b, "\n## %s\n\n", s.title)
		fmt.Fprintf(&b, "| Go | %sscopes | T | form | guarantees | co-resident | collective | |\n", titles)
		b.WriteString("|" + strings.Repeat("---|", strings.Count(titles, "|")+8) + "\n")
		spec := ""
		for i := range op.Table {
			o := &op.Table[i]
			if o.Family != s.family {
				continue
			}
			fmt.Fprintf(&b, "| `%s` |", signature(o))
			for _, c := range columns {
				if c.Doc != "" {
					fmt.Fprintf(&b, " %s |", c.Cell(o))
				}
			}
			fmt.Fprintf(&b, " %s | %s | %s | %s | %s | %s | %s |\n", scopes(o), elements(o), form(o), o.Promise, yes(o.Blocks), yes(o.Collective()), o.Doc)
			if !strings.Contains(spec, o.Spec) {
				spec += "\n" + o.Spec + ".\n"
			}
		}
		b.WriteString(spec)
		if s.note != "" {
			b.WriteString("\n" + s.note)
		}
	}
	onStream(&b)
	return b.String()
}

// onStream writes the table of the operations that the host enqueues.
func onStream(b *strings.Builder) {
	b.WriteString(`
## From the host, on a stream

The host enqueues these on a stream (package [gpurt](../runtime)). They take the same arguments and
give the same guarantees as the operation of the same name in a kernel, in the order of the stream:
the stream takes the place of the threads. All of them can be captured in a graph. For barriers and
collectives there is one exception: they cannot be captured if PEs share a GPU without NVIDIA's
Multi-Process Service. None of them may be in a body of gpurt.If, IfElse, While or Switch; let kernels
communicate there.

`)
	columns := documented()
	titles := describe(b, columns, func(c transport.Column) string { return c.HostDoc })
	fmt.Fprintf(b, "\n| Go | %sT | form | collective | |\n|%s\n", titles, strings.Repeat("---|", strings.Count(titles, "|")+5))
	for i := range op.HostTable {
		o := &op.HostTable[i]
		fmt.Fprintf(b, "| `%s` |", o.Go)
		for _, c := range columns {
			if c.HostDoc != "" {
				fmt.Fprintf(b, " %s |", c.HostCell(o))
			}
		}
		fmt.Fprintf(b, " %s | %s | %s | %s |\n", elements(o.Op), form(o.Op), yes(o.Collective()), o.Doc)
	}
}

// documented returns the columns of all transports.
func documented() (columns []transport.Column) {
	for _, t := range registry.All() {
		if t.Base == "" {
			columns = append(columns, t.Columns...)
		}
	}
	return columns
}

// describe says what the columns hold that are described in a part of the document, and returns
// their titles for the heads of its tables.
func describe(b *strings.Builder, columns []transport.Column, doc func(transport.Column) string) string {
	titles := ""
	for _, c := range columns {
		if text := doc(c); text != "" {
			fmt.Fprintf(b, "- **%s**: %s\n", c.Title, text)
			titles += c.Title + " | "
		}
	}
	return titles
}

// signature returns how the operation is called.
func signature(o *op.Op) string {
	scope := "s"
	if o.Scopes == op.ThreadOnly {
		scope = "t"
	}
	name, args, params := o.Name, []string{scope}, o.Params
	if o.Method {
		name, params = "x."+name, params[1:]
	}
	for _, p := range params {
		args = append(args, map[op.Param]string{
			op.DstSym: "dst", op.DstLocal: "dst", op.SrcSym: "src", op.SrcLocal: "src", op.Ptr: "p", op.Value: "v",
			op.Signal: "sig", op.Line: "line", op.LineData: "data", op.LineFlag: "flag", op.SignalValue: "value", op.SignalOp: "op", op.Cmp: "cmp", op.PE: "pe", op.Team: "team",
			op.Root: "root", op.ReduceBy: "op", op.Cond: "cond", op.TeamPE: "pe", op.ToTeam: "to", op.Words: "x", op.Skip: "skip",
			op.Indices: "indices", op.Values: "values", op.DstStride: "dstStride", op.SrcStride: "srcStride", op.Count: "n", op.Rows: "rows", op.Cols: "cols",
		}[p])
	}
	return name + "(" + strings.Join(args, ", ") + ")"
}

func scopes(o *op.Op) string {
	var names []string
	for _, s := range op.Scopes {
		if o.Scopes.Has(s) {
			names = append(names, s.String())
		}
	}
	return strings.Join(names, ", ")
}

func elements(o *op.Op) string {
	switch {
	case o.Wide != "":
		return "any"
	case slices.Equal(o.Types, op.IntTypes32):
		return "integers of 32 and 64 bits"
	case slices.Equal(o.Types, op.NumberTypes32):
		return "numbers of 32 and 64 bits"
	case slices.Equal(o.Types, op.AddTypes):
		return "numbers of 32 and 64 bits, Float16"
	case slices.Equal(o.Types, op.WaitTypes):
		return "integers of 16 to 64 bits"
	}
	return map[op.Elem]string{op.NoElem: "", op.AnyElem: "any", op.ByWidth: "any, by its numbers", op.ByType: "numbers"}[o.Elem]
}

func form(o *op.Op) string {
	switch {
	case o.NBI:
		return "nbi"
	case o.Blocks:
		return "waits"
	case o.Family == op.Query:
		return ""
	}
	return "blocking"
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return ""
}

// TestOperationsDocumentHoldsEveryOperation guards the list of sections.
func TestOperationsDocumentHoldsEveryOperation(t *testing.T) {
	doc := operations()
	for i := range op.Table {
		if n := strings.Count(doc, "| `"+signature(&op.Table[i])+"`"); n != 1 {
			t.Errorf("%s stands in docs/operations.md %d times", op.Table[i].Name, n)
		}
	}
	for _, o := range op.HostTable {
		if n := strings.Count(doc, "| `"+o.Go+"`"); n != 1 {
			t.Errorf("%s of the host stands in docs/operations.md %d times", o.Name, n)
		}
	}
}

// TestMemoryModelNamesEveryOperation finds operations that docs/memory-model.md
// says nothing about.
func TestMemoryModelNamesEveryOperation(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "memory-model.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, found := strings.Cut(string(text), "\n| operation |")
	if !found {
		t.Fatal("docs/memory-model.md has no table of operations")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	for i := range op.Table {
		if name := op.Table[i].Name; !strings.Contains(table, "`"+name+"`") {
			t.Errorf("the table in docs/memory-model.md does not say what %s promises", name)
		}
	}
}
