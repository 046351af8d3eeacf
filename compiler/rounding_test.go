package compiler

import (
	"context"
	"path/filepath"
	"regexp"
	"testing"
)

// TestConversionsRound compiles kernels with one product, which an explicit conversion rounds or
// does not, wherever the product comes from.
func TestConversionsRound(t *testing.T) {
	for name, test := range map[string]struct {
		body, more string
		rounded    bool
	}{
		"no conversion":          {body: "p := d[1] * d[2]; d[0] = p + d[3]"},
		"of another value":       {body: "p := d[1] * d[2]; q := d[2] + d[3]; d[0] = p + float64(q)"},
		"of an integer":          {body: "p := d[1] * d[2]; d[0] = p + float64(n)"},
		"of the product":         {body: "d[0] = float64(d[1]*d[2]) + d[3]", rounded: true},
		"of a variable":          {body: "p := d[1] * d[2]; d[0] = float64(p) + d[3]", rounded: true},
		"of what is subtracted":  {body: "p := d[1] * d[2]; d[0] = d[3] - float64(p)", rounded: true},
		"into a variable":        {body: "p := d[1] * d[2]; q := float64(p); d[0] = q + d[3]", rounded: true},
		"assigned with +=":       {body: "p := d[1] * d[2]; s := d[3]; s += float64(p); d[0] = s", rounded: true},
		"of a negated variable":  {body: "p := -(d[1] * d[2]); d[0] = float64(p) + d[3]", rounded: true},
		"of one of two values":   {body: "p := d[1]; if n > 0 { p *= d[2] }; d[0] = float64(p) + d[3]", rounded: true},
		"to float32":             {body: "p := d[1] * d[2]; e[0] = float32(p) + e[1]", rounded: true},
		"to a named type":        {body: "p := d[1] * d[2]; d[0] = float64(length(p)) + d[3]", more: "type length float64", rounded: true},
		"of a captured variable": {body: "p := d[1]; f := func() { p *= d[2] }; f(); d[0] = float64(p) + d[3]", rounded: true},
		"of memory":              {body: "d[4] = d[1] * d[2]; d[0] = float64(d[4]) + d[3]", rounded: true},
		"of a field":             {body: "v := pair{x: d[1] * d[2]}; w := &v; d[0] = float64(w.x) + d[3]", more: "type pair struct{ x, y float64 }", rounded: true},
		"of a result":            {body: "d[0] = float64(mul(d[1], d[2])) + d[3]", more: "func mul(x, y float64) float64 { return x * y }", rounded: true},
		"of a parameter":         {body: "d[0] = add(d[1]*d[2], d[3])", more: "func add(x, y float64) float64 { return float64(x) + y }", rounded: true},
		"of a type parameter":    {body: "d[0] = add(d[1]*d[2], d[3])", more: "func add[T float32 | float64](x, y T) T { return T(x) + y }", rounded: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file, err := filepath.Abs("testdata/saxpy.go")
			if err != nil {
				t.Fatal(err)
			}
			source := "package saxpy\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n//gpu:kernel\nfunc K(t *gpu.Thread, d []float64, e []float32, n int) { " + test.body + " }\n" + test.more + "\n"
			p, err := Compile(context.Background(), Options{Pattern: "testdata/saxpy.go", Overlay: map[string][]byte{file: []byte(source)}, Verify: true})
			if err != nil || p.Program() == nil {
				t.Fatal(err, p.Diags)
			}
			products := regexp.MustCompile(`= Mul float.*`).FindAllString(p.Program().String(), -1)
			if len(products) != 1 || regexp.MustCompile("nocontract").MatchString(products[0]) != test.rounded {
				t.Errorf("want one product, rounded: %v; got %q", test.rounded, products)
			}
		})
	}
}
