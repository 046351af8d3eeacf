package scale

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

const document = "../../docs/scale.md"

// sizes are the bytes of the tables' vectors, with their names.
var sizes = []struct {
	bytes int
	name  string
}{{1 << 10, "1 KB"}, {32 << 10, "32 KB"}, {1 << 20, "1 MB"}, {64 << 20, "64 MB"}}

// perHost is the number of GPUs of a host in the tables.
const perHost = 8

// measured are figures of one host with H200, in a CUDA graph, in microseconds (bench/results,
// 2026-11-22, ours).
var measured = []struct {
	what  string
	pes   int
	name  string
	took  float64
	model func(m Machine, j Job) float64
}{
	{"allreduce, ll", 2, "8 B", 2.61, reduce(ReduceFlat, 8)},
	{"allreduce, ll", 4, "8 B", 3.22, reduce(ReduceFlat, 8)},
	{"allreduce, ll", 2, "32 KB", 3.14, reduce(ReduceFlat, 32<<10)},
	{"allreduce, ll", 4, "32 KB", 4.09, reduce(ReduceFlat, 32<<10)},
	{"allreduce, ll", 2, "128 KB", 3.72, reduce(ReduceFlat, 128<<10)},
	{"allreduce, ll", 4, "128 KB", 6.10, reduce(ReduceFlat, 128<<10)},
	{"allreduce, two-shot", 2, "1 MB", 9.20, reduce(ReduceTwo, 1<<20)},
	{"allreduce, two-shot", 4, "1 MB", 11.2, reduce(ReduceTwo, 1<<20)},
	{"allreduce, two-shot", 2, "4 MB", 19.1, reduce(ReduceTwo, 4<<20)},
	{"allreduce, two-shot", 4, "4 MB", 26.6, reduce(ReduceTwo, 4<<20)},
	{"allreduce, two-shot", 2, "64 MB", 208, reduce(ReduceTwo, 64<<20)},
	{"allreduce, two-shot", 4, "64 MB", 325, reduce(ReduceTwo, 64<<20)},
	{"all-to-all", 2, "1 KB", 4.43, exchange(1 << 10)},
	{"all-to-all", 4, "1 KB", 4.28, exchange(1 << 10)},
	{"all-to-all", 2, "256 KB", 5.28, exchange(256 << 10)},
	{"all-to-all", 4, "256 KB", 7.44, exchange(256 << 10)},
	{"all-to-all", 2, "1 MB", 8.17, exchange(1 << 20)},
	{"all-to-all", 4, "1 MB", 14.9, exchange(1 << 20)},
	{"all-to-all", 2, "16 MB", 55.3, exchange(16 << 20)},
	{"all-to-all", 4, "16 MB", 157, exchange(16 << 20)},
	{"layer of experts", 2, "1 tokens", 9.00, dispatch(1)},
	{"layer of experts", 4, "1 tokens", 9.18, dispatch(1)},
	{"layer of experts", 2, "8 tokens", 10.3, dispatch(8)},
	{"layer of experts", 4, "8 tokens", 11.1, dispatch(8)},
	{"layer of experts", 2, "64 tokens", 20.9, dispatch(64)},
	{"layer of experts", 4, "64 tokens", 26.6, dispatch(64)},
	{"layer of experts", 2, "128 tokens", 33.6, dispatch(128)},
	{"layer of experts", 4, "128 tokens", 44.5, dispatch(128)},
	{"layer of experts", 2, "512 tokens", 114, dispatch(512)},
	{"layer of experts", 4, "512 tokens", 158, dispatch(512)},
}

// expertsOf is a layer of the benchmarks: tokens of 7 KB, each for 8 of so many experts.
func expertsOf(tokens, experts int) Layer {
	return Layer{Tokens: tokens, Bytes: 7 << 10, Experts: experts, TopK: 8}
}

func dispatch(tokens int) func(Machine, Job) float64 {
	return func(m Machine, j Job) float64 { return of(m.Dispatch(j, expertsOf(tokens, 64)), DispatchDirect) }
}

func reduce(algorithm string, bytes int) func(Machine, Job) float64 {
	return func(m Machine, j Job) float64 { return of(m.AllReduce(j, bytes), algorithm) }
}

func exchange(bytes int) func(Machine, Job) float64 {
	return func(m Machine, j Job) float64 { return of(m.AllToAll(j, bytes), ExchangeDirect) }
}

// of returns the time of an algorithm, 0 if there is none.
func of(list []Estimate, algorithm string) float64 {
	for _, e := range list {
		if e.Algorithm == algorithm {
			return e.Time
		}
	}
	return 0
}

// TestTables compares the tables of docs/scale.md with the model.
func TestTables(t *testing.T) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	want := string(text)
	for name, table := range map[string]string{"allreduce": reduceTable(), "alltoall": exchangeTable(), "dispatch": dispatchTable(), "measured": measuredTable()} {
		begin, end := fmt.Sprintf("<!-- table %s -->\n", name), "<!-- end of table -->\n"
		before, rest, ok := strings.Cut(want, begin)
		_, after, ends := strings.Cut(rest, end)
		if !ok || !ends {
			t.Fatalf("%s has no table %s", document, name)
		}
		want = before + begin + table + end + after
	}
	if *golden.Update {
		if err := os.WriteFile(document, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(want, string(text)); diff != "" {
		t.Errorf("tables of %s; go test ./examples/scale -update writes them (-want +got):\n%s", document, diff)
	}
}

func reduceTable() string {
	var b bytes.Buffer
	b.WriteString("| PEs | bytes | ll | ring | host-once | host-twice | fastest |\n|---|---|---|---|---|---|---|\n")
	for _, pes := range []int{8, 64, 512, 4096} {
		for _, s := range sizes {
			list := H200.AllReduce(On(pes, perHost), s.bytes)
			fmt.Fprintf(&b, "| %d | %s | %s | %s | %s | %s | %s, %s |\n", pes, s.name, us(of(list, ReduceFlat)), us(of(list, ReduceRing)),
				us(of(list, ReduceOnce)), us(of(list, ReduceTwice)), list[0].Algorithm, us(list[0].Time))
		}
	}
	return b.String()
}

func exchangeTable() string {
	var b bytes.Buffer
	b.WriteString("| PEs | bytes to each PE | direct | relayed | fastest |\n|---|---|---|---|---|\n")
	for _, pes := range []int{8, 64, 512, 4096} {
		for _, size := range []struct {
			bytes int
			name  string
		}{{64, "64 B"}, {1 << 10, "1 KB"}, {16 << 10, "16 KB"}, {1 << 20, "1 MB"}} {
			list := H200.AllToAll(On(pes, perHost), size.bytes)
			fmt.Fprintf(&b, "| %d | %s | %s | %s | %s |\n", pes, size.name, us(of(list, ExchangeDirect)), us(of(list, ExchangeRelayed)), list[0].Algorithm)
		}
	}
	return b.String()
}

func dispatchTable() string {
	var b bytes.Buffer
	b.WriteString("| PEs | experts | tokens of each PE | direct | relayed | fastest |\n|---|---|---|---|---|---|\n")
	for _, pes := range []int{8, 64, 512, 4096} {
		for _, tokens := range []int{1, 16, 128, 1024} {
			experts := max(256, pes)
			list := H200.Dispatch(On(pes, perHost), expertsOf(tokens, experts))
			fmt.Fprintf(&b, "| %d | %d | %d | %s | %s | %s |\n", pes, experts, tokens, us(of(list, DispatchDirect)), us(of(list, DispatchRelayed)), list[0].Algorithm)
		}
	}
	return b.String()
}

func measuredTable() string {
	var b bytes.Buffer
	b.WriteString("| | PEs | bytes | measured, us | model, us | error |\n|---|---|---|---|---|---|\n")
	for _, x := range measured {
		model := x.model(H200, On(x.pes, perHost))
		fmt.Fprintf(&b, "| %s | %d | %s | %.3g | %.3g | %+.0f %% |\n", x.what, x.pes, x.name, x.took, model, 100*(model-x.took)/x.took)
	}
	return b.String()
}

// us prints a time in microseconds, a dash for none.
func us(t float64) string {
	switch {
	case t == 0:
		return "-"
	case t < 999.5:
		return fmt.Sprintf("%.3g us", t)
	case t < 999.5e3:
		return fmt.Sprintf("%.3g ms", t/1e3)
	}
	return fmt.Sprintf("%.0f s", t/1e6)
}

// TestModelIsNearWhatWasMeasured on one host, within a fifth.
func TestModelIsNearWhatWasMeasured(t *testing.T) {
	for _, x := range measured {
		if model := x.model(H200, On(x.pes, perHost)); model < x.took*0.8 || model > x.took*1.2 {
			t.Errorf("%s, %d PEs, %s: the model says %.3g us, measured were %.3g", x.what, x.pes, x.name, model, x.took)
		}
	}
}

// TestChoices are what the algorithms choose at some places.
func TestChoices(t *testing.T) {
	for _, test := range []struct {
		pes, bytes int
		reduce     string
		exchange   string
		dispatch   string // of 128 tokens
	}{
		{1, 1 << 20, ReduceFlat, ExchangeDirect, DispatchDirect},
		{8, 1 << 10, ReduceFlat, ExchangeDirect, DispatchDirect},
		{8, 1 << 20, ReduceTwo, ExchangeDirect, DispatchDirect},
		{64, 1 << 10, ReduceOnce, ExchangeRelayed, DispatchRelayed},
		{64, 64 << 20, ReduceTwice, ExchangeDirect, DispatchRelayed},
		{4096, 1 << 10, ReduceOnce, ExchangeRelayed, DispatchRelayed},
		{4096, 64 << 20, ReduceTwice, ExchangeDirect, DispatchRelayed},
	} {
		j := On(test.pes, perHost)
		if got := H200.AllReduce(j, test.bytes)[0].Algorithm; got != test.reduce {
			t.Errorf("allreduce of %d bytes on %d PEs by %s, want %s", test.bytes, test.pes, got, test.reduce)
		}
		if got := H200.AllToAll(j, test.bytes)[0].Algorithm; got != test.exchange {
			t.Errorf("all-to-all of %d bytes on %d PEs by %s, want %s", test.bytes, test.pes, got, test.exchange)
		}
		if got := H200.Dispatch(j, expertsOf(128, 4096))[0].Algorithm; got != test.dispatch {
			t.Errorf("experts on %d PEs by %s, want %s", test.pes, got, test.dispatch)
		}
	}
	// A token that has one expert goes to one host either way.
	if got := H200.Dispatch(On(16, perHost), Layer{Tokens: 128, Bytes: 7 << 10, Experts: 16, TopK: 1})[0].Algorithm; got != DispatchDirect {
		t.Errorf("one expert for each token by %s", got)
	}
}
