package nccl

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// TestOperationsAtPEsOfOtherHosts makes the table of docs/transports.md, in which each operation has a row.
func TestOperationsAtPEsOfOtherHosts(t *testing.T) {
	var list []string
	names := map[string][]string{}
	for i := range op.Table {
		o := &op.Table[i]
		f := far[o.Name]
		if f == nil {
			t.Errorf("%s has no row", o.Name)
			continue
		}
		if (f.Refused == "") != (f.Instead == "") || f.How == "" && len(f.Types) > 0 {
			t.Errorf("%s: %+v", o.Name, f)
		}
		how, less := f.How, f.Less
		if f.Refused != "" {
			why := "refused: " + f.Refused + ". Way out: " + f.Instead
			if less != "" {
				less, why = less+". Other types are ", "r"+why[1:]
			}
			less += why
			if how == "" {
				how = "not done"
			}
		}
		row := fmt.Sprintf("%s | %s", how, less)
		if names[row] == nil {
			list = append(list, row)
		}
		names[row] = append(names[row], "`"+o.Name+"`")
	}
	if len(far) != len(op.Table) {
		t.Errorf("%d rows for %d operations", len(far), len(op.Table))
	}
	var b strings.Builder
	b.WriteString("| operations | nccl, far (GIN) | what it guarantees less |\n|---|---|---|\n")
	for _, row := range list {
		fmt.Fprintf(&b, "| %s | %s |\n", strings.Join(names[row], ", "), row)
	}
	golden.Table(t, "../../../docs/transports.md", "far", b.String())
}

// TestRefusedOperations has the texts of operations that are refused, and of those that depend on the type.
func TestRefusedOperations(t *testing.T) {
	for symbol, want := range map[string]string{
		"gpuc_atomic_fetch_add_thread_int64": "the kernel calls AtomicFetchAdd of int64, and PE 3 is of another host: NCCL's network has no atomics that return a value; send a request to the PE whose word it is, by PutSignal with SignalAdd, and let that PE do it",
		"gpuc_atomic_add_thread_float32":     "the kernel calls AtomicAdd of float32, and PE 3 is of another host: NCCL's network adds to integers of 64 bits alone; use int64 or uint64, or send the summand by PutSignal with SignalAdd, and let the peer add it",
		"gpuc_atomic_add_thread_int64":       "",
		"gpuc_atomic_inc_thread_32":          "the kernel calls AtomicInc of 32 bits, and PE 3 is of another host: NCCL's network adds to integers of 64 bits alone; use int64 or uint64",
		"gpuc_atomic_inc_thread_64":          "",
		"gpuc_atomic_or_thread_64":           "the kernel calls AtomicOr of 64 bits, and PE 3 is of another host: NCCL's network has no atomics on bits; send a request to the PE whose word it is, by PutSignal with SignalAdd, and let that PE do it",
		"gpuc_put_block":                     "",
	} {
		if !op.IsSymbol(symbol) {
			t.Errorf("there is no %s", symbol)
		}
		if got := far.Refuses([]string{"gpuc_my_pe_thread", symbol}, 3); got != want {
			t.Errorf("%s: got %q, want %q", symbol, got, want)
		}
	}
}
