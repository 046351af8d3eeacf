package plot

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
)

func values(name string, v ...float64) []control.Values {
	var all []control.Values
	for _, x := range v {
		all = append(all, control.Values{name: x})
	}
	return all
}

func sample() *report.Report {
	var results []report.Result
	for i, bytes := range []int64{64, 8} {
		us := float64(10 - i)
		results = append(results, report.Result{
			Case: report.Case{Bench: "allreduce", Name: "some", Params: control.Params{"bytes": bytes}},
			Rounds: map[string][]control.Values{
				report.Ours: values("eager_us", us, us+2, us+1),
				"NCCL":      values("plain_eager_us", 2*us),
			},
		})
	}
	results = append(results, report.Result{
		Case:   report.Case{Bench: "putbw", Name: "failed", Params: control.Params{"bytes": 8}},
		Errors: []string{"no answer"},
	}, report.Result{
		Case:   report.Case{Bench: "barrier", Name: "block"},
		Rounds: map[string][]control.Values{report.Ours: values("us", 3), report.CPP: values("us", 2)},
	})
	return &report.Report{NP: 2, Results: results}
}

func TestFigures(t *testing.T) {
	want := []figure{
		{
			file: "run-barrier-us.svg", title: "barrier, 2 PEs", y: "us: time of ours / peer",
			bars: []bar{{"block / C++", 1.5}},
		},
		{
			file: "run-allreduce-eager-us.svg", title: "allreduce, 2 PEs", x: "bytes", y: "eager, us",
			series: []series{
				{name: "ours", points: []point{{8, 10, 9, 11}, {64, 11, 10, 12}}},
				{name: "NCCL", peer: true, points: []point{{8, 18, 18, 18}, {64, 20, 20, 20}}},
			},
		},
	}
	got := figures("run", sample())
	if d := cmp.Diff(want, got, cmp.AllowUnexported(figure{}, series{}, point{}, bar{})); d != "" {
		t.Errorf("figures (-want +got):\n%s", d)
	}
}

func TestDraw(t *testing.T) {
	dir := t.TempDir()
	names, err := Draw(dir, "run", sample())
	if err != nil {
		t.Fatal(err)
	}
	if len(names) != 2 {
		t.Fatalf("pictures %v, want 2", names)
	}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var texts strings.Builder
		for d := xml.NewDecoder(strings.NewReader(string(b))); ; {
			tok, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if text, ok := tok.(xml.CharData); ok {
				texts.Write(text)
			}
		}
		if !strings.Contains(texts.String(), "2 PEs") {
			t.Errorf("%s lacks its title", name)
		}
	}
}
