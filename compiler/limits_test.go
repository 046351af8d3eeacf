package compiler

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// doubling is a kernel with closures that each call the next one twice.
func doubling(closures int) string {
	text := `package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Deep(t *gpu.Thread, s []float32) {
	f0 := func(x float32) float32 { return x*x + 1 }
`
	for i := range closures {
		text += fmt.Sprintf("\tf%d := func(x float32) float32 { return f%d(x) * f%d(x+%d) }\n", i+1, i, i, i)
	}
	return text + fmt.Sprintf("\ts[0] = f%d(s[0])\n}\n", closures)
}

// TestClosuresThatMultiplyAreRefused names the closure that there is most of, when its
// copies come to more than what a function may grow by.
func TestClosuresThatMultiplyAreRefused(t *testing.T) {
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	const refused = "kernel Deep grows by more than 32768 instructions, since closures stand in place of their calls, that of saxpy.go:7 in place of 8193; declare it as a function, which is called, or call it in fewer places"
	for _, c := range []struct {
		closures int
		want     []string
	}{
		{10, nil}, {15, []string{refused}}, {60, []string{refused}},
	} {
		p, err := Compile(context.Background(), Options{Pattern: file, Overlay: map[string][]byte{file: []byte(doubling(c.closures))}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range p.Diags {
			got = append(got, d.Msg)
			if d.Pos.Line < 7 {
				t.Errorf("%d closures: error in line %d", c.closures, d.Pos.Line)
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%d closures (-want +got):\n%s", c.closures, diff)
		}
	}
}
